//! look_up.

use super::{at_every_level, for_all};
use crate::Token;
use proptest::prelude::*;

fn check<T: Token>(token: T) {
    for_all(any::<([u8; 16], [u8; 16])>().boxed(), &|&(table, bytes)| {
        let indices = bytes.map(|byte| byte & 127);
        let expected = indices.map(|index| table[usize::from(index % 16)]);
        assert_eq!(token.enter(|| token.look_up(table, indices)), expected);
    });
}

#[test]
fn look_up() {
    at_every_level!(check);
}

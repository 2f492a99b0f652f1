//! list_kept.

use super::{at_every_level, for_all};
use crate::Token;
use proptest::prelude::*;

fn check<T: Token>(token: T) {
    let numbers = prop::collection::vec(any::<u32>(), 64);
    let keep = prop_oneof![Just(0), Just(u64::MAX), any::<u64>()];
    let before = prop::collection::vec(any::<u32>(), 0..40);
    for_all((numbers, keep, before).boxed(), &|(numbers, keep, before)| {
        let kept = (0..64).filter(|place| keep >> place & 1 != 0).map(|place| numbers[place]);
        let expected: Vec<u32> = before.iter().copied().chain(kept).collect();
        let mut list = before.clone();
        let numbers = numbers[..].try_into().unwrap();
        token.enter(|| token.list_kept(numbers, *keep, &mut list));
        assert_eq!(list, expected);
    });
}

#[test]
fn list_kept() {
    at_every_level!(check);
}

//! The functions that are not inlined give what the kernels give.

use super::for_all;
use super::inputs::{list_and_mask, unhit};
use crate::outlined::{Outlined, PLANES, WORDS};
use crate::{CHILDREN_SPARE, SIBLINGS, SPARE_WORDS, Token};
use proptest::prelude::*;

fn check_lists<T: Outlined + Token>(token: T) {
    for_all(list_and_mask::<1>(), &|(list, [mask])| {
        let ([sets], mask) = (list.planes(), *mask);
        let [mut a, mut b] = [0, 1].map(|_| vec![0; sets.len()]);
        let count = Outlined::drop_hit(token, sets, mask, &mut a);
        assert_eq!(count, Token::drop_hit(token, [sets], [mask], [&mut b]));
        assert_eq!(a[..count], b[..count]);
        let count = Outlined::keep_matching(token, sets, 0b111, mask & 0b111, &mut a);
        assert_eq!(count, Token::keep_matching(token, sets, 0b111, mask & 0b111, &mut b));
        assert_eq!(a[..count], b[..count]);
        let count = Outlined::drop_supersets(token, sets, mask, &mut a);
        assert_eq!(count, Token::drop_supersets(token, [sets], [mask], [&mut b]));
        assert_eq!(a[..count], b[..count]);
        let found = Outlined::any_subset(token, sets, mask);
        assert_eq!(found, Token::any_subset(token, [sets], [mask]));
        let [mut a, mut b] = [sets; 2].map(<[u64]>::to_vec);
        Outlined::remove_dead(token, &mut a, mask);
        Token::remove_dead(token, [&mut b], [mask]);
        assert_eq!(a, b);
        let [mut a, mut b] = [0, 1].map(|_| vec![0; sets.len()]);
        Outlined::residual_sizes(token, sets, mask, &mut a);
        Token::residual_sizes(token, [sets], [mask], &mut b);
        assert_eq!(a, b);
        let found = Outlined::smallest(token, sets, mask);
        assert_eq!(found, Token::smallest(token, [sets], [mask]));
        assert_eq!([Outlined::common(token, sets, mask)], Token::common(token, [sets], [mask]));
        let siblings = std::array::from_fn(|i| 1 << i);
        let [mut a, mut b] = [[0; SIBLINGS]; 2];
        Outlined::common_below(token, sets, &siblings, &[!mask; SIBLINGS], &mut a);
        Token::common_below(token, sets, &siblings, &[!mask; SIBLINGS], &mut b);
        assert_eq!(a, b);
        let [[mut a, mut b], [mut c, mut d]] =
            [0; 2].map(|_| [0; 2].map(|_| vec![0; 64 * sets.len() + CHILDREN_SPARE]));
        let open = [sets; 2];
        let count = Outlined::list_children(token, sets, sets, open, mask, &mut a, &mut b);
        let expected = Token::list_children(token, sets, sets, open, mask, &mut c, &mut d);
        assert_eq!(count, expected);
        assert_eq!((&a[..count], &b[..count]), (&c[..count], &d[..count]));
        let [mut a, mut b] = [sets; 2].map(<[u64]>::to_vec);
        let [mut tags_a, mut tags_b] = [sets; 2].map(<[u64]>::to_vec);
        let count = Outlined::keep_filled(token, &mut a, &mut tags_a);
        assert_eq!(count, Token::keep_filled(token, &mut b, &mut tags_b));
        assert_eq!((&a[..count], &tags_a[..count]), (&b[..count], &tags_b[..count]));
        let [mut a, mut b] = [[0; SIBLINGS]; 2];
        Outlined::smallest_below(token, sets, &siblings, &[!mask; SIBLINGS], &mut a);
        Token::smallest_below(token, sets, &siblings, &[!mask; SIBLINGS], &mut b);
        assert_eq!(a, b);
    });
    for_all(list_and_mask::<2>(), &|(list, mask)| {
        let (sets, mask) = (list.planes(), *mask);
        let [mut a, mut b, mut c, mut d] = [0, 1, 2, 3].map(|_| vec![0; list.len()]);
        let count = Outlined::drop_hit_grid(token, sets, mask, [&mut a, &mut b]);
        assert_eq!(count, Token::drop_hit(token, sets, mask, [&mut c, &mut d]));
        assert_eq!((&a[..count], &b[..count]), (&c[..count], &d[..count]));
        let found = Outlined::any_subset_grid(token, sets, mask);
        assert_eq!(found, Token::any_subset(token, sets, mask));
        let found = Outlined::smallest_grid(token, sets, mask);
        assert_eq!(found, Token::smallest(token, sets, mask));
    });
}

fn check_bitmaps<T: Outlined + Token>(token: T) {
    let inputs = (unhit(WORDS), any::<u64>(), 0..20usize).boxed();
    for_all(inputs, &|(sets, mask, most)| {
        let (bitmap, unhit) = &sets.bitmap::<WORDS>();
        let (vectors, blocks, mask, most) = (&bitmap.vectors, &bitmap.blocks, *mask, *most);
        let [mut a, mut b] = [[[7; WORDS]; 64]; 2];
        Outlined::transpose(token, &bitmap.sets, &mut a);
        Token::transpose(token, &bitmap.sets, &mut b);
        assert_eq!(a, b);
        let [mut a, mut b] = [[7; WORDS]; 2];
        let found = Outlined::child(token, unhit, &vectors[53], &mut a);
        assert_eq!(found, Token::child(token, unhit, &vectors[53], &mut b));
        assert_eq!(a, b);
        let cells = 1 << 63 | 1 << 53 | 0b11;
        let [mut a, mut b] = [[[7; WORDS]; 4]; 2];
        let [mut first_a, mut first_b] = [[7; 4]; 2];
        Outlined::children(token, unhit, vectors, cells, &mut a, &mut first_a);
        Token::children(token, unhit, vectors, cells, &mut b, &mut first_b);
        assert_eq!((a, first_a), (b, first_b));
        let hit = &vectors[53];
        let found = Outlined::common_unhit(token, unhit, hit, blocks, !mask);
        assert_eq!(found, Token::common_unhit(token, unhit, hit, blocks, !mask));
        let [mut a, mut b] = [0, 1].map(|_| vec![0; most + SPARE_WORDS]);
        let count = Outlined::first_unhit(token, unhit, blocks, mask, most, &mut a);
        assert_eq!(count, Token::first_unhit(token, unhit, blocks, mask, most, &mut b));
        assert_eq!(a[..count], b[..count]);
        let planes = std::array::from_fn(|w| std::array::from_fn(|cell| vectors[cell][w]));
        let some: [u64; PLANES] = std::array::from_fn(|w| vectors[53][w] & mask);
        let found = Outlined::hitting_all(token, &planes, &some);
        assert_eq!(found, Token::hitting_all(token, &planes, &some));
        let found = Outlined::hitting_any(token, &planes, &some);
        assert_eq!(found, Token::hitting_any(token, &planes, &some));
        let found = Outlined::hit_by(token, vectors, mask & 0xFF);
        assert_eq!(found, Token::hit_by(token, vectors, mask & 0xFF));
        let rows = [&vectors[53], &vectors[0], &vectors[1], &vectors[63]];
        let found = Outlined::all_hit(token, unhit, rows);
        assert_eq!(found, Token::all_hit(token, unhit, rows));
        let [mut a, mut b] = [*unhit; 2];
        let first = Outlined::packing_step(token, &mut a, vectors, 1 << 53);
        assert_eq!(first, Token::packing_step(token, &mut b, vectors, 1 << 53));
        assert_eq!(a, b);
        let found = Outlined::compact(token, hit, unhit);
        assert_eq!(found, Token::compact(token, hit, unhit));
        let (hit, row) = (&unhit[..], &hit[..]);
        let [mut a, mut b] = [[0; WORDS]; 2];
        Outlined::hit_parts(token, hit, row, &mut a);
        Token::hit_parts(token, hit, row, &mut b);
        assert_eq!(a, b);
        let found = Outlined::open_patterns(token, hit, row);
        assert_eq!(found, Token::open_patterns(token, hit, row));
        let rows = rows.map(|row| &row[..]);
        let found = Outlined::open_below(token, hit, rows);
        assert_eq!(found, Token::open_below(token, hit, rows));
    });
}

#[test]
fn as_inlined() {
    for isa in crate::testing::isas() {
        crate::dispatch!(isa, token => check_lists(token));
        crate::dispatch!(isa, token => check_bitmaps(token));
    }
}

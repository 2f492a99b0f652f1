//! The functions that are not inlined give what the kernels give.

use super::for_all;
use super::inputs::{list_and_mask, unhit};
use crate::outlined::{Kernels, PLACES, WORDS_OF_LAST, WORDS_OF_OTHERS, WORDS_OF_SUBTREE};
use crate::{CHILDREN_SPARE, InStacks, MiniRows, Room, SIBLINGS, SPARE_WORDS, Token};
use proptest::prelude::*;

/// Compares each function of a table with the kernel of its name. All kernels are named here, so
/// that the compiler warns of an unused name if one is not compared.
///
/// # Safety
/// The table is that of the token's level.
unsafe fn check<T: Token>(token: T, kernels: &Kernels) {
    let &Kernels {
        drop_hit,
        any_subset,
        smallest,
        common_below,
        list_children,
        keep_filled,
        transpose,
        transpose_in_squares,
        child,
        first_unhit,
        hit_by,
        all_hit,
        look_up,
        hit_parts,
        open_below,
        with_room,
    } = kernels;
    // SAFETY: the token proves that the machine has the features of the level.
    for_all(list_and_mask(), &|(list, mask)| unsafe {
        let (sets, mask) = (list.sets(), *mask);
        let [mut a, mut b] = [0; 2].map(|_| vec![0; sets.len()]);
        let count = drop_hit(sets, mask, &mut a);
        assert_eq!(count, token.drop_hit([sets], [mask], [&mut b]));
        assert_eq!(a[..count], b[..count]);
        assert_eq!(any_subset(sets, mask), token.any_subset(sets, mask));
        assert_eq!(smallest(sets, mask), token.smallest(sets, mask));
        let (siblings, alive) = (std::array::from_fn(|i| 1 << i), [!mask; SIBLINGS]);
        let [mut a, mut b] = [[0; SIBLINGS]; 2];
        common_below(sets, &siblings, &alive, &mut a);
        token.common_below(sets, &siblings, &alive, &mut b);
        assert_eq!(a, b);
        let mut nodes = sets.to_vec();
        nodes.resize(sets.len().next_multiple_of(SIBLINGS), 0);
        let (branches, nodes): (Vec<u64>, Vec<u64>) =
            nodes.iter().map(|set| (set & mask, set & !mask)).unzip();
        let open = [&nodes[..], &branches];
        let room = 64 * nodes.len() + CHILDREN_SPARE;
        let [[mut a, mut b], [mut c, mut d]] = [0; 2].map(|_| [0; 2].map(|_| vec![0; room]));
        let count = list_children(&branches, &nodes, open, mask >> 3, &mut a, &mut b);
        let expected = token.list_children(&branches, &nodes, open, mask >> 3, &mut c, &mut d);
        assert_eq!(count, expected);
        assert_eq!((&a[..count], &b[..count]), (&c[..count], &d[..count]));
        let [mut a, mut b] = [sets; 2].map(<[u64]>::to_vec);
        let [mut c, mut d] = [0; 2].map(|_| (0..sets.len() as u64).collect::<Vec<_>>());
        let count = keep_filled(&mut a, &mut c);
        assert_eq!(count, token.keep_filled(&mut b, &mut d));
        assert_eq!((&a[..count], &c[..count]), (&b[..count], &d[..count]));
    });
    let inputs = (unhit(WORDS_OF_SUBTREE), any::<u64>(), 0..20usize).boxed();
    // SAFETY: the token proves that the machine has the features of the level.
    for_all(inputs, &|(sets, mask, most)| unsafe {
        let (bitmap, unhit) = &sets.bitmap::<WORDS_OF_SUBTREE>();
        let [mut a, mut b] = [0; 2].map(|_| vec![0; most + SPARE_WORDS]);
        let count = first_unhit(unhit, &bitmap.blocks, *mask, *most, &mut a);
        let expected = token.first_unhit(unhit, &bitmap.blocks, *mask, *most, &mut b);
        assert_eq!((count, &a[..count]), (expected, &b[..expected]));
    });
    // SAFETY: the token proves that the machine has the features of the level.
    for_all((unhit(WORDS_OF_OTHERS), any::<u64>()).boxed(), &|(sets, mask)| unsafe {
        let (bitmap, _) = &sets.bitmap::<WORDS_OF_OTHERS>();
        let cells = mask & 0xFF;
        assert_eq!(hit_by(&bitmap.vectors, cells), token.hit_by(&bitmap.vectors, cells));
    });
    let inputs = (unhit(WORDS_OF_LAST), any::<u64>(), any::<[u8; 16]>()).boxed();
    // SAFETY: the token proves that the machine has the features of the level.
    for_all(inputs, &|(sets, mask, bytes)| unsafe {
        let (bitmap, unhit) = &sets.bitmap::<WORDS_OF_LAST>();
        let (vectors, mask) = (&bitmap.vectors, *mask);
        let [mut a, mut b] = [[[7; WORDS_OF_LAST]; 64]; 2];
        transpose(&bitmap.sets, &mut a);
        token.transpose(&bitmap.sets, &mut b);
        assert_eq!(a, b);
        transpose_in_squares(&bitmap.sets, &mut a);
        assert_eq!(a, b);
        let [mut a, mut b] = [[7; WORDS_OF_LAST]; 2];
        let first = child(unhit, &vectors[53], &mut a);
        assert_eq!(first, token.child(unhit, &vectors[53], &mut b));
        assert_eq!(a, b);
        let rows = [&vectors[53], &vectors[0], &vectors[1], &vectors[63]];
        // The unhit vector as it was generated, and only its UAs that three of the four rows hit.
        let all: [u64; WORDS_OF_LAST] = token.hit_by(vectors, 1 << 53 | 0b11);
        for unhit in [*unhit, std::array::from_fn(|word| unhit[word] & all[word])] {
            assert_eq!(all_hit(&unhit, rows), token.all_hit(&unhit, rows));
        }
        let indices = [bytes.map(|byte| byte & 127), bytes.map(|byte| byte >> 1)];
        let mut found = [[0; 16]; 2];
        look_up(bytes, &indices, &mut found);
        assert_eq!(found, indices.map(|indices| token.look_up(*bytes, indices)));
        // Mostly ones, so that patterns with all parts hit are common.
        let most_bits = mask | mask.rotate_left(21) | mask.rotate_left(42);
        let [hit, row] = [*unhit, vectors[53]].map(|vector| vector.map(|word| word | most_bits));
        let [mut a, mut b] = [[0; WORDS_OF_LAST]; 2];
        hit_parts(&hit, &row, &mut a);
        token.hit_parts(&hit, &row, &mut b);
        assert_eq!(a, b);
        let rows = rows.map(|row| &row[..]);
        assert_eq!(open_below(&hit, rows), token.open_below(&hit, rows));
        let mut bands_3 = MiniRows::NONE;
        for (i, byte) in bytes.iter().enumerate() {
            let digits = [i % 3, usize::from(byte % 3), usize::from(byte / 3 % 3)];
            bands_3.add(2 * i, i / 3 % 3, digits);
            bands_3.limit(2 * i, byte % 4);
        }
        for in_stacks in [None, Some(InStacks { clues: [1, 2, 3], most: 3 })] {
            let (of, asked) = (hit[2] as u32, [hit[0], hit[1], row[0]]);
            let room = Room { most: u64::from(bytes[0] & 3), in_stacks };
            let expected = token.with_room(of, &bands_3, asked, room);
            assert_eq!(with_room(of, &bands_3, asked, room), expected);
        }
    });
}

#[test]
fn as_inlined() {
    for isa in crate::testing::isas() {
        let copies = Kernels::copies(isa);
        assert_eq!(copies.len(), PLACES.len());
        for kernels in [Kernels::at_level(isa)].iter().chain(copies) {
            // SAFETY: both are of the same level.
            crate::dispatch!(isa, token => unsafe { check(token, kernels) });
        }
    }
}

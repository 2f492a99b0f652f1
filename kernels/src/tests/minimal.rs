//! keep_minimal, which is made of kernels.

use super::inputs::list_and_mask;
use super::{at_every_level, for_all};
use crate::{Token, keep_minimal};

/// By the definition: by size, equal sizes as they came; then those that
/// contain none of those before.
fn by_definition(sets: &[u64]) -> Vec<u64> {
    let mut sorted = sets.to_vec();
    sorted.sort_by_key(|set| set.count_ones());
    let mut minimal: Vec<u64> = Vec::new();
    for set in sorted {
        if minimal.iter().all(|&part| part & set != part) {
            minimal.push(set);
        }
    }
    minimal
}

fn check_keep_minimal<T: Token>(token: T) {
    let compare = |sets: &[u64]| {
        for most in [usize::MAX, 1, 3] {
            let mut found = sets.to_vec();
            token.enter(|| keep_minimal(token, &mut found, most));
            assert!(found.iter().eq(by_definition(sets).iter().take(most)));
        }
    };
    for (sets, _) in [
        (vec![], "no set"),
        (vec![0b11, 0b1], "the part comes later"),
        (vec![0b1, 0b11], "or first"),
        (vec![0b10, 0b1, 0b10], "equal sets, and the order of one size"),
        (vec![0b110, 0b101, 0, 0b1], "the empty set is part of all"),
        (vec![1 << 53, 1 << 63, 1 << 53 | 1 << 63], "the last cells"),
        (vec![u64::MAX, 0b11], "a full set is no minimal one beside others"),
        (vec![u64::MAX, u64::MAX >> 1, u64::MAX], "nor the first of large ones"),
        (vec![u64::MAX], "but alone"),
        ((0..64).map(|cell| 1 << cell).collect(), "many, all minimal"),
        ((0..64).map(|size| u64::MAX >> size).collect(), "every size, all but one in vain"),
    ] {
        compare(&sets);
    }
    for_all(list_and_mask(), &|(list, cells)| {
        compare(list.sets());
        // Sets with cells in common are longer.
        compare(&list.sets().iter().map(|set| set | cells & 0b1111 << 20).collect::<Vec<_>>());
    });
}

#[test]
fn keep_minimal_by_definition() {
    at_every_level!(check_keep_minimal);
}

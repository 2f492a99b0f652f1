//! The list form: unhit unavoidable sets as a list of 64-bit cell sets.
//!
//! Sets of two bands have 54 cells, one `u64` each. These are the definitions
//! as plain loops; the compiler makes each level's code of them.

/// Copies the sets that lack every cell of `hit`, in order, to the front of
/// `out`; gives their number.
///
/// # Panics
/// `out` is shorter than `sets`.
#[inline(always)]
pub fn drop_hit(sets: &[u64], hit: u64, out: &mut [u64]) -> usize {
    let out = &mut out[..sets.len()];
    let mut kept = 0;
    for &set in sets {
        out[kept] = set;
        kept += usize::from(set & hit == 0);
    }
    kept
}

/// The set with the fewest cells among those of `alive`, reduced to them; the
/// first of several; `None` if there is no set.
#[inline(always)]
pub fn smallest(sets: &[u64], alive: u64) -> Option<u64> {
    let mut best = None;
    let mut best_size = u32::MAX;
    for &set in sets {
        let size = (set & alive).count_ones();
        if size < best_size {
            best_size = size;
            best = Some(set & alive);
        }
    }
    best
}

/// Sorts sets by size (ties by value) and keeps those that contain no other.
#[inline(always)]
pub fn keep_minimal(sets: &mut Vec<u64>) {
    sets.sort_unstable_by_key(|&set| u64::from(set.count_ones()) << 58 | set);
    sets.dedup();
    let mut kept = 0;
    for i in 0..sets.len() {
        let set = sets[i];
        // Without early exit inside a chunk, so that it becomes vector code.
        let mut contains = false;
        for chunk in sets[..kept].chunks(16) {
            contains |= chunk.iter().fold(false, |any, &small| any | (small & !set == 0));
            if contains {
                break;
            }
        }
        if !contains {
            sets[kept] = set;
            kept += 1;
        }
    }
    sets.truncate(kept);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Isa, Token, Work};
    use proptest::prelude::*;

    struct Minimal(Vec<u64>);

    impl Work for Minimal {
        type Output = Vec<u64>;
        #[inline(always)]
        fn run<T: Token>(mut self, _: T) -> Vec<u64> {
            keep_minimal(&mut self.0);
            self.0
        }
    }

    fn small_sets() -> impl Strategy<Value = Vec<u64>> {
        prop::collection::vec(any::<u64>().prop_map(|x| x & (x >> 13) & (x >> 29)), 0..200)
    }

    proptest! {
        #[test]
        fn minimal_sets_are_those_that_contain_no_other(sets in small_sets()) {
            let mut expected: Vec<u64> = sets
                .iter()
                .copied()
                .filter(|&set| !sets.iter().any(|&other| other != set && other & !set == 0))
                .collect();
            expected.sort_by_key(|&set| (set.count_ones(), set));
            expected.dedup();
            for isa in Isa::all() {
                prop_assert_eq!(isa.run(Minimal(sets.clone())), expected.clone());
            }
        }

        #[test]
        fn dropping_keeps_the_unhit_in_order(sets in small_sets(), cell in 0u32..64) {
            let mut out = vec![u64::MAX; sets.len()];
            let kept = drop_hit(&sets, 1 << cell, &mut out);
            let expected: Vec<u64> =
                sets.iter().copied().filter(|set| set >> cell & 1 == 0).collect();
            prop_assert_eq!(&out[..kept], &expected[..]);
        }

        #[test]
        fn smallest_is_smallest(sets in small_sets(), alive: u64) {
            let expected = sets.iter().map(|set| set & alive).min_by_key(|set| set.count_ones());
            prop_assert_eq!(smallest(&sets, alive), expected);
        }
    }
}

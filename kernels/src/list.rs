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

/// Siblings treated at a time by [`common_below_siblings`].
pub const SIBLINGS: usize = 4;

/// For each of several sibling cells (sets of one cell, or empty), the cells of
/// its `alive` that are in every set that lacks the sibling: where the last
/// clue can be when the one before it is the sibling.
///
/// Ends early when nothing is left for any sibling.
#[inline(always)]
pub fn common_below_siblings(
    sets: &[u64],
    siblings: &[u64; SIBLINGS],
    alive: &[u64; SIBLINGS],
) -> [u64; SIBLINGS] {
    let mut common = *alive;
    for group in sets.chunks(4) {
        for &set in group {
            for (common, sibling) in common.iter_mut().zip(siblings) {
                *common &= if set & sibling == 0 { set } else { u64::MAX };
            }
        }
        if common.iter().fold(0, |any, common| any | common) == 0 {
            break;
        }
    }
    common
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

    struct Common<'a>(&'a [u64], [u64; SIBLINGS], [u64; SIBLINGS]);

    impl Work for Common<'_> {
        type Output = [u64; SIBLINGS];
        #[inline(always)]
        fn run<T: Token>(self, _: T) -> [u64; SIBLINGS] {
            common_below_siblings(self.0, &self.1, &self.2)
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
        fn common_of_each_sibling(
            sets in small_sets(), cells: u64, alive in any::<[u64; SIBLINGS]>(),
        ) {
            let siblings = std::array::from_fn(|i| cells & 0x0101_0101_0101_0101 << i);
            for isa in Isa::all() {
                let common = isa.run(Common(&sets, siblings, alive));
                for i in 0..SIBLINGS {
                    let expected = sets
                        .iter()
                        .filter(|&set| set & siblings[i] == 0)
                        .fold(alive[i], |common, set| common & set);
                    prop_assert_eq!(common[i], expected);
                }
            }
        }

        #[test]
        fn smallest_is_smallest(sets in small_sets(), alive: u64) {
            let expected = sets.iter().map(|set| set & alive).min_by_key(|set| set.count_ones());
            prop_assert_eq!(smallest(&sets, alive), expected);
        }
    }
}

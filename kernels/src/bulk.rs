//! Passes over whole arrays outside the searches, compiled by `multiversion`
//! for several processors. It detects and chooses by itself, by a call through a pointer: too
//! much for a kernel but nothing for a pass over thousands of sets.
//!
//! So the level that was asked for (`--isa`) does not govern these passes. What they give does
//! not depend on the processor: they add integers, in any order the same.

use multiversion::multiversion;

/// In how many sets of 64 cells each cell is, every set counting as much as
/// its weight.
///
/// # Panics
/// The slices have different lengths.
#[multiversion(targets(
    "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt+avx512f+avx512vl+avx512dq+avx512bw+avx512vpopcntdq",
    "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
))]
pub fn weights(sets: &[u64], weights: &[u32]) -> [u32; 64] {
    assert_eq!(sets.len(), weights.len());
    let mut sums = [0; 64];
    for (set, weight) in sets.iter().zip(weights) {
        for (cell, sum) in sums.iter_mut().enumerate() {
            *sum += weight * (set >> cell & 1) as u32;
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn weights_by_definition(sets in prop::collection::vec((any::<u64>(), 0u32..1000), 0..100)) {
            let (cells, each): (Vec<u64>, Vec<u32>) = sets.iter().copied().unzip();
            let found = weights(&cells, &each);
            for (cell, sum) in found.into_iter().enumerate() {
                let with = sets.iter().filter(|(set, _)| set >> cell & 1 != 0);
                prop_assert_eq!(with.map(|(_, weight)| weight).sum::<u32>(), sum);
            }
        }
    }
}

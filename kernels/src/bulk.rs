//! Passes over whole arrays outside the searches, compiled by `multiversion`
//! for several processors: it detects and chooses by itself, whatever level
//! was asked for. That costs a call through a pointer, too much for a kernel
//! but nothing for a pass over thousands of sets.

use multiversion::multiversion;

/// Number of cells of each set of a whole grid.
///
/// # Panics
/// The slices have different lengths.
#[multiversion(targets(
    "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt+avx512f+avx512vl+avx512dq+avx512bw+avx512vpopcntdq",
    "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
    "x86_64+popcnt",
))]
pub fn sizes(sets: &[[u64; 2]], sizes: &mut [u8]) {
    assert_eq!(sets.len(), sizes.len());
    for (size, [low, high]) in sizes.iter_mut().zip(sets) {
        *size = (low.count_ones() + high.count_ones()) as u8;
    }
}

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
        fn sizes_by_definition(sets in prop::collection::vec(any::<[u64; 2]>(), 0..100)) {
            let mut found = vec![0; sets.len()];
            sizes(&sets, &mut found);
            for (set, size) in sets.iter().zip(found) {
                let cells = (0..128).filter(|cell| set[cell / 64] >> (cell % 64) & 1 != 0);
                prop_assert_eq!(cells.count(), usize::from(size));
            }
        }

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

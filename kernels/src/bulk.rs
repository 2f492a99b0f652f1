//! Passes over whole arrays outside the searches. The crate `multiversion` compiles them for
//! several processors, detects the processor, and calls the right version through a pointer. Such a
//! call costs too much for a kernel, but nothing that counts for a pass over thousands of sets.

use crate::{Isa, Level};
use multiversion::multiversion;

/// In how many sets of 64 cells each cell is, every set counting as much as
/// its weight.
///
/// # Panics
/// The slices have different lengths.
pub fn weights(isa: Isa, sets: &[u64], weights: &[u32]) -> [u32; 64] {
    // `multiversion` takes the widest that the machine has and cannot be asked for less.
    if isa == Isa::detect() && isa.level() != Level::Scalar {
        weights_widest(sets, weights)
    } else {
        add(sets, weights)
    }
}

#[multiversion(targets(
    "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt+avx512f+avx512vl+avx512dq+avx512bw+avx512vpopcntdq",
    "x86_64+avx2+bmi1+bmi2+lzcnt+popcnt",
))]
fn weights_widest(sets: &[u64], weights: &[u32]) -> [u32; 64] {
    add(sets, weights)
}

#[inline(always)]
fn add(sets: &[u64], weights: &[u32]) -> [u32; 64] {
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
            for isa in crate::testing::isas() {
                let found = weights(isa, &cells, &each);
                for (cell, sum) in found.into_iter().enumerate() {
                    let with = sets.iter().filter(|(set, _)| set >> cell & 1 != 0);
                    prop_assert_eq!(with.map(|(_, weight)| weight).sum::<u32>(), sum);
                }
            }
        }
    }
}

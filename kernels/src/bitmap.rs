//! The bitmap form: per cell a hitting vector (bit i: set i contains the
//! cell), and per node a state vector (bit i: set i is hit).
//!
//! `W` is the number of 64-bit words of a vector; 12 words hold 768 sets.

/// The hitting vectors of 64 cells.
pub type HittingVectors<const W: usize> = [[u64; W]; 64];

/// Fills the hitting vectors of `sets`: set i is bit i. Bits above the last
/// set are clear in every vector.
///
/// # Panics
/// There are more than `64 * W` sets.
#[inline(always)]
pub fn transpose<const W: usize>(sets: &[u64], vectors: &mut HittingVectors<W>) {
    assert!(sets.len() <= 64 * W);
    vectors.fill([0; W]);
    for (i, &set) in sets.iter().enumerate() {
        let mut rest = set;
        while rest != 0 {
            let cell = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            vectors[cell & 63][i / 64] |= 1 << (i % 64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn vectors_are_the_transposed_sets(sets in prop::collection::vec(any::<u64>(), 0..=256)) {
            let mut vectors = [[u64::MAX; 4]; 64];
            transpose(&sets, &mut vectors);
            for (cell, vector) in vectors.iter().enumerate() {
                for i in 0..256 {
                    let expected = sets.get(i).is_some_and(|set| set >> cell & 1 != 0);
                    prop_assert_eq!(vector[i / 64] >> (i % 64) & 1 != 0, expected);
                }
            }
        }
    }
}

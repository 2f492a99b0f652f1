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

/// Index of the first clear bit, the first unhit set of a state vector.
#[inline(always)]
pub fn first_clear<const W: usize>(state: &[u64; W]) -> Option<usize> {
    for (i, &word) in state.iter().enumerate() {
        if word != u64::MAX {
            return Some(64 * i + word.trailing_ones() as usize);
        }
    }
    None
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

    #[test]
    fn first_clear_at_every_seam() {
        // Nothing clear, and the only clear bit in every place: each word's first and last too.
        assert_eq!(first_clear(&[u64::MAX; 12]), None);
        for i in 0..768 {
            let mut state = [u64::MAX; 12];
            state[i / 64] &= !(1 << (i % 64));
            assert_eq!(first_clear(&state), Some(i));
            // Later clear bits do not matter.
            state[11] &= !(1 << 63);
            assert_eq!(first_clear(&state), Some(i));
        }
    }
}

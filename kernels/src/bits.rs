//! Iteration over the bits of a word, and indices that need no bounds check.

/// The places of the bits of a word, ascending.
#[derive(Clone, Copy, Debug)]
pub struct Bits(u64);

/// The places of the bits of `word`, ascending.
#[inline(always)]
pub fn bits(word: impl Into<u64>) -> Bits {
    Bits(word.into())
}

impl Iterator for Bits {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Bits {}

/// Word `word` of a vector of which the first `count` bits are set, and no others.
#[inline(always)]
pub fn first_bits(count: usize, word: usize) -> u64 {
    match count.saturating_sub(64 * word) {
        64.. => u64::MAX,
        used => (1 << used) - 1,
    }
}

/// For each set of bits the sum of the numbers of its bits: `table[0b101] = of_bits[0] + of_bits[2]`.
pub const fn sums_of_sets<const N: usize>(of_bits: &[u32]) -> [u32; N] {
    assert!(N == 1 << of_bits.len(), "an entry for each set");
    let mut table = [0; N];
    let mut set = 0;
    while set < N {
        let mut bit = 0;
        while bit < of_bits.len() {
            if set >> bit & 1 != 0 {
                table[set] += of_bits[bit];
            }
            bit += 1;
        }
        set += 1;
    }
    table
}

/// An index that is below `LEN` by what its caller knows, in a form that lets the compiler
/// leave out the bounds check. Debug builds and those with the feature `checked` panic where it is
/// not; a release build would go on with another element, so what the index relies on (a
/// capacity, the cells of a set) is checked where it is made.
#[inline(always)]
pub fn within<const LEN: usize>(index: usize) -> usize {
    if cfg!(any(debug_assertions, feature = "checked")) {
        assert!(index < LEN, "index {index} of {LEN} places");
    }
    index % LEN
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn bits_by_definition(word: u64) {
            let places: Vec<usize> = (0..64).filter(|place| word >> place & 1 != 0).collect();
            prop_assert_eq!(bits(word).len(), places.len());
            prop_assert_eq!(bits(word).collect::<Vec<_>>(), places);
        }
    }

    #[test]
    fn the_first_bits_of_words() {
        let first = |count| [0, 1, 2].map(|word| first_bits(count, word));
        assert_eq!(first(0), [0; 3]);
        assert_eq!(first(63), [u64::MAX >> 1, 0, 0]);
        assert_eq!(first(64), [u64::MAX, 0, 0]);
        assert_eq!(first(65), [u64::MAX, 1, 0]);
        assert_eq!(first(200), [u64::MAX; 3]);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic = "index 8 of 8 places"]
    fn an_index_out_of_bounds_panics_in_tests() {
        within::<8>(8);
    }

    #[test]
    fn an_index_stays_what_it_is() {
        assert!((0..9).all(|index| within::<9>(index) == index));
    }
}

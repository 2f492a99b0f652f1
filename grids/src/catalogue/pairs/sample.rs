//! Pairs spread evenly over the list.

use super::blocks::PAIRS;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Pairs drawn at random, one from each of as many stretches of the list as pairs are wanted. All
/// stretches are as long, give or take a pair, so that no part of the list is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// How many, at most [`PAIRS`].
    pub pairs: u64,
    /// Which ones: the same number, the same pairs.
    pub seed: u64,
}

impl Sample {
    /// The index of the pair with this number in the sample, from 0. Indices ascend with numbers.
    ///
    /// # Panics
    /// The sample has no such pair, or there are not so many pairs in all.
    pub fn index(&self, number: u64) -> u64 {
        assert!(number < self.pairs && self.pairs <= PAIRS, "{number} is no pair of {self:?}");
        let start = part(PAIRS, number, self.pairs);
        let length = part(PAIRS, number + 1, self.pairs) - start;
        let random = xxh3_64_with_seed(&number.to_le_bytes(), self.seed);
        start + ((u128::from(length) * u128::from(random)) >> 64) as u64
    }
}

/// So many parts of a whole, rounded down.
fn part(whole: u64, parts: u64, of: u64) -> u64 {
    (u128::from(whole) * u128::from(parts) / u128::from(of)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stretch_of_the_list_gives_one_pair_any_of_it() {
        for pairs in [1, 7, 1000, 98_396] {
            let of = |seed| -> Vec<u64> {
                (0..pairs).map(|number| Sample { pairs, seed }.index(number)).collect()
            };
            let (one, other) = (of(1), of(2));
            assert!(one != other && one == of(1) && one.is_sorted());
            for (number, index) in one.iter().enumerate() {
                let stretch = (u128::from(*index) * u128::from(pairs) / u128::from(PAIRS)) as usize;
                // The first index of a stretch is rounded down.
                assert!(stretch == number || stretch + 1 == number, "{index} of {number}");
            }
        }
        // Where in its stretch: each quarter as often.
        let mut quarters = [0; 4];
        let sample = Sample { pairs: 10_000, seed: 3 };
        for number in 0..sample.pairs {
            let start = part(PAIRS, number, sample.pairs);
            quarters
                [((sample.index(number) - start) * 4 * sample.pairs / PAIRS).min(3) as usize] += 1;
        }
        assert!(quarters.iter().all(|&count: &u32| count.abs_diff(2500) < 200), "{quarters:?}");
    }

    #[test]
    fn all_pairs_can_be_sampled() {
        let sample = Sample { pairs: PAIRS, seed: 4 };
        for number in [0, 1, 4_711, PAIRS - 1] {
            assert_eq!(sample.index(number), number);
        }
    }
}

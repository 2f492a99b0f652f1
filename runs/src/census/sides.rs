//! Decides ties between two pairs with a common band: which of them finds the puzzles in which
//! their other bands have equally many clues.
//!
//! X, Y and Z are the bands of a grid. If Y and Z both have the most clues, either the pair of X
//! and Y has to find the puzzle, or the pair of X and Z.
//!
//! Any band with the [column sets](column_sets) of Y can replace Y, and any band with those of Z
//! can replace Z: every combination makes a grid with X. There are about 33 bands of each kind, so
//! about a thousand grids. All these grids can leave their ties to the same **side**, for example
//! the side of Y: the pairs of X with bands like Y. Then no pair of the other side ever has to
//! search for such puzzles, while a pair of this side searches for those of all its third bands at
//! once. If each grid chose by itself, nearly all pairs of both sides would be needed for some of
//! their third bands.
//!
//! The side whose pairs cost less on average is chosen.

use super::cost::costs;
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::Thirds;
use gridsieve_grids::symmetry::{Pair, column_sets};
use std::cmp::Ordering;

/// For each of the two bands of a pair: if this band and the third band have the most clues, how does
/// the side of the pair compare with the side of its third bands? `Less`: it is cheaper, and its pairs
/// find the puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides(pub [Ordering; 2]);

impl Sides {
    /// Compares the costs of the two sides, for each band of the pair as the common one.
    pub fn compare(pair: &Pair, thirds: &mut Thirds) -> Sides {
        let [one, two] = pair.bands();
        let third = thirds.all(pair);
        let like = [one, two].map(|band| thirds.of_sets(&column_sets(band)));
        Sides([(two, &like[0]), (one, &like[1])].map(|(common, like)| {
            let own = Mean::of_pairs(common, like, &third[0]);
            own.compare(&Mean::of_pairs(common, &third, &like[0]))
        }))
    }
}

/// The mean of what pairs cost.
struct Mean {
    sum: u64,
    count: u64,
}

impl Mean {
    /// The mean cost of the pairs that the band `common` forms with each of `others`. `left` is a
    /// third band of these pairs.
    fn of_pairs(common: &[u8; 27], others: &[[u8; 27]], left: &[u8; 27]) -> Mean {
        let cost = |other| {
            // By the band that is left out: without the third one rows 1-6 are left.
            costs(&pairs::grid(&Pair::from_bands(common, other), left))[2]
        };
        Mean { sum: others.iter().map(cost).sum(), count: others.len() as u64 }
    }

    /// Compares exactly, as two machines must agree.
    fn compare(&self, other: &Mean) -> Ordering {
        let product = |sum, count| u128::from(sum) * u128::from(count);
        product(self.sum, other.count).cmp(&product(other.sum, self.count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::census::tests::unit_search;
    use crate::test_size::test_size;
    use gridsieve_grids::catalogue::whole;
    use gridsieve_grids::symmetry::Morph;
    use gridsieve_grids::{BandChoice, Grid, View};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};
    use std::collections::BTreeSet;

    fn random_grid(random: &mut SmallRng) -> Grid {
        whole::unrank(random.random_range(0..whole::GRIDS)).unwrap()
    }

    /// The three bands of a copy of a grid, or its stacks as bands.
    fn bands(random: &mut SmallRng, grid: &Grid, choice: BandChoice) -> [[u8; 27]; 3] {
        let copy = Morph::random(random).grid(grid);
        let view = View::new(&copy, choice);
        let (bands, _) = view.grid().digits().as_chunks::<27>();
        [bands[0], bands[1], bands[2]]
    }

    /// Compares the sides for ties of Y and Z, computed from the pair of X and Y.
    fn seen(x: &[u8; 27], y: &[u8; 27], thirds: &mut Thirds) -> Ordering {
        Sides::compare(&Pair::from_bands(x, y), thirds).0[1]
    }

    #[test]
    fn all_pairs_of_both_sides_see_the_same() {
        let mut random = SmallRng::seed_from_u64(3121);
        let mut thirds = Thirds::new();
        let mut different = BTreeSet::new();
        // The last grid has the most automorphisms: there the sides are equal.
        let grids = (0..test_size(4, 20)).map(|_| random_grid(&mut random)).collect::<Vec<_>>();
        for grid in grids.iter().chain([&whole::unrank(whole::GRIDS - 1).unwrap()]) {
            for choice in [BandChoice::Band(0), BandChoice::Stack(0)] {
                let [x, y, z] = bands(&mut random, grid, choice);
                let order = seen(&x, &y, &mut thirds);
                different.insert(order);
                assert_eq!(seen(&x, &z, &mut thirds), order.reverse(), "{grid}");
                let swapped = Sides::compare(&Pair::from_bands(&y, &x), &mut thirds).0[0];
                assert_eq!(swapped, order, "{grid}");
                for other in thirds.of_sets(&column_sets(&y)).iter().step_by(test_size(10, 5)) {
                    assert_eq!(seen(&x, other, &mut thirds), order, "{grid}");
                }
                for other in thirds.of_sets(&column_sets(&z)).iter().step_by(test_size(10, 5)) {
                    assert_eq!(seen(&x, other, &mut thirds), order.reverse(), "{grid}");
                }
                let form = Pair::from_bands(&x, &y).minlex().pair;
                let mut of_form = Sides::compare(&form, &mut thirds).0;
                let mut own = Sides::compare(&Pair::from_bands(&x, &y), &mut thirds).0;
                of_form.sort();
                own.sort();
                assert_eq!(of_form, own, "{grid}");
            }
        }
        assert_eq!(different.len(), 3, "{different:?}");
    }

    /// The definition: bands like Y are all that complete X and Z, and those like Z all that complete
    /// X and Y.
    #[test]
    fn the_cheaper_side_is_that_of_the_lower_mean() {
        let mut random = SmallRng::seed_from_u64(3122);
        let mut thirds = Thirds::new();
        for _ in 0..20 {
            let grid = random_grid(&mut random);
            let [x, y, z] = bands(&mut random, &grid, BandChoice::Band(0));
            let mut mean = |other: &[u8; 27], left: &[u8; 27]| {
                let like = thirds.all(&Pair::from_bands(&x, left));
                assert!(like.iter().any(|band| column_sets(band) == column_sets(other)));
                let cost = |like: &[u8; 27]| {
                    let of_two = Pair::from_bands(&x, like);
                    costs(&pairs::grid(&of_two, left))[2] as f64
                };
                like.iter().map(cost).sum::<f64>() / like.len() as f64
            };
            let (of_y, of_z) = (mean(&y, &z), mean(&z, &y));
            assert!((of_y / of_z - 1.0).abs() > 1e-9, "{grid}: too close for this test");
            assert_eq!(seen(&x, &y, &mut thirds), of_y.total_cmp(&of_z), "{grid}");
        }
    }

    #[test]
    fn a_pair_takes_ties_of_all_its_third_bands_or_of_none() {
        let mut random = SmallRng::seed_from_u64(3123);
        let (mut kinds, mut equal) = (BTreeSet::new(), 0);
        for _ in 0..40 {
            let pair = pairs::unrank(random.random_range(0..pairs::PAIRS)).unwrap();
            let sides = Sides::compare(&pair, &mut Thirds::new());
            let ties: BTreeSet<[bool; 2]> =
                unit_search(17, None).tasks_of_pair(&pair).iter().map(|task| task.strict).collect();
            if sides.0.contains(&Ordering::Equal) {
                equal += 1;
                continue;
            }
            let strict = sides.0.map(|order| order == Ordering::Greater);
            assert!(ties.is_empty() || ties == BTreeSet::from([strict]), "{pair}");
            kinds.insert(strict);
        }
        assert!(kinds.len() == 4 && equal < 10, "{kinds:?} {equal}");
    }
}

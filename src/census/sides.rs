//! Which of two pairs that have a band in common looks for the puzzles in which their other
//! bands tie.
//!
//! X, Y and Z are the bands of a grid, and Y and Z shall have the most clues, equally many. Either
//! the pair of X and Y finds these puzzles, or that of X and Z.
//!
//! Any band with the [column sets](column_sets) of Y can stand in its place, and any with those of Z
//! in the place of Z: whichever of them are combined, they make a grid with X. There are about 33 of
//! each, so about a thousand grids. In all of them it can be left to the **side** of Y, the pairs of X
//! with bands like Y. Then no pair of the other side ever has to look for such puzzles, while a
//! pair of this side looks for those of all its third bands at once. If each grid chose by
//! itself, nearly all pairs of both sides would be needed for some of their third bands.
//!
//! The side whose pairs cost less in the mean is taken.

use super::cost::costs;
use crate::catalogue::pairs::{self, Thirds};
use crate::grid::BandChoice;
use crate::grid::symmetry::{Pair, column_sets};
use std::cmp::Ordering;

/// How the sides compare for a pair, rows 1-6 of its grids: for each of its bands that of the pair
/// with that of the third bands, if this band and the third tie. The cheaper is less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides(pub [Ordering; 2]);

impl Sides {
    /// Of a pair.
    pub fn of(pair: &Pair, thirds: &mut Thirds) -> Sides {
        let [one, two] = pair.bands();
        let third = thirds.all(pair);
        let like = [one, two].map(|band| thirds.of_sets(&column_sets(band)));
        Sides([(two, &like[0]), (one, &like[1])].map(|(common, like)| {
            let own = Mean::of(common, like, &third[0]);
            own.compare(&Mean::of(common, &third, &like[0]))
        }))
    }
}

/// The mean of what pairs cost.
struct Mean {
    sum: u64,
    count: u64,
}

impl Mean {
    /// Of the pairs of a band with each of others. `left`: a third band of these.
    fn of(common: &[u8; 27], others: &[[u8; 27]], left: &[u8; 27]) -> Mean {
        let cost = |other| {
            let grid = pairs::grid(&Pair::from_bands(common, other), left);
            costs(&grid)[BandChoice::Band(2).number() - 1]
        };
        Mean { sum: others.iter().map(cost).sum(), count: others.len() as u64 }
    }

    /// Compares exactly, as two machines must agree.
    fn compare(&self, other: &Mean) -> Ordering {
        let product = |sum, count| u128::from(sum) * u128::from(count);
        product(self.sum, other.count).cmp(&product(other.sum, self.count))
    }
}

//! Grids drawn at random, each of the 6,670,903,752,021,072,936,960 grids as
//! likely as any other.
//!
//! A grid with n automorphisms is one of 2 · 6^8 · 9! / n = 1,218,998,108,160 / n essentially the
//! same ones. To draw a grid, an index of the catalogue is drawn uniformly, and its grid is
//! accepted with probability 1 / n; nearly all have n = 1. An accepted grid is in minlex form and
//! stands for all grids that are essentially the same.

use super::whole;
use crate::Grid;
use crate::symmetry::minlex;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// Endless draws, which depend on the seed only. What they give one after the other is a sample.
pub struct Draws(Xoshiro256PlusPlus);

impl Draws {
    /// Starts a sequence of draws, which depends only on the seed.
    pub fn new(seed: u64) -> Draws {
        Draws(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Iterator for Draws {
    type Item = Draw;

    fn next(&mut self) -> Option<Draw> {
        Some(Draw { index: self.0.random_range(0..whole::GRIDS), chance: self.0.random() })
    }
}

/// A grid that was drawn, and is taken by chance.
#[derive(Clone, Copy)]
pub struct Draw {
    index: u64,
    chance: u64,
}

impl Draw {
    /// The grid, if it is taken.
    pub fn grid(self) -> Option<Grid> {
        let grid = whole::unrank(self.index).expect("an index of the catalogue");
        is_taken(minlex(&grid).automorphisms, self.chance).then_some(grid)
    }
}

/// Whether a grid with this number of automorphisms is accepted. `chance` is a uniformly
/// distributed number.
fn is_taken(automorphisms: u16, chance: u64) -> bool {
    chance <= u64::MAX / u64::from(automorphisms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_grids_are_taken_less_often() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        for automorphisms in [1, 2, 6, 648] {
            let taken = (0..648_000).filter(|_| is_taken(automorphisms, random.random())).count();
            let expected = 648_000 / usize::from(automorphisms);
            assert!(
                taken.abs_diff(expected) < 5 * expected.isqrt() + 1,
                "{automorphisms}: {taken}"
            );
        }
    }
}

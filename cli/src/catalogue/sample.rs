//! Grids drawn at random, each of the 6,670,903,752,021,072,936,960 grids as
//! likely as any other.
//!
//! A grid with n automorphisms is one of 2 · 6^8 · 9! / n = 1,218,998,108,160 / n
//! essentially the same ones. So an index of the catalogue is drawn uniformly,
//! and its grid is taken with probability 1 / n; nearly all have n = 1. What is
//! taken stands for all grids that are essentially the same: it is their minlex
//! form.

use gridsieve::internal::catalogue::whole;
use gridsieve::internal::grid::Grid;
use gridsieve::internal::grid::symmetry::minlex;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rayon::ThreadPool;
use rayon::prelude::*;

/// Indices that are drawn and looked at together.
const BATCH: u64 = 1024;

/// Draws grids, and hands them to `each` in the order of drawing. They
/// depend on the seed only.
pub fn draw<E>(
    grids: u64,
    seed: u64,
    pool: &ThreadPool,
    each: &mut dyn FnMut(&[Grid]) -> Result<(), E>,
) -> Result<(), E> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut left = grids;
    while left > 0 {
        let mut draw = || (random.random_range(0..whole::GRIDS), random.random());
        let drawn: Vec<(u64, u64)> = (0..left.min(BATCH)).map(|_| draw()).collect();
        let taken: Vec<Grid> = pool.install(|| {
            let grid = |&(index, chance): &(u64, u64)| {
                let grid = whole::unrank(index).expect("an index of the catalogue");
                is_taken(minlex(&grid).automorphisms, chance).then_some(grid)
            };
            drawn.par_iter().filter_map(grid).collect()
        });
        left -= taken.len() as u64;
        each(&taken)?;
    }
    Ok(())
}

/// Is a grid with this number of automorphisms taken, given a number of which all are
/// equally likely?
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

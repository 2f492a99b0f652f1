//! Grids drawn at random, on several threads.

use crate::threads::map_in;
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::draws::{Draw, Draws};
use rayon::ThreadPool;

/// Draws that are looked at together.
const BATCH: usize = 1024;

/// Draws grids, and hands them to `each` in the order of drawing. They
/// depend on the seed only.
pub fn draw<E>(
    grids: u64,
    seed: u64,
    pool: &ThreadPool,
    each: &mut dyn FnMut(&[Grid]) -> Result<(), E>,
) -> Result<(), E> {
    let mut draws = Draws::new(seed);
    let mut left = grids;
    while left > 0 {
        let together = usize::try_from(left).map_or(BATCH, |left| left.min(BATCH));
        let drawn: Vec<Draw> = draws.by_ref().take(together).collect();
        let grids = map_in(pool, drawn.len(), |number| drawn[number].grid());
        let taken: Vec<Grid> = grids.into_iter().flatten().collect();
        left -= taken.len() as u64;
        each(&taken)?;
    }
    Ok(())
}

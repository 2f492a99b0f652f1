//! Random grids, of which the fewest clues are sought.

use crate::threads::pool;
use crate::{Failure, catalogue};
use gridsieve::scan::Input;
use gridsieve_grids::Grid;

/// Random grids.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// How many.
    pub grids: u64,
    /// Which ones.
    pub seed: u64,
}

impl Sample {
    /// Draws them.
    ///
    /// # Errors
    /// The system grants no threads.
    pub fn draw(self, threads: usize) -> Result<Input, Failure> {
        let mut grids = Vec::with_capacity(self.grids as usize);
        let mut take = |drawn: &[Grid]| {
            grids.extend_from_slice(drawn);
            Ok::<_, Failure>(())
        };
        catalogue::draw(self.grids, self.seed, &pool(threads)?, &mut take)?;
        let name = format!("a sample of {} grids, seed {}", self.grids, self.seed);
        Ok(Input::of_grids(name, grids))
    }
}

//! The fewest clues of grids.

use super::error::Error;
use super::scan::{Found, Scan, Totals};
use crate::engine::{Engine, Mask};
use crate::scan::Keep;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{Grid, Puzzle};
use std::num::NonZeroU64;
use std::ops::ControlFlow;

/// The search for the smallest number of clues that a valid puzzle of a grid has.
///
/// A puzzle with that number is found, and one clue less is searched completely for nothing:
/// that rules out all smaller numbers, as a puzzle with a clue added stays valid. A random grid
/// takes a second or two.
///
/// ```
/// use gridsieve::{Fewest, Grid};
///
/// let grid: Grid =
///     "123456789457189326689327154216534897745891632938672541361245978574918263892763415"
///         .parse()?;
/// let puzzles = Fewest::new().puzzles(&grid)?;
/// assert_eq!(puzzles[0].clues().len(), 21);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Fewest(Scan);

impl Fewest {
    /// One puzzle of each grid, by the engine [`Bands`](crate::Bands) at the widest level of the
    /// machine, on one thread. Which puzzle it is depends on the grid, the mask and the engine.
    #[expect(clippy::new_without_default, reason = "it chooses an engine, as Scan::new does")]
    pub fn new() -> Fewest {
        let mut scan = Scan::new(CELLS);
        scan.keep = Keep { minimal: false, limit: Some(NonZeroU64::MIN), fewest: true };
        Fewest(scan)
    }

    /// All puzzles with the fewest clues. This takes longer: one more search, with their
    /// number of clues.
    pub fn all(mut self) -> Fewest {
        self.0.keep.limit = None;
        self
    }

    /// Chooses another engine or level. The numbers of clues do not depend on it.
    pub fn engine(self, engine: impl Engine + 'static) -> Fewest {
        Fewest(self.0.engine(engine))
    }

    /// Only puzzles that have clues where they must be, and none where they must not.
    pub fn mask(self, mask: Mask) -> Fewest {
        Fewest(self.0.mask(mask))
    }

    /// Grids searched at the same time, 1 at least.
    pub fn threads(self, threads: usize) -> Fewest {
        Fewest(self.0.threads(threads))
    }

    /// The puzzle, or all puzzles, of a grid with the fewest clues; none if the mask allows none.
    ///
    /// # Errors
    /// The errors of [`Scan::puzzles`].
    pub fn puzzles(&self, grid: &Grid) -> Result<Vec<Puzzle>, Error> {
        self.0.puzzles(grid)
    }

    /// Searches grids, as [`Scan::each`] does.
    ///
    /// # Errors
    /// The errors of [`Scan::each`].
    pub fn each<I>(
        &self,
        grids: I,
        receive: impl FnMut(Found) -> ControlFlow<()>,
    ) -> Result<Totals, Error>
    where
        I: IntoIterator<Item = Grid>,
        I::IntoIter: Send + 'static,
    {
        self.0.each(grids, receive)
    }
}

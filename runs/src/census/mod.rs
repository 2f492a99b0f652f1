//! The census: the puzzles of all grids, by pairs of bands.
//!
//! A grid has six pairs of bands: any two of its bands, and any two of its stacks. A **unit** of
//! the census is a [pair](gridsieve_grids::symmetry::Pair) with all its third bands; each third
//! band completes the pair to a grid. Each grid is therefore met in six units, but its puzzles have
//! to be found only once. A [`Rule`] gives each of the six pairs its [`Task`]: which puzzles of the
//! grid it finds.
//!
//! - `cost`: what the search of a pair costs, estimated within microseconds.
//! - `position`: the six pairs of a grid, in an order that all copies of the grid agree on.
//! - `sides`: which of two pairs with a common band finds the puzzles in which their other bands
//!   tie.
//! - `rule`: the tasks of all six pairs of a grid.
//! - `grid_set`: the grids that a census of given grids is about.
//! - `search`: units as items of a [scan](gridsieve::scan): their tasks, and their search.

mod cost;
mod grid_set;
mod position;
mod rule;
mod search;
mod sides;
#[cfg(test)]
mod tests;

pub use grid_set::GridSet;
pub use rule::Rule;
pub use search::{PairScan, UnitSearch};

#[cfg(doc)]
use gridsieve::engine::bands::Task;

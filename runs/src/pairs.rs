//! The pairs of bands of a census. In its run each pair is represented by a grid.

use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::pairs::Thirds;
use gridsieve_grids::symmetry::Pair;

/// The six pairs of a grid, in minlex form, each with the first of its third bands.
pub fn pairs_of(grid: &Grid) -> [Grid; 6] {
    let mut thirds = Thirds::new();
    Pair::of_grid(grid).map(|pair| thirds.first(&pair.minlex().pair))
}

//! Patterns: the sets of cells in which puzzles have their clues.
//!
//! There are 3,359,232 ways to move a pattern: exchange rows in bands and columns in stacks,
//! exchange bands and stacks, and transpose. All images count as the same pattern, and are its
//! *placements*. [`Pattern`] gives all of them the same form; [`Placements`] finds the placements
//! that are puzzles of a grid.

mod canonical;
mod placements;

#[cfg(test)]
use gridsieve_grids::{CellSet, geometry::cell_at, symmetry::line_orders};

pub use canonical::{MOVES, Pattern};
pub use placements::Placements;

/// All placements of some cells, each as often as there are ways to it: for tests.
#[cfg(test)]
fn all_placements(cells: CellSet) -> impl Iterator<Item = CellSet> {
    [false, true].into_iter().flat_map(move |transposed| {
        let cells: Vec<(usize, usize)> = cells
            .iter()
            .map(|cell| if transposed { (cell % 9, cell / 9) } else { (cell / 9, cell % 9) })
            .collect();
        line_orders().flat_map(move |rows| {
            let cells = cells.clone();
            line_orders().map(move |columns| {
                let moved = |&(row, column): &(usize, usize)| {
                    cell_at(rows[row].into(), columns[column].into())
                };
                cells.iter().map(moved).collect()
            })
        })
    })
}

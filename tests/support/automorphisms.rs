//! The automorphisms of a grid.

use gridsieve_grids::geometry::{CELLS, cell_at, row};
use gridsieve_grids::{CellSet, Grid};
use itertools::Itertools;

/// Orders of nine lines that keep bands together.
fn line_orders() -> Vec<[usize; 9]> {
    let orders = || (0..3).permutations(3);
    let mut lines = Vec::new();
    for bands in orders() {
        for (a, b, c) in itertools::iproduct!(orders(), orders(), orders()) {
            let within = [a, b, c];
            lines.push(std::array::from_fn(|i| 3 * bands[i / 3] + within[i / 3][i % 3]));
        }
    }
    lines
}

/// All exchanges of lines, with or without transposing, that leave the grid as
/// it is but for the names of its digits: where each cell comes from.
pub fn automorphisms(grid: &Grid) -> Vec<[usize; CELLS]> {
    let mut found = Vec::new();
    let columns = line_orders();
    for transposed in [false, true] {
        let cell = |r: usize, c: usize| if transposed { cell_at(c, r) } else { cell_at(r, c) };
        let digit = |r: usize, c: usize| grid.digit(cell(r, c));
        for (first, columns) in itertools::iproduct!(0..9, &columns) {
            // The first row determines the names; each other row has to be one of the grid's own.
            let mut names = [0; 10];
            (0..9).for_each(|c| names[usize::from(digit(first, columns[c]))] = grid.digit(c));
            let source_of = |r: usize| {
                let is_source = |&s: &usize| {
                    (0..9).all(|c| {
                        names[usize::from(digit(s, columns[c]))] == grid.digit(cell_at(r, c))
                    })
                };
                (0..9).find(is_source)
            };
            let keeps_bands = |sources: &Vec<usize>| {
                sources.chunks(3).all(|band| band.iter().map(|row| row / 3).all_equal())
            };
            let sources = (0..9).map(source_of).collect::<Option<Vec<usize>>>();
            if let Some(sources) = sources.filter(keeps_bands) {
                found.push(std::array::from_fn(|i| cell(sources[row(i)], columns[i % 9])));
            }
        }
    }
    found
}

/// The puzzles that become these when the grid is seen as itself, each once,
/// sorted by their cells.
pub fn all_alike(grid: &Grid, puzzles: &[CellSet]) -> Vec<CellSet> {
    let morphs = automorphisms(grid);
    let image = |clues: &CellSet, morph: &[usize; CELLS]| -> CellSet {
        (0..CELLS).filter(|&cell| clues.contains(morph[cell])).collect()
    };
    puzzles
        .iter()
        .flat_map(|clues| morphs.iter().map(move |morph| image(clues, morph)))
        .sorted_unstable_by_key(|clues| clues.bits())
        .dedup()
        .collect()
}

//! The canonical form of a valid puzzle.
//!
//! A valid puzzle has one solution, and is known by it and its clues. Its canonical form is
//! the puzzle moved to the minlex form of its solution. If several morphs lead there, as many as
//! the solution has automorphisms, they can give several sets of clues: the least is taken, where
//! cells are compared row by row and the set with the earlier cell is less.
//!
//! It is another representative of the same family than the [minlex text of the
//! puzzle](super::minlex_puzzle()), which begins with as many empty cells as can be. A solution and
//! its minlex form are found in a few microseconds, the minlex text in a hundred; and a
//! set of clues of a numbered grid is short to write.

use super::band_class::BandClasses;
use super::lines::Vector;
use super::minlex::{Map, Minlex, minlex_and_maps};
use super::morph::Morph;
use crate::grid::{CellSet, Grid, Puzzle, geometry};
use gridsieve_kernels::{Token, dispatch_few};
use wide::u8x16;

/// The canonical form of a valid puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canonical {
    /// The minlex form of the puzzle's solution.
    pub solution: Minlex,
    /// The clues in this form.
    pub clues: CellSet,
    /// In how many ways the puzzle is mapped onto itself, 1 at least: its digits
    /// renamed, whether they are given or not.
    pub automorphisms: u16,
    /// A morph that gives the form.
    pub morph: Morph,
}

impl Canonical {
    /// Of a valid puzzle, from its only solution and the cells of its clues.
    pub fn new(solution: &Grid, clues: CellSet) -> Canonical {
        let (solution, maps) = minlex_and_maps(solution);
        let (first, automorphisms) = match &maps[..] {
            [_] => (0, 1),
            maps => dispatch_few!(BandClasses::get().isa, token => least(token, maps, clues)),
        };
        let morph = maps[first].morph();
        Canonical { solution, clues: morph.cells(clues), automorphisms, morph }
    }

    /// The form itself.
    pub fn puzzle(&self) -> Puzzle {
        self.solution.grid.puzzle(self.clues)
    }
}

/// The first of the maps that give the least image of clues, and how many of them there are.
#[inline(always)]
fn least<T: Token>(token: T, maps: &[Map], clues: CellSet) -> (usize, u16) {
    // Rows and columns, all bits for a clue.
    let mut lines: [[Vector; 9]; 2] = [[[0; 16]; 9]; 2];
    for cell in clues.iter() {
        let (row, column) = (geometry::row(cell), geometry::column(cell));
        (lines[0][row][column], lines[1][column][row]) = (u8::MAX, u8::MAX);
    }
    // The first column is the lowest bit.
    let row =
        |map: &Map, row: usize| u8x16::new(map.row(token, &lines, row)).to_bitmask() as u16 & 511;
    let mut best: [u16; 9] = std::array::from_fn(|i| row(&maps[0], i));
    let (mut first, mut count) = (0, 1);
    for (number, map) in maps.iter().enumerate().skip(1) {
        // Most images differ in the first row.
        let mut rows = (0..9).map(|i| (row(map, i), best[i]));
        match rows.find(|(own, best)| own != best) {
            None => count += 1,
            Some((own, other)) => {
                // The earlier cell a clue is less.
                let cells = own ^ other;
                if own & cells & cells.wrapping_neg() != 0 {
                    best = std::array::from_fn(|i| row(map, i));
                    (first, count) = (number, 1);
                }
            }
        }
    }
    (first, count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::geometry::CELLS;
    use crate::grid::symmetry::minlex_puzzle;
    use crate::solver::general::unique_solution;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};
    use std::collections::HashSet;

    /// With 648 automorphisms, with 72, and with none but the identity.
    const GRIDS: [&str; 3] = [
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
    ];

    /// Random valid puzzles of a grid, of 20 to 81 clues.
    fn puzzles(grid: &Grid, random: &mut SmallRng) -> Vec<CellSet> {
        let mut clues = CellSet::ALL;
        let mut found = vec![clues];
        for _ in 0..300 {
            let mut fewer = clues;
            fewer.remove(random.random_range(0..CELLS));
            if fewer != clues && unique_solution(&grid.puzzle(fewer)).is_some() {
                clues = fewer;
                found.push(clues);
            }
        }
        found
    }

    #[test]
    fn copies_have_one_form_and_others_another() {
        let mut random = SmallRng::seed_from_u64(11);
        for text in GRIDS {
            let grid: Grid = text.parse().unwrap();
            for clues in puzzles(&grid, &mut random) {
                let puzzle = grid.puzzle(clues);
                let form = Canonical::new(&grid, clues);
                assert_eq!(form.morph.puzzle(&puzzle), form.puzzle());
                // The same family as that of the minlex text, and the same automorphisms.
                let [a, b] = [puzzle, form.puzzle()].map(|puzzle| minlex_puzzle(&puzzle));
                assert_eq!(a.puzzle, b.puzzle);
                assert_eq!(a.automorphisms, u32::from(form.automorphisms), "{puzzle}");
                for _ in 0..4 {
                    let morph = Morph::random(&mut random);
                    let copy = Canonical::new(&morph.grid(&grid), morph.cells(clues));
                    assert_eq!(
                        (copy.solution, copy.clues, copy.automorphisms),
                        (form.solution, form.clues, form.automorphisms)
                    );
                }
            }
        }
    }

    /// The least of all images of clues under the automorphisms of a grid, from
    /// the definition.
    #[test]
    fn the_least_of_all_images_is_taken() {
        let grid: Grid = GRIDS[0].parse().unwrap();
        let automorphisms: Vec<Morph> = (Morph::all_moves())
            .filter(|morph| {
                let image = morph.grid(&grid);
                let mut names = [0; 10];
                (0..CELLS).all(|cell| {
                    let name = &mut names[usize::from(image.digit(cell))];
                    if *name == 0 {
                        *name = grid.digit(cell);
                    }
                    *name == grid.digit(cell)
                })
            })
            .collect();
        assert_eq!(automorphisms.len(), 648);
        let mut random = SmallRng::seed_from_u64(12);
        for clues in puzzles(&grid, &mut random) {
            let images: HashSet<CellSet> =
                automorphisms.iter().map(|morph| morph.cells(clues)).collect();
            // Row by row, a clue before none.
            let order = |cells: &&CellSet| -> Vec<bool> {
                (0..CELLS).map(|cell| !cells.contains(cell)).collect()
            };
            let form = Canonical::new(&grid, clues);
            assert_eq!(form.clues, *images.iter().min_by_key(order).unwrap());
            assert_eq!(usize::from(form.automorphisms), 648 / images.len());
        }
    }
}

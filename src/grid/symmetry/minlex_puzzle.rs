//! The minlex form of a puzzle: the smallest text among its images under all
//! morphs, empty cells (`.`) coming before digits.
//!
//! Rows are placed from the top. Whatever the order of the columns, only the
//! rows that give the smallest text so far are followed; a digit is named when
//! it is first met. For a full grid the answer is the grid's minlex form, but
//! [`minlex`](super::minlex()) is a thousand times faster.

use super::morph::Morph;
use super::orders::line_orders;
use crate::grid::Puzzle;
use crate::grid::geometry::CELLS;
use std::cmp::Ordering;

/// The minlex form of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleMinlex {
    /// The smallest image of the puzzle.
    pub puzzle: Puzzle,
    /// In how many of the 3,359,232 ways to move the cells the puzzle comes onto
    /// itself, its digits renamed.
    pub automorphisms: u32,
    /// A morph that gives the smallest image.
    pub morph: Morph,
}

/// The minlex form of a puzzle, whatever number of clues and solutions it has.
///
/// Takes a fraction of a millisecond for ordinary puzzles; the fewer the clues,
/// the longer, up to about a second for an empty one.
pub fn minlex_puzzle(puzzle: &Puzzle) -> PuzzleMinlex {
    let digits = puzzle.digits();
    let transposed = std::array::from_fn(|cell| digits[cell % 9 * 9 + cell / 9]);
    let mut search = Search { best: [u64::MAX; 9], count: 0, found: None };
    for (transposed, digits) in [(false, digits), (true, &transposed)] {
        for columns in line_orders() {
            let source = Source { digits, transposed, columns };
            search.place(&source, 0, Place { rows: [0; 9], names: [0; 10], named: 0 });
        }
    }
    let morph = search.found.expect("one image at least is the smallest");
    PuzzleMinlex { puzzle: morph.puzzle(puzzle), automorphisms: search.count, morph }
}

/// The puzzle, transposed or not, with an order of its columns.
struct Source<'a> {
    digits: &'a [u8; CELLS],
    transposed: bool,
    columns: [u8; 9],
}

impl Source<'_> {
    /// Row `row` as the next row of the image, four bits a cell; digits met
    /// first are named.
    fn row(&self, row: u8, mut place: Place) -> (u64, Place) {
        let mut text = 0;
        for column in self.columns {
            let digit = self.digits[usize::from(9 * row + column)];
            let name = &mut place.names[usize::from(digit)];
            if digit != 0 && *name == 0 {
                place.named += 1;
                *name = place.named;
            }
            text = text << 4 | u64::from(*name);
        }
        (text, place)
    }
}

/// The rows of the image so far.
#[derive(Clone, Copy)]
struct Place {
    /// Where they come from.
    rows: [u8; 9],
    /// The new names of the digits met, else 0.
    names: [u8; 10],
    named: u8,
}

impl Place {
    /// May this row be the next, after so many?
    fn allows(&self, row: u8, placed: usize) -> bool {
        let used = &self.rows[..placed];
        if placed % 3 == 0 {
            used.iter().all(|other| other / 3 != row / 3)
        } else {
            row / 3 == used[placed - 1] / 3 && !used.contains(&row)
        }
    }
}

struct Search {
    /// The rows of the smallest image so far; those not yet known at their
    /// greatest.
    best: [u64; 9],
    /// Number of ways to get it.
    count: u32,
    found: Option<Morph>,
}

impl Search {
    /// Goes on from a place whose rows so far are the best.
    fn place(&mut self, source: &Source, placed: usize, place: Place) {
        if placed == 9 {
            self.count += 1;
            self.found.get_or_insert_with(|| {
                let mut named = place.named;
                let names = std::array::from_fn(|digit| match place.names[digit + 1] {
                    0 => {
                        named += 1;
                        named
                    }
                    name => name,
                });
                Morph::new(source.transposed, place.rows, source.columns, names)
                    .expect("bands were kept together")
            });
            return;
        }
        let mut next: [Option<Place>; 9] = [None; 9];
        for row in (0..9).filter(|&row| place.allows(row, placed)) {
            let (text, mut after) = source.row(row, place);
            match text.cmp(&self.best[placed]) {
                Ordering::Greater => continue,
                Ordering::Equal => {}
                Ordering::Less => {
                    self.best[placed] = text;
                    self.best[placed + 1..].fill(u64::MAX);
                    self.count = 0;
                    self.found = None;
                    next = [None; 9];
                }
            }
            after.rows[placed] = row;
            next[usize::from(row)] = Some(after);
        }
        for place in next.into_iter().flatten() {
            self.place(source, placed + 1, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::symmetry::minlex;
    use crate::grid::{CellSet, Grid};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    const T: &str =
        "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

    #[test]
    fn full_grids_agree_with_the_minlex_form_of_grids() {
        for text in
            [T, "123456789456789123789123456231564897564897231897231564312645978645978312978312645"]
        {
            let grid: Grid = text.parse().unwrap();
            let (found, grid_form) = (minlex_puzzle(&grid.puzzle(CellSet::ALL)), minlex(&grid));
            assert_eq!(found.puzzle.digits(), grid_form.grid.digits());
            assert_eq!(found.automorphisms, u32::from(grid_form.automorphisms));
        }
    }

    #[test]
    fn puzzles_have_one_form_whatever_is_done_to_them() {
        let grid: Grid = T.parse().unwrap();
        let mut random = SmallRng::seed_from_u64(1);
        for clues in [1, 2, 8, 17, 17, 17, 30, 60] {
            let mut cells = CellSet::EMPTY;
            while cells.len() < clues {
                cells.insert(random.random_range(0..81));
            }
            let puzzle = grid.puzzle(cells);
            let form = minlex_puzzle(&puzzle);
            assert_eq!(form.morph.puzzle(&puzzle), form.puzzle);
            assert!(form.puzzle <= puzzle);
            for _ in 0..3 {
                let morphed = Morph::random(&mut random).puzzle(&puzzle);
                let again = minlex_puzzle(&morphed);
                assert_eq!((again.puzzle, again.automorphisms), (form.puzzle, form.automorphisms));
                assert!(form.puzzle <= morphed);
            }
        }
    }

    #[test]
    fn the_smallest_puzzles() {
        let form = |text: &str| {
            let found = minlex_puzzle(&text.parse().unwrap());
            (found.puzzle.to_string(), found.automorphisms)
        };
        let nothing = ".".repeat(81);
        assert_eq!(form(&nothing), (nothing.clone(), 3_359_232));
        // One clue goes last; it stays in 1 of 81 places.
        let one = format!("{}7{}", ".".repeat(40), ".".repeat(40));
        assert_eq!(form(&one), (format!("{}1", ".".repeat(80)), 3_359_232 / 81));
    }
}

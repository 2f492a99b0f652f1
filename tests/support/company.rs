//! Grids that share a pair of bands with a given one.

use gridsieve::engine::{End, Engine, Question, SearchContext};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{BandChoice, CellSet, Grid, View};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// All grids with these rows 1-6, one order of the other rows each.
pub fn completions(grid: &Grid) -> Vec<Grid> {
    fn fill(digits: &mut [u8; CELLS], cell: usize, grids: &mut Vec<Grid>) {
        if cell == CELLS {
            if digits[54] < digits[63] && digits[63] < digits[72] {
                grids.push(Grid::from_digits(*digits).expect("filled by the rules"));
            }
            return;
        }
        let sees = |other: usize| {
            other / 9 == cell / 9
                || other % 9 == cell % 9
                || (other / 27, other % 9 / 3) == (cell / 27, cell % 9 / 3)
        };
        for digit in 1..=9 {
            if !(0..cell).any(|other| digits[other] == digit && sees(other)) {
                digits[cell] = digit;
                fill(digits, cell + 1, grids);
            }
        }
    }
    let mut digits = *grid.digits();
    let mut grids = Vec::new();
    fill(&mut digits, 54, &mut grids);
    grids
}

/// The grid with its bands in another order, and the rows in them, one of many;
/// perhaps transposed.
fn turned(grid: &Grid, number: usize) -> Grid {
    let digits = std::array::from_fn(|cell| {
        let (row, column) =
            if number & 1 == 0 { (cell / 9, cell % 9) } else { (cell % 9, cell / 9) };
        let band = (row / 3 + number / 2) % 3;
        let row = 3 * band + (2 * row + number / 6 + band) % 3;
        grid.digit(9 * row + column)
    });
    Grid::from_digits(digits).expect("a morph of a grid is a grid")
}

/// The grid, and `others` others that have a pair of bands or stacks in common
/// with it: the one that `choice` leaves.
pub fn company(grid: &Grid, choice: BandChoice, others: usize) -> Vec<Grid> {
    let view = View::new(grid, choice);
    let different = completions(view.grid()).into_iter().filter(|other| other != view.grid());
    let others = different.enumerate().map(|(number, other)| turned(&other, number)).take(others);
    [*grid].into_iter().chain(others).collect()
}

/// What an engine finds in each of some grids that are searched together.
pub fn search_together(
    engine: &dyn Engine,
    grids: &[Grid],
    question: Question,
) -> Vec<Vec<CellSet>> {
    let mut puzzles = vec![Vec::new(); grids.len()];
    let mut found = |place: usize, clues| {
        puzzles[place].push(clues);
        ControlFlow::Continue(())
    };
    let never = AtomicBool::new(false);
    let reports =
        engine.start(question, SearchContext::default()).search_group(grids, &never, &mut found);
    assert_eq!(reports.len(), grids.len());
    assert!(reports.iter().all(|report| report.end == End::Complete));
    puzzles
}

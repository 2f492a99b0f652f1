//! Puzzles that break the rules.

use super::candidates::cell_name;
use gridsieve_grids::Puzzle;
use gridsieve_grids::geometry::unit;

/// Two clues of a unit that are the same: there are no candidates to reason about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} and {} are both {digit}", cell_name(.cells[0]), cell_name(.cells[1]))]
pub struct Clash {
    cells: [usize; 2],
    digit: u8,
}

/// The first two clues of a unit that are the same, if there are two.
pub fn clash(puzzle: &Puzzle) -> Option<Clash> {
    let (clues, digits) = (puzzle.clues(), puzzle.digits());
    (0..27).map(|of| unit(of) & clues).find_map(|unit| {
        let same = |a: usize, b: usize| a < b && digits[a] == digits[b];
        let two = unit.iter().find_map(|a| Some([a, unit.iter().find(|&b| same(a, b))?]));
        two.map(|cells| Clash { cells, digit: digits[cells[0]] })
    })
}

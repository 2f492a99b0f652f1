//! Puzzles that break the rules.

use super::candidates::cell_name;
use gridsieve_grids::Puzzle;
use gridsieve_grids::geometry::unit;

/// The first two clues of a unit that are the same, if there are two, in words. Then there are no
/// candidates to reason about.
pub fn clash(puzzle: &Puzzle) -> Option<String> {
    let (clues, digits) = (puzzle.clues(), puzzle.digits());
    (0..27).map(|of| unit(of) & clues).find_map(|unit| {
        let same = |a: usize, b: usize| a < b && digits[a] == digits[b];
        let two = unit.iter().find_map(|a| Some([a, unit.iter().find(|&b| same(a, b))?]));
        two.map(|[a, b]| format!("{} and {} are both {}", cell_name(a), cell_name(b), digits[a]))
    })
}

//! Checks every puzzle that an engine reports, with code that shares nothing with the engines.

use crate::engine::Question;
use crate::solver::general::unique_solution;
use gridsieve_grids::{CellSet, Grid, Puzzle};

/// A failed self-check: an engine did what it must not do.
#[derive(Clone, Debug, thiserror::Error)]
#[error("self-check failed: {item} {index} ({grid}): {kind}")]
pub struct Fault {
    /// What was searched: a `grid`, or a `pair` of bands.
    pub item: &'static str,
    /// Its number in the input, from 0.
    pub index: u64,
    /// The grid, or that of one of the pair's third bands.
    pub grid: Grid,
    /// What happened.
    pub kind: FaultKind,
}

/// Ways of failing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// A puzzle has the wrong number of clues.
    #[error("{0} has {clues} clues, not the number asked for", clues = .0.clues().len())]
    Clues(Puzzle),
    /// A puzzle does not obey the mask.
    #[error("{0} does not obey the mask")]
    Mask(Puzzle),
    /// A puzzle belongs to a choice of band 3 that was not asked for.
    #[error("{0} has most clues in a band and a stack not asked for")]
    Band3(Puzzle),
    /// In a census: another pair of bands has to find a puzzle.
    #[error("{0} is for another pair of bands to find")]
    Task(Puzzle),
    /// A puzzle has several solutions.
    #[error("{0} has more than one solution")]
    NotUnique(Puzzle),
    /// A puzzle was reported more than once.
    #[error("{0} was found twice")]
    Repeated(Puzzle),
    /// A puzzle was not reported.
    #[error("{0} was not found")]
    Missed(Puzzle),
    /// The search panicked.
    #[error("the search broke down: {0}")]
    Panic(String),
}

/// Checks that these clues are an answer to the question.
pub(crate) fn check(grid: &Grid, question: &Question, clues: CellSet) -> Result<(), FaultKind> {
    let puzzle = grid.puzzle(clues);
    obeys(question, &puzzle)?;
    if unique_solution(&puzzle) != Some(*grid) {
        return Err(FaultKind::NotUnique(puzzle));
    }
    Ok(())
}

/// Checks that a puzzle is an answer to the question, apart from its validity.
pub fn obeys(question: &Question, puzzle: &Puzzle) -> Result<(), FaultKind> {
    let (puzzle, clues) = (*puzzle, puzzle.clues());
    if clues.len() != question.clues {
        return Err(FaultKind::Clues(puzzle));
    }
    let mask = &question.mask;
    if !mask.must().is_subset(clues) || mask.barred().intersects(clues) {
        return Err(FaultKind::Mask(puzzle));
    }
    if !question.band_3.is_unlimited() && !question.band_3.hold(clues) {
        return Err(FaultKind::Band3(puzzle));
    }
    Ok(())
}

/// Whether a valid puzzle needs each of its clues.
pub fn is_minimal(grid: &Grid, clues: CellSet) -> bool {
    !can_lose(grid, clues, clues)
}

/// Whether a valid puzzle stays valid without one of these clues.
pub fn can_lose(grid: &Grid, clues: CellSet, of: CellSet) -> bool {
    of.iter().any(|cell| {
        let fewer = grid.puzzle(clues - CellSet::single(cell));
        unique_solution(&fewer).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::super::fake::{PUZZLE, grid_and_clues};
    use super::*;
    use crate::engine::Mask;

    #[test]
    fn answers_are_told_from_faults() {
        let (grid, clues) = grid_and_clues();
        let question = Question::new(17);
        assert_eq!(check(&grid, &question, clues), Ok(()));
        assert!(is_minimal(&grid, clues));
        let first = clues.iter().next().unwrap();
        let absent = (!clues).iter().next().unwrap();

        let more = clues | CellSet::single(absent);
        assert_eq!(check(&grid, &question, more), Err(FaultKind::Clues(grid.puzzle(more))));
        assert_eq!(check(&grid, &Question::new(18), more), Ok(()));
        assert!(!is_minimal(&grid, more));

        // Whichever clue is redundant, the first or the last.
        let last = CellSet::single((!clues).iter().last().unwrap());
        assert!(!is_minimal(&grid, clues | last));

        let moved = more - CellSet::single(first);
        let fault = Err(FaultKind::NotUnique(grid.puzzle(moved)));
        assert_eq!(check(&grid, &question, moved), fault);

        let puzzle = PUZZLE.parse().unwrap();
        for (must, barred) in [(absent, 81), (80, first)] {
            let mask = Mask::new(CellSet::single(must), CellSet::from_bits(1 << barred));
            let masked = Question { mask: mask.unwrap(), ..Question::new(17) };
            assert_eq!(check(&grid, &masked, clues), Err(FaultKind::Mask(puzzle)));
        }
    }
}

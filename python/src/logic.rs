//! Solving by logic.

use crate::error::value;
use crate::objects::Puzzle;
use crate::solving::text;
use gridsieve_puzzles::logic::{Step, clash, solve};
use pyo3::prelude::*;

/// Solve a puzzle by logic as far as that goes, always with the easiest technique that finds something.
///
/// :param puzzle: a ``Puzzle``, text, array or list.
/// :returns: a ``Logic``: ``end``, one of ``solved``, ``unsolved`` and ``contradiction``; ``hardest``,
///     the hardest technique that was needed, or ``None``; ``digits``, the text of what is known at the
///     end; and ``steps``, a list of ``Step``.
/// :raises Error: it is no puzzle, or two clues of a unit are the same.
///
/// >>> logic("." + str(unrank(0))[1:]).hardest
/// 'naked single'
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub fn logic<'py>(py: Python<'py>, puzzle: Puzzle) -> PyResult<Bound<'py, PyAny>> {
    if let Some(clash) = clash(&puzzle.0) {
        return Err(value(clash));
    }
    let solved = py.detach(|| solve(&puzzle.0));
    let types = py.import("gridsieve._types")?;
    let class = types.getattr("Step")?;
    let step = |step: &Step| {
        let Step { technique, reason, fixed, removed } = step;
        class.call1((technique.to_string(), reason, fixed.as_slice(), removed))
    };
    let steps = solved.steps.iter().map(step).collect::<PyResult<Vec<_>>>()?;
    let hardest = solved.hardest().map(|technique| technique.to_string());
    let digits = text(solved.candidates.digits());
    types.getattr("Logic")?.call1((solved.end(), hardest, digits, steps))
}

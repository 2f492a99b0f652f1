//! Solving puzzles, and puzzles from puzzles.

use crate::cells::AnyPuzzle;
use crate::error::value;
use crate::objects::{Grid, Puzzle};
use crate::process::OfProcess;
use crate::rows::{Mistake, Rows, array_1, each_piece, like};
use crate::scan::alone;
use crate::work::{Done, Progress, caught, in_order, in_range, start, threads, wait, wait_for};
use crossbeam_channel::{Receiver, bounded};
use gridsieve::solver::many::{self, Answer, Invalid, answers, canonical_forms, redundant_clues};
use gridsieve::{Isa, Solutions};
use gridsieve_grids::characters;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::Canonical;
use gridsieve_puzzles::minus_plus::minus_plus as with_others;
use gridsieve_puzzles::reduce::Reducer;
use itertools::Itertools;
use pyo3::prelude::*;
use pyo3::types::PyAny;
use std::collections::BTreeSet;
use std::panic::resume_unwind;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

/// The solution of a puzzle that has just one.
///
/// :param puzzle: a ``Puzzle``, text, array or list.
/// :returns: a ``Grid``.
/// :raises Error: ``none: ...`` or ``multiple: ...``: it has no solution, or several.
///
/// >>> str(solve("." + str(unrank(0))[1:])) == str(unrank(0))
/// True
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub fn solve(py: Python<'_>, puzzle: AnyPuzzle) -> PyResult<Grid> {
    match py.detach(|| gridsieve::solve(&puzzle.0)) {
        Solutions::One(grid) => Ok(Grid(grid)),
        Solutions::None => Err(value(invalid(Invalid::None))),
        Solutions::Many => Err(value(invalid(Invalid::Multiple))),
    }
}

/// Why a puzzle is not valid, in the word of the command line and others.
pub fn invalid(invalid: Invalid) -> String {
    let words = match invalid {
        Invalid::None => "the puzzle has no solution",
        Invalid::Multiple => "the puzzle has several solutions",
    };
    format!("{invalid}: {words}")
}

/// What `of` makes of the canonical forms of puzzles.
///
/// # Errors
/// One of the puzzles is not valid.
pub fn valid_forms<R>(
    puzzles: &[gridsieve::Puzzle],
    of: impl Fn(&Canonical) -> R,
) -> Result<Vec<R>, Mistake> {
    let forms = canonical_forms(Isa::detect(), puzzles).into_iter().enumerate();
    let each = |(place, form): (usize, Result<Canonical, Invalid>)| match form {
        Ok(form) => Ok(of(&form)),
        Err(none) => Err((place, invalid(none))),
    };
    forms.map(each).collect()
}

/// Receives each solution, and what ended the search.
type Found = Receiver<Done<Option<gridsieve::Grid>>>;

/// Solutions of a puzzle, as a thread finds them.
#[pyclass(frozen, module = "gridsieve._core")]
pub struct Grids(OfProcess<Mutex<Option<Found>>>);

/// Solutions that are found before they are taken.
const AHEAD: usize = 256;

#[pymethods]
impl Grids {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Grid>> {
        let results = &mut *alone(&self.0)?;
        while let Some(receiver) = results {
            // After Ctrl-C the search can go on: nothing was taken from it.
            if let Some(done) = wait_for(py, receiver)? {
                let solution = done.unwrap_or_else(|panic| resume_unwind(panic));
                if solution.is_none() {
                    *results = None;
                }
                return Ok(solution.map(Grid));
            }
        }
        Ok(None)
    }
}

/// All solutions of a puzzle, one after the other, in no particular order.
///
/// They are found on a thread, which waits if they are not taken, and ends when the iterator is gone.
///
/// :param puzzle: a ``Puzzle``, text, array or list.
/// :returns: an iterator of ``Grid``.
/// :raises Error: it is no puzzle.
///
/// >>> from itertools import islice
/// >>> [str(grid) == str(unrank(0)) for grid in solutions("." + str(unrank(0))[1:])]
/// [True]
/// >>> len(set(islice(solutions("." * 81), 1000)))
/// 1000
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub fn solutions(puzzle: AnyPuzzle) -> PyResult<Grids> {
    let (to_caller, results) = bounded(AHEAD);
    start(move || {
        let ended = caught(|| {
            many::solutions(Isa::detect(), &[puzzle.0], |_, grid| {
                to_caller.send(Ok(Some(grid))).is_ok()
            });
            None
        });
        // Nobody may want it any more.
        let _ = to_caller.send(ended);
    })?;
    Ok(Grids(OfProcess::new(Mutex::new(Some(results)))))
}

/// The number of solutions of a puzzle, counted no further than a limit.
///
/// :param puzzle: a ``Puzzle``, text, array or list.
/// :param limit: where counting ends, 1 at least; if that is the result, there may be more.
/// :raises Error: an argument is not sound.
///
/// >>> count_solutions("." * 81, limit=1000)
/// 1000
#[pyfunction]
#[pyo3(signature = (puzzle, /, *, limit=1_000_000))]
pub fn count_solutions(py: Python<'_>, puzzle: AnyPuzzle, limit: i64) -> PyResult<usize> {
    let limit = in_range("limit", limit, 1, i64::MAX as usize)?;
    wait(py, move |stop| {
        let mut count = 0;
        many::solutions(Isa::detect(), &[puzzle.0], |_, _| {
            count += 1;
            count < limit && !stop.load(Ordering::Relaxed)
        });
        count
    })
}

/// Is a puzzle valid, and needs it each of its clues?
///
/// :param puzzle: a ``Puzzle``, text, array or list.
/// :returns: ``False`` as well for a puzzle without just one solution.
/// :raises Error: it is no puzzle.
///
/// >>> is_minimal(str(unrank(0)))
/// False
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub fn is_minimal(py: Python<'_>, puzzle: AnyPuzzle) -> bool {
    py.detach(|| minimal(&[puzzle.0]))[0]
}

/// Which puzzles are valid and need each of their clues.
fn minimal(puzzles: &[gridsieve::Puzzle]) -> Vec<bool> {
    let isa = Isa::detect();
    let is_valid = |answer: &Answer| answer.count == 1;
    let are_valid: Vec<bool> = answers(isa, puzzles, 2).iter().map(is_valid).collect();
    let both = puzzles.iter().zip(&are_valid);
    let valid: Vec<_> =
        both.filter(|(_, is_valid)| **is_valid).map(|(puzzle, _)| *puzzle).collect();
    let mut redundant = redundant_clues(isa, &valid).into_iter();
    let mut is_minimal = || redundant.next().expect("an answer for each valid one").is_empty();
    are_valid.into_iter().map(|is_valid| is_valid && is_minimal()).collect()
}

/// Solve many puzzles.
///
/// :param puzzles: an array of dtype ``uint8`` and shape (n, 81), 0 for an empty cell; or an iterable of
///     whatever a ``Puzzle`` can be made of.
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of puzzles done, some times a second and at the end.
/// :returns: two things. The solutions: for an array one of the same shape, with a row of zeros where
///     there is not just one; for an iterable a list of texts, with ``None`` in their places. And an
///     array of dtype ``uint8`` and shape (n,) with the number of solutions of each, where 2
///     stands for several.
/// :raises Error: ``puzzles[i]: reason`` for the first one that is no puzzle, or the array has
///     another shape or dtype.
///
/// >>> solutions, counts = solve_many(["." + str(unrank(0))[1:], "." * 81])
/// >>> solutions == [str(unrank(0)), None], counts.tolist()
/// (True, [1, 2])
#[pyfunction]
#[pyo3(signature = (puzzles, /, *, threads=None, progress=None))]
pub fn solve_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
    let rows = Rows::new("puzzles", puzzles)?;
    let (is_array, mut solutions, mut counts) = (rows.is_array(), rows.room()?, Vec::new());
    let work = |puzzles: &[gridsieve::Puzzle]| Ok(answers(Isa::detect(), puzzles, 2));
    each_piece(py, rows, threads, progress, work, |answers| {
        for answer in answers {
            counts.push(answer.count as u8);
            let only = answer.first.filter(|_| answer.count == 1);
            solutions.extend(only.map_or([0; CELLS], |grid| *grid.digits()));
        }
    })?;
    // A row of zeros stands for no solution, or several.
    let of_each = |digits: &[u8; CELLS]| (digits[0] != 0).then(|| text(digits));
    Ok((like(py, is_array, solutions, of_each)?, array_1(py, counts).into_any()))
}

/// Digits as a text.
pub fn text(digits: &[u8; CELLS]) -> String {
    String::from_utf8(characters(digits).to_vec()).expect("digits and dots are ASCII")
}

/// Find which of many puzzles are minimal: valid, and in need of each of their clues.
///
/// :param puzzles: an array of dtype ``uint8`` and shape (n, 81), 0 for an empty cell; or an iterable of
///     whatever a ``Puzzle`` can be made of.
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of puzzles done, some times a second and at the end.
/// :returns: an array of dtype ``bool`` and shape (n,); ``False`` as well for a puzzle without just
///     one solution.
/// :raises Error: ``puzzles[i]: reason`` for the first one that is no puzzle, or the array has
///     another shape or dtype.
///
/// >>> minimal_many([str(unrank(0))]).tolist()
/// [False]
#[pyfunction]
#[pyo3(signature = (puzzles, /, *, threads=None, progress=None))]
pub fn minimal_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let rows = Rows::new("puzzles", puzzles)?;
    let mut all = Vec::new();
    let work = |puzzles: &[gridsieve::Puzzle]| Ok(minimal(puzzles));
    each_piece(py, rows, threads, progress, work, |minimal| all.extend(minimal))?;
    Ok(array_1(py, all).into_any())
}

/// Puzzles that a thread works on together.
const PART: usize = 32;

/// The neighbours of a puzzle: some clues taken away and others added, in all ways.
///
/// For a puzzle of 17 clues {-1+1} takes a millisecond, {-2+2} a fifth of a second, {-3+3} four minutes.
/// After Ctrl-C the step that each thread is at goes on in the background.
///
/// :param puzzle: a ``Puzzle``, text, array or list.
/// :param minus: clues taken away, 0 to 8.
/// :param plus: clues added, 0 to 8.
/// :param threads: how many; default: all cores that may be used.
/// :returns: a list of ``Puzzle``, the valid and minimal ones of these in minlex form, each once, in the
///     order of their texts. If ``minus`` is ``plus``, a minimal puzzle is among them.
/// :raises Error: an argument is not sound.
///
/// >>> puzzle = unname("aaapgcgaaakscyabdijfaraak")
/// >>> len(minus_plus(puzzle, 0, 0))
/// 1
#[pyfunction]
#[pyo3(signature = (puzzle, /, minus, plus, *, threads=None))]
pub fn minus_plus(
    py: Python<'_>,
    puzzle: AnyPuzzle,
    minus: i64,
    plus: i64,
    threads: Option<i64>,
) -> PyResult<Vec<Puzzle>> {
    let threads = self::threads(threads)?;
    let (minus, plus) = (in_range("minus", minus, 0, 8)?, in_range("plus", plus, 0, 8)?);
    let clues: Vec<usize> = puzzle.0.clues().iter().collect();
    let fewer = clues.into_iter().combinations(minus);
    let fewer = fewer.map(|cells| cells.into_iter().fold(puzzle.0, gridsieve::Puzzle::without));
    // Where a puzzle takes long, threads end with that one after Ctrl-C.
    let parts = fewer.chunks(if plus > 2 { 1 } else { PART });
    let mut parts = parts.into_iter();
    let jobs = || Ok(parts.next().map(|part| part.collect::<Vec<_>>()));
    let mut found = BTreeSet::new();
    let work = move |part: Vec<_>| with_others(Isa::detect(), &part, 0, plus);
    in_order(py, threads, jobs, work, |part| {
        found.extend(part);
        Ok(())
    })?;
    Ok(found.into_iter().map(Puzzle).collect())
}

/// All puzzles that are reached from some by taking clues away and adding others, again and again.
///
/// :param puzzles: an array of dtype ``uint8`` and shape (n, 81), 0 for an empty cell; or an iterable of
///     whatever a ``Puzzle`` can be made of. Each has to be valid.
/// :param minus: clues taken away in a step, 0 to 8.
/// :param plus: clues added in a step, 0 to 8; with 2 a puzzle of 17 clues takes a fifth of a second. If it is more than
///     ``minus`` there is no end for a long time.
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of puzzles done, some times a second and at the end.
/// :returns: a list of ``Puzzle`` in canonical form, each once, in their order: those that were given, and
///     the valid and minimal ones that steps lead to.
/// :raises Error: ``puzzles[i]: reason`` for the first one that is no puzzle, or has no solution
///     (``none``) or several (``multiple``); or an argument is not sound.
///
/// >>> puzzle = unname("aaapgcgaaakscyabdijfaraak")
/// >>> closure([puzzle], 0, 0) == [canonical(puzzle)]
/// True
#[pyfunction]
#[pyo3(signature = (puzzles, /, minus, plus, *, threads=None, progress=None))]
pub fn closure(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    minus: i64,
    plus: i64,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Vec<Puzzle>> {
    let (minus, plus) = (in_range("minus", minus, 0, 8)?, in_range("plus", plus, 0, 8)?);
    let mut known = BTreeSet::new();
    let form = |puzzles: &[gridsieve::Puzzle]| valid_forms(puzzles, Canonical::puzzle);
    let rows = Rows::new("puzzles", puzzles)?;
    each_piece(py, rows, threads, None, form, |forms| known.extend(forms))?;
    let mut progress = Progress::new(progress);
    let (number, part) = (self::threads(threads)?, if plus < 2 { PART } else { 1 });
    let mut open: Vec<gridsieve::Puzzle> = known.iter().copied().collect();
    while !open.is_empty() {
        let mut parts = open.chunks(part);
        let jobs = || Ok(parts.next().map(<[gridsieve::Puzzle]>::to_vec));
        let work = move |part: Vec<gridsieve::Puzzle>| {
            let found = with_others(Isa::detect(), &part, minus, plus);
            let found: Vec<gridsieve::Puzzle> = found.into_iter().collect();
            (part.len(), form(&found).expect("neighbours are valid"))
        };
        let mut new = BTreeSet::new();
        in_order(py, number, jobs, work, |(done, found)| {
            new.extend(found.into_iter().filter(|puzzle| !known.contains(puzzle)));
            progress.add(py, done)
        })?;
        known.extend(new.iter().copied());
        open = new.into_iter().collect();
    }
    progress.tell(py)?;
    Ok(known.into_iter().map(Puzzle).collect())
}

/// The minimal puzzles inside a valid one: without redundant clues.
///
/// :param puzzle: a ``Puzzle``, text, array or list.
/// :param all: all of them, which can be millions? Else one, whose clues are the last ones that suffice.
/// :returns: a list of ``Puzzle``, in the order of their texts.
/// :raises Error: ``none: ...`` or ``multiple: ...``: it has no solution, or several.
///
/// >>> [one] = reduce(unrank(0))
/// >>> is_minimal(one)
/// True
#[pyfunction]
#[pyo3(signature = (puzzle, /, all=false))]
pub fn reduce(py: Python<'_>, puzzle: AnyPuzzle, all: bool) -> PyResult<Vec<Puzzle>> {
    let (grid, clues) = (solve(py, AnyPuzzle(puzzle.0))?.0, puzzle.0.clues());
    let mut found = wait(py, move |stop| {
        let mut reducer = Reducer::new(&grid, Isa::detect());
        let mut found = Vec::new();
        match all {
            true => {
                // If the search was stopped, its results are not wanted any more.
                reducer.all(clues, stop, &mut |minimal| found.push(grid.puzzle(minimal)));
            }
            false => {
                let order: Vec<usize> = (0..CELLS).collect();
                found.push(grid.puzzle(reducer.one(clues, &order)));
            }
        }
        found
    })?;
    found.sort_unstable();
    Ok(found.into_iter().map(Puzzle).collect())
}

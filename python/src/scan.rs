//! Searches of grids, as Python sees them.

use crate::error::library;
use crate::objects::{Grid, Puzzle};
use crate::process::OfProcess;
use crate::rows::Rows;
use crate::search::{Asked, Event, GridFound, Search};
use crate::work::{Progress, wait_for};
use crossbeam_channel::TryRecvError;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::vec;

/// Where an iterator is.
enum State {
    /// More may come.
    On(Box<Search>),
    /// Everything was taken.
    Ended,
    /// An exception was raised in place of something: what was taken is not everything.
    Failed,
}

impl State {
    /// The search, unless it has ended.
    ///
    /// # Errors
    /// The search failed before.
    fn search(&mut self) -> PyResult<Option<&mut Search>> {
        match self {
            State::On(search) => Ok(Some(search)),
            State::Ended => Ok(None),
            State::Failed => Err(failed()),
        }
    }
}

/// The exception after one that ended a search.
fn failed() -> PyErr {
    PyRuntimeError::new_err("the search ended with an exception before: it is not complete")
}

/// What an iterator holds, for the thread that takes its next result.
///
/// # Errors
/// One is being taken already, this is a forked child, or the search failed.
pub fn alone<T>(iterator: &OfProcess<Mutex<T>>) -> PyResult<MutexGuard<'_, T>> {
    iterator.get()?.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => PyRuntimeError::new_err(
            "a result of this iterator is being taken: use it on one thread, or with a threading.Lock",
        ),
        TryLockError::Poisoned(_) => failed(),
    })
}

/// Puzzles of a grid, as a search gives them.
#[pyclass(frozen, module = "gridsieve._core")]
pub struct Puzzles(OfProcess<Mutex<OfGrid>>);

struct OfGrid {
    state: State,
    /// The puzzles that come next.
    next: vec::IntoIter<gridsieve::Puzzle>,
}

#[pymethods]
impl Puzzles {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Puzzle>> {
        let OfGrid { state, next } = &mut *alone(&self.0)?;
        loop {
            if let Some(puzzle) = next.next() {
                return Ok(Some(Puzzle(puzzle)));
            }
            let Some(search) = state.search()? else { return Ok(None) };
            // After Ctrl-C the search can go on: nothing was taken from it.
            match wait_for(py, &search.results)? {
                Some(Event::End(end)) => {
                    *state = State::Failed;
                    end.map_err(library)?;
                    *state = State::Ended;
                }
                Some(Event::Puzzles(puzzles)) => *next = puzzles.into_iter(),
                Some(Event::Grid(_)) => unreachable!("puzzles were asked for"),
                None => {}
            }
        }
    }
}

/// Results of a search of grids.
#[pyclass(frozen, module = "gridsieve._core")]
pub struct Results(OfProcess<Mutex<OfGrids>>);

struct OfGrids {
    state: State,
    progress: Progress,
    /// The class of a result.
    class: Py<PyAny>,
}

#[pymethods]
impl Results {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        alone(&self.0)?.next(py)
    }
}

impl OfGrids {
    fn next<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            let Some(search) = self.state.search()? else { return Ok(None) };
            let event = match search.results.try_recv() {
                Ok(event) => Some(event),
                Err(TryRecvError::Empty) => match search.feed(py) {
                    // After Ctrl-C here and below the search can go on: no result was taken.
                    Ok(true) => {
                        py.check_signals()?;
                        continue;
                    }
                    Ok(false) => wait_for(py, &search.results)?,
                    Err(error) => {
                        self.state = State::Failed;
                        return Err(error);
                    }
                },
                Err(TryRecvError::Disconnected) => wait_for(py, &search.results)?,
            };
            match event {
                None => {}
                Some(Event::Puzzles(_)) => unreachable!("results were asked for"),
                Some(Event::Grid(result)) => {
                    let found = self.found(py, *result);
                    if found.is_err() {
                        self.state = State::Failed;
                    }
                    return found.map(Some);
                }
                Some(Event::End(end)) => {
                    let error = search.error.take();
                    self.state = State::Failed;
                    end.map_err(library)?;
                    self.progress.tell(py)?;
                    error.map_or(Ok(()), Err)?;
                    self.state = State::Ended;
                }
            }
        }
    }

    fn found<'py>(&mut self, py: Python<'py>, result: GridFound) -> PyResult<Bound<'py, PyAny>> {
        self.progress.add(py, 1)?;
        let GridFound { index, grid, clues, puzzles, complete } = result;
        let puzzles: Vec<Puzzle> = puzzles.into_iter().map(Puzzle).collect();
        self.class.bind(py).call1((index, Grid(grid), clues, puzzles, complete))
    }
}

impl Results {
    fn new(
        py: Python<'_>,
        asked: Asked,
        grids: &Bound<'_, PyAny>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Results> {
        let class = py.import("gridsieve._types")?.getattr("Found")?.unbind();
        let state = State::On(Box::new(Search::of_many(asked, Rows::new("grids", grids)?)?));
        let progress = Progress::new(progress);
        Ok(Results(OfProcess::new(Mutex::new(OfGrids { state, progress, class }))))
    }
}

/// Find every valid puzzle of some number of clues of a grid.
///
/// The search begins with the call, on threads of its own, and ends when the iterator is gone.
///
/// :param grid: a ``Grid``, text, array or list.
/// :param clues: of the puzzles, 1 to 81.
/// :param minimal: only puzzles that need each of their clues?
/// :param mask: 81 characters, row by row: ``1`` for a cell that must be a clue, ``0`` for one that must
///     not, ``.`` for any other.
/// :param limit: the search ends after so many puzzles.
/// :param ordered: in the order of their texts, when all are found; or each as soon as it is found?
/// :param threads: how many; default: all cores that may be used.
/// :returns: an iterator of ``Puzzle``.
/// :raises Error: an argument is not sound.
///
/// >>> grid = "123456789457189326689732541295314867348567912761298453514673298836925174972841635"
/// >>> [len(puzzle.clues) for puzzle in scan(grid)]
/// [17]
#[pyfunction]
#[pyo3(signature = (grid, /, clues=17, minimal=false, mask=None, *, limit=None, ordered=true,
                    threads=None))]
pub fn scan(
    grid: Grid,
    clues: i64,
    minimal: bool,
    mask: Option<&str>,
    limit: Option<i64>,
    ordered: bool,
    threads: Option<i64>,
) -> PyResult<Puzzles> {
    let asked = Asked::new(clues, minimal, mask, limit, threads)?;
    let asked = Asked { ordered, puzzles: true, ..asked };
    let state = State::On(Box::new(Search::begin(asked, grid.0)?));
    Ok(Puzzles(OfProcess::new(Mutex::new(OfGrid { state, next: Vec::new().into_iter() }))))
}

/// Find every valid puzzle of some number of clues of many grids.
///
/// The search begins with the call, on threads of its own, and ends when the iterator is gone. Memory
/// stays flat: some grids are taken ahead, and the search waits if results are not taken.
///
/// :param grids: an array of dtype ``uint8`` and shape (n, 81), or an iterable of whatever a ``Grid`` can
///     be made of, such as ``Catalogue().grids(a, b)``.
/// :param clues: of the puzzles, 1 to 81.
/// :param minimal: only puzzles that need each of their clues?
/// :param mask: 81 characters, row by row: ``1`` for a cell that must be a clue, ``0`` for one that must
///     not, ``.`` for any other.
/// :param limit: the search of a grid ends after so many puzzles.
/// :param ordered: in the order of the grids, or each as soon as its grid is searched?
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of grids done, some times a second and at the end.
/// :returns: an iterator of ``Found``: ``number``, the grid's place from 0; ``grid``; ``clues``;
///     ``puzzles``, a list of ``Puzzle`` in the order of their texts; and ``complete``: are these
///     all there are?
/// :raises Error: an argument is not sound; from the iterator ``grids[i]: reason`` for the first one that
///     is no grid, after the results of those before it.
///
/// >>> [found.puzzles for found in scan_many([unrank(0), unrank(1)])]
/// [[], []]
#[pyfunction]
#[pyo3(signature = (grids, /, clues=17, minimal=false, mask=None, *, limit=None, ordered=true,
                    threads=None, progress=None))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn scan_many(
    py: Python<'_>,
    grids: &Bound<'_, PyAny>,
    clues: i64,
    minimal: bool,
    mask: Option<&str>,
    limit: Option<i64>,
    ordered: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Results> {
    let asked = Asked::new(clues, minimal, mask, limit, threads)?;
    Results::new(py, Asked { ordered, ..asked }, grids, progress)
}

/// Find the smallest number of clues that a grid needs.
///
/// A puzzle with that number is found, and one clue less is searched completely for nothing, which
/// rules out all smaller numbers. A random grid takes a second or two.
///
/// :param grid: a ``Grid``, text, array or list.
/// :param all: every puzzle with the fewest clues, not only one?
/// :param mask: 81 characters, row by row: ``1`` for a cell that must be a clue, ``0`` for one that must
///     not, ``.`` for any other.
/// :param threads: how many; default: all cores that may be used.
/// :returns: a list of ``Puzzle``; empty if the mask allows none.
/// :raises Error: an argument is not sound.
///
/// >>> grid = "123456789457189326689732541295314867348567912761298453514673298836925174972841635"
/// >>> [len(puzzle.clues) for puzzle in fewest(grid)]
/// [17]
#[pyfunction]
#[pyo3(signature = (grid, /, all=false, mask=None, *, threads=None))]
pub fn fewest(
    py: Python<'_>,
    grid: Grid,
    all: bool,
    mask: Option<&str>,
    threads: Option<i64>,
) -> PyResult<Vec<Puzzle>> {
    let search = Search::begin(Asked::fewest(all, mask, threads)?, grid.0)?;
    let mut found = None;
    loop {
        match wait_for(py, &search.results)? {
            None => {}
            Some(Event::Puzzles(_)) => unreachable!("a result was asked for"),
            Some(Event::Grid(result)) => found = Some(result.puzzles),
            Some(Event::End(end)) => {
                end.map_err(library)?;
                let found = found.expect("a search that did not fail gives the result of its grid");
                return Ok(found.into_iter().map(Puzzle).collect());
            }
        }
    }
}

/// Find the smallest number of clues that each of many grids needs, as ``fewest`` does.
///
/// :param grids: an array of dtype ``uint8`` and shape (n, 81), or an iterable of whatever a ``Grid`` can
///     be made of.
/// :param all: every puzzle with the fewest clues of each, not only one?
/// :param mask: 81 characters, row by row: ``1`` for a cell that must be a clue, ``0`` for one that must
///     not, ``.`` for any other.
/// :param ordered: in the order of the grids, or each as soon as its grid is searched?
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of grids done, some times a second and at the end.
/// :returns: an iterator of ``Found``, as of ``scan_many``; ``clues`` is the smallest number,
///     or ``None`` if the mask allows no puzzle.
/// :raises Error: as of ``scan_many``.
///
/// >>> grid = "123456789457189326689732541295314867348567912761298453514673298836925174972841635"
/// >>> [found.clues for found in fewest_many([grid])]
/// [17]
#[pyfunction]
#[pyo3(signature = (grids, /, all=false, mask=None, *, ordered=true, threads=None, progress=None))]
pub fn fewest_many(
    py: Python<'_>,
    grids: &Bound<'_, PyAny>,
    all: bool,
    mask: Option<&str>,
    ordered: bool,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Results> {
    let asked = Asked::fewest(all, mask, threads)?;
    Results::new(py, Asked { ordered, ..asked }, grids, progress)
}

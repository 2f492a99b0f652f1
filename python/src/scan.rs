//! Searches of grids, on threads of their own, whose results come one after the other.
//!
//! A search is a thread that runs a [`scan()`]. It gets grids through a channel, and hands results on
//! through another one; both have few places, so that memory stays flat. Whoever takes results
//! fills the first one: the thread itself never waits for Python. It ends when nobody takes
//! results any more.

use crate::cells::AnyGrid;
use crate::error::{self, fault, value};
use crate::objects::{Grid, Puzzle};
use crate::rows::Rows;
use crate::work::{Progress, caught, in_range, threads, wait_for};
use crossbeam_channel::{Receiver, Sender, TryRecvError, bounded};
use gridsieve::engine::Question;
use gridsieve::scan::{
    FoundPuzzle, GridEnd, GridResult, Keep, MOST_SHARE, Plan, ScanEnd, ScanError, Sink, SinkError,
    Source, scan as run_scan,
};
use gridsieve::{Bands, Isa, Mask};
use gridsieve_grids::geometry::CELLS;
use pyo3::exceptions::{PyException, PyRuntimeError};
use pyo3::prelude::*;
use std::any::Any;
use std::io;
use std::num::NonZeroU64;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Grids that may be taken from a caller and not yet be read.
const GRIDS: usize = 4 * MOST_SHARE;
/// Puzzles that are handed on together.
const CHUNK: usize = 1024;
/// What may wait to be taken.
const RESULTS: usize = 64;

/// What a search is asked.
#[derive(Clone, Copy)]
struct Asked {
    question: Question,
    keep: Keep,
    threads: usize,
    ordered: bool,
    /// Are puzzles wanted, or whole results?
    puzzles: bool,
}

impl Asked {
    fn new(
        clues: i64,
        minimal: bool,
        mask: Option<&str>,
        limit: Option<i64>,
        threads: Option<i64>,
    ) -> PyResult<Asked> {
        let clues = in_range("clues", clues, 1, CELLS)?;
        let limit =
            limit.map(|limit| in_range("limit", limit, 1, i64::MAX as usize)).transpose()?;
        let limit = limit.and_then(|limit| NonZeroU64::new(limit as u64));
        let mask = mask.map_or(Ok(Mask::FREE), str::parse::<Mask>);
        let mask = mask.map_err(|error| value(format_args!("mask: {error}")))?;
        Ok(Asked {
            question: Question { mask, ..Question::new(clues) },
            keep: Keep { minimal, limit, fewest: false },
            threads: self::threads(threads)?,
            ordered: true,
            puzzles: false,
        })
    }

    /// The fewest clues.
    fn fewest(all: bool, mask: Option<&str>, threads: Option<i64>) -> PyResult<Asked> {
        let asked = Asked::new(CELLS as i64, false, mask, None, threads)?;
        let limit = if all { None } else { Some(NonZeroU64::MIN) };
        Ok(Asked { keep: Keep { minimal: false, limit, fewest: true }, ..asked })
    }
}

/// What a search hands on.
enum Event {
    /// Some puzzles of the only grid.
    Puzzles(Vec<gridsieve::Puzzle>),
    /// All of a grid.
    Grid(Box<OfGrid>),
    /// Nothing comes after it.
    End(Result<(), Failure>),
}

struct OfGrid {
    index: u64,
    grid: gridsieve::Grid,
    /// None if the fewest are asked for and the mask allows no puzzle.
    clues: Option<usize>,
    puzzles: Vec<gridsieve::Puzzle>,
    complete: bool,
}

/// Why a search failed.
enum Failure {
    Fault(String),
    Scan(ScanError),
}

/// Hands results on as long as somebody takes them.
struct ToCaller {
    asked: Asked,
    results: Sender<Event>,
    fault: Option<String>,
}

impl ToCaller {
    fn send(&self, event: Event) -> Result<(), SinkError> {
        let gone = |_| SinkError::Output(io::ErrorKind::BrokenPipe.into());
        self.results.send(event).map_err(gone)
    }
}

impl Sink for ToCaller {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        if let Some(fault) = result.faults.first() {
            self.fault.get_or_insert_with(|| fault.to_string());
            return Err(SinkError::Output(io::Error::other("a self-check failed")));
        }
        if result.end == GridEnd::Interrupted {
            // It is no result. The end of the search says that this one was interrupted.
            return Ok(());
        }
        let mut puzzles = result.found().map(|found| found.map(|found| found.puzzle));
        if !self.asked.puzzles {
            let puzzles = puzzles.collect::<Result<Vec<_>, _>>();
            let puzzles = puzzles.map_err(SinkError::Temporary)?;
            let is_none = self.asked.keep.fewest && puzzles.is_empty();
            return self.send(Event::Grid(Box::new(OfGrid {
                index: result.index,
                grid: result.grid,
                clues: (!is_none).then_some(result.question.clues),
                puzzles,
                complete: result.is_complete(),
            })));
        }
        // Those of a search in no order were handed on when they were found.
        if !self.asked.ordered {
            return Ok(());
        }
        loop {
            let chunk = puzzles.by_ref().take(CHUNK).collect::<Result<Vec<_>, _>>();
            match chunk.map_err(SinkError::Temporary)? {
                chunk if chunk.is_empty() => return Ok(()),
                chunk => self.send(Event::Puzzles(chunk))?,
            }
        }
    }

    fn found(&mut self, found: &FoundPuzzle) -> Result<(), SinkError> {
        match self.asked.puzzles {
            true => self.send(Event::Puzzles(vec![found.puzzle])),
            false => Ok(()),
        }
    }
}

/// A thread that searches. It ends when this is dropped.
struct Search {
    stop: Arc<AtomicBool>,
    results: Receiver<Event>,
    /// Where grids go; none when there are no more.
    grids: Option<Sender<gridsieve::Grid>>,
}

impl Drop for Search {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Search {
    fn start(asked: Asked, source: Source) -> PyResult<Search> {
        let (sender, results) = bounded(RESULTS);
        let stop = Arc::new(AtomicBool::new(false));
        let raised = Arc::clone(&stop);
        let body = move || {
            let end = caught(|| search(asked, source, &raised, sender.clone()));
            let end = end.unwrap_or_else(|panic| Err(Failure::Fault(words(&*panic))));
            // Nobody listens any more if it was interrupted.
            let _ = sender.send(Event::End(end));
        };
        let thread = thread::Builder::new().name("gridsieve".into()).spawn(body);
        thread.map_err(|error| error::system(format_args!("cannot start threads: {error}")))?;
        Ok(Search { stop, results, grids: None })
    }

    /// Of one grid.
    fn of(asked: Asked, grid: gridsieve::Grid) -> PyResult<Search> {
        Search::start(asked, Box::new([Ok(grid)].into_iter()))
    }

    /// Of grids that come one after the other.
    fn of_many(asked: Asked) -> PyResult<Search> {
        let (grids, source) = bounded(GRIDS);
        let mut search = Search::start(asked, Box::new(source.into_iter().map(Ok)))?;
        search.grids = Some(grids);
        Ok(search)
    }

    /// Takes one more of the grids that a caller gives, if there is one and room for it.
    ///
    /// # Errors
    /// There was Ctrl-C or the like; any other exception comes after the results.
    fn feed(&mut self, py: Python<'_>, given: &mut Given) -> PyResult<bool> {
        let Some(grids) = self.grids.as_ref().filter(|grids| !grids.is_full()) else {
            return Ok(false);
        };
        match given.rows.next_grid(py) {
            Ok(Some(grid)) => {
                // A search that has failed reads no more, and its end says so.
                let _ = grids.send(grid);
            }
            Ok(None) => self.grids = None,
            Err(error) if !error.is_instance_of::<PyException>(py) => return Err(error),
            Err(error) => (self.grids, given.error) = (None, Some(error)),
        }
        Ok(true)
    }
}

/// Searches, on the thread that this is for, and tells how that ended.
fn search(
    asked: Asked,
    source: Source,
    stop: &AtomicBool,
    results: Sender<Event>,
) -> Result<(), Failure> {
    let engine = Bands::new(Isa::detect());
    let plan = Plan {
        keep: asked.keep,
        unordered: !asked.ordered,
        threads: asked.threads,
        share: MOST_SHARE,
        ..Plan::new(&engine, asked.question)
    };
    let mut sink = ToCaller { asked, results, fault: None };
    let outcome = run_scan(&plan, source, stop, &mut sink);
    match (sink.fault, outcome.end) {
        (Some(fault), _) => Err(Failure::Fault(fault)),
        (None, ScanEnd::Failed(error)) => Err(Failure::Scan(error)),
        (None, ScanEnd::Complete) => Ok(()),
        (None, ScanEnd::Interrupted) => {
            Err(Failure::Fault("the search was interrupted".to_owned()))
        }
    }
}

/// What a panic says.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "a thread of the search panicked".to_owned())
}

/// The grids that a caller gives.
struct Given {
    rows: Rows,
    /// What comes after the results of the grids before it.
    error: Option<PyErr>,
}

/// What the end of a search is for the caller.
fn ended(end: Result<(), Failure>) -> PyResult<()> {
    match end {
        Ok(()) => Ok(()),
        Err(Failure::Fault(words)) => Err(fault(words)),
        Err(Failure::Scan(error)) => Err(error::scan(error)),
    }
}

/// Where an iterator is.
enum State {
    /// More may come.
    On(Search),
    /// Everything was taken.
    Ended,
    /// An exception was raised in place of something: what was taken is not everything.
    Failed,
}

impl State {
    /// The search, unless it has ended.
    ///
    /// # Errors
    /// It failed before.
    fn search(&mut self) -> PyResult<Option<&mut Search>> {
        match self {
            State::On(search) => Ok(Some(search)),
            State::Ended => Ok(None),
            State::Failed => {
                let reason = "the search ended with an exception before: it is not complete";
                Err(PyRuntimeError::new_err(reason))
            }
        }
    }
}

/// Puzzles of a grid, as a search gives them.
#[pyclass(module = "gridsieve._core")]
pub struct Puzzles {
    state: State,
    /// Those that come next, the last one first.
    next: Vec<gridsieve::Puzzle>,
}

#[pymethods]
impl Puzzles {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Puzzle>> {
        loop {
            if let Some(puzzle) = self.next.pop() {
                return Ok(Some(Puzzle(puzzle)));
            }
            let Some(search) = self.state.search()? else { return Ok(None) };
            // After Ctrl-C the search can go on: nothing was taken from it.
            match wait_for(py, &search.results)? {
                Some(Event::End(end)) => {
                    self.state = State::Failed;
                    ended(end)?;
                    self.state = State::Ended;
                }
                Some(Event::Puzzles(puzzles)) => {
                    self.next = puzzles;
                    self.next.reverse();
                }
                Some(Event::Grid(_)) => unreachable!("puzzles were asked for"),
                None => {}
            }
        }
    }
}

/// Results of a search of grids.
#[pyclass(module = "gridsieve._core")]
pub struct Results {
    state: State,
    given: Given,
    progress: Progress,
    /// The class of a result.
    class: Py<PyAny>,
}

#[pymethods]
impl Results {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            let Some(search) = self.state.search()? else { return Ok(None) };
            let event = match search.results.try_recv() {
                Ok(event) => Some(event),
                Err(TryRecvError::Empty) => match search.feed(py, &mut self.given) {
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
                    self.state = State::Failed;
                    ended(end)?;
                    self.progress.tell(py)?;
                    self.given.error.take().map_or(Ok(()), Err)?;
                    self.state = State::Ended;
                }
            }
        }
    }
}

impl Results {
    fn new(
        py: Python<'_>,
        asked: Asked,
        grids: &Bound<'_, PyAny>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Results> {
        let given = Given { rows: Rows::new("grids", grids)?, error: None };
        let class = py.import("gridsieve._types")?.getattr("Found")?.unbind();
        let state = State::On(Search::of_many(asked)?);
        Ok(Results { state, given, progress: Progress::new(progress), class })
    }

    fn found<'py>(&mut self, py: Python<'py>, result: OfGrid) -> PyResult<Bound<'py, PyAny>> {
        self.progress.add(py, 1)?;
        let OfGrid { index, grid, clues, puzzles, complete } = result;
        let puzzles: Vec<Puzzle> = puzzles.into_iter().map(Puzzle).collect();
        self.class.bind(py).call1((index, Grid(grid), clues, puzzles, complete))
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
    grid: AnyGrid,
    clues: i64,
    minimal: bool,
    mask: Option<&str>,
    limit: Option<i64>,
    ordered: bool,
    threads: Option<i64>,
) -> PyResult<Puzzles> {
    let asked = Asked::new(clues, minimal, mask, limit, threads)?;
    let asked = Asked { ordered, puzzles: true, ..asked };
    Ok(Puzzles { state: State::On(Search::of(asked, grid.0)?), next: Vec::new() })
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
    grid: AnyGrid,
    all: bool,
    mask: Option<&str>,
    threads: Option<i64>,
) -> PyResult<Vec<Puzzle>> {
    let search = Search::of(Asked::fewest(all, mask, threads)?, grid.0)?;
    let mut found = None;
    loop {
        match wait_for(py, &search.results)? {
            None => {}
            Some(Event::Puzzles(_)) => unreachable!("a result was asked for"),
            Some(Event::Grid(result)) => found = Some(result.puzzles),
            Some(Event::End(end)) => {
                ended(end)?;
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

//! A [`scan()`](run_scan) on a thread of its own. Grids and results pass through channels with
//! small capacities, so that the memory does not grow. The code that takes results also supplies
//! grids, so the thread of the scan never waits for Python. The thread ends when the receiver of
//! the results is gone.

use crate::error::value;
use crate::rows::Rows;
use crate::work::{self, Stops, caught, in_range};
use crossbeam_channel::{Receiver, Sender, bounded};
use gridsieve::engine::Question;
use gridsieve::scan::{
    FoundPuzzle, GridEnd, GridResult, Keep, MOST_SHARE, Plan, ScanEnd, Sink, SinkError, Source,
    scan as run_scan,
};
use gridsieve::{Bands, Error, Isa, Mask};
use gridsieve_grids::geometry::CELLS;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use std::any::Any;
use std::io;
use std::num::NonZeroU64;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Grids that may be taken from a caller and not yet be read.
const GRIDS: usize = 4 * MOST_SHARE;
/// Puzzles that are handed on together.
const CHUNK: usize = 1024;
/// What may wait to be taken.
const RESULTS: usize = 64;

/// What a search is asked.
#[derive(Clone, Copy)]
pub struct Asked {
    pub question: Question,
    pub keep: Keep,
    pub threads: usize,
    pub ordered: bool,
    /// Whether puzzles are wanted, or whole results.
    pub puzzles: bool,
}

impl Asked {
    pub fn new(
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
            threads: work::threads(threads)?,
            ordered: true,
            puzzles: false,
        })
    }

    /// The fewest clues.
    pub fn fewest(all: bool, mask: Option<&str>, threads: Option<i64>) -> PyResult<Asked> {
        let asked = Asked::new(CELLS as i64, false, mask, None, threads)?;
        let limit = if all { None } else { Some(NonZeroU64::MIN) };
        Ok(Asked { keep: Keep { minimal: false, limit, fewest: true }, ..asked })
    }
}

/// What a search hands on.
pub enum Event {
    /// Some puzzles of the only grid.
    Puzzles(Vec<gridsieve::Puzzle>),
    /// All of a grid.
    Grid(Box<GridFound>),
    /// Nothing comes after it.
    End(Result<(), Error>),
}

/// What was found in a grid.
pub struct GridFound {
    pub index: u64,
    pub grid: gridsieve::Grid,
    /// None if the fewest are asked for and the mask allows no puzzle.
    pub clues: Option<usize>,
    pub puzzles: Vec<gridsieve::Puzzle>,
    pub complete: bool,
}

/// Passes results on until the receiver is gone.
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
            return self.send(Event::Grid(Box::new(GridFound {
                index: result.index,
                grid: result.grid,
                clues: (!is_none).then_some(result.question.clues),
                puzzles,
                complete: result.is_complete(),
            })));
        }
        // In a search without order, puzzles were handed on as they were found.
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
pub struct Search {
    _stops: Stops,
    pub results: Receiver<Event>,
    /// The grids that the caller gives, and where they go; none when there are no more.
    grids: Option<(Rows, Sender<gridsieve::Grid>)>,
    /// What comes after the results of the grids before it.
    pub error: Option<PyErr>,
}

impl Search {
    fn start(asked: Asked, source: Source) -> PyResult<Search> {
        let (sender, results) = bounded(RESULTS);
        let stop = Arc::new(AtomicBool::new(false));
        let stops = Stops(Arc::clone(&stop));
        work::start(move || {
            let end = caught(|| search(asked, source, &stop, sender.clone()));
            let end = end.unwrap_or_else(|panic| Err(Error::SelfCheck(panic_message(&*panic))));
            // The receiver is gone if the search was interrupted.
            let _ = sender.send(Event::End(end));
        })?;
        Ok(Search { _stops: stops, results, grids: None, error: None })
    }

    /// Starts the search of one grid.
    pub fn begin(asked: Asked, grid: gridsieve::Grid) -> PyResult<Search> {
        Search::start(asked, Box::new([Ok(grid)].into_iter()))
    }

    /// Starts a search of grids that [`feed`](Self::feed) takes one after the other.
    pub fn of_many(asked: Asked, rows: Rows) -> PyResult<Search> {
        let (grids, source) = bounded(GRIDS);
        let mut search = Search::start(asked, Box::new(source.into_iter().map(Ok)))?;
        search.grids = Some((rows, grids));
        Ok(search)
    }

    /// Takes one more of the grids that a caller gives, if there is one and room for it.
    ///
    /// # Errors
    /// KeyboardInterrupt, or another exception that is no `Exception`; others are kept, and raised
    /// after the results.
    pub fn feed(&mut self, py: Python<'_>) -> PyResult<bool> {
        let Some((rows, grids)) = self.grids.as_mut().filter(|(_, grids)| !grids.is_full()) else {
            return Ok(false);
        };
        match rows.next_grid(py) {
            Ok(Some(grid)) => {
                // A search that has failed reads no more, and its end says so.
                let _ = grids.send(grid);
            }
            Ok(None) => self.grids = None,
            Err(error) if !error.is_instance_of::<PyException>(py) => return Err(error),
            Err(error) => (self.grids, self.error) = (None, Some(error)),
        }
        Ok(true)
    }
}

/// Runs the search on its own thread, and sends how it ended.
fn search(
    asked: Asked,
    source: Source,
    stop: &AtomicBool,
    results: Sender<Event>,
) -> Result<(), Error> {
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
        (Some(fault), _) => Err(Error::SelfCheck(fault)),
        (None, ScanEnd::Failed(error)) => Err(error.into()),
        (None, ScanEnd::Complete) => Ok(()),
        (None, ScanEnd::Interrupted) => {
            Err(Error::SelfCheck("the search was interrupted".to_owned()))
        }
    }
}

/// What a panic says.
fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "a thread of the search panicked".to_owned())
}

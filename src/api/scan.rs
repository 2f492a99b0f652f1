//! Searching grids.

use super::catalogue::Catalogue;
use super::error::Error;
use crate::engine::bands::Bands;
use crate::engine::{BandChoices, Engine, Mask, Question};
use crate::scan::{
    GridResult, Keep, MOST_SHARE, Plan, ScanEnd, ScanError, SinkError, Source, scan,
};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{Grid, Puzzle};
use gridsieve_kernels::Isa;
use std::fmt;
use std::num::NonZeroU64;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The search for all puzzles of N clues of full grids.
///
/// Every puzzle is solved again, by a solver that shares no code with the search,
/// before it is given.
///
/// ```
/// use gridsieve::{Grid, Scan};
///
/// let grid: Grid =
///     "123456789457189326689732541295314867348567912761298453514673298836925174972841635"
///         .parse()?;
/// let puzzles = Scan::new(17).puzzles(&grid)?;
/// assert_eq!(puzzles.len(), 1);
/// assert!(Scan::new(16).puzzles(&grid)?.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
#[must_use]
pub struct Scan {
    question: Question,
    engine: Arc<dyn Engine>,
    keep: Keep,
    threads: usize,
}

impl Scan {
    /// All puzzles of `clues` clues, by the engine [`Bands`] at the widest level of
    /// the machine, on one thread.
    pub fn new(clues: usize) -> Scan {
        Scan {
            question: Question::new(clues),
            engine: Arc::new(Bands::new(Isa::detect())),
            keep: Keep::default(),
            threads: 1,
        }
    }

    /// All puzzles with the smallest number of clues that a valid puzzle of a grid has; otherwise
    /// like [`new`](Scan::new). [`band_3`](Scan::band_3) changes nothing, and a [mask](Scan::mask)
    /// may leave no puzzle.
    ///
    /// A puzzle with that number is found, and one clue less is searched completely for nothing:
    /// that rules out all smaller numbers, as a puzzle with a clue added stays valid. A random grid
    /// takes a second or two if the [limit](Scan::limit) is one puzzle; all puzzles take one more
    /// search. Which puzzles a limit leaves depends on the grid, the mask and the engine.
    ///
    /// ```
    /// use gridsieve::{Grid, Scan};
    /// use std::num::NonZeroU64;
    ///
    /// let grid: Grid =
    ///     "123456789457189326689327154216534897745891632938672541361245978574918263892763415"
    ///         .parse()?;
    /// let puzzles = Scan::fewest().limit(NonZeroU64::MIN).puzzles(&grid)?;
    /// assert_eq!(puzzles[0].clues().len(), 21);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fewest() -> Scan {
        let mut scan = Scan::new(CELLS);
        scan.keep.fewest = true;
        scan
    }

    /// Chooses another engine or level. The answers do not depend on it.
    ///
    /// ```
    /// use gridsieve::{Degree, Isa, Level, Scan};
    ///
    /// let scan = Scan::new(17).engine(Degree::new(Isa::new(Level::Scalar)?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn engine(self, engine: impl Engine + 'static) -> Scan {
        Scan { engine: Arc::new(engine), ..self }
    }

    /// Only puzzles that have clues where they must be, and none where they must not.
    pub fn mask(mut self, mask: Mask) -> Scan {
        self.question.mask = mask;
        self
    }

    /// Only puzzles in which one of these bands or stacks has the most clues.
    pub fn band_3(mut self, choices: BandChoices) -> Scan {
        self.question.band_3 = choices;
        self
    }

    /// Keeps only minimal puzzles, which need each of their clues.
    pub fn minimal(mut self) -> Scan {
        self.keep.minimal = true;
        self
    }

    /// At most this many puzzles of each grid; its search ends with the last.
    pub fn limit(mut self, puzzles: NonZeroU64) -> Scan {
        self.keep.limit = Some(puzzles);
        self
    }

    /// Threads, 1 at least. Each searches a grid; those for which none is left help with the
    /// grids of others, so that a single one is searched by all. Puzzles are the same.
    pub fn threads(self, threads: usize) -> Scan {
        Scan { threads: threads.max(1), ..self }
    }

    /// The puzzles of one grid, in the order of their texts.
    ///
    /// # Errors
    /// A self-check failed, or more puzzles were found than memory holds and no
    /// temporary file can be written.
    pub fn puzzles(&self, grid: &Grid) -> Result<Vec<Puzzle>, Error> {
        let mut puzzles = None;
        self.each([*grid], |found| {
            puzzles = Some(found.puzzles().collect());
            ControlFlow::Continue(())
        })?;
        puzzles.expect("a scan that did not fail gives the result of its grid")
    }

    /// Searches grids, which may be more than fit into memory, and gives the results
    /// in their order. It ends when `receive` breaks.
    ///
    /// ```
    /// use gridsieve::{Catalogue, Scan};
    /// use std::ops::ControlFlow;
    ///
    /// // The first ED grids: how many puzzles of 17 clues have they?
    /// let grids = [0, 1].map(|index| Catalogue::whole().grid(index).expect("there are billions"));
    /// let totals = Scan::new(17).threads(2).each(grids, |found| {
    ///     println!("{}: {}", found.grid(), found.len());
    ///     ControlFlow::Continue(())
    /// })?;
    /// assert_eq!((totals.grids, totals.puzzles), (2, 0));
    /// # Ok::<(), gridsieve::Error>(())
    /// ```
    ///
    /// # Errors
    /// A self-check failed, or a thread or temporary file cannot be made. Results
    /// were given before that for the grids that were searched.
    pub fn each<I>(
        &self,
        grids: I,
        receive: impl FnMut(Found) -> ControlFlow<()>,
    ) -> Result<Totals, Error>
    where
        I: IntoIterator<Item = Grid>,
        I::IntoIter: Send + 'static,
    {
        self.run(0, Box::new(grids.into_iter().map(Ok)), receive)
    }

    /// Searches a range of a catalogue's grids; otherwise like [`each`](Scan::each).
    ///
    /// # Errors
    /// The errors of [`each`](Scan::each); the catalogue does not have all of these grids, or its
    /// file cannot be read.
    pub fn catalogue(
        &self,
        catalogue: &Catalogue,
        range: Range<u64>,
        receive: impl FnMut(Found) -> ControlFlow<()>,
    ) -> Result<Totals, Error> {
        let first = range.start;
        self.run(first, catalogue.source(range)?, receive)
    }

    fn run(
        &self,
        first: u64,
        source: Source,
        mut receive: impl FnMut(Found) -> ControlFlow<()>,
    ) -> Result<Totals, Error> {
        let plan = Plan {
            keep: self.keep,
            threads: self.threads,
            share: MOST_SHARE,
            first,
            ..Plan::new(&*self.engine, self.question)
        };
        let stop = AtomicBool::new(false);
        let (mut enough, mut fault) = (false, None);
        let mut sink = |result: &GridResult| {
            if !enough {
                fault = result.faults.first().cloned();
                enough = fault.is_some() || receive(Found(result)).is_break();
                stop.fetch_or(enough, Ordering::Relaxed);
            }
            Ok(())
        };
        let outcome = scan(&plan, source, &stop, &mut sink);
        if let Some(fault) = fault {
            return Err(Error::SelfCheck(fault.to_string()));
        }
        match outcome.end {
            ScanEnd::Failed(error) => Err(error.into()),
            ScanEnd::Interrupted if !enough => {
                unreachable!("only the receiver of the results raises the flag")
            }
            ScanEnd::Complete | ScanEnd::Interrupted => Ok(Totals {
                grids: outcome.grids,
                complete: outcome.complete,
                puzzles: outcome.puzzles,
            }),
        }
    }
}

impl fmt::Debug for Scan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scan")
            .field("question", &self.question)
            .field("engine", &self.engine.name())
            .field("keep", &self.keep)
            .field("threads", &self.threads)
            .finish()
    }
}

/// What was found in one grid.
#[derive(Clone, Copy)]
pub struct Found<'a>(&'a GridResult);

impl Found<'_> {
    /// The grid's number: of those given from 0, in a catalogue its index.
    pub fn index(&self) -> u64 {
        self.0.index
    }

    /// The grid.
    pub fn grid(&self) -> &Grid {
        &self.0.grid
    }

    /// The number of clues of the grid's puzzles. If a search for the [fewest](Scan::fewest)
    /// clues has a mask that allows no puzzle at all, this is the number of cells that the mask
    /// allows.
    pub fn clues(&self) -> usize {
        self.0.question.clues
    }

    /// How many puzzles were found.
    #[expect(clippy::len_without_is_empty, reason = "usually empty, and iterated all the same")]
    pub fn len(&self) -> u64 {
        self.0.puzzles.count()
    }

    /// Whether these are all puzzles of the grid. With a [limit](Scan::limit) they may not be.
    pub fn is_complete(&self) -> bool {
        self.0.is_complete()
    }

    /// The puzzles, in the order of their texts.
    ///
    /// An error means that there were so many that they went to a temporary file, and
    /// that it cannot be read.
    pub fn puzzles(&self) -> impl Iterator<Item = Result<Puzzle, Error>> {
        self.0.found().map(|found| match found {
            Ok(found) => Ok(found.puzzle),
            Err(error) => Err(ScanError::Sink(SinkError::Temporary(error)).into()),
        })
    }
}

/// What a scan did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Totals {
    /// Grids whose results were given.
    pub grids: u64,
    /// Grids that were searched completely: all their puzzles were found.
    pub complete: u64,
    /// Puzzles of all these grids.
    pub puzzles: u64,
}

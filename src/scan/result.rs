//! The results that a scan passes on: one for each grid, and one for the whole scan.

use super::check::Fault;
use super::pin::Pinning;
use super::store::{Kept, Puzzles};
use crate::engine::{Counters, Question};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::texts::InputError;
use gridsieve_grids::{Grid, Puzzle};
use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

/// The result of one grid.
pub struct GridResult {
    /// Its number in the input, from 0 or [`Plan::first`](super::Plan::first).
    /// Blank, comment and bad lines do not count.
    pub index: u64,
    /// The index of its minlex form among all ED grids, if that was asked for.
    pub catalogue_index: Option<u64>,
    /// The grid. In a census a pair of bands, with the first of its third bands.
    pub grid: Grid,
    /// In a census: the properties of the puzzles, which belong to several grids.
    pub census: Option<PuzzleIndex>,
    /// What was asked: of a scan for the [fewest](super::Keep::fewest) clues, with the number
    /// of clues of the puzzles, or of all cells that may be clues where not even these are one.
    pub question: Question,
    /// In a scan for the fewest clues: that there is no puzzle with fewer.
    pub proof: Option<Proof>,
    /// How the search ended.
    pub end: GridEnd,
    /// The puzzles kept, all of them re-checked.
    pub puzzles: Puzzles,
    /// Failed self-checks, at most a few.
    pub faults: Vec<Fault>,
    /// What the search did. If grids were searched together, the result of the first one has the
    /// counters of all. In a scan for the fewest clues these are the counters of the searches that
    /// were complete.
    pub counters: Counters,
    /// Seconds that the search took. Grids that were searched together get equal shares.
    pub seconds: f64,
}

/// Whether the puzzles of a census come with the catalogue index of their grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleIndex {
    /// They come without it.
    Omitted,
    /// They come with it.
    Included,
}

impl GridResult {
    /// Whether the puzzles are all that the grid has.
    pub fn is_complete(&self) -> bool {
        self.end == GridEnd::Complete
    }

    /// The puzzles, in order, each with the catalogue index of its grid if that was asked for: of a
    /// grid in the order of their texts, in a census first in that of their grids. An error
    /// means that a temporary file cannot be read.
    pub fn found(&self) -> impl Iterator<Item = io::Result<FoundPuzzle>> {
        // The last grid of a census.
        let mut last = None;
        self.puzzles.iter().map(move |kept| {
            let Kept { of_grid, clues } = kept?;
            let grid = match (of_grid, last) {
                (None, _) => self.grid,
                (Some(index), Some((before, grid))) if index == before => grid,
                (Some(index), _) => whole::unrank(index).expect("it was ranked"),
            };
            last = of_grid.map(|index| (index, grid));
            let catalogue_index = match self.census {
                None => self.catalogue_index,
                Some(PuzzleIndex::Included) => of_grid,
                Some(PuzzleIndex::Omitted) => None,
            };
            Ok(FoundPuzzle { index: self.index, catalogue_index, puzzle: grid.puzzle(clues) })
        })
    }
}

/// A puzzle of a result, or one before the search of its grid has ended.
pub struct FoundPuzzle {
    /// The number of its grid, as in [`GridResult`].
    pub index: u64,
    /// The catalogue index of its grid, if that was asked for.
    pub catalogue_index: Option<u64>,
    /// The puzzle, re-checked.
    pub puzzle: Puzzle,
}

/// The search for one clue less than the puzzles of a grid have: with no puzzle found it shows
/// that they have the fewest, as a puzzle with a clue added stays valid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proof {
    /// Whether the search was complete and found nothing.
    pub complete: bool,
    /// Seconds it took.
    pub seconds: f64,
}

/// How the search of one grid ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridEnd {
    /// Everything was searched, and no self-check failed.
    Complete,
    /// The search ended at the limit: as many puzzles were found as were wanted. In a scan for the
    /// fewest clues it is proved as well that none has fewer clues.
    Limited,
    /// The stop flag was raised, or the scan had to end.
    Interrupted,
    /// A self-check failed: there may be more puzzles than were found.
    Failed,
}

/// The receiver of the results of a scan, which come in input order.
pub trait Sink {
    /// Takes the next grid's result.
    ///
    /// # Errors
    /// The scan ends.
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError>;

    /// Takes the result of a [canary](super::CANARIES), which is no result of the scan.
    ///
    /// # Errors
    /// The scan ends.
    fn canary(&mut self, result: &GridResult) -> Result<(), SinkError> {
        unreachable!("{} is a canary, which this sink does not ask for", result.index)
    }

    /// Takes a puzzle as soon as it is found, if the plan says so. The result of its grid comes
    /// later and contains the puzzle too.
    ///
    /// # Errors
    /// The scan ends.
    fn found(&mut self, puzzle: &FoundPuzzle) -> Result<(), SinkError> {
        let _ = puzzle;
        Ok(())
    }

    /// Hands on what was kept back: no further result is ready at present.
    ///
    /// # Errors
    /// The scan ends.
    fn flush(&mut self) -> Result<(), SinkError> {
        Ok(())
    }

    /// A bad line was passed over.
    fn skipped(&mut self, line: &InputError) {
        let _ = line;
    }

    /// Called several times a second.
    fn progress(&mut self, progress: Progress) {
        let _ = progress;
    }
}

/// A closure is a sink that takes results alone.
impl<F: FnMut(&GridResult) -> Result<(), SinkError>> Sink for F {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        self(result)
    }
}

/// Why a result could not be handed on.
#[derive(Debug, thiserror::Error)]
pub enum SinkError {
    /// The output cannot be written.
    #[error("cannot write the output: {0}")]
    Output(io::Error),
    /// The temporary file of a grid's puzzles cannot be read back.
    #[error("cannot read a temporary file: {0}")]
    Temporary(io::Error),
    /// The search of a canary did not come to what is known of it.
    #[error("{0}")]
    Canary(String),
}

impl SinkError {
    /// Whether the reader of the output has closed it, which is no failure.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, SinkError::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// The progress of a scan.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Grids searched.
    pub grids: u64,
    /// The searched share of the grids that are being searched, summed up.
    pub parts: f64,
    /// Puzzles kept, those of the grids being searched included.
    pub puzzles: u64,
}

/// What a scan did with one number of clues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfClues {
    /// The number.
    pub clues: usize,
    /// Grids whose results were written.
    pub grids: u64,
    /// The number of grids that were searched completely.
    pub complete: u64,
    /// Puzzles written.
    pub puzzles: u64,
}

/// What a whole scan did. A grid that is searched for several numbers of clues counts once for each
/// number.
#[derive(Debug, Default)]
pub struct Outcome {
    /// What was done with each number of clues.
    pub of_clues: Vec<OfClues>,
    /// Grids whose results were written.
    pub grids: u64,
    /// The number of grids that were searched completely.
    pub complete: u64,
    /// The number of grids whose search ended at the limit.
    pub limited: u64,
    /// Puzzles written.
    pub puzzles: u64,
    /// Lines passed over by the scan itself.
    pub skipped: u64,
    /// Grids with a failed self-check.
    pub faulty: u64,
    /// What a scan for the fewest clues has shown.
    pub fewest: FewestClues,
    /// What all searches did.
    pub counters: Counters,
    /// How long it took.
    pub elapsed: Duration,
    /// Whether the threads were bound to cores.
    pub pinning: Pinning,
    /// How it ended.
    pub end: ScanEnd,
}

/// What a scan for the fewest clues has shown, of all its grids.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FewestClues {
    /// How many grids have which number as their fewest clues.
    pub grids: BTreeMap<usize, u64>,
    /// Grids whose search was interrupted: their numbers in the input, and the number of clues of
    /// the puzzles that were found until then.
    pub unfinished: Vec<(u64, usize)>,
    /// Grids whose fewest clues are proved, but not all puzzles wanted were found: their numbers in
    /// the input, and the number of clues.
    pub unlisted: Vec<(u64, usize)>,
    /// Seconds of all searches of all threads.
    pub seconds: f64,
    /// Seconds of the searches that prove that there is no puzzle with fewer clues.
    pub proof_seconds: f64,
}

impl FewestClues {
    /// Adds a grid.
    pub fn add(&mut self, result: &GridResult) {
        let Some(proof) = result.proof else { return };
        self.seconds += result.seconds;
        let clues = result.question.clues;
        if result.end == GridEnd::Failed {
            return;
        }
        if !proof.complete {
            self.unfinished.push((result.index, clues));
            return;
        }
        if result.end == GridEnd::Interrupted {
            self.unlisted.push((result.index, clues));
        }
        self.proof_seconds += proof.seconds;
        if result.puzzles.count() > 0 {
            *self.grids.entry(clues).or_default() += 1;
        }
    }
}

/// How a scan ended.
#[derive(Debug, Default)]
pub enum ScanEnd {
    /// All grids were searched.
    Complete,
    /// The stop flag was raised before that.
    #[default]
    Interrupted,
    /// Something else prevented it. The results of the grids before, and the
    /// partial ones of grids being searched, were written if that was possible.
    Failed(ScanError),
}

/// What can prevent a scan.
#[derive(Debug, thiserror::Error)]
pub enum ScanError {
    /// The input.
    #[error(transparent)]
    Input(InputError),
    /// The output.
    #[error(transparent)]
    Sink(SinkError),
    /// A temporary file.
    #[error("cannot write a temporary file in {dir}: {0}", dir = std::env::temp_dir().display())]
    Temporary(io::Error),
    /// A thread.
    #[error("cannot start a thread: {0}")]
    Thread(io::Error),
    /// The reader of the input broke down.
    #[error("the input could not be read to its end")]
    Reader,
}

//! Hands the results of a scan to the output and to the user.

use super::say;
use crate::report::{Format, ProgressReport, write_grid, write_puzzle};
use gridsieve::builtin::Answers;
use gridsieve::scan::{
    Comments, FoundPuzzle, GridEnd, GridResult, InputError, Progress, Sink, SinkError,
};
use std::collections::HashMap;
use std::io::{BufWriter, Write};

/// Messages of one kind that are shown; a bad file may have millions.
const SHOWN: u64 = 20;

/// Tells the user what happens during a scan, and hands the results on.
pub struct Teller<S> {
    /// Shows the progress.
    pub progress: ProgressReport,
    /// What was done before the scan.
    pub before: Progress,
    /// Faults that were told, or would have been.
    pub faults: u64,
    /// Counts lines that are no grids.
    pub bad_lines: BadLines,
    /// Takes the results.
    pub results: S,
}

impl<S: Sink> Sink for Teller<S> {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        for fault in &result.faults {
            self.faults += 1;
            if self.faults <= SHOWN {
                self.progress.while_speaking(|| say(fault));
            }
        }
        self.progress.while_writing(|| self.results.grid(result))
    }

    fn canary(&mut self, result: &GridResult) -> Result<(), SinkError> {
        self.progress.while_writing(|| self.results.canary(result))
    }

    fn found(&mut self, puzzle: &FoundPuzzle) -> Result<(), SinkError> {
        self.progress.while_writing(|| self.results.found(puzzle))
    }

    fn flush(&mut self) -> Result<(), SinkError> {
        self.progress.while_writing(|| self.results.flush())
    }

    fn skipped(&mut self, line: &InputError) {
        self.progress.while_speaking(|| self.bad_lines.report(line));
    }

    fn progress(&mut self, Progress { grids, puzzles, parts }: Progress) {
        let (grids, puzzles) = (self.before.grids + grids, self.before.puzzles + puzzles);
        self.progress.update(Progress { grids, puzzles, parts });
    }
}

/// The results of a scan that is no run.
pub struct Results {
    /// Where they go.
    pub out: BufWriter<Box<dyn Write>>,
    /// How they are written.
    pub format: Format,
    /// As text, puzzles are written as soon as they are found.
    pub unordered: bool,
    /// What is known about the grids.
    pub answers: Option<Answers>,
    /// What the text says of the grids.
    pub comments: Comments,
    /// How many results each grid has: one for each number of clues.
    pub of_each: usize,
    /// How many of them were written, of grids of which some were.
    pub written: HashMap<u64, usize>,
}

impl Sink for Results {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        if let Some(answers) = &mut self.answers {
            let ended = result.end != GridEnd::Interrupted;
            answers.compare(result.index as usize, result.puzzles.count(), ended);
        }
        if self.format == Format::Jsonl || !self.unordered {
            write_grid(self.format, &mut self.out, result, &self.comments)?;
        }
        let written = self.written.entry(result.index).or_default();
        *written += 1;
        if *written == self.of_each {
            self.written.remove(&result.index);
            self.comments.forget(result.index);
        }
        Ok(())
    }

    fn found(&mut self, puzzle: &FoundPuzzle) -> Result<(), SinkError> {
        match self.format {
            Format::Text => write_puzzle(&mut self.out, puzzle, &self.comments),
            Format::Jsonl => Ok(()),
        }
    }

    fn flush(&mut self) -> Result<(), SinkError> {
        self.out.flush().map_err(SinkError::Output)
    }
}

/// Tells of lines that are passed over, but not of too many.
#[derive(Default)]
pub struct BadLines(u64);

impl BadLines {
    /// How many were told of, or would have been.
    pub fn count(&self) -> u64 {
        self.0
    }

    /// Tells of one line.
    pub fn report(&mut self, line: &InputError) {
        self.0 += 1;
        if self.0 <= SHOWN {
            say(format_args!("{line} (skipped)"));
        } else if self.0 == SHOWN + 1 {
            say("further bad lines are skipped and counted, but not shown");
        }
    }
}

//! Hands the results of a scan to the output and to the user.

use super::say;
use crate::report::{Format, ProgressReport, write_grid};
use gridsieve::internal::builtin::Answers;
use gridsieve::internal::scan::{GridEnd, GridResult, InputError, Progress, Sink, SinkError};
use std::io::{BufWriter, Write};

/// Messages of one kind that are shown; a bad file may have millions.
const SHOWN: u64 = 20;

/// Tells the user what happens during a scan.
pub struct Teller {
    /// Shows the progress.
    pub progress: ProgressReport,
    /// What was done before the scan.
    before: Progress,
    faults: u64,
    bad_lines: BadLines,
}

impl Teller {
    /// For a scan that goes on after `before`.
    pub fn new(progress: ProgressReport, before: Progress, bad_lines: BadLines) -> Teller {
        Teller { progress, before, faults: 0, bad_lines }
    }

    /// Tells what is wrong with the results of a grid.
    pub fn faults(&mut self, result: &GridResult) {
        for fault in &result.faults {
            self.faults += 1;
            if self.faults <= SHOWN {
                self.progress.bar.while_speaking(|| say(fault));
            }
        }
    }

    /// Tells of a line that is passed over.
    pub fn skipped(&mut self, line: &InputError) {
        let bad_lines = &mut self.bad_lines;
        self.progress.bar.while_speaking(|| bad_lines.report(line));
    }

    /// Shows how far the scan is.
    pub fn progress(&mut self, Progress { grids, puzzles }: Progress) {
        let before = self.before;
        let (grids, puzzles) = (before.grids + grids, before.puzzles + puzzles);
        self.progress.update(Progress { grids, puzzles });
    }
}

/// The sink of a scan that is no run.
pub struct Results {
    out: BufWriter<Box<dyn Write>>,
    format: Format,
    /// Tells the user.
    pub teller: Teller,
    /// What is known about the grids.
    pub answers: Option<Answers>,
}

impl Results {
    /// Results go to `out`.
    pub fn new(
        out: Box<dyn Write>,
        format: Format,
        teller: Teller,
        answers: Option<Answers>,
    ) -> Results {
        Results { out: BufWriter::with_capacity(1 << 16, out), format, teller, answers }
    }
}

impl Sink for Results {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        self.teller.faults(result);
        if let Some(answers) = &mut self.answers {
            let ended = result.end != GridEnd::Interrupted;
            answers.compare(result.index as usize, result.puzzles.count(), ended);
        }
        let (out, format) = (&mut self.out, self.format);
        self.teller.progress.bar.while_writing(|| write_grid(format, out, result))
    }

    fn flush(&mut self) -> Result<(), SinkError> {
        let out = &mut self.out;
        self.teller.progress.bar.while_writing(|| out.flush()).map_err(SinkError::Output)
    }

    fn skipped(&mut self, line: &InputError) {
        self.teller.skipped(line);
    }

    fn progress(&mut self, progress: Progress) {
        self.teller.progress(progress);
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

//! Hands the results of a scan to the output and to the user.

use super::builtin::Answers;
use super::say;
use crate::pipeline::{GridEnd, GridResult, InputError, Progress, Sink, SinkError};
use crate::report::{Format, ProgressReport, write_grid};
use std::io::{BufWriter, Write};

/// Messages of one kind that are shown; a bad file may have millions.
pub const SHOWN: u64 = 20;

/// The sink of the command.
pub struct Results {
    out: BufWriter<Box<dyn Write>>,
    format: Format,
    /// Shows the progress.
    pub progress: ProgressReport,
    /// What is known about the grids.
    pub answers: Option<Answers>,
    faults: u64,
    bad_lines: BadLines,
}

impl Results {
    /// Results go to `out`.
    pub fn new(
        out: Box<dyn Write>,
        format: Format,
        progress: ProgressReport,
        answers: Option<Answers>,
        bad_lines: BadLines,
    ) -> Results {
        let out = BufWriter::with_capacity(1 << 16, out);
        Results { out, format, progress, answers, faults: 0, bad_lines }
    }
}

impl Sink for Results {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        for fault in &result.faults {
            self.faults += 1;
            if self.faults <= SHOWN {
                self.progress.while_speaking(|| say(fault));
            }
        }
        if let Some(answers) = &mut self.answers {
            let ended = result.end != GridEnd::Interrupted;
            answers.compare(result.index as usize, result.puzzles.count(), ended);
        }
        let (out, format) = (&mut self.out, self.format);
        self.progress.while_writing(|| write_grid(format, out, result))
    }

    fn flush(&mut self) -> Result<(), SinkError> {
        let out = &mut self.out;
        self.progress.while_writing(|| out.flush()).map_err(SinkError::Output)
    }

    fn skipped(&mut self, line: &InputError) {
        let bad_lines = &mut self.bad_lines;
        self.progress.while_speaking(|| bad_lines.report(line));
    }

    fn progress(&mut self, progress: Progress) {
        self.progress.update(progress);
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

//! What people and programs read: puzzles, progress, summary, statistics.

mod jsonl;
mod progress;
mod stats;
mod summary;
mod text;

#[cfg(test)]
mod tests;

pub use progress::{Bar, JsonLines, ProgressReport, Show};
pub use stats::{Settings, peak_memory, write_stats};
pub use summary::{Summary, plural, puzzle_summary, skipped_lines};

use gridsieve::internal::grid::CellSet;
use gridsieve::internal::scan::{GridResult, SinkError};
use std::io::{self, Write};

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// One puzzle a line: 81 characters, `.` for an empty cell, and what else there is to say
    Text,
    /// One JSON object a line for each grid, or for each puzzle that is read
    Jsonl,
}

/// Writes the result of one grid.
///
/// # Errors
/// The output cannot be written, or a temporary file cannot be read.
pub fn write_grid(
    format: Format,
    out: &mut dyn Write,
    result: &GridResult,
) -> Result<(), SinkError> {
    match format {
        Format::Text => text::write(out, result),
        Format::Jsonl => jsonl::write(out, result),
    }
}

/// The text of a puzzle.
struct Line([u8; 81]);

impl Line {
    fn new(result: &GridResult, clues: CellSet) -> Line {
        Line(result.grid.puzzle(clues).digits().map(|d| if d == 0 { b'.' } else { b'0' + d }))
    }

    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("digits and dots are ASCII")
    }
}

fn output(result: io::Result<()>) -> Result<(), SinkError> {
    result.map_err(SinkError::Output)
}

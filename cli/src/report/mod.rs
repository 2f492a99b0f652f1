//! What people and programs read: puzzles, progress, summary, statistics.

mod jsonl;
mod progress;
mod stats;
mod summary;

#[cfg(test)]
mod tests;

pub use progress::{Bar, JsonLines, ProgressReport, Show, Work};
pub use stats::{peak_memory, write_stats};
pub use summary::{fewest_summary, item_summary, plural, skipped_lines, summary};

use gridsieve::internal::grid::{CellSet, characters};
use gridsieve::internal::scan::{Comments, GridResult, SinkError};
use std::io::{self, Write};

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// One puzzle a line: 81 characters, `.` for an empty cell, and what else there is to say
    Text,
    /// One JSON object a line for each grid, or for each puzzle that is read
    Jsonl,
}

/// Writes the result of one grid: as text its puzzles, with its catalogue index if that was
/// asked for. Of a scan for the fewest clues, the grid and their number come before the puzzle;
/// `<=` stands before a number that is not shown to be the fewest.
///
/// # Errors
/// The output cannot be written, or a temporary file cannot be read.
pub fn write_grid(
    format: Format,
    out: &mut dyn Write,
    result: &GridResult,
    comments: &Comments,
) -> Result<(), SinkError> {
    match format {
        Format::Text => result.puzzles.iter().try_for_each(|clues| {
            let line = line(result, clues.map_err(SinkError::Temporary)?);
            if let Some(proof) = result.proof {
                let most = if proof.complete { "" } else { "<=" };
                output(write!(out, "{} {most}{} ", result.grid, result.question.clues))?;
            }
            output(out.write_all(&line))?;
            output(match result.catalogue_index {
                Some(index) => writeln!(out, " {index}"),
                None => out.write_all(b"\n"),
            })
        }),
        Format::Jsonl => jsonl::write(out, result, comments.take(result.index)),
    }
}

/// The text of a puzzle of a grid.
fn line(result: &GridResult, clues: CellSet) -> [u8; 81] {
    characters(result.grid.puzzle(clues).digits())
}

fn output(result: io::Result<()>) -> Result<(), SinkError> {
    result.map_err(SinkError::Output)
}

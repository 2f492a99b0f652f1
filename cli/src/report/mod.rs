//! What people and programs read: puzzles, progress, summary, statistics.

mod jsonl;
mod progress;
mod stats;
mod summary;

#[cfg(test)]
mod tests;

pub use progress::{Bar, JsonLines, ProgressReport, Show, Work};
pub use stats::{peak_memory, write_stats};
pub use summary::{item_summary, plural, skipped_lines, summary};

use gridsieve::internal::grid::{CellSet, characters};
use gridsieve::internal::scan::{Comments, FoundPuzzle, GridResult, SinkError};
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
/// asked for.
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
            write_line(out, line, result.catalogue_index)
        }),
        Format::Jsonl => jsonl::write(out, result, comments.take(result.index)),
    }
}

/// Writes a puzzle as text, as [`write_grid`] does.
///
/// # Errors
/// The output cannot be written.
pub fn write_puzzle(out: &mut dyn Write, found: &FoundPuzzle) -> Result<(), SinkError> {
    write_line(out, characters(found.puzzle.digits()), found.catalogue_index)
}

fn write_line(
    out: &mut dyn Write,
    puzzle: [u8; 81],
    catalogue_index: Option<u64>,
) -> Result<(), SinkError> {
    output(out.write_all(&puzzle))?;
    output(match catalogue_index {
        Some(index) => writeln!(out, " {index}"),
        None => out.write_all(b"\n"),
    })
}

/// The text of a puzzle of a grid.
fn line(result: &GridResult, clues: CellSet) -> [u8; 81] {
    characters(result.grid.puzzle(clues).digits())
}

fn output(result: io::Result<()>) -> Result<(), SinkError> {
    result.map_err(SinkError::Output)
}

//! What people and programs read: puzzles, progress, summary, statistics.

mod jsonl;
mod progress;
mod stats;
mod summary;

#[cfg(test)]
mod tests;

pub use progress::{ProgressReport, Show, Work};
pub use stats::{peak_memory, write_stats};
pub use summary::{fewest_summary, item_summary, plural, skipped_lines, summary};

use gridsieve::scan::{Comments, FoundPuzzle, GridResult, SinkError};
use gridsieve_grids::characters;
use std::io::{self, Write};

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Text, for people and the next command
    Text,
    /// JSON objects, one a line, for programs
    Jsonl,
}

/// Writes the result of one grid: as text its puzzles, each with the catalogue index of the grid if
/// that was asked for, and with what the text says of the grid. Of a scan for the fewest clues, the
/// grid and their number come before the puzzle; `<=` stands before a number that is not shown to
/// be the fewest.
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
        Format::Text => {
            let begin = result.proof.map(|proof| {
                let most = if proof.complete { "" } else { "<=" };
                format!("{} {most}{} ", result.grid, result.question.clues)
            });
            let begin = begin.unwrap_or_default();
            let comment = comments.get(result.index);
            result.found().try_for_each(|found| {
                let FoundPuzzle { catalogue_index, puzzle, .. } =
                    found.map_err(SinkError::Temporary)?;
                let end = line_end(catalogue_index, comment.as_deref());
                let text = [begin.as_bytes(), &characters(puzzle.digits()), end.as_bytes()];
                output(text.iter().try_for_each(|text| out.write_all(text)))
            })
        }
        Format::Jsonl => jsonl::write(out, result, comments.get(result.index)),
    }
}

/// Writes a puzzle as text, as [`write_grid`] does.
///
/// # Errors
/// The output cannot be written.
pub fn write_puzzle(
    out: &mut dyn Write,
    found: &FoundPuzzle,
    comments: &Comments,
) -> Result<(), SinkError> {
    let end = line_end(found.catalogue_index, comments.get(found.index).as_deref());
    output(write!(out, "{}{end}", found.puzzle))
}

/// What follows a puzzle in its line, and the end of that.
fn line_end(catalogue_index: Option<u64>, comment: Option<&str>) -> String {
    let index = catalogue_index.map(|index| format!(" {index}"));
    let comment = comment.map(|comment| format!("\t{comment}"));
    [index, comment].map(Option::unwrap_or_default).concat() + "\n"
}

fn output(result: io::Result<()>) -> Result<(), SinkError> {
    result.map_err(SinkError::Output)
}

//! Puzzles, one a line, and nothing else but the catalogue index of their grid,
//! if that was asked for.

use super::{line, output};
use gridsieve::internal::scan::{GridResult, SinkError};
use std::io::Write;

pub(super) fn write(out: &mut dyn Write, result: &GridResult) -> Result<(), SinkError> {
    for clues in result.puzzles.iter() {
        let line = line(result, clues.map_err(SinkError::Temporary)?);
        output(out.write_all(&line))?;
        output(match result.catalogue_index {
            Some(index) => writeln!(out, " {index}"),
            None => out.write_all(b"\n"),
        })?;
    }
    Ok(())
}

//! Lists of UAs from elsewhere.

use gridsieve::ua::is_unavoidable;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use std::io::{self, BufRead, Read};

/// What is wrong with a list of UAs.
#[derive(Debug, thiserror::Error)]
pub enum UaFileError {
    /// It cannot be read.
    #[error("after line {0}: {1}")]
    Read(u64, io::Error),
    /// A line is no set of cells.
    #[error("line {0}: {1}")]
    Line(u64, String),
    /// A set is no UA of the grid.
    #[error("line {0}: {1} is no unavoidable set of the grid")]
    NoUa(u64, CellSet),
}

/// Bytes of a line that are looked at: 81 cells in braces, and room. Of a longer one
/// only a comment is passed over.
const LONGEST: u64 = 1024;

/// Reads UAs of a grid, one a line: `{rc,rc,...}` with rows and columns from 1,
/// or 81 characters, a digit from 1 to 9 for each of its cells and `.` or `0` for
/// others. Blank lines and comments (`#`) are passed over.
///
/// # Errors
/// A line is something else, or its cells are no UA of the grid.
pub fn read_uas(reader: impl BufRead, grid: &Grid) -> Result<Vec<CellSet>, UaFileError> {
    let mut reader = reader;
    let mut uas = Vec::new();
    let mut number = 0;
    loop {
        let mut bytes = Vec::new();
        let failed = |error| UaFileError::Read(number, error);
        if reader.by_ref().take(LONGEST).read_until(b'\n', &mut bytes).map_err(failed)? == 0 {
            return Ok(uas);
        }
        let filled = bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n");
        let is_longer = filled && reader.skip_until(b'\n').map_err(failed)? > 0;
        number += 1;
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim();
        if text.starts_with('#') || text.is_empty() && !is_longer {
            continue;
        }
        if is_longer {
            return Err(UaFileError::Line(number, format!("it has more than {LONGEST} bytes")));
        }
        let ua = cells(text).map_err(|reason| UaFileError::Line(number, reason))?;
        if !is_unavoidable(grid, ua) {
            return Err(UaFileError::NoUa(number, ua));
        }
        uas.push(ua);
    }
}

fn cells(text: &str) -> Result<CellSet, String> {
    if text.starts_with('{') {
        return text.parse().map_err(|error| format!("{error}"));
    }
    let puzzle: Puzzle = text.parse().map_err(|error| {
        format!("neither {{rc,rc,...}} nor {CELLS} characters of digits and dots: {error}")
    })?;
    Ok(puzzle.clues())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SF: &str =
        "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

    #[test]
    fn both_forms_are_read_and_checked() {
        let grid: Grid = SF.parse().unwrap();
        let uas = gridsieve::ua::minimal_uas(&grid, 10);
        let mut text = "# a comment\n\n".to_owned();
        for (i, ua) in uas.iter().enumerate() {
            match i % 3 {
                0 => text += &format!("{}\r\n", grid.puzzle(*ua)),
                1 => text += &format!("{}\n", grid.puzzle(*ua).to_string().replace('.', "0")),
                _ => text += &format!("{ua}\n"),
            }
        }
        assert_eq!(read_uas(text.as_bytes(), &grid).unwrap(), uas);
        let error = |text: &str| read_uas(text.as_bytes(), &grid).unwrap_err().to_string();
        assert!(error("\n{11,12}").starts_with("line 2: {11,12} is no unavoidable set"));
        assert!(error("{11,10}").starts_with("line 1: `10` is not a row"));
        assert!(error("what").starts_with("line 1: neither {rc,rc,...} nor 81"));
        assert!(error("{}").contains("is no unavoidable set"));
        assert_eq!(read_uas(&b""[..], &grid).unwrap(), []);
    }

    /// Of a comment of any length only the beginning is kept; no other line is as long.
    #[test]
    fn long_lines_are_one_line() {
        let grid: Grid = SF.parse().unwrap();
        for length in [LONGEST - 1, LONGEST, LONGEST + 1, 5 * LONGEST] {
            let rest = "x".repeat(length as usize - 1);
            let comment = format!("#{rest}\n\n");
            assert_eq!(read_uas(comment.as_bytes(), &grid).unwrap(), [], "{length}");
            let error = read_uas(format!("{comment}{{11,10}}").as_bytes(), &grid).unwrap_err();
            assert!(error.to_string().starts_with("line 3: `10` is not a row"), "{error}");
            let error = read_uas(format!("{comment}x{rest}").as_bytes(), &grid).unwrap_err();
            assert!(error.to_string().starts_with("line 3: "), "{error}");
        }
        let spaces = format!("{{11,12}}{}1\n", " ".repeat(2 * LONGEST as usize));
        let error = read_uas(spaces.as_bytes(), &grid).unwrap_err();
        assert_eq!(error.to_string(), "line 1: it has more than 1024 bytes");
    }
}

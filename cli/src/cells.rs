//! `CELLS`: a set of cells on the command line.

use super::Failure;
use crate::report::plural;
use gridsieve_grids::geometry;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, EMPTY_SIGNS};

/// The cells that the value of `flag` names, in a grid (`count` is 81) or in two
/// bands of one (54).
///
/// # Errors
/// It names none, or some outside of these.
pub fn parse_cells(flag: &str, text: &str, count: usize) -> Result<CellSet, Failure> {
    cells(text.trim(), count).map_err(|reason| Failure::new(format_args!("{flag}: {reason}")))
}

fn cells(text: &str, count: usize) -> Result<CellSet, String> {
    // A single cell: no set of cells of a grid has so few characters.
    if text.contains(['{', ',']) || text.len() == 2 || text.len() == 4 {
        let list = match text.contains(['{', '}']) {
            true => text.to_owned(),
            false => format!("{{{text}}}"),
        };
        let cells: CellSet = list.parse().map_err(|error| format!("{error}"))?;
        let outside: CellSet = cells.iter().filter(|&cell| cell >= count).collect();
        return match outside.is_empty() {
            true => Ok(cells),
            false => Err(format!("the cells {outside} are outside of the two bands")),
        };
    }
    let length = text.chars().count();
    if length != count {
        let of = if count == CELLS { "" } else { " for two bands" };
        let characters = plural(length as u64, "character", "characters");
        return Err(format!("{characters} instead of {count}{of}, or cells like 37,r3c8"));
    }
    let mut cells = CellSet::EMPTY;
    for (cell, character) in text.chars().enumerate() {
        match character {
            '1'..='9' => cells.insert(cell),
            sign if EMPTY_SIGNS.contains(sign) => {}
            _ => {
                let (row, column) = (geometry::row(cell) + 1, geometry::column(cell) + 1);
                return Err(format!(
                    "`{character}` at row {row}, column {column} is neither a digit nor a sign for an empty cell"
                ));
            }
        }
    }
    Ok(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_masks_and_puzzles() {
        let mask = format!("1.05{}", ".".repeat(77));
        assert_eq!(cells(&mask, 81), cells("{11,14}", 81));
        assert_eq!(cells("11,14", 81), cells("{11,14}", 81));
        assert_eq!(cells("r1c1,R1C4", 81), cells("{11,14}", 81));
        assert_eq!(cells("r1c4", 81), cells("14", 81));
        assert_eq!(cells("14", 81), cells("{14}", 81));
        assert_eq!(cells("{}", 81), Ok(CellSet::EMPTY));
        assert_eq!(cells(&mask[..54], 54), cells("{11,14}", 54));
        for (text, count, reason) in [
            (&mask[..54], 81, "54 characters instead of 81, or cells like 37,r3c8"),
            (&mask, 54, "81 characters instead of 54 for two bands, or cells like 37,r3c8"),
            ("{11,71}", 54, "the cells {71} are outside of the two bands"),
            (
                &mask.replace('5', "o"),
                81,
                "`o` at row 1, column 4 is neither a digit nor a sign for an empty cell",
            ),
        ] {
            assert_eq!(cells(text, count).unwrap_err(), reason);
        }
        for text in ["{11", "11}", "{1x}", "11,", "1,12", "10"] {
            assert!(cells(text, 81).is_err(), "{text}");
        }
    }
}

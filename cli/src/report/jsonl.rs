//! One JSON object a line for each grid, its keys always in the same order.

use super::output;
use gridsieve::engine::{Counters, Mask, Question};
use gridsieve::scan::{FoundPuzzle, GridResult, PuzzleIndex, SinkError};
use gridsieve_grids::characters;
use gridsieve_grids::symmetry::Pair;
use serde::ser::{Error, Serialize, SerializeSeq, Serializer};
use std::cell::RefCell;
use std::io::{self, Write};

#[derive(serde::Serialize)]
struct Object<'a> {
    index: u64,
    /// Only if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    catalogue_index: Option<u64>,
    /// Not in a census.
    #[serde(skip_serializing_if = "Option::is_none")]
    grid: Option<String>,
    /// Only in a census: the pair of bands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pair: Option<String>,
    /// Null if no puzzle within the mask is valid: it has no fewest clues.
    clues: Option<usize>,
    /// Only for the fewest clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    proved: Option<bool>,
    /// Only if the question was limited to some.
    #[serde(skip_serializing_if = "Option::is_none")]
    band3: Option<String>,
    /// Only if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    mask: Option<String>,
    found: u64,
    complete: bool,
    puzzles: Puzzles<'a>,
    /// Only in a census, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    catalogue_indices: Option<Indices<'a>>,
    counters: &'a Counters,
    seconds: f64,
    /// Only for the fewest clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof_seconds: Option<f64>,
    /// Only if the text has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
}

/// Written one by one: there may be millions.
#[derive(Clone, Copy)]
struct Puzzles<'a> {
    result: &'a GridResult,
    /// What happened to the temporary file; the serialiser only keeps texts.
    error: &'a RefCell<Option<io::Error>>,
}

impl Puzzles<'_> {
    /// Writes something of each.
    fn write<S: Serializer>(
        &self,
        serializer: S,
        each: impl Fn(&mut S::SerializeSeq, FoundPuzzle) -> Result<(), S::Error>,
    ) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        for found in self.result.found() {
            let found = found.map_err(|error| {
                let text = S::Error::custom(&error);
                self.error.replace(Some(error));
                text
            })?;
            each(&mut list, found)?;
        }
        list.end()
    }
}

impl Serialize for Puzzles<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.write(serializer, |list, found| {
            let line = characters(found.puzzle.digits());
            list.serialize_element(str::from_utf8(&line).expect("digits and dots are ASCII"))
        })
    }
}

/// The catalogue indices of the grids of puzzles, in the same order.
struct Indices<'a>(Puzzles<'a>);

impl Serialize for Indices<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer, |list, found| list.serialize_element(&found.catalogue_index))
    }
}

pub(super) fn write(
    mut out: &mut dyn Write,
    result: &GridResult,
    comment: Option<String>,
) -> Result<(), SinkError> {
    let error = RefCell::new(None);
    let Question { clues, mask, band_3 } = result.question;
    let puzzles = Puzzles { result, error: &error };
    let found = result.puzzles.count();
    let has_none = found == 0 && result.proof.is_some_and(|proof| proof.complete);
    let object = Object {
        index: result.index,
        catalogue_index: result.catalogue_index,
        grid: result.census.is_none().then(|| result.grid.to_string()),
        pair: result.census.is_some().then(|| Pair::of_rows(&result.grid).to_string()),
        clues: (!has_none).then_some(clues),
        proved: result.proof.map(|proof| proof.complete),
        band3: (!band_3.is_unlimited()).then(|| band_3.to_string()),
        mask: (mask != Mask::FREE).then(|| mask.to_string()),
        found,
        complete: result.is_complete(),
        puzzles,
        catalogue_indices: (result.census == Some(PuzzleIndex::Included))
            .then_some(Indices(puzzles)),
        counters: &result.counters,
        seconds: micro(result.seconds),
        proof_seconds: result.proof.map(|proof| micro(proof.seconds)),
        comment,
    };
    let written = serde_json::to_writer(&mut out, &object);
    if let Some(error) = error.take() {
        return Err(SinkError::Temporary(error));
    }
    output(written.map_err(io::Error::from))?;
    output(out.write_all(b"\n"))
}

/// To the microsecond.
fn micro(seconds: f64) -> f64 {
    (seconds * 1e6).round() / 1e6
}

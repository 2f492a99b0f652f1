//! Reads a whole file and checks all that can be checked.

use super::codec::Decoder;
use super::error::{FileError, Place, Reason};
use super::header::{HEADER, Order};
use super::reader::Reader;
use super::writer::ClassOf;
use crate::grid::Grid;
use std::cmp::Ordering;
use std::sync::atomic::{self, AtomicBool};
use xxhash_rust::xxh3::Xxh3;

/// What can be checked with knowledge from elsewhere.
#[derive(Clone, Copy, Debug, Default)]
pub struct Checks {
    /// The class of band 1, to be compared with the class index.
    pub class_of: Option<ClassOf>,
    /// Is a grid in minlex form? Asked if the file says that all are.
    pub is_minlex: Option<fn(&Grid) -> bool>,
}

/// Bytes that are hashed at a time.
const PIECE: usize = 1 << 20;

/// Checks the checksum of every block and of the whole file, and that every
/// record is a grid, in the order that the file says; false if `stop` was raised
/// before the end.
///
/// # Errors
/// The first thing that is wrong, in the order of the records; the checksum of
/// the whole file comes last.
pub fn verify(reader: &Reader, checks: &Checks, stop: &AtomicBool) -> Result<bool, FileError> {
    let header = reader.header();
    let mut decoder = Decoder::new(header.codec);
    let mut grids: Vec<Grid> = Vec::new();
    let mut last: Option<Grid> = None;
    let mut body = Xxh3::new();
    let mut hashed = HEADER;
    let mut record = 0;
    for block in 0..header.blocks() {
        if stop.load(atomic::Ordering::Relaxed) {
            return Ok(false);
        }
        let decoded = reader.decode(&mut decoder, block, header.grids_of(block), &mut grids);
        // Grids before a damaged one may be wrong themselves.
        for grid in &grids {
            check(reader, checks, record, grid, last.as_ref())
                .map_err(|reason| reader.damaged(Place::Record(record), reason))?;
            last = Some(*grid);
            record += 1;
        }
        decoded?;
        let bytes = reader.block(block)?;
        body.update(bytes);
        hashed += bytes.len();
        if hashed / PIECE != (hashed - bytes.len()) / PIECE {
            reader.map().forget(hashed.saturating_sub(2 * PIECE).max(HEADER)..hashed);
        }
    }
    for piece in reader.map().bytes()[hashed..].chunks(PIECE) {
        reader.map().check_length()?;
        body.update(piece);
    }
    if body.digest() != header.body_checksum {
        return Err(reader.damaged(Place::File, Reason::Checksum));
    }
    Ok(true)
}

/// Checks one grid.
fn check(
    reader: &Reader,
    checks: &Checks,
    record: u64,
    grid: &Grid,
    last: Option<&Grid>,
) -> Result<(), Reason> {
    let header = reader.header();
    match (header.order, last.map(|last| grid.cmp(last))) {
        (Order::AsGiven, _) | (_, None | Some(Ordering::Greater)) => {}
        (_, Some(Ordering::Less)) => return Err(Reason::Descends),
        (Order::Ascending, Some(Ordering::Equal)) => {}
        (Order::StrictlyAscending, Some(Ordering::Equal)) => return Err(Reason::Twice),
    }
    if let (Some(classes), Some(class_of)) = (reader.classes(), checks.class_of) {
        let (expected, found) = (classes.class_of(record).unwrap_or(0), class_of(grid));
        if expected != found {
            return Err(Reason::Class { expected, found });
        }
    }
    if header.minlex && checks.is_minlex.is_some_and(|is_minlex| !is_minlex(grid)) {
        return Err(Reason::NotMinlex);
    }
    // No codec makes anything but grids. This does not rely on that.
    if let Err(error) = Grid::from_digits(*grid.digits()) {
        return Err(Reason::Grid(error));
    }
    Ok(())
}

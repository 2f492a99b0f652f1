//! Reads a whole file and checks all that can be checked.

use super::codec::Decoder;
use super::error::{CHECKSUM, DESCENDS, FileError, other_class};
use super::header::{HEADER, Order};
use super::reader::Reader;
use super::writer::class_of_band_1;
use crate::Grid;
use crate::symmetry::minlex;
use rayon::prelude::*;
use std::cmp::Ordering;
use std::sync::atomic::{self, AtomicBool};
use xxhash_rust::xxh3::Xxh3;

/// Bytes that are hashed at a time.
const PIECE: usize = 1 << 20;

/// Blocks that are checked together, for each thread.
const BATCH: u64 = 16;

/// Checks the checksum of every block and of the whole file, and that every
/// record is a grid, in the order that the file says; in minlex form and of the
/// right class, if the file says that. False if `stop` was raised before the end.
///
/// The check uses the threads of the pool in which it runs. `progress` receives the number of
/// records that are checked.
///
/// # Errors
/// The first thing that is wrong, in the order of the records, whatever the
/// number of threads; the checksum of the whole file comes last.
pub fn verify(
    reader: &Reader,
    stop: &AtomicBool,
    mut progress: impl FnMut(u64),
) -> Result<bool, FileError> {
    let header = reader.header();
    let mut last: Option<Grid> = None;
    let mut body = Xxh3::new();
    let mut hashed = HEADER;
    let batch = BATCH * rayon::current_num_threads() as u64;
    for first in (0..header.blocks()).step_by(batch as usize) {
        let blocks = first..header.blocks().min(first + batch);
        let checked: Vec<Option<Block>> = blocks
            .clone()
            .into_par_iter()
            .map_init(
                || (Decoder::new(header.codec), Vec::new()),
                |(decoder, grids), block| {
                    let stopped = stop.load(atomic::Ordering::Relaxed);
                    (!stopped).then(|| check_block(reader, decoder, block, grids))
                },
            )
            .collect();
        for (block, checked) in blocks.clone().zip(checked) {
            let Some(checked) = checked else { return Ok(false) };
            if let (Some(last), Some([first, _])) = (&last, &checked.ends) {
                let record = block * u64::from(header.block_grids);
                check_order(header.order, last, first)
                    .map_err(|reason| reader.map.damaged_record(record, reason))?;
            }
            checked.result?;
            last = checked.ends.map(|[_, last]| last);
            let bytes = reader.block(block)?;
            body.update(bytes);
            hashed += bytes.len();
        }
        progress(header.grids.min(blocks.end * u64::from(header.block_grids)));
    }
    for piece in reader.map.bytes()[hashed..].chunks(PIECE) {
        reader.map.check_length()?;
        body.update(piece);
    }
    if body.digest() != header.body_checksum {
        return Err(reader.map.damaged("whole file", CHECKSUM));
    }
    Ok(true)
}

/// What was found in a block.
struct Block {
    /// Its first grid and the last one before the error, if there is one.
    ends: Option<[Grid; 2]>,
    /// The first thing that is wrong in it, but for what is before its first grid.
    result: Result<(), FileError>,
}

fn check_block(reader: &Reader, decoder: &mut Decoder, block: u64, grids: &mut Vec<Grid>) -> Block {
    let header = reader.header();
    let decoded = reader.decode(decoder, block, header.grids_of(block), grids);
    let first = block * u64::from(header.block_grids);
    // Grids before a damaged one may be wrong themselves.
    let result = grids.iter().enumerate().try_for_each(|(i, grid)| {
        let record = first + i as u64;
        let order = match i {
            0 => Ok(()),
            _ => check_order(header.order, &grids[i - 1], grid),
        };
        order
            .and_then(|()| check(reader, record, grid))
            .map_err(|reason| reader.map.damaged_record(record, reason))
    });
    let ends = grids.first().zip(grids.last()).map(|(&first, &last)| [first, last]);
    Block { ends, result: result.and(decoded) }
}

/// Checks whether a grid may follow another.
fn check_order(order: Order, last: &Grid, grid: &Grid) -> Result<(), String> {
    match (order, grid.cmp(last)) {
        (Order::AsGiven, _) | (_, Ordering::Greater) => Ok(()),
        (_, Ordering::Less) => Err(DESCENDS.into()),
        (Order::Ascending, Ordering::Equal) => Ok(()),
        (Order::StrictlyAscending, Ordering::Equal) => {
            Err("it is the same as the record before it".into())
        }
    }
}

/// Checks one grid by itself.
fn check(reader: &Reader, record: u64, grid: &Grid) -> Result<(), String> {
    // No codec makes anything but grids. This does not rely on that, and the rest
    // does.
    if let Err(error) = Grid::from_digits(*grid.digits()) {
        return Err(format!("it is no grid: {error}"));
    }
    let header = reader.header();
    if let Some(classes) = reader.classes() {
        let (expected, found) = (classes.class_of(record).unwrap_or(0), class_of_band_1(grid));
        if expected != found {
            return Err(other_class(found, expected));
        }
    }
    if header.minlex && minlex(grid).grid != *grid {
        return Err("it is not in minlex form".into());
    }
    Ok(())
}

//! The catalogue files of gridchecker: 10 bytes a grid, nothing else.
//!
//! As its source has it (catalog.cpp in github.com/dobrichev/gridchecker). The
//! 80 bits of a record are counted from the highest one of the first byte on. A
//! field is a number whose *lowest* bit comes first:
//!
//! | Bits | Field |
//! |---|---|
//! | 0 | version, 0 |
//! | 1-9 | class of band 1 among those that have grids, from 0 |
//! | 10-25 | row 4 without its first digit, which is 2, as one of 8! orders; 9 counts as 2 |
//! | 26-55 | for each box of band 2 its rows 5 and 6, as one of 6! orders of the digits left |
//! | 56-79 | for each column but the last its rows 7 to 9, as one of 3! orders of the digits left |
//!
//! Orders are numbered as they are sorted. Column 9 of band 3 follows. Records
//! of grids in ascending order do not ascend themselves.

use super::whole::class_range;
use crate::geometry::CELLS;
use crate::symmetry::BandClass;
use crate::{Grid, GridError};
use itertools::Itertools;
use std::io::{self, Read};
use std::sync::LazyLock;

/// Bytes of a record.
pub const RECORD_BYTES: usize = 10;

/// The first bands by the number that a record has for their class.
static BANDS: LazyLock<Vec<&[u8; 27]>> =
    LazyLock::new(|| classes().map(|class| class.band()).collect());

/// The classes that have grids.
fn classes() -> impl Iterator<Item = BandClass> {
    BandClass::all().filter(|class| !class_range(*class).is_empty())
}

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("record {record}: {reason}")]
pub struct ReadError {
    /// Which one, from 0.
    pub record: u64,
    /// What is wrong.
    pub reason: RecordError,
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The system says so.
    #[error(transparent)]
    Read(#[from] io::Error),
    /// The file ends inside it, after so many bytes.
    #[error("it has {0} of 10 bytes")]
    Cut(usize),
    /// The first bit is set.
    #[error("its version is 1, not 0")]
    Version,
    /// A field is too large.
    #[error("the {field} is {value}, more than {most}")]
    Field {
        /// Which one.
        field: &'static str,
        /// What it says.
        value: usize,
        /// What it may say at most.
        most: usize,
    },
    /// What it describes breaks the rules.
    #[error("it is no grid: {0}")]
    Grid(#[from] GridError),
}

/// These digits, a bit for each, in the order of this number.
fn order(number: usize, digits: u16) -> impl Iterator<Item = u8> {
    let (mut number, mut left) = (number, digits);
    (0..digits.count_ones()).rev().map(move |after| {
        let ways: usize = (1..=after as usize).product();
        let skipped = (0..number / ways).fold(left, |rest, _| rest & rest.wrapping_sub(1));
        number %= ways;
        let digit = skipped.trailing_zeros();
        left &= !(1 << digit);
        digit as u8
    })
}

/// The grid of a record.
///
/// # Errors
/// A field is out of range, or it is no grid.
pub fn grid(record: &[u8; RECORD_BYTES]) -> Result<Grid, RecordError> {
    const ALL: u16 = 0x3FE;
    // Bits in the order in which they are counted, from the lowest one on.
    let bytes = record.iter().rev().map(|byte| u128::from(byte.reverse_bits()));
    let mut bits = bytes.fold(0, |bits, byte| bits << 8 | byte);
    let mut take = |length: u32, field, values: usize| {
        let value = bits as usize & ((1 << length) - 1);
        bits >>= length;
        match value < values {
            true => Ok(value),
            false => Err(RecordError::Field { field, value, most: values - 1 }),
        }
    };
    if take(1, "version", 2)? != 0 {
        return Err(RecordError::Version);
    }
    let mut digits = [0u8; CELLS];
    digits[..27].copy_from_slice(BANDS[take(9, "class of band 1", BANDS.len())?]);

    digits[27] = 2;
    let row_4 = order(take(16, "number of row 4", 40_320)?, ALL & !(1 << 9));
    for (place, digit) in digits[28..36].iter_mut().zip(row_4) {
        *place = if digit == 2 { 9 } else { digit };
    }
    for stack in 0..3 {
        let row_4 = &digits[27 + 3 * stack..][..3];
        let left = row_4.iter().fold(ALL, |left, digit| left & !(1 << digit));
        let number = take(10, "number of rows 5 and 6 of a box", 720)?;
        for (place, digit) in order(number, left).enumerate() {
            digits[36 + 9 * (place / 3) + 3 * stack + place % 3] = digit;
        }
    }
    for column in 0..8 {
        let above = (0..6).map(|row| digits[9 * row + column]);
        let left = above.fold(ALL, |left, digit| left & !(1 << digit));
        let number = take(3, "number of rows 7 to 9 of a column", 6)?;
        // A column that has more of them left repeats a digit: no grid either way.
        for (row, digit) in order(number, left).take(3).enumerate() {
            digits[54 + 9 * row + column] = digit;
        }
    }
    for row in 6..9 {
        let seen = digits[9 * row..9 * row + 8].iter().fold(0, |seen, digit| seen | 1 << digit);
        digits[9 * row + 8] = (ALL & !seen).trailing_zeros() as u8;
    }
    Ok(Grid::from_digits(digits)?)
}

/// The grids of a file, one after another, from where it stands on. It should be buffered. After
/// an error it ends.
pub fn grids<R: Read>(mut file: R) -> impl Iterator<Item = Result<Grid, ReadError>> + use<R> {
    let read = move |record| {
        let read = next(&mut file).map_err(|reason| ReadError { record, reason });
        read.transpose()
    };
    (0..).map_while(read).take_while_inclusive(Result::is_ok)
}

/// The grid of the next record; none at the end.
fn next(file: &mut impl Read) -> Result<Option<Grid>, RecordError> {
    let mut bytes = Vec::with_capacity(RECORD_BYTES);
    file.take(RECORD_BYTES as u64).read_to_end(&mut bytes)?;
    match bytes[..].try_into() {
        Ok(record) => grid(record).map(Some),
        Err(_) if bytes.is_empty() => Ok(None),
        Err(_) => Err(RecordError::Cut(bytes.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::generate::Generator;
    use std::io::BufReader;
    use std::ops::ControlFlow;

    /// The record of a grid in minlex form, written plainly bit by bit.
    fn record(grid: &Grid) -> [u8; RECORD_BYTES] {
        fn rank(digits: &[u8]) -> usize {
            let Some((first, rest)) = digits.split_first() else { return 0 };
            let ways: usize = (1..=rest.len()).product();
            rest.iter().filter(|&digit| digit < first).count() * ways + rank(rest)
        }
        let cells = |cells: &[usize]| -> Vec<u8> { cells.iter().map(|&c| grid.digit(c)).collect() };
        let class = BandClass::of(grid.digits().first_chunk().unwrap()).number();
        let before = classes().take_while(|before| before.number() < class).count();
        let row_4: Vec<u8> =
            grid.digits()[28..36].iter().map(|d| if *d == 9 { 2 } else { *d }).collect();
        let mut fields = vec![(0, 1), (before, 9), (rank(&row_4), 16)];
        for stack in 0..3 {
            let first = 36 + 3 * stack;
            let six = cells(&[first, first + 1, first + 2, first + 9, first + 10, first + 11]);
            fields.push((rank(&six), 10));
        }
        for column in 0..8 {
            fields.push((rank(&cells(&[54 + column, 63 + column, 72 + column])), 3));
        }
        let bits =
            fields.iter().flat_map(|&(value, length)| (0..length).map(move |i| value >> i & 1));
        let mut bytes = [0; RECORD_BYTES];
        for (place, bit) in bits.enumerate() {
            bytes[place / 8] |= (bit as u8) << (7 - place % 8);
        }
        bytes
    }

    fn first_grids(class: usize, count: usize) -> Vec<Grid> {
        let class = BandClass::new(class).unwrap();
        let mut grids = Vec::new();
        let _ = Generator::new(class..=class).run(|group| {
            grids.extend(group.grids().map(|(grid, _)| grid));
            if grids.len() < count { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        grids
    }

    #[test]
    fn records_are_read() {
        let mut grids: Vec<Grid> = [1, 6, 200, 394, 396, 416]
            .into_iter()
            .flat_map(|class| first_grids(class, 300))
            .collect();
        grids.extend(first_grids(416, 1));
        let file: Vec<u8> = grids.iter().flat_map(record).collect();
        let read: Result<Vec<Grid>, _> = super::grids(&file[..]).collect();
        assert!(read.unwrap() == grids);
        // Records that a file gives in pieces.
        let pieces = BufReader::with_capacity(7, &file[..]);
        let read: Result<Vec<Grid>, _> = super::grids(pieces).collect();
        assert!(read.unwrap() == grids);
        // The last class that has grids has number 400, the lowest bit first.
        let last = record(grids.last().unwrap());
        assert_eq!(last[0] & 0b0111_1111, 0b000_0100);
        assert_eq!(last[1] >> 6, 0b11);
    }

    #[test]
    fn what_is_no_record_is_an_error() {
        let good = record(&first_grids(6, 1)[0]);
        let error = |bytes: &[u8]| {
            let mut records = super::grids(bytes);
            let error = records.find_map(Result::err).map(|error| error.to_string());
            assert!(records.next().is_none());
            error.unwrap_or_default()
        };
        assert_eq!(error(&good), "");
        assert_eq!(error(&[&good[..], &good[..4]].concat()), "record 1: it has 4 of 10 bytes");
        let with = |byte: usize, bits: u8| {
            let mut changed = good;
            changed[byte] |= bits;
            [good, changed].concat()
        };
        assert_eq!(error(&with(0, 0x80)), "record 1: its version is 1, not 0");
        let class = error(&with(0, 0x7F));
        assert!(class.starts_with("record 1: "), "{class}");
        assert!(error(&with(9, 0x07)).contains("rows 7 to 9 of a column is 7, more than 5"));
    }

    /// Any bytes are a grid or an error, and few are a grid.
    #[test]
    fn any_bytes_are_a_grid_or_an_error() {
        use rand::rngs::SmallRng;
        use rand::{RngExt, SeedableRng};
        let mut rng = SmallRng::seed_from_u64(1);
        let good = record(&first_grids(6, 1)[0]);
        for _ in 0..20_000 {
            let mut bytes: [u8; RECORD_BYTES] = if rng.random() { good } else { rng.random() };
            bytes[rng.random_range(0..RECORD_BYTES)] ^= 1 << rng.random_range(0..8);
            if let Ok(grid) = grid(&bytes) {
                assert!(Grid::from_digits(*grid.digits()).is_ok());
            }
        }
    }
}

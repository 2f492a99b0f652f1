//! All third bands that complete two bands, or a selection of them.
//!
//! There are about 33: 18 seventh rows, with 1, 2, 4 or 8 ways to fill rows 8 and
//! 9 below each. A selection has a bit for each seventh row, then, for those that
//! are there, a bit for each of the ways if there are several.
//!
//! There are at most 72 seventh rows: a seventh row gives each column one of its three digits,
//! where the digit of the first column is fixed, and by Bregman's theorem the other eight columns
//! have at most 6^(6/3) · 2^(2/2) ways. Below a seventh row there are at most 8 ways: rows 8 and 9
//! can be exchanged in each of at most four cycles of columns, of which one is fixed.
//!
//! All bands 3 are computed before the first grid is written, in loops with few data-dependent
//! branches, as a processor can hardly predict how many ways a row has.

use super::bits::Coder;
use super::last_rows::LastRows;
use super::rows::{Columns, WideRow};
use super::seventh::Seventh;
use gridsieve_kernels::{bits, within};

/// Seventh rows and bands, a little more than there can be.
const MOST_SEVENTH: usize = 128;
const MOST_BANDS: usize = 1024;

/// The bands with one seventh row.
#[derive(Clone, Copy, Default)]
struct Below {
    seventh: WideRow,
    last: LastRows,
    /// The ways to fill the last rows, as bits.
    ways: u32,
}

/// Bands 3, in ascending order.
pub struct Bands3 {
    seventh: Seventh,
    /// The seventh rows with what can be below them. Some at the end mean
    /// nothing.
    rows: Box<[Below; MOST_SEVENTH]>,
    /// For each band 32 · its place in `rows` + its way; as many as `count`.
    bands: Box<[u16; MOST_BANDS]>,
    count: usize,
}

impl Default for Bands3 {
    fn default() -> Bands3 {
        Bands3 {
            seventh: Seventh::new(),
            rows: Box::new([Below::default(); MOST_SEVENTH]),
            bands: Box::new([0; MOST_BANDS]),
            count: 0,
        }
    }
}

impl Bands3 {
    /// Finds all bands whose columns have these three digits each.
    #[inline(never)]
    pub fn find(&mut self, columns: &Columns) {
        self.seventh.find(columns);
        let numbers = self.seventh.numbers();
        for (below, &number) in self.rows[..numbers.len()].iter_mut().zip(numbers) {
            below.find(&self.seventh, number);
        }
        self.list(numbers.len(), |_| u32::MAX);
    }

    /// Reads a selection of these bands.
    #[inline(never)]
    pub fn read(&mut self, columns: &Columns, coder: &mut impl Coder) {
        self.seventh.find(columns);
        let mut rows = self.rows.iter_mut();
        for numbers in self.seventh.numbers().chunks(32) {
            for place in bits(coder.number(numbers.len() as u32, 0)) {
                let below = rows.next().expect("there are no more than 72 seventh rows");
                below.find(&self.seventh, numbers[place]);
            }
        }
        let count = MOST_SEVENTH - rows.len();
        self.list(count, |ways| {
            let count = ways.count_ones();
            let is_one = u32::from(count == 1);
            coder.number(count - is_one, 0) | is_one
        });
    }

    /// Lists the bands of the first rows: of the ways of each row those that `take`
    /// gives bits for, the first way in the lowest bit.
    #[inline(always)]
    fn list(&mut self, rows: usize, mut take: impl FnMut(u32) -> u32) {
        self.count = 0;
        for (i, below) in self.rows.iter().take(rows).enumerate() {
            let mut ways = below.ways;
            let mut taken = take(ways);
            // Four at once: hardly ever are there more.
            while ways != 0 {
                let Some(places) = self.bands[self.count..].first_chunk_mut::<4>() else {
                    unreachable!("there are no more than 576 bands");
                };
                let mut count = 0;
                for _ in 0..4 {
                    places[within::<4>(count)] =
                        (32 * i) as u16 | (ways.trailing_zeros() % 32) as u16;
                    count += usize::from(ways != 0) & taken as usize & 1;
                    ways &= ways.wrapping_sub(1);
                    taken >>= 1;
                }
                self.count += count;
            }
        }
    }

    /// The numbers of the bands.
    #[inline(always)]
    pub fn numbers(&self) -> &[u16] {
        &self.bands[..self.count]
    }

    /// Writes the digits of the band of a number.
    #[inline(always)]
    pub fn write(&self, number: u16, band: &mut [u8; 27]) {
        let below = &self.rows[within::<MOST_SEVENTH>(usize::from(number / 32))];
        let last = below.last.rows(u32::from(number % 32));
        // What goes beyond a row is overwritten by the next one.
        band[..16].copy_from_slice(&below.seventh);
        band[9..25].copy_from_slice(&last[0]);
        band[18..].copy_from_slice(&last[1][..9]);
    }

    /// How it is written which bands of these columns are `taken`, which are in ascending order:
    /// numbers with their lengths in bits, none if all are.
    pub fn select(&mut self, columns: &Columns, taken: &[[u8; 27]]) -> Vec<(u32, u32)> {
        self.find(columns);
        // For each seventh row how many bands there are, and a bit for each that is taken.
        let mut rows = vec![(0, 0u32); self.seventh.numbers().len()];
        let mut next = taken.iter().peekable();
        for &number in self.numbers() {
            let mut digits = [0; 27];
            self.write(number, &mut digits);
            let is_taken = next.next_if(|taken| **taken == digits).is_some();
            let (count, taken) = &mut rows[usize::from(number / 32)];
            *taken |= u32::from(is_taken) << *count;
            *count += 1;
        }
        if rows.iter().all(|(count, taken)| taken.count_ones() == *count) {
            return Vec::new();
        }
        let is_there = |&(_, taken): &(u32, u32)| u32::from(taken != 0);
        let bits =
            |rows: &[_]| rows.iter().map(is_there).rev().fold(0, |bits, bit| bits << 1 | bit);
        let numbers = rows.chunks(32).map(|rows| (rows.len() as u32, bits(rows)));
        let of_rows = rows.iter().copied().filter(|&(count, taken)| taken != 0 && count > 1);
        numbers.chain(of_rows).collect()
    }
}

impl Below {
    #[inline(always)]
    fn find(&mut self, all: &Seventh, number: u8) {
        self.seventh = all.row(number);
        self.ways = self.last.find(&all.columns, self.seventh);
    }
}

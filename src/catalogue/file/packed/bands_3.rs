//! The third bands that complete two bands.

use super::last_rows::LastRows;
use super::rows::{Row, WideRow};
use super::seventh::{MOST_SEVENTH, Seventh};

/// All third bands of a pair of bands 1 and 2 whose column 1 ascends, in
/// ascending order.
#[derive(Clone)]
pub struct Bands3 {
    seventh: Seventh,
    /// The seventh rows with what can be below them. Some at the end mean
    /// nothing.
    rows: Box<[(WideRow, LastRows)]>,
    /// For each band 32 · its seventh row + its choice of the last rows, as many
    /// as `count`.
    bands: Box<[u16]>,
    count: usize,
    /// How many of them come before the next one.
    pub next: usize,
}

impl Bands3 {
    pub fn new() -> Bands3 {
        Bands3 {
            seventh: Seventh::new(),
            rows: vec![Default::default(); MOST_SEVENTH].into(),
            bands: vec![0; 32 * MOST_SEVENTH].into(),
            count: 0,
            next: 0,
        }
    }

    /// Finds the bands below six rows, about 33.
    #[inline(never)]
    pub fn find(&mut self, above: &[Row; 6]) {
        self.seventh.find(above);
        self.next = 0;
        let mut count = 0;
        for (number, (row, place)) in self.seventh.rows().zip(&mut self.rows).enumerate() {
            place.0 = row;
            let mut choices = place.1.find(&self.seventh.columns, row);
            while choices != 0 && count < self.bands.len() {
                self.bands[count] = (32 * number) as u16 | choices.trailing_zeros() as u16;
                count += 1;
                choices &= choices - 1;
            }
        }
        self.count = count;
    }

    /// Number of bands from the next one on.
    pub fn left(&self) -> usize {
        self.count - self.next
    }

    /// Takes the band after the next `skip` ones; false if there is none.
    #[inline]
    pub fn take(&mut self, skip: usize) -> bool {
        let is_there = skip < self.left();
        if is_there {
            self.next += skip + 1;
        }
        is_there
    }

    /// Writes the band that was taken last.
    #[inline]
    pub fn write_last(&self, band: &mut [u8; 27]) {
        self.write(self.bands[self.next - 1], band);
    }

    #[inline]
    fn write(&self, number: u16, band: &mut [u8; 27]) {
        let (seventh, below) = &self.rows[usize::from(number / 32)];
        let [eighth, ninth] = below.rows(u32::from(number % 32));
        // What goes beyond a row is overwritten by the next one.
        band[..16].copy_from_slice(seventh);
        band[9..25].copy_from_slice(&eighth);
        band[18..].copy_from_slice(&ninth[..9]);
    }

    /// How many bands from the next one on come before this one.
    pub fn before(&self, band: &[u8; 27]) -> usize {
        self.bands[self.next..self.count].partition_point(|&number| {
            let mut other = [0; 27];
            self.write(number, &mut other);
            other < *band
        })
    }
}

//! Reads blocks.

use super::super::record::{self, RECORD_BYTES};
use super::bands_3::Bands3;
use super::bits::{Coder, Reading};
use super::by_stack::ByStack;
use super::pair::Pair;
use super::{LENGTH, PackedError, item, pair_of, stands_in_order};
use crate::grid::Grid;

/// Decodes blocks. It keeps its memory from one block to the next.
pub struct Decoder {
    /// The last bands 1 and 2, if the last grid stands in order.
    pair: Pair,
    inside: bool,
    bands_3: Bands3,
}

impl Decoder {
    pub fn new() -> Decoder {
        Decoder { pair: Pair::new(), inside: false, bands_3: Bands3::new() }
    }

    /// Decodes the first grids of a block, all if `grids` are the `whole` block,
    /// and counts them in `done`.
    ///
    /// # Errors
    /// The block was not written by [`encode`](super::encode()).
    pub fn decode(
        &mut self,
        block: &[u8],
        whole: bool,
        grids: &mut [Grid],
        done: &mut usize,
    ) -> Result<(), PackedError> {
        let (length, rest) = block.split_first_chunk::<LENGTH>().ok_or(PackedError::End)?;
        let length = u32::from_le_bytes(*length) as usize;
        let (items, choices) = rest.split_at_checked(length).ok_or(PackedError::End)?;
        let (mut items, mut choices) = (Reading::new(items), Reading::new(choices));
        self.inside = false;
        *done = 0;
        while *done < grids.len() {
            let count = self.item(&mut items, &mut choices, grids, *done)?;
            if items.is_beyond() || choices.is_beyond() {
                return Err(PackedError::End);
            }
            let room = grids.len() - *done;
            *done += count.min(room);
            if whole && count > room {
                return Err(PackedError::Rest);
            }
        }
        if whole && !(items.is_at_end() && choices.is_at_end()) {
            return Err(PackedError::Rest);
        }
        Ok(())
    }

    /// Reads an item that follows `done` grids, and says how many grids it
    /// has, at least one. Those for which there is no place are not written.
    #[inline(always)]
    fn item(
        &mut self,
        items: &mut Reading,
        choices: &mut Reading,
        grids: &mut [Grid],
        done: usize,
    ) -> Result<usize, PackedError> {
        let (before, places) = grids.split_at_mut(done);
        let kind = items.number(item::BITS, 0);
        let (from, kind) = match kind {
            item::RECORD => return self.in_full(items, &mut places[0]),
            item::AGAIN => return again(items, before, places),
            _ if !self.inside => return Err(PackedError::Item),
            0..item::ROW_5 => (5, kind),
            item::ROW_5..item::ROW_4 => (4, kind - item::ROW_5),
            item::ROW_4 => (3, items.number(item::BITS, 0)),
            _ => return Err(PackedError::Item),
        };
        self.pair.change(choices, from, None)?;
        match kind {
            item::ALL => self.bands_3.find(self.pair.left()),
            item::SOME => self.bands_3.read(self.pair.left(), choices),
            item::ONE..item::ROW_5 => {
                let count = (kind - item::ONE + 1) as usize;
                return self.one_by_one(count, items, choices, places);
            }
            _ => return Err(PackedError::Item),
        }
        self.found_bands(places)
    }

    /// A grid in full.
    #[inline(never)]
    fn in_full(&mut self, items: &mut Reading, place: &mut Grid) -> Result<usize, PackedError> {
        let bytes: [u8; RECORD_BYTES] = std::array::from_fn(|_| items.number(8, 0) as u8);
        record::read(&bytes, place)?;
        self.inside = stands_in_order(place.digits());
        if self.inside {
            self.pair.begin(pair_of(place.digits()));
        }
        Ok(1)
    }

    /// Grids with these bands 1 and 2, whose bands 3 are given one by one.
    #[inline(always)]
    fn one_by_one(
        &mut self,
        count: usize,
        items: &mut Reading,
        choices: &mut Reading,
        places: &mut [Grid],
    ) -> Result<usize, PackedError> {
        let by_stack = ByStack::new(self.pair.left());
        for grid in places.iter_mut().take(count) {
            let mut band = [0; 27];
            if !by_stack.band(items, choices, &mut band, None) {
                return Err(PackedError::Band3);
            }
            grid.overwrite(|digits| {
                digits[..54].copy_from_slice(self.pair.digits());
                digits[54..].copy_from_slice(&band);
            });
        }
        Ok(count)
    }

    /// Grids with these bands 1 and 2 and the bands 3 that were found.
    #[inline(never)]
    fn found_bands(&mut self, places: &mut [Grid]) -> Result<usize, PackedError> {
        let bands = self.bands_3.bands();
        let count = bands.len();
        if count == 0 {
            return Err(PackedError::Band3);
        }
        for (grid, band) in places.iter_mut().zip(bands) {
            grid.overwrite(|digits| {
                digits[..54].copy_from_slice(self.pair.digits());
                band.write(digits.last_chunk_mut().expect("81 digits"));
            });
        }
        Ok(count)
    }
}

/// The last grid again.
#[inline(never)]
fn again(items: &mut Reading, before: &[Grid], places: &mut [Grid]) -> Result<usize, PackedError> {
    let bits = items.number(4, 0);
    let count = (1 << bits | items.number(bits, 0)) as usize;
    let last = before.last().ok_or(PackedError::Item)?;
    let room = count.min(places.len());
    places[..room].fill(*last);
    Ok(count)
}

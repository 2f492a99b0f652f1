//! Reads blocks.

use super::super::record::{self, RECORD_BYTES};
use super::bands_3::Bands3;
use super::bits::{Coder, Reading};
use super::by_stack::ByStack;
use super::layout::{LENGTH, PackedError, item};
use super::pair::Pair;
use crate::Grid;

/// Decodes blocks. It keeps its memory from one block to the next.
#[derive(Default)]
pub struct Decoder {
    /// The last bands 1 and 2, if the last grid stands in order.
    pair: Option<Pair>,
    bands_3: Bands3,
}

impl Decoder {
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
        self.pair = None;
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
            0..item::ROW_5 => (5, kind),
            item::ROW_5..item::ROW_4 => (4, kind - item::ROW_5),
            item::ROW_4 => (3, items.number(item::BITS, 0)),
            _ => return Err(PackedError::Item),
        };
        let pair = self.pair.as_mut().ok_or(PackedError::Item)?;
        pair.change(choices, from, None)?;
        match kind {
            item::ALL => self.bands_3.find(pair.left()),
            item::SOME => self.bands_3.read(pair.left(), choices),
            item::ONE..item::ROW_5 => {
                let count = (kind - item::ONE + 1) as usize;
                return one_by_one(pair, count, items, choices, places);
            }
            _ => return Err(PackedError::Item),
        }
        found_bands(pair, &self.bands_3, places)
    }

    /// A grid in full.
    #[inline(never)]
    fn in_full(&mut self, items: &mut Reading, place: &mut Grid) -> Result<usize, PackedError> {
        let bytes: [u8; RECORD_BYTES] = std::array::from_fn(|_| items.number(8, 0) as u8);
        record::read(&bytes, place)?;
        self.pair = Pair::of(place);
        Ok(1)
    }
}

/// Grids with these bands 1 and 2, whose bands 3 are given one by one.
#[inline(always)]
fn one_by_one(
    pair: &Pair,
    count: usize,
    items: &mut Reading,
    choices: &mut Reading,
    places: &mut [Grid],
) -> Result<usize, PackedError> {
    let by_stack = ByStack::new(pair.left());
    for grid in places.iter_mut().take(count) {
        let mut band = [0; 27];
        if !by_stack.band(items, choices, &mut band, None) {
            return Err(PackedError::Band3);
        }
        grid.overwrite(|digits| {
            digits[..54].copy_from_slice(pair.digits());
            digits[54..].copy_from_slice(&band);
        });
    }
    Ok(count)
}

/// Grids with these bands 1 and 2 and the bands 3 that were found.
#[inline(never)]
fn found_bands(pair: &Pair, bands_3: &Bands3, places: &mut [Grid]) -> Result<usize, PackedError> {
    let numbers = bands_3.numbers();
    if numbers.is_empty() {
        return Err(PackedError::Band3);
    }
    for (grid, &number) in places.iter_mut().zip(numbers) {
        grid.overwrite(|digits| {
            digits[..54].copy_from_slice(pair.digits());
            bands_3.write(number, digits.last_chunk_mut().expect("81 digits"));
        });
    }
    Ok(numbers.len())
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

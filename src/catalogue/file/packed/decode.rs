//! Reads blocks.

use super::super::record::{RECORD_BYTES, Record};
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

/// Where grids are written to.
struct Output<'a> {
    grids: &'a mut [Grid],
    done: usize,
}

/// Is there room for all grids of an item?
#[derive(PartialEq, Eq)]
enum Room {
    Enough,
    TooLittle,
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
        let mut output = Output { grids, done: 0 };
        self.inside = false;
        while output.done < output.grids.len() {
            let room = self.item(&mut items, &mut choices, &mut output)?;
            if items.is_beyond() || choices.is_beyond() {
                return Err(PackedError::End);
            }
            *done = output.done;
            if whole && room == Room::TooLittle {
                return Err(PackedError::Rest);
            }
        }
        if whole && !(items.is_at_end() && choices.is_at_end()) {
            return Err(PackedError::Rest);
        }
        Ok(())
    }

    /// Reads an item: at least one grid.
    #[inline(always)]
    fn item(
        &mut self,
        items: &mut Reading,
        choices: &mut Reading,
        output: &mut Output,
    ) -> Result<Room, PackedError> {
        let kind = items.number(item::BITS, 0);
        let (from, kind) = match kind {
            item::RECORD => return self.in_full(items, output),
            item::AGAIN => return again(items, output),
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
                return self.one_by_one(kind - item::ONE + 1, items, choices, output);
            }
            _ => return Err(PackedError::Item),
        }
        self.found_bands(output)
    }

    /// A grid in full.
    #[inline(never)]
    fn in_full(&mut self, items: &mut Reading, output: &mut Output) -> Result<Room, PackedError> {
        let bytes: [u8; RECORD_BYTES] = std::array::from_fn(|_| items.number(8, 0) as u8);
        let grid = Record::new(&bytes).grid()?;
        self.inside = stands_in_order(grid.digits());
        if self.inside {
            self.pair.begin(pair_of(grid.digits()));
        }
        output.grids[output.done] = grid;
        output.done += 1;
        Ok(Room::Enough)
    }

    /// Grids with these bands 1 and 2, whose bands 3 are given one by one.
    #[inline(always)]
    fn one_by_one(
        &mut self,
        count: u32,
        items: &mut Reading,
        choices: &mut Reading,
        output: &mut Output,
    ) -> Result<Room, PackedError> {
        let by_stack = ByStack::new(self.pair.left());
        for _ in 0..count {
            let Some(grid) = output.grids.get_mut(output.done) else { return Ok(Room::TooLittle) };
            let mut band = [0; 27];
            if !by_stack.band(items, choices, &mut band, None) {
                return Err(PackedError::Band3);
            }
            grid.overwrite(|digits| {
                digits[..54].copy_from_slice(self.pair.digits());
                digits[54..].copy_from_slice(&band);
            });
            output.done += 1;
        }
        Ok(Room::Enough)
    }

    /// Grids with these bands 1 and 2 and the bands 3 that were found.
    #[inline(never)]
    fn found_bands(&mut self, output: &mut Output) -> Result<Room, PackedError> {
        let bands = self.bands_3.bands();
        let count = bands.len();
        if count == 0 {
            return Err(PackedError::Band3);
        }
        let places = &mut output.grids[output.done..];
        let room = if count > places.len() { Room::TooLittle } else { Room::Enough };
        output.done += count.min(places.len());
        for (grid, band) in places.iter_mut().zip(bands) {
            grid.overwrite(|digits| {
                digits[..54].copy_from_slice(self.pair.digits());
                band.write(digits.last_chunk_mut().expect("81 digits"));
            });
        }
        Ok(room)
    }
}

/// The last grid again.
#[inline(never)]
fn again(items: &mut Reading, output: &mut Output) -> Result<Room, PackedError> {
    let bits = items.number(4, 0);
    let count = (1 << bits | items.number(bits, 0)) as usize;
    let (before, places) = output.grids.split_at_mut(output.done);
    let last = before.last().ok_or(PackedError::Item)?;
    let room = if count > places.len() { Room::TooLittle } else { Room::Enough };
    let count = count.min(places.len());
    places[..count].fill(*last);
    output.done += count;
    Ok(room)
}

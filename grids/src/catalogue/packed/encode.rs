//! Writes blocks.

use super::super::record::record;
use super::bands_3::Bands3;
use super::bits::{Coder, Writing};
use super::by_stack::ByStack;
use super::layout::{FEW, item, pair_of, stands_in_order};
use super::pair::Pair;
use crate::Grid;

/// Appends a block of these grids.
pub fn encode(grids: &[Grid], bytes: &mut Vec<u8>) {
    let mut encoder = Encoder {
        items: Writing::default(),
        choices: Writing::default(),
        pair: None,
        bands_3: Bands3::default(),
    };
    let (mut rest, mut last) = (grids, None);
    while let Some(grid) = rest.first() {
        let count = if last == Some(grid) {
            encoder.again(rest)
        } else if encoder.follows(grid) {
            encoder.run(rest)
        } else {
            encoder.in_full(grid)
        };
        (last, rest) = (rest.get(count - 1), &rest[count..]);
    }
    let items = encoder.items.finish();
    bytes.extend((items.len() as u32).to_le_bytes());
    bytes.extend(items);
    bytes.extend(encoder.choices.finish());
}

struct Encoder {
    items: Writing,
    choices: Writing,
    /// The last bands 1 and 2, if the last grid stands in order.
    pair: Option<Pair>,
    bands_3: Bands3,
}

/// Each function writes some of the first grids that it is given, and returns their number.
impl Encoder {
    /// Whether a grid can be written as a change of the last one.
    fn follows(&self, grid: &Grid) -> bool {
        let digits = grid.digits();
        let has_band_1 = |pair: &Pair| digits[..27] == pair.digits()[..27];
        self.pair.as_ref().is_some_and(has_band_1) && stands_in_order(digits)
    }

    fn in_full(&mut self, grid: &Grid) -> usize {
        self.items.number(item::BITS, item::RECORD);
        for byte in record(grid) {
            self.items.number(8, byte.into());
        }
        self.pair = Pair::of(grid);
        1
    }

    /// Writes the repetitions of the first grid, and gives their number.
    fn again(&mut self, grids: &[Grid]) -> usize {
        let same = grids.iter().take_while(|&grid| grid == &grids[0]);
        let count = same.take((1 << 16) - 1).count();
        let bits = count.ilog2();
        self.items.number(item::BITS, item::AGAIN);
        self.items.number(4, bits);
        self.items.number(bits, count as u32 ^ 1 << bits);
        count
    }

    /// Writes the grids at the start that have the same bands 1 and 2 and ascend.
    fn run(&mut self, grids: &[Grid]) -> usize {
        let pair = pair_of(grids[0].digits());
        let goes_on = |two: &&[Grid]| {
            let digits = two[1].digits();
            two[0] < two[1] && digits[..54] == pair[..] && stands_in_order(digits)
        };
        let count = 1 + grids.windows(2).take_while(goes_on).count();
        let last = self.pair.as_mut().expect("what follows has a grid before it");
        let same = pair.iter().zip(last.digits()).take_while(|(a, b)| a == b).count();
        let from = (same / 9).min(5);
        last.change(&mut self.choices, from, Some(pair)).expect("it stands in order");

        let band_3 = |grid: &Grid| *grid.digits().last_chunk().expect("81 digits");
        let taken: Vec<[u8; 27]> = grids[..count].iter().map(band_3).collect();
        let mut selected = Vec::new();
        let kind = if count <= FEW {
            item::ONE + count as u32 - 1
        } else {
            selected = self.bands_3.select(last.left(), &taken);
            if selected.is_empty() { item::ALL } else { item::SOME }
        };
        match from {
            5 => self.items.number(item::BITS, kind),
            4 => self.items.number(item::BITS, item::ROW_5 + kind),
            _ => self.items.number(2 * item::BITS, item::ROW_4 | kind << item::BITS),
        };
        if count <= FEW {
            let by_stack = ByStack::new(last.left());
            for band in &taken {
                by_stack.band(&mut self.items, &mut self.choices, &mut [0; 27], Some(band));
            }
        }
        for (bits, number) in selected {
            self.choices.number(bits, number);
        }
        count
    }
}

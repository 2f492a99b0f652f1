//! Which known UAs are among the cells that have changed.
//!
//! The changed cells contain a UA unless it has a cell that has not changed. For each digit and
//! each set of its unchanged cells a table has a vector, with a bit for each UA that has one of
//! these cells. As long as the changed cells contain no UA, the OR of the vectors of all digits is
//! all ones.

use super::layout::Layout;
use gridsieve_kernels::bits;

/// Words that are looked at before the first question whether to go on.
const BLOCK: usize = 4;
type Block = [u64; BLOCK];

/// The cells of a digit.
#[derive(Clone, Copy)]
struct Field {
    /// First bit, and the bits moved to the low end.
    start: u32,
    mask: u64,
    /// Its first row.
    first_row: usize,
}

impl Field {
    #[inline(always)]
    fn row(self, cells: u64) -> usize {
        self.first_row + (cells >> self.start & self.mask) as usize
    }
}

/// Vectors of known UAs.
pub struct Known {
    /// A row of blocks for each set of cells of each digit, digit by digit.
    rows: Vec<Block>,
    fields: Vec<Field>,
    /// Blocks in use, and those there is room for.
    blocks: usize,
    room: usize,
    /// UAs so far, and at most.
    count: usize,
    most: usize,
}

impl Known {
    /// Vectors of some UAs, as bits of a layout, and room for more. Those that
    /// come first are looked at first.
    pub fn new(layout: &Layout, uas: &[u64], more: usize) -> Known {
        let (count, most) = (uas.len(), uas.len() + more);
        let room = most.div_ceil(64 * BLOCK);
        let mut known =
            Known { rows: Vec::new(), fields: Vec::new(), blocks: 0, room, count, most };
        let mut first_row = 0;
        for digit in (0..9).filter(|&digit| layout.own(digit) != 0) {
            let start = layout.start(digit);
            let field = Field { start, mask: layout.own(digit) >> start, first_row };
            known.fields.push(field);
            first_row += field.mask as usize + 1;
        }
        known.rows = vec![[0; BLOCK]; first_row * room];
        for &field in &known.fields {
            fill(&mut known.rows[field.first_row * room..], room, field, uas);
        }
        known.fill_tail(uas.len());
        known
    }

    /// What stands for no UA is never missing: the vectors of the first digit
    /// have ones there.
    fn fill_tail(&mut self, count: usize) {
        self.blocks = count.div_ceil(64 * BLOCK);
        let mut tail = vec![[u64::MAX; BLOCK]; self.room];
        for (word, bits) in tail.as_flattened_mut().iter_mut().take(count / 64 + 1).enumerate() {
            *bits = if 64 * word + 64 <= count { 0 } else { u64::MAX << (count % 64) };
        }
        let Some(first) = self.fields.first() else { return };
        for row in self.rows.chunks_exact_mut(self.room.max(1)).take(first.mask as usize + 1) {
            for (bits, tail) in row.as_flattened_mut().iter_mut().zip(tail.as_flattened()) {
                *bits |= tail;
            }
        }
    }

    /// Adds a UA if there is room; without it, more is found that contains it.
    pub fn add(&mut self, ua: u64) {
        let i = self.count;
        if i == self.most {
            return;
        }
        self.count += 1;
        self.blocks = self.count.div_ceil(64 * BLOCK);
        for field in &self.fields {
            let own = ua >> field.start & field.mask;
            let rows = self.rows[field.first_row * self.room..].chunks_exact_mut(self.room);
            for (set, row) in (0..=field.mask).zip(rows) {
                let word = &mut row[i / (64 * BLOCK)][i / 64 % BLOCK];
                let bit = 1 << (i % 64);
                *word = if set & own != 0 { *word | bit } else { *word & !bit };
            }
        }
    }

    /// Whether a known UA lies completely outside these cells, which have not changed.
    #[inline(always)]
    pub fn any_without(&self, unchanged: u64) -> bool {
        // The number of digits is a constant in each case: no loop over them.
        match self.fields.len() {
            0..=2 => self.any_without_of::<2>(unchanged),
            3 => self.any_without_of::<3>(unchanged),
            4 => self.any_without_of::<4>(unchanged),
            5 => self.any_without_of::<5>(unchanged),
            _ => self.any_without_of::<9>(unchanged),
        }
    }

    /// Answers [`any_without`](Self::any_without) where at most `DIGITS` digits have cells.
    #[inline(always)]
    fn any_without_of<const DIGITS: usize>(&self, unchanged: u64) -> bool {
        let Some(&first) = self.fields.first() else { return false };
        let mut rows: [&[Block]; DIGITS] = [&[]; DIGITS];
        for i in 0..DIGITS {
            // A row twice changes nothing.
            let field = if i < self.fields.len() { self.fields[i] } else { first };
            rows[i] = &self.rows[field.row(unchanged) * self.room..][..self.blocks];
        }
        for block in 0..self.blocks {
            let mut kept = [0; BLOCK];
            for i in 0..DIGITS {
                for word in 0..BLOCK {
                    kept[word] |= rows[i][block][word];
                }
            }
            if kept[0] & kept[1] & kept[2] & kept[3] != u64::MAX {
                return true;
            }
        }
        false
    }
}

/// Fills the rows of a field: for each set of its cells, which UAs have one of
/// them.
fn fill(rows: &mut [Block], room: usize, field: Field, uas: &[u64]) {
    for (i, ua) in uas.iter().enumerate() {
        for cell in bits(ua >> field.start & field.mask) {
            rows[(1 << cell) * room + i / (64 * BLOCK)][i / 64 % BLOCK] |= 1 << (i % 64);
        }
    }
    for set in 1..=field.mask as usize {
        let rest = set & (set - 1);
        if rest != 0 {
            // Plain loops: calls of library functions in them would stay calls.
            for block in 0..room {
                let (a, b) = (rows[rest * room + block], rows[(set ^ rest) * room + block]);
                let both = &mut rows[set * room + block];
                for word in 0..BLOCK {
                    both[word] = a[word] | b[word];
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridsieve_grids::{CellSet, Grid};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn finds_what_the_definition_says(
            emptied: u128,
            uas in prop::collection::vec(any::<(u64, u64)>(), 0..600),
            first in 0usize..600,
            unchanged: (u64, u64, u64),
        ) {
            let grid: Grid =
                "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
                    .parse()
                    .unwrap();
            let emptied = CellSet::from_bits(emptied).iter().take(64).collect();
            let layout = Layout::new(&grid, emptied);
            let uas: Vec<u64> = uas.iter().map(|(a, b)| a & b & layout.all()).collect();
            let first = first.min(uas.len());
            let unchanged = unchanged.0 & unchanged.1 & unchanged.2;
            let mut known = Known::new(&layout, &uas[..first], uas.len() - first);
            let any = |uas: &[u64]| uas.iter().any(|ua| ua & unchanged == 0);
            if layout.all() != 0 {
                prop_assert_eq!(known.any_without(unchanged & layout.all()), any(&uas[..first]));
                uas[first..].iter().for_each(|&ua| known.add(ua));
                prop_assert_eq!(known.any_without(unchanged & layout.all()), any(&uas));
            }
        }
    }
}

//! The mini-rows of bands 3 that share bands 1+2, and the numbers of clues left for them. The
//! kernel [`with_room`](crate::SocketKernels::with_room) compares the two.
//!
//! Each column of band 3 has three digits, the same in all these bands 3. A mini-row has one digit
//! from each column of its stack: a *triple*. Bit `9 * i + 3 * j + k` stands for the triple of the
//! i-th digit of the first column, the j-th of the second and the k-th of the third.

/// Bands 3 that are looked at together.
pub const BANDS_3: usize = 32;

/// The most that a number of clues can be: a grid has no more cells.
pub const MOST_CLUES: u64 = 81;

/// A slack that no number of clues uses up.
const NO_LIMIT: u8 = 100;

/// Places of a stack in a table of triples: a power of two, so that there are more than triples.
const PLACES: u8 = 32;

/// Where a band 3 has no mini-row: a place at which no table has a triple. Look-ups that take four
/// bits of an index give 0 by its top bit.
const NO_MINI_ROW: u8 = 0x80 | (PLACES - 1);

/// The mini-rows of some bands 3: as bits to be counted, and as bytes for a level that looks them up.
/// They begin where a cache line does, as [`Aligned`](crate::Aligned) tables do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct MiniRows {
    /// For each stack and band 3 the bits of its triples, and again from bit 32 on: [`asked`] has the
    /// triples that ask for a clue in the low half, those that ask for two in the high half too.
    pub(crate) bits: [[u64; BANDS_3]; 3],
    /// For each digit i of a first column, stack and band 3 the place in a table of the triple of the
    /// mini-row that has this digit: 32 places a stack, one after the other.
    pub(crate) triples: [[[u8; BANDS_3]; 3]; 3],
    /// How many clues more than [`InStacks::most`] each stack may have.
    pub(crate) slack: [u64; BANDS_3],
    /// The slack of each band 3 as a byte.
    pub(crate) slack_bytes: [u8; BANDS_3],
}

impl MiniRows {
    /// Bands 3 without any limit by stack, and without mini-rows, so that they ask for nothing.
    pub const NONE: MiniRows = MiniRows {
        bits: [[0; BANDS_3]; 3],
        triples: [[
            [NO_MINI_ROW; BANDS_3],
            [NO_MINI_ROW | PLACES; BANDS_3],
            [NO_MINI_ROW | (2 * PLACES); BANDS_3],
        ]; 3],
        slack: [NO_LIMIT as u64; BANDS_3],
        slack_bytes: [NO_LIMIT; BANDS_3],
    };

    /// Gives a band 3 a mini-row in a stack: the i-th, j-th and k-th digit of its columns.
    ///
    /// # Panics
    /// Another mini-row of the stack has the i-th digit of the first column.
    pub fn add(&mut self, band_3: usize, stack: usize, [i, j, k]: [usize; 3]) {
        let triple = 9 * i + 3 * j + k;
        self.bits[stack][band_3] |= (1 | 1 << 32) << triple;
        let place = &mut self.triples[i][stack][band_3];
        assert_ne!(*place & 0x80, 0, "a column has each digit once");
        *place = stack as u8 * PLACES + triple as u8;
    }

    /// Limits the stacks of a band 3: each may have `slack` clues more than [`InStacks::most`].
    ///
    /// # Panics
    /// `slack` is more than the number of cells of a grid.
    pub fn limit(&mut self, band_3: usize, slack: u8) {
        assert!(u64::from(slack) <= MOST_CLUES, "more clues than cells");
        (self.slack[band_3], self.slack_bytes[band_3]) = (slack.into(), slack);
    }
}

/// How many clues the triples of a stack ask for, as [`with_room`](crate::SocketKernels::with_room)
/// takes it. Bit t of `one` says that triple t asks for at least one clue, bit t of `two` that it
/// asks for two.
///
/// ```text
/// bit   0 ... 26 | 27 ... 31 | 32 ... 58 | 59 ... 63
///         one    |     -     |    two    |     -
/// ```
#[inline(always)]
pub fn asked(one: u32, two: u32) -> u64 {
    u64::from(one) | u64::from(two) << 32
}

/// The clues that there are for a band 3: all numbers are at most [`MOST_CLUES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// How many they are.
    pub most: u64,
    /// What limits by stack need, if there are any.
    pub in_stacks: Option<InStacks>,
}

impl Room {
    /// Checks, in debug builds, that sums of these numbers fit into bytes.
    #[cfg(x86)]
    #[inline(always)]
    pub(crate) fn check_for_bytes(self) {
        let fits = |count: u64| count <= MOST_CLUES;
        let stacks_fit = |stacks: InStacks| fits(stacks.most) && stacks.clues.into_iter().all(fits);
        debug_assert!(fits(self.most), "sums of it have to fit into a byte");
        debug_assert!(self.in_stacks.is_none_or(stacks_fit), "so have those of stacks");
    }
}

/// The clues of a band 3 by stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InStacks {
    /// How many each stack has without those of band 3.
    pub clues: [u64; 3],
    /// How many each may have, the slack of the band 3 not counted.
    pub most: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mini_row_has_the_bits_of_what_its_triple_asks_for() {
        let mut mini_rows = MiniRows::NONE;
        mini_rows.add(0, 1, [2, 0, 1]);
        let triple = 1 << (9 * 2 + 1);
        assert_eq!(mini_rows.bits[1][0], asked(triple, triple));
        assert_eq!(asked(triple, 0) & asked(0, triple), 0);
    }
}

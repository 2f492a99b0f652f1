//! The sockets of mini-rows of all bands 3 of a pair at once.
//!
//! Each column of band 3 has the three digits that bands 1+2 lack there: the same three for every
//! band 3 of a pair. A mini-row is therefore one of 27 triples of its stack, one digit from each
//! column, and each of its GUA2 is one of 27 pairs of two columns' digits. For a set of clues, the
//! search finds once which of these triples and pairs are open; a mask for each band 3 then selects
//! those of its mini-rows. A UA learned in one band 3 holds for every band 3 that has the same pair
//! or triple of digits.
//!
//! ```text
//! A stack's table has 54 patterns; i, j, k: which digit of the first, second, third column.
//!     bit   0 ...  8   first and second column    3 i + j
//!           9 ... 17   first and third            3 i + k
//!          18 ... 26   second and third           3 j + k
//!          27 ... 53   triples                    9 i + 3 j + k
//!
//! For a set of clues of bands 1+2:
//!     for each stack: its open patterns                          [`PartTable::open_below`]
//!     for each triple of each stack: does a mini-row with these
//!         digits ask for no clue, one, or two?                   [`PairOpen::asked`]
//!     for 32 bands 3 at a time: the sum over their nine mini-rows,
//!         at most the clues that are left?                       [`PairSockets::filter_by_bound`]
//!     for each band 3 that is left: its own open sockets         [`PairSockets::open`]
//! ```

use super::part_table::PartTable;
use super::sockets::OpenSockets;
use crate::engine::bands::cells::{BAND_3, plane_and_mini_row, socket};
use crate::engine::bands::config::{FEWEST_FOR_PAIR_SOCKETS, MOST_LEARNED};
use crate::engine::bands::harvest::band_3::Band3;
use crate::engine::bands::limits::stacks::StackLimit;
use gridsieve_grids::Grid;
use gridsieve_kernels::{
    BANDS_3, MOST_CLUES, MiniRows, Room, Token, array, asked, sums_of_sets, within,
};

/// Triples of a stack, as bit `9 * i + 3 * j + k` for the i-th, j-th and k-th of
/// the digits of its columns. The pairs of the first and second column are
/// `3 * i + j`, those of the others alike.
const TRIPLES: usize = 27;
/// The pairs of two columns, `3 * i + j` for the i-th and j-th digit.
const PAIRS_OF_COLUMNS: usize = 9;

/// The patterns of a stack's table: the pairs of columns as in
/// [`PLACE_PAIRS`](crate::engine::bands::cells::PLACE_PAIRS), then the triples.
const GUA3: usize = 3 * PAIRS_OF_COLUMNS;
const STACK_PATTERNS: usize = GUA3 + TRIPLES;

/// For each set of pairs of the first and second column, the triples with one of them.
static WITH_FIRST_AND_SECOND: [u32; 512] =
    sums_of_sets(&[7, 7 << 3, 7 << 6, 7 << 9, 7 << 12, 7 << 15, 7 << 18, 7 << 21, 7 << 24]);
/// For each set of pairs of the first and third column, the triples with one of them.
static WITH_FIRST_AND_THIRD: [u32; 512] = sums_of_sets(&[
    0o111,
    0o111 << 1,
    0o111 << 2,
    0o111 << 9,
    0o111 << 10,
    0o111 << 11,
    0o111 << 18,
    0o111 << 19,
    0o111 << 20,
]);
/// A bit for each digit of the first column: times a set of pairs of the others it gives the
/// triples with one of them.
const EVERY_FIRST: u32 = 1 | 1 << 9 | 1 << 18;

/// The open patterns of the tables of all three stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PairOpen([u64; 3]);

impl PairOpen {
    /// No pattern is open.
    pub const NONE: PairOpen = PairOpen([0; 3]);

    /// The patterns that `open` gives for each of the three tables.
    #[inline(always)]
    pub fn new(tables: &[PartTable; 3], open: impl Fn(&PartTable) -> u64) -> PairOpen {
        let [a, b, c] = tables;
        PairOpen([open(a), open(b), open(c)])
    }

    /// Adds the patterns that `open` gives for each of the three tables.
    #[inline(always)]
    pub fn add(&mut self, tables: &[PartTable; 3], open: impl Fn(&PartTable) -> u64) {
        for stack in 0..3 {
            self.0[stack] |= open(&tables[stack]);
        }
    }

    /// For how many clues each triple of each stack would ask as a mini-row, as
    /// [`asked`] packs it.
    #[inline(always)]
    fn asked(&self) -> [u64; 3] {
        array::map(
            self.0,
            #[inline(always)]
            |open| {
                let pairs = |of: usize| (open >> (PAIRS_OF_COLUMNS * of)) as usize & 511;
                let first = WITH_FIRST_AND_SECOND[within::<512>(pairs(0))];
                let second = WITH_FIRST_AND_THIRD[within::<512>(pairs(1))];
                let last = pairs(2) as u32 * EVERY_FIRST;
                let one = first | second | last | (open >> GUA3) as u32;
                asked(one, first & second & last)
            },
        )
    }
}

/// The patterns of a stack's table that a band 3 has.
#[derive(Clone, Copy)]
struct OwnPatterns {
    /// Twelve patterns: for each pair of columns those of the three mini-rows, then the triples. They
    /// come in the order of the first digits of the mini-rows, but the pairs of the second and third
    /// column in that of the second digits.
    patterns: u64,
    /// For each set of ranks of first (second) digits, the bits of the mini-rows that have them,
    /// among all nine.
    by_first: [u16; 8],
    by_second: [u16; 8],
}

/// Clues of a band, and room for an index without a check.
const BAND_COUNTS: usize = 32;

/// What the mini-rows of the bands 3 of a pair have in common.
pub(crate) struct PairSockets {
    /// The mini-rows of all bands 3, of [`BANDS_3`] in each.
    mini_rows: Vec<MiniRows>,
    /// The patterns of each band 3 in each stack.
    own: Vec<[OwnPatterns; 3]>,
    /// Whether any band 3 has limits by stack.
    pub has_limits: bool,
    /// The bands 3 that are searched, by the numbers of clues in band 1 and in band 2.
    searched: Box<[[u64; BAND_COUNTS]; BAND_COUNTS]>,
    /// The parts of each pattern of each stack: the harvested ones, then the learned ones.
    parts: [[Vec<u64>; STACK_PATTERNS]; 3],
    /// How many were learned.
    learned: usize,
}

impl PairSockets {
    /// The common sockets of the mini-rows of these bands 3, in puzzles of this many clues; none if
    /// the bands 3 are too few for that to pay.
    pub fn new(clues: usize, bands_3: &[Band3]) -> Option<PairSockets> {
        if bands_3.len() < FEWEST_FOR_PAIR_SOCKETS {
            return None;
        }
        assert!(clues as u64 <= MOST_CLUES, "more clues than cells");
        // With a mask equal digits would not make parts equal.
        assert!(bands_3.iter().all(|band| band.must == 0 && band.free == BAND_3));
        assert!(bands_3.iter().all(|band| !band.any_counts), "a study has one band 3");
        let mut pair = PairSockets {
            mini_rows: vec![MiniRows::NONE; bands_3.len().div_ceil(BANDS_3)],
            own: Vec::new(),
            has_limits: bands_3.iter().any(|band| band.stack_limit.is_some()),
            searched: Box::new([[0; BAND_COUNTS]; BAND_COUNTS]),
            parts: [const { [const { Vec::new() }; STACK_PATTERNS] }; 3],
            learned: 0,
        };
        for (number, band) in bands_3.iter().enumerate() {
            let (mini_rows, place) = (&mut pair.mini_rows[number / BANDS_3], number % BANDS_3);
            let mut own = [OwnPatterns { patterns: 0, by_first: [0; 8], by_second: [0; 8] }; 3];
            for mini_row in 0..9 {
                let ranks = ranks(band.view.grid(), mini_row);
                let (stack, [i, j, _]) = (mini_row % 3, ranks);
                mini_rows.add(place, stack, ranks);
                let own = &mut own[stack];
                for set in 0..8 {
                    own.by_first[set] |= ((set >> i & 1) << mini_row) as u16;
                    own.by_second[set] |= ((set >> j & 1) << mini_row) as u16;
                }
                for plane in 0..4 {
                    let pattern = pattern(plane, ranks);
                    own.patterns |= 1 << pattern;
                    let parts = &mut pair.parts[stack][pattern];
                    if parts.is_empty() {
                        parts.clone_from(&band.patterns.list[socket(plane, mini_row)].parts);
                    }
                }
            }
            pair.own.push(own);
            if let Some(stack_limit) = band.stack_limit {
                mini_rows.limit(place, u8::from(stack_limit == StackLimit::AtMostBand3));
            }
            let least =
                band.stack_limit.map_or(0, |stack_limit| stack_limit.least_of_band_3(clues));
            for (n1, searched) in pair.searched.iter_mut().enumerate() {
                for (n2, searched) in searched.iter_mut().enumerate() {
                    let in_band_3 = clues.checked_sub(n1 + n2).filter(|&count| count >= least);
                    let wanted = in_band_3.is_some_and(|in_band_3| {
                        [n1, n2]
                            .iter()
                            .zip(band.strict)
                            .all(|(count, strict)| count + usize::from(strict) <= in_band_3)
                    });
                    *searched |= u64::from(wanted) << number;
                }
            }
        }
        Some(pair)
    }

    /// A bit for each band 3 that is searched with these numbers of clues in bands 1 and 2.
    #[inline(always)]
    pub fn searched(&self, [n1, n2]: [u32; 2]) -> u64 {
        self.searched[within::<BAND_COUNTS>(n1 as usize)][within::<BAND_COUNTS>(n2 as usize)]
    }

    /// The bands 3 among `candidates`, a bit each, whose mini-rows ask for no more clues than there
    /// is room for.
    #[inline(always)]
    pub fn filter_by_bound<T: Token>(
        &self,
        token: T,
        candidates: u64,
        open: &PairOpen,
        room: Room,
    ) -> u64 {
        let asked = open.asked();
        let mut kept = 0;
        for (i, mini_rows) in self.mini_rows.iter().enumerate() {
            let some = (candidates >> (BANDS_3 * i)) as u32;
            if some != 0 {
                let with_room = token.with_room(some, mini_rows, asked, room);
                kept |= u64::from(with_room) << (BANDS_3 * i);
            }
        }
        kept
    }

    /// Takes in a part that a band 3 learned: of this socket of its mini-rows, numbered as in
    /// [`Patterns`](crate::engine::bands::harvest::patterns::Patterns). Gives the stack and the
    /// pattern there, for the tables of the subtree that is searched; those to come get it only if
    /// fewer than [`MOST_LEARNED`] were learned before.
    pub fn learn(&mut self, grid: &Grid, socket: usize, part: u64) -> (usize, usize) {
        let (plane, mini_row) = plane_and_mini_row(socket);
        let (stack, pattern) = (mini_row % 3, pattern(plane, ranks(grid, mini_row)));
        if self.learned < MOST_LEARNED {
            self.learned += 1;
            self.parts[stack][pattern].push(part);
        }
        (stack, pattern)
    }

    /// Which of the open patterns are sockets of a band 3.
    #[inline(always)]
    pub fn open<T: Token>(&self, token: T, open: &PairOpen, band_3: usize) -> OpenSockets {
        let mut sockets = 0;
        for stack in 0..3 {
            let own = &self.own[band_3][stack];
            let open = token.extract_bits(open.0[stack], own.patterns) as usize;
            let OpenSockets(in_stack) = OpenSockets::of_planes([
                own.by_first[open & 7].into(),
                own.by_first[open >> 3 & 7].into(),
                own.by_second[open >> 6 & 7].into(),
                own.by_first[open >> 9 & 7].into(),
            ]);
            sockets |= in_stack;
        }
        OpenSockets(sockets)
    }
}

/// For each cell of a mini-row the rank (0 to 2) of its digit among those of its column in band 3.
fn ranks(grid: &Grid, mini_row: usize) -> [usize; 3] {
    let (row, stack) = (6 + mini_row / 3, mini_row % 3);
    [0, 1, 2].map(|place| {
        let digit = |row: usize| grid.digits()[9 * row + 3 * stack + place];
        (6..9).filter(|&other| digit(other) < digit(row)).count()
    })
}

/// The pattern of a mini-row whose digits have these ranks: its pair of places
/// `PLACE_PAIRS[plane]`, or itself.
fn pattern(plane: usize, [i, j, k]: [usize; 3]) -> usize {
    match plane {
        0 => 3 * i + j,
        1 => PAIRS_OF_COLUMNS + 3 * i + k,
        2 => 2 * PAIRS_OF_COLUMNS + 3 * j + k,
        _ => GUA3 + 9 * i + 3 * j + k,
    }
}

/// Builds the tables of the three stacks in a subtree whose root has these clues and alive cells.
#[inline(always)]
pub(crate) fn build<T: Token>(
    token: T,
    tables: &mut [PartTable; 3],
    pair: &PairSockets,
    clues: u64,
    alive: u64,
) {
    for (table, patterns) in tables.iter_mut().zip(&pair.parts) {
        table.build(token, patterns.iter().map(Vec::as_slice), clues, alive);
    }
}

#[cfg(test)]
pub(crate) mod tests;

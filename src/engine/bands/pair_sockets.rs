//! The sockets of mini-rows of all bands 3 of a pair at once.
//!
//! In each column of band 3 stand the three digits that bands 1+2 lack there,
//! the same for every band 3 of a pair. So a mini-row is one of 27 triples of
//! its stack, a digit of each column, and each of its GUA2 one of 27 pairs of
//! two columns' digits. Which of these are open is found once for a set of
//! clues; then a mask for each band 3 tells what its mini-rows ask for. It is a
//! first look: the band's own table also knows what it learned in the subtree.

use super::attached::Band3;
use super::open::Open;
use super::part_table::PartTable;
use super::patterns::PAIRS;
use super::tables::BAND_3;
use crate::grid::Grid;
use gridsieve_kernels::{Token, within};

/// Bands 3 from which on a look at all of them pays.
const MANY: usize = 4;

/// Triples of a stack, as bit `9 * i + 3 * j + k` for the i-th, j-th and k-th of
/// the digits of its columns. The pairs of the first and second column are
/// `3 * i + j`, those of the others alike.
const TRIPLES: usize = 27;
/// The pairs of two columns, `3 * i + j` for the i-th and j-th digit.
const PAIRS_OF_COLUMNS: usize = 9;

/// The patterns of a stack's table: the pairs of columns as in [`PAIRS`], then
/// the triples.
const GUA3: usize = 3 * PAIRS_OF_COLUMNS;
const PATTERNS: usize = GUA3 + TRIPLES;

/// Bands 3 that are looked at together: bytes of a vector.
const CHUNK: usize = 16;

/// A byte for each band 3 of a chunk.
type Bytes = [u8; CHUNK];

/// The nine pairs (j, k) as bits `3 * j + k`: those with a j of a set, and those with a k.
const WITH_J: [u16; 8] = [0, 0o7, 0o70, 0o77, 0o700, 0o707, 0o770, 0o777];
const WITH_K: [u16; 8] = [0, 0o111, 0o222, 0o333, 0o444, 0o555, 0o666, 0o777];

/// For each set of nine, a byte for each of them.
static SPREAD: [Bytes; 512] = {
    let mut table = [[0; CHUNK]; 512];
    let mut set = 0;
    while set < 512 {
        let mut i = 0;
        while i < 9 {
            table[set][i] = (set >> i & 1) as u8;
            i += 1;
        }
        set += 1;
    }
    table
};

/// The open patterns of the tables of all three stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PairOpen([u64; 3]);

impl PairOpen {
    /// Nothing is open.
    pub const NONE: PairOpen = PairOpen([0; 3]);

    /// What `open` gives of each table.
    #[inline(always)]
    pub fn new(tables: &[PartTable; 3], open: impl Fn(&PartTable) -> u64) -> PairOpen {
        let [a, b, c] = tables;
        PairOpen([open(a), open(b), open(c)])
    }

    /// What `open` gives of each table is open too.
    #[inline(always)]
    pub fn add(&mut self, tables: &[PartTable; 3], open: impl Fn(&PartTable) -> u64) {
        for stack in 0..3 {
            self.0[stack] |= open(&tables[stack]);
        }
    }

    /// For how many clues each triple of each stack would ask as a mini-row: at `[stack][i]` the
    /// triples with the i-th digit in the first column, at `3 * j + k`.
    #[inline(always)]
    fn asked(&self) -> [[Bytes; 3]; 3] {
        let mut asked = [[[0; CHUNK]; 3]; 3];
        for stack in 0..3 {
            let open = self.0[stack];
            let last = open >> (2 * PAIRS_OF_COLUMNS) & 511;
            for i in 0..3 {
                let first = u64::from(WITH_J[(open >> (3 * i)) as usize & 7]);
                let second = u64::from(WITH_K[(open >> (PAIRS_OF_COLUMNS + 3 * i)) as usize & 7]);
                let all = open >> (GUA3 + PAIRS_OF_COLUMNS * i) & 511;
                let (one, two) = (first | second | last | all, first & second & last);
                let one = &SPREAD[within::<512>(one as usize)];
                let two = &SPREAD[within::<512>(two as usize)];
                for byte in 0..CHUNK {
                    asked[stack][i][byte] = one[byte] + two[byte];
                }
            }
        }
        asked
    }
}

/// The patterns of a stack's table that a band 3 has.
#[derive(Clone, Copy)]
struct Own {
    /// Twelve patterns: for each pair of columns those of the three mini-rows, then the triples.
    patterns: u64,
    /// The mini-rows of a set of three of them: as they are ordered by their first digit, and by
    /// their second.
    by_first: [u16; 8],
    by_second: [u16; 8],
}

/// Some bands 3: for each the places of its mini-rows in what is [asked](PairOpen::asked).
#[derive(Clone, Copy)]
struct Chunk {
    mini_rows: [[Bytes; 3]; 3],
    /// How many clues a stack may have beyond one less than band 3.
    slack: Bytes,
}

impl Chunk {
    /// A bit for each band 3 whose mini-rows ask for no more than there is.
    #[inline(always)]
    fn within<T: Token>(&self, token: T, asked: &[[Bytes; 3]; 3], room: Room) -> u64 {
        let mut total = [0; CHUNK];
        let mut too_many = [0; CHUNK];
        for stack in 0..3 {
            let mut sum = [0; CHUNK];
            for i in 0..3 {
                let more = token.look_up(asked[stack][i], self.mini_rows[stack][i]);
                for byte in 0..CHUNK {
                    sum[byte] += more[byte];
                }
            }
            for byte in 0..CHUNK {
                total[byte] += sum[byte];
            }
            if let Some(in_stacks) = room.in_stacks {
                let (clues, most) = (in_stacks.clues[stack], in_stacks.less_than_band_3);
                for byte in 0..CHUNK {
                    too_many[byte] |= (sum[byte] + clues).saturating_sub(most + self.slack[byte]);
                }
            }
        }
        let mut fits = 0;
        for byte in 0..CHUNK {
            too_many[byte] |= total[byte].saturating_sub(room.most);
        }
        for byte in 0..CHUNK {
            fits |= u64::from(too_many[byte] == 0) << byte;
        }
        fits
    }
}

/// The clues that there are for band 3 beside a set of clues of bands 1+2.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// How many they are.
    pub most: u8,
    /// What limits by stack need, if there are any.
    pub in_stacks: Option<InStacks>,
}

/// A set of clues of bands 1+2 by stacks.
#[derive(Clone, Copy)]
pub(super) struct InStacks {
    pub clues: [u8; 3],
    /// One less than band 3 has.
    pub less_than_band_3: u8,
}

/// A slack that no number of clues uses up.
const NO_LIMIT: u8 = 100;

/// Clues of a band, and room for an index without a check.
const BAND_COUNTS: usize = 32;

/// What the mini-rows of the bands 3 of a pair have in common.
pub(super) struct PairSockets {
    chunks: Vec<Chunk>,
    /// The patterns of each band 3 in each stack.
    own: Vec<[Own; 3]>,
    /// Has any of them limits by stack?
    pub has_limits: bool,
    /// The bands 3 that are searched with so many clues in band 1, and in band 2.
    searched: Box<[[u64; BAND_COUNTS]; BAND_COUNTS]>,
    /// For each pattern of each stack a band 3 that has it, and its number there.
    sources: [[Option<(usize, usize)>; PATTERNS]; 3],
}

impl PairSockets {
    /// What the mini-rows of these bands 3 have in common, in puzzles of so many clues; none if
    /// they are too few for that to pay.
    pub fn new(clues: usize, bands_3: &[Band3]) -> Option<PairSockets> {
        if bands_3.len() < MANY {
            return None;
        }
        // With a mask equal digits would not make parts equal.
        assert!(bands_3.iter().all(|band| band.must == 0 && band.free == BAND_3));
        let none = Chunk { mini_rows: [[[0; CHUNK]; 3]; 3], slack: [0; CHUNK] };
        let mut pair = PairSockets {
            chunks: vec![none; bands_3.len().div_ceil(CHUNK)],
            own: Vec::new(),
            has_limits: bands_3.iter().any(|band| band.crosswise.is_some()),
            searched: Box::new([[0; BAND_COUNTS]; BAND_COUNTS]),
            sources: [[None; PATTERNS]; 3],
        };
        for (number, band) in bands_3.iter().enumerate() {
            let (chunk, byte) = (&mut pair.chunks[number / CHUNK], number % CHUNK);
            let mut own = [Own { patterns: 0, by_first: [0; 8], by_second: [0; 8] }; 3];
            for mini_row in 0..9 {
                let (stack, [i, j, k]) = (mini_row % 3, digits(band.view.grid(), mini_row));
                chunk.mini_rows[stack][i][byte] = (3 * j + k) as u8;
                let pairs = [3 * i + j, 3 * i + k, 3 * j + k];
                let own = &mut own[stack];
                for set in 0..8 {
                    own.by_first[set] |= ((set >> i & 1) << mini_row) as u16;
                    own.by_second[set] |= ((set >> j & 1) << mini_row) as u16;
                }
                let sources = &mut pair.sources[stack];
                for plane in 0..PAIRS.len() {
                    let pattern = plane * PAIRS_OF_COLUMNS + pairs[plane];
                    own.patterns |= 1 << pattern;
                    let source = &mut sources[pattern];
                    source.get_or_insert((number, 9 * plane + mini_row));
                }
                let pattern = GUA3 + 9 * i + 3 * j + k;
                own.patterns |= 1 << pattern;
                sources[pattern].get_or_insert((number, 27 + mini_row));
            }
            pair.own.push(own);
            chunk.slack[byte] = match band.crosswise {
                None => NO_LIMIT,
                Some(crosswise) => u8::from(!crosswise.strict),
            };
            let least = band.crosswise.map_or(0, |crosswise| crosswise.least_of_band_3(clues));
            for (n1, searched) in pair.searched.iter_mut().enumerate() {
                for (n2, searched) in searched.iter_mut().enumerate() {
                    let in_band_3 = clues.checked_sub(n1 + n2).filter(|&count| count >= least);
                    let wanted = in_band_3.is_some_and(|in_band_3| {
                        [n1, n2].iter().zip(band.strict).all(|(count, strict)| {
                            count + usize::from(strict) <= in_band_3 || band.any_counts
                        })
                    });
                    *searched |= u64::from(wanted) << number;
                }
            }
        }
        Some(pair)
    }

    /// A bit for each band 3 that is searched with so many clues in bands 1 and 2.
    #[inline(always)]
    pub fn searched(&self, [n1, n2]: [u32; 2]) -> u64 {
        self.searched[within::<BAND_COUNTS>(n1 as usize)][within::<BAND_COUNTS>(n2 as usize)]
    }

    /// A bit for each band 3 whose mini-rows ask for no more clues than there is room for.
    #[inline(always)]
    pub fn within<T: Token>(&self, token: T, open: &PairOpen, room: Room) -> u64 {
        let asked = &open.asked();
        let mut within = 0;
        for i in 0..self.chunks.len() {
            within |= self.chunks[i].within(token, asked, room) << (CHUNK * i);
        }
        within
    }

    /// Which of the open patterns are sockets of a band 3.
    #[inline(always)]
    pub fn open<T: Token>(&self, token: T, open: &PairOpen, band_3: usize) -> Open {
        let mut sockets = 0;
        for stack in 0..3 {
            let own = &self.own[band_3][stack];
            let open = token.extract_bits(open.0[stack], own.patterns) as usize;
            sockets |= u64::from(own.by_first[open & 7])
                | u64::from(own.by_first[open >> 3 & 7]) << 9
                | u64::from(own.by_second[open >> 6 & 7]) << 18
                | u64::from(own.by_first[open >> 9 & 7]) << 27;
        }
        Open(sockets)
    }
}

/// Which of the digits of their columns in band 3 the digits of a mini-row are.
fn digits(grid: &Grid, mini_row: usize) -> [usize; 3] {
    let (row, stack) = (6 + mini_row / 3, mini_row % 3);
    [0, 1, 2].map(|place| {
        let digit = |row: usize| grid.digits()[9 * row + 3 * stack + place];
        (6..9).filter(|&other| digit(other) < digit(row)).count()
    })
}

/// Builds the tables of the three stacks in a subtree whose root has these clues and alive cells.
pub(super) fn build(
    tables: &mut [PartTable; 3],
    pair: &PairSockets,
    bands_3: &[Band3],
    clues: u64,
    alive: u64,
) {
    let mut scratch = Vec::new();
    for (table, sources) in tables.iter_mut().zip(&pair.sources) {
        table.clear();
        for (pattern, source) in sources.iter().enumerate() {
            if let &Some((number, place)) = source {
                let parts = &bands_3[number].patterns.list[place].parts;
                table.build(pattern, parts, clues, alive, &mut scratch);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::crosswise::Crosswise;
    use super::super::group::tables;
    use super::super::part_table::BUILT_PARTS;
    use super::super::plan::Way;
    use super::super::sharing::MOST;
    use super::super::tables::Harvests;
    use super::super::unhit::DEPTHS;
    use super::*;
    use crate::engine::Mask;
    use crate::grid::BandChoice;
    use crate::grid::geometry::CELLS;
    use crate::grid::two_bands::TWO_BANDS;
    use crate::ua::growth::Growth;
    use gridsieve_kernels::{Isa, dispatch, testing};
    use itertools::Itertools;
    use proptest::prelude::*;
    use std::cell::RefCell;

    /// The most parts of a pattern in each stack: so few that all are in the first half of a table,
    /// as many as are built, or either.
    const PARTS: [[usize; 3]; 4] =
        [[16; 3], [BUILT_PARTS; 3], [BUILT_PARTS, 16, 16], [16, 16, BUILT_PARTS]];

    /// Fills columns of band 3 from this one on, in every way.
    fn fill(digits: &mut [u8; CELLS], column: usize, grids: &mut Vec<Grid>) {
        if column == 9 {
            grids.extend(Grid::from_digits(*digits));
            return;
        }
        let cells = [6, 7, 8].map(|row| 9 * row + column);
        let own = cells.map(|cell| digits[cell]);
        for order in own.into_iter().permutations(3) {
            let is_new = |(&cell, digit)| !digits[cell - column..cell].contains(digit);
            if cells.iter().zip(&order).all(is_new) {
                cells.iter().zip(order).for_each(|(&cell, digit)| digits[cell] = digit);
                fill(digits, column + 1, grids);
            }
        }
        cells.into_iter().zip(own).for_each(|(cell, digit)| digits[cell] = digit);
    }

    /// Grids with the same rows 1-6.
    fn grids() -> Vec<Grid> {
        let grid: Grid =
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
                .parse()
                .unwrap();
        let mut grids = Vec::new();
        fill(&mut grid.digits().clone(), 0, &mut grids);
        grids.into_iter().take(MOST).collect()
    }

    fn ways(grids: &[Grid], growth: &mut Growth) -> Vec<Way> {
        let mut harvests = Harvests::new(growth);
        let limited = |grid| {
            let choices = [BandChoice::Band(2)].into_iter().collect();
            Way::limited(grid, false, choices, &mut harvests)
        };
        grids.iter().map(limited).map(Option::unwrap).collect()
    }

    fn bands_3<'w>(ways: &'w [Way], most: [usize; 3], growth: &mut Growth) -> Vec<Band3<'w>> {
        let pair: Vec<_> = ways.iter().map(|way| (way, BandChoice::Band(2))).collect();
        let mut bands_3 = tables(&Mask::FREE, &pair, 10, growth).1;
        for band in &mut bands_3 {
            for (place, pattern) in band.patterns.list.iter_mut().enumerate() {
                pattern.parts.truncate(most[place % 9 % 3]);
            }
        }
        bands_3
    }

    /// The open sockets of a band 3 if each has the parts of the first band 3 with the same digits
    /// there.
    fn expected(bands_3: &[Band3], band_3: usize, clues: u64) -> Open {
        let mut open = Open(0);
        for mini_row in 0..9 {
            for plane in 0..4 {
                let places = PAIRS.get(plane).map_or(vec![0, 1, 2], |&(a, b)| vec![a, b]);
                let digits = |band: &Band3, mini_row: usize| -> Vec<u8> {
                    let first = 54 + 9 * (mini_row / 3) + 3 * (mini_row % 3);
                    places.iter().map(|place| band.view.grid().digits()[first + place]).collect()
                };
                let wanted = digits(&bands_3[band_3], mini_row);
                let stack = [0, 3, 6].map(|row| row + mini_row % 3);
                let source = bands_3.iter().find_map(|band| {
                    let same = stack.into_iter().find(|&other| digits(band, other) == wanted)?;
                    Some(&band.patterns.list[9 * plane + same])
                });
                let is_open = source.unwrap().parts.iter().any(|part| part & clues == 0);
                open.0 |= u64::from(is_open) << (9 * plane + mini_row);
            }
        }
        open
    }

    #[test]
    fn few_bands_3_are_not_worth_it() {
        let mut growth = Growth::new(&grids()[0], Isa::detect());
        let ways = ways(&grids()[..3], &mut growth);
        assert!(PairSockets::new(17, &bands_3(&ways, PARTS[0], &mut growth)).is_none());
    }

    #[test]
    fn what_is_asked_of_each_band_3_by_definition() {
        let grids = grids();
        assert_eq!(grids.len(), MOST);
        let mut growth = Growth::new(&grids[0], Isa::detect());
        let ways = ways(&grids, &mut growth);
        let both = PARTS.map(|most| {
            let mut bands_3 = bands_3(&ways, most, &mut growth);
            for (number, band) in bands_3.iter_mut().enumerate() {
                let limit = |strict| Some(Crosswise { strict });
                band.crosswise = [None, limit(false), limit(true)][number % 3];
            }
            (PairSockets::new(18, &bands_3).unwrap(), bands_3)
        });
        let cells: Vec<usize> = (0..TWO_BANDS).collect();
        let paths = prop::sample::subsequence(cells, 5..20).prop_shuffle();
        // Whatever was in the tables before.
        let tables = RefCell::new([0; 3].map(|_| PartTable::new()));
        proptest!(|(path in paths, most in 0u8..10, in_stacks in [0u8..9, 0..9, 0..9], third in 0u8..9, set in 0..PARTS.len())| {
            let (pair, bands_3) = &both[set];
            let tables = &mut *tables.borrow_mut();
            let clues_of = |cells: &[usize]| cells.iter().fold(0u64, |clues, cell| clues | 1 << cell);
            let (above, four) = path.split_at(path.len() - 4);
            let room = Room { most, in_stacks: Some(InStacks { clues: in_stacks, less_than_band_3: third }) };
            let fits = |band_3: usize, clues: u64| {
                let open = expected(bands_3, band_3, clues);
                let in_stack = |stack: usize| {
                    let asked = (0..3).map(|row| open.by_mini_row()[3 * row + stack]).sum::<u32>();
                    asked + u32::from(in_stacks[stack])
                };
                let limit = bands_3[band_3].crosswise.map(|limit| third + u8::from(!limit.strict));
                let fits = |stack: usize| limit.is_none_or(|limit| in_stack(stack) <= limit.into());
                open.min_count() <= most.into() && (0..3).all(fits)
            };
            let within = |clues: u64| {
                let fits = (0..bands_3.len()).filter(|&band_3| fits(band_3, clues));
                fits.fold(0, |set, band_3| set | 1u64 << band_3)
            };
            let mut trail = [0; DEPTHS];
            for (place, &cell) in trail.iter_mut().zip(&above[1..]) {
                *place = cell as u8;
            }
            let depth = above.len() - 1;
            let four = [0, 1, 2, 3].map(|i| four[i] as u8);
            for isa in testing::isas() {
                dispatch!(isa, token => {
                    build(tables, pair, bands_3, 1 << above[0], (1 << TWO_BANDS) - 1);
                    tables.iter_mut().for_each(|table| table.follow(token, &trail, depth));
                    let open = PairOpen::new(tables, |table| table.open(token, depth, None));
                    assert_eq!(pair.within(token, &open, room), within(clues_of(above)));
                    let cell = usize::from(four[0]);
                    let open = PairOpen::new(tables, |table| table.open(token, depth, Some(cell)));
                    assert_eq!(pair.within(token, &open, room), within(clues_of(above) | 1 << cell));
                    let mut open = PairOpen::NONE;
                    open.add(tables, |table| table.first_open_below_four(token, depth, four));
                    open.add(tables, |table| table.more_open_below_four(token, depth, four));
                    assert_eq!(pair.within(token, &open, room), within(clues_of(&path)));
                    for band_3 in 0..bands_3.len() {
                        let expected = expected(bands_3, band_3, clues_of(&path));
                        assert_eq!(pair.open(token, &open, band_3), expected);
                    }
                });
            }
        });
    }

    #[test]
    fn a_band_3_is_searched_where_its_task_is() {
        let grids = grids();
        let mut growth = Growth::new(&grids[0], Isa::detect());
        let ways = ways(&grids, &mut growth);
        let mut bands_3 = bands_3(&ways, PARTS[0], &mut growth);
        let stricts = [[false, false], [true, false], [false, true], [true, true]];
        for (number, band) in bands_3.iter_mut().enumerate() {
            band.strict = stricts[number % 4];
            band.crosswise = (number % 3 == 2).then_some(Crosswise { strict: number % 2 == 0 });
        }
        for clues in [16, 17, 18] {
            let pair = PairSockets::new(clues, &bands_3).unwrap();
            for (n1, n2) in (0..27).flat_map(|n1| (0..27).map(move |n2| (n1, n2))) {
                let wanted = |band: &Band3| {
                    let n3 = clues as i32 - n1 - n2;
                    let fewer = |n: i32, strict| if strict { n < n3 } else { n <= n3 };
                    // Some stack has a third of the clues or more.
                    let least = (clues as i32 + 2) / 3;
                    let stacks = band.crosswise.is_none_or(|limit| fewer(least, limit.strict));
                    n3 >= 0 && fewer(n1, band.strict[0]) && fewer(n2, band.strict[1]) && stacks
                };
                let expected = bands_3.iter().enumerate().filter(|(_, band)| wanted(band));
                let expected = expected.fold(0, |set, (number, _)| set | 1u64 << number);
                assert_eq!(pair.searched([n1 as u32, n2 as u32]), expected, "{clues}: {n1} {n2}");
            }
        }
    }
}

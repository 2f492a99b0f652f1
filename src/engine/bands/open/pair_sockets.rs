//! The sockets of mini-rows of all bands 3 of a pair at once.
//!
//! In each column of band 3 stand the three digits that bands 1+2 lack there,
//! the same for every band 3 of a pair. So a mini-row is one of 27 triples of
//! its stack, a digit of each column, and each of its GUA2 one of 27 pairs of
//! two columns' digits. Which of these are open is found once for a set of
//! clues; then a mask for each band 3 tells what its mini-rows ask for. What one band 3 learns of
//! a pair or triple of digits holds for all that have it.
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
use gridsieve_kernels::{BANDS_3, MOST_CLUES, MiniRows, Room, Token, array, asked, within};

/// Triples of a stack, as bit `9 * i + 3 * j + k` for the i-th, j-th and k-th of
/// the digits of its columns. The pairs of the first and second column are
/// `3 * i + j`, those of the others alike.
const TRIPLES: usize = 27;
/// The pairs of two columns, `3 * i + j` for the i-th and j-th digit.
const PAIRS_OF_COLUMNS: usize = 9;

/// The patterns of a stack's table: the pairs of columns as in
/// [`PAIRS`](crate::engine::bands::cells::PAIRS), then the triples.
const GUA3: usize = 3 * PAIRS_OF_COLUMNS;
const PATTERNS: usize = GUA3 + TRIPLES;

/// For each set of pairs of the first and second column, the triples with one of them.
static WITH_FIRST: [u32; 512] = triples_with([1, 0]);
/// For each set of pairs of the first and third column, the triples with one of them.
static WITH_SECOND: [u32; 512] = triples_with([0, 1]);
/// A bit for each digit of the first column: times a set of pairs of the others it gives the
/// triples with one of them.
const EVERY_FIRST: u32 = 1 | 1 << 9 | 1 << 18;

/// For each set of pairs of the first column and the second (`[1, 0]`) or third (`[0, 1]`), the
/// triples with one of them.
const fn triples_with([second, third]: [usize; 2]) -> [u32; 512] {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut triple = 0;
        while triple < TRIPLES {
            let (i, j, k) = (triple / 9, triple / 3 % 3, triple % 3);
            let pair = 3 * i + second * j + third * k;
            table[set] |= ((set >> pair & 1) as u32) << triple;
            triple += 1;
        }
        set += 1;
    }
    table
}

/// The open patterns of the tables of all three stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PairOpen([u64; 3]);

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

    /// For how many clues each triple of each stack would ask as a mini-row, as
    /// [`asked`] packs it.
    #[inline(always)]
    fn asked(&self) -> [u64; 3] {
        array::map(
            self.0,
            #[inline(always)]
            |open| {
                let pairs = |of: usize| (open >> (PAIRS_OF_COLUMNS * of)) as usize & 511;
                let first = WITH_FIRST[within::<512>(pairs(0))];
                let second = WITH_SECOND[within::<512>(pairs(1))];
                let last = pairs(2) as u32 * EVERY_FIRST;
                let one = first | second | last | (open >> GUA3) as u32;
                asked(one, first & second & last)
            },
        )
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

/// Clues of a band, and room for an index without a check.
const BAND_COUNTS: usize = 32;

/// What the mini-rows of the bands 3 of a pair have in common.
pub(crate) struct PairSockets {
    /// The mini-rows of all bands 3, of [`BANDS_3`] in each.
    mini_rows: Vec<MiniRows>,
    /// The patterns of each band 3 in each stack.
    own: Vec<[Own; 3]>,
    /// Has any of them limits by stack?
    pub has_limits: bool,
    /// The bands 3 that are searched with so many clues in band 1, and in band 2.
    searched: Box<[[u64; BAND_COUNTS]; BAND_COUNTS]>,
    /// The parts of each pattern of each stack, those that were harvested first.
    parts: [[Vec<u64>; PATTERNS]; 3],
    /// How many were learned.
    learned: usize,
}

impl PairSockets {
    /// What the mini-rows of these bands 3 have in common, in puzzles of so many clues; none if
    /// they are too few for that to pay.
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
            parts: [const { [const { Vec::new() }; PATTERNS] }; 3],
            learned: 0,
        };
        for (number, band) in bands_3.iter().enumerate() {
            let (mini_rows, place) = (&mut pair.mini_rows[number / BANDS_3], number % BANDS_3);
            let mut own = [Own { patterns: 0, by_first: [0; 8], by_second: [0; 8] }; 3];
            for mini_row in 0..9 {
                let digits = digits(band.view.grid(), mini_row);
                let (stack, [i, j, _]) = (mini_row % 3, digits);
                mini_rows.add(place, stack, digits);
                let own = &mut own[stack];
                for set in 0..8 {
                    own.by_first[set] |= ((set >> i & 1) << mini_row) as u16;
                    own.by_second[set] |= ((set >> j & 1) << mini_row) as u16;
                }
                for plane in 0..4 {
                    let pattern = pattern(plane, digits);
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

    /// A bit for each band 3 that is searched with so many clues in bands 1 and 2.
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
    /// [`Patterns`](crate::engine::bands::harvest::patterns::Patterns). Gives the stack and the pattern there, for the tables
    /// of the subtree that is searched; those to come get it only if fewer than [`MOST_LEARNED`]
    /// were learned before.
    pub fn learn(&mut self, grid: &Grid, socket: usize, part: u64) -> (usize, usize) {
        let (plane, mini_row) = plane_and_mini_row(socket);
        let (stack, pattern) = (mini_row % 3, pattern(plane, digits(grid, mini_row)));
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

/// Which of the digits of their columns in band 3 the digits of a mini-row are.
fn digits(grid: &Grid, mini_row: usize) -> [usize; 3] {
    let (row, stack) = (6 + mini_row / 3, mini_row % 3);
    [0, 1, 2].map(|place| {
        let digit = |row: usize| grid.digits()[9 * row + 3 * stack + place];
        (6..9).filter(|&other| digit(other) < digit(row)).count()
    })
}

/// The pattern of a mini-row with these digits: its pair of places `PAIRS[plane]`, or itself.
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
pub(crate) mod tests {
    use super::*;
    use crate::engine::Mask;
    use crate::engine::bands::cells::{MINI_ROW_PATTERNS, PAIRS};
    use crate::engine::bands::config::BUILT_PARTS;
    use crate::engine::bands::config::DEPTHS;
    use crate::engine::bands::config::MOST_BANDS_3;
    use crate::engine::bands::group::tables;
    use crate::engine::bands::harvest::two_bands::Harvests;
    use crate::engine::bands::leaf::Leaf;
    use crate::engine::bands::plan::way::Way;
    use crate::ua::growth::Growth;
    use gridsieve_grids::BandChoice;
    use gridsieve_grids::geometry::CELLS;
    use gridsieve_grids::two_bands::TWO_BANDS;
    use gridsieve_kernels::{InStacks, Isa, dispatch, testing};
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
    pub fn grids() -> Vec<Grid> {
        let grid: Grid =
            "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
                .parse()
                .unwrap();
        let mut grids = Vec::new();
        fill(&mut grid.digits().clone(), 0, &mut grids);
        grids.into_iter().take(MOST_BANDS_3).collect()
    }

    pub fn ways(grids: &[Grid], growth: &mut Growth) -> Vec<Way> {
        let mut harvests = Harvests::new(growth);
        let limited = |grid| {
            let choices = [BandChoice::Band(2)].into_iter().collect();
            Way::limited(grid, false, choices, &mut harvests)
        };
        grids.iter().map(limited).map(Option::unwrap).collect()
    }

    pub fn bands_3<'w>(ways: &'w [Way], most: [usize; 3], growth: &mut Growth) -> Vec<Band3<'w>> {
        let pair: Vec<_> = ways.iter().map(|way| (way, BandChoice::Band(2))).collect();
        let mut bands_3 = tables(&Mask::FREE, &pair, 10, growth).1;
        for band in &mut bands_3 {
            for (place, pattern) in band.patterns.list.iter_mut().enumerate() {
                pattern.parts.truncate(most[plane_and_mini_row(place).1 % 3]);
            }
        }
        bands_3
    }

    /// The open sockets of a band 3 if each has the parts of the first band 3 with the same digits
    /// there.
    fn expected(bands_3: &[Band3], band_3: usize, clues: u64) -> OpenSockets {
        let mut open = OpenSockets(0);
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
                    Some(&band.patterns.list[socket(plane, same)])
                });
                let is_open = source.unwrap().parts.iter().any(|part| part & clues == 0);
                open.0 |= u64::from(is_open) << socket(plane, mini_row);
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
        assert_eq!(grids.len(), MOST_BANDS_3);
        let mut growth = Growth::new(&grids[0], Isa::detect());
        let ways = ways(&grids, &mut growth);
        let both = PARTS.map(|most| {
            let mut bands_3 = bands_3(&ways, most, &mut growth);
            for (number, band) in bands_3.iter_mut().enumerate() {
                let limits = [None, Some(StackLimit::AtMostBand3), Some(StackLimit::BelowBand3)];
                band.stack_limit = limits[number % 3];
            }
            (PairSockets::new(18, &bands_3).unwrap(), bands_3)
        });
        let cells: Vec<usize> = (0..TWO_BANDS).collect();
        let paths = prop::sample::subsequence(cells, 5..20).prop_shuffle();
        // Whatever was in the tables before.
        let tables = RefCell::new([0; 3].map(|_| PartTable::new()));
        proptest!(|(path in paths, most in 0u64..10, in_stacks in [0u64..9, 0..9, 0..9], third in 0u64..9, set in 0..PARTS.len())| {
            let (pair, bands_3) = &both[set];
            let tables = &mut *tables.borrow_mut();
            let clues_of = |cells: &[usize]| cells.iter().fold(0u64, |clues, cell| clues | 1 << cell);
            let (above, four) = path.split_at(path.len() - 4);
            let in_stacks = InStacks { clues: in_stacks, most: third };
            let room = Room { most, in_stacks: Some(in_stacks) };
            let all = u64::MAX >> (64 - bands_3.len());
            let fits = |band_3: usize, clues: u64| {
                let open = expected(bands_3, band_3, clues);
                let in_stack = |stack: usize| {
                    let asked = (0..3).map(|row| open.by_mini_row()[3 * row + stack]).sum::<u32>();
                    u64::from(asked) + in_stacks.clues[stack]
                };
                let limit = bands_3[band_3].stack_limit.map(|limit| third + u64::from(limit == StackLimit::AtMostBand3));
                let fits = |stack: usize| limit.is_none_or(|limit| in_stack(stack) <= limit);
                u64::from(open.min_count()) <= most && (0..3).all(fits)
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
            let cell = four[0];
            let four = Leaf::new([0, 1, 2, 3].map(|i| four[i] as u8));
            for isa in testing::isas() {
                dispatch!(isa, token => {
                    build(token, tables, pair, 1 << above[0], (1 << TWO_BANDS) - 1);
                    tables.iter_mut().for_each(|table| table.follow(token, &trail, depth));
                    let open = PairOpen::new(tables, |table| table.open_below(token, depth, Leaf::OF_NODE));
                    assert_eq!(pair.filter_by_bound(token, all, &open, room), within(clues_of(above)));
                    let open = PairOpen::new(tables, |table| table.open_below(token, depth, Leaf::of_cell(cell)));
                    assert_eq!(pair.filter_by_bound(token, all, &open, room), within(clues_of(above) | 1 << cell));
                    let mut open = PairOpen::NONE;
                    open.add(tables, |table| table.first_open_below(token, depth, four));
                    open.add(tables, |table| table.more_open_below(token, depth, four));
                    assert_eq!(pair.filter_by_bound(token, all, &open, room), within(clues_of(&path)));
                    for band_3 in 0..bands_3.len() {
                        let expected = expected(bands_3, band_3, clues_of(&path));
                        assert_eq!(pair.open(token, &open, band_3), expected);
                    }
                });
            }
        });
    }

    #[test]
    fn what_one_band_3_learns_holds_for_all_with_its_digits() {
        let grids = grids();
        let mut growth = Growth::new(&grids[0], Isa::detect());
        let ways = ways(&grids, &mut growth);
        let bands_3 = bands_3(&ways, [0; 3], &mut growth);
        let mut tables = [0; 3].map(|_| PartTable::new());
        for socket in 0..MINI_ROW_PATTERNS {
            // Nothing was harvested.
            let mut pair = PairSockets::new(17, &bands_3).unwrap();
            let place = pair.learn(bands_3[5].view.grid(), socket, 0b111);
            let (plane, mini_row) = plane_and_mini_row(socket);
            let places = PAIRS.get(plane).map_or(vec![0, 1, 2], |&(a, b)| vec![a, b]);
            let digits = |grid: &Grid, mini_row: usize| -> Vec<u8> {
                let first = 54 + 9 * (mini_row / 3) + 3 * (mini_row % 3);
                places.iter().map(|place| grid.digits()[first + place]).collect()
            };
            let wanted = digits(bands_3[5].view.grid(), mini_row);
            for clues in [0, 0b1000, 0b1010] {
                for isa in testing::isas() {
                    dispatch!(isa, token => {
                        build(token, &mut tables, &pair, clues, (1 << TWO_BANDS) - 1);
                        let open = PairOpen::new(&tables, |table| table.open_below(token, 0, Leaf::OF_NODE));
                        for (number, band) in bands_3.iter().enumerate() {
                            let stack = [0, 3, 6].map(|row| row + mini_row % 3).into_iter();
                            let same = stack.filter(|&other| digits(band.view.grid(), other) == wanted);
                            let bits = same.map(|other| u64::from(clues & 0b111 == 0) << self::socket(plane, other));
                            assert_eq!(pair.open(token, &open, number), OpenSockets(bits.sum()));
                        }
                    });
                }
            }
            // The tables of a subtree learn on when no more is kept for those to come.
            pair.learned = MOST_LEARNED;
            assert_eq!(pair.learn(bands_3[5].view.grid(), socket, 0b1000), place);
            assert_eq!(pair.parts[place.0][place.1], [0b111]);
        }
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
            band.stack_limit = (number % 3 == 2).then_some(
                [StackLimit::AtMostBand3, StackLimit::BelowBand3][usize::from(number % 2 == 0)],
            );
        }
        for clues in [16, 17, 18] {
            let pair = PairSockets::new(clues, &bands_3).unwrap();
            for (n1, n2) in (0..27).flat_map(|n1| (0..27).map(move |n2| (n1, n2))) {
                let wanted = |band: &Band3| {
                    let n3 = clues as i32 - n1 - n2;
                    let fewer = |n: i32, strict| if strict { n < n3 } else { n <= n3 };
                    // Some stack has a third of the clues or more.
                    let least = (clues as i32 + 2) / 3;
                    let stacks = band
                        .stack_limit
                        .is_none_or(|limit| fewer(least, limit == StackLimit::BelowBand3));
                    n3 >= 0 && fewer(n1, band.strict[0]) && fewer(n2, band.strict[1]) && stacks
                };
                let expected = bands_3.iter().enumerate().filter(|(_, band)| wanted(band));
                let expected = expected.fold(0, |set, (number, _)| set | 1u64 << number);
                assert_eq!(pair.searched([n1 as u32, n2 as u32]), expected, "{clues}: {n1} {n2}");
            }
        }
    }
}

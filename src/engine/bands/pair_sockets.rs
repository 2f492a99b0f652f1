//! The sockets of mini-rows of all bands 3 of a pair at once.
//!
//! In each column of band 3 stand the three digits that bands 1+2 lack there,
//! the same for every band 3 of a pair. So a mini-row is one of 27 triples of
//! its stack, a digit of each column, and each of its GUA2 one of 27 pairs of
//! two columns' digits. Which of these are open is found once for a set of
//! clues; then a mask for each band 3 tells what its mini-rows ask for. It is a
//! first look: the band's own table also knows what it learned in the subtree.

use super::attached::Band3;
use super::part_table::PartTable;
use super::patterns::PAIRS;
use super::tables::BAND_3;
use crate::grid::Grid;

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

/// For each set of pairs of two columns the triples that have one of them.
const TRIPLES_WITH: [[u32; 512]; 3] = {
    let mut table = [[0; 512]; 3];
    let mut set = 0;
    while set < 512 {
        let mut triple = 0;
        while triple < TRIPLES {
            let (i, j, k) = (triple / 9, triple / 3 % 3, triple % 3);
            table[0][set] |= ((set >> (3 * i + j) & 1) as u32) << triple;
            table[1][set] |= ((set >> (3 * i + k) & 1) as u32) << triple;
            table[2][set] |= ((set >> (3 * j + k) & 1) as u32) << triple;
            triple += 1;
        }
        set += 1;
    }
    table
};

/// The triples of which a mini-row would ask for a clue, and for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    /// Stacks 1 and 2: for a clue, for two.
    one: u64,
    two: u64,
    /// Stack 3: for a clue, and for two above that.
    last: u64,
}

impl Asked {
    /// What the mini-rows ask for if `open` gives the open patterns of each stack's table.
    #[inline(always)]
    pub fn new(tables: &[PartTable; 3], open: impl Fn(&PartTable) -> u64) -> Asked {
        let [a, b, c] = tables;
        let [a, b, c] = [of_stack(open(a)), of_stack(open(b)), of_stack(open(c))];
        Asked { one: a.0 | b.0 << TRIPLES, two: a.1 | b.1 << TRIPLES, last: c.0 | c.1 << TRIPLES }
    }

    /// How many clues the mini-rows of a band 3 ask for, as far as is known here.
    #[inline(always)]
    fn min_count(self, mini_rows: MiniRows) -> u32 {
        (self.one & mini_rows.first).count_ones()
            + (self.two & mini_rows.first).count_ones()
            + (self.last & mini_rows.last).count_ones()
    }
}

/// The triples of a stack that ask for a clue, and those that ask for two.
#[inline(always)]
fn of_stack(open: u64) -> (u64, u64) {
    let pairs = |i: usize| TRIPLES_WITH[i][(open >> (i * PAIRS_OF_COLUMNS)) as usize & 511];
    let (a, b, c) = (pairs(0), pairs(1), pairs(2));
    (u64::from(a | b | c) | open >> GUA3, u64::from(a & b & c))
}

/// The mini-rows of a band 3, as triples: of stacks 1 and 2, and of stack 3
/// twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MiniRows {
    first: u64,
    last: u64,
}

/// What the mini-rows of the bands 3 of a pair have in common.
pub(super) struct PairSockets {
    of: Vec<MiniRows>,
    /// For each pattern of each stack a band 3 that has it, and its number there.
    sources: [[Option<(usize, usize)>; PATTERNS]; 3],
}

impl PairSockets {
    /// What the mini-rows of these bands 3 have in common; none if they are too few for that
    /// to pay.
    pub fn new(bands_3: &[Band3]) -> Option<PairSockets> {
        if bands_3.len() < MANY {
            return None;
        }
        // With a mask equal digits would not make parts equal.
        assert!(bands_3.iter().all(|band| band.must == 0 && band.free == BAND_3));
        let mut pair = PairSockets { of: Vec::new(), sources: [[None; PATTERNS]; 3] };
        for (number, band) in bands_3.iter().enumerate() {
            let mut triples = [0; 3];
            for mini_row in 0..9 {
                let (stack, [i, j, k]) = (mini_row % 3, digits(band.view.grid(), mini_row));
                let triple = 9 * i + 3 * j + k;
                triples[stack] |= 1 << triple;
                let pairs = [3 * i + j, 3 * i + k, 3 * j + k];
                let sources = &mut pair.sources[stack];
                for plane in 0..PAIRS.len() {
                    let source = &mut sources[plane * PAIRS_OF_COLUMNS + pairs[plane]];
                    source.get_or_insert((number, 9 * plane + mini_row));
                }
                sources[GUA3 + triple].get_or_insert((number, 27 + mini_row));
            }
            pair.of.push(MiniRows {
                first: triples[0] | triples[1] << TRIPLES,
                last: triples[2] | triples[2] << TRIPLES,
            });
        }
        Some(pair)
    }

    /// A bit for each band 3 whose mini-rows ask for `most` clues or fewer.
    #[inline(always)]
    pub fn within(&self, asked: Asked, most: u32) -> u64 {
        let mut within = 0;
        for (band_3, &mini_rows) in self.of.iter().enumerate() {
            within |= u64::from(asked.min_count(mini_rows) <= most) << band_3;
        }
        within
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
    use super::super::group::tables;
    use super::super::open::Open;
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

    /// So few parts that each is in the first half of a table.
    const FEW: usize = 16;

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
        grids.into_iter().step_by(11).take(MOST).collect()
    }

    fn ways(grids: &[Grid], growth: &mut Growth) -> Vec<Way> {
        let mut harvests = Harvests::new(growth);
        let limited = |grid| {
            let choices = [BandChoice::Band(2)].into_iter().collect();
            Way::limited(grid, false, choices, &mut harvests)
        };
        grids.iter().map(limited).map(Option::unwrap).collect()
    }

    fn bands_3<'w>(ways: &'w [Way], growth: &mut Growth) -> Vec<Band3<'w>> {
        let pair: Vec<_> = ways.iter().map(|way| (way, BandChoice::Band(2))).collect();
        let mut bands_3 = tables(&Mask::FREE, &pair, growth).1;
        for pattern in bands_3.iter_mut().flat_map(|band| &mut band.patterns.list) {
            pattern.parts.truncate(FEW);
        }
        bands_3
    }

    /// What the mini-rows of a band 3 ask for if each of their sockets has the
    /// parts of the first band 3 with the same digits there.
    fn expected(bands_3: &[Band3], band_3: usize, clues: u64) -> u32 {
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
        open.min_count()
    }

    #[test]
    fn few_bands_3_are_not_worth_it() {
        let mut growth = Growth::new(&grids()[0], Isa::detect());
        let ways = ways(&grids()[..3], &mut growth);
        assert!(PairSockets::new(&bands_3(&ways, &mut growth)).is_none());
    }

    #[test]
    fn what_is_asked_of_each_band_3_by_definition() {
        let grids = grids();
        assert!(grids.len() > 10);
        let mut growth = Growth::new(&grids[0], Isa::detect());
        let ways = ways(&grids, &mut growth);
        let bands_3 = bands_3(&ways, &mut growth);
        let pair = PairSockets::new(&bands_3).unwrap();
        let cells: Vec<usize> = (0..TWO_BANDS).collect();
        let paths = prop::sample::subsequence(cells, 5..20).prop_shuffle();
        proptest!(|(path in paths, most in 0u32..10)| {
            let clues_of = |cells: &[usize]| cells.iter().fold(0u64, |clues, cell| clues | 1 << cell);
            let (above, four) = path.split_at(path.len() - 4);
            let within = |clues: u64| {
                let within = |&band_3: &usize| expected(&bands_3, band_3, clues) <= most;
                (0..bands_3.len()).filter(within).fold(0, |set, band_3| set | 1u64 << band_3)
            };
            let mut trail = [0; DEPTHS];
            for (place, &cell) in trail.iter_mut().zip(&above[1..]) {
                *place = cell as u8;
            }
            let depth = above.len() - 1;
            let four = [0, 1, 2, 3].map(|i| four[i] as u8);
            for isa in testing::isas() {
                dispatch!(isa, token => {
                    let mut tables = [0; 3].map(|_| PartTable::new());
                    build(&mut tables, &pair, &bands_3, 1 << above[0], (1 << TWO_BANDS) - 1);
                    tables.iter_mut().for_each(|table| table.follow(token, &trail, depth));
                    let asked = Asked::new(&tables, |table| table.open(token, depth, None));
                    assert_eq!(pair.within(asked, most), within(clues_of(above)));
                    let cell = usize::from(four[0]);
                    let asked = Asked::new(&tables, |table| table.open(token, depth, Some(cell)));
                    assert_eq!(pair.within(asked, most), within(clues_of(above) | 1 << cell));
                    let asked = Asked::new(&tables, |table| table.first_open_below_four(token, depth, four));
                    assert_eq!(pair.within(asked, most), within(clues_of(&path)));
                });
            }
        });
    }
}

use super::*;
use crate::engine::Mask;
use crate::engine::bands::cells::{MINI_ROW_PATTERNS, PLACE_PAIRS};
use crate::engine::bands::config::BUILT_PARTS;
use crate::engine::bands::config::DEPTHS;
use crate::engine::bands::config::MOST_BANDS_3;
use crate::engine::bands::harvest::two_bands::Harvests;
use crate::engine::bands::leaf::Leaf;
use crate::engine::bands::pair_job::{Member, harvest};
use crate::engine::bands::plan::orientation::Orientation;
use crate::test_size::test_size;
use crate::testing;
use crate::ua::growth::Growth;
use gridsieve_grids::BandChoice;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::two_bands::TWO_BANDS;
use gridsieve_kernels::{InStacks, Isa, dispatch};
use itertools::Itertools;
use proptest::prelude::*;
use std::cell::RefCell;
use std::sync::LazyLock;

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

/// The orientation of each of the [`grids`]. They are made once, because that takes seconds without
/// optimisation.
pub static ORIENTATIONS: LazyLock<Vec<Orientation>> = LazyLock::new(|| {
    let grids = grids();
    let mut growth = Growth::new(&grids[0], Isa::detect());
    let mut harvests = Harvests::new(&mut growth);
    let limited = |grid| {
        let choices = [BandChoice::Band(2)].into_iter().collect();
        Orientation::limited(grid, false, choices, &mut harvests)
    };
    grids.iter().map(limited).map(Option::unwrap).collect()
});

pub fn bands_3<'w>(
    orientations: &'w [Orientation],
    most: [usize; 3],
    growth: &mut Growth,
) -> Vec<Band3<'w>> {
    let choice = BandChoice::Band(2);
    let orientations = orientations.iter().enumerate();
    let members: Vec<_> =
        orientations.map(|(place, orientation)| Member { place, orientation, choice }).collect();
    let mut bands_3 = harvest(&Mask::FREE, &members, 10, growth).1;
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
            let places = PLACE_PAIRS.get(plane).map_or(vec![0, 1, 2], |&(a, b)| vec![a, b]);
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
    assert!(PairSockets::new(17, &bands_3(&ORIENTATIONS[..3], PARTS[0], &mut growth)).is_none());
}

#[test]
fn what_is_asked_of_each_band_3_by_definition() {
    let grids = grids();
    assert_eq!(grids.len(), MOST_BANDS_3);
    let mut growth = Growth::new(&grids[0], Isa::detect());
    let both = PARTS.map(|most| {
        let mut bands_3 = bands_3(&ORIENTATIONS, most, &mut growth);
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
    proptest!(ProptestConfig::with_cases(test_size(8, 256)), |(path in paths, most in 0u64..10, in_stacks in [0u64..9, 0..9, 0..9], third in 0u64..9, set in 0..PARTS.len())| {
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
    let bands_3 = bands_3(&ORIENTATIONS, [0; 3], &mut growth);
    let mut tables = [0; 3].map(|_| PartTable::new());
    for socket in 0..MINI_ROW_PATTERNS {
        // Nothing was harvested.
        let mut pair = PairSockets::new(17, &bands_3).unwrap();
        let place = pair.learn(bands_3[5].view.grid(), socket, 0b111);
        let (plane, mini_row) = plane_and_mini_row(socket);
        let places = PLACE_PAIRS.get(plane).map_or(vec![0, 1, 2], |&(a, b)| vec![a, b]);
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
    let mut bands_3 = bands_3(&ORIENTATIONS, PARTS[0], &mut growth);
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

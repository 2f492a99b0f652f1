//! The minlex form of grids, against a search of all morphs and known answers.

use super::lines::Lines;
use super::minlex::{classes_at, minlex_and_maps, minlex_at};
use super::orders::line_orders;
use super::*;
use crate::geometry::CELLS;
use crate::test_size::test_size;
use crate::testing::isas;
use crate::{BandChoice, Grid};
use gridsieve_kernels::{Token, dispatch_few};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;

const T: &str = "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
const SF_MINLEX: &str =
    "123456789456789123798231564234675918815943276967812435379164852582397641641528397";
/// 36 UAs of four cells.
const MANY_U4: &str =
    "123568479864791352957243681218657934536489127749312865391825746472136598685974213";

/// Grids in minlex form: the first and the last of all, those of the fewest and
/// the most 17-clue puzzles known, the most symmetric one (648 automorphisms),
/// and the four that have no 20-clue puzzle.
const MINLEX: [&str; 12] = [
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
    "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
    SF_MINLEX,
    "123456789456789123789132564264918357875324691931675248392861475547293816618547932",
    "123456789457189263689237451275613948348975612961842537534798126712364895896521374",
    "123456789457189326689327154231645897745891632896732541318264975574918263962573418",
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    "123456789456789132789213645275941368638527914941638257394175826517862493862394571",
    "123456789456789123789123456214897365365214897897365214541632978632978541978541632",
    "123456789456789123789132465218967534564213978937548216391875642645321897872694351",
    "123456789457189326689327154216534897745891632938672541361245978574918263892763415",
    "123456789457189326689327154216534897745891632938672541392765418574918263861243975",
];

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// The smallest image of all 3,359,232 ways to move the cells, and how many of
/// them give it.
fn all_morphs(grid: &Grid) -> (Grid, u16) {
    let digits = grid.digits();
    let orders: Vec<_> = line_orders().map(|lines| lines.map(usize::from)).collect();
    let (mut best, mut count) = ([u8::MAX; CELLS], 0);
    for transposed in [false, true] {
        let view: [u8; CELLS] = std::array::from_fn(|cell| {
            digits[if transposed { cell % 9 * 9 + cell / 9 } else { cell }]
        });
        for columns in &orders {
            'rows: for rows in &orders {
                let mut names = [0; 10];
                for (column, source) in columns.iter().enumerate() {
                    names[usize::from(view[9 * rows[0] + source])] = column as u8 + 1;
                }
                for cell in 0..CELLS {
                    let digit = names[usize::from(view[9 * rows[cell / 9] + columns[cell % 9]])];
                    if digit > best[cell] {
                        continue 'rows;
                    }
                    if digit < best[cell] {
                        best[cell] = digit;
                        best[cell + 1..].fill(u8::MAX);
                        count = 0;
                    }
                }
                count += 1;
            }
        }
    }
    (Grid::from_digits(best).unwrap(), count)
}

#[test]
fn all_morphs_agree() {
    let mut random = SmallRng::seed_from_u64(1);
    let mut grids = MINLEX.map(grid).to_vec();
    grids.extend([T, SF, MANY_U4].map(grid));
    // Other grids: in most of these two digits can be exchanged in two rows.
    for round in 0..test_size(5, 15) {
        grids.push(exchange(&grids[round]));
    }
    for original in grids {
        let (smallest, count) = all_morphs(&original);
        let found = minlex(&Morph::random(&mut random).grid(&original));
        assert_eq!((found.grid, found.automorphisms), (smallest, count), "{original}");
    }
}

/// Another grid: digits of two rows of a band are exchanged in some columns. If
/// none is essentially different, the grid itself.
fn exchange(grid: &Grid) -> Grid {
    for band in 0..3 {
        for (a, b) in [(0, 1), (0, 2), (1, 2)] {
            let (a, b) = (27 * band + 9 * a, 27 * band + 9 * b);
            for start in 0..9 {
                // Exchange columns of the two rows until the digits are the same.
                let mut digits = *grid.digits();
                let mut column = start;
                loop {
                    digits.swap(a + column, b + column);
                    let missing = digits[b + column];
                    let Some(next) = (0..9).find(|&c| c != column && digits[b + c] == missing)
                    else {
                        break;
                    };
                    column = next;
                }
                if let Ok(other) = Grid::from_digits(digits)
                    && minlex(&other) != minlex(grid)
                {
                    return other;
                }
            }
        }
    }
    *grid
}

#[test]
fn known_minlex_forms() {
    assert_eq!(minlex(&grid(SF)).grid, grid(SF_MINLEX));
    for text in MINLEX {
        let found = minlex(&grid(text));
        assert_eq!(found.grid, grid(text));
        assert_eq!(found.class.band(), grid(text).digits().first_chunk().unwrap());
    }
    assert_eq!(minlex(&grid(MINLEX[6])).automorphisms, 648);
    assert_eq!([0, 1].map(|i| minlex(&grid(MINLEX[i])).class.number()), [1, 416]);
}

#[test]
fn morphs_lead_to_the_minlex_form_and_to_itself() {
    for text in MINLEX.into_iter().chain([T, SF, MANY_U4]) {
        let original = grid(text);
        let found = minlex(&original);
        let (_, maps) = minlex_and_maps(&original);
        let morphs: Vec<Morph> = maps.iter().map(|map| map.morph()).collect();
        assert_eq!(morphs.len(), usize::from(found.automorphisms));
        assert!(morphs.iter().all(|morph| morph.grid(&original) == found.grid));
        let group: Vec<Morph> =
            morphs.iter().map(|morph| morph.then(&morphs[0].inverse())).collect();
        assert_eq!(group[0], Morph::IDENTITY);
        assert!(group.iter().all(|morph| morph.grid(&original) == original));
        assert!((1..group.len()).all(|i| !group[..i].contains(&group[i])));
    }
}

/// Another grid: digits of two rows of a band, or of two columns of a stack, are
/// exchanged here and there, and then all is moved.
fn random_grid(random: &mut SmallRng) -> Grid {
    let mut grid = grid(T);
    for _ in 0..20 {
        let mut digits = *grid.digits();
        let (band, first, mut column) =
            (random.random_range(0..3), random.random_range(0..3), random.random_range(0..9));
        let [a, b] = [first, (first + 1) % 3].map(|row| 27 * band + 9 * row);
        let end = digits[a + column];
        loop {
            digits.swap(a + column, b + column);
            let missing = digits[a + column];
            if missing == end {
                break;
            }
            // The row has it twice now: the other one goes down.
            column = (0..9).find(|&c| c != column && digits[a + c] == missing).unwrap();
        }
        if let Ok(other) = Grid::from_digits(digits) {
            grid = Morph::random(random).grid(&other);
        }
    }
    grid
}

/// 1,000,000 of them, on grids with and without automorphisms, of the first, the
/// last and other classes.
#[test]
fn minlex_forms_do_not_change_under_morphs() {
    const MORPHS: usize = 1_000_000;
    let mut random = SmallRng::seed_from_u64(2);
    let mut grids: Vec<Grid> = MINLEX.into_iter().chain([T, SF, MANY_U4]).map(grid).collect();
    while grids.len() < 1000 {
        grids.push(random_grid(&mut random));
    }
    let forms: HashSet<Grid> = grids.iter().map(|grid| minlex(grid).grid).collect();
    assert!(forms.len() > 900, "{} different ones", forms.len());
    let sorted = |grid: &Grid| {
        let mut classes = classes(grid);
        classes.sort();
        classes
    };
    std::thread::scope(|scope| {
        for (number, part) in grids.chunks(250).enumerate() {
            scope.spawn(move || {
                let mut random = SmallRng::seed_from_u64(number as u64);
                for grid in part {
                    let (form, classes) = (minlex(grid), sorted(grid));
                    assert_eq!(form.class, classes[0]);
                    assert_eq!(form.class.band(), form.grid.digits().first_chunk().unwrap());
                    for _ in 0..MORPHS / 1000 {
                        let image = Morph::random(&mut random).grid(grid);
                        assert_eq!(minlex(&image), form, "{image} of {grid}");
                        assert_eq!(sorted(&image), classes, "{image} of {grid}");
                    }
                }
            });
        }
    });
}

/// What a level finds.
fn all_at<T: Token>(token: T, grid: &Grid) -> (Minlex, [BandClass; 6], Vec<BandClass>) {
    let table = BandClasses::get();
    let lines = Lines::new(token, grid.digits());
    let one_by_one = (0..6)
        .map(|choice| {
            let key = lines.key(token, &table.keys, choice).key;
            BandClass::from_index(table.class_of_key(key))
        })
        .collect();
    (minlex_at(token, table, grid), classes_at(token, table, grid), one_by_one)
}

#[test]
fn levels_agree() {
    let mut random = SmallRng::seed_from_u64(3);
    for number in 0..200 {
        let grid = MINLEX.get(number).map_or_else(|| random_grid(&mut random), |text| grid(text));
        let grid = Morph::random(&mut random).grid(&grid);
        let (form, of_grid) = (minlex(&grid), classes(&grid));
        // By the digits themselves.
        let digit = |choice: usize, row: usize, column: usize| {
            let row = choice % 3 * 3 + row;
            grid.digit(if choice < 3 { 9 * row + column } else { 9 * column + row })
        };
        for choice in 0..6 {
            let band = std::array::from_fn(|i| digit(choice, i / 9, i % 9));
            assert_eq!(BandClass::of_band(&band), of_grid[choice]);
        }
        for isa in isas() {
            let found = dispatch_few!(isa, token => all_at(token, &grid));
            assert_eq!(found, (form, of_grid, of_grid.to_vec()), "{grid} at {}", isa.level());
        }
    }
}

#[test]
fn classes_are_in_the_order_of_the_choices() {
    let original = grid(T);
    for (choice, class) in std::iter::zip(BandChoice::ALL, classes(&original)) {
        let view = crate::View::new(&original, choice);
        let band: &[u8; 27] = view.grid().digits().last_chunk().unwrap();
        assert_eq!(BandClass::of_band(band), class);
    }
}

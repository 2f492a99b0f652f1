//! Ways to collect minimal UAs of a grid, alone or together.

use super::emptied::{CellsEmptied, Tally};
use super::{keep_minimal, minimal_uas_within};
use crate::clock::Clock;
use gridsieve_grids::geometry;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid};
use gridsieve_kernels::{Isa, bits};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::index;
use std::cmp::Reverse;
use std::time::Duration;

/// Solutions of one puzzle that are looked at, after GridChecker: those that
/// contain a smaller UA found before are not counted.
const MOST_SOLUTIONS: usize = 10_000_000;

/// Cells emptied by [`Method::Random`].
const RANDOM_CELLS: usize = 54;
/// UAs of that method that are known before any cells are emptied.
const KNOWN_SIZE: usize = 12;
/// Attempts after which the UAs found are known to those that follow.
const ATTEMPTS_TOGETHER: usize = 64;

/// A way to find UAs.
#[derive(Clone, Debug)]
pub enum Method {
    /// All minimal UAs up to a size.
    Exact {
        /// The size.
        max_size: usize,
    },
    /// All minimal UAs with cells of at most this number of digits, 2 to 5: every set of
    /// digits is emptied, and the rest solved.
    Digits(u32),
    /// All minimal UAs inside five boxes: these are emptied, and the rest
    /// solved.
    Boxes5,
    /// Minimal UAs inside 54 cells at random, and all of up to 12 cells.
    Random {
        /// How often cells are chosen.
        attempts: usize,
        /// Chooses them.
        seed: u64,
    },
    /// UAs from elsewhere.
    Given(Vec<CellSet>),
}

/// UAs and what collecting them took.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    /// By ascending size, and within a size in the order of their text forms.
    /// None contains another.
    pub uas: Vec<CellSet>,
    /// Nodes of the searches.
    pub nodes: u64,
    /// UAs found before the filter for minimal ones, with repetitions.
    pub candidates: usize,
    /// Puzzles with more solutions than are looked at: UAs may be missing, and
    /// not all are minimal in the grid.
    pub capped: usize,
    /// Time taken.
    pub time: Duration,
}

/// Collects UAs of a grid with several methods.
pub fn collect(grid: &Grid, methods: &[Method], isa: Isa) -> Collection {
    let begun = Clock::start();
    let mut all = Collection::default();
    let mut minimal = true;
    for method in methods {
        match method {
            Method::Exact { max_size } => {
                let (uas, stats) = minimal_uas_within(grid, CellSet::ALL, *max_size, isa);
                all.nodes += stats.nodes;
                all.candidates += stats.candidates;
                all.uas.extend(uas);
            }
            Method::Digits(most) => digits(grid, *most, isa, &mut all),
            Method::Boxes5 => boxes_5(grid, isa, &mut all),
            Method::Random { attempts, seed } => random(grid, *attempts, *seed, isa, &mut all),
            Method::Given(uas) => {
                all.candidates += uas.len();
                all.uas.extend(uas);
                minimal = false;
            }
        }
    }
    // Minimal UAs do not contain each other, wherever they come from.
    if !minimal || all.capped > 0 {
        all.uas = keep_minimal(&all.uas, isa);
    }
    all.uas.sort_unstable_by_key(|ua| (ua.len(), Reverse(ua.text_key())));
    all.uas.dedup();
    all.time = begun.elapsed();
    all
}

impl Collection {
    /// Adds what emptying cells gave, and what it took.
    fn add(&mut self, uas: Vec<CellSet>, tally: Tally) {
        self.uas.extend(uas);
        self.nodes += tally.nodes;
        self.candidates += tally.candidates;
        self.capped += tally.capped;
    }
}

/// [`Method::Digits`]. UAs in which all of some digits move are looked for when those of
/// fewer digits are known.
fn digits(grid: &Grid, most: u32, isa: Isa, all: &mut Collection) {
    // With six digits the cells would be no more than 64, but far too many ways.
    assert!((2..=5).contains(&most));
    let mut search = CellsEmptied::new(grid, MOST_SOLUTIONS, isa);
    search.all_move = true;
    let mut known: Vec<CellSet> = Vec::new();
    for count in 2..=most {
        let mut found = Vec::new();
        for digits in (0u64..1 << 9).filter(|digits| digits.count_ones() == count) {
            let of_digit = |digit| grid.cells_of(digit as u8 + 1);
            let cells = bits(digits).map(of_digit).fold(CellSet::EMPTY, |all, of| all | of);
            found.extend(search.search(cells, &known));
        }
        known.append(&mut found);
        known.sort_by_key(|ua| ua.len());
    }
    all.add(known, search.tally);
}

/// [`Method::Boxes5`].
fn boxes_5(grid: &Grid, isa: Isa, all: &mut Collection) {
    let mut search = CellsEmptied::new(grid, MOST_SOLUTIONS, isa);
    let mut uas = Vec::new();
    for boxes in (0u16..1 << 9).filter(|boxes| boxes.count_ones() == 5) {
        let cells =
            bits(boxes).fold(CellSet::EMPTY, |all, number| all | geometry::unit(18 + number));
        uas.extend(search.search(cells, &[]));
    }
    all.add(uas, search.tally);
}

/// [`Method::Random`].
fn random(grid: &Grid, attempts: usize, seed: u64, isa: Isa, all: &mut Collection) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut search = CellsEmptied::new(grid, MOST_SOLUTIONS, isa);
    let mut known = minimal_uas_within(grid, CellSet::ALL, KNOWN_SIZE, isa).0;
    let mut found = Vec::new();
    for attempt in 0..attempts {
        let cells: CellSet = index::sample(&mut rng, CELLS, RANDOM_CELLS).into_iter().collect();
        found.extend(search.search(cells, &known));
        if attempt % ATTEMPTS_TOGETHER == ATTEMPTS_TOGETHER - 1 {
            known.append(&mut found);
            known.sort_unstable_by_key(|ua| (ua.len(), ua.text_key()));
            known.dedup();
        }
    }
    known.append(&mut found);
    all.add(known, search.tally);
}

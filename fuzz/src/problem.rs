//! Small problems made of bytes.

use gridsieve::engine::{BandChoices, Mask};
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::geometry::{CELLS, cell_at};
use gridsieve_grids::symmetry::Morph;
use gridsieve_grids::{BandChoice, CellSet, Grid};
use std::fmt;

/// MC, SF, grids of 17-clue puzzles, random ones.
const GRIDS: [&str; 8] = [
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418",
    "123456789456789123789123564237845691568912437914367852345278916691534278872691345",
    "693784512487512936125963874932651487568247391741398625319475268856129743274836159",
    "123456789457189236689372154265937841731845692894621375372564918518293467946718523",
    "123456789457189326698237541281374965536892417974561832365728194742913658819645273",
    "123456789457189236689273514274968351398541627561327498735894162842615973916732845",
    "123456789457189236689327154295673841346918527871542963532761498768294315914835672",
];

/// More cells are not free: the reference tries their subsets.
const MOST_FREE: usize = 16;

/// So many sets of clues are tried at most.
const MOST_SETS: u64 = 1500;

/// Bytes one after another, zeros after the last one.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    pub fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.next()) % end
    }

    /// The numbers below the length in an order.
    fn order<const N: usize>(&mut self) -> [u8; N] {
        let mut order = std::array::from_fn(|i| i as u8);
        for i in (1..N).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }

    /// Some cells, in an order that a few bytes stand for (SplitMix64).
    fn cells(&mut self) -> [usize; CELLS] {
        let mut state = (0..4).fold(0u64, |state, _| state << 8 | u64::from(self.next()));
        let mut cells = std::array::from_fn(|cell| cell);
        for i in (1..CELLS).rev() {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut mixed = (state ^ state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
            cells.swap(i, ((mixed ^ mixed >> 31) % (i as u64 + 1)) as usize);
        }
        cells
    }

    fn lines(&mut self) -> [u8; 9] {
        let bands = self.order::<3>();
        let within = [self.order::<3>(), self.order::<3>(), self.order::<3>()];
        std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
    }
}

/// A question of one grid.
pub struct Problem {
    pub grid: Grid,
    pub mask: Mask,
    pub clues: usize,
    pub band_3: BandChoices,
}

/// As a person can retype it.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { grid, mask, clues, band_3 } = self;
        write!(f, "scan -k {clues} --mask {mask} --band3 {band_3} of {grid}")
    }
}

/// One of a few grids, in one of many forms.
pub fn grid(bytes: &mut Bytes) -> Grid {
    let number = bytes.below(2 * GRIDS.len());
    let grid: Grid = GRIDS[number / 2].parse().expect("a grid");
    if number.is_multiple_of(2) {
        return grid;
    }
    let (rows, columns, names) = (bytes.lines(), bytes.lines(), bytes.order::<9>());
    let names = names.map(|name| name + 1);
    let morph = Morph::new(bytes.below(2) == 1, rows, columns, names).expect("lines and names");
    morph.grid(&grid)
}

/// The same with its last three rows in another order: bands 1 and 2 are the same.
pub fn with_other_band_3(grid: &Grid) -> Grid {
    let mut digits = *grid.digits();
    digits[54..].rotate_left(9);
    Grid::from_digits(digits).expect("rows of a band can be exchanged")
}

impl Problem {
    /// A problem of a grid: the clues of a puzzle, some of its cells and some
    /// others free.
    pub fn new(grid: Grid, bytes: &mut Bytes) -> Problem {
        let cells = bytes.cells();
        // As many clues in this order as make a puzzle, and from 12 fewer to 3 more.
        let needed = valid(&grid, &cells);
        let kept = (needed + bytes.below(16)).saturating_sub(12).min(CELLS);
        let mut must: CellSet = cells[..kept].iter().copied().collect();
        // Free ones: of the puzzle, and of all.
        let inside = bytes.below(MOST_FREE + 1);
        let outside = bytes.below(MOST_FREE + 1 - inside);
        let puzzle = cells[..needed].iter().skip(bytes.below(needed)).take(inside);
        let others = cells[needed..].iter().take(outside);
        let mut free: CellSet = puzzle.chain(others).copied().collect();
        // All but the free cells of a band, a stack or a box are clues.
        if let area @ 1..=9 = bytes.below(16) {
            let inside = |cell: &usize| match area {
                1..=3 => cell / 27 == area - 1,
                4..=6 => cell % 9 / 3 == area - 4,
                _ => cell / 27 == area - 7 && cell % 9 / 3 == area - 7,
            };
            must |= (0..CELLS).filter(|cell| !inside(cell)).collect();
            free |= cells.iter().filter(|cell| inside(cell)).take(8).copied().collect();
        }
        // Single cells are changed.
        for _ in 0..bytes.below(8) {
            let cell = cell_at(bytes.below(9), bytes.below(9));
            must.remove(cell);
            free.remove(cell);
            match bytes.below(3) {
                0 => {}
                1 => must.insert(cell),
                _ => free.insert(cell),
            }
        }
        free = free.iter().take(MOST_FREE).collect();
        must = must - free;
        let least = must.len();
        let mut left = bytes.below(free.len() + 2);
        while sets(free.len(), left) > MOST_SETS {
            left -= 1;
        }
        let numbers = bytes.next();
        let band_3 = match numbers % 4 {
            0 => (1..=6).filter(|number| numbers >> 1 >> number & 1 != 0).collect(),
            _ => Vec::new(),
        };
        let band_3: BandChoices = match band_3.is_empty() {
            true => BandChoices::ALL,
            false => band_3.into_iter().filter_map(BandChoice::by_number).collect(),
        };
        let mask = Mask::new(must, !(must | free)).expect("disjoint sets");
        Problem { grid, mask, clues: (least + left).clamp(1, CELLS), band_3 }
    }
}

/// How many of these cells, from the first one on, are a puzzle.
fn valid(grid: &Grid, cells: &[usize; CELLS]) -> usize {
    let is_valid = |count: usize| {
        unique_solution(&grid.puzzle(cells[..count].iter().copied().collect())).is_some()
    };
    let (mut least, mut most) = (17, CELLS);
    while least < most {
        let middle = (least + most) / 2;
        if is_valid(middle) { most = middle } else { least = middle + 1 }
    }
    least
}

/// The number of sets of `count` of `all` cells.
fn sets(all: usize, count: usize) -> u64 {
    if count > all {
        return 0;
    }
    (0..count as u64).fold(1, |sets, i| sets * (all as u64 - i) / (i + 1))
}

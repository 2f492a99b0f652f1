//! Small problems, made from a seed.

use gridsieve::engine::Mask;
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::geometry;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use rand::rngs::SmallRng;
use rand::seq::{IteratorRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use std::fmt;

/// A question of one grid.
#[derive(Clone)]
pub struct Problem {
    pub grid: Grid,
    pub mask: Mask,
    pub clues: usize,
}

impl Problem {
    fn new(grid: Grid, must: CellSet, free: CellSet, clues: usize) -> Problem {
        let barred = !(must | free);
        Problem { grid, mask: Mask::new(must, barred).expect("disjoint sets"), clues }
    }
}

/// The problem as text that a person can type in again.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { grid, mask, clues } = self;
        writeln!(f, "grid    {grid}")?;
        writeln!(f, "clues   {clues}")?;
        writeln!(f, "must    {}", mask.must())?;
        writeln!(f, "barred  {}", mask.barred())?;
        write!(f, "free    {}", mask.free())
    }
}

const MC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

/// 17-clue puzzles. Puzzles found at random have more than 20 clues.
const SEVENTEENS: [&str; 4] = [
    ".......12....35......6...7.7.....3.....4..8..1...........12.....8.....4..5....6..",
    "..3456.........12......3...24...........7.8...6..............46..8.9...........5.",
    ".2......9....8.1..7....3.......4.....6.9.2.........85....2....6..1......8.....3..",
    "............7.9.2..8....4.62............4...19.7....3..4..6.5.....2...9..........",
];

/// `count` problems of all kinds, the same for the same seed.
pub fn problems(seed: u64, count: usize) -> Vec<Problem> {
    let mut rng = SmallRng::seed_from_u64(seed);
    (0..count).map(|i| problem(i, &mut rng)).collect()
}

/// `count` problems with this number of clues, of which up to five have to be found among 16 cells.
/// The required and the free cells contain all clues of a puzzle if the puzzle has at most `clues`
/// of them, otherwise some of them.
pub fn problems_with(clues: usize, seed: u64, count: usize) -> Vec<Problem> {
    let mut rng = SmallRng::seed_from_u64(seed ^ clues as u64);
    let rng = &mut rng;
    let problem = |i: usize| {
        let (grid, puzzle) = if i.is_multiple_of(2) {
            disguised_17(rng)
        } else {
            let grid = random_grid(rng);
            (grid, minimal_puzzle(&grid, rng))
        };
        let left = rng.random_range(1..=5).min(clues);
        let freed = sample(puzzle, rng.random_range(0..=left), rng);
        let kept = sample(puzzle - freed, clues - left, rng);
        let must = kept | sample(!puzzle, clues - left - kept.len(), rng);
        let free = freed | sample(!(must | puzzle), 16 - freed.len(), rng);
        Problem::new(grid, must, free, clues)
    };
    (0..count).map(problem).collect()
}

fn problem(i: usize, rng: &mut SmallRng) -> Problem {
    let grid = match i % 5 {
        0 => Morph::random(rng).grid(&MC.parse().expect("a grid")),
        1 => Morph::random(rng).grid(&SF.parse().expect("a grid")),
        _ => random_grid(rng),
    };
    match i % 16 {
        0 => few_clues(grid, rng),
        1 => nearly_all_clues(grid, rng),
        2 => nothing_free(grid, rng),
        3 | 4 => one_area(grid, rng),
        5..8 => around_a_17(rng),
        _ => around_a_puzzle(grid, minimal_puzzle(&grid, rng), rng),
    }
}

/// A 17-clue puzzle in disguise, and its grid.
fn disguised_17(rng: &mut SmallRng) -> (Grid, CellSet) {
    let puzzle: Puzzle =
        SEVENTEENS[rng.random_range(0..SEVENTEENS.len())].parse().expect("a puzzle");
    let grid = unique_solution(&puzzle).expect("a valid puzzle");
    let morph = Morph::random(rng);
    (morph.grid(&grid), morph.cells(puzzle.clues()))
}

fn around_a_17(rng: &mut SmallRng) -> Problem {
    let (grid, puzzle) = disguised_17(rng);
    around_a_puzzle(grid, puzzle, rng)
}

/// The cells of a minimal puzzle, some of them set free, and other free cells.
/// Cells that the puzzle lacks are barred or free.
fn around_a_puzzle(grid: Grid, minimal: CellSet, rng: &mut SmallRng) -> Problem {
    let freed = match rng.random_range(0..4) {
        0 => 0,
        1 => minimal.len(),
        _ => rng.random_range(1..=12),
    };
    let freed = sample(minimal, freed, rng);
    let extra = match freed.len() {
        0..=12 => rng.random_range(0..=18 - freed.len()),
        _ => rng.random_range(0..=3),
    };
    let extra = sample(!minimal, extra, rng);
    let must = minimal - freed;
    let free = freed | extra;
    // Mostly as many clues as the minimal puzzle or a few more: these have
    // answers. Also fewer, none, and everything that is allowed.
    let most = (must | free).len();
    let clues = match rng.random_range(0..10) {
        0 => most,
        1 => must.len(),
        2 => must.len().saturating_sub(1).max(1),
        3 => most + 1,
        4 => minimal.len() - 1,
        5 | 6 => minimal.len(),
        7 => (minimal.len() + 2).min(most),
        8 => most - rng.random_range(0..=free.len().min(3)),
        _ => (minimal.len() + 1).min(most),
    };
    Problem::new(grid, must, free, clues.clamp(1, CELLS))
}

/// All of one band, stack, row or box free: UAs inside it, and a clue count
/// that leaves room in it.
fn one_area(grid: Grid, rng: &mut SmallRng) -> Problem {
    let area = match rng.random_range(0..3) {
        0 => geometry::band_cells(rng.random_range(0..3)),
        1 => geometry::stack_cells(rng.random_range(0..3)),
        _ => geometry::unit(rng.random_range(0..27)) | geometry::unit(rng.random_range(0..27)),
    };
    let minimal = minimal_puzzle(&grid, rng);
    let free = sample(area, 18, rng);
    let must = minimal - free;
    let clues = must.len() + rng.random_range(1..=free.len());
    Problem::new(grid, must, free, clues)
}

/// Too few clues for a puzzle; also with every cell free and nothing else said.
fn few_clues(grid: Grid, rng: &mut SmallRng) -> Problem {
    let clues = rng.random_range(1..=5);
    let free = match clues {
        1 | 2 => CellSet::ALL,
        3 => sample(CellSet::ALL, 40, rng),
        _ => sample(CellSet::ALL, 20, rng),
    };
    let must = sample(!free, rng.random_range(0..=2), rng);
    Problem::new(grid, must, free, clues)
}

/// All cells free or nearly, and almost all of them clues.
fn nearly_all_clues(grid: Grid, rng: &mut SmallRng) -> Problem {
    let barred = sample(CellSet::ALL, rng.random_range(0..=3), rng);
    let must = sample(!barred, rng.random_range(0..=70), rng);
    let free = !(must | barred);
    let clues = (must | free).len() - rng.random_range(0..=2);
    Problem::new(grid, must, free, clues)
}

/// Only the cells that must be clues: one candidate, valid or not.
fn nothing_free(grid: Grid, rng: &mut SmallRng) -> Problem {
    let mut must = minimal_puzzle(&grid, rng);
    if rng.random_bool(0.5) {
        must = must - sample(must, 1, rng);
    }
    must = must | sample(!must, rng.random_range(0..=2), rng);
    Problem::new(grid, must, CellSet::EMPTY, must.len())
}

fn sample(from: CellSet, count: usize, rng: &mut SmallRng) -> CellSet {
    from.iter().sample(rng, count).into_iter().collect()
}

/// A puzzle of the grid without redundant clues: clues are taken away in
/// random order as long as it stays valid.
fn minimal_puzzle(grid: &Grid, rng: &mut SmallRng) -> CellSet {
    let mut cells: Vec<usize> = (0..CELLS).collect();
    cells.shuffle(rng);
    let mut clues = CellSet::ALL;
    for cell in cells {
        let fewer = clues - CellSet::single(cell);
        if unique_solution(&grid.puzzle(fewer)).is_some() {
            clues = fewer;
        }
    }
    clues
}

/// A full grid: cell by cell, digits tried in random order.
fn random_grid(rng: &mut SmallRng) -> Grid {
    fn fill(digits: &mut [u8; CELLS], rng: &mut SmallRng) -> bool {
        // The cell with fewest digits left, or a dead end takes ages to leave.
        let choices = |cell: usize| -> Vec<u8> {
            let sees = |other: usize| {
                geometry::row(cell) == geometry::row(other)
                    || geometry::column(cell) == geometry::column(other)
                    || geometry::box_of(cell) == geometry::box_of(other)
            };
            (1..=9).filter(|&d| !(0..CELLS).any(|c| digits[c] == d && sees(c))).collect()
        };
        let empty = (0..CELLS).filter(|&cell| digits[cell] == 0);
        let Some((cell, mut choices)) =
            empty.map(|cell| (cell, choices(cell))).min_by_key(|(_, choices)| choices.len())
        else {
            return true;
        };
        choices.shuffle(rng);
        for digit in choices {
            digits[cell] = digit;
            if fill(digits, rng) {
                return true;
            }
        }
        digits[cell] = 0;
        false
    }
    let mut digits = [0; CELLS];
    assert!(fill(&mut digits, rng), "the empty puzzle has solutions");
    Grid::from_digits(digits).expect("filled by the rules")
}

/// Digits renamed, lines exchanged, perhaps transposed.
struct Morph {
    /// Where each cell comes from.
    source: [usize; CELLS],
    names: Vec<u8>,
}

impl Morph {
    fn random(rng: &mut SmallRng) -> Morph {
        let mut shuffled = |n: u8| -> Vec<u8> {
            let mut order: Vec<u8> = (0..n).collect();
            order.shuffle(rng);
            order
        };
        let names = shuffled(9);
        let mut lines = || -> Vec<usize> {
            let bands = shuffled(3);
            let line = |band: u8, line: u8| usize::from(3 * band + line);
            bands.iter().flat_map(|&b| shuffled(3).into_iter().map(move |l| line(b, l))).collect()
        };
        let (rows, columns) = (lines(), lines());
        let transposed = rng.random_bool(0.5);
        let source = std::array::from_fn(|cell| {
            let (row, column) = (rows[geometry::row(cell)], columns[geometry::column(cell)]);
            if transposed { geometry::cell_at(column, row) } else { geometry::cell_at(row, column) }
        });
        Morph { source, names }
    }

    fn grid(&self, grid: &Grid) -> Grid {
        let digits = self.source.map(|cell| self.names[usize::from(grid.digit(cell) - 1)] + 1);
        Grid::from_digits(digits).expect("a morph of a grid is a grid")
    }

    fn cells(&self, cells: CellSet) -> CellSet {
        (0..CELLS).filter(|&cell| cells.contains(self.source[cell])).collect()
    }
}

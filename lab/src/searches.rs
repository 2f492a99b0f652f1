//! Uses of the program that are timed at each level: scanning one grid, solving puzzles, decoding
//! grids of a catalogue.

use super::clock::Clock;
use gridsieve::builtin;
use gridsieve::engine::bands::{Bands, BandsSearch, Task};
use gridsieve::engine::{Engine, Question, SearchContext};
use gridsieve::solver::general::unique_solution;
use gridsieve::solver::many::answers;
use gridsieve_grids::catalogue::file::{Codec, FileError, Options, Reader, Writer};
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::{PAIRS, Thirds};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::BandClass;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use gridsieve_kernels::Isa;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::hint::black_box;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// The grid of the scans.
pub const GRID_T: &str =
    "693784512487512936125963874932651487568247391741398625319475268856129743274836159";

/// Scans a grid; gives a checksum of the puzzles and of the tree's nodes. It ends early, with
/// another one, when `stop` is raised.
pub fn scan(isa: Isa, clues: usize, grid: &Grid, stop: &AtomicBool) -> u64 {
    let mut hash = DefaultHasher::new();
    let report = Bands::new(isa).start(Question::new(clues), SearchContext::default()).search(
        grid,
        stop,
        &mut |clues| {
            clues.bits().hash(&mut hash);
            ControlFlow::Continue(())
        },
    );
    report.counters.nodes().hash(&mut hash);
    hash.finish()
}

/// A unit of the census: the index of a pair of bands.
const UNIT: u64 = PAIRS / 2;

/// Searches a unit of the census: a pair of bands with all its third bands.
pub fn unit(isa: Isa, clues: usize, stop: &AtomicBool) {
    let pair = pairs::unrank(UNIT).expect("there are so many pairs");
    let task = |(third, _)| Task {
        grid: pairs::grid(&pair, &third),
        strict: [false; 2],
        stack_limit: None,
    };
    let tasks: Vec<Task> = Thirds::new().different(&pair).into_iter().map(task).collect();
    let mut search =
        BandsSearch::new(Bands::new(isa), Question::new(clues), SearchContext::default());
    search.search_tasks(&tasks, stop, &mut |_, _| ControlFlow::Continue(()));
}

/// Rounds and clues of [`level_times`]. A build with its checks on is no measure of speed: one
/// short round shows that the comparison works.
const ROUNDS_AND_CLUES: (usize, usize) = if cfg!(debug_assertions) { (1, 14) } else { (5, 17) };

/// What a short scan takes at some levels, in seconds: grid T with 17 clues, the levels in turn,
/// the least of some rounds, on whatever core the system has for it. It takes a second or so for
/// each level.
pub fn level_times(isas: &[Isa]) -> Vec<f64> {
    let grid = GRID_T.parse().expect("a grid");
    let mut least = vec![f64::MAX; isas.len()];
    let (rounds, clues) = ROUNDS_AND_CLUES;
    for _ in 0..rounds {
        for (least, &isa) in least.iter_mut().zip(isas) {
            let start = Clock::start();
            black_box(scan(isa, clues, &grid, &AtomicBool::new(false)));
            *least = least.min(start.nanoseconds() * 1e-9);
        }
    }
    least
}

/// Minimal puzzles of the built-in grids, some of each.
pub fn puzzles() -> Vec<Puzzle> {
    const OF_EACH: usize = 8;
    // The same at every run.
    let mut random = SmallRng::seed_from_u64(1);
    let mut puzzles = Vec::new();
    for grid in builtin::grids() {
        for _ in 0..OF_EACH {
            puzzles.push(minimal(&grid, &mut random));
        }
    }
    puzzles
}

/// A puzzle of a grid from which no clue can be taken away.
fn minimal(grid: &Grid, random: &mut SmallRng) -> Puzzle {
    let mut order: Vec<usize> = (0..81).collect();
    order.shuffle(random);
    let mut puzzle = grid.puzzle(CellSet::ALL);
    for cell in order {
        let less = puzzle.without(cell);
        if unique_solution(&less).is_some() {
            puzzle = less;
        }
    }
    puzzle
}

/// Solves puzzles; gives a checksum of the solutions.
pub fn solve(isa: Isa, puzzles: &[Puzzle]) -> u64 {
    let mut hash = DefaultHasher::new();
    for answer in answers(isa, puzzles, 2) {
        answer.count.hash(&mut hash);
        answer.first.map(|grid| grid.digit(80)).hash(&mut hash);
    }
    hash.finish()
}

/// The class of the grids that are decoded, and how many of them.
const CLASS: usize = 50;
pub const DECODED: usize = 1 << 14;

/// A file of grids, packed.
///
/// # Errors
/// There is no temporary folder, or no room in it.
pub fn catalogue() -> io::Result<Reader> {
    let folder = tempfile::tempdir()?;
    // What is mapped stays there when the folder is gone.
    packed(&folder.path().join("class.gsc")).map_err(io::Error::other)
}

fn packed(path: &Path) -> Result<Reader, FileError> {
    let class = BandClass::new(CLASS).expect("there is such a class");
    let mut writer = Writer::create(path, Options::new(Codec::Packed))?;
    for grid in whole::grids(whole::class_range(class)).take(DECODED) {
        writer.push(&grid)?;
    }
    writer.finish()?;
    Reader::open(path)
}

/// Decodes a file; gives a checksum of the grids.
pub fn decode(reader: &Reader) -> u64 {
    let mut grids = reader.grids(0..reader.len()).expect("all of them");
    let mut sum = 0;
    loop {
        let block = grids.next_block().expect("a sound file");
        let [.., last] = block else { return sum };
        sum += block.len() as u64 * u64::from(last.digit(80));
    }
}

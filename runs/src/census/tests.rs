//! The rule against its definition, and small censuses against scans.

use super::*;
use crate::test_size::{is_thorough, test_size};
use gridsieve::builtin;
use gridsieve::engine::bands::{Bands, StackLimit, Task};
use gridsieve::engine::{End, Engine, Question, SearchContext};
use gridsieve::scan::{PairSearch, canonical};
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::{Sample, Thirds};
use gridsieve_grids::catalogue::whole;
use gridsieve_grids::symmetry::{BandClass, Canonical, Morph, Pair, minlex};
use gridsieve_grids::{BandChoice, CellSet, Grid, Puzzle, View};
use gridsieve_kernels::{Isa, Scalar};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use xxhash_rust::xxh3::xxh3_64;

/// The units in which a grid has tasks, by the indices of their pairs, ascending.
fn units_of(clues: usize, grid: &Grid) -> Vec<u64> {
    let tasks = Rule::new(clues).tasks(grid);
    let units: BTreeSet<u64> = tasks.iter().map(|task| pairs::rank(&task.pair())).collect();
    units.into_iter().collect()
}

/// A set of one grid.
fn only_of(grid: &Grid) -> GridSet {
    GridSet::from_iter([minlex(grid)])
}

/// A search of units, in all grids or only in these.
pub fn unit_search(clues: usize, only: Option<GridSet>) -> UnitSearch {
    UnitSearch::new(Bands::new(Isa::detect()), clues, SearchContext::default(), only)
}

/// Numbers of clues of the three bands, and of the three stacks.
type Counts = [[usize; 3]; 2];

/// One way in which a task of a unit is met in a grid: its bands and stacks as those of the grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Met {
    /// Are the bands of the task stacks of the grid?
    stacks: bool,
    /// Which of them are bands 1 to 3 of the task.
    bands: [usize; 3],
    strict: [bool; 2],
    stack_limit: Option<StackLimit>,
}

impl Met {
    /// The definition of a task: bands 1 and 2 have no more clues than band 3, or fewer; and so do
    /// the stacks if there is a limit on them.
    fn has(&self, counts: &Counts) -> bool {
        let own = &counts[usize::from(self.stacks)];
        let across = &counts[usize::from(!self.stacks)];
        let most = own[self.bands[2]];
        let fits = |count: usize, strict: bool| count < most || count == most && !strict;
        fits(own[self.bands[0]], self.strict[0])
            && fits(own[self.bands[1]], self.strict[1])
            && match self.stack_limit {
                None => true,
                Some(StackLimit::AtMostBand3) => across.iter().all(|&count| fits(count, false)),
                Some(StackLimit::BelowBand3) => across.iter().all(|&count| fits(count, true)),
            }
    }
}

/// Where the units of the six pairs of a grid meet it: all tasks of each unit are made, and
/// those of this grid looked up with all maps from it.
fn met(units: &mut UnitSearch, grid: &Grid) -> Vec<Met> {
    let mut found = Vec::new();
    for choice in BandChoice::ALL {
        let view = View::new(grid, choice);
        let pair = Pair::from_digits(*view.pair()).unwrap();
        let form = pair.minlex();
        let tasks = units.tasks_of_pair(&form.pair);
        let third = view.grid().digits().last_chunk().unwrap();
        let mut ways = BTreeSet::new();
        for map in &form.maps {
            let Some(task) = tasks.iter().find(|task| task.grid.digits()[54..] == map.band(third))
            else {
                continue;
            };
            let [one, two, three] = view.bands();
            let is_first = map.band(pair.bands()[0]) == *form.pair.bands()[0];
            let bands = if is_first { [one, two, three] } else { [two, one, three] };
            let Task { strict, stack_limit, .. } = *task;
            ways.insert(Met { stacks: choice.is_stack(), bands, strict, stack_limit });
        }
        found.extend(ways);
    }
    found
}

/// All numbers of clues that bands, or stacks, can have.
fn all_counts(clues: usize) -> Vec<[usize; 3]> {
    let most = clues.min(27);
    let two = (0..=most).flat_map(|a| (0..=most.min(clues - a)).map(move |b| [a, b]));
    two.map(|[a, b]| [a, b, clues - a - b]).filter(|counts| counts[2] <= 27).collect()
}

/// Grids of the last classes, nearly all of them with automorphisms, and those with the most.
fn automorphic() -> Vec<Grid> {
    let classes = (388..=416).map(|number| BandClass::new(number).unwrap());
    let indices = classes.flat_map(whole::class_range).chain([964_549, whole::GRIDS - 1]);
    let grids = indices.map(|index| whole::unrank(index).unwrap());
    let mut found: Vec<Grid> = grids.filter(|grid| minlex(grid).automorphisms > 1).collect();
    // Bands and stacks of some are exchanged by automorphisms.
    found.extend(builtin::grids().filter(|grid| minlex(grid).automorphisms > 1));
    found
}

#[test]
fn every_distribution_of_the_clues_is_in_one_task() {
    let mut random = SmallRng::seed_from_u64(3110);
    let mut grids: Vec<Grid> = (0..test_size(4, 12))
        .map(|_| whole::unrank(random.random_range(0..whole::GRIDS)).unwrap())
        .collect();
    grids.extend(automorphic().into_iter().step_by(test_size(3, 1)));
    // The rule changes at 18 clues.
    let numbers = if is_thorough() {
        &[9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24][..]
    } else {
        &[17, 18]
    };
    // In how many grids an automorphism exchanges bands, and in how many it exchanges bands and
    // stacks.
    let mut several = [0, 0];
    for grid in &grids {
        let grid = Morph::random(&mut random).grid(grid);
        let is_automorphic = minlex(&grid).automorphisms > 1;
        for &clues in numbers {
            let met = met(&mut unit_search(clues, None), &grid);
            let counts = all_counts(clues);
            for (&bands, &stacks) in counts.iter().flat_map(|a| counts.iter().map(move |b| (a, b)))
            {
                let finders = met.iter().filter(|met| met.has(&[bands, stacks])).count();
                let is_right = if is_automorphic { finders >= 1 } else { finders == 1 };
                assert!(is_right, "{grid} {clues}: {bands:?} {stacks:?} {finders} of {met:?}");
            }
            if clues == 17 {
                let ways = |stacks| met.iter().filter(|met| met.stacks == stacks).count();
                several[0] += usize::from(ways(false).max(ways(true)) > 3);
                several[1] += usize::from(ways(false).min(ways(true)) > 0);
            }
        }
    }
    assert!(
        grids.len() > test_size(30, 100) && several.iter().all(|&count| count > 1),
        "{several:?}"
    );
}

/// Shards searched by different rules miss puzzles together, and only the version of the search keeps
/// them from being merged.
#[test]
fn the_rule_is_that_of_this_version_of_the_search() {
    let sample = Sample { pairs: 60, seed: 3124 };
    let mut tasks = String::new();
    for clues in 15..=20 {
        let mut units = unit_search(clues, None);
        for number in 0..sample.pairs {
            let pair = pairs::unrank(sample.index(number)).unwrap();
            for Task { grid, strict, stack_limit } in units.tasks_of_pair(&pair) {
                let crosswise = stack_limit.map(|limit| limit == StackLimit::BelowBand3);
                writeln!(tasks, "{clues} {grid} {strict:?} {crosswise:?}").unwrap();
            }
        }
    }
    let count = tasks.lines().count();
    assert_eq!(
        (count, xxh3_64(tasks.as_bytes())),
        (8991, 12063591719217104951),
        "the rule has changed: raise SEARCH, and put the new numbers here"
    );
}

#[test]
fn a_grid_without_automorphisms_has_three_tasks_or_six() {
    let mut random = SmallRng::seed_from_u64(3111);
    for _ in 0..10 {
        let grid = whole::unrank(random.random_range(0..whole::GRIDS)).unwrap();
        let copy = Morph::random(&mut random).grid(&grid);
        for (clues, count) in [(16, 3), (17, 3), (18, 6), (19, 6)] {
            let tasks = Rule::new(clues).tasks(&grid);
            assert_eq!(tasks.len(), count);
            let units = units_of(clues, &grid);
            assert_eq!(units_of(clues, &copy), units);
            let mut of_units = Vec::new();
            for unit in units {
                let pair = pairs::unrank(unit).unwrap();
                of_units.extend(unit_search(clues, Some(only_of(&grid))).tasks_of_pair(&pair));
            }
            let key = |task: &Task| (task.grid, task.strict, task.stack_limit);
            let keys = |tasks: &[Task]| tasks.iter().map(key).collect::<BTreeSet<_>>();
            assert_eq!(keys(&of_units), keys(&tasks));
        }
    }
}

#[test]
fn a_unit_has_each_third_band_once_at_most() {
    let mut random = SmallRng::seed_from_u64(3112);
    for _ in 0..30 {
        let pair = pairs::unrank(random.random_range(0..pairs::PAIRS)).unwrap();
        let thirds = Thirds::new().different(&pair);
        let all = unit_search(18, None).tasks_of_pair(&pair);
        // From 18 clues on each has a task.
        let grids = thirds.iter().map(|(third, _)| pairs::grid(&pair, third));
        assert!(grids.eq(all.iter().map(|task| task.grid)));
        let of_17 = unit_search(17, None).tasks_of_pair(&pair);
        assert!(of_17.iter().all(|task| task.stack_limit.is_none()));
        let first = |task: &&Task| task.stack_limit == Some(StackLimit::AtMostBand3);
        // The order of the directions depends on the number of clues, but not often.
        assert!(all.iter().filter(first).count().abs_diff(of_17.len()) <= thirds.len() / 2 + 2);
    }
}

/// The puzzles of the tasks of a pair, checked again. None is found twice.
fn unit_puzzles(search: &mut UnitSearch, clues: usize, pair: &Pair) -> BTreeSet<Puzzle> {
    let tasks = search.tasks(&pairs::grid(pair, &Thirds::new().all(pair)[0]));
    assert!(!tasks.is_empty());
    let mut found = BTreeSet::new();
    let report = search.search(&tasks, &AtomicBool::new(false), &mut |task, clues| {
        assert!(found.insert((task, clues.text_key())));
        ControlFlow::Continue(())
    });
    assert_eq!(report.end, End::Complete);
    let question = Question::new(clues);
    let form = |(task, key): (usize, u128)| {
        canonical(&tasks[task], &question, CellSet::from_text_key(key)).unwrap().puzzle()
    };
    found.into_iter().map(form).collect()
}

/// The puzzles of all units of a grid, with how many units have found each.
fn census(clues: usize, grid: &Grid) -> BTreeMap<Puzzle, usize> {
    let only = Some(only_of(grid));
    let mut search = unit_search(clues, only);
    let mut found = BTreeMap::new();
    for unit in units_of(clues, grid) {
        let pair = pairs::unrank(unit).unwrap();
        for puzzle in unit_puzzles(&mut search, clues, &pair) {
            *found.entry(puzzle).or_default() += 1;
        }
    }
    found
}

/// The canonical forms of the puzzles that a scan finds.
fn scan(clues: usize, grid: &Grid) -> BTreeSet<Puzzle> {
    let mut search =
        Bands::new(Isa::detect()).start(Question::new(clues), SearchContext::default());
    let mut found = BTreeSet::new();
    search.search(grid, &AtomicBool::new(false), &mut |clues| {
        found.insert(Canonical::new(grid, clues).puzzle());
        ControlFlow::Continue(())
    });
    found
}

const SF: &str =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";
const THIRD: &str =
    "123456789457189326689732541295314867348567912761298453514673298836925174972841635";
/// It has 14 puzzles of 17 clues, which three of its units find.
const FOURTEEN: &str =
    "123456789457189263689237451275613948348975612961842537534798126712364895896521374";
// These two have an automorphism besides the identity.
const TWO: &str =
    "123456789456789132789213456248695371635147928971832564364978215592361847817524693";
const ONE: &str =
    "123456789456789123789123465238574691671892354945361872392647518517938246864215937";

#[test]
fn tasks_together_have_the_puzzles_of_each_alone() {
    let stop = AtomicBool::new(false);
    let (detected, scalar) = (Isa::detect(), Isa::Scalar(Scalar::new()));
    let cases = [
        (17, ONE, 3, detected),
        (17, ONE, 3, scalar),
        (18, THIRD, 4, detected),
        (17, SF, 5, detected),
        (17, ONE, 12, detected),
    ];
    for (clues, text, most, isa) in cases.into_iter().take(test_size(1, 5)) {
        let grid: Grid = text.parse().unwrap();
        let own = minlex(&grid).grid;
        let mut total = 0;
        let mut search = UnitSearch::new(Bands::new(isa), clues, SearchContext::default(), None);
        for unit in units_of(clues, &grid) {
            let mut tasks = search.tasks_of_pair(&pairs::unrank(unit).unwrap());
            // That with the known puzzles is one of them.
            tasks.sort_by_key(|task| minlex(&task.grid).grid != own);
            tasks.truncate(most);
            tasks.reverse();
            let mut found = |tasks: &[Task]| {
                let mut found = BTreeSet::new();
                let report = search.search(tasks, &stop, &mut |task, clues| {
                    found.insert((tasks[task].grid, clues.text_key()));
                    ControlFlow::Continue(())
                });
                assert_eq!(report.end, End::Complete);
                found
            };
            let together = found(&tasks);
            let alone: BTreeSet<_> =
                tasks.iter().flat_map(|task| found(std::slice::from_ref(task))).collect();
            assert_eq!(together, alone, "{clues} {unit}");
            total += together.len();
        }
        assert!(total > 0);
    }
}

#[test]
fn more_tasks_than_are_searched_together_have_their_puzzles() {
    let grid: Grid = FOURTEEN.parse().unwrap();
    let stop = AtomicBool::new(false);
    let mut search = unit_search(17, Some(only_of(&grid)));
    let mut total = 0;
    for unit in units_of(17, &grid).into_iter().take(test_size(1, 3)) {
        let tasks = search.tasks_of_pair(&pairs::unrank(unit).unwrap());
        let [task] = &tasks[..] else { panic!("a grid without automorphisms") };
        let mut found = [0; 70];
        let report = search.search(&vec![task.clone(); 70], &stop, &mut |number, _| {
            found[number] += 1;
            ControlFlow::Continue(())
        });
        assert!(report.end == End::Complete && found == [found[0]; 70], "{unit} {found:?}");
        total += found[0];
    }
    assert_eq!(total, test_size(10, 14));
}

#[test]
fn the_census_of_a_grid_has_the_puzzles_of_its_scan() {
    let cases = [
        (17, TWO, 2),
        (18, THIRD, 87),
        (16, SF, 0),
        (17, SF, 29),
        (17, THIRD, 1),
        (17, ONE, 1),
        (18, ONE, 71),
    ];
    for (clues, text, count) in cases.into_iter().take(test_size(2, 7)) {
        let grid: Grid = text.parse().unwrap();
        let (found, expected) = (census(clues, &grid), scan(clues, &grid));
        assert_eq!(expected.len(), count, "{grid}");
        assert!(found.keys().eq(&expected), "{grid}");
        let is_automorphic = minlex(&grid).automorphisms > 1;
        assert!(is_automorphic || found.values().all(|&units| units == 1), "{grid} {found:?}");
    }
}

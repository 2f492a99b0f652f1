//! The table of known grids, and what a canary notices.

use super::super::CensusOf;
use super::super::census::PairScan;
use super::*;
use crate::test_size::test_size;
use gridsieve::engine::bands::{Bands, Task};
use gridsieve::engine::{
    End, Engine, GridSearch, OnPuzzle, OnPuzzleOf, Question, SearchContext, SearchReport,
};
use gridsieve::scan;
use gridsieve::scan::{
    Batch, CANARIES, Census, Keep, PairEngine, PairSearch, Plan, Sink, SinkError, scan_batches,
};
use gridsieve_grids::symmetry::{Canonical, minlex_morphs};
use gridsieve_kernels::Isa;
use itertools::Itertools;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::num::NonZeroU64;
use std::sync::atomic::AtomicBool;

/// A search that finds what it was told before, of any grid.
#[derive(Clone)]
struct Told(Vec<CellSet>);

impl Engine for Told {
    fn name(&self) -> &'static str {
        "told"
    }

    fn level(&self) -> gridsieve_kernels::Level {
        gridsieve_kernels::Level::Scalar
    }

    fn start(&self, _: Question, _: SearchContext) -> Box<dyn GridSearch> {
        Box::new(self.clone())
    }
}

impl GridSearch for Told {
    fn search(&mut self, _: &Grid, _: &AtomicBool, found: &mut OnPuzzle) -> SearchReport {
        let is_enough = self.0.iter().any(|&clues| found(clues).is_break());
        let end = if is_enough { End::Enough } else { End::Complete };
        SearchReport { end, roots: 1, ..SearchReport::unsearched() }
    }
}

/// Judges the canary of a unit.
struct Judge<'a>(Canaries, &'a Asked, Option<Result<Canary, String>>);

impl Sink for Judge<'_> {
    fn grid(&mut self, result: &GridResult) -> Result<(), SinkError> {
        panic!("the canary {} is among the results", result.index)
    }

    fn canary(&mut self, result: &GridResult) -> Result<(), SinkError> {
        self.2 = Some(self.0.judge(self.1, result));
        Ok(())
    }
}

fn asked(clues: usize, keep: Keep) -> Asked {
    Asked::new(&Question::new(clues), keep)
}

/// The same of a census.
fn asked_of_census(clues: usize) -> Asked {
    Asked { census: Some(CensusOf::Pairs), ..asked(clues, Keep::default()) }
}

/// What a search makes of the canary of a unit.
fn judged(unit: u64, asked: &Asked, keep: Keep, engine: &dyn Engine) -> Result<Canary, String> {
    let batch = Canaries::new(asked, "bands").unwrap().batch(unit, asked).unwrap();
    let plan = Plan { keep, same_counters: true, ..Plan::new(engine, Question::new(asked.clues)) };
    judged_as(batch, asked, &plan)
}

/// What a census makes of the canary of a unit.
fn judged_in_census(unit: u64, asked: &Asked, pairs: &dyn PairEngine) -> Result<Canary, String> {
    let batch = Canaries::new(asked, "bands").unwrap().batch(unit, asked).unwrap();
    let (unused, census) =
        (Told(Vec::new()), Census { engine: pairs, index: scan::PuzzleIndex::Omitted });
    let plan = Plan::new(&unused, Question::new(asked.clues));
    judged_as(batch, asked, &Plan { census: Some(census), same_counters: true, ..plan })
}

/// A census that is told the puzzles of 17 clues of the canary, and goes wrong with its tasks.
struct ToldCensus {
    puzzles: Vec<CellSet>,
    go_wrong: fn(&mut Vec<Vec<Task>>),
}

impl PairEngine for ToldCensus {
    fn start(&self, clues: usize, context: SearchContext) -> Box<dyn PairSearch> {
        let of_tasks = PairScan::new(Bands::new(Isa::detect()), None).start(clues, context);
        Box::new(ToldSearch(of_tasks, self.puzzles.clone(), self.go_wrong))
    }
}

struct ToldSearch(Box<dyn PairSearch>, Vec<CellSet>, fn(&mut Vec<Vec<Task>>));

impl PairSearch for ToldSearch {
    fn tasks(&mut self, pair: &Grid) -> Vec<Task> {
        self.0.tasks(pair)
    }

    fn tasks_in_grid(&mut self, grid: &Grid) -> Vec<Vec<Task>> {
        let mut tasks = self.0.tasks_in_grid(grid);
        (self.2)(&mut tasks);
        tasks
    }

    fn search(&mut self, tasks: &[Task], _: &AtomicBool, found: &mut OnPuzzleOf) -> SearchReport {
        for (number, task) in tasks.iter().enumerate() {
            let to_task = Canonical::new(&task.grid, CellSet::EMPTY).morph.inverse();
            let puzzles = self.1.iter().map(|&clues| to_task.cells(clues));
            for clues in puzzles.filter(|&clues| task.asks_for(clues)) {
                assert!(found(number, clues).is_continue());
            }
        }
        SearchReport { end: End::Complete, roots: 1, ..SearchReport::unsearched() }
    }
}

#[test]
fn a_canary_of_a_census_notices_a_broken_rule() {
    let asked = asked_of_census(17);
    let nothing = |_: &mut Vec<Vec<Task>>| {};
    let no_ties = |tasks: &mut Vec<Vec<Task>>| {
        tasks.iter_mut().flatten().for_each(|task| task.strict = [true; 2]);
    };
    let all_ties = |tasks: &mut Vec<Vec<Task>>| {
        tasks.iter_mut().flatten().for_each(|task| task.strict = [false; 2]);
    };
    let no_pair = |tasks: &mut Vec<Vec<Task>>| drop(tasks.pop());
    let mut noticed = [0; 3];
    for unit in of_each_grid() {
        let (grid, puzzles) = Canaries::new(&asked, "bands").unwrap().turned(unit, &asked);
        assert_eq!(minlex_morphs(&grid).1.len(), 1, "automorphisms make two puzzles of one");
        let judged = |go_wrong| {
            let engine = ToldCensus { puzzles: puzzles.clone(), go_wrong };
            judged_in_census(unit, &asked, &engine)
        };
        assert_eq!(judged(nothing).unwrap().found, puzzles.len() as u64);
        let told = [no_ties, all_ties, no_pair].map(|go_wrong: fn(&mut _)| judged(go_wrong).err());
        for (noticed, told) in noticed.iter_mut().zip(&told) {
            *noticed += u64::from(told.is_some());
        }
        let words = [" puzzles were found, not ", " was found twice", " puzzles were found, not "];
        let are_told = |(told, words): (&Option<String>, &str)| {
            told.as_ref().is_none_or(|told| told.contains(words))
        };
        assert!(told.iter().zip(words).all(are_told), "{told:?}");
    }
    // Whether a grid notices depends on its puzzles; with up to 16 clues the counters do.
    assert!(noticed.iter().all(|&count| count > 0), "{noticed:?}");
    let (clues, pairs) = (6, PairScan::new(Bands::new(Isa::detect()), None));
    let asked = asked_of_census(clues);
    assert_eq!(judged_in_census(127, &asked, &pairs).unwrap().found, 0);
    let engine = ToldCensus { puzzles: Vec::new(), go_wrong: nothing };
    let told = judged_in_census(127, &asked, &engine).unwrap_err();
    assert!(told.contains("counted otherwise"), "{told}");
}

/// What a search makes of a batch, as if it were what is asked.
fn judged_as(batch: Batch, asked: &Asked, plan: &Plan) -> Result<Canary, String> {
    let canaries = Canaries::new(asked, "bands").unwrap();
    let batches = Box::new([Ok(batch)].into_iter());
    let mut judge = Judge(canaries, asked, None);
    let outcome = scan_batches(plan, batches, &AtomicBool::new(false), &mut judge);
    assert_eq!((outcome.grids, outcome.puzzles, outcome.counters.nodes().len()), (0, 0, 0));
    judge.2.expect("it was searched")
}

/// The known puzzles of a unit's grid, each with further clues.
fn with_clues(unit: u64, asked: &Asked) -> Vec<CellSet> {
    let (_, known) = Canaries::new(asked, "bands").unwrap().turned(unit, asked);
    let more = asked.clues - CLUES;
    let sets = known.iter().flat_map(|&clues| {
        let free = (!clues).iter().collect_vec();
        free.into_iter().combinations(more).map(move |more| clues | more.into_iter().collect())
    });
    let sets: BTreeSet<u128> = sets.map(|clues: CellSet| clues.bits()).collect();
    sets.into_iter().map(CellSet::from_bits).collect()
}

/// The numbers of units that have each of the grids of the table.
fn of_each_grid() -> impl Iterator<Item = u64> {
    (0..KNOWN.len() as u64).map(|number| (number + 1) * Canaries::EVERY.get() - 1)
}

#[test]
fn the_table_is_what_the_engine_finds_and_counts() {
    let engine = Bands::new(Isa::detect());
    let mut found = String::new();
    let pairs = PairScan::new(engine, None);
    let census = Some(Census { engine: &pairs, index: scan::PuzzleIndex::Omitted });
    for (known, unit) in KNOWN.iter().zip(of_each_grid()) {
        for (name, census) in [("counters", None), ("census_counters", census)] {
            for clues in 1..CLUES {
                let asked = asked(clues, Keep::default());
                let plan = Plan::new(&engine, Question::new(clues));
                let plan = Plan { same_counters: true, census, ..plan };
                let canaries = Canaries::new(&asked, "bands").unwrap();
                let batches = Box::new(canaries.batch(unit, &asked).map(Ok).into_iter());
                let mut counted = Counted(Hash64(0));
                scan_batches(&plan, batches, &AtomicBool::new(false), &mut counted);
                writeln!(found, "{name} {clues} {}", counted.0).unwrap();
            }
        }
        writeln!(found, "of {}", known.grid).unwrap();
    }
    let mut expected = String::new();
    for known in &*KNOWN {
        for (name, counters) in
            [("counters", &known.counters), ("census_counters", &known.census_counters)]
        {
            for (clues, hash) in counters {
                writeln!(expected, "{name} {clues} {hash}").unwrap();
            }
        }
        writeln!(expected, "of {}", known.grid).unwrap();
    }
    assert!(
        found == expected,
        "the engine bands counts otherwise than before. If that is wanted, raise SEARCH, and put \
         these hashes into canaries.json:\n{found}"
    );
}

/// A hash of what was counted.
struct Counted(Hash64);

impl Sink for Counted {
    fn grid(&mut self, _: &GridResult) -> Result<(), SinkError> {
        unreachable!("only a canary is searched")
    }

    fn canary(&mut self, result: &GridResult) -> Result<(), SinkError> {
        assert_eq!(result.puzzles.count(), 0);
        self.0 = Tally::new(&result.counters).hash();
        Ok(())
    }
}

#[test]
fn a_search_as_it_should_be_passes() {
    let engine = Bands::new(Isa::detect());
    let first = Keep { limit: NonZeroU64::new(1), ..Keep::default() };
    let (all, fewest) = (Keep::default(), Keep { fewest: true, ..first });
    // With 18 clues a grid takes seconds.
    let more = test_size(vec![], vec![(18, all), (18, Keep { minimal: true, ..all })]);
    let usual = [(16, all), (17, all), (17, first), (81, fewest)];
    for (place, (clues, keep)) in usual.into_iter().chain(more).enumerate() {
        let unit = of_each_grid().nth(place % KNOWN.len()).unwrap();
        let asked = asked(clues, keep);
        let canary = judged(unit, &asked, keep, &engine).unwrap();
        let canaries = Canaries::new(&asked, "bands").unwrap();
        assert!(canaries.can_be(unit, &asked, &canary), "{clues}");
        // Other numbers of puzzles, another grid, another unit.
        for wrong in [
            Canary { found: canary.found + 1, ..canary },
            Canary { hash: Hash64(canary.hash.0 ^ 1), ..canary },
            Canary { unit: unit + 1, ..canary },
        ] {
            assert!(!canaries.can_be(unit, &asked, &wrong), "{clues} {wrong:?}");
        }
    }
    let pairs = PairScan::new(engine, None);
    let unit = of_each_grid().next().unwrap();
    assert_eq!(judged_in_census(unit, &asked_of_census(17), &pairs).unwrap().found, 6);
}

#[test]
fn what_is_lost_or_wrong_is_noticed() {
    let all = Keep::default();
    for unit in of_each_grid() {
        // One puzzle less.
        let asked_17 = asked(17, all);
        let known = with_clues(unit, &asked_17);
        assert_eq!(known.len(), KNOWN[(unit / Canaries::EVERY) as usize].puzzles.len());
        assert!(judged(unit, &asked_17, all, &Told(known.clone())).is_ok());
        for lost in 0..known.len() {
            let mut less = known.clone();
            less.remove(lost);
            let told = judged(unit, &asked_17, all, &Told(less)).unwrap_err();
            let expected = format!("{} puzzles were found, not {}", known.len() - 1, known.len());
            assert!(told.contains(&expected), "{told}");
        }
        // A set of clues that is no puzzle.
        let mut wrong = known.clone();
        wrong[0] = CellSet::from_bits((1 << 17) - 1);
        assert!(judged(unit, &asked_17, all, &Told(wrong)).is_err());
    }
    let unit = of_each_grid().next().unwrap();
    // The grid has other puzzles of 18 clues as well.
    let asked_18 = asked(18, all);
    let told = judged(unit, &asked_18, all, &Told(with_clues(unit, &asked_18))).unwrap_err();
    assert!(told.contains(", not 470"), "{told}");
    // The number of its puzzles of 19 clues is not known.
    let asked_19 = asked(19, all);
    let mut all_19 = with_clues(unit, &asked_19);
    assert!(judged(unit, &asked_19, all, &Told(all_19.clone())).is_ok());
    all_19.pop();
    let told = judged(unit, &asked_19, all, &Told(all_19)).unwrap_err();
    assert!(told.contains("2015 puzzles contain"), "{told}");
    // With fewer clues the counters are those of another search.
    let asked_16 = asked(16, all);
    let told = judged(unit, &asked_16, all, &Told(Vec::new())).unwrap_err();
    assert!(told.contains("counted otherwise"), "{told}");
}

/// Puzzles of the right number, but of another grid; and no proof for the fewest clues.
#[test]
fn puzzles_of_another_grid_and_a_missing_proof_are_noticed() {
    let (unit, asked_17) = (127, asked(17, Keep::default()));
    let canaries = Canaries::new(&asked_17, "bands").unwrap();
    let engine = Told(with_clues(unit, &asked_17));
    let plan = Plan::new(&engine, Question::new(17));
    let batch = || canaries.batch(unit, &asked_17).unwrap();
    assert!(judged_as(batch(), &asked_17, &plan).is_ok());
    // This unit has the same grid of the table.
    let other = unit + 128 * KNOWN.len() as u64;
    let told = judged_as(Batch { first: CANARIES + other, ..batch() }, &asked_17, &plan);
    assert!(told.unwrap_err().contains("failed: a puzzle is not one of those known"));
    let fewest = asked(81, Keep { fewest: true, ..Keep::default() });
    let told = judged_as(batch(), &fewest, &plan).unwrap_err();
    assert!(told.contains("it was not shown that fewer clues are not enough"), "{told}");
}

#[test]
fn questions_without_known_answers_have_no_canaries() {
    let keep = Keep::default();
    let minimal = Keep { minimal: true, ..keep };
    for (asked, engine, reason) in [
        (asked(17, keep), "degree", None),
        (asked(18, minimal), "bands", None),
        (asked(20, keep), "bands", None),
        (asked(16, keep), "degree", Some("only the counters of the engine bands are known")),
        (asked(19, minimal), "bands", Some("no minimal puzzles")),
        (Asked { band3: Some("1".to_owned()), ..asked(17, keep) }, "bands", Some("leaves out")),
        (Asked { mask: "1".repeat(81), ..asked(17, keep) }, "bands", Some("leaves out")),
    ] {
        let told = Canaries::new(&asked, engine).err();
        assert_eq!(told.is_some(), reason.is_some(), "{told:?}");
        assert!(told.unwrap_or_default().contains(reason.unwrap_or_default()), "{told:?}");
    }
}

/// The rule is the one that `docs/run-directory.md` states.
#[test]
fn the_grid_of_a_unit_follows_from_its_number() {
    let asked = asked(17, Keep::default());
    let canaries = Canaries::new(&asked, "bands").unwrap();
    // Computed from that page in another language.
    for (unit, expected) in [
        (127, "981436752463725981257198463729653148648219537135847296574362819816974325392581674"),
        (255, "756389421231764598894215763465137289187492356923658147579821634612943875348576912"),
    ] {
        assert_eq!(canaries.turned(unit, &asked).0.to_string(), expected);
    }
    let grids: BTreeSet<Grid> =
        (0..16).map(|number| canaries.turned(128 * number + 127, &asked).0).collect();
    assert_eq!(grids.len(), 16);
    let units: Vec<u64> = (0..1000).filter(|&unit| canaries.has(unit)).collect();
    assert_eq!(units, [127, 255, 383, 511, 639, 767, 895]);
    for (range, count) in [(0..127, 0), (0..128, 1), (127..128, 1), (128..255, 0), (127..512, 4)] {
        assert_eq!(canaries.count(&Units::new(range.clone(), 1)), count, "{range:?}");
    }
    assert_eq!(canaries.count(&Units::new(5..5, 1)), 0);
}

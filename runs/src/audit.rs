//! Searches some grids of a run again, with another method.

use super::check::{Findings, Rule};
use super::error::RunError;
use super::manifest::{self, Manifest};
use super::names::{LINE, PUZZLES, RunFile, open};
use super::pairs::pairs_of;
use crate::census;
use crate::census::GridSet;
use gridsieve::engine::bands::Task;
use gridsieve::engine::{
    BandChoices, Engine, GridSearch, Mask, Question, SearchContext, SearchReport,
};
use gridsieve::scan;
use gridsieve::scan::{GridEnd, GridResult, Keep, Kind, Plan, ScanEnd, SinkError};
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::Thirds;
use gridsieve_grids::geometry::{CELLS, cell_at, column, row};
use gridsieve_grids::symmetry::{Canonical, Pair, minlex_morphs};
use gridsieve_grids::{BandChoice, CellSet, Grid, Puzzle};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::index;
use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Draws `count` grids of a range, all if there are fewer: their numbers, ascending.
/// Each is as likely as any other; they depend on the seed only.
pub fn draw(range: Range<u64>, count: usize, seed: u64) -> Vec<u64> {
    let length = (range.end - range.start) as usize;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let drawn = index::sample(&mut random, length, count.min(length));
    let mut numbers: Vec<u64> = drawn.iter().map(|place| range.start + place as u64).collect();
    numbers.sort_unstable();
    numbers
}

/// A grid to be searched again, and where the run has its puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sampled {
    /// Its number in the input.
    pub number: u64,
    /// The grid.
    pub grid: Grid,
    /// The number of the first line in `puzzles`, from 0.
    pub at: u64,
    /// Number of its puzzles.
    pub found: u64,
    /// Did the search of the grid end at the limit of puzzles? Then there is nothing to be searched
    /// again. Never so in a run for the fewest clues.
    pub limited: bool,
    /// In a census: the other pairs whose puzzles are among those of the lines.
    pub beside: Vec<Grid>,
}

/// An engine that searches grids again, other than that of the run.
pub struct AuditEngine {
    /// Its name in messages.
    pub name: String,
    /// The engine.
    pub engine: Arc<dyn Engine>,
}

/// Gives an engine the transposed grid: rows are columns, and bands are stacks.
pub struct Transposed(pub Box<dyn Engine>);

impl Engine for Transposed {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn level(&self) -> gridsieve_kernels::Level {
        self.0.level()
    }

    fn start(&self, question: Question, context: SearchContext) -> Box<dyn GridSearch> {
        let mask = question.mask;
        let mask = Mask::new(transpose(mask.must()), transpose(mask.barred()));
        let choices =
            BandChoice::ALL.into_iter().filter(|choice| question.band_3.contains(*choice));
        let turned = |choice: BandChoice| BandChoice::new(!choice.is_stack(), choice.index());
        let band_3: BandChoices = choices.map(turned).collect();
        let mask = mask.expect("no cell is in both");
        let search = self.0.start(Question { mask, band_3, ..question }, context);
        Box::new(TransposedSearch(search))
    }
}

struct TransposedSearch(Box<dyn GridSearch>);

impl GridSearch for TransposedSearch {
    fn search(
        &mut self,
        grid: &Grid,
        stop: &AtomicBool,
        found: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
    ) -> SearchReport {
        let digits = std::array::from_fn(|cell| grid.digit(transposed(cell)));
        let turned = Grid::from_digits(digits).expect("it is a grid like the other one");
        self.0.search(&turned, stop, &mut |clues| found(transpose(clues)))
    }
}

fn transposed(cell: usize) -> usize {
    cell_at(column(cell), row(cell))
}

fn transpose(cells: CellSet) -> CellSet {
    cells.iter().map(transposed).collect()
}

/// The plan of searching grids of a run again.
pub struct Audit<'a> {
    /// The run directory.
    pub folder: &'a Path,
    /// What the run is about.
    pub manifest: &'a Manifest,
    /// What the grids are searched with.
    pub means: &'a AuditEngine,
    /// In a census: the grids that are asked for; `None` means all grids.
    pub only: Option<GridSet>,
    /// Number of worker threads.
    pub threads: usize,
    /// Ends it early.
    pub stop: &'a AtomicBool,
}

impl Audit<'_> {
    /// Searches these grids again, and compares the puzzles with those of the
    /// run. Returns how many grids were searched: not those that
    /// ended at the limit, and fewer if it was ended early.
    ///
    /// # Errors
    /// The puzzles of the run cannot be read, or its manifest states a question that no run can have.
    pub fn search(&self, sampled: &[Sampled], findings: &mut Findings) -> Result<u64, RunError> {
        let Rule { question, keep, census } = Rule::new(&self.manifest.asked)
            .map_err(|reason| RunError::damaged(&self.folder.join(manifest::FILE), reason))?;
        if census {
            return self.search_pairs(question, sampled, findings);
        }
        let sampled: Vec<Sampled> = sampled.iter().filter(|grid| !grid.limited).cloned().collect();
        let AuditEngine { name, engine } = self.means;
        let mut puzzles = BufReader::new(open(self.folder, PUZZLES)?);
        // With one puzzle of a grid only the number of clues is compared: others may have as few.
        let only_number = keep.fewest && keep.limit.is_some();
        let keep = Keep { limit: keep.limit.filter(|_| only_number), ..keep };
        let plan = Plan { keep, threads: self.threads, ..Plan::new(&**engine, question) };
        let grids: Vec<Grid> = sampled.iter().map(|sampled| sampled.grid).collect();
        let source = Box::new(grids.into_iter().map(Ok));
        let mut searched = 0;
        let mut compare = |result: &GridResult| {
            let of = &sampled[result.index as usize];
            let number = of.number;
            match result.end {
                GridEnd::Interrupted => return Ok(()),
                GridEnd::Failed => {
                    for fault in &result.faults {
                        findings.wrong(format_args!("grid {number}, with {name}: {fault}"));
                    }
                }
                GridEnd::Complete | GridEnd::Limited => {
                    let found = match only_number {
                        true => other_number(&mut puzzles, result, of),
                        false => difference(&mut puzzles, result, of),
                    };
                    let found = found.map_err(SinkError::Output)?;
                    if let Some(found) = found {
                        findings.wrong(format_args!("grid {number}: {name} finds {found}"));
                    }
                }
            }
            searched += 1;
            Ok(())
        };
        let outcome = scan::scan(&plan, source, self.stop, &mut compare);
        self.failed(outcome.end)?;
        Ok(searched)
    }

    /// Searches every grid of these pairs of bands whole. The rule of the census has no part in that:
    /// it gives each puzzle of a grid to one of the grid's pairs. Looks whether each puzzle found is
    /// given to one, whether the run has just those that are given to the pair drawn, and whether it has
    /// those that are given to other pairs of the run. Returns how many pairs were searched.
    fn search_pairs(
        &self,
        question: Question,
        sampled: &[Sampled],
        findings: &mut Findings,
    ) -> Result<u64, RunError> {
        let AuditEngine { name, engine } = self.means;
        let mut puzzles = BufReader::new(open(self.folder, PUZZLES)?);
        let rule = census::Rule::new(question.clues);
        let mut thirds = Thirds::new();
        // All grids, and for each the place of its pair in the sample.
        let (mut grids, mut places) = (Vec::new(), Vec::new());
        for (place, sampled) in sampled.iter().enumerate() {
            let pair = Pair::of_rows(&sampled.grid);
            let of_pair = thirds.different(&pair).into_iter();
            let of_pair = of_pair.map(|(third, _)| pairs::grid(&pair, &third));
            grids.extend(
                of_pair.filter(|it| self.only.as_ref().is_none_or(|only| only.contains(it))),
            );
            places.resize(grids.len(), place);
        }
        let plan = Plan { threads: self.threads, ..Plan::new(&**engine, question) };
        // The pair whose grids come, how many of them were searched, and what the run has to have.
        let (mut at, mut grids_of_pair, mut of_pair) = (None, 0, BTreeSet::new());
        let (mut searched, mut of_others) = (0, BTreeSet::new());
        let mut compare = |result: &GridResult| {
            let place = places[result.index as usize];
            let of = &sampled[place];
            if at.replace(place) != Some(place) {
                // After an interruption grids of the pair before may be missing.
                grids_of_pair = 0;
                of_pair.clear();
            }
            match result.end {
                GridEnd::Interrupted => return Ok(()),
                GridEnd::Failed => {
                    for fault in &result.faults {
                        findings.wrong(format_args!("pair {}, with {name}: {fault}", of.number));
                    }
                }
                GridEnd::Complete | GridEnd::Limited => {
                    let tasks = rule.tasks(&result.grid);
                    for found in result.found() {
                        let puzzle = found.map_err(SinkError::Temporary)?.puzzle;
                        let form = Canonical::new(&result.grid, puzzle.clues());
                        let asking: Vec<&Task> =
                            tasks.iter().filter(|task| asks_for(task, &form)).collect();
                        if !is_given_to_one(asking.len(), form.solution.automorphisms) {
                            findings.wrong(format_args!(
                                "pair {}: {name} finds {puzzle}, which {} pairs have to find",
                                of.number,
                                asking.len()
                            ));
                        }
                        let own = Pair::of_rows(&of.grid);
                        let text = form.puzzle().to_string();
                        if asking.iter().any(|task| task.pair() == own) {
                            of_pair.insert(text);
                        } else if asking.iter().any(|task| self.is_of_run(&task.pair())) {
                            of_others.insert(text);
                        }
                    }
                }
            }
            grids_of_pair += 1;
            if grids_of_pair == places.iter().filter(|&&of| of == place).count() {
                let found = std::mem::take(&mut of_pair);
                let difference = difference_of_pair(&mut puzzles, found, of);
                if let Some(found) = difference.map_err(SinkError::Output)? {
                    findings.wrong(format_args!("pair {}: {name} finds {found}", of.number));
                }
                searched += 1;
            }
            Ok(())
        };
        let source = Box::new(grids.into_iter().map(Ok));
        let outcome = scan::scan(&plan, source, self.stop, &mut compare);
        self.failed(outcome.end)?;
        for puzzle in self.not_of_run(of_others)? {
            findings.wrong(format_args!(
                "{name} finds {puzzle}, which another pair of the run has to find and the run does not have"
            ));
        }
        Ok(searched)
    }

    /// Whether a pair is one of those that the run searched. In a sample of pairs, and in a part of
    /// the pairs of some grids, this is not known.
    fn is_of_run(&self, pair: &Pair) -> bool {
        let Manifest { part: [from, to], input, .. } = self.manifest;
        match input.kind {
            Kind::Pairs => (*from..*to).contains(&pairs::rank(pair)),
            Kind::PairsOfGrids => [*from, *to] == [0, input.grids],
            _ => false,
        }
    }

    /// Those of some puzzles that the run does not have.
    fn not_of_run(&self, mut puzzles: BTreeSet<String>) -> Result<BTreeSet<String>, RunError> {
        if puzzles.is_empty() {
            return Ok(puzzles);
        }
        for line in BufReader::new(open(self.folder, PUZZLES)?).lines() {
            let line =
                line.map_err(|error| RunError::cannot("read", &self.folder.join(PUZZLES), error))?;
            puzzles.remove(&line[..]);
        }
        Ok(puzzles)
    }

    /// The error of a search that failed.
    fn failed(&self, end: ScanEnd) -> Result<(), RunError> {
        let ScanEnd::Failed(error) = end else { return Ok(()) };
        let (error, path) = (io::Error::other(error.to_string()), self.folder.join(PUZZLES));
        Err(RunError::cannot("compare what was found with", &path, error))
    }
}

/// Whether the number of pairs that ask for a puzzle is right: exactly one, or several if the grid
/// has automorphisms, as an image of the puzzle may belong to another pair.
fn is_given_to_one(asking: usize, automorphisms: u16) -> bool {
    asking == 1 || asking > 1 && automorphisms > 1
}

/// Whether a task asks for a puzzle of its grid or for the puzzle's image under an automorphism of
/// the grid.
fn asks_for(task: &Task, puzzle: &Canonical) -> bool {
    let (form, morphs) = minlex_morphs(&task.grid);
    assert_eq!(form.grid, puzzle.solution.grid, "a task of the grid");
    morphs.iter().any(|morph| task.asks_for(morph.inverse().cells(puzzle.clues)))
}

/// The number of clues found again, if it is not that of the run's puzzle.
fn other_number(
    run: &mut BufReader<RunFile>,
    result: &GridResult,
    of: &Sampled,
) -> io::Result<Option<String>> {
    run.seek(SeekFrom::Start(of.at * LINE as u64))?;
    let mut line = [0; LINE];
    run.read_exact(&mut line)?;
    let theirs = line[..CELLS].iter().filter(|&&cell| cell != b'.').count();
    let clues = result.question.clues;
    Ok((clues != theirs).then(|| format!("{clues} clues, and the run {theirs}")))
}

/// The first difference between the puzzles found again and those of the run.
fn difference(
    run: &mut BufReader<RunFile>,
    result: &GridResult,
    of: &Sampled,
) -> io::Result<Option<String>> {
    run.seek(SeekFrom::Start(of.at * LINE as u64))?;
    let mut puzzles = result.found();
    let mut line = [0; LINE];
    for _ in 0..of.found {
        run.read_exact(&mut line)?;
        let theirs = String::from_utf8_lossy(&line[..CELLS]);
        let puzzle = puzzles.next().transpose()?.map(|found| found.puzzle.to_string());
        match puzzle {
            Some(puzzle) if puzzle == theirs => {}
            Some(puzzle) if *puzzle < *theirs => {
                return Ok(Some(format!("{puzzle}, which the run does not have")));
            }
            _ => return Ok(Some(format!("not {theirs}, which the run has"))),
        }
    }
    let more = puzzles.next().transpose()?.map(|found| found.puzzle);
    Ok(more.map(|puzzle| format!("{puzzle}, which the run does not have")))
}

/// The first difference between the puzzles of a pair found again and those of the run. Lines of
/// other pairs are among those of the run: which are of the pair itself follows from their solutions.
fn difference_of_pair(
    run: &mut BufReader<RunFile>,
    mut ours: BTreeSet<String>,
    of: &Sampled,
) -> io::Result<Option<String>> {
    run.seek(SeekFrom::Start(of.at * LINE as u64))?;
    let mut line = [0; LINE];
    for _ in 0..of.found {
        run.read_exact(&mut line)?;
        let theirs = String::from_utf8_lossy(&line[..CELLS]);
        if ours.remove(&*theirs) {
            continue;
        }
        let puzzle = theirs.parse::<Puzzle>().ok();
        let solution = puzzle.and_then(|puzzle| unique_solution(&puzzle));
        let is_of_others = solution.is_some_and(|grid| {
            let pairs = pairs_of(&grid);
            of.beside.iter().any(|pair| pairs.contains(pair))
        });
        if !is_of_others {
            return Ok(Some(format!("not {theirs}, which the run has")));
        }
    }
    Ok(ours.first().map(|puzzle| format!("{puzzle}, which the run does not have")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_of_no_pair_or_of_two_is_wrong() {
        let given = |asking| [1, 2].map(|automorphisms| is_given_to_one(asking, automorphisms));
        assert_eq!([0, 1, 2].map(given), [[false; 2], [true; 2], [false, true]]);
    }

    #[test]
    fn draws_are_distinct_and_in_range() {
        for (range, count, drawn) in [(5..9, 10, 4), (7..7, 3, 0), (0..1_000_000, 50, 50)] {
            let numbers = draw(range.clone(), count, 3);
            assert!(numbers.len() == drawn && numbers.is_sorted_by(|a, b| a < b));
            assert!(numbers.iter().all(|number| range.contains(number)));
            assert_eq!(numbers, draw(range, count, 3));
        }
        assert_ne!(draw(0..1_000_000, 5, 1), draw(0..1_000_000, 5, 2));
    }
}

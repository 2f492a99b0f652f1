//! The audit of a census: whole grids are searched, and the rule of the census is judged by what they
//! have.

use super::{Audit, AuditEngine, Sampled};
use crate::census;
use crate::check::Findings;
use crate::error::RunError;
use crate::manifest::Identity;
use crate::names::{LINE, PUZZLES, RunFile, open};
use crate::pairs::pairs_of;
use gridsieve::engine::Question;
use gridsieve::engine::bands::Task;
use gridsieve::scan;
use gridsieve::scan::{GridEnd, GridResult, Kind, Plan, SinkError};
use gridsieve::solver::general::unique_solution;
use gridsieve_grids::Puzzle;
use gridsieve_grids::catalogue::pairs;
use gridsieve_grids::catalogue::pairs::Thirds;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::{Canonical, Pair, minlex_morphs};
use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

impl Audit<'_> {
    /// Searches every grid of these pairs of bands whole. The rule of the census has no part in that:
    /// it gives each puzzle of a grid to one of the grid's pairs. Looks whether each puzzle found is
    /// given to one, whether the run has just those that are given to the pair drawn, and whether it has
    /// those that are given to other pairs of the run. Returns how many pairs were searched.
    pub(super) fn search_pairs(
        &self,
        question: Question,
        sampled: &[Sampled],
        findings: &mut Findings,
    ) -> Result<u64, RunError> {
        let (AuditEngine { name, engine }, run) = (self.means, self.manifest);
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
                        } else if asking
                            .iter()
                            .any(|task| is_of_run(&run.input, run.part, &task.pair()))
                        {
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
        for puzzle in missing(self.folder, of_others)? {
            findings.wrong(format_args!(
                "{name} finds {puzzle}, which another pair of the run has to find and the run does not have"
            ));
        }
        Ok(searched)
    }
}

/// Whether an audit looks up puzzles that other pairs of the run have to find. In a sample of pairs,
/// and in a part of the pairs of some grids, it does not, as it cannot tell which pairs the run has.
pub fn looks_up_other_pairs(input: &Identity, part: [u64; 2]) -> bool {
    input.kind == Kind::Pairs || input.kind == Kind::PairsOfGrids && part == [0, input.grids]
}

/// Whether a run is known to have searched a pair of a grid that it has.
fn is_of_run(input: &Identity, part: [u64; 2], pair: &Pair) -> bool {
    looks_up_other_pairs(input, part)
        && (input.kind != Kind::Pairs || (part[0]..part[1]).contains(&pairs::rank(pair)))
}

/// Returns the puzzles that the run in this folder does not have.
fn missing(folder: &Path, mut puzzles: BTreeSet<String>) -> Result<BTreeSet<String>, RunError> {
    if puzzles.is_empty() {
        return Ok(puzzles);
    }
    for line in BufReader::new(open(folder, PUZZLES)?).lines() {
        let line = line.map_err(|error| RunError::cannot("read", &folder.join(PUZZLES), error))?;
        puzzles.remove(&line[..]);
    }
    Ok(puzzles)
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
    use crate::hash::Hash128;

    #[test]
    fn a_puzzle_of_no_pair_or_of_two_is_wrong() {
        let given = |asking| [1, 2].map(|automorphisms| is_given_to_one(asking, automorphisms));
        assert_eq!([0, 1, 2].map(given), [[false; 2], [true; 2], [false, true]]);
    }

    #[test]
    fn the_pairs_of_a_run_are_known_by_its_range_or_if_it_has_all() {
        let pair = pairs::unrank(1_000_000).unwrap();
        let is_of_run = |kind, part| {
            let input = Identity { kind, grids: 6, hash: Hash128(0) };
            is_of_run(&input, part, &pair)
        };
        assert!(is_of_run(Kind::Pairs, [1_000_000, 1_000_001]));
        assert!(!is_of_run(Kind::Pairs, [999_999, 1_000_000]));
        assert!(!is_of_run(Kind::Pairs, [1_000_001, 2_000_000]));
        assert!(is_of_run(Kind::PairsOfGrids, [0, 6]));
        assert!(!is_of_run(Kind::PairsOfGrids, [0, 5]) && !is_of_run(Kind::PairsOfGrids, [1, 6]));
        assert!(!is_of_run(Kind::PairsSample, [0, 6]));
    }
}

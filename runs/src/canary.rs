//! Canaries: grids with known puzzles that some work units search beside their own grids.
//!
//! The usual answer of a run is "there is no puzzle", and a broken search says the same. Therefore
//! one work unit in [`Canaries::every`] also searches a grid whose answer is known. Any worker
//! searches it, with the same engine and number of clues. If the answer is wrong, the run stops.
//! The canary's unit does not count as done, nor do the units since the last canary that had passed
//! before this session. No canary follows the work units after the last canary of a run. Which
//! units have a canary, and which grid it is, follows from the number of the unit in the whole
//! input, so shards and interruptions do not change it.
//!
//! | Question | The grid is searched | What has to come out |
//! |---|---|---|
//! | up to 16 clues | as it stands in the table | no puzzle, and the counters of the table |
//! | 17 clues, or the fewest | turned and renamed, by the number of the unit | just the known puzzles |
//! | 18 clues | likewise | as many puzzles as the table says |
//! | 18 clues and more, not only minimal | likewise | each known puzzle with all choices of further clues |
//!
//! In a census the canary is searched as the census searches a grid: by the tasks that the rule gives
//! to its pairs of bands. Together they have to find each puzzle once.
//!
//! The result of a canary goes to [`Sink::canary`](gridsieve::scan::Sink::canary), which receives
//! nothing else, so none of its puzzles and counters can get into the results of the run.

use super::asked::Asked;
use super::hash::Hash64;
use super::tally::Tally;
use super::units::Units;
use gridsieve::scan::{Batch, CANARIES, GridEnd, GridResult};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::Morph;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::num::NonZeroU64;
use std::sync::LazyLock;

/// Which work units of a run have a canary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Canaries {
    /// One work unit in `every` has a canary: the last unit of each group.
    pub every: NonZeroU64,
    /// A hash of the table of known grids.
    pub table: Hash64,
}

/// A canary that came out as it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Canary {
    /// The number of its work unit.
    pub unit: u64,
    /// The hash of its grid.
    pub hash: Hash64,
    /// Puzzles found.
    pub found: u64,
}

/// A grid of the table, which has all grids in minlex form.
#[derive(Deserialize)]
struct Known {
    grid: String,
    /// All puzzles of the grid with 17 clues.
    puzzles: Vec<String>,
    /// How many puzzles of 18 clues it has, and how many of them are minimal.
    of_18_clues: [u64; 2],
    /// A hash of what the engine `bands` counts, by the number of clues.
    counters: BTreeMap<usize, Hash64>,
    /// The same of a census.
    census_counters: BTreeMap<usize, Hash64>,
}

/// The table, as it is written.
const TABLE: &str = include_str!("canaries.json");

/// The number of clues of the puzzles in the table. No grid has a puzzle with fewer.
const CLUES: usize = 17;

static KNOWN: LazyLock<Vec<Known>> =
    LazyLock::new(|| serde_json::from_str(TABLE).expect("the table is tested"));

impl Canaries {
    /// One unit in 128 has a canary, which takes as long as a grid.
    const EVERY: NonZeroU64 = NonZeroU64::new(128).expect("it is not 0");

    /// The canaries of a run that asks this question of an engine.
    ///
    /// # Errors
    /// What the answer should be is not known. The reason follows "no canaries: ".
    pub fn new(asked: &Asked, engine: &str) -> Result<Canaries, &'static str> {
        let is_limited = asked.band3.is_some() || asked.mask != ".".repeat(CELLS);
        if is_limited {
            return Err("the question leaves out puzzles that are known");
        }
        if asked.minimal && asked.clues > 18 {
            return Err("no minimal puzzles of so many clues are known");
        }
        if asked.clues < CLUES && engine != "bands" {
            return Err("with so few clues only the counters of the engine bands are known");
        }
        Ok(Canaries { every: Canaries::EVERY, table: Hash64::of_bytes(TABLE.as_bytes()) })
    }

    /// Whether a work unit has a canary.
    pub fn has(&self, unit: u64) -> bool {
        (unit + 1).is_multiple_of(self.every.get())
    }

    /// How many of these units have one?
    pub fn count(&self, units: &Units) -> u64 {
        units.numbers().end / self.every - units.numbers().start / self.every
    }

    /// The canary of a unit as a batch, if it has one.
    pub fn batch(&self, unit: u64, asked: &Asked) -> Option<Batch> {
        let batch = || Batch { first: CANARIES + unit, grids: vec![self.turned(unit, asked).0] };
        self.has(unit).then(batch)
    }

    fn known(&self, unit: u64) -> &'static Known {
        let number = unit / self.every;
        &KNOWN[(number % KNOWN.len() as u64) as usize]
    }

    /// The grid of a unit, and its known puzzles: for a census in their canonical form, as it tells
    /// them.
    fn turned(&self, unit: u64, asked: &Asked) -> (Grid, Vec<CellSet>) {
        let known = self.known(unit);
        // Only the counters of the grids as they stand in the table are known.
        let morph = if asked.clues < CLUES { Morph::IDENTITY } else { morph_of(unit) };
        let grid = known.grid.parse().expect("a grid of the table");
        let puzzles = known.puzzles.iter().map(|puzzle| {
            let puzzle: Puzzle = puzzle.parse().expect("a puzzle of the table");
            // All grids of the table are in minlex form.
            if asked.census.is_some() { puzzle.clues() } else { morph.cells(puzzle.clues()) }
        });
        (morph.grid(&grid), puzzles.collect())
    }

    /// The number of puzzles that the scan must keep of the grid of a unit; `None` if it is not known.
    fn expected(&self, unit: u64, asked: &Asked) -> Option<u64> {
        let known = self.known(unit);
        let all = match asked.clues {
            _ if asked.fewest => known.puzzles.len() as u64,
            ..CLUES => 0,
            CLUES => known.puzzles.len() as u64,
            18 => known.of_18_clues[usize::from(asked.minimal)],
            // The total is not known, but one known puzzle alone gives as many as the limit.
            _ => return asked.limit.filter(|&limit| limit <= with_more(asked.clues)),
        };
        Some(asked.limit.map_or(all, |limit| all.min(limit)))
    }

    /// What the evidence has of the canary of a unit, if its result is as it should be.
    ///
    /// # Errors
    /// The result is not the known one. The text is for the user.
    pub fn judge(&self, asked: &Asked, result: &GridResult) -> Result<Canary, String> {
        let unit = result.index - CANARIES;
        let judged = self.compare(unit, asked, result).map_err(|reason| {
            format!(
                "the canary of work unit {unit} failed: {reason} (grid {}). The search misses known puzzles or \
                 counts differently. Do not trust the units in which it found nothing",
                result.grid
            )
        });
        let (hash, found) = (Hash64::of_grid(&result.grid), result.puzzles.count());
        judged.map(|()| Canary { unit, hash, found })
    }

    fn compare(&self, unit: u64, asked: &Asked, result: &GridResult) -> Result<(), String> {
        if let Some(fault) = result.faults.first() {
            return Err(fault.to_string());
        }
        let (_, known) = self.turned(unit, asked);
        let found: Result<Vec<CellSet>, _> =
            result.found().map(|found| found.map(|found| found.puzzle.clues())).collect();
        let found = found.map_err(|error| error.to_string())?;
        if let Some(expected) = self.expected(unit, asked)
            && expected != found.len() as u64
        {
            return Err(format!("{} puzzles were found, not {expected}", found.len()));
        }
        if asked.fewest && !result.proof.is_some_and(|proof| proof.complete) {
            return Err("it was not shown that fewer clues are not enough".to_owned());
        }
        if asked.fewest || asked.clues == CLUES {
            let is_known = found.iter().all(|clues| known.contains(clues));
            return if is_known {
                Ok(())
            } else {
                Err("a puzzle is not one of those known".to_owned())
            };
        }
        if asked.clues < CLUES {
            let counted = Tally::new(&result.counters).hash();
            let known = self.known(unit);
            let of_kind = match asked.census {
                Some(_) => &known.census_counters,
                None => &known.counters,
            };
            return match of_kind.get(&asked.clues) {
                Some(&hash) if hash == counted => Ok(()),
                _ => Err(format!("the search counted otherwise than it should ({counted})")),
            };
        }
        if !asked.minimal && result.end == GridEnd::Complete {
            for clues in known {
                let with_more = with_more(asked.clues);
                let have_it = found.iter().filter(|&&found| clues - found == CellSet::EMPTY);
                let have_it = have_it.count() as u64;
                if have_it != with_more {
                    return Err(format!("{have_it} puzzles contain {clues}, not {with_more}"));
                }
            }
        }
        Ok(())
    }

    /// Whether a line of the evidence is possible for the canary of a unit.
    pub fn can_be(&self, unit: u64, asked: &Asked, canary: &Canary) -> bool {
        let is_our_table = self.table == Hash64::of_bytes(TABLE.as_bytes());
        let is_right = || {
            let hash = Hash64::of_grid(&self.turned(unit, asked).0);
            let expected = self.expected(unit, asked).is_none_or(|number| number == canary.found);
            hash == canary.hash && expected
        };
        canary.unit == unit && (!is_our_table || is_right())
    }
}

impl fmt::Display for Canaries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one unit in {}, table {}", self.every, self.table)
    }
}

/// How many sets of this many clues contain a given set of 17 clues.
fn with_more(clues: usize) -> u64 {
    let (free, more) = ((CELLS - CLUES) as u64, (clues - CLUES) as u64);
    (0..more).fold(1, |sets: u64, i| sets.saturating_mul(free - i) / (i + 1))
}

/// The morph of a unit: what a hash of its number says, taken apart from its end.
fn morph_of(unit: u64) -> Morph {
    let mut left = Hash64::of_bytes(&unit.to_le_bytes()).0;
    let mut take = |count: usize| {
        let digit = left % count as u64;
        left /= count as u64;
        digit as usize
    };
    let mut order = |count: usize| -> Vec<u8> {
        let mut rest: Vec<u8> = (0..count as u8).collect();
        (0..count).map(|place| rest.remove(take(count - place))).collect()
    };
    let mut lines = || -> [u8; 9] {
        let (bands, within) = (order(3), [order(3), order(3), order(3)]);
        std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
    };
    let (rows, columns) = (lines(), lines());
    let names = order(9);
    let names = std::array::from_fn(|digit| names[digit] + 1);
    Morph::new(take(2) == 1, rows, columns, names).expect("bands stay whole")
}

#[cfg(test)]
mod tests;

//! A row of the evidence: the results of one grid or one work unit. Also the sums of all rows.

use super::canary::Canary;
use super::hash::{Hash64, Hash128};
use super::tally::Tally;
use gridsieve::scan::GridResult;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::Range;

/// Numbers of grids by numbers of clues, as an array of pairs.
pub(super) mod pairs {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::collections::BTreeMap;

    pub fn serialize<S: Serializer>(
        by_clues: &BTreeMap<usize, u64>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(by_clues)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<usize, u64>, D::Error> {
        Vec::deserialize(deserializer).map(|pairs| pairs.into_iter().collect())
    }
}

/// A grid or a work unit. In the evidence it is an array, in the journal an object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Number of its first grid.
    pub first: u64,
    /// Number of its grids: 1 for a grid.
    pub grids: u64,
    /// The hash of the grid, or [of the hashes](Hash64::of_hashes) of the unit's grids.
    pub hash: Hash64,
    /// Puzzles found.
    pub found: u64,
    /// Grids searched completely; the others ended at the limit. In a run for the fewest clues:
    /// those of which everything was searched with one clue less, and nothing found.
    pub complete: u64,
    /// In a run for the fewest clues: how many of the grids need which number.
    #[serde(default, with = "pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub by_clues: BTreeMap<usize, u64>,
    /// What the searches did; in a run for the fewest clues, those that went through everything.
    pub tally: Tally,
    /// The canary of the work unit that begins with this row. Nothing above counts it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub canary: Option<Canary>,
}

impl Row {
    /// The row of the result of one grid.
    pub fn of_grid(result: &GridResult) -> Row {
        let complete = result.proof.map_or(result.is_complete(), |proof| proof.complete);
        Row {
            first: result.index,
            grids: 1,
            hash: Hash64::of_grid(&result.grid),
            found: result.puzzles.count(),
            complete: complete.into(),
            by_clues: result.proof.map(|_| (result.question.clues, 1)).into_iter().collect(),
            tally: Tally::new(&result.counters),
            canary: None,
        }
    }

    /// The row of a work unit, made of the rows of its grids.
    pub fn of_grids<'a>(first: u64, rows: impl Iterator<Item = &'a Row> + Clone) -> Row {
        let hash = Hash64::of_hashes(rows.clone().map(|row| row.hash));
        let canary = rows.clone().find_map(|row| row.canary);
        let mut sums = Totals::default();
        rows.for_each(|row| sums.add(row));
        let Totals { grids, complete, found, by_clues, tally, .. } = sums;
        Row { first, grids, hash, found, complete, by_clues, tally, canary }
    }

    /// The row without counters that are 0: a search leaves out what it never counted.
    pub fn without_zeros(&self) -> Row {
        let mut row = self.clone();
        row.tally.counts.retain(|_, count| *count != 0);
        row
    }

    /// The numbers of its grids.
    pub fn range(&self) -> Range<u64> {
        self.first..self.first.saturating_add(self.grids)
    }
}

/// Whether a number is left out when a row is written.
pub(super) fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// The sums of all rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// Grids.
    pub grids: u64,
    /// Grids searched completely.
    pub complete: u64,
    /// Puzzles found.
    pub found: u64,
    /// In a run for the fewest clues: how many grids need which number.
    #[serde(default, with = "pairs", skip_serializing_if = "BTreeMap::is_empty")]
    pub by_clues: BTreeMap<usize, u64>,
    /// Canaries that came out as they should.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub canaries: u64,
    /// The hash of the file of puzzles.
    pub puzzles: Hash128,
    /// What all searches did.
    pub tally: Tally,
}

impl Totals {
    /// Adds a row.
    pub fn add(&mut self, row: &Row) {
        self.grids = self.grids.saturating_add(row.grids);
        self.complete = self.complete.saturating_add(row.complete);
        self.found = self.found.saturating_add(row.found);
        self.canaries += u64::from(row.canary.is_some());
        for (&clues, &grids) in &row.by_clues {
            let sum = self.by_clues.entry(clues).or_default();
            *sum = sum.saturating_add(grids);
        }
        self.tally.add(&row.tally);
    }
}

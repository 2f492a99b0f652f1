//! Checks the rows of the evidence: every grid must be there exactly once, with numbers that are
//! possible.

use super::findings::Findings;
use crate::evidence::FILE;
use crate::manifest::{Detail, Manifest};
use crate::row::Row;
use crate::units::Units;
use gridsieve_grids::geometry::CELLS;

/// "grid 5 is", "grids 5..8 are", with the names of an item of the input and of several.
pub fn are([one, several]: [&str; 2], first: u64, items: u64) -> String {
    match items {
        1 => format!("{one} {first} is"),
        _ => format!("{several} {first}..{} are", first.saturating_add(items)),
    }
}

/// Goes through the rows.
pub struct Rows<'a> {
    manifest: &'a Manifest,
    units: Units,
    /// The number of the next grid.
    next: u64,
}

impl<'a> Rows<'a> {
    pub fn new(manifest: &'a Manifest) -> Rows<'a> {
        let units = manifest.units();
        let next = units.range().start;
        Rows { manifest, units, next }
    }

    /// Checks that this is a row that the run must have, and that it comes only once.
    pub fn check(&mut self, row: &Row, findings: &mut Findings) -> bool {
        let (first, end) = (row.first, row.first.saturating_add(row.grids));
        let range = self.units.range();
        let expected = match self.manifest.evidence {
            _ if !range.contains(&first) => first..first,
            Detail::Grid => first..first + 1,
            Detail::Unit => self.units.grids(self.units.number_of(first)),
        };
        let names @ [_, several] = self.manifest.input.kind.items();
        let mut damage = |text: &str| {
            findings.damage(format_args!("{FILE}: {} {text}", are(names, first, row.grids)));
        };
        if (first..end) != expected || expected.is_empty() {
            damage(&match self.manifest.evidence {
                Detail::Grid => format!("not one of the {several} of the run"),
                Detail::Unit => "not a work unit of the run".to_owned(),
            });
            return false;
        }
        if first < self.next {
            damage("there again, or not in order");
            return false;
        }
        if !self.can_be(row) {
            damage("there with counts that cannot be");
        }
        if let Some(what) = self.wrong_canary(row) {
            damage(what);
        }
        if first > self.next {
            self.missing(first, findings);
        }
        self.next = end;
        true
    }

    /// The error of the canary of a row, or of a missing canary.
    fn wrong_canary(&self, row: &Row) -> Option<&'static str> {
        let unit = self.units.number_of(row.first);
        let begins = self.units.grids(unit).start == row.first;
        let canaries = self.manifest.canaries.filter(|canaries| begins && canaries.has(unit));
        match (canaries, &row.canary) {
            (None, None) => None,
            (None, Some(_)) => Some("there with a canary, and their work unit has none"),
            (Some(_), None) => Some("there without the canary of their work unit"),
            (Some(canaries), Some(canary)) => {
                let is_right = canaries.can_be(unit, &self.manifest.asked, canary);
                (!is_right).then_some("there with a canary that cannot be")
            }
        }
    }

    fn missing(&self, end: u64, findings: &mut Findings) {
        findings.damage(format_args!(
            "{FILE}: {} missing",
            are(self.manifest.input.kind.items(), self.next, end - self.next)
        ));
    }

    /// Whether a row with these numbers of puzzles, grids, and completely searched grids is
    /// possible.
    fn can_be(&self, row: &Row) -> bool {
        let limit = self.manifest.asked.limit;
        if self.manifest.asked.fewest {
            let mut numbers = row.by_clues.iter();
            // Each grid has at least one puzzle.
            let most = limit.map_or(u128::MAX, |limit| u128::from(limit) * u128::from(row.grids));
            return row.complete == row.grids
                && row.by_clues.values().map(|&grids| u128::from(grids)).sum::<u128>()
                    == row.grids.into()
                && numbers.all(|(&clues, &grids)| (1..=CELLS).contains(&clues) && grids > 0)
                && (row.grids.into()..=most).contains(&u128::from(row.found));
        }
        let Some(limited) = row.grids.checked_sub(row.complete) else { return false };
        let Some(limit) = limit else { return limited == 0 };
        // A search that reached the limit stopped there.
        let [limit, limited, complete, found] =
            [limit, limited, row.complete, row.found].map(u128::from);
        let least = limited * limit;
        (least..=least + complete * limit.saturating_sub(1)).contains(&found)
    }

    /// Checks that no row is missing at the end.
    pub fn finish(&self, findings: &mut Findings) {
        let end = self.units.range().end;
        if self.next < end {
            self.missing(end, findings);
        }
    }
}

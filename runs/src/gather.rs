//! Work units that are only partly searched.

use super::canary::Canary;
use super::journal::Record;
use super::manifest::Manifest;
use gridsieve::scan::{GridResult, SinkError};
use std::collections::BTreeMap;

/// Gathers what was searched until a work unit is whole: all its grids, and its canary if it has one.
pub struct Gather {
    /// What the run is about.
    pub manifest: Manifest,
    begun: BTreeMap<u64, Begun>,
}

/// A unit.
struct Begun {
    grids: Vec<Option<Record>>,
    canary: Option<Canary>,
}

impl Gather {
    /// Creates an empty collection for this run.
    pub fn new(manifest: Manifest) -> Gather {
        Gather { manifest, begun: BTreeMap::new() }
    }

    /// Adds a grid. Returns the unit's record once the unit is whole.
    pub fn grid(&mut self, record: Record) -> Option<Record> {
        let grid = record.row.first;
        let unit = self.manifest.units().number_of(grid);
        let place = (grid - self.manifest.units().grids(unit).start) as usize;
        let before = self.begun(unit).grids[place].replace(record);
        assert!(before.is_none(), "grid {grid} was searched twice");
        self.whole(unit)
    }

    /// Adds the result of a canary. Returns the unit's record once the unit is whole.
    ///
    /// # Errors
    /// The result is not as it should be.
    pub fn canary(&mut self, result: &GridResult) -> Result<Option<Record>, SinkError> {
        let Manifest { canaries, asked, .. } = &self.manifest;
        let canaries = canaries.expect("only runs with canaries search them");
        let canary = canaries.judge(asked, result).map_err(SinkError::Canary)?;
        let before = self.begun(canary.unit).canary.replace(canary);
        assert!(before.is_none(), "the canary of unit {} was searched twice", canary.unit);
        Ok(self.whole(canary.unit))
    }

    fn begun(&mut self, unit: u64) -> &mut Begun {
        let grids = self.manifest.units().grids(unit);
        let length = (grids.end - grids.start) as usize;
        let nothing = || Begun { grids: (0..length).map(|_| None).collect(), canary: None };
        self.begun.entry(unit).or_insert_with(nothing)
    }

    fn whole(&mut self, unit: u64) -> Option<Record> {
        let has_canary = self.manifest.has_canary(unit);
        let Begun { grids, canary } = self.begun(unit);
        if grids.iter().any(Option::is_none) || canary.is_some() != has_canary {
            return None;
        }
        let Begun { grids, canary } = self.begun.remove(&unit).expect("it was begun");
        let grids: Vec<Record> = grids.into_iter().flatten().collect();
        let first = self.manifest.units().grids(unit).start;
        let mut record = Record::of_grids(first, &grids, self.manifest.evidence);
        record.row.canary = canary;
        Some(record)
    }
}

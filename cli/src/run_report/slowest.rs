//! The grids that took longest.

use gridsieve::internal::run::Hash64;
use gridsieve::internal::run::journal::Record;

/// How many of the slowest grids are kept.
pub const MOST: usize = 20;

/// A grid.
#[derive(Clone, Debug, PartialEq)]
pub struct Slow {
    /// Its number.
    pub index: u64,
    /// How long it took; of grids searched together an equal share.
    pub seconds: f64,
    /// Its hash, if the log has a line for each grid.
    pub hash: Option<Hash64>,
    /// Its puzzles, likewise.
    pub found: Option<u64>,
}

/// The slowest grids, the slowest one first.
#[derive(Debug, Default)]
pub struct Slowest(Vec<Slow>);

impl Slowest {
    /// The grids of a unit.
    pub fn add(&mut self, record: &Record) {
        for (place, &seconds) in record.work.seconds.iter().enumerate() {
            let full = self.0.len() == MOST;
            if !seconds.is_finite() || full && self.0.last().is_some_and(|it| it.seconds > seconds)
            {
                continue;
            }
            let each = record.each.get(place);
            let index = record.row.first.saturating_add(place as u64);
            let (hash, found) = (each.map(|each| each.hash), each.map(|each| each.found));
            let slow = Slow { index, seconds, hash, found };
            // Of equally slow ones the first one first, in whatever order they come.
            let before =
                |it: &Slow| it.seconds > seconds || it.seconds == seconds && it.index < index;
            self.0.insert(self.0.partition_point(before), slow);
            self.0.truncate(MOST);
        }
    }

    /// At most [`MOST`] grids.
    pub fn list(&self) -> &[Slow] {
        &self.0
    }
}

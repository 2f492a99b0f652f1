//! The grids that took longest.

use gridsieve_runs::Hash64;
use gridsieve_runs::journal::Record;

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

/// Adds the grids of a unit to the slowest ones, at most [`MOST`], the slowest one first.
pub fn add(slowest: &mut Vec<Slow>, record: &Record) {
    for (place, &seconds) in record.work.seconds.iter().enumerate() {
        let each = record.each.get(place);
        let index = record.row.first.saturating_add(place as u64);
        let (hash, found) = (each.map(|each| each.hash), each.map(|each| each.found));
        slowest.push(Slow { index, seconds, hash, found });
    }
    slowest.retain(|slow| slow.seconds.is_finite());
    // Of equally slow ones the first one first, in whatever order they come.
    slowest.sort_by(|a, b| b.seconds.total_cmp(&a.seconds).then(a.index.cmp(&b.index)));
    slowest.truncate(MOST);
}

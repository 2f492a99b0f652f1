//! The times that the program was started, and what came of each.

use gridsieve_runs::journal::{Record, Session};

/// Sessions that are kept one by one.
const MOST: usize = 500;

/// A session.
#[derive(Debug, Default)]
pub struct Stint {
    /// Nothing is known about work that no session began.
    pub session: Option<Session>,
    /// How many sessions these are.
    pub count: u64,
    /// Grids done.
    pub grids: u64,
    /// Puzzles found.
    pub found: u64,
    /// Of all threads together.
    pub seconds: f64,
    /// When the last unit was finished.
    pub last: Option<u64>,
}

/// All sessions, in the order of the log.
#[derive(Debug, Default)]
pub struct Sessions {
    /// The first ones.
    pub list: Vec<Stint>,
    /// All others together.
    pub others: Option<Stint>,
    /// Does what comes next belong to the last one of the list?
    listed: bool,
}

impl Stint {
    /// From the start to the last unit, in seconds.
    pub fn elapsed(&self) -> Option<f64> {
        let begun = self.session.as_ref()?.at;
        Some(self.last?.saturating_sub(begun) as f64 / 1e3)
    }
}

impl Sessions {
    /// A session begins.
    pub fn begin(&mut self, session: Session) {
        self.listed = self.list.len() < MOST;
        if self.listed {
            self.list.push(Stint { session: Some(session), count: 1, ..Stint::default() });
        } else {
            self.others.get_or_insert_default().count += 1;
        }
    }

    /// A unit was done.
    pub fn add(&mut self, record: &Record) {
        let stint = match self.list.last_mut() {
            Some(stint) if self.listed => stint,
            _ => self.others.get_or_insert_default(),
        };
        stint.grids = stint.grids.saturating_add(record.row.grids);
        stint.found = stint.found.saturating_add(record.row.found);
        stint.seconds += record.work.seconds.iter().sum::<f64>();
        stint.last = stint.last.max(Some(record.work.at));
    }

    /// How many there were.
    pub fn count(&self) -> u64 {
        self.list.len() as u64 + self.others.as_ref().map_or(0, |others| others.count)
    }
}

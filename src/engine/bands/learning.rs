//! UAs that a search learns: the tables to which they were added, and the log by which the threads
//! that search one pair of bands share them.

use super::config::MOST_LEARNED;
use std::sync::{Mutex, PoisonError};

/// The table of a pair of bands that took in a UA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Learned {
    /// The table of the UAs inside bands 1+2, with the UA.
    TwoBands(u64),
    /// A pattern of one band 3, with the UA's part in bands 1+2.
    Part { band_3: usize, pattern: usize, part: u64 },
    /// A pattern of a stack, which all bands 3 have in common, with the UA's part in bands 1+2.
    OfStack { stack: usize, pattern: usize, part: u64 },
}

/// A learned UA, in the cell numbers that all threads have in common. Patterns are numbered by each
/// thread for itself, so the cells in band 3 stand for them.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LoggedUa {
    /// A UA inside bands 1+2.
    TwoBands(u64),
    /// The part in bands 1+2 of a UA, and its cells in a band 3.
    Part { band_3: usize, part: u64, cells: u32 },
}

/// The UAs that all threads have learned, up to [`MOST_LEARNED`]. What is learned when the log is
/// full stays with the thread that learned it.
#[derive(Default)]
pub(crate) struct LearningLog(Mutex<Vec<LoggedUa>>);

/// How many entries of the log a thread knows, its own included.
#[derive(Default)]
pub(crate) struct LogPosition(usize);

impl LearningLog {
    /// Gives `take_in` what other threads have added since this one was here, then adds what it has
    /// learned itself.
    pub fn exchange(
        &self,
        position: &mut LogPosition,
        learned: &mut Vec<LoggedUa>,
        mut take_in: impl FnMut(LoggedUa),
    ) {
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        log[position.0..].iter().for_each(|&ua| take_in(ua));
        let free = MOST_LEARNED.saturating_sub(log.len());
        log.extend(learned.drain(..).take(free));
        position.0 = log.len();
    }
}

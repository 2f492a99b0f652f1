//! What the threads that search one pair of bands have learned, for each other.

use super::MOST_LEARNED;
use super::pair::PairSearch;
use std::sync::{Mutex, PoisonError};

/// A learned UA, in the numbers that all threads have in common: patterns have none.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lesson {
    /// It is inside bands 1+2.
    TwoBands(u64),
    /// Its part in bands 1+2, and its cells in a band 3.
    Part { band_3: usize, part: u64, cells: u32 },
}

/// What was learned first, by all threads: more than that each keeps to itself.
#[derive(Default)]
pub(super) struct Knowledge(Mutex<Vec<Lesson>>);

/// What one thread has of it.
#[derive(Default)]
pub(super) struct Pupil {
    /// Lessons that it has taken in, its own included.
    known: usize,
}

impl Knowledge {
    /// Adds what a search has learned since it was here, and gives it what others have.
    pub fn exchange(&self, pupil: &mut Pupil, search: &mut PairSearch) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for &lesson in &all[pupil.known..] {
            search.take_in(lesson);
        }
        let room = MOST_LEARNED.saturating_sub(all.len());
        all.extend(search.lessons.drain(..).take(room));
        pupil.known = all.len();
    }
}

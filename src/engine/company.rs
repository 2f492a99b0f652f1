//! What a search shares with the scan that it belongs to: threads that have nothing to do, and
//! how far it has got.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The company of a search: the other threads, and whoever watches it. By default there is
/// nobody.
#[derive(Clone, Debug, Default)]
pub struct Company {
    /// Threads that may take parts of the search, whose puzzles are the same then.
    pub spare: Arc<Spare>,
    /// How far the search has got.
    pub share: Arc<Share>,
    /// The search may be ended by its receiver: then puzzles come in an order that does not
    /// depend on the number of threads.
    pub in_order: bool,
    /// The counters of a complete search must not depend on the number of threads.
    pub same_counters: bool,
}

impl Company {
    /// One search on so many threads, its own included.
    pub fn of(threads: usize) -> Company {
        let spare = Spare::default();
        (1..threads).for_each(|_| spare.add(None));
        Company { spare: Arc::new(spare), ..Company::default() }
    }

    /// For a search whose threads learn from each other, so that what they count depends on
    /// them: alone where that must not be.
    pub(super) fn of_learners(self) -> Company {
        let spare = if self.same_counters { Arc::default() } else { self.spare };
        Company { spare, ..self }
    }
}

/// A thread that may be started: the number of the core that it is to be bound to, if it is.
pub type Seat = Option<usize>;

/// Threads that have nothing to do. A search takes what it can use, and gives it back.
#[derive(Debug, Default)]
pub struct Spare(Mutex<Vec<Seat>>);

impl Spare {
    fn seats(&self) -> MutexGuard<'_, Vec<Seat>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a thread.
    pub fn add(&self, seat: Seat) {
        self.seats().push(seat);
    }

    /// Takes a thread, if there is one.
    pub(super) fn take(&self) -> Option<Seat> {
        self.seats().pop()
    }
}

/// How far a search has got: the share of its tree that was searched, as it is estimated.
#[derive(Default)]
pub struct Share {
    searched: AtomicU64,
    watcher: Option<fn(f64)>,
}

/// The whole of a share.
const WHOLE: f64 = (1u64 << 40) as f64;

impl Share {
    /// One whose watcher is told of every change, on the thread that has searched.
    pub fn watched(watcher: fn(f64)) -> Share {
        Share { watcher: Some(watcher), ..Share::default() }
    }

    /// From 0 to 1.
    pub fn get(&self) -> f64 {
        (self.searched.load(Ordering::Relaxed) as f64 / WHOLE).min(1.0)
    }

    /// Begins with another search.
    pub fn reset(&self) {
        self.searched.store(0, Ordering::Relaxed);
    }

    /// Adds what was searched since.
    pub(super) fn add(&self, share: f64) {
        self.searched.fetch_add((share * WHOLE) as u64, Ordering::Relaxed);
        if let Some(watcher) = self.watcher {
            watcher(self.get());
        }
    }
}

impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.4}", self.get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spare_threads_are_taken_once() {
        let spare = Company::of(3).spare;
        spare.add(Some(5));
        assert_eq!([0; 4].map(|_| spare.take()), [Some(Some(5)), Some(None), Some(None), None]);
        assert_eq!(Company::of(1).spare.take(), None);
    }

    #[test]
    fn shares_add_up() {
        let share = Share::default();
        (0..300).for_each(|_| share.add(1.0 / 300.0));
        assert!(share.get() > 0.999_999 && share.get() <= 1.0, "{share:?}");
        share.reset();
        assert_eq!(share.get(), 0.0);
    }
}

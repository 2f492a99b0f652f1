//! The state that a search shares with the scan that it belongs to: spare threads, and the progress
//! of the search.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// State that a search shares with the scan that runs it: spare threads and the progress. By
/// default there are no other threads, and the progress has no callback.
#[derive(Clone, Debug, Default)]
pub struct SearchContext {
    /// Threads that may take parts of the search, whose puzzles are the same then.
    pub spare: Arc<SpareThreads>,
    /// The progress of the search.
    pub share: Arc<SearchProgress>,
    /// Puzzles come in an order that does not depend on the number of threads: for receivers that
    /// may end the search early.
    pub in_order: bool,
    /// The counters of a complete search must not depend on the number of threads.
    pub same_counters: bool,
}

impl SearchContext {
    /// A context for one search on this many threads, including its own.
    pub fn with_threads(threads: usize) -> SearchContext {
        let spare = SpareThreads::default();
        (1..threads).for_each(|_| spare.add(None));
        SearchContext { spare: Arc::new(spare), ..SearchContext::default() }
    }

    /// Withholds idle threads where counters must not depend on them: for an engine whose threads
    /// give each other the UAs that they learn.
    pub(super) fn for_learners(self) -> SearchContext {
        let spare = if self.same_counters { Arc::default() } else { self.spare };
        SearchContext { spare, ..self }
    }
}

/// A thread that may be started: the number of the core that it is to be bound to, if it is.
pub type Core = Option<usize>;

/// Threads that have nothing to do. A search takes what it can use, and gives it back.
#[derive(Debug, Default)]
pub struct SpareThreads(Mutex<Vec<Core>>);

impl SpareThreads {
    fn cores(&self) -> MutexGuard<'_, Vec<Core>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a thread.
    pub fn add(&self, core: Core) {
        self.cores().push(core);
    }

    /// Takes a thread, if there is one.
    pub(super) fn take(&self) -> Option<Core> {
        self.cores().pop()
    }
}

/// The progress of a search: the estimated share of its tree that was searched.
#[derive(Debug, Default)]
pub struct SearchProgress {
    searched: AtomicU64,
    watcher: Option<fn(f64)>,
}

/// The fixed-point number that stands for a whole search.
const WHOLE: f64 = (1u64 << 40) as f64;

impl SearchProgress {
    /// A progress whose callback receives every change, on the thread that has searched.
    pub fn watched(watcher: fn(f64)) -> SearchProgress {
        SearchProgress { watcher: Some(watcher), ..SearchProgress::default() }
    }

    /// The share that was searched, from 0 to 1.
    pub fn get(&self) -> f64 {
        (self.searched.load(Ordering::Relaxed) as f64 / WHOLE).min(1.0)
    }

    /// Begins anew, for the next search.
    pub fn reset(&self) {
        self.searched.store(0, Ordering::Relaxed);
    }

    /// Adds the part of the search that was done since.
    pub(super) fn add(&self, share: f64) {
        self.searched.fetch_add((share * WHOLE) as u64, Ordering::Relaxed);
        if let Some(watcher) = self.watcher {
            watcher(self.get());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spare_threads_are_taken_once() {
        let spare = SearchContext::with_threads(3).spare;
        spare.add(Some(5));
        assert_eq!([0; 4].map(|_| spare.take()), [Some(Some(5)), Some(None), Some(None), None]);
        assert_eq!(SearchContext::with_threads(1).spare.take(), None);
    }

    #[test]
    fn shares_add_up() {
        let share = SearchProgress::default();
        (0..300).for_each(|_| share.add(1.0 / 300.0));
        assert!(share.get() > 0.999_999 && share.get() <= 1.0, "{share:?}");
        share.reset();
        assert_eq!(share.get(), 0.0);
    }
}

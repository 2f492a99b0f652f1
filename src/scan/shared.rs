//! The state that the workers of a scan share, and the state of each worker.

use super::check::FaultKind;
use super::event::Event;
use super::pair_engine::PairSearch;
use super::plan::Plan;
use super::store::Store;
use crate::engine::{GridSearch, Question, SearchContext, SearchProgress, SpareThreads};
use crossbeam_channel::Sender;
use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

/// What the searches of all grids share.
pub(super) struct Shared<'a> {
    pub plan: &'a Plan<'a>,
    /// Puzzles in memory of all results that are waiting.
    pub waiting: Arc<AtomicUsize>,
    pub stop: &'a AtomicBool,
    /// Puzzles kept so far.
    pub kept: AtomicU64,
    /// Threads that have nothing to do.
    pub spare: Arc<SpareThreads>,
    /// What each worker is doing.
    pub under_way: Vec<UnderWay>,
}

impl Shared<'_> {
    /// A store for puzzles.
    pub fn store(&self) -> Store {
        Store::new(&self.plan.limits, &self.waiting)
    }
}

/// What a worker is doing.
#[derive(Default)]
pub(super) struct UnderWay {
    /// The work that it has begun, in grids: the bits of a number.
    pub work: AtomicU64,
    /// The share of this work that is done.
    pub share: Arc<SearchProgress>,
}

impl UnderWay {
    /// How much of its work a worker has done, in grids.
    pub fn done(&self) -> f64 {
        f64::from_bits(self.work.load(Ordering::Relaxed)) * self.share.get()
    }
}

/// A worker's searches, each started when it is first needed, and all again after a panic.
#[derive(Default)]
pub(super) struct Searches {
    /// The searches of grids, by number of clues.
    of_grids: BTreeMap<usize, Box<dyn GridSearch>>,
    /// The search of pairs of bands.
    pub of_pairs: Option<Box<dyn PairSearch>>,
}

impl Searches {
    /// The search of grids for a question.
    pub fn of_grids(&mut self, worker: Worker, question: Question) -> &mut dyn GridSearch {
        let start = || worker.shared.plan.engine.start(question, worker.context());
        &mut **self.of_grids.entry(question.clues).or_insert_with(start)
    }
}

/// A worker.
#[derive(Clone, Copy)]
pub(super) struct Worker<'a> {
    pub shared: &'a Shared<'a>,
    /// Its number.
    pub number: usize,
    pub events: &'a Sender<Event>,
}

impl Worker<'_> {
    /// What a search by this worker shares with the others.
    pub fn context(self) -> SearchContext {
        let Plan { keep, same_counters, .. } = *self.shared.plan;
        let in_order = keep.limit.is_some() || keep.fewest;
        // What a search counts that ends early depends on how many threads it has.
        let alone = in_order && same_counters;
        SearchContext {
            spare: if alone { Arc::default() } else { Arc::clone(&self.shared.spare) },
            share: Arc::clone(&self.shared.under_way[self.number].share),
            in_order,
            same_counters,
        }
    }

    /// Uses this worker's searches. A panic must not destroy the results of other grids: after a
    /// panic the worker has no searches left, and the error becomes the result of the grids that
    /// were being searched.
    pub fn guarded<R>(
        self,
        searches: &mut Searches,
        body: impl FnOnce(&mut Searches) -> R,
    ) -> Result<R, FaultKind> {
        catch_unwind(AssertUnwindSafe(|| body(searches))).map_err(|panic| {
            *searches = Searches::default();
            FaultKind::Panic(message(&*panic))
        })
    }

    /// Begins with this amount of work, in grids; with zero, nothing is left to do.
    pub fn begin(self, work: f64) {
        let under_way = &self.shared.under_way[self.number];
        under_way.share.reset();
        under_way.work.store(work.to_bits(), Ordering::Relaxed);
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

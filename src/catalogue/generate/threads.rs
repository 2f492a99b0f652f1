//! The generator on several threads: each takes one row 4 after the other, and what they make
//! is put in order.

use super::maker::{Class, GroupMaker};
use super::run::Generator;
use crate::grid::symmetry::BandClass;
use std::collections::{BTreeMap, VecDeque};
use std::ops::ControlFlow;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Groups that may wait for an earlier one, for each thread.
const WAITING: usize = 16;

/// Calls `each` with what `make` makes of one row 4 after the other; none if the system grants
/// no thread.
pub fn run<T: Send, B>(
    plan: &Generator,
    make: fn(&mut GroupMaker, usize) -> T,
    each: &mut impl FnMut(T) -> ControlFlow<B>,
) -> Option<ControlFlow<B>> {
    let shared = Shared::new(plan, make);
    thread::scope(|scope| {
        // Even if `each` panics, the workers have to end.
        let _end = StopOnDrop { shared: &shared, only_in_panic: false };
        let work = || {
            let _end = StopOnDrop { shared: &shared, only_in_panic: true };
            shared.work();
        };
        let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
        if (0..plan.threads).filter(start).count() == 0 {
            return None;
        }
        while let Some(made) = shared.next() {
            if let end @ ControlFlow::Break(_) = each(made) {
                return Some(end);
            }
        }
        Some(ControlFlow::Continue(()))
    })
}

/// What the threads share.
struct Shared<'a, T> {
    plan: &'a Generator,
    make: fn(&mut GroupMaker, usize) -> T,
    /// Classes that are being worked on or got ready at the same time.
    ahead: usize,
    state: Mutex<State<T>>,
    /// Something in the state has changed.
    changed: Condvar,
}

struct State<T> {
    /// The class to get ready next.
    unprepared: usize,
    preparing: usize,
    prepared: BTreeMap<usize, Arc<Class>>,
    /// The class and the row 4 to hand out next.
    class: usize,
    row_4: usize,
    /// Groups handed out and not delivered, the oldest first.
    waiting: VecDeque<Option<T>>,
    delivered: u64,
    stopped: bool,
}

/// Stops all threads, when one of them panics or the receiver has had enough.
struct StopOnDrop<'a, T> {
    shared: &'a Shared<'a, T>,
    only_in_panic: bool,
}

impl<T> Drop for StopOnDrop<'_, T> {
    fn drop(&mut self) {
        if !self.only_in_panic || thread::panicking() {
            self.shared.state().stopped = true;
            self.shared.changed.notify_all();
        }
    }
}

impl<T> Shared<'_, T> {
    fn new(plan: &Generator, make: fn(&mut GroupMaker, usize) -> T) -> Shared<'_, T> {
        let class = plan.start.class.index();
        let state = State {
            unprepared: class,
            preparing: 0,
            prepared: BTreeMap::new(),
            class,
            row_4: plan.start.row_4,
            waiting: VecDeque::new(),
            delivered: 0,
            stopped: false,
        };
        let (state, changed) = (Mutex::new(state), Condvar::new());
        Shared { plan, make, ahead: 2 + plan.threads / 4, state, changed }
    }

    /// What is in the state stays sound if a thread panics: none does while it
    /// changes it.
    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State<T>>) -> MutexGuard<'a, State<T>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// The next group, in order.
    fn next(&self) -> Option<T> {
        let mut state = self.state();
        loop {
            if let Some(group) = state.waiting.front_mut() {
                if let Some(group) = group.take() {
                    state.waiting.pop_front();
                    state.delivered += 1;
                    self.changed.notify_all();
                    return Some(group);
                }
            } else if state.class > self.plan.last.index() {
                return None;
            }
            // Only a worker that panicked has stopped the others while results are waited for.
            assert!(!state.stopped, "a thread of the generator broke down");
            state = self.wait(state);
        }
    }

    /// A worker: gets classes ready, or makes groups, until all is handed out.
    fn work(&self) {
        let last = self.plan.last.index();
        let mut maker: Option<(usize, GroupMaker)> = None;
        let mut state = self.state();
        while !state.stopped && state.class <= last {
            if state.unprepared <= last && state.preparing + state.prepared.len() < self.ahead {
                let index = state.unprepared;
                state.unprepared += 1;
                state.preparing += 1;
                drop(state);
                let class = Arc::new(Class::new(BandClass::from_index(index)));
                state = self.state();
                state.preparing -= 1;
                state.prepared.insert(index, class);
                self.changed.notify_all();
                continue;
            }
            let (index, row_4) = (state.class, state.row_4);
            let Some(class) = state.prepared.get(&index) else {
                state = self.wait(state);
                continue;
            };
            if row_4 >= class.tables.fourth_rows {
                state.prepared.remove(&index);
                state.class += 1;
                state.row_4 = 0;
                self.changed.notify_all();
                continue;
            }
            if state.waiting.len() >= WAITING * self.plan.threads {
                state = self.wait(state);
                continue;
            }
            let class = Arc::clone(class);
            state.row_4 += 1;
            let number = state.delivered + state.waiting.len() as u64;
            state.waiting.push_back(None);
            drop(state);
            if maker.as_ref().is_none_or(|(of, _)| *of != index) {
                maker = Some((index, GroupMaker::new(class)));
            }
            let (_, maker) = maker.as_mut().expect("made above");
            let group = (self.make)(maker, row_4);
            state = self.state();
            let place = (number - state.delivered) as usize;
            state.waiting[place] = Some(group);
            self.changed.notify_all();
        }
    }
}

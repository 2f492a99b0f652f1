//! Runs the generator, on any number of threads, with its results in order.

use super::count::RowCount;
use super::group::RowGroup;
use super::maker::{Class, GroupMaker};
use crate::grid::symmetry::BandClass;
use std::collections::{BTreeMap, VecDeque};
use std::ops::{ControlFlow, RangeInclusive};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Groups that may wait for an earlier one, for each thread.
const WAITING: usize = 16;

/// A place in the catalogue where the generator can start: a row 4 of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Start {
    /// The class of the first band.
    pub class: BandClass,
    /// The row 4 to begin with, as [`RowGroup::row_4`] counts them.
    pub row_4: usize,
}

/// Generates the ED grids of some classes.
#[derive(Clone, Debug)]
pub struct Generator {
    start: Start,
    last: BandClass,
    threads: usize,
}

impl Generator {
    /// All grids of these classes.
    pub fn new(classes: RangeInclusive<BandClass>) -> Generator {
        let start = Start { class: *classes.start(), row_4: 0 };
        Generator { start, last: *classes.end(), threads: 1 }
    }

    /// Only those from a row 4 on.
    pub fn starting(self, start: Start) -> Generator {
        Generator { start, ..self }
    }

    /// On so many threads (at least one), or fewer if the system does not grant
    /// them. The grids and their order do not depend on it. A class in work takes
    /// up to 80 MB: on one thread one, on several two, and one more for each four
    /// threads.
    pub fn threads(self, threads: usize) -> Generator {
        Generator { threads: threads.max(1), ..self }
    }

    /// Calls `each` with one [`RowGroup`] after the other, in catalogue order,
    /// until it breaks. Row groups without grids are among them.
    pub fn run<B>(&self, each: impl FnMut(RowGroup) -> ControlFlow<B>) -> ControlFlow<B> {
        self.run_with(GroupMaker::group, each)
    }

    /// The same with a [`RowCount`] of each row 4: only counts.
    pub fn count_rows<B>(&self, each: impl FnMut(RowCount) -> ControlFlow<B>) -> ControlFlow<B> {
        self.run_with(GroupMaker::count, each)
    }

    /// The same with whatever is made of each row 4.
    fn run_with<T: Send, B>(
        &self,
        make: fn(&mut GroupMaker, usize) -> T,
        mut each: impl FnMut(T) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.start.class > self.last {
            return ControlFlow::Continue(());
        }
        if self.threads == 1 {
            return self.run_here(make, each);
        }
        let shared = Shared::new(self, make);
        thread::scope(|scope| {
            // Even if `each` panics, the workers have to end.
            let _end = StopOnDrop { shared: &shared, only_in_panic: false };
            let work = || {
                let _end = StopOnDrop { shared: &shared, only_in_panic: true };
                shared.work();
            };
            let start = |_: &usize| thread::Builder::new().spawn_scoped(scope, work).is_ok();
            if (0..self.threads).filter(start).count() == 0 {
                return self.run_here(make, each);
            }
            while let Some(made) = shared.next() {
                each(made)?;
            }
            ControlFlow::Continue(())
        })
    }

    fn run_here<T, B>(
        &self,
        make: fn(&mut GroupMaker, usize) -> T,
        mut each: impl FnMut(T) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for index in self.start.class.index()..=self.last.index() {
            let class = Arc::new(Class::new(BandClass::from_index(index)));
            let mut maker = GroupMaker::new(Arc::clone(&class));
            for row_4 in self.first_row(index)..class.tables.fourth_rows {
                each(make(&mut maker, row_4))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The first row 4 of a class.
    fn first_row(&self, class: usize) -> usize {
        if class == self.start.class.index() { self.start.row_4 } else { 0 }
    }
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
            if state.stopped {
                return None;
            }
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

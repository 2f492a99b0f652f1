//! The generator on several threads: each takes one row 4 after the other, and what they make
//! is put in order.
//!
//! The thread that calls hands out jobs, each with a channel for its one result, and takes the
//! results in the order of the jobs. Classes are got ready in the same way, before their rows
//! are handed out.

use super::class::Class;
use super::generator::Generator;
use super::maker::{GroupMaker, Make};
use crate::symmetry::BandClass;
use crossbeam_channel::{Receiver, Sender, bounded, unbounded};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Groups that may wait for an earlier one, for each thread.
const WAITING: usize = 16;

/// What the caller says when a worker panicked.
const BROKE_DOWN: &str = "a thread of the generator broke down";

/// What a thread can be asked for, and where the result goes.
enum Job<T> {
    /// To get a class ready.
    Class(BandClass, Sender<Arc<Class>>),
    /// To make what is wanted of a row 4.
    Row4(Arc<Class>, usize, Sender<T>),
}

/// Calls `each` with what `make` makes of one row 4 after the other; none if the system grants
/// no thread.
///
/// # Panics
/// A thread did.
pub fn run<T: Send, B>(
    plan: &Generator,
    make: Make<T>,
    each: &mut impl FnMut(T) -> ControlFlow<B>,
) -> Option<ControlFlow<B>> {
    let enough = &AtomicBool::new(false);
    thread::scope(|scope| {
        // The threads end when `jobs` is dropped and all jobs are done, even if `each` panics.
        let (jobs, todo) = unbounded();
        let start = |_: &usize| {
            let todo = todo.clone();
            let work = move || work(&todo, enough, make);
            thread::Builder::new().spawn_scoped(scope, work).is_ok()
        };
        if (0..plan.threads).filter(start).count() == 0 {
            return None;
        }
        // Only the threads hold it now. If all of them panic, the jobs that none of them took
        // are dropped, and so nothing waits for their results.
        drop(todo);
        let ask = |job| jobs.send(job).expect(BROKE_DOWN);
        // With the class whose rows are handed out.
        let classes = in_order(2 + plan.threads / 4, plan.classes(), |class, result| {
            ask(Job::Class(class, result));
        });
        let rows = classes
            .flat_map(|class| plan.rows_4(&class).map(move |row_4| (Arc::clone(&class), row_4)));
        let mut made = in_order(WAITING * plan.threads, rows, |(class, row_4), result| {
            ask(Job::Row4(class, row_4, result));
        });
        let end = made.try_for_each(each);
        enough.store(true, Ordering::Relaxed);
        Some(end)
    })
}

/// The results of what is asked for of each item, in the order of the items, of which at most
/// `ahead` are asked for before their results are wanted.
fn in_order<I, T>(
    ahead: usize,
    items: impl Iterator<Item = I>,
    ask: impl Fn(I, Sender<T>),
) -> impl Iterator<Item = T> {
    let mut asked = items.map(move |item| {
        let (result, receiver) = bounded(1);
        ask(item, result);
        receiver
    });
    let mut waiting = VecDeque::with_capacity(ahead);
    std::iter::from_fn(move || {
        waiting.extend(asked.by_ref().take(ahead - waiting.len()));
        let first: Receiver<T> = waiting.pop_front()?;
        Some(first.recv().expect(BROKE_DOWN))
    })
}

/// What a thread does, until there are no more jobs, or there was enough of what they make.
fn work<T>(todo: &Receiver<Job<T>>, enough: &AtomicBool, make: Make<T>) {
    let mut maker = GroupMaker::default();
    for job in todo {
        if enough.load(Ordering::Relaxed) {
            return;
        }
        // If nobody wants a result any more, it is not sent.
        match job {
            Job::Class(class, result) => {
                let _ = result.send(Arc::new(Class::new(class)));
            }
            Job::Row4(class, row_4, result) => {
                let _ = result.send(make(&mut maker, &class, row_4));
            }
        }
    }
}

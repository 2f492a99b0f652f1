//! Work on threads of its own, while the caller's thread looks for Ctrl-C.
//!
//! Python reports signals on its main thread only, and only if that thread asks. The caller's
//! thread therefore computes nothing: it hands out pieces of work, takes results in their order,
//! and asks at least every [`TICK`]. After a signal it returns at once, and each worker thread ends
//! after the piece that it is working on; nothing that the workers use belongs to Python.

use crate::error::{system, value};
use crossbeam_channel::{Receiver, RecvTimeoutError, unbounded};
use gridsieve::scan::available_cores;
use pyo3::prelude::*;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long the caller's thread waits before it looks for signals.
pub const TICK: Duration = Duration::from_millis(50);

/// The threads that a caller asks for; all cores that may be used if it does not.
///
/// # Errors
/// The number of threads is below 1 or above 1024.
pub fn threads(asked: Option<i64>) -> PyResult<usize> {
    match asked {
        None => Ok(available_cores()),
        Some(number) => in_range("threads", number, 1, 1024),
    }
}

/// Checks that a number from a caller is in a range, both ends included.
///
/// # Errors
/// The number is not in the range.
pub fn in_range(name: &str, number: i64, least: usize, most: usize) -> PyResult<usize> {
    let sound = usize::try_from(number).ok().filter(|number| (least..=most).contains(number));
    sound.ok_or_else(|| value(format_args!("{name}: {number} is not in {least}..={most}")))
}

/// Raises a flag when the caller goes, whyever.
pub struct Stops(pub Arc<AtomicBool>);

impl Drop for Stops {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs the jobs that the caller's thread hands out on other threads, and gives the results to the
/// caller's thread in the order of the jobs. If the jobs end with an error, the results before it
/// come first.
///
/// # Errors
/// `jobs` or `take` failed, there was a signal, or there are no threads.
pub fn in_order<J: Send + 'static, R: Send + 'static>(
    py: Python<'_>,
    threads: usize,
    mut jobs: impl FnMut() -> PyResult<Option<J>>,
    work: impl Fn(J) -> R + Send + Sync + 'static,
    mut take: impl FnMut(R) -> PyResult<()>,
) -> PyResult<()> {
    let (to_workers, for_workers) = unbounded();
    let (to_caller, results) = unbounded();
    let stop = Arc::new(AtomicBool::new(false));
    let stops = Stops(Arc::clone(&stop));
    let work = Arc::new(work);
    let workers = (0..threads).map(|_| {
        let (for_workers, to_caller) = (for_workers.clone(), to_caller.clone());
        let (work, stop) = (Arc::clone(&work), Arc::clone(&stop));
        start(move || {
            // Until there are no more jobs, or the receiver of the results is gone.
            for (number, job) in for_workers {
                let is_unwanted = stop.load(Ordering::Relaxed);
                if is_unwanted || to_caller.send((number, caught(|| work(job)))).is_err() {
                    return;
                }
            }
        })
    });
    let workers = workers.collect::<PyResult<Vec<JoinHandle<()>>>>()?;
    let ahead = 2 * threads as u64 + 1;
    let (mut given, mut taken, mut end) = (0, 0, None);
    let mut waiting = BTreeMap::new();
    loop {
        while end.is_none() && given - taken < ahead {
            match jobs() {
                Ok(Some(job)) => {
                    to_workers.send((given, job)).expect("the receiver is here, too");
                    given += 1;
                }
                Ok(None) => end = Some(Ok(())),
                Err(error) => end = Some(Err(error)),
            }
        }
        if let Some(end) = end.take_if(|_| taken == given) {
            drop(stops);
            drop(to_workers);
            py.detach(|| workers.into_iter().for_each(|worker| worker.join().expect("no panic")));
            return end;
        }
        if let Some((number, result)) = wait_for(py, &results)? {
            waiting.insert(number, result);
        }
        while let Some(result) = waiting.remove(&taken) {
            taken += 1;
            take(result.unwrap_or_else(|panic| resume_unwind(panic)))?;
        }
    }
}

/// What a thread made of a job, or why it panicked.
pub type Done<R> = thread::Result<R>;

/// Catches a panic of `work`, which the caller's thread then reports to Python.
pub fn caught<R>(work: impl FnOnce() -> R) -> Done<R> {
    catch_unwind(AssertUnwindSafe(work))
}

/// Begins a thread.
///
/// # Errors
/// There is none to be had.
pub fn start(work: impl FnOnce() + Send + 'static) -> PyResult<JoinHandle<()>> {
    let thread = thread::Builder::new().name("gridsieve".into()).spawn(work);
    thread.map_err(|error| system(format_args!("cannot start threads: {error}")))
}

/// What comes next, if it comes before it is time to look for signals again.
///
/// # Errors
/// There was one.
pub fn wait_for<T: Send>(py: Python<'_>, from: &Receiver<T>) -> PyResult<Option<T>> {
    // First, so that nothing that came is lost with the exception.
    py.check_signals()?;
    match py.detach(|| from.recv_timeout(TICK)) {
        Ok(next) => Ok(Some(next)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(RecvTimeoutError::Disconnected) => unreachable!("a thread ends after its last words"),
    }
}

/// Runs `work` on another thread and returns its result. The flag that `work` gets is raised when
/// the result is no longer wanted.
///
/// # Errors
/// There was a signal, or there is no thread.
pub fn wait<R: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> R + Send + 'static,
) -> PyResult<R> {
    let stop = Arc::new(AtomicBool::new(false));
    let _stops = Stops(Arc::clone(&stop));
    let (mut job, mut done) = (Some(work), None);
    let take = |result| {
        done = Some(result);
        Ok(())
    };
    in_order(py, 1, || Ok(job.take()), move |job| job(&stop), take)?;
    Ok(done.expect("the job was done"))
}

/// Calls a callback with the number of items done, if there is a callback.
pub struct Progress {
    callback: Option<Py<PyAny>>,
    done: u64,
    told: Instant,
}

/// The time between two calls of the callback.
const STEP: Duration = Duration::from_millis(100);

impl Progress {
    /// The progress for this callback.
    pub fn new(callback: Option<Py<PyAny>>) -> Progress {
        Progress { callback, done: 0, told: Instant::now() }
    }

    /// Counts this many more items as done.
    ///
    /// # Errors
    /// The function raised one.
    pub fn add(&mut self, py: Python<'_>, items: usize) -> PyResult<()> {
        self.done += items as u64;
        if self.told.elapsed() < STEP {
            return Ok(());
        }
        self.told = Instant::now();
        self.tell(py)
    }

    /// All are done.
    ///
    /// # Errors
    /// The function raised one.
    pub fn tell(&self, py: Python<'_>) -> PyResult<()> {
        match &self.callback {
            Some(callback) => callback.call1(py, (self.done,)).map(|_| ()),
            None => Ok(()),
        }
    }
}

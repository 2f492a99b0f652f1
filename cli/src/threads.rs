//! `--threads`, `--cpus` and `--no-pin`: the worker threads of a command.

use super::Failure;
use crate::range::numbers;
use gridsieve::scan;
use gridsieve::scan::Pin;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::str::FromStr;
use std::sync::Mutex;

/// `--threads` alone: flattened into the flags of commands that bind no threads.
#[derive(clap::Args)]
pub struct Threads {
    /// Number of threads, 1 to 1024; default: all cores that may be used
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    /// How many there are to be.
    pub fn count(&self) -> usize {
        self.threads.map_or_else(scan::available_cores, usize::from)
    }

    /// A pool of these threads.
    ///
    /// # Errors
    /// The system does not allow that.
    pub fn pool(&self) -> Result<ThreadPool, Failure> {
        pool(self.count())
    }
}

/// A pool of threads for work that is no scan.
///
/// # Errors
/// The system does not allow that.
pub fn pool(threads: usize) -> Result<ThreadPool, Failure> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| Failure::new(format_args!("cannot start threads: {error}")))
}

/// The results of `compute` for each number below `count`, by the threads of a pool.
pub fn map_in<R: Send>(
    pool: &ThreadPool,
    count: usize,
    compute: impl Fn(usize) -> R + Sync,
) -> Vec<R> {
    pool.install(|| map(count, &compute))
}

/// Like [`map_in`], with the current pool of rayon.
pub fn map<R: Send>(count: usize, compute: impl Fn(usize) -> R + Sync) -> Vec<R> {
    let results: Vec<Mutex<Option<R>>> = (0..count).map(|_| Mutex::new(None)).collect();
    for_each(count, &|number| {
        *results[number].lock().expect("each is locked once") = Some(compute(number));
    });
    let result = |result: Mutex<Option<R>>| {
        let result = result.into_inner().expect("no thread panicked");
        result.expect("each number was handed out")
    };
    results.into_iter().map(result).collect()
}

/// Calls `body` with each number below `count`, on several threads. It is not generic, so that
/// rayon's loop is compiled once: 65 copies of it took a sixth of the time of compiling the program.
fn for_each(count: usize, body: &(dyn Fn(usize) + Sync)) {
    (0..count).into_par_iter().for_each(body);
}

/// Flattened into the flags of commands about scans, which search a grid on each
/// thread.
#[derive(clap::Args)]
pub struct ThreadArgs {
    #[command(flatten)]
    threads: Threads,
    /// Bind the threads to these CPUs in turn, by their numbers in the system, like 0-3,8; without
    /// --threads there are as many threads as CPUs
    #[arg(long, value_name = "LIST", conflicts_with = "no_pin")]
    cpus: Option<CpuList>,
    /// Do not bind threads to cores
    #[arg(long)]
    no_pin: bool,
}

impl ThreadArgs {
    /// How many there are to be.
    pub fn count(&self) -> usize {
        match (self.threads.threads, &self.cpus) {
            (None, Some(CpuList(cpus))) => cpus.len(),
            _ => self.threads.count(),
        }
    }

    /// Which cores they are to be bound to.
    ///
    /// # Errors
    /// A CPU of the list cannot be used.
    pub fn pin(&self) -> Result<Pin, Failure> {
        let Some(CpuList(cpus)) = &self.cpus else {
            return Ok(if self.no_pin { Pin::Off } else { Pin::Auto });
        };
        cpus.iter().try_for_each(|&cpu| check_cpu(cpu))?;
        Ok(Pin::Cpus(cpus.clone()))
    }
}

/// Checks that this process may use a CPU of `--cpus`.
///
/// # Errors
/// It may not, or the CPU is not there.
pub fn check_cpu(cpu: usize) -> Result<(), Failure> {
    match scan::is_available(cpu) {
        true => Ok(()),
        false => Err(Failure::new(format_args!(
            "--cpus: CPU {cpu} is not there, or this process may not use it"
        ))),
    }
}

/// Numbers of CPUs, in the order in which they are to be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CpuList(pub Vec<usize>);

impl CpuList {
    /// The largest number of a CPU. No system has that many.
    const LAST: usize = (1 << 16) - 1;

    /// More than there are threads.
    const MOST: usize = 1024;
}

impl FromStr for CpuList {
    type Err = String;

    fn from_str(text: &str) -> Result<CpuList, String> {
        match numbers(text, 0..=CpuList::LAST)? {
            cpus if cpus.len() > CpuList::MOST => Err(format!("more than {} CPUs", CpuList::MOST)),
            cpus => Ok(CpuList(cpus)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_cpus() {
        let list = |text: &str| text.parse::<CpuList>().map(|list| list.0);
        assert_eq!(list("5"), Ok(vec![5]));
        assert_eq!(list("0-3,8"), Ok(vec![0, 1, 2, 3, 8]));
        assert_eq!(list("8,2-2,0-1"), Ok(vec![8, 2, 0, 1]));
        assert!(list("1,").unwrap_err().starts_with("expected numbers from 0 to 65535"));
        for text in ["0-1024", "2000,0-1023"] {
            assert_eq!(list(text).unwrap_err(), "more than 1024 CPUs", "{text}");
        }
    }
}

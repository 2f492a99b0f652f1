//! Ctrl-C, a request to terminate, and a terminal that is gone.
//!
//! The first signal raises a flag that commands look at. A command that does not end within the
//! grace period is ended here: its temporary files are removed and a line says what was written.
//! Some commands have results to write and [end by themselves](end_by_itself). They have more time as
//! long as they work: one that waits, for example for a pipe that nobody reads, would wait for ever.
//! Further signals change nothing.

use super::Failure;
use super::exit::Exit;
use super::failure::Stop;
use super::say;
use gridsieve_grids::files::abandon;
use gridsieve_lab::cpu_time;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::io;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often the thread looks whether a signal has come.
const INTERVAL: Duration = Duration::from_millis(50);

/// How long a command has to end itself.
const GRACE: Duration = Duration::from_millis(400);

/// How long a command has that ends by itself, if it works all the time.
const LONGEST: Duration = Duration::from_secs(10);

/// A command waits if it takes less CPU time than this in a grace period.
const IDLE: Duration = Duration::from_millis(10);

/// Bytes of the stack of the thread: few, whatever the environment asks for threads that search.
const STACK: usize = 1 << 17;

/// Message for an output that is written as a whole or not at all.
pub const NOTHING_WRITTEN: &str = "interrupted: nothing was written";

static STOP: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

static ENDS_ITSELF: AtomicBool = AtomicBool::new(false);

static LAST_WORDS: Mutex<String> = Mutex::new(String::new());

/// Turns a write beyond the limit of file sizes into an error: otherwise SIGXFSZ ends the process.
pub fn survive_full_files() {
    #[cfg(unix)]
    {
        // Nobody reads the flag. If the system refuses, the process ends as before.
        let _ = flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
    }
}

/// The flag that the first signal raises.
pub fn stop_flag() -> &'static AtomicBool {
    &STOP
}

/// Looks whether a signal has arrived that ends the command.
///
/// # Errors
/// One has.
pub fn check() -> Result<(), Stop> {
    if STOP.load(Ordering::Relaxed) { Err(Stop::Interrupted) } else { Ok(()) }
}

/// Prints the message of an interruption if that is how a command ends: nothing was written, or only
/// `interrupted` for output that is written piece by piece.
pub fn say_if_interrupted(exit: Exit, all_or_none: bool) -> Exit {
    if exit == Exit::Interrupted {
        say(if all_or_none { NOTHING_WRITTEN } else { "interrupted" });
    }
    exit
}

/// Promises that the command ends soon after the flag is raised, because it still writes results.
pub fn end_by_itself() {
    ENDS_ITSELF.store(true, Ordering::Relaxed);
}

/// Sets the message printed if the command is ended here. Only the first call counts; the default is
/// `interrupted`.
pub fn set_last_words(words: impl Into<String>) {
    let mut last = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if last.is_empty() {
        *last = words.into();
    }
}

/// Begins to watch for signals.
///
/// # Errors
/// The system does not allow that.
pub fn watch() -> Result<(), Failure> {
    let watch = || -> io::Result<()> {
        for signal in signals() {
            flag::register(signal, Arc::clone(&STOP))?;
        }
        let builder = thread::Builder::new().name("signals".to_owned()).stack_size(STACK);
        builder.spawn(end_in_time).map(drop)
    };
    watch().map_err(|error| Failure::new(format_args!("cannot watch for Ctrl-C: {error}")))
}

/// The signals that are watched for.
fn signals() -> Vec<i32> {
    let signals = [SIGINT, SIGTERM].into_iter();
    #[cfg(unix)]
    let signals =
        signals.chain(Some(signal_hook::consts::SIGHUP).filter(|&signal| !is_ignored(signal)));
    signals.collect()
}

/// Whether the process ignores a signal, as under `nohup`. True if the system does not tell.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
    ignored.is_none_or(|bits| bits >> (signal - 1) & 1 != 0)
}

/// Waits for a signal, and ends the command some time after it.
fn end_in_time() {
    while !STOP.load(Ordering::Relaxed) {
        thread::sleep(INTERVAL);
    }
    let begun = Instant::now();
    thread::sleep(GRACE);
    while ENDS_ITSELF.load(Ordering::Relaxed) && begun.elapsed() < LONGEST {
        let before = cpu_time::of_this_process();
        thread::sleep(GRACE);
        // Where no CPU time is told, commands count as busy.
        let worked = cpu_time::of_this_process().zip(before);
        if worked.is_some_and(|(after, before)| after.saturating_sub(before) < IDLE) {
            break;
        }
    }
    let is_written = abandon();
    let words = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    say(match &**words {
        "" => "interrupted",
        NOTHING_WRITTEN if is_written => "interrupted: the output was written",
        words => words,
    });
    process::exit(Exit::Interrupted as i32);
}

//! How long a thread, or all of them, have worked: other programs on the same cores do not count.
//!
//! Windows is not asked.

use std::time::Duration;

/// Whether this system has CPU times. If not, [`of_this_thread`] is the wall-clock time.
pub const IS_TOLD: bool = cfg!(unix);

/// CPU time of the calling thread.
#[cfg(unix)]
pub fn of_this_thread() -> Duration {
    read(rustix::time::ClockId::ThreadCPUTime)
}

/// CPU time of all threads of this process, also of those that have ended; none where the system does
/// not tell.
pub fn of_this_process() -> Option<Duration> {
    #[cfg(unix)]
    return Some(read(rustix::time::ClockId::ProcessCPUTime));
    #[cfg(not(unix))]
    None
}

/// CPU time of all processes that this one started and that have ended; where the system does not tell,
/// the time that has passed.
pub fn of_children() -> Duration {
    #[cfg(unix)]
    {
        use nix::sys::resource::{UsageWho, getrusage};
        use nix::sys::time::TimeValLike;
        let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("it is known of every process");
        let microseconds =
            [usage.user_time(), usage.system_time()].map(|time| time.num_microseconds());
        Duration::from_micros(microseconds.iter().sum::<i64>() as u64)
    }
    #[cfg(not(unix))]
    of_this_thread()
}

#[cfg(unix)]
fn read(clock: rustix::time::ClockId) -> Duration {
    let time = rustix::time::clock_gettime(clock);
    Duration::try_from(time).expect("it begins at 0")
}

/// The time that passes: this system has no CPU time of a thread here.
#[cfg(not(unix))]
pub fn of_this_thread() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn sleep_is_no_work() {
        let begun = of_this_thread();
        std::thread::sleep(Duration::from_millis(50));
        let slept = of_this_thread();
        let mut sum = 0u64;
        while of_this_thread() < slept + Duration::from_millis(5) {
            sum = sum.wrapping_add(std::hint::black_box(1));
        }
        assert!(sum > 0 && slept - begun < Duration::from_millis(40));
    }
}

//! Which processor core each worker thread stays on.

use super::topology::{cores_first, count_cores, siblings};
use core_affinity::CoreId;
use std::fmt;

/// How threads are to be bound to cores. A core here is what the system calls a
/// CPU: a hardware thread.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Pin {
    /// The threads are not pinned.
    #[default]
    Off,
    /// The order that suits one scan that has the machine to itself: first one hardware thread of
    /// each physical core, then the second ones.
    Auto,
    /// The threads are pinned to these CPUs in turn; after the last CPU the list starts again.
    Cpus(Vec<usize>),
}

/// Whether the threads were pinned to cores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pinning {
    /// Pinning was not wanted.
    #[default]
    Off,
    /// There are fewer threads than cores, and other programs may be using
    /// any of these: the system chooses better. Two scans of one thread each
    /// would otherwise share the first core.
    SpareThreads,
    /// Each thread was bound to a core.
    Done,
    /// The system refused, at least once.
    Failed,
}

impl fmt::Display for Pinning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pinning::Off => "not pinned",
            Pinning::SpareThreads => "not pinned: fewer than the cores",
            Pinning::Done => "pinned",
            Pinning::Failed => "could not be pinned",
        })
    }
}

/// The numbers of the cores that this process may use.
fn available() -> Option<Vec<usize>> {
    let cores = core_affinity::get_core_ids().filter(|cores| !cores.is_empty());
    cores.map(|cores| cores.into_iter().map(|core| core.id).collect())
}

/// Number of cores this process may use.
pub fn available_cores() -> usize {
    // On Linux both respect the affinity mask; the latter also knows quotas.
    let allowed = available().map_or(usize::MAX, |cores| cores.len());
    allowed.min(std::thread::available_parallelism().map_or(1, usize::from))
}

/// May this process use the core with this number?
pub fn is_available(number: usize) -> bool {
    available().is_some_and(|cores| cores.contains(&number))
}

/// A core for each of `threads` threads, if they are to be pinned. Nothing is
/// bound yet.
pub fn choose_cores(wanted: &Pin, threads: usize) -> (Pinning, Vec<Option<CoreId>>) {
    let (pinning, numbers) = match (wanted, available()) {
        (Pin::Off, _) => (Pinning::Off, Vec::new()),
        (Pin::Cpus(numbers), _) => (Pinning::Done, numbers.clone()),
        (Pin::Auto, None) => (Pinning::Failed, Vec::new()),
        (Pin::Auto, Some(cores)) if is_spare(threads, &cores, siblings) => {
            (Pinning::SpareThreads, Vec::new())
        }
        (Pin::Auto, Some(cores)) => (Pinning::Done, cores_first(&cores, siblings)),
    };
    if numbers.is_empty() {
        return (pinning, vec![None; threads]);
    }
    let chosen = numbers.into_iter().cycle().take(threads);
    (pinning, chosen.map(|id| Some(CoreId { id })).collect())
}

/// Would pinned threads leave a physical core idle? Or is it a single thread,
/// which should not have to share its core with that of another scan?
fn is_spare(threads: usize, cores: &[usize], core_of: impl Fn(usize) -> Option<String>) -> bool {
    threads < cores.len() && (threads == 1 || threads < count_cores(cores, core_of))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_pinned_within_the_mask_when_they_fill_it() {
        assert_eq!(choose_cores(&Pin::Off, 3), (Pinning::Off, vec![None; 3]));
        let Some(cores) = available() else { return };
        let (pinning, chosen) = choose_cores(&Pin::Auto, cores.len() + 1);
        assert_eq!(pinning, Pinning::Done);
        assert!(chosen.iter().flatten().all(|core| cores.contains(&core.id)));
        assert_eq!(chosen.first(), chosen.last());
        assert!(available_cores() <= cores.len());
        if cores.len() > 1 {
            assert_eq!(choose_cores(&Pin::Auto, 1).0, Pinning::SpareThreads);
        }
    }

    #[test]
    fn named_cores_are_taken_in_their_order() {
        let (pinning, chosen) = choose_cores(&Pin::Cpus(vec![3, 1]), 3);
        assert_eq!(pinning, Pinning::Done);
        let numbers: Vec<usize> = chosen.iter().flatten().map(|core| core.id).collect();
        assert_eq!(numbers, [3, 1, 3]);
    }

    #[test]
    fn threads_that_fill_the_physical_cores_are_pinned() {
        let cores: Vec<usize> = (0..8).collect();
        let two_each = |number: usize| Some((number % 4).to_string());
        let one_each = |number: usize| Some(number.to_string());
        let spare = |core_of: fn(usize) -> Option<String>| {
            [1, 2, 3, 4, 7, 8, 9].map(|threads| u8::from(is_spare(threads, &cores, core_of)))
        };
        assert_eq!(spare(two_each), [1, 1, 1, 0, 0, 0, 0]);
        assert_eq!(spare(one_each), [1, 1, 1, 1, 1, 0, 0]);
        // One physical core: one thread still has a choice.
        assert!(is_spare(1, &[0, 1], |_| Some(String::new())));
        assert!(!is_spare(1, &[0], one_each));
    }
}

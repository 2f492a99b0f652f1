//! Which processor core each worker thread stays on.

use core_affinity::CoreId;
use std::fmt;

/// What became of the wish to pin the threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pinning {
    /// Not wanted.
    Off,
    /// There are fewer threads than cores, and other programs may be using
    /// any of these: the system chooses better. Two scans of one thread each
    /// would otherwise share the first core.
    Spare,
    /// Each thread was bound to a core.
    Done,
    /// The system refused, at least once.
    Failed,
}

impl fmt::Display for Pinning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pinning::Off => "not pinned",
            Pinning::Spare => "not pinned: fewer than the cores",
            Pinning::Done => "pinned",
            Pinning::Failed => "could not be pinned",
        })
    }
}

/// Number of cores this process may use.
pub fn available_cores() -> usize {
    // On Linux both respect the affinity mask; the latter also knows quotas.
    let allowed = core_affinity::get_core_ids().map_or(usize::MAX, |cores| cores.len().max(1));
    allowed.min(std::thread::available_parallelism().map_or(1, usize::from))
}

/// A core for each of `threads` threads, if they are to be pinned. Nothing is
/// bound yet.
pub(crate) fn choose_cores(wanted: bool, threads: usize) -> (Pinning, Vec<Option<CoreId>>) {
    let free = vec![None; threads];
    if !wanted {
        return (Pinning::Off, free);
    }
    match core_affinity::get_core_ids() {
        Some(cores) if cores.len() > threads => (Pinning::Spare, free),
        Some(cores) if !cores.is_empty() => {
            (Pinning::Done, cores.into_iter().map(Some).cycle().take(threads).collect())
        }
        _ => (Pinning::Failed, free),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_pinned_within_the_mask_when_they_fill_it() {
        assert_eq!(choose_cores(false, 3), (Pinning::Off, vec![None; 3]));
        let Some(cores) = core_affinity::get_core_ids().filter(|cores| !cores.is_empty()) else {
            return;
        };
        let (pinning, chosen) = choose_cores(true, cores.len() + 1);
        assert_eq!(pinning, Pinning::Done);
        assert!(chosen.iter().flatten().all(|core| cores.contains(core)));
        assert_eq!(chosen.first(), chosen.last());
        assert!(available_cores() <= cores.len());
        if cores.len() > 1 {
            assert_eq!(choose_cores(true, cores.len() - 1).0, Pinning::Spare);
        }
    }
}

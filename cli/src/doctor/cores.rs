//! Cores and pinning.

use super::Finding;
use crate::report::plural;
use core_affinity::CoreId;
use gridsieve::scan;
use gridsieve::scan::{Pin, Pinning, choose_cores};
use std::cmp::Ordering;
use std::thread;

/// What there is to say of them, for a scan on `threads` threads.
pub fn findings(threads: usize, pin: &Pin) -> [Finding; 2] {
    let mask = core_affinity::get_core_ids().unwrap_or_default();
    [cores(mask.len(), scan::available_cores(), threads), pinning(&mask, threads, pin)]
}

/// How many threads fit: `allowed` by the affinity mask, where 0 is unknown, and `usable` by that and by quotas.
fn cores(allowed: usize, usable: usize, threads: usize) -> Finding {
    let wanted = plural(threads as u64, "thread", "threads");
    let found = Finding::ok("cores", format!("{usable} for {wanted}"));
    if usable < allowed {
        let found = format!("{usable} for {wanted}; a quota leaves {usable} of {allowed}");
        return Finding::ok("cores", found).warning("raise the CPU quota of the container or job");
    }
    match threads.cmp(&usable) {
        Ordering::Greater => {
            found.warning(format!("more threads than cores bring nothing: --threads {usable}"))
        }
        Ordering::Less => found.warning(format!("--threads {usable}, if nothing else runs here")),
        Ordering::Equal => found,
    }
}

/// Can threads be bound to each core? Tried on a thread that ends.
fn pinning(mask: &[CoreId], threads: usize, pin: &Pin) -> Finding {
    let name = "pinning";
    if mask.is_empty() {
        return Finding::ok(name, "unknown: the system does not tell which cores there are");
    }
    let cores = mask.to_vec();
    let bind = move || cores.iter().all(|&core| core_affinity::set_for_current(core));
    let works =
        thread::Builder::new().spawn(bind).is_ok_and(|bound| bound.join().is_ok_and(|bound| bound));
    let (would, _) = choose_cores(pin, threads);
    match (works, would) {
        (false, _) => Finding::ok(name, "the system refuses to bind threads to cores")
            .warning("allow sched_setaffinity: else threads wander between cores"),
        (true, Pinning::Off) => Finding::ok(name, "works, and is not wanted (--no-pin)")
            .warning("leave --no-pin out, if the scan has these cores to itself"),
        (true, would) => Finding::ok(name, format!("works; threads of this scan: {would}")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;

    #[test]
    fn idle_and_forbidden_cores_are_told() {
        assert_eq!(cores(8, 8, 8), Finding::ok("cores", "8 for 8 threads"));
        for (finding, what) in [
            (cores(8, 2, 2), "a quota leaves 2 of 8"),
            (cores(8, 8, 9), "8 for 9 threads"),
            (cores(8, 8, 1), "8 for 1 thread"),
        ] {
            assert_eq!(finding.state, State::Warning);
            assert!(finding.found.contains(what), "{finding:?}");
        }
    }

    #[test]
    fn pinning_is_tried() {
        let Some(mask) = core_affinity::get_core_ids() else { return };
        let finding = pinning(&mask, mask.len(), &Pin::Auto);
        assert_eq!(finding.found, "works; threads of this scan: pinned");
        // The thread of the test is as free as before.
        assert_eq!(core_affinity::get_core_ids(), Some(mask));
    }
}

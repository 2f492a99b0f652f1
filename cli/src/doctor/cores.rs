//! Cores, pinning, clock and load.

use super::Finding;
use crate::processor::governor;
use crate::report::plural;
use crate::threads::CpuList;
use core_affinity::CoreId;
use gridsieve::scan;
use gridsieve::scan::{Pin, Pinning, choose_cores};
use itertools::Itertools;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fs::read_to_string;
use std::thread;
use sysinfo::System;

/// What there is to say of them, for a scan on `threads` threads.
pub fn findings(threads: usize, pin: &Pin) -> Vec<Finding> {
    let mask = core_affinity::get_core_ids().unwrap_or_default();
    let numbers: Vec<usize> = mask.iter().map(|core| core.id).collect();
    let cores = Cores {
        machine: machine_cpus(),
        allowed: numbers.len(),
        usable: scan::available_cores(),
        physical: scan::physical_cores(),
        threads,
    };
    let governors = numbers.iter().filter_map(|&cpu| governor(cpu)).collect();
    let mut findings = vec![cores.finding(), pinning(&mask, threads, pin), clock(&governors)];
    findings.extend(System::load_average().ok().map(|load| busy(load.one, threads, cores.usable)));
    findings
}

/// Hardware threads that the machine has.
fn machine_cpus() -> Option<usize> {
    let online = read_to_string("/sys/devices/system/cpu/online").ok()?;
    online.trim().parse().ok().map(|CpuList(cpus)| cpus.len())
}

/// Numbers of hardware threads.
struct Cores {
    machine: Option<usize>,
    /// By the affinity mask; 0 is unknown.
    allowed: usize,
    /// By that and by quotas.
    usable: usize,
    physical: Option<usize>,
    /// Threads of the scan.
    threads: usize,
}

impl Cores {
    fn finding(&self) -> Finding {
        let Cores { machine, allowed, usable, physical, threads } = *self;
        let mut found = format!("{usable} for {}", plural(threads as u64, "thread", "threads"));
        if let Some(physical) = physical.filter(|&physical| physical < allowed) {
            found += &format!(", {allowed} hardware threads on {physical} physical cores");
        }
        if let Some(machine) = machine.filter(|&machine| 0 < allowed && allowed < machine) {
            let found = format!("{found}; {allowed} of {machine} of this machine may be used");
            return Finding::ok("cores", found).warning(
                "more, if they may be used: see taskset, cpuset, or the flags of the job",
            );
        }
        if usable < allowed {
            return Finding::ok("cores", format!("{found}; a quota leaves {usable} of {allowed}"))
                .warning("raise the CPU quota of the container or job");
        }
        let found = Finding::ok("cores", found);
        match threads.cmp(&usable) {
            Ordering::Greater => {
                found.warning(format!("more threads than cores bring nothing: --threads {usable}"))
            }
            Ordering::Less => {
                found.warning(format!("--threads {usable}, if nothing else runs here"))
            }
            Ordering::Equal => found,
        }
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

fn clock(governors: &BTreeSet<String>) -> Finding {
    if governors.is_empty() {
        return Finding::ok("clock", "unknown: not told by the system");
    }
    let found = Finding::ok("clock", format!("governor {}", governors.iter().join(", ")));
    match ["powersave", "conservative"].iter().any(|&slow| governors.contains(slow)) {
        true => found.warning("governor performance: cpupower frequency-set -g performance"),
        false => found,
    }
}

/// How busy the machine was in the last minute.
fn busy(load: f64, threads: usize, usable: usize) -> Finding {
    let cores = plural(usable as u64, "core", "cores");
    let wanted = plural(threads as u64, "thread", "threads");
    let found = format!("{load:.1} in the last minute, {cores}, {wanted} wanted");
    match load + threads as f64 > usable as f64 + 0.5 && load > 0.5 {
        true => Finding::ok("load", format!("{found}: others use the cores, too"))
            .warning("end other programs, or take fewer threads"),
        false => Finding::ok("load", found),
    }
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;

    fn of(machine: usize, allowed: usize, usable: usize, threads: usize) -> Finding {
        let physical = Some(allowed.div_ceil(2));
        Cores { machine: Some(machine), allowed, usable, physical, threads }.finding()
    }

    #[test]
    fn idle_and_forbidden_cores_are_told() {
        let all = of(8, 8, 8, 8);
        assert_eq!(all.state, State::Ok);
        assert_eq!(all.found, "8 for 8 threads, 8 hardware threads on 4 physical cores");
        for (finding, what) in [
            (of(8, 4, 4, 4), "4 of 8 of this machine may be used"),
            (of(8, 8, 2, 2), "a quota leaves 2 of 8"),
            (of(8, 8, 8, 9), "8 for 9 threads"),
            (of(8, 8, 8, 1), "8 for 1 thread,"),
        ] {
            assert_eq!(finding.state, State::Warning);
            assert!(finding.found.contains(what), "{finding:?}");
        }
    }

    #[test]
    fn a_slow_clock_and_a_busy_machine_are_told() {
        let clock = |governor: &str| clock(&BTreeSet::from([governor.to_owned()])).state;
        assert_eq!([clock("performance"), clock("dynamic")], [State::Ok; 2]);
        assert_eq!(clock("powersave"), State::Warning);
        let load = |average, threads| busy(average, threads, 4).state;
        assert_eq!([load(0.3, 4), load(3.0, 1)], [State::Ok; 2]);
        assert_eq!(load(2.0, 4), State::Warning);
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

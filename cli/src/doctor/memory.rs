//! Memory: of the machine, of the control group, of the process.

use super::{Finding, megabytes};
use sysinfo::{MemoryRefreshKind, ProcessRefreshKind, ProcessesToUpdate, System, get_current_pid};

/// With less than that, in bytes, the threads of a scan hardly start.
const LEAST: u64 = 40_000_000;
/// What a scan stays below.
const ENOUGH: u64 = 200_000_000;

/// What there is to say of it.
pub fn findings() -> [Finding; 1] {
    let Ok(mut system) = System::new() else {
        return [Finding::ok("memory", "unknown")];
    };
    system.refresh_memory_specifics(MemoryRefreshKind::nothing().with_ram());
    let group = get_current_pid().ok().and_then(|pid| {
        let (only, what) = (ProcessesToUpdate::Some(&[pid]), ProcessRefreshKind::nothing());
        system.refresh_processes_specifics(only, false, what);
        system.process(pid)?.cgroup_limits()
    });
    [memory(&Memory {
        total: system.total_memory(),
        free: system.available_memory(),
        group: group.map(|limits| (limits.total_memory, limits.free_memory)),
        process: limit(),
    })]
}

/// The most memory that the process may have, if there is a limit.
#[cfg(unix)]
fn limit() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};
    [Resource::As, Resource::Data].into_iter().filter_map(|kind| getrlimit(kind).current).min()
}

#[cfg(not(unix))]
fn limit() -> Option<u64> {
    None
}

/// All in bytes; a total of 0 is unknown.
struct Memory {
    total: u64,
    free: u64,
    /// Limit of the control group, and what is left of it.
    group: Option<(u64, u64)>,
    /// Limit of the process.
    process: Option<u64>,
}

fn memory(memory: &Memory) -> Finding {
    let Memory { total, free, group, process } = *memory;
    let limits = [
        (process, "the limit of the process", "raise it: ulimit -v, ulimit -d"),
        (group.map(|of| of.0), "the control group", "give the container or job more memory"),
    ];
    for (limit, of, advice) in limits {
        let Some(limit) = limit.filter(|&limit| limit < ENOUGH) else { continue };
        let found =
            format!("{of} leaves {}, a scan can need {}", megabytes(limit), megabytes(ENOUGH));
        return Finding::ok("memory", found).bad(limit < LEAST, advice);
    }
    if total == 0 {
        return Finding::ok("memory", "unknown");
    }
    let (free, total, of) = match group {
        Some((limit, left)) if limit < total => (free.min(left), limit, " of the control group"),
        _ => (free, total, ""),
    };
    let found = format!("{} of {}{of} free", megabytes(free), megabytes(total));
    match free < ENOUGH {
        false => Finding::ok("memory", found),
        true => Finding::ok("memory", format!("{found}, a scan can need {}", megabytes(ENOUGH)))
            .warning("end other programs, or the system may swap or end the scan"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;

    #[test]
    fn the_tightest_limit_counts() {
        const GB: u64 = 1_000_000_000;
        let of = |total, free, group, process| memory(&Memory { total, free, group, process });
        assert_eq!(of(16 * GB, 8 * GB, None, None).found, "8000 MB of 16 GB free");
        let grouped = of(16 * GB, 8 * GB, Some((GB, GB / 2)), Some(8 * GB));
        assert_eq!(grouped.found, "500 MB of 1000 MB of the control group free");
        assert_eq!(of(16 * GB, GB / 10, None, None).state, State::Warning);
        assert_eq!(of(16 * GB, 8 * GB, Some((GB / 10, 1)), None).state, State::Warning);
        assert_eq!(of(16 * GB, 8 * GB, Some((GB / 50, 1)), None).state, State::Problem);
        assert_eq!(of(16 * GB, 8 * GB, None, Some(GB / 10)).state, State::Warning);
        assert_eq!(of(16 * GB, 8 * GB, None, Some(GB / 50)).state, State::Problem);
        assert_eq!(of(0, 0, None, None).state, State::Ok);
    }
}

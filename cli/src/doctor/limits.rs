//! Other limits of the process: open files, their size, CPU time.

use super::Finding;

/// Descriptors that a run has open at a time.
const LEAST: u64 = 8;
/// With those of temporary files, for puzzles that do not fit into memory.
const ENOUGH: u64 = 64;

/// What there is to say of them.
#[cfg(unix)]
pub fn findings() -> Vec<Finding> {
    use rustix::process::{Resource, getrlimit};
    let current = |kind| getrlimit(kind).current;
    limits(current(Resource::Nofile), current(Resource::Fsize), current(Resource::Cpu))
}

/// Other systems are not asked.
#[cfg(not(unix))]
pub fn findings() -> Vec<Finding> {
    vec![Finding::ok("limits", "not looked at on this system")]
}

/// Most descriptors, bytes of a file and seconds of CPU time, if they are limited.
#[cfg_attr(not(unix), allow(dead_code))]
fn limits(descriptors: Option<u64>, bytes: Option<u64>, seconds: Option<u64>) -> Vec<Finding> {
    let mut findings = vec![match descriptors {
        Some(most) if most < LEAST => {
            Finding::ok("descriptors", format!("{most} at most, a scan with --run needs {LEAST}"))
                .problem("raise the limit: ulimit -n")
        }
        Some(most) if most < ENOUGH => Finding::ok(
            "descriptors",
            format!("{most} at most, a scan with very many puzzles needs more"),
        )
        .warning(format!("raise the limit: ulimit -n {ENOUGH}")),
        Some(most) => Finding::ok("descriptors", format!("{most} at most")),
        None => Finding::ok("descriptors", "no limit"),
    }];
    findings.extend(bytes.map(|most| {
        Finding::ok("file size", format!("{most} bytes at most: a scan that finds more ends there"))
            .warning("raise the limit: ulimit -f")
    }));
    findings.extend(seconds.map(|most| {
        Finding::ok("CPU time", format!("the system ends the process after {most} s"))
            .warning("raise the limit (ulimit -t), or use `scan --run`, which goes on where it was")
    }));
    findings
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;

    #[test]
    fn what_is_limited_is_told() {
        let states = |findings: Vec<Finding>| -> Vec<State> {
            findings.iter().map(|finding| finding.state).collect()
        };
        assert_eq!(states(limits(None, None, None)), [State::Ok]);
        assert_eq!(states(limits(Some(1024), None, None)), [State::Ok]);
        assert_eq!(states(limits(Some(16), None, None)), [State::Warning]);
        let all = states(limits(Some(7), Some(4096), Some(60)));
        assert_eq!(all, [State::Problem, State::Warning, State::Warning]);
    }
}

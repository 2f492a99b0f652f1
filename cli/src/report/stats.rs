//! Counters of a whole scan, for people.

use gridsieve::scan::Outcome;
use std::io::{self, Write};

/// Writes the counters, speed and memory of a scan of some items, and its settings, which change its
/// speed, but not its results.
///
/// # Errors
/// `out` cannot be written.
pub fn write_stats(
    out: &mut dyn Write,
    outcome: &Outcome,
    items: &str,
    settings: &str,
) -> io::Result<()> {
    let counters = &outcome.counters;
    let mut line = |name: &str, value: String| writeln!(out, "{name:<28}{value:>20}");
    for (clues, nodes) in counters.nodes().iter().enumerate().filter(|entry| *entry.1 > 0) {
        line(&format!("nodes with {clues} clues placed"), nodes.to_string())?;
    }
    for (name, count) in counters.counts() {
        line(&name.replace('_', " "), count.to_string())?;
    }
    for (phase, seconds) in counters.seconds() {
        line(&format!("seconds, {}", phase.replace('_', " ")), format!("{seconds:.3}"))?;
    }
    let elapsed = outcome.elapsed.as_secs_f64();
    line("seconds, elapsed", format!("{elapsed:.3}"))?;
    line(
        &format!("{items} per second"),
        format!("{:.3}", outcome.grids as f64 / elapsed.max(1e-9)),
    )?;
    if let Some(megabytes) = peak_memory() {
        line("peak memory, MB", format!("{megabytes:.1}"))?;
    }
    writeln!(out, "{settings}, {}", outcome.pinning)
}

/// The most memory that this process ever held, in megabytes, where the system
/// tells.
pub fn peak_memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes / 1024.0)
}

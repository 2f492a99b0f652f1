//! What a long scan or census will take, from a sample of its units.
//!
//! | File | |
//! |---|---|
//! | `estimate` | a sum over all units, and the interval in which it lies |
//!
//! `census::plan` measures pairs of bands, `scan::plan` work units of grids.

mod estimate;

pub use estimate::Estimate;

use crate::report::plural;
use gridsieve::scan::available_cores;
use gridsieve_lab::{cpu_time, digits};

/// Seconds of an hour, and of a day.
pub const HOUR: f64 = 3600.0;
pub const DAY: f64 = 86_400.0;

/// `--cores`.
pub const CORES: &str = "Number of cores that the days are for; default: all that may be used";

/// What `search` gives, and the CPU time that the process took for it, if the system tells that.
pub fn measured<T>(search: impl FnOnce() -> T) -> (T, Option<f64>) {
    let begun = cpu_time::of_this_process();
    let result = search();
    let seconds = cpu_time::of_this_process().zip(begun).map(|(end, begun)| end - begun);
    (result, seconds.map(|seconds| seconds.as_secs_f64()))
}

/// How many cores the days are for.
pub fn cores(given: Option<u32>) -> usize {
    given.map_or_else(available_cores, |cores| cores as usize)
}

/// Days that so many core-seconds take on these cores.
pub fn days(core_seconds: f64, cores: usize) -> f64 {
    core_seconds / DAY / cores as f64
}

/// What all units cost, two lines: core time in this unit with its interval, and days on these cores. A
/// third one where the core time is the time that has passed.
pub fn cost_lines(cost: Estimate, unit: &str, days: f64, cores: usize) -> String {
    let interval = match cost.high {
        Some(high) => format!("95%: {} to {}", digits(cost.low), digits(high)),
        None => "too few for an interval: --sample with a larger N".to_owned(),
    };
    let (time, of_time) = match days * DAY {
        seconds if seconds < 360.0 => (seconds, "seconds"),
        seconds if seconds < 0.1 * DAY => (seconds / HOUR, "hours"),
        _ => (days, "days"),
    };
    let counted = match cpu_time::IS_TOLD {
        true => "",
        false => {
            "           by time that passed, not CPU time: too much if other programs worked\n"
        }
    };
    format!(
        "{:>10} {unit} ({interval})\n{:>10} {of_time} on {}\n{counted}",
        digits(cost.value),
        digits(time),
        plural(cores as u64, "core", "cores")
    )
}

/// How many puzzles all units have, a line. A sample of some units in which none was found does not
/// say that there are none.
pub fn puzzles_line(found: u64, of_all: f64, has_all_units: bool) -> String {
    match found == 0 && !has_all_units {
        true => format!("{found:>10} puzzles in the sample; other units may have some\n"),
        false => format!("{:>10} puzzles\n", digits(of_all)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_without_puzzles_is_no_proof_that_there_are_none() {
        assert_eq!(puzzles_line(2, 49_200.0, false), "    49,200 puzzles\n");
        assert!(puzzles_line(0, 0.0, false).ends_with("; other units may have some\n"));
        assert_eq!(puzzles_line(0, 0.0, true), "      0.00 puzzles\n");
    }

    #[test]
    fn figures_are_short() {
        let texts = [0.0, 2.5e-5, 0.21, 0.9996, 9.996, 99.0, 3661.0, 2e5, f64::NAN].map(digits);
        let expected = ["0.00", "2.5e-5", "0.21", "1.00", "10.0", "99.0", "3,661", "200,000", "–"];
        assert_eq!(texts, expected);
    }
}

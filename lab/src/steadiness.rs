//! Was the machine as fast all the time? What was measured in the first half of the repetitions is
//! compared with the second half, as a run is compared with another; and the clock is looked at.

use super::record::{Kind, Steadiness};
use super::timing::quartiles;

/// By how much two runs may differ that are called steady, in percent.
pub const WHOLE: f64 = 5.0;
pub const KERNEL: f64 = 10.0;

/// By how much the clock may differ.
const CLOCK: f64 = 5.0;

/// The part of the time that other programs may have the core for.
const BESIDE: f64 = 0.05;

/// Repetitions below which nothing can be said.
pub const FEWEST: usize = 4;

/// What was measured of one thing.
pub struct Half<'a> {
    pub name: &'a str,
    pub kind: Kind,
    pub level: &'a str,
    /// Nanoseconds, in the order of the repetitions.
    pub samples: &'a [f64],
}

impl Half<'_> {
    /// By how much the medians of the halves differ, in percent; none of too few repetitions.
    fn drift(&self) -> Option<f64> {
        if self.samples.len() < FEWEST {
            return None;
        }
        let (first, second) = self.samples.split_at(self.samples.len() / 2);
        let [a, b] = [first, second].map(|half| quartiles(half)[1]);
        Some(100.0 * (a / b).max(b / a) - 100.0)
    }

    fn allowed(&self) -> f64 {
        if self.kind == Kind::Whole { WHOLE } else { KERNEL }
    }
}

/// Whether a run was steady, by the clock seen between the measurements, the part of the time in
/// which other programs had the core, if known, and what was measured.
/// What is for comparison only does not count.
pub fn judged(clocks: &[f64], beside: Option<f64>, all: &[Half]) -> Steadiness {
    let mut sorted = clocks.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |percent: usize| sorted.get(sorted.len() * percent / 100).copied().unwrap_or(0.0);
    let clock_ghz = at(50);
    let clock_range_percent =
        if clock_ghz > 0.0 { 100.0 * (at(90) - at(10)) / clock_ghz } else { 0.0 };
    let drifts = || all.iter().filter(|one| one.kind != Kind::Other);
    let mut reasons = Vec::new();
    if clock_range_percent > CLOCK {
        reasons.push(format!("the clock differed by {clock_range_percent:.0}%"));
    }
    if let Some(beside) = beside.filter(|&beside| beside > BESIDE) {
        reasons.push(format!("other programs had the core for {:.0}% of the time", 100.0 * beside));
    }
    let (mut known, mut unknown) = (0, 0);
    for one in drifts() {
        let Some(drift) = one.drift() else {
            unknown += 1;
            continue;
        };
        known += 1;
        if drift > one.allowed() {
            reasons.push(format!(
                "{} at level {} differed by {drift:.0}% between the halves of the run",
                one.name, one.level
            ));
        }
    }
    let rounded = |figure: f64| (figure * 100.0).round() / 100.0;
    Steadiness {
        steady: match (reasons.is_empty(), known, unknown) {
            (false, ..) => Some(false),
            // What was measured too seldom may be anything.
            (true, 1.., 0) => Some(true),
            (true, ..) => None,
        },
        clock_ghz: rounded(clock_ghz),
        clock_range_percent: rounded(clock_range_percent),
        reasons,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(clocks: &[f64], kind: Kind, samples: &[f64]) -> Steadiness {
        judged(clocks, Some(0.01), &[Half { name: "k", kind, level: "avx2", samples }])
    }

    #[test]
    fn drift_and_clock_make_a_run_unsteady() {
        let same = [3.5; 10];
        let halves = |second: f64| [100.0, 100.0, second, second];
        assert_eq!(judge(&same, Kind::Whole, &halves(104.0)).steady, Some(true));
        assert_eq!(judge(&same, Kind::Whole, &halves(106.0)).steady, Some(false));
        assert_eq!(judge(&same, Kind::Kernel, &halves(106.0)).steady, Some(true));
        assert_eq!(judge(&same, Kind::Form, &halves(106.0)).steady, Some(true));
        assert_eq!(judge(&same, Kind::Form, &halves(112.0)).steady, Some(false));
        assert_eq!(judge(&same, Kind::Other, &halves(300.0)).steady, None);
        let throttled: Vec<f64> = (0..10).map(|i| if i < 5 { 3.5 } else { 3.0 }).collect();
        let judgement = judge(&throttled, Kind::Whole, &halves(100.0));
        assert_eq!(judgement.steady, Some(false));
        assert!(judgement.reasons[0].starts_with("the clock"), "{judgement:?}");
    }

    #[test]
    fn other_programs_make_a_run_unsteady() {
        let busy = judged(&[3.5; 10], Some(0.5), &[]);
        assert_eq!(busy.steady, Some(false));
        assert!(busy.reasons[0].starts_with("other programs had the core for 50%"), "{busy:?}");
    }

    #[test]
    fn few_repetitions_tell_nothing() {
        assert_eq!(judge(&[3.5; 10], Kind::Whole, &[1.0, 9.0]).steady, None);
        // Not even if something else was measured often enough.
        let of = |samples| Half { name: "k", kind: Kind::Whole, level: "avx2", samples };
        let both = [of(&[1.0; 2][..]), of(&[1.0; 8])];
        assert_eq!(judged(&[3.5; 10], None, &both).steady, None);
        assert_eq!(judged(&[3.5; 10], None, &both[1..]).steady, Some(true));
    }
}

//! Was the machine as fast all the time? What was measured in the first half of the repetitions is
//! compared with the second half, as a run is compared with another; and the clock is looked at, and
//! other programs.

use super::record::{Kind, Row, Steadiness};
use super::timing::quartiles;

/// By how much two runs may differ that are called steady, in percent.
pub const WHOLE: f64 = 5.0;
pub const KERNEL: f64 = 10.0;

/// By how much the clock may differ between the halves. Processors that set it by themselves change
/// it more than that from one millisecond to the next, which medians do not feel.
const CLOCK: f64 = 3.0;

/// By how much the halves of a run that is called steady may differ. Where a node is as dear as a list
/// as it is as a bitmap, what they cost changes little: a rough figure tells it.
fn allowed(kind: Kind) -> f64 {
    match kind {
        Kind::Whole => WHOLE,
        Kind::Kernel | Kind::Other => KERNEL,
        Kind::Form => 2.0 * KERNEL,
    }
}

/// Cores that other programs may use: what goes on all the time shows in no half more than in the
/// other.
const OTHERS: f64 = 0.1;

/// Repetitions below which nothing can be said.
pub const FEWEST: usize = 4;

/// By how much the medians of the halves differ, in percent; none of too few samples.
fn drift(samples: &[f64]) -> Option<f64> {
    if samples.len() < FEWEST {
        return None;
    }
    let (first, second) = samples.split_at(samples.len() / 2);
    let [a, b] = [first, second].map(|half| quartiles(half)[1]);
    Some(100.0 * (a / b).max(b / a) - 100.0)
}

/// Whether a run was steady, by the clock seen between the measurements, in their order, the cores
/// that other programs used, if known, and what was measured. What is for comparison only does not
/// count.
pub fn judged(clocks: &[f64], others: Option<f64>, rows: &[Row]) -> Steadiness {
    let mut sorted = clocks.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |percent: usize| sorted.get(sorted.len() * percent / 100).copied().unwrap_or(0.0);
    let clock_ghz = at(50);
    let clock_range_percent =
        if clock_ghz > 0.0 { 100.0 * (at(90) - at(10)) / clock_ghz } else { 0.0 };
    let mut reasons = Vec::new();
    if let Some(drift) = drift(clocks).filter(|&drift| drift > CLOCK) {
        reasons.push(format!("the clock differed by {drift:.0}% between the halves of the run"));
    }
    if let Some(others) = others.filter(|&others| others > OTHERS) {
        reasons.push(format!("other programs used {others:.1} cores meanwhile"));
    }
    let (mut known, mut unknown) = (0, 0);
    for row in rows.iter().filter(|row| row.kind() != Kind::Other) {
        let Some(drift) = drift(&row.raw_ns) else {
            unknown += 1;
            continue;
        };
        known += 1;
        if drift > allowed(row.kind()) {
            reasons.push(format!(
                "{} at level {} differed by {drift:.0}% between the halves of the run",
                row.kernel, row.level
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
        others_cores: others.map(rounded),
        reasons,
    }
}

#[cfg(test)]
mod tests {
    use super::super::record::tests::row;
    use super::*;

    fn measured(kind: Kind, samples: &[f64]) -> Row {
        Row { raw_ns: samples.to_vec(), ..row(kind, "k", "avx2", 1.0) }
    }

    fn judge(clocks: &[f64], kind: Kind, samples: &[f64]) -> Steadiness {
        judged(clocks, Some(0.01), &[measured(kind, samples)])
    }

    #[test]
    fn drift_and_clock_make_a_run_unsteady() {
        let same = [3.5; 10];
        let halves = |second: f64| [100.0, 100.0, second, second];
        assert_eq!(judge(&same, Kind::Whole, &halves(104.0)).steady, Some(true));
        assert_eq!(judge(&same, Kind::Whole, &halves(106.0)).steady, Some(false));
        assert_eq!(judge(&same, Kind::Kernel, &halves(106.0)).steady, Some(true));
        assert_eq!(judge(&same, Kind::Kernel, &halves(112.0)).steady, Some(false));
        assert_eq!(judge(&same, Kind::Form, &halves(118.0)).steady, Some(true));
        assert_eq!(judge(&same, Kind::Form, &halves(122.0)).steady, Some(false));
        assert_eq!(judge(&same, Kind::Other, &halves(300.0)).steady, None);
        let throttled: Vec<f64> = (0..10).map(|i| if i < 5 { 3.5 } else { 3.0 }).collect();
        let judgement = judge(&throttled, Kind::Whole, &halves(100.0));
        assert_eq!(judgement.steady, Some(false));
        assert!(judgement.reasons[0].starts_with("the clock"), "{judgement:?}");
        // From one look to the next, and the same in both halves.
        let restless: Vec<f64> = [3.5, 3.4, 3.3].repeat(4);
        assert_eq!(judge(&restless, Kind::Whole, &halves(100.0)).steady, Some(true));
    }

    #[test]
    fn other_programs_make_a_run_unsteady() {
        let busy = judged(&[3.5; 10], Some(0.52), &[measured(Kind::Whole, &[1.0; 8])]);
        assert_eq!((busy.steady, busy.others_cores), (Some(false), Some(0.52)));
        assert!(busy.reasons[0].starts_with("other programs used 0.5 cores"), "{busy:?}");
    }

    #[test]
    fn few_repetitions_tell_nothing() {
        assert_eq!(judge(&[3.5; 10], Kind::Whole, &[1.0, 9.0]).steady, None);
        // Not even if something else was measured often enough.
        let both = [2, 8].map(|count| measured(Kind::Whole, &vec![1.0; count]));
        assert_eq!(judged(&[3.5; 10], None, &both).steady, None);
        assert_eq!(judged(&[3.5; 10], None, &both[1..]).steady, Some(true));
    }
}

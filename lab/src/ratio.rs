//! Which of two programs is faster, and how sure is that?
//!
//! Two programs are run in turn. A round runs both once, in an order drawn anew, and gives the ratio of
//! their times. The estimate is the geometric mean of these ratios. Its interval is Student's t for the
//! mean of their logarithms: it contains the true ratio in 95 of 100 comparisons. What slows the
//! machine down for longer than a round slows both programs down, and cancels out.
//!
//! Rounds are added until the interval is as narrow as asked. They must not be added until the interval
//! excludes 1: with enough rounds, that happens by chance between two copies of one program. The test
//! `lab/tests/ratio.rs` draws rounds from the records of this project, and counts how often two equal
//! programs are called different, and how often a true 2% is found.
//!
//! A bootstrap of the rounds was tried beside it: it has the same width and, with 10 to 30 rounds,
//! more false alarms (`docs/decisions/bench.md`).

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};

/// The logarithms of the ratios, or times, of some rounds, as far as an interval needs them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rounds {
    /// How many there are.
    pub count: usize,
    mean: f64,
    /// Sum of squared differences from the mean.
    squares: f64,
}

impl Rounds {
    /// Fewest rounds after which the width of the interval counts: fewer can be alike by chance.
    pub const FEWEST: usize = 12;

    /// Rounds with these ratios, or times.
    pub fn of(ratios: &[f64]) -> Rounds {
        let mut rounds = Rounds::default();
        ratios.iter().for_each(|&ratio| rounds.add(ratio));
        rounds
    }

    /// Adds a round: the time of one program, as a multiple of the time of the other.
    pub fn add(&mut self, ratio: f64) {
        let log = ratio.ln();
        self.count += 1;
        let difference = log - self.mean;
        self.mean += difference / self.count as f64;
        self.squares += difference * (log - self.mean);
    }

    /// The ratio and its interval; none of fewer than two rounds.
    pub fn interval(&self) -> Option<Interval> {
        let freedom = self.count.checked_sub(1).filter(|&freedom| freedom > 0)? as f64;
        let error = (self.squares / freedom / self.count as f64).sqrt();
        Some(Interval::around(self.mean, student(freedom) * error))
    }

    /// Is the interval as narrow as asked?
    pub fn are_enough(&self, precision: f64) -> bool {
        self.count >= Rounds::FEWEST
            && self.interval().is_some_and(|interval| interval.is_within(precision))
    }

    /// About how many more rounds make the interval as narrow as asked.
    pub fn missing(&self, precision: f64) -> usize {
        let Some(interval) = self.interval() else { return Rounds::FEWEST };
        let wanted = (interval.half() / precision.ln_1p()).powi(2) * self.count as f64;
        (wanted.ceil() as usize).max(Rounds::FEWEST).saturating_sub(self.count).max(1)
    }
}

/// What lies within so many standard errors with 95% confidence, by Student's t.
pub fn student(freedom: f64) -> f64 {
    let student = StudentsT::new(0.0, 1.0, freedom).expect("there is a degree of freedom");
    student.inverse_cdf(0.975)
}

/// A ratio of times, and where it lies with 95% confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The time of one, as a multiple of the time of the other.
    pub ratio: f64,
    /// The interval: from here.
    pub low: f64,
    /// To here.
    pub high: f64,
}

impl Interval {
    fn around(log: f64, half: f64) -> Interval {
        Interval { ratio: log.exp(), low: (log - half).exp(), high: (log + half).exp() }
    }

    /// The ratio of the times of `a` to the times of `b`, measured apart from each other, by Welch's t
    /// for the means of their logarithms. `drift` is what times measured apart differ by beyond what
    /// they show themselves: the half width of a 95% interval, as a logarithm. None of fewer than two
    /// times.
    pub fn apart(a: &[f64], b: &[f64], drift: f64) -> Option<Interval> {
        let [a, b] = [a, b].map(Rounds::of);
        // The variance of each mean, and its degrees of freedom.
        let of = |logs: &Rounds| {
            let freedom = logs.count.checked_sub(1).filter(|&freedom| freedom > 0)? as f64;
            Some((logs.squares / freedom / logs.count as f64, freedom))
        };
        let ((va, fa), (vb, fb)) = (of(&a)?, of(&b)?);
        let freedom = (va + vb).powi(2) / (va * va / fa + vb * vb / fb);
        let freedom = if freedom.is_finite() { freedom } else { fa + fb };
        let half = student(freedom) * (va + vb).sqrt();
        Some(Interval::around(a.mean - b.mean, half.hypot(drift)))
    }

    /// Half of its width, as a logarithm.
    fn half(&self) -> f64 {
        (self.high / self.low).ln() / 2.0
    }

    /// Half of its width, in percent.
    pub fn percent(&self) -> f64 {
        100.0 * self.half().exp_m1()
    }

    /// Is the half width at most this part of the ratio?
    pub fn is_within(&self, precision: f64) -> bool {
        self.half() <= precision.ln_1p()
    }

    /// What it says of the program whose time is the numerator.
    pub fn verdict(&self, precision: f64) -> Verdict {
        match self {
            _ if self.high < 1.0 => Verdict::Faster,
            _ if self.low > 1.0 => Verdict::Slower,
            _ if self.is_within(precision) => Verdict::NoDifference,
            _ => Verdict::Unknown,
        }
    }
}

/// What a comparison says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It takes less time.
    Faster,
    /// It takes more time.
    Slower,
    /// If there is a difference, it is no larger than the interval allows.
    NoDifference,
    /// The interval is too wide to tell.
    Unknown,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The quantile of Student's t with three degrees of freedom is 3.182446.
    #[test]
    fn the_interval_is_that_of_the_t_test() {
        let Interval { ratio, low, high } = Rounds::of(&[1.1, 1.2, 1.3, 1.15]).interval().unwrap();
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-4, "{a} {b}");
        near(ratio, 1.185_23);
        near(low, 1.058_41);
        near(high, 1.327_26);
        assert_eq!(Rounds::of(&[1.1]).interval(), None);
    }

    #[test]
    fn verdicts_follow_the_interval() {
        let verdict = |low, high| Interval { ratio: 1.0, low, high }.verdict(0.01);
        assert_eq!(verdict(0.9, 0.99), Verdict::Faster);
        assert_eq!(verdict(1.001, 1.2), Verdict::Slower);
        assert_eq!(verdict(0.995, 1.005), Verdict::NoDifference);
        assert_eq!(verdict(0.98, 1.02), Verdict::Unknown);
    }

    #[test]
    fn rounds_that_are_alike_by_chance_are_not_enough() {
        let few = Rounds::of(&[1.0; 5]);
        assert!(!few.are_enough(0.01) && few.missing(0.01) == Rounds::FEWEST - 5);
        assert!(Rounds::of(&[1.0; 12]).are_enough(0.01));
        // Four times the rounds halve the width.
        let wide: Vec<f64> = [0.95, 1.05].repeat(10);
        let missing = Rounds::of(&wide).missing(Rounds::of(&wide).interval().unwrap().half() / 2.0);
        assert!((55..70).contains(&missing), "{missing}");
    }

    #[test]
    fn times_apart_differ_by_what_the_hour_adds_too() {
        let (a, b) = ([1.10, 1.11, 1.09, 1.10], [1.0, 1.01, 0.99, 1.0]);
        let sure = Interval::apart(&a, &b, 0.0).unwrap();
        assert_eq!(sure.verdict(0.01), Verdict::Slower);
        assert!((sure.ratio - 1.1).abs() < 1e-3, "{sure:?}");
        assert_eq!(Interval::apart(&a, &b, 0.12).unwrap().verdict(0.01), Verdict::Unknown);
        assert_eq!(Interval::apart(&a[..1], &b, 0.0), None);
        assert!(Interval::apart(&[2.0; 3], &[1.0; 3], 0.0).unwrap().ratio > 1.99);
    }
}

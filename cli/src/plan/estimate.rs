//! The sum of something over all units, from a sample of them.
//!
//! What a unit costs follows its size: how many grids it has, or a pair of bands third bands. How many
//! all units have together is known, so the cost of one is estimated, as the ratio of two sums over the
//! sample, and multiplied by it: that varies less from sample to sample than the mean cost of a unit
//! (W. G. Cochran, *Sampling Techniques*, chapter 6, to first order, with the correction for a sample
//! that is a good part of all units).
//!
//! Costs are skew: most units are cheap, and a few take ten times as long. Student's distribution
//! around the estimate would have what is estimated in it in 85 to 92 of 100 samples, not in 95. So
//! how far estimates lie from the truth, in units of their own standard error, is seen from samples
//! that are drawn from the sample itself (the bootstrap t of B. Efron and R. J. Tibshirani, *An
//! Introduction to the Bootstrap*, chapter 12). A sample that is too small for that has the
//! interval of Student's distribution for the logarithm, which is nearly as wide as it should be;
//! one that is so large that the skewness is averaged out has it too.

use gridsieve_lab::student;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;

/// How likely it is that an interval has what is estimated in it.
const CONFIDENCE: f64 = 0.95;

/// What is estimated, and where it lies with 95% confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The estimate.
    pub value: f64,
    /// The interval: from here.
    pub low: f64,
    /// To here; none if the sample is a single unit.
    pub high: Option<f64>,
}

impl Estimate {
    /// Of the sum of `y` over all units, by the sum of `x` over all of them, which is known, and
    /// both for each unit of a sample: at least one, and not all `x` 0. No `y` is negative.
    pub fn of_sum(sample: &[[f64; 2]], all_x: f64) -> Estimate {
        let count = sample.len() as f64;
        let sum = |i: usize| sample.iter().map(|unit| unit[i]).sum::<f64>();
        let (sum_x, sum_y) = (sum(0), sum(1));
        let ratio = sum_y / sum_x;
        let value = ratio * all_x;
        if sum_x >= all_x {
            return Estimate { value, low: value, high: Some(value) };
        }
        if sample.len() == 1 {
            return Estimate { value, low: sum_y, high: None };
        }
        let error = error(sample.iter().copied(), ratio, sum_x / count);
        if error == 0.0 || value == 0.0 {
            return Estimate { value, low: value, high: Some(value) };
        }
        // Of what was measured nothing is uncertain.
        let left = (1.0 - sum_x / all_x).max(0.0).sqrt();
        let (low, high) = if BOOTSTRAP.contains(&sample.len()) {
            let [least, most] = deviations(sample, ratio);
            ((ratio - most * left * error) * all_x, (ratio - least * left * error) * all_x)
        } else {
            let factor = (student(count - 1.0) * left * error / ratio).exp();
            (value / factor, value * factor)
        };
        Estimate { value, low: low.max(sum_y).min(value), high: Some(high.max(value)) }
    }

    /// The same in a unit that has so many of the present one.
    pub fn in_units_of(self, unit: f64) -> Estimate {
        let Estimate { value, low, high } = self;
        Estimate { value: value / unit, low: low / unit, high: high.map(|high| high / unit) }
    }
}

/// Sizes of samples that are drawn from again.
const BOOTSTRAP: RangeInclusive<usize> = 10..=10_000;

/// How often that is done.
const DRAWS: usize = 1999;

/// The standard error of the ratio `y / x` of a sample, whose mean `x` is this.
fn error(sample: impl Iterator<Item = [f64; 2]>, ratio: f64, mean_x: f64) -> f64 {
    let (mut squares, mut count) = (0.0, 0.0);
    for [x, y] in sample {
        squares += (y - ratio * x).powi(2);
        count += 1.0;
    }
    (squares / (count - 1.0) / count).sqrt() / mean_x
}

/// How far the ratios of samples that are drawn from this one lie from its own, in units of their
/// standard errors: the two quantiles between which [`CONFIDENCE`] of them lie.
fn deviations(sample: &[[f64; 2]], ratio: f64) -> [f64; 2] {
    let count = sample.len() as f64;
    // The same sample has the same interval.
    let mut random = SmallRng::seed_from_u64(0);
    let mut drawn = vec![[0.0; 2]; sample.len()];
    let mut deviations: Vec<f64> = (0..DRAWS)
        .map(|_| {
            drawn.fill_with(|| sample[random.random_range(0..sample.len())]);
            let sum = |i: usize| drawn.iter().map(|unit| unit[i]).sum::<f64>();
            let (sum_x, sum_y) = (sum(0), sum(1));
            let own = sum_y / sum_x;
            let error = error(drawn.iter().copied(), own, sum_x / count);
            // One unit, drawn again and again, says nothing.
            if error > 0.0 { (own - ratio) / error } else { 0.0 }
        })
        .collect();
    deviations.sort_by(f64::total_cmp);
    let tail = (1.0 - CONFIDENCE) / 2.0;
    [tail, 1.0 - tail].map(|share| deviations[(share * DRAWS as f64) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::seq::index;

    /// With all `x` the same it is the mean of `y`: its interval is that of the t test for the
    /// logarithm, with the deviation of the R function `t.test(c(1, 2, 3, 4, 10))`.
    #[test]
    fn with_equal_units_it_is_the_mean() {
        let sample = [1.0, 2.0, 3.0, 4.0, 10.0].map(|y| [7.0, y]);
        let Estimate { value, low, high } = Estimate::of_sum(&sample, 7e6);
        let near = |a: f64, b: f64| (a / b - 1.0).abs() < 1e-4;
        let factor = (2.776445f64 * 1.581139 / 4.0).exp();
        assert!(near(value, 4e6) && near(low, 4e6 / factor), "{low}");
        assert!(near(high.unwrap(), 4e6 * factor), "{high:?}");
        let single = Estimate::of_sum(&sample[..1], 7e6);
        assert_eq!(single, Estimate { value: 1e6, low: 1.0, high: None });
        // Where all is measured, or nothing differs, nothing is uncertain.
        for (sample, all) in [(&sample[..], 35.0), (&[[1.0, 2.0]; 3], 10.0)] {
            let Estimate { value, low, high } = Estimate::of_sum(sample, all);
            assert!((low, high) == (value, Some(value)), "{low} {high:?}");
        }
    }

    /// Units of eight grids as skew as their costs are, one grid in twenty much dearer or none;
    /// samples small and large.
    #[test]
    fn intervals_have_what_is_estimated_as_often_as_they_say() {
        let mut random = SmallRng::seed_from_u64(31);
        for (size, dear) in [(5, 0.0), (25, 0.0), (25, 0.05), (100, 0.05)] {
            let units: Vec<[f64; 2]> = (0..2000)
                .map(|_| {
                    let mut grid = || {
                        let factor = if random.random::<f64>() < dear { 10.0 } else { 1.0 };
                        factor * (-random.random::<f64>().ln()).powf(1.3)
                    };
                    [8.0, (0..8).map(|_| grid()).sum()]
                })
                .collect();
            let all = |i: usize| units.iter().map(|unit| unit[i]).sum::<f64>();
            let (all_x, all_y) = (all(0), all(1));
            // The usual rounds are few, as each draws thousands of samples of its sample.
            let (rounds, expected) = match std::env::var_os("GRIDSIEVE_THOROUGH") {
                None => (40, 34..=40),
                Some(_) => (400, 364..=395),
            };
            let inside = (0..rounds).filter(|_| {
                let drawn = index::sample(&mut random, units.len(), size);
                let sample: Vec<_> = drawn.iter().map(|i| units[i]).collect();
                let Estimate { low, high, .. } = Estimate::of_sum(&sample, all_x);
                low <= all_y && all_y <= high.expect("there are several units")
            });
            let inside = inside.count();
            assert!(expected.contains(&inside), "{size}, {dear}: {inside} of {rounds}");
        }
    }
}

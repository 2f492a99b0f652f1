//! The sum of something over all units, from a sample of them.
//!
//! Units have from a few to several hundred third bands, and what they cost follows these
//! numbers. How many third bands all units have together is known, so the cost of a
//! third band is estimated, as the ratio of two sums over the sample, and multiplied by it: that varies
//! less from sample to sample than the mean cost of a unit. The interval is that of Student's
//! distribution, with the variance of a ratio to first order (W. G. Cochran, *Sampling Techniques*,
//! chapter 6).

use statrs::distribution::{ContinuousCDF, StudentsT};

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
        if sample.len() == 1 {
            return Estimate { value, low: 0.0, high: None };
        }
        let squares: f64 = sample.iter().map(|[x, y]| (y - ratio * x).powi(2)).sum();
        let deviation = (squares / (count - 1.0) / count).sqrt() / (sum_x / count);
        let student = StudentsT::new(0.0, 1.0, count - 1.0).expect("there is a degree of freedom");
        let half = student.inverse_cdf(0.5 + CONFIDENCE / 2.0) * deviation * all_x;
        Estimate { value, low: (value - half).max(0.0), high: Some(value + half) }
    }

    /// The same in a unit that has so many of the present one.
    pub fn in_units_of(self, unit: f64) -> Estimate {
        let Estimate { value, low, high } = self;
        Estimate { value: value / unit, low: low / unit, high: high.map(|high| high / unit) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    /// With all `x` the same it is the mean of `y`: its interval is that of the t test, here from
    /// the R function `t.test(c(1, 2, 3, 4, 10))`.
    #[test]
    fn with_equal_units_it_is_the_mean() {
        let sample = [1.0, 2.0, 3.0, 4.0, 10.0].map(|y| [7.0, y]);
        let Estimate { value, low, high } = Estimate::of_sum(&sample, 7.0);
        let near = |a: f64, b: f64| (a - b).abs() < 1e-4;
        // 4 - 2.776445 * 1.581139 is below 0: a cost cannot be.
        assert!(near(value, 4.0) && low == 0.0 && near(high.unwrap(), 8.38995), "{high:?}");
        let single = Estimate::of_sum(&sample[..1], 7.0);
        assert_eq!(single, Estimate { value: 1.0, low: 0.0, high: None });
    }

    #[test]
    fn intervals_have_what_is_estimated_as_often_as_they_say() {
        let mut random = SmallRng::seed_from_u64(31);
        // As skew as costs are.
        let units: Vec<[f64; 2]> = (0..2000)
            .map(|_| {
                let x = 5.0 + 60.0 * random.random::<f64>();
                [x, x * (-random.random::<f64>().ln()).powf(1.3)]
            })
            .collect();
        let all = |i: usize| units.iter().map(|unit| unit[i]).sum::<f64>();
        let mut inside = 0;
        for _ in 0..1000 {
            let sample: Vec<_> =
                (0..400).map(|_| units[random.random_range(0..units.len())]).collect();
            let Estimate { low, high, .. } = Estimate::of_sum(&sample, all(0));
            inside += usize::from(low <= all(1) && all(1) <= high.unwrap());
        }
        assert!((920..=975).contains(&inside), "{inside} of 1000");
    }
}

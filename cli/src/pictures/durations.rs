//! How long grids took: a histogram on a logarithmic scale.

/// Bins of a power of ten.
const FINE: usize = 40;
/// From a microsecond, the resolution of the log, to eleven days.
const LEAST: i32 = -6;
const POWERS: usize = 12;
/// Fine bins in one that is shown.
const SHOWN: usize = 4;

/// Numbers of grids by the time that each took.
#[derive(Debug)]
pub struct Durations {
    bins: Vec<u64>,
    /// Grids.
    pub count: u64,
    /// Seconds of all of them.
    pub sum: f64,
    /// Of the one that took longest.
    pub longest: f64,
}

/// A bar of the histogram.
#[derive(Debug, PartialEq)]
pub struct Bin {
    /// Its least time in seconds.
    pub from: f64,
    /// Its greatest time in seconds.
    pub to: f64,
    /// Number of grids.
    pub grids: u64,
}

impl Durations {
    /// Nothing yet.
    pub fn new() -> Durations {
        Durations { bins: vec![0; FINE * POWERS], count: 0, sum: 0.0, longest: 0.0 }
    }

    /// Counts a grid that took this time.
    pub fn add(&mut self, seconds: f64) {
        // What is no time counts as none.
        let seconds = if seconds.is_finite() { seconds.max(0.0) } else { 0.0 };
        let place = (seconds.max(1e-6).log10() - f64::from(LEAST)) * FINE as f64;
        // A little more, so that powers of ten are not rounded down.
        let bin = (place + 1e-9) as usize;
        self.bins[bin.min(FINE * POWERS - 1)] += 1;
        self.count += 1;
        self.sum += seconds;
        self.longest = self.longest.max(seconds);
    }

    /// Seconds in which this share of the grids was done, to some percent.
    pub fn within(&self, share: f64) -> f64 {
        let wanted = share * self.count as f64;
        let mut sum = 0;
        for (bin, count) in self.bins.iter().enumerate() {
            sum += count;
            if sum > 0 && sum as f64 >= wanted {
                return begin(bin as f64 + 0.5).min(self.longest);
            }
        }
        self.longest
    }

    /// The bars, from the first one with grids to the last one.
    pub fn bins(&self) -> Vec<Bin> {
        let bins = self.bins.chunks(SHOWN).enumerate().map(|(place, bins)| Bin {
            from: begin((place * SHOWN) as f64),
            to: begin(((place + 1) * SHOWN) as f64),
            grids: bins.iter().sum(),
        });
        let mut bins: Vec<Bin> = bins.skip_while(|bin| bin.grids == 0).collect();
        bins.truncate(bins.iter().rposition(|bin| bin.grids > 0).map_or(0, |last| last + 1));
        bins
    }
}

/// Seconds at a place of the scale.
fn begin(bin: f64) -> f64 {
    10f64.powf(f64::from(LEAST) + bin / FINE as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(seconds: impl IntoIterator<Item = f64>) -> Durations {
        let mut durations = Durations::new();
        seconds.into_iter().for_each(|seconds| durations.add(seconds));
        durations
    }

    #[test]
    fn shares_are_right_to_some_percent() {
        let durations = of((1..=1000).map(|i| f64::from(i) / 100.0));
        for (share, seconds) in [(0.5, 5.0), (0.9, 9.0), (0.99, 9.9), (1.0, 10.0)] {
            let within = durations.within(share);
            assert!((within / seconds - 1.0).abs() < 0.05, "{share}: {within}");
        }
        assert_eq!((durations.count, durations.longest), (1000, 10.0));
        assert_eq!(durations.bins().iter().map(|bin| bin.grids).sum::<u64>(), 1000);
    }

    #[test]
    fn bars_begin_and_end_where_grids_are() {
        let bins = of([0.1, 0.1, 1.0]).bins();
        let near = |a: f64, b: f64| (a / b - 1.0).abs() < 1e-9;
        assert_eq!((bins.len(), bins[0].grids, bins[10].grids), (11, 2, 1));
        assert!(near(bins[0].from, 0.1) && near(bins[10].from, 1.0));
        assert!(bins.windows(2).all(|two| near(two[0].to, two[1].from)));
        assert!(Durations::new().bins().is_empty());
        assert_eq!(Durations::new().within(0.5), 0.0);
    }

    #[test]
    fn whatever_a_log_says_has_a_place() {
        let durations = of([0.0, -1.0, f64::NAN, f64::INFINITY, 1e-9, 1e300]);
        assert_eq!(durations.bins().iter().map(|bin| bin.grids).sum::<u64>(), 6);
    }
}

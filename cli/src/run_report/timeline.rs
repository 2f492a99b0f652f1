//! What was done when, as a bounded number of steps.

use std::collections::BTreeMap;

/// The most steps.
const MOST: usize = 512;

/// Grids and puzzles that were added in stretches of time. Each stretch begins
/// at a multiple of its width; when there are too many, two become one.
#[derive(Debug, Default)]
pub struct Timeline {
    /// Their width is a power of two milliseconds: this one.
    doublings: u32,
    /// By the number of the stretch.
    steps: BTreeMap<u64, [u64; 2]>,
    /// The first and the last time of anything.
    pub ends: Option<[u64; 2]>,
}

impl Timeline {
    /// At this time, in milliseconds, the run was at work.
    pub fn see(&mut self, at: u64) {
        let [first, last] = self.ends.unwrap_or([at; 2]);
        self.ends = Some([first.min(at), last.max(at)]);
    }

    /// Grids and puzzles that were done by this time, in any order.
    pub fn add(&mut self, at: u64, grids: u64, puzzles: u64) {
        self.see(at);
        add(&mut self.steps, at >> self.doublings, [grids, puzzles]);
        while self.steps.len() > MOST {
            self.doublings += 1;
            for (number, step) in std::mem::take(&mut self.steps) {
                add(&mut self.steps, number / 2, step);
            }
        }
    }

    /// Times, with all grids and puzzles done until then, in order. While nothing
    /// was done, they do not change.
    pub fn sums(&self) -> Vec<(u64, [u64; 2])> {
        let Some([first, last]) = self.ends else { return Vec::new() };
        let mut sums = vec![(first, [0; 2])];
        let (mut sum, mut until) = ([0u64; 2], first);
        for (&number, step) in &self.steps {
            let begin = (number << self.doublings).clamp(first, last);
            if begin > until {
                sums.push((begin, sum));
            }
            sum = [sum[0].saturating_add(step[0]), sum[1].saturating_add(step[1])];
            until = begin.saturating_add(1 << self.doublings).min(last);
            sums.push((until, sum));
        }
        if until < last {
            sums.push((last, sum));
        }
        sums
    }
}

fn add(steps: &mut BTreeMap<u64, [u64; 2]>, number: u64, [grids, puzzles]: [u64; 2]) {
    let step = steps.entry(number).or_default();
    *step = [step[0].saturating_add(grids), step[1].saturating_add(puzzles)];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_keep_pauses() {
        let mut timeline = Timeline::default();
        timeline.see(1000);
        timeline.add(1010, 4, 1);
        timeline.add(1010, 4, 0);
        timeline.add(2000, 2, 2);
        let sums =
            [(1000, [0, 0]), (1010, [0, 0]), (1011, [8, 1]), (2000, [8, 1]), (2000, [10, 3])];
        assert_eq!(timeline.sums(), sums);
        assert_eq!(Timeline::default().sums(), []);
    }

    #[test]
    fn many_steps_become_few() {
        let mut timeline = Timeline::default();
        // Of several machines: not in order.
        let times = (0..100_000u64).map(|i| 5_000_000 + i * 7_919 % 100_000 * 1000);
        times.for_each(|at| timeline.add(at, 3, 1));
        assert!(timeline.steps.len() <= MOST && timeline.steps.len() > MOST / 4);
        let sums = timeline.sums();
        assert_eq!(sums.last(), Some(&(104_999_000, [300_000, 100_000])));
        assert!(sums.is_sorted());
        // Even progress stays even.
        let half = sums.iter().find(|sum| sum.0 >= 55_000_000).unwrap();
        assert!((148_000..=152_000).contains(&half.1[0]), "{half:?}");
    }

    #[test]
    fn times_without_sense_do_no_harm() {
        let mut timeline = Timeline::default();
        for at in [u64::MAX, 0, 1, u64::MAX - 1] {
            timeline.add(at, u64::MAX, u64::MAX);
        }
        assert!(timeline.sums().is_sorted());
    }
}

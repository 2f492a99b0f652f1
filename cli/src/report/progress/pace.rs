//! Rate and time left, as a line for people.

use super::work::Work;
use crate::report::plural;
use gridsieve::scan::Progress;
use indicatif::FormattedDuration;
use std::time::{Duration, Instant};

/// How fast the work is.
pub struct Pace {
    work: Work,
    begun: Instant,
    /// Grids or other items done by earlier sessions.
    before: u64,
    /// All of them, if that is known.
    pub of: Option<u64>,
    /// Seconds that all of the work takes, if a plan says so.
    pub expected: Option<f64>,
}

impl Pace {
    /// A session that begins `now`, after so many grids or other items of all of them.
    pub fn new(work: Work, now: Instant, before: Progress, of: Option<u64>) -> Pace {
        Pace { work, begun: now, before: before.grids, of, expected: None }
    }

    fn seconds(&self, now: Instant) -> f64 {
        (now - self.begun).as_secs_f64()
    }

    /// Grids or other items per second of this session, parts of them included.
    fn rate(&self, done: f64, now: Instant) -> f64 {
        match self.seconds(now) {
            0.0 => 0.0,
            seconds => (done - self.before as f64).max(0.0) / seconds,
        }
    }

    /// Seconds left; as long as nothing was searched only a plan knows it.
    fn left(&self, done: f64, now: Instant) -> Option<f64> {
        match ((self.of? as f64 - done).max(0.0), self.rate(done, now)) {
            (0.0, _) => Some(0.0),
            (left, rate) if rate > 0.0 => Some(left / rate),
            _ => Some(self.expected? * (1.0 - self.share(done)?)),
        }
    }

    /// The share of all that is done, 0 to 1, if it is known of how much.
    fn share(&self, done: f64) -> Option<f64> {
        Some((done / self.of?.max(1) as f64).min(1.0))
    }

    /// A line for people.
    pub fn line(&self, progress: Progress, now: Instant) -> String {
        let Progress { grids, puzzles, .. } = progress;
        let begun = FormattedDuration(Duration::from_secs(self.seconds(now) as u64));
        let done = self.work.share(progress);
        let rate = self.rate(done, now);
        let (Work::Items([one, several]) | Work::Scan([one, several])) = self.work;
        if let Work::Items(_) = self.work {
            let items = match self.of {
                Some(of) => format!("{grids}/{of} {several}"),
                None => plural(grids, one, several),
            };
            let digits = if rate < 100.0 { 2 } else { 0 };
            return format!("{items}, {rate:.digits$} {several}/s, {begun} so far");
        }
        let puzzles = plural(puzzles, "puzzle", "puzzles");
        let (Some(of), Some(share)) = (self.of, self.share(done)) else {
            let grids = plural(grids, one, several);
            return format!("{grids}, {puzzles}, {rate:.2} {several}/s, {begun} so far");
        };
        let percent = 100.0 * share;
        // More has no meaning, and would not fit.
        let left = self
            .left(done, now)
            .filter(|left| (0.0..1e10).contains(left))
            .map(|left| FormattedDuration(Duration::from_secs_f64(left.ceil())).to_string());
        let left = left.as_deref().unwrap_or("unknown time");
        format!(
            "{grids}/{of} {several} ({percent:.2}%), {puzzles}, {rate:.2} {several}/s, {left} left"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::items::Item;
    use gridsieve_grids::Grid;

    fn after(begun: Instant, seconds: f64) -> Instant {
        begun + Duration::from_secs_f64(seconds)
    }

    #[test]
    fn rate_and_time_left_are_those_of_this_session() {
        let begun = Instant::now();
        let pace = Pace::new(
            Work::Scan(Grid::NAMES),
            begun,
            Progress { grids: 1000, ..Progress::default() },
            Some(2000),
        );
        let line = |grids, puzzles, seconds| {
            pace.line(Progress { grids, puzzles, parts: 0.0 }, after(begun, seconds))
        };
        assert_eq!(
            line(1000, 7, 0.0),
            "1000/2000 grids (50.00%), 7 puzzles, 0.00 grids/s, unknown time left"
        );
        let planned = Pace { expected: Some(300.0), ..pace };
        let before = Progress { grids: 1000, puzzles: 7, parts: 0.0 };
        assert!(planned.line(before, begun).ends_with("0.00 grids/s, 00:02:30 left"));
        let pace = Pace { expected: None, ..planned };
        let line = |grids, puzzles, seconds| {
            pace.line(Progress { grids, puzzles, parts: 0.0 }, after(begun, seconds))
        };
        assert_eq!(
            line(1010, 8, 5.0),
            "1010/2000 grids (50.50%), 8 puzzles, 2.00 grids/s, 00:08:15 left"
        );
        assert_eq!(
            line(2000, 1, 9.0),
            "2000/2000 grids (100.00%), 1 puzzle, 111.11 grids/s, 00:00:00 left"
        );
    }

    #[test]
    fn one_grid_has_a_share_and_a_time_left() {
        let begun = Instant::now();
        let pace = Pace::new(Work::Scan(Grid::NAMES), begun, Progress::default(), Some(1));
        let progress = Progress { grids: 0, puzzles: 3, parts: 0.2 };
        assert_eq!(
            pace.line(progress, after(begun, 60.0)),
            "0/1 grids (20.00%), 3 puzzles, 0.00 grids/s, 00:04:00 left"
        );
    }

    #[test]
    fn without_a_number_of_grids_nothing_is_left() {
        let begun = Instant::now();
        let pace = Pace::new(Work::Scan(Grid::NAMES), begun, Progress::default(), None);
        let progress = Progress { grids: 7, ..Progress::default() };
        let line = pace.line(progress, after(begun, 3700.0));
        assert_eq!(line, "7 grids, 0 puzzles, 0.00 grids/s, 01:01:40 so far");
    }

    #[test]
    fn items_are_called_what_they_are() {
        let begun = Instant::now();
        let names = ["puzzle", "puzzles"];
        let pace = Pace::new(Work::Items(names), begun, Progress::default(), None);
        let progress = Progress { grids: 9000, ..Progress::default() };
        assert_eq!(
            pace.line(progress, after(begun, 2.0)),
            "9000 puzzles, 4500 puzzles/s, 00:00:02 so far"
        );
        let known = Pace {
            of: Some(9500),
            ..Pace::new(Work::Items(names), begun, Progress::default(), None)
        };
        let line = known.line(progress, after(begun, 2.0));
        assert_eq!(line, "9000/9500 puzzles, 4500 puzzles/s, 00:00:02 so far");
        let indices = Work::Items(["index", "indices"]);
        let one = Pace::new(indices, begun, Progress::default(), None)
            .line(Progress { grids: 1, ..Progress::default() }, after(begun, 4.0));
        assert_eq!(one, "1 index, 0.25 indices/s, 00:00:04 so far");
    }

    #[test]
    fn nothing_overflows() {
        let begun = Instant::now();
        let pace = Pace::new(Work::Scan(Grid::NAMES), begun, Progress::default(), Some(u64::MAX));
        let progress = Progress { grids: 1, puzzles: u64::MAX, parts: 0.0 };
        assert!(pace.line(progress, after(begun, 1e9)).contains("unknown time left"));
        assert!(
            Pace::new(Work::Scan(Grid::NAMES), begun, Progress::default(), Some(0))
                .line(progress, begun)
                .contains("1/0 grids")
        );
    }
}

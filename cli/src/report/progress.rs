//! How far a scan, or other work, has got: a bar on a terminal, otherwise a line now and then.

use super::plural;
use crossbeam_channel::{Receiver, tick};
use gridsieve::scan::Progress;
use indicatif::{FormattedDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use terminal_size::{Width, terminal_size_of};

/// How often there is a line without a terminal.
const LINE: Duration = Duration::from_secs(60);

/// Columns of a terminal below which there is no room for a bar beside large numbers.
const NARROW: u16 = 80;

/// Steps of the bar for each grid or other item.
const STEPS: u64 = 1000;

/// What is counted, with what one is called, and several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A scan: grids or pairs of bands searched, and the puzzles that it finds.
    Scan([&'static str; 2]),
    /// Other work on grids, puzzles or the like. They count as the grids of the progress.
    Items([&'static str; 2]),
}

/// How progress is to be shown.
#[derive(Default)]
pub struct Show {
    /// No bar and no lines.
    pub quiet: bool,
    /// Results appear on the same terminal as the bar.
    pub on_terminal: bool,
    /// How often there is a line; none: by default.
    pub interval: Option<Duration>,
}

/// Shows the progress on standard error.
pub struct ProgressReport {
    /// It also knows how many steps there are.
    bar: ProgressBar,
    work: Work,
    begun: Instant,
    /// Grids or other items done by earlier sessions.
    before: u64,
    /// When a line is due, if there are to be lines.
    lines: Option<Receiver<Instant>>,
    shares_terminal: bool,
}

impl ProgressReport {
    /// For work on so many grids or other items, if their number is known, that begins now.
    /// `before` was done by earlier sessions of the same run: it counts as done,
    /// but not for the rate and the time left.
    pub fn new(work: Work, show: Show, items: Option<u64>, before: Progress) -> ProgressReport {
        let is_terminal = io::stderr().is_terminal();
        let bar = match !show.quiet && is_terminal {
            true => ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(5)),
            false => ProgressBar::hidden(),
        };
        let lines = !show.quiet && !is_terminal;
        let report = ProgressReport {
            shares_terminal: show.on_terminal && !bar.is_hidden(),
            bar,
            work,
            begun: Instant::now(),
            before: before.grids,
            lines: lines.then(|| tick(show.interval.unwrap_or(LINE))),
        };
        report.bar.set_style(style("{spinner} {msg}"));
        if let Some(items) = items {
            report.expect_items(items);
        }
        report.update(before);
        report
    }

    /// For work on so many items with these names, if their number is known, that begins now.
    pub fn of_items(names: [&'static str; 2], quiet: bool, items: Option<u64>) -> ProgressReport {
        let show = Show { quiet, ..Show::default() };
        ProgressReport::new(Work::Items(names), show, items, Progress::default())
    }

    /// Like [`of_items`](Self::of_items), with results in this file or on standard output: there is no
    /// bar between these.
    pub fn beside(
        output: Option<&Path>,
        names: [&'static str; 2],
        quiet: bool,
        items: Option<u64>,
    ) -> ProgressReport {
        let quiet = quiet || output.is_none() && io::stdout().is_terminal();
        ProgressReport::of_items(names, quiet, items)
    }

    /// Takes it that there are so many grids or other items, as far as is known now.
    pub fn expect_items(&self, items: u64) {
        self.bar.set_length(items.saturating_mul(STEPS));
        let columns = terminal_size_of(io::stderr()).map_or(NARROW, |(Width(columns), _)| columns);
        self.bar.set_style(style(if columns < NARROW { "{msg}" } else { "{wide_bar} {msg}" }));
    }

    /// Shows the present state: earlier sessions included.
    pub fn update(&self, progress: Progress) {
        self.bar.set_position((done(progress) * STEPS as f64) as u64);
        if !self.bar.is_hidden() {
            self.bar.set_message(self.line(progress, Instant::now()));
        } else if self.lines.as_ref().is_some_and(|due| due.try_recv().is_ok()) {
            // Nobody listens if standard error is closed.
            let _ = writeln!(io::stderr(), "{}", self.line(progress, Instant::now()));
        }
    }

    /// Shows that so many grids or other items are done.
    pub fn set(&self, items: u64) {
        self.update(Progress { grids: items, ..Progress::default() });
    }

    /// Does something that writes results, without the bar in the way.
    pub fn while_writing<T>(&self, write: impl FnOnce() -> T) -> T {
        if self.shares_terminal { self.bar.suspend(write) } else { write() }
    }

    /// Does something that writes to standard error, without the bar in the
    /// way.
    pub fn while_speaking<T>(&self, speak: impl FnOnce() -> T) -> T {
        self.bar.suspend(speak)
    }

    /// Ends it: takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }

    /// The state in words: what is done, and the rate and the time left of this session.
    fn line(&self, progress: Progress, now: Instant) -> String {
        let (Work::Items([one, several]) | Work::Scan([one, several])) = self.work;
        let (seconds, done) = ((now - self.begun).as_secs_f64(), done(progress));
        let new = (done - self.before as f64).max(0.0);
        let rate = if seconds > 0.0 { new / seconds } else { 0.0 };
        let digits = if rate < 100.0 { 2 } else { 0 };
        let rate = format!("{rate:.digits$} {several}/s");
        let found = match self.work {
            Work::Scan(_) => format!(", {}", plural(progress.puzzles, "puzzle", "puzzles")),
            Work::Items(_) => String::new(),
        };
        let Some(of) = self.bar.length().map(|steps| steps / STEPS) else {
            let so_far = FormattedDuration(Duration::from_secs(seconds as u64));
            let items = plural(progress.grids, one, several);
            return format!("{items}{found}, {rate}, {so_far} so far");
        };
        let share = (done / of.max(1) as f64).min(1.0);
        let left = match (of as f64 - done).max(0.0) {
            0.0 => Some(0.0),
            left if new > 0.0 => Some(left * seconds / new),
            _ => None,
        };
        // More has no meaning, and would not fit.
        let left = left.filter(|left| (0.0..1e10).contains(left));
        let left = left.map(|left| FormattedDuration(Duration::from_secs_f64(left.ceil())));
        let left = left.map_or("unknown time".to_owned(), |left| left.to_string());
        let (grids, percent) = (progress.grids, 100.0 * share);
        format!("{grids}/{of} {several} ({percent:.2}%){found}, {rate}, {left} left")
    }
}

/// How many items are done, with the parts of those that are under way.
fn done(progress: Progress) -> f64 {
    progress.grids as f64 + progress.parts
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("our templates are right")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::items::Item;
    use gridsieve_grids::Grid;

    fn report(work: Work, items: Option<u64>, before: u64) -> ProgressReport {
        let before = Progress { grids: before, ..Progress::default() };
        ProgressReport::new(work, Show { quiet: true, ..Show::default() }, items, before)
    }

    fn scan(items: Option<u64>, before: u64) -> ProgressReport {
        report(Work::Scan(Grid::NAMES), items, before)
    }

    /// The line after so many seconds.
    fn line(report: &ProgressReport, seconds: f64, progress: Progress) -> String {
        report.line(progress, report.begun + Duration::from_secs_f64(seconds))
    }

    #[test]
    fn rate_and_time_left_are_those_of_this_session() {
        let report = scan(Some(2000), 1000);
        let at = |report: &_, grids, puzzles, seconds| {
            line(report, seconds, Progress { grids, puzzles, parts: 0.0 })
        };
        assert_eq!(
            at(&report, 1000, 7, 0.0),
            "1000/2000 grids (50.00%), 7 puzzles, 0.00 grids/s, unknown time left"
        );
        assert_eq!(
            at(&report, 1010, 8, 5.0),
            "1010/2000 grids (50.50%), 8 puzzles, 2.00 grids/s, 00:08:15 left"
        );
        assert_eq!(
            at(&report, 2000, 1, 9.0),
            "2000/2000 grids (100.00%), 1 puzzle, 111 grids/s, 00:00:00 left"
        );
    }

    #[test]
    fn one_grid_has_a_share_and_a_time_left() {
        let progress = Progress { grids: 0, puzzles: 3, parts: 0.2 };
        assert_eq!(
            line(&scan(Some(1), 0), 60.0, progress),
            "0/1 grids (20.00%), 3 puzzles, 0.00 grids/s, 00:04:00 left"
        );
    }

    #[test]
    fn without_a_number_of_grids_nothing_is_left() {
        let progress = Progress { grids: 7, ..Progress::default() };
        assert_eq!(
            line(&scan(None, 0), 3700.0, progress),
            "7 grids, 0 puzzles, 0.00 grids/s, 01:01:40 so far"
        );
    }

    #[test]
    fn items_are_called_what_they_are() {
        let of = |grids| Progress { grids, ..Progress::default() };
        let puzzles = report(Work::Items(["puzzle", "puzzles"]), None, 0);
        assert_eq!(line(&puzzles, 2.0, of(9000)), "9000 puzzles, 4500 puzzles/s, 00:00:02 so far");
        puzzles.expect_items(9500);
        assert_eq!(
            line(&puzzles, 2.0, of(9000)),
            "9000/9500 puzzles (94.74%), 4500 puzzles/s, 00:00:01 left"
        );
        let indices = report(Work::Items(["index", "indices"]), None, 0);
        assert_eq!(line(&indices, 4.0, of(1)), "1 index, 0.25 indices/s, 00:00:04 so far");
    }

    #[test]
    fn nothing_overflows() {
        let progress = Progress { grids: 1, puzzles: u64::MAX, parts: 0.0 };
        let text = line(&scan(Some(u64::MAX), 0), 1e9, progress);
        assert!(text.contains("unknown time left"), "{text}");
        assert!(line(&scan(Some(0), 0), 0.0, progress).contains("1/0 grids"));
    }
}

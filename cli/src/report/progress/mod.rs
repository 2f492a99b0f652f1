//! How far a scan, or other work, has got: a bar on a terminal, otherwise a line now and then.
//!
//! | File | |
//! |---|---|
//! | `work` | what is counted |
//! | `bar` | the bar |
//! | `pace` | rate and time left |

mod bar;
mod pace;
mod work;

pub use bar::Bar;
pub use work::Work;

use crossbeam_channel::{Receiver, tick};
use gridsieve::scan::Progress;
use pace::Pace;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often there is a line without a terminal.
const LINE: Duration = Duration::from_secs(60);

/// How progress is to be shown.
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
    /// Not in the way of what else is written.
    pub bar: Bar,
    /// When a line is due, if there are to be lines.
    lines: Option<Receiver<Instant>>,
    pace: Pace,
}

impl ProgressReport {
    /// For work on so many grids, if their number is known, that begins now.
    /// `before` was done by earlier sessions of the same run: it counts as done,
    /// but not for the rate and the time left.
    pub fn new(work: Work, show: Show, grids: Option<u64>, before: Progress) -> ProgressReport {
        let bar = Bar::new(work, show.quiet, grids, show.on_terminal);
        bar.begin(before);
        let lines = !show.quiet && !io::stderr().is_terminal();
        ProgressReport {
            bar,
            lines: lines.then(|| tick(show.interval.unwrap_or(LINE))),
            pace: Pace::new(work, Instant::now(), before, grids),
        }
    }

    /// Takes it that all of the work takes so many seconds, until its own rate is known.
    pub fn expect(&mut self, seconds: f64) {
        self.pace.expected = Some(seconds);
    }

    /// Takes it that there are so many grids or other items, as far as is known now.
    pub fn expect_items(&mut self, items: u64) {
        self.pace.of = Some(items);
        self.bar.expect_items(items);
    }

    /// Shows the present state: earlier sessions included.
    pub fn update(&mut self, progress: Progress) {
        self.bar.update(progress);
        let now = Instant::now();
        if self.lines.as_ref().is_some_and(|due| due.try_recv().is_ok()) {
            let line = self.pace.line(progress, now);
            // Nobody listens if standard error is closed.
            let _ = writeln!(io::stderr(), "{line}");
        }
    }

    /// Ends it: takes the bar away.
    pub fn finish(&mut self) {
        self.bar.finish();
    }
}

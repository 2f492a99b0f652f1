//! How far a scan, or other work, has got: a bar on a terminal, otherwise a line now and then,
//! and objects for other programs.
//!
//! | File | |
//! |---|---|
//! | `bar` | the bar |
//! | `pace` | rate and time left; when the next line is due |
//! | `json` | objects for programs |

mod bar;
mod json;
mod pace;

pub use bar::Bar;
pub use json::JsonLines;

use gridsieve::internal::scan::Progress;
use pace::{Pace, Timer};
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often there is a line without a terminal.
const LINE: Duration = Duration::from_secs(60);
/// How often there is an object.
const OBJECT: Duration = Duration::from_secs(1);

/// How progress is to be shown.
pub struct Show {
    /// No bar and no lines.
    pub quiet: bool,
    /// Results appear on the same terminal as the bar.
    pub on_terminal: bool,
    /// How often there is a line or an object; none: by default.
    pub interval: Option<Duration>,
    /// Where objects go.
    pub json: Option<JsonLines>,
}

/// Shows the progress on standard error, and to other programs.
pub struct ProgressReport {
    bar: Bar,
    /// If there are to be lines.
    lines: Option<Timer>,
    objects: Option<(Timer, JsonLines)>,
    pace: Pace,
    last: Progress,
}

impl ProgressReport {
    /// For a scan of `grids` grids, if their number is known, that begins now.
    /// `before` was done by earlier sessions of the same run: it counts as done,
    /// but not for the rate and the time left.
    pub fn new(show: Show, grids: Option<u64>, before: Progress) -> ProgressReport {
        let now = Instant::now();
        let bar = Bar::new(show.quiet, grids, before, show.on_terminal);
        let lines = !show.quiet && !io::stderr().is_terminal();
        let timer = |default| Timer::new(show.interval.unwrap_or(default), now);
        ProgressReport {
            bar,
            lines: lines.then(|| timer(LINE)),
            objects: show.json.map(|json| (timer(OBJECT), json)),
            pace: Pace::new(now, before.grids, grids),
            last: before,
        }
    }

    /// For work on puzzles that begins now, nobody knows on how many. Of the
    /// progress only the puzzles count.
    pub fn of_puzzles(show: Show) -> ProgressReport {
        let bar = Bar::counting_puzzles(show.quiet);
        let pace = Pace::of_puzzles(Instant::now());
        ProgressReport { bar, pace, ..ProgressReport::new(show, None, Progress::default()) }
    }

    /// Shows the present state: earlier sessions included.
    pub fn update(&mut self, progress: Progress) {
        self.last = progress;
        self.bar.update(progress);
        let now = Instant::now();
        if self.lines.as_mut().is_some_and(|timer| timer.is_due(now)) {
            let line = self.pace.line(progress, now);
            // Nobody listens if standard error is closed.
            let _ = writeln!(io::stderr(), "{line}");
        }
        if let Some((timer, json)) = &mut self.objects
            && timer.is_due(now)
        {
            json.offer(self.pace.object(progress, now, false));
        }
    }

    /// Does something that writes results, without the bar in the way.
    pub fn while_writing<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.while_writing(write)
    }

    /// Does something that writes to standard error, without the bar in the
    /// way.
    pub fn while_speaking<T>(&self, speak: impl FnOnce() -> T) -> T {
        self.bar.while_speaking(speak)
    }

    /// Ends it: takes the bar away, and writes the last object. `done` tells
    /// whether everything was searched.
    pub fn finish(&mut self, done: bool) {
        self.bar.finish();
        if let Some((_, json)) = self.objects.take() {
            json.finish(self.pace.object(self.last, Instant::now(), done));
        }
    }
}

//! The bar on a terminal.

use crate::report::plural;
use gridsieve::internal::scan::Progress;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;

/// Shows how far a scan, or other work on grids, has got, on standard error, if that is a terminal.
pub struct Bar {
    bar: ProgressBar,
    /// Results appear on the same terminal.
    shares_terminal: bool,
    /// Puzzles are counted, not grids.
    of_puzzles: bool,
}

impl Bar {
    /// A bar for a scan of `grids` grids, if their number is known. `before` was
    /// done earlier: it does not count for the rate and the time left.
    /// `on_terminal` tells whether results go to the terminal as well.
    pub fn new(quiet: bool, grids: Option<u64>, before: Progress, on_terminal: bool) -> Bar {
        let template = match grids {
            Some(_) => "{bar:24} {pos}/{len} grids, {msg}, {per_sec}, {eta} left",
            None => "{spinner} {pos} grids, {msg}, {per_sec}, {elapsed}",
        };
        let bar = Bar::with_template(quiet, grids, on_terminal, template);
        bar.begin(before);
        bar
    }

    /// Starts from what was done before.
    fn begin(&self, before: Progress) {
        self.update(before);
        // The bar has to see the first step, which is not one of this session,
        // before it forgets the rate.
        self.bar.tick();
        self.bar.reset_eta();
    }

    /// A bar that counts grids, of which there are `grids`, if that is known.
    pub fn counting(quiet: bool, grids: Option<u64>) -> Bar {
        let template = match grids {
            Some(_) => "{bar:24} {pos}/{len} grids, {per_sec}, {eta} left",
            None => "{spinner} {pos} grids, {per_sec}, {elapsed}",
        };
        Bar::with_template(quiet, grids, false, template)
    }

    /// A bar that counts puzzles.
    pub fn counting_puzzles(quiet: bool) -> Bar {
        let template = "{spinner} {pos} puzzles, {per_sec}, {elapsed}";
        Bar { of_puzzles: true, ..Bar::with_template(quiet, None, false, template) }
    }

    fn with_template(quiet: bool, grids: Option<u64>, on_terminal: bool, template: &str) -> Bar {
        let bar = if quiet || !std::io::stderr().is_terminal() {
            ProgressBar::hidden()
        } else {
            ProgressBar::with_draw_target(grids, ProgressDrawTarget::stderr_with_hz(5))
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        let shares_terminal = on_terminal && !bar.is_hidden();
        Bar { bar, shares_terminal, of_puzzles: false }
    }

    /// Shows the present state.
    pub fn update(&self, progress: Progress) {
        if self.of_puzzles {
            return self.set(progress.puzzles);
        }
        self.bar.set_message(plural(progress.puzzles, "puzzle", "puzzles"));
        self.set(progress.grids);
    }

    /// Shows how many grids or puzzles are done.
    pub fn set(&self, grids: u64) {
        self.bar.set_position(grids);
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

    /// Takes the bar away.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::sleep;
    use std::time::Duration;

    #[test]
    fn what_was_done_before_does_not_count_for_the_rate() {
        let before = Progress { grids: 1_000_000_000, puzzles: 5 };
        let bar = Bar::new(true, Some(1_000_000_100), before, false);
        sleep(Duration::from_millis(20));
        bar.update(Progress { grids: 1_000_000_010, puzzles: 5 });
        sleep(Duration::from_millis(20));
        bar.update(Progress { grids: 1_000_000_020, puzzles: 5 });
        assert_eq!(bar.bar.position(), 1_000_000_020);
        // 20 grids in 40 ms, or longer.
        let rate = bar.bar.per_sec();
        assert!(rate > 0.0 && rate < 10_000.0, "{rate}");
    }
}

//! The bar on a terminal.

use super::Work;
use crate::report::plural;
use gridsieve::internal::scan::Progress;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt;
use std::io::IsTerminal;
use std::time::Duration;

/// Shows how far a scan, or other work, has got, on standard error, if that is a terminal.
pub struct Bar {
    bar: ProgressBar,
    work: Work,
    /// Results appear on the same terminal.
    shares_terminal: bool,
}

impl Bar {
    /// A bar for work on so many grids or puzzles, if their number is known.
    /// `on_terminal` tells whether results go to the terminal as well.
    pub fn new(work: Work, quiet: bool, of: Option<u64>, on_terminal: bool) -> Bar {
        let bar = if quiet || !std::io::stderr().is_terminal() {
            ProgressBar::hidden()
        } else {
            let of = of.map(|of| of.saturating_mul(STEPS));
            ProgressBar::with_draw_target(of, ProgressDrawTarget::stderr_with_hz(5))
        };
        let what = match work {
            Work::Scan => "grids, {msg}",
            Work::Grids => "grids",
            Work::Puzzles => "puzzles",
        };
        let template = match of {
            Some(_) => format!("{{wide_bar}} {{count}} {what}, {{rate}}{{left}}"),
            None => format!("{{spinner}} {{count}} {what}, {{rate}}, {{elapsed}}"),
        };
        if let Ok(style) = ProgressStyle::with_template(&template) {
            let style = style.with_key("count", write_count);
            bar.set_style(style.with_key("rate", write_rate).with_key("left", write_left));
        }
        let shares_terminal = on_terminal && !bar.is_hidden();
        Bar { bar, work, shares_terminal }
    }

    /// A bar that counts grids, of which there are `grids`, if that is known.
    pub fn counting(quiet: bool, grids: Option<u64>) -> Bar {
        Bar::new(Work::Grids, quiet, grids, false)
    }

    /// Starts from what was done before, which does not count for the rate and the time
    /// left.
    pub fn begin(&self, before: Progress) {
        self.update(before);
        // The bar has to see the first step, which is not one of this session,
        // before it forgets the rate.
        self.bar.tick();
        self.bar.reset_eta();
    }

    /// Shows the present state.
    pub fn update(&self, progress: Progress) {
        self.bar.set_message(plural(progress.puzzles, "puzzle", "puzzles"));
        self.bar.set_position((self.work.share(progress) * STEPS as f64) as u64);
    }

    /// Shows how many grids or puzzles are done.
    pub fn set(&self, grids: u64) {
        self.bar.set_position(grids.saturating_mul(STEPS));
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

/// Steps of the bar for each grid or puzzle.
const STEPS: u64 = 1000;

/// How many are done, and of how many.
fn write_count(state: &ProgressState, text: &mut dyn fmt::Write) {
    let _ = write!(text, "{}", state.pos() / STEPS);
    if let Some(of) = state.len() {
        let _ = write!(text, "/{}", of / STEPS);
    }
}

/// Three digits are enough of a rate.
fn write_rate(state: &ProgressState, text: &mut dyn fmt::Write) {
    let _ = text.write_str(&rate(state.per_sec() / STEPS as f64));
}

fn rate(rate: f64) -> String {
    match rate {
        ..1.0 => format!("{rate:.2}/s"),
        1.0..100.0 => format!("{rate:.1}/s"),
        _ => format!("{rate:.0}/s"),
    }
}

/// Nobody knows it before the first one is done, and something is left until the last one is.
fn write_left(state: &ProgressState, text: &mut dyn fmt::Write) {
    let is_known = state.pos() > 0 && state.len().is_some_and(|len| state.pos() < len);
    if is_known {
        let left = state.eta().max(Duration::from_secs(1));
        let _ = write!(text, ", {} left", HumanDuration(left));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::sleep;

    #[test]
    fn rates_are_short() {
        for (of, text) in [(0.0123, "0.01/s"), (20.8813, "20.9/s"), (1234.5, "1234/s")] {
            assert_eq!(rate(of), text);
        }
    }

    #[test]
    fn what_was_done_before_does_not_count_for_the_rate() {
        let before = Progress { grids: 1_000_000_000, puzzles: 5, parts: 0.0 };
        let bar = Bar::new(Work::Scan, true, Some(1_000_000_100), false);
        bar.begin(before);
        sleep(Duration::from_millis(20));
        bar.update(Progress { grids: 1_000_000_010, puzzles: 5, parts: 0.0 });
        sleep(Duration::from_millis(20));
        bar.update(Progress { grids: 1_000_000_020, puzzles: 5, parts: 0.5 });
        assert_eq!(bar.bar.position(), 1_000_000_020_500);
        // 20 grids in 40 ms, or longer.
        let rate = bar.bar.per_sec() / STEPS as f64;
        assert!(rate > 0.0 && rate < 10_000.0, "{rate}");
    }
}

//! The bar on a terminal.

use super::work::Work;
use crate::report::plural;
use gridsieve::scan::Progress;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt;
use std::io::{self, IsTerminal};
use std::time::Duration;
use terminal_size::{Width, terminal_size_of};

/// What a grid is called, and several.
const GRIDS: [&str; 2] = ["grid", "grids"];

/// Shows how far a scan, or other work, has got, on standard error, if that is a terminal.
pub struct Bar {
    bar: ProgressBar,
    work: Work,
    /// Of the terminal.
    columns: u16,
    /// Results appear on the same terminal.
    shares_terminal: bool,
}

impl Bar {
    /// A bar for work on so many grids or other items, if their number is known.
    /// `on_terminal` tells whether results go to the terminal as well.
    pub fn new(work: Work, quiet: bool, of: Option<u64>, on_terminal: bool) -> Bar {
        let bar = if quiet || !io::stderr().is_terminal() {
            ProgressBar::hidden()
        } else {
            let of = of.map(|of| of.saturating_mul(STEPS));
            ProgressBar::with_draw_target(of, ProgressDrawTarget::stderr_with_hz(5))
        };
        let columns = terminal_size_of(io::stderr()).map_or(80, |(Width(columns), _)| columns);
        bar.set_style(style(&template(work, of.is_some(), columns)));
        let shares_terminal = on_terminal && !bar.is_hidden();
        Bar { bar, work, columns, shares_terminal }
    }

    /// A bar that counts grids, of which there are `grids`, if that is known.
    pub fn counting(quiet: bool, grids: Option<u64>) -> Bar {
        Bar::new(Work::Items(GRIDS), quiet, grids, false)
    }

    /// Takes it that there are so many grids or other items, as far as is known now.
    pub fn expect_items(&self, items: u64) {
        if self.bar.length().is_none() {
            self.bar.set_style(style(&template(self.work, true, self.columns)));
        }
        self.bar.set_length(items.saturating_mul(STEPS));
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

    /// Shows that so many grids or other items are done.
    pub fn set(&self, items: u64) {
        self.bar.set_position(items.saturating_mul(STEPS));
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

/// Columns of a terminal below which there is no room for a bar beside large numbers.
const NARROW: u16 = 70;

/// Steps of the bar for each grid or other item.
const STEPS: u64 = 1000;

/// What the bar shows of work on a number of items that is known or not.
fn template(work: Work, is_known: bool, columns: u16) -> String {
    let what = match work {
        Work::Scan([_, several]) => format!("{several}, {{msg}}"),
        Work::Items([_, several]) => several.to_owned(),
    };
    match is_known {
        true if columns < NARROW => format!("{{share}} of {{of}} {what}{{rate}}{{left}}"),
        true => format!("{{wide_bar}} {{done}}/{{of}} {what}{{rate}}{{left}}"),
        false => format!("{{spinner}} {{done}} {what}{{rate}}, {{elapsed}}"),
    }
}

fn style(template: &str) -> ProgressStyle {
    let style = ProgressStyle::with_template(template).expect("our templates are right");
    let style = style.with_key("share", write_share).with_key("done", write_done);
    let style = style.with_key("of", write_of);
    style.with_key("rate", write_rate).with_key("left", write_left)
}

fn write_share(state: &ProgressState, text: &mut dyn fmt::Write) {
    let of = state.len().unwrap_or_default().max(1);
    let _ = write!(text, "{:.1}%", 100.0 * state.pos() as f64 / of as f64);
}

fn write_done(state: &ProgressState, text: &mut dyn fmt::Write) {
    let _ = write!(text, "{}", state.pos() / STEPS);
}

fn write_of(state: &ProgressState, text: &mut dyn fmt::Write) {
    let _ = write!(text, "{}", state.len().unwrap_or_default() / STEPS);
}

/// Three digits are enough of a rate; there is none before the first item is done.
fn write_rate(state: &ProgressState, text: &mut dyn fmt::Write) {
    let _ = text.write_str(&rate(state.per_sec() / STEPS as f64));
}

fn rate(rate: f64) -> String {
    match rate {
        ..0.005 => String::new(),
        0.005..1.0 => format!(", {rate:.2}/s"),
        1.0..100.0 => format!(", {rate:.1}/s"),
        _ => format!(", {rate:.0}/s"),
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
        for (of, text) in
            [(0.0, ""), (0.0123, ", 0.01/s"), (20.8813, ", 20.9/s"), (1234.5, ", 1234/s")]
        {
            assert_eq!(rate(of), text);
        }
    }

    #[test]
    fn a_narrow_terminal_has_no_room_for_a_bar() {
        let narrow = template(Work::Scan(GRIDS), true, 60);
        assert_eq!(narrow, "{share} of {of} grids, {msg}{rate}{left}");
        let wide = template(Work::Scan(GRIDS), true, 120);
        assert_eq!(wide, "{wide_bar} {done}/{of} grids, {msg}{rate}{left}");
        for template in [narrow, wide, template(Work::Items(GRIDS), false, 60)] {
            style(&template);
        }
    }

    #[test]
    fn what_was_done_before_does_not_count_for_the_rate() {
        let before = Progress { grids: 1_000_000_000, puzzles: 5, parts: 0.0 };
        let bar = Bar::new(Work::Scan(GRIDS), true, Some(1_000_000_100), false);
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

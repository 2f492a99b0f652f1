//! The line at the end of a scan.

use gridsieve::internal::engine::{Mask, Question};
use gridsieve::internal::scan::{Outcome, ScanEnd};
use std::fmt;
use std::time::Duration;

/// One line about a whole scan.
pub struct Summary<'a> {
    /// What the scan did.
    pub outcome: &'a Outcome,
    /// What was asked of each grid.
    pub question: Question,
    /// Only minimal puzzles were kept.
    pub minimal: bool,
    /// Number of worker threads.
    pub threads: usize,
    /// Lines that are no grids and were passed over.
    pub skipped: u64,
}

/// `1 grid`, `2 grids`.
pub fn plural(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// What is said of lines that were passed over.
pub fn skipped_lines(count: u64) -> String {
    format!("{} skipped", plural(count, "bad line", "bad lines"))
}

/// The line at the end of work on items: what was done, in words, lines that
/// were passed over, time and threads.
pub fn item_summary(done: &str, skipped: u64, elapsed: Duration, threads: usize) -> String {
    let skipped = match skipped {
        0 => String::new(),
        count => format!(", {}", skipped_lines(count)),
    };
    let threads = plural(threads as u64, "thread", "threads");
    format!("{done}{skipped}, {:.1} s, {threads}", elapsed.as_secs_f64())
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcome = self.outcome;
        match outcome.end {
            ScanEnd::Complete => {}
            ScanEnd::Interrupted => f.write_str("interrupted: ")?,
            ScanEnd::Failed(_) => f.write_str("ended early: ")?,
        }
        let (minimal, clues) = (if self.minimal { "minimal " } else { "" }, self.question.clues);
        write!(
            f,
            "{}, {} of {}, {} searched completely",
            plural(outcome.grids, "grid", "grids"),
            plural(outcome.puzzles, &format!("{minimal}puzzle"), &format!("{minimal}puzzles")),
            plural(clues as u64, "clue", "clues"),
            outcome.complete,
        )?;
        if !self.question.band_3.is_unlimited() {
            write!(f, " for band 3 = {}", self.question.band_3)?;
        }
        if self.question.mask != Mask::FREE {
            write!(f, " within the mask {}", self.question.mask)?;
        }
        if outcome.limited > 0 {
            write!(f, ", {} stopped at the limit", outcome.limited)?;
        }
        if outcome.faulty > 0 {
            write!(f, ", {} with failed self-checks", outcome.faulty)?;
        }
        if self.skipped > 0 {
            write!(f, ", {}", skipped_lines(self.skipped))?;
        }
        let threads = plural(self.threads as u64, "thread", "threads");
        write!(f, ", {:.1} s, {threads}", outcome.elapsed.as_secs_f64())
    }
}

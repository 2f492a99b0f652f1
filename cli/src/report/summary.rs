//! The line at the end of a scan.

use gridsieve::internal::engine::{Mask, Question};
use gridsieve::internal::scan::{Outcome, ScanEnd};
use std::time::Duration;

/// `1 grid`, `2 grids`.
pub fn plural(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// What is said of lines that were passed over.
pub fn skipped_lines(count: u64) -> String {
    format!("{} skipped", plural(count, "bad line", "bad lines"))
}

/// The line at the end of work on puzzles: what was done, in words, lines that
/// were passed over, time and threads.
pub fn puzzle_summary(done: &str, skipped: u64, elapsed: Duration, threads: usize) -> String {
    let skipped = match skipped {
        0 => String::new(),
        count => format!(", {}", skipped_lines(count)),
    };
    let threads = plural(threads as u64, "thread", "threads");
    format!("{done}{skipped}, {:.1} s, {threads}", elapsed.as_secs_f64())
}

/// One line about a whole scan: what was asked of each grid, whether only minimal puzzles
/// were kept, on how many threads, and how many lines are no grids and were passed over.
pub fn summary(
    outcome: &Outcome,
    Question { clues, mask, band_3 }: Question,
    minimal: bool,
    threads: usize,
    skipped: u64,
) -> String {
    let begin = match outcome.end {
        ScanEnd::Complete => "",
        ScanEnd::Interrupted => "interrupted: ",
        ScanEnd::Failed(_) => "ended early: ",
    };
    let minimal = if minimal { "minimal " } else { "" };
    let mut text = format!(
        "{begin}{}, {} of {}, {} searched completely",
        plural(outcome.grids, "grid", "grids"),
        plural(outcome.puzzles, &format!("{minimal}puzzle"), &format!("{minimal}puzzles")),
        plural(clues as u64, "clue", "clues"),
        outcome.complete,
    );
    if !band_3.is_unlimited() {
        text += &format!(" for band 3 = {band_3}");
    }
    if mask != Mask::FREE {
        text += &format!(" within the mask {mask}");
    }
    if outcome.limited > 0 {
        text += &format!(", {} stopped at the limit", outcome.limited);
    }
    if outcome.faulty > 0 {
        text += &format!(", {} with failed self-checks", outcome.faulty);
    }
    puzzle_summary(&text, skipped, outcome.elapsed, threads)
}

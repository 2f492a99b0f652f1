//! The line at the end of a scan.

use gridsieve::engine::{Mask, Question};
use gridsieve::scan::{FewestClues, OfClues, Outcome, ScanEnd};
use itertools::Itertools;
use std::time::Duration;

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

/// `interrupted: ` or the like, for the line about a scan that did not come to its end.
fn beginning(outcome: &Outcome) -> &'static str {
    match outcome.end {
        ScanEnd::Complete => "",
        ScanEnd::Interrupted => "interrupted: ",
        ScanEnd::Failed(_) => "ended early: ",
    }
}

/// One line about a whole scan for the fewest clues: how many grids have which number, and
/// how long was searched within this mask, on how many threads.
pub fn fewest_summary(outcome: &Outcome, mask: Mask, threads: usize, skipped: u64) -> String {
    let FewestClues { grids, unfinished, seconds, proof_seconds, .. } = &outcome.fewest;
    let numbers = grids.iter().map(|(clues, count)| format!("{clues} clues {count}"));
    let numbers: Vec<String> = numbers.collect();
    let mut text = format!(
        "{}{}, fewest clues proved of {}",
        beginning(outcome),
        plural(outcome.grids, "grid", "grids"),
        grids.values().sum::<u64>(),
    );
    if !numbers.is_empty() {
        text += &format!(" ({})", numbers.join(", "));
    }
    if mask != Mask::FREE {
        let known = grids.values().sum::<u64>() + unfinished.len() as u64 + outcome.faulty;
        let without = plural(outcome.grids - known, "grid", "grids");
        text += &format!(" within the mask {mask}, {without} without a puzzle");
    }
    if outcome.faulty > 0 {
        text += &format!(", {} with failed self-checks", outcome.faulty);
    }
    text += &format!(", {seconds:.1} s of search, {proof_seconds:.1} s of it in proofs");
    item_summary(&text, skipped, outcome.elapsed, threads)
}

/// One line about a whole scan of items with these names: what was asked of each grid for each number of clues, whether only minimal puzzles
/// were kept, on how many threads, and how many lines are no grids and were passed over.
pub fn summary(
    outcome: &Outcome,
    [one_item, items]: [&str; 2],
    Question { clues, mask, band_3 }: Question,
    minimal: bool,
    threads: usize,
    skipped: u64,
) -> String {
    let begin = beginning(outcome);
    let minimal = if minimal { "minimal " } else { "" };
    let (one, many) = (format!("{minimal}puzzle"), format!("{minimal}puzzles"));
    let searched = |of: &OfClues| {
        let puzzles = plural(of.puzzles, &one, &many);
        let clues = plural(of.clues as u64, "clue", "clues");
        let complete = of.complete;
        let grids = plural(of.grids, one_item, items);
        format!("{grids}, {puzzles} of {clues}, {complete} searched completely")
    };
    let Outcome { grids, complete, puzzles, .. } = *outcome;
    let of_all = [OfClues { clues, grids, complete, puzzles }];
    let several = &outcome.of_clues[..];
    let of_each = if several.len() > 1 { several } else { &of_all };
    let mut text = format!("{begin}{}", of_each.iter().map(searched).format("; "));
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
    item_summary(&text, skipped, outcome.elapsed, threads)
}

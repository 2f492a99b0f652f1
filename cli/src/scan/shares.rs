//! How many of all grids need which number of clues: what a sample tells.

use super::sample::Sample;
use crate::exit::Exit;
use crate::report::{Format, plural};
use crate::{Failure, json_line, print, say};
use gridsieve::scan::FewestClues;
use serde::Serialize;
use statrs::distribution::{Beta, ContinuousCDF};
use std::fmt::Write;

/// How likely it is that an interval has the share of all grids in it, at least.
const CONFIDENCE: f64 = 0.95;

/// The table. Keys of its JSON object are always in this order.
#[derive(Debug, PartialEq, Serialize)]
pub struct Table {
    /// Grids drawn.
    pub sample: u64,
    /// Which ones.
    pub seed: u64,
    /// Those of them whose fewest clues are proved.
    pub grids: u64,
    /// Are these all? If not, grids that take long are rarer in the table than they are.
    pub complete: bool,
    /// By number of clues, in ascending order.
    pub shares: Vec<Share>,
    /// Seconds of search, of all threads together.
    pub seconds: f64,
    /// Those of the searches with one clue less.
    pub proof_seconds: f64,
}

/// The grids that need one number of clues.
#[derive(Debug, PartialEq, Serialize)]
pub struct Share {
    /// The number.
    pub clues: usize,
    /// How many grids of the sample.
    pub grids: u64,
    /// What share of the sample.
    pub share: f64,
    /// The interval in which the share of all grids lies: from here.
    pub low: f64,
    /// To here.
    pub high: f64,
}

impl Table {
    /// What was found of a sample.
    pub fn new(sample: Sample, found: &FewestClues) -> Table {
        let all: u64 = found.grids.values().sum();
        let share = |(&clues, &grids): (&usize, &u64)| {
            let [low, high] = interval(grids, all);
            Share { clues, grids, share: grids as f64 / all as f64, low, high }
        };
        Table {
            sample: sample.grids,
            seed: sample.seed,
            grids: all,
            complete: all == sample.grids,
            shares: found.grids.iter().map(share).collect(),
            seconds: found.seconds,
            proof_seconds: found.proof_seconds,
        }
    }

    /// Of which grids it is.
    pub fn grids(&self) -> String {
        let grids = plural(self.grids, "random grid", "random grids");
        if self.complete { grids } else { format!("{grids} of {} (not complete)", self.sample) }
    }

    /// As a text.
    fn text(&self) -> String {
        let mut text = self.grids();
        let Table { seed, grids, seconds, proof_seconds, .. } = self;
        let _ = writeln!(text, ", seed {seed}\n\nclues   grids     share   95% interval");
        for Share { clues, grids, share, low, high } in &self.shares {
            let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
            let _ = writeln!(text, "{clues:>5} {grids:>7} {share:>8.3}%   {low:.3}% to {high:.3}%");
        }
        let each = seconds / (*grids).max(1) as f64;
        let _ = writeln!(
            text,
            "\n{seconds:.1} s of search, {each:.3} s a grid; {proof_seconds:.1} s of it in proofs"
        );
        text
    }
}

/// The interval of Clopper and Pearson, which is exact: where the share of all lies, given that
/// `grids` of `all` drawn have it.
fn interval(grids: u64, all: u64) -> [f64; 2] {
    let (have, others, tail) = (grids as f64, (all - grids) as f64, (1.0 - CONFIDENCE) / 2.0);
    let beta = |a, b| Beta::new(a, b).expect("both are positive");
    let low = if grids == 0 { 0.0 } else { beta(have, others + 1.0).inverse_cdf(tail) };
    let high = if grids == all { 1.0 } else { beta(have + 1.0, others).inverse_cdf(1.0 - tail) };
    [low, high]
}

/// Writes the table of a sample to standard output.
///
/// # Errors
/// It cannot be written.
pub fn write(
    sample: Sample,
    found: &FewestClues,
    format: Format,
    exit: Exit,
) -> Result<(), Failure> {
    if exit == Exit::Interrupted {
        say("the sample is not done: grids that take long are rarer in the table than they are");
    }
    let table = Table::new(sample, found);
    let text = match format {
        Format::Text => table.text(),
        Format::Jsonl => json_line(&table),
    };
    print(&text).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Figures of other programs: the R function `binom.test`, and the rule of three.
    #[test]
    fn intervals_are_exact() {
        let near = |[a, b]: [f64; 2], [c, d]: [f64; 2]| {
            assert!((a - c).abs() < 1e-4 && (b - d).abs() < 1e-4, "{a} {b}, not {c} {d}");
        };
        near(interval(8, 10), [0.4439, 0.9748]);
        near(interval(50, 100), [0.3983, 0.6017]);
        near(interval(0, 1000), [0.0, 0.00368]);
        near(interval(1000, 1000), [0.99632, 1.0]);
    }

    #[test]
    fn tables_have_all_numbers() {
        let grids = BTreeMap::from([(18, 40), (19, 59), (20, 1)]);
        let found = FewestClues {
            grids,
            unfinished: vec![(7, 20)],
            unlisted: Vec::new(),
            seconds: 150.0,
            proof_seconds: 99.0,
        };
        let table = Table::new(Sample { grids: 101, seed: 3 }, &found);
        let text = table.text();
        assert!(text.starts_with("100 random grids of 101 (not complete), seed 3\n"), "{text}");
        assert!(text.contains("\n   18      40   40.000%   30.3"), "{text}");
        assert!(
            text.ends_with("\n150.0 s of search, 1.500 s a grid; 99.0 s of it in proofs\n"),
            "{text}"
        );
        let none = Table::new(Sample { grids: 5, seed: 0 }, &FewestClues::default());
        assert_eq!((none.grids, none.shares.len(), none.complete), (0, 0, false));
    }
}

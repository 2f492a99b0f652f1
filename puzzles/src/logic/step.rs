//! A step of a technique, and the sweep that records steps.

use super::candidates::{Candidates, cell_name, digit_names};
#[cfg(doc)]
use super::subsets;
use std::fmt;
use std::ops::ControlFlow;

/// A way to strike candidates out; [`Technique::ALL`] says which is the easier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// A cell has one candidate: it is fixed.
    NakedSingle,
    /// A digit has one place in a unit: it is fixed there.
    HiddenSingle,
    /// What a box and a line share.
    Locked,
    /// k cells of a unit with k digits, 1 to 8.
    NakedSubset(usize),
    /// k digits of a unit in k cells, 1 to 8.
    HiddenSubset(usize),
    /// Two lines with a digit in the same two cross lines.
    XWing,
    /// Chains of units where a digit has two places.
    TwoColours,
    /// Chains of those, and of cells that see each other.
    XCycle,
}

impl Technique {
    /// The techniques with which puzzles are solved, the easiest first. Larger subsets would find
    /// nothing more: see [`subsets`].
    pub const ALL: [Technique; 12] = [
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::Locked,
        Technique::NakedSubset(2),
        Technique::HiddenSubset(2),
        Technique::NakedSubset(3),
        Technique::HiddenSubset(3),
        Technique::NakedSubset(4),
        Technique::HiddenSubset(4),
        Technique::XWing,
        Technique::TwoColours,
        Technique::XCycle,
    ];
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SIZES: [&str; 8] =
            ["single", "pair", "triple", "quad", "quintet", "sextet", "septet", "octet"];
        match *self {
            Technique::NakedSingle => f.write_str("naked single"),
            Technique::HiddenSingle => f.write_str("hidden single"),
            Technique::Locked => f.write_str("locked candidates"),
            Technique::NakedSubset(k) => write!(f, "naked {}", SIZES[k - 1]),
            Technique::HiddenSubset(k) => write!(f, "hidden {}", SIZES[k - 1]),
            Technique::XWing => f.write_str("X-wing"),
            Technique::TwoColours => f.write_str("two colours"),
            Technique::XCycle => f.write_str("X-cycle"),
        }
    }
}

/// What a technique found at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// How.
    pub technique: Technique,
    /// Why, in words.
    pub reason: String,
    /// A cell that gets its digit.
    pub fixed: Option<(usize, u8)>,
    /// Candidates that are struck out: cell and digit, cells ascending. Those
    /// that go because a cell is fixed are not among them.
    pub removed: Vec<(usize, u8)>,
}

impl Step {
    /// Does it again.
    pub fn apply(&self, candidates: &mut Candidates) {
        for &(cell, digit) in &self.removed {
            candidates.remove(cell, digit);
        }
        if let Some((cell, digit)) = self.fixed {
            candidates.fix(cell, digit);
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.technique, self.reason)?;
        if let Some((cell, digit)) = self.fixed {
            write!(f, ": {} is {digit}", cell_name(cell))?;
        }
        for (i, of_cell) in self.removed.chunk_by(|a, b| a.0 == b.0).enumerate() {
            let digits = of_cell.iter().fold(0, |set, (_, digit)| set | 1 << (digit - 1));
            let separator = if i == 0 { ": not" } else { ", not" };
            write!(f, "{separator} {} in {}", digit_names(digits), cell_name(of_cell[0].0))?;
        }
        Ok(())
    }
}

/// A sweep under way.
pub(super) struct Sweep<'a> {
    pub candidates: &'a mut Candidates,
    pub technique: Technique,
    pub stop_at_first: bool,
    pub steps: Vec<Step>,
}

impl Sweep<'_> {
    /// Strikes out those of these candidates that are still there; it is no
    /// step if none is.
    pub fn remove(
        &mut self,
        out: impl IntoIterator<Item = (usize, u8)>,
        reason: impl FnOnce() -> String,
    ) -> ControlFlow<()> {
        let candidates = &mut *self.candidates;
        let mut removed: Vec<(usize, u8)> =
            out.into_iter().filter(|&(cell, digit)| candidates.remove(cell, digit)).collect();
        removed.sort_unstable();
        if removed.is_empty() {
            return ControlFlow::Continue(());
        }
        self.add(Step { technique: self.technique, reason: reason(), fixed: None, removed })
    }

    /// Gives a cell its digit.
    pub fn fix(&mut self, cell: usize, digit: u8, reason: String) -> ControlFlow<()> {
        self.candidates.fix(cell, digit);
        let fixed = Some((cell, digit));
        self.add(Step { technique: self.technique, reason, fixed, removed: Vec::new() })
    }

    fn add(&mut self, step: Step) -> ControlFlow<()> {
        self.steps.push(step);
        if self.stop_at_first { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

//! One technique over a whole grid, step by step.

use super::candidates::Candidates;
use super::step::{Step, Sweep, Technique};
use super::{colours, cycles, fish, locked, subsets};

/// Goes over the whole grid once with a technique, and does what it finds at
/// once. With `stop_at_first` it ends with the first step.
pub fn sweep(candidates: &mut Candidates, technique: Technique, stop_at_first: bool) -> Vec<Step> {
    let mut sweep = Sweep { candidates, technique, stop_at_first, steps: Vec::new() };
    // It is the same whether it came to its end.
    let _ = match technique {
        Technique::NakedSingle => subsets::naked_singles(&mut sweep),
        Technique::HiddenSingle => subsets::hidden_singles(&mut sweep),
        Technique::Locked => locked::locked(&mut sweep),
        Technique::NakedSubset(k) => subsets::subsets(&mut sweep, k, false),
        Technique::HiddenSubset(k) => subsets::subsets(&mut sweep, k, true),
        Technique::XWing => fish::x_wings(&mut sweep),
        Technique::TwoColours => colours::two_colours(&mut sweep),
        Technique::XCycle => cycles::x_cycles(&mut sweep),
    };
    sweep.steps
}

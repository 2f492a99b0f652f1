//! X-cycles: chains of one digit, closed to a loop.
//!
//! In a chain from X, links change between *strong* (the two cells are the only places of a unit:
//! if not here, then there) and *weak* (they see each other: if here, then not there). A chain that
//! begins and ends with a strong link says: if not X, then its end Y. One of X and Y therefore has
//! the digit, and it can be removed from every cell that sees both. Together with such a cell, or
//! with a weak link from Y to X, the chain is a loop; X-cycles are usually described that way. If Y
//! is X itself, X has the digit.
//!
//! X-wings and two colours are special cases. Chains of a single strong link are
//! left to locked candidates.

use super::candidates::{cell_name, peers};
use super::colours::partners;
use super::step::Sweep;
use gridsieve_grids::CellSet;
use gridsieve_grids::geometry::CELLS;
use std::collections::VecDeque;
use std::ops::ControlFlow;

pub(super) fn x_cycles(sweep: &mut Sweep) -> ControlFlow<()> {
    for digit in 1..=9 {
        for start in sweep.candidates.cells(digit).iter() {
            let places = sweep.candidates.cells(digit);
            if !places.contains(start) {
                continue;
            }
            let chains = Chains::from(places, start);
            for &end in &chains.ends {
                let out = if end == start {
                    places & peers(start)
                } else if partners(places, start).contains(end) {
                    continue;
                } else {
                    places & peers(start) & peers(end)
                };
                sweep.remove(out.iter().map(|cell| (cell, digit)), || {
                    format!("of {digit}, {}", chains.text(end))
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The shortest chains from a cell.
struct Chains {
    start: usize,
    /// Cells that have the digit if the start has not, the nearest first.
    ends: Vec<usize>,
    /// From which cell the strong link comes, and from which the weak one.
    strong: [Option<usize>; CELLS],
    weak: [Option<usize>; CELLS],
}

impl Chains {
    fn from(places: CellSet, start: usize) -> Chains {
        let (strong, weak) = ([None; CELLS], [None; CELLS]);
        let mut chains = Chains { start, ends: Vec::new(), strong, weak };
        // Cells that do not have it.
        let mut open = VecDeque::from([start]);
        while let Some(cell) = open.pop_front() {
            for there in partners(places, cell).iter() {
                if chains.strong[there].is_some() {
                    continue;
                }
                chains.strong[there] = Some(cell);
                chains.ends.push(there);
                for next in (places & peers(there)).iter() {
                    if next != start && chains.weak[next].is_none() {
                        chains.weak[next] = Some(there);
                        open.push_back(next);
                    }
                }
            }
        }
        chains
    }

    /// The chain to an end: `=` for strong links, `-` for weak ones.
    fn text(&self, end: usize) -> String {
        let (mut text, mut cell) = (cell_name(end), end);
        loop {
            // Every end has a strong link, and all but the start a weak one.
            let Some(before) = self.strong[cell] else { return text };
            text = format!("{} = {text}", cell_name(before));
            if before == self.start {
                return text;
            }
            let Some(earlier) = self.weak[before] else { return text };
            text = format!("{} - {text}", cell_name(earlier));
            cell = earlier;
        }
    }
}

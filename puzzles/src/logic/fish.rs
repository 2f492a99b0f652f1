//! X-wing: if two rows have a digit in the same two columns only, these rows
//! take it in both columns, so it goes from the columns' other cells; and the
//! same with rows and columns exchanged.

use super::candidates::{cell_names, unit_name};
use super::step::Sweep;
use gridsieve_grids::CellSet;
use gridsieve_grids::geometry::unit;
use std::ops::ControlFlow;

pub(super) fn x_wings(sweep: &mut Sweep) -> ControlFlow<()> {
    for digit in 1..=9 {
        for (lines, cross) in [(0..9, 9..18), (9..18, 0..9)] {
            for first in lines.clone() {
                for second in first + 1..lines.end {
                    let all = sweep.candidates.cells(digit);
                    let [a, b] = [first, second].map(|line| all & unit(line));
                    let crossed: Vec<usize> =
                        cross.clone().filter(|&line| (a | b).intersects(unit(line))).collect();
                    if a.len() != 2 || b.len() != 2 || crossed.len() != 2 {
                        continue;
                    }
                    let columns: CellSet = unit(crossed[0]) | unit(crossed[1]);
                    let out = (all & columns) - (a | b);
                    sweep.remove(out.iter().map(|cell| (cell, digit)), || {
                        let [i, j] = [first, second].map(unit_name);
                        format!("of {digit} in {i} and {j} at {}", cell_names((a | b).iter()))
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

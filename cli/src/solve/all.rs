//! `--all`: each solution of puzzles.

use crate::items::{Batch, Work};
use crate::lines::{Lines, Stop};
use crate::report::{Format, plural};
use crate::signals;
use crate::texts::{item_object, line};
use gridsieve::solver::many::solutions;
use gridsieve_grids::{Grid, Puzzle};
use gridsieve_kernels::Isa;

/// Writes the solutions of puzzles as they are found.
pub struct AllSolutions {
    /// How many are written of each puzzle at most.
    pub limit: u64,
    pub format: Format,
    pub isa: Isa,
}

/// A solution as a JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Solution {
    puzzle: String,
    number: u64,
    solution: String,
}

/// The end of a puzzle's solutions as a JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct End {
    puzzle: String,
    count: u64,
    more: bool,
}

impl Work<Puzzle> for AllSolutions {
    /// One puzzle may have millions of solutions.
    fn at_a_time(&self, _: usize) -> usize {
        1
    }

    fn batch(&mut self, batch: &Batch<Puzzle>, lines: &mut Lines) -> Result<(), Stop> {
        batch.each().try_for_each(|item| self.one(item, lines))
    }
}

impl AllSolutions {
    /// Writes the solutions of a puzzle, and how many there are.
    fn one(
        &self,
        (index, puzzle, comment): (u64, &Puzzle, &str),
        lines: &mut Lines,
    ) -> Result<(), Stop> {
        let (mut count, mut more, mut written) = (0, false, Ok(()));
        let text = |solution: &Grid, number| match self.format {
            Format::Text => line(format_args!("{puzzle} {solution}"), comment),
            Format::Jsonl => {
                let (puzzle, solution) = (puzzle.to_string(), solution.to_string());
                item_object(index, Solution { puzzle, number, solution }, comment)
            }
        };
        solutions(self.isa, &[*puzzle], |_, solution| {
            more = count == self.limit;
            if !more {
                written = lines.write(text(&solution, count).as_bytes());
                count += 1;
            }
            !more && written.is_ok() && signals::check().is_ok()
        });
        written?;
        signals::check()?;
        let end = match self.format {
            Format::Text => {
                let more = if more { ", and there are more" } else { "" };
                format!("# {}{more}\n", plural(count, "solution", "solutions"))
            }
            Format::Jsonl => {
                item_object(index, End { puzzle: puzzle.to_string(), count, more }, comment)
            }
        };
        Ok(lines.write(end.as_bytes())?)
    }
}

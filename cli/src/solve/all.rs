//! `--all`: each solution of puzzles.

use crate::items::{Batch, Work};
use crate::lines::{Lines, Stop};
use crate::report::{Format, plural};
use crate::signals;
use crate::texts::{item_object, line};
use gridsieve::solver::many::solutions;
use gridsieve_grids::{Grid, Puzzle};
use gridsieve_kernels::Isa;
use serde_json::json;

/// Writes the solutions of puzzles as they are found.
pub struct AllSolutions {
    /// How many are written of each puzzle at most.
    pub limit: u64,
    pub format: Format,
    pub isa: Isa,
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
                let found = json!({ "number": number, "puzzle": puzzle, "solution": solution });
                item_object(index, found, comment)
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
                let all = json!({ "count": count, "more": more, "puzzle": puzzle.to_string() });
                item_object(index, all, comment)
            }
        };
        Ok(lines.write(end.as_bytes())?)
    }
}

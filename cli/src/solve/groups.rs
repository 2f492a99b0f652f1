//! `--group-by-grid`: puzzles by the minlex forms of their solutions.

use crate::items::{Batch, Work};
use crate::json_line;
use crate::lines::{Lines, Stop};
use crate::report::Format;
use gridsieve::solver::many::{Answer, answers};
use gridsieve_grids::symmetry::minlex;
use gridsieve_grids::{Grid, Puzzle, characters};
use gridsieve_kernels::Isa;
use std::collections::BTreeMap;

/// Whose puzzles they are. Those without a grid come last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Grid(Grid),
    None,
    Multiple,
}

/// The puzzles of each grid, in the order of the grids' texts.
pub struct Groups {
    groups: BTreeMap<Key, Vec<Puzzle>>,
    format: Format,
    isa: Isa,
}

#[derive(serde::Serialize)]
struct Object {
    grid: Option<String>,
    solutions: &'static str,
    puzzles: Vec<String>,
}

impl Groups {
    /// No puzzles yet.
    pub fn new(format: Format, isa: Isa) -> Groups {
        Groups { groups: BTreeMap::new(), format, isa }
    }
}

impl Work<Puzzle> for Groups {
    fn writes_at_the_end(&self) -> bool {
        true
    }

    fn batch(&mut self, batch: &Batch<Puzzle>, _: &mut Lines) -> Result<(), Stop> {
        let key = |answer: Answer| match (answer.count, answer.first) {
            (1, Some(grid)) => Key::Grid(minlex(&grid).grid),
            (0, _) => Key::None,
            _ => Key::Multiple,
        };
        let keys = |part: Batch<Puzzle>| -> Vec<Key> {
            answers(self.isa, part.items, 2).into_iter().map(key).collect()
        };
        let keys = batch.by_thread(1, keys);
        for (key, puzzle) in keys.into_iter().flatten().zip(batch.items) {
            self.groups.entry(key).or_default().push(*puzzle);
        }
        Ok(())
    }

    fn end(&mut self, lines: &mut Lines) -> Result<(), Stop> {
        for (key, puzzles) in &self.groups {
            let (grid, solutions) = match key {
                Key::Grid(grid) => (Some(grid.to_string()), "one"),
                Key::None => (None, "none"),
                Key::Multiple => (None, "multiple"),
            };
            match self.format {
                Format::Text => {
                    let grid = grid.as_deref().unwrap_or(solutions);
                    lines.write(format!("{grid}\t{}", puzzles.len()).as_bytes())?;
                    for puzzle in puzzles {
                        lines.write(b"\t")?;
                        lines.write(&characters(puzzle.digits()))?;
                    }
                    lines.write(b"\n")?;
                }
                Format::Jsonl => {
                    let puzzles = puzzles.iter().map(Puzzle::to_string).collect();
                    let object = Object { grid, solutions, puzzles };
                    lines.write(json_line(&object).as_bytes())?;
                }
            }
        }
        Ok(())
    }
}

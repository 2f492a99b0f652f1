//! What is written of each puzzle.

use crate::items::Batch;
use crate::report::Format;
use crate::texts::{ItemTexts, item_object};
use gridsieve::solver::many::{Answer, answers, redundant_clues};
use gridsieve_grids::{CellSet, Puzzle, characters};
use gridsieve_kernels::Isa;
use gridsieve_puzzles::logic::cell_name;
use itertools::Itertools;
use serde_json::{Value, json};

/// What is asked of each puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// The solution, and perhaps whether the puzzle is minimal.
    Solution { minimal: bool },
    /// The solution alone.
    Grid,
    /// The number of solutions.
    Count { max: u64 },
}

/// Formats the results of puzzles.
pub struct Results {
    pub asked: Asked,
    pub format: Format,
    pub isa: Isa,
}

impl Results {
    /// The lines of some puzzles. Where solutions alone are written, puzzles without just one are left out.
    pub fn part(&self, part: &Batch<Puzzle>) -> ItemTexts {
        let puzzles = part.items;
        let limit = match self.asked {
            Asked::Solution { .. } | Asked::Grid => 2,
            Asked::Count { max } => max + 1,
        };
        let answers = answers(self.isa, puzzles, limit);
        let mut redundant = Vec::new().into_iter();
        if let Asked::Solution { minimal: true } = self.asked {
            let valid = puzzles.iter().zip(&answers).filter(|(_, answer)| answer.count == 1);
            let valid: Vec<Puzzle> = valid.map(|(&puzzle, _)| puzzle).collect();
            redundant = redundant_clues(self.isa, &valid).into_iter();
        }
        let (mut text, mut left_out) = (Vec::with_capacity(puzzles.len() * 180), 0);
        for ((index, puzzle, comment), answer) in part.each().zip(&answers) {
            let redundant = if answer.count == 1 { redundant.next() } else { None };
            match self.format {
                Format::Text if self.asked == Asked::Grid => match (answer.count, &answer.first) {
                    (1, Some(grid)) => {
                        text.extend_from_slice(&characters(grid.digits()));
                        text.push(b'\n');
                    }
                    _ => left_out += 1,
                },
                Format::Text => self.line(&mut text, puzzle, answer, redundant, comment),
                Format::Jsonl => {
                    let object = self.object(puzzle, answer, redundant);
                    text.extend_from_slice(item_object(index, object, comment).as_bytes());
                }
            }
        }
        ItemTexts { text, found: 0, left_out }
    }

    fn line(
        &self,
        text: &mut Vec<u8>,
        puzzle: &Puzzle,
        answer: &Answer,
        redundant: Option<CellSet>,
        comment: &str,
    ) {
        text.extend_from_slice(&characters(puzzle.digits()));
        text.push(b' ');
        if let Asked::Count { max } = self.asked {
            let more = if answer.count > max { "+" } else { "" };
            text.extend_from_slice(format!("{}{more}", answer.count.min(max)).as_bytes());
            return end(text, comment);
        }
        match (answer.count, &answer.first) {
            (1, Some(grid)) => text.extend_from_slice(&characters(grid.digits())),
            (0, _) => text.extend_from_slice(b"none"),
            _ => text.extend_from_slice(b"multiple"),
        }
        match redundant {
            Some(clues) if clues.is_empty() => text.extend_from_slice(b" minimal"),
            Some(clues) => {
                let clues = clues.iter().map(cell_name).join(",");
                text.extend_from_slice(format!(" redundant {clues}").as_bytes())
            }
            None => {}
        }
        end(text, comment);
    }

    fn object(&self, puzzle: &Puzzle, answer: &Answer, redundant: Option<CellSet>) -> Value {
        let mut object = json!({ "puzzle": puzzle.to_string() });
        match self.asked {
            Asked::Count { max } => {
                object["count"] = answer.count.min(max).into();
                object["more"] = (answer.count > max).into();
            }
            Asked::Grid => unreachable!("solutions alone are text: the flags exclude each other"),
            Asked::Solution { .. } => {
                let solutions = match answer.count {
                    0 => "none",
                    1 => "one",
                    _ => "multiple",
                };
                object["solutions"] = solutions.into();
                if let Some(grid) = answer.first.filter(|_| answer.count == 1) {
                    object["solution"] = grid.to_string().into();
                }
            }
        }
        if let Some(clues) = redundant {
            object["minimal"] = clues.is_empty().into();
            let names: Vec<String> = clues.iter().map(cell_name).collect();
            if let [first, ..] = &names[..] {
                object["redundant"] = first.clone().into();
                object["all_redundant"] = names.into();
            }
        }
        object
    }
}

/// Ends a line with what is said of the puzzle.
fn end(text: &mut Vec<u8>, comment: &str) {
    if !comment.is_empty() {
        text.extend_from_slice(format!("\t{comment}").as_bytes());
    }
    text.push(b'\n');
}

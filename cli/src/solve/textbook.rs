//! `gridsieve solve --textbook`.

use super::Args;
use super::results::characters;
use crate::Failure;
use crate::exit::Exit;
use crate::lines::{Lines, Stop};
use crate::puzzles::{Work, each_batch};
use crate::report::Format;
use gridsieve::internal::grid::Puzzle;
use gridsieve::internal::solver::textbook::{End, Next, Outcome, TABLE, VARIANTS, Values, solve};
use rayon::ThreadPool;
use rayon::prelude::*;

/// Flattened into the flags of `solve`.
#[derive(clap::Args)]
pub struct TextbookArgs {
    /// Solve with the backtracking of Skiena's Algorithm Design Manual, section 7.3, and write the
    /// number of steps after each solution
    #[arg(long, conflicts_with_all = ["count", "minimal", "group_by_grid"])]
    textbook: bool,
    /// Which square is filled next
    #[arg(long, value_parser = crate::named::next(), value_name = "RULE", requires = "textbook", default_value = "most-constrained")]
    next: Next,
    /// Which digits are tried there
    #[arg(long, value_parser = crate::named::values(), value_name = "RULE", requires = "textbook", default_value = "look-ahead")]
    values: Values,
    /// Give up a puzzle after so many steps
    #[arg(long, value_name = "N", requires = "textbook", default_value_t = 50_000_000)]
    max_steps: u64,
    /// Write the steps of all four variants: of the puzzles of FILE, or, without a FILE, table 7.1
    /// of the book
    #[arg(long, requires = "textbook", conflicts_with_all = ["next", "values"])]
    table: bool,
}

impl TextbookArgs {
    /// Is it wanted at all?
    pub fn is_asked(&self) -> bool {
        self.textbook
    }
}

/// A JSON object; its keys are always in this order.
#[derive(serde::Serialize)]
struct Object {
    index: u64,
    puzzle: String,
    next: &'static str,
    values: &'static str,
    end: &'static str,
    solution: Option<String>,
    steps: u64,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<Exit, Failure> {
    let asked = &args.textbook;
    if asked.table && args.puzzles.file.is_none() {
        return Lines::open(args.puzzles.output.as_deref())?
            .fill(|lines| Ok(lines.write(book(asked.max_steps, args.format).as_bytes())?));
    }
    let variants = if asked.table { VARIANTS.to_vec() } else { vec![(asked.next, asked.values)] };
    let pool = args.puzzles.threads.pool()?;
    each_batch(&args.puzzles, &mut Steps { args, variants, pool, index: 0 })
}

/// Solves puzzles and writes their steps.
struct Steps<'a> {
    args: &'a Args,
    variants: Vec<(Next, Values)>,
    pool: ThreadPool,
    /// Number of the next puzzle.
    index: u64,
}

impl Work for Steps<'_> {
    /// A few: a single one can take seconds.
    fn at_a_time(&self) -> usize {
        4 * self.pool.current_num_threads()
    }

    fn batch(&mut self, puzzles: &[Puzzle], lines: &mut Lines) -> Result<(), Stop> {
        let first = self.index;
        let line = |(i, puzzle)| text(self.args, &self.variants, puzzle, first + i as u64);
        let texts: Vec<String> =
            self.pool.install(|| puzzles.par_iter().enumerate().map(line).collect());
        texts.iter().try_for_each(|text| lines.write(text.as_bytes()))?;
        self.index += puzzles.len() as u64;
        Ok(())
    }
}

/// The lines of one puzzle.
fn text(args: &Args, variants: &[(Next, Values)], puzzle: &Puzzle, index: u64) -> String {
    let max_steps = args.textbook.max_steps;
    let outcomes = variants.iter().map(|&(next, values)| solve(puzzle, next, values, max_steps));
    if args.format == Format::Jsonl {
        let object = |(&variant, outcome)| object(index, puzzle, variant, outcome);
        return variants.iter().zip(outcomes).map(object).collect();
    }
    let outcomes: Vec<Outcome> = outcomes.collect();
    let mut line = String::from_utf8_lossy(&characters(puzzle.digits())).into_owned();
    if !args.textbook.table {
        line += &format!(
            " {}",
            match outcomes[0].end {
                End::Solved(grid) => grid.to_string(),
                End::NoSolution => "none".to_owned(),
                End::OutOfSteps => "unfinished".to_owned(),
            }
        );
    }
    outcomes.iter().for_each(|outcome| line += &format!(" {}", steps(outcome)));
    line + "\n"
}

fn object(index: u64, puzzle: &Puzzle, (next, values): (Next, Values), outcome: Outcome) -> String {
    let (end, solution) = match outcome.end {
        End::Solved(grid) => ("solved", Some(grid.to_string())),
        End::NoSolution => ("none", None),
        End::OutOfSteps => ("unfinished", None),
    };
    let object = Object {
        index,
        puzzle: puzzle.to_string(),
        next: next.name(),
        values: values.name(),
        end,
        solution,
        steps: outcome.steps,
    };
    serde_json::to_string(&object).expect("texts and numbers are JSON") + "\n"
}

/// Steps, `>` before them if they did not suffice.
fn steps(outcome: &Outcome) -> String {
    let more = if outcome.end == End::OutOfSteps { ">" } else { "" };
    format!("{more}{}", outcome.steps)
}

/// Table 7.1.
fn book(max_steps: u64, format: Format) -> String {
    let puzzles = TABLE.map(|(_, text)| text.parse::<Puzzle>().expect("a puzzle of the book"));
    let row =
        |(next, values)| puzzles.each_ref().map(|puzzle| solve(puzzle, next, values, max_steps));
    if format == Format::Jsonl {
        let objects = VARIANTS.into_iter().flat_map(|variant| {
            std::iter::zip(0.., row(variant))
                .map(|(index, outcome)| object(index, &puzzles[index as usize], variant, outcome))
                .collect::<Vec<_>>()
        });
        return objects.collect();
    }
    let line = |next: &str, values: &str, cells: [String; 3]| {
        let [easy, medium, hard] = cells;
        format!("{next:<17}{values:<13}{easy:>10}{medium:>10}{hard:>13}\n")
    };
    let mut text = line("next square", "values", TABLE.map(|(name, _)| name.to_owned()));
    for (next, values) in VARIANTS {
        text += &line(next.name(), values.name(), row((next, values)).each_ref().map(steps));
    }
    text
}

//! `gridsieve textbook`.

use super::Failure;
use super::exit::Exit;
use super::items::{ItemArgs, each_batch};
use super::lines::Lines;
use super::texts::{Texts, item_object, line};
use gridsieve_grids::Puzzle;
use gridsieve_puzzles::textbook::{End, Next, Outcome, TABLE, VARIANTS, Values, solve};
use serde_json::json;

/// Solve puzzles with a textbook's backtracking, and count its steps
///
/// The method is that of Skiena's Algorithm Design Manual, section 7.3. Each line of the output has
/// a puzzle, its solution (`none`, or `unfinished` after too many steps) and the number of steps,
/// with blanks between.
#[derive(clap::Args)]
pub struct Args {
    /// Which square is filled next
    #[arg(long, value_parser = crate::named::next(), value_name = "RULE", default_value = "most-constrained")]
    next: Next,
    /// Which digits are tried there
    #[arg(long, value_parser = crate::named::values(), value_name = "RULE", default_value = "look-ahead")]
    values: Values,
    /// Give up a puzzle after this many steps
    #[arg(long, value_name = "N", default_value_t = 50_000_000)]
    max_steps: u64,
    /// Write the steps of all four variants
    #[arg(long, conflicts_with_all = ["next", "values"])]
    table: bool,
    /// Write table 7.1 of the book: the steps of all four variants for its three puzzles
    #[arg(long, conflicts_with_all = ["next", "values", "input"])]
    book: bool,
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<Exit, Failure> {
    if args.book {
        let table = book(args);
        return Lines::open(args.items.output.as_deref())?.whole(table.as_bytes());
    }
    let variants = if args.table { VARIANTS.to_vec() } else { vec![(args.next, args.values)] };
    let text =
        |index, puzzle: &Puzzle, comment: &str| Ok(text(args, &variants, (index, puzzle, comment)));
    // A few at a time: a single one can take seconds.
    each_batch(&args.items, &mut Texts { each: 4, has_summary: true, ..Texts::of_each(text) })
}

/// The lines of one puzzle.
fn text(
    args: &Args,
    variants: &[(Next, Values)],
    (index, puzzle, comment): (u64, &Puzzle, &str),
) -> String {
    let outcomes: Vec<Outcome> = variants
        .iter()
        .map(|&(next, values)| solve(puzzle, next, values, args.max_steps))
        .collect();
    if args.items.format.is_json() {
        let object = |((next, values), outcome): (&(Next, Values), &Outcome)| {
            let (end, solution) = end(outcome);
            let object = json!({
                "end": end,
                "next": next.name(),
                "puzzle": puzzle.to_string(),
                "solution": solution,
                "steps": outcome.steps,
                "values": values.name(),
            });
            item_object(index, object, comment)
        };
        return variants.iter().zip(&outcomes).map(object).collect();
    }
    let mut answer = puzzle.to_string();
    if !args.table {
        let (name, solution) = end(&outcomes[0]);
        answer += &format!(" {}", solution.as_deref().unwrap_or(name));
    }
    outcomes.iter().for_each(|outcome| answer += &format!(" {}", steps(outcome)));
    line(answer, comment)
}

/// How the search ended, and the solution.
fn end(outcome: &Outcome) -> (&'static str, Option<String>) {
    match outcome.end {
        End::Solved(grid) => ("solved", Some(grid.to_string())),
        End::NoSolution => ("none", None),
        End::OutOfSteps => ("unfinished", None),
    }
}

/// Steps, `>` before them if they did not suffice.
fn steps(outcome: &Outcome) -> String {
    let more = if outcome.end == End::OutOfSteps { ">" } else { "" };
    format!("{more}{}", outcome.steps)
}

/// Table 7.1.
fn book(args: &Args) -> String {
    let puzzles = TABLE.map(|(_, text)| text.parse::<Puzzle>().expect("a puzzle of the book"));
    if args.items.format.is_json() {
        let row = |variant| -> String {
            let each = (0..).zip(&puzzles);
            each.map(|(index, puzzle)| text(args, &[variant], (index, puzzle, ""))).collect()
        };
        return VARIANTS.into_iter().map(row).collect();
    }
    let line = |next: &str, values: &str, cells: [String; 3]| {
        let [easy, medium, hard] = cells;
        format!("{next:<17}{values:<13}{easy:>10}{medium:>10}{hard:>13}\n")
    };
    let mut table = line("next square", "values", TABLE.map(|(name, _)| name.to_owned()));
    for (next, values) in VARIANTS {
        let row = puzzles.each_ref().map(|puzzle| solve(puzzle, next, values, args.max_steps));
        table += &line(next.name(), values.name(), row.each_ref().map(steps));
    }
    table
}

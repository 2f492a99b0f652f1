//! `gridsieve logic`.

use super::Failure;
use super::exit::Exit;
use super::items::{ItemArgs, each_batch};
use super::texts::{Texts, below, item_object, line};
use gridsieve_grids::{Puzzle, characters};
use gridsieve_puzzles::logic::{
    Candidates, Solved, Step, Technique, cell_name, clash, solve, subsets, sweep,
};
use serde_json::{Value, json};

/// Solve a puzzle by logic, each step in words; or show what one technique finds
///
/// Without --technique, each step uses the easiest technique that finds something, and the hardest
/// one that was needed rates the puzzle. With --technique, the grid is shown before and after, with
/// candidates in braces. The output for each of several puzzles stands below it, in lines that
/// begin with `#`.
#[derive(clap::Args)]
pub struct Args {
    /// Write one line for each puzzle: the puzzle, `solved`, `unsolved` or `contradiction`, and the
    /// hardest technique needed
    #[arg(long, conflicts_with_all = ["technique", "verbose"])]
    rate: bool,
    /// Go over the grid once with this technique; the easiest one is listed first
    #[arg(long, value_parser = crate::named::technique(), value_name = "NAME")]
    technique: Option<Technique>,
    /// Number of cells; of a naked subset, or of digits of a hidden one, 1 to 8
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    size: Option<u8>,
    /// Stop after the first step that strikes something out
    #[arg(long, value_name = "BOOL", default_value_t = true, action = clap::ArgAction::Set,
          requires = "technique")]
    stop_at_first: bool,
    /// Show the candidates after each step
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

impl Args {
    /// The technique, if one is asked for, with its size.
    fn technique(&self) -> Result<Option<Technique>, Failure> {
        let needed = || Failure::new("a subset needs --size, 1 to 8");
        Ok(match (self.technique, self.size.map(usize::from)) {
            (Some(Technique::NakedSubset(_)), k) => {
                Some(Technique::NakedSubset(k.ok_or_else(needed)?))
            }
            (Some(Technique::HiddenSubset(_)), k) => {
                Some(Technique::HiddenSubset(k.ok_or_else(needed)?))
            }
            (technique, None) => technique,
            (_, Some(_)) => {
                let reason = "--size is for --technique naked-subset and hidden-subset";
                return Err(Failure::new(reason));
            }
        })
    }
}

/// What a technique found, as an object; cells like `r1c2`.
fn step_object(step: &Step) -> Value {
    let named = |&(cell, digit): &(usize, u8)| json!([cell_name(cell), digit]);
    json!({
        "fixed": step.fixed.iter().map(named).collect::<Value>(),
        "reason": step.reason,
        "removed": step.removed.iter().map(named).collect::<Value>(),
        "technique": step.technique.to_string(),
    })
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let technique = args.technique()?;
    // One that was typed needs no name.
    let is_named = !args.items.given.is_one_literal() && !args.rate;
    let text = |index: u64, puzzle: &Puzzle, comment: &str| {
        if args.items.format.is_json() {
            return Ok(object(index, puzzle, technique, &args, comment));
        }
        if args.rate {
            return Ok(line(rating(puzzle), comment));
        }
        let text = match (clash(puzzle), technique) {
            (Some(clash), _) => format!("contradiction: {clash}\n"),
            (None, Some(technique)) => one_technique(puzzle, technique, &args),
            (None, None) => all_techniques(puzzle, args.verbose),
        };
        let space = if index == 0 { "" } else { "\n" };
        Ok(match is_named {
            true => format!("{space}{}", below(puzzle, comment, &text)),
            false => text,
        })
    };
    each_batch(&args.items, &mut Texts::of_each(text))
}

/// What is found of a puzzle, as an object.
fn object(
    index: u64,
    puzzle: &Puzzle,
    technique: Option<Technique>,
    args: &Args,
    comment: &str,
) -> String {
    let whole = technique.is_none().then(|| solve(puzzle));
    let mut candidates = Candidates::new(puzzle);
    let mut steps = Vec::new();
    if let Some(solved) = &whole {
        (candidates, steps) = (solved.candidates.clone(), solved.steps.clone());
    } else if let (Some(technique), None) = (technique, clash(puzzle)) {
        steps = sweep(&mut candidates, technique, args.stop_at_first);
    }
    let mut object = json!({
        "digits": digits(&candidates),
        "puzzle": puzzle.to_string(),
        "steps": steps.iter().map(step_object).collect::<Value>(),
    });
    if let Some(solved) = whole {
        object["end"] = solved.end().into();
        if let Some(technique) = solved.hardest() {
            object["hardest"] = technique.to_string().into();
        }
    }
    item_object(index, object, comment)
}

/// The digits that are known, `.` for others.
fn digits(candidates: &Candidates) -> String {
    String::from_utf8_lossy(&characters(candidates.digits())).into_owned()
}

/// A puzzle, how solving it ended, and the hardest technique.
fn rating(puzzle: &Puzzle) -> String {
    let solved = solve(puzzle);
    format!("{puzzle} {} {}", solved.end(), hardest(&solved))
}

fn hardest(solved: &Solved) -> String {
    solved.hardest().map_or("none".to_owned(), |technique| technique.to_string())
}

fn one_technique(puzzle: &Puzzle, technique: Technique, args: &Args) -> String {
    let before = Candidates::new(puzzle);
    let mut after = before.clone();
    let steps = sweep(&mut after, technique, args.stop_at_first);
    let mut text = format!("{before}\n");
    if args.verbose {
        text += &shown(&before, &steps);
    } else {
        steps.iter().for_each(|step| text += &format!("{step}\n"));
    }
    if let Technique::NakedSubset(k) | Technique::HiddenSubset(k) = technique
        && args.verbose
    {
        let short = (0..27).filter(|&unit| subsets::kmax(before.unfixed(unit).len()) < k).count();
        text += &format!(
            "the toolbox's kmax = ceil(n/2) would leave out {short} of 27 units for k = {k}\n\n"
        );
    }
    match steps.len() {
        0 => text + "nothing found\n",
        _ if args.verbose => text,
        _ => format!("{text}\n{after}"),
    }
}

/// Steps, each with the candidates after it.
fn shown(before: &Candidates, steps: &[Step]) -> String {
    let mut candidates = before.clone();
    let mut text = String::new();
    for step in steps {
        step.apply(&mut candidates);
        text += &format!("{step}\n\n{candidates}\n");
    }
    text
}

fn all_techniques(puzzle: &Puzzle, verbose: bool) -> String {
    let solved = solve(puzzle);
    let mut text = match verbose {
        true => shown(&Candidates::new(puzzle), &solved.steps),
        false => solved.steps.iter().map(|step| format!("{step}\n")).collect(),
    };
    let candidates = &solved.candidates;
    if !verbose && !candidates.is_complete() {
        text += &format!("\n{candidates}\n");
    }
    let digits = digits(candidates);
    text += &if candidates.is_contradiction() {
        "contradiction: a cell has no candidate left\n".to_owned()
    } else if !solved.has_solution {
        "contradiction: no technique finds it, but the puzzle has no solution\n".to_owned()
    } else if candidates.is_complete() {
        format!("solved: {digits}\n")
    } else {
        let left = candidates.digits().iter().filter(|&&digit| digit == 0).count();
        format!("unsolved: {left} cells left, no technique finds more: {digits}\n")
    };
    text + &format!("hardest technique: {}\n", hardest(&solved))
}

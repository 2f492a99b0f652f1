//! `gridsieve logic`.

use super::Failure;
use super::exit::Exit;
use super::items;
use super::lines::{Lines, Stop};
use gridsieve::internal::grid::geometry::unit;
use gridsieve::internal::grid::{Puzzle, PuzzleError};
use gridsieve::internal::logic::{
    Candidates, Solved, Step, Technique, cell_name, solve, subsets, sweep,
};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::str::FromStr;

/// Solve a puzzle by logic, each step in words; or show what one technique finds
///
/// Without a technique the puzzle is solved as far as logic goes, always with the easiest technique
/// that finds something, and rated by the hardest one that was needed. With one, the grid of
/// candidates is shown before and after. A fixed digit stands there as it is, candidates in braces.
/// Several puzzles are treated one after the other, each below a line that names it.
#[derive(clap::Args)]
pub struct Args {
    /// The puzzles: 81 characters, row by row; `.` or 0 for an empty cell. Absent, and without
    /// --file: one a line on standard input
    #[arg(value_name = "PUZZLE")]
    puzzles: Vec<String>,
    /// Text of puzzles, one a line, perhaps compressed with gzip, zstd or xz; `-`: standard input
    #[arg(long, value_name = "FILE", conflicts_with = "puzzles")]
    file: Option<PathBuf>,
    /// Write a line for each puzzle instead: the puzzle, `solved`, `unsolved` or `contradiction`, and
    /// the hardest technique that was needed
    #[arg(long, conflicts_with_all = ["technique", "verbose"])]
    rate: bool,
    /// Go over the grid once with this technique
    #[arg(long, value_parser = crate::named::technique(), value_name = "NAME")]
    technique: Option<Technique>,
    /// Number of cells, or digits, of a subset
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    size: Option<u8>,
    /// End with the first step that strikes something out
    #[arg(long, value_name = "BOOL", default_value_t = true, action = clap::ArgAction::Set,
          requires = "technique")]
    stop_at_first: bool,
    /// Show the candidates after each step
    #[arg(long)]
    verbose: bool,
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

/// A puzzle without the same clue twice in a unit: there would be no candidates
/// to reason about.
struct Sound(Puzzle);

impl FromStr for Sound {
    type Err = String;

    fn from_str(text: &str) -> Result<Sound, String> {
        let puzzle: Puzzle = text.parse().map_err(|error: PuzzleError| error.to_string())?;
        let Some((cell, other)) = clash(&puzzle) else { return Ok(Sound(puzzle)) };
        let [a, b] = [cell, other].map(cell_name);
        Err(format!("{a} and {b} are both {}", puzzle.digits()[cell]))
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let technique = args.technique()?;
    // One that was typed needs no name.
    let is_named = args.puzzles.len() != 1 && !args.rate;
    let mut is_first = true;
    Lines::open(None)?.fill(|lines| {
        let mut work = |puzzles: &[Sound]| -> Result<(), Stop> {
            for Sound(puzzle) in puzzles {
                if is_named {
                    let space = if is_first { "" } else { "\n" };
                    lines.write(format!("{space}puzzle {puzzle}\n\n").as_bytes())?;
                    is_first = false;
                }
                let text = match technique {
                    _ if args.rate => rating(puzzle),
                    Some(technique) => one_technique(puzzle, technique, &args),
                    None => all_techniques(puzzle, args.verbose),
                };
                lines.write(text.as_bytes())?;
            }
            Ok(lines.flush()?)
        };
        if args.puzzles.is_empty() {
            items::lines(args.file.as_deref(), work)
        } else {
            items::arguments(&args.puzzles, &mut work)
        }
    })
}

/// Two clues of a unit that are the same.
fn clash(puzzle: &Puzzle) -> Option<(usize, usize)> {
    let clues = puzzle.clues();
    (0..27).map(|of| unit(of) & clues).find_map(|unit| {
        let same = |a: usize, b: usize| a < b && puzzle.digits()[a] == puzzle.digits()[b];
        unit.iter().find_map(|a| unit.iter().find(|&b| same(a, b)).map(|b| (a, b)))
    })
}

/// A line about a puzzle.
fn rating(puzzle: &Puzzle) -> String {
    let solved = solve(puzzle);
    let end = match &solved.candidates {
        candidates if candidates.is_complete() => "solved",
        candidates if candidates.is_contradiction() => "contradiction",
        _ => "unsolved",
    };
    format!("{puzzle} {end} {}\n", hardest(&solved))
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
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{step}\n\n{candidates}");
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
    let digits =
        candidates.digits().map(|digit| if digit == 0 { '.' } else { char::from(b'0' + digit) });
    let digits: String = digits.iter().collect();
    text += &if candidates.is_complete() {
        format!("solved: {digits}\n")
    } else if candidates.is_contradiction() {
        "contradiction: a cell has no candidate left\n".to_owned()
    } else {
        let left = candidates.digits().iter().filter(|&&digit| digit == 0).count();
        format!("unsolved: {left} cells left, no technique finds more: {digits}\n")
    };
    text + &format!("hardest technique: {}\n", hardest(&solved))
}

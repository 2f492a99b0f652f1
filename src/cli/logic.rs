//! `gridsieve logic`.

use super::Failure;
use super::exit::{self, Exit};
use crate::grid::Puzzle;
use crate::grid::geometry::unit;
use crate::logic::{Candidates, Step, Technique, solve, subsets, sweep};
use std::fmt::Write as _;
use std::io::{self, ErrorKind, Write};

const EXAMPLES: &str = "\
Examples:
  gridsieve logic PUZZLE                                        as far as logic goes
  gridsieve logic PUZZLE --technique naked-subset --k 3         the first naked triple
  gridsieve logic PUZZLE --technique x-wing --stop-at-first false --verbose

Techniques, the easiest first: naked and hidden singles, locked candidates, naked and hidden pairs,
triples and quads, X-wing, two colours, X-cycles.";

/// Solve a puzzle by logic, each step in words; or show what one technique finds
///
/// Without a technique the puzzle is solved as far as logic goes, always with the easiest technique
/// that finds something, and rated by the hardest one that was needed. With one, the grid of
/// candidates is shown before and after. A fixed digit stands there as it is, candidates in braces.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, after_long_help = format!("{EXAMPLES}\n\n{}", exit::HELP))]
pub struct Args {
    /// The puzzle: 81 characters, row by row; `.` or 0 for an empty cell
    puzzle: String,
    /// Go over the grid once with this technique
    #[arg(long, value_enum)]
    technique: Option<Name>,
    /// Number of cells, or digits, of a subset
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u8).range(1..=8))]
    k: Option<u8>,
    /// End with the first step that strikes something out
    #[arg(long, value_name = "BOOL", default_value_t = true, action = clap::ArgAction::Set,
          requires = "technique")]
    stop_at_first: bool,
    /// Show the candidates after each step
    #[arg(long)]
    verbose: bool,
}

/// The names of the techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Name {
    /// A cell with one candidate is fixed
    NakedSingle,
    /// A digit with one place in a row, column or box is fixed
    HiddenSingle,
    /// What a box and a line share
    Locked,
    /// K cells of a row, column or box with candidates of K digits
    NakedSubset,
    /// K digits of a row, column or box with places in K cells
    HiddenSubset,
    /// Two lines with a digit in the same two cross lines
    XWing,
    /// Chains of units where a digit has two places
    TwoColours,
    /// Loops of those and of cells that see each other
    XCycles,
}

impl Args {
    /// The technique, if one is asked for.
    fn technique(&self) -> Result<Option<Technique>, Failure> {
        let k = self.k.map(usize::from);
        let subset = |k: Option<usize>| k.ok_or_else(|| Failure::new("a subset needs --k, 1 to 8"));
        let technique = match self.technique {
            Some(Name::NakedSubset) => Technique::NakedSubset(subset(k)?),
            Some(Name::HiddenSubset) => Technique::HiddenSubset(subset(k)?),
            _ if k.is_some() => {
                return Err(Failure::new("--k is for --technique naked-subset and hidden-subset"));
            }
            None => return Ok(None),
            Some(Name::NakedSingle) => Technique::NakedSingle,
            Some(Name::HiddenSingle) => Technique::HiddenSingle,
            Some(Name::Locked) => Technique::Locked,
            Some(Name::XWing) => Technique::XWing,
            Some(Name::TwoColours) => Technique::TwoColours,
            Some(Name::XCycles) => Technique::XCycle,
        };
        Ok(Some(technique))
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let puzzle: Puzzle = args
        .puzzle
        .parse()
        .map_err(|error| Failure::new(format_args!("this is no puzzle: {error}")))?;
    if let Some((cell, other)) = clash(&puzzle) {
        let digit = puzzle.digits()[cell];
        let [a, b] = [cell, other].map(|cell| format!("r{}c{}", cell / 9 + 1, cell % 9 + 1));
        return Err(Failure::new(format_args!("this is no puzzle: {a} and {b} are both {digit}")));
    }
    let text = match args.technique()? {
        Some(technique) => one_technique(&puzzle, technique, &args),
        None => all_techniques(&puzzle, args.verbose),
    };
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        // Whoever reads has had enough.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::new(format_args!("cannot write the steps: {error}")))
        }
        _ => Ok(Exit::Complete),
    }
}

/// Two clues of a unit that are the same.
fn clash(puzzle: &Puzzle) -> Option<(usize, usize)> {
    let clues = puzzle.clues();
    (0..27).map(|of| unit(of) & clues).find_map(|unit| {
        let same = |a: usize, b: usize| a < b && puzzle.digits()[a] == puzzle.digits()[b];
        unit.iter().find_map(|a| unit.iter().find(|&b| same(a, b)).map(|b| (a, b)))
    })
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
            "{short} of 27 units are below the toolbox's kmax = ceil(n/2) for k = {k}\n\n"
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
    text + &match solved.hardest() {
        Some(technique) => format!("hardest technique: {technique}\n"),
        None => "hardest technique: none\n".to_owned(),
    }
}

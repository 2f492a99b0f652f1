//! `gridsieve explain forward`.

use crate::cells::parse_cells;
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::isa::IsaArgs;
use crate::items::{Given, Item, one};
use crate::{Failure, flags, json_line, print};
use gridsieve::engine::degree::{ForwardStudy, Round, Verdict};
use gridsieve::scan::{LineError, Syntax};
use gridsieve::solver::general::first_solution;
use gridsieve::ua::minimal_uas_within;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::two_bands::TWO_BANDS;
use gridsieve_grids::{CellSet, Grid, Puzzle};
use itertools::Itertools;
use serde_json::{Value, json};
use std::str::FromStr;

/// Show what the engine `degree` sees ahead of some clues
///
/// Each further clue hits at most one of several disjoint UAs. Shows the unhit UAs (without dead
/// cells) with index and size, the largest groups of disjoint ones, the critical groups (as many
/// UAs as clues are left), the field that these have in common, what it leaves of the UAs, and so
/// on until nothing changes; then the verdict and the ways to hit all UAs. With two bands (54
/// digits, row by row) in place of a grid, CELLS is 54 characters.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Cells>,
    #[arg(long, value_name = "CELLS", help = flags::GIVEN)]
    given: String,
    /// Cells that further clues can have; default: all others
    #[arg(long, value_name = "CELLS")]
    alive: Option<String>,
    /// Number of clues of the puzzles, 1 to 81; with those placed so far
    #[arg(short = 'k', long, value_name = "K",
          value_parser = clap::value_parser!(u8).range(1..=81))]
    clues: u8,
    /// Size of the largest UAs, in cells
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u8).range(1..=20))]
    max_size: u8,
    /// Show the first N ways to hit all UAs
    #[arg(long, value_name = "N", default_value_t = 100)]
    completions: usize,
    #[command(flatten)]
    format: FormatArgs,
    #[command(flatten)]
    isa: IsaArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (Cells(grid, within, count), exit) = one(&args.input)?;
    let given = parse_cells("--given", &args.given, count)?;
    let alive = match &args.alive {
        Some(text) => parse_cells("--alive", text, count)?,
        None => within - given,
    };
    if given.intersects(alive) {
        let both = given & alive;
        return Err(Failure::new(format_args!("the cells {both} are both given and alive")));
    }
    let Some(left) = usize::from(args.clues).checked_sub(given.len()) else {
        let reason = format_args!("--clues: {} cells are given already", given.len());
        return Err(Failure::new(reason));
    };
    let isa = args.isa.choice()?.isa;
    let uas = minimal_uas_within(&grid, within, args.max_size.into(), isa);
    let study = ForwardStudy::new(&uas, given, alive, left, isa);
    let shown = Shown { count, known: uas.len(), given, study, most: args.completions };
    let text = if args.format.is_json() { json_line(&shown.json()) } else { shown.text() };
    print(&text)?;
    Ok(exit)
}

/// A grid, its cells that count, and their number.
struct Cells(Grid, CellSet, usize);

impl FromStr for Cells {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Cells, LineError> {
        if text.len() != TWO_BANDS {
            return Ok(Cells(text.parse()?, CellSet::ALL, CELLS));
        }
        let puzzle: Result<Puzzle, _> = format!("{text}{}", ".".repeat(CELLS - TWO_BANDS)).parse();
        let within: CellSet = (0..TWO_BANDS).collect();
        let full = puzzle.ok().filter(|puzzle| puzzle.clues() == within);
        // Any third band: it does not matter to the UAs inside the two.
        let grid = full.as_ref().and_then(first_solution);
        let wrong = || "these 54 characters are no two bands of a grid".to_owned();
        Ok(Cells(grid.ok_or_else(wrong)?, within, TWO_BANDS))
    }
}

impl Item for Cells {
    const SYNTAX: Syntax = Syntax::Grids;
    const NAMES: [&str; 2] = Grid::NAMES;
    const EACH: &str = "81 digits, or 54 of two bands,";

    fn is_literal(argument: &str) -> bool {
        let is_two_bands =
            || argument.len() == TWO_BANDS && argument.bytes().all(|byte| byte.is_ascii_digit());
        Grid::is_literal(argument) || is_two_bands()
    }
}

/// What is shown.
struct Shown {
    /// Cells of a picture.
    count: usize,
    /// UAs known.
    known: usize,
    given: CellSet,
    study: ForwardStudy,
    most: usize,
}

impl Shown {
    fn picture(&self, cells: CellSet) -> String {
        (0..self.count).map(|cell| if cells.contains(cell) { '1' } else { '.' }).collect()
    }

    fn verdict(&self) -> String {
        let left = self.study.left;
        match self.study.verdict {
            Verdict::EmptyUa => "dead: a UA has no cell left".to_owned(),
            Verdict::TooManyDisjoint => {
                let size = self.study.rounds.last().map_or(0, Round::group_size);
                format!("dead: {size} disjoint UAs, {left} clues left (property 1)")
            }
            Verdict::AllHit => "open: all UAs are hit".to_owned(),
            Verdict::Open => "open".to_owned(),
        }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        let mut line = |line: String| text += &format!("{line}\n");
        let left = self.study.left;
        line(format!("{} {} clues set", self.picture(self.given), self.given.len()));
        for (i, round) in self.study.rounds.iter().enumerate() {
            let alive = self.picture(round.alive);
            line(format!("{alive} {} cells not dead, {left} clues left", round.alive.len()));
            let of = if i == 0 { format!(", of {} UAs", self.known) } else { String::new() };
            line(format!("\n{} unhit UAs that contain no other{of}", round.uas.len()));
            for (i, &ua) in round.uas.iter().enumerate() {
                line(format!("{} {i} {}", self.picture(ua), ua.len()));
            }
            if round.groups.is_empty() {
                continue;
            }
            let some = if round.all_groups { "" } else { ", not all were looked for" };
            let (count, size) = (round.groups.len(), round.group_size());
            line(format!("\n{count} largest groups of {size} disjoint UAs{some}"));
            let group = |group: &Vec<u16>| format!("{{{}}}", group.iter().format(","));
            let groups: Vec<String> = round.groups.iter().map(group).collect();
            groups.chunks(8).for_each(|some| line(some.join(" ")));
            match round.field {
                Some(field) => {
                    line("critical: all further clues are in each of them".to_owned());
                    line(format!("{} {} cells in all groups", self.picture(field), field.len()));
                }
                None if size > left => line("more than clues left".to_owned()),
                None => line(format!("not critical: {left} clues are left")),
            }
            line(String::new());
        }
        line(format!("verdict: {}", self.verdict()));
        if !self.is_dead() {
            let (found, complete) = self.study.completions(self.most);
            let more = if complete { "" } else { " (there are more)" };
            line(format!("{} ways to hit all UAs{more}", found.len()));
            found.iter().for_each(|&cells| line(cells.to_string()));
        }
        text
    }

    fn is_dead(&self) -> bool {
        matches!(self.study.verdict, Verdict::EmptyUa | Verdict::TooManyDisjoint)
    }

    fn json(&self) -> Value {
        let round = |round: &Round| {
            json!({
                "alive": self.picture(round.alive),
                "uas": round.uas.iter().map(|&ua| self.picture(ua)).collect::<Vec<_>>(),
                "group_size": round.group_size(),
                "groups": round.groups,
                "all_groups": round.all_groups,
                "critical": round.field.is_some(),
                "field": round.field.map(|field| self.picture(field)),
            })
        };
        let (completions, complete) =
            if self.is_dead() { (Vec::new(), true) } else { self.study.completions(self.most) };
        json!({
            "given": self.picture(self.given),
            "clues_left": self.study.left,
            "uas_known": self.known,
            "rounds": self.study.rounds.iter().map(round).collect::<Vec<_>>(),
            "dead": self.is_dead(),
            "verdict": self.verdict(),
            "completions": completions.iter().map(CellSet::to_string).collect::<Vec<_>>(),
            "all_completions": complete,
        })
    }
}

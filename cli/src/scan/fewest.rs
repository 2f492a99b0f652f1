//! `gridsieve fewest`.

use super::args::{CommonArgs, EngineArgs};
use super::asked::Asked;
use super::perform::perform;
use crate::Failure;
use crate::exit::Exit;
use gridsieve::engine::{Mask, Question};
use gridsieve::scan::Keep;
use gridsieve_grids::geometry::CELLS;
use std::num::NonZeroU64;

/// Find the smallest number of clues that each grid needs
///
/// Each line has the grid, the number of clues and one of its puzzles, with blanks between. A
/// complete search for one clue less has found no puzzle. This rules out all smaller numbers,
/// because a puzzle with a clue added stays valid. After Ctrl-C, `<=` before the number means that
/// the search of the grid did not end: it may need fewer.
///
/// Most grids need 18 or 19 clues and take a second or two. The puzzle does not depend on threads,
/// level or the other grids. A grid without a puzzle within --mask gives no line.
#[derive(clap::Args)]
pub struct Args {
    /// Write all results instead of one; the puzzles with the fewest clues of each grid
    #[arg(long, help_heading = "Puzzles")]
    all: bool,
    /// 81 characters, row by row: `1` for a cell that must be a clue, `0` for one that must not,
    /// `.` for any other
    #[arg(long, value_name = "MASK", help_heading = "Puzzles", conflicts_with = "run")]
    mask: Option<Mask>,
    #[command(flatten)]
    common: CommonArgs,
    #[command(flatten, next_help_heading = "For study: how puzzles are searched for")]
    engine: EngineArgs,
}

/// Runs the command: a scan, whose number of clues is each grid's own.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let Args { all, mask, common, engine } = args;
    let question = Question { mask: mask.unwrap_or_default(), ..Question::new(CELLS) };
    let limit = (!all).then_some(NonZeroU64::MIN);
    let keep = Keep { minimal: false, limit, fewest: true };
    perform(Asked::new(common, question, keep, engine))
}

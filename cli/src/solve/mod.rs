//! `gridsieve solve`.

mod all;
mod results;

use super::Failure;
use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{BATCH, ItemArgs, PART, each_batch};
use super::texts::Texts;
use all::AllSolutions;
use gridsieve_grids::Puzzle;
use results::{Asked, Results};

/// Solve puzzles: one a line, in input order
///
/// A line of input has a puzzle (81 characters; `.`, `0`, `*`, `_`, `-`, `x`, `X`, `?` or `·` for
/// an empty cell), and perhaps a comment, or is one of nine rows. Each line of the output is a
/// puzzle, a blank, and its solution, `none` or `multiple`. Memory does not grow with the number of
/// puzzles.
#[derive(clap::Args)]
pub struct Args {
    /// Count instead of listing; the solutions of each puzzle, `N+` if there are more than the N of
    /// --limit
    #[arg(long, group = "several")]
    count: bool,
    /// Add `minimal` to each solution, or `redundant` and the clues that can each be removed alone,
    /// like r5c7,r6c1
    #[arg(long, conflicts_with = "count")]
    minimal: bool,
    /// Write only the solutions of puzzles that have just one; other puzzles are counted, and end
    /// the command with code 3
    #[arg(long, conflicts_with_all = ["count", "minimal", "json", "format"])]
    grids: bool,
    /// Write all results instead of one; each solution on its own line as soon as it is found, and
    /// their number below as a comment
    #[arg(long, group = "several", conflicts_with_all = ["minimal", "grids"])]
    all: bool,
    /// At most N results; solutions of each puzzle that are written (default: all) or counted
    /// (default: 1,000,000)
    #[arg(long, value_name = "N", requires = "several", alias = "max",
          value_parser = clap::value_parser!(u64).range(1..u64::MAX))]
    limit: Option<u64>,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

/// Solutions of a puzzle that are counted, if nothing else is asked for.
const MOST_COUNTED: u64 = 1_000_000;

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let asked = match (args.count, args.minimal) {
        _ if args.grids => Asked::Grid,
        (true, _) => Asked::Count { max: args.limit.unwrap_or(MOST_COUNTED) },
        (_, minimal) => Asked::Solution { minimal },
    };
    let (format, isa) = (args.items.format.get(), args.isa.choice()?.isa);
    if args.all {
        let limit = args.limit.unwrap_or(u64::MAX);
        return each_batch(&args.items, &mut AllSolutions { limit, format, isa });
    }
    let results = Results { asked, format, isa };
    let left_out_message = |count| format!("{count} without just one solution left out");
    each_batch(
        &args.items,
        &mut Texts {
            // Many solutions can take seconds to count.
            each: if args.count { PART } else { BATCH },
            has_summary: true,
            left_out_message: Some(left_out_message),
            ..Texts::of_parts(|part| Ok(results.part(part)))
        },
    )
}

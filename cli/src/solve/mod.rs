//! `gridsieve solve`.

mod all;
mod results;

use super::Failure;
use super::exit::Exit;
use super::isa::IsaArgs;
use super::items::{ItemArgs, each_batch};
use all::AllSolutions;
use gridsieve_grids::Puzzle;
pub use results::PART;
use results::{Asked, Results};

/// Solve puzzles: one a line, in input order
///
/// Each line of the output is a puzzle, a blank, and its solution, `none` or `multiple`. Any number
/// of puzzles is solved in the same memory, and each one anew, however often it comes.
#[derive(clap::Args)]
pub struct Args {
    /// Write the number of solutions instead; `N+` if there are more than N
    #[arg(long)]
    count: bool,
    /// Count no further than this
    #[arg(long, value_name = "N", default_value_t = 1_000_000, requires = "count",
          value_parser = clap::value_parser!(u64).range(1..u64::MAX))]
    max: u64,
    /// Add `minimal` to each solution, or `redundant` and the clues that can each be removed alone,
    /// like r5c7,r6c1
    #[arg(long, conflicts_with = "count")]
    minimal: bool,
    /// Write the solutions alone, of the puzzles that have just one: grids for the next command.
    /// Other puzzles are counted, and end it with code 3
    #[arg(long, conflicts_with_all = ["count", "minimal", "format"])]
    grids: bool,
    /// Write each solution of each puzzle on a line of its own, as soon as it is found, and below
    /// them how many there are, as a comment
    #[arg(long, conflicts_with_all = ["count", "minimal", "grids"])]
    all: bool,
    /// Write no more than this many solutions of each puzzle
    #[arg(long, value_name = "N", requires = "all",
          value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    items: ItemArgs<Puzzle>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let asked = match (args.count, args.minimal) {
        _ if args.grids => Asked::Grid,
        (true, _) => Asked::Count { max: args.max },
        (_, minimal) => Asked::Solution { minimal },
    };
    let (format, isa) = (args.items.format, args.isa.choice().isa);
    if args.all {
        let limit = args.limit.unwrap_or(u64::MAX);
        return each_batch(&args.items, &mut AllSolutions { limit, format, isa });
    }
    each_batch(&args.items, &mut Results { asked, format, isa, left_out: 0 })
}

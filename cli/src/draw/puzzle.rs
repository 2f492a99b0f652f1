//! `gridsieve draw puzzle`.

use crate::exit::Exit;
use crate::items::{Given, one};
use crate::lines::Lines;
use crate::{Failure, flags, pictures};
use gridsieve::solver::general::{Solutions, solve};
use gridsieve_grids::Puzzle;
use std::path::PathBuf;

/// Draw a puzzle
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Puzzle>,
    /// With the digits of its solution in grey
    #[arg(long)]
    solution: bool,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (puzzle, exit) = one::<Puzzle>(&args.input)?;
    let solution = match args.solution {
        false => None,
        true => match solve(&puzzle) {
            Solutions::One(grid) => Some(grid),
            Solutions::None => return Err(Failure::new("--solution: the puzzle has none")),
            Solutions::Many => return Err(Failure::new("--solution: the puzzle has several")),
        },
    };
    let picture = pictures::puzzle(&puzzle, solution.as_ref());
    Lines::open(args.output.as_deref())?.whole(picture.as_bytes())?;
    Ok(exit)
}

//! `gridsieve draw puzzle`.

use super::file::{PictureArgs, write};
use crate::Failure;
use crate::exit::Exit;
use crate::items::{Given, one};
use crate::pictures;
use gridsieve::solver::general::{Solutions, solve};
use gridsieve_grids::Puzzle;

/// Draw a puzzle
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Puzzle>,
    /// With the digits of its solution in grey
    #[arg(long)]
    solution: bool,
    #[command(flatten)]
    picture: PictureArgs,
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
    write(args.picture.open()?, &pictures::puzzle(&puzzle, solution.as_ref()))?;
    Ok(exit)
}

//! `gridsieve draw clique`.

use super::file::{PictureArgs, write};
use crate::exit::Exit;
use crate::isa::IsaArgs;
use crate::items::{Given, one};
use crate::pictures::Uas;
use crate::{Failure, mcn};
use gridsieve_grids::{CellSet, Grid};

/// Draw a largest family of disjoint unavoidable sets (UAs) on its grid
///
/// It is the clique that `gridsieve mcn` shows.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Grid>,
    /// Size of the largest UAs, in cells
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u8).range(4..=18))]
    max_size: u8,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    picture: PictureArgs,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (grid, exit) = one::<Grid>(&args.input)?;
    let target = args.picture.open()?;
    let (uas, found) = mcn::cliques(&grid, args.max_size, args.isa.choice().isa)?;
    let clique = found.least(&uas);
    let title = format!("{} disjoint unavoidable sets of the grid {grid}", clique.len());
    let none = CellSet::EMPTY;
    write(target, &Uas { grid: &grid, uas: &clique, given: none, dead: none, title }.draw())?;
    Ok(exit)
}

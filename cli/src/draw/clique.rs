//! `gridsieve draw clique`.

use crate::exit::Exit;
use crate::isa::IsaArgs;
use crate::items::{Given, one};
use crate::lines::Lines;
use crate::pictures::Uas;
use crate::{Failure, flags, mcn};
use gridsieve_grids::{CellSet, Grid};
use std::path::PathBuf;

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
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (grid, exit) = one::<Grid>(&args.input)?;
    let target = Lines::open(args.output.as_deref())?;
    let (uas, found) = mcn::cliques(&grid, args.max_size, args.isa.choice()?.isa)?;
    let clique = found.least(&uas);
    let title = format!("{} disjoint unavoidable sets of the grid {grid}", clique.len());
    let none = CellSet::EMPTY;
    let picture = Uas { grid: &grid, uas: &clique, given: none, dead: none, title }.draw();
    target.whole(picture.as_bytes())?;
    Ok(exit)
}

//! `gridsieve draw ua`.

use crate::cells::parse_cells;
use crate::exit::Exit;
use crate::isa::IsaArgs;
use crate::items::{Given, one};
use crate::lines::Lines;
use crate::pictures::{MOST, Uas};
use crate::{Failure, flags};
use gridsieve::ua::{is_unavoidable, minimal_uas_within};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::{CellSet, Grid};
use std::path::PathBuf;

/// Draw unavoidable sets (UAs) on their grid
///
/// Each UA has a colour and a letter; a cell of several UAs has stripes. With --given, UAs that
/// these clues hit are grey. Without --cells and --size the smallest UAs are drawn.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Given<Grid>,
    /// The cells of a UA; may be repeated
    #[arg(long, value_name = "CELLS", conflicts_with_all = ["size", "limit"])]
    cells: Vec<String>,
    /// Number of cells; of the minimal UAs that are drawn, 4 to 18
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(4..=18))]
    size: Option<u8>,
    /// At most N results; the first UAs in the order of `gridsieve ua` (default: 12)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=MOST as i64))]
    limit: Option<u8>,
    #[arg(long, value_name = "CELLS", default_value = "{}", help = flags::GIVEN)]
    given: String,
    /// Cells that get no clue any more
    #[arg(long, value_name = "CELLS", default_value = "{}")]
    dead: String,
    #[command(flatten)]
    isa: IsaArgs,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
}

/// Size up to which the smallest UAs are looked for: no grid is known to have none.
const LARGEST: usize = 12;

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let (grid, exit) = one::<Grid>(&args.input)?;
    let given = parse_cells("--given", &args.given, CELLS)?;
    let dead = parse_cells("--dead", &args.dead, CELLS)?;
    if given.intersects(dead) {
        let both = given & dead;
        return Err(Failure::new(format_args!("the cells {both} are both given and dead")));
    }
    let target = Lines::open(args.output.as_deref())?;
    let uas = match args.cells.is_empty() {
        true => listed(&grid, &args)?,
        false => {
            let uas = args.cells.iter().map(|text| ua(&grid, text));
            uas.collect::<Result<Vec<CellSet>, Failure>>()?
        }
    };
    if uas.len() > MOST {
        return Err(Failure::new(format_args!("{} UAs are too many, {MOST} at most", uas.len())));
    }
    let title = format!("Unavoidable sets of the grid {grid}");
    let picture = Uas { grid: &grid, uas: &uas, given, dead, title }.draw();
    target.whole(picture.as_bytes())?;
    Ok(exit)
}

/// The minimal UAs of a size, or the smallest ones.
fn listed(grid: &Grid, args: &Args) -> Result<Vec<CellSet>, Failure> {
    let max_size = args.size.map_or(LARGEST, usize::from);
    let mut uas = minimal_uas_within(grid, CellSet::ALL, max_size, args.isa.choice()?.isa);
    let size = args.size.map(usize::from).or(uas.first().map(|ua| ua.len()));
    uas.retain(|ua| Some(ua.len()) == size);
    if uas.is_empty() {
        let size = size.unwrap_or(max_size);
        return Err(Failure::new(format_args!("the grid has no minimal UA of {size} cells")));
    }
    uas.truncate(args.limit.unwrap_or(12).into());
    Ok(uas)
}

/// A set of cells that has to be a UA.
fn ua(grid: &Grid, text: &str) -> Result<CellSet, Failure> {
    let ua = parse_cells("--cells", text, CELLS)?;
    if !is_unavoidable(grid, ua) {
        return Err(Failure::new(format_args!("--cells: {ua} is no unavoidable set of the grid")));
    }
    Ok(ua)
}

//! `gridsieve catalogue export`.

use super::open;
use crate::exit::Exit;
use crate::items::Item;
use crate::lines::{Lines, Stop, differ};
use crate::range::PartArgs;
use crate::report::ProgressReport;
use crate::signals::{self, say_if_interrupted};
use crate::{Failure, flags};
use gridsieve_grids::Grid;
use gridsieve_grids::symmetry::BandClass;
use std::path::PathBuf;

/// Write the grids of a .gsc file as text, one a line
#[derive(clap::Args)]
pub struct Args {
    /// The .gsc file
    file: PathBuf,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    output: Option<PathBuf>,
    #[command(flatten)]
    part: PartArgs,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let reader = open(&args.file)?;
    let of_class =
        |class: BandClass| reader.classes().map(|classes| classes.records(class.number()));
    let records = args.part.records(reader.name(), Some(reader.len()), of_class)?;
    let output = args.output.as_deref();
    differ(Some(&args.file), output)?;
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none();
    let grids = Some(records.end - records.start);
    let bar = ProgressReport::beside(output, Grid::NAMES, args.quiet, grids);
    let exit = lines.fill(|lines| {
        let mut grids = reader.grids(records).map_err(Failure::new)?;
        let mut written = 0;
        loop {
            signals::check()?;
            // What was read before the damage is written before it is told.
            let block = grids.next_block().map_err(|error| Stop::from(Failure::new(error)))?;
            if block.is_empty() {
                return Ok(());
            }
            lines.write_grids(block)?;
            written += block.len() as u64;
            bar.set(written);
        }
    });
    bar.finish();
    Ok(say_if_interrupted(exit?, all_or_none))
}

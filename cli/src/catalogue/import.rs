//! `gridsieve catalogue import`.

use super::target::Target;
use super::{Threads, grids};
use crate::exit::Exit;
use crate::items::{Given, Item as _, nothing};
use crate::lines::Stop;
use crate::report::{ProgressReport, skipped_lines};
use crate::results::BadLines;
use crate::signals::{self, NOTHING_WRITTEN, say_if_interrupted, set_last_words};
use crate::{Failure, flags, say};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, Header};
use std::path::PathBuf;

/// Make a .gsc file of given grids, in their order and with repetitions
///
/// Grids in minlex form and in ascending order take the least space, and give the file a table of
/// band classes, which --band needs. Other grids are possible.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    given: Given<Grid>,
    /// The .gsc file to be made
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// How the .gsc file stores grids; default: packed if all are minlex forms in ascending order,
    /// else raw
    #[arg(long, value_parser = crate::named::codec())]
    codec: Option<Codec>,
    #[command(flatten)]
    threads: Threads,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Grids that are looked at together.
const BATCH: usize = 1 << 14;

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    args.given.differs_from(Some(&args.output))?;
    // Before anything is read: can there be such a file?
    let target = Target::create(&args.output, args.codec)?;
    set_last_words(NOTHING_WRITTEN);
    let bar = ProgressReport::of_items(Grid::NAMES, args.quiet, None);
    let mut bad_lines = BadLines::default();
    let imported = import(&args, target, &bar, &mut bad_lines);
    bar.finish();
    let header = match imported {
        Ok(imported) => imported,
        Err(Stop::Interrupted) => return Ok(say_if_interrupted(Exit::Interrupted, true)),
        Err(Stop::Failure(failure)) => return Err(failure),
        Err(error) => return Err(Failure::new(error)),
    };
    if !args.quiet {
        say(summary(&header));
        if bad_lines.count() > 0 {
            say(skipped_lines(bad_lines.count()));
        }
    }
    Ok(if bad_lines.count() > 0 { Exit::Skipped } else { Exit::Complete })
}

fn summary(header: &Header) -> String {
    let form = if header.minlex { "minlex, " } else { "" };
    let bits = 8.0 * header.file_length() as f64 / header.grids.max(1) as f64;
    let (count, codec, order) = (grids(header.grids), header.codec.name(), header.order.name());
    format!("{count}, {form}order: {order}, codec: {codec}, {bits:.2} bits a grid")
}

/// Stores all grids; gives the header of the file.
fn import(
    args: &Args,
    mut target: Target,
    bar: &ProgressReport,
    bad_lines: &mut BadLines,
) -> Result<Header, Stop> {
    let pool = args.threads.pool()?;
    let (name, mut items) = args.given.items()?;
    let (mut given, mut batch) = (0, Vec::with_capacity(BATCH));
    loop {
        let item = items.next();
        let is_end = item.is_none();
        match item {
            Some(Ok(grid)) => batch.push(grid),
            Some(Err(bad)) if args.given.skip_bad && bad.is_bad_line() => {
                bar.while_speaking(|| bad_lines.report(&bad));
            }
            Some(Err(fatal)) => return Err(args.given.failure(fatal).into()),
            None => {}
        }
        if batch.len() == BATCH || is_end {
            target.add(&pool, &batch)?;
            given += batch.len() as u64;
            bar.set(given);
            batch.clear();
        }
        signals::check()?;
        if is_end {
            break;
        }
    }
    if given == 0 && bad_lines.count() == 0 {
        return Err(nothing::<Grid>(&name).into());
    }
    Ok(target.finish()?)
}

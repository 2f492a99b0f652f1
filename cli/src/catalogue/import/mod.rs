//! `gridsieve catalogue import`.

mod source;
mod target;
mod watch;

use super::{Threads, grids};
use crate::exit::Exit;
use crate::interrupt::{Interrupt, told};
use crate::items::{Given, Item as _, nothing};
use crate::lines::{Stop, differ};
use crate::report::{ProgressReport, skipped_lines};
use crate::results::BadLines;
use crate::{Failure, flags, say};
use crossbeam_channel::{Receiver, RecvTimeoutError, bounded};
use gridsieve::scan::ScanError;
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, Header};
use source::{Item, Source};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;
use target::Target;
use watch::Watch;

/// Make a .gsc file of given grids, in their order and with repetitions
///
/// The input is text (also compressed with gzip, zstd or xz) or another .gsc file. Grids need not be
/// in minlex form, but are stored best if they are, and in ascending order: the file then has a table
/// of band classes.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    given: Given<Grid>,
    /// The .gsc file to be made
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// How the .gsc file stores grids; without it packed if all are in minlex form and ascending
    /// order, else raw
    #[arg(long, value_parser = crate::named::codec())]
    codec: Option<Codec>,
    /// Stop at a grid that is not in minlex form
    #[arg(long)]
    require_minlex: bool,
    #[command(flatten)]
    threads: Threads,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Grids that are looked at together.
const BATCH: usize = 1 << 14;

/// Batches that may wait.
const WAITING: usize = 4;

/// How often a main thread that waits for grids looks at the stop flag.
const PATIENCE: Duration = Duration::from_millis(50);

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let interrupt = Interrupt::watch();
    differ(args.given.file()?, Some(&args.output))?;
    // Before anything is read: can there be such a file?
    let target = Target::create(&args.output, args.codec)?;
    let source = Source::open(&args.given)?;
    let bar = ProgressReport::of_items(Grid::NAMES, args.quiet, source.grids);
    let mut bad_lines = BadLines::default();
    let watch = Watch { interrupt: &interrupt, bar: &bar };
    let imported = import(&args, source, target, watch, &mut bad_lines);
    bar.finish();
    let header = match imported {
        Ok(imported) => imported,
        Err(Stop::Interrupted) => return Ok(told(Exit::Interrupted, true)),
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
    source: Source,
    mut target: Target,
    watch: Watch,
    bad_lines: &mut BadLines,
) -> Result<Header, Stop> {
    let pool = args.threads.pool()?;
    let (name, separator) = (source.name.clone(), source.separator);
    let batches = read(source)?;
    let mut given = 0;
    loop {
        let received = batches.recv_timeout(PATIENCE);
        watch.interrupt.check()?;
        let batch = match received {
            Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(
                    Failure::new(format_args!("{name} could not be read to its end")).into()
                );
            }
            Ok(batch) if batch.is_empty() => break,
            Ok(batch) => batch,
        };
        let (mut found, mut error) = (Vec::with_capacity(batch.len()), None);
        for item in batch {
            match item {
                Ok(item) => found.push(item),
                Err(bad) if args.given.skip_bad && bad.is_bad_line() => {
                    watch.bar.while_speaking(|| bad_lines.report(&bad));
                }
                // A mistake before it is told first.
                Err(fatal) => {
                    error = Some(Failure::new(fatal));
                    break;
                }
            }
        }
        if let Some(place) = target.add(&pool, &found, watch)?
            && args.require_minlex
        {
            let error = format_args!("{name}:{separator}{place}: the grid is not in minlex form");
            return Err(Failure::new(error).into());
        }
        if let Some(error) = error {
            return Err(error.into());
        }
        given += found.len() as u64;
        watch.bar.set(given);
    }
    if given == 0 && bad_lines.count() == 0 {
        return Err(nothing::<Grid>(&name).into());
    }
    Ok(target.finish()?)
}

/// Reads grids in a thread of its own, which may have to wait for them. An
/// empty batch is the last.
fn read(source: Source) -> Result<Receiver<Vec<Item>>, Failure> {
    let (sender, batches) = bounded(WAITING);
    let body = move || {
        let mut items = source.items;
        loop {
            let batch: Vec<Item> = items.by_ref().take(BATCH).collect();
            let end = batch.is_empty();
            if sender.send(batch).is_err() || end {
                return;
            }
        }
    };
    match thread::Builder::new().name("reader".into()).spawn(body) {
        Ok(_) => Ok(batches),
        Err(error) => Err(Failure::new(ScanError::Thread(error))),
    }
}

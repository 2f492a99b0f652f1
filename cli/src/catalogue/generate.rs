//! `gridsieve catalogue generate`.

use super::{Threads, columns, grids, sample};
use crate::exit::Exit;
use crate::flags::{self, FormatArgs};
use crate::items::Item;
use crate::lines::{Lines, Stop};
use crate::range::Bands;
use crate::report::ProgressReport;
use crate::run_files::no_part_of_a_run;
use crate::signals::{self, NOTHING_WRITTEN, say_if_interrupted, set_last_words};
use crate::threads::map_in;
use crate::{Failure, json_line, say};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, Options, Writer};
use gridsieve_grids::catalogue::walk::Walk;
use gridsieve_grids::catalogue::whole::{self, Count, RowCount, RowPart};
use gridsieve_grids::symmetry::BandClass;
use itertools::Itertools;
use rayon::ThreadPool;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Make all essentially different grids of some band classes from nothing
///
/// The grids are in minlex form and in the order of their texts. Standard output gets text, one
/// grid a line.
#[derive(clap::Args)]
#[command(mut_arg("json", |arg| arg.requires("count")))]
#[command(mut_arg("format", |arg| arg.requires("count")))]
pub struct Args {
    /// Only band classes A to B, both included, of 1 to 416; a grid has the class of the first band
    /// of its minlex form
    #[arg(long, value_name = "A[-B]")]
    band: Option<Bands>,
    /// The file to be made: text if its name ends in .txt, else a .gsc file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How the .gsc file stores grids; default: packed, but raw for a sample
    #[arg(long, value_parser = crate::named::codec(), requires = "output")]
    codec: Option<Codec>,
    /// Count instead of listing; the grids of each class, and of all
    ///
    /// A line has the class, its number of grids, the first and the last grid, and how many grids
    /// have how many automorphisms, separated by tabs.
    #[arg(long, conflicts_with = "output")]
    count: bool,
    /// Draw N at random; grids, each equally likely among all 6,670,903,752,021,072,936,960 grids
    ///
    /// They are written in minlex form, in the order in which they are drawn.
    #[arg(long, value_name = "N", conflicts_with_all = ["band", "count"])]
    sample: Option<u64>,
    #[arg(long, value_name = "S", default_value_t = 0, requires = "sample", help = flags::SEED)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    format: FormatArgs,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let task = Task { pool: args.threads.pool()?, quiet: args.quiet };
    if args.codec.is_some() && args.output.as_deref().is_some_and(is_text) {
        return Err(Failure::new("--codec needs a .gsc file as output: give --output FILE.gsc"));
    }
    if let Some(number) = args.sample {
        let codec = args.codec.unwrap_or(Codec::Raw);
        let options = Options { minlex: true, ..Options::new(codec) };
        return task.write(args.output, options, number, |each| {
            sample::draw(number, args.seed, &task.pool, each)
        });
    }
    let bands = args.band.clone().unwrap_or_else(Bands::all);
    if args.count {
        return task.count(&bands, &args);
    }
    let range = bands.grids(whole::class_range);
    let options = Options::catalogue(args.codec.unwrap_or(Codec::Packed));
    task.write(args.output, options, range.end - range.start, |each| {
        for parts in &whole::row_parts(range).chunks(task.together()) {
            let parts: Vec<RowPart> = parts.collect();
            let grids = map_in(&task.pool, parts.len(), |number| parts[number].grids());
            grids.iter().try_for_each(|grids| each(grids))?;
        }
        Ok(())
    })
}

/// Is a file of this name written as text?
fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "txt")
}

/// Hands on grids, some at a time.
type Each<'a> = &'a mut dyn FnMut(&[Grid]) -> Result<(), Stop>;

struct Task {
    pool: ThreadPool,
    quiet: bool,
}

impl Task {
    /// How many rows 4 or parts of them are handed to the threads together: so many that threads
    /// seldom wait for the last of them.
    fn together(&self) -> usize {
        8 * self.pool.current_num_threads()
    }

    /// Writes the grids that `generate` makes to a file, or as text.
    fn write(
        &self,
        output: Option<PathBuf>,
        options: Options,
        expected: u64,
        generate: impl FnOnce(Each) -> Result<(), Stop>,
    ) -> Result<Exit, Failure> {
        let bar =
            ProgressReport::beside(output.as_deref(), Grid::NAMES, self.quiet, Some(expected));
        let mut made = 0;
        let all = |write: Each| {
            generate(&mut |grids| {
                write(grids)?;
                made += grids.len() as u64;
                bar.set(made);
                signals::check()
            })?;
            if made == expected {
                return Ok(());
            }
            // What is made and the table of all grids contradict each other.
            let message = format_args!("{made} grids were made instead of {expected}");
            Err(Failure::self_check(message).into())
        };
        let gsc = output.as_deref().filter(|path| !is_text(path));
        let exit = match gsc {
            Some(path) => {
                no_part_of_a_run(path)?;
                let mut writer = Writer::create(path, options).map_err(Failure::new)?;
                set_last_words(NOTHING_WRITTEN);
                let mut push = |grids: &[Grid]| grids.iter().try_for_each(|grid| writer.push(grid));
                match all(&mut |grids| Ok(push(grids).map_err(Failure::new)?)) {
                    Ok(()) => writer.finish().map(|_| Exit::Complete).map_err(Failure::new),
                    Err(Stop::Failure(failure)) => Err(failure),
                    Err(_) => Ok(Exit::Interrupted),
                }
            }
            None => {
                let lines = Lines::open(output.as_deref())?;
                lines.fill(|lines| all(&mut |grids| Ok(lines.write_grids(grids)?)))
            }
        };
        bar.finish();
        let exit = say_if_interrupted(exit?, output.is_some());
        match gsc {
            _ if exit == Exit::Interrupted || self.quiet => {}
            Some(path) => say(format_args!("{} in {}, a .gsc file", grids(made), path.display())),
            None => say(grids(made)),
        }
        Ok(exit)
    }

    /// Prints how many grids each class has.
    fn count(&self, bands: &Bands, args: &Args) -> Result<Exit, Failure> {
        set_last_words("interrupted");
        let is_json = args.format.is_json();
        let range = bands.grids(whole::class_range);
        let grids = Some(range.end - range.start);
        let bar = ProgressReport::beside(None, Grid::NAMES, self.quiet, grids);
        let mut all = Count::default();
        let exit = Lines::open(None)?.fill(|lines| {
            if !is_json {
                lines.write(b"class\tgrids\tfirst\tlast\tautomorphisms\n")?;
            }
            for class in BandClass::all().filter(|class| bands.classes().contains(class)) {
                let walk = Walk::new(class);
                let mut of_class = Count::default();
                let rows = 0..walk.rows_4().count();
                for first in rows.clone().step_by(self.together()) {
                    let together = self.together().min(rows.end - first);
                    let count = |number| RowCount::new(&walk, first + number);
                    for row_4 in map_in(&self.pool, together, count) {
                        of_class.add(&row_4.count);
                    }
                    signals::check()?;
                }
                all.add(&of_class);
                bar.set(all.grids);
                lines.write(row(is_json, Some(class), &of_class).as_bytes())?;
                lines.flush()?;
            }
            let expected = range.end - range.start;
            if all.grids != expected {
                let found = all.grids;
                let message = format_args!("{found} grids were counted, not {expected}");
                return Err(Failure::self_check(message).into());
            }
            Ok(lines.write(row(is_json, None, &all).as_bytes())?)
        });
        bar.finish();
        Ok(say_if_interrupted(exit?, false))
    }
}

/// A line of the table, or an object; without a class it is of all.
fn row(is_json: bool, class: Option<BandClass>, count: &Count) -> String {
    let Count { grids, ends, automorphisms } = count;
    let [first, last] = [0, 1].map(|end| ends.map(|ends| ends[end].to_string()));
    if is_json {
        let automorphisms: Vec<_> = automorphisms.iter().collect();
        return json_line(&json!({
            "class": class.map(BandClass::number), "grids": grids, "first": first, "last": last,
            "automorphisms": automorphisms,
        }));
    }
    let class = class.map_or("all".to_owned(), |class| class.to_string());
    let [first, last, automorphisms] = columns([first, last], automorphisms);
    format!("{class}\t{grids}\t{first}\t{last}\t{automorphisms}\n")
}

//! `gridsieve catalogue generate`.

use super::{Threads, grids, sample, stop_flag};
use crate::exit::Exit;
use crate::lines::{Lines, Stop};
use crate::range::Bands;
use crate::report::Bar;
use crate::{Failure, flags, say};
use gridsieve::internal::catalogue::file::{Codec, Options, Writer};
use gridsieve::internal::catalogue::generate::{Count, Generator};
use gridsieve::internal::catalogue::whole::{self, RowCounts};
use gridsieve::internal::grid::Grid;
use itertools::Itertools;
use std::cell::Cell;
use std::fmt::Display;
use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Make all essentially different grids of some band classes from nothing
///
/// In minlex form and in the order of their texts, as a .gsc file or, without --output, as
/// text, one a line.
#[derive(clap::Args)]
pub struct Args {
    /// Only the grids whose first band is of class A to B, counted from 1, both included
    /// [default: 1..416, all grids]
    #[arg(long, value_name = "A[..B]")]
    band: Option<Bands>,
    /// The .gsc file to be made
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How the file stores grids [default: packed, but raw for a sample]
    #[arg(long, value_parser = crate::named::codec(), requires = "output")]
    codec: Option<Codec>,
    /// Only count: print for each class a line of its number, its number of grids, the first and
    /// the last one, and how many have how many automorphisms, separated by tabs; and a line for
    /// all
    #[arg(long, conflicts_with = "output")]
    count: bool,
    /// With --count: write how many grids each row 4 of each class has, the table by which
    /// the program finds a grid by its index
    #[arg(long, value_name = "FILE", requires = "count", conflicts_with = "band")]
    rows_4: Option<PathBuf>,
    /// Draw N grids, each equally likely among all 6,670,903,752,021,072,936,960 grids, and give
    /// their minlex forms in the order in which they are drawn. (A place in the catalogue is
    /// drawn, and its grid of n automorphisms taken with probability 1/n: it stands for
    /// 1,218,998,108,160/n grids.)
    #[arg(long, value_name = "N", conflicts_with_all = ["band", "count"])]
    sample: Option<u64>,
    /// Which sample: the same number, the same grids
    #[arg(long, value_name = "S", default_value_t = 0, requires = "sample")]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    let stop = stop_flag()?;
    let task = Task { stop: &stop, quiet: args.quiet };
    if let Some(number) = args.sample {
        let pool = args.threads.pool()?;
        let codec = args.codec.unwrap_or(Codec::Raw);
        let options = Options { minlex: true, ..Options::new(codec) };
        return task.write(args.output, options, number, |each| {
            sample::draw(number, args.seed, &pool, each)
        });
    }
    let bands = args.band.unwrap_or_else(Bands::all);
    let generator = Generator::new(bands.classes()).threads(args.threads.count());
    if args.count {
        return task.count(&bands, &generator, args.rows_4.as_deref());
    }
    let range = bands.grids(whole::class_range);
    let options = Options::catalogue(args.codec.unwrap_or(Codec::Packed));
    task.write(args.output, options, range.end - range.start, |each| {
        generator.run(|group| {
            // Rows without grids count as well: there may be many.
            each(&group.grids().map(|(grid, _)| grid).collect::<Vec<_>>())
        })
    })
}

/// Hands on grids, some at a time.
type Each<'a> = &'a mut dyn FnMut(&[Grid]) -> ControlFlow<Stop>;

struct Task<'a> {
    stop: &'a AtomicBool,
    quiet: bool,
}

impl Task<'_> {
    /// Writes the grids that `generate` makes to a file, or as text.
    fn write(
        &self,
        output: Option<PathBuf>,
        options: Options,
        expected: u64,
        generate: impl FnOnce(Each) -> ControlFlow<Stop>,
    ) -> Result<Exit, Failure> {
        let (bar, made) = (self.bar(expected, output.is_none()), Cell::new(0));
        let watch = |grids: &[Grid]| {
            made.set(made.get() + grids.len() as u64);
            bar.set(made.get());
            self.go_on()
        };
        let exit = match output {
            Some(path) => {
                let mut writer = Writer::create(&path, options).map_err(Failure::new)?;
                let done = generate(&mut |grids| {
                    let pushed = grids.iter().try_for_each(|grid| writer.push(grid));
                    match pushed {
                        Ok(()) => watch(grids),
                        Err(error) => ControlFlow::Break(Failure::new(error).into()),
                    }
                });
                match done.break_value() {
                    Some(Stop::Failure(failure)) => Err(failure),
                    Some(_) => Ok(Exit::Interrupted),
                    None if made.get() != expected => Err(too_many_or_few(made.get(), expected)),
                    None => writer.finish().map(|_| Exit::Complete).map_err(Failure::new),
                }
            }
            None => Lines::open(None)?.fill(|lines| {
                let done = generate(&mut |grids| match lines.write_grids(grids) {
                    Ok(()) => watch(grids),
                    Err(error) => ControlFlow::Break(error.into()),
                });
                match done.break_value() {
                    Some(stop) => Err(stop),
                    None if made.get() != expected => {
                        Err(too_many_or_few(made.get(), expected).into())
                    }
                    None => Ok(()),
                }
            }),
        };
        bar.finish();
        match exit {
            Ok(Exit::Interrupted) => say("interrupted"),
            Ok(_) if !self.quiet => say(grids(made.get())),
            _ => {}
        }
        exit
    }

    /// Prints how many grids each class has, and writes how many each row 4 has.
    fn count(
        &self,
        bands: &Bands,
        generator: &Generator,
        rows_4: Option<&Path>,
    ) -> Result<Exit, Failure> {
        // Before the work: can it be written at all?
        let table = rows_4.map(|path| Lines::open(Some(path))).transpose()?;
        let range = bands.grids(whole::class_range);
        let bar = self.bar(range.end - range.start, true);
        let (mut all, mut of_rows) = (Count::default(), Vec::new());
        let exit = Lines::open(None)?.fill(|lines| {
            lines.write(b"class\tgrids\tfirst\tlast\tautomorphisms\n")?;
            let done = generator.count_classes(|class| {
                all.add(&class.count);
                bar.set(all.grids);
                of_rows.push(class.rows_4);
                match lines.write(&row(class.class, &class.count)).and_then(|()| lines.flush()) {
                    Ok(()) => self.go_on(),
                    Err(error) => ControlFlow::Break(error.into()),
                }
            });
            done.break_value().map_or(Ok(()), Err)?;
            Ok(lines.write(&row("all", &all))?)
        });
        bar.finish();
        match (exit, table) {
            (Ok(Exit::Complete), Some(table)) => {
                let counts = RowCounts::new(&of_rows).map_err(Failure::new)?;
                table.fill(|file| Ok(file.write(&counts.to_bytes())?))
            }
            (exit, _) => {
                if let Ok(Exit::Interrupted) = exit {
                    say("interrupted");
                }
                exit
            }
        }
    }

    fn bar(&self, grids: u64, on_standard_output: bool) -> Bar {
        // Lines that run over the screen tell enough.
        let on_terminal = on_standard_output && io::stdout().is_terminal();
        Bar::counting(self.quiet || on_terminal, Some(grids))
    }

    fn go_on(&self) -> ControlFlow<Stop> {
        match self.stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(Stop::Interrupted),
            false => ControlFlow::Continue(()),
        }
    }
}

/// The generator and the table of all grids contradict each other.
fn too_many_or_few(made: u64, expected: u64) -> Failure {
    Failure::self_check(format_args!("{made} grids were made instead of {expected}"))
}

/// A line of the table.
fn row(name: impl Display, count: &Count) -> Vec<u8> {
    let grid = |end: usize| count.ends.map_or("-".to_owned(), |ends| ends[end].to_string());
    let automorphisms = match count.grids {
        0 => "-".to_owned(),
        _ => count.automorphisms.iter().map(|(of, grids)| format!("{of}:{grids}")).join(" "),
    };
    let (first, last) = (grid(0), grid(1));
    format!("{name}\t{}\t{first}\t{last}\t{automorphisms}\n", count.grids).into_bytes()
}

//! `gridsieve puzzle`.

use super::catalogue::lines::{Lines, Stop};
use super::catalogue::{Threads, words};
use super::exit::{self, Exit};
use super::isa::IsaArgs;
use super::progress::ProgressArgs;
use super::results::BadLines;
use super::signals::stop_flag;
use super::{Failure, say};
use crate::grid::Puzzle;
use crate::pipeline::Progress;
use crate::report::{plural, puzzle_summary};
use crate::solver::minus_plus::minus_plus;
use clap::Subcommand;
use rayon::prelude::*;
use same_file::is_same_file;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Puzzles from puzzles
#[derive(clap::Args)]
#[command(after_long_help = exit::HELP)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    MinusPlus(MinusPlus),
}

/// Take X clues away and add Y others, in all ways
///
/// Writes the valid and minimal ones of these puzzles in minlex form, each once, in the order of
/// their texts. If X = Y, a minimal puzzle is among them. Time grows about four hundredfold with
/// each clue added after the first.
#[derive(clap::Args)]
struct MinusPlus {
    /// Text of puzzles, perhaps compressed with gzip, zstd or xz; `-` or absent: standard input
    file: Option<PathBuf>,
    /// Clues taken away
    #[arg(long, value_name = "X", value_parser = clap::value_parser!(u8).range(0..=8))]
    minus: u8,
    /// Clues added
    #[arg(long, value_name = "Y", value_parser = clap::value_parser!(u8).range(0..=8))]
    plus: u8,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    progress: ProgressArgs,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Report and pass over lines that are no puzzles
    #[arg(long)]
    skip_bad: bool,
    /// No bar, no lines of progress and no summary
    #[arg(short, long)]
    quiet: bool,
}

/// Puzzles that a thread works on together: enough that the lanes of vectors
/// are full, and few enough that progress shows.
const PART: usize = 32;

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    match args.command {
        Command::MinusPlus(args) => run_minus_plus(args),
    }
}

fn run_minus_plus(args: MinusPlus) -> Result<Exit, Failure> {
    let stop = stop_flag()?;
    let (isa, pool) = (args.isa.choice().isa, args.threads.pool()?);
    let (minus, plus) = (args.minus.into(), args.plus.into());
    if let (Some(file), Some(output)) = (&args.file, &args.output)
        && is_same_file(file, output).unwrap_or(false)
    {
        return Err(Failure::new("the output is the file to be read: it would be overwritten"));
    }
    let mut progress = args.progress.of_puzzles(args.quiet, args.output.as_deref())?;
    let lines = Lines::open(args.output.as_deref())?;
    let begun = Instant::now();
    let (mut done, mut skipped) = (0, BadLines::default());
    let mut found = BTreeSet::new();
    let exit = lines.fill(|lines| {
        words::lines_or_skip(
            args.file.as_deref(),
            args.skip_bad.then_some(&mut skipped),
            |puzzles: &[Puzzle]| {
                for puzzles in puzzles.chunks(PART * pool.current_num_threads()) {
                    let parts: Vec<BTreeSet<Puzzle>> = pool.install(|| {
                        let parts = puzzles.par_chunks(PART);
                        parts.map(|part| minus_plus(isa, part, minus, plus)).collect()
                    });
                    parts.into_iter().for_each(|part| found.extend(part));
                    done += puzzles.len() as u64;
                    progress.update(Progress { grids: 0, puzzles: done });
                    if stop.load(Ordering::Relaxed) {
                        return Err(Stop::Interrupted);
                    }
                }
                Ok(())
            },
        )?;
        found.iter().try_for_each(|puzzle| lines.write(format!("{puzzle}\n").as_bytes()))?;
        Ok(())
    });
    progress.finish(matches!(exit, Ok(Exit::Complete)));
    match exit? {
        Exit::Interrupted => {
            say("interrupted: nothing was written");
            Ok(Exit::Interrupted)
        }
        exit => {
            if !args.quiet {
                let done = format!("{}, {} found", plural(done, "puzzle", "puzzles"), found.len());
                let threads = args.threads.count();
                say(puzzle_summary(&done, skipped.count(), begun.elapsed(), threads));
            }
            Ok(if skipped.count() > 0 { Exit::Skipped } else { exit })
        }
    }
}

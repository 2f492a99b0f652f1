//! Commands that read puzzles and do something with each batch of them: their
//! flags, and the way from the first line to the summary.

use super::exit::Exit;
use super::interrupt::told;
use super::items;
use super::lines::{Lines, Stop, differ};
use super::progress::ProgressArgs;
use super::results::BadLines;
use super::signals::stop_flag;
use super::threads::Threads;
use super::{Failure, flags, say};
use crate::report::{plural, puzzle_summary};
use gridsieve::internal::grid::Puzzle;
use gridsieve::internal::scan::Progress;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Flattened into the flags of these commands.
#[derive(clap::Args)]
pub struct PuzzleArgs {
    /// Text of puzzles, one a line, perhaps compressed with gzip, zstd or xz; `-` or absent:
    /// standard input
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    progress: ProgressArgs,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    pub output: Option<PathBuf>,
    #[arg(long, help = flags::SKIP_BAD)]
    skip_bad: bool,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// What is done with the puzzles.
pub trait Work {
    /// How many puzzles it does at most before the progress is shown.
    fn at_a_time(&self) -> usize {
        usize::MAX
    }

    /// Is nothing written before the end?
    fn writes_at_the_end(&self) -> bool {
        false
    }

    /// Does it with a batch, and writes what can be written.
    fn batch(&mut self, puzzles: &[Puzzle], lines: &mut Lines) -> Result<(), Stop>;

    /// Writes what comes after the last one.
    fn end(&mut self, _: &mut Lines) -> Result<(), Stop> {
        Ok(())
    }

    /// How many puzzles were found, if it looks for some: for the summary.
    fn found(&self) -> Option<usize> {
        None
    }
}

/// Reads puzzles and has something done with each batch of them.
pub fn each_batch(args: &PuzzleArgs, work: &mut dyn Work) -> Result<Exit, Failure> {
    let stop = stop_flag()?;
    let (file, output) = (args.file.as_deref(), args.output.as_deref());
    differ(file, output)?;
    let mut progress = args.progress.of_puzzles(args.quiet, output)?;
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none() || work.writes_at_the_end();
    let begun = Instant::now();
    let (mut done, mut skipped) = (0, BadLines::default());
    let exit = lines.fill(|lines| {
        items::lines_or_skip(file, args.skip_bad.then_some(&mut skipped), |puzzles| {
            for puzzles in puzzles.chunks(work.at_a_time()) {
                work.batch(puzzles, lines)?;
                // Whoever writes to a pipe may wait for an answer.
                lines.flush()?;
                done += puzzles.len() as u64;
                progress.update(Progress { grids: 0, puzzles: done });
                if stop.load(Ordering::Relaxed) {
                    return Err(Stop::Interrupted);
                }
            }
            Ok(())
        })?;
        work.end(lines)
    });
    progress.finish(matches!(exit, Ok(Exit::Complete)));
    match exit? {
        Exit::Interrupted => Ok(told(Exit::Interrupted, all_or_none)),
        exit => {
            if !args.quiet {
                let mut puzzles = plural(done, "puzzle", "puzzles");
                if let Some(found) = work.found() {
                    puzzles += &format!(", {found} found");
                }
                let threads = args.threads.count();
                say(puzzle_summary(&puzzles, skipped.count(), begun.elapsed(), threads));
            }
            Ok(if skipped.count() > 0 { Exit::Skipped } else { exit })
        }
    }
}

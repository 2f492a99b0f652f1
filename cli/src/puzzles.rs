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
use rayon::ThreadPool;
use rayon::prelude::*;
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
    threads: Threads,
    #[command(flatten)]
    progress: ProgressArgs,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    pub output: Option<PathBuf>,
    #[arg(long, help = flags::SKIP_BAD)]
    skip_bad: bool,
    #[arg(short, long, help = flags::QUIET)]
    quiet: bool,
}

/// Some of the puzzles, and the threads to work on them.
pub struct Batch<'a> {
    /// Number of the first one.
    first: u64,
    pub puzzles: &'a [Puzzle],
    pool: &'a ThreadPool,
}

impl Batch<'_> {
    /// What `work` makes of the parts that each thread gets of the puzzles, at least so many
    /// each; `work` is told the number of the first puzzle.
    pub fn by_thread<T: Send>(
        &self,
        least: usize,
        work: impl Fn(u64, &[Puzzle]) -> T + Sync,
    ) -> Vec<T> {
        let part = self.puzzles.len().div_ceil(self.pool.current_num_threads()).max(least);
        self.in_parts(part, work)
    }

    /// The same of parts of so many puzzles, which the threads share.
    pub fn in_parts<T: Send>(
        &self,
        part: usize,
        work: impl Fn(u64, &[Puzzle]) -> T + Sync,
    ) -> Vec<T> {
        let work = |(i, puzzles)| work(self.first + (i * part) as u64, puzzles);
        self.pool.install(|| self.puzzles.par_chunks(part).enumerate().map(work).collect())
    }
}

/// What is done with the puzzles.
pub trait Work {
    /// How many puzzles it does at most on so many threads before the progress is shown.
    fn at_a_time(&self, _threads: usize) -> usize {
        usize::MAX
    }

    /// Is nothing written before the end?
    fn writes_at_the_end(&self) -> bool {
        false
    }

    /// Does it with a batch, and writes what can be written.
    fn batch(&mut self, batch: &Batch, lines: &mut Lines) -> Result<(), Stop>;

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
    let (stop, pool) = (stop_flag()?, args.threads.pool()?);
    let (file, output) = (args.file.as_deref(), args.output.as_deref());
    differ(file, output)?;
    let mut progress = args.progress.of_puzzles(args.quiet, output)?;
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none() || work.writes_at_the_end();
    let begun = Instant::now();
    let (mut done, mut skipped) = (0, BadLines::default());
    let exit = lines.fill(|lines| {
        items::lines_or_skip(file, args.skip_bad.then_some(&mut skipped), |puzzles| {
            for puzzles in puzzles.chunks(work.at_a_time(pool.current_num_threads())) {
                work.batch(&Batch { first: done, puzzles, pool: &pool }, lines)?;
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

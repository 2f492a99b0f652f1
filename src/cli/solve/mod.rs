//! `gridsieve solve`.

mod groups;
mod results;
mod textbook;

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
use crate::report::{Format, plural, puzzle_summary};
use groups::Groups;
use results::{Asked, Results};
use same_file::is_same_file;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
  gridsieve solve puzzles.txt                       puzzle and solution, `none` or `multiple`
  gridsieve solve puzzles.txt --count --max 1000    numbers of solutions
  gridsieve solve puzzles.txt --minimal             names a redundant clue
  gridsieve solve puzzles.xz --group-by-grid        puzzles of the same grid together
  gridsieve solve --textbook --table                steps of plain backtracking, for three puzzles
  gridsieve solve --textbook puzzles.txt --next most-constrained --values look-ahead

A line of input is a puzzle (81 characters, row by row: digits, and `.` or 0 for an empty cell;
after white space anything may follow), blank, or a comment beginning with `#`. The text may be
compressed with gzip, zstd or xz.";

/// Solve puzzles: one a line, in input order
///
/// Each line of the output is a puzzle, a blank, and its solution, `none` or `multiple`. Any number
/// of puzzles is solved in the same memory, and each one anew, however often it comes.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, after_long_help = format!("{EXAMPLES}\n\n{}", exit::HELP))]
pub struct Args {
    /// Text of puzzles; `-` or absent: standard input
    file: Option<PathBuf>,
    /// Write the number of solutions instead; `N+` if there are more than N
    #[arg(long)]
    count: bool,
    /// Count no further than this
    #[arg(long, value_name = "N", default_value_t = 1_000_000, requires = "count",
          value_parser = clap::value_parser!(u64).range(1..u64::MAX))]
    max: u64,
    /// After each solution `minimal`, or `redundant` and the first clue without which the puzzle
    /// has no other solution, like r5c7
    #[arg(long, conflicts_with = "count")]
    minimal: bool,
    /// Collect the puzzles by the minlex forms of their solutions: each line is a grid, the number
    /// of its puzzles and these, as they were given, with tabs between; then `none` and `multiple`
    /// in place of a grid. All puzzles are kept in memory
    #[arg(long, conflicts_with_all = ["count", "minimal"])]
    group_by_grid: bool,
    #[command(flatten)]
    textbook: textbook::TextbookArgs,
    #[command(flatten)]
    isa: IsaArgs,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    progress: ProgressArgs,
    /// Write the results to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// How results are written: a line, or a JSON object, for each puzzle
    #[arg(long, value_enum, default_value_t = Format::Text, hide_possible_values = true,
          value_name = "text|jsonl")]
    format: Format,
    /// Report and pass over lines that are no puzzles
    #[arg(long)]
    skip_bad: bool,
    /// No bar, no lines of progress and no summary
    #[arg(short, long)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: Args) -> Result<Exit, Failure> {
    if args.textbook.is_asked() {
        return textbook::run(&args);
    }
    let asked = match (args.count, args.minimal) {
        (true, _) => Asked::Count { max: args.max },
        (_, minimal) => Asked::Solution { minimal },
    };
    let (isa, pool) = (args.isa.choice().isa, args.threads.pool()?);
    match args.group_by_grid {
        true => each_batch(&args, &mut Groups::new(args.format, isa, &pool)),
        false => each_batch(&args, &mut Results::new(asked, args.format, isa, &pool)),
    }
}

/// What is done with the puzzles.
trait Work {
    /// How many puzzles it does at most before the progress is shown.
    fn at_a_time(&self) -> usize {
        usize::MAX
    }

    /// Does it with a batch, and writes what can be written.
    fn batch(&mut self, puzzles: &[Puzzle], lines: &mut Lines) -> Result<(), Stop>;

    /// Writes what comes after the last one.
    fn end(&mut self, _: &mut Lines) -> Result<(), Stop> {
        Ok(())
    }
}

/// Reads puzzles and has something done with each batch of them.
fn each_batch(args: &Args, work: &mut dyn Work) -> Result<Exit, Failure> {
    let stop = stop_flag()?;
    let (file, output) = (args.file.as_deref(), args.output.as_deref());
    let same = |file: &Path, output: &Path| is_same_file(file, output).unwrap_or(false);
    if let (Some(file), Some(output)) = (file, output)
        && same(file, output)
    {
        return Err(Failure::new("the output is the file to be read: it would be overwritten"));
    }
    let mut progress = args.progress.of_puzzles(args.quiet, output)?;
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none();
    let begun = Instant::now();
    let (mut done, mut skipped) = (0, BadLines::default());
    let exit = lines.fill(|lines| {
        words::lines_or_skip(file, args.skip_bad.then_some(&mut skipped), |puzzles| {
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
        Exit::Interrupted => {
            say(if all_or_none { "interrupted: nothing was written" } else { "interrupted" });
            Ok(Exit::Interrupted)
        }
        exit => {
            if !args.quiet {
                let puzzles = plural(done, "puzzle", "puzzles");
                let threads = args.threads.count();
                say(puzzle_summary(&puzzles, skipped.count(), begun.elapsed(), threads));
            }
            Ok(if skipped.count() > 0 { Exit::Skipped } else { exit })
        }
    }
}

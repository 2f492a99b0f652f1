//! Items in batches, and their results line by line.

use super::given::{Given, Item, nothing};
use crate::exit::Exit;
use crate::flags::FormatArgs;
use crate::lines::{Lines, Stop};
use crate::report::{ProgressReport, item_summary, plural};
use crate::results::BadLines;
use crate::signals::{self, NOTHING_WRITTEN, say_if_interrupted, set_last_words};
use crate::threads::{Threads, map_in};
use crate::{Failure, flags, say};
use rayon::ThreadPool;
use std::path::PathBuf;
use std::time::Instant;

/// Items that are worked on together at most.
pub const BATCH: usize = 1 << 14;

/// Puzzles that a thread solves together, at least: the lanes of a vector run empty at the end.
pub const PART: usize = 512;

/// Flags of commands that read items and write lines.
#[derive(clap::Args)]
pub struct ItemArgs<T: Item> {
    #[command(flatten)]
    pub given: Given<T>,
    #[command(flatten)]
    pub threads: Threads,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub format: FormatArgs,
    #[arg(short, long, help = flags::QUIET)]
    pub quiet: bool,
}

impl<T: Item> ItemArgs<T> {
    /// The same arguments, read as items of another kind.
    pub fn of_others<U: Item>(self) -> ItemArgs<U> {
        let ItemArgs { given, threads, output, format, quiet } = self;
        ItemArgs { given: given.of_others(), threads, output, format, quiet }
    }
}

/// Some of the items, and the threads to work on them.
pub struct Batch<'a, T> {
    /// Number of the first one, from 0.
    pub first: u64,
    pub items: &'a [T],
    /// What the text says of each, empty if nothing.
    pub comments: &'a [String],
    pool: &'a ThreadPool,
}

impl<T: Sync> Batch<'_, T> {
    /// What `work` makes of the parts that each thread gets, of at least so many items.
    pub fn by_thread<R: Send>(&self, least: usize, work: impl Fn(Batch<T>) -> R + Sync) -> Vec<R> {
        let part = self.items.len().div_ceil(self.pool.current_num_threads()).max(least);
        self.in_parts(part, work)
    }

    /// What `work` makes of parts of so many items, which the threads share.
    pub fn in_parts<R: Send>(&self, size: usize, work: impl Fn(Batch<T>) -> R + Sync) -> Vec<R> {
        map_in(self.pool, self.items.len().div_ceil(size), |number| {
            let begin = number * size;
            let range = begin..self.items.len().min(begin + size);
            let (items, comments) = (&self.items[range.clone()], &self.comments[range]);
            work(Batch { first: self.first + begin as u64, items, comments, pool: self.pool })
        })
    }

    /// The items with their numbers and comments.
    pub fn each(&self) -> impl Iterator<Item = (u64, &T, &str)> {
        let both = self.items.iter().zip(self.comments);
        (self.first..).zip(both).map(|(number, (item, comment))| (number, item, comment.as_str()))
    }
}

/// What is done with the items.
pub trait Work<T> {
    /// How many it does at most on so many threads before the progress is shown.
    fn at_a_time(&self, _threads: usize) -> usize {
        BATCH
    }

    /// Is nothing written before the end?
    fn writes_at_the_end(&self) -> bool {
        false
    }

    /// Works on a batch, and writes the results that are ready.
    fn batch(&mut self, batch: &Batch<T>, lines: &mut Lines) -> Result<(), Stop>;

    /// Writes what comes after the last one.
    fn end(&mut self, _: &mut Lines) -> Result<(), Stop> {
        Ok(())
    }

    /// Is there a line at the end that says how much was done?
    fn has_summary(&self) -> bool {
        true
    }

    /// How many puzzles were found, if it looks for some: for the summary.
    fn found(&self) -> Option<usize> {
        None
    }

    /// Says what is missing from the results. It is shown even with --quiet.
    fn left_out(&self) -> Option<String> {
        None
    }
}

/// Reads items and has something done with each batch of them.
///
/// # Errors
/// The input has no items, or a bad one that is not skipped. Items before it are worked on first.
pub fn each_batch<T: Item>(args: &ItemArgs<T>, work: &mut dyn Work<T>) -> Result<Exit, Failure> {
    let output = args.output.as_deref();
    let pool = args.threads.pool()?;
    args.given.differs_from(output)?;
    let (name, mut items) = args.given.items()?;
    let progress = ProgressReport::beside(output, T::NAMES, args.quiet, None);
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none() || work.writes_at_the_end();
    if all_or_none {
        set_last_words(NOTHING_WRITTEN);
    }
    let begun = Instant::now();
    let most = work.at_a_time(pool.current_num_threads()).min(BATCH);
    let (mut done, mut skipped) = (0, BadLines::default());
    let exit = lines.fill(|lines| {
        let (mut batch, mut comments) = (Vec::new(), Vec::new());
        loop {
            let end = match items.next() {
                Some(Ok(item)) => {
                    batch.push(item);
                    comments.push(items.comment().to_owned());
                    if batch.len() < most && items.is_at_hand() {
                        continue;
                    }
                    None
                }
                Some(Err(error)) if args.given.skip_bad && error.is_bad_line() => {
                    skipped.report(&args.given.located(error));
                    if batch.is_empty() || items.is_at_hand() {
                        continue;
                    }
                    None
                }
                Some(Err(error)) => Some(Err(args.given.failure(error).into())),
                None => Some(Ok(())),
            };
            if !batch.is_empty() {
                let pool = &pool;
                let all = Batch { first: done, items: &batch, comments: &comments, pool };
                work.batch(&all, lines)?;
                // A program that writes to our pipe may wait for these answers.
                lines.flush()?;
                done += batch.len() as u64;
                progress.set(done);
                batch.clear();
                comments.clear();
            }
            signals::check()?;
            match end {
                None => {}
                Some(Ok(())) if done == 0 && skipped.count() == 0 => {
                    return Err(nothing::<T>(&name).into());
                }
                Some(Ok(())) => return work.end(lines),
                Some(error) => return error,
            }
        }
    });
    progress.finish();
    match exit? {
        Exit::Interrupted => Ok(say_if_interrupted(Exit::Interrupted, all_or_none)),
        exit => {
            let (left_out, mut items) = (work.left_out(), plural(done, T::NAMES[0], T::NAMES[1]));
            if !args.quiet && work.has_summary() {
                if let Some(found) = work.found() {
                    items += &format!(", {found} found");
                }
                if let Some(left_out) = &left_out {
                    items += &format!(", {left_out}");
                }
                let threads = args.threads.count();
                say(item_summary(&items, skipped.count(), begun.elapsed(), threads));
            } else if let Some(left_out) = &left_out {
                say(format_args!("{items}, {left_out}"));
            }
            Ok(if skipped.count() > 0 || left_out.is_some() { Exit::Skipped } else { exit })
        }
    }
}

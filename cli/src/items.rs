//! What a command works on, and the way from there to its results: items that are its
//! arguments, or a text of them, in batches.

use super::exit::Exit;
use super::interrupt::told;
use super::lines::{Lines, Stop, differ};
use super::results::BadLines;
use super::signals::stop_flag;
use super::threads::{Threads, map_in};
use super::unpack::{GridText, Text, unpack};
use super::{Failure, flags, say};
use crate::report::{Format, ProgressReport, item_summary, plural};
use gridsieve::scan::{
    Input, InputError, Items, Kind, LineError, Progress, Syntax, is_nearly_item,
};
use gridsieve_grids::catalogue::file::Reader;
use gridsieve_grids::{Grid, Puzzle};
use rayon::ThreadPool;
use same_file::Handle;
use std::fs::File;
use std::io::{self, Cursor, IsTerminal};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Items that are worked on together at most.
pub const BATCH: usize = 1 << 14;

/// What an item is.
pub trait Item: FromStr<Err: Into<LineError>> + Send + Sync {
    /// What a text of them looks like.
    const SYNTAX: Syntax;
    /// What one is called, and several.
    const NAMES: [&str; 2];
    /// What each of them is for whoever types it.
    const EACH: &str;
    /// Can a `.gsc` file have some? They have grids.
    const IN_GSC: bool = !matches!(Self::SYNTAX, Syntax::Words);

    /// Is an argument an item, perhaps with a mistake, rather than the name of a file?
    fn is_literal(argument: &str) -> bool {
        let is_nearly = || is_nearly_item(argument) && !Path::new(argument).exists();
        argument.parse::<Puzzle>().is_ok() || is_nearly()
    }
}

impl Item for Grid {
    const SYNTAX: Syntax = Syntax::Grids;
    const NAMES: [&str; 2] = ["grid", "grids"];
    const EACH: &str = "81 digits";
}

impl Item for Puzzle {
    const SYNTAX: Syntax = Syntax::Puzzles;
    const NAMES: [&str; 2] = ["puzzle", "puzzles"];
    const EACH: &str = "81 characters";
}

/// Where items come from. Flattened into the flags of a command.
#[derive(clap::Args)]
pub struct Given<T: Item> {
    #[arg(value_name = value_name::<T>(), help = help::<T>())]
    input: Vec<PathBuf>,
    #[arg(skip)]
    item: PhantomData<fn() -> T>,
}

/// What a command works on.
fn help<T: Item>() -> String {
    let (first, rest) = T::NAMES[1].split_at(1);
    let (first, each) = (first.to_uppercase(), T::EACH);
    let or_gsc = if T::IN_GSC { ", or a .gsc file" } else { "" };
    format!(
        "{first}{rest}, {each} each; or a file of them: a text, which may be compressed with gzip, \
         zstd or xz{or_gsc}; `-` or absent: standard input"
    )
}

/// How that is called in the usage of the command.
fn value_name<T: Item>() -> String {
    format!("FILE|{}", T::NAMES[0].replace(" or ", "|").to_uppercase())
}

impl<T: Item> Given<T> {
    /// Is there no argument?
    pub fn is_empty(&self) -> bool {
        self.input.is_empty()
    }

    /// The items themselves, a line each, if that is what was given.
    pub fn literals(&self) -> Option<String> {
        let texts: Option<Vec<&str>> =
            self.input.iter().map(|argument| literal::<T>(argument)).collect();
        texts.filter(|texts| !texts.is_empty()).map(|texts| texts.join("\n"))
    }

    /// Is just one item given, and no file?
    pub fn is_one_literal(&self) -> bool {
        self.input.len() == 1 && literal::<T>(&self.input[0]).is_some()
    }

    /// The file that is read; none if it is standard input, or if items were given.
    ///
    /// # Errors
    /// There are several arguments, and not all are items.
    pub fn file(&self) -> Result<Option<&Path>, Failure> {
        let file = self.input.iter().find(|argument| literal::<T>(argument).is_none());
        match file {
            Some(file) if self.input.len() > 1 => Err(Failure::new(format_args!(
                "{} would be a file, and there are other arguments: give {}, or one file; for \
                 several files: cat FILE... |",
                file.display(),
                T::NAMES[1]
            ))),
            file => Ok(file.map(PathBuf::as_path).filter(|path| *path != Path::new("-"))),
        }
    }

    /// Was nothing given, and nothing piped in: is standard input a terminal, or the null device?
    pub fn is_absent(&self) -> bool {
        let same = |null| Handle::stdin().is_ok_and(|stdin| stdin == null);
        let is_null = || Handle::from_path("/dev/null").is_ok_and(same);
        self.input.is_empty() && (io::stdin().is_terminal() || is_null())
    }

    /// The name of the text, and its bytes, of which none is read yet.
    ///
    /// # Errors
    /// It cannot be opened, or there is none.
    pub fn open(&self) -> Result<(String, Text), Failure> {
        if let Some(text) = self.literals() {
            return Ok(("argument".to_owned(), unpack(Cursor::new(text.into_bytes()))));
        }
        if self.is_absent() {
            return Err(Failure::usage());
        }
        match self.file()? {
            Some(path) if is_gsc(path)? => {
                let grids = Reader::open(path).and_then(GridText::new).map_err(Failure::new)?;
                Ok((path.display().to_string(), Text::new(Box::new(grids))))
            }
            path => open(path),
        }
    }
}

/// All items that are given, at least one.
///
/// # Errors
/// There is none, or a bad line.
pub fn all<T: Item>(given: &Given<T>) -> Result<Vec<T>, Failure> {
    let (name, items) = any(given)?;
    if items.is_empty() { Err(nothing::<T>(&name)) } else { Ok(items) }
}

/// The name of the text that is given, and all items in it, perhaps none.
///
/// # Errors
/// There is a bad line, or no text.
pub fn any<T: Item>(given: &Given<T>) -> Result<(String, Vec<T>), Failure> {
    let (name, text) = given.open()?;
    let items = Items::new(T::SYNTAX, name.as_str(), text);
    let items = items.collect::<Result<Vec<T>, InputError>>().map_err(Failure::new)?;
    Ok((name, items))
}

/// The only item that is given.
///
/// # Errors
/// There is none, or more than one.
pub fn one<T: Item>(given: &Given<T>) -> Result<T, Failure> {
    let mut items = all(given)?;
    match items.len() {
        1 => Ok(items.remove(0)),
        count => {
            let [one, several] = T::NAMES;
            Err(Failure::new(format_args!("this command takes one {one}, not {count} {several}")))
        }
    }
}

/// The text of an argument that is an item.
fn literal<T: Item>(argument: &Path) -> Option<&str> {
    argument.to_str().filter(|text| T::is_literal(text))
}

/// Is it a `.gsc` file? A pipe is not opened: opened twice, it would lose its writer.
///
/// # Errors
/// It cannot be opened, or is a damaged one.
pub fn is_gsc(path: &Path) -> Result<bool, Failure> {
    Ok(path.is_file() && Input::open(path).map_err(Failure::new)?.kind() == Kind::Gsc)
}

/// Opens a text, perhaps a compressed one or a `.gsc` file: a file, or standard input if there is
/// no path or it is `-`. Its name, and its bytes, of which none is read yet.
pub fn open(path: Option<&Path>) -> Result<(String, Text), Failure> {
    let Some(path) = path.filter(|path| *path != Path::new("-")) else {
        return Ok(("standard input".to_owned(), unpack(io::stdin())));
    };
    let name = path.display().to_string();
    let file = File::open(path).and_then(|file| match file.metadata()?.is_dir() {
        true => Err(io::ErrorKind::IsADirectory.into()),
        false => Ok(file),
    });
    match file {
        Ok(file) => Ok((name, unpack(file))),
        Err(error) => Err(Failure::new(InputError::open(&name, error))),
    }
}

/// Flags of commands that read items and write lines.
#[derive(clap::Args)]
pub struct ItemArgs<T: Item> {
    #[command(flatten)]
    pub given: Given<T>,
    #[command(flatten)]
    pub threads: Threads,
    #[arg(short, long, value_name = "FILE", help = flags::OUTPUT)]
    pub output: Option<PathBuf>,
    /// How results are written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    #[arg(long, help = flags::SKIP_BAD)]
    skip_bad: bool,
    #[arg(short, long, help = flags::QUIET)]
    pub quiet: bool,
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

    /// Does it with a batch, and writes what can be written.
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

    /// What the results lack, in words, if they lack something: told in any case.
    fn left_out(&self) -> Option<String> {
        None
    }
}

/// Reads items and has something done with each batch of them.
///
/// # Errors
/// There are none; the first that is not what it should be, after those before it were worked on,
/// unless bad ones are skipped.
pub fn each_batch<T: Item>(args: &ItemArgs<T>, work: &mut dyn Work<T>) -> Result<Exit, Failure> {
    let output = args.output.as_deref();
    // Else nothing is lost if the system ends the program at once.
    let ends_itself = output.is_some() || work.has_summary();
    let stop = if ends_itself { stop_flag()? } else { Arc::default() };
    let pool = args.threads.pool()?;
    differ(args.given.file()?, output)?;
    let (name, text) = args.given.open()?;
    let mut items: Items<Text, T> = Items::new(T::SYNTAX, name.as_str(), text);
    let progress = ProgressReport::beside(output, T::NAMES, args.quiet, None);
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none() || work.writes_at_the_end();
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
                Some(Err(error)) if args.skip_bad && error.is_bad_line() => {
                    skipped.report(&error);
                    continue;
                }
                Some(Err(error)) => Some(Err(Failure::new(error).into())),
                None => Some(Ok(())),
            };
            if !batch.is_empty() {
                let pool = &pool;
                let all = Batch { first: done, items: &batch, comments: &comments, pool };
                work.batch(&all, lines)?;
                // A program that writes to our pipe may wait for these answers.
                lines.flush()?;
                done += batch.len() as u64;
                progress.update(Progress { grids: done, ..Progress::default() });
                batch.clear();
                comments.clear();
            }
            if stop.load(Ordering::Relaxed) {
                return Err(Stop::Interrupted);
            }
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
        Exit::Interrupted => Ok(told(Exit::Interrupted, all_or_none)),
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

/// The failure of a text that has no items.
pub fn nothing<T: Item>(name: &str) -> Failure {
    let (items, each) = (T::NAMES[1], T::EACH);
    Failure::new(format_args!(
        "{name}: there are no {items} in it; give {each} each, or a file that has some"
    ))
}

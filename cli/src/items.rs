//! What a command works on, and the way from there to its results: items that are its
//! arguments, or a text of them, in batches.

use super::exit::Exit;
use super::lines::{Lines, Stop, differ};
use super::progress::ProgressArgs;
use super::results::BadLines;
use super::signals::stop_flag;
use super::threads::Threads;
use super::unpack::{self, Text, unpack};
use super::{Failure, flags, say};
use crate::report::{Format, item_summary, plural};
use gridsieve::internal::grid::{Grid, Puzzle};
use gridsieve::internal::scan::{InputError, Items, LineError, Progress, Syntax};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::fs::File;
use std::io::{self, Cursor, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Items that are worked on together at most.
const BATCH: usize = 1 << 14;

/// What an item is.
pub trait Item: FromStr<Err: Into<LineError>> + Send + Sync {
    /// What a text of them looks like.
    const SYNTAX: Syntax;
    /// What one is called, and several.
    const NAMES: [&str; 2];
}

impl Item for Grid {
    const SYNTAX: Syntax = Syntax::Grids;
    const NAMES: [&str; 2] = ["grid", "grids"];
}

impl Item for Puzzle {
    const SYNTAX: Syntax = Syntax::Puzzles;
    const NAMES: [&str; 2] = ["puzzle", "puzzles"];
}

/// Where items come from. Flattened into the flags of a command.
#[derive(Clone, clap::Args)]
pub struct Given {
    #[arg(value_name = "FILE|GRID", help = flags::GIVEN)]
    given: Vec<PathBuf>,
}

impl Given {
    /// The items themselves, if that is what was given.
    pub fn literals(&self) -> Option<String> {
        let texts: Option<Vec<&str>> = self.given.iter().map(|item| literal(item)).collect();
        texts.filter(|texts| !texts.is_empty()).map(|texts| texts.join("\n"))
    }

    /// The file that is read; none if it is standard input.
    ///
    /// # Errors
    /// There are several.
    pub fn file(&self) -> Result<Option<&Path>, Failure> {
        let is_file = |path: &&PathBuf| literal(path).is_none();
        let file = self.given.iter().find(is_file);
        match file {
            Some(file) if self.given.len() > 1 => Err(Failure::new(format_args!(
                "{} is a file beside other arguments: give one file, or grids and puzzles of 81 \
                 characters, or `cat` the files into a pipe",
                file.display()
            ))),
            file => Ok(file.map(PathBuf::as_path).filter(|path| *path != Path::new("-"))),
        }
    }

    /// Was nothing given, and nothing piped in?
    pub fn is_absent(&self) -> bool {
        self.given.is_empty() && io::stdin().is_terminal()
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
            Some(path) if is_gsc(path) => {
                let grids = Reader::open(path).and_then(GridText::new).map_err(Failure::new)?;
                Ok((path.display().to_string(), Text::new(Box::new(grids))))
            }
            path => open(path),
        }
    }
}

/// Is it a file that begins as `.gsc` files do?
fn is_gsc(path: &Path) -> bool {
    let mut beginning = [0; GSC.len()];
    let is_file = path.is_file();
    is_file && File::open(path).is_ok_and(|mut file| file.read_exact(&mut beginning).is_ok()) && beginning == *GSC
}

/// An argument of 81 cells is itself.
fn literal(argument: &Path) -> Option<&str> {
    argument.to_str().filter(|text| text.parse::<Puzzle>().is_ok())
}

/// Opens a text, perhaps a compressed one or a `.gsc` file: a file, or standard input if there is
/// no path or it is `-`. Its name, and its bytes, of which none is read yet.
pub fn open(path: Option<&Path>) -> Result<(String, Text), Failure> {
    let (name, file) = open_raw(path)?;
    Ok((name, unpack(file)))
}

/// Opens a file, or standard input, as [`open`] does, without looking whether it is compressed.
pub fn open_raw(path: Option<&Path>) -> Result<(String, Box<dyn Read + Send>), Failure> {
    let Some(path) = path.filter(|path| *path != Path::new("-")) else {
        return Ok(("standard input".to_owned(), Box::new(io::stdin())));
    };
    let name = path.display().to_string();
    let file = File::open(path).and_then(|file| match file.metadata()?.is_dir() {
        true => Err(io::ErrorKind::IsADirectory.into()),
        false => Ok(file),
    });
    match file {
        Ok(file) => Ok((name, Box::new(file))),
        Err(error) => Err(Failure::new(InputError::Open { name, error })),
    }
}

/// Flags of commands that read items and write lines.
#[derive(clap::Args)]
pub struct ItemArgs {
    #[command(flatten)]
    pub given: Given,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    progress: ProgressArgs,
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

/// What is done with the items.
pub trait Work<T> {
    /// How many it does at most before the progress is shown.
    fn at_a_time(&self) -> usize {
        BATCH
    }

    /// Is nothing written before the end?
    fn writes_at_the_end(&self) -> bool {
        false
    }

    /// Does it with a batch, and writes what can be written. `comments` are what the text says of
    /// each item, empty if nothing.
    fn batch(&mut self, items: &[T], comments: &[String], lines: &mut Lines) -> Result<(), Stop>;

    /// Writes what comes after the last one.
    fn end(&mut self, _: &mut Lines) -> Result<(), Stop> {
        Ok(())
    }

    /// How many puzzles were found, if it looks for some: for the summary.
    fn found(&self) -> Option<usize> {
        None
    }
}

/// A text for each item and what is said of it, made on all threads.
pub struct Each<'a, F> {
    /// The threads.
    pub pool: &'a ThreadPool,
    /// Makes the text.
    pub text: F,
}

impl<T: Sync, F: Fn(&T, &str) -> String + Sync> Work<T> for Each<'_, F> {
    fn batch(&mut self, items: &[T], comments: &[String], lines: &mut Lines) -> Result<(), Stop> {
        let both = items.par_iter().zip(comments);
        let texts: Vec<String> =
            self.pool.install(|| both.map(|(item, comment)| (self.text)(item, comment)).collect());
        Ok(texts.iter().try_for_each(|text| lines.write(text.as_bytes()))?)
    }
}

/// Reads items and has something done with each batch of them.
///
/// # Errors
/// There are none; the first that is not what it should be, after those before it were worked on,
/// unless bad ones are skipped.
pub fn each_batch<T: Item>(args: &ItemArgs, work: &mut dyn Work<T>) -> Result<Exit, Failure> {
    let stop = stop_flag()?;
    let output = args.output.as_deref();
    differ(args.given.file()?, output)?;
    let (name, text) = args.given.open()?;
    let mut items: Items<Text, T> = Items::new(T::SYNTAX, name.as_str(), text);
    let mut progress = args.progress.of_puzzles(args.quiet, output)?;
    let lines = Lines::open(output)?;
    let all_or_none = lines.are_all_or_none() || work.writes_at_the_end();
    let begun = Instant::now();
    let (mut done, mut skipped) = (0, BadLines::default());
    let exit = lines.fill(|lines| {
        let (mut batch, mut comments) = (Vec::new(), Vec::new());
        loop {
            let end = match items.next() {
                Some(Ok(item)) => {
                    batch.push(item);
                    comments.push(items.comment().to_owned());
                    if batch.len() < work.at_a_time() && items.is_at_hand() {
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
                work.batch(&batch, &comments, lines)?;
                // Whoever writes to a pipe may wait for an answer.
                lines.flush()?;
                done += batch.len() as u64;
                progress.update(Progress { grids: 0, puzzles: done });
                (batch.clear(), comments.clear());
            }
            if stop.load(Ordering::Relaxed) {
                return Err(Stop::Interrupted);
            }
            match end {
                None => {}
                Some(Ok(())) if done == 0 && skipped.count() == 0 => {
                    return Err(nothing(&name, T::NAMES[1]).into());
                }
                Some(Ok(())) => return work.end(lines),
                Some(error) => return error,
            }
        }
    });
    progress.finish(matches!(exit, Ok(Exit::Complete)));
    match exit? {
        Exit::Interrupted => {
            say(if all_or_none { "interrupted: nothing was written" } else { "interrupted" });
            Ok(Exit::Interrupted)
        }
        exit => {
            if !args.quiet {
                let mut items = plural(done, T::NAMES[0], T::NAMES[1]);
                if let Some(found) = work.found() {
                    items += &format!(", {found} found");
                }
                let threads = args.threads.count();
                say(item_summary(&items, skipped.count(), begun.elapsed(), threads));
            }
            Ok(if skipped.count() > 0 { Exit::Skipped } else { exit })
        }
    }
}

/// The failure of a text that has no items.
pub fn nothing(name: &str, items: &str) -> Failure {
    Failure::new(format_args!(
        "{name}: there are no {items} in it; give 81 characters each, or a file that has some"
    ))
}

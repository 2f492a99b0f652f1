//! Items that are arguments of a command, or a text of them.

use crate::exit::Exit;
use crate::lines::differ;
use crate::results::BadLines;
use crate::unpack::{GridText, Text, unpack};
use crate::{Failure, flags, say};
use gridsieve::scan::{Input, InputError, Items, Kind, LineError, Syntax};
use gridsieve_grids::catalogue::file::Reader;
use gridsieve_grids::texts::{Column, Reading, is_like_boards};
use gridsieve_grids::{Grid, Puzzle};
use same_file::Handle;
use std::fs::File;
use std::io::{self, Cursor, IsTerminal};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// What an item is.
pub trait Item: FromStr<Err: Into<LineError>> + Send + Sync {
    /// What a text of them looks like.
    const SYNTAX: Syntax;
    /// What one is called, and several.
    const NAMES: [&str; 2];
    /// How a user types one.
    const EACH: &str;
    /// Can a `.gsc` file have some? They have grids.
    const IN_GSC: bool = !matches!(Self::SYNTAX, Syntax::Words);

    /// Is an argument an item, perhaps with a mistake, rather than the name of a file?
    fn is_literal(argument: &str) -> bool {
        let is_name = || Path::new(argument).exists();
        argument.parse::<Puzzle>().is_ok() || is_like_boards(argument) && !is_name()
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

/// Not the heading of the flags before these, but Arguments and Options.
const NO_HEADING: Option<&str> = None;

/// Where items come from. Flattened into the flags of a command.
#[derive(clap::Args)]
pub struct Given<T: Item> {
    #[arg(value_name = value_name::<T>(), help = help::<T>(), help_heading = NO_HEADING)]
    input: Vec<PathBuf>,
    #[arg(long, value_name = "NAME|N", help = flags::COLUMN, help_heading = NO_HEADING)]
    column: Option<Column>,
    #[arg(long, help = flags::SKIP_BAD, help_heading = NO_HEADING)]
    pub skip_bad: bool,
    #[arg(skip)]
    item: PhantomData<fn() -> T>,
}

/// What a command works on.
fn help<T: Item>() -> String {
    let (first, rest) = T::NAMES[1].split_at(1);
    let (first, each) = (first.to_uppercase(), T::EACH);
    let or_gsc = if T::IN_GSC { " or .gsc" } else { "" };
    format!(
        "{first}{rest}, {each} each; or a file of them: text (also compressed with gzip, zstd or \
         xz){or_gsc}; `-` or nothing for standard input"
    )
}

/// How that is called in the usage of the command.
fn value_name<T: Item>() -> String {
    format!("FILE|{}", T::NAMES[0].replace(" or ", "|").to_uppercase())
}

impl<T: Item> Given<T> {
    /// The same arguments, read as items of another kind.
    pub fn of_others<U: Item>(self) -> Given<U> {
        let Given { input, column, skip_bad, .. } = self;
        Given { input, column, skip_bad, item: PhantomData }
    }

    /// Is there no argument?
    pub fn is_empty(&self) -> bool {
        self.input.is_empty()
    }

    /// The items themselves, a line each, if that is what was given.
    pub fn literals(&self) -> Option<String> {
        self.texts_and_gap().map(|(texts, gap)| texts.join(gap))
    }

    /// The items that are arguments, and the line ends between them in the text that they make.
    fn texts_and_gap(&self) -> Option<(Vec<&str>, &'static str)> {
        let texts: Option<Vec<&str>> =
            self.input.iter().map(|argument| literal::<T>(argument)).collect();
        let texts = texts.filter(|texts| !texts.is_empty())?;
        // Two blank lines end a board that has several.
        let is_drawn = texts.iter().any(|text| text.contains('\n'));
        Some((texts, if is_drawn { "\n\n\n" } else { "\n" }))
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

    /// The file that is read must not be the output.
    ///
    /// # Errors
    /// It is; or the errors of [`file`](Self::file).
    pub fn differs_from(&self, output: Option<&Path>) -> Result<(), Failure> {
        let file = self.file()?;
        match self.literals() {
            Some(_) => Ok(()),
            None => differ(file, output),
        }
    }

    /// Was nothing given, and nothing piped in: is standard input a terminal, or the null device?
    pub fn is_absent(&self) -> bool {
        let same = |null| Handle::stdin().is_ok_and(|stdin| stdin == null);
        let is_null = || Handle::from_path("/dev/null").is_ok_and(same);
        self.input.is_empty() && (io::stdin().is_terminal() || is_null())
    }

    /// The same error. If there are several arguments, it names its argument and counts the lines of that.
    pub fn located(&self, error: InputError) -> InputError {
        match (self.texts_and_gap(), error) {
            (Some((texts, gap)), InputError::Line { line, mut reason, .. }) if texts.len() > 1 => {
                let (mut number, mut before) = (1, 0);
                for text in texts {
                    let lines = (text.matches('\n').count() + gap.len()) as u64;
                    if line <= before + lines {
                        break;
                    }
                    (number, before) = (number + 1, before + lines);
                }
                if let LineError::Damaged { line, .. } | LineError::OddGroup { odd: line, .. } =
                    &mut reason
                {
                    *line -= before;
                }
                let name = format!("argument {number}");
                InputError::Line { name, line: line - before, reason }
            }
            (_, error) => error,
        }
    }

    /// What ends the command that meets this error in a text.
    pub fn failure(&self, error: InputError) -> Failure {
        let error = self.located(error);
        Failure::new(format_args!("{error}{}", self.way_out(&error)))
    }

    /// What to do about an error in a text, if there is something.
    pub fn way_out(&self, error: &InputError) -> &'static str {
        let can_skip = error.is_bad_line() && self.literals().is_none();
        if can_skip { "; --skip-bad skips bad lines" } else { "" }
    }

    /// How the text is read.
    pub fn reading(&self) -> Reading {
        reading(self.column.clone())
    }

    /// The name of the text, and its items.
    ///
    /// # Errors
    /// It cannot be opened, or there is none.
    pub fn items(&self) -> Result<(String, Items<Text, T>), Failure> {
        let (name, text) = self.open()?;
        let items = Items::new(T::SYNTAX, name.as_str(), text).read_as(self.reading());
        Ok((name, items))
    }

    /// The name of the text, and its bytes, of which none is read yet.
    ///
    /// # Errors
    /// It cannot be opened, or there is none.
    fn open(&self) -> Result<(String, Text), Failure> {
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

/// How texts of items are read: this column of a table, if one is named.
pub fn reading(column: Option<Column>) -> Reading {
    Reading::new(column, |note| say(note))
}

/// All items that are given, at least one, and how a command ends that has them all: bad lines may
/// be passed over.
///
/// # Errors
/// There is none, or a bad line.
pub fn all<T: Item>(given: &Given<T>) -> Result<(Vec<T>, Exit), Failure> {
    let (name, items) = given.items()?;
    let (mut all, mut skipped) = (Vec::new(), BadLines::default());
    for item in items {
        match item {
            Err(error) if given.skip_bad && error.is_bad_line() => {
                skipped.report(&given.located(error));
            }
            item => all.push(item.map_err(|error| given.failure(error))?),
        }
    }
    match skipped.count() {
        _ if all.is_empty() => Err(nothing::<T>(&name)),
        0 => Ok((all, Exit::Complete)),
        _ => Ok((all, Exit::Skipped)),
    }
}

/// The only item that is given, and how a command ends that has it.
///
/// # Errors
/// There is none, or more than one.
pub fn one<T: Item>(given: &Given<T>) -> Result<(T, Exit), Failure> {
    let (mut items, exit) = all(given)?;
    match items.len() {
        1 => Ok((items.remove(0), exit)),
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
fn is_gsc(path: &Path) -> Result<bool, Failure> {
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

/// The failure of a text that has no items.
pub fn nothing<T: Item>(name: &str) -> Failure {
    let (items, each) = (T::NAMES[1], T::EACH);
    Failure::new(format_args!(
        "{name}: there are no {items} in it; give {each} each, or a file that has some"
    ))
}

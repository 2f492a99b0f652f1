//! What a command works on: its arguments, or else the lines of a text.

use super::Failure;
use super::lines::Stop;
use super::results::BadLines;
use super::unpack::{Text, unpack};
use gridsieve::internal::scan::{InputError, Items, LineError};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::str::FromStr;

/// Items that are worked on together.
const BATCH: usize = 1 << 14;

/// Gives `work` what these arguments are.
///
/// # Errors
/// The first argument that is not what it should be, before any is worked on.
pub fn arguments<T: FromStr<Err: Into<LineError>>>(
    arguments: &[String],
    work: impl FnOnce(&[T]) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let parse = |(number, word): (usize, &String)| {
        word.parse::<T>().map_err(|reason| {
            Failure::new(format_args!("argument {}: {}", number + 1, reason.into()))
        })
    };
    let items: Result<Vec<T>, Failure> = arguments.iter().enumerate().map(parse).collect();
    work(&items?)
}

/// Gives `work` what the lines of a text are, in batches that are full or have
/// all that can be read without waiting.
///
/// # Errors
/// The first line that is not what it should be, after those before it were
/// worked on.
pub fn lines<T: FromStr<Err: Into<LineError>>>(
    path: Option<&Path>,
    work: impl FnMut(&[T]) -> Result<(), Stop>,
) -> Result<(), Stop> {
    lines_or_skip(path, None, work)
}

/// Gives `work` what the lines of a text are, as [`lines`] does; bad lines are passed over
/// if `skipped` is there to tell of them.
pub fn lines_or_skip<T: FromStr<Err: Into<LineError>>>(
    path: Option<&Path>,
    mut skipped: Option<&mut BadLines>,
    mut work: impl FnMut(&[T]) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let (name, text) = open(path)?;
    let mut items: Items<Text, T> = Items::new(name, text);
    let mut batch = Vec::new();
    loop {
        let end = match items.next() {
            Some(Ok(item)) => {
                batch.push(item);
                if batch.len() < BATCH && items.is_at_hand() {
                    continue;
                }
                None
            }
            Some(Err(error)) => match skipped.as_mut() {
                Some(lines) if error.is_bad_line() => {
                    lines.report(&error);
                    continue;
                }
                _ => Some(Err(Failure::new(error).into())),
            },
            None => Some(Ok(())),
        };
        work(&batch)?;
        batch.clear();
        if let Some(end) = end {
            return end;
        }
    }
}

/// Opens a text, perhaps a compressed one: a file, or standard input if there is
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
        Err(error) => Err(Failure::new(InputError::open(&name, error))),
    }
}

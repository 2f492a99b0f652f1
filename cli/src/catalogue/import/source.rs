//! Where the grids of an import come from.

use crate::Failure;
use crate::items::{self, Given};
use crate::unpack::{Text, unpack};
use gridsieve::scan::{GSC, InputError, Items, Syntax};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file;
use gridsieve_grids::catalogue::file::Reader;
use gridsieve_grids::catalogue::gridchecker;
use std::io::{BufReader, Cursor, Read};
use std::path::Path;

/// What an input is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Kind {
    /// 81 digits a line, perhaps compressed
    Text,
    /// A .gsc file
    Gsc,
    /// gridchecker's records of 10 bytes, which nothing tells from other files
    Gridchecker,
}

/// A grid with its line, or its record.
pub type Item = Result<(u64, Grid), InputError>;

/// Grids that can be read once.
pub struct Source {
    pub name: String,
    pub items: Box<dyn Iterator<Item = Item> + Send>,
    /// How many there are, if that is known.
    pub grids: Option<u64>,
    /// Between the name and the place of a grid.
    pub separator: &'static str,
}

impl Source {
    /// Opens an input.
    pub fn open(given: &Given<Grid>, from: Option<Kind>) -> Result<Source, Failure> {
        let is_literal = given.literals().is_some();
        if is_literal && matches!(from, Some(Kind::Gsc | Kind::Gridchecker)) {
            return Err(Failure::new("--from: grids that are arguments are text, not a file"));
        }
        if given.is_absent() {
            return Err(Failure::usage());
        }
        match (given.file()?, from) {
            (path, Some(Kind::Gridchecker)) => Source::gridchecker(path),
            (Some(path), Some(Kind::Gsc)) => Source::gsc(path),
            (None, Some(Kind::Gsc)) => Source::piped_gsc(),
            (Some(path), None) if items::is_gsc(path)? => Source::gsc(path),
            _ => Ok(Source::text(given.items()?)),
        }
    }

    /// Standard input, which has to be a .gsc file.
    fn piped_gsc() -> Result<Source, Failure> {
        let (name, mut raw) = items::open_raw(None)?;
        let mut beginning = Vec::new();
        let read = raw.by_ref().take(GSC.len() as u64).read_to_end(&mut beginning);
        read.map_err(|error| Failure::new(format_args!("cannot read {name}: {error}")))?;
        if beginning != GSC {
            return Err(Failure::new(format_args!("{name} is not a .gsc file")));
        }
        let text = unpack(Cursor::new(beginning).chain(raw));
        let items = Items::new(Syntax::Grids, name.as_str(), text);
        Ok(Source::text((name, items)))
    }

    /// The grids of a text with this name.
    fn text((name, mut grids): (String, Items<Text, Grid>)) -> Source {
        let next = move || Some(grids.next()?.map(|grid| (grids.line(), grid)));
        let items = Box::new(std::iter::from_fn(next));
        Source { name, items, grids: None, separator: "" }
    }

    fn gsc(path: &Path) -> Result<Source, Failure> {
        let reader = Reader::open(path).map_err(Failure::new)?;
        let (name, count) = (reader.name().to_owned(), reader.len());
        let grids = file::Grids::new(reader, 0..count).map_err(Failure::new)?;
        let item = |(record, grid): (u64, Result<Grid, file::FileError>)| Ok((record, grid?));
        let items = Box::new((0..).zip(grids).map(item));
        Ok(Source { name, items, grids: Some(count), separator: " record " })
    }

    fn gridchecker(path: Option<&Path>) -> Result<Source, Failure> {
        let (name, file) = items::open_raw(path)?;
        let file = BufReader::with_capacity(1 << 18, file);
        let failed = name.clone();
        let item = move |(record, grid): (u64, Result<Grid, _>)| match grid {
            Ok(grid) => Ok((record, grid)),
            Err(error) => Err(InputError::Other(format!("{failed}: {error}"))),
        };
        let items = Box::new((0..).zip(gridchecker::grids(file)).map(item));
        Ok(Source { name, items, grids: None, separator: " record " })
    }
}

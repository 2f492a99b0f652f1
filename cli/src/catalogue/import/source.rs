//! Where the grids of an import come from.

use crate::Failure;
use crate::items;
use gridsieve::internal::catalogue::file::{self, Reader};
use gridsieve::internal::catalogue::gridchecker;
use gridsieve::internal::grid::Grid;
use gridsieve::internal::scan::{self as input, Input, InputError, Items};
use std::io::BufReader;
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
    pub fn open(path: &Path, from: Option<Kind>) -> Result<Source, Failure> {
        match from {
            Some(Kind::Gsc) => Source::gsc(Reader::open(path).map_err(Failure::new)?),
            Some(Kind::Text) => Source::text(path),
            Some(Kind::Gridchecker) => Source::gridchecker(path),
            None if path == Path::new("-") => Source::text(path),
            None => match Input::open(path).map_err(Failure::new)?.kind() {
                input::Kind::Gsc => Source::gsc(Reader::open(path).map_err(Failure::new)?),
                _ => Source::text(path),
            },
        }
    }

    fn text(path: &Path) -> Result<Source, Failure> {
        let (name, text) = items::open(Some(path))?;
        let mut grids = Items::<_, Grid>::new(name.as_str(), text);
        let next = move || Some(grids.next()?.map(|grid| (grids.line(), grid)));
        let items = Box::new(std::iter::from_fn(next));
        Ok(Source { name, items, grids: None, separator: "" })
    }

    fn gsc(reader: Reader) -> Result<Source, Failure> {
        let (name, count) = (reader.name().to_owned(), reader.len());
        let grids = file::Grids::new(reader, 0..count).map_err(Failure::new)?;
        let item = |(record, grid): (u64, Result<Grid, file::FileError>)| Ok((record, grid?));
        let items = Box::new((0..).zip(grids).map(item));
        Ok(Source { name, items, grids: Some(count), separator: " record " })
    }

    fn gridchecker(path: &Path) -> Result<Source, Failure> {
        let (name, file) = items::open_raw(Some(path))?;
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

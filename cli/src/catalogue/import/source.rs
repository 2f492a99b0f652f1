//! Where the grids of an import come from.

use crate::Failure;
use crate::items::{self, Given};
use crate::unpack::Text;
use gridsieve::scan::{InputError, Items};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file;
use gridsieve_grids::catalogue::file::Reader;
use std::path::Path;

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
    /// Opens an input: a .gsc file, or a text.
    pub fn open(given: &Given<Grid>) -> Result<Source, Failure> {
        match given.file()? {
            Some(path) if items::is_gsc(path)? => Source::gsc(path),
            _ => Ok(Source::text(given.items()?)),
        }
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
}

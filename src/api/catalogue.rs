//! All essentially different (ED) grids, or those of a file.

use super::Error;
use crate::catalogue::file::{Codec, Options, Reader, Writer};
use crate::catalogue::whole;
use crate::grid::Grid;
use crate::scan::{ScanError, Source, of_catalogue, of_file};
use std::fmt;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

/// Grids by their indices: all ED grids, without a file, or those of a `.gsc` file.
///
/// ```
/// use gridsieve::{Catalogue, Grid};
///
/// let all = Catalogue::whole();
/// assert_eq!(all.len(), 5_472_730_538);
/// let grid: Grid =
///     "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
///         .parse()?;
/// // The place of its minlex form among all ED grids, and that form.
/// let index = Catalogue::index(&grid);
/// assert_eq!(Catalogue::index(&all.grid(index)?), index);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Catalogue(Grids);

#[derive(Clone)]
enum Grids {
    Whole,
    File(Arc<Reader>),
}

impl Catalogue {
    /// The catalogue of all ED grids in the order of the texts of their minlex forms.
    pub fn whole() -> Catalogue {
        Catalogue(Grids::Whole)
    }

    /// The grids of a `.gsc` file.
    ///
    /// # Errors
    /// It cannot be opened, is no such file, or is damaged.
    pub fn open(path: impl AsRef<Path>) -> Result<Catalogue, Error> {
        Ok(Catalogue(Grids::File(Arc::new(Reader::open(path.as_ref())?))))
    }

    /// Writes a `.gsc` file of grids, in their order. A file that is there is replaced
    /// when the new one is complete.
    ///
    /// ```
    /// use gridsieve::Catalogue;
    ///
    /// # let folder = tempfile::tempdir()?;
    /// # let path = folder.path().join("grids.gsc");
    /// let written = Catalogue::write(&path, Catalogue::whole().grids(1000..1010)?)?;
    /// assert_eq!(written.len(), 10);
    /// assert_eq!(written.grid(3)?, Catalogue::whole().grid(1003)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// It cannot be written, or a grid cannot be read.
    pub fn write(
        path: impl AsRef<Path>,
        grids: impl IntoIterator<Item = Result<Grid, Error>>,
    ) -> Result<Catalogue, Error> {
        let mut writer = Writer::create(path.as_ref(), Options::new(Codec::Raw))?;
        for grid in grids {
            writer.push(&grid?)?;
        }
        writer.finish()?;
        Catalogue::open(path)
    }

    /// The index in the [whole](Catalogue::whole) catalogue of the minlex form of a grid.
    pub fn index(grid: &Grid) -> u64 {
        whole::rank(grid)
    }

    /// How many grids it has.
    #[expect(clippy::len_without_is_empty, reason = "a file is hardly ever empty")]
    pub fn len(&self) -> u64 {
        match &self.0 {
            Grids::Whole => whole::GRIDS,
            Grids::File(reader) => reader.len(),
        }
    }

    /// The grid of an index, from 0.
    ///
    /// # Errors
    /// There is none, or the file cannot be read.
    pub fn grid(&self, index: u64) -> Result<Grid, Error> {
        match &self.0 {
            Grids::File(reader) if index < reader.len() => Ok(reader.get(index)?),
            Grids::File(reader) => Err(Error::NoGrid { index, len: reader.len() }),
            Grids::Whole => whole::unrank(index).ok_or(Error::NoGrid { index, len: whole::GRIDS }),
        }
    }

    /// The grids of a range of indices, in order, in constant memory.
    ///
    /// # Errors
    /// There are no such grids, or the system grants no thread to make them.
    pub fn grids(&self, range: Range<u64>) -> Result<CatalogueGrids, Error> {
        Ok(CatalogueGrids(self.source(range)?))
    }

    pub(super) fn source(&self, range: Range<u64>) -> Result<Source, Error> {
        self.check(&range)?;
        let source = match &self.0 {
            Grids::Whole => of_catalogue(range),
            Grids::File(reader) => of_file(Arc::clone(reader), range),
        };
        source.map_err(|error| ScanError::Input(error).into())
    }

    fn check(&self, range: &Range<u64>) -> Result<(), Error> {
        let len = self.len();
        match range.start <= range.end && range.end <= len {
            true => Ok(()),
            false => {
                Err(Error::NoGrid { index: range.end.max(range.start).saturating_sub(1), len })
            }
        }
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match &self.0 {
            Grids::Whole => "whole",
            Grids::File(reader) => reader.name(),
        };
        f.debug_tuple("Catalogue").field(&name).finish()
    }
}

/// Grids of a catalogue, one after another. It ends after an error.
pub struct CatalogueGrids(Source);

impl Iterator for CatalogueGrids {
    type Item = Result<Grid, Error>;

    fn next(&mut self) -> Option<Result<Grid, Error>> {
        let grid = self.0.next()?;
        Some(grid.map_err(|error| ScanError::Input(error).into()))
    }
}

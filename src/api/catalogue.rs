//! All essentially different (ED) grids, or those of a file.

use super::error::Error;
use crate::scan::{Input, Kind, ScanError, Source};
use gridsieve_grids::Grid;
use gridsieve_grids::catalogue::file::{Codec, Options, Reader, Writer};
use gridsieve_grids::catalogue::whole;
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
pub struct Catalogue(Arc<Input>);

impl Catalogue {
    /// The catalogue of all ED grids in the order of the texts of their minlex forms.
    pub fn whole() -> Catalogue {
        Catalogue(Arc::new(Input::catalogue()))
    }

    /// The grids of a `.gsc` file.
    ///
    /// # Errors
    /// The file cannot be opened, is no `.gsc` file, or is damaged.
    pub fn open(path: impl AsRef<Path>) -> Result<Catalogue, Error> {
        Ok(Catalogue(Arc::new(Input::gsc(Reader::open(path.as_ref())?))))
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
    /// The file cannot be written, or a grid cannot be read.
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
        self.0.grids().expect("a catalogue knows how many grids it has")
    }

    /// The grid of an index, from 0.
    ///
    /// # Errors
    /// There is none, or the file cannot be read.
    pub fn grid(&self, index: u64) -> Result<Grid, Error> {
        self.check(index..index.saturating_add(1))?;
        Ok(self.0.grid(index).map_err(ScanError::Input)?)
    }

    /// The grids of a range of indices, in order, a few of them in memory at a time.
    ///
    /// # Errors
    /// There are no such grids, or the file cannot be read.
    pub fn grids(&self, range: Range<u64>) -> Result<CatalogueGrids, Error> {
        let grids = self.source(range)?;
        Ok(Box::new(grids.map(|grid| grid.map_err(|error| ScanError::Input(error).into()))))
    }

    pub(super) fn source(&self, range: Range<u64>) -> Result<Source, Error> {
        self.check(range.clone())?;
        Ok(self.0.source(range).map_err(ScanError::Input)?)
    }

    fn check(&self, Range { start, end }: Range<u64>) -> Result<(), Error> {
        let len = self.len();
        match start <= end && end <= len {
            true => Ok(()),
            false => {
                let index = if start < end { end - 1 } else { start };
                Err(Error::NoGrid { index, len })
            }
        }
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.0.kind() == Kind::Catalogue { "whole" } else { self.0.name() };
        f.debug_tuple("Catalogue").field(&name).finish()
    }
}

/// Grids of a catalogue, one after another. It ends after an error.
pub type CatalogueGrids = Box<dyn Iterator<Item = Result<Grid, Error>> + Send>;

//! All essentially different grids, and `.gsc` files.

use crate::error::{library, no_grid, value};
use crate::objects::Grid;
use crate::process::OfProcess;
use crate::rows::{Rows, array_2, room};
use numpy::PyArray2;
use pyo3::exceptions::{PyIndexError, PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PySlice, PySliceMethods};
use std::iter;
use std::path::PathBuf;
use std::sync::Mutex;

/// Grids by their indices: all 5,472,730,538 essentially different ones, or those of a ``.gsc`` file.
///
/// ``catalogue[i]`` is a ``Grid``, and ``catalogue[a:b]`` an array of dtype ``uint8`` and shape
/// (b - a, 81). Iterating over a catalogue, or over ``catalogue.grids(a, b)``, keeps few grids in memory.
///
/// :param path: of a ``.gsc`` file; without it the catalogue of all, which needs no file.
/// :raises OSError: the file cannot be opened, is no such file, or is damaged.
///
/// >>> catalogue = Catalogue()
/// >>> len(catalogue), catalogue[17] == unrank(17), catalogue[1000:1010].shape
/// (5472730538, True, (10, 81))
#[pyclass(frozen, module = "gridsieve")]
pub struct Catalogue {
    grids: gridsieve::Catalogue,
    /// Whether it has all grids, rather than the grids of a file.
    is_whole: bool,
}

/// Grids that are looked at between two looks for signals.
const PIECE: usize = 4096;

/// The number that an index is; none if it is one that no catalogue has.
///
/// # Errors
/// The index is no whole number.
pub fn index_number(index: &Bound<PyAny>) -> PyResult<Option<i64>> {
    match index.extract() {
        Ok(number) if !index.is_instance_of::<PyBool>() => Ok(Some(number)),
        Err(error) if error.is_instance_of::<PyOverflowError>(index.py()) => Ok(None),
        _ => Err(PyTypeError::new_err("catalogues are indexed by numbers from 0 and by slices")),
    }
}

#[pymethods]
impl Catalogue {
    #[new]
    #[pyo3(signature = (path=None))]
    fn new(py: Python<'_>, path: Option<PathBuf>) -> PyResult<Catalogue> {
        match path {
            None => Ok(Catalogue { grids: gridsieve::Catalogue::whole(), is_whole: true }),
            Some(path) => {
                let grids = py.detach(|| gridsieve::Catalogue::open(path)).map_err(library)?;
                Ok(Catalogue { grids, is_whole: false })
            }
        }
    }

    /// Write a ``.gsc`` file of grids, in their order. A file that is there is replaced when the new
    /// one is complete.
    ///
    /// :param path: of the file.
    /// :param grids: an array of dtype ``uint8`` and shape (n, 81), or an iterable of whatever a
    ///     ``Grid`` can be made of.
    /// :returns: the ``Catalogue`` of the file.
    /// :raises Error: ``grids[i]: reason`` for the first one that is no grid.
    /// :raises OSError: it cannot be written.
    #[staticmethod]
    #[pyo3(signature = (path, grids))]
    fn write(py: Python<'_>, path: PathBuf, grids: &Bound<PyAny>) -> PyResult<Catalogue> {
        let mut rows = Rows::new("grids", grids)?;
        let mut fault = None;
        // The library ends at an error; the exception waits outside of it.
        let mut piece = Vec::new().into_iter();
        let grids = iter::from_fn(|| {
            if piece.as_slice().is_empty() {
                match Python::attach(|py| next_grids(py, &mut rows)) {
                    Ok(grids) => piece = grids.into_iter(),
                    Err(error) => {
                        fault = Some(error);
                        let reason = "an exception was raised".to_owned();
                        return Some(Err(gridsieve::Error::SelfCheck(reason)));
                    }
                }
            }
            piece.next().map(Ok)
        });
        let written = py.detach(|| gridsieve::Catalogue::write(path, grids));
        match fault {
            Some(error) => Err(error),
            None => Ok(Catalogue { grids: written.map_err(library)?, is_whole: false }),
        }
    }

    /// The grids of a range of indices, one after the other.
    ///
    /// :param start: the first index, from 0.
    /// :param stop: the one after the last; default: all that follow.
    /// :returns: an iterator of ``Grid``.
    /// :raises IndexError: there are no such grids, or ``start`` comes after ``stop``.
    #[pyo3(signature = (start=0, stop=None))]
    fn grids(&self, start: i64, stop: Option<i64>) -> PyResult<CatalogueGrids> {
        let len = self.grids.len();
        let index = |index: i64| u64::try_from(index).map_err(|_| no_grid(index, len));
        let (start, stop) = (index(start)?, stop.map_or(Ok(len), index)?);
        if start > stop {
            let reason = format!("start {start} comes after stop {stop}: the range runs backwards");
            return Err(PyIndexError::new_err(reason));
        }
        let grids = self.grids.grids(start..stop).map_err(library)?;
        Ok(CatalogueGrids(OfProcess::new(Mutex::new(grids))))
    }

    /// The index of a grid.
    ///
    /// Quick in the catalogue of all; a file is read until the grid is found. A grid is equal to one of the
    /// catalogue if all its digits are: ``rank`` gives the index of the minlex form of any grid.
    ///
    /// :param grid: a ``Grid``, text, array or list.
    /// :raises ValueError: the catalogue does not have it.
    /// :raises Error: it is no grid.
    ///
    /// >>> Catalogue().index(unrank(17)), unrank(17) in Catalogue()
    /// (17, True)
    #[pyo3(signature = (grid, /))]
    fn index(&self, py: Python<'_>, grid: Grid) -> PyResult<u64> {
        let none = || {
            let reason = match self.is_whole {
                true => "the grid is not in minlex form: gridsieve.rank(grid) is the index of that",
                false => "the file does not have the grid",
            };
            PyValueError::new_err(reason)
        };
        self.find(py, &grid.0)?.ok_or_else(none)
    }

    fn __contains__(&self, py: Python<'_>, grid: Grid) -> PyResult<bool> {
        Ok(self.find(py, &grid.0)?.is_some())
    }

    fn __len__(&self) -> usize {
        self.grids.len() as usize
    }

    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        index: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(slice) = index.cast::<PySlice>() {
            return self.slice(py, slice).map(Bound::into_any);
        }
        let number = index_number(index)?;
        let len = self.grids.len();
        let from_start = |number| if number < 0 { number + len as i64 } else { number };
        let place = number.and_then(|number| u64::try_from(from_start(number)).ok());
        let place = place.filter(|&place| place < len).ok_or_else(|| no_grid(index, len))?;
        let grid = py.detach(|| self.grids.grid(place)).map_err(library)?;
        Ok(Bound::new(py, Grid(grid))?.into_any())
    }

    fn __iter__(&self) -> PyResult<CatalogueGrids> {
        self.grids(0, None)
    }

    fn __repr__(&self) -> String {
        format!("{:?}", self.grids)
    }
}

/// The next ones, none at the end: many at a time, as other threads may be busy with Python.
fn next_grids(py: Python<'_>, rows: &mut Rows) -> PyResult<Vec<gridsieve::Grid>> {
    py.check_signals()?;
    (0..PIECE).map_while(|_| rows.next_grid(py).transpose()).collect()
}

impl Catalogue {
    /// The index of a grid; none if the catalogue does not have it.
    fn find(&self, py: Python<'_>, grid: &gridsieve::Grid) -> PyResult<Option<u64>> {
        if self.is_whole {
            let index = gridsieve::Catalogue::index(grid);
            let minlex = self.grids.grid(index).map_err(library)?;
            return Ok((minlex == *grid).then_some(index));
        }
        let mut grids = self.grids.grids(0..self.grids.len()).map_err(library)?;
        for first in (0..self.grids.len()).step_by(PIECE) {
            py.check_signals()?;
            let place = py.detach(|| {
                let piece = grids.by_ref().take(PIECE).collect::<Result<Vec<_>, _>>();
                Ok(piece?.iter().position(|next| next == grid))
            });
            if let Some(place) = place.map_err(library)? {
                return Ok(Some(first + place as u64));
            }
        }
        Ok(None)
    }

    fn slice<'py>(
        &self,
        py: Python<'py>,
        slice: &Bound<'py, PySlice>,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let range = slice.indices(self.grids.len() as isize)?;
        if range.step != 1 {
            return Err(value("slices of catalogues have step 1"));
        }
        let (start, count) = (range.start as u64, range.slicelength);
        let mut grids = self.grids.grids(start..start + count as u64).map_err(library)?;
        let mut digits = room(count)?;
        while digits.len() < count {
            let before = digits.len();
            let taken = py.detach(|| {
                grids.by_ref().take(PIECE).try_for_each(|grid| {
                    digits.push(*grid?.digits());
                    Ok(())
                })
            });
            taken.map_err(library)?;
            assert!(digits.len() > before, "the catalogue has fewer grids than it says");
            py.check_signals()?;
        }
        array_2(py, digits)
    }
}

/// Grids of a catalogue, one after the other.
#[pyclass(frozen, module = "gridsieve._core")]
pub struct CatalogueGrids(OfProcess<Mutex<gridsieve::CatalogueGrids>>);

#[pymethods]
impl CatalogueGrids {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Grid>> {
        let grids = self.0.get()?;
        // The thread that makes them never waits for Python.
        let next = py.detach(|| grids.lock().unwrap_or_else(|error| error.into_inner()).next());
        next.transpose().map(|grid| grid.map(Grid)).map_err(library)
    }
}

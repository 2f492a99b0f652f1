//! Many puzzles or grids: arrays, and iterables of whatever a puzzle can be given as.

use crate::cells::{grid, not_masked, puzzle};
use crate::error::{at, in_item, value};
use crate::work::{self, Progress, in_order};
use gridsieve::{Grid, Puzzle};
use gridsieve_grids::geometry::CELLS;
use numpy::ndarray::{Axis, Slice};
use numpy::{
    Element, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray2,
    PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyMemoryError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyIterator, PyList, PyString};

/// Items that a thread works on together: enough that the lanes of vectors are full, and few
/// enough that all threads have some.
const PIECE: usize = 4096;

/// Puzzles or grids that a caller gives.
pub struct Rows {
    /// What the argument is called.
    name: &'static str,
    from: From,
    taken: usize,
    /// What comes after the last piece.
    error: Option<PyErr>,
}

enum From {
    /// An array, and its number of rows.
    Array(Py<PyArray2<u8>>, usize),
    Each(Py<PyIterator>),
}

/// The error of a row of a piece: its place in the piece, and the reason.
pub type Mistake = (usize, String);

impl Rows {
    /// The rows of the argument of this name.
    ///
    /// # Errors
    /// The argument is an array of another shape or type, or has no items.
    pub fn new(name: &'static str, object: &Bound<'_, PyAny>) -> PyResult<Rows> {
        let is_text = object.is_instance_of::<PyString>() || object.is_instance_of::<PyBytes>();
        let from = match object.cast::<PyUntypedArray>() {
            Ok(array) if array.ndim() != 1 || !b"UO".contains(&array.dtype().kind()) => {
                let array = of_array(name, array)?;
                let rows = array.shape()[0];
                From::Array(array.unbind(), rows)
            }
            _ => match object.try_iter() {
                Ok(items) if !is_text => From::Each(items.unbind()),
                _ => {
                    let class = object.get_type().name()?.to_string();
                    let kind = if is_text { "one text" } else { &class };
                    let reason = "give a list of texts, or an array of shape (n, 81)";
                    return Err(PyTypeError::new_err(format!("{name}: {kind}; {reason}")));
                }
            },
        };
        Ok(Rows { name, from, taken: 0, error: None })
    }

    /// Room for a row of digits as the result of each row of an array. How many rows an iterable has
    /// is not known.
    ///
    /// # Errors
    /// There is not enough memory.
    pub fn room(&self) -> PyResult<Vec<[u8; CELLS]>> {
        match self.from {
            From::Array(_, rows) => room(rows),
            From::Each(_) => Ok(Vec::new()),
        }
    }

    /// The next row, which has to be a grid.
    ///
    /// # Errors
    /// The row is no grid.
    pub fn next_grid(&mut self, py: Python<'_>) -> PyResult<Option<Grid>> {
        let number = self.taken;
        let Some(puzzles) = self.piece(py, 1)? else { return Ok(None) };
        grid(&puzzles[0]).map(Some).map_err(|error| in_item(error, py, self.name, number))
    }

    /// The next rows, at most this many; none at the end. Rows before a bad row are given first,
    /// because one of them may have another error.
    ///
    /// # Errors
    /// The first one is no puzzle.
    fn piece(&mut self, py: Python<'_>, most: usize) -> PyResult<Option<Vec<Puzzle>>> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let (name, first) = (self.name, self.taken);
        let mut puzzles = Vec::new();
        let all = match &self.from {
            From::Array(array, rows) => {
                let array = readonly(name, array.bind(py), *rows)?;
                let end = first + most.min(rows - first);
                puzzles.reserve_exact(end - first);
                let array = array.as_array();
                let rows = array.slice_axis(Axis(0), Slice::from(first..end));
                rows.rows().into_iter().try_for_each(|row| {
                    let mut digits = [0; CELLS];
                    digits.iter_mut().zip(row).for_each(|(digit, &cell)| *digit = cell);
                    let number = first + puzzles.len();
                    puzzles.push(
                        Puzzle::from_digits(digits).map_err(|error| at(name, number, error))?,
                    );
                    Ok(())
                })
            }
            From::Each(items) => items.bind(py).clone().take(most).try_for_each(|item| {
                let number = first + puzzles.len();
                puzzles.push(puzzle(&item?).map_err(|error| in_item(error, py, name, number))?);
                Ok(())
            }),
        };
        match all {
            Err(error) if puzzles.is_empty() => return Err(error),
            all => self.error = all.err(),
        }
        self.taken += puzzles.len();
        Ok((!puzzles.is_empty()).then_some(puzzles))
    }

    /// Calls `work` for pieces of the rows on several threads, and adds the results to `all` in
    /// order.
    ///
    /// # Errors
    /// A row is not what it should be, there was a signal, or the callback failed.
    pub fn each_piece<R: Send + 'static>(
        &mut self,
        py: Python<'_>,
        threads: Option<i64>,
        progress: Option<Py<PyAny>>,
        work: impl Fn(&[Puzzle]) -> Result<Vec<R>, Mistake> + Send + Sync + 'static,
        all: &mut impl Extend<R>,
    ) -> PyResult<()> {
        let threads = work::threads(threads)?;
        let (name, mut progress) = (self.name, Progress::new(progress));
        // Where all rows are few, each thread gets some.
        let size = match &self.from {
            From::Array(_, rows) => rows.div_ceil(threads).clamp(512, PIECE),
            From::Each(_) => PIECE,
        };
        let jobs = || {
            let first = self.taken;
            Ok(self.piece(py, size)?.map(|puzzles| (first, puzzles)))
        };
        let done =
            move |(first, puzzles): (usize, Vec<Puzzle>)| (first, puzzles.len(), work(&puzzles));
        let take = |(first, items, result): (usize, usize, Result<Vec<R>, Mistake>)| {
            all.extend(result.map_err(|(place, reason)| at(name, first + place, reason))?);
            progress.add(py, items)
        };
        in_order(py, threads, jobs, done, take)?;
        progress.tell(py)
    }

    /// Rows of digits as results, in the form of these rows: an array, or a list of what `of_each`
    /// makes of each.
    ///
    /// # Errors
    /// Python has no memory left, or there was a signal.
    pub fn like<'py, T: IntoPyObject<'py>>(
        &self,
        py: Python<'py>,
        digits: Vec<[u8; CELLS]>,
        of_each: impl Fn(&[u8; CELLS]) -> T,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.from {
            From::Array(..) => Ok(array_2(py, digits)?.into_any()),
            From::Each(_) => {
                let list = PyList::empty(py);
                for rows in digits.chunks(PIECE) {
                    py.check_signals()?;
                    rows.iter().try_for_each(|row| list.append(of_each(row)))?;
                }
                Ok(list.into_any())
            }
        }
    }
}

/// An array of puzzles.
fn of_array<'py>(
    name: &str,
    array: &Bound<'py, PyUntypedArray>,
) -> PyResult<Bound<'py, PyArray2<u8>>> {
    not_masked(array)?;
    let dtype = array.dtype();
    let [_, CELLS] = *array.shape() else {
        let shape = array.getattr("shape")?;
        return Err(value(format_args!("{name}: an array of shape {shape} instead of (n, 81)")));
    };
    match array.cast::<PyArray2<u8>>() {
        Ok(array) => Ok(array.clone()),
        Err(_) => {
            let reason = "if its digits are 0 to 9, give array.astype(numpy.uint8)";
            Err(value(format_args!("{name}: dtype {dtype} instead of uint8; {reason}")))
        }
    }
}

/// The array as it is now: another thread may change it between two pieces.
fn readonly<'py>(
    name: &str,
    array: &Bound<'py, PyArray2<u8>>,
    rows: usize,
) -> PyResult<PyReadonlyArray2<'py, u8>> {
    let busy = |error| value(format_args!("{name}: {error}"));
    let array = array.try_readonly().map_err(busy)?;
    match array.shape() == [rows, CELLS] {
        true => Ok(array),
        false => Err(value(format_args!("{name}: the array was given another shape meanwhile"))),
    }
}

/// Room for this many rows of digits.
///
/// # Errors
/// There is not enough memory.
pub fn room(rows: usize) -> PyResult<Vec<[u8; CELLS]>> {
    let mut digits = Vec::new();
    digits.try_reserve_exact(rows).map_err(|_| PyMemoryError::new_err(()))?;
    Ok(digits)
}

/// Digits as an array of rows.
pub fn array_2(py: Python<'_>, digits: Vec<[u8; CELLS]>) -> PyResult<Bound<'_, PyArray2<u8>>> {
    let rows = digits.len();
    array_1(py, digits.into_flattened()).reshape([rows, CELLS])
}

/// Values as an array.
pub fn array_1<T: Element>(py: Python<'_>, values: Vec<T>) -> Bound<'_, PyArray1<T>> {
    PyArray1::from_vec(py, values)
}

//! Many puzzles or grids: arrays, and iterables of whatever a puzzle can be given as.

use crate::cells::{grid, not_masked, puzzle, shape_words};
use crate::error::{at, in_item, memory, value};
use crate::work::{Progress, in_order, threads};
use gridsieve::{Grid, Puzzle};
use gridsieve_grids::geometry::CELLS;
use numpy::ndarray::{Axis, Slice};
use numpy::{
    Element, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray2,
    PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::PyTypeError;
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

/// Some that follow one another.
pub struct Piece {
    /// The number of the first one.
    pub first: usize,
    /// The puzzles, or grids as such.
    pub puzzles: Vec<Puzzle>,
}

/// The error of a row of a piece: its place in the piece, and the reason.
pub type Mistake = (usize, String);

impl Rows {
    /// The rows of the argument of this name.
    ///
    /// # Errors
    /// The argument is an array of another shape or type, or has no items.
    pub fn new(name: &'static str, object: &Bound<'_, PyAny>) -> PyResult<Rows> {
        let from = match object.cast::<PyUntypedArray>() {
            Ok(array) if array.ndim() != 1 || !b"UO".contains(&array.dtype().kind()) => {
                let array = of_array(name, array)?;
                let rows = array.shape()[0];
                From::Array(array.unbind(), rows)
            }
            _ if object.is_instance_of::<PyString>() || object.is_instance_of::<PyBytes>() => {
                let reason = "one text; give a list of texts, or an array of shape (n, 81)";
                return Err(PyTypeError::new_err(format!("{name}: {reason}")));
            }
            _ => match object.try_iter() {
                Ok(items) => From::Each(items.unbind()),
                Err(_) => {
                    let kind = object.get_type().name()?;
                    let reason = "give a list of texts, or an array of shape (n, 81)";
                    return Err(PyTypeError::new_err(format!("{name}: {kind}; {reason}")));
                }
            },
        };
        Ok(Rows { name, from, taken: 0, error: None })
    }

    /// Are they an array, and not an iterable?
    pub fn is_array(&self) -> bool {
        matches!(self.from, From::Array(..))
    }

    /// Room for a row of digits as the result of each row of an array. How many rows an iterable has is not known.
    ///
    /// # Errors
    /// There is not enough memory.
    pub fn room(&self) -> PyResult<Vec<u8>> {
        let mut digits = Vec::new();
        if let From::Array(_, rows) = &self.from {
            let size = rows.checked_mul(CELLS).ok_or_else(memory)?;
            digits.try_reserve_exact(size).map_err(|_| memory())?;
        }
        Ok(digits)
    }

    /// The next row, which has to be a grid.
    ///
    /// # Errors
    /// The row is no grid.
    pub fn next_grid(&mut self, py: Python<'_>) -> PyResult<Option<Grid>> {
        let number = self.taken as u64;
        let Some(piece) = self.piece(py, 1)? else { return Ok(None) };
        grid(&piece.puzzles[0]).map(Some).map_err(|error| in_item(error, py, self.name, number))
    }

    /// The next rows, at most this many; none at the end. Rows before a bad row are given first,
    /// because one of them may have another error.
    ///
    /// # Errors
    /// The first one is no puzzle.
    fn piece(&mut self, py: Python<'_>, most: usize) -> PyResult<Option<Piece>> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let first = self.taken;
        let mut puzzles = Vec::new();
        match &self.from {
            From::Array(array, rows) => {
                let array = readonly(self.name, array.bind(py), *rows)?;
                let array = array.as_array();
                let end = first + most.min(rows - first);
                puzzles.reserve_exact(end - first);
                for row in array.slice_axis(Axis(0), Slice::from(first..end)).rows() {
                    let mut digits = [0; CELLS];
                    digits.iter_mut().zip(row).for_each(|(digit, &cell)| *digit = cell);
                    match Puzzle::from_digits(digits) {
                        Ok(puzzle) => puzzles.push(puzzle),
                        Err(error) => {
                            let number = (first + puzzles.len()) as u64;
                            self.error = Some(at(self.name, number, error));
                            break;
                        }
                    }
                }
            }
            From::Each(items) => {
                for item in items.bind(py).clone().take(most) {
                    let number = (first + puzzles.len()) as u64;
                    let puzzle = item.and_then(|item| {
                        puzzle(&item).map_err(|error| in_item(error, py, self.name, number))
                    });
                    match puzzle {
                        Ok(puzzle) => puzzles.push(puzzle),
                        Err(error) => {
                            self.error = Some(error);
                            break;
                        }
                    }
                }
            }
        }
        if let Some(error) = self.error.take_if(|_| puzzles.is_empty()) {
            return Err(error);
        }
        self.taken += puzzles.len();
        Ok((!puzzles.is_empty()).then_some(Piece { first, puzzles }))
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
        let shape = shape_words(array)?;
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

/// Calls `work` for pieces of the rows on several threads, and `take` with the results in order.
///
/// # Errors
/// A row is not what it should be, there was a signal, or the callback failed.
pub fn each_piece<R: Send + 'static>(
    py: Python<'_>,
    mut rows: Rows,
    asked: Option<i64>,
    progress: Option<Py<PyAny>>,
    work: impl Fn(&[Puzzle]) -> Result<R, Mistake> + Send + Sync + 'static,
    mut take: impl FnMut(R),
) -> PyResult<()> {
    let threads = threads(asked)?;
    let (name, mut progress) = (rows.name, Progress::new(progress));
    // Where all rows are few, each thread gets some.
    let size = match &rows.from {
        From::Array(_, rows) => rows.div_ceil(threads).clamp(512, PIECE),
        From::Each(_) => PIECE,
    };
    let done = move |piece: Piece| (piece.first, piece.puzzles.len(), work(&piece.puzzles));
    let take = |(first, items, result): (usize, usize, Result<R, Mistake>)| {
        take(result.map_err(|(place, reason)| at(name, (first + place) as u64, reason))?);
        progress.add(py, items)
    };
    in_order(py, threads, || rows.piece(py, size), done, take)?;
    progress.tell(py)
}

/// Rows of digits as results, in the form in which the rows were that they come from: an array, or a list of
/// what `of_each` makes of each.
///
/// # Errors
/// Python has no memory left.
pub fn like<'py, T: IntoPyObject<'py>>(
    py: Python<'py>,
    is_array: bool,
    digits: Vec<u8>,
    of_each: impl Fn(&[u8; CELLS]) -> T,
) -> PyResult<Bound<'py, PyAny>> {
    if is_array {
        return array_2(py, digits).map(Bound::into_any);
    }
    let list = PyList::empty(py);
    digits.as_chunks().0.iter().try_for_each(|row| list.append(of_each(row)))?;
    Ok(list.into_any())
}

/// Digits as an array of rows.
pub fn array_2(py: Python<'_>, digits: Vec<u8>) -> PyResult<Bound<'_, PyArray2<u8>>> {
    let rows = digits.len() / CELLS;
    array_1(py, digits).reshape([rows, CELLS])
}

/// Values as an array.
pub fn array_1<T: Element>(py: Python<'_>, values: Vec<T>) -> Bound<'_, PyArray1<T>> {
    PyArray1::from_vec(py, values)
}

//! The methods of the classes `Grid` and `Puzzle`.

pub use crate::classes::{Grid, Puzzle};
use crate::error::value;
use crate::picture::svg;
use gridsieve::CellSet;
use gridsieve_grids::geometry::CELLS;
use numpy::PyArray1;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyFrozenSet, PyIterator, PyString, PyTuple};

/// The digit at a place, which counts from the end if it is negative.
fn digit(digits: &[u8; CELLS], place: isize) -> PyResult<u8> {
    let from_start = if place < 0 { place + CELLS as isize } else { place };
    let digit = usize::try_from(from_start).ok().and_then(|place| digits.get(place));
    digit
        .copied()
        .ok_or_else(|| PyIndexError::new_err(format!("there is no cell {place}: 0 to 80")))
}

/// The digit at a place, or the digits of a slice.
fn item<'py>(key: &Bound<'py, PyAny>, digits: &[u8; CELLS]) -> PyResult<Bound<'py, PyAny>> {
    match key.extract() {
        Ok(place) => Ok(digit(digits, place)?.into_pyobject(key.py())?.into_any()),
        Err(_) => PyTuple::new(key.py(), digits)?.as_any().get_item(key),
    }
}

/// The digits as an array of its own.
fn array<'py>(
    py: Python<'py>,
    digits: &[u8; CELLS],
    dtype: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let array = PyArray1::from_slice(py, digits).into_any();
    match dtype {
        Some(dtype) => array.call_method1("astype", (dtype,)),
        None => Ok(array),
    }
}

/// Methods of a class: its own, and those of a sequence of 81 digits, which puzzles and grids both are.
/// `$weight` is that of the digits in pictures.
macro_rules! sequence {
    ($class:ident, $weight:literal, { $($own:tt)* }) => {
        #[pymethods]
        impl $class {
            $($own)*

            fn __str__(&self) -> String {
                self.0.to_string()
            }

            fn __repr__(&self) -> String {
                format!("{}('{}')", stringify!($class), self.0)
            }

            fn __len__(&self) -> usize {
                CELLS
            }

            fn __getitem__<'py>(&self, cell: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                item(cell, self.0.digits())
            }

            /// The first cell with a digit, 0 for an empty one.
            ///
            /// :param value: the digit.
            /// :param start: the first cell that is looked at.
            /// :param stop: the one after the last.
            /// :raises ValueError: no cell has it.
            #[pyo3(signature = (value, start=0, stop=81, /))]
            fn index<'py>(
                &self,
                value: &Bound<'py, PyAny>,
                start: isize,
                stop: isize,
            ) -> PyResult<Bound<'py, PyAny>> {
                let digits = PyTuple::new(value.py(), self.0.digits())?;
                digits.call_method1("index", (value, start, stop))
            }

            /// How many cells have a digit, 0 for an empty one.
            ///
            /// :param value: the digit.
            #[pyo3(signature = (value, /))]
            fn count<'py>(&self, value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                PyTuple::new(value.py(), self.0.digits())?.call_method1("count", (value,))
            }

            fn __format__<'py>(&self, py: Python<'py>, spec: &str) -> PyResult<Bound<'py, PyAny>> {
                // As Python formats texts: `f"{puzzle:>90}"`.
                PyString::new(py, &self.0.to_string()).call_method1("__format__", (spec,))
            }

            fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
                PyBytes::new(py, self.0.digits()).try_iter()
            }

            #[pyo3(signature = (dtype=None, copy=None))]
            fn __array__<'py>(
                &self,
                py: Python<'py>,
                dtype: Option<Bound<'py, PyAny>>,
                copy: Option<bool>,
            ) -> PyResult<Bound<'py, PyAny>> {
                can_copy(copy)?;
                array(py, self.0.digits(), dtype)
            }

            fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
                pickled(slf.as_any())
            }

            fn _repr_svg_(&self) -> String {
                svg(self.0.digits(), $weight)
            }
        }
    };
}

sequence!(Puzzle, "bold", {
    #[new]
    #[pyo3(signature = (cells, /))]
    fn new(cells: Puzzle) -> Puzzle {
        cells
    }

    /// The cells that are given, as numbers from 0 to 80, row by row.
    #[getter]
    fn clues<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyFrozenSet>> {
        frozenset(py, self.0.clues())
    }
});

sequence!(Grid, "normal", {
    #[new]
    #[pyo3(signature = (cells, /))]
    fn new(cells: Grid) -> Grid {
        cells
    }

    /// The puzzle that gives these cells of the grid as clues.
    ///
    /// :param cells: numbers from 0 to 80, row by row.
    /// :raises Error: one of them is not.
    #[pyo3(name = "puzzle", signature = (cells, /))]
    fn puzzle_of(&self, cells: &Bound<PyAny>) -> PyResult<Puzzle> {
        Ok(Puzzle(self.0.puzzle(cell_set(cells)?)))
    }
});

impl Grid {
    /// The puzzle that gives all its cells.
    pub fn puzzle(&self) -> gridsieve::Puzzle {
        self.0.puzzle(CellSet::ALL)
    }
}

/// NumPy may ask for an array that shares its memory with an object. The digits are copied.
fn can_copy(copy: Option<bool>) -> PyResult<()> {
    match copy {
        Some(false) => Err(value("the digits can only be copied into an array")),
        _ => Ok(()),
    }
}

/// What makes an object anew: its class and its text.
fn pickled<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    let py = object.py();
    let arguments = PyTuple::new(py, [object.str()?])?;
    PyTuple::new(py, [object.get_type().into_any(), arguments.into_any()])
}

/// Cells as a set of numbers.
pub fn frozenset(py: Python<'_>, cells: CellSet) -> PyResult<Bound<'_, PyFrozenSet>> {
    PyFrozenSet::new(py, cells.iter())
}

/// Numbers as cells.
fn cell_set(cells: &Bound<PyAny>) -> PyResult<CellSet> {
    if cells.is_instance_of::<PyString>() {
        return Err(value("a text; cells are numbers from 0 to 80"));
    }
    let cell = |item: PyResult<Bound<PyAny>>| -> PyResult<usize> {
        let item = item?;
        match item.extract::<usize>() {
            Ok(cell) if cell < CELLS => Ok(cell),
            _ => Err(value(format_args!("{} is no cell: they are 0 to 80", item.repr()?))),
        }
    };
    cells.try_iter()?.map(cell).collect()
}

/// A grid or a puzzle, as what it is.
pub fn object<'py>(py: Python<'py>, puzzle: &gridsieve::Puzzle) -> PyResult<Bound<'py, PyAny>> {
    match gridsieve::Grid::from_digits(*puzzle.digits()) {
        Ok(grid) => Ok(Bound::new(py, Grid(grid))?.into_any()),
        Err(_) => Ok(Bound::new(py, Puzzle(*puzzle))?.into_any()),
    }
}

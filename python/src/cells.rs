//! Grids and puzzles as Python writes them: objects, texts, arrays, lists.

use crate::classes;
use crate::error::value;
use gridsieve::scan::{InputError, Items, Syntax};
use gridsieve::{Grid, Puzzle};
use gridsieve_grids::GridError;
use gridsieve_grids::geometry::CELLS;
use numpy::{PyArrayDescrMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyInt, PyString};

/// What a puzzle can be given as, in words.
const KINDS: &str = "a Puzzle, a Grid, a text of 81 characters, or an array or list of 81 digits";

/// An argument may be whatever a puzzle can be made of.
impl<'py> FromPyObject<'_, 'py> for classes::Puzzle {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<classes::Puzzle> {
        puzzle(&object).map(classes::Puzzle)
    }
}

/// An argument may be whatever a grid can be made of.
impl<'py> FromPyObject<'_, 'py> for classes::Grid {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<classes::Grid> {
        grid(&puzzle(&object)?).map(classes::Grid)
    }
}

/// The grid that a puzzle with all cells given is.
pub fn grid(puzzle: &Puzzle) -> PyResult<Grid> {
    Grid::from_digits(*puzzle.digits()).map_err(|error| match error {
        GridError::Puzzle { clues } => value(format_args!(
            "this is a puzzle of {clues} clues, not a full grid; gridsieve.solve(puzzle) gives its solution"
        )),
        error => value(error),
    })
}

/// The puzzle that an object is.
pub fn puzzle(object: &Bound<PyAny>) -> PyResult<Puzzle> {
    if let Ok(puzzle) = object.cast::<classes::Puzzle>() {
        Ok(puzzle.get().0)
    } else if let Ok(grid) = object.cast::<classes::Grid>() {
        Ok(grid.get().puzzle())
    } else if let Ok(text) = object.cast::<PyString>() {
        let text = text.to_str().map_err(value)?;
        text_puzzle(text).map_err(value)
    } else if let Ok(array) = object.cast::<PyUntypedArray>() {
        of_array(array)
    } else if object.is_instance_of::<PyBytes>() {
        Err(PyTypeError::new_err(format!("bytes; a puzzle is {KINDS}: give bytes.decode()")))
    } else {
        of_list(object)
    }
}

/// The puzzle of a text, in one line or in nine.
fn text_puzzle(text: &str) -> Result<Puzzle, String> {
    if let Ok(puzzle) = text.parse() {
        return Ok(puzzle);
    }
    let is_one_line = !text.trim().contains('\n');
    let items = Items::<_, Puzzle>::new(Syntax::Puzzles, "text", text.as_bytes());
    let puzzles: Vec<Puzzle> = items.collect::<Result<_, _>>().map_err(|error| match error {
        InputError::Line { reason, .. } if is_one_line => reason.to_string(),
        InputError::Line { line, reason, .. } => format!("line {line}: {reason}"),
        error => error.to_string(),
    })?;
    match puzzles[..] {
        [puzzle] => Ok(puzzle),
        [] => Err("there is no puzzle in it; give 81 characters".to_owned()),
        _ => Err(format!("{} puzzles in one text; give them one by one", puzzles.len())),
    }
}

/// The puzzle of 81 digits, in whatever integers.
fn of_array(array: &Bound<PyUntypedArray>) -> PyResult<Puzzle> {
    not_masked(array)?;
    let shape = array.shape();
    if shape != [CELLS] && shape != [9, 9] {
        let shape = array.getattr("shape")?;
        return Err(value(format_args!("shape {shape} instead of (81,) or (9, 9)")));
    }
    let kind = array.dtype().kind();
    if kind != b'u' && kind != b'i' {
        let dtype = array.dtype();
        return Err(value(format_args!("dtype {dtype} instead of an integer one, like uint8")));
    }
    of_list(&array.call_method1("reshape", (CELLS,))?.call_method0("tolist")?)
}

/// The puzzle of a list of 81 digits, or of nine such of nine.
fn of_list(list: &Bound<PyAny>) -> PyResult<Puzzle> {
    let kind = list.get_type().name()?;
    let Ok(items) = list.try_iter() else {
        return Err(PyTypeError::new_err(format!("{kind}; a puzzle is {KINDS}")));
    };
    let mut digits = Vec::with_capacity(CELLS);
    for item in items {
        let item = item?;
        match item.try_iter() {
            Ok(row) if !item.is_instance_of::<PyString>() => {
                let before = digits.len();
                for cell in row.take(10) {
                    digits.push(cell?);
                }
                let found = digits.len() - before;
                if found != 9 || before % 9 != 0 {
                    let reason = format_args!("a row of {found} cells in a {kind} instead of 9");
                    return Err(value(reason));
                }
            }
            _ => digits.push(item),
        }
        if digits.len() > CELLS {
            return Err(value(format_args!("a {kind} of more than 81 cells")));
        }
    }
    let found = digits.len();
    let Ok(digits) = <[Bound<PyAny>; CELLS]>::try_from(digits) else {
        return Err(value(format_args!("a {kind} of {found} cells instead of 81")));
    };
    let mut cells = [0; CELLS];
    for (cell, digit) in digits.iter().enumerate() {
        cells[cell] = of_number(cell, digit)?;
    }
    Puzzle::from_digits(cells).map_err(value)
}

/// A digit that Python has as a number.
fn of_number(cell: usize, digit: &Bound<PyAny>) -> PyResult<u8> {
    // NumPy's integers are no `int`, but can be one; texts and floats cannot.
    let is_number = !digit.is_instance_of::<PyBool>()
        && (digit.is_instance_of::<PyInt>() || digit.hasattr("__index__")?);
    match digit.extract::<u8>() {
        Ok(digit) if is_number => Ok(digit),
        _ => {
            let (digit, reason) = (digit.repr()?, "instead of a digit from 0 to 9");
            Err(value(format_args!("cell {cell}, counted from 0, has {digit} {reason}")))
        }
    }
}

/// Refuses a masked array, as it may hide some of its digits.
///
/// # Errors
/// The array is a masked array.
pub fn not_masked(array: &Bound<PyUntypedArray>) -> PyResult<()> {
    let py = array.py();
    if array.is_exact_instance_of::<PyUntypedArray>() {
        return Ok(());
    }
    let masked = py.import("numpy")?.getattr("ma")?.getattr("MaskedArray")?;
    match array.is_instance(&masked)? {
        true => Err(value("a masked array: give array.filled(0)")),
        false => Ok(()),
    }
}

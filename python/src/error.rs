//! Errors, in the words of the command line.

use pyo3::create_exception;
use pyo3::exceptions::{PyIndexError, PyOSError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::fmt::Display;

create_exception!(
    gridsieve,
    Error,
    PyValueError,
    "A grid, puzzle or number is not what it should be, or a puzzle is not valid.\n\n\
     Its words are those of the command line. In a batch they begin with the place of the bad\n\
     item, like ``puzzles[17]: 80 characters instead of 81``."
);

/// Adds the place of an item in its batch to the exception that the item caused. Others, like that
/// of Ctrl-C, stay as they are.
pub fn in_item(error: PyErr, py: Python<'_>, items: &str, number: usize) -> PyErr {
    if error.is_instance_of::<Error>(py) {
        at(items, number, error.value(py))
    } else if error.is_instance_of::<PyTypeError>(py) {
        PyTypeError::new_err(format!("{items}[{number}]: {}", error.value(py)))
    } else {
        error
    }
}

/// The exception for an item of a batch.
pub fn at(items: &str, number: usize, reason: impl Display) -> PyErr {
    Error::new_err(format!("{items}[{number}]: {reason}"))
}

/// The exception for an argument that has no sound value.
pub fn value(reason: impl Display) -> PyErr {
    Error::new_err(reason.to_string())
}

/// The exception for what the system refused.
pub fn system(reason: impl Display) -> PyErr {
    PyOSError::new_err(reason.to_string())
}

/// The exception for what a scan, a catalogue or a file of grids could not do.
pub fn library(error: gridsieve::Error) -> PyErr {
    match error {
        // An answer is not to be trusted.
        gridsieve::Error::SelfCheck(_) => PyRuntimeError::new_err(error.to_string()),
        gridsieve::Error::NoGrid { .. } => PyIndexError::new_err(error.to_string()),
        error => system(error),
    }
}

/// The exception for a grid that a catalogue of so many does not have.
pub fn no_grid(index: impl Display, len: u64) -> PyErr {
    PyIndexError::new_err(format!(
        "there is no grid {index}: the catalogue has {len}, counted from 0"
    ))
}

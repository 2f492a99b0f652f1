//! Iterators whose results come from threads.
//!
//! A fork copies an iterator to the child process, but not its threads. In the child, taking a result would wait
//! for ever, and so might dropping the iterator, where that waits for a thread to end.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::{mem, process};

/// A value with threads of the process that made it.
pub struct OfProcess<T> {
    /// There until it is dropped.
    value: Option<T>,
    process: u32,
}

impl<T> OfProcess<T> {
    /// A value with threads of this process.
    pub fn new(value: T) -> OfProcess<T> {
        OfProcess { value: Some(value), process: process::id() }
    }

    fn is_of_this_process(&self) -> bool {
        self.process == process::id()
    }

    /// The value.
    ///
    /// # Errors
    /// RuntimeError in a forked child.
    pub fn get(&self) -> PyResult<&T> {
        if !self.is_of_this_process() {
            return Err(PyRuntimeError::new_err(format!(
                "this iterator belongs to process {}: a forked child has none of its threads; begin it anew in \
                 the child",
                self.process
            )));
        }
        Ok(self.value.as_ref().expect("it is there until it is dropped"))
    }
}

impl<T> Drop for OfProcess<T> {
    fn drop(&mut self) {
        if !self.is_of_this_process() {
            mem::forget(self.value.take());
        }
    }
}

//! An estimate of a number of puzzles.

use serde::Serialize;

/// A number of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The estimate.
    pub estimate: f64,
    /// Its standard error. None: what was tried tells nothing of it, as no such puzzle was met, or
    /// always the same number of them.
    pub standard_error: Option<f64>,
    /// The interval: from here.
    pub low: f64,
    /// To here; unknown without a standard error.
    pub high: Option<f64>,
}

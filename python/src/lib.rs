//! x
#[pyo3::pymodule]
mod _core {}

//! Unavoidable sets.

use crate::error::value;
use crate::objects::{Grid, frozenset};
use crate::work::{in_range, wait};
use gridsieve::ua::cliques::{Cliques, Effort, MOST_UAS, maximum_cliques};
use gridsieve::ua::minimal_uas;
use gridsieve::{CellSet, Isa};
use gridsieve_puzzles::exchange::exchanges;
use pyo3::prelude::*;
use pyo3::types::{PyFrozenSet, PyTuple};

/// The limits of `gridsieve mcn`. They are high enough for the most symmetric grid, which has half
/// a million maximum cliques.
const EFFORT: Effort = Effort { nodes: 50_000_000, cliques: 1_000_000 };

/// The minimal unavoidable sets (UAs) of a grid up to a size, all of them.
///
/// A UA is a set of cells such that every valid puzzle of the grid has a clue in it.
///
/// :param grid: a ``Grid``, text, array or list.
/// :param max_size: cells of the largest ones, 0 to 81. Up to 12 takes a fraction of a second, each
///     cell more about two to three times as long.
/// :returns: a list of frozen sets of cells, numbered from 0 to 80 row by row; smaller ones first.
/// :raises Error: an argument is not sound.
///
/// >>> uas = unavoidable_sets("123456789456789123789123456231564897564897231897231564312645978645978312978312645")
/// >>> len(uas), len(uas[0])
/// (162, 6)
#[pyfunction]
#[pyo3(signature = (grid, /, max_size=12))]
pub fn unavoidable_sets<'py>(
    py: Python<'py>,
    grid: Grid,
    max_size: i64,
) -> PyResult<Vec<Bound<'py, PyFrozenSet>>> {
    let max_size = in_range("max_size", max_size, 0, 81)?;
    let uas = wait(py, move |_| minimal_uas(&grid.0, max_size))?;
    uas.into_iter().map(|ua| frozenset(py, ua)).collect()
}

/// The largest families of disjoint unavoidable sets (UAs) of a grid: its maximum cliques.
///
/// :param grid: a ``Grid``, text, array or list.
/// :param max_size: cells of the largest UAs, 0 to 18.
/// :returns: a ``Cliques``: ``mcn``, the number of UAs in each; ``uas``, the UAs up to that size;
///     ``cliques``, a list of tuples of their indices; ``least``, the UAs of the one with the least
///     product of sizes; and ``complete``, ``False`` if the search was given up.
/// :raises Error: an argument is not sound, or there are too many UAs.
///
/// >>> cliques("123456789456789123789123456231564897564897231897231564312645978645978312978312645").mcn
/// 12
#[pyfunction]
#[pyo3(signature = (grid, /, max_size=12))]
pub fn cliques<'py>(py: Python<'py>, grid: Grid, max_size: i64) -> PyResult<Bound<'py, PyAny>> {
    let max_size = in_range("max_size", max_size, 0, 18)?;
    let (uas, found) = wait(py, move |_| {
        let uas = minimal_uas(&grid.0, max_size);
        let found = (uas.len() <= MOST_UAS).then(|| maximum_cliques(&uas, EFFORT));
        (uas, found)
    })?;
    let Some(found) = found else {
        let count = uas.len();
        return Err(value(format_args!(
            "max_size {max_size}: {count} UAs are too many, {MOST_UAS} at most"
        )));
    };
    let least = found.least(&uas);
    let sets = |uas: Vec<CellSet>| -> PyResult<Vec<_>> {
        uas.into_iter().map(|ua| frozenset(py, ua)).collect()
    };
    let Cliques { size, cliques, complete } = found;
    let class = py.import("gridsieve._types")?.getattr("Cliques")?;
    let cliques = cliques.into_iter().map(|clique| PyTuple::new(py, clique));
    let cliques = cliques.collect::<PyResult<Vec<_>>>()?;
    class.call1((size, sets(uas)?, cliques, sets(least)?, complete))
}

/// The grids next to a grid: those that differ in one minimal unavoidable set (UA).
///
/// :param grid: a ``Grid``, text, array or list.
/// :param max_size: cells of the largest UAs, 0 to 81.
/// :returns: a list of pairs, a ``Grid`` and the frozen set of cells in which it differs; smaller sets first.
/// :raises Error: an argument is not sound.
///
/// >>> grid, cells = neighbours(unrank(0), 6)[0]
/// >>> len(cells), cells in unavoidable_sets(grid, 6)
/// (4, True)
#[pyfunction]
#[pyo3(signature = (grid, /, max_size=10))]
pub fn neighbours<'py>(
    py: Python<'py>,
    grid: Grid,
    max_size: i64,
) -> PyResult<Vec<(Grid, Bound<'py, PyFrozenSet>)>> {
    let max_size = in_range("max_size", max_size, 0, 81)?;
    let found = wait(py, move |_| exchanges(&grid.0, max_size, Isa::detect()))?;
    found.into_iter().map(|next| Ok((Grid(next.grid), frozenset(py, next.ua)?))).collect()
}

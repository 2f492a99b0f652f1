//! Isomorphs of grids and puzzles, and the maps that lead to them.

use crate::error::value;
use crate::objects::{Puzzle, object};
use crate::rows::{array_2, room};
use crate::work::{in_range, wait};
use gridsieve::Isa;
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::Morph;
use gridsieve_puzzles::isomorphs::{morphs_to_forms, random_morphs};
use numpy::PyArray2;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use std::sync::atomic::Ordering;

/// A map, whether it is given as a `Map`, as a tuple of the same fields or as a text.
pub struct AnyMap(Morph);

impl<'py> FromPyObject<'_, 'py> for AnyMap {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<AnyMap> {
        if let Ok(text) = object.cast::<PyString>() {
            let morph = text.to_str()?.parse();
            return morph.map(AnyMap).map_err(|error| value(format_args!("map: {error}")));
        }
        let (transposed, rows, columns, digits): (bool, [u8; 9], [u8; 9], [u8; 9]) =
            object.extract().map_err(|_| PyTypeError::new_err("map: give a Map, or its text"))?;
        let from_0 = |lines: [u8; 9]| lines.map(|line| line.wrapping_sub(1));
        let morph = Morph::new(transposed, from_0(rows), from_0(columns), digits);
        let reason = "map: rows, columns and digits are 1 to 9, each once, and those of a band or stack stay together";
        morph.map(AnyMap).ok_or_else(|| value(reason))
    }
}

/// A morph as a `Map`.
pub fn map_object<'py>(py: Python<'py>, map: &Morph) -> PyResult<Bound<'py, PyAny>> {
    let [rows, columns, digits] = map.lists().map(|numbers| PyTuple::new(py, numbers));
    let fields = (map.is_transposed(), rows?, columns?, digits?);
    py.import("gridsieve._types")?.getattr("Map")?.call1(fields)
}

/// For the methods of ``Map``: a map or its inverse, whatever it is given as; then perhaps another one.
#[pyfunction]
#[pyo3(name = "_map_of", signature = (map, inverse=false, then=None, /))]
pub fn map_of<'py>(
    py: Python<'py>,
    map: AnyMap,
    inverse: bool,
    then: Option<AnyMap>,
) -> PyResult<Bound<'py, PyAny>> {
    let first = if inverse { map.0.inverse() } else { map.0 };
    map_object(py, &then.map_or(first, |next| first.then(&next.0)))
}

/// The image of a grid or puzzle under a map.
///
/// :param item: a ``Grid``, ``Puzzle``, text, array or list; a puzzle with any number of solutions.
/// :param map: a ``Map``, as ``same`` and ``canonical_map`` give it, or its text; ``map.inverse()`` leads back.
/// :returns: a ``Grid`` for a grid, else a ``Puzzle``.
/// :raises Error: an argument is not sound.
///
/// >>> grid = unrank(17)
/// >>> image = transform(grid, "tr312456789c123456789d987654321")
/// >>> transform(image, same(image, grid)) == grid
/// True
#[pyfunction]
#[pyo3(signature = (item, map, /))]
pub fn transform<'py>(py: Python<'py>, item: Puzzle, map: AnyMap) -> PyResult<Bound<'py, PyAny>> {
    object(py, &map.0.puzzle(&item.0))
}

/// A map from a grid or puzzle to the form that ``canonical`` gives.
///
/// :param item: a ``Grid``, ``Puzzle``, text, array or list.
/// :returns: a ``Map``; its ``inverse()`` leads from the form back.
/// :raises Error: it is no puzzle. 81 digits that are no grid are moved as a puzzle is.
///
/// >>> puzzle = unname("aaapgcgaaakscyabdijfaraak")
/// >>> transform(puzzle, canonical_map(puzzle)) == canonical(puzzle)
/// True
#[pyfunction]
#[pyo3(signature = (item, /))]
pub fn canonical_map<'py>(py: Python<'py>, item: Puzzle) -> PyResult<Bound<'py, PyAny>> {
    let maps = py.detach(|| morphs_to_forms(Isa::detect(), &[item.0]));
    map_object(py, &maps[0])
}

/// Random isomorphs of a grid or puzzle: its images under random maps, each of all maps equally likely.
///
/// :param item: a ``Grid``, ``Puzzle``, text, array or list; a puzzle with any number of solutions.
/// :param number: how many.
/// :param seed: which ones: the same seed, the same isomorphs of an item, as of ``gridsieve transform --random``.
/// :returns: an array of dtype ``uint8`` and shape (number, 81). ``same`` gives a map to each.
/// :raises Error: an argument is not sound.
///
/// >>> images = random_isomorphs(unrank(17), 3, seed=1)
/// >>> images.shape, [rank(image) for image in images]
/// ((3, 81), [17, 17, 17])
#[pyfunction]
#[pyo3(signature = (item, number, /, seed=0))]
pub fn random_isomorphs(
    py: Python<'_>,
    item: Puzzle,
    number: i64,
    seed: u64,
) -> PyResult<Bound<'_, PyArray2<u8>>> {
    let number = in_range("number", number, 0, usize::MAX / CELLS)?;
    let mut digits = room(number)?;
    let digits = wait(py, move |stop| {
        let wanted = |_: &Morph| !stop.load(Ordering::Relaxed);
        let maps = random_morphs(&item.0, seed).take(number).take_while(wanted);
        digits.extend(maps.map(|map| *map.puzzle(&item.0).digits()));
        digits
    })?;
    array_2(py, digits)
}

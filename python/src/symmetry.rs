//! Symmetry: which grids and puzzles are copies of each other.

use crate::cells::AnyPuzzle;
use crate::error::value;
use crate::isomorphs::map_object;
use crate::objects;
use crate::rows::{Rows, array_1, each_piece, like};
use crate::solving::{text, valid_forms};
use gridsieve::solver::many::canonical_forms;
use gridsieve::{Isa, Puzzle};
use gridsieve_grids::catalogue::record::{RECORD_BYTES, record};
use gridsieve_grids::geometry::CELLS;
use gridsieve_grids::symmetry::{Canonical, minlex, minlex_puzzle};
use gridsieve_grids::{CellSet, Grid};
use numpy::PyFixedString;
use pyo3::prelude::*;

/// A grid or puzzle in the form that all its copies have.
struct Form {
    digits: [u8; CELLS],
    automorphisms: u32,
}

/// The forms of grids and puzzles.
///
/// # Errors
/// One has 81 digits and is no grid.
fn forms(items: &[Puzzle]) -> Result<Vec<Form>, (usize, String)> {
    let is_puzzle = |item: &&Puzzle| item.digits().contains(&0);
    let puzzles: Vec<Puzzle> = items.iter().filter(is_puzzle).copied().collect();
    let mut found = canonical_forms(Isa::detect(), &puzzles).into_iter();
    let mut form = |(place, item): (usize, &Puzzle)| {
        if !is_puzzle(&item) {
            let grid = Grid::from_digits(*item.digits());
            let grid = grid.map_err(|error| (place, error.to_string()))?;
            let form = minlex(&grid);
            let automorphisms = form.automorphisms.into();
            return Ok(Form { digits: *form.grid.digits(), automorphisms });
        }
        Ok(match found.next().expect("a form for each puzzle") {
            Ok(form) => {
                Form { digits: *form.puzzle().digits(), automorphisms: form.automorphisms.into() }
            }
            Err(_) => {
                let form = minlex_puzzle(item);
                Form { digits: *form.puzzle.digits(), automorphisms: form.automorphisms }
            }
        })
    };
    items.iter().enumerate().map(&mut form).collect()
}

fn one_form(py: Python<'_>, item: &Puzzle) -> PyResult<Form> {
    let mut forms = py.detach(|| forms(&[*item])).map_err(|(_, reason)| value(reason))?;
    Ok(forms.pop().expect("one for each"))
}

/// The form that all copies of a grid or puzzle have, as ``gridsieve canon`` gives it.
///
/// Copies are what one gets by exchanging bands, stacks, rows and columns within these,
/// transposing, and renaming digits. The form of a grid is its minlex form, the smallest text among
/// its copies. The form of a puzzle with just one solution is its canonical form: its clues in the
/// minlex form of its solution. Any other puzzle is given its minlex text.
///
/// :param item: a ``Grid``, ``Puzzle``, text, array or list.
/// :returns: a ``Grid`` for 81 digits, else a ``Puzzle``.
/// :raises Error: it is neither a grid nor a puzzle.
///
/// >>> canonical(unrank(17)) == unrank(17)
/// True
#[pyfunction]
#[pyo3(signature = (item, /))]
pub fn canonical<'py>(py: Python<'py>, item: AnyPuzzle) -> PyResult<Bound<'py, PyAny>> {
    let form = one_form(py, &item.0)?;
    let puzzle = Puzzle::from_digits(form.digits).expect("it has the digits of the item");
    objects::object(py, &puzzle)
}

/// In how many ways a grid or puzzle is mapped onto itself, 1 at least.
///
/// :param item: a ``Grid``, ``Puzzle``, text, array or list.
/// :raises Error: it is neither a grid nor a puzzle.
///
/// >>> automorphisms("123456789456789123789123456231564897564897231897231564312645978645978312978312645")
/// 648
#[pyfunction]
#[pyo3(signature = (item, /))]
pub fn automorphisms(py: Python<'_>, item: AnyPuzzle) -> PyResult<u32> {
    Ok(one_form(py, &item.0)?.automorphisms)
}

/// A map from one grid or puzzle to another that is the same up to symmetry.
///
/// :param first: a ``Grid``, ``Puzzle``, text, array or list.
/// :param second: another.
/// :returns: a ``Map``, or ``None`` if there is none.
/// :raises Error: one is no puzzle. Two of 81 digits that are no grids are compared as puzzles are.
///
/// >>> same(unrank(0), unrank(1)) is None
/// True
#[pyfunction]
#[pyo3(signature = (first, second, /))]
pub fn same<'py>(
    py: Python<'py>,
    first: AnyPuzzle,
    second: AnyPuzzle,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    let [a, b] = py.detach(|| [&first.0, &second.0].map(minlex_puzzle));
    if a.puzzle != b.puzzle {
        return Ok(None);
    }
    let map = a.morph.then(&b.morph.inverse());
    assert_eq!(map.puzzle(&first.0), second.0, "the map leads from one to the other");
    map_object(py, &map).map(Some)
}

/// The forms that all copies of grids or puzzles have, as ``canonical`` gives them.
///
/// Items are equal up to symmetry exactly if their forms are equal.
///
/// :param items: grids or puzzles: an array of dtype ``uint8`` and shape (n, 81), 0 for an
///     empty cell; or an iterable of whatever a ``Puzzle`` can be made of.
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of items done, some times a second and at the end.
/// :returns: for an array one of the same shape, for an iterable a list of texts.
/// :raises Error: ``items[i]: reason`` for the first one that is neither grid nor puzzle, or the array
///     has another shape or dtype.
///
/// >>> canonical_many([str(unrank(17))]) == [str(unrank(17))]
/// True
#[pyfunction]
#[pyo3(signature = (items, /, *, threads=None, progress=None))]
pub fn canonical_many<'py>(
    py: Python<'py>,
    items: &Bound<'py, PyAny>,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let rows = Rows::new("items", items)?;
    let (is_array, mut all) = (rows.is_array(), rows.room()?);
    let take = |forms: Vec<Form>| all.extend(forms.into_iter().flat_map(|form| form.digits));
    each_piece(py, rows, threads, progress, forms, take)?;
    like(py, is_array, all, text)
}

/// Bytes of an id: the record of the solution, then the text key of the clues.
const ID: usize = RECORD_BYTES + CellSet::TEXT_KEY_BYTES;

fn id(form: &Canonical) -> PyFixedString<ID> {
    let mut id = [0; ID];
    id[..RECORD_BYTES].copy_from_slice(&record(&form.solution.grid));
    id[RECORD_BYTES..].copy_from_slice(&form.clues.text_key_bytes());
    // NumPy drops zero bytes at the end of a string. The last bit stands for no cell.
    id[ID - 1] |= 1;
    PyFixedString(id)
}

/// Ids of puzzles that are equal exactly if the puzzles are the same up to symmetry.
///
/// For sets of millions of puzzles without copies: ``numpy.unique(orbit_ids(puzzles), return_index=True)``.
/// Ids are of valid puzzles and of grids; those of the solutions tell which puzzles have essentially
/// the same grid. They do not change within a version of gridsieve; ``name`` is for longer.
///
/// :param puzzles: an array of dtype ``uint8`` and shape (n, 81), 0 for an empty cell; or an iterable of
///     whatever a ``Puzzle`` can be made of.
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of puzzles done, some times a second and at the end.
/// :returns: an array of dtype ``S27`` and shape (n,).
/// :raises Error: ``puzzles[i]: reason`` for the first one that is no puzzle, or has no solution
///     (``none``) or several (``multiple``); or the array has another shape or dtype.
///
/// >>> a, b = orbit_ids([unrank(17), unrank(18)])
/// >>> len(a), a == b
/// (27, False)
#[pyfunction]
#[pyo3(signature = (puzzles, /, *, threads=None, progress=None))]
pub fn orbit_ids<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let rows = Rows::new("puzzles", puzzles)?;
    let work = |puzzles: &[Puzzle]| valid_forms(puzzles, id);
    let mut all = Vec::new();
    each_piece(py, rows, threads, progress, work, |ids| all.extend(ids))?;
    Ok(array_1(py, all).into_any())
}

//! Names of puzzles, places of grids in the catalogue, random grids.

use crate::catalogue::index_number;
use crate::cells::{AnyGrid, AnyPuzzle};
use crate::error::{memory, no_grid, value};
use crate::objects::{Grid, Puzzle};
use crate::rows::{Rows, array_2, each_piece};
use crate::solving::{invalid, valid_forms};
use crate::work::{Progress, in_order, in_range, threads};
use gridsieve::Isa;
use gridsieve::solver::many::canonical_forms;
use gridsieve_grids::catalogue::draws::{Draw, Draws};
use gridsieve_grids::catalogue::whole;
use gridsieve_puzzles::name::Name;
use numpy::PyArray2;
use pyo3::prelude::*;

/// The name that a valid puzzle and all its copies have: 25 letters and digits.
///
/// :param puzzle: a ``Puzzle``, text, array or list.
/// :raises Error: it is no puzzle, or has no solution (``none``) or several (``multiple``).
///
/// >>> name(unrank(0))
/// 'aaaaaaab7777777777777777h'
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub fn name(py: Python<'_>, puzzle: AnyPuzzle) -> PyResult<String> {
    let forms = py.detach(|| canonical_forms(Isa::detect(), &[puzzle.0]));
    let form = forms.into_iter().next().expect("one for each");
    form.map(|form| Name::of_form(&form).to_string()).map_err(|none| value(invalid(none)))
}

/// The names of many puzzles, as ``name`` gives them.
///
/// :param puzzles: an array of dtype ``uint8`` and shape (n, 81), 0 for an empty cell; or an iterable of
///     whatever a ``Puzzle`` can be made of.
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of puzzles done, some times a second and at the end.
/// :returns: a list of texts. Two are equal exactly if their puzzles are the same up to symmetry.
/// :raises Error: ``puzzles[i]: reason`` for the first one that is no puzzle, or has no solution
///     (``none``) or several (``multiple``); or the array has another shape or dtype.
///
/// >>> name_many([unrank(0), unrank(0)]) == [name(unrank(0))] * 2
/// True
#[pyfunction]
#[pyo3(signature = (puzzles, /, *, threads=None, progress=None))]
pub fn name_many(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Vec<String>> {
    let rows = Rows::new("puzzles", puzzles)?;
    let work = |puzzles: &[gridsieve::Puzzle]| valid_forms(puzzles, Name::of_form);
    let mut all = Vec::new();
    let take = |names: Vec<Name>| all.extend(names.iter().map(Name::to_string));
    each_piece(py, rows, threads, progress, work, take)?;
    Ok(all)
}

/// The puzzle of a name that ``name`` gave, in canonical form.
///
/// :param name: 25 letters and digits; capitals are read as small letters.
/// :raises Error: it is no name; the reason. A wrong character, or two that are exchanged, are noticed.
///
/// >>> unname("aaaaaaab7777777777777777h") == Puzzle(unrank(0))
/// True
#[pyfunction]
#[pyo3(signature = (name, /))]
pub fn unname(name: &str) -> PyResult<Puzzle> {
    let refused = |error| value(format_args!("`{name:.80}` is not the name of a puzzle: {error}"));
    let puzzle = name.parse().and_then(|name: Name| name.puzzle());
    puzzle.map(Puzzle).map_err(refused)
}

/// The catalogue index of a grid: the place, from 0, of its minlex form among all 5,472,730,538
/// essentially different grids, in the order of their texts.
///
/// :param grid: a ``Grid``, text, array or list.
/// :raises Error: it is no grid.
///
/// >>> rank(unrank(123456789))
/// 123456789
#[pyfunction]
#[pyo3(signature = (grid, /))]
pub fn rank(grid: AnyGrid) -> u64 {
    whole::rank(&grid.0)
}

/// The grid, in minlex form, with this index in the catalogue of all 5,472,730,538 essentially
/// different grids.
///
/// :param index: from 0.
/// :raises IndexError: there is no such grid.
///
/// >>> print(unrank(0))
/// 123456789456789123789123456214365897365897214897214365531642978642978531978531642
#[pyfunction]
#[pyo3(signature = (index, /))]
pub fn unrank(index: &Bound<'_, PyAny>) -> PyResult<Grid> {
    let number = index_number(index)?.and_then(|index| u64::try_from(index).ok());
    let grid = number.and_then(whole::unrank);
    grid.map(Grid).ok_or_else(|| no_grid(index, whole::GRIDS))
}

/// Draws that a thread looks at together.
const PIECE: usize = 64;

/// Draw random grids, each of the 6,670,903,752,021,072,936,960 grids as likely as any other.
///
/// :param grids: how many.
/// :param seed: which ones: the same seed, the same grids, as of ``gridsieve catalogue generate``.
/// :param threads: how many; default: all cores that may be used. Grids do not depend on it.
/// :param progress: called with the number of grids drawn, some times a second and at the end.
/// :returns: an array of dtype ``uint8`` and shape (grids, 81), of their minlex forms in the order of
///     drawing.
/// :raises Error: an argument is not sound.
///
/// >>> sample(3, seed=1).shape
/// (3, 81)
#[pyfunction]
#[pyo3(signature = (grids, /, seed=0, *, threads=None, progress=None))]
pub fn sample<'py>(
    py: Python<'py>,
    grids: i64,
    seed: i128,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyArray2<u8>>> {
    let threads = self::threads(threads)?;
    let wanted = in_range("grids", grids, 0, usize::MAX / 81)?;
    let seed = u64::try_from(seed);
    let seed = seed.map_err(|_| value(format_args!("seed: not in 0..={}", u64::MAX)))?;
    let (mut digits, mut progress) = (Vec::new(), Progress::new(progress));
    digits.try_reserve_exact(81 * wanted).map_err(|_| memory())?;
    let mut draws = Draws::new(seed);
    let enough = |digits: &Vec<u8>| digits.len() >= 81 * wanted;
    // Nearly every draw gives a grid: few more are made than are wanted.
    while !enough(&digits) {
        let mut left = wanted - digits.len() / 81;
        let jobs = || {
            let piece: Vec<Draw> = draws.by_ref().take(left.min(PIECE)).collect();
            left -= piece.len();
            Ok((!piece.is_empty()).then_some(piece))
        };
        let work = |piece: Vec<Draw>| piece.into_iter().filter_map(Draw::grid).collect::<Vec<_>>();
        in_order(py, threads, jobs, work, |grids| {
            grids.iter().for_each(|grid| digits.extend_from_slice(grid.digits()));
            progress.add(py, grids.len())
        })?;
    }
    progress.tell(py)?;
    array_2(py, digits)
}

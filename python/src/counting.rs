//! How many puzzles there are, and patterns.

use crate::cells::{AnyGrid, AnyPuzzle};
use crate::error::value;
use crate::objects::Puzzle;
use crate::rows::{Rows, array_1, each_piece, like};
use crate::solving::text;
use crate::work::{Progress, in_order, in_range, threads, wait};
use gridsieve::{CellSet, Isa, Mask};
use gridsieve_grids::geometry::CELLS;
use gridsieve_puzzles::estimate::{Counted, Estimator, seed_of};
use gridsieve_puzzles::pattern::{Pattern, Placements};
use numpy::PyArrayMethods;
use pyo3::prelude::*;
use pyo3::types::PyAny;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// The number of populations of a grid, from whose differences the standard error is computed.
const SERIES: u64 = 32;

/// The puzzles that are to be counted.
fn counted(clues: Vec<i64>, minimal: bool, mask: Option<&str>) -> PyResult<Counted> {
    let clues = clues.into_iter().map(|clues| in_range("clues", clues, 1, CELLS));
    let mut clues = clues.collect::<PyResult<Vec<usize>>>()?;
    clues.sort_unstable();
    clues.dedup();
    if clues.is_empty() {
        return Err(value("clues: no number is given"));
    }
    let mask = mask.map_or(Ok(Mask::FREE), str::parse::<Mask>);
    let mask = mask.map_err(|error| value(format_args!("mask: {error}")))?;
    Ok(Counted { mask, clues, minimal })
}

/// How many valid puzzles a grid has, estimated without bias.
///
/// :param grid: a ``Grid``, text, array or list.
/// :param clues: the numbers of clues, such as ``range(20, 31)``.
/// :param minimal: minimal puzzles only?
/// :param mask: which cells must be clues (``1``), which must not (``0``): 81 characters.
/// :param members: how large each of 32 populations is: four times as many halve the standard errors, in four
///     times the time; 4,096 take some seconds of CPU time.
/// :param seed: which random choices.
/// :param threads: how many; default: all cores that may be used.
/// :returns: a list of ``Estimate``, one for each number of clues, in ascending order: ``clues``,
///     ``estimate``, and ``standard_error``, which is ``None`` where no such puzzle was met, or all populations
///     agree. Where it is more than some percent of the estimate it may be far too small.
/// :raises Error: an argument is not sound.
///
/// >>> [found] = estimate(unrank(0), [81], members=8)
/// >>> found.clues, found.estimate, found.standard_error
/// (81, 1.0, 0.0)
#[pyfunction]
#[pyo3(signature = (grid, /, clues, minimal=false, mask=None, *, members=1024, seed=0, threads=None))]
#[expect(clippy::too_many_arguments, reason = "so Python calls it")]
pub fn estimate<'py>(
    py: Python<'py>,
    grid: AnyGrid,
    clues: Vec<i64>,
    minimal: bool,
    mask: Option<&str>,
    members: i64,
    seed: u64,
    threads: Option<i64>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let counted = counted(clues, minimal, mask)?;
    let (members, threads) = (in_range("members", members, 1, 1 << 24)?, self::threads(threads)?);
    let estimator = Estimator::new(&grid.0, counted.clone(), Isa::detect());
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed_of(grid.0.digits(), seed));
    let mut seeds = (0..SERIES).map(move |_| random.next_u64());
    let mut found = Vec::new();
    let work = move |seed| estimator.clone().population(members, seed);
    let take = |population| {
        found.push(population);
        Ok(())
    };
    in_order(py, threads, || Ok(seeds.next()), work, take)?;
    let class = py.import("gridsieve._types")?.getattr("Estimate")?;
    let each = counted.clues.iter().enumerate().map(|(place, &clues)| {
        let values: Vec<f64> = found.iter().map(|found| found.estimates[place]).collect();
        let mean = values.iter().sum::<f64>() / SERIES as f64;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let error = (squares / ((SERIES - 1) * SERIES) as f64).sqrt();
        let error = match found.iter().all(|found| found.exact[place]) {
            true => Some(0.0),
            // Populations that agree give no standard error.
            false => (error > 1e-9 * mean).then_some(error),
        };
        class.call1((clues, mean, error))
    });
    each.collect()
}

/// Estimate without bias how many valid puzzles each of many grids has, roughly: for means over grids.
///
/// :param grids: an array of dtype ``uint8`` and shape (n, 81); or an iterable of
///     whatever a ``Grid`` can be made of.
/// :param clues: the numbers of clues, such as ``range(20, 31)``.
/// :param minimal: minimal puzzles only?
/// :param mask: which cells must be clues (``1``), which must not (``0``): 81 characters.
/// :param members: how large the only population of each grid is.
/// :param seed: which random choices; different grids have different ones.
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of grids done, some times a second and at the end.
/// :returns: an array of dtype ``float64`` and shape (n, k): for each grid an estimate for each number of
///     clues, in ascending order. A single one tells little; for random grids
///     ``found.mean(axis=0)`` and ``found.std(axis=0, ddof=1) / n**0.5`` are the mean of all grids and its standard error.
/// :raises Error: ``grids[i]: reason`` for the first one that is no grid, or the array has
///     another shape or dtype.
///
/// >>> estimate_many([unrank(0), unrank(1)], [81]).tolist()
/// [[1.0], [1.0]]
#[pyfunction]
#[pyo3(signature = (grids, /, clues, minimal=false, mask=None, *, members=64, seed=0, threads=None, progress=None))]
#[expect(clippy::too_many_arguments, reason = "so Python calls it")]
pub fn estimate_many<'py>(
    py: Python<'py>,
    grids: &Bound<'py, PyAny>,
    clues: Vec<i64>,
    minimal: bool,
    mask: Option<&str>,
    members: i64,
    seed: u64,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let counted = counted(clues, minimal, mask)?;
    let members = in_range("members", members, 1, 1 << 24)?;
    let (mut rows, threads) = (Rows::new("grids", grids)?, self::threads(threads)?);
    let (numbers, mut random) = (counted.clues.len(), Xoshiro256PlusPlus::seed_from_u64(!seed));
    let jobs = || Ok(rows.next_grid(py)?.map(|grid| (grid, random.next_u64())));
    let work = move |(grid, seed): (gridsieve::Grid, u64)| {
        Estimator::new(&grid, counted.clone(), Isa::detect()).population(members, seed).estimates
    };
    let (mut all, mut progress) = (Vec::new(), Progress::new(progress));
    in_order(py, threads, jobs, work, |estimates| {
        all.extend(estimates);
        progress.add(py, 1)
    })?;
    progress.tell(py)?;
    let rows = all.len() / numbers;
    Ok(array_1(py, all).reshape([rows, numbers])?.into_any())
}

/// The pattern of a puzzle in canonical form: the same for all placements of a pattern.
///
/// :param puzzle: a ``Puzzle``, text, array or list; it need not be valid.
/// :returns: 81 characters, ``1`` for a cell with a clue and ``.`` for one without: of the texts of all
///     placements the first one.
/// :raises Error: it is no puzzle.
///
/// >>> pattern("5" + "." * 80).index("1")
/// 80
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub fn pattern(py: Python<'_>, puzzle: AnyPuzzle) -> String {
    text(&py.detach(|| canonical(&puzzle.0)))
}

/// The canonical form of a pattern, with 1 for a clue.
fn canonical(puzzle: &gridsieve::Puzzle) -> [u8; CELLS] {
    let cells = Pattern::new(puzzle.clues()).cells;
    std::array::from_fn(|cell| cells.contains(cell).into())
}

/// Find the patterns of many puzzles, in canonical form.
///
/// :param puzzles: an array of dtype ``uint8`` and shape (n, 81), 0 for an empty cell; or an iterable of
///     whatever a ``Puzzle`` can be made of.
/// :param threads: how many; default: all cores that may be used.
/// :param progress: called with the number of puzzles done, some times a second and at the end.
/// :returns: for an array one of the same shape, with 1 for a clue and 0 for none; for an iterable a list
///     of texts, as ``pattern`` gives them.
/// :raises Error: ``puzzles[i]: reason`` for the first one that is no puzzle, or the array has
///     another shape or dtype.
///
/// >>> pattern_many(["5" + "." * 80]) == [pattern("." * 80 + "7")]
/// True
#[pyfunction]
#[pyo3(signature = (puzzles, /, *, threads=None, progress=None))]
pub fn pattern_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let rows = Rows::new("puzzles", puzzles)?;
    let (is_array, mut patterns) = (rows.is_array(), rows.room()?);
    let work =
        |puzzles: &[gridsieve::Puzzle]| Ok(puzzles.iter().map(canonical).collect::<Vec<_>>());
    let take = |found: Vec<_>| patterns.extend(found.into_iter().flatten());
    each_piece(py, rows, threads, progress, work, take)?;
    like(py, is_array, patterns, text)
}

/// All valid puzzles of a pattern in a grid, in all placements of the pattern.
///
/// Rows and columns may change places within bands and stacks, as may bands and stacks, and the pattern may be
/// transposed. With many clues there are millions of them.
///
/// :param grid: a ``Grid``, text, array or list.
/// :param pattern: a puzzle that has the pattern, with any digits for its clues.
/// :param minimal: minimal puzzles only?
/// :returns: a list of ``Puzzle``, in the order of their texts.
/// :raises Error: an argument is not sound.
///
/// >>> len(pattern_puzzles(unrank(0), str(unrank(0))[:80] + "."))
/// 81
#[pyfunction]
#[pyo3(signature = (grid, /, pattern, minimal=false))]
pub fn pattern_puzzles(
    py: Python<'_>,
    grid: AnyGrid,
    pattern: AnyPuzzle,
    minimal: bool,
) -> PyResult<Vec<Puzzle>> {
    let (grid, cells): (_, CellSet) = (grid.0, pattern.0.clues());
    if cells.is_empty() {
        return Err(value("pattern: it has no cells, and no puzzle without clues is valid"));
    }
    let found = wait(py, move |_| Placements::new(&grid, Isa::detect()).puzzles(cells, minimal))?;
    Ok(found.into_iter().map(|clues| Puzzle(grid.puzzle(clues))).collect())
}

//! What the classes `Grid` and `Puzzle` hold; their methods are in `objects`.

use pyo3::prelude::*;

/// Digits given in some cells of a grid, the others empty. Nothing is said about solutions.
///
/// It is made of a text of 81 characters (``1`` to ``9``, and one of ``.0*_-xX?·`` for an empty
/// cell; nine lines, drawn as people do it, are read as well), of an array or list of 81 digits
/// or of nine rows of nine (0 for an empty cell), or of a ``Grid`` or another ``Puzzle``.
///
/// A puzzle is a ``collections.abc.Sequence`` of its 81 digits, row by row; slices are tuples of
/// digits. Puzzles are equal if all their digits are, can be ordered (as their texts), hashed and
/// pickled, are formatted as their texts, and are shown as pictures in notebooks.
///
/// :raises Error: it is none; the reason.
///
/// >>> puzzle = Puzzle("." * 80 + "7")
/// >>> puzzle[80], puzzle[78:], puzzle.index(7), len(puzzle.clues)
/// (7, (0, 0, 7), 80, 1)
#[pyclass(frozen, eq, ord, hash, sequence, weakref, module = "gridsieve")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Puzzle(pub gridsieve::Puzzle);

/// A full grid that obeys the rules of Sudoku.
///
/// It is made of whatever a ``Puzzle`` can be made of, if all 81 cells are given. A grid is a
/// ``collections.abc.Sequence`` of its 81 digits, row by row; slices are tuples of digits. It can be
/// compared, ordered, hashed, pickled and formatted, and is shown as a picture in notebooks.
///
/// :raises Error: it is none; the reason.
///
/// >>> grid = unrank(0)
/// >>> grid[0], grid.puzzle({0, 80}).clues == {0, 80}
/// (1, True)
#[pyclass(frozen, eq, ord, hash, sequence, weakref, module = "gridsieve")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid(pub gridsieve::Grid);

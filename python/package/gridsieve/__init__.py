"""Every valid puzzle of N clues of full Sudoku grids, with proof that there are no others;
unavoidable sets, canonical forms, solving.

Functions for one grid or puzzle take a :class:`Grid` or :class:`Puzzle`, or whatever one can be made
of: a text of 81 characters, an array or list of 81 digits. Functions for many
take an array of dtype ``uint8`` and shape (n, 81), 0 for an empty cell, or an iterable of
such things. Cells are numbered from 0 to 80, row by row. Whatever is no grid or puzzle is an
:class:`Error`, in the words of the command line.
"""

from collections.abc import Sequence as _Sequence

from ._core import (
    Catalogue,
    Error,
    Grid,
    Puzzle,
    __version__,
    automorphisms,
    canonical,
    canonical_many,
    canonical_map,
    cliques,
    closure,
    count_solutions,
    estimate,
    estimate_many,
    fewest,
    fewest_many,
    is_minimal,
    logic,
    minimal_many,
    minus_plus,
    name,
    name_many,
    neighbours,
    orbit_ids,
    pattern,
    pattern_many,
    pattern_puzzles,
    random_isomorphs,
    rank,
    reduce,
    same,
    sample,
    scan,
    scan_many,
    solutions,
    solve,
    solve_many,
    transform,
    unavoidable_sets,
    unname,
    unrank,
)
from ._types import Cliques, Estimate, Found, Logic, Map, Step

# A registered class is one for `isinstance` and for patterns of `match`.
_Sequence.register(Grid)
_Sequence.register(Puzzle)

__all__ = [
    "Catalogue",
    "Cliques",
    "Error",
    "Estimate",
    "Found",
    "Grid",
    "Logic",
    "Map",
    "Puzzle",
    "Step",
    "__version__",
    "automorphisms",
    "canonical",
    "canonical_many",
    "canonical_map",
    "cliques",
    "closure",
    "count_solutions",
    "estimate",
    "estimate_many",
    "fewest",
    "fewest_many",
    "is_minimal",
    "logic",
    "minimal_many",
    "minus_plus",
    "name",
    "name_many",
    "neighbours",
    "orbit_ids",
    "pattern",
    "pattern_many",
    "pattern_puzzles",
    "random_isomorphs",
    "rank",
    "reduce",
    "same",
    "sample",
    "scan",
    "scan_many",
    "solutions",
    "solve",
    "solve_many",
    "transform",
    "unavoidable_sets",
    "unname",
    "unrank",
]

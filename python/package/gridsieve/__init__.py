"""Every valid puzzle of N clues of full Sudoku grids, with proof that there are no others;
unavoidable sets, canonical forms, solving.

Functions for one grid or puzzle take a :class:`Grid` or :class:`Puzzle`, or whatever one can be made
of: a text of 81 characters, an array or list of 81 digits. Functions for many
take an array of dtype ``uint8`` and shape (n, 81), 0 for an empty cell, or an iterable of
such things. Cells are numbered from 0 to 80, row by row. Whatever is no grid or puzzle is an
:class:`Error`, in the words of the command line.
"""

from ._core import (
    Catalogue,
    Error,
    Grid,
    Puzzle,
    __version__,
    automorphisms,
    canonical,
    canonical_many,
    cliques,
    count_solutions,
    fewest,
    fewest_many,
    is_minimal,
    logic,
    minimal_many,
    minus_plus,
    name,
    orbit_ids,
    rank,
    same,
    sample,
    scan,
    scan_many,
    solve,
    solve_many,
    unavoidable_sets,
    unname,
    unrank,
)
from ._types import Cliques, Found, Logic, Map, Step

__all__ = [
    "Catalogue",
    "Cliques",
    "Error",
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
    "cliques",
    "count_solutions",
    "fewest",
    "fewest_many",
    "is_minimal",
    "logic",
    "minimal_many",
    "minus_plus",
    "name",
    "orbit_ids",
    "rank",
    "same",
    "sample",
    "scan",
    "scan_many",
    "solve",
    "solve_many",
    "unavoidable_sets",
    "unname",
    "unrank",
]

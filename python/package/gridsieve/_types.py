"""What functions give that have several results."""

from __future__ import annotations

from typing import NamedTuple

from ._core import Grid, Puzzle, _map_of


class Map(NamedTuple):
    """A way from one grid or puzzle to another.

    The image has in row r and column c what the original, transposed first if so said, has in row
    ``rows[r - 1]`` and column ``columns[c - 1]``, its digits renamed. ``str(map)`` is the text that
    ``gridsieve same`` and ``gridsieve transform`` print, like ``tr312456789c123456789d987654321``.
    """

    transposed: bool
    """Is the first transposed before anything else?"""
    rows: tuple[int, ...]
    """For each row of the second the row of the first, from 1."""
    columns: tuple[int, ...]
    """For each column of the second the column of the first, from 1."""
    digits: tuple[int, ...]
    """What each digit of the first, from 1, is in the second."""

    def __str__(self) -> str:
        lists = ("".join(map(str, numbers)) for numbers in self[1:])
        return ("tr" if self.transposed else "r") + "{}c{}d{}".format(*lists)

    @staticmethod
    def parse(text: str) -> Map:
        """The map of a text.

        :raises Error: it is none; the reason.
        """
        return _map_of(text)

    def inverse(self) -> Map:
        """The map that leads back."""
        return _map_of(self, True)

    def then(self, next: Map) -> Map:
        """The map that does what this one does, and then another one."""
        return _map_of(self, False, next)


class Cliques(NamedTuple):
    """The largest families of disjoint unavoidable sets (UAs) of a grid."""

    mcn: int
    """The maximal clique number: UAs in each. Every valid puzzle has as many clues at least."""
    uas: list[frozenset[int]]
    """The UAs among which they were looked for."""
    cliques: list[tuple[int, ...]]
    """Each as ascending indices of ``uas``."""
    least: list[frozenset[int]]
    """The UAs of the one with the least product of sizes."""
    complete: bool
    """False if the search was given up: there may be more, and larger ones."""


class Step(NamedTuple):
    """A step of solving by logic."""

    technique: str
    """Its name."""
    reason: str
    """Why, in words: cells like r1c2."""
    fixed: list[tuple[int, int]]
    """A cell that gets its digit, if one does: cell and digit."""
    removed: list[tuple[int, int]]
    """Candidates that are struck out: cell and digit."""


class Logic(NamedTuple):
    """How far logic solves a puzzle."""

    end: str
    """``solved``, ``unsolved`` or ``contradiction``."""
    hardest: str | None
    """The hardest technique that was needed."""
    digits: str
    """What is known at the end: 81 characters."""
    steps: list[Step]
    """What was done, in order."""


class Found(NamedTuple):
    """What a search found in one grid."""

    number: int
    """The grid's place among those that were given, from 0."""
    grid: Grid
    """The grid."""
    clues: int | None
    """The number of clues of its puzzles; ``None`` if the fewest are asked for and the mask allows no puzzle."""
    puzzles: list[Puzzle]
    """The puzzles, in the order of their texts."""
    complete: bool
    """Are these all there are? Not if there was a limit."""


class Estimate(NamedTuple):
    """An estimate of the number of puzzles of a grid."""

    clues: int
    """The number of clues of these puzzles."""
    estimate: float
    """The estimate, without bias."""
    standard_error: float | None
    """Its standard error; 0 if it is the number itself; ``None`` if nothing is known of it."""

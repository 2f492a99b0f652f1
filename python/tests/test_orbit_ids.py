"""Ids against names: two puzzles have one id exactly if they have one name."""

from __future__ import annotations

import os
from pathlib import Path

import gridsieve
import many_copies
import numpy as np
from numpy.typing import NDArray
from reference import GRID, MC

DATA = Path(__file__).parents[2] / "tests/data"
COUNT = 100_000 if os.environ.get("GRIDSIEVE_CASES") == "many" else 2_000


def check(puzzles: NDArray[np.uint8], different: int | None = None) -> None:
    ids = gridsieve.orbit_ids(puzzles).tolist()
    names = [gridsieve.name(puzzle) for puzzle in puzzles]
    assert len(set(ids)) == len(set(names)) == len(set(zip(ids, names, strict=True)))
    assert different is None or len(set(ids)) == different


def subsets(random: np.random.Generator, grid: str, kept: NDArray[np.bool_], count: int) -> NDArray[np.uint8]:
    """Valid puzzles of a grid with the cells `kept`. Every other cell is a clue with probability 1/2."""
    digits = np.array([int(digit) for digit in grid], np.uint8)
    found = np.empty((0, 81), np.uint8)
    while len(found) < count:
        drawn = np.where(kept | (random.random((4 * count, 81)) < 0.5), digits, np.uint8(0))
        _, solutions = gridsieve.solve_many(drawn)
        found = np.concatenate([found, drawn[solutions == 1]])
    return found[:count]


def one_clue_less(random: np.random.Generator, puzzles: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Each puzzle without one of its clues, if that is still valid."""
    dropped = np.where(puzzles > 0, random.random(puzzles.shape), 0).argmax(1)
    fewer = puzzles.copy()
    fewer[np.arange(len(puzzles)), dropped] = 0
    _, solutions = gridsieve.solve_many(fewer)
    valid: NDArray[np.uint8] = fewer[solutions == 1]
    return valid


def test_every_cell_counts() -> None:
    digits = np.array([int(digit) for digit in GRID], np.uint8)
    without_one = np.where(np.eye(81, dtype=np.bool_), np.uint8(0), digits)
    check(np.concatenate([without_one, [digits]]), different=82)


def test_all_puzzles_of_a_grid_with_18_clues() -> None:
    lines = (DATA / "grid3-all-18.txt").read_text().split()
    puzzles = np.array([[int(cell) for cell in line.replace(".", "0")] for line in lines], np.uint8)
    assert len(puzzles) == 87
    check(puzzles, different=87)


def test_puzzles_that_differ_in_the_lower_half_alone() -> None:
    for grid in (GRID, MC):
        puzzles = subsets(np.random.default_rng(1), grid, np.arange(81) < 40, 200)
        assert (puzzles[:, :40] == puzzles[0, :40]).all()
        check(puzzles)


def test_random_subsets_and_their_copies() -> None:
    random = np.random.default_rng(2)
    none = np.zeros(81, np.bool_)
    some = np.concatenate([subsets(random, grid, none, COUNT // 8) for grid in (GRID, MC)])
    # Random subsets of a grid differ in many cells, and two that differ in one are the hard case.
    some = np.concatenate([some, one_clue_less(random, some)])
    check(np.concatenate([some, many_copies.images(random, some)]))

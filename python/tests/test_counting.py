"""Neighbours, patterns and estimates, beside what their definitions say."""

from __future__ import annotations

import random
from itertools import combinations

import gridsieve
import numpy as np
import pytest
from gridsieve import Error, Grid, Puzzle
from reference import GRID, MC, image, is_grid, text

T = Grid(GRID)
CLUES = frozenset({7, 9, 19, 31, 33, 35, 38, 42, 47, 49, 54, 57, 60, 64, 66, 75, 77})
"""Those of its only puzzle of 17 clues."""


def are_valid(sets: list[frozenset[int]]) -> list[bool]:
    """Which of these sets of clues are valid puzzles of the grid?"""
    _, counts = gridsieve.solve_many([T.puzzle(clues) for clues in sets])
    return [count == 1 for count in counts.tolist()]


def test_the_clues_are_those_of_its_puzzle() -> None:
    assert [puzzle.clues for puzzle in gridsieve.scan(GRID, 17)] == [CLUES]


def test_a_closure_is_what_single_steps_reach() -> None:
    start = T.puzzle(CLUES)
    known: set[Puzzle] = set()
    new = {Puzzle(str(gridsieve.canonical(start)))}
    while new:
        known |= new
        found = {puzzle for one in new for puzzle in gridsieve.minus_plus(one, 1, 1)}
        new = {Puzzle(str(gridsieve.canonical(puzzle))) for puzzle in found} - known
    assert len(known) == 6
    copy = Puzzle(image(list(start), 1))
    done: list[int] = []
    for threads in (1, 3):
        assert gridsieve.closure([start], 1, 1, threads=threads, progress=done.append) == sorted(known)
        assert done[-1] == 6
    assert gridsieve.closure([copy, *known], 1, 1) == sorted(known)
    assert gridsieve.closure([], 1, 1) == []
    with pytest.raises(Error, match=r"^puzzles\[1\]: multiple"):
        gridsieve.closure([start, "." * 81], 1, 1)


def test_all_minimal_puzzles_inside_one() -> None:
    draw = random.Random(36)
    others = draw.sample(sorted(set(range(81)) - CLUES), 10)
    clues = CLUES | set(others)
    # Supersets of valid puzzles are valid: one clue less at a time.
    level: set[frozenset[int]] = {clues}
    minimal: set[frozenset[int]] = set()
    while level:
        fewer = [(one, one - {cell}) for one in level for cell in one]
        valid = [pair for pair, is_valid in zip(fewer, are_valid([less for _, less in fewer]), strict=True) if is_valid]
        minimal |= level - {one for one, _ in valid}
        level = {less for _, less in valid}
    found = gridsieve.reduce(T.puzzle(clues), all=True)
    assert found == sorted(map(T.puzzle, minimal)) and len(found) > 1
    # Without `all` clues go from the first cell on.
    left = clues
    for cell in sorted(clues):
        if are_valid([left - {cell}])[0]:
            left = left - {cell}
    assert gridsieve.reduce(T.puzzle(clues)) == [T.puzzle(left)]
    for puzzle, word in (("." * 81, "multiple"), ("11" + "." * 79, "none")):
        with pytest.raises(Error, match=f"^{word}: "):
            gridsieve.reduce(puzzle)


def test_neighbours_differ_in_one_unavoidable_set() -> None:
    found = gridsieve.neighbours(GRID, 8)
    for grid, cells in found:
        assert is_grid(list(grid)) and cells == {cell for cell in range(81) if grid[cell] != T[cell]}
    assert {cells for _, cells in found} == set(gridsieve.unavoidable_sets(GRID, 8))
    assert len(set(found)) == len(found) > 25
    grid, cells = found[0]
    assert (T, cells) in gridsieve.neighbours(grid, len(cells))


def test_patterns_have_one_form() -> None:
    assert gridsieve.pattern(GRID) == "1" * 81 and gridsieve.pattern("." * 81) == "." * 81
    for cells, moved_to in (((0, 1), (79, 80)), ((0, 10), (71, 79)), (range(9), range(72, 81)), ((0, 80), (53, 77))):
        expected = "".join("1" if cell in moved_to else "." for cell in range(81))
        assert gridsieve.pattern("".join("5" if cell in cells else "." for cell in range(81))) == expected
    puzzle = T.puzzle(CLUES)
    form = gridsieve.pattern(puzzle)
    copies = [image(list(puzzle), seed) for seed in range(100)]
    assert {gridsieve.pattern(copy) for copy in copies} == {form}
    moved = ["".join("1" if digit else "." for digit in copy) for copy in copies]
    assert all(form <= other for other in moved) and len(set(moved)) > 90
    assert gridsieve.pattern_many(map(text, copies)) == [form] * 100
    array = gridsieve.pattern_many(np.array(copies, np.uint8), threads=2)
    assert array.dtype == np.uint8 and (array == [int(sign == "1") for sign in form]).all()
    assert gridsieve.pattern_many([]) == []


def test_puzzles_of_a_pattern_of_all_cells_but_four() -> None:
    """Without the four cells of two rows and two columns in two boxes, unless these are unavoidable."""
    for grid in (T, Grid(MC)):
        unavoidable = set(gridsieve.unavoidable_sets(grid, 4))
        expected = []
        for one, two in combinations(range(9), 2):
            for three, four in combinations(range(9), 2):
                if (one // 3 == two // 3) + (three // 3 == four // 3) == 1:
                    empty = frozenset(9 * row + column for row in (one, two) for column in (three, four))
                    if empty not in unavoidable:
                        expected.append(grid.puzzle(set(range(81)) - empty))
        pattern = "".join("." if cell in (0, 3, 9, 12) else "1" for cell in range(81))
        assert len(expected) == 486 - len(unavoidable)
        assert gridsieve.pattern_puzzles(grid, pattern.replace("1", "7", 1)) == sorted(expected)
        assert gridsieve.pattern_puzzles(grid, pattern, minimal=True) == []
    with pytest.raises(Error, match="^pattern: it has no cells"):
        gridsieve.pattern_puzzles(GRID, "." * 81)


NUMBERS = range(12, 30)
"""Clues that are counted."""


def mask_and_counts(free: int) -> tuple[str, list[int], list[int]]:
    """A mask with so many cells that may be clues; the numbers of valid and minimal puzzles, by number of clues."""
    draw = random.Random(free)
    some = draw.sample(sorted(CLUES), 5) + draw.sample(sorted(set(range(81)) - CLUES), free - 5)
    must = CLUES - set(some)
    mask = "".join("1" if cell in must else "." if cell in some else "0" for cell in range(81))
    sets = [must | set(subset) for size in range(free + 1) for subset in combinations(some, size)]
    valid = {clues for clues, is_valid in zip(sets, are_valid(sets), strict=True) if is_valid}
    minimal = {clues for clues in valid if not any(are_valid([clues - {cell} for cell in clues]))}

    def counts(sets: set[frozenset[int]]) -> list[int]:
        return [sum(len(clues) == number for clues in sets) for number in NUMBERS]

    return mask, counts(valid), counts(minimal)


def test_estimates_are_exact_where_nothing_is_left_to_chance() -> None:
    mask, valid, minimal = mask_and_counts(7)
    assert sum(valid) >= 4 and sum(minimal) >= 1
    for expected, is_minimal in ((valid, False), (minimal, True)):
        found = gridsieve.estimate(GRID, NUMBERS, is_minimal, mask, members=5040)
        assert [tuple(one) for one in found] == [(k, count, 0.0) for k, count in zip(NUMBERS, expected, strict=True)]


def test_estimates_are_right_on_average() -> None:
    mask, valid, minimal = mask_and_counts(12)
    grids = [GRID] * 500
    for expected, is_minimal in ((valid, False), (minimal, True)):
        found = gridsieve.estimate_many(grids, NUMBERS, is_minimal, mask, members=8, seed=36)
        sums = found.sum(axis=1)
        error = sums.std(ddof=1) / len(grids) ** 0.5
        assert 0 < error < 0.2 * sum(expected) and abs(sums.mean() - sum(expected)) < 4 * error
        one_thread = gridsieve.estimate_many(grids[:50], NUMBERS, is_minimal, mask, members=8, seed=36, threads=1)
        assert (one_thread == found[:50]).all()


def test_seeds_of_estimates() -> None:
    rough = gridsieve.estimate(GRID, [22, 21], members=16, seed=1)
    assert [one.clues for one in rough] == [21, 22]
    assert rough == gridsieve.estimate(T, [21, 22, 22], members=16, seed=1, threads=1)
    assert rough != gridsieve.estimate(T, [21, 22], members=16, seed=2)
    assert gridsieve.estimate_many([], [20, 21]).shape == (0, 2)
    for wrong, words in (([], "no number is given"), ([0], "clues: 0 is not in 1..=81")):
        with pytest.raises(Error, match=words):
            gridsieve.estimate(GRID, wrong)

"""Grids, puzzles and catalogues as Python's own sequences are; what messages say."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from pathlib import Path

import gridsieve
import numpy as np
import pytest
from gridsieve import Catalogue, Error, Grid, Puzzle
from hypothesis import given
from hypothesis import strategies as st
from reference import GRID, MC, image

SEVENTEEN = "..34.6..........2.......5..29..1..................84.35.4.....8...92..7.........."
ITEMS = [Grid(GRID), Puzzle(SEVENTEEN), Puzzle("." * 81)]
places = st.none() | st.integers(-100, 100)


@pytest.mark.parametrize("item", ITEMS, ids=["grid", "puzzle", "empty"])
@given(slice=st.builds(slice, places, places, places.filter(lambda step: step != 0)), place=st.integers(-81, 80))
def test_items_and_slices_are_those_of_a_tuple(item: Grid | Puzzle, slice: slice, place: int) -> None:
    digits = tuple(np.asarray(item).tolist())
    assert item[slice] == digits[slice] and item[place] == digits[place]
    assert item[np.int64(place)] == digits[place]


@pytest.mark.parametrize("item", ITEMS, ids=["grid", "puzzle", "empty"])
def test_items_are_sequences(item: Grid | Puzzle) -> None:
    digits = tuple(np.asarray(item).tolist())
    assert isinstance(item, Sequence) and len(item) == 81 and tuple(reversed(item)) == digits[::-1]
    for digit in range(11):
        assert item.count(digit) == digits.count(digit) and (digit in item) == (digit in digits)
        for bounds in ((), (40,), (-30, 70)):
            try:
                place = digits.index(digit, *bounds)
            except ValueError:
                with pytest.raises(ValueError):
                    item.index(digit, *bounds)
            else:
                assert item.index(digit, *bounds) == place
    match item:
        case [first, *rest]:
            assert first == digits[0] and len(rest) == 80
        case _:
            raise AssertionError
    for wrong in (81, -82, 2**70):
        with pytest.raises(IndexError):
            item[wrong]
    for kind in ("0", 1.0, None):
        with pytest.raises(TypeError):
            item[kind]  # type: ignore[call-overload]
    assert f"{item}" == str(item) and f"{item:>90}" == " " * 9 + str(item) and f"{item:.9}|" == str(item)[:9] + "|"
    with pytest.raises(ValueError):
        f"{item:d}"
    assert item != digits and {item: 1}[type(item)(str(item))] == 1
    assert weakref.ref(item)() is item


def test_a_grid_is_looked_for_by_its_rank(tmp_path: Path) -> None:
    whole = Catalogue()
    for index in (0, 10**9, 5_472_730_537):
        grid = whole[index]
        assert grid in whole and whole.index(grid) == index and str(grid) in whole
    other = Grid(image(list(whole[10**9]), 1))
    assert other not in whole and gridsieve.rank(other) == 10**9
    with pytest.raises(ValueError, match="not in minlex form: gridsieve.rank"):
        whole.index(other)
    with pytest.raises(Error, match="1 character instead of 81"):
        "1" in whole
    grids = whole[1000:5100]
    file = Catalogue.write(tmp_path / "some.gsc", grids)
    for place in (0, 4095, 4096, 4099):
        assert grids[place] in file and file.index(grids[place]) == place
    assert MC not in file
    with pytest.raises(ValueError, match="the file does not have the grid"):
        file.index(MC)


def test_a_range_that_runs_backwards_is_told() -> None:
    with pytest.raises(IndexError, match="^start 12 comes after stop 10: the range runs backwards$"):
        Catalogue().grids(12, 10)
    assert list(Catalogue().grids(10, 10)) == []


def test_messages_name_functions_of_python() -> None:
    for function in (Grid, gridsieve.rank, gridsieve.scan, gridsieve.fewest):
        with pytest.raises(Error, match=r"^this is a puzzle of 17 clues, not a full grid; gridsieve.solve\(puzzle\) gives"):
            function(SEVENTEEN)
    with pytest.raises(Error, match=r"^grids\[1\]: this is a puzzle of 17 clues.*gridsieve.solve\(puzzle\) gives"):
        list(gridsieve.scan_many([GRID, SEVENTEEN]))


def test_names_of_many() -> None:
    puzzles = [GRID, SEVENTEEN] * 2500
    done: list[int] = []
    names = gridsieve.name_many(puzzles, progress=done.append)
    assert names == [gridsieve.name(puzzle) for puzzle in puzzles[:2]] * 2500 and done[-1] == 5000
    array = np.array([list(Puzzle(puzzle)) for puzzle in puzzles[:2]], np.uint8)
    assert gridsieve.name_many(array, threads=2) == names[:2]
    for wrong, words in ((GRID[1:], "80 characters"), ("." * 81, "multiple: "), ("11" + "." * 79, "none: ")):
        with pytest.raises(Error, match=rf"^puzzles\[1\]: {words}"):
            gridsieve.name_many([GRID, wrong])


def test_fewest_within_a_mask() -> None:
    (puzzle,) = gridsieve.fewest(GRID)
    own = "".join("." if clue else "0" for clue in puzzle)
    assert gridsieve.fewest(GRID, mask=own) == [puzzle]
    assert gridsieve.fewest(GRID, mask=own.replace(".", "0", 1)) == []

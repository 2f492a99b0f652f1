"""Maps between grids and puzzles: text, inverse, canonical form, random ones."""

from __future__ import annotations

from typing import Any

import gridsieve
import numpy as np
import pytest
from gridsieve import Error, Grid, Map, Puzzle
from hypothesis import given
from hypothesis import strategies as st
from reference import GRID, MC

SEVENTEEN = "..34.6..........2.......5..29..1..................84.35.4.....8...92..7.........."
IDENTITY = "r123456789c123456789d123456789"
lines = st.tuples(st.permutations(range(3)), *[st.permutations(range(1, 4))] * 3).map(
    lambda order: tuple(3 * band + line for band, within in zip(order[0], order[1:]) for line in within)
)
maps = st.builds(Map, st.booleans(), lines, lines, st.permutations(range(1, 10)).map(tuple))
# Full grids; puzzles of one solution, of several, and of none.
items = st.sampled_from([GRID, MC, SEVENTEEN, "12" + "." * 79, "11" + "." * 79, "." * 81])


def by_hand(item: str, map: Map) -> str:
    """The image, as the documentation of ``Map`` tells it."""
    cells = np.array(list(item)).reshape(9, 9)
    cells = cells.T if map.transposed else cells
    names = {str(digit): str(name) for digit, name in enumerate(map.digits, 1)}
    return "".join(names.get(cells[row - 1, column - 1], ".") for row in map.rows for column in map.columns)


@given(item=items, map=maps, next=maps)
def test_maps_lead_there_and_back(item: str, map: Map, next: Map) -> None:
    original = Grid(item) if "." not in item else Puzzle(item)
    image = gridsieve.transform(item, map)
    assert type(image) is type(original) and str(image) == by_hand(item, map)
    assert gridsieve.transform(image, map.inverse()) == original
    assert gridsieve.transform(image, next) == gridsieve.transform(original, map.then(next))
    assert Map.parse(str(map)) == map == map.inverse().inverse() and f"{map}" == str(map)
    assert gridsieve.transform(original, str(map)) == image
    found = gridsieve.same(original, image)
    assert found is not None and gridsieve.transform(original, found) == image
    # All copies have one canonical form.
    assert gridsieve.canonical(image) == gridsieve.canonical(original)
    to_form = gridsieve.canonical_map(image)
    assert gridsieve.transform(image, to_form) == gridsieve.canonical(image)
    assert gridsieve.transform(gridsieve.canonical(image), to_form.inverse()) == image


def test_random_isomorphs() -> None:
    for item in (GRID, SEVENTEEN, "12" + "." * 79):
        images = gridsieve.random_isomorphs(item, 50, seed=3)
        assert images.shape == (50, 81) and images.dtype == np.uint8 and len(np.unique(images, axis=0)) == 50
        assert set(gridsieve.canonical_many(map(Puzzle, images))) == {str(gridsieve.canonical(item))}
        assert (gridsieve.random_isomorphs(Puzzle(item), 20, 3) == images[:20]).all()
        assert not (gridsieve.random_isomorphs(item, 50) == images).all(axis=1).any()
    assert gridsieve.random_isomorphs(GRID, 0).shape == (0, 81)
    with pytest.raises(MemoryError):
        gridsieve.random_isomorphs(GRID, 10**16)
    with pytest.raises(Error, match="^number: -1 is not in"):
        gridsieve.random_isomorphs(GRID, -1)


def test_what_is_no_map() -> None:
    assert Map.parse(IDENTITY).inverse() == Map.parse(IDENTITY)
    one_to_nine = tuple(range(1, 10))
    torn = (1, 4, 3, 2, 5, 6, 7, 8, 9)
    refused: list[tuple[Map | str, str]] = [
        ("", "^map: a map is r and nine rows"),
        (IDENTITY + " ", "^map: a map is r and nine rows"),
        (IDENTITY.replace("234", "432", 1), "^map: the rows are not 1 to 9"),
        (IDENTITY.replace("d12", "d22"), "^map: the new digits are not 1 to 9"),
        (Map(False, torn, one_to_nine, one_to_nine), "^map: rows, columns and digits are 1 to 9"),
        (Map(False, one_to_nine, one_to_nine, (0, *one_to_nine[1:])), "^map: rows, columns and digits are 1 to 9"),
    ]
    for wrong, words in refused:
        with pytest.raises(Error, match=words):
            gridsieve.transform(GRID, wrong)
    kinds: list[Any] = [None, 3, (1, 2), "r1".encode()]
    for kind in kinds:
        with pytest.raises(TypeError):
            gridsieve.transform(GRID, kind)

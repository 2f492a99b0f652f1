"""Whatever is given to a function: its answer is right, or it says what is wrong."""

from __future__ import annotations

import pickle
from typing import Any

import gridsieve
import numpy as np
import pytest
from gridsieve import Error, Grid, Puzzle
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp
from reference import GRID, MC, image, is_grid, solutions, text

DTYPES = ["u1", "i1", "<u2", ">u2", "<i4", ">i4", "<i8", ">i8", "?", "<f4", ">f8", "S1", "U1", "S81", "O", "V1", "M8[s]"]
REFUSED = (Error, TypeError, OverflowError)


@st.composite
def grids(draw: st.DrawFn) -> list[int]:
    """The digits of a grid."""
    whole = draw(st.sampled_from([GRID, MC, *(str(gridsieve.unrank(i)) for i in (0, 17, 5_000_000_000))]))
    return image([int(digit) for digit in whole], draw(st.integers(0, 2**32)))


@st.composite
def puzzles(draw: st.DrawFn) -> list[int]:
    """The digits of a puzzle: often valid, sometimes with many solutions or none."""
    digits = draw(grids())
    empty = draw(st.sets(st.integers(0, 80), max_size=81 - 22))
    digits = [0 if cell in empty else digit for cell, digit in enumerate(digits)]
    for cell, digit in draw(st.lists(st.tuples(st.integers(0, 80), st.integers(0, 9)), max_size=2)):
        digits[cell] = digit
    return digits


@st.composite
def arrays(draw: st.DrawFn) -> Any:
    """An array of any kind, in any order of memory."""
    if draw(st.booleans()):
        rows = draw(st.lists(puzzles(), max_size=6))
        array = np.array(rows, np.uint8).reshape(-1, 81)
        for row, cell, digit in draw(
            st.lists(st.tuples(st.integers(0, 5), st.integers(0, 80), st.integers(0, 255)), max_size=1)
        ):
            if row < len(array):
                array[row, cell] = digit
        array = array.astype(draw(st.sampled_from(["u1", "u1", "u1", ">u2", "<i8", "f4", "?"])))
    else:
        shape = draw(st.sampled_from([(0, 81), (1, 81), (2, 81), (81,), (9, 9), (81, 1), (2, 9, 9), (0,), (), (3, 80), (2, 82)]))
        dtype = np.dtype(draw(st.sampled_from(DTYPES)))
        array = np.zeros(shape, dtype)
    how = draw(st.sampled_from(["as it is", "fortran", "reversed", "strided", "readonly", "broadcast", "transposed", "masked", "columns"]))
    if array.ndim == 2:
        if how == "fortran":
            array = np.asfortranarray(array)
        elif how == "reversed":
            array = array[::-1, ::-1]
        elif how == "strided":
            array = np.repeat(array, 3, axis=0)[::3]
        elif how == "broadcast" and len(array):
            array = np.broadcast_to(array[0], (3, array.shape[1]))
        elif how == "transposed":
            array = np.ascontiguousarray(array.T).T
        elif how == "columns":
            array = np.repeat(array, 2, axis=1)[:, ::2]
    if how == "readonly":
        array.flags.writeable = False
    if how == "masked":
        return np.ma.masked_array(array)
    return array


def sound_rows(array: Any) -> list[list[int]] | None:
    """The rows of an array that is to be accepted."""
    if type(array) is not np.ndarray or array.dtype != np.uint8 or array.ndim != 2 or array.shape[1] != 81:
        return None
    rows: list[list[int]] = array.tolist()
    return rows


@given(arrays())
def test_arrays(array: Any) -> None:
    rows = sound_rows(array)
    before = array.copy()
    for threads in (1, 2):
        try:
            found, counts = gridsieve.solve_many(array, threads=threads)
        except REFUSED as error:
            bad = [i for i, row in enumerate(rows or []) if max(row) > 9]
            assert rows is None or f"puzzles[{bad[0]}]: " in str(error)
            continue
        if rows is None:
            # One-dimensional arrays without rows, and of texts, are lists.
            assert array.ndim == 1 and len(array) == len(found) and (len(array) == 0 or array.dtype.kind in "UO")
            continue
        assert found.shape == array.shape and counts.shape == array.shape[:1]
        assert found.dtype == counts.dtype == np.uint8
        for row, solution, count in zip(rows, found.tolist(), counts.tolist(), strict=True):
            expected = solutions(row, 2)
            assert count == len(expected)
            assert solution == (expected[0] if count == 1 else [0] * 81)
    assert array.dtype == before.dtype and (before.tobytes() == array.tobytes())


@given(st.lists(puzzles(), min_size=1, max_size=8), st.integers(0, 2**32), st.booleans())
def test_forms_and_ids(rows: list[list[int]], seed: int, as_array: bool) -> None:
    copies = [image(row, seed + i) for i, row in enumerate(rows)]
    both = rows + copies
    given: Any = np.array(both, np.uint8) if as_array else [text(row) for row in both]
    whole = [i for i, row in enumerate(both) if 0 not in row and not is_grid(row)]
    try:
        forms = gridsieve.canonical_many(given)
    except Error as error:
        assert whole and f"items[{whole[0]}]: " in str(error)
        return
    assert not whole
    forms = [text(form) for form in forms.tolist()] if as_array else forms
    assert forms[: len(rows)] == forms[len(rows) :]
    for row, form in zip(both, forms, strict=True):
        single = gridsieve.canonical(text(row))
        assert str(single) == form and isinstance(single, Grid if 0 not in row else Puzzle)
        assert gridsieve.same(text(row), form) is not None
    counts = [len(solutions(row, 2)) for row in both]
    minimal = gridsieve.minimal_many(given)
    for row, count, is_minimal in zip(both, counts, minimal.tolist(), strict=True):
        fewer = ([0 if cell == clue else digit for cell, digit in enumerate(row)] for clue in range(81) if row[clue])
        assert is_minimal == (count == 1 and all(len(solutions(puzzle, 2)) > 1 for puzzle in fewer))
        assert is_minimal == gridsieve.is_minimal(text(row))
    bad = [i for i, count in enumerate(counts) if count != 1]
    try:
        ids = gridsieve.orbit_ids(given)
    except Error as error:
        reason = "none: " if counts[bad[0]] == 0 else "multiple: "
        assert f"puzzles[{bad[0]}]: {reason}" in str(error)
        return
    assert not bad and ids.dtype == "S27" and all(len(one) == 27 for one in ids.tolist())
    assert ids[: len(rows)].tolist() == ids[len(rows) :].tolist()
    assert len(set(ids.tolist())) == len(set(forms))
    names = [gridsieve.name(text(row)) for row in rows]
    assert len(set(names)) == len(set(forms))
    assert [str(gridsieve.unname(name)) for name in names] == forms[: len(rows)]


# Digits, signs of empty cells, and what is neither.
CHARACTERS = "123456789.0*_-x \n|+,;'\"#abc\x00\u00e9\u2500\ud800\U0001f600"


@given(st.one_of(st.text(CHARACTERS, max_size=200), st.text(".123456789", min_size=79, max_size=83), puzzles().map(text), st.text()))
def test_texts(given: str) -> None:
    try:
        puzzle = Puzzle(given)
    except REFUSED as error:
        assert str(error)
        plain = given if given.isascii() else ""
        assert len(plain) != 81 or not set(plain) <= set("123456789.0*_-x")
        try:
            gridsieve.solve_many([GRID, given])
        except REFUSED as other:
            assert str(other) == f"puzzles[1]: {error}"
        else:
            raise AssertionError(given)
        return
    assert Puzzle(str(puzzle)) == puzzle and hash(Puzzle(str(puzzle))) == hash(puzzle)
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle
    digits = list(puzzle)
    assert Puzzle(digits) == Puzzle(np.array(digits).reshape(9, 9)) == Puzzle(np.array(digits, ">i4")) == puzzle
    assert text(digits) == str(puzzle) and puzzle.clues == {cell for cell in range(81) if digits[cell]}
    try:
        grid = Grid(given)
    except Error:
        assert not is_grid(digits)
    else:
        assert is_grid(digits) and str(grid) == str(puzzle) and Puzzle(grid) == puzzle


SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.binary(max_size=81), st.just(GRID), st.just(object())
)
THINGS = st.recursive(SCALARS, lambda some: st.one_of(st.lists(some, max_size=81), st.dictionaries(st.text(max_size=2), some, max_size=2)), max_leaves=100)


@given(THINGS)
def test_anything(thing: Any) -> None:
    for function in (
        Puzzle, Grid, gridsieve.solve, gridsieve.canonical, gridsieve.name, gridsieve.rank, gridsieve.automorphisms,
        gridsieve.is_minimal, gridsieve.logic, gridsieve.scan, gridsieve.fewest, gridsieve.unavoidable_sets,
    ):
        try:
            function(thing)
        except REFUSED as error:
            assert str(error)
        else:
            # What is not one of these is no grid.
            assert thing == GRID or isinstance(thing, (bool, list, dict)), thing
    for many in (gridsieve.solve_many, gridsieve.canonical_many, gridsieve.orbit_ids, gridsieve.minimal_many, gridsieve.scan_many):
        try:
            many([GRID, thing])
        except REFUSED as error:
            assert "[1]: " in str(error)
        try:
            many(thing)
        except REFUSED as error:
            assert str(error)


@pytest.mark.nightly
@given(st.integers(), st.one_of(st.none(), st.text("01.", min_size=80, max_size=82), st.text(max_size=3)), st.integers(), st.integers())
def test_numbers(clues: int, mask: str | None, limit: int, threads: int) -> None:
    sound = 1 <= clues <= 81 and 1 <= limit < 2**63 and 1 <= threads <= 1024 and (mask is None or len(mask) == 81)
    try:
        # It ends with the iterator.
        gridsieve.scan(GRID, clues, mask=mask, limit=limit, threads=min(threads, 3))
        assert 1 <= clues <= 81 and limit >= 1
    except REFUSED as error:
        assert not sound and str(error)
    for function in (
        lambda: gridsieve.unrank(clues),
        lambda: gridsieve.sample(-1 - abs(clues)),
        lambda: gridsieve.Catalogue()[clues],
        lambda: gridsieve.Catalogue()[limit : limit + 3],
        lambda: list(gridsieve.Catalogue().grids(limit, limit + 2)),
        lambda: gridsieve.minus_plus(GRID, 9 + abs(clues), 0),
        lambda: gridsieve.count_solutions(GRID, limit=limit),
        lambda: gridsieve.unname(str(mask)),
    ):
        try:
            function()
        except (*REFUSED, IndexError) as error:
            assert str(error)


@given(st.binary(max_size=400))
def test_files(tmp_path_factory: Any, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "some.gsc"
    path.write_bytes(data)
    try:
        gridsieve.Catalogue(path)
    except OSError as error:
        assert "some.gsc" in str(error)
    else:
        raise AssertionError(data)

"""The package as a whole: its documentation, threads, signals, and long work."""

from __future__ import annotations

import contextlib
import doctest
import gc
import inspect
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gridsieve
import many_copies
import numpy as np
import pytest
from gridsieve import Catalogue, Error, Grid, Puzzle
from reference import GRID, MC, image

FUNCTIONS = [getattr(gridsieve, name) for name in gridsieve.__all__ if inspect.isbuiltin(getattr(gridsieve, name))]


@pytest.mark.nightly
def test_examples_of_the_documentation() -> None:
    runner = doctest.DocTestRunner()
    names = {name: getattr(gridsieve, name) for name in gridsieve.__all__}
    for name, thing in names.items():
        doc = inspect.getdoc(thing) if name != "__version__" else None
        if doc:
            runner.run(doctest.DocTestParser().get_doctest(doc, dict(names), name, None, 0))
    assert runner.summarize().failed == 0
    assert runner.summarize().attempted > 25


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_every_parameter_is_explained(function: Any) -> None:
    doc = inspect.getdoc(function)
    assert doc
    parameters = list(inspect.signature(function).parameters)
    assert parameters
    for name in parameters:
        assert f":param {name}:" in doc, name
    assert doc.count(":param ") == len(parameters)
    assert ":raises " in doc and "(n, 81)" in doc or not function.__name__.endswith("_many")


@pytest.mark.nightly
def test_stubs_are_those_of_the_package() -> None:
    subprocess.run([sys.executable, "-m", "mypy.stubtest", "gridsieve"], check=True, cwd="/")
    for what in (["-p", "gridsieve"], ["."]):
        tests = Path(__file__).parent
        subprocess.run([sys.executable, "-m", "mypy", "--strict", *what], check=True, cwd=tests)


def test_version_is_that_of_the_program() -> None:
    manifest = (Path(__file__).parents[2] / "Cargo.toml").read_text()
    assert f'version = "{gridsieve.__version__}"' in manifest


def test_objects() -> None:
    grid = Grid(GRID)
    puzzle = grid.puzzle({0, 8, 80})
    assert str(puzzle) == "6" + "." * 7 + "2" + "." * 71 + "9"
    assert puzzle.clues == {0, 8, 80} and puzzle[-1] == 9 and list(puzzle) == np.asarray(puzzle).tolist()
    assert eval(repr(puzzle)) == puzzle and eval(repr(grid)) == grid
    assert pickle.loads(pickle.dumps([grid, puzzle])) == [grid, puzzle]
    assert len({puzzle, Puzzle(str(puzzle)), Puzzle(list(puzzle))}) == 1
    assert sorted([puzzle, Puzzle("." * 81)])[0] == Puzzle("." * 81)
    assert grid != Puzzle(grid) and grid != GRID
    nine_lines = "\n".join(GRID[i : i + 3] + "|" + GRID[i + 3 : i + 6] + "|" + GRID[i + 6 : i + 9] for i in range(0, 81, 9))
    rows = [list(map(int, GRID[i : i + 9])) for i in range(0, 81, 9)]
    for same in (nine_lines, rows, np.array(rows), np.array(rows, ">i2"), [np.int64(digit) for digit in grid], iter(grid)):
        assert Grid(same) == grid
    for wrong, words in [
        ("12", "2 characters instead of 81"),
        (GRID + "\n" + GRID, "2 puzzles in one text"),
        ("\n".join(nine_lines.split("\n")[:8]), "8 rows of nine cells instead of 9"),
        ("." * 81, "this is a puzzle of 0 clues, not a full grid"),
        (GRID.replace("6", "3", 1), "row 1 has the digit 3 twice"),
        ([*grid][:80], "a list of 80 cells instead of 81"),
        ([*([1] * 80), 1.0], "cell 80, counted from 0, has 1.0 instead of a digit"),
        ([*([1] * 80), 10], "cell 80, counted from 0, has 10 instead of a digit"),
        ([*([1] * 80), True], "has True instead"),
        (np.zeros((9, 9)), "dtype float64 instead of an integer one"),
        (np.zeros(80, int), r"shape \(80,\) instead of"),
        (np.ma.masked_array(np.zeros(81, int)), "a masked array"),
    ]:
        with pytest.raises(Error, match=words):
            Grid(wrong)
    for thing in (None, 3, b"." * 81, object()):
        with pytest.raises(TypeError):
            Puzzle(thing)  # type: ignore[arg-type]
    with pytest.raises(Error, match="81 is no cell"):
        grid.puzzle([81])
    with pytest.raises(IndexError):
        puzzle[81]


def test_pictures() -> None:
    from xml.etree import ElementTree

    for thing, digits in ((Grid(GRID), GRID), (Grid(GRID).puzzle({3, 80}), "79")):
        picture = ElementTree.fromstring(thing._repr_svg_())
        texts = [element.text for element in picture.iter() if element.tag.endswith("text")]
        assert "".join(map(str, texts)) == digits


def test_bad_items_are_named() -> None:
    with pytest.raises(Error, match=r"^puzzles\[5000\]: 80 characters instead of 81$"):
        gridsieve.solve_many([GRID] * 5000 + [GRID[1:]] + ["1"])
    array = np.zeros((9000, 81), np.uint8)
    array[[8500, 8600], 7] = 10
    with pytest.raises(Error, match=r"^puzzles\[8500\]: cell 7, counted from 0, has 10 "):
        gridsieve.solve_many(array)
    # The first one, though another mistake is seen before.
    with pytest.raises(Error, match=r"^items\[1\]: row 1 has the digit 1 twice$"):
        gridsieve.canonical_many([GRID, "1" * 81, *[GRID] * 9000, "x"])
    results = gridsieve.scan_many([GRID, MC, "1" * 81], 16)
    assert [result.number for result in (next(results), next(results))] == [0, 1]
    with pytest.raises(Error, match=r"^grids\[2\]: row 1"):
        next(results)
    # What was taken is not everything: that must not be forgotten.
    with pytest.raises(RuntimeError, match="not complete"):
        list(results)
    # Wrong in another way than a later one that cannot be read.
    with pytest.raises(Error, match=r"^puzzles\[0\]: multiple"):
        gridsieve.orbit_ids(["." * 81, "x"])
    array[:1] = 0
    with pytest.raises(Error, match=r"^puzzles\[0\]: multiple"):
        gridsieve.orbit_ids(array[[0, 8500]])


def test_all_cores_and_one_give_the_same() -> None:
    grids = gridsieve.sample(300, 7)
    copies = np.array([image(row, i) for i, row in enumerate(grids.tolist())], np.uint8)
    done: list[int] = []
    for threads in (1, 2, 5, None):
        assert (gridsieve.sample(300, 7, threads=threads) == grids).all()
        assert (gridsieve.canonical_many(copies, threads=threads, progress=done.append) == grids).all()
    assert done.count(300) == 4 and sorted(done) == done
    with pytest.raises(Error, match=r"^threads: 0 is not in 1..=1024$"):
        gridsieve.sample(1, threads=0)


def test_exceptions_of_a_callback_end_the_work() -> None:
    def enough(done: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        gridsieve.solve_many([GRID], progress=enough)


def test_iterators_that_failed_are_not_complete() -> None:
    class Stop(Exception):
        pass

    def enough(done: int) -> None:
        raise Stop

    def interrupted() -> Iterator[Grid]:
        yield Grid(GRID)
        raise KeyboardInterrupt

    results = gridsieve.scan_many([GRID], 16, progress=enough)
    with pytest.raises(Stop):
        list(results)
    with pytest.raises(RuntimeError, match="not complete"):
        next(results)
    results = gridsieve.scan_many(interrupted(), 16)
    with pytest.raises(KeyboardInterrupt):
        list(results)
    with pytest.raises(RuntimeError, match="not complete"):
        next(results)


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
def test_searches_go_on_after_ctrl_c() -> None:
    def searches() -> list[Iterator[object]]:
        return [gridsieve.scan(GRID, 18), gridsieve.scan_many([GRID] * 3, 17)]

    for search, whole in zip(searches(), map(list, searches())):
        found: list[object] = []
        timer = threading.Timer(0.01, signal.raise_signal, [signal.SIGINT])
        with pytest.raises(KeyboardInterrupt):
            timer.start()
            # Not `append` of what `next` gives: Python may stop between the two and lose it.
            found.extend(search)
            timer.join()
        assert found + list(search) == whole


def test_solutions_are_found_as_they_are_taken() -> None:
    puzzle = Puzzle("." * 18 + GRID[18:])
    found = list(gridsieve.solutions(puzzle))
    assert len(found) == len(set(found)) == gridsieve.count_solutions(puzzle) > 1
    assert Grid(GRID) in found and all(grid[18:] == puzzle[18:] for grid in found)
    assert list(gridsieve.solutions("11" + "." * 79)) == []
    with pytest.raises(Error, match="^80 characters"):
        gridsieve.solutions("." * 80)
    # Nobody takes all of these.
    endless = gridsieve.solutions("." * 81)
    assert len({next(endless) for _ in range(2000)}) == 2000
    del endless
    wait_until_none()
    ended = gridsieve.solutions(GRID)
    assert [*ended] == [Grid(GRID)] and [*ended] == []


def test_sizes_and_indices_that_no_machine_has() -> None:
    many = np.broadcast_to(np.zeros(81, np.uint8), (10**15, 81))
    for work in (gridsieve.canonical_many, gridsieve.solve_many):
        with pytest.raises(MemoryError):
            work(many)
    with pytest.raises(MemoryError):
        gridsieve.sample(10**16)
    for index in (2**70, -(2**70), -1):
        with pytest.raises(IndexError, match=f"there is no grid {index}: "):
            gridsieve.unrank(index)
    for index in (2**70, -(2**70)):
        with pytest.raises(IndexError, match=f"there is no grid {index}: "):
            Catalogue()[index]
    with pytest.raises(TypeError):
        Catalogue()[True]
    with pytest.raises(Error, match="^seed: "):
        gridsieve.sample(1, seed=-1)


def test_a_mask_that_allows_no_puzzle_has_no_fewest_clues() -> None:
    for mask in ("0" * 81, "1" + "0" * 80):
        (found,) = gridsieve.fewest_many([GRID], mask=mask)
        assert found.clues is None and found.puzzles == [] and found.complete
        assert gridsieve.fewest(GRID, mask=mask) == []


def own_threads() -> int:
    """Threads of this process that gridsieve has started."""
    names = []
    for task in Path("/proc/self/task").iterdir():
        # It may end before it is read.
        with contextlib.suppress(OSError):
            names.append((task / "comm").read_text())
    return sum(name.strip() in ("gridsieve", "worker", "reader", "catalogue", "helper", "searcher") for name in names)


def wait_until_none() -> None:
    end = time.monotonic() + 30
    while own_threads() > 0:
        assert time.monotonic() < end, "threads go on"
        time.sleep(0.01)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_dropped_iterators_end_their_threads() -> None:
    def endless() -> Iterator[Grid]:
        index = 0
        while True:
            yield gridsieve.unrank(index)
            index += 1

    wait_until_none()
    given = endless()
    results = gridsieve.scan_many(given, 16, threads=3)
    next(results)
    puzzles = gridsieve.scan(MC, 24, threads=2)
    grids = Catalogue().grids(10**9)
    next(grids)
    assert own_threads() > 0
    del results, puzzles, grids
    gc.collect()
    wait_until_none()
    # The search did not run ahead of who takes its results.
    assert int(gridsieve.rank(next(given))) < 3000


def test_results_come_in_order_or_as_they_come() -> None:
    grids = [Grid(GRID), *(gridsieve.unrank(i) for i in range(3))]
    in_order = list(gridsieve.scan_many(grids, threads=2))
    assert [found.number for found in in_order] == [0, 1, 2, 3] and [len(found.puzzles) for found in in_order] == [1, 0, 0, 0]
    assert all(found.complete and found.clues == 17 for found in in_order)
    assert sorted(gridsieve.scan_many(grids, ordered=False)) == in_order
    assert sorted(gridsieve.scan(GRID, ordered=False)) == list(gridsieve.scan(GRID))
    assert sorted(gridsieve.scan(GRID, 17, True, ordered=False)) == list(gridsieve.scan(GRID, 17, True))
    done: list[int] = []
    assert list(gridsieve.scan_many(grids, progress=done.append)) == in_order
    assert done[-1] == 4 and sorted(done) == done
    limited = list(gridsieve.scan_many([GRID], 18, limit=2))
    assert len(limited[0].puzzles) == 2 and not limited[0].complete
    assert list(gridsieve.scan_many([])) == [] and list(gridsieve.fewest_many(np.zeros((0, 81), np.uint8))) == []


def test_gsc_files(tmp_path: Path) -> None:
    path = tmp_path / "some.gsc"
    grids = gridsieve.sample(50, 3)
    catalogue = Catalogue.write(path, grids)
    assert len(catalogue) == 50 == len(Catalogue(path)) and "some.gsc" in repr(catalogue)
    assert (catalogue[:] == grids).all() and (catalogue[-5:] == grids[45:]).all() and catalogue[7:7].shape == (0, 81)
    assert catalogue[-1] == Grid(grids[-1]) and list(catalogue) == [Grid(row) for row in grids]
    assert list(catalogue.grids(10, 12)) == [Grid(row) for row in grids[10:12]]
    for index in (50, -51):
        with pytest.raises(IndexError, match=f"there is no grid {index}: the catalogue has 50, counted from 0"):
            catalogue[index]
    with pytest.raises(IndexError):
        catalogue.grids(49, 51)
    with pytest.raises(Error, match="step 1"):
        catalogue[::2]
    before = path.read_bytes()
    with pytest.raises(Error, match=r"^grids\[1\]: 1 character"):
        Catalogue.write(path, [GRID, "1"])
    assert path.read_bytes() == before and os.listdir(tmp_path) == ["some.gsc"]
    with pytest.raises(OSError, match="cannot open .*none.gsc"):
        Catalogue(tmp_path / "none.gsc")
    assert [found.number for found in gridsieve.scan_many(catalogue.grids(0, 3), 16)] == [0, 1, 2]


INTERRUPTED = {
    "scan": "list(gridsieve.scan(MC, 26))",
    "scan_many": "list(gridsieve.scan_many([MC] * 10, 26))",
    "fewest": "list(gridsieve.fewest_many([MC] * 10**6))",
    "solve_many": "gridsieve.solve_many('.' * 81 for _ in iter(int, 1))",
    "orbit_ids": "gridsieve.orbit_ids(numpy.broadcast_to(gridsieve.sample(1), (10**9, 81)))",
    "solutions": "for _ in gridsieve.solutions('.' * 81):\n        pass",
    "count_solutions": "gridsieve.count_solutions('.' * 81, limit=10**12)",
    "minus_plus": "gridsieve.minus_plus(next(gridsieve.scan(GRID)), 4, 4)",
    "unavoidable_sets": "gridsieve.unavoidable_sets(MC, 81)",
    "sample": "gridsieve.sample(10**6)",
    "catalogue": "Catalogue()[: 10**8]",
}


# Those whose threads end soon after.
ENDING = ("scan", "scan_many", "solve_many", "orbit_ids", "solutions") if sys.platform == "linux" else ()


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
@pytest.mark.parametrize("work", INTERRUPTED)
def test_ctrl_c(work: str) -> None:
    code = (
        "import sys, time, numpy, gridsieve\nfrom gridsieve import *\n"
        f"GRID, MC = {GRID!r}, {MC!r}\n"
        "print('now', flush=True)\n"
        f"try:\n    {INTERRUPTED[work]}\nexcept KeyboardInterrupt:\n    print('stopped', flush=True)\n"
        f"if {work in ENDING}:\n    sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
        "    import test_package\n    test_package.wait_until_none()\n"
        "print('ended', flush=True)\n"
        "import os; os._exit(0)\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout and process.stdout.readline() == "now\n"
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60)[0] == "stopped\nended\n"


def test_other_threads_go_on() -> None:
    begun, ended = threading.Event(), threading.Event()

    def grids() -> Iterator[Grid]:
        # Taken by the search: it waits until the other thread has run while it does.
        yield Grid(GRID)
        begun.set()
        assert ended.wait(60)
        yield Grid(MC)

    def other() -> None:
        assert begun.wait(60)
        # A search of its own, in the middle of that one.
        assert len(gridsieve.fewest(GRID)) == 1
        ended.set()

    thread = threading.Thread(target=other)
    thread.start()
    assert [found.number for found in gridsieve.scan_many(grids(), 16)] == [0, 1]
    thread.join()


def test_copies_are_found() -> None:
    many_copies.check(int(os.environ.get("GRIDSIEVE_COPIES", "2000")))

"""Iterators of searches and catalogues in forked children, and shared by threads."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator

import gridsieve
import pytest
from gridsieve import Catalogue, Grid
from reference import GRID, MC

FEW = "123456789457189326689327154216534897745891632938672541392765418574918263861243975"
"""A grid that needs 21 clues, which is known at once."""

BEGUN: dict[str, Callable[[], Iterator[object]]] = {
    "scan": lambda: gridsieve.scan(MC, 24, ordered=False),
    "scan_many": lambda: gridsieve.scan_many([GRID] * 30, 15),
    "fewest_many": lambda: gridsieve.fewest_many([FEW] * 30),
    "solutions": lambda: gridsieve.solutions("." * 81),
    "catalogue": lambda: iter(Catalogue()),
    "catalogue.grids": lambda: Catalogue().grids(10**9),
}


def in_child(work: Callable[[], str]) -> str:
    """What work gives in a forked child; killed if it hangs."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            signal.alarm(20)
            os.write(writer, work().encode())
        finally:
            os._exit(0)
    os.close(writer)
    with open(reader, encoding="utf-8") as pipe:
        said = pipe.read()
    assert os.waitpid(child, 0)[1] == 0, said
    return said


@pytest.mark.skipif(sys.platform == "win32", reason="has no fork")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
@pytest.mark.parametrize("begin", BEGUN)
def test_an_iterator_in_a_forked_child_raises(begin: str) -> None:
    iterator = BEGUN[begin]()
    next(iterator)

    def taken() -> str:
        nonlocal iterator
        try:
            next(iterator)
        except RuntimeError as error:
            # Nor does dropping it wait, and a new one works.
            del iterator
            return f"{error}; {len(gridsieve.fewest(FEW))}"
        return "no exception"

    parent = os.getpid()
    assert in_child(taken) == (
        f"this iterator belongs to process {parent}: a forked child has none of its threads; begin it anew in the child; 1"
    )
    next(iterator)


def test_an_iterator_is_used_by_one_thread_at_a_time() -> None:
    waiting, go_on = threading.Event(), threading.Event()

    def grids() -> Iterator[Grid]:
        yield Grid(GRID)
        waiting.set()
        assert go_on.wait(60)

    results = gridsieve.scan_many(grids(), 15)
    found: list[object] = []
    thread = threading.Thread(target=lambda: found.extend(results))
    thread.start()
    assert waiting.wait(60)
    with pytest.raises(RuntimeError, match="is being taken: use it on one thread, or with a threading.Lock"):
        next(results)
    go_on.set()
    thread.join()
    assert len(found) == 1
    # A catalogue's iterator waits for the other thread.
    both = Catalogue().grids(0, 2000)
    threads = [threading.Thread(target=lambda: found.extend(both)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found[1:])) == 2000

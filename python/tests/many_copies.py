"""A set of random puzzles with planted copies, freed of them exactly and in little memory.

    python many_copies.py 1000000
"""

from __future__ import annotations

import sys
import time

import gridsieve
import numpy as np
from numpy.typing import NDArray

ORDERS = np.array([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])


def lines(random: np.random.Generator, count: int) -> NDArray[np.intp]:
    """For each of so many images the lines of the original: bands exchanged, and lines within these."""
    bands = ORDERS[random.integers(0, 6, count)]
    within = ORDERS[random.integers(0, 6, (count, 3))]
    found: NDArray[np.intp] = (3 * bands[:, :, None] + within).reshape(count, 9)
    return found


def images(random: np.random.Generator, puzzles: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """A copy of each puzzle: any of all symmetries, and any names of digits."""
    count = len(puzzles)
    boards = puzzles.reshape(count, 9, 9)
    turned = random.random(count) < 0.5
    boards = np.where(turned[:, None, None], boards.transpose(0, 2, 1), boards)
    number = np.arange(count)[:, None, None]
    boards = boards[number, lines(random, count)[:, :, None], lines(random, count)[:, None, :]]
    names = np.zeros((count, 10), np.uint8)
    names[:, 1:] = random.random((count, 9)).argsort(1) + 1
    return np.ascontiguousarray(names[number, boards].reshape(count, 81))


def valid_puzzles(random: np.random.Generator, count: int) -> NDArray[np.uint8]:
    """Different puzzles of random grids, ten of each, in pieces so that memory stays small."""
    grids = gridsieve.sample(max(1, count // 10), seed=int(random.integers(2**32)))
    found = np.empty((count, 81), np.uint8)
    done = 0
    while done < count:
        some = grids[random.integers(0, len(grids), 20_000)]
        clues = random.integers(34, 60, (len(some), 1))
        some[random.random(some.shape).argsort(1) >= clues] = 0
        _, solutions = gridsieve.solve_many(some)
        some = some[solutions == 1][: count - done]
        found[done : done + len(some)] = some
        done += len(some)
    return found


def check(count: int, seed: int = 0) -> None:
    """Half of the puzzles are copies of the others, in any order."""
    random = np.random.default_rng(seed)
    puzzles = np.empty((count, 81), np.uint8)
    origins = np.arange(count)
    half = count - count // 2
    puzzles[:half] = valid_puzzles(random, half)
    origins[half:] = random.integers(0, half, count - half)
    for start in range(half, count, 20_000):
        piece = slice(start, min(start + 20_000, count))
        puzzles[piece] = images(random, puzzles[origins[piece]])
    order = random.permutation(count)
    puzzles, origins = puzzles[order], origins[order]
    begun = time.process_time()
    ids = gridsieve.orbit_ids(puzzles)
    seconds = time.process_time() - begun
    _, first, number = np.unique(ids, return_index=True, return_inverse=True)
    # Each origin has one id, and each id one origin: no copy is missed, and nothing else is taken for one.
    assert len(first) == half == len(np.unique(origins))
    assert (origins == origins[first][number]).all()
    # The same, told by the program's names and forms.
    some = random.integers(0, count, 200)
    forms = [gridsieve.canonical(puzzle) for puzzle in puzzles[some]]
    assert len(set(forms)) == len(set(ids[some].tolist())) == len({gridsieve.name(form) for form in forms})
    print(f"{count} puzzles, {half} of them different; {count / seconds:,.0f} ids a CPU second")
    # Elsewhere the unit of this is another one, or there is none.
    if sys.platform == "linux":
        import resource

        megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"peak memory {megabytes:.0f} MB")
        assert megabytes < 1000


if __name__ == "__main__":
    check(int(sys.argv[1]))

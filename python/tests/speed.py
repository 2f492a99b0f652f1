"""How fast the package is beside the program: CPU seconds of one thread, in turn.

    python speed.py PROGRAM PUZZLES ROUNDS

PUZZLES is a file of valid puzzles, one a line.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

import gridsieve
import numpy as np
from many_copies import images
from reference import GRID

SF = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"


def program(*arguments: str) -> float:
    begun = getrusage(RUSAGE_CHILDREN).ru_utime
    subprocess.run([sys.argv[1], *arguments, "--quiet", "--threads", "1"], stdout=subprocess.DEVNULL, check=True)
    return getrusage(RUSAGE_CHILDREN).ru_utime - begun


def package(work: Callable[[], object]) -> float:
    begun = getrusage(RUSAGE_SELF).ru_utime
    work()
    return getrusage(RUSAGE_SELF).ru_utime - begun


texts = Path(sys.argv[2]).read_text().split()
array = np.array([list(gridsieve.Puzzle(text)) for text in texts], np.uint8)
ten = [str(gridsieve.Grid(row)) for row in gridsieve.sample(10, 3)]
file = tempfile.NamedTemporaryFile("w", suffix=".txt")
file.write("\n".join(ten))
file.flush()
forms = gridsieve.Catalogue()[2_000_000_000:2_001_000_000]
copies = images(np.random.default_rng(1), forms)
for _ in range(int(sys.argv[3])):
    print(
        f"solve {len(texts)} puzzles: program {program('solve', sys.argv[2]):.3f}, "
        f"texts {package(lambda: gridsieve.solve_many(texts, threads=1)):.3f}, "
        f"array {package(lambda: gridsieve.solve_many(array, threads=1)):.3f}"
    )
    for name, grid, clues in (("SF", SF, 17), ("T", GRID, 18)):
        print(
            f"scan {name} for {clues} clues: program {program('scan', '-k', str(clues), '--no-pin', grid):.3f}, "
            f"package {package(lambda: list(gridsieve.scan(grid, clues, threads=1))):.3f}"
        )
    print(
        f"scan ten random grids for 17 clues: program {program('scan', '--no-pin', file.name):.3f}, "
        f"package {package(lambda: list(gridsieve.scan_many(ten, threads=1))):.3f}"
    )
    seconds = package(lambda: gridsieve.canonical_many(copies, threads=1))
    print(f"canonical_many: {len(copies) / seconds:,.0f} grids a second")
    seconds = package(lambda: gridsieve.orbit_ids(array, threads=1))
    print(f"orbit_ids: {len(array) / seconds:,.0f} puzzles a second", flush=True)
assert (gridsieve.canonical_many(copies) == forms).all()

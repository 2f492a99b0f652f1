from collections.abc import Callable, Iterable, Iterator, Sequence
from os import PathLike
from typing import Any, Final, SupportsIndex, TypeAlias, final, overload

import numpy as np
from numpy.typing import DTypeLike, NDArray
from typing_extensions import Self

from ._types import Cliques, Estimate, Found, Logic, Map

__all__ = [
    "Catalogue",
    "CatalogueGrids",
    "Error",
    "Grid",
    "Puzzle",
    "Puzzles",
    "Results",
    "__version__",
    "automorphisms",
    "canonical",
    "canonical_many",
    "cliques",
    "closure",
    "count_solutions",
    "estimate",
    "estimate_many",
    "fewest",
    "fewest_many",
    "is_minimal",
    "logic",
    "minimal_many",
    "minus_plus",
    "name",
    "neighbours",
    "orbit_ids",
    "pattern",
    "pattern_many",
    "pattern_puzzles",
    "rank",
    "reduce",
    "same",
    "sample",
    "scan",
    "scan_many",
    "solve",
    "solve_many",
    "unavoidable_sets",
    "unname",
    "unrank",
]
__version__: Final[str]

_Digits: TypeAlias = NDArray[np.uint8]
_Cells: TypeAlias = (
    Grid
    | Puzzle
    | str
    | NDArray[np.integer[Any]]
    | Iterable[SupportsIndex]
    | Iterable[Iterable[SupportsIndex]]
)
_Progress: TypeAlias = Callable[[int], object] | None

class Error(ValueError): ...

@final
class Puzzle:
    def __new__(cls, cells: _Cells, /) -> Self: ...
    @property
    def clues(self) -> frozenset[int]: ...
    def __len__(self) -> int: ...
    def __getitem__(self, key: SupportsIndex, /) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __array__(
        self, dtype: DTypeLike | None = None, copy: bool | None = None
    ) -> NDArray[Any]: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __lt__(self, value: Puzzle, /) -> bool: ...
    def __le__(self, value: Puzzle, /) -> bool: ...
    def __gt__(self, value: Puzzle, /) -> bool: ...
    def __ge__(self, value: Puzzle, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...
    def _repr_svg_(self) -> str: ...

@final
class Grid:
    def __new__(cls, cells: _Cells, /) -> Self: ...
    def puzzle(self, cells: Iterable[SupportsIndex], /) -> Puzzle: ...
    def __len__(self) -> int: ...
    def __getitem__(self, key: SupportsIndex, /) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __array__(
        self, dtype: DTypeLike | None = None, copy: bool | None = None
    ) -> NDArray[Any]: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __lt__(self, value: Grid, /) -> bool: ...
    def __le__(self, value: Grid, /) -> bool: ...
    def __gt__(self, value: Grid, /) -> bool: ...
    def __ge__(self, value: Grid, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...
    def _repr_svg_(self) -> str: ...

@final
class Catalogue:
    def __new__(cls, path: str | PathLike[str] | None = None) -> Self: ...
    @staticmethod
    def write(path: str | PathLike[str], grids: _Digits | Iterable[_Cells]) -> Catalogue: ...
    def grids(self, start: int = 0, stop: int | None = None) -> CatalogueGrids: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Grid: ...
    @overload
    def __getitem__(self, key: slice, /) -> _Digits: ...
    def __iter__(self) -> CatalogueGrids: ...

@final
class CatalogueGrids:
    def __iter__(self) -> Self: ...
    def __next__(self) -> Grid: ...

@final
class Puzzles:
    def __iter__(self) -> Self: ...
    def __next__(self) -> Puzzle: ...

@final
class Results:
    def __iter__(self) -> Self: ...
    def __next__(self) -> Found: ...

def solve(puzzle: _Cells, /) -> Grid: ...
def count_solutions(puzzle: _Cells, /, *, limit: int = 1_000_000) -> int: ...
def is_minimal(puzzle: _Cells, /) -> bool: ...
@overload
def solve_many(  # type: ignore[overload-overlap]
    puzzles: _Digits, /, *, threads: int | None = None, progress: _Progress = None
) -> tuple[_Digits, _Digits]: ...
@overload
def solve_many(
    puzzles: Iterable[_Cells], /, *, threads: int | None = None, progress: _Progress = None
) -> tuple[list[str | None], _Digits]: ...
def minimal_many(
    puzzles: _Digits | Iterable[_Cells],
    /,
    *,
    threads: int | None = None,
    progress: _Progress = None,
) -> NDArray[np.bool_]: ...
def minus_plus(
    puzzle: _Cells, /, minus: int, plus: int, *, threads: int | None = None
) -> list[Puzzle]: ...
def closure(
    puzzles: _Digits | Iterable[_Cells],
    /,
    minus: int,
    plus: int,
    *,
    threads: int | None = None,
    progress: _Progress = None,
) -> list[Puzzle]: ...
def reduce(puzzle: _Cells, /, all: bool = False) -> list[Puzzle]: ...
@overload
def canonical(item: Grid, /) -> Grid: ...
@overload
def canonical(item: _Cells, /) -> Grid | Puzzle: ...
def automorphisms(item: _Cells, /) -> int: ...
def same(first: _Cells, second: _Cells, /) -> Map | None: ...
@overload
def canonical_many(  # type: ignore[overload-overlap]
    items: _Digits, /, *, threads: int | None = None, progress: _Progress = None
) -> _Digits: ...
@overload
def canonical_many(
    items: Iterable[_Cells], /, *, threads: int | None = None, progress: _Progress = None
) -> list[str]: ...
def orbit_ids(
    puzzles: _Digits | Iterable[_Cells],
    /,
    *,
    threads: int | None = None,
    progress: _Progress = None,
) -> NDArray[np.bytes_]: ...
def name(puzzle: _Cells, /) -> str: ...
def unname(name: str, /) -> Puzzle: ...
def rank(grid: _Cells, /) -> int: ...
def unrank(index: int, /) -> Grid: ...
def sample(
    grids: int, /, seed: int = 0, *, threads: int | None = None, progress: _Progress = None
) -> _Digits: ...
def unavoidable_sets(grid: _Cells, /, max_size: int = 12) -> list[frozenset[int]]: ...
def neighbours(grid: _Cells, /, max_size: int = 10) -> list[tuple[Grid, frozenset[int]]]: ...
def cliques(grid: _Cells, /, max_size: int = 12) -> Cliques: ...
def logic(puzzle: _Cells, /) -> Logic: ...
def scan(
    grid: _Cells,
    /,
    clues: int = 17,
    minimal: bool = False,
    mask: str | None = None,
    *,
    limit: int | None = None,
    ordered: bool = True,
    threads: int | None = None,
) -> Puzzles: ...
def scan_many(
    grids: _Digits | Iterable[_Cells],
    /,
    clues: int = 17,
    minimal: bool = False,
    mask: str | None = None,
    *,
    limit: int | None = None,
    ordered: bool = True,
    threads: int | None = None,
    progress: _Progress = None,
) -> Results: ...
def fewest(
    grid: _Cells, /, all: bool = False, mask: str | None = None, *, threads: int | None = None
) -> list[Puzzle]: ...
def fewest_many(
    grids: _Digits | Iterable[_Cells],
    /,
    all: bool = False,
    mask: str | None = None,
    *,
    ordered: bool = True,
    threads: int | None = None,
    progress: _Progress = None,
) -> Results: ...
def estimate(
    grid: _Cells,
    /,
    clues: Sequence[int],
    minimal: bool = False,
    mask: str | None = None,
    *,
    members: int = 1024,
    seed: int = 0,
    threads: int | None = None,
) -> list[Estimate]: ...
def estimate_many(
    grids: _Digits | Iterable[_Cells],
    /,
    clues: Sequence[int],
    minimal: bool = False,
    mask: str | None = None,
    *,
    members: int = 64,
    seed: int = 0,
    threads: int | None = None,
    progress: _Progress = None,
) -> NDArray[np.float64]: ...
def pattern(puzzle: _Cells, /) -> str: ...
@overload
def pattern_many(  # type: ignore[overload-overlap]
    puzzles: _Digits, /, *, threads: int | None = None, progress: _Progress = None
) -> _Digits: ...
@overload
def pattern_many(
    puzzles: Iterable[_Cells], /, *, threads: int | None = None, progress: _Progress = None
) -> list[str]: ...
def pattern_puzzles(
    grid: _Cells, /, pattern: _Cells, minimal: bool = False
) -> list[Puzzle]: ...

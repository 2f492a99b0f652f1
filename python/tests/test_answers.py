"""The answers of the program: `cli/tests/all/answers.rs` compares the program with the same file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gridsieve
import pytest

FILE = Path(__file__).parents[2] / "tests/data/answers.tsv"
LINES = [line for line in FILE.read_text().splitlines() if not line.startswith("#")]


def rc(cells: frozenset[int]) -> str:
    """Cells as the program writes them."""
    return "{" + ",".join(f"{cell // 9 + 1}{cell % 9 + 1}" for cell in sorted(cells)) + "}"


def flags(words: list[str]) -> dict[str, Any]:
    """What the flags of a command are called here."""
    names = {"-k": "clues", "--sample": "grids", "--max": "limit"}
    found: dict[str, Any] = {}
    for word, after in zip(words, [*words[1:], ""], strict=True):
        if word.startswith("-"):
            name = names.get(word, word.lstrip("-").replace("-", "_"))
            is_switch = after == "" or after.startswith("-")
            found[name] = True if is_switch else after if name in ("mask", "pattern", "map") else int(after)
    return found


def solved(puzzle: str, minimal: bool = False) -> str:
    shown = str(gridsieve.Puzzle(puzzle))
    try:
        solution = gridsieve.solve(puzzle)
    except gridsieve.Error as error:
        return f"{shown} {str(error).split(':')[0]}"
    if not minimal:
        return f"{shown} {solution}"
    if gridsieve.is_minimal(puzzle):
        return f"{shown} {solution} minimal"
    fewer = [shown[:cell] + "." + shown[cell + 1 :] if shown[cell] != "." else "." * 81 for cell in range(81)]
    _, counts = gridsieve.solve_many(fewer)
    redundant = [f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell, count in enumerate(counts.tolist()) if count == 1]
    return f"{shown} {solution} redundant {','.join(redundant)}"


def counted(puzzle: str, count: bool, limit: int) -> str:
    found = gridsieve.count_solutions(puzzle, limit=limit + 1)
    return f"{gridsieve.Puzzle(puzzle)} {min(found, limit)}{'+' if found > limit else ''}"


def same(first: str, second: str) -> str:
    found = gridsieve.same(first, second)
    if found is None:
        return "different"
    lists = ["".join(map(str, numbers)) for numbers in found[1:]]
    transposed = "the first transposed; " if found.transposed else ""
    return f"same: {transposed}rows {lists[0]}, columns {lists[1]} of it in this order, digits 123456789 renamed {lists[2]}|map: {found}"


def transform(item: str, map: str = "", random: int = 0, seed: int = 0, inverse: bool = False, canonical: bool = False) -> str:
    if random:
        # The only map: the item has no automorphism.
        images = [gridsieve.Puzzle(image) for image in gridsieve.random_isomorphs(item, random, seed)]
        return lines(f"{image}\t{gridsieve.same(item, image)}" for image in images)
    way = gridsieve.canonical_map(item) if canonical else gridsieve.Map.parse(map)
    way = way.inverse() if inverse else way
    return f"{gridsieve.transform(item, way)}\t{way}"


def mcn(grid: str, max_size: int = 12) -> str:
    """The first two lines: the picture of the program is not in the package."""
    found = gridsieve.cliques(grid, max_size)
    assert found.complete and all(len(clique) == found.mcn for clique in found.cliques)
    sets = [f"{chr(65 + i)} {len(ua):2} cells {rc(ua)}" for i, ua in enumerate(found.least)]
    head = f"MCN {found.mcn} with UAs of up to {max_size} cells ({len(found.uas)} of them)"
    return "|".join([head, f"maximum cliques: {len(found.cliques)}", *sets])


def rated(puzzle: str, rate: bool) -> str:
    found = gridsieve.logic(puzzle)
    return f"{gridsieve.Puzzle(puzzle)} {found.end} {found.hardest or 'none'}"


def fewest(grid: str, all: bool = False) -> str:
    found = gridsieve.fewest(grid, all)
    lines = [f"{grid} {len(puzzle.clues)} {puzzle}" for puzzle in found]
    return "|".join(lines)


def lines(items: Any) -> str:
    return "|".join(map(str, items))


COMMANDS: dict[str, Any] = {
    "solve": lambda puzzle, **flags: counted(puzzle, **flags) if "count" in flags else solved(puzzle, **flags),
    "canon": lambda item, automorphisms: f"{gridsieve.canonical(item)}\t{gridsieve.automorphisms(item)}",
    "name": lambda puzzle: f"{gridsieve.name(puzzle)}\t{gridsieve.canonical(puzzle)}",
    "unname": lambda name: str(gridsieve.unname(name)),
    "catalogue rank": lambda grid: str(gridsieve.rank(grid)),
    "catalogue unrank": lambda index: str(gridsieve.unrank(int(index))),
    "catalogue generate": lambda grids, seed: lines(gridsieve.Grid(row) for row in gridsieve.sample(grids, seed)),
    "same": same,
    "transform": transform,
    "ua": lambda grid, max_size: lines(map(rc, gridsieve.unavoidable_sets(grid, max_size))),
    "mcn": mcn,
    "logic": rated,
    "scan": lambda grid, **flags: lines(gridsieve.scan(grid, **flags)),
    "fewest": fewest,
    "neighbours": lambda grid, max_size: lines(f"{next}\t{rc(ua)}" for next, ua in gridsieve.neighbours(grid, max_size)),
    "pattern canon": gridsieve.pattern,
    "pattern puzzles": lambda grid, **flags: lines(gridsieve.pattern_puzzles(grid, **flags)),
    "puzzle reduce": lambda puzzle, **flags: lines(gridsieve.reduce(puzzle, **flags)),
    "puzzle minus-plus": lambda puzzle, minus, plus: lines(gridsieve.minus_plus(puzzle, minus, plus)),
}


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line.split()[:4])[:60])
def test_answers(line: str) -> None:
    command, items, expected = line.split("\t", 2)
    words = command.split()
    name = " ".join(word for word in words[:2] if not word.startswith("-"))
    name = name if name in COMMANDS else words[0]
    if name == "mcn":
        parts = expected.split("|")
        expected = "|".join(part for part in parts if " cells " in part or part.startswith("max"))
    assert COMMANDS[name](*items.split(), **flags(words)) == expected


def test_batches_give_the_same() -> None:
    import numpy as np

    of = [line.split("\t", 2) for line in LINES]
    items, forms = zip(*((item, answer.split("\t")[0]) for command, item, answer in of if command.startswith("canon")))
    assert gridsieve.canonical_many(items) == list(forms)
    array = np.array([list(gridsieve.Puzzle(item)) for item in items], np.uint8)
    assert [str(gridsieve.Puzzle(row)) for row in gridsieve.canonical_many(array)] == list(forms)
    puzzles, answers = zip(*((item, answer.split(" ")[1]) for command, item, answer in of if command == "solve"))
    found, counts = gridsieve.solve_many(puzzles)
    words = {0: "none", 2: "multiple"}
    assert [solution or words[count] for solution, count in zip(found, counts.tolist())] == list(answers)

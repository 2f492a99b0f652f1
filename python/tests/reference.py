"""What the tests compare with: written to be obvious, in Python alone."""

from __future__ import annotations

import random

GRID = "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
"""A grid with one puzzle of 17 clues: T of the book."""

MC = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
"""The most symmetric grid: 648 automorphisms."""

UNITS = (
    [[9 * row + column for column in range(9)] for row in range(9)]
    + [[9 * row + column for row in range(9)] for column in range(9)]
    + [
        [27 * (box // 3) + 3 * (box % 3) + 9 * row + column for row in range(3) for column in range(3)]
        for box in range(9)
    ]
)
PEERS = [{peer for unit in UNITS if cell in unit for peer in unit} - {cell} for cell in range(81)]


def solutions(digits: list[int], limit: int) -> list[list[int]]:
    """The solutions of a puzzle, up to a limit."""
    found: list[list[int]] = []
    cells = list(digits)
    if any(cells[cell] and any(cells[cell] == cells[peer] for peer in PEERS[cell]) for cell in range(81)):
        return []

    def fill() -> None:
        best: tuple[int, int, list[int]] | None = None
        for cell in range(81):
            if cells[cell] == 0:
                taken = {cells[peer] for peer in PEERS[cell]}
                left = [digit for digit in range(1, 10) if digit not in taken]
                if best is None or len(left) < best[0]:
                    best = (len(left), cell, left)
        if best is None:
            found.append(list(cells))
            return
        _, cell, left = best
        for digit in left:
            cells[cell] = digit
            fill()
            cells[cell] = 0
            if len(found) == limit:
                return

    fill()
    return found


def is_grid(digits: list[int]) -> bool:
    """Has each row, column and box each digit?"""
    return all({digits[cell] for cell in unit} == set(range(1, 10)) for unit in UNITS)


def image(digits: list[int], seed: int) -> list[int]:
    """A copy of a grid or puzzle: lines exchanged, transposed, digits renamed."""
    draw = random.Random(seed)

    def lines() -> list[int]:
        bands = draw.sample(range(3), 3)
        return [3 * band + line for band in bands for line in draw.sample(range(3), 3)]

    rows, columns, transposed = lines(), lines(), draw.random() < 0.5
    names = [0, *draw.sample(range(1, 10), 9)]
    source = [(column, row) if transposed else (row, column) for row in rows for column in columns]
    return [names[digits[9 * row + column]] for row, column in source]


def text(digits: list[int]) -> str:
    """81 characters."""
    return "".join(".123456789"[digit] for digit in digits)

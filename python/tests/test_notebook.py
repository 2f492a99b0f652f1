"""The notebook of the book, run from its first cell to the last: its outputs are what it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs/python.ipynb"


def texts(notebook: Any) -> list[str]:
    """What is written below the cells, without plots."""
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    written = [output.get("text") or output["data"]["text/plain"] for output in outputs]
    return [text for text in written if not text.startswith("<Figure")]


def read() -> Any:
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]


def executed() -> Any:
    notebook = read()
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.update(outputs=[], execution_count=None)
    NotebookClient(notebook, timeout=3600).execute()
    for cell in notebook.cells:
        # When it was run.
        cell.metadata.pop("execution", None)
    return notebook


@pytest.mark.nightly
def test_notebook() -> None:
    known, found = read(), executed()
    assert texts(found) == texts(known) and len(texts(found)) == 9
    pictures = [output for cell in found.cells for output in cell.get("outputs", []) if "image/svg+xml" in output.get("data", {})]
    assert len(pictures) == 2


# `python test_notebook.py` writes the outputs anew.
if __name__ == "__main__":
    nbformat.write(executed(), NOTEBOOK)  # type: ignore[no-untyped-call]

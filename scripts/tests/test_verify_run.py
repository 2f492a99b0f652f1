"""`scripts/verify-run` finds sound runs sound, and notices what was changed, also where the
checksums were made anew.

The program is the one that GRIDSIEVE_PROGRAM names, or that of `cargo build`.
"""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from xxhash import xxh3_64_hexdigest, xxh3_128_hexdigest

ROOT = Path(__file__).parents[2]
PROGRAM = os.environ.get("GRIDSIEVE_PROGRAM", ROOT / "target/debug/gridsieve")

SF = "639241785284765193517983624123857946796432851458619237342178569861594372975326418"
T = "693784512487512936125963874932651487568247391741398625319475268856129743274836159"
GRIDS = [SF, T, SF]


def gridsieve(*words):
    return subprocess.run([PROGRAM, *words], check=True, capture_output=True, text=True).stdout


def verify(run, items):
    """The exit code, and what is said."""
    command = [sys.executable, ROOT / "scripts/verify-run", run, "--input", items]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Runs of all kinds, each with the file of its items."""
    folder = tmp_path_factory.mktemp("runs")
    grids = folder / "grids.txt"
    grids.write_text("".join(grid + "\n" for grid in GRIDS))
    scan = ("scan", grids, "-q", "-k", "17", "--run")
    gridsieve(*scan, folder / "scan")
    gridsieve(*scan, folder / "units", "--unit", "2", "--evidence", "unit")
    gridsieve(*scan, folder / "first", "--first", "--minimal")
    gridsieve(*scan, folder / "shard", "--unit", "1", "--shard", "1/3")
    gridsieve("fewest", grids, "-q", "--run", folder / "fewest")
    gridsieve("fewest", grids, "-q", "--all", "--unit", "2", "--evidence", "unit", "--run", folder / "all")
    gridsieve("census", "-q", "--units", "983959000..983959005", "-k", "16", "--run", folder / "census")
    # Unit 127 has a canary.
    catalogue = ("scan", "--catalogue", "--range", "126..129", "--unit", "1", "-k", "12", "-q")
    gridsieve(*catalogue, "--run", folder / "canary")
    (folder / "catalogue.txt").write_text(gridsieve("catalogue", "unrank", "126", "127", "128"))
    pairs = gridsieve("catalogue", "unrank", "--pairs", *map(str, range(983959000, 983959005)))
    (folder / "pairs.txt").write_text(pairs)
    return folder


def items_of(folder, run):
    return folder / {"census": "pairs.txt", "canary": "catalogue.txt"}.get(run, "grids.txt")


@pytest.mark.parametrize("run", ["scan", "units", "first", "shard", "fewest", "all", "census", "canary"])
def test_sound_runs(folder, run):
    code, said = verify(folder / run, items_of(folder, run))
    canaries = "1 canaries" if run == "canary" else "no canaries"
    assert code == 0 and said.endswith(f" puzzles, {canaries}: all holds\n"), said


@pytest.mark.parametrize("run", ["scan", "shard", "fewest", "census"])
def test_runs_of_an_earlier_program(folder, tmp_path, run):
    """Formats 1 to 3."""
    path = ROOT / "tests/data/runs-cfd8ee7" / run
    manifest = json.loads((path / "manifest.json").read_text())
    items = tmp_path / "items.txt"
    if run == "census":
        numbers = map(str, range(*manifest["part"]))
        items.write_text(gridsieve("catalogue", "unrank", "--pairs", *numbers))
    else:
        lines = (ROOT / "grids/src/builtin.txt").read_text().splitlines()
        items.write_text("".join(line[:81] + "\n" for line in lines if not line.startswith("#")))
    code, said = verify(path, items)
    assert code == 0 and said.endswith("no canaries: all holds\n"), said


class Forger:
    """A copy of a run that can be changed, with all checksums made anew."""

    def __init__(self, run, tmp_path):
        self.run = shutil.copytree(run, tmp_path / "run")
        self.manifest = json.loads((self.run / "manifest.json").read_text())
        lines = (self.run / "evidence").read_text().splitlines()
        self.header, *self.rows, self.totals, _ = map(json.loads, lines)
        self.puzzles = (self.run / "puzzles").read_text().splitlines()

    def write(self):
        del self.manifest["checksum"]
        text = json.dumps(self.manifest, separators=(",", ":"), sort_keys=True)
        self.manifest["checksum"] = xxh3_64_hexdigest(text.encode())
        (self.run / "manifest.json").write_text(json.dumps(self.manifest))
        puzzles = "".join(puzzle + "\n" for puzzle in self.puzzles)
        (self.run / "puzzles").write_text(puzzles)
        self.totals["puzzles"] = xxh3_128_hexdigest(puzzles.encode())
        rows = [row for row in self.rows if isinstance(row, list)]
        self.totals["grids"] = sum(row[1] for row in rows)
        self.totals["found"] = sum(row[3] for row in rows)
        self.totals["complete"] = sum(row[4] for row in rows)
        if "canaries" in self.totals:
            self.totals["canaries"] = len(self.rows) - len(rows)
        if "by_clues" in self.totals:
            numbers = Counter()
            for row in self.rows:
                numbers.update(dict(row[7]))
            self.totals["by_clues"] = sorted(map(list, numbers.items()))
        values = [self.header, *self.rows, self.totals]
        body = "".join(json.dumps(value, separators=(",", ":")) + "\n" for value in values)
        checksum = f'{{"checksum":"{xxh3_128_hexdigest(body.encode())}"}}\n'
        (self.run / "evidence").write_text(body + checksum)


def change_puzzle(forger, cell, sign):
    puzzle = forger.puzzles[0]
    forger.puzzles[0] = puzzle[:cell] + sign + puzzle[cell + 1 :]


def first_clue(forger):
    return next(cell for cell in range(81) if forger.puzzles[0][cell] != ".")


def swap_rows(forger):
    forger.rows[0], forger.rows[1] = forger.rows[1], forger.rows[0]


def forget_a_number(forger):
    """A grid of which a run for the fewest clues says nothing."""
    forger.rows[0][3], forger.rows[0][7] = 0, []
    forger.puzzles.pop(0)


def add_a_clue(forger):
    cell = forger.puzzles[0].index(".")
    change_puzzle(forger, cell, SF[cell])
    forger.header["asked"]["clues"] = forger.manifest["asked"]["clues"] = 18


def forget_canaries(forger):
    """As if the run had been begun without."""
    for of in (forger.manifest, forger.header):
        del of["canaries"]
    del forger.totals["canaries"]
    forger.rows = [row for row in forger.rows if isinstance(row, list)]


FORGERIES = {
    "a row is gone": ("scan", lambda f: f.rows.pop(1), "should come next"),
    "a row is doubled": ("scan", lambda f: f.rows.insert(1, f.rows[1]), "should come next"),
    "rows are swapped": ("scan", swap_rows, "should come next"),
    "the last row is gone": ("scan", lambda f: f.rows.pop(), "the rows end at 2"),
    "another grid": ("scan", lambda f: f.rows[0].__setitem__(2, f.rows[1][2]), "the hash of 0"),
    "not complete": ("scan", lambda f: f.rows[0].__setitem__(4, 0), "not searched completely"),
    "a puzzle too many": ("scan", lambda f: f.puzzles.append(f.puzzles[-1]), "more than the evidence"),
    "a puzzle is gone": ("scan", lambda f: f.puzzles.pop(), "are missing"),
    "a puzzle twice": ("scan", lambda f: f.puzzles.__setitem__(1, f.puzzles[0]), "not in order"),
    "puzzles turned": ("scan", lambda f: f.puzzles.reverse(), "not in order"),
    "a clue is gone": ("scan", lambda f: change_puzzle(f, first_clue(f), "."), "has 16 clues"),
    "a clue too many": ("scan", add_a_clue, "has 17 clues"),
    "a counter": ("scan", lambda f: f.rows[0][6].__setitem__(0, 1), "counters"),
    "a node": ("scan", lambda f: f.rows[0][5].__setitem__(0, 99), "sum of the nodes"),
    "another question": ("scan", lambda f: f.header["asked"].update(clues=16), "not that of the manifest"),
    "a shorter range": ("scan", lambda f: f.header.update(range=[0, 2]), "not that of the manifest"),
    "no border of units": ("shard", lambda f: f.manifest.update(unit=2), "no border of work units"),
    "a unit of others": ("units", lambda f: f.rows[0].__setitem__(1, 3), "is no work unit"),
    "a number too large": ("fewest", lambda f: f.rows[0].__setitem__(7, [[18, 1]]), "has 17 clues"),
    "no number": ("fewest", forget_a_number, "evidence: numbers of 0"),
    "one of all is another": ("all", lambda f: f.puzzles.__setitem__(0, f.puzzles[-1]), "puzzles: "),
    "no canary": ("canary", lambda f: f.rows.pop(1), "canaries are missing"),
    "a canary too late": ("canary", lambda f: f.rows.insert(3, f.rows.pop(1)), "not before their work units"),
    "a canary twice": ("canary", lambda f: f.rows.insert(1, f.rows[1]), "canaries are missing"),
    "a canary of another unit": (
        "canary",
        lambda f: f.rows[1]["canary"].update(unit=128),
        "canaries are missing",
    ),
    "as if none were due at all": ("canary", forget_canaries, "or `canaries` cannot be"),
    "canaries of few units": (
        "canary",
        lambda f: [of["canaries"].update(every=64) for of in (f.manifest, f.header)],
        "or `canaries` cannot be",
    ),
    "another format": ("scan", lambda f: f.manifest.update(format=5), "or `canaries` cannot be"),
    "another kind": ("scan", lambda f: f.manifest.update(kind="fewest"), "or `canaries` cannot be"),
    "as if none were due": ("canary", lambda f: f.header.pop("canaries"), "`canaries` is not that"),
    "a pair of others": ("census", lambda f: f.rows[0].__setitem__(2, f.rows[1][2]), "the hash of"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_forgeries(folder, tmp_path, name):
    run, change, reason = FORGERIES[name]
    forger = Forger(folder / run, tmp_path)
    forger.write()
    assert verify(forger.run, items_of(folder, run))[0] == 0, "what the forger writes is read"
    change(forger)
    forger.write()
    code, said = verify(forger.run, items_of(folder, run))
    assert code == 1 and reason in said and said.count("\n") == 1, said


@pytest.mark.parametrize("file", ["manifest.json", "evidence", "puzzles"])
def test_damage(folder, tmp_path, file):
    run = shutil.copytree(folder / "scan", tmp_path / "run")
    data = (run / file).read_bytes()
    for place in range(0, len(data), len(data) // 23):
        (run / file).write_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        code, said = verify(run, folder / "grids.txt")
        assert code == 1 and said.count("\n") == 1, (place, said)


def test_no_puzzle_with_the_fewest_clues_can_lose_one(folder, tmp_path):
    """A run that says 18 where a puzzle of 18 clues is one of 17 and a clue more."""
    forger = Forger(folder / "fewest", tmp_path)
    cell = forger.puzzles[0].index(".")
    change_puzzle(forger, cell, SF[cell])
    forger.rows[0][7] = [[18, 1]]
    forger.write()
    code, said = verify(forger.run, folder / "grids.txt")
    assert code == 1 and "needs not all of its clues" in said, said

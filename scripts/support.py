"""What the checks of this folder share: the program, the machine, the records."""

import os
import signal
import subprocess
from pathlib import Path

# A script in the background ignores SIGINT, and the programs that it starts would ignore it too.
signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ["scalar", "sse2", "avx2", "avx512", "neon"]


def program(path):
    """The program that was named, else the released one, which is built."""
    if path:
        return Path(path).resolve()
    command = ["cargo", "build", "--release", "-p", "gridsieve-cli"]
    subprocess.run(command, cwd=ROOT, check=True)
    return ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "release/gridsieve"


def output_of(*command):
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return run.stdout.strip() if run.returncode == 0 else "unknown"


def commit():
    return output_of("git", "describe", "--always", "--dirty")


def processor(program):
    return output_of(program, "cpu").splitlines()[0].removeprefix("model: ")


def levels(program):
    """The levels that this machine has; a level that it lacks is refused."""
    command = [program, "scan", "--built-in", "-k", "1", "--range", "0..1", "--quiet", "--isa"]
    return [x for x in LEVELS if subprocess.run([*command, x], capture_output=True).returncode == 0]


def record(name):
    """The file of a record, whose name may begin with folders."""
    path = ROOT / f"benches/records/{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path

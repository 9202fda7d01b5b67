"""The engines side by side: where each one's Python is, and the environment of the other engines.

The others are never dependencies of Clio. They live in the cache folder; deleting it removes every trace of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from clio.lab.bench_games import MODES, title_of

ANCHOR = "catanatron"

# What each engine is installed from, and the versions of what those packages bring along.
PEERS = {"catanatron": "catanatron==3.2.1", "open_spiel": "open_spiel==2.0.2", "rlcard": "rlcard==1.2.0"}
ENVIRONMENTS = {"pettingzoo": "pettingzoo==1.27.0"}  # and what its games are drawn with, though they are not
CONSTRAINTS = (
    "absl-py==2.5.1", "attrs==26.1.0", "cloudpickle==3.1.2", "Farama-Notifications==0.0.6", "gymnasium==1.4.0",
    "ml-collections==1.1.0", "networkx==3.6.1", "numpy==2.4.6", "pygame-ce==2.5.8", "PyYAML==6.0.3", "scipy==1.17.1",
    "termcolor==3.3.0",
)
BESIDES = {"pettingzoo": ("pygame-ce",)}
LABELS = {
    "catanatron": "catanatron 3.2.1, Catan for 2",
    "open_spiel": "open_spiel 2.0.2, backgammon (C++)",
    "rlcard": "rlcard 1.2.0, mahjong",
}
STEPPED = {
    "pettingzoo": "PettingZoo 1.27.0, connect four", "open_spiel": "OpenSpiel 2.0.2, backgammon",
    "rlcard": "RLCard 1.2.0, gin rummy",
}

Say = Callable[[str], None]


@dataclass(frozen=True)
class Contender:
    """One configuration in the run: an engine and the Python that runs it, or the reason why it cannot be run. Clio is
    there once for each game and package."""

    id: str
    engine: str
    label: str
    python: str = ""
    missing: str = ""
    game: str = ""  # of Clio
    mode: str = ""  # of Clio: "interpreted" or "compiled"


def cache_folder() -> Path:
    """Where the environment of the other engines is kept."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    root = Path(base) if base and Path(base).is_absolute() else Path.home() / ".cache"
    return root / "clio" / "bench"


def python_in(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def clean_environment() -> dict[str, str]:
    """The variables of a child: nothing that changes which modules it finds, the same hash seed for all."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    return kept | {"PYTHONHASHSEED": "0"}


def last_line(text: str) -> str:
    """The part of an error output that tells the most."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["no reason given"])[-1][:300]


def run(command: list[str], cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, env=clean_environment(), cwd=cwd, check=False)


# ---------------------------------------------------------------- Clio itself
def checkout() -> Path | None:
    """The clone of Clio this module runs from, if it does."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "Makefile").is_file() else None


def mode_of(python: str) -> str:
    """"interpreted" or "compiled", or "" if there is no Clio in that Python."""
    if not Path(python).is_file():
        return ""
    found = run([python, "-P", "-c", "import clio.engine.kernel as k; print(k.__file__)"], cwd=Path(python).parent)
    if found.returncode != 0:
        return ""
    return "interpreted" if found.stdout.strip().endswith(".py") else "compiled"


def clio(game: str, mode: str, python: str, missing: str = "") -> Contender:
    label = f"Clio, {title_of(game)}, {mode}"
    return Contender(f"{game}-{mode}", "clio", label, python, missing, game, mode)


def own(games: list[str]) -> list[Contender]:
    """The Clio that is running now."""
    mode = mode_of(sys.executable) or "interpreted"
    return [clio(game, mode, sys.executable) for game in games]


def both(games: list[str]) -> list[Contender]:
    """Clio interpreted and Clio compiled: the running one, CLIO_COMPILED_PYTHON, the environments of the clone."""
    root = checkout() or Path.cwd()
    candidates = [
        sys.executable, os.environ.get("CLIO_COMPILED_PYTHON", ""),
        str(python_in(root / ".venv-compiled")), str(python_in(root / ".venv")),
    ]
    found: dict[str, str] = {}
    for python in candidates:
        mode = mode_of(python) if python else ""
        if mode:
            found.setdefault(mode, python)
    hints = {
        "interpreted": "no Python with the interpreted package found: run `make installed`",
        "compiled": "no Python with the compiled package found: run `make compiled-installed` in the clone, or let "
        "CLIO_COMPILED_PYTHON name one",
    }
    return [
        clio(game, mode, found.get(mode, ""), "" if mode in found else hints[mode]) for game in games for mode in MODES
    ]


# ---------------------------------------------------------------- the others
def peers(say: Say) -> list[Contender]:
    """The other engines, installed if need be. Whatever fails is told as the reason why one is missing."""
    python, reasons = installed(say)
    return [Contender(name, name, LABELS[name], python, reasons[name]) for name in PEERS]


def environments(say: Say) -> list[Contender]:
    """The environments of others, which are compared by their steps."""
    python, reasons = installed(say)
    return [Contender(f"{name}-steps", name, label, python, reasons[name]) for name, label in STEPPED.items()]


def installed(say: Say) -> tuple[str, dict[str, str]]:
    """The Python that has the others, and for each what went wrong, if anything."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    folder = cache_folder() / f"peers-{version}"
    python = python_in(folder)
    all_of_them = PEERS | ENVIRONMENTS
    wanted = "\n".join([*all_of_them.values(), *CONSTRAINTS])
    note = folder / "installed.txt"
    if note.is_file() and note.read_text("utf-8") == wanted and python.is_file():
        say(f"The other engines are in {folder} already.")
        return str(python), dict.fromkeys(all_of_them, "")
    names = ", ".join(all_of_them.values())
    say(f"The other engines ({names}) now get an environment of their own from PyPI: {folder}")
    say("This takes a minute and about 400 MB. Clio's own environment is not touched; to undo, delete the folder.")
    if problem := prepare(folder, say):
        return str(python), dict.fromkeys(all_of_them, problem)
    reasons = {name: install(python, folder, name, all_of_them[name], say) for name in all_of_them}
    if not any(reasons.values()):
        note.write_text(wanted, "utf-8")
    return str(python), reasons


def prepare(folder: Path, say: Say) -> str:
    """An empty environment; returns what went wrong, if anything."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        done = run([sys.executable, "-m", "venv", "--clear", str(folder)])
        (folder / "constraints.txt").write_text("\n".join(CONSTRAINTS) + "\n", "utf-8")
    except OSError as e:
        return f"no environment: {e}"
    return "" if done.returncode == 0 else f"no environment: {last_line(done.stderr + done.stdout)}"


def install(python: Path, folder: Path, name: str, wanted: str, say: Say) -> str:
    """One engine; returns what went wrong, if anything."""
    say(f"  installing {wanted}")
    constraints = str(folder / "constraints.txt")
    pip = [str(python), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    done = run([*pip, "-c", constraints, wanted, *BESIDES.get(name, ())])
    return "" if done.returncode == 0 else f"pip: {last_line(done.stderr)}"

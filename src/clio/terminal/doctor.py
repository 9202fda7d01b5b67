"""`clio doctor`: what runs here, from where, and what could be wrong with it."""

from __future__ import annotations

import os
import platform
import shutil
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import clio
from clio import clauses
from clio.engine import kernel
from clio.messages import LANGUAGES, default_language, say
from clio.terminal.files import data_folder

if TYPE_CHECKING:
    from rich.console import Console

PACKAGE = Path(clio.__file__).resolve().parent
COMPILED = (".so", ".pyd")
LATE = 60.0  # seconds a source may be younger than the compiled file beside it: an installation takes that long
TOOLS = {"compiler": "cc"}
THINKING = ".venv-thinking"
MODULES = ("mypyc", "pettingzoo", "gymnasium", "pyspiel", "ray")


@dataclass
class Checkup:
    """What was found: lines of (what, value) and sentences about what is wrong."""

    facts: list[tuple[str, str]] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


def is_compiled(file: str | None) -> bool:
    return bool(file) and str(file).endswith(COMPILED)


def stale_files(package: Path, checkout: bool) -> list[Path]:
    """Compiled files that hide a newer source beside them; in a checkout each one hides what is being edited."""
    stale = []
    for path in sorted(p for ending in COMPILED for p in package.rglob(f"*{ending}")):
        source = path.with_name(path.name.split(".")[0] + ".py")
        if source.is_file() and (checkout or source.stat().st_mtime > path.stat().st_mtime + LATE):
            stale.append(path)
    return stale


def writable(folder: Path) -> bool:
    """May games be kept there, or the folder be made?"""
    while not folder.exists():
        folder = folder.parent
    return os.access(folder, os.W_OK)


def thinking(root: Path | None, lang: str) -> str:
    """What the bots of `make play` think with (server/workshop.py builds it)."""
    if is_compiled(kernel.__file__):
        return say("doctor.compiled", lang)
    if root is not None and (root / THINKING / ".installed").is_file():
        return say("doctor.thinking.compiled", lang, python=root / THINKING)
    return say("doctor.thinking.not_yet" if root and shutil.which("cc") else "doctor.thinking.never", lang)


def check(lang: str) -> Checkup:
    """Look at everything."""
    found = Checkup()

    def fact(key: str, value: str) -> None:
        found.facts.append((say(f"doctor.{key}", lang), value))

    there, absent = say("doctor.there", lang), say("doctor.absent", lang)
    fact("version", clio.__version__)
    fact("python", f"{platform.python_implementation()} {platform.python_version()}, {platform.platform(terse=True)}")
    fact("engine", say("doctor.compiled" if is_compiled(kernel.__file__) else "doctor.interpreted", lang))
    fact("files", str(PACKAGE))
    fact("kernel", str(kernel.__file__))
    fact("games", ", ".join(record.names[lang] for record in clio.records()))
    fact("rulebooks", f"{clauses.rules_folder()} ({', '.join(clauses.games())})")
    fact("languages", f"{', '.join(LANGUAGES)} ({say('doctor.default', lang, here=default_language())})")
    fact("data", str(data_folder()))
    for name, command in TOOLS.items():
        fact(name, shutil.which(command) or absent)
    fact("thinking", thinking(clauses.checkout(), lang))
    for module in MODULES:
        found.facts.append((module, there if find_spec(module) else absent))
    for path in stale_files(PACKAGE, clauses.checkout() is not None):
        found.warnings.append(say("doctor.stale", lang, file=path))
    if not clauses.games():
        found.warnings.append(say("doctor.no_rules", lang, folder=clauses.rules_folder()))
    if not writable(data_folder()):
        found.warnings.append(say("doctor.not_writable", lang, folder=data_folder()))
    return found


def show(console: Console, found: Checkup, lang: str) -> None:
    """A line per fact, then the warnings or a word of comfort."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    for what, value in found.facts:
        grid.add_row(Text(what), Text(value))
    console.print(grid)
    for warning in found.warnings or [say("doctor.fine", lang)]:
        console.print(Text(warning, "bold"))

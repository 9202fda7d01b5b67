"""What pyproject.toml cannot say: the rulebooks go into the package, and CLIO_COMPILE=1 compiles it.

Without that variable the build is pure Python and needs neither mypy nor a C compiler. With it, the hot
modules of the engine and of every game are compiled by mypyc; `make compiled` does so on a copy of the tree.
CLIO_COMPILE=quick writes a C file for each module instead of one for all, and has them optimised little: ready sooner.

A build may follow another one in the same folder: if mypyc writes the same C, it is not compiled again.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Relative to this folder, from which every build front end runs this file: setuptools wants it so.
PACKAGE = Path("src/clio")
RULEBOOKS = Path("docs/rules")

HOT_ENGINE = ("kernel.py", "control.py", "hooks.py", "rng.py", "stream.py")
HOT_GAME_FILES = ("state.py", "actions.py", "cardbook.py", "ops*.py", "rules*.py")
HOT_GAME_FOLDERS = ("ops", "rules")
HOT_BOTS = ("judge.py", "lookahead.py", "plans.py", "rollout.py")
COLD_BOTS = ("__init__.py", "strengths.py")  # of the evaluations
LEVELS = {"1": "3", "quick": "1"}  # what CLIO_COMPILE may say, how far the C compiler optimises


def hot_modules() -> list[str]:
    """The files that mypyc compiles, sorted. What runs only once is not worth it: cards and events, which declare
    their tables, and a package's empty __init__.py. Of the bots: the search and all evaluations."""
    found = {PACKAGE / "engine" / name for name in HOT_ENGINE}
    games = PACKAGE / "games"
    for game in [*games.glob("*/"), *games.glob("families/*/")]:
        for pattern in HOT_GAME_FILES:
            found.update(game.glob(pattern))
        for folder in HOT_GAME_FOLDERS:
            found.update((game / folder).rglob("*.py"))
    found.update(PACKAGE / "bots" / name for name in HOT_BOTS)
    found.update(path for path in (PACKAGE / "bots").glob("*/*.py") if path.name not in COLD_BOTS)
    return sorted(
        path.as_posix()
        for path in found
        if path.is_file() and not (path.name == "__init__.py" and not path.read_text("utf-8").strip())
    )


def compiled_modules() -> list[Extension]:
    """The extension modules of this build: none, unless CLIO_COMPILE says so."""
    how = os.environ.get("CLIO_COMPILE", "")
    if how not in LEVELS:
        return []
    if "editable_wheel" in sys.argv:
        sys.exit("CLIO_COMPILE=1 would leave compiled files in the work tree: use `make compiled` instead.")
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []  # the front end only asks for metadata: do not compile for it
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit("CLIO_COMPILE=1 needs mypy: use `make compiled`, or install mypy and --no-build-isolation.")
    # Errors outside the hot modules are for `make lint` to tell, not for a build to stop at.
    options = ["--config-file", "pyproject.toml", "--no-warn-unused-configs", "--follow-imports", "silent"]
    modules = mypycify(
        [*options, *hot_modules()], opt_level=LEVELS[how], debug_level="0", multi_file=how != "1", group_name="clio",
    )
    return cast("list[Extension]", modules)  # mypyc also names the older class of distutils


class BuildInParallel(build_ext):
    """Compiles as many C files at a time as there are processors."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **how), sources)
            return [name for names in objects for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


class BuildWithRulebooks(build_py):
    """Copies the files of docs/rules to clio/rulebook/; an editable install reads docs/rules itself. What an earlier
    build in this folder made, and this one does not, goes."""

    def rulebooks(self) -> dict[str, Path]:
        if self.editable_mode:
            return {}
        folder = Path(self.build_lib, "clio", "rulebook")
        books = [*RULEBOOKS.glob("*.md"), *RULEBOOKS.glob("*.json")]  # the rules, the recorded coverage
        return {str(folder / book.name): book for book in sorted(books)}

    def forget(self) -> None:
        compiled = cast("build_ext", self.get_finalized_command("build_ext")).get_outputs()
        for path in Path(self.build_lib, "clio").rglob("*"):
            if path.is_file() and str(path) not in compiled:
                path.unlink()

    def run(self) -> None:
        if not self.editable_mode:
            self.forget()
        super().run()
        for target, book in self.rulebooks().items():
            self.mkpath(str(Path(target).parent))
            shutil.copyfile(book, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *self.rulebooks()]


setup(cmdclass={"build_py": BuildWithRulebooks, "build_ext": BuildInParallel}, ext_modules=compiled_modules())

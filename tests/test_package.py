"""What an installed Clio must hold besides its modules, and what it needs; also run on the compiled package."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

import clio.server
import clio.server.migrations
from clio.terminal.trouble import EXTRAS


def test_the_pages_are_in_the_package() -> None:
    static = Path(clio.server.__file__).with_name("static")
    index = (static / "index.html").read_text("utf-8")
    assert 'lang="' in index
    scripts = [part.partition('"')[0] for part in index.split('src="/')[1:]]
    assert scripts
    assert [name for name in scripts if not (static / name).is_file()] == []


def test_the_steps_of_the_database_are_in_the_package() -> None:
    folder = Path(clio.server.migrations.__file__).parent
    assert sorted(folder.glob("versions/v*.py"))


# ---------------------------------------------------------------------- the extras
WITHOUT = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, Blocked())
"""
LIBRARY = """
import pkgutil
from importlib import import_module

for layer in ("engine", "words", "games", "bots", "lab"):
    package = import_module("clio." + layer)
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        import_module(found.name)

import clio
from clio.lab.simulate import simulate

table = clio.new("monumental-duel", seed=1)
table.play(table.options[0])
assert clio.load(table.save()).symbols == table.symbols
simulate("monumental-duel", 2, ["easy", "random"], 2, 1)
assert not [name for name in sys.modules if name.partition(".")[0] in {blocked!r}]
print("done")
"""
PROGRAM = """
from clio.__main__ import main

sys.argv = ["clio", *{words!r}]
main()
"""


def without(blocked: set[str], code: str, **parts: object) -> subprocess.CompletedProcess[str]:
    """Python in which these packages are not installed."""
    text = (WITHOUT + code).format(blocked=blocked, **parts)
    return subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=120, check=False)


def test_the_library_needs_nothing_but_python() -> None:
    done = without(set(EXTRAS), LIBRARY)
    assert done.stdout == "done\n", done.stderr


@pytest.mark.parametrize(
    ("blocked", "words", "says"),
    [
        (["click"], [], "The command line needs: pip install 'clio[terminal]'"),
        (["rich"], ["doctor"], "The command line needs: pip install 'clio[terminal]'"),
        (["starlette"], ["play"], "The browser part needs: pip install 'clio[server]'"),
        (["msgspec"], ["openapi", "--lang", "fr"],
         "Pour jouer dans le navigateur, il faut : pip install 'clio[server]'"),
    ],
)
def test_a_missing_extra_is_told(
    blocked: list[str], words: list[str], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLIO_LANG", "en")
    done = without(set(blocked), PROGRAM, words=words)
    assert done.stderr.strip() == says
    assert done.stdout == ""
    assert done.returncode != 0


def test_the_server_is_started_without_what_the_terminal_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    only_terminal = {name for name, extra in EXTRAS.items() if extra == "terminal"} - {"click"}
    done = without(only_terminal, PROGRAM, words=["serve", "--host", "192.0.2.1"])
    assert "192.0.2.1" in done.stderr, "refused for its address, not for what is missing"


def test_what_is_missing_is_known_by_its_extra() -> None:
    asked = [re.match(r"([\w-]+).*extra == .(terminal|server|learn|cluster).", line) for line in requires("clio") or []]
    declared = {(found[1].replace("-", "_").lower(), found[2]) for found in asked if found}
    known = {("markdown_it_py" if name == "markdown_it" else name, extra) for name, extra in EXTRAS.items()}
    assert declared - known == {("click", "server")}, "both need it"
    assert known - declared == {("pyspiel", "openspiel")}, "open_spiel is no part of an extra"

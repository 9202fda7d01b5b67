"""The code in README.md and docs/*.md runs.

Blocks marked ```python are executed in order, in one namespace per document. A block marked ```python name.py is
written to the module of that name (several blocks make one module), so that later blocks can import it."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clio.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
FENCE = re.compile(r"^```python(?: +(?P<file>\w+\.py))?\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
DOCUMENTS = ["README.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]


def blocks(document: str) -> list[tuple[str | None, str]]:
    """The Python of a document: (module file or None, code). README.md must exist; a missing file fails."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [(match["file"], match["code"]) for match in FENCE.finditer(text)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for the modules of a document, importable here and in processes started from here. Games that the
    document lists are listed while it runs."""
    before, listed = set(sys.modules), dict(GAMES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    for game in set(GAMES) - set(listed):
        del GAMES[game]
    for name in set(sys.modules) - before:
        if (tmp_path / f"{name}.py").exists():
            del sys.modules[name]


def run(document: str, folder: Path) -> int:
    """Execute a document; returns how many blocks it has."""
    names = {"__name__": "__docs__"}
    found = blocks(document)
    for file, code in found:
        if file is not None:
            with (folder / file).open("a", encoding="utf-8") as module:
                module.write(code)
            importlib.invalidate_caches()
        else:
            exec(compile(code, f"{document} example", "exec"), names)
    return len(found)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_examples_run(document: str, folder: Path) -> None:
    run(document, folder)


def test_the_readme_has_examples() -> None:
    assert blocks("README.md")


def test_the_game_of_the_hour_is_small_and_is_tested_there() -> None:
    found = blocks("docs/write-a-game.md")
    lines = [line for file, code in found if file for line in code.splitlines() if line.strip()]
    assert 100 < len(lines) < 170
    assert any("conformance.run(" in code for file, code in found if file is None)


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/write-a-game.md"])
def test_links_between_documents_lead_somewhere(document: str) -> None:
    path = ROOT / document
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), f"{document} links to {target}"

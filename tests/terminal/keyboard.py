"""Somebody at the keyboard: run the program on a line of words and typed answers, look at what it shows."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from clio.cli import main
from clio.terminal import report

GAME = "monumental-duel"
WIDTH = 80


def clio(*words: str, typed: list[str] | None = None, lang: str = "en", **env: str) -> Result:
    """`clio WORDS` with the answers that come through a pipe. Bugs come out as exceptions (CLIO_DEBUG)."""
    runner = CliRunner(env={"CLIO_LANG": lang, "CLIO_DEBUG": "1"} | env)
    text = "".join(f"{line}\n" for line in typed or [])
    return runner.invoke(main, list(words), input=text, catch_exceptions=False)


def play(*typed: str, lang: str = "en", words: tuple[str, ...] = ("--seat", "human", "--seat", "human")) -> str:
    """Play Monumental Duel with these answers, always the same deal; what was shown."""
    found = clio(
        "terminal", GAME, "--seed", "7", "--option", "civilizations=greeks,mughals", "--option", "first=1", *words,
        typed=list(typed), lang=lang,
    )
    assert found.exit_code == 0, found.output
    assert found.stderr == ""
    return tidy(found.stdout)


def tidy(text: str) -> str:
    """Without the spaces at the ends of lines, and with a line broken at 80 columns in one piece again."""
    return re.sub(r" +\n", "\n", text)


def flat(text: str) -> str:
    """Everything on one line: sentences are found wherever the screen broke them."""
    return " ".join(text.split())


def too_wide(text: str) -> list[str]:
    return [line for line in text.splitlines() if cell_len(line.rstrip()) > WIDTH]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to stderr is seen on a terminal, and bars appear at once."""
    monkeypatch.setattr(report, "make_console", lambda **_: Console(file=sys.stderr, force_terminal=True, width=120))
    monkeypatch.setattr(report, "PATIENCE", 0.0)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person whose files are all in a folder of this test."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("APPDATA", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path

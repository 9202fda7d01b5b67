"""`clio verify`: what it says of an honest game and of others, and how it leaves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import clio as package
from clio.engine.history import Table
from clio.engine.loading import replay
from tests.terminal.keyboard import GAME, clio, flat, home

__all__ = ["home"]
pytestmark = pytest.mark.usefixtures("home")
KEY, OTHER = f"key:{1:064x}", f"key:{2:064x}"


def saved(fields: dict[str, Any] | None = None, dealt: str = KEY) -> str:
    """A finished game on disk, some fields changed; its commitment."""
    table = package.new(GAME, seed=dealt)
    while not table.over:
        table.play(table.options[len(table.actions) % len(table.options)])
    Path("game.json").write_text(json.dumps(json.loads(table.save()) | (fields or {})), encoding="utf-8")
    return table.deal.commitment or ""


@pytest.mark.parametrize(("lang", "marks"), [("en", "OK"), ("fr", "OUI")])
def test_an_honest_game(lang: str, marks: str) -> None:
    hash = saved()
    found = clio("verify", "game.json", "--commitment", f" {hash.upper()} ", lang=lang)
    assert found.exit_code == 0
    assert [line.split()[0] for line in found.stdout.splitlines()][:2] == [marks, marks]
    assert hash in found.stdout
    alone = clio("verify", "game", lang=lang)
    assert alone.exit_code == 1, "nothing is proved by it"
    assert "--commitment" in flat(alone.stdout), "the file's own commitment is its own word only"
    assert alone.stdout.splitlines()[-1] != found.stdout.splitlines()[-1]


@pytest.mark.parametrize(("lang", "mark"), [("en", "NO"), ("fr", "NON")])
@pytest.mark.parametrize("fields", [{"seed": OTHER}, {"commitment": "0" * 64}, {"actions": []}])
def test_a_game_that_was_changed(fields: dict[str, Any], lang: str, mark: str) -> None:
    saved(fields)
    found = clio("verify", "game.json", lang=lang)
    assert found.exit_code == 1
    assert mark in [line.split()[0] for line in found.stdout.splitlines()]


def test_what_is_neither_proved_nor_wrong() -> None:
    hash = saved({"digest": "0-0"})
    found = clio("verify", "game.json", "--commitment", hash)
    assert found.exit_code == 1
    assert [line.split()[0] for line in found.stdout.splitlines()][:2] == ["OK", "?"]


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_no_file_paints_over_the_screen(command: str) -> None:
    """A verdict of its own, say, where the true one stands."""
    saved(dealt="1\x1b[1A\x1b[JAll draws are proved.\x9b1A")
    found = clio(command, "game.json").stdout
    assert "All draws are proved." in found
    assert "\x1b" not in found
    assert "\x9b" not in found


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_nor_what_is_said_of_one_that_is_wrong(command: str) -> None:
    saved({"game": "\x1b]0;x\x07\x1b[2J"})
    found = clio(command, "game.json")
    assert found.exit_code == 2
    assert "\x1b" not in found.stderr
    assert "[2J" in found.stderr


@pytest.mark.parametrize("behind", [9_999_999, 20])
def test_the_true_key_behind_another_game(behind: int) -> None:
    hash = package.new(GAME, seed=KEY).deal.commitment or ""
    saved({"rekeyed": {str(behind): KEY}, "commitment": hash}, dealt=OTHER)
    found = clio("verify", "game.json", "--commitment", hash)
    assert (found.exit_code, found.stdout.startswith("?")) == (1, True)


def test_a_branch_with_the_commitments_of_both_tables() -> None:
    first = package.new(GAME, seed=KEY)
    for _ in range(20):
        first.play(first.options[0])
    deal = first.deal.branch(20, first.past)
    branch = Table(first.game, seed=deal.seed, rekeyed=deal.rekeyed, committed=deal.committed)
    replay(branch, first.symbols)
    Path("game.json").write_text(branch.save(), encoding="utf-8")
    hashes = [first.deal.commitment or "", deal.commitment or ""]
    assert clio("verify", "game.json", "--commitment", hashes[1]).exit_code == 1
    assert clio("verify", "game.json", "--commitment", hashes[0], "--commitment", hashes[1]).exit_code == 0


def test_another_commitment_than_the_one_that_was_shown() -> None:
    saved()
    assert clio("verify", "game.json", "--commitment", "0" * 64).exit_code == 1
    saved(dealt="7")
    found = clio("verify", "game.json", "--commitment", "0" * 64)
    assert (found.exit_code, "plain seed" in found.stdout) == (1, True)


@pytest.mark.parametrize("words", [("nothing.json",), ("bad.json",), ("game.json", "--commitment", "3f1c"), ()])
def test_what_cannot_be_checked_at_all(words: tuple[str, ...]) -> None:
    saved()
    Path("bad.json").write_text("{", encoding="utf-8")
    found = clio("verify", *words)
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr

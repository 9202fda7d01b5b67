"""The board of Monumental Duel draws every view at 80 columns, in both languages, and says nothing by colour alone."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import clio
from clio.engine.history import Table
from clio.terminal.boards import board_of, seen
from tests.terminal.keyboard import GAME, too_wide


def drawn(table: Table, lang: str, seat: int | None = 0, colour: bool = False, width: int = 80) -> str:
    console = Console(
        file=io.StringIO(), width=width, color_system="truecolor" if colour else None, force_terminal=colour,
        highlight=False,
    )
    console.print(board_of(table.game, lang).draw(seen(table, seat), table.seat_names(lang)))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("civilizations", [["greeks", "aztecs"], ["mughals", "malians"], ["japanese", "aksumites"]])
@pytest.mark.parametrize("module", ["espionage", "trade", "both"])
def test_every_position_of_random_games_fits(civilizations: list[str], module: str) -> None:
    chance = random.Random(f"{civilizations}{module}")
    table = clio.new(GAME, seed=5, options={"civilizations": civilizations, "modules": module})
    n = 0
    while not table.over:
        if n % 30 == 0:
            for lang in ("en", "fr"):
                assert not too_wide(drawn(table, lang, chance.choice([0, 1, None])))
                assert board_of(table.game, lang).plain(table.view(0), table.seat_names(lang))
        table.play(chance.choice(table.options))
        n += 1
    assert not too_wide(drawn(table, "fr"))


def test_what_is_on_the_board() -> None:
    table = clio.new(GAME, seed=7, options={"civilizations": ["greeks", "mughals"], "first": "1", "modules": "both"})
    table.play("activate row 1 column 1")
    text = drawn(table, "en", 1)
    view = table.view(1)
    names = {face.id: face.names["en"] for face in table.game.cards()}
    for card in (*view["track"], *view["basic_buildings"], *(city["id"] for city in view["free_cities"])):
        assert names[card] in text
    lines = text.splitlines()
    title = next(line for line in lines if "(you)" in line)
    assert title.index("Mughals") < title.index("Greeks")  # one's own side is at the left
    assert title.startswith("> Player 2 (you)")
    head = next(line for line in lines if line.startswith("│"))
    assert head.split("║")[1].startswith("*1 ")  # activated, told by a sign
    assert "*" not in head.split("║")[0]


def test_what_a_newcomer_must_not_have_to_ask() -> None:
    table = clio.new(GAME, seed=2026, options={"civilizations": ["malians", "greeks"], "first": "1", "modules": "both"})
    text = drawn(table, "en")
    assert "Points: 0 (+12 Domination)" in text
    assert "Revolts: 0" in text
    offer = text.splitlines()[1:7]
    assert [line[0] for line in offer] == [" ", " ", " ", "!", "!", "!"]  # those beyond three leave
    assert "G3" in next(line for line in offer if " Province " in line)  # Malians pay Provinces in Gold
    assert "M3" in next(line for line in drawn(table, "en", 1).splitlines()[1:7] if " Province " in line)
    view = seen(table, 0)
    view["players"][0] |= {"wonder": "t1w-colossus", "discard": ["revolt", "revolt"]}
    view["players"][0]["prices"]["wonder"] = {"resource": "production", "n": 3, "lacks": 3}
    view["players"][0]["city"][0]["knowledge"] = "e1k-bartering"
    view["players"][0]["city"][0]["knowledge_status"] = "activated"
    board = board_of(table.game, "en")
    said = "\n".join(board.plain(view, table.seat_names("en")))
    assert "Under construction: Colossus of Rhodes (P3 to finish)" in said
    assert "Revolts: 2" in said
    assert "leaves at the end of the round" in said
    assert "& Bartering G1 activated" in said


def test_an_advantage_taken_by_an_effect_has_no_token() -> None:
    table = clio.new(GAME, seed=7)
    view = {**table.view(0), "advantage": {"holder": 1, "resource": None, "tokens": 0}}
    for lang, words in (("en", "Player 2, no token"), ("fr", "Joueur 2, sans jeton")):
        assert words in "\n".join(board_of(table.game, lang).plain(view, table.seat_names(lang)))


def test_colour_repeats_and_adds_nothing() -> None:
    import re

    table = clio.new(GAME, seed=7, options={"first": "1"})
    table.play("activate row 2 column 2")
    coloured = drawn(table, "en", colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(table, "en")


def test_a_narrow_screen_gets_words() -> None:
    from clio.terminal.boards import show

    table = clio.new(GAME, seed=7)
    for width, drawing in ((60, False), (79, True)):
        console = Console(file=io.StringIO(), width=width, color_system=None)
        show(console, board_of(table.game, "fr"), table.view(0), table.seat_names("fr"), plain=False)
        text = console.file.getvalue()  # type: ignore[attr-defined]
        assert ("┌" in text) == drawing
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width

"""The board of Monumental draws every view from 80 columns on, in both languages, and says nothing by colour alone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import clio
from clio.engine.history import Table
from clio.terminal.boards import board_of, seen, show
from clio.terminal.trouble import Trouble
from tests.terminal.drawing import flat, screen, shown, too_wide

GAME = "monumental"
EVERYTHING = {"heroes": True, "monsters": True, "renaissance": True}


def drawn(table: Table, lang: str = "en", seat: int | None = 0, colour: bool = False, width: int = 80) -> str:
    console = screen(width, colour)
    console.print(board_of(table.game, lang).draw(seen(table, seat), table.seat_names(lang)))
    return shown(console)


def page(table: Table, name: str, rest: str = "", lang: str = "en", seat: int | None = 0, width: int = 80) -> str:
    console = screen(width)
    console.print(board_of(table.game, lang).page(name, table.view(seat), table.seat_names(lang), rest))
    return shown(console)


def played(players: int, decisions: int, seed: int = 5, **options: Any) -> Table:
    """A game some random decisions old."""
    chance = random.Random(seed)
    table = clio.new(GAME, players, seed, options)
    while len(table.actions) < decisions and not table.over:
        table.play(chance.choice(table.options).number)
    return table


@pytest.mark.parametrize(("players", "options"), [
    (1, {}), (2, {"african": False}), (2, EVERYTHING), (3, {"mode": "continuous", "map": "great-lakes"}),
    (3, {**EVERYTHING, "automas": "2"}), (5, {**EVERYTHING, "mode": "continuous"}),
])
def test_every_position_of_random_games_fits(players: int, options: dict[str, Any]) -> None:
    chance = random.Random(f"{players}{options}")
    table = clio.new(GAME, players, seed=5, options=options)
    while not table.over:
        if len(table.actions) % 60 == 0:
            for lang in ("en", "fr"):
                for width in (80, 120):
                    assert not too_wide(drawn(table, lang, chance.choice([*range(players), None]), width=width), width)
                board, view, names = board_of(table.game, lang), table.view(0), table.seat_names(lang)
                assert board.plain(view, names)
                assert board.status(view, names)
                assert board.piles(view, names)
                tile = chance.choice(view["map"])["place"]
                assert not too_wide(page(table, "tile", tile, lang), 80)
                assert not too_wide(page(table, "player", str(chance.randint(1, len(names))), lang), 80)
        table.play(chance.choice(table.options).number)
    assert "GAME OVER" in drawn(table)
    assert "PARTIE TERMINÉE" in drawn(table, "fr")


def test_the_map_lies_as_the_rulebook_draws_it() -> None:
    """Tiles of a row stand beside each other, those below half a tile further on."""
    table = clio.new(GAME, 2, seed=1, options={"map": "one-day"})
    lines = page(table, "map").splitlines()
    rows = [line for line in lines if re.match(r" *[a-i][1-9] ", line)]
    assert [re.findall(r"[a-i][1-9]", row) for row in rows] == [
        ["e3", "f3", "g3"], ["d4", "e4", "f4", "g4"], ["c5", "d5", "e5", "f5", "g5"], ["c6", "d6", "e6", "f6"],
        ["c7", "d7", "e7"],
    ]
    half = rows[1].index("e4") - rows[0].index("e3")
    assert half > 0
    assert rows[0].index("f3") - rows[1].index("e4") == half  # f3 is above e4 and f4
    assert rows[2].index("d5") == rows[0].index("e3")


def test_signs_on_the_map() -> None:
    table = clio.new(GAME, 2, seed=1, options={"map": "one-day", "civilizations": ["greece", "egypt"]})
    text = page(table, "map")
    assert "1:9W ee1" in text  # a Capital with everybody at home
    assert "?3 p n?" in text
    assert "C" in page(table, "map", lang="fr")
    assert "1:9C ee1" in page(table, "map", lang="fr")


def test_a_tile_in_words() -> None:
    options = {"map": "one-day", "civilizations": ["greece", "egypt"], "monsters": True}
    table = clio.new(GAME, 2, seed=1, options=options)
    text = flat(page(table, "tile", "E5"))
    assert "e5 · Mountain" in text
    assert "Held by: nobody" in text
    assert "Exploration token: 3, face down" in text
    assert "Natural Wonder: face down" in text
    assert "Defence: 4 = 1 terrain + 3 token" in text
    assert "To conquer it: not beside your tiles" in text
    assert "Beside: d5, d6, e4, e6, f4, f5" in text
    near = flat(page(table, "tile", "d5"))
    assert "To conquer it: 1 Unit (you have 10 to send) and M1 Beside" in near  # payable with Gold
    assert "Pour la conquérir : 1 Unité (vous pouvez en envoyer 10) et M1" in flat(page(table, "tile", "d5", "fr"))
    assert "it may be a Monster" in flat(page(table, "tile", "f4"))
    home = flat(page(table, "tile", "c5"))
    assert "Held by: Player 1; Capital, 9 Soldiers, Warlord" in home
    assert "Explorers: 2 of Player 1" in home


def test_a_market_shows_its_tokens_to_visitors() -> None:
    table = clio.new(GAME, 2, seed=1, options={"map": "one-day"})
    assert "Market: Gao; 2 tokens left Defence" in flat(page(table, "tile", "d4"))


def test_an_unknown_place_is_told_the_places_there_are() -> None:
    table = clio.new(GAME, 2, seed=1, options={"map": "one-day"})
    with pytest.raises(Trouble, match=r"c5, c6, c7, d4"):
        page(table, "tile", "a1")


def test_an_automa_has_no_city() -> None:
    table = played(1, 30, automas="1")
    text = page(table, "player", "2")
    assert "Automa" in text
    assert "┌" not in text
    assert "G" in text
    assert "┌" in page(table, "player", "1")


def test_what_is_on_the_board() -> None:
    table = clio.new(GAME, 2, seed=7, options={**EVERYTHING, "map": "one-day"})
    text, view = drawn(table), table.view(0)
    names = {face.id: face.names["en"] for face in table.game.cards()}
    offers = [offer["card"] for row in view["display"]["rows"] for offer in row]
    for card in (*offers, *view["basics"], *(hero["id"] for hero in view["heroes"])):
        assert names[card] in text
    marked = [line[1:] for line in text.splitlines() if line.startswith("!")]
    assert len(marked) == 2
    assert all(any(line.startswith(names[card]) for card in view["display"]["leaving"]) for line in marked)


def test_colour_repeats_and_adds_nothing() -> None:
    table = played(3, 200, automas="1")
    coloured = drawn(table, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(table)


def test_a_narrow_screen_gets_words() -> None:
    table = clio.new(GAME, 2, seed=7)
    for width, drawing in ((60, False), (79, True)):
        console = screen(width)
        show(console, board_of(table.game, "fr"), table.view(0), table.seat_names("fr"), plain=False)
        assert ("┌" in shown(console)) == drawing
        assert not too_wide(shown(console), width)

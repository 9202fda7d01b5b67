"""A16: the options of a game, and how long it lasts."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.errors import BadOption
from clio.games.monumental.actions import ACTIVATE, DONE, PASS
from clio.games.monumental.cardbook import BOOK, CORE_MAPS, MAPS, MOUNTAIN
from clio.games.monumental.record import GAME
from clio.games.monumental.state import World
from tests.rules import rule


def new(players: int = 2, seed: int = 5, **options: Any) -> World:
    settled = GAME.record.settle(players, options)
    GAME.check_options(players, settled)
    return GAME.start(players, settled, seed)


def refused(players: int, *clauses: str, **options: Any) -> None:
    with pytest.raises(BadOption) as error:
        new(players, **options)
    assert error.value.clauses == clauses


@rule("MON-OPT-02", "MON-COMP-01")
@pytest.mark.parametrize(("players", "automas", "seats"), [(1, "auto", 2), (2, "auto", 2), (1, "4", 5), (4, "1", 5)])
def test_humans_and_automas_fill_the_seats(players: int, automas: str, seats: int) -> None:
    s = new(players, automas=automas, quests="no")
    assert (s.config.humans, len(s.players)) == (players, seats)
    assert [s.is_automa(seat) for seat in range(seats)] == [False] * players + [True] * (seats - players)


@rule("MON-OPT-02", "MON-OPT-17")
def test_two_to_five_seats() -> None:
    refused(1, "MON-OPT-02", automas="0")
    refused(5, "MON-OPT-02", automas="1")


@rule("MON-OPT-03")
@pytest.mark.parametrize(("seats", "map"), [(2, "one-day"), (3, "open-sea"), (4, "dilemma"), (5, "five-crowns")])
def test_the_default_maps(seats: int, map: str) -> None:
    assert new(seats, quests="no").map.id == map
    if seats < 5:
        assert new(seats, african=False).map.id == ("lock" if seats == 4 else map)


@rule("MON-OPT-03", "MON-OPT-17")
def test_a_map_is_for_its_number_of_seats() -> None:
    for m in MAPS:
        for seats in range(2, 6):
            if seats != m.seats:
                refused(seats, "MON-OPT-03", map=m.id)


@rule("MON-OPT-04")
def test_african_empires_bring_everything_together() -> None:
    with_it, without = new(quests="no"), new(african=False)
    assert (with_it.revolts, len(with_it.bag) + len(with_it.cargo), len(with_it.piles)) == (20, 40, 3)
    assert (without.revolts, without.bag, without.cargo, without.piles, without.exchanges) == (0, (), (), (), ())
    assert without.science == 0


@rule("MON-OPT-05", "MON-OPT-17")
def test_a_deck_of_ones_own() -> None:
    listed = [BOOK.id[card] for card in new(quests="no", seed=77).deck]
    s = new(quests="no", deck=listed)
    assert sorted(BOOK.id[card] for card in s.deck) == sorted(listed)
    refused(2, "MON-OPT-05", deck=listed[:-1])
    refused(2, "MON-OPT-05", deck=[*listed[:-1], listed[0]])
    refused(5, "MON-OPT-05", deck="core")


@rule("MON-OPT-06", "MON-SOLO-26", "MON-OPT-17")
def test_two_modes_and_automas_in_one_of_them() -> None:
    assert not new(quests="no").config.continuous
    assert new(quests="no", mode="continuous").config.continuous
    assert new(3, african=False, mode="continuous").config.continuous
    refused(1, "MON-SOLO-26", mode="continuous")


@rule("MON-OPT-07", "MON-OPT-08", "MON-OPT-09")
def test_the_modules_by_default() -> None:
    config = new().config
    assert (config.future, config.naturals, config.quests) == (True, True, True)
    assert (config.heroes, config.monsters, config.renaissance) == (False, False, False)
    core = new(african=False).config
    assert (core.future, core.naturals, core.quests) == (False, False, False)
    off = new(future="no", natural_wonders="no", quests="no").config
    assert (off.future, off.naturals, off.quests) == (False, False, False)


@rule("MON-OPT-11", "MON-OPT-17")
def test_the_first_player_is_a_human_seat() -> None:
    refused(2, "MON-OPT-11", first="3")
    refused(1, "MON-OPT-11", first="2")
    assert new(3, first="3", quests="no").first == 2


@rule("MON-OPT-12", "MON-OPT-17")
def test_the_level_of_an_automa_needs_one() -> None:
    refused(2, "MON-OPT-12", automa_level="1")
    assert new(1, automa_level="2", quests="no").config.level == 2


@rule("MON-OPT-15", "MON-TERR-01")
def test_without_african_empires_maps_are_read_as_the_base_terrain() -> None:
    wanted = {"mi": "mountain", "hi": "forest", "sa": "plains", "oa": "plains", "po": "coast"}
    assert len(wanted) == 5
    for whole, core in zip(MAPS, CORE_MAPS, strict=True):
        for tile, plain in zip(whole.tiles, core.tiles, strict=True):
            expected = {7: MOUNTAIN, 8: 2, 9: 1, 10: 1, 11: 4}.get(tile.terrain, tile.terrain)
            assert plain.terrain == expected
            assert (plain.number, plain.town, plain.market, plain.natural) == (
                tile.number, tile.town, tile.market, False,
            )
            assert plain.token == (0 if tile.token == 1 else tile.token)


@rule("MON-OPT-15", "MON-OPT-17", "MON-COMP-01")
def test_what_the_base_box_cannot_do() -> None:
    refused(5, "MON-OPT-15", african=False)
    refused(4, "MON-OPT-15", african=False, map="dilemma")
    refused(4, "MON-OPT-15", african=False, map="horn-of-plenty")


@rule("MON-OPT-16", "MON-OPT-17")
@pytest.mark.parametrize("options", [
    {"future": "yes"}, {"natural_wonders": "yes"}, {"quests": "yes"}, {"civilizations": ["mali", "egypt"]},
])
def test_without_african_empires_its_parts_are_refused(options: dict[str, object]) -> None:
    refused(2, "MON-OPT-16", african=False, **options)


@rule("MON-OPT-16")
def test_several_automas_and_the_continuous_mode_without_african_empires() -> None:
    s = new(1, automas="2", african=False)
    assert "automa-multi" in [BOOK.id[card] for card in s.automa_deck]


@rule("MON-OPT-18")
def test_the_beginner_set() -> None:
    s = new(african=False, deck="core")
    config = s.config
    assert (s.map.id, config.continuous, config.heroes, config.monsters) == ("one-day", False, False, False)
    assert {BOOK.box[card] for card in s.deck} == {"core"}
    assert len(s.deck) == 35


@rule("MON-OPT-01")
def test_the_options_and_their_defaults() -> None:
    defaults = {option.id: option.default for option in GAME.record.options}
    assert defaults == {
        "automas": "auto", "map": "auto", "african": True, "mode": "normal", "deck": "mixed", "civilizations": "random",
        "first": "random", "future": "auto", "natural_wonders": "auto", "quests": "auto", "heroes": False,
        "monsters": False, "renaissance": False, "automa_level": "0", "automa_civilization": "random",
        "automa_trade_limit": False, "progress_cost": "2",
    }
    for option in GAME.record.options:
        assert set(option.names) == set(option.help) == {"en", "fr"}


def idle_rounds(players: int, **options: Any) -> int:
    """How many rounds a game lasts in which nobody takes a card."""
    s = new(players, quests="no", civilizations=["egypt", "greece", "japan", "china", "denmark"][:players], **options)
    while not s.over:
        moves = set(s.legal)
        s.apply(DONE if DONE in moves else PASS if PASS in moves else ACTIVATE if ACTIVATE in moves else s.legal[0])
    return s.round


@rule("MON-OPT-19")
@pytest.mark.parametrize(("mode", "seats", "most"), [
    ("normal", 2, 9), ("normal", 3, 11), ("normal", 4, 9), ("normal", 5, 10), ("continuous", 2, 15),
    ("continuous", 3, 10), ("continuous", 4, 8), ("continuous", 5, 9),
])
def test_the_longest_games(mode: str, seats: int, most: int) -> None:
    assert idle_rounds(seats, mode=mode) == most


@rule("MON-OPT-19", "MON-OPT-09")
def test_the_renaissance_adds_three_or_four_rounds() -> None:
    assert [idle_rounds(seats, renaissance=True) - idle_rounds(seats) for seats in (2, 3, 4)] == [3, 4, 3]

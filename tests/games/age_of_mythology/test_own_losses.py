"""Nobody loses anything of their own unasked, not even where there is nothing to choose.

A power may be left unused when its card is played (AOM-GOD-03); once its favor is paid it is carried out
(AOM-ACTION-14), and its user confirms what it takes (AOM-OPEN-58)."""

from __future__ import annotations

import pytest

from clio.engine.errors import IllegalAction
from clio.engine.history import Table
from clio.engine.kernel import Frame
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import NONE, Player
from tests.games.age_of_mythology.gods import GODS, seated, temple
from tests.games.age_of_mythology.helpers import buildings, cubes, logged, myth, offers, play, seat_view, tiles, units
from tests.rules import rule


def alone_with(god: str) -> Scenario:
    """Seat 0 holds the god and one thing of each sort that a power could take; the others have nothing but an empty
    board, and for Set the one tile that he exchanges."""
    scenario = Scenario(3, seated(god)).hand(0, god, "permanent-gather").hand(1, "permanent-explore")
    own = {"greek": "toxotes", "egyptian": "spearman", "norse": "jarl"}[GODS[god].culture]
    scenario.units(0, **{own: 1}).tiles(0, "fertile-food-2").buildings(0, "wall")
    for seat in (1, 2):
        scenario.units(seat).cubes(seat, food=0, wood=0, gold=0, favor=0)
    return scenario.tiles(1, "fertile-wood-1") if god == "set" else scenario


TAKERS = {
    "hephaestos": "seize seat 1 a1", "horus": "raze seat 1 wall", "hades": "unit toxotes", "set": "seize seat 1 c2",
    "anubis": "unit spearman",
}


@rule(
    "AOM-GREEKGOD-06", "AOM-GREEKGOD-08", "AOM-EGYPTGOD-04", "AOM-EGYPTGOD-09", "AOM-EGYPTGOD-10", "AOM-GOD-20",
    "AOM-ACTION-14", "AOM-OPEN-58",
)
@pytest.mark.parametrize(("god", "answer"), TAKERS.items())
def test_the_user_confirms_what_a_power_takes(god: str, answer: str) -> None:
    table = alone_with(god).action(0)
    before = seat_view(table, 0)
    play(table, f"power {god}")
    assert (table.seat, offers(table)) == (0, [answer])
    after = seat_view(table, 0)
    assert [after[part] for part in ("units", "production", "buildings")] == [
        before[part] for part in ("units", "production", "buildings")
    ]
    assert cubes(table, 0)[3] == 4 - GODS[god].favor  # paid already
    with pytest.raises(IllegalAction):
        table.play("done")


@rule("AOM-OPEN-58", "AOM-GREEKGOD-08", "AOM-EGYPTGOD-04")
def test_a_power_that_can_only_hit_its_user_says_so_before_it_is_paid_for() -> None:
    table = alone_with("hephaestos").action(0)
    assert label(table, "power hephaestos", "en").endswith("; only a tile of yours can be removed")
    assert label(table, "power hephaestos", "fr").endswith(" ; seule une de vos tuiles peut être retirée")
    table = alone_with("horus").action(0)
    for move in ("power horus", "invoke horus"):
        assert label(table, move, "en").endswith("; only a building of yours can be destroyed")
        assert label(table, move, "fr").endswith(" ; seul un de vos bâtiments peut être détruit")


@rule("AOM-OPEN-58")
def test_where_another_player_can_be_hit_nothing_is_said_of_ones_own() -> None:
    table = alone_with("horus").buildings(1, "wall").action(0)
    assert "of yours" not in label(table, "power horus", "en")
    table = alone_with("hephaestos").tiles(2, "fertile-food-2").action(0)
    assert "of yours" not in label(table, "power hephaestos", "en")


def label(table: Table, move: str, lang: str) -> str:
    return next(option for option in table.options if option.symbol == move).text(lang)


@rule("AOM-GREEKGOD-08", "AOM-GOD-21", "AOM-ACTION-14")
def test_hephaestos_takes_the_own_tile_once_it_is_confirmed() -> None:
    table = play(alone_with("hephaestos").action(0), "power hephaestos", "seize seat 1 a1")
    assert (table.seat, tiles(table, 0)) == (1, {})


@rule("AOM-EGYPTGOD-04", "AOM-BUILD-06", "AOM-ACTION-14")
def test_horus_takes_the_own_building_once_it_is_confirmed() -> None:
    table = play(alone_with("horus").action(0), "power horus", "raze seat 1 wall")
    assert (table.seat, buildings(table, 0)) == (1, {})


@rule("AOM-EGYPTGOD-09", "AOM-GOD-16")
def test_set_is_asked_for_the_only_tile_of_the_others_too() -> None:
    """It may be a worse one."""
    table = play(alone_with("set").action(0), "power set", "seize seat 1 c2")
    assert (table.seat, offers(table)) == (0, ["seize seat 2 a1"])
    play(table, "seize seat 2 a1")
    assert tiles(table, 0) == {"c2": "fertile-wood-1"}


@rule("AOM-EGYPTGOD-10", "AOM-GOD-22")
def test_anubis_takes_the_only_mortal_once_it_is_confirmed() -> None:
    table = play(alone_with("anubis").action(0), "power anubis", "unit spearman")
    assert (table.seat, units(table, 0)) == (1, {"mummy": 1})


@rule("AOM-GOD-03", "AOM-ACTION-09")
@pytest.mark.parametrize("god", ["hades", "horus", "anubis"])
def test_the_power_may_be_left_unused(god: str) -> None:
    table = alone_with(god).action(0)
    before = seat_view(table, 0)
    play(table, f"play {god}")
    assert "invokes" not in logged(table)
    assert [seat_view(table, 0)[part] for part in ("units", "buildings", "cubes")] == [
        before[part] for part in ("units", "buildings", "cubes")
    ]


@rule("AOM-GOD-20", "AOM-OPEN-58")
@pytest.mark.parametrize("god", GODS)
def test_every_power_that_takes_something_of_its_user_asks_first(god: str) -> None:
    """Whatever the power is told to do, where it takes a unit, a tile or a building of its user it never does so
    unasked."""
    card = BOOK.id.index(god)
    op = BOOK.power[card]
    scenario = temple(god).buildings(0, "wall", houses=1).tiles(0, "hills-food-1").tiles(1, "hills-gold-2")
    s = myth(scenario.action(0))
    takes = False
    for a in op.options(s, Frame(op, 0, card)) if op.asks else []:
        g = s.clone()
        op.chosen(g, Frame(op, 0, card), a)
        g.advance()
        while g.waiting.op is op:
            g.apply(g.legal[0])
        takes = takes or lost(s.players[0], g.players[0])
    assert takes == (god in TAKERS)
    assert not (takes and op.auto)


def lost(before: Player, after: Player) -> bool:
    """Is a unit, a tile or a building of the player gone?"""
    return (
        any(now < then for then, now in zip(before.units, after.units, strict=True))
        or any(then not in (NONE, now) for then, now in zip(before.tiles, after.tiles, strict=True))
        or before.buildings & ~after.buildings != 0
        or after.houses < before.houses
    )

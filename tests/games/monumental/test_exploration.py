"""Every Exploration token: its two gains for a player, its Gold for an Automa, the Monsters some of them reveal."""

from __future__ import annotations

from typing import Any

import pytest

from clio import Table
from clio.games.monumental.rules.automa_board import Conquer
from clio.games.monumental.rules.automa_cards import HIGHEST
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, beside, conquer, deck, gains, monsters, offered, offers, owner, play, position, purse, reserve, resolve,
    solo, space, token,
)
from tests.games.monumental.played import Stock, plays
from tests.rules import rule

# Token: number, Gold for an Automa, then answers and gains of both sides
TOKENS: dict[str, tuple[int, int, tuple[list[str], Stock], tuple[list[str], Stock]]] = {
    "barbarians-1-science-2-production": (1, 1, ([], {"science": 1}), ([], {"production": 2})),
    "barbarians-1-production-2-science": (1, 1, ([], {"production": 1}), ([], {"science": 2})),
    "barbarians-2-production-2-science": (1, 1, ([], {"production": 2}), ([], {"science": 2})),
    "barbarians-1-production-archive-1-card": (1, 1, ([], {"production": 1}), (["slot 1"], {})),
    "barbarians-1-gold-3-production": (2, 2, ([], {"gold": 1}), ([], {"production": 3})),
    "barbarians-1-gold-3-science": (2, 2, ([], {"gold": 1}), ([], {"science": 3})),
    "barbarians-1-gold-1-of-each-basic-resource": (
        2, 2, ([], {"gold": 1}), ([], {"production": 1, "science": 1, "military": 1})),
    "barbarians-1-gold-1-culture": (2, 2, ([], {"gold": 1}), ([], {"culture": 1})),
    "barbarians-1-gold-1-basic-building": (2, 2, ([], {"gold": 1}), (["pick workshop"], {})),
    "barbarians-2-gold-draw-2-cards-and-use-them": (3, 3, ([], {"gold": 2}), ([], {"military": 1, "science": 1})),
    "barbarians-2-gold-1-culture-and-2-basic-resources": (
        3, 3, ([], {"gold": 2}), (["gain production", "gain science"], {"culture": 1, "production": 1, "science": 1})),
    "barbarians-1-culture-and-1-gold-4-production": (3, 3, ([], {"culture": 1, "gold": 1}), ([], {"production": 4})),
    "barbarians-1-culture-and-1-gold-4-science": (3, 3, ([], {"culture": 1, "gold": 1}), ([], {"science": 4})),
    "free-town-3-gold-3-culture": (4, 4, ([], {"gold": 3}), ([], {"culture": 3})),
    "free-town-2-basic-buildings-3-gold": (4, 3, (["pick workshop", "pick laboratory"], {}), ([], {"gold": 3})),
    "free-town-3-basic-resources-of-one-type-2-culture": (
        4, 4, (["gain science"], {"science": 3}), ([], {"culture": 2})),
    "free-town-2-commercial-gain-tokens-1-culture-and-2-gold": (4, 4, ([], {}), ([], {"culture": 1, "gold": 2})),
    "barbarians-monster-2-production-2-science": (1, 1, ([], {"production": 2}), ([], {"science": 2})),
    "barbarians-monster-1-science-reserve-1-card": (1, 1, ([], {"science": 1}), ([], {})),
    "barbarians-monster-1-gold-advance-1-space-on-the-trade-track": (2, 2, ([], {"gold": 1}), ([], {})),
    "barbarians-monster-1-gold-1-culture": (2, 2, ([], {"gold": 1}), ([], {"culture": 1})),
    "barbarians-monster-2-gold-1-commercial-gain-token-and-1-basic-resource": (
        3, 3, ([], {"gold": 2}), (["gain military"], {"military": 1})),
}
MONSTERS = [
    "hydra", "minotaur", "sphinx", "kraken", "fenrir", "cyclops", "chimera", "roc", "basilisk", "orochi", "nian",
    "ammit", "grootslang", "inkanyamba", "mokele-mbembe", "ninki-nanka",
]
# By number: where such a token lies, what its Province costs, where the Units wait, and the same for an Automa
SITES = {
    1: ("d5", 1, "c6", "f5", None), 2: ("d6", 3, "d5", "f4", "g4"), 3: ("e5", 4, "d5", "e5", "f5"),
    4: ("d7", 4, "d6", "f3", "g3"),
}


def explored(kind: str, side: int, answers: list[str], **options: Any) -> Table:
    """The Province of the token is conquered with exactly its price, and one side of the token is taken."""
    place, price, camp, *_ = SITES[TOKENS[kind][0]]
    scenario = position(natural_wonders="no", **options).province(0, camp, soldiers=6).token(place, kind).pile(
        1, "writing").bag("patronage", "mercenaries").deck(0, "fort", "library").resources(0, military=price)
    table = conquer(scenario.turn(0), place, source=camp)
    assert offers(table) == ["choose 1", "choose 2"]
    play(table, f"choose {side}", *answers)
    assert (owner(table, place), token(table, place), "done" in offers(table)) == (0, None, True)
    return table


@rule("MON-CONQ-03", "MON-CONQ-14", "MON-SETUP-25", "MON-SETUP-26")
@plays(*TOKENS)
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("kind", TOKENS)
def test_the_two_gains_of_a_token(kind: str, side: int) -> None:
    _, _, one, other = TOKENS[kind]
    answers, result = one if side == 1 else other
    assert purse(explored(kind, side, answers)) == result


@rule("MON-CONQ-14", "MON-TERM-01", "MON-ACQ-09")
def test_gains_that_are_no_resources() -> None:
    assert len(archive(explored("barbarians-1-production-archive-1-card", 2, ["slot 1"]))) == 1
    assert deck(explored("barbarians-1-gold-1-basic-building", 2, ["pick workshop"]))[0] == "workshop"
    assert beside(explored("barbarians-2-gold-draw-2-cards-and-use-them", 2, [])) == ["fort", "library"]
    towns = explored("free-town-2-basic-buildings-3-gold", 1, ["pick workshop", "pick laboratory"])
    assert deck(towns)[:2] == ["laboratory", "workshop"]
    assert gains(explored("free-town-2-commercial-gain-tokens-1-culture-and-2-gold", 1, [])) == [
        "patronage", "mercenaries"]
    assert reserve(explored("barbarians-monster-1-science-reserve-1-card", 2, [])) == ["writing"]
    assert space(explored("barbarians-monster-1-gold-advance-1-space-on-the-trade-track", 2, [])) == 1
    drawn = explored("barbarians-monster-2-gold-1-commercial-gain-token-and-1-basic-resource", 2, ["gain military"])
    assert gains(drawn) == ["patronage"]


def taken(scenario: Scenario, kind: str, number: int) -> Table:
    """An Automa beside the token takes its Province, the one of highest defence."""
    *_, place, camp = SITES[number]
    if camp is not None:
        scenario.province(1, camp, soldiers=1)
    table = resolve(scenario.token(place, kind), Conquer(1, HIGHEST))
    if offered(table, "tile"):
        play(table, f"tile {place}")
    assert owner(table, place) == 1
    return table


@rule("MON-SOLO-08")
@pytest.mark.parametrize("kind", TOKENS)
def test_what_a_token_gives_an_automa(kind: str) -> None:
    number, gold, *_ = TOKENS[kind]
    table = taken(solo(natural_wonders="no"), kind, number)
    assert purse(table, 1) == {"gold": gold}


@rule("MON-MONS-02", "MON-MONS-03", "MON-MONS-10")
@plays(*[f"barbarians-monster-{monster}" for monster in MONSTERS])
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_token_that_reveals_a_monster(monster: str) -> None:
    scenario = position(monsters=True).province(0, "d5", soldiers=6).token("d6", f"barbarians-monster-{monster}")
    table = conquer(scenario.resources(0, military=3).turn(0), "d6", source="d5")
    assert (owner(table, "d6"), purse(table), monsters(table)) == (0, {}, {"d6": (monster, 1)})
    assert token(table, "d6") is None


@rule("MON-SOLO-08")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_token_with_a_monster_gives_an_automa_two_gold(monster: str) -> None:
    table = taken(solo(monsters=True, natural_wonders="no"), f"barbarians-monster-{monster}", 2)
    assert (purse(table, 1), monsters(table)) == ({"gold": 2}, {"f4": (monster, 1)})

"""All 40 cards of the Automa, each resolved in one and the same position, by their parts in the card data."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from clio import Table
from clio.games.monumental.record import GAME
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    deck, discard, explorers, heroes, name, names, offers, places_of, play, player, policies, position, posts, purse,
    space, world,
)
from tests.games.monumental.played import plays
from tests.rules import rule

ARCHITECTURAL, AGGRESSIVE, CULTURAL, SCIENTIFIC, ECONOMIC = "egypt", "denmark", "japan", "china", "greece"
HOME = ("g5", "g5")
# Two steps of both Explorers: the first takes 2 Gold at the Market f6, both pick up three tokens, two for 1 Gold
AFIELD = ("e6", "e5")


class After(NamedTuple):
    """What an Automa has after a card, of 10 Gold and nothing else before."""

    gold: int
    kept: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()
    policies: int = 0
    provinces: tuple[str, ...] = ()
    explorers: tuple[str, str] = HOME
    space: int = 0


def solitaire(civilization: str, **options: Any) -> Scenario:
    """A human against this Automa. The display costs, in its order: Knowledge 3 and 4, Buildings 3 and 4, Wonders 3 and
    3, of which the Colossus is the farthest. Tokens of number 1 are worth 1 Gold."""
    human = "greece" if civilization != "greece" else "egypt"
    scenario = position(human, automa=civilization, **options).resources(1, gold=10)
    scenario.display("writing", "masonry", "granary", "academy", "great-pyramid", "colossus")
    for place in ("f5", "f6", "g4"):
        scenario.token(place, "barbarians-1-science-2-production")
    if scenario.s.map.id == "one-day":
        scenario.market("f6", "market-alexandria-3").market("d4", "market-gao-1")
    return scenario


def settled(table: Table) -> Table:
    """A human decides what the card leaves open: always the first."""
    while offers(table)[0].startswith("tile "):
        play(table, offers(table)[0])
    return table


def resolved(scenario: Scenario, card: str, *below: str) -> Table:
    """The card is resolved; `below` are those after it in the deck."""
    kind = GAME.card(card)
    if kind not in scenario.s.automa_deck:  # an Advanced card that was not drawn for this game
        scenario.s.automa_deck = (*scenario.s.automa_deck, kind)
    return settled(scenario.automa(card, *below).automa_card(1, card))


def after(table: Table) -> After:
    pl = player(table, 1)
    return After(
        pl.res[3], tuple(sorted(names(pl.discard))), tuple(names(pl.sites)), len(pl.policies),
        tuple(places_of(table, pl.land & world(table).map.land)), explorers(table, 1), pl.space,
    )


CONQUEST = After(10 + 1 - 2 + 1, provinces=("e6", "f5"))
STUDY = After(10 - 2, ("masonry", "writing"))
REFORM = After(10 - 3, policies=2)
INCOME = After(13)
EXPEDITION = After(10 + 2 - 2 + 1, ("granary",), explorers=AFIELD)
WORKS = After(10 - 2, ("colossus", "granary"))
COMMERCE = After(10 - 1 + 2 - 1, space=3)  # the icon of space 2 gives 2 Gold

# Card: the type of its own part, what its general parts do, and what all of it does for that type
ACTIONS: dict[str, tuple[str, After, After]] = {
    "conquest-architectural": (ARCHITECTURAL, CONQUEST, CONQUEST._replace(kept=("colossus", "granary"))),
    "conquest-economic": (ECONOMIC, CONQUEST, CONQUEST._replace(gold=10 + 3, explorers=AFIELD)),
    "study-aggressive": (AGGRESSIVE, STUDY, STUDY._replace(gold=8 + 1 + 3, provinces=("e5", "f5"))),
    "study-architectural": (
        ARCHITECTURAL, STUDY, STUDY._replace(kept=("colossus", "granary", "masonry", "writing"))),
    "reform-scientific": (SCIENTIFIC, REFORM, REFORM._replace(kept=("masonry", "writing"))),
    "reform-aggressive": (AGGRESSIVE, REFORM, REFORM._replace(gold=7 + 1 + 3, provinces=("e5", "f5"))),
    "income-scientific": (SCIENTIFIC, INCOME, INCOME._replace(kept=("masonry", "writing"))),
    "income-cultural": (CULTURAL, INCOME, INCOME._replace(gold=13 + 2, policies=1)),
    "works-economic": (ECONOMIC, WORKS, WORKS._replace(gold=8 + 3, explorers=AFIELD)),
    "works-cultural": (CULTURAL, WORKS, WORKS._replace(gold=8 + 2, policies=1)),
    "exploration-aggressive": (
        AGGRESSIVE, EXPEDITION, EXPEDITION._replace(gold=11 + 1 + 3 + 2, provinces=("d6", "e5", "f5"))),
    "exploration-cultural": (CULTURAL, EXPEDITION, EXPEDITION._replace(policies=2)),
    "exploration-architectural": (
        ARCHITECTURAL, EXPEDITION,
        EXPEDITION._replace(kept=("academy", "colossus", "granary"), sites=("great-pyramid",)),
    ),
    "exploration-scientific": (SCIENTIFIC, EXPEDITION, EXPEDITION._replace(kept=("granary", "masonry", "writing"))),
    # Three more steps: d6 and d5 (2 tokens with the one kept: 1 Gold), the Market d4 (3 Gold); then the most tokens,
    # e4, e3 and f3 (with that of d5 four: 2 Gold)
    "exploration-economic": (
        ECONOMIC, EXPEDITION, EXPEDITION._replace(gold=11 + 1 + 3 + 2, explorers=("d4", "f3"))),
    "trade-architectural": (ARCHITECTURAL, COMMERCE, COMMERCE._replace(sites=("hanging-gardens",))),
    "trade-cultural": (CULTURAL, COMMERCE, COMMERCE),
    "trade-economic": (ECONOMIC, COMMERCE, COMMERCE._replace(gold=10 + 2, space=5)),
    "trade-scientific": (SCIENTIFIC, COMMERCE, COMMERCE._replace(kept=("calendar", "currency"))),
    "trade-aggressive": (AGGRESSIVE, COMMERCE, COMMERCE),
}


@rule("MON-SOLO-05", "MON-SOLO-06", "MON-SOLO-10", "MON-SOLO-12", "MON-SOLO-17", "MAE-AUTO-17", "MAE-AUTO-22")
@plays(*[f"automa-{card}" for card in ACTIONS])
@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card(card: str) -> None:
    type, general, special = ACTIONS[card]
    other = ECONOMIC if type != ECONOMIC else CULTURAL
    pile = ("currency", "hanging-gardens", "calendar", "navigation")
    assert after(resolved(solitaire(other).pile(1, *pile), f"automa-{card}")) == general
    assert after(resolved(solitaire(type).pile(1, *pile), f"automa-{card}")) == special


@rule("MON-SOLO-31")
@pytest.mark.parametrize("card", [card for card in ACTIONS if card.startswith("exploration")])
def test_an_exploration_card_is_shuffled_in_for_its_type(card: str) -> None:
    kind = GAME.card(f"automa-{card}")
    type = ACTIONS[card][0]
    shuffled = world(resolved(solitaire(type), f"automa-{card}"))
    assert (kind in shuffled.automa_deck, shuffled.automa_played) == (True, ())
    other = world(resolved(solitaire(ECONOMIC if type != ECONOMIC else CULTURAL), f"automa-{card}"))
    assert (kind in other.automa_deck, other.automa_played) == (False, (kind,))


@rule("MON-SOLO-35", "MAE-AUTO-22")
@pytest.mark.parametrize(("card", "type", "pile", "left"), [
    ("trade-architectural", ARCHITECTURAL, ("currency", "hanging-gardens", "stables"), ["stables", "currency"]),
    ("trade-scientific", SCIENTIFIC, ("currency", "stables", "calendar", "navigation"), ["navigation", "stables"]),
])
def test_cards_not_kept_go_under_the_reserve_pile(card: str, type: str, pile: tuple[str, ...], left: list[str]) -> None:
    table = resolved(solitaire(type).pile(1, *pile), f"automa-{card}")
    assert names(world(table).piles[0])[::-1] == left


@rule("MAE-AUTO-17")
def test_trade_and_policies_of_a_cultural_automa() -> None:
    table = resolved(solitaire(CULTURAL).policies(1, "bushido", "sakoku"), "automa-trade-cultural")
    assert after(table) == COMMERCE._replace(gold=10 + 4, policies=2)


@rule("MON-SOLO-34", "MAE-AUTO-22")
@pytest.mark.parametrize(("card", "type", "below"), [
    ("automa-trade-aggressive", AGGRESSIVE, ()), ("automa-civ-zulu", "zulu", ("automa-income-cultural",)),
])
def test_revolts_for_the_humans(card: str, type: str, below: tuple[str, ...]) -> None:
    table = resolved(solitaire(type), card, *below)
    assert (deck(table)[0], discard(table)) == ("revolt", {"revolt": 1})
    assert player(table, 1).res[3] == (13 if below else 10)


@rule("MON-SOLO-24", "MAE-AUTO-05", "MAE-POST-04")
@plays("automa-trading-post-1", "automa-trading-post-2")
@pytest.mark.parametrize("card", ["automa-trading-post-1", "automa-trading-post-2"])
def test_a_trading_post_card_builds_where_the_farther_explorer_is(card: str) -> None:
    table = resolved(solitaire(CULTURAL).explorers(1, "f5", "e6").exchanges("griots"), card)
    assert after(table) == After(10 + 2, explorers=("f5", "g5"), space=2)
    assert posts(table) == {"e6": (1, "griots")}
    assert (GAME.card(card) in world(table).removed, world(table).automa_played) == (True, ())
    home = resolved(solitaire(CULTURAL), card)
    assert (after(home), posts(home), world(home).automa_played) == (After(12), {}, (GAME.card(card),))


@rule("MAE-AUTO-13", "MAE-AUTO-14", "MAE-AUTO-15", "MON-SOLO-30")
@plays("automa-hero")
def test_the_hero_card_takes_the_farthest_and_draws() -> None:
    scenario = solitaire(CULTURAL, heroes=True).heroes("hannibal", "cleopatra").hero(1, "gilgamesh")
    table = resolved(scenario, "automa-hero", "automa-income-scientific")
    assert (name(player(table, 1).hero), heroes(table)) == ("cleopatra", ["hannibal", "gilgamesh"])
    assert after(table) == INCOME


# ---------------------------------------------------------------- Advanced cards
ADVANCED: dict[str, After] = {
    "expedition-study": EXPEDITION._replace(kept=("granary", "masonry", "writing")),
    "expedition-reform": EXPEDITION._replace(gold=11 + 2, policies=1),
    "expedition-works": EXPEDITION._replace(kept=("academy", "colossus", "granary")),
    "expedition-conquest": EXPEDITION._replace(gold=11 + 1 + 3, provinces=("e5", "f5")),
}


@rule("MAE-AUTO-23")
@plays(*[f"automa-adv-{card}" for card in ADVANCED])
@pytest.mark.parametrize(("card", "result"), ADVANCED.items())
def test_an_expedition(card: str, result: After) -> None:
    assert after(resolved(solitaire(CULTURAL), f"automa-adv-{card}")) == result


@rule("MAE-AUTO-18", "MAE-AUTO-23", "MON-SOLO-38")
@plays("automa-adv-catching-up", "automa-adv-war-footing", "automa-adv-golden-age", "automa-adv-master-builders")
@pytest.mark.parametrize(("card", "behind", "result"), [
    ("catching-up", False, INCOME), ("catching-up", True, INCOME._replace(gold=13 + 2, space=2)),
    ("war-footing", False, INCOME), ("war-footing", True, INCOME._replace(gold=13 + 1, provinces=("f5",))),
    ("golden-age", False, INCOME), ("golden-age", True, INCOME._replace(policies=1)),
    ("master-builders", False, INCOME),
    ("master-builders", True, INCOME._replace(kept=("granary",), sites=("colossus",))),
])
def test_who_is_behind_catches_up_and_draws(card: str, behind: bool, result: After) -> None:
    scenario = solitaire(CULTURAL)
    if behind:
        scenario.space(0, 1).province(0, "d5", soldiers=1).policies(0, "treaties").discard(0, "great-library")
    assert after(resolved(scenario, f"automa-adv-{card}", "automa-income-scientific")) == result


# ---------------------------------------------------------------- Civilization cards
@rule("MON-SOLO-32", "MON-SOLO-33")
@plays("automa-civ-china")
def test_china_draws_until_a_scientific_card() -> None:
    table = resolved(solitaire("china"), "automa-civ-china", "automa-income-cultural", "automa-income-scientific")
    assert after(table) == After(13, ("masonry", "writing"))
    assert "income-cultural" in names(world(table).automa_discard)


@rule("MON-SOLO-32")
@plays("automa-civ-denmark")
def test_denmark_gains_by_its_coasts_and_draws() -> None:
    scenario = solitaire("denmark").province(1, "g3", soldiers=1).province(1, "f3", soldiers=1)
    table = resolved(scenario, "automa-civ-denmark", "automa-income-scientific")
    assert after(table) == After(10 + 2 + 3, provinces=("f3", "g3"))


@rule("MON-SOLO-32", "MON-SOLO-33")
@plays("automa-civ-egypt")
def test_egypt_resolves_the_general_parts_twice() -> None:
    assert after(resolved(solitaire("egypt"), "automa-civ-egypt", "automa-reform-scientific")) == After(
        10 - 2 * 3, policies=4)
    table = resolved(solitaire("egypt"), "automa-civ-egypt", "automa-trade-architectural")
    assert after(table) == After(10 - 4 + 2 + 2, space=6)  # icons on 2 and 5; nothing for its own type


@rule("MON-SOLO-32", "MON-SOLO-33")
@plays("automa-civ-greece")
def test_greece_resolves_the_parts_with_a_type() -> None:
    scenario = solitaire("greece")
    table = resolved(scenario, "automa-civ-greece", "automa-trading-post-1", "automa-income-cultural")
    assert after(table) == After(10 + 2, policies=1)
    assert "trading-post-1" in names(world(table).automa_discard)


@rule("MON-SOLO-32")
@plays("automa-civ-japan")
@pytest.mark.parametrize(("provinces", "developed", "result"), [
    (0, 0, INCOME._replace(gold=13)), (1, 0, After(11, provinces=("f5",))), (0, 1, After(10, policies=1)),
    (1, 1, After(11, policies=1, provinces=("f5",))),
])
def test_japan_catches_up_or_draws(provinces: int, developed: int, result: After) -> None:
    scenario = solitaire("japan").policies(0, *["treaties"][:developed])
    if provinces:
        scenario.province(0, "d5", soldiers=1)
    assert after(resolved(scenario, "automa-civ-japan", "automa-income-scientific")) == result


@rule("MON-SOLO-34", "MON-SOLO-35")
@plays("automa-civ-mali", "automa-civ-zulu", "automa-civ-aksum")
def test_mali_gains_and_advances_aksum_takes_a_card() -> None:
    mali = resolved(solitaire("mali"), "automa-civ-mali", "automa-income-scientific")
    assert after(mali) == After(10 + 2 + 3, space=1)
    aksum = resolved(solitaire("aksum").pile(1, "currency", "stables"), "automa-civ-aksum", "automa-income-cultural")
    assert after(aksum) == After(13, ("currency",))
    wonder = resolved(solitaire("aksum").pile(1, "hanging-gardens"), "automa-civ-aksum", "automa-income-cultural")
    assert after(wonder) == After(13, sites=("hanging-gardens",))


@rule("MAE-AUTO-06", "MAE-AUTO-07")
@plays("automa-multi")
def test_the_multi_automa_card_stands_for_the_civilization_card() -> None:
    scenario = position("egypt", automa="mali", automas="2", map="open-sea")
    table = scenario.automa("automa-multi", "automa-income-scientific").automa_card(1, "automa-multi")
    assert (purse(table, 1), space(table, 1), policies(table, 1)) == ({"gold": 5}, 1, [])

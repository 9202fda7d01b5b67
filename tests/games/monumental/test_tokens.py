"""Every Commercial Gain, Exchange and Market token at work, by its text, and what Market tokens give an Automa."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.lawful import place_name
from clio.games.monumental.rules.automa_board import MoveBoth
from clio.games.monumental.scenario import Scenario
from tests.games.monumental.helpers import (
    archive, beside, deck, defence, discard, explorers, gains, names, offered, offers, play, player, position, purse,
    refuses, reserve, resolve, soldiers, space, status,
)
from tests.games.monumental.played import Stock, plays, short
from tests.rules import rule

FIVE = ("egypt", "greece", "china", "denmark", "japan")

GAINS: list[tuple[str, list[str], Stock]] = [
    ("stone-caravan", [], {"production": 3}), ("gift-of-scholars", [], {"science": 3}),
    ("mercenaries", [], {"military": 3}), ("gold-shipment", [], {"gold": 2}),
    ("mixed-cargo", [], {"production": 1, "science": 1, "military": 1}), ("patronage", [], {"culture": 1}),
]
EXCHANGES: list[tuple[str, list[str], Stock]] = [
    ("timber", [], {"production": 2}), ("exchange-manuscripts", [], {"science": 2}), ("arms", [], {"military": 2}),
    ("griots", [], {"culture": 1}), ("spices", ["gain production", "gain military"], {"production": 1, "military": 1}),
]
# Market tokens that give resources alone
MARKETS: list[tuple[str, list[str], Stock]] = [
    ("gao-1", [], {"production": 3}), ("gao-2", [], {"production": 2, "gold": 1}), ("gao-4", [], {"production": 4}),
    ("alexandria-1", [], {"science": 3}), ("alexandria-2", [], {"science": 2, "gold": 1}),
    ("alexandria-4", [], {"science": 4}), ("constantinople-1", [], {"military": 3}),
    ("constantinople-2", [], {"military": 2, "gold": 1}), ("constantinople-4", [], {"military": 4}),
    ("constantinople-6", [], {"military": 2, "gold": 1}), ("venice-1", [], {"gold": 2}), ("venice-2", [], {"gold": 3}),
    ("venice-3", ["gain production", "gain science"], {"gold": 1, "production": 1, "science": 1}),
    ("venice-4", [], {"gold": 2}), ("venice-5", ["gain science"], {"science": 4}), ("chang-an-1", [], {"culture": 1}),
    ("chang-an-2", [], {"culture": 1, "gold": 1}), ("chang-an-4", [], {"culture": 2}),
]
AUTOMA_GOLD: dict[str, tuple[int, ...]] = {  # of the six tokens of each Market
    "gao": (3, 3, 2, 4, 2, 2), "alexandria": (3, 3, 2, 4, 2, 2), "constantinople": (3, 3, 2, 4, 2, 3),
    "venice": (2, 3, 3, 2, 4, 2), "chang-an": (1, 2, 2, 2, 2, 1),
}
MARKET_PLACES = ("chang-an", "gao", "venice", "alexandria", "constantinople")  # on Five Crowns, in order


# ---------------------------------------------------------------- Commercial Gains
def keeping(*tokens: str) -> Scenario:
    return position().gains(0, *tokens)


def spent(scenario: Scenario, token: str, *answers: str) -> Table:
    """The token is used, and not again."""
    table = play(scenario.turn(0), f"token {short(token)}", *answers)
    assert (gains(table), names(player(table, 0).used_gains)) == ([], [short(token)])
    refuses(table, f"token {short(token)}")
    return table


@rule("MAE-GAIN-02", "MAE-GAIN-03", "MAE-GAIN-06")
@plays(*[f"gain-{token}" for token, *_ in GAINS])
@pytest.mark.parametrize(("token", "answers", "result"), GAINS)
def test_a_commercial_gain_of_resources(token: str, answers: list[str], result: Stock) -> None:
    assert purse(spent(keeping(token), token, *answers)) == result


@rule("MAE-TRADE-05")
@plays("merchant-charter")
def test_the_merchant_charter_advances_and_may_draw_a_token() -> None:
    table = play(keeping("merchant-charter").space(0, 1).bag("patronage").turn(0), "token merchant-charter")
    assert (space(table), gains(table)) == (2, ["patronage"])


@rule("MAE-RES-02")
@plays("foreign-agent")
def test_the_foreign_agent_reserves() -> None:
    assert reserve(spent(keeping("foreign-agent").pile(1, "writing"), "foreign-agent")) == ["writing"]


@rule("MON-WON-12")
@plays("master-masons")
def test_the_master_masons_build_a_section_for_three_less() -> None:
    scenario = keeping("master-masons").wonder(0, "eiffel-tower")
    refuses(scenario.resources(0, production=1).turn(0), "token master-masons")
    assert purse(spent(scenario.resources(0, production=2), "master-masons")) == {"gold": 3}


@rule("MON-ACQ-07")
@plays("gain-bargain")
def test_the_bargain_acquires_a_building_or_knowledge_for_three_less() -> None:
    scenario = keeping("bargain").display("academy", "writing", "colossus").resources(0, production=1)
    table = play(scenario.turn(0), "token bargain")
    assert offered(table, "pick") == ["workshop", "laboratory", "archery-range", "academy", "writing"]
    play(table, "pick academy")
    assert (deck(table)[0], purse(table)) == ("academy", {})


@rule("MON-TERM-03")
@plays("archivists")
@pytest.mark.parametrize(("answer", "archived"), [("slot 1", "fort"), ("pick library", "library")])
def test_the_archivists_take_from_city_or_discard_pile(answer: str, archived: str) -> None:
    table = spent(keeping("archivists").city(0, {1: "fort"}).discard(0, "library"), "archivists", answer)
    assert archive(table) == [archived]


@rule("MON-ACQ-09")
@plays("travelling-craftsmen")
def test_the_travelling_craftsmen_give_a_basic_building() -> None:
    table = spent(keeping("travelling-craftsmen"), "travelling-craftsmen", "pick archery-range")
    assert deck(table)[0] == "archery-range"


@rule("MON-EXPL-04")
@plays("safe-conduct")
def test_the_safe_conduct_moves_each_explorer_two_tiles() -> None:
    table = play(
        keeping("safe-conduct").turn(0), "token safe-conduct", "explore 1 d5", "explore 2 c6", "explore 1 e5",
        "explore 2 c7",
    )
    assert (explorers(table), purse(table), "done" in offers(table)) == (("e5", "c7"), {}, True)


@rule("MON-SCI-04")
@plays("royal-envoy")
def test_the_royal_envoy_draws_a_card() -> None:
    table = spent(keeping("royal-envoy").deck(0, "fort", "library"), "royal-envoy")
    assert (beside(table), purse(table)) == (["fort"], {"military": 1})


# ---------------------------------------------------------------- Exchange tokens
def traded(token: str, *answers: str, scenario: Scenario | None = None) -> Table:
    """At the Trading Post of the other: 1 Gold to its owner, and the Explorer goes home."""
    given = (scenario or position()).post(1, "d5", token).explorers(0, "d5", "c5").resources(0, gold=1)
    table = play(given.turn(0), "trade 1", *answers)
    assert (explorers(table), purse(table, 1)) == (("c5", "c5"), {"gold": 1})
    return table


@rule("MAE-EXCH-01", "MAE-EXCH-02", "MAE-EXCH-03")
@plays(*[token for token, *_ in EXCHANGES])
@pytest.mark.parametrize(("token", "answers", "result"), EXCHANGES)
def test_an_exchange_of_resources(token: str, answers: list[str], result: Stock) -> None:
    assert purse(traded(token, *answers)) == result


@rule("MAE-EXCH-02")
@plays("craftsmen", "partnership", "rumours", "ivory", "caravan-guides")
def test_the_other_exchanges() -> None:
    assert deck(traded("craftsmen", "pick laboratory"))[0] == "laboratory"
    assert space(traded("partnership")) == 1
    assert reserve(traded("rumours", scenario=position().pile(1, "writing"))) == ["writing"]
    drawn = traded("ivory", scenario=position().deck(0, "library"))
    assert (beside(drawn), purse(drawn)) == (["library"], {"science": 1})
    scenario = position().city(0, {1: "fort"}).discard(0, "library")
    archived = traded("caravan-guides", "pick library", scenario=scenario)
    assert (archive(archived), discard(archived)) == (["library"], {})


# ---------------------------------------------------------------- Market tokens
def bought(token: str, *answers: str, scenario: Scenario | None = None) -> Table:
    """The token of a Market of Five Crowns is used, and leaves the game."""
    given = (scenario or crowns()).market_tokens(0, f"market-{token}")
    table = play(given.turn(0), f"token {short(f'market-{token}')}", *answers)
    assert player(table, 0).market_tokens == ()
    return table


def crowns() -> Scenario:
    return position(*FIVE, map="five-crowns")


@rule("MON-EXPL-08")
@plays(*[f"market-{token}" for token, *_ in MARKETS])
@pytest.mark.parametrize(("token", "answers", "result"), MARKETS)
def test_a_market_token_of_resources(token: str, answers: list[str], result: Stock) -> None:
    assert purse(bought(token, *answers)) == result


@rule("MON-EXPL-08", "MON-WON-12", "MON-ACQ-09")
@plays("market-gao-3", "market-gao-5", "market-gao-6")
def test_the_other_tokens_of_gao() -> None:
    scenario = crowns().wonder(0, "eiffel-tower").resources(0, production=2)
    assert purse(bought("gao-3", scenario=scenario)) == {"gold": 3}
    assert deck(bought("gao-5", "pick workshop"))[0] == "workshop"
    table = bought("gao-6")
    assert (purse(table), space(table)) == ({"production": 2}, 1)


@rule("MON-EXPL-08")
@plays("market-alexandria-3", "market-alexandria-5", "market-alexandria-6")
def test_the_other_tokens_of_alexandria() -> None:
    assert beside(bought("alexandria-3", scenario=crowns().deck(0, "fort"))) == ["fort"]
    table = bought("alexandria-5", scenario=crowns().display("granary", "masonry").resources(0, science=1))
    assert (deck(table)[0], purse(table)) == ("masonry", {})
    reserved = bought("alexandria-6", scenario=crowns().pile(1, "writing"))
    assert (purse(reserved), reserve(reserved)) == ({"science": 2}, ["writing"])


@rule("MON-EXPL-08", "MON-CONQ-05", "MON-MOVE-01")
@plays("market-constantinople-3", "market-constantinople-5")
def test_the_other_tokens_of_constantinople() -> None:
    given = crowns()
    m = given.s.map
    near = [place_name(m, tile) for tile in m.near[m.capitals[0]] if m.land >> tile & 1]
    one, two = near[:2]
    table = bought("constantinople-3", scenario=crowns().province(1, one, soldiers=3).province(1, two, soldiers=1))
    hill = 1 if m.terrain[m.tile_at[m.place[m.near[m.capitals[0]][0]]]] == 3 else 0
    assert defence(table, one) == 2 + hill
    home = place_name(m, m.capitals[0])
    moved = bought("constantinople-5", *[f"manoeuvre {home}", "unit soldier"] * 3,
                   scenario=crowns().province(0, one, soldiers=1))
    assert (soldiers(moved, one), purse(moved), "done" in offers(moved)) == (4, {}, True)


@rule("MON-EXPL-08")
@plays("market-venice-6")
def test_a_token_of_venice_is_a_commercial_gain() -> None:
    assert gains(bought("venice-6", scenario=crowns().bag("patronage"))) == ["patronage"]


@rule("MON-EXPL-08", "MON-TERM-01", "MON-TERM-05")
@plays("market-chang-an-3", "market-chang-an-5", "market-chang-an-6")
def test_the_other_tokens_of_chang_an() -> None:
    assert len(archive(bought("chang-an-3", "slot 1", "slot 2"))) == 2
    tilted = crowns().city(0, {1: "fort", 2: "library", 3: "work-camp"}).tilt(0, 1, 2, 3)
    assert status(bought("chang-an-5", "slot 1", "slot 2", scenario=tilted))[:3] == [
        "reinforced", "reinforced", "activated"]
    reserved = bought("chang-an-6", scenario=crowns().pile(1, "writing"))
    assert (purse(reserved), reserve(reserved)) == ({"culture": 1}, ["writing"])


@rule("MON-SOLO-28", "MAE-AUTO-24")
@pytest.mark.parametrize(("market", "number"), [(market, n) for market in AUTOMA_GOLD for n in range(1, 7)])
def test_what_a_market_token_gives_an_automa(market: str, number: int) -> None:
    scenario = position("egypt", "greece", "china", "denmark", automa="japan", map="five-crowns")
    m = scenario.s.map
    tile = m.market_tiles[MARKET_PLACES.index(market)]
    free = m.paths & ~m.capital_set & ~sum(1 << other for other in m.market_tiles)
    start = next(place_name(m, other) for other in m.near[tile] if free >> other & 1)
    scenario.market(place_name(m, tile), f"market-{market}-{number}").explorers(4, start)
    table = resolve(scenario, MoveBoth(1), seat=4)
    assert purse(table, 4) == {"gold": AUTOMA_GOLD[market][number - 1]}
    assert names(player(table, 4).market_tokens) == [short(f"market-{market}-{number}")]

"""Every refusal names the rule that stands in the way: cards and actions, and positions of random games."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from clio import clauses
from clio.engine.game import Refusal
from clio.engine.history import Table
from clio.engine.kernel import pending, turn_to
from clio.engine.rng import seed_rng
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.refusal_base import ASKED
from clio.games.age_of_mythology.refusal_texts import REASONS
from clio.games.age_of_mythology.refusal_texts_asked import MOMENTS, QUESTIONS
from clio.games.age_of_mythology.refusals import BELONGS, refusal
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import HOUSE, P_TRADE
from tests.games.age_of_mythology.helpers import action, myth, new_game, play, player, secretly
from tests.games.age_of_mythology.refused import Opened, check_refused, doing, egyptian, greek, holding, norse
from tests.rules import rule


# ---------------------------------------------------------------------- tiles
@pytest.mark.parametrize(("opened", "symbol", "clause", "text"), [
    pytest.param(
        lambda: greek().pool(*["hills-gold-2"] * 4, "swamp-food-1", *["hills-food-1"] * 4, *["fertile-food-2"] * 3)
        .tiles(0, "swamp-wood-1").draft(),
        "tile swamp-food-1", "AOM-SETUP-37", "no swamp space of your board is free: 1 in all, each with a tile.",
        marks=rule("AOM-SETUP-37"), id="draft, space taken",
    ),
    pytest.param(
        lambda: greek().pool(*["hills-gold-2"] * 4, *["hills-food-1"] * 4, *["hills-wood-1"] * 4).draft(),
        "tile swamp-food-1", "AOM-SETUP-33", "no swamp tile (1 food) is turned up.",
        marks=rule("AOM-SETUP-33"), id="draft, not turned up",
    ),
    pytest.param(
        doing(egyptian().pool("mountains-gold-2", "hills-gold-2", "hills-food-1"), "permanent-explore"),
        "tile mountains-gold-2", "AOM-EXPLORE-06", "your board has no mountains space.",
        marks=rule("AOM-EXPLORE-06"), id="no such terrain",
    ),
    pytest.param(
        doing(greek().pool("swamp-food-1", "hills-gold-2", "hills-food-1"), "permanent-explore"),
        "tile desert-gold-1", "AOM-EXPLORE-04", "no desert tile (1 gold) is turned up.",
        marks=rule("AOM-EXPLORE-04"), id="not turned up",
    ),
    pytest.param(
        doing(greek().pool("swamp-food-1", "hills-gold-2", "hills-food-1"), "permanent-explore"), "build house",
        "AOM-EXPLORE-07", "take one of the tiles turned up, or leave them.", marks=rule("AOM-EXPLORE-07"),
        id="tiles first",
    ),
    pytest.param(
        lambda: greek().victory_cubes(), "draw 2", "AOM-VCUBE-04", "place a victory cube on one of the four",
        marks=rule("AOM-VCUBE-04"), id="cube first",
    ),
])
def test_tiles_and_victory_cubes(opened: Opened, symbol: str, clause: str, text: str) -> None:
    check_refused(opened(), symbol, clause, text)


# ---------------------------------------------------------------------- the hand
@rule("AOM-DRAW-01", "AOM-DRAW-02")
def test_the_hand_limit() -> None:
    table = greek().hand(0, "permanent-build").draw()
    check_refused(
        table, "draw 4", "AOM-DRAW-01",
        "the hand limit of the Archaic Age is 4 cards: you have 1, and that would add 4.", 0,
    )
    secretly(table, 0, "take permanent-gather", "take permanent-trade", "take permanent-attack")
    check_refused(table, "take permanent-explore", "AOM-DRAW-01", "you have 4, and that would add 1.", 0)


@rule("AOM-DRAW-11")
def test_a_permanent_card_is_taken_once() -> None:
    table = secretly(greek().hand(0, "permanent-build").draw(), 0, "take permanent-gather")
    check_refused(table, "take permanent-build", "AOM-DRAW-11", "Build 1 is in your hand, not in your pack.", 0)
    check_refused(table, "take permanent-gather", "AOM-DRAW-11", "you have taken Gather from your pack already.", 0)


@rule("AOM-DRAW-10")
def test_two_seats_that_choose_at_the_same_time_are_told_their_own_reasons() -> None:
    table = greek().hand(0, "permanent-build").hand(1, "permanent-trade").age(1, "mythic").draw()
    check_refused(table, "take permanent-build", "AOM-DRAW-11", "in your hand", 0)
    check_refused(table, "take permanent-trade", "AOM-DRAW-11", "in your hand", 1)
    check_refused(table, "draw 7", "AOM-DRAW-01", "the hand limit of the Mythic Age is 7 cards: you have 1", 1)
    secretly(table, 1, "take permanent-gather")
    check_refused(table, "take permanent-gather", "AOM-DRAW-11", "taken Gather", 1)
    assert table.why_not("take permanent-gather", 0) is None


@rule("AOM-DRAW-05")
def test_no_permanent_card_after_the_random_ones() -> None:
    s = myth(secretly(greek().draw(), 0, "draw 2"))
    found = refusal(GAME, s, 0, GAME.space.parse("take permanent-build"))
    assert "AOM-DRAW-05" in found.clauses
    assert refusal(GAME, s, 0, GAME.space.parse("draw 1")).text("en").startswith("you have made your choice")


@pytest.mark.parametrize(("opened", "symbol", "clause", "text"), [
    pytest.param(
        holding(greek(), "permanent-build"), "play permanent-explore", "AOM-ACTION-02",
        "Explore is in your pack: you did not take it into your hand this round.", marks=rule("AOM-ACTION-02"),
        id="in the pack",
    ),
    pytest.param(
        holding(greek().out(0, "permanent-explore"), "permanent-build", turn=2), "play permanent-explore",
        "AOM-ACTION-04", "you have used Explore this round", marks=rule("AOM-ACTION-04"), id="played",
    ),
    pytest.param(
        holding(greek(), "permanent-build"), "invoke zeus", "AOM-ACTION-02", "Zeus is not in your hand.",
        id="not in hand",
    ),
    pytest.param(
        holding(greek(), "permanent-build"), "pass odin", "AOM-COMP-20", "Odin is a card of another culture.",
        marks=rule("AOM-COMP-20"), id="another culture",
    ),
    pytest.param(
        holding(greek(), "permanent-build"), "decline", "AOM-GOD-10", "only a fourth card can be declined",
        marks=rule("AOM-GOD-10", "AOM-ACTION-10"), id="nothing to decline",
    ),
    pytest.param(
        holding(greek(), "permanent-build"), "build house", "AOM-ACTION-08",
        "you build only in the Build action of your own card; play a card of your hand", marks=rule("AOM-ACTION-08"),
        id="the card first",
    ),
    pytest.param(
        holding(greek().units(0), "permanent-attack"), "play permanent-attack", "AOM-ATTACK-10",
        "you have no military unit.", marks=rule("AOM-ATTACK-10"), id="no army",
    ),
    pytest.param(
        holding(greek().age(0, "mythic"), "permanent-next-age"), "play permanent-next-age", "AOM-AGE-06",
        "there is no further age.", marks=rule("AOM-AGE-06"), id="last age",
    ),
    pytest.param(
        holding(greek().cubes(0, gold=3), "permanent-next-age"), "play permanent-next-age", "AOM-AGE-02",
        "the Classical Age costs 4 cubes of each resource, and you have 4 food, 4 wood, 3 gold and 4 favor.",
        marks=rule("AOM-AGE-02", "AOM-AGE-03"), id="cost of an age",
    ),
    pytest.param(
        holding(greek().tiles(1, "hills-gold-2").cubes(0, favor=4), "hephaestos"), "invoke hephaestos", "AOM-AGE-04",
        "4 gold and 2 favor once the power is paid.", marks=rule("AOM-AGE-04"), id="cost of an age after the power",
    ),
    pytest.param(
        holding(greek().cubes(0, food=0, wood=1, gold=0, favor=0), "permanent-build"), "play permanent-build",
        "AOM-ACTION-13", "0 food, 1 wood, 0 gold and 0 favor.", marks=rule("AOM-ACTION-13"), id="nothing to build",
    ),
    pytest.param(
        holding(greek().cubes(0, food=0, wood=1, gold=0, favor=0), "permanent-recruit"), "play permanent-recruit",
        "AOM-ACTION-13", "no unit that you may recruit and can pay", id="nobody to recruit",
    ),
    pytest.param(
        holding(greek().buildings(0, "wall", "tower", "market", "armory", "quarry", "monument", houses=10),
                "permanent-build"),
        "play permanent-build", "AOM-BUILD-05", "all 16 spaces of your City Area are occupied.",
        marks=rule("AOM-BUILD-05"), id="city full",
    ),
    pytest.param(
        holding(greek().cubes(0, food=0, wood=1, gold=0, favor=0), "permanent-trade"), "play permanent-trade",
        "AOM-TRADE-09", "the card costs 2 cubes, and you have 1.", marks=rule("AOM-TRADE-09"),
        id="cost of a trade",
    ),
    pytest.param(
        holding(greek().cubes(0, food=0, wood=2, gold=0, favor=0), "permanent-trade"), "play permanent-trade",
        "AOM-ACTION-13", "and you have 2: none would be left to exchange.", id="nothing left to trade",
    ),
])
def test_a_card_that_cannot_be_played(opened: Opened, symbol: str, clause: str, text: str) -> None:
    check_refused(opened(), symbol, clause, text)


@rule("AOM-DISCARD-01")
def test_discarding() -> None:
    table = secretly(greek().hand(0, "permanent-build", "hera").hand(1, "odin").discard(), 0, "discard hera")
    check_refused(table, "discard hera", "AOM-DISCARD-01", "you discard Hera already.", 0)
    check_refused(table, "discard zeus", "AOM-DISCARD-01", "Zeus is not in your hand.", 0)
    check_refused(table, "play permanent-build", "AOM-DISCARD-01", "discard cards of your hand", 0)


# ---------------------------------------------------------------------- Gather
def gathering(*moves: str) -> Opened:
    return lambda: play(
        action(
            norse().tiles(0, a1="fertile-food-2", b1="mountains-gold-2", c1="mountains-gold-2")
            .buildings(0, houses=2).workers(0, a1="villager", b1="dwarf"), "permanent-gather",
        ), "collect gold", *moves,
    )


@pytest.mark.parametrize(("opened", "symbol", "clause", "text"), [
    pytest.param(
        doing(norse(), "permanent-gather"), "build house", "AOM-GATHER-04", "name the terrain or the resource",
        marks=rule("AOM-GATHER-04"), id="name something",
    ),
    pytest.param(
        gathering(), "settle villager d4", "AOM-GATHER-19",
        "there is no tile on this fertile space", marks=rule("AOM-GATHER-19"),
        id="no tile",
    ),
    pytest.param(
        gathering(), "settle villager a1", "AOM-GATHER-02",
        "a worker of the same kind is on the fertile tile (2 food): one worker per tile.",
        marks=rule("AOM-GATHER-02"), id="occupied",
    ),
    pytest.param(
        gathering("settle villager c1"), "settle villager c1", "AOM-GATHER-01",
        "you have no villager in your Holding Area.", marks=rule("AOM-GATHER-01"), id="no villager",
    ),
    pytest.param(
        gathering(), "settle dwarf c1", "AOM-GATHER-01", "Dwarf: you have none in your Holding Area.", id="no Dwarf",
    ),
    pytest.param(
        doing(greek().tiles(0, a1="fertile-food-2").buildings(0, houses=1), "permanent-gather", "collect gold"),
        "settle dwarf a1", "AOM-UNIT-27", "only the Norse have them.", marks=rule("AOM-UNIT-27"), id="no Dwarves",
    ),
    pytest.param(gathering(), "move c1 a1", "AOM-GATHER-01", "nobody works on this mountains space.", id="nobody"),
    pytest.param(
        gathering(), "move a1 a1", "AOM-GATHER-01",
        "the worker stands on the fertile tile (2 food) already.", id="same tile",
    ),
    pytest.param(
        gathering("move a1 c1"), "move c1 a1", "AOM-GATHER-01",
        "the worker on the 2nd mountains tile (2 gold) has moved in this action already.",
        id="moved",
    ),
    pytest.param(
        gathering("move a1 c1"), "move b1 c1", "AOM-GATHER-02", "has moved in this action and stays", id="stays",
    ),
    pytest.param(
        gathering("settle villager b1"), "done", "AOM-GATHER-19",
        "first move the worker who had to leave the 1st mountains tile (2 gold).",
        id="somebody must move on",
    ),
    pytest.param(
        gathering("settle villager b1"), "settle dwarf c1", "AOM-GATHER-02",
        "who had to leave the 1st mountains tile (2 gold).", id="nobody else before",
    ),
    pytest.param(
        gathering("settle villager b1"), "move b1 b1", "AOM-GATHER-02",
        "the worker on the 1st mountains tile (2 gold) has moved in this action and stays",
        id="not to the same place",
    ),
    pytest.param(
        doing(
            norse().tiles(0, a1="fertile-food-2", b1="mountains-gold-2").buildings(0, houses=2)
            .workers(0, a1="dwarf", b1="villager"), "permanent-gather", "collect gold",
        ),
        "settle villager a1", "AOM-GATHER-19",
        "the worker on the fertile tile (2 food) would have no free tile to move to.",
        id="no way out",
    ),
])
def test_workers(opened: Opened, symbol: str, clause: str, text: str) -> None:
    check_refused(opened(), symbol, clause, text)


# ---------------------------------------------------------------------- Build, Recruit, Trade
def trading(scenario: Scenario, *moves: str) -> Opened:
    return doing(scenario.buildings(0, "market"), "permanent-trade", *moves)


def without_houses() -> Table:
    table = greek().hand(0, "permanent-build").action(0)
    myth(table).stock[HOUSE] = 0
    return play(table, "play permanent-build")


@pytest.mark.parametrize(("opened", "symbol", "clause", "text"), [
    pytest.param(
        doing(greek().cubes(0, wood=1), "permanent-build"), "build house", "AOM-BUILD-03",
        "a House costs 2 food and 2 wood, and you have 4 food and 1 wood.", marks=rule("AOM-BUILD-03"), id="cost",
    ),
    pytest.param(
        doing(greek().cubes(0, wood=0).buildings(0, "quarry"), "permanent-build"), "build house", "AOM-BLDG-12",
        "a House costs 2 food and 2 wood, less 1 cube of your choice, and you have 4 food and 0 wood.",
        marks=rule("AOM-BLDG-12"), id="cost with a Quarry",
    ),
    pytest.param(
        doing(greek().cubes(0, food=7, wood=1), "build-2", "build quarry"), "build house", "AOM-BLDG-13",
        "a House costs 2 food and 2 wood, and you have 3 food and 1 wood.", marks=rule("AOM-BLDG-13"),
        id="a Quarry of the same action",
    ),
    pytest.param(
        doing(greek().buildings(0, "market"), "permanent-build"), "build market", "AOM-BUILD-07",
        "you have a Market already, and nobody may have two.", marks=rule("AOM-BUILD-07"), id="owned",
    ),
    pytest.param(
        doing(greek().buildings(0, houses=10), "permanent-build"), "build house", "AOM-BUILD-08",
        "you have 10 Houses: nobody may have more.", marks=rule("AOM-BUILD-08"), id="ten Houses",
    ),
    pytest.param(
        doing(greek().age(0, "heroic").cubes(0, food=5), "permanent-build"), "build wonder", "AOM-BLDG-21",
        "and you are in the Heroic Age.", marks=rule("AOM-BLDG-21"), id="The Wonder too early",
    ),
    pytest.param(
        without_houses, "build house", "AOM-BUILD-04", "House: no tile is left in the supply.",
        marks=rule("AOM-BUILD-04"), id="no tile left",
    ),
    pytest.param(
        doing(greek(), "permanent-build"), "recruit hoplite", "AOM-BUILD-01",
        "you may still build 1 building (Build 1), or finish.", marks=rule("AOM-BUILD-01"), id="buildings now",
    ),
    pytest.param(
        doing(greek().buildings(0, "quarry"), "permanent-build", "build house"), "less gold", "AOM-BLDG-12",
        "nothing of this is left to pay (gold, House).", id="not in the cost",
    ),
    pytest.param(
        lambda: play(holding(egyptian().cubes(0, food=1, wood=1), "nephthys")(), "invoke nephthys", "build storehouse"),
        "less gold", "AOM-BUILD-03", "the cubes spared must be those you lack", id="what is lacking",
    ),
    pytest.param(
        doing(greek(), "permanent-recruit"), "recruit jarl", "AOM-COMP-02", "Jarl: your culture has no such unit.",
        marks=rule("AOM-COMP-02"), id="another culture's unit",
    ),
    pytest.param(
        doing(greek().age(0, "classical"), "permanent-recruit"), "recruit heroic-greek-hero", "AOM-RECRUIT-06",
        "the Heroic Greek Hero can be recruited only from the Heroic Age on.", marks=rule("AOM-RECRUIT-06"),
        id="hero too early",
    ),
    pytest.param(
        doing(greek().units(0, toxotes=8), "permanent-recruit"), "recruit toxotes", "AOM-RECRUIT-09",
        "Toxotes: you have no figure left in your supply.", marks=rule("AOM-RECRUIT-09", "AOM-SETUP-15"),
        id="no figure",
    ),
    pytest.param(
        doing(greek().cubes(0, favor=1), "permanent-recruit"), "recruit medusa", "AOM-RECRUIT-03",
        "a Medusa costs 1 food and 3 favor, and you have 4 food and 1 favor.", marks=rule("AOM-RECRUIT-03"),
        id="cost of a unit",
    ),
    pytest.param(
        doing(greek().cubes(0, gold=0), "permanent-trade"), "pay gold", "AOM-TRADE-01", "you have no gold.",
        marks=rule("AOM-TRADE-01"), id="no such cube to pay",
    ),
    pytest.param(
        doing(greek(), "permanent-trade", "pay gold"), "swap food wood", "AOM-TRADE-01",
        "cubes are exchanged once the card is paid; your Trade card still costs 1 cube of your choice.",
        id="the cost first",
    ),
    pytest.param(
        trading(greek().cubes(0, gold=0)), "swap gold wood", "AOM-TRADE-03", "you have no gold.", id="nothing to give",
    ),
    pytest.param(
        trading(greek()), "swap gold gold", "AOM-TRADE-03", "gold for gold would change nothing.",
        marks=rule("AOM-TRADE-03"), id="same resource",
    ),
    pytest.param(
        trading(greek().cubes(0, wood=8).cubes(1, wood=12)), "swap gold wood", "AOM-TRADE-04",
        "the bank has no wood left.",
        marks=rule("AOM-TRADE-04"), id="bank empty",
    ),
    pytest.param(
        trading(greek(), "swap gold wood"), "swap wood food", "AOM-TRADE-06", "you have taken wood in this action",
        marks=rule("AOM-TRADE-06"), id="taken before",
    ),
    pytest.param(
        trading(greek(), "swap gold wood"), "swap food gold", "AOM-TRADE-06", "you have given gold in this action",
        id="given before",
    ),
    pytest.param(
        trading(greek(trade="one-colour"), "swap gold wood"), "swap food favor", "AOM-TRADE-03",
        "cubes of one resource only, and you have given gold.", id="one colour",
    ),
    pytest.param(
        trading(greek()), "buy victory", "AOM-TRADE-08", "you have no Great Temple.", marks=rule("AOM-TRADE-08"),
        id="no temple",
    ),
    pytest.param(
        trading(greek().buildings(0, "great-temple")), "buy victory", "AOM-BLDG-20",
        "a victory cube costs 8 favor, and you have 4.", marks=rule("AOM-BLDG-20"), id="favor for the temple",
    ),
    pytest.param(
        trading(greek().buildings(0, "great-temple").cubes(0, favor=16), "buy victory"), "swap gold wood",
        "AOM-TRADE-12", "nothing is exchanged any more.", marks=rule("AOM-TRADE-12"), id="bought",
    ),
    pytest.param(
        trading(greek().buildings(0, "great-temple").won(1, 30)), "buy victory", "AOM-TRADE-10",
        "the bank has no victory cube left.", marks=rule("AOM-TRADE-10"), id="no victory cube",
    ),
])
def test_a_purchase_that_is_refused(opened: Opened, symbol: str, clause: str, text: str) -> None:
    check_refused(opened(), symbol, clause, text)


@rule("AOM-RECRUIT-06")
def test_the_hero_of_a_new_age_may_have_to_wait() -> None:
    table = action(greek(new_hero="next-round"), "permanent-recruit")
    player(table, 0).age = 1
    check_refused(table, "recruit classical-greek-hero", "AOM-RECRUIT-06", "comes from the next round on.")


# ---------------------------------------------------------------------- who is asked
@rule("AOM-ACTION-02")
def test_a_seat_that_is_not_asked_learns_who_is() -> None:
    s = myth(greek().hand(0, "permanent-trade").action(0))
    found = refusal(GAME, s, 1, A.PLAY + P_TRADE)
    assert found.clauses == ("AOM-ACTION-02",)
    assert found.text("en") == "Player 1 decides now."
    assert found.text("fr") == "c'est à Joueur 1 de décider."


@rule("AOM-END-02")
def test_after_the_end_nothing_is_possible() -> None:
    s = myth(greek().end())
    assert s.over
    assert "AOM-END-02" in refusal(GAME, s, 0, A.PLAY).clauses


# ---------------------------------------------------------------------- everything, everywhere
@rule("AOM-ROUND-03")
@pytest.mark.parametrize("seed", range(6))
def test_every_illegal_action_of_random_games_has_a_reason_that_the_seat_may_know(seed: int) -> None:
    known = clauses.load("age-of-mythology").clauses
    chance = random.Random(seed)
    options: dict[str, str | bool] = {}
    if seed % 2:
        options = {"trade": "one-colour", "new_hero": "next-round", "hades": "mortal"}
    s = myth(new_game((2, 3, 5)[seed % 3], str(seed), **options)).clone()
    asked: dict[str, int] = {}
    while not s.over:
        question = type(s.waiting.op).__name__
        asked[question] = asked.get(question, 0) + 1
        if asked[question] <= 2 or chance.random() < 0.005:
            for seat in pending(s):
                own = s.clone()
                turn_to(own, seat)
                other = GAME.determinize(own, seat, seed_rng("other"))  # all that the seat does not know is different
                for action in set(range(len(GAME.space))).difference(own.legal):
                    found = refusal(GAME, own, seat, action)
                    check(found, known, f"{question}: {GAME.space.symbol(action)}")
                    assert found == refusal(GAME, other, seat, action)
        s.apply(chance.choice(s.legal))


def check(found: Refusal, known: Mapping[str, object], where: str) -> None:
    assert found.clauses, where
    assert all(clause in known for clause in found.clauses), where
    for lang in ("en", "fr"):
        text = found.text(lang)
        assert text.endswith("."), where
        assert "{" not in text, where


def test_every_question_and_every_kind_of_action_has_its_sentence() -> None:
    assert {type(op) for op in GAME.ops.ops if op.asks} == set(ASKED)
    assert {key for _, key in ASKED.values()} <= set(QUESTIONS)
    assert {r.name for r in GAME.space.ranges} == set(BELONGS)
    assert {key for key, _ in BELONGS.values()} <= set(MOMENTS)


def test_the_two_languages_name_the_same_parts() -> None:
    for sentences in (REASONS, MOMENTS, QUESTIONS):
        for key, (en, fr) in sentences.items():
            assert parts(en) == parts(fr), key


def parts(sentence: str) -> set[str]:
    return {piece.split("}")[0] for piece in sentence.split("{")[1:]}

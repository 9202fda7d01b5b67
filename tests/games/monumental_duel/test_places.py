"""The things that moves point at, by the ids that the boards draw."""

from __future__ import annotations

import clio
from clio import Table
from clio.engine import conformance
from clio.engine.rng import below, next_rng, seed_rng
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import play

ZONES = {
    "city", "knowledge", "row", "column", "resource", "policy", "wonder", "reserved", "province", "espionage",
    "free-city", "discard", "deck", "warlord", "ambassador",
}
SHARED = {"track", "basic", "free-city", "in-use", "advantage", "die"}


def touches(table: Table, symbol: str) -> list[str]:
    """Also of a move that is not legal."""
    return table.game.targets(table.state, table.game.space.parse(symbol))


def test_a_price_is_paid_where_its_resources_lie() -> None:
    table = Scenario("greeks", "malians").track("troy").resources(0, military=3, gold=1).turn(0)
    table.play("acquire troy")
    assert touches(table, "pay gold 0") == ["0:resource:military"]
    assert touches(table, "pay gold 1") == ["0:resource:gold"]


def test_a_turn() -> None:
    table = (
        Scenario("greeks", "malians")
        .city(0, {1: "mine/philosophy", 2: "fort", 3: "fort"}).tilt(0, 1).policies(0, "treaties")
        .track("troy", "bazaar", None, None, None, None).reserved(1, "persia").wonder(0, "great-wall")
        .pile(1, "ethiopia", "barricade").turn(0)
    )
    assert touches(table, "acquire troy") == ["table:track:e1p-troy"]
    assert touches(table, "acquire workshop") == ["table:basic:basic-workshop"]
    assert touches(table, "acquire persia") == ["1:reserved:e1p-persia"]
    assert touches(table, "acquire sicily") == []
    assert touches(table, "use mine") == ["0:city:0"]
    assert touches(table, "use philosophy") == ["0:knowledge:0"]
    assert touches(table, "use fort") == ["0:city:1", "0:city:2"]
    assert touches(table, "use treaties") == ["0:policy:greek-treaties"]
    assert touches(table, "develop treaties") == touches(table, "use democracy") == []
    assert touches(table, "develop democracy") == ["0:policy:greek-democracy"]
    assert touches(table, "develop pilgrimage") == []
    assert touches(table, "complete") == ["0:wonder:e1w-great-wall"]
    assert touches(table, "conquer") == ["1:province:e1p-ethiopia"]
    assert touches(table, "advantage science") == ["table:advantage:0", "0:resource:science"]
    assert touches(table, "progress") == ["0:deck:0"]
    assert touches(table, "warlord") == ["0:warlord:0"]
    assert touches(table, "ambassador spy") == ["0:ambassador:0"]


def test_a_row_and_a_column() -> None:
    table = Scenario("greeks", "mughals").activation(0)
    assert touches(table, "activate row 2 column 3") == ["0:row:1", "0:column:2"]


def test_a_copied_building_is_one_that_is_activated() -> None:
    scenario = Scenario("greeks", "mughals").city(0, {1: "angkor-wat", 2: "fort", 3: "fort", 4: "library"})
    table = play(scenario.tilt(0, 1, 2, 4).turn(0), "use angkor-wat")
    assert touches(table, "pick fort") == ["0:city:1"]
    assert touches(table, "slot 2") == ["0:city:1"]


def test_a_gained_building_is_one_of_the_pile() -> None:
    """The same lies in the City."""
    scenario = Scenario("greeks", "mughals").city(0, {1: "workshop"}).resources(0, culture=1)
    table = play(scenario.turn(0), "develop architecture")
    assert touches(table, "pick workshop") == ["table:basic:basic-workshop"]


def test_a_card_to_archive_lies_in_the_discard_pile_too() -> None:
    scenario = Scenario("greeks", "mughals").city(0, {1: "great-mosque-of-djenne", 2: "fort"}).discard(0, "fort")
    table = play(scenario.tilt(0, 1).turn(0), "use great-mosque-of-djenne")
    assert touches(table, "pick fort") == ["0:discard:start-fort"]


def test_two_wonders_to_choose_between() -> None:
    scenario = Scenario("greeks", "mughals").wonder(0, "great-wall").resources(0, production=9)
    table = play(scenario.track("colossus-of-rhodes").turn(0), "acquire colossus-of-rhodes")
    assert touches(table, "pick great-wall") == ["0:wonder:e1w-great-wall"]
    assert touches(table, "pick colossus-of-rhodes") == ["table:in-use:t1w-colossus"]


def test_at_every_question_every_move_has_places_of_the_board() -> None:
    for seed, options in enumerate(conformance.pairwise(clio.game("monumental-duel"))[::9]):
        table, rng = clio.new("monumental-duel", 2, seed, options), seed_rng(str(seed))
        game = table.game
        while not table.over:
            for action in range(0, len(game.space), 1 if len(table.actions) % 10 == 0 else 97):
                for target in game.targets(table.state, action):
                    owner, zone, _ = target.split(":")
                    assert zone in (SHARED if owner == "table" else ZONES), target
            rng = next_rng(rng)
            table.play(table.options[below(rng, len(table.options))].symbol)

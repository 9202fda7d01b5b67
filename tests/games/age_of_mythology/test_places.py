"""The things on the board that a move touches, by their places; why nothing can be done with a thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from clio.engine.history import Table
from clio.engine.moves import TABLE, place
from clio.games.age_of_mythology.cardbook import (
    AREA_IDS, BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, SPACE_IDS, TERRAIN_IDS, TILE_BOOK, UNIT_BOOK,
    VICTORY_IDS,
)
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import PERMANENT, SEATS
from clio.server.foresight import why_not
from clio.server.messages import AskWhy
from tests.games.age_of_mythology.helpers import myth

OF_THE_TABLE: dict[str, Sequence[str]] = {
    "shown": TILE_BOOK.id, "victory": VICTORY_IDS, "terrain": TERRAIN_IDS, "bank": RESOURCE_IDS,
    "stock": BUILDING_BOOK.id, "deck": CULTURE_IDS,
}
OF_A_PLAYER: dict[str, Sequence[str]] = {
    "hand": BOOK.id, "pack": BOOK.id[:PERMANENT], "played": BOOK.id, "unit": UNIT_BOOK.id, "supply": UNIT_BOOK.id,
    "army": UNIT_BOOK.id, "building": BUILDING_BOOK.id, "cube": RESOURCE_IDS, "space": SPACE_IDS, "area": AREA_IDS,
    "villager": ("0",), "player": ("0",),
}


def known_places() -> set[str]:
    """Every id that the contract with the boards allows."""
    found = {place(TABLE, zone, index) for zone, ids in OF_THE_TABLE.items() for index in ids}
    for seat in range(SEATS):
        found |= {place(seat, zone, index) for zone, ids in OF_A_PLAYER.items() for index in ids}
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_targets_are_places_on_the_board(players: int) -> None:
    known = known_places()
    table = Table(GAME, players, f"targets {players}")
    random = Random(players)
    while not table.over:
        for choice in table.options:
            assert set(choice.targets) <= known, choice.symbol
            assert len(set(choice.targets)) == len(choice.targets)
        if random.random() < 0.01:
            for action in range(len(GAME.space)):
                assert set(GAME.targets(myth(table), action)) <= known, GAME.space.symbol(action)
        table.play(random.choice(table.options).symbol)


def touched(table: Table, symbol: str, seat: int | None = None) -> list[str]:
    choices = table.options if seat is None else table.options_of(seat)
    return next(list(choice.targets) for choice in choices if choice.symbol == symbol)


def test_targets_name_the_most_specific_thing_first() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0, dwarf=1, jarl=1).buildings(0, houses=1)
    table = scenario.tiles(0, a1="fertile-food-2", b1="mountains-gold-2").hand(0, "gather-all").action(0)
    assert touched(table, "play gather-all") == ["0:hand:gather-all"]
    table.play("play gather-all")
    assert touched(table, "settle villager b1") == ["0:space:b1", "0:villager:0"]
    assert touched(table, "settle dwarf b1") == ["0:space:b1", "0:unit:dwarf", "0:supply:dwarf"]
    table.play("settle villager b1")
    assert touched(table, "settle dwarf a1") == ["0:space:a1", "0:unit:dwarf", "0:supply:dwarf"]


def test_a_card_is_pointed_at_where_it_lies() -> None:
    scenario = Scenario(cultures=("greek", "norse")).hand(0, "permanent-build").out(0, "permanent-gather")
    table = scenario.action(0, turn=2)
    cards = {"permanent-build": ["0:hand:permanent-build"], "permanent-gather": ["0:played:permanent-gather"],
             "permanent-trade": ["0:pack:permanent-trade"], "gather-all": []}
    for card, places in cards.items():
        assert GAME.targets(myth(table), GAME.space.parse(f"play {card}")) == places


def test_targets_of_an_attack() -> None:
    table = Scenario(cultures=("greek", "norse")).units(0, hydra=1, hoplite=1).hand(0, "permanent-attack").action(0)
    table.play("play permanent-attack")
    assert touched(table, "attack seat 2 city") == ["1:area:city", "1:player:0"]
    table.play("attack seat 2 city")
    assert touched(table, "send hydra", 0) == ["0:army:hydra", "0:unit:hydra", "0:supply:hydra"]
    assert touched(table, "send jarl", 1) == ["1:army:jarl", "1:unit:jarl", "1:supply:jarl"]


def test_targets_of_aphrodite_are_the_units_of_the_opponent() -> None:
    scenario = Scenario(cultures=("greek", "norse")).units(0, hoplite=1).units(1, jarl=1, troll=1)
    table = scenario.battle(0, 1, "city", "aphrodite", power=True)
    assert touched(table, "unit troll") == ["1:army:troll", "1:unit:troll", "1:supply:troll"]


def test_targets_of_a_trade() -> None:
    table = Scenario().hand(0, "permanent-trade").action(0)
    table.play("play permanent-trade")
    assert touched(table, "pay food") == ["0:cube:food"]
    table.play("pay food")
    table.play("pay food")
    assert touched(table, "swap wood gold") == ["0:cube:wood", "table:bank:gold"]


def test_cubes_are_taken_from_the_one_who_is_robbed() -> None:
    table = Scenario(3, ("norse", "greek", "egyptian")).hand(0, "loki").action(0)
    table.play("power loki")
    assert touched(table, "victim seat 3") == ["2:player:0"]
    table.play("victim seat 3")
    assert touched(table, "loot gold") == ["2:cube:gold", "2:player:0"]


# ---------------------------------------------------------------- bounds and sources
def asked(table: Table, seat: int | None = None) -> tuple[str, str | None, int, int, int]:
    found = table.inquiry(seat)
    assert found is not None
    return found.kind, found.source, found.least, found.most, found.given


def test_an_army_tells_how_many_units_it_takes() -> None:
    scenario = Scenario(cultures=("norse", "greek")).units(0, jarl=3, dwarf=2).units(1, toxotes=2)
    table = scenario.tiles(0, b1="mountains-gold-2").workers(0, b1="dwarf").attack(0, 1, "city")
    assert asked(table, 0) == ("muster", "permanent-attack", 1, 4, 0)
    assert asked(table, 1) == ("muster", "permanent-attack", 0, 2, 0)
    table.play("send jarl", 0)
    assert asked(table, 0) == ("muster", "permanent-attack", 1, 4, 1)


def test_the_choice_of_cards_and_discards_tells_how_many_there_may_be() -> None:
    table = Scenario(cultures=("greek", "norse")).hand(0, "zeus").draw()
    table.play("take permanent-gather", 0)
    assert asked(table, 0) == ("choose-cards", None, 0, 3, 1)
    table = Scenario(cultures=("greek", "norse")).hand(0, "zeus", "hera").discard()
    table.play("discard zeus", 0)
    assert asked(table, 0) == ("discard-cards", None, 0, 2, 1)


def test_a_card_that_asks_is_the_source() -> None:
    table = Scenario(cultures=("greek", "norse")).hand(0, "hermes", "build-3").action(0)
    assert asked(table) == ("play-card", None, 0, 1, 0)
    table.play("power hermes")
    assert asked(table) == ("gain-cubes", "hermes", 4, 4, 0)
    table = Scenario(cultures=("greek", "norse")).hand(0, "build-3").action(0)
    table.play("play build-3")
    table.play("build house")
    assert asked(table) == ("build", "build-3", 0, 3, 1)


def test_cubes_that_a_building_costs_less_are_counted() -> None:
    scenario = Scenario(cultures=("egyptian", "greek")).buildings(0, "quarry").hand(0, "nephthys").cubes(0, favor=6)
    table = scenario.action(0)
    for move in ("invoke nephthys", "build wall", "less wood"):
        table.play(move)
    assert asked(table) == ("spare-cubes", "nephthys", 3, 3, 1)


def test_the_reward_of_a_battle_is_the_cards_and_may_be_given_up() -> None:
    table = won(Scenario(cultures=("norse", "greek")).units(0, jarl=1), "holding")
    assert asked(table) == ("reward", "permanent-attack", 0, 5, 0)
    table.play("loot food")
    assert asked(table) == ("reward", "permanent-attack", 5, 5, 1)
    table = won(Scenario(cultures=("norse", "greek")).units(0, jarl=1).tiles(1, "fertile-food-2"), "production")
    assert asked(table) == ("seize", "permanent-attack", 0, 1, 0)
    scenario = Scenario(cultures=("norse", "greek")).units(0, jarl=1).buildings(0, "siege-engine-workshop")
    table = won(scenario.buildings(1, "wall", "tower", "market"), "city")
    assert asked(table) == ("raze", "permanent-attack", 0, 2, 0)
    table.play("raze seat 2 wall")
    assert asked(table) == ("raze", "permanent-attack", 0, 2, 1)


def won(scenario: Scenario, area: str) -> Table:
    """Nobody defends the area of seat 1."""
    table = scenario.attack(0, 1, area)
    table.play("send jarl", 0)
    table.play("muster", 0)
    table.play("muster", 1)
    return table


def test_workers_and_exchanges_are_counted() -> None:
    scenario = Scenario(cultures=("greek", "norse")).hand(0, "permanent-gather")
    table = scenario.tiles(0, "fertile-food-2", "hills-gold-2").buildings(0, houses=3).action(0)
    for move in ("play permanent-gather", "collect gold"):
        table.play(move)
    assert asked(table) == ("workers", "permanent-gather", 0, 2, 0)
    table.play(next(move.symbol for move in table.options if move.move == "settle villager"))
    assert asked(table) == ("workers", "permanent-gather", 0, 2, 1)
    scenario = Scenario(cultures=("greek", "norse")).hand(0, "permanent-trade").buildings(0, "great-temple", "market")
    table = scenario.cubes(0, food=1, favor=16, wood=1).action(0)
    table.play("play permanent-trade")
    assert asked(table) == ("exchange", "permanent-trade", 0, 26, 0)
    for move in ("swap food gold", "buy victory"):
        table.play(move)
    assert asked(table) == ("exchange", "permanent-trade", 0, 3, 2)


def test_a_tile_is_taken_or_left() -> None:
    table = Scenario(cultures=("greek", "norse")).hand(0, "permanent-explore").action(0)
    table.play("play permanent-explore")
    assert asked(table) == ("explore", "permanent-explore", 0, 1, 0)


# ---------------------------------------------------------------- things that cannot be used now
def reasons(table: Table, target: str, lang: str = "en") -> list[str]:
    return [reason.text for reason in why_not(table, "key", 0, AskWhy("key", 0, None, target), lang).reasons]


def test_a_space_pointed_at_in_the_draft_is_told_where_tiles_go() -> None:
    hills = [*["hills-gold-2"] * 3, *["hills-food-1"] * 4, *["hills-wood-1"] * 4, "hills-favor-1"]
    table = Scenario(cultures=("greek", "norse")).tiles(0, "hills-gold-2").pool(*hills).draft()
    taken = "This hills space has its tile already; take one of the tiles turned up, or leave them."
    itself = (
        "A tile goes to the first free space of its terrain by itself; take one of the tiles turned up, or leave them."
    )
    assert Counter(text for id in SPACE_IDS for text in reasons(table, f"0:space:{id}")) == {taken: 1, itself: 15}


def test_what_is_asked_now_goes_before_everything_else() -> None:
    table = Scenario(cultures=("greek", "norse")).cubes(0, food=0, wood=0, gold=0).hand(0, "permanent-build", "hera")
    asked = table.tiles(0, "hills-gold-2").buildings(0, "great-temple").cubes(0, favor=4).action(0)
    assert reasons(asked, "0:supply:hoplite") == [
        "You recruit only in the Recruit action of your own card; play a card of your hand, or discard one to pass."
    ]
    assert reasons(asked, "0:pack:permanent-trade") == [
        "Trade is in your pack: you did not take it into your hand this round."
    ]
    assert reasons(asked, "0:building:great-temple") == [
        "Victory cubes are bought only in a Trade action, at the Great Temple; play a card of your hand, or discard "
        "one to pass."
    ]
    assert reasons(asked, "1:cube:gold") == [
        "Another player's cubes are taken only after a Holding Area was won, or through Loki; play a card of your "
        "hand, or discard one to pass."
    ]
    assert not reasons(asked, "0:area:city")


def test_workers_wait_until_it_is_named_what_is_collected() -> None:
    table = Scenario(cultures=("greek", "norse")).tiles(0, a1="fertile-food-2").hand(0, "permanent-gather").action(0)
    table.play("play permanent-gather")
    assert reasons(table, "0:space:a1", "fr") == [
        "Les travailleurs se déplacent une fois annoncé ce qui est collecté ; annoncez le terrain ou la ressource que "
        "tous collectent."
    ]

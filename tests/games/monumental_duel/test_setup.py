"""How the table is laid out (section 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import clio
from clio import BadOption, Table
from clio.engine.kernel import Frame
from clio.games.families.monumental.rules.city import REFILL_CITY
from clio.games.families.monumental.state import EMPTY, FORT, FORUM, LIBRARY, MINE, PLACES, YARD
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.scenario import Scenario
from tests.games.monumental_duel.helpers import (
    attached, city, dice, discard, duel, kinds_logged, offers, pile, play, purse, refuses, seat_view,
)
from tests.rules import rule

SEEDS = range(40)
KNOWLEDGE = {"greek-philosophy", "mughal-astronomy"}


def new(seed: int | str = 1, **options: Any) -> Table:
    return clio.new("monumental-duel", seed=seed, options={"civilizations": ["greeks", "mughals"], **options})


def eras(cards: list[int]) -> list[int]:
    return [BOOK.era[card] for card in cards]


# ---------------------------------------------------------------- Development deck and track
@rule("MD-SETUP-01", "MD-SETUP-03")
def test_each_era_is_shuffled_on_its_own_and_era_one_lies_on_top() -> None:
    orders = set()
    for seed in SEEDS:
        deck = list(duel(new(seed)).deck)
        assert eras(deck) == [1] * 12 + [2] * 12 + [3] * 6
        orders |= {(0, *deck[:12]), (1, *deck[12:24]), (2, *deck[24:])}
    assert len(orders) == 3 * len(SEEDS)  # every pack in another order each time


@rule("MD-SETUP-02", "MD-SETUP-04")
def test_the_divider_of_an_era_stands_before_its_first_card() -> None:
    """Era I from the start; 6 cards are revealed although the divider of Era I lay above them. The divider of Era II is
    met with its first card, not with the last one of Era I."""
    table = new()
    assert table.view(0)["era"] == 1
    assert [card is not None for card in table.view(0)["track"]] == [True] * 6
    one = ("bartering", "scytale", "customary-law")
    end = Scenario(deck="espionage").track(None, None, None, "troy", "persia", "ethiopia")
    after = end.development(*one, "arsenal").round_end()
    assert after.view(0)["era"] == 1
    more = Scenario(deck="espionage").track(None, None, None, None, "troy", "persia")
    later = more.development(*one, "arsenal").round_end()
    assert later.view(0)["era"] == 2
    assert later.view(0)["track"] == [
        "e2b-arsenal", "e1k-customary-law", "e1k-scytale", "e1k-bartering", "e1p-troy", "e1p-persia",
    ]
    assert kinds_logged(later).count("new-era") == 1


@rule("MD-SETUP-03", "MD-SETUP-04", "MD-SETUP-05")
def test_the_first_six_cards_are_laid_from_right_to_left_and_the_rest_is_hidden() -> None:
    """MD-OPEN-01: the first card revealed is at the right end, where it is the first to be discarded."""
    table = new()
    state = duel(table)
    view = table.view(0)
    assert view["track"] == [BOOK.id[card] for card in reversed(state.deck[:6])]
    assert view["development_deck"]["left"] == [6, 12, 6]
    hidden = view["development_deck"]["cards"]
    assert hidden == sorted(BOOK.id[card] for card in state.deck[6:])  # which cards, but not their order
    assert view["development_discard"] == []
    end = Scenario(deck="espionage").track("troy", "persia", "ethiopia", "great-wall", "scytale", "bartering")
    assert end.round_end().view(0)["development_discard"][0] == "e1k-bartering"


# ---------------------------------------------------------------- Basic Buildings, tokens, modules
@rule("MD-SETUP-06", "MD-SETUP-07", "MD-SETUP-08")
def test_piles_supply_and_advantage() -> None:
    view = new().view(0)
    assert list(view["basic_buildings"].values()) == [5, 5, 5, 5]
    assert view["advantage"] == {"holder": None, "resource": None, "tokens": 0}
    for me in view["players"]:
        assert me["wonder"] is None
        assert me["resources"] | {"agent": 0} == {
            "production": 0, "science": 0, "military": 0, "gold": 2, "culture": 0, "vp": 0, "agent": 0,
        }
        assert not me["warlord"]["used"]
        assert not me["ambassador"]["used"]
    table = new(first="1", civilizations=["greeks", "japanese"])
    for seat in (0, 1):  # both take from the supply; of 5 cards at most 3 give nothing
        play(table, "activate row 1 column 1")
        assert sum(seat_view(table, seat)["gained"].values()) >= 2
    assert list(new(basic_sets="2").view(0)["basic_buildings"].values()) == [10, 10, 10, 10]  # MD-OPEN-02


@rule("MD-SETUP-06")
def test_a_basic_building_of_each_pile_may_be_acquired() -> None:
    table = Scenario().resources(0, production=8).turn(0)
    play(table, "acquire workshop", "pass", "acquire laboratory", "acquire shooting-range", "acquire barricade")
    assert list(table.view(0)["basic_buildings"].values()) == [4, 4, 4, 4]


@rule("MDE-SETUP-01", "MDE-SETUP-05", "MDE-SETUP-06")
@pytest.mark.parametrize(("modules", "revolts", "agents"), [("espionage", 10, 1), ("both", 10, 1), ("trade", None, 0)])
def test_espionage_lays_out_revolts_and_gives_each_player_a_die(
    modules: str, revolts: int | None, agents: int
) -> None:
    table = new(modules=modules)
    assert table.view(0)["revolts"] == revolts
    for seat in (0, 1):
        assert dice(table, seat) == agents
        assert purse(table, seat) == {"gold": 2}  # and 0 Victory Points
    assert table.view(0)["dice"] == []


@rule("MDE-SETUP-02", "MDE-SETUP-03")
def test_both_players_have_the_same_five_espionage_cards_the_basic_one_on_top() -> None:
    for seat in (0, 1):
        table = Scenario(first=seat).resources(seat, agent=1, gold=1).dice(2).turn(seat)
        assert seat_view(table, seat)["espionage"] == "esp-basic"
        play(table, "ambassador spy", "deploy", "stop")
        assert offers(table) == [
            "pick sabotage", "pick stolen-plans", "pick network-of-influence", "pick counter-espionage",
        ]
    fresh = new(modules="espionage")
    assert [me["espionage"] for me in fresh.view(0)["players"]] == ["esp-basic", "esp-basic"]


@rule("MDE-SETUP-04")
def test_the_active_espionage_card_changes_by_a_die_only() -> None:
    changes = [f"pick {name}" for name in ("sabotage", "stolen-plans", "network-of-influence", "counter-espionage")]
    table = Scenario().resources(0, agent=2, gold=3).dice(4, 3).turn(0)
    refuses(table, *changes)
    play(table, "ambassador spy")
    refuses(table, *changes)
    play(table, "deploy")
    refuses(table, *changes)
    play(table, "stop", "die 4")  # Gold by the basic card; the last die is a 3
    play(table, "pick counter-espionage")
    assert seat_view(table, 0)["espionage"] == "esp-adv-4"
    assert seat_view(table, 1)["espionage"] == "esp-basic"  # each player has his own stack
    assert table.seat == 1
    refuses(table, *changes)


@rule("MDT-SETUP-01")
def test_three_free_cities_are_revealed_and_seven_wait() -> None:
    tracks, decks = set(), set()
    for seed in SEEDS:
        view = new(seed, modules="trade").view(0)
        cities = [free["id"] for free in view["free_cities"]]
        assert len(set(cities)) == 3
        assert view["free_city_deck"] == 7
        assert all(free["gold"] == [0, 0] and free["negotiated"] == [False, False] for free in view["free_cities"])
        tracks.add(tuple(cities))
        decks.add(duel(new(seed, modules="trade")).city_deck)
    assert len(tracks) > 30
    assert all(sorted(deck) == list(range(10)) for deck in decks)
    view = new(modules="espionage").view(0)
    assert (view["free_cities"], view["free_city_deck"]) == (None, 0)


# ---------------------------------------------------------------- players
@rule("MD-SETUP-09")
def test_the_civilizations_are_chosen_and_different() -> None:
    table = new(civilizations=["japanese", "aksumites"])
    assert [me["civilization"] for me in table.view(0)["players"]] == ["japanese", "aksumites"]
    with pytest.raises(BadOption) as refused:
        new(civilizations=["greeks", "greeks"])
    assert refused.value.clauses == ("MD-SETUP-09",)
    drawn = set()
    for seed in SEEDS:
        pair = [me["civilization"] for me in new(seed, civilizations="random").view(0)["players"]]
        assert pair[0] != pair[1]
        drawn |= set(pair)
        half = new(seed, civilizations=["random", "greeks"]).view(0)["players"]
        assert half[0]["civilization"] != half[1]["civilization"] == "greeks"
    assert len(drawn) == 6


@rule("MD-SETUP-10", "MD-SETUP-14", "MD-SETUP-15")
def test_what_lies_beside_the_city() -> None:
    table = new()
    me = seat_view(table, 0)
    assert me["warlord"] == {"id": "greek-hercules", "used": False, "commands": False}
    assert me["ambassador"] == {"used": False}
    assert me["pile"] == me["policies"] == me["reserved"] == me["archive"] == []
    assert me["undeveloped"] == [
        "greek-scientific-method", "greek-poliorcetics", "greek-treaties", "greek-architecture", "greek-democracy",
    ]
    cards = [card for card in city(table, 0) + attached(table, 0) if card is not None]
    assert len(cards) + me["deck"]["size"] == 15
    five = Scenario().resources(0, culture=1).turn(0)
    assert [symbol for symbol in offers(five) if symbol.startswith("develop")] == [
        "develop scientific-method", "develop poliorcetics", "develop treaties", "develop architecture",
        "develop democracy",
    ]


@rule("MD-SETUP-11")
def test_the_city_is_dealt_from_the_shuffled_deck_slot_by_slot() -> None:
    table = new()
    state = duel(table)
    orders = set()
    for seed in SEEDS:
        fresh = new(seed)
        assert None not in city(fresh, 0)
        orders.add(tuple(city(fresh, 0)))
        assert all(slot["status"] == "idle" for slot in seat_view(fresh, 0)["city"])
    assert len(orders) == len(SEEDS)
    # A deck in a known order (its top at the end): top left first, then to the right and downwards.
    player = state.players[0]
    player.city, player.deck = [EMPTY] * PLACES, [FORUM, MINE, YARD, FORT, FORT, YARD, YARD, LIBRARY, YARD, FORT]
    REFILL_CITY.do(state, Frame(REFILL_CITY, 0))
    assert player.city[:9] == [FORT, YARD, LIBRARY, YARD, YARD, FORT, FORT, YARD, MINE]
    assert player.deck == [FORUM]


@rule("MD-SETUP-12", "MD-SETUP-13")
def test_a_dealt_knowledge_takes_a_second_card_and_the_deck_has_five_or_six() -> None:
    sizes = Counter[int]()
    for seed in SEEDS:
        table = new(seed)
        for seat in (0, 1):
            under = [card for card in attached(table, seat) if card is not None]
            size = seat_view(table, seat)["deck"]["size"]
            assert size == (5 if under else 6)
            assert not KNOWLEDGE & set(city(table, seat))  # never on top, never alone
            assert set(under) <= KNOWLEDGE
            assert discard(table, seat) == []
            assert seat_view(table, seat)["deck"]["top"] == []  # face down: nobody knows the top card
            sizes[size] += 1
    assert sizes[5] > 20
    assert sizes[6] > 10


@rule("MD-SETUP-16")
@pytest.mark.parametrize("civilization", ["greeks", "aksumites", "mughals", "malians", "aztecs", "japanese"])
def test_each_player_starts_with_two_gold_and_nothing_else(civilization: str) -> None:
    other = "greeks" if civilization != "greeks" else "mughals"
    table = new(modules="both", civilizations=[civilization, other])
    assert purse(table, 0) == purse(table, 1) == {"gold": 2}
    assert seat_view(table, 0)["gained"]["gold"] == 0  # not gained "this round"


@rule("MD-SETUP-17")
def test_the_first_player_is_chosen_or_drawn_by_lot() -> None:
    for option, seat in (("1", 0), ("2", 1)):
        table = new(first=option)
        assert table.view(0)["first"] == table.seat == seat
    assert {new(seed).view(0)["first"] for seed in SEEDS} == {0, 1}
    with pytest.raises(BadOption):
        new(first="3")


@rule("MDT-SETUP-02", "MD-SETUP-14")
def test_the_aztecs_start_with_a_province_and_six_markers() -> None:
    table = new(modules="trade", civilizations=["aztecs", "malians"])
    assert (pile(table, 0), pile(table, 1)) == (["aztec-start-province"], [])
    assert seat_view(table, 0)["markers"] == [2, 2, 2]
    without = new(modules="trade", civilizations=["aztecs", "malians"], aztec_province=False)
    assert pile(without, 0) == []
    assert seat_view(without, 0)["markers"] == [2, 2, 2]

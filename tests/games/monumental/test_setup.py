"""A2: the setup, and what a table looks like before the first decision."""

from __future__ import annotations

from typing import Any

from collections import Counter

import pytest

from clio.engine.errors import BadOption
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, WONDER
from clio.games.families.monumental.state import EMPTY, SLOTS
from clio.games.monumental.cardbook import BOOK, CAPITAL, MAPS, VOLCANO, WATER, Map
from clio.games.monumental.record import GAME
from clio.games.monumental.scenario import Scenario
from clio.games.monumental.state import POLICY, SPECIAL, START_KNOWLEDGE, World
from tests.games.monumental.helpers import offered, offers, play, player, position, world
from tests.rules import rule

SEATS = ("egypt", "greece", "japan", "china", "denmark")
COMMON = {"city-work-camp": 5, "city-library": 3, "city-fort": 3, "city-forum": 1, "city-mine": 1}


def new(players: int = 2, seed: int = 2026, **options: Any) -> World:
    """A game at its first decision."""
    return GAME.start(players, GAME.record.settle(players, {"quests": "no"} | options), seed)


def on(m: Map, **options: Any) -> World:
    return new(m.seats, map=m.id, **options)


# ---------------------------------------------------------------- the map
@rule("MON-SETUP-01", "MON-SETUP-02", "MON-SETUP-25", "MON-SETUP-26", "MON-SETUP-06")
@pytest.mark.parametrize("m", MAPS, ids=lambda m: m.id)
def test_exploration_tokens_show_the_numbers_of_the_map(m: Map) -> None:
    s = on(m)
    for tile, drawn in enumerate(m.tiles):
        token = s.tokens[tile]
        assert (token == EMPTY) is (drawn.number == 0)
        if token != EMPTY:
            assert (BOOK.number[token], BOOK.town[token], BOOK.monster[token]) == (drawn.number, drawn.town, -1)
    for token, n in Counter(token for token in s.tokens if token != EMPTY).items():
        assert n <= BOOK.copies[token]


@rule("MON-SETUP-26", "MON-OPT-15")
def test_without_african_empires_its_tokens_stay_in_the_box() -> None:
    s = new(african=False, quests="auto")
    assert {BOOK.box[token] for token in s.tokens if token != EMPTY} == {"core"}
    both = {BOOK.box[token] for seed in range(1, 6) for token in new(seed=seed).tokens if token != EMPTY}
    assert both == {"core", "african"}


@rule("MON-SETUP-04", "MON-SETUP-27", "MON-SETUP-06")
@pytest.mark.parametrize("m", MAPS, ids=lambda m: m.id)
def test_a_market_has_as_many_tokens_as_there_are_seats(m: Map) -> None:
    s = on(m)
    assert len(s.markets) == len(m.market_numbers)
    for number, stack in zip(m.market_numbers, s.markets, strict=True):
        assert len(stack) == len(set(stack)) == m.seats
        assert {BOOK.market[token] for token in stack} == {number}


@rule("MON-SETUP-27")
def test_an_automa_counts_for_the_markets_and_the_sixth_token_is_of_the_expansion() -> None:
    assert [len(stack) for stack in new(1, automas="2", map="open-sea").markets] == [3, 3, 3]
    drawn = {token for seed in range(1, 40) for stack in new(seed=seed).markets for token in stack}
    assert {BOOK.box[token] for token in drawn} == {"core", "african"}
    core = {token for seed in range(1, 40) for stack in new(seed=seed, african=False).markets for token in stack}
    assert {BOOK.box[token] for token in core} == {"core"}


@rule("MON-SETUP-05", "MAE-SCITOK-03")
@pytest.mark.parametrize("m", MAPS, ids=lambda m: m.id)
def test_a_resource_token_on_every_tile_without_a_market(m: Map) -> None:
    s = on(m)
    assert s.product & s.science == 0
    for tile, drawn in enumerate(m.tiles):
        bare = drawn.terrain in (CAPITAL, WATER, VOLCANO) or drawn.market >= 0
        assert bool((s.product | s.science) >> tile & 1) is not bare


# ---------------------------------------------------------------- decks
def composition(s: World) -> dict[int, tuple[int, int, int]]:
    found = Counter((BOOK.era[card], BOOK.type[card]) for card in s.deck)
    return {era: (found[era, BUILDING], found[era, KNOWLEDGE], found[era, WONDER]) for era in (1, 2, 4)}


@rule("MON-SETUP-07", "MON-SETUP-08", "MAE-DECK-01", "MON-OPT-05")
@pytest.mark.parametrize(("seats", "cards"), [
    (2, {1: (5, 5, 5), 2: (4, 4, 4), 4: (0, 4, 4)}), (3, {1: (5, 5, 5), 2: (4, 4, 4), 4: (0, 4, 4)}),
    (4, {1: (5, 5, 5), 2: (4, 4, 4), 4: (0, 4, 4)}), (5, {1: (6, 7, 6), 2: (5, 5, 6), 4: (0, 6, 6)}),
])
def test_the_development_deck(seats: int, cards: dict[int, tuple[int, int, int]]) -> None:
    s = new(seats)
    assert composition(s) == cards
    assert len(set(s.deck)) == len(s.deck)
    eras = [BOOK.era[card] for card in s.deck]
    assert eras == sorted(eras)  # I on top, III at the bottom


@rule("MAE-DECK-01", "MON-OPT-05")
def test_the_deck_may_be_mixed_or_core() -> None:
    boxes = {BOOK.box[card] for seed in range(1, 4) for card in new(seed=seed).deck}
    assert boxes == {"core", "african"}
    assert {BOOK.box[card] for card in new(deck="core").deck} == {"core"}


@rule("MON-SETUP-14", "MON-COMP-09")
def test_three_piles_of_ten_basic_buildings() -> None:
    assert new().basics == [10, 10, 10]
    assert [BOOK.name_en[5 + i] for i in range(3)] == ["Workshop", "Laboratory", "Archery Range"]


# ---------------------------------------------------------------- Cities and pieces
@rule("MON-SETUP-16", "MON-SETUP-17", "MON-SETUP-18", "MON-SETUP-24", "MON-COMP-03")
@pytest.mark.parametrize("seed", range(1, 9))
def test_nine_positions_of_fifteen_cards(seed: int) -> None:
    s = new(seed=seed, civilizations=["egypt", "greece"])
    for pl in s.players:
        shown = pl.city[:SLOTS]
        attached = [card for card in pl.city[SLOTS:] if card != EMPTY]
        assert EMPTY not in shown
        assert all(BOOK.type[card] != KNOWLEDGE for card in shown)
        assert len(shown) + len(attached) + len(pl.deck) == 15
        assert attached in ([], [START_KNOWLEDGE + pl.civ])
        cards = Counter(BOOK.id[card] for card in [*shown, *attached, *pl.deck])
        own = {BOOK.id[SPECIAL + pl.civ]: 1, BOOK.id[START_KNOWLEDGE + pl.civ]: 1}
        assert cards == COMMON | own
        assert pl.discard == []


@rule("MON-SETUP-19")
def test_all_policies_may_be_chosen_from_the_start() -> None:
    table = position().resources(0, culture=1).turn(0)
    first = POLICY + 5 * player(table, 0).civ
    assert len(offered(table, "develop")) == 5
    assert [BOOK.civ[card] for card in range(first, first + 5)] == [player(table, 0).civ] * 5


@rule("MON-SETUP-20", "MON-SETUP-21", "MON-SETUP-22", "MON-COMP-05")
def test_pieces_and_gold() -> None:
    s = new(3)
    for seat, pl in enumerate(s.players):
        capital = s.map.capitals[seat]
        assert (s.soldiers[capital], pl.warlord_at, pl.explorers) == (9, capital, (capital, capital))
        assert (s.owner[capital], pl.land) == (seat, 1 << capital)
        assert pl.res == [0, 0, 0, 2, 0]
    assert (s.outposts, sum(s.soldiers)) == (0, 27)


@rule("MON-SETUP-15", "MON-OPT-10")
def test_no_civilization_twice() -> None:
    options = GAME.record.settle(2, {"civilizations": ["egypt", "egypt"]})
    with pytest.raises(BadOption) as refused:
        GAME.check_options(2, options)
    assert refused.value.clauses == ("MON-SETUP-15",)


@rule("MON-SETUP-28", "MON-OPT-10")
def test_civilizations_may_be_dealt_at_random() -> None:
    dealt = [tuple(pl.civ for pl in new(5, seed=seed).players) for seed in range(1, 30)]
    assert all(len(set(civs)) == 5 for civs in dealt)
    assert {civ for civs in dealt for civ in civs} == set(range(8))
    core = {pl.civ for seed in range(1, 30) for pl in new(4, seed=seed, african=False).players}
    assert {BOOK.civ_box[civ] for civ in core} == {"core"}


@rule("MON-SETUP-23", "MON-OPT-11")
def test_the_first_player_by_lot_or_by_agreement() -> None:
    assert {new(3, seed=seed).first for seed in range(1, 40)} == {0, 1, 2}
    assert {new(3, seed=seed, first="2").first for seed in range(1, 10)} == {1}


@rule("MON-SETUP-23", "MON-OPT-02")
def test_seats_have_the_capitals_of_the_map_in_order() -> None:
    s = new(5)
    assert [s.map.tiles[pl.capital].seat for pl in s.players] == [0, 1, 2, 3, 4]


@rule("MON-SETUP-29", "MON-SETUP-31", "MAE-QUEST-01", "MAE-AKS-01")
def test_the_only_decision_of_the_setup_is_which_quest_goes_back() -> None:
    s = GAME.start(2, GAME.record.settle(2, {"civilizations": ["aksum", "greece"]}), 99)
    assert len(s.players[0].reserved) == 3
    assert (s.round, len(s.legal)) == (0, 3)
    s.apply(s.legal[1])
    s.apply(s.legal[2])
    assert (s.round, len(s.legal)) == (1, 9)  # City activation


@rule("MON-ACT-01")
def test_the_ten_actions() -> None:
    table = (
        Scenario("egypt", "greece", quests="no").display("granary").wonder(0, "colossus").policies(0, "corvee")
        .city(0, {1: "work-camp/navigation"}).tilt(0, 1).province(0, "d5", soldiers=3)
        .resources(0, production=9, science=9, military=9, culture=9).turn(0)
    )
    assert {
        "acquire granary", "acquire workshop", "complete", "develop royal-scribes", "conquer d4", "manoeuvre c5",
        "outpost d5", "explore 1 d4", "use navigation", "use corvee", "progress",
    } <= set(offers(table))


@rule("MON-RES-01")
def test_three_basic_resources() -> None:
    table = position().city(0, {1: "work-camp/navigation"}).tilt(0, 1).turn(0)
    play(table, "use navigation")
    assert offered(table, "gain") == ["production", "science", "military"]
    assert world(table).players[0].res == [0] * 5

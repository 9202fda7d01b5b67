"""What a screen is told agrees with the rules: clients know none. Held to random games, and to some positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from clio.engine.history import Table
from clio.games.families.monumental.state import WORKSHOP
from clio.games.monumental import actions as A
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.record import GAME
from clio.games.monumental.view import GameView, view
from clio.games.monumental.view.map import place_name

CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {"monsters": True, "heroes": True}), (2, {"african": False}),
    (3, {"heroes": True, "monsters": True, "renaissance": True}), (2, {"automas": "2", "monsters": True}),
    (4, {"mode": "continuous", "monsters": True}),
]


def positions(players: int, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[Table]:
    """A random game, stopped before one decision in `every`."""
    chance = random.Random(seed)
    table = Table(GAME, players, seed, options)
    while not table.over:
        if len(table.actions) % every == 0:
            yield table
        table.play(chance.choice(table.state.legal))


def turns(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[GameView, set[int]]]:
    """What whoever may take any action sees, and the actions there are."""
    for table in positions(players, options, seed, 3):
        s: Any = table.state
        legal = set(s.legal)
        if A.DONE in legal or A.PASS in legal:
            seen = view(s, s.player)
            if not seen["players"][s.player]["done"]["unique"]:
                yield seen, legal


def payable(seen: GameView, id: str) -> bool:
    """Is the card on offer, and does nothing lack?"""
    offers = [offer for row in seen["display"]["rows"] for offer in row]
    prices = [offer["price"] for offer in offers if offer["card"] == id]
    prices += [pile["price"] for card, pile in seen["basics"].items() if card == id and pile["left"]]
    mine = seen["players"][seen["reader"]]
    prices += [card["price"] for card in mine["reserved"] if card["id"] == id]
    return any(price is not None and not price["lacks"] for price in prices)


@pytest.mark.parametrize(("players", "options"), CASES)
def test_what_is_payable_may_be_taken(players: int, options: dict[str, Any]) -> None:
    for seen, legal in turns(players, options, 11):
        mine = seen["players"][seen["reader"]]
        prices = mine["prices"]
        assert prices is not None
        for n in range(A.ACQUIRED):
            assert payable(seen, BOOK.id[WORKSHOP + n]) == (A.ACQUIRE + n in legal)
        assert (mine["wonder"] is not None and not mine["wonder"]["price"]["lacks"]) == (A.COMPLETE in legal)
        assert (mine["deck"]["size"] > 0 and not prices["progress"]["lacks"]) == (A.PROGRESS in legal)
        may_invest = prices["investment"] is not None and not mine["done"]["invested"]
        assert (may_invest and not (prices["investment"] or {"lacks": 1})["lacks"]) == (A.INVEST in legal)
        develops = any(A.DEVELOP <= action < A.USE for action in legal)
        assert (prices["policy"] is not None and not prices["policy"]["lacks"]) == develops


@pytest.mark.parametrize(("players", "options"), CASES)
def test_provinces_tell_what_their_conquest_takes(players: int, options: dict[str, Any]) -> None:
    for seen, legal in turns(players, options, 12):
        for tile in seen["map"]:
            defence = tile["defence"]
            if defence is None:
                continue
            parts = [defence[part] for part in ("units", "outpost", "wonder", "natural", "terrain", "token")]
            assert sum(parts) + defence["effects"] == defence["total"]
            price = defence["price"]
            assert (price is None) == (tile["owner"] == seen["reader"])
            if price is None or seen["players"][seen["reader"]]["hero"] is not None:
                continue  # a Hero does not go alone
            can = defence["beside"] and not price["lacks"] and defence["free"] >= defence["needed"]
            place = 9 * "abcdefghi".index(tile["place"][0]) + int(tile["place"][1]) - 1
            assert can == (A.CONQUER + place in legal)


@pytest.mark.parametrize(("players", "options"), CASES)
def test_what_leaves_the_display_was_told(players: int, options: dict[str, Any]) -> None:
    expected: list[str] | None = None  # of the next time the display is replenished, by whoever has the turn
    told = 0
    for table in positions(players, options, 13):
        s: Any = table.state
        new, told = table.log[told:], len(table.log)
        kinds = [line.kind for line in new]
        if expected is not None and "reveals" in kinds:
            before = new[: kinds.index("reveals")]
            assert [BOOK.id[line.event.a] for line in before if line.kind == "display-discards"] == expected
            expected = None
        if A.DONE in s.legal or A.PASS in s.legal:
            expected = view(s, None)["display"]["leaving"]


def test_places_have_letters_and_digits() -> None:
    assert [place_name(place) for place in (0, 8, 40, 80)] == ["a1", "a9", "e5", "i9"]


def test_a_spectator_reads_the_prices_of_whoever_has_the_turn() -> None:
    for table in positions(2, {"automas": "1"}, 14, 3):
        s: Any = table.state
        seen = view(s, None)
        assert seen["reader"] == (s.active if s.active < 2 else s.player)
        assert seen["you"] is None
        assert all(player["gains"] is None and player["quests"] is None for player in seen["players"])


def test_others_see_how_many_and_the_owner_which() -> None:
    met: set[str] = set()
    for table in positions(3, {}, 15, 3):
        s: Any = table.state
        for seat in range(3):
            for me, player in enumerate(view(s, seat)["players"]):
                assert (player["gains"] is None) == (player["quests"] is None) == (me != seat)
                if player["gains"]:
                    met.add("gains")
                    assert len(player["gains"]) == player["gains_count"]
                if player["quests"]:
                    met.add("quests")
                    assert len(player["quests"]) == player["quests_count"]
                assert player["deck"]["peeked"] is None or me == seat
    assert met == {"gains", "quests"}


def test_a_market_is_known_to_those_who_were_there() -> None:
    known = False
    for table in positions(3, {"map": "open-sea"}, 16, 3):
        for seat in (0, 1, 2, None):
            for tile in view(table.state, seat)["map"]:  # type: ignore[arg-type]
                market = tile["market"]
                if market is None:
                    continue
                if seat in market["visited"]:
                    known = True
                    assert market["tokens"] is not None
                if market["tokens"] is not None:
                    assert len(market["tokens"]) == market["left"]
                    assert seat in market["visited"] or table.inquiry(seat) is not None
    assert known


@pytest.mark.parametrize("mode", ["normal", "continuous"])
def test_nothing_leaves_in_the_last_round(mode: str) -> None:
    seen = [view(table.state, None) for table in positions(3, {"mode": mode}, 17, 5)]  # type: ignore[arg-type]
    assert any(each["ending"] == "last" for each in seen)
    assert all(each["display"]["leaving"] == [] for each in seen if each["ending"] == "last")


@pytest.mark.parametrize(("players", "options"), CASES)
def test_an_attack_is_told_as_it_will_be_asked(players: int, options: dict[str, Any]) -> None:
    asked = 0
    for table in positions(players, options, 17, 2):
        s: Any = table.state
        for action in [action for action in s.legal if A.CONQUER <= action < A.MANOEUVRE]:
            seen = {tile["place"]: tile for tile in view(s, s.player)["map"]}
            defence = seen[place_name(action - A.CONQUER)]["defence"]
            assert defence is not None
            assert defence["attack"] is not None
            told = defence["attack"]
            assert sum(seen[place]["spare"] for place in told["reach"]) >= defence["needed"]
            after = s.clone()
            after.apply(action)
            while GAME.kind_of(after, after.waiting).startswith("force"):
                named = {place_name(a - A.TILE) for a in after.legal if a >= A.TILE}
                assert named <= set(told["reach"])
                after.apply(after.legal[0])
            if GAME.kind_of(after, after.waiting) == "pay-gold":
                assert [a - A.PAY_GOLD for a in after.legal] == told["gold"]
                asked += 1
    assert asked > 0


def test_the_coasts_are_told() -> None:
    """Those that MON-TERR-03 counts."""
    table = Table(GAME, 2, 1, {"african": False})
    tiles = table.view(0)["map"]
    assert [tile["coastal"] for tile in tiles] == [tile["terrain"] in ("coast", "port") for tile in tiles]
    assert any(tile["coastal"] for tile in tiles)


def test_the_end_of_a_turn_says_what_it_loses() -> None:
    table = Table(GAME, 2, 1, {"african": False})
    table.play(table.options[0])
    ends = {lang: next(x.text(lang) for x in table.options if x.symbol == "done") for lang in ("en", "fr")}
    stock = table.view(table.seat)["players"][table.state.player]["resources"]
    lost = [res for res in ("production", "science", "military") if stock[res]]
    assert lost
    for res in lost:
        assert f"{stock[res]} {res.capitalize()}" in ends["en"]
    assert "perdre" in ends["fr"]

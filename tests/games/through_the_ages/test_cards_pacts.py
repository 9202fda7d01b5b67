"""Pacts: offered and accepted, what each side gets, attacks between the partners."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import Timeless, available, offers, play, player, rating, seat_view, totals
from tests.rules import rule

WITH_SIDES = (
    "trade-routes-agreement", "acceptance-of-supremacy", "international-trade-agreement",
    "promise-of-military-protection", "loss-of-sovereignty",
)
ALIKE = (
    "open-borders-agreement", "scientific-cooperation", "international-tourism", "military-alliance", "peace-treaty",
)
SIDES = pytest.mark.parametrize("side", ["a", "b"])  # of seat 0, who offers; seat 1 accepts, seat 2 looks on


def three(age: int = 3) -> Scenario:
    return Timeless(players=3, age=age)


def agreed(scenario: Scenario, id: str, side: str = "a") -> Table:
    """Seat 0 offers the pact in its politics phase and seat 1 accepts."""
    return play(scenario.hand(0, id).politics(0), f"offer {id} seat 2 side {side}", "yes")


def between(scenario: Scenario, id: str, side: str) -> Scenario:
    """The pact is in play already; the side is that of seat 0."""
    return scenario.pact(0, id, 1, owner_is_a=side == "a")


def pair(side: str, a: int, b: int) -> tuple[int, int]:
    """Of seats 0 and 1, when seat 0 has the side."""
    return (a, b) if side == "a" else (b, a)


def both(table: Table, name: str) -> tuple[int, int]:
    return rating(table, 0, name), rating(table, 1, name)


def statistics(table: Table) -> list[tuple[int, int, tuple[int, int]]]:
    return [(rating(table, seat, "culture"), rating(table, seat, "strength"), totals(table, seat)) for seat in range(3)]


@card(*WITH_SIDES, *ALIKE)
@rule("TTA-PACT-01", "TTA-PACT-02", "TTA-PACT-03", "TTA-PACT-04", "TTA-PACT-05", "TTA-PACT-09")
@pytest.mark.parametrize("id", [*WITH_SIDES, *ALIKE])
def test_offered_refused_accepted_cancelled(id: str) -> None:
    age = max(2, BOOK.age[GAME.card(id)])
    table = three(age).hand(0, id).politics(0)
    sides = ["a", "b"] if id in WITH_SIDES else ["a"]
    assert [move for move in offers(table) if move.startswith("offer")] == [
        f"offer {id} seat {seat} side {side}" for seat in (2, 3) for side in sides]
    play(table, f"offer {id} seat 3 side a")
    assert (table.seat, offers(table)) == (2, ["yes", "no"])
    play(table, "no")
    assert (table.seat, seat_view(table, 0)["military_hand"], seat_view(table, 0)["pact"]) == (0, [id], None)
    table = agreed(three(age), id, sides[-1])
    assert seat_view(table, 0)["pact"] == {"id": id, "partner": 1, "owner_is_a": len(sides) == 1}
    assert statistics(table)[2] == (0, 1, (4, 2)), "nobody else is concerned"
    play(table, "end turn", f"cancel {id}")
    assert seat_view(table, 0)["pact"] is None
    assert statistics(table) == [(0, 1, (4, 2))] * 3


ATTACKS = {
    "open-borders-agreement": "allowed", "trade-routes-agreement": "allowed", "acceptance-of-supremacy": "forbidden",
    "international-trade-agreement": "allowed", "promise-of-military-protection": "ends",
    "scientific-cooperation": "allowed", "international-tourism": "allowed", "loss-of-sovereignty": "forbidden",
    "military-alliance": "ends", "peace-treaty": "forbidden",
}


@card(*ATTACKS)
@rule("TTA-AGGR-03", "TTA-AGGR-07", "TTA-WARDEC-02", "TTA-WARDEC-04", "TTA-CTX-44", "TTA-CTX-45", "TTA-CTX-46")
@SIDES
@pytest.mark.parametrize("id", ATTACKS)
def test_attacks_between_partners(id: str, side: str) -> None:
    def armed() -> Table:
        scenario = three(max(2, BOOK.age[GAME.card(id)])).hand(0, "spy", "war-over-territory")
        scenario.workers(0, warriors=9).technologies(0, "constitutional-monarchy")
        return between(scenario, id, side).politics(0)

    for move, after in (("aggress spy seat", "none"), ("declare war-over-territory seat", "war")):
        assert f"{move} 3" in offers(armed())
        if ATTACKS[id] == "forbidden":
            assert f"{move} 2" not in offers(armed())
            continue
        table = play(armed(), f"{move} 2")
        assert (seat_view(table, 0)["pact"] is None) == (ATTACKS[id] == "ends")
        assert len(seat_view(table, 0)["wars"]) == (after == "war")


@card("open-borders-agreement")
@rule("TTA-CTX-24", "TTA-AGGR-05")
def test_open_borders() -> None:
    table = agreed(three(2), "open-borders-agreement")
    assert [totals(table, seat) for seat in range(3)] == [(4, 3), (4, 3), (4, 2)]
    assert (available(table, 0), both(table, "strength")) == ((4, 3), (1, 1))
    scenario = three(2).pact(1, "open-borders-agreement", 0).hand(0, "spy").workers(1, warriors=2).points(1, science=5)
    table = scenario.hand(1, "military-bonus-ii").politics(0)
    assert "aggress spy seat 2" in offers(table), "1 + 2 against 2"
    assert "aggress spy seat 3" not in offers(table)
    play(table, "aggress spy seat 2")
    assert table.view()["attack"]["strength"] == 3
    play(table, "pass")
    assert (player(table, 0).science, seat_view(table, 1)["pact"]["id"]) == (5, "open-borders-agreement")
    even = three(2).pact(1, "open-borders-agreement", 0).hand(0, "spy").workers(1, warriors=3).politics(0)
    assert "aggress spy seat 2" not in offers(even)


@card("open-borders-agreement")
@rule("TTA-CTX-24")
def test_open_borders_in_a_war() -> None:
    def won(rival: int) -> int:
        scenario = three(2).pact(1, "open-borders-agreement", 0).points(rival, science=20)
        return player(scenario.war(0, "war-over-technology", rival).turn(0), 0).science

    assert won(1) == 2
    assert won(2) == 0, "the third player is no partner"


# ---------------------------------------------------------------- trade
def trading(side: str, seat: int, food: int, resources: int) -> Table:
    """The seat has the side and so much food and resources; two unused workers."""
    own = side if seat == 0 else {"a": "b", "b": "a"}[side]
    scenario = between(three(2), "trade-routes-agreement", own).stock(seat, food=food, resources=resources)
    return scenario.banks(seat, unused=2).action_phase(seat)


def goods(table: Table, seat: int) -> tuple[int, int]:
    view = seat_view(table, seat)
    return view["food"], view["resources"]


@card("trade-routes-agreement")
@rule("TTA-CTX-42")
@pytest.mark.parametrize("seat", [0, 1])
def test_trade_routes_side_a_pays_resources_with_food(seat: int) -> None:
    table = play(trading("a", seat, 3, 1), "build bronze")
    assert goods(table, seat) == (2, 0), "2 resources: one of them is food"
    assert "build bronze" not in offers(trading("a", seat, 3, 0)), "one unit only"
    assert "build bronze" not in offers(trading("a", seat, 0, 1))
    assert "build bronze" not in offers(trading("b", seat, 3, 1)), "not side B"
    assert "population" not in offers(trading("a", seat, 1, 3)), "not the other way"
    table = play(trading("a", seat, 3, 3), "build bronze")
    assert offers(table) == ["yes", "no"], "who has enough may choose"
    play(table, "yes")
    assert goods(table, seat) == (2, 2)
    play(table, "build bronze")
    assert goods(table, seat) == (2, 0), "once in a turn"
    table = play(trading("a", seat, 3, 3), "build bronze", "no")
    assert goods(table, seat) == (3, 1)
    play(table, "build bronze")
    assert goods(table, seat) == (2, 0), "a refusal keeps it for later"


@card("trade-routes-agreement")
@rule("TTA-CTX-42")
@pytest.mark.parametrize("seat", [0, 1])
def test_trade_routes_side_b_pays_food_with_resources(seat: int) -> None:
    table = play(trading("b", seat, 1, 3), "population")
    assert (goods(table, seat), seat_view(table, seat)["unused_workers"]) == ((0, 2), 3)
    assert "population" not in offers(trading("b", seat, 0, 3))
    assert "population" not in offers(trading("a", seat, 1, 3)), "not side A"
    table = play(trading("b", seat, 2, 3), "population")
    assert offers(table) == ["yes", "no"]
    assert goods(play(table, "yes"), seat) == (1, 2)
    assert "population" not in offers(table), "once in a turn"


@card("trade-routes-agreement")
@rule("TTA-CTX-42")
def test_trade_routes_in_the_own_turn_only_and_again_in_the_next() -> None:
    scenario = between(three(2), "trade-routes-agreement", "a").stock(0, food=1)
    event = scenario.event("development-of-civilization", seat=1)
    assert (event.seat, offers(event)) == (0, ["pass", "population"]), "no mine in the turn of another player"
    table = play(trading("a", 0, 3, 1), "build bronze", "end turn", "pass", "end turn", "pass", "end turn", "pass")
    assert (table.seat, goods(table, 0)) == (0, (2 + 2, 3))
    play(table, "build agriculture")
    assert offers(table) == ["yes", "no"]


@card("trade-routes-agreement")
@rule("TTA-CTX-42", "TTA-ACT-06")
def test_trade_routes_with_an_action_card() -> None:
    """Rich Land makes a mine of 2 cost 1: one food pays it."""
    scenario = between(three(2), "trade-routes-agreement", "a").hand(0, "rich-land-a").stock(0, food=1)
    table = play(scenario.action_phase(0), "play rich-land-a", "build bronze")
    assert (goods(table, 0), player(table, 0).workers[4]) == ((0, 0), 3)
    scenario = between(three(2), "trade-routes-agreement", "a").wonder(0, "taj-mahal").stock(0, food=1, resources=1)
    table = play(scenario.action_phase(0), "stages 1")
    assert (goods(table, 0), seat_view(table, 0)["wonder"]["stages"]) == ((0, 0), 1)
    scenario = between(three(2), "trade-routes-agreement", "b").hand(0, "frugality-i").stock(0, food=1, resources=1)
    assert goods(play(scenario.action_phase(0), "play frugality-i"), 0) == (2, 0)


@card("trade-routes-agreement", "frederick-barbarossa")
@rule("TTA-CTX-42", "TTA-CTX-30")
@pytest.mark.parametrize(("side", "food", "resources"), [("a", 2, 0), ("b", 0, 2)], ids=["side-a", "side-b"])
def test_trade_routes_with_barbarossa(side: str, food: int, resources: int) -> None:
    """His levy of Warriors costs 1 food and 1 resource; it needs neither a civil action nor an unused worker."""
    scenario = Scenario(players=3, age=1).leader(0, "frederick-barbarossa").stock(0, food=food, resources=resources)
    table = between(scenario, "trade-routes-agreement", side).banks(0, unused=0).actions(0, civil=0).action_phase(0)
    play(table, "barbarossa warriors")
    assert (goods(table, 0), rating(table, 0, "strength")) == ((0, 0), 2)
    less = Scenario(players=3, age=1).leader(0, "frederick-barbarossa")
    less.stock(0, food=food // 2, resources=resources // 2)
    table = between(less, "trade-routes-agreement", side).banks(0, unused=0).action_phase(0)
    assert "barbarossa warriors" not in offers(table), "one of the two goods cannot pay both parts"


@card("international-trade-agreement")
@rule("TTA-CTX-44", "TTA-PROD-14")
@SIDES
def test_international_trade(side: str) -> None:
    table = between(three(), "international-trade-agreement", side).action_phase(0)
    play(table, "end turn", "pass", "end turn")
    goods = [(seat_view(table, seat)["food"], seat_view(table, seat)["resources"]) for seat in (0, 1)]
    assert goods == ([(2, 3), (3, 2)] if side == "a" else [(3, 2), (2, 3)])


@card("acceptance-of-supremacy")
@rule("TTA-CTX-44", "TTA-PROD-14")
@SIDES
def test_acceptance_of_supremacy(side: str) -> None:
    table = play(between(three(), "acceptance-of-supremacy", side).action_phase(0), "end turn", "pass", "end turn")
    assert tuple(seat_view(table, seat)["resources"] for seat in (0, 1)) == pair(side, 3, 1)
    idle = between(three(), "acceptance-of-supremacy", "b").workers(0, only=True).action_phase(0)
    assert seat_view(play(idle, "end turn"), 0)["resources"] == 0, "what is not there is not lost"
    uprising = between(three(), "acceptance-of-supremacy", "a").banks(0, yellow=8).action_phase(0)
    assert seat_view(play(uprising, "end turn"), 0)["resources"] == 0, "an uprising stops it"


# ---------------------------------------------------------------- strength and culture
def cultured() -> Scenario:
    """Seats 0 and 1 have 3 culture each."""
    scenario = three().technologies(0, "drama", "theology").technologies(1, "drama", "theology")
    return scenario.workers(0, drama=1, theology=1).workers(1, drama=1, theology=1)


@card("promise-of-military-protection")
@rule("TTA-CTX-45", "TTA-STAT-12")
@SIDES
def test_promise_of_military_protection(side: str) -> None:
    table = agreed(cultured(), "promise-of-military-protection", side)
    assert both(table, "culture") == pair(side, 4, 2)
    assert both(table, "strength") == pair(side, 1, 5)


@card("promise-of-military-protection", "military-alliance")
@rule("TTA-CTX-45", "TTA-AGGR-06")
def test_ended_pacts_count_for_neither_side() -> None:
    scenario = three().hand(0, "spy").workers(0, warriors=2).points(1, science=5)
    table = between(scenario, "promise-of-military-protection", "a").politics(0)
    assert both(table, "strength") == (2, 5)
    play(table, "aggress spy seat 2")
    assert (player(table, 0).science, both(table, "strength")) == (5, (2, 1))
    scenario = three().hand(0, "spy").workers(1, warriors=2)
    assert "aggress spy seat 2" not in offers(between(scenario, "promise-of-military-protection", "b").politics(0))
    allied = three().hand(0, "spy").workers(0, warriors=2)
    table = play(between(allied, "military-alliance", "a").politics(0), "aggress spy seat 2")
    assert both(table, "strength") == (2, 1)
    third = three().hand(0, "spy").workers(2, warriors=3)
    assert "aggress spy seat 3" in offers(between(third, "military-alliance", "a").politics(0)), "1 + 3 against 3"


@card("military-alliance")
@rule("TTA-CTX-45")
def test_military_alliance() -> None:
    table = agreed(three(), "military-alliance")
    assert [rating(table, seat, "strength") for seat in range(3)] == [4, 4, 1]


@card("peace-treaty")
@rule("TTA-CTX-46")
def test_peace_treaty() -> None:
    assert both(agreed(cultured(), "peace-treaty"), "culture") == (4, 4)


@card("peace-treaty")
@rule("TTA-PACT-08")
def test_peace_treaty_does_not_undo_a_war() -> None:
    scenario = three().pact(0, "peace-treaty", 1).war(0, "war-over-culture", rival=1).workers(0, warriors=3)
    assert player(scenario.points(1, culture=20).turn(0), 0).culture == 7


@card("loss-of-sovereignty")
@rule("TTA-CTX-46", "TTA-WARDEC-02")
@SIDES
def test_loss_of_sovereignty(side: str) -> None:
    table = agreed(cultured(), "loss-of-sovereignty", side)
    assert both(table, "culture") == pair(side, 5, 1)
    scenario = three().hand(2, "war-over-culture", "spy").workers(2, warriors=4).technologies(2, "communism")
    table = between(scenario, "loss-of-sovereignty", side).politics(2)
    protected, other = (2, 1) if side == "a" else (1, 2)
    assert f"declare war-over-culture seat {other}" in offers(table)
    assert f"declare war-over-culture seat {protected}" not in offers(table), "nobody can declare war on B"
    assert {"aggress spy seat 1", "aggress spy seat 2"} <= set(offers(table)), "aggressions are possible"


@card("loss-of-sovereignty", "promise-of-military-protection")
@rule("TTA-STAT-07")
def test_culture_does_not_fall_below_zero() -> None:
    assert rating(agreed(three(), "loss-of-sovereignty"), 1, "culture") == 0


# ---------------------------------------------------------------- science, tourism
@card("scientific-cooperation")
@rule("TTA-CTX-43")
@pytest.mark.parametrize("seat", [0, 1])
def test_scientific_cooperation(seat: int) -> None:
    def develops(science: int, partner: int, *hand: str) -> Table:
        scenario = between(three(), "scientific-cooperation", "a").hand(seat, *hand)
        return scenario.points(seat, science=science).points(1 - seat, science=partner).action_phase(seat)

    table = play(develops(3, 4, "iron"), "develop iron")
    assert (player(table, seat).science, player(table, 1 - seat).science) == (0, 3)
    assert "develop iron" not in offers(develops(2, 4, "iron"))
    assert "develop iron" not in offers(develops(9, 0, "iron")), "the partner has no point"
    table = play(develops(1, 4, "theology"), "develop theology")
    assert (player(table, seat).science, player(table, 1 - seat).science) == (1, 3), "a price of 2 is 0 now"
    table = play(develops(0, 4, "monarchy"), "develop monarchy revolution")
    assert (player(table, seat).science, player(table, 1 - seat).science) == (0, 3)
    outside = between(three(), "scientific-cooperation", "a").hand(2, "iron").points(2, science=4).action_phase(2)
    assert "develop iron" not in offers(outside)


@card("international-tourism")
@rule("TTA-CTX-47", "TTA-ANNEX-27")
def test_international_tourism() -> None:
    scenario = three().wonders(0, "pyramids", "colossus", ruined=("colossus",)).wonders(1, "kremlin")
    table = agreed(scenario.wonder(1, "internet", stages=4).stock(1, resources=2), "international-tourism")
    assert both(table, "culture") == (2 + 1, 2 + 2), "ruins attract too"
    play(table, "end turn", "pass", "stages 1")
    assert both(table, "culture") == (2 + 2, 2 + 2), "a wonder counts when it is completed"

"""Events of Age A: each civilization gets something, clockwise from the player who reveals them."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import available, offers, play, player, rating, seat_view
from tests.rules import rule

GIFTS = {  # food, resources, science, unused workers
    "development-of-agriculture": (2, 0, 0, 1), "development-of-crafts": (0, 2, 0, 1),
    "development-of-science": (0, 0, 2, 1), "development-of-settlement": (0, 0, 0, 2),
    "development-of-trade-routes": (1, 1, 1, 1),
}


def stock(table: Table, seat: int) -> tuple[int, ...]:
    view = seat_view(table, seat)
    return view["food"], view["resources"], view["science"], view["unused_workers"]


@card(*GIFTS)
@rule("TTA-EVENT-01", "TTA-EVENT-12", "TTA-WORK-03")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("id", GIFTS)
def test_gifts_for_everybody(id: str, players: int) -> None:
    table = Scenario(players=players).event(id, seat=1)
    assert [stock(table, seat) for seat in range(players)] == [GIFTS[id]] * players
    assert table.view()["past_events"] == [id]
    assert [available(table, seat) for seat in range(players)] == [(4, 2)] * players
    assert table.seat == 1


@card("development-of-agriculture", "development-of-crafts", "development-of-trade-routes")
@rule("TTA-RES-03", "TTA-RES-04")
def test_gifts_and_an_empty_bank() -> None:
    def gained(id: str, blue: int) -> tuple[int, ...]:
        return stock(Scenario().banks(1, blue=blue).event(id), 1)

    assert gained("development-of-agriculture", 1) == (1, 0, 0, 1)
    assert gained("development-of-crafts", 0) == (0, 0, 0, 1)
    assert gained("development-of-trade-routes", 1) == (1, 0, 1, 1), "science, then food, then resources"


@card("development-of-settlement")
@rule("TTA-WORK-03")
def test_settlement_needs_a_yellow_token() -> None:
    table = Scenario().banks(0, yellow=0).event("development-of-settlement")
    assert (seat_view(table, 0)["unused_workers"], seat_view(table, 1)["unused_workers"]) == (1, 2)
    assert seat_view(table, 1)["yellow_bank"] == 17


@card("development-of-markets")
@rule("TTA-EVENT-02")
def test_development_of_markets() -> None:
    table = Scenario(players=3).event("development-of-markets", seat=1)
    for seat, choice in ((1, "choose 2"), (2, "choose 1"), (0, "choose 1")):
        assert (table.seat, offers(table)) == (seat, ["choose 1", "choose 2"])
        play(table, choice)
    assert [stock(table, seat)[:2] for seat in range(3)] == [(2, 0), (0, 2), (2, 0)]


@card("development-of-politics")
@rule("TTA-CARD-08", "TTA-DRAW-02")
def test_development_of_politics() -> None:
    table = Scenario(players=3).hand(0, "rats").event("development-of-politics")
    assert [seat_view(table, seat)["military_hand_backs"]["ages"] for seat in range(3)] == [
        [0, 4, 0, 0], [0, 3, 0, 0], [0, 3, 0, 0]], "over the limit, of the current age"
    play(table, "end turn")
    assert {move.split()[0] for move in offers(table)} == {"discard"}, "checked at the end of the own turn"
    assert table.seat == 0
    later = Scenario(age=2).event("development-of-politics")
    assert seat_view(later, 1)["military_hand_backs"]["ages"] == [0, 0, 3, 0]


BUILT = {"development-of-religion": ("religion", "happiness"), "development-of-warfare": ("warriors", "strength")}


@card(*BUILT)
@rule("TTA-CTX-50", "TTA-EVENT-10")
@pytest.mark.parametrize("id", BUILT)
def test_a_building_or_unit_for_nothing(id: str) -> None:
    name = BUILT[id][1]
    before = 1 if name == "strength" else 0
    table = Scenario(players=3).banks(2, unused=0).stock(0, resources=1).event(id)
    assert (table.seat, offers(table)) == (0, ["yes", "no"])
    play(table, "yes")
    assert (table.seat, offers(table)) == (1, ["yes", "no"])
    play(table, "no")
    assert [rating(table, seat, name) for seat in range(3)] == [before + 1, before, before], "no worker, no unit"
    assert stock(table, 0) == (0, 1, 0, 0)
    assert (stock(table, 1)[3], available(table, 0)) == (1, (4, 2))


@card("development-of-religion")
@rule("TTA-CTX-50", "TTA-BUILD-04")
def test_development_of_religion_and_the_urban_limit() -> None:
    table = Scenario().technologies(0, "theology").workers(0, religion=1, theology=1).event("development-of-religion")
    assert table.seat == 1, "two temples under Despotism: no third"


def civilized(players: int = 2) -> Scenario:
    scenario = Scenario(players=players).hand(0, "iron", "monarchy").points(0, science=7).technologies(0, "drama")
    return scenario.stock(0, food=1, resources=3).technologies(0, "swordsmen")


@card("development-of-civilization")
@rule("TTA-CTX-19", "TTA-ANNEX-25")
def test_development_of_civilization() -> None:
    table = civilized().event("development-of-civilization")
    assert offers(table) == [
        "pass", "population", "build agriculture", "build bronze", "build philosophy", "build religion", "build drama",
        "develop iron", "develop monarchy", "develop monarchy revolution",
    ], "each for 1 less; no units, no upgrades"
    table = play(civilized().event("development-of-civilization"), "population")
    assert (stock(table, 0), seat_view(table, 0)["yellow_bank"]) == ((0, 3, 7, 2), 17)
    table = play(civilized().event("development-of-civilization"), "build drama")
    assert stock(table, 0) == (1, 0, 7, 0)
    table = play(civilized().event("development-of-civilization"), "develop iron")
    assert stock(table, 0)[2] == 7 - 4
    table = play(civilized().event("development-of-civilization"), "develop monarchy")
    assert (stock(table, 0)[2], available(table, 0)) == (0, (5, 3)), "no civil action is paid"
    table = play(civilized().event("development-of-civilization"), "pass")
    assert stock(table, 0) == (1, 3, 7, 1)


@card("development-of-civilization")
@rule("TTA-CTX-19", "TTA-EVENT-02", "TTA-ACT-06")
def test_development_of_civilization_for_each_in_turn() -> None:
    scenario = Scenario(players=3).stock(0, food=1).stock(1, resources=1).stock(2, food=1).leader(2, "moses")
    table = scenario.event("development-of-civilization", seat=1)
    assert (table.seat, offers(table)) == (1, ["pass", "build agriculture", "build bronze"])
    play(table, "build bronze")
    assert (table.seat, offers(table)) == (2, ["pass", "population"])
    play(table, "population")
    assert seat_view(table, 2)["food"] == 1, "Moses makes it cheaper still: nothing to pay"
    play(table, "pass")
    assert (player(table, 1).workers[4], seat_view(table, 0)["food"], table.seat) == (3, 1, 1)
    bare = Scenario().banks(0, unused=0).event("development-of-civilization")
    assert "end turn" in offers(bare), "who can do nothing is not asked"


@card("development-of-civilization")
@rule("TTA-ANNEX-26", "TTA-REVO-03", "TTA-REVO-09", "TTA-EVENT-11")
def test_development_of_civilization_for_a_revolution() -> None:
    scenario = Scenario(players=3).hand(1, "monarchy").points(1, science=1)
    table = scenario.event("development-of-civilization")
    assert (table.seat, offers(table)) == (1, ["pass", "develop monarchy revolution"])
    play(table, "develop monarchy revolution")
    assert (player(table, 1).science, available(table, 1)) == (0, (0, 3))
    play(table, "end turn", "pass")
    assert (table.seat, available(table, 1)[0]) == (1, 0), "they stay spent in the own turn"
    spent = Scenario(players=3).hand(1, "monarchy").points(1, science=1).actions(1, civil=3)
    assert spent.event("development-of-civilization").seat == 0, "all civil actions must be available"


@card("development-of-civilization", "maximilien-robespierre")
@rule("TTA-EVENT-11", "TTA-ANNEX-09")
def test_development_of_civilization_with_robespierre() -> None:
    scenario = Scenario(age=2).leader(1, "maximilien-robespierre").hand(1, "monarchy").points(1, science=1)
    table = play(scenario.event("development-of-civilization"), "develop monarchy revolution")
    assert (available(table, 1), player(table, 1).culture) == ((5, 0), 3)

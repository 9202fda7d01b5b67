"""TTA-BOARD: the figures printed on the player board and under the card row."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import offers, play, player, seat_view
from tests.rules import rule


def fresh(players: int = 2) -> Table:
    return Table(GAME, players, seed="board", options={"first": "1"})


def technology(table: Table, id: str) -> dict[str, object]:
    return next(t for t in seat_view(table, 0)["technologies"] if t["id"] == id)


@rule("TTA-BOARD-01", "TTA-BOARD-02", "TTA-BOARD-03", "TTA-BOARD-11")
@pytest.mark.parametrize(
    ("tokens", "corruption"),
    [(0, 6), (1, 4), (5, 4), (6, 2), (10, 2), (11, 0), (15, 0), (16, 0), (17, 0), (20, 0)],
)
def test_corruption_by_tokens_in_the_blue_bank(tokens: int, corruption: int) -> None:
    scenario = Scenario(age=2).colonies(0, "wealthy-territory-i", "wealthy-territory-ii").banks(0, blue=tokens)
    table = scenario.technologies(0, "coal").tokens(0, coal=3).workers(0, bronze=0).action_phase()
    assert seat_view(table, 0)["produces"]["corruption"] == corruption
    assert seat_view(play(table, "end turn"), 0)["resources"] == 9 - corruption


@rule("TTA-BOARD-04", "TTA-BOARD-05", "TTA-BOARD-06", "TTA-BOARD-11")
@pytest.mark.parametrize(
    ("tokens", "food"),
    [(25, 2), (19, 2), (18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)],
)
def test_food_cost_of_a_worker_by_tokens_in_the_yellow_bank(tokens: int, food: int) -> None:
    table = Scenario().banks(0, yellow=tokens).stock(0, food=food).action_phase()
    play(table, "population")
    assert (seat_view(table, 0)["food"], player(table, 0).yellow_bank, player(table, 0).unused) == (0, tokens - 1, 2)
    poor = Scenario().banks(0, yellow=tokens).stock(0, food=food - 1).action_phase()
    assert "population" not in offers(poor)


@rule("TTA-BOARD-06")
def test_no_increase_from_an_empty_yellow_bank() -> None:
    assert "population" not in offers(Scenario().banks(0, yellow=0).stock(0, food=16).action_phase())


@rule("TTA-BOARD-04", "TTA-BOARD-07", "TTA-BOARD-08", "TTA-BOARD-11")
@pytest.mark.parametrize(
    ("tokens", "eaten"),
    [(25, 0), (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)],
)
def test_consumption_by_tokens_in_the_yellow_bank(tokens: int, eaten: int) -> None:
    scenario = Scenario(age=2).technologies(0, "selective-breeding").tokens(0, selective_breeding=3)
    table = scenario.banks(0, yellow=tokens, unused=8).workers(0, agriculture=0).action_phase()
    assert seat_view(table, 0)["produces"]["consumption"] == eaten
    assert seat_view(play(table, "end turn"), 0)["food"] == 9 - eaten


@rule("TTA-BOARD-09", "TTA-BOARD-10", "TTA-BOARD-11")
@pytest.mark.parametrize(
    ("tokens", "needed"),
    [(25, 0), (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (11, 2), (10, 3), (9, 3), (8, 4), (7, 4), (6, 5), (5, 5),
     (4, 6), (3, 6), (2, 7), (1, 7), (0, 8)],
)
def test_required_happiness_by_tokens_in_the_yellow_bank(tokens: int, needed: int) -> None:
    def at(unused: int) -> Table:
        return Scenario().banks(0, yellow=tokens, unused=unused).workers(0, religion=0).action_phase()

    ratings = seat_view(at(0), 0)["ratings"]
    assert (ratings["happiness_needed"], ratings["happiness"], ratings["discontent"]) == (needed, 0, needed)
    assert not seat_view(at(needed), 0)["produces"]["uprising"]
    if needed:
        assert seat_view(at(needed - 1), 0)["produces"]["uprising"]


@rule("TTA-BOARD-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_prices_under_the_card_row(players: int) -> None:
    cards = (
        "iron", "irrigation", "alchemy", "drama", "theology", "knights", "swordsmen", "masonry", "warfare", "monarchy",
        "code-of-laws", "cartography", "printing-press",
    )
    table = Scenario(players=players).row(*cards).action_phase()
    assert [space["price"] for space in table.view(0)["row"]] == [1] * 5 + [2] * 4 + [3] * 4
    for space, price in ((0, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)):
        taken = play(Scenario(players=players).row(*cards).action_phase(), "take " + cards[space])
        assert player(taken, 0).ca == 4 - price


@rule("TTA-BOARD-13")
@pytest.mark.parametrize(("happy", "happiness"), [
    ((0, 0), 0), ((1, 0), 1), ((1, 3), 7), ((2, 3), 8), ((3, 3), 8),
])
def test_the_happiness_track_ends_at_8(happy: tuple[int, int], happiness: int) -> None:
    temples, arenas = happy
    scenario = Scenario(age=2).technologies(0, "bread-and-circuses", "republic").banks(0, yellow=0)
    table = scenario.workers(0, religion=temples, bread_and_circuses=arenas).action_phase()
    ratings = seat_view(table, 0)["ratings"]
    assert (ratings["happiness"], ratings["discontent"]) == (happiness, 8 - happiness)


@rule("TTA-BOARD-14", "TTA-BOARD-15", "TTA-BOARD-16", "TTA-BOARD-17", "TTA-BOARD-18")
@pytest.mark.parametrize(
    ("card", "cost"), [("agriculture", 2), ("bronze", 2), ("philosophy", 3), ("religion", 3), ("warriors", 2)],
)
def test_build_costs_of_the_starting_technologies(card: str, cost: int) -> None:
    table = Scenario().stock(0, resources=cost).action_phase()
    workers = technology(table, card)["workers"]
    play(table, "build " + card)
    assert seat_view(table, 0)["resources"] == 0
    assert technology(table, card)["workers"] == (workers or 0) + 1  # type: ignore[operator]
    assert "build " + card not in offers(Scenario().stock(0, resources=cost - 1).action_phase())


@rule("TTA-BOARD-14", "TTA-BOARD-15")
def test_a_token_on_agriculture_is_1_food_and_on_bronze_1_resource() -> None:
    table = Scenario().stock(0, food=5, resources=3).action_phase()
    assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == (5, 3)


@rule("TTA-BOARD-16", "TTA-BOARD-17", "TTA-BOARD-18")
@pytest.mark.parametrize(
    ("workers", "ratings"),
    [({"philosophy": 2}, (2, 0, 1, 0)), ({"religion": 2}, (1, 2, 1, 2)), ({"warriors": 3}, (1, 0, 3, 0)),
     ({"philosophy": 0, "warriors": 0}, (0, 0, 0, 0))],
)
def test_what_each_worker_gives(workers: dict[str, int], ratings: tuple[int, ...]) -> None:
    found = seat_view(Scenario().workers(0, False, **workers).action_phase(), 0)["ratings"]
    assert (found["science"], found["culture"], found["strength"], found["happiness"]) == ratings


@rule("TTA-BOARD-14", "TTA-BOARD-15", "TTA-BOARD-16", "TTA-BOARD-17", "TTA-BOARD-18", "TTA-BOARD-19")
def test_the_starting_technologies_are_of_level_0() -> None:
    """Impact of Competition and of Architecture count levels: nothing for these."""
    def scenario(event: str) -> int:
        table = Scenario(age=4).workers(0, philosophy=2, religion=2, warriors=4).future(event).end()
        return player(table, 0).culture

    assert scenario("impact-of-architecture") == scenario("impact-of-competition") == 0
    assert scenario("impact-of-progress") == 0  # Despotism


@rule("TTA-BOARD-19")
def test_despotism() -> None:
    table = Scenario().workers(0, philosophy=1).stock(0, resources=9).action_phase()
    side = seat_view(table, 0)
    assert (side["government"], side["urban_limit"]) == ("despotism", 2)
    assert (side["actions"]["civil_total"], side["actions"]["military_total"]) == (4, 2)
    play(table, "build philosophy")
    assert "build philosophy" not in offers(Scenario().workers(0, philosophy=2).stock(0, resources=9).action_phase())


@rule("TTA-BOARD-20", "TTA-BOARD-21", "TTA-SETUP-05")
def test_starting_workers() -> None:
    table = fresh()
    side = seat_view(table, 0)
    workers = {t["id"]: t["workers"] for t in side["technologies"]}
    assert workers == {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1}
    assert (side["yellow_bank"], side["unused_workers"]) == (18, 1)
    assert sum(workers.values()) + side["yellow_bank"] + side["unused_workers"] == 25

"""Territories: colonized, with what they give for good and once; and lost again."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.scenario import Scenario
from tests.cards import card
from tests.games.through_the_ages.helpers import offers, play, play_open, player, rating, seat_view
from tests.rules import rule

# blue and yellow tokens; strength, happiness; then once: food, resources, science, culture, population, military cards
TERRITORIES = {
    "vast-territory-i": ((-1, 3), (0, 0), (3, 0, 0, 0, 0, 0)),
    "vast-territory-ii": ((-1, 4), (0, 0), (4, 0, 0, 0, 0, 0)),
    "inhabited-territory-i": ((0, 2), (0, 0), (0, 0, 0, 0, 1, 0)),
    "inhabited-territory-ii": ((0, 3), (0, 0), (0, 0, 0, 0, 2, 0)),
    "wealthy-territory-i": ((3, 0), (0, 0), (0, 5, 0, 0, 0, 0)),
    "wealthy-territory-ii": ((4, 0), (0, 0), (0, 9, 0, 0, 0, 0)),
    "developed-territory-i": ((1, 1), (0, 0), (0, 0, 3, 0, 0, 0)),
    "developed-territory-ii": ((2, 2), (0, 0), (0, 0, 5, 0, 0, 0)),
    "historic-territory-i": ((0, 0), (0, 1), (0, 0, 0, 6, 0, 0)),
    "historic-territory-ii": ((0, 0), (0, 2), (0, 0, 0, 11, 0, 0)),
    "strategic-territory-i": ((0, 0), (2, 0), (0, 0, 0, 0, 0, 3)),
    "strategic-territory-ii": ((0, 0), (4, 0), (0, 0, 0, 0, 0, 5)),
}


def banks(table: Table, seat: int = 0) -> tuple[int, int]:
    view = seat_view(table, seat)
    return view["blue_bank"], view["yellow_bank"]


@card(*TERRITORIES)
@rule(
    "TTA-COLO-15", "TTA-COLO-17", "TTA-COLO-18", "TTA-COLO-19", "TTA-COLO-20", "TTA-COLO-22", "TTA-TOK-02",
    "TTA-TOK-04",
)
@pytest.mark.parametrize("id", TERRITORIES)
def test_colonized(id: str) -> None:
    (blue, yellow), (strength, happiness), (food, resources, science, culture, people, cards) = TERRITORIES[id]
    table = Scenario(age=2).workers(0, warriors=2).event(id)
    assert (table.seat, offers(table)) == (0, ["pass", "bid 1", "bid 2"])
    play_open(table, "bid 2", "colonize warriors", "colonize warriors", "done")
    view = seat_view(table, 0)
    assert (view["colonies"], view["actions"]["civil"], view["actions"]["military"]) == ([id], 4, 2)
    assert (view["food"], view["resources"], view["science"], view["culture"]) == (food, resources, science, culture)
    assert banks(table) == (16 + blue - food - resources, 18 + 2 + yellow - people), "the units went to the bank"
    assert view["unused_workers"] == 1 + people
    assert (rating(table, 0, "strength"), rating(table, 0, "happiness")) == (strength, happiness)
    assert len(view["military_hand"]) == cards, "no limit holds for these"
    assert table.view()["past_events"] == [], "a colony is no past event"


@card(*TERRITORIES)
@rule("TTA-COLN-01", "TTA-COLN-02", "TTA-TOK-02", "TTA-TOK-04", "TTA-CARD-16")
@pytest.mark.parametrize("id", TERRITORIES)
def test_lost_again(id: str) -> None:
    (blue, yellow), (strength, happiness), _ = TERRITORIES[id]
    scenario = Scenario(age=2).colonies(0, id).workers(0, only=True).workers(1, warriors=6)
    scenario.banks(0, blue=12, yellow=18).points(0, science=20, culture=20).hand(0, "rats")
    before = scenario.p(0).clone()
    table = scenario.event("independence-declaration")
    view = seat_view(table, 0)
    assert (view["colonies"], rating(table, 0, "strength"), rating(table, 0, "happiness")) == ([], 0, 0)
    assert banks(table) == (12 - blue, 18 - yellow)
    assert (view["science"], view["culture"], view["unused_workers"]) == (20, 20, before.unused), "once is once"
    assert view["military_hand"] == ["rats"]
    assert id in [known for pile in table.view(1)["military_discard"] for known in pile["known"]]
    ratings = Scenario(age=2).colonies(0, id).workers(0, only=True).action_phase(0)
    assert (rating(ratings, 0, "strength"), rating(ratings, 0, "happiness")) == (strength, happiness)


@card("vast-territory-i", "vast-territory-ii")
@rule("TTA-TOK-07", "TTA-COLO-19")
@pytest.mark.parametrize("id", ["vast-territory-i", "vast-territory-ii"])
def test_a_blue_token_is_lost_before_the_food_comes(id: str) -> None:
    scenario = Scenario(age=2).technologies(0, "iron").banks(0, blue=0).tokens(0, agriculture=1, iron=2)
    table = play_open(scenario.event(id), "bid 1", "colonize warriors", "done")
    assert offers(table) == ["pick agriculture", "pick iron"], "the bank is empty: a token of a card, of one's choice"
    play(table, "pick agriculture")
    assert (seat_view(table, 0)["food"], seat_view(table, 0)["resources"]) == (0, 4), "no token for the food"


@card("wealthy-territory-i", "wealthy-territory-ii")
@rule("TTA-COLO-19", "TTA-RES-03")
@pytest.mark.parametrize(("id", "resources"), [("wealthy-territory-i", 3), ("wealthy-territory-ii", 4)])
def test_new_blue_tokens_hold_the_resources(id: str, resources: int) -> None:
    table = play_open(Scenario(age=2).banks(0, blue=0).event(id), "bid 1", "colonize warriors", "done")
    assert (seat_view(table, 0)["resources"], seat_view(table, 0)["blue_bank"]) == (resources, 0)


@card("inhabited-territory-i", "inhabited-territory-ii")
@rule("TTA-COLO-19", "TTA-WORK-03")
@pytest.mark.parametrize(("id", "people"), [("inhabited-territory-i", 1), ("inhabited-territory-ii", 2)])
def test_people_come_from_the_new_yellow_tokens(id: str, people: int) -> None:
    table = play_open(Scenario(age=2).banks(0, yellow=0).event(id), "bid 1", "colonize warriors", "done")
    assert seat_view(table, 0)["unused_workers"] == 1 + people


@card("strategic-territory-i", "strategic-territory-ii")
@rule("TTA-COLO-21")
@pytest.mark.parametrize(("id", "age", "cards"), [
    ("strategic-territory-i", 3, 3), ("strategic-territory-ii", 3, 5), ("strategic-territory-i", 4, 0),
    ("strategic-territory-ii", 4, 0),
])
def test_cards_of_the_current_deck_and_none_in_age_iv(id: str, age: int, cards: int) -> None:
    table = play_open(Scenario(age=age).event(id), "bid 1", "colonize warriors", "done")
    backs = seat_view(table, 0)["military_hand_backs"]
    assert (backs["size"], backs["ages"]) == (cards, [0, 0, 0, cards])


@card("historic-territory-i", "developed-territory-i")
@rule("TTA-COLO-01", "TTA-COLO-05", "TTA-COLO-06")
def test_an_auction_with_three_players() -> None:
    scenario = Scenario(players=3).workers(0, warriors=4).workers(1, warriors=2).workers(2, warriors=4)
    table = scenario.event("historic-territory-i")
    play(table, "bid 1", "bid 2", "bid 3", "pass")
    assert table.seat == 2, "the second player cannot bid more"
    play_open(table, "colonize warriors", "colonize warriors", "colonize warriors", "done")
    assert [player(table, seat).culture for seat in range(3)] == [0, 0, 6]
    table = Scenario(players=3).event("developed-territory-i")
    play(table, "pass", "pass", "pass")
    assert table.view()["past_events"] == ["developed-territory-i"]
    assert [banks(table, seat) for seat in range(3)] == [(16, 18)] * 3

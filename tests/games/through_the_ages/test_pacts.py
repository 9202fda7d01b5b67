"""TTA-PACT: pacts offered, accepted, refused and cancelled."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, offers, play, player, seat_view
from tests.rules import rule


def stage(age: int = 3, *hand: str) -> Scenario:
    return Scenario(players=3, age=age).hand(0, *(hand or ("promise-of-military-protection",)))


def strengths(table: Table) -> list[int]:
    return [seat_view(table, seat)["ratings"]["strength"] for seat in range(3)]


@rule("TTA-PACT-01")
def test_the_pact_is_shown_and_the_partner_named() -> None:
    table = stage(3, "military-alliance").politics()
    assert [word for word in offers(table) if word.startswith("offer")] == [
        "offer military-alliance seat 2 side a", "offer military-alliance seat 3 side a",
    ]
    play(table, "offer military-alliance seat 3 side a")
    assert table.seat == 2  # the one who was named answers
    for seat in (1, 2, None):
        assert table.view(seat)["players"][0]["military_hand_backs"]["known"] == ["military-alliance"]


@rule("TTA-PACT-02")
@pytest.mark.parametrize(("side", "expected"), [("a", [1, 1, 5]), ("b", [5, 1, 1])])
def test_the_offering_player_says_who_is_which_side(side: str, expected: list[int]) -> None:
    """Promise of Military Protection: 4 strength for side B."""
    table = play(stage().politics(), f"offer promise-of-military-protection seat 3 side {side}", "yes")
    assert strengths(table) == expected
    assert seat_view(table, 0)["pact"] == {
        "id": "promise-of-military-protection", "partner": 2, "owner_is_a": side == "a",
    }


@rule("TTA-PACT-03")
def test_the_partner_decides() -> None:
    table = play(stage().politics(), "offer promise-of-military-protection seat 2 side a")
    assert (table.seat, offers(table)) == (1, ["yes", "no"])
    assert strengths(table) == [1, 1, 1]  # not yet


@rule("TTA-PACT-04")
def test_a_refused_pact_returns_to_the_hand_and_the_action_is_used() -> None:
    table = stage(3, "promise-of-military-protection", "impact-of-science").politics()
    play(table, "offer promise-of-military-protection seat 2 side a", "no")
    assert sorted(seat_view(table, 0)["military_hand"]) == ["impact-of-science", "promise-of-military-protection"]
    assert seat_view(table, 0)["pact"] is None
    assert (table.seat, "end turn" in offers(table), "prepare impact-of-science" in offers(table)) == (0, True, False)


@rule("TTA-PACT-05")
def test_an_accepted_pact_lies_with_the_offering_player_and_works_at_once() -> None:
    table = Scenario(players=3, age=1).hand(0, "open-borders-agreement").politics()
    play(table, "offer open-borders-agreement seat 2 side a", "yes")
    assert seat_view(table, 0)["pact"]["partner"] == 1
    assert seat_view(table, 1)["pact"] is None
    assert seat_view(table, 0)["military_hand"] == []
    assert [player(table, seat).ma_total for seat in range(3)] == [3, 3, 2]
    assert [player(table, seat).ma for seat in range(3)] == [3, 3, 2]


@rule("TTA-PACT-06", "TTA-PACT-10")
@pytest.mark.parametrize("old_partner", [1, 2])
def test_a_new_pact_ends_the_old_one_of_the_own_play_area(old_partner: int) -> None:
    table = stage(2).pact(0, "open-borders-agreement", old_partner).politics()
    play(table, "offer promise-of-military-protection seat 2 side a")
    assert seat_view(table, 0)["pact"]["id"] == "open-borders-agreement"  # until it is accepted
    play(table, "yes")
    assert seat_view(table, 0)["pact"]["id"] == "promise-of-military-protection"
    assert [player(table, seat).ma_total for seat in range(3)] == [2, 2, 2]
    assert strengths(table) == [1, 5, 1]
    assert GAME.card("open-borders-agreement") in ages(table).discards[1]


@rule("TTA-PACT-06")
def test_a_refusal_leaves_the_old_pact() -> None:
    table = stage(2).pact(0, "open-borders-agreement", 2).politics()
    play(table, "offer promise-of-military-protection seat 2 side a", "no")
    assert seat_view(table, 0)["pact"]["id"] == "open-borders-agreement"
    assert [player(table, seat).ma_total for seat in range(3)] == [3, 2, 3]


@rule("TTA-PACT-07")
def test_one_pact_of_ones_own_and_any_number_of_others() -> None:
    table = stage(3, "military-alliance").pact(1, "international-tourism", 0).pact(
        2, "promise-of-military-protection", 0).wonders(1, "pyramids", "library-of-alexandria").politics()
    play(table, "offer military-alliance seat 2 side a", "yes")
    assert [seat_view(table, seat)["pact"]["id"] for seat in range(3)] == [
        "military-alliance", "international-tourism", "promise-of-military-protection",
    ]
    assert strengths(table) == [1 + 3 + 4, 1 + 3, 1]
    assert seat_view(table, 0)["ratings"]["culture"] == 2 - 1  # two wonders of seat 1; side B pays 1 to seat 2


@rule("TTA-PACT-08", "TTA-WAR-12")
@pytest.mark.parametrize("pact", ["peace-treaty", "loss-of-sovereignty"])
def test_peace_does_not_cancel_declared_wars(pact: str) -> None:
    scenario = Scenario(players=3, age=3, round=5).hand(0, pact).war(0, "war-over-territory", 1).war(
        1, "war-over-territory", 0)
    table = play(scenario.politics(), f"offer {pact} seat 2 side a", "yes")
    assert [len(player(table, seat).wars) // 2 for seat in range(3)] == [1, 1, 0]
    table.play("end turn")
    assert (table.seat, player(table, 1).wars) == (1, ())  # Ben's war was resolved all the same
    assert "war-drawn" in [line.kind for line in table.log]


@rule("TTA-PACT-09")
@pytest.mark.parametrize("owner", [0, 1])
def test_either_party_may_cancel(owner: int) -> None:
    table = Scenario(players=3, age=2).pact(owner, "open-borders-agreement", 1 - owner).pact(
        2, "scientific-cooperation", 1).politics()
    assert [word for word in offers(table) if word.startswith("cancel")] == ["cancel open-borders-agreement"]
    play(table, "cancel open-borders-agreement")
    assert player(table, owner).pact == -1
    assert [player(table, seat).ma_total for seat in range(3)] == [2, 2, 2]
    assert "open-borders-agreement" in table.view()["military_discard"][1]["known"]
    assert seat_view(table, 2)["pact"]["id"] == "scientific-cooperation"
    assert (table.seat, "end turn" in offers(table)) == (0, True)  # it was the political action


@rule("TTA-PACT-10", "TTA-AGGR-07")
def test_a_pact_ends_with_an_attack() -> None:
    table = Scenario(players=3, age=3).pact(1, "military-alliance", 0).hand(0, "spy").workers(0, warriors=3).politics()
    play(table, "aggress spy seat 2")
    assert player(table, 1).pact == -1


@rule("TTA-PACT-10", "TTA-RESIGN-03")
def test_a_pact_ends_with_a_resignation() -> None:
    table = Scenario(players=3, age=3).pact(1, "military-alliance", 0).politics()
    assert strengths(table)[1] == 4
    play(table, "resign")
    assert player(table, 1).pact == -1
    assert seat_view(table, 1)["ratings"]["strength"] == 1

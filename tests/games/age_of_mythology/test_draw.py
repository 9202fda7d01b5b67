"""AOM-DRAW: filling the hand, secretly and at the same time."""

from __future__ import annotations

import pytest

from clio.engine.errors import ClioError
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    hand, myth, offered, offers, play, player, seat_view, secretly, without_turn,
)
from tests.rules import rule

PACK = [f"permanent-{name}" for name in ("explore", "gather", "build", "recruit", "trade", "next-age", "attack")]


@rule("AOM-DRAW-01")
@pytest.mark.parametrize(("age", "limit"), [("archaic", 4), ("classical", 5), ("heroic", 6), ("mythic", 7)])
def test_the_hand_limit_of_an_age(age: str, limit: int) -> None:
    table = Scenario(players=2).age(0, age).draw()
    assert offered(table, "draw", 0) == [str(n) for n in range(limit + 1)]
    for card in PACK[:limit]:
        secretly(table, 0, f"take {card}")
    assert offers(table, 0) == ["draw 0"]
    secretly(table, 0, "draw 0")
    secretly(table, 1, "draw 0")
    assert hand(table, 0) == PACK[:limit]


@rule("AOM-DRAW-02", "AOM-DISCARD-02")
def test_kept_cards_count_towards_the_limit() -> None:
    table = Scenario(players=2).hand(0, "gather-all", "build-2", "permanent-trade").draw()
    assert offered(table, "draw", 0) == ["0", "1"]
    secretly(table, 0, "take permanent-build")
    assert offered(table, "draw", 0) == ["0"]
    assert offered(table, "take", 0) == []


@rule("AOM-DRAW-03", "AOM-DRAW-04")
def test_permanent_cards_random_cards_or_a_mix() -> None:
    scenario = Scenario(players=3).deck("greek", "hera", "build-4", "attack-7", "trade-1", "zeus")
    table = scenario.deck("egyptian", "ra", "bast").draw()
    secretly(table, 0, "draw 4")
    secretly(table, 1, "take permanent-attack", "take permanent-gather", "draw 2")
    secretly(table, 2, *[f"take {card}" for card in PACK[:4]], "draw 0")
    assert sorted(hand(table, 0)) == ["attack-7", "build-4", "hera", "trade-1"]
    assert sorted(hand(table, 1)) == ["bast", "permanent-attack", "permanent-gather", "ra"]
    assert hand(table, 2) == PACK[:4]
    assert table.view()["decks"]["greek"]["cards"] == 41


@rule("AOM-DRAW-04", "AOM-DRAW-05", "AOM-DRAW-06")
def test_who_draws_random_cards_takes_no_permanent_card_any_more_and_sees_them_when_all_are_drawn() -> None:
    table = Scenario(players=2).deck("greek", "hera", "zeus").draw()
    secretly(table, 0, "take permanent-build", "draw 2")
    assert table.pending == [1]
    assert hand(table, 0) == []
    with pytest.raises(ClioError):
        table.play("take permanent-gather", 0)
    secretly(table, 1, "draw 0")
    assert sorted(hand(table, 0)) == ["hera", "permanent-build", "zeus"]
    assert not [symbol for symbol in offers(table) if symbol.startswith(("take", "draw"))]


@rule("AOM-DRAW-07")
def test_one_may_stop_below_the_limit() -> None:
    table = Scenario(players=2).age(0, "mythic").draw()
    secretly(table, 0, "take permanent-build", "draw 1")
    secretly(table, 1, "draw 0")
    assert seat_view(table, 0)["hand_size"] == 2
    assert seat_view(table, 1)["hand_size"] == 0


@rule("AOM-DRAW-08", "AOM-DRAW-10")
def test_who_shares_a_deck_draws_in_turn_order_whoever_chose_first() -> None:
    """Seats 1 and 3 are Egyptian; seat 3 comes first after the starting player, seat 2."""
    table = Scenario(players=4, starting=2).deck("egyptian", "ra", "set", "bast", "thoth").draw()
    secretly(table, 1, "draw 2")
    secretly(table, 0, "draw 0")
    secretly(table, 3, "draw 2")
    secretly(table, 2, "draw 1")
    assert sorted(hand(table, 3)) == ["ra", "set"]
    assert sorted(hand(table, 1)) == ["bast", "thoth"]


@rule("AOM-DRAW-10", "AOM-ROUND-03")
def test_all_choose_at_the_same_time_and_see_nothing_of_the_others() -> None:
    table = Scenario(players=3, starting=1).draw()
    assert sorted(table.pending) == [0, 1, 2]
    before = without_turn(table, 2)
    secretly(table, 1, "take permanent-attack", "take permanent-build", "draw 1")
    secretly(table, 0, "take permanent-trade")
    assert without_turn(table, 2) == before
    assert seat_view(table, 0)["chosen"] == ["permanent-trade"]
    assert seat_view(table, 1)["chosen"] == ["permanent-attack", "permanent-build"]
    assert (seat_view(table, 0)["drawn"], seat_view(table, 1)["drawn"]) == (None, 1)
    hidden = table.view(2)["players"][1]
    assert hidden["chosen"] is hidden["drawn"] is None
    assert len(table.log_of(2)) == len(table.log)
    secretly(table, 0, "draw 3")
    secretly(table, 2, "draw 2")
    assert seat_view(table, 1, reader=2)["hand_size"] == 3
    private = [line for line in table.log if line.kind == "draws-card" and line.seat == 1]
    assert len(private) == 3
    assert not any(line.seen_by(2) or line.seen_by(None) for line in private)


@rule("AOM-DRAW-09", "AOM-AGE-08")
def test_a_new_age_allows_one_card_more_from_the_next_draw_on() -> None:
    table = Scenario(players=2).hand(0, "permanent-next-age", "gather-all", "build-2", "build-3").action(0, 3)
    play(table, "play permanent-next-age")
    assert seat_view(table, 0)["age"] == "classical"
    assert sorted(hand(table, 0)) == ["build-2", "build-3", "gather-all"]
    secretly(table, 0, "done")
    play(table, "cube the-wonder", "cube the-wonder")
    assert offered(table, "draw", 0) == ["0", "1", "2"]
    assert offered(table, "draw", 1)[-1] == "4"


@rule("AOM-DRAW-11", "AOM-DRAW-04")
def test_a_permanent_card_in_hand_is_not_in_the_pack() -> None:
    table = Scenario(players=2).hand(0, "permanent-gather").draw()
    assert offered(table, "take", 0) == [card for card in PACK if card != "permanent-gather"]
    secretly(table, 0, "take permanent-build")
    assert "permanent-build" not in offered(table, "take", 0)
    assert "permanent-gather" in offered(table, "take", 1)


@rule("AOM-DRAW-12", "AOM-ACTION-07")
def test_three_mythic_players_of_a_culture_never_exhaust_its_deck() -> None:
    scenario = Scenario(players=8).deck("greek", "hera", "zeus", only=True)
    for seat in (0, 3, 6):
        scenario.age(seat, "mythic")
    table = scenario.draw()
    for seat in range(8):
        secretly(table, seat, "draw 7" if seat in (0, 3, 6) else "draw 0")
    assert [len(player(table, seat).hand) for seat in (0, 3, 6)] == [7, 7, 7]
    assert len(myth(table).decks[0]) == 45 - 21
    assert {"hera", "zeus"} <= set(hand(table, 0))

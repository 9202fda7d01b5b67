"""TTA-ROW: replenishing the card row."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, play, row
from tests.rules import rule

OLD = (
    "iron", "irrigation", "alchemy", "drama", "theology", "knights", "swordsmen", "masonry", "warfare", "monarchy",
    "code-of-laws", "cartography", "printing-press",
)
NEW = ("bread-and-circuses", "theocracy", "great-wall", "taj-mahal", "michelangelo", "genghis-khan")


def stage(players: int, *row: str | None) -> Scenario:
    return Scenario(players=players, age=1).row(*(row or OLD)).civil_deck(*NEW)


@rule("TTA-ROW-01", "TTA-FIRST-01")
def test_each_turn_from_the_second_round_on_replenishes() -> None:
    table = Table(GAME, 3, seed="row", options={"first": "1"})
    first = row(table)
    play(table, "end turn", "end turn")
    assert row(table) == first
    rows = []
    for _ in range(4):
        play(table, "end turn")
        rows.append(row(table))
        assert None not in rows[-1]
        while "pass" in [choice.symbol for choice in table.options]:
            table.play("pass")
    for before, after in zip([first, *rows], rows, strict=False):
        assert after[:11] == before[2:]


@rule("TTA-ROW-02", "TTA-ROW-05", "TTA-ROW-06")
@pytest.mark.parametrize(("players", "cleared"), [(2, 3), (3, 2), (4, 1)])
def test_the_leftmost_cards_go_the_rest_slides_and_new_cards_follow(players: int, cleared: int) -> None:
    table = stage(players).turn()
    assert row(table) == [*OLD[cleared:], *NEW[:cleared]]
    assert table.view()["gone"].count(OLD[0]) >= 1
    assert table.view()["civil_deck"] == len(NEW) - cleared


@rule("TTA-ROW-03")
@pytest.mark.parametrize(("players", "cleared"), [(2, 3), (3, 2), (4, 1)])
def test_an_empty_space_is_not_replaced_by_a_discard_further_right(players: int, cleared: int) -> None:
    table = stage(players, *[None] * cleared, *OLD[cleared : cleared + 9]).turn()
    assert row(table)[:9] == list(OLD[cleared : cleared + 9])
    assert "swept" not in [line.kind for line in table.log]


@rule("TTA-EX-14", "TTA-ROW-02", "TTA-ROW-03", "TTA-ROW-05", "TTA-ROW-06")
def test_example_14() -> None:
    table = stage(2, None, *OLD[:12]).turn()
    assert row(table) == [*OLD[2:12], *NEW[:3]]
    assert [line.kind for line in table.log].count("swept") == 2


@rule("TTA-ROW-04")
@pytest.mark.parametrize(("players", "cleared"), [(4, 2), (3, 3)])
def test_the_players_still_in_the_game_count(players: int, cleared: int) -> None:
    table = stage(players).politics()
    table.play("resign")
    assert table.seat == 1
    assert row(table) == [*OLD[cleared:], *NEW[:cleared]]


@rule("TTA-ROW-05")
def test_gaps_close_and_the_order_stays() -> None:
    table = stage(4, "iron", None, "alchemy", None, None, "knights", None, "masonry").turn()
    assert row(table)[:4] == ["alchemy", "knights", "masonry", NEW[0]]


@rule("TTA-ROW-06")
def test_cards_are_dealt_in_the_order_of_the_deck() -> None:
    table = stage(4, *OLD[:10]).turn()
    assert row(table) == [*OLD[1:10], *NEW[:4]]


@rule("TTA-ROW-07", "TTA-AGE-18")
@pytest.mark.parametrize(("players", "cleared"), [(2, 3), (3, 2), (4, 1)])
def test_age_iv_sweeps_and_slides_but_deals_nothing(players: int, cleared: int) -> None:
    cards = ("oil", None, "computers", "movies", None, "tanks")
    table = Scenario(players=players, age=4, round=9).last(10).row(*cards).turn()
    left = [card for card in cards[cleared:] if card]
    assert row(table) == left + [None] * (13 - len(left))
    assert table.view()["civil_deck"] == 0


@rule("TTA-ROW-08")
def test_a_card_swept_from_the_row_never_comes_back() -> None:
    table = Scenario(players=2, age=1).row("michelangelo", "great-wall", "monarchy").civil_deck("iron", "drama").turn()
    assert ages(table).age == 2  # the deck ran out, a new one began
    gone = table.view()["gone"]
    for id in ("michelangelo", "great-wall", "monarchy"):
        assert id in gone
        assert GAME.card(id) not in [*ages(table).civil_deck, *ages(table).row]

"""TTA-AGE: how an age ends and what becomes obsolete."""

from __future__ import annotations

import pytest

from clio.engine.history import Table
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.helpers import ages, kinds_logged, offers, play, play_open, player, row, seat_view
from tests.rules import rule

LAST = {1: "iron", 2: "coal", 3: "oil"}  # the last card of the civil deck, by age
ENDINGS = [1, 2, 3]


def ending(age: int, players: int = 2) -> Scenario:
    """The next replenishment ends the age."""
    return Scenario(players=players, age=age, round=9).civil_deck(LAST[age])


# ---------------------------------------------------------------------- the end of Age A
def first_round(players: int) -> Table:
    """The start of the second round; nobody took a card."""
    return play(Table(GAME, players, seed="ages", options={"first": "1"}), *["end turn"] * players)


@rule("TTA-AGE-01", "TTA-AGE-02", "TTA-AGE-03")
@pytest.mark.parametrize(("players", "dealt"), [(2, 3), (3, 2), (4, 1)])
def test_age_a_ends_with_the_first_replenishment(players: int, dealt: int) -> None:
    table = first_round(players)
    s = ages(table)
    assert (s.round, s.active, s.age) == (2, 0, 1)
    assert [BOOK.age[kind] for kind in s.row] == [0] * 13  # the Age A deck was enough
    assert len(s.gone) == 20 - 13  # the cards swept and what was left of the deck
    assert table.view()["civil_deck"] == {2: 44, 3: 50, 4: 53}[players]
    assert table.view()["military_deck"] == {2: 43, 3: 45, 4: 45}[players]
    assert kinds_logged(table).count("swept") == dealt


@rule("TTA-AGE-04", "TTA-AGE-02")
def test_age_i_cards_fill_what_age_a_leaves_empty() -> None:
    scenario = Scenario(players=4, age=0, round=2).row("homer", "moses", "aristotle")
    table = scenario.civil_deck("pyramids", "colossus").turn()
    assert row(table)[:4] == ["moses", "aristotle", "pyramids", "colossus"]
    assert [BOOK.age[kind] for kind in ages(table).row] == [0] * 4 + [1] * 9
    assert (table.view()["age"], table.view()["civil_deck"], table.view()["military_deck"]) == ("I", 53 - 9, 45)


@rule("TTA-AGE-05")
def test_nothing_is_lost_with_age_a() -> None:
    table = Scenario(age=0, round=2).row("homer").leader(0, "moses").wonder(1, "pyramids", 1).hand(
        0, "patriotism-a").hand(1, "rich-land-a").turn()
    assert ages(table).age == 1
    assert seat_view(table, 0)["leader"] == "moses"
    assert seat_view(table, 1)["wonder"]["id"] == "pyramids"
    assert seat_view(table, 0)["civil_hand"] == ["patriotism-a"]
    assert seat_view(table, 1)["civil_hand"] == ["rich-land-a"]
    assert [player(table, seat).yellow_bank for seat in (0, 1)] == [18, 18]


# ---------------------------------------------------------------------- later ages
@rule("TTA-AGE-06")
@pytest.mark.parametrize("age", ENDINGS)
def test_an_age_ends_when_the_last_civil_card_is_dealt(age: int) -> None:
    assert ages(ending(age).turn()).age == age + 1


@rule("TTA-AGE-06")
def test_one_card_more_and_the_age_goes_on() -> None:
    cards = ("irrigation", "alchemy", "drama", "theology", "knights", "swordsmen", "masonry", "warfare", "monarchy",
             "code-of-laws", "cartography", "printing-press", "theocracy")
    more = Scenario(age=1).row(*cards).civil_deck("iron", "great-wall", "taj-mahal", "michelangelo").turn()
    assert (ages(more).age, more.view()["civil_deck"]) == (1, 1)
    last = Scenario(age=1).row(*cards).civil_deck("iron", "great-wall", "taj-mahal").turn()
    assert (ages(last).age, last.view()["civil_deck"], None in row(last)) == (2, 44, False)


@rule("TTA-AGE-07")
def test_an_empty_military_deck_ends_nothing() -> None:
    table = Scenario(age=1).military_deck("legion").action_phase()
    play(table, "end turn")
    assert (ages(table).age, len(player(table, 0).hand)) == (1, 1)
    assert table.view()["age"] == "I"


@rule("TTA-AGE-08", "TTA-AGE-09")
@pytest.mark.parametrize("age", ENDINGS)
def test_cards_in_hand_become_obsolete(age: int) -> None:
    civil = ["patriotism-a", "masonry", "architecture", "engineering"][age - 1 : age + 1]
    military = ["rats", "prosperity", "impact-of-science"][max(0, age - 2) : age]
    table = ending(age).hand(0, *civil, *military).turn()
    assert seat_view(table, 0)["civil_hand"] == civil[1:]
    assert seat_view(table, 0)["military_hand"] == military[-1:]


@rule("TTA-AGE-09")
def test_every_player_discards_obsolete_cards() -> None:
    scenario = ending(2, players=4)
    for seat, card in enumerate(("rats", "raiders", "foray", "crusades")):
        scenario.hand(seat, card, "masonry" if seat == 3 else "rich-land-i" if seat == 2 else "urban-growth-i")
    table = scenario.turn(2)
    for seat in range(4):
        assert (player(table, seat).hand, player(table, seat).civil) == ((), ())
    assert table.view()["military_discard"][1]["size"] >= 4  # military ones to the pile of their age


@rule("TTA-AGE-10", "TTA-AGE-08", "TTA-AGE-20")
@pytest.mark.parametrize(("age", "old", "new"), [
    (1, "julius-caesar", "joan-of-arc"), (2, "joan-of-arc", "napoleon-bonaparte"),
    (3, "napoleon-bonaparte", "winston-churchill"),
])
def test_obsolete_leaders_leave_play(age: int, old: str, new: str) -> None:
    scenario = ending(age).leader(0, old).leader(1, new)
    table = scenario.turn()
    assert (seat_view(table, 0)["leader"], seat_view(table, 1)["leader"]) == (None, new)
    assert old in table.view()["gone"]
    assert player(table, 0).ma_total == 2  # the symbols went with the leader
    assert seat_view(table, 0)["ratings"]["strength"] == 1


@rule("TTA-AGE-10")
def test_an_obsolete_leader_is_not_replaced() -> None:
    """No civil action comes back and Homer is not put under a wonder: International Agreement in the own turn."""
    table = Scenario(age=2).leader(0, "joan-of-arc").civil_deck("coal").row("iron").actions(0, civil=2).workers(
        0, warriors=5).event("international-agreement")
    play(table, "take iron")
    assert ages(table).age == 3
    assert (seat_view(table, 0)["leader"], player(table, 0).ca) == (None, 2)
    homer = ending(1).leader(0, "homer").wonders(0, "pyramids").turn()
    assert (player(homer, 0).leader, player(homer, 0).homer) == (-1, -1)
    assert seat_view(homer, 0)["ratings"]["happiness"] == 0
    assert homer.seat == 0
    assert "resign" in offers(homer)  # no question about Homer


@rule("TTA-AGE-11", "TTA-AGE-20")
@pytest.mark.parametrize(("age", "old", "new"), [
    (1, "pyramids", "great-wall"), (2, "great-wall", "kremlin"), (3, "kremlin", "internet"),
])
def test_obsolete_unfinished_wonders_leave_play(age: int, old: str, new: str) -> None:
    table = ending(age).wonder(0, old, 2).banks(0, blue=10).wonder(1, new, 1).banks(1, blue=10).turn()
    assert (seat_view(table, 0)["wonder"], player(table, 0).blue_bank) == (None, 12)
    assert (seat_view(table, 1)["wonder"]["id"], player(table, 1).blue_bank) == (new, 10)
    assert old in table.view()["gone"]


@rule("TTA-AGE-12", "TTA-PACT-10", "TTA-AGE-20")
@pytest.mark.parametrize(("age", "left"), [(1, True), (2, False)])
def test_obsolete_pacts_end_for_both(age: int, left: bool) -> None:
    table = ending(age, players=3).pact(1, "open-borders-agreement", 2).turn()
    assert (seat_view(table, 1)["pact"] is not None) == left
    assert [player(table, seat).ma_total for seat in range(3)] == ([2, 3, 3] if left else [2, 2, 2])
    if not left:
        assert "open-borders-agreement" in table.view()["military_discard"][1]["known"]


@rule("TTA-AGE-13")
@pytest.mark.parametrize("age", ENDINGS)
def test_other_cards_in_play_stay(age: int) -> None:
    scenario = ending(age).technologies(0, "iron", "monarchy", "masonry").workers(0, iron=1).wonders(
        0, "pyramids", "great-wall").colonies(0, "historic-territory-i").common("fighting-band")
    scenario.tactic(1, "legion", exclusive=True)
    if age > 1:
        scenario.war(1, "war-over-territory", 0)
    table = scenario.turn()
    side = seat_view(table, 0)
    assert side["government"] == "monarchy"
    assert side["special"] == ["masonry"]
    assert {"agriculture", "bronze", "philosophy", "religion", "warriors", "iron"} == {
        t["id"] for t in side["technologies"]}
    assert [wonder["id"] for wonder in side["wonders"]] == ["pyramids", "great-wall"]
    assert side["colonies"] == ["historic-territory-i"]
    assert table.view()["common_tactics"] == ["fighting-band"]
    assert (seat_view(table, 1)["tactic"], seat_view(table, 1)["tactic_exclusive"]) == ("legion", True)
    assert len(seat_view(table, 1)["wars"]) == (1 if age > 1 else 0)


@rule("TTA-AGE-14")
def test_cards_in_the_row_and_in_the_events_decks_stay() -> None:
    events = ("rats", "prosperity")
    table = ending(3).row(None, None, None, "iron", "coal").events(*events).future("raiders", "cold-war").turn()
    assert row(table)[:2] == ["iron", "coal"]
    assert table.view()["current_events"]["size"] == 2
    assert table.view()["future_events"]["size"] == 2
    assert [BOOK.id[kind] for kind in ages(table).current] == ["prosperity", "rats"]


@rule("TTA-AGE-15")
@pytest.mark.parametrize("age", ENDINGS)
@pytest.mark.parametrize(("bank", "left"), [(18, 16), (2, 0), (1, 0), (0, 0)])
def test_everybody_loses_two_yellow_tokens(age: int, bank: int, left: int) -> None:
    table = ending(age, players=3).banks(0, yellow=bank).banks(2, yellow=9, unused=3).turn()
    assert [player(table, seat).yellow_bank for seat in range(3)] == [left, 16, 7]
    assert (player(table, 0).unused, sum(player(table, 0).workers)) == (1, 6)  # no worker is lost
    assert ages(table).yellow_box == bank - left + 2 + 2


@rule("TTA-AGE-16", "TTA-AGE-17")
@pytest.mark.parametrize("age", [1, 2])
def test_the_replenishment_goes_on_with_the_next_deck(age: int) -> None:
    table = ending(age).discarded("legion" if age == 1 else "conquistadors").turn()
    s = ages(table)
    assert row(table)[0] == LAST[age]
    assert None not in row(table)
    assert {BOOK.age[kind] for kind in s.row[1:]} == {age + 1}
    assert table.view()["civil_deck"] == 44 - 12
    military = s.military_deck[s.military_at :]
    assert {BOOK.age[kind] for kind in military} == {age + 1}
    assert len(military) == {2: 46, 3: 41}[age + 1]
    assert list(military) != sorted(military)
    assert list(s.civil_deck) != sorted(s.civil_deck)


@rule("TTA-AGE-17")
def test_the_old_military_deck_is_out_of_the_game() -> None:
    """Nobody draws an Age I card in Age II, not even when the deck of Age II runs out."""
    table = ending(1).turn()
    s = ages(table)
    s.military_deck = s.military_deck[:1]
    s.military_at = 0
    play(table, "pass", "end turn")
    assert [BOOK.age[kind] for kind in player(table, 0).hand] == [2]


@rule("TTA-AGE-18")
def test_age_iv_has_no_decks() -> None:
    table = ending(3).discarded("modern-army").hand(0, "impact-of-science").turn()
    assert (table.view()["age"], table.view()["civil_deck"], table.view()["military_deck"]) == ("IV", 0, 0)
    assert row(table) == [LAST[3], *[None] * 12]
    play(table, "pass", "end turn")
    assert player(table, 0).hand == (GAME.card("impact-of-science"),)  # 2 military actions were left
    colony = Scenario(age=4, round=9).last(10).event("strategic-territory-ii")
    play_open(colony, "bid 1", "colonize warriors", "done")
    assert seat_view(colony, 0)["colonies"] == ["strategic-territory-ii"]
    assert seat_view(colony, 0)["military_hand"] == []


@rule("TTA-AGE-19")
@pytest.mark.parametrize(("seat", "last"), [(0, 9), (1, 10)])
def test_age_iv_sets_the_last_round(seat: int, last: int) -> None:
    table = ending(3).turn(seat)
    assert table.view()["last_round"] == last
    assert ending(2).turn(seat).view()["last_round"] is None


@rule("TTA-AGE-20")
def test_statistics_follow_at_once() -> None:
    """The owner has spent no action: losing Joan takes her military action and culture."""
    scenario = ending(2).leader(0, "joan-of-arc").workers(0, religion=2)
    table = scenario.turn()
    side = seat_view(table, 0)
    assert (side["actions"]["military"], side["actions"]["military_total"]) == (2, 2)
    assert (side["ratings"]["culture"], side["ratings"]["strength"]) == (2, 1)
    assert side["military_hand_limit"] == 2


@rule("TTA-EX-01", "TTA-AGE-06", "TTA-AGE-08", "TTA-AGE-09", "TTA-AGE-10", "TTA-AGE-11", "TTA-AGE-13", "TTA-AGE-15")
def test_example_1() -> None:
    table = ending(1).leader(0, "homer").wonder(0, "colossus", 1).hand(0, "rich-land-a").banks(0, yellow=10).turn(1)
    side = seat_view(table, 0)
    assert (side["leader"], side["wonder"], side["civil_hand"], side["yellow_bank"]) == (None, None, [], 8)
    assert table.view()["age"] == "II"
    assert len(side["technologies"]) == 5
    assert side["government"] == "despotism"

"""What the report of a game says that cards brought."""

from __future__ import annotations

from clio.engine.history import Table
from clio.engine.study import Entry
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.study import Ledger


def brought(table: Table, card: str, *moves: str) -> dict[str, int]:
    ledger = Ledger()
    ledger.entries[0, card] = Entry(0)
    for move in moves:
        told = len(table.log)
        table.play(move)
        ledger.after(table.state, len(table.actions), [line.event for line in table.log[told:]])
    return dict(ledger.entries[0, card].brought)


def test_a_wonder_brings_what_its_completion_gives() -> None:
    scenario = Scenario(2, 3).technologies(0, "multimedia").workers(0, multimedia=1).wonder(0, "hollywood", 2)
    assert brought(scenario.stock(0, resources=9).action_phase(), "hollywood", "stages 1") == {"culture": 2 * 3}


def test_a_leader_brings_what_cards_taken_give() -> None:
    scenario = Scenario().leader(0, "aristotle").row("iron")
    assert brought(scenario.action_phase(), "aristotle", "take iron") == {"science": 1}


def test_a_leader_who_is_used_brings_what_that_gives() -> None:
    scenario = Scenario(2, 3).leader(0, "winston-churchill")
    assert brought(scenario.action_phase(), "winston-churchill", "use winston-churchill culture") == {"culture": 3}


def test_a_war_brings_what_its_victory_takes() -> None:
    scenario = Scenario(2, 3).war(0, "war-over-culture", 1).workers(0, warriors=5).points(1, culture=20)
    ledger, table = Ledger(), scenario.turn()
    ledger.entries[0, "war-over-culture"] = Entry(0)
    ledger.after(table.state, 0, [line.event for line in table.log])
    assert ledger.entries[0, "war-over-culture"].brought["culture"] > 0


def test_an_event_is_no_gift_of_the_card_before_it() -> None:
    scenario = Scenario().leader(0, "aristotle").hand(0, "good-harvest").events("development-of-science")
    assert brought(scenario.politics(), "aristotle", "prepare good-harvest") == {}

"""Nobody learns how many answers another has given to a secret question; and the search that finds out does find it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from clio.engine.game import Refusal
from clio.engine.history import Table
from clio.engine.kernel import choosing
from clio.server import foresight, replays, telling
from clio.server.chronicle import Chronicle
from clio.server.errors import NotNow
from clio.server.rooms import Room
from clio.server.sockets import Visit
from tests.server.twins import search


@pytest.mark.parametrize(("players", "most", "place", "battle"), [
    (2, 20, 0, False), (2, 4, 0, True), (3, 2, 1, True), (5, 1, 0, True),
])
def test_a_secret_choice_is_nothing_to_others(players: int, most: int, place: int, battle: bool) -> None:
    twins = search(players, f"quiet/{players}", most, battle, place)
    assert twins.findings == []
    assert twins.hesitations > 0


# ---------------------------------------------------------------------- planted leaks
def found(place: int = 0) -> str:
    return "\n".join(search(2, "quiet/2", 1, True, place).findings)


def test_the_number_of_rows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Visit._state
    monkeypatch.setattr(Visit, "_state", lambda self: structs.replace(whole(self), seq=self.room.chronicle.seq))
    assert '"seq"' in found()


def test_the_number_of_messages_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(self: Room) -> None:
        for connection in self.connections:
            connection.news()

    monkeypatch.setattr(Room, "tell", tell)
    assert "messages" in found()


def test_the_number_of_decisions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chronicle, "decisions", property(lambda self: len(self.table.actions)))
    assert '"decisions"' in found()


def test_the_decision_of_a_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chronicle, "decisions_of", lambda self, seat: len(self.table.actions))
    assert '"decision"' in found()


def test_the_time_of_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fold = Chronicle.fold

    def timed(self: Chronicle, row: Any) -> None:
        fold(self, row)
        self.updated = row.at

    monkeypatch.setattr(Chronicle, "fold", timed)
    assert '"updated"' in found()


def test_an_army_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Table.view

    def view(self: Table, seat: int | None = None) -> Any:
        return {**whole(self, seat), "sent": [len(f.mem) for f in choosing(self.state)]}

    monkeypatch.setattr(Table, "view", view)
    assert '"sent"' in found()


def test_a_past_that_goes_too_far_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def position(c: Chronicle, decision: int, reader: telling.Reader, films: Any) -> Any:
        if decision > len(c.table.actions):
            raise NotNow("no_such_decision", last=len(c.table.actions))
        return whole(c, min(decision, c.decisions_of(reader.seat)), reader, films)

    whole = replays.position
    monkeypatch.setattr(replays, "position", position)
    assert '"decision"' in found()


def test_a_reason_that_counts_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(table: Table, symbol: str, seat: int) -> Any:
        return Refusal((), dict.fromkeys(("en", "fr"), f"{symbol}: {len(table.actions)} {table._answers}"))

    monkeypatch.setattr(foresight, "refuse", refuse)
    assert "illegal_action" in found()
    assert "illegal_action" in found(1)

"""Going back costs few decisions, and leads exactly where playing leads."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

from clio.engine import positions
from clio.engine.errors import ClioError
from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.positions import EVERY, RECENT
from clio.games import find
from tests.engine.games import defence, secret

MYTH = find("age-of-mythology")


def seen(table: Table) -> tuple[Any, ...]:
    """All that depends on the past."""
    return (
        table.game.digest(table.state), table.actions, table.deciders, [line.text() for line in table.log],
        [table._steps_back(seat) for seat in range(table.players)],
        [table.last_text("en", steps) for steps in range(1, 20)],
    )


def played(table: Table) -> Table:
    """The same game by its decisions alone: nothing was ever taken back."""
    other = table.fresh()
    for action in table.actions:
        other._apply(action)
    return other


def move(table: Table, rnd: random.Random) -> None:
    seat = rnd.choice(table.pending)
    options = table.options_of(seat)
    table.play(rnd.choice([x for x in options if x.symbol != "resign"] or options), seat)


def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Decisions that are played from now on, also again."""
    whole, found = Table._step, list[int]()

    def counted(self: Table, action: int, *events: Any) -> None:
        found.append(action)
        whole(self, action, *events)

    monkeypatch.setattr(Table, "_step", counted)
    return found


@pytest.mark.parametrize(("game", "players"), [(secret.GAME, 4), (defence.GAME, 3), (MYTH, 4)])
@pytest.mark.parametrize("every", [3, EVERY])
def test_after_any_way_back_it_is_as_if_never_gone(
    game: Game[Any], players: int, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "EVERY", every)
    rnd = random.Random(f"{game.record.id}/{every}")
    table = Table(game, players, "back")
    for n in range(300):
        with suppress(ClioError):
            what = rnd.random()
            if table.over:
                table.back_to(len(table.actions) // 2)
            elif what < 0.75:
                move(table, rnd)
            elif what < 0.9:
                table.undo(rnd.choice([None, *range(players)]), anyway=rnd.random() < 0.3)
            elif what < 0.92:
                table.back_to(max(0, len(table.actions) - rnd.randrange(1, 50)))
            else:
                table.redo()
        if n % 10 == 0:
            assert seen(table) == seen(played(table))


def test_a_way_back_plays_few_decisions_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rnd, table = random.Random(8), Table(MYTH, 8, "far")
    while len(table.actions) < 400:
        move(table, rnd)
    again = steps(monkeypatch)
    for back in (399, 398, 390, 350, 200, 40):
        table.back_to(back)
        assert len(again) <= 2 * EVERY, back  # one period, and the secret choice that begins there
        again.clear()
        while table.undone is not None and len(table.actions) < 398:
            table.redo()
        again.clear()
    for _ in range(50):  # there and back over something that came out
        table.undo(anyway=True)
        table.redo()
    assert len(again) <= 50 + EVERY


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "EVERY", 2)
    monkeypatch.setattr(positions, "MOST", 16)
    rnd, table, most = random.Random(8), Table(MYTH, 8, "long"), 0
    for _ in range(400):
        move(table, rnd)
        kept = [state for state in table._kept._states.values() if not state.waiting.op.secret]
        most = max(most, len(kept))
    assert most <= 16 + RECENT + 1
    assert seen(table) == seen(played(table))
    table.back_to(5)
    assert seen(table) == seen(played(table))

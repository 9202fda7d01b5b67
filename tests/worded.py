"""Every step of an effect has words: a law for the cards of a game, also for those that random play seldom uses."""

from __future__ import annotations

from typing import Any

from clio.engine.game import Game
from clio.engine.kernel import Op, State
from clio.engine.naming import seat_names
from clio.words import LANGUAGES

ANSWERS = 6  # of each question, the first ones
STEPS = 7  # of an effect, one after the other


def words_of(game: Game[Any], s: State, op: Op[Any], me: int, src: int, mem: tuple[int, ...] = ()) -> int:
    """Carry out an op for a player because of a card, whatever they answer, and word all questions and answers on the
    way. `mem`: what the event is about that triggers it. Returns how many questions there were."""
    start = s.clone()
    turn = start.waiting.op
    start.stack.append(start.waiting)
    start.push(op, me, src, () if op.own_memory else mem)
    start.advance()
    seen: set[tuple[int, tuple[int, ...]]] = set()
    _follow(game, start, turn, seen, STEPS)
    return len(seen)


def _follow(game: Game[Any], s: State, turn: Op[Any], seen: set[tuple[int, tuple[int, ...]]], steps: int) -> None:
    f = s.waiting
    if s.over or f.op is turn or steps == 0 or (id(f.op), f.mem) in seen:
        return
    seen.add((id(f.op), f.mem))
    for lang in LANGUAGES:
        names = seat_names([], game.seats(s), lang)
        assert game.prompt(lang, s, f, names)
        for action in s.legal:
            assert game.label(lang, s, f, action, names).name
    for action in s.legal[:ANSWERS]:
        after = s.clone()
        after.apply(action)
        _follow(game, after, turn, seen, steps - 1)

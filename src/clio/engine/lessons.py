"""Guided games: a prepared position, and steps that point, explain and let the learner do it.

A lesson is a game like any other: seed, options and the moves `before` fix where it begins, and every move of a step is
played by the rules. What the others answer stands in the lesson too, so that it goes the same way for everybody. At its
end the game simply goes on. How far a table has come follows from the step it stood at and from how many decisions were
made since (`Lesson.reached`)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from clio.engine.history import Table
from clio.engine.record import Value
from clio.messages import LANGUAGES

if TYPE_CHECKING:
    from clio.engine.game import Game
    from clio.engine.told import Choice

LETTERS = 300  # of a step: what a card on a phone holds beside the board
TITLE = 44
SENTENCES = 2
EITHER = " | "  # between moves that do equally well
_END = re.compile(r"[.?!…]+(?=\s|$)")


class Said(NamedTuple):
    """A step in one language. `other` answers a move that is not the one: it is not played."""

    title: str
    text: str
    other: str = ""


@dataclass(frozen=True)
class Step:
    """`at`: the places on the board that it points at; what the moves touch is pointed at anyway. `moves`: what the
    learner plays, one after the other; none: it is read, and one goes on. Each is a symbol, a kind of move, or several
    of them of which one will do. `replies`: what the others play then."""

    said: Mapping[str, Said]
    at: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()

    @property
    def decisions(self) -> int:
        return len(self.moves) + len(self.replies)


@dataclass(frozen=True)
class Lesson:
    """`seat` is the learner's, the others are of the `rivals`. `before`: the moves that lead to the position it begins
    with."""

    id: str
    game: str
    names: Mapping[str, str]
    about: Mapping[str, str]
    minutes: int
    players: int
    seed: str
    steps: tuple[Step, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    seat: int = 0
    rivals: tuple[str, ...] = ("Hypatia",)

    @cached_property
    def begins(self) -> tuple[int, ...]:
        """After how many decisions each step begins, and last the game that follows."""
        found = [len(self.before)]
        for step in self.steps:
            found.append(found[-1] + step.decisions)
        return tuple(found)

    @cached_property
    def digest(self) -> str:
        """Changes with anything that is played: a table that was begun with another lesson does not go on with it."""
        played = [self.seed, self.players, dict(self.options), self.before, [(s.moves, s.replies) for s in self.steps]]
        return blake2b(json.dumps(played).encode(), digest_size=8).hexdigest()

    def reached(self, step: int, decisions: int) -> int:
        """The step of a table that stood at one, after so many decisions: on if all its moves are made, or those of a
        later one; back if they were taken back."""
        while step < len(self.steps) and decisions >= self.begins[step + 1] + (0 if self.steps[step].moves else 1):
            step += 1
        while step > 0 and decisions < self.begins[step]:
            step -= 1
        return step

    def wanted(self, step: int, decisions: int) -> str | None:
        """The move that the learner is to make; None: there is something to read, or somebody else to wait for."""
        return next(iter(self.left(step, decisions)), None)

    def left(self, step: int, decisions: int) -> tuple[str, ...]:
        """The moves of a step that are still to be made."""
        if step >= len(self.steps):
            return ()
        return self.steps[step].moves[decisions - self.begins[step]:]

    def ahead(self, step: int, decisions: int) -> int:
        """The step whose moves come next: whoever knows them need not read first."""
        while step < len(self.steps) and not self.steps[step].moves and self.begins[step] == decisions:
            step += 1
        return step

    def reply(self, step: int, decisions: int) -> str | None:
        """The move that one of the others makes now."""
        if step >= len(self.steps):
            return None
        made = decisions - self.begins[step] - len(self.steps[step].moves)
        replies = self.steps[step].replies
        return replies[made] if 0 <= made < len(replies) else None

    def followed(self, symbols: Sequence[str]) -> int:
        """How many of these decisions are as the lesson says, from the first on."""
        script = [*self.before, *(move for step in self.steps for move in (*step.moves, *step.replies))]
        return next((n for n, (made, said) in enumerate(zip(symbols, script)) if not _is(made, said)),
                    min(len(symbols), len(script)))

    def table(self, game: Game[Any]) -> Table:
        """Its first position."""
        table = Table(game, self.players, self.seed, self.options)
        for symbol in self.before:
            table.play(symbol)
        return table


def _is(symbol: str, said: str) -> bool:
    return any(f"{symbol} ".startswith(f"{name} ") for name in said.split(EITHER))


def wanted_of(options: list[Choice], wanted: str) -> list[Choice]:
    """The options that a lesson wants now."""
    names = wanted.split(EITHER)
    return [option for option in options if option.symbol in names or option.move in names]


# ---------------------------------------------------------------------- checking
def problems(lesson: Lesson, game: Game[Any]) -> list[str]:
    """What is wrong with a lesson: words that are missing or do not fit, moves that the rules do not allow, places that
    are not there. Of moves that will do equally well the first and the last are played to the end."""
    found = [f"{lesson.id}: no {what} in {lang}" for what, words in (("name", lesson.names), ("about", lesson.about))
             for lang in LANGUAGES if not words.get(lang)]
    for n, step in enumerate(lesson.steps):
        found += [f"step {n + 1}, {lang}: {what}" for lang in LANGUAGES for what in _ill_said(step, lang)]
    return found or list(_played(lesson, lesson.table(game), 0))


def _ill_said(step: Step, lang: str) -> Iterator[str]:
    said = step.said.get(lang)
    if said is None or not said.title or not said.text:
        yield "words are missing"
        return
    if len(said.title) > TITLE:
        yield f"the title has {len(said.title)} letters"
    for text in (said.text, said.other):
        if len(text) > LETTERS or len(_END.findall(text)) > SENTENCES:
            yield f"too long: {text}"
        if text and not _END.search(text[-1]):
            yield f"no full stop: {text}"
    if bool(step.moves) != bool(said.other):
        yield "an answer to other moves belongs to a step with moves, and only there"


def _played(lesson: Lesson, table: Table, step: int) -> Iterator[str]:
    while step < len(lesson.steps):
        yield from (f"step {step + 1}: no place {place}" for place in missing(table, lesson.steps[step].at))
        if not lesson.steps[step].moves:
            step += 1
            continue
        while (wanted := lesson.wanted(step, len(table.actions))) is not None:
            good = wanted_of(table.options, wanted) if table.seat == lesson.seat else []
            if not good:
                yield f"step {step + 1}: {wanted} is not possible; {table.seat} may {[c.symbol for c in table.options]}"
                return
            for choice in good[1:][-1:]:
                other = table.still()
                other.play(choice.symbol)
                yield from _played(lesson, other, step)
            table.play(good[0])
        while (reply := lesson.reply(step, len(table.actions))) is not None:
            if table.seat == lesson.seat or reply not in [choice.symbol for choice in table.options]:
                yield f"step {step + 1}: {table.seat} may not {reply} but {[c.symbol for c in table.options]}"
                return
            table.play(reply)
        step += 1
    if table.seat != lesson.seat:
        yield f"at the end it is not the learner's turn but {table.seat}'s"


def missing(table: Table, places: Sequence[str]) -> list[str]:
    """Those that are not on the board: neither does a move touch them, legal or not, nor is it a card that the seat who
    decides sees, in a zone of that name."""
    assert table.seat is not None
    state = table.asked(table.seat)
    there = {place for action in range(len(table.game.space)) for place in table.game.targets(state, action)}
    zones, seen = {place.split(":")[1] for place in there}, set(_names(table.view(table.seat)))
    return [place for place in places if place not in there and not _shown(place, zones, seen)]


def _shown(place: str, zones: set[str], seen: set[str]) -> bool:
    _, zone, name = place.split(":", 2)
    return zone in zones and name in seen


def _names(view: object) -> Iterator[str]:
    """The ids of cards and other things in a view."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, Mapping):
        for value in view.values():
            yield from _names(value)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from _names(value)


# ---------------------------------------------------------------------- told beside the game
Whose = Literal["mine", "others", "against", "anybody"]  # the reader's own event, another seat's, and naming the reader
Part = Literal["turn", "score", "mistakes"]  # of the reading order: what one does, how one scores, what goes wrong

Aid = Mapping[Literal["turn", "costs"], tuple[str, ...]]  # of the players' aid: clauses of the rulebook


@dataclass(frozen=True)
class First:
    """What is told when an event of this kind (`Game.event_name`) happens to a person for the first time."""

    event: str
    said: Mapping[str, Said]
    clauses: tuple[str, ...]
    whose: Whose = "mine"


@dataclass(frozen=True)
class Reading:
    """One thought of the reading order beside the rulebook, and the clauses where it stands."""

    part: Part
    text: Mapping[str, str]
    clauses: tuple[str, ...]

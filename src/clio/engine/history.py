"""A game in progress for people: play, undo, redo, log, save. Search and simulation work on bare states instead.

A game is a function of (game, rules version, options, seed or keys, actions); everything here follows from it."""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from copy import copy
from dataclasses import asdict
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from clio.engine.dealing import Deal, Past
from clio.engine.errors import BadOption, BadSave, GameOver, IllegalAction, NotYourTurn, NoUndo
from clio.engine.game import Refusal
from clio.engine.kernel import Frame, State, pending, question_of, same_choice, turn_to
from clio.engine.positions import Positions
from clio.engine.rng import seed_rng
from clio.engine.save import tables
from clio.engine.saved import FORMAT
from clio.engine.told import Choice, Inquiry, LogLine, Scene
from clio.messages import LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clio.engine.game import Game, Result
    from clio.engine.info import View
    from clio.engine.kernel import Event
    from clio.engine.outdated import Outdated
    from clio.engine.record import Options


class Point(NamedTuple):
    """Where a table may go back to (`Table.mark`)."""

    state: State
    names: list[str]
    actions: list[int]
    deciders: list[int]
    log: list[LogLine]
    epochs: list[int]
    kept: Positions
    undone: list[int]
    answers: list[tuple[int, int]]
    outdated: Outdated | None


class Table:
    """One game being played, with its past."""

    def __init__(
        self, game: Game[Any], players: int | None = None, seed: int | str | None = None,
        options: Mapping[str, Any] | None = None, names: list[str] | None = None,
        rekeyed: Mapping[int, str] | None = None, committed: str | None = None,
    ) -> None:
        """Refuses bad options with a sentence that lists the good ones (BadOption). Without a seed, a new secret key
        deals; `rekeyed`, `committed`: see `Deal`."""
        self.game = game
        self.players = game.record.players[0] if players is None else players
        self.options_chosen: Options = game.settle(self.players, options or {})
        self.deal = Deal(seed, rekeyed, committed)
        named = [] if names is None else self._read_names(names)
        self.actions: list[int] = []  # every decision since the start
        self.deciders: list[int] = []  # and whose it was
        self.log: list[LogLine] = []  # all of it, for the owner of the table; `log_of` is what a player may read
        self._epochs: list[int] = []  # and of which epoch
        self._kept = Positions()  # where one goes back to
        self._undone: list[int] = []
        self._made_up = False  # did it begin with a made-up position?
        self.outdated: Outdated | None = None  # begun under older rules: what has become of its moves
        self._answers: list[tuple[int, int]] = []  # secret answers that wait for an earlier seat, as they came
        state = game.set_up(self.players, self.options_chosen, seed_rng(self.seed))
        self.scene = Scene(game, self.players, named, state)
        self._open()

    @classmethod
    def at(cls, game: Game[Any], options: Options, state: State, players: int | None = None) -> Table:
        """A table at a made-up position (see the games' `scenario.py`). It has no record, so it cannot be saved."""
        table = cls(game, players, seed="scenario", options=options)
        table._made_up = True
        table.state = state
        table._open()
        return table

    def _open(self) -> None:
        """Run to the first decision; the log begins with what happens on the way."""
        self.state.log = []
        self.state.advance()
        events, self.state.log = self.state.log, None
        self.actions, self.deciders, self._epochs, self._kept = [], [], [], Positions()
        self.log = [LogLine(self.scene, event, 0) for event in events]
        self._deal_on()

    def _deal_on(self) -> None:
        rng = self.deal.rng(len(self.actions))
        if rng is not None:
            self.state.rng = rng

    def _read_names(self, names: object) -> list[str]:
        if not isinstance(names, list | tuple) or len(names) > self.players:
            raise BadOption("bad_option_seats", option="names", players=self.players)
        if not all(isinstance(name, str) for name in names):
            raise BadOption("bad_option_seats", option="names", players=self.players)
        return list(names)

    @property
    def state(self) -> State:
        return self.scene.state

    @state.setter
    def state(self, state: State) -> None:
        self.scene.state = state

    @property
    def names(self) -> list[str]:
        """As they were given; `seat_names` has one for everybody."""
        return self.scene.names

    @names.setter
    def names(self, names: list[str]) -> None:
        self.scene.names = names

    @property
    def seed(self) -> str:
        """What the game was set up with. It is for the owner of the table only."""
        return self.deal.seed

    def fresh(self) -> Table:
        """The same game at its first decision; a made-up position has none (BadSave)."""
        if self._made_up:
            raise BadSave("save_scenario")
        deal = self.deal
        return Table(
            self.game, self.players, deal.seed, self.options_chosen, self.names, deal.rekeyed, deal.committed)

    # ------------------------------------------------------------------ who decides what
    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        waiting = self.pending
        return waiting[0] if waiting else None

    @property
    def pending(self) -> list[int]:
        """Everybody who may answer now: several when a secret choice is made at the same time."""
        return [seat for seat in pending(self.state) if self._question(seat) is not None]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def options(self) -> list[Choice]:
        """The legal answers of `seat`, sorted."""
        return [] if self.seat is None else self.options_of(self.seat)

    def options_of(self, seat: int) -> list[Choice]:
        """The legal answers of any seat that may answer now."""
        frame = self._question(seat)
        if frame is None:
            return []
        state = self.asked(seat)
        return [Choice(self, state, frame, number) for number in state.legal]

    def prompt(self, lang: str = "en", seat: int | None = None) -> str:
        """The open question, as its reader sees it."""
        seat = self.seat if seat is None else seat
        frame = None if seat is None else self._question(seat)
        if seat is None or frame is None:
            return ""
        return self.game.prompt(lang, self.asked(seat), frame, self.seat_names(lang))

    def inquiry(self, seat: int | None = None) -> Inquiry | None:
        """The open question for a program: its kind, the card that asks, how many answers it takes and has."""
        seat = self.seat if seat is None else seat
        frame = None if seat is None else self._question(seat)
        if seat is None or frame is None:
            return None
        state = self.asked(seat)
        bounds = self.game.bounds(state, frame)
        return Inquiry(self.game.kind_of(state, frame), self.game.source(state, frame), *bounds)

    def _question(self, seat: int) -> Frame | None:
        """What the seat is asked now, after its answers that wait."""
        frame = question_of(self.state, seat)
        waiting = self.waiting_answers(seat)
        if frame is None or not waiting:
            return frame
        frame = Frame(frame.op, seat, frame.src, (*frame.mem, *waiting))
        return frame if frame.op.options(self.state, frame) else None

    # ------------------------------------------------------------------ secret answers of several seats at once
    def waiting_answers(self, seat: int) -> tuple[int, ...]:
        """The secret answers of a seat that wait for an earlier seat."""
        return tuple(action for who, action in self._answers if who == seat)

    @property
    def answered(self) -> frozenset[int]:
        """Seats whose secret choice is complete and waits for an earlier seat."""
        return frozenset(seat for seat, _ in self._answers if self._question(seat) is None)

    @property
    def secret(self) -> bool:
        """Is a secret choice being made?"""
        return self.state.waiting.op.secret

    def same_choice(self, before: State) -> bool:
        """Is the secret choice of an earlier position still the one that is being made?"""
        return same_choice(before, self.state)

    @property
    def opened(self) -> int:
        """The decisions before the open secret choice, which may have been gone back into; without one, all."""
        n = len(self.actions)
        while self.secret and (before := self._kept.get(n - 1)) is not None and self.same_choice(before):
            n -= 1
        return n

    def secret_answers(self, seat: int) -> tuple[int, ...] | None:
        """What the seat has answered to the secret choice that it is making; None if it makes none."""
        frame = question_of(self.state_of(seat), seat)
        return frame.mem if frame is not None and frame.op.secret else None

    def goes_on_choosing(self, seat: int, symbol: str) -> bool:
        """Would the seat still be making its secret choice after this answer?"""
        answer = next((choice.number for choice in self.options_of(seat) if choice.symbol == symbol), None)
        state = self.state_of(seat)
        frame = question_of(state, seat)
        if answer is None or frame is None or not frame.op.secret:
            return False
        return bool(frame.op.options(state, Frame(frame.op, seat, frame.src, (*frame.mem, answer))))

    def state_of(self, seat: int) -> State:
        """The position as far as the seat has answered: a copy where answers of it wait. Not to be changed."""
        waiting = self.waiting_answers(seat)
        if not waiting:
            return self.state
        state = self.state.clone()
        frame = question_of(state, seat)
        assert frame is not None
        state.stack[state.stack.index(frame)] = Frame(frame.op, seat, frame.src, (*frame.mem, *waiting))
        return state

    def asked(self, seat: int) -> State:
        """`state_of` a seat where it is the one who decides, if it may answer now: a copy unless it is so anyway."""
        state = self.state_of(seat)
        if seat != state.player and question_of(state, seat) is not None:
            state = state.clone()
            turn_to(state, seat)
        return state

    # ------------------------------------------------------------------ playing
    def play(self, move: str | int | Choice, seat: int | None = None) -> None:
        """A symbol, a number or an option. IllegalAction or UnknownSymbol otherwise; the state is then untouched."""
        action = self._read(move)
        me = self._who(action, seat)
        self._undone.clear()
        self._answer(me, action)

    def check(self, move: str | int | Choice, seat: int | None = None) -> None:
        """Refuses what `play` would refuse, and plays nothing."""
        self._who(self._read(move), seat)

    def _read(self, move: str | int | Choice) -> int:
        if isinstance(move, Choice):
            move = move.number
        if isinstance(move, str):
            return self.game.space.parse(move)
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < len(self.game.space):
            raise IllegalAction("no_such_number", number=str(move)[:80], last=len(self.game.space) - 1)
        return move

    def _who(self, action: int, seat: int | None) -> int:
        """The seat that plays the action, once it is sure that it may."""
        if self.over:
            raise GameOver()
        me = self.seat if seat is None else self._read_seat(seat)
        assert me is not None
        if me not in self.pending:
            waiting = {lang: ", ".join(self.seat_names(lang)[p] for p in self.pending) for lang in LANGUAGES}
            raise NotYourTurn(seat=me + 1, waiting=waiting)
        if action not in self.asked(me).legal:
            raise self._illegal(me, action)
        return me

    def _read_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            number = seat + 1 if isinstance(seat, int) else str(seat)[:80]
            raise IllegalAction("no_such_seat", seat=number, players=self.players)
        return seat

    def _illegal(self, me: int, action: int) -> IllegalAction:
        why = self.game.refusal(self.asked(me), me, action, {lang: self.seat_names(lang) for lang in LANGUAGES})
        return Refused(self.game.space.symbol(action), why)

    def _answer(self, me: int, action: int) -> None:
        """Feed the engine in seat order: a secret answer of a later seat waits."""
        self._answers.append((me, action))
        while waiting := self.waiting_answers(self.state.player):
            self._answers.remove((self.state.player, waiting[0]))
            self._apply(waiting[0])

    def _apply(self, action: int) -> None:
        events: list[Event] = []
        self._step(action, events)
        self.log.extend(LogLine(self.scene, event, len(self.actions)) for event in events)

    def _step(self, action: int, events: list[Event] | None = None) -> None:
        state = self.state
        self._kept.keep(len(self.actions), state)
        epoch, decider = state.epoch, state.player
        state.log = events
        state.apply(action)
        state.log = None
        self.actions.append(action)
        self.deciders.append(decider)
        self._epochs.append(epoch)
        self._deal_on()

    # ------------------------------------------------------------------ going back
    def can_undo(self, seat: int | None = None) -> bool:
        """Only a seat's own last decision, and only while nobody learnt anything from it."""
        return any(seat in (None, who) for who, _ in self._answers) or self._steps_back(seat) > 0

    def _steps_back(self, seat: int | None) -> int:
        """How far back the last decision of the seat is: the last of all, or the last before what others have answered
        since then to the open secret choice, so that undo tells nobody who has answered; 0 if it stays."""
        for steps in range(1, self._free + 1):
            if seat in (None, self.deciders[-steps]):
                return steps
            before = self._kept.get(len(self.actions) - steps)
            if before is None or not same_choice(before, self.state):
                break
        return 0

    @property
    def _free(self) -> int:
        """How many decisions were made since somebody last learnt something: there is a way back."""
        return len(self._epochs) - bisect_left(self._epochs, self.state.epoch)

    def undo(self, seat: int | None = None, anyway: bool = False) -> None:
        """Take back the last decision. `anyway`: even one that revealed something (everybody agreed, or alone)."""
        waiting = [n for n, (who, _) in enumerate(self._answers) if seat in (None, who)]
        if waiting:
            del self._answers[waiting[-1]]
            self._undone.clear()  # it may have come after this answer
            return
        if not self.actions:
            raise NoUndo("nothing_to_undo")
        steps = self._steps_back(seat)
        if steps:
            self._step_back(steps)
        elif anyway:
            self.back_to(len(self.actions) - 1)
        else:
            raise NoUndo()

    def _step_back(self, steps: int) -> None:
        """Take back a decision; what others answered to the same secret choice since then waits again."""
        after = self.state
        since = list(zip(self.deciders[-steps:], self.actions[-steps:], strict=True))
        self._return_to(len(self.actions) - steps)
        self._undone.append(since[0][1])
        self._answers[:0] = since[1:]
        if not same_choice(self.state, after):
            self._answers.clear()  # they answered a question that is no longer open

    def back_to(self, decision: int) -> None:
        """Take back every decision after that many, whatever they revealed (everybody agreed, or alone)."""
        if not 0 <= decision < len(self.actions):
            raise NoUndo("nothing_to_undo")
        undone = self.actions[decision:]
        self._return_to(decision)
        self._undone += reversed(undone)
        self._answers.clear()

    @property
    def undone(self) -> int | None:
        """What `redo` would play again."""
        return self._undone[-1] if self._undone else None

    def last_text(self, lang: str, steps: int = 1) -> str | None:
        """The last decision (or one some steps back) as its option read; None: there is none."""
        if not 0 < steps <= len(self.actions):
            return None
        before = self._before(len(self.actions) - steps)
        label = self.game.label(lang, before, before.waiting, self.actions[-steps], self.seat_names(lang))
        return self.game.words(lang).labelled(label)

    def beginning(self, decision: int) -> int:
        """The decision of the same seat that this one belongs to: its own, unless it was made within another."""
        while decision > 0 and self.deciders[decision - 1] == self.deciders[decision]:
            before = self._before(decision)
            if not self.game.house.within(before, before.waiting):
                break
            decision -= 1
        return decision

    def _before(self, decision: int) -> State:
        """The position in which it was made."""
        found = self._kept.get(decision)
        if found is None:
            other = self.still()
            other._kept = self._kept.copy()
            other._return_to(decision)
            found = other.state
        return found

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self._undone:
            raise NoUndo("nothing_to_redo")
        action = self._undone.pop()
        assert self.state.player >= 0
        self._answer(self.state.player, action)

    def _return_to(self, decision: int) -> None:
        """As it was after so many decisions: few are played again, and nothing is told again."""
        lines = bisect_right(self.log, decision, key=attrgetter("decision"))
        again = self.actions[:decision]
        kept, self.state = self._kept.nearest(decision)
        del self.actions[kept:], self.deciders[kept:], self._epochs[kept:], self.log[lines:]
        for action in again[kept:]:
            self._step(action)

    # ------------------------------------------------------------------ a move that may not count
    def mark(self) -> Point:
        """All that playing, undo and redo change, as it is now."""
        return Point(
            self.state.clone(), self.names, list(self.actions), list(self.deciders), list(self.log),
            list(self._epochs), self._kept.copy(), list(self._undone), list(self._answers), self.outdated)

    def back(self, point: Point) -> None:
        """As it was at a point, which is used up by it: what came since then never happened."""
        self.state, self.names, self.actions, self.deciders, self.log = point[:5]
        self._epochs, self._kept, self._undone, self._answers, self.outdated = point[5:]

    # ------------------------------------------------------------------ looking
    def still(self) -> Table:
        """The game as it is now, while the table goes on: what was played and what was told, but no way back."""
        other = copy(self)
        other.scene = Scene(self.game, self.players, self.names, self.state.clone())
        other.actions, other.deciders, other.log = list(self.actions), list(self.deciders), list(self.log)
        other._epochs, other._kept = [-1] * len(self.actions), self._kept.copy(1)
        other._undone, other._answers = [], list(self._answers)
        return other

    def view(self, seat: int | None = None) -> View:
        """All that this seat may know, and nothing else; None = a spectator."""
        return self.game.view(self.state if seat is None else self.state_of(self._read_seat(seat)), seat)

    def log_of(self, seat: int | None) -> list[LogLine]:
        """The lines of the log that this seat may read, and no others; None = a spectator."""
        reader = None if seat is None else self._read_seat(seat)
        return [line for line in self.log if line.seen_by(reader)]

    def automas(self, lang: str) -> list[str]:
        """What the seats after the players' are called, if the rules play any."""
        return self.game.automas(self.state, lang)

    def seat_names(self, lang: str) -> list[str]:
        """The players' names; where none was given, "Player 1" in the reader's language."""
        return self.scene.seat_names(lang)

    def why_not(self, move: str | int, seat: int | None = None) -> Refusal | None:
        """The clauses and the sentence that forbid a move; None if it is legal."""
        try:
            self._who(self._read(move), seat)
        except Refused as e:
            return e.why
        except (NotYourTurn, GameOver) as e:
            return Refusal(e.clauses, {lang: e.text(lang) for lang in LANGUAGES})
        return None

    @property
    def result(self) -> Result:
        """Final scores with their breakdown; before the end, the scores as they stand."""
        return self.game.result(self.state)

    # ------------------------------------------------------------------ on disk
    @property
    def symbols(self) -> list[str]:
        """Every decision since the start, in the game's notation."""
        return [self.game.space.symbol(action) for action in self.actions]

    @property
    def past(self) -> Past:
        """What a commitment binds beside the keys."""
        return Past(self.game.record.id, self.players, self.options_chosen, self.symbols)

    @property
    def symbols_waiting(self) -> dict[str, list[str]]:
        """The secret answers that wait for an earlier seat, by seat."""
        waiting: dict[str, list[str]] = {}
        for seat, action in self._answers:
            waiting.setdefault(str(seat), []).append(self.game.space.symbol(action))
        return waiting

    def save(self) -> str:
        """The record of the game as JSON. It is for the owner of the table only: the seed and the secret answers that
        wait for others are in it."""
        if self._made_up:
            raise BadSave("save_scenario")
        record: dict[str, Any] = {
            "clio": FORMAT,
            "game": self.game.record.id,
            "rules": self.game.record.rules_version,
            "players": self.players,
            "options": self.options_chosen,
            "seed": self.seed,
            "names": self.names,
            "actions": self.symbols,
            "digest": f"{tables(self.game, self.state)}-{self.game.digest(self.state)}",
        }
        if self.deal.rekeyed:
            record["rekeyed"] = self.deal.rekeyed
        if self.deal.commitment is not None:
            record["commitment"] = self.deal.commitment
        if self._answers:
            record["answers"] = self.symbols_waiting
        if self.outdated is not None:
            record["outdated"] = asdict(self.outdated)
        text = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
        return text.encode("utf-8", "backslashreplace").decode()  # half a character in a name stays readable JSON


class Refused(IllegalAction):
    """An illegal action with the game's own explanation."""

    def __init__(self, symbol: str, why: Refusal) -> None:
        self.symbol = symbol
        self.why = why
        super().__init__("illegal_action", why.clauses, symbol=symbol, why="")

    def text(self, lang: str) -> str:
        rules = f" ({', '.join(self.why.clauses)})" if self.why.clauses else ""
        return say("error.illegal_action", lang, symbol=self.symbol, why=self.why.text(lang) + rules)

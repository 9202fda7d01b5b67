"""A game in progress for people: play, undo, redo, log, save. Search and simulation work on bare states instead.

A game is a function of (game, rules version, options, seed, actions); everything here follows from that record."""

from __future__ import annotations

import json
import re
import secrets
from typing import TYPE_CHECKING, Any, cast

from clio.engine.errors import BadOption, BadSave, ClioError, GameOver, IllegalAction, NotYourTurn, NoUndo
from clio.engine.game import Refusal
from clio.engine.info import knows
from clio.engine.kernel import Event, Frame, State, pending
from clio.engine.rng import seed_rng
from clio.engine.save import digest
from clio.messages import LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from clio.engine.game import Game, Result
    from clio.engine.info import View
    from clio.engine.record import Options

FORMAT = 1
VOWELS = "aeiouyàâäéèêëîïôöûüœæ"  # French: "d'Ann", but "de Bob"


class Choice:
    """One legal answer to the open question."""

    __slots__ = ("_frame", "_table", "number")

    def __init__(self, table: Table, frame: Frame, number: int) -> None:
        self._table = table
        self._frame = frame
        self.number = number

    @property
    def symbol(self) -> str:
        return self._table.game.space.symbol(self.number)

    @property
    def targets(self) -> list[str]:
        return self._table.game.targets(self._table.state, self.number)

    def text(self, lang: str = "en") -> str:
        table = self._table
        return table.named(table.game.words(lang).option(table.state, self._frame, self.number), lang)

    def __repr__(self) -> str:
        return f"<{self.symbol}>"


class LogLine:
    """One event of the log: what happened, in words and in amounts."""

    __slots__ = ("_event", "_table", "decision")

    def __init__(self, table: Table, event: Event, decision: int) -> None:
        self._table = table
        self._event = event
        self.decision = decision  # after how many decisions

    @property
    def seat(self) -> int | None:
        return None if self._event.me < 0 else self._event.me

    @property
    def kind(self) -> str:
        return self._table.game.event_name(self._event)

    @property
    def audience(self) -> int:
        """The seats that may read the line: a mask as in `info`, PUBLIC for everybody."""
        return self._event.audience

    def seen_by(self, seat: int | None) -> bool:
        """May the seat (None: a spectator) read the line?"""
        return knows(self._event.audience, seat)

    @property
    def amounts(self) -> dict[str, int]:
        return self._table.game.amounts(self._event)

    def text(self, lang: str = "en") -> str:
        return self._table.game.words(lang).event(self._table.state, self._event, self._table.seat_names(lang))

    def __repr__(self) -> str:
        return f"<{self.text('en')}>"


class Table:
    """One game being played, with its past."""

    def __init__(
        self, game: Game[Any], players: int | None = None, seed: int | str | None = None,
        options: Mapping[str, Any] | None = None, names: list[str] | None = None,
    ) -> None:
        """Refuses bad options with a sentence that lists the good ones (BadOption)."""
        self.game = game
        self.players = game.record.players[0] if players is None else players
        self.options_chosen: Options = game.record.settle(self.players, options or {})
        game.check_options(self.players, self.options_chosen)
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.names = [] if names is None else self._read_names(names)
        self.actions: list[int] = []  # every decision since the start
        self.deciders: list[int] = []  # and whose it was
        self.log: list[LogLine] = []  # all of it, for the owner of the table; `log_of` is what a player may read
        self._past: list[tuple[State, int]] = []  # states one may go back to, with the length of the log then
        self._undone: list[int] = []
        self._origin: State | None = None  # where a made-up position began
        self._answers: dict[int, int] = {}  # secret simultaneous answers that wait for an earlier seat
        self.state: State = game.set_up(self.players, self.options_chosen, seed_rng(self.seed))
        self._open()

    @classmethod
    def at(cls, game: Game[Any], options: Options, state: State, players: int | None = None) -> Table:
        """A table at a made-up position (see the games' `scenario.py`). It has no record, so it cannot be saved."""
        table = cls(game, players, seed="scenario", options=options)
        table._origin = state.clone()
        table.state = state
        table._open()
        return table

    def _open(self) -> None:
        """Run to the first decision; the log begins with what happens on the way."""
        self.state.log = []
        self.state.advance()
        events, self.state.log = self.state.log, None
        self.actions, self.deciders, self._past = [], [], []
        self.log = [LogLine(self, event, 0) for event in events]

    def _read_names(self, names: object) -> list[str]:
        good = isinstance(names, list | tuple) and all(isinstance(name, str) for name in names)
        if not good or len(cast("list[str]", names)) > self.players:
            raise BadOption("bad_option_seats", option="names", players=self.players)
        return list(cast("list[str]", names))

    # ------------------------------------------------------------------ who decides what
    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        waiting = self.pending
        return waiting[0] if waiting else None

    @property
    def pending(self) -> list[int]:
        """Everybody who may answer now: several when a secret choice is made at the same time."""
        return [seat for seat in pending(self.state) if seat not in self._answers]

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
        legal = self.state.legal if frame is self.state.waiting else frame.op.options(self.state, frame)
        return [Choice(self, frame, number) for number in legal]

    def prompt(self, lang: str = "en", seat: int | None = None) -> str:
        """The open question, as its reader sees it."""
        frame = self._question(self.seat if seat is None else seat)
        return "" if frame is None else self.named(self.game.words(lang).prompt(self.state, frame), lang)

    def _question(self, seat: int | None) -> Frame | None:
        if seat is None or seat not in self.pending:
            return None
        if seat == self.state.player:
            return self.state.waiting
        return next(f for f in reversed(self.state.stack) if f.me == seat and f.op is self.state.waiting.op)

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
            waiting = ", ".join(self.seat_names("en")[p] for p in self.pending)
            raise NotYourTurn(seat=me + 1, waiting=waiting)
        if action not in [choice.number for choice in self.options_of(me)]:
            raise self._illegal(me, action)
        return me

    def _read_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            number = seat + 1 if isinstance(seat, int) else str(seat)[:80]
            raise IllegalAction("no_such_seat", seat=number, players=self.players)
        return seat

    def _illegal(self, me: int, action: int) -> IllegalAction:
        why = self.game.refusal(self.state, me, action)
        return Refused(self.game.space.symbol(action), why)

    def _answer(self, me: int, action: int) -> None:
        """Feed the engine in seat order: a secret answer of a later seat waits."""
        self._answers[me] = action
        while not self.state.over and self.state.player in self._answers:
            self._apply(self._answers.pop(self.state.player))

    def _apply(self, action: int, keep: bool = True) -> None:
        state = self.state
        before = state.clone() if keep else None
        epoch, decider = state.epoch, state.player
        state.log = []
        state.apply(action)
        events, state.log = state.log, None
        self.actions.append(action)
        self.deciders.append(decider)
        if state.epoch != epoch:
            self._past.clear()  # somebody learnt something: no way back
        elif before is not None:
            self._past.append((before, len(self.log)))
        self.log.extend(LogLine(self, event, len(self.actions)) for event in events or [])

    # ------------------------------------------------------------------ going back
    def can_undo(self, seat: int | None = None) -> bool:
        """Only a seat's own last decision, and only while nobody learnt anything from it."""
        if self._answers and (seat is None or seat in self._answers):
            return True
        return bool(self._past) and (seat is None or self._past[-1][0].player == seat)

    def undo(self, seat: int | None = None, anyway: bool = False) -> None:
        """Take back the last decision. `anyway`: even one that revealed something (everybody agreed, or alone)."""
        if self._answers and (seat is None or seat in self._answers):
            self._answers.pop(next(reversed(self._answers)) if seat is None else seat)
            return
        if not self.actions:
            raise NoUndo("nothing_to_undo")
        if not self.can_undo(seat):
            if not anyway:
                raise NoUndo()
            self._rewind(self.actions[:-1])
            return
        self._undone.append(self.actions.pop())
        self.deciders.pop()
        asked = self.state.waiting
        self.state, length = self._past.pop()
        del self.log[length:]
        if self.state.waiting.op is not asked.op or asked not in self.state.stack:
            self._answers.clear()  # they answered a question that is no longer open

    def back_to(self, decision: int) -> None:
        """Take back every decision after that many, whatever they revealed (everybody agreed, or alone)."""
        if not 0 <= decision < len(self.actions):
            raise NoUndo("nothing_to_undo")
        self._rewind(self.actions[:decision])

    @property
    def undone(self) -> int | None:
        """What `redo` would play again."""
        return self._undone[-1] if self._undone else None

    def last_text(self, lang: str) -> str | None:
        """The last decision as its option read; None once something came out of it."""
        if not self._past:
            return None
        before = self._past[-1][0]
        return self.named(self.game.words(lang).option(before, before.waiting, self.actions[-1]), lang)

    @property
    def answered(self) -> frozenset[int]:
        """Seats whose secret answer waits for an earlier seat."""
        return frozenset(self._answers)

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self._undone:
            raise NoUndo("nothing_to_redo")
        action = self._undone.pop()
        assert self.state.player >= 0
        self._answer(self.state.player, action)

    def _rewind(self, actions: list[int]) -> None:
        undone = self._undone + self.actions[len(actions):][::-1]
        self._start_again(actions)
        self._undone = undone

    def _start_again(self, actions: list[int]) -> None:
        if self._origin is None:
            self.state = self.game.set_up(self.players, self.options_chosen, seed_rng(self.seed))
        else:
            self.state = self._origin.clone()
        self._open()
        self._answers.clear()
        for action in actions:
            self._apply(action)

    # ------------------------------------------------------------------ looking
    def view(self, seat: int | None = None) -> View:
        """All that this seat may know, and nothing else; None = a spectator."""
        return self.game.view(self.state, None if seat is None else self._read_seat(seat))

    def log_of(self, seat: int | None) -> list[LogLine]:
        """The lines of the log that this seat may read, and no others; None = a spectator."""
        reader = None if seat is None else self._read_seat(seat)
        return [line for line in self.log if line.seen_by(reader)]

    def seat_names(self, lang: str) -> list[str]:
        """The players' names; where none was given, "Player 1" in the reader's language."""
        given = self.names
        return [
            given[seat] if seat < len(given) and given[seat] else say("seat.name", lang, number=seat + 1)
            for seat in range(self.players)
        ]

    def named(self, text: str, lang: str) -> str:
        """A sentence that says "Player 2", with the player's name instead."""
        for seat, name in enumerate(self.names):
            if name:
                number = say("seat.name", lang, number=seat + 1)
                if lang == "fr" and name[0].lower() in VOWELS:
                    text = re.sub(rf"\b([dD]|[qQ]u)e {number}", rf"\1'{number}", text)
                text = text.replace(number, name)
        return text

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
    def save(self) -> str:
        """The record of the game as JSON. It is for the owner of the table only: the seed and the secret answers that
        wait for others are in it."""
        if self._origin is not None:
            raise BadSave("save_scenario")
        record: dict[str, Any] = {
            "clio": FORMAT,
            "game": self.game.record.id,
            "rules": self.game.record.rules_version,
            "players": self.players,
            "options": self.options_chosen,
            "seed": self.seed,
            "names": self.names,
            "actions": [self.game.space.symbol(action) for action in self.actions],
            "digest": f"{tables(self.game, self.state)}-{self.game.digest(self.state)}",
        }
        if self._answers:
            symbols = {str(seat): self.game.space.symbol(action) for seat, action in self._answers.items()}
            record["answers"] = symbols  # in the order in which they came
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


def replay(table: Table, symbols: list[str], upto: int | None = None) -> None:
    """Play recorded symbols on a fresh table; undo is possible afterwards as if they had just been played."""
    for n, symbol in enumerate(symbols if upto is None else symbols[: max(0, upto)]):
        try:
            action = table.game.space.parse(symbol)
            if table.over or action not in table.state.legal:
                raise BadSave("save_illegal", number=n + 1, symbol=symbol)
        except BadSave:
            raise
        except ClioError as e:
            raise BadSave("save_symbol", number=n + 1, why=e) from e
        table._apply(action)


def load(text: str, find: Callable[[str], Game[Any]], upto: int | None = None) -> Table:
    """A saved game -> a table, up to a decision if asked. BadSave tells what is wrong with it."""
    record = _fields(text)
    game = find(record["game"])
    if record["rules"] != game.record.rules_version:
        raise BadSave("save_rules", saved=record["rules"], now=game.record.rules_version)
    try:
        table = Table(game, record["players"], record["seed"], record["options"], record["names"])
    except ClioError as e:
        raise BadSave("save_options", why=e) from e
    replay(table, record["actions"], upto)
    if len(table.actions) == len(record["actions"]):
        version, _, position = record["digest"].partition("-")
        if not version or not position:
            raise BadSave("save_digest")
        if version == tables(game, table.state) and position != game.digest(table.state):
            raise BadSave("save_digest")
        wait(table, record.get("answers", {}))
    return table


def wait(table: Table, answers: dict[str, str]) -> None:
    """Give back the secret answers that waited for an earlier seat when the game was saved."""
    seats = {str(seat): seat for seat in table.pending if seat != table.state.player}
    for name, symbol in answers.items():
        try:
            seat, action = seats.pop(name), table.game.space.parse(symbol)
        except (LookupError, ClioError) as e:
            raise BadSave("save_answer", seat=name[:80], symbol=symbol[:80]) from e
        if action not in [choice.number for choice in table.options_of(seat)]:
            raise BadSave("save_answer", seat=name[:80], symbol=symbol[:80])
        table._answers[seat] = action


def tables(game: Game[Any], s: State) -> str:
    """A fingerprint of what the numbers of a dump mean. A digest from before a card or an op was added says nothing
    of today's numbers; the symbols of the record still do."""
    ops = [type(op).__name__ for op in game.ops.ops]
    return digest([game.space.symbols, ops, len(game.dump_fields(s))])


SHAPE: dict[str, type] = {
    "clio": int, "game": str, "rules": int, "players": int, "options": dict, "seed": str, "names": list,
    "actions": list, "digest": str,
}


def _fields(text: str) -> dict[str, Any]:
    """The fields of a saved game, each present and of its type."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadSave("save_json") from e
    if not isinstance(record, dict) or "clio" not in record:
        raise BadSave("save_foreign")
    for name, kind in SHAPE.items():
        if not isinstance(record.get(name), kind) or isinstance(record.get(name), bool):
            raise BadSave("save_field", field=name)
    for name in ("names", "actions"):
        if not all(isinstance(word, str) for word in record[name]):
            raise BadSave("save_field", field=name)
    answers = record.get("answers", {})  # left out where none waits
    if not isinstance(answers, dict) or not all(isinstance(symbol, str) for symbol in answers.values()):
        raise BadSave("save_field", field="answers")
    if record["clio"] != FORMAT:
        raise BadSave("save_format", saved=record["clio"], now=FORMAT)
    return record

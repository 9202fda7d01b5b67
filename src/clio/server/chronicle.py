"""One table: the rows of its log, folded into what it is now.

The log is the truth and only grows. A request becomes a row in three steps: `check` refuses what is not possible,
the storage commits the row, `fold` carries it out. Folding the same rows gives the same table in every process."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import cached_property
from typing import Any, Final

from msgspec import Struct, json

from clio.engine.errors import BadSave, ClioError, GameOver, NoUndo
from clio.engine.game import Result, Score
from clio.engine.history import Table
from clio.engine.loading import wait
from clio.engine.outdated import Outdated, stopped
from clio.server import messages as m
from clio.server.catalogue import strength_of
from clio.server.errors import Late, NotNow, NotYours, SeatTaken
from clio.server.setup import Seat, Setup, bot_name
from clio.server.storage import Kind, Row

ENDED: Final[tuple[m.Status, ...]] = ("over", "abandoned", "imported")
PLAYED: Final[tuple[Kind, ...]] = ("move", "undo", "redo")
DERIVED: Final = ("status", "waiting", "result")  # found at most once after each row


class JoinBody(Struct):
    guest: str
    name: str


class ChatBody(Struct):
    name: str
    text: str


class AskBody(Struct):
    what: m.Wish
    decision: int | None = None


class Ending(Struct):
    """How a finished game of older rules had ended, where today's rules do not lead there."""

    scores: list[int]
    winners: list[int]

    @property
    def result(self) -> Result:
        scores = tuple(Score(seat, total, ()) for seat, total in enumerate(self.scores))
        others = sorted({score.total for score in scores if score.seat not in self.winners}, reverse=True)
        places = [tuple(s.seat for s in scores if s.total == total and s.seat not in self.winners) for total in others]
        return Result(scores, (tuple(self.winners), *places))


class RulesBody(Struct):
    """From here on the game is played by a newer rules version, after these decisions of those before."""

    rules: int
    symbols: list[str]
    waiting: dict[str, list[str]]
    outdated: Outdated | None
    ending: Ending | None


class Open(Struct):
    """A request that waits for everybody's consent."""

    what: m.Wish
    seat: int
    agreed: set[int]
    decision: int | None = None


class Chronicle:
    """The state of a table. Reading it is free; only `fold` changes it."""

    def __init__(self, id: str, setup: Setup, owner: str, public: bool, created: float) -> None:
        self.id = id
        self.setup = setup
        self.owner = owner
        self.public = public
        self.created = self.updated = created
        self.seats: list[Seat] = [Seat(s.guest, s.name, s.colour, s.bot, s.key) for s in setup.seats]
        self.table: Table = setup.deal()
        self.seq = 0
        self.position_seq = [0] * len(self.seats)  # for each seat, the last row that changed what it decides on
        self.asides: list[tuple[int, int]] = []  # rows of half-made secret choices, and the seats that made them
        self.settled = len(self.table.actions)  # decisions before the open secret choice; without one, all
        self.keys: dict[str, int] = {}  # what was asked under which key: asked again, it is not done again
        self.chat: list[m.ChatLine] = []
        self.log_lengths: list[int] = [len(self.table.log)]  # after each row
        self.request: Open | None = None
        self.rematch: str | None = None
        self.trouble: str | None = None
        self.rules = setup.rules  # the version under which the newest rows were written
        self.stopped = self._refused()  # they went another way than today's rules allow: no more of it is carried out
        self.ending: Ending | None = None
        self.abandoned = False
        self.losers: list[int] = []  # by resignation

    # ------------------------------------------------------------------ reading
    @cached_property
    def status(self) -> m.Status:
        if self.abandoned:
            return "abandoned"
        if self.setup.imported:
            return "imported"
        if any(seat.kind == "open" for seat in self.seats):
            return "gathering"
        return "over" if self.table.over or self.losers or self.ending is not None else "playing"

    @cached_property
    def waiting(self) -> list[int]:
        """Who must answer now."""
        return self.table.pending if self.status == "playing" else []

    @property
    def bot_due(self) -> int | None:
        """The bot that must answer now, if any."""
        return next((seat for seat in self.waiting if self.seats[seat].bot is not None), None)

    @property
    def readable(self) -> bool:
        """May everybody see everything: is the game done?"""
        return self.status in ENDED

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.guest == guest]

    @property
    def guests(self) -> list[str]:
        """The people who play, each once: also those for whom a bot plays awhile."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None and not seat.resigned))

    @cached_property
    def result(self) -> Result:
        """By the rules, those of the day it ended; whoever resigned comes last."""
        result = self._by_the_rules()
        told = Ending([score.total for score in result.scores], list(result.winners))
        return result if self.ending is None or self.ending == told else self.ending.result

    @property
    def scores(self) -> list[int]:
        return [score.total for score in self.result.scores]

    def _by_the_rules(self) -> Result:
        result = self.table.result
        if not self.losers:
            return result
        ranking = [tuple(seat for seat in place if seat not in self.losers) for place in result.ranking]
        ranking = [place for place in ranking if place] + [tuple(self.losers)]
        return Result(result.scores, tuple(ranking), None)

    @property
    def undo_open(self) -> bool:
        """After the end everybody may see everything, so only somebody alone goes back from there."""
        if self.status == "playing":
            return True
        return self.status == "over" and not self.losers and self.ending is None and len(self.guests) == 1

    @property
    def undone(self) -> int | None:
        """What could be played again. Nothing in a secret choice: what is left to play again would tell of others."""
        return None if self.table.secret else self.table.undone

    def undo_target(self, seat: int) -> int | None:
        """How many decisions would be left if the seat's last one were taken back."""
        deciders = self.table.deciders
        return next((n for n in range(len(deciders) - 1, -1, -1) if deciders[n] == seat), None)

    def undo_is_free(self, seat: int) -> bool:
        """Nobody learnt anything, or there is nobody else to ask: one person, and at one screen nobody whose decision
        since then would be lost."""
        if self.table.can_undo(seat):
            return True
        target = self.undo_target(seat)
        if target is None or len(self.guests) != 1:
            return False
        return all(who == seat or self.seats[who].bot is not None for who in self.table.deciders[target:])

    # ------------------------------------------------------------------ secret choices
    @property
    def decisions(self) -> int:
        """How many decisions everybody knows of: none of a secret choice that is still open."""
        return len(self.table.actions) if self.readable else self.settled

    def decisions_of(self, seat: int | None) -> int:
        """As many as the seat knows of: its own answers to the open secret choice too."""
        return len(self.table.actions) if self.readable else self.settled + len(self.answers(seat))

    def answers(self, seat: int | None) -> list[int]:
        """What the seat has answered to the open secret choice."""
        made = zip(self.table.deciders[self.settled:], self.table.actions[self.settled:], strict=True)
        found = [action for who, action in made if who == seat]
        return found if seat is None else [*found, *self.table.waiting_answers(seat)]

    # ------------------------------------------------------------------ older rules
    @property
    def behind(self) -> bool:
        """Was the table last played by older rules? The next row must then be `under_new_rules`."""
        return self.rules < self.table.game.record.rules_version

    def _refused(self) -> bool:
        """Did the record stop where today's rules refuse what was played?"""
        outdated = self.table.outdated
        return self.behind and outdated is not None and outdated.rules == self.rules and outdated.decision is not None

    def under_new_rules(self, at: float) -> Row:
        """The row that lets the game go on from here under today's rules."""
        table = self.table
        body = RulesBody(
            table.game.record.rules_version, table.symbols, table.symbols_waiting, table.outdated, self.ending)
        return Row(self.seq + 1, "rules", None, json.encode(body).decode(), None, at)

    def _void(self, row: Row) -> bool:
        """Is the row part of a game that has stopped at an earlier one? People and talk go on."""
        if not self.stopped or row.kind == "rules":
            return False
        if row.kind == "ask":
            return json.decode(row.body, type=AskBody).what == "undo"
        return row.kind in PLAYED or (row.kind == "answer" and self.request is None)

    def _stop(self, row: Row) -> None:
        """Today's rules do not allow what was done under older ones: the game stands before it."""
        self.stopped = True
        self.table.outdated = stopped(self.table, self.rules, [row.body or row.kind], row.seat)
        if self.request is not None and self.request.what == "undo":
            self.request = None

    def _pass_over(self, row: Row) -> None:
        """Keep what was played, to be read."""
        outdated = self.table.outdated
        if row.kind == "move" and outdated is not None:
            self.table.outdated = replace(outdated, rest=(*outdated.rest, row.body))

    def _carry_out(self, row: Row) -> None:
        if self._void(row):
            self._pass_over(row)
        elif not self.behind or row.kind not in PLAYED:
            FOLDS[row.kind](self, row)
        else:
            try:
                FOLDS[row.kind](self, row)
            except (ClioError, AssertionError):
                self._stop(row)

    def _fold_rules(self, row: Row) -> None:
        body = json.decode(row.body, type=RulesBody)
        if body.rules > self.table.game.record.rules_version:
            raise BadSave("save_newer", saved=body.rules, now=self.table.game.record.rules_version)
        self.table = self.setup.after(body.symbols, body.rules, body.outdated)
        self.rules, self.ending = body.rules, body.ending
        self.stopped = self._refused()
        with suppress(BadSave) if self.behind else nullcontext():
            wait(self.table, body.waiting)
        self._rename()

    # ------------------------------------------------------------------ counting rows
    def told(self, guest: str | None, seq: int | None = None) -> int:
        """A row's number (the last one's) as a person counts: without the asides of others, whose number would tell how
        many answers they have given. None: who counts is a bot."""
        last = self.seq if seq is None else seq
        return last - len([n for n, seat in self.asides if n <= last and self.seats[seat].guest != guest])

    def row_told(self, guest: str, told: int) -> int:
        """The row that a person knows under that number."""
        seq = told
        for n, seat in self.asides:
            if n <= seq and self.seats[seat].guest != guest:
                seq += 1
        return seq

    # ------------------------------------------------------------------ checking
    def check(self, row: Row) -> None:
        """Refuses what cannot be done now; the table is untouched."""
        CHECKS[row.kind](self, row)

    def _playing(self) -> None:
        if self.status == "gathering":
            raise NotNow("not_all_seated")
        if self.status != "playing":
            raise GameOver()

    def _check_join(self, row: Row) -> None:
        assert row.seat is not None
        if self.seats[row.seat].kind != "open":
            raise SeatTaken()

    def _check_move(self, row: Row) -> None:
        self._playing()
        self.table.check(row.body, row.seat)

    def check_fresh(self, seen: int, seat: int) -> None:
        """Was the position that the mover had before their eyes still this one? `seen`: as the mover counts rows."""
        if seen < self.told(self.seats[seat].guest, self.position_seq[seat]):
            raise Late()

    def _secrets(self) -> list[tuple[int, ...] | None]:
        """What each seat has answered to the secret choice that it is making, if any."""
        if not self.table.secret:
            return [None] * len(self.seats)
        return [self.table.secret_answers(seat) for seat in range(len(self.seats))]

    def _check_undo(self, row: Row) -> None:
        if not self.undo_open:
            raise NotNow("no_undo_now")
        assert row.seat is not None
        if not self.undo_is_free(row.seat):
            raise NoUndo()

    def _check_redo(self, row: Row) -> None:
        self._playing()
        if self.undone is None or self.table.state.player != row.seat:
            raise NoUndo("nothing_to_redo")

    def _check_ask(self, row: Row) -> None:
        body = json.decode(row.body, type=AskBody)
        if body.what != "abandon" or self.status != "gathering":
            self._playing()
        if self.request is not None:
            raise NotNow("request_open")
        if body.what == "undo" and body.decision is None:
            raise NoUndo("nothing_to_undo")

    def _check_answer(self, row: Row) -> None:
        if self.request is None:
            raise NotNow("no_request")

    def _check_resign(self, row: Row) -> None:
        self._playing()

    def _check_hand(self, row: Row) -> None:
        assert row.seat is not None
        if self.status in ENDED:
            raise GameOver()
        if self.seats[row.seat].resigned and not row.body:
            raise NotYours()

    def _check_rematch(self, row: Row) -> None:
        if self.rematch is not None:
            raise NotNow("rematch_made")

    def _check_nothing(self, row: Row) -> None:
        """Always possible."""

    # ------------------------------------------------------------------ folding
    def fold(self, row: Row) -> None:
        """Carry out a committed row; of older rules, as far as today's allow."""
        played = row.kind in PLAYED and not self._void(row)
        before, secrets, request = len(self.table.actions), self._secrets(), self.request
        state = self.table.state.clone() if self.table.secret else None
        waiting = self.waiting
        self._forget()
        self._carry_out(row)
        self._forget()
        self.seq = row.seq
        if row.key is not None:
            self.keys[row.key] = row.seq
        same = state is not None and self.table.same_choice(state)
        if len(self.table.actions) != before or played:
            for seat, (was, now) in enumerate(zip(secrets, self._secrets(), strict=True)):
                if not same or now is None or now != was:
                    self.position_seq[seat] = row.seq
        self.settled = min(self.settled, len(self.table.actions)) if same else len(self.table.actions)
        if same and played and self.waiting == waiting:
            assert row.seat is not None
            self.asides.append((row.seq, row.seat))
            self.request = request
        else:
            self.updated = row.at
            self.trouble = None if row.kind in ("move", "hand") else self.trouble
        self.log_lengths.append(len(self.table.log))

    def _forget(self) -> None:
        """What was derived of the table as it was: derived again when somebody asks."""
        for name in DERIVED:
            self.__dict__.pop(name, None)

    def end(self, ending: Ending | None) -> None:
        """How the game is known to have ended."""
        self.ending = ending
        self._forget()

    def _fold_join(self, row: Row) -> None:
        body = json.decode(row.body, type=JoinBody)
        assert row.seat is not None
        seat = self.seats[row.seat]
        seat.guest, seat.name, seat.key = body.guest, body.name or seat.name, None
        self._rename()

    def _rename(self) -> None:
        self.table.names = [seat.name for seat in self.seats]

    def _fold_move(self, row: Row) -> None:
        self.table.play(row.body, row.seat)
        by_bot = row.seat is not None and self.seats[row.seat].bot is not None
        if self.request is not None and self.request.what == "undo" and not by_bot:
            self.request = None  # people play on; what bots did meanwhile is taken back with the rest

    def _fold_undo(self, row: Row) -> None:
        assert row.seat is not None
        self._take_back(row.seat)

    def _take_back(self, seat: int) -> None:
        if self.table.can_undo(seat):
            self.table.undo(seat)
        else:
            target = self.undo_target(seat)
            assert target is not None
            self.table.back_to(target)
        self.request = None

    def _fold_redo(self, row: Row) -> None:
        self.table.redo()

    def _fold_ask(self, row: Row) -> None:
        body = json.decode(row.body, type=AskBody)
        assert row.seat is not None
        guest = self.seats[row.seat].guest
        agreed = {n for n, seat in enumerate(self.seats) if seat.guest in (None, guest) or seat.resigned}
        self.request = Open(body.what, row.seat, agreed, body.decision)
        self._grant()

    def _fold_answer(self, row: Row) -> None:
        assert self.request is not None
        assert row.seat is not None
        if row.body != "yes":
            self.request = None
            return
        self.request.agreed.update(self.seats_of(self.seats[row.seat].guest or ""))
        self._grant()

    def _grant(self) -> None:
        """Do what was asked once everybody has agreed."""
        asked = self.request
        if asked is None or len(asked.agreed) < len(self.seats):
            return
        self.request = None
        if asked.what == "abandon":
            self.abandoned = True
        elif asked.decision is not None and asked.decision < len(self.table.actions):
            self.table.back_to(asked.decision)

    def _fold_resign(self, row: Row) -> None:
        assert row.seat is not None
        seat = self.seats[row.seat]
        seat.resigned = True
        if len(self.seats) == 2:
            self.losers = [row.seat]
        else:
            seat.bot = strength_of(self.setup.game, None)
        self.request = None

    def _fold_hand(self, row: Row) -> None:
        assert row.seat is not None
        bot: Any = row.body or None
        seat = self.seats[row.seat]
        if seat.kind == "open":
            seat.name, seat.key = seat.name or bot_name(row.seat), None
            self._rename()
        seat.bot = bot

    def _fold_chat(self, row: Row) -> None:
        body = json.decode(row.body, type=ChatBody)
        self.chat.append(m.ChatLine(row.seat, body.name, body.text, row.at))

    def _fold_rematch(self, row: Row) -> None:
        self.rematch = row.body

    def _fold_trouble(self, row: Row) -> None:
        self.trouble = row.body


Part = Callable[[Chronicle, Row], None]
CHECKS: dict[Kind, Part] = {
    "join": Chronicle._check_join, "move": Chronicle._check_move, "undo": Chronicle._check_undo,
    "redo": Chronicle._check_redo, "ask": Chronicle._check_ask, "answer": Chronicle._check_answer,
    "resign": Chronicle._check_resign, "hand": Chronicle._check_hand, "rematch": Chronicle._check_rematch,
    "chat": Chronicle._check_nothing, "trouble": Chronicle._check_nothing, "rules": Chronicle._check_nothing,
}
FOLDS: dict[Kind, Part] = {
    "join": Chronicle._fold_join, "move": Chronicle._fold_move, "undo": Chronicle._fold_undo,
    "redo": Chronicle._fold_redo, "ask": Chronicle._fold_ask, "answer": Chronicle._fold_answer,
    "resign": Chronicle._fold_resign, "hand": Chronicle._fold_hand, "rematch": Chronicle._fold_rematch,
    "chat": Chronicle._fold_chat, "trouble": Chronicle._fold_trouble, "rules": Chronicle._fold_rules,
}

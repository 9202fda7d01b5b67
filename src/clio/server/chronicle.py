"""One table: the rows of its log, folded into what it is now.

The log is the truth and only grows. A request becomes a row in three steps: `check` refuses what is not possible,
the storage commits the row, `fold` carries it out. Folding the same rows gives the same table in every process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext, suppress
from copy import copy, deepcopy
from dataclasses import replace
from functools import cached_property
from typing import Any, Final, TypeVar

from msgspec import json, structs

from clio.engine.errors import BadSave, ClioError
from clio.engine.game import Result
from clio.engine.history import Table
from clio.engine.kernel import State
from clio.engine.lessons import Lesson
from clio.engine.loading import wait
from clio.engine.outdated import felt, stopped
from clio.engine.puzzles import Attempt
from clio.engine.record import RulesChange
from clio.games import play_of
from clio.messages import LANGUAGES
from clio.server import consent, notices
from clio.server import messages as m
from clio.server.catalogue import strength_of
from clio.server.checking import CHECKS, COUNTED, check_number, check_puzzle
from clio.server.clocks import Clocks
from clio.server.consent import AskBody
from clio.server.errors import Late
from clio.server.notices import Notice
from clio.server.older import Ending, RulesBody
from clio.server.seating import FreeBody, JoinBody, forgotten
from clio.server.setup import Seat, Setup, bot_name
from clio.server.storage import Kind, Row
from clio.server.talk import Talk

T = TypeVar("T")
ENDED: Final[tuple[m.Status, ...]] = ("over", "abandoned", "imported")
PLAYED: Final[tuple[Kind, ...]] = ("move", "undo", "redo")
DERIVED: Final = ("status", "waiting", "result")  # found at most once after each row


def apart(thing: T) -> T:
    """A copy with lists, sets and dictionaries of its own."""
    other = copy(thing)
    for name, value in vars(thing).items():
        if isinstance(value, list | set | dict):
            setattr(other, name, copy(value))
    return other


class Chronicle:
    """The state of a table. Reading it is free; only `fold` changes it."""

    def __init__(self, id: str, setup: Setup, owner: str, public: bool, created: float, source: str = "") -> None:
        self.id = id
        self.setup = setup
        self.owner = owner
        self.source = source  # where it was made from: what its bots may use is shared there
        self.public = public
        self.created = self.updated = created
        self.seats: list[Seat] = [Seat(s.guest, s.name, s.colour, s.bot, s.key) for s in setup.seats]
        self.table: Table = setup.deal()
        self.clocks = None if setup.clock is None else Clocks(setup.clock, len(self.seats))
        self.undoer: int | None = None  # who took back by the newest row
        self.seq = 0
        self.position_seq = [0] * len(self.seats)  # for each seat, the last row that changed what it decides on
        self.asides: list[tuple[int, int]] = []  # rows of half-made secret choices, and the seats that made them
        self.settled = len(self.table.actions)  # decisions before the open secret choice; without one, all
        self.keys: dict[str, int] = {}  # what was asked under which key: asked again, it is not done again
        self.talk = Talk(setup.watch_key)
        self.log_lengths: list[int] = [len(self.table.log)]  # after each row
        self.request: consent.Open | None = None
        self.notices: list[Notice] = []  # the newest
        self.taken_back = 0  # how often
        self.stood_in: set[int] = set()  # decisions that a bot made in place of whoever holds the seat
        self.counted: Counter[tuple[Kind, int | None]] = Counter()  # how often what could be done for ever
        self._notice: Notice | None = None  # of the row that is being folded
        self.sent_away: dict[str, int] = {}  # guests whose seat was given free by another, by which row
        self.rematch: str | None = None
        self.trouble: str | None = None
        self.rules = setup.rules  # the version under which the newest rows were written
        self.stopped = self._refused()  # they went another way than today's rules allow: no more of it is carried out
        self.ending: Ending | None = None
        self.abandoned = False
        self.losers: list[int] = []  # by resignation
        self.lesson = setup.lesson  # what is taught here
        self.step = 0  # and how far it has come
        self.puzzle = setup.puzzle  # what is to be solved here
        self.attempt = None if self.puzzle is None else Attempt(
            self.puzzle, self.table.game, play_of(setup.game), self.table.state.clone())
        self.helped = False  # was something shown of what stands?
        self.erasures = 0  # how often the log was rewritten to forget somebody
        if self.clocks is not None:
            self.clocks.pass_to(created)
            self.clocks.after(self)

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

    @property
    def begun(self) -> bool:
        """Are all seated? Who may still change seats, or invite to another table, is told nothing of the game."""
        return self.status != "gathering"

    @cached_property
    def waiting(self) -> list[int]:
        """Who must answer now; nobody once the turn of a puzzle is over."""
        return self.table.pending if self.status == "playing" and not self.tried else []

    @property
    def awaited(self) -> set[str]:
        """The people who must answer now, each for a seat that they play themselves."""
        seats = [self.seats[n] for n in self.waiting]
        return {seat.guest for seat in seats if seat.bot is None and seat.guest is not None}

    @property
    def bot_due(self) -> int | None:
        """The bot that must answer now, if any. In a lesson it waits until its answer is due, in a puzzle for ever."""
        if self.puzzle is not None or (self.taught is not None and self.scripted is None):
            return None
        return next((seat for seat in self.waiting if self.seats[seat].bot is not None), None)

    @property
    def taught(self) -> Lesson | None:
        """The lesson, while it lasts."""
        return self.lesson if self.lesson is not None and self.step < len(self.lesson.steps) else None

    @property
    def tried(self) -> bool:
        """Is the turn of a puzzle over?"""
        return self.attempt is not None and self.attempt.over(self.table.state)

    @property
    def prepared(self) -> int:
        """How many decisions were made before a lesson or puzzle began: they stay."""
        return len(self.puzzle.before) if self.puzzle is not None else self.lesson.begins[0] if self.lesson else 0

    @property
    def scripted(self) -> str | None:
        """What a bot answers because the lesson says so."""
        return None if self.taught is None else self.taught.reply(self.step, len(self.table.actions))

    @property
    def bots_alone(self) -> bool:
        """Does a bot play for everybody?"""
        return all(seat.bot is not None for seat in self.seats)

    @property
    def left_to_bots(self) -> bool:
        """Has everybody who was to play resigned or handed over? Such a game goes on only while somebody looks on; one
        that was made for bots does so by itself."""
        return self.bots_alone and any(seat.bot is None for seat in self.setup.seats)

    @property
    def readable(self) -> bool:
        """May everybody see everything: is the game done?"""
        return self.status in ENDED

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.guest == guest]

    def at_home(self, guest: str) -> bool:
        """Has this person a seat, or made the table?"""
        return guest == self.owner or bool(self.seats_of(guest))

    @property
    def names(self) -> list[tuple[int, str]]:
        """What the seats are called, for whoever looks for a name that is free."""
        return [(n, seat.name) for n, seat in enumerate(self.seats)]

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
        return [] if not self.begun else [score.total for score in self.result.scores]

    def _by_the_rules(self) -> Result:
        result = self.table.result
        if not self.losers:
            return result
        ranking = [tuple(seat for seat in place if seat not in self.losers) for place in result.ranking]
        ranking = [place for place in ranking if place] + [tuple(self.losers)]
        return Result(result.scores, tuple(ranking), None)

    @property
    def undo_open(self) -> bool:
        """After the end everybody may see everything, so only somebody alone goes back from there: the result is also
        that of who resigned."""
        if self.status == "playing":
            return True
        people = {seat.guest for seat in self.seats} - {None}
        return self.status == "over" and not self.losers and self.ending is None and len(people) == 1

    @property
    def undone(self) -> int | None:
        """What could be played again. Nothing in a secret choice: what is left to play again would tell of others."""
        return None if self.table.secret else self.table.undone

    @property
    def asked(self) -> consent.Open | None:
        """The request that may still be answered: after the end there is nothing to agree to."""
        return None if self.status in ENDED else self.request

    def undo_target(self, seat: int) -> int | None:
        """How many decisions would be left if the seat's last one were taken back."""
        deciders, first = self.table.deciders, self.prepared
        return next((n for n in range(len(deciders) - 1, first - 1, -1) if deciders[n] == seat), None)

    def undo_is_free(self, seat: int) -> bool:
        """Nobody learnt anything, or there is nobody else to ask: one person, and at one screen nobody whose decision
        since then would be lost."""
        target = self.undo_target(seat)
        if self.table.can_undo(seat):
            return target is not None or not self.prepared
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

    def still(self) -> Chronicle:
        """The table as it is now, to be looked at while it goes on: nothing of it changes."""
        other = apart(self)
        other.table, other.talk = self.table.still(), apart(self.talk)
        other.seats, other.request = [copy(seat) for seat in self.seats], deepcopy(self.request)
        other.clocks = None if self.clocks is None else self.clocks.still()
        return other

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

    def _stop(self, row: Row, change: RulesChange | None = None) -> None:
        """Today's rules do not allow what was done under older ones, or do otherwise: the game stands before it."""
        self.stopped = True
        self.table.outdated = stopped(self.table, self.rules, [row.body or row.kind], row.seat, change)
        self._notice = None
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
            before, told = self.table.state.clone(), len(self.table.log)
            try:
                FOLDS[row.kind](self, row)
            except (ClioError, AssertionError):
                self._stop(row)
            else:
                self._feel(row, before, told)

    def _feel(self, row: Row, before: State, told: int) -> None:
        """A move that is allowed may go otherwise than it had: then the game stands before it."""
        change = felt(self.table, self.rules, before, told) if row.kind == "move" else None
        if change is not None:
            self.table.back_to(len(self.table.actions) - 1)
            self._stop(row, change)

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
        check_number(self, row)
        check_puzzle(self, row)
        CHECKS[row.kind](self, row)

    def check_fresh(self, seen: int, seat: int) -> None:
        """Was the position that the mover had before their eyes still this one? `seen`: as the mover counts rows."""
        if seen < self.told(self.seats[seat].guest, self.position_seq[seat]):
            raise Late()

    def _secrets(self) -> list[tuple[int, ...] | None]:
        """What each seat has answered to the secret choice that it is making, if any."""
        if not self.table.secret:
            return [None] * len(self.seats)
        return [self.table.secret_answers(seat) for seat in range(len(self.seats))]

    # ------------------------------------------------------------------ folding
    def fold(self, row: Row) -> None:
        """Carry out a committed row; of older rules, as far as today's allow."""
        played = row.kind in PLAYED and not self._void(row)
        before, secrets, request = len(self.table.actions), self._secrets(), self.request
        state = self.table.state.clone() if self.table.secret else None
        waiting, known = self.waiting, self.settled
        self._forget()
        self.undoer = None
        if self.clocks is not None:
            self.clocks.before(row)
        self._carry_out(row)
        self._forget()
        if self.clocks is not None:
            self.clocks.after(self, row)
        self.seq = row.seq
        if row.kind in COUNTED:
            self.counted[row.kind, row.seat] += 1
        if row.key is not None:
            self.keys[row.key] = row.seq
        same = state is not None and self.table.same_choice(state)
        if len(self.table.actions) != before or played:
            for seat, (was, now) in enumerate(zip(secrets, self._secrets(), strict=True)):
                if not same or now is None or now != was:
                    self.position_seq[seat] = row.seq
        self.settled = min(self.settled, len(self.table.actions)) if same else len(self.table.actions)
        if self.taught is not None:
            self.step = self.taught.reached(self.step, len(self.table.actions))
        elif self.puzzle is not None and played:
            self.step = 0
        if same and played and self.waiting == waiting:
            assert row.seat is not None
            self.asides.append((row.seq, row.seat))
            self.request = request
        elif row.kind != "rest":
            self.updated = row.at
            self.trouble = None if row.kind in ("move", "hand") else self.trouble
            self._tell(known, same)
        self._notice = None
        self.log_lengths.append(self.log_lengths[0] if self._begun_again(row) else len(self.table.log))

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
        self.sent_away.pop(body.guest, None)
        self._rename()

    def _fold_free(self, row: Row) -> None:
        body = json.decode(row.body, type=FreeBody)
        assert row.seat is not None
        seat, made = self.seats[row.seat], self.setup.seats[row.seat]
        if seat.guest not in (None, body.by):
            self.sent_away[seat.guest] = row.seq
            self.talk.watch_key = body.watch_key or self.talk.watch_key
        if self.request is not None and self.request.seat == row.seat:
            self.request = None
        seat.guest, seat.bot, seat.key, seat.resigned = None, None, body.key, False
        seat.name = made.name if made.kind == "open" else ""
        self._rename()
        self._grant()

    def _rename(self) -> None:
        self.table.names = [seat.name for seat in self.seats]

    def _fold_move(self, row: Row) -> None:
        known = len(self.table.actions)
        self.table.play(row.body, row.seat)
        self._note_who(known)
        by_bot = row.seat is not None and self.seats[row.seat].bot is not None
        if self.request is not None and self.request.what == "undo" and not by_bot:
            self.request = None  # people play on; what bots did meanwhile is taken back with the rest

    def _fold_undo(self, row: Row) -> None:
        assert row.seat is not None
        self._take_back(row.seat)

    def _take_back(self, seat: int) -> None:
        self.taken_back += 1
        self.undoer = seat
        self._note(seat, None if self.table.waiting_answers(seat) else self.undo_target(seat))
        if self.table.can_undo(seat):
            self.table.undo(seat)
        else:
            target = self.undo_target(seat)
            assert target is not None
            self.table.back_to(target)
        self.request = None

    def _note(self, seat: int, decision: int | None) -> None:
        """Where more than one person plays, the others hear of what is taken back."""
        if len([each for each in self.seats if each.guest is not None and not each.resigned]) > 1:
            self._notice = notices.taken_back(self._next_notice, self.table, seat, decision)

    @property
    def _next_notice(self) -> int:
        return self.notices[-1].id + 1 if self.notices else 1

    def _tell(self, known: int, same: bool) -> None:
        """Publish the notice of the row: so many decisions were known to everybody before it."""
        if self._notice is not None:
            told = structs.replace(
                self._notice, decision=self.settled, more=0 if same else known - self.settled - 1, secret=same)
            self.notices = [*self.notices, told][-notices.MOST:]

    def _note_who(self, known: int) -> None:
        """Of the decisions after so many: whose were they really?"""
        for n in range(known, len(self.table.actions)):
            seat = self.seats[self.table.deciders[n]]
            if seat.guest is not None and seat.bot is not None:
                self.stood_in.add(n)
            else:
                self.stood_in.discard(n)

    def _fold_redo(self, row: Row) -> None:
        known = len(self.table.actions)
        self.table.redo()
        self._note_who(known)

    def _fold_ask(self, row: Row) -> None:
        body = json.decode(row.body, type=AskBody)
        assert row.seat is not None
        self.request = consent.ask(body, row.seat, self.seats)
        self._grant()

    def _fold_answer(self, row: Row) -> None:
        assert self.request is not None
        assert row.seat is not None
        body = consent.read_answer(row.body)
        if not body.yes:
            self.request = None
            return
        self.request.agreed.add(body.by or self.seats[row.seat].guest or "")
        self._grant(body)

    def _grant(self, by: consent.AnswerBody | None = None) -> None:
        """Do what was asked once everybody has agreed."""
        asked = self.request
        if asked is None or not asked.settled(self.seats, by):
            return
        self.request = None
        if asked.what == "abandon":
            self.abandoned = True
        elif asked.decision is not None and asked.decision < len(self.table.actions):
            self.taken_back += 1
            self.undoer = asked.seat
            self._note(asked.seat, asked.decision)
            self.table.back_to(asked.decision)

    def _fold_resign(self, row: Row) -> None:
        assert row.seat is not None
        seat = self.seats[row.seat]
        seat.resigned = True
        if self.decided_by_one:
            self.losers = [row.seat]
        else:
            seat.bot = strength_of(self.setup.game, None)
        self.request = None

    def _fold_time(self, row: Row) -> None:
        """The time of a seat is over. Where it is that of the whole game, the bot that plays on does so for good."""
        assert row.seat is not None
        assert self.setup.clock is not None
        seat, then = self.seats[row.seat], self.setup.clock.then
        seat.late = True
        if then == "resign":
            self._fold_resign(row)
        else:
            seat.bot, seat.resigned = strength_of(self.setup.game, None), self.setup.clock.per == "game"
        self._notice = Notice(self._next_notice, row.seat, {}, late=then)

    def _fold_rest(self, row: Row) -> None:
        """Only the clocks heed it."""

    @property
    def decided_by_one(self) -> bool:
        """Does a player who gives up end the game? Not where several others go on."""
        others = len(self.seats) - 1
        return others == 0 or others + len(self.table.automas(LANGUAGES[0])) == 1

    def _fold_hand(self, row: Row) -> None:
        assert row.seat is not None
        bot: Any = row.body or None
        seat = self.seats[row.seat]
        if seat.kind == "open":
            seat.name, seat.key = seat.name or bot_name(row.seat, self.names), None
            self._rename()
        seat.bot, seat.late = bot, seat.late and bot is not None

    def _fold_chat(self, row: Row) -> None:
        self.talk.fold_chat(row)

    def _fold_mute(self, row: Row) -> None:
        self.talk.fold_mute(row)

    def _fold_remove(self, row: Row) -> None:
        self.talk.fold_remove(row)

    def _fold_erase(self, row: Row) -> None:
        """Somebody was forgotten: a bot plays on in their seats."""
        self.erasures += 1
        for seat in self.seats if self.status not in ENDED else []:
            if forgotten(seat.guest) and not seat.resigned:
                seat.bot, seat.resigned = strength_of(self.setup.game, None), True
                self.request = None

    def _fold_rematch(self, row: Row) -> None:
        self.rematch = row.body

    def _fold_step(self, row: Row) -> None:
        self.step = int(row.body)
        if self.puzzle is not None:
            self._show(self.step)

    def _begun_again(self, row: Row) -> bool:
        """Has the row taken a puzzle to its beginning, and perhaps on from there? All its lines are told anew."""
        return self.puzzle is not None and row.kind == "step"

    def _show(self, moves: int) -> None:
        """The puzzle from its beginning, and so many moves of its solution."""
        assert self.puzzle is not None
        self.taken_back += 1
        self.helped = moves > 0
        if len(self.table.actions) > self.prepared:
            self.table.back_to(self.prepared)
        for symbol in self.puzzle.solution[:moves]:
            self.table.play(symbol, self.puzzle.seat)

    def _fold_trouble(self, row: Row) -> None:
        self.trouble = row.body


Part = Callable[[Chronicle, Row], None]
FOLDS: dict[Kind, Part] = {
    "join": Chronicle._fold_join, "move": Chronicle._fold_move, "undo": Chronicle._fold_undo,
    "redo": Chronicle._fold_redo, "ask": Chronicle._fold_ask, "answer": Chronicle._fold_answer,
    "resign": Chronicle._fold_resign, "hand": Chronicle._fold_hand, "rematch": Chronicle._fold_rematch,
    "free": Chronicle._fold_free,
    "chat": Chronicle._fold_chat, "mute": Chronicle._fold_mute, "remove": Chronicle._fold_remove,
    "erase": Chronicle._fold_erase, "trouble": Chronicle._fold_trouble, "rules": Chronicle._fold_rules,
    "step": Chronicle._fold_step,
    "time": Chronicle._fold_time, "rest": Chronicle._fold_rest,
}

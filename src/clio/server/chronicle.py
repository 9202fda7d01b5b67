"""One table: the rows of its log, folded into what it is now.

The log is the truth and only grows. A request becomes a row in three steps: `check` refuses what is not possible,
the storage commits the row, `fold` carries it out. Folding the same rows gives the same table in every process."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Any, Final

from msgspec import json, structs

from clio.engine.errors import BadSave, ClioError
from clio.engine.kernel import State
from clio.engine.loading import wait
from clio.engine.outdated import felt, stopped
from clio.engine.record import RulesChange
from clio.server import consent, notices
from clio.server.catalogue import strength_of
from clio.server.checking import CHECKS, COUNTED, check_number, check_puzzle
from clio.server.consent import AskBody
from clio.server.notices import Notice
from clio.server.older import Ending, RulesBody
from clio.server.seating import EraseBody, FreeBody, JoinBody, forgotten
from clio.server.setup import bot_name
from clio.server.standing import ENDED, Standing
from clio.server.storage import Kind, Row

PLAYED: Final[tuple[Kind, ...]] = ("move", "undo", "redo")
DERIVED: Final = ("status", "waiting", "result")  # found at most once after each row


class Chronicle(Standing):
    """A table that rows change: only `fold` does."""

    # ------------------------------------------------------------------ older rules
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
        self.table.outdated = stopped(
            self.table, self.rules, [row.body or row.kind], row.seat, change,
            self.settled if self.table.secret else None)
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

    # ------------------------------------------------------------------ checking
    def check(self, row: Row) -> None:
        """Refuses what cannot be done now; the table is untouched."""
        check_number(self, row)
        check_puzzle(self, row)
        CHECKS[row.kind](self, row)

    # ------------------------------------------------------------------ folding
    def fold(self, row: Row) -> None:
        """Carry out a committed row; of older rules, as far as today's allow."""
        played = row.kind in PLAYED and not self._void(row)
        before, secrets, request = len(self.table.actions), self._secrets(), self.request
        state = self.table.state.clone() if self.table.secret else None
        waiting, known, begun = self.waiting, self.settled, self.begun
        self._forget()
        self.undoer = None
        if self.clocks is not None:
            self.clocks.before(row)
        self._carry_out(row)
        self._forget()
        if self.clocks is not None:
            self.clocks.after(self, row)
        self.seq = row.seq
        if self.begun and not begun:
            self.counted.clear()  # nobody uses up what those may do who play in the end
        if row.kind in COUNTED:
            self.counted[row.kind, row.seat] += 1
        if row.key is not None:
            self.keys[row.key] = row.seq
        same = state is not None and (self.table.same_choice(state) or (row.kind == "rules" and self.table.secret))
        if len(self.table.actions) != before or played:
            for seat, (was, now) in enumerate(zip(secrets, self._secrets(), strict=True)):
                if not same or now != was:
                    self.position_seq[seat] = row.seq
        self.settled = min(self.settled, len(self.table.actions)) if same else self.table.opened
        if not same:
            self.chosen_for.clear()
        if self.taught is not None:
            self.step = self.taught.reached(self.step, len(self.table.actions))
        elif self.puzzle is not None and played:
            self.step = 0
        if same and played and self.waiting == waiting:
            assert row.seat is not None
            self.asides[row.seat].append(row.seq)
            self.request = request
        elif row.kind != "rest":
            self.updated = row.at
            self.trouble = None if row.kind in ("move", "hand") else self.trouble
            self._tell(known, same)
        self._notice = None
        self.log_lengths.append(self.log_lengths[0] if self._begun_again(row) else self.lasting)

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
        if self.request is not None and (self.request.seat == row.seat or body.keeps):
            self.request = None
        seat.guest, seat.bot, seat.key, seat.resigned = None, None, body.key, False
        seat.name = made.name if made.kind == "open" else ""
        self._rename()
        self._grant()

    def _rename(self) -> None:
        self.table.names = [seat.name for seat in self.seats]

    def _fold_move(self, row: Row) -> None:
        known = len(self.table.actions)
        by_bot = row.seat is not None and self.seats[row.seat].bot is not None
        if row.seat is not None and by_bot and self.table.secret:
            self.chosen_for.add(row.seat)
        self.table.play(row.body, row.seat)
        self._note_who(known)
        if self.request is not None and self.request.what == "undo" and not by_bot:
            self.request = None  # people play on; what bots did meanwhile is taken back with the rest

    def _fold_undo(self, row: Row) -> None:
        assert row.seat is not None
        self._take_back(row.seat)

    def _take_back(self, seat: int) -> None:
        self.taken_back[seat] += 1
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
            if seat.guest is not None and (seat.bot is not None or self.table.deciders[n] in self.chosen_for):
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
            self.taken_back[asked.seat] += 1
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
        """Somebody was forgotten: a bot plays on in their seats. Who is forgotten later still sits there then."""
        self.erasures += 1
        gone = json.decode(row.body, type=EraseBody).guests if row.body else None
        for seat in self.seats if self.status not in ENDED else []:
            if forgotten(seat.guest) and (gone is None or seat.guest in gone) and not seat.resigned:
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
        self.taken_back[self.puzzle.seat] += 1
        self.helped = moves > 0
        if len(self.table.actions) > self.prepared:
            self.table.back_to(self.prepared)
        for symbol in self.puzzle.solution[:moves]:
            self.table.play(symbol, self.puzzle.seat)

    def _fold_trouble(self, row: Row) -> None:
        self.trouble, self.troubled = row.body, row.seat


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

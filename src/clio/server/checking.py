"""What cannot be done at a table now, for each kind of row. The table is untouched."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import json

from clio.engine.errors import GameOver, NoUndo
from clio.engine.lessons import Lesson, wanted_of
from clio.server.consent import AskBody, read_answer
from clio.server.errors import Late, NameTaken, NotNow, NotYours, OtherMove, SeatTaken
from clio.server.limits import ROWS_EACH, TAKEN_BACK, TAKEN_BACK_EACH
from clio.server.seating import JoinBody, forgotten
from clio.server.storage import Kind, Row
from clio.server.talk import ChatBody, MuteBody, RemoveBody
from clio.server.wording import taken

if TYPE_CHECKING:
    from clio.server.standing import Standing


NOT_IN_PUZZLES: Final[tuple[Kind, ...]] = ("resign", "hand", "ask")
COUNTED: Final[tuple[Kind, ...]] = ("ask", "answer", "hand", "free", "mute", "remove")


def playing(c: Standing) -> None:
    if c.status == "gathering":
        raise NotNow("not_all_seated")
    if c.status != "playing":
        raise GameOver()


def check_number(c: Standing, row: Row) -> None:
    """What could be done to and fro for ever is done so often and no more: all of it is folded again whenever the table
    is read. Whoever handed a seat to a bot can take it back; all that others ask for can be answered."""
    most = ROWS_EACH
    if row.kind == "answer":
        most *= len(c.seats)
    elif row.kind == "hand" and not row.body:
        most *= 2
    if c.counted[row.kind, row.seat] >= most:
        raise NotNow("too_often", most=most)


def check_join(c: Standing, row: Row) -> None:
    assert row.seat is not None
    body, seat = json.decode(row.body, type=JoinBody), c.seats[row.seat]
    if c.seats_of(body.guest):
        raise SeatTaken("seated_already")
    if seat.kind != "open":
        raise SeatTaken()
    if taken(body.name or seat.name, row.seat, c.names):
        raise NameTaken()


def check_free(c: Standing, row: Row) -> None:
    if c.status != "gathering":
        raise NotNow("seats_settled")


def check_move(c: Standing, row: Row) -> None:
    playing(c)
    if c.tried:
        raise NotNow("puzzle_over")
    check_in_time(c, row)
    c.table.check(row.body, row.seat)
    if c.taught is not None and row.seat == c.taught.seat:
        check_taught(c, c.taught, row)


def check_taught(c: Standing, lesson: Lesson, row: Row) -> None:
    """In a lesson only the moves that it wants are made; any other is answered in its words."""
    decisions = len(c.table.actions) + len(c.table.waiting_answers(lesson.seat))
    step = lesson.ahead(c.step, decisions)
    wanted = lesson.wanted(step, decisions)
    good = [] if wanted is None else wanted_of(c.table.options_of(lesson.seat), wanted)
    if wanted is not None and row.body not in [choice.symbol for choice in good]:
        raise OtherMove(text={lang: said.other for lang, said in lesson.steps[step].said.items()})


def check_step(c: Standing, row: Row) -> None:
    """On from what was read, or out of the lesson; of a puzzle, so many moves of its solution."""
    if c.puzzle is not None:
        check_often(c, c.puzzle.seat)
        check_shown(c, len(c.puzzle.solution), int(row.body))
        return
    if c.taught is None:
        raise NotNow("no_lesson")
    step = int(row.body)
    read = step == c.step + 1 and not c.taught.steps[c.step].moves
    if not read and step != len(c.taught.steps):
        raise Late()


def check_shown(c: Standing, moves: int, wanted: int) -> None:
    """One move after the other, or all from the beginning again."""
    if wanted != 0 and not (wanted <= moves and wanted == c.step + 1):
        raise Late()


def check_puzzle(c: Standing, row: Row) -> None:
    """There is nobody to play against, and nothing to win."""
    if c.puzzle is None or row.kind not in NOT_IN_PUZZLES:
        return
    if row.kind != "ask" or json.decode(row.body, type=AskBody).what == "abandon":
        raise NotNow("in_puzzle")


def check_in_time(c: Standing, row: Row) -> None:
    """Also before the row that says so: whoever noticed late gains nothing."""
    if c.clocks is not None and row.seat in c.clocks.running and c.clocks.left(row.seat, row.at) <= 0:
        raise NotNow("time_over")


def check_undo(c: Standing, row: Row) -> None:
    if not c.undo_open:
        raise NotNow("no_undo_now")
    assert row.seat is not None
    check_often(c, row.seat)
    check_in_time(c, row)
    if not c.undo_is_free(row.seat):
        raise NoUndo()


def check_often(c: Standing, seat: int) -> None:
    """All that was taken back is played again whenever the table is read: it stays a small multiple of what stands, of
    which each person has their share. What others do in a secret choice that is open changes nothing of it."""
    people = len([each for each in c.seats if each.guest is not None])
    if c.taken_back[seat] * max(1, people) >= TAKEN_BACK + TAKEN_BACK_EACH * c.decisions:
        raise NoUndo("undo_too_often")


def check_redo(c: Standing, row: Row) -> None:
    playing(c)
    check_in_time(c, row)
    if c.undone is None or c.table.state.player != row.seat:
        raise NoUndo("nothing_to_redo")


def check_ask(c: Standing, row: Row) -> None:
    body = json.decode(row.body, type=AskBody)
    if body.what != "abandon" or c.status != "gathering":
        playing(c)
    elif not c.seats_of(c.owner) and not forgotten(c.owner):
        raise NotYours("not_owner")  # who made it is not among those who would be asked
    if c.request is not None:
        raise NotNow("request_open")
    if body.what == "undo":
        assert row.seat is not None
        if c.answers(row.seat):  # a bot gave them: nobody is asked about a secret choice that is open
            raise NoUndo("undo_chosen_for")
        if body.decision is None:
            raise NoUndo("nothing_to_undo")
        check_often(c, row.seat)


def check_answer(c: Standing, row: Row) -> None:
    if c.asked is None or c.asked.id != read_answer(row.body).request:
        raise NotNow("request_gone")


def check_resign(c: Standing, row: Row) -> None:
    playing(c)


def check_hand(c: Standing, row: Row) -> None:
    assert row.seat is not None
    if c.readable:
        raise GameOver()
    if c.seats[row.seat].resigned and not row.body:
        raise NotYours()
    check_in_time(c, row)


def check_rematch(c: Standing, row: Row) -> None:
    if c.rematch is not None:
        raise NotNow("rematch_made")


def check_chat(c: Standing, row: Row) -> None:
    guest = json.decode(row.body, type=ChatBody).guest
    c.talk.check(guest, bool(c.seats_of(guest)))


def check_mute(c: Standing, row: Row) -> None:
    if json.decode(row.body, type=MuteBody).guest == c.owner:
        raise NotYours("not_oneself")


def check_remove(c: Standing, row: Row) -> None:
    guest = json.decode(row.body, type=RemoveBody).guest
    if c.at_home(guest):
        raise NotYours("not_spectator")


def check_time(c: Standing, row: Row) -> None:
    playing(c)
    if c.clocks is None or c.clocks.late(row.at) != row.seat:
        raise NotNow("time_left")


def check_nothing(c: Standing, row: Row) -> None:
    """Always possible."""


CHECKS: dict[Kind, Callable[[Standing, Row], None]] = {
    "join": check_join, "move": check_move, "undo": check_undo,
    "redo": check_redo, "ask": check_ask, "answer": check_answer,
    "resign": check_resign, "hand": check_hand, "rematch": check_rematch,
    "free": check_free,
    "chat": check_chat, "mute": check_mute, "remove": check_remove,
    "time": check_time, "rest": check_nothing, "erase": check_nothing, "trouble": check_nothing, "rules": check_nothing,
    "step": check_step,
}

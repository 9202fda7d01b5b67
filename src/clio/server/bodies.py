"""What the rows of a log hold, kind by kind, and whom they name.

A field that holds the number of a guest is a `Person`. All else follows from that: a person who is forgotten is named
by no row after that, is found wherever one names them, and is nobody in it from then on."""

from __future__ import annotations

from typing import Final, get_type_hints

from msgspec import Struct, json

from clio.server.clocks import RestBody
from clio.server.consent import AnswerBody, AskBody, read_answer
from clio.server.limits import Person
from clio.server.older import RulesBody
from clio.server.seating import EraseBody, FreeBody, JoinBody, forgotten
from clio.server.storage import Kind, Row
from clio.server.talk import ChatBody, MuteBody, RemoveBody

BODIES: Final[dict[Kind, type[Struct] | None]] = {  # None: a word, a number or nothing
    "join": JoinBody, "free": FreeBody, "ask": AskBody, "answer": AnswerBody, "chat": ChatBody, "mute": MuteBody,
    "remove": RemoveBody, "erase": EraseBody, "rules": RulesBody, "rest": RestBody,
    "move": None, "undo": None, "redo": None, "resign": None, "hand": None, "rematch": None, "trouble": None,
    "step": None, "time": None,
}
PEOPLE: Final[dict[type[Struct], tuple[str, ...]]] = {
    body: tuple(name for name, kind in get_type_hints(body, include_extras=True).items() if kind == Person)
    for body in BODIES.values() if body is not None
}


def read_body(row: Row) -> Struct | None:
    """None: it holds none. Answers were words once, and rows `erase` held nothing."""
    kind = BODIES[row.kind]
    if kind is AnswerBody:
        return read_answer(row.body)
    return None if kind is None or (kind is EraseBody and not row.body) else json.decode(row.body, type=kind)


def named(row: Row) -> frozenset[str]:
    """The people whom a row names; not those who are forgotten, who have no number."""
    body = read_body(row)
    fields = () if body is None else PEOPLE[type(body)]
    people = [getattr(body, field) for field in fields]
    return frozenset(each for each in people if each and not forgotten(each))

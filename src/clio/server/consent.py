"""What needs everybody's consent: taking back what others have learnt from, ending the game without a winner.

A request has a name of its own, and an answer says which request it is to: a "yes" that was on its way when the request
was withdrawn agrees to nothing else."""

from __future__ import annotations

from msgspec import Struct, json

from clio.server import messages as m
from clio.server.limits import Person
from clio.server.setup import Seat


class AskBody(Struct):
    """The row of a request. Rows from before requests had names have no `id`."""

    what: m.Wish
    decision: int | None = None
    id: str = ""


class AnswerBody(Struct):
    """The row of an answer, and who gave it. Rows from before requests had names name none; later ones for a while
    did not say who: it is then whoever holds the seat."""

    yes: bool
    request: str | None = None
    by: Person = ""

    def text(self) -> str:
        return json.encode(self).decode()


def read_answer(body: str) -> AnswerBody:
    return AnswerBody(body == "yes") if body in ("yes", "no") else json.decode(body, type=AnswerBody)


class Open(Struct):
    """A request that waits. People agree, not seats: whoever sits down meanwhile has not agreed. `vacant`: the seats
    that nobody held when it was made."""

    id: str
    what: m.Wish
    seat: int
    agreed: set[str]
    vacant: frozenset[int]
    decision: int | None = None

    def missing(self, seats: list[Seat]) -> list[int]:
        """Seats whose people must still agree. A bot does not speak for the person it plays for."""
        return [
            n for n, seat in enumerate(seats)
            if seat.guest is not None and not seat.resigned and seat.guest not in self.agreed
        ]

    def settled(self, seats: list[Seat], by: AnswerBody | None = None) -> bool:
        """Has everybody agreed? By an answer that names no request, as it was then: who came later was not asked."""
        missing = self.missing(seats)
        return all(n in self.vacant for n in missing) if by is not None and by.request is None else not missing


def ask(body: AskBody, seat: int, seats: list[Seat]) -> Open:
    guest = seats[seat].guest
    vacant = frozenset(n for n, each in enumerate(seats) if each.guest is None)
    return Open(body.id, body.what, seat, set() if guest is None else {guest}, vacant, body.decision)

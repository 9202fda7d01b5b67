"""What the store takes and gives. JSON texts are opaque to it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from clio.server.messages import Status
from clio.server.outcomes import Outcome

Kind = Literal[
    "join", "move", "undo", "redo", "ask", "answer", "resign", "hand", "chat", "rematch", "trouble", "rules",
    "free", "mute", "remove", "erase", "step", "time", "rest",
]


STEM: Final = 12  # letters of a guest's number


def stem(guest: str) -> str:
    """How the keys of somebody's requests begin: nobody can spoil another's."""
    return guest[:STEM]


class Row(Struct, frozen=True):
    """One thing that happened at a table. `body` is JSON or a symbol; `key` the client's own name for its request."""

    seq: int
    kind: Kind
    seat: int | None
    body: str
    key: str | None
    at: float


class Summary(Struct, frozen=True):
    """What the lobby lists, written together with the row it follows from. `guests`: their ids by seat; `results`: of a
    finished game, for the statistics of each; `deadline`: when a clock runs out next. Neither is read with the rest."""

    status: Status
    round: int
    decisions: int
    waiting: str
    bot_turn: bool
    guests: tuple[str | None, ...]
    title: str
    results: tuple[Outcome, ...] = ()
    deadline: float | None = None


class Head(Struct, frozen=True):
    """What a row follows. `last`: the number of the newest row; `life`: another one since a backup was restored, and
    of what was read before nothing holds then, whatever its number."""

    life: int
    last: int


class Taken(Exception):
    """A table of that id is there already."""


class TableRow(Struct, frozen=True):
    """A table without its log; in lists `setup` is "" (`store.LISTED`). `last` and `life` as in its `Head`; `source`
    tells one address from another and nothing else."""

    id: str
    game: str
    setup: str
    owner: str
    public: bool
    created: float
    updated: float
    summary: Summary
    last: int
    source: str = ""
    life: int = 0

    @property
    def head(self) -> Head:
        return Head(self.life, self.last)


NONE: Final = -1  # the epoch of who is forgotten: no cookie is of it


class Guest(Struct, frozen=True):
    """`epoch`: which of their cookies count; `linked`: when another device was last let in."""

    id: str
    name: str
    lang: str
    epoch: int = 0
    linked: float = 0.0


class Appended(Struct, frozen=True):
    seq: int


class Conflict(Struct, frozen=True):
    """The row does not follow the newest one: somebody else was faster, or a backup was restored. Reload and try
    again."""


class Duplicate(Struct, frozen=True):
    """A row with this key is there already, as number `seq`."""

    seq: int


class Gone(Struct, frozen=True):
    """Somebody whom the row names is forgotten."""

    people: frozenset[str]


Answer = Appended | Conflict | Duplicate | Gone

"""Messages about finished games: the report of one, and what a bot thinks of its decisions. As those of `messages`, in
the language of the request."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from clio.server.library import Strength
from clio.server.messages import ResultInfo, TableInfo

Grade = Literal["slip", "mistake", "blunder"]  # the worst last
Stage = Literal["none", "waiting", "working", "done", "lost", "failed"]


# ---------------------------------------------------------------------- the report
class Moment(Struct):
    """After so many decisions; `round`: the one that was over then, 0 at the start."""

    decision: int
    round: int


class Figure(Struct):
    """One thing that is counted, for each seat at each moment."""

    id: str
    name: str
    values: list[list[int]]


class Chart(Struct):
    """Figures under one title. `sources`: parts of the score; `gained`: during the round that ends with a moment;
    `course`: how much there is at a moment."""

    id: str
    title: str
    kind: Literal["sources", "gained", "course"]
    figures: list[Figure]


class Gift(Struct):
    """So much of a resource."""

    id: str
    name: str
    n: int


class CardTaken(Struct):
    """A card that a seat took, first with that decision, and what it brought as far as the game tells."""

    seat: int
    card: str
    name: str
    decision: int
    round: int
    times: int
    brought: list[Gift]


class Judged(Struct):
    """The chance of each seat to win after so many decisions, in the eyes of a bot that knows what the seat knew."""

    decision: int
    chances: list[float]


class Swing(Struct):
    """Where the chance of a seat changed most, from one moment to the next, and what happened meanwhile."""

    seat: int
    since: int
    decision: int
    round: int
    before: float
    after: float
    lines: list[str]


class Report(Struct):
    """How a finished game went. The charts have a value for each moment; `judged` has moments of its own, and is empty
    where no bot can judge the game."""

    table: TableInfo
    result: ResultInfo
    moments: list[Moment]
    charts: list[Chart]
    cards: list[CardTaken]
    judged: list[Judged]
    swings: list[Swing]


# ---------------------------------------------------------------------- the analysis
class AskAnalysis(Struct):
    strength: Strength


class Mark(Struct):
    """A decision that cost something: `decision` were made before it. `cost`: in points at the end of the game;
    `before` and `after`: the chance to win by the best move, and by the one that was played; `weight`: by how much it
    would have fallen in an even game, by which grades are given."""

    decision: int
    seat: int
    round: int
    grade: Grade
    cost: float
    before: float
    after: float
    played: str
    best: str
    symbol: str  # of the best
    reason: str
    weight: float


class Verdict(Struct):
    """What the decisions of a seat came to: how many were looked at, how many were the bot's own choice, how many of
    each grade. Not looked at: what a bot decided in place of its player."""

    seat: int
    decisions: int
    best: int
    slips: int
    mistakes: int
    blunders: int


class Outlook(Struct):
    """The chance of a seat after it had decided, `decision` counting that one."""

    decision: int
    seat: int
    chance: float


class Analysis(Struct):
    """A bot's opinion of all decisions of a game, or how far it has come. `looked` of `decisions` in which there was
    something to decide; `lost`: the server stopped meanwhile. `ready`: the strengths whose opinion is known already.
    `problem`: why it failed. `decisions`: 0 while that is not known."""

    table: TableInfo
    strength: Strength
    stage: Stage
    looked: int
    decisions: int
    ready: list[Strength]
    problem: str | None = None
    marks: list[Mark] = []
    verdicts: list[Verdict] = []
    outlook: list[Outlook] = []

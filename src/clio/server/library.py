"""What the server tells of the games: their options and moves, their cards, their rules. Part of `messages`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from clio.engine.passages import Passage

Lang = Literal["en", "fr"]
Strength = Literal["random", "easy", "normal", "hard", "expert"]  # random: where no bot knows how to judge the game
OptionValue = str | bool | int | list[str]


class OptionInfo(Struct):
    """One thing to settle before a game, in both languages. `ruling`: a doubtful or seldom changed rule, put aside;
    `seats`: its numerals are seats, no more than there are players."""

    id: str
    kind: Literal["flag", "choice"]
    names: dict[str, str]
    help: dict[str, str]
    default: OptionValue
    values: list[str]
    value_names: list[dict[str, str]]
    per_seat: bool
    ruling: bool = False
    seats: bool = False


class PresetInfo(Struct):
    """Options that go well together, in both languages; `fewest` to `most` players are advised."""

    id: str
    names: dict[str, str]
    help: dict[str, str]
    fewest: int
    most: int
    options: dict[str, OptionValue]


class MoveInfo(Struct):
    """A kind of move: the heading it stands under; whether it only declines; whether it ends the turn; whether it gives
    up the game."""

    name: str
    group: str
    declines: bool = False
    ends: bool = False
    resigns: bool = False


class LessonTitle(Struct):
    """A guided game on a list, in both languages."""

    id: str
    names: dict[str, str]
    about: dict[str, str]
    minutes: int


class GameInfo(Struct):
    """`moves` by name; `groups`: their headings in both languages, in the order of reading."""

    id: str
    names: dict[str, str]
    about: dict[str, str]
    fewest: int
    most: int
    minutes: tuple[int, int]
    options: list[OptionInfo]
    bots: list[Strength]
    hidden: dict[str, str]
    moves: list[MoveInfo] = []
    groups: dict[str, dict[str, str]] = {}
    presets: list[PresetInfo] = []
    lessons: list[LessonTitle] = []
    puzzles: int = 0


class Card(Struct):
    """A card kind, in both languages. `cost` is by resource, or {"stages": [...]}; `said` is its text in parts, `brief`
    in signs; `more` is the game's own."""

    id: str
    symbol: str
    names: dict[str, str]
    kind: str
    text: dict[str, str]
    provenance: dict[str, str]
    copies: dict[str, int]
    cost: dict[str, Any]
    era: int | None
    more: dict[str, Any]
    said: dict[str, tuple[Passage, ...]]
    brief: dict[str, tuple[Passage, ...]]


class LessonStep(Struct):
    """One card of a lesson. `at`: the ids of the places it points at; `does`: the learner has to play something."""

    title: str
    text: str
    at: list[str]
    does: bool


class LessonInfo(Struct):
    """A guided game in one language."""

    id: str
    name: str
    about: str
    minutes: int
    steps: list[LessonStep]


class PuzzleInfo(Struct):
    """A puzzle on a list, in one language. `difficulty`: 1 to 3."""

    id: str
    name: str
    goal: str
    difficulty: int


class FirstTime(Struct):
    """What is told when an event of this kind happens for the first time, to oneself, to others,
    by others to oneself or to anybody."""

    event: str
    whose: Literal["mine", "others", "against", "anybody"]
    title: str
    text: str
    clauses: list[str]


class Thought(Struct):
    """One thought of the reading order for newcomers, and the clauses where it stands."""

    part: Literal["turn", "score", "mistakes"]
    text: str
    clauses: list[str]


class ClauseText(Struct):
    """`text` as the rulebook has it, with its sources and references; `plain` as it is read at the table."""

    id: str
    section: str
    text: str
    plain: str


class AidPart(Struct):
    """A part of the players' aid: the clauses that it consists of."""

    part: Literal["turn", "costs"]
    clauses: list[ClauseText]


class Teaching(Struct):
    """What is told beside the game, in one language."""

    firsts: list[FirstTime]
    reading: list[Thought]
    aid: list[AidPart]


class Rules(Struct):
    """The living rulebook in one language."""

    game: str
    lang: Lang
    title: str
    clauses: list[ClauseText]

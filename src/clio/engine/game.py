"""What a game gives to the rest of Clio: the one interface that tables, bots, the lab and the server use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from clio.engine.actions import slug
from clio.engine.errors import LETTERS, BadSave, Names, UnknownCard
from clio.engine.kernel import NO_FRAME, Event, Frame, State, question_of
from clio.engine.moves import At, Bounds, House, Label, Parts
from clio.engine.naming import seat_names
from clio.engine.passages import Passage
from clio.engine.save import Dump, OpTable, digest
from clio.messages import vocabulary
from clio.words import GRAMMARS, LANGUAGES

if TYPE_CHECKING:
    from clio.engine.actions import Space
    from clio.engine.info import View
    from clio.engine.record import Options, Record

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Score:
    """The final points of a seat, line by line: (what, points)."""

    seat: int
    total: int
    lines: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Result:
    """How a game ended. `ranking` lists the seats from first to last, equals together; `tie_break` names the rule
    that decided the first place, if points did not."""

    scores: tuple[Score, ...]
    ranking: tuple[tuple[int, ...], ...]
    tie_break: str | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]


@dataclass(frozen=True)
class Refusal:
    """Why an action is not possible now: the clauses that forbid it and the sentence, in every language."""

    clauses: tuple[str, ...]
    texts: dict[str, str]

    def text(self, lang: str) -> str:
        return self.texts[lang]


@dataclass(frozen=True)
class CardFace:
    """A card kind as people and programs read it (`clio cards --json`)."""

    id: str
    symbol: str
    names: dict[str, str]
    kind: str
    text: dict[str, str]
    provenance: dict[str, str]
    copies: dict[str, int]
    cost: dict[str, object] = field(default_factory=dict)
    era: int | None = None
    more: dict[str, object] = field(default_factory=dict)  # what only this game has: box, civilization, output
    said: dict[str, tuple[Passage, ...]] = field(default_factory=dict)  # the text in parts, by language
    brief: dict[str, tuple[Passage, ...]] = field(default_factory=dict)  # and in signs


class Words(ABC, Generic[S]):
    """A game in one language: its log lines, and the sentences of its needs, wants and moments by their names."""

    lang: str
    needs: Mapping[str, str] = {}  # what is missing, by the name of the need
    wants: Mapping[str, str] = {}  # what a question wants of whoever answers something else
    moments: Mapping[str, str] = {}  # where a move belongs that the open question does not know
    groups: Mapping[str, str] = {}  # the headings of moves

    @abstractmethod
    def event(self, s: S, e: Event, names: list[str]) -> str:
        """A log line. `names` are the players' names by seat."""

    def heading(self, group: str) -> str:
        """The heading of a group of moves."""
        return self.groups[group]

    # ------------------------------------------------------------------ sentences
    def told(self, name: str, part: object, at: At[S]) -> object:
        """A part of a sentence in words: things come as numbers, what they are is told by the name of the place."""
        return part

    def fill(self, pattern: str, parts: Parts, at: At[S]) -> str:
        return GRAMMARS[self.lang].fill(pattern, {name: self.told(name, part, at) for name, part in parts.items()})

    def missing(self, name: str, parts: Parts, at: At[S]) -> str:
        return self.fill(self.needs[name], parts, at)

    def wanted(self, name: str, parts: Parts, at: At[S]) -> str:
        return self.fill(self.wants[name], parts, at)

    def moment(self, name: str, parts: Parts, at: At[S]) -> str:
        return self.fill(self.moments[name], parts, at)

    def apart(self, moment: str, wanted: str) -> str:
        """Why it is not the moment; what is asked instead."""
        return f"{moment}{GRAMMARS[self.lang].APART}{wanted}"

    def labelled(self, label: Label) -> str:
        """An option on one line."""
        aside = ", ".join(part for part in (label.price, label.warning) if part)
        effect = f"{GRAMMARS[self.lang].COLON}{label.effect}" if label.effect else ""
        return label.name + (f" ({aside})" if aside else "") + effect


class Game(ABC, Generic[S]):
    """The rules of one game, ready to play."""

    record: Record
    space: Space
    ops: OpTable
    house: House[S, Any]  # its moves and questions

    def check_options(self, players: int, options: Options) -> None:
        """Refuse sets of options that do not go together (BadOption with the clause)."""

    def settle(self, players: int, given: object) -> Options:
        """The options of a new game, checked. Cards of a list have their ids, however they were named."""
        options = self.record.settle(players, given)
        self.check_options(players, options)
        for option in self.record.options:
            value = options[option.id]
            if option.free and isinstance(value, list):
                ids = list(self.card_of)
                options[option.id] = [ids[self.card(name)] for name in value]
        return options

    @abstractmethod
    def set_up(self, players: int, options: Options, rng: int) -> S:
        """The table laid out and the first frames pushed; nothing has run yet."""

    def start(self, players: int, options: Options, rng: int) -> S:
        """The state at the first decision."""
        s = self.set_up(players, options, rng)
        s.advance()
        return s

    @abstractmethod
    def view(self, s: S, seat: int | None) -> View:
        """All that the seat may know (None: a spectator), and nothing else."""

    @abstractmethod
    def determinize(self, s: S, seat: int | None, rng: int) -> S:
        """A state that the seat cannot tell from s: everything hidden redrawn, the generator reseeded."""

    @abstractmethod
    def words(self, lang: str) -> Words[S]: ...

    def names(self, lang: str) -> dict[str, str]:
        """The vocabulary of the game by dotted keys ("resource.gold", "score.wonders"): what terminal, server and pages
        call the things of the table."""
        return vocabulary(self.record.id, lang)

    @abstractmethod
    def event_name(self, e: Event) -> str:
        """The kind of an event as a word for programs."""

    @abstractmethod
    def amounts(self, e: Event) -> dict[str, int]:
        """What the event changed for its seat, by resource."""

    def seats_told(self, e: Event) -> list[int]:
        """The seats that the line of the event names."""
        return [e.me] if e.me >= 0 else []

    def cards_told(self, e: Event) -> list[str]:
        """The ids of the cards that the line of the event names."""
        return []

    def reveals(self, e: Event) -> bool:
        """Does the event show its readers, by the rules, something hidden that no view keeps afterwards: secret choices
        turned over, a card shown and put back? Any other event may tell a seat only what its view tells."""
        return False

    # ------------------------------------------------------------------ moves and questions
    def kind_of(self, s: S, f: Frame) -> str:
        """The name of a question: stable, the same for programs of every language."""
        return self.house.question(s, f).kind

    def bounds(self, s: S, f: Frame) -> Bounds:
        """How many answers the question takes, and how many it has."""
        return self.house.bounds(s, f)

    def source(self, s: S, f: Frame) -> str | None:
        """The id of the card that asks, if one does."""
        return None

    def grave(self, action: int) -> bool:
        """Can the move not be mended? It is asked about again."""
        return self.house.move(action).grave

    def resigns(self, action: int) -> bool:
        """Does the move give up the game? No random walk takes it, or it would see only the beginnings of games."""
        return self.house.move(action).resigns

    def prompt(self, lang: str, s: S, f: Frame, names: Sequence[str]) -> str:
        """The open question, for the one who answers it."""
        return self.house.prompt(self.words(lang), s, f, names)

    def label(self, lang: str, s: S, f: Frame, action: int, names: Sequence[str]) -> Label:
        """One answer to it."""
        return self.house.label(self.words(lang), s, f, action, names)

    def targets(self, s: S, action: int) -> list[str]:
        """The things on the board that an action touches, by the ids that `view` uses."""
        if s.waiting is NO_FRAME:
            return []
        return self.house.targets(s, s.waiting, action)

    def refusal(self, s: S, seat: int, action: int, names: Mapping[str, Sequence[str]] | None = None) -> Refusal:
        """Why the seat, which is asked, cannot do this now; `names` of the players by language. Called only for actions
        that are not legal."""
        f = question_of(s, seat)
        assert f is not None
        clauses: tuple[str, ...] = ()
        texts = {}
        for lang in LANGUAGES:
            called = self.called(s, [], lang) if names is None else names[lang]
            clauses, texts[lang] = self.house.refusal(self.words(lang), s, f, action, called)
        return Refusal(clauses, texts)

    def seats(self, s: S) -> int:
        """How many seats a position has: those of the players, who decide. A game may know it without counting
        points."""
        return len(self.result(s).scores) - len(self.automas(s, LANGUAGES[0]))

    def automas(self, s: S, lang: str) -> list[str]:
        """The names of the seats that the rules play by themselves. They follow those of the players, are told of in
        the log and have a score; most games have none."""
        return []

    def called(self, s: S, names: Sequence[str], lang: str) -> list[str]:
        """What every seat is called, by the names that were given to the players."""
        return [*seat_names(names, self.seats(s), lang), *self.automas(s, lang)]

    @abstractmethod
    def result(self, s: S) -> Result:
        """The final scores; before the end, the scores as they stand."""

    # ------------------------------------------------------------------ cards
    @abstractmethod
    def cards(self) -> list[CardFace]: ...

    @cached_property
    def card_of(self) -> dict[str, int]:
        """The numbers of cards, their places in `cards`, by their ids."""
        return {face.id: n for n, face in enumerate(self.cards())}

    @cached_property
    def card_called(self) -> dict[str, int]:
        """And by their names in all languages; of equal names the first counts."""
        faces = self.cards()
        names = [(slug(face.names[lang]), n) for lang in LANGUAGES for n, face in enumerate(faces)]
        return dict(reversed(names))

    @cached_property
    def card_names(self) -> Names:
        """For whoever misspells one: found out once, because a stranger may misspell as often as they like."""
        return Names([face.symbol for face in self.cards()])

    def card(self, name: str) -> int:
        """The number of a card by its id or a name; UnknownCard with the nearest if there is none."""
        word = slug(name[:LETTERS])
        found = self.card_of.get(name, self.card_called.get(word, self.card_of.get(word)))
        if found is None:
            near = ", ".join(self.card_names.nearest(word))
            raise UnknownCard("unknown_card_near" if near else "", card=name[:80], near=near)
        return found

    # ------------------------------------------------------------------ positions as numbers
    @abstractmethod
    def dump_fields(self, s: S) -> Dump:
        """The game's own fields as plain lists of integers."""

    @abstractmethod
    def load_fields(self, d: Dump, options: Options) -> S: ...

    @abstractmethod
    def census(self, s: S) -> dict[str, int]:
        """Cards, tokens and dice counted over all places: the numbers that never change during a game."""

    def round_of(self, s: S) -> int:
        """The round under way (statistics)."""
        return 0

    def dump(self, s: S) -> Dump:
        return [self.ops.dump_kernel(s), self.dump_fields(s)]

    def load(self, d: Dump, options: Options) -> S:
        try:
            kernel, fields = d
            s = self.load_fields(fields, options)
            self.ops.load_kernel(s, kernel)
        except (TypeError, ValueError, LookupError, AttributeError) as e:
            raise BadSave("bad_snapshot") from e
        return s

    def digest(self, s: S) -> str:
        return digest(self.dump(s))

"""What a game lets players do, each thing said once: its moves, the questions they answer, what each needs there.

A `Move` is a kind of answer ("conquer", "pay gold"): its numbers and notation, its words, what it points at. A
`Question` is an asking op by a name of its own, with the moves that answer it; in it each move has its needs, in order.
The first need that is not met is the reason why the move is refused, its sentence is found by the need's name. The
`House` of a game holds both. `Ask.options` stays written by hand, for speed: the kit proves that at every question a
move is legal if and only if no need is unmet (`conformance.needs_tell`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from clio.engine.actions import Range, Space
from clio.engine.kernel import Frame, Op, State

if TYPE_CHECKING:
    from clio.engine.game import Words

S = TypeVar("S", bound=State)
W = TypeVar("W", bound="Words[Any]")
# A reason or move that knows any table of a family of games serves each game of it
S_co = TypeVar("S_co", bound=State, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
W_contra = TypeVar("W_contra", contravariant=True)

Parts = Mapping[str, object]  # what a sentence tells, by the names of its places: numbers, which the language words
TABLE: Final = "table"  # the owner of what belongs to nobody


def place(owner: int | str, zone: str, index: int | str = 0) -> str:
    """The id of a thing on the board: whose it is (a seat, or TABLE), the zone it lies in, where or what it is there.
    Views, targets and pages name things by it: "0:city:4", "table:track:troy"."""
    return f"{owner}:{zone}:{index}"


def index_of(id: str) -> str:
    """What or where the thing is in its zone: "troy" of "table:track:troy"."""
    return id.split(":", 2)[-1]


class Asked(NamedTuple, Generic[S_co]):
    """A question as its reader sees it: the state, the frame that asks, the players' names."""

    s: S_co
    f: Frame
    names: Sequence[str] = ()

    @property
    def me(self) -> int:
        return self.f.me


class At(NamedTuple, Generic[S_co]):
    """A move looked at in a question: `n` is its place in the range of the move."""

    s: S_co
    f: Frame
    n: int
    action: int
    names: Sequence[str] = ()

    @property
    def me(self) -> int:
        return self.f.me


class Label(NamedTuple):
    """An option in words: what it is, and after it in brackets its price, or after a colon what it does. `warning`: why
    it is seldom what one wants as things stand: it is for nothing, it costs points."""

    name: str
    price: str = ""
    effect: str = ""
    warning: str = ""


class Bounds(NamedTuple):
    """How many answers a choice takes in all, at least and at most, and how many it has."""

    least: int = 1
    most: int = 1
    given: int = 0


class Part(NamedTuple):
    """An answer that may be given several times, in a row with others."""

    action: int
    most: int


class Reason(Generic[S_contra]):
    """Something to tell: the name of its sentence, the clauses behind it, and what fills the places.

    `tells` gives the parts by name, as numbers: the language of the game words them. `also` adds clauses that depend
    on the position. `which` chooses between sentences, listed in `names`, where one fact can be missing in several
    ways."""

    def __init__(
        self, name: str, *clauses: str, tells: Callable[[At[S_contra]], Parts] | None = None,
        also: Callable[[At[S_contra]], Iterable[str]] | None = None,
        which: Callable[[At[S_contra]], str] | None = None, names: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.clauses = clauses
        self.tells = tells
        self.also = also
        self.which = which
        self.names = names or (name,)

    def sentence(self, at: At[S_contra]) -> str:
        return self.name if self.which is None else self.which(at)

    def parts(self, at: At[S_contra]) -> Parts:
        return {} if self.tells is None else self.tells(at)

    def rules(self, at: At[S_contra]) -> tuple[str, ...]:
        """The clauses, each once."""
        return tuple(dict.fromkeys((*(() if self.also is None else self.also(at)), *self.clauses)))


class Need(Reason[S_contra]):
    """What must hold for a move in a question. The name says what must be, its sentence what is missing. A need may
    assume that those before it are met. It never asks for `options`: that would prove nothing. `short`: all that is
    missing is more of something (money, actions, strength), so that the move is likely what somebody wants."""

    def __init__(
        self, name: str, met: Callable[[At[S_contra]], bool], *clauses: str,
        tells: Callable[[At[S_contra]], Parts] | None = None,
        also: Callable[[At[S_contra]], Iterable[str]] | None = None,
        which: Callable[[At[S_contra]], str] | None = None, names: tuple[str, ...] = (), short: bool = False,
    ) -> None:
        super().__init__(name, *clauses, tells=tells, also=also, which=which, names=names)
        self.met = met
        self.short = short


def nowhere(at: At[Any]) -> list[str]:
    return []


def keeps(at: At[Any]) -> bool:
    """Nothing of one's own is given away (`Move.destroys`)."""
    return False


def loses(at: At[Any]) -> bool:
    return True


def one(asked: Asked[Any]) -> Bounds:
    return Bounds()


def alone(asked: Asked[Any]) -> list[Part]:
    """One answer at a time."""
    return []


def unsaid(asked: Asked[Any]) -> list[int]:
    """No answer is more usual than another."""
    return []


@dataclass(frozen=True)
class Move(Generic[S_contra, W_contra]):
    """A kind of answer: the numbers from `first` on, one for each word ("acquire troy").

    `places` are the ids of the things on the board that it touches, the most specific first; `usual` those whose usual
    move it is, so that they tell why nothing can be done with them when it is not asked for (as `places`, if not said).
    `moment` tells where the move belongs when the open question does not know it."""

    name: str
    first: int
    label: Callable[[W_contra, At[S_contra]], Label]
    words: tuple[str, ...] = ("",)
    needs: tuple[Need[S_contra], ...] = ()
    places: Callable[[At[S_contra]], list[str]] = nowhere
    usual: Callable[[At[S_contra]], list[str]] | None = None
    moment: Reason[S_contra] | None = None
    group: str = ""  # the heading it stands under on a screen; its name, if not said
    grave: bool = False  # cannot be mended: asked about again
    resigns: bool = False  # gives up the game: no random walk takes it
    # Gives away something of one's own: never chosen by itself, and shown as dangerous
    destroys: Callable[[At[S_contra]], bool] = keeps
    declines: bool = False  # does nothing, or leaves off: seldom what one wants
    ends: bool = False  # ends the turn: stands apart from what can be done in it
    notation: str = ""  # the first words of its symbols, where they are not its name: moves may share them

    @property
    def heading(self) -> str:
        return self.group or self.name

    def needing(self, *needs: Need[S_contra], label: Callable[[W_contra, At[S_contra]], Label] | None = None,
                places: Callable[[At[S_contra]], list[str]] | None = None,
                destroys: Callable[[At[S_contra]], bool] | None = None) -> Move[S_contra, W_contra]:
        """The same move as another question knows it."""
        return replace(self, needs=needs, label=label or self.label, places=places or self.places,
                       destroys=destroys or self.destroys)


def all_see(asked: Asked[Any]) -> bool:
    """What may be answered here is never a secret (`Question.bare`)."""
    return True


@dataclass(frozen=True)
class Question(Generic[S_contra, W_contra]):
    """An asking op by its name, which goes over the wire: what answers it, and what it wants of whoever answers
    otherwise. `when` tells questions of one op apart; the first that applies is asked. In a `turn` an action is chosen,
    not an answer given: screens show the table anew, and the moves under their headings. `bare`: everybody can see what
    may be done, so that a screen gives the only answer by itself and tells nothing by it. `parts`: of what the answers
    still to come are made up; as many of them as are wanted, in the order of their numbers, complete the question
    (`conformance.parts_complete`). `usual`: what most people would answer, all of it, in order. `within`: screens
    have it answered together with the move before it, as they have what has a usual answer."""

    kind: str
    op: type[Op[Any]]
    moves: tuple[Move[S_contra, W_contra], ...]
    wants: Reason[S_contra]
    prompt: Callable[[W_contra, Asked[S_contra]], str]
    bounds: Callable[[Asked[S_contra]], Bounds] = one
    when: Callable[[Asked[S_contra]], bool] | None = None
    turn: bool = False
    bare: Callable[[Asked[S_contra]], bool] | None = None
    parts: Callable[[Asked[S_contra]], Sequence[Part]] = alone
    usual: Callable[[Asked[S_contra]], Sequence[int]] = unsaid
    within: bool = False
    known: dict[str, Move[S_contra, W_contra]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "known", {move.name: move for move in self.moves})


class House(Generic[S, W]):
    """The moves of a game in the order of their numbers, its questions, and the headings in the order of reading."""

    def __init__(
        self, moves: Sequence[Move[S, W]], questions: Sequence[Question[S, W]], groups: Sequence[str] = ()
    ) -> None:
        self.moves = tuple(moves)
        self.questions = tuple(questions)
        self.space = Space(*(Range(move.notation or move.name, move.first, move.words) for move in moves))
        self.groups = tuple(groups) or tuple(dict.fromkeys(move.heading for move in moves))
        self.by_name = {move.name: move for move in moves}
        self.by_first = {move.first: move for move in moves}
        self.asked_by: dict[type, list[Question[S, W]]] = {}
        for question in questions:
            self.asked_by.setdefault(question.op, []).append(question)

    def move(self, action: int) -> Move[S, W]:
        return self.by_first[self.space.range_of[action].first]

    def question(self, s: S, f: Frame) -> Question[S, W]:
        """The question that a frame asks. KeyError for an op that has none."""
        for cls in type(f.op).__mro__:
            for question in self.asked_by.get(cls, ()):
                if question.when is None or question.when(Asked(s, f)):
                    return question
        raise KeyError(f"no question for {type(f.op).__name__}")

    def known(self, s: S, f: Frame, action: int) -> Move[S, W]:
        """The move as the question knows it, or as it is by itself."""
        move = self.move(action)
        return self.question(s, f).known.get(move.name, move)

    def at(self, s: S, f: Frame, action: int, names: Sequence[str] = ()) -> At[S]:
        return At(s, f, action - self.space.range_of[action].first, action, names)

    # ------------------------------------------------------------------ may it be done?
    def unmet(self, s: S, f: Frame, action: int) -> Reason[S] | None:
        """The first need of the move that is not met; what the question wants, if it does not know the move; None for
        a legal move."""
        question = self.question(s, f)
        move = question.known.get(self.move(action).name)
        if move is None:
            return question.wants
        at = self.at(s, f, action)
        for need in move.needs:
            if not need.met(at):
                return need
        return None

    def met(self, s: S, f: Frame, action: int) -> int:
        """How near a move is to being legal: its needs before the first that is not met. -1 if the question does not
        know it."""
        move = self.question(s, f).known.get(self.move(action).name)
        if move is None:
            return -1
        at = self.at(s, f, action)
        return next((n for n, need in enumerate(move.needs) if not need.met(at)), len(move.needs))

    def short(self, s: S, f: Frame, action: int) -> bool:
        """Is all that is missing for a move more of something?"""
        missing = self.unmet(s, f, action)
        return isinstance(missing, Need) and missing.short

    def given(self, s: S, f: Frame, legal: Sequence[int]) -> int | None:
        """The answer that a screen gives by itself: the only one but for what cannot be mended, if it is no secret."""
        bare = self.question(s, f).bare
        left = [action for action in legal if not self.move(action).grave]
        return left[0] if bare is not None and len(left) == 1 and bare(Asked(s, f)) else None

    def dangerous(self, s: S, f: Frame, action: int, legal: Sequence[int]) -> bool:
        """Cannot be mended, or gives away something of one's own, though something else could be done."""
        move = self.known(s, f, action)
        return len(legal) > 1 and (move.grave or move.destroys(self.at(s, f, action)))

    def bounds(self, s: S, f: Frame) -> Bounds:
        return self.question(s, f).bounds(Asked(s, f))

    def parts(self, s: S, f: Frame) -> Sequence[Part]:
        return self.question(s, f).parts(Asked(s, f))

    def usual(self, s: S, f: Frame) -> Sequence[int]:
        return self.question(s, f).usual(Asked(s, f))

    def within(self, s: S, f: Frame) -> bool:
        return self.question(s, f).within or len(self.usual(s, f)) > 0

    # ------------------------------------------------------------------ words
    def prompt(self, words: W, s: S, f: Frame, names: Sequence[str]) -> str:
        return self.question(s, f).prompt(words, Asked(s, f, names))

    def label(self, words: W, s: S, f: Frame, action: int, names: Sequence[str]) -> Label:
        """Also of a move that is not legal now."""
        return self.known(s, f, action).label(words, self.at(s, f, action, names))

    def refusal(self, words: W, s: S, f: Frame, action: int, names: Sequence[str]) -> tuple[tuple[str, ...], str]:
        """Why a move that is not legal is refused: the clauses and the sentence."""
        question, at = self.question(s, f), self.at(s, f, action, names)
        reason = self.unmet(s, f, action)
        if reason is None:
            raise AssertionError(f"{self.space.symbol(action)} is legal in {question.kind}, by its needs")
        if reason is not question.wants:
            return reason.rules(at), words.missing(reason.sentence(at), reason.parts(at), at)
        wanted = words.wanted(reason.sentence(at), reason.parts(at), at)
        moment = self.move(action).moment
        if moment is None:
            return reason.rules(at), wanted
        early = words.moment(moment.sentence(at), moment.parts(at), at)
        return tuple(dict.fromkeys((*moment.rules(at), *reason.rules(at)))), words.apart(early, wanted)

    # ------------------------------------------------------------------ the board
    def targets(self, s: S, f: Frame, action: int) -> list[str]:
        """The ids of the things that a move touches."""
        move, at = self.move(action), self.at(s, f, action)
        known = self.question(s, f).known.get(move.name)
        if known is not None:
            return known.places(at)
        return (move.usual or move.places)(at)

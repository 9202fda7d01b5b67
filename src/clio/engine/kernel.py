"""The kernel: a state, a stack of frames, ops.

An op is one immutable step of the rules. A frame is an op waiting for its turn, with its context. The kernel pops
frames: an instant op is done at once, an asking op stops the game until `apply` brings the answer. What must happen
after a step is pushed before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from clio.engine.compat import mypyc_attr
from clio.engine.rng import MWC, below, next_rng

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1
EVERYBODY: Final = -1  # the audience of an event that all may read, spectators too: `info.PUBLIC`
FRAMES_PER_DECISION: Final = 5000  # more than this without a question is an endless loop


class Frame:
    """What to do, for whom, because of which card, and what the step remembers. Never changed, so clones share it."""

    __slots__ = ("me", "mem", "op", "src")

    def __init__(self, op: Op[Any], me: int, src: int = -1, mem: tuple[int, ...] = ()) -> None:
        self.op = op
        self.me = me
        self.src = src
        self.mem = mem


class Event:
    """Something that happened, for the log: what, to whom, up to three numbers whose meaning the kind tells, and who
    may read it: a mask of seats as in `info`."""

    __slots__ = ("a", "audience", "b", "c", "kind", "me")

    def __init__(
        self, kind: int, me: int, a: int = -1, b: int = -1, c: int = -1, audience: int = EVERYBODY
    ) -> None:
        self.kind = kind
        self.me = me
        self.a = a
        self.b = b
        self.c = c
        self.audience = audience


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has. A game adds its own fields and its `clone`."""

    __slots__ = ("epoch", "legal", "log", "over", "player", "rng", "stack", "waiting")

    def __init__(self, rng: int, source: State | None = None) -> None:
        self.rng = rng
        self.log: list[Event] | None = None  # recorded for a table, not for a search
        if source is None:
            self.stack: list[Frame] = []
            self.waiting = NO_FRAME
            self.player = NOBODY  # who decides now
            self.legal: list[int] = []  # what they may choose, sorted; never changed once set
            self.over = False
            self.epoch = 0  # grows each time somebody learns something hidden
        else:
            self.stack = source.stack.copy()
            self.waiting = source.waiting
            self.player = source.player
            self.legal = source.legal
            self.over = source.over
            self.epoch = source.epoch

    def clone(self) -> State:
        """A copy that shares nothing that changes. The log is not copied."""
        raise NotImplementedError

    def push(self, op: Op[Any], me: int, src: int = -1, mem: tuple[int, ...] = ()) -> None:
        self.stack.append(Frame(op, me, src, mem))

    def note(
        self, kind: int, me: int, a: int = -1, b: int = -1, c: int = -1, audience: int = EVERYBODY
    ) -> None:
        """Write an event in the log, if somebody keeps one. What only some may know is an event for them (`audience`,
        a mask of seats: 1 << seat); the others get an event of their own, if any."""
        log = self.log
        if log is not None:
            log.append(Event(kind, me, a, b, c, audience))

    def below(self, n: int) -> int:
        """A random number in 0 .. n-1. Whoever calls it reveals something: the epoch grows."""
        self.rng = next_rng(self.rng)
        self.epoch += 1
        return below(self.rng, n)

    def apply(self, action: int) -> None:
        """Answer the open question. The action must be in `legal`: the Table checks, a search knows."""
        f = self.waiting
        f.op.chosen(self, f, action)
        self.advance()

    def advance(self) -> None:
        """Run frames until somebody must decide or nothing is left."""
        stack = self.stack
        frames = 0
        while stack:
            f = stack.pop()
            op = f.op
            frames += 1
            if frames > FRAMES_PER_DECISION:
                raise RuntimeError(f"endless loop in the rules: {type(op).__name__}")
            if not op.asks:
                op.do(self, f)
                continue
            options = op.options(self, f)
            if len(options) == 1 and op.auto:
                op.chosen(self, f, options[0])
            elif options:
                self.waiting = f
                self.player = f.me
                self.legal = options
                return
            else:
                op.done(self, f)
        self.over = True
        self.waiting = NO_FRAME
        self.player = NOBODY
        self.legal = []


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """An instant step: `do`. Immutable and built at import; what a step remembers is in its frame."""

    asks: bool = False
    auto: bool = True  # a single option is taken unasked; False wherever the options depend on hidden cards
    secret: bool = False  # a simultaneous secret choice (`Secret`): neighbours of the same op on the stack answer too
    required: bool = True  # in a sequence: without this step, none (False: done as far as possible)
    own_memory: bool = False  # the memory is its own: it starts empty, whatever its parent remembers (see `part`)

    def can(self, s: S, f: Frame) -> bool:
        """Is the step possible now? Reads only."""
        return True

    def do(self, s: S, f: Frame) -> None:
        raise NotImplementedError

    def options(self, s: S, f: Frame) -> list[int]:
        """The sorted answers of f.me. Pure: called any number of times."""
        raise NotImplementedError

    def chosen(self, s: S, f: Frame, a: int) -> None:
        raise NotImplementedError

    def done(self, s: S, f: Frame) -> None:
        """An asking op that has nothing (more) to ask."""

    def parts(self) -> tuple[Op[Any], ...]:
        return ()

    def cost_of(self) -> tuple[int, ...]:
        """The resources this op takes as a price: a checker refuses two prices on one resource in a sequence."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Op[S]):
    """A decision of f.me: `options`, then `chosen`."""

    asks: bool = True
    own_memory: bool = True

    def can(self, s: S, f: Frame) -> bool:
        return len(self.options(s, f)) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Ask[S]):
    """A secret choice made at the same time by every seat that has a frame of this op, each on its own and in its own
    time: push the frames side by side, on top of the op that reveals.

    `options` follows from f.mem, the answers of the seat so far, and from nothing that another seat answers meanwhile;
    it is empty when the choice is complete. `done` puts the choice where the game keeps it, hidden still."""

    auto: bool = False
    secret: bool = True

    @final
    def chosen(self, s: S, f: Frame, a: int) -> None:
        s.push(self, f.me, f.src, (*f.mem, a))

    def done(self, s: S, f: Frame) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Cond(Generic[S]):
    """A question with a yes or no, asked of the state by `If` and by hooks."""

    def holds(self, s: S, f: Frame) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Generic[S]):
    """A figure that depends on the state: "1 for each ...", "the number of the current Era"."""

    def value(self, s: S, f: Frame) -> int:
        raise NotImplementedError


class Nothing(Op[State]):
    """Does nothing: the branch of those who decline."""

    def do(self, s: State, f: Frame) -> None:
        pass


NOTHING: Final = Nothing()
NO_FRAME: Final = Frame(NOTHING, NOBODY)


def part(op: Op[Any], f: Frame) -> Frame:
    """The frame of an op that carries on for f: same player, same card. It finds f's memory (what a reaction is
    about), unless it has a memory of its own."""
    mem = f.mem
    if mem and op.own_memory:
        mem = ()
    return Frame(op, f.me, f.src, mem)


def part_can(s: State, op: Op[Any], f: Frame) -> bool:
    """Could `part(op, f)` be done now?"""
    return op.can(s, part(op, f) if f.mem and op.own_memory else f)


def choosing(s: State) -> list[Frame]:
    """The open question and, where it is a secret choice, the frames of the others who make it too, complete or not."""
    found = [s.waiting]
    op = s.waiting.op
    if op.secret:
        for f in reversed(s.stack):
            if f.op is not op:
                break
            found.append(f)
    return found


def open_frames(s: State) -> list[Frame]:
    """The questions that may be answered now: one, or several at a secret choice."""
    if s.over:
        return []
    return [f for f in choosing(s) if f is s.waiting or f.op.options(s, f)]


def pending(s: State) -> list[int]:
    """Who may answer now: one seat, or everybody still to answer a secret simultaneous choice."""
    return [f.me for f in open_frames(s)]


def question_of(s: State, seat: int) -> Frame | None:
    """The question that the seat may answer now."""
    for f in open_frames(s):
        if f.me == seat:
            return f
    return None


def answers_of(s: State, seat: int) -> tuple[int, ...]:
    """What the seat has answered so far to the open secret choice: for its own view."""
    for f in choosing(s):
        if f.me == seat and f.op.secret:
            return f.mem
    return ()


def same_choice(one: State, two: State) -> bool:
    """Do two moments of a game belong to one secret choice, still under way? What comes after it is then the same."""
    op = one.waiting.op
    return op.secret and op is two.waiting.op and _after(one) is _after(two)


def _after(s: State) -> Frame | None:
    place = len(s.stack) - len(choosing(s))
    return s.stack[place] if place >= 0 else None


def turn_to(s: State, seat: int) -> None:
    """Let the seat be the next to answer, where it may answer at all: the order of secret answers changes nothing."""
    f = question_of(s, seat)
    if f is not None and f is not s.waiting:
        s.stack[s.stack.index(f)] = s.waiting
        _ask(s, f)


def forget_answers(s: State, seat: int | None) -> None:
    """For `determinize`: what all others than the seat have answered so far to the open secret choice is forgotten."""
    if not s.waiting.op.secret:
        return
    for place in range(len(s.stack) - len(choosing(s)) + 1, len(s.stack)):
        f = s.stack[place]
        if f.me != seat:
            s.stack[place] = Frame(f.op, f.me, f.src)
    f = s.waiting
    if f.me != seat:
        _ask(s, Frame(f.op, f.me, f.src))


def _ask(s: State, f: Frame) -> None:
    s.waiting = f
    s.player = f.me
    s.legal = f.op.options(s, f)


def playout(s: State, rng: int) -> int:
    """Random play to the end; returns the number of decisions."""
    n = 0
    x: i64 = rng
    while not s.over:
        x = MWC * (x & 0xFFFFFFFF) + (x >> 32)
        legal = s.legal
        s.apply(legal[(((x & 0xFFFFFFFF) ^ (x >> 32)) * len(legal)) >> 32])
        n += 1
    return n

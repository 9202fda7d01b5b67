"""Cards that listen: triggers ("each time"), modifiers ("costs 1 less"), replacements ("instead of"), abilities.

Declared as data on the card. Each card kind with a hook gets one bit; a player keeps a mask of the bits that are live
for them, so finding the listeners of an event is one `&`."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.compat import mypyc_attr
from clio.engine.kernel import Cond, Frame, NOTHING, Number, Op, State

ALWAYS: Final = 0
TURN: Final = 1  # once per turn
ROUND: Final = 2  # once per round
GAME: Final = 3  # once per game


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """What a card waits for: a limit and a condition, both optional."""

    def __init__(self, limit: int = ALWAYS, when: Cond[Any] | None = None) -> None:
        self.limit = limit
        self.when = when

    def parts(self) -> tuple[Op[Any], ...]:
        return ()


class On(Hook):
    """When one of the events happens to me: op. `lasts` = the text says "this round", so that a card only drawn or
    copied keeps listening until its owner is done."""

    def __init__(
        self, events: int | tuple[int, ...], op: Op[Any], limit: int = ALWAYS, when: Cond[Any] | None = None,
        lasts: bool = False,
    ) -> None:
        super().__init__(limit, when)
        self.events: tuple[int, ...] = (events,) if isinstance(events, int) else events
        self.op = op
        self.lasts = lasts

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.op,)


class Modify(Hook):
    """Add n to the answer of a question ("what does a Province cost me?")."""

    def __init__(
        self, question: int, n: int, limit: int = ALWAYS, when: Cond[Any] | None = None, lasts: bool = False
    ) -> None:
        super().__init__(limit, when)
        self.question = question
        self.n = n
        self.lasts = lasts


class Rating(Hook):
    """Add a number computed from the state to the answer of a question ("strength", "culture per turn")."""

    def __init__(self, question: int, number: Number[Any], when: Cond[Any] | None = None) -> None:
        super().__init__(ALWAYS, when)
        self.question = question
        self.number = number


class Instead(Hook):
    """When the event is about to happen to me: op instead (the oldest declaration first)."""

    def __init__(self, event: int, op: Op[Any]) -> None:
        super().__init__()
        self.event = event
        self.op = op

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.op,)


class Ability(Hook):
    """An action the card offers while it is live."""

    def __init__(self, op: Op[Any], limit: int = TURN, when: Cond[Any] | None = None) -> None:
        super().__init__(limit, when)
        self.op = op

    def parts(self) -> tuple[Op[Any], ...]:
        return (self.op,)


class Listener:
    """One hook of one card kind: the kind's bit in `live`, the hook's own bit in `spent` (0 without a limit)."""

    __slots__ = ("bit", "hook", "kind", "mark")

    def __init__(self, kind: int, bit: int, mark: int, hook: Hook) -> None:
        self.kind = kind
        self.bit = bit
        self.mark = mark
        self.hook = hook


class Hooks:
    """Tables built once from the declarations: which card kinds listen to what. A kind declares at most one hook per
    event or question."""

    def __init__(self, events: int, questions: int) -> None:
        self.bits: dict[int, int] = {}  # card kind -> its bit
        self.listening = [0] * events
        self.on: list[list[Listener]] = [[] for _ in range(events)]
        self.answering = [0] * questions
        self.answers: list[list[Listener]] = [[] for _ in range(questions)]
        self.replacing = [0] * events
        self.instead: list[list[Listener]] = [[] for _ in range(events)]
        self.able = 0
        self.abilities: list[Listener] = []
        self.limited = [0, 0, 0, 0]  # per limit: the bits of `spent` that it governs
        self.marks: dict[int, int] = {}  # card kind -> the bits of `spent` of its limited hooks
        self.given = 0  # bits of `spent` given out

    def declare(self, kind: int, *hooks: Hook) -> None:
        bit = self.bits.setdefault(kind, 1 << len(self.bits))
        for hook in hooks:
            mark = 0
            if hook.limit:
                mark = 1 << self.given
                self.given += 1
                self.limited[hook.limit] |= mark
                self.marks[kind] = self.marks.get(kind, 0) | mark
            listener = Listener(kind, bit, mark, hook)
            if isinstance(hook, On):
                for event in hook.events:
                    self.listening[event] |= bit
                    self.on[event].append(listener)
            elif isinstance(hook, Instead):
                self.replacing[hook.event] |= bit
                self.instead[hook.event].append(listener)
            elif isinstance(hook, Ability):
                self.able |= bit
                self.abilities.append(listener)
            elif isinstance(hook, Modify | Rating):
                self.answering[hook.question] |= bit
                self.answers[hook.question].append(listener)

    def bit(self, kind: int) -> int:
        """The bit of a card kind, 0 if it does not listen to anything."""
        return self.bits.get(kind, 0)

    def due(self, s: State, me: int, event: int, live: int, spent: int, arg: int = -1) -> list[Listener]:
        """Who reacts to the event, in order of declaration."""
        out: list[Listener] = []
        mask = live & self.listening[event]
        if mask:
            for listener in self.on[event]:
                if mask & listener.bit and self.free(s, listener, me, spent, arg):
                    out.append(listener)
        return out

    def emit(self, s: State, me: int, event: int, live: int, spent: int, arg: int = -1) -> int:
        """Push the reactions to an event, the first declared on top; `arg`, what the event is about, goes into the
        memory of those without a memory of their own. Returns the new `spent`: a limited hook is spent when pushed,
        not when resolved, or it would fire twice."""
        if not live & self.listening[event]:
            return spent
        due = self.due(s, me, event, live, spent, arg)
        for i in range(len(due) - 1, -1, -1):
            listener = due[i]
            hook = listener.hook
            assert isinstance(hook, On)
            spent |= listener.mark
            s.push(hook.op, me, listener.kind, () if arg < 0 or hook.op.own_memory else (arg,))
        return spent

    def free(self, s: State, listener: Listener, me: int, spent: int, arg: int) -> bool:
        """Neither spent nor held back by its condition."""
        hook = listener.hook
        if spent & listener.mark:
            return False
        when = hook.when
        return when is None or when.holds(s, Frame(NOTHING, me, listener.kind, () if arg < 0 else (arg,)))

    def ask(self, s: State, me: int, question: int, live: int, spent: int, base: int, arg: int = -1) -> int:
        """base plus what the live cards add. Clamping is the rule's job. `arg`: what the question is about."""
        mask = live & self.answering[question]
        if mask:
            for listener in self.answers[question]:
                if mask & listener.bit and self.free(s, listener, me, spent, arg):
                    hook = listener.hook
                    if isinstance(hook, Modify):
                        base += hook.n
                    elif isinstance(hook, Rating):
                        base += hook.number.value(s, Frame(NOTHING, me, listener.kind, () if arg < 0 else (arg,)))
        return base

    def use_up(self, s: State, me: int, question: int, live: int, spent: int, arg: int = -1) -> int:
        """The question was not only asked but acted upon: the limited modifiers that answered are spent."""
        used = spent
        for listener in self.answers[question]:
            if live & listener.bit and self.free(s, listener, me, spent, arg):
                used |= listener.mark
        return used

    def spend(self, listener: Listener, spent: int) -> int:
        """The ability is used: until its limit is renewed it is not offered again."""
        return spent | listener.mark

    def replaced(self, event: int, live: int) -> Op[Any] | None:
        """What happens instead of the event, if anything."""
        mask = live & self.replacing[event]
        if mask:
            for listener in self.instead[event]:
                if mask & listener.bit:
                    hook = listener.hook
                    assert isinstance(hook, Instead)
                    return hook.op
        return None

    def offered(self, s: State, me: int, live: int, spent: int) -> list[Listener]:
        """The abilities that could be used now."""
        out: list[Listener] = []
        if live & self.able:
            for listener in self.abilities:
                if live & listener.bit and self.free(s, listener, me, spent, -1):
                    hook = listener.hook
                    assert isinstance(hook, Ability)
                    if hook.op.can(s, Frame(hook.op, me, listener.kind)):
                        out.append(listener)
        return out

    def renew(self, spent: int, limit: int) -> int:
        """A turn or round is over: hooks of that limit (and shorter) may fire again."""
        for i in range(TURN, limit + 1):
            spent &= ~self.limited[i]
        return spent

"""Sentences from ops. An op gives a verb and an object; the sentence around it asks for a form of the verb.

A language of a game registers one writer per op, condition and number class: `@LANG.takes("gain", Gain)` for what the
verb applies to, `@LANG.writes(If)` for a clause that is more than verb and object. Everything a card says comes from
its declaration through these writers; a class without a writer is a KeyError, never a silence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from clio.engine import passages
from clio.engine.control import Choose, If, May, Repeat, Seq
from clio.engine.hooks import Hook
from clio.engine.kernel import Cond, Number, Op

IMPERATIVE: Final = 0  # "gain 1 Gold", "gagnez 1 Or"
INFINITIVE: Final = 1  # "(to) gain 1 Gold", "(pour) gagner 1 Or"
THIRD: Final = 2  # "(your opponent) gains 1 Gold", "(votre adversaire) gagne 1 Or"
YOU: Final = 3  # after a third person: "you gain 1 Gold", "vous gagnez 1 Or"

Verb = tuple[str, str, str]  # imperative, infinitive, third person; "you" goes before the imperative
Thing = Op[Any] | Cond[Any] | Number[Any] | Hook
Writer = Callable[[Any, int], str]
Taker = Callable[[Any], str]
W = TypeVar("W", bound=Writer)
T = TypeVar("T", bound=Taker)


class Language:
    """The words of one language and who writes what in it.

    Patterns every language has: you, other, give_other, and, or, then, in_order_to, at_the_price, choose, or_else, if,
    if_after, else, or_amount, fallback, may, repeat."""

    def __init__(self, code: str, verbs: dict[str, Verb], patterns: dict[str, str]) -> None:
        self.code = code
        self.verbs = verbs
        self.patterns = patterns
        self.takers: dict[type, tuple[str, Taker]] = {}
        self.writers: dict[type, Writer] = {
            Seq: self._seq, Choose: self._choose, If: self._if, May: self._may, Repeat: self._repeat,
        }

    def takes(self, verb: str, *classes: type) -> Callable[[T], T]:
        """Decorator: these ops are this verb, and the function writes what it applies to. Neighbours of one verb are
        merged: "gain 1 Gold and 1 Victory Point"."""

        def register(taker: T) -> T:
            for cls in classes:
                self.takers[cls] = (verb, taker)
            return taker

        return register

    def writes(self, *classes: type) -> Callable[[W], W]:
        """Decorator: this function writes the whole clause of these classes."""

        def register(writer: W) -> W:
            for cls in classes:
                self.writers[cls] = writer
            return writer

        return register

    def knows(self, thing: Thing) -> bool:
        return type(thing) in self.takers or type(thing) in self.writers

    def write(self, thing: Thing, form: int = IMPERATIVE) -> str:
        """An op as a clause, a condition or number as its phrase, a hook as its sentence. KeyError without a writer."""
        if isinstance(thing, Op) and type(thing) in self.takers:
            return self._clause([thing], form)
        return self.writers[type(thing)](thing, form)

    def verb(self, name: str, form: int) -> str:
        if form == YOU:
            return self.patterns["you"].format(what=self.verbs[name][IMPERATIVE])
        return self.verbs[name][form]

    def say(self, key: str, **parts: object) -> str:
        return self.patterns[key].format(**parts)

    def join(self, parts: list[str], key: str = "and") -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.patterns[key] + parts[-1]

    # ------------------------------------------------------------------ what a game tells about its ops
    def is_price(self, op: Op[Any]) -> bool:
        return bool(op.cost_of())

    def is_others(self, op: Op[Any]) -> bool:
        """The subject of the sentence is another player."""
        return False

    def is_long(self, op: Op[Any]) -> bool:
        """A step of its own, after or before which one says "then"."""
        return False

    def number_of(self, op: Op[Any]) -> int:
        """The number in "gain 2 Gold", 0 where there is none."""
        return 0

    def is_alike(self, one: Op[Any], two: Op[Any]) -> bool:
        """Equal but for the number, so that "gain 1 Gold, or 2 if ..." says it."""
        return False

    def is_failure(self, cond: Cond[Any]) -> bool:
        """The condition says that the other branch is impossible: "do B; if you cannot, do A"."""
        return False

    # ------------------------------------------------------------------ sequences
    def _seq(self, op: Seq, form: int) -> str:
        """Prices first: "pay X to gain Y and Z", or "pay X: your opponent gains Y"; otherwise the steps in order."""
        n = 0
        while n < len(op.ops) and self.is_price(op.ops[n]):
            n += 1
        prices, rest = list(op.ops[:n]), list(op.ops[n:])
        if not prices or not rest:
            return self._steps(list(op.ops), form)
        paid = passages.paid(self._steps(prices, form))
        if form != INFINITIVE and any(self.is_others(part) for part in rest):
            return self.say("at_the_price", paid=paid, got=self._steps(rest, IMPERATIVE))
        return self.say("in_order_to", paid=paid, got=self._steps(rest, INFINITIVE))

    def _steps(self, ops: list[Op[Any]], form: int) -> str:
        """Several steps in one breath. After "your opponent gains", the player is named: "and you gain"."""
        said: list[str] = []
        for group in self._groups(ops):
            last = group[-1]
            if isinstance(last, If) and len(group) == 2:
                said.append(self._once_more(group[0], last, form))
            else:
                said.append(self._clause(group, form))
            if self.is_others(group[0]) and form == IMPERATIVE:
                form = YOU
        long = len(said) == 2 and any(self.is_long(op) for op in ops)
        return self.join(said, "then" if long else "and")

    def _groups(self, ops: list[Op[Any]]) -> list[list[Op[Any]]]:
        """Neighbours that are said together: those of one verb and subject; "do X" and "if ..., do X again"."""
        out: list[list[Op[Any]]] = []
        for op in ops:
            last = out[-1][-1] if out else None
            if last is not None and (self._same_verb(last, op) or self._is_again(last, op)):
                out[-1].append(op)
            else:
                out.append([op])
        return out

    def _same_verb(self, one: Op[Any], two: Op[Any]) -> bool:
        first, second = self.takers.get(type(one)), self.takers.get(type(two))
        if first is None or second is None or first[0] != second[0]:
            return False
        return self.is_others(one) == self.is_others(two)

    def _is_again(self, one: Op[Any], two: Op[Any]) -> bool:
        return isinstance(two, If) and two.other is None and self.is_alike(one, two.then)

    def _once_more(self, op: Op[Any], more: If, form: int) -> str:
        n = self.number_of(op) + self.number_of(more.then)
        return self.say("or_amount", what=self.write(op, form), n=n, cond=self.write(more.cond))

    def _clause(self, group: list[Op[Any]], form: int) -> str:
        op = group[0]
        if type(op) not in self.takers:
            return self.write(op, form)
        verb = self.takers[type(op)][0]
        objects = self.join([self.takers[type(part)][1](part) for part in group])
        if self.is_others(op):
            if form == INFINITIVE:
                return self.say("give_other", what=objects)
            return self.say("other", what=f"{self.verb(verb, THIRD)} {objects}")
        return f"{self.verb(verb, form)} {objects}"

    # ------------------------------------------------------------------ choices and conditions
    def _choose(self, op: Choose, form: int) -> str:
        """Numbered, as in the notation of the answer: "choose 1"."""
        branches = [f"({i}) {self.write(branch, form)}" for i, branch in enumerate(op.branches, 1)]
        return self.say("choose", branches=self.patterns["or_else"].join(branches))

    def _if(self, op: If, form: int) -> str:
        cond = self.write(op.cond)
        if op.other is None:
            return self.say("if" if form != INFINITIVE else "if_after", cond=cond, what=self.write(op.then, form))
        other = self.write(op.other, form)
        if self.is_alike(op.then, op.other):
            return self.say("or_amount", what=other, n=self.number_of(op.then), cond=cond)
        then = self.write(op.then, form)
        if self.is_failure(op.cond):
            return self.say("fallback", what=other, other=then)
        return self.say("else", cond=cond, what=then, other=other)

    def _may(self, op: May, form: int) -> str:
        return self.say("may", what=self.write(op.op, INFINITIVE))

    def _repeat(self, op: Repeat, form: int) -> str:
        times = str(op.times) if isinstance(op.times, int) else self.write(op.times)
        return self.say("repeat", what=self.write(op.op, form), times=times)


"""Sentences from ops. An op gives a verb and an object; the sentence around it asks for a form of the verb.

A language of a game registers one writer per op, condition and number class: `@LANG.writes(Gain)`. Everything a card
says comes from its declaration through these writers; a card with an op that has no writer does not load in tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from clio.engine.control import Choose, If, May, Repeat, Seq, UpTo
from clio.engine.kernel import Cond, Number, Op

IMPERATIVE: Final = 0  # "gain 1 Gold", "gagnez 1 Or"
INFINITIVE: Final = 1  # "(to) gain 1 Gold", "(pour) gagner 1 Or"
THIRD: Final = 2  # "(your opponent) gains 1 Gold", "(votre adversaire) gagne 1 Or"
YOU: Final = 3  # after a third person: "you gain 1 Gold", "vous gagnez 1 Or"

Verb = tuple[str, str, str, str]  # its four forms
Writer = Callable[[Any, int], str]
W = TypeVar("W", bound=Writer)


class Language:
    """The words of one language and who writes what in it."""

    def __init__(self, code: str, verbs: dict[str, Verb], patterns: dict[str, str]) -> None:
        self.code = code
        self.verbs = verbs
        self.patterns = patterns
        self.writers: dict[type, Writer] = {
            Seq: self._seq, Choose: self._choose, If: self._if, May: self._may, UpTo: self._up_to, Repeat: self._repeat,
        }

    def writes(self, *classes: type) -> Callable[[W], W]:
        """Decorator: this function writes these classes."""

        def register(writer: W) -> W:
            for cls in classes:
                self.writers[cls] = writer
            return writer

        return register

    def knows(self, thing: object) -> bool:
        return type(thing) in self.writers

    def write(self, thing: Op[Any] | Cond[Any] | Number[Any], form: int = IMPERATIVE) -> str:
        """An op as a clause (a condition or number as its phrase); KeyError without a writer."""
        return self.writers[type(thing)](thing, form)

    def sentence(self, op: Op[Any]) -> str:
        return capital(self.write(op)) + "."

    def verb(self, name: str, form: int) -> str:
        return self.verbs[name][form]

    def say(self, key: str, **parts: object) -> str:
        return self.patterns[key].format(**parts)

    def join(self, parts: list[str], key: str = "and") -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.patterns[key] + parts[-1]

    def is_price(self, op: Op[Any]) -> bool:
        return bool(op.cost_of())

    # ------------------------------------------------------------------ control ops
    def _seq(self, op: Seq, form: int) -> str:
        """Prices first: "pay X to gain Y and Z"; otherwise "do X and do Y"."""
        prices = [part for part in op.ops if self.is_price(part)]
        rest = list(op.ops[len(prices) :])
        if prices and rest and list(op.ops[: len(prices)]) == prices:
            paid = self.join([self.write(part, form) for part in prices])
            return self.say("in_order_to", paid=paid, got=self.parts(rest, INFINITIVE))
        return self.parts(list(op.ops), form)

    def parts(self, ops: list[Op[Any]], form: int) -> str:
        """Several steps in one breath. Languages of games override it to merge neighbours of one verb."""
        return self.join([self.write(part, form) for part in ops], "then")

    def _choose(self, op: Choose, form: int) -> str:
        return self.join([self.write(branch, form) for branch in op.branches], "or")

    def _if(self, op: If, form: int) -> str:
        what = self.say("if", cond=self.write(op.cond), what=self.write(op.then, form))
        if op.other is None:
            return what
        return self.say("else", what=what, other=self.write(op.other, form))

    def _may(self, op: May, form: int) -> str:
        return self.say("may", what=self.write(op.op, INFINITIVE))

    def _up_to(self, op: UpTo, form: int) -> str:
        return self.say("up_to", n=op.n, what=self.write(op.op, form))

    def _repeat(self, op: Repeat, form: int) -> str:
        times = str(op.times) if isinstance(op.times, int) else self.write(op.times)
        return self.say("repeat", what=self.write(op.op, form), times=times)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]

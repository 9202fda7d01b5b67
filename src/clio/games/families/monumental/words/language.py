"""What the shared ops tell all languages: how amounts are said, what is long, what is counted."""

from __future__ import annotations

from typing import Any

from clio.engine import passages
from clio.engine.kernel import Op
from clio.engine.text import Language, Verb
from clio.games.families.monumental.ops.resources import Convert, Gain, GainBasic, GainDifferent, GainSame
from clio.games.families.monumental.words.nouns import Noun
from clio.words import GRAMMARS


class FamilyLanguage(Language):
    """`nouns`, `ids`: by resource; `happenings`: by event of the cardbook, what "you" do; patterns "price.*" by
    question. `LONG`: steps of their own; `COUNTED`: ops with a number."""

    LONG: tuple[type, ...] = (Convert,)
    COUNTED: tuple[type, ...] = (Gain, GainBasic, GainDifferent, GainSame)

    def __init__(
        self, code: str, verbs: dict[str, Verb], patterns: dict[str, str], nouns: tuple[Noun, ...],
        ids: tuple[str, ...], happenings: dict[int, str],
    ) -> None:
        super().__init__(code, verbs, patterns)
        self.nouns = nouns
        self.ids = ids
        self.happenings = happenings

    # ------------------------------------------------------------------ nouns
    def is_plural(self, n: int) -> bool:
        return GRAMMARS[self.code].is_plural(n)

    def number(self, noun: Noun, n: int) -> str:
        """ "2 cards"."""
        return f"{n} {noun[self.is_plural(n)]}"

    def amount(self, res: int, n: int) -> str:
        """ "2 Victory Points"."""
        return passages.amount(self.ids[res], n, self.number(self.nouns[res], n))

    # ------------------------------------------------------------------ what the engine asks of ops
    def is_long(self, op: Op[Any]) -> bool:
        return isinstance(op, self.LONG)

    def number_of(self, op: Op[Any]) -> int:
        n = getattr(op, "n", 0) if isinstance(op, self.COUNTED) else 0
        return n if isinstance(n, int) else 0

    def is_alike(self, one: Op[Any], two: Op[Any]) -> bool:
        if type(one) is not type(two) or not self.number_of(one) or not self.number_of(two):
            return False
        return not isinstance(one, Gain) or not isinstance(two, Gain) or one.res == two.res

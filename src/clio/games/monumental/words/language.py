"""What the ops of the game tell both languages: who acts, what is long, how hooks and lines of Automa cards become
sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, TypeVar

from clio.engine.control import May, Players, Repeat
from clio.engine.hooks import TURN, Modify, On
from clio.engine.kernel import Op
from clio.engine.text import IMPERATIVE, INFINITIVE, THIRD, Verb
from clio.games.families.monumental.words.language import FamilyLanguage
from clio.games.families.monumental.words.nouns import Noun
from clio.games.monumental.cardbook import (
    AGGRESSIVE, ARCHITECTURAL, COAST, CULTURAL, ECONOMIC, PORT, SCIENTIFIC,
)
from clio.games.monumental.ops.city import DrawUse, GainRevolt, LookTop
from clio.games.monumental.rules.automa import Part
from clio.games.monumental.view.types import RESOURCE_IDS

COASTAL = (COAST, PORT)  # what a coastal Province is (MON-TERR-03)
TYPE_IDS = {
    ARCHITECTURAL: "architectural", AGGRESSIVE: "aggressive", CULTURAL: "cultural", SCIENTIFIC: "scientific",
    ECONOMIC: "economic",
}
T = TypeVar("T", bound=Callable[[Any], str])


class WorldLanguage(FamilyLanguage):
    """`types`: of Warlords; `the`: a card by its kind, with its article; `people`: who the players of an effect are, as
    the subject of its sentence."""

    LONG = (*FamilyLanguage.LONG, DrawUse, LookTop, May)

    def __init__(
        self, code: str, verbs: dict[str, Verb], patterns: dict[str, str], nouns: tuple[Noun, ...],
        happenings: dict[int, str], types: tuple[str, ...], the: Callable[[int], str],
    ) -> None:
        super().__init__(code, verbs, patterns, nouns, RESOURCE_IDS, happenings)
        self.types = types
        self.the = the
        self.people: dict[type, Callable[[Any], str]] = {}
        self.writers[On] = self._on
        self.writers[Modify] = self._modify
        self.writers[Repeat] = self._repeat_each

    # ------------------------------------------------------------------ whom it concerns
    def calls(self, *classes: type) -> Callable[[T], T]:
        """Decorator: this function says who these players are."""

        def register(namer: T) -> T:
            for cls in classes:
                self.people[cls] = namer
            return namer

        return register

    def who(self, players: Players) -> str:
        return self.people[type(players)](players)

    def is_others(self, op: Op[Any]) -> bool:
        return isinstance(op, GainRevolt) and op.players is not None

    def _clause(self, group: list[Op[Any]], form: int) -> str:
        """Others than "you" are named: "its previous controller gains a Revolt"."""
        op = group[0]
        if isinstance(op, GainRevolt) and op.players is not None:
            verb, taker = self.takers[GainRevolt]
            return f"{self.who(op.players)} {self.verb(verb, THIRD)} {taker(op)}"
        return super()._clause(group, form)

    # ------------------------------------------------------------------ hooks
    def _on(self, hook: On, form: int) -> str:
        """ "the first time each turn that you conquer a Province with your Warlord, gain 1 Gold"."""
        event = self.join([self.happenings[event] for event in hook.events], "or")
        if hook.when is not None:
            event = f"{event} {self.write(hook.when)}"
        key = "on.first" if hook.limit == TURN else "on"
        return self.say(key, event=event, what=self.write(hook.op, IMPERATIVE))

    def _modify(self, hook: Modify, form: int) -> str:
        return self.say("this_turn", what=self.standing(hook)) if hook.lasts else self.standing(hook)

    def standing(self, hook: Modify) -> str:
        """What holds, apart from how long: "Provinces you conquer have 1 less in defence"."""
        if hook.when is not None:
            raise KeyError(type(hook.when))
        return self.say(f"price.{hook.question}" + (".first" if hook.limit == TURN else ""), n=abs(hook.n))

    def _repeat_each(self, op: Repeat, form: int) -> str:
        """ "gain 1 basic resource for every 3 Provinces you control"."""
        if isinstance(op.times, int):
            return self._repeat(op, form)
        return f"{self.write(op.op, form)} {self.write(op.times)}"

    # ------------------------------------------------------------------ Automa cards
    def part(self, part: Op[Any]) -> str:
        """One line of a card with its price: "pay 2 Gold to develop a Policy"."""
        what = self.write(part, INFINITIVE)
        return self.say("automa.pay", n=gold_of(part), what=what) if gold_of(part) else what

    def type_name(self, part: Op[Any]) -> str:
        """The type of Warlord that a line is for; nothing for all."""
        return self.types[type_of(part)] if type_of(part) >= 0 else ""

    def lines(self, parts: Iterable[Op[Any]]) -> list[str]:
        """The parts of a card, those for one type of Warlord together."""
        out = []
        for type, group in groupby(parts, key=type_of):
            what = self.patterns["automa.next"].join(self.together(list(group)))
            out.append(what if type < 0 else self.say("automa.type", type=self.types[type], what=what))
        return out

    def times(self, what: str, n: int) -> str:
        """ "twice", "3 times"."""
        return self.say("automa.twice" if n == 2 else "automa.times", what=what, n=n)

    def together(self, parts: list[Op[Any]]) -> list[str]:
        """ "develop a Policy, then again for 3 Gold"; "build a section of a Wonder, twice"."""
        out: list[str] = []
        before = ""
        for (what, gold), group in groupby((self.write(part, INFINITIVE), gold_of(part)) for part in parts):
            n = len(list(group))
            text = what
            if gold:
                text = self.say("automa.again" if what == before else "automa.pay", n=gold, what=what)
            if n > 1:
                text = self.times(text, n)
            if gold and what == before:
                out[-1] += text
            else:
                out.append(text)
            before = what
        return out


def gold_of(part: Op[Any]) -> int:
    return part.gold if isinstance(part, Part) else 0


def type_of(part: Op[Any]) -> int:
    return part.type if isinstance(part, Part) else -1

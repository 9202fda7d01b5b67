"""What the ops and formulas of the cards tell both languages: figures, whose they are, how hooks become sentences."""

from __future__ import annotations

from typing import Any

from clio.engine import passages
from clio.engine.control import Choose, ForEach, ForPlayer, If, May, Players
from clio.engine.hooks import ALWAYS, Ability, Instead, Modify, On, Rating
from clio.engine.kernel import Number, Op
from clio.engine.text import IMPERATIVE, INFINITIVE, THIRD, YOU, Language, Verb
from clio.games.through_the_ages.cardbook import (
    CULTURE_RATING, SCIENCE_RATING, STRENGTH_RATING, TYPES, UNITS, URBAN,
)
from clio.games.through_the_ages.ops import numbers as N
from clio.games.through_the_ages.ops import powers as W
from clio.games.through_the_ages.ops.build import IncreasePopulation
from clio.games.through_the_ages.ops.develop import LeaveLeader
from clio.games.through_the_ages.words.nouns import Noun

YOURS = 0  # the figures of the sentence are the reader's: "your science rating"
THEIRS = 1  # those of a civilization named before: "its science rating"
SYMBOLS = {SCIENCE_RATING: 0, CULTURE_RATING: 1, STRENGTH_RATING: 2}  # places in `symbols`; happiness is 3
GOOD_IDS = ("food", "resources", "science", "culture")  # as the view calls them
SYMBOL_IDS = ("science", "culture", "strength", "happiness")
LISTS = (N.ByRank, N.ImpactWonders)  # numbers that are neither a rate nor a quantity but a table


def rate(number: Number[Any]) -> str:
    """The figure before "for each ..."; empty for a number that is a quantity by itself."""
    match number:
        case N.PerBuilding() | N.Pairs() | N.PerUnitType() | N.ImpactPopulation():
            return str(number.n)
        case N.ImpactTechnology() | N.ImpactVariety():
            return str(number.n)
        case N.HappySymbols() | N.PartDiscontent():
            return "1"
        case N.Colonies():
            return str(number.first)
        case N.PerWorker():
            return str(number.rural)
        case N.ImpactGovernment():
            return str(number.civil)
        case N.PerStronger():
            return "/".join(str(n) for n in number.by_players)
        case N.Rated() if number.times > 1 or number.what == N.DISCONTENT:
            return str(number.times)
    return ""


class AgesLanguage(Language):
    """`goods`: food, resources, science points, culture points; `symbols`: science, culture, strength, happiness;
    `happenings`: when a card reacts, by event of the cardbook; `mine`: possessives by number and gender, each for
    YOURS and THEIRS; `signs`: what is counted besides goods and has a symbol. Patterns "ask.*" are by question."""

    def __init__(
        self, code: str, verbs: dict[str, Verb], patterns: dict[str, str], goods: tuple[Noun, ...],
        symbols: tuple[str, ...], happenings: dict[int, str], mine: dict[str, tuple[str, str]],
        signs: dict[Noun, str],
    ) -> None:
        super().__init__(code, verbs, patterns)
        self.goods = goods
        self.symbols = symbols
        self.signs = dict(zip(goods, GOOD_IDS, strict=True)) | signs
        self.happenings = happenings
        self.possessives = mine
        self.about = YOURS
        self.question = -1  # the one that the number being written answers
        self.writers.update({
            ForEach: self._for_players, ForPlayer: self._for_players, On: self._on, Modify: self._modify,
            Rating: self._rating, Ability: self._ability, Instead: self._instead, W.Use: self._use,
        })

    # ------------------------------------------------------------------ figures
    def number(self, noun: Noun, n: int | str) -> str:
        """ "2 cards", "6/3/2 resources"."""
        text = f"{n} {noun[str(n).lstrip('+-') not in self.singular]}"
        return passages.amount(self.signs[noun], n, text) if noun in self.signs else text

    def symbol(self, which: int, n: int | str) -> str:
        """ "+1 culture"; `which` as in `symbols`."""
        return passages.amount(SYMBOL_IDS[which], n, f"{n} {self.symbols[which]}")

    def less(self, what: int, n: int) -> str:
        """ "2 resources" that something costs less."""
        noun = self.goods[what]
        return passages.amount(self.signs[noun], -n, f"{n} {noun[str(n) not in self.singular]}")

    @property
    def singular(self) -> tuple[str, ...]:
        return ("1",) if self.code == "en" else ("0", "1")

    def amount(self, what: int, n: int) -> str:
        return self.number(self.goods[what], n)

    def quantity(self, noun: Noun, n: int | Number[Any]) -> str:
        """ "3 food", "2 culture points for each colony", "culture points equal to its science rating"."""
        if isinstance(n, int):
            return self.number(noun, n)
        each = rate(n)
        if each:
            return f"{self.number(noun, each)} {self.write(n)}"
        if isinstance(n, LISTS):
            return self.say("some", what=noun[1], number=self.write(n))
        key = "equal.mass" if noun[0] == noun[1] else "equal"
        return self.say(key, what=noun[1], number=self.to(self.write(n)))

    def mine(self, key: str) -> str:
        """ "your" or "its", by number and gender of what is owned."""
        return self.possessives[key][self.about]

    def to(self, phrase: str) -> str:
        """The number after "equal": a language may join article and preposition."""
        return phrase

    def subject(self, players: Players) -> str:
        """ "each civilization"; KeyError without a writer."""
        return self.writers[type(players)](players, THIRD)

    # ------------------------------------------------------------------ players
    def _for_players(self, op: ForEach | ForPlayer, form: int) -> str:
        """ "each civilization gains 2 food": from here on the figures are those of the civilization."""
        before, self.about = self.about, THEIRS
        try:
            return f"{self.subject(op.players)} {self.write(op.op, THIRD)}"
        finally:
            self.about = before

    def is_price(self, op: Op[Any]) -> bool:
        return isinstance(op, LeaveLeader)

    def is_others(self, op: Op[Any]) -> bool:
        return isinstance(op, ForPlayer)

    def is_long(self, op: Op[Any]) -> bool:
        return isinstance(op, IncreasePopulation)

    # ------------------------------------------------------------------ clauses
    def _steps(self, ops: list[Op[Any]], form: int) -> str:
        """Clauses with subjects of their own stand apart: "the weakest loses ...; the strongest gains ..."."""
        if not any(isinstance(op, ForEach | ForPlayer) for op in ops):
            return super()._steps(ops, form)
        apart = [op for op in ops if isinstance(op, ForEach | ForPlayer)]
        rest = [op for op in ops if not isinstance(op, ForEach | ForPlayer)]
        said = [self.write(op, form) for op in apart]
        if rest:
            said.append(super()._steps(rest, YOU if form == IMPERATIVE else form))
        return self.patterns["apart"].join(said)

    def _choose(self, op: Choose, form: int) -> str:
        """Branches of one verb are one clause: "gain 2 food or 2 resources"."""
        takers = [self.takers.get(type(branch)) for branch in op.branches]
        first = takers[0]
        if first is None or any(taker is None or taker[0] != first[0] for taker in takers):
            return super()._choose(op, form)
        said = [first[1](branch) for branch in op.branches]
        return f"{self.verb(first[0], form)} {self.join(said, 'or')}"

    def _may(self, op: May, form: int) -> str:
        return self.say("it_may" if form == THIRD else "may", what=self.write(op.op, INFINITIVE))

    def _if(self, op: If, form: int) -> str:
        if form == THIRD and op.other is None:
            return self.say("if_after", cond=self.write(op.cond), what=self.write(op.then, form))
        return super()._if(op, form)

    # ------------------------------------------------------------------ hooks
    def _on(self, hook: On, form: int) -> str:
        """ "each time you develop a technology, gain 1 resource"."""
        if hook.when is not None:
            raise KeyError(type(hook.when))
        when = self.join([self.happenings[event] for event in hook.events], "or")
        return self.say("on", when=when, what=self.write(hook.op, IMPERATIVE))

    def _modify(self, hook: Modify, form: int) -> str:
        which = "" if hook.when is None else self.write(hook.when)
        said = self.say(f"ask.{hook.question}", n=abs(hook.n), total=hook.n + 1, which=which)
        return said if hook.limit == ALWAYS else f"{self.patterns[f'limit.{hook.limit}']}, {said}"

    def _ability(self, hook: Ability, form: int) -> str:
        """ "once per turn, for 1 civil action, you may upgrade ..."."""
        op = hook.op
        assert isinstance(op, W.Power)
        when = [self.patterns[key] for key in (f"limit.{hook.limit}", f"cost.{op.cost}") if key in self.patterns]
        several = isinstance(op, W.Use) and len(op.branches) > 1
        what = self.write(op, IMPERATIVE) if several else self.say("may", what=self.write(op, INFINITIVE))
        return ", ".join([*when, what])

    def _use(self, op: W.Use, form: int) -> str:
        """What is free says so, where it is a single thing."""
        if len(op.branches) > 1:
            return self.say("choose", branches=self.patterns["or_else"].join(self.write(b, form) for b in op.branches))
        what = self.write(op.branches[0], form)
        return self.say("for_free", what=what) if op.cost == W.FREE else what

    def _instead(self, hook: Instead, form: int) -> str:
        return self.say(f"instead.{hook.event}", what=self.write(hook.op, INFINITIVE))

    def _rating(self, hook: Rating, form: int) -> str:
        """ "+1 strength for each military unit"; a price is said by its number, which knows the question."""
        number = hook.number
        before, self.question = self.question, hook.question
        try:
            phrase = self.write(number)
        finally:
            self.question = before
        if hook.question not in SYMBOLS:
            return phrase
        which = SYMBOLS[hook.question]
        each = rate(number)
        if each:
            return f"{self.symbol(which, each if each[0] == '-' else '+' + each)} {phrase}"
        return self.say("extra", symbol=self.symbols[which], number=self.to(phrase))


def groups(types: int) -> list[int]:
    """A set of types as masks that have a name: all urban buildings, all units, or one type."""
    found = [whole for whole in (URBAN, UNITS) if types & whole == whole]
    rest = types & ~sum(found)
    single = [1 << t for t in range(TYPES) if rest >> t & 1]
    return sorted(found + single, key=lambda mask: mask & -mask)

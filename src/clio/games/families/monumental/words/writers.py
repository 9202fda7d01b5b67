"""The shared ops in words, as far as the languages do not differ; `en` and `fr` say the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from clio.engine.kernel import Number
from clio.engine.text import Taker, Writer
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.state import BASIC
from clio.games.families.monumental.words.language import FamilyLanguage
from clio.games.families.monumental.words.nouns import Noun


class Writers(ABC):
    """Teaches a language of a game the shared ops. `names`: of the cards; `basic`, `card`: two nouns. The pattern "now"
    of the language is a span of time."""

    def __init__(self, lang: FamilyLanguage, names: list[str], basic: Noun, card: Noun) -> None:
        self.lang = lang
        self.names = names
        self.basic = basic
        self.card = card
        takers: dict[type, tuple[str, Taker]] = {
            resources.Gain: ("gain", self.gain), resources.GainBasic: ("gain", self.basics),
            resources.GainSame: ("gain", self.gain_same), resources.GainDifferent: ("gain", self.gain_different),
            resources.Pay: ("pay", self.pay), resources.PayBasic: ("pay", self.basics),
            resources.PayDifferent: ("pay", self.pay_different), resources.Convert: ("convert", self.convert),
            city.CopyBonus: ("copy", self.copy_bonus), city.CopyPolicy: ("copy", self.copy_policy),
            city.SwapCity: ("swap", self.swap_city),
        }
        writers: dict[type, Writer] = {
            resources.ActivatedCards: self.activated_cards, resources.GainedAtLeast: self.gained_at_least,
            resources.Exchange: self.exchange, city.Archive: self.archive, city.DiscardCity: self.discard_city,
            city.Reinforce: self.reinforce,
        }
        lang.takers.update(takers)
        lang.writers.update(writers)

    # ------------------------------------------------------------------ alike in all languages
    @property
    def now(self) -> str:
        """The span that the effects of a game last: "this round"."""
        return self.lang.patterns["now"]

    def source(self, op: resources.Convert) -> str:
        """What is converted: "3 basic resources", "2 Gold", "2 Military or Gold"."""
        lang = self.lang
        if op.source == BASIC:
            return lang.number(self.basic, op.most)
        others = [lang.nouns[res][1] for res in op.source[1:]]
        return lang.join([lang.amount(op.source[0], op.most), *others], "or")

    def gain(self, op: resources.Gain) -> str:
        lang = self.lang
        return lang.amount(op.res, op.n) if isinstance(op.n, int) else f"{lang.amount(op.res, 1)} {lang.write(op.n)}"

    def pay(self, op: resources.Pay) -> str:
        return self.lang.amount(op.res, op.n)

    def basics(self, op: resources.GainBasic | resources.PayBasic) -> str:
        return self.lang.number(self.basic, op.n)

    def gain_different(self, op: resources.GainDifferent) -> str:
        return self.different(op.n)

    def pay_different(self, op: resources.PayDifferent) -> str:
        return self.different(op.n)

    # ------------------------------------------------------------------ said by each language
    @abstractmethod
    def gain_same(self, op: resources.GainSame) -> str: ...

    @abstractmethod
    def different(self, n: int | Number[Any]) -> str: ...

    @abstractmethod
    def convert(self, op: resources.Convert) -> str: ...

    @abstractmethod
    def activated_cards(self, number: resources.ActivatedCards, form: int) -> str: ...

    @abstractmethod
    def gained_at_least(self, cond: resources.GainedAtLeast, form: int) -> str: ...

    @abstractmethod
    def exchange(self, op: resources.Exchange, form: int) -> str: ...

    @abstractmethod
    def archive(self, op: city.Archive, form: int) -> str: ...

    @abstractmethod
    def discard_city(self, op: city.DiscardCity, form: int) -> str: ...

    @abstractmethod
    def reinforce(self, op: city.Reinforce, form: int) -> str: ...

    @abstractmethod
    def copy_bonus(self, op: city.CopyBonus) -> str: ...

    @abstractmethod
    def copy_policy(self, op: city.CopyPolicy) -> str: ...

    @abstractmethod
    def swap_city(self, op: city.SwapCity) -> str: ...

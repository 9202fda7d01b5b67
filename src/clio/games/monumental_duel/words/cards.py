"""What is written on each card, in both languages, generated from its declaration: what it does, then its bonus. The
words are in `en/` and `fr/`, what they share in `language.py`; the same in signs is `brief.py`."""

from __future__ import annotations

from typing import Any

from clio.engine.kernel import Op
from clio.engine.passages import Passage, passages
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.cardbook import CITY_ACTIVATION, WARLORD_CARD
from clio.games.monumental_duel import cards as cards  # the texts are those of the declared cards
from clio.games.monumental_duel.cardbook import BOOK, FREE_CITY_CARD, ROUND_START
from clio.games.monumental_duel.ops.wonders import DEFENCE
from clio.games.monumental_duel.state import AMBASSADOR, BARRICADE, REVOLT
from clio.games.monumental_duel.words.language import DuelLanguage
from clio.words import sentence

RULES = {BARRICADE: "barricade", REVOLT: "revolt", AMBASSADOR: "ambassador"}  # cards whose rule is no op
TIMINGS = {CITY_ACTIVATION: "during", ROUND_START: "round_start"}
OCCASIONS = {WARLORD_CARD: "advantage", FREE_CITY_CARD: "negotiating"}


class CardText:
    """The cards in one language."""

    def __init__(self, language: DuelLanguage) -> None:
        self.language = language

    def text(self, kind: int) -> str:
        """Effect, then bonus; the output is not part of the text. Empty for a card that only has figures."""
        parts = [*self.effect(kind)]
        bonus = BOOK.bonus[kind]
        if bonus is not None:
            parts.append(sentence(self.language.say("bonus", what=self.language.write(bonus))))
        return " ".join(parts)

    def said(self, kind: int) -> tuple[Passage, ...]:
        """The text in parts."""
        return passages(lambda: self.sentences(kind))

    def sentences(self, kind: int) -> list[tuple[str, str]]:
        bonus = BOOK.bonus[kind]
        said = [("effect", text) for text in self.effect(kind)]
        return said if bonus is None else [*said, ("bonus", sentence(self.language.write(bonus)))]

    def effect(self, kind: int) -> list[str]:
        """The sentences of what the card does while it is yours."""
        out = [sentence(self.language.write(hook)) for hook in BOOK.hooks[kind]]
        if kind in RULES:
            out.append(self.language.say(RULES[kind], n=DEFENCE))
        if BOOK.faces[kind]:
            out += self.faces(kind)
        use = BOOK.use[kind]
        if use is not None:
            out.append(sentence(self.use(kind, use)))
        return out

    def use(self, kind: int, use: Op[Any]) -> str:
        """The effect with what tells when it applies."""
        language = self.language
        key = TIMINGS.get(BOOK.timing[kind])
        if key is not None:
            return language.say(key, what=language.write(use, INFINITIVE))
        key = OCCASIONS.get(BOOK.type[kind])
        return language.write(use) if key is None else language.say(key, what=language.write(use))

    def faces(self, kind: int) -> list[str]:
        """The die table of an Espionage card; faces that do the same share a sentence."""
        faces: dict[str, list[str]] = {}
        for face, op in enumerate(BOOK.faces[kind], 1):
            faces.setdefault(self.language.write(op), []).append(str(face))
        return [
            sentence(self.language.say("face", faces=self.language.join(numbers, "or"), what=what))
            for what, numbers in faces.items()
        ]

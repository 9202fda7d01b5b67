"""What is written on each card and token, in both languages, generated from its declaration. The words are in `en/` and
`fr/`, what they share in `language.py`; the same in signs is `brief.py`."""

from __future__ import annotations

from typing import NamedTuple

from clio.engine.control import Choose
from clio.engine.hooks import Hook, Modify
from clio.engine.passages import Passage, passages
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.cardbook import (
    CITY_ACTIVATION, POLICY_CARD, REVOLT_CARD, WONDER,
)
from clio.games.monumental import cards as cards  # the texts are those of the declared cards
from clio.games.monumental.actions import CHOOSE
from clio.games.monumental.cardbook import (
    BOOK, EXPLORATION_CARD, HERO_CARD, MONSTER_CARD, NATURAL_CARD, PROJECT_CARD, QUEST_CARD,
)
from clio.games.monumental.rules.end import QUEST_POINTS
from clio.games.monumental.state import FRESH_GOLD
from clio.games.monumental.words.language import WorldLanguage
from clio.words import sentence

# What follows the effect, by the type of the card: what it is called, the words before it
LAST = {
    POLICY_CARD: ("bonus", "bonus"), WONDER: ("bonus", "completed"), HERO_CARD: ("dismissal", "dismissal"),
    MONSTER_CARD: ("reward", "reward"),
}
ABILITIES = (NATURAL_CARD, HERO_CARD)  # their effect is used once per turn


class Said(NamedTuple):
    """A sentence of a card: what it tells, the pattern that introduces it in a running text, and itself."""

    of: str
    before: str
    text: str


class CardText:
    """The cards in one language."""

    def __init__(self, language: WorldLanguage) -> None:
        self.language = language

    def text(self, kind: int) -> str:
        """The output is not part of the text. Empty for a card that only has figures."""
        say = self.language.say
        return " ".join(
            sentence(say(said.before, what=said.text) if said.before else said.text) for said in self.parts(kind)
        )

    def said(self, kind: int) -> tuple[Passage, ...]:
        """The text in parts."""
        return passages(lambda: [(said.of, sentence(said.text)) for said in self.parts(kind)])

    def parts(self, kind: int) -> list[Said]:
        if BOOK.type[kind] == EXPLORATION_CARD:
            return [self.token(kind)]
        return [*self.rules(kind), *self.effect(kind), *self.last(kind)]

    # ------------------------------------------------------------------ what ops say
    def effect(self, kind: int) -> list[Said]:
        """What the card does while it is yours, or the attack of a Monster."""
        language = self.language
        found = [Said("effect", "", self.hook(kind, hook)) for hook in BOOK.hooks[kind]]
        start, use = BOOK.start[kind], BOOK.use[kind]
        if start is not None:
            found.append(Said("effect", "", language.say("start", what=language.write(start))))
        if use is None:
            return found
        if BOOK.type[kind] == MONSTER_CARD:
            return [*found, Said("attack", "attack", language.write(use))]
        if BOOK.timing[kind] == CITY_ACTIVATION:
            what = language.say("during", what=language.write(use, INFINITIVE))
        else:
            what = language.write(use)
        return [*found, Said("effect", "once" if BOOK.type[kind] in ABILITIES else "", what)]

    def hook(self, kind: int, hook: Hook) -> str:
        """What a Hero modifies holds as long as he stays."""
        if BOOK.type[kind] == HERO_CARD and isinstance(hook, Modify):
            return self.language.standing(hook)
        return self.language.write(hook)

    def last(self, kind: int) -> list[Said]:
        """Bonus, completion, dismissal, reward; the lines of an Automa card."""
        language = self.language
        bonus = BOOK.bonus[kind]
        found = [Said("part", "", line) for line in language.lines(BOOK.parts[kind])]
        if bonus is not None:
            of, before = LAST[BOOK.type[kind]]
            found.append(Said(of, before, language.write(bonus)))
        return found

    def token(self, kind: int) -> Said:
        """An Exploration token: one of its two gains, or the Monster it reveals."""
        language, use, other = self.language, BOOK.use[kind], BOOK.bonus[kind]
        if use is not None and other is not None:
            return Said("gain", "", language.write(Choose(CHOOSE, use, other)))
        return Said("effect", "", language.say("reveals", monster=language.the(BOOK.monster[kind])))

    # ------------------------------------------------------------------ what figures say
    def rules(self, kind: int) -> list[Said]:
        """Prices, goals, and rules that no op carries."""
        language, goal, type = self.language, BOOK.goal[kind], BOOK.type[kind]
        found = []
        if type == REVOLT_CARD:
            found.append(Said("effect", "", language.say("revolt")))
        if type == PROJECT_CARD:
            found.append(Said("effect", "", language.say("project", resource=language.nouns[BOOK.cost[kind]][0])))
        if any(res == FRESH_GOLD for res, _ in BOOK.output[kind]):
            found.append(Said("effect", "", language.say("fresh_gold")))
        if BOOK.price[kind]:
            price = language.join([language.amount(res, n) for res, n in BOOK.price[kind]])
            found.append(Said("price", "price", price))
        if goal is not None and type == QUEST_CARD:
            found.append(Said("goal", "", language.say("goal", what=language.write(goal), n=QUEST_POINTS)))
        return found

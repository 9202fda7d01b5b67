"""The card tables, filled by the declarations in `cards*.py`. Hot code reads the lists by card kind."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.hooks import Hook, Hooks, Modify, On
from clio.engine.kernel import Op
from clio.engine.provenance import DESIGNED as DESIGNED
from clio.engine.provenance import PUBLIC as PUBLIC
from clio.engine.provenance import RULEBOOK as RULEBOOK
from clio.games.monumental_duel.state import CIVILIZATION

# Kinds of card
BUILDING: Final = 0
BASIC_BUILDING: Final = 1
KNOWLEDGE: Final = 2
WONDER: Final = 3
PROVINCE: Final = 4
POLICY_CARD: Final = 5
WARLORD_CARD: Final = 6
AMBASSADOR_CARD: Final = 7
ESPIONAGE_CARD: Final = 8
FREE_CITY_CARD: Final = 9
REVOLT_CARD: Final = 10

# What a price is paid from, Gold included; the first three are numbered like the basic resources
BY_PRODUCTION: Final = 0
BY_SCIENCE: Final = 1
BY_MILITARY: Final = 2
BY_CONQUEST: Final = 3
AS_WONDER: Final = 4

# When an effect is applied
ACTION: Final = 0  # as an action of the Actions phase
CITY_ACTIVATION: Final = 1  # during City Activation
ROUND_START: Final = 2

# Events that cards listen to
SPY_EVENT: Final = 0
NEGOTIATE_EVENT: Final = 1
DIE_EVENT: Final = 2
CONQUEST: Final = 3
KNOWLEDGE_ACQUIRED: Final = 4
FIRST_SECTION: Final = 5
WONDER_COMPLETED: Final = 6
RESERVED_ACQUIRED: Final = 7
REVOLT_GIVEN: Final = 8
WARLORD_EVENT: Final = 9
EVENTS: Final = 10

# Questions that cards answer
PROVINCE_PRICE: Final = 0
PROGRESS_PRICE: Final = 1
WONDER_ANY_BASIC: Final = 2
QUESTIONS: Final = 3


class Card:
    """A card of a civilization as its file declares it: what `CardBook.card` takes, but for what all share."""

    def __init__(
        self, id: str, en: str, fr: str, use: Op[Any] | None = None, timing: int = ACTION,
        bonus: Op[Any] | None = None, hooks: tuple[Hook, ...] = (), output: tuple[tuple[int, int], ...] = (),
        source: str = RULEBOOK, but: dict[str, str] | None = None, note: str = "",
    ) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.use = use
        self.timing = timing
        self.bonus = bonus
        self.hooks = hooks
        self.output = output
        self.source = source
        self.but = but
        self.note = note


class Civilization:
    """One of those who play: its number, its names, its own cards, and rules of its own that speak like a card."""

    def __init__(
        self, number: int, id: str, en: str, fr: str, box: str, special: Card, knowledge: Card,
        policies: tuple[Card, ...], warlord: Card, rules: tuple[Hook, ...] = (),
    ) -> None:
        self.number = number
        self.id = id
        self.en = en
        self.fr = fr
        self.box = box
        self.special = special
        self.knowledge = knowledge
        self.policies = policies
        self.warlord = warlord
        self.rules = rules


class CardBook:
    """One entry per card kind in each list; the lists of civilizations have one entry per civilization."""

    def __init__(self) -> None:
        self.civ_id: list[str] = []
        self.civ_en: list[str] = []
        self.civ_fr: list[str] = []
        self.civ_box: list[str] = []
        self.id: list[str] = []
        self.name_en: list[str] = []
        self.name_fr: list[str] = []
        self.the_en: list[str] = []  # "the", or nothing where the name is a title
        self.the_fr: list[str] = []  # "le", "la" or "les", or nothing
        self.type: list[int] = []
        self.box: list[str] = []
        self.civ: list[int] = []
        self.era: list[int] = []
        self.cost: list[int] = []
        self.cost2: list[int] = []  # second section of a Wonder
        self.purse: list[int] = []  # BY_PRODUCTION ... AS_WONDER
        self.copies: list[int] = []
        self.output: list[tuple[tuple[int, int], ...]] = []  # (resource, number)
        self.use: list[Op[Any] | None] = []
        self.timing: list[int] = []
        self.action: list[Op[Any] | None] = []  # the effect, if it is used as an action
        self.bonus: list[Op[Any] | None] = []
        self.hooks: list[tuple[Hook, ...]] = []
        self.faces: list[tuple[Op[Any], ...]] = []  # Espionage: faces 1 to 6
        self.province: list[int] = []  # bit of the printed type
        self.lasts: list[bool] = []  # "this round": works also when drawn or copied
        self.provenance: list[dict[str, str]] = []
        self.note: list[str] = []
        self.listeners: Final = Hooks(EVENTS, QUESTIONS)

    def card(
        self, id: str, en: str, fr: str, type: int, box: str = "", civ: int = -1, era: int = 0, cost: int = 0,
        cost2: int = 0, copies: int = 1, output: tuple[tuple[int, int], ...] = (), use: Op[Any] | None = None,
        timing: int = ACTION, bonus: Op[Any] | None = None, hooks: tuple[Hook, ...] = (),
        faces: tuple[Op[Any], ...] = (), province: int = 0, source: str = RULEBOOK,
        but: dict[str, str] | None = None, note: str = "",
    ) -> int:
        """Declare the next card kind, its names with their articles, in French the full one: "le Atelier" tells the
        gender. `source` tells where its facts come from, `but` which fields differ."""
        kind = len(self.id)
        self.id.append(id)
        the, name = split_article(en, ARTICLES_EN)
        self.the_en.append(the)
        self.name_en.append(name)
        the, name = split_article(fr, ARTICLES_FR)
        self.the_fr.append(the)
        self.name_fr.append(name)
        self.type.append(type)
        self.box.append(box or ("both" if civ < 0 else self.civ_box[civ]))
        self.civ.append(civ)
        self.era.append(era)
        self.cost.append(cost)
        self.cost2.append(cost2)
        self.purse.append(PURSES.get(type, BY_PRODUCTION))
        self.copies.append(copies)
        self.output.append(output)
        self.use.append(use)
        self.timing.append(timing)
        self.action.append(use if timing == ACTION else None)
        self.bonus.append(bonus)
        self.hooks.append(hooks)
        self.faces.append(faces)
        self.province.append(province)
        lasts = False
        for hook in hooks:
            if isinstance(hook, On):
                lasts = lasts or hook.lasts
            elif isinstance(hook, Modify):
                lasts = lasts or hook.lasts
        self.lasts.append(lasts)
        printed = not era and type not in (PROVINCE, FREE_CITY_CARD)  # the component lists count all other cards
        copies_from = RULEBOOK if printed else DESIGNED
        facts = {"all": source} if copies_from == source else {"all": source, "copies": copies_from}
        self.provenance.append(facts if but is None else {**facts, **but})
        self.note.append(note)
        if hooks:
            self.listeners.declare(kind, *hooks)
        return kind


    def civilization(self, civ: Civilization) -> None:
        """Declare the next civilization; its cards follow, kind by kind."""
        assert civ.number == len(self.civ_id)
        self.civ_id.append(civ.id)
        self.civ_en.append(civ.en)
        self.civ_fr.append(civ.fr)
        self.civ_box.append(civ.box)
        if civ.rules:
            self.listeners.declare(CIVILIZATION + civ.number, *civ.rules)

    def card_of(self, civ: Civilization, card: Card, type: int) -> int:
        return self.card(
            card.id, card.en, card.fr, type, civ=civ.number, output=card.output, use=card.use, timing=card.timing,
            bonus=card.bonus, hooks=card.hooks, source=card.source, but=card.but, note=card.note,
        )


PURSES: Final = {KNOWLEDGE: BY_SCIENCE, PROVINCE: BY_CONQUEST, WONDER: AS_WONDER}


ARTICLES_EN: Final = ("the ",)
ARTICLES_FR: Final = ("le ", "la ", "les ")


def split_article(name: str, articles: tuple[str, ...]) -> tuple[str, str]:
    for article in articles:
        if name.startswith(article):
            return article[:-1], name[len(article):]
    return "", name


BOOK: Final = CardBook()
HOOKS: Final = BOOK.listeners

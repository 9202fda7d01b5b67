"""The tables of cards, filled by the declarations of a game. Hot code reads the lists by card kind."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.hooks import Hook, Hooks, Modify, On
from clio.engine.kernel import Frame, Op
from clio.engine.provenance import DESIGNED as DESIGNED
from clio.engine.provenance import PUBLIC as PUBLIC
from clio.engine.provenance import RULEBOOK as RULEBOOK
from clio.games.families.monumental.actions import Numbers

# Kinds of card; the games go on from TYPES
BUILDING: Final = 0
BASIC_BUILDING: Final = 1
KNOWLEDGE: Final = 2
WONDER: Final = 3
POLICY_CARD: Final = 4
WARLORD_CARD: Final = 5
REVOLT_CARD: Final = 6
TYPES: Final = 7

# When an effect is applied
ACTION: Final = 0  # as an action
CITY_ACTIVATION: Final = 1  # during City Activation

# Events that cards listen to; the games go on from LISTENED
CONQUEST: Final = 0
KNOWLEDGE_ACQUIRED: Final = 1
FIRST_SECTION: Final = 2
WONDER_COMPLETED: Final = 3
LISTENED: Final = 4

# Questions that cards answer; the games go on from ANSWERED
PROGRESS_PRICE: Final = 0
WONDER_ANY_BASIC: Final = 1
ANSWERED: Final = 2

SEATS: Final = 5  # at most

ARTICLES_EN: Final = ("the ",)
ARTICLES_FR: Final = ("le ", "la ", "les ")


class Card:
    """A card of a civilization as its file declares it: what `CardBook.card` takes, but for what all share."""

    def __init__(
        self, id: str, en: str, fr: str, use: Op[Any] | None = None, timing: int = ACTION,
        bonus: Op[Any] | None = None, hooks: tuple[Hook, ...] = (), output: tuple[tuple[int, int], ...] = (),
        start: Op[Any] | None = None, copying: bool = False, source: str = RULEBOOK, but: dict[str, str] | None = None,
        note: str = "",
    ) -> None:
        self.id = id
        self.en = en
        self.fr = fr
        self.use = use
        self.timing = timing
        self.bonus = bonus
        self.hooks = hooks
        self.output = output
        self.start = start  # done whenever the card is activated, drawn and used, or copied
        self.copying = copying  # its effect copies another one, and is never copied itself
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

    def __init__(self, numbers: Numbers, events: int, questions: int) -> None:
        self.numbers = numbers
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
        self.copies: list[int] = []
        self.output: list[tuple[tuple[int, int], ...]] = []  # (resource, number)
        self.use: list[Op[Any] | None] = []
        self.frames: list[list[Frame]] = []  # of the effect, by seat: to ask whether it is possible
        self.timing: list[int] = []
        self.action: list[Op[Any] | None] = []  # the effect, if it is used as an action
        self.bonus: list[Op[Any] | None] = []
        self.hooks: list[tuple[Hook, ...]] = []
        self.lasts: list[bool] = []  # works for a while also when drawn or copied
        self.copying: list[bool] = []  # its effect copies another one, and is never copied itself
        self.provenance: list[dict[str, str]] = []
        self.note: list[str] = []
        self.listeners: Final = Hooks(events, questions)

    def declare(
        self, id: str, en: str, fr: str, type: int, box: str = "", civ: int = -1, era: int = 0, cost: int = 0,
        cost2: int = 0, copies: int = 1, output: tuple[tuple[int, int], ...] = (), use: Op[Any] | None = None,
        timing: int = ACTION, bonus: Op[Any] | None = None, hooks: tuple[Hook, ...] = (), source: str = RULEBOOK,
        copies_from: str = RULEBOOK, but: dict[str, str] | None = None, note: str = "", copying: bool = False,
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
        self.copies.append(copies)
        self.output.append(output)
        self.use.append(use)
        self.frames.append([] if use is None else [Frame(use, seat, kind) for seat in range(SEATS)])
        self.timing.append(timing)
        self.action.append(use if timing == ACTION else None)
        self.bonus.append(bonus)
        self.hooks.append(hooks)
        self.lasts.append(any(isinstance(hook, On | Modify) and hook.lasts for hook in hooks))
        self.copying.append(copying)
        facts = {"all": source} if copies_from == source else {"all": source, "copies": copies_from}
        self.provenance.append(facts if but is None else {**facts, **but})
        self.note.append(note)
        if hooks:
            self.listeners.declare(kind, *hooks)
        return kind

    def civilization(self, civ: Civilization, kind: int) -> None:
        """Declare the next civilization; its cards follow, kind by kind. `kind`: the number by which its own rules
        listen, that of no card."""
        assert civ.number == len(self.civ_id)
        self.civ_id.append(civ.id)
        self.civ_en.append(civ.en)
        self.civ_fr.append(civ.fr)
        self.civ_box.append(civ.box)
        if civ.rules:
            self.listeners.declare(kind, *civ.rules)


def split_article(name: str, articles: tuple[str, ...]) -> tuple[str, str]:
    for article in articles:
        if name.startswith(article):
            return article[:-1], name[len(article):]
    return "", name

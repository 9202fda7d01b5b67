"""Monumental in words: what both languages share. The words themselves are in `en` and `fr`; labels of moves, prompts,
log lines and the texts of cards are put together in the files beside this one."""

from __future__ import annotations

from clio.engine.kernel import Event
from clio.engine.moves import At
from clio.engine.passages import Passage
from clio.games.families.monumental.cardbook import BASIC_BUILDING, BUILDING, REVOLT_CARD, CardBook
from clio.games.families.monumental.words import FamilyWords
from clio.games.monumental import cards as cards  # the names and texts are those of the declared cards
from clio.games.monumental.cardbook import AUTOMA_CARD, BOOK, EXPLORATION_CARD
from clio.games.monumental.rules.end import scores
from clio.games.monumental.state import CHAMPION, CIVILIZATION, LEADER, SOLDIER, World
from clio.games.monumental.view import KIND_IDS
from clio.games.monumental.view.types import ERA_IDS, TERRAIN_IDS
from clio.games.monumental.words.brief import WorldShorthand
from clio.games.monumental.words.cards import CardText
from clio.games.monumental.words.language import WorldLanguage
from clio.games.monumental.words.log import event
from clio.games.monumental.words.nouns import VOCABULARY

ERAS = (*ERA_IDS, "future")
SEVERAL = (BUILDING, BASIC_BUILDING, REVOLT_CARD)  # of which one says that there are several
UNIT_WORDS = {SOLDIER: "thing.soldier", LEADER: "kind.warlord", CHAMPION: "kind.hero"}
PILES = ("classical", "medieval", "modern")  # Eras of the reserve piles
COLUMNS = "abcdefghi"  # of the grid that all maps are drawn on


class MonumentalWords(FamilyWords[World]):
    """Monumental in one language. The tables are the language's, the methods that build phrases too."""

    book: CardBook = BOOK
    vocabulary = VOCABULARY
    language: WorldLanguage
    shorthand: WorldShorthand
    first_civilization = CIVILIZATION
    markets: list[str]  # their towns

    # ------------------------------------------------------------------ names
    def one(self, kind: int) -> str:
        """ "a Fort", "a Revolt"; tokens have names of their own: "the Mercenaries"."""
        return super().one(kind) if BOOK.type[kind] in SEVERAL else self.the(kind)

    def source_name(self, kind: int) -> str:
        """Without brackets in it, which the names of some tokens have."""
        if kind >= CIVILIZATION or BOOK.type[kind] not in (EXPLORATION_CARD, AUTOMA_CARD):
            return self.card_name(kind)
        if BOOK.type[kind] == AUTOMA_CARD:
            return self.type_name(kind)
        return self.word("thing.town" if BOOK.town[kind] else "thing.barbarians")

    def type_name(self, kind: int) -> str:
        """What sort of card it is."""
        return self.word(f"kind.{KIND_IDS[BOOK.type[kind]]}")

    def era_name(self, era: int) -> str:
        """ "Era I", "Renaissance", "Future Era"."""
        return self.word(f"era.{ERAS[era - 1]}")

    def place(self, place: int) -> str:
        """A place of the grid: "d5"."""
        return f"{COLUMNS[place // 9]}{place % 9 + 1}"

    def terrain(self, terrain: int) -> str:
        return self.word(f"terrain.{TERRAIN_IDS[terrain]}")

    def unit(self, unit: int) -> str:
        """ "Soldier", "Warlord", "Hero"."""
        noun = VOCABULARY.noun(self.lang, UNIT_WORDS[unit])
        return noun[0]

    def market(self, number: int) -> str:
        """The town of a Market: "Gao"."""
        return self.markets[number]

    def points(self, s: World, seat: int) -> int:
        return sum(scores(s)[seat])

    # ------------------------------------------------------------------ cards
    def card_text(self, kind: int) -> str:
        return CardText(self.language).text(kind)

    def said(self, kind: int) -> tuple[Passage, ...]:
        return CardText(self.language).said(kind)

    # ------------------------------------------------------------------ the table
    def event(self, s: World, e: Event, names: list[str]) -> str:
        return event(self, e, names)

    def told(self, name: str, part: object, at: At[World]) -> object:
        """Tiles by their places, seats by their names, amounts by resource and number."""
        match name, part:
            case ("tile" | "from" | "target"), int():
                return self.place(part)
            case "terrain", int():
                return self.terrain(part)
            case "unit", int():
                return self.unit(part)
            case "pile", int():
                return self.word(f"era.{PILES[part]}")
            case "market", int():
                return self.market(part)
            case "name", int():
                return at.names[part]
            case ("amounts" | "mine"), list():
                return self.language.join([self.amount(res, n) for res, n in part])
            case ("least" | "most" | "first" | "second"), (int(res), int(n)):
                return self.amount(res, n)
        return super().told(name, part, at)

"""Monumental Duel in words: what both languages share. The words themselves are in `en` and `fr`; labels of moves,
prompts, log lines and the texts of cards are put together in the files beside this one."""

from __future__ import annotations

from clio.engine.kernel import Event
from clio.engine.moves import At
from clio.engine.passages import Passage
from clio.games.families.monumental.cardbook import CardBook
from clio.games.families.monumental.words import FamilyWords
from clio.games.monumental_duel import cards as cards  # the names and texts are those of the declared cards
from clio.games.monumental_duel.cardbook import BOOK, ESPIONAGE_CARD
from clio.games.monumental_duel.rules.end import points
from clio.games.monumental_duel.state import CIVILIZATION, Duel
from clio.games.monumental_duel.words.brief import DuelShorthand
from clio.games.monumental_duel.words.cards import CardText
from clio.games.monumental_duel.words.language import DuelLanguage
from clio.games.monumental_duel.words.log import event
from clio.games.monumental_duel.view import KIND_IDS, LINE_IDS, TYPE_IDS
from clio.games.monumental_duel.words.nouns import VOCABULARY
from clio.words import fill


class DuelWords(FamilyWords[Duel]):
    """Monumental Duel in one language. The tables are the language's, the methods that build phrases too."""

    book: CardBook = BOOK
    vocabulary = VOCABULARY
    language: DuelLanguage
    shorthand: DuelShorthand
    first_civilization = CIVILIZATION

    # ------------------------------------------------------------------ names
    def one(self, kind: int) -> str:
        return self.the(kind) if BOOK.type[kind] == ESPIONAGE_CARD else super().one(kind)

    def type_name(self, kind: int) -> str:
        """What sort of card it is."""
        return self.word(f"kind.{KIND_IDS[BOOK.type[kind]]}")

    def province_type(self, type: int) -> str:
        return self.word(f"province_type.{TYPE_IDS[type]}")

    def marker(self, type: int) -> str:
        """ "Coastal marker"."""
        return self.word(f"marker.{TYPE_IDS[type]}")

    def place(self, line: int) -> str:
        """Where a Mughal Policy lies: "beside row 1"."""
        return self.word(f"place.{LINE_IDS[line]}")

    def era_name(self, era: int) -> str:
        return fill(self.lang, self.word("era"), era="I" * era)

    def points(self, s: Duel, seat: int) -> int:
        return points(s, seat)

    # ------------------------------------------------------------------ cards
    def card_text(self, kind: int) -> str:
        return CardText(self.language).text(kind)

    def said(self, kind: int) -> tuple[Passage, ...]:
        """The text in parts: the effect, then the bonus."""
        return CardText(self.language).said(kind)

    # ------------------------------------------------------------------ the table
    def event(self, s: Duel, e: Event, names: list[str]) -> str:
        return event(self, e, names)

    def told(self, name: str, part: object, at: At[Duel]) -> object:
        """Types of Provinces and lines too by their numbers."""
        match name, part:
            case "type", int():
                return self.province_type(part)
            case "line", int():
                return self.place(part)
        return super().told(name, part, at)

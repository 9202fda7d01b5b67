"""What a Scenario of either game may be told of cards and Cities, each refused with a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NoReturn

from clio.engine.errors import BadScenario, UnknownCard
from clio.engine.game import Game
from clio.engine.lawful import spelled
from clio.games.families.monumental.cardbook import (
    BASIC_BUILDING, BUILDING, KNOWLEDGE, POLICY_CARD, REVOLT_CARD, WONDER, CardBook,
)
from clio.games.families.monumental.state import EMPTY, IDLE, PLACES, SLOTS, WORKSHOP, Side

CITY_CARDS: Final = (BUILDING, BASIC_BUILDING, KNOWLEDGE, WONDER, REVOLT_CARD)
CROSS: Final = 5  # slots of a row and a column


class Cards:
    """The cards of a game by the names that a Scenario is told. `development`: those of the Development deck;
    `outside`: those that no City holds, though others of their type lie there."""

    def __init__(self, game: Game[Any], book: CardBook, development: range, outside: tuple[int, ...] = ()) -> None:
        self.game = game
        self.book = book
        self.development = development
        self.outside = outside

    def names(self, card: int) -> dict[str, str]:
        """The card in the sentence of every language."""
        return {"en": self.book.name_en[card], "fr": self.book.name_fr[card]}

    def known(self, name: str) -> int:
        """The kind of a card."""
        try:
            return self.game.card(spelled(name))
        except UnknownCard as error:
            raise BadScenario(error.key, **error.parts) from error

    def of_type(self, name: str, *types: int) -> int:
        card = self.known(name)
        return card if self.book.type[card] in types else self.misplaced(card)

    def city_card(self, name: str) -> int:
        """What can lie in a City, its deck and its discard pile."""
        card = self.of_type(name, *CITY_CARDS)
        return self.misplaced(card) if card in self.outside else card

    def development_card(self, name: str) -> int:
        card = self.known(name)
        return card if card in self.development else self.misplaced(card)

    def misplaced(self, card: int) -> NoReturn:
        raise BadScenario("scenario_place", card=self.names(card))

    def policies(self, civ: int, names: Iterable[str]) -> list[int]:
        """Each of that civilization, and named once."""
        cards = [self.known(name) for name in names]
        for card in cards:
            if self.book.type[card] != POLICY_CARD or self.book.civ[card] != civ:
                raise BadScenario("scenario_foreign", card=self.names(card))
            if cards.count(card) > 1:
                raise BadScenario("scenario_twice", card=self.names(card))
        return cards

    def developed(self, policies: Sequence[int], name: str) -> int:
        """The place of a Policy among those of its owner."""
        card = self.known(name)
        if card not in policies:
            raise BadScenario("scenario_not_in_play", card=self.names(card))
        return policies.index(card)

    def settle_city(
        self, side: Side, start: list[int], told: Collection[int], deck: list[int], bare: bool,
        drawn: Iterable[int] = (),
    ) -> None:
        """What `start`, the cards of the civilization, has left beside those described lies in the slots not `told`,
        then in the deck, below those described; `bare`: in the archive instead. `drawn`: cards beside the City."""
        own = Counter(start)
        used = Counter([card for card in side.city if card != EMPTY])
        used.update([*deck, *side.discard, *side.archive, *drawn])
        for card, n in used.items():
            if card < WORKSHOP or self.book.civ[card] >= 0:
                if card not in own:
                    raise BadScenario("scenario_foreign", card=self.names(card))
                if n > own[card]:
                    raise BadScenario("scenario_copies", card=self.names(card), n=n, most=own[card])
        rest = sorted((own - used).elements())
        for slot in range(SLOTS):
            if slot + 1 not in told:
                side.city[slot] = rest.pop(0) if rest and self.book.type[rest[0]] != KNOWLEDGE else EMPTY
        for i in range(PLACES):
            if side.city[i] == EMPTY:
                side.status[i] = IDLE
        if bare:
            side.archive, rest = (*side.archive, *rest), []
        side.deck = rest + deck[::-1]
        side.known = len(deck)

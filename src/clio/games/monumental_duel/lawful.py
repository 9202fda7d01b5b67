"""What a Scenario may be told: names, numbers and places, each refused with a sentence."""

from __future__ import annotations

from clio.engine.errors import BadScenario, UnknownCard
from clio.engine.lawful import one_of, spelled
from clio.games.families.monumental.cardbook import BASIC_BUILDING, BUILDING, KNOWLEDGE, REVOLT_CARD, WONDER
from clio.games.families.monumental.state import ACTIVATED, EMPTY, SLOTS
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import BARRICADE, DEVELOPMENT, START_PROVINCE, Player
from clio.games.monumental_duel.record import GAME
from clio.games.monumental_duel.view import LINE_IDS, RESOURCE_IDS

CITY_CARDS = (BUILDING, BASIC_BUILDING, KNOWLEDGE, WONDER, REVOLT_CARD)  # and no Barricade
CROSS = 5  # slots of a row and a column
ROWS_FIRST = [True, True, True, False, False]


def names(card: int) -> dict[str, str]:
    """The card in the sentence of every language."""
    return {"en": BOOK.name_en[card], "fr": BOOK.name_fr[card]}


def within_city(slot: object) -> None:
    if not isinstance(slot, int) or isinstance(slot, bool) or not 1 <= slot <= SLOTS:
        raise BadScenario("monumental-duel.slot", slot=slot)


def known(name: str) -> int:
    """The kind of a card."""
    try:
        return GAME.card(spelled(name))
    except UnknownCard as error:
        raise BadScenario(error.key, **error.parts) from error


def of_type(name: str, *types: int) -> int:
    card = known(name)
    if BOOK.type[card] not in types:
        raise BadScenario("scenario_place", card=names(card))
    return card


def city_card(name: str) -> int:
    """What can lie in a City, its deck and its discard pile."""
    card = of_type(name, *CITY_CARDS)
    if card == BARRICADE:
        raise BadScenario("scenario_place", card=names(card))
    return card


def development_card(name: str) -> int:
    card = known(name)
    if not DEVELOPMENT <= card < START_PROVINCE:
        raise BadScenario("scenario_place", card=names(card))
    return card


def developed(policies: list[int], name: str) -> int:
    """The place of a Policy among those of its owner."""
    card = known(name)
    if card not in policies:
        raise BadScenario("scenario_not_in_play", card=names(card))
    return policies.index(card)


def mughal_lines(lines: tuple[str, ...], policies: int, awake: set[int]) -> tuple[int, ...]:
    """MDE-MUG-02 to MDE-MUG-04: three different rows, then two different columns; one of each is activated."""
    found = tuple(one_of(LINE_IDS, line) for line in lines)
    rows = [line < 3 for line in found]
    if len(found) != policies or len(set(found)) != policies or rows != ROWS_FIRST[:policies]:
        raise BadScenario("monumental-duel.lines")
    if len({rows[place] for place in awake}) < len(awake):
        raise BadScenario("monumental-duel.awake")
    return found


def tilted(pl: Player) -> None:
    """MD-ACT-02: no more than a row and a column."""
    n = len([place for place in range(SLOTS) if pl.status[place] == ACTIVATED])
    if n > CROSS:
        raise BadScenario("monumental-duel.tilted", n=n, most=CROSS)


def stock(given: dict[str, int]) -> dict[int, int]:
    """Numbers of resources by their names."""
    for name, n in given.items():
        if name not in RESOURCE_IDS or not isinstance(n, int) or isinstance(n, bool) or n < 0:
            raise BadScenario("monumental-duel.resource", name=name, good=", ".join(RESOURCE_IDS))
    return {RESOURCE_IDS.index(name): n for name, n in given.items()}


def fill_slot(pl: Player, slot: int, text: str | None) -> None:
    """One slot from its description."""
    card, _, knowledge = ("" if text is None else spelled(text)).partition("/")
    top = pl.city[slot] = city_card(card) if card else EMPTY
    under = pl.city[SLOTS + slot] = known(knowledge) if knowledge else EMPTY
    if under == EMPTY:
        return
    if BOOK.type[under] != KNOWLEDGE:
        raise BadScenario("monumental-duel.attached", card=names(under))
    if top == EMPTY or BOOK.type[top] == KNOWLEDGE:  # MD-CITY-03
        raise BadScenario("scenario_place", card=names(under))

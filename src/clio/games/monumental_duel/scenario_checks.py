"""What a Scenario may be told: names, numbers and places, each refused with a sentence."""

from __future__ import annotations

from clio.engine.errors import BadScenario, UnknownCard
from clio.games.monumental_duel.cardbook import BASIC_BUILDING, BOOK, BUILDING, KNOWLEDGE, REVOLT_CARD, WONDER
from clio.games.monumental_duel.record import GAME
from clio.games.monumental_duel.state import BARRICADE, DEVELOPMENT, EMPTY, SLOTS, START_PROVINCE, Player
from clio.games.monumental_duel.view import LINE_IDS

CITY_CARDS = (BUILDING, BASIC_BUILDING, KNOWLEDGE, WONDER, REVOLT_CARD)  # and no Barricade
ROWS_FIRST = [True, True, True, False, False]


def within(name: str, n: int, least: int, most: int) -> None:
    if not least <= n <= most:
        raise BadScenario("scenario_range", name=name, n=n, least=least, most=most)


def within_city(slot: int) -> None:
    if slot not in range(1, SLOTS + 1):
        raise BadScenario("scenario_slot", slot=slot)


def one_of(names: tuple[str, ...], name: str) -> int:
    """The number of a name."""
    if name not in names:
        raise BadScenario("scenario_name", name=name, good=", ".join(names))
    return names.index(name)


def known(name: str) -> int:
    """The kind of a card."""
    try:
        return GAME.card(name)
    except UnknownCard as error:
        raise BadScenario(error.key, **error.parts) from error


def of_type(name: str, *types: int) -> int:
    card = known(name)
    if BOOK.type[card] not in types:
        raise BadScenario("scenario_place", card=name)
    return card


def city_card(name: str) -> int:
    """What can lie in a City, its deck and its discard pile."""
    card = of_type(name, *CITY_CARDS)
    if card == BARRICADE:
        raise BadScenario("scenario_place", card=name)
    return card


def development_card(name: str) -> int:
    card = known(name)
    if not DEVELOPMENT <= card < START_PROVINCE:
        raise BadScenario("scenario_place", card=name)
    return card


def developed(policies: list[int], name: str) -> int:
    """The place of a Policy among those of its owner."""
    card = known(name)
    if card not in policies:
        raise BadScenario("scenario_not_in_play", card=BOOK.name_en[card])
    return policies.index(card)


def mughal_lines(lines: tuple[str, ...], policies: int, awake: set[int]) -> tuple[int, ...]:
    """MDE-MUG-02 to MDE-MUG-04: three different rows, then two different columns; one of each is activated."""
    found = tuple(one_of(LINE_IDS, line) for line in lines)
    rows = [line < 3 for line in found]
    if len(found) != policies or len(set(found)) != policies or rows != ROWS_FIRST[:policies]:
        raise BadScenario("scenario_lines")
    if len({rows[place] for place in awake}) < len(awake):
        raise BadScenario("scenario_lines")
    return found


def fill_slot(pl: Player, slot: int, text: str | None) -> None:
    """One slot from its description."""
    card, _, knowledge = (text or "").partition("/")
    top = pl.city[slot] = city_card(card) if card else EMPTY
    under = pl.city[SLOTS + slot] = known(knowledge) if knowledge else EMPTY
    if under == EMPTY:
        return
    if BOOK.type[under] != KNOWLEDGE:
        raise BadScenario("scenario_attached", card=knowledge)
    if top == EMPTY or BOOK.type[top] == KNOWLEDGE:  # MD-CITY-03
        raise BadScenario("scenario_place", card=knowledge)

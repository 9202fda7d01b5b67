"""What a Scenario may be told: names, numbers and places, each refused with a sentence."""

from __future__ import annotations

from clio.engine.errors import BadScenario
from clio.engine.lawful import one_of, spelled
from clio.games.families.monumental.cardbook import KNOWLEDGE
from clio.games.families.monumental.lawful import CROSS, Cards
from clio.games.families.monumental.state import ACTIVATED, EMPTY, SLOTS
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import BARRICADE, DEVELOPMENT, REVOLT, START_PROVINCE, Player
from clio.games.monumental_duel.record import GAME
from clio.games.monumental_duel.view import LINE_IDS, RESOURCE_IDS

CARDS = Cards(GAME, BOOK, range(DEVELOPMENT, START_PROVINCE), outside=(BARRICADE,))
names, known, of_type = CARDS.names, CARDS.known, CARDS.of_type
city_card, development_card = CARDS.city_card, CARDS.development_card
ROWS_FIRST = [True, True, True, False, False]


def within_city(slot: object) -> None:
    if not isinstance(slot, int) or isinstance(slot, bool) or not 1 <= slot <= SLOTS:
        raise BadScenario("monumental-duel.slot", slot=slot)


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
    """MD-ACT-02: no more than a row and a column; MDE-ACT-01: no Revolt, which would have left."""
    active = [slot for slot in range(SLOTS) if pl.status[slot] == ACTIVATED]
    if len(active) > CROSS:
        raise BadScenario("monumental-duel.tilted", n=len(active), most=CROSS)
    if any(pl.city[slot] == REVOLT for slot in active):
        CARDS.misplaced(REVOLT)


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
        CARDS.misplaced(under)

"""What a Scenario may be told: names, numbers and places, each refused with a sentence."""

from __future__ import annotations

from clio.engine.errors import BadScenario
from clio.engine.lawful import one_of, spelled
from clio.games.families.monumental.cardbook import KNOWLEDGE
from clio.games.families.monumental.lawful import CROSS, Cards
from clio.games.families.monumental.state import ACTIVATED, EMPTY, SLOTS, USED
from clio.games.monumental.cardbook import BOOK, Map
from clio.games.monumental.record import GAME
from clio.games.monumental.state import DEVELOPMENT, REVOLT, Player

RESOURCE_NAMES = ("production", "science", "military", "gold", "culture")
CARDS = Cards(GAME, BOOK, range(DEVELOPMENT, REVOLT))
names, known, of_type = CARDS.names, CARDS.known, CARDS.of_type
city_card, development_card = CARDS.city_card, CARDS.development_card
Where = str | tuple[int, int]  # "d5", or the coordinates (q, r) of the maps


def tile_of(m: Map, where: Where) -> int:
    """The tile of a place of the notation, or of the coordinates of the map."""
    if isinstance(where, str):
        return m.tile_at[grid_place(where)] if on_map(m, where) else nowhere(where)
    for i, tile in enumerate(m.tiles):
        if (tile.q, tile.r) == where:
            return i
    return nowhere(where)


def on_map(m: Map, where: str) -> bool:
    return len(where) == 2 and where[0] in "abcdefghi" and where[1] in "123456789" and m.tile_at[grid_place(where)] >= 0


def grid_place(where: str) -> int:
    return 9 * (ord(where[0]) - ord("a")) + int(where[1]) - 1


def nowhere(where: object) -> int:
    raise BadScenario("scenario_place", card=where)


def place_name(m: Map, tile: int) -> str:
    """The place of a tile as the notation writes it."""
    column, row = divmod(m.place[tile], 9)
    return f"{'abcdefghi'[column]}{row + 1}"


def stock(given: dict[str, int], more: tuple[str, ...] = ()) -> dict[str, int]:
    """Numbers of resources by their names."""
    good = (*RESOURCE_NAMES, *more)
    for name, n in given.items():
        one_of(good, name)
        if not isinstance(n, int) or isinstance(n, bool) or n < 0:
            raise BadScenario("scenario_least", name=name, n=n, least=0)
    return given


def fill_slot(pl: Player, slot: int, text: str | None) -> None:
    """One slot from its description; a Knowledge alone lies there like any card (MON-CITY-07)."""
    card, _, knowledge = ("" if text is None else spelled(text)).partition("/")
    top = pl.city[slot] = city_card(card) if card else EMPTY
    under = pl.city[SLOTS + slot] = of_type(knowledge, KNOWLEDGE) if knowledge else EMPTY
    if under != EMPTY and (top == EMPTY or BOOK.type[top] == KNOWLEDGE):
        CARDS.misplaced(under)


def tilted(pl: Player) -> None:
    """MON-ACTV-01: no more than a row and a column, and no Revolt, which would have left (MAE-REV-03)."""
    active = [slot for slot in range(SLOTS) if pl.status[slot] in (ACTIVATED, USED)]
    if len(active) > CROSS:
        raise BadScenario("scenario_range", name="activated", n=len(active), least=0, most=CROSS)
    if any(pl.city[slot] == REVOLT for slot in active):
        CARDS.misplaced(REVOLT)

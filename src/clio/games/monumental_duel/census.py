"""What never changes during a game: cards counted over all places, and faults, of which there are none. Tests and
`make soak` compare it after every decision."""

from __future__ import annotations

from collections import Counter

from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.state import EMPTY, IDLE, PLACES, SLOTS, WORKSHOP
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import AGENT, AZTECS, FREE_CITY, KIND, MARK, MAX_AGENTS, REVOLT, Duel, Player
from clio.games.monumental_duel.ops.city import MARKERS, MAX_RESERVED, markers_left


def census(s: Duel) -> dict[str, int]:
    out = {BOOK.id[kind]: n for kind, n in sorted(cards(s).items()) if n}
    for me in range(2):
        out[f"faults of seat {me}"] = len(faults(s, me))
    return out


def cards(s: Duel) -> Counter[int]:
    """Every card by kind, wherever it lies. Policies, Warlords, Ambassadors and Espionage cards never move."""
    found: Counter[int] = Counter()
    found.update(s.deck[s.deck_at :])
    found.update(card for card in s.track if card != EMPTY)
    found.update(s.discarded + s.removed + s.aside + s.limbo)
    found.update({WORKSHOP + i: s.basics[i] for i in range(4)})
    found.update({REVOLT: s.revolts})
    found.update(FREE_CITY + c for c in s.city_deck[s.city_at :] + s.free)
    for pl in s.players:
        found.update(card for card in [*pl.city, pl.wonder] if card != EMPTY)
        found.update(pl.deck + pl.discard)
        found.update(pl.archive + pl.reserved)
        found.update(card & KIND for card in pl.pile)
        found.update(FREE_CITY + c for c in pl.cities)
    return found


def faults(s: Duel, me: int) -> list[str]:
    """What cannot be at a table: debts, too many dice, tilted empty slots, cards that should listen and do not."""
    pl = s.players[me]
    found = [f"debt of resource {r}" for r, n in enumerate(pl.res) if n < 0]
    if pl.res[AGENT] > MAX_AGENTS:
        found.append("too many dice")
    if len(pl.reserved) > MAX_RESERVED:
        found.append("too many reserved cards")
    if not 0 <= pl.known <= len(pl.deck):
        found.append("more known cards than the deck has")
    found += [f"tilted empty place {i}" for i in range(PLACES) if pl.city[i] == EMPTY and pl.status[i] != IDLE]
    found += [f"Knowledge under nothing in slot {i}" for i in range(SLOTS) if loose_knowledge(s, pl, i)]
    if pl.civ == AZTECS:
        found += [f"marker {t} missing" for t in range(3) if not 0 <= markers_left(pl, t) <= MARKERS]
    elif any(card >> MARK for card in pl.pile):
        found.append("marker on a foreign pile")
    live = pl.live
    refresh(s, me)
    if pl.live != live:
        found.append("stale listeners")
        pl.live = live
    return found


def loose_knowledge(s: Duel, pl: Player, slot: int) -> bool:
    """Only while its owner chooses between two Knowledge may one lie under nothing."""
    return pl.city[slot] == EMPTY and pl.city[SLOTS + slot] != EMPTY and not s.limbo

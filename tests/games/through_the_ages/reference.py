"""A second, slow reading of the ratings, from the rulebook's clauses and the reference data alone.

It shares with the engine only the names of things on the table (`civilizations` reads them off a state). Everything
else is counted anew on each call, and armies are tried in every possible grouping."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.state import NONE, SPECIAL, TECHNOLOGIES, WONDER, Ages

Card = dict[str, Any]
DATA = json.loads((Path(__file__).parents[2] / "data" / "through_the_ages.json").read_text(encoding="utf-8"))
CARDS: dict[str, Card] = {card["id"]: card for card in DATA["cards"]}
URBAN = ("lab", "temple", "library", "theater", "arena")
UNITS = ("infantry", "cavalry", "artillery", "air-force")


@dataclass
class Civilization:
    """What lies in front of a player, by the ids of the cards."""

    workers: dict[str, int]
    government: str
    specials: list[str]
    leader: str | None
    wonders: list[str]  # completed, ruins too
    ruins: list[str]
    homer: str | None  # the wonder under which Homer lies
    colonies: list[str]
    tactic: str | None
    yellow_bank: int
    bonus_cards: list[str]  # in hand
    other_cards: int  # military cards in hand that are no bonus cards
    pacts: list[tuple[str, str, int]] = field(default_factory=list)  # pact, own side, the other party


def civilizations(s: Ages) -> list[Civilization]:
    """The players' areas, off a state."""
    out = [
        Civilization(
            workers={BOOK.id[kind]: n for kind, n in enumerate(p.workers) if n},
            government=BOOK.id[p.government],
            specials=[BOOK.id[kind] for kind in range(SPECIAL, TECHNOLOGIES) if p.techs >> kind & 1],
            leader=None if p.leader == NONE else BOOK.id[p.leader],
            wonders=[BOOK.id[kind] for kind in p.wonders],
            ruins=[BOOK.id[kind] for kind in p.wonders if p.ruins >> kind - WONDER & 1],
            homer=None if p.homer == NONE else BOOK.id[p.homer],
            colonies=[BOOK.id[kind] for kind in p.colonies],
            tactic=None if p.tactic == NONE else BOOK.id[p.tactic],
            yellow_bank=p.yellow_bank,
            bonus_cards=[BOOK.id[kind] for kind in p.hand if CARDS[BOOK.id[kind]]["kind"] == "bonus"],
            other_cards=len([kind for kind in p.hand if CARDS[BOOK.id[kind]]["kind"] != "bonus"]),
        )
        for p in s.players
    ]
    for owner, p in enumerate(s.players):
        if p.pact != NONE:
            mine, theirs = ("A", "B") if p.side_a else ("B", "A")
            out[owner].pacts.append((BOOK.id[p.pact], mine, p.partner))
            out[p.partner].pacts.append((BOOK.id[p.pact], theirs, owner))
    return out


# ---------------------------------------------------------------- reading the cards
def kind(card: str) -> str:
    return str(CARDS[card]["kind"])


def level(card: str) -> int:
    return int(CARDS[card]["age"])


def symbol(card: str, name: str) -> int:
    """A symbol at the bottom of a card that takes no workers."""
    face = CARDS[card]
    figures = face.get("permanent", {}) | face.get("territory", {}).get("permanent", {})
    return int(figures.get(name, 0) or face.get("government", {}).get(name, 0))


def per_worker(card: str, name: str) -> int:
    return int(CARDS[card].get("per_worker", {}).get(name, 0))


def pact_symbol(pact: str, side: str, name: str) -> int:
    """STAT-12: what the side, or both, have of it."""
    figures = CARDS[pact]["pact"]
    return int(figures.get(side, {}).get(name, 0)) + int(figures.get("both", {}).get(name, 0))


def intact(c: Civilization) -> list[str]:
    """Completed wonders that still have their effects (WOND-03)."""
    return [wonder for wonder in c.wonders if wonder not in c.ruins]


def faces(c: Civilization) -> list[str]:
    """The cards that take no workers and whose symbols count once."""
    return [c.government, *c.specials, *([c.leader] if c.leader else []), *intact(c), *c.colonies]


def total(c: Civilization, name: str) -> int:
    """STAT-02, -03 and -12: workers, cards, pacts."""
    return (
        sum(n * per_worker(card, name) for card, n in c.workers.items())
        + sum(symbol(card, name) for card in faces(c))
        + sum(pact_symbol(pact, side, name) for pact, side, _ in c.pacts)
    )


def count(c: Civilization, *kinds: str) -> int:
    """Buildings or units of these types: workers (STAT-13)."""
    return sum(n for card, n in c.workers.items() if kind(card) in kinds)


def best_level(c: Civilization, *kinds: str) -> int:
    """CARD-02: with a worker."""
    return max([level(card) for card, n in c.workers.items() if n and kind(card) in kinds], default=0)


# ---------------------------------------------------------------- happiness
def happy_sources(c: Civilization) -> list[tuple[str, int, int]]:
    """Type of card, happy symbols, unhappy symbols: one entry for each worker and for each card without workers."""
    out: list[tuple[str, int, int]] = []
    for card, n in c.workers.items():
        out += [(kind(card), per_worker(card, "happiness"), 0)] * n
    for card in [*faces(c), *c.ruins]:
        printed = 0 if card in c.ruins else symbol(card, "happiness")
        under = 1 if card == c.homer else 0  # ANNEX-01, -03
        out.append((card if card == "st-peters-basilica" else kind(card), max(0, printed) + under, max(0, -printed)))
    if "st-peters-basilica" in intact(c):  # ANNEX-02, -22, -37: one more for each other source
        out = [
            (type, happy + (1 if happy and type != "st-peters-basilica" else 0), sad) for type, happy, sad in out
        ]
    return [("wonder" if type == "st-peters-basilica" else type, happy, sad) for type, happy, sad in out]


def happy_symbols(c: Civilization, *kinds: str) -> int:
    return sum(happy for type, happy, _ in happy_sources(c) if type in kinds)


def happiness(c: Civilization) -> int:
    """STAT-10."""
    return min(8, max(0, sum(happy - sad for _, happy, sad in happy_sources(c))))


def required_happiness(c: Civilization) -> int:
    """WORK-07 on the sub-sections of BOARD-09: how many of the eight, from the right, are quite empty."""
    sizes = (2, 2, 2, 2, 2, 2, 4, 2)
    left = [sum(sizes[:i]) for i in range(8)]  # tokens to the left of each sub-section
    return len([start for start in left if c.yellow_bank <= start])


def discontent(c: Civilization) -> int:
    return max(0, required_happiness(c) - happiness(c))


# ---------------------------------------------------------------- science and culture
def science(c: Civilization) -> int:
    """STAT-06."""
    n = total(c, "science")
    if c.leader in ("leonardo-da-vinci", "isaac-newton", "albert-einstein"):  # CTX-05
        n += best_level(c, "lab", "library")
    if c.leader == "sid-meier":  # CTX-11
        n -= count(c, "lab")
    return max(0, n)


def culture(civs: list[Civilization], me: int) -> int:
    """STAT-07."""
    c = civs[me]
    n = total(c, "culture") + 2 * len(c.ruins)  # WOND-03
    n += sum(len(civs[other].wonders) for pact, _, other in c.pacts if pact == "international-tourism")  # CTX-47
    if c.leader == "michelangelo":  # CTX-06
        n += happy_symbols(c, "temple", "theater", "wonder")
    if c.leader == "johann-sebastian-bach":  # CTX-08
        n += count(c, "theater")
    if c.leader == "william-shakespeare":  # CTX-10
        n += 2 * min(count(c, "library"), count(c, "theater"))
    if c.leader == "charlie-chaplin" and count(c, "theater"):  # CTX-11
        n += max(per_worker(card, "culture") for card, k in c.workers.items() if k and kind(card) == "theater")
    if c.leader == "sid-meier":
        n += sum(k * level(card) for card, k in c.workers.items() if kind(card) == "lab")
    if c.leader == "james-cook" and c.colonies:  # CTX-33
        n += 1 + len(c.colonies)
    return max(0, n)


# ---------------------------------------------------------------- strength
Units = tuple[tuple[str, int], ...]  # card, how many


def without(units: Units, card: str) -> Units:
    return tuple((name, n - (name == card)) for name, n in units)


def fill(units: Units, roles: tuple[str, ...], genghis: bool, low: int) -> Iterator[tuple[Units, int]]:
    """Every way to fill the roles of one army: the units left over, and the lowest level used."""
    if not roles:
        yield units, low
        return
    role, rest = roles[0], roles[1:]
    for card, n in units:
        fits = kind(card) == role or (genghis and role == "cavalry" and kind(card) == "infantry")  # ANNEX-06
        if n and fits:
            yield from fill(without(units, card), rest, genghis, min(low, level(card)))


@cache
def best_armies(tactic: str, units: Units, genghis: bool) -> int:
    """ARMY-01 to -09: the highest sum of tactical strength over all groupings."""
    figures = CARDS[tactic]["tactic"]
    roles = tuple(type for type in UNITS[:3] for _ in range(figures[type]))
    best = 0
    for left, low in set(fill(units, roles, genghis, 9)):
        worth = figures["obsolete"] if level(tactic) - low >= 2 else figures["strength"]
        best = max(best, worth + best_armies(tactic, left, genghis))
        for card, n in left:
            if n and kind(card) == "air-force":
                best = max(best, 2 * worth + best_armies(tactic, without(left, card), genghis))
    return best


def military(c: Civilization) -> Units:
    return tuple(sorted((card, n) for card, n in c.workers.items() if kind(card) in UNITS))


def armies(c: Civilization) -> int:
    return 0 if c.tactic is None else best_armies(c.tactic, military(c), c.leader == "genghis-khan")


def strength(c: Civilization) -> int:
    """STAT-09."""
    n = total(c, "strength") + armies(c)
    if "great-wall" in intact(c):  # CTX-13
        n += count(c, "infantry", "artillery")
    if c.leader == "alexander-the-great":  # CTX-02
        n += count(c, *UNITS)
    if c.leader == "napoleon-bonaparte":  # CTX-09
        n += 2 * len({kind(card) for card, k in c.workers.items() if k and kind(card) in UNITS})
    if c.leader == "joan-of-arc":  # CTX-32
        n += happy_symbols(c, "temple", "government")
    return max(0, n)


# ---------------------------------------------------------------- actions, limits, colonization
def civil_actions(c: Civilization) -> int:
    return total(c, "civil_actions")


def military_actions(c: Civilization) -> int:
    return total(c, "military_actions")


def more_cards(c: Civilization) -> int:
    """CARD-18."""
    return 1 if "library-of-alexandria" in intact(c) else 0


def colonization(c: Civilization) -> int:
    return total(c, "colonization")


def largest_force(c: Civilization) -> int:
    """COLO-03 and -08 to -14, -25: everything sent, every card used; 0 without a unit."""
    if not count(c, *UNITS):
        return 0
    units = sum(n * per_worker(card, "strength") for card, n in military(c))
    cards = sum(int(CARDS[card]["bonus"]["colonization"]) for card in c.bonus_cards)
    thrown = min(2, c.other_cards) if c.leader == "james-cook" else 0
    return units + armies(c) + colonization(c) + cards + thrown

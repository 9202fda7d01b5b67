"""The things on the table that moves point at, by their ids: whose, in which zone, which one there.

Zones of a player: player (the civilization as a whole), technology, special, government, leader, wonder (unfinished),
completed, colony, tactic, pact, war, civil and military (the hands), all by card id; bank (yellow, blue), stock (food,
resources). Of the table: row (by space, from 0), tactics (the common ones), scene (the card that is bid for, fought
over or decided), both by card id."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import TABLE, At, place
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops import goods
from clio.games.through_the_ages.ops.effects import DestroyOf
from clio.games.through_the_ages.rules.pacts import PER_PACT
from clio.games.through_the_ages.state import (
    AGGRESSION, BONUS, GOVERNMENT, LEADER, NONE, PACT, SEATS, TACTIC, TERRITORY, UNIT, WAR, Ages, Player,
)

Here = At[Ages]
Places = Callable[[Here], list[str]]


def player(at: Here) -> Player:
    return at.s.players[at.me]


def mine(zone: str, first: int = 0) -> Places:
    """A card of one's own: the move counts from the first of its block."""

    def places(at: Here) -> list[str]:
        return [place(at.me, zone, BOOK.id[first + at.n])]

    return places


def always(zone: str, *indices: str) -> Places:
    """Things of one's own that are always the same."""

    def places(at: Here) -> list[str]:
        return [place(at.me, zone, index) for index in indices]

    return places


def of_rival(zone: str) -> Places:
    """A card of the attacked player, or of the one in the memory."""

    def places(at: Here) -> list[str]:
        rival = at.f.mem[0] if isinstance(at.f.op, DestroyOf) else at.s.attack[2]
        return [place(rival, zone, BOOK.id[at.n])]

    return places


# ---------------------------------------------------------------- the own turn
def row_card(at: Here) -> list[str]:
    """The leftmost copy of a card."""
    return [place(TABLE, "row", at.s.row.index(at.n))] if at.n in at.s.row else []


def row_space(at: Here) -> list[str]:
    return [place(TABLE, "row", at.n)]


def pair(pairs: tuple[tuple[int, int], ...]) -> Places:
    """A technology and the one that takes its worker."""

    def places(at: Here) -> list[str]:
        return [place(at.me, "technology", BOOK.id[kind]) for kind in pairs[at.n]]

    return places


def unfinished(at: Here) -> list[str]:
    wonder = player(at).wonder
    return [] if wonder == NONE else [place(at.me, "wonder", BOOK.id[wonder])]


def common_tactic(at: Here) -> list[str]:
    return [place(TABLE, "tactics", BOOK.id[TACTIC + at.n])]


hand_technology = mine("civil")
hand_government = mine("civil", GOVERNMENT)
hand_civil = mine("civil", LEADER)
hand_tactic = mine("military", TACTIC)
hand_event = mine("military", TERRITORY)
hand_bonus = mine("military", BONUS)
technology = mine("technology")
unit = mine("technology", UNIT)


# ---------------------------------------------------------------- politics
def attack(first: int) -> Places:
    """The card, and whom it hits."""

    def places(at: Here) -> list[str]:
        kind, rival = first + at.n // SEATS, at.n % SEATS
        return [place(at.me, "military", BOOK.id[kind]), place(rival, "player")]

    return places


aggression = attack(AGGRESSION)
war = attack(WAR)


def offered_pact(at: Here) -> list[str]:
    kind, partner = PACT + at.n // PER_PACT, at.n % PER_PACT // 2
    return [place(at.me, "military", BOOK.id[kind]), place(partner, "player")]


def pact(at: Here) -> list[str]:
    """Where it lies: in the play area of whoever offered it."""
    kind = PACT + at.n
    return [place(owner, "pact", BOOK.id[kind]) for owner, q in enumerate(at.s.players) if q.pact == kind]


# ---------------------------------------------------------------- answers
def scene(at: Here) -> list[str]:
    """The territory that is auctioned."""
    return [] if at.s.territory == NONE else [place(TABLE, "scene", BOOK.id[at.s.territory])]


def declared_war(at: Here) -> list[str]:
    wars = player(at).wars
    return [place(at.me, "war", BOOK.id[wars[2 * at.n]])] if 2 * at.n < len(wars) else []


def arranged(at: Here) -> list[str]:
    """The card on which tokens are laid."""
    op = at.f.op
    if not isinstance(op, goods.Arrange):
        return []
    laid, cards = len(op.chosen_of(at.f)), goods.CARDS[at.f.mem[0]]
    return [place(at.me, "technology", BOOK.id[cards[laid]])] if laid < len(cards) else []


def victim(at: Here) -> list[str]:
    """The leader or the unfinished wonder of the attacked player."""
    return of_rival("leader" if at.n >= LEADER else "wonder")(at)


def special_of_loser(at: Here) -> list[str]:
    return [place(at.f.mem[0], "special", BOOK.id[at.n])]

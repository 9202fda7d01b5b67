"""The card row and the ages (TTA-ROW, TTA-AGE)."""

from __future__ import annotations

from typing import Final

from clio.engine.rng import shuffle
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.develop import remove_leader, remove_wonder
from clio.games.through_the_ages.ops.hands import discard_military
from clio.games.through_the_ages.ops.people import lose_yellow
from clio.games.through_the_ages.ops.ratings import refresh
from clio.games.through_the_ages.state import (
    AGE_A, AGE_III, AGE_IV, CIVIL, KINDS, NONE, ROW, TACTIC, Ages, Player,
)

SWEPT: Final[tuple[int, ...]] = (0, 0, 3, 2, 1)  # spaces cleared, by players still in the game (TTA-ROW-02)
DECKS: dict[tuple[int, int, int], tuple[int, ...]] = {}
TOKENS_LOST: Final = 2  # yellow ones, by everybody, at the end of an age (TTA-AGE-15)


def deck(age: int, first: int, end: int, players: int) -> list[int]:
    """All cards of an age for so many players (TTA-COMP-02 to -06)."""
    key = (age, first, players)
    if key in DECKS:
        return list(DECKS[key])
    cards: list[int] = []
    for kind in range(first, end):
        if BOOK.age[kind] == age:
            for _ in range(BOOK.copies[kind][players - 2]):
                cards.append(kind)
    DECKS[key] = tuple(cards)
    return cards


def new_decks(s: Ages) -> None:
    """TTA-AGE-16, -17, TTA-RESIGN-07: the decks of the current age, reduced for the players still in the game."""
    if s.age > AGE_III:
        s.civil_deck = ()
        s.military_deck = ()
    else:
        players = max(2, len(s.seats_from(s.active)))
        civil = deck(s.age, 0, CIVIL, players)
        military = deck(s.age, TACTIC, KINDS, players)
        if players < s.config.seats:
            s.gone = s.gone + removed(s, civil, 0, CIVIL) + removed(s, military, TACTIC, KINDS)
        s.rng = shuffle(s.rng, civil)
        s.rng = shuffle(s.rng, military)
        s.civil_deck = tuple(civil)
        s.military_deck = tuple(military)
    s.civil_at = 0
    s.military_at = 0


def removed(s: Ages, used: list[int], first: int, end: int) -> tuple[int, ...]:
    """Cards that would have been in the deck had nobody resigned."""
    left = deck(s.age, first, end, s.config.seats)
    for kind in used:
        left.remove(kind)
    return tuple(left)


def sweep(s: Ages) -> None:
    """TTA-ROW-02 to -04."""
    for space in range(SWEPT[len(s.seats_from(s.active))]):
        kind = s.row[space]
        if kind != NONE:
            s.gone = (*s.gone, kind)
            s.row[space] = NONE
            s.note(E.SWEPT, s.active, kind)


def refill(s: Ages) -> None:
    """TTA-ROW-05 to -07, TTA-AGE-01 to -06: slide, then deal; the last card of a deck ends its age."""
    s.epoch += 1
    kept = [kind for kind in s.row if kind != NONE]
    at = len(kept)
    s.row = kept + [NONE] * (ROW - at)
    if s.age == AGE_A:
        while at < ROW and s.civil_at < len(s.civil_deck):
            at = deal(s, at)
        s.gone = s.gone + s.civil_deck[s.civil_at:]
        s.note(E.AGE, -1, AGE_A + 1)
        begin_age(s)
    while at < ROW and s.age < AGE_IV:
        at = deal(s, at)
        if s.civil_at == len(s.civil_deck):
            end_age(s)


def deal(s: Ages, at: int) -> int:
    s.row[at] = s.civil_deck[s.civil_at]
    s.civil_at += 1
    return at + 1


def begin_age(s: Ages) -> None:
    s.age += 1
    new_decks(s)


def end_age(s: Ages) -> None:
    """TTA-AGE-08 to -20."""
    ended = s.age
    s.note(E.AGE, -1, ended + 1)
    for seat in s.seats_from(s.active):
        drop_obsolete(s, seat, ended)
        lose_yellow(s, seat, TOKENS_LOST)
    for kind in s.military_deck[s.military_at:]:
        discard_military(s, kind, 0)
    begin_age(s)
    if s.age == AGE_IV:  # TTA-FLOW-07, -08
        s.last = s.round if s.active == s.starting else s.round + 1
        s.note(E.LAST_ROUND, -1, s.last)


def drop_obsolete(s: Ages, me: int, ended: int) -> None:
    """Everything older than the age that ends: in hand, leader, unfinished wonder, pact."""
    p = s.players[me]
    drop_cards(s, me, p, ended)
    if p.leader != NONE and BOOK.age[p.leader] < ended:
        remove_leader(s, me)
    if p.wonder != NONE and BOOK.age[p.wonder] < ended:
        remove_wonder(s, me)
    if p.pact != NONE and BOOK.age[p.pact] < ended:
        end_pact(s, me)


def drop_cards(s: Ages, me: int, p: Player, ended: int) -> None:
    kept: list[int] = []
    old: list[int] = []
    for kind in p.civil:
        if BOOK.age[kind] >= ended:
            kept.append(kind)
        else:
            old.append(kind)
    p.civil = tuple(kept)
    s.gone = s.gone + tuple(old)
    hand: list[int] = []
    known: list[int] = []
    for i in range(len(p.hand)):
        if BOOK.age[p.hand[i]] >= ended:
            hand.append(p.hand[i])
            known.append(p.known[i])
        else:
            discard_military(s, p.hand[i], p.known[i])
    if old or len(hand) < len(p.hand):
        s.note(E.OBSOLETE, me, len(old), len(p.hand) - len(hand))
    p.hand = tuple(hand)
    p.known = tuple(known)


def end_pact(s: Ages, owner: int) -> None:
    """TTA-PACT-10: the pact in this play area stops for both parties."""
    p = s.players[owner]
    partner = p.partner
    discard_military(s, p.pact, -1)
    s.note(E.PACT_ENDS, owner, p.pact, partner)
    p.pact = NONE
    p.partner = NONE
    refresh(s, owner)
    refresh(s, partner)

"""Passing, the four steps of the End of Round, the end of the game and its points."""

from __future__ import annotations

from typing import Final

from clio.engine.hooks import ROUND as EACH_ROUND
from clio.engine.kernel import Frame, Op
from clio.games.families.monumental.cardbook import KNOWLEDGE, WONDER
from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.rules.city import REFILL_CITY
from clio.games.families.monumental.state import ACTIVATED, BASICS, CULTURE, EMPTY, GOLD, IDLE, PLACES, USED
from clio.games.monumental_duel import events as E
from clio.games.monumental_duel.cardbook import BOOK, HOOKS
from clio.games.monumental_duel.ops.standing import current_era, provinces_of_type
from clio.games.monumental_duel.state import (
    CONQUERED, MUGHALS, PASSED, RESOURCES, REVOLT, SPIED, START_KNOWLEDGE, TRACK, VP, Duel, Player,
)

KEPT: Final = 3  # cards that stay on the track at most (MD-TRACK-02)
LAST_TRACK: Final = 4  # so few cards after the refill: the next round is the last (MD-END-01)
DOMINATION: Final = 3
WONDER_POINTS: Final = 2
POLICY_POINTS: Final = 2
CITY_POINTS: Final = 2
REVOLT_POINTS: Final = -1


def do_pass(s: Duel, me: int) -> None:
    """MD-PASS-02 to MD-PASS-06, MDE-PASS-01, MDT-PASS-01: activated cards, Action tokens and basic resources go."""
    pl = s.players[me]
    s.note(E.PASSES, me)
    pl.done = pl.done & (CONQUERED | SPIED) | PASSED  # what was done stays done, the Action tokens go
    status = pl.status
    for i in range(PLACES):
        if status[i] == ACTIVATED or status[i] == USED:
            pl.discard.append(pl.city[i])
            pl.city[i] = EMPTY
            status[i] = IDLE
    for r in range(BASICS):
        pl.res[r] = 0
    pl.lasting = 0
    pl.live = s.beside(me)


class EndRound(Op[Duel]):
    """MD-EOR-01; after the last round only the Advantage is adjusted (MD-OPEN-28)."""

    def do(self, s: Duel, f: Frame) -> None:
        if s.last:
            adjust_advantage(s)
            s.note(E.ENDS, -1)
            return
        s.push(AFTER_REFILL, -1)
        s.push(REFILL_CITY, 1 - s.first)
        s.push(REFILL_CITY, s.first)


class AfterRefill(Op[Duel]):
    """The track, the Advantage, the marker; then the next round (MD-TRACK, MD-ADJ, MD-FIRST, MD-END)."""

    def do(self, s: Duel, f: Frame) -> None:
        if refill_track(s) <= LAST_TRACK:
            s.last = True
            s.note(E.LAST_ROUND, -1)
        adjust_advantage(s)
        s.first = 1 - s.first
        s.note(E.FIRST_PLAYER, s.first)
        for me in range(2):
            new_round(s, me)


def refill_track(s: Duel) -> int:
    """MD-TRACK-01 to MD-TRACK-07: returns how many cards lie there."""
    cards = [card for card in s.track if card != EMPTY]
    while len(cards) > KEPT:
        card = cards.pop()
        s.discarded = (*s.discarded, card)
        s.note(E.TRACK_DISCARDS, -1, card)
    reveal(s, cards)
    return len(cards)


def reveal(s: Duel, cards: list[int]) -> None:
    """Fill the track to 6 from right to left; what lies there already is at the right end (MD-OPEN-01)."""
    while len(cards) < TRACK and s.deck_at < len(s.deck):
        before = current_era(s) if s.deck_at > 0 else 0
        card = s.deck[s.deck_at]
        s.deck_at += 1
        s.epoch += 1
        cards.insert(0, card)
        if current_era(s) != before:
            s.note(E.NEW_ERA, -1, current_era(s))
        s.note(E.TRACK_REVEALS, -1, card)
    s.track = [EMPTY] * (TRACK - len(cards)) + cards


def adjust_advantage(s: Duel) -> None:
    """MD-ADJ-01 to MD-ADJ-03, MD-OPEN-13."""
    if s.holder < 0:
        return
    if s.stake > 1:
        s.stake -= 1
        s.note(E.ADVANTAGE_SHRINKS, s.holder, s.stake)
    else:
        s.note(E.LOSES_ADVANTAGE, s.holder)
        s.holder, s.stake, s.stake_type = -1, 0, -1


def new_round(s: Duel, me: int) -> None:
    """What counted "this round" is forgotten; reinforced cards are ordinary again."""
    pl = s.players[me]
    pl.status = [IDLE] * PLACES
    pl.gained = [0] * RESOURCES
    pl.done = 0
    pl.spent = HOOKS.renew(pl.spent, EACH_ROUND)
    if pl.civ == MUGHALS:
        pl.active = 0  # MDE-MUG-06
        refresh(s, me)


# ---------------------------------------------------------------- points
def owned(pl: Player) -> list[int]:
    """The cards of City, deck and discard pile."""
    return [card for card in pl.city if card != EMPTY] + pl.deck + pl.discard


def count_knowledge(s: Duel, pl: Player) -> int:
    """MD-SCORE-02, MD-OPEN-11."""
    n = 0
    for card in owned(pl):
        if BOOK.type[card] == KNOWLEDGE and (card < START_KNOWLEDGE or s.config.counts_start):
            n += 1
    return n


def count_wonders(pl: Player) -> int:
    n = 0
    for card in owned(pl):
        if BOOK.type[card] == WONDER:
            n += 1
    return n


def score_lines(s: Duel, me: int) -> list[int]:
    """MD-SCORE, MD-DOM: Provinces, Knowledge, Wonders, Policies, Victory Points, Revolts, Free Cities, then the four
    Dominations in the order of the first four."""
    pl, other = s.players[me], s.players[1 - me]
    mine = counts(s, pl)
    theirs = counts(s, other)
    revolts = 0
    for card in owned(pl):
        if card == REVOLT:
            revolts += 1
    lines = [
        mine[0], mine[1], WONDER_POINTS * mine[2], POLICY_POINTS * mine[3], pl.res[VP], REVOLT_POINTS * revolts,
        CITY_POINTS * len(pl.cities),
    ]
    return lines + [DOMINATION if mine[i] >= theirs[i] else 0 for i in range(4)]


def counts(s: Duel, pl: Player) -> list[int]:
    """What Domination compares: Provinces, Knowledge, Wonders, Policies."""
    return [provinces_of_type(pl, 0), count_knowledge(s, pl), count_wonders(pl), len(pl.policies)]


def points(s: Duel, me: int) -> int:
    return sum(score_lines(s, me))


NO_TIE: Final = 0
BY_ADVANTAGE: Final = 1
BY_GOLD: Final = 2
BY_CULTURE: Final = 3
SHARED: Final = 4


def winner(s: Duel) -> tuple[int, int]:
    """MD-TIE-01 to MD-TIE-05: the seat (-1: both) and what decided."""
    one, two = points(s, 0), points(s, 1)
    if one != two:
        return (0 if one > two else 1), NO_TIE
    if s.holder >= 0:
        return s.holder, BY_ADVANTAGE
    for res, rule in ((GOLD, BY_GOLD), (CULTURE, BY_CULTURE)):
        one, two = s.players[0].res[res], s.players[1].res[res]
        if one != two:
            return (0 if one > two else 1), rule
    return -1, SHARED


END_ROUND: Final = EndRound()
AFTER_REFILL: Final = AfterRefill()

"""Pacts: offered, accepted or refused, cancelled (TTA-PACT)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops.hands import EVERYBODY, take_from_hand
from clio.games.through_the_ages.ops.ratings import refresh
from clio.games.through_the_ages.ops.row import end_pact
from clio.games.through_the_ages.state import NONE, PACT, SEATS, TERRITORY, Ages

PER_PACT: Final = 2 * SEATS  # actions: partner and side


def pact_options(s: Ages, me: int, out: list[int]) -> None:
    """Add the pacts that can be offered and those that can be cancelled."""
    for kind in s.players[me].hand:
        if PACT <= kind < TERRITORY:
            for partner in range(len(s.players)):
                if partner != me and not s.players[partner].out:
                    first = A.OFFER + PER_PACT * (kind - PACT) + 2 * partner
                    out.append(first)
                    if BOOK.sides[kind]:
                        out.append(first + 1)
    for seat in range(len(s.players)):
        q = s.players[seat]
        if q.pact != NONE and (seat == me or q.partner == me):
            out.append(A.CANCEL + q.pact - PACT)


def offer(s: Ages, me: int, place: int) -> None:
    """TTA-PACT-01 to -03: the card is shown, the partner answers."""
    kind = PACT + place // PER_PACT
    partner = place % PER_PACT // 2
    p = s.players[me]
    at = p.hand.index(kind)
    p.known = (*p.known[:at], EVERYBODY, *p.known[at + 1:])
    s.epoch += 1
    s.note(E.OFFERS, me, kind, partner, place % 2)
    s.push(ANSWER, partner, kind, (me, place % 2))


class Answer(Ask[Ages]):
    """TTA-PACT-03 to -07. Memory: who offers, 0 = as side A, 1 = as side B."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        return [A.YES, A.NO]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        owner = f.mem[0]
        if a == A.NO:
            s.note(E.REFUSES, f.me, f.src, owner)
            return
        s.note(E.ACCEPTS, f.me, f.src, owner)
        p = s.players[owner]
        take_from_hand(p, f.src)
        if p.pact != NONE:
            end_pact(s, owner)
        p.pact = f.src
        p.partner = f.me
        p.side_a = f.mem[1] == 0
        refresh(s, owner)
        refresh(s, f.me)


ANSWER: Final = Answer()

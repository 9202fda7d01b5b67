"""Cards in hand and out of it: military draws and discards, civil cards from the row (TTA-CARD, TTA-DRAW, TTA-TAKE)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.engine.rng import shuffle
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import BOOK, HOOKS, TAKE_COST, TECHNOLOGY_TAKEN, WONDERS_CHEAP
from clio.games.through_the_ages.ops.ratings import civil_limit
from clio.games.through_the_ages.state import (
    ACTION, AGE_I, AGE_III, LEADER, LEADER_REPLACED, NONE, ROW, TACTIC, TECHNOLOGIES, WONDER, Ages, Player,
)

ROW_COST: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)  # TTA-BOARD-12
AFFORDABLE: Final[tuple[int, ...]] = (0, 5, 9, 13)  # spaces within reach of so many civil actions
EVERYBODY: Final = -1  # mask of seats that know a card: all, spectators too


# ---------------------------------------------------------------------- military cards
def add_to_hand(p: Player, kind: int, known: int) -> None:
    at = 0
    while at < len(p.hand) and p.hand[at] < kind:
        at += 1
    p.hand = (*p.hand[:at], kind, *p.hand[at:])
    p.known = (*p.known[:at], known, *p.known[at:])


def take_from_hand(p: Player, kind: int) -> None:
    at = p.hand.index(kind)
    p.hand = p.hand[:at] + p.hand[at + 1:]
    p.known = p.known[:at] + p.known[at + 1:]


def discard_military(s: Ages, kind: int, known: int) -> None:
    """TTA-CARD-13: to the military discard pile of its age."""
    age = BOOK.age[kind]
    s.discards[age] = (*s.discards[age], kind)
    s.discards_known[age] = (*s.discards_known[age], known)


def throw_away(s: Ages, me: int, kind: int) -> None:
    """TTA-CARD-14: a card goes from the hand face down. Which one it was the others cannot tell, so they no longer
    know for sure any other card with the same back."""
    p = s.players[me]
    take_from_hand(p, kind)
    mine = 1 << me
    known: list[int] = []
    for i in range(len(p.hand)):
        known.append(mine if BOOK.age[p.hand[i]] == BOOK.age[kind] else p.known[i])
    p.known = tuple(known)
    discard_military(s, kind, mine)
    s.note(E.THROWS_CARD, me, kind, audience=mine)


def refill_military(s: Ages) -> None:
    """TTA-DRAW-04: an empty deck is made of the discard pile of the current age."""
    if s.military_at < len(s.military_deck) or not AGE_I <= s.age <= AGE_III or not s.discards[s.age]:
        return
    cards = list(s.discards[s.age])
    s.discards[s.age] = ()
    s.discards_known[s.age] = ()
    s.rng = shuffle(s.rng, cards)
    s.military_deck = tuple(cards)
    s.military_at = 0


def draw_military(s: Ages, me: int, n: int) -> None:
    """TTA-DRAW-01 to -05: as many as there are; none in Age IV."""
    p = s.players[me]
    drawn = 0
    while drawn < n:
        refill_military(s)
        if s.military_at >= len(s.military_deck):
            break
        kind = s.military_deck[s.military_at]
        s.military_at += 1
        add_to_hand(p, kind, 1 << me)
        s.note(E.DRAWS_CARD, me, kind, audience=1 << me)
        drawn += 1
    refill_military(s)
    if drawn:
        s.epoch += 1
        s.note(E.DRAWS, me, drawn)


class DrawMilitary(Op[Ages]):
    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        draw_military(s, f.me, self.n)


class DiscardMilitary(Ask[Ages]):
    """Discard n military cards of the own choice, all if there are fewer. Memory: how many are left and are gone."""

    auto: bool = False

    def __init__(self, n: int) -> None:
        self.n = n

    def how_many(self, s: Ages, f: Frame) -> int:
        return self.n

    def can(self, s: Ages, f: Frame) -> bool:
        return len(s.players[f.me].hand) > 0

    def options(self, s: Ages, f: Frame) -> list[int]:
        left = f.mem[0] if f.mem else self.how_many(s, f)
        p = s.players[f.me]
        return discards(p) if 0 < left < len(p.hand) else []

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        left = f.mem[0] if f.mem else self.how_many(s, f)
        throw_away(s, f.me, a - A.DISCARD + TACTIC)
        s.note(E.DISCARDS, f.me, 1)
        s.epoch += 1
        if left > 1:
            s.push(self, f.me, f.src, (left - 1, self.gone(f) + 1))

    def gone(self, f: Frame) -> int:
        """Positions stored by older versions remember only what is left."""
        return f.mem[1] if len(f.mem) > 1 else 0

    def done(self, s: Ages, f: Frame) -> None:
        """Nothing to choose: the whole hand goes, or no card."""
        p = s.players[f.me]
        if (f.mem[0] if f.mem else self.how_many(s, f)) > 0 and p.hand:
            s.note(E.DISCARDS, f.me, len(p.hand))
            s.epoch += 1
            for kind in p.hand:
                throw_away(s, f.me, kind)


def discards(p: Player) -> list[int]:
    """Each kind in the military hand once."""
    out: list[int] = []
    last = NONE
    for kind in p.hand:
        if kind != last:
            out.append(A.DISCARD + kind - TACTIC)
            last = kind
    return out


# ---------------------------------------------------------------------- civil cards
def take_price(s: Ages, me: int, space: int) -> int:
    """TTA-TAKE-01, -05: civil actions for the card on a space of the row."""
    p = s.players[me]
    kind = s.row[space]
    price = ROW_COST[space]
    if WONDER <= kind < LEADER:
        if not p.live & HOOKS.answering[WONDERS_CHEAP]:
            price += len(p.wonders)
        if p.done & LEADER_REPLACED:
            price -= BOOK.after_leader[kind]
    elif p.live & HOOKS.answering[TAKE_COST]:
        price = HOOKS.ask(s, me, TAKE_COST, p.live, 0, price, kind)
    return max(0, price)


def may_take(s: Ages, me: int, kind: int) -> bool:
    """TTA-TAKE-02 to -04, -08, whatever it costs."""
    p = s.players[me]
    if WONDER <= kind < LEADER:
        return p.wonder == NONE
    if len(p.civil) >= p.ca_total and len(p.civil) >= civil_limit(s, me):
        return False
    if kind < TECHNOLOGIES:
        return not p.techs >> kind & 1 and kind not in p.civil
    return kind >= ACTION or not p.leader_ages >> BOOK.age[kind] & 1


def takes(s: Ages, me: int, budget: int, out: list[int]) -> None:
    """Add what can be taken from the row for so many civil actions: the leftmost copy of a card by its name, another
    copy by its space. The same rules as `take_price` and `may_take`, asked once for the whole row."""
    p = s.players[me]
    civil = p.civil
    cheaper = p.live & HOOKS.answering[TAKE_COST] or p.done & LEADER_REPLACED
    reach = ROW if cheaper else AFFORDABLE[min(budget, 3)]
    full = len(civil) >= p.ca_total and len(civil) >= civil_limit(s, me)
    row = s.row
    alone = BOOK.alone
    players = len(s.players)
    for space in range(reach):
        kind = row[space]
        if kind == NONE:
            continue
        if WONDER <= kind < ACTION:  # one of each: a leader or a wonder
            if kind < LEADER:
                if p.wonder != NONE:
                    continue
            elif full or p.leader_ages >> BOOK.age[kind] & 1:
                continue
            if take_price(s, me, space) <= budget:
                out.append(A.TAKE + kind)
        elif not full and ROW_COST[space] <= budget:
            if kind < TECHNOLOGIES and (p.techs >> kind & 1 or kind in civil):
                continue
            first = alone[kind] >= players or row.index(kind) == space
            out.append(A.TAKE + kind if first else A.TAKE_AT + space)


def space_of(s: Ages, a: int) -> int:
    """The space that a TAKE or TAKE_AT action means."""
    return a - A.TAKE_AT if a >= A.TAKE_AT else s.row.index(a - A.TAKE)


def take_card(s: Ages, me: int, space: int, price: int, fresh: bool) -> None:
    """The card goes to the hand, a wonder to the play area (TTA-TAKE-07). `fresh`: in the own action phase."""
    p = s.players[me]
    kind = s.row[space]
    s.row[space] = NONE
    p.taken += 1
    s.note(E.TAKES, me, kind, price if fresh else 0, space)
    if WONDER <= kind < LEADER:
        p.wonder = kind
        p.stages = 0
        return
    add_civil(p, kind)
    if kind >= ACTION:
        if fresh:
            p.fresh = (*p.fresh, kind)
    elif kind >= LEADER:
        p.leader_ages |= 1 << BOOK.age[kind]
    else:
        p.spent = HOOKS.emit(s, me, TECHNOLOGY_TAKEN, p.live, p.spent, kind)


def add_civil(p: Player, kind: int) -> None:
    at = 0
    while at < len(p.civil) and p.civil[at] < kind:
        at += 1
    p.civil = (*p.civil[:at], kind, *p.civil[at:])


def remove_civil(p: Player, kind: int) -> None:
    at = p.civil.index(kind)
    p.civil = p.civil[:at] + p.civil[at + 1:]

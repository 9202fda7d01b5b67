"""The City and the cards around it: archive, discard, reinforce, draw, copy, Revolts."""

from __future__ import annotations

from typing import Any

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as E
from clio.games.families.monumental.cardbook import ACTION, REVOLT_CARD
from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.state import (
    ACTIVATED, EMPTY, IDLE, REINFORCED, SLOTS, USED, Monumental, Side,
)


# ---------------------------------------------------------------- verbs
def put_on_deck(s: Monumental, me: int, card: int) -> None:
    """Face down on top; everybody saw which card it is."""
    side = s.sides[me]
    side.deck.append(card)
    side.known += 1


def draw(s: Monumental, me: int) -> int:
    """The top card of the City deck, EMPTY without one; nothing is shuffled here."""
    side = s.sides[me]
    if not side.deck:
        return EMPTY
    s.epoch += 1
    if side.known > 0:
        side.known -= 1
    return side.deck.pop()


def lift(s: Monumental, me: int, slot: int) -> int:
    """Take the card on top of a slot out of the City; its attached Knowledge goes to the discard pile."""
    side = s.sides[me]
    card = side.city[slot]
    under = side.city[SLOTS + slot]
    if under != EMPTY:
        to_discard(s, me, under)
    side.city[slot] = side.city[SLOTS + slot] = EMPTY
    side.status[slot] = side.status[SLOTS + slot] = IDLE
    return card


def to_discard(s: Monumental, me: int, card: int) -> None:
    s.sides[me].discard.append(card)
    s.note(E.DISCARDS, me, card)


def give_revolts(s: Monumental, me: int, revolt: int, n: int, card: int) -> int:
    """To the City discard pile, while the Revolt pile lasts. Returns how many."""
    n = min(n, s.revolts)
    if n > 0:
        s.revolts -= n
        s.sides[me].discard.extend([revolt] * n)
        s.note(E.GETS_REVOLT, me, n, card)
    return n


def return_revolt(s: Monumental, me: int) -> None:
    s.revolts += 1
    s.note(E.REVOLT_RETURNS, me)


def activated(side: Side, place: int) -> bool:
    return side.status[place] == ACTIVATED or side.status[place] == USED


def inactive_slots(s: Monumental, side: Side) -> list[int]:
    """What may be archived or discarded, as moves."""
    first = s.book.numbers.slot
    return [first + i for i in range(SLOTS) if side.city[i] != EMPTY and side.status[i] == IDLE]


def declinable(s: Monumental, cards: list[int]) -> list[int]:
    """An owner's card is never touched unasked, not even the only one possible."""
    return [s.book.numbers.stop, *cards] if cards else []


# ---------------------------------------------------------------- archive, discard, reinforce
class Archive(Ask[Monumental]):
    """Archive n inactive cards of the City (or of the discard pile, or of that alone without `city`), or fewer; `up_to`
    is how the card says it. With `gain` each is a price, which must be possible: who declines does not gain. `all_gain`
    follows if all n were archived. After a Revolt: `if_revolt`, or again if `repeat`. Memory: how many so far."""

    def __init__(
        self, discard: bool = False, only_revolt: bool = False, gain: Op[Any] | None = None,
        if_revolt: Op[Any] | None = None, repeat: bool = False, n: int = 1, up_to: bool = False, city: bool = True,
        all_gain: Op[Any] | None = None,
    ) -> None:
        self.discard = discard
        self.only_revolt = only_revolt
        self.gain = gain
        self.if_revolt = if_revolt
        self.repeat = repeat
        self.n = n
        self.up_to = up_to
        self.city = city
        self.all_gain = all_gain
        self.required = gain is not None

    def options(self, s: Monumental, f: Frame) -> list[int]:
        side = s.sides[f.me]
        type, numbers = s.book.type, s.book.numbers
        out = inactive_slots(s, side) if self.city else []
        if self.only_revolt:
            out = [a for a in out if type[side.city[a - numbers.slot]] == REVOLT_CARD]
        if self.discard:
            wanted = {card for card in side.discard if not self.only_revolt or type[card] == REVOLT_CARD}
            out += sorted([numbers.pick + card for card in wanted])
        return declinable(s, out)

    def can(self, s: Monumental, f: Frame) -> bool:
        """Is there any such card? The first one tells."""
        side, type = s.sides[f.me], s.book.type
        if self.city:
            for i in range(SLOTS):
                card = side.city[i]
                if card != EMPTY and side.status[i] == IDLE and (not self.only_revolt or type[card] == REVOLT_CARD):
                    return True
        if self.discard:
            for card in side.discard:
                if not self.only_revolt or type[card] == REVOLT_CARD:
                    return True
        return False

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        numbers = s.book.numbers
        if a == numbers.stop:
            return
        if a >= numbers.pick:
            card = a - numbers.pick
            s.sides[f.me].discard.remove(card)
        else:
            card = lift(s, f.me, a - numbers.slot)
        s.put_away(f.me, card)
        count = f.mem[0] + 1 if f.mem else 1
        if count < self.n:
            s.push(self, f.me, f.src, (count,))
        elif self.all_gain is not None:
            s.push(self.all_gain, f.me, f.src)
        if s.book.type[card] == REVOLT_CARD:
            if self.repeat:
                s.push(self, f.me, f.src, (1,))
            if self.if_revolt is not None:
                s.push(self.if_revolt, f.me, f.src)
        if self.gain is not None:
            s.push(self.gain, f.me, f.src)

    def parts(self) -> tuple[Op[Any], ...]:
        return tuple([op for op in (self.gain, self.if_revolt, self.all_gain) if op is not None])


class DiscardCity(Ask[Monumental]):
    """Put n inactive cards of the City on the discard pile, or fewer. `up_to` is how the card says it. With `gain` each
    is a price. Memory: one entry per card."""

    def __init__(self, n: int = 1, up_to: bool = False, gain: Op[Any] | None = None) -> None:
        self.n = n
        self.up_to = up_to
        self.gain = gain
        self.required = gain is not None

    def options(self, s: Monumental, f: Frame) -> list[int]:
        return declinable(s, inactive_slots(s, s.sides[f.me])) if len(f.mem) < self.n else []

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        numbers = s.book.numbers
        if a != numbers.stop:
            to_discard(s, f.me, lift(s, f.me, a - numbers.slot))
            s.push(self, f.me, f.src, (*f.mem, a))
            if self.gain is not None:
                s.push(self.gain, f.me, f.src)

    def parts(self) -> tuple[Op[Any], ...]:
        return () if self.gain is None else (self.gain,)


class Reinforce(Ask[Monumental]):
    """Straighten n activated cards of the City, or fewer. `up_to` is how the card says it. Memory: one entry per
    card."""

    required: bool = False

    def __init__(self, n: int = 1, up_to: bool = False) -> None:
        self.n = n
        self.up_to = up_to

    def options(self, s: Monumental, f: Frame) -> list[int]:
        if len(f.mem) >= self.n:
            return []
        side = s.sides[f.me]
        first = s.book.numbers.slot
        return declinable(s, [first + i for i in range(SLOTS) if activated(side, i)])

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        numbers = s.book.numbers
        if a == numbers.stop:
            return
        side = s.sides[f.me]
        slot = a - numbers.slot
        card = lift(s, f.me, slot)
        side.city[slot] = card
        side.status[slot] = REINFORCED
        refresh(s, f.me)
        s.note(E.REINFORCES, f.me, card)
        s.push(self, f.me, f.src, (*f.mem, a))


class CopyBonus(Ask[Monumental]):
    """The bonus of one of the own developed Policies, once."""

    def options(self, s: Monumental, f: Frame) -> list[int]:
        first = s.book.numbers.pick
        return sorted([first + card for card in s.sides[f.me].policies])

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        card = a - s.book.numbers.pick
        s.note(E.COPIES, f.me, card)
        bonus = s.book.bonus[card]
        assert bonus is not None
        s.push(bonus, f.me, card)


class CopyPolicy(Ask[Monumental]):
    """The effect of an own developed Policy, its price paid again: one that is not active, or any if `active`."""

    def __init__(self, active: bool = False) -> None:
        self.active = active

    def options(self, s: Monumental, f: Frame) -> list[int]:
        side, book = s.sides[f.me], s.book
        out = []
        for i in range(len(side.policies)):
            card = side.policies[i]
            use = book.use[card]
            if book.copying[card] or (side.active >> i & 1 and not self.active):
                continue
            if book.lasts[card] or (self.active and book.hooks[card] and not side.active >> i & 1) or (
                use is not None and book.timing[card] == ACTION and use.can(s, Frame(use, f.me, card, ()))
            ):
                out.append(book.numbers.pick + card)
        return sorted(out)

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        card = a - s.book.numbers.pick
        s.note(E.COPIES, f.me, card)
        use = s.book.use[card]
        if use is not None:
            s.push(use, f.me, card)
        else:
            s.sides[f.me].lasting |= s.book.listeners.bit(card)
            refresh(s, f.me)


class SwapCity(Ask[Monumental]):
    """Swap two slots of the City, Knowledge included, or none; empty ones too if `empty`. Memory: the first slot."""

    def __init__(self, empty: bool = False) -> None:
        self.empty = empty

    def slots(self, s: Monumental, f: Frame) -> list[int]:
        side, first = s.sides[f.me], s.book.numbers.slot
        return [first + i for i in range(SLOTS) if self.empty or side.city[i] != EMPTY]

    def can(self, s: Monumental, f: Frame) -> bool:
        return len(self.slots(s, f)) >= 2

    def options(self, s: Monumental, f: Frame) -> list[int]:
        slots = self.slots(s, f)
        return declinable(s, [a for a in slots if a > f.mem[0]] if f.mem else slots[:-1])

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        numbers = s.book.numbers
        if a == numbers.stop:
            return
        if not f.mem:
            s.push(self, f.me, f.src, (a,))
            return
        side = s.sides[f.me]
        one, two = f.mem[0] - numbers.slot, a - numbers.slot
        for i, j in ((one, two), (SLOTS + one, SLOTS + two)):
            side.city[i], side.city[j] = side.city[j], side.city[i]
            side.status[i], side.status[j] = side.status[j], side.status[i]
        s.rearranged(f.me)
        s.note(E.SWAPS, f.me, one, two)

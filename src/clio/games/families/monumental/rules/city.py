"""The City: it is activated by a row and a column, and filled again."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op
from clio.games.families.monumental import events as E
from clio.games.families.monumental.cardbook import CITY_ACTIVATION, KNOWLEDGE, REVOLT_CARD
from clio.games.families.monumental.ops.city import draw, return_revolt
from clio.games.families.monumental.ops.resources import gain_output
from clio.games.families.monumental.state import ACTIVATED, EMPTY, PLACES, SLOTS, Monumental


# ---------------------------------------------------------------- activation
def tilt(s: Monumental, me: int, row: int, column: int) -> None:
    """Activate the cards of a row and a column; Revolts leave at once. The effects of cards "during City Activation"
    are pushed."""
    side, book = s.sides[me], s.book
    city, status, bits = side.city, side.status, book.listeners.bits
    live = s.beside(me)
    for slot in CROSS[3 * row + column]:
        card = city[slot]
        under = city[SLOTS + slot]
        if card != EMPTY and book.type[card] == REVOLT_CARD:
            return_revolt(s, me)
            city[slot] = card = under
            city[SLOTS + slot] = under = EMPTY
        if card != EMPTY:
            status[slot] = ACTIVATED
            if card in bits:
                live |= bits[card]
            if book.timing[card] == CITY_ACTIVATION:
                use = book.use[card]
                assert use is not None
                s.push(use, me, card)
        if under != EMPTY:
            status[SLOTS + slot] = ACTIVATED
            if under in bits:
                live |= bits[under]
    side.live = live  # as `refresh` finds it: nothing else is activated yet


class GainOutputs(Op[Monumental]):
    """What every activated card produces."""

    def do(self, s: Monumental, f: Frame) -> None:
        side = s.sides[f.me]
        status = side.status
        for i in range(PLACES):
            if status[i]:
                gain_output(s, f.me, side.city[i])


# ---------------------------------------------------------------- filling
class RefillCity(Op[Monumental]):
    """Slot by slot; two Knowledge in a row interrupt with a question."""

    def do(self, s: Monumental, f: Frame) -> None:
        side, type = s.sides[f.me], s.book.type
        city = side.city
        for slot in range(SLOTS):
            while city[slot] == EMPTY:
                card = draw(s, f.me) if side.deck else shuffle_and_draw(s, f.me)
                attached = city[SLOTS + slot]
                if card == EMPTY:
                    city[slot] = attached  # alone in its slot (or no card at all)
                    city[SLOTS + slot] = EMPTY
                    break
                if type[card] != KNOWLEDGE:
                    city[slot] = card
                elif attached == EMPTY:
                    city[SLOTS + slot] = card
                else:
                    s.limbo = (card,)
                    s.push(self, f.me)
                    s.push(KEEP_KNOWLEDGE, f.me, card, (slot,))
                    return


class KeepKnowledge(Ask[Monumental]):
    """One of two Knowledge stays, the other is discarded. f.src is the new one; memory: the slot."""

    def options(self, s: Monumental, f: Frame) -> list[int]:
        first = s.book.numbers.pick
        return sorted([first + s.sides[f.me].city[SLOTS + f.mem[0]], first + f.src])

    def chosen(self, s: Monumental, f: Frame, a: int) -> None:
        side = s.sides[f.me]
        place = SLOTS + f.mem[0]
        kept = a - s.book.numbers.pick
        other = f.src if kept != f.src else side.city[place]
        s.limbo = ()
        side.city[place] = kept
        side.discard.append(other)
        s.note(E.KEEPS_KNOWLEDGE, f.me, kept, other)


def shuffle_and_draw(s: Monumental, me: int) -> int:
    """The only moment at which the discard pile may be shuffled, unless it holds nothing but Knowledge."""
    side = s.sides[me]
    useful = False
    for card in side.discard:
        useful = useful or s.book.type[card] != KNOWLEDGE
    if not useful:
        return EMPTY
    side.deck, side.discard, side.known = side.discard, [], 0
    s.shuffle(side.deck)
    s.forget(me)
    s.note(E.RESHUFFLES, me)
    return draw(s, me)


CROSS: Final = [[i for i in range(SLOTS) if i // 3 == line // 3 or i % 3 == line % 3] for line in range(9)]
GAIN_OUTPUTS: Final = GainOutputs()
REFILL_CITY: Final = RefillCity()
KEEP_KNOWLEDGE: Final = KeepKnowledge()

"""Food and resources: blue tokens on farms and mines, worth what the card says (TTA-RES); science and culture
points (TTA-PTS)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Number, Op
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import events as E
from clio.games.through_the_ages.cardbook import HOOKS, LABS_STORE
from clio.games.through_the_ages.state import (
    CULTURE, FOOD, LAB, RESOURCES, SCIENCE, STORES, Ages, Player,
)

# Of a token, per kind below STORES; labs: LABS_STORE
VALUE: Final[tuple[int, ...]] = (1, 2, 3, 5, 1, 2, 3, 5, 0, 1, 2, 3)
FARM_CARDS: Final[tuple[int, ...]] = (3, 2, 1, 0)  # highest value first
MINE_CARDS: Final[tuple[int, ...]] = (7, 6, 11, 5, 10, 4, 9)  # a mine before the lab of the same value (TTA-PROD-15)
CARDS: Final[tuple[tuple[int, ...], ...]] = (FARM_CARDS, MINE_CARDS)
PAYMENT: Final = 0
GAIN: Final = 1


def food(p: Player) -> int:
    b = p.blue
    return b[0] + 2 * b[1] + 3 * b[2] + 5 * b[3]


def resources(p: Player) -> int:
    b = p.blue
    return b[4] + 2 * b[5] + 3 * b[6] + 5 * b[7] + b[9] + 2 * b[10] + 3 * b[11]


def stock(p: Player, good: int) -> int:
    """How much of a good, or how many points."""
    if good == FOOD:
        return food(p)
    if good == RESOURCES:
        return resources(p)
    return p.science if good == SCIENCE else p.culture


def can_store(p: Player, kind: int) -> bool:
    """May a token be put on the card? On labs only while a card says so (TTA-ANNEX-19, -38)."""
    if kind >= LAB and not p.live & HOOKS.answering[LABS_STORE]:
        return False
    return bool(p.techs >> kind & 1)


def put(p: Player, good: int, n: int) -> int:
    """Move tokens worth n from the bank to the cards, as few as possible; returns what could be gained
    (TTA-RES-02, -03)."""
    left = n
    for kind in CARDS[good]:
        value = VALUE[kind]
        if value <= left and p.blue_bank and can_store(p, kind):
            tokens = min(left // value, p.blue_bank)
            p.blue[kind] += tokens
            p.blue_bank -= tokens
            left -= tokens * value
            if not left:
                break
    return n - left


def take(p: Player, good: int, n: int) -> None:
    """Pay n, which is there: tokens of the lowest value first, change on the highest cards that fit
    (TTA-RES-05 to -10, TTA-RES-17, ruling TTA-OP-14)."""
    if good == RESOURCES and (p.blue[9] or p.blue[10] or p.blue[11]) and not p.live & HOOKS.answering[LABS_STORE]:
        take_exactly(p, good, n)
        return
    left = n
    cards = CARDS[good]
    for i in range(len(cards) - 1, -1, -1):
        kind = cards[i]
        value = VALUE[kind]
        tokens = p.blue[kind]
        if tokens:
            used = min(tokens, (left + value - 1) // value)
            p.blue[kind] -= used
            p.blue_bank += used
            left -= used * value
            if left <= 0:
                break
    if left < 0:
        put(p, good, -left)


def take_exactly(p: Player, good: int, n: int) -> None:
    """Tokens left on labs after LABS_STORE cannot take change: paying the lowest first may overpay needlessly. Look
    for the smallest overpayment (TTA-RES-10, -17), then keep the highest cards."""
    cards = CARDS[good]
    before = [p.blue[kind] for kind in cards]
    worth = stock(p, good) - n
    while True:
        at = Laying(p, cards, PAYMENT, before, worth)
        if at.completes(0, worth, at.tokens, 0, 0):
            break
        worth -= 1
    for kind in cards:
        number = at.bounds()[1]
        while not at.fits(number):
            number -= 1
        at.lay(number)
        p.blue_bank += p.blue[kind] - number
        p.blue[kind] = number


def gain(s: Ages, me: int, what: int, n: int) -> int:
    """Goods or points for a player; returns how much it really was."""
    p = s.players[me]
    if n <= 0:
        return 0
    if what == SCIENCE:
        p.science += n
    elif what == CULTURE:
        p.culture += n
    else:
        before = p.blue[:] if s.config.by_hand else None
        n = put(p, what, n)
        if before is not None and n:
            arrange(s, me, what, GAIN, before)
    s.note(E.GAINS, me, what, n)
    return n


def lose(s: Ages, me: int, what: int, n: int) -> int:
    """As much of n as is there (TTA-RES-14, TTA-PTS-02)."""
    p = s.players[me]
    n = min(n, stock(p, what))
    if n <= 0:
        return 0
    if what == SCIENCE:
        p.science -= n
    elif what == CULTURE:
        p.culture -= n
    else:
        pay(s, me, what, n)
    s.note(E.LOSES, me, what, n)
    return n


def pay(s: Ages, me: int, good: int, n: int) -> None:
    """Pay food or resources that are there."""
    if n <= 0:
        return
    p = s.players[me]
    before = p.blue[:] if s.config.by_hand else None
    take(p, good, n)
    if before is not None:
        arrange(s, me, good, PAYMENT, before)


def steal(s: Ages, me: int, victim: int, what: int, n: int) -> None:
    """TTA-RES-15, -16, TTA-PTS-05: the thief gains no more than the victim loses."""
    n = min(n, stock(s.players[victim], what))
    if n <= 0:
        return
    q = s.players[victim]
    p = s.players[me]
    if what == SCIENCE:
        q.science -= n
        p.science += n
    elif what == CULTURE:
        q.culture -= n
        p.culture += n
    else:
        pay(s, victim, what, n)
        before = p.blue[:] if s.config.by_hand else None
        n = put(p, what, n)
        if before is not None and n:
            arrange(s, me, what, GAIN, before)
    s.note(E.STEALS, me, what, n, victim)


# ---------------------------------------------------------------------- by hand
def arrange(s: Ages, me: int, good: int, mode: int, before: list[int]) -> None:
    """The tokens were moved in the usual way; the player may prefer another one (option `payments`)."""
    cards = CARDS[good]
    memory = [good, mode]
    for kind in cards:
        memory.append(before[kind])
    for kind in cards:
        memory.append(s.players[me].blue[kind])
    s.push(ARRANGE, me, -1, tuple(memory))


class Arrange(Ask[Ages]):
    """TTA-RES-02, TTA-RES-05 to -11: how the blue tokens lie after a payment or a gain, card by card, the highest
    first. Memory: good, mode, tokens before and after the usual way, then the numbers chosen so far."""

    def options(self, s: Ages, f: Frame) -> list[int]:
        chosen = self.chosen_of(f)
        cards = CARDS[f.mem[0]]
        if len(chosen) == len(cards):
            return []
        at = self.laying(s, f)
        for number in chosen:
            at.lay(number)
        least, most = at.bounds()
        return [A.KEEP + number for number in range(least, most + 1) if at.fits(number)]

    def chosen_of(self, f: Frame) -> list[int]:
        return list(f.mem[2 + 2 * len(CARDS[f.mem[0]]):])

    def laying(self, s: Ages, f: Frame) -> Laying:
        """The tokens as they were, and what they must be worth in the end."""
        cards = CARDS[f.mem[0]]
        n = len(cards)
        worth = 0
        for i in range(n):
            worth += f.mem[2 + n + i] * VALUE[cards[i]]
        return Laying(s.players[f.me], cards, f.mem[1], list(f.mem[2:2 + n]), worth)

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        s.push(self, f.me, f.src, (*f.mem, a - A.KEEP))

    def done(self, s: Ages, f: Frame) -> None:
        p = s.players[f.me]
        cards = CARDS[f.mem[0]]
        counts = self.chosen_of(f)
        for i in range(len(counts)):
            p.blue_bank += p.blue[cards[i]] - counts[i]
            p.blue[cards[i]] = counts[i]


class Laying:
    """Laying tokens worth so much on the cards, one card after the other, the highest first. A payment moves no worth
    to a card of the same or a higher value (TTA-RES-07, -11), a gain takes nothing away."""

    def __init__(self, p: Player, cards: tuple[int, ...], mode: int, before: list[int], worth: int) -> None:
        self.p = p
        self.cards = cards
        self.mode = mode
        self.before = before
        self.worth = worth  # still to be laid
        self.tokens = p.blue_bank  # still at hand
        for kind in cards:
            self.tokens += p.blue[kind]
        self.place = 0
        self.slack = 0  # worth that higher cards gave up
        self.held = 0  # worth that cards of the same value gave up
        self.known: dict[tuple[int, int, int, int, int], bool] = {}

    def lay(self, number: int) -> None:
        """So many tokens on the next card."""
        i = self.place
        value = VALUE[self.cards[i]]
        slack, held = self.freed(i, self.slack, self.held)
        more = (number - self.before[i]) * value
        self.slack = slack - max(0, more)
        self.held = held + max(0, -more)
        self.worth -= number * value
        self.tokens -= number
        self.place += 1

    def freed(self, i: int, slack: int, held: int) -> tuple[int, int]:
        """Before card i: what cards of a higher value gave up can be used on it."""
        if i and VALUE[self.cards[i]] < VALUE[self.cards[i - 1]]:
            return slack + held, 0
        return slack, held

    def bounds(self) -> tuple[int, int]:
        """The least and the most tokens that could lie on the next card, by itself."""
        return self.range_at(self.place, self.worth, self.tokens, self.freed(self.place, self.slack, self.held)[0])

    def range_at(self, i: int, worth: int, tokens: int, slack: int) -> tuple[int, int]:
        value = VALUE[self.cards[i]]
        before = self.before[i]
        most = min(tokens, worth // value)
        if not can_store(self.p, self.cards[i]):
            most = min(most, before)
        if self.mode == PAYMENT:
            return 0, min(most, before + slack // value)
        return before, most

    def fits(self, number: int) -> bool:
        """Can the rest be laid after so many tokens on the next card?"""
        i = self.place
        value = VALUE[self.cards[i]]
        slack, held = self.freed(i, self.slack, self.held)
        more = (number - self.before[i]) * value
        return self.completes(
            i + 1, self.worth - number * value, self.tokens - number, slack - max(0, more), held + max(0, -more)
        )

    def completes(self, i: int, worth: int, tokens: int, slack: int, held: int) -> bool:
        if i == len(self.cards):
            return worth == 0
        key = (i, worth, tokens, slack, held)
        found = self.known.get(key)
        if found is None:
            found = self.search(i, worth, tokens, slack, held)
            self.known[key] = found
        return found

    def search(self, i: int, worth: int, tokens: int, slack: int, held: int) -> bool:
        value = VALUE[self.cards[i]]
        slack, held = self.freed(i, slack, held)
        least, most = self.range_at(i, worth, tokens, slack)
        for number in range(most, least - 1, -1):
            more = (number - self.before[i]) * value
            if self.completes(
                i + 1, worth - number * value, tokens - number, slack - max(0, more), held + max(0, -more)
            ):
                return True
        return False


# ---------------------------------------------------------------------- ops
class Gain(Op[Ages]):
    """Gain n of a good, or points. n may be a formula."""

    def __init__(self, what: int, n: int | Number[Ages]) -> None:
        self.what = what
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        n = self.n
        gain(s, f.me, self.what, n if isinstance(n, int) else n.value(s, f))


class Lose(Op[Ages]):
    """Lose n of a good, or points, as far as there are some."""

    def __init__(self, what: int, n: int | Number[Ages]) -> None:
        self.what = what
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        n = self.n
        lose(s, f.me, self.what, n if isinstance(n, int) else n.value(s, f))


class LoseAll(Op[Ages]):
    """Rats: all of a good is lost."""

    def __init__(self, what: int) -> None:
        self.what = what

    def do(self, s: Ages, f: Frame) -> None:
        lose(s, f.me, self.what, stock(s.players[f.me], self.what))


class GainMix(Ask[Ages]):
    """Gain n food and resources in any mix."""

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, s: Ages, f: Frame) -> list[int]:
        if not s.players[f.me].blue_bank:
            return []  # nothing can be gained
        return [A.AMOUNT + i for i in range(self.n + 1)]

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        gain(s, f.me, FOOD, a - A.AMOUNT)
        gain(s, f.me, RESOURCES, self.n - (a - A.AMOUNT))


class LoseMix(Ask[Ages]):
    """Lose n food and resources in any mix, everything if there is less."""

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, s: Ages, f: Frame) -> list[int]:
        return mixes(s.players[f.me], self.n)

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        n = min(self.n, food(s.players[f.me]) + resources(s.players[f.me]))
        lose(s, f.me, FOOD, a - A.AMOUNT)
        lose(s, f.me, RESOURCES, n - (a - A.AMOUNT))


class StealMix(Ask[Ages]):
    """Plunder: take up to n food and resources from the rival, the attacker sets the mix (TTA-CTX-49)."""

    own_memory: bool = False

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, s: Ages, f: Frame) -> list[int]:
        return mixes(s.players[s.attack[2]], self.n)

    def chosen(self, s: Ages, f: Frame, a: int) -> None:
        rival = s.attack[2]
        n = min(self.n, food(s.players[rival]) + resources(s.players[rival]))
        steal(s, f.me, rival, FOOD, a - A.AMOUNT)
        steal(s, f.me, rival, RESOURCES, n - (a - A.AMOUNT))


class Steal(Op[Ages]):
    """Take up to n points from the rival."""

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def do(self, s: Ages, f: Frame) -> None:
        steal(s, f.me, s.attack[2], self.what, self.n)


def mixes(p: Player, n: int) -> list[int]:
    """How much of n can be food, when food and resources are what the player has."""
    n = min(n, food(p) + resources(p))
    return [A.AMOUNT + i for i in range(max(0, n - resources(p)), min(n, food(p)) + 1)] if n else []


ARRANGE: Final = Arrange()
assert len(VALUE) == STORES

"""What resources can buy: the targets a player has this turn, and the best that each number of counters pays for."""

from __future__ import annotations

from typing import Final

from clio.bots.monumental import weights as W
from clio.bots.monumental.worth import BONUS, CARD, HOOK, USE
from clio.games.families.monumental.cardbook import KNOWLEDGE, WONDER
from clio.games.families.monumental.state import (
    BASICS, CULTURE, EMPTY, GOLD, MILITARY, PRODUCTION, SCIENCE, SLOTS, WORKSHOP,
)
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops.wonders import price_of
from clio.games.monumental.rules.end import WONDER_POINTS
from clio.games.monumental.rules.heroes import heroes_for
from clio.games.monumental.rules.projects import resource_of_project
from clio.games.monumental.rules.turn import INVESTMENT_PRICE, progress_price
from clio.games.monumental.state import GAIN_SPACES, HERO, INVESTED, REVOLT, TRACK_END, Player, World
from clio.games.monumental import actions as A

COUNTERS: Final = 18  # tables reach this far; more of one resource is as good as this many
Target = tuple[int, float]  # price, worth
Goods = list[list[float]]  # per resource (three basic ones, Gold): the worth of 0, 1, 2 ... counters


class Stock:
    """The cards of one player in figures: what they bring, how many slots they fill, what majorities count."""

    __slots__ = ("cards", "knowledge", "revolts", "value", "wonders")

    def __init__(self, value: float, cards: int, knowledge: int, wonders: int, revolts: int) -> None:
        self.value = value
        self.cards = cards
        self.knowledge = knowledge
        self.wonders = wonders
        self.revolts = revolts

    @property
    def mean(self) -> float:
        """What a slot brings on average."""
        return self.value / max(self.cards, SLOTS)


def stock(pl: Player) -> Stock:
    """One walk over the cards of a player."""
    value, cards, knowledge, wonders, revolts = 0.0, 0, 0, 0, 0
    kinds, worth = BOOK.type, CARD
    for zone in (pl.city, pl.deck, pl.discard, pl.drawn):
        for card in zone:
            if card < 0:
                continue
            value += worth[card]
            kind = kinds[card]
            if kind == KNOWLEDGE:
                if card < REVOLT:
                    knowledge += 1
                continue
            cards += 1
            if kind == WONDER:
                wonders += 1
            elif card == REVOLT:
                revolts += 1
    return Stock(value, cards, knowledge, wonders, revolts)


def strength(value: float, cards: int, rounds: float) -> float:
    """What the City will bring in the turns to come. Knowledge lies under other cards and fills no slot."""
    return W.ACTIVATIONS * rounds * value / max(cards, SLOTS)


def added(mine: Stock, card: int, rounds: float) -> float:
    """How much stronger the City gets by a card that comes on top of its deck."""
    if rounds <= 0:
        return 0.0
    slot = 0 if BOOK.type[card] == KNOWLEDGE else 1
    more = strength(mine.value + CARD[card], mine.cards + slot, rounds) - strength(mine.value, mine.cards, rounds)
    return more + W.NEXT_ROUND * (CARD[card] - mine.mean * slot)


class Prospects:
    """What one more of a thing is worth to a player now: points and the change of its majority."""

    __slots__ = ("knowledge", "province", "rounds", "space", "wonder")

    def __init__(self, province: float, knowledge: float, wonder: float, space: float, rounds: float) -> None:
        self.province = province
        self.knowledge = knowledge
        self.wonder = wonder
        self.space = space
        self.rounds = rounds


def completed(mine: Stock, card: int, more: Prospects, rounds: float) -> float:
    """A Wonder at the moment of its completion."""
    return WONDER_POINTS + more.wonder + BONUS[card] + added(mine, card, rounds)


def begun(mine: Stock, card: int, more: Prospects, rounds: float) -> float:
    """A Wonder under construction: the rest of its price is still to pay, and time may run out."""
    chance = min(W.COMPLETION, W.COMPLETION_PER_ROUND * rounds)
    later = completed(mine, card, more, max(0.0, rounds - 1.0)) - W.PRODUCTION * BOOK.cost2[card]
    return chance * max(0.0, later)


# ---------------------------------------------------------------- targets
def cards_for_sale(s: World, me: int, mine: Stock, more: Prospects, out: list[list[Target]]) -> None:
    """Cards of the display and of the reserve, Basic Buildings, the Wonder under construction, Scientific Progress."""
    pl, rounds = s.players[me], more.rounds
    under = begun(mine, pl.wonder, more, rounds) if pl.wonder != EMPTY else 0.0
    wonders: list[Target] = []
    for card in [*s.display, *pl.reserved]:
        if card == EMPTY:
            continue
        price = price_of(s, me, card) if card in pl.reserved else BOOK.cost[card]
        kind = BOOK.type[card]
        if kind == WONDER:
            wonders.append((price, begun(mine, card, more, rounds) - under))
            wonders.append((price + BOOK.cost2[card], completed(mine, card, more, rounds) - under))
        elif kind == KNOWLEDGE:
            out[SCIENCE].append((price, 1.0 + more.knowledge + added(mine, card, rounds)))
        else:
            out[PRODUCTION].append((price, added(mine, card, rounds)))
    if wonders:  # one at a time
        out[PRODUCTION].append(max(wonders, key=lambda wonder: wonder[1] - W.PRODUCTION * wonder[0]))
    if pl.wonder != EMPTY:
        out[PRODUCTION].append((BOOK.cost2[pl.wonder], completed(mine, pl.wonder, more, rounds) - under))
    best = max([added(mine, WORKSHOP + i, rounds) for i in range(3) if s.basics[i] > 0], default=0.0)
    price = BOOK.cost[WORKSHOP]
    out[PRODUCTION] += [(price, best), (price, W.SECOND * best)]
    if pl.deck:
        drawn = W.DRAWN * (CARD[pl.deck[-1]] if pl.known else mine.mean)
        price = progress_price(s, me)
        out[SCIENCE] += [(price, drawn), (s.config.progress, W.SECOND * drawn)]


def gold_for(s: World, me: int, more: Prospects, out: list[list[Target]]) -> None:
    """What is paid in Gold, and the projects of the end."""
    pl = s.players[me]
    if s.config.african and not pl.done & INVESTED and pl.space < TRACK_END:
        out[GOLD].append((INVESTMENT_PRICE, next_space(pl.space, more)))
    if s.heroes:
        out[GOLD] += [
            (BOOK.cost[hero], hero_worth(hero, more.rounds) - hero_worth(pl.hero, more.rounds))
            for hero in [HERO + a - A.HERO for a in heroes_for(s, pl)]
        ]
    if s.open_projects:
        for i in range(A.PROJECTS):
            res = resource_of_project(i)
            if s.holders[i] != me and res != CULTURE:
                out[res].append((s.stakes[i] + 1, W.PROJECT_HELD))


def next_space(space: int, more: Prospects) -> float:
    gain = W.COMMERCIAL_GAIN if GAIN_SPACES >> space + 1 & 1 and more.rounds > 0 else 0.0
    return more.space + max(gain, W.GAIN_NEAR * W.COMMERCIAL_GAIN / 3 if more.rounds > 0 else 0.0)


def hero_worth(hero: int, rounds: float) -> float:
    """A Hero who serves for the turns to come and then leaves."""
    if hero == EMPTY:
        return 0.0
    return W.HERO_FORCE * rounds * (USE[hero] + HOOK[hero]) + W.HERO_LEAVES * BONUS[hero]


# ---------------------------------------------------------------- what counters are worth
def table(wanted: list[Target]) -> list[float]:
    """The best purchases for each number of counters of one resource."""
    best = LEFT_OVER[:]
    for price, value in wanted:
        if value > 0:
            bought = W.IN_HAND * value
            for n in range(COUNTERS - 1, price - 1, -1):
                with_it = best[n - price] + bought
                if with_it > best[n]:
                    best[n] = with_it
    return best


def purse(res: list[int], raid: int, goods: Goods, gold_worth: float) -> float:
    """What the counters in hand are worth, Gold laid where it helps most."""
    most = COUNTERS - 1
    have = [min(res[0], most), min(res[1], most), min(res[MILITARY] + raid, most)]
    gold = min(res[GOLD], most)
    total = goods[0][have[0]] + goods[1][have[1]] + goods[2][have[2]] + gold_worth * (res[GOLD] - gold)
    if not gold:
        return total
    own = goods[GOLD]
    left = gold
    while left > 0:
        best, where, used = 0.0, -1, 0
        for r in range(BASICS):
            worth, n = goods[r], have[r]
            now = worth[n]
            for k in range(1, min(left, most - n) + 1):
                more = worth[n + k] - now - gold_worth * k
                if more > best:
                    best, where, used = more, r, k
        if where < 0:
            break
        total += best + gold_worth * used
        have[where] += used
        left -= used
    return total + max([own[k] + gold_worth * (left - k) for k in range(left + 1)])


LEFT_OVER: Final = [W.LEFT_OVER * n for n in range(COUNTERS)]
NOTHING_TO_BUY: Final = [[0.0] * COUNTERS for _ in range(GOLD + 1)]

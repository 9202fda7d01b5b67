"""What resources can buy: the targets a player has this round, and the best that each number of tokens pays for."""

from __future__ import annotations

from math import sqrt
from typing import Final

from clio.bots.monumental_duel import weights as W
from clio.bots.monumental_duel.worth import BONUS, CARD, USE
from clio.games.families.monumental.cardbook import KNOWLEDGE, WONDER
from clio.games.families.monumental.state import BASICS, EMPTY, GOLD, MILITARY, PRODUCTION, SCIENCE, SLOTS, WORKSHOP
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE
from clio.games.monumental_duel.state import WARLORD, Duel, Player
from clio.games.monumental_duel.ops.wonders import (
    conquest_price, least_stake, pays_provinces_in_gold, province_price, top_province,
)
from clio.games.monumental_duel.rules.round import PROGRESS
from clio.games.monumental_duel.rules.end import KEPT, LAST_TRACK, WONDER_POINTS

TOKENS: Final = 16  # tables reach this far; more of one resource is as good as this many
Goods = list[list[float]]  # per resource (three basic ones, Gold): the worth of 0, 1, 2 ... tokens


def rounds_left(s: Duel) -> float:
    """Rounds after this one, as the deck lets expect (MD-END-01)."""
    if s.last:
        return 0.0
    cards = len(s.deck) - s.deck_at
    return 1.0 + max(0.0, cards - LAST_TRACK + KEPT) / W.NEW_CARDS


def lead(difference: int, rounds: float) -> float:
    """MD-DOM: what a lead in one category will be worth, own points minus the opponent's."""
    if difference == 0:
        return 0.0
    doubt = W.DOUBT + W.DOUBT_PER_ROUND * rounds
    return W.DOMINATION * difference / sqrt(difference * difference + doubt * doubt)


class Stock:
    """The cards of one player in figures: what they bring, how many slots they fill, what counts for Domination."""

    __slots__ = ("cards", "knowledge", "provinces", "revolts", "value", "wonders")

    def __init__(
        self, value: float, cards: int, provinces: int, knowledge: int, wonders: int, revolts: int
    ) -> None:
        self.value = value
        self.cards = cards
        self.provinces = provinces
        self.knowledge = knowledge
        self.wonders = wonders
        self.revolts = revolts

    @property
    def mean(self) -> float:
        """What a slot brings on average."""
        return self.value / max(self.cards, SLOTS)


def strength(value: float, cards: int, rounds: float) -> float:
    """What the City will bring in the rounds to come. Knowledge lies under other cards and fills no slot."""
    return W.ACTIVATIONS * rounds * value / max(cards, SLOTS)


def added(stock: Stock, card: int, rounds: float) -> float:
    """How much stronger the City gets by a card that comes on top of its deck."""
    if rounds <= 0:
        return 0.0
    slot = 0 if BOOK.type[card] == KNOWLEDGE else 1
    more = strength(stock.value + CARD[card], stock.cards + slot, rounds) - strength(stock.value, stock.cards, rounds)
    return more + W.NEXT_ROUND * (CARD[card] - stock.mean * slot)


def completed(stock: Stock, other: Stock, card: int, rounds: float) -> float:
    """A Wonder at the moment of its completion."""
    ahead = stock.wonders - other.wonders
    return WONDER_POINTS + lead(ahead + 1, rounds) - lead(ahead, rounds) + BONUS[card] + added(stock, card, rounds)


def begun(stock: Stock, other: Stock, card: int, rounds: float) -> float:
    """A Wonder under construction: the rest of its price is still to pay, and time may run out."""
    chance = min(W.COMPLETION, W.COMPLETION_PER_ROUND * rounds)
    later = completed(stock, other, card, max(0.0, rounds - 1.0)) - W.PRODUCTION * BOOK.cost2[card]
    return chance * max(0.0, later)


def targets(s: Duel, me: int, stocks: tuple[Stock, Stock], rounds: float) -> list[list[tuple[int, float]]]:
    """(price, worth) of everything to buy, per resource."""
    pl, mine, other = s.players[me], stocks[me], stocks[1 - me]
    out: list[list[tuple[int, float]]] = [[], [], [], []]
    provinces = out[GOLD if pays_provinces_in_gold(pl) else MILITARY]
    ahead = mine.provinces - other.provinces
    one_more = 1.0 + lead(ahead + 1, rounds) - lead(ahead, rounds)
    under = begun(mine, other, pl.wonder, rounds) if pl.wonder != EMPTY else 0.0
    for card in [*s.track, *pl.reserved]:
        if card == EMPTY:
            continue
        kind = BOOK.type[card]
        if kind == PROVINCE:
            provinces.append((province_price(s, me, card, 0), one_more + BONUS[card]))
        elif kind == WONDER:
            out[PRODUCTION].append((BOOK.cost[card], begun(mine, other, card, rounds) - under))
        elif kind == KNOWLEDGE:
            known = mine.knowledge - other.knowledge
            points = 1.0 + lead(known + 1, rounds) - lead(known, rounds)
            out[SCIENCE].append((BOOK.cost[card], points + added(mine, card, rounds)))
        else:
            out[PRODUCTION].append((BOOK.cost[card], added(mine, card, rounds)))
    if pl.wonder != EMPTY:
        out[PRODUCTION].append((BOOK.cost2[pl.wonder], completed(mine, other, pl.wonder, rounds) - under))
    price = conquest_price(s, me)
    if price >= 0:
        provinces.append((price, 2.0 + lead(ahead + 2, rounds) - lead(ahead, rounds)))
    common(s, me, pl, mine, rounds, out)
    return out


def common(
    s: Duel, me: int, pl: Player, mine: Stock, rounds: float, out: list[list[tuple[int, float]]]
) -> None:
    """What is always for sale: Basic Buildings, Scientific Progress, the Advantage."""
    best = max([added(mine, WORKSHOP + i, rounds) for i in range(3) if s.basics[i] > 0], default=0.0)
    price = BOOK.cost[WORKSHOP]
    out[PRODUCTION] += [(price, best), (price, W.SECOND * best)]
    if pl.deck:
        drawn = W.DRAWN * (CARD[pl.deck[-1]] if pl.known else mine.mean)
        out[SCIENCE] += [(PROGRESS, drawn), (PROGRESS, W.SECOND * drawn)]
    if s.holder != me:
        stake = least_stake(s, me)
        for r in range(BASICS):
            if s.holder < 0 or s.stake == 0 or s.stake_type == r:
                out[r].append((stake, W.READY * USE[WARLORD + pl.civ]))


def tables(wanted: list[list[tuple[int, float]]]) -> Goods:
    """The best purchases for each number of tokens, per resource."""
    out = []
    for goods in wanted:
        best = LEFT_OVER[:]
        for price, value in goods:
            if value > 0:
                for n in range(TOKENS - 1, price - 1, -1):
                    with_it = best[n - price] + W.IN_HAND * value
                    if with_it > best[n]:
                        best[n] = with_it
        out.append(best)
    return out


def purse(res: list[int], goods: Goods, gold_worth: float) -> float:
    """What the tokens in hand are worth, Gold laid where it helps most."""
    have = [min(res[r], TOKENS - 1) for r in range(BASICS)]
    gold = min(res[GOLD], TOKENS - 1)
    total = goods[0][have[0]] + goods[1][have[1]] + goods[2][have[2]]
    own = goods[GOLD]
    while gold > 0:
        best, where, used = 0.0, -1, 0
        for r in range(BASICS):
            table, n = goods[r], have[r]
            for k in range(1, min(gold, TOKENS - 1 - n) + 1):
                more = table[n + k] - table[n] - gold_worth * k
                if more > best:
                    best, where, used = more, r, k
        if where < 0:
            break
        total += best + gold_worth * used
        have[where] += used
        gold -= used
    return total + max([own[k] + gold_worth * (gold - k) for k in range(gold + 1)])


LEFT_OVER: Final = [W.LEFT_OVER * n for n in range(TOKENS)]
NOTHING_TO_BUY: Final = [[0.0] * TOKENS for _ in range(GOLD + 1)]


def exposed(pl: Player) -> int:
    """Barricades on the top Province, EMPTY without one."""
    at = top_province(pl)
    return EMPTY if at == EMPTY else len(pl.pile) - 1 - at

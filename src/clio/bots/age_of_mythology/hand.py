"""Cards in hand: what each would bring if it were played now, and what the hand is worth together."""

from __future__ import annotations

from typing import Final

from clio.bots.age_of_mythology.economy import cards_to_play, far, for_sale, next_age, scale
from clio.bots.age_of_mythology.majority import Majority
from clio.bots.age_of_mythology.war import Raids
from clio.bots.age_of_mythology.weights import Weights
from clio.games.age_of_mythology.cardbook import (
    ALL, ANY_ONE, ATTACK, BOOK, BUILDING_BOOK, DO_BUILD, DO_RECRUIT, EXPLORE, GATHER, NEXT_AGE, TILE_BOOK, TRADE,
)
from clio.games.age_of_mythology.rules.gather import BUILDING_BONUS, tile_yield
from clio.games.age_of_mythology.rules.play import age_cost
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR, trade_cost
from clio.games.age_of_mythology.state import (
    BUILDINGS, CARDS, CULTURES, DISCARDING, FAVOR, FOOD, GODS, MYTHIC, NONE, PERMANENT,
    RESOURCES, SPACES, TERRAINS, Mythology, Player,
)

UNKNOWN: Final = CARDS  # stands in a hand for a random card that is still to be drawn
DECKS: Final = [
    [(card, BOOK.copies[card][culture]) for card in range(PERMANENT, CARDS) if BOOK.copies[card][culture]]
    for culture in range(CULTURES)
]
SPENDING: Final = (DO_BUILD, DO_RECRUIT, TRADE, NEXT_AGE)
DECK_SIZE: Final = 45  # AOM-COMP-20


def yields(p: Player) -> list[int]:
    """Cubes that the tiles of each terrain give, then of each resource."""
    found = [0] * (TERRAINS + RESOURCES)
    for space in range(SPACES):
        kind = p.tiles[space]
        if kind != NONE:
            n = tile_yield(p, space)
            found[TILE_BOOK.terrain[kind]] += n
            found[TERRAINS + TILE_BOOK.resource[kind]] += n
    return found


class Prospects:
    """What each action would bring a player just now."""

    def __init__(
        self, s: Mythology, me: int, rounds: float, raids: Raids, pots: tuple[Majority, Majority]
    ) -> None:
        self.w = raids.w
        self.p = s.players[me]
        self.s = s
        self.me = me
        self.army, self.city = pots
        self.rounds = rounds
        self.raid = raids.best(me)
        self.need = raids.need(me)
        self.scale = scale(self.w, s, self.p, rounds)
        self.cubes = sum(self.p.cubes)
        self.found = yields(self.p)
        self.bonus = 0
        for kind in range(BUILDINGS):
            if BUILDING_BOOK.bonus[kind] != NONE and self.p.has(kind):
                self.bonus += BUILDING_BONUS

    def card(self, card: int) -> float:
        if card == UNKNOWN:
            return self.w.blind * self.mean()
        worth = self.action(card)
        if card >= GODS and self.p.cubes[FAVOR] >= BOOK.favor[card]:
            worth += self.w.power
        return worth

    def mean(self) -> float:
        """What a random card of the culture brings."""
        deck = DECKS[self.p.culture]
        return sum([copies * self.card(card) for card, copies in deck]) / DECK_SIZE

    def action(self, card: int) -> float:
        w, p, action, number = self.w, self.p, BOOK.action[card], BOOK.number[card]
        if action == EXPLORE:
            room = p.tiles.count(NONE)
            made = w.explore - w.followed * w.stake[len(self.s.players)]
            return made * w.produced * far(w, max(0.0, self.rounds - 1.0)) * min(1.0, room / w.room)
        if action == GATHER:
            return w.cube * self.scale * self.gathered(number)
        if action == DO_BUILD:
            n = min(number, self.cubes / w.building_cubes)
            return w.build * self.scale * n + self.city.gain(self.me, n)
        if action == DO_RECRUIT:
            n = min(number, self.cubes / w.unit_cubes)
            return (w.recruit * self.scale + self.need) * n + self.army.gain(self.me, n)
        if action == TRADE:
            return self.trade(card)
        if action == NEXT_AGE:
            return self.advance(card)
        assert action == ATTACK
        return w.attack * self.raid

    def gathered(self, number: int) -> float:
        if number == ALL:
            n = sum(self.found[TERRAINS:])
        elif number == ANY_ONE:
            n = max(self.found)
        else:
            n = self.found[TERRAINS + FOOD]
        return n + self.bonus + min(self.p.villagers, self.w.new_workers)

    def trade(self, card: int) -> float:
        w, p = self.w, self.p
        left = self.cubes - trade_cost(p, card)
        if left <= 0:
            return 0.0
        balance = w.trade * self.scale * (1.0 if max(p.cubes) - min(p.cubes) > 2 else w.even)
        return balance + (1.0 - TEMPLE_FAVOR * w.cube * self.scale) * for_sale(self.s, p, left)

    def advance(self, card: int) -> float:
        w, p = self.w, self.p
        if p.age == MYTHIC:
            return 0.0
        step = w.next_age * (w.age[p.age + 1] - w.age[p.age]) * min(1.0, self.rounds / w.age_rounds)
        return step if min(p.cubes) >= age_cost(p, card) else w.next_age_soon * next_age(p, p.cubes) ** 2 * step


def hand(prospects: Prospects) -> float:
    """The best cards for the actions left this round, and random cards that wait; room for others when one chooses
    which to keep."""
    w, s, p = prospects.w, prospects.s, prospects.p
    if not p.hand:
        return 0.0
    worths = sorted([(prospects.card(card), card) for card in p.hand], reverse=True)
    if s.phase == DISCARDING:
        mean = prospects.mean()
        return sum([kept(w, worth, mean, card) for worth, card in worths])
    left = cards_to_play(s, p)
    seen = [1.0] * len(w.again)
    total, shared = 0.0, 1.0
    for alone, card in worths:
        worth = alone
        if card != UNKNOWN:
            action = BOOK.action[card]
            worth *= seen[action]
            seen[action] *= w.again[action]
            if action in SPENDING:
                worth *= shared
                shared = w.shared
        if left > 0:
            total += w.in_hand * worth
            left -= 1
        elif card >= PERMANENT and not s.last:
            total += w.kept * worth
    return total


def kept(w: Weights, worth: float, mean: float, card: int) -> float:
    """A card kept for the next round, against one drawn in its place: the permanent ones can be had again anyway."""
    return -w.slot if card < PERMANENT else w.kept * (worth - mean)

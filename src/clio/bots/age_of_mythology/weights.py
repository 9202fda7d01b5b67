"""The prices behind the evaluation, all in one place and all in victory cubes at the end of the game."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import Row
from clio.bots.prices import evolved
from clio.games.age_of_mythology import rules
from clio.games.age_of_mythology.cardbook import UNIT_BOOK
from clio.games.age_of_mythology.state import UNITS

assert rules  # importing the rules declares the cards
MOST: Final = 70  # cubes of a resource that anybody can have
# No prices: facts of the rules, and what only explanations reckon with. `clio tune` leaves them alone
SETTLED: Final = (
    "collects", "margin_doubt", "margin_doubt_per_round", "tie_break", "victory", "win", "wonder_cost",
)


def sums(first: tuple[float, ...], beyond: float) -> list[float]:
    """What the first n are worth together."""
    total = [0.0]
    for n in range(MOST):
        total.append(total[-1] + (first[n] if n < len(first) else beyond))
    return total


def cost(unit: int) -> int:
    return sum(UNIT_BOOK.cost[unit])


class Weights:
    """Those of the yardstick, which never change; `hard` has others, in files (`clio.bots.prices`)."""

    def __init__(self) -> None:
        # ---------------------------------------------------------------- cubes at hand
        self.cube = 0.08  # a resource cube: at the Great Temple eight of them are a victory cube, and a Trade is spent
        # the first of a resource, the second ...
        self.cubes: Row = (1.3, 1.2, 1.1, 1.05, 1.0, 0.8, 0.75, 0.7, 0.55, 0.5)
        self.cubes_beyond = 0.2
        self.temple_cubes = 0.8  # with a Great Temple every cube can still become favor
        self.last_round = 0.30  # of all this, in the last round, while there are cards to play ...
        self.per_round = 0.28  # ... and more with every round to come
        self.tie_break = 0.004  # after the last card cubes only break ties (AOM-END-08)
        self.ready = 0.7  # all cubes for the next age together

        # ---------------------------------------------------------------- production, per round to come
        self.produced = 0.075
        # the first of a resource per round, the second ...
        self.steps: Row = (1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.65, 0.5, 0.4)
        self.steps_beyond = 0.25
        # of a tile per round, by number of players
        self.collects: Row = (0.0, 0.0, 1.0, 1.15, 1.25, 1.3, 1.35, 1.4, 1.4)
        self.idle_villager = 0.85  # one who has no tile yet, against one who works
        self.own_gathers = 1.1  # Gather cards of one's own per round: what the Granary and its like wait for
        self.far = 9.0  # rounds further away count half

        # ---------------------------------------------------------------- ages and the Wonder
        # the first is a card more: early on units do more. The last lead to the Wonder
        self.age: Row = (0.0, 1.5, 4.6, 9.6)
        self.age_rounds = 3.0  # with fewer rounds left an age is worth less
        self.wonder_cost = 40.0
        self.waste = 2.0  # cubes that must be made for each that is spent well
        self.wonder_stock = 0.8  # of the cubes at hand will go into it
        self.wonder_doubt = 2.0  # rounds by which the reckoning may err
        self.wonder_sure = 0.9  # somebody may always spoil it
        self.wonder_cubes = 0.20  # that will still be laid on its card, per round
        self.wonder_worth = 3.0  # besides the cubes: who builds it ends the game when it suits
        self.wonder_ready = 3.5  # in the Mythic Age, with all the cubes at hand

        # ---------------------------------------------------------------- victory cards
        self.future = 0.22  # cubes that will still be laid on a majority card, per round
        self.doubt = 0.35  # a lead of one is nearly sure at the end ...
        self.doubt_per_round = 0.30  # ... and less so the more rounds may turn it
        self.next_battle = 0.7  # the cubes of Won the Last Battle, shared by the chance to win it: there may be none
        self.future_battles = 0.08  # cubes that will be laid on it, per round

        # ---------------------------------------------------------------- units
        self.might = 0.16  # a point of strength (see battle.MIGHT), to choose which units are looked at first
        self.raids = 0.5  # attacks per round of one who would surely win ...
        self.raid_rounds = 2.5  # ... for as long as armies stay as they are
        self.reinforced = 2  # units that a Recruit card adds, where it is asked how much the army needs them
        self.unit = 0.07  # any unit, whatever it can do
        self.fighters = 6  # units that fight on each side, as most Attack cards allow
        self.lost_unit = 0.9  # a unit that falls, against the cubes it costs

        # ---------------------------------------------------------------- buildings, besides what they produce
        self.wall = 0.45
        self.tower = 0.40
        self.storehouse = 0.13  # per round
        self.market = 0.30
        self.market_temple = 0.12  # per round, with a Great Temple
        self.armory = 0.50
        self.quarry = 0.09  # per round
        self.siege_workshop = 0.50
        self.great_temple = 0.42  # per round
        self.building_rounds = 8.0  # but for no more rounds than these
        self.few_rounds = 3.0  # walls and workshops are worth less at the end

        # ---------------------------------------------------------------- cards in hand
        self.in_hand = 0.45  # what a card will do, before it is played
        self.kept = 0.16  # the same for a random card that waits for the next round
        self.blind = 1.0  # a random card not yet drawn, against the mean of its deck
        self.slot = 0.10  # room for another card, when cards are kept
        self.again: Row = (0.75, 0.8, 0.45, 0.4, 0.1, 0.35, 0.4)  # a second card of the same action, by action
        self.shared = 0.5  # a second card that spends cubes: most are gone by then
        self.explore = 1.7  # cubes per round that a new tile brings ...
        self.followed = 1.2  # ... and those that the others take, to each of them ...
        self.room = 5  # ... less if fewer spaces are free
        self.new_workers = 3  # villagers who find a tile in a Gather
        self.build = 0.40  # per building that can be paid, besides the majority ...
        self.building_cubes = 5.0  # ... with so many cubes each
        self.recruit = 0.15  # the same for units
        self.unit_cubes = 3.5
        self.trade = 0.25  # more balance among the cubes ...
        self.even = 0.2  # ... of which little is needed where all are about as many
        self.next_age = 0.55  # of what an age is worth, if it can be paid ...
        self.next_age_soon = 0.5  # ... and of that, as far as the cubes are there
        self.attack = 0.7  # of what an attack promises
        self.risk = 0.6  # the units that fall if it fails
        self.power = 0.25  # a god power that can be paid

        # -------------------------------------------------- which purchases and targets are looked at first
        self.any_building = 0.3
        self.any_unit = 0.17
        self.spent_late = 0.5  # cubes are cheaper when no more cards are played this round
        self.tile_cube = 0.1
        self.leader = 0.05  # per victory cube of the owner

        # ---------------------------------------------------------------- battles
        self.razed = 0.7  # a building destroyed, for its owner
        # of an encounter is decided by the choice of the card, the rest by what the armies are made of
        self.skill = 0.6
        self.edge = 0.10  # better odds than needed: the rival may not retreat as expected
        self.drawn = 0.04  # the battle card that the lot has drawn among equals

        # ---------------------------------------------------------------- the others
        self.rival = 0.9  # with two players what is bad for the other is nearly as good as what is good for oneself
        self.best = 0.45  # with more, the best of them ...
        self.mean = 0.40  # ... and all of them
        self.stake: Row = (0.0, 0.0, 0.9, 0.35, 0.3, 0.25, 0.2, 0.2, 0.2)  # a loss of one of them, by number of players
        self.win = 60.0  # to win is worth more than any prospect
        self.victory = 3.0  # the same where games are played on to their end and compared
        self.margin_doubt = 6.0  # cubes by which a margin may err, besides
        self.margin_doubt_per_round = 0.8
        self.derive()

    def derive(self) -> None:
        """What follows from the others."""
        self.stock = sums(self.cubes, self.cubes_beyond)
        self.temple_stock = sums(tuple([max(n, self.temple_cubes) for n in self.cubes]), self.temple_cubes)
        self.flow = sums(self.steps, self.steps_beyond)
        self.loss = [self.unit + self.lost_unit * self.cube * cost(unit) for unit in range(UNITS)]


Prices = tuple[Weights, ...]  # by number of players
YARDSTICK: Final = Weights()
FROZEN: Final[Prices] = (YARDSTICK,) * 9
SHARP: Final[Prices] = evolved(Weights, "age-of-mythology", 8)

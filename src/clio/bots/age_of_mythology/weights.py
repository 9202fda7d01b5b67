"""The prices behind the evaluation, all in one place and all in victory cubes at the end of the game."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import Row

# ---------------------------------------------------------------- cubes at hand
CUBE: Final = 0.08  # a resource cube: at the Great Temple eight of them are a victory cube, and a Trade is spent
CUBES: Final[Row] = (1.3, 1.2, 1.1, 1.05, 1.0, 0.8, 0.75, 0.7, 0.55, 0.5)  # the first of a resource, the second ...
CUBES_BEYOND: Final = 0.2
TEMPLE_CUBES: Final = 0.8  # with a Great Temple every cube can still become favor
LAST_ROUND: Final = 0.30  # of all this, in the last round, while there are cards to play ...
PER_ROUND: Final = 0.28  # ... and more with every round to come
TIE_BREAK: Final = 0.004  # after the last card cubes only break ties (AOM-END-08)
READY: Final = 0.7  # all cubes for the next age together

# ---------------------------------------------------------------- production, per round to come
PRODUCED: Final = 0.075
STEPS: Final[Row] = (1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.65, 0.5, 0.4)  # the first of a resource per round, the second ...
STEPS_BEYOND: Final = 0.25
COLLECTS: Final[Row] = (0.0, 0.0, 1.0, 1.15, 1.25, 1.3, 1.35, 1.4, 1.4)  # of a tile per round, by number of players
IDLE_VILLAGER: Final = 0.85  # one who has no tile yet, against one who works
OWN_GATHERS: Final = 1.1  # Gather cards of one's own per round: what the Granary and its like wait for
FAR: Final = 9.0  # rounds further away count half

# ---------------------------------------------------------------- ages and the Wonder
AGE: Final[Row] = (0.0, 1.5, 4.6, 9.6)  # the first is a card more: early on units do more. The last lead to the Wonder
AGE_ROUNDS: Final = 3.0  # with fewer rounds left an age is worth less
WONDER_COST: Final = 40.0
WASTE: Final = 2.0  # cubes that must be made for each that is spent well
WONDER_STOCK: Final = 0.8  # of the cubes at hand will go into it
WONDER_DOUBT: Final = 2.0  # rounds by which the reckoning may err
WONDER_SURE: Final = 0.9  # somebody may always spoil it
WONDER_CUBES: Final = 0.20  # that will still be laid on its card, per round
WONDER_WORTH: Final = 3.0  # besides the cubes: who builds it ends the game when it suits
WONDER_READY: Final = 3.5  # in the Mythic Age, with all the cubes at hand

# ---------------------------------------------------------------- victory cards
FUTURE: Final = 0.22  # cubes that will still be laid on a majority card, per round
DOUBT: Final = 0.35  # a lead of one is nearly sure at the end ...
DOUBT_PER_ROUND: Final = 0.30  # ... and less so the more rounds may turn it
NEXT_BATTLE: Final = 0.7  # the cubes of Won the Last Battle, shared by the chance to win it: there may be none
FUTURE_BATTLES: Final = 0.08  # cubes that will be laid on it, per round

# ---------------------------------------------------------------- units
MIGHT: Final = 0.16  # a point of strength (see battle.MIGHT), to choose which units are looked at first
RAIDS: Final = 0.5  # attacks per round of one who would surely win ...
RAID_ROUNDS: Final = 2.5  # ... for as long as armies stay as they are
REINFORCED: Final = 2  # units that a Recruit card adds, where it is asked how much the army needs them
UNIT: Final = 0.07  # any unit, whatever it can do
FIGHTERS: Final = 6  # units that fight on each side, as most Attack cards allow
LOST_UNIT: Final = 0.9  # a unit that falls, against the cubes it costs

# ---------------------------------------------------------------- buildings, besides what they produce
WALL: Final = 0.45
TOWER: Final = 0.40
STOREHOUSE: Final = 0.13  # per round
MARKET: Final = 0.30
MARKET_TEMPLE: Final = 0.12  # per round, with a Great Temple
ARMORY: Final = 0.50
QUARRY: Final = 0.09  # per round
SIEGE_WORKSHOP: Final = 0.50
GREAT_TEMPLE: Final = 0.42  # per round
BUILDING_ROUNDS: Final = 8.0  # but for no more rounds than these
FEW_ROUNDS: Final = 3.0  # walls and workshops are worth less at the end

# ---------------------------------------------------------------- cards in hand
IN_HAND: Final = 0.45  # what a card will do, before it is played
KEPT: Final = 0.16  # the same for a random card that waits for the next round
BLIND: Final = 1.0  # a random card not yet drawn, against the mean of its deck
SLOT: Final = 0.10  # room for another card, when cards are kept
AGAIN: Final[Row] = (0.75, 0.8, 0.45, 0.4, 0.1, 0.35, 0.4)  # a second card of the same action, by action
SHARED: Final = 0.5  # a second card that spends cubes: most are gone by then
EXPLORE: Final = 1.7  # cubes per round that a new tile brings ...
FOLLOWED: Final = 1.2  # ... and those that the others take, to each of them ...
ROOM: Final = 5  # ... less if fewer spaces are free
NEW_WORKERS: Final = 3  # villagers who find a tile in a Gather
BUILD: Final = 0.40  # per building that can be paid, besides the majority ...
BUILDING_CUBES: Final = 5.0  # ... with so many cubes each
RECRUIT: Final = 0.15  # the same for units
UNIT_CUBES: Final = 3.5
TRADE: Final = 0.25  # more balance among the cubes ...
EVEN: Final = 0.2  # ... of which little is needed where all are about as many
NEXT_AGE: Final = 0.55  # of what an age is worth, if it can be paid ...
NEXT_AGE_SOON: Final = 0.5  # ... and of that, as far as the cubes are there
ATTACK: Final = 0.7  # of what an attack promises
RISK: Final = 0.6  # the units that fall if it fails
POWER: Final = 0.25  # a god power that can be paid

# ---------------------------------------------------------------- which purchases and targets are looked at first
ANY_BUILDING: Final = 0.3
ANY_UNIT: Final = 0.17
SPENT_LATE: Final = 0.5  # cubes are cheaper when no more cards are played this round
TILE_CUBE: Final = 0.1
LEADER: Final = 0.05  # per victory cube of the owner

# ---------------------------------------------------------------- battles
RAZED: Final = 0.7  # a building destroyed, for its owner
SKILL: Final = 0.6  # of an encounter is decided by the choice of the card, the rest by what the armies are made of
EDGE: Final = 0.10  # better odds than needed: the rival may not retreat as expected
DRAWN: Final = 0.04  # the battle card that the lot has drawn among equals

# ---------------------------------------------------------------- the others
RIVAL: Final = 0.9  # with two players what is bad for the other is nearly as good as what is good for oneself
BEST: Final = 0.45  # with more, the best of them ...
MEAN: Final = 0.40  # ... and all of them
STAKE: Final[Row] = (0.0, 0.0, 0.9, 0.35, 0.3, 0.25, 0.2, 0.2, 0.2)  # a loss of one of them, by number of players
WIN: Final = 60.0  # to win is worth more than any prospect
VICTORY: Final = 3.0  # the same where games are played on to their end and compared
MARGIN_DOUBT: Final = 2.0  # cubes by which a margin may err, besides
MARGIN_DOUBT_PER_ROUND: Final = 1.0

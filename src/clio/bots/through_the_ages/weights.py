"""The prices behind the evaluation, all in one place and all in culture points at the end of the game."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import Row, Steps

# ---------------------------------------------------------------- what one unit is worth, by own turns still to come
RESOURCE: Final[Row] = (0.02, 0.30, 0.48, 0.60, 0.70, 0.78, 0.84, 0.90, 0.95, 1.00, 1.05, 1.10, 1.15)  # buys points
SCIENCE: Final[Row] = (0.02, 0.20, 0.40, 0.55, 0.70, 0.82, 0.92, 1.00, 1.05, 1.10, 1.15, 1.20, 1.25)  # pays late
FOOD: Final[Row] = (0.01, 0.08, 0.22, 0.35, 0.46, 0.55, 0.62, 0.68, 0.74, 0.80, 0.86, 0.90, 0.94)  # pays later still
FULL_STOCK: Final = 8  # resources or food beyond this lie idle ...
FULL_SCIENCE: Final = 8  # ... and science points
IDLE_STOCK: Final = 0.55  # and are worth this part ...
WASTE_STOCK: Final = 0.20  # ... or, twice as many, only this

# ---------------------------------------------------------------- the economy
HUNGER: Final = 4.0  # culture per food missing (TTA-PROD-10)
HUNGER_AHEAD: Final = 0.45  # a famine that can still be averted
HUNGRY_TURNS: Final = 4  # how far ahead it is looked for
FOOD_STEPS: Final[Steps] = ((2.0, 1.6), (2.0, 0.9), (99.0, 0.3))  # (how many per turn, worth): more buys workers
ROCK_STEPS: Final[Steps] = ((4.0, 1.3), (4.0, 1.0), (4.0, 0.6), (99.0, 0.35))  # what the actions of a turn can spend
MIND_STEPS: Final[Steps] = ((3.0, 1.5), (3.0, 1.0), (4.0, 0.6), (99.0, 0.3))  # a technology every turn or two
IDLE_TURNS: Final = 5.0  # an idle stock is like a flow of a fifth of it
CORRUPTION: Final = 0.25  # resources that corruption will take while tokens lie on cards
CORRUPT_TURNS: Final = 3
YELLOW_TOKEN: Final = 0.35  # a token in the bank keeps people cheap and content ...
YELLOW_PER_TURN: Final = 0.06
BLUE_TOKEN: Final = 0.15  # ... or corruption away
BLUE_PER_TURN: Final = 0.07

# ---------------------------------------------------------------- happiness: by margin -4 .. 4 over what is required
HAPPINESS: Final[Row] = (-11.0, -8.0, -5.2, -2.6, 0.0, 1.5, 2.3, 2.7, 2.9)
HAPPY_TURNS: Final = 6  # with fewer turns left it matters less
UPRISING: Final = 1.6  # a turn's production, and the next one in danger too
UPRISING_AHEAD: Final = 0.35  # part of a turn's production at risk while an uprising is still to be averted

# ---------------------------------------------------------------- strength, by age A, I, II, III, IV
STRENGTH: Final[Row] = (0.40, 0.90, 1.30, 1.60, 1.20)  # per point behind: aggressions and wars get worse with the ages
AHEAD: Final = 0.50  # a point ahead, against a point behind
AHEAD_MOST: Final = 7  # points ahead that still count
FAR_AHEAD: Final = 0.06  # beyond
FAR_BEHIND: Final = 0.02  # grows with the square: the weakest is attacked first
WAR_DOUBT: Final = 0.60  # a war declared by me: the rival has a turn to arm
WAR_ARMING: Final = 3.0  # strength the rival is likely to add
WAR_POINT: Final[Row] = (0.55, 0.70, 1.00)  # per point of advantage: territory, technology, culture
WAR_BASE: Final[Row] = (3.0, 1.0, 5.0)

# ---------------------------------------------------------------- actions
CIVIL_ACTION: Final[Row] = (0.60, 0.55, 0.50, 0.45, 0.20)  # one left this turn, by age: a price that cards must pay
ACTION_TO_USE: Final[Row] = (1.2, 1.2, 1.2, 1.2, 0.6)  # the same inside a plan, where something will be done with it
CIVIL_PER_TURN: Final = 1.25  # of the total, per turn to come
MILITARY_PER_TURN: Final = 0.50
DRAW: Final[Row] = (0.0, 0.75, 0.85, 0.95, 0.0)  # an unspent military action draws a card, by age
MILITARY_LEFT: Final = 0.10  # beyond the three that draw
UNIT_ACTION: Final = 0.40  # a military action for a unit in a plan

# ---------------------------------------------------------------- workers and technologies to use
PLANS: Final[Row] = (0.72, 0.62, 0.52, 0.43, 0.35, 0.28, 0.22, 0.17)  # the best moves of workers still to be made
IDLE_WORKER: Final = 0.08  # per turn left, even without a job in sight
NEW_TECH: Final[Row] = (0.70, 0.58, 0.46)  # moves that a technology in hand would open
FULL_HAND: Final = 1.2  # no room for a better card
GROWING: Final = 6  # turns left in which the population grows ...
GROWTH: Final = 0.6  # ... and a new worker takes up a new technology
NEXT_WORKER: Final = 0.45  # a job for the next worker ...
WORKER_PRICE: Final = 2.5  # ... who costs food and an action
IN_HAND: Final = 0.65  # a card in hand, against the same in play, costs paid
LEVEL: Final = 0.35  # each level of technology: Impact cards, First Space Flight
URBAN_LIMIT: Final = 1.5  # one more building of each type

# ---------------------------------------------------------------- cards
ACTION_CARD: Final = 0.85  # what an action card will bring
NO_TARGET: Final = 0.4  # of it while nobody can build and nothing be upgraded
LEADER_TURNS: Final = 7.0  # a leader rarely stays longer
LEADER_GROWTH: Final = 1.00  # one in hand will find more to work with
WONDER_PAID: Final = 1.12  # resources in an unfinished wonder are worth a little more than in stock
WONDER: Final = 2.0  # completed: Impact of Wonders
WONDER_DOUBT: Final = 0.78  # it may not be completed in time ...
WONDER_SURE: Final = 0.12  # ... less so when most of it stands
WONDER_RATE: Final = 0.55  # part of the resources produced that goes into it
MILITARY_HAND: Final[Row] = (1.0, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2)  # one political action per turn
BONUS_CARD: Final[Row] = (0.0, 0.9, 1.3, 1.7)
PACT_CARD: Final = 0.6
TERRITORY_CARD: Final = 0.85  # per level: less than preparing it brings
EVENT_CARD: Final = 0.9  # of the culture for preparing it
IMPACT: Final = 0.80  # what a prepared Impact card would score now, own less the others'
LEANING: Final = 1.2  # an event that favours the strong (or the rich), for whoever is

# ---------------------------------------------------------------- the others
OTHERS: Final[Row] = (0.0, 0.0, 0.60, 0.40, 0.30)  # their position counts against mine, by number of players
DEFENDS: Final = 0.8  # a rival who can repel an aggression does
ACCEPTS: Final = 0.7  # a pact that is good for both is accepted
WIN: Final = 10.0  # to win is worth more than the culture it is won by

# ---------------------------------------------------------------- how long the game lasts
CARDS_PER_TURN: Final[Row] = (0.0, 0.0, 3.8, 2.9, 2.0)  # civil cards that one turn asks for, by number of players
LAST_AGE: Final = 1.3  # rounds after the last civil card

# ---------------------------------------------------------------- how sure a margin is
MARGIN_DOUBT: Final = 28.0  # the last events count for much
MARGIN_DOUBT_PER_TURN: Final = 2.0

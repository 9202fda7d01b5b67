"""The prices behind the evaluation, all in one place and all in points at the end of the game."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import Row

# ---------------------------------------------------------------- what one unit is worth to its owner, on average
PRODUCTION: Final = 0.42  # 6 of them are a Wonder of Era I: 2 points, often a majority
SCIENCE: Final = 0.40  # 4 are a Knowledge, 2 a card more this turn
MILITARY: Final = 0.45  # 1 or 2 are a Province of the first ring and its token
GOLD: Final = 0.70  # any of the three, and it keeps; 1 a turn is a space on the Trade Track
FRESH_GOLD: Final = 0.50  # it must be spent this turn
RAID: Final = 0.35  # Military for unoccupied Provinces alone
CULTURE: Final = 1.25  # the first buys 2 points and a bonus, the later ones less, but more bonuses
ARCHIVE: Final = 0.45  # a weak card less in every later shuffle
DISCARD: Final = 0.12  # a better card next turn
REINFORCE: Final = 0.15  # a good card again next turn
DRAW: Final = 0.45  # a card of the deck now
LOOK: Final = 0.20
BASIC_BUILDING: Final = 0.70
REVOLT: Final = 0.35  # to an opponent; to oneself as much is lost
RESERVE: Final = 0.35
BARGAIN: Final = 0.30  # per resource, for the next card of the reserve
ADVANCE: Final = 0.85  # half a point, a third of a Commercial Gain, part of a majority
COMMERCIAL_GAIN: Final = 1.00
UNIT_MOVE: Final = 0.15  # a free Manoeuvre
EXPLORER_STEP: Final = 0.30
SIEGE: Final = 0.40  # one less in defence for one conquest ...
SIEGES: Final = 1.6  # ... of which a turn has so many
BOTH_GAINS: Final = 0.90  # the second gain of an Exploration token
COPY_BONUS: Final = 0.55
COPY_CARD: Final = 0.60
COPY_POLICY: Final = 0.40
TOKEN: Final = 0.34  # a Production or Science token kept

# ---------------------------------------------------------------- how often a condition holds, how large a number is
LIKELY: Final = 0.65  # conditions of effects, for their owner who plays towards them
PROVINCES: Final = 5.0
PROVINCES_OF_TERRAIN: Final = 1.2
POSTS: Final = 1.0
KNOWLEDGE_ACTIVE: Final = 1.5
CARDS_ACTIVE: Final = 1.5

# ---------------------------------------------------------------- how often an event happens to its listener per turn
EVENT_RATE: Final = 0.7
CONDITION_RATE: Final = 0.6  # of those with a condition
PRICE_RATE: Final = 0.8  # a price that is lowered is paid so often

# ---------------------------------------------------------------- how long the game lasts
CARDS_PER_TURN: Final = 1.15  # of the Development deck, with one row of the display ...
CARDS_PER_TURN_TWO_ROWS: Final = 2.15  # ... with two rows ...
CARDS_PER_SEAT: Final = 1.15  # ... and in a round of the continuous mode, per seat

# ---------------------------------------------------------------- terms of the evaluation
MAJORITY: Final = 3.0
DOUBT: Final = 0.20  # a majority is nearly sure at the end ...
DOUBT_PER_ROUND: Final = 0.40  # ... and less the more rounds may still turn it
TIED: Final = 0.40  # equal numbers share it
IN_HAND: Final = 0.93  # what the resources of this turn will buy: not bought yet
LEFT_OVER: Final = 0.02  # a basic resource that buys nothing
LAST_GOLD: Final = 0.03  # Gold after the last turn only breaks ties
SECOND: Final = 0.7  # a second Basic Building or Scientific Progress of the turn, against the first
DRAWN: Final = 0.85  # a card drawn and used, against one activated: it may be the wrong one
READY: Final = 0.85  # an effect that may still be used this turn
CULTURE_DOUBT: Final = 0.75  # Culture on the way to a Policy
LAST_CULTURE: Final = 0.03  # the same in the last turn
POLICY_BONUS: Final = 0.5  # the bonuses of the next Policy, per Policy developed
ACTIVATIONS: Final = 8.0  # 5 slots a turn, the best of nine crosses, and richer turns buy better
NEXT_ROUND: Final = 0.40  # a card known to lie in the City next turn is activated with this chance more or less
COMPLETION: Final = 0.75  # a Wonder under construction will be completed ...
COMPLETION_PER_ROUND: Final = 0.40  # ... if turns are left
POLICY_FORCE: Final = 0.55  # the effect of the active Policy, per turn left
BONUS_AGAIN: Final = 0.25  # the bonuses of developed Policies come again with the next one
RESERVED: Final = 0.25  # a reserved card
UNREST: Final = 0.10  # a Revolt: it goes back when it is activated, but fills a place until then
OTHERS: Final = 0.9  # how much the gains of all others together count against one's own

# ---------------------------------------------------------------- the map
HILLS: Final = 2.0  # what Gold may be paid to keep a Province on Hills
EXPOSED: Final = 0.9  # to lose a Province beside a neighbour ...
RISK: Final[Row] = (1.0, 0.8, 0.55, 0.36, 0.22, 0.13, 0.08, 0.05, 0.03, 0.02)  # ... by its defence
FRONTIER: Final = 0.10  # an unoccupied Province within reach ...
FRONTIERS: Final = 6  # ... of which so many are enough
SPARE_UNITS: Final[Row] = (0.0, 0.4, 0.65, 0.8, 0.9, 0.95, 1.0)  # Units that may leave their tiles
CAMP: Final[Row] = (0.0, 0.0, 0.15, 0.35)  # Soldiers together in a Province, on the way to an Outpost
NATURAL_USED: Final = 0.6  # the effect of a Natural Wonder, per turn left
UNKNOWN_NATURAL: Final = 0.7  # one that is not turned up yet

# ---------------------------------------------------------------- Explorers and trade
THERE: Final = 0.85  # an Explorer has arrived, and has not acted yet
STEP_DECAY: Final = 0.74  # what an Explorer walks to is worth less with each step of the way ...
PAIR_DECAY: Final = 0.90  # ... and a Trading Post, which needs both, with each step of either
ON_THE_WAY: Final = 0.5  # what single Explorers find besides the plan of a Trading Post
POST: Final = 0.15  # a Trading Post itself: others pay a Gold to trade
GAIN_NEAR: Final = 0.5  # part of a Commercial Gain for the spaces gone towards it
SLIGHT: Final = 0.02  # a step that promises no more than this is not worth its Military
KEPT: Final = 0.9  # a token that is used later
TRADE_GIFT: Final = 0.35  # the Gold that a trade brings its owner

# ---------------------------------------------------------------- Heroes, Quests, projects
HERO_FORCE: Final = 0.75  # the effect of a Hero, per turn left
HERO_LEAVES: Final = 0.80  # the effect of dismissal
QUEST: Final = 2.0
QUEST_HOPE: Final = 0.65  # part of the points of a Quest for the way gone, the more of it the steeper
PROJECT_HELD: Final = 0.45  # a project that others may still outbid ...
MONSTER: Final = 0.4  # an attack on one's own Province to come
PROJECT_STAKE: Final = 0.06  # ... the less the more lies on it
WIN: Final = 4.0  # to win is worth more than the points it is won by
MARGIN_DOUBT: Final = 9.0  # points by which a margin may err, besides
MARGIN_DOUBT_PER_ROUND: Final = 2.0

"""The prices behind the evaluation, all in one place and all in points at the end of the game."""

from __future__ import annotations

from typing import Final

from clio.bots.judge import Row

# ---------------------------------------------------------------- what one unit is worth to its owner, on average
PRODUCTION: Final = 0.42  # 8 of them are a Wonder of Era II: 2 points, often a Domination
SCIENCE: Final = 0.40  # 4 are a Knowledge, 2 a card more this round
MILITARY: Final = 0.42  # 4 are a Province: 1 point, its bonus, often a Domination
GOLD: Final = 0.85  # any of the three, and it keeps
CULTURE: Final = 1.30  # the first buys 2 points and most likely a Domination, the later ones less
VICTORY_POINT: Final = 1.00
AGENT_DIE: Final = 0.40
ARCHIVE: Final = 0.45  # a weak card less in every later shuffle
DISCARD: Final = 0.12  # a better card next round
REINFORCE: Final = 0.15  # a good card again next round
DRAW: Final = 0.40  # a card of the deck now
BASIC_BUILDING: Final = 0.60
BARRICADE: Final = 0.25
REVOLT: Final = 0.60  # to the opponent
RESERVE: Final = 0.30
MARKER: Final = 0.15  # a Province of one more type
SPY: Final = 0.70  # a roll of about two dice
NEGOTIATE: Final = 1.00  # a quarter of a Free City, and its effect
TAKE_ADVANTAGE: Final = 0.40
COPY_BONUS: Final = 0.50
COPY_BUILDING: Final = 0.80
COPY_POLICY: Final = 0.40

# ---------------------------------------------------------------- how often a condition holds, how large a number is
LIKELY: Final = 0.65  # conditions of effects, for their owner who plays towards them
FORTS_ACTIVE: Final = 1.5
PROVINCE_TYPES: Final = 1.4
DICE: Final = 1.8
ERA: Final = 1.9

# ---------------------------------------------------------------- how often an event happens to its listener per round
EVENT_RATE: Final = 0.6
DIE_RATE: Final = 0.7
PRICE_RATE: Final = 0.8  # a Province bought while it costs less

# ---------------------------------------------------------------- how long the game lasts
NEW_CARDS: Final = 4.0  # Development cards that the track asks for per round

# ---------------------------------------------------------------- terms of the evaluation
DOMINATION: Final = 3.0  # MD-DOM: for whoever leads, against whoever does not
DOUBT: Final = 0.40  # a lead of one is worth nearly all of it at the end ...
DOUBT_PER_ROUND: Final = 0.22  # ... and less the more rounds may still turn it
IN_HAND: Final = 0.93  # what the resources of this round will buy: not bought yet, the opponent may come first
LEFT_OVER: Final = 0.02  # a basic resource that buys nothing: a stake, a re-roll
LAST_GOLD: Final = 0.03  # Gold after the last round only breaks ties
SECOND: Final = 0.7  # a second Basic Building or Scientific Progress of the round, against the first
DRAWN: Final = 0.8  # a card drawn and used, against one activated: it may be the wrong one
READY: Final = 0.85  # an effect that may still be used this round
AMBASSADOR: Final = 0.35  # an Ambassador not used yet: at least an Agent die ...
DEPLOYED: Final = 0.5  # ... or what the dice bring, half of it sure
CULTURE_DOUBT: Final = 0.75  # Culture on the way to a Policy
LAST_CULTURE: Final = 0.2  # the same in the last round
POLICY_BONUS: Final = 0.4  # the bonuses of the next Policy, per Policy developed
ACTIVATIONS: Final = 11.0  # 5 slots a round, the best of nine crosses, and richer rounds buy better
NEXT_ROUND: Final = 0.40  # a card known to lie in the City next round is activated with this chance more or less
COMPLETION: Final = 0.70  # a Wonder under construction will be completed ...
COMPLETION_PER_ROUND: Final = 0.30  # ... if rounds are left
POLICY_FORCE: Final = 0.55  # the effect of the active Policy, per round left
POLICY_FORCE_MUGHAL: Final = 0.35  # a line of the City is needed
BONUS_AGAIN: Final = 0.25  # the bonuses of developed Policies come again with the next one
TIE_BREAK: Final = 0.05  # the Advantage decides ties (MD-TIE-02)
ADVANTAGE_KEPT: Final = 0.60  # the chance to keep the Advantage a round longer while tokens last
STAKES: Final[Row] = (0.0, 0.50, 1.10, 1.80)  # Gold on the own side of a Free City, out of 4
CITY_USED: Final = 0.3  # an own Free City, per round left
DIE_KEPT: Final = 0.32  # an Agent die, per round left ...
DIE_ROUNDS: Final = 4.0  # ... but no longer than it is likely to be kept ...
ANY_CARD: Final = 0.6  # ... and on whatever card, besides the active one
RESERVED: Final = 0.30  # a reserved card
GUARD: Final = 0.16  # a Barricade on the top Province ...
GUARDS: Final = 2  # ... of which two are enough
UNREST: Final = 0.55  # part of the -1 of a Revolt that an activation will turn away ...
UNREST_ROUNDS: Final = 3.0  # ... if so many rounds are left
WIN: Final = 4.0  # to win is worth more than the points it is won by
MARGIN_DOUBT: Final = 5.0  # points by which a margin may err, besides
MARGIN_DOUBT_PER_ROUND: Final = 1.35

"""The fixed action space in named ranges. `record.py` gives each number its words."""

from __future__ import annotations

from typing import Final

AMOUNTS: Final = 61  # a payment names 0 to 60 tokens; no reachable stock comes near

PASS: Final = 0
PROGRESS: Final = 1
COMPLETE: Final = 2
CONQUER: Final = 3
WARLORD: Final = 4
AMBASSADOR: Final = 5  # + 0 spy, 1 negotiate
ADVANTAGE: Final = 7  # + basic resource
ACQUIRE: Final = 10  # + card kind - WORKSHOP, 64 kinds
DEVELOP: Final = 74  # + card kind - POLICY, 30 kinds
USE: Final = 104  # + card kind, 0 to 112
ACTIVATE: Final = 217  # + 3 * row + column
YES: Final = 226
NO: Final = 227
STOP: Final = 228
CHOOSE: Final = 229  # + branch 0 to 3
GAIN: Final = 233  # + basic resource
SPEND: Final = 236  # + basic resource or Gold
PAY_GOLD: Final = 240  # + how many of the price in Gold
STAKE: Final = 301  # + tokens laid on the Advantage card
SLOT: Final = 362  # + slot of the own City
PICK: Final = 371  # + card kind, 0 to 124
TYPE: Final = 496  # + Province type 0 to 2
LINE: Final = 499  # + 0-2 rows, 3-5 columns
TRAIN: Final = 505
DEPLOY: Final = 506
REROLL: Final = 507  # + 4 * (face - 1) + what is paid (basic resource or Gold)
DIE: Final = 531  # + face - 1
NEGOTIATE: Final = 537  # + number of the Free City
N_ACTIONS: Final = 547

"""The fixed action space: where the numbers of each move begin, one after the other. `moves` gives them their words.

The widths stand here, in numbers, because a sum of constants is only folded within one compiled module."""

from __future__ import annotations

from typing import Final

AMOUNTS: Final = 61  # a payment names 0 to 60 tokens; no reachable stock comes near
BASICS: Final = 3  # basic resources
PURSES: Final = 4  # and Gold
SLOTS: Final = 9
ACQUIRED: Final = 64  # card kinds that can be acquired, from the Workshop on
DEVELOPED: Final = 30  # Policies
USED: Final = 113  # card kinds before the Warlords
PICKED: Final = 125  # card kinds before the Free Cities

PASS: Final = 0
PROGRESS: Final = PASS + 1
COMPLETE: Final = PROGRESS + 1
CONQUER: Final = COMPLETE + 1
WARLORD: Final = CONQUER + 1
AMBASSADOR: Final = WARLORD + 1  # + 0 spy, 1 negotiate
ADVANTAGE: Final = AMBASSADOR + 2  # + basic resource
ACQUIRE: Final = ADVANTAGE + BASICS  # + card kind - WORKSHOP
DEVELOP: Final = ACQUIRE + ACQUIRED  # + card kind - POLICY
USE: Final = DEVELOP + DEVELOPED  # + card kind
ACTIVATE: Final = USE + USED  # + 3 * row + column
YES: Final = ACTIVATE + SLOTS
NO: Final = YES + 1
STOP: Final = NO + 1
CHOOSE: Final = STOP + 1  # + branch 0 to 3
GAIN: Final = CHOOSE + 4  # + basic resource
SPEND: Final = GAIN + BASICS  # + basic resource or Gold
PAY_GOLD: Final = SPEND + PURSES  # + how many of the price in Gold
STAKE: Final = PAY_GOLD + AMOUNTS  # + tokens laid on the Advantage card
SLOT: Final = STAKE + AMOUNTS  # + slot of the own City
PICK: Final = SLOT + SLOTS  # + card kind
TYPE: Final = PICK + PICKED  # + Province type
LINE: Final = TYPE + 3  # + 0-2 rows, 3-5 columns
TRAIN: Final = LINE + 6
DEPLOY: Final = TRAIN + 1
REROLL: Final = DEPLOY + 1  # + PURSES * (face - 1) + what is paid
DIE: Final = REROLL + 6 * PURSES  # + face - 1
NEGOTIATE: Final = DIE + 6  # + number of the Free City
N_ACTIONS: Final = NEGOTIATE + 10

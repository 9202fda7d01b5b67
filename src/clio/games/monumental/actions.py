"""The fixed action space: where the numbers of each move begin, one after the other. `moves` gives them their words.

The widths stand here, in numbers, because a sum of constants is only folded within one compiled module. Tiles have the
number of their place on one grid for all maps, so that a number means the same place everywhere."""

from __future__ import annotations

from typing import Final

AMOUNTS: Final = 61  # a payment names 0 to 60 tokens; no reachable stock comes near
BASICS: Final = 3  # basic resources
PURSES: Final = 4  # and Gold
SLOTS: Final = 9
GRID: Final = 81  # places of the grid that all maps are drawn on
PAIR: Final = 2  # Explorers, kinds of resource token
ACQUIRED: Final = 78  # card kinds that can be acquired, from the Workshop on
PROJECTS: Final = 4
HEROES: Final = 16
DEVELOPED: Final = 40  # Policies
USED: Final = 166  # card kinds before the Warlords
TOKENS: Final = 44  # Commercial Gain and Market tokens
PICKED: Final = 243  # card kinds before the Monsters
SEATS: Final = 5
UNITS: Final = 3  # Soldier, Warlord, Hero

DONE: Final = 0
PASS: Final = DONE + 1
PROGRESS: Final = PASS + 1
INVEST: Final = PROGRESS + 1
COMPLETE: Final = INVEST + 1
DISMISS: Final = COMPLETE + 1
BUILD_POST: Final = DISMISS + 1
ACQUIRE: Final = BUILD_POST + 1  # + card kind - WORKSHOP
CONTRIBUTE: Final = ACQUIRE + ACQUIRED  # + number of the project
HERO: Final = CONTRIBUTE + PROJECTS  # + card kind - HERO
DEVELOP: Final = HERO + HEROES  # + card kind - POLICY
USE: Final = DEVELOP + DEVELOPED  # + card kind
TOKEN: Final = USE + USED  # + card kind - GAIN_TOKEN
SPEND_TOKEN: Final = TOKEN + TOKENS  # + 0 Production, 1 Science
ACTIVATE: Final = SPEND_TOKEN + PAIR  # + 3 * row + column
CONQUER: Final = ACTIVATE + SLOTS  # + place
MANOEUVRE: Final = CONQUER + GRID  # + place from which
OUTPOST: Final = MANOEUVRE + GRID  # + place
EXPLORE: Final = OUTPOST + GRID  # + GRID * Explorer + place
PICK_UP: Final = EXPLORE + PAIR * GRID  # + Explorer
VISIT: Final = PICK_UP + PAIR  # + Explorer
TRADE: Final = VISIT + PAIR  # + Explorer
FIGHT: Final = TRADE + PAIR  # + Explorer
YES: Final = FIGHT + PAIR
NO: Final = YES + 1
STOP: Final = NO + 1
CHOOSE: Final = STOP + 1  # + branch 0 to 3
GAIN: Final = CHOOSE + 4  # + basic resource
SPEND: Final = GAIN + BASICS  # + basic resource or Gold
PAY_GOLD: Final = SPEND + PURSES  # + how many of the price in Gold
AMOUNT: Final = PAY_GOLD + AMOUNTS  # + how many: a contribution, Gold for Hills
SLOT: Final = AMOUNT + AMOUNTS  # + slot of the own City
PICK: Final = SLOT + SLOTS  # + card kind
TOP: Final = PICK + PICKED  # + 0 archive, 1 discard, 2 keep the card looked at
ERA: Final = TOP + 3  # + Era of a reserve pile - 1
SEAT: Final = ERA + 3  # + seat of another player
UNIT: Final = SEAT + SEATS  # + Soldier, Warlord, Hero
TILE: Final = UNIT + UNITS  # + place
N_ACTIONS: Final = TILE + GRID

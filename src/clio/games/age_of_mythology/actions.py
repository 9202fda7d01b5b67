"""The fixed action space in named ranges. `record.py` gives each number its words."""

from __future__ import annotations

from typing import Final

CUBE: Final = 0  # + victory card, 4: place a victory cube
TILE: Final = 4  # + tile kind, 20: take a tile that is turned up
LEAVE: Final = 24  # take no tile
TAKE: Final = 25  # + permanent card, 7: take it from the pack
DRAW: Final = 32  # + number of random cards, 0 to 7; ends the choice of cards
PLAY: Final = 40  # + card, 56: its action, without the god power
INVOKE: Final = 96  # + god card - GODS, 35: the power, then the action
POWER: Final = 131  # + god card - GODS, 35: the power alone
PASS: Final = 166  # + card, 56: discard it and do nothing
DECLINE: Final = 222  # no fourth card
COLLECT: Final = 223  # + terrain, 6; then + resource, 4
COLLECT_RESOURCE: Final = 229
SETTLE: Final = 233  # + space, 16: a villager from the Holding Area to a tile
SETTLE_DWARF: Final = 249  # + space, 16
MOVE: Final = 265  # + 16 * from + to, 256: a worker from one tile to another
DONE: Final = 521  # no more of this
BUILD: Final = 522  # + building, 14
LESS: Final = 536  # + resource, 4: the cube that a building costs less
RECRUIT: Final = 540  # + unit, 35
PAY: Final = 575  # + resource, 4: the cost of a Trade card
SWAP: Final = 579  # + 4 * given + taken, 16
BUY: Final = 595  # a victory cube at the Great Temple
GAIN: Final = 596  # + resource, 4: a cube of one's choice
ATTACK: Final = 600  # + 3 * seat + area, 24
SEND: Final = 624  # + unit, 35: from the Holding Area into the battle
SEND_FROM: Final = 659  # + space, 16: a Dwarf from its tile
MUSTER: Final = 675  # the army is complete
FIGHT: Final = 676
RETREAT: Final = 677
LAY: Final = 678  # + unit, 35: its battle card
NAME: Final = 713  # + 0 to 15: the Hydra with the n-th different bonus
YES: Final = 729
NO: Final = 730
UNIT: Final = 731  # + unit, 35: name a unit kind (a unit to give up, gain, bring in, remove)
STRIKE: Final = 766  # + 35 * seat + unit, 280: a unit of another player
DWARF_AT: Final = 1046  # + 16 * seat + space, 128: a Dwarf on a tile
RAZE: Final = 1174  # + 14 * seat + building, 112
SEIZE: Final = 1286  # + 16 * seat + space, 128: a resource tile on a board
VICTIM: Final = 1414  # + seat, 8
LOOT: Final = 1422  # + resource, 4: a cube of another player
DISMISS: Final = 1426  # a villager of the Holding Area
DISMISS_AT: Final = 1427  # + space, 16
DISCARD: Final = 1443  # + card, 56
ACTIONS: Final = 1499

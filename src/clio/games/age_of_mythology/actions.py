"""The fixed action space: the width of each range of moves, and its first number. `moves` gives each number its words.

The widths of what other modules count are written out here: sums of constants are folded within one module only."""

from __future__ import annotations

from typing import Final

VICTORY_CARDS: Final = 4
TILES: Final = 20  # kinds of resource tile
PERMANENT: Final = 7  # cards
CARDS: Final = 56
GODS: Final = 35  # cards with a god
TERRAINS: Final = 6
RESOURCES: Final = 4
SPACES: Final = 16
BUILDINGS: Final = 14
UNITS: Final = 35
SEATS: Final = 8
AREAS: Final = 3
DRAWS: Final = 8  # 0 to 7 random cards
HYDRAS: Final = 16

CUBE: Final = 0  # + victory card: place a victory cube
TILE: Final = CUBE + VICTORY_CARDS  # + tile kind: take a tile that is turned up
LEAVE: Final = TILE + TILES  # take no tile
TAKE: Final = LEAVE + 1  # + permanent card: take it from the pack
DRAW: Final = TAKE + PERMANENT  # + number of random cards; ends the choice of cards
PLAY: Final = DRAW + DRAWS  # + card: its action, without the god power
INVOKE: Final = PLAY + CARDS  # + god card - state.GODS: the power, then the action
POWER: Final = INVOKE + GODS  # + god card - state.GODS: the power alone
PASS: Final = POWER + GODS  # + card: discard it and do nothing
DECLINE: Final = PASS + CARDS  # no fourth card
COLLECT: Final = DECLINE + 1  # + terrain, then + resource
COLLECT_RESOURCE: Final = COLLECT + TERRAINS
SETTLE: Final = COLLECT_RESOURCE + RESOURCES  # + space: a villager from the Holding Area to a tile
SETTLE_DWARF: Final = SETTLE + SPACES  # + space
MOVE: Final = SETTLE_DWARF + SPACES  # + 16 * from + to: a worker from one tile to another
DONE: Final = MOVE + SPACES * SPACES  # no more of this
BUILD: Final = DONE + 1  # + building
LESS: Final = BUILD + BUILDINGS  # + resource: the cube that a building costs less
RECRUIT: Final = LESS + RESOURCES  # + unit
PAY: Final = RECRUIT + UNITS  # + resource: the cost of a Trade card
SWAP: Final = PAY + RESOURCES  # + 4 * given + taken
BUY: Final = SWAP + RESOURCES * RESOURCES  # a victory cube at the Great Temple
GAIN: Final = BUY + 1  # + resource: a cube of one's choice
ATTACK: Final = GAIN + RESOURCES  # + 3 * seat + area
SEND: Final = ATTACK + SEATS * AREAS  # + unit: from the Holding Area into the battle
SEND_FROM: Final = SEND + UNITS  # + space: a Dwarf from its tile
MUSTER: Final = SEND_FROM + SPACES  # the army is complete
FIGHT: Final = MUSTER + 1
RETREAT: Final = FIGHT + 1
LAY: Final = RETREAT + 1  # + unit: its battle card
NAME: Final = LAY + UNITS  # + 0 to 15: the Hydra with the n-th different bonus
YES: Final = NAME + HYDRAS
NO: Final = YES + 1
UNIT: Final = NO + 1  # + unit: name a unit kind (a unit to give up, gain, bring in, remove)
STRIKE: Final = UNIT + UNITS  # + 35 * seat + unit: a unit of another player
DWARF_AT: Final = STRIKE + SEATS * UNITS  # + 16 * seat + space: a Dwarf on a tile
RAZE: Final = DWARF_AT + SEATS * SPACES  # + 14 * seat + building
SEIZE: Final = RAZE + SEATS * BUILDINGS  # + 16 * seat + space: a resource tile on a board
VICTIM: Final = SEIZE + SEATS * SPACES  # + seat
LOOT: Final = VICTIM + SEATS  # + resource: a cube of another player
DISMISS: Final = LOOT + RESOURCES  # a villager of the Holding Area
DISMISS_AT: Final = DISMISS + 1  # + space
DISCARD: Final = DISMISS_AT + SPACES  # + card
ACTIONS: Final = DISCARD + CARDS

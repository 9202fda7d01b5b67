"""The fixed action space in named ranges. `record.py` gives each number its words."""

from __future__ import annotations

from typing import Final

BIDS: Final = 200  # no reachable force comes near
AMOUNTS: Final = 60

PASS: Final = 0
END: Final = 1
TAKE: Final = 2  # + civil card: its leftmost copy in the row, 127 kinds
TAKE_AT: Final = 129  # + space: another copy of the same card
POPULATION: Final = 142
BUILD: Final = 143  # + technology kind, 34
UPGRADE: Final = 177  # + place in UPGRADES, 40
BACH_UPGRADE: Final = 217  # + place in BACH_UPGRADES, 29
DESTROY: Final = 246  # + building kind, 24
DISBAND: Final = 270  # + unit kind - UNIT, 10
STAGE: Final = 280  # + stages built in one action - 1, 4
DEVELOP: Final = 284  # + technology kind, 54
REVOLUTION: Final = 338  # + government - GOVERNMENT, 8
PLAY: Final = 346  # + leader or action card - LEADER, 57
PLAY_TACTIC: Final = 403  # + tactic - TACTIC, 15
COPY: Final = 418  # + tactic - TACTIC, 15
PREPARE: Final = 433  # + territory or event - TERRITORY, 67
AGGRESS: Final = 500  # + 4 * (aggression - AGGRESSION) + seat, 44
DECLARE: Final = 544  # + 4 * (war - WAR) + seat, 12
OFFER: Final = 556  # + 8 * (pact - PACT) + 2 * seat + (0: I am side A, 1: side B), 80
CANCEL: Final = 636  # + pact - PACT, 10
RESIGN: Final = 646
USE: Final = 647  # + 0 Hammurabi, 1 Ocean Liner Service, 2 and 3 Churchill, 4 Alexander
COLUMBUS_COLONY: Final = 652  # + territory - TERRITORY, 12
LEVY: Final = 664  # Barbarossa, + unit kind - UNIT, 10
YES: Final = 674
NO: Final = 675
STOP: Final = 676
CHOOSE: Final = 677  # + branch, 4
BID: Final = 681  # + bid - 1, BIDS
SEND: Final = 881  # + unit kind - UNIT, 10
ADD_BONUS: Final = 891  # + bonus card - BONUS, 3
DISCARD: Final = 894  # + military card - TACTIC, 109
PICK: Final = 1003  # + card kind, 236
AMOUNT: Final = 1239  # + number, AMOUNTS
KEEP: Final = 1299  # + blue tokens left on a card, AMOUNTS
N_ACTIONS: Final = 1359

USE_HAMMURABI: Final = 647
USE_LINER: Final = 648
CHURCHILL_CULTURE: Final = 649
CHURCHILL_MILITARY: Final = 650
USE_ALEXANDER: Final = 651


def upgrades() -> tuple[tuple[int, int], ...]:
    """All pairs of technologies of one type, the lower first (TTA-UPG-01, TTA-UNIT-02)."""
    out: list[tuple[int, int]] = []
    for first, n in ((0, 4), (4, 4), (8, 4), (12, 3), (15, 3), (18, 3), (21, 3), (24, 4), (28, 3), (31, 2)):
        for low in range(first, first + n):
            for high in range(low + 1, first + n):
                out.append((low, high))
    return tuple(out)


def bach_upgrades() -> tuple[tuple[int, int], ...]:
    """Any urban building to a theater of the same or a higher level (TTA-ANNEX-15)."""
    levels = [0, 1, 2, 3, 0, 1, 2, 1, 2, 3, -1, -1, -1, 1, 2, 3]  # labs, temples, libraries, theaters, arenas
    out: list[tuple[int, int]] = []
    for i in range(16):
        if levels[i] < 0:
            continue
        for theater in range(3):
            if theater + 1 >= levels[i]:
                out.append((8 + i, 18 + theater))
    return tuple(out)


UPGRADES: Final[tuple[tuple[int, int], ...]] = upgrades()
BACH_UPGRADES: Final[tuple[tuple[int, int], ...]] = bach_upgrades()

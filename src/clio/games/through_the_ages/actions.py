"""The fixed action space in named ranges: each begins where the one before it ends. The words of the notation are in
`moves/`; with blocks of cards of another width than in `state.py` the game does not load. Widths are written here
again because the compiler folds sums only within a module."""

from __future__ import annotations

from typing import Final

# How many of each there are
CIVIL_CARDS: Final = 127
SPACES: Final = 13  # of the card row
BUILDINGS: Final = 24
UNITS: Final = 10
WORKED: Final = BUILDINGS + UNITS  # technologies that take workers
UPGRADE_PAIRS: Final = 40
BACH_PAIRS: Final = 29
STAGES: Final = 4  # at once
TECHNOLOGIES: Final = 54
GOVERNMENTS: Final = 8
PLAYED: Final = 57  # leaders and action cards
TACTICS: Final = 15
TERRITORIES: Final = 12
PREPARED: Final = 67  # territories and events
SEATS: Final = 4
AGGRESSIONS: Final = 11
WARS: Final = 3
PACTS: Final = 10
BRANCHES: Final = 4
BIDS: Final = 200  # no reachable force comes near
BONUSES: Final = 3
MILITARY_CARDS: Final = 109
KINDS: Final = 236
AMOUNTS: Final = 60

PASS: Final = 0
END: Final = PASS + 1
TAKE: Final = END + 1  # + civil card: its leftmost copy in the row
TAKE_AT: Final = TAKE + CIVIL_CARDS  # + space: another copy of the same card
POPULATION: Final = TAKE_AT + SPACES
BUILD: Final = POPULATION + 1  # + technology kind
UPGRADE: Final = BUILD + WORKED  # + place in UPGRADES
BACH_UPGRADE: Final = UPGRADE + UPGRADE_PAIRS  # + place in BACH_UPGRADES
DESTROY: Final = BACH_UPGRADE + BACH_PAIRS  # + building kind
DISBAND: Final = DESTROY + BUILDINGS  # + unit kind - UNIT
STAGE: Final = DISBAND + UNITS  # + stages built in one action - 1
DEVELOP: Final = STAGE + STAGES  # + technology kind
REVOLUTION: Final = DEVELOP + TECHNOLOGIES  # + government - GOVERNMENT
PLAY: Final = REVOLUTION + GOVERNMENTS  # + leader or action card - LEADER
PLAY_TACTIC: Final = PLAY + PLAYED  # + tactic - TACTIC
COPY: Final = PLAY_TACTIC + TACTICS  # + tactic - TACTIC
PREPARE: Final = COPY + TACTICS  # + territory or event - TERRITORY
AGGRESS: Final = PREPARE + PREPARED  # + SEATS * (aggression - AGGRESSION) + seat
DECLARE: Final = AGGRESS + AGGRESSIONS * SEATS  # + SEATS * (war - WAR) + seat
OFFER: Final = DECLARE + WARS * SEATS  # + 2 * SEATS * (pact - PACT) + 2 * seat + (0: I am side A, 1: side B)
CANCEL: Final = OFFER + PACTS * SEATS * 2  # + pact - PACT
RESIGN: Final = CANCEL + PACTS
USE: Final = RESIGN + 1  # what a card in play offers
USE_HAMMURABI: Final = USE
USE_LINER: Final = USE_HAMMURABI + 1
CHURCHILL_CULTURE: Final = USE_LINER + 1
CHURCHILL_MILITARY: Final = CHURCHILL_CULTURE + 1
USE_ALEXANDER: Final = CHURCHILL_MILITARY + 1
COLUMBUS_COLONY: Final = USE_ALEXANDER + 1  # + territory - TERRITORY
LEVY: Final = COLUMBUS_COLONY + TERRITORIES  # Barbarossa, + unit kind - UNIT
YES: Final = LEVY + UNITS
NO: Final = YES + 1
STOP: Final = NO + 1
CHOOSE: Final = STOP + 1  # + branch
BID: Final = CHOOSE + BRANCHES  # + bid - 1
SEND: Final = BID + BIDS  # + unit kind - UNIT
ADD_BONUS: Final = SEND + UNITS  # + bonus card - BONUS
DISCARD: Final = ADD_BONUS + BONUSES  # + military card - TACTIC
PICK: Final = DISCARD + MILITARY_CARDS  # + card kind
AMOUNT: Final = PICK + KINDS  # + number
KEEP: Final = AMOUNT + AMOUNTS  # + blue tokens left on a card
N_ACTIONS: Final = KEEP + AMOUNTS


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

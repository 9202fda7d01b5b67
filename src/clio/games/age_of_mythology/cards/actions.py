"""Action cards without a god: the permanent ones (AOM-COMP-18) and the plain random ones (AOM-COMP-35 to -37).

The figure of a card: tiles beyond the number of players (Explore), which tiles (Gather), buildings (Build), units
(Recruit, Attack), cubes (Trade), cubes of each resource to the Classical Age, one more for each later age (Next Age).
Copies are those of the Greek, Egyptian and Norse decks."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import (
    ALL, ANY_ONE, ATTACK, BOOK, DO_BUILD, DO_RECRUIT, EXPLORE, GATHER, NEXT_AGE, PUBLIC, RULEBOOK, TRADE,
)
from clio.games.age_of_mythology.state import (
    GODS, P_ATTACK, P_BUILD, P_EXPLORE, P_GATHER, P_NEXT_AGE, P_RECRUIT, P_TRADE, PERMANENT, PLAIN,
)

SEEN = {"all": RULEBOOK}
FIGURE = {"all": RULEBOOK, "figure": PUBLIC}
AGES = {"all": RULEBOOK, "heroic": PUBLIC, "mythic": PUBLIC}

card = BOOK.declare
card(P_EXPLORE, "permanent-explore", "Explore", "Explorer", EXPLORE, 1, provenance=SEEN)
card(P_GATHER, "permanent-gather", "Gather", "Collecter", GATHER, ANY_ONE, provenance=SEEN)
card(P_BUILD, "permanent-build", "Build 1", "Construire 1", DO_BUILD, 1, provenance=SEEN)
card(P_RECRUIT, "permanent-recruit", "Recruit 2", "Recruter 2", DO_RECRUIT, 2, provenance=SEEN)
card(P_TRADE, "permanent-trade", "Trade", "Échanger", TRADE, 2, provenance=FIGURE)
card(P_NEXT_AGE, "permanent-next-age", "Next Age", "Âge suivant", NEXT_AGE, 4, provenance=AGES)
card(P_ATTACK, "permanent-attack", "Attack 4", "Attaquer 4", ATTACK, 4, provenance=FIGURE)
assert len(BOOK.id) == PERMANENT

card(PLAIN, "explore-plus-2", "Explore (players + 2)", "Explorer (joueurs + 2)", EXPLORE, 2, (2, 2, 2))
card(PLAIN + 1, "explore-plus-0", "Explore (players + 0)", "Explorer (joueurs + 0)", EXPLORE, 0, (2, 2, 2))
card(PLAIN + 2, "gather-all", "Gather All", "Tout collecter", GATHER, ALL, (5, 7, 5))
card(PLAIN + 3, "build-2", "Build 2", "Construire 2", DO_BUILD, 2, (2, 2, 2))
card(PLAIN + 4, "build-3", "Build 3", "Construire 3", DO_BUILD, 3, (3, 2, 3))
card(PLAIN + 5, "build-4", "Build 4", "Construire 4", DO_BUILD, 4, (1, 1, 1))
card(PLAIN + 6, "recruit-3", "Recruit 3", "Recruter 3", DO_RECRUIT, 3, (2, 2, 2))
card(PLAIN + 7, "recruit-4", "Recruit 4", "Recruter 4", DO_RECRUIT, 4, (2, 1, 2))
card(PLAIN + 8, "recruit-5", "Recruit 5", "Recruter 5", DO_RECRUIT, 5, (2, 1, 2))
card(PLAIN + 9, "trade-1", "Trade (cost 1)", "Échanger (coût 1)", TRADE, 1, (5, 6, 4))
card(PLAIN + 10, "next-age-3", "Next Age (3/4/5)", "Âge suivant (3/4/5)", NEXT_AGE, 3, (2, 2, 3))
card(PLAIN + 11, "attack-5", "Attack 5", "Attaquer 5", ATTACK, 5, (2, 2, 2))
card(PLAIN + 12, "attack-6", "Attack 6", "Attaquer 6", ATTACK, 6, (2, 2, 1))
card(PLAIN + 13, "attack-7", "Attack 7", "Attaquer 7", ATTACK, 7, (2, 1, 2))
assert len(BOOK.id) == GODS

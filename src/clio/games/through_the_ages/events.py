"""Kinds of log events, with the meaning of their numbers a, b, c. Written out in `words/log.py`.

Events marked private are noted for those who may see the card; a public event beside them tells the rest."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # a = round
TURN: Final = 1  # a player's turn begins
AGE: Final = 2  # a = the age that begins
LAST_ROUND: Final = 3  # a = round
TAKES: Final = 4  # a = card, b = civil actions, c = space
INCREASES: Final = 5  # population by a = 1, b = food paid
BUILDS: Final = 6  # a = technology, b = resources paid
UPGRADES: Final = 7  # a = from, b = to, c = resources paid
DESTROYS: Final = 8  # a = technology, b = whose (seat)
STAGES: Final = 9  # a = wonder, b = stages, c = resources paid
COMPLETES: Final = 10  # a = wonder
DEVELOPS: Final = 11  # a = technology, b = science paid
REVOLTS: Final = 12  # a = government, b = science paid
LEADS: Final = 13  # a = leader, b = leader replaced or -1
TUCKS: Final = 14  # Homer under a = wonder
PLAYS: Final = 15  # a = action card
PLAYS_TACTIC: Final = 16  # a = tactic
COPIES: Final = 17  # a = tactic
COMMON: Final = 18  # a = tactic becomes common
PREPARES: Final = 19  # public: an event of age a, b = culture scored
PREPARES_CARD: Final = 20  # private: a = event
REVEALS: Final = 21  # a = event or territory
LOOKS: Final = 22  # public: at the top event
LOOKS_AT: Final = 23  # private: a = event
AGGRESSES: Final = 24  # a = aggression, b = rival, c = military actions
DEFENDS: Final = 25  # with a = bonus card
THROWS: Final = 26  # public: discards a military card face down
THROWS_CARD: Final = 27  # private: a = card
REPELLED: Final = 28  # me = rival, a = aggression
SUCCEEDS: Final = 29  # me = attacker, a = aggression, b = rival
DECLARES: Final = 30  # a = war, b = rival, c = military actions
WINS_WAR: Final = 31  # a = war, b = loser, c = advantage
WAR_DRAWN: Final = 32  # a = war, b = rival
OFFERS: Final = 33  # a = pact, b = partner, c = 0: the offering player is side A, 1: side B
ACCEPTS: Final = 34  # a = pact, b = who offered
REFUSES: Final = 35  # a = pact, b = who offered
PACT_ENDS: Final = 36  # a = pact, me = owner, b = partner
RESIGNS: Final = 37
BIDS: Final = 38  # a = bid
PASSES: Final = 39  # no bid, or a = POLITICS
NOBODY_BIDS: Final = 40  # a = territory
SENDS: Final = 41  # a = unit
ADDS: Final = 42  # a = bonus card
COLONIZES: Final = 43  # a = territory, b = force
GAINS: Final = 44  # a = good or points, b = number
LOSES: Final = 45  # a = good or points, b = number
STEALS: Final = 46  # a = good or points, b = number, c = from whom
GAINS_WORKER: Final = 47  # a = number
LOSES_WORKER: Final = 48  # a = technology the worker stood on, -1 = unused
BLUE: Final = 49  # a = number of blue tokens, negative = lost
YELLOW: Final = 50
STEALS_YELLOW: Final = 51  # a = number, b = from whom
DRAWS: Final = 52  # public: a = number of military cards
DRAWS_CARD: Final = 53  # private: a = card
DISCARDS: Final = 54  # public: a = number of military cards
LEADER_LEAVES: Final = 55  # a = leader
WONDER_LEAVES: Final = 56  # a = unfinished wonder
COLONY_LEAVES: Final = 57  # a = colony
ANNEXES: Final = 58  # a = colony, b = from whom
RUINS: Final = 59  # a = wonder
STEALS_TECH: Final = 60  # a = technology, b = from whom
TECH_LEAVES: Final = 61  # a = technology
UPRISING: Final = 62  # a = discontent workers, b = unused workers
SCORES: Final = 63  # production: a = science, b = culture
CORRUPTION: Final = 64  # a = resources lost, b = food lost
HARVEST: Final = 65  # a = food produced, b = food consumed, c = famine: culture lost
MINES: Final = 66  # a = resources produced
USES: Final = 67  # a = card
SPENDS: Final = 68  # a = civil actions spent by an event
ENDS: Final = 69  # the turn ends
SWEPT: Final = 70  # a = card leaves the row unwanted
OBSOLETE: Final = 71  # a = civil cards, b = military cards discarded at the end of an age
PRESENTS: Final = 72  # a = science or culture points, b = number, c = card that scores them
GAME_ENDS: Final = 73
AGREES: Final = 74  # uses International Agreement
MERGES: Final = 75  # a = tactic that was already common
REGAINS: Final = 76  # a = civil actions available again
PURSE: Final = 77  # for this turn: a = resources for units, b = military actions, c = science for units
EXCHANGES: Final = 78  # a = good paid, b = the good it stands for
CANCELS: Final = 79  # a = pact
DISCONTENT: Final = 80  # a = discontent workers, more than before, b = unused workers

POLITICS: Final = 1  # what is passed

NAMES: Final = (
    "round", "turn", "age", "last-round", "takes", "increases", "builds", "upgrades", "destroys", "stages",
    "completes", "develops", "revolts", "leads", "tucks", "plays", "plays-tactic", "copies", "common", "prepares",
    "prepares-card", "reveals", "looks", "looks-at", "aggresses", "defends", "throws", "throws-card", "repelled",
    "succeeds", "declares", "wins-war", "war-drawn", "offers", "accepts", "refuses", "pact-ends", "resigns", "bids",
    "passes", "nobody-bids", "sends", "adds", "colonizes", "gains", "loses", "steals", "gains-worker",
    "loses-worker", "blue", "yellow", "steals-yellow", "draws", "draws-card", "discards", "leader-leaves",
    "wonder-leaves", "colony-leaves", "annexes", "ruins", "steals-tech", "tech-leaves", "uprising", "scores",
    "corruption", "harvest", "mines", "uses", "spends", "ends", "swept", "obsolete", "presents", "game-ends",
    "agrees", "merges", "regains", "purse", "exchanges", "cancels", "discontent",
)

# What their lines name: another seat, cards; and lines that do not name the seat in whose turn they are.
SEATS: Final = {
    STEALS: "c",
    **dict.fromkeys(
        (
            DESTROYS, AGGRESSES, SUCCEEDS, DECLARES, WINS_WAR, WAR_DRAWN, OFFERS, ACCEPTS, REFUSES, PACT_ENDS,
            STEALS_YELLOW, ANNEXES, STEALS_TECH,
        ),
        "b",
    ),
}
CARDS: Final = {
    UPGRADES: "ab", LEADS: "ab", PRESENTS: "c",
    **dict.fromkeys(
        (
            TAKES, BUILDS, DESTROYS, STAGES, COMPLETES, DEVELOPS, REVOLTS, TUCKS, PLAYS, PLAYS_TACTIC, COPIES, COMMON,
            PREPARES_CARD, REVEALS, LOOKS_AT, AGGRESSES, DEFENDS, THROWS_CARD, REPELLED, SUCCEEDS, DECLARES, WINS_WAR,
            WAR_DRAWN, OFFERS, ACCEPTS, REFUSES, PACT_ENDS, NOBODY_BIDS, SENDS, ADDS, COLONIZES, LOSES_WORKER,
            DRAWS_CARD, LEADER_LEAVES, WONDER_LEAVES, COLONY_LEAVES, ANNEXES, RUINS, STEALS_TECH, TECH_LEAVES, USES,
            SWEPT, MERGES, CANCELS,
        ),
        "a",
    ),
}
UNNAMED: Final = frozenset((ROUND, AGE, LAST_ROUND, REVEALS, NOBODY_BIDS, SWEPT, GAME_ENDS))

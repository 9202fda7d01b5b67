"""One side of the table, with its City, and what the shared rules need to know of the rest."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import State
from clio.engine.rng import shuffle
from clio.games.families.monumental import events as E
from clio.games.families.monumental.cardbook import CardBook

# Resources. The first three are the basic ones, in the order of the rulebooks; a game may add others.
PRODUCTION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
GOLD: Final = 3
CULTURE: Final = 4
BASICS: Final = 3
BASIC: Final = (PRODUCTION, SCIENCE, MILITARY)

# Card kinds that every game of the family begins with.
EMPTY: Final = -1
YARD: Final = 0
LIBRARY: Final = 1
FORT: Final = 2
MINE: Final = 3
FORUM: Final = 4
WORKSHOP: Final = 5
LABORATORY: Final = 6
SHOOTING_RANGE: Final = 7

COMMON: Final = [YARD] * 5 + [LIBRARY] * 3 + [FORT] * 3 + [FORUM, MINE]  # in every City deck

# A City has 9 slots: place i is the card on top, place 9 + i the Knowledge attached under it.
SLOTS: Final = 9
PLACES: Final = 18
IDLE: Final = 0
ACTIVATED: Final = 1
USED: Final = 2  # activated, and its effect is used
REINFORCED: Final = 3  # was activated, and stays

POLICIES: Final = 5  # of each civilization
POLICY_USED: Final = 32  # a bit of `done` << index of the Policy; the bits below and after the five are the game's


class Side:
    """The City of a player, the cards around it and the resources. Zones that change rarely are tuples: clones share
    them. The players of a game set these fields with their own: one call for each clone."""

    __slots__ = (
        "active", "archive", "city", "civ", "deck", "discard", "done", "gained", "known", "lasting", "live", "policies",
        "res", "reserved", "spent", "status", "wonder",
    )

    civ: int
    res: list[int]
    gained: list[int]  # since the round or turn began, per resource
    city: list[int]  # PLACES card kinds, or EMPTY
    status: list[int]  # per place: IDLE, ACTIVATED, USED or REINFORCED
    deck: list[int]  # City deck, top at the end
    known: int  # how many cards on top of it everybody saw arriving
    discard: list[int]
    archive: tuple[int, ...]
    policies: tuple[int, ...]  # in the order of development
    active: int  # bit per index in `policies`: in force now
    reserved: tuple[int, ...]
    wonder: int  # under construction
    live: int  # bits of the cards that listen (derived, see ops.resources.refresh)
    lasting: int  # bits of cards whose effect holds for a while though they lie nowhere
    spent: int  # bits of "first time" effects used
    done: int  # what was done already, as bits


class Monumental(State):
    """The table of either game as the shared rules know it. What the games do differently are its methods."""

    __slots__ = ("basics", "book", "limbo", "revolts", "sides")

    book: CardBook
    sides: list[Side]  # the players
    basics: list[int]  # Basic Buildings left, per pile
    revolts: int
    limbo: tuple[int, ...]  # cards that have left their place and have not found the next

    def shuffle(self, cards: list[int]) -> None:
        self.rng = shuffle(self.rng, cards)

    def gain(self, me: int, res: int, n: int, card: int = -1) -> None:
        """Taken from the supply at once, and counted for "if you have gained"."""
        if res > CULTURE:
            n = self.room(me, res, n)
        if n > 0:
            side = self.sides[me]
            side.res[res] += n
            side.gained[res] += n
            if self.log is not None:
                self.note(E.GAINS, me, res, n, card)

    def room(self, me: int, res: int, n: int) -> int:
        """How many of n may be gained of a resource that only the game has."""
        return n

    def pay(self, me: int, res: int, n: int) -> None:
        """From one's own stock to the supply."""
        if n > 0:
            self.sides[me].res[res] -= n
            if self.log is not None:
                self.note(E.PAYS, me, res, n)

    def put_away(self, me: int, card: int) -> None:
        """Archive a card: it leaves the game."""
        side = self.sides[me]
        side.archive = (*side.archive, card)
        self.note(E.ARCHIVES, me, card)

    def forget(self, me: int) -> None:
        """The City deck is shuffled: what a game remembers of it is worth nothing now."""

    def rearranged(self, me: int) -> None:
        """Cards of the City have changed places."""

    def drawn_and_used(self, me: int) -> tuple[int, ...]:
        """Cards beside the City that count as activated."""
        return ()

    def give_up(self, wonder: int) -> None:
        """A Wonder under construction gives way to another one and leaves the game."""
        raise NotImplementedError

    def beside(self, me: int) -> int:
        """Bits of the cards that listen for a player besides those of the City: the active Policies, what lasts."""
        side = self.sides[me]
        live = side.lasting
        if side.active:
            for i in range(len(side.policies)):
                if side.active >> i & 1:
                    live |= self.book.listeners.bit(side.policies[i])
        return live

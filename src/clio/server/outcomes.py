"""What a finished game means to each of those who played it: whom they met, whether they won, with how many points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import Struct

from clio.server.messages import Rival, Strength


class Outcome(Struct, frozen=True):
    """What a person got out of a finished game."""

    guest: str
    game: str
    rival: Rival
    won: bool
    points: int


class Played(Struct):
    """A seat at the end: the bot that played it last, and whether its person had given up before."""

    bot: Strength | None = None
    resigned: bool = False


class Finish(Struct):
    """What the title of a finished table tells of it."""

    seats: list[Played]
    scores: list[int]
    winners: list[int]


def outcomes(game: str, guests: Sequence[str | None], end: Finish) -> tuple[Outcome, ...]:
    """One for each person. Whoever gave up has not won, whatever the bot did with their seat."""
    people = list(dict.fromkeys(guest for guest in guests if guest is not None))
    return tuple(outcome(game, guests, end, guest) for guest in people)


def outcome(game: str, guests: Sequence[str | None], end: Finish, guest: str) -> Outcome:
    mine = [n for n, who in enumerate(guests) if who == guest]
    won = any(n in end.winners and not end.seats[n].resigned for n in mine)
    return Outcome(guest, game, rival(guests, end.seats, guest), won, max(end.scores[n] for n in mine))


def rival(guests: Sequence[str | None], seats: list[Played], guest: str) -> Rival:
    """Whom a person played with; of bots alone, the strongest."""
    others = [n for n, who in enumerate(guests) if who != guest]
    if list(guests).count(guest) > 1:
        return "screen"
    if not others:
        return "alone"
    people = [n for n in others if guests[n] is not None or seats[n].bot is None or seats[n].resigned]
    bots = [bot for n in others if n not in people and (bot := seats[n].bot) is not None]
    if not people:
        return max(bots, key=get_args(Strength).index)
    return "mixed" if bots else "people"

"""Laying out the table (AOM-SETUP)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame, Op
from clio.engine.rng import below, next_rng, shuffle
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import BOOK, BUILDING_BOOK, TILE_BOOK, UNIT_BOOK
from clio.games.age_of_mythology.ops.dice import faces_of, roll
from clio.games.age_of_mythology.rules.explore import START_DRAFT
from clio.games.age_of_mythology.rules.round import ROUND
from clio.games.age_of_mythology.state import (
    BUILDINGS, CARDS, CULTURES, HOUSE, KINDS, MORTALS, MOST_HOUSES, NONE, PERMANENT,
    RESOURCES, TILES, Config, Mythology, Player,
)

BANK: Final = (0, 0, 20, 25, 30, 40, 50, 55, 60)  # of each resource, by number of players (AOM-SETUP-16 to -22)
START_CUBES: Final = 4  # AOM-SETUP-25
START_UNITS: Final = 2  # AOM-SETUP-26
ONE_BOX: Final = 4  # players
DRAWS: Final = 30  # cups drawn before wishes that no cup gives are met without one
ALONE: Final = 3  # up to so many players nobody shares a culture: each has both shades (AOM-SETUP-13)


def draw_cultures(rng: int, wanted: list[int], two_cultures: bool) -> tuple[int, list[int]]:
    """AOM-SETUP-03 to -07, -42: cubes from a cup; where the draw does not fit, a seating of the same cubes at random.
    Whoever wished for a culture (`wanted`, NONE: any) has it; wishes that no cup gives are met all the same."""
    rows = seatings(wanted, two_cultures)
    for _ in range(DRAWS):
        rng, drawn = cups(rng, len(wanted), two_cultures)
        if drawn in rows:
            return rng, drawn
        alike = [row for row in rows if sorted(row) == sorted(drawn)]
        if alike:
            rng = next_rng(rng)
            return rng, alike[below(rng, len(alike))]
    rng = next_rng(rng)
    return rng, rows[below(rng, len(rows))]


def cups(rng: int, n: int, two_cultures: bool) -> tuple[int, list[int]]:
    """The cubes drawn: each culture once before any comes again, or two of each of two cultures."""
    drawn: list[int] = []
    while len(drawn) < n:
        cup = [0, 1, 2]
        rng = shuffle(rng, cup)
        if two_cultures:
            cup = [cup[0], cup[0], cup[1], cup[1]]
            rng = shuffle(rng, cup)
        drawn += cup
    return rng, drawn[:n]


def seatings(wanted: list[int], two_cultures: bool) -> list[list[int]]:
    """AOM-SETUP-05: all seatings in which no neighbours share a culture, everybody has the culture they wished for and
    there are boards enough (AOM-SETUP-03, -43)."""
    n = len(wanted)
    rows: list[list[int]] = [[]]
    for wish in wanted:
        rows = [
            [*row, culture] for row in rows for culture in range(CULTURES)
            if wish in (NONE, culture) and (not row or row[-1] != culture)
        ]
    found: list[list[int]] = []
    for row in rows:
        counts = sorted([row.count(culture) for culture in range(CULTURES)])
        enough = counts == [0, 2, 2] if two_cultures else counts[2] <= (n + CULTURES - 1) // CULTURES
        if enough and row[0] != row[-1]:
            found.append(row)
    return found


def new_player(config: Config, culture: int) -> Player:
    """AOM-SETUP-09, -13, -14, -25 to -30, -39: six mortal units, four cubes of each resource, no hand yet."""
    shades = 2 if config.seats <= ALONE else 1
    p = Player(culture)
    p.cubes = [START_CUBES] * RESOURCES
    for unit in UNIT_BOOK.of(culture):
        p.supply[unit % KINDS] = shades * (config.heroes if UNIT_BOOK.age[unit] else config.figures)
    for i in range(MORTALS):
        p.units[i] = START_UNITS
        p.supply[i] -= START_UNITS
    return p


def stock(seats: int) -> list[int]:
    """AOM-SETUP-41: the building tiles of the box, or one of each and ten Houses per player."""
    if seats <= ONE_BOX:
        return BUILDING_BOOK.stock[:]
    return [MOST_HOUSES * seats if kind == HOUSE else seats for kind in range(BUILDINGS)]


def lay_out(rng: int, config: Config, cultures: list[int]) -> Mythology:
    """The table before the first roll; the first frame is pushed, nothing has run."""
    seats = config.seats
    decks: list[tuple[int, ...]] = []
    for culture in range(CULTURES):
        cards = [card for card in range(PERMANENT, CARDS) for _ in range(BOOK.copies[card][culture])]
        rng = shuffle(rng, cards)
        decks.append(tuple(cards) if culture in cultures else ())
    sets = 1 if seats <= ONE_BOX else 2
    s = Mythology(rng, config, [new_player(config, culture) for culture in cultures])
    s.bank = [BANK[seats] - START_CUBES * seats] * RESOURCES
    s.pool = [sets * TILE_BOOK.count[kind] for kind in range(TILES)]
    s.decks = decks
    s.stock = stock(seats)
    s.push(SET_UP, 0)
    return s


class SetUp(Op[Mythology]):
    """AOM-SETUP-08: two dice each for the starting player, those tied for highest again; then the draft."""

    def do(self, s: Mythology, f: Frame) -> None:
        seats = list(range(len(s.players)))
        for seat in seats:
            s.note(E.CULTURE, seat, s.players[seat].culture)
        while len(seats) > 1:
            sums: list[int] = []
            for seat in seats:
                faces = faces_of(roll(s, 2))
                s.note(E.DICE, seat, faces[0], faces[1])
                sums.append(faces[0] + faces[1])
            best = max(sums)
            seats = [seat for seat, total in zip(seats, sums) if total == best]
        s.starting = seats[0]
        s.note(E.STARTS, s.starting)
        s.push(ROUND, s.starting)
        s.push(START_DRAFT, s.starting)


SET_UP: Final = SetUp()

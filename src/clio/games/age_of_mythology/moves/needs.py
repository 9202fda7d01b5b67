"""The kinds of the house of Age of Mythology, what its sentences tell, and the needs that several chapters share."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.moves import Asked as AskedOf
from clio.engine.moves import At, Bounds, Move, Need, Parts, Question, Reason
from clio.games.age_of_mythology.bills import Bill
from clio.games.age_of_mythology.cardbook import BOARDS, BOOK, T_MORTAL, UNIT_BOOK
from clio.games.age_of_mythology.state import (
    APHRODITE, BRAGI, FAVOR, ISIS, KINDS, NONE, Mythology, Player,
)
from clio.games.age_of_mythology.words import Cubes, MythologyWords, Place

Here = At[Mythology]
Asked = AskedOf[Mythology]
MythMove = Move[Mythology, MythologyWords]
MythNeed = Need[Mythology]
MythQuestion = Question[Mythology, MythologyWords]
MythReason = Reason[Mythology]
Clauses = Callable[[Here], tuple[str, ...]]
Number = Callable[[Here], int]


def player(at: Here) -> Player:
    return at.s.players[at.me]


def at_will(asked: Asked) -> Bounds:
    """One answer, or none."""
    return Bounds(0, 1)


def god_clause(card: int) -> str:
    """The clause of a god's power: the catalogue lists the gods in the order of their cards."""
    if card >= BRAGI:
        return f"AOM-NORSEGOD-{card - BRAGI + 1:02}"
    if card >= ISIS:
        return f"AOM-EGYPTGOD-{card - ISIS + 1:02}"
    return f"AOM-GREEKGOD-{card - APHRODITE + 1:02}"


def of_god(at: Here) -> tuple[str, ...]:
    """The clause of the god who asks."""
    return (god_clause(at.f.src),)


# ---------------------------------------------------------------- what sentences tell
def spot(p: Player, space: int) -> dict[str, object]:
    """A space: its terrain and its tile, if one lies there."""
    terrain = BOARDS[p.culture][space]
    return {"terrain": terrain} if p.tiles[space] == NONE else {"terrain": terrain, "tile": Place(p, space)}


def own_spot(at: Here) -> Parts:
    return spot(player(at), at.n)


def priced(bill: Bill) -> dict[str, object]:
    """A cost, and what there is of its resources."""
    return {"cost": Cubes(bill.cost, bill.cost), "have": Cubes(tuple(bill.have), bill.cost)}


def in_favor(bill: Bill) -> dict[str, object]:
    return {"favor": bill.favor, "own": bill.have[FAVOR]}


def named(place: str, number: Number) -> Callable[[Here], Parts]:
    return lambda at: {place: number(at)}


def chosen(at: Here) -> int:
    """The thing that the move names."""
    return at.n


def number_of(at: Here) -> int:
    """The figure of the card that asks."""
    return BOOK.number[at.f.src]


# ---------------------------------------------------------------- needs of many moves
def undecided(met: Callable[[Here], bool], *clauses: str, also: Clauses | None = None) -> MythNeed:
    """There is something left to choose: a question for which this does not hold is not asked."""
    return Need("something_to_decide", met, *clauses, also=also)


def own_culture(*clauses: str, also: Clauses | None = None) -> MythNeed:
    """The unit is one of the player's culture."""
    return Need(
        "own_culture", lambda at: at.n // KINDS == player(at).culture, "AOM-COMP-02", *clauses,
        tells=named("unit", chosen), also=also,
    )


def held(*clauses: str, also: Clauses | None = None) -> MythNeed:
    """A unit of the kind is in the Holding Area."""
    return Need(
        "unit_held", lambda at: player(at).units[at.n % KINDS] > 0, *clauses, tells=named("unit", chosen), also=also,
    )


def figure_left(*clauses: str, also: Clauses | None = None) -> MythNeed:
    return Need(
        "figure_left", lambda at: player(at).supply[at.n % KINDS] > 0, *clauses, tells=named("unit", chosen),
        also=also,
    )


def is_mortal(at: Here) -> bool:
    return bool(UNIT_BOOK.types[at.n] & T_MORTAL)


def mortal(*clauses: str) -> MythNeed:
    return Need("mortal", is_mortal, *clauses, tells=named("a_unit", chosen))


def seated(width: int, *clauses: str, also: Clauses | None = None) -> MythNeed:
    """The seat of the move is taken; each seat has `width` numbers."""
    return Need(
        "player_there", lambda at: at.n // width < len(at.s.players), *clauses,
        tells=named("rival", lambda at: at.n // width), also=also,
    )


def opponent(width: int, *clauses: str, also: Clauses | None = None) -> tuple[MythNeed, MythNeed]:
    """Somebody else at this table."""
    return seated(width, *clauses, also=also), Need(
        "another_player", lambda at: at.n // width != at.me, *clauses, also=also
    )

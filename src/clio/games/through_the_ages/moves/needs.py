"""Needs that several moves have: the card is in the hand, the price can be paid, the other player is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from clio.engine.moves import Asked as AskedOf
from clio.engine.moves import At, Bounds, Move, Need, Parts, Question, Reason
from clio.games.through_the_ages import bills
from clio.games.through_the_ages.cardbook import BOOK, HOOKS
from clio.games.through_the_ages.moves.board import player
from clio.games.through_the_ages.ops.build import END_OF_TYPE, FIRST_OF_TYPE, room
from clio.games.through_the_ages.rules.act import Act
from clio.games.through_the_ages.state import SCIENCE, Ages
from clio.games.through_the_ages.words import AgesWords

Here = At[Ages]
Asked = AskedOf[Ages]
AgesMove = Move[Ages, AgesWords]
AgesNeed = Need[Ages]
AgesReason = Reason[Ages]
AgesQuestion = Question[Ages, AgesWords]
Card = Callable[[Here], int]
Bill = Callable[[Here], bills.Bill]
Clauses = Callable[[Here], Iterable[str]]
Needs = tuple[AgesNeed, ...]


def by_number(first: int = 0) -> Card:
    """The card that the move names: it counts from the first of its block."""

    def card(at: Here) -> int:
        return first + at.n

    return card


def always(kind: int) -> Card:
    def card(at: Here) -> int:
        return kind

    return card


def named(card: Card) -> Callable[[Here], Parts]:
    """The sentence names this card."""
    return lambda at: {"card": card(at)}


def at_will(asked: Asked) -> Bounds:
    """One answer, or none."""
    return Bounds(0, 1)


def here(asked: Asked) -> Here:
    """The question without a move."""
    return At(asked.s, asked.f, 0, 0, asked.names)


def possible(at: Here, moves: tuple[AgesMove, ...]) -> bool:
    """Does one of these moves lack nothing?"""
    return any(
        all(need.met(at._replace(n=n, action=move.first + n)) for need in move.needs)
        for move in moves for n in range(len(move.words))
    )


IN_ACTION_PHASE = AgesReason("action", "TTA-ACT-01", "TTA-TURN-01")


def politics_moment(at: Here) -> str:
    """In the action phase it is too late; in the first round there was no politics phase."""
    if not isinstance(at.f.op, Act):
        return "political"
    return "no_politics_yet" if at.s.round == 1 else "politics_over"


def politics_clauses(at: Here) -> tuple[str, ...]:
    if not isinstance(at.f.op, Act):
        return ("TTA-POL-02",)
    return ("TTA-FIRST-02",) if at.s.round == 1 else ("TTA-POL-01", "TTA-TURN-01")


IN_POLITICS = AgesReason(
    "political", which=politics_moment, also=politics_clauses, names=("political", "politics_over", "no_politics_yet")
)
IN_GAME = AgesNeed("in_game", lambda at: not player(at).out, "TTA-RESIGN-01")


# ---------------------------------------------------------------- cards
def in_hand(card: Card, *clauses: str) -> AgesNeed:
    def met(at: Here) -> bool:
        return card(at) in player(at).civil or card(at) in player(at).hand

    return Need("in_hand", met, *clauses, tells=named(card))


def in_play(card: Card, *clauses: str, also: Clauses | None = None) -> AgesNeed:
    """A technology that takes workers; perhaps it is only in the hand."""

    def which(at: Here) -> str:
        return "developed" if card(at) in player(at).civil else "in_play"

    return Need(
        "in_play", lambda at: bool(player(at).techs >> card(at) & 1), *clauses, tells=named(card), also=also,
        which=which, names=("in_play", "developed"),
    )


def worker_on(card: Card, *clauses: str, also: Clauses | None = None) -> AgesNeed:
    return Need(
        "worker_there", lambda at: player(at).workers[card(at)] > 0, *clauses, tells=named(card), also=also
    )


def room_for(card: Card, *clauses: str) -> AgesNeed:
    """The urban building limit allows one more of the type."""
    return Need(
        "urban_room", lambda at: room(player(at), card(at)), *clauses, tells=lambda at: urban_limit(at, card(at))
    )


def urban_limit(at: Here, kind: int) -> Parts:
    """How many buildings of the type of this one there may be, and are."""
    p = player(at)
    have = sum(p.workers[FIRST_OF_TYPE[kind] : END_OF_TYPE[kind]])
    return {"limit": BOOK.limit[p.government], "have": have}


def leads(leader: int, *clauses: str) -> AgesNeed:
    return Need("leads", lambda at: player(at).leader == leader, *clauses, tells=named(always(leader)))


def unused(kind: int, *clauses: str) -> AgesNeed:
    """A card that can be used once in a turn."""
    return Need("unused", lambda at: not player(at).spent & HOOKS.marks[kind], *clauses, tells=named(always(kind)))


YELLOW_TOKEN = AgesNeed("yellow_token", lambda at: player(at).yellow_bank > 0, "TTA-POP-02", short=True)
UNUSED_WORKER = AgesNeed("unused_worker", lambda at: player(at).unused > 0, "TTA-BUILD-02", short=True)


# ---------------------------------------------------------------- prices
def payable(bill: Bill, *clauses: str, also: Clauses | None = None) -> AgesNeed:
    """Food, resources or science; the sentence tells what there is to spend."""

    def tells(at: Here) -> Parts:
        due = bill(at)
        return {"cost": (due.what, due.price), "have": due.have}

    def rules(at: Here) -> tuple[str, ...]:
        return (*(() if also is None else also(at)), *clauses, PAYING.get(bill(at).what, "TTA-RES-09"))

    return Need("payable", lambda at: bill(at).payable, tells=tells, also=rules, short=True)


PAYING = {SCIENCE: "TTA-PTS-03"}


def actions(bill: Bill, *clauses: str, also: Clauses | None = None) -> AgesNeed:
    """Civil or military actions."""

    def which(at: Here) -> str:
        return "military_actions" if bill(at).what == bills.MILITARY_ACTIONS else "civil_actions"

    def tells(at: Here) -> Parts:
        due = bill(at)
        return {"need": due.price, "have": due.have}

    return Need(
        "actions", lambda at: bill(at).payable, *clauses, "TTA-ACTOT-04", tells=tells, also=also, which=which,
        names=("civil_actions", "military_actions"), short=True,
    )


def civil_action(*clauses: str) -> AgesNeed:
    return actions(lambda at: bills.civil(at.s, at.me), *clauses)


def military_action(*clauses: str, n: int = 1) -> tuple[AgesNeed, AgesNeed]:
    """While a civil action got through Hammurabi waits, no military action is spent."""
    return actions(lambda at: bills.military(at.s, at.me, n), *clauses), EXCHANGE_FIRST


EXCHANGE_FIRST = AgesNeed("exchange_used", lambda at: not player(at).free_ca, "TTA-CTX-27")


# ---------------------------------------------------------------- other players
def another_player(seat: Callable[[Here], int], *clauses: str) -> tuple[AgesNeed, ...]:
    """Somebody else who plays on."""

    def tells(at: Here) -> Parts:
        return {"rival": seat(at)}

    return (
        Need(
            "seat_there", lambda at: seat(at) < len(at.s.players), *clauses, "TTA-FLOW-01",
            tells=lambda at: {"seat": seat(at) + 1},
        ),
        Need("somebody_else", lambda at: seat(at) != at.me, *clauses),
        Need("still_playing", lambda at: not at.s.players[seat(at)].out, *clauses, "TTA-RESIGN-01", tells=tells),
    )

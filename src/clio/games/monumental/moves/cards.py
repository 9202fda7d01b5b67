"""Questions that pick a card: Policies, cards to acquire, the top card of the deck, the order of effects."""

from __future__ import annotations

from clio.engine.moves import Bounds, Parts, Question, Reason
from clio.games.families.monumental.cardbook import ACTION, BASIC_BUILDING, BUILDING, WONDER
from clio.games.families.monumental.moves.board import developed_policy
from clio.games.families.monumental.moves.cards import (
    CardClauses, Picking, bonuses, copy_bonus, keep_questions, own_policy,
)
from clio.games.families.monumental.ops import city
from clio.games.families.monumental.state import SHOOTING_RANGE, WORKSHOP
from clio.games.monumental import bills
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.moves import board
from clio.games.monumental.moves.answers import PICK, TOP
from clio.games.monumental.moves.board import player
from clio.games.monumental.moves.needs import (
    Asked, Here, WorldNeed, WorldQuestion, card, named, payable, something_to_decide,
)
from clio.games.monumental.moves.turn import HAS_EFFECT, POSSIBLE, works
from clio.games.monumental.ops import city as C
from clio.games.monumental.ops import wonders as W
from clio.games.monumental.words import moves as say
from clio.games.monumental.words import questions as ask

PICKING = Picking(
    PICK, board.wonder_to_build,
    CardClauses(
        copy=("MON-TERM-06",), bonuses=("MON-POL-03",), keep_wonder="MON-WON-03", keep_knowledge="MON-CITY-05",
    ),
)
OWN_POLICY = own_policy("MON-TERM-06")


# ---------------------------------------------------------------- copying a Policy
def taken_over(at: Here) -> bool:
    """Its effect lasts: the copy keeps it in force until the turn ends, unless it is already."""
    pl = player(at)
    return BOOK.lasts[at.n] or (bool(BOOK.hooks[at.n]) and not pl.active >> pl.policies.index(at.n) & 1)


def or_taken_over(used: WorldNeed) -> WorldNeed:
    """What the use of a Policy needs, unless its effect is one that lasts."""
    return WorldNeed(
        used.name, lambda at: taken_over(at) or used.met(at), *used.clauses, "MON-TERM-11", tells=used.tells,
        also=used.also, which=used.which, names=used.names,
    )


NOT_COPYING = WorldNeed("not_copying", lambda at: not BOOK.copying[at.n], "MON-TERM-11", tells=named(card))
COPYABLE = tuple(or_taken_over(used) for used in (HAS_EFFECT, works(ACTION), POSSIBLE))


# ---------------------------------------------------------------- gaining and acquiring
def is_basic(at: Here) -> bool:
    return WORKSHOP <= at.n <= SHOOTING_RANGE


def buildings_left(at: Here | Asked) -> int:
    op = at.f.op
    assert isinstance(op, C.GainBasicBuilding)
    return at.f.mem[0] if at.f.mem else op.n


def buildings(asked: Asked) -> Bounds:
    op = asked.f.op
    assert isinstance(op, C.GainBasicBuilding)
    return Bounds(op.n, op.n, op.n - buildings_left(asked))


def acquiring(at: Here) -> W.AcquireNow:
    op = at.f.op
    assert isinstance(op, W.AcquireNow)
    return op


def where_wanted(at: Here) -> bool:
    op = acquiring(at)
    if is_basic(at):
        return op.basic and at.s.basics[at.n - WORKSHOP] > 0
    return (op.display and at.n in at.s.display) or (op.reserve and at.n in player(at).reserved)


def kind_wanted(at: Here) -> bool:
    kind = BOOK.type[at.n]
    return (BUILDING if kind == BASIC_BUILDING else kind) in acquiring(at).kinds


def wonder_there(at: Here) -> bool:
    pl = player(at)
    return BOOK.type[at.n] == WONDER and (at.n in (*at.s.display, *pl.reserved) or at.n == pl.wonder)


def section_bill(at: Here) -> bills.Bill:
    op = at.f.op
    assert isinstance(op, W.BuildSection)
    if at.n == player(at).wonder:
        return bills.completion(at.s, at.me, op.discount)
    return bills.acquisition(at.s, at.me, at.n, op.discount)


IS_BASIC = WorldNeed("basic_building", is_basic, "MON-ACQ-09", tells=named(card))
PILE_LEFT = WorldNeed(
    "pile_not_empty", lambda at: at.s.basics[at.n - WORKSHOP] > 0, "MON-ACQ-05", "MON-ACQ-09", tells=named(card)
)
MORE_BUILDINGS: WorldNeed = something_to_decide(lambda at: buildings_left(at) > 0, "MON-ACQ-09")
WHERE_WANTED = WorldNeed("offered_here", where_wanted, "MON-ACQ-01", "MAE-RES-04", tells=named(card))
KIND_WANTED = WorldNeed("kind_wanted", kind_wanted, "MON-ACQ-01", tells=named(card))
WONDER_THERE = WorldNeed("wonder_there", wonder_there, "MON-WON-12", tells=named(card))


# ---------------------------------------------------------------- effects together
def due_parts(at: Here) -> Parts:
    return {"card": at.n, "the": at.n}


DUE = WorldNeed("effect_due", lambda at: at.n in at.f.mem, "MON-ACT-03", tells=due_parts)


# ---------------------------------------------------------------- questions
QUESTIONS: tuple[WorldQuestion, ...] = (
    Question(
        "basic-building", C.GainBasicBuilding, (PICK.needing(MORE_BUILDINGS, IS_BASIC, PILE_LEFT, places=board.basic),),
        Reason("basic-building", "MON-ACQ-09"), ask.basic_building, buildings,
    ),
    copy_bonus(PICKING, OWN_POLICY),
    Question(
        "copy-policy", city.CopyPolicy,
        (PICK.needing(OWN_POLICY, NOT_COPYING, *COPYABLE, label=say.copy_policy, places=developed_policy),),
        Reason("copy-policy", "MON-TERM-06", "MON-TERM-11"), ask.plain("copy.policy"),
    ),
    bonuses(PICKING),
    *keep_questions(PICKING),
    Question(
        "acquire-now", W.AcquireNow,
        (PICK.needing(
            WHERE_WANTED, KIND_WANTED,
            payable(lambda at: bills.acquisition(at.s, at.me, at.n, acquiring(at).discount), "MON-ACQ-07"),
            label=say.acquire_now, places=board.on_offer,
        ),),
        Reason("acquire-now", "MON-ACQ-01", "MON-ACQ-07"), ask.acquire_now,
    ),
    Question(
        "section", W.BuildSection,
        (PICK.needing(
            WONDER_THERE, payable(section_bill, "MON-WON-12", "MON-ACQ-07"), label=say.build,
            places=board.wonder_to_build,
        ),),
        Reason("section", "MON-WON-12"), ask.plain("build"),
    ),
    Question("top-card", C.TopCard, (TOP,), Reason("top-card", "MAE-CARD-09"), ask.plain("top")),
    Question(
        "order", C.Order, (PICK.needing(DUE, label=say.due, places=board.listener),), Reason("order", "MON-ACT-03"),
        ask.nobody_asks("order"),
    ),
)

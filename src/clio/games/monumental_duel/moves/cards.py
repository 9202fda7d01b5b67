"""Questions that pick a card, a type or a line."""

from __future__ import annotations

from clio.engine.moves import Question, Reason
from clio.games.families.monumental.cardbook import ACTION, BASIC_BUILDING, BUILDING, WONDER
from clio.games.families.monumental.moves.board import developed_policy
from clio.games.families.monumental.moves.cards import (
    CardClauses, Picking, bonuses, copy_bonus, keep_questions, own_policy,
)
from clio.games.families.monumental.ops import city, wonders
from clio.games.families.monumental.state import EMPTY, WORKSHOP
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.rules.round import ChooseLine
from clio.games.monumental_duel.state import BARRICADE, KIND, MARK
from clio.games.monumental_duel.moves import board
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.moves.answers import LINE, PICK, TYPE
from clio.games.monumental_duel.moves.board import player
from clio.games.monumental_duel.moves.needs import (
    DuelNeed, DuelQuestion, Here, begun, card, card_parts, named, payable, something_to_decide,
)
from clio.games.monumental_duel.moves.turn import HAS_EFFECT, POSSIBLE, activated_card, works
from clio.games.monumental_duel.words import moves as say
from clio.games.monumental_duel.words import questions as ask


# ---------------------------------------------------------------- picking a card
def basic_wanted(at: Here) -> bool:
    op = at.f.op
    assert isinstance(op, C.GainBasicBuilding)
    return WORKSHOP <= at.n <= BARRICADE and op.only in (EMPTY, at.n)


def own_province(at: Here) -> int:
    """The Province in one's pile, with its markers; EMPTY without it."""
    return next((card for card in player(at).pile if card & KIND == at.n), EMPTY)


def marked_province(at: Here) -> int:
    return next(card for card in player(at).pile if card & KIND == at.f.mem[0])


def types_of(province: int) -> int:
    """As bits, markers included."""
    return BOOK.province[province & KIND] | province >> MARK


def wonder_there(at: Here) -> bool:
    return BOOK.type[at.n] == WONDER and (at.n in at.s.track or at.n == player(at).wonder)


def section_bill(at: Here) -> bills.Bill:
    op = at.f.op
    assert isinstance(op, W.BuildSection)
    return bills.section(at.s, at.me, wonders.section_price(at.s, at.n, at.n == player(at).wonder, op.discount))


def policy_active(at: Here) -> bool:
    pl = player(at)
    return bool(pl.active >> pl.policies.index(at.n) & 1)


def lasting_or(used: DuelNeed) -> DuelNeed:
    """What the use of a card needs, unless it has an effect that lasts this round."""
    return DuelNeed(
        used.name, lambda at: BOOK.lasts[at.n] or used.met(at), *used.clauses, "MD-TERM-41", tells=used.tells,
        also=used.also, which=used.which, names=used.names,
    )


IS_BASIC = DuelNeed("basic_building", basic_wanted, "MD-TERM-06", tells=named(card))
PILE_LEFT = DuelNeed(
    "pile_not_empty", lambda at: at.s.basics[at.n - WORKSHOP] > 0, "MD-BLD-03", tells=named(card)
)
PICKING = Picking(
    PICK, board.wonder_to_build,
    CardClauses(
        copy=("MD-TERM-10", "MD-TERM-11"), bonuses=("MD-POL-06", "MD-POL-07"), keep_wonder="MD-WON-05",
        keep_knowledge="MD-CITY-03",
    ),
)
OWN_POLICY = own_policy("MD-TERM-10", "MD-TERM-11")
IS_BUILDING = DuelNeed(
    "a_building", lambda at: BOOK.type[at.n] in (BUILDING, BASIC_BUILDING), "MD-TERM-10", tells=named(card)
)
ASLEEP = DuelNeed("policy_asleep", lambda at: not policy_active(at), "MD-TERM-41", tells=named(card))
COPYABLE = tuple(lasting_or(used) for used in (HAS_EFFECT, works(ACTION), POSSIBLE))
ROOM_TO_RESERVE: DuelNeed = something_to_decide(lambda at: len(player(at).reserved) < C.MAX_RESERVED, "MD-TERM-30")
ON_TRACK = DuelNeed("on_track", lambda at: at.n in at.s.track, "MD-TERM-29", tells=named(card))
OWN_PROVINCE = DuelNeed("own_province", lambda at: own_province(at) != EMPTY, "MDT-AZT-02", tells=named(card))
MARKABLE = DuelNeed(
    "markable", lambda at: bool(C.types_to_mark(player(at), own_province(at))), "MDT-AZT-03", tells=named(card)
)
OF_ANOTHER_TYPE = DuelNeed(
    "marker_of_another_type", lambda at: not types_of(marked_province(at)) >> at.n & 1, "MDT-AZT-03",
    tells=lambda at: {**card_parts(at.f.mem[0]), "type": at.n},
)
MARKER_LEFT: DuelNeed = something_to_decide(lambda at: C.markers_left(player(at), at.n) > 0, "MDT-AZT-02")
WONDER_THERE = DuelNeed("wonder_there", wonder_there, "MD-WON-09", tells=named(card))
SECTION_PAYABLE = payable(section_bill, "MD-WON-09")


# ---------------------------------------------------------------- where a Mughal Policy lies
def line_of_kind(at: Here) -> bool:
    """Rows for the first three Policies, columns for the last two."""
    return (at.n < 3) == (len(player(at).policies) <= 3)


LINE_OF_KIND = DuelNeed(
    "line_of_kind", line_of_kind, "MDE-MUG-02", "MDE-MUG-03",
    which=lambda at: "line_of_kind_column" if at.n < 3 else "line_of_kind",
    names=("line_of_kind", "line_of_kind_column"),
)
LINE_FREE = DuelNeed(
    "line_free", lambda at: at.n not in player(at).lines, "MDE-MUG-02", "MDE-MUG-03", tells=lambda at: {"line": at.n}
)


# ---------------------------------------------------------------- questions
QUESTIONS: tuple[DuelQuestion, ...] = (
    Question(
        "basic-building", C.GainBasicBuilding, (PICK.needing(IS_BASIC, PILE_LEFT, places=board.basic),),
        Reason("basic-building", "MD-TERM-06", "MD-BLD-03"), ask.plain("gain.building"),
    ),
    copy_bonus(PICKING, OWN_POLICY),
    Question(
        "copy-building", C.CopyBuilding,
        (PICK.needing(
            IS_BUILDING, *activated_card("MD-TERM-10"), label=say.copy_building, places=board.activated_card,
        ),),
        Reason("copy-building", "MD-TERM-10"), ask.plain("copy.building"),
    ),
    Question(
        "copy-policy", city.CopyPolicy,
        (PICK.needing(OWN_POLICY, ASLEEP, *COPYABLE, label=say.copy_policy, places=developed_policy),),
        Reason("copy-policy", "MD-TERM-10", "MD-TERM-41"), ask.plain("copy.policy"),
    ),
    Question(
        "reserve", C.Reserve, (PICK.needing(ROOM_TO_RESERVE, ON_TRACK, label=say.reserve, places=board.on_track),),
        Reason("reserve", "MD-TERM-29", "MD-TERM-30"), ask.plain("reserve"),
    ),
    Question(
        "marker-type", C.PlaceMarker, (TYPE.needing(OF_ANOTHER_TYPE, MARKER_LEFT),),
        Reason("marker-type", "MDT-AZT-02", "MDT-AZT-03"), ask.marker_type, when=begun,
    ),
    Question(
        "marker", C.PlaceMarker,
        (PICK.needing(OWN_PROVINCE, MARKABLE, label=say.card("pick.mark"), places=board.own_province),),
        Reason("marker", "MDT-AZT-02", "MDT-AZT-03"), ask.plain("marker"),
    ),
    bonuses(PICKING),
    *keep_questions(PICKING),
    Question(
        "section", W.BuildSection,
        (PICK.needing(WONDER_THERE, SECTION_PAYABLE, label=say.build, places=board.wonder_to_build),),
        Reason("section", "MD-WON-09"), ask.plain("build"),
    ),
    Question(
        "line", ChooseLine, (LINE.needing(LINE_OF_KIND, LINE_FREE),), Reason("line", "MDE-MUG-02", "MDE-MUG-03"),
        ask.line,
    ),
)

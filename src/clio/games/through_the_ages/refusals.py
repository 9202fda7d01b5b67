"""Why an action is not possible now: the first rule that stands in its way, with its clauses. The reasons by chapter
are in `refusals_act` and `refusals_politics`; here are the moment and the answers to single questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.game import Refusal
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK, BUILDINGS, URBAN
from clio.games.through_the_ages.ops.build import BuildOrUpgrade, Cover
from clio.games.through_the_ages.ops.develop import DevelopCivilization, DevelopTech, Tuck
from clio.games.through_the_ages.ops.effects import (
    Agreement, Annex, DestroyOf, DestroyOwn, Infiltrate, LoseColony, Raid, RuinWonder, WarOverTechnology,
)
from clio.games.through_the_ages.ops.hands import DiscardMilitary
from clio.games.through_the_ages.ops.people import LoseToken, LoseWorker
from clio.games.through_the_ages.ops.ratings import ruined
from clio.games.through_the_ages.refusal_base import ACTIONS, POLITICAL, Why, decode
from clio.games.through_the_ages.refusals_act import Acting
from clio.games.through_the_ages.refusals_politics import Affairs, Colonizing, Defending
from clio.games.through_the_ages.rules.act import Act
from clio.games.through_the_ages.rules.attack import Defend
from clio.games.through_the_ages.rules.colony import Bidding, FormForce
from clio.games.through_the_ages.rules.politics import Politics
from clio.games.through_the_ages.state import AGE_I, SPECIAL, STORES, TACTIC, TECHNOLOGIES, WORKED, Ages

if TYPE_CHECKING:
    from clio.games.through_the_ages.record import ThroughTheAges

# Where an answer of a kind belongs, when its question is not open.
BELONGS: dict[str, tuple[str, ...]] = {
    "bid": ("TTA-COLO-01",),
    "send": ("TTA-COLO-06", "TTA-COLO-08"),
    "bonus": ("TTA-AGGR-09", "TTA-COLO-13"),
    "discard": ("TTA-EOT-01", "TTA-AGGR-10"),
    "keep": ("TTA-RES-08",),
}


def refusal(game: ThroughTheAges, s: Ages, seat: int, action: int) -> Refusal:
    """The reason why the seat cannot do this now. It tells nothing that the seat does not know."""
    name, n = decode(action)
    why = Why(s, seat)
    if s.over:
        return why.because("over", "TTA-FLOW-09")
    if seat != s.player:
        return why.because("not_asked", "TTA-FLOW-02", rival=s.player)
    op = s.waiting.op
    if isinstance(op, Act):
        return in_actions(s, seat, name, n)
    if isinstance(op, Politics):
        return in_politics(s, seat, name, n)
    return (
        in_order(s, seat, name, n)
        or in_conflict(s, seat, name, n)
        or in_answer(why, name, n)
        or wrong_moment(why, name)
    )


def in_actions(s: Ages, seat: int, name: str, n: int) -> Refusal:
    why = Acting(s, seat)
    if name in POLITICAL:
        if s.round == 1:
            return why.because("first_politics", "TTA-FIRST-02")
        return why.because("politics_over", "TTA-POL-01", "TTA-TURN-01")
    if name in ACTIONS:
        if s.round == 1 and name not in ("take", "take_at"):
            return why.because("first_round", "TTA-FIRST-03")
        return why.rules()[name](n)
    if name == "pass":
        return why.because("end_not_pass", "TTA-ACT-03")
    return wrong_moment(why, name)


def in_politics(s: Ages, seat: int, name: str, n: int) -> Refusal:
    why = Affairs(s, seat)
    if name in POLITICAL:
        return why.rules()[name](n)
    if name in ACTIONS:
        return why.because("act_later", "TTA-TURN-01", "TTA-POL-01")
    return wrong_moment(why, name)


def in_order(s: Ages, seat: int, name: str, n: int) -> Refusal | None:
    """A card or an event lets the seat do an action of the action phase."""
    why = Acting(s, seat)
    f = s.waiting
    op = f.op
    if isinstance(op, Agreement):
        budget = f.mem[0] if f.mem else op.budget
        if name == "take":
            return why.take(n, budget)
        return why.take_at(n, budget) if name == "take_at" else None
    if isinstance(op, BuildOrUpgrade):
        if name == "build" and op.building and op.types & BOOK.mask[n]:
            return why.build(n, op.discount, False)
        if name == "upgrade" and op.upgrading and op.types & BOOK.mask[A.UPGRADES[n][0]]:
            return why.upgrade(n, op.discount, False)
        return None
    if not isinstance(op, DevelopTech | DevelopCivilization):
        return None
    if name == "develop":
        return why.develop(n, op.discount, f.mem[0] if f.mem else 0)
    if name == "revolution":
        return why.revolution(n, op.discount)
    if isinstance(op, DevelopCivilization):
        if name == "population":
            return why.population(0, op.discount, False)
        if name == "build" and op.types & BOOK.mask[n]:
            return why.build(n, op.discount, False)
    return None


def in_conflict(s: Ages, seat: int, name: str, n: int) -> Refusal | None:
    """Auctions, forces, defences."""
    op = s.waiting.op
    if isinstance(op, Bidding):
        return Colonizing(s, seat).bid(n) if name == "bid" else None
    if isinstance(op, FormForce):
        force = Colonizing(s, seat)
        rules = {"send": force.send, "bonus": force.bonus, "discard": force.discard, "stop": force.stop}
        return rules[name](n) if name in rules else None
    if isinstance(op, Defend):
        defence = Defending(s, seat)
        rules = {
            "bonus": defence.bonus, "discard": defence.discard, "pass": defence.leave, "stop": defence.leave,
        }
        return rules[name](n) if name in rules else None
    return None


# ---------------------------------------------------------------------- answers to single questions
def in_answer(why: Why, name: str, n: int) -> Refusal | None:
    """The right kind of answer, but not one of the things asked."""
    op = why.f.op
    if isinstance(op, DiscardMilitary) and name == "discard":
        return why.not_in_hand(TACTIC + n, *why.question()[0])
    if name != "pick":
        return None
    if isinstance(op, Cover | LoseToken):
        return why.asked("no_token", card=n) if n < STORES else why.asked("not_that", card=n)
    if isinstance(op, LoseWorker):
        return why.asked("no_worker", card=n) if n < WORKED else why.asked("not_that", card=n)
    if isinstance(op, DestroyOwn | DestroyOf | Raid):
        return not_this_building(why, n)
    if isinstance(op, LoseColony | Annex):
        return why.asked("not_colony", card=n)
    if isinstance(op, RuinWonder):
        return not_this_wonder(why, n)
    if isinstance(op, WarOverTechnology):
        return not_this_technology(why, n)
    if isinstance(op, Tuck):
        return why.asked("not_completed", card=n)
    return why.asked("not_that", card=n) if isinstance(op, Infiltrate) else None


def not_this_building(why: Why, kind: int) -> Refusal:
    op = why.f.op
    types = BUILDINGS if isinstance(op, DestroyOwn) else URBAN
    if not types & BOOK.mask[kind]:
        return why.asked("not_building" if types == BUILDINGS else "not_urban", card=kind)
    if isinstance(op, Raid) and BOOK.age[kind] > op.levels[len(why.f.mem)]:
        return why.asked("level", card=kind, n=BOOK.age[kind])
    return why.asked("no_worker", card=kind)


def not_this_wonder(why: Why, kind: int) -> Refusal:
    if kind not in why.pl.wonders:
        return why.asked("not_completed", card=kind)
    if BOOK.age[kind] > AGE_I:
        return why.asked("too_new", card=kind, age=BOOK.age[kind])
    assert ruined(why.pl, kind)
    return why.asked("ruins", card=kind)


def not_this_technology(why: Why, kind: int) -> Refusal:
    loser, left = why.f.mem[0], why.f.mem[1]
    if not SPECIAL <= kind < TECHNOLOGIES or not why.s.players[loser].techs >> kind & 1:
        return why.asked("not_special", card=kind)
    if why.pl.techs >> kind & 1 or kind in why.pl.civil:
        return why.asked("have_it", "TTA-WAR-10", card=kind)
    if BOOK.science[kind] > left:
        return why.asked("too_dear", card=kind, cost=BOOK.science[kind], n=left)
    return why.asked("later", card=kind)


def wrong_moment(why: Why, name: str) -> Refusal:
    """Another kind of answer than the open question wants."""
    if name in POLITICAL:
        return why.asked("political", "TTA-POL-02")
    if name in ACTIONS:
        return why.asked("action", "TTA-ACT-01")
    fits = {decode(action)[0] for action in why.s.legal}
    return why.asked("" if name in fits else name, *BELONGS.get(name, ()))

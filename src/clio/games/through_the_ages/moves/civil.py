"""Civil actions: cards of the row, population, buildings and units, wonders, technologies, cards of the hand
(TTA-TAKE to TTA-ACARD). A card may order one of them, for less and without an action: `paid` tells the two apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clio.engine.control import Seq
from clio.engine.kernel import Frame, Op
from clio.engine.moves import Need, Parts, loses
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import bills
from clio.games.through_the_ages.cardbook import BOOK, RURAL
from clio.games.through_the_ages.moves import board
from clio.games.through_the_ages.moves.board import player
from clio.games.through_the_ages.moves.names import card_words, numbers, pair_words
from clio.games.through_the_ages.moves.needs import (
    EXCHANGE_FIRST, IN_ACTION_PHASE, UNUSED_WORKER, YELLOW_TOKEN, AgesMove, AgesNeed, Card, Here, Needs, actions,
    always, by_number, civil_action, in_hand, in_play, named, payable, possible, room_for, worker_on,
)
from clio.games.through_the_ages.moves.powers import is_wonder, offered
from clio.games.through_the_ages.ops.build import (
    BuildOrUpgrade, BuildStage, IncreasePopulation, stages_at_once,
)
from clio.games.through_the_ages.ops.develop import DevelopTech, can_rise, cooperating, rising
from clio.games.through_the_ages.ops.effects import Agreement
from clio.games.through_the_ages.ops.ratings import civil_limit
from clio.games.through_the_ages.rules.act import Act
from clio.games.through_the_ages.state import (
    ACTION, CIVIL, GOVERNMENT, LEADER, NONE, ROW, SPECIAL, TECHNOLOGIES, THEATER, UNIT, WORKED,
)
from clio.games.through_the_ages.words import moves as say

TAKE = AgesMove("take", A.TAKE, say.take, card_words(0, CIVIL), places=board.row_card, moment=IN_ACTION_PHASE)
TAKE_AT = AgesMove(
    "take space", A.TAKE_AT, say.take_at, numbers(1, ROW), places=board.row_space, moment=IN_ACTION_PHASE, group="take"
)
POPULATION = AgesMove(
    "population", A.POPULATION, say.population, places=board.always("bank", "yellow"), moment=IN_ACTION_PHASE
)
BUILD = AgesMove(
    "build", A.BUILD, say.construct, card_words(0, WORKED), places=board.technology, moment=IN_ACTION_PHASE
)
UPGRADE = AgesMove(
    "upgrade", A.UPGRADE, say.upgrade, pair_words(A.UPGRADES), places=board.pair(A.UPGRADES), moment=IN_ACTION_PHASE,
    group="build",
)
DESTROY = AgesMove(
    "destroy", A.DESTROY, say.destroy, card_words(0, UNIT), places=board.technology, moment=IN_ACTION_PHASE,
    destroys=loses, declines=True,
)
STAGES = AgesMove(
    "stages", A.STAGE, say.stages, numbers(1, A.STAGES), places=board.unfinished, moment=IN_ACTION_PHASE
)
DEVELOP = AgesMove(
    "develop", A.DEVELOP, say.technology, card_words(0, TECHNOLOGIES), places=board.hand_technology,
    moment=IN_ACTION_PHASE,
)
REVOLUTION = AgesMove(
    "revolution", A.REVOLUTION, say.revolution, card_words(GOVERNMENT, SPECIAL, "revolution"),
    places=board.hand_government, moment=IN_ACTION_PHASE, notation="develop",
)
PLAY = AgesMove("play", A.PLAY, say.play, card_words(LEADER, CIVIL), places=board.hand_civil, moment=IN_ACTION_PHASE)


# ---------------------------------------------------------------- cards of the row
def take_clause(kind: int) -> str:
    return "TTA-TAKE-05" if is_wonder(kind) else "TTA-TAKE-01"


def leader_of_another_age(at: Here, kind: int) -> bool:
    return not LEADER <= kind < ACTION or not player(at).leader_ages >> BOOK.age[kind] & 1


def takeable(card: Card, space: Callable[[Here], int]) -> Needs:
    """What a card that lies in the row asks of whoever takes it, and its price."""

    def price(at: Here) -> bills.Bill:
        return bills.taking(at.s, at.f, space(at))

    def hand_tells(at: Here) -> Parts:
        return {"limit": civil_limit(at.s, at.me), "have": len(player(at).civil)}

    def price_tells(at: Here) -> Parts:
        return {"card": card(at), "need": price(at).price, "have": price(at).have, "source": at.f.src}

    def granted(at: Here) -> bool:
        return isinstance(at.f.op, Agreement)

    def price_rules(at: Here) -> tuple[str, str]:
        return take_clause(card(at)), "TTA-ANNEX-39" if granted(at) else "TTA-ACTOT-04"

    return (
        Need(
            "no_wonder_under_way", lambda at: not is_wonder(card(at)) or player(at).wonder == NONE, "TTA-TAKE-08",
            tells=lambda at: {"wonder": player(at).wonder},
        ),
        Need(
            "not_held", lambda at: card(at) >= TECHNOLOGIES or card(at) not in player(at).civil, "TTA-TAKE-03",
            tells=named(card),
        ),
        not_developed(card, "TTA-TAKE-03"),
        Need(
            "leader_of_another_age", lambda at: leader_of_another_age(at, card(at)), "TTA-TAKE-04",
            tells=lambda at: {"age": BOOK.age[card(at)]},
        ),
        Need(
            "room_in_hand", lambda at: is_wonder(card(at)) or len(player(at).civil) < civil_limit(at.s, at.me),
            "TTA-TAKE-02", "TTA-CARD-05", tells=hand_tells,
        ),
        Need(
            "take_price", lambda at: price(at).payable, also=price_rules, tells=price_tells,
            which=lambda at: "take_budget" if granted(at) else "take_price", names=("take_price", "take_budget"),
        ),
    )


def not_developed(card: Card, *clauses: str) -> AgesNeed:
    """A technology that is not in play; one in the hand is another matter."""

    def met(at: Here) -> bool:
        return card(at) >= TECHNOLOGIES or card(at) in player(at).civil or not player(at).techs >> card(at) & 1

    return Need("not_developed", met, *clauses, tells=named(card))


def first_space(at: Here) -> int:
    return at.s.row.index(at.n)


def space(at: Here) -> int:
    return at.n


def on_space(at: Here) -> int:
    return at.s.row[at.n]


TAKE_NEEDS: Needs = (
    Need(
        "in_row", lambda at: at.n in at.s.row, also=lambda at: (take_clause(at.n),), tells=named(by_number())
    ),
    *takeable(by_number(), first_space),
)
TAKE_AT_NEEDS: Needs = (
    Need("space_filled", lambda at: on_space(at) != NONE, "TTA-TAKE-10", tells=lambda at: {"n": at.n + 1}),
    *takeable(on_space, space),
    Need("another_copy", lambda at: first_space_of(at) != at.n, "TTA-TAKE-01", tells=named(on_space)),
)


def first_space_of(at: Here) -> int:
    """Of the card on the space that the move names."""
    return at.s.row.index(on_space(at))


# ---------------------------------------------------------------- population, buildings, units
def population(paid: bool) -> Needs:
    def price(at: Here) -> bills.Bill:
        return bills.population(at.s, at.me, bills.discount(at.f))

    action = (civil_action("TTA-POP-01"),) if paid else ()
    return (YELLOW_TOKEN, *action, payable(price, "TTA-POP-01"))


def build_clause(at: Here) -> tuple[str, ...]:
    return ("TTA-UNIT-01",) if at.n >= UNIT else ("TTA-BUILD-01",)


def action_for(card: Card, clause: Callable[[Here], tuple[str, ...]]) -> Needs:
    """A unit takes a military action, for which no exchange of Hammurabi may wait; a building a civil one."""
    return (
        actions(lambda at: bills.worked(at.s, at.me, card(at)), also=clause),
        Need("exchange_used", lambda at: card(at) < UNIT or EXCHANGE_FIRST.met(at), "TTA-CTX-27"),
    )


def building(paid: bool) -> Needs:
    kind = by_number()

    def price(at: Here) -> bills.Bill:
        return bills.building(at.s, at.me, at.n, bills.discount(at.f))

    return (
        in_play(kind, also=build_clause),
        UNUSED_WORKER,
        room_for(kind, "TTA-BUILD-04", "TTA-TECH-10"),
        *(action_for(kind, build_clause) if paid else ()),
        payable(price, also=build_clause),
    )


def low(at: Here) -> int:
    return A.UPGRADES[at.n][0]


def high(at: Here) -> int:
    return A.UPGRADES[at.n][1]


def upgrade_clause(at: Here) -> tuple[str, ...]:
    return ("TTA-UNIT-02",) if low(at) >= UNIT else ("TTA-UPG-01",)


def upgrading(paid: bool) -> Needs:
    def price(at: Here) -> bills.Bill:
        return bills.upgrading(at.s, at.me, low(at), high(at), bills.discount(at.f))

    return (
        worker_on(low, also=upgrade_clause),
        in_play(high, "TTA-UPG-04", also=upgrade_clause),
        *(action_for(low, upgrade_clause) if paid else ()),
        payable(price, "TTA-UPG-02", also=upgrade_clause),
    )


def bach_low(at: Here) -> int:
    return A.BACH_UPGRADES[at.n][0]


def bach_high(at: Here) -> int:
    return A.BACH_UPGRADES[at.n][1]


BACH_UPGRADE = offered(
    A.BACH_UPGRADE, "TTA-CTX-08", words=pair_words(A.BACH_UPGRADES), label=say.upgrade_across,
    touches=board.pair(A.BACH_UPGRADES),
    needs=(
        worker_on(bach_low, "TTA-ANNEX-15"),
        in_play(bach_high, "TTA-UPG-04", "TTA-ANNEX-15"),
        room_for(always(THEATER), "TTA-ANNEX-17"),
    ),
    price=(
        payable(lambda at: bills.upgrading(at.s, at.me, bach_low(at), bach_high(at)), "TTA-ANNEX-15", "TTA-UPG-02"),
    ),
    group="build", notation="bach",
)
DESTROY_NEEDS: Needs = (worker_on(by_number(), "TTA-DEST-01"), civil_action("TTA-DEST-01"))


# ---------------------------------------------------------------- wonders
def stages_left(at: Here) -> int:
    p = player(at)
    return len(BOOK.stages[p.wonder]) - p.stages


def stage_clause(at: Here) -> tuple[str, ...]:
    return ("TTA-STAGE-04",) if at.n else ("TTA-STAGE-01",)


def blue_tokens(at: Here) -> int:
    """Each stage is covered with a blue token."""
    return player(at).blue_bank + sum(player(at).blue)


WONDER_UNDER_WAY = AgesNeed("wonder_under_way", lambda at: player(at).wonder != NONE, "TTA-STAGE-01")
STAGE_NEEDS: Needs = (
    WONDER_UNDER_WAY,
    Need(
        "stages_left", lambda at: at.n < stages_left(at), "TTA-STAGE-01", "TTA-STAGE-03",
        tells=lambda at: {"wonder": player(at).wonder, "left": stages_left(at)},
    ),
    Need(
        "stages_at_once", lambda at: at.n < stages_at_once(at.s, at.me), "TTA-STAGE-01", "TTA-STAGE-04", "TTA-CTX-39",
        tells=lambda at: {"most": stages_at_once(at.s, at.me)},
    ),
    civil_action("TTA-STAGE-01"),
    payable(lambda at: bills.stages(at.s, at.me, at.n + 1), also=stage_clause),
    Need("blue_tokens", lambda at: at.n < blue_tokens(at), "TTA-STAGE-02"),
)


# ---------------------------------------------------------------- technologies
def partner_pays(at: Here) -> bool:
    partner, pact = cooperating(at.s, at.me)
    return partner == NONE or at.s.players[partner].science >= BOOK.research[pact][1]


PARTNER_IN_SCIENCE = AgesNeed(
    "science_of_partner", partner_pays, "TTA-CTX-43", tells=lambda at: {"partner": cooperating(at.s, at.me)[0]},
)


def due(at: Here) -> int:
    """Civil actions for a peaceful development."""
    if isinstance(at.f.op, Act):
        return 1
    return at.f.mem[0] if isinstance(at.f.op, DevelopTech) and at.f.mem else 0


def government(at: Here) -> int:
    return GOVERNMENT + at.n


def may_rise(at: Here) -> bool:
    return can_rise(player(at))


def rise_tells(at: Here) -> Parts:
    p = player(at)
    if by_force(at):
        return {"need": p.ma_total, "have": p.ma}
    return {"need": p.ca_total, "have": p.ca}


def by_force(at: Here) -> bool:
    return not rising(player(at)).civil


DEVELOP_NEEDS: Needs = (
    not_developed(by_number(), "TTA-DEV-01"),
    in_hand(by_number(), "TTA-DEV-01"),
    actions(lambda at: bills.civil(at.s, at.me, due(at)), "TTA-DEV-01"),
    PARTNER_IN_SCIENCE,
    payable(
        lambda at: bills.developing(at.s, at.me, at.n, bills.discount(at.f)), "TTA-DEV-01",
        also=lambda at: ("TTA-DEV-02",) if BOOK.revolution[at.n] else (),
    ),
)
REVOLUTION_NEEDS: Needs = (
    in_hand(government, "TTA-REVO-01"),
    Need(
        "all_actions", may_rise, also=lambda at: ("TTA-ANNEX-09",) if by_force(at) else ("TTA-REVO-02",),
        tells=rise_tells, which=lambda at: "all_military_actions" if by_force(at) else "all_civil_actions",
        names=("all_civil_actions", "all_military_actions"),
    ),
    PARTNER_IN_SCIENCE,
    payable(lambda at: bills.revolution(at.s, at.me, government(at), bills.discount(at.f)), "TTA-REVO-01"),
)


# ---------------------------------------------------------------- leaders and action cards
def played(at: Here) -> int:
    return LEADER + at.n


def play_clause(at: Here) -> tuple[str, ...]:
    return ("TTA-LEAD-01",) if played(at) < ACTION else ("TTA-ACARD-01",)


def pays_later(at: Here) -> bool:
    """A card that orders a development: a revolution would be paid instead of its action."""
    return isinstance(BOOK.op[played(at)], DevelopTech)


def order(at: Here) -> Frame:
    op: Op[Any] = BOOK.op[played(at)]
    return Frame(op, at.me, played(at), (1,) if pays_later(at) else ())


def order_possible(at: Here) -> bool:
    f = order(at)
    return played(at) < ACTION or f.op.can(at.s, f)


ORDERS = (
    "order_rural", "order_urban", "order_upgrade", "order_develop", "civil_actions", "wonder_under_way", "blue_tokens",
    "payable", "yellow_token",
)


def impossible_order(at: Here) -> tuple[str, Parts]:
    """TTA-ACARD-06: why what the action card orders cannot be done."""
    op = order(at).op
    steps = op.ops if isinstance(op, Seq) else (op,)
    for step in steps:
        if isinstance(step, BuildOrUpgrade):
            name = "order_upgrade" if not step.building else "order_rural" if step.types == RURAL else "order_urban"
            return name, {"card": played(at), "n": step.discount}
        if isinstance(step, BuildStage):
            return impossible_stage(at, step.discount)
        if isinstance(step, IncreasePopulation):
            due = bills.population(at.s, at.me, step.discount)
            name = "payable" if player(at).yellow_bank else "yellow_token"
            return name, {"cost": (due.what, due.price), "have": due.have}
    assert isinstance(op, DevelopTech)
    action = bills.civil(at.s, at.me)
    name = "order_develop" if action.payable else "civil_actions"
    return name, {"card": played(at), "need": action.price, "have": action.have}


def impossible_stage(at: Here, discount: int) -> tuple[str, Parts]:
    if player(at).wonder == NONE:
        return "wonder_under_way", {}
    due = bills.stages(at.s, at.me, 1, discount)
    return "blue_tokens" if due.payable else "payable", {"cost": (due.what, due.price), "have": due.have}


PLAY_NEEDS: Needs = (
    Need(
        "in_hand", lambda at: played(at) in player(at).civil, also=play_clause, tells=named(played)
    ),
    Need(
        "not_fresh", lambda at: player(at).civil.count(played(at)) > player(at).fresh.count(played(at)),
        "TTA-ACARD-02", tells=named(played),
    ),
    actions(lambda at: bills.civil(at.s, at.me, 0 if pays_later(at) else 1), also=play_clause),
    Need(
        "order_possible", order_possible, "TTA-ACARD-06", which=lambda at: impossible_order(at)[0],
        tells=lambda at: impossible_order(at)[1], names=ORDERS,
    ),
)


# ---------------------------------------------------------------- all of them
TAKING = (TAKE.needing(*TAKE_NEEDS), TAKE_AT.needing(*TAKE_AT_NEEDS))
WORKING = (
    POPULATION.needing(*population(paid=True)),
    BUILD.needing(*building(paid=True)),
    UPGRADE.needing(*upgrading(paid=True)),
    BACH_UPGRADE,
    DESTROY.needing(*DESTROY_NEEDS),
    STAGES.needing(*STAGE_NEEDS),
    DEVELOP.needing(*DEVELOP_NEEDS),
    PLAY.needing(*PLAY_NEEDS),
)
RISING = REVOLUTION.needing(*REVOLUTION_NEEDS)


def something_to_pay(at: Here) -> bool:
    """Is there a use for a civil action got by an exchange? A revolution is none (TTA-REVO-10)."""
    return possible(at, (*TAKING, *WORKING))

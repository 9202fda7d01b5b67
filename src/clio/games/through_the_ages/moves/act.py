"""The action phase (TTA-ACT), and the questions of cards that order one of its actions."""

from __future__ import annotations

from clio.engine.moves import Bounds, Need, Parts, Reason
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK, RURAL, URBAN
from clio.games.through_the_ages.moves import civil, military
from clio.games.through_the_ages.moves.answers import DONE, PASS
from clio.games.through_the_ages.moves.board import player
from clio.games.through_the_ages.moves.needs import (
    IN_ACTION_PHASE, IN_GAME, AgesMove, AgesNeed, AgesQuestion, Asked, Card, Here, at_will, by_number, named, possible,
)
from clio.games.through_the_ages.ops.build import BuildOrUpgrade
from clio.games.through_the_ages.ops.develop import DevelopCivilization, DevelopTech
from clio.games.through_the_ages.ops.effects import Agreement
from clio.games.through_the_ages.rules.act import Act
from clio.games.through_the_ages.words import moves as say
from clio.games.through_the_ages.words import questions as ask

END = AgesMove("end turn", A.END, say.end, moment=IN_ACTION_PHASE, ends=True)

# ---------------------------------------------------------------- the action phase
AFTER_FIRST_ROUND = AgesNeed("after_first_round", lambda at: at.s.round > 1, "TTA-FIRST-03")


def exchange_used(at: Here) -> bool:
    """Hammurabi's exchange is made for a civil action: while one is possible, the turn does not end."""
    return not player(at).free_ca or not civil.something_to_pay(at)


def later(move: AgesMove) -> AgesMove:
    """An action of every round but the first."""
    return move.needing(IN_GAME, AFTER_FIRST_ROUND, *move.needs)


ACT = AgesQuestion(
    "act", Act,
    (
        END.needing(IN_GAME, Need("exchange_used", exchange_used, "TTA-CTX-27")),
        *(move.needing(IN_GAME, *move.needs) for move in civil.TAKING),
        *(later(move) for move in (*civil.WORKING, civil.RISING, *military.WORKING)),
    ),
    Reason("act", "TTA-ACT-01", "TTA-ACT-03"), ask.act, bounds=at_will, turn=True,
)


# ---------------------------------------------------------------- ordered by an action card
def source(at: Here) -> Parts:
    return {} if at.f.src < 0 else {"source": at.f.src}


def order_kind(at: Here) -> str:
    """What a card lets build or upgrade."""
    op = at.f.op
    assert isinstance(op, BuildOrUpgrade)
    if not op.building:
        return "order-upgrade"
    return "order-rural" if op.types == RURAL else "order-urban"


def of_types(card: Card, *clauses: str) -> AgesNeed:
    """A building of the types that the asking op lets build."""

    def wanted(at: Here) -> int:
        op = at.f.op
        assert isinstance(op, BuildOrUpgrade | DevelopCivilization)
        return op.types

    def which(at: Here) -> str:
        return {RURAL: "a_farm_or_mine", URBAN: "an_urban_building"}.get(wanted(at), "a_building")

    return Need(
        "of_types", lambda at: bool(wanted(at) & BOOK.mask[card(at)]), *clauses, tells=named(card), which=which,
        names=("a_farm_or_mine", "an_urban_building", "a_building"),
    )


def may_build(at: Here) -> bool:
    return isinstance(at.f.op, BuildOrUpgrade) and at.f.op.building


ORDERED = AgesQuestion(
    "build-or-upgrade", BuildOrUpgrade,
    (
        civil.BUILD.needing(
            Need("upgrade_not_build", may_build, "TTA-ACARD-03", tells=source),
            of_types(by_number(), "TTA-ACARD-03"),
            *civil.building(paid=False),
        ),
        civil.UPGRADE.needing(of_types(civil.low, "TTA-ACARD-03"), *civil.upgrading(paid=False)),
    ),
    Reason("order", "TTA-ACARD-03", tells=source, which=order_kind,
           names=("order-rural", "order-urban", "order-upgrade")),
    ask.build_card,
)
ORDERED_DEVELOPMENT = AgesQuestion(
    "develop", DevelopTech,
    (civil.DEVELOP.needing(*civil.DEVELOP_NEEDS), civil.RISING),
    Reason("develop", "TTA-ACARD-03", "TTA-CTX-17", tells=source), ask.develop_card,
)


# ---------------------------------------------------------------- let by an event
DEVELOPING = (
    civil.POPULATION.needing(*civil.population(paid=False)),
    civil.BUILD.needing(of_types(by_number(), "TTA-CTX-19", "TTA-ANNEX-25"), *civil.building(paid=False)),
    civil.DEVELOP.needing(*civil.DEVELOP_NEEDS),
    civil.RISING,
)
CIVILIZATION = AgesQuestion(
    "develop-civilization", DevelopCivilization,
    (
        PASS.needing(
            Need("something_to_develop", lambda at: possible(at, DEVELOPING), "TTA-ANNEX-25"),
            label=say.fixed("pass.civilization"),
        ),
        *DEVELOPING,
    ),
    Reason("develop-civilization", "TTA-CTX-19", "TTA-ANNEX-25"), ask.civilization, bounds=at_will, turn=True,
)


def budget(asked: Asked | Here) -> int:
    """Civil actions left of an agreement."""
    op = asked.f.op
    assert isinstance(op, Agreement)
    return asked.f.mem[0] if asked.f.mem else op.budget


def civil_actions(asked: Asked) -> Bounds:
    """What the cards of an agreement are worth in all."""
    op = asked.f.op
    assert isinstance(op, Agreement)
    return Bounds(0, op.budget, op.budget - budget(asked))


SOMETHING_TO_TAKE = AgesNeed("something_to_take", lambda at: possible(at, civil.TAKING), "TTA-ANNEX-28")
AGREEMENT = AgesQuestion(
    "agreement", Agreement,
    (
        PASS.needing(
            SOMETHING_TO_TAKE, Need("nothing_taken_yet", lambda at: not at.f.mem, "TTA-ANNEX-28"),
            label=say.fixed("pass.agreement"),
        ),
        DONE.needing(
            SOMETHING_TO_TAKE, Need("something_taken", lambda at: bool(at.f.mem), "TTA-ANNEX-28"),
            label=say.fixed("done.agreement"),
        ),
        *civil.TAKING,
    ),
    Reason("agreement", "TTA-CTX-21", "TTA-ANNEX-39", tells=lambda at: {"source": at.f.src, "n": budget(at)}),
    ask.agreement, bounds=civil_actions,
)
QUESTIONS = (ACT, ORDERED, ORDERED_DEVELOPMENT, CIVILIZATION, AGREEMENT)

"""The powers of the cards in play, as answers of the phases: which there are, what can be used, using it."""

from __future__ import annotations

from typing import Final

from clio.engine.hooks import Ability, Listener
from clio.engine.kernel import Frame
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import HOOKS
from clio.games.through_the_ages.ops.powers import (
    CIVIL_ACTION, FREE, MILITARY_ACTION, POLITICAL_ACTION, ExchangeAction, Power,
)
from clio.games.through_the_ages.state import Ages


def power(listener: Listener) -> Power:
    hook = listener.hook
    assert isinstance(hook, Ability)
    op = hook.op
    assert isinstance(op, Power)
    return op


def costing(cost: int) -> int:
    """The bits of the cards whose powers cost this."""
    mask = 0
    for listener in HOOKS.abilities:
        if power(listener).cost == cost:
            mask |= listener.bit
    return mask


def by_action() -> list[Listener | None]:
    """Whose power an action is."""
    out: list[Listener | None] = [None] * A.N_ACTIONS
    for listener in HOOKS.abilities:
        op = power(listener)
        for a in range(op.first, op.first + op.count):
            out[a] = listener
    return out


FREE_POWERS: Final = costing(FREE)
CIVIL_POWERS: Final = costing(CIVIL_ACTION)
MILITARY_POWERS: Final = costing(MILITARY_ACTION)
POLITICAL_POWERS: Final = costing(POLITICAL_ACTION)
POWER_OF: Final[list[Listener | None]] = by_action()


def power_options(s: Ages, me: int, powers: int, out: list[int]) -> None:
    """Add what the cards in play among these powers offer now."""
    p = s.players[me]
    for listener in HOOKS.offered(s, me, p.live & powers, p.spent):
        op = power(listener)
        out.extend(op.options(s, Frame(op, me, listener.kind)))


def use_power(s: Ages, me: int, a: int) -> None:
    listener = POWER_OF[a]
    assert listener is not None
    p = s.players[me]
    p.spent = HOOKS.spend(listener, p.spent)
    op = power(listener)
    op.chosen(s, Frame(op, me, listener.kind), a)


def kind_of(a: int) -> int:
    """The card whose power an action is."""
    listener = POWER_OF[a]
    assert listener is not None
    return listener.kind


def power_of(a: int) -> Power:
    """The power that an action is part of."""
    listener = POWER_OF[a]
    assert listener is not None
    return power(listener)


def exchanges(a: int) -> bool:
    """Is it a power that gives a civil action, to be spent at once?"""
    listener = POWER_OF[a]
    return listener is not None and isinstance(power(listener), ExchangeAction)

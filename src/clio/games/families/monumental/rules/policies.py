"""Cultural Policies: developing them, and which may be used."""

from __future__ import annotations

from typing import Any

from clio.engine.control import OrderTriggers
from clio.engine.kernel import Op
from clio.games.families.monumental import events as E
from clio.games.families.monumental.state import CULTURE, POLICY_USED, Monumental


def pay_policy(s: Monumental, me: int, card: int) -> None:
    """The first costs 1 Culture, each other one more than the one before it."""
    side = s.sides[me]
    s.pay(me, CULTURE, len(side.policies) + 1)
    side.policies = (*side.policies, card)
    s.note(E.DEVELOPS, me, card)


def timed_policies(s: Monumental, me: int, timing: int) -> list[int]:
    """The active Policies whose effect may be used now, as actions."""
    side, book = s.sides[me], s.book
    out = []
    for i in range(len(side.policies)):
        if side.active >> i & 1 and not side.done & POLICY_USED << i:
            card = side.policies[i]
            use = book.use[card]
            if use is not None and book.timing[card] == timing and use.can(s, book.frames[card][me]):
                out.append(book.numbers.use + card)
    return out


def use_policy(s: Monumental, me: int, card: int) -> None:
    side = s.sides[me]
    side.done |= POLICY_USED << side.policies.index(card)
    push_use(s, me, card)


def push_use(s: Monumental, me: int, card: int) -> None:
    """The effect of a card is used."""
    s.note(E.USES, me, card)
    use = s.book.use[card]
    assert use is not None
    s.push(use, me, card)


class Bonuses(OrderTriggers):
    """The bonuses of all developed Policies, in the order of their owner."""

    def effect(self, s: Any, kind: int) -> Op[Any]:
        assert isinstance(s, Monumental)
        bonus = s.book.bonus[kind]
        assert bonus is not None
        return bonus

"""Questions that pick a card: bonuses of Policies, which of two Wonders or Knowledge stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from clio.engine.moves import At, Move, Parts, Question, Reason
from clio.games.families.monumental.moves.board import developed_policy, knowledge
from clio.games.families.monumental.moves.needs import Clauses, FamilyNeed, Here, M, W, card, named, side
from clio.games.families.monumental.ops import city, wonders
from clio.games.families.monumental.rules.city import KeepKnowledge
from clio.games.families.monumental.rules.policies import Bonuses
from clio.games.families.monumental.state import SLOTS
from clio.games.families.monumental.words import moves as say
from clio.games.families.monumental.words import questions as ask


class CardClauses(NamedTuple):
    """Where a rulebook tells of copies, of the bonuses of Policies, and of what stays of two cards."""

    copy: Clauses
    bonuses: Clauses
    keep_wonder: str
    keep_knowledge: str


class Picking(NamedTuple, Generic[M, W]):
    """The move of a game that picks a card, where its Wonders lie, and its clauses."""

    pick: Move[M, W]
    wonder: Callable[[At[M]], list[str]]
    clauses: CardClauses


def own_policy(*clauses: str) -> FamilyNeed:
    return FamilyNeed("developed", lambda at: at.n in side(at).policies, *clauses, tells=named(card))


def one_of_two(old: Callable[[Here], int], clause: str) -> FamilyNeed:
    """The card that lies there, or the new one."""

    def tells(at: Here) -> Parts:
        return {"one": old(at), "other": at.f.src}

    return FamilyNeed("one_of_two", lambda at: at.n in (old(at), at.f.src), clause, tells=tells)


def copy_bonus(p: Picking[M, W], own: FamilyNeed) -> Question[M, W]:
    return Question(
        "copy-bonus", city.CopyBonus,
        (p.pick.needing(own, label=say.bonus("pick.copy.bonus"), places=developed_policy),),
        Reason("copy-bonus", *p.clauses.copy), ask.plain("copy.bonus"),
    )


def bonuses(p: Picking[M, W]) -> Question[M, W]:
    to_come = FamilyNeed("bonus_to_come", lambda at: at.n in at.f.mem, *p.clauses.bonuses, tells=named(card))
    return Question(
        "bonuses", Bonuses, (p.pick.needing(to_come, label=say.bonus("pick.bonus"), places=developed_policy),),
        Reason("bonuses", *p.clauses.bonuses), ask.nobody_asks("bonuses"),
    )


def keep_questions(p: Picking[M, W]) -> tuple[Question[M, W], ...]:
    c = p.clauses
    wonder = one_of_two(lambda at: side(at).wonder, c.keep_wonder)
    attached = one_of_two(lambda at: side(at).city[SLOTS + at.f.mem[0]], c.keep_knowledge)
    return (
        Question(
            "keep-wonder", wonders.KeepWonder, (p.pick.needing(wonder, label=say.keep_wonder, places=p.wonder),),
            Reason("keep-wonder", c.keep_wonder), ask.nobody_asks("keep.wonder"),
        ),
        Question(
            "keep-knowledge", KeepKnowledge,
            (p.pick.needing(attached, label=say.keep_knowledge, places=knowledge),),
            Reason("keep-knowledge", c.keep_knowledge), ask.keep_knowledge,
        ),
    )

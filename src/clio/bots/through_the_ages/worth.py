"""What single cards are worth: read from their figures and hooks, with a few words on what only rules know."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.control import Choose, ForEach, Seq
from clio.engine.hooks import Rating
from clio.engine.kernel import Op
from clio.games.through_the_ages import rules
from clio.games.through_the_ages.cardbook import BOOK, CULTURE_RATING, SCIENCE_RATING, STRENGTH_RATING
from clio.games.through_the_ages.ops.build import BuildOrUpgrade, BuildStage, IncreasePopulation
from clio.games.through_the_ages.ops.develop import DevelopTech
from clio.games.through_the_ages.ops.effects import EVERYBODY, Purse
from clio.games.through_the_ages.ops.goods import Gain
from clio.games.through_the_ages.ops.numbers import Formula
from clio.games.through_the_ages.state import (
    ACTION, AGE_III, CIVIL, CULTURE, EVENT, FOOD, KINDS, LEADER, RESOURCES, SCIENCE, WONDER, Ages,
)

assert rules  # importing the rules declares the cards
ID: Final = {name: kind for kind, name in enumerate(BOOK.id)}


def by_kind(table: dict[str, float]) -> list[float]:
    out = [0.0] * KINDS
    for name, value in table.items():
        out[ID[name]] = value
    return out


# what hooks and figures do not tell, per turn
EXTRA: Final = by_kind({
    "alexander-the-great": 0.3, "aristotle": 0.9, "hammurabi": 0.9, "homer": 0.8, "julius-caesar": 0.4, "moses": 1.0,
    "christopher-columbus": 0.6, "frederick-barbarossa": 0.8, "genghis-khan": 1.2, "joan-of-arc": 0.3,
    "leonardo-da-vinci": 0.5, "michelangelo": 0.5, "isaac-newton": 1.2, "james-cook": 0.4,
    "johann-sebastian-bach": 0.6, "maximilien-robespierre": 0.5, "napoleon-bonaparte": 0.2,
    "william-shakespeare": 0.4, "albert-einstein": 1.6, "bill-gates": 1.0, "mahatma-gandhi": 0.9,
    "winston-churchill": 3.0,
    "ocean-liner-service": 1.6, "transcontinental-railroad": 1.6, "library-of-alexandria": 0.25,
    "st-peters-basilica": 0.3, "masonry": 0.7, "architecture": 1.0, "engineering": 1.2, "cartography": 0.25,
    "navigation": 0.3, "satellites": 0.3, "colossus": 0.1,
})
# a successful aggression, for the attacker
SPOILS: Final = by_kind({
    "plunder-i": 3.0, "plunder-ii": 4.5, "plunder-iii": 5.5, "raid-i": 4.5, "raid-ii": 7.0, "raid-iii": 9.0,
    "enslave": 5.0, "spy": 5.0, "annex": 6.0, "infiltrate": 7.0, "armed-intervention": 9.0,
    "war-over-territory": 4.0, "war-over-technology": 5.0, "war-over-culture": 10.0,
})
# events that favour the strongest (1) or whoever leads in culture (2), or hurt the leader in culture (-2)
LEANS: Final = by_kind({
    "barbarians": -2, "border-conflict": 1, "crusades": 1, "foray": 1, "raiders": 1, "reign-of-terror": 1,
    "uncertain-borders": 1, "cold-war": 1, "crime-wave": 1, "independence-declaration": 1,
    "international-agreement": 1, "national-pride": 2, "politics-of-strength": 1, "refugees": 1, "terrorism": -2,
})


# ---------------------------------------------------------------- action cards
class Deed:
    """What an action card brings: resources, food, science, culture, resources for units; and whether it takes the
    place of an action (building) or costs one of its own."""

    __slots__ = ("building", "culture", "food", "needs_wonder", "own_action", "rock", "science", "units")

    def __init__(self) -> None:
        self.rock = self.food = self.science = self.culture = self.units = 0.0
        self.own_action = True
        self.needs_wonder = False
        self.building = False


def deed(op: Op[Any]) -> Deed:
    out = Deed()
    add(op, out)
    return out


def add(op: Op[Any], out: Deed) -> None:
    if isinstance(op, Seq):
        for part in op.ops:
            add(part, out)
    elif isinstance(op, Choose):
        add(op.branches[1], out)
    elif isinstance(op, Gain):
        n = float(op.n) if isinstance(op.n, int) else 3.0
        if op.what == FOOD:
            out.food += n
        elif op.what == RESOURCES:
            out.rock += n
        elif op.what == SCIENCE:
            out.science += n
        elif op.what == CULTURE:
            out.culture += n
    elif isinstance(op, BuildOrUpgrade):
        out.rock += op.discount if op.building else 0.9 * op.discount
        out.own_action = False
        out.building = True
    elif isinstance(op, BuildStage):
        out.rock += op.discount
        out.own_action = False
        out.needs_wonder = True
    elif isinstance(op, IncreasePopulation):
        out.own_action = False
    elif isinstance(op, DevelopTech):
        out.science += op.reward
        out.own_action = False
    elif isinstance(op, Purse):
        out.units += op.n if isinstance(op.n, int) else 3.0


DEEDS: Final = [deed(BOOK.op[kind]) if kind >= ACTION else None for kind in range(CIVIL)]


# ---------------------------------------------------------------- formulas
def rated(kind: int, question: int) -> list[Formula]:
    found: list[Formula] = []
    for hook in BOOK.hooks[kind]:
        if isinstance(hook, Rating) and hook.question == question and isinstance(hook.number, Formula):
            found.append(hook.number)
    return found


CULTURE_OF: Final = [rated(kind, CULTURE_RATING) for kind in range(CIVIL)]
SCIENCE_OF: Final = [rated(kind, SCIENCE_RATING) for kind in range(CIVIL)]
STRENGTH_OF: Final = [rated(kind, STRENGTH_RATING) for kind in range(CIVIL)]


def score_of(op: Op[Any]) -> list[Formula]:
    """The formulas of culture points that an op scores."""
    if isinstance(op, Seq):
        return [formula for part in op.ops for formula in score_of(part)]
    if isinstance(op, Gain) and op.what == CULTURE and isinstance(op.n, Formula):
        return [op.n]
    if isinstance(op, ForEach) and op.players is EVERYBODY:
        return score_of(op.op)
    return []


AT_ONCE: Final = [score_of(BOOK.op[kind]) if WONDER <= kind < LEADER else [] for kind in range(LEADER)]
IMPACTS: Final = [
    score_of(BOOK.op[kind]) if kind >= EVENT and BOOK.age[kind] == AGE_III else [] for kind in range(KINDS)
]
STAGE_SUM: Final = [sum(BOOK.stages[kind]) for kind in range(KINDS)]


def total(formulas: list[Formula], s: Ages, me: int) -> int:
    n = 0
    for formula in formulas:
        n += formula.of(s, me)
    return n

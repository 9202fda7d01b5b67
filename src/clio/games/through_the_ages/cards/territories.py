"""Territories: what a colony gives for good, and once."""

from __future__ import annotations

from clio.games.through_the_ages.cardbook import BOOK, T_TERRITORY
from clio.games.through_the_ages.ops.goods import Gain
from clio.games.through_the_ages.ops.hands import DrawMilitary
from clio.games.through_the_ages.ops.people import GainPopulation
from clio.games.through_the_ages.state import AGE_I, AGE_II, CULTURE, FOOD, RESOURCES, SCIENCE


def declare() -> None:
    card = BOOK.card
    card(
        "vast-territory-i", "Vast Territory (I)", "Territoire Étendu (I)", T_TERRITORY, AGE_I,
        blue=-1, yellow=3, op=Gain(FOOD, 3),
    )
    card(
        "vast-territory-ii", "Vast Territory (II)", "Territoire Étendu (II)", T_TERRITORY, AGE_II,
        blue=-1, yellow=4, op=Gain(FOOD, 4),
    )
    card(
        "inhabited-territory-i", "Inhabited Territory (I)", "Territoire Habité (I)", T_TERRITORY, AGE_I,
        yellow=2, op=GainPopulation(1),
    )
    card(
        "inhabited-territory-ii", "Inhabited Territory (II)", "Territoire Habité (II)", T_TERRITORY, AGE_II,
        yellow=3, op=GainPopulation(2),
    )
    card(
        "wealthy-territory-i", "Wealthy Territory (I)", "Territoire Riche (I)", T_TERRITORY, AGE_I,
        blue=3, op=Gain(RESOURCES, 5),
    )
    card(
        "wealthy-territory-ii", "Wealthy Territory (II)", "Territoire Riche (II)", T_TERRITORY, AGE_II,
        blue=4, op=Gain(RESOURCES, 9),
    )
    card(
        "developed-territory-i", "Developed Territory (I)", "Territoire Développé (I)", T_TERRITORY, AGE_I,
        blue=1, yellow=1, op=Gain(SCIENCE, 3),
    )
    card(
        "developed-territory-ii", "Developed Territory (II)", "Territoire Développé (II)", T_TERRITORY, AGE_II,
        blue=2, yellow=2, op=Gain(SCIENCE, 5),
    )
    card(
        "historic-territory-i", "Historic Territory (I)", "Territoire Historique (I)", T_TERRITORY, AGE_I,
        makes=(0, 0, 0, 1), op=Gain(CULTURE, 6),
    )
    card(
        "historic-territory-ii", "Historic Territory (II)", "Territoire Historique (II)", T_TERRITORY, AGE_II,
        makes=(0, 0, 0, 2), op=Gain(CULTURE, 11),
    )
    card(
        "strategic-territory-i", "Strategic Territory (I)", "Territoire Stratégique (I)", T_TERRITORY, AGE_I,
        makes=(0, 0, 2, 0), op=DrawMilitary(3),
    )
    card(
        "strategic-territory-ii", "Strategic Territory (II)", "Territoire Stratégique (II)", T_TERRITORY, AGE_II,
        makes=(0, 0, 4, 0), op=DrawMilitary(5),
    )

"""Wonders."""

from __future__ import annotations

from clio.engine.hooks import Ability, Modify, Rating
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import (
    ARTILLERIES, BEST_MINE, BOOK, HAND_LIMITS, HAPPINESS, INFANTRIES, LIBRARIES, STRENGTH_RATING, THEATERS, T_WONDER,
)
from clio.games.through_the_ages.ops.goods import Gain
from clio.games.through_the_ages.ops.numbers import (
    PerBuilding, PerWorker, Rated, TECH_LEVELS, UrbanCulture, UrbanEverything,
)
from clio.games.through_the_ages.ops.people import GainPopulation
from clio.games.through_the_ages.ops.powers import FREE, Use
from clio.games.through_the_ages.state import AGE_A, AGE_I, AGE_II, AGE_III, CULTURE


def declare() -> None:
    card = BOOK.card
    card("pyramids", "Pyramids", "Pyramides", T_WONDER, AGE_A, stages=(3, 2, 1), civil=1)
    card(
        "hanging-gardens", "Hanging Gardens", "Jardins Suspendus", T_WONDER, AGE_A,
        stages=(2, 2, 2), makes=(0, 1, 0, 2),
    )
    card("colossus", "Colossus", "Colosse", T_WONDER, AGE_A, stages=(3, 3), makes=(0, 0, 2, 0), colonization=1)
    card(
        "library-of-alexandria", "Library of Alexandria", "Bibliothèque d'Alexandrie", T_WONDER, AGE_A,
        stages=(1, 4, 1), makes=(1, 1, 0, 0), hooks=(Modify(HAND_LIMITS, 1),),
    )
    card(
        "great-wall", "Great Wall", "Grande Muraille", T_WONDER, AGE_I,
        stages=(2, 2, 3, 2), makes=(0, 1, 0, 1),
        hooks=(Rating(STRENGTH_RATING, PerBuilding(INFANTRIES | ARTILLERIES)),), printed=True,
    )
    card(
        "st-peters-basilica", "St. Peter's Basilica", "Basilique Saint-Pierre", T_WONDER, AGE_I,
        stages=(4, 4), makes=(0, 2, 0, 1), hooks=(Modify(HAPPINESS, 1),), printed=True,
    )
    card(
        "taj-mahal", "Taj Mahal", "Taj Mahal", T_WONDER, AGE_I,
        stages=(2, 4, 2), makes=(0, 3, 0, 0), blue=1, after_leader=2, printed=True,
    )
    card(
        "universitas-carolina", "Universitas Carolina", "Universitas Carolina", T_WONDER, AGE_I,
        stages=(3, 3, 3), makes=(2, 1, 0, 0),
    )
    card("eiffel-tower", "Eiffel Tower", "Tour Eiffel", T_WONDER, AGE_II, stages=(3, 7, 3), makes=(0, 4, 0, 1))
    card(
        "kremlin", "Kremlin", "Kremlin", T_WONDER, AGE_II,
        stages=(4, 4, 4), makes=(0, 2, 0, -1), civil=1, military=1,
    )
    card(
        "ocean-liner-service", "Ocean Liner Service", "Paquebots Transatlantiques", T_WONDER, AGE_II,
        stages=(4, 2, 2, 4), hooks=(Ability(Use(FREE, A.USE_LINER, GainPopulation(1))),),
    )
    card(
        "transcontinental-railroad", "Transcontinental Railroad", "Chemin de Fer Transcontinental", T_WONDER, AGE_II,
        stages=(3, 3, 3, 3), makes=(0, 0, 4, 0), hooks=(Modify(BEST_MINE, 1),),
    )
    card(
        "fast-food-chains", "Fast Food Chains", "Chaînes de Restauration Rapide", T_WONDER, AGE_III,
        stages=(4, 4, 4, 4), op=Gain(CULTURE, PerWorker(2, 1)),
    )
    card(
        "first-space-flight", "First Space Flight", "Premier Vol Spatial", T_WONDER, AGE_III,
        stages=(1, 2, 4, 9), op=Gain(CULTURE, Rated(TECH_LEVELS)),
    )
    card(
        "hollywood", "Hollywood", "Hollywood", T_WONDER, AGE_III,
        stages=(5, 6, 5), op=Gain(CULTURE, UrbanCulture(THEATERS | LIBRARIES, 2)), printed=True,
    )
    card(
        "internet", "Internet", "Internet", T_WONDER, AGE_III,
        stages=(2, 3, 4, 3, 2), op=Gain(CULTURE, UrbanEverything()), printed=True,
    )

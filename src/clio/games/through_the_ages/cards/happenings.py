"""Events. Those of Age III also score at the end of the game."""

from __future__ import annotations

from clio.engine.control import Choose, ForEach, If, May, Seq
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import ARENAS, BOOK, BUILDINGS, T_EVENT, UNITS, URBAN
from clio.games.through_the_ages.ops.build import BuildFree
from clio.games.through_the_ages.ops.develop import DevelopCivilization
from clio.games.through_the_ages.ops.effects import (
    Agreement, AmongWeakest, DestroyOthers, DestroyOwn, EVERYBODY, HAPPIEST, Iconoclasm, InAgeIV, LEAST_CULTURE,
    LoseColony, MOST_CULTURE, MOST_DISCONTENT, RuinWonder, STRONGEST, STRONGEST_TWO, SpendCivil, StealYellow,
    WEAKEST, WEAKEST_TWO,
)
from clio.games.through_the_ages.ops.goods import Gain, GainMix, Lose, LoseAll, LoseMix
from clio.games.through_the_ages.ops.hands import DiscardMilitary, DrawMilitary
from clio.games.through_the_ages.ops.numbers import (
    ByRank, Colonies, DISCONTENT, ImpactAgriculture, ImpactBalance, ImpactGovernment, ImpactPopulation,
    ImpactProgress, ImpactTechnology, ImpactVariety, ImpactWonders, LevelSum, MINE_OUTPUT, PartDiscontent,
    RATED_CULTURE, RATED_HAPPINESS, RATED_SCIENCE, RATED_STRENGTH, Rated,
)
from clio.games.through_the_ages.ops.people import GainPopulation, LoseBlue, LosePopulation
from clio.games.through_the_ages.ops.production import PRODUCE_ALL, PRODUCE_FOOD, PRODUCE_RESOURCES
from clio.games.through_the_ages.state import (
    AGE_A, AGE_I, AGE_II, AGE_III, CULTURE, FOOD, RELIGION, RESOURCES, SCIENCE, WARRIORS,
)


def declare() -> None:
    card = BOOK.card
    card(
        "development-of-agriculture", "Development of Agriculture", "Développement de l'Agriculture", T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, Gain(FOOD, 2)),
    )
    card(
        "development-of-civilization", "Development of Civilization", "Développement de la Civilisation",
        T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, DevelopCivilization(BUILDINGS, 1)), printed=True,
    )
    card(
        "development-of-crafts", "Development of Crafts", "Développement de l'Artisanat", T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, Gain(RESOURCES, 2)),
    )
    card(
        "development-of-markets", "Development of Markets", "Développement des Marchés", T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, Choose(A.CHOOSE, Gain(FOOD, 2), Gain(RESOURCES, 2))),
    )
    card(
        "development-of-politics", "Development of Politics", "Développement de la Politique", T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, DrawMilitary(3)),
    )
    card(
        "development-of-religion", "Development of Religion", "Développement de la Religion", T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, May(A.YES, A.NO, BuildFree(RELIGION))),
    )
    card(
        "development-of-science", "Development of Science", "Développement de la Science", T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, Gain(SCIENCE, 2)),
    )
    card(
        "development-of-settlement", "Development of Settlement", "Développement du Peuplement", T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, GainPopulation(1)),
    )
    card(
        "development-of-trade-routes", "Development of Trade Routes", "Développement des Routes Commerciales",
        T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, Seq(Gain(SCIENCE, 1), Gain(FOOD, 1), Gain(RESOURCES, 1))),
    )
    card(
        "development-of-warfare", "Development of Warfare", "Développement de l'Art de la Guerre", T_EVENT, AGE_A,
        op=ForEach(EVERYBODY, May(A.YES, A.NO, BuildFree(WARRIORS))),
    )
    card(
        "barbarians", "Barbarians", "Barbares", T_EVENT, AGE_I,
        op=ForEach(MOST_CULTURE, If(AmongWeakest(), LosePopulation(1))), printed=True,
    )
    card(
        "border-conflict", "Border Conflict", "Conflit Frontalier", T_EVENT, AGE_I,
        op=Seq(ForEach(WEAKEST, DestroyOwn()), ForEach(STRONGEST, Gain(RESOURCES, 3))),
    )
    card(
        "crusades", "Crusades", "Croisades", T_EVENT, AGE_I,
        op=Seq(ForEach(STRONGEST, Gain(CULTURE, 4)), ForEach(WEAKEST, Lose(CULTURE, 4))),
    )
    card(
        "cultural-influence", "Cultural Influence", "Influence Culturelle", T_EVENT, AGE_I,
        op=ForEach(EVERYBODY, Gain(CULTURE, Rated(RATED_CULTURE))),
    )
    card("foray", "Foray", "Incursion", T_EVENT, AGE_I, op=ForEach(STRONGEST_TWO, GainMix(3)))
    card("good-harvest", "Good Harvest", "Bonne Récolte", T_EVENT, AGE_I, op=ForEach(EVERYBODY, PRODUCE_FOOD))
    card(
        "immigration", "Immigration", "Immigration", T_EVENT, AGE_I,
        op=ForEach(HAPPIEST, GainPopulation(1)), printed=True,
    )
    card(
        "new-deposits", "New Deposits", "Nouveaux Gisements", T_EVENT, AGE_I,
        op=ForEach(EVERYBODY, PRODUCE_RESOURCES),
    )
    card("pestilence", "Pestilence", "Peste", T_EVENT, AGE_I, op=ForEach(EVERYBODY, LosePopulation(1)))
    card("raiders", "Raiders", "Pillards", T_EVENT, AGE_I, op=ForEach(WEAKEST_TWO, LoseMix(2)))
    card("rats", "Rats", "Rats", T_EVENT, AGE_I, op=ForEach(EVERYBODY, LoseAll(FOOD)))
    card("rebellion", "Rebellion", "Rébellion", T_EVENT, AGE_I, op=ForEach(EVERYBODY, SpendCivil(2)), printed=True)
    card(
        "reign-of-terror", "Reign of Terror", "Règne de la Terreur", T_EVENT, AGE_I,
        op=ForEach(WEAKEST, LosePopulation(1)),
    )
    card(
        "scientific-breakthrough", "Scientific Breakthrough", "Découverte Scientifique", T_EVENT, AGE_I,
        op=ForEach(EVERYBODY, Gain(SCIENCE, Rated(RATED_SCIENCE))),
    )
    card("uncertain-borders", "Uncertain Borders", "Frontières Incertaines", T_EVENT, AGE_I, op=StealYellow(1))
    card(
        "civil-unrest", "Civil Unrest", "Troubles Civils", T_EVENT, AGE_II,
        op=Seq(ForEach(EVERYBODY, Lose(CULTURE, Rated(DISCONTENT, 4))), ForEach(MOST_DISCONTENT, LoseBlue(1))),
        printed=True,
    )
    card("cold-war", "Cold War", "Guerre Froide", T_EVENT, AGE_II, op=ForEach(STRONGEST_TWO, Gain(SCIENCE, 6)))
    card(
        "crime-wave", "Crime Wave", "Vague de Criminalité", T_EVENT, AGE_II,
        op=ForEach(WEAKEST_TWO, Seq(Lose(CULTURE, 3), LoseBlue(1))),
    )
    card(
        "economic-progress", "Economic Progress", "Progrès Économique", T_EVENT, AGE_II,
        op=ForEach(EVERYBODY, PRODUCE_ALL),
    )
    card(
        "emigration", "Emigration", "Émigration", T_EVENT, AGE_II,
        op=ForEach(EVERYBODY, LosePopulation(PartDiscontent(2))), printed=True,
    )
    card("iconoclasm", "Iconoclasm", "Iconoclasme", T_EVENT, AGE_II, op=ForEach(EVERYBODY, Iconoclasm()))
    card(
        "independence-declaration", "Independence Declaration", "Déclaration d'Indépendance", T_EVENT, AGE_II,
        op=ForEach(WEAKEST, LoseColony()),
    )
    card(
        "international-agreement", "International Agreement", "Accords Internationaux", T_EVENT, AGE_II,
        op=ForEach(STRONGEST, Agreement(5)), printed=True,
    )
    card(
        "national-pride", "National Pride", "Fierté Nationale", T_EVENT, AGE_II,
        op=ForEach(MOST_CULTURE, Gain(CULTURE, 5)),
    )
    card(
        "politics-of-strength", "Politics of Strength", "Politique de Force", T_EVENT, AGE_II,
        op=If(
               InAgeIV(), Seq(ForEach(STRONGEST, Gain(CULTURE, 5)), ForEach(WEAKEST, Lose(CULTURE, 3))),
               Seq(ForEach(STRONGEST, DrawMilitary(5)), ForEach(WEAKEST, DiscardMilitary(3))),
        ),
    )
    card(
        "popularization-of-science", "Popularization of Science", "Vulgarisation Scientifique", T_EVENT, AGE_II,
        op=ForEach(EVERYBODY, Gain(CULTURE, Rated(RATED_SCIENCE))),
    )
    card(
        "prosperity", "Prosperity", "Prospérité", T_EVENT, AGE_II,
        op=ForEach(EVERYBODY, Gain(FOOD, Rated(RATED_HAPPINESS))),
    )
    card(
        "ravages-of-time", "Ravages of Time", "Affres du Temps", T_EVENT, AGE_II,
        op=ForEach(EVERYBODY, RuinWonder()), printed=True,
    )
    card(
        "refugees", "Refugees", "Réfugiés", T_EVENT, AGE_II,
        op=Seq(
               ForEach(WEAKEST, Seq(Lose(CULTURE, 3), LosePopulation(1))),
               ForEach(STRONGEST, Seq(Gain(CULTURE, 3), GainPopulation(1))),
        ),
    )
    card(
        "terrorism", "Terrorism", "Terrorisme", T_EVENT, AGE_II,
        op=ForEach(LEAST_CULTURE, DestroyOthers()), printed=True,
    )
    card(
        "impact-of-agriculture", "Impact of Agriculture", "Impact de l'Agriculture", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ImpactAgriculture(4))),
    )
    card(
        "impact-of-architecture", "Impact of Architecture", "Impact de l'Architecture", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, LevelSum(URBAN))),
    )
    card(
        "impact-of-balance", "Impact of Balance", "Impact de l'Équilibre", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ImpactBalance(2))),
    )
    card(
        "impact-of-colonies", "Impact of Colonies", "Impact des Colonies", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, Colonies(3, 3))),
    )
    card(
        "impact-of-competition", "Impact of Competition", "Impact de la Compétition", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, LevelSum(UNITS | ARENAS))),
    )
    card(
        "impact-of-government", "Impact of Government", "Impact du Gouvernement", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ImpactGovernment(2, 1))),
    )
    card(
        "impact-of-happiness", "Impact of Happiness", "Impact du Bonheur", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Seq(Gain(CULTURE, Rated(RATED_HAPPINESS, 2)), Lose(CULTURE, Rated(DISCONTENT, 2)))),
    )
    card(
        "impact-of-industry", "Impact of Industry", "Impact de l'Industrie", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, Rated(MINE_OUTPUT))), printed=True,
    )
    card(
        "impact-of-population", "Impact of Population", "Impact de la Population", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ImpactPopulation(2, 10))), printed=True,
    )
    card(
        "impact-of-progress", "Impact of Progress", "Impact du Progrès", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ImpactProgress(2))),
    )
    card(
        "impact-of-science", "Impact of Science", "Impact de la Science", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ByRank(RATED_SCIENCE, (10, 0), (14, 7, 0), (15, 10, 5, 0)))),
    )
    card(
        "impact-of-strength", "Impact of Strength", "Impact de la Force", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ByRank(RATED_STRENGTH, (10, 0), (14, 7, 0), (15, 10, 5, 0)))),
    )
    card(
        "impact-of-technology", "Impact of Technology", "Impact de la Technologie", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ImpactTechnology(4, AGE_III))),
    )
    card(
        "impact-of-variety", "Impact of Variety", "Impact de la Diversité", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ImpactVariety(2))),
    )
    card(
        "impact-of-wonders", "Impact of Wonders", "Impact des Merveilles", T_EVENT, AGE_III,
        op=ForEach(EVERYBODY, Gain(CULTURE, ImpactWonders((5, 4, 3, 2)))), printed=True,
    )

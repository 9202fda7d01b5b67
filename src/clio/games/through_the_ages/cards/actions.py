"""Action cards."""

from __future__ import annotations

from clio.engine.control import Choose, Seq
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK, BUILDINGS, RURAL, T_ACTION, URBAN
from clio.games.through_the_ages.ops.build import BuildOrUpgrade, BuildStage, IncreasePopulation
from clio.games.through_the_ages.ops.develop import DevelopTech
from clio.games.through_the_ages.ops.effects import Purse
from clio.games.through_the_ages.ops.goods import Gain
from clio.games.through_the_ages.ops.numbers import CULTURE_POINTS, PerStronger, RATED_STRENGTH
from clio.games.through_the_ages.state import AGE_A, AGE_I, AGE_II, AGE_III, CULTURE, FOOD, RESOURCES, SCIENCE


def declare() -> None:
    card = BOOK.card
    card("rich-land-a", "Rich Land (A)", "Terres Riches (A)", T_ACTION, AGE_A, (2, 2, 2), op=BuildOrUpgrade(RURAL, 1))
    card("rich-land-i", "Rich Land (I)", "Terres Riches (I)", T_ACTION, AGE_I, (2, 2, 2), op=BuildOrUpgrade(RURAL, 2))
    card("rich-land-ii", "Rich Land (II)", "Terres Riches (II)", T_ACTION, AGE_II, op=BuildOrUpgrade(RURAL, 3))
    card(
        "urban-growth-a", "Urban Growth (A)", "Croissance Urbaine (A)", T_ACTION, AGE_A, (2, 2, 2),
        op=BuildOrUpgrade(URBAN, 1),
    )
    card(
        "urban-growth-i", "Urban Growth (I)", "Croissance Urbaine (I)", T_ACTION, AGE_I, (2, 2, 2),
        op=BuildOrUpgrade(URBAN, 2),
    )
    card(
        "urban-growth-ii", "Urban Growth (II)", "Croissance Urbaine (II)", T_ACTION, AGE_II,
        op=BuildOrUpgrade(URBAN, 3),
    )
    card(
        "urban-growth-iii", "Urban Growth (III)", "Croissance Urbaine (III)", T_ACTION, AGE_III, (2, 2, 2),
        op=BuildOrUpgrade(URBAN, 4),
    )
    card(
        "engineering-genius-a", "Engineering Genius (A)", "Ingénieur de Génie (A)", T_ACTION, AGE_A,
        op=BuildStage(2),
    )
    card(
        "engineering-genius-i", "Engineering Genius (I)", "Ingénieur de Génie (I)", T_ACTION, AGE_I,
        op=BuildStage(3),
    )
    card(
        "engineering-genius-ii", "Engineering Genius (II)", "Ingénieur de Génie (II)", T_ACTION, AGE_II,
        op=BuildStage(4),
    )
    card(
        "engineering-genius-iii", "Engineering Genius (III)", "Ingénieur de Génie (III)", T_ACTION, AGE_III,
        op=BuildStage(5),
    )
    card("patriotism-a", "Patriotism (A)", "Patriotisme (A)", T_ACTION, AGE_A, op=Purse(1, 1), printed=True)
    card("patriotism-i", "Patriotism (I)", "Patriotisme (I)", T_ACTION, AGE_I, op=Purse(2, 1), printed=True)
    card("patriotism-ii", "Patriotism (II)", "Patriotisme (II)", T_ACTION, AGE_II, op=Purse(3, 1), printed=True)
    card("patriotism-iii", "Patriotism (III)", "Patriotisme (III)", T_ACTION, AGE_III, op=Purse(4, 1), printed=True)
    card(
        "frugality-a", "Frugality (A)", "Frugalité (A)", T_ACTION, AGE_A, (2, 2, 2),
        op=Seq(IncreasePopulation(), Gain(FOOD, 1)),
    )
    card(
        "frugality-i", "Frugality (I)", "Frugalité (I)", T_ACTION, AGE_I, (2, 2, 2),
        op=Seq(IncreasePopulation(), Gain(FOOD, 2)),
    )
    card(
        "frugality-ii", "Frugality (II)", "Frugalité (II)", T_ACTION, AGE_II,
        op=Seq(IncreasePopulation(), Gain(FOOD, 3)),
    )
    card(
        "cultural-heritage-a", "Cultural Heritage (A)", "Patrimoine Culturel (A)", T_ACTION, AGE_A,
        op=Seq(Gain(SCIENCE, 1), Gain(CULTURE, 4)),
    )
    card(
        "cultural-heritage-i", "Cultural Heritage (I)", "Patrimoine Culturel (I)", T_ACTION, AGE_I,
        op=Seq(Gain(SCIENCE, 2), Gain(CULTURE, 2)),
    )
    card("stockpile", "Stockpile", "Stocks", T_ACTION, AGE_A, op=Seq(Gain(RESOURCES, 1), Gain(FOOD, 1)))
    card(
        "breakthrough-i", "Breakthrough (I)", "Percée Scientifique (I)", T_ACTION, AGE_I, (2, 2, 2),
        op=DevelopTech(reward=2), printed=True,
    )
    card(
        "breakthrough-ii", "Breakthrough (II)", "Percée Scientifique (II)", T_ACTION, AGE_II, (2, 2, 2),
        op=DevelopTech(reward=3), printed=True,
    )
    card(
        "reserves-i", "Reserves (I)", "Réserves (I)", T_ACTION, AGE_I, (2, 2, 2),
        op=Choose(A.CHOOSE, Gain(FOOD, 2), Gain(RESOURCES, 2)),
    )
    card(
        "reserves-ii", "Reserves (II)", "Réserves (II)", T_ACTION, AGE_II, (2, 2, 2),
        op=Choose(A.CHOOSE, Gain(FOOD, 3), Gain(RESOURCES, 3)),
    )
    card(
        "reserves-iii", "Reserves (III)", "Réserves (III)", T_ACTION, AGE_III, (3, 3, 3),
        op=Choose(A.CHOOSE, Gain(FOOD, 4), Gain(RESOURCES, 4)),
    )
    card(
        "revolutionary-idea-ii", "Revolutionary Idea (II)", "Idée Révolutionnaire (II)", T_ACTION, AGE_II,
        op=Gain(SCIENCE, 4),
    )
    card(
        "revolutionary-idea-iii", "Revolutionary Idea (III)", "Idée Révolutionnaire (III)",
        T_ACTION, AGE_III, (2, 2, 2),
        op=Gain(SCIENCE, 6),
    )
    card(
        "efficient-upgrade-ii", "Efficient Upgrade (II)", "Amélioration Efficace (II)", T_ACTION, AGE_II, (2, 2, 2),
        op=BuildOrUpgrade(BUILDINGS, 3, building=False),
    )
    card(
        "efficient-upgrade-iii", "Efficient Upgrade (III)", "Amélioration Efficace (III)",
        T_ACTION, AGE_III, (2, 2, 2),
        op=BuildOrUpgrade(BUILDINGS, 4, building=False),
    )
    card(
        "wave-of-nationalism", "Wave of Nationalism", "Vague de Nationalisme", T_ACTION, AGE_II,
        op=Purse(PerStronger(RATED_STRENGTH, (6, 3, 2))),
    )
    card(
        "military-build-up", "Military Build-Up", "Renforcement Militaire", T_ACTION, AGE_III,
        op=Purse(PerStronger(RATED_STRENGTH, (8, 5, 3))),
    )
    card(
        "endowment-for-the-arts", "Endowment for the Arts", "Fonds pour les Arts", T_ACTION, AGE_III,
        op=Gain(CULTURE, PerStronger(CULTURE_POINTS, (6, 3, 2))),
    )

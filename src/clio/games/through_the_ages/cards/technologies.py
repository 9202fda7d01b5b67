"""Technologies: farms, mines, urban buildings, units, governments, special technologies."""

from __future__ import annotations

from clio.engine.hooks import Modify, Rating
from clio.games.through_the_ages.cardbook import (
    BOOK, BUILD_COST, STAGES_AT_ONCE, T_AIR, T_ARENA, T_ARTILLERY, T_CAVALRY, T_CONSTRUCTION, T_EXPLORATION, T_FARM,
    T_GOVERNMENT, T_INFANTRY, T_LAB, T_LAW, T_LIBRARY, T_MINE, T_TEMPLE, T_THEATER, T_WARFARE,
)
from clio.games.through_the_ages.ops.numbers import UrbanDiscount
from clio.games.through_the_ages.state import AGE_A, AGE_I, AGE_II, AGE_III


def declare() -> None:
    card = BOOK.card
    card("agriculture", "Agriculture", "Agriculture", T_FARM, AGE_A, (0, 0, 0), cost=2, value=1, printed=True)
    card("irrigation", "Irrigation", "Irrigation", T_FARM, AGE_I, (2, 2, 2), science=3, cost=4, value=2)
    card(
        "selective-breeding", "Selective Breeding", "Élevage Sélectif", T_FARM, AGE_II, (1, 2, 3),
        science=5, cost=6, value=3,
    )
    card(
        "mechanized-agriculture", "Mechanized Agriculture", "Agriculture Mécanisée", T_FARM, AGE_III, (1, 2, 2),
        science=7, cost=8, value=5,
    )
    card("bronze", "Bronze", "Bronze", T_MINE, AGE_A, (0, 0, 0), cost=2, value=1, printed=True)
    card("iron", "Iron", "Fer", T_MINE, AGE_I, (2, 2, 3), science=5, cost=5, value=2)
    card("coal", "Coal", "Charbon", T_MINE, AGE_II, (1, 2, 2), science=7, cost=8, value=3)
    card("oil", "Oil", "Pétrole", T_MINE, AGE_III, (1, 2, 2), science=9, cost=11, value=5)
    card("philosophy", "Philosophy", "Philosophie", T_LAB, AGE_A, (0, 0, 0), cost=3, makes=(1, 0, 0, 0), printed=True)
    card("alchemy", "Alchemy", "Alchimie", T_LAB, AGE_I, (2, 2, 3), science=4, cost=6, makes=(2, 0, 0, 0))
    card(
        "scientific-method", "Scientific Method", "Méthode Scientifique", T_LAB, AGE_II, (2, 2, 2),
        science=6, cost=8, makes=(3, 0, 0, 0),
    )
    card("computers", "Computers", "Informatique", T_LAB, AGE_III, (2, 2, 2), science=8, cost=11, makes=(5, 0, 0, 0))
    card("religion", "Religion", "Religion", T_TEMPLE, AGE_A, (0, 0, 0), cost=3, makes=(0, 1, 0, 1), printed=True)
    card("theology", "Theology", "Théologie", T_TEMPLE, AGE_I, (1, 2, 2), science=2, cost=5, makes=(0, 1, 0, 2))
    card(
        "organized-religion", "Organized Religion", "Religion Organisée", T_TEMPLE, AGE_II, (2, 2, 2),
        science=4, cost=7, makes=(0, 1, 0, 3),
    )
    card(
        "printing-press", "Printing Press", "Imprimerie", T_LIBRARY, AGE_I, (2, 2, 2),
        science=3, cost=3, makes=(1, 1, 0, 0),
    )
    card(
        "journalism", "Journalism", "Journalisme", T_LIBRARY, AGE_II, (1, 2, 2),
        science=6, cost=8, makes=(2, 2, 0, 0),
    )
    card(
        "multimedia", "Multimedia", "Multimédia", T_LIBRARY, AGE_III, (2, 2, 2),
        science=9, cost=11, makes=(3, 3, 0, 0),
    )
    card("drama", "Drama", "Théâtre", T_THEATER, AGE_I, (1, 2, 2), science=3, cost=4, makes=(0, 2, 0, 1))
    card("opera", "Opera", "Opéra", T_THEATER, AGE_II, (2, 2, 2), science=7, cost=8, makes=(0, 3, 0, 1))
    card("movies", "Movies", "Cinéma", T_THEATER, AGE_III, (2, 2, 2), science=10, cost=11, makes=(0, 4, 0, 1))
    card(
        "bread-and-circuses", "Bread and Circuses", "Du Pain et des Jeux", T_ARENA, AGE_I, (1, 2, 2),
        science=3, cost=3, makes=(0, 0, 1, 2),
    )
    card("team-sports", "Team Sports", "Sports d'Équipe", T_ARENA, AGE_II, science=5, cost=5, makes=(0, 0, 2, 3))
    card(
        "professional-sports", "Professional Sports", "Sport Professionnel", T_ARENA, AGE_III, (1, 1, 2),
        science=7, cost=8, makes=(0, 0, 3, 4),
    )
    card("warriors", "Warriors", "Guerriers", T_INFANTRY, AGE_A, (0, 0, 0), cost=2, makes=(0, 0, 1, 0), printed=True)
    card("swordsmen", "Swordsmen", "Épéistes", T_INFANTRY, AGE_I, (2, 2, 2), science=4, cost=3, makes=(0, 0, 2, 0))
    card("riflemen", "Riflemen", "Fusiliers", T_INFANTRY, AGE_II, (1, 2, 2), science=6, cost=5, makes=(0, 0, 3, 0))
    card(
        "modern-infantry", "Modern Infantry", "Infanterie Moderne", T_INFANTRY, AGE_III, (1, 2, 2),
        science=10, cost=7, makes=(0, 0, 5, 0),
    )
    card("knights", "Knights", "Chevaliers", T_CAVALRY, AGE_I, (2, 2, 3), science=5, cost=3, makes=(0, 0, 2, 0))
    card("cavalrymen", "Cavalrymen", "Cavaliers", T_CAVALRY, AGE_II, (2, 2, 2), science=6, cost=5, makes=(0, 0, 3, 0))
    card("tanks", "Tanks", "Chars d'Assaut", T_CAVALRY, AGE_III, (1, 2, 2), science=9, cost=7, makes=(0, 0, 5, 0))
    card("cannon", "Cannon", "Canons", T_ARTILLERY, AGE_II, (2, 2, 3), science=6, cost=5, makes=(0, 0, 3, 0))
    card("rockets", "Rockets", "Roquettes", T_ARTILLERY, AGE_III, (1, 2, 2), science=8, cost=7, makes=(0, 0, 5, 0))
    card(
        "air-forces", "Air Forces", "Forces Aériennes", T_AIR, AGE_III, (2, 2, 3),
        science=12, cost=7, makes=(0, 0, 5, 0),
    )
    card(
        "despotism", "Despotism", "Despotisme", T_GOVERNMENT, AGE_A, (0, 0, 0),
        civil=4, military=2, limit=2, printed=True,
    )
    card(
        "monarchy", "Monarchy", "Monarchie", T_GOVERNMENT, AGE_I, (1, 2, 2),
        science=8, revolution=2, civil=5, military=3, limit=3, printed=True,
    )
    card(
        "theocracy", "Theocracy", "Théocratie", T_GOVERNMENT, AGE_I,
        science=6, revolution=1, makes=(0, 1, 1, 1), civil=4, military=3, limit=3,
    )
    card(
        "constitutional-monarchy", "Constitutional Monarchy", "Monarchie Constitutionnelle",
        T_GOVERNMENT, AGE_II, (1, 2, 2),
        science=12, revolution=6, civil=6, military=4, limit=3,
    )
    card(
        "republic", "Republic", "République", T_GOVERNMENT, AGE_II, (1, 1, 2),
        science=13, revolution=3, civil=7, military=2, limit=3, printed=True,
    )
    card(
        "communism", "Communism", "Communisme", T_GOVERNMENT, AGE_III,
        science=19, revolution=5, makes=(0, 0, 0, -1), civil=7, military=5, limit=4,
    )
    card(
        "fundamentalism", "Fundamentalism", "Fondamentalisme", T_GOVERNMENT, AGE_III,
        science=18, revolution=7, makes=(-2, 0, 5, 0), civil=6, military=5, limit=4,
    )
    card(
        "democracy", "Democracy", "Démocratie", T_GOVERNMENT, AGE_III, (1, 2, 2),
        science=17, revolution=9, makes=(0, 3, 0, 0), civil=7, military=3, limit=4,
    )
    card("code-of-laws", "Code of Laws", "Code des Lois", T_LAW, AGE_I, (1, 2, 2), science=6, civil=1)
    card("justice-system", "Justice System", "Système Judiciaire", T_LAW, AGE_II, science=7, civil=1, blue=3)
    card("civil-service", "Civil Service", "Fonction Publique", T_LAW, AGE_III, science=10, civil=2, blue=3)
    card(
        "warfare", "Warfare", "Art de la Guerre", T_WARFARE, AGE_I, (1, 2, 2),
        science=5, makes=(0, 0, 1, 0), military=1,
    )
    card("strategy", "Strategy", "Stratégie", T_WARFARE, AGE_II, science=8, makes=(0, 0, 3, 0), military=2)
    card(
        "military-theory", "Military Theory", "Théorie Militaire", T_WARFARE, AGE_III, (1, 1, 2),
        science=11, makes=(0, 0, 5, 0), military=3,
    )
    card(
        "cartography", "Cartography", "Cartographie", T_EXPLORATION, AGE_I,
        science=4, makes=(0, 0, 1, 0), colonization=2,
    )
    card(
        "navigation", "Navigation", "Navigation", T_EXPLORATION, AGE_II,
        science=6, makes=(0, 0, 2, 0), colonization=3,
    )
    card(
        "satellites", "Satellites", "Satellites", T_EXPLORATION, AGE_III,
        science=8, makes=(0, 0, 3, 0), colonization=4,
    )
    card(
        "masonry", "Masonry", "Maçonnerie", T_CONSTRUCTION, AGE_I,
        science=3, hooks=(Rating(BUILD_COST, UrbanDiscount((0, 1, 1, 1))), Modify(STAGES_AT_ONCE, 1)),
    )
    card(
        "architecture", "Architecture", "Architecture", T_CONSTRUCTION, AGE_II, (1, 2, 2),
        science=6, hooks=(Rating(BUILD_COST, UrbanDiscount((0, 1, 2, 2))), Modify(STAGES_AT_ONCE, 2)),
    )
    card(
        "engineering", "Engineering", "Ingénierie", T_CONSTRUCTION, AGE_III,
        science=9, hooks=(Rating(BUILD_COST, UrbanDiscount((0, 1, 2, 3))), Modify(STAGES_AT_ONCE, 3)),
    )

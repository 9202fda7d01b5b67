"""Tactics, aggressions, wars, military bonus cards, pacts."""

from __future__ import annotations

from clio.engine.control import ForPlayer, Seq
from clio.games.through_the_ages.cardbook import (
    ATTACK_ALLOWED, ATTACK_ENDS, ATTACK_FORBIDDEN, BOOK, T_AGGRESSION, T_BONUS, T_PACT, T_TACTIC, T_WAR,
)
from clio.games.through_the_ages.ops.effects import (
    Annex, Infiltrate, RIVAL, Raid, WarOverCulture, WarOverTechnology, WarOverTerritory,
)
from clio.games.through_the_ages.ops.goods import Gain, Steal, StealMix
from clio.games.through_the_ages.ops.people import LosePopulation
from clio.games.through_the_ages.state import AGE_I, AGE_II, AGE_III, CULTURE, FOOD, RESOURCES, SCIENCE


def declare() -> None:
    card = BOOK.card
    card("fighting-band", "Fighting Band", "Bande Armée", T_TACTIC, AGE_I, (2, 2, 2), army=(2, 0, 0), tactical=1)
    card("legion", "Legion", "Légion", T_TACTIC, AGE_I, (2, 2, 2), army=(3, 0, 0), tactical=2)
    card("medieval-army", "Medieval Army", "Armée Médiévale", T_TACTIC, AGE_I, (2, 2, 2), army=(1, 1, 0), tactical=2)
    card("phalanx", "Phalanx", "Phalange", T_TACTIC, AGE_I, (2, 2, 2), army=(2, 1, 0), tactical=3)
    card("heavy-cavalry", "Heavy Cavalry", "Cavalerie Lourde", T_TACTIC, AGE_I, (2, 2, 2), army=(0, 3, 0), tactical=4)
    card("conquistadors", "Conquistadors", "Conquistadors", T_TACTIC, AGE_II, army=(1, 2, 0), tactical=5, obsolete=3)
    card(
        "mobile-artillery", "Mobile Artillery", "Artillerie Mobile", T_TACTIC, AGE_II,
        army=(0, 1, 1), tactical=5, obsolete=3,
    )
    card(
        "fortifications", "Fortifications", "Fortifications", T_TACTIC, AGE_II,
        army=(0, 0, 2), tactical=5, obsolete=3,
    )
    card(
        "defensive-army", "Defensive Army", "Armée Défensive", T_TACTIC, AGE_II,
        army=(2, 0, 1), tactical=6, obsolete=3,
    )
    card(
        "napoleonic-army", "Napoleonic Army", "Armée Napoléonienne", T_TACTIC, AGE_II,
        army=(1, 1, 1), tactical=7, obsolete=4,
    )
    card("classic-army", "Classic Army", "Armée Classique", T_TACTIC, AGE_II, army=(2, 2, 0), tactical=8, obsolete=4)
    card(
        "entrenchments", "Entrenchments", "Retranchements", T_TACTIC, AGE_III,
        army=(1, 0, 2), tactical=9, obsolete=5,
    )
    card(
        "mechanized-army", "Mechanized Army", "Armée Mécanisée", T_TACTIC, AGE_III, (2, 2, 2),
        army=(0, 1, 2), tactical=10, obsolete=5,
    )
    card(
        "shock-troops", "Shock Troops", "Troupes de Choc", T_TACTIC, AGE_III,
        army=(1, 3, 0), tactical=11, obsolete=6,
    )
    card(
        "modern-army", "Modern Army", "Armée Moderne", T_TACTIC, AGE_III, (2, 2, 2),
        army=(2, 1, 1), tactical=13, obsolete=7,
    )
    card("plunder-i", "Plunder (I)", "Pillage (I)", T_AGGRESSION, AGE_I, (2, 2, 2), price=1, op=StealMix(3))
    card("plunder-ii", "Plunder (II)", "Pillage (II)", T_AGGRESSION, AGE_II, (2, 2, 2), price=1, op=StealMix(5))
    card("plunder-iii", "Plunder (III)", "Pillage (III)", T_AGGRESSION, AGE_III, (2, 2, 2), price=1, op=StealMix(7))
    card("raid-i", "Raid (I)", "Raid (I)", T_AGGRESSION, AGE_I, (2, 2, 2), price=1, op=Raid((1,)))
    card("raid-ii", "Raid (II)", "Raid (II)", T_AGGRESSION, AGE_II, (2, 2, 2), price=2, op=Raid((2, 1)))
    card("raid-iii", "Raid (III)", "Raid (III)", T_AGGRESSION, AGE_III, (2, 2, 2), price=3, op=Raid((3, 2)))
    card(
        "enslave", "Enslave", "Asservissement", T_AGGRESSION, AGE_I, (2, 2, 2),
        price=2, op=Seq(ForPlayer(RIVAL, LosePopulation(1)), Gain(RESOURCES, 2), Gain(FOOD, 2)),
    )
    card("spy", "Spy", "Espionnage", T_AGGRESSION, AGE_II, (2, 2, 2), price=1, op=Steal(SCIENCE, 5))
    card("annex", "Annex", "Annexion", T_AGGRESSION, AGE_II, price=2, op=Annex())
    card("infiltrate", "Infiltrate", "Infiltration", T_AGGRESSION, AGE_II, (2, 2, 2), price=2, op=Infiltrate(3))
    card(
        "armed-intervention", "Armed Intervention", "Intervention Armée", T_AGGRESSION, AGE_III, (4, 4, 4),
        price=2, op=Steal(CULTURE, 7),
    )
    card(
        "war-over-territory", "War over Territory", "Guerre pour le Territoire", T_WAR, AGE_II, (2, 2, 2),
        price=2, op=WarOverTerritory(1, 5),
    )
    card(
        "war-over-technology", "War over Technology", "Guerre pour la Technologie", T_WAR, AGE_II, (2, 2, 2),
        price=2, op=WarOverTechnology(),
    )
    card(
        "war-over-culture", "War over Culture", "Guerre pour la Culture", T_WAR, AGE_III, (6, 6, 6),
        price=3, op=WarOverCulture(5),
    )
    card(
        "military-bonus-i", "Military Bonus (I)", "Bonus Militaire (I)", T_BONUS, AGE_I, (6, 6, 6),
        defence=2, colonize=1,
    )
    card(
        "military-bonus-ii", "Military Bonus (II)", "Bonus Militaire (II)", T_BONUS, AGE_II, (6, 6, 6),
        defence=4, colonize=2,
    )
    card(
        "military-bonus-iii", "Military Bonus (III)", "Bonus Militaire (III)", T_BONUS, AGE_III, (6, 6, 6),
        defence=6, colonize=3,
    )
    card(
        "open-borders-agreement", "Open Borders Agreement", "Accord de Libre Circulation", T_PACT, AGE_I, (0, 1, 1),
        military=1, attacks=ATTACK_ALLOWED, attacker=2, printed=True,
    )
    card(
        "trade-routes-agreement", "Trade Routes Agreement", "Accord sur les Routes Commerciales",
        T_PACT, AGE_I, (0, 1, 1),
        attacks=ATTACK_ALLOWED, exchange=True, sides=True,
    )
    card(
        "acceptance-of-supremacy", "Acceptance of Supremacy", "Reconnaissance de Suprématie",
        T_PACT, AGE_II, (0, 1, 1),
        attacks=ATTACK_FORBIDDEN, side_a=(0, 0, 0, 1), side_b=(0, 0, 0, -1), sides=True,
    )
    card(
        "international-trade-agreement", "International Trade Agreement", "Accord Commercial International",
        T_PACT, AGE_II, (0, 1, 1),
        attacks=ATTACK_ALLOWED, side_a=(0, 0, 0, 1), side_b=(0, 0, 1, 0), sides=True,
    )
    card(
        "promise-of-military-protection", "Promise of Military Protection", "Promesse de Protection Militaire",
        T_PACT, AGE_II, (0, 1, 1),
        attacks=ATTACK_ENDS, side_a=(1, 0, 0, 0), side_b=(-1, 4, 0, 0), sides=True,
    )
    card(
        "scientific-cooperation", "Scientific Cooperation", "Coopération Scientifique", T_PACT, AGE_II, (0, 1, 1),
        attacks=ATTACK_ALLOWED, research=(2, 1),
    )
    card(
        "international-tourism", "International Tourism", "Tourisme International", T_PACT, AGE_III, (0, 1, 1),
        attacks=ATTACK_ALLOWED, tourism=1, printed=True,
    )
    card(
        "loss-of-sovereignty", "Loss of Sovereignty", "Perte de Souveraineté", T_PACT, AGE_III, (0, 1, 1),
        attacks=ATTACK_FORBIDDEN, side_a=(2, 0, 0, 0), side_b=(-2, 0, 0, 0), sides=True, no_war=True,
    )
    card(
        "military-alliance", "Military Alliance", "Alliance Militaire", T_PACT, AGE_III, (0, 1, 1),
        attacks=ATTACK_ENDS, side_a=(0, 3, 0, 0), side_b=(0, 3, 0, 0),
    )
    card(
        "peace-treaty", "Peace Treaty", "Traité de Paix", T_PACT, AGE_III, (0, 1, 1),
        attacks=ATTACK_FORBIDDEN, side_a=(1, 0, 0, 0), side_b=(1, 0, 0, 0),
    )

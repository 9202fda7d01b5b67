"""The 35 Development cards of the core box, without the Renaissance."""

from __future__ import annotations

from clio.engine.control import If, Seq
from clio.engine.hooks import Modify
from clio.games.families.monumental.cardbook import BUILDING, DESIGNED, KNOWLEDGE, PUBLIC, WONDER
from clio.games.families.monumental.ops.city import Archive, DiscardCity, Reinforce
from clio.games.families.monumental.ops.resources import Convert, Gain, GainBasic, GainedAtLeast, PayBasic
from clio.games.families.monumental.state import BASIC, CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental.cardbook import BOOK, CLASSICAL, COAST, DEFENCE, MEDIEVAL, MODERN, MOUNTAIN, PORT
from clio.games.monumental.ops.board import MoveUnits
from clio.games.monumental.ops.city import DrawUse, GainBasicBuilding
from clio.games.monumental.ops.explorers import MoveExplorers
from clio.games.monumental.ops.standing import ConqueredThisTurn, Per, Provinces
from clio.games.monumental.ops.wonders import BuildSection


def declare() -> None:
    card = BOOK.card
    # Era I
    card(
        "i-warrior-altar", "the Warrior Altar", "le Autel guerrier", BUILDING, era=CLASSICAL, cost=3,
        output=((MILITARY, 1),), use=If(ConqueredThisTurn(1), Gain(CULTURE, 1), needed=True),
        but={"produces": DESIGNED},
        note="Produces: The number 1 is printed, its symbol is not legible; ruled to be Military.",
    )
    card(
        "i-granary", "the Granary", "le Grenier", BUILDING, era=CLASSICAL, cost=3, output=((PRODUCTION, 1),),
        use=Reinforce(), source=DESIGNED,
    )
    card(
        "i-academy", "the Academy", "la Académie", BUILDING, era=CLASSICAL, cost=4, output=((SCIENCE, 2),),
        use=If(GainedAtLeast(SCIENCE, 3), Gain(CULTURE, 1), needed=True), source=DESIGNED,
    )
    card(
        "i-stables", "the Stables", "les Écuries", BUILDING, era=CLASSICAL, cost=4, output=((MILITARY, 2),),
        use=MoveUnits(1), source=DESIGNED,
    )
    card(
        "i-amphitheatre", "the Amphitheatre", "le Amphithéâtre", BUILDING, era=CLASSICAL, cost=4,
        output=((CULTURE, 1),), source=DESIGNED,
    )
    card(
        "i-writing", "Writing", "la Écriture", KNOWLEDGE, era=CLASSICAL, cost=3, output=((SCIENCE, 1),),
        source=DESIGNED,
    )
    card(
        "i-masonry", "Masonry", "la Maçonnerie", KNOWLEDGE, era=CLASSICAL, cost=4, use=BuildSection(2),
        source=DESIGNED,
    )
    card(
        "i-currency", "Currency", "la Monnaie", KNOWLEDGE, era=CLASSICAL, cost=4, use=Convert(BASIC, GOLD, 1, least=1),
        source=DESIGNED,
    )
    card(
        "i-calendar", "the Calendar", "le Calendrier", KNOWLEDGE, era=CLASSICAL, cost=4,
        use=DiscardCity(gain=GainBasic(1)), source=DESIGNED,
    )
    card(
        "i-horse-riding", "Horse Riding", "la Équitation", KNOWLEDGE, era=CLASSICAL, cost=4, use=MoveExplorers(2),
        source=DESIGNED,
    )
    card(
        "i-great-library", "the Great Library", "la Grande bibliothèque", WONDER, era=CLASSICAL, cost=3, cost2=3,
        use=DrawUse(), bonus=Gain(SCIENCE, 2), but={"bonus": DESIGNED},
        note="Bonus: The number 2 is printed, its symbol is not legible; ruled to be Science.",
    )
    card(
        "i-great-pyramid", "the Great Pyramid", "la Grande Pyramide", WONDER, era=CLASSICAL, cost=3, cost2=3,
        use=Gain(PRODUCTION, 2), bonus=Gain(GOLD, 2), source=DESIGNED,
    )
    card(
        "i-hanging-gardens", "the Hanging Gardens", "les Jardins suspendus", WONDER, era=CLASSICAL, cost=3, cost2=3,
        use=If(GainedAtLeast(PRODUCTION, 3), Gain(CULTURE, 1), needed=True), bonus=Gain(CULTURE, 1), source=DESIGNED,
        but={"bonus": PUBLIC},
        note="Bonus: As in an example of the rulebook of Monumental Duel (Espionage box).",
    )
    card(
        "i-colossus", "the Colossus", "le Colosse", WONDER, era=CLASSICAL, cost=3, cost2=3,
        use=Gain(MILITARY, Per(Provinces(COAST, PORT), most=3)), bonus=Gain(MILITARY, 2), source=DESIGNED,
        but={"bonus": PUBLIC}, note="Bonus: As in an example of the rulebook of Monumental Duel (Trade box).",
    )
    card(
        "i-great-wall", "the Great Wall", "la Grande Muraille", WONDER, era=CLASSICAL, cost=3, cost2=3,
        use=Archive(gain=Gain(MILITARY, 2)), bonus=Reinforce(), source=DESIGNED,
        but={"name": PUBLIC, "cost": PUBLIC, "effect": PUBLIC},
        note="Name, cost, effect: As in the rulebook of Monumental Duel (Espionage box).",
    )

    # Era II
    card(
        "ii-manufacture", "the Manufacture", "la Manufacture", BUILDING, era=MEDIEVAL, cost=5,
        output=((PRODUCTION, 3),), but={"produces": DESIGNED},
        note="Cost, produces: The figures 5 and 3 stand in the order opposite to the other cards; read as cost 5, "
        "produces 3. The symbol of what it produces is not legible; ruled to be Production.",
    )
    card(
        "ii-university", "the University", "la Université", BUILDING, era=MEDIEVAL, cost=6, output=((SCIENCE, 3),),
        use=Archive(), source=DESIGNED,
    )
    card(
        "ii-citadel", "the Citadel", "la Citadelle", BUILDING, era=MEDIEVAL, cost=6, output=((MILITARY, 3),),
        use=If(ConqueredThisTurn(1), Reinforce(), needed=True), source=DESIGNED,
    )
    card(
        "ii-guildhall", "the Guildhall", "la Maison des guildes", BUILDING, era=MEDIEVAL, cost=5, output=((GOLD, 2),),
        source=DESIGNED,
    )
    card(
        "ii-gunpowder", "Gunpowder", "la Poudre à canon", KNOWLEDGE, era=MEDIEVAL, cost=5,
        hooks=(Modify(DEFENCE, -1, lasts=True),), source=DESIGNED,
    )
    card(
        "ii-banking", "Banking", "le Système bancaire", KNOWLEDGE, era=MEDIEVAL, cost=5,
        use=Convert((PRODUCTION,), GOLD, 3, least=1), source=DESIGNED,
    )
    card(
        "ii-guilds", "the Guilds", "les Guildes", KNOWLEDGE, era=MEDIEVAL, cost=6, use=GainBasicBuilding(),
        source=DESIGNED,
    )
    card(
        "ii-engineering", "Engineering", "la Ingénierie", KNOWLEDGE, era=MEDIEVAL, cost=5, use=BuildSection(3),
        source=DESIGNED,
    )
    card(
        "ii-machu-picchu", "Machu Picchu", "Machu Picchu", WONDER, era=MEDIEVAL, cost=4, cost2=4,
        use=Gain(PRODUCTION, Per(Provinces(MOUNTAIN), most=3)), bonus=Gain(CULTURE, 1), source=DESIGNED,
        but={"name": PUBLIC, "era": PUBLIC},
        note="Name, era: A Wonder of the Medieval Era of the core box, by a public source.",
    )
    card(
        "ii-notre-dame", "Notre-Dame", "Notre-Dame", WONDER, era=MEDIEVAL, cost=4, cost2=4,
        use=Seq(Gain(CULTURE, 1), Archive()), bonus=Gain(GOLD, 2), source=DESIGNED,
    )
    card(
        "ii-angkor-wat", "Angkor Wat", "Angkor Vat", WONDER, era=MEDIEVAL, cost=4, cost2=4,
        use=Archive(n=2, up_to=True, all_gain=Gain(CULTURE, 1)), bonus=DrawUse(), source=DESIGNED,
    )
    card(
        "ii-alhambra", "the Alhambra", "la Alhambra", WONDER, era=MEDIEVAL, cost=4, cost2=4, use=Gain(MILITARY, 3),
        bonus=GainBasicBuilding(), source=DESIGNED,
    )

    # Era III
    card(
        "iii-electricity", "Electricity", "la Électricité", KNOWLEDGE, era=MODERN, cost=7, use=DrawUse(2),
        source=DESIGNED,
    )
    card(
        "iii-railways", "Railways", "les Chemins de fer", KNOWLEDGE, era=MODERN, cost=7, output=((PRODUCTION, 2),),
        use=MoveUnits(2), source=DESIGNED,
    )
    card(
        "iii-flight", "Flight", "la Aviation", KNOWLEDGE, era=MODERN, cost=7,
        hooks=(Modify(DEFENCE, -2, lasts=True),), source=DESIGNED,
    )
    card(
        "iii-mass-media", "Mass Media", "les Médias de masse", KNOWLEDGE, era=MODERN, cost=8,
        use=Seq(PayBasic(1), Gain(CULTURE, 2)), source=DESIGNED,
    )
    card(
        "iii-eiffel-tower", "the Eiffel Tower", "la Tour Eiffel", WONDER, era=MODERN, cost=5, cost2=5,
        use=Gain(CULTURE, 2), bonus=Gain(GOLD, 3), source=DESIGNED,
    )
    card(
        "iii-statue-of-liberty", "the Statue of Liberty", "la Statue de la Liberté", WONDER, era=MODERN, cost=5,
        cost2=5, use=Seq(Gain(GOLD, 2), GainBasic(1)), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "iii-panama-canal", "the Panama Canal", "le Canal de Panama", WONDER, era=MODERN, cost=5, cost2=5,
        use=GainBasic(3), bonus=GainBasicBuilding(), source=DESIGNED,
    )
    card(
        "iii-international-space-station", "the International Space Station", "la Station spatiale internationale",
        WONDER, era=MODERN, cost=6, cost2=6, use=DrawUse(2), bonus=Gain(SCIENCE, 4), source=DESIGNED,
        but={"name": PUBLIC, "era": PUBLIC},
        note="Name, era: A Wonder of the Modern Era of the core box, by a public source.",
    )

"""The 30 Development cards of the Trade box."""

from __future__ import annotations

from clio.engine.control import If, Repeat, Seq
from clio.engine.hooks import On
from clio.games.monumental_duel.cardbook import (
    BOOK, BUILDING, DESIGNED, KNOWLEDGE, NEGOTIATE_EVENT, PROVINCE, RULEBOOK, WONDER,
)
from clio.games.monumental_duel.ops.resources import (
    Controls, Convert, Gain, GainBasic, GainDifferent, GainedAtLeast, Pay, PayBasic,
)
from clio.games.monumental_duel.ops.city import (
    Archive, CopyBuilding, DrawUse, GainBasicBuilding, Reinforce, Reserve,
)
from clio.games.monumental_duel.ops.modules import NEGOTIATE_FREE
from clio.games.monumental_duel.state import (
    AGRICULTURAL, BASIC, COASTAL, CULTURE, GOLD, MILITARY, MOUNTAINOUS, PRODUCTION, SCIENCE,
)


def declare() -> None:
    card = BOOK.card
    # Era I
    card(
        "t1k-weights", "Weights and Measures", "Poids et mesures", KNOWLEDGE, box="trade", era=1, cost=4,
        output=((PRODUCTION, 1),),
        use=Seq(Pay(GOLD, 1), GainDifferent(2)), source=DESIGNED,
        note="Cost: Retuned from 3 to 4; the greedy bot bought it nearly always.",
    )
    card(
        "t1k-coasting", "Coasting Trade", "Cabotage", KNOWLEDGE, box="trade", era=1, cost=5,
        use=If(Controls(COASTAL, 1), Gain(GOLD, 2), Gain(GOLD, 1)), source=DESIGNED,
        note="Cost: Retuned from 4 to 5; the greedy bot bought it nearly always.",
    )
    card(
        "t1k-credit", "Credit", "Crédit", KNOWLEDGE, box="trade", era=1, cost=4, output=((SCIENCE, 1),),
        hooks=(On(NEGOTIATE_EVENT, GainBasic(1), lasts=True),), source=DESIGNED,
        note="Cost: Retuned from 3 to 4; the greedy bot bought it nearly always.",
    )
    card(
        "t1w-colossus", "Colossus of Rhodes", "Colosse de Rhodes", WONDER, box="trade", era=1, cost=3, cost2=3,
        use=Seq(Pay(MILITARY, 1), NEGOTIATE_FREE), bonus=Gain(MILITARY, 2), source=DESIGNED,
        but={"name": RULEBOOK, "bonus": RULEBOOK},
        note="Era: Not legible; an ancient wonder. Cost: The usual one of Era I.",
    )
    card(
        "t1w-artemis", "Temple of Artemis", "Temple d'Artémis", WONDER, box="trade", era=1, cost=3, cost2=3,
        use=Seq(Pay(GOLD, 1), Gain(CULTURE, 1)), bonus=Gain(GOLD, 2), source=DESIGNED,
    )
    card(
        "t1w-cothon", "Cothon of Carthage", "Cothon de Carthage", WONDER, box="trade", era=1, cost=3, cost2=3,
        use=Reserve(refund=True), bonus=GainBasicBuilding(), source=DESIGNED,
    )
    card(
        "t1p-sahara", "Sahara", "Sahara", PROVINCE, box="trade", era=1, cost=3, province=MOUNTAINOUS,
        bonus=Gain(GOLD, 1), source=DESIGNED, but={"name": RULEBOOK, "cost": RULEBOOK},
        note="Era: Cost 3 is the line of Era I. Province type: Chosen so that Era I has one Province of each type.",
    )
    card(
        "t1p-phoenicia", "Phoenicia", "Phénicie", PROVINCE, box="trade", era=1, cost=4, province=COASTAL,
        bonus=NEGOTIATE_FREE, source=DESIGNED,
    )
    card(
        "t1p-sogdiana", "Sogdiana", "Sogdiane", PROVINCE, box="trade", era=1, cost=3, province=AGRICULTURAL,
        bonus=GainBasicBuilding(), source=DESIGNED,
    )
    card(
        "t1b-caravan-post", "Caravan Post", "Comptoir caravanier", BUILDING, box="trade", era=1, cost=5, output=((GOLD,
        2),),
        source=DESIGNED,
        note="Produces: Makes the Scientific Progress example (2 Gold) of the French rulebook of the Trade box "
        "playable. Cost: Retuned from 4 to 5; the greedy bot bought it nearly always.",
    )
    card(
        "t1b-warehouse", "Warehouse", "Entrepôt", BUILDING, box="trade", era=1, cost=4, output=((PRODUCTION, 2),),
        use=If(GainedAtLeast(PRODUCTION, 3), Gain(GOLD, 1)), source=DESIGNED,
        note="Cost: Retuned from 3 to 4; the greedy bot bought it nearly always.",
    )
    card(
        "t1b-bazaar", "Bazaar", "Bazar", BUILDING, box="trade", era=1, cost=3, output=((SCIENCE, 2),),
        use=Seq(PayBasic(1), Gain(GOLD, 1)), source=DESIGNED,
    )

    # Era II
    card(
        "t2k-bill-of-exchange", "Bill of Exchange", "Lettre de change", KNOWLEDGE, box="trade", era=2, cost=4,
        use=Seq(PayBasic(1), NEGOTIATE_FREE), source=DESIGNED,
    )
    card(
        "t2k-double-entry", "Double-entry Bookkeeping", "Partie double", KNOWLEDGE, box="trade", era=2, cost=5,
        use=If(GainedAtLeast(GOLD, 2), Gain(CULTURE, 1)), source=DESIGNED,
    )
    card(
        "t2k-compass", "Compass", "Boussole", KNOWLEDGE, box="trade", era=2, cost=4, output=((SCIENCE, 1),),
        use=Reserve(), source=DESIGNED,
    )
    card(
        "t2w-grand-canal", "Grand Canal", "Grand Canal", WONDER, box="trade", era=2, cost=4, cost2=4,
        use=NEGOTIATE_FREE, bonus=Gain(GOLD, 2), source=DESIGNED,
    )
    card(
        "t2w-angkor", "Angkor Wat", "Angkor Vat", WONDER, box="trade", era=2, cost=4, cost2=4,
        use=CopyBuilding(), bonus=Gain(CULTURE, 1), source=DESIGNED,
    )
    card(
        "t2w-machu-picchu", "Machu Picchu", "Machu Picchu", WONDER, box="trade", era=2, cost=4, cost2=4,
        use=If(Controls(MOUNTAINOUS, 1), GainDifferent(3), GainDifferent(2)), bonus=Reinforce(2, up_to=True),
        source=DESIGNED,
    )
    card(
        "t2p-flanders", "Flanders", "Flandre", PROVINCE, box="trade", era=2, cost=4, province=AGRICULTURAL,
        bonus=Gain(GOLD, 2), source=DESIGNED,
    )
    card(
        "t2p-malacca", "Malacca", "Malacca", PROVINCE, box="trade", era=2, cost=5, province=COASTAL,
        bonus=Seq(NEGOTIATE_FREE, Gain(GOLD, 1)), source=DESIGNED,
    )
    card(
        "t2p-andes", "Andes", "Andes", PROVINCE, box="trade", era=2, cost=5, province=MOUNTAINOUS,
        bonus=Seq(Gain(CULTURE, 1), GainBasic(1)), source=DESIGNED,
    )
    card(
        "t2b-cloth-hall", "Cloth Hall", "Halle aux draps", BUILDING, box="trade", era=2, cost=4, output=((PRODUCTION,
        1), (GOLD, 1)),
        use=Archive(), source=DESIGNED,
    )
    card(
        "t2b-caravanserai", "Caravanserai", "Caravansérail", BUILDING, box="trade", era=2, cost=5, output=((GOLD, 2),),
        use=Seq(PayBasic(1), DrawUse()), source=DESIGNED,
    )
    card(
        "t2b-mint", "Mint", "Hôtel des monnaies", BUILDING, box="trade", era=2, cost=4, output=((PRODUCTION, 2),),
        use=Convert(BASIC, GOLD, 3), source=DESIGNED,
    )

    # Era III
    card(
        "t3k-stock-exchange", "Stock Exchange", "Bourse", KNOWLEDGE, box="trade", era=3, cost=6, output=((GOLD, 2),),
        use=Seq(Pay(GOLD, 1), Gain(CULTURE, 1)), source=DESIGNED,
    )
    card(
        "t3k-containers", "Containerisation", "Conteneurisation", KNOWLEDGE, box="trade", era=3, cost=5,
        output=((PRODUCTION, 1),),
        hooks=(On(NEGOTIATE_EVENT, Gain(GOLD, 1), lasts=True),), source=DESIGNED,
    )
    card(
        "t3w-panama-canal", "Panama Canal", "Canal de Panama", WONDER, box="trade", era=3, cost=5, cost2=5,
        use=Repeat(2, NEGOTIATE_FREE), bonus=Gain(GOLD, 3), source=DESIGNED,
    )
    card(
        "t3w-liberty", "Statue of Liberty", "Statue de la Liberté", WONDER, box="trade", era=3, cost=5, cost2=5,
        use=Gain(CULTURE, 1), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "t3p-pampas", "Pampas", "Pampa", PROVINCE, box="trade", era=3, cost=5, province=AGRICULTURAL,
        bonus=Seq(Gain(GOLD, 2), GainBasic(1)), source=DESIGNED,
    )
    card(
        "t3p-transvaal", "Transvaal", "Transvaal", PROVINCE, box="trade", era=3, cost=6, province=MOUNTAINOUS,
        bonus=Seq(Gain(CULTURE, 1), Gain(GOLD, 1)), source=DESIGNED,
    )

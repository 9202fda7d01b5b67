"""The 30 Development cards of the Trade box."""

from __future__ import annotations

from clio.engine.control import If, Repeat, Seq
from clio.engine.hooks import On
from clio.games.families.monumental.cardbook import BUILDING, DESIGNED, KNOWLEDGE, RULEBOOK, WONDER
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import (
    Convert, Gain, GainBasic, GainDifferent, GainedAtLeast, Pay, PayBasic,
)
from clio.games.families.monumental.state import BASIC, CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental_duel.cardbook import BOOK, NEGOTIATE_EVENT, PROVINCE
from clio.games.monumental_duel.ops.city import CopyBuilding, DrawUse, GainBasicBuilding, Reserve
from clio.games.monumental_duel.ops.standing import Controls
from clio.games.monumental_duel.state import AGRICULTURAL, COASTAL, MOUNTAINOUS
from clio.games.monumental_duel.ops.modules import NEGOTIATE_FREE


def declare() -> None:
    card = BOOK.card
    # Era I
    card(
        "t1k-weights", "Weights and Measures", "les Poids et mesures", KNOWLEDGE, box="trade", era=1, cost=4,
        output=((PRODUCTION, 1),),
        use=Seq(Pay(GOLD, 1), GainDifferent(2)), source=DESIGNED,
        note="Cost: Retuned from 3 to 4; the greedy bot bought it nearly always.",
    )
    card(
        "t1k-coasting", "Coasting Trade", "le Cabotage", KNOWLEDGE, box="trade", era=1, cost=5,
        use=If(Controls(COASTAL, 1), Gain(GOLD, 2), Gain(GOLD, 1)), source=DESIGNED,
        note="Cost: Retuned from 4 to 5; the greedy bot bought it nearly always.",
    )
    card(
        "t1k-credit", "Credit", "le Crédit", KNOWLEDGE, box="trade", era=1, cost=4, output=((SCIENCE, 1),),
        hooks=(On(NEGOTIATE_EVENT, GainBasic(1), lasts=True),), source=DESIGNED,
        note="Cost: Retuned from 3 to 4; the greedy bot bought it nearly always.",
    )
    card(
        "t1w-colossus", "the Colossus of Rhodes", "le Colosse de Rhodes", WONDER, box="trade", era=1, cost=3, cost2=3,
        use=Seq(Pay(MILITARY, 1), NEGOTIATE_FREE), bonus=Gain(MILITARY, 2), source=DESIGNED,
        but={"name": RULEBOOK, "bonus": RULEBOOK},
        note="Era: Not legible; an ancient wonder. Cost: The usual one of Era I.",
    )
    card(
        "t1w-artemis", "the Temple of Artemis", "le Temple d'Artémis", WONDER, box="trade", era=1, cost=3, cost2=3,
        use=Seq(Pay(GOLD, 1), Gain(CULTURE, 1)), bonus=Gain(GOLD, 2), source=DESIGNED,
    )
    card(
        "t1w-cothon", "the Cothon of Carthage", "le Cothon de Carthage", WONDER, box="trade", era=1, cost=3, cost2=3,
        use=Reserve(refund=True), bonus=GainBasicBuilding(), source=DESIGNED,
    )
    card(
        "t1p-sahara", "the Sahara", "le Sahara", PROVINCE, box="trade", era=1, cost=3, province=MOUNTAINOUS,
        bonus=Gain(GOLD, 1), source=DESIGNED, but={"name": RULEBOOK, "cost": RULEBOOK},
        note="Era: Cost 3 is the line of Era I. Province type: Chosen so that Era I has one Province of each type.",
    )
    card(
        "t1p-phoenicia", "Phoenicia", "la Phénicie", PROVINCE, box="trade", era=1, cost=4, province=COASTAL,
        bonus=NEGOTIATE_FREE, source=DESIGNED,
    )
    card(
        "t1p-sogdiana", "Sogdiana", "la Sogdiane", PROVINCE, box="trade", era=1, cost=3, province=AGRICULTURAL,
        bonus=GainBasicBuilding(), source=DESIGNED,
    )
    card(
        "t1b-caravan-post", "the Caravan Post", "le Comptoir caravanier", BUILDING, box="trade", era=1, cost=5,
        output=((GOLD,
        2),),
        source=DESIGNED,
        note="Produces: Makes the Scientific Progress example (2 Gold) of the French rulebook of the Trade box "
        "playable. Cost: Retuned from 4 to 5; the greedy bot bought it nearly always.",
    )
    card(
        "t1b-warehouse", "the Warehouse", "le Entrepôt", BUILDING, box="trade", era=1, cost=4,
        output=((PRODUCTION, 2),),
        use=If(GainedAtLeast(PRODUCTION, 3), Gain(GOLD, 1)), source=DESIGNED,
        note="Cost: Retuned from 3 to 4; the greedy bot bought it nearly always.",
    )
    card(
        "t1b-bazaar", "the Bazaar", "le Bazar", BUILDING, box="trade", era=1, cost=3, output=((SCIENCE, 2),),
        use=Seq(PayBasic(1), Gain(GOLD, 1)), source=DESIGNED,
    )

    # Era II
    card(
        "t2k-bill-of-exchange", "the Bill of Exchange", "la Lettre de change", KNOWLEDGE, box="trade", era=2, cost=4,
        use=Seq(PayBasic(1), NEGOTIATE_FREE), source=DESIGNED,
    )
    card(
        "t2k-double-entry", "Double-entry Bookkeeping", "la Partie double", KNOWLEDGE, box="trade", era=2, cost=5,
        use=If(GainedAtLeast(GOLD, 2), Gain(CULTURE, 1)), source=DESIGNED,
    )
    card(
        "t2k-compass", "the Compass", "la Boussole", KNOWLEDGE, box="trade", era=2, cost=4, output=((SCIENCE, 1),),
        use=Reserve(), source=DESIGNED,
    )
    card(
        "t2w-grand-canal", "the Grand Canal", "le Grand Canal", WONDER, box="trade", era=2, cost=4, cost2=4,
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
        "t2p-flanders", "Flanders", "la Flandre", PROVINCE, box="trade", era=2, cost=4, province=AGRICULTURAL,
        bonus=Gain(GOLD, 2), source=DESIGNED,
    )
    card(
        "t2p-malacca", "Malacca", "Malacca", PROVINCE, box="trade", era=2, cost=5, province=COASTAL,
        bonus=Seq(NEGOTIATE_FREE, Gain(GOLD, 1)), source=DESIGNED,
    )
    card(
        "t2p-andes", "the Andes", "les Andes", PROVINCE, box="trade", era=2, cost=5, province=MOUNTAINOUS,
        bonus=Seq(Gain(CULTURE, 1), GainBasic(1)), source=DESIGNED,
    )
    card(
        "t2b-cloth-hall", "the Cloth Hall", "la Halle aux draps", BUILDING, box="trade", era=2, cost=4,
        output=((PRODUCTION,
        1), (GOLD, 1)),
        use=Archive(), source=DESIGNED,
    )
    card(
        "t2b-caravanserai", "the Caravanserai", "le Caravansérail", BUILDING, box="trade", era=2, cost=5,
        output=((GOLD, 2),),
        use=Seq(PayBasic(1), DrawUse()), source=DESIGNED,
    )
    card(
        "t2b-mint", "the Mint", "le Hôtel des monnaies", BUILDING, box="trade", era=2, cost=4,
        output=((PRODUCTION, 2),),
        use=Convert(BASIC, GOLD, 3), source=DESIGNED,
    )

    # Era III
    card(
        "t3k-stock-exchange", "the Stock Exchange", "la Bourse", KNOWLEDGE, box="trade", era=3, cost=6,
        output=((GOLD, 2),),
        use=Seq(Pay(GOLD, 1), Gain(CULTURE, 1)), source=DESIGNED,
    )
    card(
        "t3k-containers", "Containerisation", "la Conteneurisation", KNOWLEDGE, box="trade", era=3, cost=5,
        output=((PRODUCTION, 1),),
        hooks=(On(NEGOTIATE_EVENT, Gain(GOLD, 1), lasts=True),), source=DESIGNED,
    )
    card(
        "t3w-panama-canal", "the Panama Canal", "le Canal de Panama", WONDER, box="trade", era=3, cost=5, cost2=5,
        use=Repeat(2, NEGOTIATE_FREE), bonus=Gain(GOLD, 3), source=DESIGNED,
    )
    card(
        "t3w-liberty", "the Statue of Liberty", "la Statue de la Liberté", WONDER, box="trade", era=3, cost=5, cost2=5,
        use=Gain(CULTURE, 1), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "t3p-pampas", "the Pampas", "la Pampa", PROVINCE, box="trade", era=3, cost=5, province=AGRICULTURAL,
        bonus=Seq(Gain(GOLD, 2), GainBasic(1)), source=DESIGNED,
    )
    card(
        "t3p-transvaal", "the Transvaal", "le Transvaal", PROVINCE, box="trade", era=3, cost=6, province=MOUNTAINOUS,
        bonus=Seq(Gain(CULTURE, 1), Gain(GOLD, 1)), source=DESIGNED,
    )

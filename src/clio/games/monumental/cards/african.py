"""The 28 Development cards of African Empires, without the projects of the Future Era."""

from __future__ import annotations

from clio.engine.control import Choose, May, Seq
from clio.engine.hooks import TURN, On
from clio.games.families.monumental.cardbook import BUILDING, DESIGNED, KNOWLEDGE, PUBLIC, WONDER
from clio.games.families.monumental.ops.city import Archive, CopyPolicy
from clio.games.families.monumental.ops.resources import Convert, Gain, GainBasic, GainSame, Pay
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental.actions import CHOOSE, NO, YES
from clio.games.monumental.cardbook import AFRICAN, BOOK, CLASSICAL, COAST, MEDIEVAL, MODERN, PORT, TOKEN_REVEALED
from clio.games.monumental.ops.board import BOTH_FOR_REVOLT
from clio.games.monumental.ops.city import CopyAttached, GainBasicBuilding, GainRevolt, LookTop
from clio.games.monumental.ops.explorers import MoveExplorers
from clio.games.monumental.ops.standing import Per, Provinces, TradingPosts
from clio.games.monumental.ops.trade import Advance, Bargain, DrawGain, PayForEach, Reserve
from clio.games.monumental.ops.wonders import AcquireNow, BuildSection
from clio.games.monumental.state import FRESH_GOLD


def declare() -> None:
    card = BOOK.card
    # Era I
    card(
        "i-stone-foundations", "the Stone Foundations", "les Fondations en pierre", BUILDING, box=AFRICAN,
        era=CLASSICAL, cost=3, use=Reserve(refund=True),
    )
    card(
        "i-house-of-scribes", "the House of Scribes", "la Maison des scribes", BUILDING, box=AFRICAN, era=CLASSICAL,
        cost=3, output=((SCIENCE, 2),), use=Archive(), but={"produces": DESIGNED},
        note="Produces: The number 2 is printed, its symbol is not legible; ruled to be Science.",
    )
    card(
        "i-royal-barracks", "the Royal Barracks", "la Caserne royale", BUILDING, box=AFRICAN, era=CLASSICAL, cost=4,
        output=((MILITARY, 2),), hooks=(On(TOKEN_REVEALED, BOTH_FOR_REVOLT, limit=TURN),), but={"produces": DESIGNED},
        note="Produces: The number 2 is printed, its symbol is not legible; ruled to be Military.",
    )
    card(
        "i-market", "the Market", "le Marché", BUILDING, box=AFRICAN, era=CLASSICAL, cost=3, output=((GOLD, 1),),
        but={"produces": DESIGNED}, note="Produces: Not legible; ruled to be 1 Gold.",
    )
    card(
        "i-pharmacy", "the Pharmacy", "la Pharmacie", BUILDING, box=AFRICAN, era=CLASSICAL, cost=4,
        use=Archive(gain=GainSame(2)),
    )
    card(
        "i-navigation", "Navigation", "la Navigation", KNOWLEDGE, box=AFRICAN, era=CLASSICAL, cost=4, use=GainBasic(1),
    )
    card(
        "i-petroglyphs", "the Petroglyphs", "les Pétroglyphes", KNOWLEDGE, box=AFRICAN, era=CLASSICAL, cost=4,
        use=LookTop(),
    )
    card(
        "i-bronze-working", "Bronze Working", "le Travail du bronze", KNOWLEDGE, box=AFRICAN, era=CLASSICAL, cost=3,
        output=((MILITARY, 1),), but={"produces": DESIGNED},
        note="Produces: The number 1 is printed, its symbol is not legible; ruled to be Military.",
    )
    card(
        "i-the-wheel", "the Wheel", "la Roue", KNOWLEDGE, box=AFRICAN, era=CLASSICAL, cost=4, use=CopyAttached(),
        copying=True,
    )
    card(
        "i-ironworking", "Ironworking", "la Sidérurgie", KNOWLEDGE, box=AFRICAN, era=CLASSICAL, cost=4,
        output=((FRESH_GOLD, 2),), but={"produces": DESIGNED},
        note="Produces: That it is Gold to be spent in the same turn is printed, how much is not legible; ruled to be "
        "2 (MAE-CARD-12).",
    )
    card(
        "i-gebel-barkal", "Gebel Barkal", "le Gebel Barkal", WONDER, box=AFRICAN, era=CLASSICAL, cost=3, cost2=3,
        use=PayForEach((PRODUCTION, SCIENCE, MILITARY, GOLD), 2, Advance(1)), bonus=Advance(1),
    )
    card(
        "i-dabra-dammo", "Däbrä Dammo", "Däbrä Dammo", WONDER, box=AFRICAN, era=CLASSICAL, cost=3, cost2=3,
        use=Seq(Pay(GOLD, 1), Gain(MILITARY, 1), Gain(SCIENCE, 1), Gain(PRODUCTION, 1)), bonus=Gain(GOLD, 2),
        but={"bonus": DESIGNED}, note="Bonus: Not legible; ruled to be 2 Gold.",
    )
    card(
        "i-stonehenge", "Stonehenge", "Stonehenge", WONDER, box=AFRICAN, era=CLASSICAL, cost=3, cost2=3,
        use=BuildSection(2, Gain(CULTURE, 1)), bonus=Gain(PRODUCTION, 2), but={"bonus": DESIGNED},
        note="Bonus: The number 2 is printed, its symbol is not legible; ruled to be Production.",
    )

    # Era II
    card(
        "ii-caravanserai", "the Caravanserai", "le Caravansérail", BUILDING, box=AFRICAN, era=MEDIEVAL, cost=5,
        output=((GOLD, 1),), use=Seq(Pay(GOLD, 1), Advance(1, needed=True)), source=DESIGNED,
    )
    card(
        "ii-salt-warehouse", "the Salt Warehouse", "le Entrepôt de sel", BUILDING, box=AFRICAN, era=MEDIEVAL, cost=6,
        output=((PRODUCTION, 2),), use=Convert((PRODUCTION,), GOLD, 2, least=1), source=DESIGNED,
    )
    card(
        "ii-indaba-house", "the Indaba House", "la Maison de l'indaba", BUILDING, box=AFRICAN, era=MEDIEVAL, cost=5,
        output=((MILITARY, 2),), use=Archive(discard=True), source=DESIGNED,
    )
    card(
        "ii-cartography", "Cartography", "la Cartographie", KNOWLEDGE, box=AFRICAN, era=MEDIEVAL, cost=5,
        use=Seq(Reserve(), Bargain(1)), source=DESIGNED,
    )
    card(
        "ii-dhow-sailing", "Dhow Sailing", "la Navigation en boutre", KNOWLEDGE, box=AFRICAN, era=MEDIEVAL, cost=5,
        use=MoveExplorers(1, each=True), source=DESIGNED,
    )
    card(
        "ii-great-mosque-of-djenne", "the Great Mosque of Djenné", "la Grande Mosquée de Djenné", WONDER, box=AFRICAN,
        era=MEDIEVAL, cost=4, cost2=4, use=Archive(discard=True, gain=Gain(GOLD, 1), repeat=True),
        bonus=Seq(GainRevolt(), Gain(GOLD, 3)), source=DESIGNED,
        but={"name": PUBLIC, "cost": PUBLIC, "effect": PUBLIC},
        note="Name, cost, effect: As in the rulebook of Monumental Duel (Espionage box). Bonus: That card has a Revolt "
        "and the number 3 with a symbol not legible; ruled to be Gold.",
    )
    card(
        "ii-cliffs-of-bandiagara", "the Cliffs of Bandiagara", "les Falaises de Bandiagara", WONDER, box=AFRICAN,
        era=MEDIEVAL, cost=4, cost2=4, use=Seq(Gain(GOLD, 1), May(YES, NO, Seq(Pay(GOLD, 1), Advance(1, needed=True)))),
        bonus=Advance(1), source=DESIGNED, but={"name": PUBLIC, "cost": PUBLIC},
        note="Name, cost: As in the rulebook of Monumental Duel (Espionage box).",
    )
    card(
        "ii-churches-of-lalibela", "the Churches of Lalibela", "les Églises de Lalibela", WONDER, box=AFRICAN,
        era=MEDIEVAL, cost=4, cost2=4, use=AcquireNow(2, (BUILDING, KNOWLEDGE, WONDER), display=False, basic=False),
        bonus=Reserve(2), source=DESIGNED,
    )
    card(
        "ii-great-zimbabwe", "Great Zimbabwe", "le Grand Zimbabwe", WONDER, box=AFRICAN, era=MEDIEVAL, cost=4, cost2=4,
        use=Gain(GOLD, TradingPosts()), bonus=DrawGain(), source=DESIGNED,
    )
    card(
        "ii-walls-of-benin", "the Walls of Benin", "les Murailles de Bénin", WONDER, box=AFRICAN, era=MEDIEVAL, cost=4,
        cost2=4, use=Seq(Gain(MILITARY, 2), Gain(PRODUCTION, 1)), bonus=GainBasicBuilding(), source=DESIGNED,
    )
    card(
        "ii-palace-of-kilwa", "the Palace of Kilwa", "le Palais de Kilwa", WONDER, box=AFRICAN, era=MEDIEVAL, cost=4,
        cost2=4, use=Gain(GOLD, Per(Provinces(COAST, PORT), most=2)), bonus=Advance(2), source=DESIGNED,
    )

    # Era III
    card(
        "iii-telecommunications", "Telecommunications", "les Télécommunications", KNOWLEDGE, box=AFRICAN, era=MODERN,
        cost=7, use=CopyPolicy(active=True), copying=True, source=DESIGNED,
    )
    card(
        "iii-hydroelectricity", "Hydroelectricity", "la Hydroélectricité", KNOWLEDGE, box=AFRICAN, era=MODERN, cost=7,
        use=Choose(CHOOSE, Gain(PRODUCTION, 3), Gain(SCIENCE, 3)), source=DESIGNED,
    )
    card(
        "iii-aswan-high-dam", "the Aswan High Dam", "le Haut barrage d'Assouan", WONDER, box=AFRICAN, era=MODERN,
        cost=5, cost2=5, use=Gain(PRODUCTION, 4), bonus=Seq(Gain(CULTURE, 1), Gain(GOLD, 2)), source=DESIGNED,
    )
    card(
        "iii-african-renaissance-monument", "the African Renaissance Monument",
        "le Monument de la Renaissance africaine", WONDER, box=AFRICAN, era=MODERN, cost=5, cost2=5,
        use=Seq(Gain(CULTURE, 1), GainBasic(2)), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )

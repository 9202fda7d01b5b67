"""The 12 Development cards of the Renaissance, in the core box."""

from __future__ import annotations

from clio.engine.control import Seq
from clio.engine.hooks import Modify
from clio.games.families.monumental.cardbook import BUILDING, DESIGNED, KNOWLEDGE, WONDER
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Convert, Gain, GainBasic
from clio.games.families.monumental.state import BASIC, CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental.cardbook import BOOK, DEFENCE, RENAISSANCE
from clio.games.monumental.ops.city import DrawUse, GainBasicBuilding
from clio.games.monumental.ops.explorers import MoveExplorers
from clio.games.monumental.ops.wonders import BuildSection


def declare() -> None:
    card = BOOK.card
    card(
        "r-printing-house", "the Printing House", "la Imprimerie", BUILDING, era=RENAISSANCE, cost=6,
        output=((SCIENCE, 2),), use=Archive(gain=GainBasic(1)), source=DESIGNED,
    )
    card(
        "r-shipyard", "the Shipyard", "le Chantier naval", BUILDING, era=RENAISSANCE, cost=6, output=((MILITARY, 2),),
        use=MoveExplorers(2), source=DESIGNED,
    )
    card(
        "r-bank", "the Bank", "la Banque", BUILDING, era=RENAISSANCE, cost=6, output=((GOLD, 2),),
        use=Convert(BASIC, GOLD, 1, least=1), source=DESIGNED,
    )
    card(
        "r-opera-house", "the Opera House", "le Opéra", BUILDING, era=RENAISSANCE, cost=6, output=((CULTURE, 1),),
        use=GainBasic(1), source=DESIGNED,
    )
    card(
        "r-perspective", "Perspective", "la Perspective", KNOWLEDGE, era=RENAISSANCE, cost=6, use=BuildSection(4),
        source=DESIGNED,
    )
    card(
        "r-astronomy", "Astronomy", "la Astronomie", KNOWLEDGE, era=RENAISSANCE, cost=6, output=((SCIENCE, 1),),
        use=DrawUse(), source=DESIGNED,
    )
    card(
        "r-double-entry-bookkeeping", "Double-entry Bookkeeping", "la Comptabilité en partie double", KNOWLEDGE,
        era=RENAISSANCE, cost=6, use=Convert(BASIC, GOLD, 3, least=1), source=DESIGNED,
    )
    card(
        "r-ballistics", "Ballistics", "la Balistique", KNOWLEDGE, era=RENAISSANCE, cost=6, output=((MILITARY, 1),),
        hooks=(Modify(DEFENCE, -1, lasts=True),), source=DESIGNED,
    )
    card(
        "r-sistine-chapel", "the Sistine Chapel", "la Chapelle Sixtine", WONDER, era=RENAISSANCE, cost=4, cost2=5,
        use=Seq(Gain(CULTURE, 1), GainBasic(1)), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "r-taj-mahal", "the Taj Mahal", "le Taj Mahal", WONDER, era=RENAISSANCE, cost=4, cost2=5, use=Gain(GOLD, 2),
        bonus=Reinforce(2), source=DESIGNED,
    )
    card(
        "r-forbidden-city", "the Forbidden City", "la Cité interdite", WONDER, era=RENAISSANCE, cost=4, cost2=5,
        use=Gain(PRODUCTION, 3), bonus=GainBasicBuilding(), source=DESIGNED,
    )
    card(
        "r-topkapi-palace", "the Topkapi Palace", "le Palais de Topkapi", WONDER, era=RENAISSANCE, cost=4, cost2=5,
        use=Seq(Gain(MILITARY, 2), Gain(SCIENCE, 1)), bonus=Gain(MILITARY, 3), source=DESIGNED,
    )

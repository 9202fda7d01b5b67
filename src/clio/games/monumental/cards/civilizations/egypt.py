"""The Egyptians of the core box."""

from __future__ import annotations

from typing import Final

from clio.engine.control import If, Seq
from clio.engine.hooks import TURN, Modify, On
from clio.games.families.monumental.cardbook import (
    CONQUEST, DESIGNED, PROGRESS_PRICE, WONDER_COMPLETED, Card, Civilization,
)
from clio.games.families.monumental.ops.city import Archive, DiscardCity, Reinforce
from clio.games.families.monumental.ops.resources import Convert, Gain, GainBasic, Pay
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental.cardbook import ARCHITECTURAL, CORE
from clio.games.monumental.ops.city import DrawUse
from clio.games.monumental.ops.standing import SectionBuilt, WarlordEntered
from clio.games.monumental.ops.wonders import BuildSection
from clio.games.monumental.state import EGYPT

TYPE: Final = ARCHITECTURAL
CIVILIZATION = Civilization(
    EGYPT, "egypt", "Egyptians", "Égyptiens", CORE,
    special=Card(
        "egypt-obelisk-yard", "the Obelisk Yard", "la Carrière aux obélisques", output=((PRODUCTION, 2),),
        use=If(SectionBuilt(), Gain(CULTURE, 1), needed=True), source=DESIGNED,
    ),
    knowledge=Card(
        "egypt-hieroglyphs", "Hieroglyphs", "les Hiéroglyphes", use=Seq(Pay(SCIENCE, 1), Gain(PRODUCTION, 3)),
        source=DESIGNED,
    ),
    policies=(
        Card(
            "egypt-corvee", "Corvée", "la Corvée", use=Convert((MILITARY, GOLD), PRODUCTION, 2, least=1),
            bonus=GainBasic(1), source=DESIGNED,
        ),
        Card(
            "egypt-cult-of-the-pharaoh", "Cult of the Pharaoh", "le Culte du pharaon",
            hooks=(On(WONDER_COMPLETED, Gain(CULTURE, 2)),), bonus=Reinforce(), source=DESIGNED,
        ),
        Card(
            "egypt-valley-of-the-kings", "Valley of the Kings", "la Vallée des Rois", use=BuildSection(1),
            bonus=Gain(GOLD, 1), source=DESIGNED,
        ),
        Card(
            "egypt-nile-calendar", "Nile Calendar", "le Calendrier du Nil", use=DiscardCity(gain=GainBasic(1)),
            bonus=DrawUse(), source=DESIGNED,
        ),
        Card(
            "egypt-royal-scribes", "Royal Scribes", "les Scribes royaux", hooks=(Modify(PROGRESS_PRICE, -1, TURN),),
            bonus=Archive(), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "egypt-ramesses", "Ramesses II", "Ramsès II",
        hooks=(On(CONQUEST, Gain(PRODUCTION, 2), limit=TURN, when=WarlordEntered()),),
    ),
)

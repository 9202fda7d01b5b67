"""The Malians of the Trade box, who pay for Provinces in Gold and gain 1 when they conquer."""

from __future__ import annotations

from clio.engine.control import If, Seq
from clio.engine.hooks import ROUND, On
from clio.games.families.monumental.cardbook import (
    CONQUEST, DESIGNED, KNOWLEDGE_ACQUIRED, PUBLIC, RULEBOOK, Card, Civilization,
)
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Convert, Gain, GainBasic, Pay, PayBasic
from clio.games.families.monumental.state import BASIC, CULTURE, GOLD
from clio.games.monumental_duel.cardbook import NEGOTIATE_EVENT, SPY_EVENT
from clio.games.monumental_duel.ops.city import DrawUse, GainBasicBuilding
from clio.games.monumental_duel.ops.standing import Controls
from clio.games.monumental_duel.state import ANY_TYPE, MALIANS
from clio.games.monumental_duel.ops.modules import AmbassadorFree

CIVILIZATION = Civilization(
    MALIANS, "malians", "Malians", "Maliens", "trade",
    special=Card(
        "mali-embassy", "the Embassy", "la Ambassade", use=Seq(PayBasic(2), AmbassadorFree()), source=DESIGNED,
        but={"name": PUBLIC}, note="Name: Printed in the rulebook of the parent game (African Empires).",
    ),
    knowledge=Card(
        "mali-regional-tax", "the Regional Tax", "le Impôt régional", use=If(Controls(ANY_TYPE, 1), Gain(GOLD, 1)),
        source=DESIGNED, but={"name": RULEBOOK},
        note="Effect: Only known to be usable as an action; the Malians pay Provinces in Gold and start without one.",
    ),
    policies=(
        Card(
            "mali-relays", "Relays", "les Relais", hooks=(On((SPY_EVENT, NEGOTIATE_EVENT), GainBasic(1)),),
            bonus=Gain(GOLD, 1), source=PUBLIC, but={"effect": DESIGNED},
            note="Name: Printed in the rulebook of the parent game (African Empires). Bonus: That of the card of the "
            "same name in the rulebook of the parent game (African Empires).",
        ),
        Card(
            "mali-salt-road", "Salt Road", "la Route du sel", use=Convert(BASIC, GOLD, 2), bonus=GainBasic(1),
            source=DESIGNED,
        ),
        Card(
            "mali-pilgrimage", "Pilgrimage", "le Pèlerinage", use=Seq(Pay(GOLD, 2), Gain(CULTURE, 1), Archive()),
            bonus=Archive(), source=DESIGNED,
        ),
        Card(
            "mali-manden-charter", "Manden Charter", "la Charte du Manden",
            hooks=(On(CONQUEST, Reinforce(up_to=True)),), bonus=GainBasicBuilding(), source=DESIGNED,
        ),
        Card(
            "mali-sankore", "University of Sankore", "la Université de Sankoré",
            hooks=(On(KNOWLEDGE_ACQUIRED, Gain(GOLD, 1), limit=ROUND),), bonus=DrawUse(), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "mali-mansa-musa", "Mansa Musa", "Mansa Moussa", use=If(Controls(ANY_TYPE, 3), Gain(GOLD, 2), Gain(GOLD, 1)),
        source=PUBLIC, but={"effect": DESIGNED},
        note="Name: Printed in the rulebook of the parent game (African Empires).",
    ),
    rules=(On(CONQUEST, Gain(GOLD, 1)),),  # MDT-MAL-03
)

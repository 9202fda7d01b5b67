"""The Malians of African Empires, who pay for conquests in Gold and gain 1 by each."""

from __future__ import annotations

from typing import Final

from clio.engine.control import If, Seq
from clio.engine.hooks import TURN, On
from clio.games.families.monumental.cardbook import CONQUEST, DESIGNED, PUBLIC, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, Pay, PayBasic
from clio.games.families.monumental.state import CULTURE, GOLD, SCIENCE
from clio.games.monumental.cardbook import AFRICAN, ECONOMIC, GAIN_OBTAINED, INVESTMENT
from clio.games.monumental.ops.standing import Controls, Per, Provinces, WarlordEntered
from clio.games.monumental.ops.trade import Advance, DrawGain
from clio.games.monumental.state import MALI

TYPE: Final = ECONOMIC
CIVILIZATION = Civilization(
    MALI, "mali", "Malians", "Maliens", AFRICAN,
    special=Card("mali-embassy", "the Embassy", "la Ambassade", use=Seq(PayBasic(3), DrawGain(needed=True))),
    knowledge=Card(
        "mali-regional-tax", "the Regional Tax", "le Impôt régional", use=If(Controls(6), Gain(GOLD, 1), needed=True),
        source=DESIGNED, but={"name": PUBLIC}, note="Name: Printed in the rulebook of Monumental Duel (Trade box).",
    ),
    policies=(
        Card("mali-relay", "Relay", "le Relais", hooks=(On(GAIN_OBTAINED, GainBasic(1)),), bonus=Gain(GOLD, 1)),
        Card(
            "mali-gold-and-salt", "Gold and Salt", "Or et sel", hooks=(On(INVESTMENT, GainBasic(1)),),
            bonus=GainBasic(1), source=DESIGNED,
        ),
        Card(
            "mali-manuscripts-of-sankore", "Manuscripts of Sankoré", "les Manuscrits de Sankoré",
            use=Seq(Pay(GOLD, 1), Gain(SCIENCE, 2)), bonus=GainBasic(1), source=DESIGNED,
        ),
        Card(
            "mali-pilgrimage", "Pilgrimage", "le Pèlerinage", use=Seq(Pay(GOLD, 3), Gain(CULTURE, 1), Advance(1)),
            bonus=Archive(), source=DESIGNED,
        ),
        Card(
            "mali-river-tolls", "River Tolls", "les Péages du fleuve", use=Gain(GOLD, Per(Provinces(), 5, 1)),
            bonus=Reinforce(), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "mali-mansa-musa", "Mansa Musa", "Mansa Moussa",
        hooks=(On(CONQUEST, Advance(1), limit=TURN, when=WarlordEntered()),),
    ),
    rules=(On(CONQUEST, Gain(GOLD, 1)),),  # MAE-MAL-01
)

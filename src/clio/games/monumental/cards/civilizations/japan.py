"""The Japanese of the core box."""

from __future__ import annotations

from typing import Final

from clio.engine.control import Seq
from clio.engine.hooks import TURN, Modify, On
from clio.games.families.monumental.cardbook import (
    CONQUEST, DESIGNED, KNOWLEDGE_ACQUIRED, PROGRESS_PRICE, PUBLIC, Card, Civilization,
)
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, Pay, PayDifferent
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, SCIENCE
from clio.games.monumental.cardbook import CORE, CULTURAL, OWN_DEFENCE
from clio.games.monumental.ops.board import MoveUnits
from clio.games.monumental.ops.city import DrawUse
from clio.games.monumental.ops.standing import WarlordEntered
from clio.games.monumental.state import JAPAN, RAID

TYPE: Final = CULTURAL
CIVILIZATION = Civilization(
    JAPAN, "japan", "Japanese", "Japonais", CORE,
    special=Card(
        "japan-samurai-training-ground", "the Samurai Training Ground", "le Terrain d'entraînement des samouraïs",
        use=Gain(RAID, 2), source=PUBLIC, note="All: Told by a review.",
    ),
    knowledge=Card(
        "japan-calligraphy", "Calligraphy", "la Calligraphie", use=Seq(Pay(MILITARY, 1), Gain(SCIENCE, 3)),
        source=DESIGNED,
    ),
    policies=(
        Card(
            "japan-bushido", "Bushido", "le Bushido", hooks=(Modify(OWN_DEFENCE, 2),), bonus=Reinforce(),
            source=DESIGNED,
        ),
        Card(
            "japan-shogunate", "Shogunate", "le Shogunat", use=Seq(Gain(MILITARY, 2), MoveUnits(2)), bonus=GainBasic(1),
            source=DESIGNED,
        ),
        Card(
            "japan-tea-ceremony", "Tea Ceremony", "la Cérémonie du thé", use=Seq(PayDifferent(2), Gain(CULTURE, 2)),
            bonus=Archive(), source=DESIGNED,
        ),
        Card(
            "japan-sakoku", "Sakoku", "le Sakoku", hooks=(Modify(PROGRESS_PRICE, -1, TURN),), bonus=Gain(GOLD, 1),
            source=DESIGNED,
        ),
        Card(
            "japan-noh-theatre", "Noh Theatre", "le Théâtre nô",
            hooks=(On(KNOWLEDGE_ACQUIRED, Gain(CULTURE, 2), limit=TURN),), bonus=DrawUse(), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "japan-musashi", "Miyamoto Musashi", "Miyamoto Musashi",
        hooks=(On(CONQUEST, Gain(SCIENCE, 2), limit=TURN, when=WarlordEntered()),), source=PUBLIC,
        but={"effect": DESIGNED},
        note="Effect: That conquests bring Science is told by a review; how much is ours, as much as Ramesses II.",
    ),
)

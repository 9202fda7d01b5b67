"""The Chinese of the core box."""

from __future__ import annotations

from typing import Final

from clio.engine.control import If, Seq
from clio.engine.hooks import TURN, On
from clio.games.families.monumental.cardbook import CONQUEST, DESIGNED, PUBLIC, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, Pay
from clio.games.families.monumental.state import CULTURE, GOLD, PRODUCTION, SCIENCE
from clio.games.monumental.cardbook import CORE, SCIENTIFIC
from clio.games.monumental.ops.city import GainBasicBuilding
from clio.games.monumental.ops.explorers import MoveExplorers
from clio.games.monumental.ops.standing import Controls, Per, Provinces, WarlordEntered
from clio.games.monumental.ops.trade import EasierConquests
from clio.games.monumental.state import CHINA

TYPE: Final = SCIENTIFIC
CIVILIZATION = Civilization(
    CHINA, "china", "Chinese", "Chinois", CORE,
    special=Card(
        "china-paper-mill", "the Paper Mill", "le Moulin à papier", use=Seq(Pay(GOLD, 1), GainBasic(2)),
        source=PUBLIC, note="All: Told by a review.",
    ),
    knowledge=Card(
        "china-pyrotechnics", "Pyrotechnics", "la Pyrotechnie", use=Archive(), source=PUBLIC,
        but={"effect": DESIGNED}, note="Effect: That it archives is told by a review; how many cards is ours.",
    ),
    policies=(
        Card(
            "china-confucianism", "Confucianism", "le Confucianisme", use=Seq(Pay(SCIENCE, 1), Gain(CULTURE, 1)),
            bonus=Archive(), source=DESIGNED,
        ),
        Card(
            "china-mandate-of-heaven", "Mandate of Heaven", "le Mandat du Ciel",
            use=If(Controls(5), Gain(CULTURE, 1), needed=True), bonus=Gain(GOLD, 1), source=DESIGNED,
        ),
        Card(
            "china-silk-road", "Silk Road", "la Route de la soie", use=MoveExplorers(1, each=True),
            bonus=Gain(GOLD, 1), source=DESIGNED,
        ),
        Card(
            "china-grand-canal", "Grand Canal", "le Grand Canal", use=Gain(PRODUCTION, Per(Provinces(), 2, 3)),
            bonus=Reinforce(), source=DESIGNED,
        ),
        Card(
            "china-art-of-war", "Art of War", "le Art de la guerre", use=EasierConquests(1, next=True),
            bonus=GainBasicBuilding(), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "china-mulan", "Hua Mulan", "Hua Mulan",
        hooks=(On(CONQUEST, Gain(CULTURE, 1), limit=TURN, when=WarlordEntered()),), source=PUBLIC,
        but={"effect": DESIGNED},
    ),
)

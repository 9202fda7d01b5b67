"""The Japanese of the Trade box."""

from __future__ import annotations

from clio.engine.control import If, Seq
from clio.engine.hooks import ROUND, Modify, On
from clio.games.families.monumental.cardbook import DESIGNED, PUBLIC, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, Pay, PayBasic
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental_duel.cardbook import PROVINCE_PRICE, WARLORD_EVENT
from clio.games.monumental_duel.ops.city import DrawUse, GainBasicBuilding
from clio.games.monumental_duel.ops.standing import HasAdvantage
from clio.games.monumental_duel.state import BARRICADE, JAPANESE
from clio.games.monumental_duel.ops.wonders import TakeAdvantage

CIVILIZATION = Civilization(
    JAPANESE, "japanese", "Japanese", "Japonais", "trade",
    special=Card(
        "japan-samurai-dojo", "the Samurai Dojo", "le Dojo des samouraïs",
        use=If(HasAdvantage(), Gain(MILITARY, 2), Gain(MILITARY, 1)), source=DESIGNED,
    ),
    knowledge=Card(
        "japan-tamahagane", "Tamahagane Steel", "le Acier tamahagane",
        use=Seq(Pay(PRODUCTION, 1), If(HasAdvantage(), Gain(MILITARY, 3), Gain(MILITARY, 2))), source=DESIGNED,
        note="Effect: Retuned, it gave 1 Military less; the Japanese won too seldom.",
    ),
    policies=(
        Card(
            "japan-bushido", "Bushido", "le Bushido", hooks=(Modify(PROVINCE_PRICE, -1, when=HasAdvantage()),),
            bonus=GainBasic(1), source=DESIGNED,
        ),
        Card(
            "japan-shogunate", "Shogunate", "le Shogunat", use=Seq(Pay(MILITARY, 1), TakeAdvantage()),
            bonus=Reinforce(), source=DESIGNED,
        ),
        Card(
            "japan-tea-ceremony", "Tea Ceremony", "la Cérémonie du thé", use=Seq(Pay(GOLD, 1), Gain(CULTURE, 1)),
            bonus=Archive(), source=DESIGNED,
        ),
        Card(
            "japan-sakoku", "Sakoku", "le Sakoku", use=Seq(PayBasic(1), GainBasicBuilding(BARRICADE)),
            bonus=Gain(GOLD, 1), source=DESIGNED,
        ),
        Card(
            "japan-noh", "Noh Theatre", "le Théâtre nô", hooks=(On(WARLORD_EVENT, Gain(SCIENCE, 1), limit=ROUND),),
            bonus=DrawUse(), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "japan-musashi", "Miyamoto Musashi", "Miyamoto Musashi", use=Seq(Gain(MILITARY, 1), Gain(SCIENCE, 1)),
        source=PUBLIC, but={"effect": DESIGNED},
        note="Name: Warlord of the Japanese in the parent game, by a public source.",
    ),
)

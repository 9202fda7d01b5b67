"""The Mughals of the Espionage box, whose Policies lie beside rows and columns."""

from __future__ import annotations

from clio.engine.control import Choose, Seq
from clio.engine.hooks import Modify, On
from clio.games.families.monumental.cardbook import CITY_ACTIVATION, DESIGNED, FIRST_SECTION, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, CopyPolicy, DiscardCity, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainDifferent, Pay, PayBasic
from clio.games.families.monumental.state import GOLD, SCIENCE
from clio.games.monumental_duel.actions import CHOOSE
from clio.games.monumental_duel.cardbook import PROVINCE_PRICE
from clio.games.monumental_duel.ops.city import DiscardActivated, DrawUse, GainBasicBuilding
from clio.games.monumental_duel.state import BARRICADE, MUGHALS
from clio.games.monumental_duel.ops.wonders import GainWonderBonus

CIVILIZATION = Civilization(
    MUGHALS, "mughals", "Mughals", "Moghols", "espionage",
    special=Card(
        "mughal-tomb", "the Mughal Tomb", "le Tombeau moghol", use=DiscardActivated(Gain(GOLD, 1)),
        timing=CITY_ACTIVATION, but={"produces": DESIGNED},
        note="Produces: A lone 1 in the setup figure is taken as the output of a neighbouring card; no output, "
        "like the Hoplite Ground (MD-OPEN-21).",
    ),
    knowledge=Card(
        "mughal-astronomy", "Mughal Astronomy", "la Astronomie moghole",
        use=Choose(CHOOSE, Gain(SCIENCE, 2), CopyPolicy()), source=DESIGNED,
    ),
    policies=(
        Card(
            "mughal-gunpowder", "Gunpowder", "la Poudre noire", hooks=(Modify(PROVINCE_PRICE, -1, lasts=True),),
            bonus=Gain(GOLD, 1),
        ),
        Card(
            "mughal-secularism", "Secularism", "le Sécularisme", use=Seq(PayBasic(1), GainDifferent(2)),
            bonus=Reinforce(),
        ),
        Card("mughal-mansabdar", "Mansabdar", "le Mansabdar", use=Seq(Pay(SCIENCE, 1), DrawUse()), bonus=Archive()),
        Card(
            "mughal-architecture", "Mughal Architecture", "la Architecture moghole",
            hooks=(On(FIRST_SECTION, GainWonderBonus(), lasts=True),), bonus=GainBasicBuilding(),
        ),
        Card("mughal-dahsala", "Dahsala", "le Dahsala", use=Gain(GOLD, 1), bonus=DiscardCity(2, up_to=True)),
    ),
    warlord=Card(
        "mughal-akbar", "Akbar the Great", "Akbar le Grand", use=Seq(DiscardCity(), GainBasicBuilding(BARRICADE)),
    ),
)

"""The Aksumites of African Empires, who acquire, archive and give away reserved cards."""

from __future__ import annotations

from typing import Final

from clio.engine.control import If, Seq
from clio.engine.hooks import TURN, Modify, On
from clio.games.families.monumental.cardbook import CONQUEST, DESIGNED, PUBLIC, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, GainedAtLeast, PayBasic
from clio.games.families.monumental.state import CULTURE, GOLD, PRODUCTION
from clio.games.monumental.cardbook import AFRICAN, BUILDING_GAINED, RESERVED_PRICE, SCIENTIFIC
from clio.games.monumental.ops.city import ActivateNow
from clio.games.monumental.ops.standing import WarlordEntered
from clio.games.monumental.ops.trade import ArchiveReserved, Reserve, TransferReserved
from clio.games.monumental.state import AKSUM

TYPE: Final = SCIENTIFIC
CIVILIZATION = Civilization(
    AKSUM, "aksum", "Aksumites", "Aksumites", AFRICAN,
    special=Card(
        "aksum-port-of-adulis", "the Port of Adulis", "le Port d'Adoulis", use=ArchiveReserved(refund=3),
        source=DESIGNED,
    ),
    knowledge=Card(
        "aksum-coinage", "Coinage", "la Frappe de monnaie", use=TransferReserved(Seq(Gain(GOLD, 2), GainBasic(1))),
        source=DESIGNED,
    ),
    policies=(
        Card(
            "aksum-raising-of-stelae", "Raising of Stelae", "la Construction de Stèles",
            hooks=(On(BUILDING_GAINED, ActivateNow(), limit=TURN),), bonus=Reinforce(),
        ),
        Card(
            "aksum-ge-ez-alphabet", "Ge'ez Alphabet", "le Alphabet Ge'ez", use=ArchiveReserved(gain=Gain(CULTURE, 1)),
            bonus=Gain(GOLD, 1),
        ),
        Card(
            "aksum-maritime-trade-routes", "Maritime Trade Routes", "les Routes commerciales maritimes",
            use=Seq(PayBasic(1), Reserve(needed=True)), bonus=Gain(GOLD, 1), source=DESIGNED, but={"name": PUBLIC},
            note="Name: Printed in the rulebook of Monumental Duel (Espionage box).",
        ),
        Card(
            "aksum-salt-mines", "Salt Mines", "les Mines de sel",
            use=If(GainedAtLeast(PRODUCTION, 3), Gain(GOLD, 1), needed=True), bonus=Archive(), source=PUBLIC,
            note="All: As in the rulebook of Monumental Duel (Espionage box), its round read as a turn.",
        ),
        Card(
            "aksum-hillside-terraces", "Hillside Terraces", "les Terrasses à flanc de coteau",
            hooks=(Modify(RESERVED_PRICE, -2),), bonus=GainBasic(1), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "aksum-makeda", "Makeda, Queen of Sheba", "Makéda, Reine de Saba",
        hooks=(On(CONQUEST, Reserve(), limit=TURN, when=WarlordEntered()),),
    ),
)

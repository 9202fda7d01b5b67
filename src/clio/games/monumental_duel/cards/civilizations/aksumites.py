"""The Aksumites of the Espionage box, who reserve at the start of a round."""

from __future__ import annotations

from clio.engine.control import If, Seq
from clio.engine.hooks import On
from clio.games.families.monumental.cardbook import DESIGNED, PUBLIC, WONDER_COMPLETED, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, GainedAtLeast, Pay, PayDifferent
from clio.games.families.monumental.state import CULTURE, GOLD, PRODUCTION
from clio.games.monumental_duel.cardbook import RESERVED_ACQUIRED, ROUND_START
from clio.games.monumental_duel.ops.city import Reserve
from clio.games.monumental_duel.state import AKSUMITES, VP

CIVILIZATION = Civilization(
    AKSUMITES, "aksumites", "Aksumites", "Aksumites", "espionage",
    special=Card(
        "aksum-royal-mint", "the Royal Mint", "le Atelier monétaire", use=Seq(PayDifferent(2), Gain(VP, 1)),
        source=DESIGNED,
    ),
    knowledge=Card(
        "aksum-terrace-farming", "Terrace Farming", "la Culture en terrasses", use=Seq(Pay(VP, 1), GainBasic(3)),
        source=DESIGNED,
    ),
    policies=(
        Card(
            "aksum-maritime-trade-routes", "Maritime Trade Routes", "les Routes commerciales maritimes",
            use=Seq(Pay(VP, 1), Reserve()), timing=ROUND_START, bonus=Gain(VP, 1),
        ),
        Card(
            "aksum-geez-alphabet", "Ge'ez Alphabet", "le Alphabet ge'ez", use=Seq(Pay(VP, 1), Gain(CULTURE, 1)),
            bonus=Gain(GOLD, 1),
        ),
        Card(
            "aksum-salt-mines", "Salt Mines", "les Mines de sel",
            use=If(GainedAtLeast(PRODUCTION, 3), Gain(GOLD, 1)), bonus=Archive(),
            note="Bonus: Read from the figure of two stacked Policies: archive on top, 1 Victory Point on the covered "
            "one.",
        ),
        Card(
            "aksum-stelae", "Raising of Stelae", "la Construction de stèles",
            hooks=(On((WONDER_COMPLETED, RESERVED_ACQUIRED), Gain(VP, 1)),), bonus=Reinforce(), source=PUBLIC,
            but={"effect": DESIGNED},
            note="Name: Printed in the rulebook of the parent game (African Empires). Bonus: That of the card of the "
            "same name in the rulebook of the parent game (African Empires).",
        ),
        Card(
            "aksum-red-sea-tolls", "Red Sea Tolls", "les Péages de la mer Rouge", use=Seq(Pay(GOLD, 1), Gain(VP, 1)),
            bonus=GainBasic(1), source=DESIGNED,
            note="Effect: Retuned, it gave 1 basic resource more; the Aksumites won too often.",
        ),
    ),
    warlord=Card("aksum-makeda", "Makeda, Queen of Sheba", "Makeda, Reine de Saba", use=Gain(VP, 1)),
)

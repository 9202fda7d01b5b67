"""The Danes of the core box."""

from __future__ import annotations

from typing import Final

from clio.engine.control import Choose, If, May, Seq
from clio.engine.hooks import TURN, On
from clio.games.families.monumental.cardbook import CONQUEST, DESIGNED, PUBLIC, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, Pay
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY
from clio.games.monumental.actions import CHOOSE, NO, YES
from clio.games.monumental.cardbook import AGGRESSIVE, CORE, TOKEN_REVEALED
from clio.games.monumental.ops.board import BOTH, MoveUnits
from clio.games.monumental.ops.city import DrawUse, GainBasicBuilding
from clio.games.monumental.ops.explorers import MoveExplorers
from clio.games.monumental.ops.standing import ConqueredThisTurn, Per, Provinces, WarlordEntered, WasOccupied
from clio.games.monumental.ops.trade import EasierConquests
from clio.games.monumental.state import DENMARK

TYPE: Final = AGGRESSIVE
CIVILIZATION = Civilization(
    DENMARK, "denmark", "Danes", "Danois", CORE,
    special=Card(
        "denmark-mead-hall", "the Mead Hall", "la Salle de l'hydromel", output=((MILITARY, 1),),
        use=If(ConqueredThisTurn(1), Gain(GOLD, 1), needed=True), source=DESIGNED,
    ),
    knowledge=Card(
        "denmark-longships", "the Longships", "les Drakkars", use=Choose(CHOOSE, MoveExplorers(2), MoveUnits(2)),
        source=DESIGNED,
    ),
    policies=(
        Card(
            "denmark-plunder", "Plunder", "le Pillage",
            hooks=(On(CONQUEST, Gain(GOLD, 1), limit=TURN, when=WasOccupied()),), bonus=GainBasic(1), source=DESIGNED,
        ),
        Card(
            "denmark-the-thing", "the Thing", "le Thing", use=Seq(Pay(MILITARY, 3), Gain(CULTURE, 1)), bonus=Archive(),
            source=DESIGNED,
        ),
        Card(
            "denmark-berserkers", "Berserkers", "les Berserkers", use=EasierConquests(1, next=True), bonus=Reinforce(),
            source=DESIGNED,
        ),
        Card(
            "denmark-jarls", "Jarls", "les Jarls", use=Gain(MILITARY, Per(Provinces(), 3, 2)), bonus=Gain(GOLD, 1),
            source=DESIGNED,
        ),
        Card(
            "denmark-runestones", "Runestones", "les Pierres runiques",
            hooks=(On(CONQUEST, May(YES, NO, DrawUse()), limit=TURN),), bonus=GainBasicBuilding(), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "denmark-siegfried", "Siegfried", "Siegfried",
        hooks=(On(TOKEN_REVEALED, BOTH, limit=TURN, when=WarlordEntered()),), source=PUBLIC, but={"effect": DESIGNED},
        note="Effect: A Warlord of the core box with this effect is told of in a public discussion of the rules; that "
        "it is Siegfried is ours.",
    ),
)

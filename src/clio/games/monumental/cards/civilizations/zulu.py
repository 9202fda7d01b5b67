"""The Zulu of African Empires, who hide their forces and trade power for Revolts."""

from __future__ import annotations

from typing import Final

from clio.engine.control import Repeat
from clio.engine.hooks import TURN, On
from clio.games.families.monumental.cardbook import CONQUEST, DESIGNED, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic
from clio.games.families.monumental.state import GOLD, MILITARY
from clio.games.monumental.cardbook import AFRICAN, AGGRESSIVE, TOKEN_REVEALED
from clio.games.monumental.ops.board import BOTH_FOR_REVOLT, MoveUnits
from clio.games.monumental.ops.city import GainBasicBuilding, GainRevolt
from clio.games.monumental.ops.standing import (
    FirstLed, NeighboursOfConquest, Per, PreviousController, Provinces, WarlordEntered, WasOccupied,
)
from clio.games.monumental.state import ZULU

TYPE: Final = AGGRESSIVE
CIVILIZATION = Civilization(
    ZULU, "zulu", "Zulu", "Zoulous", AFRICAN,
    special=Card(
        "zulu-ibutho-camp", "the Ibutho Camp", "le Campement Ibutho", output=((MILITARY, 3),), start=GainRevolt(),
    ),
    knowledge=Card(
        "zulu-age-classes", "Age Classes", "les Classes d'Âge", use=Archive(discard=True, city=False),
        note="Effect: Known from the advice of the French rulebook of African Empires; the card is not shown.",
    ),
    policies=(
        Card(
            "zulu-horns-of-the-buffalo", "Horns of the Buffalo", "les Cornes du buffle",
            hooks=(On(CONQUEST, MoveUnits(2), limit=TURN),), bonus=GainBasic(1), source=DESIGNED,
        ),
        Card(
            "zulu-cattle-tribute", "Cattle Tribute", "le Tribut de bétail",
            use=Repeat(Per(Provinces(), 4, 2), GainBasic(1)), bonus=Gain(GOLD, 1), source=DESIGNED,
        ),
        Card(
            "zulu-gathering-of-the-clans", "Gathering of the Clans", "le Rassemblement des clans",
            hooks=(On(CONQUEST, GainBasic(1), when=WasOccupied()),), bonus=Archive(), source=DESIGNED,
        ),
        Card(
            "zulu-royal-kraal", "Royal Kraal", "le Kraal royal",
            use=Archive(discard=True, only_revolt=True, n=2, up_to=True), bonus=Reinforce(), source=DESIGNED,
        ),
        Card(
            "zulu-mfecane", "Mfecane", "le Mfecane",
            hooks=(On(CONQUEST, GainRevolt(1, NeighboursOfConquest()), limit=TURN),), bonus=GainBasicBuilding(),
            source=DESIGNED,
        ),
    ),
    warlord=Card(
        "zulu-chaka", "Chaka Zulu", "Chaka Zoulou",
        hooks=(
            On(TOKEN_REVEALED, BOTH_FOR_REVOLT, when=FirstLed()),
            On(CONQUEST, GainRevolt(1, PreviousController()), limit=TURN, when=WarlordEntered()),
        ),
    ),
)

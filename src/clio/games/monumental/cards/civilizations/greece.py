"""The Greeks of the core box, known best from Monumental Duel."""

from __future__ import annotations

from typing import Final

from clio.engine.control import Seq
from clio.engine.hooks import TURN, Modify, On
from clio.games.families.monumental.cardbook import (
    CITY_ACTIVATION, CONQUEST, DESIGNED, PROGRESS_PRICE, PUBLIC, WONDER_ANY_BASIC, Card, Civilization,
)
from clio.games.families.monumental.ops.city import Archive, CopyBonus, Reinforce, SwapCity
from clio.games.families.monumental.ops.resources import ActivatedCards, Exchange, Gain, GainBasic, Pay
from clio.games.families.monumental.state import FORT, GOLD, MILITARY, SCIENCE, SHOOTING_RANGE
from clio.games.monumental.cardbook import CORE, ECONOMIC
from clio.games.monumental.ops.city import DrawUse, GainBasicBuilding
from clio.games.monumental.ops.standing import WarlordEntered
from clio.games.monumental.state import GREECE

AS_IN_DUEL: Final = "All: As in the rulebook of Monumental Duel (Espionage box), its round read as a turn."

TYPE: Final = ECONOMIC
CIVILIZATION = Civilization(
    GREECE, "greece", "Greeks", "Grecs", CORE,
    special=Card(
        "greece-hoplite-ground", "the Hoplite Ground", "le Terrain des hoplites",
        use=Gain(MILITARY, ActivatedCards(FORT, SHOOTING_RANGE)), source=PUBLIC, note=AS_IN_DUEL,
    ),
    knowledge=Card(
        "greece-philosophy", "Philosophy", "la Philosophie", use=Exchange(), source=PUBLIC, note=AS_IN_DUEL,
    ),
    policies=(
        Card(
            "greece-scientific-method", "Scientific Method", "la Méthode scientifique",
            hooks=(Modify(PROGRESS_PRICE, -1, TURN),), bonus=Archive(), source=PUBLIC, note=AS_IN_DUEL,
        ),
        Card(
            "greece-poliorcetics", "Poliorcetics", "la Poliorcétique", use=Seq(Pay(SCIENCE, 1), Gain(MILITARY, 2)),
            bonus=GainBasic(1), source=PUBLIC, note=AS_IN_DUEL,
        ),
        Card(
            "greece-treaties", "Treaties", "les Traités", use=CopyBonus(), bonus=Reinforce(), copying=True,
            source=PUBLIC, note=AS_IN_DUEL,
        ),
        Card(
            "greece-architecture", "Architecture", "la Architecture", hooks=(Modify(WONDER_ANY_BASIC, 1),),
            bonus=GainBasicBuilding(), source=PUBLIC, note=AS_IN_DUEL,
        ),
        Card(
            "greece-democracy", "Democracy", "la Démocratie", use=Seq(Pay(GOLD, 1), SwapCity(empty=True)),
            timing=CITY_ACTIVATION, bonus=DrawUse(), source=PUBLIC, note=AS_IN_DUEL,
        ),
    ),
    warlord=Card(
        "greece-heracles", "Heracles", "Héraclès",
        hooks=(On(CONQUEST, Gain(GOLD, 1), limit=TURN, when=WarlordEntered()),), source=PUBLIC,
        but={"effect": DESIGNED}, note="Effect: That conquests bring Gold is told by a review; how much is ours.",
    ),
)

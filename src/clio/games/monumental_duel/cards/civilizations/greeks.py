"""The Greeks of the Espionage box."""

from __future__ import annotations

from clio.engine.control import Seq
from clio.engine.hooks import ROUND, Modify
from clio.games.families.monumental.cardbook import (
    CITY_ACTIVATION, PROGRESS_PRICE, WONDER_ANY_BASIC, Card, Civilization,
)
from clio.games.families.monumental.ops.city import Archive, CopyBonus, Reinforce, SwapCity
from clio.games.families.monumental.ops.resources import ActivatedCards, Exchange, Gain, GainBasic, GainSame, Pay
from clio.games.families.monumental.state import FORT, GOLD, MILITARY, SCIENCE, SHOOTING_RANGE
from clio.games.monumental_duel.ops.city import DrawUse, GainBasicBuilding
from clio.games.monumental_duel.ops.standing import CurrentEra
from clio.games.monumental_duel.state import GREEKS

CIVILIZATION = Civilization(
    GREEKS, "greeks", "Greeks", "Grecs", "espionage",
    special=Card(
        "greek-hoplite-ground", "the Hoplite Ground", "le Terrain des hoplites",
        use=Gain(MILITARY, ActivatedCards(FORT, SHOOTING_RANGE)),
    ),
    knowledge=Card("greek-philosophy", "Philosophy", "la Philosophie", use=Exchange()),
    policies=(
        Card(
            "greek-scientific-method", "Scientific Method", "la Méthode scientifique",
            hooks=(Modify(PROGRESS_PRICE, -1, ROUND),), bonus=Archive(),
        ),
        Card(
            "greek-poliorcetics", "Poliorcetics", "la Poliorcétique", use=Seq(Pay(SCIENCE, 1), Gain(MILITARY, 2)),
            bonus=GainBasic(1),
        ),
        Card("greek-treaties", "Treaties", "les Traités", use=CopyBonus(), bonus=Reinforce()),
        Card(
            "greek-architecture", "Architecture", "la Architecture", hooks=(Modify(WONDER_ANY_BASIC, 1),),
            bonus=GainBasicBuilding(),
        ),
        Card(
            "greek-democracy", "Democracy", "la Démocratie", use=Seq(Pay(GOLD, 1), SwapCity()),
            timing=CITY_ACTIVATION, bonus=DrawUse(),
        ),
    ),
    warlord=Card("greek-hercules", "Hercules", "Hercule", use=GainSame(CurrentEra())),
)

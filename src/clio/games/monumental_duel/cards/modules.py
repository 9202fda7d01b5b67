"""Ambassador, Espionage cards and Free Cities."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.control import Seq
from clio.engine.kernel import Op
from clio.games.families.monumental.cardbook import DESIGNED, RULEBOOK
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, GainDifferent, GainSame, PayBasic
from clio.games.families.monumental.state import CULTURE, GOLD
from clio.games.monumental_duel.cardbook import AMBASSADOR_CARD, BOOK, ESPIONAGE_CARD, FREE_CITY_CARD
from clio.games.monumental_duel.ops.city import DrawUse, GainBasicBuilding, GainRevolt, Reserve
from clio.games.monumental_duel.state import BARRICADE, VP
from clio.games.monumental_duel.ops.modules import ChangeEspionage, ReturnDie
from clio.games.monumental_duel.ops.wonders import BuildSection, TakeAdvantage

LOSE: Final = ReturnDie()
CHANGE: Final = ChangeEspionage()


def faces(four: Op[Any], five: Op[Any], six: Op[Any]) -> tuple[Op[Any], ...]:
    """MDE-SPY-10, MDE-SPY-11: on every Espionage card 1 loses the die, 2 and 3 change the card."""
    return (LOSE, CHANGE, CHANGE, four, five, six)


def declare() -> None:
    card = BOOK.card
    card("unit-ambassador", "the Ambassador", "le Ambassadeur", AMBASSADOR_CARD)

    # Espionage cards
    card(
        "esp-basic", "Basic Espionage", "le Espionnage basique", ESPIONAGE_CARD, box="espionage", copies=2,
        faces=faces(Gain(GOLD, 1), Gain(GOLD, 1), Seq(Gain(GOLD, 1), Gain(VP, 1))), but={"effect": DESIGNED},
        note="Effect: Faces 1 and 2-3 and the two gains are printed; which of 4, 5 and 6 gives which gain is a "
        "ruling (MD-OPEN-09).",
    )
    card(
        "esp-adv-1", "Sabotage", "le Sabotage", ESPIONAGE_CARD, box="espionage", copies=2,
        faces=faces(Seq(GainRevolt(), GainBasic(1)), Seq(GainRevolt(), GainBasic(1)), Seq(GainRevolt(), Gain(GOLD, 1),
        GainBasic(1))),
        source=DESIGNED,
    )
    card(
        "esp-adv-2", "Stolen Plans", "le Vol de plans", ESPIONAGE_CARD, box="espionage", copies=2,
        faces=faces(GainDifferent(2), GainDifferent(2), Seq(DrawUse(), Gain(GOLD, 1))), source=DESIGNED,
    )
    card(
        "esp-adv-3", "Network of Influence", "le Réseau d'influence", ESPIONAGE_CARD, box="espionage", copies=2,
        faces=faces(GainSame(2), Gain(VP, 1), Gain(CULTURE, 1)), source=DESIGNED,
    )
    card(
        "esp-adv-4", "Counter-espionage", "le Contre-espionnage", ESPIONAGE_CARD, box="espionage", copies=2,
        faces=faces(
            Archive(discard=True), Archive(discard=True), Seq(Archive(discard=True), TakeAdvantage(offered=True)),
        ),
        source=DESIGNED,
    )

    # Free Cities
    card(
        "fc-venice", "Venice", "Venise", FREE_CITY_CARD, box="trade",
        use=GainBasicBuilding(), source=DESIGNED, but={"effect": RULEBOOK},
        note="Effect: From the negotiation example of the French rulebook of the Trade box, which does not name "
        "the city.",
    )
    card("fc-novgorod", "Novgorod", "Novgorod", FREE_CITY_CARD, box="trade", use=Archive(), source=DESIGNED)
    card(
        "fc-samarkand", "Samarkand", "Samarcande", FREE_CITY_CARD, box="trade",
        use=GainDifferent(2), source=DESIGNED,
    )
    card("fc-timbuktu", "Timbuktu", "Tombouctou", FREE_CITY_CARD, box="trade", use=DrawUse(), source=DESIGNED)
    card("fc-zanzibar", "Zanzibar", "Zanzibar", FREE_CITY_CARD, box="trade", use=GainSame(2), source=DESIGNED)
    card(
        "fc-florence", "Florence", "Florence", FREE_CITY_CARD, box="trade",
        use=Seq(PayBasic(1), Gain(CULTURE, 1)), source=DESIGNED,
    )
    card(
        "fc-ragusa", "Ragusa", "Raguse", FREE_CITY_CARD, box="trade",
        use=Seq(GainBasicBuilding(BARRICADE), GainBasic(1)), source=DESIGNED,
    )
    card(
        "fc-lubeck", "Lübeck", "Lübeck", FREE_CITY_CARD, box="trade",
        use=Seq(Reinforce(), GainBasic(1)), source=DESIGNED,
    )
    card(
        "fc-calicut", "Calicut", "Calicut", FREE_CITY_CARD, box="trade",
        use=Seq(Reserve(), GainBasic(1)), source=DESIGNED,
    )
    card("fc-palmyra", "Palmyra", "Palmyre", FREE_CITY_CARD, box="trade", use=BuildSection(2), source=DESIGNED)

"""The 30 Development cards of the Espionage box."""

from __future__ import annotations

from clio.engine.control import Choose, If, Seq
from clio.engine.hooks import ROUND, On
from clio.games.families.monumental.cardbook import BUILDING, DESIGNED, KNOWLEDGE, WONDER
from clio.games.families.monumental.ops.city import Archive, CopyBonus, DiscardCity
from clio.games.families.monumental.ops.resources import Convert, Gain, GainBasic, GainDifferent, Pay, PayBasic
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental_duel.actions import CHOOSE
from clio.games.monumental_duel.cardbook import BOOK, DIE_EVENT, PROVINCE, REVOLT_GIVEN, SPY_EVENT
from clio.games.monumental_duel.ops.city import DrawUse, GainBasicBuilding, GainRevolt
from clio.games.monumental_duel.ops.standing import (
    AgentDice, ConqueredThisRound, DieShows, HasAdvantage, ProvinceTypes, SpiedThisRound,
)
from clio.games.monumental_duel.state import AGENT, AGRICULTURAL, BARRICADE, COASTAL, MOUNTAINOUS, VP
from clio.games.monumental_duel.ops.modules import SPY


def declare() -> None:
    card = BOOK.card
    # Era I
    card(
        "e1k-bartering", "Bartering", "le Marchandage", KNOWLEDGE, box="espionage", era=1, cost=3, output=((GOLD, 1),),
        hooks=(On(SPY_EVENT, Gain(VP, 1), lasts=True),), but={"produces": DESIGNED},
        note="Produces: The number 1 is legible in both figures, its symbol is not; ruled to be Gold (MD-OPEN-31).",
    )
    card(
        "e1k-scytale", "the Scytale", "la Scytale", KNOWLEDGE, box="espionage", era=1, cost=3,
        use=Seq(Pay(SCIENCE, 1), SPY), source=DESIGNED,
    )
    card(
        "e1k-customary-law", "Customary Law", "le Droit coutumier", KNOWLEDGE, box="espionage", era=1, cost=4,
        use=Choose(CHOOSE, Archive(discard=True, only_revolt=True), GainBasic(1)), source=DESIGNED,
        note="Cost: Retuned from 3 to 4; the greedy bot bought it nearly always.",
    )
    card(
        "e1w-great-wall", "the Great Wall", "la Grande Muraille", WONDER, box="espionage", era=1, cost=3, cost2=3,
        use=Archive(gain=Gain(MILITARY, 2)), bonus=GainRevolt(), but={"produces": DESIGNED},
    )
    card(
        "e1w-hanging-gardens", "the Hanging Gardens", "les Jardins suspendus", WONDER, box="espionage", era=1, cost=3,
        cost2=3,
        use=CopyBonus(), bonus=Gain(CULTURE, 1), but={"era": DESIGNED, "cost": DESIGNED, "produces": DESIGNED},
        note="Era: Not legible; an ancient wonder. Cost: Not legible for certain; the digits on the page fit 3 "
        "and 3. Effect: Known from an example only.",
    )
    card(
        "e1w-persepolis", "the Apadana of Persepolis", "la Apadana de Persépolis", WONDER, box="espionage", era=1,
        cost=3,
        cost2=3,
        use=GainDifferent(ProvinceTypes()), bonus=Gain(GOLD, 2), source=DESIGNED,
    )
    card("e1p-troy", "Troy", "Troie", PROVINCE, box="espionage", era=1, cost=3, province=COASTAL, bonus=Gain(VP, 1))
    card(
        "e1p-persia", "Persia", "la Perse", PROVINCE, box="espionage", era=1, cost=3, province=MOUNTAINOUS,
        bonus=Seq(GainRevolt(), If(HasAdvantage(), GainRevolt())),
        note="Bonus: Given to Persia because only the top card of the fanned figure shows its bonus (MD-OPEN-22).",
    )
    card(
        "e1p-ethiopia", "Ethiopia", "la Éthiopie", PROVINCE, box="espionage", era=1, cost=4, province=AGRICULTURAL,
        bonus=Seq(Gain(VP, 1), Gain(GOLD, 1)), but={"bonus": DESIGNED},
        note="Bonus: Not legible; one step above Troy for one more Military.",
    )
    card(
        "e1b-watchtower", "the Watchtower", "la Tour de guet", BUILDING, box="espionage", era=1, cost=3,
        output=((MILITARY,
        2),),
        use=Gain(AGENT, 1), source=DESIGNED,
        note="Effect: Retuned, it had a price of 1 basic resource; the greedy bot hardly ever bought it.",
    )
    card(
        "e1b-law-court", "the Law Court", "le Tribunal", BUILDING, box="espionage", era=1, cost=4,
        output=((SCIENCE, 2),),
        use=Archive(if_revolt=Gain(VP, 1)), source=DESIGNED,
        note="Cost: Retuned from 3 to 4; the greedy bot bought it nearly always.",
    )
    card(
        "e1b-travellers-inn", "the Travellers' Inn", "la Auberge des voyageurs", BUILDING, box="espionage", era=1,
        cost=4,
        output=((PRODUCTION, 1), (GOLD, 1)),
        use=Seq(PayBasic(1), GainRevolt()), source=DESIGNED,
    )

    # Era II
    card(
        "e2k-bronze-working", "Bronze Working", "le Travail du bronze", KNOWLEDGE, box="espionage", era=2, cost=4,
        use=If(ConqueredThisRound(), Gain(CULTURE, 1)),
    )
    card(
        "e2k-invisible-ink", "Invisible Ink", "la Encre sympathique", KNOWLEDGE, box="espionage", era=2, cost=4,
        output=((SCIENCE, 1),),
        hooks=(On(DIE_EVENT, GainBasic(1), when=DieShows(2, 3), lasts=True),), source=DESIGNED,
    )
    card(
        "e2k-chancery", "the Chancery", "la Chancellerie", KNOWLEDGE, box="espionage", era=2, cost=5,
        use=If(SpiedThisRound(), Gain(CULTURE, 1)), source=DESIGNED,
    )
    card(
        "e2w-bandiagara", "the Bandiagara Escarpment", "la Falaise de Bandiagara", WONDER, box="espionage", era=2,
        cost=4,
        cost2=4,
        use=Seq(Gain(GOLD, 1), Convert((GOLD,), VP, 2)), bonus=SPY, but={"produces": DESIGNED},
    )
    card(
        "e2w-djenne", "the Great Mosque of Djenné", "la Grande Mosquée de Djenné", WONDER, box="espionage", era=2,
        cost=4,
        cost2=4,
        use=Archive(discard=True, gain=Gain(GOLD, 1), repeat=True),
        bonus=Seq(GainRevolt(opponent=False), Gain(GOLD, 3)), but={"produces": DESIGNED, "bonus": DESIGNED},
        note="Bonus: The Revolt and the number 3 are printed, the symbol is not legible; ruled to be Gold "
        "(MD-OPEN-23).",
    )
    card(
        "e2w-doges-palace", "the Doge's Palace", "le Palais des Doges", WONDER, box="espionage", era=2, cost=4, cost2=4,
        use=Seq(Pay(GOLD, 1), GainRevolt(), Gain(VP, 1)), bonus=Seq(Gain(AGENT, 2), SPY), source=DESIGNED,
    )
    card(
        "e2p-ganges-delta", "the Ganges Delta", "le Delta du Gange", PROVINCE, box="espionage", era=2, cost=4,
        province=AGRICULTURAL,
        bonus=GainRevolt(2),
    )
    card(
        "e2p-sicily", "Sicily", "la Sicile", PROVINCE, box="espionage", era=2, cost=5, province=COASTAL,
        bonus=Seq(Gain(AGENT, 1), SPY),
    )
    card(
        "e2p-caucasus", "the Caucasus", "le Caucase", PROVINCE, box="espionage", era=2, cost=5, province=MOUNTAINOUS,
        bonus=Gain(VP, 2), source=DESIGNED,
    )
    card(
        "e2b-arsenal", "the Arsenal", "le Arsenal", BUILDING, box="espionage", era=2, cost=4,
        use=Seq(GainBasicBuilding(BARRICADE), Archive(), DiscardCity()), but={"produces": DESIGNED},
        note="Produces: No number but the cost is legible.",
    )
    card(
        "e2b-state-prison", "the State Prison", "la Prison d'État", BUILDING, box="espionage", era=2, cost=4,
        output=((MILITARY, 2),),
        use=Choose(CHOOSE, Archive(discard=True, only_revolt=True), Gain(GOLD, 1)), source=DESIGNED,
    )
    card(
        "e2b-courier-office", "the Courier Office", "le Bureau des courriers", BUILDING, box="espionage", era=2, cost=5,
        output=((GOLD, 1), (SCIENCE, 2)),
        use=Seq(PayBasic(1), DrawUse()), source=DESIGNED,
    )

    # Era III
    card(
        "e3k-telegraph", "the Telegraph", "le Télégraphe", KNOWLEDGE, box="espionage", era=3, cost=5,
        output=((SCIENCE, 1),),
        use=SPY, source=DESIGNED,
    )
    card(
        "e3k-mass-press", "the Mass Press", "la Presse de masse", KNOWLEDGE, box="espionage", era=3, cost=6,
        output=((GOLD,
        1),),
        hooks=(On(REVOLT_GIVEN, Gain(VP, 2), limit=ROUND),), source=DESIGNED,
    )
    card(
        "e3w-westminster", "the Palace of Westminster", "le Palais de Westminster", WONDER, box="espionage", era=3,
        cost=5,
        cost2=5,
        use=Archive(discard=True, gain=Gain(VP, 1)), bonus=Seq(Gain(VP, 2), SPY), source=DESIGNED,
    )
    card(
        "e3w-eiffel-tower", "the Eiffel Tower", "la Tour Eiffel", WONDER, box="espionage", era=3, cost=5, cost2=5,
        use=Gain(GOLD, AgentDice()), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "e3p-balkans", "the Balkans", "les Balkans", PROVINCE, box="espionage", era=3, cost=5, province=MOUNTAINOUS,
        bonus=Seq(GainRevolt(2), Gain(VP, 1)), source=DESIGNED,
    )
    card(
        "e3p-gibraltar", "Gibraltar", "Gibraltar", PROVINCE, box="espionage", era=3, cost=6, province=COASTAL,
        bonus=Gain(VP, AgentDice()), source=DESIGNED,
    )

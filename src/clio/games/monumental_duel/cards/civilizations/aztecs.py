"""The Aztecs of the Trade box, who mark their Provinces."""

from __future__ import annotations

from clio.engine.control import If, Seq
from clio.engine.hooks import ROUND, Modify, On
from clio.games.families.monumental.cardbook import CONQUEST, DESIGNED, RULEBOOK, Card, Civilization
from clio.games.families.monumental.ops.city import Archive, DiscardCity, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, Pay
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental_duel.cardbook import PROVINCE_PRICE
from clio.games.monumental_duel.ops.city import GainBasicBuilding, NoMarkerPlaceable, PlaceMarker
from clio.games.monumental_duel.ops.standing import ProvinceTypes, TypeControlled
from clio.games.monumental_duel.state import AZTECS

CIVILIZATION = Civilization(
    AZTECS, "aztecs", "Aztecs", "Aztèques", "trade",
    special=Card(
        "aztec-ball-court", "the Ball Court", "le Tlachtli", use=Gain(MILITARY, ProvinceTypes()), source=DESIGNED,
    ),
    knowledge=Card(
        "aztec-floating-gardens", "the Floating Gardens", "les Jardins flottants",
        use=If(NoMarkerPlaceable(), GainBasic(1), PlaceMarker()), source=DESIGNED, but={"name": RULEBOOK},
        note="Effect: That it places Province markers is printed; number and wording are ours, so that it is "
        "never useless.",
    ),
    policies=(
        Card(
            "aztec-calendar", "Calendar", "le Calendrier", use=DiscardCity(), bonus=GainBasic(1),
            but={"bonus": DESIGNED}, note="Bonus: Completes the usual spread of bonuses over the five Policies.",
        ),
        Card(
            "aztec-tribute", "Tribute", "le Tribut",
            use=Seq(Pay(MILITARY, 1), Gain(PRODUCTION, 1), Gain(SCIENCE, 1)), bonus=GainBasicBuilding(),
            source=DESIGNED,
        ),
        Card(
            "aztec-flower-wars", "Flower Wars", "les Guerres fleuries",
            hooks=(On(CONQUEST, Gain(GOLD, 1), limit=ROUND),), bonus=Reinforce(), source=DESIGNED,
        ),
        Card(
            "aztec-triple-alliance", "Triple Alliance", "la Triple Alliance",
            hooks=(Modify(PROVINCE_PRICE, -1, when=TypeControlled()),), bonus=Gain(GOLD, 1), source=DESIGNED,
        ),
        Card(
            "aztec-great-temple", "Great Temple", "le Grand Temple",
            use=Seq(Pay(MILITARY, 3), Archive(), Gain(CULTURE, 1)), bonus=Archive(), source=DESIGNED,
        ),
    ),
    warlord=Card(
        "aztec-moctezuma", "Moctezuma I", "Montezuma Ier", use=Seq(DiscardCity(), Gain(MILITARY, 1)),
        but={"effect": DESIGNED},
        note="Name: Person named in the history text of the French rulebook of the Trade box; not confirmed as "
        "the Warlord.",
    ),
)

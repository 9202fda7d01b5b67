"""The six civilizations: special Buildings, starting Knowledge, Policies, Warlords."""

from __future__ import annotations

from clio.engine.control import Choose, If, Seq
from clio.engine.hooks import ROUND, Modify, On
from clio.games.monumental_duel.actions import CHOOSE
from clio.games.monumental_duel.cardbook import (
    BOOK, BUILDING, CITY_ACTIVATION, CONQUEST, DESIGNED, FIRST_SECTION, KNOWLEDGE, KNOWLEDGE_ACQUIRED,
    NEGOTIATE_EVENT, POLICY_CARD, PROGRESS_PRICE, PROVINCE, PROVINCE_PRICE, PUBLIC, RESERVED_ACQUIRED, REVOLT_CARD,
    ROUND_START, RULEBOOK, SPY_EVENT, WARLORD_CARD, WARLORD_EVENT, WONDER_ANY_BASIC, WONDER_COMPLETED,
)
from clio.games.monumental_duel.ops.resources import (
    ActivatedCards, Controls, Convert, CurrentEra, Exchange, Gain, GainBasic, GainDifferent, GainSame,
    GainedAtLeast, HasAdvantage, Pay, PayBasic, PayDifferent, ProvinceTypes, TypeControlled,
)
from clio.games.monumental_duel.ops.city import (
    Archive, CopyBonus, CopyPolicy, DiscardActivated, DiscardCity, DrawUse, GainBasicBuilding, NoMarkerPlaceable,
    PlaceMarker, Reinforce, Reserve, SwapCity,
)
from clio.games.monumental_duel.ops.modules import AmbassadorFree
from clio.games.monumental_duel.ops.wonders import GainWonderBonus, TakeAdvantage
from clio.games.monumental_duel.state import (
    AGRICULTURAL, AKSUMITES, ANY_TYPE, AZTECS, BARRICADE, BASIC, CULTURE, FORT, GOLD, GREEKS, JAPANESE, MALIANS,
    MILITARY, MUGHALS, PRODUCTION, SCIENCE, SHOOTING_RANGE, VP,
)


def declare() -> None:
    card = BOOK.card
    # Outside the civilizations' own 22 cards
    card(
        "aztec-start-province", "the Valley of Mexico", "la Vallée de Mexico", PROVINCE, civ=AZTECS, cost=3,
        province=AGRICULTURAL,
        source=DESIGNED,
        note="Name: Required by the setup text, absent from the component list (MD-OPEN-03). Bonus: None: the "
        "card is never acquired from the track.",
    )
    card("revolt", "the Revolt", "la Révolte", REVOLT_CARD, box="espionage", copies=10)

    # Special Buildings
    card(
        "greek-hoplite-ground", "the Hoplite Ground", "le Terrain des hoplites", BUILDING, civ=GREEKS,
        use=Gain(MILITARY, ActivatedCards(FORT, SHOOTING_RANGE)),
    )
    card(
        "aksum-royal-mint", "the Royal Mint", "le Atelier monétaire", BUILDING, civ=AKSUMITES,
        use=Seq(PayDifferent(2), Gain(VP, 1)), source=DESIGNED,
    )
    card(
        "mughal-tomb", "the Mughal Tomb", "le Tombeau moghol", BUILDING, civ=MUGHALS,
        use=DiscardActivated(Gain(GOLD, 1)), timing=CITY_ACTIVATION, but={"produces": DESIGNED},
        note="Produces: A lone 1 in the setup figure is taken as the output of a neighbouring card; no output, "
        "like the Hoplite Ground (MD-OPEN-21).",
    )
    card(
        "mali-embassy", "the Embassy", "la Ambassade", BUILDING, civ=MALIANS,
        use=Seq(PayBasic(2), AmbassadorFree()), source=DESIGNED, but={"name": PUBLIC},
        note="Name: Printed in the rulebook of the parent game (African Empires).",
    )
    card(
        "aztec-ball-court", "the Ball Court", "le Tlachtli", BUILDING, civ=AZTECS,
        use=Gain(MILITARY, ProvinceTypes()), source=DESIGNED,
    )
    card(
        "japan-samurai-dojo", "the Samurai Dojo", "le Dojo des samouraïs", BUILDING, civ=JAPANESE,
        use=If(HasAdvantage(), Gain(MILITARY, 2), Gain(MILITARY, 1)), source=DESIGNED,
    )

    # Starting Knowledge
    card("greek-philosophy", "Philosophy", "la Philosophie", KNOWLEDGE, civ=GREEKS, use=Exchange())
    card(
        "aksum-terrace-farming", "Terrace Farming", "la Culture en terrasses", KNOWLEDGE, civ=AKSUMITES,
        use=Seq(Pay(VP, 1), GainBasic(3)), source=DESIGNED,
    )
    card(
        "mughal-astronomy", "Mughal Astronomy", "la Astronomie moghole", KNOWLEDGE, civ=MUGHALS,
        use=Choose(CHOOSE, Gain(SCIENCE, 2), CopyPolicy()), source=DESIGNED,
    )
    card(
        "mali-regional-tax", "the Regional Tax", "le Impôt régional", KNOWLEDGE, civ=MALIANS,
        use=If(Controls(ANY_TYPE, 1), Gain(GOLD, 1)), source=DESIGNED, but={"name": RULEBOOK},
        note="Effect: Only known to be usable as an action; the Malians pay Provinces in Gold and start without one.",
    )
    card(
        "aztec-floating-gardens", "the Floating Gardens", "les Jardins flottants", KNOWLEDGE, civ=AZTECS,
        use=If(NoMarkerPlaceable(), GainBasic(1), PlaceMarker()), source=DESIGNED, but={"name": RULEBOOK},
        note="Effect: That it places Province markers is printed; number and wording are ours, so that it is "
        "never useless.",
    )
    card(
        "japan-tamahagane", "Tamahagane Steel", "le Acier tamahagane", KNOWLEDGE, civ=JAPANESE,
        use=Seq(Pay(PRODUCTION, 1), If(HasAdvantage(), Gain(MILITARY, 3), Gain(MILITARY, 2))), source=DESIGNED,
        note="Effect: Retuned, it gave 1 Military less; the Japanese won too seldom.",
    )

    # Policies of the Greeks
    card(
        "greek-scientific-method", "Scientific Method", "la Méthode scientifique", POLICY_CARD, civ=GREEKS,
        hooks=(Modify(PROGRESS_PRICE, -1, ROUND),), bonus=Archive(),
    )
    card(
        "greek-poliorcetics", "Poliorcetics", "la Poliorcétique", POLICY_CARD, civ=GREEKS,
        use=Seq(Pay(SCIENCE, 1), Gain(MILITARY, 2)), bonus=GainBasic(1),
    )
    card("greek-treaties", "Treaties", "les Traités", POLICY_CARD, civ=GREEKS, use=CopyBonus(), bonus=Reinforce())
    card(
        "greek-architecture", "Architecture", "la Architecture", POLICY_CARD, civ=GREEKS,
        hooks=(Modify(WONDER_ANY_BASIC, 1),), bonus=GainBasicBuilding(),
    )
    card(
        "greek-democracy", "Democracy", "la Démocratie", POLICY_CARD, civ=GREEKS,
        use=Seq(Pay(GOLD, 1), SwapCity()), timing=CITY_ACTIVATION, bonus=DrawUse(),
    )

    # Policies of the Aksumites
    card(
        "aksum-maritime-trade-routes", "Maritime Trade Routes", "les Routes commerciales maritimes", POLICY_CARD,
        civ=AKSUMITES,
        use=Seq(Pay(VP, 1), Reserve()), timing=ROUND_START, bonus=Gain(VP, 1),
    )
    card(
        "aksum-geez-alphabet", "Ge'ez Alphabet", "le Alphabet ge'ez", POLICY_CARD, civ=AKSUMITES,
        use=Seq(Pay(VP, 1), Gain(CULTURE, 1)), bonus=Gain(GOLD, 1),
    )
    card(
        "aksum-salt-mines", "Salt Mines", "les Mines de sel", POLICY_CARD, civ=AKSUMITES,
        use=If(GainedAtLeast(PRODUCTION, 3), Gain(GOLD, 1)), bonus=Archive(),
        note="Bonus: Read from the figure of two stacked Policies: archive on top, 1 Victory Point on the covered one.",
    )
    card(
        "aksum-stelae", "Raising of Stelae", "la Construction de stèles", POLICY_CARD, civ=AKSUMITES,
        hooks=(On((WONDER_COMPLETED, RESERVED_ACQUIRED), Gain(VP, 1)),), bonus=Reinforce(), source=PUBLIC,
        but={"effect": DESIGNED},
        note="Name: Printed in the rulebook of the parent game (African Empires). Bonus: That of the card of the "
        "same name in the rulebook of the parent game (African Empires).",
    )
    card(
        "aksum-red-sea-tolls", "Red Sea Tolls", "les Péages de la mer Rouge", POLICY_CARD, civ=AKSUMITES,
        use=Seq(Pay(GOLD, 1), Gain(VP, 1)), bonus=GainBasic(1), source=DESIGNED,
        note="Effect: Retuned, it gave 1 basic resource more; the Aksumites won too often.",
    )

    # Policies of the Mughals
    card(
        "mughal-gunpowder", "Gunpowder", "la Poudre noire", POLICY_CARD, civ=MUGHALS,
        hooks=(Modify(PROVINCE_PRICE, -1, lasts=True),), bonus=Gain(GOLD, 1),
    )
    card(
        "mughal-secularism", "Secularism", "le Sécularisme", POLICY_CARD, civ=MUGHALS,
        use=Seq(PayBasic(1), GainDifferent(2)), bonus=Reinforce(),
    )
    card(
        "mughal-mansabdar", "Mansabdar", "le Mansabdar", POLICY_CARD, civ=MUGHALS,
        use=Seq(Pay(SCIENCE, 1), DrawUse()), bonus=Archive(),
    )
    card(
        "mughal-architecture", "Mughal Architecture", "la Architecture moghole", POLICY_CARD, civ=MUGHALS,
        hooks=(On(FIRST_SECTION, GainWonderBonus(), lasts=True),), bonus=GainBasicBuilding(),
    )
    card(
        "mughal-dahsala", "Dahsala", "le Dahsala", POLICY_CARD, civ=MUGHALS,
        use=Gain(GOLD, 1), bonus=DiscardCity(2, up_to=True),
    )

    # Policies of the Malians
    card(
        "mali-relays", "Relays", "les Relais", POLICY_CARD, civ=MALIANS,
        hooks=(On((SPY_EVENT, NEGOTIATE_EVENT), GainBasic(1)),), bonus=Gain(GOLD, 1), source=PUBLIC,
        but={"effect": DESIGNED},
        note="Name: Printed in the rulebook of the parent game (African Empires). Bonus: That of the card of the "
        "same name in the rulebook of the parent game (African Empires).",
    )
    card(
        "mali-salt-road", "Salt Road", "la Route du sel", POLICY_CARD, civ=MALIANS,
        use=Convert(BASIC, GOLD, 2), bonus=GainBasic(1), source=DESIGNED,
    )
    card(
        "mali-pilgrimage", "Pilgrimage", "le Pèlerinage", POLICY_CARD, civ=MALIANS,
        use=Seq(Pay(GOLD, 2), Gain(CULTURE, 1), Archive()), bonus=Archive(), source=DESIGNED,
    )
    card(
        "mali-manden-charter", "Manden Charter", "la Charte du Manden", POLICY_CARD, civ=MALIANS,
        hooks=(On(CONQUEST, Reinforce(up_to=True)),), bonus=GainBasicBuilding(), source=DESIGNED,
    )
    card(
        "mali-sankore", "University of Sankore", "la Université de Sankoré", POLICY_CARD, civ=MALIANS,
        hooks=(On(KNOWLEDGE_ACQUIRED, Gain(GOLD, 1), limit=ROUND),), bonus=DrawUse(), source=DESIGNED,
    )

    # Policies of the Aztecs
    card(
        "aztec-calendar", "Calendar", "le Calendrier", POLICY_CARD, civ=AZTECS,
        use=DiscardCity(), bonus=GainBasic(1), but={"bonus": DESIGNED},
        note="Bonus: Completes the usual spread of bonuses over the five Policies.",
    )
    card(
        "aztec-tribute", "Tribute", "le Tribut", POLICY_CARD, civ=AZTECS,
        use=Seq(Pay(MILITARY, 1), Gain(PRODUCTION, 1), Gain(SCIENCE, 1)), bonus=GainBasicBuilding(),
        source=DESIGNED,
    )
    card(
        "aztec-flower-wars", "Flower Wars", "les Guerres fleuries", POLICY_CARD, civ=AZTECS,
        hooks=(On(CONQUEST, Gain(GOLD, 1), limit=ROUND),), bonus=Reinforce(), source=DESIGNED,
    )
    card(
        "aztec-triple-alliance", "Triple Alliance", "la Triple Alliance", POLICY_CARD, civ=AZTECS,
        hooks=(Modify(PROVINCE_PRICE, -1, when=TypeControlled()),), bonus=Gain(GOLD, 1), source=DESIGNED,
    )
    card(
        "aztec-great-temple", "Great Temple", "le Grand Temple", POLICY_CARD, civ=AZTECS,
        use=Seq(Pay(MILITARY, 3), Archive(), Gain(CULTURE, 1)), bonus=Archive(), source=DESIGNED,
    )

    # Policies of the Japanese
    card(
        "japan-bushido", "Bushido", "le Bushido", POLICY_CARD, civ=JAPANESE,
        hooks=(Modify(PROVINCE_PRICE, -1, when=HasAdvantage()),), bonus=GainBasic(1), source=DESIGNED,
    )
    card(
        "japan-shogunate", "Shogunate", "le Shogunat", POLICY_CARD, civ=JAPANESE,
        use=Seq(Pay(MILITARY, 1), TakeAdvantage()), bonus=Reinforce(), source=DESIGNED,
    )
    card(
        "japan-tea-ceremony", "Tea Ceremony", "la Cérémonie du thé", POLICY_CARD, civ=JAPANESE,
        use=Seq(Pay(GOLD, 1), Gain(CULTURE, 1)), bonus=Archive(), source=DESIGNED,
    )
    card(
        "japan-sakoku", "Sakoku", "le Sakoku", POLICY_CARD, civ=JAPANESE,
        use=Seq(PayBasic(1), GainBasicBuilding(BARRICADE)), bonus=Gain(GOLD, 1), source=DESIGNED,
    )
    card(
        "japan-noh", "Noh Theatre", "le Théâtre nô", POLICY_CARD, civ=JAPANESE,
        hooks=(On(WARLORD_EVENT, Gain(SCIENCE, 1), limit=ROUND),), bonus=DrawUse(), source=DESIGNED,
    )

    # Warlords
    card("greek-hercules", "Hercules", "Hercule", WARLORD_CARD, civ=GREEKS, use=GainSame(CurrentEra()))
    card(
        "aksum-makeda", "Makeda, Queen of Sheba", "Makeda, Reine de Saba", WARLORD_CARD, civ=AKSUMITES,
        use=Gain(VP, 1),
    )
    card(
        "mughal-akbar", "Akbar the Great", "Akbar le Grand", WARLORD_CARD, civ=MUGHALS,
        use=Seq(DiscardCity(), GainBasicBuilding(BARRICADE)),
    )
    card(
        "mali-mansa-musa", "Mansa Musa", "Mansa Moussa", WARLORD_CARD, civ=MALIANS,
        use=If(Controls(ANY_TYPE, 3), Gain(GOLD, 2), Gain(GOLD, 1)), source=PUBLIC, but={"effect": DESIGNED},
        note="Name: Printed in the rulebook of the parent game (African Empires).",
    )
    card(
        "aztec-moctezuma", "Moctezuma I", "Montezuma Ier", WARLORD_CARD, civ=AZTECS,
        use=Seq(DiscardCity(), Gain(MILITARY, 1)), but={"effect": DESIGNED},
        note="Name: Person named in the history text of the French rulebook of the Trade box; not confirmed as "
        "the Warlord.",
    )
    card(
        "japan-musashi", "Miyamoto Musashi", "Miyamoto Musashi", WARLORD_CARD, civ=JAPANESE,
        use=Seq(Gain(MILITARY, 1), Gain(SCIENCE, 1)), source=PUBLIC, but={"effect": DESIGNED},
        note="Name: Warlord of the Japanese in the parent game, by a public source.",
    )

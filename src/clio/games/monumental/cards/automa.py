"""The cards of the Automa, part by part. Most are known from public sources. They have no names: these are ours."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.kernel import Op
from clio.games.families.monumental.cardbook import BUILDING, DESIGNED, KNOWLEDGE, PUBLIC, RULEBOOK, WONDER
from clio.games.monumental.cardbook import (
    AFRICAN, AGGRESSIVE, ARCHITECTURAL, AUTOMA_CARD, BOOK, CORE, CULTURAL, ECONOMIC, SCIENTIFIC,
)
from clio.games.monumental.rules.automa import (
    POLICY_COUNT, PROVINCES, TRADE, WONDER_COUNT, AdvanceTrack, CatchUp, CivilizationCard, DevelopPolicy, Draw,
    DrawGeneralTwice, DrawUntil, GainGold, GiveRevolts, GoldPerCoast, GoldPerPolicy, IfBehind, Reshuffle,
)
from clio.games.monumental.rules.automa_board import BuildPost, Conquer, MoveBoth
from clio.games.monumental.rules.automa_cards import (
    ALL, HIGHEST, LOWEST, BuildWonder, DrawReserve, TakeCards, TakeHero,
)
from clio.games.monumental.state import AKSUM, CHINA, DENMARK, EGYPT, GREECE, JAPAN, MALI, ZULU

# What several cards begin with, before the part for one type of Warlord
CONQUEST: Final = (Conquer(1, LOWEST), Conquer(1, LOWEST, gold=2))
STUDY: Final = (TakeCards(KNOWLEDGE, HIGHEST), TakeCards(KNOWLEDGE, HIGHEST, gold=2))
REFORM: Final = (DevelopPolicy(), DevelopPolicy(gold=3))
GREAT_WORKS: Final = (BuildWonder(), BuildWonder(gold=2), TakeCards(BUILDING, LOWEST))
EXPEDITION: Final = (MoveBoth(1), MoveBoth(1, gold=2), TakeCards(BUILDING, LOWEST))
COMMERCE: Final = (AdvanceTrack(1), AdvanceTrack(1, gold=1), AdvanceTrack(1, gold=1))

UNSURE: Final = "Box: Not certain; used with and without African Empires (MAE-AUTO-23)."


def declare() -> None:
    declare_actions()
    declare_advanced()
    declare_civilizations()
    BOOK.card("automa-multi", "Multi-Automa", "le Multi-Automa", AUTOMA_CARD, box=AFRICAN, parts=(CivilizationCard(),))


def action(
    id: str, en: str, fr: str, *parts: Op[Any], box: str = CORE, source: str = PUBLIC, note: str = ""
) -> None:
    BOOK.card(
        f"automa-{id}", en, fr, AUTOMA_CARD, box=box, parts=parts, source=source, but={"name": DESIGNED}, note=note
    )


def declare_actions() -> None:
    action(
        "conquest-architectural", "Conquest (Architectural)", "la Conquête (Architectural)",
        *CONQUEST, BuildWonder(type=ARCHITECTURAL), BuildWonder(type=ARCHITECTURAL),
        TakeCards(BUILDING, LOWEST, type=ARCHITECTURAL),
    )
    action(
        "study-aggressive", "Study (Aggressive)", "la Étude (Agressif)",
        *STUDY, Conquer(1, LOWEST, type=AGGRESSIVE), Conquer(1, HIGHEST, type=AGGRESSIVE),
    )
    action(
        "reform-scientific", "Reform (Scientific)", "la Réforme (Scientifique)",
        *REFORM, TakeCards(KNOWLEDGE, LOWEST, type=SCIENTIFIC), TakeCards(KNOWLEDGE, HIGHEST, type=SCIENTIFIC),
    )
    action(
        "income-scientific", "Income (Scientific)", "les Revenus (Scientifique)",
        GainGold(3), TakeCards(KNOWLEDGE, LOWEST, type=SCIENTIFIC), TakeCards(KNOWLEDGE, HIGHEST, type=SCIENTIFIC),
    )
    action(
        "conquest-economic", "Conquest (Economic)", "la Conquête (Économique)",
        *CONQUEST, MoveBoth(2, type=ECONOMIC),
    )
    action(
        "exploration-aggressive", "Exploration (Aggressive)", "la Exploration (Agressif)",
        *EXPEDITION, Conquer(3, HIGHEST, type=AGGRESSIVE), Reshuffle(type=AGGRESSIVE),
    )
    action(
        "works-economic", "Great Works (Economic)", "les Grands travaux (Économique)",
        *GREAT_WORKS, MoveBoth(2, type=ECONOMIC),
    )
    action(
        "study-architectural", "Study (Architectural)", "la Étude (Architectural)",
        *STUDY, BuildWonder(type=ARCHITECTURAL), BuildWonder(type=ARCHITECTURAL),
        TakeCards(BUILDING, LOWEST, type=ARCHITECTURAL),
    )
    action(
        "reform-aggressive", "Reform (Aggressive)", "la Réforme (Agressif)",
        *REFORM, Conquer(1, LOWEST, type=AGGRESSIVE), Conquer(1, HIGHEST, type=AGGRESSIVE),
    )
    action(
        "exploration-cultural", "Exploration (Cultural)", "la Exploration (Culturel)",
        *EXPEDITION, DevelopPolicy(type=CULTURAL), DevelopPolicy(type=CULTURAL), Reshuffle(type=CULTURAL),
    )
    action(
        "exploration-architectural", "Exploration (Architectural)", "la Exploration (Architectural)",
        *EXPEDITION, BuildWonder(type=ARCHITECTURAL), BuildWonder(type=ARCHITECTURAL), BuildWonder(type=ARCHITECTURAL),
        TakeCards(BUILDING, HIGHEST, type=ARCHITECTURAL), Reshuffle(type=ARCHITECTURAL),
    )
    action(
        "income-cultural", "Income (Cultural)", "les Revenus (Culturel)",
        GainGold(3), GoldPerPolicy(2, develop=True, type=CULTURAL),
    )
    action(
        "exploration-scientific", "Exploration (Scientific)", "la Exploration (Scientifique)",
        *EXPEDITION, TakeCards(KNOWLEDGE, ALL, type=SCIENTIFIC), Reshuffle(type=SCIENTIFIC),
    )
    action(
        "exploration-economic", "Exploration (Economic)", "la Exploration (Économique)",
        *EXPEDITION, MoveBoth(3, type=ECONOMIC), Reshuffle(type=ECONOMIC),
    )
    action(
        "works-cultural", "Great Works (Cultural)", "les Grands travaux (Culturel)",
        *GREAT_WORKS, GoldPerPolicy(2, develop=True, type=CULTURAL),
    )

    # African Empires
    action(
        "trade-architectural", "Trade (Architectural)", "le Commerce (Architectural)",
        *COMMERCE, DrawReserve(2, WONDER, type=ARCHITECTURAL), box=AFRICAN,
    )
    action(
        "trade-cultural", "Trade (Cultural)", "le Commerce (Culturel)",
        *COMMERCE, GoldPerPolicy(2, type=CULTURAL), box=AFRICAN, source=RULEBOOK,
    )
    action(
        "trade-economic", "Trade (Economic)", "le Commerce (Économique)",
        *COMMERCE, AdvanceTrack(2, type=ECONOMIC), box=AFRICAN,
    )
    action(
        "trade-scientific", "Trade (Scientific)", "le Commerce (Scientifique)",
        *COMMERCE, DrawReserve(3, KNOWLEDGE, type=SCIENTIFIC), box=AFRICAN,
    )
    action(
        "trade-aggressive", "Trade (Aggressive)", "le Commerce (Agressif)",
        *COMMERCE, GiveRevolts(type=AGGRESSIVE), box=AFRICAN,
    )
    action("trading-post-1", "Trading Post 1", "le Comptoir 1", BuildPost(), box=AFRICAN)
    action("trading-post-2", "Trading Post 2", "le Comptoir 2", BuildPost(), box=AFRICAN)
    action(
        "hero", "Hero (Automa)", "le Héros (Automa)", TakeHero(), Draw(), box=AFRICAN,
        note="Effect: Which Hero is taken is printed in the rulebook; the draw is told in public sources.",
    )


def declare_advanced() -> None:
    action(
        "adv-catching-up", "Catching Up", "le Rattrapage",
        IfBehind(TRADE, AdvanceTrack(2)), Draw(), box=AFRICAN, source=RULEBOOK,
    )
    action(
        "adv-war-footing", "War Footing", "le Pied de guerre",
        IfBehind(PROVINCES, Conquer(1, LOWEST)), Draw(), box=AFRICAN,
    )
    action(
        "adv-golden-age", "the Golden Age", "le Âge d'or",
        IfBehind(POLICY_COUNT, DevelopPolicy()), Draw(), box=AFRICAN,
    )
    action(
        "adv-master-builders", "the Master Builders", "les Maîtres bâtisseurs",
        IfBehind(WONDER_COUNT, BuildWonder(), TakeCards(BUILDING, LOWEST)), Draw(), box=AFRICAN,
    )
    action(
        "adv-expedition-study", "Expedition and Study", "la Expédition et étude",
        *EXPEDITION, TakeCards(KNOWLEDGE, LOWEST), TakeCards(KNOWLEDGE, HIGHEST), note=UNSURE,
    )
    action(
        "adv-expedition-reform", "Expedition and Reform", "la Expédition et réforme",
        *EXPEDITION, GoldPerPolicy(2, develop=True), note=UNSURE,
    )
    action(
        "adv-expedition-works", "Expedition and Works", "la Expédition et travaux",
        *EXPEDITION, BuildWonder(), BuildWonder(), TakeCards(BUILDING, LOWEST), note=UNSURE,
    )
    action(
        "adv-expedition-conquest", "Expedition and Conquest", "la Expédition et conquête",
        *EXPEDITION, Conquer(1, LOWEST), Conquer(1, HIGHEST), note=UNSURE,
    )


def declare_civilizations() -> None:
    """MON-SOLO-32, MON-SOLO-34."""
    civilization(CHINA, "china", "China", "la Chine", DrawUntil(SCIENTIFIC))
    civilization(DENMARK, "denmark", "Denmark", "le Danemark", GoldPerCoast(), Draw())
    civilization(EGYPT, "egypt", "Egypt", "la Égypte", DrawGeneralTwice())
    civilization(GREECE, "greece", "Greece", "la Grèce", DrawUntil(special=True))
    civilization(JAPAN, "japan", "Japan", "le Japon", CatchUp(Conquer(1, LOWEST), DevelopPolicy(), Draw()))
    civilization(MALI, "mali", "Mali", "le Mali", GainGold(2), AdvanceTrack(1), Draw(), box=AFRICAN)
    civilization(ZULU, "zulu", "the Zulu", "les Zoulous", GiveRevolts(), Draw(), box=AFRICAN)
    civilization(AKSUM, "aksum", "Aksum", "Aksoum", DrawReserve(1), Draw(), box=AFRICAN)


def civilization(civ: int, id: str, en: str, fr: str, *parts: Op[Any], box: str = CORE) -> None:
    BOOK.card(
        f"automa-civ-{id}", f"{en} (Automa)", f"{fr} (Automa)", AUTOMA_CARD, box=box, civ=civ, parts=parts,
        source=PUBLIC,
    )

"""Tokens and small cards: Natural Wonders, Commercial Gains, Markets, Exchanges, Quests, projects, Exploration."""

from __future__ import annotations

from typing import Any

from clio.engine.control import Seq
from clio.engine.kernel import Op
from clio.games.families.monumental.cardbook import BUILDING, DESIGNED, KNOWLEDGE
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import (
    Gain, GainBasic, GainDifferent, GainSame, PayBasic, PayDifferent,
)
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental.cardbook import (
    AFRICAN, BOOK, COAST, CORE, EXCHANGE_CARD, EXPLORATION_CARD, FUTURE, GAIN_CARD, MARKET_CARD, MOUNTAIN, NATURAL_CARD,
    PORT, PROJECT_CARD, QUEST_CARD, Goal,
)
from clio.games.monumental.ops.board import MoveUnits
from clio.games.monumental.ops.city import DrawUse, GainBasicBuilding
from clio.games.monumental.ops.explorers import MoveExplorers
from clio.games.monumental.ops.standing import (
    CardsArchived, ConquestsInTurn, ControlTerrain, DifferentTerrains, GoldHeld, KnowledgeOwned, MarketsVisited,
    OccupiedConquered, OutpostsOnMap, PoliciesDeveloped, PostsBuilt, SpaceReached, WondersCompleted,
)
from clio.games.monumental.ops.trade import Advance, DrawGain, EasierConquests, Reserve
from clio.games.monumental.ops.wonders import AcquireNow, BuildSection
from clio.games.monumental.state import MONSTER, PROJECT, QUEST


def declare_naturals() -> None:
    card = BOOK.card
    card("nat-nile", "the Nile", "le Nil", NATURAL_CARD, box=AFRICAN, use=Gain(SCIENCE, 2))
    card(
        "nat-kilimanjaro", "Kilimanjaro", "le Kilimandjaro", NATURAL_CARD, box=AFRICAN,
        use=Gain(PRODUCTION, 2), source=DESIGNED,
    )
    card(
        "nat-victoria-falls", "Victoria Falls", "les Chutes Victoria", NATURAL_CARD, box=AFRICAN,
        use=Gain(MILITARY, 2), source=DESIGNED,
    )
    card(
        "nat-great-rift-valley", "the Great Rift Valley", "la Vallée du Grand Rift", NATURAL_CARD, box=AFRICAN,
        use=Archive(), source=DESIGNED,
    )
    card(
        "nat-serengeti", "the Serengeti", "le Serengeti", NATURAL_CARD, box=AFRICAN,
        use=MoveExplorers(2), source=DESIGNED,
    )
    card(
        "nat-okavango-delta", "the Okavango Delta", "le Delta de l'Okavango", NATURAL_CARD, box=AFRICAN,
        use=Gain(GOLD, 1), source=DESIGNED,
    )
    card(
        "nat-sahara", "the Sahara", "le Sahara", NATURAL_CARD, box=AFRICAN,
        use=Seq(PayBasic(1), Advance(1, needed=True)), source=DESIGNED,
    )
    card(
        "nat-lake-victoria", "Lake Victoria", "le Lac Victoria", NATURAL_CARD, box=AFRICAN,
        use=Reserve(), source=DESIGNED,
    )
    card(
        "nat-table-mountain", "Table Mountain", "la Montagne de la Table", NATURAL_CARD, box=AFRICAN,
        use=Reinforce(), source=DESIGNED,
    )
    card(
        "nat-ngorongoro-crater", "the Ngorongoro Crater", "le Cratère du Ngorongoro", NATURAL_CARD, box=AFRICAN,
        use=Seq(PayDifferent(2), Gain(CULTURE, 1)), source=DESIGNED,
    )


# ---------------------------------------------------------------- commerce
def declare_gains() -> None:
    """The 40 Commercial Gain tokens."""
    gain("stone-caravan", "the Stone Caravan", "la Caravane de pierres", 4, Gain(PRODUCTION, 3))
    gain("gift-of-scholars", "the Gift of Scholars", "le Don des savants", 4, Gain(SCIENCE, 3))
    gain("mercenaries", "the Mercenaries", "les Mercenaires", 4, Gain(MILITARY, 3))
    gain("gold-shipment", "the Gold Shipment", "la Cargaison d'or", 4, Gain(GOLD, 2))
    gain(
        "mixed-cargo", "the Mixed Cargo", "la Cargaison variée", 4,
        Seq(Gain(PRODUCTION, 1), Gain(SCIENCE, 1), Gain(MILITARY, 1)),
    )
    gain("patronage", "Patronage", "le Mécénat", 4, Gain(CULTURE, 1))
    gain("merchant-charter", "the Merchant Charter", "la Charte marchande", 3, Advance(1))
    gain("foreign-agent", "the Foreign Agent", "le Agent à l'étranger", 3, Reserve())
    gain("master-masons", "the Master Masons", "les Maîtres maçons", 2, BuildSection(3))
    gain("bargain", "the Bargain", "la Bonne affaire", 2, AcquireNow(3, (BUILDING, KNOWLEDGE)))
    gain("archivists", "the Archivists", "les Archivistes", 2, Archive(discard=True))
    gain("travelling-craftsmen", "the Travelling Craftsmen", "les Artisans itinérants", 2, GainBasicBuilding())
    gain("safe-conduct", "the Safe Conduct", "le Sauf-conduit", 1, MoveExplorers(2, each=True))
    gain("royal-envoy", "the Royal Envoy", "le Envoyé royal", 1, DrawUse())


def gain(id: str, en: str, fr: str, copies: int, use: Op[Any]) -> None:
    BOOK.card(f"gain-{id}", en, fr, GAIN_CARD, box=AFRICAN, copies=copies, use=use, source=DESIGNED)


def declare_markets() -> None:
    """Each token: what it is worth to an Automa in Gold, what it gives."""
    market(
        "gao", "Gao", "Gao", "le Marché de Gao",
        (3, Gain(PRODUCTION, 3)),
        (3, Seq(Gain(PRODUCTION, 2), Gain(GOLD, 1))),
        (2, BuildSection(3)),
        (4, Gain(PRODUCTION, 4)),
        (2, GainBasicBuilding()),
        (2, Seq(Gain(PRODUCTION, 2), Advance(1))),
    )
    market(
        "alexandria", "Alexandria", "Alexandrie", "le Marché d'Alexandrie",
        (3, Gain(SCIENCE, 3)),
        (3, Seq(Gain(SCIENCE, 2), Gain(GOLD, 1))),
        (2, DrawUse()),
        (4, Gain(SCIENCE, 4)),
        (2, AcquireNow(3, (KNOWLEDGE,), basic=False)),
        (2, Seq(Gain(SCIENCE, 2), Reserve())),
    )
    market(
        "constantinople", "Constantinople", "Constantinople", "le Marché de Constantinople",
        (3, Gain(MILITARY, 3)),
        (3, Seq(Gain(MILITARY, 2), Gain(GOLD, 1))),
        (2, EasierConquests(1)),
        (4, Gain(MILITARY, 4)),
        (2, MoveUnits(3)),
        (3, Seq(Gain(MILITARY, 2), Gain(GOLD, 1))),
    )
    market(
        "venice", "Venice", "Venise", "le Marché de Venise",
        (2, Gain(GOLD, 2)),
        (3, Gain(GOLD, 3)),
        (3, Seq(Gain(GOLD, 1), GainBasic(2))),
        (2, Gain(GOLD, 2)),
        (4, GainSame(4)),
        (2, DrawGain()),
    )
    market(
        "chang-an", "Chang'an", "Chang'an", "le Marché de Chang'an",
        (1, Gain(CULTURE, 1)),
        (2, Seq(Gain(CULTURE, 1), Gain(GOLD, 1))),
        (2, Archive(n=2)),
        (2, Gain(CULTURE, 2)),
        (2, Reinforce(2)),
        (1, Seq(Gain(CULTURE, 1), Reserve())),
    )


def market(id: str, en: str, fr: str, le: str, *tokens: tuple[int, Op[Any]]) -> None:
    """The last token of each Market is from African Empires."""
    number = len(BOOK.market_id)
    BOOK.market_id.append(id)
    BOOK.market_en.append(en)
    BOOK.market_fr.append(fr)
    for i, (gold, use) in enumerate(tokens, start=1):
        BOOK.card(
            f"market-{id}-{i}", f"the Market of {en} {i}", f"{le} {i}", MARKET_CARD,
            box=AFRICAN if i == len(tokens) else CORE, market=number, use=use, automa_gold=gold, source=DESIGNED,
        )


def declare_exchanges() -> None:
    exchange("timber", "Timber", "le Bois d'œuvre", Gain(PRODUCTION, 2))
    exchange("manuscripts", "the Manuscripts", "les Manuscrits", Gain(SCIENCE, 2))
    exchange("arms", "the Arms", "les Armes", Gain(MILITARY, 2))
    exchange("griots", "the Griots", "les Griots", Gain(CULTURE, 1))
    exchange("craftsmen", "the Craftsmen", "les Artisans", GainBasicBuilding())
    exchange("partnership", "the Partnership", "la Association", Advance(1))
    exchange("rumours", "the Rumours", "les Rumeurs", Reserve())
    exchange("ivory", "Ivory", "le Ivoire", DrawUse())
    exchange("caravan-guides", "the Caravan Guides", "les Guides de caravane", Archive(discard=True))
    exchange("spices", "the Spices", "les Épices", GainDifferent(2))


def exchange(id: str, en: str, fr: str, use: Op[Any]) -> None:
    BOOK.card(f"exchange-{id}", en, fr, EXCHANGE_CARD, box=AFRICAN, copies=2, use=use, source=DESIGNED)


# ---------------------------------------------------------------- Quests and projects
def declare_quests() -> None:
    quest("mountain-lord", "the Mountain Lord", "le Seigneur des montagnes", ControlTerrain(3, MOUNTAIN))
    quest("sea-power", "Sea Power", "la Puissance maritime", ControlTerrain(3, COAST, PORT))
    quest("great-expanse", "the Great Expanse", "la Vaste étendue", ControlTerrain(6))
    quest("diversity", "Diversity", "la Diversité", DifferentTerrains(5))
    quest("conqueror", "the Conqueror", "le Conquérant", ConquestsInTurn(3))
    quest("vengeance", "Vengeance", "la Vengeance", OccupiedConquered(2))
    quest("fortifier", "the Fortifier", "le Fortificateur", OutpostsOnMap(2))
    quest("merchant-prince", "the Merchant Prince", "le Prince marchand", PostsBuilt(2))
    quest("financier", "the Financier", "le Financier", SpaceReached(10))
    quest("treasurer", "the Treasurer", "le Trésorier", GoldHeld(8))
    quest("architect", "the Architect", "le Architecte", WondersCompleted(3))
    quest("sage", "the Sage", "le Sage", KnowledgeOwned(4))
    quest("reformer", "the Reformer", "le Réformateur", PoliciesDeveloped(3))
    quest("purist", "the Purist", "le Puriste", CardsArchived(5))
    quest("caravaneer", "the Caravaneer", "le Caravanier", MarketsVisited(2))


def quest(id: str, en: str, fr: str, goal: Goal) -> None:
    kind = BOOK.card(f"quest-{id}", en, fr, QUEST_CARD, box=AFRICAN, goal=goal, source=DESIGNED)
    BOOK.counting[goal.counts.bit_length() - 1] |= 1 << (kind - QUEST)
    if goal.by_others:
        BOOK.by_others |= goal.counts


def declare_projects() -> None:
    """`cost` is the resource that a project asks for, in any number (MAE-FUT-04)."""
    card = BOOK.card
    card(
        "project-peacekeeping", "Peacekeeping", "le Maintien de la Paix", PROJECT_CARD, box=AFRICAN, era=FUTURE,
        cost=MILITARY,
    )
    card(
        "project-united-nations-project", "the United Nations Project", "le Projet des Nations unies", PROJECT_CARD,
        box=AFRICAN, era=FUTURE, cost=CULTURE,
    )
    card(
        "project-interplanetary-programme", "the Interplanetary Programme", "le Programme interplanétaire",
        PROJECT_CARD, box=AFRICAN, era=FUTURE, cost=SCIENCE, source=DESIGNED,
    )
    card(
        "project-green-great-wall", "the Green Great Wall", "la Grande Muraille verte", PROJECT_CARD, box=AFRICAN,
        era=FUTURE, cost=PRODUCTION, source=DESIGNED,
    )


# ---------------------------------------------------------------- Exploration
def declare_exploration() -> None:
    """Each: number, copies, the two gains, what they are worth to an Automa in Gold. What a token gives in Gold, or in
    Military, is less than its number, so that no conquest pays for itself (docs/balance-monumental.md)."""
    barbarians(
        "1-science-2-production", "1 Science or 2 Production", "1 Science ou 2 Production",
        1, 4, Gain(SCIENCE, 1), Gain(PRODUCTION, 2), 1,
    )
    barbarians(
        "1-production-2-science", "1 Production or 2 Science", "1 Production ou 2 Science",
        1, 4, Gain(PRODUCTION, 1), Gain(SCIENCE, 2), 1,
    )
    barbarians(
        "2-production-2-science", "2 Production or 2 Science", "2 Production ou 2 Science",
        1, 4, Gain(PRODUCTION, 2), Gain(SCIENCE, 2), 1,
    )
    barbarians(
        "1-production-archive-1-card", "1 Production or archive 1 card", "1 Production ou archiver 1 carte",
        1, 4, Gain(PRODUCTION, 1), Archive(), 1,
    )
    barbarians(
        "1-gold-3-production", "1 Gold or 3 Production", "1 Or ou 3 Production",
        2, 3, Gain(GOLD, 1), Gain(PRODUCTION, 3), 2,
    )
    barbarians(
        "1-gold-3-science", "1 Gold or 3 Science", "1 Or ou 3 Science",
        2, 3, Gain(GOLD, 1), Gain(SCIENCE, 3), 2,
    )
    barbarians(
        "1-gold-1-of-each-basic-resource", "1 Gold, or 1 Production, 1 Science and 1 Military",
        "1 Or, ou 1 Production, 1 Science et 1 Militaire",
        2, 3, Gain(GOLD, 1), Seq(Gain(PRODUCTION, 1), Gain(SCIENCE, 1), Gain(MILITARY, 1)), 2,
    )
    barbarians(
        "1-gold-1-culture", "1 Gold or 1 Culture", "1 Or ou 1 Culture",
        2, 4, Gain(GOLD, 1), Gain(CULTURE, 1), 2,
    )
    barbarians(
        "1-gold-1-basic-building", "1 Gold or 1 Basic Building", "1 Or ou 1 Bâtiment de base",
        2, 3, Gain(GOLD, 1), GainBasicBuilding(), 2,
    )
    barbarians(
        "2-gold-draw-2-cards-and-use-them", "2 Gold or draw 2 cards and use them",
        "2 Or ou piocher 2 cartes et les utiliser",
        3, 2, Gain(GOLD, 2), DrawUse(2), 3,
    )
    barbarians(
        "2-gold-1-culture-and-2-basic-resources", "2 Gold or 1 Culture and 2 basic resources",
        "2 Or ou 1 Culture et 2 ressources de base",
        3, 2, Gain(GOLD, 2), Seq(Gain(CULTURE, 1), GainBasic(2)), 3,
    )
    barbarians(
        "1-culture-and-1-gold-4-production", "1 Culture and 1 Gold, or 4 Production",
        "1 Culture et 1 Or, ou 4 Production",
        3, 2, Seq(Gain(CULTURE, 1), Gain(GOLD, 1)), Gain(PRODUCTION, 4), 3,
    )
    barbarians(
        "1-culture-and-1-gold-4-science", "1 Culture and 1 Gold, or 4 Science", "1 Culture et 1 Or, ou 4 Science",
        3, 2, Seq(Gain(CULTURE, 1), Gain(GOLD, 1)), Gain(SCIENCE, 4), 3,
    )
    town("3-gold-3-culture", "3 Gold or 3 Culture", "3 Or ou 3 Culture", 4, Gain(GOLD, 3), Gain(CULTURE, 3), 4)
    town(
        "2-basic-buildings-3-gold", "2 Basic Buildings or 3 Gold", "2 Bâtiments de base ou 3 Or",
        3, GainBasicBuilding(2), Gain(GOLD, 3), 3,
    )
    town(
        "3-basic-resources-of-one-type-2-culture", "3 basic resources of one type, or 2 Culture",
        "3 ressources de base d'un seul type, ou 2 Culture",
        3, GainSame(3), Gain(CULTURE, 2), 4,
    )
    town(
        "2-commercial-gain-tokens-1-culture-and-2-gold", "2 Commercial Gains, or 1 Culture and 2 Gold",
        "2 Gains commerciaux, ou 1 Culture et 2 Or",
        3, DrawGain(2), Seq(Gain(CULTURE, 1), Gain(GOLD, 2)), 4, AFRICAN,
    )
    barbarians(
        "2-production-2-science", "2 Production or 2 Science", "2 Production ou 2 Science",
        1, 3, Gain(PRODUCTION, 2), Gain(SCIENCE, 2), 1, AFRICAN,
    )
    barbarians(
        "1-science-reserve-1-card", "1 Science or reserve 1 card", "1 Science ou réserver 1 carte",
        1, 3, Gain(SCIENCE, 1), Reserve(), 1, AFRICAN,
    )
    barbarians(
        "1-gold-advance-1-space-on-the-trade-track", "1 Gold or advance 1 space on the Trade Track",
        "1 Or ou avancer d'1 case sur la Piste commerciale",
        2, 4, Gain(GOLD, 1), Advance(1), 2, AFRICAN,
    )
    barbarians(
        "1-gold-1-culture", "1 Gold or 1 Culture", "1 Or ou 1 Culture",
        2, 4, Gain(GOLD, 1), Gain(CULTURE, 1), 2, AFRICAN,
    )
    barbarians(
        "2-gold-1-commercial-gain-token-and-1-basic-resource", "2 Gold, or 1 Commercial Gain and 1 basic resource",
        "2 Or, ou 1 Gain commercial et 1 ressource de base",
        3, 4, Gain(GOLD, 2), Seq(DrawGain(), GainBasic(1)), 3, AFRICAN,
    )
    for kind in range(MONSTER, PROJECT):
        monster(kind)


def barbarians(
    id: str, en: str, fr: str, number: int, copies: int, one: Op[Any], other: Op[Any], automa_gold: int,
    box: str = CORE,
) -> None:
    """Those of African Empires have the back of tokens that may reveal a Monster (MON-MONS-02)."""
    plain = box == CORE
    BOOK.card(
        f"barbarians-{id}" if plain else f"barbarians-monster-{id}",
        f"the Barbarians ({en})" if plain else f"the Barbarians/Monster ({en})",
        f"les Barbares ({fr})" if plain else f"les Barbares/Monstre ({fr})",
        EXPLORATION_CARD, box=box, number=number, copies=copies, use=one, bonus=other, automa_gold=automa_gold,
        source=DESIGNED,
    )


def town(
    id: str, en: str, fr: str, copies: int, one: Op[Any], other: Op[Any], automa_gold: int, box: str = CORE
) -> None:
    BOOK.card(
        f"free-town-{id}", f"the Free Town ({en})", f"la Ville libre ({fr})", EXPLORATION_CARD, box=box, number=4,
        town=True, copies=copies, use=one, bonus=other, automa_gold=automa_gold, source=DESIGNED,
    )


def monster(kind: int) -> None:
    """A token that reveals this Monster."""
    BOOK.card(
        BOOK.id[kind].replace("monster-", "barbarians-monster-"), f"the Barbarians/Monster ({BOOK.name_en[kind]})",
        f"les Barbares/Monstre ({BOOK.name_fr[kind]})", EXPLORATION_CARD, box=BOOK.box[kind], number=2, monster=kind,
        automa_gold=2, source=DESIGNED,
    )

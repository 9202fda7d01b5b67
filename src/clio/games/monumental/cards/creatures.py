"""Heroes, and the Monsters that tokens reveal."""

from __future__ import annotations

from clio.engine.control import If, Seq
from clio.engine.hooks import TURN, Modify, On
from clio.games.families.monumental.cardbook import CONQUEST, DESIGNED, PROGRESS_PRICE
from clio.games.families.monumental.ops.city import Archive, Reinforce
from clio.games.families.monumental.ops.resources import Gain, GainBasic, Pay
from clio.games.families.monumental.state import CULTURE, GOLD, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental.cardbook import (
    AFRICAN, BOOK, CLASSICAL, DEFENCE, HERO_CARD, MEDIEVAL, MODERN, MONSTER_CARD, OWN_DEFENCE, UNITS,
)
from clio.games.monumental.ops.board import MoveUnits
from clio.games.monumental.ops.city import DrawUse, GainBasicBuilding, GainRevolt
from clio.games.monumental.ops.explorers import MoveExplorers
from clio.games.monumental.ops.monsters import ExplorersHome, Lose, LoseToken, UnitHome
from clio.games.monumental.ops.standing import (
    ActivatedKnowledge, ControllerOfMonster, Controls, NearMonster, Per, WasOccupied,
)
from clio.games.monumental.ops.trade import DrawGain, EasierConquests


def declare_heroes() -> None:
    """`cost` is the price in Gold, `bonus` the effect of dismissal. What only modifies or listens is a hook, always in
    force; anything else is an ability (MON-HERO-13)."""
    card = BOOK.card
    card(
        "hero-gilgamesh", "Gilgamesh", "Gilgamesh", HERO_CARD, era=CLASSICAL, cost=3,
        use=Gain(PRODUCTION, 1), bonus=Gain(PRODUCTION, 3), source=DESIGNED,
    )
    card(
        "hero-hannibal", "Hannibal", "Hannibal", HERO_CARD, era=CLASSICAL, cost=3,
        hooks=(Modify(UNITS, -1, limit=TURN),), bonus=MoveUnits(3), source=DESIGNED,
    )
    card(
        "hero-cleopatra", "Cleopatra", "Cléopâtre", HERO_CARD, era=CLASSICAL, cost=3,
        use=Seq(Pay(GOLD, 1), GainBasic(2)), bonus=Gain(CULTURE, 1), source=DESIGNED,
    )
    card(
        "hero-archimedes", "Archimedes", "Archimède", HERO_CARD, era=CLASSICAL, cost=3,
        hooks=(Modify(PROGRESS_PRICE, -1, limit=TURN),), bonus=Gain(SCIENCE, 3), source=DESIGNED,
    )
    card(
        "hero-saladin", "Saladin", "Saladin", HERO_CARD, era=MEDIEVAL, cost=4,
        use=Gain(MILITARY, 1), bonus=Gain(MILITARY, 4), source=DESIGNED,
    )
    card(
        "hero-joan-of-arc", "Joan of Arc", "Jeanne d'Arc", HERO_CARD, era=MEDIEVAL, cost=4,
        hooks=(On(CONQUEST, GainBasic(2), when=WasOccupied()),), bonus=Seq(Gain(CULTURE, 1), Gain(GOLD, 1)),
        source=DESIGNED,
    )
    card(
        "hero-genghis-khan", "Genghis Khan", "Gengis Khan", HERO_CARD, era=MEDIEVAL, cost=4,
        use=MoveUnits(2), bonus=EasierConquests(1), source=DESIGNED,
    )
    card(
        "hero-marco-polo", "Marco Polo", "Marco Polo", HERO_CARD, era=MEDIEVAL, cost=4,
        use=MoveExplorers(1, each=True), bonus=Seq(Gain(GOLD, 2), GainBasic(1)), source=DESIGNED,
    )
    card(
        "hero-marie-curie", "Marie Curie", "Marie Curie", HERO_CARD, era=MODERN, cost=5,
        use=Seq(Pay(SCIENCE, 1), DrawUse()), bonus=Gain(SCIENCE, 5), source=DESIGNED,
    )
    card(
        "hero-napoleon", "Napoleon", "Napoléon", HERO_CARD, era=MODERN, cost=5,
        hooks=(Modify(DEFENCE, -1, lasts=True),), bonus=Gain(MILITARY, 5), source=DESIGNED,
    )
    card(
        "hero-simon-bolivar", "Simón Bolívar", "Simón Bolívar", HERO_CARD, era=MODERN, cost=5,
        use=If(Controls(5), Gain(CULTURE, 1), needed=True), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "hero-ada-lovelace", "Ada Lovelace", "Ada Lovelace", HERO_CARD, era=MODERN, cost=5,
        use=Gain(SCIENCE, Per(ActivatedKnowledge(), 1, 3)), bonus=Seq(Gain(CULTURE, 1), Gain(GOLD, 2)), source=DESIGNED,
    )
    card(
        "hero-amanirenas", "Amanirenas", "Amanirenas", HERO_CARD, box=AFRICAN, era=CLASSICAL, cost=3,
        hooks=(Modify(DEFENCE, -1, limit=TURN),), bonus=Gain(MILITARY, 3), source=DESIGNED,
    )
    card(
        "hero-ibn-battuta", "Ibn Battuta", "Ibn Battûta", HERO_CARD, box=AFRICAN, era=MEDIEVAL, cost=4,
        use=MoveExplorers(1), bonus=MoveExplorers(3, each=True), source=DESIGNED,
    )
    card(
        "hero-sundiata-keita", "Sundiata Keita", "Soundiata Keïta", HERO_CARD, box=AFRICAN, era=MEDIEVAL, cost=4,
        use=GainBasic(1), bonus=DrawGain(), source=DESIGNED,
    )
    card(
        "hero-yaa-asantewaa", "Yaa Asantewaa", "Yaa Asantewaa", HERO_CARD, box=AFRICAN, era=MODERN, cost=5,
        hooks=(Modify(OWN_DEFENCE, 1),), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )


def declare_monsters() -> None:
    """`price` defeats it, `use` is its attack, `bonus` the reward."""
    card = BOOK.card
    card(
        "monster-hydra", "the Hydra", "la Hydre", MONSTER_CARD, price=((MILITARY, 5),),
        use=Lose(CULTURE, 1, NearMonster(1)), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "monster-minotaur", "the Minotaur", "le Minotaure", MONSTER_CARD, price=((MILITARY, 4),),
        use=UnitHome(Lose(GOLD, 1, ControllerOfMonster())), bonus=Seq(Gain(PRODUCTION, 3), Gain(GOLD, 1)),
        source=DESIGNED,
    )
    card(
        "monster-sphinx", "the Sphinx", "le Sphinx", MONSTER_CARD, price=((MILITARY, 2), (SCIENCE, 2)),
        use=Lose(CULTURE, 1, NearMonster(2)), bonus=DrawUse(2), source=DESIGNED,
    )
    card(
        "monster-kraken", "the Kraken", "le Kraken", MONSTER_CARD, price=((MILITARY, 3), (PRODUCTION, 1)),
        use=ExplorersHome(2), bonus=Gain(GOLD, 3), source=DESIGNED,
    )
    card(
        "monster-fenrir", "Fenrir", "Fenrir", MONSTER_CARD, price=((MILITARY, 5),),
        use=Lose(GOLD, 2, NearMonster(1)), bonus=Gain(GOLD, 4), source=DESIGNED,
    )
    card(
        "monster-cyclops", "the Cyclops", "le Cyclope", MONSTER_CARD, price=((MILITARY, 3), (PRODUCTION, 1)),
        use=Lose(GOLD, 2, ControllerOfMonster()), bonus=Seq(GainBasicBuilding(), Gain(GOLD, 1)), source=DESIGNED,
    )
    card(
        "monster-chimera", "the Chimera", "la Chimère", MONSTER_CARD, price=((MILITARY, 4),),
        use=Lose(GOLD, 1, NearMonster(2)), bonus=Seq(GainBasic(3), Gain(GOLD, 1)), source=DESIGNED,
    )
    card(
        "monster-roc", "the Roc", "le Oiseau Roc", MONSTER_CARD, price=((MILITARY, 3), (SCIENCE, 1)),
        use=ExplorersHome(3), bonus=Seq(Gain(CULTURE, 1), Gain(GOLD, 1)), source=DESIGNED,
    )
    card(
        "monster-basilisk", "the Basilisk", "le Basilic", MONSTER_CARD, price=((MILITARY, 2), (SCIENCE, 2)),
        use=UnitHome(Lose(CULTURE, 1, ControllerOfMonster())), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "monster-orochi", "Orochi", "Orochi", MONSTER_CARD, price=((MILITARY, 5),),
        use=Lose(GOLD, 2, NearMonster(2)), bonus=Seq(Gain(CULTURE, 1), Gain(GOLD, 3)), source=DESIGNED,
    )
    card(
        "monster-nian", "the Nian", "le Nian", MONSTER_CARD, price=((MILITARY, 2), (PRODUCTION, 2)),
        use=LoseToken(NearMonster(1)), bonus=Seq(Archive(discard=True, n=2, up_to=True), Gain(GOLD, 2)),
        source=DESIGNED,
    )
    card(
        "monster-ammit", "Ammit", "Ammit", MONSTER_CARD, price=((MILITARY, 3), (SCIENCE, 1)),
        use=Lose(CULTURE, 1, ControllerOfMonster()), bonus=Seq(Reinforce(2), Gain(CULTURE, 1)), source=DESIGNED,
    )
    card(
        "monster-grootslang", "the Grootslang", "le Grootslang", MONSTER_CARD, box=AFRICAN, price=((MILITARY, 4),),
        use=Lose(GOLD, 2, NearMonster(1)), bonus=Gain(GOLD, 3), source=DESIGNED,
    )
    card(
        "monster-inkanyamba", "the Inkanyamba", "le Inkanyamba", MONSTER_CARD, box=AFRICAN,
        price=((MILITARY, 3), (SCIENCE, 1)),
        use=ExplorersHome(2), bonus=Gain(CULTURE, 2), source=DESIGNED,
    )
    card(
        "monster-mokele-mbembe", "the Mokele-Mbembe", "le Mokélé-mbembé", MONSTER_CARD, box=AFRICAN,
        price=((MILITARY, 3), (PRODUCTION, 1)),
        use=UnitHome(GainRevolt(1, ControllerOfMonster())), bonus=Seq(GainBasicBuilding(), Gain(GOLD, 1)),
        source=DESIGNED,
    )
    card(
        "monster-ninki-nanka", "the Ninki Nanka", "le Ninki Nanka", MONSTER_CARD, box=AFRICAN, price=((MILITARY, 4),),
        use=GainRevolt(1, NearMonster(1)), bonus=DrawGain(), source=DESIGNED,
    )

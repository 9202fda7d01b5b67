"""Cards with a god: action and its figure, favor, power (AOM-GREEKGOD, AOM-EGYPTGOD, AOM-NORSEGOD)."""

from __future__ import annotations

from clio.engine.kernel import Op
from clio.games.age_of_mythology.cardbook import (
    ANY_ONE, ATTACK, BOOK, DESIGNED, DO_BUILD, DO_RECRUIT, EXPLORE, FOOD_ONLY, GATHER, NEXT_AGE, PUBLIC, RULEBOOK,
    TRADE,
)
from clio.games.age_of_mythology.ops.powers import (
    ALL_BERSERK, ARMY_LIMITS, CHEAP_BUILDINGS, CHEAP_MORTALS, COLLECT_ALONE, MORE_FOOD, MORE_FOOD_ALONE, NO_LIMIT,
    NO_TILE_FOR_OTHERS, ONE_DIE_MORE, PROTECTION, SEDUCTION, TWO_TILES, Changes, DestroyBuilding, Embalm, FourthCard,
    FreeHouse, Gain, GainAny, GainHero, GainMortals, GainUnits, GiveUpUnit, Loot, RemoveTile, Smite, Steal, SwapTiles,
)
from clio.games.age_of_mythology.state import (
    ANUBIS, APHRODITE, APOLLO, ARES, ARTEMIS, BALDR, BAST, BRAGI, CARDS, DIONYSUS, EGYPTIAN, FOOD, FORSETI, FREYJA,
    GOLD, GREEK, HADES, HATHOR, HEIMDALL, HEL, HEPHAESTOS, HERA, HERMES, HORUS, ISIS, LOKI, NEPHTHYS, NJORD, NORSE,
    ODIN, OSIRIS, POSEIDON, PTAH, RA, SEKHMET, SET, SKADI, THOR, THOTH, TOXOTES, TYR, ZEUS, Mythology,
)

TEXT = {"all": PUBLIC, "name_fr": DESIGNED}
SEED = {"all": RULEBOOK, "name_fr": DESIGNED}


def god(
    number: int, names: tuple[str, str, str], power_names: tuple[str, str], action: int, figure: int, favor: int,
    power: Op[Mythology], alone: bool, culture: int,
) -> None:
    """`alone`: the power may be used without the action."""
    id, en, fr = names
    BOOK.declare(
        number, id, en, fr, action, figure, (int(culture == GREEK), int(culture == EGYPTIAN), int(culture == NORSE)),
        favor, power, alone, power_names[0], power_names[1], culture, SEED if number in (HADES, LOKI) else TEXT,
    )


god(APHRODITE, ("aphrodite", "Aphrodite", "Aphrodite"), ("Seduce", "Séduction"),
    ATTACK, 6, 2, Changes(SEDUCTION), False, GREEK)
god(ARES, ("ares", "Ares", "Arès"), ("War", "Guerre"), ATTACK, 6, 3, Changes(ARMY_LIMITS), False, GREEK)
god(HERA, ("hera", "Hera", "Héra"), ("Hearth and Home", "Le foyer"), DO_BUILD, 3, 1, FreeHouse(), True, GREEK)
god(ARTEMIS, ("artemis", "Artemis", "Artémis"), ("Hunt", "La chasse"),
    EXPLORE, 2, 1, Changes(TWO_TILES), False, GREEK)
god(DIONYSUS, ("dionysus", "Dionysus", "Dionysos"), ("Bacchanal", "Bacchanale"),
    GATHER, FOOD_ONLY, 2, Changes(MORE_FOOD_ALONE, 1), False, GREEK)
god(HADES, ("hades", "Hades", "Hadès"), ("Trade with the Underworld", "Marché avec les Enfers"),
    GATHER, ANY_ONE, 1, GiveUpUnit(GainAny(7)), True, GREEK)
god(POSEIDON, ("poseidon", "Poseidon", "Poséidon"), ("Bounty of the Sea", "Les dons de la mer"),
    GATHER, ANY_ONE, 1, Gain(FOOD, 5), True, GREEK)
god(HEPHAESTOS, ("hephaestos", "Hephaestos", "Héphaïstos"), ("Volcano", "Volcan"),
    NEXT_AGE, 3, 2, RemoveTile(own=True), True, GREEK)
god(ZEUS, ("zeus", "Zeus", "Zeus"), ("Procreation", "Procréation"), NEXT_AGE, 3, 2, GainHero(), True, GREEK)
god(APOLLO, ("apollo", "Apollo", "Apollon"), ("Archer", "L'archer"),
    DO_RECRUIT, 4, 1, GainUnits(TOXOTES, 2), True, GREEK)
god(HERMES, ("hermes", "Hermes", "Hermès"), ("Safe Passage", "Libre passage"), TRADE, 0, 1, GainAny(4), True, GREEK)

god(ISIS, ("isis", "Isis", "Isis"), ("Protection", "Protection"), ATTACK, 7, 1, Changes(PROTECTION), False, EGYPTIAN)
god(SEKHMET, ("sekhmet", "Sekhmet", "Sekhmet"), ("War", "Guerre"),
    ATTACK, 6, 3, Changes(ARMY_LIMITS), False, EGYPTIAN)
god(THOTH, ("thoth", "Thoth", "Thot"), ("Wisdom", "Sagesse"), ATTACK, 6, 1, FourthCard(), True, EGYPTIAN)
god(HORUS, ("horus", "Horus", "Horus"), ("Vengeance", "Vengeance"),
    DO_BUILD, 3, 1, DestroyBuilding(own=True), True, EGYPTIAN)
god(NEPHTHYS, ("nephthys", "Nephthys", "Nephtys"), ("Greater Egypt", "La grande Égypte"),
    DO_BUILD, 3, 2, Changes(CHEAP_BUILDINGS, 2), False, EGYPTIAN)
god(PTAH, ("ptah", "Ptah", "Ptah"), ("Creation", "Création"), EXPLORE, 2, 1, Changes(TWO_TILES), False, EGYPTIAN)
god(RA, ("ra", "Ra", "Râ"), ("Rain", "Pluie"), GATHER, FOOD_ONLY, 2, Changes(MORE_FOOD, 2), False, EGYPTIAN)
god(HATHOR, ("hathor", "Hathor", "Hathor"), ("Locust Swarm", "Nuée de sauterelles"),
    NEXT_AGE, 3, 1, RemoveTile(FOOD), True, EGYPTIAN)
god(SET, ("set", "Set", "Seth"), ("Chaos", "Chaos"), NEXT_AGE, 3, 1, SwapTiles(), True, EGYPTIAN)
god(ANUBIS, ("anubis", "Anubis", "Anubis"), ("Mummification", "Momification"),
    DO_RECRUIT, 4, 1, Embalm(3), True, EGYPTIAN)
god(BAST, ("bast", "Bast", "Bastet"), ("Fertility", "Fertilité"),
    DO_RECRUIT, 6, 1, Changes(CHEAP_MORTALS), False, EGYPTIAN)
god(OSIRIS, ("osiris", "Osiris", "Osiris"), ("Hero of Egypt", "Héros d'Égypte"),
    DO_RECRUIT, 4, 2, GainHero(), True, EGYPTIAN)

god(BRAGI, ("bragi", "Bragi", "Bragi"), ("Poetry", "Poésie"), ATTACK, 6, 2, Changes(ONE_DIE_MORE), False, NORSE)
god(HEIMDALL, ("heimdall", "Heimdall", "Heimdall"), ("Ragnarok", "Ragnarök"),
    ATTACK, 4, 4, Changes(NO_LIMIT), False, NORSE)
god(TYR, ("tyr", "Tyr", "Tyr"), ("Battle Frenzy", "Fureur guerrière"), ATTACK, 6, 3, Changes(ALL_BERSERK), False, NORSE)
god(NJORD, ("njord", "Njord", "Njörd"), ("Storm", "Tempête"), DO_BUILD, 4, 1, DestroyBuilding(), True, NORSE)
god(BALDR, ("baldr", "Baldr", "Baldr"), ("Stealth", "Furtivité"),
    EXPLORE, 0, 1, Changes(NO_TILE_FOR_OTHERS), False, NORSE)
god(FREYJA, ("freyja", "Freyja", "Freyja"), ("Tears of Gold", "Larmes d'or"),
    GATHER, ANY_ONE, 1, Gain(GOLD, 5), True, NORSE)
god(SKADI, ("skadi", "Skadi", "Skadi"), ("Winter", "L'hiver"), GATHER, ANY_ONE, 1, Changes(COLLECT_ALONE), False, NORSE)
god(THOR, ("thor", "Thor", "Thor"), ("Thunderbolt", "La foudre"), GATHER, ANY_ONE, 1, Smite(), True, NORSE)
god(ODIN, ("odin", "Odin", "Odin"), ("", ""), NEXT_AGE, 3, 1, FourthCard(), True, NORSE)
god(HEL, ("hel", "Hel", "Hel"), ("Legion of the Underworld", "Légion des Enfers"),
    DO_RECRUIT, 3, 1, GainMortals(2), True, NORSE)
god(FORSETI, ("forseti", "Forseti", "Forseti"), ("Justice", "Justice"), TRADE, 0, 1, GainAny(4), False, NORSE)
god(LOKI, ("loki", "Loki", "Loki"), ("Theft", "Vol"), TRADE, 0, 2, Steal(Loot(5)), True, NORSE)

assert len(BOOK.id) == CARDS

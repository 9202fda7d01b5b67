"""Units: types, dice, cost as food, wood, gold, favor, bonuses, abilities (AOM-GREEKUNIT, -EGYPTIANUNIT, -NORSEUNIT).

A French name that the French rulebook does not print is the usual one of the figure."""

from __future__ import annotations

from clio.games.age_of_mythology.cardbook import (
    BREACHES, DESIGNED, EMBALMS, GOES_BERSERK, GROWS, HONOURED, MINES, MIRRORS, PUBLIC, RAZES_TWO, REBORN, REVIVES,
    ROUTS, RULEBOOK, SHIELDED, SHIELDS, SUMMONS, T_ARCHER, T_CAVALRY, T_FLYER, T_GIANT, T_GIANT_KILLER, T_HERO,
    T_MORTAL, T_MYTH, T_WARRIOR, THROWS, UNIT_BOOK, WINS_TIES,
)
from clio.games.age_of_mythology.state import (
    ANUBITE, CENTAUR, CHARIOT_ARCHER, CLASSICAL, CLASSICAL_GREEK, CLASSICAL_NORSE, CYCLOPS, DWARF, ELEPHANT,
    FROST_GIANT, HEROIC, HEROIC_GREEK, HEROIC_NORSE, HIPPOKON, HOPLITE, HUSKARL, HYDRA, JARL, MANTICORE, MEDUSA,
    MINOTAUR, MUMMY, MYTHIC, MYTHIC_GREEK, MYTHIC_NORSE, NIDHOGG, PHARAOH, PHOENIX, PRIEST, SCORPION_MAN,
    SON_OF_OSIRIS, SPEARMAN, SPHINX, THROWING_AXEMAN, TOXOTES, TROLL, UNITS, VALKYRIE, WADJET,
)

NAMED = {"all": PUBLIC, "name": RULEBOOK, "name_fr": RULEBOOK}  # the seed has the name
FRENCH = {"all": PUBLIC, "name_fr": DESIGNED}  # the French name is ours

unit = UNIT_BOOK.declare
unit(TOXOTES, "toxotes", "Toxotes", "Toxote", T_MORTAL | T_ARCHER, 3, (1, 1, 0, 0),
     ((T_FLYER, 4), (T_WARRIOR, 3)), provenance=NAMED)
unit(HOPLITE, "hoplite", "Hoplite", "Hoplite", T_MORTAL | T_WARRIOR, 3, (1, 1, 0, 0),
     ((T_CAVALRY, 3), (T_MORTAL, 1)), provenance=NAMED)
unit(HIPPOKON, "hippokon", "Hippokon", "Hippokon", T_MORTAL | T_CAVALRY, 3, (1, 0, 1, 0),
     ((T_HERO, 4), (T_ARCHER, 4)), provenance=NAMED)
unit(CENTAUR, "centaur", "Centaur", "Centaure", T_MYTH | T_ARCHER | T_CAVALRY, 5, (0, 3, 0, 1),
     ((T_ARCHER, 3), (T_FLYER, 3)), provenance=FRENCH)
unit(CYCLOPS, "cyclops", "Cyclops", "Cyclope", T_MYTH | T_GIANT, 6, (3, 0, 0, 3),
     ((T_MORTAL, 4),), BREACHES | THROWS, provenance=NAMED)
unit(HYDRA, "hydra", "Hydra", "Hydre", T_MYTH | T_GIANT, 6, (0, 0, 2, 2),
     ((T_WARRIOR, 4),), GROWS, provenance=NAMED)
unit(MANTICORE, "manticore", "Manticore", "Manticore", T_MYTH | T_FLYER, 5, (2, 0, 0, 2),
     ((T_GIANT_KILLER, 4),), provenance=FRENCH)
unit(MEDUSA, "medusa", "Medusa", "Méduse", T_MYTH | T_GIANT_KILLER, 5, (1, 0, 0, 3),
     ((T_GIANT, 6),), WINS_TIES, provenance=NAMED)
unit(MINOTAUR, "minotaur", "Minotaur", "Minotaure", T_MYTH | T_WARRIOR, 5, (2, 2, 0, 0),
     ((T_CAVALRY, 4),), RAZES_TWO, provenance=NAMED)
unit(CLASSICAL_GREEK, "classical-greek-hero", "Classical Greek Hero", "Héros grec classique", T_HERO, 5, (3, 0, 3, 0),
     ((T_MYTH, 4),), age=CLASSICAL, provenance=FRENCH)
unit(HEROIC_GREEK, "heroic-greek-hero", "Heroic Greek Hero", "Héros grec héroïque", T_HERO, 6, (3, 0, 4, 0),
     ((T_MYTH, 4),), ROUTS, age=HEROIC, provenance=FRENCH)
unit(MYTHIC_GREEK, "mythic-greek-hero", "Mythical Greek Hero", "Héros grec mythique", T_HERO, 5, (0, 0, 4, 4),
     (), MIRRORS, age=MYTHIC, provenance=FRENCH)

unit(SPEARMAN, "spearman", "Spearman", "Lancier", T_MORTAL | T_WARRIOR, 3, (1, 1, 0, 0),
     ((T_CAVALRY, 3), (T_HERO, 4)), provenance=NAMED)
unit(ELEPHANT, "elephant", "Elephant", "Éléphant", T_MORTAL | T_GIANT, 3, (2, 0, 1, 0),
     ((T_MORTAL, 2),), BREACHES, provenance=NAMED)
unit(CHARIOT_ARCHER, "chariot-archer", "Chariot Archer", "Char avec archers", T_MORTAL | T_ARCHER | T_CAVALRY, 3,
     (0, 1, 1, 0), ((T_FLYER, 3), (T_WARRIOR, 3)), provenance=NAMED)
unit(ANUBITE, "anubite", "Anubite", "Anubite", T_MYTH | T_CAVALRY, 5, (0, 0, 3, 1),
     ((T_ARCHER, 4),), provenance=FRENCH)
unit(MUMMY, "mummy", "Mummy", "Momie", T_MYTH, 5, (0, 0, 3, 2), (), EMBALMS, provenance=NAMED)
unit(PHOENIX, "phoenix", "Phoenix", "Phénix", T_MYTH | T_FLYER, 6, (0, 2, 0, 3),
     ((T_GIANT_KILLER, 4),), REBORN, rebirth=2, provenance=NAMED)
unit(SCORPION_MAN, "scorpion-man", "Scorpion-Man", "Homme-scorpion", T_MYTH | T_GIANT, 5, (4, 0, 2, 0),
     ((T_MORTAL, 4),), provenance=FRENCH)
unit(SPHINX, "sphinx", "Sphinx", "Sphinx", T_MYTH | T_GIANT_KILLER, 5, (0, 0, 2, 2),
     ((T_GIANT, 6),), provenance=FRENCH)
unit(WADJET, "wadjet", "Wadjet", "Ouadjet", T_MYTH | T_WARRIOR, 5, (2, 0, 0, 2),
     ((T_CAVALRY, 4),), SHIELDS, provenance=FRENCH)
unit(PRIEST, "priest", "Priest", "Prêtre", T_HERO, 4, (2, 0, 4, 0),
     ((T_MYTH, 5),), REVIVES, age=CLASSICAL, provenance=NAMED)
unit(PHARAOH, "pharaoh", "Pharaoh", "Pharaon", T_HERO, 6, (3, 0, 3, 0),
     ((T_MYTH, 4),), SHIELDED, age=HEROIC, provenance=FRENCH)
unit(SON_OF_OSIRIS, "son-of-osiris", "Son of Osiris", "Fils d'Osiris", T_HERO, 8, (0, 0, 4, 4),
     ((T_MYTH, 4),), REBORN, age=MYTHIC, rebirth=4, provenance=FRENCH)

unit(JARL, "jarl", "Jarl", "Jarl", T_MORTAL | T_CAVALRY, 3, (1, 0, 1, 0),
     ((T_HERO, 4), (T_ARCHER, 4)), provenance=NAMED)
unit(HUSKARL, "huskarl", "Huskarl", "Huskarl", T_MORTAL | T_WARRIOR, 3, (1, 0, 2, 0),
     ((T_CAVALRY, 4),), GOES_BERSERK, provenance=NAMED)
unit(THROWING_AXEMAN, "throwing-axeman", "Throwing Axeman", "Lanceur de haches", T_MORTAL | T_ARCHER, 3, (1, 1, 0, 0),
     ((T_WARRIOR, 3), (T_FLYER, 4)), provenance=NAMED)
unit(NIDHOGG, "nidhogg", "Nidhogg", "Nidhogg", T_MYTH | T_FLYER, 7, (0, 0, 4, 1),
     ((T_GIANT_KILLER, 4),), RAZES_TWO, provenance=FRENCH)
unit(VALKYRIE, "valkyrie", "Valkyrie", "Valkyrie", T_MYTH | T_CAVALRY, 5, (0, 0, 1, 3),
     ((T_ARCHER, 4),), HONOURED, provenance=FRENCH)
unit(FROST_GIANT, "frost-giant", "Frost Giant", "Géant du givre", T_MYTH | T_GIANT, 7, (4, 0, 0, 2),
     ((T_WARRIOR, 2), (T_MORTAL, 3)), provenance=FRENCH)
unit(TROLL, "troll", "Troll", "Troll", T_MYTH | T_WARRIOR, 6, (3, 2, 0, 0),
     ((T_CAVALRY, 4),), provenance=FRENCH)
unit(DWARF, "dwarf", "Dwarf", "Nain", T_MYTH | T_GIANT_KILLER, 4, (2, 0, 2, 0),
     ((T_GIANT, 7),), BREACHES | MINES, provenance=NAMED)
unit(CLASSICAL_NORSE, "classical-norse-hero", "Classical Norse Hero", "Héros nordique classique", T_HERO, 5,
     (3, 0, 3, 0), ((T_MYTH, 4),), age=CLASSICAL, provenance=FRENCH)
unit(HEROIC_NORSE, "heroic-norse-hero", "Heroic Norse Hero", "Héros nordique héroïque", T_HERO, 6, (3, 0, 3, 0),
     ((T_MYTH, 4),), GOES_BERSERK, age=HEROIC, provenance=FRENCH)
unit(MYTHIC_NORSE, "mythic-norse-hero", "Mythic Norse Hero", "Héros nordique mythique", T_HERO, 8, (4, 0, 0, 4),
     ((T_MYTH, 4),), SUMMONS, age=MYTHIC, provenance=FRENCH)

assert len(UNIT_BOOK.id) == UNITS

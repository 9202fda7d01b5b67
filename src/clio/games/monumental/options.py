"""What is settled before a game (MON-OPT), with its words in both languages."""

from __future__ import annotations

from clio.engine.record import Names, Option, Preset
from clio.games.monumental import cards as cards
from clio.games.monumental.actions import SEATS
from clio.games.monumental.cardbook import BOOK, MAPS

DEFAULT_MAP = {2: "one-day", 3: "open-sea", 4: "dilemma", 5: "five-crowns"}
NEEDS_AFRICAN = ("dilemma", "horn-of-plenty", "five-crowns")  # more tokens than the core box has (MON-OPT-15)
AUTO: Names = {"en": "automatic", "fr": "automatique"}
YES: Names = {"en": "yes", "fr": "oui"}
NO: Names = {"en": "no", "fr": "non"}
BY_LOT: Names = {"en": "by lot", "fr": "au sort"}


def options() -> tuple[Option, ...]:
    return (*table_options(), *module_options(), *automa_options(), progress_option())


def presets() -> tuple[Preset, ...]:
    """MON-OPT-01: settings that belong together."""
    return (
        Preset(
            "beginner", {"en": "First game", "fr": "Première partie"},
            {"en": "The core box alone, with its own deck.", "fr": "La boîte de base seule, avec sa propre pioche."},
            (1, 4), {"african": False, "deck": "core"},
        ),
        Preset(
            "standard", {"en": "Standard", "fr": "Standard"},
            {"en": "Both boxes; Future Era, Natural Wonders and Quests.",
             "fr": "Les deux boîtes ; Ère Future, Merveilles naturelles et Quêtes."},
            (1, SEATS),
        ),
        Preset(
            "everything", {"en": "Everything", "fr": "Tout"},
            {"en": "Heroes, Monsters and the Renaissance too: a longer game.",
             "fr": "Aussi les Héros, les Monstres et la Renaissance : une partie plus longue."},
            (1, SEATS), {"heroes": True, "monsters": True, "renaissance": True},
        ),
        Preset(
            "continuous", {"en": "Continuous", "fr": "Continu"},
            {"en": "One action at a time in turn, for players who know the game.",
             "fr": "Une action à la fois chacun son tour, pour qui connaît le jeu."},
            (3, SEATS), {"mode": "continuous"},
        ),
        Preset(
            "solo", {"en": "Alone", "fr": "En solo"},
            {"en": "Against an Automa, which plays by cards.", "fr": "Contre un Automa, qui joue selon des cartes."},
            (1, 1), {"automas": "1"},
        ),
    )


def table_options() -> tuple[Option, ...]:
    civilizations = tuple({"en": en, "fr": fr} for en, fr in zip(BOOK.civ_en, BOOK.civ_fr, strict=True))
    return (
        Option(
            "automas", {"en": "Automas", "fr": "Automas"},
            {"en": "Opponents that play by cards; automatic: one for a person alone, otherwise none (MON-OPT-02).",
             "fr": "Des adversaires qui jouent selon des cartes ; automatique : un pour une personne seule, sinon "
                   "aucun (MON-OPT-02)."},
            "auto", ("auto", "0", "1", "2", "3", "4"), (AUTO, *({"en": n, "fr": n} for n in "01234")),
        ),
        Option(
            "map", {"en": "Map", "fr": "Carte"},
            {"en": "Each is for a number of seats, Automas included (MON-OPT-03).",
             "fr": "Chacune convient à un nombre de sièges, Automas compris (MON-OPT-03)."},
            "auto", ("auto", *(m.id for m in MAPS)),
            (AUTO, *({"en": f"{m.en} ({m.seats})", "fr": f"{m.fr} ({m.seats})"} for m in MAPS)),
        ),
        Option(
            "african", {"en": "African Empires", "fr": "African Empires"},
            {"en": "Trade Track, Trading Posts, Reserve, Revolts, and the cards, tokens, terrains and civilizations of "
                   "the expansion.",
             "fr": "Piste commerciale, Comptoirs, Réserve, Révoltes, et les cartes, jetons, terrains et civilisations "
                   "de l'extension."},
            True,
        ),
        Option(
            "mode", {"en": "Mode", "fr": "Mode de jeu"},
            {"en": "Complete turns, or one action at a time in turn.",
             "fr": "Des tours complets, ou une action à la fois chacun son tour."},
            "normal", ("normal", "continuous"),
            ({"en": "complete turns", "fr": "tours complets"}, {"en": "continuous", "fr": "continu"}),
        ),
        Option(
            "deck", {"en": "Development deck", "fr": "Pioche de Développement"},
            {"en": "The core cards, a random mix of both boxes, or a list of cards (MON-OPT-05).",
             "fr": "Les cartes de la boîte de base, un mélange au hasard des deux boîtes, ou une liste de cartes "
                   "(MON-OPT-05)."},
            "mixed", ("mixed", "core"), ({"en": "mixed", "fr": "mélange"}, {"en": "core", "fr": "boîte de base"}),
            free=True,
        ),
        Option(
            "civilizations", {"en": "Civilizations", "fr": "Civilisations"},
            {"en": "One for each seat, all different.", "fr": "Une pour chaque siège, toutes différentes."},
            "random", ("random", *BOOK.civ_id), (BY_LOT, *civilizations), per_seat=True,
        ),
        Option(
            "first", {"en": "First player", "fr": "Premier joueur"},
            {"en": "Who begins: by lot, or a seat.", "fr": "Qui commence : le sort, ou un siège."},
            "random", ("random", "1", "2", "3", "4", "5"),
            (BY_LOT, *({"en": f"seat {n}", "fr": f"siège {n}"} for n in range(1, 6))), seats=True,
            clauses=("MON-OPT-11",),
        ),
    )


def module_options() -> tuple[Option, ...]:
    return (
        module("future", {"en": "Future Era", "fr": "Ère Future"},
               {"en": "Four projects at the end of the game; automatic: with African Empires (MON-OPT-07).",
                "fr": "Quatre projets à la fin de la partie ; automatique : avec African Empires (MON-OPT-07)."}),
        module("natural_wonders", {"en": "Natural Wonders", "fr": "Merveilles naturelles"},
               {"en": "Provinces with a power of their own; automatic: with African Empires (MON-OPT-08).",
                "fr": "Des Provinces qui ont un pouvoir ; automatique : avec African Empires (MON-OPT-08)."}),
        module("quests", {"en": "Quests", "fr": "Quêtes"},
               {"en": "Secret goals, two for each; automatic: with African Empires (MON-OPT-08).",
                "fr": "Des buts secrets, deux chacun ; automatique : avec African Empires (MON-OPT-08)."}),
        Option("heroes", {"en": "Heroes", "fr": "Héros"},
               {"en": "Great people hired for Gold.", "fr": "De grandes figures que l'on engage contre de l'Or."},
               False),
        Option("monsters", {"en": "Monsters", "fr": "Monstres"},
               {"en": "Some Barbarians are Monsters, who attack until an Explorer defeats them.",
                "fr": "Certains Barbares sont des Monstres, qui attaquent jusqu'à ce qu'un Explorateur les vainque."},
               False),
        Option("renaissance", {"en": "Renaissance", "fr": "Renaissance"},
               {"en": "12 more cards between Eras II and III: a longer game (MON-OPT-09).",
                "fr": "12 cartes de plus entre les Ères II et III : une partie plus longue (MON-OPT-09)."}, False),
    )


def module(id: str, names: Names, help: Names) -> Option:
    return Option(id, names, help, "auto", ("auto", "yes", "no"), (AUTO, YES, NO))


def automa_options() -> tuple[Option, ...]:
    civilizations = tuple({"en": en, "fr": fr} for en, fr in zip(BOOK.civ_en, BOOK.civ_fr, strict=True))
    return (
        Option(
            "automa_level", {"en": "Level of the Automa", "fr": "Niveau de l'Automa"},
            {"en": "How many Advanced cards make it stronger; 1 to 3 are advised (MON-OPT-12).",
             "fr": "Combien de cartes Avancées le renforcent ; de 1 à 3 conseillées (MON-OPT-12)."},
            "0", ("0", "1", "2", "3", "4"), tuple({"en": n, "fr": n} for n in "01234"),
        ),
        Option(
            "automa_civilization", {"en": "Civilization of the Automa", "fr": "Civilisation de l'Automa"},
            {"en": "Of the first one; the others by lot.", "fr": "Celle du premier ; les autres au sort."},
            "random", ("random", *BOOK.civ_id), (BY_LOT, *civilizations), ruling=True,
        ),
        Option(
            "automa_trade_limit", {"en": "Fewer trade cards", "fr": "Moins de cartes Commerce"},
            {"en": "Only two of the five Trade cards are in the deck of the Automa (MON-OPT-13).",
             "fr": "Deux seulement des cinq cartes Commerce sont dans le paquet de l'Automa (MON-OPT-13)."},
            False, ruling=True,
        ),
    )


def progress_option() -> Option:
    return Option(
        "progress_cost", {"en": "Price of Scientific Progress", "fr": "Prix du progrès scientifique"},
        {"en": "In Science (MON-OPT-14).", "fr": "En Science (MON-OPT-14)."},
        "2", ("2", "3"), ({"en": "2", "fr": "2"}, {"en": "3", "fr": "3"}), ruling=True,
    )

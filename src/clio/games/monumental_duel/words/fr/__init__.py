"""Monumental Duel en français."""

from __future__ import annotations

from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.words import DuelWords
from clio.games.monumental_duel.words.fr.cards import LANG
from clio.games.monumental_duel.words.fr.log import EVENTS
from clio.games.monumental_duel.words.fr.moves import GROUPS, OPTIONS
from clio.games.monumental_duel.words.fr.names import BOXES, SCORE_LINES, THINGS, TIE_BREAKS, TYPES
from clio.games.monumental_duel.words.fr.needs import NEEDS
from clio.games.monumental_duel.words.fr.questions import MOMENTS, PROMPTS, WANTS
from clio.words import french


class FrenchWords(DuelWords):
    lang = "fr"
    language = LANG
    card_names = BOOK.name_fr
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    needs = NEEDS
    wants = WANTS
    moments = MOMENTS
    groups = GROUPS
    civilizations = BOOK.civ_fr
    card_types = (
        "Bâtiment", "Bâtiment de base", "Connaissance", "Merveille", "Province", "Politique Culturelle",
        "Chef de guerre", "Ambassadeur", "carte Espionnage", "Ville Libre", "Révolte",
    )
    eras = ("Ère I", "Ère II", "Ère III")
    province_types = TYPES
    marker_types = ("Montagneux", "Côtier", "Agricole")
    phases = ("Activation de la Cité", "Actions", "Fin de la manche")
    lines = ("ligne 1", "ligne 2", "ligne 3", "colonne 1", "colonne 2", "colonne 3")
    places = (
        "au bout de la ligne 1", "au bout de la ligne 2", "au bout de la ligne 3", "sous la colonne 1",
        "sous la colonne 2", "sous la colonne 3",
    )
    boxes = BOXES
    score_lines = SCORE_LINES
    tie_breaks = TIE_BREAKS
    things = THINGS

    def the(self, kind: int) -> str:
        """ "le Fort", "la Mine", "l'Atelier", "les Andes", "Troie"."""
        article, name = BOOK.the_fr[kind], BOOK.name_fr[kind]
        return french.join(f"{article} ", name) if article else name

    def of(self, kind: int) -> str:
        """ "du Fort", "de la Mine", "de l'Atelier", "des Andes", "de Troie"."""
        return french.de(self.the(kind))

    def a(self, kind: int) -> str:
        return french.one(BOOK.the_fr[kind], BOOK.name_fr[kind])


WORDS = FrenchWords()

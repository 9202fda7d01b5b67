"""Le français, une fois pour tout Clio : élision, contraction, articles, pluriels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clio.words import places

MASCULINE: Final = "m"
FEMININE: Final = "f"

COLON: Final = " : "
APART: Final = " ; "  # between two halves of a sentence
VOWELS: Final = "aeiouyàâäéèêëîïôöùûüœæ"
MUTE: Final = (
    "habit", "hadès", "hammurabi", "hannibal", "harm", "hathor", "hector", "helios", "héli", "hélène", "hellé", "henri",
    "héph", "héra", "herb", "hercule", "hermès", "hermione", "hermine", "hermi", "hermo", "héro", "hervé", "heure",
    "hilda", "hipp", "hist", "hiver", "hollywood", "hom", "honneur", "honor", "hôp", "hopl", "hor", "hôt", "huber",
    "hugo", "huile", "humain", "hyacinthe", "hydr", "hygi", "hymn", "hypa", "hypn", "hypo",
)  # h muet ; tout autre h est aspiré
ASPIRATED: Final = ("héros", "onz", "oui", "hors", "horde")  # et ceux qui n'élident pas malgré tout
ELIDING: Final = ("de", "que", "jusque", "lorsque", "puisque", "le", "la", "ne", "se", "me", "te", "je", "ce")
PLURALS: Final = (("al", "aux"), ("au", "aux"), ("eu", "eux"), ("s", "s"), ("x", "x"), ("z", "z"))


def elides(word: str) -> bool:
    """Does a short word lose its vowel before this one: "d'Alice", "d'Yves", "d'Henri", but "de Bob", "de Yann"?"""
    low = word.lstrip("«“\" \u00a0\u202f").lower()
    if not low or low.startswith(ASPIRATED):
        return False
    if low[0] == "h":
        return low.startswith(MUTE)
    if low[0] == "y":
        return len(low) > 1 and low[1] not in VOWELS
    return low[0] in VOWELS


def join(before: str, word: str) -> str:
    """The word after what stands before it: "de Alice" is "d'Alice", "de le Forum" is "du Forum"."""
    if not before.endswith(" "):
        return before + word
    last = before[:-1].rpartition(" ")[2].lstrip("(«“").lower()
    if last in ELIDING and elides(word):
        return f"{before[:-2]}'{word}"
    for article, contracted in CONTRACTIONS.get(last, ()):
        if word.startswith(article):
            kept = before[: len(before) - len(last) - 1]
            said = contracted.capitalize() if before[len(kept)].isupper() else contracted
            return kept + said + word[len(article):]
    return before + word


CONTRACTIONS: Final = {
    "de": (("le ", "du "), ("les ", "des ")),
    "à": (("le ", "au "), ("les ", "aux ")),
}


def fill(pattern: str, parts: Mapping[str, object]) -> str:
    return places.fill(pattern, parts, join, is_plural)


def de(word: str) -> str:
    """ "d'Alice", "de Bob", "du Forum"."""
    return join("de ", word)


def le(word: str, gender: str = MASCULINE) -> str:
    """ "l'Hydre", "la Tour", "le Forum"."""
    return join("la " if gender == FEMININE else "le ", word)


def un(word: str, gender: str = MASCULINE) -> str:
    return f"{'une' if gender == FEMININE else 'un'} {word}"


def one(article: str, word: str) -> str:
    """ "un Fort", "une Mine": the gender is that of the definite article."""
    return un(word, MASCULINE if article == "le" else FEMININE)


def is_plural(n: int) -> bool:
    """ "0 carte", "1 carte", "2 cartes"."""
    return abs(n) >= 2


def plural(word: str) -> str:
    """The plural of a regular noun."""
    for ending, ends in PLURALS:
        if word.endswith(ending):
            return word[: len(word) - len(ending)] + ends
    return f"{word}s"


def nth(n: int, feminine: bool = False) -> str:
    """ "1er", "1re", "2e"."""
    return f"{n}{('re' if feminine else 'er') if n == 1 else 'e'}"

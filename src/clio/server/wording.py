"""What people may write, in names and in chat: one rule for both, and when two names are alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from clio.engine.naming import seat_name
from clio.messages import LANGUAGES
from clio.server.errors import BadText
from clio.server.limits import NAME_LETTERS

REFUSED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, what directs or joins unseen, no characters
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
MARKS = 4  # accents and the like that may stand on one letter: no script that people write needs more
COMPARED = 3 * NAME_LETTERS  # letters of a name's plain form by which it is told from others: one sign may stand for 18

# Letters that look like Latin ones, capitals apart: they are not so once they are made small.
GREEK = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυ", "ABEZHIKMNOPTYXovpu")
CYRILLIC = str.maketrans("АВЕЅЗІЈКМНОРСТУХЬаеоѕрсухіјһԁԛԝкпѵѡ", "ABES3IJKMHOPCTYXbaeospcyxijhdqwknvw")
CHEROKEE = str.maketrans("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "ABCDEGHiJKLMPRSTVWZ")
PHONETIC = str.maketrans("ɑɡ", "ag")
SHAPES = str.maketrans("I1|0o", "lllOO")


def written(text: str) -> str:
    """A text as it is kept: composed, without space around it. BadText names what may not be in it."""
    composed = unicodedata.normalize("NFC", text).strip()
    marks = MARKS  # as if before the first letter stood too many: a mark needs a letter
    for letter in composed:
        marks = _marks_after(letter, marks)
    return composed


def _marks_after(letter: str, marks: int) -> int:
    """How many marks stand on the last letter once this follows."""
    kind = unicodedata.category(letter)
    if kind in REFUSED or letter in BLANK:
        raise BadText(letter=f"U+{ord(letter):04X}")
    if not kind.startswith("M"):
        return 0
    if marks == MARKS:
        raise BadText("too_many_marks")
    return marks + 1


def legible(text: str) -> str:
    """A name from a file: what may not be in it is left out."""
    kept, marks = "", MARKS
    for letter in unicodedata.normalize("NFC", text[: 4 * NAME_LETTERS]):
        try:
            after = _marks_after(letter, marks)
        except BadText:
            continue
        if kept or not letter.isspace():
            kept, marks = kept + letter, after
    return unicodedata.normalize("NFC", kept)[:NAME_LETTERS].strip()


def alike(one: str, other: str) -> bool:
    """Could somebody take one name for the other? By what is said, or by how it looks."""
    return bool(one) and bool(other) and any(a == b for a, b in zip(_forms(one), _forms(other)))


@lru_cache(1024)
def _forms(name: str) -> tuple[str, str]:
    """How a name is said, and how it looks: found once, however many names it is compared with."""
    return _said(name), _seen(name)


def _latin(name: str) -> str:
    """In plain letters; of very many the first and the last, where a number makes a name another (`unlike`)."""
    plain = unicodedata.normalize("NFKC", name)
    if len(plain) > COMPARED:
        plain = plain[: COMPARED // 2] + plain[-COMPARED // 2 :]
    for letters in (GREEK, CYRILLIC, CHEROKEE, PHONETIC):
        plain = plain.translate(letters)
    return plain


def _bare(name: str) -> str:
    """Letters and digits alone, with their accents; of a name that has none, all of it."""
    kept = "".join(x for x in name if unicodedata.category(x)[0] in "LNM" and not "\ufe00" <= x <= "\ufe0f")
    return kept or name


def _said(name: str) -> str:
    return _bare(unicodedata.normalize("NFKC", _latin(name).casefold()))


def _seen(name: str) -> str:
    return _bare(_latin(name).translate(SHAPES))


def shown(name: str, seat: int) -> list[str]:
    """What a seat may be called, in each language."""
    return [seat_name(name, seat, lang) for lang in LANGUAGES]


def taken(name: str, seat: int, names: Iterable[tuple[int, str]]) -> bool:
    """Is a name for a seat like that of another? `names`: all of the table, by seat."""
    others = [called for n, given in names if n != seat for called in shown(given, n)]
    return any(alike(called, other) for called in shown(name, seat) for other in others)


def unlike(name: str, seat: int, names: list[tuple[int, str]]) -> str:
    """A name that nobody chose, made different from the others by a number."""
    tried, number = name, 2
    while name and taken(tried, seat, names):
        tried, number = f"{name[: NAME_LETTERS - 3]} {number}", number + 1
    return tried

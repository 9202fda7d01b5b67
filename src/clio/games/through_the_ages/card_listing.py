"""All cards with texts in both languages and provenance, as the page docs/cards/through-the-ages.md.

    python -m clio.games.through_the_ages.card_listing > docs/cards/through-the-ages.md"""

from __future__ import annotations

import sys

from clio.games.through_the_ages.cardbook import BOOK, TYPES, TYPE_IDS
from clio.games.through_the_ages.state import AGE_III, CIVIL, KINDS
from clio.games.through_the_ages.words.cards import card_text
from clio.games.through_the_ages.words.nouns import noun
from clio.games.through_the_ages.view import AGE_IDS

HEAD = """# Through the Ages: the cards

Generated from the declarations in `src/clio/games/through_the_ages/cards/`; do not edit by hand:

    python -m clio.games.through_the_ages.card_listing > docs/cards/through-the-ages.md

Copies are those with 2, 3 and 4 players. Provenance: *public* is a figure or text in public sources, told in our own
words; *designed* is ours (a French name that the French rulebook does not print).
"""
DECKS = (("Civil cards", 0, CIVIL), ("Military cards", CIVIL, KINDS))


def card_listing() -> str:
    out = [HEAD]
    for title, first, end in DECKS:
        for age in range(AGE_III + 1):
            out.append(f"## {title}, Age {AGE_IDS[age]}\n")
            for type in range(TYPES):
                kinds = [k for k in range(first, end) if BOOK.age[k] == age and BOOK.type[k] == type]
                if kinds:
                    names = [noun(lang, f"kind.{TYPE_IDS[type]}")[0] for lang in ("en", "fr")]
                    out.append(f"### {names[0].capitalize()} / {names[1]}\n")
                out += [entry(kind) for kind in kinds]
    return "\n".join(out)


def entry(kind: int) -> str:
    """One card: its text in each language, then its copies and where it comes from."""
    lines = [f"#### {BOOK.name_en[kind]} / {BOOK.name_fr[kind]}", f"`{BOOK.id[kind]}`", ""]
    lines += [f"- {lang}: {card_text(kind, lang)}" for lang in ("en", "fr")]
    lines.append(f"- {copies(kind)}provenance: {provenance(kind)}.")
    return "\n".join(lines) + "\n"


def copies(kind: int) -> str:
    numbers = BOOK.copies[kind]
    if not any(numbers):
        return "printed on the player boards; "
    return f"copies: {numbers[0] if len(set(numbers)) == 1 else '/'.join(str(n) for n in numbers)}; "


def provenance(kind: int) -> str:
    facts = dict(BOOK.provenance[kind])
    source = facts.pop("all")
    return source + "".join(f"; {field}: {other}" for field, other in facts.items())


if __name__ == "__main__":
    sys.stdout.write(card_listing())

"""All cards, units, buildings and tiles with texts in both languages and provenance, as the page
docs/cards/age-of-mythology.md.

    python -m clio.games.age_of_mythology.card_listing > docs/cards/age-of-mythology.md"""

from __future__ import annotations

import sys

from clio.engine.game import CardFace
from clio.games.age_of_mythology.cardbook import CULTURE_IDS
from clio.games.age_of_mythology.faces import faces

HEAD = """# Age of Mythology: cards, units, buildings and tiles

Generated from the declarations in `src/clio/games/age_of_mythology/cards/`; do not edit by hand:

    python -m clio.games.age_of_mythology.card_listing > docs/cards/age-of-mythology.md

Provenance: *rulebook* is a figure of the rulebook, *public* a figure or text in public sources, told in our own words;
*designed* is ours (a French name that the French rulebook does not print, the split of the building tiles).
"""
CULTURES = dict(zip(CULTURE_IDS, ("Greek / grecques", "Egyptian / égyptiennes", "Norse / nordiques"), strict=True))
UNITS = ("mortal", "hero", "myth")


def card_listing() -> str:
    out = [HEAD]
    out += section("Permanent cards / cartes permanentes", ("permanent",))
    out += section("Random cards / cartes aléatoires", ("random",))
    for title, kinds in (("Gods / divinités", ("god",)), ("Units / unités", UNITS)):
        for culture, names in CULTURES.items():
            out += section(f"{title}: {names}", kinds, culture)
    out += section("Buildings / bâtiments", ("building",))
    out += section("Resource tiles / tuiles de ressource", ("tile",))
    out += section("Victory cards / cartes point de victoire", ("victory",))
    return "\n".join(out)


def section(title: str, kinds: tuple[str, ...], culture: str | None = None) -> list[str]:
    found = [face for face in faces() if face.kind in kinds and culture in (None, face.more.get("culture"))]
    return [f"## {title}\n", *[entry(face) for face in found]]


def entry(face: CardFace) -> str:
    """One thing: its text in each language, then its copies and where it comes from."""
    lines = [f"### {face.names['en']} / {face.names['fr']}", f"`{face.id}`", ""]
    lines += [f"- {lang}: {text}" for lang, text in face.text.items()]
    lines.append(f"- {copies(face)}provenance: {provenance(face)}.")
    return "\n".join(lines) + "\n"


def copies(face: CardFace) -> str:
    """Of the box, or of each culture that has some."""
    found = [
        f"{n} in the box" if place == "box" else f"{n} {place.capitalize()}" for place, n in face.copies.items() if n
    ]
    return f"copies: {', '.join(found)}; " if found else ""


def provenance(face: CardFace) -> str:
    facts = dict(face.provenance)
    source = facts.pop("all")
    return source + "".join(f"; {field}: {other}" for field, other in facts.items())


if __name__ == "__main__":
    sys.stdout.write(card_listing())

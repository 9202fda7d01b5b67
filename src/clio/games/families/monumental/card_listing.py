"""All cards of a game of the family with figures, texts in both languages and provenance, as a page of Markdown."""

from __future__ import annotations

from typing import Any

from clio.games.families.monumental.words import FamilyWords

LABELS = {"en": ("cost", "output", "copies"), "fr": ("coût", "fournit", "exemplaires")}
Section = tuple[str, int, int]  # title, first card kind, the one after the last


class Listing:
    """A page of cards; a game says what figures they have."""

    def __init__(self, head: str, sections: tuple[Section, ...], words: tuple[FamilyWords[Any], ...]) -> None:
        self.head = head
        self.sections = sections
        self.words = words
        self.book = words[0].book

    def figures(self, w: FamilyWords[Any], kind: int) -> list[str]:
        """What the card is, costs and gives, in words."""
        raise NotImplementedError

    def page(self) -> str:
        out = [self.head]
        for title, first, end in self.sections:
            out.append(f"## {title}\n")
            out += [self.entry(kind) for kind in range(first, end)]
        return "\n".join(out)

    def entry(self, kind: int) -> str:
        """One card: its figures and text in each language, then where they come from."""
        names = " / ".join(words.card_name(kind) for words in self.words)
        lines = [f"### {names}", f"`{self.book.id[kind]}`", ""]
        for words in self.words:
            text = words.card_text(kind)
            lines.append(f"- {words.lang}: {', '.join(self.figures(words, kind))}" + (f" — {text}" if text else ""))
        lines.append(f"- {self.provenance(kind)}")
        return "\n".join(lines) + "\n"

    def provenance(self, kind: int) -> str:
        facts = dict(self.book.provenance[kind])
        source = facts.pop("all")
        but = "".join(f"; {field}: {other}" for field, other in facts.items())
        return f"provenance: {source}{but}." + (f" {self.book.note[kind]}" if self.book.note[kind] else "")

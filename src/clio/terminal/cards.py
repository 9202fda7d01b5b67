"""Cards for people and programs: find them by any of their names, show them with their figures and their origin."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from clio.engine.errors import UnknownCard, nearest
from clio.messages import LANGUAGES, catalogue, say
from clio.words import GRAMMARS, fill

if TYPE_CHECKING:
    from rich.console import Console

    from clio.engine.game import CardFace, Game

ARTICLES = frozenset({"a", "an", "the", "le", "la", "les", "un", "une", "l", "du", "de", "d"})
ERAS = {0: "A", 1: "I", 2: "II", 3: "III", 4: "IV"}


def plain(text: str) -> str:
    """Small letters and figures, single spaces between: what two spellings of a name have in common."""
    text = re.sub(r"\b([ld])['\u2019]", r"\1 ", text.lower()).replace("œ", "oe").replace("æ", "ae")
    letters = unicodedata.normalize("NFKD", text).encode("ascii", "ignore")
    return " ".join(re.findall(r"[a-z0-9]+", letters.decode().replace("'", "")))


def word_or(key: str, lang: str, other: str) -> str:
    """A word of the message files, or the program's own where a game has none."""
    return say(key, lang) if key in catalogue(lang) else other


class CardIndex:
    """The faces of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game.record.id
        self.vocabulary = {lang: game.names(lang) for lang in LANGUAGES}
        self.faces = game.cards()
        self.symbols = {face.id: face.symbol for face in self.faces}

    def names(self, lang: str) -> list[str]:
        return sorted({face.names[lang] for face in self.faces})

    def search(self, query: str, lang: str) -> list[CardFace]:
        """The cards with this very name, else those whose name begins so, else those that hold every word of the
        query in names, kind or text."""
        wanted = plain(query)
        exact = [face for face in self.faces if wanted in self.spellings(face)]
        if exact:
            return exact
        begin = [face for face in self.faces if any(name.startswith(wanted) for name in self.spellings(face))]
        if begin and wanted:
            return begin
        words = wanted.split()
        return [face for face in self.faces if all(word in self.everything(face, lang) for word in words)]

    def named(self, query: str) -> list[CardFace]:
        """The cards of this name, else those with these words in their name; an article does not matter."""
        words = [word for word in plain(query).split() if word not in ARTICLES]
        wanted = " ".join(words)
        exact = [face for face in self.faces if {wanted, plain(query)} & self.spellings(face)]
        return exact or [
            face for face in self.faces if words
            and any(set(words) <= set(plain(name).split()) for name in (face.symbol, *face.names.values()))
        ]

    def find(self, query: str, lang: str) -> list[CardFace]:
        """The same; UnknownCard with the nearest names if there is none."""
        found = self.search(query, lang)
        if found:
            return found
        known = {plain(face.symbol): face.symbol for face in self.faces}
        known |= {plain(name): name for name in self.names(lang)}
        near = ", ".join(known[name] for name in nearest(plain(query), known).split(", ") if name)
        raise UnknownCard("unknown_card_near" if near else "", card=query[:80], near=near)

    def spellings(self, face: CardFace) -> set[str]:
        return {plain(name) for name in (face.id, face.symbol, *face.names.values())}

    def everything(self, face: CardFace, lang: str) -> str:
        more = [value for value in face.more.values() if isinstance(value, str)]
        said = [self.kind(face, lang), face.text[lang], *self.facts(face, lang)]
        return plain(" ".join([*self.spellings(face), *said, *more]))

    # ------------------------------------------------------------------ words
    def word(self, key: str, other: str, lang: str, n: object = 1) -> str:
        """A noun agrees with its number."""
        return fill(lang, self.vocabulary[lang].get(key, other), n=n)

    def kind(self, face: CardFace, lang: str) -> str:
        return self.word(f"kind.{face.kind}", face.kind, lang)

    def facts(self, face: CardFace, lang: str) -> list[str]:
        """What only this game tells of its cards, as far as it has a word for it: "civilization.greeks"."""
        keys = [f"{field}.{value}" for field, value in face.more.items()]
        return [self.word(key, key, lang) for key in keys if key in self.vocabulary[lang]]

    def amounts(self, cost: dict[str, object], lang: str) -> str:
        """{"production": 3} -> "3 Production"; stages one after the other."""
        stages = cost.get("stages")
        if isinstance(stages, list):
            return say("cards.then", lang).join(self.amounts(stage, lang) for stage in stages)
        return ", ".join(f"{n} {self.word(f'resource.{res}', res, lang, n)}" for res, n in cost.items())

    def headline(self, face: CardFace, lang: str) -> str:
        """What it is: kind, Era, what else the game tells of it, copies."""
        parts = [self.kind(face, lang)]
        named = f"era.{face.more.get('era')}" in self.vocabulary[lang]  # by the game, among its facts
        if face.era is not None and not named:
            own = f"{self.game}.era"
            key = own if own in catalogue(lang) else "cards.era"
            parts.append(say(key, lang, era=ERAS.get(face.era, face.era)))
        parts += self.facts(face, lang)
        if numbers := sorted({n for n in face.copies.values() if n}):
            parts.append(say("cards.copies", lang, n=" / ".join(str(n) for n in numbers)))
        return " · ".join(parts)

    def figures(self, face: CardFace, lang: str) -> str:
        parts = []
        if face.cost:
            parts.append(say("cards.cost", lang, cost=self.amounts(face.cost, lang)))
        output = face.more.get("output")
        if isinstance(output, dict) and output:
            parts.append(say("cards.output", lang, output=self.amounts(output, lang)))
        return " · ".join(parts)

    def origin(self, face: CardFace, lang: str) -> str:
        """Where its facts come from; what this project designed is named field by field."""
        facts = {field: source for field, source in face.provenance.items() if field != "note"}
        whole = facts.pop("all", "")
        parts = [self.source(whole, lang)] if whole else []
        for field, source in facts.items():
            what = word_or(f"cards.field.{field}", lang, field)
            parts.append(what + GRAMMARS[lang].COLON + self.source(source, lang))
        return say("cards.origin", lang, origin=GRAMMARS[lang].APART.join(parts))

    def source(self, source: str, lang: str) -> str:
        return self.word(f"source.{source}", word_or(f"cards.source.{source}", lang, source), lang)

    # ------------------------------------------------------------------ showing
    def show(self, console: Console, faces: Iterable[CardFace], lang: str) -> None:
        """Each card as a small paragraph."""
        from rich.padding import Padding
        from rich.text import Text

        for face in faces:
            console.print(Text().append(face.names[lang], "bold").append(f"  ({face.symbol})"))
            lines = [self.headline(face, lang), self.figures(face, lang), face.text[lang], self.origin(face, lang)]
            for line in lines:
                if line:
                    console.print(Padding(Text(line), (0, 0, 0, 2)))


def as_json(face: CardFace) -> dict[str, object]:
    """A card as `clio cards --json` gives it."""
    own: dict[str, object] = {
        "id": face.id, "symbol": face.symbol, "names": {lang: face.names[lang] for lang in LANGUAGES},
        "kind": face.kind, "era": face.era, "copies": face.copies, "cost": face.cost,
        "text": {lang: face.text[lang] for lang in LANGUAGES}, "provenance": face.provenance,
    }
    return own | {name: value for name, value in face.more.items() if name not in own}

"""The nouns of a vocabulary, as the sentences of cards, labels and log lines use them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from clio.messages import vocabulary
from clio.words import LANGUAGES, fill

Noun = tuple[str, str]  # singular, plural


class Vocabulary:
    """The words of one game of the family, in all languages."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def _words(self) -> dict[str, dict[str, str]]:
        return {lang: vocabulary(self.game, lang) for lang in LANGUAGES}

    def names(self, lang: str) -> dict[str, str]:
        """Every word of the vocabulary by its key."""
        return self._words[lang]

    def noun(self, lang: str, key: str) -> Noun:
        return fill(lang, self.names(lang)[key], n=1), fill(lang, self.names(lang)[key], n=2)

    def named(self, lang: str, prefix: str, ids: Iterable[str]) -> tuple[str, ...]:
        """The words of several ids: `province_type` and the types of Provinces."""
        return tuple(self.names(lang)[f"{prefix}.{id}"] for id in ids)

    def below(self, lang: str, prefix: str) -> dict[str, str]:
        """All words under a prefix, by what follows it."""
        names = self.names(lang).items()
        return {key.removeprefix(f"{prefix}."): word for key, word in names if key.startswith(f"{prefix}.")}

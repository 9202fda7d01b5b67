"""The nouns of the vocabulary, as the sentences of cards, labels and log lines use them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from clio.messages import vocabulary
from clio.words import fill

Noun = tuple[str, str]  # singular, plural


@cache
def names(lang: str) -> dict[str, str]:
    """Every word of the vocabulary by its key."""
    return vocabulary("monumental-duel", lang)


def noun(lang: str, key: str) -> Noun:
    return fill(lang, names(lang)[key], n=1), fill(lang, names(lang)[key], n=2)


def named(lang: str, prefix: str, ids: Iterable[str]) -> tuple[str, ...]:
    """The words of several ids: `province_type` and the types of Provinces."""
    return tuple(names(lang)[f"{prefix}.{id}"] for id in ids)


def below(lang: str, prefix: str) -> dict[str, str]:
    """All words under a prefix, by what follows it."""
    return {key.removeprefix(f"{prefix}."): word for key, word in names(lang).items() if key.startswith(f"{prefix}.")}

"""The nouns of the vocabulary, as the sentences of cards, labels and log lines use them."""

from __future__ import annotations

from clio.games.families.monumental.words.nouns import Noun as Noun
from clio.games.families.monumental.words.nouns import Vocabulary

VOCABULARY = Vocabulary("monumental-duel")
names = VOCABULARY.names
noun = VOCABULARY.noun
named = VOCABULARY.named
below = VOCABULARY.below

"""What the game says while it is played, in English and French. Prompts, option labels and log lines are in
`text_prompts.py`, `text_options.py` and `text_log.py`, their sentences in `text_en_play.py` and `text_fr_play.py`."""

from __future__ import annotations

from clio.engine.game import Words
from clio.engine.kernel import Event, Frame
from clio.games.age_of_mythology import text_en_play as en
from clio.games.age_of_mythology import text_fr_play as fr
from clio.games.age_of_mythology.state import Mythology
from clio.games.age_of_mythology.text_en_words import English
from clio.games.age_of_mythology.text_fr_words import French
from clio.games.age_of_mythology.text_grammar import Grammar
from clio.games.age_of_mythology.text_log import event
from clio.games.age_of_mythology.text_options import option
from clio.games.age_of_mythology.text_prompts import prompt
from clio.messages import say


class MythologyWords(Grammar, Words[Mythology]):
    """Age of Mythology in one language: its sentences."""

    prompts: dict[str, str]
    options: dict[str, str]
    events: dict[str, str]

    def seat(self, seat: int) -> str:
        """Questions and answers do not know the players' names."""
        return say("seat.name", self.lang, number=seat + 1)

    def prompt(self, s: Mythology, f: Frame) -> str:
        return prompt(self, s, f)

    def option(self, s: Mythology, f: Frame, action: int) -> str:
        return option(self, s, f, action)

    def event(self, s: Mythology, e: Event, names: list[str]) -> str:
        return event(self, s, e, names)


class EnglishWords(MythologyWords, English):
    prompts = en.PROMPTS
    options = en.OPTIONS
    events = en.EVENTS


class FrenchWords(MythologyWords, French):
    prompts = fr.PROMPTS
    options = fr.OPTIONS
    events = fr.EVENTS


WORDS: dict[str, Words[Mythology]] = {"en": EnglishWords(), "fr": FrenchWords()}

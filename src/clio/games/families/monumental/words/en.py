"""The shared part of both games in English: verbs, patterns, ops, lines of the log."""

from __future__ import annotations

from typing import Any

from clio.engine.kernel import Number
from clio.engine.text import IMPERATIVE, INFINITIVE
from clio.games.families.monumental.cardbook import (
    CONQUEST, FIRST_SECTION, KNOWLEDGE_ACQUIRED, PROGRESS_PRICE, WONDER_ANY_BASIC, WONDER_COMPLETED,
)
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.words.writers import Writers

VERBS = {
    name: (name, name, third)
    for name, third in {
        "archive": "archives", "build": "builds", "convert": "converts", "copy": "copies", "discard": "discards",
        "draw": "draws", "gain": "gains", "pay": "pays", "place": "places", "reinforce": "reinforces",
        "reserve": "reserves", "return": "returns", "swap": "swaps", "take": "takes",
    }.items()
}
PATTERNS = {
    "and": " and ",
    "or": " or ",
    "then": ", then ",
    "you": "you {what}",
    "in_order_to": "{paid} to {got}",
    "at_the_price": "{paid}: {got}",
    "choose": "choose one: {branches}",
    "or_else": "; or ",
    "if": "if {cond}, {what}",
    "if_after": "{what} if {cond}",
    "else": "if {cond}, {what}; otherwise, {other}",
    "or_amount": "{what}, or {n} if {cond}",
    "fallback": "{what}; if you cannot, {other}",
    "may": "you may {what}",
    "repeat": "{what}, {times} times",
    "on": "each time you {event}, {what}",
    f"price.{WONDER_ANY_BASIC}": "each time you build a section of a Wonder, you may pay for it with basic resources "
    "of any type",
    "during": "during City Activation, you may {what}",
    "bonus": "bonus: {what}",
}
HAPPENINGS = {
    CONQUEST: "conquer a Province",
    KNOWLEDGE_ACQUIRED: "acquire a Knowledge",
    FIRST_SECTION: "build the first section of a Wonder",
    WONDER_COMPLETED: "complete a Wonder",
}
BRIEF = {  # the words between the signs
    "or": "or", "again": "(Revolt: again)", "archive": "archive", "archive.revolt": "quell",
    "basic_building": "Basic Building", "copy.bonus": "copy a bonus", "copy.policy": "copy a Policy",
    "discard": "discard", "discard.several": "discard {n}", "reinforce": "reinforce",
    "reinforce.several": "reinforce {n}", "reserve": "reserve", "revolt": "Revolt",
    "revolt.several": "{n} Revolts", "section": "section", "swap": "swap two",
    "conquered": "conquered", "draw": "draw, use", "different": "different", "same": "alike",
    "once": "(once)", "per": "×",
    f"event.{CONQUEST}": "conquest", f"event.{KNOWLEDGE_ACQUIRED}": "Knowledge", f"event.{FIRST_SECTION}": "section 1",
    f"event.{WONDER_COMPLETED}": "Wonder", f"price.{PROGRESS_PRICE}": "Progress",
    f"price.{WONDER_ANY_BASIC}": "sections in",
}
EVENTS = {
    "activates": "{who} activates row {a} and column {b}",
    "gains": "{who} gains {what}",
    "gains.card": "{who} gains {what} ({card})",
    "pays": "{who} pays {what}",
    "acquires": "{who} acquires {one}",
    "keeps": "{who} keeps {the} and removes {other} from the game",
    "completes": "{who} completes {the}",
    "develops": "{who} develops {the}",
    "bonus": "{who} receives the bonus {of}",
    "uses": "{who} uses {the}",
    "archives": "{who} archives {one}",
    "discards": "{who} discards {one}",
    "reinforces": "{who} reinforces {one}",
    "swaps": "{who} swaps slots {a} and {b}",
    "gets-revolt": "{who} gains a Revolt ({card})",
    "gets-revolt.several": "{who} gains {n} Revolts ({card})",
    "revolt-returns": "A Revolt of {who} returns to the Revolt pile",
    "copies": "{who} copies {the}",
    "keeps-knowledge": "{who} keeps {the} and discards {other}",
    "reshuffles": "{who} shuffles the City discard pile into a new City deck",
    # said by both games of events that are their own
    "round": "Round {a}",
    "progresses": "{who} makes a Scientific Progress",
    "draws": "{who} draws {one}",
    "draws-nothing": "{who} draws nothing: the City deck is empty",
    "passes": "{who} passes",
    "new-era": "{era} begins",
    "first-player": "{who} is First Player",
    "ends": "The game is over",
}


class EnglishWriters(Writers):
    # ------------------------------------------------------------------ numbers and conditions
    def activated_cards(self, number: resources.ActivatedCards, form: int) -> str:
        cards = self.lang.join([f"each {self.names[kind]}" for kind in number.kinds])
        return f"for {cards} activated {self.now}"

    def gained_at_least(self, cond: resources.GainedAtLeast, form: int) -> str:
        return f"you have gained at least {self.lang.amount(cond.res, cond.n)} {self.now}"

    # ------------------------------------------------------------------ gains and prices
    def gain_same(self, op: resources.GainSame) -> str:
        if isinstance(op.n, int):
            return f"{op.n} identical {self.basic[1]}"
        return f"as many identical {self.basic[1]} as {self.lang.write(op.n)}"

    def different(self, n: int | Number[Any]) -> str:
        if isinstance(n, int):
            return f"{n} different {self.basic[1]}"
        return f"1 {self.basic[0]} {self.lang.write(n)}, each of a different type"

    def exchange(self, op: resources.Exchange, form: int) -> str:
        return f"{self.lang.verb('pay', form)} 1 {self.basic[0]} to gain 1 of another type"

    def convert(self, op: resources.Convert) -> str:
        if op.most == op.least:
            return f"{self.source(op)} into {self.lang.amount(op.target, op.most)}"
        singular, plural = self.lang.nouns[op.target]
        return f"up to {self.source(op)} into as {'much' if singular == plural else 'many'} {plural}"

    # ------------------------------------------------------------------ the City
    def archive(self, op: city.Archive, form: int) -> str:
        lang = self.lang
        text = f"{lang.verb('archive', form)} {self.cards(op.n, op.up_to, op.only_revolt)}"
        if op.discard:
            text += " from your City or your discard pile" if op.city else " from your discard pile"
        if op.gain is not None:
            text += f" to {lang.write(op.gain, INFINITIVE)}"
        if op.all_gain is not None:
            text += f"; if you archived {op.n}, {lang.write(op.all_gain, IMPERATIVE)}"
        if op.if_revolt is not None:
            text += f"; if it was a Revolt, {lang.write(op.if_revolt, IMPERATIVE)}"
        return text + "; if it was a Revolt, you may do this again" if op.repeat else text

    def cards(self, n: int, up_to: bool, only_revolt: bool = False) -> str:
        """ "a card", "2 cards", "up to 2 Revolts"."""
        noun = ("Revolt", "Revolts") if only_revolt else self.card
        return f"a {noun[0]}" if n == 1 and not up_to else ("up to " if up_to else "") + self.lang.number(noun, n)

    def discard_city(self, op: city.DiscardCity, form: int) -> str:
        text = f"{self.lang.verb('discard', form)} {self.cards(op.n, op.up_to)} from your City"
        return text if op.gain is None else f"{text} to {self.lang.write(op.gain, INFINITIVE)}"

    def reinforce(self, op: city.Reinforce, form: int) -> str:
        if op.up_to and op.n == 1 and form != INFINITIVE:
            return "you may reinforce a card"
        return f"{self.lang.verb('reinforce', form)} {self.cards(op.n, op.up_to)}"

    def copy_bonus(self, op: city.CopyBonus) -> str:
        return "the bonus of one of your developed Policies"

    def copy_policy(self, op: city.CopyPolicy) -> str:
        policy = "the effect of one of your developed Policies"
        return policy if op.active else f"{policy} that is not active {self.now}"

    def swap_city(self, op: city.SwapCity) -> str:
        return "two cards of your City"

    # ------------------------------------------------------------------ ops of the games that are said alike
    def draw_use(self, n: int, form: int) -> str:
        return f"{self.lang.verb('draw', form)} {self.cards(n, False)} and use {'it' if n == 1 else 'them'}"

    def revolts(self, n: int) -> str:
        return "a Revolt" if n == 1 else f"{n} Revolts"

    def section(self, discount: int) -> str:
        return f"a section of a Wonder for {discount} Production less"

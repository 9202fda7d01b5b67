"""Sentences from ops: the core that every language of every game shares."""

from __future__ import annotations

from typing import Any

import pytest

from clio.engine.control import Choose, If, May, Repeat, Seq
from clio.engine.kernel import Op
from clio.engine.text import IMPERATIVE, INFINITIVE, THIRD, YOU, Language
from clio.words import capital, sentence
from tests.engine.purse import FIRST, NO, YES, AtLeast, Get, Give, Gold, Guess, Never


def english() -> Language:
    verbs = {"gain": ("gain", "gain", "gains"), "pay": ("pay", "pay", "pays")}
    patterns = {
        "you": "you {what}", "other": "your opponent {what}", "and": " and ", "or": " or ", "then": ", then ",
        "in_order_to": "{paid} to {got}", "choose": "choose: {branches}", "or_else": " or ",
        "if": "if {cond}, {what}", "if_after": "{what} if {cond}", "else": "if {cond}, {what}, otherwise {other}",
        "may": "you may {what}", "repeat": "{what}, {times} times",
    }
    lang = Language("en", verbs, patterns)

    @lang.takes("gain", Get)
    def gain(op: Get) -> str:
        return f"{op.n} gold"

    @lang.takes("pay", Give)
    def pay(op: Give) -> str:
        return f"{op.n} gold"

    @lang.writes(Guess)
    def guess(op: Guess, form: int) -> str:
        return "you guess twice" if form == YOU else "guess twice"

    @lang.writes(AtLeast)
    def rich(cond: AtLeast, form: int) -> str:
        return f"you have {cond.n} gold"

    @lang.writes(Gold)
    def gold(number: Gold, form: int) -> str:
        return "as many"

    return lang


@pytest.mark.parametrize(
    ("op", "text"),
    [
        (Get(2), "Gain 2 gold."),
        (Seq(Give(1), Get(2)), "Pay 1 gold to gain 2 gold."),
        (Seq(Get(1), Guess()), "Gain 1 gold and guess twice."),
        (Seq(Get(1), Get(2)), "Gain 1 gold and 2 gold."),
        (If(AtLeast(3), Get(1)), "If you have 3 gold, gain 1 gold."),
        (If(AtLeast(3), Get(1), Give(1)), "If you have 3 gold, gain 1 gold, otherwise pay 1 gold."),
        (Seq(Give(1), If(AtLeast(3), Get(1))), "Pay 1 gold to gain 1 gold if you have 3 gold."),
        (May(YES, NO, Get(1)), "You may gain 1 gold."),
        (Repeat(3, Get(1)), "Gain 1 gold, 3 times."),
        (Repeat(Gold(), Get(1)), "Gain 1 gold, as many times."),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_tree_of_ops_is_a_sentence(op: Op[Any], text: str) -> None:
    assert sentence(english().write(op)) == text


def test_every_branch_of_a_choice_is_named() -> None:
    text = english().write(Choose(FIRST, Get(1), Guess()))
    assert text.index("gain 1 gold") < text.index("guess twice")


def test_the_sentence_around_it_gives_the_verb_its_form() -> None:
    forms = [english().verb("gain", form) for form in (IMPERATIVE, INFINITIVE, THIRD, YOU)]
    assert forms == ["gain", "gain", "gains", "you gain"]


def test_an_op_without_a_writer_is_known_to_be_missing() -> None:
    lang = english()
    assert all(lang.knows(thing) for thing in (Get(1), Seq(), Guess(), Gold()))
    assert not lang.knows(Never())
    with pytest.raises(KeyError):
        lang.write(Seq(Get(1), Never()))


@pytest.mark.parametrize(("n", "joined"), [(0, ""), (1, "a"), (2, "a and b"), (3, "a, b and c")])
def test_lists(n: int, joined: str) -> None:
    assert english().join(["a", "b", "c"][:n]) == joined


def test_capital() -> None:
    assert (capital("état"), capital(""), capital("A b")) == ("État", "", "A b")

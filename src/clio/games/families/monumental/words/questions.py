"""The shared questions in one line: the card that asks, if one does, then what it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clio.engine.moves import Asked
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.state import BASIC, Monumental
from clio.games.families.monumental.words.moves import whereabouts
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.families.monumental.words import FamilyWords

    Speaker = FamilyWords[Any]

Open = Asked[Monumental]
Prompt = Callable[["Speaker", Open], str]


def ask(w: Speaker, asked: Open, key: str, **parts: object) -> str:
    text = w.asking(key, **parts)
    return f"{w.source_name(asked.f.src)}{w.colon}{text}" if asked.f.src >= 0 else capital(text)


def plain(key: str) -> Prompt:
    def prompt(w: Speaker, asked: Open) -> str:
        return ask(w, asked, key)

    return prompt


def nobody_asks(key: str) -> Prompt:
    """The source of the question is not a card that asks it."""

    def prompt(w: Speaker, asked: Open) -> str:
        return capital(w.asking(key))

    return prompt


# ---------------------------------------------------------------- resources
def gain(w: Speaker, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, resources.GainBasic | resources.GainDifferent)
    left = resources.amount(op.n, asked.s, asked.f) - len(asked.f.mem)
    several = "gain.different" if isinstance(op, resources.GainDifferent) else "gain.several"
    return ask(w, asked, "gain" if left == 1 else several, n=left)


def gain_same(w: Speaker, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, resources.GainSame)
    n = resources.amount(op.n, asked.s, asked.f)
    return ask(w, asked, "gain" if n == 1 else "gain.same", n=n)


def pay_gold(w: Speaker, asked: Open) -> str:
    res, price = asked.f.mem
    return ask(w, asked, "price", what=w.amount(res, price))


def pay(w: Speaker, asked: Open) -> str:
    """A Wonder section of any basic resources is paid like this too: the number is then in the memory."""
    op = asked.f.op
    assert isinstance(op, resources.PayBasic)
    left = asked.f.mem[0] if asked.f.mem else op.n
    return ask(w, asked, "pay" if left == 1 else "pay.several", n=left)


def pay_different(w: Speaker, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, resources.PayDifferent)
    left = op.n - len(asked.f.mem)
    return ask(w, asked, "pay" if left == 1 else "pay.different", n=left)


def convert(w: Speaker, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, resources.Convert)
    left = op.most - (asked.f.mem[0] if asked.f.mem else 0)
    if op.source == BASIC:
        what = w.count("resource.basic", left)
    else:  # "2 Military or Gold"
        others = [w.resource_name(res, left) for res in op.source[1:]]
        what = w.language.join([w.amount(op.source[0], left), *others], "or")
    key = "convert.last" if left == 1 else "convert"
    return ask(w, asked, key, what=what, target=w.resource_name(op.target, 2))


# ---------------------------------------------------------------- the City
def archive(w: Speaker, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, city.Archive)
    if op.gain is not None and not asked.f.mem:
        return ask(w, asked, "archive.price", what=w.language.write(op.gain, INFINITIVE))
    return ask(w, asked, "archive.again" if asked.f.mem else "archive.revolt" if op.only_revolt else "archive")


def cards(key: str) -> Prompt:
    """Up to n cards of the City."""

    def prompt(w: Speaker, asked: Open) -> str:
        op = asked.f.op
        assert isinstance(op, city.DiscardCity | city.Reinforce)
        left = op.n - len(asked.f.mem)
        return ask(w, asked, key if left == 1 else f"{key}.up_to", what=w.count("thing.card", left))

    return prompt


def keep_knowledge(w: Speaker, asked: Open) -> str:
    return capital(w.asking("keep.knowledge", **whereabouts(asked.f.mem[0])))

"""The open question in one line: the card that asks, if one does, then what it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.moves import Asked
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.state import GOLD
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.state import AGENT, Duel
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.monumental_duel.words import DuelWords

Open = Asked[Duel]
Prompt = Callable[["DuelWords", Open], str]


def ask(w: DuelWords, asked: Open, key: str, **parts: object) -> str:
    text = w.asking(key, **parts)
    return f"{w.card_name(asked.f.src)}{w.colon}{text}" if asked.f.src >= 0 else capital(text)


def plain(key: str) -> Prompt:
    def prompt(w: DuelWords, asked: Open) -> str:
        return ask(w, asked, key)

    return prompt


def nobody_asks(key: str) -> Prompt:
    """The source of the question is not a card that asks it."""

    def prompt(w: DuelWords, asked: Open) -> str:
        return capital(w.asking(key))

    return prompt


# ---------------------------------------------------------------- resources
def gain(w: DuelWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, resources.GainBasic | resources.GainDifferent)
    left = resources.amount(op.n, asked.s, asked.f) - len(asked.f.mem)
    several = "gain.different" if isinstance(op, resources.GainDifferent) else "gain.several"
    return ask(w, asked, "gain" if left == 1 else several, n=left)


def gain_same(w: DuelWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, resources.GainSame)
    n = resources.amount(op.n, asked.s, asked.f)
    return ask(w, asked, "gain" if n == 1 else "gain.same", n=n)


def pay_gold(w: DuelWords, asked: Open) -> str:
    res, price = asked.f.mem
    return ask(w, asked, "price", what=w.amount(res, price))


def pay(w: DuelWords, asked: Open) -> str:
    """A Wonder section of any basic resources is paid like this too: the number is then in the memory."""
    op = asked.f.op
    assert isinstance(op, resources.PayBasic)
    left = asked.f.mem[0] if asked.f.mem else op.n
    return ask(w, asked, "pay" if left == 1 else "pay.several", n=left)


def pay_different(w: DuelWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, resources.PayDifferent)
    left = op.n - len(asked.f.mem)
    return ask(w, asked, "pay" if left == 1 else "pay.different", n=left)


def convert(w: DuelWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, resources.Convert)
    left = op.most - (asked.f.mem[0] if asked.f.mem else 0)
    what = w.amount(GOLD, left) if op.source == (GOLD,) else w.count("resource.basic", left)
    key = "convert.last" if left == 1 else "convert"
    return ask(w, asked, key, what=what, target=w.resource_name(op.target, 2))


def stake(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "stake", what=w.resource_name(asked.f.mem[0]))


def advantage_again(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "advantage.again", what=w.count("thing.token", asked.s.stake))


# ---------------------------------------------------------------- the City
def archive(w: DuelWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, city.Archive)
    if op.gain is not None and not asked.f.mem:
        return ask(w, asked, "archive.price", what=w.language.write(op.gain, INFINITIVE))
    return ask(w, asked, "archive.again" if asked.f.mem else "archive.revolt" if op.only_revolt else "archive")


def cards(key: str) -> Prompt:
    """Up to n cards of the City."""

    def prompt(w: DuelWords, asked: Open) -> str:
        op = asked.f.op
        assert isinstance(op, city.DiscardCity | city.Reinforce)
        left = op.n - len(asked.f.mem)
        return ask(w, asked, key if left == 1 else f"{key}.up_to", what=w.count("thing.card", left))

    return prompt


def discard_activated(w: DuelWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, C.DiscardActivated)
    return ask(w, asked, "discard.activated", what=w.language.write(op.reward, INFINITIVE))


def marker_type(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "marker.type", the=w.the(asked.f.mem[0]))


def line(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "line.row" if len(asked.s.players[asked.me].policies) <= 3 else "line.column")


def keep_knowledge(w: DuelWords, asked: Open) -> str:
    return capital(w.asking("keep.knowledge", slot=asked.f.mem[0] + 1))


# ---------------------------------------------------------------- modules
def spy(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "spy", what=w.amount(AGENT, asked.s.players[asked.me].res[AGENT]))


def dice(key: str) -> Prompt:
    def prompt(w: DuelWords, asked: Open) -> str:
        return ask(w, asked, key, dice=" ".join(str(face) for face in asked.s.dice))

    return prompt

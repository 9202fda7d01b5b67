"""The open question in one line: the card that asks, if one does, then what it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.moves import Asked
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.words.questions import ask
from clio.games.families.monumental.words.questions import plain as plain
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.state import AGENT, Duel

if TYPE_CHECKING:
    from clio.games.monumental_duel.words import DuelWords

Open = Asked[Duel]
Prompt = Callable[["DuelWords", Open], str]


# ---------------------------------------------------------------- the Advantage
def stake(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "stake", what=w.resource_name(asked.f.mem[0]))


def advantage_again(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "advantage.again", what=w.count("thing.token", asked.s.stake))


# ---------------------------------------------------------------- the City
def discard_activated(w: DuelWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, C.DiscardActivated)
    return ask(w, asked, "discard.activated", what=w.language.write(op.reward, INFINITIVE))


def marker_type(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "marker.type", the=w.the(asked.f.mem[0]))


def line(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "line.row" if len(asked.s.players[asked.me].policies) <= 3 else "line.column")


# ---------------------------------------------------------------- modules
def spy(w: DuelWords, asked: Open) -> str:
    return ask(w, asked, "spy", what=w.amount(AGENT, asked.s.players[asked.me].res[AGENT]))


def dice(key: str) -> Prompt:
    def prompt(w: DuelWords, asked: Open) -> str:
        return ask(w, asked, key, dice=" ".join(str(face) for face in asked.s.dice))

    return prompt

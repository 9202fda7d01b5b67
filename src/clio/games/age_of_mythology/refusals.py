"""Why an action is not possible now: the first rule that stands in its way, with its clauses. The reasons by chapter
are in `refusals_play`, `refusals_act`, `refusals_battle` and `refusals_gods`; here is the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.game import Refusal
from clio.engine.kernel import NO_FRAME, answers_of, pending
from clio.games.age_of_mythology.refusal_base import Reason, Why
from clio.games.age_of_mythology.refusals_act import ACTING_ANSWERS
from clio.games.age_of_mythology.refusals_battle import BATTLE_ANSWERS
from clio.games.age_of_mythology.refusals_gods import GOD_ANSWERS
from clio.games.age_of_mythology.refusals_play import PLAY_ANSWERS
from clio.games.age_of_mythology.rules.gather import Gather
from clio.games.age_of_mythology.rules.round import ChooseCards
from clio.games.age_of_mythology.rules.trade import Trade
from clio.games.age_of_mythology.state import (
    ACTING, DISCARDING, DRAFT, DRAWING, ENDED, NONE, SPACES, VICTORY, Mythology,
)

if TYPE_CHECKING:
    from clio.games.age_of_mythology.record import AgeOfMythology

# By the open question and the name of the action: what looks for the reason.
ANSWERS: dict[type, dict[str, Reason]] = {**PLAY_ANSWERS, **ACTING_ANSWERS, **BATTLE_ANSWERS, **GOD_ANSWERS}

# Where an action of a kind belongs, when its question is not open: the key of the sentence, the clauses.
BELONGS: dict[str, tuple[str, tuple[str, ...]]] = {
    "cube": ("cube", ("AOM-VCUBE-01",)),
    "tile": ("tile", ("AOM-EXPLORE-04", "AOM-SETUP-33")),
    "leave": ("leave", ()),
    "take": ("take", ("AOM-DRAW-04",)),
    "draw": ("draw", ("AOM-DRAW-04",)),
    "play": ("play", ("AOM-ACTION-02",)),
    "invoke": ("play", ("AOM-ACTION-02", "AOM-GOD-01")),
    "power": ("play", ("AOM-ACTION-02", "AOM-GOD-01")),
    "pass": ("play", ("AOM-ACTION-02", "AOM-ACTION-10")),
    "decline": ("decline", ("AOM-GOD-10",)),
    "collect": ("collect", ("AOM-GATHER-04",)),
    "settle villager": ("workers", ("AOM-GATHER-01",)),
    "settle dwarf": ("workers", ("AOM-GATHER-01",)),
    "move": ("workers", ("AOM-GATHER-01",)),
    "done": ("done", ()),
    "build": ("build", ("AOM-ACTION-08", "AOM-BUILD-01")),
    "less": ("less", ("AOM-BLDG-12",)),
    "recruit": ("recruit", ("AOM-ACTION-08", "AOM-RECRUIT-01")),
    "pay": ("pay", ("AOM-TRADE-01",)),
    "swap": ("swap", ("AOM-ACTION-08", "AOM-TRADE-01")),
    "buy victory": ("buy victory", ("AOM-TRADE-08",)),
    "gain": ("gain", ("AOM-GOD-23",)),
    "attack": ("attack", ("AOM-ACTION-08", "AOM-ATTACK-01")),
    "send": ("army", ("AOM-ATTACK-05",)),
    "send from": ("army", ("AOM-ATTACK-05",)),
    "muster": ("army", ("AOM-ATTACK-05",)),
    "fight": ("fight", ("AOM-BATTLE-24",)),
    "retreat": ("fight", ("AOM-BATTLE-24",)),
    "lay": ("lay", ("AOM-BATTLE-02",)),
    "hydra": ("hydra", ("AOM-BATTLE-25",)),
    "yes": ("yes", ()),
    "no": ("no", ()),
    "unit": ("unit", ()),
    "strike": ("strike", ("AOM-BATTLE-12", "AOM-NORSEGOD-08")),
    "dwarf": ("dwarf", ()),
    "raze": ("raze", ("AOM-AFTER-04",)),
    "seize": ("seize", ("AOM-EXPLORE-09",)),
    "victim": ("victim", ()),
    "loot": ("loot", ("AOM-AFTER-10",)),
    "dismiss": ("dismiss", ("AOM-BLDG-03",)),
    "dismiss from": ("dismiss", ("AOM-BLDG-03",)),
    "discard": ("discard", ("AOM-DISCARD-01",)),
}

# What comes next in the action of the open question: other sentences.
NEXT: dict[tuple[type, str], str] = {(Gather, "workers"): "workers_next", (Trade, "swap"): "swap_next"}
SPACED = ("settle villager", "settle dwarf", "seize")  # actions that want a tile on a space

# Who decides in a phase.
TURNS = {
    DRAFT: "AOM-SETUP-33", VICTORY: "AOM-VCUBE-02", DRAWING: "AOM-DRAW-10", ACTING: "AOM-ACTION-02",
    DISCARDING: "AOM-DISCARD-05", ENDED: "AOM-END-06",
}


def refusal(game: AgeOfMythology, s: Mythology, seat: int, action: int) -> Refusal:
    """The reason why the seat cannot do this now. It tells nothing that the seat does not know."""
    name, n = game.space.decode(action)
    why = Why(s, seat)
    if s.over:
        return why.because("over", "AOM-END-01", "AOM-END-02")
    if why.f is NO_FRAME:
        return not_asked(why, name)
    reason = ANSWERS.get(type(why.f.op), {}).get(name)
    return (reason(why, n) if reason else None) or wrong_moment(why, name, n)


def not_asked(why: Why, name: str) -> Refusal:
    """Somebody else decides, or everybody at the same time and this seat has answered."""
    s = why.s
    clause = TURNS[s.phase]
    if s.waiting.op.secret and (why.p.choice or answers_of(s, why.me)):
        if isinstance(s.waiting.op, ChooseCards) and name == "take":
            return why.because("drawn", "AOM-DRAW-05", clause)
        return why.because("chosen", clause)
    return why.because("not_asked", clause, rival=pending(s)[0])


def wrong_moment(why: Why, name: str, n: int) -> Refusal:
    """Another kind of answer than the open question wants."""
    key, clauses = BELONGS[name]
    s, b = why.s, why.s.battle
    if key == "play" and s.phase == ACTING:
        key = "next_card"
    elif key == "army" and b is not None and b.winner == NONE:
        key = "army_chosen"
    elif name in SPACED:
        seat, space = divmod(n, SPACES) if name == "seize" else (why.me, n)
        if seat < len(s.players) and s.players[seat].tiles[space] == NONE:
            return why.asked("no_tile", **why.place(space, seat))
    return why.asked(NEXT.get((type(why.f.op), key), key), *clauses)

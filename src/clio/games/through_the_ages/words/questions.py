"""The open question in one line: the card that asks, if one does, then what it asks.

The reader is the one who answers: nothing of another hand is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.control import May
from clio.engine.moves import Asked
from clio.games.through_the_ages.cardbook import BOOK, RURAL
from clio.games.through_the_ages.ops import build, develop, effects, goods, hands
from clio.games.through_the_ages.ops.ratings import colonization, strength
from clio.games.through_the_ages.rules import turn
from clio.games.through_the_ages.rules.attack import reach
from clio.games.through_the_ages.rules.colony import cards_strength, largest_force, sent_units, units_strength
from clio.games.through_the_ages.state import NONE, UNIT, Ages, Player
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.through_the_ages.words import AgesWords

Open = Asked[Ages]
Prompt = Callable[["AgesWords", Open], str]
SIDES = ("culture", "strength", "food", "resources")  # what a pact gives, in the order of its sides


def ask(w: AgesWords, asked: Open, key: str, **parts: object) -> str:
    text = w.asking(key, **parts)
    return f"{w.card(asked.f.src)}{w.colon}{text}" if asked.f.src >= 0 else capital(text)


def plain(key: str) -> Prompt:
    def prompt(w: AgesWords, asked: Open) -> str:
        return ask(w, asked, key)

    return prompt


def player(asked: Open) -> Player:
    return asked.s.players[asked.me]


# ---------------------------------------------------------------- the own turn
def act(w: AgesWords, asked: Open) -> str:
    """The actions that are left, and what is there for this turn only."""
    p = player(asked)
    ca, ma = w.count("civil_actions", p.ca + p.free_ca), w.count("military_actions", p.ma + p.free_ma)
    if asked.s.round == 1:
        return ask(w, asked, "act.first", ca=ca)
    if p.free_ca:
        return ask(w, asked, "act.exchanged", ca=ca)
    extra = [("purse", build.unit_purse(p)), ("study", p.study)]
    more = [w.count(thing, n) for thing, n in extra if n]
    return ask(w, asked, "act.more" if more else "act", ca=ca, ma=ma, more=w.join(more))


def politics(w: AgesWords, asked: Open) -> str:
    p = player(asked)
    left = w.count("military_actions", p.ma + p.free_ma)
    return ask(w, asked, "politics.second" if asked.f.mem else "politics", ma=left)


def to_discard(asked: Open) -> int:
    """How many cards are still to be discarded."""
    op = asked.f.op
    assert isinstance(op, hands.DiscardMilitary)
    left = asked.f.mem[0] if asked.f.mem else op.how_many(asked.s, asked.f)
    return min(left, len(player(asked).hand))


def discard(w: AgesWords, asked: Open) -> str:
    left = to_discard(asked)
    key = "discard.excess" if isinstance(asked.f.op, turn.DiscardExcess) else "discard"
    return ask(w, asked, key if left == 1 else f"{key}.several", n=left)


def wars(w: AgesWords, asked: Open) -> str:
    return ask(w, asked, "wars", n=len(player(asked).wars) // 2)


# ---------------------------------------------------------------- attacked
def defend(w: AgesWords, asked: Open) -> str:
    s, f = asked.s, asked.f
    mine = strength(s, f.me) + s.attack[4]
    missing = s.attack[3] - mine
    p = player(asked)
    left = p.ma_total - (f.mem[0] if f.mem else 0)
    return ask(
        w, asked, "defend" if missing > 0 else "defend.enough", who=asked.names[s.attack[1]], force=s.attack[3],
        mine=mine, missing=missing, cards=w.count("card", min(left, len(p.hand))), most=reach(p, NONE, left),
    )


def worker(w: AgesWords, asked: Open) -> str:
    """The card that takes a population is further down the stack: several losses are several questions."""
    f = asked.f
    left = 1 + sum(1 for g in asked.s.stack if g.op is f.op and g.me == f.me)
    return ask(w, asked, "worker" if left == 1 else "worker.several", n=left)


def cover(w: AgesWords, asked: Open) -> str:
    return capital(w.asking("cover", the=w.the(asked.f.src)))


# ---------------------------------------------------------------- pacts and colonies
def side_text(w: AgesWords, pact: int, side_a: bool) -> str:
    """ " (-1 culture, +4 strength)"; empty where the card has no figures for this side."""
    side = BOOK.side_a[pact] if side_a else BOOK.side_b[pact]
    found = [w.plus(thing, n) for thing, n in zip(SIDES, side, strict=True) if n]
    return f" ({', '.join(found)})" if found else ""


def answer(w: AgesWords, asked: Open) -> str:
    """Side 0 of the memory: the offering player is A, the reader B."""
    who, side = asked.f.mem
    pact = asked.f.src
    return ask(
        w, asked, "answer.side" if BOOK.sides[pact] else "answer", who=asked.names[who], side="BA"[side],
        what=side_text(w, pact, side == 1),
    )


def bidding(w: AgesWords, asked: Open) -> str:
    bid, most = asked.s.bid, largest_force(player(asked))
    if most <= bid:
        return ask(w, asked, "bid.short", bid=bid, most=most)
    parts = force_parts(w, player(asked))
    if asked.s.bidder == NONE:
        return ask(w, asked, "bid.first", most=most, parts=parts)
    return ask(w, asked, "bid", bid=bid, most=most, parts=parts, who=asked.names[asked.s.bidder])


def force_parts(w: AgesWords, p: Player) -> str:
    """ " (units 4, cards 3)": what the largest force is made of; empty if it is of units only."""
    bonuses = (("force.bonus", colonization(p)), ("force.cards", cards_strength(p, 0)))
    found = [w.asking(key, n=n) for key, n in bonuses if n]
    units = w.asking("force.units", n=units_strength(p, p.workers[UNIT:]))
    return f" ({', '.join([units, *found])})" if found else ""


def force(w: AgesWords, asked: Open) -> str:
    s, p = asked.s, player(asked)
    total = units_strength(p, sent_units(s)) + colonization(p) + s.force
    return ask(w, asked, "force.enough" if s.sent and total >= s.bid else "force", bid=s.bid, force=total)


# ---------------------------------------------------------------- effects
def mix(key: str) -> Prompt:
    def prompt(w: AgesWords, asked: Open) -> str:
        s = asked.s
        return ask(w, asked, key, n=at_stake(asked), who=asked.names[s.attack[2]] if s.attack else "")

    return prompt


def at_stake(asked: Open) -> int:
    """How many goods a mix is made of: no more than there are to lose."""
    op, s = asked.f.op, asked.s
    assert isinstance(op, goods.GainMix | goods.LoseMix | goods.StealMix)
    if isinstance(op, goods.GainMix):
        return op.n
    p = s.players[s.attack[2] if isinstance(op, goods.StealMix) else asked.me]
    return min(op.n, goods.food(p) + goods.resources(p))


def victim(key: str) -> Prompt:
    """About the attacked player, or the one in the memory."""

    def prompt(w: AgesWords, asked: Open) -> str:
        who = asked.f.mem[0] if isinstance(asked.f.op, effects.DestroyOf) else asked.s.attack[2]
        return ask(w, asked, key, who=asked.names[who])

    return prompt


def raid(w: AgesWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, effects.Raid)
    who = asked.names[asked.s.attack[2]]
    return ask(w, asked, "raid.again" if asked.f.mem else "raid", who=who, level=w.age(op.bound(asked.f)))


def may_build(w: AgesWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, May)
    assert isinstance(op.op, build.BuildFree)
    return ask(w, asked, "may.build", card=w.card(op.op.kind))


def build_card(w: AgesWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, build.BuildOrUpgrade)
    types = "build.rural" if op.types == RURAL else "build.urban"
    return ask(w, asked, types if op.building else "upgrade", what=w.count("resources", op.discount))


def develop_card(w: AgesWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, develop.DevelopTech)
    have = w.count("science", player(asked).science)
    return ask(w, asked, "develop", what=w.count("science", op.reward), have=have)


def civilization(w: AgesWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, develop.DevelopCivilization)
    return ask(w, asked, "civilization", n=op.discount)


def agreement(w: AgesWords, asked: Open) -> str:
    op, mem = asked.f.op, asked.f.mem
    assert isinstance(op, effects.Agreement)
    return ask(w, asked, "agreement.again" if mem else "agreement", ca=w.count("ca", mem[0] if mem else op.budget))


def technology(w: AgesWords, asked: Open) -> str:
    loser, advantage = asked.f.mem
    return ask(w, asked, "technology", who=asked.names[loser], what=w.count("science", advantage))


def arrange(w: AgesWords, asked: Open) -> str:
    op, mem = asked.f.op, asked.f.mem
    assert isinstance(op, goods.Arrange)
    card = goods.CARDS[mem[0]][len(op.chosen_of(asked.f))]
    key = "arrange.payment" if mem[1] == goods.PAYMENT else "arrange.gain"
    return ask(w, asked, key, what=w.nouns[w.good(mem[0])][1], card=w.card(card))


def trade(w: AgesWords, asked: Open) -> str:
    good, price = asked.f.mem
    what, replaced = w.amount(build.OTHER_GOOD[good], 1), w.amount(good, 1)
    return ask(w, asked, "trade", price=w.amount(good, price), what=what, good=replaced)

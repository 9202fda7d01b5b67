"""The open question in one line. Each asking op has its key in the language's table; most need fields.

The reader is the one who answers: nothing of another hand is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clio.engine.control import Choose, May
from clio.engine.kernel import Frame
from clio.engine.text import capital
from clio.games.through_the_ages import cardbook as C
from clio.games.through_the_ages.ops import build, develop, effects, goods, hands, people
from clio.games.through_the_ages.ops.ratings import colonization, strength
from clio.games.through_the_ages.rules import act, attack, colony, pacts, politics, turn
from clio.games.through_the_ages.rules.colony import largest_force, sent_units, units_strength
from clio.games.through_the_ages.state import NONE, Ages

if TYPE_CHECKING:
    from clio.games.through_the_ages.words import AgesWords

Fields = dict[str, object]
Question = Callable[["AgesWords", Ages, Frame, Any], tuple[str, Fields]]  # the last argument is the op
SIDES = ("culture", "strength", "food", "resource")  # what a pact gives, in the order of its sides


def prompt(w: AgesWords, s: Ages, f: Frame) -> str:
    """The card that asks, if one does, then what it asks. KeyError for an op without question."""
    kind = type(f.op)
    key, fields = (PLAIN[kind], {}) if kind in PLAIN else DETAILED[kind](w, s, f, f.op)
    text = w.say(w.prompts[key], **fields)
    return f"{w.card(f.src)}{w.colon}{text}" if f.src >= 0 else capital(text)


# ---------------------------------------------------------------- the own turn
def turn_action(w: AgesWords, s: Ages, f: Frame, op: act.Act) -> tuple[str, Fields]:
    """The actions that are left, and what is there for this turn only."""
    p = s.players[f.me]
    fields: Fields = {"ca": w.count("ca", p.ca + p.free_ca), "ma": w.count("ma", p.ma + p.free_ma)}
    if s.round == 1:
        return "act.first", fields
    if p.free_ca:
        return "act.exchanged", fields
    extra = [("purse", build.unit_purse(p)), ("study", p.study)]
    more = [w.count(thing, n) for thing, n in extra if n]
    return ("act.more" if more else "act"), {**fields, "more": w.join(more)}


def political(w: AgesWords, s: Ages, f: Frame, op: politics.Politics) -> tuple[str, Fields]:
    p = s.players[f.me]
    return ("politics.second" if f.mem else "politics"), {"ma": w.count("ma", p.ma + p.free_ma)}


def discard(w: AgesWords, s: Ages, f: Frame, op: hands.DiscardMilitary) -> tuple[str, Fields]:
    left = f.mem[0] if f.mem else op.how_many(s, f)
    left = min(left, len(s.players[f.me].hand))
    key = "discard.excess" if isinstance(op, turn.DiscardExcess) else "discard"
    return (key if left == 1 else f"{key}.several"), {"n": left}


def wars(w: AgesWords, s: Ages, f: Frame, op: attack.ResolveWars) -> tuple[str, Fields]:
    return "wars", {"n": len(s.players[f.me].wars) // 2}


# ---------------------------------------------------------------- attacked
def defend(w: AgesWords, s: Ages, f: Frame, op: attack.Defend) -> tuple[str, Fields]:
    mine = strength(s, f.me) + s.attack[4]
    missing = s.attack[3] - mine
    used = f.mem[0] if f.mem else 0
    fields: Fields = {
        "who": w.seat(s.attack[1]), "force": s.attack[3], "mine": mine,
        "missing": missing, "cards": w.count("card", s.players[f.me].ma_total - used),
    }
    return ("defend" if missing > 0 else "defend.enough"), fields


def worker(w: AgesWords, s: Ages, f: Frame, op: people.LoseWorker) -> tuple[str, Fields]:
    """The card that takes a population is further down the stack: several losses are several questions."""
    left = 1 + sum(1 for g in s.stack if g.op is f.op and g.me == f.me)
    return ("worker" if left == 1 else "worker.several"), {"n": left}


def token(key: str) -> Question:
    def question(w: AgesWords, s: Ages, f: Frame, op: people.LoseToken | build.Cover) -> tuple[str, Fields]:
        p = s.players[f.me]
        return key, {"the": w.the(p.wonder) if p.wonder != NONE else ""}

    return question


# ---------------------------------------------------------------- pacts and colonies
def side_text(w: AgesWords, pact: int, side_a: bool) -> str:
    """ " (-1 culture, +4 strength)"; empty where the card has no figures for this side."""
    side = C.BOOK.side_a[pact] if side_a else C.BOOK.side_b[pact]
    found = [w.plus(thing, n) for thing, n in zip(SIDES, side, strict=True) if n]
    return f" ({', '.join(found)})" if found else ""


def answer(w: AgesWords, s: Ages, f: Frame, op: pacts.Answer) -> tuple[str, Fields]:
    """Side 0 of the memory: the offering player is A, the reader B."""
    who, side = f.mem
    fields: Fields = {
        "who": w.seat(who), "side": "BA"[side],
        "what": side_text(w, f.src, side == 1),
    }
    return ("answer.side" if C.BOOK.sides[f.src] else "answer"), fields


def bidding(w: AgesWords, s: Ages, f: Frame, op: colony.Bidding) -> tuple[str, Fields]:
    most = largest_force(s.players[f.me])
    fields: Fields = {"bid": s.bid, "most": most, "who": w.seat(s.bidder)}
    if most <= s.bid:
        return "bid.short", fields
    return ("bid" if s.bid else "bid.first"), fields


def force(w: AgesWords, s: Ages, f: Frame, op: colony.FormForce) -> tuple[str, Fields]:
    p = s.players[f.me]
    total = units_strength(p, sent_units(s)) + colonization(p) + s.force
    return ("force.enough" if s.sent and total >= s.bid else "force"), {"bid": s.bid, "force": total}


# ---------------------------------------------------------------- effects
def mix(key: str) -> Question:
    def question(
        w: AgesWords, s: Ages, f: Frame, op: goods.GainMix | goods.LoseMix | goods.StealMix
    ) -> tuple[str, Fields]:
        n = op.n
        if not isinstance(op, goods.GainMix):
            p = s.players[s.attack[2] if isinstance(op, goods.StealMix) else f.me]
            n = min(n, goods.food(p) + goods.resources(p))
        return key, {"n": n, "who": w.seat(s.attack[2]) if s.attack else ""}

    return question


def victim(key: str) -> Question:
    """About the attacked player, or the one in the memory."""

    def question(w: AgesWords, s: Ages, f: Frame, op: object) -> tuple[str, Fields]:
        who = f.mem[0] if isinstance(op, effects.DestroyOf) else s.attack[2]
        return key, {"who": w.seat(who)}

    return question


def raid(w: AgesWords, s: Ages, f: Frame, op: effects.Raid) -> tuple[str, Fields]:
    level = w.age(op.levels[len(f.mem)])
    return ("raid.again" if f.mem else "raid"), {"who": w.seat(s.attack[2]), "level": level}


def may(w: AgesWords, s: Ages, f: Frame, op: May) -> tuple[str, Fields]:
    assert isinstance(op.op, build.BuildFree)
    return "may.build", {"card": w.card(op.op.kind)}


def build_card(w: AgesWords, s: Ages, f: Frame, op: build.BuildOrUpgrade) -> tuple[str, Fields]:
    types = "build.rural" if op.types == C.RURAL else "build.urban"
    return (types if op.building else "upgrade"), {"what": w.count("resource", op.discount)}


def develop_card(w: AgesWords, s: Ages, f: Frame, op: develop.DevelopTech) -> tuple[str, Fields]:
    return "develop", {"what": w.count("science", op.reward), "have": w.count("science", s.players[f.me].science)}


def civilization(w: AgesWords, s: Ages, f: Frame, op: develop.DevelopCivilization) -> tuple[str, Fields]:
    return "civilization", {"n": op.discount}


def agreement(w: AgesWords, s: Ages, f: Frame, op: effects.Agreement) -> tuple[str, Fields]:
    left = f.mem[0] if f.mem else op.budget
    return ("agreement.again" if f.mem else "agreement"), {"ca": w.count("ca", left)}


def technology(w: AgesWords, s: Ages, f: Frame, op: effects.WarOverTechnology) -> tuple[str, Fields]:
    return "technology", {"who": w.seat(f.mem[0]), "what": w.count("science", f.mem[1])}


def arrange(w: AgesWords, s: Ages, f: Frame, op: goods.Arrange) -> tuple[str, Fields]:
    card = goods.CARDS[f.mem[0]][len(op.chosen_of(f))]
    key = "arrange.payment" if f.mem[1] == goods.PAYMENT else "arrange.gain"
    return key, {"what": w.nouns[w.good(f.mem[0])][1], "card": w.card(card)}


def trade(w: AgesWords, s: Ages, f: Frame, op: build.Trade) -> tuple[str, Fields]:
    good, price = f.mem
    return "trade", {
        "price": w.amount(good, price), "what": w.amount(build.OTHER_GOOD[good], 1), "for": w.amount(good, 1),
    }


PLAIN: dict[type, str] = {
    Choose: "choose", develop.Tuck: "tuck", effects.DestroyOwn: "destroy", effects.LoseColony: "colony",
    effects.RuinWonder: "ruin",
}
DETAILED: dict[type, Question] = {
    act.Act: turn_action, politics.Politics: political, turn.DiscardExcess: discard, hands.DiscardMilitary: discard,
    attack.ResolveWars: wars, attack.Defend: defend, people.LoseWorker: worker, people.LoseToken: token("token"),
    build.Cover: token("cover"), pacts.Answer: answer, colony.Bidding: bidding, colony.FormForce: force,
    goods.GainMix: mix("mix.gain"), goods.LoseMix: mix("mix.lose"), goods.StealMix: mix("mix.steal"),
    effects.DestroyOf: victim("destroy.of"), effects.Annex: victim("annex"), effects.Infiltrate: victim("infiltrate"),
    effects.Raid: raid, May: may, build.BuildOrUpgrade: build_card, develop.DevelopTech: develop_card,
    develop.DevelopCivilization: civilization, effects.Agreement: agreement, effects.WarOverTechnology: technology,
    goods.Arrange: arrange, build.Trade: trade,
}

"""A readable label for each answer, with the prices, outputs and effects as they are at this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clio.engine.control import May, Seq
from clio.engine.moves import At, Label
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.ops import resources, wonders
from clio.games.families.monumental.state import GOLD, WORKSHOP
from clio.games.families.monumental.words.moves import card as card
from clio.games.families.monumental.words.moves import choose as choose
from clio.games.families.monumental.words.moves import copy_policy as copy_policy
from clio.games.families.monumental.words.moves import Idle, covering, crossing, vanity
from clio.games.families.monumental.words.moves import fixed as fixed
from clio.games.families.monumental.words.moves import gain as gain
from clio.games.families.monumental.words.moves import heading as heading
from clio.games.families.monumental.words.moves import pay_gold as pay_gold
from clio.games.families.monumental.words.moves import price as price
from clio.games.families.monumental.words.moves import slot as slot
from clio.games.families.monumental.words.moves import spend as spend
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.ops.standing import types_controlled
from clio.games.monumental_duel.state import FREE_CITIES, FREE_CITY, KIND, MUGHALS, POLICY, WARLORD, Duel
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.monumental_duel.words import DuelWords

Here = At[Duel]
IDLE: Idle = {
    C.DrawUse: lambda s, me: not s.players[me].deck,
    C.GainRevolt: lambda s, me: not s.revolts,
}


# ---------------------------------------------------------------- a turn
def progress(w: DuelWords, at: Here) -> Label:
    cost = price(w, bills.progress(at.s, at.me))
    if at.s.players[at.me].deck:
        return Label(w.heading("progress"), cost, w.options["progress.effect"])
    return Label(w.heading("progress"), cost, w.options["progress.nothing.effect"], w.options["for_nothing"])


def complete(w: DuelWords, at: Here) -> Label:
    wonder = at.s.players[at.me].wonder
    return Label(w.say("complete", the=w.the(wonder)), price(w, bills.section(at.s, at.me, BOOK.cost2[wonder])))


def conquer(w: DuelWords, at: Here) -> Label:
    enemy = at.s.players[1 - at.me]
    top = W.top_province(enemy)
    barricades = len(enemy.pile) - 1 - top
    cost = price(w, bills.conquest(at.s, at.me))
    if barricades:
        cost = w.say("conquer.barricades", price=cost, barricades=w.count("thing.barricade", barricades))
    return Label(w.say("conquer", the=w.the(enemy.pile[top] & KIND)), cost)


def use(w: DuelWords, at: Here) -> Label:
    return effect_of(w, at, at.n)


def effect_of(w: DuelWords, at: Here, card: int) -> Label:
    """An effect that begins with a price tells it as a price: on a small button there is room for no more."""
    name, op = w.say("use", the=w.the(card)), BOOK.use[card]
    cost, effect = "", op
    first, *rest = op.ops if isinstance(op, Seq) else (op,)
    if rest and isinstance(first, resources.Pay):
        cost, effect = w.amount(first.res, first.n), Seq(*rest)
    elif rest and isinstance(first, resources.PayBasic):
        cost, effect = w.count("resource.basic", first.n), Seq(*rest)
    return Label(name, cost, w.reminder(effect), vanity(w, at, card, IDLE))


def warlord(w: DuelWords, at: Here) -> Label:
    return effect_of(w, at, WARLORD + at.s.players[at.me].civ)


def ambassador(w: DuelWords, at: Here) -> Label:
    return Label(w.options["ambassador"], effect=w.options["ambassador.negotiate" if at.n else "ambassador.spy"])


def advantage(w: DuelWords, at: Here) -> Label:
    least = w.say("advantage.least", n=W.least_stake(at.s, at.me))
    return Label(w.say("advantage", what=w.resource_name(at.n)), least)


def acquire(w: DuelWords, at: Here) -> Label:
    card = WORKSHOP + at.n
    key = "acquire.wonder" if BOOK.type[card] == WONDER else "acquire"
    return Label(w.say(key, one=w.one(card)), price(w, bills.acquisition(at.s, at.me, card)))


def develop(w: DuelWords, at: Here) -> Label:
    """What it ends and what comes again, then what is written on it."""
    pl, card = at.s.players[at.me], POLICY + at.n
    covers = "" if pl.civ == MUGHALS else covering(w, at)
    again = w.say("develop.again", n=len(pl.policies)) if pl.policies else ""
    told = " · ".join(part for part in (covers, again, w.card_text(card)) if part)
    return Label(w.say("develop", the=w.the(card)), price(w, bills.policy(at.s, at.me)), told)


def activate(w: DuelWords, at: Here) -> Label:
    """What the row and the column give at once: resources, Revolts that leave, Mughal Policies that wake."""
    name, found = crossing(w, at)
    pl = at.s.players[at.me]
    if pl.civ == MUGHALS:
        woken = [pl.policies[i] for i, line in enumerate(pl.lines) if line in (at.n // 3, 3 + at.n % 3)]
        found += [w.card_name(card) for card in woken]
    return Label(name, effect=", ".join(found) or w.options["nothing"])


# ---------------------------------------------------------------- answers to effects
def yes(w: DuelWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, May)
    return Label(w.heading("yes"), effect=w.reminder(BOOK.use[at.f.src] if op is C.MAY_USE else op.op))


def stake(w: DuelWords, at: Here) -> Label:
    """What is missing of the resource will have to be paid in Gold."""
    res = at.f.mem[0]
    lacks = at.n - at.s.players[at.me].res[res]
    gold = "" if lacks <= 0 else w.options["stake.gold"] if lacks == at.n else w.say("stake.some_gold", n=lacks)
    return Label(w.say("spend", what=w.amount(res, at.n)), gold)


def province_type(w: DuelWords, at: Here) -> Label:
    """A type counts once for all Provinces together: is it new?"""
    name = capital(w.say("type", marker=w.marker(at.n), the=w.the(at.f.mem[0])))
    had = types_controlled(at.s.players[at.me]) >> at.n & 1
    return Label(name, effect=w.options["type.had" if had else "type.new"])


def line(w: DuelWords, at: Here) -> Label:
    return Label(capital(w.place(at.n)))


# ---------------------------------------------------------------- modules
def train(w: DuelWords, at: Here) -> Label:
    return Label(w.heading("train"), effect=w.options["train.effect"])


def deploy(w: DuelWords, at: Here) -> Label:
    return Label(w.heading("deploy"), effect=w.options["deploy.effect"])


def reroll(w: DuelWords, at: Here) -> Label:
    return Label(w.say("reroll", face=at.n // 4 + 1, what=w.amount(at.n % 4, 1)))


def die(w: DuelWords, at: Here) -> Label:
    effect = BOOK.faces[at.s.players[at.me].espionage][at.n]
    return Label(w.say("die", face=at.n + 1), effect=w.reminder(effect))


def negotiate(w: DuelWords, at: Here) -> Label:
    """What it costs, and whether it is the last Gold needed."""
    op, city = at.f.op, FREE_CITY + at.n
    assert isinstance(op, M.Negotiate)
    if at.n not in at.s.free:
        name, cost = "negotiate.own", w.options["negotiate.nothing"]
    else:
        last = at.s.stakes[at.me * FREE_CITIES + at.n] + 1 >= M.CAPTURE
        name, cost = "negotiate.take" if last else "negotiate", w.options["free"] if op.free else w.amount(GOLD, 1)
    return Label(w.say(name, the=w.the(city)), cost, w.reminder(BOOK.use[city]))


# ---------------------------------------------------------------- picking a card
def copy_building(w: DuelWords, at: Here) -> Label:
    """Output first, as it is gained first."""
    found = [f"+{w.amount(res, n)}" for res, n in BOOK.output[at.n]]
    return Label(w.say("pick.copy", the=w.the(at.n)), ", ".join(found), w.reminder(BOOK.use[at.n]))


def reserve(w: DuelWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, C.Reserve)
    key = "pick.reserve.refund" if op.refund else "pick.reserve"
    return Label(w.say(key, the=w.the(at.n), what=w.amount(C.resource_of(at.n), 1)))


def build(w: DuelWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, W.BuildSection)
    second = at.n == at.s.players[at.me].wonder
    bill = bills.section(at.s, at.me, wonders.section_price(at.s, at.n, second, op.discount))
    return Label(w.say("pick.build.second" if second else "pick.build.first", of=w.of(at.n)), price(w, bill))

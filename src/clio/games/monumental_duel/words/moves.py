"""A readable label for each answer, with the prices, outputs and effects as they are at this moment."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

from clio.engine.control import Choose, May
from clio.engine.moves import At, Label
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.ops import resources, wonders
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.rules.city import CROSS
from clio.games.families.monumental.state import BASICS, EMPTY, GOLD, SLOTS, WORKSHOP
from clio.games.monumental_duel import bills
from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import (
    FREE_CITIES, FREE_CITY, KIND, MUGHALS, POLICY, RESOURCES, REVOLT, WARLORD, Duel,
)
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import wonders as W
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.monumental_duel.words import DuelWords

Here = At[Duel]
Writer = Callable[["DuelWords", Here], Label]


def fixed(key: str) -> Writer:
    def label(w: DuelWords, at: Here) -> Label:
        return Label(w.options[key])

    return label


def heading(key: str) -> Writer:
    """A move that stands alone under its heading says no more."""
    return lambda w, at: Label(w.heading(key))


def price(w: DuelWords, bill: bills.Bill) -> str:
    """ "3 Production", "3 basic resources of any type", "free"."""
    if bill.price <= 0:
        return w.options["free"]
    return w.count("thing.any", bill.price) if bill.any_basic else w.amount(bill.res, bill.price)


# ---------------------------------------------------------------- a turn
def progress(w: DuelWords, at: Here) -> Label:
    return Label(w.heading("progress"), price(w, bills.progress(at.s, at.me)))


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


def warlord(w: DuelWords, at: Here) -> Label:
    return effect_of(w, WARLORD + at.s.players[at.me].civ)


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
    return Label(w.say("develop", the=w.the(POLICY + at.n)), price(w, bills.policy(at.s, at.me)))


def use(w: DuelWords, at: Here) -> Label:
    return effect_of(w, at.n)


def effect_of(w: DuelWords, card: int) -> Label:
    return Label(w.say("use", the=w.the(card)), effect=w.reminder(BOOK.use[card]))


def activate(w: DuelWords, at: Here) -> Label:
    """What the row and the column give at once: resources, Revolts that leave, Mughal Policies that wake."""
    pl = at.s.players[at.me]
    cards = [pl.city[p] for slot in CROSS[at.n] for p in (slot, SLOTS + slot) if pl.city[p] != EMPTY]
    total = [0] * RESOURCES
    for card in cards:
        for res, k in BOOK.output[card]:
            total[res] += k
    found = [f"+{w.amount(res, k)}" for res, k in enumerate(total) if k]
    revolts = cards.count(REVOLT)
    if revolts:
        found.append(w.say("activate.revolts", revolts=w.count("thing.revolt", revolts)))
    if pl.civ == MUGHALS:
        woken = [pl.policies[i] for i, line in enumerate(pl.lines) if line in (at.n // 3, 3 + at.n % 3)]
        found += [w.card_name(card) for card in woken]
    name = w.say("activate", row=at.n // 3 + 1, column=at.n % 3 + 1)
    return Label(name, effect=", ".join(found) or w.options["nothing"])


# ---------------------------------------------------------------- answers to effects
def yes(w: DuelWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, May)
    return Label(w.heading("yes"), effect=w.reminder(BOOK.use[at.f.src] if op is C.MAY_USE else op.op))


def some_or_none(key: str) -> Writer:
    """Before anything was done or after."""

    def label(w: DuelWords, at: Here) -> Label:
        return Label(w.options[f"{key}.some" if at.f.mem else key])

    return label


def stop_converting(w: DuelWords, at: Here) -> Label:
    """A conversion gives its gain only now."""
    op = at.f.op
    assert isinstance(op, resources.Convert)
    if not at.f.mem:
        return Label(w.options["stop.convert"])
    return Label(w.options["stop.some"], effect=w.say("stop.convert.some", what=w.amount(op.target, at.f.mem[0])))


def choose(w: DuelWords, at: Here) -> Label:
    assert isinstance(at.f.op, Choose)
    return Label(capital(w.language.write(at.f.op.branches[at.n], INFINITIVE)))


def gain(w: DuelWords, at: Here) -> Label:
    op = at.f.op
    many = resources.amount(op.n, at.s, at.f) if isinstance(op, resources.GainSame) else 1
    return Label(w.say("gain", what=w.amount(at.n, many)))


def gain_different(w: DuelWords, at: Here) -> Label:
    """Different types are asked for in their order: what follows by itself is said at once."""
    op = at.f.op
    assert isinstance(op, resources.GainDifferent)
    left = min(resources.amount(op.n, at.s, at.f), BASICS) - len(at.f.mem) - 1
    later = list(range(at.n + 1, BASICS))
    if left < len(later):
        return Label(w.say("gain.then" if left else "gain", what=w.amount(at.n, 1)))
    return Label(w.say("gain", what=w.amounts([(res, 1) for res in (at.n, *later)])))


def spend(w: DuelWords, at: Here) -> Label:
    return Label(w.say("spend", what=w.amount(at.n, 1)))


def convert(w: DuelWords, at: Here) -> Label:
    return Label(w.say("spend.convert", what=w.amount(at.n, 1)))


def spend_different(w: DuelWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, resources.PayDifferent)
    mine = at.s.players[at.me].res
    later = [res for res in range(at.n + 1, BASICS) if mine[res]] + [GOLD] * (mine[GOLD] - (at.n == GOLD))
    ways = set(combinations(later, op.n - len(at.f.mem) - 1))
    if len(ways) > 1:
        return Label(w.say("spend.then", what=w.amount(at.n, 1)))
    paid = [at.n, *ways.pop()] if ways else [at.n]
    return Label(w.say("spend", what=w.amounts([(res, paid.count(res)) for res in sorted(set(paid))])))


def pay_gold(w: DuelWords, at: Here) -> Label:
    res, total = at.f.mem
    return Label(w.say("spend", what=w.amounts([(res, total - at.n), (GOLD, at.n)])))


def stake(w: DuelWords, at: Here) -> Label:
    return Label(w.say("spend", what=w.amount(at.f.mem[0], at.n)))


def slot(key: str) -> Writer:
    """The card in the slot; its Knowledge goes to the discard pile."""

    def label(w: DuelWords, at: Here) -> Label:
        city = at.s.players[at.me].city
        name = w.say(key, the=w.the(city[at.n]), slot=at.n + 1)
        under = city[SLOTS + at.n]
        return Label(name if under == EMPTY else name + w.say("slot.loses", the=w.the(under)))

    return label


def swap(w: DuelWords, at: Here) -> Label:
    city = at.s.players[at.me].city
    name = w.say("slot.swap.with" if at.f.mem else "slot.swap", the=w.the(city[at.n]), slot=at.n + 1)
    under = city[SLOTS + at.n]
    return Label(name, "" if under == EMPTY else w.say("slot.moves", the=w.the(under)))


def province_type(w: DuelWords, at: Here) -> Label:
    return Label(capital(w.say("type", marker=w.marker(at.n), the=w.the(at.f.mem[0]))))


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
def card(key: str) -> Writer:
    def label(w: DuelWords, at: Here) -> Label:
        return Label(w.say(key, the=w.the(at.n), of=w.of(at.n), one=w.one(at.n)))

    return label


def bonus(key: str) -> Writer:
    def label(w: DuelWords, at: Here) -> Label:
        return Label(capital(w.say(key, of=w.of(at.n))), effect=w.reminder(BOOK.bonus[at.n]))

    return label


def copy_building(w: DuelWords, at: Here) -> Label:
    """Output first, as it is gained first."""
    found = [f"+{w.amount(res, n)}" for res, n in BOOK.output[at.n]]
    return Label(w.say("pick.copy", the=w.the(at.n)), ", ".join(found), w.reminder(BOOK.use[at.n]))


def copy_policy(w: DuelWords, at: Here) -> Label:
    return Label(w.say("pick.copy", the=w.the(at.n)), effect=w.reminder(BOOK.use[at.n]))


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


def keep_wonder(w: DuelWords, at: Here) -> Label:
    given_up = at.f.src if at.n != at.f.src else at.s.players[at.me].wonder
    return Label(w.say("pick.keep.wonder", the=w.the(at.n), other=w.the(given_up)))


def keep_knowledge(w: DuelWords, at: Here) -> Label:
    other = at.f.src if at.n != at.f.src else at.s.players[at.me].city[SLOTS + at.f.mem[0]]
    return Label(w.say("pick.keep.knowledge", the=w.the(at.n), other=w.the(other)))

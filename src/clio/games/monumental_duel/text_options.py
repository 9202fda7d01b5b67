"""A readable label for each answer, with the prices, outputs and effects as they are at this moment."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Any

from clio.engine.control import Choose, May
from clio.engine.kernel import Frame, Op
from clio.engine.text import INFINITIVE, capital
from clio.games.monumental_duel import actions as A
from clio.games.monumental_duel.ops import resources as R
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.rules import end, round
from clio.games.monumental_duel.cardbook import BOOK, PROVINCE, WONDER
from clio.games.monumental_duel.state import (
    BASICS, CULTURE, EMPTY, FREE_CITIES, FREE_CITY, GOLD, KIND, MILITARY, MUGHALS, POLICY, PRODUCTION, RESOURCES,
    REVOLT, SCIENCE, SLOTS, WARLORD, WORKSHOP, Duel, Player,
)

if TYPE_CHECKING:
    from clio.games.monumental_duel.text import DuelWords

Label = Callable[["DuelWords", Duel, Frame, int], str]  # the last argument counts from the start of the range


def option(w: DuelWords, s: Duel, f: Frame, action: int) -> str:
    at = bisect(STARTS, action) - 1
    return LABELS[at](w, s, f, action - STARTS[at])


def fixed(key: str) -> Label:
    def label(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
        return w.options[key]

    return label


def no(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return w.options[f"no.{type(f.op).__name__}"]


def stop(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    """Before anything was done or after; a conversion gives its gain only now."""
    label = w.options[f"stop.{type(f.op).__name__}" + (".some" if f.mem else "")]
    return label.format(what=w.amount(f.op.target, f.mem[0])) if isinstance(f.op, R.Convert) and f.mem else label


def price(w: DuelWords, res: int, n: int) -> str:
    return w.amount(res, n) if n > 0 else w.options["free"]


def section(w: DuelWords, s: Duel, me: int, n: int) -> str:
    """The price of a Wonder section, which some may pay with anything."""
    return w.count("any", n) if n > 0 and W.any_basic(s, me) else price(w, PRODUCTION, n)


def province(w: DuelWords, pl: Player, n: int) -> str:
    return price(w, GOLD if W.pays_provinces_in_gold(pl) else MILITARY, n)


# ---------------------------------------------------------------- a turn
def progress(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return w.options["progress"].format(price=price(w, SCIENCE, round.progress_price(s, f.me)))


def complete(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    wonder = s.players[f.me].wonder
    return w.options["complete"].format(the=w.the(wonder), price=section(w, s, f.me, BOOK.cost2[wonder]))


def conquer(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    enemy = s.players[1 - f.me]
    at = W.top_province(enemy)
    barricades = len(enemy.pile) - 1 - at
    return w.options["conquer.barricades" if barricades else "conquer"].format(
        the=w.the(enemy.pile[at] & KIND), price=province(w, s.players[f.me], W.conquest_price(s, f.me)),
        barricades=w.count("barricade", barricades),
    )


def warlord(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return use(w, s, f, WARLORD + s.players[f.me].civ)


def ambassador(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return w.options["ambassador.negotiate" if n else "ambassador.spy"]


def advantage(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return w.options["advantage"].format(what=w.resource_name(n), n=W.least_stake(s, f.me))


def acquire(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    card = WORKSHOP + n
    if BOOK.type[card] == PROVINCE:
        cost = province(w, s.players[f.me], W.province_price(s, f.me, card, 0))
    elif BOOK.type[card] == WONDER:
        cost = section(w, s, f.me, BOOK.cost[card])
    else:
        cost = price(w, C.resource_of(card), BOOK.cost[card])
    return w.options["acquire.wonder" if BOOK.type[card] == WONDER else "acquire"].format(one=w.one(card), price=cost)


def develop(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    cost = len(s.players[f.me].policies) + 1
    return w.options["develop"].format(the=w.the(POLICY + n), price=w.amount(CULTURE, cost))


def use(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return w.options["use"].format(the=w.the(n)) + w.reminder(BOOK.use[n])


def activate(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    """What the row and the column give at once: resources, Revolts that leave, Mughal Policies that wake."""
    pl = s.players[f.me]
    cards = [pl.city[place] for slot in round.CROSS[n] for place in (slot, SLOTS + slot) if pl.city[place] != EMPTY]
    total = [0] * RESOURCES
    for card in cards:
        for res, k in BOOK.output[card]:
            total[res] += k
    found = [f"+{w.amount(res, k)}" for res, k in enumerate(total) if k]
    revolts = cards.count(REVOLT)
    if revolts:
        found.append(w.options["activate.revolts"].format(revolts=w.count("revolt", revolts)))
    if pl.civ == MUGHALS:
        woken = [pl.policies[i] for i, line in enumerate(pl.lines) if line in (n // 3, 3 + n % 3)]
        found += [w.card_name(card) for card in woken]
    what = ", ".join(found) or w.options["nothing"]
    return w.options["activate"].format(row=n // 3 + 1, column=n % 3 + 1, what=what)


# ---------------------------------------------------------------- answers to effects
def yes(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    if isinstance(f.op, W.TakeAdvantage):
        return w.options["yes.advantage"]
    assert isinstance(f.op, May)
    effect = BOOK.use[f.src] if f.op is C.MAY_USE else f.op.op
    return w.options["yes"] + w.reminder(effect)


def choose(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    assert isinstance(f.op, Choose)
    return capital(w.language.write(f.op.branches[n], INFINITIVE))


def gain(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    """Different types are asked for in their order: what follows by itself is said at once."""
    if not isinstance(f.op, R.GainDifferent):
        many = R.amount(f.op.n, s, f) if isinstance(f.op, R.GainSame) else 1
        return w.options["gain"].format(what=w.amount(n, many))
    left = min(R.amount(f.op.n, s, f), BASICS) - len(f.mem) - 1
    later = list(range(n + 1, BASICS))
    if left < len(later):
        return w.options["gain.then" if left else "gain"].format(what=w.amount(n, 1))
    return w.options["gain"].format(what=w.amounts([(res, 1) for res in (n, *later)]))


def spend(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    if not isinstance(f.op, R.PayDifferent):
        return w.options["spend.convert" if isinstance(f.op, R.Convert) else "spend"].format(what=w.amount(n, 1))
    mine = s.players[f.me].res
    later = [res for res in range(n + 1, BASICS) if mine[res]] + [GOLD] * (mine[GOLD] - (n == GOLD))
    ways = set(combinations(later, f.op.n - len(f.mem) - 1))
    if len(ways) > 1:
        return w.options["spend.then"].format(what=w.amount(n, 1))
    paid = [n, *ways.pop()]
    return w.options["spend"].format(what=w.amounts([(res, paid.count(res)) for res in sorted(set(paid))]))


def pay_gold(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    res, total = f.mem
    return w.options["spend"].format(what=w.amounts([(res, total - n), (GOLD, n)]))


def stake(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return w.options["stake"].format(what=w.amount(f.mem[0], n))


def slot(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    """The card in the slot; its Knowledge goes to the discard pile with every op but a swap."""
    pl = s.players[f.me]
    swapped = isinstance(f.op, C.SwapCity)
    key = "slot.SwapCity.with" if swapped and f.mem else f"slot.{type(f.op).__name__}"
    label = w.options[key].format(the=w.the(pl.city[n]), slot=n + 1)
    under = pl.city[SLOTS + n]
    if under == EMPTY:
        return label
    return label + w.options["slot.moves" if swapped else "slot.loses"].format(the=w.the(under))


def province_type(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return w.options["type"].format(type=w.marker_types[n], the=w.the(f.mem[0]))


def line(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return capital(w.places[n])


# ---------------------------------------------------------------- modules
def reroll(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return w.options["reroll"].format(face=n // 4 + 1, what=w.amount(n % 4, 1))


def die(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    effect = BOOK.faces[s.players[f.me].espionage][n]
    return w.options["die"].format(face=n + 1) + w.reminder(effect)


def negotiate(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    """What it costs, and whether it is the last Gold needed."""
    assert isinstance(f.op, M.Negotiate)
    if n not in s.free:
        key = "negotiate.own"
    elif s.stakes[f.me * FREE_CITIES + n] + 1 >= M.CAPTURE:
        key = "negotiate.free.take" if f.op.free else "negotiate.take"
    else:
        key = "negotiate.free" if f.op.free else "negotiate"
    city = FREE_CITY + n
    return w.options[key].format(the=w.the(city), price=w.amount(GOLD, 1)) + w.reminder(BOOK.use[city])


# ---------------------------------------------------------------- picking a card
Pick = Callable[["DuelWords", Duel, Frame, int, Any], str]  # the card kind, the op


def pick(w: DuelWords, s: Duel, f: Frame, n: int) -> str:
    return PICKS[type(f.op)](w, s, f, n, f.op)


def the_card(key: str) -> Pick:
    def label(w: DuelWords, s: Duel, f: Frame, card: int, op: Op[Any]) -> str:
        return w.options[key].format(the=w.the(card), of=w.of(card), one=w.one(card))

    return label


def bonus(key: str) -> Pick:
    def label(w: DuelWords, s: Duel, f: Frame, card: int, op: Op[Any]) -> str:
        return capital(w.options[key].format(the=w.the(card), of=w.of(card)) + w.reminder(BOOK.bonus[card]))

    return label


def copy_building(w: DuelWords, s: Duel, f: Frame, card: int, op: C.CopyBuilding) -> str:
    """Output first, as it is gained first."""
    label = w.options["pick.copy"].format(the=w.the(card))
    found = [f"+{w.amount(res, n)}" for res, n in BOOK.output[card]]
    return label + (f" ({', '.join(found)})" if found else "") + w.reminder(BOOK.use[card])


def copy_policy(w: DuelWords, s: Duel, f: Frame, card: int, op: C.CopyPolicy) -> str:
    return w.options["pick.copy"].format(the=w.the(card)) + w.reminder(BOOK.use[card])


def reserve(w: DuelWords, s: Duel, f: Frame, card: int, op: C.Reserve) -> str:
    key = "pick.reserve.refund" if op.refund else "pick.reserve"
    return w.options[key].format(the=w.the(card), what=w.amount(C.resource_of(card), 1))


def build(w: DuelWords, s: Duel, f: Frame, card: int, op: W.BuildSection) -> str:
    second = card == s.players[f.me].wonder
    cost = section(w, s, f.me, W.section_price(card, second, op.discount))
    return w.options["pick.build.second" if second else "pick.build.first"].format(of=w.of(card), price=cost)


def keep_wonder(w: DuelWords, s: Duel, f: Frame, card: int, op: W.KeepWonder) -> str:
    given_up = f.src if card != f.src else s.players[f.me].wonder
    return w.options["pick.keep.wonder"].format(the=w.the(card), other=w.the(given_up))


def keep_knowledge(w: DuelWords, s: Duel, f: Frame, card: int, op: end.KeepKnowledge) -> str:
    other = f.src if card != f.src else s.players[f.me].city[SLOTS + f.mem[0]]
    return w.options["pick.keep.knowledge"].format(the=w.the(card), other=w.the(other))


PICKS: dict[type, Pick] = {
    C.Archive: the_card("pick.archive"), C.GainBasicBuilding: the_card("pick.gain"),
    C.PlaceMarker: the_card("pick.mark"), M.ChangeEspionage: the_card("pick.espionage"),
    C.CopyBonus: bonus("pick.copy.bonus"), round.Bonuses: bonus("pick.bonus"), C.CopyBuilding: copy_building,
    C.CopyPolicy: copy_policy, C.Reserve: reserve, W.BuildSection: build, W.KeepWonder: keep_wonder,
    end.KeepKnowledge: keep_knowledge,
}
RANGES: tuple[tuple[int, Label], ...] = (
    (A.PASS, fixed("pass")), (A.PROGRESS, progress), (A.COMPLETE, complete), (A.CONQUER, conquer),
    (A.WARLORD, warlord), (A.AMBASSADOR, ambassador), (A.ADVANTAGE, advantage), (A.ACQUIRE, acquire),
    (A.DEVELOP, develop), (A.USE, use), (A.ACTIVATE, activate), (A.YES, yes), (A.NO, no), (A.STOP, stop),
    (A.CHOOSE, choose), (A.GAIN, gain), (A.SPEND, spend), (A.PAY_GOLD, pay_gold), (A.STAKE, stake), (A.SLOT, slot),
    (A.PICK, pick), (A.TYPE, province_type), (A.LINE, line), (A.TRAIN, fixed("train")), (A.DEPLOY, fixed("deploy")),
    (A.REROLL, reroll), (A.DIE, die), (A.NEGOTIATE, negotiate),
)
STARTS = [first for first, _ in RANGES]
LABELS = [label for _, label in RANGES]

"""Labels of the answers that the games of the family share, with prices, outputs and effects as they are now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, Any, cast

from clio.engine.control import Choose, If, Repeat, Seq
from clio.engine.kernel import Frame, Op, part
from clio.engine.moves import At, Label
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.bills import Bill
from clio.games.families.monumental.cardbook import REVOLT_CARD
from clio.games.families.monumental.ops import resources
from clio.games.families.monumental.rules.city import CROSS
from clio.games.families.monumental.state import BASICS, EMPTY, GOLD, MILITARY, SCIENCE, SLOTS, Monumental
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.families.monumental.words import FamilyWords

    Speaker = FamilyWords[Any]

COLUMNS = 3  # of a City
Here = At[Monumental]
Writer = Callable[["Speaker", Here], Label]
Idle = Mapping[type, Callable[[Any, int], bool]]  # of a state and a player: would the op do nothing?
PRICES = resources.Pay | resources.PayBasic | resources.PayDifferent
GAINS = resources.Gain | resources.GainSame | resources.GainDifferent


def fixed(key: str) -> Writer:
    def label(w: Speaker, at: Here) -> Label:
        return Label(w.options[key])

    return label


def heading(key: str) -> Writer:
    """A move that stands alone under its heading says no more."""
    return lambda w, at: Label(w.heading(key))


def price(w: Speaker, bill: Bill) -> str:
    """ "3 Production", "3 basic resources of any type", "free"."""
    if bill.price <= 0:
        return w.options["free"]
    return w.count("thing.any", bill.price) if bill.any_basic else w.amount(bill.res, bill.price)


# ---------------------------------------------------------------- cards in use
def use(w: Speaker, at: Here) -> Label:
    return effect_of(w, at, at.n)


def effect_of(w: Speaker, at: Here, card: int) -> Label:
    op = at.s.book.use[card]
    return Label(w.say("use", the=w.the(card)), effect=w.reminder(op), warning=vanity(w, at, card, {}))


def vanity(w: Speaker, at: Here, card: int, own: Idle) -> str:
    """The warning that the card would be used for nothing."""
    return w.options["for_nothing"] if wasted(at, card, own) else ""


def wasted(at: Here, card: int, own: Idle) -> bool:
    """Could the card be used, but to no effect? `own`: ops of the game alone."""
    op = at.s.book.use[card]
    if op is None:
        return False
    f = Frame(op, at.me, card)
    return op.can(at.s, f) and idle(at.s, op, f, own)


def idle(s: Monumental, op: Op[Any], f: Frame, own: Idle) -> bool:
    """Would an effect do nothing as things stand, but for taking its price?"""
    if isinstance(op, Seq):
        return all(idle(s, inner, part(inner, f), own) for inner in op.ops if not isinstance(inner, PRICES))
    if isinstance(op, If):
        branch = op.branch(s, f)
        return branch is None or idle(s, branch, part(branch, f), own)
    if isinstance(op, Repeat):
        return op.count(s, f) <= 0 or idle(s, op.op, part(op.op, f), own)
    if isinstance(op, GAINS):
        return resources.amount(op.n, s, f) <= 0
    if isinstance(op, resources.Convert):
        return not op.options(s, f)
    return own[type(op)](s, f.me) if type(op) in own else not op.can(s, f)


def crossing(w: Speaker, at: Here) -> tuple[str, list[str]]:
    """A row and a column, and what they give at once: resources, Revolts that leave."""
    side, book = at.s.sides[at.me], at.s.book
    cards = [side.city[p] for slot in CROSS[at.n] for p in (slot, SLOTS + slot) if side.city[p] != EMPTY]
    total: Counter[int] = Counter()
    for card in cards:
        for res, k in book.output[card]:
            total[res] += k
    found = [f"+{w.amount(res, total[res])}" for res in sorted(total)]
    revolts = [card for card in cards if book.type[card] == REVOLT_CARD]
    if revolts:
        found.append(w.say("activate.revolts", revolts=w.count("thing.revolt", len(revolts))))
    return w.say("activate", row=at.n // 3 + 1, column=at.n % 3 + 1), found


def covering(w: Speaker, at: Here) -> str:
    """What another Policy puts an end to: the effect of the one that it covers."""
    side = at.s.sides[at.me]
    return w.say("develop.covers", the=w.the(side.policies[-1])) if side.active else ""


def copy_policy(w: Speaker, at: Here) -> Label:
    return Label(w.say("pick.copy", the=w.the(at.n)), effect=w.reminder(at.s.book.use[at.n]))


def bonus(key: str) -> Writer:
    def label(w: Speaker, at: Here) -> Label:
        return Label(capital(w.say(key, of=w.of(at.n))), effect=w.reminder(at.s.book.bonus[at.n]))

    return label


def card(key: str) -> Writer:
    def label(w: Speaker, at: Here) -> Label:
        return Label(w.say(key, the=w.the(at.n), of=w.of(at.n), one=w.one(at.n)))

    return label


def choose(w: Speaker, at: Here) -> Label:
    assert isinstance(at.f.op, Choose)
    return Label(capital(w.language.write(at.f.op.branches[at.n], INFINITIVE)))


# ---------------------------------------------------------------- gaining and paying
def some_or_none(key: str) -> Writer:
    """Before anything was done or after."""

    def label(w: Speaker, at: Here) -> Label:
        return Label(w.options[f"{key}.some" if at.f.mem else key])

    return label


def stop_converting(w: Speaker, at: Here) -> Label:
    """A conversion gives its gain only now."""
    op = at.f.op
    assert isinstance(op, resources.Convert)
    if not at.f.mem:
        return Label(w.options["stop.convert"])
    return Label(w.options["stop.some"], effect=w.say("stop.convert.some", what=w.amount(op.target, at.f.mem[0])))


def gain(w: Speaker, at: Here) -> Label:
    """Types are asked for in their order, each as often as one likes: what is left to choose is said at once."""
    op = at.f.op
    many = resources.amount(op.n, at.s, at.f) if isinstance(op, resources.GainSame) else 1
    left = op.n - len(at.f.mem) if isinstance(op, resources.GainBasic) else 1
    if left > 1 and at.n == SCIENCE:
        others = {"one": w.amount(SCIENCE, 1), "other": w.amount(MILITARY, 1)}
        return Label(w.say("gain.either", what=w.amount(at.n, 1), **others))
    return Label(w.say("gain", what=w.amount(at.n, left if at.n == MILITARY and left > 1 else many)))


def gain_different(w: Speaker, at: Here) -> Label:
    """Different types are asked for in their order: what follows by itself is said at once."""
    op = at.f.op
    assert isinstance(op, resources.GainDifferent)
    left = min(resources.amount(op.n, at.s, at.f), BASICS) - len(at.f.mem) - 1
    later = list(range(at.n + 1, BASICS))
    if left < len(later):
        return Label(w.say("gain.then" if left else "gain", what=w.amount(at.n, 1)))
    return Label(w.say("gain", what=w.amounts([(res, 1) for res in (at.n, *later)])))


def spend(w: Speaker, at: Here) -> Label:
    """Types are asked for in their order here too: where no later one is there, the rest is paid at once."""
    op, mine = at.f.op, at.s.sides[at.me].res
    left = 1
    if isinstance(op, resources.PayBasic) and not any(mine[at.n + 1 : GOLD + 1]):
        left = at.f.mem[0] if at.f.mem else op.n
    return Label(w.say("spend", what=w.amount(at.n, left)))


def convert(w: Speaker, at: Here) -> Label:
    """Types are asked for in their order here too: what can then be converted no more is said before."""
    op, mine = at.f.op, at.s.sides[at.me].res
    assert isinstance(op, resources.Convert)
    done, first = at.f.mem if at.f.mem else (0, 0)
    passed = [w.resource_name(res) for res in op.source if first <= res < at.n and mine[res] and done + 1 < op.most]
    effect = w.say("spend.convert.passes", what=w.language.join(passed, "or")) if passed else ""
    return Label(w.say("spend.convert", what=w.amount(at.n, 1)), effect=effect)


def spend_different(w: Speaker, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, resources.PayDifferent)
    mine = at.s.sides[at.me].res
    later = [res for res in range(at.n + 1, BASICS) if mine[res]] + [GOLD] * (mine[GOLD] - (at.n == GOLD))
    ways = set(combinations(later, op.n - len(at.f.mem) - 1))
    if len(ways) > 1:
        return Label(w.say("spend.then", what=w.amount(at.n, 1)))
    paid = [at.n, *ways.pop()] if ways else [at.n]
    return Label(w.say("spend", what=w.amounts([(res, paid.count(res)) for res in sorted(set(paid))])))


def pay_gold(w: Speaker, at: Here) -> Label:
    res, total = at.f.mem
    return Label(w.say("spend", what=w.amounts([(res, total - at.n), (GOLD, at.n)])))


# ---------------------------------------------------------------- the City
def slot(key: str) -> Writer:
    """The card in the slot, and where that is; its Knowledge goes to the discard pile."""

    def label(w: Speaker, at: Here) -> Label:
        city = at.s.sides[at.me].city
        name = w.say(key, the=w.the(city[at.n]))
        under = city[SLOTS + at.n]
        return Label(name if under == EMPTY else name + w.say("slot.loses", the=w.the(under)), where(w, at.n))

    return label


def whereabouts(slot: int) -> dict[str, int]:
    return {"row": slot // COLUMNS + 1, "column": slot % COLUMNS + 1}


def where(w: Speaker, slot: int) -> str:
    return w.say("slot.at", **whereabouts(slot))


def archive_slot(w: Speaker, at: Here) -> Label:
    return slot("slot.archive")(w, at)._replace(warning=loss(w, at, at.s.sides[at.me].city[at.n]))


def archive_pick(w: Speaker, at: Here) -> Label:
    return card("pick.archive")(w, at)._replace(warning=loss(w, at, at.n))


def loss(w: Speaker, at: Here, card: int) -> str:
    """The points that an own card takes along when it leaves the game: "−2 points"."""
    s = cast("Monumental", at.s.clone())
    side = s.sides[at.me]
    zone = next((zone for zone in (side.city, side.discard) if card != EMPTY and card in zone), None)
    if zone is None:
        return ""
    before = w.points(s, at.me)
    zone.remove(card)
    less = before - w.points(s, at.me)
    return w.say("archive.points", n=less) if less > 0 else ""


def swap(w: Speaker, at: Here) -> Label:
    city = at.s.sides[at.me].city
    if city[at.n] == EMPTY:
        return Label(w.say("slot.swap.with.empty" if at.f.mem else "slot.swap.empty", slot=at.n + 1))
    name = w.say("slot.swap.with" if at.f.mem else "slot.swap", the=w.the(city[at.n]))
    under = city[SLOTS + at.n]
    moves = [] if under == EMPTY else [w.say("slot.moves", the=w.the(under))]
    return Label(name, ", ".join([where(w, at.n), *moves]))


def keep_wonder(w: Speaker, at: Here) -> Label:
    given_up = at.f.src if at.n != at.f.src else at.s.sides[at.me].wonder
    return Label(w.say("pick.keep.wonder", the=w.the(at.n), other=w.the(given_up)))


def keep_knowledge(w: Speaker, at: Here) -> Label:
    other = at.f.src if at.n != at.f.src else at.s.sides[at.me].city[SLOTS + at.f.mem[0]]
    return Label(w.say("pick.keep.knowledge", the=w.the(at.n), other=w.the(other)))

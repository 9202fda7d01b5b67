"""A readable label for each answer, with the prices as they are at this moment. Prices in food, resources or science
stand alone; civil and military actions are named where nothing else is paid, or where they come from the other pool."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clio.engine.control import Choose, May, Seq
from clio.engine.kernel import Frame, Op
from clio.engine.text import capital
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops import build, develop, effects, goods, hands, people
from clio.games.through_the_ages.ops.build import build_cost, population_cost, stage_cost, upgrade_cost
from clio.games.through_the_ages.ops.develop import science_cost
from clio.games.through_the_ages.ops.ratings import discontent, colonization, strength
from clio.games.through_the_ages.rules import act, attack, colony, pacts, politics
from clio.games.through_the_ages.rules.attack import attack_bonus, attack_price
from clio.games.through_the_ages.rules.colony import sent_units, units_strength
from clio.games.through_the_ages.state import (
    ACTION, AGGRESSION, BACH, BARBAROSSA, BONUS, COLUMBUS, GOVERNMENT, LEADER, NONE, PACT, ROBESPIERRE, SEATS, SPECIAL,
    TACTIC, TERRITORY, UNIT, WAR, Ages,
)
from clio.games.through_the_ages.words.questions import side_text

if TYPE_CHECKING:
    from clio.games.through_the_ages.words import AgesWords

DISCOUNTING = (build.BuildOrUpgrade, develop.DevelopTech, develop.DevelopCivilization)
Label = Callable[["AgesWords", Ages, Frame, int], str]  # the last argument counts from the start of the range


def option(w: AgesWords, s: Ages, f: Frame, action: int) -> str:
    at = bisect(STARTS, action) - 1
    return LABELS[at](w, s, f, action - STARTS[at])


def fixed(key: str) -> Label:
    def label(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
        return w.options[key]

    return label


def by_op(key: str) -> Label:
    """ "Pass" is another thing in another question."""

    def label(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
        return w.options[f"{key}.{type(f.op).__name__}"]

    return label


def less(f: Frame) -> int:
    """What the card that orders the action takes off its price."""
    return f.op.discount if isinstance(f.op, DISCOUNTING) else 0


def in_turn(f: Frame) -> bool:
    """An action of the action phase, paid with a civil or military action."""
    return isinstance(f.op, act.Act)


# ---------------------------------------------------------------- civil actions
def take(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    price = hands.take_price(s, f.me, s.row.index(n))
    return w.say(w.options["take"], card=w.card(n), price=w.price(("ca", price)))


def take_at(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    price = w.price(("ca", hands.take_price(s, f.me, n)))
    return w.say(w.options["take.at"], card=w.card(s.row[n]), space=n + 1, price=price)


def population(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options["population"], price=w.price(("food", population_cost(s, f.me) - less(f))))


def construct(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    military = ("ma", 1 if n >= UNIT and in_turn(f) else 0)
    price = w.price(("resource", build_cost(s, f.me, n) - less(f)), military)
    return w.say(w.options["build"], card=w.card(n), price=price)


def upgrade(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    low, high = A.UPGRADES[n]
    military = ("ma", 1 if low >= UNIT and in_turn(f) else 0)
    price = w.price(("resource", upgrade_cost(s, f.me, low, high) - less(f)), military)
    return w.say(w.options["upgrade"], card=w.card(low), to=w.card(high), price=price)


def bach(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    low, high = A.BACH_UPGRADES[n]
    price = w.price(("resource", upgrade_cost(s, f.me, low, high)))
    return w.say(w.options["bach"], leader=w.card(BACH), card=w.card(low), to=w.card(high), price=price)


def destroy(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options["destroy"], card=w.card(n), price=w.price(("ca", 1)))


def disband(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options["disband"], card=w.card(UNIT + n), price=w.price(("ma", 1)))


def stages(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    p = s.players[f.me]
    done = p.stages + n + 1 == len(BOOK.stages[p.wonder])
    return w.say(w.options["stage.last" if done else "stage"],
        stages=w.count("stage", n + 1), the=w.the(p.wonder), price=w.price(("resource", stage_cost(p, n + 1)))
    )


def technology(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    price = w.price(("science", science_cost(s, f.me, n, BOOK.science[n]) - less(f)))
    key = "develop.government" if GOVERNMENT <= n < SPECIAL else "develop"
    return w.say(w.options[key], card=w.card(n), price=price)


def revolution(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    kind = GOVERNMENT + n
    price = w.price(("science", science_cost(s, f.me, kind, BOOK.revolution[kind]) - less(f)))
    key = "revolution.military" if s.players[f.me].leader == ROBESPIERRE else "revolution"
    return w.say(w.options[key], card=w.card(kind), price=price)


def play(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    """A leader, with the one who leaves, or an action card, with what it gives now."""
    kind = LEADER + n
    price = w.price(("ca", 1))
    if kind >= ACTION:
        effect = gist(w, s, f, BOOK.op[kind])
        return w.say(w.options["play"], card=w.card(kind), price=price) + (f"{w.colon}{effect}" if effect else "")
    old = s.players[f.me].leader
    return w.say(w.options["lead" if old == NONE else "lead.replace"],
        card=w.card(kind), old="" if old == NONE else w.card(old), price=price
    )


# ---------------------------------------------------------------- what an effect gives, in a few words
def gist(w: AgesWords, s: Ages, f: Frame, op: Op[Any]) -> str:
    """The effect of an action card at this moment; its full text is on the card."""
    if isinstance(op, Seq):
        return ", ".join(gist(w, s, f, part) for part in op.ops)
    if isinstance(op, Choose):
        return w.join([gist(w, s, f, part) for part in op.branches], "or")
    if isinstance(op, goods.Gain):
        n = op.n if isinstance(op.n, int) else op.n.value(s, f)
        return w.plus(w.good(op.what), n)
    if isinstance(op, effects.Purse):
        n = op.n if isinstance(op.n, int) else op.n.of(s, f.me)
        return ", ".join(w.plus(thing, k) for thing, k in (("purse", n), ("ma", op.military)) if k or thing == "purse")
    if isinstance(op, build.BuildStage):
        cost = stage_cost(s.players[f.me], 1) if s.players[f.me].wonder != NONE else 0
        return w.say(w.options["gist.stage"], price=w.count("resource", max(0, cost - op.discount)))
    if isinstance(op, build.IncreasePopulation):
        cost = population_cost(s, f.me) - op.discount
        return w.say(w.options["gist.population"], price=w.count("food", max(0, cost)))
    if isinstance(op, build.BuildOrUpgrade):
        key = "gist.build" if op.building else "gist.upgrade"
        return w.say(w.options[key], what=w.count("resource", op.discount))
    if isinstance(op, develop.DevelopTech):
        return w.say(w.options["gist.develop"], what=w.plus("science", op.reward))
    raise KeyError(type(op))


# ---------------------------------------------------------------- military and political actions
def tactic(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options["tactic"], card=w.card(TACTIC + n), price=w.price(("ma", 1)))


def copy(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options["copy"], card=w.card(TACTIC + n), price=w.price(("ma", act.COPY_PRICE)))


def prepare(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    kind = TERRITORY + n
    return w.say(w.options["prepare"], card=w.card(kind), what=w.plus("culture", BOOK.age[kind]))


def attacks(key: str, first: int) -> Label:
    def label(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
        kind, rival = first + n // SEATS, n % SEATS
        price = w.price(("ma", attack_price(s, rival, kind)))
        return w.say(w.options[key], card=w.card(kind), who=w.seat(rival), price=price)

    return label


def offer(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    kind, side = PACT + n // pacts.PER_PACT, n % 2
    return w.options["offer.side" if BOOK.sides[kind] else "offer"].format(
        card=w.card(kind), who=w.seat(n % pacts.PER_PACT // 2), side="AB"[side], what=side_text(w, kind, side == 0)
    )


def cancel(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    owner = politics.owner_of(s, PACT + n)
    other = s.players[owner].partner if owner == f.me else owner
    return w.say(w.options["cancel"], card=w.card(PACT + n), who=w.seat(other))


def use(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options[f"use.{n}"], n=act.CHURCHILL_POINTS)


def columbus(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options["columbus"], leader=w.card(COLUMBUS), card=w.card(TERRITORY + n))


def levy(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    food, cost = population_cost(s, f.me) - 1, build_cost(s, f.me, UNIT + n) - 1
    price = w.price(("food", food), ("resource", cost), ("ma", 1))
    return w.say(w.options["levy"], leader=w.card(BARBAROSSA), card=w.card(UNIT + n), price=price)


# ---------------------------------------------------------------- answers
def yes(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    if isinstance(f.op, May) and isinstance(f.op.op, build.BuildFree):
        return w.say(w.options["yes.build"], card=w.card(f.op.op.kind))
    if isinstance(f.op, build.Trade):
        good = f.mem[0]
        return w.say(w.options["yes.trade"], what=w.amount(build.OTHER_GOOD[good], 1), good=w.amount(good, 1))
    return w.options["accept"]


def end(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    """Production is lost in an uprising: say so before."""
    unhappy = discontent(s, f.me)
    if unhappy > s.players[f.me].unused:
        return w.say(w.options["end.uprising"], what=w.count("discontent", unhappy))
    return w.options["end"]


def stop(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    key = f"stop.{type(f.op).__name__}"
    if isinstance(f.op, colony.FormForce):
        return w.say(w.options[key], force=force_with(s, f))
    if isinstance(f.op, effects.WarOverTechnology):
        points = min(f.mem[1], s.players[f.mem[0]].science)
        return w.say(w.options[key], what=w.count("science", points))
    return w.options[key]


def choose(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    if isinstance(f.op, Choose):
        return capital(gist(w, s, f, f.op.branches[n]))
    p = s.players[f.me]
    kind, rival = p.wars[2 * n], p.wars[2 * n + 1]
    mine = strength(s, f.me) + attack_bonus(s, f.me, rival)
    return w.say(w.options["war"], card=w.card(kind), who=w.seat(rival), mine=mine, other=strength(s, rival))


def bid(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options["bid"], n=n + 1)


def force_with(s: Ages, f: Frame, unit: int = NONE) -> int:
    """The force as it is, or with one more unit."""
    p = s.players[f.me]
    units = sent_units(s)
    if unit != NONE:
        units[unit - UNIT] += 1
    return units_strength(p, units) + colonization(p) + s.force


def send(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    return w.say(w.options["send"], card=w.card(UNIT + n), force=force_with(s, f, UNIT + n))


def add_bonus(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    kind = BONUS + n
    if isinstance(f.op, attack.Defend):
        return w.say(w.options["bonus.defence"], card=w.card(kind), n=BOOK.defence[kind])
    return w.say(w.options["bonus.colony"], card=w.card(kind), n=BOOK.colonize[kind])


def discard(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    key = "discard" if isinstance(f.op, hands.DiscardMilitary) else "discard.add"
    return w.say(w.options[key], card=w.card(TACTIC + n))


def amount(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    """n of the mix is food."""
    op = f.op
    assert isinstance(op, goods.GainMix | goods.LoseMix | goods.StealMix)
    total = op.n
    if not isinstance(op, goods.GainMix):
        p = s.players[s.attack[2] if isinstance(op, goods.StealMix) else f.me]
        total = min(total, goods.food(p) + goods.resources(p))
    parts = [w.count(thing, k) for thing, k in (("food", n), ("resource", total - n)) if k]
    return w.say(w.options[f"amount.{type(op).__name__}"], what=w.join(parts))


def keep(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    assert isinstance(f.op, goods.Arrange)
    card = goods.CARDS[f.mem[0]][len(f.op.chosen_of(f))]
    worth = w.amount(f.mem[0], n * goods.VALUE[card])
    return w.say(w.options["keep" if n else "keep.none"], what=w.count("blue", n), card=w.card(card), worth=worth)


# ---------------------------------------------------------------- picking a card
def pick(w: AgesWords, s: Ages, f: Frame, n: int) -> str:
    fields: dict[str, object] = {"card": w.card(n), "the": w.the(n)}
    op = f.op
    if isinstance(op, effects.Infiltrate):
        fields["what"] = w.plus("culture", op.per_level * BOOK.age[n])
    elif isinstance(op, effects.WarOverTechnology):
        fields["what"] = w.count("science", BOOK.science[n])
    elif isinstance(op, effects.Raid):
        fields["what"] = w.count("resource", BOOK.cost[n])
    elif isinstance(op, people.LoseWorker):
        there = s.players[f.me].workers[n]
        fields |= {"n": there, "left": w.count("worker", there)}
    elif isinstance(op, people.LoseToken | build.Cover):
        there = s.players[f.me].blue[n]
        fields |= {"n": there, "left": w.count("blue", there)}
    return capital(w.say(w.options[f"pick.{type(op).__name__}"], **fields))


RANGES: tuple[tuple[int, Label], ...] = (
    (A.PASS, by_op("pass")), (A.END, end), (A.TAKE, take), (A.TAKE_AT, take_at), (A.POPULATION, population),
    (A.BUILD, construct), (A.UPGRADE, upgrade), (A.BACH_UPGRADE, bach), (A.DESTROY, destroy), (A.DISBAND, disband),
    (A.STAGE, stages), (A.DEVELOP, technology), (A.REVOLUTION, revolution), (A.PLAY, play), (A.PLAY_TACTIC, tactic),
    (A.COPY, copy), (A.PREPARE, prepare), (A.AGGRESS, attacks("aggress", AGGRESSION)),
    (A.DECLARE, attacks("declare", WAR)), (A.OFFER, offer), (A.CANCEL, cancel), (A.RESIGN, fixed("resign")),
    (A.USE, use), (A.COLUMBUS_COLONY, columbus), (A.LEVY, levy), (A.YES, yes), (A.NO, by_op("no")), (A.STOP, stop),
    (A.CHOOSE, choose), (A.BID, bid), (A.SEND, send), (A.ADD_BONUS, add_bonus), (A.DISCARD, discard), (A.PICK, pick),
    (A.AMOUNT, amount), (A.KEEP, keep),
)
STARTS = [first for first, _ in RANGES]
LABELS = [label for _, label in RANGES]

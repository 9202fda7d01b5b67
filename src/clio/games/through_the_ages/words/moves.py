"""A readable label for each answer, with the prices as they are at this moment. Prices in food, resources or science
stand alone; civil and military actions are named where nothing else is paid, or where they come from the other pool."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clio.engine.control import Choose, May, Seq
from clio.engine.kernel import Frame, Op
from clio.engine.moves import Asked, At, Label
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages import bills
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops import build, develop, effects, goods, people
from clio.games.through_the_ages.ops.develop import rising
from clio.games.through_the_ages.ops.powers import ExchangeAction, UpgradeAcross, Use
from clio.games.through_the_ages.ops.ratings import colonization, discontent, strength
from clio.games.through_the_ages.rules import act, pacts, politics
from clio.games.through_the_ages.rules.attack import attack_bonus
from clio.games.through_the_ages.rules.colony import sent_units, units_strength
from clio.games.through_the_ages.rules.powers import kind_of, power_of
from clio.games.through_the_ages.state import (
    ACTION, AGGRESSION, BONUS, GOVERNMENT, LEADER, NONE, PACT, SEATS, SPECIAL, TACTIC, TERRITORY, UNIT, WAR, Ages,
    Player,
)
from clio.games.through_the_ages.words.questions import at_stake, side_text
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.through_the_ages.words import AgesWords

Here = At[Ages]
Writer = Callable[["AgesWords", Here], Label]


def player(at: Here) -> Player:
    return at.s.players[at.me]


def fixed(key: str) -> Writer:
    def label(w: AgesWords, at: Here) -> Label:
        return Label(w.options[key])

    return label


def with_effect(key: str) -> Writer:
    """What it is, and after a colon what it does."""

    def label(w: AgesWords, at: Here) -> Label:
        return Label(w.options[key], effect=w.options[f"{key}.effect"])

    return label


def price(w: AgesWords, bill: bills.Bill, military: bool = False) -> str:
    """ "2 resources, 1 MA", "free"; `military`: a military action besides."""
    return w.price((w.good(bill.what), bill.price), ("ma", int(military)))


def in_turn(at: Here) -> bool:
    """An action of the action phase, paid with a civil or military action."""
    return isinstance(at.f.op, act.Act)


# ---------------------------------------------------------------- civil actions
def take(w: AgesWords, at: Here) -> Label:
    space = at.s.row.index(at.n)
    return Label(w.say("take", card=w.card(at.n)), price(w, bills.taking(at.s, at.f, space)))


def take_at(w: AgesWords, at: Here) -> Label:
    name = w.say("take.at", card=w.card(at.s.row[at.n]), space=at.n + 1)
    return Label(name, price(w, bills.taking(at.s, at.f, at.n)))


def population(w: AgesWords, at: Here) -> Label:
    return Label(w.options["population"], price(w, bills.population(at.s, at.me, bills.discount(at.f))))


def construct(w: AgesWords, at: Here) -> Label:
    bill = bills.building(at.s, at.me, at.n, bills.discount(at.f))
    return Label(w.say("build", card=w.card(at.n)), price(w, bill, at.n >= UNIT and in_turn(at)))


def upgrade(w: AgesWords, at: Here) -> Label:
    low, high = A.UPGRADES[at.n]
    bill = bills.upgrading(at.s, at.me, low, high, bills.discount(at.f))
    return Label(w.say("upgrade", card=w.card(low), to=w.card(high)), price(w, bill, low >= UNIT and in_turn(at)))


def destroy(w: AgesWords, at: Here) -> Label:
    return Label(w.say("destroy", card=w.card(at.n)), w.price(("ca", 1)))


def disband(w: AgesWords, at: Here) -> Label:
    return Label(w.say("disband", card=w.card(UNIT + at.n)), w.price(("ma", 1)))


def stages(w: AgesWords, at: Here) -> Label:
    p = player(at)
    last = p.stages + at.n + 1 == len(BOOK.stages[p.wonder])
    name = w.say("stage.last" if last else "stage", stages=w.count("stage", at.n + 1), the=w.the(p.wonder))
    return Label(name, price(w, bills.stages(at.s, at.me, at.n + 1)))


def technology(w: AgesWords, at: Here) -> Label:
    key = "develop.government" if GOVERNMENT <= at.n < SPECIAL else "develop"
    bill = bills.developing(at.s, at.me, at.n, bills.discount(at.f))
    return Label(w.say(key, card=w.card(at.n)), price(w, bill))


def revolution(w: AgesWords, at: Here) -> Label:
    kind = GOVERNMENT + at.n
    science = price(w, bills.revolution(at.s, at.me, kind, bills.discount(at.f)))
    key = "revolution.civil" if rising(player(at)).civil else "revolution.military"
    return Label(w.say("revolution", card=w.card(kind)), w.say(key, price=science))


def play(w: AgesWords, at: Here) -> Label:
    """A leader, with the one who leaves, or an action card, with what it gives now."""
    kind = LEADER + at.n
    if kind >= ACTION:
        return Label(w.say("play", card=w.card(kind)), play_price(w, at, kind), gist(w, at, BOOK.op[kind]))
    paid = w.price(("ca", 1))
    old = player(at).leader
    if old == NONE:
        return Label(w.say("lead", card=w.card(kind)), paid)
    return Label(w.say("lead.replace", card=w.card(kind), old=w.card(old)), paid)


def play_price(w: AgesWords, at: Here, kind: int) -> str:
    """A revolution is paid instead of the action of the card that orders it (TTA-REVO-04, TTA-ANNEX-12)."""
    op = BOOK.op[kind]
    ways = op.options(at.s, Frame(op, at.me, kind, (1,))) if isinstance(op, develop.DevelopTech) else []
    if ways and min(ways) >= A.REVOLUTION:
        return w.say("play.civil" if rising(player(at)).civil else "play.military")
    return w.price(("ca", 1))


# ---------------------------------------------------------------- what an effect gives, in a few words
def gist(w: AgesWords, at: Here, op: Op[Any]) -> str:
    """The effect of a card at this moment; its full text is on the card."""
    return GISTS[type(op)](w, at, op)


def gist_gain(w: AgesWords, at: Here, op: goods.Gain) -> str:
    return w.plus(w.good(op.what), op.n if isinstance(op.n, int) else op.n.value(at.s, at.f))


def gist_purse(w: AgesWords, at: Here, op: effects.Purse) -> str:
    n = op.n if isinstance(op.n, int) else op.n.of(at.s, at.me)
    given = (("study", op.science), ("purse", n), ("ma", op.military))
    return w.say("gist.turn", what=", ".join(w.plus(thing, k) for thing, k in given if k or thing == "purse"))


def gist_stage(w: AgesWords, at: Here, op: build.BuildStage) -> str:
    cost = 0 if player(at).wonder == NONE else bills.stages(at.s, at.me, 1, op.discount).price
    return w.say("gist.stage", price=w.count("resources", cost))


def gist_population(w: AgesWords, at: Here, op: build.IncreasePopulation) -> str:
    cost = bills.population(at.s, at.me, op.discount).price
    return w.say("gist.population", price=w.count("food", cost))


def gist_build(w: AgesWords, at: Here, op: build.BuildOrUpgrade) -> str:
    return w.say("gist.build" if op.building else "gist.upgrade", what=w.count("resources", op.discount))


GISTS: dict[type, Callable[[AgesWords, Here, Any], str]] = {
    Seq: lambda w, at, op: ", ".join(gist(w, at, part) for part in op.ops),
    Choose: lambda w, at, op: w.join([gist(w, at, part) for part in op.branches], "or"),
    goods.Gain: gist_gain,
    effects.Purse: gist_purse,
    build.BuildStage: gist_stage,
    build.IncreasePopulation: gist_population,
    build.BuildOrUpgrade: gist_build,
    develop.DevelopTech: lambda w, at, op: w.say("gist.develop", what=w.plus("science", op.reward)),
    people.GainYellow: lambda w, at, op: w.plus("yellow_tokens", op.n),
    people.GainPopulation: lambda w, at, op: w.say("gist.free", what=w.plus("population", op.n)),
    ExchangeAction: lambda w, at, op: w.say("gist.exchange"),
}


# ---------------------------------------------------------------- military and political actions
def tactic(w: AgesWords, at: Here) -> Label:
    return Label(w.say("tactic", card=w.card(TACTIC + at.n)), w.price(("ma", 1)))


def copy(w: AgesWords, at: Here) -> Label:
    return Label(w.say("copy", card=w.card(TACTIC + at.n)), w.price(("ma", act.COPY_PRICE)))


def prepare(w: AgesWords, at: Here) -> Label:
    kind = TERRITORY + at.n
    return Label(w.say("prepare", card=w.card(kind)), w.plus("culture", BOOK.age[kind]))


def attacks(first: int) -> Writer:
    def label(w: AgesWords, at: Here) -> Label:
        kind, rival = first + at.n // SEATS, at.n % SEATS
        name = w.say("attack", card=w.card(kind), who=at.names[rival])
        cost = price(w, bills.attack(at.s, at.me, rival, kind))
        return Label(name, cost, sums(w, bills.clash(at.s, at.me, rival), first))

    return label


def sums(w: AgesWords, clash: bills.Clash, first: int) -> str:
    """ "strength 5 to 1, and +4 at most from 2 of their 3 cards in hand"; a war is decided later, without cards."""
    both = w.say("war.now" if first == WAR else "war", mine=clash.mine, other=clash.other)
    if first == WAR or not clash.cards:
        return both
    key = "attack.cards" if clash.cards == clash.hand else "attack.some"
    return w.say(key, both=both, n=clash.cards, cards=w.count("card", clash.hand), most=clash.most)


aggress = attacks(AGGRESSION)
declare = attacks(WAR)


def offer(w: AgesWords, at: Here) -> Label:
    kind, side = PACT + at.n // pacts.PER_PACT, at.n % 2
    return Label(w.say("offer", who=at.names[at.n % pacts.PER_PACT // 2]), effect=w.say(
        "offer.side" if BOOK.sides[kind] else "offer.alike", card=w.card(kind), side="AB"[side],
        what=side_text(w, kind, side == 0),
    ))


def cancel(w: AgesWords, at: Here) -> Label:
    owner = politics.owner_of(at.s, PACT + at.n)
    other = at.s.players[owner].partner if owner == at.me else owner
    return Label(w.say("cancel", who=at.names[other]), effect=w.card(PACT + at.n))


# ---------------------------------------------------------------- what cards in play offer
def used(w: AgesWords, at: Here) -> Label:
    """The card whose power it is, and what it gives."""
    op = power_of(at.action)
    name = w.say("use", the=w.the(kind_of(at.action)))
    return Label(name, effect=gist(w, at, op.branches[at.n] if isinstance(op, Use) else op))


def leave(w: AgesWords, at: Here) -> Label:
    """A leader who goes, for what the rest of the power gives."""
    op = power_of(at.action)
    assert isinstance(op, Use)
    power = op.branches[at.n]
    assert isinstance(power, Seq)
    rest = [gist(w, at, part) for part in power.ops if not isinstance(part, develop.LeaveLeader)]
    return Label(w.say("leave", card=w.card(kind_of(at.action))), effect=", ".join(rest))


def colonize_from_hand(w: AgesWords, at: Here) -> Label:
    goes = w.say("colonize_from_hand.effect", leader=w.card(kind_of(at.action)))
    return Label(w.say("colonize_from_hand", card=w.card(TERRITORY + at.n)), effect=goes)


def upgrade_across(w: AgesWords, at: Here) -> Label:
    op = power_of(at.action)
    assert isinstance(op, UpgradeAcross)
    low, high = op.pairs[at.n]
    name = w.say("upgrade.across", leader=w.card(kind_of(at.action)), card=w.card(low), to=w.card(high))
    return Label(name, price(w, bills.upgrading(at.s, at.me, low, high)))


def levy(w: AgesWords, at: Here) -> Label:
    kind = UNIT + at.n
    meal = bills.population(at.s, at.me, bills.LEVY.discount).price
    cost = bills.building(at.s, at.me, kind, bills.LEVY.discount).price
    name = w.say("levy", leader=w.card(kind_of(at.action)), card=w.card(kind))
    return Label(name, w.price(("food", meal), ("resources", cost), ("ma", 1)), w.plus("population", 1))


# ---------------------------------------------------------------- answers
def yes_build(w: AgesWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, May)
    assert isinstance(op.op, build.BuildFree)
    return Label(w.say("yes.build", card=w.card(op.op.kind)))


def yes_trade(w: AgesWords, at: Here) -> Label:
    good = at.f.mem[0]
    return Label(w.say("yes.trade", what=w.amount(build.OTHER_GOOD[good], 1), good=w.amount(good, 1)))


def end(w: AgesWords, at: Here) -> Label:
    """Production is lost in an uprising, and what is left of the civil actions in any case: say so before."""
    unhappy, left = discontent(at.s, at.me), player(at).ca + player(at).free_ca
    if unhappy > player(at).unused:
        return Label(w.options["end"], effect=w.say("end.uprising", what=w.count("discontent", unhappy)))
    return Label(w.options["end"], effect=w.say("end.left", what=w.count("ca", left)) if left else "")


def branch(w: AgesWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, Choose)
    return Label(capital(gist(w, at, op.branches[at.n])))


def war(w: AgesWords, at: Here) -> Label:
    kind, rival = player(at).wars[2 * at.n : 2 * at.n + 2]
    mine = strength(at.s, at.me) + attack_bonus(at.s, at.me, rival)
    name = w.say("attack", card=w.card(kind), who=at.names[rival])
    return Label(name, w.say("war", mine=mine, other=strength(at.s, rival)))


def bid(w: AgesWords, at: Here) -> Label:
    return Label(w.say("bid", n=at.n + 1))


def force(at: Here, unit: int = NONE) -> int:
    """The force as it is, or with one more unit."""
    units = sent_units(at.s)
    if unit != NONE:
        units[unit - UNIT] += 1
    return units_strength(player(at), units) + colonization(player(at)) + at.s.force


def send(w: AgesWords, at: Here) -> Label:
    return Label(w.say("send", card=w.card(UNIT + at.n)), w.say("send.force", force=force(at, UNIT + at.n)))


def colonize(w: AgesWords, at: Here) -> Label:
    return Label(w.options["done.force"], w.say("send.force", force=force(at)))


def no_technology(w: AgesWords, at: Here) -> Label:
    points = min(at.f.mem[1], at.s.players[at.f.mem[0]].science)
    return Label(w.options["done.technology"], effect=w.say("done.technology.effect", what=w.count("science", points)))


def bonus_defence(w: AgesWords, at: Here) -> Label:
    return Label(w.card(BONUS + at.n), effect=w.say("bonus.defence", n=BOOK.defence[BONUS + at.n]))


def bonus_colony(w: AgesWords, at: Here) -> Label:
    return Label(w.card(BONUS + at.n), effect=w.say("bonus.colony", n=BOOK.colonize[BONUS + at.n]))


def discard(w: AgesWords, at: Here) -> Label:
    return Label(w.say("discard", card=w.card(TACTIC + at.n)))


def discard_face_down(w: AgesWords, at: Here) -> Label:
    return Label(w.say("discard.add", card=w.card(TACTIC + at.n)), effect="+1")


def mix(key: str) -> Writer:
    """n of the mix is food."""

    def label(w: AgesWords, at: Here) -> Label:
        rest = at_stake(Asked(at.s, at.f)) - at.n
        parts = [w.count(thing, k) for thing, k in (("food", at.n), ("resources", rest)) if k]
        return Label(w.say(key, what=w.join(parts)))

    return label


def keep(w: AgesWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, goods.Arrange)
    card = goods.CARDS[at.f.mem[0]][len(op.chosen_of(at.f))]
    if not at.n:
        return Label(w.say("keep.none", card=w.card(card)))
    worth = w.amount(at.f.mem[0], at.n * goods.VALUE[card])
    return Label(w.say("keep", what=w.count("blue_tokens", at.n), card=w.card(card)), worth)


# ---------------------------------------------------------------- picking a card
def pick(key: str) -> Writer:
    def label(w: AgesWords, at: Here) -> Label:
        return Label(capital(w.say(key, card=w.card(at.n), the=w.the(at.n))))

    return label


def pick_worker(w: AgesWords, at: Here) -> Label:
    return of_several(w, at, "worker", player(at).workers[at.n])


def pick_token(w: AgesWords, at: Here) -> Label:
    return of_several(w, at, "blue_tokens", player(at).blue[at.n])


def of_several(w: AgesWords, at: Here, thing: str, n: int) -> Label:
    return Label(w.card(at.n), effect=w.say(f"pick.{thing}", n=n, left=w.count(thing, n)))


def pick_raid(w: AgesWords, at: Here) -> Label:
    cost = w.say("pick.raid.cost", what=w.count("resources", BOOK.cost[at.n]))
    return Label(w.say("pick.raid", card=w.card(at.n)), cost)


def pick_victim(w: AgesWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, effects.Infiltrate)
    gained = w.plus("culture", op.per_level * BOOK.age[at.n])
    return Label(w.say("pick.victim", the=w.the(at.n)), gained)


def pick_technology(w: AgesWords, at: Here) -> Label:
    worth = w.say("pick.technology.worth", what=w.count("science", BOOK.science[at.n]))
    return Label(w.say("pick.technology", card=w.card(at.n)), worth)

"""A readable label for each answer, with the prices, outputs and effects as they are at this moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.moves import Asked, At, Label
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.cardbook import WONDER
from clio.games.families.monumental.state import BASICS, EMPTY, GOLD, PRODUCTION, WORKSHOP
from clio.games.families.monumental.words.moves import card as card
from clio.games.families.monumental.words.moves import choose as choose
from clio.games.families.monumental.words.moves import copy_policy as copy_policy
from clio.games.families.monumental.words.moves import covering, crossing
from clio.games.families.monumental.words.moves import fixed as fixed
from clio.games.families.monumental.words.moves import gain as gain
from clio.games.families.monumental.words.moves import heading as heading
from clio.games.families.monumental.words.moves import pay_gold as pay_gold
from clio.games.families.monumental.words.moves import price as whole_price
from clio.games.families.monumental.words.moves import slot as slot
from clio.games.families.monumental.words.moves import some_or_none as some_or_none
from clio.games.families.monumental.words.moves import spend as spend
from clio.games.families.monumental.words.moves import use as use
from clio.games.monumental import bills
from clio.games.monumental.actions import GRID
from clio.games.monumental.cardbook import BOOK, CLASSICAL, MEDIEVAL, MODERN, PRODUCTION_TOKEN, SAVANNA
from clio.games.monumental.ops import board as B
from clio.games.monumental.ops import trade as T
from clio.games.monumental.ops import wonders as W
from clio.games.monumental.ops.city import Order, offered
from clio.games.monumental.ops.explorers import monster_at
from clio.games.monumental.rules.conquest import FORCE
from clio.games.monumental.rules.projects import resource_of_project
from clio.games.monumental.state import (
    GAIN_TOKEN, HERO, KIND_SHIFT, LEADER, LOW_MASK, MARKET_SIZE, MARKET_TOKEN, POLICY, PROJECT, SOLDIER, TILE_BITS,
    WARLORD, World,
)
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.monumental.words import MonumentalWords

Here = At[World]
Writer = Callable[["MonumentalWords", Here], Label]
ERA_OF_PILE = (CLASSICAL, MEDIEVAL, MODERN)


# ---------------------------------------------------------------- names
def person(at: Here | Asked[World], seat: int) -> str:
    return at.names[seat] if seat < len(at.names) else str(seat + 1)


def tile_of(at: Here) -> int:
    return at.s.map.tile_at[at.n % GRID]


def unit_name(w: MonumentalWords, at: Here | Asked[World], kind: int) -> str:
    """A Soldier, or the Warlord or Hero by name."""
    pl = at.s.players[at.me]
    if kind == SOLDIER:
        return w.options["soldier"]
    return w.the(WARLORD + pl.civ) if kind == LEADER else w.options["hero"] if pl.hero == EMPTY else w.the(pl.hero)


def market_name(w: MonumentalWords, at: Here, tile: int) -> str:
    i = at.s.map.market_tiles.index(tile)
    return w.market(at.s.map.market_numbers[i])


def found_there(w: MonumentalWords, at: Here, tile: int, seat: int) -> str:
    """What an Explorer of the seat finds on a tile: a resource token, a Market it may still visit, a Trading Post, a
    Monster."""
    s = at.s
    markets = s.map.unvisited[s.players[seat].visited]
    found = []
    if (s.product | s.science) >> tile & 1:
        found.append(w.options["there.production" if s.product >> tile & 1 else "there.science"])
    if markets >> tile & 1 and s.markets[s.map.market_tiles.index(tile)]:
        found.append(w.say("there.market", market=market_name(w, at, tile)))
    post = B.post_at(s, tile)
    if post != EMPTY:
        found.append(w.say("there.post", name=person(at, post >> TILE_BITS & LOW_MASK)))
    monster = monster_at(s, tile)
    if monster != EMPTY:
        found.append(w.card_name(monster))
    return ", ".join(found)


def price(w: MonumentalWords, due: bills.Bill) -> str:
    """What it takes with what the player has: the Gold that must stand in is told."""
    gold = due.price - due.have
    if not due.gold_helps or not 0 < gold <= due.gold:
        return whole_price(w, due)
    own = [whole_price(w, due._replace(price=due.have))] if due.have else []
    return w.language.join([*own, w.amount(GOLD, gold)])


# ---------------------------------------------------------------- a turn around the City
def progress(w: MonumentalWords, at: Here) -> Label:
    return Label(w.heading("progress"), price(w, bills.progress(at.s, at.me)), w.options["progress.effect"])


def invest(w: MonumentalWords, at: Here) -> Label:
    return Label(w.heading("invest"), price(w, bills.investment(at.s, at.me)), w.options["invest.effect"])


def done(w: MonumentalWords, at: Here) -> Label:
    """MON-RES-05: what is left of the basic resources is lost with a complete turn."""
    stock = at.s.players[at.me].res
    left = [] if at.s.config.continuous else [w.amount(res, stock[res]) for res in range(BASICS) if stock[res] > 0]
    return Label(w.heading("done"), w.say("done.left", what=", ".join(left)) if left else "")


def complete(w: MonumentalWords, at: Here) -> Label:
    wonder = at.s.players[at.me].wonder
    bonus = w.reminder(BOOK.bonus[wonder])
    return Label(w.say("complete", the=w.the(wonder)), price(w, bills.completion(at.s, at.me)), bonus)


def acquire(w: MonumentalWords, at: Here) -> Label:
    return acquired(w, at, WORKSHOP + at.n, 0)


def acquire_now(w: MonumentalWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, W.AcquireNow)
    return acquired(w, at, at.n, op.discount)


def acquired(w: MonumentalWords, at: Here, card: int, discount: int) -> Label:
    key = "acquire.wonder" if BOOK.type[card] == WONDER else "acquire"
    return Label(w.say(key, one=w.one(card)), price(w, bills.acquisition(at.s, at.me, card, discount)))


def build(w: MonumentalWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, W.BuildSection)
    if at.n == at.s.players[at.me].wonder:
        return Label(w.say("pick.build.second", of=w.of(at.n)), price(w, bills.completion(at.s, at.me, op.discount)))
    due = bills.acquisition(at.s, at.me, at.n, op.discount)
    return Label(w.say("pick.build.first", of=w.of(at.n)), price(w, due))


def develop(w: MonumentalWords, at: Here) -> Label:
    """What it ends, then what is written on it."""
    card = POLICY + at.n
    told = " · ".join(part for part in (covering(w, at), w.card_text(card)) if part)
    return Label(w.say("develop", the=w.the(card)), price(w, bills.policy(at.s, at.me)), told)


def activate(w: MonumentalWords, at: Here) -> Label:
    """What the row and the column give at once: resources, Revolts that leave."""
    name, found = crossing(w, at)
    return Label(name, effect=", ".join(found) or w.options["nothing"])


def token(w: MonumentalWords, at: Here) -> Label:
    """A Commercial Gain by its name, a Market token by its Market: nobody has two of one."""
    card = GAIN_TOKEN + at.n
    market = BOOK.market[card]
    name = w.say("use", the=w.the(card)) if market < 0 else w.say("use.market", market=w.market(market))
    return Label(name, effect=w.reminder(BOOK.use[card]))


def spend_token(w: MonumentalWords, at: Here) -> Label:
    key = "token.production" if at.n == PRODUCTION_TOKEN else "token.science"
    return Label(w.options[key], effect=w.say("gain.low", what=w.amount(at.n, 1)))


def contribute(w: MonumentalWords, at: Here) -> Label:
    due = bills.contribution(at.s, at.me, at.n)
    return Label(w.say("contribute", the=w.the(PROJECT + at.n)), w.say("or_more", what=w.amount(due.res, due.price)))


def hero(w: MonumentalWords, at: Here) -> Label:
    card = HERO + at.n
    return Label(w.say("take", the=w.the(card)), price(w, bills.hero(at.s, at.me, card)), w.reminder(BOOK.use[card]))


def dismiss(w: MonumentalWords, at: Here) -> Label:
    card = at.s.players[at.me].hero
    return Label(w.say("dismiss", the=w.the(card)), effect=w.reminder(BOOK.bonus[card]))


# ---------------------------------------------------------------- the map
def conquest(w: MonumentalWords, at: Here) -> str:
    """Of a Province, and from whom."""
    owner = at.s.owner[tile_of(at)]
    if owner < 0:
        return w.say("conquer", tile=w.place(at.n))
    return w.say("conquer.from", tile=w.place(at.n), name=person(at, owner))


def conquer(w: MonumentalWords, at: Here) -> Label:
    """Whose Province it is, what it costs and how many Units it takes."""
    due = bills.conquest(at.s, at.me, tile_of(at))
    return Label(conquest(w, at), w.say("conquer.price", price=price(w, due), n=B.units_needed(at.s, at.me, due.price)))


def manoeuvre(w: MonumentalWords, at: Here) -> Label:
    due = price(w, bills.step(at.s, at.me))
    return Label(w.say("manoeuvre", tile=w.place(at.n)), due, w.options["manoeuvre.effect"])


def free_manoeuvre(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("manoeuvre", tile=w.place(at.n)), effect=w.options["manoeuvre.effect"])


def outpost(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("outpost", tile=w.place(at.n)), w.say("outpost.price", n=B.OUTPOST_SOLDIERS))


def tile(key: str) -> Writer:
    def label(w: MonumentalWords, at: Here) -> Label:
        return Label(capital(w.say(key, tile=w.place(at.n))))

    return label


def unit(key: str) -> Writer:
    def label(w: MonumentalWords, at: Here) -> Label:
        return Label(capital(w.say(key, unit=unit_name(w, at, at.n))))

    return label


def goes(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("yes.goes", unit=unit_name(w, at, asked_about(at))))


def stays(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("no.stays", unit=unit_name(w, at, asked_about(at))))


def asked_about(at: Here) -> int:
    """Whether the Warlord or the Hero is to go."""
    assert at.f.op is FORCE
    return LEADER if at.f.mem[2] < 0 else LEADER + 1


def soldier_from(w: MonumentalWords, at: Here) -> Label:
    warlord, hero = at.f.mem[2] > 0, at.f.mem[3] > 0
    where = tile_of(at)
    free = B.soldiers_free(at.s, at.s.players[at.me], where, warlord, hero) - at.f.mem[4:].count(where)
    return Label(w.say("soldier.from", tile=w.place(at.n)), w.say("soldier.free", n=free))


def pays_die(w: MonumentalWords, at: Here) -> Label:
    return Label(w.options["yes.pay"], price(w, bills.of_conquest(at.s, at.me, at.f.mem[0], False)))


def pays_hills(w: MonumentalWords, at: Here) -> Label:
    return Label(w.options["yes.pay"], w.amount(GOLD, at.f.mem[0]))


def token_gain(w: MonumentalWords, at: Here) -> Label:
    """One of the two gains of the Exploration token."""
    op = BOOK.bonus[at.f.src] if at.n else BOOK.use[at.f.src]
    assert op is not None
    return Label(capital(w.language.write(op, INFINITIVE)))


def both_gains(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("both", the=w.the(at.n)), w.options["both.price"])


def wonder_tile(w: MonumentalWords, at: Here) -> Label:
    """A Savanna pays for the Wonder."""
    savanna = at.s.map.terrain[tile_of(at)] == SAVANNA
    return Label(w.say("tile.in", tile=w.place(at.n)), effect=f"+{w.amount(GOLD, W.SAVANNA_GOLD)}" if savanna else "")


def automa_target(w: MonumentalWords, at: Here) -> Label:
    return Label(conquest(w, at))


def automa_step(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("tile.to", tile=w.place(at.n)), effect=found_there(w, at, tile_of(at), at.f.mem[0]))


# ---------------------------------------------------------------- Explorers
def explore(w: MonumentalWords, at: Here) -> Label:
    return step_to(w, at, price(w, bills.step(at.s, at.me)))


def free_step(w: MonumentalWords, at: Here) -> Label:
    return step_to(w, at, "")


def step_to(w: MonumentalWords, at: Here, due: str) -> Label:
    name = w.say("explore", explorer=at.n // GRID + 1, tile=w.place(at.n % GRID))
    return Label(name, due, found_there(w, at, tile_of(at), at.me))


def standing(at: Here) -> int:
    return at.s.players[at.me].explorers[at.n]


def pick_up(w: MonumentalWords, at: Here) -> Label:
    key = "pick-up.production" if at.s.product >> standing(at) & 1 else "pick-up.science"
    return Label(w.say(key, explorer=at.n + 1, tile=w.place(at.s.map.place[standing(at)])))


def visit(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("visit", explorer=at.n + 1, market=market_name(w, at, standing(at))))


def trade(w: MonumentalWords, at: Here) -> Label:
    post = B.post_at(at.s, standing(at))
    name = w.say("trade", explorer=at.n + 1, name=person(at, post >> TILE_BITS & LOW_MASK))
    return Label(name, price(w, bills.trade(at.s, at.me)), w.reminder(BOOK.use[post >> KIND_SHIFT]))


def fight(w: MonumentalWords, at: Here) -> Label:
    monster = monster_at(at.s, standing(at))
    name = w.say("fight", explorer=at.n + 1, the=w.the(monster))
    return Label(name, w.amounts(list(BOOK.price[monster])), w.reminder(BOOK.bonus[monster]))


def build_post(w: MonumentalWords, at: Here) -> Label:
    pl = at.s.players[at.me]
    site = pl.explorers[0]
    name = w.say("build-post", tile=w.place(at.s.map.place[site]))
    n = at.s.map.distance[pl.capital][site]
    return Label(name, effect=w.say("build-post.one" if n == 1 else "build-post.effect", n=n))


def market_token(w: MonumentalWords, at: Here) -> Label:
    """By what it gives; two may give the same."""
    number = (at.n - MARKET_TOKEN) % MARKET_SIZE + 1
    return Label(w.say("take.token", n=number, what=w.reminder(BOOK.use[at.n])))


def pay_two(w: MonumentalWords, at: Here) -> Label:
    (one, n), _ = BOOK.price[at.f.src]
    return Label(w.say("spend", what=w.amounts([(one, n - at.n), (GOLD, at.n)])))


# ---------------------------------------------------------------- answers to effects
def yes(w: MonumentalWords, at: Here) -> Label:
    return Label(w.heading("yes"), effect=w.reminder(offered(at.f)))


def amount(w: MonumentalWords, at: Here) -> Label:
    """How much Gold."""
    return Label(w.say("spend", what=w.amount(GOLD, at.n)) if at.n else w.options["spend.nothing"])


def mines(w: MonumentalWords, at: Here) -> Label:
    if not at.n:
        return Label(w.options["stop.convert"])
    return Label(w.say("spend.convert", what=w.amount(PRODUCTION, at.n)))


def contribution(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("contribute.amount", what=w.amount(resource_of_project(at.f.mem[0]), at.n)))


def stop_paying(w: MonumentalWords, at: Here) -> Label:
    """What was paid is worth as many steps."""
    op = at.f.op
    assert isinstance(op, T.PayForEach)
    return Label(w.options["stop.some"], effect=w.say("times", n=at.f.mem[0], what=w.reminder(op.then)))


def top(w: MonumentalWords, at: Here) -> Label:
    """The card that its owner alone has seen."""
    key = ("top.archive", "top.discard", "top.keep")[at.n]
    return Label(w.say(key, the=w.the(at.s.players[at.me].deck[-1])))


def era(w: MonumentalWords, at: Here) -> Label:
    return Label(w.say("era", era=w.era_name(ERA_OF_PILE[at.n])), w.say("era.left", n=len(at.s.piles[at.n])))


def seat(w: MonumentalWords, at: Here) -> Label:
    return Label(person(at, at.n))


def archive_reserved(w: MonumentalWords, at: Here) -> Label:
    op = at.f.op
    assert isinstance(op, T.ArchiveReserved)
    refund = w.say("gain.low", what=w.amount(W.resource_of(at.n), op.refund)) if op.refund else ""
    return Label(w.say("pick.archive.reserved", the=w.the(at.n)), effect=refund or w.reminder(op.gain))


def due(w: MonumentalWords, at: Here) -> Label:
    """One of several effects that fall due together."""
    op = at.f.op
    assert isinstance(op, Order)
    return Label(w.card_name(at.n), effect=w.reminder(op.effect(at.s, at.n)))


def lose_token(w: MonumentalWords, at: Here) -> Label:
    return Label(w.options["lose.production" if at.n == PRODUCTION_TOKEN else "lose.science"])


def quest(w: MonumentalWords, at: Here) -> Label:
    """What it asks for, if it is one."""
    goal = BOOK.goal[at.n]
    return Label(w.say("pick.return", the=w.the(at.n)), effect="" if goal is None else w.language.write(goal))

"""The open question in one line: the card that asks, if one does, then what it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.moves import Asked
from clio.engine.text import INFINITIVE
from clio.games.families.monumental.state import GOLD
from clio.games.families.monumental.words.questions import ask
from clio.games.families.monumental.words.questions import nobody_asks as nobody_asks
from clio.games.families.monumental.words.questions import plain as plain
from clio.games.monumental.cardbook import BOOK
from clio.games.monumental.ops import board as B
from clio.games.monumental.ops import city as C
from clio.games.monumental.ops import explorers as X
from clio.games.monumental.ops import trade as T
from clio.games.monumental.ops import wonders as W
from clio.games.monumental.rules.conquest import FORCE
from clio.games.monumental.state import CHAMPION, EXPLORING, LEADER, MALI, MARCHING, PROJECT, UNIQUE, World
from clio.games.monumental.words.moves import person, unit_name
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.monumental.words import MonumentalWords

Open = Asked[World]
Prompt = Callable[["MonumentalWords", Open], str]


def at_place(w: MonumentalWords, asked: Open, tile: int) -> str:
    return w.place(asked.s.map.place[tile])


# ---------------------------------------------------------------- a turn
def step(w: MonumentalWords, asked: Open) -> str:
    """In continuous mode: before the unique action, while it may go on, after it."""
    done = asked.s.players[asked.me].done
    if not done & UNIQUE:
        return ask(w, asked, "step")
    return ask(w, asked, "step.march" if done & MARCHING else "step.explore" if done & EXPLORING else "step.free")


# ---------------------------------------------------------------- Units
def manoeuvre(w: MonumentalWords, asked: Open) -> str:
    return ask(w, asked, "manoeuvre", tile=at_place(w, asked, asked.f.mem[0]))


def manoeuvre_to(w: MonumentalWords, asked: Open) -> str:
    start, kind = asked.f.mem
    return ask(w, asked, "manoeuvre.to", unit=unit_name(w, asked, kind), tile=at_place(w, asked, start))


def move_units(w: MonumentalWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, B.MoveUnits)
    return ask(w, asked, "move.units", n=asked.f.mem[0] if asked.f.mem else op.n)


def force(key: str) -> Prompt:
    """Which Units conquer: the Province, how many it takes and how many are named."""

    def prompt(w: MonumentalWords, asked: Open) -> str:
        tile, n = asked.f.mem[:2]
        least, most = FORCE.left(asked.s, asked.f)
        enough = key == "force" and least <= 0
        return ask(
            w, asked, "force.more" if enough else key, tile=at_place(w, asked, tile), n=n,
            left=most if enough else least, warlord=unit_name(w, asked, LEADER), hero=unit_name(w, asked, CHAMPION),
        )

    return prompt


def pay_die(w: MonumentalWords, asked: Open) -> str:
    mali = asked.s.players[asked.me].civ == MALI
    return ask(w, asked, "die.gold" if mali else "die", n=asked.f.mem[0], tile=at_place(w, asked, asked.s.march[0]))


def hold_hills(w: MonumentalWords, asked: Open) -> str:
    tile = at_place(w, asked, asked.s.march[0])
    return ask(w, asked, "hills.hold", tile=tile, name=person(asked, asked.f.mem[0]))


def match_hills(w: MonumentalWords, asked: Open) -> str:
    return ask(w, asked, "hills.match", what=w.amount(GOLD, asked.f.mem[0]), tile=at_place(w, asked, asked.s.march[0]))


def struck(key: str) -> Prompt:
    """About the Province just conquered."""

    def prompt(w: MonumentalWords, asked: Open) -> str:
        return ask(w, asked, key, tile=at_place(w, asked, asked.s.struck[0]))

    return prompt


def token_gain(w: MonumentalWords, asked: Open) -> str:
    both, got = asked.f.mem[1], asked.f.mem[0]
    key = "token.gain" if not both else "token.next" if got else "token.first"
    return ask(w, asked, key)


def place_wonder(w: MonumentalWords, asked: Open) -> str:
    return capital(w.asking("wonder.tile", of=w.of(asked.f.src)))


def may(w: MonumentalWords, asked: Open) -> str:
    """What may be done, since it is often but a part of an effect."""
    return ask(w, asked, "may.what", what=w.language.write(C.offered(asked.f), INFINITIVE))


# ---------------------------------------------------------------- Explorers
def move_explorers(w: MonumentalWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, X.MoveExplorers)
    one, two = asked.f.mem if asked.f.mem else (op.tiles, op.tiles)
    return ask(w, asked, "explorers.each" if op.each else "explorers", n=max(one, two), one=one, two=two)


def market(w: MonumentalWords, asked: Open) -> str:
    number = asked.s.map.market_numbers[asked.f.mem[0]]
    return ask(w, asked, "market", market=w.market(number))


def pay_two(w: MonumentalWords, asked: Open) -> str:
    (one, n), (two, m) = BOOK.price[asked.f.src]
    return ask(w, asked, "price.two", what=w.amounts([(one, n), (two, m)]), first=w.amount(one, n))


# ---------------------------------------------------------------- commerce
def contribute(w: MonumentalWords, asked: Open) -> str:
    i = asked.f.mem[0]
    return capital(w.asking("contribute", the=w.the(PROJECT + i), n=asked.s.stakes[i] + 1))


def reserve(w: MonumentalWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, T.Reserve)
    n = asked.f.mem[0] if asked.f.mem else op.n
    return ask(w, asked, "reserve" if n == 1 else "reserve.several", n=n)


def archive_reserved(w: MonumentalWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, T.ArchiveReserved)
    if op.gain is None:
        return ask(w, asked, "archive.refund", n=op.refund)
    return ask(w, asked, "archive.reserved", what=w.language.write(op.gain, INFINITIVE))


def transfer(w: MonumentalWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, T.TransferReserved)
    return ask(w, asked, "transfer", what=w.language.write(op.gain, INFINITIVE))


def transfer_to(w: MonumentalWords, asked: Open) -> str:
    return ask(w, asked, "transfer.to", the=w.the(asked.f.mem[0]))


def pay_for_each(w: MonumentalWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, T.PayForEach)
    paid = asked.f.mem[0] if asked.f.mem else 0
    key = "pay.each.more" if paid else "pay.each"
    return ask(w, asked, key, n=op.most - paid, what=w.language.write(op.then, INFINITIVE))


# ---------------------------------------------------------------- cards
def basic_building(w: MonumentalWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, C.GainBasicBuilding)
    n = asked.f.mem[0] if asked.f.mem else op.n
    return ask(w, asked, "gain.building" if n == 1 else "gain.buildings", n=n)


def acquire_now(w: MonumentalWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, W.AcquireNow)
    return ask(w, asked, "acquire.now", n=op.discount)


# ---------------------------------------------------------------- Monsters, Automas
def send_home(w: MonumentalWords, asked: Open) -> str:
    return ask(w, asked, "send.home", tile=at_place(w, asked, asked.f.mem[0]))


def automa(key: str) -> Prompt:
    """Several things are equally good for an Automa."""

    def prompt(w: MonumentalWords, asked: Open) -> str:
        return capital(w.asking(key, name=person(asked, asked.f.mem[0])))

    return prompt


def automa_wonder(w: MonumentalWords, asked: Open) -> str:
    return capital(w.asking("automa.wonder", name=person(asked, asked.f.mem[0]), of=w.of(asked.f.src)))


def automa_step(w: MonumentalWords, asked: Open) -> str:
    me, e, left = asked.f.mem
    here = at_place(w, asked, asked.s.players[me].explorers[e])
    return capital(w.asking("automa.step", name=person(asked, me), explorer=e + 1, tile=here, n=left))

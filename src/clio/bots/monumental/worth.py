"""What the effect of a card is worth, read from its ops: a retuned or new card is judged without a word here.

The tables at the end hold the result per card kind, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clio.bots.judge import Row
from clio.bots.monumental import weights as W
from clio.engine.control import Choose, If, May, Repeat, Seq
from clio.engine.hooks import Hook, Modify, On
from clio.engine.kernel import Number, Op
from clio.games.families.monumental.cardbook import PROGRESS_PRICE
from clio.games.families.monumental.ops import city as shared
from clio.games.families.monumental.ops import resources
from clio.games.families.monumental.state import GOLD
from clio.games.monumental import cards
from clio.games.monumental.cardbook import BOOK, DEFENCE, OWN_DEFENCE
from clio.games.monumental.ops import board, city, explorers, monsters, standing, trade, wonders
from clio.games.monumental.state import (
    AUTOMA, EXPLORATION, GAIN_TOKEN, HERO, KINDS, MARKET_SIZE, MARKET_TOKEN, NATURAL, WARLORD,
)

UNIT: Final[Row] = (W.PRODUCTION, W.SCIENCE, W.MILITARY, W.GOLD, W.CULTURE, W.FRESH_GOLD, W.RAID)
ANY: Final = max(UNIT[:3])  # a basic resource of one's choice
SPARE: Final = min(UNIT[:3]) * 0.8  # one that one can spare
DIFFERENT: Final = sum(UNIT[:3]) / 3


def worth(op: Op[Any] | None) -> float:
    """The value of an op to the one who carries it out; negative for a price."""
    if op is None:
        return 0.0
    return TABLE[type(op)](op)


def amount(n: int | Number[Any]) -> float:
    """A figure, or what a counted one usually is."""
    return float(n) if isinstance(n, int) else NUMBERS[type(n)](n)


def of_archive(op: Any) -> float:
    value = W.ARCHIVE + worth(op.gain) + 0.3 * worth(op.if_revolt)
    if op.only_revolt or not op.city:
        value *= 0.6
    if op.discard:
        value *= 1.15
    return value * (1 + 0.7 * (int(op.n) - 1)) + 0.8 * worth(op.all_gain)


def of_choice(op: Any) -> float:
    """The best branch, and a little for having the choice."""
    values = sorted([worth(branch) for branch in op.branches])
    return values[-1] + 0.2 * max(0.0, values[-2]) if len(values) > 1 else values[-1]


def of_convert(op: Any) -> float:
    price = SPARE if len(op.source) > 1 else UNIT[op.source[0]]
    gain: float = UNIT[op.target] - price
    return 0.7 * int(op.most) * max(0.05, gain)


def of_condition(op: Any) -> float:
    return W.LIKELY * worth(op.then) + (1 - W.LIKELY) * worth(op.other)


def of_steps(op: Any) -> float:
    return W.EXPLORER_STEP * int(op.tiles) * (1.8 if op.each else 1.0)


def of_revolt(op: Any) -> float:
    return -W.REVOLT * int(op.n) if op.players is None else 0.7 * W.REVOLT * int(op.n)


def of_reserve(op: Any) -> float:
    return int(op.n) * (W.RESERVE + (DIFFERENT if op.refund else 0.0))


def of_archived_reserve(op: Any) -> float:
    """A card of the reserve is the price, and it is not always there."""
    return 0.7 * max(0.0, DIFFERENT * int(op.refund) + worth(op.gain) - W.RESERVED)


def of_section(op: Any) -> float:
    """A discount for a section, if there is one to build."""
    return 0.7 * int(op.discount) * W.PRODUCTION + 0.5 * worth(op.then)


def of_payments(op: Any) -> float:
    return 0.8 * int(op.most) * max(0.0, worth(op.then) - SPARE)


TABLE: Final[dict[type, Callable[[Any], float]]] = {
    Seq: lambda op: sum(worth(part) for part in op.ops),
    Choose: of_choice,
    If: of_condition,
    May: lambda op: max(0.0, worth(op.op)),
    Repeat: lambda op: amount(op.times) * worth(op.op),
    resources.Gain: lambda op: amount(op.n) * UNIT[op.res],
    resources.GainBasic: lambda op: op.n * ANY,
    resources.GainSame: lambda op: amount(op.n) * ANY,
    resources.GainDifferent: lambda op: amount(op.n) * DIFFERENT,
    resources.Pay: lambda op: -op.n * UNIT[op.res],
    resources.PayBasic: lambda op: -op.n * SPARE,
    resources.PayDifferent: lambda op: -op.n * SPARE,
    resources.Exchange: lambda op: ANY - SPARE,
    resources.Convert: of_convert,
    shared.Archive: of_archive,
    shared.DiscardCity: lambda op: op.n * (W.DISCARD + worth(op.gain)),
    shared.Reinforce: lambda op: op.n * W.REINFORCE,
    shared.CopyBonus: lambda op: W.COPY_BONUS,
    shared.CopyPolicy: lambda op: W.COPY_POLICY,
    shared.SwapCity: lambda op: W.DISCARD,
    board.BothGains: lambda op: W.BOTH_GAINS - (W.REVOLT if op.revolt else 0.0),
    board.MoveUnits: lambda op: W.UNIT_MOVE * min(op.n, 2),
    city.DrawUse: lambda op: W.DRAW * op.n,
    city.CopyAttached: lambda op: W.COPY_CARD,
    city.LookTop: lambda op: W.LOOK,
    city.ActivateNow: lambda op: W.DRAW + 0.2,
    city.GainBasicBuilding: lambda op: W.BASIC_BUILDING * op.n,
    city.GainRevolt: of_revolt,
    explorers.MoveExplorers: of_steps,
    trade.Advance: lambda op: W.ADVANCE * op.n,
    trade.DrawGain: lambda op: W.COMMERCIAL_GAIN * op.n,
    trade.PayForEach: of_payments,
    trade.Reserve: of_reserve,
    trade.ArchiveReserved: of_archived_reserve,
    trade.TransferReserved: lambda op: 0.7 * max(0.0, worth(op.gain) - W.RESERVED - 0.2),
    trade.Bargain: lambda op: W.BARGAIN * op.n,
    trade.EasierConquests: lambda op: W.SIEGE * op.n * (1.0 if op.next else W.SIEGES),
    wonders.AcquireNow: lambda op: 0.8 * op.discount * DIFFERENT,
    wonders.BuildSection: of_section,
    monsters.Lose: lambda op: -0.5 * op.n * UNIT[op.res],
    monsters.LoseToken: lambda op: -0.5 * W.TOKEN,
    monsters.ExplorersHome: lambda op: -0.5,
    monsters.UnitHome: lambda op: -0.3 + worth(op.other),
}
NUMBERS: Final[dict[type, Callable[[Any], float]]] = {
    resources.ActivatedCards: lambda n: W.CARDS_ACTIVE,
    standing.Provinces: lambda n: W.PROVINCES_OF_TERRAIN if n.terrains else W.PROVINCES,
    standing.TradingPosts: lambda n: W.POSTS,
    standing.ActivatedKnowledge: lambda n: W.KNOWLEDGE_ACTIVE,
    standing.Per: lambda n: min(amount(n.count) / n.every, float(n.most)),
}
LOWERED: Final = {DEFENCE: W.SIEGE * W.SIEGES, OWN_DEFENCE: 0.35, PROGRESS_PRICE: W.SCIENCE}


def of_hook(hook: Hook) -> float:
    """What a listening card brings per turn."""
    if isinstance(hook, On):
        rate = W.EVENT_RATE if hook.when is None else W.CONDITION_RATE
        return rate * max(0.0, worth(hook.op))
    if isinstance(hook, Modify):
        return W.PRICE_RATE * abs(hook.n) * LOWERED.get(hook.question, ANY)
    return 0.0


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def of_token(kind: int) -> float:
    """The better gain of an Exploration token, and a little for having the choice."""
    values = sorted([worth(BOOK.use[kind]), worth(BOOK.bonus[kind])])
    return values[1] + 0.2 * values[0]


def tokens_of(number: int, town: bool) -> float:
    """What a face-down token of that number brings on average, Monsters apart."""
    found: list[float] = []
    for kind in range(EXPLORATION, AUTOMA):
        if BOOK.number[kind] == number and BOOK.town[kind] == town and BOOK.monster[kind] < 0:
            found += [of_token(kind)] * BOOK.copies[kind]
    return mean(found)


assert cards  # importing the declarations fills the tables
OUTPUT: Final = [sum(n * UNIT[res] for res, n in BOOK.output[kind]) + worth(BOOK.start[kind]) for kind in range(KINDS)]
USE: Final = [max(0.0, worth(BOOK.use[kind])) for kind in range(KINDS)]  # nobody has to use an effect
BONUS: Final = [worth(BOOK.bonus[kind]) for kind in range(KINDS)]
HOOK: Final = [sum(of_hook(hook) for hook in BOOK.hooks[kind]) for kind in range(KINDS)]
CARD: Final = [OUTPUT[kind] + W.READY * USE[kind] + HOOK[kind] for kind in range(KINDS)]  # per activation
PRICE: Final = [sum(n * UNIT[res] for res, n in BOOK.price[kind]) for kind in range(KINDS)]  # of a Monster
TOKENS: Final = [0.0, tokens_of(1, False), tokens_of(2, False), tokens_of(3, False), tokens_of(4, True)]
MARKETS: Final = [
    mean(sorted(USE[first : first + MARKET_SIZE])[-3:]) for first in range(MARKET_TOKEN, MARKET_TOKEN + 30, MARKET_SIZE)
]
NATURALS: Final = mean(USE[NATURAL:HERO])
WARLORDS: Final = HOOK[WARLORD:GAIN_TOKEN]
assert UNIT[GOLD] == W.GOLD

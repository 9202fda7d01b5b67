"""What the effect of a card is worth, read from its ops: a retuned or new card is judged without a word here.

The tables at the end hold the result per card kind, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clio.bots.judge import Row
from clio.bots.monumental_duel import weights as W
from clio.engine.control import Choose, If, Repeat, Seq
from clio.engine.hooks import Hook, Modify, On
from clio.engine.kernel import Number, Op
from clio.games.families.monumental.ops import city as shared
from clio.games.families.monumental.ops import resources
from clio.games.monumental_duel import cards
from clio.games.monumental_duel.ops import city, modules, standing, wonders
from clio.games.monumental_duel.cardbook import BOOK, DIE_EVENT
from clio.games.monumental_duel.state import BARRICADE, ESPIONAGE, KINDS

UNIT: Final[Row] = (W.PRODUCTION, W.SCIENCE, W.MILITARY, W.GOLD, W.CULTURE, W.VICTORY_POINT, W.AGENT_DIE)
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
    return float(n) if isinstance(n, int) else NUMBERS[type(n)]


def of_archive(op: Any) -> float:
    value = W.ARCHIVE + worth(op.gain) + 0.3 * worth(op.if_revolt)
    if op.only_revolt:
        value *= 0.5
    return 1.15 * value if op.discard else value


def of_building(op: Any) -> float:
    return W.BARRICADE if op.only == BARRICADE else W.BASIC_BUILDING


def of_choice(op: Any) -> float:
    """The best branch, and a little for having the choice."""
    values = sorted([worth(branch) for branch in op.branches])
    return values[-1] + 0.2 * max(0.0, values[-2]) if len(values) > 1 else values[-1]


def of_convert(op: Any) -> float:
    price = SPARE if len(op.source) > 1 else UNIT[op.source[0]]
    gain: float = UNIT[op.target] - price
    return 0.7 * int(op.most) * max(0.0, gain)


def of_condition(op: Any) -> float:
    return W.LIKELY * worth(op.then) + (1 - W.LIKELY) * worth(op.other)


TABLE: Final[dict[type, Callable[[Any], float]]] = {
    Seq: lambda op: sum(worth(part) for part in op.ops),
    Choose: of_choice,
    If: of_condition,
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
    shared.DiscardCity: lambda op: op.n * W.DISCARD,
    shared.Reinforce: lambda op: op.n * W.REINFORCE,
    city.DiscardActivated: lambda op: 0.6 * worth(op.reward),
    city.DrawUse: lambda op: W.DRAW,
    shared.CopyBonus: lambda op: W.COPY_BONUS,
    city.CopyBuilding: lambda op: W.COPY_BUILDING,
    shared.CopyPolicy: lambda op: W.COPY_POLICY,
    shared.SwapCity: lambda op: W.DISCARD,
    city.GainBasicBuilding: of_building,
    city.GainRevolt: lambda op: W.REVOLT * op.n * (1 if op.opponent else -1),
    city.Reserve: lambda op: W.RESERVE + (ANY if op.refund else 0.0),
    city.PlaceMarker: lambda op: W.MARKER,
    modules.Spy: lambda op: W.SPY,
    modules.ReturnDie: lambda op: -W.AGENT_DIE,
    modules.ChangeEspionage: lambda op: 0.1,
    modules.NegotiateFree: lambda op: W.NEGOTIATE,
    modules.AmbassadorFree: lambda op: (W.SPY + W.NEGOTIATE) / 2,
    wonders.BuildSection: lambda op: op.discount * W.PRODUCTION,
    wonders.GainWonderBonus: lambda op: W.GOLD * 2,
    wonders.TakeAdvantage: lambda op: W.TAKE_ADVANTAGE,
}
NUMBERS: Final[dict[type, float]] = {
    standing.CurrentEra: W.ERA, resources.ActivatedCards: W.FORTS_ACTIVE, standing.ProvinceTypes: W.PROVINCE_TYPES,
    standing.AgentDice: W.DICE,
}


def of_hook(hook: Hook) -> float:
    """What a listening card brings per round."""
    if isinstance(hook, On):
        rate = W.DIE_RATE if DIE_EVENT in hook.events else W.EVENT_RATE
        return rate * max(0.0, worth(hook.op))
    if isinstance(hook, Modify):
        return W.PRICE_RATE * abs(hook.n) * ANY
    return 0.0


def espionage(card: int) -> float:
    """What one die brings on an Espionage card."""
    return sum(worth(face) for face in BOOK.faces[card]) / 6


assert cards  # importing the declarations fills the tables
OUTPUT: Final = [sum(n * UNIT[res] for res, n in BOOK.output[kind]) for kind in range(KINDS)]
USE: Final = [max(0.0, worth(BOOK.use[kind])) for kind in range(KINDS)]  # nobody has to use an effect
BONUS: Final = [worth(BOOK.bonus[kind]) for kind in range(KINDS)]
HOOK: Final = [sum(of_hook(hook) for hook in BOOK.hooks[kind]) for kind in range(KINDS)]
CARD: Final = [OUTPUT[kind] + W.READY * USE[kind] + HOOK[kind] for kind in range(KINDS)]  # per activation
DIE: Final = [espionage(ESPIONAGE + i) for i in range(5)]

"""The open question in one line. Each asking op has its key in the language's table; a few need fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clio.engine.control import Choose, May
from clio.engine.kernel import Frame
from clio.engine.text import INFINITIVE, capital
from clio.games.monumental_duel.ops import resources as R
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.rules import end, round
from clio.games.monumental_duel.state import AGENT, GOLD, Duel

if TYPE_CHECKING:
    from clio.games.monumental_duel.text import DuelWords

Fields = dict[str, object]
Question = Callable[["DuelWords", Duel, Frame, Any], tuple[str, Fields]]  # the last argument is the op


def prompt(w: DuelWords, s: Duel, f: Frame) -> str:
    """The card that asks, if one does, then what it asks. KeyError for an op without question."""
    kind = type(f.op)
    key, fields = (PLAIN[kind], {}) if kind in PLAIN else DETAILED[kind](w, s, f, f.op)
    text = w.prompts[key].format(**fields)
    return f"{w.card_name(f.src)}{w.colon}{text}" if f.src >= 0 and kind not in ANONYMOUS else capital(text)


def gain(w: DuelWords, s: Duel, f: Frame, op: R.GainBasic | R.GainDifferent) -> tuple[str, Fields]:
    left = R.amount(op.n, s, f) - len(f.mem)
    several = "gain.different" if isinstance(op, R.GainDifferent) else "gain.several"
    return ("gain" if left == 1 else several), {"n": left}


def gain_same(w: DuelWords, s: Duel, f: Frame, op: R.GainSame) -> tuple[str, Fields]:
    n = R.amount(op.n, s, f)
    return ("gain" if n == 1 else "gain.same"), {"n": n}


def pay_price(w: DuelWords, s: Duel, f: Frame, op: R.PayPrice) -> tuple[str, Fields]:
    return "price", {"what": w.amount(*f.mem)}


def pay(w: DuelWords, s: Duel, f: Frame, op: R.PayBasic | R.PayDifferent) -> tuple[str, Fields]:
    """A Wonder section of any basic resources is paid like this too: the number is then in the memory."""
    if isinstance(op, R.PayDifferent):
        left, several = op.n - len(f.mem), "pay.different"
    else:
        left, several = (f.mem[0] if f.mem else op.n), "pay.several"
    return ("pay" if left == 1 else several), {"n": left}


def exchange(w: DuelWords, s: Duel, f: Frame, op: R.Exchange) -> tuple[str, Fields]:
    return ("gain" if f.mem else "pay"), {}


def convert(w: DuelWords, s: Duel, f: Frame, op: R.Convert) -> tuple[str, Fields]:
    left = op.most - (f.mem[0] if f.mem else 0)
    what = w.amount(GOLD, left) if op.source == (GOLD,) else w.count("basic", left)
    return ("convert.last" if left == 1 else "convert"), {"what": what, "target": w.resource_name(op.target, 2)}


def archive(w: DuelWords, s: Duel, f: Frame, op: C.Archive) -> tuple[str, Fields]:
    if op.gain is not None and not f.mem:
        return "archive.price", {"what": w.language.write(op.gain, INFINITIVE)}
    return ("archive.again" if f.mem else "archive.revolt" if op.only_revolt else "archive"), {}


def cards(key: str) -> Question:
    """Up to n cards of the City."""

    def question(w: DuelWords, s: Duel, f: Frame, op: C.DiscardCity | C.Reinforce) -> tuple[str, Fields]:
        left = op.n - len(f.mem)
        return (key if left == 1 else f"{key}.up_to"), {"what": w.count("card", left)}

    return question


def discard_activated(w: DuelWords, s: Duel, f: Frame, op: C.DiscardActivated) -> tuple[str, Fields]:
    return "discard.activated", {"what": w.language.write(op.reward, INFINITIVE)}


def swap(w: DuelWords, s: Duel, f: Frame, op: C.SwapCity) -> tuple[str, Fields]:
    return ("swap.with" if f.mem else "swap"), {}


def marker(w: DuelWords, s: Duel, f: Frame, op: C.PlaceMarker) -> tuple[str, Fields]:
    return ("marker.type", {"the": w.the(f.mem[0])}) if f.mem else ("marker", {})


def spy(w: DuelWords, s: Duel, f: Frame, op: M.SpyChoice) -> tuple[str, Fields]:
    return "spy", {"what": w.amount(AGENT, s.players[f.me].res[AGENT])}


def dice(key: str) -> Question:
    def question(w: DuelWords, s: Duel, f: Frame, op: M.Reroll | M.Resolve) -> tuple[str, Fields]:
        return key, {"dice": " ".join(str(face) for face in s.dice)}

    return question


def take_advantage(w: DuelWords, s: Duel, f: Frame, op: W.TakeAdvantage) -> tuple[str, Fields]:
    return "advantage.again", {"what": w.count("token", s.stake)}


def stake(w: DuelWords, s: Duel, f: Frame, op: W.Stake) -> tuple[str, Fields]:
    return "stake", {"what": w.resource_name(f.mem[0])}


def line(w: DuelWords, s: Duel, f: Frame, op: round.ChooseLine) -> tuple[str, Fields]:
    return ("line.row" if len(s.players[f.me].policies) <= 3 else "line.column"), {}


def keep_knowledge(w: DuelWords, s: Duel, f: Frame, op: end.KeepKnowledge) -> tuple[str, Fields]:
    return "keep.knowledge", {"slot": f.mem[0] + 1}


PLAIN: dict[type, str] = {
    Choose: "choose", M.AmbassadorFree: "choose", May: "may", C.CopyBonus: "copy.bonus",
    C.CopyBuilding: "copy.building", C.CopyPolicy: "copy.policy", C.GainBasicBuilding: "gain.building",
    C.Reserve: "reserve",
    M.ChangeEspionage: "espionage", M.Negotiate: "negotiate", M.NegotiateFree: "negotiate",
    W.KeepWonder: "keep.wonder", W.BuildSection: "build", round.StartOfRound: "round_start",
    round.Activate: "activate", round.CityEffects: "city_effects", round.Turn: "turn", round.Bonuses: "bonuses",
}
DETAILED: dict[type, Question] = {
    R.GainBasic: gain, R.GainDifferent: gain, R.GainSame: gain_same, R.PayPrice: pay_price, R.PayBasic: pay,
    R.PayDifferent: pay, R.Exchange: exchange, R.Convert: convert, C.Archive: archive,
    C.DiscardCity: cards("discard"), C.Reinforce: cards("reinforce"), C.DiscardActivated: discard_activated,
    C.SwapCity: swap, C.PlaceMarker: marker, M.SpyChoice: spy, M.Reroll: dice("reroll"), M.Resolve: dice("resolve"),
    W.TakeAdvantage: take_advantage, W.Stake: stake, round.ChooseLine: line, end.KeepKnowledge: keep_knowledge,
}
ANONYMOUS = (W.KeepWonder, end.KeepKnowledge, round.Bonuses)  # their source is not the one who asks

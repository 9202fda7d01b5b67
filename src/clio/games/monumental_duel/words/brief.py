"""Cards in signs, for tiles that have no room for their text: amounts, arrows and a few words. What an effect costs or
asks for stands before the arrow. "=" are resources of one type, "≠" of different types; "1×": once per round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from clio.engine.control import Choose, If, Repeat, Seq
from clio.engine.hooks import ROUND, Hook, Modify, On
from clio.engine.kernel import Number, Op
from clio.engine.passages import Part, Passage
from clio.engine.text import Thing
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.cardbook import PROGRESS_PRICE, WONDER_ANY_BASIC
from clio.games.families.monumental.state import EMPTY, MILITARY, PRODUCTION, SCIENCE
from clio.games.monumental_duel.cardbook import BOOK, DIE_EVENT, PROVINCE_PRICE
from clio.games.monumental_duel.state import ANY_TYPE, BARRICADE, REVOLT, VP
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import standing as S
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.rules.end import REVOLT_POINTS
from clio.games.monumental_duel.view import RESOURCE_IDS, TYPE_IDS

Parts = list[Part]
BASIC = "basic"  # a basic resource of any type
MINUS = "−"


def sign(text: str) -> Part:
    return Part(text, "sign")


def amount(res: int, n: int | str) -> Part:
    return Part(str(n).replace("-", MINUS), "amount", RESOURCE_IDS[res])


def basic(n: int | str) -> Part:
    return Part(str(n), "amount", BASIC)


TO, EACH, SAME, DIFFERENT, ONCE = (sign(text) for text in ("→", "×", "=", "≠", "1×"))


class Shorthand:
    """The cards in one language; `words` by the keys that the writers below use, `names` by card kind."""

    def __init__(self, words: Mapping[str, str], names: list[str]) -> None:
        self.words = words
        self.names = names

    def briefs(self, kind: int) -> tuple[Passage, ...]:
        """What the card does, then its bonus; of an Espionage card, what each die gives."""
        found = [Passage("effect", tuple(self.write(hook))) for hook in BOOK.hooks[kind]]
        use, bonus = BOOK.use[kind], BOOK.bonus[kind]
        if kind in RULES:
            found.append(Passage("effect", (RULES[kind],)))
        if use is not None:
            found.append(Passage("effect", tuple(self.write(use))))
        if bonus is not None:
            found.append(Passage("bonus", tuple(self.write(bonus))))
        return (*found, *self.dice(kind))

    def dice(self, kind: int) -> Iterable[Passage]:
        """Faces that give the same stand together: "4–5"."""
        rows: dict[tuple[Part, ...], list[int]] = {}
        for face, op in enumerate(BOOK.faces[kind], 1):
            rows.setdefault(tuple(self.write(op)), []).append(face)
        return [Passage(faces(numbers), parts) for parts, numbers in rows.items()]

    # ------------------------------------------------------------------ writing
    def write(self, thing: Thing) -> Parts:
        """KeyError for a class without a writer."""
        for cls in type(thing).__mro__:
            if cls in WRITERS:
                return WRITERS[cls](self, thing)
        raise KeyError(type(thing).__name__)

    def word(self, key: str, **parts: object) -> Parts:
        return [Part(self.words[key].format(**parts))]

    def steps(self, ops: Iterable[Op[Any]]) -> Parts:
        """One after the other."""
        out: Parts = []
        for op in ops:
            out = self.then(out, self.write(op))
        return out

    def then(self, first: Parts, second: Parts) -> Parts:
        """A comma, where words would run into what follows."""
        if first and first[-1].kind == "words":
            return [*first[:-1], Part(f"{first[-1].text},"), *second]
        return first + second

    def either(self, one: Parts, two: Parts) -> Parts:
        return one + self.word("or") + two


def faces(numbers: list[int]) -> str:
    """Neighbours: "4–5"."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


# ---------------------------------------------------------------- control
def seq(w: Shorthand, op: Seq) -> Parts:
    """Prices come first."""
    n = next((i for i, part in enumerate(op.ops) if not part.cost_of()), 0)
    return [*w.steps(op.ops[:n]), TO, *w.steps(op.ops[n:])] if n else w.steps(op.ops)


def choose(w: Shorthand, op: Choose) -> Parts:
    out = w.write(op.branches[0])
    for branch in op.branches[1:]:
        out = w.either(out, w.write(branch))
    return out


def conditional(w: Shorthand, op: If) -> Parts:
    """ "≥2 Production → 1 Gold"; "1 Gold or with a coast 2 Gold"; "a marker or, if none fits, 1 resource"."""
    if op.other is None:
        return [*w.write(op.cond), TO, *w.write(op.then)]
    other = w.write(op.other)
    if isinstance(op.cond, C.NoMarkerPlaceable):
        return w.either(other, w.write(op.then))
    return w.either(other, w.write(op.cond) + w.write(op.then))


def repeat(w: Shorthand, op: Repeat) -> Parts:
    return [*w.write(op.op), sign(f"×{op.times}")]


# ---------------------------------------------------------------- hooks
def on(w: Shorthand, hook: On) -> Parts:
    if hook.events == (DIE_EVENT,) and isinstance(hook.when, S.DieShows):
        event = w.write(hook.when)
    else:
        event = w.word(f"event.{hook.events[0]}")
        for other in hook.events[1:]:
            event = w.either(event, w.word(f"event.{other}"))
    return [*event, TO, *w.write(hook.op), *once(hook)]


def modify(w: Shorthand, hook: Modify) -> Parts:
    when = [*w.write(hook.when), TO] if hook.when is not None else []
    return [*when, *w.word(f"price.{hook.question}"), PRICES[hook.question](hook.n), *once(hook)]


def once(hook: Hook) -> Parts:
    return [ONCE] if hook.limit == ROUND else []


PRICES: dict[int, Callable[[int], Part]] = {
    PROVINCE_PRICE: lambda n: amount(MILITARY, n), PROGRESS_PRICE: lambda n: amount(SCIENCE, n),
    WONDER_ANY_BASIC: lambda n: basic(""),
}


# ---------------------------------------------------------------- resources
def counted(w: Shorthand, part: Callable[[int], Part], n: int | Number[Any]) -> Parts:
    """So many, or one for each of something."""
    return [part(n)] if isinstance(n, int) else [part(1), EACH, *w.write(n)]


def gain(w: Shorthand, op: resources.Gain) -> Parts:
    return counted(w, lambda n: amount(op.res, n), op.n)


def gain_same(w: Shorthand, op: resources.GainSame) -> Parts:
    return [*counted(w, basic, op.n), SAME]


def gain_different(w: Shorthand, op: resources.GainDifferent) -> Parts:
    return [*counted(w, basic, op.n), DIFFERENT]


def convert(w: Shorthand, op: resources.Convert) -> Parts:
    most = f"≤{op.most}"
    return [basic(most) if len(op.source) > 1 else amount(op.source[0], most), TO, amount(op.target, most)]


def activated_cards(w: Shorthand, number: resources.ActivatedCards) -> Parts:
    return [Part(", ".join(w.names[kind] for kind in number.kinds))]


def controls(w: Shorthand, cond: S.Controls) -> Parts:
    if cond.type != ANY_TYPE:
        return w.word(f"type.{TYPE_IDS[cond.type.bit_length() - 1]}")
    return w.word("province") if cond.n == 1 else w.word("provinces", n=cond.n)


# ---------------------------------------------------------------- the City, Wonders, modules
def archive(w: Shorthand, op: city.Archive) -> Parts:
    out = w.word("archive.revolt" if op.only_revolt else "archive")
    if op.gain is not None:
        out += [TO, *w.write(op.gain)]
    if op.if_revolt is not None:
        out = w.then(out, [*w.word("revolt"), TO, *w.write(op.if_revolt)])
    return [*out, *w.word("again")] if op.repeat else out


def some(key: str) -> Callable[[Shorthand, Any], Parts]:
    """A word, and how many if it is more than one."""

    def write(w: Shorthand, op: Any) -> Parts:
        return w.word(key) if op.n == 1 else w.word(f"{key}.several", n=op.n)

    return write


def revolt(w: Shorthand, op: C.GainRevolt) -> Parts:
    return some("revolt" if op.opponent else "revolt.own")(w, op)


def basic_building(w: Shorthand, op: C.GainBasicBuilding) -> Parts:
    return w.word("basic_building") if op.only == EMPTY else [Part(w.names[op.only])]


def fixed(key: str) -> Callable[[Shorthand, Thing], Parts]:
    return lambda w, thing: w.word(key)


WRITERS: dict[type, Callable[[Shorthand, Any], Parts]] = {
    Seq: seq, Choose: choose, If: conditional, Repeat: repeat, On: on, Modify: modify,
    resources.Gain: gain, resources.GainBasic: lambda w, op: [basic(op.n)], resources.GainSame: gain_same,
    resources.GainDifferent: gain_different,
    resources.Pay: lambda w, op: [amount(op.res, op.n)], resources.PayBasic: lambda w, op: [basic(op.n)],
    resources.PayDifferent: lambda w, op: [basic(op.n), DIFFERENT],
    resources.Exchange: lambda w, op: [basic(1), TO, basic(1), DIFFERENT], resources.Convert: convert,
    S.CurrentEra: fixed("era"), resources.ActivatedCards: activated_cards, S.ProvinceTypes: fixed("types"),
    S.AgentDice: lambda w, number: [Part("", "amount", "agent")],
    resources.GainedAtLeast: lambda w, cond: [amount(cond.res, f"≥{cond.n}")], S.HasAdvantage: fixed("lead"),
    S.Controls: controls, S.ConqueredThisRound: fixed("conquered"), S.SpiedThisRound: fixed("spied"),
    S.DieShows: lambda w, cond: [Part(faces(list(cond.faces)))], S.TypeControlled: fixed("own_type"),
    city.Archive: archive, city.DiscardCity: some("discard"), city.Reinforce: some("reinforce"),
    C.DiscardActivated: lambda w, op: [*w.word("discard"), TO, *w.write(op.reward)],
    C.DrawUse: fixed("draw"), city.CopyBonus: fixed("copy.bonus"), C.CopyBuilding: fixed("copy.building"),
    C.CopyPolicy: fixed("copy.policy"), C.SwapCity: fixed("swap"), C.GainBasicBuilding: basic_building,
    C.GainRevolt: revolt, C.PlaceMarker: fixed("marker"),
    C.Reserve: lambda w, op: w.then(w.word("reserve"), [basic(1)]) if op.refund else w.word("reserve"),
    W.BuildSection: lambda w, op: [*w.word("section"), amount(PRODUCTION, -op.discount)],
    W.GainWonderBonus: fixed("its_bonus"), W.TakeAdvantage: fixed("advantage"),
    M.Spy: fixed("spy"), M.NegotiateFree: fixed("negotiate"), M.ReturnDie: fixed("lose_die"),
    M.ChangeEspionage: fixed("change_card"),
}
RULES = {BARRICADE: amount(MILITARY, f"+{W.DEFENCE}"), REVOLT: amount(VP, REVOLT_POINTS)}  # no ops

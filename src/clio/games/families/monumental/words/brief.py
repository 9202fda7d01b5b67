"""Cards in signs, for tiles that have no room for their text: amounts, arrows and a few words. What an effect costs or
asks for stands before the arrow. "=" are resources of one type, "≠" of different types; brackets hold together what
belongs together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from clio.engine.control import Choose, If, Repeat, Seq
from clio.engine.hooks import ALWAYS, Hook, Modify, On
from clio.engine.kernel import Cond, Number, Op
from clio.engine.passages import Part
from clio.engine.text import Thing
from clio.games.families.monumental.cardbook import PROGRESS_PRICE, WONDER_ANY_BASIC
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.state import BASIC, SCIENCE

Parts = list[Part]
ANY = "basic"  # a basic resource of any type
MINUS = "−"


def sign(text: str) -> Part:
    return Part(text, "sign")


def basic(n: int | str) -> Part:
    return Part(str(n), "amount", ANY)


TO, SAME, DIFFERENT = (sign(text) for text in ("→", "=", "≠"))
WHICH = {"same": SAME, "different": DIFFERENT}


class Shorthand:
    """The cards in one language; `words` by the keys that the writers use, `names` by card kind, `ids` by resource.
    `WRITERS`: who writes what; `PRICES`: what a question is answered in."""

    WRITERS: Mapping[type, Callable[[Any, Any], Parts]]
    PRICES: Mapping[int, Callable[[Any, int], Part]]

    def __init__(self, words: Mapping[str, str], names: list[str], ids: tuple[str, ...]) -> None:
        self.words = words
        self.names = names
        self.ids = ids

    def amount(self, res: int, n: int | str) -> Part:
        return Part(str(n).replace("-", MINUS), "amount", self.ids[res])

    def write(self, thing: Thing) -> Parts:
        """KeyError for a class without a writer."""
        for cls in type(thing).__mro__:
            if cls in self.WRITERS:
                return self.WRITERS[cls](self, thing)
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
        return one + self.led("or", two)

    def led(self, key: str, parts: Parts) -> Parts:
        """A word before parts; in brackets if they have an arrow, which would seem to belong to what came before."""
        if TO not in parts:
            return self.word(key) + parts
        return [Part(f"{self.words[key]} ("), *parts, Part(")")]

    def happens(self, hook: On) -> Parts:
        """What a card listens to."""
        event = self.word(f"event.{hook.events[0]}")
        for other in hook.events[1:]:
            event = self.either(event, self.word(f"event.{other}"))
        return event

    def is_failure(self, cond: Cond[Any]) -> bool:
        """The condition only says that the other branch is impossible."""
        return False


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
    if w.is_failure(op.cond):
        return w.either(other, w.write(op.then))
    return w.either(other, w.write(op.cond) + w.write(op.then))


def repeat(w: Shorthand, op: Repeat) -> Parts:
    if isinstance(op.times, int):
        return [*w.write(op.op), sign(f"×{op.times}")]
    return [*w.write(op.op), *w.word("per"), *w.write(op.times)]


# ---------------------------------------------------------------- hooks
def on(w: Shorthand, hook: On) -> Parts:
    return [*w.happens(hook), TO, *w.write(hook.op), *once(w, hook)]


def modify(w: Shorthand, hook: Modify) -> Parts:
    when = [*w.write(hook.when), TO] if hook.when is not None else []
    return [*when, *w.word(f"price.{hook.question}"), w.PRICES[hook.question](w, hook.n), *once(w, hook)]


def once(w: Shorthand, hook: Hook) -> Parts:
    return w.word("once") if hook.limit != ALWAYS else []


# ---------------------------------------------------------------- resources
def counted(w: Shorthand, part: Callable[[int], Part], n: int | Number[Any], which: str = "") -> Parts:
    """So many, or one for each of something: a sign for `which` of them would seem to belong to that."""
    if isinstance(n, int):
        return [part(n), *([WHICH[which]] if which else [])]
    each = [part(1), *w.word("per"), *w.write(n)]
    return w.then(each, w.word(which)) if which else each


def gain(w: Shorthand, op: resources.Gain) -> Parts:
    return counted(w, lambda n: w.amount(op.res, n), op.n)


def gain_same(w: Shorthand, op: resources.GainSame) -> Parts:
    return counted(w, basic, op.n, "same")


def gain_different(w: Shorthand, op: resources.GainDifferent) -> Parts:
    return counted(w, basic, op.n, "different")


def convert(w: Shorthand, op: resources.Convert) -> Parts:
    most = str(op.most) if op.most == op.least else f"≤{op.most}"
    source = [basic(most)] if op.source == BASIC else [w.amount(op.source[0], most)]
    for res in op.source[1:] if op.source != BASIC else ():
        source = w.either(source, [w.amount(res, most)])
    return [*source, TO, w.amount(op.target, most)]


def activated_cards(w: Shorthand, number: resources.ActivatedCards) -> Parts:
    return [Part(", ".join(w.names[kind] for kind in number.kinds))]


# ---------------------------------------------------------------- the City
def archive(w: Shorthand, op: city.Archive) -> Parts:
    out = some("archive.revolt" if op.only_revolt else "archive")(w, op)
    if not op.city:
        out = w.then(out, w.word("from_discard"))
    for gain in (op.gain, op.all_gain):
        if gain is not None:
            out += [TO, *w.write(gain)]
    if op.if_revolt is not None:
        out = w.then(out, [*w.word("revolt"), TO, *w.write(op.if_revolt)])
    return [*out, *w.word("again")] if op.repeat else out


def discard_city(w: Shorthand, op: city.DiscardCity) -> Parts:
    out = some("discard")(w, op)
    return out if op.gain is None else [*out, TO, *w.write(op.gain)]


def some(key: str) -> Callable[[Shorthand, Any], Parts]:
    """A word, and how many if it is more than one."""

    def write(w: Shorthand, op: Any) -> Parts:
        return w.word(key) if op.n == 1 else w.word(f"{key}.several", n=op.n)

    return write


def fixed(key: str) -> Callable[[Shorthand, Thing], Parts]:
    return lambda w, thing: w.word(key)


SHARED: dict[type, Callable[[Any, Any], Parts]] = {
    Seq: seq, Choose: choose, If: conditional, Repeat: repeat, On: on, Modify: modify,
    resources.Gain: gain, resources.GainBasic: lambda w, op: [basic(op.n)], resources.GainSame: gain_same,
    resources.GainDifferent: gain_different,
    resources.Pay: lambda w, op: [w.amount(op.res, op.n)], resources.PayBasic: lambda w, op: [basic(op.n)],
    resources.PayDifferent: lambda w, op: [basic(op.n), DIFFERENT],
    resources.Exchange: lambda w, op: [basic(1), TO, basic(1), DIFFERENT], resources.Convert: convert,
    resources.ActivatedCards: activated_cards,
    resources.GainedAtLeast: lambda w, cond: [w.amount(cond.res, f"≥{cond.n}")],
    city.Archive: archive, city.DiscardCity: discard_city, city.Reinforce: some("reinforce"),
    city.CopyBonus: fixed("copy.bonus"), city.CopyPolicy: fixed("copy.policy"), city.SwapCity: fixed("swap"),
}
SHARED_PRICES: dict[int, Callable[[Any, int], Part]] = {
    PROGRESS_PRICE: lambda w, n: w.amount(SCIENCE, n), WONDER_ANY_BASIC: lambda w, n: basic(""),
}

"""Cards in signs, for tiles that have no room for their text (see the family's)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from clio.engine.hooks import On
from clio.engine.kernel import Cond
from clio.engine.passages import Part, Passage
from clio.games.families.monumental.state import EMPTY, MILITARY, PRODUCTION
from clio.games.families.monumental.words.brief import (
    MINUS, SHARED, SHARED_PRICES, TO, Parts, Shorthand, basic, fixed, some,
)
from clio.games.monumental_duel.cardbook import BOOK, DIE_EVENT, PROVINCE_PRICE
from clio.games.monumental_duel.state import ANY_TYPE, BARRICADE, REVOLT, VP
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import standing as S
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.rules.end import REVOLT_POINTS
from clio.games.monumental_duel.view import RESOURCE_IDS, TYPE_IDS


# ---------------------------------------------------------------- the table, the City
def controls(w: Shorthand, cond: S.Controls) -> Parts:
    if cond.type != ANY_TYPE:
        return w.word(f"type.{TYPE_IDS[cond.type.bit_length() - 1]}")
    return w.word("province") if cond.n == 1 else w.word("provinces", n=cond.n)


def revolt(w: Shorthand, op: C.GainRevolt) -> Parts:
    return some("revolt" if op.opponent else "revolt.own")(w, op)


def basic_building(w: Shorthand, op: C.GainBasicBuilding) -> Parts:
    return w.word("basic_building") if op.only == EMPTY else [Part(w.names[op.only])]


WRITERS: dict[type, Callable[[Any, Any], Parts]] = {
    **SHARED,
    S.CurrentEra: fixed("era"), S.ProvinceTypes: fixed("types"),
    S.AgentDice: lambda w, number: [Part("", "amount", "agent")], S.HasAdvantage: fixed("lead"),
    S.Controls: controls, S.ConqueredThisRound: fixed("conquered"), S.SpiedThisRound: fixed("spied"),
    S.DieShows: lambda w, cond: [Part(faces(list(cond.faces)))], S.TypeControlled: fixed("own_type"),
    C.DiscardActivated: lambda w, op: [*w.word("discard"), TO, *w.write(op.reward)],
    C.DrawUse: fixed("draw"), C.CopyBuilding: fixed("copy.building"), C.GainBasicBuilding: basic_building,
    C.GainRevolt: revolt, C.PlaceMarker: fixed("marker"),
    C.Reserve: lambda w, op: w.then(w.word("reserve"), [basic(1)]) if op.refund else w.word("reserve"),
    W.BuildSection: lambda w, op: [*w.word("section"), w.amount(PRODUCTION, -op.discount)],
    W.GainWonderBonus: fixed("its_bonus"), W.TakeAdvantage: fixed("advantage"),
    M.Spy: fixed("spy"), M.NegotiateFree: fixed("negotiate"), M.ReturnDie: fixed("lose_die"),
    M.ChangeEspionage: fixed("change_card"),
}
PRICES: dict[int, Callable[[Any, int], Part]] = {
    **SHARED_PRICES, PROVINCE_PRICE: lambda w, n: w.amount(MILITARY, n),
}


class DuelShorthand(Shorthand):
    WRITERS = WRITERS
    PRICES = PRICES

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

    def happens(self, hook: On) -> Parts:
        if hook.events == (DIE_EVENT,) and isinstance(hook.when, S.DieShows):
            return self.write(hook.when)
        return super().happens(hook)

    def is_failure(self, cond: Cond[Any]) -> bool:
        return isinstance(cond, C.NoMarkerPlaceable)


def faces(numbers: list[int]) -> str:
    """Neighbours: "4–5"."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def figure(res: int, n: str) -> Part:
    return Part(n, "amount", RESOURCE_IDS[res])


RULES = {BARRICADE: figure(MILITARY, f"+{W.DEFENCE}"), REVOLT: figure(VP, f"{MINUS}{-REVOLT_POINTS}")}  # no ops

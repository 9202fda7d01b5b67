"""What an effect needs as a whole: what the ops of this game alone want for, if they cannot be done."""

from __future__ import annotations

from clio.engine.kernel import Frame
from clio.engine.moves import At
from clio.games.families.monumental.moves.effects import Effects, Missing, unpaid
from clio.games.families.monumental.ops import city, resources
from clio.games.monumental import bills
from clio.games.monumental.ops import board as B
from clio.games.monumental.ops import city as C
from clio.games.monumental.ops import explorers as X
from clio.games.monumental.ops import standing as S
from clio.games.monumental.ops import trade as T
from clio.games.monumental.ops import wonders as W
from clio.games.monumental.state import World


def archive(s: World, op: city.Archive, me: int) -> Missing:
    """As in the family; and Revolts, and from the discard pile alone."""
    if op.only_revolt:
        return "effect_revolt_to_archive", {}
    if op.discard and not op.city:
        return "effect_card_to_archive_discarded", {}
    return "effect_card_to_archive_anywhere" if op.discard else "effect_card_to_archive", {}


def pay_for_each(s: World, op: T.PayForEach, me: int) -> Missing:
    if not op.then.can(s, Frame(op.then, me)):
        return "effect_track_end", {}
    return unpaid(bills.of_any_type(s, me, 1))


def convert(s: World, op: resources.Convert, me: int) -> Missing:
    have = sum(s.players[me].res[res] for res in op.source)
    return "effect_to_convert", {"n": op.least, "have": have}


# ---------------------------------------------------------------- conditions
def conquered(s: World, cond: S.ConqueredThisTurn, me: int) -> Missing:
    return "effect_conquests", {"n": cond.n, "have": s.players[me].conquests}


def gained(s: World, cond: resources.GainedAtLeast, me: int) -> Missing:
    return "effect_gained", {"stock": (cond.res, cond.n), "have": s.players[me].gained[cond.res]}


def controlled(s: World, cond: S.Controls, me: int) -> Missing:
    return "effect_provinces", {"n": cond.n, "have": B.provinces(s.players[me])}


def section_built(s: World, cond: S.SectionBuilt, me: int) -> Missing:
    return "effect_section_built", {}


CONDITIONS = ("effect_conquests", "effect_gained", "effect_provinces", "effect_section_built")
EFFECTS = Effects(
    {
        city.Reinforce: "effect_card_to_reinforce", city.CopyPolicy: "effect_policy_to_copy",
        C.DrawUse: "effect_deck", C.LookTop: "effect_deck", C.CopyAttached: "effect_attached",
        C.GainBasicBuilding: "effect_basic_building", B.MoveUnits: "effect_manoeuvre", X.MoveExplorers: "effect_step",
        T.Advance: "effect_track_end", T.DrawGain: "effect_bag", T.Reserve: "effect_card_to_reserve",
        T.ArchiveReserved: "effect_reserved_card", T.TransferReserved: "effect_reserved_card",
        W.AcquireNow: "effect_card_to_acquire", W.BuildSection: "effect_section",
    },
    {
        city.Archive: archive, T.PayForEach: pay_for_each, resources.Convert: convert, S.ConqueredThisTurn: conquered,
        resources.GainedAtLeast: gained, S.Controls: controlled, S.SectionBuilt: section_built,
    },
    ("effect_revolt_to_archive", "effect_card_to_archive_discarded", "effect_to_convert", *CONDITIONS),
)


def why_not(at: At[World]) -> tuple[str, ...]:
    """The clause by which the effect of the card at.n is not possible."""
    return ("MON-ACT-04" if EFFECTS.which(at) in CONDITIONS else "MON-ACT-05",)

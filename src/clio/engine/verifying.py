"""Was a game dealt by the key that was promised? Anybody can say who has its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from clio.engine.errors import BadSave
from clio.engine.loading import leads_to, load
from clio.engine.saved import dealt, fields, past
from clio.messages import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from clio.engine.dealing import Deal, Past, Promise
    from clio.engine.game import Game


class Finding(NamedTuple):
    """One thing that was checked. `good`: True if it is proved, False if it is wrong, None if neither is. `error`: what
    was wrong with the record, as its own sentence."""

    good: bool | None
    what: str
    parts: dict[str, object]
    error: BadSave | None = None

    def text(self, lang: str) -> str:
        why = "" if self.error is None else self.error.text(lang)
        return say(f"verify.{self.what}", lang, why=why, **self.parts)


def verify(text: str, find: Callable[[str], Game[Any]], promised: Sequence[str] = ()) -> list[Finding]:
    """A record against the commitments that were shown when its table, and those that it branches off, were made; and
    against its own keys: all is dealt and played again. BadSave if it is no record at all.

    A commitment proves its own key and, of a branch, all that was taken over, as it was when the branch began. That
    what was taken over had been settled before it was played is proved by the commitment of that game alone. The one
    in the file is the file's own word."""
    record = fields(text)
    return [*kept(dealt(record), past(record), record["commitment"], promised), played(text, find, record)]


def kept(deal: Deal, past: Past, told: str | None, promised: Sequence[str]) -> list[Finding]:
    """Is each key one that was committed to before it dealt? `told`: the commitment in the file."""
    *earlier, newest = deal.promises(past)
    known = {promise.commitment for promise in (*earlier, newest)} | {deal.key_alone}
    found = [taken_over(deal, promise, until, promised) for promise, until in zip(earlier, sorted(deal.rekeyed))]
    shown = promised or ([] if told is None else [told])
    strange = [hash for hash in shown if hash not in known]
    if newest.commitment is None or not strange:
        found.append(by_newest(deal, newest, told, promised))
    found += [Finding(False, "other_key", {"told": hash, "hash": newest.commitment}) for hash in strange]
    if newest.at > len(past.actions):
        found.append(Finding(False, "idle_key", {"n": newest.at, "last": len(past.actions)}))
    return found


def taken_over(deal: Deal, promise: Promise, until: int, promised: Sequence[str]) -> Finding:
    """What an earlier key dealt, until the game branched off."""
    parts: dict[str, object] = {"n": until, "hash": promise.commitment, "seed": deal.seed}
    if promise.commitment is None:
        return Finding(None, "past_seed", parts)
    return Finding(True, "past", parts) if promise.commitment in promised else Finding(None, "past_open", parts)


def by_newest(deal: Deal, promise: Promise, told: str | None, promised: Sequence[str]) -> Finding:
    """What the key dealt that deals to the end."""
    parts: dict[str, object] = {"n": promise.at, "hash": promise.commitment, "seed": deal.seed}
    if promise.commitment is None:
        return Finding(None, "no_key", parts)
    if promise.commitment in promised:
        return Finding(True, "branch" if deal.rekeyed else "key", parts)
    if deal.rekeyed and (deal.key_alone in promised or (not promised and deal.key_alone == told)):
        return Finding(None, "key_alone", parts | {"hash": deal.key_alone})
    if promised:
        return Finding(None, "branch_open", parts)
    return Finding(None, "no_commitment" if told is None else "key_in_file", parts)


def played(text: str, find: Callable[[str], Game[Any]], record: dict[str, Any]) -> Finding:
    """Do its decisions, on what the key deals, lead to the position that was recorded?"""
    try:
        table = load(text, find)
    except BadSave as e:
        return Finding(False, "broken", {}, e)
    parts: dict[str, object] = {"n": len(table.actions), "rules": record["rules"]}
    if table.outdated is not None:
        return Finding(None, "older", parts)
    if leads_to(table, record["digest"]) is None:
        return Finding(None, "no_digest", parts)
    return Finding(True, "redealt" if table.over else "redealt_so_far", parts)

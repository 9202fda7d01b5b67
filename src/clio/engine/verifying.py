"""Was a game dealt by the key that was promised? Anybody can say who has its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from clio.engine.dealing import Deal
from clio.engine.errors import BadSave
from clio.engine.loading import leads_to, load
from clio.engine.saved import fields
from clio.messages import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from clio.engine.game import Game


class Finding(NamedTuple):
    """One thing that was checked. `error`: what was wrong with the record, as its own sentence."""

    good: bool
    what: str
    parts: dict[str, object]
    error: BadSave | None = None

    def text(self, lang: str) -> str:
        why = "" if self.error is None else self.error.text(lang)
        return say(f"verify.{self.what}", lang, why=why, **self.parts)


def verify(text: str, find: Callable[[str], Game[Any]], promised: str | None = None) -> list[Finding]:
    """A record against the commitment that was shown when its table was made (None: the one in the file), and against
    its own key: all is dealt and played again. BadSave if it is no record at all."""
    record = fields(text)
    deal = Deal(record["seed"], record["rekeyed"])
    found = [kept(deal, record["commitment"], promised), played(text, find, record)]
    if deal.rekeyed:
        found.insert(1, Finding(True, "branched", {"n": max(deal.rekeyed)}))
    return found


def kept(deal: Deal, told: str | None, promised: str | None) -> Finding:
    """Is the key the one that was committed to?"""
    if deal.commitment is None:
        return Finding(False, "no_key", {"seed": deal.seed})
    parts: dict[str, object] = {"hash": deal.commitment, "told": promised or told}
    if promised is None and told is None:
        return Finding(False, "no_commitment", parts)
    if deal.commitment != (promised or told):
        return Finding(False, "other_key", parts)
    return Finding(True, "key" if promised is not None else "key_in_file", parts)


def played(text: str, find: Callable[[str], Game[Any]], record: dict[str, Any]) -> Finding:
    """Do its decisions, on what the key deals, lead to the position that was recorded?"""
    try:
        table = load(text, find)
    except BadSave as e:
        return Finding(False, "broken", {}, e)
    parts: dict[str, object] = {"n": len(table.actions), "rules": record["rules"]}
    if table.outdated is not None:
        return Finding(False, "older", parts)
    if leads_to(table, record["digest"]) is None:
        return Finding(False, "no_digest", parts)
    return Finding(True, "redealt" if table.over else "redealt_so_far", parts)

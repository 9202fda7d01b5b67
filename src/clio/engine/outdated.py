"""A game that was begun under older rules: how far its moves still go, and why no further."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from clio.engine.errors import ClioError
from clio.engine.record import Names, Record, RulesChange
from clio.messages import LANGUAGES, say

if TYPE_CHECKING:
    from clio.engine.history import Table
    from clio.engine.kernel import State


@dataclass(frozen=True)
class Outdated:
    """`decision` is the first one that today's rules refuse, None if they allow all; `same`: is the position the one
    that was recorded, where that can be told?"""

    rules: int  # the version it was begun under
    now: int  # the version it was loaded under, by which it goes on
    decision: int | None = None
    move: str = ""  # that decision as it was recorded
    clauses: tuple[str, ...] = ()  # the changed ones that refuse it; none if that is not known
    why: Names = field(default_factory=dict)  # what changed in them
    changed: tuple[str, ...] = ()  # every clause that changed since then
    same: bool | None = None
    rest: tuple[str, ...] = ()  # what was recorded from that decision on: to be read, no longer played
    seat: int | None = None  # who made that decision, where that is known
    settled: int | None = None  # if it was part of a secret choice: the decisions before that

    def text(self, lang: str, whole: bool = True) -> str:
        """How it stands with the game, in a few sentences. Not `whole`: for who may not know what was decided, of a
        secret choice not even the reason, nor how far the others were."""
        begun = say("outdated.begun", lang, rules=self.rules, now=self.now)
        if self.decision is not None:
            last = self.decision - 1 if self.settled is None else self.settled
            stopped = (say("outdated.stopped", lang, decision=self.decision, move=self.move) if whole
                       else say("outdated.stopped_after", lang, decision=last))
            cause = [self._cause(lang)] if whole or self.settled is None else self._changed(lang)
            return " ".join([begun, stopped, *cause, say("outdated.goes_on", lang)])
        how = {True: "same", False: "differs", None: "may_differ"}[self.same]
        return " ".join([begun, say(f"outdated.{how}", lang), *self._changed(lang)])

    def _cause(self, lang: str) -> str:
        if self.clauses:
            return say("outdated.cause", lang, clauses=", ".join(self.clauses), why=self.why[lang])
        return " ".join([say("outdated.cause_unknown", lang), *self._changed(lang)])

    def _changed(self, lang: str) -> list[str]:
        return [say("outdated.changed", lang, clauses=", ".join(self.changed))] if self.changed else []


def older(table: Table, rules: int) -> Outdated:
    """A game of an older version, all of whose moves are still allowed as far as one knows."""
    record = table.game.record
    return Outdated(rules, record.rules_version, changed=changed_since(record, rules))


def changed_since(record: Record, rules: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for change in record.changes_since(rules) for clause in change.clauses))


def reasons(record: Record, rules: int, clauses: tuple[str, ...]) -> Names:
    """What changed in clauses since a version."""
    causes = [change for change in record.changes_since(rules) if set(change.clauses) & set(clauses)]
    return {lang: " ".join(change.texts[lang] for change in causes) for lang in LANGUAGES} if causes else {}


def retold(record: Record, found: Outdated) -> Outdated:
    """What a file says of older rules, in our own words: whoever wrote the file wrote what they liked. Of clauses it
    names, those that did change."""
    changed = changed_since(record, found.rules)
    clauses = tuple(clause for clause in found.clauses if clause in changed)
    return replace(
        found, clauses=clauses, why=reasons(record, found.rules, clauses),
        changed=tuple(clause for clause in found.changed if clause in changed))


def felt(table: Table, rules: int, before: State, told: int) -> RulesChange | None:
    """The change by which the last decision went otherwise than it had under older rules, though it is still allowed.
    `before`: the position it was made in; `told`: how many lines the log had."""
    changes = [change for change in table.game.record.changes_since(rules) if change.felt is not None]
    events = [line.event for line in table.log[told:]]
    return next((c for c in changes for event in events if c.felt is not None and c.felt(before, event)), None)


def stopped(
    table: Table, rules: int, rest: list[str], seat: int | None = None, change: RulesChange | None = None,
    settled: int | None = None,
) -> Outdated:
    """A game of an older version whose next recorded move, the first of the rest, is not allowed any more; or that it
    would go otherwise by a change."""
    record = table.game.record
    refusing = clauses_against(table, rest[0], seat) if change is None else change.clauses
    changed = changed_since(record, rules)
    return Outdated(
        rules, record.rules_version, len(table.actions) + 1, rest[0],
        clauses=tuple(clause for clause in changed if clause in refusing),
        why=reasons(record, rules, refusing),
        changed=changed, rest=tuple(rest), seat=seat, settled=settled,
    )


def clauses_against(table: Table, symbol: str, seat: int | None) -> tuple[str, ...]:
    """The clauses by which the game refuses a move now, of whoever is asked if it is not that seat; none where it does
    not know the move."""
    try:
        refusal = table.why_not(symbol, seat if seat in table.pending else None)
    except ClioError:
        return ()
    return () if refusal is None else refusal.clauses

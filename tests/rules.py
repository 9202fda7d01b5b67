"""`@rule("MD-TURN-01", ...)` says which clauses of the living rulebooks a test checks."""

from __future__ import annotations

from functools import cache

import pytest

from clio import clauses


@cache
def _known() -> frozenset[str]:
    return frozenset(clause_id for game in clauses.games() for clause_id in clauses.load(game).clauses)


def rule(*ids: str) -> pytest.MarkDecorator:
    """A mark for tests and parameters; ValueError, at import, for an id that no rulebook has.

    Write every id out as a string: coverage is read from the source of the tests.
    """
    if not ids:
        raise ValueError("rule() needs a clause id.")
    if unknown := [clause_id for clause_id in ids if clause_id not in _known()]:
        raise ValueError(f"No rulebook has the clause {', '.join(unknown)}.")
    return pytest.mark.rule(*ids)

"""What the faces of the cards of both games have in common."""

from __future__ import annotations

from clio.games.families.monumental.cardbook import WONDER, CardBook


def cost(book: CardBook, kind: int, res: str) -> dict[str, object]:
    """In the resource with that id; a Wonder has two stages."""
    if book.type[kind] == WONDER:
        return {"stages": [{res: book.cost[kind]}, {res: book.cost2[kind]}]}
    return {res: book.cost[kind]}


def provenance(book: CardBook, kind: int) -> dict[str, str]:
    out = dict(book.provenance[kind])
    if book.note[kind]:
        out["note"] = book.note[kind]
    return out

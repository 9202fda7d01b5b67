"""What the lab counts of both games of the family, and which figures of their cards a run may change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clio.engine.kernel import Event, State
from clio.engine.study import Chart, Deed, Figure, Ledger, both
from clio.games.families.monumental import events as E
from clio.games.families.monumental.cardbook import DESIGNED, CardBook

CARD: Final = both("Card", "Carte")
WON: Final = both("Games won.", "Parties gagnées.")
COMPLETED: Final = Chart(
    "completed", both("Wonders completed", "Merveilles achevées"), both("Wonder", "Merveille"),
    both("Games in which it was completed, of those where begun.",
         "Parties où elle a été achevée, de celles où elle a été commencée."),
)
POLICY: Final = Chart(
    "policy", both("Policies", "Politiques"), both("Policy", "Politique"),
    both("Games in which its civilization developed it.", "Parties où sa civilisation l'a développée."),
)


def designed(book: CardBook, kind: int) -> bool:
    """Is it a card of ours? Printed cards never change, also where a figure of theirs had to be filled in."""
    return book.provenance[kind]["all"] == DESIGNED


def designed_ids(book: CardBook, first: int, last: int) -> frozenset[str]:
    return frozenset(book.id[kind] for kind in range(first, last) if designed(book, kind))


FEATS = frozenset(("completes", "conquers", "develops"))


def deeds(book: CardBook, first: int, end: int) -> tuple[Deed, ...]:
    """`first` to `end`: the Development cards."""
    return (
        Deed("bought", both("Buyers", "Acheteurs"), (E.ACQUIRES,), book.id, first, end),
        Deed("completed", both("Builders of Wonders", "Bâtisseurs de Merveilles"), (E.COMPLETES,), book.id),
        Deed("developed", both("Policies developed", "Politiques développées"), (E.DEVELOPS,), book.id),
        Deed("used", both("Cards used", "Cartes utilisées"), (E.USES,), book.id),
    )


def civilization_names(book: CardBook, lang: str) -> dict[str, str]:
    return dict(zip(book.civ_id, book.civ_fr if lang == "fr" else book.civ_en, strict=True))


def figures(book: CardBook) -> tuple[Figure, ...]:
    return Figure("cost", book.id, book.cost), Figure("cost2", book.id, book.cost2)


class CityLedger(Ledger):
    """Cards bought, Wonders and Policies: what each of them gave, as the log tells it."""

    book: CardBook
    resources: Sequence[str]

    def gifts(self, s: State, e: Event) -> Sequence[tuple[str, str, int]]:
        of_card = e.kind == E.GAINS and 0 <= e.c < len(self.book.id)  # beyond: the rule of a civilization
        return ((self.book.id[e.c], self.resources[e.a], e.b),) if of_card else ()

"""What cards in play offer, as moves. Whose card it is, the phase, the action it takes and how often it can be used
follow from the `Ability` declared with the card; the move adds its words and what it needs besides."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.hooks import ALWAYS
from clio.engine.moves import Label, Need, nowhere, place
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.moves.board import Places, player
from clio.games.through_the_ages.moves.names import card_words
from clio.games.through_the_ages.moves.needs import (
    EXCHANGE_FIRST, IN_ACTION_PHASE, IN_POLITICS, AgesMove, Here, Needs, always, civil_action, leads, military_action,
    named, unused,
)
from clio.games.through_the_ages.ops.powers import CIVIL_ACTION, FREE, MILITARY_ACTION, POLITICAL_ACTION
from clio.games.through_the_ages.ops.ratings import ruined
from clio.games.through_the_ages.rules.powers import POWER_OF, power
from clio.games.through_the_ages.state import LEADER, WONDER
from clio.games.through_the_ages.words import AgesWords
from clio.games.through_the_ages.words import moves as say


def offered(
    first: int, *clauses: str, words: tuple[str, ...] = (), branches: tuple[str, ...] = (),
    label: Callable[[AgesWords, Here], Label] = say.used, touches: Places = nowhere, needs: Needs = (),
    price: Needs = (), group: str = "use", notation: str = "use",
) -> AgesMove:
    """The power with this first number. `clauses` are those of its card; its words are the name of the card, with those
    of its branches, unless there are others. Of what it needs besides, `price` is told after the action it takes."""
    listener = POWER_OF[first]
    assert listener is not None
    kind, op = listener.kind, power(listener)
    words = words or card_words(kind, kind + 1, *branches)
    assert (op.first, op.count) == (first, len(words)), BOOK.id[kind]
    if op.cost == POLITICAL_ACTION:
        clauses = (*clauses, "TTA-POL-09")
    limited = () if listener.hook.limit == ALWAYS else (unused(kind, *clauses),)
    zone = "completed" if is_wonder(kind) else "leader"

    def places(at: Here) -> list[str]:
        return [*touches(at), place(at.me, zone, BOOK.id[kind])]

    return AgesMove(
        BOOK.id[kind], first, label, words,
        (*owned(kind, *clauses), *limited, *needs, *paid(op.cost, *clauses), *price), places,
        moment=IN_POLITICS if op.cost == POLITICAL_ACTION else IN_ACTION_PHASE, group=group, notation=notation,
    )


def is_wonder(kind: int) -> bool:
    return WONDER <= kind < LEADER


def owned(kind: int, *clauses: str) -> Needs:
    """The leader is in play; the wonder is completed and stands."""
    if not is_wonder(kind):
        return (leads(kind, *clauses),)
    tells = named(always(kind))
    return (
        Need("wonder_completed", lambda at: kind in player(at).wonders, *clauses, tells=tells),
        Need("not_in_ruins", lambda at: not ruined(player(at), kind), "TTA-WOND-03", tells=tells),
    )


def paid(cost: int, *clauses: str) -> Needs:
    """An action of the phase. What is free waits too, while an exchanged action must be used."""
    return {
        FREE: (EXCHANGE_FIRST,), CIVIL_ACTION: (civil_action(*clauses),), MILITARY_ACTION: military_action(*clauses),
        POLITICAL_ACTION: (),
    }[cost]

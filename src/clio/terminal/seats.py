"""Who sits where: people at this keyboard and bots."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from clio.bots import ADVICE_SECONDS, NAMES, USUAL, Position, adviser_of, make, names_for
from clio.terminal.trouble import Trouble

if TYPE_CHECKING:
    from clio.bots import Bot, Thought
    from clio.engine.game import Game
    from clio.engine.history import Table

HUMAN = "human"


def usual_bot(game_id: str) -> str:
    """The bot that plays where nobody chose one."""
    return USUAL if USUAL in names_for(game_id) else "random"


def kinds_of(wanted: tuple[str, ...], players: int, hot_seat: bool, bot: str = USUAL) -> list[str]:
    """One word per seat. What was not said: all people in a hot seat, else one person against bots."""
    for word in wanted:
        if word != HUMAN and word not in NAMES:
            raise Trouble("bad_seat", value=word[:80], good=", ".join((HUMAN, *NAMES)))
    if len(wanted) > players:
        raise Trouble("many_seats", n=len(wanted), players=players)
    kinds = list(wanted)
    while len(kinds) < players:
        kinds.append(HUMAN if hot_seat or HUMAN not in kinds else bot)
    if hot_seat and set(kinds) != {HUMAN}:
        raise Trouble("hot_seat_bots")
    return kinds


class Seats:
    """The players of one table."""

    def __init__(self, game: Game[Any], kinds: list[str], seed: str) -> None:
        self.game = game
        self.kinds = kinds
        self.bots: dict[int, Bot] = {
            seat: make(kind, game, f"{seed}/{seat}", jobs=os.cpu_count() or 1)  # here nothing else waits for them
            for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        adviser = adviser_of(game.record.id)
        self.adviser = make(adviser, game, f"{seed}/hint", ADVICE_SECONDS) if adviser else None

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def choose(self, table: Table, seat: int) -> int:
        """A bot's decision."""
        return self.bots[seat].choose(Position(self.game, table.state_of(seat), seat))

    def advice(self, table: Table, seat: int) -> list[Thought]:
        """What the adviser thinks of the options it considered, the best first; Trouble if the game has none."""
        if self.adviser is None:
            raise Trouble("no_adviser")
        return self.adviser.explain(Position(self.game, table.state_of(seat), seat, table.names))

"""Trade (AOM-TRADE) and the Great Temple."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.ops.goods import one, pay, take_victory_cube
from clio.games.age_of_mythology.state import (
    FAVOR, GREAT_TEMPLE, MARKET, RESOURCES, TEMPLE, Mythology, Player,
)

TEMPLE_FAVOR: Final = 8  # AOM-BLDG-20


def trade_cost(p: Player, card: int) -> int:
    """AOM-TRADE-07."""
    return 0 if p.has(MARKET) else BOOK.number[card]


class Trade(Ask[Mythology]):
    """AOM-TRADE-01: the cost first, cubes of any kinds. Memory: power, then the cubes paid."""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        p = s.players[f.me]
        if len(f.mem) > trade_cost(p, f.src):
            return []
        return [A.PAY + res for res in range(RESOURCES) if p.cubes[res]]

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        pay(s, f.me, a - A.PAY, 1)
        s.note(E.PAYS, f.me, one(a - A.PAY, 1))
        s.push(self, f.me, f.src, (*f.mem, a - A.PAY))

    def done(self, s: Mythology, f: Frame) -> None:
        s.push(EXCHANGE, f.me, f.src, (0, 0, 0, 0))


class Exchange(Ask[Mythology]):
    """AOM-TRADE-03 to -12: cubes one for one, then victory cubes. Giving back what was taken, or taking what was
    given, would only undo an exchange: it is not offered.

    Memory: resources given and taken (bits), victory cubes bought, cubes exchanged."""

    own_memory: bool = False

    def options(self, s: Mythology, f: Frame) -> list[int]:
        p = s.players[f.me]
        given, taken, bought, _ = f.mem
        found: list[int] = [A.DONE]
        if not bought:
            for give in range(RESOURCES):
                if p.cubes[give] and not taken >> give & 1 and self.colour(s, given, give):
                    for take in range(RESOURCES):
                        if take != give and s.bank[take] and not given >> take & 1:
                            found.append(A.SWAP + RESOURCES * give + take)
        if p.has(GREAT_TEMPLE) and p.cubes[FAVOR] >= TEMPLE_FAVOR and s.victory:
            found.append(A.BUY)
        return found

    def colour(self, s: Mythology, given: int, give: int) -> bool:
        """The strict reading gives cubes of one colour only."""
        return not s.config.one_colour or given in (0, 1 << give)

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        if a == A.DONE:
            return
        given, taken, bought, exchanged = f.mem
        p = s.players[f.me]
        if a == A.BUY:
            pay(s, f.me, FAVOR, TEMPLE_FAVOR)
            p.ways[TEMPLE] += 1
            s.note(E.BUYS, f.me)
            take_victory_cube(s)
            bought += 1
        else:
            give, take = divmod(a - A.SWAP, RESOURCES)
            pay(s, f.me, give, 1)
            s.bank[take] -= 1
            p.cubes[take] += 1
            s.note(E.TRADES, f.me, give, take)
            given |= 1 << give
            taken |= 1 << take
            exchanged += 1
        s.push(self, f.me, f.src, (given, taken, bought, exchanged))


TRADE_OP: Final = Trade()
EXCHANGE: Final = Exchange()

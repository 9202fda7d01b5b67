"""A game in a folder of its own: what the engine asks of it is found beside its record, by the names that every game
uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from clio.engine.game import Game
from clio.engine.kernel import Event, State
from clio.engine.naming import other_seat

if TYPE_CHECKING:
    from clio.engine.info import View
    from clio.engine.record import Options
    from clio.engine.save import Dump

S = TypeVar("S", bound=State)


class PlacedGame(Game[S]):
    """Its state has `players` and `round`. Beside its record are `moves.HOUSE`, `view.view`, `determinize.determinize`,
    `census.census`, `save.dump`, `save.load`, `save.op_table`, `cardbook.BOOK`; and of its events `NAMES`, and what
    their lines name: `SEATS` and `CARDS` tell in which numbers of an event another seat and cards are, `UNNAMED` which
    lines do not name the seat in whose turn they were written."""

    def __init__(self) -> None:
        folder = type(self).__module__.rpartition(".")[0]

        def beside(module: str, name: str) -> Any:
            return getattr(import_module(f"{folder}.{module}"), name)

        self.house = beside("moves", "HOUSE")
        self.space = self.house.space
        self._view: Callable[[S, int | None], View] = beside("view", "view")
        self._determinize: Callable[[S, int | None, int], S] = beside("determinize", "determinize")
        self._census: Callable[[S], dict[str, int]] = beside("census", "census")
        self._dump: Callable[[S], Dump] = beside("save", "dump")
        self._load: Callable[[Dump], S] = beside("save", "load")
        self._events: Sequence[str] = beside("events", "NAMES")
        self._seats: Mapping[int, str] = beside("events", "SEATS")
        self._cards: Mapping[int, str] = beside("events", "CARDS")
        self._unnamed: Set[int] = beside("events", "UNNAMED")
        self._card_ids: Sequence[str] = beside("cardbook", "BOOK").id
        self.ops = beside("save", "op_table")()

    def view(self, s: S, seat: int | None) -> View:
        return self._view(s, seat)

    def determinize(self, s: S, seat: int | None, rng: int) -> S:
        return self._determinize(s, seat, rng)

    def event_name(self, e: Event) -> str:
        return self._events[e.kind]

    def seats_told(self, e: Event) -> list[int]:
        own = -1 if e.kind in self._unnamed else e.me
        return [seat for seat in dict.fromkeys((own, other_seat(e, self._seats))) if seat >= 0]

    def cards_told(self, e: Event) -> list[str]:
        numbers = [getattr(e, where) for where in self._cards.get(e.kind, "")]
        return [self._card_ids[n] for n in numbers if 0 <= n < len(self._card_ids)]

    def seats(self, s: Any) -> int:
        return len(s.players)

    def round_of(self, s: Any) -> int:
        found: int = s.round
        return found

    def dump_fields(self, s: S) -> Dump:
        return self._dump(s)

    def load_fields(self, d: Dump, options: Options) -> S:
        return self._load(d)

    def census(self, s: S) -> dict[str, int]:
        return self._census(s)

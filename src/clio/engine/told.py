"""What a table tells of its game: the open question, the answers to it, the lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from clio.engine.info import knows
from clio.engine.naming import seat_names

if TYPE_CHECKING:
    from clio.engine.game import Game
    from clio.engine.history import Table
    from clio.engine.kernel import Event, Frame, State
    from clio.engine.moves import Label


class Inquiry(NamedTuple):
    """The open question for a program. `source`: the id of the card that asks; `least` and `most` answers are wanted
    in all, `given` are there."""

    kind: str
    source: str | None
    least: int
    most: int
    given: int


class Choice:
    """One legal answer to the open question."""

    __slots__ = ("_frame", "_state", "_table", "number")

    def __init__(self, table: Table, state: State, frame: Frame, number: int) -> None:
        self._table = table
        self._state = state
        self._frame = frame
        self.number = number

    @property
    def symbol(self) -> str:
        return self._table.game.space.symbol(self.number)

    @property
    def targets(self) -> list[str]:
        return self._table.game.targets(self._state, self.number)

    @property
    def move(self) -> str:
        """The name of the kind of move."""
        return self._table.game.house.move(self.number).name

    @property
    def word(self) -> str:
        """Which of its kind it is: "troy" of "acquire troy"."""
        return self._table.game.space.word(self.number)

    @property
    def dangerous(self) -> bool:
        return self._table.game.house.dangerous(self._state, self._frame, self.number, self._state.legal)

    def label(self, lang: str = "en") -> Label:
        """What it is, its price and what it does, in words."""
        table = self._table
        return table.game.label(lang, self._state, self._frame, self.number, table.seat_names(lang))

    def text(self, lang: str = "en") -> str:
        return self._table.game.words(lang).labelled(self.label(lang))

    def __repr__(self) -> str:
        return f"<{self.symbol}>"


class Scene:
    """What a line of the log needs to be told: the game, its state as it is now, the names of the players. A table has
    one, and its lines know it instead of the table: who leaves a table leaves no circle for the garbage collector,
    whose walks through a server's memory keep everybody waiting."""

    __slots__ = ("game", "names", "players", "state")

    def __init__(self, game: Game[Any], players: int, names: list[str], state: State) -> None:
        self.game = game
        self.players = players
        self.names = names
        self.state = state

    def seat_names(self, lang: str) -> list[str]:
        """Of every seat, those of Automas after the players."""
        return [*seat_names(self.names, self.players, lang), *self.game.automas(self.state, lang)]


class LogLine:
    """One event of the log: what happened, in words and in amounts."""

    __slots__ = ("_scene", "decision", "event")

    def __init__(self, scene: Scene, event: Event, decision: int) -> None:
        self._scene = scene
        self.event = event
        self.decision = decision  # after how many decisions

    @property
    def seat(self) -> int | None:
        return None if self.event.me < 0 else self.event.me

    @property
    def kind(self) -> str:
        return self._scene.game.event_name(self.event)

    @property
    def audience(self) -> int:
        """The seats that may read the line: a mask as in `info`, PUBLIC for everybody."""
        return self.event.audience

    def seen_by(self, seat: int | None) -> bool:
        """May the seat (None: a spectator) read the line?"""
        return knows(self.event.audience, seat)

    @property
    def amounts(self) -> dict[str, int]:
        return self._scene.game.amounts(self.event)

    @property
    def seats(self) -> list[int]:
        """Those that the line names."""
        return self._scene.game.seats_told(self.event)

    @property
    def cards(self) -> list[str]:
        """The ids of those that the line names."""
        return self._scene.game.cards_told(self.event)

    def text(self, lang: str = "en") -> str:
        scene = self._scene
        return scene.game.words(lang).event(scene.state, self.event, scene.seat_names(lang))

    def __repr__(self) -> str:
        return f"<{self.text('en')}>"

"""A position in a few lines, for tests, puzzles and bug reports. It is legal, or refused with the reason.

    table = (
        Scenario("egypt", "greece", map="one-day")
        .city(0, {1: "work-camp", 2: "mine/navigation"})
        .tilt(0, 1, 2)
        .resources(0, military=3)
        .province(1, "e4", soldiers=1, outpost=True)
        .token("d5", "barbarians-1-science-2-production")
        .turn(0)
    )

Seats count from 0, slots from 1 as in the notation; a place is written as there ("d5") or as the maps number it,
(q, r). Cards are taken from where they lie: what is not placed stays in the City decks, the Development deck and the
piles, so that nothing is ever doubled or lost. Nobody has a resource that is not given. Each table opened gets a
position of its own."""

from __future__ import annotations

from clio.engine.errors import BadScenario
from clio.engine.history import Table
from clio.engine.kernel import Op
from clio.engine.lawful import within
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games.families.monumental.state import GOLD
from clio.games.monumental.describing import Description
from clio.games.monumental.record import GAME
from clio.games.monumental.rules.automa import AUTOMA_TURN, PLAY_CARD
from clio.games.monumental.rules.display import ABOVE
from clio.games.monumental.rules.quests import KEPT
from clio.games.monumental.rules.round import ACTIVATE, END_ROUND, END_TURN, NEXT_STEP, ROUND, TURN
from clio.games.monumental.rules.turn import ACTIONS, STEP
from clio.games.monumental.settling import Wanted, settled
from clio.games.monumental.state import FAR, LAST, PASSED, World


class Scenario(Description):
    """Describe, then open with `turn`, `activation`, `turn_end`, `automa_turn`, `automa_card`, `round_start`,
    `round_end` or `end`."""

    def __init__(self, *civilizations: str, automa: str | None = None, first: int = 0, **options: object) -> None:
        chosen = civilizations or ("egypt", "greece")
        given: dict[str, object] = {"civilizations": [*chosen], "first": str(within("first", first, 0, 4) + 1)}
        if automa is not None:
            given |= {"automa_civilization": automa, "automas": "1"}
        given |= options
        self.humans = len(chosen)
        self.options: Options = GAME.settle(self.humans, given)
        self.s: World = GAME.start(self.humans, self.options, seed_rng("scenario"))
        self.s.stack.clear()
        self.s.round = 2
        self.want = Wanted(len(self.s.players))
        for pl in self.s.players:
            pl.res[GOLD] = 0
            pl.reserved = ()
            if len(pl.quests) > KEPT:
                pl.returned, pl.quests = pl.quests[KEPT], pl.quests[:KEPT]

    # ------------------------------------------------------------------ opening
    def turn(self, seat: int = 0) -> Table:
        """The actions of the seat."""
        if self.human(seat).done & PASSED:
            raise BadScenario("scenario_name", name="passed", good="turn")
        if self.s.config.continuous:
            return self.open(seat, (NEXT_STEP, seat), (STEP, seat))
        return self.open(seat, (END_TURN, seat), (ACTIONS, seat))

    def activation(self, seat: int = 0) -> Table:
        """City activation of the seat; in continuous mode the others after it follow before the actions."""
        self.human(seat)
        if not self.s.config.continuous:
            return self.open(seat, (END_TURN, seat), (ACTIONS, seat), (ACTIVATE, seat))
        later = [other for other in self.s.in_turn(self.s.first) if other != seat]
        before = self.s.in_turn(self.s.first).index(seat)
        frames: list[tuple[Op[World], int]] = [(ACTIVATE, other) for other in reversed(later[before:])]
        last = (self.s.first - 1) % len(self.s.players)
        return self.open(seat, (NEXT_STEP, last), *frames, (ACTIVATE, seat))

    def turn_end(self, seat: int = 0) -> Table:
        """The actions of the seat are over: City and display are replenished."""
        self.human(seat)
        return self.open(seat, (END_TURN, seat))

    def automa_turn(self, seat: int) -> Table:
        within("seat", seat, self.humans, len(self.s.players) - 1)
        return self.open(seat, (AUTOMA_TURN, seat))

    def automa_card(self, seat: int, card: str) -> Table:
        """One card of the Automa deck is revealed and resolved; the turn of the next seat follows."""
        within("seat", seat, self.humans, len(self.s.players) - 1)
        self.automa(card)
        return self.open(seat, (PLAY_CARD, seat))

    def round_start(self) -> Table:
        """A new round begins, or the game is over."""
        s = self.settle()
        s.round -= 1
        return self.begin(s, [(ROUND, -1)])

    def round_end(self) -> Table:
        """All have taken their turns, or passed: Cities and display of the continuous mode, and the next round."""
        s = self.settle()
        return self.begin(s, [(ROUND, -1), (END_ROUND, -1)] if s.config.continuous else [(ROUND, -1)])

    def end(self) -> Table:
        """The last round is over: the points are counted."""
        s = self.settle()
        s.ending = LAST
        return self.begin(s, [(ROUND, -1)])

    def open(self, seat: int, *frames: tuple[Op[World], int]) -> Table:
        """The frames of the seat above the rest of its round."""
        s = self.settle()
        s.active = seat
        if s.config.continuous:
            return self.begin(s, [(ROUND, -1), (END_ROUND, -1), *frames])
        order = s.in_turn(s.first)
        later = order[order.index(seat) + 1 :]
        turns = [(AUTOMA_TURN if s.is_automa(other) else TURN, other) for other in reversed(later)]
        return self.begin(s, [(ROUND, -1), *turns, *frames])

    def begin(self, s: World, frames: list[tuple[Op[World], int]]) -> Table:
        for op, seat in frames:
            s.push(op, seat)
        return Table.at(GAME, self.options, s, self.humans)

    def settle(self) -> World:
        """A position of its own. Near the end the deck has run out, or the Last Round card has appeared."""
        if self.s.ending != FAR and self.want.deck_size is None:
            self.want.deck_size = ABOVE if self.s.config.continuous else len(self.want.deck_top)
        return settled(self.s.clone(), self.want)

"""Positions for the tests of the pages, `web/tests/fixtures`: `python -m tests.fixtures [GAME...]` writes them anew.

Random games are played, the same on every machine, and a position is kept for every move of every kind of question, for
every number of players and for what else a board shows (`worth`); what no random game reaches is laid out by hand. Each
has the view of the seat that is asked, its question, the scores and, of a battle, the log, as the server sends them.
One game of each is played to its end, for its report."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from msgspec import json
from msgspec.structs import replace

import clio
from clio.engine.cases import Case, Chance, longest, start
from clio.engine.covering import pairwise
from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.kernel import Event, State
from clio.engine.told import LogLine
from clio.games.through_the_ages.scenario import Scenario as Ages
from clio.server import catalogue, reports, telling
from clio.server import retrospect as r
from clio.server.chronicle import Chronicle
from clio.server.replays import Films
from clio.server.setup import COLOURS, Seat, Setup
from clio.server.telling import Reader
from tests.games.monumental.sets import SETS

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
# random games looked through
GAMES = {"monumental-duel": 240, "through-the-ages": 240, "age-of-mythology": 480, "monumental": 900}
NAMES = ["Inès", "Bot Sénèque", "Tomás", "Amina", "Bot Freydis", "Léandre", "Bot Hypatie", "Oluwaseun"]
FULL_TABLE = {"attack", "lay"}  # moves that look at many neighbours
BATTLE = "attacks"  # the log of a battle begins with this event
Fixture = dict[str, Any]

BY_HAND: dict[str, dict[str, Callable[[], Table]]] = {
    "through-the-ages": {
        "two wars": lambda: Ages(3, 3).war(0, "war-over-culture", 1).war(0, "war-over-territory", 2).turn(),
        "revolution": lambda: Ages().points(0, science=20).hand(0, "monarchy").action_phase(),
        "hammurabi": lambda: Ages().leader(0, "hammurabi").actions(0, civil=0).action_phase(),
        "alexander": lambda: Ages().leader(0, "alexander-the-great").politics(),
        "churchill": lambda: Ages(2, 3).leader(0, "winston-churchill").action_phase(),
        "homer": lambda: Ages().leader(0, "homer").wonders(0, "pyramids").hand(0, "genghis-khan").action_phase(),
    },
}


# ---------------------------------------------------------------------- what is kept
def cases(game: Game[Any]) -> Iterator[Case]:
    """Every number of players in turn; with the fewest, all option sets. Of Monumental, where a question may need both
    several players and a module, sets chosen by hand."""
    id = game.record.id
    if id == "monumental":
        for seed, (players, options) in enumerate(islice(cycle(SETS), GAMES[id])):
            yield Case(players, options, seed)
        return
    fewest, most = game.record.players
    sets = pairwise(game)
    for seed in range(GAMES[id]):
        players = fewest + seed % (most - fewest + 1)
        yield Case(players, sets[seed % len(sets)] if players == fewest else {}, seed)


def worth(game: Game[Any], s: State, players: int) -> set[str]:
    """What a position has to show, in words."""
    if s.over:
        return {f"end {players}"}
    kind, moves = game.kind_of(s, s.waiting), {game.space.range_of[action].name for action in s.legal}
    found = {f"{kind} {move}" for move in moves} | {f"players {players}"}
    if players == game.record.players[1]:
        found |= {f"full table {move}" for move in moves & FULL_TABLE}
    if getattr(s, "battle", None) is None:
        return found
    battle = game.view(s, None)["battle"]
    shown = (
        battle["over"], battle["sides"][0]["last_roll"] != [], battle["odds"] is None, s.player == battle["attacker"],
        len(battle["matchups"]) > 1, "play" in moves,
    )
    return found | {f"battle {shown}"}


def played(game: Game[Any], case: Case) -> Iterator[tuple[int, State, list[tuple[int, Event]]]]:
    """A random game: the state before every decision and at the end, and its events so far with their decisions."""
    s, chance = start(game, case), Chance(case)
    events: list[tuple[int, Event]] = []
    for n in range(longest(game)):
        yield n, s, events
        if s.over:
            return
        s.log = []
        s.apply(chance.move(game, s.legal))
        events += [(n + 1, event) for event in s.log]
        s.log = None


def search(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Where to look: the cases and decisions that show something new, and what is laid out by hand."""
    seen: set[str] = set()
    for case in cases(game):
        for n, s, _ in played(game, case):
            new = worth(game, s, case.players) - seen
            if new:
                seen |= new
                yield {"players": case.players, "options": dict(case.options), "seed": case.seed, "decision": n}
    for name in BY_HAND.get(game.record.id, {}):
        yield {"by_hand": name}


# ---------------------------------------------------------------------- how it is told
def position(table: Table, events: list[tuple[int, Event]]) -> Fixture:
    """As the seat sees it that is asked; at the end, the first."""
    seat = table.seat
    me = 0 if seat is None else seat
    view = table.view(me)
    lines = [LogLine(table.scene, event, decision) for decision, event in events]
    begun = max((n for n, line in enumerate(lines) if line.kind == BATTLE), default=len(lines))
    return {
        "me": me, "view": view, "scores": telling.scores(table),
        "log": [telling.line(line, "en") for line in lines[begun:] if line.seen_by(me)] if view.get("battle") else [],
        "question": None if seat is None else telling.ask(table, seat, "en"),
    }


def positions(game: Game[Any], places: list[dict[str, Any]]) -> list[Fixture]:
    """The positions at these places, each with its place."""
    told: dict[str, Fixture] = {}
    wanted: dict[str, tuple[Case, set[int]]] = {}
    for place in places:
        if "by_hand" in place:
            told[str(place)] = position(BY_HAND[game.record.id][place["by_hand"]](), [])
        else:
            case = Case(place["players"], place["options"], place["seed"])
            wanted.setdefault(str(case), (case, set()))[1].add(place["decision"])
    for case, decisions in wanted.values():
        for n, s, events in played(game, case):
            if n in decisions:
                table = Table(game, case.players, case.seed, case.options, NAMES[: case.players])
                table.state = s.clone()
                place = {"players": case.players, "options": dict(case.options), "seed": case.seed, "decision": n}
                told[str(place)] = position(table, events)
            if n >= max(decisions):
                break
    return [{"place": place, **told[str(place)]} for place in places]


def report(id: str) -> r.Report:
    """Of a random game to its end, without what bots think of it, which changes with them."""
    game = clio.game(id)
    case = Case(max(2, game.record.players[0]), {}, 0)
    table, chance = Table(game, case.players, case.seed, case.options), Chance(case)
    while (seat := table.seat) is not None:
        table.play(chance.move(game, table.state_of(seat).legal), seat)
    seats = [Seat(None, name, colour, None) for name, colour in zip(NAMES[: case.players], COLOURS)]
    setup = Setup(id, table.options_chosen, table.seed, seats, "watch", record=table.symbols, imported=True)
    told = reports.report(Chronicle("table", setup, "", False, 0.0), Reader("", None, "en"), frozenset(), Films())
    return replace(told, judged=[], swings=[])


def fixture(id: str, places: list[dict[str, Any]] | None = None) -> Fixture:
    """The file of a game as plain values; `places` if they are known already."""
    game = clio.game(id)
    found = positions(game, list(search(game)) if places is None else places)
    whole = {"game": catalogue.game_info(id), "cards": catalogue.cards(id), "positions": found, "report": report(id)}
    told: Fixture = json.decode(json.encode(whole))
    return told


def path(id: str) -> Path:
    return FOLDER / f"{id}.json"


def read(id: str) -> Fixture:
    found: Fixture = json.decode(path(id).read_bytes())
    return found


def main(*ids: str) -> int:
    for id in ids or GAMES:
        whole = fixture(id)
        path(id).write_bytes(json.encode(whole) + b"\n")
        print(f"{id}: {len(whole['positions'])} positions")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

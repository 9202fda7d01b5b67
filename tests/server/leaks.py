"""Whole games in which every message to every seat is searched for what the seat must not know.

Every seat is a guest with a cookie and a socket of its own; a spectator looks on. Between two moves nothing happens at
the table, so what is hidden at each message can be read off the true state (`truth`). Three things are asked of each:

- no secret of the table: seed, guest numbers, cookies, keys of invitations, somebody else's question;
- no card is named, by id, symbol or name, that lies where the seat may not look and that it never saw;
- the position, the question, the log, previews and reasons are the same in a world where all that the seat cannot
  know is dealt anew: so that orders and numbers do not tell either.

    python -m tests.server.leaks 200"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import json

from clio.engine.history import Table
from clio.engine.moves import place
from clio.games import find, ids, part_of
from clio.server import foresight, previews, telling
from clio.server import messages as m
from clio.server.chronicle import Chronicle
from tests.server.player import Player, Refused, Visitor
from tests.server.running import Running, running
from tests.server.truth import Ids, elsewhere, names_of, sight

Setting = tuple[int, dict[str, Any]]  # players, options
Zones = dict[tuple[str, str], list[str]]  # owner and zone: the places there


def watched(game: str) -> list[Setting]:
    """How a game is searched: `WATCHED` in tests/games/<game>/watched.py, or with the fewest and the most players."""
    usual: list[Setting] = [(players, {}) for players in dict.fromkeys(find(game).record.players)]
    found: list[Setting] = getattr(part_of(game, "tests.games", "watched"), "WATCHED", usual)
    return found


SETTINGS = [(game, *setting) for game in ids() for setting in watched(game)]
SHOWN = 20  # findings in a summary


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    messages: int = 0
    characters: int = 0
    worlds: int = 0
    findings: list[str] = field(default_factory=list)
    wanted: tuple[str, ...] = ()

    @property
    def enough(self) -> bool:
        return bool(self.wanted) and all(any(words in found for found in self.findings) for words in self.wanted)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.messages += other.messages
        self.characters += other.characters
        self.worlds += other.worlds
        self.findings += other.findings

    def __str__(self) -> str:
        return (
            f"secrets: {self.games} games, {self.decisions} decisions, {self.messages} messages "
            f"({self.characters / 1e6:.1f} MB), {self.worlds} other worlds: {len(self.findings)} leaks"
        )


def search(
    games: int, seed: str = "secrets", most: int = 1_000_000, first: int = 0, wanted: tuple[str, ...] = ()
) -> Report:
    """Play so many games, each at most so many decisions long, and search all that anybody was sent. The settings take
    turns, beginning with the one of that number. It ends as soon as all that is `wanted`, if anything, was found."""
    report = Report(wanted=wanted)
    with tempfile.TemporaryDirectory() as folder, running(folder) as server:
        for n in range(first, first + games):
            asyncio.run(play(server, *SETTINGS[n % len(SETTINGS)], f"{seed}/{n}", most, report))
    return report


# ---------------------------------------------------------------------- one reader
class Reader:
    """A person at the table and all they were sent, searched as it comes."""

    def __init__(self, server: Running, player: Player, visit: Visitor, seat: int | None, report: Report) -> None:
        self.room = server.do(server.service.rooms.get(visit.id))
        self.player, self.visit, self.seat, self.report = player, visit, seat, report
        self.names = names_of(self.chronicle.setup.game)
        self.read = 0
        self.now: Ids = frozenset()  # hidden from the seat
        self.then: dict[int, Ids] = {}  # and after each decision
        self.seen: set[str] = set()  # every card that was ever in sight

    @property
    def chronicle(self) -> Chronicle:
        return self.room.chronicle

    @property
    def table(self) -> Table:
        return self.room.chronicle.table

    @property
    def guest(self) -> str | None:
        return "" if self.seat is None else self.chronicle.seats[self.seat].guest

    def look(self) -> None:
        """The truth has changed. Several decisions at once are answers to a secret choice, which moved no card."""
        (shown, now), before = sight(self.table, self.seat), self.now
        self.then |= dict.fromkeys(range(max(self.then, default=0), len(self.table.actions)), before)
        self.then |= dict.fromkeys((self.chronicle.decisions_of(self.seat), len(self.table.actions)), now)
        self.now = now
        self.seen |= shown

    async def hear(self) -> None:
        """Until all that the seat may know of has come."""
        await self.visit.until(lambda: self.visit.now.seq >= self.chronicle.told(self.guest))

    def found(self, what: str, where: object) -> None:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        c = self.chronicle
        self.report.findings.append(
            f"{c.setup.game}, {len(c.seats)} players, after {len(self.table.actions)} decisions, {who}: {what} "
            f"in {str(where)[:300]}")

    def search(self) -> None:
        """All that came since the last time."""
        new, self.read = self.player.heard[self.read:], len(self.player.heard)
        for text in new:
            self.report.messages += 1
            self.report.characters += len(text)
            self.search_text(text)
            message = json.decode(text)
            kind = message.get("type", "") if isinstance(message, dict) else ""
            if kind == "state":
                self.search_state(message)
            elif self.table.over:
                continue
            elif "view" in message:
                self.strict(message["view"], self.then[message["decision"]])
                self.fair(message["lines"])
            elif kind in ("preview", "why"):
                pass  # they may name what was asked for: compared with another world where they are asked
            else:
                self.strict(message, self.now)

    # ------------------------------------------------------------------ three kinds of search
    def search_text(self, text: str) -> None:
        """Secrets of the table rather than of the game."""
        c = self.chronicle
        guests = [seat.guest for seat in c.seats if seat.guest is not None] + [c.owner]
        keys = [seat.key for seat in c.setup.seats if seat.key is not None]
        watch = [] if self.seat is not None else [c.setup.watch_key]
        dealt = [c.setup.seed.removeprefix("key:"), *(key[4:] for key in c.setup.rekeyed.values())]
        for secret in (*dealt, *guests, *keys, *watch, *self.player.http.cookies.values()):
            if secret in text:
                self.found(f"the secret {secret}", text)

    def strict(self, part: Any, unknown: Ids) -> None:
        for id in sorted(self.names.of(part) & unknown):
            self.found(f"the hidden card {id}", part)

    def fair(self, part: Any) -> None:
        """Words about the past may name what has been in sight before and is no longer."""
        self.strict(part, self.now - self.seen)

    def search_state(self, state: dict[str, Any]) -> None:
        question = state["question"]
        if state["seat"] != self.seat:
            self.found("another's seat", state["seat"])
        if question is not None and (question["seat"] != self.seat or self.seat not in self.chronicle.waiting):
            self.found("another's question", question)
        if state["view"]["legal"] is not None and self.table.state.player != self.seat:
            self.found("another's options", state["view"]["legal"])
        if state["seq"] != self.chronicle.told(self.guest) or self.table.over:
            return  # on the way here: what it shows is told again by the newest one; or the cards are on the table
        self.strict(state["view"], self.now)
        self.strict(question, self.now)
        self.fair([state[name] for name in ("log", "undo", "redo", "chat", "table", "result")])
        self.compare(state)

    def compare(self, state: dict[str, Any]) -> None:
        """The same in another world?"""
        self.report.worlds += 1
        other, lang = elsewhere(self.table, self.seat, f"{self.report.messages}"), state["lang"]
        self.same("the position", state["view"], other.view(self.seat))
        self.same("the scores", state["scores"], [score.total for score in other.result.scores])
        if state["question"] is not None and self.seat in other.pending:
            self.same("the question", state["question"], telling.ask(other, self.seat, lang))
        words, names = other.game.words(lang), other.seat_names(lang)
        seen = [line for line in self.table.log if line.seen_by(self.seat)][state["log_from"]:]
        told = [words.event(other.state, line.event, names) for line in seen]
        self.same("the log", [line["text"] for line in state["log"]], told)

    def same(self, what: str, told: Any, otherwise: Any) -> None:
        received = msgspec.json.decode(msgspec.json.encode(otherwise))
        if told != received:
            self.found(f"{what} depends on hidden cards", difference(told, received))

    # ------------------------------------------------------------------ asking
    async def look_around(self, rnd: random.Random) -> None:
        """One of the things that people do between moves."""
        ask = rnd.choice([self.ask_why, self.ask_why, self.ask_preview, self.ask_rest, self.ask_position, self.return_])
        await ask(rnd)
        self.search()

    async def ask_why(self, rnd: random.Random) -> None:
        """Of a move, and of several things."""
        if self.seat is None:
            return
        wishes: list[tuple[str | None, str | None]] = [(rnd.choice(self.table.game.space.symbols), None)]
        zones = self.zones()
        for symbol, target in wishes + [(None, self.some_place(rnd, zones)) for _ in range(4)]:
            ask = m.AskWhy(self.visit.key(), self.seat, symbol, target)
            answer = await self.visit.ask(ask)
            other = elsewhere(self.table, self.seat, ask.key)
            otherwise = foresight.why_not(other, ask.key, self.seat, ask, self.visit.now.lang)
            self.same("a reason", msgspec.to_builtins(answer), otherwise)

    def zones(self) -> Zones:
        """What moves of whoever is asked touch."""
        table, zones = self.table, Zones()
        for action in range(len(table.game.space)):
            for id in table.game.targets(table.state, action):
                owner, zone, index = id.split(":", 2)
                zones.setdefault((owner, zone), []).append(index)
        return zones

    def some_place(self, rnd: random.Random, zones: Zones) -> str:
        """One of them, most often a card, or any card in its place."""
        cards = [zone for zone in sorted(zones) if not self.names.ids.keys().isdisjoint(zones[zone])]
        there = rnd.choice(cards if cards and rnd.random() < 0.8 else sorted(zones))
        return place(*there, rnd.choice(zones[there] if rnd.random() < 0.5 else sorted(self.names.ids)))

    async def ask_preview(self, rnd: random.Random) -> None:
        question = self.visit.now.question
        if self.seat is None or question is None or question.seat != self.seat:
            return
        ask = m.AskPreview(self.visit.key(), self.seat, rnd.choice(question.options).symbol)
        answer = await self.visit.ask(ask)
        other = elsewhere(self.table, self.seat, ask.key)
        lang = self.visit.now.lang
        self.same("a preview", msgspec.to_builtins(answer),
                  previews.preview(other, ask, lang))

    async def ask_rest(self, rnd: random.Random) -> None:
        id = self.visit.id
        for path in (f"/api/tables/{id}", "/api/tables", "/api/tables?scope=open"):
            await self.player.get(path, msgspec.Raw)

    async def ask_position(self, rnd: random.Random) -> None:
        """A moment of the past, through the own eyes; through another's it must be refused."""
        decision = rnd.randrange(self.chronicle.decisions_of(self.seat) + 1)
        seat = rnd.randrange(len(self.chronicle.seats))
        watch = {} if self.seat is not None else {"x-clio-watch": self.chronicle.setup.watch_key}
        self.player.http.headers.update(watch)
        path = f"/api/tables/{self.visit.id}/positions/{decision}"
        await self.player.get(path, m.Position)
        if seat != self.seat and not self.chronicle.readable:
            try:
                await self.player.get(f"{path}?seat={seat}", m.Position)
                self.found("another's eyes", path)
            except Refused:
                pass

    async def return_(self, rnd: random.Random) -> None:
        """The connection drops, and comes back with or without what it has."""
        since = rnd.choice([None, self.visit.now.seq, rnd.randrange(self.visit.now.seq + 1)])
        await self.visit.close()
        self.visit = Visitor(self.player, self.visit.id)
        await self.visit.open(since=since, watch=self.chronicle.setup.watch_key)


def difference(one: Any, two: Any) -> str:
    """Where two answers part."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return next(f"{key}: {difference(one[key], two[key])}" for key in one if one[key] != two[key])
    return f"{one} / {two}"


# ---------------------------------------------------------------------- one game
async def play(
    server: Running, game: str, players: int, options: dict[str, Any], seed: str, most: int, report: Report
) -> None:
    """A game of random moves; after each, everybody's news are searched, and somebody looks around."""
    rnd = random.Random(seed)
    readers = await gather(server, game, players, options, report)
    try:
        for _ in range(most):
            await move(readers, rnd)
            report.decisions += 1
            if readers[0].chronicle.status != "playing" or report.enough:
                break
            await rnd.choice(readers).look_around(rnd)
    finally:
        for reader in readers:
            await reader.visit.close()
            await reader.player.close()
    report.games += 1


async def gather(
    server: Running, game: str, players: int, options: dict[str, Any], report: Report
) -> list[Reader]:
    """Everybody at the table: the host, guests by their links, a spectator."""
    people = [Player(server.url, "fr" if n % 2 else "en") for n in range(players + 1)]
    for person in people:
        await person.get("/api/me", m.Me)
    host, spectator = people[0], people[-1]
    id = await host.table(game, "me", *["open"] * (players - 1), options=options)
    info = await host.get(f"/api/tables/{id}", m.TableInfo)
    for seat in info.seats[1:]:
        await people[seat.seat].post(f"/api/tables/{id}/join", m.Join(key=seat.key), m.TableInfo)
    for person in people:
        person.heard.clear()  # while gathering, those seated may read the keys
    readers = []
    for n, person in enumerate(people):
        watch = info.watch_key if person is spectator else None
        visit = await person.sit(id, watch=watch)
        readers.append(Reader(server, person, visit, None if watch else n, report))
    for reader in readers:
        reader.look()
        reader.search()
    return readers


async def move(readers: list[Reader], rnd: random.Random) -> None:
    """Somebody plays, or takes back what nobody has learnt from; everybody has heard of it before this returns."""
    c = readers[0].chronicle
    seat = rnd.choice(c.waiting)
    mover = readers[seat].visit
    await mover.until(lambda: mover.now.question is not None)
    if rnd.random() < 0.03 and mover.now.undo is not None and mover.now.undo.free:
        await mover.ask(m.Undo(mover.key(), seat))
    elif rnd.random() < 0.5 and mover.now.redo is not None:
        await mover.ask(m.Redo(mover.key(), seat))
    else:
        assert mover.now.question is not None
        choices = [choice.symbol for choice in mover.now.question.options if choice.symbol != "resign"]
        await mover.move(rnd.choice(choices))
    for reader in readers:
        await reader.hear()
    for reader in readers:
        reader.look()
        reader.search()


if __name__ == "__main__":
    outcome = search(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
    print("\n".join([*outcome.findings[:SHOWN], str(outcome)]))
    sys.exit(bool(outcome.findings))

"""The REST endpoints: games, cards and rules to read; tables to list, make, join, export and replay."""

from __future__ import annotations

import asyncio
from functools import partial
from hmac import compare_digest
from typing import get_args

from clio.server import catalogue, remains, replays, reports, telling
from clio.server import messages as m
from clio.server import retrospect as r
from clio.server.chronicle import Chronicle
from clio.server.desk import known
from clio.server.endpoints import LANG, SEAT, Call, Endpoint, Parameter, Raw
from clio.server.errors import BadMessage, NotNow, StorageDown, StorageFull, StorageReadOnly, Unreadable
from clio.server.limits import FINISHED_PAGE, IMPORT_BYTES, LIST_ROWS, MY_PAGE, OPEN_PAGE
from clio.server.people import PEOPLE
from clio.server.rooms import Room
from clio.server.telling import Reader


STRENGTHS: tuple[m.Strength, ...] = get_args(m.Strength)


# ---------------------------------------------------------------------- games
async def list_games(call: Call) -> Raw:
    return await call.unchanging(catalogue.games)


async def get_game(call: Call) -> m.GameInfo:
    return catalogue.game_info(call.path("game"))


async def get_cards(call: Call) -> Raw:
    return await call.unchanging(catalogue.cards, call.path("game"))


async def get_rules(call: Call) -> Raw:
    return await call.unchanging(catalogue.rules, call.path("game"), call.lang)


async def get_lessons(call: Call) -> Raw:
    return await call.unchanging(catalogue.lessons, call.path("game"), call.lang)


async def get_teaching(call: Call) -> Raw:
    return await call.unchanging(catalogue.teaching, call.path("game"), call.lang)


async def get_puzzles(call: Call) -> Raw:
    return await call.unchanging(catalogue.puzzles, call.path("game"), call.lang)


async def begin_puzzle(call: Call) -> m.Created:
    return m.Created(
        await call.service.desk.puzzle(call.guest, call.path("game"), call.path("puzzle"), call.source))


async def begin_lesson(call: Call) -> m.Created:
    return m.Created(
        await call.service.desk.learn(call.guest, call.path("game"), call.path("lesson"), call.source))


# ---------------------------------------------------------------------- tables
async def list_tables(call: Call) -> m.TableList:
    """Of an address one list at a time: one that is long keeps a reader of the database busy, and there are few."""
    page = min(call.whole(call.query("page") or "0", "page"), LAST_PAGE)
    async with call.service.listing.setdefault(call.source, asyncio.Lock()):
        return await table_list(call, page)


async def table_list(call: Call, page: int) -> m.TableList:
    store = call.service.store
    scope = call.query("scope")
    if scope == "open":
        size, rows = OPEN_PAGE, await store.open_tables(OPEN_PAGE + 1, page * OPEN_PAGE)
    elif scope == "finished":
        size, game = FINISHED_PAGE, call.query("game")
        rows = await store.finished(call.guest.id, game, FINISHED_PAGE + 1, page * FINISHED_PAGE)
    else:
        size, rows = MY_PAGE, await store.mine(call.guest.id, MY_PAGE + 1, page * MY_PAGE)
    call.pay(len(rows) // LIST_ROWS)
    found: list[m.TableInfo] = []
    for row in rows[:size]:
        try:
            found.append(telling.listed(row, call.guest.id, call.lang))
        except Exception as e:  # whatever is wrong with it, it hides no other
            call.service.rooms.damage.note(row.id, e)
    return m.TableList(found, len(rows) > size)


async def create_table(call: Call) -> m.Created:
    return m.Created(await call.service.desk.create(call.guest, call.body, call.source))


def reader_of(call: Call, seat: int | None = None) -> Reader:
    return Reader(call.guest.id, seat, call.lang)


async def get_table(call: Call) -> m.TableInfo:
    """Who knows the id may see who sits there, and nothing of the game but the scores."""
    room = await call.room()
    async with room.lock:
        info = telling.table_info(room.chronicle, reader_of(call), room.connected)
        if not room.chronicle.at_home(call.guest.id):
            info.request = info.outdated = None  # they say what was played
        return info


async def join_table(call: Call) -> m.TableInfo:
    room = await call.room()
    await call.service.desk.join(room, call.guest, call.body, call.source)
    return await get_table(call)


async def rematch_table(call: Call) -> m.Created:
    return m.Created(await call.service.desk.rematch(await seen(call), call.guest, call.source))


async def branch_table(call: Call) -> m.Created:
    return m.Created(await call.service.desk.branch(await seen(call), call.guest, call.body, call.source))


async def import_table(call: Call) -> m.Created:
    text = call.body.decode("utf-8", "replace")
    return m.Created(await call.service.desk.import_game(call.guest, text, call.study, call.source))


async def seen(call: Call) -> Room:
    """The room of a table that the asker may look at. A finished game is open to whoever knows its id."""
    room = await call.room()
    if not room.chronicle.readable:
        known(room.chronicle, call.guest.id, call.request.headers.get("x-clio-watch"))
    return room


# ---------------------------------------------------------------------- replays
async def get_position(call: Call) -> m.Position:
    room = await seen(call)
    asked = call.query("seat")
    decision = call.whole(call.path("decision"), "decision")
    c = await still(room)
    seat = replays.eyes(c, call.guest.id, None if asked is None else call.whole(asked, "seat"))
    return await call.study(partial(replays.position, c, decision, reader_of(call, seat), call.films))


async def get_timeline(call: Call) -> Raw:
    room = await seen(call)
    c, connected = await still(room), room.connected
    return await call.written(partial(replays.timeline, c, reader_of(call), connected, call.films))


async def get_report(call: Call) -> Raw:
    room = await seen(call)
    c, connected = await still(room), room.connected
    return await call.written(partial(reports.report, c, reader_of(call), connected, call.films))


async def get_analysis(call: Call) -> r.Analysis:
    """What a bot thinks of a finished game, as far as it is known; without a strength, by one that looked at it."""
    asked = call.query("strength")
    strength: m.Strength | None = next((one for one in STRENGTHS if one == asked), None)
    if asked is not None and strength is None:
        raise BadMessage(why=f"strength: {asked[:40]}")
    return await analysed(call, strength)


async def begin_analysis(call: Call) -> r.Analysis:
    room = await seen(call)
    await call.service.analysts.begin(await still(room), call.guest, call.source, call.body.strength)
    return await analysed(call, call.body.strength)


async def analysed(call: Call, wish: m.Strength | None) -> r.Analysis:
    room = await seen(call)
    c, connected = await still(room), room.connected
    return await call.service.analysts.tell(c, reader_of(call), connected, wish)


async def still(room: Room) -> Chronicle:
    """The table as it is now: while somebody looks at it, it goes on."""
    async with room.lock:
        return room.chronicle.still()


async def export_table(call: Call) -> Raw:
    """A finished game whole. Of one that is not, only if it is of older rules or damaged: what its reader may know."""
    try:
        c = await still(await seen(call))
    except Unreadable:
        left = remains.of_damaged(call.service.store, call.path("id"), call.guest.id, call.lang, call.study)
        return as_file(await left)
    if not c.readable:
        if c.table.outdated is None:
            raise NotNow("not_over")
        seats = c.seats_of(call.guest.id)
        return as_file(await call.study(partial(remains.of_table, c, reader_of(call, seats[0] if seats else None))))
    if call.query("format") == "text":
        text = await call.study(partial(replays.as_text, c, call.lang))
        return Raw(text.encode(), "text/plain; charset=utf-8", f"{c.setup.game}.txt")
    return Raw((await call.study(c.table.save)).encode(), "application/json", f"{c.setup.game}.json")


def as_file(found: remains.Remains) -> Raw:
    return Raw(found.text().encode(), "application/json", f"{found.game}-unfinished.json")


# ---------------------------------------------------------------------- the machine
ILL = {"full": StorageFull, "read_only": StorageReadOnly, "down": StorageDown}


async def health(call: Call) -> m.Health:
    """To everybody whether tables can be read and written; the damaged ones to who shows the operator's key: an id is
    half an invitation."""
    service = call.service
    await service.store.ping()
    ill = await service.store.illness()
    if ill is not None:
        raise ILL[ill]()
    shown = call.request.headers.get("x-clio-operator", "")
    if not compare_digest(shown.encode(), service.operator.encode()):
        return m.Health("ok")
    return m.Health("ok", list(service.rooms.damage.tables.values()))


async def about(call: Call) -> m.About:
    return call.service.workshop.told()


async def metrics(call: Call) -> Raw:
    return Raw(call.service.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


LAST_PAGE = 1000
SCOPE = Parameter(
    "scope", {"type": "string", "enum": ["mine", "open", "finished"]},
    "my tables, tables with a free seat, or my finished games")
GAME = Parameter("game", {"type": "string"}, "of finished games, those of one game")
PAGE = Parameter("page", {"type": "integer", "minimum": 0}, "of the list; the first is 0")
FORMAT = Parameter("format", {"type": "string", "enum": ["json", "text"]}, "the record, or the story to read")
STRENGTH = Parameter("strength", {"type": "string", "enum": [*STRENGTHS]}, "of the bot that looks")
TABLE = (404, 409, 503)

ENDPOINTS = (
    *PEOPLE,
    Endpoint("GET", "/api/games", list_games, "The games", list[m.GameInfo]),
    Endpoint("GET", "/api/games/{game}", get_game, "One game", m.GameInfo, errors=(404,)),
    Endpoint("GET", "/api/games/{game}/cards", get_cards, "Its cards", list[m.Card], cost=3, errors=(404,)),
    Endpoint("GET", "/api/games/{game}/rules", get_rules, "Its rulebook", m.Rules, parameters=(LANG,), cost=3,
             errors=(404,)),
    Endpoint("GET", "/api/games/{game}/lessons", get_lessons, "Its guided games", list[m.LessonInfo],
             parameters=(LANG,), errors=(404,)),
    Endpoint("GET", "/api/games/{game}/teaching", get_teaching, "What it tells beside the game", m.Teaching,
             parameters=(LANG,), errors=(404,)),
    Endpoint("POST", "/api/games/{game}/lessons/{lesson}", begin_lesson, "Begin a guided game", m.Created, None, 201,
             cost=5, errors=(404, 429, 503)),
    Endpoint("GET", "/api/games/{game}/puzzles", get_puzzles, "Its puzzles", list[m.PuzzleInfo], parameters=(LANG,),
             errors=(404,)),
    Endpoint("POST", "/api/games/{game}/puzzles/{puzzle}", begin_puzzle, "Begin a puzzle", m.Created, None, 201,
             cost=5, errors=(404, 429, 503)),
    Endpoint("GET", "/api/tables", list_tables, "Tables", m.TableList, parameters=(SCOPE, PAGE, GAME),
             errors=(503,)),
    Endpoint("POST", "/api/tables", create_table, "Make a table", m.Created, m.NewTable, 201, cost=5,
             errors=(404, 429, 503)),
    Endpoint("GET", "/api/tables/{id}", get_table, "Who sits at a table", m.TableInfo, errors=TABLE),
    Endpoint("POST", "/api/tables/{id}/join", join_table, "Sit down", m.TableInfo, m.Join,
             errors=(403, 409, 429, *TABLE)),
    Endpoint("POST", "/api/tables/{id}/rematch", rematch_table, "The same people once more", m.Created, None, 201,
             cost=5, errors=(403, 409, 429, *TABLE)),
    Endpoint("POST", "/api/tables/{id}/branch", branch_table, "Play on from a decision", m.Created, m.Branch, 201,
             cost=10, errors=(403, 409, 429, *TABLE)),
    Endpoint("POST", "/api/import", import_table, "Import an exported game", m.Created, bytes, 201,
             errors=(404, 413, 429, 503), most=IMPORT_BYTES, cost=10),
    Endpoint("GET", "/api/tables/{id}/positions/{decision}", get_position, "A moment of a game", m.Position,
             parameters=(SEAT, LANG), errors=(403, 409, *TABLE)),
    Endpoint("GET", "/api/tables/{id}/timeline", get_timeline, "A finished game, decision by decision", m.Timeline,
             parameters=(LANG,), cost=5, errors=(403, 409, *TABLE)),
    Endpoint("GET", "/api/tables/{id}/report", get_report, "How a finished game went", r.Report,
             parameters=(LANG,), cost=5, errors=(403, 409, *TABLE)),
    Endpoint("GET", "/api/tables/{id}/analysis", get_analysis, "What a bot thinks of a finished game", r.Analysis,
             parameters=(STRENGTH, LANG), cost=2, errors=(403, 409, *TABLE)),
    Endpoint("POST", "/api/tables/{id}/analysis", begin_analysis, "Have a bot look at a finished game", r.Analysis,
             r.AskAnalysis, parameters=(LANG,), cost=10, errors=(403, 409, 429, *TABLE)),
    Endpoint("GET", "/api/tables/{id}/export", export_table, "A finished game as a file", None,
             parameters=(FORMAT, LANG), errors=(403, 409, *TABLE)),
    Endpoint("GET", "/api/about", about, "How the bots of this server think", m.About),
    Endpoint("GET", "/health", health, "Is the server well", m.Health, errors=(503,)),
    Endpoint("GET", "/metrics", metrics, "Numbers for Prometheus", None),
)

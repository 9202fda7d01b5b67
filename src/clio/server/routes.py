"""The REST endpoints: games, cards and rules to read; tables to list, make, join, export and replay."""

from __future__ import annotations

import asyncio

from clio.server import catalogue, replays, telling
from clio.server import messages as m
from clio.server.desk import known
from clio.server.endpoints import LANG, SEAT, Call, Endpoint, Parameter, Raw
from clio.server.errors import NotNow, NotSeated
from clio.server.limits import IMPORT_BYTES, OPEN_PAGE
from clio.server.rooms import Room
from clio.server.storage import Guest
from clio.server.telling import Reader
from clio.server.wording import written


# ---------------------------------------------------------------------- me
async def get_me(call: Call) -> m.Me:
    return m.Me(call.guest.name, call.lang)


async def put_me(call: Call) -> m.Me:
    change: m.MeChange = call.body
    name = call.guest.name if change.name is None else written(change.name)
    lang: m.Lang = change.lang or call.lang
    await call.service.store.save_guest(Guest(id=call.guest.id, name=name, lang=lang))
    return m.Me(name, lang)


async def delete_me(call: Call) -> m.Forgotten:
    """Whoever asks is somebody new afterwards."""
    found = await call.service.desk.forget(call.guest.id)
    for visit in [each for each in call.service.visits if each.reader.guest == call.guest.id]:
        visit.dismiss(NotSeated())
    return found


# ---------------------------------------------------------------------- games
async def list_games(call: Call) -> list[m.GameInfo]:
    return catalogue.games()


async def get_game(call: Call) -> m.GameInfo:
    return catalogue.game_info(call.path("game"))


async def get_cards(call: Call) -> list[m.Card]:
    return await asyncio.to_thread(catalogue.cards, call.path("game"))


async def get_rules(call: Call) -> m.Rules:
    return await asyncio.to_thread(catalogue.rules, call.path("game"), call.lang)


# ---------------------------------------------------------------------- tables
async def list_tables(call: Call) -> m.TableList:
    store = call.service.store
    if call.query("scope") != "open":
        rows, more = await store.mine(call.guest.id), False
    else:
        page = min(call.whole(call.query("page") or "0", "page"), LAST_PAGE)
        found = await store.open_tables(OPEN_PAGE + 1, page * OPEN_PAGE)
        rows, more = found[:OPEN_PAGE], len(found) > OPEN_PAGE
    return m.TableList([telling.listed(row, call.guest.id, call.lang) for row in rows], more)


async def create_table(call: Call) -> m.Created:
    return m.Created(await call.service.desk.create(call.guest, call.body, call.source))


def reader_of(call: Call, seat: int | None = None) -> Reader:
    return Reader(call.guest.id, seat, call.lang)


async def get_table(call: Call) -> m.TableInfo:
    """Who knows the id may see who sits there, and nothing of the game but the scores."""
    room = await call.room()
    async with room.lock:
        return telling.table_info(room.chronicle, reader_of(call), room.connected)


async def join_table(call: Call) -> m.TableInfo:
    room = await call.room()
    await call.service.desk.join(room, call.guest, call.body)
    return await get_table(call)


async def rematch_table(call: Call) -> m.Created:
    return m.Created(await call.service.desk.rematch(await seen(call), call.guest))


async def branch_table(call: Call) -> m.Created:
    return m.Created(await call.service.desk.branch(await seen(call), call.guest, call.body, call.source))


async def import_table(call: Call) -> m.Created:
    text = call.body.decode("utf-8", "replace")
    return m.Created(await call.service.desk.import_game(call.guest, text, call.source))


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
    seat = replays.eyes(room.chronicle, call.guest.id, None if asked is None else call.whole(asked, "seat"))
    decision = call.whole(call.path("decision"), "decision")
    async with room.lock:
        return await asyncio.to_thread(replays.position, room.chronicle, decision, reader_of(call, seat))


async def get_timeline(call: Call) -> m.Timeline:
    room = await seen(call)
    async with room.lock:
        return await asyncio.to_thread(replays.timeline, room.chronicle, reader_of(call), room.connected)


async def export_table(call: Call) -> Raw:
    room = await seen(call)
    c = room.chronicle
    if not c.readable:
        raise NotNow("not_over")
    if call.query("format") == "text":
        return Raw(replays.as_text(c, call.lang).encode(), "text/plain; charset=utf-8", f"{c.setup.game}.txt")
    return Raw(c.table.save().encode(), "application/json", f"{c.setup.game}.json")


# ---------------------------------------------------------------------- the machine
async def health(call: Call) -> dict[str, str]:
    await call.service.store.ping()
    return {"status": "ok"}


async def metrics(call: Call) -> Raw:
    return Raw(call.service.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


LAST_PAGE = 1000
SCOPE = Parameter("scope", {"type": "string", "enum": ["mine", "open"]}, "my tables, or tables with a free seat")
PAGE = Parameter("page", {"type": "integer", "minimum": 0}, "of the tables with a free seat; the first is 0")
FORMAT = Parameter("format", {"type": "string", "enum": ["json", "text"]}, "the record, or the story to read")
TABLE = (404, 409, 503)

ENDPOINTS = (
    Endpoint("GET", "/api/me", get_me, "Who am I", m.Me),
    Endpoint("PUT", "/api/me", put_me, "Change my name or language", m.Me, m.MeChange, errors=(503,)),
    Endpoint("DELETE", "/api/me", delete_me, "Delete my name, my chat and my unfinished tables", m.Forgotten, cost=20,
             errors=(409, 503), leaves=True),
    Endpoint("GET", "/api/games", list_games, "The games", list[m.GameInfo]),
    Endpoint("GET", "/api/games/{game}", get_game, "One game", m.GameInfo, errors=(404,)),
    Endpoint("GET", "/api/games/{game}/cards", get_cards, "Its cards", list[m.Card], errors=(404,)),
    Endpoint("GET", "/api/games/{game}/rules", get_rules, "Its rulebook", m.Rules, parameters=(LANG,), errors=(404,)),
    Endpoint("GET", "/api/tables", list_tables, "Tables", m.TableList, parameters=(SCOPE, PAGE), errors=(503,)),
    Endpoint("POST", "/api/tables", create_table, "Make a table", m.Created, m.NewTable, 201, cost=5,
             errors=(404, 429, 503)),
    Endpoint("GET", "/api/tables/{id}", get_table, "Who sits at a table", m.TableInfo, errors=TABLE),
    Endpoint("POST", "/api/tables/{id}/join", join_table, "Sit down", m.TableInfo, m.Join, errors=(403, 409, *TABLE)),
    Endpoint("POST", "/api/tables/{id}/rematch", rematch_table, "The same people once more", m.Created, None, 201,
             errors=(403, 409, 429, *TABLE)),
    Endpoint("POST", "/api/tables/{id}/branch", branch_table, "Play on from a decision", m.Created, m.Branch, 201,
             errors=(403, 409, 429, *TABLE)),
    Endpoint("POST", "/api/import", import_table, "Import an exported game", m.Created, bytes, 201,
             errors=(404, 413, 429, 503), most=IMPORT_BYTES, cost=10),
    Endpoint("GET", "/api/tables/{id}/positions/{decision}", get_position, "A moment of a game", m.Position,
             parameters=(SEAT, LANG), errors=(403, 409, *TABLE)),
    Endpoint("GET", "/api/tables/{id}/timeline", get_timeline, "A finished game, decision by decision", m.Timeline,
             parameters=(LANG,), errors=(403, 409, *TABLE)),
    Endpoint("GET", "/api/tables/{id}/export", export_table, "A finished game as a file", None,
             parameters=(FORMAT, LANG), errors=(403, 409, *TABLE)),
    Endpoint("GET", "/health", health, "Is the server well", dict[str, str], errors=(503,)),
    Endpoint("GET", "/metrics", metrics, "Numbers for Prometheus", None),
)

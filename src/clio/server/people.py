"""The REST endpoints about oneself: name, devices, finished games and statistics."""

from __future__ import annotations

import asyncio

import msgspec

from clio.server import messages as m
from clio.server import webpush
from clio.server.endpoints import Call, Endpoint
from clio.server.errors import NotSeated, NotYours, SignedOff, SwitchedOff
from clio.server.identity import Shown
from clio.server.outbound import target
from clio.server.setup import new_key
from clio.server.storage import NONE, Guest
from clio.server.storage.calling import Hook, Kept
from clio.server.webpush import Subscription
from clio.server.wording import written


async def get_me(call: Call) -> m.Me:
    return me(call, call.guest.name, call.lang)


def me(call: Call, name: str, lang: m.Lang) -> m.Me:
    settings = call.service.settings
    return m.Me(name, lang, settings.near or None, list(settings.without))


async def put_me(call: Call) -> m.Me:
    change: m.MeChange = call.body
    name = call.guest.name if change.name is None else written(change.name)
    lang: m.Lang = change.lang or call.lang
    await call.service.desk.name(msgspec.structs.replace(call.guest, name=name, lang=lang), call.source)
    return me(call, name, lang)


async def delete_me(call: Call) -> m.Forgotten:
    """Whoever asks is somebody new afterwards. A device that was signed off is somebody new already: it is told that
    nothing of whom it was is deleted."""
    shown = call.service.identity.read(call.request)
    if shown is not None and shown.guest != call.guest.id:
        kept = await call.service.store.guest(shown.guest)
        if kept is not None and kept.epoch != NONE:
            raise SignedOff()
    return await call.service.desk.forget(call.guest.id, call.source)


async def statistics(call: Call) -> list[m.Statistic]:
    async with call.service.listing.setdefault(call.source, asyncio.Lock()):
        return await call.service.store.people.statistics(call.guest.id)


# ---------------------------------------------------------------------- devices
async def get_devices(call: Call) -> m.Devices:
    return await call.service.selves.devices(call.guest, call.service.identity.before(call.request))


async def make_link(call: Call) -> m.Link:
    offered(call, "links")
    return await call.service.selves.link(call.guest, call.source)


async def drop_link(call: Call) -> m.Devices:
    await call.service.store.people.unlink(call.guest.id)
    return await get_devices(call)


async def look_at_link(call: Call) -> m.Carried:
    offered(call, "links")
    return await call.service.selves.look(call.guest, call.body.code, call.source)


async def take_link(call: Call) -> m.Me:
    offered(call, "links")
    before = call.service.identity.before(call.request)
    found, left = await call.service.selves.take(call.guest, before, call.body.code, call.source)
    return become(call, found, left)


async def go_back(call: Call) -> m.Me:
    return become(call, *await call.service.selves.back(call.guest, call.service.identity.before(call.request)))


def become(call: Call, guest: Guest, before: list[Shown]) -> m.Me:
    call.becomes, call.before = Shown(guest.id, guest.epoch), before
    return me(call, guest.name, call.lang)


async def revoke_devices(call: Call) -> m.Devices:
    await call.service.desk.meet(call.guest, call.source)
    call.becomes = await call.service.selves.revoke(call.guest)
    return await get_devices(call)


# ---------------------------------------------------------------------- being called
def offered(call: Call, what: m.Feature) -> None:
    if what in call.service.settings.without:
        raise SwitchedOff()


async def push_key(call: Call) -> m.PushKey:
    offered(call, "push")
    sender = call.service.calls.sender
    if sender is None:
        raise SwitchedOff()
    return m.PushKey(sender.public)


async def subscribe(call: Call) -> m.Subscribe:
    """Kept under whoever asks, in place of whoever had this browser before."""
    await push_key(call)
    told: m.Subscribe = call.body
    target(told.endpoint)
    kept = Subscription(told.endpoint, told.p256dh, told.auth)
    webpush.check(kept)
    await call.service.calls.subscribe(call.guest, Kept(kept, call.lang), call.source)
    return told


async def unsubscribe(call: Call) -> m.Unsubscribe:
    told: m.Unsubscribe = call.body
    await call.service.store.calling.unsubscribe(told.endpoint, call.guest.id)
    return told


async def set_hook(call: Call, hook: Hook | None) -> m.WebHook:
    """For who made the table."""
    offered(call, "webhooks")
    id = (await call.room()).chronicle.id
    if not await call.service.store.calling.set_hook(id, hook, call.guest):
        raise NotYours("not_owner")
    if hook is None:
        return m.WebHook()
    call.service.calls.hooked.add(id)
    return m.WebHook(hook.url, hook.secret)


async def get_hook(call: Call) -> m.WebHook:
    """To who made the table all of it; to the others who play there, at which server it is told whose turn it is."""
    offered(call, "webhooks")
    c = (await call.room()).chronicle
    if c.owner != call.guest.id and not c.seats_of(call.guest.id):
        raise NotSeated()
    hook = await call.service.store.calling.hook(c.id)
    if hook is None:
        return m.WebHook()
    return m.WebHook(hook.url, hook.secret) if c.owner == call.guest.id else m.WebHook(target(hook.url).origin)


async def put_hook(call: Call) -> m.WebHook:
    target(call.body.url)
    return await set_hook(call, Hook(call.body.url, new_key(), call.lang, str(call.request.base_url).rstrip("/")))


async def delete_hook(call: Call) -> m.WebHook:
    return await set_hook(call, None)


HOOK = (400, 403, 404, 409, 429, 503)
LINK = (404, 409, 429, 503)
PEOPLE = (
    Endpoint("GET", "/api/me", get_me, "Who am I", m.Me),
    Endpoint("PUT", "/api/me", put_me, "Change my name or language", m.Me, m.MeChange, cost=5,
             errors=(403, 404, 429, 503)),
    Endpoint("DELETE", "/api/me", delete_me, "Delete my name, my chat and my unfinished tables", m.Forgotten, cost=20,
             errors=(403, 409, 429, 503), leaves=True),
    Endpoint("GET", "/api/me/statistics", statistics, "My finished games in numbers", list[m.Statistic], cost=3,
             errors=(503,)),
    Endpoint("GET", "/api/me/devices", get_devices, "My other devices", m.Devices, cost=3, errors=(503,)),
    Endpoint("POST", "/api/me/link", make_link, "A code that lets another device in, once", m.Link, None, 201, cost=5,
             errors=(404, 429, 503)),
    Endpoint("DELETE", "/api/me/link", drop_link, "Take the code back", m.Devices, cost=5, errors=(503,)),
    Endpoint("POST", "/api/me/revoke", revoke_devices, "End what all other devices and codes may do", m.Devices, cost=5,
             errors=(404, 429, 503)),
    Endpoint("POST", "/api/me/back", go_back, "Be again who this browser was before", m.Me, cost=5, errors=LINK),
    Endpoint("POST", "/api/link/look", look_at_link, "What a code leads to", m.Carried, m.LinkCode, cost=3,
             errors=LINK),
    Endpoint("GET", "/api/push/key", push_key, "By which browsers know this server", m.PushKey, errors=(403,)),
    Endpoint("POST", "/api/me/push", subscribe, "Tell this browser of my turn", m.Subscribe, m.Subscribe, 201, cost=5,
             errors=(403, 404, 429, 503)),
    Endpoint("POST", "/api/me/unpush", unsubscribe, "Tell this browser no more", m.Unsubscribe, m.Unsubscribe, cost=3,
             errors=(503,)),
    Endpoint("GET", "/api/tables/{id}/hook", get_hook, "Where my table tells whose turn it is", m.WebHook, errors=HOOK),
    Endpoint("PUT", "/api/tables/{id}/hook", put_hook, "Have it told there", m.WebHook, m.NewHook, cost=5, errors=HOOK),
    Endpoint("DELETE", "/api/tables/{id}/hook", delete_hook, "Have it told no more", m.WebHook, cost=3, errors=HOOK),
    Endpoint("POST", "/api/link/take", take_link, "Follow a code", m.Me, m.LinkCode, cost=5, errors=LINK),
)

"""Messages about a visitor: who they are, on which devices, how they are called to their turn, how their games went."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from clio.server.library import Lang
from clio.server.limits import Address, Name, PushText, TypedCode

Feature = Literal["clocks", "links", "push", "webhooks"]
Rival = Literal["people", "mixed", "screen", "alone", "random", "easy", "normal", "hard", "expert"]  # the strongest bot


class Me(Struct):
    """Who is asking: a guest known by a signed cookie. `near`: where machines of the local network reach this server,
    if they do; `without`: what it does not offer."""

    name: str
    lang: Lang
    near: str | None = None
    without: list[Feature] = []


class MeChange(Struct):
    name: Name | None = None
    lang: Lang | None = None


class Forgotten(Struct):
    """Of a visitor who wished to be: how many tables were deleted, and how many went on or stay without their name;
    `later`: at how many something was going on, or which cannot be read. They follow by themselves."""

    deleted: int
    kept: int
    later: int = 0


class Link(Struct):
    """What lets another device in, once: the code, and until when."""

    code: str
    until: float


class LinkCode(Struct):
    """As it was typed: spaces, dashes and small letters do no harm."""

    code: TypedCode


class Other(Struct):
    """Somebody whom this browser is, was or could be; `games` they sit at, up to a hundred."""

    name: str
    games: int


class Carried(Struct):
    """What a link leads to, before it is followed. `mine`: who this browser is now and would find again, if there is
    anything to find."""

    other: Other
    mine: Other | None = None


class Devices(Struct):
    """`until`: an open link; `linked`: when another device was last let in; `before`: who this browser was."""

    until: float | None = None
    linked: float | None = None
    before: list[Other] = []


class PushKey(Struct):
    """By which browsers know this server."""

    key: str


class Subscribe(Struct):
    """A browser that wants to be told of its person's turn, as its `PushSubscription` has it."""

    endpoint: Address
    p256dh: PushText
    auth: PushText


class Unsubscribe(Struct):
    endpoint: Address


class WebHook(Struct):
    """Where a table tells whose turn it is. `secret` signs what it tells (HMAC-SHA256, `X-Clio-Signature`)."""

    url: str | None = None
    secret: str | None = None


class NewHook(Struct):
    url: Address


class Statistic(Struct):
    """Of the finished games of one kind; `points` is the mean."""

    game: str
    rival: Rival
    played: int
    won: int
    points: float

"""One person on several devices, without an account: a code, good once and for some minutes, makes another browser the
same guest.

Whoever sends a code of their own to somebody else would have that person play in the sender's name. So a code does
nothing by itself: who follows it is told whose it is and must agree, and the browser remembers who it was before.
Nothing of the two is ever joined: it would hand the tables of one to the other."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from clio.server import messages as m
from clio.server.errors import LinkGone, NotNow, TooMany
from clio.server.identity import Identity, Shown
from clio.server.limits import EARLIER_SELVES, LINK_SECONDS, LINKS_PER_HOUR, WRONG_CODES
from clio.server.rates import Buckets
from clio.server.storage import Guest, Store

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another: 5 bits each
LONG = 12
HOUR = 3600.0


def new_code() -> str:
    """60 bits: nobody finds one of them in its ten minutes."""
    return "".join(secrets.choice(LETTERS) for _ in range(LONG))


def typed(code: str) -> str:
    """As it was made, however it was written down."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


class Selves:
    """Makes codes and takes them, ends what other devices may do."""

    def __init__(self, store: Store, identity: Identity, dismiss: Callable[[str], None]) -> None:
        """`dismiss`: has whoever is connected as a guest come back, with the cookie that they have by then."""
        self.store = store
        self.identity = identity
        self.dismiss = dismiss
        self.making = Buckets(LINKS_PER_HOUR / HOUR, LINKS_PER_HOUR)
        self.wrong = Buckets(WRONG_CODES / HOUR, WRONG_CODES)

    async def link(self, guest: Guest, source: str) -> m.Link:
        """A code in place of the one before, if there was one."""
        if not self.making.of(source).take():
            raise TooMany("too_many_links", most=LINKS_PER_HOUR)
        code, until = new_code(), time.time() + LINK_SECONDS
        await self.store.people.link(guest, self.identity.digest(code), until)
        return m.Link(code, until)

    async def look(self, guest: Guest, code: str, source: str) -> m.Carried:
        """What a code leads to; it stays good."""
        found = self._right(await self.store.people.behind(self._digest(code, source)), source)
        if found.id == guest.id:
            raise NotNow("link_same")
        return m.Carried(await self._other(found), await self._worth(guest))

    async def take(
        self, guest: Guest, before: list[Shown], code: str, source: str
    ) -> tuple[Guest, list[Shown]]:
        """Who the browser is from now on, and whom it was. Nothing is lost: what would be too much is refused."""
        carried = await self.look(guest, code, source)
        if carried.mine is not None and len(before) >= EARLIER_SELVES:
            raise TooMany("too_many_selves", most=EARLIER_SELVES)
        found = self._right(await self.store.people.take(self._digest(code, source)), source)
        left = [each for each in before if each.guest != found.id]
        return found, left if carried.mine is None else [Shown(guest.id, guest.epoch), *left]

    async def back(self, guest: Guest, before: list[Shown]) -> tuple[Guest, list[Shown]]:
        """Change places with who the browser was last."""
        known = await self._known(before, guest.lang)
        if not known:
            raise LinkGone("nobody_before")
        own = [] if await self._worth(guest) is None else [Shown(guest.id, guest.epoch)]
        return known[0], own + [Shown(each.id, each.epoch) for each in known[1:]]

    async def revoke(self, guest: Guest) -> Shown:
        """Only who asks stays this guest: all other devices and all codes are nothing any more."""
        epoch = await self.store.people.renew(guest)
        self.dismiss(guest.id)
        return Shown(guest.id, epoch)

    async def devices(self, guest: Guest, before: list[Shown]) -> m.Devices:
        others = [await self._other(each) for each in await self._known(before, guest.lang)]
        return m.Devices(await self.store.people.link_until(guest.id), guest.linked or None, others)

    async def _known(self, before: list[Shown], lang: str) -> list[Guest]:
        """Those of whom the browser may still know: none who have signed it off."""
        kept = [(each, await self.store.guest(each.guest) or Guest(each.guest, "", lang)) for each in before]
        return [guest for each, guest in kept if guest.epoch == each.epoch]

    async def _worth(self, guest: Guest) -> m.Other | None:
        """Who a browser is, if there is anything to remember of them."""
        mine = await self._other(guest)
        return mine if mine.name or mine.games else None

    async def _other(self, guest: Guest) -> m.Other:
        return m.Other(guest.name, await self.store.people.games(guest.id))

    def _digest(self, code: str, source: str) -> str:
        """Every try counts until it turns out to be right, also of many at once: whoever has tried too many wrong ones
        tries no more for a while."""
        if not self.wrong.of(source).take():
            raise TooMany("too_many_codes", most=WRONG_CODES)
        return self.identity.digest(typed(code))

    def _right(self, found: Guest | None, source: str) -> Guest:
        if found is None:
            raise LinkGone()
        self.wrong.of(source).charge(-1)
        return found

"""What a seat must not know, read off the true state by hand (no view is asked), and which cards a message names."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec import json

from clio.engine.history import Table
from clio.engine.info import knows
from clio.engine.rng import seed_rng
from clio.games import find
from clio.games.age_of_mythology.cardbook import BOOK as MYTH_BOOK
from clio.games.age_of_mythology.state import PERMANENT, Mythology
from clio.games.monumental_duel.cardbook import BOOK as DUEL_BOOK
from clio.games.monumental_duel.state import FREE_CITY, Duel
from clio.games.through_the_ages.cardbook import BOOK as AGES_BOOK
from clio.games.through_the_ages.state import NONE, TECHNOLOGIES, Ages

Ids = frozenset[str]
FIELDS = ("homer", "hades", "isis")  # names of fields that are ids by chance
STRINGS = re.compile(r'"((?:[^"\\]|\\.)*)"(:?)')


# ---------------------------------------------------------------------- places
def sight(table: Table, seat: int | None) -> tuple[Ids, Ids]:
    """Cards that lie where the seat may look; and those of which every copy lies in a place hidden from it."""
    s = table.state
    if isinstance(s, Ages):
        up, down = set(ages_up(s, seat)) - {NONE}, set(ages_down(s, seat))
        shown = frozenset(AGES_BOOK.id[kind] for kind in up)
        return shown, frozenset(AGES_BOOK.id[kind] for kind in down - up)
    if isinstance(s, Mythology):
        up, down = set(myth_up(s, seat)), set(myth_down(s, seat))
        shown = frozenset(MYTH_BOOK.id[kind] for kind in up)
        return shown, frozenset(MYTH_BOOK.id[kind] for kind in down - up)
    assert isinstance(s, Duel)
    hidden = frozenset(duel_down(s))
    return frozenset(DUEL_BOOK.id) - hidden, hidden


def duel_down(s: Duel) -> Iterator[str]:
    """Both seats know the same. A deck whose composition is known hides its order alone: see `elsewhere`."""
    yield from (DUEL_BOOK.id[FREE_CITY + city] for city in s.city_deck[s.city_at:])
    if not s.config.known_deck:
        yield from (DUEL_BOOK.id[card] for card in (*s.deck[s.deck_at:], *s.aside))


def masked(cards: Iterable[int], known: Iterable[int], seat: int | None, wanted: bool) -> Iterator[int]:
    return (kind for kind, mask in zip(cards, known) if knows(mask, seat) is wanted)


def ages_piles(s: Ages) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The face-down piles of which somebody may know something."""
    return [(s.current, s.current_known), (s.future, s.future_known), *zip(s.discards, s.discards_known)]


def ages_down(s: Ages, seat: int | None) -> Iterator[int]:
    yield from s.military_deck[s.military_at:]
    yield from s.civil_deck[s.civil_at:]
    yield from s.unused_events
    for cards, known in ages_piles(s):
        yield from masked(cards, known, seat, False)
    for me, p in enumerate(s.players):
        if me != seat:
            yield from masked(p.hand, p.known, seat, False)
            if s.config.civil_hidden:
                yield from p.civil


def ages_up(s: Ages, seat: int | None) -> Iterator[int]:
    for cards, known in ages_piles(s):
        yield from masked(cards, known, seat, True)
    yield from (*s.row, *s.past, *s.tactics, *s.gone, *s.sent, *s.attack[:1], s.territory)
    yield from (frame.src for frame in s.stack if frame.src >= 0)
    for me, p in enumerate(s.players):
        yield from (kind for kind in range(TECHNOLOGIES) if p.techs >> kind & 1)
        yield from (kind for kind in range(len(p.workers)) if p.workers[kind])
        yield from (p.government, p.leader, p.wonder, p.homer, p.tactic, p.pact)
        yield from (*p.wonders, *p.colonies, *p.wars[::2])
        yield from p.hand if me == seat else masked(p.hand, p.known, seat, True)
        if me == seat or not s.config.civil_hidden:
            yield from p.civil


def myth_down(s: Mythology, seat: int | None) -> Iterator[int]:
    """Random cards. Which permanent ones a hand holds is hidden too, but all have the same: see `elsewhere`."""
    for deck in s.decks:
        yield from deck
    for me, p in enumerate(s.players):
        if me != seat:
            yield from (card for card in p.hand if card >= PERMANENT)


def myth_up(s: Mythology, seat: int | None) -> Iterator[int]:
    for pile in s.used:
        yield from pile
    for me, p in enumerate(s.players):
        yield from p.out
        if me == seat:
            yield from p.hand
    if s.battle is not None:
        yield s.battle.card


def elsewhere(table: Table, seat: int | None, deal: str) -> Table:
    """The same table in a world that the seat cannot tell from the true one: everything hidden is dealt anew, others
    have chosen otherwise in secret."""
    other, chance = table.still(), random.Random(deal)
    other.state = table.game.determinize(table.state, seat, seed_rng(deal))
    other._answers = [(who, action) for who, action in table._answers if who == seat]
    for who in sorted(table.answered - {seat}):
        while choices := other.options_of(who):
            other._answers.append((who, chance.choice(choices).number))
    return other


# ---------------------------------------------------------------------- words
class Names:
    """Finds the cards of a game in whatever is said: by id, by symbol and by name, in both languages."""

    def __init__(self, game: str) -> None:
        self.ids: dict[str, str] = {}
        names: dict[str, str] = {}
        for face in find(game).cards():
            self.ids |= {face.id: face.id, face.symbol: face.id}
            names |= dict.fromkeys(face.names.values(), face.id)
        self.names = names
        longest = sorted(names, key=len, reverse=True)
        self.pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")
        self.in_text = cache(self._in_text)

    def _in_text(self, text: str) -> Ids:
        found = {self.ids[word] for word in text.split(" ") if word in self.ids}
        return frozenset(found | {self.names[name] for name in self.pattern.findall(text)})

    def of(self, thing: Any) -> Ids:
        """Every card that is named anywhere in it. The name of a field counts if it is an id."""
        strings = set(STRINGS.findall(json.encode(thing).decode()))
        return frozenset().union(*(
            self.in_text(text) for text, key in strings if not key or (text in self.ids and text not in FIELDS)
        ))


names_of = cache(Names)

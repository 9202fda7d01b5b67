"""Random numbers from a state that is one integer.

A positive state is the quick generator's: multiply-with-carry below 2**62, for simulation, search and seeded games.
MWC * 2**32 - 1 is a safe prime, so the period is about 2**61, and no step exceeds 62 bits, so the same code gives the
same numbers interpreted and compiled. Who sees enough of its numbers can compute the next ones (`tests/engine/lattice`
does): a table that keeps secrets is dealt by the keyed stream, whose states are negative (`stream`)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from clio.engine.stream import below_keyed, is_key, keyed, next_keyed, shuffle_keyed

if TYPE_CHECKING:
    from mypy_extensions import i64

MWC: Final = 1043732235
LIMIT: Final = MWC * 4294967296 - 2


def seed_rng(seed: str) -> int:
    """The state that a seed begins with: of the stream if it is a key; else any text gives a well mixed state of the
    quick generator, in 1 .. MWC * 2**32 - 2."""
    if is_key(seed):
        return keyed(seed)
    digest = hashlib.blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big") % LIMIT + 1


def next_rng(x: int) -> int:
    """The state after x."""
    if x < 0:
        return next_keyed(x)
    y: i64 = x
    return MWC * (y & 0xFFFFFFFF) + (y >> 32)


def below(x: int, n: int) -> int:
    """A number in 0 .. n-1 read from the state x."""
    if x < 0:
        return below_keyed(x, n)
    y: i64 = x
    return (((y & 0xFFFFFFFF) ^ (y >> 32)) * n) >> 32


def shuffle(x: int, cards: list[int]) -> int:
    """Shuffle in place; returns the next state."""
    if x < 0:
        return shuffle_keyed(x, cards)
    y: i64 = x
    low: i64 = y & 0xFFFFFFFF
    high: i64 = y >> 32
    j: i64
    for i in range(len(cards) - 1, 0, -1):
        y = MWC * low + high
        low, high = y & 0xFFFFFFFF, y >> 32
        j = ((low ^ high) * (i + 1)) >> 32
        cards[i], cards[j] = cards[j], cards[i]
    return y

"""A small random generator whose whole state is one integer below 2**62.

Multiply-with-carry: MWC * 2**32 - 1 is a safe prime, so the period is about 2**61. No step exceeds 62 bits, so the
same code gives the same numbers interpreted and compiled. It is not cryptographic: a server keeps its seeds secret."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MWC: Final = 1043732235
LIMIT: Final = MWC * 4294967296 - 2


def seed_rng(seed: str) -> int:
    """Any text -> a well mixed generator state in 1 .. MWC * 2**32 - 2."""
    digest = hashlib.blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big") % LIMIT + 1


def next_rng(x: int) -> int:
    """The generator state after x."""
    y: i64 = x
    return MWC * (y & 0xFFFFFFFF) + (y >> 32)


def below(x: int, n: int) -> int:
    """A number in 0 .. n-1 read from the generator state x."""
    y: i64 = x
    return (((y & 0xFFFFFFFF) ^ (y >> 32)) * n) >> 32


def shuffle(x: int, cards: list[int]) -> int:
    """Shuffle in place; returns the next generator state."""
    y: i64 = x
    j: i64
    for i in range(len(cards) - 1, 0, -1):
        y = MWC * (y & 0xFFFFFFFF) + (y >> 32)
        j = (((y & 0xFFFFFFFF) ^ (y >> 32)) * (i + 1)) >> 32
        cards[i], cards[j] = cards[j], cards[i]
    return y

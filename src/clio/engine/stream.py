"""Draws that nobody can foretell: BLAKE2b under a secret key, of a number that counts up. Each of its blocks of 64
bytes makes eight draws.

A state of the stream is one negative integer, made of the key and of how many draws it gave: it travels as `rng` like
a state of the quick generator, through clones, dumps and digests. As long as the key is secret, what is seen of some
draws tells nothing of the others. A key is written as a seed: `key:` and 64 hexadecimal digits."""

from __future__ import annotations

import hashlib
import re
import secrets
import struct
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = 256
DRAWS: Final = 8  # of a block
HALF: Final = 32  # a draw reads 64 bits: of n outcomes, none is likelier than another by more than 1 in 2**64
READ: Final = struct.Struct(f">{2 * DRAWS}I").unpack  # in halves, which fit into a machine word with what they multiply
KEY: Final = re.compile("key:[0-9a-f]{64}")


def new_key() -> str:
    """A seed that nobody can guess."""
    return f"key:{secrets.token_hex(BITS // 8)}"


def is_key(seed: str) -> bool:
    return KEY.fullmatch(seed) is not None


def commitment(opening: str) -> str:
    """What may be shown of a key, or of a text with a key in it, before the game: SHA-256. It tells nothing, and fits
    no other text."""
    return hashlib.sha256(opening.encode()).hexdigest()


def keyed(key: str) -> int:
    """The stream of a key, before its first draw."""
    return ~int(key[4:], 16)


def next_keyed(x: int) -> int:
    """One draw further."""
    return x - (1 << BITS)


def below_keyed(x: int, n: int) -> int:
    """A number in 0 .. n-1: the draw at this place of the stream."""
    place, key = divmod(~x, 1 << BITS)
    return among(block(key, place // DRAWS), place % DRAWS, n)


def among(halves: tuple[int, ...], draw: i64, n: i64) -> i64:
    """A draw, so many parts of 2**64, as a number in 0 .. n-1: its product with n without the last 64 bits. There are
    at most 2**31 outcomes."""
    high: i64 = halves[2 * draw]
    low: i64 = halves[2 * draw + 1]
    return high * n + (low * n >> HALF) >> HALF


@lru_cache(256)
def block(key: int, number: int) -> tuple[int, ...]:
    """Eight neighbouring draws, each in two halves. Kept awhile: a table often draws fewer at a time."""
    return READ(hashlib.blake2b(number.to_bytes(8, "big"), key=key.to_bytes(BITS // 8, "big")).digest())


def shuffle_keyed(x: int, cards: list[int]) -> int:
    """Shuffle in place; returns the stream after it."""
    place, key = divmod(~x, 1 << BITS)
    halves: tuple[int, ...] = ()
    for i in range(len(cards) - 1, 0, -1):
        place += 1
        draw = place % DRAWS
        if not halves or draw == 0:
            halves = block(key, place // DRAWS)
        j = among(halves, draw, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return ~(place << BITS | key)

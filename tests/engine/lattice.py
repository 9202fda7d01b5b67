"""Reading the quick generator's mind: from one dealt deck to its state, and so to every later draw.

A step multiplies the state by MWC, modulo MWC * 2**32 - 1. A draw below n shows the first bits of `low ^ high`, the
halves of the state; and the high half of a state is, but for its last bits, the low half of the one before times MWC.
So a run of draws tells of each state about where it lies: which multiple of a known vector is nearest to those places,
lattice reduction finds (Lenstra, Lenstra and Lovász; Babai)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor
from typing import NamedTuple

from clio.engine.rng import MWC, shuffle

MODULUS = MWC * 2**32 - 1
USED = 28  # the draws that tell most, of all that are seen
WORLDS = 5000  # in so many orders may equal cards have lain
TRIES = 20_000  # planes looked at


class Span(NamedTuple):
    """The numbers from `first` to `last`."""

    first: int
    last: int

    @property
    def width(self) -> int:
        return self.last - self.first + 1


LOW, HIGH = Span(0, 2**32 - 1), Span(0, MWC - 1)


# ------------------------------------------------------------------ what was seen
def drawn(before: Sequence[int], after: Sequence[int]) -> list[Span]:
    """What each draw of a shuffle was, as far as the cards tell: of equal cards it is any of several."""
    worlds = {tuple(before)}
    found = []
    for i in range(len(before) - 1, 0, -1):
        swaps = {(world, j) for world in worlds for j in range(i + 1) if world[j] == after[i]}
        places = [j for _, j in swaps]
        found.append(Span(min(places), max(places)))
        worlds = {swapped(world, i, j) for world, j in swaps}
        if len(worlds) > WORLDS:
            break
    return found


def swapped(world: tuple[int, ...], i: int, j: int) -> tuple[int, ...]:
    cards = list(world)
    cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def places(draws: list[Span], cards: int) -> list[Span]:
    """Where each state of the generator lies."""
    found, low = [], LOW
    for n, draw in zip(range(cards, 1, -1), draws):
        high = Span(MWC * low.first >> 32, min((MWC * (low.last + 1) >> 32), HIGH.last))
        found.append(Span(high.first << 32, min((high.last + 1 << 32) - 1, MODULUS - 1)))
        mixed = Span(-(-(draw.first << 32) // n), -(-(draw.last + 1 << 32) // n) - 1)
        low = differences(mixed, high)
    return found


def differences(one: Span, two: Span) -> Span:
    """Where `a ^ b` lies for a and b of two spans."""
    (a, b), (c, d) = one, two
    for bit in (1 << n for n in range(31, -1, -1)):
        if ~a & c & bit and (up := (a | bit) & -bit) <= b:
            a = up
        elif a & ~c & bit and (up := (c | bit) & -bit) <= d:
            c = up
    least = a ^ c
    (a, b), (c, d) = one, two
    for bit in (1 << n for n in range(31, -1, -1)):
        if b & d & bit:
            if (down := (b - bit) | (bit - 1)) >= a:
                b = down
            elif (down := (d - bit) | (bit - 1)) >= c:
                d = down
    return Span(least, b ^ d)


# ------------------------------------------------------------------ the lattice
def reduced(basis: list[list[int]], delta: float = 0.99) -> list[list[int]]:
    """Short vectors of the same lattice (LLL)."""
    n = len(basis)
    mu = [[0.0] * n for _ in range(n)]
    norms = [0.0] * n

    def orthogonal(i: int) -> None:
        dots = [float(sum(a * b for a, b in zip(basis[i], basis[j]))) for j in range(i + 1)]
        r = [0.0] * (i + 1)
        for j in range(i + 1):
            r[j] = dots[j] - sum(mu[j][k] * r[k] for k in range(j))
            mu[i][j] = r[j] / norms[j] if j < i else 1.0
        norms[i] = r[i]

    def shorten(i: int) -> None:
        changed = True
        while changed:
            changed = False
            orthogonal(i)
            for j in range(i - 1, -1, -1):
                q = round(mu[i][j])
                if q:
                    changed = True
                    basis[i] = [a - q * b for a, b in zip(basis[i], basis[j])]
                    for k in range(j + 1):
                        mu[i][k] -= q * mu[j][k]

    orthogonal(0)
    i = 1
    while i < n:
        shorten(i)
        if norms[i] >= (delta - mu[i][i - 1] ** 2) * norms[i - 1]:
            i += 1
        else:
            basis[i - 1], basis[i] = basis[i], basis[i - 1]
            if i == 1:
                orthogonal(0)
            i = max(i - 1, 1)
    return basis


def near(basis: list[list[int]], target: list[int], unit: float) -> Iterator[list[int]]:
    """Vectors of a reduced lattice about as far from the target as they should be if each place is off by less than
    half a unit: plane by plane, the nearest first."""
    stars: list[list[float]] = []
    for row in basis:
        star = [float(a) for a in row]
        for other in stars:
            part = dot(row, other) / dot(other, other)
            star = [a - part * b for a, b in zip(star, other)]
        stars.append(star)
    norms = [dot(star, star) for star in stars]
    left = TRIES

    def planes(n: int, rest: list[int], far: float) -> Iterator[list[int]]:
        nonlocal left
        if n < 0:
            yield [a - b for a, b in zip(target, rest)]
            return
        exact = dot(rest, stars[n]) / norms[n]
        seen = len(basis) - n
        bound = (seen + 2.5 * (2 * seen) ** 0.5) / 12 * unit * unit
        for times in sorted(range(floor(exact) - 2, floor(exact) + 4), key=lambda t: abs(t - exact)):
            further = far + (times - exact) ** 2 * norms[n]
            if further > bound or left <= 0:
                return
            left -= 1
            yield from planes(n - 1, [a - times * b for a, b in zip(rest, basis[n])], further)

    yield from planes(len(basis) - 1, target, 0.0)


def dot(one: Sequence[float], two: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, two))


# ------------------------------------------------------------------ the attack
def recover(before: Sequence[int], after: Sequence[int]) -> int | None:
    """The state before a shuffle that was seen; None if none is found that deals so."""
    seen = list(enumerate(places(drawn(before, after), len(before)), 1))
    telling = sorted(seen, key=lambda place: place[1].width)[:USED]
    scales = [MODULUS // span.width for _, span in telling]
    factors = [pow(MWC, k, MODULUS) for k, _ in telling]
    unit = pow(factors[0], -1, MODULUS)
    basis = [[factor * unit % MODULUS * scale for factor, scale in zip(factors, scales)]]
    for n in range(1, len(telling)):
        basis.append([0] * len(telling))
        basis[n][n] = MODULUS * scales[n]
    target = [(span.first + span.last) // 2 * scale for (_, span), scale in zip(telling, scales)]
    for vector in near(reduced(basis), target, MODULUS):
        state = vector[0] // scales[0] * unit % MODULUS
        cards = list(before)
        if state:
            shuffle(state, cards)
        if cards == list(after):
            return state
    return None

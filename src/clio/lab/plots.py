"""Plots as SVG, written by hand: they need nothing else, stand alone or inside a page, and follow its light or dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

WIDTH, LEFT, RIGHT = 760, 210, 70
ROW, TOP, BOTTOM = 20, 12, 26
COLUMNS = 40  # at most, or nearly so
STYLE = (
    "svg{font:12px sans-serif;color:#1c2430}"
    "@media (prefers-color-scheme:dark){svg{color:#dfe5ee}}"
    ".grid{stroke:currentColor;opacity:.15}.mark{stroke:currentColor;opacity:.5;stroke-dasharray:3 3}"
    ".bar{stroke:#2f6f9f;stroke-width:3}.dot,.column{fill:#2f6f9f}"
    ".out .bar{stroke:#b3402a}.out .dot,.out .column{fill:#b3402a}text{fill:currentColor}"
)


class Row(NamedTuple):
    """A value with its interval; `out`: out of bounds, drawn in red."""

    label: str
    value: float
    low: float
    high: float
    out: bool = False


def intervals(title: str, rows: Sequence[Row], marks: Sequence[float] = (), form: str = ".0f") -> str:
    """A dot and a whisker for every row, and upright lines at the marks."""
    ends = [end for row in rows for end in (row.low, row.high)] + list(marks)
    ticks = axis(min(ends, default=0.0), max(ends, default=1.0))
    height = TOP + ROW * len(rows) + BOTTOM
    scale = Scale(ticks)
    parts = [grid(scale, ticks, height, form)]
    parts += [f'<line class="mark" x1="{scale(m)}" x2="{scale(m)}" y1="{TOP}" y2="{height - BOTTOM}"/>' for m in marks]
    for n, row in enumerate(rows):
        y = TOP + ROW * n + ROW // 2
        parts.append(
            f'<g class="{"out" if row.out else "in"}"><text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">'
            f"{escape(short(row.label))}</text>"
            f'<line class="bar" x1="{scale(row.low)}" x2="{scale(row.high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{scale(row.value)}" cy="{y}" r="4"/>'
            f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4}">{row.value:{form}}</text></g>'
        )
    return whole(title, height, parts)


def columns(title: str, seen: Mapping[int, int], height: int = 180) -> str:
    """How often each value was seen; of many values, those near each other in one column."""
    values = binned(seen)
    if not values:
        return whole(title, height, [])
    ticks = axis(values[0][0], values[-1][0], least=1.0)
    scale = Scale(ticks)
    most = max(share for _, share in values) or 1.0
    room = height - TOP - BOTTOM
    width = max(1.0, min(18.0, (WIDTH - LEFT - RIGHT) / max(len(values), 1) * 0.8))
    parts = [grid(scale, ticks, height, "g")]
    for value, share in values:
        tall = room * share / most
        x = scale(value) - width / 2
        parts.append(
            f'<rect class="column" x="{x:.1f}" y="{height - BOTTOM - tall:.1f}" width="{width:.1f}" '
            f'height="{tall:.1f}">'
            f"<title>{value:g}: {100 * share:.1f} %</title></rect>"
        )
    return whole(title, height, parts)


def binned(seen: Mapping[int, int]) -> list[tuple[float, float]]:
    """(middle, share) of columns of the same width.

    >>> binned({1: 3, 2: 1}), len(binned({n: 1 for n in range(300)}))
    ([(1.0, 0.75), (2.0, 0.25)], 38)
    """
    if not seen:
        return []
    wide = -(-(max(seen) - min(seen) + 1) // COLUMNS)
    found: Counter[int] = Counter()
    for value, times in seen.items():
        found[value // wide] += times
    n = sum(found.values())
    return [(wide * place + (wide - 1) / 2, times / n) for place, times in sorted(found.items())]


def lines(title: str, series: dict[str, Sequence[tuple[float, float]]], form: str = ".2f", height: int = 260) -> str:
    """Curves over one axis, each named at its end."""
    points = [point for curve in series.values() for point in curve] or [(0.0, 0.0), (1.0, 1.0)]
    ticks = axis(min(x for x, _ in points), max(x for x, _ in points))
    ups = axis(min(y for _, y in points), max(y for _, y in points))
    scale = Scale(ticks)
    room = height - TOP - BOTTOM

    def up(y: float) -> float:
        return round(height - BOTTOM - room * (y - ups[0]) / (ups[-1] - ups[0]), 1)

    parts = [grid(scale, ticks, height, "g")]
    parts += [f'<text x="{LEFT - 8}" y="{up(y) + 4}" text-anchor="end">{y:{form}}</text>' for y in ups]
    for name, curve in series.items():
        path = " ".join(f"{scale(x)},{up(y)}" for x, y in curve)
        parts.append(f'<polyline class="bar" fill="none" points="{path}"/>')
        if curve:
            x, y = curve[-1]
            parts.append(f'<text x="{scale(x) + 6}" y="{up(y) + 4}">{escape(short(name, 10))}</text>')
    return whole(title, height, parts)


class Scale:
    """Values to places from left to right."""

    def __init__(self, ticks: Sequence[float]) -> None:
        self.low, self.high = ticks[0], ticks[-1]

    def __call__(self, value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low), 1)


def axis(low: float, high: float, least: float = 0.0) -> list[float]:
    """Round numbers that hold both ends, at least so far apart.

    >>> axis(1432, 1618)
    [1400.0, 1450.0, 1500.0, 1550.0, 1600.0, 1650.0]
    """
    if high <= low:
        high = low + 1.0
    power = 10.0 ** floor(log10((high - low) / 4))
    step = max(least, next(power * n for n in (1, 2, 5, 10) if (high - low) / (power * n) <= 5))
    first = floor(low / step)
    out = [round(step * first, 10)]
    while out[-1] < high - step * 1e-9:
        first += 1
        out.append(round(step * first, 10))
    return out


def grid(scale: Scale, ticks: Sequence[float], height: int, form: str) -> str:
    return "".join(
        f'<line class="grid" x1="{scale(t)}" x2="{scale(t)}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        f'<text x="{scale(t)}" y="{height - 8}" text-anchor="middle">{t:{form}}</text>' for t in ticks
    )


def short(label: str, most: int = 32) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def whole(title: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>{''.join(parts)}</svg>"
    )

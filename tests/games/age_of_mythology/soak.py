"""The long run of Age of Mythology."""

from __future__ import annotations

from tests.soak import Soak, spread

SOAK = Soak(5_000, spread, leaks=20_000, stride=131, late="retreat", kit=2)

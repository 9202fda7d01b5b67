"""The long run of Through the Ages."""

from __future__ import annotations

from tests.soak import Soak

SOAK = Soak(5_000, leaks=20_000, stride=61, late="end turn", kit=8)

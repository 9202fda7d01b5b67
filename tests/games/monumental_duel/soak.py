"""The long run of Monumental Duel."""

from __future__ import annotations

from tests.soak import Soak, all_combinations

SOAK = Soak(10_000, all_combinations, leaks=20_000, stride=45, late="pass")

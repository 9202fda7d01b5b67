"""The long run of Through the Ages."""

from __future__ import annotations

from functools import partial

from tests.soak import Soak, pairs

OFTEN = {"resignation": (False, False, False, False, True)}
SOAK = Soak(5_000, partial(pairs, often=OFTEN), leaks=20_000, stride=61, late="end turn", kit=5)

"""What is said of the moves of others under an attack."""

from __future__ import annotations

import pytest

from tests.server.bystanders import Figures


@pytest.mark.parametrize(("p50", "p99", "told"), [
    (10.0, 30.0, "p50 x 1.0   p99 x 1.5"), (25.0, 20.0, "p50 x 2.5   p99 x 1.0   SLOW"),
    (10.0, 50.0, "p50 x 1.0   p99 x 2.5   SLOW"),
])
def test_more_than_twice_the_time_is_marked(p50: float, p99: float, told: str) -> None:
    assert Figures(p50, p99, 500).beside(Figures(10.0, 20.0, 500)).endswith(f"500 moves   {told}")

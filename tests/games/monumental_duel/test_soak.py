"""What the long run plays of Monumental Duel."""

from __future__ import annotations

from tests import soak


def test_the_sets_are_all_that_the_game_allows() -> None:
    sets = soak.sets_of("monumental-duel")
    assert {players for players, _ in sets} == {2}
    assert len(sets) == len({str(sorted(options.items())) for _, options in sets}) > 5000

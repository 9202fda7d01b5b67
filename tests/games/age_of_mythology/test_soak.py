"""What the long run plays of Age of Mythology."""

from __future__ import annotations

from collections import Counter

from clio.games.age_of_mythology.record import GAME
from tests import soak


def test_the_sets_have_every_value_of_every_option() -> None:
    sets = soak.sets_of(GAME.record.id)
    assert Counter(players for players, _ in sets) == dict.fromkeys(range(2, 9), 24)
    for option in GAME.record.options:
        seen = {str(options[option.id][0] if option.per_seat else options[option.id]) for _, options in sets}
        assert seen == ({"True", "False"} if option.kind == "flag" else set(option.values))
    kit = soak.kit_cases(GAME.record.id)
    assert Counter(case.players for case in kit) == dict.fromkeys(range(2, 9), 2)

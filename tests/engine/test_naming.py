"""Names of people in sentences written with the numbers of seats."""

from __future__ import annotations

import pytest

from clio.engine.errors import IllegalAction
from clio.engine.naming import with_names
from clio.games.age_of_mythology.scenario import Scenario


@pytest.mark.parametrize(("names", "lang", "text", "found"), [
    (["", "Ann"], "en", "Player 1 and Player 2", "Player 1 and Ann"),
    (["Player 2", "Ann"], "en", "Player 1 robs Player 2", "Player 2 robs Ann"),
    (["Joueur 2", "Joueur 1"], "fr", "Joueur 1 et Joueur 2", "Joueur 2 et Joueur 1"),
    (["Ann", "Bob"], "fr", "la cité de Joueur 1 ; que Joueur 2", "la cité d'Ann ; que Bob"),
    (["Bob", "Élise"], "fr", "Que Joueur 2 ou de Joueur 1", "Qu'Élise ou de Bob"),
    (["A\\1", "B"], "en", "Player 1 (Player 10)", "A\\1 (Player 10)"),
    ([], "en", "Player 1", "Player 1"),
])
def test_a_name_stands_for_its_seat_alone(names: list[str], lang: str, text: str, found: str) -> None:
    assert with_names(text, names, lang) == found


def test_a_refusal_says_names_as_the_options_do() -> None:
    table = Scenario(players=4).hand(0, "permanent-attack").action(0)
    table.names = ["Ann", "Bob", "Cy", "Dee"]
    table.play("play permanent-attack")
    assert "Bob" in " ".join(option.text("en") for option in table.options)
    with pytest.raises(IllegalAction, match="Cy"):
        table.play("attack seat 3 city")

"""Names of people in sentences."""

from __future__ import annotations

import pytest

from clio.engine.errors import IllegalAction
from clio.engine.naming import seat_names
from clio.games.age_of_mythology.scenario import Scenario
from clio.words import fill


@pytest.mark.parametrize(("lang", "pattern", "name", "found"), [
    ("fr", "la cité de {who}", "Ann", "la cité d'Ann"), ("fr", "la cité de {who}", "Bob", "la cité de Bob"),
    ("fr", "Que {who} joue", "Élise", "Qu'Élise joue"), ("fr", "le tour de {who}", "Henri", "le tour d'Henri"),
    ("fr", "le tour de {who}", "Harold", "le tour de Harold"), ("fr", "de {who}", "Yves", "d'Yves"),
    ("fr", "de {who}", "Yann", "de Yann"), ("fr", "de {who}", "le Forum", "du Forum"),
    ("fr", "le pouvoir de {who}", "Héra", "le pouvoir d'Héra"), ("fr", "de {who}", "Héphaïstos", "d'Héphaïstos"),
    ("fr", "de {who}", "Hadès", "d'Hadès"), ("fr", "de {who}", "Hathor", "d'Hathor"),
    ("fr", "De {who}", "les Andes", "Des Andes"), ("fr", "à {who}", "le Fort", "au Fort"),
    ("en", "of {who}", "Player 2", "of Player 2"), ("en", "a {who}", "Armory", "an Armory"),
    ("en", "a {who}", "Unicorn", "a Unicorn"), ("en", "extra {who}", "Armory", "extra Armory"),
    ("en", "{who}", "A{b}", "A{b}"),
])
def test_a_name_is_an_argument_and_the_language_fits_it_in(lang: str, pattern: str, name: str, found: str) -> None:
    assert fill(lang, pattern, who=name) == found


def test_who_has_no_name_is_called_by_the_seat() -> None:
    assert seat_names(["", "Ann"], 3, "fr") == ["Joueur 1", "Ann", "Joueur 3"]


def test_a_refusal_says_names_as_the_options_do() -> None:
    table = Scenario(players=4).hand(0, "permanent-attack").action(0)
    table.names = ["Ann", "Bob", "Cy", "Dee"]
    table.play("play permanent-attack")
    assert "Bob" in " ".join(option.text("en") for option in table.options)
    with pytest.raises(IllegalAction, match="Cy"):
        table.play("attack seat 3 city")

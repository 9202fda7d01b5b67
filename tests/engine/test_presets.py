"""Options that go well together, under one name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clio.engine import checks
from clio.engine.errors import BadOption
from clio.engine.record import Option, Preset, Record
from tests.engine.games import auction

NAMES = {"en": "name", "fr": "nom"}
QUICK = Preset("quick", NAMES, NAMES, (2, 3), {"length": "short"})
USUAL = Preset("usual", NAMES, NAMES, (2, 4))


def record(*presets: Preset) -> Record:
    length = Option("length", NAMES, NAMES, "long", ("long", "short"), (NAMES, NAMES))
    return replace(auction.GAME.record, options=(length,), presets=presets)


def test_a_preset_is_found_by_its_id() -> None:
    assert record(QUICK, USUAL).preset("usual") is USUAL


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        record(QUICK, USUAL).preset("slow")
    assert "quick, usual" in refused.value.text("en")
    assert "quick, usual" in refused.value.text("fr")


def test_a_game_without_presets_says_so() -> None:
    with pytest.raises(BadOption) as refused:
        record().preset("quick")
    assert refused.value.key == "no_presets"


def test_presets_are_offered_to_as_many_as_they_are_for() -> None:
    assert record(QUICK, USUAL).presets_for(4) == [USUAL]


def test_what_was_said_goes_before_the_preset() -> None:
    game = record(QUICK)
    assert game.chosen("quick", {}) == {"length": "short"}
    assert game.chosen("quick", {"length": "long"}) == {"length": "long"}
    assert game.chosen(None, {"length": "long"}) == {"length": "long"}


def test_the_checker_finds_presets_that_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = Preset("bad", NAMES, {"en": "help"}, (2, 2), {"length": "endless"})
    monkeypatch.setattr(auction.GAME, "record", record(QUICK, bad))
    found = checks.record_complete(auction.GAME)
    assert any("the help of preset bad in fr" in line for line in found)
    assert any("preset bad cannot be played by 2" in line for line in found)
    assert not any("quick" in line for line in found)

"""What if: a move, and what is ready for the questions it leads to."""

from __future__ import annotations

import pytest

from clio.engine.errors import ClioError
from clio.engine.history import Table
from clio.engine.rng import seed_rng
from clio.games.age_of_mythology.scenario import Scenario as Myth
from clio.games.monumental.scenario import Scenario
from clio.games.monumental_duel.scenario import Scenario as Duel
from clio.games.through_the_ages.scenario import Scenario as Ages
from clio.server import messages as m, previews
from clio.server.previews import preview
from clio.server.telling import ask


def attack() -> Table:
    """Egypt can take d4 with its Warlord or a Soldier, for Military or Gold."""
    return Scenario("egypt", "greece", map="one-day").resources(0, military=1, gold=1).turn(0)


def changes(table: Table, then: dict[str, list[str]]) -> dict[str, tuple[int, int]]:
    told = preview(table, m.AskPreview("key", 0, "conquer d4", then), "en")
    return {change.what: (change.before, change.after) for change in told.changes if change.seat == 0}


def test_a_preview_goes_on_with_the_answers_that_are_ready() -> None:
    table = attack()
    before = table.game.digest(table.state)
    assert "provinces" not in changes(table, {})
    ready = {"force-warlord": ["no"], "force": ["tile c5"], "pay-gold": ["pay gold 1"]}
    assert changes(table, ready)["resources.gold"] == (1, 0)
    assert changes(table, ready)["provinces"] == (0, 1)
    assert changes(table, ready | {"pay-gold": ["pay gold 0"]})["resources.military"] == (1, 0)
    assert table.game.digest(table.state) == before


def test_a_token_face_down_is_not_told_before_it_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are few kinds: a few deals show the same one by chance, and that is not what follows."""
    table = Scenario("egypt", "greece", map="one-day").resources(0, military=1).turn(0)
    ready = {"force-warlord": ["yes"], "pay-gold": ["pay gold 0"]}
    for deal in range(30):
        rng = seed_rng(f"deal {deal}")
        monkeypatch.setattr(previews, "seed_rng", lambda _: rng)  # noqa: B023
        told = preview(table, m.AskPreview("key", 0, "conquer d4", ready), "en")
        assert not told.certain
        assert any("conquers" in line for line in told.lines)
        assert not any("reveals" in line for line in told.lines)


def test_what_only_the_others_did_not_know_is_no_secret() -> None:
    """A card of one's own hand is told to the table, but its owner has nothing to find out by it."""
    table = Myth().cubes(0, food=5, wood=5, gold=5, favor=5).hand(0, "permanent-build", "permanent-explore").action(0)
    certain = {symbol: preview(table, m.AskPreview("key", 0, f"play permanent-{symbol}"), "en").certain
               for symbol in ("build", "explore")}
    assert certain == {"build": True, "explore": False}


def test_an_answer_is_for_questions_of_its_kind_only_and_must_be_a_move() -> None:
    table = attack()
    assert "provinces" not in changes(table, {"may": ["no"], "pay-gold": ["pay gold 1"]})
    assert "provinces" not in changes(table, {"force-warlord": ["no"], "pay-gold": ["pay gold 7"]})
    with pytest.raises(ClioError):
        changes(table, {"force-warlord": ["perhaps"]})


def test_a_preview_tells_what_lasts() -> None:
    """What a mine yields every turn, besides what it costs now."""
    table = Ages(2).stock(0, resources=2).action_phase()
    told = preview(table, m.AskPreview("key", 0, "build bronze"), "en")
    found = {change.what: change.after - change.before for change in told.changes if change.seat == 0}
    assert (found["produces.resources"], found["resources"], found["actions.civil"]) == (1, -2, -1)


@pytest.mark.parametrize(("lang", "words"), [("en", "once per game?"), ("fr", "une fois par partie ?")])
def test_a_power_of_once_a_game_says_so_before_it_is_spent(lang: str, words: str) -> None:
    table = Ages(2, 1).leader(0, "julius-caesar").hand(0, "rats", "raiders").politics()
    assert words not in ask(table, 0, lang).prompt
    table.play("prepare rats")
    assert words in ask(table, 0, lang).prompt


def test_a_preview_tells_the_payment_that_a_move_leads_to() -> None:
    table = Duel("greeks", "japanese").track("troy").resources(0, military=9, gold=2).turn(0)
    told = preview(table, m.AskPreview("key", 0, "acquire troy"), "fr").due
    assert told is not None
    assert (told.kind, told.usual) == ("pay-gold", [told.options[0].symbol])
    assert len(told.options) > 1
    then = {told.kind: told.usual}
    assert preview(table, m.AskPreview("key", 0, "acquire troy", then), "fr").due is None

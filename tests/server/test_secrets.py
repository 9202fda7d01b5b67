"""Nobody is told what they must not know; and the search that finds out does find a leak."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

import clio
from clio.engine.game import Refusal
from clio.engine.history import Table
from clio.engine.moves import place
from clio.engine.told import LogLine
from clio.games import ids
from clio.games.age_of_mythology.cardbook import BOOK as MYTH_BOOK
from clio.games.monumental_duel.cardbook import BOOK as DUEL_BOOK
from clio.games.through_the_ages.cardbook import BOOK as AGES_BOOK
from clio.server import foresight, previews, sockets, telling
from clio.server import messages as m
from clio.server.sockets import Visit
from tests.server.leaks import SETTINGS, search
from tests.server.truth import names_of

ROUNDS = int(os.environ.get("CLIO_SECRET_ROUNDS", "1"))  # through all settings
PARTS, MOST = 3, 30  # decisions of a game
DUEL_MIXED, DUEL = (n for n, (game, *_) in enumerate(SETTINGS) if game == "monumental-duel")
AGES = SETTINGS.index(("through-the-ages", 2, {}))
MYTH = SETTINGS.index(("age-of-mythology", 3, {}))


@pytest.mark.parametrize("part", range(PARTS))
def test_no_message_tells_a_secret(part: int) -> None:
    games = len(SETTINGS) * ROUNDS // PARTS
    report = search(games, first=part * games, most=MOST)
    print(report)
    assert not report.findings
    assert report.games == games
    assert report.worlds > report.decisions


# ---------------------------------------------------------------------- planted leaks
def found(setting: int, *wanted: str, most: int = 25) -> bool:
    """Is all that is wanted found in the beginning of a game with the leak?"""
    return search(1, "planted", most, setting, wanted).enough


def more_in_view(add: Callable[[Any], Any]) -> Callable[..., Any]:
    whole = Table.view

    def view(self: Table, seat: int | None = None) -> Any:
        return {**whole(self, seat), **add(self.state)}

    return view


def test_the_search_is_quiet_without_a_leak() -> None:
    for setting in (DUEL_MIXED, AGES, DUEL, MYTH):
        assert search(1, "planted", 25, setting).findings == []


@pytest.mark.parametrize("game", ids())
def test_who_is_not_asked_is_told_the_same_of_everything(game: str) -> None:
    """Which moves touch a thing is known from the position of whoever is asked: reasons could tell their hand."""
    table, chance = clio.new(game, seed="asked"), random.Random("asked")
    zones = [place(seat, zone, "") for seat in range(table.players) for zone in ("hand", "civil", "military", "city")]
    everything = [f"{zone}{id}" for zone in zones for id in sorted(names_of(game).ids)]
    for _ in range(30):
        table.play(chance.choice([action for action in table.state.legal if not table.game.resigns(action)]))
        for seat in set(range(table.players)) - set(table.pending):
            asked = [m.AskWhy("a-key-of-mine", seat, None, target) for target in chance.sample(everything, 20)]
            told = [foresight.why_not(table, ask.key, seat, ask, "en") for ask in asked]
            assert all(why == told[0] for why in told)
            assert len(told[0].reasons) == 1


def test_a_card_of_the_deck_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = more_in_view(lambda s: {"next": AGES_BOOK.id[s.civil_deck[s.civil_at]]})
    monkeypatch.setattr(Table, "view", view)
    assert found(AGES, "the hidden card", "a spectator")


def test_an_order_in_a_view_is_found_where_every_card_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    view = more_in_view(lambda s: {"development_deck": {"cards": [DUEL_BOOK.id[card] for card in s.deck[s.deck_at:]]}})
    monkeypatch.setattr(Table, "view", view)
    assert found(DUEL, "the position depends on hidden cards")


def test_a_hand_of_another_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = more_in_view(lambda s: {"cards": [MYTH_BOOK.id[card] for p in s.players for card in p.hand]})
    monkeypatch.setattr(Table, "view", view)
    assert found(MYTH, "the hidden card", "the position depends on hidden cards", most=150)


def test_a_number_that_tells_of_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = more_in_view(lambda s: {"luck": sum(s.military_deck[s.military_at:][:3]) + sum(s.current)})
    monkeypatch.setattr(Table, "view", view)
    assert found(AGES, "the position depends on hidden cards")


def test_a_line_of_the_log_for_somebody_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LogLine, "seen_by", lambda self, seat: True)
    assert found(AGES, "the hidden card", most=90)


def test_the_question_of_somebody_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def question(c: Any, reader: Any) -> Any:
        return telling.ask(c.table, c.waiting[0], reader.lang) if c.waiting else None

    monkeypatch.setattr(telling, "question", question)
    assert found(AGES, "another's question")


def test_the_options_of_somebody_else_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = more_in_view(lambda s: {"legal": list(s.legal)})
    monkeypatch.setattr(Table, "view", view)
    assert found(DUEL, "another's options")


@pytest.mark.parametrize("secret", ["seed", "guest", "key", "watch"])
def test_a_secret_of_the_table_is_found(monkeypatch: pytest.MonkeyPatch, secret: str) -> None:
    whole = Visit._state

    def state(self: Visit) -> Any:
        c = self.room.chronicle
        told = {"seed": c.setup.seed, "guest": c.owner, "key": c.setup.seats[1].key, "watch": c.setup.watch_key}
        true = whole(self)
        return structs.replace(true, table=structs.replace(true.table, trouble=f"<{told[secret]}>"))

    monkeypatch.setattr(Visit, "_state", state)
    if secret == "watch":
        findings = "\n".join(search(1, "planted", 25, DUEL).findings)
        assert "the secret" in findings
        assert "seat " not in findings, "those seated may know it"
    else:
        assert found(DUEL, "the secret")


def test_a_reason_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(table: Table, symbol: str, seat: int) -> Refusal:
        s: Any = table.state
        return Refusal((), dict.fromkeys(("en", "fr"), f"{symbol}: {s.military_deck}"))

    monkeypatch.setattr(foresight, "refuse", refuse)
    assert found(AGES, "a reason depends on hidden cards", most=120)


def test_a_preview_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def preview(table: Table, ask: m.AskPreview, lang: str) -> Any:
        s: Any = table.state
        return m.Preview(ask.key, ask.symbol, [], [str(s.civil_deck[s.civil_at:])], True)

    monkeypatch.setattr(previews, "preview", preview)
    monkeypatch.setattr(sockets, "preview", preview)
    assert found(AGES, "a preview depends on hidden cards", most=300)


def test_cards_are_recognized_by_id_symbol_and_name() -> None:
    ages, duel = names_of("through-the-ages"), names_of("monumental-duel")
    assert ages.of({"log": ["Ann prepares Vast Territory (I)."], "id": "iron"}) == {"vast-territory-i", "iron"}
    assert ages.of("take iron") == {"iron"}
    assert ages.of("Ironically, nothing") == frozenset()
    assert duel.of(["develop bartering", "e2p-ganges-delta"]) == {"e1k-bartering", "e2p-ganges-delta"}
    assert ages.of({"wonders": [{"homer": False}]}) == frozenset()
    assert ages.of({"develop_costs": {"iron": [5]}}) == {"iron"}

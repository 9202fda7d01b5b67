"""Several games in one program: nothing takes Monumental Duel for granted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import clio as library
from clio import clauses
from clio.games import ids, part_of
from clio.messages import LANGUAGES
from clio.terminal import boards
from clio.terminal.cards import CardIndex
from clio.terminal.seats import Seats, usual_bot, kinds_of
from clio.terminal.trouble import Trouble
from tests.second_game import AUCTION, auction
from tests.terminal import auction_board
from tests.terminal.keyboard import GAME, clio, flat, home, too_wide

__all__ = ["auction", "home"]
pytestmark = pytest.mark.usefixtures("home", "auction")


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "clio.terminal.auction.board", auction_board)


# ---------------------------------------------------------------- which game?
@pytest.mark.parametrize("command", ["cards", "simulate", "balance"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_game_the_games_are_listed(command: str, lang: str) -> None:
    found = clio(command, lang=lang)
    assert found.exit_code == 2
    assert ", ".join(record.id for record in library.records()) in flat(found.stderr)
    assert found.stdout == ""


@pytest.mark.parametrize("command", ["", "terminal", "cards", "simulate", "balance"])
def test_help_lists_the_games(command: str) -> None:
    found = clio(*([command] if command else []), "--help")
    assert AUCTION in found.stdout
    assert GAME in found.stdout
    assert not too_wide(found.stdout)


def test_an_unknown_game_lists_them_all() -> None:
    for words in (("cards", "chess"), ("terminal", "chess"), ("bench", "--game", "chess")):
        assert f"The games are: {GAME}" in flat(clio(*words).stderr)
        assert AUCTION in clio(*words).stderr


def test_doctor_names_all_games() -> None:
    assert AUCTION in clio("doctor").stdout


# ---------------------------------------------------------------- what a game lacks is said
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_board_is_refused(lang: str, home: Path) -> None:
    table = library.new(AUCTION, 3, 1)
    (home / "a.json").write_text(table.save(), encoding="utf-8")
    for words in (("terminal", AUCTION), ("terminal", "--load", "a.json"), ("replay", "a.json")):
        found = clio(*words, lang=lang)
        assert found.exit_code == 2
        assert (AUCTION in found.stderr, GAME in found.stderr) == (True, True)
        assert found.stdout == ""
    with pytest.raises(Trouble) as caught:
        boards.board_of(table.game, lang)
    assert caught.value.key == "no_board"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_study_is_refused(lang: str) -> None:
    found = clio("balance", AUCTION, lang=lang)
    assert found.exit_code == 2
    assert (AUCTION in found.stderr, GAME in found.stderr) == (True, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_bench_is_refused(lang: str) -> None:
    found = clio("bench", "--game", AUCTION, lang=lang)
    assert found.exit_code == 2
    assert (AUCTION in found.stderr, GAME in found.stderr) == (True, True)


def test_without_a_judge_the_random_bot_plays_and_nobody_advises() -> None:
    assert usual_bot(GAME) == "normal"
    assert usual_bot(AUCTION) == "random"
    assert kinds_of((), 4, False, "random") == ["human", "random", "random", "random"]
    table = library.new(AUCTION, 2, 1)
    with pytest.raises(Trouble, match="no bot knows"):
        Seats(table.game, ["human", "random"], "1").advice(table, 0)


# ---------------------------------------------------------------- the menu
@pytest.mark.usefixtures("board")
def test_the_menu_asks_for_the_number_of_players() -> None:
    found = clio("terminal", typed=[AUCTION, "5", "three", "3", "", "1", "withdraw", "hint", "card", "help", "quit"])
    text = flat(found.stdout)
    assert "How many? (2 to 4, Enter = 2, q to leave) 5" in text
    assert "“5” is not possible for Players. Choose among: 2, 3, 4." in text
    assert "“three” is not possible for Players." in text
    assert "Opponents: 1. the random bot 2. a person at this machine" in text
    assert "auction: Player 1 (person), Player 2 (random bot), Player 3 (random bot)." in text
    assert "There is no hint in this game" in text
    assert "Which card?" in text
    assert "workshop" not in text  # no examples of another game
    assert found.exit_code == 0


@pytest.mark.usefixtures("board")
def test_players_that_were_said_are_not_asked_for() -> None:
    found = clio("terminal", "--players", "4", typed=[AUCTION, "2", "q", "n"])
    assert "How many?" not in found.stdout
    assert flat(found.stdout).count("(person)") == 4


@pytest.mark.usefixtures("board")
def test_a_game_of_four_bots(home: Path) -> None:
    seats = [word for _ in range(4) for word in ("--seat", "random")]
    found = clio("terminal", AUCTION, "--players", "4", "--seed", "1", *seats)
    assert found.exit_code == 0
    assert "Player 4" in found.stdout
    assert "Total" in found.stdout


@pytest.mark.usefixtures("board")
def test_a_board_completes_its_view() -> None:
    table = library.new(AUCTION, 2, 1)
    assert boards.seen(table, 0)["so_far"] == [0, 0]
    assert boards.asked_options(AUCTION) == ()
    assert boards.asked_options(GAME) == ("civilizations", "modules")


def test_every_game_has_its_board_its_judge_and_its_study() -> None:
    for game in ids():
        if game != AUCTION:
            for layer, name in (("clio.terminal", "board"), ("clio.bots", "evaluation"), ("clio.games", "study")):
                assert part_of(game, layer, name) is not None, (game, layer)


def test_a_part_that_is_there_and_broken_is_not_taken_for_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "clio.engine.study", None)  # cannot be imported
    monkeypatch.delitem(sys.modules, "clio.games.monumental_duel.study", raising=False)
    with pytest.raises(ModuleNotFoundError):
        part_of(GAME, "clio.games", "study")


def test_a_game_without_cards() -> None:
    assert CardIndex(library.game(AUCTION)).faces == []
    assert clio("cards", AUCTION).stdout == ""


# ---------------------------------------------------------------- rulebooks
def test_clauses_of_several_rulebooks_stand_under_their_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    one = clauses.load(GAME)
    other = clauses.Rulebook("nim", "en", "Nim", {"N-A-01": clauses.Clause("N-A-01", "1. Turns", "The first player.")})
    monkeypatch.setattr(clauses, "games", lambda: [GAME, "nim"])
    monkeypatch.setattr(clauses, "load", lambda game, lang="en": other if game == "nim" else one)
    found = clio("rules", "first", "player").stdout
    assert found.startswith(one.title)
    assert "\nNim\n1. Turns\n  N-A-01" in "\n".join(line.rstrip() for line in found.splitlines())
    assert one.title not in clio("rules", "nim", "first").stdout

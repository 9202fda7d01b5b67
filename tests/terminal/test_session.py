"""A game at the keyboard, played through a pipe as a script or a screen reader does."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import clio as library
from tests.terminal.keyboard import GAME, clio, flat, home, play, too_wide

__all__ = ["home"]
pytestmark = pytest.mark.usefixtures("home")
TO_THE_END = ["1"] * 1500
TWO_PEOPLE = ("--seat", "human", "--seat", "human")


GAMES = [("en", "3", "Player 1 wins.", "both"), ("fr", "83", "partagent la victoire.", "trade")]


@pytest.mark.parametrize(("lang", "seed", "winner", "module"), GAMES)
def test_a_whole_game_by_the_first_option(lang: str, seed: str, winner: str, module: str, home: Path) -> None:
    found = clio(
        "terminal", GAME, "--seed", seed, *TWO_PEOPLE, "--option", f"modules={module}", lang=lang,
        typed=TO_THE_END,
    )
    assert found.exit_code == 0
    assert winner in flat(found.stdout)
    assert "Total" in found.stdout
    assert not too_wide(found.stdout)
    assert "\x1b" not in found.stdout
    assert (home / "1.json").is_file()  # the offer to save was answered with the next "1"
    assert library.load((home / "1.json").read_text(encoding="utf-8")).over


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_of_bots_needs_nobody(lang: str) -> None:
    found = clio("terminal", GAME, "--seed", "3", "--seat", "random", "--seat", "random", "--plain", lang=lang)
    assert found.exit_code == 0
    assert "Total" in found.stdout
    assert not too_wide(found.stdout)


def test_against_the_normal_bot_by_default() -> None:
    shown = play("5", "q", "n", words=())
    assert "Player 2 (normal bot)" in flat(shown)
    assert "- Player 2 activates" in shown  # what the bot did since
    assert shown.endswith("Goodbye.\n")


def test_moves_by_number_symbol_words_and_name() -> None:
    shown = flat(play("activate row 1 column 1", "Activate Row 1 Column 1", "acquire workshop", "pay gold 1"))
    assert "Player 1 activates row 1 and column 1" in shown
    assert "Player 2 activates row 1 and column 1" in shown
    assert "Player 1 acquires" in shown
    assert "Player 1 acquires" in flat(play("1", "1", "workshop", "1"))


def test_a_first_word_unfolds_its_moves() -> None:
    unfolded = play("1", "1", "acquire").rpartition("Player 1> acquire")[2]
    assert "Several options fit:" in unfolded
    assert ". Acquire a Workshop" in unfolded
    assert "Pass" not in unfolded


def test_long_lists_are_folded_by_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    from clio.terminal import menu

    monkeypatch.setattr(menu, "LONG", 3)
    monkeypatch.setattr(menu, "FEW", 2)
    asked, _, unfolded = play("1", "1", "options").rpartition("> options")
    assert "more (“acquire” shows them)" in flat(asked)
    assert "“options” shows everything." in asked
    assert "[acquire workshop]" not in asked
    assert "[acquire workshop]" in unfolded


def test_enter_takes_the_only_option_and_else_explains() -> None:
    assert "Type the number of an option" in play("", "quit")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99: choose 1 to 9."),
        ("0", "There is no option 0"),
        ("999999999999999999999", "There is no option"),
        ("-1", "is neither an option nor a command"),
        ("activate rov 1 column 1", "Nearest: activate row 1 column 1"),
        ("undoo", "Nearest: undo"),
        ("pass", "“pass” is not possible now"),
        ("{0}", "“{0}” is neither an option nor a command"),
        ("log x", "log needs a whole number of at least 1, not “x”."),
        ("log 0", "log needs a whole number of at least 1, not “0”."),
        ("gold", "“Gold” is not among the options of this question."),
        ("conquer", "“conquer” is not possible now. An action is chosen when your turn begins; choose one row"),
        ("lang de", "“de” is not possible for lang"),
        ("card", "Which card?"),
        ("why", "Which move?"),
        ("why sing", "“sing” is neither an option nor a command"),
        ("load", "Which file?"),
        ("load nothing", "nothing: there is no such file or folder."),
        ("load .", ".: this is a folder."),
        ("card zzzzzz", "There is no card called “zzzzzz”."),
        ("rules zzzzzz", "No clause of the rulebook holds “zzzzzz”."),
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to play again."),
        ("save nowhere/at/all", "cannot be written: there is no folder"),
        ("save .", ".: this is a folder."),
    ],
)
def test_what_is_not_understood_gets_a_sentence(typed: str, answer: str) -> None:
    shown = flat(play(typed, "1"))
    assert answer in shown
    assert "Player 1 activates" in shown  # nothing was lost


def test_undo_and_redo() -> None:
    shown = play("1", "undo", "n", "undo", "y", "2", "undo", "y", "redo", "log")
    assert "Taken back: “Row 1 and column 1:" in flat(shown)
    assert "Played again: “Row 1 and column 2:" in flat(shown)
    assert flat(shown).count("The last decision was that of Player 1.") == 3
    assert "activates row 1 and column 2" in shown.rpartition("> log")[2]
    assert "activates row 1 and column 1" not in shown.rpartition("> log")[2]


def test_undo_goes_back_over_the_bot() -> None:
    shown = play("1", "undo", "y", "2", words=())
    assert flat(shown).count("City Activation: ") == 2  # asked again
    assert "activates row 1 and column 2" in shown


def test_undo_of_what_revealed_something_asks() -> None:
    table = library.new(GAME, seed="7", options={"civilizations": ["greeks", "mughals"], "first": "1"})
    typed = []
    while table.can_undo() or not table.actions:
        typed.append("pass" if "pass" in [c.symbol for c in table.options] else table.options[0].symbol)
        table.play(typed[-1])
    shown = flat(play(*typed, "undo", "n", "undo", "y", "y", "log 1"))
    assert shown.count("Something hidden has come out since.") == 2
    assert shown.count("Taken back: ") == 1


def test_the_commands_that_show_things() -> None:
    shown = flat(play(
        "1", "1", "card forum", "card wonder", "rules advantage", "rules", "why conquer", "why acquire workshop",
        "why 1", "hint", "board", "options", "score", "log 2", "help", "?", "view",
    ))
    assert "Forum (forum) Building" in shown
    assert "Many cards:" in shown
    assert "MD-ADV-01" in shown
    assert "more clauses: “clio rules monumental-duel advantage”" in shown
    assert "MD-CONQ-10" in shown
    assert shown.count("It is possible: option ") == 2
    assert " better than “" in shown or "As good as “" in shown
    assert "The bot would choose" in shown
    assert "Chance to win: " in shown
    assert "So far; the game goes on." in shown
    assert "what a bot would do, and why" in shown


def test_the_commands_in_french_words_and_the_language_can_change() -> None:
    shown = flat(play("aide", "carte forum", "règles avantage", "pourquoi conquer", "lang en", "quit", lang="fr"))
    assert "Commandes :" in shown
    assert "Bâtiment · Les deux boîtes" in shown
    assert "MD-ADV-01" in shown
    assert "City Activation" in shown
    assert shown.endswith("Goodbye.")


def test_save_and_load(home: Path) -> None:
    shown = play("1", "save mine", "1", "save mine", "n", "save mine", "y", "quit")
    assert "Saved: mine.json" in shown
    assert "mine.json exists. Overwrite it?" in shown
    assert "Not saved." in shown
    saved = json.loads((home / "mine.json").read_text(encoding="utf-8"))
    assert len(saved["actions"]) == 2
    again = clio("terminal", "--load", "mine", *TWO_PEOPLE, typed=["log", "quit"])
    assert "Player 2 activates" in again.stdout
    swapped = flat(play("3", "load mine.json", "log 30", "quit"))
    assert "Loaded, after 2 decisions." in swapped
    assert "saves/monumental-duel-" in swapped.replace("\\", "/").replace(" ", "")  # the game that was left is kept
    assert not [path for path in home.iterdir() if path.name.startswith(".mine")]


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Decision 2, “acquire troy”, is no"), ("fr", "décision 2, « acquire troy », ne se")]
)
def test_a_game_of_older_rules_says_how_far_it_goes(
    home: Path, monkeypatch: pytest.MonkeyPatch, lang: str, says: str
) -> None:
    play("1", "1", "1", "save old", "quit")
    saved = json.loads((home / "old.json").read_text(encoding="utf-8"))
    saved["actions"][1] = "acquire troy"
    (home / "old.json").write_text(json.dumps(saved), encoding="utf-8")
    game = library.game(GAME)
    monkeypatch.setattr(game, "record", replace(game.record, rules_version=game.record.rules_version + 1))
    shown = flat(clio("terminal", "--load", "old", *TWO_PEOPLE, typed=["1", "save new", "quit"], lang=lang).stdout)
    assert says in shown
    assert says in flat(clio("terminal", "--load", "new", *TWO_PEOPLE, typed=["quit", "n"], lang=lang).stdout)
    told = flat(clio("replay", "old.json", lang=lang).stdout)
    assert says in told
    assert f"3. {saved['actions'][2]}" in told, "what is no longer played can be read"


def test_leaving_keeps_the_game(home: Path) -> None:
    assert "Saved:" in play("1")  # the end of the input is Ctrl-D
    assert "Saved:" not in play()  # nothing to lose
    assert "Saved:" in play("1", "quit", "")
    assert "Saved:" not in play("1", "quit", "n")
    assert "Saved: there.json" in play("1", "quit", "there")
    kept = list((home / "config" / "clio" / "saves").glob("*.json")) or list(home.rglob("saves/*.json"))
    assert len(kept) == 2
    assert all(len(library.load(path.read_text(encoding="utf-8")).actions) == 1 for path in kept)


def test_a_save_that_fails_does_not_leave() -> None:
    shown = flat(play("1", "quit", "no/such/folder", "quit", "n"))
    assert "cannot be written: there is no folder" in shown
    assert shown.count("Save?") == 2


def test_a_hot_seat_hides_the_screen_between_players() -> None:
    shown = flat(play("1", "", "1", "", words=("--hot-seat",)))
    assert "Player 2, the screen is yours: press Enter." in shown
    assert "Player 1, the screen is yours: press Enter." in shown
    assert "- Player 1 activates" in shown.partition("Player 2, the screen")[2]  # told to the one who did not see it


def test_the_menu_of_games() -> None:
    found = clio("terminal", typed=["x", "9", "", "everything", "wizards", "aztecs", "", "quit"])
    assert "There is no game called “x”." in flat(found.stdout)
    assert "There is no option 9" in flat(found.stdout)
    assert "“wizards” is not possible for Civilizations (yours)." in flat(found.stdout)
    assert "Monumental Duel: Player 1 (person), Player 2 (normal bot)" in flat(found.stdout)
    assert "Player 1 (you) · Aztecs" in found.stdout
    assert "Player 2 (person)" in clio("terminal", typed=["1", "1", "1", "5", "quit"]).stdout
    assert "Player 2 (random bot)" in clio("terminal", typed=["1", "1", "1", "random", "quit"]).stdout
    assert clio("terminal", typed=["q"]).exit_code == 0
    assert clio("terminal", typed=[]).exit_code == 0


def test_the_board_in_words() -> None:
    shown = play("1", words=(*TWO_PEOPLE, "--plain", "--board", "always"))
    assert "row 1: 1 " in shown
    assert "activated" in shown
    assert "┌" not in shown


# ---------------------------------------------------------------- what a newcomer asks for
def test_the_board_once_a_round_or_always() -> None:
    typed = ("1", "1", "workshop", "1", "pass", "barricade", "1", "quit")
    once, always = play(*typed), play(*typed, words=(*TWO_PEOPLE, "--board", "always"))
    assert once.count("┌") == 1
    assert "\nPlayer 1  P" in once
    assert "Advantage: nobody" in once.rpartition("Player 1  P")[2]
    assert always.count("┌") > 3
    assert play("1", "board", "quit").count("\n  9. Row 3 and column 3") == 3  # asked twice, and once with the board


def test_a_new_round_shows_the_board() -> None:
    shown = play("1", "1", *["pass"] * 2, "1")
    assert shown.count("┌") == 2
    assert "Round 2" in shown


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "range", "acquires a Shooting Range"), ("en", "hoplite", "uses the Hoplite Ground"),
        ("fr", "atelier", "acquiert un Atelier"), ("fr", "l'Atelier", "acquiert un Atelier"),
        ("fr", "champ", "acquiert un Champ de tir"), ("fr", "Acquérir une barric", "acquiert une Barricade"),
        ("fr", "avantage militaire", "prend l'Avantage avec 1 Militaire"),
    ],
)
def test_words_of_one_option_are_enough(lang: str, typed: str, answer: str) -> None:
    assert answer in flat(play("2", "1", typed, "1", "1", "quit", lang=lang))


def test_why_with_a_first_word_or_a_name() -> None:
    shown = flat(play("1", "1", "why develop", "why acquire balkans", "pourquoi conquérir", "why weights"))
    assert "“develop scientific-method”: the price is 1 Culture; you have 0." in shown  # a Policy of one's own
    assert "Balkans is neither on the Development track nor among your reserved cards." in shown
    assert "“conquer”: your opponent controls no Province." in shown
    french = flat(play("1", "1", "pourquoi développer", "pourquoi acquérir balkans", "balkans", lang="fr"))
    assert "« develop scientific-method » : le prix est de 1 Culture" in french
    assert "Balkans n'est ni sur la piste" in french
    assert "« Balkans » n'est pas parmi les options de cette question." in french


def test_suggestions_are_options_or_commands() -> None:
    table = library.new(GAME, seed="7", options={"civilizations": ["greeks", "mughals"], "first": "1"})
    near = flat(play("activat rov 2")).partition("Nearest: ")[2].partition(".")[0]
    assert near
    assert set(near.split(", ")) <= {choice.symbol for choice in table.options}


def test_completion_offers_what_can_be_meant() -> None:
    from clio.terminal.console import PlainReader, make_console
    from clio.terminal.menu import Menu
    from clio.terminal.seats import Seats
    from clio.terminal.session import Session

    table = library.new(GAME, seed="7", options={"civilizations": ["greeks", "mughals"], "first": "1"})
    console = make_console()
    session = Session(table, Seats(table.game, ["human", "human"], "7"), "fr", console, PlainReader(console))
    menu = Menu(table, session.board(), "fr", 0)
    assert {"activate row 1 column 1", "annuler", "piles"} <= {line for line, _ in session.lines(menu, "a")}
    offered = {line for line, _ in session.lines(menu, "pourquoi d")}
    assert {"pourquoi develop democracy", "pourquoi conquer"} <= offered
    assert "pourquoi develop sakoku" not in offered  # of another civilization
    assert ("carte forum", "Forum") in session.lines(menu, "carte f")


def test_piles_can_be_looked_through() -> None:
    shown = flat(play("1", "1", "piles"))
    assert "Policies not developed: Scientific Method" in shown
    assert "City deck, unordered: Construction Yard ×" in shown
    assert "Espionage stack: Sabotage" in shown
    assert "Development deck, unordered:" in shown  # a deck of one box is known
    assert "Défausse de Cité : -" in flat(play("piles", lang="fr"))


def test_the_letters_are_explained() -> None:
    for lang, words in (("en", "G Gold, C Culture, VP"), ("fr", "O Or, C Culture, PV")):
        board, _, help = play("help", lang=lang).partition("> help")
        assert words in board
        assert words in help


def test_headings_only_where_a_turn_begins() -> None:
    shown = play("2", "1", "workshop", "1")
    turn, _, rest = shown.partition("> workshop")
    question, _, _ = rest.partition("> 1")
    assert "Acquire a card" in turn
    assert "Take the Advantage" in turn
    assert "[acquire workshop]" not in turn
    assert "Pay 1 Production and 1 Gold" in question
    assert "Other" not in question

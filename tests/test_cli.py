"""The program `clio`: every command, its help in both languages, its exit codes, its errors as sentences."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest

from clio import clauses
from clio.cli import main
from clio.games import ids
from clio.messages import catalogue
from tests.terminal.keyboard import GAME, clio, flat, home, too_wide

__all__ = ["home"]
pytestmark = pytest.mark.usefixtures("home")
COMMANDS = list(main.commands)


# ---------------------------------------------------------------- help
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_both_languages(command: str, lang: str) -> None:
    for words, setting in ((["--help", "--lang", lang], "xx"), (["--help"], lang)):
        found = clio(*([command] if command else []), *words, lang=setting)
        assert found.exit_code == 0
        assert catalogue(lang)["cli.usage"] in found.stdout
        assert flat(catalogue(lang)["cli.help"]) in flat(found.stdout)
        assert not too_wide(found.stdout)
    helped = main if not command else main.commands[command]
    assert flat(catalogue(lang)[helped.help or ""]).split(" \b ")[0][:60] in flat(found.stdout)


def test_without_words_the_help_and_the_version() -> None:
    assert clio().stdout == clio("--help").stdout
    assert clio("--version").stdout.startswith("clio 0.")


def test_every_option_has_its_help_in_the_files() -> None:
    for command in main.commands.values():
        for param in command.params:
            if isinstance(param, click.Option):
                assert param.help in catalogue("fr"), f"{command.name} {param.name}"


def test_help_imports_neither_rich_nor_a_game() -> None:
    code = "import sys, clio.cli; print(*[m for m in ('rich', 'prompt_toolkit', 'clio.bots') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "\n"


# ---------------------------------------------------------------- errors
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("crads", "There is no command “crads”. Nearest: cards."),
        ("frobnicate", "There is no command “frobnicate”. The commands are: play, serve, backup, restore, openapi,"),
        ("--colour", "There is no option --colour."),
        ("cards", "“clio cards --help” shows what is expected."),
        (f"cards {GAME} --jason", "There is no option --jason. Did you mean: --json"),
        ("cards chess", f"There is no game called “chess”. The games are: {', '.join(ids())}."),
        (f"cards {GAME} colosus", "There is no card called “colosus”. Did you mean:"),
        (f"terminal {GAME} one two", "Too many words: “one two”."),
        (f"terminal {GAME} --lang de", "“de” is not possible for --lang. Choose among: en, fr."),
        (f"terminal {GAME} --option modules", "“modules” is not of the form NAME=VALUE."),
        (f"terminal {GAME} --option moduls=both", "“moduls” is not an option of this game."),
        (f"terminal {GAME} --option modules=all", "“all” is not a value of the option modules."),
        (f"terminal {GAME} --option civilizations=greeks,greeks", "The two players need different civilizations"),
        (f"terminal {GAME} --players 3", "is played by 2 players, not by 3."),
        (f"terminal {GAME} --players two", "--players needs a whole number of at least 1, not “two”."),
        (f"terminal {GAME} --seat wizard", "human, random, greedy, greedy-1, easy, normal, hard, expert."),
        (f"terminal {GAME} --seat human --seat human --seat human", "3 seats were given"),
        (f"terminal {GAME} --hot-seat --seat greedy", "With --hot-seat every seat is a person"),
        ("terminal --load nothing.json", "nothing.json: there is no such file or folder."),
        ("terminal --load .", ".: this is a folder."),
        ("terminal --seed", "The option --seed is not used that way."),
        ("replay nothing.json", "nothing.json: there is no such file or folder."),
        ("replay", "FILE is missing."),
        ("rules zzzz", "No clause of the rulebook holds “zzzz”."),
        ("rules chess --coverage", "There is no rulebook of “chess”."),
        (f"simulate {GAME} --games 0", "--games needs a whole number of at least 1, not “0”."),
        (f"simulate {GAME} --bots greedy", "2 players need 2 bots, not 1."),
        (f"simulate {GAME} --bots a,b", "There is no bot called “a” for this game."),
        (f"balance {GAME} --out no/such/folder/r.md", "there is no such file or folder."),
        ("bench --json=1", "The option --json is not used that way."),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(words: str, sentence: str) -> None:
    found = clio(*words.split())
    assert sentence in flat(found.stderr)
    assert found.exit_code == 2
    assert found.stdout == ""
    french = clio(*words.split(), lang="fr")
    assert french.exit_code == 2
    assert french.stderr != found.stderr


@pytest.mark.parametrize("content", ["", "{", "[]", '{"clio": 1}', "\udcff", "null", "[" * 100_000])
def test_a_file_that_is_no_saved_game(content: str, home: Path) -> None:
    (home / "bad.json").write_text(content, encoding="utf-8", errors="surrogateescape")
    for command in (("replay", "bad.json"), ("terminal", "--load", "bad.json")):
        found = clio(*command, lang="fr")
        assert found.exit_code == 2
        assert found.stderr.endswith(".\n")


def test_a_bug_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game_id: str, lang: str = "en") -> clauses.Rulebook:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(clauses, "load", broken)
    found = clio("rules", CLIO_DEBUG="")
    assert found.exit_code == 1
    assert "A mistake of Clio: ZeroDivisionError: oh." in found.stderr
    with pytest.raises(ZeroDivisionError):
        clio("rules")


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt(), 130), (BrokenPipeError(), 0), (OSError(28, ""), 2)])
def test_what_the_system_throws(error: BaseException, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game_id: str, lang: str = "en") -> clauses.Rulebook:
        raise error

    monkeypatch.setattr(clauses, "load", broken)
    found = clio("rules", CLIO_DEBUG="")
    assert found.exit_code == code
    assert "Traceback" not in found.output


# ---------------------------------------------------------------- cards and rules
def test_cards_as_json_have_the_promised_fields() -> None:
    cards = json.loads(clio("cards", GAME, "--json").stdout)
    assert len(cards) == 135
    promised = {"id", "symbol", "names", "kind", "era", "copies", "cost", "text", "provenance", "box", "civilization"}
    assert all(promised <= card.keys() for card in cards)
    assert all(card["names"].keys() == card["text"].keys() == {"en", "fr"} for card in cards)
    colossus = next(card for card in cards if card["symbol"] == "colossus-of-rhodes")
    assert colossus["cost"] == {"stages": [{"production": 3}, {"production": 3}]}


@pytest.mark.parametrize("query", ["colossus", "Colosse de Rhodes", "COLOSSUS-OF-RHODES", "t1w-colossus"])
def test_a_card_by_any_name(query: str) -> None:
    found = clio("cards", GAME, *query.split(), "--lang", "fr")
    assert found.stdout.startswith("Colosse de Rhodes  (colossus-of-rhodes)")
    assert "Coût : 3 Production, puis 3 Production" in found.stdout
    assert "conçu par ce projet" in flat(found.stdout)


def test_cards_by_kind_and_all_of_them() -> None:
    wonders = clio("cards", GAME, "merveille", "ère", "--lang", "fr")
    assert wonders.exit_code in (0, 2)
    for lang in ("en", "fr"):
        found = clio("cards", GAME, "--lang", lang)
        assert not too_wide(found.stdout)
        assert found.stdout.count("Origin: " if lang == "en" else "Origine : ") == 135


def test_rules_are_searched_in_the_readers_language() -> None:
    assert "MD-PASS-04  " in clio("rules", "MD-PASS-04").stdout
    assert clio("rules", GAME, "avantage", "--lang", "fr").stdout.startswith("12. Avantage\n  MD-ADV-01")
    found = clio("rules", GAME, "advantage").stdout
    assert found.startswith("12. Advantage\n  MD-ADV-01")
    assert found.count("12. Advantage\n") == 1
    assert found.index("16.3 Adjust the Advantage") < found.index("MD-WAR-03") < found.index("1. Components")
    contents = clio("rules", GAME)
    assert " 1 clauses" not in contents.stdout
    assert "12. Advantage" in contents.stdout
    assert not too_wide(contents.stdout)


def test_coverage_fails_under_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    half = clauses.Coverage("nim", ("N-A-01", "N-A-02"), ("N-A-01",), ("N-A-02",), (), (), ())
    monkeypatch.setattr(clauses, "games", lambda: ["nim"])
    monkeypatch.setattr(clauses, "coverage", lambda game: half)
    monkeypatch.setattr(clauses, "recorded", lambda game: clauses.Level(50.0, 100.0, {}))
    found = clio("rules", "--coverage", "-v")
    assert found.exit_code == 0
    assert "nim: 2 clauses, 1 covered, 1 missing (50.0 %)" in flat(found.stdout)
    assert "  N-A-02" in found.stdout
    monkeypatch.setattr(clauses, "recorded", lambda game: clauses.Level(98.0, 100.0, {}))
    found = clio("rules", "nim", "--coverage", lang="fr")
    assert found.exit_code == 1
    assert "sous le niveau enregistré : 98,0 %" in flat(found.stdout)
    assert "N-A-02" not in found.stdout


def test_coverage_without_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = clauses.rules_folder()
    monkeypatch.setattr(clauses, "checkout", lambda: None)
    monkeypatch.setattr(clauses, "rules_folder", lambda: folder)
    found = clio("rules", "--coverage")
    assert found.exit_code == 2
    assert "only in a checkout" in found.stderr


# ---------------------------------------------------------------- the lab
def test_simulate_prints_one_object() -> None:
    found = clio("simulate", GAME, "--bots", "random,random", "--games", "4", "--seed", "1", "--json")
    summary = json.loads(found.stdout)
    assert summary["games"] == 4
    assert sum(summary["wins"].values()) == 4
    assert found.stderr == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_simulate_prints_a_table(lang: str) -> None:
    found = clio("simulate", GAME, "--bots", "random,random", "--games", "2", "--option", "modules=trade", lang=lang)
    assert "random 2" in found.stdout
    assert catalogue(lang)["lab.score"] in found.stdout
    assert not too_wide(found.stdout)


def test_balance_writes_markdown_and_html(home: Path) -> None:
    words = ("balance", GAME, "--games", "1", "--seed", "2", "--bot", "random")
    assert "# Balance of Monumental Duel" in clio(*words).stdout
    assert "Report: r.html" in clio(*words, "--out", "r.html").stdout
    assert "<h1>Balance of Monumental Duel</h1>" in (home / "r.html").read_text(encoding="utf-8")


def test_bench_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from clio.lab import bench

    seen: list[dict[str, object]] = []

    def main(**words: object) -> int:
        seen.append(words)
        return 1

    monkeypatch.setattr(bench, "main", main)
    assert clio("bench", "--quick", "--json").exit_code == 1
    assert clio("bench", "--peers", "--game", GAME).exit_code == 1
    assert seen == [
        {"peers": False, "quick": True, "json": True, "game": None},
        {"peers": True, "quick": False, "json": False, "game": GAME},
    ]


# ---------------------------------------------------------------- doctor and replay
def test_doctor_tells_what_runs() -> None:
    found = clio("doctor", "--lang", "fr")
    assert found.exit_code == 0, found.stdout
    assert "Tout va bien." in found.stdout
    assert "Monumental Duel" in found.stdout


def test_doctor_finds_compiled_files_that_hide_a_source(tmp_path: Path) -> None:
    import os

    from clio.terminal.doctor import stale_files

    source, compiled = tmp_path / "kernel.py", tmp_path / "kernel.cpython-311-x86_64-linux-gnu.so"
    source.write_text("")
    compiled.write_text("")
    (tmp_path / "alone.so").write_text("")
    assert stale_files(tmp_path, checkout=False) == []
    assert stale_files(tmp_path, checkout=True) == [compiled]
    os.utime(compiled, (0, 0))
    assert stale_files(tmp_path, checkout=False) == [compiled]


def test_doctor_tells_what_the_bots_think_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from clio.terminal import doctor

    def told(root: Path | None, compiled: str = "kernel.py", compiler: str | None = "/usr/bin/cc") -> str:
        monkeypatch.setattr("clio.engine.kernel.__file__", compiled)
        monkeypatch.setattr("shutil.which", lambda name: compiler)
        sentences = [doctor.thinking(root, lang) for lang in ("en", "fr")]
        assert sentences[0] != sentences[1]
        return sentences[0]

    assert told(tmp_path, compiled="kernel.so") == catalogue("en")["doctor.compiled"]
    assert told(tmp_path) == catalogue("en")["doctor.thinking.not_yet"]
    never = catalogue("en")["doctor.thinking.never"]
    assert told(tmp_path, compiler=None) == told(None) == never
    (tmp_path / doctor.THINKING).mkdir()
    assert told(tmp_path) == catalogue("en")["doctor.thinking.not_yet"], "it is being built"
    (tmp_path / doctor.THINKING / ".installed").write_text("")
    assert str(tmp_path / doctor.THINKING) in told(tmp_path, compiler=None)
    monkeypatch.setattr("clio.clauses.checkout", lambda: None)
    assert never in flat(clio("doctor").stdout)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_shows_log_board_and_points(lang: str, home: Path) -> None:
    import clio as library

    table = library.new(GAME, seed=4)
    while not table.over:
        table.play(table.options[0])
    (home / "game.json").write_text(table.save(), encoding="utf-8")
    found = clio("replay", "game.json", lang=lang)
    assert found.exit_code == 0
    assert not too_wide(found.stdout)
    assert table.log[-1].text(lang) in found.stdout
    assert catalogue(lang)["score.total"] in found.stdout
    part = clio("replay", "game.json", "--to", "3", lang=lang)
    assert flat(catalogue(lang)["score.so_far"]) in flat(part.stdout)

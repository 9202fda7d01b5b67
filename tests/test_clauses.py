"""The living rulebooks are found, read and searched, and coverage counts what the tests name."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from clio import clauses
from tests.rules import rule

BOOK = """# Nim

- Prefixes: `NIM`.

## 1. Turn
- `NIM-TURN-01` A player takes 1 to 3 matches (`NIM-OPEN-01`).
- `NIM-TURN-02` Who takes the last match loses.

### 1.1 Exchange
- `NIM-EXCH-01` Two matches buy a café.

## Worked examples
- `NIM-EX-01` Given 1 match; When it is taken; Then the taker loses.

## Open points
- `NIM-OPEN-01` May a player take none? Ruling: no.
- `NIM-OP-02` An older mark of an open point.
- `NIM-NOTE-01` A remark.
"""
FRENCH = "# Nim\n\n## 1. Tour\n- `NIM-TURN-01` On prend 1 à 3 allumettes, œil ouvert.\n"

READ = (
    ("Il tient pendant toute cette bataille [carte].", "Il tient pendant toute cette bataille."),
    ("Deux marchés (reconstitué, `NIM-OPEN-28`) et un pion (publié).", "Deux marchés et un pion."),
    ("Une action parmi les actions des sections 18 à 24.", "Une action parmi les actions."),
    ("Politique ou pacte (ce dernier point : source publique).", "Politique ou pacte."),
    ("De `3` cartes (5 ou plus ; nombre [carte]) [décision pour le moment].", "De 3 cartes (5 ou plus)."),
    ("On prend selon `NIM-TURN-01` ou `NIM-PLAIN-01`, sauf à la fin.", "On prend selon « Tour », sauf à la fin."),
)


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of rulebooks that holds only Nim, with a French edition."""
    (tmp_path / "nim.md").write_text(BOOK, encoding="utf-8")
    (tmp_path / "nim.fr.md").write_text(FRENCH, encoding="utf-8")
    (tmp_path / "README.md").write_text("# Not a rulebook\n", encoding="utf-8")
    monkeypatch.setattr(clauses, "rules_folder", lambda: tmp_path)
    return tmp_path


def ids(found: list[clauses.Clause]) -> list[str]:
    return [clause.id for clause in found]


def suite_with(folder: Path, source: str) -> Path:
    """A folder of tests with one file."""
    root = folder / "tests" / "games"
    root.mkdir(parents=True)
    (root / "test_nim.py").write_text(source, encoding="utf-8")
    return folder / "tests"


def test_a_book_is_read_with_its_sections(nim: Path) -> None:
    book = clauses.load("nim")
    assert clauses.games() == ["nim"]
    assert (book.game, book.lang, book.title) == ("nim", "en", "Nim")
    assert book.clause("NIM-TURN-02") == clauses.Clause("NIM-TURN-02", "1. Turn", "Who takes the last match loses.")
    assert book.clause("nim-exch-01").section == "1. Turn > 1.1 Exchange"


def test_rules_examples_and_open_points_are_told_apart(nim: Path) -> None:
    book = clauses.load("nim")
    assert book.rule_clauses() == ("NIM-TURN-01", "NIM-TURN-02", "NIM-EXCH-01")
    assert book.examples() == ("NIM-EX-01",)


def test_the_french_edition_is_used_when_there_is_one(nim: Path) -> None:
    assert clauses.load("nim", "fr").clause("NIM-TURN-01").text.startswith("On prend")
    assert clauses.load("nim", "de").lang == "en"
    (nim / "nim.fr.md").unlink()
    assert clauses.load("nim", "fr").lang == "en"


@pytest.mark.parametrize("game", ["chess", "../nim", "nim.fr", "README", ""])
def test_an_unknown_game_is_refused(nim: Path, game: str) -> None:
    with pytest.raises(LookupError, match="no rulebook"):
        clauses.load(game)


def test_a_language_is_no_way_out_of_the_folder(nim: Path) -> None:
    assert clauses.load("nim", "../nim.fr").lang == "en"


def test_a_clause_is_found_by_its_id_alone(nim: Path) -> None:
    assert clauses.clause("nim-turn-02").id == "NIM-TURN-02"
    with pytest.raises(LookupError, match="NIM-TURN-99"):
        clauses.clause("NIM-TURN-99")
    with pytest.raises(LookupError, match="nim has no clause NIM-TURN-99"):
        clauses.load("nim").clause("NIM-TURN-99")


def test_a_clause_written_twice_is_refused(nim: Path) -> None:
    (nim / "nim.md").write_text(BOOK + "- `NIM-TURN-01` Again.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="NIM-TURN-01 twice"):
        clauses.load("nim")


@pytest.mark.parametrize(
    ("query", "lang", "found"),
    [
        ("NIM-TURN", "en", ["NIM-TURN-01", "NIM-TURN-02"]),
        ("nim-open-01", "en", ["NIM-OPEN-01", "NIM-TURN-01"]),
        ("CAFE", "en", ["NIM-EXCH-01"]),
        ("match LAST", "en", ["NIM-TURN-02"]),
        ("buy exchange", "en", ["NIM-EXCH-01"]),
        ("exchange", "en", ["NIM-EXCH-01"]),
        ("Allumettes OEIL", "fr", ["NIM-TURN-01"]),
        ("dragon", "en", []),
    ],
)
def test_search(nim: Path, query: str, lang: str, found: list[str]) -> None:
    assert ids(clauses.search(query, lang)) == found
    assert ids(clauses.load("nim", lang).search(query)) == found


def test_a_chapter_that_bears_the_word_comes_whole(nim: Path) -> None:
    assert ids(clauses.search("turn")) == ["NIM-TURN-01", "NIM-TURN-02", "NIM-EXCH-01"]


def test_ids_are_collected_from_decorators_and_marks(tmp_path: Path) -> None:
    root = suite_with(
        tmp_path,
        "@rule('NIM-TURN-01', 'NIM-TURN-02')\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=rules.rule('NIM-EX-01'))])\n"
        "def test_it(n):\n    other('NIM-EXCH-01')  # rule('NIM-OPEN-01')\n    print(\"rule('NIM-NOTE-01')\")\n",
    )
    assert clauses.covered_ids(root) == {"NIM-TURN-01", "NIM-TURN-02", "NIM-EX-01"}


def test_coverage_counts_covered_missing_and_excused(nim: Path) -> None:
    root = suite_with(nim, "@rule('NIM-TURN-01')\ndef test_it(): ...\n")
    coverage = clauses.coverage("nim", root)
    assert coverage.covered == ("NIM-TURN-01",)
    assert coverage.missing == ("NIM-TURN-02", "NIM-EXCH-01")
    assert (coverage.covered_examples, coverage.missing_examples) == ((), ("NIM-EX-01",))
    assert coverage.clause_level == pytest.approx(100 / 3)
    assert coverage.reaches(clauses.recorded("nim")), "nothing is recorded yet"

    entry = {"clauses": 50.0, "examples": 0, "excused": {"NIM-EXCH-01": "nobody sells coffee"}}
    (nim / "coverage.json").write_text(json.dumps({"nim": entry}), encoding="utf-8")
    coverage = clauses.coverage("nim", root)
    assert coverage.missing == ("NIM-TURN-02",)
    assert (coverage.clause_level, coverage.example_level) == (50.0, 0.0)
    assert coverage.reaches(clauses.recorded("nim"))
    assert not coverage.reaches(clauses.Level(50.0, 100.0, {}))


def test_an_installed_package_has_the_books_but_not_the_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "clio"
    (package / "rulebook").mkdir(parents=True)
    (package / "rulebook" / "nim.md").write_text(BOOK, encoding="utf-8")
    monkeypatch.setattr(clauses, "_HERE", package / "clauses.py")
    assert clauses.games() == ["nim"]
    with pytest.raises(FileNotFoundError, match="only in a checkout"):
        clauses.coverage("nim")


def test_the_rule_mark_carries_its_ids() -> None:
    named = clauses.load("monumental-duel").rule_clauses()[:2]
    assert rule(*named).mark.args == named


@pytest.mark.parametrize("unknown", ["MD-TURN-99", "MD-TURN", "MD-TURN-01 "])
def test_the_rule_mark_refuses_an_unknown_id(unknown: str) -> None:
    with pytest.raises(ValueError, match=unknown):
        rule(unknown)


def test_the_rule_mark_needs_an_id() -> None:
    with pytest.raises(ValueError, match="needs a clause id"):
        rule()


@pytest.mark.parametrize("game", clauses.games())
def test_every_reference_between_clauses_leads_somewhere(game: str) -> None:
    known = {i for other in clauses.games() for i in clauses.load(other).clauses}
    for clause in clauses.load(game).clauses.values():
        named = re.findall(r"`([A-Z]+(?:-[A-Z]+)+(?:-[0-9]+)?)`", clause.text)
        assert known.issuperset(named), clause


@pytest.mark.parametrize("game", clauses.games())
def test_the_french_edition_has_the_same_clauses(game: str) -> None:
    assert list(clauses.load(game, "fr").clauses) == list(clauses.load(game).clauses)


def test_players_read_no_sources_and_no_other_clauses(nim: Path) -> None:
    """What the sentence needs of another clause is told by the heading of that one."""
    text = FRENCH + "".join(f"- `NIM-PLAIN-0{n}` {text}\n" for n, (text, _) in enumerate(READ, 1))
    (nim / "nim.fr.md").write_text(text, encoding="utf-8")
    clauses._read.cache_clear()
    book = clauses.load("nim", "fr")
    assert [book.plain(f"NIM-PLAIN-0{n}") for n in range(1, len(READ) + 1)] == [plain for _, plain in READ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", clauses.games())
def test_no_clause_tells_players_an_id(game: str, lang: str) -> None:
    book = clauses.load(game, lang)
    for id in book.clauses:
        assert not re.search(r"[A-Z]{2,}-[A-Z]+-\d|`|\[(carte|card|décision|ruling)|\( *\)", book.plain(id)), id


def test_every_line_that_starts_with_an_id_is_read() -> None:
    for path in clauses.rules_folder().glob("*.md"):
        lines = re.findall(r"^\s*[-*] `[A-Z]+-[A-Z]+-[^`]*`", path.read_text(encoding="utf-8"), re.MULTILINE)
        game, _, lang = path.stem.partition(".")
        if lines:
            assert len(lines) == len(clauses.load(game, lang or "en").clauses), path.name


def test_the_recorded_levels_name_known_games_and_clauses() -> None:
    entries = json.loads((clauses.rules_folder() / "coverage.json").read_text(encoding="utf-8"))
    for game in entries:
        level = clauses.recorded(game)
        assert set(level.excused) <= set(clauses.load(game).clauses), game
        assert all(level.excused.values()), f"{game}: an excuse needs its reason"
        assert 0 <= level.clauses <= 100
        assert 0 <= level.examples <= 100


def test_the_examples_of_the_module_run() -> None:
    assert doctest.testmod(clauses).failed == 0

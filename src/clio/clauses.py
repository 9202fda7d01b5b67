"""The living rulebooks: read them, search them, and see which clauses the tests cover.

A rulebook is `docs/rules/<game>.md`; its French edition `docs/rules/<game>.fr.md` has the same ids.
A clause is one line of it: a dash, the id between backquotes, the text.

>>> book = load("monumental-duel")
>>> book.clause("MD-TURN-01").text
'The First Player takes the first turn; turns alternate.'
>>> [clause.id for clause in book.search("first player marker opponent")]
['MD-FIRST-01']
"""

from __future__ import annotations

import ast
import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

_HERE = Path(__file__).resolve()
_CLAUSE = re.compile(r"- `([A-Z]+(?:-[A-Z]+)+-[0-9]+)` (.+)")
_HEADING = re.compile(r"(#{2,}) (.+)")
_LETTERS = str.maketrans({"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "\u2019": "'"})
_NOT_RULES = frozenset({"OPEN", "OP", "NOTE", "EX"})
_ASIDE = _NOT_RULES | {"COMP"}
_ID = r"`([A-Z]+(?:-[A-Z]+)+-[0-9]+)`"
_REFERENCE = re.compile(_ID)
_REFERENCES = re.compile(rf"{_ID}(?:(?:,| à| to| et| and| ou| or)(?: de| of)? {_ID})*")
_NUMBER = re.compile(r"^[A-Z]?[0-9.]+ ")
_SOURCE = re.compile(r" \[(?:carte|décision|card|ruling)\b[^\]]*\]")
_SECTIONS = re.compile(r" (?:des|de la|of) sections? \d+(?: (?:à|to|et|and) \d+)?")
_ASIDE_TEXT = re.compile(r" \(([^()]*)\)")
_MARK = re.compile(
    rf"^(?:publi(?:é|shed)|reconst(?:itué|ructed)|sections? \d)|source publique|public source|{_ID}|\[(?:carte|card)"
)
_QUOTES = {"en": ("“", "”"), "fr": ("« ", " »")}
_SHORT = 3  # letters of a word that is searched only whole


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its id, the headings it stands under, its text (Markdown)."""

    id: str
    section: str
    text: str

    @property
    def heading(self) -> str:
        """The last of the headings it stands under, without its number."""
        return _NUMBER.sub("", self.section.rpartition(" > ")[2])

    @property
    def is_example(self) -> bool:
        """Is it a worked example of the rulebook?"""
        return "EX" in self.id.split("-")

    @property
    def is_rule(self) -> bool:
        """Is it a rule, and not an example, an open point or a note?"""
        return _NOT_RULES.isdisjoint(self.id.split("-"))

    @property
    def is_aside(self) -> bool:
        """Does it tell less than the other clauses: a list of components, an example, an open point?"""
        return not _ASIDE.isdisjoint(self.id.split("-"))

    def is_under(self, query: str) -> bool:
        """Do its headings bear every word of the query?"""
        heading = _plain(self.section)
        return all(re.search(_start(word), heading) for word in _plain(query).split())


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rulebook of one game in one language; `clauses` are in reading order."""

    game: str
    lang: str
    title: str
    clauses: Mapping[str, Clause]

    def clause(self, clause_id: str) -> Clause:
        """The clause with this id; LookupError if the book has none."""
        try:
            return self.clauses[clause_id.upper()]
        except KeyError:
            raise LookupError(f"The rulebook of {self.game} has no clause {clause_id}.") from None

    def plain(self, clause_id: str) -> str:
        """A clause as players read it at the table: without where it was found and what else to look up. Where the
        sentence needs another clause, the heading of that one stands for its id."""
        text = _SOURCE.sub("", _ASIDE_TEXT.sub(_without_marks, self.clause(clause_id).text))
        return _REFERENCES.sub(self._headings, _SECTIONS.sub("", text)).replace("`", "")

    def _headings(self, found: re.Match[str]) -> str:
        named = dict.fromkeys(self.clause(id).heading for id in _REFERENCE.findall(found[0]))
        opening, closing = _QUOTES[self.lang]
        return ", ".join(f"{opening}{heading}{closing}" for heading in named)

    def rule_clauses(self) -> tuple[str, ...]:
        """The ids of all rules: not the worked examples, open points and notes."""
        return tuple(clause.id for clause in self.clauses.values() if clause.is_rule)

    def examples(self) -> tuple[str, ...]:
        """The ids of the worked examples."""
        return tuple(clause.id for clause in self.clauses.values() if clause.is_example)

    def search(self, query: str) -> list[Clause]:
        """The clauses that hold every word of `query` in id, text or headings, whatever case and accents.

        First those whose id starts with the query, then whole chapters that bear the words in their heading, then the
        other rules; components, worked examples and open points come last. A word counts from its beginning, a short
        one only whole; if nothing is found that way, anywhere.
        """
        words = _plain(query).split()
        return self._found(query, [_start(word) for word in words]) or self._found(query, [re.escape(w) for w in words])

    def _found(self, query: str, patterns: list[str]) -> list[Clause]:
        words = [re.compile(pattern) for pattern in patterns]
        ranked: list[tuple[int, Clause]] = []
        for clause in self.clauses.values():
            heading = _plain(clause.section)
            own = _plain(f"{clause.id} {clause.text} {clause.section}")
            if query.strip() and own.startswith(_plain(query)):
                ranked.append((0, clause))
            elif all(word.search(own) for word in words):
                ranked.append((3 if clause.is_aside else 1 if all(w.search(heading) for w in words) else 2, clause))
        return [clause for _, clause in sorted(ranked, key=lambda found: found[0])]


@dataclass(frozen=True, slots=True)
class Level:
    """What coverage must reach, in per cent, and the clauses that need no test, each with a reason."""

    clauses: float
    examples: float
    excused: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Coverage:
    """Which ids of a rulebook the tests name; excused ids are neither covered nor missing."""

    game: str
    clauses: tuple[str, ...]
    covered: tuple[str, ...]
    missing: tuple[str, ...]
    examples: tuple[str, ...]
    covered_examples: tuple[str, ...]
    missing_examples: tuple[str, ...]

    @property
    def clause_level(self) -> float:
        """Covered clauses in per cent of those that need a test."""
        return _percent(self.covered, self.missing)

    @property
    def example_level(self) -> float:
        """Covered worked examples in per cent of those that need a test."""
        return _percent(self.covered_examples, self.missing_examples)

    def reaches(self, level: Level) -> bool:
        """Is the recorded level reached?"""
        return self.clause_level >= level.clauses and self.example_level >= level.examples


def checkout() -> Path | None:
    """The root of the repository this module runs from; None when it runs from an installed package."""
    for folder in _HERE.parents:
        if (folder / "docs" / "rules").is_dir() and _HERE.is_relative_to(folder / "src"):
            return folder
    return None


def rules_folder() -> Path:
    """Where the rulebooks are: `docs/rules` of the checkout, or the copy inside the installed package."""
    root = checkout()
    return root / "docs" / "rules" if root else _HERE.parent / "rulebook"


def games() -> list[str]:
    """The games that have a rulebook, sorted."""
    stems = (path.stem for path in rules_folder().glob("*.md"))
    return sorted(stem for stem in stems if re.fullmatch(r"[a-z0-9-]+", stem))


def load(game_id: str, lang: str = "en") -> Rulebook:
    """The rulebook of a game; in English when there is no edition in `lang`. LookupError for an unknown game."""
    game = game_id.replace("_", "-")
    if game not in games():
        raise LookupError(f"There is no rulebook of {game_id!r}; there is one of {', '.join(games()) or 'no game'}.")
    edition = rules_folder() / f"{game}.{lang}.md"
    if lang != "en" and lang.isalpha() and edition.is_file():
        return _read(edition, game, lang)
    return _read(rules_folder() / f"{game}.md", game, "en")


def clause(clause_id: str, lang: str = "en") -> Clause:
    """The clause with this id, of whatever game; LookupError if no rulebook has it."""
    for game in games():
        book = load(game, lang)
        if clause_id.upper() in book.clauses:
            return book.clause(clause_id)
    raise LookupError(f"No rulebook has a clause {clause_id}.")


def search(query: str, lang: str = "en") -> list[Clause]:
    """Search every rulebook; see `Rulebook.search`."""
    return [found for game in games() for found in load(game, lang).search(query)]


def covered_ids(tests_root: Path) -> set[str]:
    """The ids written in calls of `rule("...", ...)` in the Python files under `tests_root`.

    Decorators and marks of parameters both count. Only ids written out as strings are seen.
    """
    found: set[str] = set()
    for path in sorted(tests_root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call) and _called(node.func) == "rule":
                found.update(a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
    return found


def recorded(game_id: str) -> Level:
    """The level kept in `coverage.json` beside the rulebooks; nothing is asked of a game without an entry."""
    path = rules_folder() / "coverage.json"
    entries = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    entry = entries.get(game_id.replace("_", "-"), {})
    return Level(float(entry.get("clauses", 0)), float(entry.get("examples", 0)), dict(entry.get("excused", {})))


def coverage(game_id: str, tests_root: Path | None = None) -> Coverage:
    """Compare a rulebook with the tests, by default those of the checkout."""
    if tests_root is None:
        root = checkout()
        if root is None:
            raise FileNotFoundError("Coverage needs the tests, and they are only in a checkout of the repository.")
        tests_root = root / "tests"
    book = load(game_id)
    named, excused = covered_ids(tests_root), recorded(game_id).excused

    def split(ids: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return tuple(i for i in ids if i in named), tuple(i for i in ids if i not in named and i not in excused)

    clauses, examples = book.rule_clauses(), book.examples()
    return Coverage(book.game, clauses, *split(clauses), examples, *split(examples))


@lru_cache(maxsize=64)
def _read(path: Path, game: str, lang: str) -> Rulebook:
    title, chapter, section = game, "", ""
    clauses: dict[str, Clause] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif heading := _HEADING.fullmatch(line):
            name = heading[2].strip()
            chapter, section = (name, name) if len(heading[1]) == 2 else (chapter, f"{chapter} > {name}")
        elif found := _CLAUSE.fullmatch(line):
            if found[1] in clauses:
                raise ValueError(f"{path.name} has the clause {found[1]} twice.")
            clauses[found[1]] = Clause(found[1], section, found[2].strip())
    return Rulebook(game, lang, title, clauses)


def _plain(text: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).casefold().split())


def _without_marks(found: re.Match[str]) -> str:
    """An aside without those of its parts that only tell where the rule is from; nothing if none is left."""
    between = " ; " if " ; " in found[1] else "; "
    kept = [part for part in found[1].split(between) if not _MARK.search(part)]
    return f" ({between.join(kept)})" if kept else ""


def _start(word: str) -> str:
    """A pattern for a word of a query."""
    return rf"\b{re.escape(word)}" + (r"\b" if len(word) <= _SHORT else "")


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _percent(have: tuple[str, ...], lack: tuple[str, ...]) -> float:
    total = len(have) + len(lack)
    return 100.0 * len(have) / total if total else 100.0

"""The balance report: what every game has is counted of all, many rows are judged together, figures are changed for
one run only, and the page needs nothing else."""

from __future__ import annotations

import doctest
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from clio import BadOption
from clio.bots import UnknownBot
from clio.engine.kernel import playout
from clio.engine.rng import seed_rng
from clio.engine.study import WHOLE, Chart, Observation, both
from clio.games import find, ids
from clio.games.monumental_duel.cardbook import BOOK
from clio.lab import balance, balance_page, overrides
from clio.lab.overrides import BadOverride, Change
from clio.messages import LANGUAGES
from tests.terminal.keyboard import clio

DUEL = "monumental-duel"
AGES = "through-the-ages"


@pytest.fixture(scope="module", params=ids())
def report(request: pytest.FixtureRequest) -> balance.Report:
    return balance.run(request.param, 6, 1, bot="random")


def test_what_every_game_has_is_counted(report: balance.Report) -> None:
    assert report.games == 6
    seats = report.rates["seats"]
    assert sum(rate.hits for rate in seats.values()) == pytest.approx(6)
    assert sum(report.spreads["decisions"].values()) == sum(report.spreads["rounds"].values()) == 6
    decisions = sum(value * times for value, times in report.spreads["decisions"].items())
    assert sum(value * times for value, times in report.spreads["turn"].items()) == decisions
    played = sum(rate.n for rate in seats.values())
    sources = report.sources.values()
    assert sum(source.winners for source in sources) >= sum(source.all for source in sources) - 1e-9
    deeds = [chart.id for chart in report.charts if chart.id.startswith("deed-")]
    assert len(deeds) >= 4
    for id in deeds:
        assert all(rate.n <= played for rate in report.rates[id].values())
        assert set(report.uneven[id]) == set(report.rates[id]) if report.rates[id] else id not in report.uneven
    assert json.loads(json.dumps(report.to_json()))["games"] == 6


def test_the_points_of_every_seat_have_a_source() -> None:
    """Those of Through the Ages are found in the log; together they are the score."""
    for game in ids():
        rules, study = find(game), balance.study_of(game)
        s = rules.start(2, rules.record.settle(2, study.options(0)), seed_rng("sources"))
        s.log = []
        playout(s, seed_rng("play"))
        found = study.sources(rules, s, s.log)
        assert [sum(lines.values()) for lines in found] == [score.total for score in rules.result(s).scores]
    assert found


class Sound(HTMLParser):
    """Are all elements closed, in order, and is nothing loaded from elsewhere?"""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.plots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not any(name in ("src", "href") and not (value or "").startswith("#") for name, value in attrs)
        self.plots += tag == "svg"
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_alone_in_both_languages(report: balance.Report) -> None:
    page = balance_page.page(report, "fr")
    sound = Sound()
    sound.feed(page)
    assert sound.open == []
    assert sound.plots == 2 * (len(report.charts) + 3)
    assert page.count("<main id=") == 2
    assert '<main id="fr" lang="fr" class="first">' in page
    assert '<main id="en" lang="en">' in page
    for svg in re.findall("<svg.*?</svg>", page):
        ElementTree.fromstring(svg)
    for lang in LANGUAGES:
        text = balance_page.markdown(report, lang)
        assert all(f"## {chart.title[lang]}" in text for chart in report.charts)
        assert not re.search(r"\| [a-z0-9]+(-[a-z0-9]+){2,} \|", text), "a card is told by its id"


@pytest.mark.parametrize("game", ids())
def test_a_study_can_be_held_to_a_number_of_players(game: str) -> None:
    """Its settings are those that it has for so many: nobody resigns, every civilization sits down."""
    study = balance.study_of(game)
    for number in range(20):
        players, options = balance.settle(game, study, balance.Plan(players=2), number)
        same = balance.numbered(study, 2, number)
        assert players == 2
        assert same is not None
        assert study.players_of(same) == 2
        assert study.options(same).items() <= options.items()
    assert len({balance.numbered(study, 2, number) for number in range(20)}) == 20


# ---------------------------------------------------------------- many comparisons
def test_the_examples() -> None:
    assert doctest.testmod(balance).failed == 0


def test_rows_that_win_unevenly_are_told_after_the_correction() -> None:
    total = Observation()
    for n in range(400):
        for row in range(40):
            total.rate("deed", f"card-{row}", WHOLE * ((n * 7 + row) % 2), 2)
        total.rate("deed", "strong", WHOLE * (n % 3 > 0), 2)
        total.rate("deed", "four", WHOLE * (n % 4 == 0), 4)  # as often as even play among four
    rates = balance.rates_of(total, "deed")
    found = balance.uneven(total, "deed", rates)
    assert found["strong"].q < 1e-6
    assert found["four"].even == 0.25
    assert found["four"].p == 1
    assert all(found[f"card-{row}"].q > 0.5 for row in range(40))
    chart = Chart("deed", both("Buyers", "Acheteurs"), both("Card", "Carte"))
    report = balance.Report(DUEL, {"en": ""}, "greedy", 400, "", (chart,), {"deed": rates}, uneven={"deed": found})
    (line,) = balance_page.surprises(report, "en")
    assert line.startswith("Buyers: strong 66.5 %")


# ---------------------------------------------------------------- what if
def written(folder: Path, text: str) -> Path:
    path = folder / "figures.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_figures_change_for_one_run_only(tmp_path: Path) -> None:
    card = "e1b-law-court"
    kind = BOOK.id.index(card)
    before = BOOK.cost[kind]
    changes = overrides.read(DUEL, written(tmp_path, f'[{card}]\ncost = "+1"\n'))
    assert changes == [Change(card, "cost", before, before + 1)]
    with overrides.in_force(DUEL, changes):
        assert BOOK.cost[kind] == before + 1
    assert BOOK.cost[kind] == before
    dear = [Change(each, "cost", BOOK.cost[BOOK.id.index(each)], 60) for each in BOOK.id[9:69]]
    usual, none = (balance.run(DUEL, 4, 1, bot="random", changes=changed) for changed in ([], dear))
    assert sum(rate.hits for rate in usual.rates["bought"].values()) > 0
    assert sum(rate.hits for rate in none.rates["bought"].values()) == 0
    assert none == balance.run(DUEL, 4, 1, jobs=2, bot="random", changes=dear)
    assert usual == balance.run(DUEL, 4, 1, bot="random")
    assert "is 60, not" in balance_page.markdown(none)


@pytest.mark.parametrize("game", ids())
def test_every_figure_can_be_changed(game: str) -> None:
    """And its game is played with it."""
    for figure in overrides.figures_of(game):
        at = next(n for n, value in enumerate(figure.table) if (value if figure.part < 0 else value[figure.part]))
        change = Change(figure.ids[at], figure.name, figure.read(at), figure.read(at) + 1)
        with overrides.in_force(game, [change]):
            assert figure.read(at) == change.after
        assert figure.read(at) == change.before


def test_a_price_in_a_tuple(tmp_path: Path) -> None:
    found = overrides.read("age-of-mythology", written(tmp_path, "[house]\ncost.food = 0\ncost.wood = '+2'\n"))
    assert [(change.figure, change.after - change.before) for change in found if change.figure == "cost.wood"] == [
        ("cost.wood", 2)]


@pytest.mark.parametrize(("text", "key"), [
    ("[e1b-law-cour]\ncost = 1", "override_card"), ("[e1b-law-court]\ncolour = 1", "override_figure"),
    ("[e1b-law-court]\ncost = 'dear'", "override_value"), ("[e1b-law-court]\ncost = true", "override_value"),
    ("[e1b-law-court]\ncost = '-90'", "override_value"), ("[e1b-law-court\ncost = 1", "override_file"),
    ("cost = 1", "override_file"),
])
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(BadOverride) as caught:
        overrides.read(DUEL, written(tmp_path, text))
    assert caught.value.key == key
    assert all(caught.value.text(lang) for lang in LANGUAGES)
    with pytest.raises(BadOverride, match="cannot be read"):
        overrides.read(DUEL, tmp_path / "nothing.toml")


# ---------------------------------------------------------------- the command
def test_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    written(tmp_path, '[e1b-law-court]\ncost = "+1"\n')
    words = ("balance", DUEL, "--games", "2", "--bot", "random", "--what-if", "figures.toml")
    found = json.loads(clio(*words, "--json").stdout)
    assert found["what_if"][0]["card"] == "e1b-law-court"
    assert "--bot random" in found["command"]
    assert "Équilibre de" in clio(*words, lang="fr").stdout
    wrong = written(tmp_path, "[e1b-law-cour]\ncost = 1")
    assert "Nearest: e1b-law-court" in clio("balance", DUEL, "--what-if", str(wrong)).stderr
    four = clio("balance", AGES, "--games", "1", "--bot", "random", "--players", "4", "--json").stdout
    assert list(json.loads(four)["charts"]["seats"]) == ["4, 1", "4, 2", "4, 3", "4, 4"]
    with pytest.raises(UnknownBot):
        balance.run(DUEL, 1, 1, bot="deep-blue")
    with pytest.raises(BadOption):
        balance.run(DUEL, 1, 1, bot="random", players=3)

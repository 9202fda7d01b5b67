"""The lab on Monumental: its statistics, the study of its balance."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.games.monumental.cardbook import BOOK, MAPS
from clio.games.monumental.state import DEVELOPMENT, REVOLT
from clio.games.monumental.study import STUDY, designed
from clio.lab import balance, balance_page
from clio.lab.intervals import Rate
from clio.lab.simulate import simulate

MONUMENTAL = "monumental"


def test_statistics_by_kind_of_bot() -> None:
    found = simulate(MONUMENTAL, 2, ["greedy", "random"], 2, 1).stats
    assert list(found["wonders"]) == ["all", "greedy", "random"]
    assert found["points"]["greedy"]["mean"] > found["points"]["random"]["mean"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_settings_come_up_evenly(players: int) -> None:
    numbers = [number for number in range(9 * 8 * 14) if STUDY.players_of(number) == players]
    options = [STUDY.options(number) for number in numbers]
    maps = Counter(str(o["map"]) for o in options)
    assert set(maps) == {m.id for m in MAPS if m.seats == players}
    assert len(set(maps.values())) == 1
    seated: Counter[tuple[int, str]] = Counter()
    firsts = Counter(str(o["first"]) for o in options)
    for o in options:
        assert isinstance(o["civilizations"], list)
        assert len(set(o["civilizations"])) == players
        seated.update(enumerate(o["civilizations"]))
    assert len(seated) == 8 * players
    assert len(set(seated.values())) == 1
    assert max(firsts.values()) - min(firsts.values()) <= len(options) // 14


def test_a_small_balance_report() -> None:
    report = balance.run(MONUMENTAL, 3, 1, bot="random")
    civilizations = report.rates["civilization"]
    assert sum(rate.n for rate in civilizations.values()) == 2 + 3 + 4
    assert sum(rate.hits for rate in civilizations.values()) == pytest.approx(3)
    assert all(0 <= rate.hits <= rate.n for chart in report.rates.values() for rate in chart.values())
    assert report.rates["bought"]
    page = balance_page.markdown(report)
    assert "clio balance monumental --games 3 --seed 1 --bot random" in page
    for chart in report.charts:
        assert f"## {chart.title['en']}" in page


def test_the_verdict_names_what_is_out_of_bounds() -> None:
    charts = STUDY.charts
    printed = next(BOOK.id[kind] for kind in range(DEVELOPMENT, REVOLT) if not designed(kind))
    rates: dict[str, dict[str, Rate]] = {chart.id: {} for chart in charts} | {
        "civilization": {"greece": Rate(90, 100), "japan": Rate(35, 100)},
        "bought": {"i-granary": Rate(2, 100), printed: Rate(0, 100), "i-academy": Rate(1, 3)},
    }
    verdict = balance_page.verdict(balance.Report(MONUMENTAL, {"en": ""}, "greedy", 100, "", charts, rates))
    assert len(verdict) == 2
    assert "Greeks" in verdict[0]
    assert "over 47 %" in verdict[0]
    assert "Granary" in verdict[1]
    assert "under 5 %" in verdict[1]

"""The lab on Monumental Duel: its statistics, the study of its balance."""

from __future__ import annotations

from collections import Counter

from clio.games.monumental_duel.cardbook import BOOK
from clio.games.monumental_duel.state import DEVELOPMENT, START_PROVINCE
from clio.games.monumental_duel.study import STUDY, designed
from clio.lab import balance, balance_page
from clio.lab.intervals import Rate
from clio.lab.simulate import simulate

DUEL = "monumental-duel"


def test_statistics_by_kind_of_bot() -> None:
    found = simulate(DUEL, 2, ["greedy", "random"], 2, 1).stats
    assert list(found["wonders"]) == ["all", "greedy", "random"]
    assert found["points"]["greedy"]["mean"] > found["points"]["random"]["mean"]


def test_settings_come_up_evenly() -> None:
    options = [STUDY.options(number) for number in range(300)]
    pairs = Counter(tuple(o["civilizations"]) for o in options if isinstance(o["civilizations"], list))
    assert len(pairs) == 30
    assert set(pairs.values()) == {10}
    assert Counter(str(o["first"]) for o in options) == {"1": 150, "2": 150}
    assert set(Counter((o["modules"], o["deck"]) for o in options).values()) == {60}


def test_a_small_balance_report() -> None:
    report = balance.run(DUEL, 3, 1, bot="random")
    assert report == balance.run(DUEL, 3, 1, jobs=2, bot="random")
    civilizations = report.rates["civilization"]
    assert sum(rate.n for rate in civilizations.values()) == 6
    assert sum(rate.hits for rate in civilizations.values()) == 3
    assert all(0 <= rate.hits <= rate.n for chart in report.rates.values() for rate in chart.values())
    assert report.rates["bought"]
    page = balance_page.markdown(report)
    assert "clio balance monumental-duel --games 3 --seed 1 --bot random" in page
    assert "| Aksumites |" in page
    for chart in report.charts:
        assert f"## {chart.title['en']}" in page


def test_the_verdict_names_what_is_out_of_bounds() -> None:
    charts = STUDY.charts
    printed = next(BOOK.id[kind] for kind in range(DEVELOPMENT, START_PROVINCE) if not designed(kind))
    rates: dict[str, dict[str, Rate]] = {chart.id: {} for chart in charts} | {
        "civilization": {"greeks": Rate(90, 100), "aztecs": Rate(58, 100)},
        "bought": {"e1b-law-court": Rate(2, 100), printed: Rate(0, 100), "t1b-bazaar": Rate(1, 3)},
    }
    verdict = balance_page.verdict(balance.Report(DUEL, {"en": ""}, "greedy", 100, "", charts, rates))
    assert len(verdict) == 2
    assert "Greeks" in verdict[0]
    assert "over 60 %" in verdict[0]
    assert "Law Court" in verdict[1]
    assert "under 5 %" in verdict[1]

"""The lab on Age of Mythology: statistics, the study of its balance, what is measured of it."""

from __future__ import annotations

import clio
from clio.engine.kernel import Event, playout
from clio.engine.rng import seed_rng
from clio.engine.study import Observation
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology import study as own_study
from clio.lab import balance, simulate
from clio.lab.bench_games import settings
from clio.messages import LANGUAGES, catalogue

MYTH = "age-of-mythology"


def test_statistics_have_words() -> None:
    found = simulate.simulate(MYTH, 4, ["random"] * 4, 8, 1).stats
    own = set(found) - {"points", "rounds", "decisions"}
    assert own == {"age", "army", "buildings", "tiles", "cubes", "attacks", "won", "powers"}
    assert {f"{MYTH}.stat.{name}" for name in own} <= catalogue("fr").keys()
    assert found["attacks"]["random"]["mean"] == found["won"]["random"]["mean"]  # every battle has one winner


def test_a_card_is_given_no_credit_for_a_temple_or_for_the_end_of_the_game() -> None:
    game = clio.game(MYTH)
    s = game.start(2, game.record.settle(2, {}), seed_rng("start"))
    events = [Event(E.PLAYS, 0, 0), Event(E.BUYS, 0), Event(E.WINS_CUBES, 0, 2, 0)]

    def credit() -> int:
        ledger = own_study.Ledger()
        ledger.after(s, 1, events)
        return sum(entry.brought["victory"] for entry in ledger.entries.values())

    assert credit() == 2  # of the battle
    playout(s, seed_rng("play"))
    assert credit() == 0


def test_the_study_counts_what_happened() -> None:
    """Random games instead of those of the greedy bot, which take longer."""
    game, study, see = clio.game(MYTH), balance.study_of(MYTH), Observation()
    for number in range(14):
        players = study.players_of(number)
        options = game.record.settle(players, study.options(number))
        s = game.start(players, options, seed_rng(f"study {number}"))
        before = study.offered(s)
        s.log = []
        playout(s, seed_rng(f"play {number}"))
        study.observe(game, s, before, s.log, see)
    rates = {chart.id: balance.rates_of(see, chart.id) for chart in study.charts}
    assert {study.players_of(number) for number in range(14)} == set(range(2, 9))
    assert all(rates.values()), "no chart is empty"
    assert sum(rate.hits for rate in rates["culture"].values()) == 2  # two games of three players
    assert sum(rate.hits for rate in rates["table"].values()) == 14
    assert sum(rate.hits for rate in rates["end"].values()) == 14
    assert sum(rate.n for rate in rates["attack"].values()) == see.sums["attacks"] > 0
    assert len(rates["power"]) == 35
    assert len(rates["unit"]) == 35


def test_the_odds_are_measured() -> None:
    assert settings(MYTH, own_study.BENCH)["probe"] == own_study.__name__
    assert 0 < own_study.probe()["odds_us"] < 1000


def test_every_reader_knows_the_score_lines() -> None:
    lines = dict(clio.new(MYTH, seed=1).result.scores[0].lines)
    for lang in LANGUAGES:
        assert {f"{MYTH}.score.{line}" for line in lines} <= catalogue(lang).keys()

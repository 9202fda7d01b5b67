"""Prices: files of what an evaluation reckons with."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.bots import make, prices_of
from clio.bots.age_of_mythology.weights import SETTLED, SHARP, YARDSTICK, Weights
from clio.bots.planner import Planner
from clio.bots.prices import BadPrices, by_name, priced, read, written
from clio.engine.errors import ClioError
from clio.games import find
from clio.lab.hiring import hire

AOM = "age-of-mythology"


def test_all_prices_have_names_and_may_be_written_and_read(tmp_path: Path) -> None:
    known = by_name(YARDSTICK)
    assert {"cube": 0.08, "age": (0.0, 1.5, 4.6, 9.6)}.items() <= known.items()
    assert set(SETTLED) < set(known)
    assert not {"fighters", "stock", "derive"} & set(known), "counts, and what follows from prices"
    file = tmp_path / "prices.toml"
    file.write_text(written({**known, "cube": 0.16}, "made by hand\nin a test"), encoding="utf-8")
    found = read(AOM, file)
    assert by_name(found) == {**known, "cube": 0.16}
    assert isinstance(found, Weights)
    assert found.loss[0] > YARDSTICK.loss[0], "what follows from a price follows from the new one"


def test_hard_reads_the_files_beside_its_evaluation_and_nobody_below_it() -> None:
    for players in range(2, 5):
        assert by_name(prices_of("normal", AOM, players)) == by_name(YARDSTICK)
        assert by_name(prices_of("hard", AOM, players)) == by_name(SHARP[players])
    assert SHARP[2].cube != YARDSTICK.cube


@pytest.mark.parametrize(("text", "word"), [
    ("[prices", "prices.toml"), ("cube = 1", "prices.toml"), ("[prices]\nluck = 1", "luck"),
    ("[prices]\ncubf = 1", "cube"),
    ("[prices]\ncube = -1", "-1"), ("[prices]\ncube = [1]", "[1]"), ("[prices]\nage = 1", "4"),
    ("[prices]\nage = [1, 2]", "4"), ("[prices]\ncube = nan", "nan"), ("[prices]\ncube = true", "True"),
    ("[prices]\nfighters = 6", "fighters"),
])
def test_what_is_no_price_is_refused_with_a_sentence(tmp_path: Path, text: str, word: str) -> None:
    file = tmp_path / "prices.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ClioError) as refused:
        read(AOM, file)
    assert all(word in refused.value.text(lang) for lang in ("en", "fr"))


def test_a_bot_plays_with_the_prices_of_a_file_however_many_play(tmp_path: Path) -> None:
    file = tmp_path / "prices.toml"
    file.write_text("[prices]\ncube = 7", encoding="utf-8")
    bot = hire(f"normal@{file}", find(AOM), 1)
    assert isinstance(bot, Planner)
    assert {weights.cube for weights in bot.eyes(0).weights} == {7.0}  # type: ignore[attr-defined]
    same = make("normal", find(AOM), 1, prices=priced(Weights, {"cube": 7}))
    assert isinstance(same, Planner)
    assert same.eyes(0).weights[2].cube == 7  # type: ignore[attr-defined]


def test_a_game_without_prices_by_name_says_so(tmp_path: Path) -> None:
    file = tmp_path / "prices.toml"
    file.write_text("[prices]\ncube = 7", encoding="utf-8")
    with pytest.raises(BadPrices) as refused:
        hire(f"normal@{file}", find("monumental-duel"), 1)
    assert all("monumental-duel" in refused.value.text(lang) for lang in ("en", "fr"))

"""Scales: files that make terms of an evaluation count more or less."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.bots import Position, judge_of, make
from clio.bots.scales import BadScale, checked, read, terms_of, written
from clio.engine.rng import seed_rng
from clio.games import find, ids
from clio.lab.hiring import hire


@pytest.mark.parametrize("game", ids())
def test_a_scale_changes_what_terms_count_and_nothing_else(game: str) -> None:
    rules = find(game)
    s = rules.start(2, rules.record.settle(2, {}), seed_rng("scale"))
    judge = judge_of(game)
    assert judge is not None
    plain = judge(s.player).weigh(s)
    n = len(terms_of(game))
    assert len(plain) == n
    scale = tuple(1.0 + i for i in range(n))
    assert judge(s.player, scale=scale).weigh(s) == pytest.approx([by * term for by, term in zip(scale, plain)])


def test_a_file_tells_its_terms_by_name(tmp_path: Path) -> None:
    terms = terms_of("monumental-duel")
    scale = tuple(0.5 + i / 10 for i in range(len(terms)))
    file = tmp_path / "scale.toml"
    file.write_text(written(terms, scale, "made by hand"), encoding="utf-8")
    assert read("monumental-duel", file) == pytest.approx(scale)
    assert checked({"Domination": 2}, terms)[:3] == (1.0, 2.0, 1.0)


@pytest.mark.parametrize(("text", "word"), [
    ('"Domination" = ', "scale.toml"), ('"Luck" = 1', "Luck"), ('"Domination" = -1', "-1"),
    ('"Domination" = true', "True"), ('"Domination" = nan', "nan"), ('"Domination" = "much"', "much"),
])
def test_what_is_no_scale_is_refused_with_a_sentence(tmp_path: Path, text: str, word: str) -> None:
    file = tmp_path / "scale.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadScale) as refused:
        read("monumental-duel", file)
    assert all(word in refused.value.text(lang) for lang in ("en", "fr"))


def test_a_bot_plays_with_the_scale_of_a_file(tmp_path: Path) -> None:
    """Who counts nothing but Barricades chooses otherwise than who weighs everything."""
    game = find("monumental-duel")
    terms = terms_of("monumental-duel")
    file = tmp_path / "walls.toml"
    file.write_text(written(terms, tuple(float(term.en == "Barricades") for term in terms), "walls"), encoding="utf-8")
    plain, walls = make("greedy-1", game, 1), hire(f"greedy-1@{file}", game, 1)
    s = game.start(2, game.record.settle(2, {}), seed_rng("walls"))
    differ = 0
    while not s.over:
        position = Position(game, s, s.player)
        move = plain.choose(position)
        differ += walls.choose(position) != move
        s.apply(move)
    assert differ > 10

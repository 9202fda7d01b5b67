"""The kit itself: every small game passes it, and each property catches a game that breaks it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from clio.engine import checks, conformance
from clio.engine.conformance import Case, Chance
from clio.engine.game import Game
from clio.engine.history import Table
from clio.engine.info import PUBLIC
from clio.engine.moves import House, Label
from clio.engine.rng import next_rng
from tests.engine.games import auction, defence, secret, spies, tableau

GAMES: list[Game[Any]] = [auction.GAME, defence.GAME, secret.GAME, tableau.GAME, spies.GAME]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.record.id)
def test_a_game_passes_the_kit(game: Game[Any]) -> None:
    report = conformance.run(game, seeds=range(3))
    assert report.games >= 3
    assert report.properties == report.games * len(conformance.PROPERTIES)


@pytest.mark.parametrize("players", [3, 4, [3, 4]])
@pytest.mark.parametrize("game", [defence.GAME, secret.GAME], ids=lambda game: game.record.id)
def test_the_kit_runs_for_the_players_asked_for(game: Game[Any], players: int | list[int]) -> None:
    report = conformance.run(game, [{}], seeds=[5], players=players)
    assert report.games == (2 if isinstance(players, int) else 4), "each once by the seed and once by a key"


def test_every_number_of_players_is_played_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[conformance.Case] = []

    def elsewhere(game: Game[Any], cases: Iterable[conformance.Case]) -> list[str]:
        seen.extend(cases)
        return []

    monkeypatch.setattr(conformance, "elsewhere", elsewhere)
    conformance.run(defence.GAME, seeds=[1])
    assert {case.players for case in seen} == {2, 3, 4}


# ------------------------------------------------------------------ games that break something
def problems(game: Game[Any], prop: conformance.Property, players: int = 2) -> str:
    """What one property finds in two games, in one text."""
    cases = [conformance.Case(players, {}, seed) for seed in range(2)]
    return "\n".join(conformance.examine(game, cases, [prop]).problems)


def view_with(field: str, value: Callable[[Any], object]) -> Callable[..., Any]:
    whole = defence.Defence.view

    def view(self: Any, s: Any, seat: int | None) -> Any:
        return {**whole(self, s, seat), field: value(s)}

    return view


@pytest.mark.parametrize(
    "secret",
    [lambda s: s.deck[-1:], lambda s: s.rng, lambda s: s.hands[0], lambda s: s.legal, lambda s: sum(s.hands[1])],
    ids=["deck", "generator", "hand", "options", "sum of a hand"],
)
def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, secret: Callable[[Any], object]) -> None:
    monkeypatch.setattr(defence.Defence, "view", view_with("more", secret))
    assert "depends on what it cannot know" in problems(defence.GAME, conformance.hides)


def test_a_redraw_that_touches_the_original_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def determinize(self: Any, s: Any, seat: int | None, rng: int) -> Any:
        s.deck.sort()
        g = s.clone()
        g.rng = rng
        return g

    monkeypatch.setattr(defence.Defence, "determinize", determinize)
    assert "redrawing it changes it" in problems(defence.GAME, conformance.hides)


def test_a_redraw_that_keeps_the_key_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = defence.Defence.determinize

    def determinize(self: Any, s: Any, seat: int | None, rng: int) -> Any:
        g = whole(self, s, seat, rng)
        g.rng = next_rng(s.rng)
        return g

    monkeypatch.setattr(defence.Defence, "determinize", determinize)
    found = conformance.hides(defence.GAME, conformance.Case(2, {}, conformance.KEY))
    assert "has the generator of the real one" in found[0]


@pytest.mark.parametrize(("field", "says"), [("rng", "the generator"), ("legal", "the options")])
def test_a_redraw_that_keeps_something_is_found(monkeypatch: pytest.MonkeyPatch, field: str, says: str) -> None:
    whole = defence.Defence.determinize

    def determinize(self: Any, s: Any, seat: int | None, rng: int) -> Any:
        g = whole(self, s, seat, rng)
        setattr(g, field, getattr(s, field))
        return g

    monkeypatch.setattr(defence.Defence, "determinize", determinize)
    assert f"has {says} of the real one" in problems(defence.GAME, conformance.hides)


def test_news_without_a_new_epoch_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def do(self: Any, s: Any, f: Any) -> None:
        if s.deck:
            s.hands[f.me].append(s.deck.pop())

    assert not problems(defence.GAME, conformance.epochs, 3)
    monkeypatch.setattr(defence.Draw, "do", do)
    assert "epoch must grow" in problems(defence.GAME, conformance.epochs, 3)


# ------------------------------------------------------------------ the log
def note_as(monkeypatch: pytest.MonkeyPatch, change: Callable[[int, int], int]) -> None:
    """Let the events of the spies have another audience: a function of their kind and audience."""
    whole = spies.Net.note

    def note(self: Any, kind: int, me: int, a: int = -1, b: int = -1, c: int = -1, audience: int = PUBLIC) -> None:
        whole(self, kind, me, a, b, c, change(kind, audience))

    monkeypatch.setattr(spies.Net, "note", note, raising=False)


@pytest.mark.parametrize("kind", [spies.DRAWN, spies.PEEKED])
@pytest.mark.parametrize("players", [2, 3])
def test_a_log_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch, kind: int, players: int) -> None:
    assert not problems(spies.GAME, conformance.log_tells, players)
    note_as(monkeypatch, lambda k, audience: PUBLIC if k == kind else audience)
    assert "tells a spectator what its view does not" in problems(spies.GAME, conformance.log_tells, players)


def test_a_log_whose_words_tell_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    words = type(spies.GAME.words("en"))
    monkeypatch.setattr(words, "event", lambda self, s, e, names: f"{names[e.me]}, next {s.piles[-1][-1:]}")
    assert "what its view does not" in problems(spies.GAME, conformance.log_tells)


def test_secrets_that_come_out_by_the_rules_are_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not problems(secret.GAME, conformance.log_tells, 4)
    monkeypatch.setattr(secret.SecretBattle, "reveals", lambda self, e: False)
    cases = [conformance.Case(2, {}, seed) for seed in range(8)]
    report = conformance.examine(secret.GAME, cases, [conformance.log_tells])
    assert any("see Game.reveals" in problem for problem in report.problems)


@pytest.mark.parametrize("audience", [0, 0b1000, -2])
def test_an_audience_that_does_not_sit_at_the_table_is_found(monkeypatch: pytest.MonkeyPatch, audience: int) -> None:
    note_as(monkeypatch, lambda kind, given: audience if given != PUBLIC else given)
    assert f"has the audience {audience}: no mask of the 3 seats" in problems(spies.GAME, conformance.audiences, 3)


def test_a_log_for_the_wrong_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "log_of", lambda self, seat: self.log)
    found = problems(spies.GAME, conformance.audiences, 3)
    assert "The log of seat 1 has the event event-4, which is not for it" in found
    monkeypatch.setattr(Table, "log_of", lambda self, seat: self.log[1:])
    assert "lacks a public line" in problems(secret.GAME, conformance.audiences)


def test_a_clone_that_shares_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = defence.War.clone

    def clone(self: Any) -> Any:
        o = whole(self)
        o.points = self.points
        return o

    monkeypatch.setattr(defence.War, "clone", clone)
    assert "playing a clone changes the original" in problems(defence.GAME, conformance.clones)


def test_a_clone_that_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = defence.War.clone

    def clone(self: Any) -> Any:
        o = whole(self)
        o.strength = 0
        return o

    monkeypatch.setattr(defence.War, "clone", clone)
    assert "a clone differs" in problems(defence.GAME, conformance.clones, 3)
    assert "leads elsewhere" in problems(defence.GAME, conformance.undo, 3)


def test_a_field_that_is_not_dumped_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def load_fields(self: Any, d: Any, options: Any) -> Any:
        s = whole(self, d, options)
        s.turn = 0
        return s

    whole = defence.Defence.load_fields
    monkeypatch.setattr(defence.Defence, "load_fields", load_fields)
    assert "changes when it is dumped and loaded" in problems(defence.GAME, conformance.dumps)


def test_options_that_change_something_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: Any, s: Any, f: Any) -> list[int]:
        s.strength += 1
        return [0, 1]

    monkeypatch.setattr(defence.Turn, "options", options)
    assert "changes the position when it lists its options" in problems(defence.GAME, conformance.questions)


def test_options_that_differ_or_are_not_sorted_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def options(self: Any, s: Any, f: Any) -> list[int]:
        calls.append(1)
        return [2, 0] if len(calls) % 2 else [0, 2]

    monkeypatch.setattr(defence.Turn, "options", options)
    found = problems(defence.GAME, conformance.questions)
    assert "gives other options when asked again" in found
    assert "not sorted" in found


def test_a_question_that_tells_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: Any, s: Any, f: Any) -> list[int]:
        strong = sorted({defence.DISCARD + card - 1 for card in s.hands[f.me] if card == 3})
        return [defence.STOP, *strong] if len(f.mem) < s.most else []

    monkeypatch.setattr(defence.Defend, "options", options)
    monkeypatch.setattr(defence.Defend, "auto", True)
    assert "set auto=False" in problems(defence.GAME, conformance.questions, 4)


def test_a_question_that_is_skipped_and_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: Any, s: Any, f: Any) -> list[int]:
        strong = sorted({defence.DISCARD + card - 1 for card in s.hands[f.me] if card == 3})
        return [defence.STOP, *strong] if strong and len(f.mem) < s.most else []

    monkeypatch.setattr(defence.Defend, "options", options)
    assert "ask without one too" in problems(defence.GAME, conformance.questions, 4)


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def do(self: Any, s: Any, f: Any) -> None:
        s.deck.pop()

    monkeypatch.setattr(defence.Draw, "do", do)
    assert "The census changes" in problems(defence.GAME, conformance.census)
    assert "The census changes" in problems(defence.GAME, conformance.every_action)


def test_an_action_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def do(self: Any, s: Any, f: Any) -> None:
        raise KeyError("no rule")

    monkeypatch.setattr(defence.Resolve, "do", do)
    assert "no rule" in problems(defence.GAME, conformance.every_action)


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: Any, s: Any, f: Any, a: int) -> None:
        s.push(self, f.me)

    monkeypatch.setattr(defence.Turn, "chosen", chosen)
    assert "goes on after" in problems(defence.GAME, conformance.ends)


def test_a_result_that_leaves_a_seat_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(defence.Defence, "points", lambda self, s: s.points[1:])
    found = problems(defence.GAME, conformance.ends)
    assert "one score for each seat" in found
    assert "ranking" in found


def test_a_game_that_is_not_a_function_of_its_seed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    counter = iter(range(10_000))

    def do(self: Any, s: Any, f: Any) -> None:
        s.deck.sort(key=lambda card: hash((card, next(counter))))

    monkeypatch.setattr(defence.Resolve, "do", do)
    assert problems(defence.GAME, conformance.replays)


def test_another_process_that_disagrees_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(defence, "CARDS", [3, *defence.CARDS[1:]])
    (problem,) = conformance.elsewhere(defence.GAME, [conformance.Case(2, {}, 1)])
    assert "Another process ends elsewhere" in problem


def test_a_game_that_cannot_be_found_again_is_told() -> None:
    lonely = object.__new__(defence.Defence)
    lonely.record = defence.GAME.record
    assert "cannot find it" in conformance.elsewhere(lonely, [])[0]


def test_a_choice_that_looks_at_other_secrets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: Any, s: Any, f: Any) -> list[int]:
        others = [unit for units in s.armies for unit in units]
        return [secret.UNIT + unit for unit in range(2) if unit not in others[:1]] if not f.mem else []

    monkeypatch.setattr(secret.ChooseArmy, "options", options)
    assert "depend on others' answers" in problems(secret.GAME, conformance.any_order, 3)


def test_a_secret_answer_that_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def done(self: Any, s: Any, f: Any) -> None:
        s.armies[f.me] = secret.army(f.mem)
        s.epoch += 1

    monkeypatch.setattr(secret.ChooseArmy, "done", done)
    cases = [conformance.Case(3, {}, seed) for seed in range(6)]
    report = conformance.examine(secret.GAME, cases, [conformance.any_order])
    assert any("cannot be taken back" in problem for problem in report.problems)


def test_a_redrawn_position_with_answers_of_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not problems(secret.GAME, conformance.hides, 3)
    monkeypatch.setattr(secret, "forget_answers", lambda s, seat: None)
    found = problems(secret.GAME, conformance.hides, 3)
    assert "the redrawn position of seat 2 has secret answers of others" in found
    assert "the redrawn position of a spectator has secret answers of others" in found


def test_lost_answers_that_wait_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clio.engine.loading.wait", lambda table, answers: None)
    assert "saved while secret answers wait" in problems(secret.GAME, conformance.any_order, 4)


def test_a_secret_question_that_skips_seats_and_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: Any, s: Any, f: Any) -> list[int]:
        return [secret.UNIT, secret.UNIT + 1] if not f.mem and (f.me < 2 or s.armies[0] != (1,)) else []

    monkeypatch.setattr(secret.ChooseArmy, "options", options)
    s = conformance.start(secret.GAME, conformance.Case(3))
    s.apply(secret.UNIT)
    s.apply(secret.UNIT + 1)  # so that seat 3 has no option and is not asked
    found = [problem for rng in range(1, 20) for problem in checks.hidden_asked(secret.GAME, s, rng)]
    assert set(found) == {
        f"Who is asked with ChooseArmy of seat 2 tells {who} what is hidden: ask the others all the same."
        for who in ("seat 3", "a spectator")
    }


def test_the_questions_of_all_who_may_answer_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: Any, s: Any, f: Any) -> list[int]:
        return [] if f.mem else [secret.UNIT, secret.UNIT + 1] if f.me < 2 else [secret.UNIT + 1, secret.UNIT]

    monkeypatch.setattr(secret.ChooseArmy, "options", options)
    assert "ChooseArmy of seat 3 gives other options" in problems(secret.GAME, conformance.questions, 3)


def test_a_walk_leaves_resigning_moves_alone() -> None:
    game = resigning("bid")

    def sold(grave: bool) -> bool:
        *_, end = conformance.walk(game, Case(3, resigning=grave))
        return isinstance(end, auction.Sale) and any(end.points)

    assert game.resigns(auction.BID)
    assert not game.resigns(auction.WITHDRAW)
    assert sold(grave=True)
    assert not sold(grave=False)


def test_a_grave_move_is_taken_where_there_is_no_other() -> None:
    chance = Chance("alone")
    game = resigning("withdraw")
    assert chance.move(game, [0]) == 0
    assert {chance.move(game, [0, 1, 2]) for _ in range(40)} == {1, 2}


def resigning(name: str) -> Game[Any]:
    """The auction, where this move gives up the game."""
    moves = [replace(move, resigns=move.name == name) for move in auction.MOVES]
    return auction.Auction(House(moves, auction.HOUSE.questions))


def test_silence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    words = type(defence.GAME.words("en"))
    monkeypatch.setattr(words, "prompt", lambda self, asked: " ")
    monkeypatch.setattr(words, "option", lambda self, at: Label("Do it" if self.lang == "fr" else ""))
    found = problems(defence.GAME, conformance.speaks)
    assert "has no prompt in en" in found
    assert "without a label in en" in found


def test_refusals_without_a_sentence_and_crashes_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusal(self: Any, s: Any, seat: int, action: int, names: object = None) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(defence.Defence, "refusal", refusal)
    assert "ZeroDivisionError" in problems(defence.GAME, conformance.refuses)


def test_run_raises_with_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(defence.Defence, "view", view_with("more", lambda s: s.deck))
    with pytest.raises(AssertionError, match=r"defence has \d+ problems:\n- hides: After"):
        conformance.run(defence.GAME, [{}], seeds=[1], players=[2])

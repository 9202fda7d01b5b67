"""Games dealt by a key: saved, taken back, branched off exactly; and checked by anybody afterwards."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import clio
from clio.engine.dealing import Deal, Past
from clio.engine.errors import BadSave
from clio.engine.history import Table
from clio.engine.loading import replay
from clio.engine.rng import seed_rng
from clio.engine.stream import commitment, is_key
from clio.engine.verifying import verify
from clio.games import find, ids

KEY, OTHER, THIRD = f"key:{1:064x}", f"key:{2:064x}", f"key:{3:064x}"
PAST = Past("a game", 2, {}, [])


def played(game: str, seed: str | None = KEY, decisions: int = 60, **more: Any) -> Table:
    table = Table(clio.game(game), seed=seed, **more)
    play_on(table, decisions)
    return table


def play_on(table: Table, decisions: int) -> None:
    chance = random.Random(decisions)
    for _ in range(decisions):
        if table.over:
            return
        table.play(chance.choice([move for move in table.options if not table.game.resigns(move.number)]))


def digest(table: Table) -> str:
    return table.game.digest(table.state)


# ------------------------------------------------------------------ exact
@pytest.mark.parametrize("game", ids())
def test_a_saved_game_is_the_same_game(game: str) -> None:
    table = played(game, None)
    other = clio.load(table.save())
    assert other.seed == table.seed
    for one in (table, other):
        play_on(one, 40)
    assert digest(other) == digest(table)


@pytest.mark.parametrize("game", ids())
def test_back_and_forth_is_exact(game: str) -> None:
    """Also over the decision from which another key deals."""
    table = played(game, rekeyed={30: OTHER})
    there = digest(table)
    for back in (50, 30, 29, 10, 0):
        n = len(table.actions)
        table.back_to(back)
        while len(table.actions) < n:
            table.redo()
        assert digest(table) == there
    while table.actions:
        table.undo(anyway=True)
    assert digest(table) == digest(table.fresh())


def test_a_position_goes_through_numbers_and_back() -> None:
    table = played("through-the-ages")
    dump = json.loads(json.dumps(table.game.dump(table.state)))
    state = table.game.load(dump, table.options_chosen)
    assert state.rng == table.state.rng < -(1 << 256)


# ------------------------------------------------------------------ branches
@pytest.mark.parametrize("seed", [KEY, "a plain seed"])
@pytest.mark.parametrize("game", ids())
def test_a_branch_keeps_what_was_drawn_and_draws_anew(game: str, seed: str) -> None:
    table = played(game, seed)
    deal = table.deal.branch(30, table.past)
    assert (deal.seed, list(deal.rekeyed)) == (seed, [30])
    branch = Table(table.game, table.players, deal.seed, table.options_chosen, [], deal.rekeyed, deal.committed)
    replay(branch, table.symbols[:29])
    table.back_to(29)
    assert digest(branch) == digest(table)
    branch.play(table.undone or 0)
    table.redo()
    assert branch.view(0) == table.view(0)
    assert branch.state.rng == seed_rng(deal.rekeyed[30]) != table.state.rng
    assert deal.commitment == commitment(deal.opening(branch.past) or "")
    again = clio.load(branch.save())
    assert (digest(again), again.deal.rekeyed) == (digest(branch), deal.rekeyed)
    assert again.deal.commitment == deal.commitment


def test_a_branch_of_a_branch_forgets_the_keys_it_does_not_reach() -> None:
    deal = Deal(KEY, {10: OTHER})
    assert list(deal.branch(20, PAST).rekeyed) == [10, 20]
    assert list(deal.branch(10, PAST).rekeyed) == [10]
    assert deal.branch(10, PAST).rekeyed[10] != OTHER
    assert list(deal.branch(0, PAST).rekeyed) == [0]
    assert deal.branch(5, PAST).branch(5, PAST).key not in (None, KEY, OTHER)


def test_what_is_beside_the_game_does_not_tell_the_key() -> None:
    deal = Deal(KEY)
    assert deal.aside("bot") != deal.aside("preview")
    assert deal.aside("bot") != Deal(OTHER).aside("bot")
    assert not is_key(deal.aside("bot"))
    assert deal.commitment is not None
    assert KEY[4:] not in deal.text("en") + deal.aside("bot")


# ------------------------------------------------------------------ anybody can check
def checked(text: str, *promised: str) -> dict[str, bool | None]:
    found = verify(text, find, promised)
    assert all(finding.text(lang) for finding in found for lang in ("en", "fr"))
    return {finding.what: finding.good for finding in found}


def finished() -> Table:
    return played("monumental-duel", decisions=2000)


def edited(table: Table, **fields: Any) -> str:
    return json.dumps(json.loads(table.save()) | fields)


def test_an_honest_game_passes() -> None:
    table = finished()
    assert checked(table.save()) == {"key_in_file": None, "redealt": True}
    assert checked(table.save(), commitment(KEY)) == {"key": True, "redealt": True}
    table.back_to(20)
    assert checked(table.save()) == {"key_in_file": None, "redealt_so_far": True}


def test_another_key_is_found() -> None:
    """Also where whoever changed it wrote a commitment to match."""
    table = finished()
    assert checked(edited(table, seed=OTHER)) == {"other_key": False, "broken": False}
    forged = edited(table, seed=OTHER, commitment=commitment(OTHER))
    assert checked(forged, commitment(KEY)) == {"other_key": False, "broken": False}
    other = Table(table.game, seed=OTHER)
    play_on(other, 2000)
    assert checked(other.save()) == {"key_in_file": None, "redealt": True}, "in itself it is a game"
    assert checked(other.save(), commitment(KEY)) == {"other_key": False, "redealt": True}


def test_another_record_is_found() -> None:
    table = finished()
    moves = table.symbols
    twin = Table(table.game, seed=KEY)
    while len(twin.options) < 3:
        twin.play(moves[len(twin.actions)])
    n = len(twin.actions)
    other = next(move.symbol for move in twin.options if move.symbol != moves[n])
    for actions in (moves[:-1], [*moves, moves[-1]], [*moves[:n], other, *moves[n + 1:]], [*moves[:n], "fly away"]):
        assert checked(edited(table, actions=actions))["broken"] is False
    assert checked(edited(table, digest="0-0"))["no_digest"] is None
    version = json.loads(table.save())["digest"].partition("-")[0]
    assert checked(edited(table, digest=f"{version}-0123456789abcdef"))["broken"] is False


def test_another_commitment_is_found() -> None:
    table = finished()
    assert checked(edited(table, commitment="0" * 64)) == {"other_key": False, "redealt": True}
    assert checked(edited(table, commitment=None)) == {"no_commitment": None, "redealt": True}
    assert checked(table.save(), "0" * 64) == {"other_key": False, "redealt": True}


def test_a_plain_seed_promises_nothing() -> None:
    table = played("monumental-duel", "7", 2000)
    assert "commitment" not in json.loads(table.save())
    assert checked(table.save())["no_key"] is None
    assert checked(edited(table, commitment=commitment("7"))) == {"no_key": None, "other_key": False, "redealt": True}


def branch_of(table: Table, at: int) -> Table:
    deal = table.deal.branch(at, table.past)
    branch = Table(table.game, seed=deal.seed, rekeyed=deal.rekeyed, committed=deal.committed)
    replay(branch, table.symbols[:at])
    return branch


def branched(seed: str = KEY) -> Table:
    """A finished game that branches off another one."""
    branch = branch_of(played("monumental-duel", seed), 30)
    play_on(branch, 2000)
    return branch


def test_a_branch_is_proved_by_its_own_commitment_and_that_of_the_game_before() -> None:
    table = branched()
    first, second = commitment(KEY), table.deal.commitment or ""
    assert checked(table.save(), first, second) == {"past": True, "branch": True, "redealt": True}
    assert checked(table.save(), second) == {"past_open": None, "branch": True, "redealt": True}
    assert checked(table.save(), first) == {"past": True, "branch_open": None, "redealt": True}
    assert checked(table.save()) == {"past_open": None, "key_in_file": None, "redealt": True}
    strange = {"past": True, "other_key": False, "redealt": True}
    assert checked(table.save(), first, "0" * 64) == strange, "one that is wrong is wrong beside a right one"
    seeded = branched("7")
    assert checked(seeded.save(), seeded.deal.commitment or "") == {"past_seed": None, "branch": True, "redealt": True}


def test_a_branch_is_bound_to_all_that_it_took_over() -> None:
    """Its commitment fits no other first key, no other key, place or number of keys, and no other past decision."""
    table = branched()
    hash, key, actions, options = table.deal.commitment or "", table.deal.key, table.symbols, table.options_chosen
    changes: tuple[dict[str, Any], ...] = (
        {"seed": OTHER}, {"rekeyed": {"30": OTHER}}, {"rekeyed": {"31": key}}, {"rekeyed": {}},
        {"rekeyed": {"5": OTHER, "30": key}}, {"actions": [*actions[:29], "fly away", *actions[30:]]},
        {"actions": actions[:29]}, {"players": 3}, {"options": options | {"another": True}},
    )
    for fields in changes:
        assert checked(edited(table, **fields), hash)["other_key"] is False, fields
    later = checked(edited(table, rekeyed={"30": key, "40": OTHER}), commitment(KEY), hash)
    assert (later["past"], later["branch_open"]) == (True, None)


@pytest.mark.parametrize("behind", [9_999_999, 60, 0])
def test_a_true_key_cannot_be_put_behind_another_game(behind: int) -> None:
    """The key of a finished game is known to all: a game of one's own liking that names it is not proved by it."""
    forged = played("monumental-duel", OTHER, 60, rekeyed={behind: KEY})
    found = checked(forged.save(), commitment(KEY))
    assert (found["past_open"], found["key_alone"]) == (None, None)
    assert ("idle_key" in found) == (behind > 60)
    assert checked(played("monumental-duel", KEY, 60, rekeyed={0: KEY}).save(), commitment(KEY))["key_alone"] is None


def test_a_branch_of_an_earlier_version_is_read_and_says_what_it_does_not_prove() -> None:
    """It was committed to its newest key alone."""
    table = played("monumental-duel", KEY, 2000, rekeyed={30: OTHER})
    assert json.loads(table.save())["commitment"] == commitment(OTHER)
    assert clio.load(table.save()).deal.commitment == commitment(OTHER)
    for promised in ((), (commitment(OTHER),)):
        assert checked(table.save(), *promised) == {"past_open": None, "key_alone": None, "redealt": True}
    assert checked(edited(table, rekeyed={"30": THIRD}))["other_key"] is False


def test_a_branch_of_a_branch_needs_three_commitments() -> None:
    table = branched()
    twig = branch_of(table, 50)
    hashes = [commitment(KEY), table.deal.commitment or "", twig.deal.commitment or ""]
    assert all(finding.good for finding in verify(twig.save(), find, hashes))
    for n in range(3):
        assert not all(finding.good for finding in verify(twig.save(), find, hashes[:n] + hashes[n + 1:]))


def test_older_rules_cannot_be_dealt_again() -> None:
    assert checked(edited(played("through-the-ages"), rules=1))["older"] is None


@pytest.mark.parametrize("keys", [
    [], {str(n): KEY for n in range(1001)},
    {"3": "7"}, {"x": KEY}, {"-1": KEY}, {"9" * 5000: KEY}, {"²": KEY}, {"3": None}, {"3": KEY.upper()},
])
def test_keys_that_cannot_be_read(keys: object) -> None:
    with pytest.raises(BadSave):
        clio.load(edited(played("monumental-duel"), rekeyed=keys))
    with pytest.raises(BadSave):
        clio.load(edited(played("monumental-duel"), commitment=7))


@pytest.mark.parametrize("keys", [{3: KEY}, {0: KEY, 1: OTHER, 5: THIRD}, {2: KEY, 9: OTHER, 12: THIRD}])
def test_what_a_branch_is_committed_to(keys: dict[int, str]) -> None:
    """The same text, whether it is read once for all keys or written out for one; and it never changes."""
    past = Past("a game", 2, {"b": 1, "a": "x"}, ["pass", 'say "é"', "three", "four", "five", "six"])
    deal = Deal(KEY, keys)
    for promise in deal.promises(past)[1:]:
        bound = {
            "actions": past.actions[: promise.at], "game": "a game", "options": {"a": "x", "b": 1}, "players": 2,
            "rekeyed": [[at, key] for at, key in keys.items() if at <= promise.at], "seed": KEY}
        assert deal.promised(promise.at, past) == json.dumps(bound, separators=(",", ":"))
        assert promise.commitment == commitment(deal.promised(promise.at, past))


def test_many_keys_do_not_multiply_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small file with many keys is read with little work, and little of it is kept."""
    written, dumps = [0], json.dumps

    def counted(value: object, **how: Any) -> str:
        text = dumps(value, **how)
        written[0] += len(text)
        return text

    past = Past("a game", 2, {}, ["x" * 200] * 500)
    deal = Deal(KEY, dict.fromkeys(range(400, 500), OTHER))
    monkeypatch.setattr("clio.engine.dealing.json.dumps", counted)
    promises = deal.promises(past)
    assert len(promises) == 101
    assert written[0] < 2 * 500 * 200 + 100 * 100 * 100
    assert max(len(promise.commitment or "") for promise in promises) == 64

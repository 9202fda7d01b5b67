"""AOM-SETUP: cultures, seats, supplies, the starting draft."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.engine.errors import BadOption
from clio.engine.history import Table
from clio.engine.kernel import playout
from clio.engine.rng import seed_rng
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    action, bank, logged, myth, new_game, offered, offers, play, player, seat_view, secretly, tiles, units,
)
from tests.rules import rule

SEEDS = range(60)
BANK = [(2, 20), (3, 25), (4, 30), (5, 40), (6, 50), (7, 55), (8, 60)]
START = {
    "greek": {"toxotes": 2, "hoplite": 2, "hippokon": 2},
    "egyptian": {"spearman": 2, "elephant": 2, "chariot-archer": 2},
    "norse": {"jarl": 2, "huskarl": 2, "throwing-axeman": 2},
}


def cultures(table: Table) -> list[str]:
    return [side["culture"] for side in table.view()["players"]]


def after_draft(table: Table) -> Table:
    while table.view()["phase"] == "draft":
        play(table, "leave")
    return table


# ------------------------------------------------------------------ players and cultures
@rule("AOM-SETUP-01")
def test_two_to_eight_players() -> None:
    for players in range(2, 9):
        assert len(new_game(players).view()["players"]) == players
    for players in (1, 9):
        with pytest.raises(BadOption):
            new_game(players)


@rule("AOM-SETUP-03")
@pytest.mark.parametrize("players", [2, 3])
def test_up_to_three_players_never_share_a_culture(players: int) -> None:
    drawn = [tuple(cultures(new_game(players, f"lot {seed}"))) for seed in SEEDS]
    assert all(len(set(seats)) == players for seats in drawn)
    assert len(set(drawn)) == 6  # every possible draw comes up


@rule("AOM-SETUP-04", "AOM-SETUP-05", "AOM-SETUP-06", "AOM-SETUP-42")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_cup_is_refilled_and_neighbours_never_share_a_culture(players: int) -> None:
    drawn = [cultures(new_game(players, f"lot {seed}")) for seed in SEEDS]
    for seats in drawn:
        counts = Counter(seats)
        assert len(counts) == 3
        assert min(counts.values()) >= players // 3
        assert max(counts.values()) <= (players + 2) // 3
        assert all(seats[seat] != seats[seat - 1] for seat in range(players))
    assert len({tuple(seats) for seats in drawn}) >= 6


@rule("AOM-SETUP-07")
def test_two_cultures_for_exactly_four_players() -> None:
    pairs = set()
    for seed in SEEDS:
        seats = cultures(new_game(4, f"two {seed}", two_cultures=True))
        assert sorted(Counter(seats).values()) == [2, 2]
        assert seats[0] == seats[2] != seats[1] == seats[3]
        pairs.add(frozenset(seats))
    assert len(pairs) == 3
    for players in (2, 3, 5):
        with pytest.raises(BadOption):
            new_game(players, two_cultures=True)


@rule("AOM-SETUP-07")
def test_two_cultures_with_wishes() -> None:
    for seed in range(10):
        seats = cultures(new_game(4, f"two {seed}", two_cultures=True, cultures=["norse", *["random"] * 3]))
        assert seats[0] == seats[2] == "norse"
        assert seats[1] == seats[3] != "norse"
    with pytest.raises(BadOption):
        new_game(4, two_cultures=True, cultures=["greek", "norse", "egyptian", "random"])


@rule("AOM-SETUP-05", "AOM-SETUP-43")
def test_chosen_cultures_are_given_and_impossible_wishes_refused() -> None:
    wanted = ["norse", "random", "norse", "random"]
    for seed in range(10):
        seats = cultures(new_game(4, f"wish {seed}", cultures=wanted))
        assert seats[0] == seats[2] == "norse"
        assert "norse" not in (seats[1], seats[3])
    for wish in (["greek", "greek"], ["norse", "greek", "norse"], ["greek", "greek", "random", "random"]):
        with pytest.raises(BadOption):
            new_game(len(wish), cultures=wish)


@rule("AOM-COMP-01", "AOM-SETUP-43")
def test_a_third_player_of_a_culture_needs_seven_players() -> None:
    wish = ["greek", "random", "greek", "random", "greek", "random", "random"]
    assert Counter(cultures(new_game(7, cultures=wish)))["greek"] == 3
    with pytest.raises(BadOption):
        new_game(6, cultures=wish[:6])
    for seed in range(10):
        assert Counter(cultures(new_game(6, f"two {seed}", cultures=["greek", *["random"] * 5])))["greek"] == 2


@rule("AOM-SETUP-02", "AOM-SETUP-43")
@pytest.mark.parametrize("players", [7, 8])
def test_three_players_of_a_culture_share_one_deck_of_forty_five_cards(players: int) -> None:
    for seed in range(5):
        table = new_game(players, f"large {seed}")
        [*_, (culture, seated)] = Counter(cultures(table)).most_common()[::-1]
        assert seated == 3
        assert table.view()["decks"][culture] == {"cards": 45, "used": []}
        for seat in range(players):
            side = seat_view(table, seat)
            assert len(side["pack"]) == 7
            assert len(side["production"]) == 16
            assert len(side["supply"]) == (11 if side["culture"] == "norse" else 12)
    table = Scenario(players=8).draw()
    secretly(table, 0, "draw 4")
    for seat in range(1, 8):
        secretly(table, seat, "draw 4" if seat in (3, 6) else "draw 0")
    assert cultures(table)[0] == cultures(table)[3] == cultures(table)[6] == "greek"
    assert table.view()["decks"]["greek"]["cards"] == 45 - 12


@rule("AOM-SETUP-44", "AOM-ATTACK-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_every_possible_battle_is_between_two_cultures(players: int) -> None:
    for seat in range(players):
        table = Scenario(players=players, starting=seat).hand(seat, "permanent-attack").action(seat)
        play(table, "play permanent-attack")
        rivals = {int(words.split()[1]) - 1 for words in offered(table, "attack")}
        assert rivals == {(seat + 1) % players, (seat - 1) % players}
        assert all(cultures(table)[rival] != cultures(table)[seat] for rival in rivals)


# ------------------------------------------------------------------ the starting player
def rolled(*faces: int, players: int = 3) -> int:
    """The starting player when the dice of the setup fall like this."""
    s = GAME.set_up(players, GAME.record.settle(players, {}), seed_rng("dice"))
    s.dice = faces
    s.advance()
    assert s.dice == ()
    return s.starting


@rule("AOM-SETUP-08")
def test_the_highest_sum_of_two_dice_starts() -> None:
    assert rolled(1, 2, 6, 3, 4, 4) == 1
    assert rolled(6, 1, 1, 5, 4, 4) == 2  # the sum counts, not the highest die
    assert rolled(3, 3, 1, 1, 2, 2) == 0


@rule("AOM-SETUP-08")
def test_only_those_tied_for_highest_roll_again() -> None:
    assert rolled(5, 5, 1, 1, 6, 4, 1, 1, 2, 1) == 2
    assert rolled(4, 4, 6, 2, 5, 3, 1, 1, 3, 2, 4, 1, 2, 3, 1, 3) == 1  # three tied, then two


@rule("AOM-SETUP-08", "AOM-SETUP-42")
def test_the_dice_are_rolled_when_everybody_is_seated() -> None:
    table = new_game(4)
    kinds = logged(table)
    assert kinds.count("culture") == 4
    assert kinds.index("dice") > max(at for at, kind in enumerate(kinds) if kind == "culture")
    assert kinds.index("starts") > max(at for at, kind in enumerate(kinds) if kind == "dice")
    assert {new_game(4, f"start {seed}").view()["starting"] for seed in range(30)} == {0, 1, 2, 3}


# ------------------------------------------------------------------ what everybody has
@rule("AOM-SETUP-09", "AOM-SETUP-39", "AOM-SETUP-26", "AOM-SETUP-30")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_what_a_player_begins_with(players: int) -> None:
    table = new_game(players)
    for seat in range(players):
        side = seat_view(table, seat)
        assert side["age"] == "archaic"
        assert len(side["pack"]) == 7
        assert side["hand"] == []
        assert side["cubes"] == {"food": 4, "wood": 4, "gold": 4, "favor": 4}
        assert side["army"] == 6
        assert side["villagers"] == 0
        assert side["buildings"] == []
        assert side["victory"] == 0


@rule("AOM-SETUP-26", "AOM-SETUP-27", "AOM-SETUP-28", "AOM-SETUP-29", "AOM-EX-03")
def test_the_starting_units() -> None:
    table = new_game(3)
    for seat, culture in enumerate(cultures(table)):
        assert units(table, seat) == START[culture]


@rule(
    "AOM-SETUP-16", "AOM-SETUP-17", "AOM-SETUP-18", "AOM-SETUP-19", "AOM-SETUP-20", "AOM-SETUP-21", "AOM-SETUP-22",
    "AOM-SETUP-24", "AOM-SETUP-25",
)
@pytest.mark.parametrize(("players", "size"), BANK)
def test_the_bank(players: int, size: int) -> None:
    table = new_game(players)
    assert bank(table) == (size - 4 * players,) * 4
    assert table.view()["victory_bank"] == 30


@rule("AOM-SETUP-23")
@pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 25), (5, 40)])
def test_no_resource_cube_is_ever_lost_or_made(players: int, size: int) -> None:
    s = myth(new_game(players, "conserved")).clone()
    rng = seed_rng("conserved")
    for _ in range(4):
        game = s.clone()
        rng = seed_rng(str(rng))
        playout(game, rng)
        for res in range(4):
            assert game.bank[res] + sum(p.cubes[res] for p in game.players) == size
            assert game.bank[res] >= 0


@rule("AOM-SETUP-40")
def test_the_victory_cards_are_empty() -> None:
    assert set(new_game(4).view()["victory_cards"].values()) == {0}


@rule("AOM-SETUP-15", "AOM-RECRUIT-09")
def test_no_more_units_of_a_kind_than_figures() -> None:
    one_left = Scenario(players=2).cubes(0, food=6, wood=6).units(0, toxotes=7)
    table = action(one_left, "permanent-recruit")
    assert "toxotes" in offered(table, "recruit")
    play(table, "recruit toxotes")
    assert "toxotes" not in offered(table, "recruit")
    assert "hoplite" in offered(table, "recruit")
    four = Scenario(players=4).cubes(0, food=6, wood=6).units(0, toxotes=4)
    assert "toxotes" not in offered(action(four, "permanent-recruit"), "recruit")


# ------------------------------------------------------------------ decks
@rule("AOM-SETUP-10")
def test_up_to_three_players_draw_from_their_own_decks() -> None:
    table = Scenario(players=3).draw()
    for seat, n in enumerate((4, 2, 1)):
        secretly(table, seat, f"draw {n}")
    decks = table.view()["decks"]
    assert [decks[name]["cards"] for name in ("greek", "egyptian", "norse")] == [41, 43, 44]


@rule("AOM-SETUP-11")
def test_players_of_a_culture_draw_from_and_return_to_one_deck() -> None:
    scenario = Scenario(players=4).deck("egyptian", "set", "bast", "ra", "gather-all")
    table = scenario.hand(1, "build-2").hand(3, "build-3").spoilage()
    secretly(table, 1, "discard build-2", "done")
    secretly(table, 3, "discard build-3", "done")
    assert table.view()["decks"]["egyptian"]["used"] == ["build-2", "build-3"]
    play(table, "cube the-wonder", "cube the-wonder", "cube the-wonder")
    secretly(table, 0, "draw 0")
    secretly(table, 2, "draw 0")
    secretly(table, 3, "draw 2")
    secretly(table, 1, "draw 2")
    assert table.view()["decks"]["egyptian"]["cards"] == 45 - 2 - 4


@rule("AOM-SETUP-12")
def test_decks_are_shuffled() -> None:
    orders = set()
    for seed in range(6):
        deck = myth(Scenario(players=2, seed=f"shuffle {seed}").draw()).decks[0]
        assert list(deck) != sorted(deck)
        orders.add(deck)
        assert sorted(Counter(BOOK.id[card] for card in deck).values())[-1] == 5
    assert len(orders) == 6


# ------------------------------------------------------------------ tiles and buildings
@rule("AOM-SETUP-02", "AOM-SETUP-41")
@pytest.mark.parametrize(("players", "tiles_in_all"), [(2, 90), (4, 90), (5, 180), (6, 180), (7, 180), (8, 180)])
def test_a_second_set_of_tiles_from_five_players_on(players: int, tiles_in_all: int) -> None:
    view = new_game(players).view()
    assert view["pool"]["size"] + len(view["shown"]) == tiles_in_all
    assert len(view["shown"]) == 6 * players


@rule("AOM-SETUP-41", "AOM-SETUP-30")
@pytest.mark.parametrize("players", [5, 8])
def test_building_tiles_for_many_players(players: int) -> None:
    stock = new_game(players).view()["stock"]
    assert stock.pop("house") == 10 * players
    assert set(stock.values()) == {players}
    assert len(stock) == 13


@rule("AOM-SETUP-30")
@pytest.mark.parametrize("players", [2, 4])
def test_the_building_supply_of_one_box_is_enough_for_all(players: int) -> None:
    stock = new_game(players).view()["stock"]
    assert stock["house"] >= 10 * players
    assert all(n >= (1 if name == "wonder" else players) for name, n in stock.items())


@rule("AOM-SETUP-31", "AOM-SETUP-32")
def test_the_tiles_turned_up_come_at_random_from_the_pool() -> None:
    shown = [tuple(new_game(2, f"pool {seed}").view()["shown"]) for seed in range(8)]
    assert all(len(one) == 12 for one in shown)
    assert len(set(shown)) == 8


@rule("AOM-SETUP-32", "AOM-SETUP-33", "AOM-SETUP-34", "AOM-SETUP-35")
def test_the_draft_goes_forward_and_back_three_times() -> None:
    table = Scenario(players=3, starting=1).draft()
    assert len(table.view()["shown"]) == 18
    order = []
    while table.view()["phase"] == "draft":
        order.append(table.seat)
        play(table, "leave")
    assert order == [1, 2, 0, 0, 2, 1] * 3


@rule("AOM-SETUP-33", "AOM-SETUP-37")
def test_a_tile_goes_to_a_free_space_of_its_terrain() -> None:
    table = Scenario(players=2).pool(*["swamp-food-1"] * 3, *["forest-wood-2"] * 9).draft()
    assert offers(table) == ["tile forest-wood-2", "tile swamp-food-1", "leave"]
    play(table, "tile swamp-food-1")  # Greek: one swamp, two forests
    assert tiles(table, 0) == {"d1": "swamp-food-1"}
    play(table, "tile forest-wood-2")  # Egyptian: one forest
    assert tiles(table, 1) == {"a2": "forest-wood-2"}
    assert offers(table) == ["tile swamp-food-1", "leave"]
    play(table, "leave")
    assert table.seat == 0
    assert offers(table) == ["tile forest-wood-2", "leave"]


@rule("AOM-SETUP-36", "AOM-NOTE-01")
def test_a_pass_uses_up_one_pick_only() -> None:
    table = Scenario(players=2).pool("hills-gold-2", "hills-food-1", "desert-gold-1", "fertile-food-2").draft()
    play(table, "leave", "tile fertile-food-2", "leave", "leave", "tile hills-gold-2", "leave", "leave")
    assert table.seat == 0
    play(table, "tile desert-gold-1")
    assert sorted(tiles(table, 0).values()) == ["desert-gold-1", "hills-gold-2"]
    assert sorted(tiles(table, 1).values()) == ["fertile-food-2"]


@rule("AOM-SETUP-37")
def test_who_can_take_no_tile_passes() -> None:
    """The Greek board has one mountain space, the Egyptian none."""
    table = Scenario(players=2).pool("mountains-gold-2", "mountains-wood-1").draft()
    assert offers(table) == ["tile mountains-gold-2", "tile mountains-wood-1", "leave"]
    play(table, "tile mountains-gold-2")
    assert table.view()["phase"] == "victory"
    assert tiles(table, 0) == {"b2": "mountains-gold-2"}
    assert tiles(table, 1) == {}


@rule("AOM-SETUP-35", "AOM-SETUP-38")
def test_what_nobody_took_goes_back_to_the_pool() -> None:
    table = new_game(4)
    taken = 0
    while table.view()["phase"] == "draft":
        best = offers(table)[0]
        taken += best != "leave"
        play(table, best)
    held = sum(len(tiles(table, seat)) for seat in range(4))
    assert held == taken
    assert max(len(tiles(table, seat)) for seat in range(4)) <= 6
    assert table.view()["shown"] == []
    assert table.view()["pool"]["size"] == 90 - held


@rule("AOM-SETUP-38", "AOM-ROUND-01")
def test_the_first_round_follows_the_draft() -> None:
    table = after_draft(new_game(3))
    view = table.view()
    assert (view["round"], view["phase"], view["pool"]["size"]) == (1, "victory", 90)
    assert table.seat == view["starting"]
    assert player(table, 0).tiles == [-1] * 16

"""AOM-COMP: what is in the box, seen from the table."""

from __future__ import annotations

from collections import Counter

import pytest

from clio.games.age_of_mythology.cardbook import BOOK, TYPE_IDS, UNIT_BOOK
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import (
    action, hand, myth, new_game, offered, offers, play, player, seat_view, secretly,
)
from tests.rules import rule

CULTURES = ("greek", "egyptian", "norse")
PERMANENT = ["explore", "gather", "build", "recruit", "trade", "next-age", "attack"]

BOARDS = {
    "greek": {"fertile": 3, "forest": 2, "hills": 8, "mountains": 1, "desert": 1, "swamp": 1},
    "egyptian": {"fertile": 5, "forest": 1, "hills": 2, "desert": 6, "swamp": 2},
    "norse": {"fertile": 3, "forest": 4, "hills": 3, "mountains": 4, "desert": 1, "swamp": 1},
}
PLAIN = [
    "explore-plus-2", "explore-plus-0", "gather-all", "build-2", "build-3", "build-4", "recruit-3", "recruit-4",
    "recruit-5", "trade-1", "next-age-3", "attack-5", "attack-6", "attack-7",
]
COPIES = {
    "greek": [2, 2, 5, 2, 3, 1, 2, 2, 2, 5, 2, 2, 2, 2],
    "egyptian": [2, 2, 7, 2, 2, 1, 2, 1, 1, 6, 2, 2, 2, 1],
    "norse": [2, 2, 5, 2, 3, 1, 2, 2, 2, 4, 3, 2, 1, 2],
}
GODS = {
    "greek": [
        "aphrodite", "ares", "hera", "artemis", "dionysus", "hades", "poseidon", "hephaestos", "zeus", "apollo",
        "hermes",
    ],
    "egyptian": [
        "isis", "sekhmet", "thoth", "horus", "nephthys", "ptah", "ra", "hathor", "set", "anubis", "bast", "osiris",
    ],
    "norse": [
        "bragi", "heimdall", "tyr", "njord", "baldr", "freyja", "skadi", "thor", "odin", "hel", "forseti", "loki",
    ],
}
TILES = {
    "fertile-food-2": 12, "fertile-wood-1": 3, "fertile-favor-1": 3, "fertile-gold-1": 3,
    "forest-wood-2": 9, "forest-food-1": 2, "forest-gold-1": 2, "forest-favor-1": 2,
    "hills-gold-2": 4, "hills-food-1": 4, "hills-wood-1": 4, "hills-favor-1": 4,
    "mountains-gold-2": 6, "mountains-wood-1": 3, "mountains-favor-1": 3,
    "desert-favor-2": 7, "desert-gold-1": 7,
    "swamp-wood-1": 4, "swamp-food-1": 4, "swamp-favor-1": 4,
}
MORTALS = {
    "greek": {"toxotes", "hoplite", "hippokon"},
    "egyptian": {"spearman", "elephant", "chariot-archer"},
    "norse": {"jarl", "huskarl", "throwing-axeman"},
}
HEROES = {
    "greek": ["classical-greek-hero", "heroic-greek-hero", "mythic-greek-hero"],
    "egyptian": ["priest", "pharaoh", "son-of-osiris"],
    "norse": ["classical-norse-hero", "heroic-norse-hero", "mythic-norse-hero"],
}


def deck_of(culture: str) -> Counter[str]:
    """The whole random deck of a culture before the first draw."""
    seat = CULTURES.index(culture)
    return Counter(BOOK.id[card] for card in myth(Scenario(players=3).draw()).decks[seat])


def classes(culture: str) -> dict[str, set[str]]:
    """The culture's units by class."""
    found: dict[str, set[str]] = {"mortal": set(), "hero": set(), "myth": set()}
    for unit in UNIT_BOOK.of(CULTURES.index(culture)):
        names = [name for bit, name in enumerate(TYPE_IDS) if UNIT_BOOK.types[unit] >> bit & 1 and name in found]
        assert len(names) == 1, UNIT_BOOK.id[unit]
        found[names[0]].add(UNIT_BOOK.id[unit])
    return found


@rule("AOM-COMP-01")
@pytest.mark.parametrize("seed", range(8))
def test_two_boards_of_each_culture_serve_up_to_six_players(seed: int) -> None:
    for players in (4, 5, 6):
        seated = Counter(side["culture"] for side in new_game(players, f"boards {seed}").view()["players"])
        assert max(seated.values()) <= 2
    assert seated == {"greek": 2, "egyptian": 2, "norse": 2}


@rule("AOM-COMP-02", "AOM-SETUP-09")
def test_three_cultures_each_with_its_own_board_figures_and_deck() -> None:
    sides = Scenario(players=3).draw().view()["players"]
    assert [side["culture"] for side in sides] == ["greek", "egyptian", "norse"]
    boards = [tuple(space["terrain"] for space in side["production"]) for side in sides]
    figures = [frozenset(side["supply"]) for side in sides]
    assert len(set(boards)) == 3
    assert len(set(figures)) == 3
    assert len(frozenset.union(*figures)) == 35
    assert len({frozenset(deck_of(culture)) for culture in CULTURES}) == 3


@rule("AOM-COMP-03", "AOM-ATTACK-02")
def test_a_board_has_three_areas_and_each_may_be_attacked() -> None:
    table = action(Scenario(players=2), "permanent-attack")
    assert offered(table, "attack") == ["seat 2 city", "seat 2 production", "seat 2 holding"]


@rule("AOM-COMP-04", "AOM-COMP-05", "AOM-COMP-06")
def test_what_lies_in_which_area() -> None:
    table = (
        Scenario(players=2, cultures=("norse", "greek")).tiles(0, a1="fertile-food-2", b1="mountains-gold-2")
        .buildings(0, "wall", houses=2).workers(0, a1="villager", b1="dwarf").units(0, jarl=2).won(0, 3).draw()
    )
    side = seat_view(table, 0)
    production = {s["space"]: (s["tile"], s["worker"]) for s in side["production"] if s["tile"]}
    assert production == {"a1": ("fertile-food-2", "villager"), "b1": ("mountains-gold-2", "dwarf")}
    assert side["buildings"] == [{"id": "house", "count": 2}, {"id": "wall", "count": 1}]
    assert side["city_size"] == 3
    assert side["units"] == [{"id": "jarl", "count": 2}]
    assert side["villagers"] == 1
    assert side["cubes"] == {"food": 4, "wood": 4, "gold": 4, "favor": 4}
    assert side["victory"] == 3


@rule("AOM-COMP-07", "AOM-COMP-08", "AOM-COMP-09", "AOM-COMP-10")
@pytest.mark.parametrize("culture", CULTURES)
def test_the_sixteen_spaces_of_a_production_area(culture: str) -> None:
    side = seat_view(Scenario(players=3).draw(), CULTURES.index(culture))
    assert {space["space"] for space in side["production"]} == {c + r for c in "abcd" for r in "1234"}
    assert len(side["production"]) == 16
    assert Counter(space["terrain"] for space in side["production"]) == BOARDS[culture]


@rule("AOM-COMP-11", "AOM-BUILD-05", "AOM-BUILD-04")
def test_a_city_has_sixteen_spaces_whatever_is_on_them() -> None:
    six = ("wall", "tower", "storehouse", "market", "armory", "quarry")
    full = Scenario(players=2).cubes(0, food=9, wood=9, gold=9, favor=9).buildings(0, *six, houses=10)
    table = full.hand(0, "permanent-build").action()
    assert seat_view(table, 0)["city_size"] == 16
    assert offers(table) == ["pass permanent-build"]
    room = Scenario(players=2).cubes(0, food=9, wood=9, gold=9, favor=9).buildings(0, *six[:5], houses=10)
    assert "monument" in offered(action(room, "permanent-build"), "build")


@rule("AOM-COMP-12", "AOM-COMP-13")
def test_four_resources_and_victory_cubes_are_none_of_them() -> None:
    table = Scenario(players=2).won(0, 5).cubes(0, food=8).buildings(0, "market").hand(0, "permanent-trade").action()
    assert list(table.view()["bank"]) == ["food", "wood", "gold", "favor"]
    play(table, "play permanent-trade")
    words = {word for swap in offered(table, "swap") for word in swap.split()}
    assert words == {"food", "wood", "gold", "favor"}
    assert table.view()["victory_bank"] == 25


@rule("AOM-COMP-14", "AOM-SETUP-18", "AOM-SETUP-24")
def test_the_cubes_of_one_box() -> None:
    view = new_game(4).view()
    held = [sum(side["cubes"][res] for side in view["players"]) + n for res, n in view["bank"].items()]
    assert held == [30, 30, 30, 30]
    assert view["victory_bank"] == 30
    assert sum(held) + view["victory_bank"] == 150


@rule("AOM-COMP-15")
def test_four_victory_cards() -> None:
    table = Scenario(players=3).victory_cubes()
    assert offers(table) == ["cube largest-army", "cube most-buildings", "cube last-battle", "cube the-wonder"]
    assert list(table.view()["victory_cards"]) == ["largest-army", "most-buildings", "last-battle", "the-wonder"]


@rule("AOM-COMP-16", "AOM-BATTLE-02")
@pytest.mark.parametrize(("culture", "kinds"), [("greek", 12), ("egyptian", 12), ("norse", 11)])
def test_a_battle_card_for_each_kind_of_unit(culture: str, kinds: int) -> None:
    rival = "greek" if culture != "greek" else "norse"
    every = list(seat_view(Scenario(players=3).draw(), CULTURES.index(culture))["supply"])
    assert len(every) == kinds
    for some in (every[:6], every[6:]):
        army = {name.replace("-", "_"): 1 for name in some}
        table = Scenario(players=2, cultures=(culture, rival)).units(0, **army).battle(0, 1, "city", "attack-6")
        assert offered(play(table, "fight", "fight"), "lay") == some


@rule("AOM-COMP-17")
@pytest.mark.parametrize(
    ("name", "types", "dice", "bonuses", "cost"),
    [
        ("hydra", {"myth", "giant"}, 6, {"warrior": 4}, (0, 0, 2, 2)),
        ("hoplite", {"mortal", "warrior"}, 3, {"cavalry": 3, "mortal": 1}, (1, 1, 0, 0)),
        ("priest", {"hero"}, 4, {"myth": 5}, (2, 0, 4, 0)),
        ("dwarf", {"myth", "giant-killer"}, 4, {"giant": 7}, (2, 0, 2, 0)),
    ],
)
def test_what_a_battle_card_shows(
    name: str, types: set[str], dice: int, bonuses: dict[str, int], cost: tuple[int, int, int, int]
) -> None:
    unit = UNIT_BOOK.id.index(name)
    names = {1 << bit: word for bit, word in enumerate(TYPE_IDS)}
    assert {word for bit, word in names.items() if UNIT_BOOK.types[unit] & bit} == types
    assert UNIT_BOOK.dice[unit] == dice
    assert {names[bit]: n for bit, n in UNIT_BOOK.bonuses[unit]} == bonuses
    assert UNIT_BOOK.cost[unit] == cost


@rule("AOM-COMP-18", "AOM-SETUP-09")
def test_every_player_has_seven_permanent_cards_one_for_each_action() -> None:
    table = Scenario(players=3).draw()
    for seat in range(3):
        assert seat_view(table, seat)["pack"] == [f"permanent-{name}" for name in PERMANENT]
        assert hand(table, seat) == []


@rule("AOM-COMP-19", "AOM-ACTION-05")
def test_a_permanent_card_is_back_in_the_next_round_whatever_its_owner_did_with_it() -> None:
    table = Scenario(players=2).hand(0, "permanent-gather", "permanent-attack").out(0, "permanent-trade").action(0, 3)
    play(table, "play permanent-gather", "collect food")
    secretly(table, 0, "discard permanent-attack", "done")
    assert seat_view(table, 0)["pack"] == [f"permanent-{name}" for name in PERMANENT]


@rule("AOM-COMP-19")
def test_permanent_cards_are_weaker_than_the_random_cards_of_their_action() -> None:
    rich = {"food": 8, "wood": 8, "gold": 8, "favor": 8}

    def bought(card: str, *moves: str) -> int:
        table = action(Scenario(players=2).cubes(0, **rich).cubes(1, food=0, wood=0, gold=0, favor=0), card)
        n = 0
        for move in moves:
            if move in offers(table):
                play(table, move)
                n += 1
        return n

    houses = ["build house"] * 5
    assert [bought(card, *houses) for card in ("permanent-build", "build-2", "build-3", "build-4")] == [1, 2, 3, 4]
    men = ["recruit toxotes"] * 6
    cards = ("permanent-recruit", "recruit-3", "recruit-4", "recruit-5")
    assert [bought(card, *men) for card in cards] == [2, 3, 4, 5]
    assert [bought(card, *["pay food"] * 4) for card in ("permanent-trade", "trade-1")] == [2, 1]


@rule("AOM-COMP-20", "AOM-COMP-21")
@pytest.mark.parametrize(("culture", "gods"), [("greek", 11), ("egyptian", 12), ("norse", 12)])
def test_forty_five_random_cards_some_with_a_god(culture: str, gods: int) -> None:
    deck = deck_of(culture)
    assert sum(deck.values()) == 45
    assert sum(deck[BOOK.id[card]] for card in range(len(BOOK.id)) if BOOK.favor[card]) == gods


@rule("AOM-COMP-35", "AOM-COMP-36", "AOM-COMP-37")
@pytest.mark.parametrize("culture", CULTURES)
def test_the_random_deck(culture: str) -> None:
    expected = Counter(dict(zip(PLAIN, COPIES[culture], strict=True)))
    expected.update(GODS[culture])
    assert deck_of(culture) == expected


@rule("AOM-COMP-22", "AOM-COMP-23", "AOM-COMP-24", "AOM-COMP-38")
def test_the_ninety_resource_tiles() -> None:
    pool = Scenario(players=4).draw().view()["pool"]
    assert pool["tiles"] == TILES
    assert pool["size"] == 90
    by_terrain: Counter[str] = Counter()
    for name, n in pool["tiles"].items():
        by_terrain[name.split("-")[0]] += n
    assert by_terrain == {"fertile": 21, "forest": 15, "hills": 16, "mountains": 12, "desert": 14, "swamp": 12}


@rule("AOM-COMP-23", "AOM-GATHER-10")
@pytest.mark.parametrize("name", TILES)
def test_a_tile_has_a_terrain_a_resource_and_one_or_two_cubes(name: str) -> None:
    terrain, resource, n = name.split("-")
    seat = 2 if terrain == "mountains" else 1
    scenario = Scenario(players=3).tiles(seat, name)
    table = action(scenario, "gather-all", seat)
    [space] = [s for s in seat_view(table, seat)["production"] if s["tile"]]
    assert (space["terrain"], space["resource"], space["cubes"]) == (terrain, resource, int(n))
    assert seat_view(table, seat)["cubes"][resource] == 4 + int(n)


@rule("AOM-COMP-25")
def test_fourteen_kinds_of_building() -> None:
    assert set(Scenario(players=2).draw().view()["stock"]) == {
        "house", "wall", "tower", "storehouse", "market", "armory", "quarry", "monument", "granary", "gold-mint",
        "wood-workshop", "siege-engine-workshop", "great-temple", "wonder",
    }


@rule("AOM-COMP-26", "AOM-VP-04", "AOM-ATTACK-06")
def test_villagers_are_not_units() -> None:
    table = Scenario(players=2).units(0, hydra=1).buildings(0, houses=3).attack(0, 1, "city")
    assert seat_view(table, 0)["villagers"] == 3
    assert seat_view(table, 0)["army"] == 1
    assert offers(table, 0) == ["send hydra"]
    secretly(table, 0, "send hydra")
    assert offers(table, 0) == ["muster"]


@rule("AOM-COMP-27", "AOM-COMP-28", "AOM-COMP-29", "AOM-COMP-30")
@pytest.mark.parametrize(("culture", "myths"), [("greek", 6), ("egyptian", 6), ("norse", 5)])
def test_three_classes_of_unit(culture: str, myths: int) -> None:
    found = classes(culture)
    assert found["mortal"] == MORTALS[culture]
    assert found["hero"] == set(HEROES[culture])
    assert len(found["myth"]) == myths


@rule("AOM-COMP-29", "AOM-RECRUIT-06", "AOM-RECRUIT-07")
@pytest.mark.parametrize("culture", CULTURES)
def test_one_hero_for_each_age_after_the_archaic(culture: str) -> None:
    rival = "greek" if culture != "greek" else "norse"
    for n, age in enumerate(("archaic", "classical", "heroic", "mythic")):
        scenario = Scenario(players=2, cultures=(culture, rival)).cubes(0, food=9, wood=9, gold=9, favor=9).age(0, age)
        recruits = offered(action(scenario, "permanent-recruit"), "recruit")
        assert [unit for unit in recruits if unit in HEROES[culture]] == HEROES[culture][:n]


@rule("AOM-COMP-31", "AOM-BATTLE-31")
def test_more_dice_than_the_box_has_count_as_one_roll() -> None:
    """A Cyclops throws a mortal from behind a Wall: 6 + 4 + 3 + 2 dice."""
    table = (
        Scenario(players=2, cultures=("norse", "greek")).units(0, jarl=1).units(1, cyclops=1).buildings(1, "wall")
        .dice(6, 6, 6, *[6] * 3, *[1] * 5, *[6] * 7).battle(0, 1, "city")
    )
    play(table, "fight", "fight", "yes")
    defence = table.view()["battle"]["sides"][1]
    assert defence["last_roll"] == [1] * 5 + [6] * 10
    assert defence["last_hits"] == 10
    assert table.view()["battle"]["winner"] == 1


@rule("AOM-COMP-33", "AOM-COMP-34", "AOM-SETUP-13", "AOM-SETUP-14")
@pytest.mark.parametrize(("players", "shades"), [(2, 2), (3, 2), (4, 1), (5, 1), (6, 1), (7, 1), (8, 1)])
def test_the_figures_of_one_shade_or_of_both(players: int, shades: int) -> None:
    table = new_game(players)
    for seat in range(players):
        side = seat_view(table, seat)
        held = {unit["id"]: unit["count"] for unit in side["units"]}
        for name, n in side["supply"].items():
            heroes = HEROES[side["culture"]]
            assert n + held.get(name, 0) == shades * (1 if name in heroes else 4), name


@rule("AOM-COMP-34")
def test_the_numbers_of_figures_are_a_setting() -> None:
    table = new_game(3, figures="6", heroes="3")
    for seat in range(3):
        side = seat_view(table, seat)
        heroes = HEROES[side["culture"]]
        mortals = MORTALS[side["culture"]]
        for name, n in side["supply"].items():
            assert n == (6 if name in heroes else 10 if name in mortals else 12), name
    single = seat_view(new_game(4, figures="3", heroes="2"), 0)
    assert set(single["supply"].values()) == {1, 2, 3}


@rule("AOM-COMP-34", "AOM-BUILD-08", "AOM-SETUP-15")
def test_ten_villagers_at_most() -> None:
    scenario = Scenario(players=2).cubes(0, food=9, wood=9).buildings(0, houses=9)
    table = action(scenario, "build-2")
    play(table, "build house")
    assert player(table, 0).houses == 10
    assert seat_view(table, 0)["villagers"] == 10
    assert "house" not in offered(table, "build")


@rule("AOM-COMP-32", "AOM-START-01")
def test_one_player_has_the_starting_player_tile() -> None:
    table = new_game(5)
    assert table.view()["starting"] in range(5)
    assert [line.kind for line in table.log].count("starts") == 1

"""Section 8: Cultural Policies."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.helpers import (
    archive, city, deck_top, discard, offers, play, policies, position, purse, refuses, seat_view,
)
from tests.rules import rule

GREEK = ["scientific-method", "poliorcetics", "treaties", "architecture", "democracy"]
AKSUM = ["maritime-trade-routes", "geez-alphabet", "salt-mines", "raising-of-stelae", "red-sea-tolls"]


def developable(symbols: list[str]) -> list[str]:
    return [symbol.removeprefix("develop ") for symbol in symbols if symbol.startswith("develop ")]


@rule("MD-POL-01")
def test_any_own_undeveloped_policy_may_be_developed_as_an_action() -> None:
    table = position().resources(0, culture=1).turn(0)
    assert developable(offers(table)) == GREEK
    refuses(table, "develop gunpowder", "develop salt-mines")  # those of others
    play(table, "develop poliorcetics", "gain science")
    assert table.seat == 1
    assert policies(table, 0) == [("greek-poliorcetics", True, False)]
    assert len(seat_view(table, 0)["undeveloped"]) == 4


@rule("MD-POL-01")
def test_a_policy_is_developed_once() -> None:
    table = position().policies(0, "treaties", "democracy").resources(0, culture=9).turn(0)
    assert developable(offers(table)) == ["scientific-method", "poliorcetics", "architecture"]
    refuses(table, "develop treaties")
    every = position().policies(0, *GREEK).resources(0, culture=9).turn(0)
    assert developable(offers(every)) == []


@rule("MD-POL-02")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_nth_policy_costs_n_culture(n: int) -> None:
    before = AKSUM[: n - 1]
    table = position("aksumites").policies(0, *before).resources(0, culture=n + 2).turn(0)
    table.play(f"develop {AKSUM[n - 1]}")
    assert seat_view(table, 0)["resources"]["culture"] == 2
    short = position("aksumites").policies(0, *before).resources(0, culture=n - 1, gold=9, vp=9).turn(0)
    assert developable(offers(short)) == []
    refuses(short, f"develop {AKSUM[n - 1]}")


@rule("MD-POL-03")
def test_gold_and_basic_resources_pay_no_culture() -> None:
    table = (
        position().policies(0, "treaties")
        .resources(0, culture=1, gold=9, production=9, science=9, military=9).turn(0)
    )
    refuses(table, "develop poliorcetics")
    enough = position().policies(0, "treaties").resources(0, culture=2, gold=9).turn(0)
    enough.play("develop architecture")
    assert purse(enough, 0) == {"gold": 9}


@rule("MD-POL-04", "MD-POL-05")
def test_a_new_policy_covers_the_last_one_and_replaces_its_effect() -> None:
    table = (
        position("aksumites", alone=True).policies(0, "geez-alphabet").resources(0, culture=2, vp=2, gold=1)
        .turn(0)
    )
    assert "use geez-alphabet" in offers(table)
    play(table, "develop red-sea-tolls", "pick geez-alphabet", "gain science")
    assert policies(table, 0) == [("aksum-geez-alphabet", False, False), ("aksum-red-sea-tolls", True, False)]
    assert policies(table, 1) == []
    refuses(table, "use geez-alphabet")
    assert "use red-sea-tolls" in offers(table)


@rule("MD-POL-04", "MD-POL-06", "MD-TERM-17")
def test_covered_bonuses_are_gained_again_with_every_policy() -> None:
    table = position("aksumites", alone=True).resources(0, culture=6).turn(0)
    table.play("develop maritime-trade-routes")
    assert purse(table, 0) == {"culture": 5, "vp": 1}
    play(table, "develop geez-alphabet", "pick geez-alphabet")  # the other follows by itself
    assert purse(table, 0) == {"culture": 3, "vp": 2, "gold": 1}
    play(table, "develop red-sea-tolls", "pick red-sea-tolls", "gain military", "pick geez-alphabet")
    assert purse(table, 0) == {"vp": 3, "gold": 2, "military": 1}
    assert table.seat == 0
    assert developable(offers(table)) == []


@rule("MD-POL-06")
def test_the_bonuses_come_at_once_and_before_the_opponents_turn() -> None:
    table = position("aksumites").policies(0, "geez-alphabet").resources(0, culture=2).turn(0)
    table.play("develop salt-mines")
    assert table.seat == 0
    play(table, "pick geez-alphabet", "slot 9")
    assert purse(table, 0) == {"gold": 1}
    assert archive(table, 0) == ["start-fort"]
    assert table.seat == 1


@rule("MD-POL-07", "MD-OPEN-05")
@pytest.mark.parametrize("order", [("maritime-trade-routes", "geez-alphabet"), ("geez-alphabet", "salt-mines")])
def test_the_owner_chooses_the_order_of_the_bonuses(order: tuple[str, str]) -> None:
    table = (
        position("aksumites").policies(0, "maritime-trade-routes", "geez-alphabet").resources(0, culture=3).turn(0)
    )
    table.play("develop salt-mines")
    assert offers(table) == ["pick maritime-trade-routes", "pick geez-alphabet", "pick salt-mines"]
    for card in order:
        table.play(f"pick {card}")
        refuses(table, f"pick {card}")  # each of them once
        if card == "salt-mines":
            table.play("slot 9")
    if "salt-mines" not in order:
        table.play("slot 9")
    assert purse(table, 0) == {"vp": 1, "gold": 1}
    assert archive(table, 0) == ["start-fort"]
    assert table.seat == 1


@rule("MD-POL-07")
@pytest.mark.parametrize(
    ("first", "drawn"), [("architecture", "basic-laboratory"), ("democracy", "start-mine")]
)
def test_the_order_of_the_bonuses_matters(first: str, drawn: str) -> None:
    table = position().policies(0, "architecture").deck(0, "mine").resources(0, culture=2).turn(0)
    play(table, "develop democracy", f"pick {first}")  # gain a Basic Building; draw a card and use it
    if first == "democracy":
        table.play("no")
    table.play("pick laboratory")
    if first == "architecture":  # the Laboratory was on top and was drawn
        assert purse(table, 0) == {"science": 2}
        assert deck_top(table, 0) == ["start-mine"]
    else:
        assert purse(table, 0) == {}
        assert deck_top(table, 0) == ["basic-laboratory"]
    assert discard(table, 0) == [drawn]


@rule("MD-POL-06")
def test_a_bonus_without_object_is_passed_over() -> None:
    table = position("aksumites").policies(0, "raising-of-stelae").resources(0, culture=2).turn(0)
    play(table, "develop geez-alphabet", "pick raising-of-stelae")  # reinforce: no card is activated
    assert table.seat == 1
    assert purse(table, 0) == {"gold": 1}


@rule("MD-POL-08")
def test_a_permanent_effect_holds_round_after_round_until_covered() -> None:
    table = (
        position("japanese", "greeks").policies(0, "bushido").advantage(0, "military", 5)
        .city(0, {3: "library", 6: "library", 7: "fort", 8: "fort", 9: "library"})
        .track("troy", "persia").resources(0, military=2).turn(0)
    )
    table.play("acquire troy")  # cost 3, 1 less with Bushido and the Advantage
    assert purse(table, 0) == {"vp": 1}
    play(table, "pass", "pass")
    play(table, "activate row 3 column 3", "activate row 3 column 3", "pass")
    assert table.view()["round"] == 3
    assert policies(table, 0) == [("japan-bushido", True, False)]
    assert purse(table, 0)["military"] == 2
    table.play("acquire persia")  # cost 3 as well
    assert "military" not in purse(table, 0)


@rule("MD-POL-08")
@pytest.mark.parametrize(("covered", "price"), [(False, 2), (True, 3)])
def test_a_covered_permanent_effect_is_over(covered: bool, price: int) -> None:
    def table_with(military: int) -> list[str]:
        own = ("bushido", "sakoku") if covered else ("sakoku", "bushido")
        table = (
            position("japanese", "greeks").policies(0, *own).advantage(0, "military", 5).track("troy")
            .resources(0, military=military).turn(0)
        )
        return offers(table)

    assert "acquire troy" in table_with(price)
    assert "acquire troy" not in table_with(price - 1)


@rule("MD-POL-08", "MD-POL-05")
def test_developing_a_new_policy_ends_the_old_effect_within_the_round() -> None:
    table = (
        position("japanese", "greeks", alone=True).policies(0, "bushido").advantage(0, "military", 5).track("troy")
        .resources(0, military=2, culture=2).turn(0)
    )
    assert "acquire troy" in offers(table)
    play(table, "develop tea-ceremony", "pick tea-ceremony", "slot 9", "gain production")
    assert purse(table, 0) == {"military": 2, "production": 1}
    refuses(table, "acquire troy")


@rule("MD-POL-09")
def test_a_one_time_effect_is_used_once_per_round() -> None:
    table = position(alone=True).policies(0, "poliorcetics").resources(0, science=5).turn(0)
    table.play("use poliorcetics")
    assert purse(table, 0) == {"science": 4, "military": 2}
    assert policies(table, 0) == [("greek-poliorcetics", True, True)]  # the Action token
    refuses(table, "use poliorcetics")
    table.play("pass")
    assert policies(table, 0) == [("greek-poliorcetics", True, False)]
    while offers(table)[0].startswith("activate"):
        table.play("activate row 2 column 3")  # Yard, Yard, Library in the middle row
    while table.seat == 1:
        table.play("pass")
    assert "use poliorcetics" in offers(table)  # a new round


@rule("MD-POL-09")
def test_using_a_policy_is_an_action() -> None:
    table = position().policies(0, "poliorcetics").resources(0, science=5).turn(0)
    table.play("use poliorcetics")
    assert table.seat == 1


@rule("MD-POL-09")
def test_a_policy_whose_price_is_out_of_reach_cannot_be_used() -> None:
    refuses(position().policies(0, "poliorcetics").resources(0, military=5, culture=5).turn(0), "use poliorcetics")


@rule("MD-POL-10")
def test_a_policy_developed_this_round_may_be_used_this_round() -> None:
    table = position(alone=True).resources(0, culture=1, science=1).turn(0)
    play(table, "develop poliorcetics", "gain military", "use poliorcetics")
    assert purse(table, 0) == {"military": 3}
    assert policies(table, 0) == [("greek-poliorcetics", True, True)]


@rule("MD-POL-10")
def test_the_token_of_a_covered_policy_does_not_bind_the_new_one() -> None:
    table = (
        position("aksumites", alone=True).policies(0, "geez-alphabet").resources(0, vp=3, culture=1, gold=1).turn(0)
    )
    play(table, "use geez-alphabet", "develop red-sea-tolls", "pick geez-alphabet", "gain science")
    assert policies(table, 0) == [("aksum-geez-alphabet", False, True), ("aksum-red-sea-tolls", True, False)]
    play(table, "use red-sea-tolls")
    assert policies(table, 0)[1] == ("aksum-red-sea-tolls", True, True)
    refuses(table, "use red-sea-tolls", "use geez-alphabet")


@rule("MD-POL-10", "MDE-MUG-06")
def test_a_mughal_policy_developed_after_the_activation_waits() -> None:
    table = position("mughals", "greeks", alone=True).resources(0, culture=1).turn(0)
    play(table, "develop dahsala", "line row 1", "stop")
    assert policies(table, 0) == [("mughal-dahsala", False, False)]
    refuses(table, "use dahsala")
    assert len([card for card in city(table, 0) if card]) == 9

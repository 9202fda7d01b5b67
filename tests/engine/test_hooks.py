"""Cards that listen: limits, conditions, modifiers, replacements, abilities."""

from __future__ import annotations

import pytest

from clio.engine.hooks import GAME, ROUND, TURN, Ability, Hook, Hooks, Instead, Modify, On, Rating
from clio.engine.kernel import Cond, Frame
from tests.engine.games import tableau
from tests.engine.games.tableau import BUILD, CHOOSE, END, GOLD, NO, ORDER, POINTS, RAID, USE, WOOD, YES, Site
from tests.engine.purse import AtLeast, Get, Give, Gold, Guess, Purse

EVENT, OTHER = 0, 1
QUESTION = 0


class About(Cond[Purse]):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Purse, f: Frame) -> bool:
        return f.mem == (self.n,)


def listen(*hooks: Hook) -> tuple[Hooks, int]:
    """One card kind (7) with these hooks; the mask in which it is live."""
    table = Hooks(events=2, questions=2)
    table.declare(7, *hooks)
    return table, table.bit(7)


def emitted(table: Hooks, live: int, spent: int = 0, event: int = EVENT, arg: int = -1) -> tuple[Purse, int]:
    s = Purse(0)
    spent = table.emit(s, 0, event, live, spent, arg)
    s.advance()
    return s, spent


def test_only_live_cards_listen() -> None:
    table, live = listen(On(EVENT, Get(1)))
    assert emitted(table, live)[0].diary == [(1, 0, 7, ())]
    assert emitted(table, 0)[0].diary == []
    assert emitted(table, live, event=OTHER)[0].diary == []
    assert table.bit(99) == 0


def test_one_hook_may_listen_to_several_events() -> None:
    table, live = listen(On((EVENT, OTHER), Get(1), limit=ROUND))
    s, spent = emitted(table, live)
    assert s.gold == [1]
    assert emitted(table, live, spent, OTHER)[0].gold == [0], "the first time of either"


def test_the_first_declared_is_done_first() -> None:
    table = Hooks(1, 0)
    for kind in (3, 1, 2):
        table.declare(kind, On(EVENT, Get(kind)))
    s, _ = emitted(table, table.bit(1) | table.bit(2) | table.bit(3))
    assert [entry[0] for entry in s.diary] == [3, 1, 2]


@pytest.mark.parametrize(
    ("limit", "renewed"), [(TURN, [True, True, True]), (ROUND, [False, True, True]), (GAME, [False, False, True])]
)
def test_limits_are_renewed_by_their_time(limit: int, renewed: list[bool]) -> None:
    table, live = listen(On(EVENT, Get(1), limit=limit))
    _, spent = emitted(table, live)
    assert emitted(table, live, spent)[0].gold == [0]
    for period, again in zip((TURN, ROUND, GAME), renewed, strict=True):
        assert emitted(table, live, table.renew(spent, period))[0].gold == [int(again)]


def test_two_limits_on_one_card_do_not_touch_each_other() -> None:
    table, live = listen(On(EVENT, Get(1), limit=TURN), Ability(Get(5), limit=GAME))
    s = Purse(0)
    (ability,) = table.offered(s, 0, live, 0)
    spent = table.spend(ability, 0)
    assert table.offered(s, 0, live, spent) == []
    assert emitted(table, live, spent)[0].gold == [1], "the ability is used, the reaction is not"
    _, spent = emitted(table, live, spent)
    spent = table.renew(spent, TURN)
    assert emitted(table, live, spent)[0].gold == [1]
    assert table.offered(s, 0, live, spent) == [], "once per game stays once per game"


def test_the_marks_of_a_card() -> None:
    table, _ = listen(On(EVENT, Get(1)), Modify(QUESTION, 1, TURN), Ability(Get(1), GAME))
    table.declare(8, On(EVENT, Get(1)))
    assert table.marks == {7: table.limited[TURN] | table.limited[GAME]}, "only a card with a limited hook has some"


def test_a_limited_hook_is_spent_when_it_is_pushed() -> None:
    table, live = listen(On(EVENT, Get(1), limit=ROUND))
    s = Purse(0)
    spent = table.emit(s, 0, EVENT, live, 0)
    spent = table.emit(s, 0, EVENT, live, spent)
    s.advance()
    assert s.gold == [1]


def test_a_condition_looks_at_the_state_and_at_what_the_event_is_about() -> None:
    table, live = listen(On(EVENT, Get(1), when=AtLeast(1)))
    assert emitted(table, live)[0].gold == [0]
    table, live = listen(On(EVENT, Get(1), limit=ROUND, when=About(4)))
    s, spent = emitted(table, live, arg=3)
    assert (s.gold, spent) == ([0], 0), "held back is not spent"
    s, spent = emitted(table, live, spent, arg=4)
    assert s.diary == [(1, 0, 7, (4,))]
    assert spent


def test_what_the_event_is_about_is_not_an_answer() -> None:
    table, live = listen(On(EVENT, Guess()))
    s, _ = emitted(table, live, arg=2)
    assert (s.legal, s.waiting.mem) == ([1, 2, 3], ())


def test_modifiers_and_ratings_add_up() -> None:
    table = Hooks(0, 2)
    table.declare(1, Modify(QUESTION, -1))
    table.declare(2, Modify(QUESTION, -2, when=About(5)))
    table.declare(3, Rating(QUESTION, Gold(), when=AtLeast(2)))
    live = table.bit(1) | table.bit(2) | table.bit(3)

    def ask(gold: int, arg: int = -1, live: int = live) -> int:
        return table.ask(Purse(gold), 0, QUESTION, live, 0, 10, arg)

    assert (ask(0), ask(0, 5), ask(1), ask(3), ask(3, 5, 0)) == (9, 7, 9, 12, 10)
    assert table.ask(Purse(3), 0, 1, live, 0, 10) == 10


def test_a_limited_modifier_is_used_up() -> None:
    table, live = listen(Modify(QUESTION, -1, limit=ROUND))
    s = Purse(0)
    assert table.ask(s, 0, QUESTION, live, 0, 5) == table.ask(s, 0, QUESTION, live, 0, 5) == 4, "asking is free"
    spent = table.use_up(s, 0, QUESTION, live, 0)
    assert table.ask(s, 0, QUESTION, live, spent, 5) == 5
    assert table.ask(s, 0, QUESTION, live, table.renew(spent, ROUND), 5) == 4
    assert table.use_up(s, 0, QUESTION, 0, 0) == 0, "not live: not used"
    table, live = listen(Modify(QUESTION, -1, limit=ROUND, when=About(4)))
    assert table.use_up(s, 0, QUESTION, live, 0, 3) == 0, "held back: not used"
    assert table.use_up(s, 0, QUESTION, live, 0, 4) > 0


def test_the_oldest_replacement_counts() -> None:
    table = Hooks(1, 0)
    one, two = Get(1), Get(2)
    table.declare(1, Instead(EVENT, one))
    table.declare(2, Instead(EVENT, two))
    both = table.bit(1) | table.bit(2)
    assert table.replaced(EVENT, both) is one
    assert table.replaced(EVENT, table.bit(2)) is two
    assert table.replaced(EVENT, 0) is None


def test_an_ability_is_offered_while_possible() -> None:
    table, live = listen(Ability(Give(2), when=AtLeast(3)))
    assert [len(table.offered(Purse(gold), 0, live, 0)) for gold in (1, 2, 3)] == [0, 0, 1]
    assert table.offered(Purse(5), 0, 0, 0) == []


# ------------------------------------------------------------------ at a table
def site(*built: int) -> Site:
    """Seat 1 to play, with these cards built."""
    s = tableau.GAME.start(2, {}, 1)
    s.built[0] = list(built)
    s.live[0] = sum(tableau.HOOKS.bit(kind) for kind in built)
    s.legal = s.waiting.op.options(s, s.waiting)
    return s


def test_reactions_come_before_the_turn_goes_on() -> None:
    s = site(0, 1, 3)
    s.apply(BUILD + 4)
    assert s.legal == [YES, NO], "card 3 asks"
    assert s.res[0] == [5, 3, 3], "cards 0 and 1 have reacted"
    s.apply(YES)
    assert s.res[0] == [5, 2, 4]
    assert END in s.legal


def test_first_time_each_round() -> None:
    s = site(1)
    s.apply(BUILD + 4)
    s.apply(BUILD + 2)
    assert s.res[0][POINTS] == 1 + 2 + 1


def test_prices_are_modified_and_conditions_look_at_the_card() -> None:
    assert tableau.price(site(), 0, 9) == 4
    assert tableau.price(site(2), 0, 9) == 3
    assert tableau.price(site(2, 8), 0, 9) == 1
    assert tableau.price(site(2, 8), 0, 1) == 2


def test_a_raid_is_replaced() -> None:
    s = site(7)
    s.res[1] = [0, 2, 5]
    s.apply(RAID)
    assert s.res[1] == [0, 2, 4]
    s.live[1] = tableau.HOOKS.bit(4)
    s.apply(RAID)
    assert s.res[1] == [0, 1, 4], "gold instead of a point"


def test_abilities_once_per_turn_and_once_per_game() -> None:
    s = site(5, 6)
    assert {USE + 5, USE + 6} <= set(s.legal)
    s.apply(USE + 5)
    s.apply(USE + 6)
    assert s.res[0] == [8, 1, 3]
    assert {USE + 5, USE + 6}.isdisjoint(s.legal)
    s.apply(END)
    s.apply(END)
    assert USE + 5 in s.legal
    assert USE + 6 not in s.legal


def test_an_event_reaches_the_leaf_through_a_choice() -> None:
    s = site(8)
    s.apply(BUILD + 6)
    s.apply(CHOOSE)
    assert s.res[0][POINTS] == 1 + 6


def test_an_asking_reaction_asks_from_the_start() -> None:
    s = site(7)
    s.res[0][GOLD] = 3
    s.apply(BUILD + 2)
    s.apply(CHOOSE + WOOD)
    s.apply(CHOOSE + GOLD)
    assert s.res[0] == [5, 4, 1]


def test_the_last_card_shows_the_others_in_the_order_of_the_owner() -> None:
    s = site(0, 1)
    s.apply(BUILD + 9)
    assert s.legal == [ORDER, ORDER + 1]
    s.apply(ORDER)
    assert s.res[0][POINTS] == 1 + 2 + 1, "the gold of card 0 makes card 1 shine"

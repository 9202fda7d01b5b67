"""Who knows what, and redrawing the rest."""

from __future__ import annotations

from clio.engine.info import PUBLIC, knows, redraw, redraw_unknown
from clio.engine.rng import seed_rng


def test_a_mask_tells_who_knows() -> None:
    assert [knows(0b101, seat) for seat in (0, 1, 2, 3)] == [True, False, True, False]
    assert not knows(0b1111, None), "what every player has looked at is still nothing for the public"
    assert knows(PUBLIC, None)
    assert all(knows(PUBLIC, seat) for seat in range(8))


def test_redrawing_moves_only_what_the_seat_does_not_know() -> None:
    piles = [[1, 2, 3], [4, 5, 6, 7]]
    known = [[0b01, 0b11, 0b10], [0, 0b10, PUBLIC, 0]]
    orders = set()
    for n in range(200):
        mine = [pile[:] for pile in piles]
        redraw(seed_rng(str(n)), mine, known, 0)
        assert (mine[0][0], mine[0][1], mine[1][2]) == (1, 2, 6)
        moved = (mine[0][2], mine[1][0], mine[1][1], mine[1][3])
        assert sorted(moved) == [3, 4, 5, 7]
        orders.add(moved)
    assert len(orders) == 24, "every order comes up, across the piles"


def test_a_spectator_knows_the_public_cards_only() -> None:
    piles = [[1, 2, 3, 4]]
    seen = set()
    for n in range(50):
        mine = [piles[0][:]]
        redraw(seed_rng(str(n)), mine, [[0b11, PUBLIC, 0b01, 0]], None)
        assert mine[0][1] == 2
        seen.add(tuple(mine[0]))
    assert len(seen) == 6


def test_the_generator_moves_on() -> None:
    assert redraw(5, [[1, 2]], [[0, 0]], 0) != 5
    assert redraw(5, [[1, 2]], [[1, 1]], 0) == 5


def test_the_known_top_of_a_pile_stays() -> None:
    seen = set()
    for n in range(100):
        pile = [1, 2, 3, 4, 5]
        redraw_unknown(seed_rng(str(n)), pile, 2)
        assert pile[3:] == [4, 5]
        seen.add(tuple(pile[:3]))
    assert len(seen) == 6
    pile = [1, 2]
    redraw_unknown(1, pile, 2)
    assert pile == [1, 2]

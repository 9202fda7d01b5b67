"""The six phases of a round (AOM-ROUND, -VCUBE, -DRAW, -ACTION, -SPOIL, -DISCARD, -START)."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Ask, Frame, Op, Secret
from clio.engine.rng import shuffle
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import events as E
from clio.games.age_of_mythology.ops.goods import spoil, take_victory_cube
from clio.games.age_of_mythology.rules.end import END_GAME
from clio.games.age_of_mythology.rules.play import PLAY_CARD
from clio.games.age_of_mythology.state import (
    ACTING, ACTION_ROUNDS, DISCARDING, DRAWING, FOURTH, PERMANENT, STOREHOUSE, VICTORY, VICTORY_CARDS,
    Mythology, Player,
)

HAND_LIMITS: Final[tuple[int, ...]] = (4, 5, 6, 7)  # by age (AOM-DRAW-01)
PLACERS: Final = 3  # AOM-VCUBE-01
KEPT: Final = 5  # AOM-SPOIL-01
KEPT_IN_STOREHOUSE: Final = 8


class Round(Op[Mythology]):
    """AOM-ROUND-01: the phases in order."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.round += 1
        s.turn = 0
        s.note(E.ROUND, -1, s.round)
        for p in s.players:
            p.hero_age = p.age
        for op in reversed(PHASES):
            s.push(op, s.starting)


class VictoryCubes(Op[Mythology]):
    """AOM-VCUBE-01 to -03: three players place, or both of two."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.phase = VICTORY
        for seat in reversed(s.seats_from(s.starting)[:PLACERS]):
            s.push(PLACE_CUBE, seat)


class PlaceCube(Ask[Mythology]):
    """AOM-VCUBE-04, -05."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        return [A.CUBE + card for card in range(VICTORY_CARDS)] if s.victory else []

    def chosen(self, s: Mythology, f: Frame, a: int) -> None:
        s.placed[a - A.CUBE] += 1
        s.note(E.PLACES, f.me, a - A.CUBE)
        take_victory_cube(s)


class DrawCards(Op[Mythology]):
    """AOM-DRAW-10: everybody chooses at the same time; the cards come when all have chosen."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.phase = DRAWING
        s.push(DEAL, s.starting)
        for seat in reversed(s.seats_from(s.starting)):
            s.push(CHOOSE_CARDS, seat)


def in_pack(p: Player, card: int) -> bool:
    """AOM-DRAW-11: is the permanent card in the pack?"""
    return card not in p.hand and card not in p.out


class ChooseCards(Secret[Mythology]):
    """AOM-DRAW-01 to -07: permanent cards by looking, then a number of random cards, which ends the choice."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        if f.mem and f.mem[-1] >= A.DRAW:
            return []
        p = s.players[f.me]
        room = HAND_LIMITS[p.age] - len(p.hand) - len(f.mem)
        found: list[int] = []
        if room > 0:
            found = [A.TAKE + card for card in range(PERMANENT) if in_pack(p, card) and A.TAKE + card not in f.mem]
        elif not f.mem:
            return []  # a full hand
        return found + [A.DRAW + n for n in range(room + 1)]

    def done(self, s: Mythology, f: Frame) -> None:
        s.players[f.me].choice = f.mem or (A.DRAW,)


class Deal(Op[Mythology]):
    """AOM-DRAW-04 to -08: in turn order, since players of a culture share its deck."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.epoch += 1
        for seat in s.seats_from(s.starting):
            p = s.players[seat]
            taken = [a - A.TAKE for a in p.choice[:-1]]
            n = p.choice[-1] - A.DRAW
            p.choice = ()
            if taken:
                p.back = 0
            drawn = [draw(s, p.culture) for _ in range(n)]
            s.note(E.DRAWS, seat, len(taken), n)
            for card in [*taken, *drawn]:
                s.note(E.DRAWS_CARD, seat, card, audience=1 << seat)
            p.hand = tuple(sorted([*p.hand, *taken, *drawn]))


def draw(s: Mythology, culture: int) -> int:
    """AOM-ACTION-07: the top card. If only face-up cards are left then, they are shuffled and turned face down: some
    are left, three full hands are less than half of a deck (AOM-DRAW-12)."""
    *deck, card = s.decks[culture]
    if not deck:
        deck = sorted(s.used[culture])
        s.rng = shuffle(s.rng, deck)
        s.used[culture] = ()
        s.note(E.RESHUFFLES, -1, culture)
    s.decks[culture] = tuple(deck)
    return card


def put_under(s: Mythology, p: Player, cards: tuple[int, ...]) -> None:
    """AOM-ACTION-06, -11: random cards go face up under the deck; permanent ones are in the pack again."""
    for card in cards:
        if card < PERMANENT:
            p.back |= 1 << card
    random = tuple(card for card in cards if card >= PERMANENT)
    if random:
        s.used[p.culture] = tuple(sorted(s.used[p.culture] + random))


class ActionRound(Op[Mythology]):
    """AOM-ACTION-01, -02; after the third the fourth cards (AOM-GOD-10)."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.phase = ACTING
        s.turn += 1
        if s.turn <= ACTION_ROUNDS:
            s.note(E.TURN, -1, s.turn, s.round)
        if s.turn < FOURTH:
            s.push(self, s.starting)
        for seat in reversed(s.seats_from(s.starting)):
            if s.turn < FOURTH or (s.players[seat].fourth and s.players[seat].hand):
                s.push(PLAY_CARD, seat)


class ReturnCards(Op[Mythology]):
    """AOM-ACTION-04 to -06."""

    def do(self, s: Mythology, f: Frame) -> None:
        for p in s.players:
            put_under(s, p, p.out)
            p.out = ()
            p.fourth = False


class Spoilage(Op[Mythology]):
    """AOM-SPOIL; none in the last round, which ends here (AOM-END-02, -03)."""

    def do(self, s: Mythology, f: Frame) -> None:
        if s.last:
            s.stack.clear()
            s.push(END_GAME, s.starting)
            return
        for seat in s.seats_from(s.starting):
            spoil(s, seat, kept(s.players[seat]))


def kept(p: Player) -> int:
    """AOM-SPOIL-01, -02: cubes of each resource that do not spoil."""
    return KEPT_IN_STOREHOUSE if p.has(STOREHOUSE) else KEPT


class DiscardPhase(Op[Mythology]):
    """AOM-DISCARD-05."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.phase = DISCARDING
        s.push(DISCARD_ALL, s.starting)
        for seat in reversed(s.seats_from(s.starting)):
            s.push(CHOOSE_DISCARDS, seat)


class ChooseDiscards(Secret[Mythology]):
    """AOM-DISCARD-01 to -03: any cards of the hand."""

    def options(self, s: Mythology, f: Frame) -> list[int]:
        if f.mem and f.mem[-1] == A.DONE:
            return []
        left = list(s.players[f.me].hand)
        if not left:
            return []
        for a in f.mem:
            left.remove(a - A.DISCARD)
        return [A.DONE, *[A.DISCARD + card for card in sorted(set(left))]]

    def done(self, s: Mythology, f: Frame) -> None:
        s.players[f.me].choice = f.mem


class DiscardAll(Op[Mythology]):
    """AOM-DISCARD-04, -05: what was chosen becomes visible."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.epoch += 1
        for seat in s.seats_from(s.starting):
            p = s.players[seat]
            thrown = tuple(a - A.DISCARD for a in p.choice if a != A.DONE)
            p.choice = ()
            hand = list(p.hand)
            for card in thrown:
                hand.remove(card)
                s.note(E.DISCARDS, seat, card)
            p.hand = tuple(hand)
            s.note(E.KEEPS, seat, len(hand))
            put_under(s, p, thrown)


class PassStart(Op[Mythology]):
    """AOM-START-01, AOM-ROUND-02."""

    def do(self, s: Mythology, f: Frame) -> None:
        s.starting = (s.starting + 1) % len(s.players)
        s.note(E.STARTS, s.starting)
        s.push(ROUND, s.starting)


ROUND: Final = Round()
VICTORY_CUBES: Final = VictoryCubes()
PLACE_CUBE: Final = PlaceCube()
DRAW_CARDS: Final = DrawCards()
CHOOSE_CARDS: Final = ChooseCards()
DEAL: Final = Deal()
ACTION_ROUND: Final = ActionRound()
RETURN_CARDS: Final = ReturnCards()
SPOILAGE: Final = Spoilage()
DISCARD_PHASE: Final = DiscardPhase()
CHOOSE_DISCARDS: Final = ChooseDiscards()
DISCARD_ALL: Final = DiscardAll()
PASS_START: Final = PassStart()
PHASES: Final[tuple[Op[Mythology], ...]] = (
    VICTORY_CUBES, DRAW_CARDS, ACTION_ROUND, RETURN_CARDS, SPOILAGE, DISCARD_PHASE, PASS_START,
)

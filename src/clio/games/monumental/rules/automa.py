"""The Automa: two cards a turn, each part from top to bottom, without cities and without a choice but where it is tied
and a human decides (MON-SOLO)."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.kernel import Frame, Op
from clio.games.families.monumental import events as FE
from clio.games.families.monumental.state import EMPTY, GOLD, POLICIES
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import AUTOMA_CARD, BOOK, TERRAIN_VALUE
from clio.games.monumental.ops.board import (
    provinces,
)
from clio.games.monumental.ops.standing import count_wonders
from clio.games.monumental.ops.trade import advance
from clio.games.monumental.rules.display import DISPLAY
from clio.games.monumental.rules.quests import CHECK_QUESTS
from clio.games.monumental.state import (
    LAST, POLICY, REVOLT, TRACK_END, World,
)

CARDS_A_TURN: Final = 2
INSTEAD: Final = 2  # Gold for what cannot be done (MON-SOLO-12)

# How the parts of a card are resolved
WHOLE: Final = 0
GENERAL_TWICE: Final = 1
SPECIAL_ONLY: Final = 2


# ---------------------------------------------------------------- the turn
class AutomaTurn(Op[World]):
    """MON-SOLO-03, MON-SOLO-11, MON-SOLO-30."""

    def do(self, s: World, f: Frame) -> None:
        s.active = f.me
        s.players[f.me].conquests = 0
        s.note(E.TURN, f.me)
        s.push(END_AUTOMA, f.me)
        for _ in range(CARDS_A_TURN):
            s.push(PLAY_CARD, f.me)


class EndAutoma(Op[World]):
    """The cards resolved join the discard pile; then the display."""

    def do(self, s: World, f: Frame) -> None:
        s.automa_discard += s.automa_played
        s.automa_played = ()
        if s.config.quests:
            CHECK_QUESTS.do(s, f)
        if s.ending != LAST or f.me != s.in_turn(s.first)[-1]:
            s.push(DISPLAY, f.me)


def draw_card(s: World) -> int:
    """MON-SOLO-03: the top card; an empty deck is made anew from the discard pile."""
    if not s.automa_deck:
        cards = list(s.automa_discard)
        s.shuffle(cards)
        s.automa_deck, s.automa_discard = tuple(cards), ()
    if not s.automa_deck:
        return EMPTY
    s.epoch += 1
    card = s.automa_deck[-1]
    s.automa_deck = s.automa_deck[:-1]
    return card


def resolve(s: World, me: int, card: int, how: int) -> None:
    """A card lies open; its parts go on the stack, the first on top."""
    s.automa_played = (*s.automa_played, card)
    s.note(E.AUTOMA_CARD, me, card)
    if how != WHOLE:
        s.note(E.AUTOMA_PARTS, me, card, how)
    push_parts(s, me, card, how)


def push_parts(s: World, me: int, card: int, how: int) -> None:
    parts: list[Op[Any]] = []
    for part in BOOK.parts[card]:
        if how == WHOLE or is_special(part) == (how == SPECIAL_ONLY):
            parts.append(part)
    if how == GENERAL_TWICE:
        parts += parts
    for i in range(len(parts) - 1, -1, -1):
        s.push(parts[i], me, card, (how,))


def is_special(part: Op[Any]) -> bool:
    return isinstance(part, Part) and part.type >= 0


class PlayCard(Op[World]):
    """MON-SOLO-03: reveal a card and resolve it."""

    def do(self, s: World, f: Frame) -> None:
        card = draw_card(s)
        if card != EMPTY:
            resolve(s, f.me, card, WHOLE)


def human_beside(s: World, me: int) -> int:
    """MON-SOLO-36: the nearest human seat before the Automa, who decides what is tied."""
    return s.config.humans - 1


def lowest_terrain(s: World, tiles: list[int]) -> list[int]:
    if not tiles:
        return []
    least = min([TERRAIN_VALUE[s.map.terrain[tile]] for tile in tiles])
    return [tile for tile in tiles if TERRAIN_VALUE[s.map.terrain[tile]] == least]


# ---------------------------------------------------------------- parts
class Part(Op[World]):
    """One line of a card: `gold` is its price, `type` the type of Warlord for which it is, or -1 (MON-SOLO-05,
    MON-SOLO-12)."""

    def __init__(self, gold: int = 0, type: int = -1) -> None:
        self.gold = gold
        self.type = type

    def do(self, s: World, f: Frame) -> None:
        pl = s.players[f.me]
        how = f.mem[0] if f.mem else WHOLE
        if self.type >= 0 and how != SPECIAL_ONLY and BOOK.type_of_civ[pl.civ] != self.type:
            s.note(E.AUTOMA_PART, f.me, place_on_card(self, f.src), f.src, 1)
            return
        if self.possible(s, f.me) and pl.res[GOLD] >= self.gold:
            s.note(E.AUTOMA_PART, f.me, place_on_card(self, f.src), f.src, 0)
            s.pay(f.me, GOLD, self.gold)
            if s.config.quests:
                s.push(CHECK_QUESTS, f.me)  # MAE-QUEST-07: after each part
            self.run(s, f)
        else:
            instead = 0 if self.gold else INSTEAD
            s.note(E.AUTOMA_CANNOT, f.me, place_on_card(self, f.src), f.src, instead)
            s.gain(f.me, GOLD, instead)

    def possible(self, s: World, me: int) -> bool:
        return True

    def run(self, s: World, f: Frame) -> None:
        raise NotImplementedError


def place_on_card(part: Part, card: int) -> int:
    """Which line of the card it is; inner parts have the place of the whole."""
    lines = BOOK.parts[card]
    for i in range(len(lines)):
        if lines[i] is part or part in lines[i].parts():
            return i
    return EMPTY


class GainGold(Part):
    def __init__(self, n: int, gold: int = 0, type: int = -1) -> None:
        super().__init__(gold, type)
        self.n = n

    def run(self, s: World, f: Frame) -> None:
        s.gain(f.me, GOLD, self.n)


class GoldPerPolicy(Part):
    """n Gold for each developed Policy (MAE-AUTO-17); `develop`: after one more Policy."""

    def __init__(self, n: int, develop: bool = False, gold: int = 0, type: int = -1) -> None:
        super().__init__(gold, type)
        self.n = n
        self.develop = develop

    def run(self, s: World, f: Frame) -> None:
        if self.develop:
            develop(s, f.me)
        s.gain(f.me, GOLD, self.n * len(s.players[f.me].policies))


class GoldPerCoast(Part):
    """MON-SOLO-32: 1 Gold for each coastal Province."""

    def run(self, s: World, f: Frame) -> None:
        s.gain(f.me, GOLD, (s.players[f.me].land & s.map.coastal).bit_count())


class DevelopPolicy(Part):
    """MON-SOLO-09."""

    def possible(self, s: World, me: int) -> bool:
        return len(s.players[me].policies) < POLICIES

    def run(self, s: World, f: Frame) -> None:
        develop(s, f.me)


def develop(s: World, me: int) -> None:
    """The next Policy of its civilization, without Culture and without effect."""
    pl = s.players[me]
    if len(pl.policies) < POLICIES:
        card = POLICY + POLICIES * pl.civ + len(pl.policies)
        pl.policies = (*pl.policies, card)
        s.note(FE.DEVELOPS, me, card)


class AdvanceTrack(Part):
    """n spaces on the Trade Track."""

    def __init__(self, n: int, gold: int = 0, type: int = -1) -> None:
        super().__init__(gold, type)
        self.n = n

    def possible(self, s: World, me: int) -> bool:
        return s.players[me].space < TRACK_END

    def run(self, s: World, f: Frame) -> None:
        advance(s, f.me, self.n)


class GiveRevolts(Part):
    """MON-SOLO-34: every human puts a Revolt on the own City deck and one on the own discard pile."""

    def possible(self, s: World, me: int) -> bool:
        return s.revolts > 0

    def run(self, s: World, f: Frame) -> None:
        for seat in range(s.config.humans):
            pl = s.players[seat]
            if s.revolts > 0:
                s.revolts -= 1
                pl.deck.append(REVOLT)
                pl.known += 1
                s.note(E.PUTS_REVOLT, seat)
            if s.revolts > 0:
                s.revolts -= 1
                pl.discard.append(REVOLT)
                s.note(FE.GETS_REVOLT, seat, 1, f.src)


# ---------------------------------------------------------------- cards that draw
class Draw(Part):
    """MON-SOLO-30: reveal and resolve another card."""

    def run(self, s: World, f: Frame) -> None:
        s.push(PLAY_CARD, f.me)


class Reshuffle(Part):
    """MON-SOLO-31: discard pile, deck and this card become a new deck."""

    def run(self, s: World, f: Frame) -> None:
        if f.src not in s.automa_played:
            return  # shuffled in already: Egypt repeats the parts of a card
        s.automa_played = tuple([card for card in s.automa_played if card != f.src])
        cards = [*s.automa_deck, *s.automa_discard, f.src]
        s.shuffle(cards)
        s.automa_deck, s.automa_discard = tuple(cards), ()
        s.note(E.AUTOMA_SHUFFLES, f.me)


class DrawUntil(Part):
    """MON-SOLO-32, MON-SOLO-33: draw until a card has a part for the type, or for any type; the cards before it are
    discarded unresolved. `special`: only its parts with a type."""

    def __init__(self, wanted: int = -1, special: bool = False) -> None:
        super().__init__()
        self.wanted = wanted
        self.special = special

    def fits(self, card: int) -> bool:
        for part in BOOK.parts[card]:
            if isinstance(part, Part) and part.type >= 0 and self.wanted in (-1, part.type):
                return True
        return False

    def run(self, s: World, f: Frame) -> None:
        for _ in range(len(s.automa_deck) + len(s.automa_discard)):
            card = draw_card(s)
            if card == EMPTY:
                return
            if self.fits(card):
                resolve(s, f.me, card, SPECIAL_ONLY if self.special else WHOLE)
                return
            s.automa_discard = (*s.automa_discard, card)
            s.note(E.AUTOMA_SKIPS, f.me, card)


class DrawGeneralTwice(Part):
    """MON-SOLO-32, MON-SOLO-33: the parts without a type of the next card, twice in a row."""

    def run(self, s: World, f: Frame) -> None:
        card = draw_card(s)
        if card != EMPTY:
            resolve(s, f.me, card, GENERAL_TWICE)


class CivilizationCard(Part):
    """MAE-AUTO-07: the Civilization card of the Automa whose turn it is."""

    def run(self, s: World, f: Frame) -> None:
        card = civilization_card(s.players[f.me].civ)
        s.note(E.AUTOMA_CARD, f.me, card)
        push_parts(s, f.me, card, WHOLE)


def civilization_card(civ: int) -> int:
    for kind in range(len(BOOK.id) - 1, -1, -1):
        if BOOK.type[kind] == AUTOMA_CARD and BOOK.civ[kind] == civ:
            return kind
    raise ValueError(civ)


# ---------------------------------------------------------------- conditions
TRADE: Final = 0
PROVINCES: Final = 1
POLICY_COUNT: Final = 2
WONDER_COUNT: Final = 3


def standing(s: World, seat: int, what: int) -> int:
    pl = s.players[seat]
    if what == TRADE:
        return pl.space
    if what == PROVINCES:
        return provinces(pl)
    return len(pl.policies) if what == POLICY_COUNT else count_wonders(pl)


class IfBehind(Part):
    """MON-SOLO-38, MAE-AUTO-18: the inner parts, if the Automa has fewer than every human."""

    def __init__(self, what: int, *inner: Part) -> None:
        super().__init__()
        self.what = what
        self.inner = inner

    def run(self, s: World, f: Frame) -> None:
        mine = standing(s, f.me, self.what)
        for seat in range(s.config.humans):
            if standing(s, seat, self.what) <= mine:
                return
        for part in reversed(self.inner):
            s.push(part, f.me, f.src)

    def parts(self) -> tuple[Op[World], ...]:
        return self.inner


class CatchUp(Part):
    """MON-SOLO-32 (Japan): one part if some human has more Provinces, another if some human has more Policies, a third
    if neither held."""

    def __init__(self, provinces: Part, policies: Part, neither: Part) -> None:
        super().__init__()
        self.inner = (provinces, policies, neither)

    def run(self, s: World, f: Frame) -> None:
        held = []
        for i, what in ((0, PROVINCES), (1, POLICY_COUNT)):
            mine = standing(s, f.me, what)
            if max([standing(s, seat, what) for seat in range(s.config.humans)]) > mine:
                held.append(self.inner[i])
        for part in reversed(held or [self.inner[2]]):
            s.push(part, f.me, f.src)

    def parts(self) -> tuple[Op[World], ...]:
        return self.inner


AUTOMA_TURN: Final = AutomaTurn()
END_AUTOMA: Final = EndAutoma()
PLAY_CARD: Final = PlayCard()

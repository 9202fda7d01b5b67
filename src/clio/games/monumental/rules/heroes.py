"""Heroes: they appear with their Era, are taken for Gold, and are dismissed for their last effect."""

from __future__ import annotations

from clio.engine.kernel import Frame
from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.state import EMPTY, GOLD
from clio.games.monumental import actions as A
from clio.games.monumental import events as E
from clio.games.monumental.cardbook import BOOK, RENAISSANCE
from clio.games.monumental.ops.board import units_at
from clio.games.monumental.ops.standing import pile_of_era
from clio.games.monumental.state import DISMISSED, HERO, HERO_TAKEN, HERO_USED, Player, World

ARRIVALS = 2  # of each Era (MON-HERO-02)


def arrive(s: World, era: int) -> None:
    """MON-HERO-02, MON-HERO-11, MON-HERO-14: two Heroes of a new Era, nearest to the deck."""
    if not s.config.heroes or era == RENAISSANCE:
        return
    decks = list(s.hero_decks)
    pile = pile_of_era(era)
    new = decks[pile][:ARRIVALS]
    decks[pile] = decks[pile][ARRIVALS:]
    s.hero_decks = tuple(decks)
    s.heroes = new + s.heroes
    s.epoch += 1
    for hero in new:
        s.note(E.HERO_APPEARS, -1, hero)


def heroes_for(s: World, pl: Player) -> list[int]:
    """MON-HERO-03, MON-HERO-04, MON-HERO-09, MON-HERO-10, MAE-CHERO-03: whom the player could take, as moves."""
    if pl.done & (HERO_TAKEN | DISMISSED) or (pl.hero != EMPTY and alone(s, pl)):
        return []
    return sorted([A.HERO + hero - HERO for hero in s.heroes if BOOK.cost[hero] <= pl.res[GOLD]])


def alone(s: World, pl: Player) -> bool:
    """MON-HERO-10: the Hero's token alone holds a Province."""
    at = pl.hero_at
    return at not in (EMPTY, pl.capital) and units_at(s, at) == 1 and not s.outposts >> at & 1


def take_hero(s: World, me: int, hero: int) -> None:
    """MON-HERO-03, MON-HERO-04, MON-HERO-07."""
    pl = s.players[me]
    s.pay(me, GOLD, BOOK.cost[hero])
    if pl.hero != EMPTY:
        go_back(s, pl.hero)
    bring_hero(s, me, hero)
    pl.done |= HERO_TAKEN
    pl.done &= ~HERO_USED


def bring_hero(s: World, me: int, hero: int) -> None:
    pl = s.players[me]
    s.heroes = tuple([other for other in s.heroes if other != hero])
    pl.hero = hero
    pl.camp = None
    pl.hero_at = EMPTY if s.is_automa(me) else pl.capital
    s.note(E.TAKES_HERO, me, hero)
    refresh(s, me)


def go_back(s: World, hero: int) -> None:
    """MON-HERO-14: above the display, at the end farthest from the deck."""
    s.heroes = (*s.heroes, hero)
    s.note(E.HERO_RETURNS, -1, hero)


def usable_hero(s: World, me: int, pl: Player) -> bool:
    """MON-HERO-05, MON-HERO-13, MAE-CHERO-05."""
    use = BOOK.use[pl.hero]
    return use is not None and not pl.done & (HERO_USED | DISMISSED) and use.can(s, Frame(use, me, pl.hero))


def can_dismiss(s: World, pl: Player) -> bool:
    """MON-HERO-06, MON-HERO-10."""
    return not pl.done & DISMISSED and not alone(s, pl)


def dismiss(s: World, me: int) -> None:
    """MON-HERO-06, MAE-CHERO-02: the effect of dismissal; then the card returns above the display, in continuous mode
    when the round ends."""
    pl = s.players[me]
    hero = pl.hero
    s.note(E.DISMISSES, me, hero)
    pl.hero_at = EMPTY
    pl.camp = None
    if s.config.continuous:
        pl.done |= DISMISSED
    else:
        pl.hero = EMPTY
        go_back(s, hero)
    refresh(s, me)
    last = BOOK.bonus[hero]
    if last is not None and last.can(s, Frame(last, me, hero)):
        s.push(last, me, hero)


def come_home(s: World) -> None:
    """MAE-CHERO-04: at the end of a round of the continuous mode dismissed Heroes return above the display."""
    for seat in s.in_turn(s.first):
        pl = s.players[seat]
        if pl.done & DISMISSED:
            go_back(s, pl.hero)
            pl.hero = EMPTY
            refresh(s, seat)

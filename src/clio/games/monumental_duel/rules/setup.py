"""Laying out the table (MD-SETUP, MDE-SETUP, MDT-SETUP)."""

from __future__ import annotations

from clio.engine.kernel import Frame
from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.rules.city import REFILL_CITY
from clio.games.families.monumental.state import COMMON, GOLD
from clio.games.monumental_duel.rules.end import reveal
from clio.games.monumental_duel.state import (
    AGENT, AZTECS, ESPIONAGE, FREE_CITIES, SPECIAL, SPY_MODULE, START_KNOWLEDGE, START_PROVINCE, TRADE_MODULE, Config,
    Duel, Player,
)
from clio.games.monumental_duel.rules.round import ROUND

BASIC_COPIES = 5
REVOLTS = 10
FREE_CITY_TRACK = 3


def lay_out(
    rng: int, config: Config, eras: list[list[int]], aside: list[int], first: int, sets: int, aztec_province: bool
) -> Duel:
    """The table before the first round. `eras`: the Development cards of each Era, in any order."""
    spy, trade = config.modules & SPY_MODULE, config.modules & TRADE_MODULE
    players = [Player(civ) for civ in config.civilizations]
    s = Duel(rng, config, players)
    s.aside = tuple(aside)
    s.basics = [BASIC_COPIES * sets] * 4
    s.revolts = REVOLTS if spy else 0
    s.first = first
    deck: list[int] = []
    for era in eras:
        s.shuffle(era)
        deck += era
    s.deck = tuple(deck)
    reveal(s, [])
    if trade:
        cities = list(range(FREE_CITIES))
        s.shuffle(cities)
        s.city_deck = tuple(cities)
        s.city_at = FREE_CITY_TRACK
        s.free = s.city_deck[:FREE_CITY_TRACK]
    for me, pl in enumerate(players):
        deal(s, me, pl)
        pl.res[GOLD] = 2
        if spy:
            pl.res[AGENT] = 1
            pl.espionage = ESPIONAGE
        if pl.civ == AZTECS and aztec_province:
            pl.pile = (START_PROVINCE,)
        refresh(s, me)
    s.epoch = 0
    s.push(ROUND, -1)
    return s


def starting_deck(civ: int) -> list[int]:
    """MD-COMP-03: the 15 cards of the civilization."""
    return [*COMMON, SPECIAL + civ, START_KNOWLEDGE + civ]


def deal(s: Duel, me: int, pl: Player) -> None:
    """MD-SETUP-11 to MD-SETUP-13: shuffle and fill the City. With a single Knowledge, no choice can come up."""
    pl.deck = starting_deck(pl.civ)
    s.shuffle(pl.deck)
    REFILL_CITY.do(s, Frame(REFILL_CITY, me))

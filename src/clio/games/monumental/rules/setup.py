"""Laying out the table (MON-SETUP-29): map and tokens, decks, Cities and pieces, Trade Track, Quests."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import Frame
from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.rules.city import REFILL_CITY
from clio.games.families.monumental.state import COMMON, GOLD
from clio.games.monumental.cardbook import AFRICAN, BOOK, CLASSICAL, CORE, MEDIEVAL, MODERN, TOWN, Realm
from clio.games.monumental.ops.trade import reserve
from clio.games.monumental.rules.automa import CivilizationCard, civilization_card
from clio.games.monumental.rules.automa_board import BuildPost
from clio.games.monumental.rules.automa_cards import TakeHero
from clio.games.monumental.rules.display import reveal
from clio.games.monumental.rules.quests import DEALT, KEPT, RETURN_QUEST
from clio.games.monumental.rules.round import ROUND
from clio.games.monumental.state import (
    AKSUM, AUTOMA, EXCHANGE, EXPLORATION, GAIN_TOKEN, HERO, KINDS, MARKET_SIZE, MARKET_TOKEN, NATURAL, QUEST, SOLDIERS,
    SPECIAL, START_KNOWLEDGE, WARLORD, Config, Player, World,
)

BASIC_COPIES: Final = 10
REVOLTS: Final = 20
START_GOLD: Final = 2
MOST_MONSTERS: Final = 4
ADVANCED: Final = AUTOMA + 23  # the cards that make an Automa stronger, then the Civilization cards
CIVILIZATION_CARDS: Final = ADVANCED + 8
TRADE_CARDS: Final = AUTOMA + 15  # the five that advance on the Trade Track
LIMITED_TRADE: Final = 2  # of them with `automa_trade_limit`
POOLS: Final[dict[tuple[bool, int, bool], list[int]]] = {}  # see exploration_pool


def lay_out(rng: int, config: Config, eras: list[list[int]], aside: list[list[int]], first: int) -> World:
    """The table before the first decision. `eras`: the Development cards of the deck by Era, in any order; `aside`:
    those left of Eras I, II and III."""
    m = config.map
    players = [Player(config.civilizations[seat], at, Realm(m, 1 << at)) for seat, at in enumerate(m.capitals)]
    s = World(rng, config, players)
    s.basics = [BASIC_COPIES] * 3
    s.revolts = REVOLTS if config.african else 0
    s.first = s.active = first
    for seat, capital in enumerate(m.capitals):
        s.owner[capital] = seat
        s.soldiers[capital] = SOLDIERS
    lay_tokens(s)
    build_decks(s, eras, aside)
    for seat in range(m.seats):
        players[seat].res[GOLD] = START_GOLD
        if not s.is_automa(seat):
            deal_city(s, seat, players[seat])
        refresh(s, seat)
    deal_automas(s)
    s.push(ROUND, -1)
    if config.quests:
        deal_quests(s)
    for seat in range(config.humans):
        if players[seat].civ == AKSUM:
            for _ in range(3):
                reserve(s, seat, 0)
    s.epoch = 0
    return s


# ---------------------------------------------------------------- the map
def boxes(config: Config) -> tuple[str, ...]:
    return (CORE, AFRICAN) if config.african else (CORE,)


def lay_tokens(s: World) -> None:
    """MON-SETUP-02 to MON-SETUP-06, MON-SETUP-25 to MON-SETUP-27, MAE-NAT-01, MAE-TILE-08."""
    m, config = s.map, s.config
    for number in range(1, TOWN + 1):
        tiles = m.numbered[number]
        tokens = exploration_pool(config, number, number == TOWN)
        s.shuffle(tokens)
        chosen = tokens[: len(tiles)]
        if config.monsters and number == 2:
            monsters = monster_tokens(config)
            s.shuffle(monsters)
            monsters = monsters[: min(m.seats, MOST_MONSTERS, len(tiles))]
            chosen = chosen[len(monsters) :] + monsters
            s.shuffle(chosen)
        for tile, token in zip(tiles, chosen):
            s.tokens[tile] = token
    stacks = []
    for number in m.market_numbers:
        tokens = market_pool(config, number)
        s.shuffle(tokens)
        stacks.append(tuple(tokens[: m.seats]))
    s.markets = tuple(stacks)
    if config.african:
        bag = copies_of(range(GAIN_TOKEN, MARKET_TOKEN))
        s.shuffle(bag)
        s.cargo = tuple([bag.pop() for _ in m.ports])
        s.bag = tuple(bag)
        exchanges = copies_of(range(EXCHANGE, QUEST))
        s.shuffle(exchanges)
        s.exchanges = tuple(exchanges)
    if config.naturals:
        naturals = list(range(NATURAL, HERO))
        s.shuffle(naturals)
        s.naturals = tuple(naturals[: len(m.naturals)])


def copies_of(kinds: range) -> list[int]:
    return [kind for kind in kinds for _ in range(BOOK.copies[kind])]


def exploration_pool(config: Config, number: int, town: bool) -> list[int]:
    """The tokens of a number, Monsters apart; sorted out once for each pool."""
    key = (config.african, number, town)
    if key not in POOLS:
        POOLS[key] = [
            kind for kind in copies_of(range(EXPLORATION, AUTOMA))
            if BOOK.number[kind] == number and BOOK.town[kind] == town and BOOK.monster[kind] < 0
            and BOOK.box[kind] in boxes(config)
        ]
    return POOLS[key][:]


def monster_tokens(config: Config) -> list[int]:
    """MON-MONS-10."""
    return [kind for kind in range(EXPLORATION, AUTOMA) if BOOK.monster[kind] >= 0 and BOOK.box[kind] in boxes(config)]


def market_pool(config: Config, number: int) -> list[int]:
    first = MARKET_TOKEN + MARKET_SIZE * number
    return [kind for kind in range(first, first + MARKET_SIZE) if BOOK.box[kind] in boxes(config)]


# ---------------------------------------------------------------- decks
def build_decks(s: World, eras: list[list[int]], aside: list[list[int]]) -> None:
    """MON-SETUP-09 to MON-SETUP-13, MAE-RES-01, MON-HERO-02: Era by Era; then the first cards of the display."""
    deck: list[int] = []
    for era in eras:
        s.shuffle(era)
        deck += era
    s.deck = tuple(deck)
    if s.config.african:
        for cards in aside:
            s.shuffle(cards)
        s.piles = tuple([tuple(cards) for cards in aside])
    if s.config.heroes:
        decks = []
        for number in (CLASSICAL, MEDIEVAL, MODERN):
            heroes = [hero for hero in range(HERO, WARLORD) if BOOK.era[hero] == number]
            heroes = [hero for hero in heroes if BOOK.box[hero] in boxes(s.config)]
            s.shuffle(heroes)
            decks.append(tuple(heroes))
        s.hero_decks = tuple(decks)
    width = s.config.width
    for row in range(s.config.rows):
        for at in range((row + 1) * width - 1, row * width - 1, -1):
            s.display[at] = reveal(s)


def starting_deck(civ: int) -> list[int]:
    """MAE-COMP-01: the 15 cards of the civilization."""
    return [*COMMON, SPECIAL + civ, START_KNOWLEDGE + civ]


def deal_city(s: World, me: int, pl: Player) -> None:
    """MON-SETUP-16 to MON-SETUP-18, MON-SETUP-24. With a single Knowledge, no choice can come up."""
    pl.deck = starting_deck(pl.civ)
    s.shuffle(pl.deck)
    REFILL_CITY.do(s, Frame(REFILL_CITY, me))


def deal_automas(s: World) -> None:
    """MAE-AUTO-02, MAE-AUTO-06, MAE-AUTO-21, MAE-AUTO-23, MON-OPT-12, MON-OPT-13: the common deck of all Automas."""
    config = s.config
    if not config.automas:
        return
    cards = list(range(AUTOMA, TRADE_CARDS))
    trade = list(range(TRADE_CARDS, TRADE_CARDS + 5))
    if config.african:
        s.shuffle(trade)
        cards += trade[:LIMITED_TRADE] if config.trade_limit else trade
        cards += [kind for kind in range(TRADE_CARDS, ADVANCED) if isinstance(BOOK.parts[kind][0], BuildPost)]
    if config.heroes:
        cards += [kind for kind in range(TRADE_CARDS, ADVANCED) if isinstance(BOOK.parts[kind][0], TakeHero)]
    if config.automas == 1:
        cards.append(civilization_card(config.civilizations[-1]))
    else:
        cards += [kind for kind in range(AUTOMA, KINDS) if isinstance(BOOK.parts[kind][0], CivilizationCard)]
    advanced = [kind for kind in range(ADVANCED, CIVILIZATION_CARDS) if BOOK.box[kind] in boxes(config)]
    s.shuffle(advanced)
    cards += advanced[: config.level]
    s.shuffle(cards)
    s.automa_deck = tuple(cards)


def deal_quests(s: World) -> None:
    """MAE-QUEST-01, MAE-QUEST-06, MAE-QUEST-08, MAE-AUTO-16, MAE-AUTO-19: those that can be met; an Automa has one,
    each human three, of which two are kept."""
    quests = []
    for quest in range(QUEST, QUEST + 15):
        goal = BOOK.goal[quest]
        assert goal is not None
        if goal.possible(s.map):
            quests.append(quest)
    s.shuffle(quests)
    humans = s.config.humans
    for seat in range(humans, len(s.players)):
        s.players[seat].revealed = (quests.pop(),)
    each = min(DEALT, len(quests) // humans)
    for seat in range(humans - 1, -1, -1):
        pl = s.players[seat]
        pl.quests = tuple([quests.pop() for _ in range(each)])
        if each > KEPT:
            s.push(RETURN_QUEST, seat)
    s.boxed = tuple(quests)

"""A position as plain lists of integers, and the table of all ops."""

from __future__ import annotations

from clio.engine.save import Dump, OpTable
from clio.games.families.monumental.ops import resources
from clio.games.families.monumental.ops import wonders as building
from clio.games.families.monumental.rules import city as cities
from clio.games.monumental import cards as cards
from clio.games.monumental.cardbook import BOOK, CORE_MAPS, EVENTS, HOOKS, MAPS, Map, Realm
from clio.games.monumental.ops import board, city, explorers, monsters, wonders
from clio.games.monumental.rules import automa, automa_board, automa_cards, conquest, display
from clio.games.monumental.rules import projects, quests, round, turn
from clio.games.monumental.rules import monsters as attacks
from clio.games.monumental.state import Config, Player, World, everything


def op_table() -> OpTable:
    """The ops of the rules, then those of the cards in order, then those of the hooks."""
    table = OpTable()
    table.add(
        round.ROUND, round.TURN, round.END_TURN, round.ACTIVATE, round.NEXT_STEP, round.END_ROUND, round.AFTER_ROUND,
        round.PASS_MARKER, turn.ACTIONS, turn.STEP, turn.DRAW_USE, turn.BONUSES, cities.GAIN_OUTPUTS,
        cities.REFILL_CITY, cities.KEEP_KNOWLEDGE, display.DISPLAY, display.COMPLETE_DISPLAY, quests.RETURN_QUEST,
        quests.CHECK_QUESTS, projects.CONTRIBUTE, projects.CONTRIBUTED, resources.PAY_PRICE, resources.PAY_ANY,
        building.KEEP_WONDER, building.WONDER_TO_DECK, wonders.ACQUIRED, wonders.COMPLETE, wonders.COMPLETED,
        wonders.PLACE_WONDER, *city.ORDERS, city.COPIED, city.MAY_COPY, city.TOP_CARD, city.TO_DECK, board.MOVE,
        board.MARCH, board.MARCH_FREE, explorers.TAKE_MARKET, explorers.DRAW_EXCHANGE, explorers.GO_HOME,
        explorers.PAY_TWO, explorers.DEFEAT, conquest.FORCE, conquest.STORM, conquest.PAY_DIE, conquest.CLIMB,
        conquest.HOLD_HILLS, conquest.MATCH_HILLS, conquest.ENTER, conquest.HIDE_FORCES, conquest.REVEAL_TOKEN,
        conquest.TOKEN_GAIN, conquest.TILE_GAINS, conquest.MAY_RESERVE, conquest.MINE_GOLD, conquest.TRIGGERS,
        attacks.ATTACK, monsters.LOSE_WHICH, monsters.WHICH_UNIT, automa.AUTOMA_TURN, automa.END_AUTOMA,
        automa.PLAY_CARD, automa_cards.AUTOMA_WONDER, automa_board.AUTOMA_CONQUEST, automa_board.AUTOMA_STEP,
    )
    for kind in range(len(BOOK.id)):
        table.add(BOOK.use[kind], BOOK.bonus[kind], BOOK.start[kind], *BOOK.parts[kind])
    for event in range(EVENTS):
        for listener in HOOKS.on[event]:
            table.add(*listener.hook.parts())
    return table


def dump(s: World) -> Dump:
    return [
        dump_config(s.config), [dump_player(pl) for pl in s.players], list(s.basics), s.revolts, list(s.limbo),
        list(s.deck), s.deck_at, list(s.display), s.taken, list(s.discarded), list(s.removed),
        [list(pile) for pile in s.piles], list(s.owner), list(s.soldiers), s.outposts, list(s.wonders), s.forces,
        list(s.tokens), s.product, s.science, [list(stack) for stack in s.markets], list(s.cargo), list(s.bag),
        list(s.exchanges), list(s.posts), list(s.naturals), s.naturals_up, list(s.boxed), list(s.heroes),
        [list(deck) for deck in s.hero_decks], list(s.monsters), list(s.holders), list(s.stakes),
        int(s.open_projects), list(s.automa_deck), list(s.automa_discard), list(s.automa_played), list(s.march),
        list(s.struck), s.round, s.first, s.active, s.ending,
    ]


def dump_config(c: Config) -> Dump:
    return [
        c.number, c.humans, c.automas, list(c.civilizations), int(c.african), int(c.continuous), int(c.future),
        int(c.naturals), int(c.quests), int(c.heroes), int(c.monsters), int(c.renaissance), int(c.known_deck),
        c.progress, c.level, int(c.trade_limit),
    ]


def dump_player(pl: Player) -> Dump:
    return [
        pl.civ, list(pl.res), list(pl.gained), list(pl.city), list(pl.status), list(pl.deck), pl.known,
        list(pl.discard), list(pl.archive), list(pl.policies), pl.active, list(pl.reserved), pl.wonder, pl.live,
        pl.lasting, pl.spent, pl.done, pl.fresh, pl.raid, pl.siege, pl.siege_next, pl.bargain, list(pl.drawn),
        pl.drawn_used, pl.drawn_before, pl.peeked, pl.conquests, pl.led, pl.ousted, pl.completed, pl.land, pl.edge,
        pl.capital, pl.warlord_at, pl.hero, pl.hero_at, list(pl.explorers), pl.products, pl.sciences, pl.space,
        list(pl.gains), list(pl.used_gains), list(pl.market_tokens), pl.visited, list(pl.quests), pl.returned,
        list(pl.revealed), pl.goals_met, list(pl.monsters), list(pl.sites),
    ]


def load(d: Dump) -> World:
    config, players, basics, revolts, limbo, deck, deck_at, display, taken, discarded, removed, piles = d[:12]
    owner, soldiers, outposts, wonders, forces, tokens, product, science, markets, cargo, bag, exchanges = d[12:24]
    posts, naturals, naturals_up, boxed, heroes, hero_decks, monsters, holders, stakes, open_projects = d[24:34]
    automa_deck, automa_discard, automa_played, march, struck, round, first, active, ending = d[34:]
    agreed = load_config(config)
    s = World(1, agreed, [load_player(pl, agreed.map) for pl in players])
    s.basics, s.revolts, s.limbo, s.deck, s.deck_at = list(basics), revolts, tuple(limbo), tuple(deck), deck_at
    s.display, s.taken, s.discarded, s.removed = list(display), taken, tuple(discarded), tuple(removed)
    s.piles = tuple(tuple(pile) for pile in piles)
    s.owner, s.soldiers, s.outposts, s.wonders = list(owner), list(soldiers), outposts, tuple(wonders)
    s.forces, s.tokens, s.product, s.science = forces, list(tokens), product, science
    s.markets = tuple(tuple(stack) for stack in markets)
    s.cargo, s.bag, s.exchanges, s.posts = tuple(cargo), tuple(bag), tuple(exchanges), tuple(posts)
    s.naturals, s.naturals_up, s.boxed, s.heroes = tuple(naturals), naturals_up, tuple(boxed), tuple(heroes)
    s.hero_decks = tuple(tuple(deck) for deck in hero_decks)
    s.monsters, s.holders, s.stakes = tuple(monsters), tuple(holders), tuple(stakes)
    s.open_projects = bool(open_projects)
    s.automa_deck, s.automa_discard = tuple(automa_deck), tuple(automa_discard)
    s.automa_played, s.march, s.struck = tuple(automa_played), tuple(march), (struck[0], struck[1])
    s.round, s.first, s.active, s.ending = round, first, active, ending
    s.stirred = everything(agreed.humans)
    return s


def load_config(d: Dump) -> Config:
    number, humans, automas, civilizations, african, continuous, future, naturals, quests, heroes, monsters = d[:11]
    renaissance, known_deck, progress, level, trade_limit = d[11:]
    return Config(
        number, (MAPS if african else CORE_MAPS)[number], humans, automas, tuple(civilizations), bool(african),
        bool(continuous), bool(future), bool(naturals), bool(quests), bool(heroes), bool(monsters), bool(renaissance),
        bool(known_deck), progress, level, bool(trade_limit),
    )


def load_player(d: Dump, m: Map) -> Player:
    civ, res, gained, city, status, deck, known, discard, archive, policies, active, reserved, wonder, live = d[:14]
    lasting, spent, done, fresh, raid, siege, siege_next, bargain, drawn, drawn_used, drawn_before, peeked = d[14:26]
    conquests, led, ousted, completed, land, _, capital, warlord_at, hero, hero_at, explorers, products = d[26:38]
    sciences, space, gains, used_gains, market_tokens, visited, quests, returned, revealed, goals_met = d[38:48]
    monsters, sites = d[48:]
    pl = Player(civ, capital, Realm(m, land))
    pl.res, pl.gained, pl.city, pl.status = list(res), list(gained), list(city), list(status)
    pl.deck, pl.known, pl.discard, pl.archive = list(deck), known, list(discard), tuple(archive)
    pl.policies, pl.active, pl.reserved, pl.wonder = tuple(policies), active, tuple(reserved), wonder
    pl.live, pl.lasting, pl.spent, pl.done, pl.fresh, pl.raid = live, lasting, spent, done, fresh, raid
    pl.siege, pl.siege_next, pl.bargain, pl.drawn = siege, siege_next, bargain, tuple(drawn)
    pl.drawn_used, pl.drawn_before, pl.peeked, pl.conquests = drawn_used, drawn_before, peeked, conquests
    pl.led, pl.ousted, pl.completed, pl.land, pl.warlord_at = led, ousted, completed, land, warlord_at
    pl.hero, pl.hero_at, pl.explorers, pl.products = hero, hero_at, (explorers[0], explorers[1]), products
    pl.sciences, pl.space, pl.gains, pl.used_gains = sciences, space, tuple(gains), tuple(used_gains)
    pl.market_tokens, pl.visited, pl.quests, pl.returned = tuple(market_tokens), visited, tuple(quests), returned
    pl.revealed, pl.goals_met, pl.monsters, pl.sites = tuple(revealed), goals_met, tuple(monsters), tuple(sites)
    pl.find_ready()
    return pl

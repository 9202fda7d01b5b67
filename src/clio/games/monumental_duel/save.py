"""A position as plain lists of integers, and the table of all ops."""

from __future__ import annotations

from clio.engine.save import Dump, OpTable
from clio.games.families.monumental.cardbook import (
    CONQUEST, FIRST_SECTION, KNOWLEDGE_ACQUIRED, WONDER_COMPLETED,
)
from clio.games.families.monumental.ops import resources
from clio.games.families.monumental.ops import wonders as building
from clio.games.families.monumental.rules import city as cities
from clio.games.monumental_duel import cards as cards
from clio.games.monumental_duel.ops import city, modules, wonders
from clio.games.monumental_duel.rules import end, round
from clio.games.monumental_duel.cardbook import (
    BOOK, DIE_EVENT, HOOKS, NEGOTIATE_EVENT, RESERVED_ACQUIRED, REVOLT_GIVEN, SPY_EVENT, WARLORD_EVENT,
)
from clio.games.monumental_duel.state import Config, Duel, Player

EVENTS = (  # in the order in which they were first numbered, which saved positions know
    SPY_EVENT, NEGOTIATE_EVENT, DIE_EVENT, CONQUEST, KNOWLEDGE_ACQUIRED, FIRST_SECTION, WONDER_COMPLETED,
    RESERVED_ACQUIRED, REVOLT_GIVEN, WARLORD_EVENT,
)


def op_table() -> OpTable:
    """The ops of the rules, then those of the cards in order, then those of the hooks."""
    table = OpTable()
    table.add(
        round.ROUND, round.START_OF_ROUND, round.ACTIVATE, cities.GAIN_OUTPUTS, round.CITY_EFFECTS, round.TURN,
        round.ACQUIRED, round.DRAW_USE, round.CHOOSE_LINE, round.BONUSES, end.END_ROUND, cities.REFILL_CITY,
        cities.KEEP_KNOWLEDGE, end.AFTER_REFILL, resources.PAY_PRICE, resources.PAY_ANY, city.DISCARD_DRAWN,
        city.MAY_USE, modules.SPY, modules.SPY_CHOICE, modules.REROLL, modules.RESOLVE,
        modules.END_DEPLOY, modules.AFTER_SPY, modules.NEGOTIATE, modules.AFTER_NEGOTIATE,
        modules.NEGOTIATE_FREE, building.KEEP_WONDER, wonders.COMPLETE_WONDER, building.WONDER_TO_DECK,
        wonders.START_WONDER, wonders.CONQUER, wonders.STAKE, wonders.LAY_STAKE,
    )
    for kind in range(len(BOOK.id)):
        table.add(BOOK.use[kind], BOOK.bonus[kind], *BOOK.faces[kind])
    for event in EVENTS:
        for listener in HOOKS.on[event]:
            table.add(*listener.hook.parts())
    return table


def dump(s: Duel) -> Dump:
    c = s.config
    return [
        [c.modules, list(c.civilizations), int(c.known_deck), int(c.counts_start)],
        [dump_player(pl) for pl in s.players],
        list(s.deck), s.deck_at, list(s.track), list(s.discarded), list(s.removed), list(s.aside), list(s.basics),
        s.revolts, list(s.city_deck), s.city_at, list(s.free), list(s.stakes), s.holder, s.stake_type, s.stake,
        s.first, s.round, int(s.last), list(s.limbo), list(s.dice), int(s.resolving), s.queued,
    ]


def dump_player(pl: Player) -> Dump:
    return [
        pl.civ, list(pl.res), list(pl.gained), list(pl.city), list(pl.status), list(pl.deck), pl.known,
        list(pl.discard), list(pl.archive), list(pl.pile), list(pl.policies), list(pl.lines), pl.active,
        list(pl.reserved), list(pl.cities), pl.wonder, pl.espionage, pl.live, pl.lasting, pl.spent, pl.done,
    ]


def load(d: Dump) -> Duel:
    config, players, deck, deck_at, track, discarded, removed, aside, basics, revolts, city_deck, city_at, free = d[:13]
    stakes, holder, stake_type, stake, first, round, last, limbo, dice, resolving, queued = d[13:]
    modules, civilizations, known_deck, counts_start = config
    agreed = Config(modules, (civilizations[0], civilizations[1]), bool(known_deck), bool(counts_start))
    s = Duel(1, agreed, [load_player(pl) for pl in players])
    s.deck, s.deck_at, s.track, s.discarded = tuple(deck), deck_at, list(track), tuple(discarded)
    s.removed, s.aside, s.basics, s.revolts = tuple(removed), tuple(aside), list(basics), revolts
    s.city_deck, s.city_at, s.free, s.stakes = tuple(city_deck), city_at, tuple(free), list(stakes)
    s.holder, s.stake_type, s.stake, s.first, s.round = holder, stake_type, stake, first, round
    s.last, s.limbo, s.dice = bool(last), tuple(limbo), tuple(dice)
    s.resolving, s.queued = bool(resolving), queued
    return s


def load_player(d: Dump) -> Player:
    civ, res, gained, city, status, deck, known, discard, archive, pile, policies, lines, active = d[:13]
    reserved, cities, wonder, espionage, live, lasting, spent, done = d[13:]
    pl = Player(civ)
    pl.res, pl.gained, pl.city, pl.status = list(res), list(gained), list(city), list(status)
    pl.deck, pl.known, pl.discard, pl.archive = list(deck), known, list(discard), tuple(archive)
    pl.pile, pl.policies, pl.lines, pl.active = tuple(pile), tuple(policies), tuple(lines), active
    pl.reserved, pl.cities, pl.wonder, pl.espionage = tuple(reserved), tuple(cities), wonder, espionage
    pl.live, pl.lasting, pl.spent, pl.done = live, lasting, spent, done
    return pl

"""Positions that a seat cannot tell from the real one: all that lies face down is redrawn, but for what the seat has
seen of it. What is hidden is sorted before it is shuffled, so that the sample depends on the view and on rng alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from clio.engine.info import redraw_unknown
from clio.engine.kernel import forget_answers
from clio.engine.rng import next_rng, shuffle
from clio.games.families.monumental.state import EMPTY
from clio.games.monumental.cardbook import BOOK, CLASSICAL, MEDIEVAL, MODERN, RENAISSANCE
from clio.games.monumental.ops.standing import pile_of_era
from clio.games.monumental.rules.quests import goals_held
from clio.games.monumental.rules.setup import (
    ADVANCED, CIVILIZATION_CARDS, MOST_MONSTERS, TRADE_CARDS, boxes, exploration_pool, market_pool, monster_tokens,
)
from clio.games.monumental.state import GAIN_TOKEN, HERO, MARKET_TOKEN, NATURAL, QUEST, Player, World
from clio.games.monumental.view.map import knows_market


def determinize(s: World, seat: int | None, rng: int) -> World:
    g = s.clone()
    draw = Redraw(rng)
    for me, pl in enumerate(g.players):
        redraw_city(g, pl, draw, me == seat)
    redraw_development(g, draw)
    redraw_map(g, draw)
    redraw_markets(g, draw, seat)
    redraw_gains(g, draw, seat)
    g.exchanges = tuple(draw.shuffled(g.exchanges))
    redraw_quests(g, draw, seat)
    g.hero_decks = tuple(tuple(draw.shuffled(deck)) for deck in g.hero_decks)
    redraw_automa(g, draw)
    forget_answers(g, seat)
    if not g.over and g.player != seat:
        g.legal = g.waiting.op.options(g, g.waiting)
    g.rng = next_rng(draw.rng)
    return g


class Redraw:
    """A generator at hand."""

    def __init__(self, rng: int) -> None:
        self.rng = rng

    def shuffled(self, things: Iterable[int]) -> list[int]:
        out = sorted(things)
        self.rng = shuffle(self.rng, out)
        return out


def redraw_city(g: World, pl: Player, draw: Redraw, own: bool) -> None:
    """The City deck, but for what everybody saw arriving on top and what its owner has looked at."""
    at = pl.peeked - 1
    seen = own and 0 <= at < len(pl.deck) - pl.known
    card = pl.deck.pop(at) if seen else EMPTY
    draw.rng = redraw_unknown(draw.rng, pl.deck, pl.known)
    if seen:
        pl.deck.insert(at, card)


def redraw_development(g: World, draw: Redraw) -> None:
    """Within each Era the order changes; a deck of unknown composition also trades cards of one Era and type with the
    reserve pile of that Era."""
    left = list(g.deck[g.deck_at :])
    piles = [list(pile) for pile in g.piles]
    if not g.config.known_deck and piles:
        for era in (CLASSICAL, MEDIEVAL, MODERN):
            pile = piles[pile_of_era(era)]
            for type in sorted({BOOK.type[card] for card in pile}):
                inside = [i for i, card in enumerate(left) if BOOK.era[card] == era and BOOK.type[card] == type]
                outside = [i for i, card in enumerate(pile) if BOOK.type[card] == type]
                cards = draw.shuffled([left[i] for i in inside] + [pile[i] for i in outside])
                for i in inside:
                    left[i] = cards.pop()
                for i in outside:
                    pile[i] = cards.pop()
    out: list[int] = []
    for era in (CLASSICAL, MEDIEVAL, RENAISSANCE, MODERN):
        out += draw.shuffled(card for card in left if BOOK.era[card] == era)
    g.deck = g.deck[: g.deck_at] + tuple(out)
    g.piles = tuple(tuple(draw.shuffled(pile)) for pile in piles)


def redraw_map(g: World, draw: Redraw) -> None:
    """Exploration tokens keep their number; Natural Wonders that are face down may be any not seen yet."""
    gone = Counter(g.removed)
    for number, town in ((1, False), (2, False), (3, False), (4, True)):
        tiles = [
            tile for tile in range(g.map.n)
            if g.tokens[tile] != EMPTY and g.map.tiles[tile].number == number and g.map.tiles[tile].town == town
        ]
        pool = list((Counter(exploration_pool(g.config, number, town)) - gone).elements())
        tokens = draw.shuffled(pool)
        if number == 2 and g.config.monsters:
            n = monsters_left(g, gone)
            tokens = draw.shuffled(draw.shuffled(unseen_monsters(g, gone))[:n] + tokens[: len(tiles) - n])
        for tile, token in zip(tiles, tokens):
            g.tokens[tile] = token
    hidden = [i for i, tile in enumerate(g.map.naturals) if g.naturals and not g.naturals_up >> tile & 1]
    up = {g.naturals[i] for i in range(len(g.naturals)) if i not in hidden}
    naturals = draw.shuffled(set(range(NATURAL, HERO)) - up)
    found = list(g.naturals)
    for i in hidden:
        found[i] = naturals.pop()
    g.naturals = tuple(found)


def unseen_monsters(g: World, gone: Counter[int]) -> list[int]:
    return [token for token in monster_tokens(g.config) if not gone[token]]


def monsters_left(g: World, gone: Counter[int]) -> int:
    """MON-MONS-01: how many tokens on the map still hide a Monster: everybody can count them."""
    sites = len([tile for tile in g.map.tiles if tile.number == 2])
    revealed = sum(gone[token] for token in monster_tokens(g.config))
    return min(g.map.seats, MOST_MONSTERS, sites) - revealed


def redraw_markets(g: World, draw: Redraw, seat: int | None) -> None:
    """MON-EXPL-13: who has visited a Market, or chooses in it, knows what is left there, not in which order."""
    taken = {token for pl in g.players for token in pl.market_tokens} | set(g.removed)
    stacks = []
    for i, stack in enumerate(g.markets):
        if knows_market(g, i, seat):
            stacks.append(tuple(draw.shuffled(stack)))
        else:
            pool = set(market_pool(g.config, g.map.market_numbers[i])) - taken
            stacks.append(tuple(draw.shuffled(pool)[: len(stack)]))
    g.markets = tuple(stacks)


def redraw_gains(g: World, draw: Redraw, seat: int | None) -> None:
    """Commercial Gains: the bag, the Ports, what the others keep face down and what Automas took out of the game
    (MON-SOLO-19) are one to the seat."""
    others = [pl for me, pl in enumerate(g.players) if me != seat]
    gone = [t for t in g.removed if GAIN_TOKEN <= t < MARKET_TOKEN]
    pool = draw.shuffled([*g.bag, *gone, *[t for t in g.cargo if t != EMPTY], *[t for pl in others for t in pl.gains]])
    g.removed = tuple(pool.pop() if GAIN_TOKEN <= t < MARKET_TOKEN else t for t in g.removed)
    for pl in others:
        pl.gains = tuple(pool.pop() for _ in pl.gains)
    g.cargo = tuple(token if token == EMPTY else pool.pop() for token in g.cargo)
    g.bag = tuple(pool)


def redraw_quests(g: World, draw: Redraw, seat: int | None) -> None:
    """MAE-QUEST-02, MAE-QUEST-07: the Quests of the others may be any whose goal they have never met: those would lie
    open."""
    others = [me for me in range(len(g.players)) if me != seat]
    pool = draw.shuffled([
        *g.boxed, *[q for me in others for q in g.players[me].quests],
        *[g.players[me].returned for me in others if g.players[me].returned >= 0],
    ])
    never = {me: g.players[me].goals_met | goals_held(g, me) for me in others if g.players[me].quests}
    places = [me for me in others for _ in g.players[me].quests]
    dealt = deal(pool, [never[me] for me in places])
    for me in others:
        g.players[me].quests = tuple(quest for quest, place in zip(dealt, places) if place == me)
        if g.players[me].returned >= 0:
            g.players[me].returned = pool.pop()
    g.boxed = tuple(sorted(pool))


def deal(pool: list[int], never: list[int]) -> list[int]:
    """A Quest of the pool for each place, in the order of the pool, none of those that it cannot be (bits). Those that
    are dealt leave the pool; none if they cannot all be dealt."""
    dealt: list[int] = []
    for at in range(len(never)):
        for quest in pool:
            if not never[at] >> (quest - QUEST) & 1:
                rest = [other for other in pool if other != quest]
                if can_fill(rest, never[at + 1 :]):
                    dealt.append(quest)
                    pool.remove(quest)
                    break
        else:
            return []
    return dealt


def can_fill(pool: list[int], never: list[int]) -> bool:
    """Is there a Quest for each place?"""
    if not any(never):
        return len(pool) >= len(never)
    owner: dict[int, int] = {}
    for at in range(len(never)):
        if not find_one(pool, never, at, owner, set()):
            return False
    return True


def find_one(pool: list[int], never: list[int], at: int, owner: dict[int, int], seen: set[int]) -> bool:
    """A Quest for this place, if need be by giving another one to whoever has it."""
    for quest in pool:
        if quest not in seen and not never[at] >> (quest - QUEST) & 1:
            seen.add(quest)
            if quest not in owner or find_one(pool, never, owner[quest], owner, seen):
                owner[quest] = at
                return True
    return False


def redraw_automa(g: World, draw: Redraw) -> None:
    """The order of the deck; which Advanced and limited Trade cards it holds is not known either."""
    seen = set(g.automa_discard + g.automa_played + g.removed)
    cards = list(g.automa_deck)
    pools = [(ADVANCED, CIVILIZATION_CARDS)]
    if g.config.trade_limit:
        pools.append((TRADE_CARDS, TRADE_CARDS + 5))
    for first, last in pools:
        pool = draw.shuffled(
            kind for kind in range(first, last) if kind not in seen and BOOK.box[kind] in boxes(g.config)
        )
        cards = [pool.pop() if first <= card < last else card for card in cards]
    g.automa_deck = tuple(draw.shuffled(cards))

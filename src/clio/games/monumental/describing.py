"""What a Scenario may be told of players, map and cards. Each method describes one thing and returns the Scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from clio.engine.errors import BadScenario
from clio.engine.lawful import one_of, within
from clio.engine.rng import below, next_rng, seed_rng
from clio.games.families.monumental.cardbook import BASIC_BUILDING, WONDER
from clio.games.families.monumental.state import ACTIVATED, EMPTY, POLICY_USED, SLOTS, USED, WORKSHOP
from clio.games.monumental.cardbook import (
    AUTOMA_CARD, BOOK, EXCHANGE_CARD, EXPLORATION_CARD, GAIN_CARD, HERO_CARD, MARKET_CARD, MONSTER_CARD, NATURAL_CARD,
    PROJECT_CARD, QUEST_CARD,
)
from clio.games.monumental.lawful import (
    CARDS, RESOURCE_NAMES, Where, city_card, development_card, names, of_type, stock, tile_of,
)
from clio.games.monumental.rules.conquest import DIE
from clio.games.monumental.rules.setup import BASIC_COPIES, REVOLTS
from clio.games.monumental.settling import Held, Wanted
from clio.games.monumental.state import (
    ACTED, DISMISSED, HERO_TAKEN, HERO_USED, INVESTED, KIND_SHIFT, OUTPOSTS, PASSED, POSTS, PROJECT, SECTION_BUILT,
    SOLDIERS, TILE_BITS, TRACK_END, ZULU, Player, World,
)

DID = {
    "passed": PASSED, "invested": INVESTED, "hero-taken": HERO_TAKEN, "hero-used": HERO_USED, "dismissed": DISMISSED,
    "section": SECTION_BUILT, "explorer-1": ACTED, "explorer-2": ACTED << 1,
}
ENDINGS = ("far", "triggered", "last")
MOST_ROUNDS = 15
MOST_DICE = 6  # a generator state that shows more would be looked for too long


class Description:
    """The position as far as it is told: at once in `s`, or in `want` what must be brought together with the rest."""

    s: World
    want: Wanted
    humans: int

    # ------------------------------------------------------------------ a player
    def p(self, seat: int) -> Player:
        within("seat", seat, 0, len(self.s.players) - 1)
        return self.s.players[seat]

    def human(self, seat: int) -> Player:
        within("seat", seat, 0, self.humans - 1)
        return self.s.players[seat]

    def city(self, seat: int, slots: Mapping[int, str | None]) -> Self:
        """Slot 1 to 9 -> a card, "card/knowledge" for an attached one, None for an empty slot. The slots not named are
        filled with what the civilization has left."""
        for slot in slots:
            within("slot", slot, 1, SLOTS)
        self.human(seat)
        self.want.cities[seat] |= slots
        return self

    def deck(self, seat: int, *cards: str, only: bool = False) -> Self:
        """The City deck from the top. `only`: nothing below; the rest of the civilization is archived."""
        self.human(seat)
        self.want.decks[seat] = [city_card(name) for name in cards]
        self.want.bare[seat] = only
        return self

    def discard(self, seat: int, *cards: str) -> Self:
        """The City discard pile; of an Automa, the cards that it keeps."""
        self.p(seat).discard = [city_card(name) for name in cards]
        return self

    def archive(self, seat: int, *cards: str) -> Self:
        self.human(seat).archive = tuple(city_card(name) for name in cards)
        return self

    def tilt(self, seat: int, *slots: int, used: bool = False) -> Self:
        """These slots are activated, with what is attached; nothing is gained by it. `used`: their effects too."""
        pl = self.human(seat)
        for slot in slots:
            within("slot", slot, 1, SLOTS)
        for slot in slots:
            pl.status[slot - 1] = pl.status[SLOTS + slot - 1] = USED if used else ACTIVATED
        return self

    def drawn(self, seat: int, *cards: str, used: bool = False) -> Self:
        """Beside the City, drawn and used, before the last unique action of the continuous mode."""
        pl = self.human(seat)
        pl.drawn = tuple(city_card(name) for name in cards)
        pl.drawn_before = len(cards)
        pl.drawn_used = (1 << len(cards)) - 1 if used else 0
        return self

    def resources(self, seat: int, fresh: int = 0, raid: int = 0, **amounts: int) -> Self:
        """production=2, gold=1 ...; `fresh`: how much of the Gold must be spent this turn; `raid`: Military for
        unoccupied Provinces alone."""
        pl = self.p(seat)
        given = stock(amounts)
        within("fresh", fresh, 0, given.get("gold", 0))
        within("raid", raid, 0, 99)
        for name, n in given.items():
            pl.res[RESOURCE_NAMES.index(name)] = n
        pl.fresh, pl.raid = fresh, raid
        return self

    def gained(self, seat: int, **amounts: int) -> Self:
        """What was gained this turn already (MON-RES-09)."""
        pl = self.p(seat)
        for name, n in stock(amounts).items():
            pl.gained[RESOURCE_NAMES.index(name)] = n
        return self

    def kept(self, seat: int, production: int = 0, science: int = 0) -> Self:
        """Production and Science tokens."""
        pl = self.p(seat)
        pl.products, pl.sciences = within("production", production, 0, 40), within("science", science, 0, 20)
        return self

    def policies(self, seat: int, *cards: str) -> Self:
        """In the order of development; the last one is active."""
        pl = self.p(seat)
        kinds = CARDS.policies(pl.civ, cards)
        pl.policies = tuple(kinds)
        pl.active = 1 << len(kinds) - 1 if kinds and seat < self.humans else 0
        return self

    def wonder(self, seat: int, *cards: str) -> Self:
        """Under construction; an Automa may have several, the oldest first."""
        pl = self.p(seat)
        kinds = tuple(of_type(name, WONDER) for name in cards)
        if seat >= self.humans:
            pl.sites = kinds
        else:
            within("wonder", len(kinds), 1, 1)
            pl.wonder = kinds[0]
        return self

    def reserved(self, seat: int, *cards: str) -> Self:
        self.human(seat).reserved = tuple(development_card(name) for name in cards)
        return self

    def did(self, seat: int, *what: str) -> Self:
        """This turn: "passed", "invested", "conquered", "explorer-1" ..., or a Policy whose effect is used."""
        pl = self.human(seat)
        for word in what:
            if word == "conquered":
                pl.conquests += 1
            else:
                pl.done |= DID[word] if word in DID else POLICY_USED << CARDS.developed(pl.policies, word)
        return self

    # ------------------------------------------------------------------ the map
    def tile(self, where: Where) -> int:
        return tile_of(self.s.map, where)

    def land(self, where: Where) -> int:
        tile = self.tile(where)
        if not self.s.map.land >> tile & 1:
            raise BadScenario("scenario_place", card=where)
        return tile

    def province(
        self, seat: int, where: Where, soldiers: int = 0, warlord: bool = False, outpost: bool = False,
        hero: bool = False, forces: bool = False,
    ) -> Self:
        """Controlled by the seat, with pieces of its own; other Units stay on the Capital."""
        self.p(seat)
        tile = self.land(where)
        within("soldiers", soldiers, 0 if warlord or outpost or hero else 1, SOLDIERS)
        if forces and self.s.players[seat].civ != ZULU:
            raise BadScenario("scenario_place", card="Hidden Forces")
        self.want.held[tile] = Held(seat, soldiers, warlord, outpost, hero, forces)
        mine = [held for held in self.want.held.values() if held.seat == seat]
        within("outposts", sum(held.outpost for held in mine), 0, OUTPOSTS)
        within("warlord", sum(held.warlord for held in mine), 0, 1)
        return self

    def explorers(self, seat: int, first: Where, second: Where | None = None) -> Self:
        """Both together, or each where it is."""
        pl = self.p(seat)
        tiles = (self.tile(first), self.tile(first if second is None else second))
        for tile in tiles:
            if not (self.s.map.paths & ~self.s.map.capital_set | 1 << pl.capital) >> tile & 1:
                raise BadScenario("scenario_place", card="Explorer")  # MON-EXPL-02
        pl.explorers = tiles
        return self

    def token(self, where: Where, name: str | None) -> Self:
        """The Exploration token of a Province that nobody controls, or None."""
        tile = self.land(where)
        token = EMPTY if name is None else of_type(name, EXPLORATION_CARD)
        here = self.s.map.tiles[tile]
        fits = token == EMPTY or (BOOK.number[token] == here.number and BOOK.town[token] == here.town)
        if not fits or (token != EMPTY and BOOK.monster[token] >= 0 and not self.s.config.monsters):
            raise BadScenario("scenario_place", card=name)
        self.want.tokens[tile] = token
        return self

    def resource_token(self, where: Where, resource: str | None) -> Self:
        """A Production or Science token on the map, or none."""
        bit = 1 << self.land(where)
        self.s.product &= ~bit
        self.s.science &= ~bit
        if resource is not None and one_of(("production", "science"), resource) == 0:
            self.s.product |= bit
        elif resource is not None:
            self.s.science |= bit
        return self

    def market(self, where: Where, *tokens: str) -> Self:
        """The stack of a Market from the top."""
        tile = self.tile(where)
        if tile not in self.s.map.market_tiles:
            raise BadScenario("scenario_place", card="Market")
        at = self.s.map.market_tiles.index(tile)
        kinds = [of_type(name, MARKET_CARD) for name in tokens]
        within("tokens", len(kinds), 0, len(self.s.players))
        for kind in kinds:
            if BOOK.market[kind] != self.s.map.market_numbers[at]:
                raise BadScenario("scenario_place", card=names(kind))
            if kinds.count(kind) > 1:
                raise BadScenario("scenario_twice", card=names(kind))
        self.s.markets = tuple(tuple(kinds[::-1]) if i == at else stack for i, stack in enumerate(self.s.markets))
        return self

    def market_tokens(self, seat: int, *tokens: str) -> Self:
        """Taken from Markets of the map and not used."""
        self.want.market_tokens[seat] = [of_type(name, MARKET_CARD) for name in tokens]
        self.p(seat)
        return self

    def natural(self, where: Where, name: str) -> Self:
        """Which Natural Wonder is on a Province; it is up if somebody controls that."""
        m = self.s.map
        tile = self.land(where)
        card = of_type(name, NATURAL_CARD)
        if not self.s.config.naturals or tile not in m.naturals:
            raise BadScenario("scenario_place", card=names(card))
        laid = list(self.s.naturals)
        at = m.naturals.index(tile)
        if card in laid:
            laid[laid.index(card)] = laid[at]
        laid[at] = card
        self.s.naturals = tuple(laid)
        return self

    def wonder_token(self, name: str, where: Where) -> Self:
        """The token of a completed Wonder, whose card somebody owns."""
        self.want.wonders.append((of_type(name, WONDER), self.tile(where)))
        return self

    def post(self, seat: int, where: Where, exchange: str) -> Self:
        """A Trading Post with its Exchange token."""
        self.p(seat)
        kind = of_type(exchange, EXCHANGE_CARD)
        tile = self.land(where)
        taken = [post & 63 for post in self.s.posts]
        mine = [post for post in self.s.posts if post >> TILE_BITS & 15 == seat]
        within("posts", len(mine) + 1, 0, POSTS)
        if tile in taken or (self.s.config.naturals and tile in self.s.map.naturals):
            raise BadScenario("scenario_place", card="Trading Post")  # MAE-POST-09, MAE-POST-11
        rest = list(self.s.exchanges)
        if kind not in rest:
            raise BadScenario("scenario_not_in_play", card=names(kind))
        rest.remove(kind)
        self.s.exchanges = tuple(rest)
        self.s.posts = (*self.s.posts, kind << KIND_SHIFT | seat << TILE_BITS | tile)
        return self

    def exchanges(self, *tokens: str) -> Self:
        """The Exchange tokens drawn next."""
        rest = list(self.s.exchanges)
        kinds = [of_type(name, EXCHANGE_CARD) for name in tokens]
        for kind in kinds:
            if kind not in rest:
                raise BadScenario("scenario_not_in_play", card=names(kind))
            rest.remove(kind)
        self.s.exchanges = (*rest, *kinds[::-1])
        return self

    def monster(self, name: str, where: Where, position: int = 1) -> Self:
        """A Monster that appeared in a Province; its token lies on that position of the display, 1 the nearest."""
        kind = of_type(name, MONSTER_CARD)
        if not self.s.config.monsters:
            raise BadScenario("scenario_not_in_play", card=names(kind))
        within("position", position, 1, self.s.config.width)
        self.want.monsters.append((kind, self.land(where), position - 1))
        return self

    # ------------------------------------------------------------------ trade, modules
    def space(self, seat: int, number: int) -> Self:
        """On the Trade Track."""
        self.p(seat).space = within("space", number, 0, TRACK_END if self.s.config.african else 0)
        return self

    def gains(self, seat: int, *tokens: str, used: tuple[str, ...] = ()) -> Self:
        """Commercial Gain tokens of a player."""
        pl = self.human(seat)
        pl.gains = tuple(of_type(name, GAIN_CARD) for name in tokens)
        pl.used_gains = tuple(of_type(name, GAIN_CARD) for name in used)
        return self

    def bag(self, *tokens: str, only: bool = False) -> Self:
        """The Commercial Gain tokens drawn next. `only`: no others are left."""
        self.want.bag = [of_type(name, GAIN_CARD) for name in tokens]
        self.want.bag_only = only
        return self

    def quests(self, seat: int, *cards: str, revealed: tuple[str, ...] = ()) -> Self:
        """Secret ones, and those met."""
        if not self.s.config.quests:
            raise BadScenario("scenario_not_in_play", card=[*cards, *revealed, "Quest"][0])
        self.p(seat)
        self.want.quests[seat] = (
            [of_type(name, QUEST_CARD) for name in cards], [of_type(name, QUEST_CARD) for name in revealed],
        )
        within("quests", len(cards) + len(revealed), 0, 2)
        return self

    def heroes(self, *cards: str) -> Self:
        """Available ones, from the nearest to the deck to the farthest."""
        self.want.heroes = [of_type(name, HERO_CARD) for name in cards]
        return self

    def hero(self, seat: int, name: str) -> Self:
        """Under control; its token is on the Capital, unless a Province says otherwise."""
        if not self.s.config.heroes:
            raise BadScenario("scenario_not_in_play", card=name)
        self.p(seat).hero = of_type(name, HERO_CARD)
        return self

    def defeated(self, seat: int, *monsters: str) -> Self:
        """Cards of Monsters kept."""
        self.p(seat).monsters = tuple(of_type(name, MONSTER_CARD) for name in monsters)
        return self

    def project(self, name: str, seat: int | None = None, stake: int = 0) -> Self:
        """The projects are open; this one is held with so much on it, or lies below the display."""
        at = of_type(name, PROJECT_CARD) - PROJECT
        if not self.s.config.future:
            raise BadScenario("scenario_not_in_play", card=names(PROJECT + at))
        within("stake", stake, 0 if seat is None else 1, 0 if seat is None else 50)
        holders, stakes = list(self.s.holders), list(self.s.stakes)
        holders[at], stakes[at] = -1 if seat is None else within("seat", seat, 0, self.humans - 1), stake
        self.s.holders, self.s.stakes = tuple(holders), tuple(stakes)
        self.s.open_projects = True
        return self

    # ------------------------------------------------------------------ cards of the table
    def display(self, *cards: str | None) -> Self:
        """From the nearest to the deck to the farthest, the first row first; what is not named is empty."""
        within("display", len(cards), 0, len(self.s.display))
        kinds = [EMPTY if name is None else development_card(name) for name in cards]
        self.s.display = kinds + [EMPTY] * (len(self.s.display) - len(kinds))
        self.want.laid = True
        return self

    def development(self, *cards: str, left: int | None = None) -> Self:
        """The Development deck from the top; `left`: how many cards it has at all, the last ones."""
        self.want.deck_top = [development_card(name) for name in cards]
        if left is not None:
            within("left", left, len(cards), 80)
        self.want.deck_size = left
        return self

    def era(self, number: int) -> Self:
        """The current Era; 3 is the Renaissance or, without it, Era III."""
        within("era", number, 1, 4 if self.s.config.renaissance else 3)
        self.want.least_era = number + (number == 3 and not self.s.config.renaissance)
        return self

    def pile(self, era: int, *cards: str) -> Self:
        """A reserve pile from the top: these alone."""
        within("era", era, 1, 3 if self.s.config.african else 0)
        self.want.piles[era - 1] = [development_card(name) for name in cards]
        return self

    def basics(self, **left: int) -> Self:
        """Basic Buildings left: workshop=0, archery_range=2 ...; what is taken away is out of the game."""
        for name, n in left.items():
            kind = of_type(name.replace("_", "-"), BASIC_BUILDING)
            self.s.basics[kind - WORKSHOP] = within(name, n, 0, BASIC_COPIES)
        return self

    def revolts(self, left: int) -> Self:
        """In their pile."""
        self.want.revolts = within("revolts", left, 0, REVOLTS if self.s.config.african else 0)
        return self

    def automa(self, *cards: str) -> Self:
        """The Automa deck from the top; the others lie below."""
        kinds = [of_type(name, AUTOMA_CARD) for name in cards]
        rest = list(self.s.automa_deck)
        for kind in kinds:
            if kind not in rest:
                raise BadScenario("scenario_not_in_play", card=names(kind))
            rest.remove(kind)
        self.s.automa_deck = (*rest, *kinds[::-1])
        return self

    def round(self, number: int, ending: str = "far") -> Self:
        """The round under way and how near the end is: far, triggered or last."""
        self.s.round = within("round", number, 1, MOST_ROUNDS)
        self.s.ending = one_of(ENDINGS, ending)
        return self

    def dice(self, *faces: int) -> Self:
        """The next rolls of the Zulu die: a generator state that shows them is looked for."""
        within("dice", len(faces), 0, MOST_DICE)
        for face in faces:
            within("face", face, 0, 2)
        start = seed_rng(f"dice {faces}")
        while not shows(start, faces):
            start = next_rng(start)
        self.s.rng = start
        return self


def shows(rng: int, faces: tuple[int, ...]) -> bool:
    for face in faces:
        rng = next_rng(rng)
        if DIE[below(rng, 6)] != face:
            return False
    return True

"""A position in a few lines, for tests, puzzles and bug reports. What there is not so often is refused with the reason.

    table = (
        Scenario(players=2, cultures=("greek", "norse"))
        .cubes(0, food=6, gold=0)
        .units(0, hydra=1, toxotes=2)
        .tiles(1, "hills-gold-2", a1="fertile-food-2")
        .buildings(1, "wall", houses=2)
        .workers(1, a1="villager")
        .hand(0, "permanent-attack", "ares")
        .dice(6, 1, 1)
        .action(0)
    )

Seats count from 0. What is not said is as at the start of a game: four cubes of each resource, two of each mortal unit,
no tile, no building, no card in hand. Cubes come out of the bank, figures out of the supply, tiles out of the pool and
cards out of the deck, so nothing is ever doubled. How it came about is not asked: a hand may be larger than its age
allows, a hero ahead of its time."""

from __future__ import annotations

from collections import Counter

from clio.engine.errors import BadScenario, UnknownCard, nearest
from clio.engine.history import Table
from clio.engine.kernel import Op
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games.age_of_mythology.cardbook import (
    AGE_IDS, AREA_IDS, BOARDS, BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, SPACE_IDS, TILE_BOOK, UNIT_BOOK,
    VICTORY_IDS,
)
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.rules.end import END_GAME
from clio.games.age_of_mythology.rules.explore import START_DRAFT
from clio.games.age_of_mythology.rules.play import PLAY_CARD
from clio.games.age_of_mythology.rules.round import (
    ACTION_ROUND, DISCARD_PHASE, DRAW_CARDS, PASS_START, RETURN_CARDS, ROUND, SPOILAGE,
)
from clio.games.age_of_mythology.state import (
    ACTING, CULTURES, DRAFT, DWARF, DWARF_WORKS, FOURTH, GODS, HOUSE, KINDS, MOST_HOUSES, NOBODY_WORKS, NONE,
    PERMANENT, RESOURCES, SPACES, TILES, VICTORY_CUBES, VILLAGER, Mythology, Player,
)
from clio.games.age_of_mythology.view import WAY_IDS

WORKER_IDS = ("villager", "dwarf")
FACES = 6  # of a die


class Scenario:
    """Describe, then open with `action`, `attack`, `battle`, `draft`, `victory_cubes`, `draw`, `spoilage`, `discard` or
    `end`."""

    def __init__(
        self, players: int = 2, cultures: tuple[str, ...] = (), round: int = 2, starting: int = 0,
        seed: str = "scenario", **options: str | bool,
    ) -> None:
        """`seed`: what the dice, the pool and the decks do where nothing is said."""
        self.players = players
        seated = list(cultures or default_cultures(players))
        self.options: Options = GAME.record.settle(players, {"cultures": seated, **options})
        GAME.check_options(players, self.options)
        within("seat", 0, players - 1, starting)
        self.s: Mythology = GAME.set_up(players, self.options, seed_rng(seed))
        s = self.s
        s.stack.clear()
        s.round = round
        s.starting = starting
        self.cubes_in_play = [s.bank[res] + sum(p.cubes[res] for p in s.players) for res in range(RESOURCES)]
        self.figures = [[n + m for n, m in zip(p.supply, p.units, strict=True)] for p in s.players]
        self.tops: list[list[int]] = [[], [], []]
        self.only = [False] * CULTURES
        self.tiles_in_play = s.pool[:]
        self.cards_in_play = s.decks[:]
        self.buildings_in_play = s.stock[:]
        self.pool_only: list[int] | None = None

    # ------------------------------------------------------------------ the table
    def placed(self, **cubes: int) -> Scenario:
        """Victory cubes on the victory cards, underscores for hyphens."""
        for name, n in cubes.items():
            self.s.placed[index(name, VICTORY_IDS)] = n
        return self

    def deck(self, culture: str, *cards: str, only: bool = False) -> Scenario:
        """The top of a random deck, the next card first. `only`: the rest lies face up under it."""
        number = index(culture, CULTURE_IDS)
        if (only and not cards) or not self.cards_in_play[number]:
            raise BadScenario("scenario_place", card=culture)  # a deck is never empty; nobody plays this culture
        self.tops[number] = [self.random_card(name, number) for name in cards]
        self.only[number] = only
        return self

    def pool(self, *tiles: str) -> Scenario:
        """Exactly these tiles are left face down; the others are out of the game."""
        self.pool_only = [index(name, TILE_BOOK.id) for name in tiles]
        return self

    def dice(self, *faces: int) -> Scenario:
        """The next faces: at each roll the attacker's dice first, then the defender's."""
        self.s.dice = tuple(within("face", 1, FACES, face) for face in faces)
        return self

    # ------------------------------------------------------------------ a player
    def cubes(self, seat: int, **cubes: int) -> Scenario:
        """In the Holding Area; what is not named stays as it is."""
        for name, n in cubes.items():
            self.p(seat).cubes[index(name, RESOURCE_IDS)] = n
        return self

    def won(self, seat: int, cubes: int, way: str = "last-battle") -> Scenario:
        """Victory cubes a player has, from a victory card or the Great Temple."""
        self.p(seat).ways[index(way, WAY_IDS)] = cubes
        return self

    def age(self, seat: int, age: str) -> Scenario:
        """Reached in an earlier round."""
        p = self.p(seat)
        p.age = p.hero_age = index(age, AGE_IDS)
        return self

    def units(self, seat: int, **units: int) -> Scenario:
        """Exactly these are in the Holding Area, underscores for hyphens."""
        p = self.p(seat)
        p.units = [0] * KINDS
        for name, n in units.items():
            unit = index(name, UNIT_BOOK.id)
            if unit // KINDS != p.culture:
                raise BadScenario("scenario_foreign", card=UNIT_BOOK.name_en[unit])
            p.units[unit % KINDS] = n
        return self

    def tiles(self, seat: int, *tiles: str, **at: str) -> Scenario:
        """On the spaces named (`a1="fertile-food-2"`), then the others each on the first free space of its terrain."""
        p = self.p(seat)
        for space_id, name in at.items():
            space, kind = index(space_id, SPACE_IDS), index(name, TILE_BOOK.id)
            if BOARDS[p.culture][space] != TILE_BOOK.terrain[kind] or p.tiles[space] != NONE:
                raise BadScenario("scenario_place", card=name)
            p.tiles[space] = kind
        for name in tiles:
            kind = index(name, TILE_BOOK.id)
            space = free_space(p, TILE_BOOK.terrain[kind])
            if space == NONE:
                raise BadScenario("scenario_place", card=name)
            p.tiles[space] = kind
        return self

    def buildings(self, seat: int, *buildings: str, houses: int = 0) -> Scenario:
        """In the city; each House brings its villager, in the Holding Area until `workers` puts it on a tile."""
        p = self.p(seat)
        for name in buildings:
            kind = index(name, BUILDING_BOOK.id)
            if kind == HOUSE:
                houses += 1
            elif p.has(kind):
                raise BadScenario("scenario_copies", n=2, card=BUILDING_BOOK.name_en[kind], most=1)
            else:
                p.buildings |= 1 << kind
        p.houses += houses
        if p.houses:
            p.buildings |= 1 << HOUSE
        return self

    def workers(self, seat: int, **at: str) -> Scenario:
        """A villager or a dwarf on a space; the dwarf comes from the supply."""
        p = self.p(seat)
        for space_id, name in at.items():
            p.workers[index(space_id, SPACE_IDS)] = VILLAGER + index(name, WORKER_IDS)
        return self

    def hand(self, seat: int, *cards: str) -> Scenario:
        p = self.p(seat)
        p.hand = tuple(sorted([*p.hand, *[self.own_card(name, p.culture) for name in cards]]))
        return self

    def out(self, seat: int, *cards: str) -> Scenario:
        """Played or given up earlier in this round."""
        p = self.p(seat)
        p.out = (*p.out, *[self.own_card(name, p.culture) for name in cards])
        return self

    def fourth(self, seat: int) -> Scenario:
        """A god has granted a fourth card."""
        self.p(seat).fourth = True
        return self

    # ------------------------------------------------------------------ opening
    def action(self, seat: int = 0, turn: int = 1) -> Table:
        """The seat plays a card in this action round; the others follow, and the round goes on to its end."""
        s = self.s
        within("action round", 1, FOURTH, turn)
        within("seat", 0, self.players - 1, seat)
        s.phase, s.turn = ACTING, turn
        order = s.seats_from(s.starting)
        rest = [who for who in order[order.index(seat) :] if turn < FOURTH or (self.p(who).fourth and self.p(who).hand)]
        phases = [PASS_START, DISCARD_PHASE, SPOILAGE, RETURN_CARDS, *([ACTION_ROUND] if turn < FOURTH else [])]
        return self.open(*[(op, s.starting) for op in phases], *[(PLAY_CARD, who) for who in reversed(rest)])

    def attack(self, seat: int, rival: int, area: str, card: str = "permanent-attack", power: bool = False) -> Table:
        """The seat has declared an attack with this card; both choose their armies."""
        name = BOOK.id[self.own_card(card, self.p(seat).culture)]
        table = self.hand(seat, name).action(seat)
        table.play(f"{'invoke' if power else 'play'} {name}")
        table.play(f"attack seat {rival + 1} {AREA_IDS[index(area, AREA_IDS)]}")
        return table

    def battle(self, seat: int, rival: int, area: str, card: str = "permanent-attack", power: bool = False) -> Table:
        """Both sides have sent every unit of their Holding Areas; an army too large for the card is refused."""
        table = self.attack(seat, rival, area, card, power)
        for who in (seat, rival):
            p = self.p(who)
            for unit in UNIT_BOOK.of(p.culture):
                for _ in range(p.units[unit % KINDS]):
                    table.play(f"send {UNIT_BOOK.id[unit]}", who)
            if "muster" in [choice.symbol for choice in table.options_of(who)]:
                table.play("muster", who)
        return table

    def draft(self) -> Table:
        """The starting draft of resource tiles."""
        self.s.round, self.s.phase = 0, DRAFT
        return self.open((ROUND, self.s.starting), (START_DRAFT, self.s.starting))

    def victory_cubes(self) -> Table:
        """The start of the round."""
        self.s.round -= 1
        return self.open((ROUND, self.s.starting))

    def draw(self) -> Table:
        return self.phases(PASS_START, DISCARD_PHASE, SPOILAGE, RETURN_CARDS, ACTION_ROUND, DRAW_CARDS)

    def spoilage(self) -> Table:
        """All action rounds are over: cards out go back, cubes spoil, cards are discarded."""
        self.s.phase, self.s.turn = ACTING, FOURTH
        return self.phases(PASS_START, DISCARD_PHASE, SPOILAGE, RETURN_CARDS)

    def discard(self) -> Table:
        self.s.turn = FOURTH
        return self.phases(PASS_START, DISCARD_PHASE)

    def end(self) -> Table:
        """The last round is over."""
        return self.phases(END_GAME)

    def phases(self, *ops: Op[Mythology]) -> Table:
        return self.open(*[(op, self.s.starting) for op in ops])

    def open(self, *ops: tuple[Op[Mythology], int]) -> Table:
        """The table with these frames, the first one at the bottom, once it is sure that the position can be."""
        s = self.s
        s.stack.clear()
        self.fill_bank()
        self.fill_pool()
        self.fill_decks()
        for seat in range(self.players):
            self.fill_supply(seat)
        for kind in range(len(s.stock)):
            built = sum(p.houses if kind == HOUSE else int(p.has(kind)) for p in s.players)
            s.stock[kind] = left(BUILDING_BOOK.id[kind], self.buildings_in_play[kind], built)
        for op, seat in ops:
            s.push(op, seat)
        return Table.at(GAME, self.options, s.clone(), self.players)  # what is described may be opened again

    # ------------------------------------------------------------------ what is left where it comes from
    def fill_bank(self) -> None:
        s = self.s
        for res in range(RESOURCES):
            s.bank[res] = self.cubes_in_play[res]
            for p in s.players:
                s.bank[res] = left(RESOURCE_IDS[res], s.bank[res], p.cubes[res])
        s.victory = VICTORY_CUBES
        for n in [*s.placed, *(n for p in s.players for n in p.ways)]:
            s.victory = left("victory cube", s.victory, n)
        s.last = s.victory == 0

    def fill_pool(self) -> None:
        s = self.s
        for kind in range(TILES):
            used = sum(p.tiles.count(kind) for p in s.players)
            s.pool[kind] = left(TILE_BOOK.id[kind], self.tiles_in_play[kind], used)
            if self.pool_only is not None:
                wanted = self.pool_only.count(kind)
                left(TILE_BOOK.id[kind], s.pool[kind], wanted)
                s.pool[kind] = wanted

    def fill_decks(self) -> None:
        s = self.s
        for culture in range(CULTURES):
            gone = Counter(self.tops[culture])
            for p in s.players:
                if p.culture == culture:
                    gone.update(card for card in (*p.hand, *p.out) if card >= PERMANENT)
            for card, n in gone.items():
                left(BOOK.id[card], BOOK.copies[card][culture], n)
            rest: list[int] = []
            for card in self.cards_in_play[culture]:
                if gone[card] > 0:
                    gone[card] -= 1
                else:
                    rest.append(card)
            top = self.tops[culture][::-1]
            s.decks[culture] = tuple(top if self.only[culture] else rest + top)
            s.used[culture] = tuple(sorted(rest)) if self.only[culture] else ()

    def fill_supply(self, seat: int) -> None:
        p = self.p(seat)
        for unit in UNIT_BOOK.of(p.culture):
            kind = unit % KINDS
            n = p.units[kind] + (p.workers.count(DWARF_WORKS) if unit == DWARF else 0)
            p.supply[kind] = left(UNIT_BOOK.id[unit], self.figures[seat][kind], n)
        for space in range(SPACES):
            if p.workers[space] != NOBODY_WORKS and p.tiles[space] == NONE:
                raise BadScenario("scenario_place", card=WORKER_IDS[p.workers[space] - VILLAGER])
        if p.workers.count(DWARF_WORKS) and p.culture != DWARF // KINDS:
            raise BadScenario("scenario_foreign", card=UNIT_BOOK.name_en[DWARF])
        p.villagers = left("villager", p.houses, p.workers.count(VILLAGER))
        left(BUILDING_BOOK.id[HOUSE], MOST_HOUSES, p.houses)
        left("city", SPACES, p.city_size())
        permanent = Counter(card for card in (*p.hand, *p.out) if card < PERMANENT)
        for card, n in permanent.items():
            left(BOOK.id[card], 1, n)

    # ------------------------------------------------------------------ reading
    def p(self, seat: int) -> Player:
        return self.s.players[within("seat", 0, self.players - 1, seat)]

    def own_card(self, name: str, culture: int) -> int:
        """An action card a player of the culture may have."""
        card = index(name, BOOK.id)
        if card >= GODS and BOOK.culture[card] != culture:
            raise BadScenario("scenario_foreign", card=BOOK.name_en[card])
        return card

    def random_card(self, name: str, culture: int) -> int:
        card = self.own_card(name, culture)
        if card < PERMANENT:
            raise BadScenario("scenario_place", card=name)
        return card


def default_cultures(players: int) -> list[str]:
    """In turn, and no neighbours alike."""
    cultures = [CULTURE_IDS[seat % CULTURES] for seat in range(players)]
    if players % CULTURES == 1:
        cultures[-1] = CULTURE_IDS[1]
    return cultures


def index(name: str, names: list[str] | tuple[str, ...]) -> int:
    """The place of an id in its list; UnknownCard with the nearest ones otherwise."""
    word = name.replace("_", "-")
    if word in names:
        return names.index(word)
    near = nearest(word, names)
    raise UnknownCard("unknown_card_near" if near else "", card=name[:80], near=near)


def left(name: str, all: int, used: int) -> int:
    """How many are left; BadScenario if there are not so many."""
    return all - within(name, 0, all, used)


def within(name: str, least: int, most: int, n: int) -> int:
    """A whole number in these bounds; BadScenario otherwise."""
    if not isinstance(n, int) or not least <= n <= most:
        raise BadScenario("scenario_range", name=name, n=n, least=least, most=most)
    return n

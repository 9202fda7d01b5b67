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
allows, a hero ahead of its time. What is described may be opened again and again: every table is its own."""

from __future__ import annotations

from collections import Counter
from copy import copy

from clio.engine.errors import BadScenario, ClioError
from clio.engine.history import Table
from clio.engine.kernel import Op
from clio.engine.lawful import within
from clio.engine.record import Options
from clio.engine.rng import seed_rng
from clio.games.age_of_mythology.cardbook import (
    AGE_IDS, AREA_IDS, BOARDS, BOOK, BUILDING_BOOK, CULTURE_IDS, EXPLORE, RESOURCE_IDS, SPACE_IDS, TILE_BOOK,
    UNIT_BOOK, VICTORY_IDS,
)
from clio.games.age_of_mythology.lawful import index, left, one_of
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.record import GAME
from clio.games.age_of_mythology.rules.end import END_GAME
from clio.games.age_of_mythology.rules.explore import DRAFT_TILES, START_DRAFT
from clio.games.age_of_mythology.rules.play import PLAY_CARD
from clio.games.age_of_mythology.rules.round import (
    ACTION_ROUND, DISCARD_PHASE, DRAW_CARDS, HAND_LIMITS, PASS_START, PLACERS, RETURN_CARDS, ROUND, SPOILAGE,
)
from clio.games.age_of_mythology.state import (
    ACTING, ACTION_ROUNDS, CULTURES, DRAFT, DWARF, DWARF_WORKS, FOURTH, GODS, HOUSE, KINDS, LAST_BATTLE,
    MOST_HOUSES, MYTHIC, NOBODY_WORKS, NONE, PERMANENT, RESOURCES, SPACES, TEMPLE, TILES, VICTORY_CUBES, VILLAGER,
    WONDER, Mythology, Player,
)
from clio.games.age_of_mythology.view import WAY_IDS

WORKER_IDS = ("villager", "dwarf")
BANK_IDS = (*RESOURCE_IDS, "victory")
FACES = 6  # of a die
Frames = list[tuple[Op[Mythology], int]]  # what is still to be done and for whom, the last one first


class Scenario:
    """Describe, then open with `draft`, `victory_cubes`, `draw`, `action`, `explore`, `attack`, `battle`, `spoilage`,
    `discard` or `end`."""

    def __init__(
        self, players: int = 2, cultures: tuple[str, ...] = (), round: int = 2, starting: int = 0,
        seed: str = "scenario", **options: str | bool,
    ) -> None:
        """`seed`: what the dice, the pool and the decks do where nothing is said."""
        self.players = players
        GAME.record.settle(players, {})  # refuses a wrong number of players
        seated = list(cultures or default_cultures(players))
        self.options: Options = GAME.settle(players, {"cultures": seated, **options})
        self.s: Mythology = GAME.set_up(players, self.options, seed_rng(str(seed)))
        s = self.s
        s.stack.clear()
        s.round = within("round", round, 1, VICTORY_CUBES // min(players, PLACERS))  # AOM-END-05
        s.starting = within("seat", starting, 0, players - 1)
        self.cubes_in_play = [s.bank[res] + sum(p.cubes[res] for p in s.players) for res in range(RESOURCES)]
        self.figures = [[n + m for n, m in zip(p.supply, p.units, strict=True)] for p in s.players]
        self.tops: list[list[int]] = [[], [], []]
        self.only = [False] * CULTURES
        self.under: list[list[int]] = [[], [], []]
        self.tiles_in_play = s.pool[:]
        self.cards_in_play = s.decks[:]
        self.buildings_in_play = s.stock[:]
        self.pool_only: list[int] | None = None
        self.bank_only: dict[str, int] = {}

    # ------------------------------------------------------------------ the table
    def bank(self, **cubes: int) -> Scenario:
        """Exactly these cubes are left in the bank, of resources or of `victory`; the others are out of the game. Of
        what is not named there is all that nobody has."""
        for name, n in cubes.items():
            self.bank_only[BANK_IDS[one_of(name, BANK_IDS)]] = n
        return self

    def placed(self, **cubes: int) -> Scenario:
        """Victory cubes on the victory cards, underscores for hyphens."""
        for name, n in cubes.items():
            self.s.placed[one_of(name, VICTORY_IDS)] = n
        return self

    def deck(self, culture: str, *cards: str, only: bool = False) -> Scenario:
        """The top of a random deck, the next card first. `only`: the rest lies face up under it."""
        number = one_of(culture, CULTURE_IDS)
        if (only and not cards) or not self.cards_in_play[number]:
            raise BadScenario("scenario_place", card=culture)  # a deck is never empty; nobody plays this culture
        self.tops[number] = [self.random_card(name, number) for name in cards]
        self.only[number] = only
        return self

    def used(self, culture: str, *cards: str) -> Scenario:
        """Exactly these cards lie face up under a random deck, besides what `deck` puts there."""
        number = one_of(culture, CULTURE_IDS)
        if not self.cards_in_play[number]:
            raise BadScenario("scenario_place", card=culture)
        self.under[number] = [self.random_card(name, number) for name in cards]
        return self

    def pool(self, *tiles: str) -> Scenario:
        """Exactly these tiles are left face down; the others are out of the game."""
        self.pool_only = [index(name, TILE_BOOK.id) for name in tiles]
        return self

    def shown(self, *tiles: str) -> Scenario:
        """These tiles are turned up, for `draft` and `explore`; where there must be more, the others at random."""
        self.s.shown = tuple(sorted(index(name, TILE_BOOK.id) for name in tiles))
        return self

    def dice(self, *faces: int) -> Scenario:
        """The next faces: at each roll the attacker's dice first, then the defender's."""
        self.s.dice = tuple(within("face", face, 1, FACES) for face in faces)
        return self

    # ------------------------------------------------------------------ a player
    def cubes(self, seat: int, **cubes: int) -> Scenario:
        """In the Holding Area; what is not named stays as it is."""
        for name, n in cubes.items():
            self.p(seat).cubes[one_of(name, RESOURCE_IDS)] = n
        return self

    def won(self, seat: int, cubes: int, way: str = "last-battle") -> Scenario:
        """Victory cubes a player has, from battles or the Great Temple: the others are won at the end of the game."""
        number = one_of(way, WAY_IDS)
        if number not in (LAST_BATTLE, TEMPLE):
            raise BadScenario("scenario_place", card=way)
        self.p(seat).ways[number] = cubes
        return self

    def age(self, seat: int, age: str) -> Scenario:
        """Reached in an earlier round."""
        p = self.p(seat)
        p.age = p.hero_age = one_of(age, AGE_IDS)
        return self

    def units(self, seat: int, **units: int) -> Scenario:
        """Exactly these are in the Holding Area, underscores for hyphens."""
        p = self.p(seat)
        p.units = [0] * KINDS
        for name, n in units.items():
            unit = index(name, UNIT_BOOK.id)
            if unit // KINDS != p.culture:
                raise BadScenario("scenario_foreign", card=UNIT_BOOK.name_en[unit])
            p.units[unit % KINDS] = within(name, n, 0, self.figures[seat][unit % KINDS])
        return self

    def tiles(self, seat: int, *tiles: str, **at: str) -> Scenario:
        """On the spaces named (`a1="fertile-food-2"`), then the others each on the first free space of its terrain."""
        p = self.p(seat)
        for space_id, name in at.items():
            space, kind = one_of(space_id, SPACE_IDS), index(name, TILE_BOOK.id)
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
        within("house", houses, 0, MOST_HOUSES)
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
            p.workers[one_of(space_id, SPACE_IDS)] = VILLAGER + one_of(name, WORKER_IDS)
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
        within("action round", turn, 1, FOURTH if self.plays_fourth(seat) else ACTION_ROUNDS)
        return self.open(self.round_from(seat, turn), turn)

    def explore(self, seat: int, card: str = "permanent-explore", power: bool = False) -> Table:
        """The seat has played this Explore card and turned up the tiles of `shown`."""
        number = self.own_card(card, self.p(seat).culture)
        if BOOK.action[number] != EXPLORE:
            raise BadScenario("scenario_place", card=card)
        within("tiles turned up", len(self.s.shown), 0, self.players + BOOK.number[number])
        return self.with_card(seat, number, power, shown=True)

    def attack(self, seat: int, rival: int, area: str, card: str = "permanent-attack", power: bool = False) -> Table:
        """The seat has declared an attack with this card; both choose their armies."""
        number = self.own_card(card, self.p(seat).culture)
        place = f"seat {within('seat', rival, 0, self.players - 1) + 1} {AREA_IDS[one_of(area, AREA_IDS)]}"
        table = self.with_card(seat, number, power)
        must_play(table, f"attack {place}", seat)
        return table

    def battle(self, seat: int, rival: int, area: str, card: str = "permanent-attack", power: bool = False) -> Table:
        """Both sides have sent every unit of their Holding Areas; an army too large for the card is refused."""
        table = self.attack(seat, rival, area, card, power)
        for who in (seat, rival):
            p = self.p(who)
            for unit in UNIT_BOOK.of(p.culture):
                for _ in range(p.units[unit % KINDS]):
                    must_play(table, f"send {UNIT_BOOK.id[unit]}", who)
            if "muster" in [choice.symbol for choice in table.options_of(who)]:
                table.play("muster", who)
        return table

    def draft(self) -> Table:
        """The starting draft of resource tiles."""
        within("tiles turned up", len(self.s.shown), 0, DRAFT_TILES * self.players)
        return self.open(self.phases(ROUND, START_DRAFT), 0, DRAFT, 0, shown=True)

    def victory_cubes(self) -> Table:
        """The start of the round."""
        return self.open(self.phases(ROUND), round=self.s.round - 1)

    def draw(self) -> Table:
        return self.open(self.phases(PASS_START, DISCARD_PHASE, SPOILAGE, RETURN_CARDS, ACTION_ROUND, DRAW_CARDS))

    def spoilage(self) -> Table:
        """All action rounds are over: cards out go back, cubes spoil, cards are discarded."""
        return self.open(self.phases(PASS_START, DISCARD_PHASE, SPOILAGE, RETURN_CARDS), FOURTH)

    def discard(self) -> Table:
        return self.open(self.phases(PASS_START, DISCARD_PHASE), FOURTH)

    def end(self) -> Table:
        """The last round is over, or The Wonder has just been built."""
        return self.open(self.phases(END_GAME), FOURTH)

    def phases(self, *ops: Op[Mythology]) -> Frames:
        return [(op, self.s.starting) for op in ops]

    def round_from(self, seat: int, turn: int) -> Frames:
        """The card of the seat, those of the later seats, the later action rounds, the later phases."""
        order = self.s.seats_from(self.s.starting)
        players = [who for who in order[order.index(seat) :] if turn < FOURTH or self.plays_fourth(who)]
        phases = [PASS_START, DISCARD_PHASE, SPOILAGE, RETURN_CARDS, *([ACTION_ROUND] if turn < FOURTH else [])]
        return [*self.phases(*phases), *((PLAY_CARD, who) for who in reversed(players))]

    def plays_fourth(self, seat: int) -> bool:
        return self.p(seat).fourth and bool(self.p(seat).hand)

    def with_card(self, seat: int, card: int, power: bool, shown: bool = False) -> Table:
        """The seat has one card more in hand and has just played it."""
        then = copy(self)
        then.s = self.s.clone()
        table = then.hand(seat, BOOK.id[card]).open(self.round_from(seat, 1), 1, shown=shown)
        must_play(table, f"{'invoke' if power else 'play'} {BOOK.id[card]}", seat)
        return table

    def open(
        self, frames: Frames, turn: int = 0, phase: int = ACTING, round: int | None = None, shown: bool = False
    ) -> Table:
        """The table with these frames, once it is sure that the position can be. `shown`: tiles may be turned up."""
        self.fill()
        s = self.s.clone()
        if s.shown and not shown:
            raise BadScenario("scenario_place", card=TILE_BOOK.id[s.shown[0]])
        if any(p.has(WONDER) for p in s.players) and frames[-1][0] is not END_GAME:  # AOM-END-01
            raise BadScenario("scenario_place", card=BUILDING_BOOK.id[WONDER])
        if any(op is ROUND for op, _ in frames):  # AOM-END-04: another round begins
            within("victory in the bank", s.victory, 1, VICTORY_CUBES)
        s.turn, s.phase = turn, phase
        s.round = s.round if round is None else round
        for op, seat in frames:
            s.push(op, seat)
        return Table.at(GAME, self.options, s, self.players)

    # ------------------------------------------------------------------ what is left where it comes from
    def fill(self) -> None:
        s = self.s
        self.fill_bank()
        self.fill_pool()
        self.fill_decks()
        for seat in range(self.players):
            self.fill_supply(seat)
        for kind in range(len(s.stock)):
            built = sum(p.houses if kind == HOUSE else int(p.has(kind)) for p in s.players)
            s.stock[kind] = left(BUILDING_BOOK.id[kind], self.buildings_in_play[kind], built)

    def fill_bank(self) -> None:
        s = self.s
        for res in range(RESOURCES):
            s.bank[res] = self.cubes_in_play[res]
            for p in s.players:
                s.bank[res] = left(RESOURCE_IDS[res], s.bank[res], p.cubes[res])
            s.bank[res] = self.in_bank(RESOURCE_IDS[res], s.bank[res])
        s.victory = VICTORY_CUBES
        for n in [*s.placed, *(n for p in s.players for n in p.ways)]:
            s.victory = left("victory cube", s.victory, n)
        s.victory = self.in_bank("victory", s.victory)
        s.last = s.victory == 0

    def in_bank(self, name: str, most: int) -> int:
        """All that there can be, or as many of them as `bank` says."""
        return within(f"{name} in the bank", self.bank_only.get(name, most), 0, most)

    def fill_pool(self) -> None:
        s = self.s
        for kind in range(TILES):
            used = s.shown.count(kind) + sum(p.tiles.count(kind) for p in s.players)
            s.pool[kind] = left(TILE_BOOK.id[kind], self.tiles_in_play[kind], used)
            if self.pool_only is not None:
                wanted = self.pool_only.count(kind)
                left(TILE_BOOK.id[kind], s.pool[kind], wanted)
                s.pool[kind] = wanted

    def fill_decks(self) -> None:
        s = self.s
        for culture in range(CULTURES):
            gone = Counter([*self.tops[culture], *self.under[culture]])
            holders = [p for p in s.players if p.culture == culture]
            for p in holders:
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
            s.used[culture] = tuple(sorted([*self.under[culture], *(rest if self.only[culture] else ())]))
            if holders:  # AOM-DRAW-12: whatever they draw, a card is left; and the next one lies face down
                least, most = HAND_LIMITS[-1] * len(holders) + 1, len(self.cards_in_play[culture])
                within(f"{CULTURE_IDS[culture]} deck", len(s.decks[culture]) + len(s.used[culture]), least, most)
                within(f"{CULTURE_IDS[culture]} deck face down", len(s.decks[culture]), 1, most)

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
        if p.has(WONDER) and p.age != MYTHIC:  # AOM-BLDG-21
            name = f"age with {BUILDING_BOOK.id[WONDER]}"
            raise BadScenario("scenario_least", name=name, n=AGE_IDS[p.age], least=AGE_IDS[MYTHIC])
        left("cards played", FOURTH, len(p.out))  # AOM-ACTION-01, -03
        permanent = Counter(card for card in (*p.hand, *p.out) if card < PERMANENT)
        for card, n in permanent.items():
            left(BOOK.id[card], 1, n)

    # ------------------------------------------------------------------ reading
    def p(self, seat: int) -> Player:
        return self.s.players[within("seat", seat, 0, self.players - 1)]

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
    cultures: list[str] = [CULTURE_IDS[seat % CULTURES] for seat in range(players)]
    if players % CULTURES == 1:
        cultures[-1] = CULTURE_IDS[1]
    return cultures


def must_play(table: Table, move: str, seat: int) -> None:
    """A move on the way to a position; BadScenario, with the reason, if the rules refuse it."""
    try:
        table.play(move, seat)
    except ClioError as refused:
        raise BadScenario("scenario_refused", why=refused) from refused

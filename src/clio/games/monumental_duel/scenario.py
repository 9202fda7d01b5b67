"""A position in a few lines, for tests, puzzles and bug reports. It is legal, or refused with the reason.

    table = (
        Scenario("greeks", "mughals")
        .city(0, {1: "construction-yard", 2: "mine/philosophy"})
        .tilt(0, 1, 2)
        .resources(0, military=5)
        .pile(1, "troy", "barricade")
        .turn(0)
    )

Slots count from 1 as in the notation. Cards are taken from where they lie: what is not placed stays in the City decks,
the Development deck and the piles, so that nothing is ever doubled or lost. Each table opened gets a position of its
own."""

from __future__ import annotations

from collections import Counter

from clio.engine.errors import BadScenario
from clio.engine.history import Table
from clio.engine.kernel import Op
from clio.engine.lawful import one_of, spelled, within
from clio.engine.record import Options
from clio.engine.rng import below, next_rng, seed_rng
from clio.games.families.monumental.cardbook import BASIC_BUILDING, WONDER
from clio.games.families.monumental.ops.resources import refresh
from clio.games.families.monumental.state import ACTIVATED, BASICS, EMPTY, GOLD, POLICY_USED, SLOTS, WORKSHOP
from clio.games.monumental_duel.actions import AMOUNTS
from clio.games.monumental_duel.cardbook import BOOK, ESPIONAGE_CARD, FREE_CITY_CARD, PROVINCE
from clio.games.monumental_duel.state import (
    AGENT, AMBASSADOR_USED, AZTECS, BARRICADE, CONQUERED, DEVELOPMENT, FREE_CITIES, FREE_CITY, KIND, MARK, MAX_AGENTS,
    MUGHALS, PASSED, REVOLT, SPIED, SPY_MODULE, START_PROVINCE, TRACK, TRADE_MODULE, WARLORD_USED, Duel, Player,
)
from clio.games.monumental_duel.lawful import (
    CARDS, city_card, development_card, fill_slot, known, mughal_lines, names, of_type, stock, tilted, within_city,
)
from clio.games.monumental_duel.ops.city import MARKERS, MAX_RESERVED
from clio.games.monumental_duel.ops.modules import CAPTURE
from clio.games.monumental_duel.record import GAME, MODULES
from clio.games.monumental_duel.rules.round import ACTIVATE, ROUND, TURN
from clio.games.monumental_duel.rules.end import END_ROUND
from clio.games.monumental_duel.rules.setup import starting_deck
from clio.games.monumental_duel.view import RESOURCE_IDS, TYPE_IDS

DID = {
    "passed": PASSED, "warlord": WARLORD_USED, "ambassador": AMBASSADOR_USED, "conquered": CONQUERED, "spied": SPIED,
}
FREE_TRACK = 3
DECK = 30
FIRST_LAST, LAST_ROUND = 6, 10  # MD-END-04
MOST_DICE = 8  # a generator state that shows more would be looked for too long


class Scenario:
    """Describe, then open with `turn`, `activation`, `round_start` or `round_end`."""

    def __init__(
        self, one: str = "greeks", two: str = "mughals", modules: str = "both", deck: str | list[str] = "auto",
        first: int = 0, aztec_province: bool = True, count_starting_knowledge: bool = False,
    ) -> None:
        given = {
            "modules": modules, "deck": deck, "civilizations": [one, two],
            "first": str(within("first", first, 0, 1) + 1), "aztec_province": aztec_province,
            "count_starting_knowledge": count_starting_knowledge,
        }
        self.options: Options = GAME.settle(2, given)
        self.s: Duel = GAME.start(2, self.options, seed_rng("scenario"))
        self.cities: list[dict[int, str | None]] = [{}, {}]
        self.decks: list[list[int]] = [[], []]
        self.bare: list[bool] = [False, False]
        self.s.stack.clear()
        self.s.round = 2
        for pl in self.s.players:
            pl.res[GOLD] = 0
        self.deck_top: list[int] = []
        self.deck_size: int | None = None
        self.least_era = 0
        self.laid = self.free_laid = False  # as at the beginning, the tracks give way to what is described

    # ------------------------------------------------------------------ describing
    def city(self, seat: int, slots: dict[int, str | None]) -> Scenario:
        """Slot 1 to 9 -> a card, "card/knowledge" for an attached one, None for an empty slot. The slots not named are
        filled with what the civilization has left."""
        for slot in slots:
            within_city(slot)
        self.p(seat)
        self.cities[seat] |= slots
        return self

    def p(self, seat: int) -> Player:
        within("seat", seat, 0, 1)
        return self.s.players[seat]

    def deck(self, seat: int, *cards: str, only: bool = False) -> Scenario:
        """The City deck from the top. `only`: nothing below; the rest of the civilization is archived."""
        self.p(seat)
        self.decks[seat] = [city_card(name) for name in cards]
        self.bare[seat] = only
        return self

    def discard(self, seat: int, *cards: str) -> Scenario:
        self.p(seat).discard = [city_card(name) for name in cards]
        return self

    def archive(self, seat: int, *cards: str) -> Scenario:
        """Under the Warlord."""
        self.p(seat).archive = tuple(city_card(name) for name in cards)
        return self

    def tilt(self, seat: int, *slots: int) -> Scenario:
        """These slots are activated, with what is attached; nothing is gained by it."""
        pl = self.p(seat)
        for slot in slots:
            within_city(slot)
        for slot in slots:
            pl.status[slot - 1] = pl.status[SLOTS + slot - 1] = ACTIVATED
        return self

    def resources(self, seat: int, **amounts: int) -> Scenario:
        """production=2, gold=1, vp=3, agent=2 ... (everything else is 0; an Agent die unless said otherwise)."""
        given = stock(amounts)
        pl = self.p(seat)
        dice = given.get(AGENT, 0)
        if dice > MAX_AGENTS:
            raise BadScenario("monumental-duel.dice", most=MAX_AGENTS)
        if dice and not self.s.config.modules & SPY_MODULE:
            raise BadScenario("monumental-duel.no_dice")
        for res, n in given.items():
            pl.res[res] = n
        return self

    def gained(self, seat: int, **amounts: int) -> Scenario:
        """What was gained this round already (MD-TERM-32)."""
        pl = self.p(seat)
        for res, n in stock(amounts).items():
            pl.gained[res] = n
        return self

    def pile(self, seat: int, *cards: str) -> Scenario:
        """Provinces and Barricades from the bottom; "sahara+coastal" carries a marker."""
        pl = self.p(seat)
        pile = []
        for text in cards:
            name, *marks = spelled(text).split("+")
            card = known(name)
            if BOOK.type[card] != PROVINCE and card != BARRICADE:
                raise BadScenario("monumental-duel.pile", card=names(card))
            bits = sum(1 << one_of(TYPE_IDS, mark) for mark in set(marks))
            if bits and (pl.civ != AZTECS or bits & BOOK.province[card] or card == BARRICADE):  # MDT-AZT-01, -03
                raise BadScenario("scenario_place", card=text)
            pile.append(card | bits << MARK)
        for t, name in enumerate(TYPE_IDS):
            within(name, len([card for card in pile if card >> MARK & 1 << t]), 0, MARKERS)
        pl.pile = tuple(pile)
        return self

    def policies(self, seat: int, *cards: str, lines: tuple[str, ...] = (), active: tuple[str, ...] = ()) -> Scenario:
        """In the order of development. Mughals: `lines` ("row-1" ...) and which are active this round."""
        pl = self.p(seat)
        kinds = CARDS.policies(pl.civ, cards)
        awake = {CARDS.developed(kinds, name) for name in active}
        if pl.civ == MUGHALS:
            pl.lines = mughal_lines(lines, len(kinds), awake)
            pl.active = sum(1 << place for place in awake)
        elif lines or active:
            raise BadScenario("scenario_foreign", card=[*lines, *active][0])
        else:
            pl.active = 1 << len(kinds) - 1 if kinds else 0
        pl.policies = tuple(kinds)
        return self

    def wonder(self, seat: int, card: str) -> Scenario:
        """Under construction."""
        kind = known(card)
        if BOOK.type[kind] != WONDER:
            raise BadScenario("monumental-duel.wonder", card=names(kind))
        self.p(seat).wonder = kind
        return self

    def reserved(self, seat: int, *cards: str) -> Scenario:
        within("reserved", len(cards), 0, MAX_RESERVED)
        self.p(seat).reserved = tuple(development_card(name) for name in cards)
        return self

    def espionage(self, seat: int, card: str) -> Scenario:
        """The active Espionage card."""
        kind = of_type(card, ESPIONAGE_CARD)
        if not self.s.config.modules & SPY_MODULE:
            raise BadScenario("monumental-duel.module", card=names(kind))
        self.p(seat).espionage = kind
        return self

    def free_city(self, name: str) -> int:
        card = of_type(name, FREE_CITY_CARD)
        if not self.s.config.modules & TRADE_MODULE:
            raise BadScenario("monumental-duel.module", card=names(card))
        return card - FREE_CITY

    def free_cities(self, seat: int, *cards: str) -> Scenario:
        """Free Cities taken by the seat."""
        self.p(seat).cities = tuple(self.free_city(name) for name in cards)
        return self

    def free_track(self, *cards: str) -> Scenario:
        """Free Cities on the track; the others lie in the deck."""
        within("free_track", len(cards), 0, FREE_TRACK)
        self.s.free = tuple(self.free_city(name) for name in cards)
        self.free_laid = True
        return self

    def stake(self, seat: int, city: str, gold: int) -> Scenario:
        """Gold on the seat's side of a Free City."""
        self.p(seat)
        within("stake", gold, 0, CAPTURE - 1)
        self.s.stakes[seat * FREE_CITIES + self.free_city(city)] = gold
        return self

    def track(self, *cards: str | None) -> Scenario:
        """The Development track from left to right; fewer than 6 stand at the right end."""
        within("track", len(cards), 0, TRACK)
        kinds = [EMPTY if name is None else development_card(name) for name in cards]
        self.s.track = [EMPTY] * (TRACK - len(kinds)) + kinds
        self.laid = True
        return self

    def development(self, *cards: str, left: int | None = None) -> Scenario:
        """The Development deck from the top; `left`: how many cards it has at all."""
        self.deck_top = [development_card(name) for name in cards]
        if left is not None:
            within("left", left, len(cards), DECK)
        self.deck_size = left
        return self

    def era(self, number: int) -> Scenario:
        """The current Era (MD-OPEN-20): the cards of earlier ones have all been drawn."""
        within("era", number, 1, 3)
        self.least_era = number
        return self

    def advantage(self, seat: int, resource: str | None = None, tokens: int = 0) -> Scenario:
        self.p(seat)
        within("tokens", tokens, 0, AMOUNTS - 2 if resource else 0)
        basic = one_of(RESOURCE_IDS[:BASICS], resource) if resource else -1
        self.s.holder, self.s.stake, self.s.stake_type = seat, tokens, basic if tokens else -1
        return self

    def basics(self, **left: int) -> Scenario:
        """Basic Buildings left: barricade=0, shooting_range=2 ...; what is taken away is out of the game."""
        for name, n in left.items():
            kind = of_type(name.replace("_", "-"), BASIC_BUILDING)
            within(name, n, 0, self.basic_copies)
            self.s.basics[kind - WORKSHOP] = n
        return self

    @property
    def basic_copies(self) -> int:
        return BOOK.copies[WORKSHOP] * int(str(self.options["basic_sets"]))

    def did(self, seat: int, *what: str) -> Scenario:
        """"passed", "conquered", "spied", "warlord", "ambassador" this round, or a Policy's name for its token."""
        pl = self.p(seat)
        for word in what:
            pl.done |= DID[word] if spelled(word) in DID else POLICY_USED << CARDS.developed(pl.policies, word)
        return self

    def round(self, number: int, last: bool = False) -> Scenario:
        """The last one is the 6th at the earliest, the 10th at the latest (MD-END-04)."""
        within("round", number, FIRST_LAST if last else 1, LAST_ROUND if last else LAST_ROUND - 1)
        self.s.round, self.s.last = number, last
        return self

    def dice(self, *faces: int) -> Scenario:
        """The next dice to be rolled show these faces: a generator state that does so is looked for."""
        within("dice", len(faces), 0, MOST_DICE)
        for face in faces:
            within("face", face, 1, 6)
        start = seed_rng(f"dice {faces}")
        while not shows(start, faces):
            start = next_rng(start)
        self.s.rng = start
        return self

    # ------------------------------------------------------------------ opening
    def turn(self, seat: int = 0) -> Table:
        """The Actions phase, the seat to take a turn."""
        if self.p(seat).done & PASSED:
            raise BadScenario("monumental-duel.passed", seat=seat + 1)
        return self.open(self.settled(), (TURN, seat))

    def activation(self, seat: int = 0) -> Table:
        """City Activation of the seat, which is First Player; the other follows."""
        self.p(seat)
        s = self.settled()
        s.first = seat
        return self.open(s, (TURN, seat), (ACTIVATE, 1 - seat), (ACTIVATE, seat))

    def round_start(self) -> Table:
        """A new round begins."""
        s = self.settled()
        s.round -= 1
        return self.begin(s, [(ROUND, -1)])

    def round_end(self) -> Table:
        """Both have passed: the End of Round runs and the next round opens (or the game ends)."""
        return self.open(self.settled())

    def open(self, s: Duel, *frames: tuple[Op[Duel], int]) -> Table:
        last: list[tuple[Op[Duel], int]] = [] if s.last else [(ROUND, -1)]
        return self.begin(s, [*last, (END_ROUND, -1), *frames])

    def begin(self, s: Duel, frames: list[tuple[Op[Duel], int]]) -> Table:
        for op, seat in frames:
            s.push(op, seat)
        return Table.at(GAME, self.options, s)

    # ------------------------------------------------------------------ putting it together
    def settled(self) -> Duel:
        """A position of its own: what was described, checked, and the rest filled in."""
        s = self.s.clone()
        for seat, pl in enumerate(s.players):
            self.settle_player(seat, pl)
        self.settle_start_province(s)
        self.settle_basics(s)
        self.settle_development(s)
        if not self.free_laid:
            s.free = tuple(city for city in s.free if city not in (*s.players[0].cities, *s.players[1].cities))
        if s.city_deck:
            settle_free_cities(s)
        for seat in (0, 1):
            refresh(s, seat)
        return s

    def settle_player(self, seat: int, pl: Player) -> None:
        """As described, the rest from the cards of the civilization."""
        for slot in range(SLOTS):
            fill_slot(pl, slot, self.cities[seat].get(slot + 1))
        CARDS.settle_city(pl, starting_deck(pl.civ), self.cities[seat], self.decks[seat], self.bare[seat])
        tilted(pl)

    def settle_start_province(self, s: Duel) -> None:
        """MD-OPEN-03: in one of the piles; described away, it was lost earlier."""
        aztecs = bool(self.options["aztec_province"]) and AZTECS in [pl.civ for pl in s.players]
        n = [card & KIND for pl in s.players for card in pl.pile].count(START_PROVINCE)
        if n > aztecs:
            key = "scenario_twice" if aztecs else "scenario_not_in_play"
            raise BadScenario(key, card=names(START_PROVINCE))
        if n < aztecs:
            s.removed = (*s.removed, START_PROVINCE)

    def settle_basics(self, s: Duel) -> None:
        """Basic Buildings and Revolts in play come from their piles."""
        out: Counter[int] = Counter()
        for pl in s.players:
            out.update(belongings(pl))
        most = self.basic_copies
        for i in range(4):
            n = out[WORKSHOP + i]
            if n > most:
                raise BadScenario("scenario_copies", card=names(WORKSHOP + i), n=n, most=most)
            s.basics[i] = min(s.basics[i], most - n)
        if out[REVOLT] > s.revolts:
            raise BadScenario("scenario_copies", card=names(REVOLT), n=out[REVOLT], most=s.revolts)
        s.revolts -= out[REVOLT]

    def settle_development(self, s: Duel) -> None:
        """Development cards lie once each: where they were placed, else in the deck."""
        owned = [card for pl in s.players for card in belongings(pl)]
        if not self.laid:
            s.track = [EMPTY if card in owned or card in self.deck_top else card for card in s.track]
        placed = [card for card in s.track if card != EMPTY] + owned
        dev = [card for card in placed if DEVELOPMENT <= card < START_PROVINCE] + self.deck_top
        for card, n in Counter(dev).items():
            if n > 1:
                raise BadScenario("scenario_twice", card=names(card))
            if not MODULES[BOOK.box[card]] & s.config.modules:
                raise BadScenario("monumental-duel.module", card=names(card))
        stock = [card for card in sorted([*s.deck, *s.aside], key=lambda c: (BOOK.era[c], c)) if card not in dev]
        drawn = sorted((card for card in dev if card not in self.deck_top), key=lambda c: BOOK.era[c])
        deck = [*self.deck_top, *within_table(stock, dev)]
        if self.least_era:
            old = [card for card in deck if BOOK.era[card] < self.least_era]
            new = [card for card in deck if BOOK.era[card] >= self.least_era]
            last = of_era(self.least_era, [card for card in new if card not in self.deck_top])[:1]
            last = last or of_era(self.least_era, drawn)[-1:]
            if not last or [card for card in old if card in self.deck_top]:
                raise BadScenario("monumental-duel.era", era=self.least_era)
            drawn = [card for card in [*drawn, *old] if card not in last] + last
            deck = [card for card in new if card not in last]
        if self.deck_size is not None:
            drawn, deck = [*deck[self.deck_size :], *drawn], deck[: self.deck_size]
        s.discarded = tuple(card for card in drawn if card not in dev)
        s.aside = tuple(card for card in stock if card not in deck and card not in drawn)
        s.deck, s.deck_at = tuple(drawn + deck), len(drawn)


def settle_free_cities(s: Duel) -> None:
    """Each lies once; Gold lies on those of the track only (MDT-NEG-07)."""
    placed = [*s.free, *s.players[0].cities, *s.players[1].cities]
    for city in range(FREE_CITIES):
        if placed.count(city) > 1:
            raise BadScenario("scenario_twice", card=names(FREE_CITY + city))
        if city not in s.free and s.stakes[city] + s.stakes[FREE_CITIES + city] > 0:
            raise BadScenario("scenario_not_in_play", card=names(FREE_CITY + city))
    s.city_deck = tuple(placed + [c for c in range(FREE_CITIES) if c not in placed])
    s.city_at = len(placed)


def belongings(pl: Player) -> list[int]:
    """Every card of a player that came from the City, from a pile or from the Development deck."""
    cards = [*pl.city, *pl.deck, *pl.discard, *pl.archive, pl.wonder, *pl.reserved, *[card & KIND for card in pl.pile]]
    return [card for card in cards if card != EMPTY]


def of_era(era: int, cards: list[int]) -> list[int]:
    return [card for card in cards if BOOK.era[card] == era]


def within_table(stock: list[int], placed: list[int]) -> list[int]:
    """MD-MOD-04 to MD-MOD-06: no more cards of an Era than a deck has, counting those placed."""
    out = []
    for era, most in ((1, 12), (2, 12), (3, 6)):
        out += of_era(era, stock)[: max(0, most - len(of_era(era, placed)))]
    return out


def shows(rng: int, faces: tuple[int, ...]) -> bool:
    for face in faces:
        rng = next_rng(rng)
        if 1 + below(rng, 6) != face:
            return False
    return True

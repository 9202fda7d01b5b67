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
the Development deck and the piles, so that nothing is ever doubled or lost."""

from __future__ import annotations

from collections import Counter

from clio.engine.errors import BadScenario
from clio.engine.history import Table
from clio.engine.kernel import Op
from clio.engine.record import Options
from clio.engine.rng import below, next_rng, seed_rng
from clio.games.monumental_duel.cardbook import BOOK, KNOWLEDGE, PROVINCE, WONDER
from clio.games.monumental_duel.ops.resources import MAX_AGENTS, refresh
from clio.games.monumental_duel.record import GAME, MODULES
from clio.games.monumental_duel.rules.round import ACTIVATE, ROUND, TURN
from clio.games.monumental_duel.rules.end import END_ROUND
from clio.games.monumental_duel.rules.setup import COMMON
from clio.games.monumental_duel.state import (
    ACTIVATED, AMBASSADOR_USED, AZTECS, BARRICADE, CONQUERED, DEVELOPMENT, EMPTY, FREE_CITIES, FREE_CITY,
    GOLD, IDLE, KIND, MARK, MUGHALS, PASSED, PLACES, POLICY, POLICY_USED, REVOLT, SLOTS, SPECIAL, SPIED,
    START_KNOWLEDGE, START_PROVINCE, TRACK, WARLORD_USED, WORKSHOP, Duel, Player,
)
from clio.games.monumental_duel.view import LINE_IDS, RESOURCE_IDS, TYPE_IDS

DID = {
    "passed": PASSED, "warlord": WARLORD_USED, "ambassador": AMBASSADOR_USED, "conquered": CONQUERED, "spied": SPIED,
}


class Scenario:
    """Describe, then open with `turn`, `activation`, `round_start` or `round_end`."""

    def __init__(
        self, one: str = "greeks", two: str = "mughals", modules: str = "both", deck: str | list[str] = "auto",
        first: int = 0, aztec_province: bool = True, count_starting_knowledge: bool = False,
    ) -> None:
        given = {
            "modules": modules, "deck": deck, "civilizations": [one, two], "first": str(first + 1),
            "aztec_province": aztec_province, "count_starting_knowledge": count_starting_knowledge,
        }
        self.options: Options = GAME.record.settle(2, given)
        GAME.check_options(2, self.options)
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

    # ------------------------------------------------------------------ describing
    def city(self, seat: int, slots: dict[int, str | None]) -> Scenario:
        """Slot 1 to 9 -> a card, "card/knowledge" for an attached one, None for an empty slot. The slots not named are
        filled with what the civilization has left."""
        for slot in slots:
            if slot not in range(1, SLOTS + 1):
                raise BadScenario("scenario_slot", slot=slot)
        self.cities[seat] |= slots
        return self

    def deck(self, seat: int, *cards: str, only: bool = False) -> Scenario:
        """The City deck from the top. `only`: nothing below; the rest of the civilization is archived."""
        self.decks[seat] = [GAME.card(name) for name in cards]
        self.bare[seat] = only
        return self

    def discard(self, seat: int, *cards: str) -> Scenario:
        self.s.players[seat].discard = [GAME.card(name) for name in cards]
        return self

    def tilt(self, seat: int, *slots: int) -> Scenario:
        """These slots are activated, with what is attached; nothing is gained by it."""
        for slot in slots:
            for place in (slot - 1, SLOTS + slot - 1):
                self.s.players[seat].status[place] = ACTIVATED
        return self

    def resources(self, seat: int, **stock: int) -> Scenario:
        """production=2, gold=1, vp=3, agent=2 ... (everything else is 0; an Agent die unless said otherwise)."""
        self.fill(self.s.players[seat].res, stock)
        if self.s.players[seat].res[RESOURCE_IDS.index("agent")] > MAX_AGENTS:
            raise BadScenario("scenario_dice", most=MAX_AGENTS)
        return self

    def gained(self, seat: int, **stock: int) -> Scenario:
        """What was gained this round already (MD-TERM-32)."""
        self.fill(self.s.players[seat].gained, stock)
        return self

    def fill(self, stock: list[int], given: dict[str, int]) -> None:
        for name, n in given.items():
            if name not in RESOURCE_IDS or n < 0:
                raise BadScenario("scenario_resource", name=name, good=", ".join(RESOURCE_IDS))
            stock[RESOURCE_IDS.index(name)] = n

    def pile(self, seat: int, *cards: str) -> Scenario:
        """Provinces and Barricades from the bottom; "sahara+coastal" carries a marker."""
        pile = []
        for text in cards:
            name, *marks = text.split("+")
            card = GAME.card(name)
            if BOOK.type[card] != PROVINCE and card != BARRICADE:
                raise BadScenario("scenario_pile", card=name)
            pile.append(card | sum(1 << TYPE_IDS.index(mark) for mark in marks) << MARK)
        self.s.players[seat].pile = tuple(pile)
        return self

    def policies(self, seat: int, *cards: str, lines: tuple[str, ...] = (), active: tuple[str, ...] = ()) -> Scenario:
        """In the order of development. Mughals: `lines` ("row-1" ...) and which are active this round."""
        pl = self.s.players[seat]
        kinds = [GAME.card(name) for name in cards]
        for kind in kinds:
            if not POLICY + 5 * pl.civ <= kind < POLICY + 5 * pl.civ + 5:
                raise BadScenario("scenario_foreign", card=BOOK.name_en[kind])
        pl.policies = tuple(kinds)
        pl.lines = tuple(LINE_IDS.index(line) for line in lines)
        if pl.civ == MUGHALS:
            if len(lines) != len(kinds):
                raise BadScenario("scenario_lines")
            pl.active = sum(1 << kinds.index(GAME.card(name)) for name in active)
        else:
            pl.active = 1 << len(kinds) - 1 if kinds else 0
        return self

    def wonder(self, seat: int, card: str) -> Scenario:
        """Under construction."""
        kind = GAME.card(card)
        if BOOK.type[kind] != WONDER:
            raise BadScenario("scenario_wonder", card=card)
        self.s.players[seat].wonder = kind
        return self

    def reserved(self, seat: int, *cards: str) -> Scenario:
        self.s.players[seat].reserved = tuple(GAME.card(name) for name in cards)
        return self

    def espionage(self, seat: int, card: str) -> Scenario:
        """The active Espionage card."""
        self.s.players[seat].espionage = GAME.card(card)
        return self

    def free_cities(self, seat: int, *cards: str) -> Scenario:
        """Free Cities taken by the seat."""
        self.s.players[seat].cities = tuple(GAME.card(name) - FREE_CITY for name in cards)
        return self

    def free_track(self, *cards: str) -> Scenario:
        """Free Cities on the track; the others lie in the deck."""
        self.s.free = tuple(GAME.card(name) - FREE_CITY for name in cards)
        return self

    def stake(self, seat: int, city: str, gold: int) -> Scenario:
        """Gold on the seat's side of a Free City."""
        self.s.stakes[seat * FREE_CITIES + GAME.card(city) - FREE_CITY] = gold
        return self

    def track(self, *cards: str | None) -> Scenario:
        """The Development track from left to right; fewer than 6 stand at the right end."""
        kinds = [EMPTY if name is None else GAME.card(name) for name in cards]
        self.s.track = [EMPTY] * (TRACK - len(kinds)) + kinds
        return self

    def development(self, *cards: str, left: int | None = None) -> Scenario:
        """The Development deck from the top; `left`: how many cards it has at all."""
        self.deck_top = [GAME.card(name) for name in cards]
        self.deck_size = left
        return self

    def era(self, number: int) -> Scenario:
        """The current Era (MD-OPEN-20): the cards of earlier ones have all been drawn."""
        self.least_era = number
        return self

    def advantage(self, seat: int, resource: str | None = None, tokens: int = 0) -> Scenario:
        self.s.holder, self.s.stake = seat, tokens
        self.s.stake_type = -1 if resource is None else RESOURCE_IDS.index(resource)
        return self

    def basics(self, **left: int) -> Scenario:
        """Basic Buildings left: barricade=0, shooting_range=2 ...; what is taken away is out of the game."""
        for name, n in left.items():
            self.s.basics[GAME.card(name.replace("_", "-")) - WORKSHOP] = n
        return self

    def did(self, seat: int, *what: str) -> Scenario:
        """"passed", "conquered", "spied", "warlord", "ambassador" this round, or a Policy's name for its token."""
        pl = self.s.players[seat]
        for word in what:
            pl.done |= DID[word] if word in DID else POLICY_USED << pl.policies.index(GAME.card(word))
        return self

    def round(self, number: int, last: bool = False) -> Scenario:
        self.s.round, self.s.last = number, last
        return self

    def dice(self, *faces: int) -> Scenario:
        """The next dice to be rolled show these faces: a generator state that does so is looked for."""
        start = seed_rng(f"dice {faces}")
        while not shows(start, faces):
            start = next_rng(start)
        self.s.rng = start
        return self

    # ------------------------------------------------------------------ opening
    def turn(self, seat: int = 0) -> Table:
        """The Actions phase, the seat to take a turn."""
        return self.open((TURN, seat))

    def activation(self, seat: int = 0) -> Table:
        """City Activation of the seat, which is First Player; the other follows."""
        self.s.first = seat
        return self.open((TURN, seat), (ACTIVATE, 1 - seat), (ACTIVATE, seat))

    def round_start(self) -> Table:
        """A new round begins."""
        self.s.round -= 1
        self.settle()
        return self.begin([(ROUND, -1)])

    def round_end(self) -> Table:
        """Both have passed: the End of Round runs and the next round opens (or the game ends)."""
        return self.open()

    def open(self, *frames: tuple[Op[Duel], int]) -> Table:
        self.settle()
        last: list[tuple[Op[Duel], int]] = [] if self.s.last else [(ROUND, -1)]
        return self.begin([*last, (END_ROUND, -1), *frames])

    def begin(self, frames: list[tuple[Op[Duel], int]]) -> Table:
        for op, seat in frames:
            self.s.push(op, seat)
        return Table.at(GAME, self.options, self.s)

    # ------------------------------------------------------------------ putting it together
    def settle(self) -> None:
        """Fill what was not described and check what was."""
        s = self.s
        for seat, pl in enumerate(s.players):
            self.settle_player(seat, pl)
        if START_PROVINCE not in [card & KIND for pl in s.players for card in pl.pile]:
            for pl in s.players:
                if pl.civ == AZTECS and self.options["aztec_province"]:
                    s.removed = (*s.removed, START_PROVINCE)  # given up earlier: it was described away
        self.settle_basics()
        self.settle_development()
        if s.city_deck:
            placed = [*s.free, *s.players[0].cities, *s.players[1].cities]
            if len(set(placed)) != len(placed):
                raise BadScenario("scenario_twice", card="Free City")
            s.city_deck = tuple(placed + [c for c in range(FREE_CITIES) if c not in placed])
            s.city_at = len(placed)
        for seat in (0, 1):
            refresh(s, seat)

    def settle_player(self, seat: int, pl: Player) -> None:
        """The City, then the deck: described cards first, the rest of the 15 Civilization cards after."""
        own = Counter([*COMMON, SPECIAL + pl.civ, START_KNOWLEDGE + pl.civ])
        for slot in range(1, SLOTS + 1):
            place(pl, slot - 1, self.cities[seat].get(slot))
        used = Counter([card for card in pl.city if card != EMPTY] + self.decks[seat] + pl.discard)
        for card, n in used.items():
            if card < WORKSHOP or card >= SPECIAL:
                if card not in own:
                    raise BadScenario("scenario_foreign", card=BOOK.name_en[card])
                if n > own[card]:
                    raise BadScenario("scenario_copies", card=BOOK.name_en[card], n=n, most=own[card])
        rest = sorted((own - used).elements())
        for slot in range(1, SLOTS + 1):
            if slot not in self.cities[seat]:
                pl.city[slot - 1] = rest.pop(0) if rest and BOOK.type[rest[0]] != KNOWLEDGE else EMPTY
        for i in range(PLACES):
            if pl.city[i] == EMPTY:
                pl.status[i] = IDLE
        if self.bare[seat]:
            pl.archive, rest = tuple(rest), []
        pl.deck = rest + self.decks[seat][::-1]
        pl.known = len(self.decks[seat])

    def settle_basics(self) -> None:
        """Basic Buildings and Revolts in play come from their piles."""
        s = self.s
        out: Counter[int] = Counter()
        for pl in s.players:
            out.update(card for card in [*pl.city, *pl.deck, *pl.discard] if card != EMPTY)
            out.update(card & KIND for card in pl.pile)
        for i in range(4):
            if out[WORKSHOP + i] > 5 * int(str(self.options["basic_sets"])):
                raise BadScenario("scenario_copies", card=BOOK.name_en[WORKSHOP + i], n=out[WORKSHOP + i], most=5)
            s.basics[i] = min(s.basics[i], 5 * int(str(self.options["basic_sets"])) - out[WORKSHOP + i])
        if out[REVOLT] > s.revolts:
            raise BadScenario("scenario_copies", card="Revolt", n=out[REVOLT], most=s.revolts)
        s.revolts -= out[REVOLT]

    def settle_development(self) -> None:
        """Development cards lie once each: where they were placed, else in the deck."""
        s = self.s
        placed = [card for card in s.track if card != EMPTY]
        for pl in s.players:
            placed += [card for card in [*pl.city, *pl.deck, *pl.discard, pl.wonder, *pl.reserved] if card != EMPTY]
            placed += [card & KIND for card in pl.pile]
        dev = [card for card in placed if DEVELOPMENT <= card < START_PROVINCE] + self.deck_top
        for card, n in Counter(dev).items():
            if n > 1:
                raise BadScenario("scenario_twice", card=BOOK.name_en[card])
            if not MODULES[BOOK.box[card]] & s.config.modules:
                raise BadScenario("scenario_module", card=BOOK.name_en[card])
        stock = [card for card in sorted([*s.deck, *s.aside], key=lambda c: (BOOK.era[c], c)) if card not in dev]
        drawn = sorted((card for card in dev if card not in self.deck_top), key=lambda c: BOOK.era[c])
        deck = [*self.deck_top, *within_table(stock, dev)]
        if self.least_era:
            old = [card for card in deck if BOOK.era[card] < self.least_era]
            new = [card for card in deck if BOOK.era[card] >= self.least_era]
            drawn, deck = [*drawn, *old, *new[:1]], new[1:]
        if self.deck_size is not None:
            drawn, deck = [*deck[self.deck_size :], *drawn], deck[: self.deck_size]
        s.discarded = tuple(card for card in drawn if card not in dev)
        s.aside = tuple(card for card in stock if card not in deck and card not in drawn)
        s.deck, s.deck_at = tuple(drawn + deck), len(drawn)


def within_table(stock: list[int], placed: list[int]) -> list[int]:
    """MD-MOD-04 to MD-MOD-06: no more cards of an Era than a deck has, counting those placed."""
    out = []
    for era, most in ((1, 12), (2, 12), (3, 6)):
        room = most - len([card for card in placed if BOOK.era[card] == era])
        out += [card for card in stock if BOOK.era[card] == era][: max(0, room)]
    return out


def place(pl: Player, slot: int, text: str | None) -> None:
    """One slot from its description."""
    card, _, knowledge = (text or "").partition("/")
    pl.city[slot] = GAME.card(card) if card else EMPTY
    pl.city[SLOTS + slot] = GAME.card(knowledge) if knowledge else EMPTY
    under = pl.city[SLOTS + slot]
    if under != EMPTY and BOOK.type[under] != KNOWLEDGE:
        raise BadScenario("scenario_attached", card=knowledge)


def shows(rng: int, faces: tuple[int, ...]) -> bool:
    for face in faces:
        rng = next_rng(rng)
        if 1 + below(rng, 6) != face:
            return False
    return True

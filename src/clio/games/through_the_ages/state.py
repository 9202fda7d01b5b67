"""Everything on the table, and the numbers that name things."""

from __future__ import annotations

from typing import Final

from clio.engine.kernel import State

# Ages; also the level of a card (TTA-COMP-21)
AGE_A: Final = 0
AGE_I: Final = 1
AGE_II: Final = 2
AGE_III: Final = 3
AGE_IV: Final = 4

# What can be gained, lost, paid: goods on cards, points on tracks
FOOD: Final = 0
RESOURCES: Final = 1
SCIENCE: Final = 2
CULTURE: Final = 3

# Card kinds, in blocks by type and, inside a type, by level. `cards/` declares them in this order.
NONE: Final = -1
FARM: Final = 0  # 0-3
MINE: Final = 4  # 4-7
LAB: Final = 8  # 8-11
TEMPLE: Final = 12  # 12-14
RELIGION: Final = 12
LIBRARY: Final = 15  # 15-17
THEATER: Final = 18  # 18-20
ARENA: Final = 21  # 21-23
UNIT: Final = 24  # all military units
INFANTRY: Final = 24  # 24-27
WARRIORS: Final = 24
CAVALRY: Final = 28  # 28-30
ARTILLERY: Final = 31  # 31-32
AIR_FORCES: Final = 33
WORKED: Final = 34  # technologies below this number take workers
STORES: Final = 12  # farms, mines and labs: the cards that can hold blue tokens
GOVERNMENT: Final = 34  # 34-41
DESPOTISM: Final = 34
SPECIAL: Final = 42  # law, warfare, exploration, construction: three each
TECHNOLOGIES: Final = 54  # cards below this number are technologies (TTA-TECH-01)
WONDER: Final = 54
LEADER: Final = 70
ACTION: Final = 94
CIVIL: Final = 127  # cards below this number are civil cards
TACTIC: Final = 127
AGGRESSION: Final = 142
WAR: Final = 153
BONUS: Final = 156
PACT: Final = 159
TERRITORY: Final = 169
EVENT: Final = 181
KINDS: Final = 236

ROW: Final = 13
SEATS: Final = 4

# What a player did this turn, as bits of `done`
TACTIC_CHOSEN: Final = 1  # TTA-TACT-03
LEADER_REPLACED: Final = 2  # TTA-CTX-14
TRADED: Final = 4  # a pact's exchange of goods (TTA-CTX-42)


class Config:
    """What was agreed before the game. Never changed, so clones share it."""

    __slots__ = ("by_hand", "civil_hidden", "resigning", "reveal", "seats")

    def __init__(self, seats: int, civil_hidden: bool, reveal: bool, by_hand: bool, resigning: bool) -> None:
        self.seats = seats
        self.civil_hidden = civil_hidden  # the others do not see the civil hand
        self.reveal = reveal  # military hands are shown when the game is over
        self.by_hand = by_hand  # the player arranges the blue tokens after each payment
        self.resigning = resigning  # TTA-RESIGN-01 may be chosen


class Player:
    """One civilization. Zones that change rarely are tuples: clones share them."""

    __slots__ = (
        "blue", "blue_bank", "ca", "ca_total", "civil", "colonies", "culture", "culture_rate", "done",
        "exclusive", "free_ca", "free_ma", "fresh", "government", "hand", "happiness",
        "homer", "known", "leader", "leader_ages", "live", "ma", "ma_total", "out", "pact", "partner", "prepared",
        "produced", "purse", "ruins", "science", "science_rate", "side_a", "skip", "spent", "stages", "starved",
        "strength", "study", "tactic", "taken", "techs", "unused", "wars", "wonder", "wonders", "workers",
        "yellow_bank",
    )

    workers: list[int]  # per technology kind below WORKED
    blue: list[int]  # blue tokens stored, per kind below STORES
    techs: int  # bit per technology kind in play
    government: int
    leader: int
    leader_ages: int  # bit per age of which a leader was taken (TTA-TAKE-04)
    wonders: tuple[int, ...]  # completed, ruins too
    ruins: int  # bit per wonder (kind - WONDER) turned face down
    homer: int  # the wonder under which Homer lies
    wonder: int  # unfinished
    stages: int  # of it covered, one blue token each
    blue_bank: int
    yellow_bank: int
    unused: int  # worker pool
    ca: int  # available civil actions, of ca_total
    ma: int
    ca_total: int
    ma_total: int
    free_ca: int  # for this turn: Hammurabi's exchanged action, to be spent first
    free_ma: int  # for this turn (TTA-ACTOT-10)
    purse: int  # resources of this turn for military units
    study: int  # science of this turn for military unit technologies (Churchill)
    science: int  # points
    culture: int
    produced: int  # culture by production so far ...
    prepared: int  # ... by preparing events ...
    starved: int  # ... and lost to famine
    civil: tuple[int, ...]  # hand of civil cards, sorted
    fresh: tuple[int, ...]  # action cards taken in this action phase (TTA-ACARD-02)
    hand: tuple[int, ...]  # hand of military cards, sorted
    known: tuple[int, ...]  # who knows each of them (mask of seats)
    tactic: int  # the current tactic
    exclusive: bool  # it lies in the own play area
    colonies: tuple[int, ...]
    pact: int  # in the own play area
    partner: int
    side_a: bool  # the owner of the pact is side A
    wars: tuple[int, ...]  # declared: kind, rival, kind, rival
    live: int  # bits of the cards that listen (derived, see ratings.refresh)
    out: bool  # resigned
    skip: bool  # no political action next time (TTA-POL-08)
    spent: int  # marks of hooks used up until their limit is renewed: once per turn, once per game
    done: int
    taken: int  # civil cards taken from the row so far (statistics)
    science_rate: int  # the four ratings, -1 = to be computed
    culture_rate: int
    strength: int
    happiness: int

    def __init__(self, of: Player | None = None) -> None:
        """A civilization before anything has happened (TTA-SETUP-03 to -09), its starting workers on its cards; or a
        copy."""
        if of is None:
            self.workers, self.blue = [0] * WORKED, [0] * STORES
            self.workers[FARM] = self.workers[MINE] = 2
            self.workers[LAB] = self.workers[INFANTRY] = 1
            self.techs = 1 << FARM | 1 << MINE | 1 << LAB | 1 << TEMPLE | 1 << INFANTRY | 1 << DESPOTISM
            self.government = DESPOTISM
            self.leader = self.homer = self.wonder = self.tactic = self.pact = self.partner = NONE
            self.wonders = self.civil = self.fresh = self.hand = self.known = self.colonies = self.wars = ()
            self.blue_bank, self.yellow_bank, self.unused = 16, 18, 1
            self.ca_total, self.ma_total = 4, 2
            self.leader_ages = self.ruins = self.stages = self.ca = self.ma = self.free_ca = self.free_ma = 0
            self.purse = self.study = self.science = self.culture = self.produced = self.prepared = self.starved = 0
            self.live = self.spent = self.done = self.taken = 0
            self.exclusive = self.side_a = self.out = self.skip = False
            self.science_rate = self.culture_rate = self.strength = self.happiness = -1
        else:
            self.workers = of.workers[:]
            self.blue = of.blue[:]
            self.techs = of.techs
            self.government = of.government
            self.leader = of.leader
            self.leader_ages = of.leader_ages
            self.wonders = of.wonders
            self.ruins = of.ruins
            self.homer = of.homer
            self.wonder = of.wonder
            self.stages = of.stages
            self.blue_bank = of.blue_bank
            self.yellow_bank = of.yellow_bank
            self.unused = of.unused
            self.ca = of.ca
            self.ma = of.ma
            self.ca_total = of.ca_total
            self.ma_total = of.ma_total
            self.free_ca = of.free_ca
            self.free_ma = of.free_ma
            self.purse = of.purse
            self.study = of.study
            self.science = of.science
            self.culture = of.culture
            self.produced = of.produced
            self.prepared = of.prepared
            self.starved = of.starved
            self.civil = of.civil
            self.fresh = of.fresh
            self.hand = of.hand
            self.known = of.known
            self.tactic = of.tactic
            self.exclusive = of.exclusive
            self.colonies = of.colonies
            self.pact = of.pact
            self.partner = of.partner
            self.side_a = of.side_a
            self.wars = of.wars
            self.live = of.live
            self.out = of.out
            self.skip = of.skip
            self.spent = of.spent
            self.done = of.done
            self.taken = of.taken
            self.science_rate = of.science_rate
            self.culture_rate = of.culture_rate
            self.strength = of.strength
            self.happiness = of.happiness

    def clone(self) -> Player:
        return Player(self)


class Ages(State):
    """The whole table. Piles have their top at the end; a hidden pile carries a mask of knowing seats per card."""

    __slots__ = (
        "active", "age", "attack", "bid", "bidder", "blue_box", "civil_at", "civil_deck", "config", "current",
        "current_known", "discards", "discards_known", "force", "future", "future_known", "gone", "last",
        "military_at", "military_deck", "passed", "past", "players", "round", "row", "sent", "starting", "tactics",
        "territory", "top_known", "unused_events", "yellow_box",
    )

    config: Config
    players: list[Player]
    row: list[int]  # ROW spaces, left to right
    civil_deck: tuple[int, ...]  # current; civil_at = next card
    civil_at: int
    military_deck: tuple[int, ...]
    military_at: int
    discards: list[tuple[int, ...]]  # military cards out of play, by age; the deck of a past age ends here too
    discards_known: list[tuple[int, ...]]
    current: tuple[int, ...]  # current events deck
    current_known: tuple[int, ...]  # who knows that this card is in the deck (not where, once shuffled)
    top_known: int  # who knows which card is on top (Joan of Arc)
    future: tuple[int, ...]
    future_known: tuple[int, ...]
    past: tuple[int, ...]  # events resolved, territories nobody wanted
    unused_events: tuple[int, ...]  # Age A events in the box, seen by nobody
    tactics: tuple[int, ...]  # common ones
    gone: tuple[int, ...]  # cards that left the game face up: civil cards, merged tactics
    age: int
    round: int
    active: int  # whose turn it is
    starting: int
    last: int  # number of the last round, 0 = not known yet
    blue_box: int  # tokens given to the box less tokens taken from it
    yellow_box: int
    attack: tuple[int, ...]  # aggression under way: kind, attacker, rival, strength to reach
    territory: int  # being auctioned or colonized
    bid: int
    bidder: int
    passed: int  # bit per seat out of the auction
    sent: tuple[int, ...]  # units sent so far
    force: int  # bonus and discarded cards added so far

    def __init__(self, rng: int, config: Config, players: list[Player], of: Ages | None = None) -> None:
        """An empty table, or a copy of one with these players."""
        super().__init__(rng, of)
        self.config = config
        self.players = players
        if of is None:
            self.row = [NONE] * ROW
            self.discards, self.discards_known = [(), (), (), ()], [(), (), (), ()]
            self.civil_deck = self.military_deck = self.current = self.current_known = self.future = ()
            self.future_known = self.past = self.unused_events = self.tactics = self.gone = self.attack = self.sent = ()
            self.civil_at = self.military_at = self.top_known = self.active = self.starting = self.last = 0
            self.blue_box = self.yellow_box = self.bid = self.passed = self.force = 0
            self.age = AGE_A
            self.round = 1
            self.territory = self.bidder = NONE
        else:
            self.row = of.row[:]
            self.civil_deck = of.civil_deck
            self.civil_at = of.civil_at
            self.military_deck = of.military_deck
            self.military_at = of.military_at
            self.discards = of.discards[:]
            self.discards_known = of.discards_known[:]
            self.current = of.current
            self.current_known = of.current_known
            self.top_known = of.top_known
            self.future = of.future
            self.future_known = of.future_known
            self.past = of.past
            self.unused_events = of.unused_events
            self.tactics = of.tactics
            self.gone = of.gone
            self.age = of.age
            self.round = of.round
            self.active = of.active
            self.starting = of.starting
            self.last = of.last
            self.blue_box = of.blue_box
            self.yellow_box = of.yellow_box
            self.attack = of.attack
            self.territory = of.territory
            self.bid = of.bid
            self.bidder = of.bidder
            self.passed = of.passed
            self.sent = of.sent
            self.force = of.force

    def clone(self) -> Ages:
        return Ages(self.rng, self.config, [p.clone() for p in self.players], self)

    def seats_from(self, seat: int) -> list[int]:
        """The players still in the game, clockwise, beginning with the seat."""
        players = self.players
        n = len(players)
        found: list[int] = []
        for _ in range(n):
            if not players[seat].out:
                found.append(seat)
            seat += 1
            if seat == n:
                seat = 0
        return found

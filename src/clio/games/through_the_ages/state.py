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
        "homer", "known", "leader", "leader_ages", "live", "ma", "ma_total", "out", "pact", "partner", "purse",
        "ruins", "science", "science_rate", "side_a", "skip", "spent", "stages", "strength", "study", "tactic", "taken",
        "techs", "unused", "wars", "wonder", "wonders", "workers", "yellow_bank",
    )

    def __init__(
        self, workers: list[int], blue: list[int], techs: int, government: int, leader: int, leader_ages: int,
        wonders: tuple[int, ...], ruins: int, homer: int, wonder: int, stages: int, blue_bank: int, yellow_bank: int,
        unused: int, ca: int, ma: int, ca_total: int, ma_total: int, free_ca: int, free_ma: int, purse: int,
        study: int, science: int, culture: int, civil: tuple[int, ...],
        fresh: tuple[int, ...], hand: tuple[int, ...], known: tuple[int, ...], tactic: int, exclusive: bool,
        colonies: tuple[int, ...], pact: int, partner: int, side_a: bool, wars: tuple[int, ...], live: int,
        out: bool, skip: bool, spent: int, done: int, taken: int, science_rate: int, culture_rate: int,
        strength: int, happiness: int,
    ) -> None:
        self.workers = workers  # per technology kind below WORKED
        self.blue = blue  # blue tokens stored, per kind below STORES
        self.techs = techs  # bit per technology kind in play
        self.government = government
        self.leader = leader
        self.leader_ages = leader_ages  # bit per age of which a leader was taken (TTA-TAKE-04)
        self.wonders = wonders  # completed, ruins too
        self.ruins = ruins  # bit per wonder (kind - WONDER) turned face down
        self.homer = homer  # the wonder under which Homer lies
        self.wonder = wonder  # unfinished
        self.stages = stages  # of it covered, one blue token each
        self.blue_bank = blue_bank
        self.yellow_bank = yellow_bank
        self.unused = unused  # worker pool
        self.ca = ca  # available civil actions, of ca_total
        self.ma = ma
        self.ca_total = ca_total
        self.ma_total = ma_total
        self.free_ca = free_ca  # for this turn: Hammurabi's exchanged action, to be spent first
        self.free_ma = free_ma  # for this turn (TTA-ACTOT-10)
        self.purse = purse  # resources of this turn for military units
        self.study = study  # science of this turn for military unit technologies (Churchill)
        self.science = science  # points
        self.culture = culture
        self.civil = civil  # hand of civil cards, sorted
        self.fresh = fresh  # action cards taken in this action phase (TTA-ACARD-02)
        self.hand = hand  # hand of military cards, sorted
        self.known = known  # who knows each of them (mask of seats)
        self.tactic = tactic  # the current tactic
        self.exclusive = exclusive  # it lies in the own play area
        self.colonies = colonies
        self.pact = pact  # in the own play area
        self.partner = partner
        self.side_a = side_a  # the owner of the pact is side A
        self.wars = wars  # declared: kind, rival, kind, rival
        self.live = live  # bits of the cards that listen (derived, see ratings.refresh)
        self.out = out  # resigned
        self.skip = skip  # no political action next time (TTA-POL-08)
        self.spent = spent  # marks of hooks used up until their limit is renewed: once per turn, once per game
        self.done = done
        self.taken = taken  # civil cards taken from the row so far (statistics)
        self.science_rate = science_rate  # the four ratings, -1 = to be computed
        self.culture_rate = culture_rate
        self.strength = strength
        self.happiness = happiness

    def clone(self) -> Player:
        return Player(
            self.workers[:], self.blue[:], self.techs, self.government, self.leader, self.leader_ages, self.wonders,
            self.ruins, self.homer, self.wonder, self.stages, self.blue_bank, self.yellow_bank, self.unused, self.ca,
            self.ma, self.ca_total, self.ma_total, self.free_ca, self.free_ma, self.purse, self.study,
            self.science, self.culture, self.civil, self.fresh, self.hand,
            self.known, self.tactic, self.exclusive, self.colonies, self.pact, self.partner, self.side_a, self.wars,
            self.live, self.out, self.skip, self.spent, self.done, self.taken, self.science_rate, self.culture_rate,
            self.strength, self.happiness,
        )


class Ages(State):
    """The whole table. Piles have their top at the end; a hidden pile carries a mask of knowing seats per card."""

    __slots__ = (
        "active", "age", "attack", "bid", "bidder", "blue_box", "civil_at", "civil_deck", "config", "current",
        "current_known", "discards", "discards_known", "force", "future", "future_known", "gone", "last",
        "military_at", "military_deck", "passed", "past", "players", "round", "row", "sent", "starting", "tactics",
        "territory", "top_known", "unused_events", "yellow_box",
    )

    def __init__(
        self, rng: int, config: Config, players: list[Player], row: list[int], civil_deck: tuple[int, ...],
        civil_at: int, military_deck: tuple[int, ...], military_at: int, discards: list[tuple[int, ...]],
        discards_known: list[tuple[int, ...]], current: tuple[int, ...], current_known: tuple[int, ...],
        top_known: int, future: tuple[int, ...], future_known: tuple[int, ...], past: tuple[int, ...],
        unused_events: tuple[int, ...], tactics: tuple[int, ...], gone: tuple[int, ...], age: int, round: int,
        active: int, starting: int, last: int, blue_box: int, yellow_box: int, attack: tuple[int, ...],
        territory: int, bid: int, bidder: int, passed: int, sent: tuple[int, ...], force: int,
        source: State | None = None,
    ) -> None:
        super().__init__(rng, source)
        self.config = config
        self.players = players
        self.row = row  # ROW spaces, left to right
        self.civil_deck = civil_deck  # current; civil_at = next card
        self.civil_at = civil_at
        self.military_deck = military_deck
        self.military_at = military_at
        self.discards = discards  # military cards out of play, by age; the deck of a past age ends here too
        self.discards_known = discards_known
        self.current = current  # current events deck
        self.current_known = current_known  # who knows that this card is in the deck (not where, once shuffled)
        self.top_known = top_known  # who knows which card is on top (Joan of Arc)
        self.future = future
        self.future_known = future_known
        self.past = past  # events resolved, territories nobody wanted
        self.unused_events = unused_events  # Age A events in the box, seen by nobody
        self.tactics = tactics  # common ones
        self.gone = gone  # cards that left the game face up: civil cards, merged tactics
        self.age = age
        self.round = round
        self.active = active  # whose turn it is
        self.starting = starting
        self.last = last  # number of the last round, 0 = not known yet
        self.blue_box = blue_box  # tokens given to the box less tokens taken from it
        self.yellow_box = yellow_box
        self.attack = attack  # aggression under way: kind, attacker, rival, strength to reach
        self.territory = territory  # being auctioned or colonized
        self.bid = bid
        self.bidder = bidder
        self.passed = passed  # bit per seat out of the auction
        self.sent = sent  # units sent so far
        self.force = force  # bonus and discarded cards added so far

    def clone(self) -> Ages:
        return Ages(
            self.rng, self.config, [p.clone() for p in self.players], self.row[:], self.civil_deck, self.civil_at,
            self.military_deck, self.military_at, self.discards[:], self.discards_known[:], self.current,
            self.current_known, self.top_known, self.future, self.future_known, self.past, self.unused_events,
            self.tactics, self.gone, self.age, self.round, self.active, self.starting, self.last, self.blue_box,
            self.yellow_box, self.attack, self.territory, self.bid, self.bidder, self.passed, self.sent, self.force,
            self,
        )

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


def new_player() -> Player:
    """A civilization before anything has happened (TTA-SETUP-03 to -09); its starting workers stand on its cards."""
    workers = [0] * WORKED
    workers[FARM] = workers[MINE] = 2
    workers[LAB] = workers[INFANTRY] = 1
    techs = 1 << FARM | 1 << MINE | 1 << LAB | 1 << TEMPLE | 1 << INFANTRY | 1 << DESPOTISM
    return Player(
        workers, [0] * STORES, techs, DESPOTISM, NONE, 0, (), 0, NONE, NONE, 0, 16, 18, 1, 0, 0, 4, 2, 0, 0, 0, 0, 0, 0,
        (), (), (), (), NONE, False, (), NONE, NONE, False, (), 0, False, False, 0, 0, 0, -1, -1, -1, -1,
    )

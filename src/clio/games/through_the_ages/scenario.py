"""A position in a few lines, for tests, puzzles and bug reports. It is legal, or refused with the reason.

    table = (
        Scenario(players=2, age=1)
        .row("iron", None, "pyramids")
        .technologies(0, "iron", "drama")
        .workers(0, bronze=1, iron=1, drama=2)
        .stock(0, food=3, resources=5)
        .hand(0, "monarchy", "plunder-i")
        .action_phase(0)
    )

Seats count from 0, spaces of the row from the left. Cards are taken from where they would lie: what is not placed stays
in the current decks; of past ages it is out of the game. Nothing is ever doubled. Blue tokens on cards come from the
bank, unless `banks` says what it holds; workers do not."""

from __future__ import annotations

from collections import Counter

from clio.engine.errors import BadScenario
from clio.engine.history import Table
from clio.engine.kernel import Op
from clio.engine.lawful import spelled, within
from clio.engine.record import Options
from clio.engine.rng import seed_rng, shuffle
from clio.games.through_the_ages import lawful
from clio.games.through_the_ages.cardbook import BOOK, HOOKS, T_PACT, T_TACTIC, T_WAR
from clio.games.through_the_ages.census import cards_of
from clio.games.through_the_ages.lawful import at_least, refuse
from clio.games.through_the_ages.ops.hands import add_civil, add_to_hand
from clio.games.through_the_ages.ops.ratings import refresh
from clio.games.through_the_ages.ops.row import deck
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.rules.act import ACT
from clio.games.through_the_ages.rules.end import END_GAME
from clio.games.through_the_ages.rules.politics import POLITICS_PHASE, reveal
from clio.games.through_the_ages.rules.turn import BEGIN_TURN, DISCARD_EXCESS, END_TURN, NEXT_TURN
from clio.games.through_the_ages.state import (
    ACTION, AGE_A, AGE_III, AGE_IV, CIVIL, EVENT, GOVERNMENT, KINDS, LEADER, LEADER_REPLACED, NONE, ROW, SPECIAL,
    STORES, TACTIC, TACTIC_CHOSEN, TECHNOLOGIES, TERRITORY, TRADED, WONDER, WORKED, Ages, Player,
)


class Scenario:
    """Describe, then open with `action_phase`, `politics`, `turn`, `end_of_turn`, `event` or `end`."""

    def __init__(
        self, players: int = 2, age: int = 1, round: int | None = None, first: int = 0, **options: str | bool
    ) -> None:
        within("age", age, AGE_A, AGE_IV)
        self.players = players
        self.options: Options = GAME.record.settle(players, {"first": str(at_least("first", first) + 1), **options})
        self.s: Ages = GAME.set_up(players, self.options, seed_rng("scenario"))
        s = self.s
        s.stack.clear()
        s.age = age
        s.round = lawful.round_of(age, round)
        s.row = [NONE] * ROW
        s.current = s.current_known = s.unused_events = ()
        self.civil_top: list[int] | None = None
        self.military_top: list[int] | None = None
        self.event_names: list[str] = []
        self.spent: list[tuple[int, int | None, int | None]] = []
        self.taken: list[list[int]] = [[] for _ in range(players)]  # in this action phase
        self.blue_named: set[int] = set()  # seats whose blue bank is named

    # ------------------------------------------------------------------ the table
    def row(self, *cards: str | None) -> Scenario:
        """The spaces from the left; None, and what is not named, is empty."""
        within("row", len(cards), 0, ROW)
        self.s.row = [NONE if name is None else self.kind(name, 0, CIVIL) for name in cards]
        self.s.row += [NONE] * (ROW - len(cards))
        return self

    def civil_deck(self, *cards: str) -> Scenario:
        """Exactly these cards are left, the next one first."""
        self.civil_top = [self.kind(name, 0, CIVIL) for name in cards]
        return self

    def military_deck(self, *cards: str) -> Scenario:
        self.military_top = [self.kind(name, TACTIC, KINDS) for name in cards]
        return self

    def events(self, *cards: str) -> Scenario:
        """The current events deck, the next one first. Without this it is drawn from the cards left."""
        self.event_names = list(cards)
        return self

    def future(self, *cards: str, by: int = 0) -> Scenario:
        """Events prepared by a seat, in this order."""
        self.s.future = (*self.s.future, *[self.kind(name, TERRITORY, KINDS) for name in cards])
        self.s.future_known = (*self.s.future_known, *[1 << self.seat(by) for _ in cards])
        return self

    def past(self, *cards: str) -> Scenario:
        """Events resolved and territories nobody wanted, the last one last."""
        self.s.past = (*self.s.past, *[self.kind(name, TERRITORY, KINDS) for name in cards])
        return self

    def common(self, *tactics: str) -> Scenario:
        self.s.tactics = tuple(sorted(self.kind(name, TACTIC, KINDS) for name in tactics))
        return self

    def discarded(self, *cards: str) -> Scenario:
        """Military cards in the discard piles of their ages, face down."""
        for name in cards:
            kind = self.kind(name, TACTIC, KINDS)
            age = BOOK.age[kind]
            self.s.discards[age] = (*self.s.discards[age], kind)
            self.s.discards_known[age] = (*self.s.discards_known[age], 0)
        return self

    def last(self, round: int) -> Scenario:
        """The number of the last round, in Age IV; without this it is the next one."""
        self.s.last = lawful.last_round(self.s, round)
        return self

    # ------------------------------------------------------------------ a civilization
    def technologies(self, seat: int, *cards: str) -> Scenario:
        """In play besides the starting ones; a government replaces Despotism."""
        p = self.p(seat)
        for name in cards:
            kind = self.kind(name, 0, TECHNOLOGIES)
            if GOVERNMENT <= kind < SPECIAL:
                p.techs &= ~(1 << p.government)
                p.government = kind
            p.techs |= 1 << kind
        return self

    def workers(self, seat: int, only: bool = False, **workers: int) -> Scenario:
        """Workers on technologies in play, underscores for hyphens; `only`: nobody elsewhere."""
        p = self.p(seat)
        if only:
            p.workers = [0] * WORKED
        for name, n in workers.items():
            kind = self.kind(name, 0, WORKED)
            if not p.techs >> kind & 1:
                refuse("scenario_not_in_play", kind)
            p.workers[kind] = at_least(BOOK.name_en[kind], n)
        return self

    def banks(
        self, seat: int, blue: int | None = None, yellow: int | None = None, unused: int | None = None
    ) -> Scenario:
        """The blue and the yellow bank and the worker pool."""
        p = self.p(seat)
        if blue is not None:
            p.blue_bank = at_least("blue", blue)
            self.blue_named.add(seat)
        p.yellow_bank = p.yellow_bank if yellow is None else at_least("yellow", yellow)
        p.unused = p.unused if unused is None else at_least("unused", unused)
        return self

    def tokens(self, seat: int, **tokens: int) -> Scenario:
        """Blue tokens on farms, mines and labs."""
        p = self.p(seat)
        for name, n in tokens.items():
            kind = self.kind(name, 0, STORES)
            p.blue[kind] = at_least(BOOK.name_en[kind], n)
        return self

    def stock(self, seat: int, food: int | None = None, resources: int | None = None) -> Scenario:
        """As tokens on Agriculture and Bronze."""
        given = {"agriculture": food, "bronze": resources}
        return self.tokens(seat, **{name: n for name, n in given.items() if n is not None})

    def points(self, seat: int, science: int | None = None, culture: int | None = None) -> Scenario:
        p = self.p(seat)
        p.science = p.science if science is None else at_least("science", science)
        p.culture = p.culture if culture is None else at_least("culture", culture)
        return self

    def actions(self, seat: int, civil: int | None = None, military: int | None = None) -> Scenario:
        """Available actions; without this all are."""
        for name, n in (("civil", civil), ("military", military)):
            if n is not None:
                at_least(name, n)
        self.spent.append((self.seat(seat), civil, military))
        return self

    def leader(self, seat: int, card: str) -> Scenario:
        self.p(seat).leader = self.kind(card, LEADER, ACTION)
        return self

    def wonders(self, seat: int, *cards: str, ruined: tuple[str, ...] = (), homer: str | None = None) -> Scenario:
        """Completed ones. The tokens they bring are not added: say them with `banks`."""
        p = self.p(seat)
        p.wonders = tuple(self.kind(name, WONDER, LEADER) for name in cards)
        for name in ruined:
            p.ruins |= 1 << self.built(p, name) - WONDER
        p.homer = NONE if homer is None else self.built(p, homer)
        return self

    def built(self, p: Player, name: str) -> int:
        kind = self.kind(name, WONDER, LEADER)
        if kind not in p.wonders:
            refuse("scenario_not_in_play", kind)
        return kind

    def wonder(self, seat: int, card: str, stages: int = 0) -> Scenario:
        """Unfinished, with so many stages covered."""
        p = self.p(seat)
        p.wonder = self.kind(card, WONDER, LEADER)
        p.stages = at_least("stages", stages)
        return self

    def colonies(self, seat: int, *cards: str) -> Scenario:
        self.p(seat).colonies = tuple(self.kind(name, TERRITORY, EVENT) for name in cards)
        return self

    def tactic(self, seat: int, card: str, exclusive: bool = False) -> Scenario:
        """The current tactic; a common one unless said otherwise."""
        p = self.p(seat)
        p.tactic = self.typed(card, T_TACTIC)
        p.exclusive = exclusive
        if not exclusive and p.tactic not in self.s.tactics:
            self.s.tactics = tuple(sorted([*self.s.tactics, p.tactic]))
        return self

    def hand(self, seat: int, *cards: str) -> Scenario:
        """Civil and military cards."""
        p = self.p(seat)
        for name in cards:
            kind = self.held(name, KINDS)
            if kind < CIVIL:
                add_civil(p, kind)
            else:
                add_to_hand(p, kind, 1 << seat)
        return self

    def pact(self, owner: int, card: str, partner: int, owner_is_a: bool = True) -> Scenario:
        p = self.p(owner)
        p.pact = self.typed(card, T_PACT)
        p.partner = self.other(owner, partner)
        p.side_a = owner_is_a
        return self

    def war(self, seat: int, card: str, rival: int) -> Scenario:
        """Declared a round ago."""
        p = self.p(seat)
        p.wars = (*p.wars, self.typed(card, T_WAR), self.other(seat, rival))
        return self

    def took_leaders(self, seat: int, *ages: int) -> Scenario:
        """Leaders of these ages were taken, now gone."""
        for age in ages:
            within("age", age, AGE_A, AGE_III)
            self.p(seat).leader_ages |= 1 << age
        return self

    def took(self, seat: int, *cards: str) -> Scenario:
        """Civil cards in hand, taken in this action phase: action cards among them must wait."""
        p = self.p(seat)
        for name in cards:
            kind = self.held(name, CIVIL)
            add_civil(p, kind)
            self.taken[seat].append(kind)
            p.taken += 1
            p.fresh = (*p.fresh, kind) if kind >= ACTION else p.fresh
        return self

    def used(self, seat: int, *cards: str) -> Scenario:
        """What these cards offer once per turn was used in this turn; what they offer once per game, in this game."""
        p = self.p(seat)
        for name in cards:
            kind = self.kind(name, 0, KINDS)
            marks = HOOKS.marks.get(kind, 0)
            if BOOK.exchange[kind]:
                p.done |= TRADED
            elif marks:
                p.spent |= marks
            else:
                refuse("through-the-ages.no_use", kind)
        return self

    def chose_tactic(self, seat: int) -> Scenario:
        """In this turn (TTA-TACT-03)."""
        self.p(seat).done |= TACTIC_CHOSEN
        return self

    def replaced_leader(self, seat: int) -> Scenario:
        """In this turn (TTA-CTX-14)."""
        self.p(seat).done |= LEADER_REPLACED
        return self

    # ------------------------------------------------------------------ opening
    def action_phase(self, seat: int = 0) -> Table:
        return self.open(seat, NEXT_TURN, END_TURN, DISCARD_EXCESS, ACT)

    def politics(self, seat: int = 0) -> Table:
        return self.open(seat, NEXT_TURN, END_TURN, DISCARD_EXCESS, ACT, POLITICS_PHASE)

    def turn(self, seat: int = 0) -> Table:
        """From the start of the turn: the row, wars, tactics."""
        return self.open(seat, BEGIN_TURN)

    def end_of_turn(self, seat: int = 0) -> Table:
        """The action phase is over."""
        return self.open(seat, NEXT_TURN, END_TURN, DISCARD_EXCESS)

    def event(self, card: str, seat: int = 0) -> Table:
        """The event or territory is revealed in the seat's politics phase."""
        names = self.event_names
        self.event_names = [card, *names]
        state = self.settle(seat, NEXT_TURN, END_TURN, DISCARD_EXCESS, ACT)
        self.event_names = names
        reveal(state, seat)
        return self.table(state)

    def end(self) -> Table:
        """The last round is over."""
        return self.open(self.s.starting, END_GAME)

    def open(self, seat: int, *ops: Op[Ages]) -> Table:
        return self.table(self.settle(seat, *ops))

    def table(self, state: Ages) -> Table:
        return Table.at(GAME, self.options, state, self.players)

    def settle(self, seat: int, *ops: Op[Ages]) -> Ages:
        """The state, once it is sure that it can be. The scenario may be opened again."""
        s = self.s.clone()
        s.active = self.seat(seat)
        if s.age == AGE_IV and not s.last:
            s.last = s.round + 1
        for me, p in enumerate(s.players):
            if me not in self.blue_named:
                p.blue_bank = min(p.blue_bank, lawful.blue_left(p))
        lawful.check_cards(s)
        lawful.check_tokens(s)
        lawful.check_decks(s, self.civil_top, self.military_top)
        for me, p in enumerate(s.players):
            refresh(s, me)
            p.ca = p.ca_total
            p.ma = p.ma_total
            lawful.check_taken(s, me, self.taken[me])
        for who, civil, military in self.spent:
            p = s.players[who]
            p.ca = p.ca if civil is None else civil
            p.ma = p.ma if military is None else military
            lawful.check_actions(p)
        self.fill_decks(s)
        for op in ops:
            s.push(op, seat)
        return s

    def fill_decks(self, s: Ages) -> None:
        """Every card that is not placed goes where it would be."""
        names = self.event_names
        placed = Counter([kind for kind in s.row if kind != NONE])
        placed.update([*s.tactics, *s.future, *s.past, *[kind for pile in s.discards for kind in pile]])
        placed.update(self.kind(name, TERRITORY, KINDS) for name in names)
        placed.update([*(self.civil_top or []), *(self.military_top or [])])
        for p in s.players:
            placed.update(cards_of(p))
        rng = s.rng
        if s.age > AGE_III:
            s.civil_deck = s.military_deck = ()
            s.civil_at = s.military_at = 0
        for age in range(min(s.age, AGE_III) + 1):
            civil = self.rest(deck(age, 0, CIVIL, self.players), placed)
            military = self.rest(deck(age, TACTIC, KINDS, self.players), placed)
            rng = shuffle(rng, civil)
            rng = shuffle(rng, military)
            self.lay(s, age, civil, military)
        s.rng = rng
        wrong = [kind for kind, n in placed.items() if n > 0]
        if wrong:
            refuse("through-the-ages.too_many", wrong[0])

    def rest(self, cards: list[int], placed: Counter[int]) -> list[int]:
        """The cards of a deck without those placed; placed ones are struck off."""
        out: list[int] = []
        for kind in cards:
            if placed[kind] > 0:
                placed[kind] -= 1
            else:
                out.append(kind)
        return out

    def lay(self, s: Ages, age: int, civil: list[int], military: list[int]) -> None:
        if age == 0:
            events = [self.kind(name, TERRITORY, KINDS) for name in self.event_names]
            if not events:
                events = [military.pop() for _ in range(min(len(military), self.players + 2))]
            s.current = tuple(reversed(events))
            s.current_known = (0,) * len(events)
            s.unused_events = tuple(military)
        if age < s.age:
            s.gone = s.gone + tuple(civil)
            if age:
                s.discards[age] = s.discards[age] + tuple(military)
                s.discards_known[age] = s.discards_known[age] + (0,) * len(military)
            return
        s.civil_deck = tuple(civil if self.civil_top is None else self.civil_top)
        s.civil_at = 0
        s.military_deck = () if age == 0 else tuple(military if self.military_top is None else self.military_top)
        s.military_at = 0
        if self.civil_top is not None:
            s.gone = s.gone + tuple(civil)
        if self.military_top is not None:
            s.gone = s.gone + tuple(military)

    # ------------------------------------------------------------------ reading
    def seat(self, seat: int) -> int:
        within("seat", seat, 0, self.players - 1)
        return seat

    def other(self, seat: int, other: int) -> int:
        """A seat that is not this one."""
        if self.seat(other) == seat:
            raise BadScenario("through-the-ages.oneself", seat=seat)
        return other

    def p(self, seat: int) -> Player:
        return self.s.players[self.seat(seat)]

    def kind(self, name: str, first: int, end: int) -> int:
        kind = GAME.card(spelled(name).replace("_", "-"))
        if not first <= kind < end:
            refuse("scenario_place", kind)
        return kind

    def held(self, name: str, end: int) -> int:
        """A card of a hand: no wonder (TTA-TAKE-07)."""
        kind = self.kind(name, 0, end)
        if WONDER <= kind < LEADER:
            refuse("through-the-ages.wonder_in_hand", kind)
        return kind

    def typed(self, name: str, type: int) -> int:
        kind = self.kind(name, 0, KINDS)
        if BOOK.type[kind] != type:
            refuse("scenario_place", kind)
        return kind

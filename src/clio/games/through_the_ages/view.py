"""What a seat may know. Hidden are the military hands, the order of all decks, which events lie in the events decks
(each player knows those they prepared) and cards discarded face down. Everything else lies open."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, get_args

from clio.engine.hooks import GAME, TURN
from clio.engine.info import knows
from clio.games.through_the_ages.cardbook import BOOK, HOOKS, LABS_STORE
from clio.games.through_the_ages.ops import ratings
from clio.games.through_the_ages.ops.build import build_cost, population_cost, unit_purse
from clio.games.through_the_ages.ops.develop import science_cost
from clio.games.through_the_ages.ops.goods import food, resources
from clio.games.through_the_ages.ops.hands import ROW_COST, take_price
from clio.games.through_the_ages.ops.numbers import food_production, lab_production, resource_production
from clio.games.through_the_ages.ops.production import (
    consume, produce_food, produce_resources, score_lines, suffer_corruption,
)
from clio.games.through_the_ages.ops.row import SWEPT
from clio.games.through_the_ages.rules.act import ACT, COPY_PRICE
from clio.games.through_the_ages.rules.pacts import ANSWER
from clio.games.through_the_ages.rules.politics import AFTER_EVENT, POLITICS, POLITICS_PHASE
from clio.games.through_the_ages.state import (
    AGE_IV, NONE, PACT, STORES, TACTIC_CHOSEN, TECHNOLOGIES, TERRITORY, TRADED, WONDER, WORKED, Ages, Player,
)

MOST_DRAWN = 3  # TTA-DRAW-01
Age = Literal["A", "I", "II", "III", "IV"]
Phase = Literal["start", "politics", "actions", "end"]
ScoreLine = Literal["production", "prepared", "effects", "famine"]
SCORE_LINES: Final[tuple[ScoreLine, ...]] = get_args(ScoreLine)
AGE_IDS: Final[tuple[Age, ...]] = get_args(Age)
YELLOW_SECTIONS = ((2, 17), (2, 15), (2, 13), (2, 11), (2, 9), (2, 7), (2, 5), (2, 3), (2, 1), (0, 0))  # TTA-BOARD-04
BLUE_SECTIONS = ((6, 11), (5, 6), (5, 1), (0, 0))  # TTA-BOARD-01: spaces, tokens left with the last one


class RowSectionView(TypedDict):
    """Spaces of the row, from `first` to before `end`, and the civil actions that are printed under them."""

    price: int
    first: int
    end: int


class YellowSectionView(TypedDict):
    """Spaces of the yellow bank and what is printed beside them, which holds while at least `least` tokens are left;
    the last section has no spaces: an empty bank, from which no population comes."""

    spaces: int
    least: int
    happiness: int
    population: int | None
    eaten: int


class BlueSectionView(TypedDict):
    spaces: int
    least: int
    corruption: int


class PrintedView(TypedDict):
    """What is printed on the boards. Sections of a bank in the order in which they are emptied."""

    row: list[RowSectionView]
    yellow_bank: list[YellowSectionView]
    blue_bank: list[BlueSectionView]
    copy_price: int


class SpaceView(TypedDict):
    """A card of the row, with what it would cost the viewer; for whoever does not play, what is printed."""

    id: str
    price: int


class PileView(TypedDict):
    """A face-down pile: how many cards of each age, and those the viewer knows to be in it, unordered."""

    size: int
    ages: list[int]
    known: list[str]


class EventsView(PileView):
    """The current events, and what is known of the next one."""

    top_age: Age | None
    top: str | None


class AttackView(TypedDict):
    """`strength` is to be reached by the rival's `defence` with what cards have `added`; `missing` is what is left."""

    id: str
    attacker: int
    rival: int
    strength: int
    defence: int
    added: int
    missing: int


class AuctionView(TypedDict):
    territory: str
    bid: int
    bidder: int | None
    passed: list[int]
    sent: list[str]
    cards: int


class OfferView(TypedDict):
    """The pact that somebody must answer."""

    id: str
    owner: int
    partner: int
    owner_is_a: bool


class RatingsView(TypedDict, total=False):
    """Empty for whoever has resigned."""

    science: int
    culture: int
    strength: int
    happiness: int
    happiness_needed: int
    discontent: int
    colonization: int


class ActionsView(TypedDict):
    civil: int
    civil_total: int
    civil_extra: int
    military: int
    military_total: int
    military_extra: int


class TurnView(TypedDict):
    unit_resources: int
    unit_science: int
    tactic_chosen: bool
    used: list[str]
    no_politics_next: bool
    second_politics_used: bool


class ProductionView(TypedDict, total=False):
    """What the end of the turn would bring, with blue tokens enough. Empty for whoever has resigned."""

    food: int
    resources: int
    consumption: int
    corruption: int
    population_cost: int | None
    uprising: bool


class EndOfTurnView(TypedDict, total=False):
    """What the end of the turn would do if it came now. Empty for whoever has resigned."""

    science: int
    culture: int
    rot_resources: int
    rot_food: int
    food_made: int
    eaten: int
    famine: int
    uprising: bool
    resources_made: int
    food: int
    resources: int
    food_short: int
    resources_short: int
    draw: int
    discard: int


class TechnologyView(TypedDict):
    id: str
    workers: int
    tokens: int
    cost: int


class WonderView(TypedDict):
    id: str
    ruined: bool
    homer: bool


class UnfinishedView(TypedDict):
    id: str
    stages: int
    costs: list[int]


class PactView(TypedDict):
    id: str
    partner: int
    owner_is_a: bool


class WarView(TypedDict):
    id: str
    rival: int


class PlayerView(TypedDict):
    """Hands that the viewer may not see are None; `develop_costs` by the technologies in hand."""

    resigned: bool
    science: int
    culture: int
    score: dict[ScoreLine, int]
    ratings: RatingsView
    actions: ActionsView
    this_turn: TurnView
    blue_bank: int
    yellow_bank: int
    unused_workers: int
    food: int
    resources: int
    produces: ProductionView
    end_of_turn: EndOfTurnView
    technologies: list[TechnologyView]
    special: list[str]
    government: str
    urban_limit: int
    leader: str | None
    leader_ages: list[Age]
    wonders: list[WonderView]
    wonder: UnfinishedView | None
    colonies: list[str]
    tactic: str | None
    tactic_exclusive: bool
    pact: PactView | None
    wars: list[WarView]
    civil_hand: list[str] | None
    develop_costs: dict[str, list[int]] | None
    civil_hand_size: int
    civil_hand_limit: int | None
    not_yet_playable: list[str] | None
    military_hand: list[str] | None
    military_hand_backs: PileView
    military_hand_limit: int | None
    cards_taken: int


class GameView(TypedDict):
    """The table as a seat sees it. Seats count from 0; the first `swept` spaces of the row are cleared when the next
    turn begins."""

    round: int
    last_round: int | None
    phase: Phase
    age: Age
    over: bool
    printed: PrintedView
    active: int
    starting: int
    seat: int | None
    you: int | None
    legal: list[int] | None
    row: list[SpaceView | None]
    swept: int
    civil_deck: int
    military_deck: int
    military_discard: list[PileView]
    current_events: EventsView
    future_events: PileView
    past_events: list[str]
    common_tactics: list[str]
    gone: list[str]
    event: str | None
    attack: AttackView | None
    auction: AuctionView | None
    offer: OfferView | None
    players: list[PlayerView]


PRINTED: Final[PrintedView] = {
    "row": [
        {"price": price, "first": ROW_COST.index(price), "end": ROW_COST.index(price) + ROW_COST.count(price)}
        for price in sorted(set(ROW_COST))
    ],
    "yellow_bank": [
        {
            "spaces": spaces, "least": least, "happiness": ratings.REQUIRED_HAPPINESS[least],
            "population": ratings.FOOD_COST[least] if least else None, "eaten": ratings.CONSUMPTION[least],
        }
        for spaces, least in YELLOW_SECTIONS
    ],
    "blue_bank": [
        {"spaces": spaces, "least": least, "corruption": ratings.CORRUPTION[least]} for spaces, least in BLUE_SECTIONS
    ],
    "copy_price": COPY_PRICE,
}


def view(s: Ages, seat: int | None) -> GameView:
    """The table from one seat (None: a spectator)."""
    later = s.clone()  # where the turns of all end
    return {
        "round": s.round,
        "last_round": s.last or None,
        "phase": phase(s),
        "age": AGE_IDS[s.age],
        "over": s.over,
        "printed": PRINTED,
        "active": s.active,
        "starting": s.starting,
        "seat": None if s.over else s.player,
        "you": seat,
        "legal": list(s.legal) if seat is not None and s.player == seat else None,
        "row": [space(s, seat, i) for i in range(len(s.row))],
        "swept": 0 if s.over else SWEPT[len(s.seats_from(s.active))],
        "civil_deck": len(s.civil_deck) - s.civil_at,
        "military_deck": len(s.military_deck) - s.military_at,
        "military_discard": [pile(s.discards[age], s.discards_known[age], seat) for age in range(4)],
        "current_events": {
            **pile(s.current, s.current_known, seat),
            "top_age": AGE_IDS[BOOK.age[s.current[-1]]] if s.current else None,
            "top": BOOK.id[s.current[-1]] if s.current and knows(s.top_known, seat) and s.top_known else None,
        },
        "future_events": pile(s.future, s.future_known, seat),
        "past_events": [BOOK.id[kind] for kind in s.past],
        "common_tactics": [BOOK.id[kind] for kind in s.tactics],
        "gone": sorted(BOOK.id[kind] for kind in s.gone),
        "event": next((BOOK.id[f.src] for f in reversed(s.stack) if f.op is AFTER_EVENT), None),
        "attack": attack(s),
        "auction": auction(s),
        "offer": offer(s),
        "players": [player(s, later, me, seat) for me in range(len(s.players))],
    }


def phase(s: Ages) -> Phase:
    """TTA-TURN-01, by what is still to be done in the turn. What an event, an attack, an auction or an offer asks
    belongs to politics."""
    ahead = [frame.op for frame in (*s.stack, s.waiting)]
    if POLITICS_PHASE in ahead:
        return "start"
    if ACT not in ahead:
        return "end"
    event = AFTER_EVENT in ahead or attack(s) is not None or offer(s) is not None
    return "politics" if event or POLITICS in ahead else "actions"


def card_id(kind: int) -> str | None:
    return None if kind == NONE else BOOK.id[kind]


def space(s: Ages, seat: int | None, i: int) -> SpaceView | None:
    if s.row[i] == NONE:
        return None
    price = ROW_COST[i] if seat is None or s.players[seat].out else take_price(s, seat, i)
    return {"id": BOOK.id[s.row[i]], "price": price}


def pile(cards: tuple[int, ...], known: tuple[int, ...], seat: int | None) -> PileView:
    return {
        "size": len(cards),
        "ages": [len([kind for kind in cards if BOOK.age[kind] == age]) for age in range(4)],
        "known": sorted(BOOK.id[kind] for kind, mask in zip(cards, known, strict=True) if knows(mask, seat)),
    }


def attack(s: Ages) -> AttackView | None:
    if not s.attack:
        return None
    kind, attacker, rival, strength, added = s.attack
    defence = ratings.strength(s, rival)
    return {
        "id": BOOK.id[kind], "attacker": attacker, "rival": rival, "strength": strength, "defence": defence,
        "added": added, "missing": max(0, strength - defence - added),
    }


def auction(s: Ages) -> AuctionView | None:
    if s.territory == NONE:
        return None
    return {
        "territory": BOOK.id[s.territory], "bid": s.bid, "bidder": None if s.bidder < 0 else s.bidder,
        "passed": [seat for seat in range(len(s.players)) if s.passed >> seat & 1],
        "sent": [BOOK.id[kind] for kind in s.sent], "cards": s.force,
    }


def offer(s: Ages) -> OfferView | None:
    f = s.waiting
    if s.over or f.op is not ANSWER:
        return None
    return {"id": BOOK.id[f.src], "owner": f.mem[0], "partner": f.me, "owner_is_a": f.mem[1] == 0}


def player(s: Ages, later: Ages, me: int, seat: int | None) -> PlayerView:
    """What is told of a player; `later` is a copy of the position in which their turn may end."""
    p = s.players[me]
    due: ProductionView = {} if p.out else produces(s, me)
    mine = seat == me
    open_hand = mine or (s.over and s.config.reveal)
    open_civil = mine or not s.config.civil_hidden or (s.over and s.config.reveal)
    return {
        "resigned": p.out,
        "science": p.science,
        "culture": p.culture,
        "score": dict(zip(SCORE_LINES, score_lines(p), strict=True)),
        "ratings": {} if p.out else rated(s, me),
        "actions": {
            "civil": p.ca, "civil_total": p.ca_total, "civil_extra": p.free_ca,
            "military": p.ma, "military_total": p.ma_total, "military_extra": p.free_ma,
        },
        "this_turn": {
            "unit_resources": unit_purse(p), "unit_science": p.study,
            "tactic_chosen": bool(p.done & TACTIC_CHOSEN),
            "used": used(p),
            "no_politics_next": p.skip, "second_politics_used": bool(p.spent & HOOKS.limited[GAME]),
        },
        "blue_bank": p.blue_bank,
        "yellow_bank": p.yellow_bank,
        "unused_workers": p.unused,
        "food": food(p),
        "resources": resources(p),
        "produces": due,
        "end_of_turn": {} if p.out else end_of_turn(s, later, me, due),
        "technologies": [technology(s, me, kind) for kind in range(WORKED) if p.techs >> kind & 1],
        "special": [BOOK.id[kind] for kind in range(WORKED, TECHNOLOGIES) if p.techs >> kind & 1
                    and kind != p.government],
        "government": BOOK.id[p.government],
        "urban_limit": BOOK.limit[p.government],
        "leader": card_id(p.leader),
        "leader_ages": [AGE_IDS[age] for age in range(4) if p.leader_ages >> age & 1],
        "wonders": [
            {"id": BOOK.id[kind], "ruined": bool(p.ruins >> (kind - WONDER) & 1), "homer": kind == p.homer}
            for kind in p.wonders
        ],
        "wonder": None if p.wonder == NONE else {
            "id": BOOK.id[p.wonder], "stages": p.stages, "costs": list(BOOK.stages[p.wonder]),
        },
        "colonies": [BOOK.id[kind] for kind in p.colonies],
        "tactic": card_id(p.tactic),
        "tactic_exclusive": p.exclusive,
        "pact": None if p.pact == NONE else {"id": BOOK.id[p.pact], "partner": p.partner, "owner_is_a": p.side_a},
        "wars": [{"id": BOOK.id[p.wars[i]], "rival": p.wars[i + 1]} for i in range(0, len(p.wars), 2)],
        "civil_hand": [BOOK.id[kind] for kind in p.civil] if open_civil else None,
        "develop_costs": develop_costs(s, me) if open_civil and not p.out else None,
        "civil_hand_size": len(p.civil),
        "civil_hand_limit": None if p.out else ratings.civil_limit(s, me),
        "not_yet_playable": [BOOK.id[kind] for kind in p.fresh] if open_civil else None,
        "military_hand": [BOOK.id[kind] for kind in p.hand] if open_hand else None,
        "military_hand_backs": pile(p.hand, p.known, seat),
        "military_hand_limit": None if p.out else ratings.military_limit(s, me),
        "cards_taken": p.taken,
    }


def rated(s: Ages, me: int) -> RatingsView:
    p = s.players[me]
    return {
        "science": ratings.science_rating(s, me), "culture": ratings.culture_rating(s, me),
        "strength": ratings.strength(s, me), "happiness": ratings.happiness(s, me),
        "happiness_needed": ratings.required_happiness(p.yellow_bank),
        "discontent": ratings.discontent(s, me), "colonization": ratings.colonization(p),
    }


def produces(s: Ages, me: int) -> ProductionView:
    p = s.players[me]
    labs = lab_production(p) if p.live & HOOKS.answering[LABS_STORE] else 0
    return {
        "food": food_production(p) + ratings.pact_sum(s, me, 2),
        "resources": resource_production(p) + labs + ratings.pact_sum(s, me, 3),
        "consumption": ratings.consumption(p), "corruption": ratings.corruption(p),
        "population_cost": population_cost(s, me) if p.yellow_bank else None,
        "uprising": ratings.discontent(s, me) > p.unused,
    }


def used(p: Player) -> list[str]:
    """The cards whose use of this turn is made."""
    spent = p.spent & HOOKS.limited[TURN]
    found = [BOOK.id[kind] for kind, marks in HOOKS.marks.items() if spent & marks]
    return found + [BOOK.id[kind] for kind in range(PACT, TERRITORY) if BOOK.exchange[kind] and p.done & TRADED]


def end_of_turn(s: Ages, later: Ages, me: int, due: ProductionView) -> EndOfTurnView:
    """With the blue tokens there are, famine, uprising, cards. `later` is moved on: nothing that happens at the end of
    one player's turn changes that of another."""
    p, q = s.players[me], later.players[me]
    uprising = due["uprising"]
    out: EndOfTurnView = {
        "science": 0, "culture": 0, "rot_resources": 0, "rot_food": 0, "food_made": 0, "eaten": 0, "famine": 0,
    }
    made = 0
    if not uprising:
        out["science"], out["culture"] = ratings.science_rating(s, me), ratings.culture_rating(s, me)
        q.culture += out["culture"]
        suffer_corruption(later, me)
        out["rot_resources"], out["rot_food"] = resources(p) - resources(q), food(p) - food(q)
        out["food_made"] = produce_food(later, me)
        out["eaten"], out["famine"] = consume(later, me)
        made = produce_resources(later, me)
    left = len(s.military_deck) - s.military_at + len(s.discards[s.age] if s.age < AGE_IV else ())
    return {
        **out, "uprising": uprising, "resources_made": made, "food": food(q), "resources": resources(q),
        "food_short": 0 if uprising else max(0, due["food"] - out["food_made"]),
        "resources_short": 0 if uprising else max(0, due["resources"] - made),
        "draw": 0 if s.age == AGE_IV else min(MOST_DRAWN, p.ma + p.free_ma, left),
        "discard": max(0, len(p.hand) - ratings.military_limit(s, me)),
    }


def develop_costs(s: Ages, me: int) -> dict[str, list[int]]:
    """Science for the technologies in hand, by id; of a government the peaceful price, then that of a revolution."""
    hand = [kind for kind in s.players[me].civil if kind < TECHNOLOGIES]
    return {
        BOOK.id[kind]: [science_cost(s, me, kind, BOOK.science[kind])] + (
            [science_cost(s, me, kind, BOOK.revolution[kind])] if BOOK.revolution[kind] else [])
        for kind in hand
    }


def technology(s: Ages, me: int, kind: int) -> TechnologyView:
    p = s.players[me]
    tokens = p.blue[kind] if kind < STORES else 0
    return {"id": BOOK.id[kind], "workers": p.workers[kind], "tokens": tokens, "cost": build_cost(s, me, kind)}

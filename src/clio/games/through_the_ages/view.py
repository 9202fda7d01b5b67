"""What a seat may know. Hidden are the military hands, the order of all decks, which events lie in the events decks
(each player knows those they prepared) and cards discarded face down. Everything else lies open."""

from __future__ import annotations

from clio.engine.info import View, knows
from clio.engine.rng import next_rng, shuffle
from clio.games.through_the_ages.cardbook import BOOK
from clio.games.through_the_ages.ops import ratings
from clio.games.through_the_ages.ops.build import build_cost, population_cost, unit_purse
from clio.games.through_the_ages.ops.develop import science_cost
from clio.games.through_the_ages.ops.goods import food, resources
from clio.games.through_the_ages.ops.hands import take_price
from clio.games.through_the_ages.ops.numbers import food_production, lab_production, resource_production
from clio.games.through_the_ages.ops.production import (
    consume, produce_food, produce_resources, suffer_corruption,
)
from clio.games.through_the_ages.ops.row import SWEPT
from clio.games.through_the_ages.rules.colony import falls_short
from clio.games.through_the_ages.rules.pacts import ANSWER
from clio.games.through_the_ages.rules.politics import AFTER_EVENT
from clio.games.through_the_ages.state import (
    AGE_I, AGE_III, AGE_IV, BACH_USED, BONUS, CHURCHILL_USED, GATES, HAMMURABI_USED, HOMER_USED, LINER_USED, NONE,
    PACT, STORES, TACTIC_CHOSEN, TECHNOLOGIES, TERRITORY, TRADED, WONDER, WORKED, Ages,
)

MOST_DRAWN = 3  # TTA-DRAW-01
USES = (
    ("hammurabi", HAMMURABI_USED), ("winston-churchill", CHURCHILL_USED), ("ocean-liner-service", LINER_USED),
    ("johann-sebastian-bach", BACH_USED), ("homer", HOMER_USED), ("trade-routes-agreement", TRADED),
)
AGE_IDS = ("A", "I", "II", "III", "IV")


def view(s: Ages, seat: int | None) -> View:
    """The table from one seat (None: a spectator)."""
    return {
        "round": s.round,
        "last_round": s.last or None,
        "age": AGE_IDS[s.age],
        "over": s.over,
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
        "players": [player(s, me, seat) for me in range(len(s.players))],
    }


def card_id(kind: int) -> str | None:
    return None if kind == NONE else BOOK.id[kind]


def space(s: Ages, seat: int | None, i: int) -> View | None:
    """A card of the row, with what it would cost the viewer."""
    if s.row[i] == NONE:
        return None
    price = None if seat is None or s.players[seat].out else take_price(s, seat, i)
    return {"id": BOOK.id[s.row[i]], "price": price}


def pile(cards: tuple[int, ...], known: tuple[int, ...], seat: int | None) -> View:
    """A face-down pile: how many cards of each age, and those the seat knows to be in it, unordered."""
    return {
        "size": len(cards),
        "ages": [len([kind for kind in cards if BOOK.age[kind] == age]) for age in range(4)],
        "known": sorted(BOOK.id[kind] for kind, mask in zip(cards, known, strict=True) if knows(mask, seat)),
    }


def attack(s: Ages) -> View | None:
    if not s.attack:
        return None
    kind, attacker, rival, strength, added = s.attack
    return {"id": BOOK.id[kind], "attacker": attacker, "rival": rival, "strength": strength, "added": added}


def auction(s: Ages) -> View | None:
    if s.territory == NONE:
        return None
    return {
        "territory": BOOK.id[s.territory], "bid": s.bid, "bidder": None if s.bidder < 0 else s.bidder,
        "passed": [seat for seat in range(len(s.players)) if s.passed >> seat & 1],
        "sent": [BOOK.id[kind] for kind in s.sent], "cards": s.force,
    }


def offer(s: Ages) -> View | None:
    """The pact that somebody must answer."""
    f = s.waiting
    if s.over or f.op is not ANSWER:
        return None
    return {"id": BOOK.id[f.src], "owner": f.mem[0], "partner": f.me, "owner_is_a": f.mem[1] == 0}


def player(s: Ages, me: int, seat: int | None) -> View:
    p = s.players[me]
    mine = seat == me
    open_hand = mine or (s.over and s.config.reveal)
    open_civil = mine or not s.config.civil_hidden or (s.over and s.config.reveal)
    return {
        "resigned": p.out,
        "science": p.science,
        "culture": p.culture,
        "ratings": {} if p.out else rated(s, me),
        "actions": {
            "civil": p.ca, "civil_total": p.ca_total, "civil_extra": p.free_ca,
            "military": p.ma, "military_total": p.ma_total, "military_extra": p.free_ma,
        },
        "this_turn": {
            "unit_resources": unit_purse(p), "unit_science": p.study,
            "tactic_chosen": bool(p.done & TACTIC_CHOSEN),
            "used": [name for name, bit in USES if p.done & bit],
            "no_politics_next": p.skip, "second_politics_used": p.caesar,
        },
        "blue_bank": p.blue_bank,
        "yellow_bank": p.yellow_bank,
        "unused_workers": p.unused,
        "food": food(p),
        "resources": resources(p),
        "produces": {} if p.out else produces(s, me),
        "end_of_turn": {} if p.out else end_of_turn(s, me),
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


def rated(s: Ages, me: int) -> View:
    p = s.players[me]
    return {
        "science": ratings.science_rating(s, me), "culture": ratings.culture_rating(s, me),
        "strength": ratings.strength(s, me), "happiness": ratings.happiness(s, me),
        "happiness_needed": ratings.REQUIRED_HAPPINESS[min(p.yellow_bank, 17)],
        "discontent": ratings.discontent(s, me), "colonization": ratings.colonization(p),
    }


def produces(s: Ages, me: int) -> View:
    """What the end of the turn would bring, with blue tokens enough."""
    p = s.players[me]
    labs = lab_production(p) if p.leader == GATES else 0
    return {
        "food": food_production(p) + ratings.pact_sum(s, me, 2),
        "resources": resource_production(p) + labs + ratings.pact_sum(s, me, 3),
        "consumption": ratings.consumption(p), "corruption": ratings.corruption(p),
        "population_cost": population_cost(s, me) if p.yellow_bank else None,
        "uprising": ratings.discontent(s, me) > p.unused,
    }


def end_of_turn(s: Ages, me: int) -> View:
    """What the end of the turn would do if it came now: the blue tokens there are, famine, uprising, cards."""
    p = s.players[me]
    g = s.clone()
    q = g.players[me]
    uprising = ratings.discontent(s, me) > p.unused
    out = dict.fromkeys(("science", "culture", "rot_resources", "rot_food", "food_made", "eaten", "famine"), 0)
    made = 0
    if not uprising:
        out["science"], out["culture"] = ratings.science_rating(s, me), ratings.culture_rating(s, me)
        q.culture += out["culture"]
        suffer_corruption(g, me)
        out["rot_resources"], out["rot_food"] = resources(p) - resources(q), food(p) - food(q)
        out["food_made"] = produce_food(g, me)
        out["eaten"], out["famine"] = consume(g, me)
        made = produce_resources(g, me)
    due = produces(s, me)
    left = len(s.military_deck) - s.military_at + len(s.discards[s.age] if s.age < AGE_IV else ())
    return out | {
        "uprising": uprising, "resources_made": made, "food": food(q), "resources": resources(q),
        "food_short": 0 if uprising else max(0, due["food"] - out["food_made"]),
        "resources_short": 0 if uprising else max(0, due["resources"] - made),
        "draw": 0 if s.age == AGE_IV else min(MOST_DRAWN, p.ma + p.free_ma, left),
        "discard": max(0, len(p.hand) - ratings.military_limit(s, me)),
    }


def develop_costs(s: Ages, me: int) -> View:
    """Science for the technologies in hand, by id; of a government the peaceful price, then that of a revolution."""
    hand = [kind for kind in s.players[me].civil if kind < TECHNOLOGIES]
    return {
        BOOK.id[kind]: [science_cost(s, me, kind, BOOK.science[kind])] + (
            [science_cost(s, me, kind, BOOK.revolution[kind])] if BOOK.revolution[kind] else [])
        for kind in hand
    }


def technology(s: Ages, me: int, kind: int) -> View:
    p = s.players[me]
    tokens = p.blue[kind] if kind < STORES else 0
    return {"id": BOOK.id[kind], "workers": p.workers[kind], "tokens": tokens, "cost": build_cost(s, me, kind)}


# ---------------------------------------------------------------------- other worlds
class Places:
    """Unknown places of one age: those that can only hold events and territories, and those that hold any card."""

    def __init__(self) -> None:
        self.green: list[tuple[list[int], int]] = []
        self.any: list[tuple[list[int], int]] = []

    def add(self, cards: list[int], known: tuple[int, ...], seat: int | None, age: int, green: bool) -> None:
        for i, kind in enumerate(cards):
            if BOOK.age[kind] == age and not knows(known[i], seat):
                (self.green if green else self.any).append((cards, i))

    def redraw(self, rng: int) -> int:
        """Deal the cards that lie there anew. Sorted first: the sample depends on what the seat sees and on rng."""
        cards = sorted(pile[i] for pile, i in self.green + self.any)
        greens = [kind for kind in cards if kind >= TERRITORY]
        rng = shuffle(rng, greens)
        rest = greens[len(self.green):] + [kind for kind in cards if kind < TERRITORY]
        rest.sort()
        rng = shuffle(rng, rest)
        for (pile, i), kind in zip(self.green + self.any, greens[: len(self.green)] + rest, strict=True):
            pile[i] = kind
        return rng


def determinize(s: Ages, seat: int | None, rng: int) -> Ages:
    """A state that the seat cannot tell from s. Military cards trade places with cards of the same back; in the events
    decks only events and territories can lie."""
    g = s.clone()
    hands = [list(p.hand) for p in g.players]
    open_hands = g.over and g.config.reveal
    current, current_known = by_mask(g, seat)
    future = list(g.future)
    unused = list(g.unused_events)
    discards = [list(cards) for cards in g.discards]
    deck = list(g.military_deck[g.military_at :])
    hidden: list[tuple[list[int], int]] = []
    for age in range(4):
        places = Places()
        places.add(current, current_known, seat, age, True)
        places.add(future, g.future_known, seat, age, True)
        places.add(unused, (0,) * len(unused), seat, age, True)
        if AGE_I <= age <= AGE_III:
            places.add(discards[age], g.discards_known[age], seat, age, False)
            if age == g.age:
                places.add(deck, (0,) * len(deck), seat, age, False)
            for me, p in enumerate(g.players):
                if not open_hands:
                    places.add(hands[me], p.known, seat, age, False)
        rng = places.redraw(rng)
        hidden += places.any
    keep_bid(g, hands, hidden)
    g.future = tuple(future)
    g.unused_events = tuple(unused)
    g.discards = [tuple(cards) for cards in discards]
    g.military_deck = g.military_deck[: g.military_at] + tuple(deck)
    for me, p in enumerate(g.players):
        pairs = sorted(zip(hands[me], p.known, strict=True))
        p.hand = tuple(kind for kind, _ in pairs)
        p.known = tuple(mask for _, mask in pairs)
    rng = reorder(g, seat, current, current_known, rng)
    civil = sorted(g.civil_deck[g.civil_at :])
    rng = shuffle(rng, civil)
    g.civil_deck = g.civil_deck[: g.civil_at] + tuple(civil)
    g.rng = next_rng(rng)
    if not g.over and g.player != seat:
        g.legal = g.waiting.op.options(g, g.waiting)
    return g


def keep_bid(g: Ages, hands: list[list[int]], hidden: list[tuple[list[int], int]]) -> None:
    """Nobody bids more than they can send (TTA-COLO-03): where the hand dealt to the highest bidder falls short, its
    cards trade places with bonus cards of the same back."""
    if g.bidder == NONE:
        return
    hand, p = hands[g.bidder], g.players[g.bidder]
    bonuses = [(pile, i) for pile, i in hidden if pile is not hand and BONUS <= pile[i] < PACT]
    p.hand = tuple(hand)
    for pile, i in reversed(bonuses):  # those of the last age first: they are worth most
        if not falls_short(g):
            return
        age = BOOK.age[pile[i]]
        mine = next((j for cards, j in hidden if cards is hand and BOOK.age[hand[j]] == age
                     and not BONUS <= hand[j] < PACT), None)
        if mine is not None:
            hand[mine], pile[i] = pile[i], hand[mine]
            p.hand = tuple(hand)


def by_mask(g: Ages, seat: int | None) -> tuple[list[int], tuple[int, ...]]:
    """The current events in the order of who knows them inside each age, for nobody knows how they lie; but a top card
    that the seat has seen stays last."""
    pairs = list(zip(g.current, g.current_known, strict=True))
    seen = [pairs.pop()] if saw_top(g, seat) else []
    pairs.sort(key=lambda pair: (-BOOK.age[pair[0]], pair[1], pair[0]))
    pairs += seen
    return [kind for kind, _ in pairs], tuple(mask for _, mask in pairs)


def saw_top(g: Ages, seat: int | None) -> bool:
    return bool(g.current) and g.top_known != 0 and knows(g.top_known, seat)


def reorder(g: Ages, seat: int | None, cards: list[int], known: tuple[int, ...], rng: int) -> int:
    """Shuffle the current events inside each age. A top card that the seat has seen stays there; one that only others
    have seen becomes one of those that they know."""
    pairs = list(zip(cards, known, strict=True))
    top = [pairs.pop()] if saw_top(g, seat) else []
    out: list[tuple[int, int]] = []
    for age in range(3, -1, -1):
        group = sorted(pair for pair in pairs if BOOK.age[pair[0]] == age)
        order = list(range(len(group)))
        rng = shuffle(rng, order)
        out += [group[i] for i in order]
    if g.top_known and not top:
        at = max(i for i, (_, mask) in enumerate(out) if mask & g.top_known == g.top_known)
        top = [out.pop(at)]
    out += top
    g.current = tuple(kind for kind, _ in out)
    g.current_known = tuple(mask for _, mask in out)
    return rng

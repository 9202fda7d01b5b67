"""What a seat may know. Hidden are the hands, the order of the random decks, half-made and unrevealed secret choices
(cards to draw or discard, armies, battle cards) and which face-down tile comes next. Everything else lies open, the
number of permanent and of random cards in each hand too: their backs differ (AOM-ROUND-03)."""

from __future__ import annotations

from clio.engine.info import View
from clio.engine.kernel import Frame, answers_of, forget_answers
from clio.engine.rng import below, next_rng, shuffle
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import (
    AGE_IDS, AREA_IDS, BOARDS, BOOK, BUILDING_BOOK, CULTURE_IDS, RESOURCE_IDS, SPACE_IDS, TERRAIN_IDS,
    TILE_BOOK, UNIT_BOOK, VICTORY_IDS,
)
from clio.games.age_of_mythology.ops.city import owned
from clio.games.age_of_mythology.ops.dice import (
    encounter_odds, faces_of, fort_dice, odds, pool, side_dice, tie_rank, unit_dice,
)
from clio.games.age_of_mythology.ops.powers import UNLIMITED
from clio.games.age_of_mythology.rules.battle import ROLL, army_kinds
from clio.games.age_of_mythology.rules.round import HAND_LIMITS, in_pack
from clio.games.age_of_mythology.state import (
    BUILDINGS, CULTURES, HOUSE, HYDRA, KINDS, NONE, PERMANENT, SPACES, TILES, Battle, Mythology, Side,
)

PHASE_IDS = ("draft", "victory", "drawing", "acting", "discarding", "ended")
WAY_IDS = (*VICTORY_IDS, "great-temple")
WORKER_IDS = (None, "villager", "dwarf")
ANSWER_IDS = {  # of secret choices; the word that ends one has none
    first + n: id
    for first, ids in (
        (A.TAKE, BOOK.id[:PERMANENT]), (A.DRAW, [f"draw {n}" for n in range(A.PLAY - A.DRAW)]), (A.SEND, UNIT_BOOK.id),
        (A.SEND_FROM, SPACE_IDS), (A.LAY, UNIT_BOOK.id), (A.DISCARD, BOOK.id),
    )
    for n, id in enumerate(ids)
}


def view(s: Mythology, seat: int | None) -> View:
    """The table from one seat (None: a spectator)."""
    return {
        "round": s.round,
        "phase": PHASE_IDS[s.phase],
        "action_round": s.turn,
        "last_round": s.last,
        "over": s.over,
        "starting": s.starting,
        "seat": None if s.over else s.player,
        "you": seat,
        "legal": list(s.legal) if seat is not None and s.player == seat else None,
        "bank": cubes(s.bank),
        "victory_bank": s.victory,
        "victory_cards": dict(zip(VICTORY_IDS, s.placed, strict=True)),
        "pool": {"size": sum(s.pool), "tiles": {TILE_BOOK.id[kind]: s.pool[kind] for kind in range(TILES)}},
        "shown": [TILE_BOOK.id[kind] for kind in s.shown],
        "decks": {
            CULTURE_IDS[culture]: {"cards": len(s.decks[culture]), "used": [BOOK.id[c] for c in s.used[culture]]}
            for culture in range(CULTURES) if any(p.culture == culture for p in s.players)
        },
        "stock": {BUILDING_BOOK.id[kind]: s.stock[kind] for kind in range(BUILDINGS)},
        "players": [player(s, me, seat) for me in range(len(s.players))],
        "battle": None if s.battle is None else battle(s, s.battle),
    }


def cubes(numbers: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCE_IDS, numbers, strict=True))


def player(s: Mythology, me: int, seat: int | None) -> View:
    p = s.players[me]
    mine = seat == me
    units = UNIT_BOOK.of(p.culture)
    return {
        "culture": CULTURE_IDS[p.culture],
        "age": AGE_IDS[p.age],
        "hand_limit": HAND_LIMITS[p.age],
        "cubes": cubes(p.cubes),
        "victory": p.victory(),
        "ways": dict(zip(WAY_IDS, p.ways, strict=True)),
        "units": [{"id": UNIT_BOOK.id[k], "count": p.units[k % KINDS]} for k in units if p.units[k % KINDS]],
        "supply": {UNIT_BOOK.id[k]: p.supply[k % KINDS] for k in units},
        "army": p.army_size() + (0 if s.battle is None else s.battle.fighting(me)),
        "villagers": p.villagers,
        "production": [space(s, me, i) for i in range(SPACES)],
        "buildings": [
            {"id": BUILDING_BOOK.id[kind], "count": p.houses if kind == HOUSE else 1} for kind in owned(p)
        ],
        "city_size": p.city_size(),
        "hand": [BOOK.id[card] for card in p.hand] if mine else None,
        "hand_size": len(p.hand),
        "hand_random": sum(card >= PERMANENT for card in p.hand),
        "pack": [BOOK.id[card] for card in range(PERMANENT) if in_pack(p, card)] if mine else None,
        "played": [BOOK.id[card] for card in p.out],
        "fourth": p.fourth,
        "chosen": chosen(s, me) if mine else None,
    }


def space(s: Mythology, me: int, i: int) -> View:
    p = s.players[me]
    kind = p.tiles[i]
    return {
        "space": SPACE_IDS[i],
        "terrain": TERRAIN_IDS[BOARDS[p.culture][i]],
        "tile": None if kind == NONE else TILE_BOOK.id[kind],
        "resource": None if kind == NONE else RESOURCE_IDS[TILE_BOOK.resource[kind]],
        "cubes": 0 if kind == NONE else TILE_BOOK.cubes[kind],
        "worker": WORKER_IDS[p.workers[i]],
    }


def chosen(s: Mythology, me: int) -> list[str]:
    """The seat's own secret choice so far, as ids: cards, units, spaces; "draw 2" at the end of a choice of cards."""
    answers = s.players[me].choice or answers_of(s, me)
    return [ANSWER_IDS[a] for a in answers if a in ANSWER_IDS]


# ------------------------------------------------------------------ battle
def battle(s: Mythology, b: Battle) -> View:
    fighting = any(f.op is ROLL for f in s.stack)  # the cards lie open, the dice do not yet
    return {
        "card": BOOK.id[b.card],
        "power": b.power,
        "area": AREA_IDS[b.area],
        "attacker": b.attack.seat,
        "defender": b.defence.seat,
        "revealed": b.revealed,
        "encounter": b.encounter,
        "fort": fort_dice(s, b, b.attack.army),
        "isis": b.isis,
        "winner": None if b.winner == NONE else b.winner,
        "over": b.over,
        "sides": [side(s, b, b.attack, fighting), side(s, b, b.defence, fighting)],
        "odds": round(encounter_odds(s, b, b.attack), 4) if fighting else None,
        "matchups": matchups(s, b) if b.revealed and b.winner == NONE else [],
    }


def side(s: Mythology, b: Battle, one: Side, fighting: bool) -> View:
    other = b.other(one.seat)
    return {
        "seat": one.seat,
        "limit": one.limit if one.limit < UNLIMITED else None,
        "army": [{"id": UNIT_BOOK.id[k], "count": one.army[k % KINDS]} for k in army_kinds(s, one)],
        "heads": list(one.heads),
        "laid": None if one.laid == NONE else UNIT_BOOK.id[one.laid],
        "fighter": None if one.fighter == NONE else UNIT_BOOK.id[one.fighter],
        "throws": one.throws,
        "berserk": one.berserk,
        "dice": pool(s, b, one, other) if fighting else None,
        "last_fighter": None if one.fought == NONE else UNIT_BOOK.id[one.fought],
        "last_roll": faces_of(one.roll),
        "last_hits": one.hits,
    }


def matchups(s: Mythology, b: Battle) -> list[View]:
    """Every unit of the attacker against every unit of the defender: dice of both and the attacker's exact chance,
    without what is announced later (throw, berserk, replacement)."""
    found = []
    for mine in army_kinds(s, b.attack):
        for theirs in army_kinds(s, b.defence):
            dice = [
                unit_dice(s, mine, theirs, most_heads(b.attack, mine)) + side_dice(s, b, b.attack),
                unit_dice(s, theirs, mine, most_heads(b.defence, theirs)) + side_dice(s, b, b.defence),
            ]
            ties = tie_rank(mine, False) - tie_rank(theirs, False)
            chance = round(odds(dice[0], dice[1], ties), 4)
            found.append({"attack": UNIT_BOOK.id[mine], "defence": UNIT_BOOK.id[theirs], "dice": dice, "odds": chance})
    return found


def most_heads(one: Side, unit: int) -> int:
    """The bonus of the largest Hydra."""
    return one.heads[-1] if unit == HYDRA and one.heads else 0


# ------------------------------------------------------------------ what others may hold
def determinize(s: Mythology, seat: int | None, rng: int) -> Mythology:
    """A position the seat cannot tell from s: other hands, decks, secret choices and the generator redrawn."""
    g = s.clone()
    for culture in range(CULTURES):
        rng = redraw_random(g, culture, seat, rng)
    for other in range(len(g.players)):
        if other != seat:
            rng = redraw_permanent(g, other, rng)
    rng = redraw_choices(g, seat, rng)
    g.dice = ()
    g.rng = next_rng(rng)
    forget_answers(g, seat)
    if not g.over and g.player != seat:
        g.legal = g.waiting.op.options(g, g.waiting)
    return g


def redraw_random(g: Mythology, culture: int, seat: int | None, rng: int) -> int:
    """Random cards of a culture: those in the deck and in the hands of others change places."""
    holders = [p for i, p in enumerate(g.players) if p.culture == culture and i != seat]
    cards = sorted([*g.decks[culture], *(card for p in holders for card in p.hand if card >= PERMANENT)])
    rng = shuffle(rng, cards)
    for p in holders:
        kept = [card for card in p.hand if card < PERMANENT]
        n = len(p.hand) - len(kept)
        p.hand = tuple(sorted([*kept, *cards[:n]]))
        cards = cards[n:]
    g.decks[culture] = tuple(cards)
    return rng


def redraw_permanent(g: Mythology, other: int, rng: int) -> int:
    """The permanent cards of a hand: any of those not played this round nor seen going back to the pack."""
    p = g.players[other]
    random = [card for card in p.hand if card >= PERMANENT]
    cards = [card for card in range(PERMANENT) if card not in p.out and not p.back >> card & 1]
    rng = shuffle(rng, cards)
    p.hand = tuple(sorted([*cards[: len(p.hand) - len(random)], *random]))
    return rng


def redraw_choices(g: Mythology, seat: int | None, rng: int) -> int:
    """Secret choices of others that are complete are made again at random."""
    op = g.waiting.op
    if not op.secret:
        return rng
    for other in range(len(g.players)):
        if other != seat and g.players[other].choice:
            f = Frame(op, other)
            options = op.options(g, f)
            while options:
                rng = next_rng(rng)
                f = Frame(op, other, -1, (*f.mem, options[below(rng, len(options))]))
                options = op.options(g, f)
            op.done(g, f)
    return rng

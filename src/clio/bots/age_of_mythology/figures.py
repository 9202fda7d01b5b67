"""What of a position can be counted or reckoned, for explanations: the chances of a battle, cubes, tiles, the way to
the next age, what the cards in hand could do. What each is called, the vocabulary says (`hint.figure.*`).

No figure only says an option again: that a cube lies where it was laid is no reason to lay it; who leads there is."""

from __future__ import annotations

from typing import Final

from clio.bots.age_of_mythology.battle import (
    Field, at_home, best_army, mixtures, plain_odds, sent_units,
)
from clio.bots.age_of_mythology.economy import rounds_left
from clio.bots.age_of_mythology.hand import Prospects
from clio.bots.age_of_mythology.hand import yields as every_yield
from clio.bots.age_of_mythology.majority import armies, cities, leads, majority
from clio.bots.age_of_mythology.war import Raids, War
from clio.bots.age_of_mythology.weights import Weights
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import (
    ATTACK, BOOK, BUILDING_BOOK, DO_BUILD, DO_RECRUIT, EXPLORE, GATHER, NEXT_AGE, TILE_BOOK, TRADE,
)
from clio.games.age_of_mythology.ops.dice import encounter_odds
from clio.games.age_of_mythology.rules.aftermath import LOOTED
from clio.games.age_of_mythology.rules.attack import neighbours
from clio.games.age_of_mythology.rules.battle import ANNOUNCE, NAME_HYDRA, REPLACE
from clio.games.age_of_mythology.rules.explore import TAKE_TILE
from clio.games.age_of_mythology.rules.gather import tile_yield
from clio.games.age_of_mythology.rules.play import age_cost
from clio.games.age_of_mythology.rules.round import CHOOSE_CARDS, HAND_LIMITS, PLACE_CUBE
from clio.games.age_of_mythology.state import (
    CARDS, CITY, DISCARDING, DRAWING, FAVOR, FOOD, GODS, KINDS, LARGEST_ARMY, LAST_BATTLE,
    MOST_BUILDINGS, MYTHIC, NONE, P_NEXT_AGE, PRODUCTION, RESOURCES, SPACES, THE_WONDER, WONDER, Battle, Mythology,
    Player,
)

ACTIONS: Final = (EXPLORE, GATHER, DO_BUILD, DO_RECRUIT, TRADE, NEXT_AGE, ATTACK)
RESOURCE_NAMES: Final = ("food", "wood", "gold", "favor")
POTS: Final = ((LARGEST_ARMY, "army"), (MOST_BUILDINGS, "city"), (LAST_BATTLE, "battles"), (THE_WONDER, "wonder"))
FEWER: Final = frozenset({"behind_army", "behind_city", "tiles_rival", "missing_age", "missing_wonder", "cubes_rival"})


def figures(w: Weights, s: Mythology, me: int, now: Mythology) -> dict[str, int]:
    """The most telling first, of those that matter for what is asked now. What is missing here does not come into
    question."""
    p, op, phase = s.players[me], now.waiting.op, now.phase
    found: dict[str, int] = {}
    b = s.battle
    if b is not None and me in (b.attack.seat, b.defence.seat):
        fight(found, w, s, b, me)
    if phase in (DRAWING, DISCARDING):
        cards(found, w, s, me, phase)
        return found
    if op is PLACE_CUBE:
        favoured(found, s, now, me)
        return found
    if op is TAKE_TILE:
        found["gather"] = max(every_yield(p))
        found["resources"] = sum(n > 0 for n in yields(p))
        found["tiles_rival"] = rival_yield(s, me)
        return found
    found["age"] = p.age + 1
    found["victory"] = p.victory()
    for card, name in POTS:
        found[f"pot_{name}"] = s.placed[card]
    found["lead_army"] = leads(armies(s))[me]
    found["lead_city"] = leads(cities(s))[me]
    if p.army_size():
        found["strength.percent"] = strength(s, me)
    for res, n in enumerate(yields(p)):
        found[f"tiles_{RESOURCE_NAMES[res]}"] = n
    found["tiles_rival"] = rival_yield(s, me)
    found["missing_wonder" if p.age == MYTHIC else "missing_age"] = missing(p)
    for res, name in enumerate(RESOURCE_NAMES):
        found[f"cubes_{name}"] = p.cubes[res]
    found["cubes_rival"] = max([sum(other.cubes) for seat, other in enumerate(s.players) if seat != me])
    return found


def favoured(found: dict[str, int], s: Mythology, now: Mythology, me: int) -> None:
    """How the seat stands for the card that a cube was laid on."""
    found["victory"] = s.players[me].victory()
    more = [card for card, n in enumerate(now.placed) if s.placed[card] > n]
    for card, name, sizes in ((LARGEST_ARMY, "army", armies(s)), (MOST_BUILDINGS, "city", cities(s))):
        lead = leads(sizes)[me]
        if card in more and lead:
            found[f"{'ahead' if lead > 0 else 'behind'}_{name}"] = abs(lead)
    if LAST_BATTLE in more and s.players[me].army_size():
        found["strength.percent"] = strength(s, me)


# ---------------------------------------------------------------------- realms
def rival_yield(s: Mythology, me: int) -> int:
    """Cubes of all tiles of the rival whose tiles give most."""
    return max([sum(yields(other)) for seat, other in enumerate(s.players) if seat != me])


def yields(p: Player) -> list[int]:
    """Cubes that all tiles of each resource give when they are gathered."""
    made = [0] * RESOURCES
    for space in range(SPACES):
        kind = p.tiles[space]
        if kind != NONE:
            made[TILE_BOOK.resource[kind]] += tile_yield(p, space)
    return made


def missing(p: Player) -> int:
    """Cubes that are still missing for the next age, by its permanent card, or for the Wonder."""
    each = BUILDING_BOOK.cost[WONDER][FOOD] if p.age == MYTHIC else age_cost(p, P_NEXT_AGE)
    return sum([max(0, each - n) for n in p.cubes])


def strength(s: Mythology, me: int) -> int:
    """The mean chance of one of my units against one of a neighbour's, in per cent."""
    army, first = at_home(s.players[me]), KINDS * s.players[me].culture
    total, n = 0.0, 0
    for seat in neighbours(s, me):
        rival = s.players[seat]
        enemies, rival_first = at_home(rival), KINDS * rival.culture
        for i in range(KINDS):
            for j in range(KINDS):
                met = army[i] * enemies[j]
                if met:
                    n += met
                    total += met * plain_odds(first + i, rival_first + j)
    return round(100 * total / n) if n else 0


# ---------------------------------------------------------------------- cards
def cards(found: dict[str, int], w: Weights, s: Mythology, me: int, phase: int) -> None:
    """What the best card of each action in hand could do just now, and how many cards may still be chosen."""
    p = s.players[me]
    hand = [card for card in p.hand if card < CARDS]
    if s.player == me and s.waiting.op is CHOOSE_CARDS:
        hand += [a - A.TAKE for a in s.waiting.mem if a < A.DRAW]
    rounds = rounds_left(s)
    raids = Raids(War(), w, s, rounds)
    pots = (majority(w, s, LARGEST_ARMY, armies(s), rounds), majority(w, s, MOST_BUILDINGS, cities(s), rounds))
    prospects = Prospects(s, me, rounds, raids, pots)
    best = dict.fromkeys(ACTIONS, 0)
    for card in hand:
        action = BOOK.action[card]
        best[action] = max(best[action], reach(prospects, p, card))
    found["hand_gather"] = best[GATHER]
    found["hope_army"] = leads(armies(s))[me] + best[DO_RECRUIT]
    found["hope_city"] = leads(cities(s))[me] + best[DO_BUILD]
    found["hand_next_age"] = best[NEXT_AGE]
    if best[ATTACK] and p.army_size():
        found["raid.percent"] = strength(s, me)
    found["powers"] = sum([card >= GODS and p.cubes[FAVOR] >= BOOK.favor[card] for card in hand])
    if phase == DISCARDING:
        found["to_draw"] = HAND_LIMITS[p.age] - len(hand)


def reach(prospects: Prospects, p: Player, card: int) -> int:
    """Of a card: cubes that a Gather yields, what there are cubes to pay for, what others allow."""
    w, action, number = prospects.w, BOOK.action[card], BOOK.number[card]
    if action == GATHER:
        return int(prospects.gathered(number))
    if action == NEXT_AGE:
        return int(p.age < MYTHIC and min(p.cubes) >= age_cost(p, card))
    if action in (DO_BUILD, DO_RECRUIT):
        return min(number, int(prospects.cubes / (w.building_cubes if action == DO_BUILD else w.unit_cubes)))
    return 1


# ---------------------------------------------------------------------- battles
def fight(found: dict[str, int], w: Weights, s: Mythology, b: Battle, me: int) -> None:
    """The chance to win the battle as far as the seat has decided, and that of the encounter; then what is at stake."""
    found["battle.percent"] = round(100 * hope(found, w, s, b, me))
    if b.attack.seat != me or b.winner != NONE:
        return
    rival = s.players[b.defence.seat]
    if b.area == CITY:
        found["prize_city"] = min(1, rival.city_size())
    elif b.area == PRODUCTION:
        found["prize_production"] = max([TILE_BOOK.cubes[kind] for kind in rival.tiles if kind != NONE], default=0)
    else:
        found["prize_holding"] = min(LOOTED, sum(rival.cubes))


def hope(found: dict[str, int], w: Weights, s: Mythology, b: Battle, me: int) -> float:
    mine, theirs = b.side(me), b.other(me)
    if b.winner != NONE:
        return 1.0 if b.winner == me else 0.0
    rounds = rounds_left(s)
    if not b.revealed:
        p, rival = s.players[me], s.players[theirs.seat]
        sent = sent_units(p.choice)
        complete = bool(p.choice) and p.choice[-1] == A.MUSTER
        army = sent if complete else best_army(p, mine.limit, rival, sent)
        return Field(w, s, b, me, rounds, army, best_army(rival, theirs.limit, p, [0] * KINDS)).chance()
    if not mine.size() or not theirs.size():
        return 0.0 if theirs.size() else 1.0
    field = Field(w, s, b, me, rounds, mine.army, theirs.army)
    if s.waiting.op in (NAME_HYDRA, REPLACE, ANNOUNCE):
        chance = encounter_odds(s, b, mine)
        found["encounter.percent"] = round(100 * chance)
        return after(field, mine.fighter % KINDS, theirs.fighter % KINDS, chance)
    choice = s.players[me].choice
    if not choice:
        return field.chance()
    i = (choice[0] - A.LAY) % KINDS
    shares = mixtures(field.matrix())[1]
    mean, worst, hoped = 0.0, 1.0, 0.0
    for at, j in enumerate(field.rivals):
        chance = field.odds[i, j]
        mean += theirs.army[j] * chance
        worst = min(worst, chance)
        hoped += shares[at] * after(field, i, j, chance)
    found["mean.percent"] = round(100 * mean / theirs.size())
    found["worst.percent"] = round(100 * worst)
    return hoped


def after(field: Field, mine: int, theirs: int, chance: float) -> float:
    """The battle after an encounter of these two kinds."""
    return chance * field.chance(beaten=theirs) + (1.0 - chance) * field.chance(lost=mine)


"""A readable label for each answer, with costs, dice and exact chances as they are at this moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.moves import At, Label
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import bills
from clio.games.age_of_mythology.cardbook import (
    ALL, ATTACK, BOOK, DO_BUILD, DO_RECRUIT, EXPLORE, FOOD_ONLY, GATHER, TILE_BOOK,
    TRADE, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops import powers
from clio.games.age_of_mythology.ops.dice import (
    foreseen, most_heads, odds, side_dice, tie_rank, total, unit_dice,
)
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.rules import gather
from clio.games.age_of_mythology.rules.battle import army_kinds
from clio.games.age_of_mythology.rules.round import HAND_LIMITS
from clio.games.age_of_mythology.state import (
    AREAS, BUILDINGS, CITY, DWARF, GODS, GREAT_TEMPLE, HOUSE, HYDRA, KINDS, NONE, PRODUCTION, RESOURCES, SPACES,
    TERRAINS, UNITS, WADJET, Battle, Mythology, Player, Side, battle_of,
)
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.age_of_mythology.words import MythologyWords

Here = At[Mythology]
Writer = Callable[["MythologyWords", Here], Label]
LISTED = 3  # rival kinds that a battle card names one by one


def player(at: Here) -> Player:
    return at.s.players[at.me]


def fixed(key: str, then: str = "") -> Writer:
    def label(w: MythologyWords, at: Here) -> Label:
        return Label(w.options[key], effect=w.options[then] if then else "")

    return label


def resource(key: str) -> Writer:
    """One cube of a resource."""

    def label(w: MythologyWords, at: Here) -> Label:
        return Label(w.say(key, what=w.resource(at.n)))

    return label


# ---------------------------------------------------------------- the phases of a round
def cube(w: MythologyWords, at: Here) -> Label:
    return Label(w.victory[at.n], w.say("cube.so_far", what=w.count("cube", at.s.placed[at.n])))


def tile(w: MythologyWords, at: Here) -> Label:
    return Label(capital(w.terrains[TILE_BOOK.terrain[at.n]]), effect=w.gives(at.n))


def card(key: str, then: str = "") -> Writer:
    def label(w: MythologyWords, at: Here) -> Label:
        return Label(w.say(key, card=w.card_names[at.n]), effect=w.options[then] if then else "")

    return label


def draw(w: MythologyWords, at: Here) -> Label:
    p = player(at)
    if len(p.hand) + len(at.f.mem) >= HAND_LIMITS[p.age]:
        return Label(w.options["draw.full"])
    return Label(w.say("draw" if at.n else "draw.none", what=w.count("kind.random", at.n)))


def play(w: MythologyWords, at: Here) -> Label:
    return Label(w.say("play", card=w.card_names[at.n]), effect=action_gist(w, at, at.n, False))


def invoke(w: MythologyWords, at: Here) -> Label:
    god = GODS + at.n
    then = w.say(
        "invoke.then" if has_named_power(w, god) else "invoke.unnamed", power=w.power_names[god],
        action=action_gist(w, at, god, True),
    )
    return Label(with_power(w, at, "invoke"), effect=w.apart_by.join([then, *own_target(w, at, god)]))


def power(w: MythologyWords, at: Here) -> Label:
    god = GODS + at.n
    named = [w.power_names[god]] if has_named_power(w, god) else []
    return Label(with_power(w, at, "power"), effect=w.apart_by.join([*named, *own_target(w, at, god)]))


def with_power(w: MythologyWords, at: Here, key: str) -> str:
    """A god card and the favor for its power, which is what tells it from the card alone."""
    god = GODS + at.n
    return w.say(key, card=w.card_names[god], favor=w.count("resource.favor", bills.power(player(at), god).favor))


def own_target(w: MythologyWords, at: Here, god: int) -> list[str]:
    """Told before the favor is spent: the power would hit its user."""
    op = BOOK.power[god]
    if not powers.hits_only_own(at.s, at.me, op):
        return []
    return [w.options["own.tile" if isinstance(op, powers.RemoveTile) else "own.building"]]


def has_named_power(w: MythologyWords, god: int) -> bool:
    return w.power_names[god] != w.card_names[god]


def action_gist(w: MythologyWords, at: Here, kind: int, power: bool) -> str:
    """The action of a card in a few words, with its figure for this player; `power`: its god power is used before."""
    p = player(at)
    action, n = BOOK.action[kind], BOOK.number[kind]
    if action == EXPLORE:
        return w.say("gist.explore", what=w.count("tile", len(at.s.players) + n))
    if action == GATHER:
        return w.say("gist.gather.all" if n == ALL else "gist.gather.food" if n == FOOD_ONLY else "gist.gather")
    if action == DO_BUILD:
        return w.say("gist.build", what=w.up_to("kind.building", n))
    if action == DO_RECRUIT:
        return w.say("gist.recruit", what=w.up_to("unit", n))
    if action == TRADE:
        cost = bills.trade(p, kind).price
        return w.say("gist.trade" if cost else "gist.trade.free", what=w.count("cube", cost))
    if action == ATTACK:
        limit = powers.army_limit(p, kind, power, True)
        return w.say("gist.attack.all" if limit >= powers.UNLIMITED else "gist.attack", what=w.count("unit", limit))
    if p.age + 1 >= len(w.ages):
        return w.say("gist.age.none")
    return w.say("gist.age", age=w.ages[p.age + 1], n=max(bills.next_age(p, kind).cost))


def keep(w: MythologyWords, at: Here) -> Label:
    """The end of a choice of discards, with the number of cards that are left."""
    left = len(player(at).hand) - len(at.f.mem)
    if not at.f.mem:
        return Label(w.options["done.discards.all"])
    return Label(w.options["done.discards"], w.count("card", left)) if left else Label(w.options["done.discards.none"])


# ---------------------------------------------------------------- actions
def collect(w: MythologyWords, at: Here) -> Label:
    what = w.whole_terrains[at.n] if at.n < TERRAINS else w.whole_resources[at.n - TERRAINS]
    return Label(w.say("collect", what=what), effect=w.say("collect.yields", yields=yields(w, at)))


def yields(w: MythologyWords, at: Here) -> str:
    """What the reader's tiles and buildings would bring with the workers where they are now."""
    return w.cubes(gather.harvests_of(at.s, at.me, at.f.src, bool(at.f.mem[0]), at.n)[0]) or w.names["nothing"]


def settle(worker: int) -> Writer:
    """First where: what the options differ in."""

    def label(w: MythologyWords, at: Here) -> Label:
        return Label(capital(w.tile_of(player(at), at.n, "place")), effect=w.workers[worker])

    return label


def move(w: MythologyWords, at: Here) -> Label:
    p = player(at)
    here, there = divmod(at.n, SPACES)
    displaced = at.f.mem[2]
    return Label(w.say(
        "move", who=w.the_workers[displaced or p.workers[here]], here=w.tile_of(p, here), there=w.tile_of(p, there)
    ))


def construct(w: MythologyWords, at: Here) -> Label:
    bill = bills.building(at.s, at.f, at.n)
    price = w.cubes(bill.cost)
    if bill.less:
        price = w.say("build.less", price=price, less=w.count("cube", bill.less))
    return Label(w.say("build", building=w.a_building(at.n)), price)


def recruit(w: MythologyWords, at: Here) -> Label:
    price = w.cubes(bills.unit(at.s, at.f, at.n).cost)
    dice = w.count("die", UNIT_BOOK.dice[at.n])
    return Label(w.say("recruit", unit=w.a_unit(at.n)), price + w.apart_by + dice)


def swap(w: MythologyWords, at: Here) -> Label:
    give, take = divmod(at.n, RESOURCES)
    return Label(w.say("swap", give=w.resource(give), take=w.resource(take)))


def stop_trading(w: MythologyWords, at: Here) -> Label:
    """What the Great Temple still sells is told: it sells nothing after."""
    p = player(at)
    sells = p.has(GREAT_TEMPLE) and at.s.victory > 0 and bills.temple(p).payable
    return Label(w.options["done.exchange"], effect=w.options["done.exchange.unsold"] if sells else "")


def buy(w: MythologyWords, at: Here) -> Label:
    return Label(w.options["buy"], w.count("resource.favor", bills.temple(player(at)).favor))


# ---------------------------------------------------------------- an attack
def attack(w: MythologyWords, at: Here) -> Label:
    seat, area = divmod(at.n, AREAS)
    p = at.s.players[seat]
    if area == CITY:
        there = w.count("kind.building", p.city_size())
    elif area == PRODUCTION:
        there = w.count("tile", SPACES - p.tiles.count(NONE))
    else:
        there = w.count("cube", sum(p.cubes))
    return Label(w.say("attack", area=capital(w.area_names[area]), who=at.names[seat]), effect=there)


def send(w: MythologyWords, at: Here) -> Label:
    left = player(at).units[at.n % KINDS] - at.f.mem.count(A.SEND + at.n)
    dice = w.count("die", UNIT_BOOK.dice[at.n])
    more = w.apart_by + w.say("send.several", n=left) if left > 1 else ""
    return Label(w.say("send", unit=w.a_unit(at.n)), dice + more)


def own_tile(key: str) -> Writer:
    def label(w: MythologyWords, at: Here) -> Label:
        return Label(w.say(key, tile=w.tile_of(player(at), at.n)))

    return label


def muster(w: MythologyWords, at: Here) -> Label:
    if at.f.mem:
        return Label(w.say("muster", what=w.count("unit", len(at.f.mem))))
    return Label(w.options["muster.none"], effect=w.say("wins", who=at.names[battle_of(at.s).attack.seat]))


# ---------------------------------------------------------------- a battle
def fight(w: MythologyWords, at: Here) -> Label:
    return Label(w.say("fight", n=battle_of(at.s).encounter))


def retreat(w: MythologyWords, at: Here) -> Label:
    winner = battle_of(at.s).other(at.me).seat
    return Label(w.options["retreat"], effect=w.say("wins", who=at.names[winner]))


def lay(w: MythologyWords, at: Here) -> Label:
    """Dice and chance against each kind the rival has left, or their range."""
    b = battle_of(at.s)
    mine, theirs = b.side(at.me), b.other(at.me)
    rivals = army_kinds(at.s, theirs)
    figures = [ahead(at.s, b, mine, at.n, rival) for rival in rivals]
    if len(rivals) <= LISTED:
        said = ", ".join(
            w.say("odds.against", dice=w.count("die", dice), unit=w.the_unit(rival), chance=w.percent(chance))
            for rival, (dice, chance) in zip(rivals, figures, strict=True)
        )
        return Label(w.unit_names[at.n], effect=said)
    pools, chances = sorted(dice for dice, _ in figures), sorted(chance for _, chance in figures)
    return Label(w.unit_names[at.n], effect=w.say(
        "odds.span", low=pools[0], high=w.count("die", pools[-1]), worst=w.percent(chances[0]),
        best=w.percent(chances[-1]),
    ))


def ahead(s: Mythology, b: Battle, mine: Side, unit: int, rival: int) -> tuple[int, float]:
    """Dice of a unit against one that may be laid against it, and its exact chance, whatever both can announce."""
    if mine is b.attack:
        seen = foreseen(s, b, unit, rival)
        return total(seen.attack), seen.odds
    seen = foreseen(s, b, rival, unit)
    return total(seen.defence), 1 - seen.odds


def matchup(
    s: Mythology, b: Battle, mine: Side, unit: int, theirs: Side, rival: int, throws: bool = False,
    berserk: bool = False,
) -> tuple[int, float]:
    """Dice of a unit against another, and its exact chance; of the rival what is announced already."""
    dice = unit_dice(s, unit, rival, most_heads(mine, unit), throws, berserk) + side_dice(s, b, mine)
    grown = most_heads(theirs, rival)
    other = unit_dice(s, rival, unit, grown, theirs.throws, theirs.berserk) + side_dice(s, b, theirs)
    ties = tie_rank(unit, berserk) - tie_rank(rival, theirs.berserk)
    return dice, odds(dice, other, ties)


def hydra(w: MythologyWords, at: Here) -> Label:
    b = battle_of(at.s)
    mine, theirs = b.side(at.me), b.other(at.me)
    grown = sorted(set(mine.heads))[at.n]
    dice = unit_dice(at.s, HYDRA, theirs.fighter, grown, False, False) + side_dice(at.s, b, mine)
    return Label(w.say("hydra", dice=w.count("die", dice)))


def expected(
    w: MythologyWords, at: Here, unit: int, key: str = "odds", throws: bool = False, berserk: bool = False
) -> str:
    """The dice and the chance that follow from an announcement."""
    b = battle_of(at.s)
    mine, theirs = b.side(at.me), b.other(at.me)
    dice, chance = matchup(at.s, b, mine, unit, theirs, theirs.fighter, throws, berserk)
    return w.say(key, dice=w.count("die", dice), chance=w.percent(chance))


def fighter(at: Here) -> int:
    return battle_of(at.s).side(at.me).fighter


def wadjet_fights(w: MythologyWords, at: Here) -> Label:
    return Label(capital(w.say("fights", unit=w.the_unit(WADJET))), effect=expected(w, at, WADJET))


def fighter_stays(w: MythologyWords, at: Here) -> Label:
    unit = fighter(at)
    return Label(capital(w.say("fights", unit=w.the_unit(unit))), effect=expected(w, at, unit))


def throw(w: MythologyWords, at: Here) -> Label:
    return Label(w.options["yes.throw"], effect=expected(w, at, fighter(at), "odds.throw", throws=True))


def rage(w: MythologyWords, at: Here) -> Label:
    return Label(w.options["yes.berserk"], effect=expected(w, at, fighter(at), "odds.berserk", berserk=True))


def refrain(key: str) -> Writer:
    """Fight without what could be announced."""

    def label(w: MythologyWords, at: Here) -> Label:
        return Label(w.options[key], effect=expected(w, at, fighter(at)))

    return label


def revive(w: MythologyWords, at: Here) -> Label:
    return Label(w.options["yes.rebirth"], w.count("resource.favor", bills.rebirth(player(at), at.f.src).favor))


# ---------------------------------------------------------------- units
def own_unit(key: str) -> Writer:
    """A unit of the Holding Area, with how many there are."""

    def label(w: MythologyWords, at: Here) -> Label:
        return Label(w.say(key, unit=w.a_unit(at.n)), w.say("of", n=player(at).units[at.n % KINDS]))

    return label


def gain_unit(w: MythologyWords, at: Here) -> Label:
    return Label(
        w.say("unit.gain", unit=w.a_unit(at.n)), w.say("in_supply", n=player(at).supply[at.n % KINDS])
    )


def embalm(w: MythologyWords, at: Here) -> Label:
    return Label(w.say("unit.embalm", unit=w.a_unit(at.n), n=player(at).units[at.n % KINDS]))


def seduce(w: MythologyWords, at: Here) -> Label:
    there = battle_of(at.s).defence.army[at.n % KINDS]
    return Label(w.say("unit.seduce", unit=w.a_unit(at.n), n=there))


def strike(w: MythologyWords, at: Here) -> Label:
    seat, kind = divmod(at.n, UNITS)
    return Label(w.say("strike", unit=w.a_unit(kind), who=at.names[seat]))


def dwarf_at(w: MythologyWords, at: Here) -> Label:
    seat, space = divmod(at.n, SPACES)
    there = w.tile_of(at.s.players[seat], space)
    return Label(w.say("dwarf", unit=w.the_unit(DWARF), who=at.names[seat], tile=there))


# ---------------------------------------------------------------- buildings, tiles and cubes of somebody
def raze(w: MythologyWords, at: Here) -> Label:
    seat, kind = divmod(at.n, BUILDINGS)
    several = kind == HOUSE and at.s.players[seat].houses > 1
    building = w.a_building(kind) if several else w.the_building(kind)
    return Label(w.say("raze.own" if seat == at.me else "raze", building=building, who=at.names[seat]))


def someones_tile(w: MythologyWords, at: Here, key: str) -> str:
    seat, space = divmod(at.n, SPACES)
    return w.say(key, tile=w.tile_of(at.s.players[seat], space), who=at.names[seat])


def tile_at(key: str, own: str) -> Writer:
    """A tile of a board; `own`: of the reader's."""

    def label(w: MythologyWords, at: Here) -> Label:
        return Label(someones_tile(w, at, own if at.n // SPACES == at.me else key))

    return label


def seize(w: MythologyWords, at: Here) -> Label:
    seat, space = divmod(at.n, SPACES)
    terrain = TILE_BOOK.terrain[at.s.players[seat].tiles[space]]
    if free_space(player(at), terrain) == NONE:
        return Label(someones_tile(w, at, "tile.pool"), effect=w.options["tile.pool.why"])
    return Label(someones_tile(w, at, "tile.take"))


def victim(w: MythologyWords, at: Here) -> Label:
    return Label(at.names[at.n], w.cubes(at.s.players[at.n].cubes))


def loot(w: MythologyWords, at: Here) -> Label:
    return Label(w.say("loot", what=w.resource(at.n)), w.say("of", n=at.s.players[at.f.mem[0]].cubes[at.n]))

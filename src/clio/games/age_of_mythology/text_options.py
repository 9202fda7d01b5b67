"""A readable label for each answer, with costs, dice and exact chances as they are at this moment."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.kernel import Frame
from clio.engine.text import capital
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import (
    ALL, AREA_IDS, ATTACK, BOOK, BUILDING_BOOK, DO_BUILD, DO_RECRUIT, EXPLORE, FOOD_ONLY, GATHER, GROWS, TILE_BOOK,
    TRADE, UNIT_BOOK,
)
from clio.games.age_of_mythology.ops import powers
from clio.games.age_of_mythology.ops.dice import odds, side_dice, tie_rank, unit_dice
from clio.games.age_of_mythology.ops.tiles import free_space
from clio.games.age_of_mythology.rules import aftermath, attack, battle, build, gather, round
from clio.games.age_of_mythology.rules.play import age_cost
from clio.games.age_of_mythology.rules.recruit import unit_cost
from clio.games.age_of_mythology.rules.trade import TEMPLE_FAVOR, trade_cost
from clio.games.age_of_mythology.state import (
    AREAS, BUILDINGS, CITY, DWARF, GODS, HOUSE, HYDRA, KINDS, NONE, PRODUCTION, RESOURCES, SPACES, UNITS,
    WADJET, Battle, Mythology, Side,
    battle_of,
)

if TYPE_CHECKING:
    from clio.games.age_of_mythology.text import MythologyWords

Label = Callable[["MythologyWords", Mythology, Frame, int], str]  # the last argument counts from the start of the range
LISTED = 3  # rival kinds that a battle card names one by one


def option(w: MythologyWords, s: Mythology, f: Frame, action: int) -> str:
    at = bisect(STARTS, action) - 1
    return LABELS[at](w, s, f, action - STARTS[at])


def fixed(key: str) -> Label:
    def label(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
        return w.options[key]

    return label


def resource(key: str) -> Label:
    """One cube of a resource."""

    def label(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
        return w.options[key].format(what=w.resource(n))

    return label


# ---------------------------------------------------------------- the phases of a round
def cube(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    return w.options["cube"].format(card=w.victory[n], what=w.count("cube", s.placed[n]))


def tile(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    terrain = w.terrains[TILE_BOOK.terrain[n]]
    return capital(w.options["tile"].format(terrain=terrain, gives=w.gives(n)))


def card(key: str) -> Label:
    def label(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
        return w.options[key].format(card=w.card_names[n])

    return label


def draw(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    if f.op.options(s, f) == [A.DRAW]:
        return w.options["draw.full"]
    return w.options["draw" if n else "draw.none"].format(what=w.count("random", n))


def playing(key: str, first: int) -> Label:
    """A card with what it does now: its action, its power for favor, or both."""

    def label(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
        kind = first + n
        named = key == "play" or w.power_names[kind] != w.card_names[kind]
        return w.options[key if named else f"{key}.unnamed"].format(
            card=w.card_names[kind], power=w.power_names[kind], action=action_gist(w, s, f.me, kind, key == "invoke"),
            favor=w.count("favor", BOOK.favor[kind]),
        )

    return label


def action_gist(w: MythologyWords, s: Mythology, me: int, kind: int, power: bool) -> str:
    """The action of a card in a few words, with its figure for this player; `power`: its god power is used before."""
    p = s.players[me]
    action, n = BOOK.action[kind], BOOK.number[kind]
    if action == EXPLORE:
        return w.options["gist.explore"].format(what=w.count("tile", len(s.players) + n))
    if action == GATHER:
        return w.options["gist.gather.all" if n == ALL else "gist.gather.food" if n == FOOD_ONLY else "gist.gather"]
    if action == DO_BUILD:
        return w.options["gist.build"].format(what=w.up_to("building", n))
    if action == DO_RECRUIT:
        return w.options["gist.recruit"].format(what=w.up_to("unit", n))
    if action == TRADE:
        cost = trade_cost(p, kind)
        return w.options["gist.trade" if cost else "gist.trade.free"].format(what=w.count("cube", cost))
    if action == ATTACK:
        limit = powers.army_limit(p, kind, power, True)
        key = "gist.attack.all" if limit >= powers.UNLIMITED else "gist.attack"
        return w.options[key].format(what=w.count("unit", limit))
    if p.age + 1 >= len(w.ages):
        return w.options["gist.age.none"]
    return w.options["gist.age"].format(age=w.ages[p.age + 1], n=age_cost(p, kind))


def done(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    """The end of an action, or of a choice of discards, with the number of cards that are left."""
    key = f"done.{type(f.op).__name__}"
    if not isinstance(f.op, round.ChooseDiscards):
        return w.options[key]
    left = len(s.players[f.me].hand) - len(f.mem)
    variant = ".all" if not f.mem else "" if left else ".none"
    return w.options[key + variant].format(what=w.count("card", left))


# ---------------------------------------------------------------- actions
def collect(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    return w.options["collect"].format(what=w.whole_terrains[n], yields=yields(w, s, f, n))


def collect_resource(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    what = A.COLLECT_RESOURCE - A.COLLECT + n
    return w.options["collect"].format(what=w.whole_resources[n], yields=yields(w, s, f, what))


def yields(w: MythologyWords, s: Mythology, f: Frame, what: int) -> str:
    """What the reader's tiles and buildings would bring with the workers where they are now."""
    after = s.clone()
    after.log = None
    gather.COLLECT.collect(after, f.me, what, gather.COLLECT.bonus(after, f.me, f.src, bool(f.mem[0])))
    gained = [now - then for now, then in zip(after.players[f.me].cubes, s.players[f.me].cubes, strict=True)]
    return w.cubes(gained) or w.small["nothing"]


def move(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    p = s.players[f.me]
    here, there = divmod(n, SPACES)
    displaced = f.mem[2]
    return w.options["move"].format(
        who=w.the_workers[displaced or p.workers[here]], here=w.tile_of(p, here), there=w.tile_of(p, there)
    )


def construct(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    assert isinstance(f.op, build.Build)
    power, _, quarry = f.op.memory(s, f)
    less = build.reduction(n, quarry, f.src, power)
    key = "build.less" if less else "build"
    price = w.cubes(BUILDING_BOOK.cost[n])
    return w.options[key].format(building=w.a_building(n), price=price, less=w.count("cube", less))


def enlist(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    price = w.cubes(unit_cost(n, f.src, bool(f.mem[0])))
    return w.options["recruit"].format(unit=w.a_unit(n), price=price, dice=w.count("die", UNIT_BOOK.dice[n]))


def swap(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    give, take = divmod(n, RESOURCES)
    return w.options["swap"].format(give=w.resource(give), take=w.resource(take))


def buy(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    return w.options["buy"].format(price=w.count("favor", TEMPLE_FAVOR))


def loot(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    return w.options["loot"].format(what=w.resource(n), of=s.players[f.mem[0]].cubes[n])


# ---------------------------------------------------------------- war
def declare(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    seat, area = divmod(n, AREAS)
    p = s.players[seat]
    if area == CITY:
        there = w.count("building", p.city_size())
    elif area == PRODUCTION:
        there = w.count("tile", SPACES - p.tiles.count(NONE))
    else:
        there = w.count("cube", sum(p.cubes))
    return w.options[f"attack.{AREA_IDS[area]}"].format(of_who=w.of_player(w.seat(seat)), there=there)


def send(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    left = s.players[f.me].units[n % KINDS] - f.mem.count(A.SEND + n)
    key = "send.several" if left > 1 else "send"
    return w.options[key].format(unit=w.a_unit(n), dice=w.count("die", UNIT_BOOK.dice[n]), n=left)


def mustered(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    b = battle_of(s)
    return w.options["muster" if f.mem else "muster.none"].format(
        what=w.count("unit", len(f.mem)), who=w.seat(b.attack.seat)
    )


def lay(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    """Dice and chance against each kind the rival has left, or their range."""
    b = battle_of(s)
    mine, theirs = b.side(f.me), b.other(f.me)
    rivals = battle.army_kinds(s, theirs)
    figures = [matchup(s, b, mine, n, theirs, rival) for rival in rivals]
    if len(rivals) <= LISTED:
        said = [
            w.options["odds.against"].format(dice=w.count("die", n), unit=w.the_unit(rival), chance=w.percent(chance))
            for rival, (n, chance) in zip(rivals, figures, strict=True)
        ]
        return w.options["lay"].format(unit=w.unit_names[n], odds=", ".join(said))
    dice = sorted(dice for dice, _ in figures)
    chances = sorted(chance for _, chance in figures)
    span = w.options["odds.span"].format(
        low=dice[0], high=w.count("die", dice[-1]), worst=w.percent(chances[0]), best=w.percent(chances[-1])
    )
    return w.options["lay"].format(unit=w.unit_names[n], odds=span)


def matchup(
    s: Mythology, b: Battle, mine: Side, unit: int, theirs: Side, rival: int, throws: bool = False,
    berserk: bool = False,
) -> tuple[int, float]:
    """Dice of a unit against another, and its exact chance; of the rival what is announced already."""
    dice = unit_dice(s, unit, rival, heads(mine, unit), throws, berserk) + side_dice(s, b, mine)
    other = unit_dice(s, rival, unit, heads(theirs, rival), theirs.throws, theirs.berserk) + side_dice(s, b, theirs)
    ties = tie_rank(unit, berserk) - tie_rank(rival, theirs.berserk)
    return dice, odds(dice, other, ties)


def heads(side: Side, unit: int) -> int:
    """Dice grown by the Hydra: the fighting one's, before one fights those of the largest."""
    if not UNIT_BOOK.abilities[unit] & GROWS:
        return 0
    return side.heads[side.which] if side.fighter == unit else side.heads[-1]


def name_hydra(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    b = battle_of(s)
    mine, theirs = b.side(f.me), b.other(f.me)
    grown = sorted(set(mine.heads))[n]
    dice = unit_dice(s, HYDRA, theirs.fighter, grown, False, False) + side_dice(s, b, mine)
    return w.options["hydra"].format(dice=w.count("die", dice))


def announced(w: MythologyWords, s: Mythology, f: Frame, yes: bool) -> str:
    """What is announced, with the dice and chance that follow from it."""
    b = battle_of(s)
    mine, theirs = b.side(f.me), b.other(f.me)
    unit, throws, berserk = mine.fighter, False, False
    key = f"{'yes' if yes else 'no'}.{type(f.op).__name__}"
    if isinstance(f.op, battle.Replace):
        unit = WADJET if yes else unit
    elif isinstance(f.op, battle.Announce):
        throws = f.op.can_throw(b, mine)
        key = f"{key}.{'throw' if throws else 'berserk'}"
        throws, berserk = yes and throws, yes and not throws
    dice, chance = matchup(s, b, mine, unit, theirs, theirs.fighter, throws, berserk)
    return capital(w.options[key].format(unit=w.the_unit(unit), dice=w.count("die", dice), chance=w.percent(chance)))


def yes(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    if isinstance(f.op, battle.Rebirth):
        return w.options["yes.Rebirth"].format(price=w.count("favor", UNIT_BOOK.rebirth[f.src]))
    return announced(w, s, f, True)


def no(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    if isinstance(f.op, battle.Rebirth | battle.Summon):
        return w.options[f"no.{type(f.op).__name__}"]
    return announced(w, s, f, False)


def fight(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    return w.options["fight"].format(n=battle_of(s).encounter)


def retreat(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    b = battle_of(s)
    return w.options["retreat"].format(who=w.seat(b.other(f.me).seat))


def unit(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    """A unit kind, with how many the player has of it or, where it is gained, how many figures are left."""
    p = s.players[f.me]
    if isinstance(f.op, attack.Seduce):
        there = battle_of(s).defence.army[n % KINDS]
    else:
        there = (p.supply if isinstance(f.op, powers.GainMortals) else p.units)[n % KINDS]
    return capital(w.options[f"unit.{type(f.op).__name__}"].format(unit=w.a_unit(n), n=there))


def strike(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    seat, kind = divmod(n, UNITS)
    return capital(w.options["strike"].format(unit=w.a_unit(kind), of_who=w.of_player(w.seat(seat))))


def dwarf_at(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    seat, space = divmod(n, SPACES)
    key = "dwarf.own" if seat == f.me else "dwarf"
    return capital(w.options[key].format(
        unit=w.the_unit(DWARF), of_who=w.of_player(w.seat(seat)), tile=w.tile_of(s.players[seat], space)
    ))


def raze(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    seat, kind = divmod(n, BUILDINGS)
    houses = s.players[seat].houses
    key = "raze.own" if seat == f.me else "raze"
    several = kind == HOUSE and houses > 1
    building = w.a_building(kind) if several else w.the_building(kind)
    return w.options[key].format(building=building, of_who=w.of_player(w.seat(seat)))


def on_board(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    """A tile of a board: seized, removed or exchanged."""
    seat, space = divmod(n, SPACES)
    p = s.players[seat]
    fields = {"tile": w.tile_of(p, space), "of_who": w.of_player(w.seat(seat))}
    key = f"tile.{type(f.op).__name__}"
    if isinstance(f.op, aftermath.Seize):
        terrain = TILE_BOOK.terrain[p.tiles[space]]
        key += ".pool" if free_space(s.players[f.me], terrain) == NONE else ""
    elif seat == f.me:
        key += ".own"
    return capital(w.options[key].format(**fields))


def victim(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
    return w.options["victim"].format(who=w.seat(n), cubes=w.cubes(s.players[n].cubes))


def own_tile(key: str) -> Label:
    def label(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
        return w.options[key].format(tile=w.tile_of(s.players[f.me], n))

    return label


def place(key: str) -> Label:
    """First where: what the options differ in."""

    def label(w: MythologyWords, s: Mythology, f: Frame, n: int) -> str:
        return w.options[key].format(place=capital(w.tile_of(s.players[f.me], n, "place")))

    return label


RANGES: tuple[tuple[int, Label], ...] = (
    (A.CUBE, cube), (A.TILE, tile), (A.LEAVE, fixed("leave")), (A.TAKE, card("take")), (A.DRAW, draw),
    (A.PLAY, playing("play", 0)), (A.INVOKE, playing("invoke", GODS)), (A.POWER, playing("power", GODS)),
    (A.PASS, card("pass")), (A.DECLINE, fixed("decline")), (A.COLLECT, collect),
    (A.COLLECT_RESOURCE, collect_resource), (A.SETTLE, place("settle")), (A.SETTLE_DWARF, place("settle.dwarf")),
    (A.MOVE, move), (A.DONE, done), (A.BUILD, construct), (A.LESS, resource("less")), (A.RECRUIT, enlist),
    (A.PAY, resource("pay")), (A.SWAP, swap), (A.BUY, buy), (A.GAIN, resource("gain")), (A.ATTACK, declare),
    (A.SEND, send), (A.SEND_FROM, own_tile("send.from")), (A.MUSTER, mustered), (A.FIGHT, fight),
    (A.RETREAT, retreat), (A.LAY, lay), (A.NAME, name_hydra), (A.YES, yes), (A.NO, no), (A.UNIT, unit),
    (A.STRIKE, strike), (A.DWARF_AT, dwarf_at), (A.RAZE, raze), (A.SEIZE, on_board), (A.VICTIM, victim),
    (A.LOOT, loot), (A.DISMISS, fixed("dismiss")), (A.DISMISS_AT, own_tile("dismiss.at")), (A.DISCARD, card("discard")),
)
STARTS = [first for first, _ in RANGES]
LABELS = [label for _, label in RANGES]

"""The open question in one line: the card that asks, if one does, then what it asks.

The reader is the one who answers: nothing of another hand is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clio.engine.moves import Asked
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import bills
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.ops import powers
from clio.games.age_of_mythology.ops.dice import fort_dice, pool
from clio.games.age_of_mythology.rules import aftermath, attack, build, explore, gather, round
from clio.games.age_of_mythology.state import (
    DWARF, KINDS, MORTALS, MUMMY, NONE, TERRAINS, Battle, Mythology, Player, battle_of,
)
from clio.words import capital

if TYPE_CHECKING:
    from clio.games.age_of_mythology.words import MythologyWords

Open = Asked[Mythology]
Prompt = Callable[["MythologyWords", Open], str]


def ask(w: MythologyWords, asked: Open, key: str, **parts: object) -> str:
    text = w.asking(key, **parts)
    return f"{w.card_names[asked.f.src]}{w.colon}{text}" if asked.f.src >= 0 else capital(text)


def plain(key: str) -> Prompt:
    def prompt(w: MythologyWords, asked: Open) -> str:
        return ask(w, asked, key)

    return prompt


def player(asked: Open) -> Player:
    return asked.s.players[asked.me]


def so_far(w: MythologyWords, **lists: list[str]) -> str:
    """ " (in hand: Zeus; chosen: Explore)"; empty without anything."""
    said = [w.asking(f"so_far.{key}", what=", ".join(found)) for key, found in lists.items() if found]
    return f" ({w.apart_by.join(said)})" if said else ""


def counted(names: list[str]) -> list[str]:
    """ "Hoplite", "Hydra ×2"."""
    return [name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]


# ---------------------------------------------------------------- the phases of a round
def picks_left(asked: Open) -> int:
    """This pick and those that the player has after it."""
    s, f = asked.s, asked.f
    return 1 + sum(1 for frame in s.stack if frame.op is f.op and frame.me == f.me)


def explorer(asked: Open) -> int:
    """Who turned up the tiles."""
    return next((frame.me for frame in reversed(asked.s.stack) if frame.op is explore.RETURN_TILES), asked.me)


def shown_tiles(w: MythologyWords, asked: Open) -> str:
    n = len(asked.s.shown)
    return w.phrase("one_tile" if n == 1 else "many_tiles", n=n)


def draft(w: MythologyWords, asked: Open) -> str:
    picks = w.count("pick", picks_left(asked))
    return ask(w, asked, "tile.draft", tiles=shown_tiles(w, asked), picks=picks)


def take_tile(w: MythologyWords, asked: Open) -> str:
    who, picks = explorer(asked), picks_left(asked)
    key = "tile.other" if who != asked.me else "tile.again" if picks > 1 else "tile"
    return ask(
        w, asked, key, tiles=shown_tiles(w, asked), picks=w.count("pick", picks), who=asked.names[who]
    )


def place_cube(w: MythologyWords, asked: Open) -> str:
    return ask(w, asked, "cube", left=w.count("resource.victory", asked.s.victory))


def choose_cards(w: MythologyWords, asked: Open) -> str:
    p, mem = player(asked), asked.f.mem
    room = round.HAND_LIMITS[p.age] - len(p.hand) - len(mem)
    kept = counted([w.card_names[card] for card in p.hand])
    chosen = [w.card_names[a - A.TAKE] for a in mem]
    return ask(
        w, asked, "cards" if room > 0 else "cards.full", room=w.count("card", max(0, room)),
        so_far=so_far(w, hand=kept, chosen=chosen),
    )


def choose_discards(w: MythologyWords, asked: Open) -> str:
    left, mem = list(player(asked).hand), asked.f.mem
    for a in mem:
        left.remove(a - A.DISCARD)
    thrown = counted([w.card_names[a - A.DISCARD] for a in mem])
    kept = counted([w.card_names[card] for card in left])
    return ask(w, asked, "discards" if left else "discards.all", so_far=so_far(w, thrown=thrown, hand=kept))


def play_card(key: str) -> Prompt:
    def prompt(w: MythologyWords, asked: Open) -> str:
        return ask(w, asked, key, turn=asked.s.turn, cubes=w.purse(player(asked).cubes))

    return prompt


# ---------------------------------------------------------------- actions
def gathered(w: MythologyWords, asked: Open) -> str:
    """What everybody collects, as `Collect` remembers it."""
    what = next(frame.mem[1] for frame in reversed(asked.s.stack) if frame.op is gather.COLLECT)
    if what == gather.EVERYTHING:
        return w.small["everything"]
    return w.whole_terrains[what] if what < TERRAINS else w.whole_resources[what - TERRAINS]


def workers(w: MythologyWords, asked: Open) -> str:
    p = player(asked)
    idle = [w.count("villager", p.villagers)] if p.villagers else []
    if p.culture == DWARF // KINDS and p.units[DWARF % KINDS]:
        idle.append(w.units(DWARF, p.units[DWARF % KINDS]))
    return ask(w, asked, "workers" if idle else "workers.none", what=gathered(w, asked), idle=w.join(idle))


def dismiss(w: MythologyWords, asked: Open) -> str:
    """How many Houses are left tells the loss of one from that of the next."""
    return ask(w, asked, "dismiss", houses=player(asked).houses)


def displaced(w: MythologyWords, asked: Open) -> str:
    _, left, worker = asked.f.mem
    return ask(w, asked, "workers.displaced", who=w.the_workers[worker], tile=w.tile_of(player(asked), left))


def buildings(w: MythologyWords, asked: Open) -> str:
    left = BOOK.number[asked.f.src] - build.BUILD.memory(asked.s, asked.f)[1]
    return ask(w, asked, "build", what=w.up_to("kind.building", left), cubes=w.purse(player(asked).cubes))


def spare_cubes(w: MythologyWords, asked: Open) -> str:
    building, n, *cost = asked.f.mem
    return ask(w, asked, "less", the=w.the_building(building), n=w.count("cube", n), price=w.cubes(cost))


def units(w: MythologyWords, asked: Open) -> str:
    left = BOOK.number[asked.f.src] + 1 - len(asked.f.mem)
    key = "recruit" if left == BOOK.number[asked.f.src] else "recruit.more"
    return ask(w, asked, key, what=w.up_to("unit", left), n=w.count("unit", left), cubes=w.purse(player(asked).cubes))


def trade_cost(w: MythologyWords, asked: Open) -> str:
    left = bills.trade(player(asked), asked.f.src).price + 1 - len(asked.f.mem)
    return ask(w, asked, "pay", n=w.count("cube", left))


def exchange(w: MythologyWords, asked: Open) -> str:
    cubes = w.purse(player(asked).cubes)
    return ask(w, asked, "exchange.bought" if asked.f.mem[2] else "exchange", cubes=cubes)


# ---------------------------------------------------------------- god powers
def gain_any(w: MythologyWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, powers.GainAny)
    left = min(op.n - len(asked.f.mem), sum(asked.s.bank))
    return ask(w, asked, "gain", n=w.count("cube", left), left=left)


def remove_tile(w: MythologyWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, powers.RemoveTile)
    return ask(w, asked, "remove" if op.res == NONE else "remove.resource", what=w.tile_giving(max(0, op.res)))


def swap_with(w: MythologyWords, asked: Open) -> str:
    return ask(w, asked, "swap_tiles.theirs", tile=w.tile_of(player(asked), asked.f.mem[0]))


def gain_mortals(w: MythologyWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, powers.GainMortals)
    left = min(op.n - len(asked.f.mem), sum(player(asked).supply[:MORTALS]))
    return ask(w, asked, "mortals", n=w.count("kind.mortal", left))


def embalm(w: MythologyWords, asked: Open) -> str:
    op = asked.f.op
    assert isinstance(op, powers.Embalm)
    left = min(op.n - len(asked.f.mem), player(asked).supply[MUMMY % KINDS])
    return ask(w, asked, "embalm", what=w.up_to("kind.mortal", left))


def loot(w: MythologyWords, asked: Open) -> str:
    op, victim = asked.f.op, asked.f.mem[0]
    assert isinstance(op, powers.Loot)
    left = min(op.n + 1 - len(asked.f.mem), sum(asked.s.players[victim].cubes))
    return ask(w, asked, "loot", n=w.count("cube", left), left=left, who=asked.names[victim])


# ---------------------------------------------------------------- war
def area_of(w: MythologyWords, asked: Open, b: Battle) -> str:
    """ "the City Area of Bob"."""
    return w.asking("area", area=w.areas[b.area], who=asked.names[b.defence.seat])


def declare(w: MythologyWords, asked: Open) -> str:
    s, f = asked.s, asked.f
    power = bool(f.mem[0])
    mine = powers.army_limit(player(asked), f.src, power, True)
    if mine >= powers.UNLIMITED:
        return ask(w, asked, "declare.all")
    rivals = [s.players[seat] for seat in attack.neighbours(s, f.me)]
    theirs = [powers.army_limit(rival, f.src, power, False) for rival in rivals]
    key = "declare" if min(theirs) == max(theirs) else "declare.armory"
    return ask(w, asked, key, mine=w.count("unit", mine), theirs=min(theirs))


def muster(w: MythologyWords, asked: Open) -> str:
    b, f, p = battle_of(asked.s), asked.f, player(asked)
    sent = [w.unit_names[a - A.SEND if a < A.SEND_FROM else DWARF] for a in f.mem]
    limit = b.side(f.me).limit
    attacking = f.me == b.attack.seat
    key = "muster" if attacking else "muster.defence"
    if len(sent) >= min(limit, p.army_size()):
        key += ".done"
    elif limit >= powers.UNLIMITED:
        key += ".all"
    elif sent:
        key += ".more"
    return ask(
        w, asked, key, area=area_of(w, asked, b) if attacking else w.area_names[b.area], who=asked.names[b.attack.seat],
        n=w.count("unit", limit - len(f.mem)), so_far=so_far(w, chosen=counted(sent)),
    )


def in_battle(key: str) -> Prompt:
    """Where the battle stands for its reader: area, encounter, both armies, dice of the fighting units."""

    def prompt(w: MythologyWords, asked: Open) -> str:
        s, b = asked.s, battle_of(asked.s)
        mine, theirs = b.side(asked.me), b.other(asked.me)
        parts: dict[str, object] = {
            "area": area_of(w, asked, b), "n": b.encounter, "who": asked.names[theirs.seat], "fort": fort(w, s, b),
            "mine": w.army(player(asked).culture, mine.army),
            "theirs": w.army(s.players[theirs.seat].culture, theirs.army), "card": w.card_names[b.card],
        }
        if mine.fighter != NONE and theirs.fighter != NONE:
            parts |= {
                "unit": w.the_unit(mine.fighter), "against": w.the_unit(theirs.fighter),
                "dice": w.count("die", pool(s, b, mine, theirs)),
                "rival_dice": w.count("die", pool(s, b, theirs, mine)),
            }
        return ask(w, asked, key, **parts)

    return prompt


def fort(w: MythologyWords, s: Mythology, b: Battle) -> str:
    """What Wall or Tower adds to the defence."""
    n = fort_dice(s, b, b.attack.army)
    return w.asking("fort", n=w.count("die", n)) if n else ""


def rebirth(w: MythologyWords, asked: Open) -> str:
    """The source is a unit, not a card that asks."""
    return capital(w.asking("rebirth", unit=w.the_unit(asked.f.src)))


def raze(w: MythologyWords, asked: Open) -> str:
    rival = asked.f.mem[0]
    left = min(aftermath.RAZE.left(asked.f), asked.s.players[rival].city_size())
    return ask(w, asked, "raze", who=asked.names[rival], n=w.count("kind.building", left))


def seize(w: MythologyWords, asked: Open) -> str:
    return ask(w, asked, "seize", who=asked.names[asked.f.mem[0]])

"""The open question in one line. Each asking op has its key in the language's table; most need fields.

The reader is the one who answers: nothing of another hand is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from clio.engine.kernel import Frame
from clio.engine.text import capital
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.cardbook import BOOK
from clio.games.age_of_mythology.ops import city, powers
from clio.games.age_of_mythology.ops.dice import fort_dice, pool
from clio.games.age_of_mythology.rules import aftermath, attack, battle, build, explore, gather, play, recruit, round
from clio.games.age_of_mythology.rules import trade as trading
from clio.games.age_of_mythology.state import (
    DRAFT, DWARF, FOURTH, KINDS, MORTALS, MUMMY, NONE, TERRAINS, Battle, Mythology,
    battle_of,
)

if TYPE_CHECKING:
    from clio.games.age_of_mythology.text import MythologyWords

Fields = dict[str, object]
Question = Callable[["MythologyWords", Mythology, Frame, Any], tuple[str, Fields]]  # the last argument is the op


def prompt(w: MythologyWords, s: Mythology, f: Frame) -> str:
    """The card that asks, if one does, then what it asks. KeyError for an op without question."""
    key, fields = QUESTIONS[type(f.op)](w, s, f, f.op)
    text = w.prompts[key].format(**fields)
    named = f.src >= 0 and not isinstance(f.op, battle.Rebirth)
    return f"{w.card_names[f.src]}{w.colon}{text}" if named else capital(text)


def fixed(key: str) -> Question:
    def question(w: MythologyWords, s: Mythology, f: Frame, op: object) -> tuple[str, Fields]:
        return key, {}

    return question


def so_far(w: MythologyWords, **lists: list[str]) -> str:
    """ " (in hand: Zeus; chosen: Explore)"; empty without anything."""
    said = [w.prompts[f"so_far.{key}"].format(what=", ".join(found)) for key, found in lists.items() if found]
    return f" ({w.small['apart'].join(said)})" if said else ""


def counted(names: list[str]) -> list[str]:
    """ "Hoplite", "Hydra ×2"."""
    return [name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]


# ---------------------------------------------------------------- the phases of a round
def take_tile(w: MythologyWords, s: Mythology, f: Frame, op: explore.TakeTile) -> tuple[str, Fields]:
    picks = 1 + sum(1 for frame in s.stack if frame.op is op and frame.me == f.me)
    tiles = w.small["one_tile" if len(s.shown) == 1 else "many_tiles"].format(n=len(s.shown))
    explorer = next((frame.me for frame in reversed(s.stack) if frame.op is explore.RETURN_TILES), f.me)
    fields: Fields = {"tiles": tiles, "picks": w.count("pick", picks), "who": w.seat(explorer)}
    if s.phase == DRAFT:
        return "tile.draft", fields
    if explorer != f.me:
        return "tile.other", fields
    return ("tile.again" if picks > 1 else "tile"), fields


def place_cube(w: MythologyWords, s: Mythology, f: Frame, op: round.PlaceCube) -> tuple[str, Fields]:
    return "cube", {"left": w.count("victory", s.victory)}


def choose_cards(w: MythologyWords, s: Mythology, f: Frame, op: round.ChooseCards) -> tuple[str, Fields]:
    p = s.players[f.me]
    room = round.HAND_LIMITS[p.age] - len(p.hand) - len(f.mem)
    kept = counted([w.card_names[card] for card in p.hand])
    chosen = [w.card_names[a - A.TAKE] for a in f.mem]
    return ("cards" if room > 0 else "cards.full"), {
        "room": w.count("card", max(0, room)), "so_far": so_far(w, hand=kept, chosen=chosen),
    }


def choose_discards(w: MythologyWords, s: Mythology, f: Frame, op: round.ChooseDiscards) -> tuple[str, Fields]:
    left = list(s.players[f.me].hand)
    for a in f.mem:
        left.remove(a - A.DISCARD)
    thrown = counted([w.card_names[a - A.DISCARD] for a in f.mem])
    kept = counted([w.card_names[card] for card in left])
    return ("discards" if left else "discards.all"), {"so_far": so_far(w, thrown=thrown, hand=kept)}


def play_card(w: MythologyWords, s: Mythology, f: Frame, op: play.PlayCard) -> tuple[str, Fields]:
    fields: Fields = {"turn": s.turn, "cubes": w.purse(s.players[f.me].cubes)}
    return ("play.fourth" if s.turn == FOURTH else "play"), fields


# ---------------------------------------------------------------- actions
def gathered(w: MythologyWords, what: int) -> str:
    """What everybody collects, as `Collect` remembers it."""
    if what == gather.EVERYTHING:
        return w.small["everything"]
    return w.whole_terrains[what] if what < TERRAINS else w.whole_resources[what - TERRAINS]


def workers(w: MythologyWords, s: Mythology, f: Frame, op: gather.Workers) -> tuple[str, Fields]:
    p = s.players[f.me]
    _, left, displaced = f.mem
    if displaced:
        return "workers.displaced", {"who": w.the_workers[displaced], "tile": w.tile_of(p, left)}
    what = next(frame.mem[1] for frame in reversed(s.stack) if frame.op is gather.COLLECT)
    idle = [w.count("villager", p.villagers)] if p.villagers else []
    if p.culture == DWARF // KINDS and p.units[DWARF % KINDS]:
        idle.append(w.units(DWARF, p.units[DWARF % KINDS]))
    return ("workers" if idle else "workers.none"), {"what": gathered(w, what), "idle": w.join(idle)}


def buildings(w: MythologyWords, s: Mythology, f: Frame, op: build.Build) -> tuple[str, Fields]:
    bought = op.memory(s, f)[1]
    left = BOOK.number[f.src] - bought
    return "build", {"what": w.up_to("building", left), "cubes": w.purse(s.players[f.me].cubes)}


def pay_building(w: MythologyWords, s: Mythology, f: Frame, op: build.PayBuilding) -> tuple[str, Fields]:
    return "less", {"the": w.the_building(f.mem[0]), "n": w.count("cube", f.mem[1]), "price": w.cubes(f.mem[2:])}


def units(w: MythologyWords, s: Mythology, f: Frame, op: recruit.Recruit) -> tuple[str, Fields]:
    left = BOOK.number[f.src] + 1 - len(f.mem)
    return "recruit", {"what": w.up_to("unit", left), "cubes": w.purse(s.players[f.me].cubes)}


def trade_cost(w: MythologyWords, s: Mythology, f: Frame, op: trading.Trade) -> tuple[str, Fields]:
    left = trading.trade_cost(s.players[f.me], f.src) + 1 - len(f.mem)
    return "pay", {"n": w.count("cube", left)}


def exchange(w: MythologyWords, s: Mythology, f: Frame, op: trading.Exchange) -> tuple[str, Fields]:
    cubes = w.purse(s.players[f.me].cubes)
    return ("exchange.bought" if f.mem[2] else "exchange"), {"cubes": cubes, "bank": w.purse(s.bank)}


# ---------------------------------------------------------------- god powers
def gain_any(w: MythologyWords, s: Mythology, f: Frame, op: powers.GainAny) -> tuple[str, Fields]:
    return "gain", {"n": w.count("cube", min(op.n - len(f.mem), sum(s.bank)))}


def remove_tile(w: MythologyWords, s: Mythology, f: Frame, op: powers.RemoveTile) -> tuple[str, Fields]:
    return ("remove" if op.res == NONE else "remove.resource"), {"what": w.tile_giving(max(0, op.res))}


def swap_tiles(w: MythologyWords, s: Mythology, f: Frame, op: powers.SwapTiles) -> tuple[str, Fields]:
    if not f.mem:
        return "swap_tiles", {}
    return "swap_tiles.theirs", {"tile": w.tile_of(s.players[f.me], f.mem[0])}


def gain_mortals(w: MythologyWords, s: Mythology, f: Frame, op: powers.GainMortals) -> tuple[str, Fields]:
    left = min(op.n - len(f.mem), sum(s.players[f.me].supply[:MORTALS]))
    return "mortals", {"n": w.count("mortal", left)}


def embalm(w: MythologyWords, s: Mythology, f: Frame, op: powers.Embalm) -> tuple[str, Fields]:
    left = min(op.n - len(f.mem), s.players[f.me].supply[MUMMY % KINDS])
    return "embalm", {"what": w.up_to("mortal", left)}


def loot(w: MythologyWords, s: Mythology, f: Frame, op: powers.Loot) -> tuple[str, Fields]:
    victim = f.mem[0]
    left = min(op.n + 1 - len(f.mem), sum(s.players[victim].cubes))
    return "loot", {"n": w.count("cube", left), "of_who": w.of_player(w.seat(victim))}


# ---------------------------------------------------------------- war
def area_of(w: MythologyWords, b: Battle) -> str:
    """ "the City Area of Player 2"."""
    return f"{w.areas[b.area]} {w.of_player(w.seat(b.defence.seat))}"


def declare(w: MythologyWords, s: Mythology, f: Frame, op: attack.Declare) -> tuple[str, Fields]:
    power = bool(f.mem[0])
    mine = powers.army_limit(s.players[f.me], f.src, power, True)
    if mine >= powers.UNLIMITED:
        return "declare.all", {}
    rivals = [s.players[seat] for seat in attack.neighbours(s, f.me)]
    theirs = [powers.army_limit(rival, f.src, power, False) for rival in rivals]
    key = "declare" if min(theirs) == max(theirs) else "declare.armory"
    return key, {"mine": w.count("unit", mine), "theirs": min(theirs)}


def muster(w: MythologyWords, s: Mythology, f: Frame, op: attack.Muster) -> tuple[str, Fields]:
    b = s.battle
    assert b is not None
    sent = [w.unit_names[a - A.SEND if a < A.SEND_FROM else DWARF] for a in f.mem]
    limit = b.side(f.me).limit
    attacking = f.me == b.attack.seat
    key = "muster" if attacking else "muster.defence"
    if op.options(s, f) == [A.MUSTER]:
        key += ".done"
    elif limit >= powers.UNLIMITED:
        key += ".all"
    elif sent:
        key += ".more"
    return key, {
        "area": area_of(w, b) if attacking else w.areas[b.area], "who": w.seat(b.attack.seat),
        "n": w.count("unit", limit - len(f.mem)), "so_far": so_far(w, chosen=counted(sent)),
    }


def battle_fields(w: MythologyWords, s: Mythology, f: Frame) -> Fields:
    """Where the battle stands for its reader: area, encounter, both armies, dice of the fighting units."""
    b = s.battle
    assert b is not None
    mine, theirs = b.side(f.me), b.other(f.me)
    fields: Fields = {
        "area": area_of(w, b), "n": b.encounter, "who": w.seat(theirs.seat), "of_who": w.of_player(w.seat(theirs.seat)),
        "mine": w.army(s.players[f.me].culture, mine.army),
        "theirs": w.army(s.players[theirs.seat].culture, theirs.army), "fort": fort(w, s, b),
        "card": w.card_names[b.card],
    }
    if mine.fighter != NONE and theirs.fighter != NONE:
        fields |= {
            "unit": w.the_unit(mine.fighter), "against": w.the_unit(theirs.fighter),
            "dice": w.count("die", pool(s, b, mine, theirs)), "rival_dice": w.count("die", pool(s, b, theirs, mine)),
        }
    return fields


def fort(w: MythologyWords, s: Mythology, b: Battle) -> str:
    """What Wall or Tower adds to the defence."""
    n = fort_dice(s, b, b.attack.army)
    return w.prompts["fort"].format(n=w.count("die", n)) if n else ""


def in_battle(key: str) -> Question:
    def question(w: MythologyWords, s: Mythology, f: Frame, op: object) -> tuple[str, Fields]:
        return key, battle_fields(w, s, f)

    return question


def announce(w: MythologyWords, s: Mythology, f: Frame, op: battle.Announce) -> tuple[str, Fields]:
    b = battle_of(s)
    throwing = op.can_throw(b, b.side(f.me))
    return ("announce.throw" if throwing else "announce.berserk"), battle_fields(w, s, f)


def rebirth(w: MythologyWords, s: Mythology, f: Frame, op: battle.Rebirth) -> tuple[str, Fields]:
    return "rebirth", {"unit": w.the_unit(f.src)}


def raze(w: MythologyWords, s: Mythology, f: Frame, op: aftermath.Raze) -> tuple[str, Fields]:
    rival, left = f.mem
    left = min(left, s.players[rival].city_size())
    return "raze", {"of_who": w.of_player(w.seat(rival)), "n": w.count("building", left)}


def seize(w: MythologyWords, s: Mythology, f: Frame, op: aftermath.Seize) -> tuple[str, Fields]:
    return "seize", {"of_who": w.of_player(w.seat(f.mem[0]))}


QUESTIONS: dict[type, Question] = {
    explore.TakeTile: take_tile, round.PlaceCube: place_cube, round.ChooseCards: choose_cards,
    round.ChooseDiscards: choose_discards, play.PlayCard: play_card, gather.Gather: fixed("gather"),
    gather.Workers: workers, build.Build: buildings, build.PayBuilding: pay_building, recruit.Recruit: units,
    trading.Trade: trade_cost, trading.Exchange: exchange, powers.GainAny: gain_any,
    powers.GiveUpUnit: fixed("give_up"), powers.RemoveTile: remove_tile, powers.SwapTiles: swap_tiles,
    powers.GainMortals: gain_mortals, powers.Embalm: embalm, powers.DestroyBuilding: fixed("destroy"),
    powers.Smite: fixed("smite"), powers.Steal: fixed("steal"), powers.Loot: loot, city.Dismiss: fixed("dismiss"),
    attack.Declare: declare, attack.Muster: muster, attack.Seduce: in_battle("seduce"),
    battle.FightOn: in_battle("fight"), battle.LayCard: in_battle("lay"), battle.NameHydra: in_battle("hydra"),
    battle.Replace: in_battle("replace"), battle.Announce: announce, battle.Rebirth: rebirth,
    battle.Summon: in_battle("summon"), aftermath.Raze: raze, aftermath.Seize: seize,
}

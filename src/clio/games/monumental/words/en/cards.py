"""Monumental in English: how cards and tokens are said, and the names of things."""

from __future__ import annotations

from clio.engine.text import IMPERATIVE, INFINITIVE, THIRD
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, PROGRESS_PRICE, WONDER
from clio.games.families.monumental.words import EnglishArticles
from clio.games.families.monumental.words import en as family
from clio.games.monumental import cards as cards  # fills the book
from clio.games.monumental.cardbook import (
    BOOK, BUILDING_GAINED, DEFENCE, GAIN_OBTAINED, INVESTMENT, OWN_DEFENCE, RESERVED_PRICE, TOKEN_REVEALED, UNITS,
)
from clio.games.monumental.ops import board, explorers, monsters, trade
from clio.games.monumental.ops import city as C
from clio.games.monumental.ops import standing as S
from clio.games.monumental.ops import wonders as W
from clio.games.monumental.ops.wonders import LEAST_RESERVED
from clio.games.monumental.view.types import RESOURCE_IDS, TERRAIN_IDS
from clio.games.monumental.words.language import COASTAL, TYPE_IDS, WorldLanguage
from clio.games.monumental.words.nouns import named, noun

VERBS = {
    **family.VERBS,
    **{
        name: (name, name, third)
        for name, third in {
            "acquire": "acquires", "advance": "advances", "give": "gives", "look": "looks", "lose": "loses",
            "make": "makes", "move": "moves", "receive": "receives",
        }.items()
    },
}
PATTERNS = {
    **family.PATTERNS,
    "now": "this turn",
    # hooks
    "on.first": "the first time each turn that you {event}, {what}",
    "this_turn": "this turn, {what}",
    f"price.{PROGRESS_PRICE}.first": "your first Scientific Progress each turn costs {n} Science less",
    f"price.{DEFENCE}": "Provinces you conquer have {n} less in defence",
    f"price.{DEFENCE}.first": "the first Province you conquer each turn has {n} less in defence",
    f"price.{UNITS}.first": "your first conquest each turn takes {n} fewer Unit",
    f"price.{OWN_DEFENCE}": "Provinces you control have {n} more in defence",
    f"price.{RESERVED_PRICE}": "cards of your reserve cost you {n} less, but at least "
    f"{LEAST_RESERVED}",
    # cards
    "once": "once per turn, {what}",
    "start": "whenever this card is activated, drawn and used, or copied, {what}",
    "fresh_gold": "Gold of this card that you do not spend this turn is lost",
    "completed": "completed: {what}",
    "dismissal": "dismissed: {what}",
    "attack": "attack: {what}",
    "reward": "reward: {what}",
    "price": "to defeat it: {what}",
    "goal": "{what}: {n} points",
    "reveals": "reveals {monster}",
    "revolt": "returns to the Revolt pile as soon as it is activated, drawn or archived",
    "project": "you hold it by contributing {resource}, more than lies on it; at the end of the game, 1 point for its "
    "holder",
    # Automa cards
    "automa.next": "; ",
    "automa.pay": "pay {n} Gold to {what}",
    "automa.again": ", then again for {n} Gold",
    "automa.twice": "{what}, twice",
    "automa.times": "{what}, {n} times",
    "automa.type": "if {type}: {what}",
}
HAPPENINGS = {
    **family.HAPPENINGS,
    TOKEN_REVEALED: "reveal an Exploration token",
    GAIN_OBTAINED: "obtain a Commercial Gain",
    INVESTMENT: "invest",
    BUILDING_GAINED: "acquire or gain a Building",
}
CARD = noun("en", "thing.card")
NOUNS = tuple(noun("en", f"resource.{res}") for res in RESOURCE_IDS)
TERRAINS = named("en", "terrain", TERRAIN_IDS)
TYPES = named("en", "type", TYPE_IDS.values())


class Names(EnglishArticles):
    book = BOOK


LANG = WorldLanguage("en", VERBS, PATTERNS, NOUNS, HAPPENINGS, TYPES, Names().the)
SHARED = family.EnglishWriters(LANG, BOOK.name_en, noun("en", "resource.basic"), CARD)


def provinces(n: int, terrains: tuple[int, ...]) -> str:
    """ "Provinces", "coastal Province", "Mountain Provinces"."""
    kind = "" if not terrains else "coastal " if terrains == COASTAL else f"{LANG.join(terrain_names(terrains), 'or')} "
    return f"{kind}Province{'s' if n != 1 else ''}"


def terrain_names(terrains: tuple[int, ...]) -> list[str]:
    return [TERRAINS[terrain] for terrain in terrains]


# ---------------------------------------------------------------- numbers
@LANG.writes(S.Provinces)
def provinces_controlled(number: S.Provinces, form: int) -> str:
    return f"for each {provinces(1, number.terrains)} you control"


@LANG.writes(S.TradingPosts)
def trading_posts(number: S.TradingPosts, form: int) -> str:
    return "for each Trading Post you have built"


@LANG.writes(S.ActivatedKnowledge)
def activated_knowledge(number: S.ActivatedKnowledge, form: int) -> str:
    return "for each Knowledge activated this turn"


@LANG.writes(S.Per)
def per(number: S.Per, form: int) -> str:
    """ "for every 2 Provinces you control, at most 3"."""
    counted = number.count
    if number.every > 1 and isinstance(counted, S.Provinces):
        text = f"for every {number.every} {provinces(2, counted.terrains)} you control"
    else:
        text = LANG.write(counted)
    return f"{text}, at most {number.most}"


# ---------------------------------------------------------------- conditions
@LANG.writes(S.ConqueredThisTurn)
def conquered_this_turn(cond: S.ConqueredThisTurn, form: int) -> str:
    return "you have conquered " + ("a Province this turn" if cond.n == 1 else f"at least {cond.n} Provinces this turn")


@LANG.writes(S.Controls)
def controls(cond: S.Controls, form: int) -> str:
    return f"you control at least {cond.n} {provinces(cond.n, ())}"


@LANG.writes(S.SectionBuilt)
def section_built(cond: S.SectionBuilt, form: int) -> str:
    return "you have built a section of a Wonder this turn"


@LANG.writes(S.WarlordEntered)
def warlord_entered(cond: S.WarlordEntered, form: int) -> str:
    return "with your Warlord"


@LANG.writes(S.FirstLed)
def first_led(cond: S.FirstLed, form: int) -> str:
    return "by your first conquest of the turn with your Warlord"


@LANG.writes(S.WasOccupied)
def was_occupied(cond: S.WasOccupied, form: int) -> str:
    return "that was occupied"


# ---------------------------------------------------------------- players
@LANG.calls(S.PreviousController)
def previous_controller(players: S.PreviousController) -> str:
    return "whoever controlled it"


@LANG.calls(S.NeighboursOfConquest)
def neighbours(players: S.NeighboursOfConquest) -> str:
    return "each opponent who controls a Province beside it"


@LANG.calls(S.NearMonster)
def near_monster(players: S.NearMonster) -> str:
    return f"each player with a Unit within {tiles(players.within)} of it"


@LANG.calls(S.ControllerOfMonster)
def controller_of_monster(players: S.ControllerOfMonster) -> str:
    return "the controller of its Province"


def tiles(n: int) -> str:
    return f"{n} tile" if n == 1 else f"{n} tiles"


# ---------------------------------------------------------------- the City
@LANG.writes(C.DrawUse)
def draw_use(op: C.DrawUse, form: int) -> str:
    return SHARED.draw_use(op.n, form)


@LANG.writes(C.CopyAttached)
def copy_attached(op: C.CopyAttached, form: int) -> str:
    again = f"{LANG.verb('gain', form)} again what it produces"
    return f"{LANG.verb('copy', form)} the effect of the attached card and {again}"


@LANG.writes(C.LookTop)
def look_top(op: C.LookTop, form: int) -> str:
    return f"{LANG.verb('look', form)} at the top card of your City deck; archive it, discard it or leave it there"


@LANG.writes(C.ActivateNow)
def activate_now(op: C.ActivateNow, form: int) -> str:
    return "activate it at once beside your City; it is discarded at the end of the turn"


@LANG.takes("gain", C.GainBasicBuilding)
def gain_basic_building(op: C.GainBasicBuilding) -> str:
    return "a Basic Building" if op.n == 1 else f"{op.n} Basic Buildings"


@LANG.takes("gain", C.GainRevolt)
def gain_revolt(op: C.GainRevolt) -> str:
    return SHARED.revolts(op.n)


# ---------------------------------------------------------------- the map
@LANG.writes(board.BothGains)
def both_gains(op: board.BothGains, form: int) -> str:
    if op.revolt:
        return "you may gain a Revolt to receive both its gains"
    return f"{LANG.verb('receive', form)} both its gains"


@LANG.takes("make", board.MoveUnits)
def move_units(op: board.MoveUnits) -> str:
    return "a free Military Manoeuvre" if op.n == 1 else f"up to {op.n} free Military Manoeuvres"


@LANG.takes("move", explorers.MoveExplorers)
def move_explorers(op: explorers.MoveExplorers) -> str:
    who = "each of your Explorers" if op.each else "an Explorer"
    return f"{who} {'' if op.tiles == 1 else 'up to '}{tiles(op.tiles)}"


@LANG.writes(trade.EasierConquests)
def easier_conquests(op: trade.EasierConquests, form: int) -> str:
    if op.next:
        return f"the next Province you conquer this turn has {op.n} less in defence"
    return f"Provinces you conquer this turn have {op.n} less in defence"


# ---------------------------------------------------------------- Wonders, purchases
@LANG.writes(W.BuildSection)
def build_section(op: W.BuildSection, form: int) -> str:
    text = f"{LANG.verb('build', form)} {SHARED.section(op.discount)}"
    return text if op.then is None else f"{text}; if you do, {LANG.write(op.then, IMPERATIVE)}"


@LANG.takes("acquire", W.AcquireNow)
def acquire_now(op: W.AcquireNow) -> str:
    kinds = "a card" if WONDER in op.kinds else LANG.join([KINDS[kind] for kind in op.kinds], "or")
    place = "" if op.display else " from your reserve"
    return f"{kinds}{place} for {op.discount} less"


KINDS = {BUILDING: "a Building", KNOWLEDGE: "a Knowledge", WONDER: "a Wonder"}


# ---------------------------------------------------------------- commerce, the Reserve
@LANG.takes("advance", trade.Advance)
def advance(op: trade.Advance) -> str:
    return spaces(op.n)


def spaces(n: int) -> str:
    return f"{n} space{'s' if n != 1 else ''} on the Trade Track"


@LANG.takes("draw", trade.DrawGain)
def draw_gain(op: trade.DrawGain) -> str:
    return "a Commercial Gain" if op.n == 1 else f"{op.n} Commercial Gains"


@LANG.writes(trade.PayForEach)
def pay_for_each(op: trade.PayForEach, form: int) -> str:
    paid = f"{LANG.verb('pay', form)} up to {LANG.number(SHARED.basic, op.most)}"
    return f"{paid}; for each, {LANG.write(op.then, IMPERATIVE)}"


@LANG.writes(trade.Reserve)
def reserve(op: trade.Reserve, form: int) -> str:
    text = f"{LANG.verb('reserve', form)} {SHARED.cards(op.n, False)}"
    return f"{text}, then {LANG.verb('gain', form)} 1 basic resource of the type of its cost" if op.refund else text


@LANG.writes(trade.ArchiveReserved)
def archive_reserved(op: trade.ArchiveReserved, form: int) -> str:
    gain = f"gain {op.refund} basic resources of the type of its cost"
    if op.gain is not None:
        gain = LANG.write(op.gain, INFINITIVE)
    return f"{LANG.verb('archive', form)} a card of your reserve to {gain}"


@LANG.writes(trade.TransferReserved)
def transfer_reserved(op: trade.TransferReserved, form: int) -> str:
    return f"{LANG.verb('give', form)} an opponent a card of your reserve to {LANG.write(op.gain, INFINITIVE)}"


@LANG.writes(trade.Bargain)
def bargain(op: trade.Bargain, form: int) -> str:
    return f"{LANG.verb('pay', form)} {op.n} less for the next card you acquire from your reserve this turn"


# ---------------------------------------------------------------- Monsters
@LANG.writes(monsters.Lose)
def lose(op: monsters.Lose, form: int) -> str:
    return f"{LANG.who(op.players)} {LANG.verb('lose', THIRD)} {LANG.amount(op.res, op.n)}"


@LANG.writes(monsters.LoseToken)
def lose_token(op: monsters.LoseToken, form: int) -> str:
    return f"{LANG.who(op.players)} {LANG.verb('lose', THIRD)} a Production or Science token"


@LANG.writes(monsters.ExplorersHome)
def explorers_home(op: monsters.ExplorersHome, form: int) -> str:
    return f"every Explorer within {tiles(op.within)} of it returns to its Capital"


@LANG.writes(monsters.UnitHome)
def unit_home(op: monsters.UnitHome, form: int) -> str:
    home = "if at least 2 Units are in its Province, its controller returns one of them to the Capital"
    return f"{home}; otherwise, {LANG.write(op.other)}"

"""Monumental Duel in English: how cards are said, and the names of things."""

from __future__ import annotations

from clio.engine.text import IMPERATIVE, INFINITIVE
from clio.games.families.monumental.ops import city, resources
from clio.games.families.monumental.cardbook import (
    CONQUEST, FIRST_SECTION, KNOWLEDGE_ACQUIRED, PROGRESS_PRICE, WONDER_ANY_BASIC, WONDER_COMPLETED,
)
from clio.games.families.monumental.state import EMPTY, GOLD
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import standing as S
from clio.games.monumental_duel.ops import wonders as W
from clio.games.monumental_duel.cardbook import (
    BOOK, DIE_EVENT, NEGOTIATE_EVENT, PROVINCE_PRICE, RESERVED_ACQUIRED, REVOLT_GIVEN, SPY_EVENT, WARLORD_EVENT,
)
from clio.games.monumental_duel.state import ANY_TYPE
from clio.games.monumental_duel.view import RESOURCE_IDS, TYPE_IDS
from clio.games.monumental_duel.words.language import DuelLanguage
from clio.games.monumental_duel.words.nouns import named, noun
from clio.words import english

VERBS = {
    name: (name, name, third)
    for name, third in {
        "archive": "archives", "build": "builds", "change": "changes", "convert": "converts", "copy": "copies",
        "discard": "discards", "draw": "draws", "gain": "gains", "negotiate": "negotiates", "pay": "pays",
        "place": "places", "reinforce": "reinforces", "reserve": "reserves", "return": "returns", "spy": "spies",
        "swap": "swaps", "take": "takes",
    }.items()
}
PATTERNS = {
    # sentences
    "and": " and ",
    "or": " or ",
    "then": ", then ",
    "you": "you {what}",
    "other": "your opponent {what}",
    "give_other": "give your opponent {what}",
    "in_order_to": "{paid} to {got}",
    "at_the_price": "{paid}: {got}",
    "choose": "choose one: {branches}",
    "or_else": "; or ",
    "if": "if {cond}, {what}",
    "if_after": "{what} if {cond}",
    "else": "if {cond}, {what}; otherwise, {other}",
    "or_amount": "{what}, or {n} if {cond}",
    "fallback": "{what}; if you cannot, {other}",
    "may": "you may {what}",
    "repeat": "{what}, {times} times",
    "negotiate_with": "{what} with {n} different Free Cities",
    # hooks
    "on": "each time you {event}, {what}",
    "on.round": "each time you {event} this round, {what}",
    "on.first": "the first time each round that you {event}, {what}",
    "while": "while {cond}, {what}",
    "this_round": "this round, {what}",
    f"price.{PROVINCE_PRICE}": "Provinces{which} cost you {n} Military less to acquire or conquer",
    f"price.{PROGRESS_PRICE}.first": "your first Scientific Progress each round costs {n} Science less",
    f"price.{WONDER_ANY_BASIC}": "each time you build a section of a Wonder, you may pay for it with basic resources "
    "of any type",
    # cards
    "during": "during City Activation, you may {what}",
    "round_start": "at the start of each round, you may {what}",
    "advantage": "with the Advantage: {what}",
    "negotiating": "negotiate: {what}",
    "bonus": "bonus: {what}",
    "face": "on a {faces}, {what}",
    "barricade": "Lies on your Province pile. The Province it protects costs {n} Military more to conquer; when that "
    "Province is conquered, the Barricade returns to its pile.",
    "revolt": "Returns to the Revolt pile as soon as it is activated or used. At the end of the game, -1 point if it "
    "is still among your cards.",
    "ambassador": "Perform the action of one module in play: spy or negotiate.",
}
HAPPENINGS = {
    SPY_EVENT: "spy",
    NEGOTIATE_EVENT: "negotiate",
    DIE_EVENT: "resolve {die} on an Agent die",
    CONQUEST: "conquer a Province",
    KNOWLEDGE_ACQUIRED: "acquire a Knowledge",
    FIRST_SECTION: "build the first section of a Wonder",
    WONDER_COMPLETED: "complete a Wonder",
    RESERVED_ACQUIRED: "acquire a reserved card",
    REVOLT_GIVEN: "give your opponent a Revolt",
    WARLORD_EVENT: "use your Warlord",
}
BASIC = noun("en", "resource.basic")
CARD = noun("en", "thing.card")
NOUNS = tuple(noun("en", f"resource.{res}") for res in RESOURCE_IDS)
TYPES = named("en", "province_type", TYPE_IDS)
LANG = DuelLanguage("en", VERBS, PATTERNS, NOUNS, HAPPENINGS)


# ---------------------------------------------------------------- numbers and conditions
@LANG.writes(S.CurrentEra)
def current_era(number: S.CurrentEra, form: int) -> str:
    return "the number of the current Era"


@LANG.writes(resources.ActivatedCards)
def activated_cards(number: resources.ActivatedCards, form: int) -> str:
    cards = LANG.join([f"each {BOOK.name_en[kind]}" for kind in number.kinds])
    return f"for {cards} activated this round"


@LANG.writes(S.ProvinceTypes)
def province_types(number: S.ProvinceTypes, form: int) -> str:
    return "for each Province type you control"


@LANG.writes(S.AgentDice)
def agent_dice(number: S.AgentDice, form: int) -> str:
    return "for each Agent die you have"


@LANG.writes(resources.GainedAtLeast)
def gained_at_least(cond: resources.GainedAtLeast, form: int) -> str:
    return f"you have gained at least {LANG.amount(cond.res, cond.n)} this round"


@LANG.writes(S.HasAdvantage)
def has_advantage(cond: S.HasAdvantage, form: int) -> str:
    return "you have the Advantage"


@LANG.writes(S.Controls)
def controls(cond: S.Controls, form: int) -> str:
    kind = "" if cond.type == ANY_TYPE else TYPES[cond.type.bit_length() - 1] + " "
    if cond.n == 1:
        return f"you control {english.a(f'{kind}Province')}"
    return f"you control at least {cond.n} {kind}Provinces"


@LANG.writes(S.ConqueredThisRound)
def conquered_this_round(cond: S.ConqueredThisRound, form: int) -> str:
    return "you have conquered a Province this round"


@LANG.writes(S.SpiedThisRound)
def spied_this_round(cond: S.SpiedThisRound, form: int) -> str:
    return "you have spied this round"


@LANG.writes(S.DieShows)
def die_shows(cond: S.DieShows, form: int) -> str:
    return LANG.join([f"a {face}" for face in cond.faces], "or")


@LANG.writes(S.TypeControlled)
def type_controlled(cond: S.TypeControlled, form: int) -> str:
    return "of a type you already control"


@LANG.writes(C.NoMarkerPlaceable)
def no_marker_placeable(cond: C.NoMarkerPlaceable, form: int) -> str:
    return "you cannot place any Province marker"


# ---------------------------------------------------------------- gains and prices
@LANG.takes("gain", resources.Gain)
def gain(op: resources.Gain) -> str:
    return LANG.amount(op.res, op.n) if isinstance(op.n, int) else f"{LANG.amount(op.res, 1)} {LANG.write(op.n)}"


@LANG.takes("gain", resources.GainBasic)
def gain_basic(op: resources.GainBasic) -> str:
    return LANG.number(BASIC, op.n)


@LANG.takes("gain", resources.GainSame)
def gain_same(op: resources.GainSame) -> str:
    if isinstance(op.n, int):
        return f"{op.n} identical {BASIC[1]}"
    return f"as many identical {BASIC[1]} as {LANG.write(op.n)}"


@LANG.takes("gain", resources.GainDifferent)
def gain_different(op: resources.GainDifferent) -> str:
    if isinstance(op.n, int):
        return f"{op.n} different {BASIC[1]}"
    return f"1 {BASIC[0]} {LANG.write(op.n)}, each of a different type"


@LANG.takes("pay", resources.Pay)
def pay(op: resources.Pay) -> str:
    return LANG.amount(op.res, op.n)


@LANG.takes("pay", resources.PayBasic)
def pay_basic(op: resources.PayBasic) -> str:
    return LANG.number(BASIC, op.n)


@LANG.takes("pay", resources.PayDifferent)
def pay_different(op: resources.PayDifferent) -> str:
    return f"{op.n} different {BASIC[1]}"


@LANG.writes(resources.Exchange)
def exchange(op: resources.Exchange, form: int) -> str:
    return f"{LANG.verb('pay', form)} 1 {BASIC[0]} to gain 1 of another type"


@LANG.takes("convert", resources.Convert)
def convert(op: resources.Convert) -> str:
    source = LANG.amount(GOLD, op.most) if op.source == (GOLD,) else LANG.number(BASIC, op.most)
    singular, plural = NOUNS[op.target]
    return f"up to {source} into as {'much' if singular == plural else 'many'} {plural}"


# ---------------------------------------------------------------- the City
@LANG.writes(city.Archive)
def archive(op: city.Archive, form: int) -> str:
    text = f"{LANG.verb('archive', form)} a {'Revolt' if op.only_revolt else 'card'}"
    if op.discard:
        text += " from your City or your discard pile"
    if op.gain is not None:
        text += f" to {LANG.write(op.gain, INFINITIVE)}"
    if op.if_revolt is not None:
        text += f"; if it was a Revolt, {LANG.write(op.if_revolt, IMPERATIVE)}"
    return text + "; if it was a Revolt, you may do this again" if op.repeat else text


@LANG.takes("discard", city.DiscardCity)
def discard_city(op: city.DiscardCity) -> str:
    return f"up to {LANG.number(CARD, op.n)} from your City" if op.up_to else "a card from your City"


@LANG.writes(city.Reinforce)
def reinforce(op: city.Reinforce, form: int) -> str:
    if op.up_to and op.n == 1 and form != INFINITIVE:
        return "you may reinforce a card"
    return f"{LANG.verb('reinforce', form)} " + (f"up to {LANG.number(CARD, op.n)}" if op.up_to else "a card")


@LANG.writes(C.DiscardActivated)
def discard_activated(op: C.DiscardActivated, form: int) -> str:
    reward = LANG.write(op.reward, INFINITIVE)
    return f"{LANG.verb('discard', form)} an activated card to {reward} instead of what it would give"


@LANG.writes(C.DrawUse)
def draw_use(op: C.DrawUse, form: int) -> str:
    return f"{LANG.verb('draw', form)} a card and use it"


@LANG.takes("copy", city.CopyBonus)
def copy_bonus(op: city.CopyBonus) -> str:
    return "the bonus of one of your developed Policies"


@LANG.takes("copy", C.CopyBuilding)
def copy_building(op: C.CopyBuilding) -> str:
    return "one of your activated Buildings"


@LANG.takes("copy", C.CopyPolicy)
def copy_policy(op: C.CopyPolicy) -> str:
    return "the effect of one of your developed Policies that is not active this round"


@LANG.takes("swap", C.SwapCity)
def swap_city(op: C.SwapCity) -> str:
    return "two cards of your City"


@LANG.takes("gain", C.GainBasicBuilding)
def gain_basic_building(op: C.GainBasicBuilding) -> str:
    return "a Basic Building" if op.only == EMPTY else english.a(BOOK.name_en[op.only])


@LANG.takes("gain", C.GainRevolt)
def gain_revolt(op: C.GainRevolt) -> str:
    return "a Revolt" if op.n == 1 else f"{op.n} Revolts"


@LANG.takes("reserve", C.Reserve)
def reserve(op: C.Reserve) -> str:
    text = "a card from the Development track"
    return f"{text}, then gain 1 basic resource of the type of its cost" if op.refund else text


@LANG.takes("place", C.PlaceMarker)
def place_marker(op: C.PlaceMarker) -> str:
    return "one of your Province markers on a Province you control"


# ---------------------------------------------------------------- modules, Wonders, the Advantage
@LANG.writes(M.Spy)
def spy(op: M.Spy, form: int) -> str:
    return f"{LANG.verb('spy', form)} for free"


@LANG.writes(M.NegotiateFree)
def negotiate_free(op: M.NegotiateFree, form: int) -> str:
    return f"{LANG.verb('negotiate', form)} for free"


@LANG.writes(M.AmbassadorFree)
def ambassador_free(op: M.AmbassadorFree, form: int) -> str:
    return f"{LANG.verb('spy', form)} or negotiate for free, depending on the modules in play"


@LANG.takes("return", M.ReturnDie)
def return_die(op: M.ReturnDie) -> str:
    return "the die to the supply"


@LANG.takes("change", M.ChangeEspionage)
def change_espionage(op: M.ChangeEspionage) -> str:
    return "your active Espionage card"


@LANG.takes("build", W.BuildSection)
def build_section(op: W.BuildSection) -> str:
    return f"a section of a Wonder for {op.discount} Production less"


@LANG.takes("gain", W.GainWonderBonus)
def gain_wonder_bonus(op: W.GainWonderBonus) -> str:
    return "its bonus"


@LANG.takes("take", W.TakeAdvantage)
def take_advantage(op: W.TakeAdvantage) -> str:
    return "the Advantage"

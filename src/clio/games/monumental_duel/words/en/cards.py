"""Monumental Duel in English: how cards are said, and the names of things."""

from __future__ import annotations

from clio.engine.text import INFINITIVE
from clio.games.families.monumental.cardbook import PROGRESS_PRICE
from clio.games.families.monumental.state import EMPTY
from clio.games.families.monumental.words import en as family
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
    **family.VERBS,
    "change": ("change", "change", "changes"),
    "negotiate": ("negotiate", "negotiate", "negotiates"),
    "spy": ("spy", "spy", "spies"),
}
PATTERNS = {
    **family.PATTERNS,
    "now": "this round",
    # sentences
    "other": "your opponent {what}",
    "give_other": "give your opponent {what}",
    "negotiate_with": "{what} with {n} different Free Cities",
    # hooks
    "on.round": "each time you {event} this round, {what}",
    "on.first": "the first time each round that you {event}, {what}",
    "while": "while {cond}, {what}",
    "this_round": "this round, {what}",
    f"price.{PROVINCE_PRICE}": "Provinces{which} cost you {n} Military less to acquire or conquer",
    f"price.{PROGRESS_PRICE}.first": "your first Scientific Progress each round costs {n} Science less",
    # cards
    "round_start": "at the start of each round, you may {what}",
    "advantage": "with the Advantage: {what}",
    "negotiating": "negotiate: {what}",
    "face": "on a {faces}, {what}",
    "barricade": "Lies on your Province pile. The Province it protects costs {n} Military more to conquer; when that "
    "Province is conquered, the Barricade returns to its pile.",
    "revolt": "Returns to the Revolt pile as soon as it is activated or used. At the end of the game, -1 point if it "
    "is still among your cards.",
    "ambassador": "Spy (with Espionage) or negotiate (with Trade), once per round.",
}
HAPPENINGS = {
    **family.HAPPENINGS,
    SPY_EVENT: "spy",
    NEGOTIATE_EVENT: "negotiate",
    DIE_EVENT: "resolve {die} on an Agent die",
    RESERVED_ACQUIRED: "acquire a reserved card",
    REVOLT_GIVEN: "give your opponent a Revolt",
    WARLORD_EVENT: "use your Warlord",
}
NOUNS = tuple(noun("en", f"resource.{res}") for res in RESOURCE_IDS)
TYPES = named("en", "province_type", TYPE_IDS)
LANG = DuelLanguage("en", VERBS, PATTERNS, NOUNS, HAPPENINGS)
SHARED = family.EnglishWriters(LANG, BOOK.name_en, noun("en", "resource.basic"), noun("en", "thing.card"))


# ---------------------------------------------------------------- numbers and conditions
@LANG.writes(S.CurrentEra)
def current_era(number: S.CurrentEra, form: int) -> str:
    return "the number of the current Era"


@LANG.writes(S.ProvinceTypes)
def province_types(number: S.ProvinceTypes, form: int) -> str:
    return "for each Province type you control"


@LANG.writes(S.AgentDice)
def agent_dice(number: S.AgentDice, form: int) -> str:
    return "for each Agent die you have"


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


# ---------------------------------------------------------------- the City
@LANG.writes(C.DiscardActivated)
def discard_activated(op: C.DiscardActivated, form: int) -> str:
    reward = LANG.write(op.reward, INFINITIVE)
    return f"{LANG.verb('discard', form)} an activated card to {reward} instead of what it would give"


@LANG.writes(C.DrawUse)
def draw_use(op: C.DrawUse, form: int) -> str:
    return SHARED.draw_use(1, form)


@LANG.takes("copy", C.CopyBuilding)
def copy_building(op: C.CopyBuilding) -> str:
    return "one of your activated Buildings"


@LANG.takes("gain", C.GainBasicBuilding)
def gain_basic_building(op: C.GainBasicBuilding) -> str:
    return "a Basic Building" if op.only == EMPTY else english.a(BOOK.name_en[op.only])


@LANG.takes("gain", C.GainRevolt)
def gain_revolt(op: C.GainRevolt) -> str:
    return SHARED.revolts(op.n)


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
    return SHARED.section(op.discount)


@LANG.takes("gain", W.GainWonderBonus)
def gain_wonder_bonus(op: W.GainWonderBonus) -> str:
    return "its bonus"


@LANG.takes("take", W.TakeAdvantage)
def take_advantage(op: W.TakeAdvantage) -> str:
    return "the Advantage"

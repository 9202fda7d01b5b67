"""Monumental Duel en français : comment les cartes se disent, et le nom des choses.

As in the rulebook, the names of tokens do not vary ("2 Militaire", "3 Or"); Points de Victoire and dés Agent do."""

from __future__ import annotations

from clio.engine.text import INFINITIVE
from clio.games.families.monumental.cardbook import PROGRESS_PRICE
from clio.games.families.monumental.state import EMPTY
from clio.games.families.monumental.words import fr as family
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
from clio.words import french

VERBS = {
    **family.VERBS,
    "change": ("changez", "changer", "change"),
    "negotiate": ("négociez", "négocier", "négocie"),
    "spy": ("espionnez", "espionner", "espionne"),
}
PATTERNS = {
    **family.PATTERNS,
    "now": "cette manche",
    # phrases
    "other": "votre adversaire {what}",
    "give_other": "donner {what} à votre adversaire",
    "negotiate_with": "{what} avec {n} Villes Libres différentes",
    # effets permanents et déclenchés
    "on.round": "pendant cette manche, chaque fois que vous {event}, {what}",
    "on.first": "à chaque manche, la première fois que vous {event}, {what}",
    "while": "tant que {cond}, {what}",
    "this_round": "pendant cette manche, {what}",
    f"price.{PROVINCE_PRICE}": "les Provinces{which} vous coûtent {n} Militaire de moins à acquérir ou à conquérir",
    f"price.{PROGRESS_PRICE}.first": "à chaque manche, votre premier Progrès Scientifique coûte {n} Science de moins",
    # cartes
    "round_start": "au début de chaque manche, vous pouvez {what}",
    "advantage": "avec l'Avantage : {what}",
    "negotiating": "négocier : {what}",
    "face": "sur {faces}, {what}",
    "barricade": "Se pose sur votre pile des Provinces. La Province qu'elle protège coûte {n} Militaire de plus à "
    "conquérir ; quand cette Province est conquise, la Barricade retourne dans sa pile.",
    "revolt": "Retourne dans la pile Révolte dès qu'elle est activée ou utilisée. À la fin de la partie, -1 point si "
    "elle est encore parmi vos cartes.",
    "ambassador": "Espionnez (avec Espionnage) ou négociez (avec Négoce), une fois par manche.",
}
HAPPENINGS = {
    **family.HAPPENINGS,
    SPY_EVENT: "espionnez",
    NEGOTIATE_EVENT: "négociez",
    DIE_EVENT: "résolvez {die} sur un dé Agent",
    RESERVED_ACQUIRED: "acquérez une carte réservée",
    REVOLT_GIVEN: "donnez une Révolte à votre adversaire",
    WARLORD_EVENT: "utilisez votre Chef de guerre",
}
NOUNS = tuple(noun("fr", f"resource.{res}") for res in RESOURCE_IDS)
TYPES = named("fr", "province_type", TYPE_IDS)
LANG = DuelLanguage("fr", VERBS, PATTERNS, NOUNS, HAPPENINGS)
SHARED = family.FrenchWriters(LANG, BOOK.name_fr, noun("fr", "resource.basic"), noun("fr", "thing.card"))


# ---------------------------------------------------------------- numbers and conditions
@LANG.writes(S.CurrentEra)
def current_era(number: S.CurrentEra, form: int) -> str:
    return "le numéro de l'Ère actuelle"


@LANG.writes(S.ProvinceTypes)
def province_types(number: S.ProvinceTypes, form: int) -> str:
    return "par type de Province que vous contrôlez"


@LANG.writes(S.AgentDice)
def agent_dice(number: S.AgentDice, form: int) -> str:
    return "par dé Agent que vous possédez"


@LANG.writes(S.HasAdvantage)
def has_advantage(cond: S.HasAdvantage, form: int) -> str:
    return "vous avez l'Avantage"


@LANG.writes(S.Controls)
def controls(cond: S.Controls, form: int) -> str:
    kind = "" if cond.type == ANY_TYPE else " " + TYPES[cond.type.bit_length() - 1]
    if cond.n == 1:
        return f"vous contrôlez une Province{kind}"
    return f"vous contrôlez au moins {cond.n} Provinces{kind and kind + 's'}"


@LANG.writes(S.ConqueredThisRound)
def conquered_this_round(cond: S.ConqueredThisRound, form: int) -> str:
    return "vous avez conquis une Province pendant cette manche"


@LANG.writes(S.SpiedThisRound)
def spied_this_round(cond: S.SpiedThisRound, form: int) -> str:
    return "vous avez espionné pendant cette manche"


@LANG.writes(S.DieShows)
def die_shows(cond: S.DieShows, form: int) -> str:
    return LANG.join([f"un {face}" for face in cond.faces], "or")


@LANG.writes(S.TypeControlled)
def type_controlled(cond: S.TypeControlled, form: int) -> str:
    return "d'un type que vous contrôlez déjà"


@LANG.writes(C.NoMarkerPlaceable)
def no_marker_placeable(cond: C.NoMarkerPlaceable, form: int) -> str:
    return "vous ne pouvez placer aucun marqueur Province"


# ---------------------------------------------------------------- the City
@LANG.writes(C.DiscardActivated)
def discard_activated(op: C.DiscardActivated, form: int) -> str:
    reward = LANG.write(op.reward, INFINITIVE)
    return f"{LANG.verb('discard', form)} une carte activée pour {reward} à la place de ce qu'elle donnerait"


@LANG.writes(C.DrawUse)
def draw_use(op: C.DrawUse, form: int) -> str:
    return SHARED.draw_use(1, form)


@LANG.takes("copy", C.CopyBuilding)
def copy_building(op: C.CopyBuilding) -> str:
    return "un de vos Bâtiments activés"


@LANG.takes("gain", C.GainBasicBuilding)
def gain_basic_building(op: C.GainBasicBuilding) -> str:
    return "un Bâtiment de base" if op.only == EMPTY else french.one(BOOK.the_fr[op.only], BOOK.name_fr[op.only])


@LANG.takes("gain", C.GainRevolt)
def gain_revolt(op: C.GainRevolt) -> str:
    return SHARED.revolts(op.n)


@LANG.writes(C.Reserve)
def reserve(op: C.Reserve, form: int) -> str:
    text = f"{LANG.verb('reserve', form)} une carte de la piste de Développement"
    if not op.refund:
        return text
    return f"{text}, puis {LANG.verb('gain', form)} 1 ressource de base du type de son coût"


@LANG.takes("place", C.PlaceMarker)
def place_marker(op: C.PlaceMarker) -> str:
    return "un de vos marqueurs Province sur une Province que vous contrôlez"


# ---------------------------------------------------------------- modules, Wonders, the Advantage
@LANG.writes(M.Spy)
def spy(op: M.Spy, form: int) -> str:
    return f"{LANG.verb('spy', form)} gratuitement"


@LANG.writes(M.NegotiateFree)
def negotiate_free(op: M.NegotiateFree, form: int) -> str:
    return f"{LANG.verb('negotiate', form)} gratuitement"


@LANG.writes(M.AmbassadorFree)
def ambassador_free(op: M.AmbassadorFree, form: int) -> str:
    return f"{LANG.verb('spy', form)} ou {LANG.verb('negotiate', form)} gratuitement, selon les modules en jeu"


@LANG.takes("return", M.ReturnDie)
def return_die(op: M.ReturnDie) -> str:
    return "le dé dans la réserve générale"


@LANG.takes("change", M.ChangeEspionage)
def change_espionage(op: M.ChangeEspionage) -> str:
    return "de carte Espionnage active"


@LANG.takes("build", W.BuildSection)
def build_section(op: W.BuildSection) -> str:
    return SHARED.section(op.discount)


@LANG.takes("gain", W.GainWonderBonus)
def gain_wonder_bonus(op: W.GainWonderBonus) -> str:
    return "son bonus"


@LANG.takes("take", W.TakeAdvantage)
def take_advantage(op: W.TakeAdvantage) -> str:
    return "l'Avantage"

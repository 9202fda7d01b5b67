"""Monumental Duel en français : comment les cartes se disent, et le nom des choses.

As in the rulebook, the names of tokens do not vary ("2 Militaire", "3 Or"); Points de Victoire and dés Agent do."""

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
from clio.words import french

VERBS = {
    "archive": ("archivez", "archiver", "archive"),
    "build": ("construisez", "construire", "construit"),
    "change": ("changez", "changer", "change"),
    "convert": ("convertissez", "convertir", "convertit"),
    "copy": ("copiez", "copier", "copie"),
    "discard": ("défaussez", "défausser", "défausse"),
    "draw": ("piochez", "piocher", "pioche"),
    "gain": ("gagnez", "gagner", "gagne"),
    "negotiate": ("négociez", "négocier", "négocie"),
    "pay": ("payez", "payer", "paie"),
    "place": ("placez", "placer", "place"),
    "reinforce": ("renforcez", "renforcer", "renforce"),
    "reserve": ("réservez", "réserver", "réserve"),
    "return": ("remettez", "remettre", "remet"),
    "spy": ("espionnez", "espionner", "espionne"),
    "swap": ("échangez", "échanger", "échange"),
    "take": ("prenez", "prendre", "prend"),
}
PATTERNS = {
    # phrases
    "and": " et ",
    "or": " ou ",
    "then": ", puis ",
    "you": "vous {what}",
    "other": "votre adversaire {what}",
    "give_other": "donner {what} à votre adversaire",
    "in_order_to": "{paid} pour {got}",
    "at_the_price": "{paid} : {got}",
    "choose": "au choix : {branches}",
    "or_else": " ; ou ",
    "if": "si {cond}, {what}",
    "if_after": "{what} si {cond}",
    "else": "si {cond}, {what} ; sinon, {other}",
    "or_amount": "{what}, ou {n} si {cond}",
    "fallback": "{what} ; si c'est impossible, {other}",
    "may": "vous pouvez {what}",
    "repeat": "{what}, {times} fois",
    "negotiate_with": "{what} avec {n} Villes Libres différentes",
    # effets permanents et déclenchés
    "on": "chaque fois que vous {event}, {what}",
    "on.round": "pendant cette manche, chaque fois que vous {event}, {what}",
    "on.first": "à chaque manche, la première fois que vous {event}, {what}",
    "while": "tant que {cond}, {what}",
    "this_round": "pendant cette manche, {what}",
    f"price.{PROVINCE_PRICE}": "les Provinces{which} vous coûtent {n} Militaire de moins à acquérir ou à conquérir",
    f"price.{PROGRESS_PRICE}.first": "à chaque manche, votre premier Progrès Scientifique coûte {n} Science de moins",
    f"price.{WONDER_ANY_BASIC}": "chaque fois que vous construisez une section de Merveille, vous pouvez la payer en "
    "ressources de base de n'importe quel type",
    # cartes
    "during": "durant l'Activation de la Cité, vous pouvez {what}",
    "round_start": "au début de chaque manche, vous pouvez {what}",
    "advantage": "avec l'Avantage : {what}",
    "negotiating": "négocier : {what}",
    "bonus": "bonus : {what}",
    "face": "sur {faces}, {what}",
    "barricade": "Se pose sur votre pile des Provinces. La Province qu'elle protège coûte {n} Militaire de plus à "
    "conquérir ; quand cette Province est conquise, la Barricade retourne dans sa pile.",
    "revolt": "Retourne dans la pile Révolte dès qu'elle est activée ou utilisée. À la fin de la partie, -1 point si "
    "elle est encore parmi vos cartes.",
    "ambassador": "Effectuez l'action d'un module en jeu : espionner ou négocier.",
}
HAPPENINGS = {
    SPY_EVENT: "espionnez",
    NEGOTIATE_EVENT: "négociez",
    DIE_EVENT: "résolvez {die} sur un dé Agent",
    CONQUEST: "conquérez une Province",
    KNOWLEDGE_ACQUIRED: "acquérez une Connaissance",
    FIRST_SECTION: "construisez la première section d'une Merveille",
    WONDER_COMPLETED: "complétez une Merveille",
    RESERVED_ACQUIRED: "acquérez une carte réservée",
    REVOLT_GIVEN: "donnez une Révolte à votre adversaire",
    WARLORD_EVENT: "utilisez votre Chef de guerre",
}
BASIC = noun("fr", "resource.basic")
CARD = noun("fr", "thing.card")
NOUNS = tuple(noun("fr", f"resource.{res}") for res in RESOURCE_IDS)
TYPES = named("fr", "province_type", TYPE_IDS)
LANG = DuelLanguage("fr", VERBS, PATTERNS, NOUNS, HAPPENINGS)


# ---------------------------------------------------------------- numbers and conditions
@LANG.writes(S.CurrentEra)
def current_era(number: S.CurrentEra, form: int) -> str:
    return "le numéro de l'Ère actuelle"


@LANG.writes(resources.ActivatedCards)
def activated_cards(number: resources.ActivatedCards, form: int) -> str:
    cards = LANG.join([f"par {BOOK.name_fr[kind]}" for kind in number.kinds])
    return f"{cards} activés pendant cette manche"


@LANG.writes(S.ProvinceTypes)
def province_types(number: S.ProvinceTypes, form: int) -> str:
    return "par type de Province que vous contrôlez"


@LANG.writes(S.AgentDice)
def agent_dice(number: S.AgentDice, form: int) -> str:
    return "par dé Agent que vous possédez"


@LANG.writes(resources.GainedAtLeast)
def gained_at_least(cond: resources.GainedAtLeast, form: int) -> str:
    return f"vous avez gagné au moins {LANG.amount(cond.res, cond.n)} pendant cette manche"


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
        return f"{op.n} {BASIC[1]} identiques"
    return f"autant de {BASIC[1]} identiques que {LANG.write(op.n)}"


@LANG.takes("gain", resources.GainDifferent)
def gain_different(op: resources.GainDifferent) -> str:
    if isinstance(op.n, int):
        return f"{op.n} {BASIC[1]} différentes"
    return f"1 {BASIC[0]} {LANG.write(op.n)}, chacune d'un type différent"


@LANG.takes("pay", resources.Pay)
def pay(op: resources.Pay) -> str:
    return LANG.amount(op.res, op.n)


@LANG.takes("pay", resources.PayBasic)
def pay_basic(op: resources.PayBasic) -> str:
    return LANG.number(BASIC, op.n)


@LANG.takes("pay", resources.PayDifferent)
def pay_different(op: resources.PayDifferent) -> str:
    return f"{op.n} {BASIC[1]} différentes"


@LANG.writes(resources.Exchange)
def exchange(op: resources.Exchange, form: int) -> str:
    return f"{LANG.verb('pay', form)} 1 {BASIC[0]} pour en gagner 1 d'un autre type"


@LANG.takes("convert", resources.Convert)
def convert(op: resources.Convert) -> str:
    source = LANG.amount(GOLD, op.most) if op.source == (GOLD,) else LANG.number(BASIC, op.most)
    return f"jusqu'à {source} en autant {french.de(NOUNS[op.target][1])}"


# ---------------------------------------------------------------- the City
@LANG.writes(city.Archive)
def archive(op: city.Archive, form: int) -> str:
    text = f"{LANG.verb('archive', form)} une {'Révolte' if op.only_revolt else 'carte'}"
    if op.discard:
        text += " de votre Cité ou de votre défausse"
    if op.gain is not None:
        text += f" pour {LANG.write(op.gain, INFINITIVE)}"
    if op.if_revolt is not None:
        text += f" ; si c'était une Révolte, {LANG.write(op.if_revolt, IMPERATIVE)}"
    return text + " ; si c'était une Révolte, vous pouvez recommencer" if op.repeat else text


@LANG.takes("discard", city.DiscardCity)
def discard_city(op: city.DiscardCity) -> str:
    return f"jusqu'à {LANG.number(CARD, op.n)} de votre Cité" if op.up_to else "une carte de votre Cité"


@LANG.writes(city.Reinforce)
def reinforce(op: city.Reinforce, form: int) -> str:
    if op.up_to and op.n == 1 and form != INFINITIVE:
        return "vous pouvez renforcer une carte"
    return f"{LANG.verb('reinforce', form)} " + (f"jusqu'à {LANG.number(CARD, op.n)}" if op.up_to else "une carte")


@LANG.writes(C.DiscardActivated)
def discard_activated(op: C.DiscardActivated, form: int) -> str:
    reward = LANG.write(op.reward, INFINITIVE)
    return f"{LANG.verb('discard', form)} une carte activée pour {reward} à la place de ce qu'elle donnerait"


@LANG.writes(C.DrawUse)
def draw_use(op: C.DrawUse, form: int) -> str:
    draw = LANG.verb("draw", form)
    return f"{draw} une carte et l'utiliser" if form == INFINITIVE else f"{draw} une carte et utilisez-la"


@LANG.takes("copy", city.CopyBonus)
def copy_bonus(op: city.CopyBonus) -> str:
    return "le bonus d'une de vos Politiques développées"


@LANG.takes("copy", C.CopyBuilding)
def copy_building(op: C.CopyBuilding) -> str:
    return "un de vos Bâtiments activés"


@LANG.takes("copy", C.CopyPolicy)
def copy_policy(op: C.CopyPolicy) -> str:
    return "l'effet d'une de vos Politiques développées qui n'est pas active cette manche"


@LANG.takes("swap", C.SwapCity)
def swap_city(op: C.SwapCity) -> str:
    return "la place de deux cartes de votre Cité"


@LANG.takes("gain", C.GainBasicBuilding)
def gain_basic_building(op: C.GainBasicBuilding) -> str:
    return "un Bâtiment de base" if op.only == EMPTY else french.one(BOOK.the_fr[op.only], BOOK.name_fr[op.only])


@LANG.takes("gain", C.GainRevolt)
def gain_revolt(op: C.GainRevolt) -> str:
    return "une Révolte" if op.n == 1 else f"{op.n} Révoltes"


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
    return f"une section de Merveille pour {op.discount} Production de moins"


@LANG.takes("gain", W.GainWonderBonus)
def gain_wonder_bonus(op: W.GainWonderBonus) -> str:
    return "son bonus"


@LANG.takes("take", W.TakeAdvantage)
def take_advantage(op: W.TakeAdvantage) -> str:
    return "l'Avantage"

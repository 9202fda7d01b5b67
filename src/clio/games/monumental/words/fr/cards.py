"""Monumental en français : comment les cartes et les jetons se disent, et le nom des choses."""

from __future__ import annotations

from clio.engine.text import IMPERATIVE, INFINITIVE, THIRD
from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, PROGRESS_PRICE, WONDER
from clio.games.families.monumental.words import FrenchArticles
from clio.games.families.monumental.words import fr as family
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
from clio.words import french

VERBS = {
    **family.VERBS,
    "acquire": ("acquérez", "acquérir", "acquiert"),
    "advance": ("avancez", "avancer", "avance"),
    "give": ("donnez", "donner", "donne"),
    "look": ("regardez", "regarder", "regarde"),
    "lose": ("perdez", "perdre", "perd"),
    "make": ("effectuez", "effectuer", "effectue"),
    "move": ("déplacez", "déplacer", "déplace"),
    "receive": ("recevez", "recevoir", "reçoit"),
}
PATTERNS = {
    **family.PATTERNS,
    "now": "ce tour",
    # effets permanents et déclenchés
    "on.first": "à chaque tour, la première fois que vous {event}, {what}",
    "this_turn": "pendant ce tour, {what}",
    f"price.{PROGRESS_PRICE}.first": "à chaque tour, votre premier progrès scientifique coûte {n} Science de moins",
    f"price.{DEFENCE}": "les Provinces que vous conquérez ont {n} de défense en moins",
    f"price.{DEFENCE}.first": "à chaque tour, la première Province que vous conquérez a {n} de défense en moins",
    f"price.{UNITS}.first": "à chaque tour, votre première conquête demande {n} Unité de moins",
    f"price.{OWN_DEFENCE}": "les Provinces que vous contrôlez ont {n} de défense en plus",
    f"price.{RESERVED_PRICE}": "les cartes de votre réserve vous coûtent {n} de moins, mais au moins "
    f"{LEAST_RESERVED}",
    # cartes
    "once": "une fois par tour, {what}",
    "start": "chaque fois que cette carte est activée, piochée et utilisée, ou copiée, {what}",
    "fresh_gold": "l'Or de cette carte que vous ne dépensez pas pendant ce tour est perdu",
    "completed": "complétée : {what}",
    "dismissal": "renvoi : {what}",
    "attack": "attaque : {what}",
    "reward": "récompense : {what}",
    "price": "pour vaincre ce Monstre : {what}",
    "goal": "{what} : {n} points",
    "reveals": "révèle {monster}",
    "revolt": "retourne dans la pioche Révolte dès qu'elle est activée, piochée ou archivée",
    "project": "pour le détenir, contribuez en {resource}, plus qu'il n'y en a sur lui ; à la fin de la partie, 1 "
    "point pour qui le détient",
    # cartes de l'Automa
    "automa.next": " ; ",
    "automa.pay": "payer {n} Or pour {what}",
    "automa.again": ", puis de nouveau pour {n} Or",
    "automa.twice": "{what}, deux fois",
    "automa.times": "{what}, {n} fois",
    "automa.type": "si {type} : {what}",
}
HAPPENINGS = {
    **family.HAPPENINGS,
    TOKEN_REVEALED: "révélez un jeton Exploration",
    GAIN_OBTAINED: "obtenez un Gain commercial",
    INVESTMENT: "investissez",
    BUILDING_GAINED: "acquérez ou gagnez un Bâtiment",
}
CARD = noun("fr", "thing.card")
NOUNS = tuple(noun("fr", f"resource.{res}") for res in RESOURCE_IDS)
TERRAINS = named("fr", "terrain", TERRAIN_IDS)
TYPES = named("fr", "type", TYPE_IDS.values())


class Names(FrenchArticles):
    book = BOOK


LANG = WorldLanguage("fr", VERBS, PATTERNS, NOUNS, HAPPENINGS, TYPES, Names().the)
SHARED = family.FrenchWriters(LANG, BOOK.name_fr, noun("fr", "resource.basic"), CARD)


def provinces(n: int, terrains: tuple[int, ...]) -> str:
    """ « Provinces », « Province côtière », « Provinces de Montagne »."""
    s = "s" if n > 1 else ""
    if terrains == COASTAL:
        return f"Province{s} côtière{s}"
    kinds = LANG.join([french.de(TERRAINS[terrain]) for terrain in terrains], "or")
    return f"Province{s} {kinds}".rstrip()


def tiles(n: int) -> str:
    """ « d'une tuile », « de 2 tuiles »."""
    return "d'une tuile" if n == 1 else f"de {n} tuiles"


def within(n: int) -> str:
    """ « 2 tuiles ou moins »."""
    return f"{n} tuile{'s' if n > 1 else ''} ou moins"


def spaces(n: int) -> str:
    return ("d'une case" if n == 1 else f"de {n} cases") + " sur la Piste commerciale"


# ---------------------------------------------------------------- nombres
@LANG.writes(S.Provinces)
def provinces_controlled(number: S.Provinces, form: int) -> str:
    return f"par {provinces(1, number.terrains)} que vous contrôlez"


@LANG.writes(S.TradingPosts)
def trading_posts(number: S.TradingPosts, form: int) -> str:
    return "par Comptoir commercial que vous avez construit"


@LANG.writes(S.ActivatedKnowledge)
def activated_knowledge(number: S.ActivatedKnowledge, form: int) -> str:
    return "par Connaissance activée pendant ce tour"


@LANG.writes(S.Per)
def per(number: S.Per, form: int) -> str:
    """ « pour chaque groupe de 2 Provinces que vous contrôlez, 3 au plus »."""
    counted = number.count
    if number.every > 1 and isinstance(counted, S.Provinces):
        text = f"par groupe de {number.every} {provinces(number.every, counted.terrains)} que vous contrôlez"
    else:
        text = LANG.write(counted)
    return f"{text}, {number.most} au plus"


# ---------------------------------------------------------------- conditions
@LANG.writes(S.ConqueredThisTurn)
def conquered_this_turn(cond: S.ConqueredThisTurn, form: int) -> str:
    many = "une Province" if cond.n == 1 else f"au moins {cond.n} Provinces"
    return f"vous avez conquis {many} pendant ce tour"


@LANG.writes(S.Controls)
def controls(cond: S.Controls, form: int) -> str:
    return f"vous contrôlez au moins {cond.n} {provinces(cond.n, ())}"


@LANG.writes(S.SectionBuilt)
def section_built(cond: S.SectionBuilt, form: int) -> str:
    return "vous avez construit une section de Merveille pendant ce tour"


@LANG.writes(S.WarlordEntered)
def warlord_entered(cond: S.WarlordEntered, form: int) -> str:
    return "avec votre Chef de guerre"


@LANG.writes(S.FirstLed)
def first_led(cond: S.FirstLed, form: int) -> str:
    return "par votre première conquête du tour avec votre Chef de guerre"


@LANG.writes(S.WasOccupied)
def was_occupied(cond: S.WasOccupied, form: int) -> str:
    return "qui était occupée"


# ---------------------------------------------------------------- joueurs
@LANG.calls(S.PreviousController)
def previous_controller(players: S.PreviousController) -> str:
    return "celui qui la contrôlait"


@LANG.calls(S.NeighboursOfConquest)
def neighbours(players: S.NeighboursOfConquest) -> str:
    return "chaque adversaire qui contrôle une Province voisine"


@LANG.calls(S.NearMonster)
def near_monster(players: S.NearMonster) -> str:
    return f"chaque joueur qui a une Unité à {within(players.within)} du Monstre"


@LANG.calls(S.ControllerOfMonster)
def controller_of_monster(players: S.ControllerOfMonster) -> str:
    return "le joueur qui contrôle sa Province"


# ---------------------------------------------------------------- la Cité
@LANG.writes(C.DrawUse)
def draw_use(op: C.DrawUse, form: int) -> str:
    return SHARED.draw_use(op.n, form)


@LANG.writes(C.CopyAttached)
def copy_attached(op: C.CopyAttached, form: int) -> str:
    again = f"{LANG.verb('gain', form)} de nouveau ce qu'elle produit"
    return f"{LANG.verb('copy', form)} l'effet de la carte attachée et {again}"


@LANG.writes(C.LookTop)
def look_top(op: C.LookTop, form: int) -> str:
    text = f"{LANG.verb('look', form)} la carte du dessus de votre pioche de Cité"
    if form == INFINITIVE:
        return f"{text}, puis l'archiver, la défausser ou la laisser dessus"
    return f"{text}, puis archivez-la, défaussez-la ou laissez-la dessus"


@LANG.writes(C.ActivateNow)
def activate_now(op: C.ActivateNow, form: int) -> str:
    activate = "l'activer" if form == INFINITIVE else "activez-le"
    return f"{activate} aussitôt à côté de votre Cité ; il est défaussé à la fin du tour"


@LANG.takes("gain", C.GainBasicBuilding)
def gain_basic_building(op: C.GainBasicBuilding) -> str:
    return "un Bâtiment de base" if op.n == 1 else f"{op.n} Bâtiments de base"


@LANG.takes("gain", C.GainRevolt)
def gain_revolt(op: C.GainRevolt) -> str:
    return SHARED.revolts(op.n)


# ---------------------------------------------------------------- la carte
@LANG.writes(board.BothGains)
def both_gains(op: board.BothGains, form: int) -> str:
    if op.revolt:
        return "vous pouvez gagner une Révolte pour recevoir ses deux gains"
    return f"{LANG.verb('receive', form)} ses deux gains"


@LANG.takes("make", board.MoveUnits)
def move_units(op: board.MoveUnits) -> str:
    return "une manœuvre militaire gratuite" if op.n == 1 else f"jusqu'à {op.n} manœuvres militaires gratuites"


@LANG.takes("move", explorers.MoveExplorers)
def move_explorers(op: explorers.MoveExplorers) -> str:
    who = "chacun de vos Explorateurs" if op.each else "un Explorateur"
    return f"{who} {tiles(op.tiles)}" + (" au plus" if op.tiles > 1 else "")


@LANG.writes(trade.EasierConquests)
def easier_conquests(op: trade.EasierConquests, form: int) -> str:
    if op.next:
        return f"la prochaine Province que vous conquérez pendant ce tour a {op.n} de défense en moins"
    return f"les Provinces que vous conquérez pendant ce tour ont {op.n} de défense en moins"


# ---------------------------------------------------------------- Merveilles, acquisitions
@LANG.writes(W.BuildSection)
def build_section(op: W.BuildSection, form: int) -> str:
    text = f"{LANG.verb('build', form)} {SHARED.section(op.discount)}"
    return text if op.then is None else f"{text} ; si vous le faites, {LANG.write(op.then, IMPERATIVE)}"


@LANG.takes("acquire", W.AcquireNow)
def acquire_now(op: W.AcquireNow) -> str:
    kinds = "une carte" if WONDER in op.kinds else LANG.join([KINDS[kind] for kind in op.kinds], "or")
    place = "" if op.display else " de votre réserve"
    return f"{kinds}{place} pour {op.discount} de moins"


KINDS = {BUILDING: "un Bâtiment", KNOWLEDGE: "une Connaissance", WONDER: "une Merveille"}


# ---------------------------------------------------------------- commerce, Réserve
@LANG.takes("advance", trade.Advance)
def advance(op: trade.Advance) -> str:
    return spaces(op.n)


@LANG.takes("draw", trade.DrawGain)
def draw_gain(op: trade.DrawGain) -> str:
    return "un Gain commercial" if op.n == 1 else f"{op.n} Gains commerciaux"


@LANG.writes(trade.PayForEach)
def pay_for_each(op: trade.PayForEach, form: int) -> str:
    paid = f"{LANG.verb('pay', form)} jusqu'à {LANG.number(SHARED.basic, op.most)}"
    return f"{paid} ; pour chacune, {LANG.write(op.then, IMPERATIVE)}"


@LANG.writes(trade.Reserve)
def reserve(op: trade.Reserve, form: int) -> str:
    text = f"{LANG.verb('reserve', form)} {SHARED.cards(op.n, False)}"
    return f"{text}, puis {LANG.verb('gain', form)} 1 ressource de base du type de son coût" if op.refund else text


@LANG.writes(trade.ArchiveReserved)
def archive_reserved(op: trade.ArchiveReserved, form: int) -> str:
    gain = f"gagner {op.refund} ressources de base du type de son coût"
    if op.gain is not None:
        gain = LANG.write(op.gain, INFINITIVE)
    return f"{LANG.verb('archive', form)} une carte de votre réserve pour {gain}"


@LANG.writes(trade.TransferReserved)
def transfer_reserved(op: trade.TransferReserved, form: int) -> str:
    gain = LANG.write(op.gain, INFINITIVE)
    return f"{LANG.verb('give', form)} une carte de votre réserve à un adversaire pour {gain}"


@LANG.writes(trade.Bargain)
def bargain(op: trade.Bargain, form: int) -> str:
    card = "la prochaine carte que vous acquérez de votre réserve pendant ce tour"
    return f"{LANG.verb('pay', form)} {op.n} de moins pour {card}"


# ---------------------------------------------------------------- Monstres
@LANG.writes(monsters.Lose)
def lose(op: monsters.Lose, form: int) -> str:
    return f"{LANG.who(op.players)} {LANG.verb('lose', THIRD)} {LANG.amount(op.res, op.n)}"


@LANG.writes(monsters.LoseToken)
def lose_token(op: monsters.LoseToken, form: int) -> str:
    return f"{LANG.who(op.players)} {LANG.verb('lose', THIRD)} un jeton Production ou Science"


@LANG.writes(monsters.ExplorersHome)
def explorers_home(op: monsters.ExplorersHome, form: int) -> str:
    return f"tout Explorateur à {within(op.within)} du Monstre retourne à sa Capitale"


@LANG.writes(monsters.UnitHome)
def unit_home(op: monsters.UnitHome, form: int) -> str:
    home = "s'il y a au moins 2 Unités dans sa Province, l'une d'elles retourne à sa Capitale"
    return f"{home} ; sinon, {LANG.write(op.other)}"

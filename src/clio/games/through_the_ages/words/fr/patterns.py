"""The words of the cards of Through the Ages in French: names, patterns, rules that are no op. `cards.py` has the
writers. Goods and symbols are measured, not counted, and do not vary: "3 nourriture", "2 force"."""

from __future__ import annotations

from clio.engine.hooks import GAME, TURN
from clio.games.through_the_ages.cardbook import (
    ACTIONS_END, ACTION_RETURNS, AIR, ARENAS, ARTILLERIES, ATTACK_COST, ATTACK_ENDS, ATTACK_FORBIDDEN, BEST_MINE,
    CARDS_THROWN, CAVALRIES, DEVELOPED, FARMS, GAME_END, HAND_LIMITS, HAPPINESS, INFANTRIES, INFANTRY_RIDES,
    LABS_STORE, LEADER_LEAVES, LIBRARIES, MINES, NO_ATTACKS, POLITICAL_ACTIONS, POLITICS_BEGINS, POPULATION_COST,
    REVOLUTION_DECLARED, REVOLUTION_PAID, STAGES_AT_ONCE, TAKE_COST, TECHNOLOGY_TAKEN, TECH_COST, UNITS,
    UNIT_RESOURCES, WONDERS_CHEAP, WONDERS_TYPE,
)
from clio.games.through_the_ages.ops import numbers as N
from clio.games.through_the_ages.ops.powers import CIVIL_ACTION, MILITARY_ACTION, POLITICAL_ACTION
from clio.games.through_the_ages.state import CULTURE, SCIENCE
from clio.games.through_the_ages.words.language import AgesLanguage
from clio.games.through_the_ages.words.nouns import goods, kinds, noun, signs, symbols
from clio.words import french

VERBS = {
    "build": ("construisez", "construire", "construit"),
    "destroy": ("détruisez", "détruire", "détruit"),
    "develop": ("développez", "développer", "développe"),
    "discard": ("défaussez", "défausser", "défausse"),
    "draw": ("piochez", "piocher", "pioche"),
    "gain": ("gagnez", "gagner", "gagne"),
    "increase": ("accroissez", "accroître", "accroît"),
    "lose": ("perdez", "perdre", "perd"),
    "produce": ("produisez", "produire", "produit"),
    "regain": ("récupérez", "récupérer", "récupère"),
    "remove": ("retirez", "retirer", "retire"),
    "spend": ("dépensez", "dépenser", "dépense"),
    "take": ("prenez", "prendre", "prend"),
    "transform": ("transformez", "transformer", "transforme"),
    "turn": ("retournez", "retourner", "retourne"),
    "upgrade": ("améliorez", "améliorer", "améliore"),
}
GOODS = goods("fr")
MINE = {"m": ("votre", "son"), "f": ("votre", "sa"), "p": ("vos", "ses")}
POPULATION = noun("fr", "noun.population")
BLUE = noun("fr", "resource.blue_tokens")
YELLOW = noun("fr", "resource.yellow_tokens")
CIVIL = noun("fr", "resource.civil_actions")
MILITARY = noun("fr", "resource.military_actions")
CARDS = noun("fr", "noun.military")
FOR_UNITS = "pour construire et améliorer des unités militaires"

PATTERNS = {
    # phrases
    "and": " et ",
    "or": " ou ",
    "then": ", puis ",
    "apart": " ; ",
    "you": "vous {what}",
    "choose": "au choix : {branches}",
    "or_else": " ; ou ",
    "if": "si {cond}, {what}",
    "if_after": "{what} si {cond}",
    "else": "{other}. Si {cond}, à la place : {what}",
    "may": "vous pouvez {what}",
    "it_may": "peut {what}",
    "equal": "un nombre de {what} égal {number}",
    "equal.mass": "une quantité de {what} égale {number}",
    "some": "des {what} {number}",
    # effets permanents et déclenchés
    "on": "{when}, {what}",
    "extra": "une {symbol} supplémentaire égale {number}",
    f"ask.{TAKE_COST}": "prendre {which} dans la rangée de cartes vous coûte {n} action civile de moins",
    f"ask.{TECH_COST}": "les technologies de {which} vous coûtent {n} science de moins",
    f"ask.{POPULATION_COST}": "accroître votre population coûte {n} nourriture de moins",
    f"ask.{STAGES_AT_ONCE}": "une seule action civile permet de construire jusqu'à {total} étapes d'une merveille, en "
    "payant la somme de leurs coûts",
    f"ask.{HAND_LIMITS}": "vos limites de main civile et militaire augmentent de {n}",
    f"ask.{ATTACK_COST}": "les agressions et les guerres contre vous coûtent deux fois plus d'actions militaires",
    f"ask.{POLITICAL_ACTIONS}": "vous pouvez faire une autre action politique juste après la première",
    f"ask.{UNIT_RESOURCES}": f"{{n}} ressource supplémentaire {FOR_UNITS}",
    f"ask.{CARDS_THROWN}": "quand vous formez une force de colonisation, vous pouvez défausser jusqu'à {n} cartes "
    "militaires pour +1 chacune",
    f"ask.{BEST_MINE}": "un ouvrier de votre meilleure mine produit {n} cube bleu de plus",
    f"ask.{HAPPINESS}": "chacune de vos autres cartes et chacun de vos ouvriers qui donne du bonheur en donne {n} de "
    "plus",
    f"ask.{LABS_STORE}": "à la production de ressources, chaque ouvrier d'un laboratoire de niveau I ou plus produit "
    "aussi un cube bleu, qui vaut le niveau du laboratoire",
    f"ask.{INFANTRY_RIDES}": "dans vos armées, l'infanterie peut tenir lieu de cavalerie",
    f"ask.{WONDERS_CHEAP}": "vos merveilles achevées ne rendent pas plus chère la prise d'une merveille dans la rangée "
    "de cartes",
    f"ask.{NO_ATTACKS}": "vous ne pouvez jouer ni agression ni guerre",
    f"instead.{ACTION_RETURNS}": "quand vous remplacez ce leader, vous pouvez {what} au lieu de récupérer l'action "
    "civile",
    f"instead.{REVOLUTION_PAID}": "une révolution vous coûte {what} au lieu de toutes vos actions civiles",
    f"limit.{TURN}": "une fois par tour",
    f"limit.{GAME}": "une fois par partie",
    f"cost.{CIVIL_ACTION}": "pour 1 action civile",
    f"cost.{MILITARY_ACTION}": "pour 1 action militaire",
    f"cost.{POLITICAL_ACTION}": "comme action politique",
    "for_free": "{what} sans dépenser d'action",
    "in_order_to": "{paid} pour {got}",
    # chiffres
    "start": "en jeu dès le début",
    "develop": "développement : {n} science",
    "government": "développement : {n} science, ou {revolution} par révolution",
    "build": "construction : {what}",
    "stages": "ressources par étape : {costs}",
    "attack": "coût : {what}",
    "token": "chaque ouvrier produit un cube bleu qui vaut {what}",
    "worker": "chaque ouvrier donne {what}",
    "limit": "limite de bâtiments urbains {n}",
    "colonization": "{n} à vos forces de colonisation",
    "army": "armée : {units} ; force tactique {n}",
    "army.old": "armée : {units} ; force tactique {n}, ou {old} si l'une de ses unités est au moins "
    "deux niveaux au-dessous de cette carte",
    "bonus": "depuis votre main : +{defence} force quand vous vous défendez contre une agression, ou +{colonize} à une "
    "force de colonisation",
    "permanent": "colonie : {what}",
    "air": "chaque unité de forces aériennes peut rejoindre une armée, une seule par armée, et double la force "
    "tactique de cette armée",
    "after_leader": "prendre cette carte dans la rangée de cartes coûte {what} de moins pendant un tour où vous avez "
    "remplacé un leader",
    # effets
    "completed": "quand vous l'achevez, {what}",
    "at_once": "une seule fois, quand vous le colonisez : {what}",
    "victory": "si l'agression réussit, {what}",
    # pactes
    "side": "{side} : {what}",
    "both": "les deux parties : {what}",
    "food_side": "{what} à chaque production",
    f"attacks.{ATTACK_ENDS}": "si une partie attaque l'autre, le pacte prend d'abord fin",
    f"attacks.{ATTACK_FORBIDDEN}": "aucune des parties ne peut attaquer l'autre",
    "attacker": "si une partie attaque l'autre, l'attaquant a {n} force de plus dans cette agression ou cette guerre ; "
    "le pacte ne prend pas fin",
    "exchange": "A : une fois par tour, peut payer 1 nourriture à la place de 1 ressource. B : une fois par tour, peut "
    "payer 1 ressource à la place de 1 nourriture",
    "research": "chaque fois qu'une partie développe une technologie, elle paie {n} science de moins et l'autre partie "
    "paie {price} ; si celle-ci ne le peut pas, la technologie ne peut pas être développée",
    "tourism": "chaque partie a {n} culture de plus pour chaque merveille achevée de l'autre, ruines comprises",
    "no_war": "personne ne peut déclarer la guerre à B",
}
HAPPENINGS = {
    DEVELOPED: "chaque fois que vous développez une technologie",
    TECHNOLOGY_TAKEN: "chaque fois que vous prenez une technologie dans la rangée de cartes",
    REVOLUTION_DECLARED: "chaque fois que vous déclarez une révolution",
    LEADER_LEAVES: "quand ce leader quitte le jeu",
    ACTIONS_END: "à la fin de votre tour",
    GAME_END: "à la fin de la partie",
    POLITICS_BEGINS: "au début de votre phase politique",
}


class French(AgesLanguage):
    def to(self, phrase: str) -> str:
        """With the preposition: "au niveau", "à la somme"."""
        return french.join("à ", phrase)


LANG = French("fr", VERBS, PATTERNS, GOODS, symbols("fr"), HAPPENINGS, MINE, signs("fr"))

KINDS = kinds("fr")
FEMININE = (FARMS, MINES, LIBRARIES, ARENAS, INFANTRIES, CAVALRIES, ARTILLERIES, AIR, UNITS, WONDERS_TYPE)
STATISTICS = {
    N.RATED_SCIENCE: "niveau de science", N.RATED_CULTURE: "niveau de culture", N.RATED_STRENGTH: "niveau de force",
    N.RATED_HAPPINESS: "niveau de bonheur", N.CULTURE_POINTS: GOODS[CULTURE][1],
    N.SCIENCE_POINTS: GOODS[SCIENCE][1],
}

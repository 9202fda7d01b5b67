"""The words of the cards of Through the Ages in English: names, patterns, rules that are no op. `cards.py` has the
writers."""

from __future__ import annotations

from clio.engine.hooks import GAME, TURN
from clio.games.through_the_ages.cardbook import (
    ACTIONS_END, ACTION_RETURNS, ATTACK_COST, ATTACK_ENDS, ATTACK_FORBIDDEN, BEST_MINE, CARDS_THROWN, DEVELOPED,
    GAME_END, HAND_LIMITS, HAPPINESS, INFANTRY_RIDES, LABS_STORE, LEADER_LEAVES, NO_ATTACKS, POLITICAL_ACTIONS,
    POLITICS_BEGINS, POPULATION_COST, REVOLUTION_DECLARED, REVOLUTION_PAID, STAGES_AT_ONCE, TAKE_COST,
    TECHNOLOGY_TAKEN, TECH_COST, UNIT_RESOURCES, WONDERS_CHEAP,
)
from clio.games.through_the_ages.ops import numbers as N
from clio.games.through_the_ages.ops.powers import CIVIL_ACTION, MILITARY_ACTION, POLITICAL_ACTION
from clio.games.through_the_ages.state import CULTURE, SCIENCE
from clio.games.through_the_ages.words.language import AgesLanguage
from clio.games.through_the_ages.words.nouns import goods, kinds, noun, signs, symbols

VERBS = {
    name: (name, name, third)
    for name, third in {
        "build": "builds", "destroy": "destroys", "develop": "develops", "discard": "discards", "draw": "draws",
        "gain": "gains", "increase": "increases", "lose": "loses", "produce": "produces", "regain": "regains",
        "remove": "removes", "spend": "spends", "take": "takes", "turn": "turns", "upgrade": "upgrades",
    }.items()
}
GOODS = goods("en")
MINE = {"": ("your", "its")}
POPULATION = noun("en", "noun.population")
BLUE = noun("en", "resource.blue_tokens")
YELLOW = noun("en", "resource.yellow_tokens")
CIVIL = noun("en", "resource.civil_actions")
MILITARY = noun("en", "resource.military_actions")
CARDS = noun("en", "noun.military")
FOR_UNITS = "for building and upgrading military units"

PATTERNS = {
    # sentences
    "and": " and ",
    "or": " or ",
    "then": ", then ",
    "apart": "; ",
    "you": "you {what}",
    "choose": "choose one: {branches}",
    "or_else": "; or ",
    "if": "if {cond}, {what}",
    "if_after": "{what} if {cond}",
    "else": "{other}. If {cond}, instead: {what}",
    "may": "you may {what}",
    "it_may": "may {what}",
    "equal": "{what} equal to {number}",
    "equal.mass": "{what} equal to {number}",
    "some": "{what} {number}",
    # hooks
    "on": "{when}, {what}",
    "extra": "extra {symbol} equal to {number}",
    f"ask.{TAKE_COST}": "taking {which} from the card row costs you {n} civil action less",
    f"ask.{TECH_COST}": "{which} technologies cost you {n} science less",
    f"ask.{POPULATION_COST}": "increasing your population costs {n} food less",
    f"ask.{STAGES_AT_ONCE}": "one civil action may build up to {total} stages of a wonder, their costs added up",
    f"ask.{HAND_LIMITS}": "your civil and military hand limits are {n} higher",
    f"ask.{ATTACK_COST}": "aggressions and wars against you cost twice as many military actions",
    f"ask.{POLITICAL_ACTIONS}": "you may take another political action right after the first",
    f"ask.{UNIT_RESOURCES}": f"{{n}} extra resource {FOR_UNITS}",
    f"ask.{CARDS_THROWN}": "when you form a colonization force, you may discard up to {n} military cards for +1 each",
    f"ask.{BEST_MINE}": "one worker on your best mine produces {n} more blue token",
    f"ask.{HAPPINESS}": "each of your other cards and each of your workers that gives happiness gives {n} more",
    f"ask.{LABS_STORE}": "in the production of resources, each worker on a lab of level I or higher also produces a "
    "blue token, worth the level of the lab",
    f"ask.{INFANTRY_RIDES}": "in your armies, infantry may stand for cavalry",
    f"ask.{WONDERS_CHEAP}": "your completed wonders do not make it dearer to take a wonder from the card row",
    f"ask.{NO_ATTACKS}": "you may play neither aggressions nor wars",
    f"instead.{ACTION_RETURNS}": "when you replace this leader, you may {what} instead of getting the civil action "
    "back",
    f"instead.{REVOLUTION_PAID}": "a revolution costs you {what} instead of all your civil actions",
    f"limit.{TURN}": "once per turn",
    f"limit.{GAME}": "once per game",
    f"cost.{CIVIL_ACTION}": "for 1 civil action",
    f"cost.{MILITARY_ACTION}": "for 1 military action",
    f"cost.{POLITICAL_ACTION}": "as a political action",
    "for_free": "{what} without spending an action",
    "in_order_to": "{paid} to {got}",
    # figures
    "start": "in play from the start",
    "develop": "development: {n} science",
    "government": "development: {n} science, or {revolution} by revolution",
    "build": "construction: {what}",
    "stages": "resources per stage: {costs}",
    "attack": "cost: {what}",
    "token": "each worker produces a blue token worth {what}",
    "worker": "each worker gives {what}",
    "limit": "urban building limit {n}",
    "colonization": "{n} to your colonization forces",
    "army": "army: {units}; tactical strength {n}",
    "army.old": "army: {units}; tactical strength {n}, or {old} if any of its units is two or more levels below "
    "this card",
    "bonus": "from your hand: +{defence} strength when you defend against an aggression, or +{colonize} to a "
    "colonization force",
    "permanent": "colony: {what}",
    "air": "each air force unit may join one army, at most one per army, and doubles the tactical strength of that "
    "army",
    "after_leader": "taking this card from the card row costs {what} less in a turn in which you have replaced a "
    "leader",
    # effects
    "completed": "when you complete it, {what}",
    "at_once": "once, when you colonize it: {what}",
    "victory": "if the aggression succeeds, {what}",
    # pacts
    "side": "{side}: {what}",
    "both": "both parties: {what}",
    "food_side": "{what} in each production",
    f"attacks.{ATTACK_ENDS}": "if one party attacks the other, the pact ends first",
    f"attacks.{ATTACK_FORBIDDEN}": "neither party may attack the other",
    "attacker": "if one party attacks the other, the attacker has {n} more strength in that aggression or war; the "
    "pact does not end",
    "exchange": "A: once per turn, may pay 1 food in place of 1 resource. B: once per turn, may pay 1 resource in "
    "place of 1 food",
    "research": "whenever one party develops a technology, it pays {n} science less and the other party pays {price}; "
    "if the other party cannot, the technology cannot be developed",
    "tourism": "each party has {n} more culture for each completed wonder of the other, ruins included",
    "no_war": "nobody may declare war on B",
}
HAPPENINGS = {
    DEVELOPED: "each time you develop a technology",
    TECHNOLOGY_TAKEN: "each time you take a technology from the card row",
    REVOLUTION_DECLARED: "each time you declare a revolution",
    LEADER_LEAVES: "when this leader leaves play",
    ACTIONS_END: "at the end of your turn",
    GAME_END: "at the end of the game",
    POLITICS_BEGINS: "at the start of your politics phase",
}
LANG = AgesLanguage("en", VERBS, PATTERNS, GOODS, symbols("en"), HAPPENINGS, MINE, signs("en"))

KINDS = kinds("en")
STATISTICS = {
    N.RATED_SCIENCE: "science rating", N.RATED_CULTURE: "culture rating", N.RATED_STRENGTH: "strength rating",
    N.RATED_HAPPINESS: "happiness rating", N.CULTURE_POINTS: GOODS[CULTURE][1], N.SCIENCE_POINTS: GOODS[SCIENCE][1],
}

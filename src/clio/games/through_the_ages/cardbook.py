"""The card tables, filled by the declarations in `cards/`. Hot code reads the lists by card kind."""

from __future__ import annotations

from typing import Any, Final

from clio.engine.hooks import Hook, Hooks, Modify
from clio.engine.kernel import NOTHING, Op
from clio.engine.provenance import DESIGNED as DESIGNED
from clio.engine.provenance import PUBLIC as PUBLIC
from clio.engine.provenance import RULEBOOK as RULEBOOK

# Types of card
T_FARM: Final = 0
T_MINE: Final = 1
T_LAB: Final = 2
T_TEMPLE: Final = 3
T_LIBRARY: Final = 4
T_THEATER: Final = 5
T_ARENA: Final = 6
T_INFANTRY: Final = 7
T_CAVALRY: Final = 8
T_ARTILLERY: Final = 9
T_AIR: Final = 10
T_GOVERNMENT: Final = 11
T_LAW: Final = 12
T_WARFARE: Final = 13
T_EXPLORATION: Final = 14
T_CONSTRUCTION: Final = 15
T_WONDER: Final = 16
T_LEADER: Final = 17
T_ACTION: Final = 18
T_TACTIC: Final = 19
T_AGGRESSION: Final = 20
T_WAR: Final = 21
T_BONUS: Final = 22
T_PACT: Final = 23
T_TERRITORY: Final = 24
T_EVENT: Final = 25
TYPES: Final = 26
TYPE_IDS: Final = (
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air-force",
    "government", "special-law", "special-warfare", "special-exploration", "special-construction", "wonder", "leader",
    "action", "tactic", "aggression", "war", "bonus", "pact", "territory", "event",
)

# Sets of types, as masks
FARMS: Final = 1 << T_FARM
MINES: Final = 1 << T_MINE
LABS: Final = 1 << T_LAB
TEMPLES: Final = 1 << T_TEMPLE
LIBRARIES: Final = 1 << T_LIBRARY
THEATERS: Final = 1 << T_THEATER
ARENAS: Final = 1 << T_ARENA
URBAN: Final = LABS | TEMPLES | LIBRARIES | THEATERS | ARENAS
RURAL: Final = FARMS | MINES
BUILDINGS: Final = RURAL | URBAN
INFANTRIES: Final = 1 << T_INFANTRY
CAVALRIES: Final = 1 << T_CAVALRY
ARTILLERIES: Final = 1 << T_ARTILLERY
AIR: Final = 1 << T_AIR
UNITS: Final = INFANTRIES | CAVALRIES | ARTILLERIES | AIR
GOVERNMENTS: Final = 1 << T_GOVERNMENT
SPECIALS: Final = 1 << T_LAW | 1 << T_WARFARE | 1 << T_EXPLORATION | 1 << T_CONSTRUCTION
WONDERS_TYPE: Final = 1 << T_WONDER

# What an attack between the partners of a pact does
ATTACK_ALLOWED: Final = 0
ATTACK_ENDS: Final = 1
ATTACK_FORBIDDEN: Final = 2

# Events that cards listen to
DEVELOPED: Final = 0  # arg: the technology
TECHNOLOGY_TAKEN: Final = 1
REVOLUTION_DECLARED: Final = 2
LEADER_LEAVES: Final = 3
ACTIONS_END: Final = 4  # the action phase of the own turn is over
GAME_END: Final = 5
POLITICS_BEGINS: Final = 6  # the own politics phase
ACTION_RETURNS: Final = 7  # a civil action comes back for the leader that was replaced
REVOLUTION_PAID: Final = 8
EVENTS: Final = 9

# Questions that cards answer
SCIENCE_RATING: Final = 0
CULTURE_RATING: Final = 1
STRENGTH_RATING: Final = 2
BUILD_COST: Final = 3  # resources, arg: technology
TECH_COST: Final = 4  # science, arg: technology
TAKE_COST: Final = 5  # civil actions, arg: card
POPULATION_COST: Final = 6  # food
STAGES_AT_ONCE: Final = 7
HAND_LIMITS: Final = 8
ATTACK_COST: Final = 9  # asked of the rival: factor on military actions, arg: printed cost
POLITICAL_ACTIONS: Final = 10  # more of them in one politics phase
UNIT_RESOURCES: Final = 11  # for military units only
CARDS_THROWN: Final = 12  # military cards that may be thrown away for 1 each in a colonization force
BEST_MINE: Final = 13  # blue tokens that one worker of the best mine produces besides
HAPPINESS: Final = 14  # more on each card and worker that gives some

# Questions answered by yes: rules that hold while a card is in play
LABS_STORE: Final = 15  # labs produce and store resources as mines do
INFANTRY_RIDES: Final = 16  # infantry stands for cavalry in armies
WONDERS_CHEAP: Final = 17  # completed wonders do not make the next one dearer
NO_ATTACKS: Final = 18  # neither aggressions nor wars
QUESTIONS: Final = 19


class CardBook:
    """One entry per card kind in each list."""

    def __init__(self) -> None:
        self.id: list[str] = []
        self.name_en: list[str] = []
        self.name_fr: list[str] = []
        self.type: list[int] = []
        self.mask: list[int] = []  # 1 << type
        self.age: list[int] = []  # and level
        self.copies: list[tuple[int, int, int]] = []  # with 2, 3, 4 players
        self.alone: list[int] = []  # the most players with whom there is no second copy
        self.science: list[int] = []  # price of a technology (a government: the higher one)
        self.revolution: list[int] = []  # the lower price of a government
        self.cost: list[int] = []  # resources of a building or unit
        self.stages: list[tuple[int, ...]] = []  # resources of a wonder
        self.value: list[int] = []  # of one blue token on a farm or mine
        self.makes_science: list[int] = []  # symbols: per worker, or of the card
        self.makes_culture: list[int] = []
        self.makes_strength: list[int] = []
        self.makes_happy: list[int] = []
        self.civil_actions: list[int] = []
        self.military_actions: list[int] = []
        self.limit: list[int] = []  # urban buildings of one type
        self.blue: list[int] = []  # tokens gained with the card
        self.yellow: list[int] = []
        self.colonization: list[int] = []
        self.price: list[int] = []  # military actions of an aggression or war
        self.army: list[tuple[int, int, int]] = []  # infantry, cavalry, artillery of a tactic
        self.tactical: list[int] = []
        self.obsolete: list[int] = []
        self.defence: list[int] = []
        self.colonize: list[int] = []
        self.attacks: list[int] = []  # pact: ATTACK_...
        self.side_a: list[tuple[int, int, int, int]] = []  # pact: culture, strength, food, resources of side A
        self.side_b: list[tuple[int, int, int, int]] = []
        self.sides: list[bool] = []  # a pact whose sides differ
        self.attacker: list[int] = []  # pact: strength of a party that attacks the other
        self.tourism: list[int] = []  # pact: culture for each completed wonder of the other party
        self.exchange: list[bool] = []  # pact: side A pays a resource with food once per turn, side B the other way
        self.research: list[tuple[int, int]] = []  # pact: science less for a technology, and what the other party pays
        self.no_war: list[bool] = []  # pact: nobody may declare war on side B
        self.after_leader: list[int] = []  # civil actions less for taking it when a leader was replaced in the turn
        self.op: list[Op[Any]] = []  # what the card does when it is played, revealed or won
        self.hooks: list[tuple[Hook, ...]] = []
        self.provenance: list[dict[str, str]] = []
        self.listeners: Final = Hooks(EVENTS, QUESTIONS)

    def card(
        self, id: str, en: str, fr: str, type: int, age: int, copies: tuple[int, int, int] = (1, 1, 1),
        science: int = 0, revolution: int = 0, cost: int = 0, stages: tuple[int, ...] = (), value: int = 0,
        makes: tuple[int, int, int, int] = (0, 0, 0, 0), civil: int = 0, military: int = 0, limit: int = 0,
        blue: int = 0, yellow: int = 0, colonization: int = 0, price: int = 0, army: tuple[int, int, int] = (0, 0, 0),
        tactical: int = 0, obsolete: int = 0, defence: int = 0, colonize: int = 0, attacks: int = 0,
        side_a: tuple[int, int, int, int] = (0, 0, 0, 0), side_b: tuple[int, int, int, int] = (0, 0, 0, 0),
        sides: bool = False, attacker: int = 0, tourism: int = 0, exchange: bool = False,
        research: tuple[int, int] = (0, 0), no_war: bool = False, after_leader: int = 0, op: Op[Any] = NOTHING,
        hooks: tuple[Hook, ...] = (), printed: bool = False,
    ) -> int:
        """Declare the next card kind. `makes`: science, culture, strength, happiness. `printed`: the rulebook prints
        the French name; otherwise it is our translation."""
        kind = len(self.id)
        self.id.append(id)
        self.name_en.append(en)
        self.name_fr.append(fr)
        self.type.append(type)
        self.mask.append(1 << type)
        self.age.append(age)
        self.copies.append(copies)
        self.alone.append(1 + sum(n <= 1 for n in copies))
        self.science.append(science)
        self.revolution.append(revolution)
        self.cost.append(cost)
        self.stages.append(stages)
        self.value.append(value)
        self.makes_science.append(makes[0])
        self.makes_culture.append(makes[1])
        self.makes_strength.append(makes[2])
        self.makes_happy.append(makes[3])
        self.civil_actions.append(civil)
        self.military_actions.append(military)
        self.limit.append(limit)
        self.blue.append(blue)
        self.yellow.append(yellow)
        self.colonization.append(colonization)
        self.price.append(price)
        self.army.append(army)
        self.tactical.append(tactical)
        self.obsolete.append(obsolete)
        self.defence.append(defence)
        self.colonize.append(colonize)
        self.attacks.append(attacks)
        self.side_a.append(side_a)
        self.side_b.append(side_b)
        self.sides.append(sides)
        self.attacker.append(attacker)
        self.tourism.append(tourism)
        self.exchange.append(exchange)
        self.research.append(research)
        self.no_war.append(no_war)
        self.after_leader.append(after_leader)
        self.op.append(op)
        self.hooks.append(hooks)
        self.provenance.append({"all": PUBLIC} if printed else {"all": PUBLIC, "name_fr": DESIGNED})
        if hooks:
            self.listeners.declare(kind, *hooks)
        return kind


def rule(question: int) -> Modify:
    """A rule that holds while the card is in play: the question is answered by yes."""
    return Modify(question, 1)


BOOK: Final = CardBook()
HOOKS: Final = BOOK.listeners

"""Why an attack, a unit, a battle card or a reward cannot be chosen: each need shown."""

from __future__ import annotations

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import play, secretly
from tests.games.age_of_mythology.refused import Opened, Refused, check, doing, egyptian, greek, norse, refused, shown
from tests.rules import rule


def five() -> Scenario:
    return Scenario(5, ("greek", "norse", "egyptian", "norse", "egyptian"))


def mustering(*moves: str) -> Opened:
    """The Norse attack with 4 units at most; seat 0 has made these moves."""

    def opened() -> Table:
        scenario = norse().units(0, jarl=1, huskarl=4).tiles(0, a1="fertile-food-2", b1="mountains-gold-2")
        table = scenario.buildings(0, houses=1).workers(0, a1="villager", b1="dwarf").attack(0, 1, "city")
        return secretly(table, 0, *moves)

    return opened


def armoured() -> Table:
    """An army of nine: the power of Sekhmet and an Armory."""
    scenario = egyptian().units(0, spearman=8, elephant=3).buildings(0, "armory")
    table = scenario.attack(0, 1, "city", card="sekhmet", power=True)
    return secretly(table, 0, *["send spearman"] * 8, "send elephant")


def two_kinds() -> Table:
    return greek().units(0, toxotes=1, hoplite=1).units(1, jarl=1, troll=1).battle(0, 1, "city")


def seducing() -> Table:
    scenario = greek().units(0, toxotes=1).units(1, jarl=1, troll=1)
    return scenario.battle(0, 1, "city", card="aphrodite", power=True)


def two_hydras() -> Table:
    """One of them has grown."""
    table = greek().units(0, hydra=2).units(1, jarl=1, troll=1).dice(*[6] * 6, *[1] * 3).battle(0, 1, "city")
    return play(secretly(play(table, "fight", "fight"), 1, "lay jarl"), "fight", "fight")


def pharaoh() -> Table:
    table = egyptian().units(0, pharaoh=1, wadjet=1).units(1, toxotes=1).battle(0, 1, "city")
    return secretly(play(table, "fight", "fight"), 0, "lay pharaoh")


def frenzied() -> Scenario:
    return norse().units(0, jarl=1).units(1, toxotes=1)


def reborn(unit: str, dice: int) -> Opened:
    """The unit was eliminated while a Priest is in the battle."""

    def opened() -> Table:
        scenario = egyptian().units(0, priest=1, phoenix=1, son_of_osiris=1).units(1, toxotes=1, hoplite=1)
        table = scenario.dice(*[1] * dice, *[6] * 7).battle(0, 1, "city")
        return secretly(secretly(play(table, "fight", "fight"), 0, f"lay {unit}"), 1, "lay toxotes")

    return opened


def summoning() -> Table:
    """The Mythic Norse Hero has eliminated a unit."""
    scenario = norse().units(0, mythic_norse_hero=1, jarl=1).units(1, toxotes=1, hoplite=1)
    table = scenario.dice(*[6] * 8, *[1] * 3).attack(0, 1, "city")
    secretly(table, 0, "send mythic-norse-hero", "muster")
    secretly(table, 1, "send toxotes", "send hoplite", "muster")
    return secretly(play(table, "fight", "fight"), 1, "lay toxotes")


def won(scenario: Scenario, area: str, *moves: str) -> Opened:
    """Seat 0 has beaten seat 1, which brought nobody."""

    def opened() -> Table:
        table = scenario.units(0, jarl=1).attack(0, 1, area)
        secretly(table, 0, "send jarl", "muster")
        return play(secretly(table, 1, "muster"), *moves)

    return opened


def busy() -> Scenario:
    """Both villagers of seat 1 work."""
    scenario = norse().tiles(1, a1="fertile-food-2", b1="fertile-food-2").buildings(1, houses=2)
    return scenario.workers(1, a1="villager", b1="villager")


CASES: list[Refused] = [
    # the attack
    shown(
        "neighbour", doing(five(), "permanent-attack"), "attack seat 3 city",
        rule("AOM-ATTACK-01"),
        "Player 3 is not your neighbour: only the players to your left and right can be attacked.",
        "Joueur 3 n'est pas votre voisin : on n'attaque que les joueurs assis à sa gauche et à sa droite.",
    ),
    shown(
        "another_player", doing(five(), "permanent-attack"), "attack seat 1 city",
        rule("AOM-ATTACK-01"),
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
    ),
    shown(
        "player_there", doing(five(), "permanent-attack"), "attack seat 8 city",
        rule("AOM-ATTACK-01"),
        "there is no Player 8 at this table.",
        "il n'y a pas de Joueur 8 à cette table.",
    ),
    shown(
        "wants declare", doing(five(), "permanent-attack"), "play permanent-explore",
        rule("AOM-ACTION-02", "AOM-ATTACK-01", "AOM-ATTACK-02"),
        "a card is resolved completely before another is played; name the neighbour and the area that you attack.",
        "une carte est entièrement résolue avant qu'on en joue une autre ; désignez le voisin et la zone que vous "
        "attaquez.",
    ),
    # the army
    shown(
        "unit_of_the_attacker", mustering(), "muster",
        rule("AOM-ATTACK-08"),
        "the attacker must bring at least one unit.",
        "l'attaquant doit engager au moins une unité.",
        seat=0,
    ),
    shown(
        "own_culture", mustering(), "send toxotes",
        rule("AOM-COMP-02", "AOM-ATTACK-05"),
        "Toxotes: your culture has no such unit.",
        "Toxote : votre culture n'a pas cette unité.",
        seat=0,
    ),
    shown(
        "own_culture", mustering(), "send jarl",
        rule("AOM-COMP-02", "AOM-ATTACK-05"),
        "Jarl: your culture has no such unit.",
        "Jarl : votre culture n'a pas cette unité.",
        seat=1,
    ),
    shown(
        "unit_held", mustering(), "send troll",
        rule("AOM-ATTACK-05"),
        "Troll: you have none in your Holding Area.",
        "Troll : vous n'en avez pas dans votre zone de possession.",
        seat=0,
    ),
    shown(
        "no_villager", mustering(), "send from a1",
        rule("AOM-ATTACK-06"),
        "the worker on the fertile tile (2 food) is a villager, and villagers do not fight.",
        "le travailleur de la tuile champ (2 nourriture) est un villageois, et les villageois ne combattent pas.",
        seat=0,
    ),
    shown(
        "own_dwarf_there", mustering(), "send from d4",
        rule("AOM-ATTACK-05", "AOM-UNIT-27"),
        "none of your Dwarves works on this fertile space.",
        "aucun de vos Nains ne travaille sur cet espace champ.",
        seat=0,
    ),
    shown(
        "dwarves_to_fight", mustering(), "send from d4",
        rule("AOM-ATTACK-05", "AOM-UNIT-27"),
        "of those who work on tiles only Dwarves fight, and only the Norse have them.",
        "de ceux qui travaillent sur des tuiles, seuls les Nains combattent, et seuls les Nordiques en ont.",
        seat=1,
    ),
    shown(
        "unit_not_sent", mustering("send jarl"), "send jarl",
        rule("AOM-ATTACK-05"),
        "Jarl: you have 1, and all are in this army already.",
        "Jarl : vous en avez 1, toutes ces unités sont déjà dans cette armée.",
        seat=0,
    ),
    shown(
        "dwarf_not_sent", mustering("send from b1"), "send from b1",
        rule("AOM-ATTACK-05"),
        "the Dwarf of the mountains tile (2 gold) is in this army already.",
        "le Nain de la tuile montagne (2 or) est déjà dans cette armée.",
        seat=0,
    ),
    shown(
        "room_in_army", mustering("send jarl", "send from b1", "send huskarl", "send huskarl"), "send huskarl",
        rule("AOM-ATTACK-03"),
        "you may bring 4 units at most, and you have chosen them.",
        "vous pouvez engager 4 unités au plus, et vous les avez choisies.",
        seat=0,
    ),
    shown(
        "room_in_army", armoured, "send elephant",
        rule("AOM-EGYPTGOD-02", "AOM-ATTACK-09", "AOM-ATTACK-03"),
        "you may bring 9 units at most, and you have chosen them.",
        "vous pouvez engager 9 unités au plus, et vous les avez choisies.",
        seat=0,
    ),
    shown(
        "wants muster", mustering(), "retreat",
        rule("AOM-BATTLE-24", "AOM-ATTACK-05"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; choose the units "
        "that you bring into the battle.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; choisissez les unités que vous engagez dans la bataille.",
        seat=0,
    ),
    # encounters
    shown(
        "wants fight_on", two_kinds, "lay toxotes",
        rule("AOM-BATTLE-02", "AOM-BATTLE-17", "AOM-BATTLE-24"),
        "a battle card is laid only in an encounter; fight the encounter or retreat.",
        "on ne pose une carte bataille que lors d'une rencontre ; livrez la rencontre ou battez en retraite.",
    ),
    shown(
        "wants fight_on", two_kinds, "send toxotes",
        rule("AOM-ATTACK-05", "AOM-BATTLE-17", "AOM-BATTLE-24"),
        "the armies of this battle are chosen; fight the encounter or retreat.",
        "les armées de cette bataille sont choisies ; livrez la rencontre ou battez en retraite.",
    ),
    shown(
        "wants lay", lambda: play(two_kinds(), "fight", "fight"), "retreat",
        rule("AOM-BATTLE-24", "AOM-BATTLE-02"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; lay the battle "
        "card of one of your units in the battle.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; posez la carte bataille d'une de vos unités engagées.",
        seat=0,
    ),
    shown(
        "unit_in_battle", lambda: play(two_kinds(), "fight", "fight"), "lay hydra",
        rule("AOM-BATTLE-02", "AOM-BATTLE-16"),
        "Hydra: you have none in the battle.",
        "Hydre : vous n'en avez pas dans la bataille.",
        seat=0,
    ),
    shown(
        "own_culture", lambda: play(two_kinds(), "fight", "fight"), "lay jarl",
        rule("AOM-COMP-02", "AOM-BATTLE-02"),
        "Jarl: your culture has no such unit.",
        "Jarl : votre culture n'a pas cette unité.",
        seat=0,
    ),
    shown(
        "own_culture", lambda: play(two_kinds(), "fight", "fight"), "lay toxotes",
        rule("AOM-COMP-02", "AOM-BATTLE-02"),
        "Toxotes: your culture has no such unit.",
        "Toxote : votre culture n'a pas cette unité.",
        seat=1,
    ),
    shown(
        "unit_of_the_defender", seducing, "unit huskarl",
        rule("AOM-GREEKGOD-01", "AOM-GOD-18"),
        "Huskarl: Player 2 has none in the battle.",
        "Huskarl : Joueur 2 n'en a pas dans la bataille.",
    ),
    shown(
        "wants seduce", seducing, "no",
        rule("AOM-GREEKGOD-01", "AOM-GOD-18"),
        "there is nothing to decline; name the opposing unit that Aphrodite sends away.",
        "il n'y a rien à décliner ; désignez l'unité adverse qu'Aphrodite éloigne.",
    ),
    shown(
        "hydra_there", two_hydras, "hydra 3",
        rule("AOM-BATTLE-25"),
        "different Hydras that you have in the battle: 2, the first is the one that has grown least.",
        "Hydres différentes que vous avez dans la bataille : 2, la première est celle qui a le moins grandi.",
    ),
    shown(
        "wants hydra", two_hydras, "yes",
        rule("AOM-BATTLE-25"),
        "there is no yes-or-no question; name the Hydra that fights.",
        "aucune question ne demande oui ou non ; désignez l'Hydre qui combat.",
    ),
    shown(
        "wants replace", pharaoh, "fight",
        rule("AOM-BATTLE-24", "AOM-UNIT-06"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Wadjet fights in the Pharaoh's place.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si l'Ouadjet combat à la place du Pharaon.",
    ),
    shown(
        "wants throw",
        lambda: play(greek().units(0, cyclops=1).units(1, jarl=1).battle(0, 1, "city"), "fight", "fight"), "retreat",
        rule("AOM-BATTLE-24", "AOM-UNIT-13", "AOM-BATTLE-20"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Cyclops throws the opponent.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Cyclope projette l'adversaire.",
    ),
    shown(
        "wants berserk",
        lambda: play(norse().units(0, huskarl=1).units(1, toxotes=1).battle(0, 1, "city"), "fight", "fight"), "retreat",
        rule("AOM-BATTLE-24", "AOM-UNIT-07", "AOM-BATTLE-20"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Huskarl goes berserk.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Huskarl entre en rage.",
    ),
    shown(
        "wants berserk",
        lambda: play(frenzied().battle(0, 1, "city", card="tyr", power=True), "fight", "fight"), "retreat",
        rule("AOM-BATTLE-24", "AOM-NORSEGOD-03", "AOM-BATTLE-20"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Jarl goes berserk.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Jarl entre en rage.",
    ),
    shown(
        "wants rebirth", reborn("phoenix", 6), "retreat",
        rule("AOM-BATTLE-24", "AOM-UNIT-03", "AOM-UNIT-21"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Priest brings the Phoenix back for 2 favor.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Prêtre ramène le Phénix pour 2 faveurs.",
    ),
    shown(
        "wants rebirth", reborn("son-of-osiris", 8), "retreat",
        rule("AOM-BATTLE-24", "AOM-UNIT-04", "AOM-UNIT-21"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Priest brings the Son of Osiris back for 4 favor.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Prêtre ramène le Fils d'Osiris pour 4 faveurs.",
    ),
    shown(
        "unit_held", summoning, "unit troll",
        rule("AOM-UNIT-23"),
        "Troll: you have none in your Holding Area.",
        "Troll : vous n'en avez pas dans votre zone de possession.",
    ),
    shown(
        "own_culture", summoning, "unit toxotes",
        rule("AOM-COMP-02", "AOM-UNIT-23"),
        "Toxotes: your culture has no such unit.",
        "Toxote : votre culture n'a pas cette unité.",
    ),
    shown(
        "wants summon", summoning, "yes",
        rule("AOM-UNIT-11", "AOM-UNIT-23"),
        "there is no yes-or-no question; name a unit of your Holding Area that joins the battle, or decline.",
        "aucune question ne demande oui ou non ; désignez une unité de votre zone de possession qui rejoint la "
        "bataille, ou déclinez.",
    ),
    # the reward
    shown(
        "of_the_loser", won(norse().buildings(0, "market").buildings(1, "wall"), "city"), "raze seat 1 market",
        rule("AOM-AFTER-03", "AOM-AFTER-04"),
        "the reward comes from Player 2, whom you have beaten.",
        "la récompense se prend chez Joueur 2, que vous avez vaincu.",
    ),
    shown(
        "building_there", won(norse().buildings(1, "wall"), "city"), "raze seat 2 tower",
        rule("AOM-AFTER-04"),
        "Player 2 has no such building (Tower).",
        "Joueur 2 n'a pas ce bâtiment (Tour).",
    ),
    shown(
        "wants raze", won(norse().tiles(1, a1="fertile-food-2").buildings(1, "wall"), "city"), "seize seat 2 a1",
        rule("AOM-EXPLORE-09", "AOM-AFTER-04"),
        "a tile leaves a board only after a Production Area was won, or through a god; destroy a building of Player "
        "2, or give up the reward.",
        "une tuile ne quitte un plateau qu'après une victoire contre une zone de production, ou par un dieu ; "
        "détruisez un bâtiment de Joueur 2, ou renoncez à la récompense.",
    ),
    shown(
        "wants raze", won(norse().buildings(1, "wall"), "city"), "seize seat 2 a1",
        rule("AOM-EXPLORE-09", "AOM-AFTER-04"),
        "there is no tile on this fertile space; destroy a building of Player 2, or give up the reward.",
        "il n'y a pas de tuile sur cet espace champ ; détruisez un bâtiment de Joueur 2, ou renoncez à la récompense.",
    ),
    shown(
        "of_the_loser",
        won(norse().tiles(0, a1="fertile-food-2").tiles(1, a1="fertile-food-2"), "production"), "seize seat 1 a1",
        rule("AOM-AFTER-03", "AOM-AFTER-07"),
        "the reward comes from Player 2, whom you have beaten.",
        "la récompense se prend chez Joueur 2, que vous avez vaincu.",
    ),
    shown(
        "tile_of_player", won(norse().tiles(1, a1="fertile-food-2"), "production"), "seize seat 2 b1",
        rule("AOM-AFTER-07"),
        "Player 2 has no tile on this fertile space.",
        "Joueur 2 n'a pas de tuile sur cet espace champ.",
    ),
    shown(
        "wants seize", won(norse().tiles(1, a1="fertile-food-2"), "production"), "fight",
        rule("AOM-BATTLE-24", "AOM-AFTER-07", "AOM-AFTER-08"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; take a resource "
        "tile of Player 2, or give up the reward.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; prenez une tuile de ressource de Joueur 2, ou renoncez à la récompense.",
    ),
    shown(
        "cube_of_the_loser", won(norse().cubes(1, food=0), "holding"), "loot food",
        rule("AOM-AFTER-10"),
        "Player 2 has no food.",
        "Joueur 2 n'a pas de nourriture.",
    ),
    shown(
        "wants reward", won(norse(), "holding"), "fight",
        rule("AOM-BATTLE-24", "AOM-AFTER-10"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; take up to 5 cubes "
        "from Player 2, or give up the reward.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; prenez jusqu'à 5 cubes à Joueur 2, ou renoncez à la récompense.",
    ),
    shown(
        "wants loot", won(norse(), "holding", "loot wood"), "fight",
        rule("AOM-BATTLE-24", "AOM-AFTER-10"),
        "going on or retreating is decided only before an encounter, before battle cards are laid; take 4 cubes more "
        "from Player 2.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; prenez encore 4 cubes à Joueur 2.",
    ),
    shown(
        "nothing_taken", won(norse(), "holding", "loot wood"), "done",
        rule("AOM-AFTER-10"),
        "you have begun to take cubes: take 4 cubes more from Player 2.",
        "vous avez commencé à prendre des cubes : prenez encore 4 cubes à Joueur 2.",
    ),
    shown(
        "villager_held", won(busy(), "city", "raze seat 2 house"), "dismiss",
        rule("AOM-BLDG-03"),
        "you have no villager in your Holding Area.",
        "vous n'avez pas de villageois dans votre zone de possession.",
    ),
    shown(
        "own_villager_there", won(busy(), "city", "raze seat 2 house"), "dismiss from c1",
        rule("AOM-BLDG-03"),
        "none of your villagers works on this forest space.",
        "aucun de vos villageois ne travaille sur cet espace forêt.",
    ),
    shown(
        "wants dismiss", won(busy(), "city", "raze seat 2 house"), "done",
        rule("AOM-BLDG-03", "AOM-AFTER-12"),
        "there is nothing to finish; you have lost a House: remove one of your villagers.",
        "il n'y a rien à terminer ; vous avez perdu une Maison : retirez un de vos villageois.",
    ),
]


@refused(CASES)
def test_needs_of_battle(case: Refused) -> None:
    check(case)

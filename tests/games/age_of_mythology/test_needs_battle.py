"""Why an attack, a unit, a battle card or a reward cannot be chosen: each need shown."""

from __future__ import annotations

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import play, secretly
from tests.games.age_of_mythology.openings import Opened, doing, egyptian, greek, norse
from tests.needs import Shown, each, need, want


def five() -> Scenario:
    return Scenario(5, ("greek", "norse", "egyptian", "norse", "egyptian"))


def mustering(*moves: str) -> Opened:
    """The Norse attack with 4 units at most; seat 0 has made these moves, then seat 1 is asked."""

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


SHOWN = (
    # the attack
    need(
        "neighbour", doing(five(), "permanent-attack"), "attack seat 3 city",
        "Player 3 is not your neighbour: only the players to your left and right can be attacked.",
        "Joueur 3 n'est pas votre voisin : on n'attaque que les joueurs assis à sa gauche et à sa droite.",
        "AOM-ATTACK-01",
    ),
    need(
        "another_player", doing(five(), "permanent-attack"), "attack seat 1 city",
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
        "AOM-ATTACK-01",
    ),
    need(
        "player_there", doing(five(), "permanent-attack"), "attack seat 8 city",
        "there is no Player 8 at this table.",
        "il n'y a pas de Joueur 8 à cette table.",
        "AOM-ATTACK-01",
    ),
    want(
        "declare", doing(five(), "permanent-attack"), "play permanent-explore",
        "a card is resolved completely before another is played; name the neighbour and the area that you attack.",
        "une carte est entièrement résolue avant qu'on en joue une autre ; désignez le voisin et la zone que vous "
        "attaquez.",
        "AOM-ACTION-02", "AOM-ATTACK-01", "AOM-ATTACK-02", moment="next_card",
    ),
    # the army
    need(
        "unit_of_the_attacker", mustering(), "muster",
        "the attacker must bring at least one unit.",
        "l'attaquant doit engager au moins une unité.",
        "AOM-ATTACK-08",
    ),
    need(
        "own_culture", mustering(), "send toxotes",
        "Toxotes: your culture has no such unit.",
        "Toxote : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-ATTACK-05",
    ),
    need(
        "own_culture", mustering("send jarl", "muster"), "send jarl",
        "Jarl: your culture has no such unit.",
        "Jarl : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-ATTACK-05",
    ),
    need(
        "unit_held", mustering(), "send troll",
        "Troll: you have none in your Holding Area.",
        "Troll : vous n'en avez pas dans votre zone de possession.",
        "AOM-ATTACK-05",
    ),
    need(
        "no_villager", mustering(), "send from a1",
        "the worker on the fertile tile (2 food) is a villager, and villagers do not fight.",
        "le travailleur de la tuile champ (2 nourriture) est un villageois, et les villageois ne combattent pas.",
        "AOM-ATTACK-06",
    ),
    need(
        "own_dwarf_there", mustering(), "send from d4",
        "none of your Dwarves works on this fertile space.",
        "aucun de vos Nains ne travaille sur cet espace champ.",
        "AOM-ATTACK-05", "AOM-UNIT-27",
    ),
    need(
        "dwarves_to_fight", mustering("send jarl", "muster"), "send from d4",
        "of those who work on tiles only Dwarves fight, and only the Norse have them.",
        "de ceux qui travaillent sur des tuiles, seuls les Nains combattent, et seuls les Nordiques en ont.",
        "AOM-ATTACK-05", "AOM-UNIT-27",
    ),
    need(
        "unit_not_sent", mustering("send jarl"), "send jarl",
        "Jarl: you have 1, and it is in this army already.",
        "Jarl : vous en avez 1, cette unité est déjà dans cette armée.",
        "AOM-ATTACK-05",
    ),
    need(
        "dwarf_not_sent", mustering("send from b1"), "send from b1",
        "the Dwarf of the mountains tile (2 gold) is in this army already.",
        "le Nain de la tuile montagne (2 or) est déjà dans cette armée.",
        "AOM-ATTACK-05",
    ),
    need(
        "room_in_army", mustering("send jarl", "send from b1", "send huskarl", "send huskarl"), "send huskarl",
        "you may bring 4 units at most, and you have chosen them.",
        "vous pouvez engager 4 unités au plus, et vous les avez choisies.",
        "AOM-ATTACK-03",
    ),
    need(
        "room_in_army", armoured, "send elephant",
        "you may bring 9 units at most, and you have chosen them.",
        "vous pouvez engager 9 unités au plus, et vous les avez choisies.",
        "AOM-EGYPTGOD-02", "AOM-ATTACK-09", "AOM-ATTACK-03",
    ),
    want(
        "muster", mustering(), "retreat",
        "going on or retreating is decided only before an encounter, before battle cards are laid; choose the units "
        "that you bring into the battle.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; choisissez les unités que vous engagez dans la bataille.",
        "AOM-BATTLE-24", "AOM-ATTACK-05", moment="fight",
    ),
    # encounters
    want(
        "fight_on", two_kinds, "lay toxotes",
        "a battle card is laid only in an encounter; fight the encounter or retreat.",
        "on ne pose une carte bataille que lors d'une rencontre ; livrez la rencontre ou battez en retraite.",
        "AOM-BATTLE-02", "AOM-BATTLE-17", "AOM-BATTLE-24", moment="lay",
    ),
    want(
        "fight_on", two_kinds, "send toxotes",
        "the armies of this battle are chosen; fight the encounter or retreat.",
        "les armées de cette bataille sont choisies ; livrez la rencontre ou battez en retraite.",
        "AOM-ATTACK-05", "AOM-BATTLE-17", "AOM-BATTLE-24", moment="army_chosen",
    ),
    want(
        "lay", lambda: play(two_kinds(), "fight", "fight"), "retreat",
        "going on or retreating is decided only before an encounter, before battle cards are laid; lay the battle "
        "card of one of your units in the battle.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; posez la carte bataille d'une de vos unités engagées.",
        "AOM-BATTLE-24", "AOM-BATTLE-02", moment="fight",
    ),
    need(
        "unit_in_battle", lambda: play(two_kinds(), "fight", "fight"), "lay hydra",
        "Hydra: you have none in the battle.",
        "Hydre : vous n'en avez pas dans la bataille.",
        "AOM-BATTLE-02", "AOM-BATTLE-16",
    ),
    need(
        "own_culture", lambda: play(two_kinds(), "fight", "fight"), "lay jarl",
        "Jarl: your culture has no such unit.",
        "Jarl : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-BATTLE-02",
    ),
    need(
        "own_culture", lambda: play(two_kinds(), "fight", "fight", "lay toxotes"), "lay toxotes",
        "Toxotes: your culture has no such unit.",
        "Toxote : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-BATTLE-02",
    ),
    need(
        "unit_of_the_defender", seducing, "unit huskarl",
        "Huskarl: Player 2 has none in the battle.",
        "Huskarl : Joueur 2 n'en a pas dans la bataille.",
        "AOM-GREEKGOD-01", "AOM-GOD-18",
    ),
    want(
        "seduce", seducing, "no",
        "there is nothing to decline; name the opposing unit that Aphrodite sends away.",
        "il n'y a rien à décliner ; désignez l'unité adverse qu'Aphrodite éloigne.",
        "AOM-GREEKGOD-01", "AOM-GOD-18", moment="no",
    ),
    need(
        "hydra_there", two_hydras, "hydra 3",
        "different Hydras that you have in the battle: 2, the first is the one that has grown least.",
        "Hydres différentes que vous avez dans la bataille : 2, la première est celle qui a le moins grandi.",
        "AOM-BATTLE-25",
    ),
    want(
        "hydra", two_hydras, "yes",
        "there is no yes-or-no question; name the Hydra that fights.",
        "aucune question ne demande oui ou non ; désignez l'Hydre qui combat.",
        "AOM-BATTLE-25", moment="yes",
    ),
    want(
        "replace", pharaoh, "fight",
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Wadjet fights in the Pharaoh's place.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si l'Ouadjet combat à la place du Pharaon.",
        "AOM-BATTLE-24", "AOM-UNIT-06", moment="fight",
    ),
    want(
        "throw", lambda: play(greek().units(0, cyclops=1).units(1, jarl=1).battle(0, 1, "city"), "fight", "fight"),
        "retreat",
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Cyclops throws the opponent.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Cyclope projette l'adversaire.",
        "AOM-BATTLE-24", "AOM-UNIT-13", "AOM-BATTLE-20", moment="fight",
    ),
    want(
        "berserk", lambda: play(norse().units(0, huskarl=1).units(1, toxotes=1).battle(0, 1, "city"), "fight", "fight"),
        "retreat",
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Huskarl goes berserk.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Huskarl entre en rage.",
        "AOM-BATTLE-24", "AOM-UNIT-07", "AOM-BATTLE-20", moment="fight",
    ),
    want(
        "berserk", lambda: play(frenzied().battle(0, 1, "city", card="tyr", power=True), "fight", "fight"), "retreat",
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Jarl goes berserk.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Jarl entre en rage.",
        "AOM-BATTLE-24", "AOM-NORSEGOD-03", "AOM-BATTLE-20", moment="fight",
    ),
    want(
        "rebirth", reborn("phoenix", 6), "retreat",
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Priest brings the Phoenix back for 2 favor.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Prêtre ramène le Phénix pour 2 faveurs.",
        "AOM-BATTLE-24", "AOM-UNIT-03", "AOM-UNIT-21", moment="fight",
    ),
    want(
        "rebirth", reborn("son-of-osiris", 8), "retreat",
        "going on or retreating is decided only before an encounter, before battle cards are laid; say whether the "
        "Priest brings the Son of Osiris back for 4 favor.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; dites si le Prêtre ramène le Fils d'Osiris pour 4 faveurs.",
        "AOM-BATTLE-24", "AOM-UNIT-04", "AOM-UNIT-21", moment="fight",
    ),
    need(
        "unit_held", summoning, "unit troll",
        "Troll: you have none in your Holding Area.",
        "Troll : vous n'en avez pas dans votre zone de possession.",
        "AOM-UNIT-23",
    ),
    need(
        "own_culture", summoning, "unit toxotes",
        "Toxotes: your culture has no such unit.",
        "Toxote : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-UNIT-23",
    ),
    want(
        "summon", summoning, "yes",
        "there is no yes-or-no question; name a unit of your Holding Area that joins the battle, or decline.",
        "aucune question ne demande oui ou non ; désignez une unité de votre zone de possession qui rejoint la "
        "bataille, ou déclinez.",
        "AOM-UNIT-11", "AOM-UNIT-23", moment="yes",
    ),
    # the reward
    need(
        "of_the_loser", won(norse().buildings(0, "market").buildings(1, "wall"), "city"), "raze seat 1 market",
        "the reward comes from Player 2, whom you have beaten.",
        "la récompense se prend chez Joueur 2, que vous avez vaincu.",
        "AOM-AFTER-03", "AOM-AFTER-04",
    ),
    need(
        "building_there", won(norse().buildings(1, "wall"), "city"), "raze seat 2 tower",
        "Player 2 has no such building (Tower).",
        "Joueur 2 n'a pas ce bâtiment (Tour).",
        "AOM-AFTER-04",
    ),
    want(
        "raze", won(norse().tiles(1, a1="fertile-food-2").buildings(1, "wall"), "city"), "seize seat 2 a1",
        "a tile leaves a board only after a Production Area was won, or through a god; destroy a building of Player "
        "2, or give up the reward.",
        "une tuile ne quitte un plateau qu'après une victoire contre une zone de production, ou par un dieu ; "
        "détruisez un bâtiment de Joueur 2, ou renoncez à la récompense.",
        "AOM-EXPLORE-09", "AOM-AFTER-04", moment="seize",
    ),
    want(
        "raze", won(norse().buildings(1, "wall"), "city"), "seize seat 2 a1",
        "there is no tile on this fertile space; destroy a building of Player 2, or give up the reward.",
        "il n'y a pas de tuile sur cet espace champ ; détruisez un bâtiment de Joueur 2, ou renoncez à la récompense.",
        "AOM-EXPLORE-09", "AOM-AFTER-04", moment="no_tile",
    ),
    need(
        "of_the_loser", won(norse().tiles(0, a1="fertile-food-2").tiles(1, a1="fertile-food-2"), "production"),
        "seize seat 1 a1",
        "the reward comes from Player 2, whom you have beaten.",
        "la récompense se prend chez Joueur 2, que vous avez vaincu.",
        "AOM-AFTER-03", "AOM-AFTER-07",
    ),
    need(
        "tile_of_player", won(norse().tiles(1, a1="fertile-food-2"), "production"), "seize seat 2 b1",
        "Player 2 has no tile on this fertile space.",
        "Joueur 2 n'a pas de tuile sur cet espace champ.",
        "AOM-AFTER-07",
    ),
    want(
        "seize", won(norse().tiles(1, a1="fertile-food-2"), "production"), "fight",
        "going on or retreating is decided only before an encounter, before battle cards are laid; take a resource "
        "tile of Player 2, or give up the reward.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; prenez une tuile de ressource de Joueur 2, ou renoncez à la récompense.",
        "AOM-BATTLE-24", "AOM-AFTER-07", "AOM-AFTER-08", moment="fight",
    ),
    need(
        "cube_of_the_loser", won(norse().cubes(1, food=0), "holding"), "loot food",
        "Player 2 has no food.",
        "Joueur 2 n'a pas de nourriture.",
        "AOM-AFTER-10",
    ),
    want(
        "reward", won(norse(), "holding"), "fight",
        "going on or retreating is decided only before an encounter, before battle cards are laid; take up to 5 cubes "
        "from Player 2, or give up the reward.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; prenez jusqu'à 5 cubes à Joueur 2, ou renoncez à la récompense.",
        "AOM-BATTLE-24", "AOM-AFTER-10", moment="fight",
    ),
    want(
        "loot", won(norse(), "holding", "loot wood"), "fight",
        "going on or retreating is decided only before an encounter, before battle cards are laid; take 4 cubes more "
        "from Player 2.",
        "on ne décide de continuer ou de battre en retraite qu'avant une rencontre, avant de poser les cartes "
        "bataille ; prenez encore 4 cubes à Joueur 2.",
        "AOM-BATTLE-24", "AOM-AFTER-10", moment="fight",
    ),
    need(
        "nothing_taken", won(norse(), "holding", "loot wood"), "done",
        "you have begun to take cubes: take 4 cubes more from Player 2.",
        "vous avez commencé à prendre des cubes : prenez encore 4 cubes à Joueur 2.",
        "AOM-AFTER-10",
    ),
    need(
        "villager_held", won(busy(), "city", "raze seat 2 house"), "dismiss",
        "you have no villager in your Holding Area.",
        "vous n'avez pas de villageois dans votre zone de possession.",
        "AOM-BLDG-03",
    ),
    need(
        "own_villager_there", won(busy(), "city", "raze seat 2 house"), "dismiss from c1",
        "none of your villagers works on this forest space.",
        "aucun de vos villageois ne travaille sur cet espace forêt.",
        "AOM-BLDG-03",
    ),
    want(
        "dismiss", won(busy(), "city", "raze seat 2 house"), "done",
        "there is nothing to finish; you have lost a House: remove one of your villagers.",
        "il n'y a rien à terminer ; vous avez perdu une Maison : retirez un de vos villageois.",
        "AOM-BLDG-03", "AOM-AFTER-12", moment="done",
    ),
)


@each(SHOWN)
def test_needs_of_battle(case: Shown) -> None:
    case.holds()

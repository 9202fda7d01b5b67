"""Why an answer to a god does not fit: each need shown."""

from __future__ import annotations

from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import play
from tests.games.age_of_mythology.openings import Opened, egyptian, greek, norse
from tests.needs import Shown, each, need, want


def powered(scenario: Scenario, card: str, *moves: str) -> Opened:
    """Seat 0 has used the power alone, then made these moves."""
    return lambda: play(scenario.hand(0, card, "permanent-explore").action(0), f"power {card}", *moves)


def robbing(*moves: str) -> Opened:
    """Loki among four; seat 1 has nothing, seat 2 no food."""
    four = Scenario(4, ("norse", "greek", "norse", "egyptian")).cubes(1, food=0, wood=0, gold=0, favor=0)
    return powered(four.cubes(2, food=0), "loki", *moves)


def swapping(*moves: str) -> Opened:
    """Set: the hills have partners, the desert has none."""
    scenario = egyptian().tiles(0, "hills-food-1", "fertile-food-2", "desert-gold-1")
    return powered(scenario.tiles(1, "hills-gold-2", "hills-gold-2", a1="fertile-gold-1"), "set", *moves)


SHOWN = (
    # cubes
    need(
        "cube_in_bank", powered(greek().cubes(0, wood=8).cubes(1, wood=12), "hermes"), "gain wood",
        "the bank has no wood left.",
        "la banque n'a plus de bois.",
        "AOM-GREEKGOD-11", "AOM-GOD-23", "AOM-GOD-07",
    ),
    want(
        "gain", powered(greek(), "hermes", "gain wood"), "done",
        "there is nothing to finish; take 3 cubes more of your choice from the bank (Hermes).",
        "il n'y a rien à terminer ; prenez encore 3 cubes de votre choix à la banque (Hermès).",
        "AOM-GREEKGOD-11", "AOM-GOD-23", moment="done",
    ),
    need(
        "another_player", robbing(), "victim seat 1",
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
        "AOM-NORSEGOD-12", "AOM-GOD-20",
    ),
    need(
        "cube_to_take", robbing(), "victim seat 2",
        "Player 2 has no resource cube.",
        "Joueur 2 n'a aucun cube de ressource.",
        "AOM-NORSEGOD-12", "AOM-GOD-20",
    ),
    need(
        "player_there", robbing(), "victim seat 5",
        "there is no Player 5 at this table.",
        "il n'y a pas de Joueur 5 à cette table.",
        "AOM-NORSEGOD-12", "AOM-GOD-20",
    ),
    want(
        "victim", robbing(), "loot food",
        "another player's cubes are taken only after a Holding Area was won, or through Loki; name the opponent whose "
        "cubes Loki takes.",
        "on ne prend les cubes d'un autre joueur qu'après une victoire contre sa zone de possession, ou par Loki ; "
        "désignez l'adversaire dont Loki prend les cubes.",
        "AOM-AFTER-10", "AOM-NORSEGOD-12", "AOM-GOD-20", moment="loot",
    ),
    want(
        "loot", robbing("victim seat 3"), "done",
        "there is nothing to finish; take 5 cubes more from Player 3.",
        "il n'y a rien à terminer ; prenez encore 5 cubes à Joueur 3.",
        "AOM-NORSEGOD-12", "AOM-GOD-20", moment="done",
    ),
    need(
        "cube_of_the_loser", robbing("victim seat 3"), "loot food",
        "Player 3 has no food.",
        "Joueur 3 n'a pas de nourriture.",
        "AOM-NORSEGOD-12", "AOM-GOD-20",
    ),
    # units
    need(
        "unit_held", powered(greek(), "hades"), "unit hydra",
        "Hydra: you have none in your Holding Area.",
        "Hydre : vous n'en avez pas dans votre zone de possession.",
        "AOM-GREEKGOD-06",
    ),
    need(
        "mortal", powered(greek(hades="mortal").units(0, hydra=1, toxotes=1, hoplite=1), "hades"), "unit hydra",
        "a Hydra is not a mortal unit.",
        "une Hydre n'est pas une unité mortelle.",
        "AOM-GREEKGOD-06",
    ),
    need(
        "own_culture", powered(greek(), "hades"), "unit jarl",
        "Jarl: your culture has no such unit.",
        "Jarl : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-GREEKGOD-06",
    ),
    want(
        "give_up", powered(greek(), "hades"), "dwarf seat 1 a1",
        "no Dwarf is to be named now; name the unit that you give up to Hades.",
        "aucun Nain n'est à désigner maintenant ; désignez l'unité que vous cédez à Hadès.",
        "AOM-GREEKGOD-06", moment="dwarf",
    ),
    need(
        "mortal", powered(norse(), "hel"), "unit troll",
        "a Troll is not a mortal unit.",
        "un Troll n'est pas une unité mortelle.",
        "AOM-NORSEGOD-10",
    ),
    need(
        "own_culture", powered(norse(), "hel"), "unit toxotes",
        "Toxotes: your culture has no such unit.",
        "Toxote : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-NORSEGOD-10",
    ),
    need(
        "figure_left", powered(norse().units(0, jarl=8), "hel"), "unit jarl",
        "Jarl: you have no figure left in your supply.",
        "Jarl : vous n'avez plus de figurine dans votre réserve.",
        "AOM-NORSEGOD-10", "AOM-GOD-14",
    ),
    want(
        "mortals", powered(norse(), "hel", "unit jarl"), "done",
        "there is nothing to finish; name 1 mortal unit more that you gain (Hel).",
        "il n'y a rien à terminer ; désignez encore 1 unité mortelle que vous gagnez (Hel).",
        "AOM-NORSEGOD-10", moment="done",
    ),
    need(
        "mortal_named", powered(egyptian(), "anubis"), "done",
        "name at least one mortal unit.",
        "désignez au moins une unité mortelle.",
        "AOM-GOD-22",
    ),
    need(
        "mortal", powered(egyptian().units(0, spearman=1, elephant=1, mummy=1), "anubis"), "unit mummy",
        "a Mummy is not a mortal unit.",
        "une Momie n'est pas une unité mortelle.",
        "AOM-EGYPTGOD-10",
    ),
    need(
        "own_culture", powered(egyptian(), "anubis"), "unit jarl",
        "Jarl: your culture has no such unit.",
        "Jarl : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-EGYPTGOD-10",
    ),
    need(
        "unit_held", powered(egyptian().units(0, spearman=1, elephant=1), "anubis"), "unit chariot-archer",
        "Chariot Archer: you have none in your Holding Area.",
        "Char avec archers : vous n'en avez pas dans votre zone de possession.",
        "AOM-EGYPTGOD-10", "AOM-GOD-22",
    ),
    want(
        "embalm", powered(egyptian(), "anubis", "unit spearman"), "yes",
        "there is no yes-or-no question; name up to 2 mortal units more to become Mummies, or finish.",
        "aucune question ne demande oui ou non ; désignez encore 2 unités mortelles au plus à changer en Momies, ou "
        "terminez.",
        "AOM-EGYPTGOD-10", "AOM-GOD-22", moment="yes",
    ),
    need(
        "myth", powered(norse().units(1, toxotes=1, hydra=1, medusa=1), "thor"), "strike seat 2 toxotes",
        "a Toxotes is not a myth unit.",
        "un Toxote n'est pas une unité mythique.",
        "AOM-NORSEGOD-08", "AOM-GOD-20",
    ),
    need(
        "unit_held_by", powered(norse().units(1, hydra=1, medusa=1), "thor"), "strike seat 2 centaur",
        "Centaur: Player 2 has none in the Holding Area.",
        "Centaure : Joueur 2 n'en a pas dans sa zone de possession.",
        "AOM-NORSEGOD-08", "AOM-GOD-20",
    ),
    need(
        "another_player", powered(norse().units(1, hydra=1, medusa=1), "thor"), "strike seat 1 troll",
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
        "AOM-NORSEGOD-08", "AOM-GOD-20",
    ),
    need(
        "player_there", powered(norse().units(1, hydra=1, medusa=1), "thor"), "dwarf seat 3 a1",
        "there is no Player 3 at this table.",
        "il n'y a pas de Joueur 3 à cette table.",
        "AOM-NORSEGOD-08", "AOM-GOD-20",
    ),
    need(
        "dwarf_of_player", powered(norse().units(1, hydra=1, medusa=1), "thor"), "dwarf seat 2 a1",
        "no Dwarf of Player 2 works on this fertile space.",
        "aucun Nain de Joueur 2 ne travaille sur cet espace champ.",
        "AOM-NORSEGOD-08", "AOM-GOD-20",
    ),
    want(
        "smite", powered(norse().units(1, hydra=1, medusa=1), "thor"), "done",
        "there is nothing to finish; name the myth unit of another player that Thor eliminates.",
        "il n'y a rien à terminer ; désignez l'unité mythique d'un autre joueur que Thor élimine.",
        "AOM-NORSEGOD-08", "AOM-GOD-20", moment="done",
    ),
    # tiles
    need(
        "own_tile", powered(greek().tiles(0, "hills-gold-2").tiles(1, "hills-gold-2"), "hephaestos"), "seize seat 1 a1",
        "you have no tile on this fertile space.",
        "vous n'avez pas de tuile sur cet espace champ.",
        "AOM-GREEKGOD-08", "AOM-GOD-20",
    ),
    need(
        "player_there", powered(greek().tiles(0, "hills-gold-2").tiles(1, "hills-gold-2"), "hephaestos"),
        "seize seat 3 a1",
        "there is no Player 3 at this table.",
        "il n'y a pas de Joueur 3 à cette table.",
        "AOM-GREEKGOD-08", "AOM-GOD-20",
    ),
    want(
        "remove_tile", powered(greek().tiles(0, "hills-gold-2").tiles(1, "hills-gold-2"), "hephaestos"), "done",
        "there is nothing to finish; name the resource tile that is removed, on any board (Hephaestos).",
        "il n'y a rien à terminer ; désignez la tuile de ressource à retirer, sur n'importe quel plateau (Héphaïstos).",
        "AOM-GREEKGOD-08", "AOM-GOD-20", moment="done",
    ),
    need(
        "food_tile_there", powered(egyptian().tiles(1, "hills-food-1", "hills-food-1", a1="fertile-gold-1"), "hathor"),
        "seize seat 2 a1",
        "this is not a food tile but a fertile tile (1 gold).",
        "ce n'est pas une tuile de nourriture, mais une tuile champ (1 or).",
        "AOM-EGYPTGOD-08", "AOM-GOD-20",
    ),
    need(
        "tile_of_player", powered(egyptian().tiles(1, "hills-food-1", "hills-food-1"), "hathor"), "seize seat 2 a1",
        "Player 2 has no tile on this fertile space.",
        "Joueur 2 n'a pas de tuile sur cet espace champ.",
        "AOM-EGYPTGOD-08", "AOM-GOD-20",
    ),
    need(
        "another_player",
        powered(egyptian().tiles(0, b4="hills-food-1").tiles(1, "hills-food-1", "hills-food-1"), "hathor"),
        "seize seat 1 b4",
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
        "AOM-EGYPTGOD-08", "AOM-GOD-20",
    ),
    want(
        "remove_tile_of_others", powered(egyptian().tiles(1, "hills-food-1", "hills-food-1"), "hathor"), "done",
        "there is nothing to finish; name the food tile of another player that is removed (Hathor).",
        "il n'y a rien à terminer ; désignez la tuile de nourriture d'un autre joueur à retirer (Hathor).",
        "AOM-EGYPTGOD-08", "AOM-GOD-20", moment="done",
    ),
    need(
        "partner_on_another_board", swapping(), "seize seat 1 a1",
        "no other player has a desert tile.",
        "aucun autre joueur n'a de tuile désert.",
        "AOM-EGYPTGOD-09", "AOM-GOD-16",
    ),
    need(
        "own_tile_first", swapping(), "seize seat 2 a1",
        "name your own tile that Set exchanges.",
        "désignez celle de vos tuiles que Seth échange.",
        "AOM-EGYPTGOD-09", "AOM-GOD-16",
    ),
    need(
        "own_tile", swapping(), "seize seat 1 c1",
        "you have no tile on this swamp space.",
        "vous n'avez pas de tuile sur cet espace marais.",
        "AOM-EGYPTGOD-09", "AOM-GOD-16",
    ),
    want(
        "swap_own", swapping(), "done",
        "there is nothing to finish; name your own tile that Set exchanges.",
        "il n'y a rien à terminer ; désignez celle de vos tuiles que Seth échange.",
        "AOM-EGYPTGOD-09", "AOM-GOD-16", moment="done",
    ),
    need(
        "same_terrain", swapping("seize seat 1 b4"), "seize seat 2 a1",
        "you exchange a hills tile, and this is a fertile tile (1 gold).",
        "vous échangez une tuile colline, et celle-ci est une tuile champ (1 or).",
        "AOM-EGYPTGOD-09", "AOM-GOD-16",
    ),
    need(
        "tile_of_player", swapping("seize seat 1 b4"), "seize seat 2 c1",
        "Player 2 has no tile on this forest space.",
        "Joueur 2 n'a pas de tuile sur cet espace forêt.",
        "AOM-EGYPTGOD-09", "AOM-GOD-16",
    ),
    need(
        "another_player", swapping("seize seat 1 b4"), "seize seat 1 a1",
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
        "AOM-EGYPTGOD-09", "AOM-GOD-16",
    ),
    want(
        "swap_other", swapping("seize seat 1 b4"), "done",
        "there is nothing to finish; name the tile of the same terrain on another board that Set exchanges.",
        "il n'y a rien à terminer ; désignez la tuile du même terrain que Seth échange sur un autre plateau.",
        "AOM-EGYPTGOD-09", "AOM-GOD-16", moment="done",
    ),
    # buildings
    need(
        "own_building", powered(egyptian().buildings(0, "wall").buildings(1, "wall"), "horus"), "raze seat 1 market",
        "you have no such building (Market).",
        "vous n'avez pas ce bâtiment (Marché).",
        "AOM-EGYPTGOD-04", "AOM-GOD-20",
    ),
    need(
        "building_there", powered(egyptian().buildings(0, "wall").buildings(1, "wall"), "horus"), "raze seat 2 market",
        "Player 2 has no such building (Market).",
        "Joueur 2 n'a pas ce bâtiment (Marché).",
        "AOM-EGYPTGOD-04", "AOM-GOD-20",
    ),
    need(
        "player_there", powered(egyptian().buildings(0, "wall").buildings(1, "wall"), "horus"), "raze seat 4 market",
        "there is no Player 4 at this table.",
        "il n'y a pas de Joueur 4 à cette table.",
        "AOM-EGYPTGOD-04", "AOM-GOD-20",
    ),
    want(
        "destroy", powered(egyptian().buildings(0, "wall").buildings(1, "wall"), "horus"), "done",
        "there is nothing to finish; name the building that is destroyed, of any player (Horus).",
        "il n'y a rien à terminer ; désignez le bâtiment à détruire, chez n'importe quel joueur (Horus).",
        "AOM-EGYPTGOD-04", "AOM-GOD-20", moment="done",
    ),
    need(
        "another_player", powered(norse().buildings(0, "wall").buildings(1, "wall", "tower"), "njord"),
        "raze seat 1 wall",
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
        "AOM-NORSEGOD-04", "AOM-GOD-20",
    ),
    want(
        "destroy_of_others", powered(norse().buildings(1, "wall", "tower"), "njord"), "done",
        "there is nothing to finish; name the building of another player that is destroyed (Njord).",
        "il n'y a rien à terminer ; désignez le bâtiment d'un autre joueur à détruire (Njörd).",
        "AOM-NORSEGOD-04", "AOM-GOD-20", moment="done",
    ),
    need(
        "player_there", swapping("seize seat 1 b4"), "seize seat 5 a1",
        "there is no Player 5 at this table.",
        "il n'y a pas de Joueur 5 à cette table.",
        "AOM-EGYPTGOD-09", "AOM-GOD-16",
    ),
    need(
        "player_there", powered(norse().units(1, cyclops=1, hydra=1), "thor"), "strike seat 5 cyclops",
        "there is no Player 5 at this table.",
        "il n'y a pas de Joueur 5 à cette table.",
        "AOM-NORSEGOD-08", "AOM-GOD-20",
    ),
    need(
        "another_player", powered(norse().units(1, cyclops=1, hydra=1), "thor"), "dwarf seat 1 a1",
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
        "AOM-NORSEGOD-08", "AOM-GOD-20",
    ),
)


@each(SHOWN)
def test_needs_of_gods(case: Shown) -> None:
    case.holds()

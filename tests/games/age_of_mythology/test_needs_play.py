"""Why a card cannot be played: each need of its action and of its power shown."""

from __future__ import annotations

from tests.games.age_of_mythology.gods import FULL_BOARDS
from tests.games.age_of_mythology.openings import CITY, POOR, egyptian, greek, holding, norse, without_houses
from tests.needs import Shown, each, need, want


ENLISTED = {"spearman": 8, "elephant": 8, "chariot_archer": 8}  # every figure

SHOWN = (
    # the card
    need(
        "out_of_pack", holding(greek(), "permanent-build"), "play permanent-explore",
        "Explore is in your pack: you did not take it into your hand this round.",
        "la carte Explorer est dans votre paquet : vous ne l'avez pas prise en main cette manche.",
        "AOM-ACTION-02", "AOM-DRAW-04",
    ),
    need(
        "not_out", holding(greek().out(0, "permanent-explore"), "permanent-build", turn=2), "play permanent-explore",
        "Explore has left your hand this round: it stays out until the action rounds are over.",
        "la carte Explorer a quitté votre main cette manche : elle reste sortie jusqu'à la fin des tours d'action.",
        "AOM-ACTION-04",
    ),
    need(
        "card_in_hand", holding(greek(), "permanent-build"), "invoke zeus",
        "Zeus is not in your hand.",
        "la carte Zeus n'est pas dans votre main.",
        "AOM-ACTION-02",
    ),
    need(
        "card_of_own_culture", holding(greek(), "permanent-build"), "pass odin",
        "Odin is a card of another culture.",
        "la carte Odin est d'une autre culture.",
        "AOM-ACTION-02", "AOM-COMP-20",
    ),
    need(
        "fourth_card", holding(greek(), "permanent-build"), "decline",
        "only a fourth card can be declined: discard a card to pass.",
        "on ne renonce qu'à une quatrième carte : défaussez une carte pour passer.",
        "AOM-ACTION-10", "AOM-GOD-10",
    ),
    want(
        "play", holding(greek(), "permanent-build"), "build house",
        "you build only in the Build action of your own card; play a card of your hand, or discard one to pass.",
        "on ne construit que lors de l'action Construire de sa propre carte ; jouez une carte de votre main, ou "
        "défaussez-en une pour passer.",
        "AOM-ACTION-08", "AOM-BUILD-01", "AOM-ACTION-02", "AOM-ACTION-09", moment="build",
    ),
    want(
        "play", holding(greek().tiles(0, a1="fertile-food-2"), "permanent-build"), "settle villager a1",
        "workers move only in your own Gather action, before the collection; play a card of your hand, or discard one "
        "to pass.",
        "les travailleurs ne se déplacent que lors de votre propre action Collecter, avant la collecte ; jouez une "
        "carte de votre main, ou défaussez-en une pour passer.",
        "AOM-GATHER-01", "AOM-ACTION-02", "AOM-ACTION-09", moment="workers",
    ),
    want(
        "play", holding(greek(), "permanent-build"), "settle villager a1",
        "there is no tile on this fertile space; play a card of your hand, or discard one to pass.",
        "il n'y a pas de tuile sur cet espace champ ; jouez une carte de votre main, ou défaussez-en une pour passer.",
        "AOM-GATHER-01", "AOM-ACTION-02", "AOM-ACTION-09", moment="no_tile",
    ),
    want(
        "fourth", holding(egyptian().fourth(0), "thoth", turn=4), "build house",
        "you build only in the Build action of your own card; play a fourth card, discard one to pass, or decline.",
        "on ne construit que lors de l'action Construire de sa propre carte ; jouez une quatrième carte, défaussez-en "
        "une pour passer, ou renoncez.",
        "AOM-ACTION-08", "AOM-BUILD-01", "AOM-GOD-10", moment="build",
    ),
    # its action
    need(
        "military_unit", holding(greek().units(0), "permanent-attack"), "play permanent-attack",
        "you have no military unit.",
        "vous n'avez pas d'unité militaire.",
        "AOM-ATTACK-10",
    ),
    need(
        "further_age", holding(greek().age(0, "mythic"), "permanent-next-age"), "play permanent-next-age",
        "you are in the Mythic Age: there is no further age.",
        "vous êtes à l'âge mythique : il n'y a pas d'âge suivant.",
        "AOM-AGE-06",
    ),
    need(
        "age_payable", holding(greek().cubes(0, gold=3), "permanent-next-age"), "play permanent-next-age",
        "the Classical Age costs 4 cubes of each resource, and you have 4 food, 4 wood, 3 gold and 4 favor.",
        "l'âge classique coûte 4 cubes de chaque ressource, et vous avez 4 nourriture, 4 bois, 3 or et 4 faveurs.",
        "AOM-AGE-03", "AOM-AGE-02",
    ),
    need(
        "age_payable", holding(greek().tiles(1, "hills-gold-2").cubes(0, favor=4), "hephaestos"), "invoke hephaestos",
        "the Classical Age costs 3 cubes of each resource, and you have 4 food, 4 wood, 4 gold and 2 favor once the "
        "power is paid.",
        "l'âge classique coûte 3 cubes de chaque ressource, et vous avez 4 nourriture, 4 bois, 4 or et 2 faveurs une "
        "fois le pouvoir payé.",
        "AOM-AGE-04", "AOM-AGE-02",
    ),
    need(
        "city_space", holding(greek().buildings(0, *CITY[1:], houses=10), "permanent-build"), "play permanent-build",
        "all 16 spaces of your City Area are occupied.",
        "les 16 espaces de votre zone urbaine sont tous occupés.",
        "AOM-BUILD-05",
    ),
    need(
        "building_to_build", holding(greek().cubes(0, **POOR), "permanent-build"), "play permanent-build",
        "there is no building that you may own and can pay: you have 0 food, 1 wood, 0 gold and 0 favor.",
        "il n'y a aucun bâtiment que vous puissiez posséder et payer : vous avez 0 nourriture, 1 bois, 0 or et 0 "
        "faveur.",
        "AOM-ACTION-13", "AOM-BUILD-03",
    ),
    need(
        "building_to_build",
        holding(egyptian().buildings(0, *CITY[1:], houses=10).cubes(0, food=0, wood=0, gold=0, favor=1), "horus"),
        "invoke horus",
        "there is no building that you may own and can pay: you have 0 food, 0 wood, 0 gold and 0 favor once the "
        "power is paid.",
        "il n'y a aucun bâtiment que vous puissiez posséder et payer : vous avez 0 nourriture, 0 bois, 0 or et 0 "
        "faveur une fois le pouvoir payé.",
        "AOM-ACTION-13", "AOM-BUILD-03",
    ),
    need(
        "building_but_a_house",
        holding(egyptian().buildings(0, "gold-mint").cubes(0, food=2, wood=2, gold=0, favor=2), "nephthys"),
        "invoke nephthys",
        "there is no building but a House that you may own and can pay with this power: you have 2 food, 2 wood, 0 "
        "gold and 0 favor once the power is paid.",
        "à part la Maison, il n'y a aucun bâtiment que vous puissiez posséder et payer avec ce pouvoir : vous avez 2 "
        "nourriture, 2 bois, 0 or et 0 faveur une fois le pouvoir payé.",
        "AOM-GOD-12", "AOM-EGYPTGOD-05", "AOM-BUILD-03",
    ),
    need(
        "unit_to_recruit", holding(greek().cubes(0, **POOR), "permanent-recruit"), "play permanent-recruit",
        "there is no unit that you may recruit and can pay: you have 0 food, 1 wood, 0 gold and 0 favor.",
        "il n'y a aucune unité que vous puissiez recruter et payer : vous avez 0 nourriture, 1 bois, 0 or et 0 faveur.",
        "AOM-ACTION-13", "AOM-RECRUIT-03", "AOM-RECRUIT-09",
    ),
    need(
        "trade_payable", holding(greek().cubes(0, **POOR), "permanent-trade"), "play permanent-trade",
        "the card costs 2 cubes, and you have 1.",
        "la carte coûte 2 cubes, et vous en avez 1.",
        "AOM-TRADE-09",
    ),
    need(
        "cube_left_to_trade", holding(greek().cubes(0, food=0, wood=2, gold=0, favor=0), "permanent-trade"),
        "play permanent-trade",
        "the card costs 2 cubes, and you have 2: none would be left to exchange.",
        "la carte coûte 2 cubes, et vous en avez 2 : il n'en resterait aucun à échanger.",
        "AOM-ACTION-13", "AOM-TRADE-01",
    ),
    need(
        "cube_to_trade",
        holding(greek().cubes(0, food=0, wood=0, gold=0, favor=0).buildings(0, "market"), "permanent-trade"),
        "play permanent-trade",
        "you have no cube to exchange.",
        "vous n'avez aucun cube à échanger.",
        "AOM-ACTION-13", "AOM-TRADE-01",
    ),
    # its power
    need(
        "favor_for_power", holding(greek().cubes(0, favor=2), "ares"), "invoke ares",
        "the power of Ares costs 3 favor, and you have 2.",
        "le pouvoir d'Arès coûte 3 faveurs, et vous en avez 2.",
        "AOM-GREEKGOD-02", "AOM-GOD-01",
    ),
    need(
        "power_works_alone", holding(greek(), "ares"), "power ares",
        "the power of Ares changes the action of the card, so it cannot be used alone.",
        "le pouvoir d'Arès modifie l'action de la carte, il ne s'utilise donc pas seul.",
        "AOM-GREEKGOD-02", "AOM-GOD-04",
    ),
    need(
        "cube_in_bank", holding(greek().cubes(0, food=0).cubes(1, food=20), "poseidon"), "power poseidon",
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
        "AOM-GOD-12", "AOM-GREEKGOD-07", "AOM-GOD-07",
    ),
    need(
        "house_allowed", holding(greek().buildings(0, houses=10), "hera"), "power hera",
        "you have 10 Houses: nobody may have more.",
        "vous avez 10 Maisons : personne ne peut en avoir davantage.",
        "AOM-GOD-12", "AOM-GREEKGOD-03", "AOM-GOD-13", "AOM-BUILD-08",
    ),
    need(
        "city_space", holding(greek().buildings(0, *CITY, houses=9), "hera"), "power hera",
        "all 16 spaces of your City Area are occupied.",
        "les 16 espaces de votre zone urbaine sont tous occupés.",
        "AOM-GOD-12", "AOM-GREEKGOD-03", "AOM-GOD-13", "AOM-BUILD-05",
    ),
    need(
        "building_left", without_houses("hera", "pass permanent-gather"), "power hera",
        "House: no tile is left in the supply.",
        "Maison : il n'y a plus de tuile dans la réserve.",
        "AOM-GOD-12", "AOM-GREEKGOD-03", "AOM-BUILD-04",
    ),
    need(
        "military_unit", holding(greek().units(0), "hades"), "power hades",
        "you have no military unit.",
        "vous n'avez pas d'unité militaire.",
        "AOM-GOD-12", "AOM-GREEKGOD-06",
    ),
    need(
        "mortal_held", holding(greek(hades="mortal").units(0, hydra=1), "hades"), "power hades",
        "the power would have no effect: you have no mortal unit in your Holding Area.",
        "le pouvoir serait sans effet : vous n'avez pas d'unité mortelle dans votre zone de possession.",
        "AOM-GOD-12", "AOM-GREEKGOD-06",
    ),
    need(
        "tile_on_a_board", holding(greek(), "hephaestos"), "power hephaestos",
        "the power would have no effect: there is no resource tile on any board.",
        "le pouvoir serait sans effet : il n'y a de tuile de ressource sur aucun plateau.",
        "AOM-GOD-12", "AOM-GREEKGOD-08",
    ),
    need(
        "food_tile_of_others", holding(egyptian().tiles(1, "hills-gold-2"), "hathor"), "power hathor",
        "the power would have no effect: no other player has a food tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile de nourriture.",
        "AOM-GOD-12", "AOM-EGYPTGOD-08",
    ),
    need(
        "tiles_of_one_terrain", holding(egyptian().tiles(0, "desert-gold-1").tiles(1, "hills-gold-2"), "set"),
        "power set",
        "the power would have no effect: no other player has a tile of a terrain of which you have one.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile du même terrain qu'une des vôtres.",
        "AOM-GOD-12", "AOM-EGYPTGOD-09",
    ),
    need(
        "hero_of_the_age", holding(greek(), "zeus"), "power zeus",
        "there is no hero of the Archaic Age.",
        "il n'y a pas de héros de l'âge archaïque.",
        "AOM-GOD-12", "AOM-GREEKGOD-09",
    ),
    need(
        "figure_left", holding(greek().age(0, "classical").units(0, classical_greek_hero=2), "zeus"), "power zeus",
        "Classical Greek Hero: you have no figure left in your supply.",
        "Héros grec classique : vous n'avez plus de figurine dans votre réserve.",
        "AOM-GOD-12", "AOM-GREEKGOD-09", "AOM-GOD-14",
    ),
    need(
        "figure_left", holding(greek().units(0, toxotes=8), "apollo"), "power apollo",
        "Toxotes: you have no figure left in your supply.",
        "Toxote : vous n'avez plus de figurine dans votre réserve.",
        "AOM-GOD-12", "AOM-GREEKGOD-10", "AOM-GOD-14",
    ),
    need(
        "figure_left", holding(egyptian().units(0, spearman=1, mummy=8), "anubis"), "power anubis",
        "Mummy: you have no figure left in your supply.",
        "Momie : vous n'avez plus de figurine dans votre réserve.",
        "AOM-GOD-12", "AOM-EGYPTGOD-10", "AOM-GOD-22",
    ),
    need(
        "mortal_held", holding(egyptian().units(0, mummy=1), "anubis"), "power anubis",
        "the power would have no effect: you have no mortal unit in your Holding Area.",
        "le pouvoir serait sans effet : vous n'avez pas d'unité mortelle dans votre zone de possession.",
        "AOM-GOD-12", "AOM-EGYPTGOD-10",
    ),
    need(
        "mortal_figure", holding(norse().units(0, jarl=8, huskarl=8, throwing_axeman=8), "hel"), "power hel",
        "the power would have no effect: you have no figure of a mortal unit left in your supply.",
        "le pouvoir serait sans effet : vous n'avez plus de figurine d'unité mortelle dans votre réserve.",
        "AOM-GOD-12", "AOM-NORSEGOD-10",
    ),
    need(
        "any_building", holding(egyptian(), "horus"), "power horus",
        "the power would have no effect: nobody has a building.",
        "le pouvoir serait sans effet : personne n'a de bâtiment.",
        "AOM-GOD-12", "AOM-EGYPTGOD-04",
    ),
    need(
        "building_of_others", holding(norse().buildings(0, "wall"), "njord"), "power njord",
        "the power would have no effect: no other player has a building.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de bâtiment.",
        "AOM-GOD-12", "AOM-NORSEGOD-04",
    ),
    need(
        "myth_unit_of_others", holding(norse(), "thor"), "power thor",
        "the power would have no effect: no other player has a myth unit.",
        "le pouvoir serait sans effet : aucun autre joueur n'a d'unité mythique.",
        "AOM-GOD-12", "AOM-NORSEGOD-08",
    ),
    need(
        "cubes_of_others", holding(norse().cubes(1, food=0, wood=0, gold=0, favor=0), "loki"), "power loki",
        "the power would have no effect: no other player has a cube.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de cube.",
        "AOM-GOD-12", "AOM-NORSEGOD-12",
    ),
    need(
        "card_for_a_fourth_action", holding(norse(), "odin", "permanent-build", "permanent-gather"), "power odin",
        "the power would have no effect: you would have no card left for a fourth action.",
        "le pouvoir serait sans effet : il ne vous resterait pas de carte pour une quatrième action.",
        "AOM-GOD-12", "AOM-NORSEGOD-09", "AOM-GOD-10",
    ),
    need(
        "no_fourth_card_yet", holding(egyptian().fourth(0), "thoth", *["gather-all"] * 3), "power thoth",
        "you may play a fourth card this round already.",
        "vous pouvez déjà jouer une quatrième carte cette manche.",
        "AOM-GOD-12", "AOM-EGYPTGOD-03", "AOM-GOD-10",
    ),
    need(
        "no_fifth_card", holding(egyptian().fourth(0), "thoth", turn=4), "power thoth",
        "this is your fourth card: there is no fifth.",
        "c'est votre quatrième carte : il n'y en a pas de cinquième.",
        "AOM-GOD-12", "AOM-EGYPTGOD-03", "AOM-GOD-10",
    ),
    # a power that changes the action
    need(
        "armed_neighbour", holding(greek().units(1), "aphrodite"), "invoke aphrodite",
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
        "AOM-GOD-12", "AOM-GREEKGOD-01",
    ),
    need(
        "large_army", holding(greek().units(0, toxotes=6), "ares"), "invoke ares",
        "the power would have no effect: you have no more units than the card allows anyway.",
        "le pouvoir serait sans effet : vous n'avez pas plus d'unités que la carte n'en permet.",
        "AOM-GOD-12", "AOM-GREEKGOD-02",
    ),
    need(
        "two_free_spaces", holding(greek().tiles(0, *FULL_BOARDS["greek"][1:]), "artemis"), "invoke artemis",
        "the power would have no effect: your Production Area has fewer than two free spaces.",
        "le pouvoir serait sans effet : votre zone de production a moins de deux espaces libres.",
        "AOM-GOD-12", "AOM-GREEKGOD-04",
    ),
    need(
        "cube_in_bank", holding(greek().tiles(0, "fertile-food-2").cubes(0, food=0).cubes(1, food=20), "dionysus"),
        "invoke dionysus",
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
        "AOM-GOD-12", "AOM-GREEKGOD-05", "AOM-GOD-17",
    ),
    need(
        "food_tile", holding(greek().tiles(1, "hills-gold-2"), "dionysus"), "invoke dionysus",
        "the power would have no effect: nobody has a food tile.",
        "le pouvoir serait sans effet : personne n'a de tuile de nourriture.",
        "AOM-GOD-12", "AOM-GREEKGOD-05",
    ),
    need(
        "cube_in_bank", holding(greek().cubes(0, food=0).cubes(1, food=20), "dionysus"), "invoke dionysus",
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
        "AOM-GOD-12", "AOM-GREEKGOD-05", "AOM-GOD-17",
    ),
    need(
        "armed_neighbour", holding(egyptian().units(1), "isis"), "invoke isis",
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
        "AOM-GOD-12", "AOM-EGYPTGOD-01",
    ),
    need(
        "large_army", holding(egyptian().units(0, spearman=6), "sekhmet"), "invoke sekhmet",
        "the power would have no effect: you have no more units than the card allows anyway.",
        "le pouvoir serait sans effet : vous n'avez pas plus d'unités que la carte n'en permet.",
        "AOM-GOD-12", "AOM-EGYPTGOD-02",
    ),
    need(
        "two_free_spaces", holding(egyptian().tiles(0, *FULL_BOARDS["egyptian"][1:]), "ptah"), "invoke ptah",
        "the power would have no effect: your Production Area has fewer than two free spaces.",
        "le pouvoir serait sans effet : votre zone de production a moins de deux espaces libres.",
        "AOM-GOD-12", "AOM-EGYPTGOD-06",
    ),
    need(
        "cube_in_bank", holding(egyptian().tiles(0, "fertile-food-2").cubes(0, food=0).cubes(1, food=20), "ra"),
        "invoke ra",
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
        "AOM-GOD-12", "AOM-EGYPTGOD-07", "AOM-GOD-17",
    ),
    need(
        "own_food_tile", holding(egyptian().tiles(1, "fertile-food-2"), "ra"), "invoke ra",
        "the power would have no effect: you have no food tile.",
        "le pouvoir serait sans effet : vous n'avez pas de tuile de nourriture.",
        "AOM-GOD-12", "AOM-EGYPTGOD-07",
    ),
    need(
        "cube_in_bank", holding(egyptian().cubes(0, food=0).cubes(1, food=20), "ra"), "invoke ra",
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
        "AOM-GOD-12", "AOM-EGYPTGOD-07", "AOM-GOD-17",
    ),
    need(
        "own_cube", holding(egyptian().cubes(0, food=0), "bast"), "invoke bast",
        "you have no food.",
        "vous n'avez pas de nourriture.",
        "AOM-GOD-12", "AOM-EGYPTGOD-11",
    ),
    need(
        "mortal_figure", holding(egyptian().units(0, **ENLISTED), "bast"), "invoke bast",
        "the power would have no effect: you have no figure of a mortal unit left in your supply.",
        "le pouvoir serait sans effet : vous n'avez plus de figurine d'unité mortelle dans votre réserve.",
        "AOM-GOD-12", "AOM-EGYPTGOD-11",
    ),
    need(
        "own_cube", holding(egyptian().cubes(0, food=0).units(0, **ENLISTED), "bast"), "invoke bast",
        "you have no food.",
        "vous n'avez pas de nourriture.",
        "AOM-GOD-12", "AOM-EGYPTGOD-11",
    ),
    need(
        "armed_neighbour", holding(norse().units(1), "bragi"), "invoke bragi",
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
        "AOM-GOD-12", "AOM-NORSEGOD-01",
    ),
    need(
        "large_army_near", holding(norse().units(0, jarl=4).units(1, toxotes=4), "heimdall"), "invoke heimdall",
        "the power would have no effect: neither you nor a neighbour has more units than the card allows anyway.",
        "le pouvoir serait sans effet : ni vous ni un voisin n'avez plus d'unités que la carte n'en permet.",
        "AOM-GOD-12", "AOM-NORSEGOD-02",
    ),
    need(
        "calm_unit", holding(norse().units(0, huskarl=2).units(1, toxotes=1), "tyr"), "invoke tyr",
        "the power would have no effect: all your units can go berserk by themselves.",
        "le pouvoir serait sans effet : toutes vos unités peuvent entrer en rage d'elles-mêmes.",
        "AOM-GOD-12", "AOM-NORSEGOD-03", "AOM-UNIT-29",
    ),
    need(
        "armed_neighbour", holding(norse().units(0, jarl=1).units(1), "tyr"), "invoke tyr",
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
        "AOM-GOD-12", "AOM-NORSEGOD-03",
    ),
    need(
        "calm_unit", holding(norse().units(0, huskarl=2).units(1), "tyr"), "invoke tyr",
        "the power would have no effect: all your units can go berserk by themselves.",
        "le pouvoir serait sans effet : toutes vos unités peuvent entrer en rage d'elles-mêmes.",
        "AOM-GOD-12", "AOM-NORSEGOD-03", "AOM-UNIT-29",
    ),
    need(
        "room_of_others", holding(norse().tiles(1, *FULL_BOARDS["greek"]), "baldr"), "invoke baldr",
        "the power would have no effect: no other player has a free space for a tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a d'espace libre pour une tuile.",
        "AOM-GOD-12", "AOM-NORSEGOD-05",
    ),
    need(
        "tile_of_others", holding(norse().tiles(0, "mountains-gold-2"), "skadi"), "invoke skadi",
        "the power would have no effect: no other player has a resource tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile de ressource.",
        "AOM-GOD-12", "AOM-NORSEGOD-07",
    ),
)


@each(SHOWN)
def test_needs_of_play(case: Shown) -> None:
    case.holds()

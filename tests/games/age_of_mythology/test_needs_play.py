"""Why a card cannot be played: each need of its action and of its power shown."""

from __future__ import annotations

from tests.games.age_of_mythology.gods import FULL_BOARDS
from tests.games.age_of_mythology.refused import (
    Refused, check, egyptian, greek, holding, norse, refused, shown, without_houses,
)
from tests.rules import rule


CITY = ("wall", "tower", "storehouse", "market", "armory", "monument", "granary")
POOR = {"food": 0, "wood": 1, "gold": 0, "favor": 0}
ENLISTED = {"spearman": 8, "elephant": 8, "chariot_archer": 8}  # every figure

CASES: list[Refused] = [
    # the card
    shown(
        "out_of_pack", holding(greek(), "permanent-build"), "play permanent-explore",
        rule("AOM-ACTION-02", "AOM-DRAW-04"),
        "Explore is in your pack: you did not take it into your hand this round.",
        "la carte Explorer est dans votre paquet : vous ne l'avez pas prise en main ce tour.",
    ),
    shown(
        "not_out", holding(greek().out(0, "permanent-explore"), "permanent-build", turn=2), "play permanent-explore",
        rule("AOM-ACTION-04"),
        "you have used Explore this round: it stays out until the action rounds are over.",
        "vous avez utilisé la carte Explorer ce tour : elle reste sortie jusqu'à la fin des rounds d'action.",
    ),
    shown(
        "card_in_hand", holding(greek(), "permanent-build"), "invoke zeus",
        rule("AOM-ACTION-02"),
        "Zeus is not in your hand.",
        "la carte Zeus n'est pas dans votre main.",
    ),
    shown(
        "card_of_own_culture", holding(greek(), "permanent-build"), "pass odin",
        rule("AOM-ACTION-02", "AOM-COMP-20"),
        "Odin is a card of another culture.",
        "la carte Odin est d'une autre culture.",
    ),
    shown(
        "fourth_card", holding(greek(), "permanent-build"), "decline",
        rule("AOM-ACTION-10", "AOM-GOD-10"),
        "only a fourth card can be declined: discard a card to pass.",
        "on ne renonce qu'à une quatrième carte : défaussez une carte pour passer.",
    ),
    shown(
        "wants play", holding(greek(), "permanent-build"), "build house",
        rule("AOM-ACTION-08", "AOM-BUILD-01", "AOM-ACTION-02", "AOM-ACTION-09"),
        "you build only in the Build action of your own card; play a card of your hand, or discard one to pass.",
        "on ne construit que lors de l'action Construire de sa propre carte ; jouez une carte de votre main, ou "
        "défaussez-en une pour passer.",
    ),
    shown(
        "wants play", holding(greek().tiles(0, a1="fertile-food-2"), "permanent-build"), "settle villager a1",
        rule("AOM-GATHER-01", "AOM-ACTION-02", "AOM-ACTION-09"),
        "workers move only in your own Gather action, before the collection; play a card of your hand, or discard one "
        "to pass.",
        "les travailleurs ne se déplacent que lors de votre propre action Collecter, avant la collecte ; jouez une "
        "carte de votre main, ou défaussez-en une pour passer.",
    ),
    shown(
        "wants play", holding(greek(), "permanent-build"), "settle villager a1",
        rule("AOM-GATHER-01", "AOM-ACTION-02", "AOM-ACTION-09"),
        "there is no tile on this fertile space; play a card of your hand, or discard one to pass.",
        "il n'y a pas de tuile sur cet espace champ ; jouez une carte de votre main, ou défaussez-en une pour passer.",
    ),
    shown(
        "wants fourth", holding(egyptian().fourth(0), "thoth", turn=4), "build house",
        rule("AOM-ACTION-08", "AOM-BUILD-01", "AOM-GOD-10"),
        "you build only in the Build action of your own card; play a fourth card, discard one to pass, or decline.",
        "on ne construit que lors de l'action Construire de sa propre carte ; jouez une quatrième carte, défaussez-en "
        "une pour passer, ou renoncez.",
    ),
    # its action
    shown(
        "military_unit", holding(greek().units(0), "permanent-attack"), "play permanent-attack",
        rule("AOM-ATTACK-10"),
        "you have no military unit.",
        "vous n'avez pas d'unité militaire.",
    ),
    shown(
        "further_age", holding(greek().age(0, "mythic"), "permanent-next-age"), "play permanent-next-age",
        rule("AOM-AGE-06"),
        "you are in the Mythic Age: there is no further age.",
        "vous êtes à l'âge mythique : il n'y a pas d'âge suivant.",
    ),
    shown(
        "age_payable", holding(greek().cubes(0, gold=3), "permanent-next-age"), "play permanent-next-age",
        rule("AOM-AGE-03", "AOM-AGE-02"),
        "the Classical Age costs 4 cubes of each resource, and you have 4 food, 4 wood, 3 gold and 4 favor.",
        "l'âge classique coûte 4 cubes de chaque ressource, et vous avez 4 nourriture, 4 bois, 3 or et 4 faveurs.",
    ),
    shown(
        "age_payable", holding(greek().tiles(1, "hills-gold-2").cubes(0, favor=4), "hephaestos"), "invoke hephaestos",
        rule("AOM-AGE-04", "AOM-AGE-02"),
        "the Classical Age costs 3 cubes of each resource, and you have 4 food, 4 wood, 4 gold and 2 favor once the "
        "power is paid.",
        "l'âge classique coûte 3 cubes de chaque ressource, et vous avez 4 nourriture, 4 bois, 4 or et 2 faveurs une "
        "fois le pouvoir payé.",
    ),
    shown(
        "city_space", holding(greek().buildings(0, *CITY[1:], houses=10), "permanent-build"), "play permanent-build",
        rule("AOM-BUILD-05"),
        "all 16 spaces of your City Area are occupied.",
        "les 16 espaces de votre zone urbaine sont tous occupés.",
    ),
    shown(
        "building_to_build", holding(greek().cubes(0, **POOR), "permanent-build"), "play permanent-build",
        rule("AOM-ACTION-13", "AOM-BUILD-03"),
        "there is no building that you may own and can pay: you have 0 food, 1 wood, 0 gold and 0 favor.",
        "il n'y a aucun bâtiment que vous puissiez posséder et payer : vous avez 0 nourriture, 1 bois, 0 or et 0 "
        "faveur.",
    ),
    shown(
        "building_to_build",
        holding(egyptian().buildings(0, *CITY[1:], houses=10).cubes(0, food=0, wood=0, gold=0, favor=1), "horus"),
        "invoke horus",
        rule("AOM-ACTION-13", "AOM-BUILD-03"),
        "there is no building that you may own and can pay: you have 0 food, 0 wood, 0 gold and 0 favor once the "
        "power is paid.",
        "il n'y a aucun bâtiment que vous puissiez posséder et payer : vous avez 0 nourriture, 0 bois, 0 or et 0 "
        "faveur une fois le pouvoir payé.",
    ),
    shown(
        "building_but_a_house",
        holding(egyptian().buildings(0, "gold-mint").cubes(0, food=2, wood=2, gold=0, favor=2), "nephthys"),
        "invoke nephthys",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-05", "AOM-BUILD-03"),
        "there is no building but a House that you may own and can pay with this power: you have 2 food, 2 wood, 0 "
        "gold and 0 favor once the power is paid.",
        "à part la Maison, il n'y a aucun bâtiment que vous puissiez posséder et payer avec ce pouvoir : vous avez 2 "
        "nourriture, 2 bois, 0 or et 0 faveur une fois le pouvoir payé.",
    ),
    shown(
        "unit_to_recruit", holding(greek().cubes(0, **POOR), "permanent-recruit"), "play permanent-recruit",
        rule("AOM-ACTION-13", "AOM-RECRUIT-03", "AOM-RECRUIT-09"),
        "there is no unit that you may recruit and can pay: you have 0 food, 1 wood, 0 gold and 0 favor.",
        "il n'y a aucune unité que vous puissiez recruter et payer : vous avez 0 nourriture, 1 bois, 0 or et 0 faveur.",
    ),
    shown(
        "trade_payable", holding(greek().cubes(0, **POOR), "permanent-trade"), "play permanent-trade",
        rule("AOM-TRADE-09"),
        "the card costs 2 cubes, and you have 1.",
        "la carte coûte 2 cubes, et vous en avez 1.",
    ),
    shown(
        "cube_left_to_trade",
        holding(greek().cubes(0, food=0, wood=2, gold=0, favor=0), "permanent-trade"), "play permanent-trade",
        rule("AOM-ACTION-13", "AOM-TRADE-01"),
        "the card costs 2 cubes, and you have 2: none would be left to exchange.",
        "la carte coûte 2 cubes, et vous en avez 2 : il n'en resterait aucun à échanger.",
    ),
    shown(
        "cube_to_trade",
        holding(greek().cubes(0, food=0, wood=0, gold=0, favor=0).buildings(0, "market"), "permanent-trade"),
        "play permanent-trade",
        rule("AOM-ACTION-13", "AOM-TRADE-01"),
        "you have no cube to exchange.",
        "vous n'avez aucun cube à échanger.",
    ),
    # its power
    shown(
        "favor_for_power", holding(greek().cubes(0, favor=2), "ares"), "invoke ares",
        rule("AOM-GREEKGOD-02", "AOM-GOD-01"),
        "the power of Ares costs 3 favor, and you have 2.",
        "le pouvoir d'Arès coûte 3 faveurs, et vous en avez 2.",
    ),
    shown(
        "power_works_alone", holding(greek(), "ares"), "power ares",
        rule("AOM-GREEKGOD-02", "AOM-GOD-04"),
        "the power of Ares changes the action of the card, so it cannot be used alone.",
        "le pouvoir d'Arès modifie l'action de la carte, il ne s'utilise donc pas seul.",
    ),
    shown(
        "cube_in_bank", holding(greek().cubes(0, food=0).cubes(1, food=20), "poseidon"), "power poseidon",
        rule("AOM-GOD-12", "AOM-GREEKGOD-07", "AOM-GOD-07"),
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
    ),
    shown(
        "house_allowed", holding(greek().buildings(0, houses=10), "hera"), "power hera",
        rule("AOM-GOD-12", "AOM-GREEKGOD-03", "AOM-GOD-13", "AOM-BUILD-08"),
        "you have 10 Houses: nobody may have more.",
        "vous avez 10 Maisons : personne ne peut en avoir davantage.",
    ),
    shown(
        "city_space", holding(greek().buildings(0, *CITY, houses=9), "hera"), "power hera",
        rule("AOM-GOD-12", "AOM-GREEKGOD-03", "AOM-GOD-13", "AOM-BUILD-05"),
        "all 16 spaces of your City Area are occupied.",
        "les 16 espaces de votre zone urbaine sont tous occupés.",
    ),
    shown(
        "building_left", without_houses("hera", "pass permanent-gather"), "power hera",
        rule("AOM-GOD-12", "AOM-GREEKGOD-03", "AOM-BUILD-04"),
        "House: no tile is left in the supply.",
        "Maison : il n'y a plus de tuile dans la réserve.",
    ),
    shown(
        "military_unit", holding(greek().units(0), "hades"), "power hades",
        rule("AOM-GOD-12", "AOM-GREEKGOD-06"),
        "you have no military unit.",
        "vous n'avez pas d'unité militaire.",
    ),
    shown(
        "mortal_held", holding(greek(hades="mortal").units(0, hydra=1), "hades"), "power hades",
        rule("AOM-GOD-12", "AOM-GREEKGOD-06"),
        "the power would have no effect: you have no mortal unit in your Holding Area.",
        "le pouvoir serait sans effet : vous n'avez pas d'unité mortelle dans votre zone de possession.",
    ),
    shown(
        "tile_on_a_board", holding(greek(), "hephaestos"), "power hephaestos",
        rule("AOM-GOD-12", "AOM-GREEKGOD-08"),
        "the power would have no effect: there is no resource tile on any board.",
        "le pouvoir serait sans effet : il n'y a de tuile de ressource sur aucun plateau.",
    ),
    shown(
        "food_tile_of_others", holding(egyptian().tiles(1, "hills-gold-2"), "hathor"), "power hathor",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-08"),
        "the power would have no effect: no other player has a food tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile de nourriture.",
    ),
    shown(
        "tiles_of_one_terrain",
        holding(egyptian().tiles(0, "desert-gold-1").tiles(1, "hills-gold-2"), "set"), "power set",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-09"),
        "the power would have no effect: no other player has a tile of a terrain of which you have one.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile du même terrain qu'une des vôtres.",
    ),
    shown(
        "hero_of_the_age", holding(greek(), "zeus"), "power zeus",
        rule("AOM-GOD-12", "AOM-GREEKGOD-09"),
        "there is no hero of the Archaic Age.",
        "il n'y a pas de héros de l'âge archaïque.",
    ),
    shown(
        "figure_left", holding(greek().age(0, "classical").units(0, classical_greek_hero=2), "zeus"), "power zeus",
        rule("AOM-GOD-12", "AOM-GREEKGOD-09", "AOM-GOD-14"),
        "Classical Greek Hero: you have no figure left in your supply.",
        "Héros grec classique : vous n'avez plus de figurine dans votre réserve.",
    ),
    shown(
        "figure_left", holding(greek().units(0, toxotes=8), "apollo"), "power apollo",
        rule("AOM-GOD-12", "AOM-GREEKGOD-10", "AOM-GOD-14"),
        "Toxotes: you have no figure left in your supply.",
        "Toxote : vous n'avez plus de figurine dans votre réserve.",
    ),
    shown(
        "figure_left", holding(egyptian().units(0, spearman=1, mummy=8), "anubis"), "power anubis",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-10", "AOM-GOD-22"),
        "Mummy: you have no figure left in your supply.",
        "Momie : vous n'avez plus de figurine dans votre réserve.",
    ),
    shown(
        "mortal_held", holding(egyptian().units(0, mummy=1), "anubis"), "power anubis",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-10"),
        "the power would have no effect: you have no mortal unit in your Holding Area.",
        "le pouvoir serait sans effet : vous n'avez pas d'unité mortelle dans votre zone de possession.",
    ),
    shown(
        "mortal_figure", holding(norse().units(0, jarl=8, huskarl=8, throwing_axeman=8), "hel"), "power hel",
        rule("AOM-GOD-12", "AOM-NORSEGOD-10"),
        "the power would have no effect: you have no figure of a mortal unit left in your supply.",
        "le pouvoir serait sans effet : vous n'avez plus de figurine d'unité mortelle dans votre réserve.",
    ),
    shown(
        "any_building", holding(egyptian(), "horus"), "power horus",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-04"),
        "the power would have no effect: nobody has a building.",
        "le pouvoir serait sans effet : personne n'a de bâtiment.",
    ),
    shown(
        "building_of_others", holding(norse().buildings(0, "wall"), "njord"), "power njord",
        rule("AOM-GOD-12", "AOM-NORSEGOD-04"),
        "the power would have no effect: no other player has a building.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de bâtiment.",
    ),
    shown(
        "myth_unit_of_others", holding(norse(), "thor"), "power thor",
        rule("AOM-GOD-12", "AOM-NORSEGOD-08"),
        "the power would have no effect: no other player has a myth unit.",
        "le pouvoir serait sans effet : aucun autre joueur n'a d'unité mythique.",
    ),
    shown(
        "cubes_of_others", holding(norse().cubes(1, food=0, wood=0, gold=0, favor=0), "loki"), "power loki",
        rule("AOM-GOD-12", "AOM-NORSEGOD-12"),
        "the power would have no effect: no other player has a cube.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de cube.",
    ),
    shown(
        "card_for_a_fourth_action", holding(norse(), "odin", "permanent-build", "permanent-gather"), "power odin",
        rule("AOM-GOD-12", "AOM-NORSEGOD-09", "AOM-GOD-10"),
        "the power would have no effect: you would have no card left for a fourth action.",
        "le pouvoir serait sans effet : il ne vous resterait pas de carte pour une quatrième action.",
    ),
    shown(
        "no_fourth_card_yet", holding(egyptian().fourth(0), "thoth", *["gather-all"] * 3), "power thoth",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-03", "AOM-GOD-10"),
        "you may play a fourth card this round already.",
        "vous pouvez déjà jouer une quatrième carte ce tour.",
    ),
    shown(
        "no_fifth_card", holding(egyptian().fourth(0), "thoth", turn=4), "power thoth",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-03", "AOM-GOD-10"),
        "this is your fourth card: there is no fifth.",
        "c'est votre quatrième carte : il n'y en a pas de cinquième.",
    ),
    # a power that changes the action
    shown(
        "armed_neighbour", holding(greek().units(1), "aphrodite"), "invoke aphrodite",
        rule("AOM-GOD-12", "AOM-GREEKGOD-01"),
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
    ),
    shown(
        "large_army", holding(greek().units(0, toxotes=6), "ares"), "invoke ares",
        rule("AOM-GOD-12", "AOM-GREEKGOD-02"),
        "the power would have no effect: you have no more units than the card allows anyway.",
        "le pouvoir serait sans effet : vous n'avez pas plus d'unités que la carte n'en permet.",
    ),
    shown(
        "two_free_spaces", holding(greek().tiles(0, *FULL_BOARDS["greek"][1:]), "artemis"), "invoke artemis",
        rule("AOM-GOD-12", "AOM-GREEKGOD-04"),
        "the power would have no effect: your Production Area has fewer than two free spaces.",
        "le pouvoir serait sans effet : votre zone de production a moins de deux espaces libres.",
    ),
    shown(
        "cube_in_bank",
        holding(greek().tiles(0, "fertile-food-2").cubes(0, food=0).cubes(1, food=20), "dionysus"), "invoke dionysus",
        rule("AOM-GOD-12", "AOM-GREEKGOD-05", "AOM-GOD-17"),
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
    ),
    shown(
        "food_tile", holding(greek().tiles(1, "hills-gold-2"), "dionysus"), "invoke dionysus",
        rule("AOM-GOD-12", "AOM-GREEKGOD-05"),
        "the power would have no effect: nobody has a food tile.",
        "le pouvoir serait sans effet : personne n'a de tuile de nourriture.",
    ),
    shown(
        "cube_in_bank", holding(greek().cubes(0, food=0).cubes(1, food=20), "dionysus"), "invoke dionysus",
        rule("AOM-GOD-12", "AOM-GREEKGOD-05", "AOM-GOD-17"),
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
    ),
    shown(
        "armed_neighbour", holding(egyptian().units(1), "isis"), "invoke isis",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-01"),
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
    ),
    shown(
        "large_army", holding(egyptian().units(0, spearman=6), "sekhmet"), "invoke sekhmet",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-02"),
        "the power would have no effect: you have no more units than the card allows anyway.",
        "le pouvoir serait sans effet : vous n'avez pas plus d'unités que la carte n'en permet.",
    ),
    shown(
        "two_free_spaces", holding(egyptian().tiles(0, *FULL_BOARDS["egyptian"][1:]), "ptah"), "invoke ptah",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-06"),
        "the power would have no effect: your Production Area has fewer than two free spaces.",
        "le pouvoir serait sans effet : votre zone de production a moins de deux espaces libres.",
    ),
    shown(
        "cube_in_bank",
        holding(egyptian().tiles(0, "fertile-food-2").cubes(0, food=0).cubes(1, food=20), "ra"), "invoke ra",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-07", "AOM-GOD-17"),
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
    ),
    shown(
        "own_food_tile", holding(egyptian().tiles(1, "fertile-food-2"), "ra"), "invoke ra",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-07"),
        "the power would have no effect: you have no food tile.",
        "le pouvoir serait sans effet : vous n'avez pas de tuile de nourriture.",
    ),
    shown(
        "cube_in_bank", holding(egyptian().cubes(0, food=0).cubes(1, food=20), "ra"), "invoke ra",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-07", "AOM-GOD-17"),
        "the bank has no food left.",
        "la banque n'a plus de nourriture.",
    ),
    shown(
        "own_cube", holding(egyptian().cubes(0, food=0), "bast"), "invoke bast",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-11"),
        "you have no food.",
        "vous n'avez pas de nourriture.",
    ),
    shown(
        "mortal_figure", holding(egyptian().units(0, **ENLISTED), "bast"), "invoke bast",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-11"),
        "the power would have no effect: you have no figure of a mortal unit left in your supply.",
        "le pouvoir serait sans effet : vous n'avez plus de figurine d'unité mortelle dans votre réserve.",
    ),
    shown(
        "own_cube", holding(egyptian().cubes(0, food=0).units(0, **ENLISTED), "bast"), "invoke bast",
        rule("AOM-GOD-12", "AOM-EGYPTGOD-11"),
        "you have no food.",
        "vous n'avez pas de nourriture.",
    ),
    shown(
        "armed_neighbour", holding(norse().units(1), "bragi"), "invoke bragi",
        rule("AOM-GOD-12", "AOM-NORSEGOD-01"),
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
    ),
    shown(
        "large_army_near", holding(norse().units(0, jarl=4).units(1, toxotes=4), "heimdall"), "invoke heimdall",
        rule("AOM-GOD-12", "AOM-NORSEGOD-02"),
        "the power would have no effect: neither you nor a neighbour has more units than the card allows anyway.",
        "le pouvoir serait sans effet : ni vous ni un voisin n'avez plus d'unités que la carte n'en permet.",
    ),
    shown(
        "calm_unit", holding(norse().units(0, huskarl=2).units(1, toxotes=1), "tyr"), "invoke tyr",
        rule("AOM-GOD-12", "AOM-NORSEGOD-03", "AOM-UNIT-29"),
        "the power would have no effect: all your units can go berserk by themselves.",
        "le pouvoir serait sans effet : toutes vos unités peuvent entrer en rage d'elles-mêmes.",
    ),
    shown(
        "armed_neighbour", holding(norse().units(0, jarl=1).units(1), "tyr"), "invoke tyr",
        rule("AOM-GOD-12", "AOM-NORSEGOD-03"),
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
    ),
    shown(
        "calm_unit", holding(norse().units(0, huskarl=2).units(1), "tyr"), "invoke tyr",
        rule("AOM-GOD-12", "AOM-NORSEGOD-03", "AOM-UNIT-29"),
        "the power would have no effect: all your units can go berserk by themselves.",
        "le pouvoir serait sans effet : toutes vos unités peuvent entrer en rage d'elles-mêmes.",
    ),
    shown(
        "room_of_others", holding(norse().tiles(1, *FULL_BOARDS["greek"]), "baldr"), "invoke baldr",
        rule("AOM-GOD-12", "AOM-NORSEGOD-05"),
        "the power would have no effect: no other player has a free space for a tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a d'espace libre pour une tuile.",
    ),
    shown(
        "tile_of_others", holding(norse().tiles(0, "mountains-gold-2"), "skadi"), "invoke skadi",
        rule("AOM-GOD-12", "AOM-NORSEGOD-07"),
        "the power would have no effect: no other player has a resource tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile de ressource.",
    ),
]


@refused(CASES)
def test_needs_of_play(case: Refused) -> None:
    check(case)

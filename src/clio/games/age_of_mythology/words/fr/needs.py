"""Ce qui manque, par le nom de la condition."""

from __future__ import annotations

NEEDS = {
    "something_to_decide": "il n'y a plus rien à décider ici.",
    # Tuiles, cubes point de victoire, main
    "tile_shown": "aucune {tile} n'est visible.",
    "space_on_board": "votre plateau n'a aucun espace {terrain}.",
    "space_free": (
        "aucun espace {terrain} de votre plateau n'est libre : {n} en tout, {n|avec sa tuile|chacun avec sa tuile}."
    ),
    "victory_cube_in_bank": "la banque n'a plus de cube point de victoire.",
    "random_cards_not_drawn": "vous avez pioché des cartes aléatoires : on ne peut plus prendre de carte permanente.",
    "outside_hand": "la carte {card} est dans votre main, pas dans votre paquet.",
    "not_taken_yet": "vous avez déjà pris la carte {card} dans votre paquet.",
    "room_in_hand": "la limite de main de l'{age} est de {cards} : vous en avez {have}, et cela en ajouterait {n}.",
    "not_discarded_yet": "vous défaussez déjà la carte {card}.",
    # Jouer une carte
    "card_in_hand": "la carte {card} n'est pas dans votre main.",
    "not_out": "la carte {card} a quitté votre main cette manche : elle reste sortie jusqu'à la fin des tours "
               "d'action.",
    "out_of_pack": "la carte {card} est dans votre paquet : vous ne l'avez pas prise en main cette manche.",
    "card_of_own_culture": "la carte {card} est d'une autre culture.",
    "fourth_card": "on ne renonce qu'à une quatrième carte : défaussez une carte pour passer.",
    "power_works_alone": "le pouvoir de {card} modifie l'action de la carte, il ne s'utilise donc pas seul.",
    "favor_for_power": "le pouvoir de {card} coûte {favor}, et vous en avez {own}.",
    "military_unit": "vous n'avez pas d'unité militaire.",
    "trade_payable": "la carte coûte {cubes}, et vous en avez {own}.",
    "cube_to_trade": "vous n'avez aucun cube à échanger.",
    "cube_left_to_trade": "la carte coûte {cubes}, et vous en avez {own} : il n'en resterait aucun à échanger.",
    "further_age": "vous êtes à l'âge mythique : il n'y a pas d'âge suivant.",
    "age_payable": "l'{age} coûte {cubes} de chaque ressource, et vous avez {have}{once}.",
    "building_to_build": "il n'y a aucun bâtiment que vous puissiez posséder et payer : vous avez {have}{once}.",
    "building_but_a_house":
        "à part la Maison, il n'y a aucun bâtiment que vous puissiez posséder et payer avec ce pouvoir : vous avez "
        "{have}{once}.",
    "unit_to_recruit": "il n'y a aucune unité que vous puissiez recruter et payer : vous avez {have}{once}.",
    # Travailleurs, bâtiments, unités, cubes
    "villager_held": "vous n'avez pas de villageois dans votre zone de possession.",
    "dwarves_to_work":
        "à part les villageois, seuls les Nains travaillent sur des tuiles, et seuls les Nordiques en ont.",
    "unit_held": "{unit} : vous n'en avez pas dans votre zone de possession.",
    "worker_there": "personne ne travaille sur cet espace {terrain}.",
    "worker_not_moved": "le travailleur de la {tile} s'est déjà déplacé durant cette action.",
    "to_another_tile": "le travailleur se trouve déjà sur la {tile}.",
    "tile_to_work_on": "il n'y a pas de tuile sur cet espace {terrain} : les travailleurs ne vont que sur des tuiles.",
    "worker_may_move_on":
        "le travailleur de la {tile} s'est déplacé durant cette action et y reste : un seul par tuile.",
    "one_worker_per_tile": "un travailleur de la même sorte est sur la {tile} : un seul par tuile.",
    "tile_to_move_on_to": "le travailleur de la {tile} n'aurait aucune tuile libre où aller.",
    "displaced_worker_placed": "déplacez d'abord le travailleur qui a dû quitter la {tile}.",
    "house_allowed": "vous avez {n} Maisons : personne ne peut en avoir davantage.",
    "not_owned": "vous avez déjà {a_building}, et personne ne peut en avoir deux.",
    "mythic_age": "La Merveille ne se construit qu'à l'âge mythique, et vous êtes à l'{age}.",
    "city_space": "les {n} espaces de votre zone urbaine sont tous occupés.",
    "building_left": "{building} : il n'y a plus de tuile dans la réserve.",
    "building_payable": "{a_building} coûte {cost}, et vous avez {have}.",
    "building_payable_less": "{a_building} coûte {cost}, moins {cubes} au choix, et vous avez {have}.",
    "left_to_pay": "il ne reste rien à payer de cette ressource ({res}, {building}).",
    "lacking_cube_spared":
        "les cubes épargnés doivent être ceux qui vous manquent : le coût est de {cost}, et vous avez {have}.",
    "own_culture": "{unit} : votre culture n'a pas cette unité.",
    "hero_of_age": "{the_unit} ne se recrute qu'à partir de l'{age}.",
    "hero_awaited": "{unit} : à cette table, le héros d'un nouvel âge ne vient qu'à la manche suivante.",
    "figure_left": "{unit} : vous n'avez plus de figurine dans votre réserve.",
    "unit_payable": "{a_unit} coûte {cost}, et vous avez {have}.",
    "own_cube": "vous n'avez pas de {res}.",
    "before_buying": "après le premier cube point de victoire acheté, on n'échange plus rien.",
    "two_resources": "rien ne changerait : c'est la même ressource ({res}).",
    "cube_in_bank": "la banque n'a plus de {res}.",
    "not_taken_before":
        "vous avez pris cette ressource durant cette action ({res}) : la rendre ne ferait qu'annuler un échange.",
    "not_given_before":
        "vous avez donné cette ressource durant cette action ({res}) : la reprendre ne ferait qu'annuler un "
        "échange.",
    "one_resource_given":
        "à cette table, on ne donne des cubes que d'une seule ressource par échange, et vous avez déjà donné : "
        "{res}.",
    "great_temple": "vous n'avez pas de Grand temple.",
    "temple_payable": "un cube point de victoire coûte {favor}, et vous en avez {own}.",
    # Attaque, bataille, récompense
    "player_there": "il n'y a pas de {rival} à cette table.",
    "another_player": "choisissez un autre joueur que vous.",
    "neighbour": "{rival} n'est pas votre voisin : on n'attaque que les joueurs assis à sa gauche et à sa droite.",
    "unit_not_sent": "{unit} : vous en avez {n}, {n|cette unité est|toutes ces unités sont} déjà dans cette armée.",
    "no_villager": "le travailleur de la {tile} est un villageois, et les villageois ne combattent pas.",
    "own_dwarf_there": "aucun de vos Nains ne travaille sur cet espace {terrain}.",
    "dwarves_to_fight":
        "de ceux qui travaillent sur des tuiles, seuls les Nains combattent, et seuls les Nordiques en ont.",
    "dwarf_not_sent": "le Nain de la {tile} est déjà dans cette armée.",
    "room_in_army": "vous pouvez engager {units} au plus, et vous les avez choisies.",
    "unit_of_the_attacker": "l'attaquant doit engager au moins une unité.",
    "unit_of_the_defender": "{unit} : {rival} n'en a pas dans la bataille.",
    "unit_in_battle": "{unit} : vous n'en avez pas dans la bataille.",
    "hydra_there":
        "Hydres différentes que vous avez dans la bataille : {n}, la première est celle qui a le moins grandi.",
    "of_the_loser": "la récompense se prend chez {rival}, que vous avez vaincu.",
    "building_there": "{rival} n'a pas ce bâtiment ({building}).",
    "tile_of_player": "{rival} n'a pas de tuile sur cet espace {terrain}.",
    "own_building": "vous n'avez pas ce bâtiment ({building}).",
    "own_tile": "vous n'avez pas de tuile sur cet espace {terrain}.",
    "cube_of_the_loser": "{rival} n'a pas de {res}.",
    "nothing_taken": "vous avez commencé à prendre des cubes : prenez encore {cubes} à {rival}.",
    "own_villager_there": "aucun de vos villageois ne travaille sur cet espace {terrain}.",
    # Pouvoirs divins
    "mortal_held": "le pouvoir serait sans effet : vous n'avez pas d'unité mortelle dans votre zone de possession.",
    "mortal_figure": "le pouvoir serait sans effet : vous n'avez plus de figurine d'unité mortelle dans votre réserve.",
    "tile_on_a_board": "le pouvoir serait sans effet : il n'y a de tuile de ressource sur aucun plateau.",
    "food_tile_of_others": "le pouvoir serait sans effet : aucun autre joueur n'a de tuile de nourriture.",
    "own_food_tile": "le pouvoir serait sans effet : vous n'avez pas de tuile de nourriture.",
    "food_tile": "le pouvoir serait sans effet : personne n'a de tuile de nourriture.",
    "tile_of_others": "le pouvoir serait sans effet : aucun autre joueur n'a de tuile de ressource.",
    "room_of_others": "le pouvoir serait sans effet : aucun autre joueur n'a d'espace libre pour une tuile.",
    "two_free_spaces": "le pouvoir serait sans effet : votre zone de production a moins de deux espaces libres.",
    "large_army": "le pouvoir serait sans effet : vous n'avez pas plus d'unités que la carte n'en permet.",
    "large_army_near":
        "le pouvoir serait sans effet : ni vous ni un voisin n'avez plus d'unités que la carte n'en permet.",
    "calm_unit": "le pouvoir serait sans effet : toutes vos unités peuvent entrer en rage d'elles-mêmes.",
    "armed_neighbour": "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
    "tiles_of_one_terrain":
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile du même terrain qu'une des vôtres.",
    "any_building": "le pouvoir serait sans effet : personne n'a de bâtiment.",
    "building_of_others": "le pouvoir serait sans effet : aucun autre joueur n'a de bâtiment.",
    "myth_unit_of_others": "le pouvoir serait sans effet : aucun autre joueur n'a d'unité mythique.",
    "cubes_of_others": "le pouvoir serait sans effet : aucun autre joueur n'a de cube.",
    "no_fourth_card_yet": "vous pouvez déjà jouer une quatrième carte cette manche.",
    "no_fifth_card": "c'est votre quatrième carte : il n'y en a pas de cinquième.",
    "card_for_a_fourth_action":
        "le pouvoir serait sans effet : il ne vous resterait pas de carte pour une quatrième action.",
    "hero_of_the_age": "il n'y a pas de héros de l'âge archaïque.",
    "mortal": "{a_unit} n'est pas une unité mortelle.",
    "myth": "{a_unit} n'est pas une unité mythique.",
    "mortal_named": "désignez au moins une unité mortelle.",
    "food_tile_there": "ce n'est pas une tuile de nourriture, mais une {tile}.",
    "own_tile_first": "désignez celle de vos tuiles que Seth échange.",
    "partner_on_another_board": "aucun autre joueur n'a de tuile {terrain}.",
    "same_terrain": "vous échangez une tuile {terrain}, et celle-ci est une {tile}.",
    "unit_held_by": "{unit} : {rival} n'en a pas dans sa zone de possession.",
    "dwarf_of_player": "aucun Nain de {rival} ne travaille sur cet espace {terrain}.",
    "cube_to_take": "{rival} n'a aucun cube de ressource.",
}

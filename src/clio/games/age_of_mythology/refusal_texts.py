"""The sentences of refusals, English and French. Those about the open question are in `refusal_texts_asked`."""

from __future__ import annotations

GENERAL: dict[str, tuple[str, str]] = {
    "over": (
        "the game is over.",
        "la partie est finie.",
    ),
    "not_asked": (
        "{rival} decides now.",
        "c'est à {rival} de décider.",
    ),
    "chosen": (
        "you have made your choice; the others are still choosing.",
        "vous avez fait votre choix ; les autres choisissent encore.",
    ),
    "drawn": (
        "you have drawn random cards: no permanent card may be taken any more.",
        "vous avez pioché des cartes aléatoires : on ne peut plus prendre de carte permanente.",
    ),
}

CARDS: dict[str, tuple[str, str]] = {
    "not_shown": (
        "no such tile is turned up ({tile}).",
        "aucune tuile de cette sorte n'est visible ({tile}).",
    ),
    "spaces_taken": (
        "you have no free space for it: {terrain}, {n} on your board, every one with a tile.",
        "vous n'avez pas d'espace libre pour elle : {terrain}, {n} sur votre plateau, tous avec une tuile.",
    ),
    "no_such_space": (
        "your board has no space of this terrain: {terrain}.",
        "votre plateau n'a aucun espace de ce terrain : {terrain}.",
    ),
    "kept": (
        "{card} is in your hand, not in your pack.",
        "la carte {card} est dans votre main, pas dans votre paquet.",
    ),
    "taken": (
        "you have taken {card} from your pack already.",
        "vous avez déjà pris la carte {card} dans votre paquet.",
    ),
    "hand_limit": (
        "the hand limit of the {age} is {limit}: you have {have}, and that would add {n}.",
        "la limite de main de l'{age} est de {limit} : vous en avez {have}, et cela en ajouterait {n}.",
    ),
    "thrown": (
        "you have chosen {card} for the discard already.",
        "vous avez déjà choisi de défausser la carte {card}.",
    ),
    "not_in_hand": (
        "{card} is not in your hand.",
        "la carte {card} n'est pas dans votre main.",
    ),
    "played": (
        "you have used {card} this round: it stays out until the action rounds are over.",
        "vous avez utilisé la carte {card} ce tour : elle reste sortie jusqu'à la fin des rounds d'action.",
    ),
    "in_pack": (
        "{card} is in your pack: you did not take it into your hand this round.",
        "la carte {card} est dans votre paquet : vous ne l'avez pas prise en main ce tour.",
    ),
    "other_god": (
        "{card} is a card of another culture.",
        "la carte {card} est d'une autre culture.",
    ),
    "decline": (
        "only a fourth card can be declined: discard a card to pass.",
        "on ne renonce qu'à une quatrième carte : défaussez une carte pour passer.",
    ),
    "not_alone": (
        "the power {of_card} changes the action of the card, so it cannot be used alone.",
        "le pouvoir {of_card} modifie l'action de la carte, il ne s'utilise donc pas seul.",
    ),
    "favor": (
        "the power {of_card} costs {favor}, and you have {own}.",
        "le pouvoir {of_card} coûte {favor}, et vous en avez {own}.",
    ),
    "mythic": (
        "you are in the Mythic Age: there is no further age.",
        "vous êtes à l'âge mythique : il n'y a pas d'âge suivant.",
    ),
    "age_cost": (
        "the {age} costs {n} of each resource, and you have {have}{once}.",
        "l'{age} coûte {n} de chaque ressource, et vous avez {have}{once}.",
    ),
    "nothing_to_build": (
        "there is no building that you may own and can pay: you have {have}{once}.",
        "il n'y a aucun bâtiment que vous puissiez posséder et payer : vous avez {have}{once}.",
    ),
    "nothing_to_recruit": (
        "there is no unit that you may recruit and can pay: you have {have}{once}.",
        "il n'y a aucune unité que vous puissiez recruter et payer : vous avez {have}{once}.",
    ),
    "trade_cost": (
        "cubes that the card costs: {n}; cubes that you have: {own}.",
        "cubes à payer pour la carte : {n} ; cubes que vous avez : {own}.",
    ),
    "nothing_to_trade": (
        "cubes that the card costs: {n}; cubes that you have: {own}, so none would be left to exchange.",
        "cubes à payer pour la carte : {n} ; cubes que vous avez : {own}, il n'en resterait aucun à échanger.",
    ),
}

ACTING: dict[str, tuple[str, str]] = {
    "no_villager_held": (
        "you have no villager in your Holding Area.",
        "vous n'avez pas de villageois dans votre zone de possession.",
    ),
    "no_dwarves": (
        "besides villagers only Dwarves work on tiles, and only the Norse have them.",
        "à part les villageois, seuls les Nains travaillent sur des tuiles, et seuls les Nordiques en ont.",
    ),
    "not_held": (
        "{unit}: you have none in your Holding Area.",
        "{unit} : vous n'en avez pas dans votre zone de possession.",
    ),
    "nobody_there": (
        "nobody works on {space}.",
        "personne ne travaille en {space}.",
    ),
    "moved_before": (
        "the worker on {space} has moved in this action already.",
        "le travailleur en {space} s'est déjà déplacé durant cette action.",
    ),
    "same_tile": (
        "the worker on {space} stands there already.",
        "le travailleur en {space} s'y trouve déjà.",
    ),
    "no_tile": (
        "there is no tile on {space}: workers go onto tiles only.",
        "il n'y a pas de tuile en {space} : les travailleurs ne vont que sur des tuiles.",
    ),
    "stays": (
        "{space} has a worker who has moved in this action and stays: one worker per tile.",
        "en {space} se trouve un travailleur qui s'est déplacé durant cette action et y reste : un seul par tuile.",
    ),
    "occupied": (
        "{space} has a worker of the same kind: one worker per tile.",
        "en {space} se trouve un travailleur de la même sorte : un seul par tuile.",
    ),
    "no_way_out": (
        "{space} has a worker who would have no free tile to move to.",
        "en {space} se trouve un travailleur qui n'aurait aucune tuile libre où aller.",
    ),
    "houses": (
        "you have {n} Houses: nobody may have more.",
        "vous avez {n} Maisons : personne ne peut en avoir davantage.",
    ),
    "owned": (
        "you have {a_building} already, and nobody may have two.",
        "vous avez déjà {a_building}, et personne ne peut en avoir deux.",
    ),
    "wonder_age": (
        "The Wonder can be built only in the Mythic Age, and you are in the {age}.",
        "La Merveille ne se construit qu'à l'âge mythique, et vous êtes à l'{age}.",
    ),
    "city_full": (
        "all {n} spaces of your City Area are occupied.",
        "les {n} espaces de votre zone urbaine sont tous occupés.",
    ),
    "no_building_left": (
        "{building}: no tile is left in the supply.",
        "{building} : il n'y a plus de tuile dans la réserve.",
    ),
    "building_cost": (
        "{a_building} costs {cost}, and you have {have}.",
        "{a_building} coûte {cost}, et vous avez {have}.",
    ),
    "building_cost_less": (
        "{a_building} costs {cost}, less {less} of your choice, and you have {have}.",
        "{a_building} coûte {cost}, moins {less} au choix, et vous avez {have}.",
    ),
    "not_in_cost": (
        "there is no {res} left in the cost ({building}).",
        "il ne reste rien à payer dans cette ressource ({res}, {building}).",
    ),
    "spare_lacking": (
        "the cubes spared must be those you lack: the cost is {cost}, and you have {have}.",
        "les cubes épargnés doivent être ceux qui vous manquent : le coût est de {cost}, et vous avez {have}.",
    ),
    "other_culture": (
        "{unit}: your culture has no such unit.",
        "{unit} : votre culture n'a pas cette unité.",
    ),
    "hero_age": (
        "{the_unit} can be recruited only from the {age} on.",
        "{the_unit} ne se recrute qu'à partir de l'{age}.",
    ),
    "hero_waits": (
        "{unit}: at this table the hero of a new age comes from the next round on.",
        "{unit} : à cette table, le héros d'un nouvel âge ne vient qu'au tour suivant.",
    ),
    "no_figure": (
        "{unit}: you have no figure left in your supply.",
        "{unit} : vous n'avez plus de figurine dans votre réserve.",
    ),
    "unit_cost": (
        "{a_unit} costs {cost}, and you have {have}.",
        "{a_unit} coûte {cost}, et vous avez {have}.",
    ),
    "no_cube": (
        "you have no {res}.",
        "vous n'avez aucun cube de cette ressource ({res}).",
    ),
    "bought": (
        "after the first victory cube bought nothing is exchanged any more.",
        "après le premier cube point de victoire acheté, on n'échange plus rien.",
    ),
    "same_resource": (
        "{res} for {res} would change nothing.",
        "rien ne changerait : c'est la même ressource ({res}).",
    ),
    "bank_empty": (
        "the bank has no {res}.",
        "la banque n'a aucun cube de cette ressource ({res}).",
    ),
    "taken_before": (
        "you have taken {res} in this action: giving it back would only undo an exchange.",
        "vous avez pris cette ressource durant cette action ({res}) : la rendre ne ferait qu'annuler un échange.",
    ),
    "given_before": (
        "you have given {res} in this action: taking it back would only undo an exchange.",
        "vous avez donné cette ressource durant cette action ({res}) : la reprendre ne ferait qu'annuler un échange.",
    ),
    "one_colour": (
        "at this table a Trade gives cubes of one resource only, and you have given {res}.",
        "à cette table, on ne donne des cubes que d'une seule ressource par échange, et vous avez déjà donné : {res}.",
    ),
    "no_temple": (
        "you have no Great Temple.",
        "vous n'avez pas de Grand temple.",
    ),
    "no_victory_left": (
        "the bank has no victory cube left.",
        "la banque n'a plus de cube point de victoire.",
    ),
    "temple_favor": (
        "a victory cube costs {favor}, and you have {own}.",
        "un cube point de victoire coûte {favor}, et vous en avez {own}.",
    ),
}

BATTLE: dict[str, tuple[str, str]] = {
    "no_player": (
        "there is no {rival} at this table.",
        "il n'y a pas de {rival} à cette table.",
    ),
    "yourself": (
        "it must be another player, not you.",
        "ce doit être un autre joueur, pas vous.",
    ),
    "no_neighbour": (
        "{rival} is not your neighbour: only the players to your left and right can be attacked.",
        "{rival} n'est pas votre voisin : on n'attaque que les joueurs assis à sa gauche et à sa droite.",
    ),
    "no_units": (
        "you have no military unit.",
        "vous n'avez pas d'unité militaire.",
    ),
    "all_sent": (
        "{unit}: you have {n}, and all are in this army already.",
        "{unit} : vous en avez {n}, et votre armée les comprend déjà.",
    ),
    "villager_there": (
        "the worker on {space} is a villager, and villagers do not fight.",
        "le travailleur en {space} est un villageois, et les villageois ne combattent pas.",
    ),
    "no_dwarf_there": (
        "none of your Dwarves works on {space}.",
        "aucun de vos Nains ne travaille en {space}.",
    ),
    "dwarf_sent": (
        "the Dwarf on {space} is in this army already.",
        "le Nain en {space} est déjà dans cette armée.",
    ),
    "army_limit": (
        "you may bring {n} units at most, and you have chosen them.",
        "vous pouvez mener {n} unités au plus, et vous les avez choisies.",
    ),
    "one_unit": (
        "the attacker must bring at least one unit.",
        "l'attaquant doit mener au moins une unité.",
    ),
    "not_in_their_army": (
        "{unit}: {rival} has none in the battle.",
        "{unit} : {rival} n'en a pas dans la bataille.",
    ),
    "not_in_battle": (
        "{unit}: you have none in the battle.",
        "{unit} : vous n'en avez pas dans la bataille.",
    ),
    "no_such_hydra": (
        "different Hydras that you have in the battle: {n}, the first is the one that has grown least.",
        "Hydres différentes que vous avez dans la bataille : {n}, la première est celle qui a le moins grandi.",
    ),
    "not_the_loser": (
        "the reward comes from {rival}, whom you have beaten.",
        "la récompense se prend chez {rival}, que vous avez vaincu.",
    ),
    "no_building": (
        "{rival} has no such building ({building}).",
        "{rival} n'a pas ce bâtiment ({building}).",
    ),
    "no_tile_of": (
        "{rival} has no tile on {space}.",
        "{rival} n'a pas de tuile en {space}.",
    ),
    "no_own_building": (
        "you have no such building ({building}).",
        "vous n'avez pas ce bâtiment ({building}).",
    ),
    "no_own_tile": (
        "you have no tile on {space}.",
        "vous n'avez pas de tuile en {space}.",
    ),
    "no_cube_of": (
        "{rival} has no {res}.",
        "{rival} n'a aucun cube de cette ressource ({res}).",
    ),
    "no_villager_there": (
        "none of your villagers works on {space}.",
        "aucun de vos villageois ne travaille en {space}.",
    ),
}

GODS: dict[str, tuple[str, str]] = {
    "no_mortals": (
        "the power would have no effect: you have no mortal unit in your Holding Area.",
        "le pouvoir serait sans effet : vous n'avez pas d'unité mortelle dans votre zone de possession.",
    ),
    "no_mortal_figures": (
        "the power would have no effect: you have no figure of a mortal unit left in your supply.",
        "le pouvoir serait sans effet : vous n'avez plus de figurine d'unité mortelle dans votre réserve.",
    ),
    "no_tiles": (
        "the power would have no effect: there is no resource tile on any board.",
        "le pouvoir serait sans effet : il n'y a de tuile de ressource sur aucun plateau.",
    ),
    "no_food_tiles": (
        "the power would have no effect: no other player has a food tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile de nourriture.",
    ),
    "no_own_food_tile": (
        "the power would have no effect: you have no food tile.",
        "le pouvoir serait sans effet : vous n'avez pas de tuile de nourriture.",
    ),
    "nobody_food": (
        "the power would have no effect: nobody has a food tile.",
        "le pouvoir serait sans effet : personne n'a de tuile de nourriture.",
    ),
    "others_no_tiles": (
        "the power would have no effect: no other player has a resource tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile de ressource.",
    ),
    "others_full": (
        "the power would have no effect: no other player has a free space for a tile.",
        "le pouvoir serait sans effet : aucun autre joueur n'a d'espace libre pour une tuile.",
    ),
    "one_space": (
        "the power would have no effect: your Production Area has fewer than two free spaces.",
        "le pouvoir serait sans effet : votre zone de production a moins de deux espaces libres.",
    ),
    "small_army": (
        "the power would have no effect: you have no more units than the card allows anyway.",
        "le pouvoir serait sans effet : vous n'avez pas plus d'unités que la carte n'en permet.",
    ),
    "small_armies": (
        "the power would have no effect: neither you nor a neighbour has more units than the card allows anyway.",
        "le pouvoir serait sans effet : ni vous ni un voisin n'avez plus d'unités que la carte n'en permet.",
    ),
    "no_neighbour_units": (
        "the power would have no effect: neither neighbour has a unit.",
        "le pouvoir serait sans effet : aucun de vos voisins n'a d'unité.",
    ),
    "no_partners": (
        "the power would have no effect: no other player has a tile of a terrain of which you have one.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de tuile du même terrain qu'une des vôtres.",
    ),
    "no_buildings": (
        "the power would have no effect: nobody has a building.",
        "le pouvoir serait sans effet : personne n'a de bâtiment.",
    ),
    "no_buildings_of_others": (
        "the power would have no effect: no other player has a building.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de bâtiment.",
    ),
    "no_myths": (
        "the power would have no effect: no other player has a myth unit.",
        "le pouvoir serait sans effet : aucun autre joueur n'a d'unité mythique.",
    ),
    "nothing_to_steal": (
        "the power would have no effect: no other player has a cube.",
        "le pouvoir serait sans effet : aucun autre joueur n'a de cube.",
    ),
    "fourth_granted": (
        "you may play a fourth card this round already.",
        "vous pouvez déjà jouer une quatrième carte ce tour.",
    ),
    "fourth_round": (
        "this is your fourth card: there is no fifth.",
        "c'est votre quatrième carte : il n'y en a pas de cinquième.",
    ),
    "no_card_left": (
        "the power would have no effect: you would have no card left for a fourth action.",
        "le pouvoir serait sans effet : il ne vous resterait pas de carte pour une quatrième action.",
    ),
    "no_hero_yet": (
        "there is no hero of the Archaic Age.",
        "il n'y a pas de héros de l'âge archaïque.",
    ),
    "not_mortal": (
        "{a_unit} is not a mortal unit.",
        "{a_unit} n'est pas une unité mortelle.",
    ),
    "not_myth": (
        "{a_unit} is not a myth unit.",
        "{a_unit} n'est pas une unité mythique.",
    ),
    "not_yours": (
        "it must be one of your own units.",
        "ce doit être une de vos unités.",
    ),
    "embalm_one": (
        "name at least one mortal unit.",
        "désignez au moins une unité mortelle.",
    ),
    "not_food": (
        "this is not a food tile ({tile}).",
        "ce n'est pas une tuile de nourriture ({tile}).",
    ),
    "no_partner": (
        "no other player has a tile of this terrain: {terrain}.",
        "aucun autre joueur n'a de tuile de ce terrain : {terrain}.",
    ),
    "other_terrain": (
        "both tiles must be of one terrain, {terrain}; this one is not ({tile}).",
        "les deux tuiles doivent être du même terrain, {terrain} ; celle-ci ne l'est pas ({tile}).",
    ),
    "not_held_by": (
        "{unit}: {rival} has none in the Holding Area.",
        "{unit} : {rival} n'en a pas dans sa zone de possession.",
    ),
    "no_dwarf_of": (
        "no Dwarf of {rival} works on {space}.",
        "aucun Nain de {rival} ne travaille en {space}.",
    ),
    "no_cubes_of": (
        "{rival} has no resource cube.",
        "{rival} n'a aucun cube de ressource.",
    ),
}

REASONS: dict[str, tuple[str, str]] = {**GENERAL, **CARDS, **ACTING, **BATTLE, **GODS}

"""The sentences of refusals, English and French. Those about the open question are in `refusal_texts_asked`, those of
god powers in `refusal_texts_gods`."""

from __future__ import annotations

from clio.games.age_of_mythology.refusal_texts_gods import GODS

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
        "no {tile} is turned up.",
        "aucune {tile} n'est visible.",
    ),
    "spaces_taken": (
        "no {terrain} space of your board is free: {n} in all, each with a tile.",
        "aucun espace {terrain} de votre plateau n'est libre : {n} en tout, chacun avec une tuile.",
    ),
    "no_such_space": (
        "your board has no {terrain} space.",
        "votre plateau n'a aucun espace {terrain}.",
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
        "the hand limit of the {age} is {cards}: you have {have}, and that would add {n}.",
        "la limite de main de l'{age} est de {cards} : vous en avez {have}, et cela en ajouterait {n}.",
    ),
    "thrown": (
        "you discard {card} already.",
        "vous défaussez déjà la carte {card}.",
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
        "the {age} costs {cubes} of each resource, and you have {have}{once}.",
        "l'{age} coûte {cubes} de chaque ressource, et vous avez {have}{once}.",
    ),
    "nothing_to_build": (
        "there is no building that you may own and can pay: you have {have}{once}.",
        "il n'y a aucun bâtiment que vous puissiez posséder et payer : vous avez {have}{once}.",
    ),
    "nothing_but_houses": (
        "there is no building but a House that you may own and can pay with this power: you have {have}{once}.",
        "à part la Maison, il n'y a aucun bâtiment que vous puissiez posséder et payer avec ce pouvoir : vous avez "
        "{have}{once}.",
    ),
    "nothing_to_recruit": (
        "there is no unit that you may recruit and can pay: you have {have}{once}.",
        "il n'y a aucune unité que vous puissiez recruter et payer : vous avez {have}{once}.",
    ),
    "trade_cost": (
        "the card costs {cubes}, and you have {own}.",
        "la carte coûte {cubes}, et vous en avez {own}.",
    ),
    "nothing_to_trade": (
        "the card costs {cubes}, and you have {own}: none would be left to exchange.",
        "la carte coûte {cubes}, et vous en avez {own} : il n'en resterait aucun à échanger.",
    ),
    "no_cubes": (
        "you have no cube to exchange.",
        "vous n'avez aucun cube à échanger.",
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
        "nobody works on this {terrain} space.",
        "personne ne travaille sur cet espace {terrain}.",
    ),
    "moved_before": (
        "the worker on the {tile} has moved in this action already.",
        "le travailleur de la {tile} s'est déjà déplacé durant cette action.",
    ),
    "same_tile": (
        "the worker stands on the {tile} already.",
        "le travailleur se trouve déjà sur la {tile}.",
    ),
    "no_tile": (
        "there is no tile on this {terrain} space: workers go onto tiles only.",
        "il n'y a pas de tuile sur cet espace {terrain} : les travailleurs ne vont que sur des tuiles.",
    ),
    "stays": (
        "the worker on the {tile} has moved in this action and stays: one worker per tile.",
        "le travailleur de la {tile} s'est déplacé durant cette action et y reste : un seul par tuile.",
    ),
    "occupied": (
        "a worker of the same kind is on the {tile}: one worker per tile.",
        "un travailleur de la même sorte est sur la {tile} : un seul par tuile.",
    ),
    "no_way_out": (
        "the worker on the {tile} would have no free tile to move to.",
        "le travailleur de la {tile} n'aurait aucune tuile libre où aller.",
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
        "{a_building} costs {cost}, less {cubes} of your choice, and you have {have}.",
        "{a_building} coûte {cost}, moins {cubes} au choix, et vous avez {have}.",
    ),
    "not_in_cost": (
        "nothing of this is left to pay ({res}, {building}).",
        "il ne reste rien à payer de cette ressource ({res}, {building}).",
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
        "you have {no_res}.",
        "vous n'avez {no_res}.",
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
        "the bank has {no_res} left.",
        "la banque n'a {no_res}.",
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
        "choose another player, not yourself.",
        "choisissez un autre joueur que vous.",
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
        "{unit} : vous en avez {n}, toutes ces unités sont déjà dans cette armée.",
    ),
    "villager_there": (
        "the worker on the {tile} is a villager, and villagers do not fight.",
        "le travailleur de la {tile} est un villageois, et les villageois ne combattent pas.",
    ),
    "no_dwarf_there": (
        "none of your Dwarves works on this {terrain} space.",
        "aucun de vos Nains ne travaille sur cet espace {terrain}.",
    ),
    "no_dwarves_fight": (
        "of those who work on tiles only Dwarves fight, and only the Norse have them.",
        "de ceux qui travaillent sur des tuiles, seuls les Nains combattent, et seuls les Nordiques en ont.",
    ),
    "dwarf_sent": (
        "the Dwarf of the {tile} is in this army already.",
        "le Nain de la {tile} est déjà dans cette armée.",
    ),
    "army_limit": (
        "you may bring {units} at most, and you have chosen them.",
        "vous pouvez engager {units} au plus, et vous les avez choisies.",
    ),
    "one_unit": (
        "the attacker must bring at least one unit.",
        "l'attaquant doit engager au moins une unité.",
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
        "{rival} has no tile on this {terrain} space.",
        "{rival} n'a pas de tuile sur cet espace {terrain}.",
    ),
    "no_own_building": (
        "you have no such building ({building}).",
        "vous n'avez pas ce bâtiment ({building}).",
    ),
    "no_own_tile": (
        "you have no tile on this {terrain} space.",
        "vous n'avez pas de tuile sur cet espace {terrain}.",
    ),
    "no_cube_of": (
        "{rival} has {no_res}.",
        "{rival} n'a {no_res}.",
    ),
    "no_villager_there": (
        "none of your villagers works on this {terrain} space.",
        "aucun de vos villageois ne travaille sur cet espace {terrain}.",
    ),
}

REASONS: dict[str, tuple[str, str]] = {**GENERAL, **CARDS, **ACTING, **BATTLE, **GODS}

"""The sentences of refusals of god powers, English and French."""

from __future__ import annotations

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
    "all_rage": (
        "the power would have no effect: all your units can go berserk by themselves.",
        "le pouvoir serait sans effet : toutes vos unités peuvent entrer en rage d'elles-mêmes.",
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
        "this is not a food tile but a {tile}.",
        "ce n'est pas une tuile de nourriture, mais une {tile}.",
    ),
    "no_partner": (
        "no other player has a {terrain} tile.",
        "aucun autre joueur n'a de tuile {terrain}.",
    ),
    "other_terrain": (
        "you exchange a {terrain} tile, and this is a {tile}.",
        "vous échangez une tuile {terrain}, et celle-ci est une {tile}.",
    ),
    "not_held_by": (
        "{unit}: {rival} has none in the Holding Area.",
        "{unit} : {rival} n'en a pas dans sa zone de possession.",
    ),
    "no_dwarf_of": (
        "no Dwarf of {rival} works on this {terrain} space.",
        "aucun Nain de {rival} ne travaille sur cet espace {terrain}.",
    ),
    "no_cubes_of": (
        "{rival} has no resource cube.",
        "{rival} n'a aucun cube de ressource.",
    ),
}

"""Ce qui manque, par le nom de la condition. On dit « la carte Fort » partout où il faudrait accorder."""

from __future__ import annotations

NEEDS = {
    # personne n'est jamais interrogé
    "something_to_decide": "il n'y a rien à décider ici.",
    # les actions d'un tour
    "payable": "le prix est de {price} ; vous en avez {have}.",
    "payable_with_gold": "le prix est de {price} ; vous en avez {have}, et {gold} Or pour compléter.",
    "wonder_under_construction": "vous n'avez pas de Merveille en construction.",
    "province_to_conquer": "votre adversaire ne contrôle aucune Province.",
    "advantage_held": "le Chef de guerre demande l'Avantage, et vous ne l'avez pas.",
    "advantage_not_held": "vous avez déjà l'Avantage et ne pouvez pas surenchérir sur vous-même.",
    "type_of_the_stake": "il faut surenchérir avec la ressource qui se trouve sur l'Avantage : {res}.",
    "pile_not_empty": "la pile {card} est vide.",
    "not_reserved_by_rival": "la carte {card} est réservée par votre adversaire.",
    "on_offer": "la carte {card} n'est ni sur la piste de Développement ni parmi vos cartes réservées.",
    "own_civilization": "la carte {card} n'est pas une Politique de votre civilisation.",
    "undeveloped": "la Politique {card} est déjà développée.",
    # utiliser une carte
    "has_effect": "la carte {card} n'a pas d'effet à utiliser.",
    "has_effect_of_its_own": "la carte {card} agit d'elle-même et ne s'utilise pas comme une action.",
    "developed": "la carte {card} n'est pas une de vos Politiques développées.",
    "policy_uncovered": "la Politique {card} est recouverte par une Politique plus récente.",
    "policy_line_active":
        "la Politique {card}, {line}, n'a pas été activée durant cette manche : elle doit s'y trouver quand on active "
        "cette ligne ou cette colonne.",
    "in_city": "la carte {card} n'est pas dans votre Cité.",
    "activated": "la carte {card} n'a pas été activée durant cette manche.",
    "not_reinforced": "la carte {card} a été renforcée et n'est plus activée durant cette manche.",
    "unused": "la carte {card} a déjà servi durant cette manche et porte un jeton Action.",
    "works_as_action": "la carte {card} s'utilise comme une action, à votre tour.",
    "works_in_activation": "la carte {card} n'agit que durant l'Activation de la Cité.",
    "works_at_start": "la carte {card} n'agit qu'au début d'une manche.",
    "of_a_policy": "la carte {card} se déclenche d'elle-même quand elle est activée.",
    # les effets
    "effect_possible": "l'effet de {the} ne peut pas être payé, ou il n'y a rien sur quoi agir.",
    "effect_price": "l'effet de {the} coûte {price} ; vous en avez {have}.",
    "effect_price_with_gold": "l'effet de {the} coûte {price} ; vous en avez {have}, et {gold} Or pour compléter.",
    "effect_different":
        "l'effet de {the} coûte {n} ressources de base différentes ; vous pouvez en poser {have}, Or compris.",
    "effect_choices": "la carte {card} n'offre rien que vous puissiez faire maintenant. {reasons}",
    "effect_card_to_archive": "l'effet de {the} ne trouve dans votre Cité aucune carte inactive à archiver.",
    "effect_card_to_archive_anywhere":
        "l'effet de {the} ne trouve aucune carte à archiver, ni inactive dans votre Cité, ni dans votre défausse.",
    "effect_card_to_discard": "l'effet de {the} ne trouve dans votre Cité aucune carte inactive à défausser.",
    "effect_cards_to_swap": "l'effet de {the} demande deux cartes dans votre Cité.",
    "effect_policy": "l'effet de {the} demande une Politique que vous avez développée.",
    "effect_building_to_copy": "l'effet de {the} ne trouve dans votre Cité aucun Bâtiment activé à copier.",
    "effect_room_to_reserve": "l'effet de {the} réserve une carte, et vous en avez déjà 2 en réserve.",
    "effect_card_to_reserve":
        "l'effet de {the} réserve une carte, et il n'y en a aucune sur la piste de Développement.",
    "effect_city":
        "l'effet de {the} ne trouve aucune Ville Libre avec laquelle vous n'ayez pas déjà négocié durant cette manche.",
    "branch_there": "il n'y a que {n} effets au choix.",
    # gagner et payer
    "in_order": "nommez les types dans l'ordre Production, Science, Militaire : maintenant {res} ou un type suivant.",
    "another_type":
        "les types doivent différer et venir dans l'ordre Production, Science, Militaire : choisissez-en un après "
        "{res}.",
    "types_after": "il faut encore {types} après {res}, dans l'ordre Production, Science, Militaire.",
    "other_than_paid": "il faut un autre type que celui que vous avez payé : {res}.",
    "have_one": "vous n'avez pas de {res}.",
    "paid_in_order": "payez dans l'ordre Production, Science, Militaire, Or : maintenant {res} ou un type suivant.",
    "paid_different":
        "les types doivent différer et venir dans l'ordre Production, Science, Militaire, Or : maintenant {res} ou "
        "un type suivant.",
    "enough_after":
        "on paie dans l'ordre Production, Science, Militaire, Or : en payant en {res} maintenant, vous n'auriez plus "
        "de quoi payer {basics}.",
    "at_least_in_gold": "payez au moins {least} Or : le prix est de {price} et vous avez {stock}.",
    "at_most_in_gold": "payez au plus {most} Or : le prix est de {price} et vous avez {gold} Or.",
    "convertible": "cet effet ne convertit pas de {res}.",
    "stake_enough": "posez au moins {tokens} sur l'Avantage : un de plus que ce qui s'y trouve.",
    "stake_payable": "vous pouvez poser au plus {stock}, Or compris.",
    # les emplacements de la Cité
    "slot_filled": "l'emplacement {slot} de votre Cité est vide.",
    "inactive":
        "la carte {card}, à l'emplacement {slot}, est activée, et seule une carte inactive peut être choisie.",
    "inactive_reinforced":
        "la carte {card}, à l'emplacement {slot}, a été renforcée : elle reste dans votre Cité durant cette manche.",
    "slot_activated": "la carte {card}, à l'emplacement {slot}, n'est pas activée.",
    "activated_reinforced":
        "la carte {card}, à l'emplacement {slot}, a été renforcée et n'est plus activée durant cette manche.",
    "a_revolt": "la carte {card} n'est pas une Révolte, et seule une Révolte peut être archivée ici.",
    "from_discard": "seule une carte de votre Cité peut être archivée ici, pas une de votre défausse.",
    "in_discard": "la carte {card} n'est pas dans votre défausse.",
    "slot_after": "choisissez d'abord le plus petit emplacement : il n'y a aucune carte après l'emplacement {slot}.",
    "after_first": "l'emplacement {slot} est choisi : échangez-le avec un emplacement suivant.",
    # choisir une carte, un type, une ligne
    "basic_building": "la carte {card} n'est pas un Bâtiment de base que l'on puisse gagner ici.",
    "a_building": "la carte {card} n'est pas un Bâtiment.",
    "policy_asleep":
        "la Politique {card} est active durant cette manche, et seule une Politique inactive peut être copiée.",
    "on_track": "la carte {card} n'est pas sur la piste de Développement.",
    "own_province": "la carte {card} n'est pas une de vos Provinces.",
    "markable": "la Province {card} ne peut recevoir aucun des marqueurs qui vous restent.",
    "marker_of_another_type": "la Province {card} est déjà {type}.",
    "bonus_to_come": "le bonus de {the} n'est pas parmi ceux qui restent à recevoir.",
    "one_of_two": "vous gardez l'une des deux : {one} ou {other}.",
    "wonder_there": "la carte {card} n'est ni une Merveille de la piste ni celle que vous construisez.",
    "line_of_kind": "les trois premières Politiques se placent au bout des lignes.",
    "line_of_kind_column": "les deux dernières Politiques se placent sous les colonnes.",
    "line_free": "une Politique se trouve déjà {line}.",
    # les modules
    "espionage_in_play": "le module Espionnage n'est pas en jeu.",
    "trade_in_play": "le module Négoce n'est pas en jeu.",
    "ambassador_unused": "votre Ambassadeur a déjà été utilisé durant cette manche.",
    "city_to_negotiate_with":
        "il n'y a aucune Ville Libre avec laquelle vous n'ayez pas déjà négocié durant cette manche.",
    "gold_for_the_city": "négocier avec une Ville Libre de la piste demande 1 Or, et vous n'en avez pas.",
    "city_not_of_rival": "{card} se trouve à côté de la Cité adverse, et seul son propriétaire négocie avec elle.",
    "city_there": "{card} n'est pas sur la piste des Villes Libres.",
    "city_not_negotiated": "vous avez déjà négocié avec {card} durant cette manche.",
    "die_there": "aucun dé ne montre {face}.",
    "espionage_card": "la carte {card} n'est pas une carte Espionnage.",
    "another_espionage_card": "la carte {card} est déjà la carte active.",
}

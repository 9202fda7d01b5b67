"""Ce qui manque, par le nom de la condition. On dit « la carte Fort » partout où il faudrait accorder."""

from __future__ import annotations

from clio.games.families.monumental.words.said import fr as said

NEEDS = {
    **said.NEEDS,
    # les actions d'un tour
    "province_to_conquer": "votre adversaire ne contrôle aucune Province.",
    "advantage_held": "le Chef de guerre demande l'Avantage, et vous ne l'avez pas.",
    "advantage_not_held": "vous avez déjà l'Avantage et ne pouvez pas surenchérir sur vous-même.",
    "type_of_the_stake": "il faut surenchérir avec la ressource qui se trouve sur l'Avantage : {res}.",
    "not_reserved_by_rival": "la carte {card} est réservée par votre adversaire.",
    "on_offer": "la carte {card} n'est ni sur la piste de Développement ni parmi vos cartes réservées.",
    # utiliser une carte
    "policy_line_active":
        "la Politique {card}, {line}, n'a pas été activée durant cette manche : elle doit s'y trouver quand on active "
        "cette ligne ou cette colonne.",
    "in_city": "la carte {card} n'est pas dans votre Cité.",
    "activated": "la carte {card} n'a pas été activée durant cette manche.",
    "not_reinforced": "la carte {card} a été renforcée et n'est plus activée durant cette manche.",
    "unused": "la carte {card} a déjà servi durant cette manche et porte un jeton Action.",
    "works_at_start": "la carte {card} n'agit qu'au début d'une manche.",
    # les effets
    "effect_building_to_copy": "l'effet de {the} ne trouve dans votre Cité aucun Bâtiment activé à copier.",
    "effect_room_to_reserve": "l'effet de {the} réserve une carte, et vous en avez déjà 2 en réserve.",
    "effect_card_to_reserve":
        "l'effet de {the} réserve une carte, et il n'y en a aucune sur la piste de Développement.",
    "effect_city":
        "l'effet de {the} ne trouve aucune Ville Libre avec laquelle vous n'ayez pas déjà négocié durant cette manche.",
    # gagner et payer
    "stake_enough": "posez au moins {tokens} sur l'Avantage : un de plus que ce qui s'y trouve.",
    "stake_payable": "vous pouvez poser au plus {stock}, Or compris.",
    # les emplacements de la Cité
    "inactive_reinforced":
        "la carte {card}, à l'emplacement {slot}, a été renforcée : elle reste dans votre Cité durant cette manche.",
    "activated_reinforced":
        "la carte {card}, à l'emplacement {slot}, a été renforcée et n'est plus activée durant cette manche.",
    "slot_after": "choisissez d'abord le plus petit emplacement : il n'y a aucune carte après l'emplacement {slot}.",
    # choisir une carte, un type, une ligne
    "a_building": "la carte {card} n'est pas un Bâtiment.",
    "policy_asleep":
        "la Politique {card} est active durant cette manche, et seule une Politique inactive peut être copiée.",
    "on_track": "la carte {card} n'est pas sur la piste de Développement.",
    "own_province": "la carte {card} n'est pas une de vos Provinces.",
    "markable": "la Province {card} ne peut recevoir aucun des marqueurs qui vous restent.",
    "marker_of_another_type": "la Province {card} est déjà {type}.",
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

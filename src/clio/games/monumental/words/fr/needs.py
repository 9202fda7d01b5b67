"""Ce qui manque, par le nom de la condition. On dit « la carte Fort » partout où il faudrait accorder."""

from __future__ import annotations

from clio.games.families.monumental.words.said import fr as said

NEEDS = {
    **said.NEEDS,
    # un tour
    "unique_action_left": "vous avez accompli l'action unique de ce tour ; il ne reste que des actions gratuites.",
    "unique_action_taken": "accomplissez une action unique avant de finir votre tour, ou passez.",
    "unique_action_not_taken":
        "vous avez accompli l'action unique de ce tour : finissez votre tour au lieu de passer.",
    "turn_begun":
        "votre tour n'a pas commencé : c'est alors que servent les jetons, non pendant que tous activent leur Cité.",
    "deck_not_empty": "votre pioche de Cité est vide : il n'y a pas de carte à piocher.",
    "not_reserved_by_another":
        "la carte {card} est dans la réserve d'un autre joueur, et lui seul peut l'acquérir.",
    "on_offer": "la carte {card} n'est ni sur la piste de Développement ni dans votre réserve.",
    # utiliser une carte
    "in_city": "la carte {card} n'est ni dans votre Cité ni à côté.",
    "activated": "la carte {card} n'est pas activée.",
    "not_reinforced": "la carte {card} a été renforcée, et son effet n'est plus utilisable.",
    "unused": "l'effet de {the} a déjà servi.",
    "natural_held": "vous ne contrôlez pas la Province de {the}.",
    "hero_held": "{card} n'est pas votre Héros.",
    "hero_not_dismissed": "vous avez renvoyé {card} durant cette manche, et l'effet n'est plus utilisable.",
    # les effets
    "effect_revolt_to_archive":
        "l'effet de {the} ne trouve aucune Révolte à archiver, ni inactive dans votre Cité, ni dans votre défausse.",
    "effect_card_to_archive_discarded": "l'effet de {the} ne trouve dans votre défausse aucune carte à archiver.",
    "effect_card_to_reinforce": "l'effet de {the} ne trouve dans votre Cité aucune carte activée à renforcer.",
    "effect_to_convert":
        "l'effet de {the} convertit au moins {n} {n|ressource|ressources} ; vous en avez {have} à convertir.",
    "effect_policy_to_copy": "l'effet de {the} ne trouve aucune Politique développée que vous puissiez copier.",
    "effect_deck": "l'effet de {the} demande une carte dans votre pioche de Cité, qui est vide.",
    "effect_attached": "la carte {card} copie celle qui la recouvre, et il n'y a rien à copier maintenant.",
    "effect_basic_building": "l'effet de {the} fait gagner un Bâtiment de base, et les trois piles sont vides.",
    "effect_manoeuvre":
        "l'effet de {the} déplace des Unités, et aucune des vôtres ne peut quitter sa tuile pour une autre.",
    "effect_step": "l'effet de {the} déplace vos Explorateurs, et aucun ne peut faire un pas.",
    "effect_track_end": "l'effet de {the} fait avancer votre pion, qui est au bout de la Piste commerciale.",
    "effect_bag": "l'effet de {the} fait piocher un Gain commercial, et le sac est vide.",
    "effect_card_to_reserve":
        "l'effet de {the} réserve une carte, et aucune pioche Réserve n'en a jusqu'à l'Ère en cours.",
    "effect_reserved_card": "l'effet de {the} demande une carte dans votre réserve.",
    "effect_card_to_acquire": "l'effet de {the} ne trouve aucune carte que vous puissiez acquérir à son prix.",
    "effect_section": "l'effet de {the} ne trouve aucune section de Merveille que vous puissiez payer.",
    "effect_conquests":
        "l'effet de {the} demande d'avoir conquis {n} {n|Province|Provinces} à ce tour ; vous en avez conquis {have}.",
    "effect_gained": "l'effet de {the} demande d'avoir gagné {stock} à ce tour ; vous en avez gagné {have}.",
    "effect_provinces":
        "l'effet de {the} demande de contrôler {n} {n|Province|Provinces} ; vous en contrôlez {have}.",
    "effect_section_built": "l'effet de {the} demande d'avoir construit une section de Merveille à ce tour.",
    # les tuiles
    "on_map": "la carte de cette partie n'a pas de tuile {tile}.",
    "controlled": "vous ne contrôlez pas {tile}.",
    "a_province": "{tile} n'est pas une Province : {terrain}.",
    "without_natural_wonder": "{tile} porte une Merveille naturelle : on n'y construit rien.",
    "without_natural_mark":
        "{tile} porte une Merveille naturelle, visible ou cachée : aucun Comptoir ne peut s'y trouver.",
    "without_outpost": "il y a déjà un Avant-poste en {tile}.",
    "without_wonder": "il y a déjà une Merveille en {tile}.",
    "without_post": "il y a déjà un Comptoir en {tile}.",
    # les conquêtes
    "not_controlled": "vous contrôlez déjà {tile}.",
    "adjacent": "{tile} n'est adjacente à aucune tuile que vous contrôlez.",
    "conquest_payable": "la conquête de {tile} coûte {price} ; vous en avez {have}, et {gold} Or pour compléter.",
    "conquest_payable_in_gold": "la conquête de {tile} coûte {price} au Mali ; vous en avez {have}.",
    "units_in_reach":
        "la conquête de {tile} demande {n} {n|Unité|Unités} ; {have} {have|peut|peuvent} y aller.",
    "soldier_in_reach": "un Soldat ou votre Chef de guerre doit entrer en {tile}, et aucun ne peut l'atteindre.",
    "unit_free":
        "votre {unit} ne peut pas partir pour {tile} : vos tuiles n'y mènent pas, ou il tient seul sa Province.",
    "force_with_unit": "avec votre {unit}, la force de {n} {n|Unité|Unités} pour {tile} ne peut pas être réunie.",
    "force_without_unit": "sans votre {unit}, vous avez trop peu d'Unités pour {tile} : il en faut {n}.",
    "in_reach": "depuis {tile}, aucun Soldat n'atteint {target} en passant par vos tuiles.",
    "tiles_in_order": "nommez les tuiles dans leur ordre : maintenant {tile} ou une tuile suivante.",
    "soldier_free": "aucun Soldat ne peut quitter {tile}.",
    "soldiers_after":
        "il reste {n} {n|Soldat|Soldats} à nommer, et {tile} et les tuiles suivantes ne peuvent en donner que {have}.",
    "units_named":
        "la conquête de {tile} demande {n} {n|Unité|Unités} ; vous en avez nommé {have} jusqu'ici.",
    "at_most_gold": "vous avez {stock}.",
    "forces_there": "il n'y a pas de jeton Forces cachées en {tile}.",
    "two_gains": "un jeton Exploration a deux gains : choisissez 1 ou 2.",
    "gain_not_received": "vous avez déjà reçu ce gain.",
    "not_both_yet": "vous recevez déjà les deux gains.",
    "offers_both": "la carte {card} ne vous offre pas les deux gains de ce jeton.",
    "revolt_left": "les deux gains coûtent une Révolte, et la pioche Révolte est vide.",
    # les manœuvres et les Avant-postes
    "units_there": "vous n'avez aucune Unité en {tile}.",
    "unit_may_leave": "la seule Unité en {tile} doit rester : on n'abandonne aucune Province.",
    "way_out": "aucune autre de vos tuiles n'est adjacente à {tile}.",
    "unit_there": "vous n'avez pas de {unit} en {tile}.",
    "elsewhere": "l'Unité est déjà en {tile}.",
    "connected": "vos tuiles ne mènent pas de {from} à {tile}.",
    "outpost_left": "vos deux Avant-postes sont déjà sur la carte.",
    "soldiers_for_outpost": "un Avant-poste remplace {n} Soldats ; il y en a {have} en {tile}.",
    # les Explorateurs
    "may_explore":
        "vous avez accompli une autre action unique durant ce tour : vos Explorateurs ne se déplacent plus.",
    "may_march": "vous avez accompli une autre action unique durant ce tour : il n'y a plus de manœuvre.",
    "explorer_moved": "l'Explorateur {explorer} n'a pas fait de pas durant ce tour : son action n'est pas gratuite.",
    "some_explorer_moved": "aucun Explorateur qui peut encore agir n'a fait de pas durant ce tour.",
    "first_explorer": "les deux Explorateurs sont en {tile} et peuvent faire la même chose : nommez le premier.",
    "beside_explorer": "{tile} n'est pas adjacente à {from}, où se trouve l'Explorateur {explorer}.",
    "enterable": "aucun de vos Explorateurs ne peut entrer en {tile} : {terrain}.",
    "steps_left": "l'Explorateur {explorer} n'a plus de pas gratuit.",
    "explorer_action_left": "l'Explorateur {explorer} a déjà agi.",
    "token_there": "il n'y a pas de jeton Production ou Science en {tile}.",
    "market_there": "il n'y a pas de Marché en {tile}.",
    "market_not_visited": "vous avez déjà visité le Marché de {market}, et chacun se visite une fois.",
    "market_not_empty": "le Marché de {market} n'a plus de jeton.",
    "post_there": "il n'y a pas de Comptoir en {tile}.",
    "post_of_another": "le Comptoir de {tile} est à vous.",
    "monster_there": "il n'y a pas de Monstre en {tile}.",
    "monster_payable": "vaincre {the} coûte {amounts} ; vous avez {mine}, et {gold} Or pour compléter.",
    "explorers_together": "un Comptoir commercial demande vos deux Explorateurs dans la même Province.",
    "some_explorer_action_left": "les deux Explorateurs ont déjà agi.",
    "posts_left": "vous avez construit vos {n} Comptoirs.",
    "in_market": "le jeton {card} n'est pas dans la pile de ce Marché.",
    "at_least_for_first": "payez au moins {least} Or sur {first} : vous avez {mine}.",
    "at_most_for_first":
        "payez au plus {most} Or sur {first}, pour pouvoir payer aussi {second} : vous avez {gold} Or.",
    # le commerce
    "african_in_play": "il faut African Empires, qui n'est pas en jeu.",
    "not_invested": "vous avez déjà fait votre Investissement.",
    "space_to_advance_to": "votre pion est au bout de la Piste commerciale.",
    "token_kept": "vous n'avez pas le jeton {card}.",
    "resource_token_kept": "vous n'avez pas de jeton {res}.",
    "future_in_play": "l'Ère Future n'est pas en jeu.",
    "projects_open": "les projets de l'Ère Future ne sont pas encore ouverts : ils viennent avec la dernière manche.",
    "project_of_another": "vous tenez déjà la carte {card} et ne pouvez pas augmenter votre contribution.",
    "contribution_payable": "la carte {card} demande maintenant {price} ; vous en avez {have}.",
    "contribution_payable_with_gold":
        "la carte {card} demande maintenant {price} ; vous en avez {have}, et {gold} Or pour compléter.",
    "contribution_enough": "contribuez d'au moins {least} à la carte {card}.",
    "contribution_there": "vous pouvez contribuer d'au plus {most} à la carte {card}.",
    "era_come": "cette Ère n'a pas commencé ({pile}) : on réserve de l'Ère en cours ou d'une Ère précédente.",
    "reserve_pile_not_empty": "la pioche Réserve de cette Ère est vide ({pile}).",
    "in_own_reserve": "la carte {card} n'est pas dans votre réserve.",
    "seat_there": "il n'y a que {n} sièges.",
    "another_seat": "choisissez un adversaire.",
    "paid_some": "payez d'abord au moins une ressource.",
    "payable_here": "cet effet ne se paie pas en {res}.",
    "converted_enough": "convertissez d'abord au moins {n} {n|ressource|ressources}.",
    # la Cité, les cartes
    "inactive_reinforced":
        "la carte {card}, à l'emplacement {slot}, a été renforcée et reste dans votre Cité.",
    "activated_reinforced":
        "la carte {card}, à l'emplacement {slot}, a été renforcée et n'est plus activée.",
    "from_city": "seule une carte de votre défausse peut être archivée ici, pas une de votre Cité.",
    "slot_after": "choisissez d'abord le plus petit emplacement : l'emplacement {slot} est le dernier.",
    "not_copying": "la carte {card} copie elle-même un effet et ne peut pas être copiée.",
    "offered_here": "la carte {card} n'est pas là où cet effet fait acquérir des cartes.",
    "kind_wanted": "cet effet ne fait pas acquérir de cartes de cette sorte : {card}.",
    "wonder_there":
        "la carte {card} n'est ni une Merveille de la piste ou de votre réserve, ni celle que vous construisez.",
    "effect_due": "la carte {card} n'est pas parmi les effets à résoudre.",
    # les Héros, les Monstres, les Quêtes
    "heroes_in_play": "les Héros ne sont pas en jeu.",
    "hero_available": "{card} n'est pas au-dessus de la piste.",
    "no_hero_taken": "vous avez déjà pris un nouveau Héros.",
    "no_hero_dismissed":
        "vous avez renvoyé un Héros durant cette manche : le suivant se prend à la manche suivante.",
    "hero_not_alone": "sans {card}, {tile} ne serait plus tenue : ce Héros ne peut pas partir.",
    "own_hero": "vous n'avez pas de Héros.",
    "hero_still_there": "votre Héros est déjà renvoyé.",
    "not_the_hero": "un Héros reste : choisissez un Soldat ou le Chef de guerre.",
    "own_quest": "la carte {card} n'est pas une des Quêtes que vous avez reçues.",
    # les Automas
    "controlled_by_automa": "{name} ne contrôle pas {tile}.",
    "lowest_terrain":
        "{tile} n'a pas la plus petite valeur de terrain parmi les Provinces qui peuvent recevoir la Merveille.",
    "beside_automa": "{tile} n'est pas une Province adjacente aux tuiles de {name}.",
    "target_of_lowest_defence":
        "{tile} n'est pas parmi les Provinces de plus faible défense que l'Automa peut prendre.",
    "target_of_highest_defence":
        "{tile} n'est pas parmi les Provinces de plus forte défense que l'Automa peut prendre.",
    "step_of_automa": "un pas vers {tile} n'est pas parmi les meilleurs pour cet Explorateur.",
}

"""Ce qui manque, par le nom de la condition qui n'est pas remplie."""

from __future__ import annotations

NEEDS = {
    # partout
    "in_hand": "la carte {card} n'est pas dans votre main.",
    "payable": "il faut {cost}, et vous pouvez en dépenser {have}.",
    "civil_actions": "actions civiles à payer : {need} ; disponibles : {have}.",
    "military_actions": "actions militaires à payer : {need} ; disponibles : {have}.",
    "exchange_used": "l'action civile obtenue grâce à Hammurabi doit d'abord être utilisée.",
    "in_game": "vous avez abandonné.",
    "after_first_round": "durant la première manche, vous ne faites que prendre des cartes de la rangée.",
    # la rangée de cartes
    "in_row": "la carte {card} n'est pas dans la rangée de cartes.",
    "space_filled": "l'emplacement {n} de la rangée de cartes est vide.",
    "another_copy": "c'est la première carte {card} de la rangée : prenez-la par son nom.",
    "no_wonder_under_way": "vous avez une merveille inachevée, {wonder}.",
    "not_held": "la carte {card} est déjà dans votre main.",
    "not_developed": "la carte {card} est déjà dans votre zone de jeu.",
    "leader_of_another_age": "vous avez déjà pris un leader de l'Âge {age}.",
    "room_in_hand": "votre limite de main civile est de {limit} cartes, et vous en avez {have}.",
    "take_price": "actions civiles pour prendre {card} : {need}, suppléments compris ; disponibles : {have}.",
    "take_budget": "actions civiles pour {card} : {need} ; il en reste {have} ({source}).",
    # population, bâtiments, unités
    "yellow_token": "votre réserve jaune est vide.",
    "unused_worker": "vous n'avez pas d'ouvrier inutilisé.",
    "in_play": "la carte {card} n'est pas une technologie de votre zone de jeu.",
    "developed": "la carte {card} n'est que dans votre main : il faut d'abord la développer.",
    "urban_room": "bâtiments urbains d'un même type sous votre gouvernement : {limit} au plus ; vous en avez {have}.",
    "worker_there": "aucun de vos ouvriers ne se trouve sur {card}.",
    # merveilles
    "wonder_under_way": "vous n'avez pas de merveille inachevée.",
    "stages_left": "étapes restantes de {wonder} : {left}.",
    "stages_at_once": "étapes que vous pouvez construire en une action : {most} au plus.",
    "blue_tokens": "vous avez trop peu de cubes bleus pour recouvrir les étapes.",
    # technologies
    "science_of_partner": "{partner}, votre partenaire de la Coopération Scientifique, n'a aucun point de science à "
                          "payer.",
    "all_civil_actions": "une révolution demande toutes vos actions civiles : {need} ; disponibles : {have}.",
    "all_military_actions": "avec Robespierre, une révolution demande toutes vos actions militaires : {need} ; "
                            "disponibles : {have}.",
    # cartes d'action
    "not_fresh": "la carte {card} a été prise durant cette phase d'actions.",
    "order_rural": "la carte {card} commande de construire ou d'améliorer une ferme ou une mine, et vous ne le pouvez "
                   "pas, même pour {n} de moins.",
    "order_urban": "la carte {card} commande de construire ou d'améliorer un bâtiment urbain, et vous ne le pouvez "
                   "pas, même pour {n} de moins.",
    "order_upgrade": "la carte {card} commande d'améliorer une ferme, une mine ou un bâtiment urbain, et vous ne le "
                     "pouvez pas, même pour {n} de moins.",
    "order_develop": "la carte {card} commande de développer une technologie, et vous ne pouvez en payer aucune de "
                     "votre main.",
    "upgrade_not_build": "la carte {source} commande une amélioration : on ne construit rien de nouveau.",
    "a_farm_or_mine": "la carte {card} n'est ni une ferme ni une mine.",
    "an_urban_building": "la carte {card} n'est pas un bâtiment urbain.",
    "a_building": "la carte {card} n'est ni une ferme, ni une mine, ni un bâtiment urbain.",
    "something_to_develop": "il n'y a rien à passer : vous ne pouvez rien en faire.",
    # tactiques, cartes en jeu
    "no_tactic_yet": "vous avez déjà joué ou copié une tactique durant ce tour.",
    "another_tactic": "la carte {card} est votre tactique actuelle.",
    "common": "la carte {card} n'est pas une tactique commune.",
    "common_not_exclusive": "la carte {card} est la tactique exclusive d'un autre joueur.",
    "leads": "{card} n'est pas votre leader.",
    "unused": "la carte {card} a déjà servi durant ce tour.",
    "worth_exchanging": "il n'y a aucune action civile que l'échange pourrait payer.",
    "wonder_completed": "la carte {card} n'est pas une de vos merveilles achevées.",
    "not_in_ruins": "la carte {card} est en ruine et n'a pas d'effet.",
    "payable_together": "il faut {cost} et {more} : l'Accord sur les Routes Commerciales permet de payer "
                        "l'un ou l'autre, pas les deux.",
    # politique
    "something_political": "vous n'avez ni carte militaire ni rien d'autre à décider : il n'y a rien à passer.",
    "seat_there": "il n'y a pas de siège {seat} dans cette partie.",
    "somebody_else": "c'est vous-même.",
    "still_playing": "{rival} a abandonné.",
    "may_attack": "avec Gandhi, vous ne jouez pas d'agressions et ne déclarez pas de guerres.",
    "no_treaty": "la carte {card} interdit les attaques entre vous et {rival}.",
    "attack_price": "actions militaires pour {card} contre {rival} : {need} ; disponibles : {have}.",
    "attack_price_doubled": "contre Gandhi, {card} coûte le double de ses actions militaires : {need} ; disponibles : "
                            "{have}.",
    "stronger": "votre force pour cette attaque est de {mine}, celle de {rival} est de {theirs} : il faut être plus "
                "fort.",
    "colony_to_take": "{rival} n'a pas de colonie.",
    "leader_or_wonder_to_hit": "{rival} n'a ni leader ni merveille inachevée.",
    "not_last_round": "on ne déclare pas de guerre durant la dernière manche.",
    "may_be_warred": "personne ne peut déclarer la guerre à {rival}, qui a perdu sa souveraineté.",
    "three_players": "il n'y a pas de pactes dans une partie à 2 joueurs.",
    "sides_differ": "les deux côtés du pacte « {card} » sont identiques : proposez-le en étant le côté A.",
    "pact_in_play": "la carte {card} n'est pas en jeu.",
    "party_to_pact": "vous n'êtes pas partie au pacte « {card} ».",
    "resignation_on": "l'abandon est désactivé à cette table.",
    "before_age_iv": "on n'abandonne pas à l'Âge IV.",
    # colonisation
    "something_to_bid": "la plus grande force que vous pourriez envoyer est de {most} : il n'y a rien à décider.",
    "bid_higher": "l'enchère doit dépasser {bid}.",
    "force_to_bid": "la plus grande force que vous pourriez envoyer est de {most}.",
    "unit_sent": "envoyez d'abord au moins une unité militaire.",
    "bid_reached": "la force est de {have}, et l'enchère de {bid}.",
    "unit_to_send": "vous n'avez aucune unité {card} à envoyer.",
    "cook_leads": "seul le propriétaire de James Cook ajoute à une force des cartes défaussées.",
    "cook_throws_more": "James Cook ajoute {n} cartes défaussées au plus.",
    "bid_within_reach": "l'enchère de {bid} ne pourrait plus être atteinte.",
    # défense et guerres
    "card_to_defend_with": "vous n'avez aucune carte pour vous défendre.",
    "defence_not_begun": "vous avez commencé à vous défendre : il faut atteindre la force de l'attaquant, il manque "
                         "{missing}.",
    "defence_not_begun_enough": "la force de l'attaquant est atteinte : terminez la défense, ou continuez.",
    "defence_begun": "pour ne jouer aucune carte en défense, passez.",
    "defence_enough": "il faut atteindre la force de l'attaquant, il manque {missing}.",
    "defence_card_left": "cartes en défense : {limit} au plus, votre total d'actions militaires ; vous l'avez "
                         "atteint.",
    "defence_can_succeed": "avec cette carte, vous ne pourriez pas atteindre l'attaquant, il manque {missing} de "
                           "force : une défense doit réussir.",
    "war_declared": "guerres à résoudre : {n}.",
    # ce que prennent les cartes et les règles
    "cards_to_choose": "il n'y a pas de cartes à défausser à votre choix.",
    "blue_bank_empty": "votre réserve bleue a encore des cubes : ils servent d'abord.",
    "token_there": "vous n'avez aucun cube bleu sur {card}.",
    "worker_to_take": "il n'y a pas d'ouvrier à prendre sur {card}.",
    "blue_token_for_goods": "votre réserve bleue est vide : rien ne peut être gagné.",
    "goods_there": "il n'y a ni nourriture ni ressource à perdre.",
    "mix_possible": "sur {n}, la part de nourriture est de {least} au moins et de {most} au plus.",
    "card_to_arrange": "tous les cubes sont posés.",
    "tokens_fit": "cubes bleus sur {card} : {least} au moins et {most} au plus, pour que le compte soit juste.",
    "raid_goes_on": "le raid a détruit tout ce qu'il pouvait.",
    "level_low_enough": "la carte {card} est de niveau {level} : {bound} au plus.",
    "something_to_raid": "il ne reste aucun bâtiment à détruire.",
    "raid_begun": "détruisez d'abord un bâtiment.",
    "own_colony": "la carte {card} n'est pas une de vos colonies.",
    "their_colony": "la carte {card} n'est pas une des colonies de {rival}.",
    "leader_or_wonder": "la carte {card} n'est ni le leader ni la merveille inachevée de {rival}.",
    "old_wonder": "seules les merveilles de l'Âge A ou I tombent en ruine : la carte {card} est de l'Âge {age}.",
    "not_in_ruins_yet": "la carte {card} est déjà en ruine.",
    "their_special": "{rival} n'a pas de technologie spéciale {card}.",
    "not_own": "vous avez vous-même {card}, en jeu ou en main.",
    "worth_the_advantage": "la carte {card} compte pour {worth}, et il reste {n} de l'avantage.",
    "technology_to_take": "il n'y a aucune technologie que vous pourriez prendre.",
    # ce qui est pris, ce qui est choisi
    "something_to_take": "il n'y a aucune carte que vous pourriez prendre.",
    "nothing_taken_yet": "vous avez déjà pris des cartes : restez-en là plutôt.",
    "something_taken": "vous n'avez encore rien pris : passez plutôt.",
    "branch_there": "il y en a {n} au choix.",
}

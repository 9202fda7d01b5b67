"""The sentences of refusals, English and French."""

from __future__ import annotations

SENTENCES: dict[str, tuple[str, str]] = {
    "price": (
        "the price is {price} {res}; you have {have}, and {gold} Gold to stand in.",
        "le prix est de {price} {res} ; vous en avez {have}, et {gold} Or pour compléter.",
    ),
    "price_plain": (
        "the price is {price} {res}; you have {have}.",
        "le prix est de {price} {res} ; vous en avez {have}.",
    ),
    "no_wonder": (
        "you have no Wonder under construction.",
        "vous n'avez pas de Merveille en construction.",
    ),
    "no_province": (
        "your opponent controls no Province.",
        "votre adversaire ne contrôle aucune Province.",
    ),
    "no_advantage": (
        "the Warlord needs the Advantage, and you do not have it.",
        "le Chef de guerre demande l'Avantage, et vous ne l'avez pas.",
    ),
    "token": (
        "{card} was used this round already and carries an Action token.",
        "{card} a déjà été utilisé durant cette manche et porte un jeton Action.",
    ),
    "no_object": (
        "{card} would find nothing to act upon.",
        "{card} n'aurait rien sur quoi agir.",
    ),
    "no_module": (
        "that module is not in play.",
        "ce module n'est pas en jeu.",
    ),
    "ambassador_used": (
        "your Ambassador was used this round already.",
        "votre Ambassadeur a déjà été utilisé durant cette manche.",
    ),
    "no_gold": (
        "you need 1 Gold to put on the Free City.",
        "il vous faut 1 Or à poser sur la Ville Libre.",
    ),
    "no_city": (
        "you have negotiated with every Free City this round.",
        "vous avez déjà négocié avec chaque Ville Libre durant cette manche.",
    ),
    "have_advantage": (
        "you have the Advantage already and cannot raise your own stake.",
        "vous avez déjà l'Avantage et ne pouvez pas surenchérir sur vous-même.",
    ),
    "stake_type": (
        "it must be outbid with the resource that lies on it, {res}.",
        "il faut surenchérir avec la ressource qui s'y trouve, {res}.",
    ),
    "pile_empty": (
        "the pile of {card} is empty.",
        "la pile {card} est vide.",
    ),
    "reserved": (
        "{card} is reserved by your opponent.",
        "{card} est réservée par votre adversaire.",
    ),
    "not_there": (
        "{card} is neither on the Development track nor among your reserved cards.",
        "{card} n'est ni sur la piste de Développement ni parmi vos cartes réservées.",
    ),
    "foreign": (
        "{card} is not a Policy of your civilization.",
        "{card} n'est pas une Politique de votre civilisation.",
    ),
    "developed": (
        "{card} is developed already.",
        "{card} est déjà développée.",
    ),
    "passive": (
        "{card} works by itself and is not used as an action.",
        "{card} agit d'elle-même et ne s'utilise pas comme une action.",
    ),
    "no_effect": (
        "{card} has no effect to use.",
        "{card} n'a pas d'effet à utiliser.",
    ),
    "not_in_city": (
        "{card} does not lie in your City.",
        "{card} n'est pas dans votre Cité.",
    ),
    "reinforced": (
        "{card} was reinforced and is no longer activated this round.",
        "{card} a été renforcée et n'est plus activée durant cette manche.",
    ),
    "not_activated": (
        "{card} was not activated this round.",
        "{card} n'a pas été activée durant cette manche.",
    ),
    "not_developed": (
        "{card} is not one of your developed Policies.",
        "{card} n'est pas une de vos Politiques développées.",
    ),
    "line_not_active": (
        "the row or column of {card} was not activated this round.",
        "la ligne ou la colonne de {card} n'a pas été activée durant cette manche.",
    ),
    "covered": (
        "{card} is covered by a newer Policy.",
        "{card} est recouverte par une Politique plus récente.",
    ),
    "activation_only": (
        "{card} works only during City Activation.",
        "{card} n'agit que durant l'Activation de la Cité.",
    ),
    "start_only": (
        "{card} works only at the start of a round.",
        "{card} n'agit qu'au début d'une manche.",
    ),
    "effect_price": (
        "the price of {card} cannot be paid, or there is nothing it could act upon.",
        "le prix de {card} ne peut pas être payé, ou il n'y a rien sur quoi agir.",
    ),
    "foreign_city": (
        "{card} lies beside your opponent's City, and only its owner negotiates with it.",
        "{card} se trouve à côté de la Cité adverse, et seul son propriétaire négocie avec elle.",
    ),
    "city_in_deck": (
        "{card} is not on the Free City track.",
        "{card} n'est pas sur la piste des Villes Libres.",
    ),
    "city_token": (
        "you have negotiated with {card} this round already.",
        "vous avez déjà négocié avec {card} durant cette manche.",
    ),
    "turn": (
        "on your turn, take one of the actions or pass.",
        "à votre tour, choisissez une des actions ou passez.",
    ),
    "finish_first": (
        "answer the open question first; actions come on your turn.",
        "répondez d'abord à la question en cours ; les actions viennent à votre tour.",
    ),
    "other_question": (
        "that is not an answer to the open question.",
        "ce n'est pas une réponse à la question en cours.",
    ),
    "activate": (
        "choose one row and one column of your City.",
        "choisissez une ligne et une colonne de votre Cité.",
    ),
    "archive": (
        "only an inactive card can be archived, neither activated nor reinforced, from where the effect allows.",
        "seule une carte inactive peut être archivée, ni activée, ni renforcée, et seulement là où l'effet le permet.",
    ),
    "discard": (
        "only an inactive card of your City can be discarded.",
        "seule une carte inactive de votre Cité peut être défaussée.",
    ),
    "reinforce": (
        "only an activated card of your City can be reinforced.",
        "seule une carte activée de votre Cité peut être renforcée.",
    ),
    "tomb": (
        "choose one of the cards you have just activated, or none.",
        "choisissez une des cartes que vous venez d'activer, ou aucune.",
    ),
    "swap": (
        "choose two different filled slots of your City, the lower number first.",
        "choisissez deux emplacements occupés de votre Cité, le plus petit numéro d'abord.",
    ),
    "reserve": (
        "choose a card of the Development track.",
        "choisissez une carte de la piste de Développement.",
    ),
    "basic": (
        "choose a Basic Building whose pile is not empty.",
        "choisissez un Bâtiment de base dont la pile n'est pas vide.",
    ),
    "copy_bonus": (
        "choose one of your developed Policies.",
        "choisissez une de vos Politiques développées.",
    ),
    "copy_building": (
        "choose one of your activated Buildings.",
        "choisissez un de vos Bâtiments activés.",
    ),
    "copy_policy": (
        "choose a developed Policy that is not active this round and whose price you can pay.",
        "choisissez une Politique développée, inactive durant cette manche, dont vous pouvez payer le prix.",
    ),
    "marker": (
        "choose a Province you control and a marker type it does not have yet.",
        "choisissez une Province que vous contrôlez et un type de marqueur qu'elle n'a pas encore.",
    ),
    "pay_gold": (
        "say how many of the price you pay in Gold, within what you have.",
        "indiquez combien du prix vous payez en Or, dans la limite de vos moyens.",
    ),
    "spend": (
        "pay with a resource you have, in the order Production, Science, Military, Gold.",
        "payez avec une ressource que vous avez, dans l'ordre Production, Science, Militaire, Or.",
    ),
    "spend_different": (
        "pay with resources of different types; Gold stands for a type not paid yet.",
        "payez avec des ressources de types différents ; l'Or remplace un type pas encore payé.",
    ),
    "convert": (
        "convert a resource you have, or stop.",
        "convertissez une ressource que vous avez, ou arrêtez.",
    ),
    "gain": (
        "choose Production, Science or Military, in that order.",
        "choisissez Production, Science ou Militaire, dans cet ordre.",
    ),
    "gain_different": (
        "choose different basic resources, in the order Production, Science, Military.",
        "choisissez des ressources de base différentes, dans l'ordre Production, Science, Militaire.",
    ),
    "stake": (
        "lay at least {least} tokens on the Advantage, within what you have.",
        "posez au moins {least} jetons sur l'Avantage, dans la limite de vos moyens.",
    ),
    "spy": (
        "choose Train (with fewer than 3 dice) or Deploy (with at least 1).",
        "choisissez Entraîner (avec moins de 3 dés) ou Déployer (avec au moins 1).",
    ),
    "reroll": (
        "re-roll a die that shows this face with a resource you have, or stop.",
        "relancez un dé montrant cette face avec une ressource que vous avez, ou arrêtez.",
    ),
    "resolve": (
        "every die must be resolved; choose one that is still there.",
        "chaque dé doit être résolu ; choisissez-en un qui reste.",
    ),
    "espionage": (
        "choose another Espionage card of your stack.",
        "choisissez une autre carte Espionnage de votre pile.",
    ),
    "negotiate": (
        "choose a Free City with which you may negotiate.",
        "choisissez une Ville Libre avec laquelle vous pouvez négocier.",
    ),
    "section": (
        "choose a Wonder whose section you can pay.",
        "choisissez une Merveille dont vous pouvez payer la section.",
    ),
    "keep_wonder": (
        "choose which of the two Wonders you keep.",
        "choisissez laquelle des deux Merveilles vous gardez.",
    ),
    "keep_knowledge": (
        "choose which of the two Knowledge cards stays.",
        "choisissez laquelle des deux Connaissances reste.",
    ),
    "line": (
        "choose a free row for one of the first three Policies, a free column for the last two.",
        "choisissez une ligne libre pour les trois premières Politiques, une colonne libre pour les deux autres.",
    ),
    "bonuses": (
        "choose which Policy bonus comes next.",
        "choisissez quel bonus de Politique vient ensuite.",
    ),
    "city_effects": (
        "use an effect of City Activation, or go on.",
        "utilisez un effet d'Activation de la Cité, ou continuez.",
    ),
    "round_start": (
        "use the effect of the start of the round, or go on.",
        "utilisez l'effet de début de manche, ou continuez.",
    ),
}

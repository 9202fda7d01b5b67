"""Les phrases communes aux jeux de la famille : ce qui manque, ce qui est demandé, les questions et les réponses."""

from __future__ import annotations

NEEDS = {
    # personne n'est jamais interrogé
    "something_to_decide": "il n'y a rien à décider ici.",
    # les actions d'un tour
    "payable": "le prix est de {price} ; vous en avez {have}.",
    "payable_with_gold": "le prix est de {price} ; vous en avez {have}, et {gold} Or pour compléter.",
    "wonder_under_construction": "vous n'avez pas de Merveille en construction.",
    "pile_not_empty": "la pile {card} est vide.",
    "own_civilization": "la carte {card} n'est pas une Politique de votre civilisation.",
    "undeveloped": "la Politique {card} est déjà développée.",
    # utiliser une carte
    "has_effect": "la carte {card} n'a pas d'effet à utiliser.",
    "has_effect_of_its_own": "la carte {card} agit d'elle-même et ne s'utilise pas comme une action.",
    "developed": "la carte {card} n'est pas une de vos Politiques développées.",
    "policy_uncovered": "la Politique {card} est recouverte par une Politique plus récente.",
    "works_as_action": "la carte {card} s'utilise comme une action, à votre tour.",
    "works_in_activation": "la carte {card} n'agit que durant l'Activation de la Cité.",
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
    # les emplacements de la Cité
    "slot_filled": "l'emplacement {slot} de votre Cité est vide.",
    "inactive":
        "la carte {card}, à l'emplacement {slot}, est activée, et seule une carte inactive peut être choisie.",
    "slot_activated": "la carte {card}, à l'emplacement {slot}, n'est pas activée.",
    "a_revolt": "la carte {card} n'est pas une Révolte, et seule une Révolte peut être archivée ici.",
    "from_discard": "seule une carte de votre Cité peut être archivée ici, pas une de votre défausse.",
    "in_discard": "la carte {card} n'est pas dans votre défausse.",
    "after_first": "l'emplacement {slot} est choisi : échangez-le avec un emplacement suivant.",
    # choisir une carte, un type, une ligne
    "basic_building": "la carte {card} n'est pas un Bâtiment de base que l'on puisse gagner ici.",
    "bonus_to_come": "le bonus de {the} n'est pas parmi ceux qui restent à recevoir.",
    "one_of_two": "vous gardez l'une des deux : {one} ou {other}.",
}

OPTIONS = {
    "free": "gratuit",
    "nothing": "rien",
    "complete": "Compléter {the}",
    "acquire": "Acquérir {one}",
    "acquire.wonder": "Acquérir {one}, première section",
    "develop": "Développer {the}",
    "develop.covers": "recouvre {the}, dont l'effet cesse",
    "use": "Utiliser {the}",
    "activate.revolts": "{revolts} en moins",
    "stop.convert": "Ne rien convertir",
    "stop.convert.some": "gagner {what}",
    "stop.archive": "Ne rien archiver",
    "stop.archive.some": "Ne plus rien archiver",
    "stop.some": "S'arrêter là",
    "stop.discard": "Ne rien défausser",
    "stop.discard.some": "Ne plus rien défausser",
    "stop.reinforce": "Ne rien renforcer",
    "stop.reinforce.some": "Ne plus rien renforcer",
    "stop.swap": "Ne rien échanger",
    "stop.swap.some": "Finalement, ne rien échanger",
    "gain": "Gagner {what}",
    "gain.either": "Gagner {what}, puis {one} ou {other}",
    "gain.then": "Gagner {what}, puis un autre type",
    "spend": "Payer {what}",
    "spend.then": "Payer {what}, puis un autre type",
    "spend.convert": "Convertir {what}",
    "slot.archive": "Archiver {the} de l'emplacement {slot}",
    "slot.discard": "Défausser {the} de l'emplacement {slot}",
    "slot.reinforce": "Renforcer {the} de l'emplacement {slot}",
    "slot.swap": "Déplacer {the} de l'emplacement {slot}",
    "slot.swap.with": "Contre {the} de l'emplacement {slot}",
    "slot.loses": " et défausser {the}",
    "slot.moves": "avec {the}",
    "pick.archive": "Archiver {one} de votre défausse",
    "pick.gain": "Gagner {one}",
    "pick.copy": "Copier {the}",
    "pick.copy.bonus": "Copier le bonus {of}",
    "pick.bonus": "Bonus {of}",
    "pick.build.first": "Construire la première section {of}",
    "pick.build.second": "Construire la seconde section {of}",
    "pick.keep.wonder": "Garder {the} et retirer {other} du jeu",
    "pick.keep.knowledge": "Garder {the} et défausser {other}",
}

PROMPTS = {
    "choose": "choisissez",
    "may": "utiliser son effet ?",
    "gain": "quelle ressource de base gagnez-vous ?",
    "gain.several": "quelle ressource de base gagnez-vous ? (encore {n})",
    "gain.different": "quelle ressource de base gagnez-vous ? (encore {n}, toutes différentes)",
    "gain.same": "de quel type sont les {n} ressources de base gagnées ?",
    "gain.building": "quel Bâtiment de base gagnez-vous ?",
    "price": "payez {what}, dont combien en Or ?",
    "pay": "quelle ressource payez-vous ?",
    "pay.several": "quelle ressource payez-vous ? (encore {n})",
    "pay.different": "quelle ressource payez-vous ? (encore {n}, toutes différentes)",
    "convert": "convertir jusqu'à {what} en {target} ?",
    "convert.last": "convertir {what} en {target} ?",
    "archive": "archiver une carte ?",
    "archive.again": "archiver une autre carte ?",
    "archive.price": "archiver une carte pour {what} ?",
    "archive.revolt": "archiver une Révolte ?",
    "discard": "défausser une carte ?",
    "discard.up_to": "défausser jusqu'à {what} ?",
    "reinforce": "renforcer une carte ?",
    "reinforce.up_to": "renforcer jusqu'à {what} ?",
    "copy.bonus": "de quelle Politique copiez-vous le bonus ?",
    "copy.policy": "de quelle Politique copiez-vous l'effet ?",
    "swap": "échangez deux cartes : laquelle d'abord ?",
    "swap.with": "contre quelle carte ?",
    "build": "de quelle Merveille construisez-vous une section ?",
    "keep.wonder": "deux Merveilles en construction : laquelle gardez-vous ?",
    "keep.knowledge": "deux Connaissances à l'emplacement {slot} : laquelle gardez-vous ?",
    "bonuses": "bonus de vos Politiques : lequel d'abord ?",
}

WANTS = {
    "archive": "choisissez une carte inactive de votre Cité à archiver, ou aucune.",
    "archive-anywhere":
        "choisissez une carte inactive de votre Cité ou une carte de votre défausse à archiver, ou aucune.",
    "archive-revolt": "choisissez une Révolte à archiver, inactive dans votre Cité ou dans votre défausse, ou aucune.",
    "discard": "choisissez une carte inactive de votre Cité à défausser, ou aucune.",
    "reinforce": "choisissez une carte activée de votre Cité à renforcer, ou aucune.",
    "basic-building": "choisissez un Bâtiment de base dont la pile n'est pas vide.",
    "copy-bonus": "choisissez une de vos Politiques développées.",
    "pay-gold": "indiquez quelle part du prix vous payez en Or.",
    "pay": "choisissez ce que vous payez : Production, Science, Militaire ou Or.",
    "pay-different":
        "choisissez ce que vous payez, de types différents ; l'Or remplace un type qui n'est pas encore payé.",
    "convert": "choisissez une ressource à convertir, ou arrêtez.",
    "gain": "choisissez ce que vous gagnez : Production, Science ou Militaire.",
    "gain-different": "choisissez des ressources de base différentes, dans l'ordre Production, Science, Militaire.",
    "section": "choisissez une Merveille dont vous pouvez payer la section.",
    "keep-wonder": "choisissez laquelle des deux Merveilles vous gardez.",
    "keep-knowledge": "choisissez laquelle des deux Connaissances reste.",
    "bonuses": "choisissez quel bonus de Politique vient ensuite.",
    "may": "répondez par oui ou par non.",
    "choose": "choisissez un des effets.",
}

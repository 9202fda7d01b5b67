"""Les questions."""

from __future__ import annotations

from clio.games.families.monumental.words.said import fr as said

PROMPTS = {
    **said.PROMPTS,
    "turn": "à vous de jouer : choisissez une action",
    "activate": "activation de la Cité : choisissez une ligne et une colonne",
    "city_effects": "activation de la Cité : utiliser une Politique ?",
    "round_start": "début de la manche : utiliser une Politique ?",
    "discard.activated": "défausser une carte activée pour {what} ?",
    "copy.building": "quel Bâtiment copiez-vous ?",
    "reserve": "quelle carte réservez-vous ?",
    "marker": "sur quelle Province placez-vous un marqueur ?",
    "marker.type": "quel marqueur sur {the} ?",
    "advantage.again": "prendre l'Avantage, que vous avez déjà, et perdre {what} ?",
    "stake": "prenez l'Avantage : combien de {what} ?",
    "line.row": "au bout de quelle ligne ?",
    "line.column": "sous quelle colonne ?",
    "spy": "espionner : entraîner ou déployer ? Vous avez {what}",
    "reroll": "déployer : relancer un dé ou s'arrêter ? Dés : {dice}",
    "resolve": "déployer : quel dé résolvez-vous d'abord ? Dés : {dice}",
    "espionage": "quelle carte Espionnage devient active ?",
    "negotiate": "avec quelle Ville Libre négociez-vous ?",
}

# Ce que demande une question, pour qui répond autre chose.
WANTS = {
    **said.WANTS,
    "turn": "à votre tour, choisissez une des actions ou passez.",
    "activate": "choisissez une ligne et une colonne de votre Cité.",
    "discard-activated": "choisissez une des cartes que vous venez d'activer, ou aucune.",
    "swap": "choisissez deux emplacements occupés de votre Cité, le plus petit numéro d'abord, ou aucun.",
    "reserve": "choisissez une carte de la piste de Développement.",
    "copy-building": "choisissez un de vos Bâtiments activés.",
    "copy-policy": "choisissez une Politique développée, inactive durant cette manche, dont vous pouvez payer le prix.",
    "marker": "choisissez une Province que vous contrôlez et qui peut recevoir un marqueur.",
    "marker-type": "choisissez un marqueur d'un type que la Province n'a pas encore.",
    "stake": "indiquez combien de jetons vous posez sur l'Avantage, au moins {n}.",
    "spy": "choisissez Entraîner (avec moins de 3 dés) ou Déployer (avec au moins 1).",
    "reroll": "payez une ressource de base ou un Or pour relancer un dé, ou arrêtez.",
    "resolve": "chaque dé doit être résolu : choisissez le suivant.",
    "espionage": "choisissez une autre carte Espionnage de votre pile.",
    "negotiate": "choisissez une Ville Libre avec laquelle vous pouvez négocier.",
    "line":
        "choisissez où placer la Politique : au bout d'une ligne libre, ou sous une colonne libre pour les deux "
        "dernières.",
    "activation-effects": "utilisez une Politique qui agit durant l'Activation de la Cité, ou continuez.",
    "round-start": "utilisez une Politique qui agit au début de la manche, ou continuez.",
}

# À quel moment vient un coup, avant ce qui est demandé.
MOMENTS = {
    "turn": "une action se choisit au début de votre tour",
    "negotiate": "c'est l'Ambassadeur qui négocie avec les Villes Libres",
}

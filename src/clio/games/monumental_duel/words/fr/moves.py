"""Les réponses."""

from __future__ import annotations

from clio.games.families.monumental.words.said import fr as said

OPTIONS = {
    **said.OPTIONS,
    "conquer": "Conquérir {the}",
    "conquer.barricades": "{price} avec {barricades}",
    "ambassador": "Utiliser l'Ambassadeur",
    "ambassador.spy": "espionner",
    "ambassador.negotiate": "négocier",
    "advantage": "Prendre l'Avantage en {what}",
    "advantage.least": "{n} ou plus",
    "progress.effect": "piocher une carte de votre Cité et l'utiliser",
    "progress.nothing.effect": "votre pioche de Cité est vide",
    "develop.again": "{n|le bonus de votre autre Politique revient|les bonus de vos autres Politiques reviennent}",
    "stake.gold": "en Or",
    "stake.some_gold": "au moins {n} en Or",
    "activate": "Ligne {row} et colonne {column}",
    "yes.advantage": "Oui, retirer les jetons",
    "no.discard": "Non, ne rien défausser",
    "no.advantage": "Non, laisser les jetons",
    "stop.reroll": "S'arrêter et résoudre les dés",
    "type": "{marker} sur {the}",
    "type.new": "un type de plus pour les cartes qui comptent les vôtres",
    "type.had": "vous avez déjà ce type",
    "train.effect": "gagner 1 dé Agent",
    "deploy.effect": "lancer tous vos dés Agent",
    "reroll": "Relancer le {face} pour {what}",
    "die": "Résoudre le {face}",
    "negotiate": "Négocier avec {the}",
    "negotiate.take": "Négocier avec {the} et prendre la carte",
    "negotiate.own": "Négocier avec {the}, votre Ville Libre",
    "negotiate.nothing": "sans Or",
    "pick.mark": "Placer un marqueur sur {the}",
    "pick.espionage": "Activer {the}",
    "pick.reserve": "Réserver {the}",
    "pick.reserve.refund": "Réserver {the} et gagner {what}",
}

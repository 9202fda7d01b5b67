"""What Monumental tells beside the game: what happens for the first time, and how to read its rules."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Aid, First, Reading, Said

FIRSTS: Final = (
    First("conquers", {
        "en": Said(
            "A Province is conquered",
            "A conquest costs as much Military, and takes as many Units, as the Province has defence. Units, an "
            "Outpost and a Wonder there all raise yours."),
        "fr": Said(
            "Une Province est conquise",
            "Une conquête coûte autant de Militaire, et demande autant d'Unités, que la Province a de défense. "
            "Unités, Avant-poste et Merveille élèvent la vôtre."),
    }, ("MON-CONQ-04", "MON-CONQ-06"), "others"),
    First("sent-home", {
        "en": Said(
            "You have lost a Province",
            "Your Units are back in your Capital, unharmed, and an Outpost in your supply. Take it back as soon as "
            "you can pay for its defence."),
        "fr": Said(
            "Vous avez perdu une Province",
            "Vos Unités sont revenues à votre Capitale, indemnes, et l'Avant-poste à votre réserve. Reprenez-la "
            "dès que vous pouvez payer sa défense."),
    }, ("MON-CONQ-12",)),
    First("gets-revolt", {
        "en": Said(
            "A Revolt in your City",
            "It gives nothing and takes the place of a better card. Activate it once, and it returns to its pile."),
        "fr": Said(
            "Une Révolte dans votre Cité",
            "Elle ne donne rien et prend la place d'une meilleure carte. Activez-la une fois, et elle retourne à "
            "sa pile."),
    }, ("MAE-REV-01",)),
    First("reveals-token", {
        "en": Said(
            "A token is revealed",
            "Whoever conquers a free Province turns its token over and chooses one of its two gains, at once. What "
            "cannot be used is lost."),
        "fr": Said(
            "Un jeton se révèle",
            "Qui conquiert une Province libre retourne son jeton et choisit aussitôt l'un de ses deux gains. Ce "
            "qui ne peut servir est perdu."),
    }, ("MON-CONQ-14", "MON-CONQ-15")),
    First("completes", {
        "en": Said(
            "Your first Wonder",
            "Its bonus comes at once; its token stands in a Province of yours and adds 2 to the defence. The card "
            "lies on top of your City deck."),
        "fr": Said(
            "Votre première Merveille",
            "Son bonus vient aussitôt ; son jeton se dresse dans une de vos Provinces et ajoute 2 à la défense. La "
            "carte se pose sur votre pioche de Cité."),
    }, ("MON-WON-01", "MON-CONQ-04")),
    First("monster-appears", {
        "en": Said(
            "A Monster appears",
            "It guards its Province and may attack those around. Whoever defeats it is rewarded, so look at its "
            "strength before you march."),
        "fr": Said(
            "Un Monstre apparaît",
            "Il garde sa Province et peut attaquer alentour. Qui le vainc est récompensé : regardez sa force avant "
            "de marcher."),
    }, ("MON-MONS-01",), "anybody"),
    First("last-round", {
        "en": Said(
            "The end is near",
            "This round is finished, then one more is played. Count the four majorities, 3 points each, and take "
            "what is still missing."),
        "fr": Said(
            "La fin approche",
            "On finit cette manche, puis on en joue une encore. Comptez les quatre majorités, 3 points chacune, et "
            "prenez ce qui manque."),
    }, ("MON-END-01",), "anybody"),
)

READING: Final = (
    Reading("turn", {
        "en": "A turn has four phases: activate a row and a column, act as long as you can pay, refill the City, "
              "refill the display.",
        "fr": "Un tour a quatre phases : activer une rangée et une colonne, agir tant qu'on peut payer, compléter "
              "la Cité, compléter la piste.",
    }, ("MON-TURN-02", "MON-TURN-03")),
    Reading("turn", {
        "en": "Each activated card, the active Policy and each Explorer may be used once a turn; all else only "
              "costs resources.",
        "fr": "Chaque carte activée, la Politique active et chaque Explorateur servent une fois par tour ; le "
              "reste ne coûte que des ressources.",
    }, ("MON-TURN-04",)),
    Reading("turn", {
        "en": "On the map you conquer next to your land, move Units, build Outposts, and send Explorers anywhere.",
        "fr": "Sur la carte, on conquiert à côté de ses terres, on déplace ses Unités, on bâtit des Avant-postes, "
              "on envoie ses Explorateurs partout.",
    }, ("MON-CONQ-01", "MON-MOVE-01", "MON-OUT-01", "MON-EXPL-01")),
    Reading("score", {
        "en": "Provinces and Knowledge are worth 1 point, Wonders and Policies 2, and the most of each kind 3 "
              "more.",
        "fr": "Provinces et Connaissances valent 1 point, Merveilles et Politiques 2, et le plus de chaque sorte 3 "
              "de plus.",
    }, ("MON-SCORE-02", "MON-SCORE-05")),
    Reading("score", {
        "en": "With African Empires the Trade Track scores too.",
        "fr": "Avec African Empires, la Piste commerciale compte aussi.",
    }, ("MAE-TSCORE-01",)),
    Reading("mistakes", {
        "en": "Leaving a Province with a single Unit beside a strong rival.",
        "fr": "Laisser une Province avec une seule Unité à côté d'un rival fort.",
    }, ("MON-CONQ-04",)),
    Reading("mistakes", {
        "en": "Keeping basic resources for the next turn: they are lost.",
        "fr": "Garder des ressources de base pour le tour suivant : elles sont perdues.",
    }, ("MON-RES-05",)),
    Reading("mistakes", {
        "en": "Forgetting the Explorers: a token picked up is a resource for later.",
        "fr": "Oublier les Explorateurs : un jeton ramassé est une ressource pour plus tard.",
    }, ("MON-EXPL-01", "MON-TURN-06")),
    Reading("mistakes", {
        "en": "Buying nothing from the display: cards leave it every turn.",
        "fr": "Ne rien acheter sur la piste : des cartes la quittent à chaque tour.",
    }, ("MON-DISP-01",)),
)

AID: Final[Aid] = {
    "turn": (
        "MON-TURN-02", "MON-ACTV-01", "MON-TURN-03", "MON-ACT-01", "MON-TURN-04", "MON-TERM-01", "MON-TERM-04",
        "MON-TERM-05",
    ),
    "costs": (
        "MON-RES-02", "MON-RES-03", "MON-ACQ-08", "MON-WON-01", "MON-POL-01", "MON-CONQ-06", "MON-CONQ-23",
        "MON-OUT-02", "MON-EXPL-01", "MON-SCI-01", "MAE-INV-01", "MAE-EXCH-01",
    ),
}

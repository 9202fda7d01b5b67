"""What Age of Mythology tells beside the game: what happens for the first time, and how to read its rules."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Aid, First, Reading, Said

FIRSTS: Final = (
    First("attacks", {
        "en": Said(
            "You are attacked",
            "Both sides choose units in secret, then fight one against one until a side has none or retreats. If "
            "you bring nobody, the attacker wins at once."),
        "fr": Said(
            "On vous attaque",
            "Chaque camp choisit ses unités en secret, puis elles s'affrontent une à une jusqu'à ce qu'un camp "
            "n'en ait plus ou se retire. N'envoyez personne, et l'attaquant gagne aussitôt."),
    }, ("AOM-ATTACK-03", "AOM-BATTLE-01"), "against"),
    First("encounter", {
        "en": Said(
            "The dice of an encounter",
            "Every 6 is a hit; more hits win, and a tie is rolled again. Types matter: the card of a unit says "
            "against whom it rolls more dice."),
        "fr": Said(
            "Les dés d'une rencontre",
            "Chaque 6 touche ; le plus de touches gagne ; en cas d'égalité, on relance. Les types comptent : la "
            "carte d'une unité dit contre qui elle lance plus de dés."),
    }, ("AOM-BATTLE-04", "AOM-BATTLE-13"), "anybody"),
    First("eliminated", {
        "en": Said(
            "You have lost a unit",
            "It goes back to your supply and may be recruited again. You may retreat before the next encounter: "
            "the others are saved, the battle is lost."),
        "fr": Said(
            "Vous avez perdu une unité",
            "Elle retourne à votre réserve et peut être recrutée de nouveau. Avant la rencontre suivante, vous "
            "pouvez vous retirer : les autres sont sauves, la bataille est perdue."),
    }, ("AOM-BATTLE-01", "AOM-AFTER-01")),
    First("spoils", {
        "en": Said(
            "Spoilage",
            "At the end of a round you keep 5 cubes of each resource, 8 with a Storehouse; the rest goes back to "
            "the bank. Build, recruit or trade before it does."),
        "fr": Said(
            "La détérioration",
            "En fin de manche, on garde 5 cubes de chaque ressource, 8 avec un Entrepôt ; le reste retourne à la "
            "banque. Bâtissez, recrutez ou échangez avant."),
    }, ("AOM-SPOIL-01", "AOM-SPOIL-02")),
    First("razes", {
        "en": Said(
            "A building was destroyed",
            "Whoever wins an attack on a city destroys a building there, two with a Siege Engine Workshop or with a "
            "surviving unit that can; the power of some gods does so without a battle. In a battle, a Wall gives the "
            "defender 2 dice more in every encounter."),
        "fr": Said(
            "Un bâtiment est détruit",
            "Qui gagne une attaque contre une zone urbaine y détruit un bâtiment, deux avec un Engin de siège ou une "
            "unité survivante qui le permet ; le pouvoir de certains dieux le fait sans bataille. En bataille, "
            "un Mur donne au défenseur 2 dés de plus à chaque rencontre."),
    }, ("AOM-AFTER-04", "AOM-AFTER-05", "AOM-GOD-01"), "others"),
    First("seizes", {
        "en": Said(
            "A tile was taken from you",
            "Whoever wins an attack on a Production Area takes a tile; who worked on it is back in your Holding Area. "
            "Against a city a building falls, against a Holding Area 5 cubes go."),
        "fr": Said(
            "On vous a pris une tuile",
            "Qui gagne une attaque contre une zone de production prend une tuile ; qui y travaillait revient en zone "
            "de possession. Contre une zone urbaine, un bâtiment tombe ; contre une zone de possession, 5 cubes."),
    }, ("AOM-AFTER-07", "AOM-AFTER-08", "AOM-AFTER-09"), "against"),
    First("loots", {
        "en": Said(
            "Cubes were taken from you",
            "Whoever wins an attack on a Holding Area takes 5 resource cubes of their choice; the powers of some gods "
            "take cubes too. Victory cubes are never taken, and what is spent in time cannot be."),
        "fr": Said(
            "On vous a pris des cubes",
            "Qui gagne une attaque contre une zone de possession prend 5 cubes de ressource à son choix ; le pouvoir "
            "de certains dieux en prend aussi. On ne prend jamais de cubes point de victoire, ni ce qui est dépensé."),
    }, ("AOM-AFTER-10", "AOM-AFTER-11", "AOM-GOD-01"), "against"),
    First("invokes", {
        "en": Said(
            "A god takes a hand",
            "Some random cards carry a god: for favor, its power is used with the card's action, or instead of it. "
            "So favor is never idle."),
        "fr": Said(
            "Un dieu s'en mêle",
            "Certaines cartes aléatoires portent un dieu : contre de la faveur, son pouvoir s'ajoute à l'action de "
            "la carte, ou la remplace. La faveur n'est donc jamais inutile."),
    }, ("AOM-GOD-01", "AOM-GOD-03"), "others"),
    First("advances", {
        "en": Said(
            "A new age",
            "From the next round on you hold one card more, and a hero of this age may be recruited. In the Mythic "
            "Age The Wonder can be built."),
        "fr": Said(
            "Un nouvel âge",
            "Dès la manche suivante, vous tenez une carte de plus, et un héros de cet âge peut être recruté. À l'âge "
            "mythique, La Merveille peut être bâtie."),
    }, ("AOM-AGE-01", "AOM-DRAW-01")),
)

READING: Final = (
    Reading("turn", {
        "en": "A round: place a victory cube, make up your hand, play three cards in turn, lose what spoils, tidy "
              "your hand.",
        "fr": "Une manche : poser un cube point de victoire, composer sa main, jouer trois cartes, perdre ce qui se "
              "gâte, ranger sa main.",
    }, ("AOM-ROUND-01",)),
    Reading("turn", {
        "en": "Permanent cards are always there; random ones are mostly stronger and may carry a god.",
        "fr": "Les cartes permanentes sont toujours là ; les aléatoires sont le plus souvent plus fortes et portent "
              "parfois un dieu.",
    }, ("AOM-DRAW-04", "AOM-GOD-01")),
    Reading("turn", {
        "en": "Explore and Gather serve everybody: their player only goes first, or names what is gathered.",
        "fr": "Explorer et Collecter servent à tous : qui les joue passe seulement le premier, ou nomme ce qu'on "
              "collecte.",
    }, ("AOM-EXPLORE-04", "AOM-GATHER-04")),
    Reading("turn", {
        "en": "In a battle units meet one against one: every 6 is a hit, more hits win, and the loser's unit is "
              "eliminated; a tie is rolled again.",
        "fr": "Dans une bataille, les unités s'affrontent une contre une : chaque 6 touche, le plus de touches "
              "gagne, et l'unité du perdant est éliminée ; en cas d'égalité, on relance.",
    }, ("AOM-BATTLE-12", "AOM-BATTLE-13")),
    Reading("score", {
        "en": "Victory cubes win: those on three cards go at the end to the largest army, the most buildings, the "
              "builder of The Wonder; those of a battle to its winner at once.",
        "fr": "Les cubes point de victoire font gagner : à la fin, ceux de trois cartes vont à la plus grande armée, "
              "au plus de bâtiments, à qui a bâti La Merveille ; ceux d'une bataille à son vainqueur, aussitôt.",
    }, ("AOM-VCUBE-06", "AOM-END-06")),
    Reading("score", {
        "en": "The game ends at once when somebody builds The Wonder, else with the round in which the last victory "
              "cube leaves the bank; in that round nothing spoils.",
        "fr": "La partie s'achève aussitôt quand un joueur bâtit La Merveille, sinon avec la manche où le dernier cube "
              "point de victoire quitte la banque ; cette manche-là, rien ne se détériore.",
    }, ("AOM-END-01", "AOM-END-02", "AOM-END-03", "AOM-END-04")),
    Reading("score", {
        "en": "In a tie nobody takes the cubes of a card: one unit or one building more is worth it.",
        "fr": "En cas d'égalité, personne ne prend les cubes d'une carte : une unité ou un bâtiment de plus vaut "
              "la peine.",
    }, ("AOM-END-06",)),
    Reading("mistakes", {
        "en": "Ending a round with more than 5 cubes of a kind.",
        "fr": "Finir une manche avec plus de 5 cubes d'une sorte.",
    }, ("AOM-SPOIL-01",)),
    Reading("mistakes", {
        "en": "Naming what helps the others more than you when you gather.",
        "fr": "Nommer, en collectant, ce qui sert aux autres plus qu'à vous.",
    }, ("AOM-GATHER-05",)),
    Reading("mistakes", {
        "en": "Fighting type against type without looking at the bonus dice.",
        "fr": "Combattre sans regarder les dés de bonus entre types.",
    }, ("AOM-BATTLE-04",)),
    Reading("mistakes", {
        "en": "Staying in the Archaic Age: every age gives another card each round.",
        "fr": "Rester à l'âge archaïque : chaque âge donne une carte de plus par manche.",
    }, ("AOM-DRAW-01",)),
)

AID: Final[Aid] = {
    "turn": (
        "AOM-ROUND-01", "AOM-DRAW-01", "AOM-ACTION-02", "AOM-ACTION-08", "AOM-ACTION-09", "AOM-BATTLE-01",
        "AOM-BATTLE-12", "AOM-BATTLE-13", "AOM-AFTER-03", "AOM-SPOIL-01", "AOM-END-01", "AOM-END-02",
    ),
    "costs": (
        "AOM-BLDG-01", "AOM-BLDG-04", "AOM-BLDG-08", "AOM-BLDG-09", "AOM-BLDG-10", "AOM-BLDG-11", "AOM-BLDG-12",
        "AOM-BLDG-14", "AOM-BLDG-15", "AOM-BLDG-16", "AOM-BLDG-17", "AOM-BLDG-18", "AOM-BLDG-20", "AOM-BLDG-21",
        "AOM-RECRUIT-03", "AOM-TRADE-02", "AOM-AGE-02",
    ),
}

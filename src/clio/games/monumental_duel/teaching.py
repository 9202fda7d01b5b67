"""What Monumental Duel tells beside the game: what happens for the first time, and how to read its rules."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Aid, First, Reading, Said

FIRSTS: Final = (
    First("takes-advantage", {
        "en": Said(
            "The Advantage has moved",
            "Whoever holds the Advantage may use their Warlord. Pay more tokens of the same resource than lie on "
            "it, and it is yours."),
        "fr": Said(
            "L'Avantage a changé de main",
            "Qui tient l'Avantage peut utiliser son Chef de guerre. Misez plus de jetons de la même ressource "
            "qu'il n'y en a, et il est à vous."),
    }, ("MD-ADV-02", "MD-ADV-06"), "others"),
    First("conquers", {
        "en": Said(
            "A Province was conquered",
            "Only the Province on top of a pile can be taken; each Barricade above it adds 2 Military to the "
            "price. You may take one back in the same way."),
        "fr": Said(
            "Une Province a été conquise",
            "Seule la Province du dessus d'une pile peut être prise ; chaque Barricade posée sur elle ajoute 2 "
            "Militaire au prix. Vous pouvez en reprendre une de même."),
    }, ("MD-CONQ-01", "MD-CONQ-03"), "others"),
    First("spies", {
        "en": Said(
            "Your Agents",
            "Train takes one more Agent die, 3 at most. Deploy rolls all that you have: each then does what its number "
            "says on your active Espionage card."),
        "fr": Said(
            "Vos Agents",
            "Entraîner prend un dé Agent de plus, 3 au plus. Déployer lance tous les vôtres : chacun fait ensuite ce "
            "que son chiffre indique sur votre carte Espionnage active."),
    }, ("MDE-SPY-01", "MDE-SPY-02", "MDE-SPY-03", "MDE-SPY-07")),
    First("rolls", {
        "en": Said(
            "Roll again, or stop",
            "1 basic resource or 1 Gold rolls any one die again, as often as you can pay. Once you stop, every die "
            "must be resolved, in the order you like; all but a 1 stay yours."),
        "fr": Said(
            "Relancer ou s'arrêter",
            "1 ressource de base ou 1 Or relance un dé, aussi souvent que vous pouvez payer. Une fois arrêté, chaque "
            "dé se résout, dans l'ordre voulu ; tous restent à vous, sauf les 1."),
    }, ("MDE-SPY-05", "MDE-SPY-08", "MDE-SPY-09", "MDE-SPY-15")),
    First("changes-espionage", {
        "en": Said(
            "Another Espionage card",
            "On a 2 or a 3 you choose which card of your stack lies on top: it counts from the next die on and stays "
            "active. The numbered ones may trouble your rival, for instance with Revolts."),
        "fr": Said(
            "Une autre carte Espionnage",
            "Sur un 2 ou un 3, vous choisissez la carte du dessus de votre pile : elle vaut dès le dé suivant et reste "
            "active. Les numérotées peuvent gêner l'adversaire, par exemple par des Révoltes."),
    }, ("MDE-SPY-11", "MDE-SPY-12", "MDE-SPY-16")),
    First("gets-revolt", {
        "en": Said(
            "A Revolt among your cards",
            "It gives nothing, takes the place of a good card and counts −1 point. Activate it or use it once, and "
            "it goes back to its pile."),
        "fr": Said(
            "Une Révolte parmi vos cartes",
            "Elle ne donne rien, prend la place d'une bonne carte et vaut −1 point. Activez-la ou utilisez-la une "
            "fois, et elle retourne à sa pile."),
    }, ("MDE-REV-01", "MDE-SCORE-02")),
    First("loses-die", {
        "en": Said(
            "An Agent was caught",
            "A 1 sends the die back to the supply. Before you stop rolling you may pay 1 resource to roll a die "
            "again."),
        "fr": Said(
            "Un Agent s'est fait prendre",
            "Un 1 renvoie le dé à la réserve. Avant d'arrêter, vous pouvez payer 1 ressource pour relancer un dé."),
    }, ("MDE-SPY-05", "MDE-SPY-10")),
    First("takes-city", {
        "en": Said(
            "A Free City has been taken",
            "4 Gold of one player on it are enough; what the other had staked there is lost. Its owner uses it "
            "without paying, and it is worth 2 points."),
        "fr": Said(
            "Une Ville Libre est prise",
            "4 Or d'un même joueur y suffisent ; la mise de l'autre est perdue. Son maître l'utilise sans payer, "
            "et elle vaut 2 points."),
    }, ("MDT-NEG-06", "MDT-NEG-07", "MDT-SCORE-01"), "anybody"),
    First("completes", {
        "en": Said(
            "Your Wonder is complete",
            "Its bonus comes at once, and the card lies on top of your City deck: activated, it works like any "
            "other. It is worth 2 points."),
        "fr": Said(
            "Votre Merveille est complétée",
            "Son bonus vient aussitôt, et la carte se pose sur votre pioche de Cité : activée, elle sert comme une "
            "autre. Elle vaut 2 points."),
    }, ("MD-WON-07", "MD-WON-08", "MD-SCORE-03")),
    First("develops", {
        "en": Said(
            "Only the newest Policy works",
            "The next one will cover it and end its effect (not for the Mughals). Its bonus comes again each time you "
            "develop another Policy."),
        "fr": Said(
            "Seule la dernière Politique agit",
            "La suivante la recouvrira et son effet cessera (sauf chez les Moghols). Son bonus, lui, revient chaque "
            "fois que vous en développez une autre."),
    }, ("MD-POL-05", "MD-POL-06")),
    First("archives", {
        "en": Said(
            "Archived: gone for good",
            "An archived card never comes back, so that your better cards come up more often. Only a card that is not "
            "activated can be archived, and it no longer scores."),
        "fr": Said(
            "Archivée, elle ne revient plus",
            "Une carte archivée quitte votre jeu : vos meilleures cartes reviennent plus souvent. Seule une carte "
            "inactive peut l'être, et elle ne compte plus pour vos points."),
    }, ("MD-TERM-02", "MD-TERM-04", "MD-TERM-05")),
    First("reinforces", {
        "en": Said(
            "A reinforced card stays",
            "It is straightened: it stays in your City and can be activated again next round, but it cannot be used "
            "any more in this one."),
        "fr": Said(
            "Une carte renforcée reste",
            "Elle est redressée : elle reste en Cité et pourra être activée à la manche suivante, mais ne sert plus "
            "pendant celle-ci."),
    }, ("MD-TERM-27", "MD-TERM-37")),
    First("keeps-knowledge", {
        "en": Said(
            "Knowledge lies under a card",
            "A slot holds one Knowledge under another card, and both are activated together. Where two meet, you keep "
            "one and discard the other."),
        "fr": Said(
            "Une Connaissance sous une carte",
            "Un emplacement a une Connaissance au plus, sous une autre carte : les deux s'activent ensemble. S'il en "
            "vient deux, vous en gardez une et défaussez l'autre."),
    }, ("MD-CITY-02", "MD-CITY-03")),
    First("progresses", {
        "en": Said(
            "Scientific Progress",
            "For 2 Science the top card of your City deck serves you at once, then goes to your discard pile. Of an "
            "empty deck nothing is drawn."),
        "fr": Said(
            "Le Progrès Scientifique",
            "Pour 2 Science, la première carte de votre pioche de Cité vous sert aussitôt, puis va à la défausse. "
            "D'une pioche vide on ne tire rien."),
    }, ("MD-SCI-01", "MD-SCI-03", "MD-SCI-05")),
    First("last-round", {
        "en": Said(
            "The last round",
            "Four cards or fewer were left on the track: after this round the points are counted. Think of the four "
            "races: 3 points for the most of each."),
        "fr": Said(
            "La dernière manche",
            "Il restait quatre cartes ou moins sur la piste : après cette manche, on compte les points. Pensez aux "
            "quatre courses : 3 points au premier de chacune."),
    }, ("MD-END-01", "MD-DOM-01"), "anybody"),
)

READING: Final = (
    Reading("turn", {
        "en": "A round has three phases: activate a row and a column of your City, act in turns, then refill.",
        "fr": "Une manche a trois phases : activer une ligne et une colonne de sa Cité, agir à tour de rôle, puis "
              "compléter.",
    }, ("MD-ROUND-01", "MD-ACT-02")),
    Reading("turn", {
        "en": "On your turn you take exactly one action, as long as you have not passed: acquire, complete a "
              "Wonder, develop or use a Policy, conquer, use a card, make a Scientific Progress, take the "
              "Advantage, use a Unit.",
        "fr": "À votre tour, exactement une action, tant que vous n'avez pas passé : acquérir, compléter une "
              "Merveille, développer ou utiliser une Politique, conquérir, utiliser une carte, faire un Progrès "
              "Scientifique, prendre l'Avantage, utiliser une Unité.",
    }, ("MD-TURN-02", "MD-TURN-03")),
    Reading("turn", {
        "en": "Gold replaces any basic resource, never Culture; basic resources are lost when you pass.",
        "fr": "L'Or remplace toute ressource de base, jamais la Culture ; les ressources de base sont perdues "
              "quand on passe.",
    }, ("MD-RES-06", "MD-RES-10", "MD-RES-11")),
    Reading("turn", {
        "en": "What you acquire goes on top of your City deck and comes into the City at the end of the round.",
        "fr": "Ce qu'on acquiert se pose sur sa pioche de Cité et entre en Cité en fin de manche.",
    }, ("MD-BLD-01", "MD-CITY-01")),
    Reading("score", {
        "en": "1 point for each Province and Knowledge, 2 for each Wonder and Policy.",
        "fr": "1 point par Province et par Connaissance, 2 par Merveille et par Politique.",
    }, ("MD-SCORE-01", "MD-SCORE-02", "MD-SCORE-03", "MD-SCORE-04")),
    Reading("score", {
        "en": "1 for each Victory Point, 2 for each Free City taken; 1 less for each Revolt among your cards.",
        "fr": "1 par Point de Victoire, 2 par Ville Libre prise ; 1 de moins par Révolte parmi ses cartes.",
    }, ("MDE-SCORE-01", "MDT-SCORE-01", "MDE-SCORE-02")),
    Reading("score", {
        "en": "Nothing for archived cards, Barricades, a Wonder under construction, Gold and Culture left over.",
        "fr": "Rien pour les cartes archivées, les Barricades, une Merveille en chantier, l'Or et la Culture restants.",
    }, ("MD-SCORE-05", "MD-SCORE-06", "MD-SCORE-07", "MD-SCORE-08")),
    Reading("score", {
        "en": "The most Provinces, Knowledge, Wonders, Policies: 3 points each, to both players when tied.",
        "fr": "Le plus de Provinces, de Connaissances, de Merveilles, de Politiques : 3 points chaque fois, aux "
              "deux en cas d'égalité.",
    }, ("MD-DOM-01", "MD-DOM-05")),
    Reading("score", {
        "en": "With equal points whoever has the Advantage wins; if nobody has it, more Gold, then more Culture.",
        "fr": "À égalité de points, qui a l'Avantage l'emporte ; si personne ne l'a, le plus d'Or, puis de Culture.",
    }, ("MD-TIE-02", "MD-TIE-03", "MD-TIE-04")),
    Reading("score", {
        "en": "Once four cards or fewer lie on the track after its refill, the next round is the last.",
        "fr": "Dès que la piste complétée n'a que quatre cartes ou moins, la manche suivante est la dernière.",
    }, ("MD-END-01", "MD-END-03")),
    Reading("mistakes", {
        "en": "Passing with resources in hand: they are lost, while an Advantage or a Barricade could have been "
              "bought.",
        "fr": "Passer en gardant des ressources : elles sont perdues, alors qu'elles achetaient l'Avantage ou une "
              "Barricade.",
    }, ("MD-PASS-04",)),
    Reading("mistakes", {
        "en": "Forgetting that a conquered Province gives no bonus: only one taken from the track does.",
        "fr": "Oublier qu'une Province conquise ne donne pas son bonus : seule celle de la piste le donne.",
    }, ("MD-PRV-03", "MD-CONQ-06")),
    Reading("mistakes", {
        "en": "Starting a second Wonder: only one can be under construction, the other leaves the game.",
        "fr": "Commencer une seconde Merveille : une seule peut être en chantier, l'autre quitte le jeu.",
    }, ("MD-WON-04", "MD-WON-05")),
    Reading("mistakes", {
        "en": "Waiting for a card of the track: those on the right leave at the end of the round.",
        "fr": "Attendre une carte de la piste : celles de droite s'en vont en fin de manche.",
    }, ("MD-TRACK-02",)),
)

AID: Final[Aid] = {
    "turn": (
        "MD-ROUND-01", "MD-ACT-02", "MD-TURN-02", "MD-TURN-03", "MD-TURN-07",
    ),
    "costs": (
        "MD-RES-02", "MD-RES-03", "MD-RES-04", "MD-RES-09", "MD-RES-10", "MD-WON-02", "MD-WON-06", "MD-POL-02",
        "MD-CONQ-02", "MD-CONQ-03", "MD-SCI-01", "MD-ADV-03", "MD-ADV-06", "MDE-SPY-05",
    ),
}

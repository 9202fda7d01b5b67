"""Two rounds of Greeks against Japanese: from the first activation to a Province taken from the rival."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Lesson, Said, Step

LESSON: Final = Lesson(
    id="first-game",
    game="monumental-duel",
    names={"en": "Your first duel", "fr": "Votre premier duel"},
    about={
        "en": "Two rounds with the Greeks: activate, pay, build, conquer.",
        "fr": "Deux manches avec les Grecs : activer, payer, bâtir, conquérir.",
    },
    minutes=10,
    players=2,
    seed="1",
    options={"modules": "trade", "civilizations": ["greeks", "japanese"], "first": "1"},
    steps=(
        Step({
            "en": Said(
                "Two civilizations, one winner",
                "You lead the Greeks against Hypatia's Japanese, and whoever has more points in the end wins. Your "
                "City is your engine: this Construction Yard makes Production, this Fort Military, as their corners "
                "say."),
            "fr": Said(
                "Deux civilisations, un vainqueur",
                "Vous menez les Grecs contre les Japonais d'Hypatia : à la fin, le plus de points l'emporte. Votre "
                "Cité est votre moteur : ce Chantier donne de la Production, ce Fort du Militaire, comme l'indique "
                "leur coin."),
        }, at=("0:city:0", "0:city:1")),
        Step({
            "en": Said(
                "Wake up five cards",
                "Every round you choose one row and one column, and the five cards in them work for you. Take row "
                "1 and column 3: 2 Production and 2 Military.",
                "That would be a fine choice in another game. Here, please take row 1 and column 3."),
            "fr": Said(
                "Réveillez cinq cartes",
                "À chaque manche, vous choisissez une ligne et une colonne : leurs cinq cartes travaillent pour "
                "vous. Prenez la ligne 1 et la colonne 3 : 2 Production et 2 Militaire.",
                "Un bon choix dans une autre partie. Ici, prenez la ligne 1 et la colonne 3."),
        },
            at=("0:city:0", "0:city:1", "0:city:2", "0:city:5", "0:city:8"),
            moves=("activate row 1 column 3",),
            replies=("activate row 1 column 3",),
        ),
        Step({
            "en": Said(
                "What you have to spend",
                "Production, Science and Military are lost when you pass, so spend them this round. Gold and "
                "Culture stay with you."),
            "fr": Said(
                "De quoi payer",
                "Production, Science et Militaire sont perdus quand vous passez : dépensez-les dans la manche. "
                "L'Or et la Culture, eux, se gardent."),
        }, at=("0:resource:production", "0:resource:military")),
        Step({
            "en": Said(
                "One action, then it is her turn",
                "You take turns, one action each. The Mine is awake and you have gained 2 Production this round: "
                "use it for 1 Gold.",
                "Start with the Mine: it costs nothing and gives 1 Gold."),
            "fr": Said(
                "Une action, puis c'est à elle",
                "Chacun joue à son tour, une action à la fois. Votre Mine est éveillée et vous avez gagné 2 "
                "Production cette manche : utilisez-la pour 1 Or.",
                "Commencez par la Mine : elle ne coûte rien et donne 1 Or."),
        }, moves=("use mine",), replies=("acquire sogdiana", "pick workshop")),
        Step({
            "en": Said(
                "She was quicker",
                "Hypatia has taken Sogdiana from the Development track: it now lies on her Province pile. What one "
                "of you takes is gone for the other, so watch the track."),
            "fr": Said(
                "Elle a été plus vive",
                "Hypatia a pris la Sogdiane sur la piste de Développement : la voici sur sa pile des Provinces. Ce "
                "que l'un prend manque à l'autre, alors surveillez la piste."),
        }, at=("1:province:t1p-sogdiana",)),
        Step({
            "en": Said(
                "Gold fills the gap",
                "The Sahara costs 3 Military and you have 2. Acquire it and let 1 Gold stand in for what is "
                "missing; its bonus gives that Gold back at once.",
                "Take the Sahara on the track, and pay 1 of it in Gold."),
            "fr": Said(
                "L'Or comble le manque",
                "Le Sahara coûte 3 Militaire et vous en avez 2. Acquérez-le en laissant 1 Or remplacer ce qui "
                "manque : son bonus vous le rend aussitôt.",
                "Prenez le Sahara sur la piste, et payez 1 en Or."),
        }, moves=("acquire sahara", "pay gold 1"), replies=("acquire workshop",)),
        Step({
            "en": Said(
                "A Province is a point",
                "It counts 1 point, but can be taken from you while it lies on top. The most Provinces, Knowledge, "
                "Wonders and Policies, the four Dominations, are worth 3 points each, to both when tied: that is how "
                "you both began with 12."),
            "fr": Said(
                "Une Province, un point",
                "Elle vaut 1 point, mais on peut vous la prendre tant qu'elle est sur le dessus. Le plus de "
                "Provinces, de Connaissances, de Merveilles, de Politiques, les quatre Dominations, valent 3 points "
                "chacune, aux deux si égalité : d'où vos 12 points du départ."),
        }, at=("0:province:t1p-sahara",)),
        Step({
            "en": Said(
                "Send the Ambassador",
                "Once per round your Ambassador negotiates with a Free City: put 1 Gold on it and it helps you. Go "
                "to Zanzibar and ask for 2 Production.",
                "Send the Ambassador to Zanzibar and choose Production."),
            "fr": Said(
                "Envoyez l'Ambassadeur",
                "Une fois par manche, votre Ambassadeur négocie avec une Ville Libre : posez-y 1 Or et elle vous "
                "aide. Allez à Zanzibar et demandez 2 Production.",
                "Envoyez l'Ambassadeur à Zanzibar et choisissez la Production."),
        }, moves=("ambassador negotiate", "negotiate zanzibar", "yes", "gain production"), replies=("pass",)),
        Step({
            "en": Said(
                "Your Gold waits there",
                "The Gold stays on Zanzibar from round to round. With 4 of yours on it the city is yours: 2 "
                "points, and its help for free."),
            "fr": Said(
                "Votre Or reste là-bas",
                "L'Or reste sur Zanzibar de manche en manche. À 4 des vôtres, la ville est à vous : 2 points, et "
                "son aide gratuite."),
        }, at=("table:free-city:fc-zanzibar",)),
        Step({
            "en": Said(
                "Lay the first stone",
                "Hypatia has passed: she is out for this round and you go on alone. Acquire the Colossus of "
                "Rhodes, a Wonder built in two sections, and pay the 3 Production of the first.",
                "Acquire the Colossus of Rhodes and keep your Gold."),
            "fr": Said(
                "Posez la première pierre",
                "Hypatia a passé : elle ne joue plus cette manche, et vous continuez sans elle. Acquérez le "
                "Colosse de Rhodes, une Merveille en deux sections, et payez les 3 Production de la première.",
                "Acquérez le Colosse de Rhodes et gardez votre Or."),
        }, moves=("acquire colossus-of-rhodes", "pay gold 0")),
        Step({
            "en": Said(
                "Seize the Advantage",
                "Your last Production buys the Advantage: 1 token of any kind is enough while nobody has staked "
                "anything. Whoever holds it may use their Warlord; after each round 1 token leaves it, and with the "
                "last one it is gone.",
                "Take the Advantage with the Production that is left to you."),
            "fr": Said(
                "Prenez l'Avantage",
                "Votre dernière Production achète l'Avantage : 1 jeton suffit tant que personne n'a encore misé. Qui "
                "le tient peut utiliser son Chef de guerre ; 1 jeton le quitte après chaque manche, et avec le "
                "dernier on le perd.",
                "Prenez l'Avantage avec la Production qui vous reste."),
        }, moves=("advantage production", "stake 1", "pay gold 0")),
        Step({
            "en": Said(
                "Call Hercules",
                "Once per round, and only with the Advantage, Hercules brings you a resource. Ask him for "
                "Production; in later Eras he brings 2, then 3.",
                "Use your Warlord Hercules, and take Production."),
            "fr": Said(
                "Appelez Hercule",
                "Une fois par manche, et seulement avec l'Avantage, Hercule vous apporte une ressource. "
                "Demandez-lui de la Production ; aux Ères suivantes il en apporte 2, puis 3.",
                "Utilisez votre Chef de guerre Hercule, et prenez de la Production."),
        }, moves=("warlord", "gain production")),
        Step({
            "en": Said(
                "End your round",
                "The Production of Hercules buys nothing alone and is lost: it was to see him at work, and your Gold "
                "serves you better next round. Pass: your five tilted cards are discarded, and new ones from your "
                "City deck take their places.",
                "You could still buy something, but your Gold serves you better next round: pass."),
            "fr": Said(
                "Finissez la manche",
                "La Production d'Hercule, qui seule n'achète rien, sera perdue : il s'agissait de le voir à l'œuvre, "
                "et votre Or servira mieux ensuite. Passez : vos cinq cartes inclinées sont défaussées, et d'autres, "
                "de votre pioche de Cité, les remplacent.",
                "Vous pourriez encore acheter, mais votre Or servira mieux à la manche suivante : passez."),
        }, moves=("pass",), replies=("activate row 1 column 2",)),
        Step({
            "en": Said(
                "A new round, a new City",
                "What you acquire for your City goes on top of its deck and so comes soon: the Workshops Hypatia "
                "bought have just given her 4 Production. The first player changes every round, 3 cards at most stay "
                "on the track, and new ones fill it up to 6."),
            "fr": Said(
                "Nouvelle manche, nouvelle Cité",
                "Ce que vous acquérez pour la Cité se pose sur sa pioche et arrive donc vite : les Ateliers "
                "d'Hypatia viennent de lui donner 4 Production. Le premier joueur change à chaque manche ; 3 cartes "
                "au plus restent sur la piste, et de nouvelles la complètent à 6."),
        }, at=("0:deck:0", "table:track:t1p-phoenicia")),
        Step({
            "en": Said(
                "Look for the Forum",
                "This time you want Culture, and the Forum can make it. Activate row 3 and column 1: 2 Production, "
                "2 Science and the Forum itself.",
                "The Forum lies in row 3: take row 3 and column 1."),
            "fr": Said(
                "Visez le Forum",
                "Cette fois il vous faut de la Culture, et le Forum sait en faire. Activez la ligne 3 et la "
                "colonne 1 : 2 Production, 2 Science et le Forum lui-même.",
                "Le Forum est sur la ligne 3 : prenez la ligne 3 et la colonne 1."),
        }, at=("0:city:7",), moves=("activate row 3 column 1",), replies=("acquire caravan-post",)),
        Step({
            "en": Said(
                "What lies under the Library",
                "A Knowledge that comes into your City lies under the next card, and both are activated together. If "
                "two come one after the other, you keep one and discard the other."),
            "fr": Said(
                "Sous la Bibliothèque",
                "Une Connaissance qui arrive en Cité se glisse sous la carte suivante : les deux s'activent "
                "ensemble. S'il en vient deux de suite, vous en gardez une et défaussez l'autre."),
        }, at=("0:knowledge:1",)),
        Step({
            "en": Said(
                "Turn goods into Culture",
                "Use the Forum: its first choice archives a card that is not activated, which leaves the game and "
                "scores no more. Take the second, two different resources for 1 Culture, and pay 1 Production and 1 "
                "Science.",
                "Use the Forum for Culture, and pay with 1 Production and 1 Science."),
            "fr": Said(
                "Faites-en de la Culture",
                "Utilisez le Forum : son premier choix archive une carte inactive, qui quitte le jeu et ne compte "
                "plus. Prenez le second, deux ressources différentes contre 1 Culture, et payez 1 Production et 1 "
                "Science.",
                "Utilisez le Forum pour la Culture, et payez 1 Production et 1 Science."),
        }, moves=("use forum", "choose 2", "spend production", "spend science"), replies=("pass",)),
        Step({
            "en": Said(
                "Develop a Policy",
                "The first costs 1 Culture, the second 2, and each is worth 2 points; a new one covers the effect of "
                "the last, yet brings the bonuses of all of them. Develop Architecture, and take a Workshop as its "
                "bonus.",
                "Develop Architecture and gain a Workshop: both will serve you in a moment."),
            "fr": Said(
                "Développez une Politique",
                "La première coûte 1 Culture, la deuxième 2, et chacune vaut 2 points ; une nouvelle recouvre "
                "l'effet de la précédente, mais redonne les bonus de toutes. Développez l'Architecture, et prenez un "
                "Atelier en bonus.",
                "Développez l'Architecture et gagnez un Atelier : les deux vont vous servir."),
        }, moves=("develop architecture", "pick workshop")),
        Step({
            "en": Said(
                "Complete the Colossus",
                "Begin a second Wonder before the first is done, and one of the two leaves the game. With "
                "Architecture any resource pays: complete the Colossus with 1 Production, 1 Science and 1 Gold, for "
                "2 points and a bonus of 2 Military.",
                "Complete your Wonder: 1 Production, 1 Science, and Gold for the rest."),
            "fr": Said(
                "Achevez le Colosse",
                "Commencer une seconde Merveille avant d'achever la première, c'est en retirer une du jeu. Avec "
                "l'Architecture, toute ressource paie : complétez le Colosse avec 1 Production, 1 Science et 1 Or, "
                "pour 2 points et un bonus de 2 Militaire.",
                "Complétez votre Merveille : 1 Production, 1 Science, et l'Or pour le reste."),
        }, moves=("complete", "spend production", "spend science")),
        Step({
            "en": Said(
                "Now strike",
                "Sogdiana lies unprotected on Hypatia's pile and costs 3 Military: your 2 and your last Gold. "
                "Conquer it: its bonus comes only from the track, but you gain a point, she loses one, and the "
                "Domination of Provinces is yours alone.",
                "Conquer Sogdiana while you can pay for it."),
            "fr": Said(
                "Frappez maintenant",
                "La Sogdiane est sans défense sur la pile d'Hypatia et coûte 3 Militaire : vos 2 et votre dernier "
                "Or. Conquérez-la : son bonus ne vient que de la piste, mais vous gagnez un point, elle en perd un, "
                "et la Domination des Provinces n'est plus qu'à vous.",
                "Conquérez la Sogdiane tant que vous pouvez la payer."),
        }, at=("1:province:t1p-sogdiana",), moves=("conquer",)),
        Step({
            "en": Said(
                "How points are counted",
                "1 point for each Province and Knowledge, 2 for each Wonder, Policy and Free City. Then the four "
                "Dominations: most Provinces, Knowledge, Wonders, Policies, 3 points each, to both when tied."),
            "fr": Said(
                "Comment on compte",
                "1 point par Province et par Connaissance, 2 par Merveille, Politique et Ville Libre. Puis les quatre "
                "Dominations : le plus de Provinces, de Connaissances, de Merveilles, de Politiques, 3 points chacune, "
                "aux deux en cas d'égalité."),
        }),
        Step({
            "en": Said(
                "Keep what you have",
                "A Barricade on top of your pile would make Sogdiana 2 Military dearer for her; it costs 2 "
                "Production that you do not have now. Pass, and think of it next round.",
                "Nothing else can be paid: pass."),
            "fr": Said(
                "Gardez vos conquêtes",
                "Une Barricade sur votre pile rendrait la Sogdiane plus chère pour elle, de 2 Militaire ; il y "
                "faut 2 Production, que vous n'avez plus. Passez, et pensez-y à la prochaine manche.",
                "Rien d'autre n'est payable : passez."),
        }, at=("table:basic:basic-barricade",), moves=("pass",)),
        Step({
            "en": Said(
                "The end comes from the track",
                "When four cards or fewer are left on it, one last round is played; with equal points the Advantage "
                "decides, then Gold, then Culture. Now the duel is yours: Hypatia plays by her own lights, gently, "
                "and hints are one key away (H)."),
            "fr": Said(
                "La piste sonne la fin",
                "Quand il n'y reste que quatre cartes ou moins, on joue une dernière manche ; à égalité de points, "
                "l'Avantage départage, puis l'Or, puis la Culture. Le duel est à vous : Hypatia joue maintenant à sa "
                "guise, sans forcer, et un conseil est à portée de touche (H)."),
        }, at=("table:track:t1w-artemis",)),
    ),
)

"""Three turns of Greece against Egypt: Provinces, an Explorer, two Wonders and a Policy."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Lesson, Said, Step

LESSON: Final = Lesson(
    id="first-game",
    game="monumental",
    names={"en": "Your first empire", "fr": "Votre premier empire"},
    about={
        "en": "Three turns with Greece: City, map, Wonders, a Policy.",
        "fr": "Trois tours avec la Grèce : Cité, carte, Merveilles, Politique.",
    },
    minutes=12,
    players=2,
    seed="2",
    options={"african": False, "deck": "core", "civilizations": ["greece", "egypt"], "first": "1"},
    steps=(
        Step({
            "en": Said(
                "A City and a map",
                "You lead Greece; Hypatia leads Egypt. Your City makes resources, the map gives land to conquer "
                "with them, and whoever has the most points at the end wins."),
            "fr": Said(
                "Une Cité et une carte",
                "Vous menez la Grèce, Hypatia l'Égypte. Votre Cité fournit des ressources, la carte des terres à "
                "conquérir, et qui a le plus de points à la fin l'emporte."),
        }, at=("0:city:4", "table:tile:c5")),
        Step({
            "en": Said(
                "One row, one column",
                "A turn begins by activating five of your nine cards. Take row 1 and column 3: two Forts, the "
                "Hoplite Ground, the Mine and the Forum.",
                "You want soldiers this turn: row 1 and column 3, where the Forts are."),
            "fr": Said(
                "Une rangée, une colonne",
                "Un tour commence par l'activation de cinq de vos neuf cartes. Prenez la rangée 1 et la colonne 3 "
                ": deux Forts, le Terrain des hoplites, la Mine et le Forum.",
                "Il vous faut des soldats : rangée 1 et colonne 3, là où sont les Forts."),
        }, at=("0:city:0", "0:city:1", "0:city:2", "0:city:5", "0:city:8"), moves=("activate row 1 column 3",)),
        Step({
            "en": Said(
                "Use what you have activated",
                "Each activated card may be used once per turn. The Hoplite Ground gives 1 Military for each "
                "activated Fort: use it, and you have 4.",
                "Use the Hoplite Ground: 2 Military for nothing."),
            "fr": Said(
                "Servez-vous des cartes activées",
                "Chaque carte activée s'utilise une fois par tour. Le Terrain des hoplites donne 1 Militaire par "
                "Fort activé : utilisez-le, et vous en avez 4.",
                "Utilisez le Terrain des hoplites : 2 Militaire pour rien."),
        }, moves=("use hoplite-ground",)),
        Step({
            "en": Said(
                "The shield is the price",
                "The 10 in your Capital are your Units: 9 Soldiers and your Warlord Heracles. A Province next to your "
                "land costs as much Military as its shield shows and takes as many Units, who come over connected "
                "land of yours; a Capital is never taken."),
            "fr": Said(
                "Le bouclier dit le prix",
                "Le 10 de votre Capitale, ce sont vos Unités : 9 Soldats et Héraclès, votre Chef de guerre. Une "
                "Province voisine de vos terres coûte autant de Militaire que dit son bouclier et demande autant "
                "d'Unités, venues par vos terres d'un seul tenant ; une Capitale ne se prend pas."),
        }, at=("table:tile:c5", "table:tile:d5", "table:tile:d6")),
        Step({
            "en": Said(
                "Conquer the plains",
                "Conquer d5, a click on its tile, and let Heracles lead: his first conquest of a turn brings 1 Gold. "
                "Pay with Military, your Gold will be worth more later.",
                "Conquer d5 with Heracles, and pay 1 Military."),
            "fr": Said(
                "Conquérez la plaine",
                "Conquérez d5, d'un clic sur sa tuile, sous la conduite d'Héraclès : sa première conquête du tour "
                "rapporte 1 Or. Payez en Militaire, l'Or servira mieux plus tard.",
                "Conquérez d5 avec Héraclès, et payez 1 Militaire."),
        }, moves=("conquer d5", "yes", "pay gold 0")),
        Step({
            "en": Said(
                "Barbarians lived there",
                "The token of a free Province is turned over, and you choose one of its two gains: take 2 "
                "Production. Now use the Mine, which gives 1 Gold once you have gained 2 Production in a turn.",
                "2 Production, please, and then the Mine: it is waiting for them."),
            "fr": Said(
                "Des Barbares vivaient là",
                "Le jeton d'une Province libre se retourne, et vous choisissez l'un de ses deux gains : prenez 2 "
                "Production. Utilisez alors la Mine, qui donne 1 Or quand on a gagné 2 Production dans le tour.",
                "Prenez 2 Production, puis la Mine : elle n'attend que cela."),
        }, moves=("choose 1", "use mine")),
        Step({
            "en": Said(
                "Take the mountain",
                "You may act as often as you can pay. Conquer d6 for 3 Military; of the two gains "
                "of its token take 1 Gold.",
                "Conquer d6 with Military, then take the Gold."),
            "fr": Said(
                "Prenez la montagne",
                "Vous agissez aussi souvent que vous pouvez payer. Conquérez d6 pour 3 Militaire ; des deux "
                "gains de son jeton, prenez 1 Or.",
                "Conquérez d6 en Militaire, puis prenez l'Or."),
        }, moves=("conquer d6", "pay gold 0", "choose 1")),
        Step({
            "en": Said(
                "Hold it with stone",
                "A Province is yours while a Unit or an Outpost of yours stands there; the last one may not leave. "
                "Build an Outpost in d6, for nothing: it takes the place of 3 Soldiers, who go home, and is worth 3 in "
                "defence.",
                "Build an Outpost in d6: your Soldiers will be needed elsewhere."),
            "fr": Said(
                "Tenez-la par la pierre",
                "Une Province est à vous tant qu'une Unité ou un Avant-poste s'y trouve ; la dernière Unité n'en part "
                "pas. Construisez un Avant-poste en d6, sans rien payer : il remplace 3 Soldats, qui rentrent, et vaut "
                "3 de défense.",
                "Construisez un Avant-poste en d6 : vos Soldats serviront ailleurs."),
        }, moves=("outpost d6",)),
        Step({
            "en": Said(
                "Explorers need no army",
                "An Explorer walks anywhere, for 1 Military a step or the Gold that stands in for it. Send the "
                "first to c6; a second action, for nothing, picks up the Production token, worth 1 Production "
                "whenever you want.",
                "Send Explorer 1 to c6, then pick up the token."),
            "fr": Said(
                "Les Explorateurs vont sans armée",
                "Un Explorateur va où il veut, pour 1 Militaire le pas ou l'Or qui en tient lieu. Envoyez le "
                "premier en c6 ; une seconde action, gratuite, ramasse le jeton Production, qui vaut 1 Production "
                "quand vous voudrez.",
                "Envoyez l'Explorateur 1 en c6, puis ramassez le jeton."),
        }, moves=("explore 1 c6", "pick-up 1")),
        Step({
            "en": Said(
                "Begin a Wonder",
                "Gold stands in for any resource but Culture: acquire the Great Library, whose first section costs 3 "
                "Production, with your 2 and 1 Gold. Only one Wonder may be unfinished: acquire another, and one of "
                "the two leaves the game.",
                "Acquire the Great Library from the display, with 1 Gold."),
            "fr": Said(
                "Commencez une Merveille",
                "L'Or remplace toute ressource, sauf la Culture : acquérez la Grande bibliothèque, dont la première "
                "section coûte 3 Production, avec vos 2 et 1 Or. Une seule Merveille reste inachevée : si vous en "
                "acquérez une autre, l'une des deux quitte le jeu.",
                "Acquérez la Grande bibliothèque sur la piste, avec 1 Or."),
        }, moves=("acquire great-library", "pay gold 1")),
        Step({
            "en": Said(
                "End of your turn",
                "End your turn: Production, Science and Military that are left are lost, and the five cards you "
                "activated are replaced. Where nothing was taken from a row of the display, its last card, underlined "
                "in red, leaves.",
                "That is all for now: end your turn."),
            "fr": Said(
                "La fin de votre tour",
                "Finissez votre tour : ce qui reste de Production, de Science et de Militaire est perdu, et vos cinq "
                "cartes activées sont remplacées. Si rien n'a été pris dans une rangée de la piste, sa dernière carte, "
                "soulignée de rouge, s'en va.",
                "C'est tout pour l'instant : finissez votre tour."),
        }, moves=("done",), replies=("activate row 2 column 2", "conquer f6", "yes", "choose 1", "done")),
        Step({
            "en": Said(
                "Other cards, other plans",
                "Your City is new: many Work Camps and Libraries now. Activate row 2 and column 1 for 3 Production "
                "and 2 Science.",
                "The Wonder needs Production: row 2 and column 1."),
            "fr": Said(
                "Autres cartes, autres plans",
                "Votre Cité a changé : beaucoup de Chantiers et de Bibliothèques. Activez la rangée 2 et la "
                "colonne 1 pour 3 Production et 2 Science.",
                "La Merveille demande de la Production : rangée 2 et colonne 1."),
        }, moves=("activate row 2 column 1",)),
        Step({
            "en": Said(
                "Complete it",
                "Pay 3 Production for the second section: 2 points, 3 more for the most Wonders, and its bonus of "
                "2 Science. The card goes on top of your City deck; put its token in d5, one to a Province: it adds 2 "
                "to the defence.",
                "Complete the Great Library with Production, and place it in d5."),
            "fr": Said(
                "Achevez-la",
                "Payez 3 Production pour la seconde section : 2 points, 3 de plus pour la majorité des Merveilles, "
                "et son bonus de 2 Science. La carte va sur votre pioche de Cité ; posez son jeton en d5, un "
                "par Province : il ajoute 2 à la défense.",
                "Complétez la Grande bibliothèque en Production, et posez-la en d5."),
        }, moves=("complete", "pay gold 0", "tile d5")),
        Step({
            "en": Said(
                "Buy Knowledge",
                "Science pays for Knowledge, 1 point each and 3 for the most; the one you began with counts for "
                "nothing. Acquire Masonry with your 4 Science: it will make Wonders 2 Production cheaper.",
                "Acquire Masonry, and pay it all in Science."),
            "fr": Said(
                "Achetez une Connaissance",
                "La Science paie les Connaissances, 1 point chacune, et 3 à qui en a le plus ; celle du départ ne "
                "compte pas. Acquérez la Maçonnerie avec vos 4 Science : elle rendra les Merveilles moins chères, de "
                "2 Production.",
                "Acquérez la Maçonnerie, toute en Science."),
        }, moves=("acquire masonry", "pay gold 0")),
        Step({
            "en": Said(
                "A Workshop for later",
                "Spend the Explorer's token for 1 Production, add 1 Gold and acquire a Workshop. What you acquire "
                "goes on top of your City deck, so you see it again soon; then end your turn.",
                "Spend the token, acquire a Workshop with 1 Gold, end your turn."),
            "fr": Said(
                "Un Atelier pour plus tard",
                "Dépensez le jeton de l'Explorateur pour 1 Production, ajoutez 1 Or et acquérez un Atelier. Ce "
                "qu'on acquiert se pose sur la pioche de Cité, et revient donc vite ; finissez ensuite votre tour.",
                "Dépensez le jeton, acquérez un Atelier avec 1 Or, finissez votre tour."),
        },
            moves=("spend-token production", "acquire workshop", "pay gold 1", "done"),
            replies=("activate row 2 column 2", "conquer g4", "pay gold 0", "choose 1", "done"),
        ),
        Step({
            "en": Said(
                "A rival's land, and Markets",
                "A rival's Province next to your land is taken for its defence too: the Units there, 3 for an "
                "Outpost, 2 for a Wonder; the losers go home. An Explorer at a Market takes one of its tokens, once "
                "for each player."),
            "fr": Said(
                "Les terres de l'autre, les Marchés",
                "La Province d'un rival, à côté de vos terres, se prend aussi au prix de sa défense : ses Unités, 3 "
                "pour un Avant-poste, 2 pour une Merveille ; les vaincus rentrent. Au Marché, un Explorateur prend un "
                "jeton, une fois par joueur."),
        }, at=("table:tile:f6",)),
        Step({
            "en": Said(
                "Everything comes together",
                "A Knowledge that comes into your City is covered by the next card, and activated with it: Masonry "
                "lies under the Great Library. Activate row 2 and column 1, which wake both and the Workshop.",
                "Row 2 and column 1 cross at the Great Library: take those."),
            "fr": Said(
                "Tout se rejoint",
                "Une Connaissance qui entre dans la Cité est recouverte par la carte suivante, et activée avec elle : "
                "la Maçonnerie est sous la Grande bibliothèque. Activez la rangée 2 et la colonne 1, pour ces deux-là "
                "et l'Atelier.",
                "La rangée 2 et la colonne 1 se croisent sur la Grande bibliothèque : prenez-les."),
        }, at=("0:city:0", "0:city:3"), moves=("activate row 2 column 1",)),
        Step({
            "en": Said(
                "A second Wonder, cheaper",
                "Use Masonry for the first section of the Hanging Gardens: 1 Production instead of 3. Then "
                "complete them with the other 3: their bonus is 1 Culture.",
                "Masonry on the Hanging Gardens, then complete them, all in Production."),
            "fr": Said(
                "Une seconde Merveille, moins chère",
                "Utilisez la Maçonnerie pour la première section des Jardins suspendus : 1 Production au lieu de "
                "3. Puis complétez-les avec les 3 autres : leur bonus est 1 Culture.",
                "La Maçonnerie sur les Jardins suspendus, puis complétez-les, le tout en Production."),
        }, moves=("use masonry", "pick hanging-gardens", "pay gold 0", "complete", "pay gold 0")),
        Step({
            "en": Said(
                "Culture becomes a Policy",
                "The first Policy costs 1 Culture, each further one 1 more: it covers the one before, whose effect "
                "ends, and the bonuses of all come again. Each is worth 2 points: develop Poliorcetics and take 1 "
                "Military as its bonus.",
                "Develop Poliorcetics, and take Military."),
            "fr": Said(
                "La Culture devient Politique",
                "La première Politique coûte 1 Culture, chacune ensuite 1 de plus : elle recouvre la précédente, dont "
                "l'effet cesse, et les bonus de toutes reviennent. Chacune vaut 2 points : développez la Poliorcétique "
                "et prenez 1 Militaire en bonus.",
                "Développez la Poliorcétique, et prenez du Militaire."),
        }, moves=("develop poliorcetics", "gain military")),
        Step({
            "en": Said(
                "How points are counted",
                "1 point for each Province and each Knowledge, 2 for each Wonder and each Policy. The most of each "
                "of the four brings 3 more, to all who are tied; equal at the end, the most Gold wins, then the most "
                "Culture."),
            "fr": Said(
                "Comment on compte",
                "1 point par Province et par Connaissance, 2 par Merveille et par Politique. Le plus de chacune "
                "des quatre vaut 3 de plus, à tous les ex æquo ; à égalité à la fin, le plus d'Or l'emporte, puis le "
                "plus de Culture."),
        }),
        Step({
            "en": Said(
                "Read, and read again",
                "Use the Great Library: you draw the card on top of your City deck and may use it. It is the "
                "Hanging Gardens you have just built, so use them for 1 more Culture.",
                "Use the Great Library, then the Hanging Gardens that it draws."),
            "fr": Said(
                "Lire, et relire",
                "Utilisez la Grande bibliothèque : vous piochez la carte du dessus de votre pioche de Cité et "
                "pouvez l'utiliser. Ce sont les Jardins que vous venez d'achever : utilisez-les pour 1 Culture de "
                "plus.",
                "Utilisez la Grande bibliothèque, puis les Jardins suspendus qu'elle pioche."),
        }, moves=("use great-library", "use hanging-gardens")),
        Step({
            "en": Said(
                "Words of the cards",
                "To archive is to remove a card of your City that is not activated from the game; to reinforce is to "
                "straighten an activated one, which stays for your next turn. Scientific Progress costs 2 Science: "
                "you draw the top card of your City deck and use it."),
            "fr": Said(
                "Les mots des cartes",
                "Archiver, c'est retirer du jeu une carte non activée de sa Cité ; renforcer, c'est en redresser une "
                "activée, qui reste pour le tour suivant. Le Progrès scientifique coûte 2 Science : on pioche une "
                "carte de sa pioche de Cité et on l'utilise."),
        }),
        Step({
            "en": Said(
                "One more Province",
                "Spend 1 Military on e4, take whichever gain you like, and end your turn. Three Provinces, two "
                "Wonders, a Knowledge and a Policy: not bad for three turns.",
                "Conquer e4 with Military, choose a gain, end your turn."),
            "fr": Said(
                "Une Province de plus",
                "Dépensez 1 Militaire pour e4, prenez le gain qui vous plaît, et finissez votre tour. Trois "
                "Provinces, deux Merveilles, une Connaissance et une Politique : pas mal, en trois tours.",
                "Conquérez e4 en Militaire, choisissez un gain, finissez votre tour."),
        },
            moves=("conquer e4", "pay gold 0", "choose 1 | choose 2", "done"),
            replies=("activate row 2 column 2", "done"),
        ),
        Step({
            "en": Said(
                "The empire is yours",
                "When the last card of Era III has come, the round is finished and one more is played. Hypatia "
                "plays gently from here; H gives a hint, U takes back."),
            "fr": Said(
                "L'empire est à vous",
                "Quand la dernière carte de l'Ère III est sortie, on finit la manche et on en joue une encore. "
                "Hypatia joue désormais sans forcer ; la touche H donne un conseil, U annule."),
        }),
    ),
)

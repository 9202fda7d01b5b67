"""One round of Greeks against Norse: a House, an army of monsters, and a battle with everything it brings."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Lesson, Said, Step

LESSON: Final = Lesson(
    id="first-game",
    game="age-of-mythology",
    names={"en": "Your first battle", "fr": "Votre première bataille"},
    about={
        "en": "One round with the Greeks: build, recruit monsters, fight.",
        "fr": "Une manche avec les Grecs : bâtir, recruter des monstres, combattre.",
    },
    minutes=10,
    players=2,
    seed="9",
    options={"cultures": ["greek", "norse"]},
    before=(
        "tile fertile-food-2", "tile fertile-food-2", "tile forest-wood-2", "tile forest-wood-2", "tile hills-gold-2",
        "tile fertile-food-2", "tile desert-favor-2", "tile fertile-gold-1", "tile swamp-favor-1",
        "tile forest-gold-1", "tile mountains-wood-1",
    ),
    steps=(
        Step({
            "en": Said(
                "Victory cubes decide",
                "You lead the Greeks against Hypatia's Norse. Whoever has the most victory cubes when the game "
                "ends wins, and they are won on these four cards."),
            "fr": Said(
                "Les cubes point de victoire décident",
                "Vous menez les Grecs contre les Nordiques d'Hypatia. Qui a le plus de cubes point de victoire à "
                "la fin l'emporte, et ils se gagnent sur ces quatre cartes."),
        }, at=(
            "table:victory:largest-army", "table:victory:most-buildings", "table:victory:last-battle",
            "table:victory:the-wonder",
        )),
        Step({
            "en": Said(
                "Place your bet",
                "Each round begins with a cube of yours on one of the cards: you say what will be worth something. "
                "Put it on The Most Buildings.",
                "For this lesson, The Most Buildings please: you are about to build."),
            "fr": Said(
                "Faites votre pari",
                "Chaque manche commence ainsi : vous posez un cube sur une carte, et décidez ainsi de ce qui "
                "comptera. Posez-le sur Le plus de bâtiments.",
                "Pour cette leçon, Le plus de bâtiments : vous allez bâtir."),
        }, moves=("cube most-buildings",), replies=("cube last-battle",)),
        Step({
            "en": Said(
                "Hypatia bets on war",
                "Her cube lies on Won the Last Battle: whoever wins the next battle takes it at once. The other "
                "three cards are counted at the end of the game."),
            "fr": Said(
                "Hypatia parie sur la guerre",
                "Son cube est sur Vainqueur de la dernière bataille : qui gagne la prochaine le prend aussitôt. "
                "Les trois autres cartes se comptent en fin de partie."),
        }, at=("table:victory:last-battle",)),
        Step({
            "en": Said(
                "Make up your hand",
                "You may hold 4 cards. Take the permanent cards Gather, Build and Attack, which are always there, "
                "and 1 random card from your deck, mostly stronger.",
                "Choose Gather, Build 1 and Attack 4, then draw 1 random card."),
            "fr": Said(
                "Composez votre main",
                "Vous avez droit à 4 cartes. Prenez les permanentes Collecter, Construire et Attaquer, toujours "
                "disponibles, et 1 carte aléatoire de votre paquet, souvent plus forte.",
                "Choisissez Collecter, Construire 1 et Attaquer 4, puis piochez 1 carte aléatoire."),
        },
            moves=("take permanent-gather", "take permanent-build", "take permanent-attack", "draw 1"),
            replies=("take permanent-explore", "take permanent-gather", "take permanent-recruit", "draw 1"),
        ),
        Step({
            "en": Said(
                "Three cards a round",
                "You drew Recruit 3, better than the permanent Recruit 2. Each of you now plays three cards in "
                "turn, one per action round; the fourth stays over."),
            "fr": Said(
                "Trois cartes par manche",
                "Vous avez pioché Recruter 3, meilleure que la permanente Recruter 2. Chacun joue maintenant trois "
                "cartes, l'une après l'autre ; la quatrième reste."),
        }, at=("0:hand:recruit-3",)),
        Step({
            "en": Said(
                "Build a House",
                "Play Build and choose the House, for 2 food and 2 wood. A House counts as a building and brings a "
                "villager, who makes a tile yield one cube more.",
                "Play Build 1 and build a House: villagers pay for themselves."),
            "fr": Said(
                "Bâtissez une Maison",
                "Jouez Construire et choisissez la Maison, pour 2 nourriture et 2 bois. Elle compte comme bâtiment "
                "et amène un villageois, qui fait rendre un cube de plus à une tuile.",
                "Jouez Construire 1 et bâtissez une Maison : un villageois se rembourse vite."),
        }, moves=("play permanent-build", "build house"), replies=("play permanent-explore", "tile swamp-favor-1")),
        Step({
            "en": Said(
                "Your land",
                "These starting tiles were chosen for you. A real game begins with that choice: each takes six "
                "(here you have five), in turn, from the tiles turned up; look for all four resources."),
            "fr": Said(
                "Vos terres",
                "Ces tuiles de départ sont déjà choisies. Une vraie partie commence par là : chacun en prend six "
                "(ici, vous en avez cinq), à tour de rôle, parmi les tuiles retournées ; cherchez les quatre "
                "ressources."),
        }, at=("0:space:a1", "0:space:b1", "0:space:c1", "0:space:d1", "0:space:a2")),
        Step({
            "en": Said(
                "Her card serves you too",
                "Hypatia explores: tiles are turned up, she takes one, then you may. Take the hills tile: every "
                "tile of yours yields cubes when its terrain or resource is gathered.",
                "Take the hills tile: favor pays for monsters and gods."),
            "fr": Said(
                "Sa carte vous sert aussi",
                "Hypatia explore : des tuiles sont retournées, elle en prend une, puis vous. Prenez la tuile de "
                "collines : vos tuiles rendent des cubes quand on collecte leur terrain ou leur ressource.",
                "Prenez la tuile de collines : la faveur paie monstres et dieux."),
        }, moves=("tile hills-favor-1",)),
        Step({
            "en": Said(
                "The ages, and the end",
                "Later, Next Age leads you to the Classical Age for 4 cubes of each resource: 5 cards in hand, and a "
                "hero. The game ends with the round in which the last victory cube leaves the bank."),
            "fr": Said(
                "Les âges, et la fin",
                "Plus tard, Âge suivant vous mène à l'âge classique pour 4 cubes de chaque ressource : 5 cartes en "
                "main, et un héros. La partie finit avec la manche où le dernier cube point de victoire quitte la "
                "banque."),
        }, at=("0:pack:permanent-next-age",)),
        Step({
            "en": Said(
                "Call the monsters",
                "Play Recruit 3. Take two Hydras, 2 gold and 2 favor each, and a Minotaur for 2 food and 2 wood: "
                "myth units roll far more dice than mortals.",
                "Recruit 3: two Hydras and one Minotaur, your cubes are just enough."),
            "fr": Said(
                "Appelez les monstres",
                "Jouez Recruter 3. Prenez deux Hydres, 2 or et 2 faveurs chacune, et un Minotaure pour 2 "
                "nourriture et 2 bois : les unités mythiques lancent bien plus de dés que les mortels.",
                "Recruter 3 : deux Hydres et un Minotaure, vos cubes suffisent tout juste."),
        },
            moves=("play recruit-3", "recruit hydra", "recruit hydra", "recruit minotaur"),
            replies=("play permanent-gather", "collect fertile"),
        ),
        Step({
            "en": Said(
                "Everybody gathers",
                "Hypatia named fertile land, and you collected 2 food and 1 gold with her. When you play Gather, "
                "name what suits your tiles best and hers least, and first put your villager on one of them, one to a "
                "tile."),
            "fr": Said(
                "Tout le monde collecte",
                "Hypatia a nommé les champs, et vous avez collecté 2 nourriture et 1 or avec elle. Quand vous "
                "jouez Collecter, nommez ce qui vous profite le plus, et le moins à l'autre, et placez d'abord votre "
                "villageois sur l'une d'elles : un seul par tuile."),
        }, at=("0:space:a1", "0:space:b1")),
        Step({
            "en": Said(
                "To war",
                "Play Attack 4 and choose Hypatia's Holding Area, where her cubes lie: if you win, you take 5 of "
                "them. In a city you would destroy a building, in the production area take a tile.",
                "Attack her Holding Area: 5 cubes are the richest prize now."),
            "fr": Said(
                "À la guerre",
                "Jouez Attaquer 4 et visez la zone de possession d'Hypatia, où sont ses cubes : vainqueur, vous en "
                "prenez 5. En zone urbaine on détruit un bâtiment, en zone de production on prend une tuile.",
                "Attaquez sa zone de possession : 5 cubes sont la plus belle prise."),
        }, moves=("play permanent-attack", "attack seat 2 holding")),
        Step({
            "en": Said(
                "Choose four of yours",
                "Each side brings up to 4 units, chosen in secret. Send both Hydras, the Minotaur and one Hoplite.",
                "Send two Hydras, the Minotaur and a Hoplite: the strongest four that you have."),
            "fr": Said(
                "Choisissez-en quatre",
                "Chaque camp engage jusqu'à 4 unités, choisies en secret. Envoyez les deux Hydres, le Minotaure et "
                "un Hoplite.",
                "Envoyez deux Hydres, le Minotaure et un Hoplite : vos quatre plus forts."),
        },
            moves=("send hoplite", "send hydra", "send hydra", "send minotaur", "muster"),
            replies=("send jarl", "send huskarl", "send throwing-axeman", "muster"),
        ),
        Step({
            "en": Said(
                "Fight or retreat",
                "A battle is a row of encounters, one unit against one. Before each both may retreat and lose the "
                "battle: but not you, and not now.",
                "Your army is far stronger: fight."),
            "fr": Said(
                "Combattre ou se retirer",
                "Une bataille est une suite de rencontres, une unité contre une. Avant chacune, on peut se retirer "
                "et perdre la bataille : mais pas vous, pas maintenant.",
                "Votre armée est bien plus forte : combattez."),
        }, moves=("fight",), replies=("fight",)),
        Step({
            "en": Said(
                "Lay a unit",
                "Both lay a card face down, then roll: every 6 is a hit, more hits win, and the loser dies. The "
                "chances against each of her units stand beside yours: lay a Hydra.",
                "Lay a Hydra: its worst chance is 74 %."),
            "fr": Said(
                "Posez une unité",
                "Chacun pose une carte cachée, puis lance les dés : chaque 6 touche, le plus de touches gagne, et "
                "le perdant meurt. Les chances sont affichées : posez une Hydre.",
                "Posez une Hydre : au pire, elle a 74 % de chances."),
        }, moves=("lay hydra",), replies=("lay jarl",)),
        Step({
            "en": Said(
                "A tie, then three hits",
                "The first roll was a tie, so both rolled again, and the Jarl fell to your Hydra, which rolls 1 "
                "die more for each victim. Fight on.",
                "You are winning: fight on."),
            "fr": Said(
                "Égalité, puis trois touches",
                "Premier jet à égalité : on a relancé, et le Jarl est tombé sous votre Hydre, qui lance 1 dé de plus "
                "par victime. Continuez le combat.",
                "Vous gagnez : continuez."),
        }, moves=("fight",), replies=("retreat",)),
        Step({
            "en": Said(
                "Victory",
                "Hypatia retreats: the battle is yours, and so is the victory cube. Take 5 of her cubes, whichever "
                "you like: whoever has no army loses something like this whenever they are attacked.",
                "Take all 5 cubes: they are yours by right of war."),
            "fr": Said(
                "Victoire",
                "Hypatia se retire : la bataille est à vous, le cube point de victoire aussi. Prenez 5 de ses "
                "cubes, ceux que vous voulez : sans armée, on perd ainsi quelque chose à chaque attaque.",
                "Prenez bien les 5 cubes : ils vous reviennent."),
        },
            moves=("loot", "loot", "loot", "loot", "loot"),
            replies=("pass permanent-recruit",),
        ),
        Step({
            "en": Said(
                "Nothing keeps for ever",
                "At the end of a round each keeps only 5 cubes of a kind, 8 with a Storehouse: Hypatia's surplus "
                "has spoiled. So spend your cubes as the round goes on."),
            "fr": Said(
                "Rien ne se garde indéfiniment",
                "En fin de manche, on ne garde que 5 cubes de chaque sorte, 8 avec un Entrepôt : le surplus "
                "d'Hypatia s'est gâté. Dépensez donc vos cubes au fil de la manche."),
        }, at=("1:cube:food",)),
        Step({
            "en": Said(
                "Tidy your hand",
                "Put Gather back: as a permanent card it can be taken again next round. Random cards may be kept; some "
                "carry a god, such as Zeus, whose power is used for favor.",
                "Discard Gather and finish: you can have it again at once."),
            "fr": Said(
                "Rangez votre main",
                "Remettez Collecter : permanente, elle se reprend à la manche suivante. Les cartes aléatoires "
                "peuvent se garder ; certaines portent un dieu, comme Zeus, dont le pouvoir s'emploie "
                "contre de la faveur.",
                "Défaussez Collecter et finissez : vous pourrez la reprendre."),
        }, moves=("discard permanent-gather", "done"), replies=("done", "cube largest-army")),
        Step({
            "en": Said(
                "The next round is yours",
                "Aim for the cards on which the cubes lie: Hypatia has put one on The Largest Army; where does yours "
                "go? From here she plays gently: H gives a hint, a click on anything tells why not."),
            "fr": Said(
                "La manche suivante est à vous",
                "Visez les cartes où sont les cubes : Hypatia en a posé un sur La plus grande armée ; où va le vôtre ? "
                "Elle joue désormais sans forcer : la touche H donne un conseil, un clic dit pourquoi une action est "
                "impossible."),
        }, at=("table:victory:largest-army",)),
    ),
)

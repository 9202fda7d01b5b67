"""Ce que portent cartes, unités, bâtiments et tuiles, en français. `words/cards.py` y met les chiffres."""

from __future__ import annotations

from clio.games.age_of_mythology import cardbook as C
from clio.games.age_of_mythology import state as S
from clio.games.age_of_mythology.ops import powers as P

PATTERNS = {
    "cost": "coût : {price}",
    "hero": "héros de l'{age}",
    "bonus": "+{n} contre {types}",
    "power": "{name} ({favor}) : {what}",
    "power.together": "{name} ({favor}, en plus de l'action) : {what}",
    "tile": "une tuile de ressource pour un espace de type {terrain} ; collectée, elle donne {gives}",
    "houses": "au plus {most} par zone urbaine",
    "one": "un seul exemplaire par zone urbaine",
}

ACTIONS = {
    "explore": "retournez autant de tuiles de ressource qu'il y a de joueurs ; qui joue la carte en prend une "
    "d'abord, puis chaque autre joueur peut en prendre une",
    "explore.more": "retournez {what} de plus qu'il n'y a de joueurs ; qui joue la carte en prend une d'abord, puis "
    "chaque autre joueur peut en prendre une",
    "gather": "nommez un terrain ou une ressource ; qui joue la carte déplace ses travailleurs, puis chaque joueur "
    "collecte toutes ses tuiles concernées",
    "gather.all": "qui joue la carte déplace ses travailleurs, puis chaque joueur collecte toutes ses tuiles",
    "gather.food": "qui joue la carte déplace ses travailleurs, puis chaque joueur collecte toutes ses tuiles de "
    "nourriture",
    "build": "construisez {what}",
    "recruit": "recrutez {what}",
    "trade": "payez {what} au choix, puis échangez avec la banque un nombre quelconque de cubes, un contre un",
    "trade.free": "échangez sans coût avec la banque un nombre quelconque de cubes, un contre un",
    "next-age": "payez des cubes de chaque ressource pour atteindre l'âge suivant : {first} pour l'âge classique, "
    "{second} pour l'âge héroïque, {third} pour l'âge mythique",
    "attack": "attaquez une zone d'un voisin ; chaque camp peut engager {what}",
}

SHORTLY = {  # les cartes permanentes, dans la réserve
    "explore": "Joueurs + {first} tuiles retournées, une chacun.",
    "gather": "Un terrain ou une ressource, pour tous.",
    "trade": "{first} cubes, puis un contre un avec la banque.",
    "next-age": "{first}, {second} ou {third} cubes de chaque ressource.",
    "attack": "Une zone d'un voisin ; {first} unités par camp.",
}

POWERS: dict[type, str] = {
    P.Gain: "gagnez {what}",
    P.GainAny: "gagnez {what} au choix à la banque",
    P.GiveUpUnit: "abandonnez une unité et gagnez {what} au choix à la banque",
    P.FreeHouse: "gagnez gratuitement une Maison et son villageois ; elle ne compte pas dans le nombre de la carte",
    P.FourthCard: "qui joue la carte pourra en jouer une quatrième cette manche, quand tous auront joué leur "
    "troisième",
    P.RemoveTile: "renvoyez à la réserve une tuile de ressource d'un plateau quelconque, même le sien",
    P.SwapTiles: "échangez une tuile de ressource contre une tuile du même terrain d'un autre plateau",
    P.GainHero: "gagnez gratuitement un héros de l'âge atteint ; il n'y en a pas à l'âge archaïque",
    P.GainUnits: "gagnez gratuitement {what}",
    P.GainMortals: "gagnez gratuitement {what} au choix",
    P.Embalm: "échangez {what} contre autant de Momies",
    P.DestroyBuilding: "détruisez un bâtiment d'une zone urbaine quelconque, même la sienne",
    P.Smite: "éliminez une unité mythique d'un autre joueur",
    P.Steal: "prenez {what} au choix à un autre joueur",
}
POWERS_ON_OTHERS: dict[type, str] = {
    P.RemoveTile: "renvoyez à la réserve une {what} d'un autre joueur",
    P.DestroyBuilding: "détruisez un bâtiment d'un autre joueur",
}
CHANGES = {
    P.ARMY_LIMITS: "l'attaquant peut engager jusqu'à {mine} unités, le défenseur jusqu'à {theirs}",
    P.NO_LIMIT: "chaque camp peut engager autant d'unités qu'il veut",
    P.SEDUCTION: "quand les armées sont révélées, une unité du défenseur, au choix de l'attaquant, quitte la "
    "bataille et retourne dans sa zone de possession",
    P.PROTECTION: "la première unité éliminée de l'attaquant revient aussitôt dans la bataille",
    P.ONE_DIE_MORE: "toutes les unités de l'attaquant lancent 1 dé de plus dans cette bataille",
    P.ALL_BERSERK: "toutes les unités de l'attaquant peuvent entrer en rage dans cette bataille : +{berserk} dés, "
    "mais elles perdent les égalités",
    P.TWO_TILES: "prenez jusqu'à deux tuiles avant que les autres choisissent",
    P.NO_TILE_FOR_OTHERS: "les autres joueurs ne prennent pas de tuile",
    P.COLLECT_ALONE: "les autres joueurs ne collectent rien",
    P.MORE_FOOD: "qui joue la carte reçoit {n} nourriture de plus pour chacune de ses tuiles de nourriture",
    P.MORE_FOOD_ALONE: "qui joue la carte reçoit {n} nourriture de plus pour chacune de ses tuiles de nourriture, et "
    "les autres joueurs ne collectent rien",
    P.CHEAP_BUILDINGS: "chaque bâtiment, sauf les Maisons, coûte {n} cubes de moins, au choix",
    P.CHEAP_MORTALS: "chaque unité mortelle ne coûte que {bast} nourriture",
}

ABILITIES = {
    C.BREACHES: "tant que l'unité est dans la bataille du côté de l'attaquant, Mur et Tour n'ajoutent pas de dés",
    C.THROWS: "avant le lancer, peut projeter un adversaire qui n'est pas un géant : +{throw} dés ; en cas de "
    "victoire, l'adversaire n'est pas éliminé, mais quitte la bataille et retourne dans sa zone de possession",
    C.GROWS: "+1 dé pour chaque unité éliminée par elle dans cette bataille",
    C.WINS_TIES: "gagne toutes les égalités",
    C.RAZES_TWO: "si l'unité est encore là quand l'attaque d'une zone urbaine est gagnée, deux bâtiments sont détruits "
    "au lieu d'un",
    C.ROUTS: "quand l'unité élimine un héros, le reste de l'armée adverse bat aussitôt en retraite",
    C.MIRRORS: "ajoute les dés de base de l'unité adverse",
    C.EMBALMS: "chaque fois que l'unité en élimine une autre, son joueur gagne une nouvelle Momie, qui n'entre pas "
    "dans la bataille",
    C.REBORN: "éliminée alors qu'un Prêtre de son camp est dans la bataille, l'unité peut retourner dans la zone de "
    "possession pour {rebirth} faveurs",
    C.REVIVES: "tant que l'unité est dans la bataille, des unités éliminées de son camp peuvent retourner dans la zone "
    "de possession : {revived}",
    C.SHIELDED: "quand l'unité est révélée et qu'un Ouadjet de son camp est dans la bataille, celui-ci peut combattre "
    "à sa place",
    C.SHIELDS: "peut combattre à la place d'un Pharaon de son camp qui est révélé",
    C.GOES_BERSERK: "peut entrer en rage pour une rencontre : +{berserk} dés, mais perd les égalités",
    C.HONOURED: "son joueur gagne {honour} faveurs pour chaque unité qu'elle élimine",
    C.MINES: "peut travailler sur une tuile de ressource : +{dwarf} or sur une tuile d'or, rien sur une autre",
    C.SUMMONS: "pour chaque unité éliminée, sauf si cela met fin à la bataille, une unité de la zone de possession "
    "de son joueur peut entrer dans la bataille",
}

BUILDINGS = {  # une phrase ; deux ou trois mots
    S.HOUSE: (
        "avec elle son joueur reçoit un villageois ; quand elle est détruite, un de ses villageois s'en va",
        "1 villageois",
    ),
    S.WALL: (
        "+{fort} dés à chaque rencontre quand sa zone urbaine est attaquée, sauf si l'attaquant les annule",
        "zone urbaine +{fort} dés",
    ),
    S.TOWER: (
        "+{fort} dés à chaque rencontre quand la zone de production de son joueur est attaquée, sauf si l'attaquant "
        "les annule",
        "production +{fort} dés",
    ),
    S.STOREHOUSE: (
        "à la détérioration, son joueur garde jusqu'à {store} cubes de chaque ressource au lieu de {kept}",
        "garde {store}",
    ),
    S.MARKET: ("les cartes Échanger ne coûtent pas de cubes à son joueur", "échange gratuit"),
    S.ARMORY: ("son joueur peut engager une unité de plus que la limite dans chaque bataille", "+1 unité"),
    S.QUARRY: ("chaque bâtiment construit ensuite coûte à son joueur 1 cube de moins, au choix", "bâtit −1"),
    S.SIEGE_WORKSHOP: (
        "quand son joueur attaque, Mur et Tour n'ajoutent pas de dés, et deux bâtiments sont détruits au lieu d'un "
        "dans une zone urbaine",
        "perce les murs, détruit 2",
    ),
    S.GREAT_TEMPLE: (
        "quand son joueur échange, il peut ensuite acheter des cubes point de victoire pour {temple} faveurs chacun",
        "{temple} faveurs : 1 cube",
    ),
    S.WONDER: (
        "seulement à l'âge mythique ; elle met aussitôt fin à la partie et donne à son joueur les cubes de sa carte",
        "finit la partie",
    ),
}
GATHERING = "+{bonus} {what} chaque fois que son joueur collecte avec une de ses cartes"

VICTORY = (
    "à la fin de la partie, ses cubes vont au joueur qui a le plus d'unités, sans compter les villageois ; à personne "
    "en cas d'égalité",
    "à la fin de la partie, ses cubes vont au joueur qui a le plus de bâtiments ; à personne en cas d'égalité",
    "le vainqueur de chaque bataille, attaquant ou défenseur, prend ses cubes",
    "le bâtisseur de la Merveille prend ses cubes",
)

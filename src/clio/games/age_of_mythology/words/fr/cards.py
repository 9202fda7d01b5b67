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
    "explore": "retournez autant de tuiles de ressource qu'il y a de joueurs ; vous en prenez une d'abord, puis chaque "
    "autre joueur peut en prendre une",
    "explore.more": "retournez {what} de plus qu'il n'y a de joueurs ; vous en prenez une d'abord, puis chaque autre "
    "joueur peut en prendre une",
    "gather": "nommez un terrain ou une ressource et déplacez vos travailleurs ; puis chaque joueur collecte toutes "
    "ses tuiles concernées",
    "gather.all": "déplacez vos travailleurs ; puis chaque joueur collecte toutes ses tuiles",
    "gather.food": "déplacez vos travailleurs ; puis chaque joueur collecte toutes ses tuiles de nourriture",
    "build": "construisez {what}",
    "recruit": "recrutez {what}",
    "trade": "payez {what} de votre choix, puis échangez avec la banque autant de cubes que vous voulez, un contre un",
    "trade.free": "échangez sans coût avec la banque autant de cubes que vous voulez, un contre un",
    "next-age": "payez des cubes de chaque ressource pour atteindre l'âge suivant : {first} pour l'âge classique, "
    "{second} pour l'âge héroïque, {third} pour l'âge mythique",
    "attack": "attaquez une zone d'un voisin ; chaque camp peut engager {what}",
}

POWERS: dict[type, str] = {
    P.Gain: "gagnez {what}",
    P.GainAny: "gagnez {what} de votre choix à la banque",
    P.GiveUpUnit: "abandonnez une de vos unités et gagnez {what} de votre choix à la banque",
    P.FreeHouse: "gagnez gratuitement une Maison et son villageois ; elle ne compte pas dans le nombre de la carte",
    P.FourthCard: "vous pourrez jouer une quatrième carte cette manche, quand tous auront joué leur troisième",
    P.RemoveTile: "renvoyez à la réserve une tuile de ressource d'un plateau quelconque, même le vôtre",
    P.SwapTiles: "échangez une de vos tuiles de ressource contre une tuile du même terrain d'un autre plateau",
    P.GainHero: "gagnez gratuitement un héros de votre âge actuel ; il n'y en a pas à l'âge archaïque",
    P.GainUnits: "gagnez gratuitement {what}",
    P.GainMortals: "gagnez gratuitement {what} de votre choix",
    P.Embalm: "échangez {what} contre autant de Momies",
    P.DestroyBuilding: "détruisez un bâtiment d'un joueur quelconque, même le vôtre",
    P.Smite: "éliminez une unité mythique d'un autre joueur",
    P.Steal: "prenez {what} de votre choix à un autre joueur",
}
POWERS_ON_OTHERS: dict[type, str] = {
    P.RemoveTile: "renvoyez à la réserve une {what} d'un autre joueur",
    P.DestroyBuilding: "détruisez un bâtiment d'un autre joueur",
}
CHANGES = {
    P.ARMY_LIMITS: "vous pouvez engager jusqu'à {mine} unités, votre adversaire jusqu'à {theirs}",
    P.NO_LIMIT: "chaque camp peut engager autant d'unités qu'il veut",
    P.SEDUCTION: "quand les armées sont révélées, une unité adverse de votre choix quitte la bataille et retourne dans "
    "sa zone de possession",
    P.PROTECTION: "votre première unité éliminée revient aussitôt dans la bataille",
    P.ONE_DIE_MORE: "toutes vos unités lancent 1 dé de plus dans cette bataille",
    P.ALL_BERSERK: "toutes vos unités peuvent entrer en rage dans cette bataille : +{berserk} dés, mais elles perdent "
    "les égalités",
    P.TWO_TILES: "prenez jusqu'à deux tuiles avant que les autres choisissent",
    P.NO_TILE_FOR_OTHERS: "les autres joueurs ne prennent pas de tuile",
    P.COLLECT_ALONE: "les autres joueurs ne collectent rien",
    P.MORE_FOOD: "vous recevez {n} nourriture de plus pour chacune de vos tuiles de nourriture",
    P.MORE_FOOD_ALONE: "vous recevez {n} nourriture de plus pour chacune de vos tuiles de nourriture, et les autres "
    "joueurs ne collectent rien",
    P.CHEAP_BUILDINGS: "chaque bâtiment, sauf les Maisons, coûte {n} cubes de moins, à votre choix",
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
    C.EMBALMS: "chaque fois que l'unité en élimine une autre, vous gagnez une nouvelle Momie, qui n'entre pas dans la "
    "bataille",
    C.REBORN: "éliminée alors qu'un Prêtre de son camp est dans la bataille, l'unité peut retourner dans votre zone de "
    "possession pour {rebirth} faveurs",
    C.REVIVES: "tant que l'unité est dans la bataille, des unités éliminées de son camp peuvent retourner dans la zone "
    "de possession : {revived}",
    C.SHIELDED: "quand l'unité est révélée et qu'un Ouadjet de son camp est dans la bataille, celui-ci peut combattre "
    "à sa place",
    C.SHIELDS: "peut combattre à la place d'un Pharaon de son camp qui est révélé",
    C.GOES_BERSERK: "peut entrer en rage pour une rencontre : +{berserk} dés, mais perd les égalités",
    C.HONOURED: "vous gagnez {honour} faveurs pour chaque unité qu'elle élimine",
    C.MINES: "peut travailler sur une tuile de ressource : +{dwarf} or sur une tuile d'or, rien sur une autre",
    C.SUMMONS: "pour chaque unité éliminée, sauf si cela met fin à la bataille, une unité de votre zone de possession "
    "peut entrer dans la bataille",
}

BUILDINGS = {  # une phrase ; deux ou trois mots
    S.HOUSE: (
        "avec elle vous recevez un villageois ; quand elle est détruite, un de vos villageois s'en va",
        "1 villageois",
    ),
    S.WALL: (
        "+{fort} dés à chaque rencontre quand votre zone urbaine est attaquée, sauf si l'attaquant les annule",
        "zone urbaine +{fort} dés",
    ),
    S.TOWER: (
        "+{fort} dés à chaque rencontre quand votre zone de production est attaquée, sauf si l'attaquant les "
        "annule",
        "production +{fort} dés",
    ),
    S.STOREHOUSE: (
        "à la détérioration, vous gardez jusqu'à {store} cubes de chaque ressource au lieu de {kept}",
        "garde {store}",
    ),
    S.MARKET: ("vos cartes Échanger ne coûtent pas de cubes", "échange gratuit"),
    S.ARMORY: ("vous pouvez engager une unité de plus que la limite dans chaque bataille", "+1 unité"),
    S.QUARRY: ("chaque bâtiment construit ensuite vous coûte 1 cube de moins, à votre choix", "bâtit −1"),
    S.SIEGE_WORKSHOP: (
        "quand vous attaquez, Mur et Tour n'ajoutent pas de dés, et vous détruisez deux bâtiments au lieu "
        "d'un dans une zone urbaine",
        "perce les murs, détruit 2",
    ),
    S.GREAT_TEMPLE: (
        "quand vous échangez, vous pouvez ensuite acheter des cubes point de victoire pour {temple} faveurs "
        "chacun",
        "{temple} faveurs : 1 cube",
    ),
    S.WONDER: (
        "seulement à l'âge mythique ; elle met aussitôt fin à la partie et vous donne les cubes de sa carte",
        "finit la partie",
    ),
}
GATHERING = "+{bonus} {what} chaque fois que vous collectez avec une de vos cartes"

VICTORY = (
    "à la fin de la partie, ses cubes vont au joueur qui a le plus d'unités, sans compter les villageois ; à personne "
    "en cas d'égalité",
    "à la fin de la partie, ses cubes vont au joueur qui a le plus de bâtiments ; à personne en cas d'égalité",
    "le vainqueur de chaque bataille, attaquant ou défenseur, prend ses cubes",
    "le bâtisseur de la Merveille prend ses cubes",
)

"""What is printed on cards, units, buildings and tiles, in English. `words/cards.py` puts the figures in."""

from __future__ import annotations

from clio.games.age_of_mythology import cardbook as C
from clio.games.age_of_mythology import state as S
from clio.games.age_of_mythology.ops import powers as P

PATTERNS = {
    "cost": "cost: {price}",
    "hero": "hero of the {age}",
    "bonus": "+{n} against {types}",
    "power": "{name} ({favor}): {what}",
    "power.together": "{name} ({favor}, on top of the action): {what}",
    "tile": "a resource tile for a {terrain} space; it gives {gives} when it is collected",
    "houses": "at most {most} in a city",
    "one": "one in a city",
}

ACTIONS = {
    "explore": "turn up as many resource tiles as there are players; you take one first, then each other player may "
    "take one",
    "explore.more": "turn up {what} more than there are players; you take one first, then each other player may "
    "take one",
    "gather": "name a terrain or a resource and move your workers; then all players collect from all their tiles of it",
    "gather.all": "move your workers; then all players collect from all their tiles",
    "gather.food": "move your workers; then all players collect from all their food tiles",
    "build": "build {what}",
    "recruit": "recruit {what}",
    "trade": "pay {what} of your choice, then exchange any number of cubes with the bank, one for one",
    "trade.free": "exchange any number of cubes with the bank, one for one, without cost",
    "next-age": "pay cubes of each resource to reach the next age: {first} for the Classical, {second} for the Heroic, "
    "{third} for the Mythic Age",
    "attack": "attack an area of a neighbour; each side may bring {what}",
}

POWERS: dict[type, str] = {
    P.Gain: "gain {what}",
    P.GainAny: "gain {what} of your choice from the bank",
    P.GiveUpUnit: "give up one of your units and gain {what} of your choice from the bank",
    P.FreeHouse: "gain a House with its villager for free; it does not count towards the number of the card",
    P.FourthCard: "you may play a fourth card this round, after all players have played their third",
    P.RemoveTile: "put a resource tile of any board, your own too, back into the pool",
    P.SwapTiles: "exchange one of your resource tiles for one of the same terrain on another board",
    P.GainHero: "gain a hero of your current age for free; there is none in the Archaic Age",
    P.GainUnits: "gain {what} for free",
    P.GainMortals: "gain {what} of your choice for free",
    P.Embalm: "exchange {what} for as many Mummies",
    P.DestroyBuilding: "destroy a building of any player, your own too",
    P.Smite: "eliminate a myth unit of another player",
    P.Steal: "take {what} of your choice from another player",
}
POWERS_ON_OTHERS: dict[type, str] = {
    P.RemoveTile: "put a {what} of another player back into the pool",
    P.DestroyBuilding: "destroy a building of another player",
}
CHANGES = {
    P.ARMY_LIMITS: "you may bring up to {mine} units, your opponent up to {theirs}",
    P.NO_LIMIT: "both sides may bring any number of units",
    P.SEDUCTION: "when the armies are revealed, one opposing unit of your choice leaves the battle for its owner's "
    "Holding Area",
    P.PROTECTION: "your first unit that is eliminated comes back into the battle at once",
    P.ONE_DIE_MORE: "all your units roll 1 die more in this battle",
    P.ALL_BERSERK: "all your units may go berserk in this battle: +{berserk} dice, but they lose ties",
    P.TWO_TILES: "take up to two tiles before the others choose",
    P.NO_TILE_FOR_OTHERS: "the other players take no tile",
    P.COLLECT_ALONE: "the other players collect nothing",
    P.MORE_FOOD: "you get {n} more food for each of your food tiles",
    P.MORE_FOOD_ALONE: "you get {n} more food for each of your food tiles, and the other players collect nothing",
    P.CHEAP_BUILDINGS: "each building except Houses costs {n} cubes less, of your choice",
    P.CHEAP_MORTALS: "each mortal unit costs only {bast} food",
}

ABILITIES = {
    C.BREACHES: "while it is in the battle on the attacking side, Wall and Tower add no dice",
    C.THROWS: "before the roll it may throw an opponent that is no giant: +{throw} dice; if it wins, the opponent is "
    "not eliminated but leaves the battle for its owner's Holding Area",
    C.GROWS: "+1 die for each unit it has eliminated in this battle",
    C.WINS_TIES: "wins every tie",
    C.RAZES_TWO: "if it is still there when an attack on a City Area is won, two buildings are destroyed, not one",
    C.ROUTS: "when it eliminates a hero, the rest of the opposing army retreats at once",
    C.MIRRORS: "adds the basic dice of the opposing unit",
    C.EMBALMS: "each time it eliminates a unit, you gain a new Mummy, which does not join the battle",
    C.REBORN: "when it is eliminated while a Priest of its side is in the battle, you may pay {rebirth} favor to put "
    "it in your Holding Area",
    C.REVIVES: "while it is in the battle, eliminated units of its side may come back to the Holding Area: {revived}",
    C.SHIELDED: "when it is revealed while a Wadjet of its side is in the battle, the Wadjet may fight in its place",
    C.SHIELDS: "may fight in the place of a Pharaoh of its side that is revealed",
    C.GOES_BERSERK: "may go berserk for an encounter: +{berserk} dice, but it loses ties",
    C.HONOURED: "you gain {honour} favor for each unit it eliminates",
    C.MINES: "can work on a resource tile: +{dwarf} gold on a gold tile, nothing on others",
    C.SUMMONS: "for each unit it eliminates, unless that ends the battle, one unit of your Holding Area may join the "
    "battle",
}

BUILDINGS = {  # in a sentence; in two or three words
    S.HOUSE: ("with it you get a villager; when it is destroyed, one of your villagers goes", "1 villager"),
    S.WALL: (
        "+{fort} dice in every encounter when your City Area is attacked, unless the attacker cancels them",
        "City +{fort} dice",
    ),
    S.TOWER: (
        "+{fort} dice in every encounter when your Production Area is attacked, unless the attacker cancels "
        "them",
        "Tiles +{fort} dice",
    ),
    S.STOREHOUSE: ("in spoilage you keep up to {store} cubes of each resource instead of {kept}", "keeps {store}"),
    S.MARKET: ("your Trade cards cost no cubes", "trades free"),
    S.ARMORY: ("you may bring one unit more than the limit into every battle", "+1 unit"),
    S.QUARRY: ("each building you build later costs 1 cube less, of your choice", "builds −1"),
    S.SIEGE_WORKSHOP: (
        "when you attack, Wall and Tower add no dice, and in a City Area you destroy two buildings, not one",
        "breaks walls, destroys 2",
    ),
    S.GREAT_TEMPLE: (
        "when you trade, you may then buy victory cubes for {temple} favor each",
        "{temple} favor: 1 cube",
    ),
    S.WONDER: (
        "only in the Mythic Age; it ends the game at once and brings you the cubes on its victory card",
        "ends the game",
    ),
}
GATHERING = "+{bonus} {what} each time you gather with a card of your own"

VICTORY = (
    "at the end of the game its cubes go to the player with the most units, villagers not counted; in a tie to nobody",
    "at the end of the game its cubes go to the player with the most buildings; in a tie to nobody",
    "the winner of each battle, attacker or defender, takes its cubes",
    "the builder of The Wonder takes its cubes",
)

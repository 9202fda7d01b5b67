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
    "explore": "turn up as many resource tiles as there are players; whoever plays the card takes one first, then "
    "each other player may take one",
    "explore.more": "turn up {what} more than there are players; whoever plays the card takes one first, then each "
    "other player may take one",
    "gather": "name a terrain or a resource; whoever plays the card moves their workers, then all players collect "
    "from all their tiles of it",
    "gather.all": "whoever plays the card moves their workers, then all players collect from all their tiles",
    "gather.food": "whoever plays the card moves their workers, then all players collect from all their food tiles",
    "build": "build {what}",
    "recruit": "recruit {what}",
    "trade": "pay {what} of any kind, then exchange any number of cubes with the bank, one for one",
    "trade.free": "exchange any number of cubes with the bank, one for one, without cost",
    "next-age": "pay cubes of each resource to reach the next age: {first} for the Classical, {second} for the Heroic, "
    "{third} for the Mythic Age",
    "attack": "attack an area of a neighbour; each side may bring {what}",
}

SHORTLY = {  # the permanent cards, in the pack
    "explore": "Players + {first} tiles turned up, one each.",
    "gather": "One terrain or resource, for everybody.",
    "trade": "{first} cubes, then one for one with the bank.",
    "next-age": "{first}, {second} or {third} cubes of each resource.",
    "attack": "An area of a neighbour; {first} units a side.",
}

POWERS: dict[type, str] = {
    P.Gain: "gain {what}",
    P.GainAny: "gain {what} of any kind from the bank",
    P.GiveUpUnit: "give up a unit and gain {what} of any kind from the bank",
    P.FreeHouse: "gain a House with its villager for free; it does not count towards the number of the card",
    P.FourthCard: "whoever plays the card may play a fourth one this round, after all players have played their third",
    P.RemoveTile: "put a resource tile of any board, even one's own, back into the pool",
    P.SwapTiles: "exchange a resource tile for one of the same terrain on another board",
    P.GainHero: "gain a hero of the age reached for free; there is none in the Archaic Age",
    P.GainUnits: "gain {what} for free",
    P.GainMortals: "gain {what} of any kind for free",
    P.Embalm: "exchange {what} for as many Mummies",
    P.DestroyBuilding: "destroy a building in any City Area, even one's own",
    P.Smite: "eliminate a myth unit of another player",
    P.Steal: "take {what} of any kind from another player",
}
POWERS_ON_OTHERS: dict[type, str] = {
    P.RemoveTile: "put a {what} of another player back into the pool",
    P.DestroyBuilding: "destroy a building of another player",
}
CHANGES = {
    P.ARMY_LIMITS: "the attacker may bring up to {mine} units, the defender up to {theirs}",
    P.NO_LIMIT: "both sides may bring any number of units",
    P.SEDUCTION: "when the armies are revealed, one unit of the defender that the attacker chooses leaves the battle "
    "for its owner's Holding Area",
    P.PROTECTION: "the first unit of the attacker that is eliminated comes back into the battle at once",
    P.ONE_DIE_MORE: "all units of the attacker roll 1 die more in this battle",
    P.ALL_BERSERK: "all units of the attacker may go berserk in this battle: +{berserk} dice, but they lose ties",
    P.TWO_TILES: "take up to two tiles before the others choose",
    P.NO_TILE_FOR_OTHERS: "the other players take no tile",
    P.COLLECT_ALONE: "the other players collect nothing",
    P.MORE_FOOD: "whoever plays the card gets {n} more food for each of their food tiles",
    P.MORE_FOOD_ALONE: "whoever plays the card gets {n} more food for each of their food tiles, and the other "
    "players collect nothing",
    P.CHEAP_BUILDINGS: "each building except Houses costs {n} cubes less, of any kind",
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
    C.EMBALMS: "each time it eliminates a unit, its player gains a new Mummy, which does not join the battle",
    C.REBORN: "when it is eliminated while a Priest of its side is in the battle, its player may pay {rebirth} favor "
    "to put it in their Holding Area",
    C.REVIVES: "while it is in the battle, eliminated units of its side may come back to the Holding Area: {revived}",
    C.SHIELDED: "when it is revealed while a Wadjet of its side is in the battle, the Wadjet may fight in its place",
    C.SHIELDS: "may fight in the place of a Pharaoh of its side that is revealed",
    C.GOES_BERSERK: "may go berserk for an encounter: +{berserk} dice, but it loses ties",
    C.HONOURED: "its player gains {honour} favor for each unit it eliminates",
    C.MINES: "can work on a resource tile: +{dwarf} gold on a gold tile, nothing on others",
    C.SUMMONS: "for each unit it eliminates, unless that ends the battle, one unit of its player's Holding Area may "
    "join the battle",
}

BUILDINGS = {  # in a sentence; in two or three words
    S.HOUSE: ("with it its player gets a villager; when it is destroyed, one of their villagers goes", "1 villager"),
    S.WALL: (
        "+{fort} dice in every encounter when its City Area is attacked, unless the attacker cancels them",
        "City +{fort} dice",
    ),
    S.TOWER: (
        "+{fort} dice in every encounter when its player's Production Area is attacked, unless the attacker cancels "
        "them",
        "Tiles +{fort} dice",
    ),
    S.STOREHOUSE: (
        "in spoilage its player keeps up to {store} cubes of each resource instead of {kept}",
        "keeps {store}",
    ),
    S.MARKET: ("Trade cards cost its player no cubes", "trades free"),
    S.ARMORY: ("its player may bring one unit more than the limit into every battle", "+1 unit"),
    S.QUARRY: ("each building its player builds later costs 1 cube less, of any kind", "builds −1"),
    S.SIEGE_WORKSHOP: (
        "when its player attacks, Wall and Tower add no dice, and in a City Area two buildings are destroyed, not one",
        "breaks walls, destroys 2",
    ),
    S.GREAT_TEMPLE: (
        "when its player trades, they may then buy victory cubes for {temple} favor each",
        "{temple} favor: 1 cube",
    ),
    S.WONDER: (
        "only in the Mythic Age; it ends the game at once and brings its player the cubes on its victory card",
        "ends the game",
    ),
}
GATHERING = "+{bonus} {what} each time its player gathers with a card of their own"

VICTORY = (
    "at the end of the game its cubes go to the player with the most units, villagers not counted; in a tie to nobody",
    "at the end of the game its cubes go to the player with the most buildings; in a tie to nobody",
    "the winner of each battle, attacker or defender, takes its cubes",
    "the builder of The Wonder takes its cubes",
)

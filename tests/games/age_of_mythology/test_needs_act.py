"""Why a worker cannot move, a building or a unit not be bought, a cube not be exchanged: each need shown."""

from __future__ import annotations

from clio.engine.history import Table
from clio.games.age_of_mythology.rules.build import BUILD
from clio.games.age_of_mythology.scenario import Scenario
from clio.games.age_of_mythology.state import P_BUILD
from tests.games.age_of_mythology.helpers import action, play, player
from tests.games.age_of_mythology.openings import (
    CITY, Opened, doing, egyptian, greek, holding, norse, without_houses,
)
from tests.needs import Shown, asking, each, need, want


def gathering(*moves: str) -> Opened:
    """The Norse gather gold: a villager and a Dwarf work, a villager does not."""
    scenario = norse().tiles(0, a1="fertile-food-2", b1="mountains-gold-2", c1="mountains-gold-2")
    scenario.buildings(0, houses=2).workers(0, a1="villager", b1="dwarf")
    return doing(scenario, "permanent-gather", "collect gold", *moves)


def enlisted(*moves: str) -> Opened:
    """The Norse gather gold: Dwarves work on two of four tiles, a Dwarf and a villager wait."""
    scenario = norse().tiles(0, a1="fertile-food-2", b1="mountains-gold-2", c1="mountains-gold-2", d4="fertile-gold-1")
    scenario.units(0, dwarf=1)
    scenario.buildings(0, houses=1).workers(0, a1="dwarf", b1="dwarf")
    return doing(scenario, "permanent-gather", "collect gold", *moves)


def crowded() -> Scenario:
    """Every tile has its worker, and a villager is left."""
    scenario = norse().tiles(0, a1="fertile-food-2", b1="mountains-gold-2").buildings(0, houses=2)
    return scenario.workers(0, a1="dwarf", b1="villager")


def trading(scenario: Scenario, *moves: str) -> Opened:
    return doing(scenario.buildings(0, "market"), "permanent-trade", *moves)


def waiting() -> Table:
    """The hero of an age that was reached in this round."""
    table = action(greek(new_hero="next-round"), "permanent-recruit")
    player(table, 0).age = 1
    return table


def full_city() -> Table:
    """Asked what to build, with a building on every space."""
    scenario = greek().buildings(0, *CITY, houses=9).hand(0, "permanent-build")
    return asking(scenario.action(0), BUILD, P_BUILD, (0, 0, 0))


STOREHOUSE = ("invoke nephthys", "build storehouse")

SHOWN = (
    # workers
    want(
        "collect", doing(norse(), "permanent-gather"), "build house",
        "you build only in the Build action of your own card; name the terrain or the resource that everybody "
        "collects.",
        "on ne construit que lors de l'action Construire de sa propre carte ; annoncez le terrain ou la ressource que "
        "tous collectent.",
        "AOM-ACTION-08", "AOM-BUILD-01", "AOM-GATHER-04", moment="build",
    ),
    want(
        "collect", doing(norse().tiles(0, a1="fertile-food-2"), "permanent-gather"), "settle villager a1",
        "workers move once it is named what is collected; name the terrain or the resource that everybody collects.",
        "les travailleurs se déplacent une fois annoncé ce qui est collecté ; annoncez le terrain ou la ressource que "
        "tous collectent.",
        "AOM-GATHER-01", "AOM-GATHER-04", moment="workers_next",
    ),
    want(
        "workers", gathering(), "build house",
        "you build only in the Build action of your own card; put workers on your tiles, or finish.",
        "on ne construit que lors de l'action Construire de sa propre carte ; placez des travailleurs sur vos tuiles, "
        "ou terminez.",
        "AOM-ACTION-08", "AOM-BUILD-01", "AOM-GATHER-01", moment="build",
    ),
    need(
        "tile_to_work_on", gathering(), "settle villager d4",
        "there is no tile on this fertile space: workers go onto tiles only.",
        "il n'y a pas de tuile sur cet espace champ : les travailleurs ne vont que sur des tuiles.",
        "AOM-GATHER-01", "AOM-GATHER-19",
    ),
    need(
        "one_worker_per_tile", gathering(), "settle villager a1",
        "a worker of the same kind is on the fertile tile (2 food): one worker per tile.",
        "un travailleur de la même sorte est sur la tuile champ (2 nourriture) : un seul par tuile.",
        "AOM-GATHER-02",
    ),
    need(
        "villager_held", gathering("settle villager c1"), "settle villager c1",
        "you have no villager in your Holding Area.",
        "vous n'avez pas de villageois dans votre zone de possession.",
        "AOM-GATHER-01", "AOM-BLDG-01",
    ),
    need(
        "unit_held", gathering(), "settle dwarf c1",
        "Dwarf: you have none in your Holding Area.",
        "Nain : vous n'en avez pas dans votre zone de possession.",
        "AOM-GATHER-01",
    ),
    need(
        "dwarves_to_work",
        doing(greek().tiles(0, a1="fertile-food-2").buildings(0, houses=1), "permanent-gather", "collect gold"),
        "settle dwarf a1",
        "besides villagers only Dwarves work on tiles, and only the Norse have them.",
        "à part les villageois, seuls les Nains travaillent sur des tuiles, et seuls les Nordiques en ont.",
        "AOM-UNIT-27", "AOM-UNIT-10",
    ),
    need(
        "worker_there", gathering(), "move c1 a1",
        "nobody works on this mountains space.",
        "personne ne travaille sur cet espace montagne.",
        "AOM-GATHER-01",
    ),
    need(
        "to_another_tile", gathering(), "move a1 a1",
        "the worker stands on the fertile tile (2 food) already.",
        "le travailleur se trouve déjà sur la tuile champ (2 nourriture).",
        "AOM-GATHER-01",
    ),
    need(
        "worker_not_moved", gathering("move a1 c1"), "move c1 a1",
        "the worker on the 2nd mountains tile (2 gold) has moved in this action already.",
        "le travailleur de la 2e tuile montagne (2 or) s'est déjà déplacé durant cette action.",
        "AOM-GATHER-01",
    ),
    need(
        "worker_may_move_on", gathering("move a1 c1"), "move b1 c1",
        "the worker on the 2nd mountains tile (2 gold) has moved in this action and stays: one worker per tile.",
        "le travailleur de la 2e tuile montagne (2 or) s'est déplacé durant cette action et y reste : un seul par "
        "tuile.",
        "AOM-GATHER-02",
    ),
    need(
        "displaced_worker_placed", gathering("settle villager b1"), "done",
        "first move the worker who had to leave the 1st mountains tile (2 gold).",
        "déplacez d'abord le travailleur qui a dû quitter la 1re tuile montagne (2 or).",
        "AOM-GATHER-02", "AOM-GATHER-19",
    ),
    need(
        "displaced_worker_placed", gathering("settle villager b1"), "settle dwarf c1",
        "first move the worker who had to leave the 1st mountains tile (2 gold).",
        "déplacez d'abord le travailleur qui a dû quitter la 1re tuile montagne (2 or).",
        "AOM-GATHER-02", "AOM-GATHER-19",
    ),
    need(
        "displaced_worker_placed", gathering("settle villager b1"), "move a1 c1",
        "first move the worker who had to leave the 1st mountains tile (2 gold).",
        "déplacez d'abord le travailleur qui a dû quitter la 1re tuile montagne (2 or).",
        "AOM-GATHER-02", "AOM-GATHER-19",
    ),
    need(
        "worker_may_move_on", gathering("settle villager b1"), "move b1 b1",
        "the worker on the 1st mountains tile (2 gold) has moved in this action and stays: one worker per tile.",
        "le travailleur de la 1re tuile montagne (2 or) s'est déplacé durant cette action et y reste : un seul par "
        "tuile.",
        "AOM-GATHER-02",
    ),
    want(
        "displaced", gathering("settle villager b1"), "build house",
        "you build only in the Build action of your own card; first move the worker who had to leave the 1st "
        "mountains tile (2 gold).",
        "on ne construit que lors de l'action Construire de sa propre carte ; déplacez d'abord le travailleur qui a "
        "dû quitter la 1re tuile montagne (2 or).",
        "AOM-ACTION-08", "AOM-BUILD-01", "AOM-GATHER-02", "AOM-GATHER-19", moment="build",
    ),
    need(
        "tile_to_move_on_to", doing(crowded(), "permanent-gather", "collect gold"), "settle villager a1",
        "the worker on the fertile tile (2 food) would have no free tile to move to.",
        "le travailleur de la tuile champ (2 nourriture) n'aurait aucune tuile libre où aller.",
        "AOM-GATHER-02", "AOM-GATHER-19",
    ),
    # buildings
    need(
        "building_payable", doing(greek().cubes(0, wood=1), "permanent-build"), "build house",
        "a House costs 2 food and 2 wood, and you have 4 food and 1 wood.",
        "une Maison coûte 2 nourriture et 2 bois, et vous avez 4 nourriture et 1 bois.",
        "AOM-BUILD-03",
    ),
    need(
        "building_payable_less", doing(greek().cubes(0, wood=0).buildings(0, "quarry"), "permanent-build"),
        "build house",
        "a House costs 2 food and 2 wood, less 1 cube of your choice, and you have 4 food and 0 wood.",
        "une Maison coûte 2 nourriture et 2 bois, moins 1 cube au choix, et vous avez 4 nourriture et 0 bois.",
        "AOM-BLDG-12", "AOM-BUILD-03",
    ),
    need(
        "building_payable", doing(greek().cubes(0, food=7, wood=1), "build-2", "build quarry"), "build house",
        "a House costs 2 food and 2 wood, and you have 3 food and 1 wood.",
        "une Maison coûte 2 nourriture et 2 bois, et vous avez 3 nourriture et 1 bois.",
        "AOM-BLDG-13", "AOM-BUILD-03",
    ),
    need(
        "not_owned", doing(greek().buildings(0, "market"), "permanent-build"), "build market",
        "you have a Market already, and nobody may have two.",
        "vous avez déjà un Marché, et personne ne peut en avoir deux.",
        "AOM-BUILD-07",
    ),
    need(
        "house_allowed", doing(greek().buildings(0, houses=10), "permanent-build"), "build house",
        "you have 10 Houses: nobody may have more.",
        "vous avez 10 Maisons : personne ne peut en avoir davantage.",
        "AOM-BUILD-08",
    ),
    need(
        "mythic_age", doing(greek().age(0, "heroic").cubes(0, food=5), "permanent-build"), "build wonder",
        "The Wonder can be built only in the Mythic Age, and you are in the Heroic Age.",
        "La Merveille ne se construit qu'à l'âge mythique, et vous êtes à l'âge héroïque.",
        "AOM-BLDG-21",
    ),
    need(
        "building_left", without_houses("permanent-build", "play permanent-build"), "build house",
        "House: no tile is left in the supply.",
        "Maison : il n'y a plus de tuile dans la réserve.",
        "AOM-BUILD-04",
    ),
    want(
        "build", doing(greek(), "permanent-build"), "recruit hoplite",
        "you recruit only in the Recruit action of your own card; you may still build 1 building (Build 1), or finish.",
        "on ne recrute que lors de l'action Recruter de sa propre carte ; vous pouvez encore construire 1 bâtiment "
        "(Construire 1), ou terminer.",
        "AOM-ACTION-08", "AOM-RECRUIT-01", "AOM-BUILD-01", moment="recruit",
    ),
    need(
        "left_to_pay", doing(greek().buildings(0, "quarry"), "permanent-build", "build house"), "less gold",
        "nothing of this is left to pay (gold, House).",
        "il ne reste rien à payer de cette ressource (or, Maison).",
        "AOM-BLDG-12", "AOM-GOD-08",
    ),
    need(
        "lacking_cube_spared", lambda: play(holding(egyptian().cubes(0, food=1, wood=1), "nephthys")(), *STOREHOUSE),
        "less gold",
        "the cubes spared must be those you lack: the cost is 2 food, 2 wood, 2 gold and 2 favor, and you have 1 "
        "food, 1 wood, 4 gold and 2 favor.",
        "les cubes épargnés doivent être ceux qui vous manquent : le coût est de 2 nourriture, 2 bois, 2 or et 2 "
        "faveurs, et vous avez 1 nourriture, 1 bois, 4 or et 2 faveurs.",
        "AOM-BUILD-03", "AOM-EGYPTGOD-05", "AOM-GOD-08",
    ),
    want(
        "less", doing(greek().buildings(0, "quarry"), "permanent-build", "build house"), "done",
        "there is nothing to finish; spare 1 cube of what the House costs.",
        "il n'y a rien à terminer ; épargnez 1 cube sur ce que coûte la Maison.",
        "AOM-BLDG-12", moment="done",
    ),
    # units
    need(
        "own_culture", doing(greek(), "permanent-recruit"), "recruit jarl",
        "Jarl: your culture has no such unit.",
        "Jarl : votre culture n'a pas cette unité.",
        "AOM-COMP-02", "AOM-COMP-16",
    ),
    need(
        "hero_of_age", doing(greek().age(0, "classical"), "permanent-recruit"), "recruit heroic-greek-hero",
        "the Heroic Greek Hero can be recruited only from the Heroic Age on.",
        "le Héros grec héroïque ne se recrute qu'à partir de l'âge héroïque.",
        "AOM-RECRUIT-06",
    ),
    need(
        "hero_awaited", waiting, "recruit classical-greek-hero",
        "Classical Greek Hero: at this table the hero of a new age comes from the next round on.",
        "Héros grec classique : à cette table, le héros d'un nouvel âge ne vient qu'à la manche suivante.",
        "AOM-RECRUIT-06",
    ),
    need(
        "figure_left", doing(greek().units(0, toxotes=8), "permanent-recruit"), "recruit toxotes",
        "Toxotes: you have no figure left in your supply.",
        "Toxote : vous n'avez plus de figurine dans votre réserve.",
        "AOM-RECRUIT-09", "AOM-SETUP-15",
    ),
    need(
        "unit_payable", doing(greek().cubes(0, favor=1), "permanent-recruit"), "recruit medusa",
        "a Medusa costs 1 food and 3 favor, and you have 4 food and 1 favor.",
        "une Méduse coûte 1 nourriture et 3 faveurs, et vous avez 4 nourriture et 1 faveur.",
        "AOM-RECRUIT-03",
    ),
    want(
        "recruit", doing(greek(), "permanent-recruit"), "build house",
        "you build only in the Build action of your own card; you may still recruit 2 units (Recruit 2), or finish.",
        "on ne construit que lors de l'action Construire de sa propre carte ; vous pouvez encore recruter 2 unités "
        "(Recruter 2), ou terminer.",
        "AOM-ACTION-08", "AOM-BUILD-01", "AOM-RECRUIT-01", moment="build",
    ),
    # trade
    need(
        "own_cube", doing(greek().cubes(0, gold=0), "permanent-trade"), "pay gold",
        "you have no gold.",
        "vous n'avez pas d'or.",
        "AOM-TRADE-01",
    ),
    want(
        "pay", doing(greek(), "permanent-trade", "pay gold"), "swap food wood",
        "cubes are exchanged once the card is paid; your Trade card still costs 1 cube of your choice.",
        "on échange des cubes une fois la carte payée ; votre carte Échanger coûte encore 1 cube de votre choix.",
        "AOM-ACTION-08", "AOM-TRADE-01", moment="swap_next",
    ),
    need(
        "own_cube", trading(greek().cubes(0, gold=0)), "swap gold wood",
        "you have no gold.",
        "vous n'avez pas d'or.",
        "AOM-TRADE-03",
    ),
    need(
        "two_resources", trading(greek()), "swap gold gold",
        "gold for gold would change nothing.",
        "rien ne changerait : c'est la même ressource (or).",
        "AOM-TRADE-03",
    ),
    need(
        "cube_in_bank", trading(greek().cubes(0, wood=8).cubes(1, wood=12)), "swap gold wood",
        "the bank has no wood left.",
        "la banque n'a plus de bois.",
        "AOM-TRADE-04",
    ),
    need(
        "not_taken_before", trading(greek(), "swap gold wood"), "swap wood food",
        "you have taken wood in this action: giving it back would only undo an exchange.",
        "vous avez pris cette ressource durant cette action (bois) : la rendre ne ferait qu'annuler un échange.",
        "AOM-TRADE-03", "AOM-TRADE-06",
    ),
    need(
        "not_given_before", trading(greek(), "swap gold wood"), "swap food gold",
        "you have given gold in this action: taking it back would only undo an exchange.",
        "vous avez donné cette ressource durant cette action (or) : la reprendre ne ferait qu'annuler un échange.",
        "AOM-TRADE-03", "AOM-TRADE-06",
    ),
    need(
        "one_resource_given", trading(greek(trade="one-colour"), "swap gold wood"), "swap food favor",
        "at this table a Trade gives cubes of one resource only, and you have given gold.",
        "à cette table, on ne donne des cubes que d'une seule ressource par échange, et vous avez déjà donné : or.",
        "AOM-TRADE-03",
    ),
    need(
        "great_temple", trading(greek()), "buy victory",
        "you have no Great Temple.",
        "vous n'avez pas de Grand temple.",
        "AOM-TRADE-08", "AOM-BLDG-20",
    ),
    need(
        "temple_payable", trading(greek().buildings(0, "great-temple")), "buy victory",
        "a victory cube costs 8 favor, and you have 4.",
        "un cube point de victoire coûte 8 faveurs, et vous en avez 4.",
        "AOM-TRADE-08", "AOM-BLDG-20",
    ),
    need(
        "before_buying", trading(greek().buildings(0, "great-temple").cubes(0, favor=16), "buy victory"),
        "swap gold wood",
        "after the first victory cube bought nothing is exchanged any more.",
        "après le premier cube point de victoire acheté, on n'échange plus rien.",
        "AOM-TRADE-12",
    ),
    need(
        "victory_cube_in_bank", trading(greek().buildings(0, "great-temple").won(1, 30)), "buy victory",
        "the bank has no victory cube left.",
        "la banque n'a plus de cube point de victoire.",
        "AOM-TRADE-10", "AOM-END-11",
    ),
    want(
        "exchange", trading(greek()), "build house",
        "you build only in the Build action of your own card; exchange cubes with the bank, one for one, or finish.",
        "on ne construit que lors de l'action Construire de sa propre carte ; échangez des cubes avec la banque, un "
        "contre un, ou terminez.",
        "AOM-ACTION-08", "AOM-BUILD-01", "AOM-TRADE-03", "AOM-TRADE-06", moment="build",
    ),
    # other workers
    need(
        "tile_to_work_on", gathering("settle villager b1"), "move b1 d4",
        "there is no tile on this fertile space: workers go onto tiles only.",
        "il n'y a pas de tuile sur cet espace champ : les travailleurs ne vont que sur des tuiles.",
        "AOM-GATHER-01", "AOM-GATHER-19",
    ),
    need(
        "one_worker_per_tile", enlisted("settle villager b1"), "move b1 a1",
        "a worker of the same kind is on the fertile tile (2 food): one worker per tile.",
        "un travailleur de la même sorte est sur la tuile champ (2 nourriture) : un seul par tuile.",
        "AOM-GATHER-02",
    ),
    need(
        "worker_may_move_on", gathering("move a1 c1"), "settle villager c1",
        "the worker on the 2nd mountains tile (2 gold) has moved in this action and stays: one worker per tile.",
        "le travailleur de la 2e tuile montagne (2 or) s'est déplacé durant cette action et y reste : un seul par "
        "tuile.",
        "AOM-GATHER-02",
    ),
    need(
        "tile_to_work_on", enlisted(), "settle dwarf a2",
        "there is no tile on this fertile space: workers go onto tiles only.",
        "il n'y a pas de tuile sur cet espace champ : les travailleurs ne vont que sur des tuiles.",
        "AOM-GATHER-01", "AOM-GATHER-19",
    ),
    need(
        "worker_may_move_on", enlisted("settle villager c1"), "settle dwarf c1",
        "the worker on the 2nd mountains tile (2 gold) has moved in this action and stays: one worker per tile.",
        "le travailleur de la 2e tuile montagne (2 or) s'est déplacé durant cette action et y reste : un seul par "
        "tuile.",
        "AOM-GATHER-02",
    ),
    need(
        "one_worker_per_tile", enlisted(), "settle dwarf b1",
        "a worker of the same kind is on the 1st mountains tile (2 gold): one worker per tile.",
        "un travailleur de la même sorte est sur la 1re tuile montagne (2 or) : un seul par tuile.",
        "AOM-GATHER-02",
    ),
    need(
        "tile_to_move_on_to", doing(crowded().units(0, dwarf=1), "permanent-gather", "collect gold"), "settle dwarf b1",
        "the worker on the mountains tile (2 gold) would have no free tile to move to.",
        "le travailleur de la tuile montagne (2 or) n'aurait aucune tuile libre où aller.",
        "AOM-GATHER-02", "AOM-GATHER-19",
    ),
    need(
        "tile_to_work_on", gathering(), "move a1 d4",
        "there is no tile on this fertile space: workers go onto tiles only.",
        "il n'y a pas de tuile sur cet espace champ : les travailleurs ne vont que sur des tuiles.",
        "AOM-GATHER-01", "AOM-GATHER-19",
    ),
    need(
        "one_worker_per_tile", enlisted(), "move a1 b1",
        "a worker of the same kind is on the 1st mountains tile (2 gold): one worker per tile.",
        "un travailleur de la même sorte est sur la 1re tuile montagne (2 or) : un seul par tuile.",
        "AOM-GATHER-02",
    ),
    need(
        "city_space", full_city, "build quarry",
        "all 16 spaces of your City Area are occupied.",
        "les 16 espaces de votre zone urbaine sont tous occupés.",
        "AOM-BUILD-05",
    ),
)


@each(SHOWN)
def test_needs_of_act(case: Shown) -> None:
    case.holds()

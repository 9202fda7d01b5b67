"""Why a worker cannot move, a building or a unit not be bought, a cube not be exchanged: each need shown."""

from __future__ import annotations

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario
from tests.games.age_of_mythology.helpers import action, play, player
from tests.games.age_of_mythology.refused import (
    Opened, Refused, check, doing, egyptian, greek, holding, norse, refused, shown, without_houses,
)
from tests.rules import rule


def gathering(*moves: str) -> Opened:
    """The Norse gather gold: a villager and a Dwarf work, a villager does not."""
    scenario = norse().tiles(0, a1="fertile-food-2", b1="mountains-gold-2", c1="mountains-gold-2")
    scenario.buildings(0, houses=2).workers(0, a1="villager", b1="dwarf")
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


STOREHOUSE = ("invoke nephthys", "build storehouse")

CASES: list[Refused] = [
    # workers
    shown(
        "wants collect", doing(norse(), "permanent-gather"), "build house",
        rule("AOM-ACTION-08", "AOM-BUILD-01", "AOM-GATHER-04"),
        "you build only in the Build action of your own card; name the terrain or the resource that everybody "
        "collects.",
        "on ne construit que lors de l'action Construire de sa propre carte ; annoncez le terrain ou la ressource que "
        "tous collectent.",
    ),
    shown(
        "wants collect", doing(norse().tiles(0, a1="fertile-food-2"), "permanent-gather"), "settle villager a1",
        rule("AOM-GATHER-01", "AOM-GATHER-04"),
        "workers move once it is named what is collected; name the terrain or the resource that everybody collects.",
        "les travailleurs se déplacent une fois annoncé ce qui est collecté ; annoncez le terrain ou la ressource que "
        "tous collectent.",
    ),
    shown(
        "wants workers", gathering(), "build house",
        rule("AOM-ACTION-08", "AOM-BUILD-01", "AOM-GATHER-01"),
        "you build only in the Build action of your own card; put workers on your tiles, or finish.",
        "on ne construit que lors de l'action Construire de sa propre carte ; placez des travailleurs sur vos tuiles, "
        "ou terminez.",
    ),
    shown(
        "tile_to_work_on", gathering(), "settle villager d4",
        rule("AOM-GATHER-01", "AOM-GATHER-19"),
        "there is no tile on this fertile space: workers go onto tiles only.",
        "il n'y a pas de tuile sur cet espace champ : les travailleurs ne vont que sur des tuiles.",
    ),
    shown(
        "one_worker_per_tile", gathering(), "settle villager a1",
        rule("AOM-GATHER-02"),
        "a worker of the same kind is on the fertile tile (2 food): one worker per tile.",
        "un travailleur de la même sorte est sur la tuile champ (2 nourriture) : un seul par tuile.",
    ),
    shown(
        "villager_held", gathering("settle villager c1"), "settle villager c1",
        rule("AOM-GATHER-01", "AOM-BLDG-01"),
        "you have no villager in your Holding Area.",
        "vous n'avez pas de villageois dans votre zone de possession.",
    ),
    shown(
        "unit_held", gathering(), "settle dwarf c1",
        rule("AOM-GATHER-01"),
        "Dwarf: you have none in your Holding Area.",
        "Nain : vous n'en avez pas dans votre zone de possession.",
    ),
    shown(
        "dwarves_to_work",
        doing(greek().tiles(0, a1="fertile-food-2").buildings(0, houses=1), "permanent-gather", "collect gold"),
        "settle dwarf a1",
        rule("AOM-UNIT-27", "AOM-UNIT-10"),
        "besides villagers only Dwarves work on tiles, and only the Norse have them.",
        "à part les villageois, seuls les Nains travaillent sur des tuiles, et seuls les Nordiques en ont.",
    ),
    shown(
        "worker_there", gathering(), "move c1 a1",
        rule("AOM-GATHER-01"),
        "nobody works on this mountains space.",
        "personne ne travaille sur cet espace montagne.",
    ),
    shown(
        "to_another_tile", gathering(), "move a1 a1",
        rule("AOM-GATHER-01"),
        "the worker stands on the fertile tile (2 food) already.",
        "le travailleur se trouve déjà sur la tuile champ (2 nourriture).",
    ),
    shown(
        "worker_not_moved", gathering("move a1 c1"), "move c1 a1",
        rule("AOM-GATHER-01"),
        "the worker on the 2nd mountains tile (2 gold) has moved in this action already.",
        "le travailleur de la 2e tuile montagne (2 or) s'est déjà déplacé durant cette action.",
    ),
    shown(
        "worker_may_move_on", gathering("move a1 c1"), "move b1 c1",
        rule("AOM-GATHER-02"),
        "the worker on the 2nd mountains tile (2 gold) has moved in this action and stays: one worker per tile.",
        "le travailleur de la 2e tuile montagne (2 or) s'est déplacé durant cette action et y reste : un seul par "
        "tuile.",
    ),
    shown(
        "displaced_worker_placed", gathering("settle villager b1"), "done",
        rule("AOM-GATHER-02", "AOM-GATHER-19"),
        "first move the worker who had to leave the 1st mountains tile (2 gold).",
        "déplacez d'abord le travailleur qui a dû quitter la 1re tuile montagne (2 or).",
    ),
    shown(
        "displaced_worker_placed", gathering("settle villager b1"), "settle dwarf c1",
        rule("AOM-GATHER-02", "AOM-GATHER-19"),
        "first move the worker who had to leave the 1st mountains tile (2 gold).",
        "déplacez d'abord le travailleur qui a dû quitter la 1re tuile montagne (2 or).",
    ),
    shown(
        "displaced_worker_placed", gathering("settle villager b1"), "move a1 c1",
        rule("AOM-GATHER-02", "AOM-GATHER-19"),
        "first move the worker who had to leave the 1st mountains tile (2 gold).",
        "déplacez d'abord le travailleur qui a dû quitter la 1re tuile montagne (2 or).",
    ),
    shown(
        "worker_may_move_on", gathering("settle villager b1"), "move b1 b1",
        rule("AOM-GATHER-02"),
        "the worker on the 1st mountains tile (2 gold) has moved in this action and stays: one worker per tile.",
        "le travailleur de la 1re tuile montagne (2 or) s'est déplacé durant cette action et y reste : un seul par "
        "tuile.",
    ),
    shown(
        "wants displaced", gathering("settle villager b1"), "build house",
        rule("AOM-ACTION-08", "AOM-BUILD-01", "AOM-GATHER-02", "AOM-GATHER-19"),
        "you build only in the Build action of your own card; first move the worker who had to leave the 1st "
        "mountains tile (2 gold).",
        "on ne construit que lors de l'action Construire de sa propre carte ; déplacez d'abord le travailleur qui a "
        "dû quitter la 1re tuile montagne (2 or).",
    ),
    shown(
        "tile_to_move_on_to", doing(crowded(), "permanent-gather", "collect gold"), "settle villager a1",
        rule("AOM-GATHER-02", "AOM-GATHER-19"),
        "the worker on the fertile tile (2 food) would have no free tile to move to.",
        "le travailleur de la tuile champ (2 nourriture) n'aurait aucune tuile libre où aller.",
    ),
    # buildings
    shown(
        "building_payable", doing(greek().cubes(0, wood=1), "permanent-build"), "build house",
        rule("AOM-BUILD-03"),
        "a House costs 2 food and 2 wood, and you have 4 food and 1 wood.",
        "une Maison coûte 2 nourriture et 2 bois, et vous avez 4 nourriture et 1 bois.",
    ),
    shown(
        "building_payable_less",
        doing(greek().cubes(0, wood=0).buildings(0, "quarry"), "permanent-build"), "build house",
        rule("AOM-BLDG-12", "AOM-BUILD-03"),
        "a House costs 2 food and 2 wood, less 1 cube of your choice, and you have 4 food and 0 wood.",
        "une Maison coûte 2 nourriture et 2 bois, moins 1 cube au choix, et vous avez 4 nourriture et 0 bois.",
    ),
    shown(
        "building_payable", doing(greek().cubes(0, food=7, wood=1), "build-2", "build quarry"), "build house",
        rule("AOM-BLDG-13", "AOM-BUILD-03"),
        "a House costs 2 food and 2 wood, and you have 3 food and 1 wood.",
        "une Maison coûte 2 nourriture et 2 bois, et vous avez 3 nourriture et 1 bois.",
    ),
    shown(
        "not_owned", doing(greek().buildings(0, "market"), "permanent-build"), "build market",
        rule("AOM-BUILD-07"),
        "you have a Market already, and nobody may have two.",
        "vous avez déjà un Marché, et personne ne peut en avoir deux.",
    ),
    shown(
        "house_allowed", doing(greek().buildings(0, houses=10), "permanent-build"), "build house",
        rule("AOM-BUILD-08"),
        "you have 10 Houses: nobody may have more.",
        "vous avez 10 Maisons : personne ne peut en avoir davantage.",
    ),
    shown(
        "mythic_age", doing(greek().age(0, "heroic").cubes(0, food=5), "permanent-build"), "build wonder",
        rule("AOM-BLDG-21"),
        "The Wonder can be built only in the Mythic Age, and you are in the Heroic Age.",
        "La Merveille ne se construit qu'à l'âge mythique, et vous êtes à l'âge héroïque.",
    ),
    shown(
        "building_left", without_houses("permanent-build", "play permanent-build"), "build house",
        rule("AOM-BUILD-04"),
        "House: no tile is left in the supply.",
        "Maison : il n'y a plus de tuile dans la réserve.",
    ),
    shown(
        "wants build", doing(greek(), "permanent-build"), "recruit hoplite",
        rule("AOM-ACTION-08", "AOM-RECRUIT-01", "AOM-BUILD-01"),
        "you recruit only in the Recruit action of your own card; you may still build 1 building (Build 1), or finish.",
        "on ne recrute que lors de l'action Recruter de sa propre carte ; vous pouvez encore construire 1 bâtiment "
        "(Construire 1), ou terminer.",
    ),
    shown(
        "left_to_pay", doing(greek().buildings(0, "quarry"), "permanent-build", "build house"), "less gold",
        rule("AOM-BLDG-12", "AOM-GOD-08"),
        "nothing of this is left to pay (gold, House).",
        "il ne reste rien à payer de cette ressource (or, Maison).",
    ),
    shown(
        "lacking_cube_spared",
        lambda: play(holding(egyptian().cubes(0, food=1, wood=1), "nephthys")(), *STOREHOUSE), "less gold",
        rule("AOM-BUILD-03", "AOM-EGYPTGOD-05", "AOM-GOD-08"),
        "the cubes spared must be those you lack: the cost is 2 food, 2 wood, 2 gold and 2 favor, and you have 1 "
        "food, 1 wood, 4 gold and 2 favor.",
        "les cubes épargnés doivent être ceux qui vous manquent : le coût est de 2 nourriture, 2 bois, 2 or et 2 "
        "faveurs, et vous avez 1 nourriture, 1 bois, 4 or et 2 faveurs.",
    ),
    shown(
        "wants less", doing(greek().buildings(0, "quarry"), "permanent-build", "build house"), "done",
        rule("AOM-BLDG-12"),
        "there is nothing to finish; spare 1 cube of what the House costs.",
        "il n'y a rien à terminer ; épargnez 1 cube sur ce que coûte la Maison.",
    ),
    # units
    shown(
        "own_culture", doing(greek(), "permanent-recruit"), "recruit jarl",
        rule("AOM-COMP-02", "AOM-COMP-16"),
        "Jarl: your culture has no such unit.",
        "Jarl : votre culture n'a pas cette unité.",
    ),
    shown(
        "hero_of_age", doing(greek().age(0, "classical"), "permanent-recruit"), "recruit heroic-greek-hero",
        rule("AOM-RECRUIT-06"),
        "the Heroic Greek Hero can be recruited only from the Heroic Age on.",
        "le Héros grec héroïque ne se recrute qu'à partir de l'âge héroïque.",
    ),
    shown(
        "hero_awaited", waiting, "recruit classical-greek-hero",
        rule("AOM-RECRUIT-06"),
        "Classical Greek Hero: at this table the hero of a new age comes from the next round on.",
        "Héros grec classique : à cette table, le héros d'un nouvel âge ne vient qu'au tour suivant.",
    ),
    shown(
        "figure_left", doing(greek().units(0, toxotes=8), "permanent-recruit"), "recruit toxotes",
        rule("AOM-RECRUIT-09", "AOM-SETUP-15"),
        "Toxotes: you have no figure left in your supply.",
        "Toxote : vous n'avez plus de figurine dans votre réserve.",
    ),
    shown(
        "unit_payable", doing(greek().cubes(0, favor=1), "permanent-recruit"), "recruit medusa",
        rule("AOM-RECRUIT-03"),
        "a Medusa costs 1 food and 3 favor, and you have 4 food and 1 favor.",
        "une Méduse coûte 1 nourriture et 3 faveurs, et vous avez 4 nourriture et 1 faveur.",
    ),
    shown(
        "wants recruit", doing(greek(), "permanent-recruit"), "build house",
        rule("AOM-ACTION-08", "AOM-BUILD-01", "AOM-RECRUIT-01"),
        "you build only in the Build action of your own card; you may still recruit 2 units (Recruit 2), or finish.",
        "on ne construit que lors de l'action Construire de sa propre carte ; vous pouvez encore recruter 2 unités "
        "(Recruter 2), ou terminer.",
    ),
    # trade
    shown(
        "own_cube", doing(greek().cubes(0, gold=0), "permanent-trade"), "pay gold",
        rule("AOM-TRADE-01"),
        "you have no gold.",
        "vous n'avez pas d'or.",
    ),
    shown(
        "wants pay", doing(greek(), "permanent-trade", "pay gold"), "swap food wood",
        rule("AOM-ACTION-08", "AOM-TRADE-01"),
        "cubes are exchanged once the card is paid; your Trade card still costs 1 cube of your choice.",
        "on échange des cubes une fois la carte payée ; votre carte Échanger coûte encore 1 cube de votre choix.",
    ),
    shown(
        "own_cube", trading(greek().cubes(0, gold=0)), "swap gold wood",
        rule("AOM-TRADE-03"),
        "you have no gold.",
        "vous n'avez pas d'or.",
    ),
    shown(
        "two_resources", trading(greek()), "swap gold gold",
        rule("AOM-TRADE-03"),
        "gold for gold would change nothing.",
        "rien ne changerait : c'est la même ressource (or).",
    ),
    shown(
        "cube_in_bank", trading(greek().cubes(0, wood=8).cubes(1, wood=12)), "swap gold wood",
        rule("AOM-TRADE-04"),
        "the bank has no wood left.",
        "la banque n'a plus de bois.",
    ),
    shown(
        "not_taken_before", trading(greek(), "swap gold wood"), "swap wood food",
        rule("AOM-TRADE-03", "AOM-TRADE-06"),
        "you have taken wood in this action: giving it back would only undo an exchange.",
        "vous avez pris cette ressource durant cette action (bois) : la rendre ne ferait qu'annuler un échange.",
    ),
    shown(
        "not_given_before", trading(greek(), "swap gold wood"), "swap food gold",
        rule("AOM-TRADE-03", "AOM-TRADE-06"),
        "you have given gold in this action: taking it back would only undo an exchange.",
        "vous avez donné cette ressource durant cette action (or) : la reprendre ne ferait qu'annuler un échange.",
    ),
    shown(
        "one_resource_given", trading(greek(trade="one-colour"), "swap gold wood"), "swap food favor",
        rule("AOM-TRADE-03"),
        "at this table a Trade gives cubes of one resource only, and you have given gold.",
        "à cette table, on ne donne des cubes que d'une seule ressource par échange, et vous avez déjà donné : or.",
    ),
    shown(
        "great_temple", trading(greek()), "buy victory",
        rule("AOM-TRADE-08", "AOM-BLDG-20"),
        "you have no Great Temple.",
        "vous n'avez pas de Grand temple.",
    ),
    shown(
        "temple_payable", trading(greek().buildings(0, "great-temple")), "buy victory",
        rule("AOM-TRADE-08", "AOM-BLDG-20"),
        "a victory cube costs 8 favor, and you have 4.",
        "un cube point de victoire coûte 8 faveurs, et vous en avez 4.",
    ),
    shown(
        "before_buying",
        trading(greek().buildings(0, "great-temple").cubes(0, favor=16), "buy victory"), "swap gold wood",
        rule("AOM-TRADE-12"),
        "after the first victory cube bought nothing is exchanged any more.",
        "après le premier cube point de victoire acheté, on n'échange plus rien.",
    ),
    shown(
        "victory_cube_in_bank", trading(greek().buildings(0, "great-temple").won(1, 30)), "buy victory",
        rule("AOM-TRADE-10", "AOM-END-11"),
        "the bank has no victory cube left.",
        "la banque n'a plus de cube point de victoire.",
    ),
    shown(
        "wants exchange", trading(greek()), "build house",
        rule("AOM-ACTION-08", "AOM-BUILD-01", "AOM-TRADE-03", "AOM-TRADE-06"),
        "you build only in the Build action of your own card; exchange cubes with the bank, one for one, or finish.",
        "on ne construit que lors de l'action Construire de sa propre carte ; échangez des cubes avec la banque, un "
        "contre un, ou terminez.",
    ),
]


@refused(CASES)
def test_needs_of_act(case: Refused) -> None:
    check(case)

"""The boards at their fullest: positions laid out by hand, on a table of a running server."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

from clio.engine.history import Table
from clio.games.age_of_mythology.scenario import Scenario as Myth
from clio.games.monumental.scenario import Scenario as Monumental
from clio.games.monumental_duel.scenario import Scenario as Duel
from clio.games.through_the_ages.scenario import Scenario as Ages
from clio.server import desk
from clio.server import messages as m
from clio.server.setup import Setup, new_setup
from tests.browser.robot import Robot
from tests.fixtures import NAMES
from tests.server.running import Running

AGES, MYTH, DUEL, WORLD = "through-the-ages", "age-of-mythology", "monumental-duel", "monumental"


def empires() -> Ages:
    """Four late civilizations: wars and pacts, all lines of technologies, more wonders and colonies than usual."""
    laid = Ages(4, 3).row(
        "computers", "multimedia", "movies", "professional-sports", "modern-infantry", "tanks", "rockets",
        "air-forces", "democracy", "military-theory", "satellites", "engineering", "first-space-flight",
    )
    laid.technologies(
        0, "irrigation", "selective-breeding", "iron", "coal", "alchemy", "scientific-method", "theology",
        "organized-religion", "printing-press", "journalism", "drama", "opera", "bread-and-circuses", "team-sports",
        "swordsmen", "riflemen", "knights", "cavalrymen", "cannon", "constitutional-monarchy", "justice-system",
        "strategy", "navigation", "architecture",
    )
    laid.workers(
        0, agriculture=1, irrigation=1, selective_breeding=2, bronze=1, iron=1, coal=2, philosophy=1,
        alchemy=1, scientific_method=1, religion=1, printing_press=1, drama=1, opera=1, riflemen=2, cavalrymen=2,
        cannon=1,
    )
    laid.stock(0, food=3, resources=4).points(0, science=38, culture=147).banks(0, yellow=1, unused=2)
    laid.leader(0, "william-shakespeare").wonders(0, "pyramids", "taj-mahal", "kremlin", "eiffel-tower")
    laid.wonder(0, "transcontinental-railroad", 2)
    laid.colonies(0, "vast-territory-i", "developed-territory-ii", "historic-territory-i", "strategic-territory-ii")
    laid.tactic(0, "napoleonic-army").pact(0, "international-tourism", 2).war(1, "war-over-culture", 0)
    laid.pact(1, "promise-of-military-protection", 3).war(2, "war-over-territory", 1)
    laid.leader(1, "napoleon-bonaparte").leader(2, "johann-sebastian-bach").leader(3, "maximilien-robespierre")
    laid.wonders(1, "colossus", "great-wall", "st-peters-basilica").wonder(1, "ocean-liner-service", 1)
    laid.wonders(2, "hanging-gardens", "universitas-carolina").wonder(3, "fast-food-chains", 3)
    laid.common("mobile-artillery", "fortifications", "conquistadors", "medieval-army")
    laid.points(1, science=21, culture=163).points(2, science=9, culture=112).points(3, science=14, culture=98)
    laid.technologies(1, "republic", "riflemen", "cannon", "cavalrymen", "coal").workers(1, riflemen=3, cannon=2)
    laid.technologies(2, "communism", "journalism", "opera", "iron").technologies(3, "monarchy", "irrigation")
    return laid


def hands(laid: Ages) -> Ages:
    """Twelve cards of the first seat."""
    civil = "mechanized-agriculture", "oil", "fundamentalism", "civil-service", "endowment-for-the-arts", "internet"
    laid.hand(0, *civil[:5], "revolutionary-idea-iii")
    return laid.hand(
        0, "military-bonus-ii", "military-bonus-iii", "annex", "armed-intervention", "impact-of-population",
        "entrenchments",
    )


def excess() -> Table:
    """Nine military cards, of which most have to go."""
    laid = empires().hand(
        0, "military-bonus-ii", "military-bonus-iii", "annex", "armed-intervention", "impact-of-population",
        "entrenchments", "impact-of-architecture", "impact-of-competition", "infiltrate",
    )
    return laid.end_of_turn()


def cities() -> Duel:
    """Both empires late in the game, with both modules."""
    laid = Duel("greeks", "aztecs").era(3).round(5)
    laid.city(0, {1: "e2b-state-prison/e1k-customary-law", 2: "e2b-courier-office"})
    laid.city(0, {5: "greek-hoplite-ground", 9: "t2b-caravanserai"})
    laid.city(1, {1: "e2b-arsenal", 5: "t1b-caravan-post/t1k-weights"})
    for seat in (0, 1):
        laid.resources(seat, production=7, science=5, military=6, culture=8, gold=12)
    laid.pile(0, "e1p-persia", "e1p-ethiopia", "e2p-ganges-delta", "e2p-sicily")
    laid.pile(1, "e1p-troy", "t1p-phoenicia", "t2p-flanders")
    laid.policies(0, "greek-scientific-method", "greek-poliorcetics", "greek-treaties")
    laid.policies(1, "aztec-tribute", "aztec-flower-wars")
    laid.wonder(0, "e2w-doges-palace").wonder(1, "t1w-colossus").reserved(0, "t2w-grand-canal")
    laid.free_cities(0, "fc-samarkand", "fc-timbuktu").free_cities(1, "fc-zanzibar")
    return laid


def world() -> Monumental:
    """Five civilizations late in the game, with every module: full Cities, Wonders, Policies, Heroes and Monsters."""
    laid = Monumental(
        "aksum", "zulu", "mali", "greece", "japan", first=0, heroes=True, monsters=True, renaissance=True,
    ).era(4).round(14)
    laid.city(0, {
        1: "ii-guildhall/r-double-entry-bookkeeping", 2: "i-stone-foundations/i-bronze-working",
        3: "i-house-of-scribes/ii-dhow-sailing", 5: "ii-indaba-house/iii-telecommunications",
        7: "ii-salt-warehouse", 9: "i-warrior-altar",
    }).tilt(0, 1, 2, 3, 5, 8)
    laid.resources(0, production=12, science=11, military=10, culture=13, gold=14).kept(0, production=3, science=2)
    laid.policies(0, "aksum-raising-of-stelae", "aksum-hillside-terraces", "aksum-maritime-trade-routes")
    laid.policies(1, "zulu-cattle-tribute", "zulu-gathering-of-the-clans").policies(2, "mali-manuscripts-of-sankore")
    laid.policies(3, "greece-scientific-method")
    laid.wonder(0, "iii-african-renaissance-monument").wonder(1, "iii-international-space-station")
    laid.wonder(2, "ii-cliffs-of-bandiagara").wonder(3, "iii-statue-of-liberty")
    laid.reserved(0, "ii-great-mosque-of-djenne", "iii-hydroelectricity")
    laid.hero(0, "hero-sundiata-keita").hero(1, "hero-yaa-asantewaa").hero(2, "hero-simon-bolivar")
    laid.heroes("hero-joan-of-arc", "hero-ada-lovelace", "hero-genghis-khan")
    laid.quests(0, "quest-mountain-lord", "quest-sea-power").space(0, 17).space(1, 12).space(2, 19).space(3, 5)
    laid.gains(0, "gain-travelling-craftsmen", "gain-stone-caravan", "gain-foreign-agent")
    for seat, places in enumerate(("c3 c5 d3 d4 d5", "f2 f3 g1 g3", "h6 g5 i4", "e7 d7 f8", "b9 a9")):
        for where in places.split():
            laid.province(seat, where, soldiers=1, outpost=where in ("c5", "g3", "h6", "e7"))
    laid.explorers(0, "d6", "e6").explorers(1, "f4").post(2, "i3", "exchange-caravan-guides")
    laid.monster("monster-ninki-nanka", "d5").defeated(0, "monster-mokele-mbembe").defeated(1, "monster-grootslang")
    return laid.display(
        "iii-aswan-high-dam", "ii-churches-of-lalibela", "ii-walls-of-benin", "iii-mass-media", "r-topkapi-palace",
        "r-sistine-chapel",
    )


def warriors(seats: int) -> Myth:
    """So many players late in the game, each with a large city and an army that one card can send."""
    cultures = (*("egyptian", "norse", "greek") * 3,)[:seats]
    laid = Myth(seats, cultures, round=5)
    armies = {
        "greek": {"hoplite": 2, "toxotes": 1, "hippokon": 1, "cyclops": 1, "hydra": 1, "minotaur": 1},
        "egyptian": {"spearman": 2, "chariot_archer": 1, "elephant": 1, "anubite": 1, "sphinx": 1, "mummy": 1},
        "norse": {"huskarl": 2, "throwing_axeman": 1, "jarl": 1, "troll": 1, "valkyrie": 1, "frost_giant": 1},
    }
    for seat, culture in enumerate(cultures):
        laid.age(seat, "heroic").units(seat, **armies[culture]).won(seat, 1)
        laid.buildings(seat, "wall", "tower", "storehouse", "armory", "market", "granary", houses=4)
    return laid.cubes(0, food=4, wood=4, gold=4, favor=4)


def rivals(of_one: int) -> Myth:
    """Five kinds of units on both sides, `of_one` of one of them."""
    laid = Myth(2, ("norse", "greek"), round=2)
    laid.units(0, jarl=2, huskarl=2, throwing_axeman=of_one, nidhogg=1, frost_giant=1)
    return laid.units(1, toxotes=1, hoplite=2, hippokon=of_one, centaur=1, hydra=1)


def after(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def attacked() -> Table:
    """Twelve cards in hand, six of which may go into the defence."""
    laid = hands(empires()).hand(1, "plunder-ii").workers(1, riflemen=3, cannon=2, cavalrymen=5)
    return after(laid.politics(1), "aggress plunder-ii seat 1")


def storming() -> Table:
    """A conquest under way: the die of Hidden Forces is to be paid."""
    laid = world().province(1, "e3", soldiers=1, forces=True).dice(2)
    return after(laid.turn(), "conquer e3", "yes", "yes", "pay gold 0")


def exchanging(laid: Myth) -> Table:
    """Cubes to give and to take."""
    return after(laid.action(), "play permanent-trade", "pay food", "pay food")


def unplayable() -> Table:
    """A hand of which one card cannot be played."""
    laid = Myth(2).cubes(0, food=2, wood=0, gold=1, favor=5).tiles(0, "hills-gold-2")
    return laid.hand(0, "permanent-gather", "permanent-build", "permanent-attack", "permanent-trade").action()


POSITIONS: dict[str, dict[str, Callable[[], Table]]] = {
    AGES: {
        "actions": lambda: hands(empires()).action_phase(),
        "politics": lambda: hands(empires()).politics(),
        "beginning": lambda: Ages(2).action_phase(),
        "defence": attacked,
        "auction": lambda: hands(empires()).event("inhabited-territory-ii"),
        "discards": excess,
    },
    DUEL: {
        "actions": lambda: cities().turn(),
        "activation": lambda: cities().activation(),
    },
    WORLD: {
        "actions": lambda: world().turn(),
        "activation": lambda: world().activation(),
        "conquest": storming,
    },
    MYTH: {
        "eight": lambda: warriors(8).hand(0, "recruit-5", "attack-7", "explore-plus-2", "osiris", "bast").action(),
        "defence": lambda: rivals(2).attack(1, 0, "production"),
        "assault": lambda: rivals(1).battle(0, 1, "production", "attack-7"),
        "army": lambda: warriors(3).attack(1, 0, "city", "attack-7"),
        "cards": lambda: warriors(3).draw(),
        "exchange": lambda: exchanging(Myth(2).hand(0, "permanent-trade")),
        "unplayable": unplayable,
        "battle": lambda: warriors(3).hand(0, "recruit-5", "attack-5").battle(0, 1, "production", "attack-7"),
    },
}


def seated(server: Running, robot: Robot, game: str, table: Table) -> str:
    """The id of a table of the server at such a position: the robot in the first seat, nobody who answers in the
    others. Nothing of it can be kept."""
    if not robot.context.cookies():  # nobody yet
        robot.go()
    table.deal = Table(table.game, table.players).deal
    table.names = NAMES[: table.players]

    def begun(wish: m.NewTable, guest: str, name: str) -> Setup:
        setup = new_setup(wish, guest, name)
        for seat, called in zip(setup.seats, table.names):
            seat.guest, seat.name = seat.guest or called, called
        return setup

    seats = [{"kind": "me"}, *[{"kind": "open"}] * (table.players - 1)]
    with patch.object(desk, "new_setup", begun), patch.object(Setup, "deal", lambda setup: table):
        answer = robot.page.request.post(f"{server.url}/api/tables", data={"game": game, "seats": seats})
    return str(answer.json()["id"])

"""Why a tile, a victory cube or a card cannot be taken, drawn or discarded: each need shown."""

from __future__ import annotations

from tests.games.age_of_mythology.helpers import secretly
from tests.games.age_of_mythology.refused import Refused, check, doing, egyptian, greek, refused, shown
from tests.rules import rule


HILLS = ("hills-gold-2", *["hills-gold-2"] * 3, *["hills-food-1"] * 4, *["hills-wood-1"] * 4)
TAKEN = ("take permanent-gather", "take permanent-trade", "take permanent-attack")

CASES: list[Refused] = [
    # tiles and victory cubes
    shown(
        "tile_shown", lambda: greek().pool(*HILLS).draft(), "tile swamp-food-1",
        rule("AOM-SETUP-33"),
        "no swamp tile (1 food) is turned up.",
        "aucune tuile marais (1 nourriture) n'est visible.",
    ),
    shown(
        "tile_shown",
        doing(greek().pool("swamp-food-1", "hills-gold-2", "hills-food-1"), "permanent-explore"), "tile desert-gold-1",
        rule("AOM-EXPLORE-04"),
        "no desert tile (1 gold) is turned up.",
        "aucune tuile désert (1 or) n'est visible.",
    ),
    shown(
        "space_on_board",
        doing(egyptian().pool("mountains-gold-2", "hills-gold-2", "hills-food-1"), "permanent-explore"),
        "tile mountains-gold-2",
        rule("AOM-EXPLORE-06", "AOM-EXPLORE-07"),
        "your board has no mountains space.",
        "votre plateau n'a aucun espace montagne.",
    ),
    shown(
        "space_free",
        lambda: greek().pool(*HILLS[1:], "swamp-food-1").tiles(0, "swamp-wood-1").draft(), "tile swamp-food-1",
        rule("AOM-SETUP-37", "AOM-EXPLORE-06"),
        "no swamp space of your board is free: 1 in all, each with a tile.",
        "aucun espace marais de votre plateau n'est libre : 1 en tout, chacun avec une tuile.",
    ),
    shown(
        "wants tiles",
        doing(greek().pool("swamp-food-1", "hills-gold-2", "hills-food-1"), "permanent-explore"), "build house",
        rule("AOM-ACTION-08", "AOM-BUILD-01", "AOM-EXPLORE-04", "AOM-EXPLORE-07"),
        "you build only in the Build action of your own card; take one of the tiles turned up, or leave them.",
        "on ne construit que lors de l'action Construire de sa propre carte ; prenez une des tuiles visibles, ou "
        "passez.",
    ),
    shown(
        "wants tiles", lambda: greek().pool(*HILLS).draft(), "settle villager a1",
        rule("AOM-EXPLORE-06", "AOM-SETUP-33", "AOM-SETUP-36"),
        "a tile goes to the first free space of its terrain by itself; take one of the tiles turned up, or leave them.",
        "une tuile va d'elle-même sur le premier espace libre de son terrain ; prenez une des tuiles visibles, ou "
        "passez.",
    ),
    shown(
        "wants tiles", lambda: greek().pool(*HILLS[1:]).tiles(0, a2="hills-gold-2").draft(), "settle villager a2",
        rule("AOM-EXPLORE-06", "AOM-SETUP-33", "AOM-SETUP-36"),
        "this hills space has its tile already; take one of the tiles turned up, or leave them.",
        "cet espace colline a déjà sa tuile ; prenez une des tuiles visibles, ou passez.",
    ),
    shown(
        "wants cube", lambda: greek().victory_cubes(), "draw 2",
        rule("AOM-DRAW-04", "AOM-VCUBE-04"),
        "random cards are drawn only at the beginning of a round; place a victory cube on one of the four victory "
        "cards.",
        "on ne pioche des cartes aléatoires qu'au début d'un tour ; placez un cube point de victoire sur une des "
        "quatre cartes de victoire.",
    ),
    # the hand
    shown(
        "room_in_hand", lambda: greek().hand(0, "permanent-build").draw(), "draw 4",
        rule("AOM-DRAW-01", "AOM-DRAW-02"),
        "the hand limit of the Archaic Age is 4 cards: you have 1, and that would add 4.",
        "la limite de main de l'âge archaïque est de 4 cartes : vous en avez 1, et cela en ajouterait 4.",
        seat=0,
    ),
    shown(
        "room_in_hand",
        lambda: secretly(greek().hand(0, "permanent-build").draw(), 0, *TAKEN), "take permanent-explore",
        rule("AOM-DRAW-01", "AOM-DRAW-02"),
        "the hand limit of the Archaic Age is 4 cards: you have 4, and that would add 1.",
        "la limite de main de l'âge archaïque est de 4 cartes : vous en avez 4, et cela en ajouterait 1.",
        seat=0,
    ),
    shown(
        "room_in_hand", lambda: greek().hand(1, "permanent-trade").age(1, "mythic").draw(), "draw 7",
        rule("AOM-DRAW-01", "AOM-DRAW-02"),
        "the hand limit of the Mythic Age is 7 cards: you have 1, and that would add 7.",
        "la limite de main de l'âge mythique est de 7 cartes : vous en avez 1, et cela en ajouterait 7.",
        seat=1,
    ),
    shown(
        "outside_hand", lambda: greek().hand(0, "permanent-build").draw(), "take permanent-build",
        rule("AOM-DRAW-11"),
        "Build 1 is in your hand, not in your pack.",
        "la carte Construire 1 est dans votre main, pas dans votre paquet.",
        seat=0,
    ),
    shown(
        "not_out", lambda: greek().out(0, "permanent-build").draw(), "take permanent-build",
        rule("AOM-ACTION-04"),
        "you have used Build 1 this round: it stays out until the action rounds are over.",
        "vous avez utilisé la carte Construire 1 ce tour : elle reste sortie jusqu'à la fin des rounds d'action.",
        seat=0,
    ),
    shown(
        "not_taken_yet", lambda: secretly(greek().draw(), 0, "take permanent-gather"), "take permanent-gather",
        rule("AOM-DRAW-11"),
        "you have taken Gather from your pack already.",
        "vous avez déjà pris la carte Collecter dans votre paquet.",
        seat=0,
    ),
    shown(
        "wants cards", lambda: greek().hand(0, "permanent-build").draw(), "play permanent-build",
        rule("AOM-ACTION-02", "AOM-DRAW-01", "AOM-DRAW-04"),
        "a card is played only on your turn in an action round; make up your hand, permanent cards first, then a "
        "number of random cards: you have 1 of 4.",
        "on ne joue une carte qu'à son tour, dans un round d'action ; composez votre main, les cartes permanentes "
        "d'abord, puis un nombre de cartes aléatoires : vous en avez 1 sur 4.",
        seat=0,
    ),
    shown(
        "not_discarded_yet",
        lambda: secretly(greek().hand(0, "permanent-build", "hera").discard(), 0, "discard hera"), "discard hera",
        rule("AOM-DISCARD-01"),
        "you discard Hera already.",
        "vous défaussez déjà la carte Héra.",
        seat=0,
    ),
    shown(
        "card_in_hand", lambda: greek().hand(0, "permanent-build").discard(), "discard zeus",
        rule("AOM-DISCARD-01"),
        "Zeus is not in your hand.",
        "la carte Zeus n'est pas dans votre main.",
        seat=0,
    ),
    shown(
        "wants discards", lambda: greek().hand(0, "permanent-build").discard(), "play permanent-build",
        rule("AOM-ACTION-02", "AOM-DISCARD-01"),
        "a card is played only on your turn in an action round; discard cards of your hand, any number, then finish.",
        "on ne joue une carte qu'à son tour, dans un round d'action ; défaussez des cartes de votre main, autant que "
        "vous voulez, puis terminez.",
        seat=0,
    ),
]


@refused(CASES)
def test_needs_of_round(case: Refused) -> None:
    check(case)

"""Why a tile, a victory cube or a card cannot be taken, drawn or discarded: each need shown."""

from __future__ import annotations

from clio.engine.history import Table
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology.rules.round import CHOOSE_CARDS, CHOOSE_DISCARDS, PLACE_CUBE
from tests.games.age_of_mythology.helpers import myth, secretly
from tests.games.age_of_mythology.openings import doing, egyptian, greek
from tests.needs import Shown, asking, each, need, want

HILLS = ("hills-gold-2", *["hills-gold-2"] * 3, *["hills-food-1"] * 4, *["hills-wood-1"] * 4)
TAKEN = ("take permanent-gather", "take permanent-trade", "take permanent-attack")


def without_victory_cubes() -> Table:
    table = greek().action(0)
    myth(table).victory = 0
    return asking(table, PLACE_CUBE)


SHOWN = (
    # tiles and victory cubes
    need(
        "tile_shown", lambda: greek().pool(*HILLS).draft(), "tile swamp-food-1",
        "no swamp tile (1 food) is turned up.",
        "aucune tuile marais (1 nourriture) n'est visible.",
        "AOM-SETUP-33",
    ),
    need(
        "tile_shown", doing(greek().pool("swamp-food-1", "hills-gold-2", "hills-food-1"), "permanent-explore"),
        "tile desert-gold-1",
        "no desert tile (1 gold) is turned up.",
        "aucune tuile désert (1 or) n'est visible.",
        "AOM-EXPLORE-04",
    ),
    need(
        "space_on_board",
        doing(egyptian().pool("mountains-gold-2", "hills-gold-2", "hills-food-1"), "permanent-explore"),
        "tile mountains-gold-2",
        "your board has no mountains space.",
        "votre plateau n'a aucun espace montagne.",
        "AOM-EXPLORE-06", "AOM-EXPLORE-07",
    ),
    need(
        "space_free", lambda: greek().pool(*HILLS[1:], "swamp-food-1").tiles(0, "swamp-wood-1").draft(),
        "tile swamp-food-1",
        "no swamp space of your board is free: 1 in all, with its tile.",
        "aucun espace marais de votre plateau n'est libre : 1 en tout, avec sa tuile.",
        "AOM-SETUP-37", "AOM-EXPLORE-06",
    ),
    want(
        "tiles", doing(greek().pool("swamp-food-1", "hills-gold-2", "hills-food-1"), "permanent-explore"),
        "build house",
        "you build only in the Build action of your own card; take one of the tiles turned up, or leave them.",
        "on ne construit que lors de l'action Construire de sa propre carte ; prenez une des tuiles visibles, ou "
        "passez.",
        "AOM-ACTION-08", "AOM-BUILD-01", "AOM-EXPLORE-04", "AOM-EXPLORE-07", moment="build",
    ),
    want(
        "tiles", lambda: greek().pool(*HILLS).draft(), "settle villager a1",
        "a tile goes to the first free space of its terrain by itself; take one of the tiles turned up, or leave them.",
        "une tuile va d'elle-même sur le premier espace libre de son terrain ; prenez une des tuiles visibles, ou "
        "passez.",
        "AOM-EXPLORE-06", "AOM-SETUP-33", "AOM-SETUP-36", moment="by_itself",
    ),
    want(
        "tiles", lambda: greek().pool(*HILLS[1:]).tiles(0, a2="hills-gold-2").draft(), "settle villager a2",
        "this hills space has its tile already; take one of the tiles turned up, or leave them.",
        "cet espace colline a déjà sa tuile ; prenez une des tuiles visibles, ou passez.",
        "AOM-EXPLORE-06", "AOM-SETUP-33", "AOM-SETUP-36", moment="space_taken",
    ),
    want(
        "cube", lambda: greek().victory_cubes(), "draw 2",
        "random cards are drawn only at the beginning of a round; place a victory cube on one of the four victory "
        "cards.",
        "on ne pioche des cartes aléatoires qu'au début d'une manche ; placez un cube point de victoire sur une des "
        "quatre cartes de victoire.",
        "AOM-DRAW-04", "AOM-VCUBE-04", moment="draw",
    ),
    # the hand
    need(
        "room_in_hand", lambda: greek().hand(0, "permanent-build").draw(), "draw 4",
        "the hand limit of the Archaic Age is 4 cards: you have 1, and that would add 4.",
        "la limite de main de l'âge archaïque est de 4 cartes : vous en avez 1, et cela en ajouterait 4.",
        "AOM-DRAW-01", "AOM-DRAW-02",
    ),
    need(
        "room_in_hand", lambda: secretly(greek().hand(0, "permanent-build").draw(), 0, *TAKEN),
        "take permanent-explore",
        "the hand limit of the Archaic Age is 4 cards: you have 4, and that would add 1.",
        "la limite de main de l'âge archaïque est de 4 cartes : vous en avez 4, et cela en ajouterait 1.",
        "AOM-DRAW-01", "AOM-DRAW-02",
    ),
    need(
        "room_in_hand", lambda: greek().hand(0, "permanent-trade").age(0, "mythic").draw(), "draw 7",
        "the hand limit of the Mythic Age is 7 cards: you have 1, and that would add 7.",
        "la limite de main de l'âge mythique est de 7 cartes : vous en avez 1, et cela en ajouterait 7.",
        "AOM-DRAW-01", "AOM-DRAW-02",
    ),
    need(
        "outside_hand", lambda: greek().hand(0, "permanent-build").draw(), "take permanent-build",
        "Build 1 is in your hand, not in your pack.",
        "la carte Construire 1 est dans votre main, pas dans votre paquet.",
        "AOM-DRAW-11",
    ),
    need(
        "not_out", lambda: greek().out(0, "permanent-build").draw(), "take permanent-build",
        "Build 1 has left your hand this round: it stays out until the action rounds are over.",
        "la carte Construire 1 a quitté votre main cette manche : elle reste sortie jusqu'à la fin des tours d'action.",
        "AOM-ACTION-04",
    ),
    need(
        "not_taken_yet", lambda: secretly(greek().draw(), 0, "take permanent-gather"), "take permanent-gather",
        "you have taken Gather from your pack already.",
        "vous avez déjà pris la carte Collecter dans votre paquet.",
        "AOM-DRAW-11",
    ),
    want(
        "cards", lambda: greek().hand(0, "permanent-build").draw(), "play permanent-build",
        "a card is played only on your turn in an action round; make up your hand, permanent cards first, then a "
        "number of random cards: you have 1 of 4.",
        "on ne joue une carte qu'à son tour, dans un tour d'action ; composez votre main, les cartes permanentes "
        "d'abord, puis un nombre de cartes aléatoires : vous en avez 1 sur 4.",
        "AOM-ACTION-02", "AOM-DRAW-01", "AOM-DRAW-04", moment="play",
    ),
    need(
        "not_discarded_yet", lambda: secretly(greek().hand(0, "permanent-build", "hera").discard(), 0, "discard hera"),
        "discard hera",
        "you discard Hera already.",
        "vous défaussez déjà la carte Héra.",
        "AOM-DISCARD-01",
    ),
    need(
        "card_in_hand", lambda: greek().hand(0, "permanent-build").discard(), "discard zeus",
        "Zeus is not in your hand.",
        "la carte Zeus n'est pas dans votre main.",
        "AOM-DISCARD-01",
    ),
    want(
        "discards", lambda: greek().hand(0, "permanent-build").discard(), "play permanent-build",
        "a card is played only on your turn in an action round; discard cards of your hand, any number, then finish.",
        "on ne joue une carte qu'à son tour, dans un tour d'action ; défaussez des cartes de votre main, autant que "
        "vous voulez, puis terminez.",
        "AOM-ACTION-02", "AOM-DISCARD-01", moment="play",
    ),
    # questions that nobody is asked
    need(
        "random_cards_not_drawn", lambda: asking(greek().action(0), CHOOSE_CARDS, mem=(A.DRAW + 2,)),
        "take permanent-build",
        "you have drawn random cards: no permanent card may be taken any more.",
        "vous avez pioché des cartes aléatoires : on ne peut plus prendre de carte permanente.",
        "AOM-DRAW-05",
    ),
    need(
        "something_to_decide", lambda: asking(greek().action(0), CHOOSE_DISCARDS, mem=(A.DONE,)), "done",
        "there is nothing left to decide here.",
        "il n'y a plus rien à décider ici.",
        "AOM-DISCARD-05",
    ),
    need(
        "victory_cube_in_bank", without_victory_cubes, "cube last-battle",
        "the bank has no victory cube left.",
        "la banque n'a plus de cube point de victoire.",
        "AOM-VCUBE-05", "AOM-END-11",
    ),
    need(
        "space_on_board", lambda: egyptian().pool(*HILLS[1:], "mountains-gold-2").draft(), "tile mountains-gold-2",
        "your board has no mountains space.",
        "votre plateau n'a aucun espace montagne.",
        "AOM-SETUP-37", "AOM-EXPLORE-06",
    ),
    need(
        "space_free",
        doing(greek().tiles(0, a4="desert-gold-1").pool("desert-favor-2", *HILLS[:2]), "permanent-explore"),
        "tile desert-favor-2",
        "no desert space of your board is free: 1 in all, with its tile.",
        "aucun espace désert de votre plateau n'est libre : 1 en tout, avec sa tuile.",
        "AOM-EXPLORE-06", "AOM-EXPLORE-07",
    ),
)


@each(SHOWN)
def test_needs_of_round(case: Shown) -> None:
    case.holds()

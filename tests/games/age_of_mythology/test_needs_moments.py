"""Where a move belongs that is tried at another time: each moment shown."""

from __future__ import annotations

from tests.games.age_of_mythology.openings import doing, greek, holding
from tests.needs import Shown, each, want


def while_playing(moment: str, move: str, en: str, fr: str, *clauses: str) -> Shown:
    """A card is to be played, and the move belongs elsewhere."""
    return want(
        "play", holding(greek(), "permanent-gather"), move,
        f"{en}; play a card of your hand, or discard one to pass.",
        f"{fr} ; jouez une carte de votre main, ou défaussez-en une pour passer.",
        *clauses, "AOM-ACTION-02", "AOM-ACTION-09", moment=moment,
    )


SHOWN = (
    while_playing(
        "cube", "cube last-battle",
        "victory cubes are placed at the beginning of a round",
        "les cubes point de victoire se placent au début d'une manche",
        "AOM-ROUND-01",
    ),
    while_playing(
        "tile", "tile hills-gold-2",
        "tiles are taken only in the starting draft and in an Explore action",
        "on ne prend des tuiles qu'à la mise en place et lors d'une action Explorer",
        "AOM-EXPLORE-04", "AOM-SETUP-33",
    ),
    while_playing(
        "leave", "leave",
        "there is no tile to leave",
        "il n'y a pas de tuile à laisser",
    ),
    while_playing(
        "take", "take permanent-build",
        "permanent cards are taken only when cards are drawn, at the beginning of a round",
        "on ne prend des cartes permanentes que lors de la pioche, au début d'une manche",
        "AOM-DRAW-04",
    ),
    want(
        "collect", doing(greek(), "permanent-gather"), "decline",
        "there is no fourth card to decline; name the terrain or the resource that everybody collects.",
        "il n'y a pas de quatrième carte à refuser ; annoncez le terrain ou la ressource que tous collectent.",
        "AOM-GOD-10", "AOM-GATHER-04", moment="decline",
    ),
    while_playing(
        "collect", "collect gold",
        "what is collected is named only in your own Gather action",
        "on n'annonce ce qui est collecté que lors de sa propre action Collecter",
        "AOM-GATHER-04",
    ),
    while_playing(
        "less", "less wood",
        "cubes are spared only when you pay for a building that costs less",
        "on n'épargne des cubes qu'en payant un bâtiment qui coûte moins cher",
        "AOM-BLDG-12",
    ),
    while_playing(
        "pay", "pay gold",
        "there is no Trade card to pay for",
        "il n'y a pas de carte Échanger à payer",
        "AOM-TRADE-01",
    ),
    while_playing(
        "swap", "swap gold wood",
        "cubes are exchanged only in the Trade action of your own card",
        "on n'échange des cubes que lors de l'action Échanger de sa propre carte",
        "AOM-ACTION-08", "AOM-TRADE-01",
    ),
    while_playing(
        "buy", "buy victory",
        "victory cubes are bought only in a Trade action, at the Great Temple",
        "on n'achète des cubes point de victoire que lors d'une action Échanger, au Grand temple",
        "AOM-TRADE-08",
    ),
    while_playing(
        "gain", "gain food",
        "cubes of your choice come from the bank only through a god",
        "la banque ne donne des cubes au choix que par un dieu",
        "AOM-GOD-23",
    ),
    while_playing(
        "attack", "attack seat 2 city",
        "an opponent is attacked only with your own Attack card",
        "on n'attaque un adversaire qu'avec sa propre carte Attaquer",
        "AOM-ACTION-08", "AOM-ATTACK-01",
    ),
    while_playing(
        "army", "send hoplite",
        "units are chosen for a battle only once an attack is declared",
        "on ne choisit des unités pour une bataille qu'une fois l'attaque déclarée",
        "AOM-ATTACK-05",
    ),
    while_playing(
        "hydra", "hydra 1",
        "no Hydra is to be named now",
        "aucune Hydre n'est à désigner maintenant",
        "AOM-BATTLE-25",
    ),
    while_playing(
        "unit", "unit hoplite",
        "no unit is to be named now",
        "aucune unité n'est à désigner maintenant",
    ),
    while_playing(
        "strike", "strike seat 2 troll",
        "units of other players are eliminated only in a battle, or by Thor",
        "on n'élimine les unités des autres joueurs qu'en bataille, ou par Thor",
        "AOM-BATTLE-12", "AOM-NORSEGOD-08",
    ),
    while_playing(
        "raze", "raze seat 2 wall",
        "a building is destroyed only after a city was won, or by a god",
        "un bâtiment n'est détruit qu'après une victoire contre une cité, ou par un dieu",
        "AOM-AFTER-04",
    ),
    while_playing(
        "victim", "victim seat 2",
        "no player is to be named now",
        "aucun joueur n'est à désigner maintenant",
    ),
    while_playing(
        "dismiss", "dismiss",
        "a villager is removed only when you lose a House",
        "un villageois n'est retiré que si vous perdez une Maison",
        "AOM-BLDG-03",
    ),
    while_playing(
        "discard", "discard permanent-gather",
        "cards that you do not want are discarded at the end of a round",
        "les cartes dont on ne veut pas se défaussent à la fin d'une manche",
        "AOM-DISCARD-01",
    ),
)


@each(SHOWN)
def test_where_a_move_belongs(case: Shown) -> None:
    case.holds()

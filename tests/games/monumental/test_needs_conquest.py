"""Why what follows a conquest, or the completion of a Wonder, is refused."""

from __future__ import annotations

import pytest

from clio import Table
from clio.games.monumental.record import GAME
from clio.games.monumental.rules.conquest import MAY_RESERVE, MINE_GOLD, TOKEN_GAIN
from tests.games.monumental.helpers import play, position
from tests.needs import Shown, asking, need, want


TOKEN = "barbarians-1-science-2-production"


def rolling(**stock: int) -> Table:
    """The die of Hidden Forces shows 2."""
    land = position("egypt", "zulu").province(1, "d5", soldiers=2, forces=True).resources(0, **stock).dice(2)
    return play(land.turn(0), "conquer d5", "no")


def climbing(gold: int, *moves: str) -> Table:
    """The Hills of the second player are attacked, who has 3 Gold."""
    land = position(map="around-the-oasis").province(1, "d5", soldiers=2).resources(1, gold=3)
    return play(land.resources(0, military=2, gold=gold).turn(0), "conquer d5", "no", *moves)


def hiding() -> Table:
    """All Hidden Forces of the Zulu are on the map."""
    land = position("zulu", "egypt").province(1, "d5", soldiers=1)
    for place in ("d4", "c6", "e4"):
        land.province(0, place, soldiers=1, forces=True)
    return play(land.resources(0, military=1).turn(0), "conquer d5", "no")


def revealing(civilization: str, *moves: str) -> Table:
    """The Warlord has conquered d5 and its token is revealed."""
    land = position(civilization, "japan").token("d5", TOKEN).resources(0, military=1)
    return play(land.turn(0), "conquer d5", "yes", *moves)


def gaining(got: int, both: int) -> Table:
    """Siegfried offered both gains of a token."""
    table = position("denmark", "japan").turn(0)
    return asking(table, TOKEN_GAIN, GAME.card(TOKEN), (got, both, GAME.card("siegfried")))


def without_revolts() -> Table:
    """Chaka would give both gains for a Revolt."""
    table = position("zulu", "egypt").revolts(0).turn(0)
    return asking(table, TOKEN_GAIN, GAME.card(TOKEN), (0, 0, GAME.card("chaka-zulu")))


def mining(*moves: str) -> Table:
    """The Mines are conquered with 2 Production."""
    land = position().province(0, "d4", soldiers=3).province(1, "e3", soldiers=1).resources(0, military=1, production=2)
    return play(land.turn(0), "conquer e3", "no", "tile d4", *moves)


def completing() -> Table:
    """The Colossus is complete: d5 has a Wonder, e5 a Natural Wonder, d4 neither."""
    land = position().wonder(0, "colossus").discard(0, "great-library").wonder_token("great-library", "d5")
    land.province(0, "d5", soldiers=1).province(0, "e5", soldiers=1).province(0, "d4", soldiers=1)
    land.province(0, "e4", soldiers=1)
    return play(land.resources(0, production=3).turn(0), "complete")


SHOWN = (
    need(
        "payable_with_gold", lambda: rolling(military=3), "yes",
        "the price is 2 Military; you have 1, and 0 Gold to stand in.",
        "le prix est de 2 Militaire ; vous en avez 1, et 0 Or pour compléter.",
        "MAE-ZUL-05", "MAE-ZUL-14", "MON-ACT-05",
    ),
    want(
        "pay-die", lambda: rolling(military=3), "stop",
        "pay what the die shows, or let the conquest fail; you may use tokens before.",
        "payez ce que montre le dé, ou laissez échouer la conquête ; vous pouvez d'abord utiliser des jetons.",
        "MAE-ZUL-05", "MAE-ZUL-06",
    ),
    need(
        "at_most_gold", lambda: climbing(0), "amount 4",
        "you have 3 Gold.",
        "vous avez 3 Or.",
        "MAE-TILE-03",
    ),
    want(
        "hold-hills", lambda: climbing(0), "yes",
        "say how much Gold you pay to hold the Hills.",
        "indiquez combien d'Or vous payez pour tenir les Collines.",
        "MAE-TILE-03",
    ),
    need(
        "payable", lambda: climbing(1, "pay gold 0", "amount 2"), "yes",
        "the price is 2 Gold; you have 1.",
        "le prix est de 2 Or ; vous en avez 1.",
        "MAE-TILE-04", "MAE-TILE-11", "MON-ACT-05",
    ),
    want(
        "match-hills", lambda: climbing(1, "pay gold 0", "amount 2"), "stop",
        "pay as much Gold as the controller, or let the conquest fail; you may use tokens before.",
        "payez autant d'Or que le joueur qui contrôle les Collines, ou laissez échouer la conquête ; vous pouvez "
        "d'abord utiliser des jetons.",
        "MAE-TILE-04", "MAE-TILE-11",
    ),
    need(
        "forces_there", hiding, "tile e5",
        "no Hidden Forces token lies in e5.",
        "il n'y a pas de jeton Forces cachées en e5.",
        "MAE-ZUL-03",
    ),
    want(
        "move-forces", hiding, "yes",
        "choose the Province from which a Hidden Forces token moves, or none.",
        "choisissez la Province d'où part un jeton Forces cachées, ou aucune.",
        "MAE-ZUL-03", "MAE-ZUL-04",
    ),
    need(
        "two_gains", lambda: revealing("egypt"), "choose 3",
        "an Exploration token has two gains: choose 1 or 2.",
        "un jeton Exploration a deux gains : choisissez 1 ou 2.",
        "MON-CONQ-14",
    ),
    need(
        "offers_both", lambda: revealing("egypt"), "pick siegfried",
        "Siegfried does not offer you both gains of this token.",
        "la carte Siegfried ne vous offre pas les deux gains de ce jeton.",
        "MON-CONQ-25",
    ),
    want(
        "token-gain", lambda: revealing("egypt"), "yes",
        "choose a gain of the Exploration token.",
        "choisissez un gain du jeton Exploration.",
        "MON-CONQ-14", "MON-CONQ-15",
    ),
    need(
        "gain_not_received", lambda: gaining(1, 1), "choose 1",
        "you have received this gain already.",
        "vous avez déjà reçu ce gain.",
        "MON-CONQ-25",
    ),
    need(
        "something_to_decide", lambda: gaining(3, 1), "choose 1",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MON-CONQ-14", "MON-CONQ-25",
    ),
    need(
        "not_both_yet", lambda: gaining(0, 1), "pick siegfried",
        "you receive both gains already.",
        "vous recevez déjà les deux gains.",
        "MON-CONQ-25",
    ),
    need(
        "revolt_left", without_revolts, "pick chaka-zulu",
        "both gains cost a Revolt, and the Revolt pile is empty.",
        "les deux gains coûtent une Révolte, et la pioche Révolte est vide.",
        "MAE-REV-06", "MAE-ZUL-08",
    ),
    need(
        "something_to_decide", lambda: asking(position().pile(1).pile(2).pile(3).turn(0), MAY_RESERVE), "yes",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MAE-TILE-07", "MAE-RES-03",
    ),
    need(
        "something_to_decide", lambda: asking(position().turn(0), MINE_GOLD), "amount 0",
        "there is nothing to decide here.",
        "il n'y a rien à décider ici.",
        "MAE-TILE-02",
    ),
    need(
        "at_most_gold", mining, "amount 3",
        "you have 2 Production.",
        "vous avez 2 Production.",
        "MAE-TILE-02", "MON-RES-15",
    ),
    want(
        "mine-gold", mining, "yes",
        "say how much Production becomes Gold.",
        "indiquez combien de Production devient de l'Or.",
        "MAE-TILE-02",
    ),
    need(
        "on_map", completing, "tile a1",
        "the map of this game has no tile a1.",
        "la carte de cette partie n'a pas de tuile a1.",
        "MON-OPT-03",
    ),
    need(
        "controlled", completing, "tile f5",
        "you do not control f5.",
        "vous ne contrôlez pas f5.",
        "MON-WON-06",
    ),
    need(
        "a_province", completing, "tile c5",
        "c5 is no Province: Capital.",
        "c5 n'est pas une Province : Capitale.",
        "MON-WON-07",
    ),
    need(
        "without_natural_wonder", completing, "tile e5",
        "e5 has a Natural Wonder, beside which nothing is built.",
        "e5 porte une Merveille naturelle : on n'y construit rien.",
        "MAE-NAT-05",
    ),
    need(
        "without_wonder", completing, "tile d5",
        "a Wonder stands in d5 already.",
        "il y a déjà une Merveille en d5.",
        "MON-WON-07",
    ),
    want(
        "place-wonder", completing, "yes",
        "choose a Province of yours without a Wonder and without a Natural Wonder.",
        "choisissez une de vos Provinces sans Merveille et sans Merveille naturelle.",
        "MON-WON-06", "MON-WON-07",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_why_it_is_refused(case: Shown) -> None:
    case.holds()

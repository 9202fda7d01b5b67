"""What political actions need."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.rules.politics import POLITICS
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.positions import governing, resigned, strong, unasked
from tests.needs import Shown, need, refused
from tests.rules import rule

SHOWN = (
    need(
        "in_hand", governing(), "prepare good-harvest",
        "Good Harvest is not in your hand.", "la carte Bonne Récolte n'est pas dans votre main.",
        "TTA-PREP-01",
    ),
    need(
        "stronger", governing(strong().hand(0, "spy").workers(1, warriors=5)), "aggress spy seat 2",
        "your strength in this attack is 5, that of Player 2 is 5: you must be stronger.",
        "votre force pour cette attaque est de 5, celle de Joueur 2 est de 5 : il faut être plus fort.",
        "TTA-AGGR-04",
    ),
    need(
        "in_hand", governing(strong()), "aggress spy seat 2",
        "Spy is not in your hand.", "la carte Espionnage n'est pas dans votre main.",
        "TTA-AGGR-01",
    ),
    need(
        "somebody_else", governing(strong().hand(0, "spy")), "aggress spy seat 1",
        "that is yourself.", "c'est vous-même.",
        "TTA-AGGR-01",
    ),
    need(
        "seat_there", governing(strong().hand(0, "spy")), "aggress spy seat 3",
        "there is no seat 3 in this game.", "il n'y a pas de siège 3 dans cette partie.",
        "TTA-AGGR-01", "TTA-FLOW-01",
    ),
    need(
        "no_treaty", governing(strong(3, 3).hand(0, "spy").pact(1, "peace-treaty", 0)), "aggress spy seat 2",
        "Peace Treaty forbids attacks between you and Player 2.",
        "la carte Traité de Paix interdit les attaques entre vous et Joueur 2.",
        "TTA-AGGR-03",
    ),
    need(
        "attack_price", governing(strong().hand(0, "annex").colonies(1, "vast-territory-i").actions(0, military=1)),
        "aggress annex seat 2",
        "military actions for Annex against Player 2: 2; available: 1.",
        "actions militaires pour Annexion contre Joueur 2 : 2 ; disponibles : 1.",
        "TTA-AGGR-02",
    ),
    need(
        "attack_price_doubled",
        governing(strong(age=3).hand(0, "annex").colonies(1, "vast-territory-i").leader(1, "mahatma-gandhi")),
        "aggress annex seat 2",
        "against Gandhi Annex costs twice its military actions: 4; available: 2.",
        "contre Gandhi, Annexion coûte le double de ses actions militaires : 4 ; disponibles : 2.",
        "TTA-AGGR-17", "TTA-AGGR-02",
    ),
    need(
        "may_attack", governing(strong(age=3).hand(0, "spy").leader(0, "mahatma-gandhi")), "aggress spy seat 2",
        "with Gandhi you play no aggressions and declare no wars.",
        "avec Gandhi, vous ne jouez pas d'agressions et ne déclarez pas de guerres.",
        "TTA-AGGR-17",
    ),
    need(
        "colony_to_take", governing(strong().hand(0, "annex")), "aggress annex seat 2",
        "Player 2 has no colony.", "Joueur 2 n'a pas de colonie.",
        "TTA-AGGR-18",
    ),
    need(
        "leader_or_wonder_to_hit", governing(strong().hand(0, "infiltrate")), "aggress infiltrate seat 2",
        "Player 2 has neither a leader nor an unfinished wonder.", "Joueur 2 n'a ni leader ni merveille inachevée.",
        "TTA-AGGR-18",
    ),
    need(
        "not_last_round", governing(strong(age=4).hand(0, "war-over-culture").last(5)),
        "declare war-over-culture seat 2",
        "no war is declared in the last round.", "on ne déclare pas de guerre durant la dernière manche.",
        "TTA-POL-03", "TTA-WARDEC-07",
    ),
    need(
        "in_hand", governing(strong()), "declare war-over-territory seat 2",
        "War over Territory is not in your hand.", "la carte Guerre pour le Territoire n'est pas dans votre main.",
        "TTA-WARDEC-01",
    ),
    need(
        "may_be_warred",
        governing(strong(3, 3).hand(0, "war-over-territory").pact(1, "loss-of-sovereignty", 2, owner_is_a=False)),
        "declare war-over-territory seat 2",
        "nobody can declare war on Player 2, who lost sovereignty.",
        "personne ne peut déclarer la guerre à Joueur 2, qui a perdu sa souveraineté.",
        "TTA-CTX-46", "TTA-WARDEC-02",
    ),
    need(
        "no_treaty", governing(strong(3, 3).hand(0, "war-over-territory").pact(0, "peace-treaty", 1)),
        "declare war-over-territory seat 2",
        "Peace Treaty forbids attacks between you and Player 2.",
        "la carte Traité de Paix interdit les attaques entre vous et Joueur 2.",
        "TTA-WARDEC-02",
    ),
    need(
        "attack_price", governing(strong().hand(0, "war-over-territory").actions(0, military=1)),
        "declare war-over-territory seat 2",
        "military actions for War over Territory against Player 2: 2; available: 1.",
        "actions militaires pour Guerre pour le Territoire contre Joueur 2 : 2 ; disponibles : 1.",
        "TTA-WARDEC-01", "TTA-ACTOT-04",
    ),
    need(
        "attack_price_doubled", governing(strong(age=3).hand(0, "war-over-territory").leader(1, "mahatma-gandhi")),
        "declare war-over-territory seat 2",
        "against Gandhi War over Territory costs twice its military actions: 4; available: 2.",
        "contre Gandhi, Guerre pour le Territoire coûte le double de ses actions militaires : 4 ; disponibles : 2.",
        "TTA-WARDEC-09", "TTA-WARDEC-01", "TTA-ACTOT-04",
    ),
    need(
        "may_attack", governing(strong(age=3).hand(0, "war-over-territory").leader(0, "mahatma-gandhi")),
        "declare war-over-territory seat 2",
        "with Gandhi you play no aggressions and declare no wars.",
        "avec Gandhi, vous ne jouez pas d'agressions et ne déclarez pas de guerres.",
        "TTA-WARDEC-09",
    ),
    need(
        "three_players", governing(strong()), "offer peace-treaty seat 2 side a",
        "there are no pacts in a 2-player game.", "il n'y a pas de pactes dans une partie à 2 joueurs.",
        "TTA-POL-04",
    ),
    need(
        "three_players", governing(strong()), "cancel peace-treaty",
        "there are no pacts in a 2-player game.", "il n'y a pas de pactes dans une partie à 2 joueurs.",
        "TTA-POL-04",
    ),
    need(
        "in_hand", governing(strong(3, 3)), "offer peace-treaty seat 2 side a",
        "Peace Treaty is not in your hand.", "la carte Traité de Paix n'est pas dans votre main.",
        "TTA-PACT-01",
    ),
    need(
        "sides_differ", governing(strong(3, 3).hand(0, "peace-treaty")), "offer peace-treaty seat 2 side b",
        "both sides of Peace Treaty are alike: offer it with you as side A.",
        "les deux côtés du pacte « Traité de Paix » sont identiques : proposez-le en étant le côté A.",
        "TTA-PACT-02",
    ),
    need(
        "pact_in_play", governing(strong(3, 3)), "cancel peace-treaty",
        "Peace Treaty is not in play.", "la carte Traité de Paix n'est pas en jeu.",
        "TTA-PACT-09",
    ),
    need(
        "party_to_pact", governing(strong(3, 3).pact(1, "peace-treaty", 2)), "cancel peace-treaty",
        "you are not a party to Peace Treaty.", "vous n'êtes pas partie au pacte « Traité de Paix ».",
        "TTA-PACT-09",
    ),
    need(
        "before_age_iv", governing(strong(age=4).hand(0, "war-over-culture").last(6)), "resign",
        "nobody resigns in Age IV.", "on n'abandonne pas à l'Âge IV.",
        "TTA-POL-05",
    ),
    need(
        "resignation_on", governing(strong(resignation=False).hand(0, "spy")), "resign",
        "resigning is switched off at this table.", "l'abandon est désactivé à cette table.",
        "TTA-RESIGN-01",
    ),
    need(
        "leads", governing(strong()), "use alexander-the-great",
        "Alexander the Great is not your leader.", "Alexandre le Grand n'est pas votre leader.",
        "TTA-CTX-02", "TTA-POL-09",
    ),
    need(
        "leads", governing(strong()), "columbus vast-territory-i",
        "Christopher Columbus is not your leader.", "Christophe Colomb n'est pas votre leader.",
        "TTA-CTX-31", "TTA-POL-09",
    ),
    need(
        "in_hand", governing(strong().leader(0, "christopher-columbus")), "columbus vast-territory-i",
        "Vast Territory (I) is not in your hand.", "la carte Territoire Étendu (I) n'est pas dans votre main.",
        "TTA-CTX-31",
    ),
    need(
        "still_playing", resigned, "aggress spy seat 2",
        "Player 2 has resigned.", "Joueur 2 a abandonné.",
        "TTA-AGGR-01", "TTA-RESIGN-01",
    ),
    need(
        "something_political", unasked(Scenario(resignation=False), POLITICS), "pass",
        "you have no military card and nothing else to decide: there is nothing to pass over.",
        "vous n'avez ni carte militaire ni rien d'autre à décider : il n'y a rien à passer.",
        "TTA-POL-01",
    ),
    need(
        "in_game", unasked(Scenario(), POLITICS, out=True), "pass",
        "you have resigned.", "vous avez abandonné.",
        "TTA-RESIGN-01",
    ),
    need(
        "seat_there", governing(strong().hand(0, "spy")), "declare war-over-culture seat 3",
        "there is no seat 3 in this game.",
        "il n'y a pas de siège 3 dans cette partie.",
        "TTA-WARDEC-01", "TTA-FLOW-01",
    ),
    need(
        "somebody_else", governing(strong().hand(0, "spy")), "declare war-over-culture seat 1",
        "that is yourself.",
        "c'est vous-même.",
        "TTA-WARDEC-01",
    ),
    need(
        "still_playing", resigned, "declare war-over-culture seat 2",
        "Player 2 has resigned.",
        "Joueur 2 a abandonné.",
        "TTA-WARDEC-01", "TTA-RESIGN-01",
    ),
    need(
        "seat_there",
        governing(Scenario(3).hand(0, "open-borders-agreement")),
        "offer open-borders-agreement seat 4 side a",
        "there is no seat 4 in this game.",
        "il n'y a pas de siège 4 dans cette partie.",
        "TTA-PACT-01", "TTA-FLOW-01",
    ),
    need(
        "somebody_else",
        governing(Scenario(3).hand(0, "open-borders-agreement")),
        "offer open-borders-agreement seat 1 side a",
        "that is yourself.",
        "c'est vous-même.",
        "TTA-PACT-01",
    ),
    need(
        "still_playing", resigned, "offer open-borders-agreement seat 2 side a",
        "Player 2 has resigned.",
        "Joueur 2 a abandonné.",
        "TTA-PACT-01", "TTA-RESIGN-01",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_political_action_is_refused(case: Shown) -> None:
    case.holds()


@rule("TTA-CARD-07")
def test_a_refusal_tells_nothing_about_the_hands_of_others() -> None:
    """The same words whoever holds the card."""
    texts = set()
    for holder in (1, 2):
        table = strong(3, 2).hand(0, "plunder-i").hand(holder, "spy", "infiltrate").politics(0)
        texts.add(tuple(refused(table, f"aggress {card} seat 2") for card in ("spy", "infiltrate")))
    assert len(texts) == 1

"""What military actions need, and what cards in play offer."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import TACTIC_CHOSEN
from tests.games.through_the_ages.positions import acting
from tests.needs import Shown, need

SHOWN = (
    need(
        "worker_there", acting(), "disband knights",
        "none of your workers stands on Knights.", "aucun de vos ouvriers ne se trouve sur Chevaliers.",
        "TTA-UNIT-03",
    ),
    need(
        "military_actions", acting(Scenario().actions(0, military=0)), "disband warriors",
        "military actions needed: 1; available: 0.", "actions militaires à payer : 1 ; disponibles : 0.",
        "TTA-UNIT-03", "TTA-ACTOT-04",
    ),
    need(
        "no_tactic_yet", acting(Scenario().hand(0, "legion"), done=TACTIC_CHOSEN), "tactic legion",
        "you have played or copied a tactic this turn.", "vous avez déjà joué ou copié une tactique durant ce tour.",
        "TTA-TACT-03",
    ),
    need(
        "in_hand", acting(), "tactic legion",
        "Legion is not in your hand.", "la carte Légion n'est pas dans votre main.",
        "TTA-TACT-01",
    ),
    need(
        "exchange_used",
        acting(Scenario().leader(0, "hammurabi").hand(0, "legion").stock(0, food=9), "use hammurabi"),
        "tactic legion",
        "the civil action got through Hammurabi must be used first.",
        "l'action civile obtenue grâce à Hammurabi doit d'abord être utilisée.",
        "TTA-CTX-27",
    ),
    need(
        "common", acting(), "copy legion",
        "Legion is not a common tactic.", "la carte Légion n'est pas une tactique commune.",
        "TTA-TACT-02", "TTA-TACT-05",
    ),
    need(
        "common_not_exclusive", acting(Scenario().tactic(1, "legion", exclusive=True)), "copy legion",
        "Legion is the exclusive tactic of another player.",
        "la carte Légion est la tactique exclusive d'un autre joueur.",
        "TTA-TACT-02", "TTA-TACT-05",
    ),
    need(
        "another_tactic", acting(Scenario().tactic(0, "legion")), "copy legion",
        "Legion is your current tactic.", "la carte Légion est votre tactique actuelle.",
        "TTA-TACT-02",
    ),
    need(
        "military_actions", acting(Scenario().common("legion").actions(0, military=1)), "copy legion",
        "military actions needed: 2; available: 1.", "actions militaires à payer : 2 ; disponibles : 1.",
        "TTA-TACT-02", "TTA-ACTOT-04",
    ),
    need(
        "leads", acting(), "use hammurabi",
        "Hammurabi is not your leader.", "Hammurabi n'est pas votre leader.",
        "TTA-CTX-27",
    ),
    need(
        "unused", acting(Scenario().leader(0, "hammurabi").used(0, "hammurabi")), "use hammurabi",
        "Hammurabi was used this turn already.", "la carte Hammurabi a déjà servi durant ce tour.",
        "TTA-CTX-27",
    ),
    need(
        "military_actions", acting(Scenario().leader(0, "hammurabi").actions(0, military=0)), "use hammurabi",
        "military actions needed: 1; available: 0.", "actions militaires à payer : 1 ; disponibles : 0.",
        "TTA-CTX-27", "TTA-ACTOT-04",
    ),
    need(
        "worth_exchanging",
        acting(Scenario().leader(0, "hammurabi").workers(0, only=True).actions(0, civil=0), unused=0),
        "use hammurabi",
        "there is no civil action that the exchange could pay for.",
        "il n'y a aucune action civile que l'échange pourrait payer.",
        "TTA-CTX-27", "TTA-ACT-02",
    ),
    need(
        "wonder_completed", acting(), "use ocean-liner-service",
        "Ocean Liner Service is not among your completed wonders.",
        "la carte Paquebots Transatlantiques n'est pas une de vos merveilles achevées.",
        "TTA-CTX-36",
    ),
    need(
        "unused", acting(Scenario(age=2).wonders(0, "ocean-liner-service").used(0, "ocean-liner-service")),
        "use ocean-liner-service",
        "Ocean Liner Service was used this turn already.",
        "la carte Paquebots Transatlantiques a déjà servi durant ce tour.",
        "TTA-CTX-36",
    ),
    need(
        "not_in_ruins", acting(Scenario(age=2).wonders(0, "ocean-liner-service", ruined=("ocean-liner-service",))),
        "use ocean-liner-service",
        "Ocean Liner Service lies in ruins and has no effect.",
        "la carte Paquebots Transatlantiques est en ruine et n'a pas d'effet.",
        "TTA-WOND-03",
    ),
    need(
        "yellow_token", acting(Scenario(age=2).wonders(0, "ocean-liner-service"), yellow_bank=0),
        "use ocean-liner-service",
        "your yellow bank is empty.", "votre réserve jaune est vide.",
        "TTA-CTX-36", "TTA-WORK-03",
    ),
    need(
        "leads", acting(), "use winston-churchill culture",
        "Winston Churchill is not your leader.", "Winston Churchill n'est pas votre leader.",
        "TTA-CTX-35",
    ),
    need(
        "unused", acting(Scenario(age=3).leader(0, "winston-churchill").used(0, "winston-churchill")),
        "use winston-churchill military",
        "Winston Churchill was used this turn already.", "la carte Winston Churchill a déjà servi durant ce tour.",
        "TTA-CTX-35",
    ),
    need(
        "leads", acting(), "bach philosophy drama",
        "J. S. Bach is not your leader.", "Jean-Sébastien Bach n'est pas votre leader.",
        "TTA-CTX-08",
    ),
    need(
        "unused", acting(Scenario(age=2).leader(0, "johann-sebastian-bach").used(0, "johann-sebastian-bach")),
        "bach philosophy drama",
        "J. S. Bach was used this turn already.", "la carte Jean-Sébastien Bach a déjà servi durant ce tour.",
        "TTA-CTX-08",
    ),
    need(
        "developed", acting(Scenario(age=2).leader(0, "johann-sebastian-bach").hand(0, "drama")),
        "bach philosophy drama",
        "Drama is only in your hand: develop it first.",
        "la carte Théâtre n'est que dans votre main : il faut d'abord la développer.",
        "TTA-UPG-04", "TTA-ANNEX-15",
    ),
    need(
        "urban_room",
        acting(
            Scenario(age=2).leader(0, "johann-sebastian-bach").technologies(0, "drama").workers(0, drama=2)
            .stock(0, resources=9),
        ),
        "bach philosophy drama",
        "urban buildings of a type under your government: 2 at most; you have 2.",
        "bâtiments urbains d'un même type sous votre gouvernement : 2 au plus ; vous en avez 2.",
        "TTA-ANNEX-17",
    ),
    need(
        "payable", acting(Scenario(age=2).leader(0, "johann-sebastian-bach").technologies(0, "drama")),
        "bach philosophy drama",
        "it costs 1 resource, and you can spend 0.", "il faut 1 ressource, et vous pouvez en dépenser 0.",
        "TTA-ANNEX-15", "TTA-UPG-02", "TTA-RES-09",
    ),
    need(
        "leads", acting(), "barbarossa warriors",
        "Frederick Barbarossa is not your leader.", "Frédéric Barberousse n'est pas votre leader.",
        "TTA-CTX-30",
    ),
    need(
        "payable", acting(Scenario().leader(0, "frederick-barbarossa").stock(0, resources=9)), "barbarossa warriors",
        "it costs 1 food, and you can spend 0.", "il faut 1 de nourriture, et vous pouvez en dépenser 0.",
        "TTA-CTX-30", "TTA-RES-09",
    ),
    need(
        "payable", acting(Scenario().leader(0, "frederick-barbarossa").stock(0, food=9)), "barbarossa warriors",
        "it costs 1 resource, and you can spend 0.", "il faut 1 ressource, et vous pouvez en dépenser 0.",
        "TTA-CTX-30", "TTA-RES-09",
    ),
    need(
        "yellow_token", acting(Scenario().leader(0, "frederick-barbarossa").banks(0, yellow=0)),
        "barbarossa warriors",
        "your yellow bank is empty.", "votre réserve jaune est vide.",
        "TTA-CTX-30", "TTA-POP-02",
    ),
    need(
        "in_play", acting(Scenario().leader(0, "frederick-barbarossa").stock(0, food=7, resources=7)),
        "barbarossa knights",
        "Knights is not a technology in your play area.",
        "la carte Chevaliers n'est pas une technologie de votre zone de jeu.",
        "TTA-CTX-30",
    ),
    need(
        "payable_together",
        acting(
            Scenario(players=3).leader(0, "frederick-barbarossa").pact(0, "trade-routes-agreement", 1).stock(0, food=1),
        ),
        "barbarossa warriors",
        "it costs 1 food and 1 resource: the Trade Routes Agreement lets you pay the one or the other, not both.",
        "il faut 1 de nourriture et 1 ressource : l'Accord sur les Routes Commerciales permet de payer l'un "
        "ou l'autre, pas les deux.",
        "TTA-CTX-30", "TTA-CTX-42",
    ),
    need(
        "worker_there",
        acting(Scenario(age=2).leader(0, "johann-sebastian-bach").technologies(0, "drama")),
        "bach religion drama",
        "none of your workers stands on Religion.",
        "aucun de vos ouvriers ne se trouve sur Religion.",
        "TTA-ANNEX-15",
    ),
    need(
        "civil_actions",
        acting(Scenario(age=2).leader(0, "johann-sebastian-bach").technologies(0, "drama").actions(0, civil=0)),
        "bach philosophy drama",
        "civil actions needed: 1; available: 0.",
        "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-CTX-08", "TTA-ACTOT-04",
    ),
    need(
        "military_actions", acting(Scenario().hand(0, "legion").actions(0, military=0)), "tactic legion",
        "military actions needed: 1; available: 0.",
        "actions militaires à payer : 1 ; disponibles : 0.",
        "TTA-TACT-01", "TTA-ACTOT-04",
    ),
    need(
        "military_actions",
        acting(Scenario().leader(0, "frederick-barbarossa").stock(0, food=7, resources=7).actions(0, military=0)),
        "barbarossa warriors",
        "military actions needed: 1; available: 0.",
        "actions militaires à payer : 1 ; disponibles : 0.",
        "TTA-CTX-30", "TTA-ACTOT-04",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_military_action_or_a_card_in_play_is_refused(case: Shown) -> None:
    case.holds()

"""What auctions, forces, defences and wars need."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.rules.colony import BIDDING
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.positions import attacked, cook, disarmed, event, opened, spent_defence, unasked
from tests.needs import Shown, need

SHOWN = (
    need(
        "bid_higher", event(Scenario().workers(0, warriors=2).workers(1, warriors=3), "vast-territory-i", "bid 2"),
        "bid 2",
        "the bid must be higher than 2.", "l'enchère doit dépasser 2.",
        "TTA-COLO-02",
    ),
    need(
        "force_to_bid", event(cook(), "vast-territory-i"), "bid 7",
        "the largest force you could send is 6.", "la plus grande force que vous pourriez envoyer est de 6.",
        "TTA-COLO-03",
    ),
    need(
        "something_to_bid", unasked(Scenario().workers(0, warriors=0), BIDDING, "vast-territory-i"), "pass",
        "the largest force you could send is 0: there is nothing to decide.",
        "la plus grande force que vous pourriez envoyer est de 0 : il n'y a rien à décider.",
        "TTA-COLO-04",
    ),
    need(
        "unit_sent", event(cook(), "vast-territory-i", "bid 4"), "done",
        "send at least one military unit first.", "envoyez d'abord au moins une unité militaire.",
        "TTA-COLO-08",
    ),
    need(
        "unit_to_send", event(cook(), "vast-territory-i", "bid 4"), "colonize knights",
        "you have no unit of Knights to send.", "vous n'avez aucune unité Chevaliers à envoyer.",
        "TTA-COLO-08",
    ),
    need(
        "bid_reached", event(cook(), "vast-territory-i", "bid 4", "colonize warriors"), "done",
        "the force is 1, and the bid is 4.", "la force est de 1, et l'enchère de 4.",
        "TTA-COLO-07",
    ),
    need(
        "in_hand", event(cook(), "vast-territory-i", "bid 4"), "bonus military-bonus-iii",
        "Military Bonus (III) is not in your hand.", "la carte Bonus Militaire (III) n'est pas dans votre main.",
        "TTA-COLO-13",
    ),
    need(
        "cook_leads",
        event(
            Scenario().workers(0, warriors=2).workers(1, warriors=0).hand(0, "plunder-i"), "vast-territory-i", "bid 2",
        ),
        "discard plunder-i",
        "only James Cook's owner adds discarded cards to a force.",
        "seul le propriétaire de James Cook ajoute à une force des cartes défaussées.",
        "TTA-COLO-25",
    ),
    need(
        "cook_throws_more",
        event(
            cook().hand(0, "raid-i", "legion"), "vast-territory-i", "bid 4", "colonize warriors", "discard spy",
            "discard raid-i",
        ),
        "discard legion",
        "James Cook adds 2 discarded cards at most.", "James Cook ajoute 2 cartes défaussées au plus.",
        "TTA-COLO-25",
    ),
    need(
        "in_hand", event(cook(), "vast-territory-i", "bid 4"), "discard raid-i",
        "Raid (I) is not in your hand.", "la carte Raid (I) n'est pas dans votre main.",
        "TTA-COLO-25",
    ),
    need(
        "bid_within_reach", event(cook(), "vast-territory-i", "bid 6"), "discard military-bonus-ii",
        "the bid of 6 could not be reached any more.", "l'enchère de 6 ne pourrait plus être atteinte.",
        "TTA-COLO-07",
    ),
    need(
        "defence_begun", attacked("military-bonus-i", "military-bonus-i", "plunder-i"), "done",
        "to defend with no card at all, pass.", "pour ne jouer aucune carte en défense, passez.",
        "TTA-AGGR-13",
    ),
    need(
        "in_hand", attacked("military-bonus-i", "military-bonus-i", "plunder-i"), "bonus military-bonus-ii",
        "Military Bonus (II) is not in your hand.", "la carte Bonus Militaire (II) n'est pas dans votre main.",
        "TTA-AGGR-09",
    ),
    need(
        "in_hand", attacked("military-bonus-i", "military-bonus-i", "plunder-i"), "discard raid-i",
        "Raid (I) is not in your hand.", "la carte Raid (I) n'est pas dans votre main.",
        "TTA-AGGR-10",
    ),
    need(
        "defence_not_begun",
        attacked("military-bonus-i", "military-bonus-i", "plunder-i", moves=("discard plunder-i",)), "pass",
        "you have begun to defend: the attacker's strength must be reached; still missing: 2.",
        "vous avez commencé à vous défendre : il faut atteindre la force de l'attaquant, il manque 2.",
        "TTA-AGGR-13",
    ),
    need(
        "defence_enough", attacked("military-bonus-i", "military-bonus-i", "plunder-i", moves=("discard plunder-i",)),
        "done",
        "the attacker's strength must be reached; still missing: 2.",
        "il faut atteindre la force de l'attaquant, il manque 2.",
        "TTA-AGGR-13",
    ),
    need(
        "defence_can_succeed",
        attacked("military-bonus-i", "military-bonus-i", "plunder-i", moves=("discard plunder-i",)),
        "discard military-bonus-i",
        "with that card you could not reach the attacker, 2 strength missing: a defence must succeed.",
        "avec cette carte, vous ne pourriez pas atteindre l'attaquant, il manque 2 de force : une défense doit "
        "réussir.",
        "TTA-AGGR-13",
    ),
    need(
        "defence_can_succeed", attacked("military-bonus-i", warriors=9), "bonus military-bonus-i",
        "with that card you could not reach the attacker, 8 strength missing: a defence must succeed.",
        "avec cette carte, vous ne pourriez pas atteindre l'attaquant, il manque 8 de force : une défense doit "
        "réussir.",
        "TTA-AGGR-13",
    ),
    need(
        "defence_not_begun_enough", attacked("military-bonus-ii", "plunder-i", moves=("bonus military-bonus-ii",)),
        "pass",
        "the attacker's strength is reached: finish the defence, or go on.",
        "la force de l'attaquant est atteinte : terminez la défense, ou continuez.",
        "TTA-AGGR-13",
    ),
    need(
        "defence_card_left", spent_defence, "discard legion",
        "cards in defence: 2 at most, your military action total; you have used them.",
        "cartes en défense : 2 au plus, votre total d'actions militaires ; vous l'avez atteint.",
        "TTA-AGGR-11",
    ),
    need(
        "card_to_defend_with", disarmed, "pass",
        "you have no card to defend with.", "vous n'avez aucune carte pour vous défendre.",
        "TTA-AGGR-09",
    ),
    need(
        "war_declared", opened(Scenario(3, 3).war(0, "war-over-culture", 1).war(0, "war-over-territory", 2), "turn"),
        "choose 3",
        "wars to resolve: 2.", "guerres à résoudre : 2.",
        "TTA-WAR-14",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_an_answer_of_a_conflict_is_refused(case: Shown) -> None:
    case.holds()

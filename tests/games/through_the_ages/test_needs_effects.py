"""What the answers to events, aggressions, wars and losses need."""

from __future__ import annotations

import pytest

from clio.engine.control import May
from clio.games.through_the_ages import actions as A
from clio.games.through_the_ages.ops.build import COVER, BuildFree
from clio.games.through_the_ages.ops.effects import WarOverTechnology
from clio.games.through_the_ages.ops.goods import ARRANGE, GainMix, LoseMix
from clio.games.through_the_ages.ops.hands import DiscardMilitary
from clio.games.through_the_ages.ops.people import LOSE_TOKEN
from clio.games.through_the_ages.rules.turn import DISCARD_EXCESS
from clio.games.through_the_ages.scenario import Scenario
from clio.games.through_the_ages.state import RELIGION
from tests.games.through_the_ages.positions import (
    acting, event, governing, opened, plundering, raided, raiding, ruins, strong, terror, unasked, victorious,
)
from tests.needs import Shown, need

SHOWN = (
    need(
        "in_hand", opened(Scenario().hand(0, "plunder-i", "legion", "phalanx"), "end_of_turn"), "discard raid-i",
        "Raid (I) is not in your hand.", "la carte Raid (I) n'est pas dans votre main.",
        "TTA-EOT-01", "TTA-CARD-08",
    ),
    need(
        "cards_to_choose", unasked(Scenario().hand(0, "plunder-i"), DISCARD_EXCESS), "discard plunder-i",
        "there is no choice of cards to discard.", "il n'y a pas de cartes à défausser à votre choix.",
        "TTA-EOT-01", "TTA-CARD-08",
    ),
    need(
        "token_there",
        event(Scenario(2, 2).tokens(0, bronze=9, agriculture=7).banks(0, blue=0).workers(1, warriors=4), "crime-wave"),
        "pick iron",
        "you have no blue token on Iron.", "vous n'avez aucun cube bleu sur Fer.",
        "TTA-TOK-07",
    ),
    need(
        "blue_bank_empty", unasked(Scenario().stock(0, food=2), LOSE_TOKEN), "pick agriculture",
        "your blue bank still has tokens: they go first.",
        "votre réserve bleue a encore des cubes : ils servent d'abord.",
        "TTA-TOK-07",
    ),
    need(
        "token_there",
        acting(
            Scenario().wonder(0, "great-wall").technologies(0, "iron").tokens(0, agriculture=4, bronze=2, iron=10)
            .banks(0, blue=0).hand(0, "engineering-genius-i"),
            "play engineering-genius-i",
        ),
        "pick philosophy",
        "you have no blue token on Philosophy.", "vous n'avez aucun cube bleu sur Philosophie.",
        "TTA-STAGE-02", "TTA-STAGE-08",
    ),
    need(
        "worker_to_take", event(Scenario().banks(0, unused=0).banks(1, unused=0), "pestilence"), "pick religion",
        "there is no worker to take from Religion.", "il n'y a pas d'ouvrier à prendre sur Religion.",
        "TTA-WORK-05",
    ),
    need(
        "worker_to_take", event(Scenario().banks(0, unused=0).banks(1, unused=0), "pestilence"), "pick iron",
        "there is no worker to take from Iron.", "il n'y a pas d'ouvrier à prendre sur Fer.",
        "TTA-WORK-05",
    ),
    need(
        "wonder_completed",
        acting(Scenario().leader(0, "homer").wonders(0, "pyramids").hand(0, "genghis-khan"), "play genghis-khan"),
        "pick colossus",
        "Colossus is not among your completed wonders.", "la carte Colosse n'est pas une de vos merveilles achevées.",
        "TTA-CTX-01",
    ),
    need(
        "blue_token_for_goods", unasked(Scenario().tokens(0, bronze=9, agriculture=7).banks(0, blue=0), GainMix(3)),
        "food 1",
        "your blue bank is empty: nothing can be gained.", "votre réserve bleue est vide : rien ne peut être gagné.",
        "TTA-RES-02",
    ),
    need(
        "mix_possible", event(Scenario().workers(0, warriors=0).stock(0, food=2, resources=1), "raiders"), "food 0",
        "of the 2, food can be 1 at least and 2 at most.",
        "sur 2, la part de nourriture est de 1 au moins et de 2 au plus.",
        "TTA-EVENT-01", "TTA-RES-14",
    ),
    need(
        "mix_possible", plundering, "food 3",
        "of the 3, food can be 0 at least and 2 at most.",
        "sur 3, la part de nourriture est de 0 au moins et de 2 au plus.",
        "TTA-CTX-49", "TTA-RES-15",
    ),
    need(
        "goods_there", unasked(Scenario(), LoseMix(2)), "food 0",
        "there is neither food nor a resource to lose.", "il n'y a ni nourriture ni ressource à perdre.",
        "TTA-RES-14",
    ),
    need(
        "card_to_arrange", unasked(Scenario(), ARRANGE, "", (0, 0, *[0] * 12)), "keep 0",
        "all tokens are laid.", "tous les cubes sont posés.",
        "TTA-RES-08",
    ),
    need(
        "tokens_fit",
        acting(Scenario(payments="by-hand").technologies(0, "iron").tokens(0, bronze=2, iron=2), "build warriors"),
        "keep 3",
        "blue tokens on Iron: 0 at least and 2 at most, so that the sum is right.",
        "cubes bleus sur Fer : 0 au moins et 2 au plus, pour que le compte soit juste.",
        "TTA-RES-08", "TTA-RES-11",
    ),
    need(
        "a_building", event(Scenario().workers(0, warriors=0), "border-conflict"), "pick warriors",
        "Warriors is neither a farm nor a mine nor an urban building.",
        "la carte Guerriers n'est ni une ferme, ni une mine, ni un bâtiment urbain.",
        "TTA-EVENT-01",
    ),
    need(
        "worker_to_take", event(Scenario().workers(0, warriors=0), "border-conflict"), "pick religion",
        "there is no worker to take from Religion.", "il n'y a pas d'ouvrier à prendre sur Religion.",
        "TTA-EVENT-01",
    ),
    need(
        "an_urban_building", raiding, "pick bronze",
        "Bronze is no urban building.", "la carte Bronze n'est pas un bâtiment urbain.",
        "TTA-CTX-49",
    ),
    need(
        "level_low_enough", raiding, "pick organized-religion",
        "Organized Religion is of level II: I at most.", "la carte Religion Organisée est de niveau II : I au plus.",
        "TTA-CTX-49",
    ),
    need(
        "worker_to_take", raiding, "pick drama",
        "there is no worker to take from Drama.", "il n'y a pas d'ouvrier à prendre sur Théâtre.",
        "TTA-CTX-49",
    ),
    need(
        "raid_begun", raiding, "done",
        "destroy a building first.", "détruisez d'abord un bâtiment.",
        "TTA-CTX-49",
    ),
    need(
        "raid_goes_on", raided, "pick theology",
        "the raid has destroyed all that it may.", "le raid a détruit tout ce qu'il pouvait.",
        "TTA-CTX-49",
    ),
    need(
        "something_to_raid", raided, "done",
        "there is no building left to destroy.", "il ne reste aucun bâtiment à détruire.",
        "TTA-CTX-49",
    ),
    need(
        "an_urban_building", terror, "pick bronze",
        "Bronze is no urban building.", "la carte Bronze n'est pas un bâtiment urbain.",
        "TTA-CTX-22",
    ),
    need(
        "worker_to_take", terror, "pick drama",
        "there is no worker to take from Drama.", "il n'y a pas d'ouvrier à prendre sur Théâtre.",
        "TTA-CTX-22",
    ),
    need(
        "own_colony",
        event(
            Scenario(2, 2).colonies(0, "vast-territory-i", "historic-territory-i").workers(1, warriors=4),
            "independence-declaration",
        ),
        "pick wealthy-territory-i",
        "Wealthy Territory (I) is not one of your colonies.",
        "la carte Territoire Riche (I) n'est pas une de vos colonies.",
        "TTA-EVENT-01", "TTA-COLN-02",
    ),
    need(
        "their_colony",
        governing(
            strong().hand(0, "annex").colonies(1, "vast-territory-i", "wealthy-territory-i"), "aggress annex seat 2",
        ),
        "pick historic-territory-i",
        "Historic Territory (I) is not one of the colonies of Player 2.",
        "la carte Territoire Historique (I) n'est pas une des colonies de Joueur 2.",
        "TTA-CTX-49", "TTA-COLN-03",
    ),
    need(
        "leader_or_wonder",
        governing(
            strong().hand(0, "infiltrate").leader(1, "genghis-khan").wonder(1, "great-wall"),
            "aggress infiltrate seat 2",
        ),
        "pick homer",
        "Homer is neither the leader nor the unfinished wonder of Player 2.",
        "la carte Homère n'est ni le leader ni la merveille inachevée de Joueur 2.",
        "TTA-CTX-49",
    ),
    need(
        "wonder_completed", event(ruins(), "ravages-of-time"), "pick taj-mahal",
        "Taj Mahal is not among your completed wonders.",
        "la carte Taj Mahal n'est pas une de vos merveilles achevées.",
        "TTA-CTX-20", "TTA-WOND-03",
    ),
    need(
        "old_wonder", event(ruins(), "ravages-of-time"), "pick kremlin",
        "only wonders of Age A or I fall to ruin: Kremlin is of Age II.",
        "seules les merveilles de l'Âge A ou I tombent en ruine : la carte Kremlin est de l'Âge II.",
        "TTA-CTX-20",
    ),
    need(
        "not_in_ruins_yet", event(ruins(), "ravages-of-time"), "pick great-wall",
        "Great Wall lies in ruins already.", "la carte Grande Muraille est déjà en ruine.",
        "TTA-WOND-03",
    ),
    need(
        "not_own", victorious, "pick warfare",
        "you have Warfare yourself, in play or in hand.", "vous avez vous-même Art de la Guerre, en jeu ou en main.",
        "TTA-WAR-10", "TTA-CTX-25",
    ),
    need(
        "their_special", victorious, "pick cartography",
        "Player 2 has no special technology Cartography.", "Joueur 2 n'a pas de technologie spéciale Cartographie.",
        "TTA-CTX-25",
    ),
    need(
        "worth_the_advantage", victorious, "pick navigation",
        "Navigation counts 6, and 4 of the advantage are left.",
        "la carte Navigation compte pour 6, et il reste 4 de l'avantage.",
        "TTA-CTX-25", "TTA-WAR-09",
    ),
    need(
        "technology_to_take", unasked(Scenario(age=2), WarOverTechnology(), "war-over-technology", (1, 7)), "done",
        "there is no technology that you could take.", "il n'y a aucune technologie que vous pourriez prendre.",
        "TTA-CTX-25",
    ),
    need(
        "unused_worker",
        unasked(Scenario().banks(0, unused=0), May(A.YES, A.NO, BuildFree(RELIGION)), "development-of-religion"),
        "yes",
        "you have no unused worker.", "vous n'avez pas d'ouvrier inutilisé.",
        "TTA-CTX-50",
    ),
    need(
        "urban_room",
        unasked(Scenario().workers(0, religion=2), May(A.YES, A.NO, BuildFree(RELIGION)), "development-of-religion"),
        "no",
        "urban buildings of a type under your government: 2 at most; you have 2.",
        "bâtiments urbains d'un même type sous votre gouvernement : 2 au plus ; vous en avez 2.",
        "TTA-CTX-50",
    ),
    need(
        "branch_there", acting(Scenario(age=2).hand(0, "reserves-i"), "play reserves-i"), "choose 3",
        "there are 2 to choose from.", "il y en a 2 au choix.",
        "TTA-ACARD-01",
    ),
    need(
        "cards_to_choose", unasked(Scenario().hand(0, "plunder-i"), DiscardMilitary(2)), "discard plunder-i",
        "there is no choice of cards to discard.",
        "il n'y a pas de cartes à défausser à votre choix.",
        "TTA-CTX-51",
    ),
    need(
        "in_hand", unasked(Scenario().hand(0, "plunder-i", "legion"), DiscardMilitary(1)), "discard raid-i",
        "Raid (I) is not in your hand.",
        "la carte Raid (I) n'est pas dans votre main.",
        "TTA-CTX-51",
    ),
    need(
        "blue_bank_empty", unasked(Scenario().stock(0, food=2).wonder(0, "pyramids"), COVER), "pick agriculture",
        "your blue bank still has tokens: they go first.",
        "votre réserve bleue a encore des cubes : ils servent d'abord.",
        "TTA-STAGE-02", "TTA-STAGE-08",
    ),
    need(
        "mix_possible", unasked(Scenario(), GainMix(2)), "food 3",
        "of the 2, food can be 0 at least and 2 at most.",
        "sur 2, la part de nourriture est de 0 au moins et de 2 au plus.",
        "TTA-EVENT-01", "TTA-RES-02",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_an_answer_to_an_effect_is_refused(case: Shown) -> None:
    case.holds()

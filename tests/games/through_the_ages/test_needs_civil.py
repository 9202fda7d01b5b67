"""What civil actions need, in the action phase and where a card orders one."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.cardbook import BUILDINGS
from clio.games.through_the_ages.ops.develop import DevelopCivilization
from clio.games.through_the_ages.ops.effects import Agreement
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.needs import Shown, acting, event, shown, unasked
from tests.rules import rule

CASES = [
    shown(
        "in_row", acting(Scenario().row("iron")), "take coal", rule("TTA-TAKE-01"),
        "Coal is not in the card row.", "la carte Charbon n'est pas dans la rangée de cartes.",
    ),
    shown(
        "in_row", acting(Scenario().row("iron")), "take pyramids", rule("TTA-TAKE-05"),
        "Pyramids is not in the card row.", "la carte Pyramides n'est pas dans la rangée de cartes.",
    ),
    shown(
        "space_filled", acting(Scenario().row("iron")), "take space 2", rule("TTA-TAKE-10"),
        "space 2 of the card row is empty.", "l'emplacement 2 de la rangée de cartes est vide.",
    ),
    shown(
        "another_copy", acting(Scenario().row("iron")), "take space 1", rule("TTA-TAKE-01"),
        "it is the first Iron of the row: take it by its name.",
        "c'est la première carte Fer de la rangée : prenez-la par son nom.",
    ),
    shown(
        "take_price", acting(Scenario().row(*[None] * 12, "iron").actions(0, civil=2)), "take iron",
        rule("TTA-TAKE-01", "TTA-ACTOT-04"),
        "civil actions to take Iron: 3, surcharges included; available: 2.",
        "actions civiles pour prendre Fer : 3, suppléments compris ; disponibles : 2.",
    ),
    shown(
        "take_price",
        acting(Scenario().row("great-wall").wonders(0, "colossus", "hanging-gardens").actions(0, civil=2)),
        "take great-wall", rule("TTA-TAKE-05", "TTA-ACTOT-04"),
        "civil actions to take Great Wall: 3, surcharges included; available: 2.",
        "actions civiles pour prendre Grande Muraille : 3, suppléments compris ; disponibles : 2.",
    ),
    shown(
        "no_wonder_under_way", acting(Scenario().row("great-wall").wonder(0, "colossus")), "take great-wall",
        rule("TTA-TAKE-08"),
        "you have an unfinished wonder, the Colossus.", "vous avez une merveille inachevée, le Colosse.",
    ),
    shown(
        "room_in_hand", acting(Scenario().row("iron").hand(0, "alchemy", "irrigation", "knights", "drama")),
        "take iron", rule("TTA-TAKE-02", "TTA-CARD-05"),
        "your civil hand limit is 4, and you hold 4.", "votre limite de main civile est de 4, et vous en avez 4.",
    ),
    shown(
        "not_held", acting(Scenario().row("iron").hand(0, "iron")), "take iron", rule("TTA-TAKE-03"),
        "Iron is in your hand already.", "la carte Fer est déjà dans votre main.",
    ),
    shown(
        "not_developed", acting(Scenario().row("iron").technologies(0, "iron")), "take iron", rule("TTA-TAKE-03"),
        "Iron is in your play area already.", "la carte Fer est déjà dans votre zone de jeu.",
    ),
    shown(
        "leader_of_another_age", acting(Scenario().row("genghis-khan").took_leaders(0, 1)), "take genghis-khan",
        rule("TTA-TAKE-04"),
        "you have taken a leader of Age I before.", "vous avez déjà pris un leader de l'Âge I.",
    ),
    shown(
        "take_budget",
        event(
            Scenario(age=2).workers(0, warriors=5).row("iron", *[None] * 8, "alchemy", "coal", "drama"),
            "international-agreement", "take alchemy",
        ),
        "take coal", rule("TTA-TAKE-01", "TTA-ANNEX-39"),
        "civil actions for Coal: 3; left of International Agreement: 2.",
        "actions civiles pour Charbon : 3 ; il en reste 2 (Accords Internationaux).",
    ),
    shown(
        "yellow_token", acting(Scenario().banks(0, yellow=0)), "population", rule("TTA-POP-02"),
        "your yellow bank is empty.", "votre réserve jaune est vide.",
    ),
    shown(
        "payable", acting(Scenario().stock(0, food=1)), "population", rule("TTA-POP-01", "TTA-RES-09"),
        "it costs 2 food, and you can spend 1.", "le coût est de 2 nourriture, et vous pouvez en dépenser 1.",
    ),
    shown(
        "civil_actions", acting(Scenario().stock(0, food=9).actions(0, civil=0)), "population",
        rule("TTA-POP-01", "TTA-ACTOT-04"),
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
    ),
    shown(
        "unused_worker", acting(Scenario().banks(0, unused=0)), "build bronze", rule("TTA-BUILD-02"),
        "you have no unused worker.", "vous n'avez pas d'ouvrier inutilisé.",
    ),
    shown(
        "payable", acting(Scenario().stock(0, resources=1)), "build bronze", rule("TTA-BUILD-01", "TTA-RES-09"),
        "it costs 2 resources, and you can spend 1.", "le coût est de 2 ressources, et vous pouvez en dépenser 1.",
    ),
    shown(
        "in_play", acting(), "build iron", rule("TTA-BUILD-01"),
        "Iron is not a technology in your play area.", "la carte Fer n'est pas une technologie de votre zone de jeu.",
    ),
    shown(
        "urban_room", acting(Scenario().stock(0, resources=9).workers(0, philosophy=2)), "build philosophy",
        rule("TTA-BUILD-04", "TTA-TECH-10"),
        "urban buildings of a type under your government: 2 at most; you have 2.",
        "bâtiments urbains d'un même type sous votre gouvernement : 2 au plus ; vous en avez 2.",
    ),
    shown(
        "military_actions", acting(Scenario().stock(0, resources=9).actions(0, military=0)), "build warriors",
        rule("TTA-UNIT-01", "TTA-ACTOT-04"),
        "military actions needed: 1; available: 0.", "actions militaires à payer : 1 ; disponibles : 0.",
    ),
    shown(
        "exchange_used", acting(Scenario().leader(0, "hammurabi").stock(0, resources=9), "use hammurabi"),
        "build warriors", rule("TTA-CTX-27"),
        "the civil action got through Hammurabi must be used first.",
        "l'action civile obtenue grâce à Hammurabi doit d'abord être utilisée.",
    ),
    shown(
        "developed", acting(Scenario().hand(0, "iron")), "upgrade bronze iron", rule("TTA-UPG-01", "TTA-UPG-04"),
        "Iron is only in your hand: develop it first.",
        "la carte Fer n'est que dans votre main : il faut d'abord la développer.",
    ),
    shown(
        "payable", acting(Scenario().technologies(0, "iron")), "upgrade bronze iron",
        rule("TTA-UPG-01", "TTA-UPG-02", "TTA-RES-09"),
        "it costs 3 resources, and you can spend 0.", "le coût est de 3 ressources, et vous pouvez en dépenser 0.",
    ),
    shown(
        "worker_there", acting(), "upgrade religion theology", rule("TTA-UPG-01"),
        "none of your workers stands on Religion.", "aucun de vos ouvriers ne se trouve sur Religion.",
    ),
    shown(
        "worker_there", acting(), "upgrade knights tanks", rule("TTA-UNIT-02"),
        "none of your workers stands on Knights.", "aucun de vos ouvriers ne se trouve sur Chevaliers.",
    ),
    shown(
        "worker_there", acting(), "destroy religion", rule("TTA-DEST-01"),
        "none of your workers stands on Religion.", "aucun de vos ouvriers ne se trouve sur Religion.",
    ),
    shown(
        "wonder_under_way", acting(), "stages 1", rule("TTA-STAGE-01"),
        "you have no unfinished wonder.", "vous n'avez pas de merveille inachevée.",
    ),
    shown(
        "stages_at_once", acting(Scenario().wonder(0, "pyramids").stock(0, resources=9)), "stages 2",
        rule("TTA-STAGE-01", "TTA-STAGE-04", "TTA-CTX-39"),
        "stages you may build in one action: 1 at most.",
        "étapes que vous pouvez construire en une action : 1 au plus.",
    ),
    shown(
        "stages_left", acting(Scenario().wonder(0, "pyramids", 2).technologies(0, "masonry").stock(0, resources=9)),
        "stages 2", rule("TTA-STAGE-01", "TTA-STAGE-03"),
        "stages left of the Pyramids: 1.", "étapes restantes des Pyramides : 1.",
    ),
    shown(
        "payable", acting(Scenario().wonder(0, "pyramids").technologies(0, "masonry").stock(0, resources=4)),
        "stages 2", rule("TTA-STAGE-04", "TTA-RES-09"),
        "it costs 5 resources, and you can spend 4.", "le coût est de 5 ressources, et vous pouvez en dépenser 4.",
    ),
    shown(
        "payable", acting(Scenario().wonder(0, "pyramids")), "stages 1", rule("TTA-STAGE-01", "TTA-RES-09"),
        "it costs 3 resources, and you can spend 0.", "le coût est de 3 ressources, et vous pouvez en dépenser 0.",
    ),
    shown(
        "blue_tokens",
        acting(
            Scenario(age=3).wonder(0, "ocean-liner-service", 1).technologies(0, "masonry", "oil").tokens(0, oil=1)
            .banks(0, blue=0),
        ),
        "stages 2", rule("TTA-STAGE-02"),
        "you have too few blue tokens to cover the stages.",
        "vous avez trop peu de cubes bleus pour recouvrir les étapes.",
    ),
    shown(
        "payable", acting(Scenario().hand(0, "iron").points(0, science=4)), "develop iron",
        rule("TTA-DEV-01", "TTA-PTS-03"),
        "it costs 5 science points, and you can spend 4.",
        "le coût est de 5 points de science, et vous pouvez en dépenser 4.",
    ),
    shown(
        "in_hand", acting(), "develop iron", rule("TTA-DEV-01"),
        "Iron is not in your hand.", "la carte Fer n'est pas dans votre main.",
    ),
    shown(
        "not_developed", acting(), "develop bronze", rule("TTA-DEV-01"),
        "Bronze is in your play area already.", "la carte Bronze est déjà dans votre zone de jeu.",
    ),
    shown(
        "civil_actions", acting(Scenario().hand(0, "iron").points(0, science=9).actions(0, civil=0)), "develop iron",
        rule("TTA-DEV-01", "TTA-ACTOT-04"),
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
    ),
    shown(
        "payable", acting(Scenario().hand(0, "monarchy").points(0, science=1)), "develop monarchy",
        rule("TTA-DEV-02", "TTA-DEV-01", "TTA-PTS-03"),
        "it costs 8 science points, and you can spend 1.",
        "le coût est de 8 points de science, et vous pouvez en dépenser 1.",
    ),
    shown(
        "science_of_partner",
        acting(Scenario(players=3, age=2).hand(0, "iron").points(0, science=9).pact(0, "scientific-cooperation", 1)),
        "develop iron", rule("TTA-CTX-43"),
        "Player 2, your partner in Scientific Cooperation, has no science point to pay.",
        "Joueur 2, votre partenaire de la Coopération Scientifique, n'a aucun point de science à payer.",
    ),
    shown(
        "in_hand", acting(), "develop monarchy revolution", rule("TTA-REVO-01"),
        "Monarchy is not in your hand.", "la carte Monarchie n'est pas dans votre main.",
    ),
    shown(
        "all_civil_actions", acting(Scenario().hand(0, "monarchy").points(0, science=9).actions(0, civil=3)),
        "develop monarchy revolution", rule("TTA-REVO-02"),
        "a revolution takes all your civil actions: 3 of 4 are available.",
        "une révolution demande toutes vos actions civiles : 3 sur 4 sont disponibles.",
    ),
    shown(
        "all_military_actions",
        acting(
            Scenario(age=2).hand(0, "monarchy").points(0, science=9).leader(0, "maximilien-robespierre")
            .actions(0, military=1),
        ),
        "develop monarchy revolution", rule("TTA-ANNEX-09"),
        "with Robespierre a revolution takes all your military actions: 1 of 3 are available.",
        "avec Robespierre, une révolution demande toutes vos actions militaires : 1 sur 3 sont disponibles.",
    ),
    shown(
        "payable", acting(Scenario().hand(0, "monarchy").points(0, science=1)), "develop monarchy revolution",
        rule("TTA-REVO-01", "TTA-PTS-03"),
        "it costs 2 science points, and you can spend 1.",
        "le coût est de 2 points de science, et vous pouvez en dépenser 1.",
    ),
    shown(
        "in_hand", acting(), "play homer", rule("TTA-LEAD-01"),
        "Homer is not in your hand.", "la carte Homère n'est pas dans votre main.",
    ),
    shown(
        "civil_actions", acting(Scenario().hand(0, "stockpile").actions(0, civil=0)), "play stockpile",
        rule("TTA-ACARD-01", "TTA-ACTOT-04"),
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
    ),
    shown(
        "civil_actions", acting(Scenario().hand(0, "genghis-khan").actions(0, civil=0)), "play genghis-khan",
        rule("TTA-LEAD-01", "TTA-ACTOT-04"),
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
    ),
    shown(
        "not_fresh", acting(Scenario().hand(0, "stockpile"), fresh=(GAME.card("stockpile"),)), "play stockpile",
        rule("TTA-ACARD-02"),
        "Stockpile was taken in this action phase.", "la carte Stocks a été prise durant cette phase d'actions.",
    ),
    shown(
        "order_rural", acting(Scenario().hand(0, "rich-land-a")), "play rich-land-a", rule("TTA-ACARD-06"),
        "Rich Land (A) orders a farm or a mine to be built or upgraded, and you can do neither, even for 1 less.",
        "la carte Terres Riches (A) commande de construire ou d'améliorer une ferme ou une mine, et vous ne le "
        "pouvez pas, même pour 1 de moins.",
    ),
    shown(
        "order_urban", acting(Scenario().hand(0, "urban-growth-a")), "play urban-growth-a", rule("TTA-ACARD-06"),
        "Urban Growth (A) orders an urban building to be built or upgraded, and you can do neither, even for 1 less.",
        "la carte Croissance Urbaine (A) commande de construire ou d'améliorer un bâtiment urbain, et vous ne le "
        "pouvez pas, même pour 1 de moins.",
    ),
    shown(
        "order_upgrade", acting(Scenario(age=2).hand(0, "efficient-upgrade-ii")), "play efficient-upgrade-ii",
        rule("TTA-ACARD-06"),
        "Efficient Upgrade (II) orders an upgrade of a farm, mine or urban building, and you can do none, even for "
        "3 less.",
        "la carte Amélioration Efficace (II) commande d'améliorer une ferme, une mine ou un bâtiment urbain, et "
        "vous ne le pouvez pas, même pour 3 de moins.",
    ),
    shown(
        "payable", acting(Scenario().hand(0, "frugality-a")), "play frugality-a", rule("TTA-ACARD-06"),
        "it costs 2 food, and you can spend 0.", "le coût est de 2 nourriture, et vous pouvez en dépenser 0.",
    ),
    shown(
        "yellow_token", acting(Scenario().hand(0, "frugality-a").banks(0, yellow=0)), "play frugality-a",
        rule("TTA-ACARD-06"),
        "your yellow bank is empty.", "votre réserve jaune est vide.",
    ),
    shown(
        "order_develop", acting(Scenario().hand(0, "breakthrough-i")), "play breakthrough-i", rule("TTA-ACARD-06"),
        "Breakthrough (I) orders a technology to be developed, and you can pay for none of your hand.",
        "la carte Percée Scientifique (I) commande de développer une technologie, et vous ne pouvez en payer "
        "aucune de votre main.",
    ),
    shown(
        "civil_actions",
        acting(Scenario().hand(0, "breakthrough-i", "iron").points(0, science=9).actions(0, civil=0)),
        "play breakthrough-i", rule("TTA-ACARD-06"),
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
    ),
    shown(
        "wonder_under_way", acting(Scenario().hand(0, "engineering-genius-a")), "play engineering-genius-a",
        rule("TTA-ACARD-06"),
        "you have no unfinished wonder.", "vous n'avez pas de merveille inachevée.",
    ),
    shown(
        "payable", acting(Scenario().hand(0, "engineering-genius-a").wonder(0, "pyramids")),
        "play engineering-genius-a", rule("TTA-ACARD-06"),
        "it costs 1 resource, and you can spend 0.", "le coût est de 1 ressource, et vous pouvez en dépenser 0.",
    ),
    shown(
        "upgrade_not_build",
        acting(
            Scenario(age=2).hand(0, "efficient-upgrade-ii").technologies(0, "iron", "coal").stock(0, resources=3),
            "play efficient-upgrade-ii",
        ),
        "build bronze", rule("TTA-ACARD-03"),
        "Efficient Upgrade (II) orders an upgrade: nothing new is built.",
        "la carte Amélioration Efficace (II) commande une amélioration : on ne construit rien de nouveau.",
    ),
    shown(
        "a_farm_or_mine",
        acting(Scenario().hand(0, "rich-land-a").technologies(0, "iron").stock(0, resources=9), "play rich-land-a"),
        "build religion", rule("TTA-ACARD-03"),
        "Religion is neither a farm nor a mine.", "la carte Religion n'est ni une ferme ni une mine.",
    ),
    shown(
        "an_urban_building",
        acting(Scenario().hand(0, "urban-growth-a").stock(0, resources=9), "play urban-growth-a"), "build bronze",
        rule("TTA-ACARD-03"),
        "Bronze is no urban building.", "la carte Bronze n'est pas un bâtiment urbain.",
    ),
    shown(
        "a_building", event(Scenario().stock(0, food=1), "development-of-civilization"), "build warriors",
        rule("TTA-CTX-19", "TTA-ANNEX-25"),
        "Warriors is neither a farm nor a mine nor an urban building.",
        "la carte Guerriers n'est ni une ferme, ni une mine, ni un bâtiment urbain.",
    ),
    shown(
        "in_play", acting(Scenario().hand(0, "rich-land-a").stock(0, resources=1), "play rich-land-a"), "build iron",
        rule("TTA-BUILD-01"),
        "Iron is not a technology in your play area.", "la carte Fer n'est pas une technologie de votre zone de jeu.",
    ),
    shown(
        "payable", event(Scenario().stock(0, food=1), "development-of-civilization"), "build bronze",
        rule("TTA-BUILD-01", "TTA-RES-09"),
        "it costs 1 resource, and you can spend 0.", "le coût est de 1 ressource, et vous pouvez en dépenser 0.",
    ),
    shown(
        "after_first_round", acting(Scenario(age=0, round=1).row("homer")), "population", rule("TTA-FIRST-03"),
        "in the first round you only take cards from the row.",
        "durant la première manche, vous ne faites que prendre des cartes de la rangée.",
    ),
    shown(
        "after_first_round", acting(Scenario(age=0, round=1).row("homer")), "build bronze", rule("TTA-FIRST-03"),
        "in the first round you only take cards from the row.",
        "durant la première manche, vous ne faites que prendre des cartes de la rangée.",
    ),
    shown(
        "in_row", acting(Scenario(age=0, round=1).row("homer")), "take pyramids", rule("TTA-TAKE-05"),
        "Pyramids is not in the card row.", "la carte Pyramides n'est pas dans la rangée de cartes.",
    ),
    shown(
        "in_game", acting(out=True), "end turn", rule("TTA-RESIGN-01"),
        "you have resigned.", "vous avez abandonné.",
    ),
    shown(
        "exchange_used", acting(Scenario().leader(0, "hammurabi").stock(0, food=9), "use hammurabi"), "end turn",
        rule("TTA-CTX-27"),
        "the civil action got through Hammurabi must be used first.",
        "l'action civile obtenue grâce à Hammurabi doit d'abord être utilisée.",
    ),
    shown(
        "something_to_develop",
        unasked(Scenario().banks(0, unused=0), DevelopCivilization(BUILDINGS, 1), "development-of-civilization"),
        "pass", rule("TTA-ANNEX-25"),
        "there is nothing to pass over: you can do none of it.",
        "il n'y a rien à passer : vous ne pouvez rien en faire.",
    ),
    shown(
        "something_to_take", unasked(Scenario(age=2), Agreement(5), "international-agreement"), "pass",
        rule("TTA-ANNEX-28"),
        "there is no card that you could take.", "il n'y a aucune carte que vous pourriez prendre.",
    ),
    shown(
        "something_to_take", unasked(Scenario(age=2), Agreement(5), "international-agreement", (3,)), "done",
        rule("TTA-ANNEX-28"),
        "there is no card that you could take.", "il n'y a aucune carte que vous pourriez prendre.",
    ),
    shown(
        "nothing_taken_yet",
        event(
            Scenario(age=2).workers(0, warriors=5).row("iron", "alchemy", "coal"), "international-agreement",
            "take iron",
        ),
        "pass", rule("TTA-ANNEX-28"),
        "you have taken cards already: take no more instead.", "vous avez déjà pris des cartes : restez-en là plutôt.",
    ),
    shown(
        "something_taken",
        event(Scenario(age=2).workers(0, warriors=5).row("iron", "alchemy"), "international-agreement"), "done",
        rule("TTA-ANNEX-28"),
        "you have taken nothing yet: pass instead.", "vous n'avez encore rien pris : passez plutôt.",
    ),
]


@pytest.mark.parametrize("case", CASES)
def test_a_civil_action_is_refused(case: Shown) -> None:
    case.check()

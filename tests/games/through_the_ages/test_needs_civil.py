"""What civil actions need, in the action phase and where a card orders one."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.cardbook import BUILDINGS
from clio.games.through_the_ages.ops.develop import DevelopCivilization
from clio.games.through_the_ages.ops.effects import Agreement
from clio.games.through_the_ages.record import GAME
from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.positions import acting, event, unasked
from tests.needs import Shown, need

SHOWN = (
    need(
        "in_row", acting(Scenario().row("iron")), "take coal",
        "Coal is not in the card row.", "la carte Charbon n'est pas dans la rangée de cartes.",
        "TTA-TAKE-01",
    ),
    need(
        "in_row", acting(Scenario().row("iron")), "take pyramids",
        "Pyramids is not in the card row.", "la carte Pyramides n'est pas dans la rangée de cartes.",
        "TTA-TAKE-05",
    ),
    need(
        "space_filled", acting(Scenario().row("iron")), "take space 2",
        "space 2 of the card row is empty.", "l'emplacement 2 de la rangée de cartes est vide.",
        "TTA-TAKE-10",
    ),
    need(
        "another_copy", acting(Scenario().row("iron")), "take space 1",
        "it is the first Iron of the row: take it by its name.",
        "c'est la première carte Fer de la rangée : prenez-la par son nom.",
        "TTA-TAKE-01",
    ),
    need(
        "take_price", acting(Scenario().row(*[None] * 12, "iron").actions(0, civil=2)), "take iron",
        "civil actions to take Iron: 3, surcharges included; available: 2.",
        "actions civiles pour prendre Fer : 3, suppléments compris ; disponibles : 2.",
        "TTA-TAKE-01", "TTA-ACTOT-04",
    ),
    need(
        "take_price",
        acting(Scenario().row("great-wall").wonders(0, "colossus", "hanging-gardens").actions(0, civil=2)),
        "take great-wall",
        "civil actions to take Great Wall: 3, surcharges included; available: 2.",
        "actions civiles pour prendre Grande Muraille : 3, suppléments compris ; disponibles : 2.",
        "TTA-TAKE-05", "TTA-ACTOT-04",
    ),
    need(
        "no_wonder_under_way", acting(Scenario().row("great-wall").wonder(0, "colossus")), "take great-wall",
        "you have an unfinished wonder, the Colossus.", "vous avez une merveille inachevée, le Colosse.",
        "TTA-TAKE-08",
    ),
    need(
        "room_in_hand", acting(Scenario().row("iron").hand(0, "alchemy", "irrigation", "knights", "drama")),
        "take iron",
        "your civil hand limit is 4, and you hold 4.",
        "votre limite de main civile est de 4 cartes, et vous en avez 4.",
        "TTA-TAKE-02", "TTA-CARD-05",
    ),
    need(
        "not_held", acting(Scenario().row("iron").hand(0, "iron")), "take iron",
        "Iron is in your hand already.", "la carte Fer est déjà dans votre main.",
        "TTA-TAKE-03",
    ),
    need(
        "not_developed", acting(Scenario().row("iron").technologies(0, "iron")), "take iron",
        "Iron is in your play area already.", "la carte Fer est déjà dans votre zone de jeu.",
        "TTA-TAKE-03",
    ),
    need(
        "leader_of_another_age", acting(Scenario().row("genghis-khan").took_leaders(0, 1)), "take genghis-khan",
        "you have taken a leader of Age I before.", "vous avez déjà pris un leader de l'Âge I.",
        "TTA-TAKE-04",
    ),
    need(
        "take_budget",
        event(
            Scenario(age=2).workers(0, warriors=5).row("iron", *[None] * 8, "alchemy", "coal", "drama"),
            "international-agreement", "take alchemy",
        ),
        "take coal",
        "civil actions for Coal: 3; left of International Agreement: 2.",
        "actions civiles pour Charbon : 3 ; il en reste 2 (Accords Internationaux).",
        "TTA-TAKE-01", "TTA-ANNEX-39",
    ),
    need(
        "yellow_token", acting(Scenario().banks(0, yellow=0)), "population",
        "your yellow bank is empty.", "votre réserve jaune est vide.",
        "TTA-POP-02",
    ),
    need(
        "payable", acting(Scenario().stock(0, food=1)), "population",
        "it costs 2 food, and you can spend 1.", "il faut 2 de nourriture, et vous pouvez en dépenser 1.",
        "TTA-POP-01", "TTA-RES-09",
    ),
    need(
        "civil_actions", acting(Scenario().stock(0, food=9).actions(0, civil=0)), "population",
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-POP-01", "TTA-ACTOT-04",
    ),
    need(
        "unused_worker", acting(Scenario().banks(0, unused=0)), "build bronze",
        "you have no unused worker.", "vous n'avez pas d'ouvrier inutilisé.",
        "TTA-BUILD-02",
    ),
    need(
        "payable", acting(Scenario().stock(0, resources=1)), "build bronze",
        "it costs 2 resources, and you can spend 1.", "il faut 2 ressources, et vous pouvez en dépenser 1.",
        "TTA-BUILD-01", "TTA-RES-09",
    ),
    need(
        "in_play", acting(), "build iron",
        "Iron is not a technology in your play area.", "la carte Fer n'est pas une technologie de votre zone de jeu.",
        "TTA-BUILD-01",
    ),
    need(
        "urban_room", acting(Scenario().stock(0, resources=9).workers(0, philosophy=2)), "build philosophy",
        "urban buildings of a type under your government: 2 at most; you have 2.",
        "bâtiments urbains d'un même type sous votre gouvernement : 2 au plus ; vous en avez 2.",
        "TTA-BUILD-04", "TTA-TECH-10",
    ),
    need(
        "military_actions", acting(Scenario().stock(0, resources=9).actions(0, military=0)), "build warriors",
        "military actions needed: 1; available: 0.", "actions militaires à payer : 1 ; disponibles : 0.",
        "TTA-UNIT-01", "TTA-ACTOT-04",
    ),
    need(
        "exchange_used", acting(Scenario().leader(0, "hammurabi").stock(0, resources=9), "use hammurabi"),
        "build warriors",
        "the civil action got through Hammurabi must be used first.",
        "l'action civile obtenue grâce à Hammurabi doit d'abord être utilisée.",
        "TTA-CTX-27",
    ),
    need(
        "developed", acting(Scenario().hand(0, "iron")), "upgrade bronze iron",
        "Iron is only in your hand: develop it first.",
        "la carte Fer n'est que dans votre main : il faut d'abord la développer.",
        "TTA-UPG-01", "TTA-UPG-04",
    ),
    need(
        "payable", acting(Scenario().technologies(0, "iron")), "upgrade bronze iron",
        "it costs 3 resources, and you can spend 0.", "il faut 3 ressources, et vous pouvez en dépenser 0.",
        "TTA-UPG-01", "TTA-UPG-02", "TTA-RES-09",
    ),
    need(
        "worker_there", acting(), "upgrade religion theology",
        "none of your workers stands on Religion.", "aucun de vos ouvriers ne se trouve sur Religion.",
        "TTA-UPG-01",
    ),
    need(
        "worker_there", acting(), "upgrade knights tanks",
        "none of your workers stands on Knights.", "aucun de vos ouvriers ne se trouve sur Chevaliers.",
        "TTA-UNIT-02",
    ),
    need(
        "worker_there", acting(), "destroy religion",
        "none of your workers stands on Religion.", "aucun de vos ouvriers ne se trouve sur Religion.",
        "TTA-DEST-01",
    ),
    need(
        "wonder_under_way", acting(), "stages 1",
        "you have no unfinished wonder.", "vous n'avez pas de merveille inachevée.",
        "TTA-STAGE-01",
    ),
    need(
        "stages_at_once", acting(Scenario().wonder(0, "pyramids").stock(0, resources=9)), "stages 2",
        "stages you may build in one action: 1 at most.",
        "étapes que vous pouvez construire en une action : 1 au plus.",
        "TTA-STAGE-01", "TTA-STAGE-04", "TTA-CTX-39",
    ),
    need(
        "stages_left", acting(Scenario().wonder(0, "pyramids", 2).technologies(0, "masonry").stock(0, resources=9)),
        "stages 2",
        "stages left of the Pyramids: 1.", "étapes restantes des Pyramides : 1.",
        "TTA-STAGE-01", "TTA-STAGE-03",
    ),
    need(
        "payable", acting(Scenario().wonder(0, "pyramids").technologies(0, "masonry").stock(0, resources=4)),
        "stages 2",
        "it costs 5 resources, and you can spend 4.", "il faut 5 ressources, et vous pouvez en dépenser 4.",
        "TTA-STAGE-04", "TTA-RES-09",
    ),
    need(
        "payable", acting(Scenario().wonder(0, "pyramids")), "stages 1",
        "it costs 3 resources, and you can spend 0.", "il faut 3 ressources, et vous pouvez en dépenser 0.",
        "TTA-STAGE-01", "TTA-RES-09",
    ),
    need(
        "blue_tokens",
        acting(
            Scenario(age=3).wonder(0, "ocean-liner-service", 1).technologies(0, "masonry", "oil").tokens(0, oil=1)
            .banks(0, blue=0),
        ),
        "stages 2",
        "you have too few blue tokens to cover the stages.",
        "vous avez trop peu de cubes bleus pour recouvrir les étapes.",
        "TTA-STAGE-02",
    ),
    need(
        "payable", acting(Scenario().hand(0, "iron").points(0, science=4)), "develop iron",
        "it costs 5 science points, and you can spend 4.",
        "il faut 5 points de science, et vous pouvez en dépenser 4.",
        "TTA-DEV-01", "TTA-PTS-03",
    ),
    need(
        "in_hand", acting(), "develop iron",
        "Iron is not in your hand.", "la carte Fer n'est pas dans votre main.",
        "TTA-DEV-01",
    ),
    need(
        "not_developed", acting(), "develop bronze",
        "Bronze is in your play area already.", "la carte Bronze est déjà dans votre zone de jeu.",
        "TTA-DEV-01",
    ),
    need(
        "civil_actions", acting(Scenario().hand(0, "iron").points(0, science=9).actions(0, civil=0)), "develop iron",
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-DEV-01", "TTA-ACTOT-04",
    ),
    need(
        "payable", acting(Scenario().hand(0, "monarchy").points(0, science=1)), "develop monarchy",
        "it costs 8 science points, and you can spend 1.",
        "il faut 8 points de science, et vous pouvez en dépenser 1.",
        "TTA-DEV-02", "TTA-DEV-01", "TTA-PTS-03",
    ),
    need(
        "science_of_partner",
        acting(Scenario(players=3, age=2).hand(0, "iron").points(0, science=9).pact(0, "scientific-cooperation", 1)),
        "develop iron",
        "Player 2, your partner in Scientific Cooperation, has no science point to pay.",
        "Joueur 2, votre partenaire de la Coopération Scientifique, n'a aucun point de science à payer.",
        "TTA-CTX-43",
    ),
    need(
        "in_hand", acting(), "develop monarchy revolution",
        "Monarchy is not in your hand.", "la carte Monarchie n'est pas dans votre main.",
        "TTA-REVO-01",
    ),
    need(
        "all_civil_actions", acting(Scenario().hand(0, "monarchy").points(0, science=9).actions(0, civil=3)),
        "develop monarchy revolution",
        "a revolution takes all your civil actions: 4; available: 3.",
        "une révolution demande toutes vos actions civiles : 4 ; disponibles : 3.",
        "TTA-REVO-02",
    ),
    need(
        "all_military_actions",
        acting(
            Scenario(age=2).hand(0, "monarchy").points(0, science=9).leader(0, "maximilien-robespierre")
            .actions(0, military=1),
        ),
        "develop monarchy revolution",
        "with Robespierre a revolution takes all your military actions: 3; available: 1.",
        "avec Robespierre, une révolution demande toutes vos actions militaires : 3 ; disponibles : 1.",
        "TTA-ANNEX-09",
    ),
    need(
        "payable", acting(Scenario().hand(0, "monarchy").points(0, science=1)), "develop monarchy revolution",
        "it costs 2 science points, and you can spend 1.",
        "il faut 2 points de science, et vous pouvez en dépenser 1.",
        "TTA-REVO-01", "TTA-PTS-03",
    ),
    need(
        "in_hand", acting(), "play homer",
        "Homer is not in your hand.", "la carte Homère n'est pas dans votre main.",
        "TTA-LEAD-01",
    ),
    need(
        "civil_actions", acting(Scenario().hand(0, "stockpile").actions(0, civil=0)), "play stockpile",
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-ACARD-01", "TTA-ACTOT-04",
    ),
    need(
        "civil_actions", acting(Scenario().hand(0, "genghis-khan").actions(0, civil=0)), "play genghis-khan",
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-LEAD-01", "TTA-ACTOT-04",
    ),
    need(
        "not_fresh", acting(Scenario().hand(0, "stockpile"), fresh=(GAME.card("stockpile"),)), "play stockpile",
        "Stockpile was taken in this action phase.", "la carte Stocks a été prise durant cette phase d'actions.",
        "TTA-ACARD-02",
    ),
    need(
        "order_rural", acting(Scenario().hand(0, "rich-land-a")), "play rich-land-a",
        "Rich Land (A) orders a farm or a mine to be built or upgraded, and you can do neither, even for 1 less.",
        "la carte Terres Riches (A) commande de construire ou d'améliorer une ferme ou une mine, et vous ne le "
        "pouvez pas, même pour 1 de moins.",
        "TTA-ACARD-06",
    ),
    need(
        "order_urban", acting(Scenario().hand(0, "urban-growth-a")), "play urban-growth-a",
        "Urban Growth (A) orders an urban building to be built or upgraded, and you can do neither, even for 1 less.",
        "la carte Croissance Urbaine (A) commande de construire ou d'améliorer un bâtiment urbain, et vous ne le "
        "pouvez pas, même pour 1 de moins.",
        "TTA-ACARD-06",
    ),
    need(
        "order_upgrade", acting(Scenario(age=2).hand(0, "efficient-upgrade-ii")), "play efficient-upgrade-ii",
        "Efficient Upgrade (II) orders an upgrade of a farm, mine or urban building, and you can do none, even for "
        "3 less.",
        "la carte Amélioration Efficace (II) commande d'améliorer une ferme, une mine ou un bâtiment urbain, et "
        "vous ne le pouvez pas, même pour 3 de moins.",
        "TTA-ACARD-06",
    ),
    need(
        "payable", acting(Scenario().hand(0, "frugality-a")), "play frugality-a",
        "it costs 2 food, and you can spend 0.", "il faut 2 de nourriture, et vous pouvez en dépenser 0.",
        "TTA-ACARD-06",
    ),
    need(
        "yellow_token", acting(Scenario().hand(0, "frugality-a").banks(0, yellow=0)), "play frugality-a",
        "your yellow bank is empty.", "votre réserve jaune est vide.",
        "TTA-ACARD-06",
    ),
    need(
        "order_develop", acting(Scenario().hand(0, "breakthrough-i")), "play breakthrough-i",
        "Breakthrough (I) orders a technology to be developed, and you can pay for none of your hand.",
        "la carte Percée Scientifique (I) commande de développer une technologie, et vous ne pouvez en payer "
        "aucune de votre main.",
        "TTA-ACARD-06",
    ),
    need(
        "civil_actions",
        acting(Scenario().hand(0, "breakthrough-i", "iron").points(0, science=9).actions(0, civil=0)),
        "play breakthrough-i",
        "civil actions needed: 1; available: 0.", "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-ACARD-06",
    ),
    need(
        "wonder_under_way", acting(Scenario().hand(0, "engineering-genius-a")), "play engineering-genius-a",
        "you have no unfinished wonder.", "vous n'avez pas de merveille inachevée.",
        "TTA-ACARD-06",
    ),
    need(
        "payable", acting(Scenario().hand(0, "engineering-genius-a").wonder(0, "pyramids")),
        "play engineering-genius-a",
        "it costs 1 resource, and you can spend 0.", "il faut 1 ressource, et vous pouvez en dépenser 0.",
        "TTA-ACARD-06",
    ),
    need(
        "upgrade_not_build",
        acting(
            Scenario(age=2).hand(0, "efficient-upgrade-ii").technologies(0, "iron", "coal").stock(0, resources=3),
            "play efficient-upgrade-ii",
        ),
        "build bronze",
        "Efficient Upgrade (II) orders an upgrade: nothing new is built.",
        "la carte Amélioration Efficace (II) commande une amélioration : on ne construit rien de nouveau.",
        "TTA-ACARD-03",
    ),
    need(
        "a_farm_or_mine",
        acting(Scenario().hand(0, "rich-land-a").technologies(0, "iron").stock(0, resources=9), "play rich-land-a"),
        "build religion",
        "Religion is neither a farm nor a mine.", "la carte Religion n'est ni une ferme ni une mine.",
        "TTA-ACARD-03",
    ),
    need(
        "an_urban_building",
        acting(Scenario().hand(0, "urban-growth-a").stock(0, resources=9), "play urban-growth-a"), "build bronze",
        "Bronze is no urban building.", "la carte Bronze n'est pas un bâtiment urbain.",
        "TTA-ACARD-03",
    ),
    need(
        "a_building", event(Scenario().stock(0, food=1), "development-of-civilization"), "build warriors",
        "Warriors is neither a farm nor a mine nor an urban building.",
        "la carte Guerriers n'est ni une ferme, ni une mine, ni un bâtiment urbain.",
        "TTA-CTX-19", "TTA-ANNEX-25",
    ),
    need(
        "in_play", acting(Scenario().hand(0, "rich-land-a").stock(0, resources=1), "play rich-land-a"), "build iron",
        "Iron is not a technology in your play area.", "la carte Fer n'est pas une technologie de votre zone de jeu.",
        "TTA-BUILD-01",
    ),
    need(
        "payable", event(Scenario().stock(0, food=1), "development-of-civilization"), "build bronze",
        "it costs 1 resource, and you can spend 0.", "il faut 1 ressource, et vous pouvez en dépenser 0.",
        "TTA-BUILD-01", "TTA-RES-09",
    ),
    need(
        "after_first_round", acting(Scenario(age=0, round=1).row("homer")), "population",
        "in the first round you only take cards from the row.",
        "durant la première manche, vous ne faites que prendre des cartes de la rangée.",
        "TTA-FIRST-03",
    ),
    need(
        "after_first_round", acting(Scenario(age=0, round=1).row("homer")), "build bronze",
        "in the first round you only take cards from the row.",
        "durant la première manche, vous ne faites que prendre des cartes de la rangée.",
        "TTA-FIRST-03",
    ),
    need(
        "in_row", acting(Scenario(age=0, round=1).row("homer")), "take pyramids",
        "Pyramids is not in the card row.", "la carte Pyramides n'est pas dans la rangée de cartes.",
        "TTA-TAKE-05",
    ),
    need(
        "in_game", acting(out=True), "end turn",
        "you have resigned.", "vous avez abandonné.",
        "TTA-RESIGN-01",
    ),
    need(
        "exchange_used", acting(Scenario().leader(0, "hammurabi").stock(0, food=9), "use hammurabi"), "end turn",
        "the civil action got through Hammurabi must be used first.",
        "l'action civile obtenue grâce à Hammurabi doit d'abord être utilisée.",
        "TTA-CTX-27",
    ),
    need(
        "something_to_develop",
        unasked(Scenario().banks(0, unused=0), DevelopCivilization(BUILDINGS, 1), "development-of-civilization"),
        "pass",
        "there is nothing to pass over: you can do none of it.",
        "il n'y a rien à passer : vous ne pouvez rien en faire.",
        "TTA-ANNEX-25",
    ),
    need(
        "something_to_take", unasked(Scenario(age=2), Agreement(5), "international-agreement"), "pass",
        "there is no card that you could take.", "il n'y a aucune carte que vous pourriez prendre.",
        "TTA-ANNEX-28",
    ),
    need(
        "something_to_take", unasked(Scenario(age=2), Agreement(5), "international-agreement", (3,)), "done",
        "there is no card that you could take.", "il n'y a aucune carte que vous pourriez prendre.",
        "TTA-ANNEX-28",
    ),
    need(
        "nothing_taken_yet",
        event(
            Scenario(age=2).workers(0, warriors=5).row("iron", "alchemy", "coal"), "international-agreement",
            "take iron",
        ),
        "pass",
        "you have taken cards already: take no more instead.", "vous avez déjà pris des cartes : restez-en là plutôt.",
        "TTA-ANNEX-28",
    ),
    need(
        "something_taken",
        event(Scenario(age=2).workers(0, warriors=5).row("iron", "alchemy"), "international-agreement"), "done",
        "you have taken nothing yet: pass instead.", "vous n'avez encore rien pris : passez plutôt.",
        "TTA-ANNEX-28",
    ),
    need(
        "civil_actions",
        acting(Scenario().technologies(0, "iron").stock(0, resources=9).actions(0, civil=0)),
        "upgrade bronze iron",
        "civil actions needed: 1; available: 0.",
        "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-UPG-01", "TTA-ACTOT-04",
    ),
    need(
        "military_actions",
        acting(Scenario(age=2).technologies(0, "riflemen").stock(0, resources=9).actions(0, military=0)),
        "upgrade warriors riflemen",
        "military actions needed: 1; available: 0.",
        "actions militaires à payer : 1 ; disponibles : 0.",
        "TTA-UNIT-02", "TTA-ACTOT-04",
    ),
    need(
        "exchange_used",
        acting(Scenario().leader(0, "hammurabi").technologies(0, "swordsmen").stock(0, resources=9), "use hammurabi"),
        "upgrade warriors swordsmen",
        "the civil action got through Hammurabi must be used first.",
        "l'action civile obtenue grâce à Hammurabi doit d'abord être utilisée.",
        "TTA-CTX-27",
    ),
    need(
        "civil_actions", acting(Scenario().actions(0, civil=0)), "destroy bronze",
        "civil actions needed: 1; available: 0.",
        "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-DEST-01", "TTA-ACTOT-04",
    ),
    need(
        "civil_actions", acting(Scenario().wonder(0, "pyramids").stock(0, resources=9).actions(0, civil=0)), "stages 1",
        "civil actions needed: 1; available: 0.",
        "actions civiles à payer : 1 ; disponibles : 0.",
        "TTA-STAGE-01", "TTA-ACTOT-04",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_civil_action_is_refused(case: Shown) -> None:
    case.holds()

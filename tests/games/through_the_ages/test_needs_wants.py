"""What questions want of whoever answers something else, and where the moves belong."""

from __future__ import annotations

import pytest

from clio.games.through_the_ages.scenario import Scenario
from tests.games.through_the_ages.positions import (
    acting, attacked, cook, event, governing, opened, plundering, raiding, ruins, strong, terror, trading,
    victorious,
)
from tests.needs import Shown, want

SHOWN = (
    want(
        "act", acting(), "pick iron",
        "no card is to be picked now; take an action of the action phase, or end your turn.",
        "aucune carte n'est à désigner maintenant ; faites une action de la phase d'actions, ou terminez votre tour.",
        "TTA-ACT-01", "TTA-ACT-03", moment="pick",
    ),
    want(
        "act", acting(), "pass",
        "this cannot be passed over; take an action of the action phase, or end your turn.",
        "on ne peut pas passer ici ; faites une action de la phase d'actions, ou terminez votre tour.",
        "TTA-ACT-01", "TTA-ACT-03", moment="pass",
    ),
    want(
        "politics", governing(strong()), "build bronze",
        "that belongs to your action phase; do one political action, or pass.",
        "cela relève de votre phase d'actions ; faites une action politique, ou passez.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-POL-01", "TTA-POL-02", moment="action",
    ),
    want(
        "politics", governing(strong()), "end turn",
        "that belongs to your action phase; do one political action, or pass.",
        "cela relève de votre phase d'actions ; faites une action politique, ou passez.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-POL-01", "TTA-POL-02", moment="action",
    ),
    want(
        "discard-excess", opened(Scenario().hand(0, "plunder-i", "legion", "phalanx"), "end_of_turn"), "build bronze",
        "that belongs to your action phase; first discard military cards: 1 to go, you hold 3 and keep 2 at most.",
        "cela relève de votre phase d'actions ; défaussez d'abord des cartes militaires : encore 1, vous en avez 3 "
        "et en gardez 2 au plus.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-EOT-01", "TTA-CARD-08", moment="action",
    ),
    want(
        "discard",
        event(
            Scenario(age=2).hand(0, "plunder-i", "legion", "phalanx", "raid-i").workers(1, warriors=4),
            "politics-of-strength",
        ),
        "population",
        "that belongs to your action phase; first discard military cards of your choice from your hand: 3 to go.",
        "cela relève de votre phase d'actions ; défaussez d'abord des cartes militaires de votre main, à votre "
        "choix : encore 3.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-CTX-51", moment="action",
    ),
    want(
        "cover-stage",
        acting(
            Scenario().wonder(0, "great-wall").technologies(0, "iron").tokens(0, agriculture=4, bronze=2, iron=10)
            .banks(0, blue=0).hand(0, "engineering-genius-i"),
            "play engineering-genius-i",
        ),
        "end turn",
        "that belongs to your action phase; first pick the card whose blue token covers the stage: your blue bank "
        "is empty.",
        "cela relève de votre phase d'actions ; désignez d'abord la carte dont un cube bleu recouvre l'étape : "
        "votre réserve bleue est vide.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-STAGE-02", "TTA-STAGE-08", moment="action",
    ),
    want(
        "lose-token",
        event(Scenario(2, 2).tokens(0, bronze=9, agriculture=7).banks(0, blue=0).workers(1, warriors=4), "crime-wave"),
        "keep 1",
        "no blue tokens are to be arranged now; first pick the farm, mine or lab that gives up a blue token: your "
        "blue bank is empty.",
        "aucun cube bleu n'est à disposer maintenant ; désignez d'abord la ferme, la mine ou le laboratoire qui "
        "cède un cube bleu : votre réserve bleue est vide.",
        "TTA-RES-08", "TTA-TOK-07", moment="keep",
    ),
    want(
        "lose-worker", event(Scenario().banks(0, unused=0).banks(1, unused=0), "pestilence"), "destroy bronze",
        "that belongs to your action phase; first pick the card that loses a worker: none of yours is unused.",
        "cela relève de votre phase d'actions ; désignez d'abord la carte qui perd un ouvrier : aucun des vôtres "
        "n'est inutilisé.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-WORK-05", moment="action",
    ),
    want(
        "tuck-homer",
        acting(Scenario().leader(0, "homer").wonders(0, "pyramids").hand(0, "genghis-khan"), "play genghis-khan"),
        "yes",
        "there is nothing to say yes to; first say under which of your completed wonders Homer goes, or no to get "
        "the civil action back.",
        "il n'y a rien à quoi dire oui ; dites d'abord sous laquelle de vos merveilles achevées va Homère, ou non "
        "pour récupérer l'action civile.",
        "TTA-CTX-01", "TTA-LEAD-03", moment="yes",
    ),
    want(
        "order-rural", acting(Scenario().hand(0, "rich-land-a").stock(0, resources=9), "play rich-land-a"),
        "population",
        "that belongs to your action phase; first build or upgrade a farm or a mine, as Rich Land (A) orders.",
        "cela relève de votre phase d'actions ; construisez ou améliorez d'abord une ferme ou une mine : Terres "
        "Riches (A) le commande.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-ACARD-03", moment="action",
    ),
    want(
        "order-urban", acting(Scenario().hand(0, "urban-growth-a").stock(0, resources=9), "play urban-growth-a"),
        "population",
        "that belongs to your action phase; first build or upgrade an urban building, as Urban Growth (A) orders.",
        "cela relève de votre phase d'actions ; construisez ou améliorez d'abord un bâtiment urbain : Croissance "
        "Urbaine (A) le commande.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-ACARD-03", moment="action",
    ),
    want(
        "order-upgrade",
        acting(
            Scenario(age=2).hand(0, "efficient-upgrade-ii").technologies(0, "iron", "coal").stock(0, resources=3),
            "play efficient-upgrade-ii",
        ),
        "population",
        "that belongs to your action phase; first upgrade a farm, a mine or an urban building, as Efficient "
        "Upgrade (II) orders.",
        "cela relève de votre phase d'actions ; améliorez d'abord une ferme, une mine ou un bâtiment urbain : "
        "Amélioration Efficace (II) le commande.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-ACARD-03", moment="action",
    ),
    want(
        "develop",
        acting(Scenario().hand(0, "breakthrough-i", "iron", "alchemy").points(0, science=9), "play breakthrough-i"),
        "food 1",
        "no mix of food and resources is to be set now; first develop a technology of your hand, as Breakthrough "
        "(I) orders.",
        "aucun partage entre nourriture et ressources n'est à fixer maintenant ; développez d'abord une "
        "technologie de votre main : Percée Scientifique (I) le commande.",
        "TTA-ACARD-03", "TTA-CTX-17", moment="food",
    ),
    want(
        "develop-civilization", event(Scenario().stock(0, food=1), "development-of-civilization"),
        "upgrade bronze iron",
        "that belongs to your action phase; first increase population, build a farm, mine or urban building, or "
        "develop a technology, or pass.",
        "cela relève de votre phase d'actions ; d'abord, accroissez la population, construisez une ferme, une mine "
        "ou un bâtiment urbain, ou développez une technologie, ou passez.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-CTX-19", "TTA-ANNEX-25", moment="action",
    ),
    want(
        "arrange-tokens",
        acting(Scenario(payments="by-hand").technologies(0, "iron").tokens(0, bronze=2, iron=2), "build warriors"),
        "end turn",
        "that belongs to your action phase; first say how many blue tokens lie on Iron: from 0 to 2, so that the "
        "sum is right.",
        "cela relève de votre phase d'actions ; dites d'abord combien de cubes bleus sont sur Fer : de 0 à 2, pour "
        "que le compte soit juste.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-RES-08", "TTA-RES-11", moment="action",
    ),
    want(
        "gain-mix", event(Scenario(), "foray"), "choose 1",
        "there is no such choice; first say how much of the 3 you gain is food: from 0 to 3.",
        "ce choix n'existe pas ; dites d'abord combien de vos 3 gains sont de la nourriture : de 0 à 3.",
        "TTA-EVENT-01", "TTA-RES-02", moment="choose",
    ),
    want(
        "lose-mix", event(Scenario().workers(0, warriors=0).stock(0, food=2, resources=1), "raiders"), "no",
        "there is nothing to decline; first say how much of the 2 you lose is food: from 1 to 2.",
        "il n'y a rien à décliner ; dites d'abord combien de vos 2 pertes sont de la nourriture : de 1 à 2.",
        "TTA-EVENT-01", "TTA-RES-14", moment="no",
    ),
    want(
        "steal-mix", plundering, "done",
        "there is nothing to finish; first say how much of the 3 you take is food: from 0 to 2.",
        "il n'y a rien à terminer ; dites d'abord combien de vos 3 prises sont de la nourriture : de 0 à 2.",
        "TTA-CTX-49", "TTA-RES-15", moment="done",
    ),
    want(
        "destroy-own", event(Scenario().workers(0, warriors=0), "border-conflict"), "destroy bronze",
        "that belongs to your action phase; first pick a farm, a mine or an urban building of yours to destroy.",
        "cela relève de votre phase d'actions ; désignez d'abord une de vos fermes, une de vos mines ou un de vos "
        "bâtiments urbains à détruire.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-EVENT-01", moment="action",
    ),
    want(
        "destroy-of", terror, "pass",
        "this cannot be passed over; first pick an urban building of Player 2 to destroy.",
        "on ne peut pas passer ici ; désignez d'abord un bâtiment urbain de Joueur 2 à détruire.",
        "TTA-CTX-22", moment="pass",
    ),
    want(
        "raid", raiding, "bid 1",
        "a bid is made only in the auction for a territory; first pick an urban building of Player 2 to destroy, "
        "up to level I.",
        "on n'enchérit que pour un territoire mis aux enchères ; désignez d'abord un bâtiment urbain de Joueur 2 à "
        "détruire, jusqu'au niveau I.",
        "TTA-COLO-01", "TTA-CTX-49", moment="bid",
    ),
    want(
        "lose-colony",
        event(
            Scenario(2, 2).colonies(0, "vast-territory-i", "historic-territory-i").workers(1, warriors=4),
            "independence-declaration",
        ),
        "colonize warriors",
        "only the winner of an auction sends units; first pick the colony you lose.",
        "seul le gagnant d'une enchère envoie des unités ; désignez d'abord la colonie que vous perdez.",
        "TTA-COLO-06", "TTA-COLO-08", "TTA-EVENT-01", "TTA-COLN-02", moment="colonize",
    ),
    want(
        "annex",
        governing(
            strong().hand(0, "annex").colonies(1, "vast-territory-i", "wealthy-territory-i"), "aggress annex seat 2",
        ),
        "bonus military-bonus-i",
        "military bonus cards are played only against an aggression or to colonize; first pick the colony of "
        "Player 2 that you take.",
        "les cartes de bonus militaire ne se jouent que contre une agression ou pour coloniser ; désignez d'abord "
        "la colonie de Joueur 2 que vous prenez.",
        "TTA-AGGR-09", "TTA-COLO-13", "TTA-CTX-49", "TTA-COLN-03", moment="bonus",
    ),
    want(
        "infiltrate",
        governing(
            strong().hand(0, "infiltrate").leader(1, "genghis-khan").wonder(1, "great-wall"),
            "aggress infiltrate seat 2",
        ),
        "discard spy",
        "military cards are discarded only when a rule or a card asks for it; first pick the leader or the "
        "unfinished wonder that Player 2 loses.",
        "on ne défausse des cartes militaires que si une règle ou une carte le demande ; désignez d'abord le "
        "leader ou la merveille inachevée que perd Joueur 2.",
        "TTA-EOT-01", "TTA-AGGR-10", "TTA-CTX-49", moment="discard",
    ),
    want(
        "ruin-wonder", event(ruins(), "ravages-of-time"), "stages 1",
        "that belongs to your action phase; first pick one of your completed wonders of Age A or I that is not in "
        "ruins.",
        "cela relève de votre phase d'actions ; désignez d'abord une de vos merveilles achevées de l'Âge A ou I "
        "qui n'est pas en ruine.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-CTX-20", "TTA-WOND-03", moment="action",
    ),
    want(
        "agreement",
        event(
            Scenario(age=2).workers(0, warriors=5).row("iron", *[None] * 8, "alchemy", "coal", "drama"),
            "international-agreement", "take alchemy",
        ),
        "population",
        "that belongs to your action phase; first take civil cards from the row (civil actions of International "
        "Agreement left: 2), or take no more.",
        "cela relève de votre phase d'actions ; prenez d'abord des cartes civiles dans la rangée (Accords "
        "Internationaux, actions civiles restantes : 2), ou restez-en là.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-CTX-21", "TTA-ANNEX-39", moment="action",
    ),
    want(
        "take-technology", victorious, "aggress spy seat 2",
        "that is a political action, for your politics phase; first pick a special technology of Player 2, worth 4 "
        "at most, or finish.",
        "c'est une action politique, réservée à votre phase politique ; désignez d'abord une technologie spéciale "
        "de Joueur 2, de 4 au plus, ou terminez.",
        "TTA-POL-02", "TTA-CTX-25", "TTA-WAR-09", moment="political",
    ),
    want(
        "bid", event(cook(), "vast-territory-i"), "discard spy",
        "military cards are discarded only when a rule or a card asks for it; first bid more than 0 for Vast "
        "Territory (I), or pass.",
        "on ne défausse des cartes militaires que si une règle ou une carte le demande ; d'abord, enchérissez plus "
        "de 0 pour Territoire Étendu (I), ou passez.",
        "TTA-EOT-01", "TTA-AGGR-10", "TTA-COLO-02", "TTA-COLO-04", moment="discard",
    ),
    want(
        "form-force", event(cook(), "vast-territory-i", "bid 4"), "pass",
        "this cannot be passed over; first form the force for Vast Territory (I): units, then bonus cards, 4 at least.",
        "on ne peut pas passer ici ; formez d'abord la force pour Territoire Étendu (I) : des unités, puis des "
        "cartes de bonus, 4 au moins.",
        "TTA-COLO-07", "TTA-COLO-08", moment="pass",
    ),
    want(
        "answer-pact", governing(strong(3, 3).hand(0, "peace-treaty"), "offer peace-treaty seat 3 side a"),
        "end turn",
        "that belongs to your action phase; first say yes or no to Peace Treaty, which Player 1 offers you.",
        "cela relève de votre phase d'actions ; répondez d'abord par oui ou non au pacte « Traité de Paix », que vous "
        "propose Joueur 1.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-PACT-03", moment="action",
    ),
    want(
        "defend", attacked("military-bonus-i", "military-bonus-i", "plunder-i"), "bid 1",
        "a bid is made only in the auction for a territory; first defend against Spy, 3 strength missing, or pass "
        "without a card.",
        "on n'enchérit que pour un territoire mis aux enchères ; défendez-vous d'abord contre Espionnage, il "
        "manque 3 de force, ou passez sans carte.",
        "TTA-COLO-01", "TTA-AGGR-08", "TTA-AGGR-13", moment="bid",
    ),
    want(
        "resolve-wars", opened(Scenario(3, 3).war(0, "war-over-culture", 1).war(0, "war-over-territory", 2), "turn"),
        "prepare rats",
        "that is a political action, for your politics phase; first choose which of your declared wars is resolved "
        "next.",
        "c'est une action politique, réservée à votre phase politique ; choisissez d'abord laquelle de vos guerres "
        "déclarées est résolue ensuite.",
        "TTA-POL-02", "TTA-WAR-14", moment="political",
    ),
    want(
        "trade", trading, "take iron",
        "that belongs to your action phase; first say whether you use the Trade Routes Agreement for this payment.",
        "cela relève de votre phase d'actions ; dites d'abord si vous utilisez l'Accord sur les Routes "
        "Commerciales pour ce paiement.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-CTX-42", moment="action",
    ),
    want(
        "may-build", event(Scenario(), "development-of-religion"), "pass",
        "this cannot be passed over; first say yes or no to what Development of Religion lets you build.",
        "on ne peut pas passer ici ; répondez d'abord par oui ou non à ce que Développement de la Religion vous "
        "laisse construire.",
        "TTA-CTX-50", moment="pass",
    ),
    want(
        "choose", acting(Scenario(age=2).hand(0, "reserves-i"), "play reserves-i"), "use hammurabi",
        "that belongs to your action phase; first choose what Reserves (I) gives you.",
        "cela relève de votre phase d'actions ; choisissez d'abord ce que Réserves (I) vous donne.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-ACARD-01", moment="action",
    ),
    want(
        "may-build", event(Scenario(), "development-of-religion"), "build bronze",
        "that belongs to your action phase; first say yes or no to what Development of Religion lets you build.",
        "cela relève de votre phase d'actions ; répondez d'abord par oui ou non à ce que Développement de la "
        "Religion vous laisse construire.",
        "TTA-ACT-01", "TTA-TURN-01", "TTA-CTX-50", moment="action",
    ),
    want(
        "may-build", event(Scenario(), "development-of-religion"), "resign",
        "that is a political action, for your politics phase; first say yes or no to what Development of Religion "
        "lets you build.",
        "c'est une action politique, réservée à votre phase politique ; répondez d'abord par oui ou non à ce que "
        "Développement de la Religion vous laisse construire.",
        "TTA-POL-02", "TTA-CTX-50", moment="political",
    ),
    want(
        "act", acting(), "prepare good-harvest",
        "that is a political action: one at most per turn, before the action phase; take an action of the action "
        "phase, or end your turn.",
        "c'est une action politique : une au plus par tour, avant la phase d'actions ; faites une action de la "
        "phase d'actions, ou terminez votre tour.",
        "TTA-POL-01", "TTA-TURN-01", "TTA-ACT-01", "TTA-ACT-03", moment="politics_over",
    ),
    want(
        "act", acting(Scenario(age=0, round=1).row("homer")), "resign",
        "there is no politics phase in the first round; take an action of the action phase, or end your turn.",
        "il n'y a pas de phase politique durant la première manche ; faites une action de la phase d'actions, ou "
        "terminez votre tour.",
        "TTA-FIRST-02", "TTA-ACT-01", "TTA-ACT-03", moment="no_politics_yet",
    ),
    want(
        "act", acting(), "bid 3",
        "a bid is made only in the auction for a territory; take an action of the action phase, or end your turn.",
        "on n'enchérit que pour un territoire mis aux enchères ; faites une action de la phase d'actions, ou "
        "terminez votre tour.",
        "TTA-COLO-01", "TTA-ACT-01", "TTA-ACT-03", moment="bid",
    ),
    want(
        "act", acting(), "colonize warriors",
        "only the winner of an auction sends units; take an action of the action phase, or end your turn.",
        "seul le gagnant d'une enchère envoie des unités ; faites une action de la phase d'actions, ou terminez "
        "votre tour.",
        "TTA-COLO-06", "TTA-COLO-08", "TTA-ACT-01", "TTA-ACT-03", moment="colonize",
    ),
    want(
        "act", acting(), "bonus military-bonus-i",
        "military bonus cards are played only against an aggression or to colonize; take an action of the action "
        "phase, or end your turn.",
        "les cartes de bonus militaire ne se jouent que contre une agression ou pour coloniser ; faites une action "
        "de la phase d'actions, ou terminez votre tour.",
        "TTA-AGGR-09", "TTA-COLO-13", "TTA-ACT-01", "TTA-ACT-03", moment="bonus",
    ),
    want(
        "act", acting(), "discard spy",
        "military cards are discarded only when a rule or a card asks for it; take an action of the action phase, "
        "or end your turn.",
        "on ne défausse des cartes militaires que si une règle ou une carte le demande ; faites une action de la "
        "phase d'actions, ou terminez votre tour.",
        "TTA-EOT-01", "TTA-AGGR-10", "TTA-ACT-01", "TTA-ACT-03", moment="discard",
    ),
    want(
        "act", acting(), "food 2",
        "no mix of food and resources is to be set now; take an action of the action phase, or end your turn.",
        "aucun partage entre nourriture et ressources n'est à fixer maintenant ; faites une action de la phase "
        "d'actions, ou terminez votre tour.",
        "TTA-ACT-01", "TTA-ACT-03", moment="food",
    ),
    want(
        "act", acting(), "keep 2",
        "no blue tokens are to be arranged now; take an action of the action phase, or end your turn.",
        "aucun cube bleu n'est à disposer maintenant ; faites une action de la phase d'actions, ou terminez votre "
        "tour.",
        "TTA-RES-08", "TTA-ACT-01", "TTA-ACT-03", moment="keep",
    ),
    want(
        "act", acting(), "yes",
        "there is nothing to say yes to; take an action of the action phase, or end your turn.",
        "il n'y a rien à quoi dire oui ; faites une action de la phase d'actions, ou terminez votre tour.",
        "TTA-ACT-01", "TTA-ACT-03", moment="yes",
    ),
    want(
        "act", acting(), "no",
        "there is nothing to decline; take an action of the action phase, or end your turn.",
        "il n'y a rien à décliner ; faites une action de la phase d'actions, ou terminez votre tour.",
        "TTA-ACT-01", "TTA-ACT-03", moment="no",
    ),
    want(
        "act", acting(), "done",
        "there is nothing to finish; take an action of the action phase, or end your turn.",
        "il n'y a rien à terminer ; faites une action de la phase d'actions, ou terminez votre tour.",
        "TTA-ACT-01", "TTA-ACT-03", moment="done",
    ),
    want(
        "act", acting(), "choose 1",
        "there is no such choice; take an action of the action phase, or end your turn.",
        "ce choix n'existe pas ; faites une action de la phase d'actions, ou terminez votre tour.",
        "TTA-ACT-01", "TTA-ACT-03", moment="choose",
    ),
)


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_a_question_says_what_it_wants_and_a_move_where_it_belongs(case: Shown) -> None:
    case.holds()

"""What Through the Ages tells beside the game: what happens for the first time, and how to read its rules."""

from __future__ import annotations

from typing import Final

from clio.engine.lessons import Aid, First, Reading, Said

FIRSTS: Final = (
    First("corruption", {
        "en": Said(
            "Corruption",
            "Too many blue tokens lay on your cards, so the blue bank ran low and resources were lost. Spend what "
            "you make before the turn ends, or find better mines, whose tokens are worth more."),
        "fr": Said(
            "La corruption",
            "Trop de cubes bleus étaient sur vos cartes : la réserve bleue s'est vidée, et des ressources sont "
            "perdues. Dépensez avant la fin du tour, ou trouvez de meilleures mines, dont les cubes valent plus."),
    }, ("TTA-BOARD-03", "TTA-PROD-03")),
    First("discontent", {
        "en": Said(
            "Discontent workers",
            "The more tokens leave your yellow bank, the more happiness your people want; what is missing makes "
            "workers discontent. If more are discontent than unused when your turn ends, there is an uprising: "
            "build temples or arenas, or leave workers unused."),
        "fr": Said(
            "Des mécontents",
            "Plus votre réserve jaune se vide, plus votre peuple veut de bonheur ; ce qui manque fait des mécontents. "
            "S'ils sont plus nombreux que vos ouvriers inutilisés en fin de tour, c'est la révolte : bâtissez "
            "temples ou arènes, ou gardez des ouvriers."),
    }, ("TTA-WORK-07", "TTA-WORK-08", "TTA-EOT-02")),
    First("uprising", {
        "en": Said(
            "An uprising",
            "More workers were discontent than were unused, so your civilization produced nothing. Build temples "
            "or arenas for happiness, or keep unused workers."),
        "fr": Said(
            "La révolte",
            "Vous aviez plus de mécontents que d'ouvriers inutilisés : votre civilisation n'a rien produit. "
            "Bâtissez temples ou arènes pour le bonheur, ou gardez des ouvriers inutilisés."),
    }, ("TTA-EOT-02", "TTA-WORK-12")),
    First("aggresses", {
        "en": Said(
            "An aggression",
            "A rival plays an aggression: it succeeds if their strength beats yours. Defence bonus cards and any "
            "military cards thrown away add to your strength, as many as you have military actions."),
        "fr": Said(
            "Une agression",
            "Un rival joue une agression : elle réussit si sa force dépasse la vôtre. Des cartes de bonus de "
            "défense et des cartes militaires défaussées s'ajoutent à votre force, autant que vous avez d'actions "
            "militaires."),
    }, ("TTA-AGGR-08", "TTA-AGGR-11"), "against"),
    First("declares", {
        "en": Said(
            "War is declared",
            "It is settled in the declarer's next turn, by the strengths of that moment. You have one turn of your "
            "own to arm."),
        "fr": Said(
            "La guerre est déclarée",
            "Elle se règle au prochain tour de qui l'a déclarée, selon les forces à ce moment. Vous avez un tour "
            "pour vous armer."),
    }, ("TTA-WAR-01", "TTA-WAR-02"), "against"),
    First("bids", {
        "en": Said(
            "A territory is auctioned",
            "Whoever bids most must send a force that reaches the bid: military units, helped by bonus cards. What is "
            "sent is lost, so bid no more than the colony is worth to you."),
        "fr": Said(
            "Un territoire aux enchères",
            "Qui enchérit le plus doit envoyer une force qui atteint son enchère : des unités militaires, aidées de "
            "cartes de bonus. Ce qui part est perdu : n'enchérissez pas plus que la colonie ne vaut pour vous."),
    }, ("TTA-COLO-06", "TTA-COLO-07", "TTA-COLO-13", "TTA-COLO-15"), "anybody"),
    First("colonizes", {
        "en": Said(
            "A colony of yours",
            "Its permanent effects last as long as you keep it, its immediate effect comes once. The units you sent "
            "are back in the yellow bank: look at your strength, and at your happiness when you grow again."),
        "fr": Said(
            "Une colonie à vous",
            "Ses effets permanents durent tant que vous la gardez, son effet immédiat ne vient qu'une fois. Les "
            "unités envoyées sont revenues à la réserve jaune : voyez votre force, puis votre bonheur en grandissant."),
    }, ("TTA-COLO-15", "TTA-COLO-18", "TTA-COLO-19")),
    First("revolts", {
        "en": Said(
            "A revolution",
            "A new government costs less science by revolution, but all civil actions of the turn: none may be spent "
            "before, and those it adds come next turn. Developed in peace it costs more science and 1 civil action."),
        "fr": Said(
            "Une révolution",
            "Par révolution, un gouvernement coûte moins de science, mais toutes les actions civiles du tour : aucune "
            "avant, et celles qu'il ajoute viennent au tour suivant. En paix, plus de science et 1 action civile."),
    }, ("TTA-REVO-01", "TTA-REVO-02", "TTA-REVO-05", "TTA-DEV-01"), "anybody"),
    First("reveals", {
        "en": Said(
            "An event happens",
            "Whoever prepares an event sets the oldest one off, for everybody. Many reward the strong or the many "
            "and punish the weak, so compare yourself before you prepare one."),
        "fr": Said(
            "Un événement survient",
            "Qui planifie un événement déclenche le plus ancien, pour tous. Beaucoup favorisent le fort et "
            "punissent le faible : comparez-vous avant d'en planifier un."),
    }, ("TTA-EVENT-01",), "anybody"),
    First("age", {
        "en": Said(
            "A new age begins",
            "Its cards come into the row from now on. When Age I ends, leaders, unfinished wonders, pacts and "
            "hand cards of Age A are lost and everybody loses 2 yellow tokens; when Age II ends, those of "
            "Age I, and so on."),
        "fr": Said(
            "Un nouvel âge commence",
            "Ses cartes arrivent désormais dans la rangée. À la fin de l'Âge I, les leaders, merveilles inachevées, "
            "pactes et cartes en main de l'Âge A sont perdus et chacun perd 2 cubes jaunes ; à la fin de l'Âge II, "
            "ceux de l'Âge I, et ainsi de suite."),
    }, ("TTA-AGE-01", "TTA-AGE-08"), "anybody"),
    First("discards", {
        "en": Said(
            "Too many military cards",
            "At the end of your turn you may keep as many military cards as you have military actions. Use some in "
            "your political action, or for colonies and defence."),
        "fr": Said(
            "Trop de cartes militaires",
            "En fin de tour, on garde autant de cartes militaires qu'on a d'actions militaires. Jouez-en dans "
            "votre action politique, pour les colonies ou la défense."),
    }, ("TTA-EOT-01",)),
)

READING: Final = (
    Reading("turn", {
        "en": "A turn: one political action, then civil and military actions in any order, then the end of the "
              "turn with production.",
        "fr": "Un tour : une action politique, puis des actions civiles et militaires dans l'ordre voulu, puis la "
              "fin du tour et la production.",
    }, ("TTA-TURN-01", "TTA-TURN-03")),
    Reading("turn", {
        "en": "Civil actions take cards, increase population, build farms, mines and urban buildings, develop "
              "technologies, build wonders, play leaders and action cards.",
        "fr": "Les actions civiles prennent des cartes, accroissent la population, bâtissent fermes, mines et "
              "bâtiments urbains, développent des technologies, élèvent des merveilles, jouent leaders et cartes "
              "d'action.",
    }, ("TTA-ACT-01",)),
    Reading("turn", {
        "en": "Military actions build units and play tactics; those you leave unused draw military cards.",
        "fr": "Les actions militaires forment des unités et jouent des tactiques ; celles qui restent font piocher "
              "des cartes militaires.",
    }, ("TTA-TACT-01",)),
    Reading("score", {
        "en": "Only culture points count. Temples, theatres, libraries, wonders and leaders make them every turn.",
        "fr": "Seuls les points de culture comptent. Temples, spectacles, bibliothèques, merveilles et leaders en "
              "font à chaque tour.",
    }, ("TTA-PROD-01",)),
    Reading("score", {
        "en": "An age ends when the last card of its civil deck comes into the row. When Age III ends in the starting "
              "player's turn, this round is the last; in another player's turn, the next round is. So everybody has "
              "taken the same number of turns.",
        "fr": "Un âge s'achève quand la dernière carte de son paquet civil arrive dans la rangée. Si l'Âge III "
              "s'achève "
              "au tour du premier joueur, cette manche est la dernière ; au tour d'un autre, c'est la suivante. Tous "
              "ont ainsi joué le même nombre de tours.",
    }, ("TTA-AGE-06", "TTA-FLOW-07", "TTA-FLOW-08", "TTA-FLOW-09")),
    Reading("score", {
        "en": "After the last round all Age III events that are still to come are scored: prepare those that suit you.",
        "fr": "Après la dernière manche, tous les événements de l'Âge III encore à venir comptent : planifiez ceux qui "
              "vous vont.",
    }, ("TTA-END-01",)),
    Reading("score", {
        "en": "The most culture points win; players who are level share the victory.",
        "fr": "Le plus de points de culture l'emporte ; à égalité, la victoire est partagée.",
    }, ("TTA-END-05", "TTA-END-06")),
    Reading("mistakes", {
        "en": "Too few farms and mines when Age I ends: find Irrigation or Iron in time.",
        "fr": "Trop peu de fermes et de mines à la fin de l'Âge I : trouvez à temps l'Irrigation ou le Fer.",
    }, ("TTA-PROD-01",)),
    Reading("mistakes", {
        "en": "Hoarding food and resources until corruption takes them.",
        "fr": "Amasser nourriture et ressources jusqu'à ce que la corruption les prenne.",
    }, ("TTA-PROD-03",)),
    Reading("mistakes", {
        "en": "Growing without happiness: an uprising costs a whole production.",
        "fr": "Grandir sans bonheur : une révolte coûte toute une production.",
    }, ("TTA-EOT-02",)),
    Reading("mistakes", {
        "en": "Being far the weakest: aggressions, wars and events all aim there.",
        "fr": "Être de loin le plus faible : agressions, guerres et événements visent tous là.",
    }, ("TTA-AGGR-01", "TTA-WAR-02")),
)

AID: Final[Aid] = {
    "turn": (
        "TTA-TURN-01", "TTA-TURN-02", "TTA-POL-01", "TTA-POL-02", "TTA-ACT-01", "TTA-TURN-03",
    ),
    "costs": (
        "TTA-BOARD-12", "TTA-TAKE-01", "TTA-TAKE-05", "TTA-POP-01", "TTA-BOARD-06", "TTA-BUILD-01", "TTA-UPG-01",
        "TTA-DEST-01", "TTA-LEAD-01", "TTA-STAGE-01", "TTA-DEV-01", "TTA-REVO-01", "TTA-ACARD-01", "TTA-UNIT-01",
        "TTA-UNIT-02", "TTA-UNIT-03", "TTA-TACT-01", "TTA-TACT-02", "TTA-POL-06",
    ),
}

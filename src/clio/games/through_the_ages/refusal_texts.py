"""The sentences of refusals, English and French. Those about the open question are in `refusal_texts_asked`."""

from __future__ import annotations

GENERAL: dict[str, tuple[str, str]] = {
    "over": (
        "the game is over.",
        "la partie est finie.",
    ),
    "not_asked": (
        "seat {rival} decides now.",
        "c'est au siège {rival} de décider.",
    ),
    "impossible": (
        "it cannot be done now.",
        "cela ne peut pas être fait maintenant.",
    ),
    "first_round": (
        "in the first round you only take cards from the row.",
        "durant la première manche, vous ne faites que prendre des cartes de la rangée.",
    ),
    "first_politics": (
        "there is no politics phase in the first round.",
        "il n'y a pas de phase politique durant la première manche.",
    ),
    "politics_over": (
        "that is a political action: one at most per turn, before the action phase.",
        "c'est une action politique : une au plus par tour, avant la phase d'actions.",
    ),
    "act_later": (
        "that belongs to the action phase; this is the politics phase: do a political action or pass.",
        "cela relève de la phase d'actions ; c'est la phase politique : faites une action politique ou passez.",
    ),
    "end_not_pass": (
        "the action phase is left by ending the turn.",
        "on quitte la phase d'actions en terminant son tour.",
    ),
    "not_in_hand": (
        "{card} is not in your hand.",
        "la carte {card} n'est pas dans votre main.",
    ),
    "short": (
        "it costs {price} {good}, and you can spend {have}.",
        "le coût est de {price} {good}, et vous pouvez en dépenser {have}.",
    ),
    "civil_actions": (
        "civil actions needed: {need}; available: {have}.",
        "actions civiles à payer : {need} ; disponibles : {have}.",
    ),
    "military_actions": (
        "military actions needed: {need}; available: {have}.",
        "actions militaires à payer : {need} ; disponibles : {have}.",
    ),
    "exchange": (
        "the civil action got through Hammurabi must be used first.",
        "l'action civile obtenue grâce à Hammurabi doit d'abord être utilisée.",
    ),
}

ACTING: dict[str, tuple[str, str]] = {
    "not_in_row": (
        "{card} is not in the card row.",
        "la carte {card} n'est pas dans la rangée de cartes.",
    ),
    "space_empty": (
        "space {n} of the card row is empty.",
        "l'emplacement {n} de la rangée de cartes est vide.",
    ),
    "by_name": (
        "it is the first {card} of the row: take it by its name.",
        "c'est la première carte {card} de la rangée : prenez-la par son nom.",
    ),
    "under_way": (
        "you have an unfinished wonder, {card}.",
        "vous avez une merveille inachevée, {card}.",
    ),
    "hand_full": (
        "your civil hand limit is {limit}, and you hold {have}.",
        "votre limite de main civile est de {limit}, et vous en avez {have}.",
    ),
    "same_in_hand": (
        "{card} is in your hand already.",
        "la carte {card} est déjà dans votre main.",
    ),
    "same_in_play": (
        "{card} is in your play area already.",
        "la carte {card} est déjà dans votre zone de jeu.",
    ),
    "leader_taken": (
        "you have taken a leader of Age {age} before.",
        "vous avez déjà pris un leader de l'Âge {age}.",
    ),
    "take_price": (
        "civil actions to take {card}: {need}, surcharges included; available: {have}.",
        "actions civiles pour prendre {card} : {need}, suppléments compris ; disponibles : {have}.",
    ),
    "take_budget": (
        "civil actions for {card}: {need}; left of International Agreement: {have}.",
        "actions civiles pour {card} : {need} ; restantes des Accords Internationaux : {have}.",
    ),
    "yellow_empty": (
        "your yellow bank is empty.",
        "votre réserve jaune est vide.",
    ),
    "no_unused": (
        "you have no unused worker.",
        "vous n'avez pas d'ouvrier inutilisé.",
    ),
    "not_in_play": (
        "{card} is not a technology in your play area.",
        "la carte {card} n'est pas une technologie de votre zone de jeu.",
    ),
    "develop_first": (
        "{card} is only in your hand: develop it first.",
        "la carte {card} n'est que dans votre main : il faut d'abord la développer.",
    ),
    "urban_limit": (
        "urban buildings of a type under your government: {limit} at most; you have {have}.",
        "bâtiments urbains d'un même type sous votre gouvernement : {limit} au plus ; vous en avez {have}.",
    ),
    "nothing_there": (
        "none of your workers stands on {card}.",
        "aucun de vos ouvriers ne se trouve sur {card}.",
    ),
    "no_wonder": (
        "you have no unfinished wonder.",
        "vous n'avez pas de merveille inachevée.",
    ),
    "stages_left": (
        "stages left of {card}: {left}.",
        "étapes restantes ({card}) : {left}.",
    ),
    "stages_at_once": (
        "stages you may build in one action: {most} at most.",
        "étapes que vous pouvez construire en une action : {most} au plus.",
    ),
    "no_blue": (
        "you have too few blue tokens to cover the stages.",
        "vous avez trop peu de cubes bleus pour recouvrir les étapes.",
    ),
    "partner_science": (
        "seat {rival}, your partner in Scientific Cooperation, has no science point to pay.",
        "le siège {rival}, votre partenaire de la Coopération Scientifique, n'a aucun point de science à payer.",
    ),
    "revolution": (
        "a revolution takes all your civil actions: {have} of {need} are available.",
        "une révolution demande toutes vos actions civiles : {have} sur {need} sont disponibles.",
    ),
    "revolution_military": (
        "with Robespierre a revolution takes all your military actions: {have} of {need} are available.",
        "avec Robespierre, une révolution demande toutes vos actions militaires : {have} sur {need} sont disponibles.",
    ),
    "fresh": (
        "{card} was taken in this action phase.",
        "la carte {card} a été prise durant cette phase d'actions.",
    ),
    "order_rural": (
        "{card} orders a farm or a mine to be built or upgraded, and you can do neither, even for {n} less.",
        "la carte {card} commande de construire ou d'améliorer une ferme ou une mine, et vous ne le pouvez pas, même "
        "pour {n} de moins.",
    ),
    "order_urban": (
        "{card} orders an urban building to be built or upgraded, and you can do neither, even for {n} less.",
        "la carte {card} commande de construire ou d'améliorer un bâtiment urbain, et vous ne le pouvez pas, même "
        "pour {n} de moins.",
    ),
    "order_building": (
        "{card} orders a building to be built or upgraded, and you can do neither, even for {n} less.",
        "la carte {card} commande de construire ou d'améliorer un bâtiment, et vous ne le pouvez pas, même pour {n} "
        "de moins.",
    ),
    "order_upgrade": (
        "{card} orders an upgrade of a farm, mine or urban building, and you can do none, even for {n} less.",
        "la carte {card} commande d'améliorer une ferme, une mine ou un bâtiment urbain, et vous ne le pouvez pas, "
        "même pour {n} de moins.",
    ),
    "order_stage": (
        "{card} orders one stage of your unfinished wonder, and you cannot build it, even for {n} less.",
        "la carte {card} commande une étape de votre merveille inachevée, et vous ne pouvez pas la construire, même "
        "pour {n} de moins.",
    ),
    "order_population": (
        "{card} orders your population to be increased, and your yellow bank or your food does not allow it.",
        "la carte {card} commande d'accroître votre population, et votre réserve jaune ou votre nourriture ne le "
        "permet pas.",
    ),
    "order_develop": (
        "{card} orders a technology to be developed, and you can pay for none of your hand.",
        "la carte {card} commande de développer une technologie, et vous ne pouvez en payer aucune de votre main.",
    ),
    "tactic_chosen": (
        "you have played or copied a tactic this turn.",
        "vous avez déjà joué ou copié une tactique durant ce tour.",
    ),
    "tactic_current": (
        "{card} is your current tactic.",
        "la carte {card} est votre tactique actuelle.",
    ),
    "tactic_exclusive": (
        "{card} is the exclusive tactic of another player.",
        "la carte {card} est la tactique exclusive d'un autre joueur.",
    ),
    "tactic_not_common": (
        "{card} is not a common tactic.",
        "la carte {card} n'est pas une tactique commune.",
    ),
    "not_leader": (
        "{card} is not your leader.",
        "{card} n'est pas votre leader.",
    ),
    "used": (
        "{card} was used this turn already.",
        "la carte {card} a déjà servi durant ce tour.",
    ),
    "no_use": (
        "there is no civil action that the exchange could pay for.",
        "il n'y a aucune action civile que l'échange pourrait payer.",
    ),
    "not_owned": (
        "{card} is not among your completed wonders.",
        "la carte {card} n'est pas une de vos merveilles achevées.",
    ),
    "in_ruins": (
        "{card} lies in ruins and has no effect.",
        "la carte {card} est en ruine et n'a pas d'effet.",
    ),
}

AFFAIRS: dict[str, tuple[str, str]] = {
    "no_seat": (
        "there is no seat {rival} in this game.",
        "il n'y a pas de siège {rival} dans cette partie.",
    ),
    "yourself": (
        "that is yourself.",
        "c'est vous-même.",
    ),
    "resigned": (
        "seat {rival} has resigned.",
        "le siège {rival} a abandonné.",
    ),
    "gandhi": (
        "with Gandhi you play no aggressions and declare no wars.",
        "avec Gandhi, vous ne jouez pas d'agressions et ne déclarez pas de guerres.",
    ),
    "treaty": (
        "{card} forbids attacks between you and seat {rival}.",
        "la carte {card} interdit les attaques entre vous et le siège {rival}.",
    ),
    "attack_price": (
        "military actions for {card} against seat {rival}: {need}; available: {have}.",
        "actions militaires pour {card} contre le siège {rival} : {need} ; disponibles : {have}.",
    ),
    "attack_gandhi": (
        "against Gandhi {card} costs twice its military actions: {need}; available: {have}.",
        "contre Gandhi, {card} coûte le double de ses actions militaires : {need} ; disponibles : {have}.",
    ),
    "not_stronger": (
        "your strength in this attack is {mine}, that of seat {rival} is {theirs}: you must be stronger.",
        "votre force pour cette attaque est de {mine}, celle du siège {rival} de {theirs} : il faut être plus fort.",
    ),
    "no_colony": (
        "seat {rival} has no colony.",
        "le siège {rival} n'a pas de colonie.",
    ),
    "no_victim": (
        "seat {rival} has neither a leader nor an unfinished wonder.",
        "le siège {rival} n'a ni leader ni merveille inachevée.",
    ),
    "last_round": (
        "no war is declared in the last round.",
        "on ne déclare pas de guerre durant la dernière manche.",
    ),
    "sovereignty": (
        "nobody can declare war on seat {rival}, who lost sovereignty.",
        "personne ne peut déclarer la guerre au siège {rival}, qui a perdu sa souveraineté.",
    ),
    "no_pacts": (
        "there are no pacts in a 2-player game.",
        "il n'y a pas de pactes dans une partie à 2 joueurs.",
    ),
    "no_sides": (
        "both sides of {card} are alike: offer it with you as side A.",
        "les deux côtés de {card} sont identiques : proposez ce pacte en étant le côté A.",
    ),
    "no_such_pact": (
        "{card} is not in play.",
        "la carte {card} n'est pas en jeu.",
    ),
    "not_party": (
        "you are not a party to {card}.",
        "vous n'êtes pas partie à {card}.",
    ),
    "resign_off": (
        "resigning is switched off at this table.",
        "l'abandon est désactivé à cette table.",
    ),
    "resign_late": (
        "nobody resigns in Age IV.",
        "on n'abandonne pas à l'Âge IV.",
    ),
    "bid_low": (
        "the bid must be higher than {bid}.",
        "l'enchère doit dépasser {bid}.",
    ),
    "bid_high": (
        "the largest force you could send is {most}.",
        "la plus grande force que vous pourriez envoyer est de {most}.",
    ),
    "unit_gone": (
        "you have no unit of {card} to send.",
        "vous n'avez aucune unité {card} à envoyer.",
    ),
    "bid_missed": (
        "the bid of {bid} could not be reached any more.",
        "l'enchère de {bid} ne pourrait plus être atteinte.",
    ),
    "force_short": (
        "the force is {have}, and the bid is {bid}.",
        "la force est de {have}, et l'enchère de {bid}.",
    ),
    "unit_first": (
        "send at least one military unit first.",
        "envoyez d'abord au moins une unité militaire.",
    ),
    "only_cook": (
        "only James Cook's owner adds discarded cards to a force.",
        "seul le propriétaire de James Cook ajoute à une force des cartes défaussées.",
    ),
    "cook_limit": (
        "James Cook adds {n} discarded cards at most.",
        "James Cook ajoute {n} cartes défaussées au plus.",
    ),
    "defence_begun": (
        "you have begun to defend: the attacker's strength must be reached; still missing: {missing}.",
        "vous avez commencé à vous défendre : il faut atteindre la force de l'attaquant, il manque {missing}.",
    ),
    "pass_instead": (
        "to defend with no card at all, pass.",
        "pour ne jouer aucune carte en défense, passez.",
    ),
    "finish_instead": (
        "the attacker's strength is reached: finish the defence, or go on.",
        "la force de l'attaquant est atteinte : terminez la défense, ou continuez.",
    ),
    "defence_limit": (
        "cards in defence: {limit} at most, your military action total; you have used them.",
        "cartes en défense : {limit} au plus, votre total d'actions militaires ; vous l'avez atteint.",
    ),
    "defence_short": (
        "with that card you could not reach the attacker, {missing} strength missing: a defence must succeed.",
        "avec cette carte, vous ne pourriez pas atteindre l'attaquant, il manque {missing} de force : une défense doit "
        "réussir.",
    ),
}

REASONS: dict[str, tuple[str, str]] = {**GENERAL, **ACTING, **AFFAIRS}

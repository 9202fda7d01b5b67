"""What an open question asks, and why an answer of another kind comes at the wrong moment, English and French."""

from __future__ import annotations

AGES = ("A", "I", "II", "III", "IV")
GOODS = (  # singular and plural
    (("food", "food"), ("nourriture", "nourriture")),
    (("resource", "resources"), ("ressource", "ressources")),
    (("science point", "science points"), ("point de science", "points de science")),
    (("culture point", "culture points"), ("point de culture", "points de culture")),
)

# The first half of a sentence whose second half is the open question.
MOMENTS: dict[str, tuple[str, str]] = {
    "action": (
        "that belongs to your action phase",
        "cela relève de votre phase d'actions",
    ),
    "political": (
        "that is a political action, for your politics phase",
        "c'est une action politique, réservée à votre phase politique",
    ),
    "bid": (
        "a bid is made only in the auction for a territory",
        "on n'enchérit que pour un territoire mis aux enchères",
    ),
    "send": (
        "only the winner of an auction sends units",
        "seul le gagnant d'une enchère envoie des unités",
    ),
    "bonus": (
        "military bonus cards are played only against an aggression or to colonize",
        "les cartes de bonus militaire ne se jouent que contre une agression ou pour coloniser",
    ),
    "discard": (
        "military cards are discarded only when a rule or a card asks for it",
        "on ne défausse des cartes militaires que si une règle ou une carte le demande",
    ),
    "pick": (
        "no card is to be picked now",
        "aucune carte n'est à désigner maintenant",
    ),
    "amount": (
        "no mix of food and resources is to be set now",
        "aucun partage entre nourriture et ressources n'est à fixer maintenant",
    ),
    "keep": (
        "no blue tokens are to be arranged now",
        "aucun cube bleu n'est à disposer maintenant",
    ),
    "yes": (
        "there is no yes-or-no question",
        "aucune question ne demande oui ou non",
    ),
    "no": (
        "there is nothing to decline",
        "il n'y a rien à décliner",
    ),
    "stop": (
        "there is nothing to finish",
        "il n'y a rien à terminer",
    ),
    "choose": (
        "there is no such choice",
        "ce choix n'existe pas",
    ),
    "pass": (
        "this cannot be passed over",
        "on ne peut pas passer ici",
    ),
    "not_that": (
        "{card} is not one of the answers",
        "la carte {card} n'est pas une des réponses",
    ),
    "no_worker": (
        "there is no worker to take from {card}",
        "il n'y a pas d'ouvrier à prendre sur {card}",
    ),
    "no_token": (
        "you have no blue token on {card}",
        "vous n'avez aucun cube bleu sur {card}",
    ),
    "not_urban": (
        "{card} is no urban building",
        "la carte {card} n'est pas un bâtiment urbain",
    ),
    "not_building": (
        "{card} is neither a farm nor a mine nor an urban building",
        "la carte {card} n'est ni une ferme, ni une mine, ni un bâtiment urbain",
    ),
    "level": (
        "{card} is of level {n}",
        "la carte {card} est de niveau {n}",
    ),
    "not_colony": (
        "{card} is not one of these colonies",
        "la carte {card} n'est pas une de ces colonies",
    ),
    "not_completed": (
        "{card} is not one of your completed wonders",
        "la carte {card} n'est pas une de vos merveilles achevées",
    ),
    "too_new": (
        "{card} is of Age {age}",
        "la carte {card} est de l'Âge {age}",
    ),
    "ruins": (
        "{card} lies in ruins already",
        "la carte {card} est déjà en ruine",
    ),
    "have_it": (
        "you have {card} yourself, in play or in hand",
        "vous avez vous-même {card}, en jeu ou en main",
    ),
    "not_special": (
        "the loser has no special technology {card}",
        "le vaincu n'a pas de technologie spéciale {card}",
    ),
    "too_dear": (
        "{card} counts {cost}, and {n} of the advantage are left",
        "la carte {card} compte pour {cost}, et il reste {n} de l'avantage",
    ),
    "later": (
        "technologies are named in the order of the cards",
        "les technologies se nomment dans l'ordre des cartes",
    ),
}

QUESTIONS: dict[str, tuple[str, str]] = {
    "act": (
        "take an action of the action phase, or end your turn.",
        "faites une action de la phase d'actions, ou terminez votre tour.",
    ),
    "politics": (
        "do one political action, or pass.",
        "faites une action politique, ou passez.",
    ),
    "discard_excess": (
        "first discard military cards: {n} to go, you hold {have} and keep {limit} at most.",
        "défaussez d'abord des cartes militaires : encore {n}, vous en avez {have} et en gardez {limit} au plus.",
    ),
    "discard": (
        "first discard military cards of your choice from your hand: {n} to go.",
        "défaussez d'abord des cartes militaires de votre main, à votre choix : encore {n}.",
    ),
    "cover": (
        "first pick the card whose blue token covers the stage: your blue bank is empty.",
        "désignez d'abord la carte dont un cube bleu recouvre l'étape : votre réserve bleue est vide.",
    ),
    "lose_token": (
        "first pick the farm, mine or lab that gives up a blue token: your blue bank is empty.",
        "désignez d'abord la ferme, la mine ou le laboratoire qui cède un cube bleu : votre réserve bleue est vide.",
    ),
    "lose_worker": (
        "first pick the card that loses a worker: none of yours is unused.",
        "désignez d'abord la carte qui perd un ouvrier : aucun des vôtres n'est inutilisé.",
    ),
    "tuck": (
        "first say under which of your completed wonders Homer goes, or no to get the civil action back.",
        "dites d'abord sous laquelle de vos merveilles achevées va Homère, ou non pour récupérer l'action civile.",
    ),
    "order_rural": (
        "first build or upgrade a farm or a mine, as {card} orders.",
        "construisez ou améliorez d'abord une ferme ou une mine : {card} le commande.",
    ),
    "order_urban": (
        "first build or upgrade an urban building, as {card} orders.",
        "construisez ou améliorez d'abord un bâtiment urbain : {card} le commande.",
    ),
    "order_building": (
        "first build or upgrade a building, as {card} orders.",
        "construisez ou améliorez d'abord un bâtiment : {card} le commande.",
    ),
    "order_upgrade": (
        "first upgrade a farm, a mine or an urban building, as {card} orders.",
        "améliorez d'abord une ferme, une mine ou un bâtiment urbain : {card} le commande.",
    ),
    "develop": (
        "first develop a technology of your hand, as {card} orders.",
        "développez d'abord une technologie de votre main : {card} le commande.",
    ),
    "civilization": (
        "first increase population, build a farm, mine or urban building, or develop a technology, or pass.",
        "d'abord, accroissez la population, construisez une ferme, une mine ou un bâtiment urbain, ou développez une "
        "technologie, ou passez.",
    ),
    "arrange": (
        "first say how many blue tokens lie on {card}: from {low} to {high}, so that the sum is right.",
        "dites d'abord combien de cubes bleus sont sur {card} : de {low} à {high}, pour que le compte soit juste.",
    ),
    "gain_mix": (
        "first say how much of the {n} you gain is food: from {low} to {high}.",
        "dites d'abord combien de vos {n} gains sont de la nourriture : de {low} à {high}.",
    ),
    "lose_mix": (
        "first say how much of what you lose is food: from {low} to {high}.",
        "dites d'abord combien de ce que vous perdez est de la nourriture : de {low} à {high}.",
    ),
    "steal_mix": (
        "first say how much of what you take is food: from {low} to {high}.",
        "dites d'abord combien de ce que vous prenez est de la nourriture : de {low} à {high}.",
    ),
    "destroy_own": (
        "first pick a farm, a mine or an urban building of yours to destroy.",
        "désignez d'abord une de vos fermes, mines ou un de vos bâtiments urbains à détruire.",
    ),
    "destroy_of": (
        "first pick an urban building of seat {rival} to destroy.",
        "désignez d'abord un bâtiment urbain du siège {rival} à détruire.",
    ),
    "raid": (
        "first pick an urban building of seat {rival} to destroy, up to level {n}.",
        "désignez d'abord un bâtiment urbain du siège {rival} à détruire, jusqu'au niveau {n}.",
    ),
    "lose_colony": (
        "first pick the colony you lose.",
        "désignez d'abord la colonie que vous perdez.",
    ),
    "annex": (
        "first pick the colony of seat {rival} that you take.",
        "désignez d'abord la colonie du siège {rival} que vous prenez.",
    ),
    "infiltrate": (
        "first pick the leader or the unfinished wonder that seat {rival} loses.",
        "désignez d'abord le leader ou la merveille inachevée que perd le siège {rival}.",
    ),
    "ruin": (
        "first pick one of your completed wonders of Age A or I that is not in ruins.",
        "désignez d'abord une de vos merveilles achevées de l'Âge A ou I qui n'est pas en ruine.",
    ),
    "agreement": (
        "first take civil cards from the row (civil actions of {card} left: {n}), or take no more.",
        "prenez d'abord des cartes civiles dans la rangée ({card}, actions civiles restantes : {n}), ou restez-en là.",
    ),
    "war_technology": (
        "first pick a special technology of seat {rival}, worth {n} at most, or finish.",
        "désignez d'abord une technologie spéciale du siège {rival}, de {n} au plus, ou terminez.",
    ),
    "bidding": (
        "first bid more than {bid} for {card}, or pass.",
        "d'abord, enchérissez plus de {bid} pour {card}, ou passez.",
    ),
    "force": (
        "first form the force for {card}: units, then bonus cards, {bid} at least.",
        "formez d'abord la force pour {card} : des unités, puis des cartes de bonus, {bid} au moins.",
    ),
    "answer": (
        "first say yes or no to {card}, which seat {rival} offers you.",
        "répondez d'abord par oui ou non à {card}, que vous propose le siège {rival}.",
    ),
    "defend": (
        "first defend against {card}, {missing} strength missing, or pass without a card.",
        "défendez-vous d'abord contre {card}, il manque {missing} de force, ou passez sans carte.",
    ),
    "wars": (
        "first choose which of your declared wars is resolved next.",
        "choisissez d'abord laquelle de vos guerres déclarées est résolue ensuite.",
    ),
    "trade": (
        "first say whether you use the Trade Routes Agreement for this payment.",
        "dites d'abord si vous utilisez l'Accord sur les Routes Commerciales pour ce paiement.",
    ),
    "may": (
        "first say yes or no to what {card} lets you build.",
        "répondez d'abord par oui ou non à ce que {card} vous laisse construire.",
    ),
    "choose": (
        "first choose what {card} gives you: food or resources.",
        "choisissez d'abord ce que {card} vous donne : nourriture ou ressources.",
    ),
    "other": (
        "answer the open question first.",
        "répondez d'abord à la question en cours.",
    ),
}

"""The open questions."""

from __future__ import annotations

from clio.games.families.monumental.words.said import en as said

PROMPTS = {
    **said.PROMPTS,
    "turn": "your turn: choose an action",
    "activate": "City Activation: choose a row and a column",
    "city_effects": "City Activation: use a Policy?",
    "round_start": "start of the round: use a Policy?",
    "discard.activated": "discard an activated card to {what}?",
    "copy.building": "copy which Building?",
    "reserve": "reserve which card?",
    "marker": "place a marker on which Province?",
    "marker.type": "which marker on {the}?",
    "advantage.again": "take the Advantage, which you have already, and lose {what}?",
    "stake": "take the Advantage: how much {what}?",
    "line.row": "beside which row?",
    "line.column": "below which column?",
    "spy": "spy: train or deploy? You have {what}",
    "reroll": "deploy: re-roll a die or stop? Dice: {dice}",
    "resolve": "deploy: resolve which die first? Dice: {dice}",
    "espionage": "which Espionage card becomes active?",
    "negotiate": "negotiate with which Free City?",
}

# What a question wants, for whoever answers something else.
WANTS = {
    **said.WANTS,
    "turn": "on your turn, take one of the actions or pass.",
    "activate": "choose one row and one column of your City.",
    "discard-activated": "choose one of the cards you have just activated, or none.",
    "swap": "choose two filled slots of your City, the lower number first, or none.",
    "reserve": "choose a card of the Development track.",
    "copy-building": "choose one of your activated Buildings.",
    "copy-policy": "choose a developed Policy that is not active this round and whose price you can pay.",
    "marker": "choose a Province that you control and that can take a marker.",
    "marker-type": "choose a marker of a type that the Province does not have yet.",
    "stake": "say how many tokens you lay on the Advantage, at least {n}.",
    "spy": "choose Train (with fewer than 3 dice) or Deploy (with at least 1).",
    "reroll": "pay a basic resource or Gold to re-roll a die, or stop.",
    "resolve": "every die must be resolved: choose the next one.",
    "espionage": "choose another Espionage card of your stack.",
    "negotiate": "choose a Free City with which you may negotiate.",
    "line": "choose where the Policy lies: beside a free row, or below a free column for the last two.",
    "activation-effects": "use a Policy that works during City Activation, or go on.",
    "round-start": "use a Policy that works at the start of the round, or go on.",
}

# Where a move belongs, before what is asked instead.
MOMENTS = {
    "turn": "an action is chosen when your turn begins",
    "negotiate": "the Ambassador negotiates with Free Cities",
}

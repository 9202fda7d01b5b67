"""The answers to them."""

from __future__ import annotations

from clio.games.families.monumental.words.said import en as said

OPTIONS = {
    **said.OPTIONS,
    "conquer": "Conquer {the}",
    "conquer.barricades": "{price} with {barricades}",
    "ambassador": "Use the Ambassador",
    "ambassador.spy": "spy",
    "ambassador.negotiate": "negotiate",
    "advantage": "Take the Advantage with {what}",
    "advantage.least": "{n} or more",
    "progress.effect": "draw a card of your City deck and use it",
    "progress.nothing.effect": "your City deck is empty",
    "develop.again": "{n|the bonus of your other Policy comes|the bonuses of your other Policies come} again",
    "stake.gold": "in Gold",
    "stake.some_gold": "at least {n} in Gold",
    "activate": "Row {row} and column {column}",
    "yes.advantage": "Yes, remove the tokens",
    "no.discard": "No, discard nothing",
    "no.advantage": "No, leave the tokens",
    "stop.reroll": "Stop and resolve the dice",
    "type": "{marker} on {the}",
    "type.new": "one more type for the cards that count yours",
    "type.had": "you have this type already",
    "train.effect": "gain 1 Agent die",
    "deploy.effect": "roll all your Agent dice",
    "reroll": "Re-roll the {face} for {what}",
    "die": "Resolve the {face}",
    "negotiate": "Negotiate with {the}",
    "negotiate.take": "Negotiate with {the} and take it",
    "negotiate.own": "Negotiate with {the}, your own",
    "negotiate.nothing": "no Gold",
    "pick.mark": "Place a marker on {the}",
    "pick.espionage": "Activate {the}",
    "pick.reserve": "Reserve {the}",
    "pick.reserve.refund": "Reserve {the} and gain {what}",
}

"""The open questions."""

from __future__ import annotations

from clio.games.families.monumental.words.said import en as said

PROMPTS = {
    **said.PROMPTS,
    "turn": "your turn: choose an action, or end it",
    "step": "your turn: choose an action, or pass",
    "step.march": "go on with Manoeuvres, use free actions, or end your turn",
    "step.explore": "go on with your Explorers, use free actions, or end your turn",
    "step.free": "use free actions, or end your turn",
    "activate": "activate your City: choose a row and a column",
    # Units
    "manoeuvre": "which Unit leaves {tile}?",
    "manoeuvre.to": "{unit} leaves {tile}: where to?",
    "move.units": "move a Unit for free? ({n} left)",
    "force.warlord": "the conquest of {tile} takes {n} {n|Unit|Units}: does {warlord} go?",
    "force.hero": "the conquest of {tile} takes {n} {n|Unit|Units}: does {hero} go?",
    "force":
        "the conquest of {tile} takes {n} {n|Unit|Units}: from where does the next Soldier come? ({left} left)",
    "force.more":
        "{n} {n|Unit is|Units are} enough for {tile}: from where does another Soldier come, if any? ({left} at most)",
    "die": "the die shows {n}: pay {n} more Military for {tile}?",
    "die.gold": "the die shows {n}: pay {n} more Gold for {tile}?",
    "hills.hold": "{name} attacks {tile}: how much Gold do you pay to hold the Hills?",
    "hills.match": "pay {what} too, or the conquest of {tile} fails?",
    "hide": "put a Hidden Forces token in {tile}?",
    "hide.move": "move a Hidden Forces token to {tile}?",
    "may.what": "{what}?",
    "oasis": "the Oasis of {tile}: reserve a card?",
    "token.gain": "choose one of the two gains",
    "token.first": "you receive both gains: which one first?",
    "token.next": "and the other gain",
    "mines": "the Mines of {tile}: how much Production becomes Gold?",
    "wonder.tile": "in which Province does the token {of} stand?",
    # Explorers
    "explorers": "move an Explorer up to {n} {n|tile|tiles} for free?",
    "explorers.each": "move your Explorers for free (tiles left: {one} and {two})",
    "market": "the Market of {market}: which token do you take?",
    "price.two": "pay {what}: how much of {first} in Gold?",
    # commerce
    "contribute": "how much do you contribute to {the}? ({n} or more)",
    "reserve": "reserve a card from which pile?",
    "reserve.several": "reserve a card from which pile? ({n} left)",
    "archive.refund": "archive a card of your reserve to gain {n} resources of its cost?",
    "archive.reserved": "archive a card of your reserve to {what}?",
    "transfer": "give a card of your reserve to an opponent to {what}?",
    "transfer.to": "who gets {the}?",
    "pay.each": "pay up to {n} {n|resource|resources}, for each {what}: which one first?",
    "pay.each.more": "pay another one to {what} once more?",
    # cards
    "gain.buildings": "gain which Basic Building? ({n} left)",
    "acquire.now": "acquire which card, for {n} less?",
    "top": "what becomes of the card you have looked at?",
    "order": "several effects are due: which one comes first?",
    # Monsters, Quests
    "lose.token": "which token do you lose?",
    "send.home": "which Unit leaves {tile} for the Capital?",
    "return.quest": "keep two Quests: which one do you give back?",
    # Automas
    "automa.wonder": "in which Province of {name} does the token {of} stand? All are equally good: you choose",
    "automa.conquest": "which Province does {name} conquer? All are equally good: you choose",
    "automa.step":
        "Explorer {explorer} of {name} leaves {tile}: where to? All are as good: you choose ({n} {n|step|steps} left)",
}

# What a question wants, for whoever answers something else.
WANTS = {
    **said.WANTS,
    "turn": "on your turn, take actions as long as you like, then end it.",
    "step": "take one unique action and any free ones, then end your turn; or pass.",
    "activate": "choose one row and one column of your City.",
    "archive-discarded": "choose a card of your discard pile to archive, or none.",
    "swap": "choose two slots of your City, the lower number first, or none.",
    "copy-policy": "choose a developed Policy whose effect you can use now.",
    "manoeuvre": "choose a Unit that may leave its tile.",
    "manoeuvre-to": "choose another tile of yours that your Unit can reach.",
    "move-units": "choose a tile from which a Unit moves, or stop.",
    "force": "choose a tile of yours from which a Soldier comes, in the order of the tiles.",
    "pay-die": "pay what the die shows, or let the conquest fail; you may use tokens before.",
    "hold-hills": "say how much Gold you pay to hold the Hills.",
    "match-hills": "pay as much Gold as the controller, or let the conquest fail; you may use tokens before.",
    "move-forces": "choose the Province from which a Hidden Forces token moves, or none.",
    "token-gain": "choose a gain of the Exploration token.",
    "mine-gold": "say how much Production becomes Gold.",
    "place-wonder": "choose a Province of yours without a Wonder and without a Natural Wonder.",
    "move-explorers": "make a step with an Explorer, let it act, or stop.",
    "market": "choose one of the tokens of the Market.",
    "contribute": "say how much you contribute: at least {least}.",
    "reserve": "choose a reserve pile of the current Era or of an earlier one.",
    "reserved": "choose a card of your reserve, or none.",
    "transfer-to": "choose an opponent.",
    "pay-for-each": "choose a resource to pay, or stop.",
    "acquire-now": "choose a card that the effect lets you acquire and that you can pay.",
    "top-card": "choose what becomes of the card: archive, discard or keep.",
    "order": "choose which of the effects that are due comes next.",
    "lose-token": "choose the token that you lose: Production or Science.",
    "send-home": "choose the Unit that goes home: Soldier or Warlord.",
    "return-quest": "choose the Quest that you give back.",
    "automa-wonder": "choose one of the Provinces where the Automa may put the Wonder.",
    "automa-conquest": "choose one of the Provinces that the Automa may conquer.",
    "automa-step": "choose one of the tiles that the Automa's Explorer may enter.",
}

# Where a move belongs, before what is asked instead.
MOMENTS = {
    "turn": "actions wait until this is decided",
    "continuous": "one passes in continuous mode, instead of a unique action",
}

"""What is missing, by the name of the need that is not met."""

from __future__ import annotations

NEEDS = {
    # nobody is ever asked
    "something_to_decide": "there is nothing to decide here.",
    # actions of a turn
    "payable": "the price is {price}; you have {have}.",
    "payable_with_gold": "the price is {price}; you have {have}, and {gold} Gold to stand in.",
    "wonder_under_construction": "you have no Wonder under construction.",
    "province_to_conquer": "your opponent controls no Province.",
    "advantage_held": "the Warlord needs the Advantage, and you do not have it.",
    "advantage_not_held": "you have the Advantage already and cannot raise your own stake.",
    "type_of_the_stake": "the Advantage must be outbid with the resource that lies on it: {res}.",
    "pile_not_empty": "the {card} pile is empty.",
    "not_reserved_by_rival": "{card} is reserved by your opponent.",
    "on_offer": "{card} is neither on the Development track nor among your reserved cards.",
    "own_civilization": "{card} is not a Policy of your civilization.",
    "undeveloped": "{card} is developed already.",
    # using a card
    "has_effect": "{card} has no effect to use.",
    "has_effect_of_its_own": "{card} works by itself and is not used as an action.",
    "developed": "{card} is not one of your developed Policies.",
    "policy_uncovered": "{card} is covered by a newer Policy.",
    "policy_line_active":
        "{card}, {line}, was not activated this round: it must lie there when that row or column is activated.",
    "in_city": "{card} does not lie in your City.",
    "activated": "{card} was not activated this round.",
    "not_reinforced": "{card} was reinforced and is no longer activated this round.",
    "unused": "{card} was used this round already and carries an Action token.",
    "works_as_action": "{card} is used as an action, on your turn.",
    "works_in_activation": "{card} works only during City Activation.",
    "works_at_start": "{card} works only at the start of a round.",
    "of_a_policy": "{card} asks by itself when it is activated.",
    # effects
    "effect_possible": "the effect of {the} cannot be paid, or there is nothing it could act upon.",
    "effect_price": "the effect of {the} costs {price}; you have {have}.",
    "effect_price_with_gold": "the effect of {the} costs {price}; you have {have}, and {gold} Gold to stand in.",
    "effect_different":
        "the effect of {the} costs {n} different basic resources; you can lay down {have}, Gold included.",
    "effect_choices": "{card} offers nothing that you could do now. {reasons}",
    "effect_card_to_archive": "the effect of {the} finds no inactive card in your City to archive.",
    "effect_card_to_archive_anywhere":
        "the effect of {the} finds no card to archive, neither inactive in your City nor in your discard pile.",
    "effect_card_to_discard": "the effect of {the} finds no inactive card in your City to discard.",
    "effect_cards_to_swap": "the effect of {the} needs two cards in your City.",
    "effect_policy": "the effect of {the} needs a Policy that you have developed.",
    "effect_building_to_copy": "the effect of {the} finds no activated Building in your City to copy.",
    "effect_room_to_reserve": "the effect of {the} reserves a card, and you have 2 reserved cards already.",
    "effect_card_to_reserve": "the effect of {the} reserves a card, and none lies on the Development track.",
    "effect_city": "the effect of {the} finds no Free City with which you have not negotiated this round.",
    "branch_there": "there are only {n} effects to choose from.",
    # gaining and paying
    "in_order": "name the types in the order Production, Science, Military: now {res} or a later one.",
    "another_type":
        "the types must differ and come in the order Production, Science, Military: choose one after {res}.",
    "types_after": "{types} must follow {res} in the order Production, Science, Military.",
    "other_than_paid": "it must be another type than the {res} that you paid.",
    "have_one": "you have no {res}.",
    "paid_in_order": "pay in the order Production, Science, Military, Gold: now {res} or a later one.",
    "paid_different":
        "the types must differ and come in the order Production, Science, Military, Gold: now {res} or a later one.",
    "enough_after":
        "payments go in the order Production, Science, Military, Gold: with {res} now, you could not pay {basics} "
        "more.",
    "at_least_in_gold": "pay at least {least} Gold: the price is {price} and you have {stock}.",
    "at_most_in_gold": "pay at most {most} Gold: the price is {price} and you have {gold} Gold.",
    "convertible": "this effect does not convert {res}.",
    "stake_enough": "lay at least {tokens} on the Advantage: one more than lies there.",
    "stake_payable": "you can lay down at most {stock}, Gold included.",
    # slots of the City
    "slot_filled": "slot {slot} of your City is empty.",
    "inactive": "{card} in slot {slot} is activated, and only an inactive card can be chosen.",
    "inactive_reinforced": "{card} in slot {slot} was reinforced: it stays in your City this round.",
    "slot_activated": "{card} in slot {slot} is not activated.",
    "activated_reinforced": "{card} in slot {slot} was reinforced and is no longer activated this round.",
    "a_revolt": "{card} is not a Revolt, and only a Revolt can be archived here.",
    "from_discard": "only a card of your City can be archived here, not one of your discard pile.",
    "in_discard": "{card} is not in your discard pile.",
    "slot_after": "choose the lower slot first: no card lies after slot {slot}.",
    "after_first": "slot {slot} is chosen: swap it with a later one.",
    # picking a card, a type, a line
    "basic_building": "{card} is not a Basic Building that can be gained here.",
    "a_building": "{card} is not a Building.",
    "policy_asleep": "{card} is active this round, and only a Policy that is not can be copied.",
    "on_track": "{card} is not on the Development track.",
    "own_province": "{card} is not one of your Provinces.",
    "markable": "{card} can take none of the markers that you have left.",
    "marker_of_another_type": "{card} is {type} already.",
    "bonus_to_come": "the bonus of {the} is not among those still to come.",
    "one_of_two": "you keep one of the two: {one} or {other}.",
    "wonder_there": "{card} is neither a Wonder of the track nor the one you are building.",
    "line_of_kind": "the first three Policies lie beside rows.",
    "line_of_kind_column": "the last two Policies lie below columns.",
    "line_free": "a Policy lies {line} already.",
    # modules
    "espionage_in_play": "the Espionage module is not in play.",
    "trade_in_play": "the Trade module is not in play.",
    "ambassador_unused": "your Ambassador was used this round already.",
    "city_to_negotiate_with": "there is no Free City with which you have not negotiated this round.",
    "gold_for_the_city": "to negotiate with a Free City of the track takes 1 Gold, and you have none.",
    "city_not_of_rival": "{card} lies beside your opponent's City, and only its owner negotiates with it.",
    "city_there": "{card} is not on the Free City track.",
    "city_not_negotiated": "you have negotiated with {card} this round already.",
    "die_there": "no die shows a {face}.",
    "espionage_card": "{card} is not an Espionage card.",
    "another_espionage_card": "{card} is the active one already.",
}

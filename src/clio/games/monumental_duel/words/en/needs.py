"""What is missing, by the name of the need that is not met."""

from __future__ import annotations

from clio.games.families.monumental.words.said import en as said

NEEDS = {
    **said.NEEDS,
    # actions of a turn
    "province_to_conquer": "your opponent controls no Province.",
    "advantage_held": "the Warlord needs the Advantage, and you do not have it.",
    "advantage_not_held": "you have the Advantage already and cannot raise your own stake.",
    "type_of_the_stake": "the Advantage must be outbid with the resource that lies on it: {res}.",
    "not_reserved_by_rival": "{card} is reserved by your opponent.",
    "on_offer": "{card} is neither on the Development track nor among your reserved cards.",
    # using a card
    "policy_line_active":
        "{card}, {line}, was not activated this round: it must lie there when that row or column is activated.",
    "in_city": "{card} does not lie in your City.",
    "activated": "{card} was not activated this round.",
    "not_reinforced": "{card} was reinforced and is no longer activated this round.",
    "unused": "{card} was used this round already and carries an Action token.",
    "works_at_start": "{card} works only at the start of a round.",
    # effects
    "effect_building_to_copy": "the effect of {the} finds no activated Building in your City to copy.",
    "effect_room_to_reserve": "the effect of {the} reserves a card, and you have 2 reserved cards already.",
    "effect_card_to_reserve": "the effect of {the} reserves a card, and none lies on the Development track.",
    "effect_city": "the effect of {the} finds no Free City with which you have not negotiated this round.",
    # gaining and paying
    "stake_enough": "lay at least {tokens} on the Advantage: one more than lies there.",
    "stake_payable": "you can lay down at most {stock}, Gold included.",
    # slots of the City
    "inactive_reinforced": "{card} in slot {slot} was reinforced: it stays in your City this round.",
    "activated_reinforced": "{card} in slot {slot} was reinforced and is no longer activated this round.",
    "slot_after": "choose the lower slot first: no card lies after slot {slot}.",
    # picking a card, a type, a line
    "a_building": "{card} is not a Building.",
    "policy_asleep": "{card} is active this round, and only a Policy that is not can be copied.",
    "on_track": "{card} is not on the Development track.",
    "own_province": "{card} is not one of your Provinces.",
    "markable": "{card} can take none of the markers that you have left.",
    "marker_of_another_type": "{card} is {type} already.",
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

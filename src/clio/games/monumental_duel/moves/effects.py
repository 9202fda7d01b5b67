"""What an effect needs as a whole: what the ops of this game alone want for, if they cannot be done."""

from __future__ import annotations

from clio.games.families.monumental.moves.effects import Effects, Missing
from clio.games.monumental_duel.ops import city as C
from clio.games.monumental_duel.ops import modules as M
from clio.games.monumental_duel.state import Duel


def reserve(s: Duel, op: C.Reserve, me: int) -> Missing:
    full = len(s.players[me].reserved) >= C.MAX_RESERVED
    return "effect_room_to_reserve" if full else "effect_card_to_reserve", {}


EFFECTS = Effects(
    {C.CopyBuilding: "effect_building_to_copy", M.Negotiate: "effect_city", M.AmbassadorFree: "effect_city"},
    {C.Reserve: reserve}, ("effect_room_to_reserve", "effect_card_to_reserve"),
)

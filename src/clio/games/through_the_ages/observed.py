"""Through the Ages for those who learn: how its view becomes numbers."""

from __future__ import annotations

from clio.engine.observed import Observed

UNITS = ("infantry", "cavalry", "artillery", "air-force")
BUILT = ("farm", "mine", "lab", "temple", "library", "theater", "arena", *UNITS)
SPECIAL = ("special-law", "special-warfare", "special-exploration", "special-construction")
CIVIL = (*BUILT, *SPECIAL, "government", "action", "leader", "wonder")
MILITARY = ("tactic", "territory", "aggression", "pact", "war", "bonus", "event")
EVENTS = ("event", "territory")
ATTACKS = ("aggression", "war")
AGES = 5
ROW = 13

OBSERVED = Observed(
    leave=frozenset({"legal", "printed", "over", "you", "auction.sent", "players.score", "players.wonder.costs"}),
    places={
        "row": ROW, "military_discard": AGES, "military_discard.ages": AGES, "current_events.ages": AGES,
        "future_events.ages": AGES, "players.military_hand_backs.ages": AGES, "players.develop_costs": 2,
    },
    kinds={
        "row.id": CIVIL, "military_discard.known": MILITARY, "current_events.known": EVENTS,
        "current_events.top": EVENTS, "future_events.known": EVENTS, "past_events": EVENTS,
        "common_tactics": ("tactic",), "event": EVENTS, "attack.id": ATTACKS, "auction.territory": ("territory",),
        "offer.id": ("pact",), "players.technologies.id": BUILT, "players.special": SPECIAL,
        "players.government": ("government",), "players.leader": ("leader",), "players.wonders.id": ("wonder",),
        "players.wonder.id": ("wonder",),
        "players.colonies": ("territory",), "players.tactic": ("tactic",), "players.pact.id": ("pact",),
        "players.wars.id": ("war",), "players.civil_hand": CIVIL, "players.develop_costs": CIVIL,
        "players.not_yet_playable": ("action",), "players.military_hand": MILITARY,
        "players.military_hand_backs.known": MILITARY,
    },
    seats=frozenset({
        "active", "starting", "seat", "attack.attacker", "attack.rival", "auction.bidder", "auction.passed",
        "offer.owner", "offer.partner", "players.pact.partner", "players.wars.rival",
    }),
)

"""Kinds of log events, with the meaning of their numbers a, b, c; those before 18 are the family's. Tiles are told by
their place on the grid."""

from __future__ import annotations

from typing import Final

from clio.games.families.monumental import events as FE

OF_SAVANNA: Final = -2  # c of the family's "gains": no card gives it

ROUND: Final = 18  # a = number
TURN: Final = 19
ENDS: Final = 20
LAST_ROUND: Final = 21  # the end is triggered: this round is finished and one more is played
NEW_ERA: Final = 22  # a = Era
REVEALS: Final = 23  # a = Development card laid in the display
DISPLAY_DISCARDS: Final = 24  # a = card
PASSES: Final = 25
FIRST_PLAYER: Final = 26
GAINS_CARD: Final = 27  # a = card gained without paying, b = card that gives
DRAWS: Final = 28  # a = City card drawn and used
DRAWS_NOTHING: Final = 29
PROGRESSES: Final = 30
RESERVES: Final = 31  # a = card, b = Era of the pile
TRANSFERS: Final = 32  # a = card, b = seat that receives
LOOKS: Final = 33  # the top card of the City deck; private: a = card
INVESTS: Final = 34
ADVANCES: Final = 35  # a = space reached on the Trade Track
OBTAINS: Final = 36  # a Commercial Gain token; private: a = token
USES_TOKEN: Final = 37  # a = Commercial Gain or Market token
SPENDS_TOKEN: Final = 38  # a = resource of the token
ATTACKS: Final = 39  # a = place, b = Units, c = 1 with the Warlord, 2 with the Hero, 3 with both
ROLLS: Final = 40  # a = result of the Zulu die
FAILS: Final = 41  # a = place of the failed conquest
BIDS: Final = 42  # a = Gold paid for Hills
CONQUERS: Final = 43  # a = place, b = previous controller or -1
SENT_HOME: Final = 44  # a = place, b = Units, c = 1 with an Outpost
HIDES: Final = 45  # a = place that gets a Hidden Forces token, b = place it comes from or -1
RETURNS_FORCES: Final = 46  # a = place
REVEALS_TOKEN: Final = 47  # a = Exploration token, b = place
REVEALS_NATURAL: Final = 48  # a = Natural Wonder, b = place
TAKES_NATURAL: Final = 49  # a = Natural Wonder
TAKES_CARGO: Final = 50  # a = place of the Port
MOVES_UNIT: Final = 51  # a = from, b = to, c = Soldier, Warlord or Hero
BUILDS_OUTPOST: Final = 52  # a = place
EXPLORES: Final = 53  # a = from, b = to
PICKS_UP: Final = 54  # a = place, b = resource of the token
VISITS: Final = 55  # a = place, b = Market token taken
BUILDS_POST: Final = 56  # a = place
TRADES: Final = 57  # a = place, b = owner of the Trading Post, c = Exchange token
PLACES_WONDER: Final = 58  # a = Wonder, b = place or -1, c = 1 if there was no other
CONTRIBUTES: Final = 59  # a = project, b = amount, c = previous holder or -1
PROJECTS_OPEN: Final = 60
COMPLETES_QUEST: Final = 61  # a = Quest
HERO_APPEARS: Final = 62  # a = Hero
TAKES_HERO: Final = 63  # a = Hero
DISMISSES: Final = 64  # a = Hero
HERO_RETURNS: Final = 65  # a = Hero
MONSTER_APPEARS: Final = 66  # a = Monster, b = place
MONSTER_ATTACKS: Final = 67  # a = Monster, b = place
DEFEATS: Final = 68  # a = Monster
LOSES: Final = 69  # a = resource, b = number, c = card
EXPLORER_HOME: Final = 70  # a = place it leaves
UNIT_HOME: Final = 71  # a = place, b = Soldier or Warlord
LOSES_TOKEN: Final = 72  # a = resource of the token, c = card
EXPIRES: Final = 73  # a = Gold lost because it had to be spent
AUTOMA_CARD: Final = 74  # a = Automa card
AUTOMA_PART: Final = 75  # a = place of the part on its card, b = card, c = 0 resolved, 1 not for this type of Warlord
AUTOMA_CANNOT: Final = 76  # a = place of the part, b = card, c = Gold gained instead, 0 for a part with a price
AUTOMA_SKIPS: Final = 77  # a = card laid aside unused
AUTOMA_TAKES: Final = 78  # a = card, b = 0 of lowest cost, 1 of highest, 2 one of all, 3 from the reserve pile
AUTOMA_SHUFFLES: Final = 79
AUTOMA_PARTS: Final = 80  # a = card; b = 1 general parts twice, 2 only the parts with a type
PUTS_REVOLT: Final = 81  # a Revolt on top of the own City deck
TOKENS_FOR_GOLD: Final = 82  # an Automa gives back resource tokens
RETURNS_MARKETS: Final = 83  # an Automa gives back its Market tokens
HIDES_QUEST: Final = 84  # private: a = Quest given back
DRAWS_EXCHANGE: Final = 85  # a = place of the Trading Post, b = Exchange token
EVENTS: Final = 86

NAMES: Final = (
    *FE.NAMES, "round", "turn", "ends", "last-round", "new-era", "reveals", "display-discards", "passes",
    "first-player", "gains-card", "draws", "draws-nothing", "progresses", "reserves", "transfers", "looks", "invests",
    "advances", "obtains", "uses-token", "spends-token", "attacks", "rolls", "fails", "bids", "conquers", "sent-home",
    "hides", "returns-forces", "reveals-token", "reveals-natural", "takes-natural", "takes-cargo", "moves-unit",
    "builds-outpost", "explores", "picks-up", "visits", "builds-post", "trades", "places-wonder", "contributes",
    "projects-open", "completes-quest", "hero-appears", "takes-hero", "dismisses", "hero-returns", "monster-appears",
    "monster-attacks", "defeats", "loses", "explorer-home", "unit-home", "loses-token", "expires", "automa-card",
    "automa-part", "automa-cannot", "automa-skips", "automa-takes", "automa-shuffles", "automa-parts", "puts-revolt",
    "tokens-for-gold", "returns-markets", "hides-quest", "draws-exchange",
)
assert FE.EVENTS == ROUND
assert len(NAMES) == EVENTS

# What their lines name: another seat, cards; and lines that do not name the seat in whose turn they are.
SEATS: Final = {CONQUERS: "b", TRADES: "b", TRANSFERS: "b", CONTRIBUTES: "c"}
CARDS: Final = {
    **FE.CARDS, GAINS_CARD: "ab", TRADES: "c", LOSES: "c", LOSES_TOKEN: "c",
    **dict.fromkeys((VISITS, DRAWS_EXCHANGE), "b"),
    **dict.fromkeys(
        (
            REVEALS, DISPLAY_DISCARDS, DRAWS, RESERVES, TRANSFERS, LOOKS, OBTAINS, USES_TOKEN, REVEALS_TOKEN,
            REVEALS_NATURAL, TAKES_NATURAL, PLACES_WONDER, CONTRIBUTES, COMPLETES_QUEST, HERO_APPEARS, TAKES_HERO,
            DISMISSES, HERO_RETURNS, MONSTER_APPEARS, MONSTER_ATTACKS, DEFEATS, AUTOMA_CARD, AUTOMA_SKIPS, AUTOMA_TAKES,
            HIDES_QUEST,
        ),
        "a",
    ),
}
UNNAMED: Final = frozenset((
    ROUND, ENDS, LAST_ROUND, NEW_ERA, REVEALS, DISPLAY_DISCARDS, PROJECTS_OPEN, HERO_APPEARS, HERO_RETURNS,
    MONSTER_APPEARS, MONSTER_ATTACKS,
))

"""The goals of Quests and the lines of Automa cards."""

from __future__ import annotations

from clio.games.families.monumental.cardbook import BUILDING, KNOWLEDGE, WONDER
from clio.games.families.monumental.state import GOLD
from clio.games.monumental.cardbook import MOUNTAIN
from clio.games.monumental.ops import standing as S
from clio.games.monumental.rules import automa as P
from clio.games.monumental.rules import automa_board as B
from clio.games.monumental.rules import automa_cards as D
from clio.games.monumental.words.en.cards import LANG as LANG
from clio.games.monumental.words.en.cards import provinces, spaces, tiles
from clio.words import english


# ---------------------------------------------------------------- Quests
@LANG.writes(S.ControlTerrain)
def control_terrain(goal: S.ControlTerrain, form: int) -> str:
    text = f"control {goal.n} {provinces(goal.n, goal.terrains)} at the same time"
    if goal.terrains != (MOUNTAIN,):
        return text
    return f"{text} ({goal.n - 1} on a map with fewer than {S.SMALL_RIDGE})"


@LANG.writes(S.DifferentTerrains)
def different_terrains(goal: S.DifferentTerrains, form: int) -> str:
    return f"control Provinces of {goal.n} different terrains at the same time"


@LANG.writes(S.ConquestsInTurn)
def conquests_in_turn(goal: S.ConquestsInTurn, form: int) -> str:
    return f"conquer {goal.n} Provinces in one turn"


@LANG.writes(S.OccupiedConquered)
def occupied_conquered(goal: S.OccupiedConquered, form: int) -> str:
    return f"conquer {goal.n} occupied Provinces in all"


@LANG.writes(S.OutpostsOnMap)
def outposts_on_map(goal: S.OutpostsOnMap, form: int) -> str:
    return f"have {goal.n} Outposts on the map"


@LANG.writes(S.PostsBuilt)
def posts_built(goal: S.PostsBuilt, form: int) -> str:
    return f"build {goal.n} Trading Posts"


@LANG.writes(S.SpaceReached)
def space_reached(goal: S.SpaceReached, form: int) -> str:
    return f"reach space {goal.n} of the Trade Track"


@LANG.writes(S.GoldHeld)
def gold_held(goal: S.GoldHeld, form: int) -> str:
    return f"have {LANG.amount(GOLD, goal.n)}"


@LANG.writes(S.WondersCompleted)
def wonders_completed(goal: S.WondersCompleted, form: int) -> str:
    return f"complete {goal.n} Wonders"


@LANG.writes(S.KnowledgeOwned)
def knowledge_owned(goal: S.KnowledgeOwned, form: int) -> str:
    return f"have {goal.n} Knowledge cards, acquired and not archived"


@LANG.writes(S.PoliciesDeveloped)
def policies_developed(goal: S.PoliciesDeveloped, form: int) -> str:
    return f"develop {goal.n} Policies"


@LANG.writes(S.CardsArchived)
def cards_archived(goal: S.CardsArchived, form: int) -> str:
    return f"archive {goal.n} cards, Revolts not counted"


@LANG.writes(S.MarketsVisited)
def markets_visited(goal: S.MarketsVisited, form: int) -> str:
    return f"visit {goal.n} different Markets"


# ---------------------------------------------------------------- Automa cards: what it gains
@LANG.writes(P.GainGold)
def gain_gold(part: P.GainGold, form: int) -> str:
    return f"gain {LANG.amount(GOLD, part.n)}"


@LANG.writes(P.GoldPerPolicy)
def gold_per_policy(part: P.GoldPerPolicy, form: int) -> str:
    gain = f"gain {LANG.amount(GOLD, part.n)} for each developed Policy"
    return f"develop a Policy, then {gain}" if part.develop else gain


@LANG.writes(P.GoldPerCoast)
def gold_per_coast(part: P.GoldPerCoast, form: int) -> str:
    return f"gain {LANG.amount(GOLD, 1)} for each coastal Province it controls"


@LANG.writes(P.DevelopPolicy)
def develop_policy(part: P.DevelopPolicy, form: int) -> str:
    return "develop a Policy"


@LANG.writes(P.AdvanceTrack)
def advance_track(part: P.AdvanceTrack, form: int) -> str:
    return f"advance {spaces(part.n)}"


@LANG.writes(P.GiveRevolts)
def give_revolts(part: P.GiveRevolts, form: int) -> str:
    return "give every human a Revolt on top of the City deck and another on the City discard pile"


@LANG.writes(D.TakeCards)
def take_cards(part: D.TakeCards, form: int) -> str:
    if part.pick == D.ALL:
        return f"take every {KINDS[part.kind]} of the display"
    return f"take from the display the {KINDS[part.kind]} of {'highest' if part.pick == D.HIGHEST else 'lowest'} cost"


KINDS = {BUILDING: "Building", KNOWLEDGE: "Knowledge", WONDER: "Wonder"}


@LANG.writes(D.BuildWonder)
def build_wonder(part: D.BuildWonder, form: int) -> str:
    return "build a section of a Wonder"


@LANG.writes(D.DrawReserve)
def draw_reserve(part: D.DrawReserve, form: int) -> str:
    cards = "a card" if part.n == 1 else f"{part.n} cards"
    if part.kind < 0:
        return f"draw and keep {cards} of the Reserve"
    return f"draw {cards} of the Reserve and keep each {KINDS[part.kind]}"


@LANG.writes(D.TakeHero)
def take_hero(part: D.TakeHero, form: int) -> str:
    return "take the Hero of the newest Era that is farthest from the deck"


# ---------------------------------------------------------------- on the map
@LANG.writes(B.Conquer)
def conquer(part: B.Conquer, form: int) -> str:
    which = "highest" if part.pick == D.HIGHEST else "lowest"
    text = f"conquer the adjacent Province of {which} defence"
    return text if part.n == 1 else LANG.times(text, part.n)


@LANG.writes(B.MoveBoth)
def move_both(part: B.MoveBoth, form: int) -> str:
    return f"move both Explorers {tiles(part.n)}"


@LANG.writes(B.BuildPost)
def build_post(part: B.BuildPost, form: int) -> str:
    return "build a Trading Post and remove this card from the game"


# ---------------------------------------------------------------- more cards
@LANG.writes(P.Draw)
def draw(part: P.Draw, form: int) -> str:
    return "draw and resolve another card"


@LANG.writes(P.Reshuffle)
def reshuffle(part: P.Reshuffle, form: int) -> str:
    return "shuffle the discard pile and this card into the deck"


@LANG.writes(P.DrawUntil)
def draw_until(part: P.DrawUntil, form: int) -> str:
    wanted = "part for a type" if part.wanted < 0 else f"{LANG.types[part.wanted]} part"
    what = "only its parts for a type, whatever the type" if part.special else "it"
    return f"draw until a card has {english.a(wanted)}, and resolve {what}"


@LANG.writes(P.DrawGeneralTwice)
def draw_general_twice(part: P.DrawGeneralTwice, form: int) -> str:
    return "draw a card and resolve its parts without a type twice"


@LANG.writes(P.CivilizationCard)
def civilization_card(part: P.CivilizationCard, form: int) -> str:
    return "resolve the Civilization card of the Automa whose turn it is"


@LANG.writes(P.IfBehind)
def if_behind(part: P.IfBehind, form: int) -> str:
    return f"if it {BEHIND[part.what]}, {LANG.join([LANG.write(inner) for inner in part.inner])}"


BEHIND = {
    P.TRADE: "is behind every human on the Trade Track", P.PROVINCES: "has fewer Provinces than every human",
    P.POLICY_COUNT: "has fewer Policies than every human", P.WONDER_COUNT: "has fewer Wonders than every human",
}


@LANG.writes(P.CatchUp)
def catch_up(part: P.CatchUp, form: int) -> str:
    provinces, policies, neither = (LANG.write(inner) for inner in part.inner)
    return f"if a human has more Provinces, {provinces}; if one has more Policies, {policies}; if neither, {neither}"

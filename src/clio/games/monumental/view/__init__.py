"""What a seat may know. Hidden are the orders of decks, bag and stacks, the tokens face down on the map, in Ports and
in Markets not visited, the Commercial Gains and Quests of the others."""

from __future__ import annotations

from clio.games.families.monumental.cardbook import (
    BASIC_BUILDING, BUILDING, KNOWLEDGE, POLICY_CARD, REVOLT_CARD, WARLORD_CARD, WONDER,
)
from clio.games.families.monumental.state import EMPTY, WORKSHOP
from clio.games.monumental import bills
from clio.games.monumental.cardbook import (
    AUTOMA_CARD, BOOK, EXCHANGE_CARD, EXPLORATION_CARD, GAIN_CARD, HERO_CARD, MARKET_CARD, MONSTER_CARD, NATURAL_CARD,
    PROJECT_CARD, QUEST_CARD,
)
from clio.games.monumental.ops.board import NATURAL_DEFENCE, OUTPOST_DEFENCE, OUTPOST_SOLDIERS, WONDER_DEFENCE
from clio.games.monumental.ops.standing import current_era
from clio.games.monumental.ops.trade import reservable
from clio.games.monumental.rules.automa import END_AUTOMA
from clio.games.monumental.rules.conquest import FROM_SUPPLY, PAY_DIE
from clio.games.monumental.rules.end import MAJORITY, scores
from clio.games.monumental.rules.projects import most_for, resource_of_project
from clio.games.monumental.rules.quests import RETURN_QUEST
from clio.games.monumental.rules.round import ACTIVATE
from clio.games.monumental.rules.setup import MOST_MONSTERS
from clio.games.monumental.rules.turn import ACTIONS, STEP
from clio.games.monumental.state import (
    FAR, GAIN_SPACES, GAIN_TOKEN, KIND_SHIFT, LAST, LOW_MASK, MARKET_TOKEN, OUTPOSTS, POSTS, PROJECT, SOLDIERS,
    TILE_BITS, TILE_MASK, TRACK_END, World,
)
from clio.games.monumental.view.map import MONSTER_NUMBER, place_of, place_or_none, tiles
from clio.games.monumental.view.players import card_id, player
from clio.games.monumental.view.prices import price
from clio.games.monumental.view.types import (
    BASIC_IDS, ENDING_IDS, ERA_IDS, RESOURCE_IDS, SCORE_LINES, STATUS_IDS, STOCK_IDS, TERRAIN_IDS, TOKEN_IDS,
    AutomaView, BasicBuilding, BasicView, ConfigView, ConquestView, DevelopmentView, DisplayView, Ending, Era, GameView,
    LimitsView, MarchView, Mode, Module, MonsterView, OfferView, Phase, PileView, ProjectView, Resource, ScoreLine,
    Status, Stock, Terrain, TokenKind, TrackView,
)

__all__ = [
    "BASIC_IDS", "ENDING_IDS", "ERA_IDS", "KIND_IDS", "RESOURCE_IDS", "SCORE_LINES", "STATUS_IDS", "STOCK_IDS",
    "TERRAIN_IDS", "TOKEN_IDS", "BasicBuilding", "Ending", "Era", "GameView", "Mode", "Module", "Phase", "Resource",
    "ScoreLine", "Status", "Stock", "Terrain", "TokenKind", "view",
]

KIND_IDS = {
    BUILDING: "building", BASIC_BUILDING: "basic_building", KNOWLEDGE: "knowledge", WONDER: "wonder",
    POLICY_CARD: "policy", WARLORD_CARD: "warlord", REVOLT_CARD: "revolt", NATURAL_CARD: "natural_wonder",
    HERO_CARD: "hero", GAIN_CARD: "gain", MARKET_CARD: "market", EXCHANGE_CARD: "exchange", QUEST_CARD: "quest",
    MONSTER_CARD: "monster", PROJECT_CARD: "project", EXPLORATION_CARD: "exploration", AUTOMA_CARD: "automa",
}
PILE_ERAS: tuple[Era, ...] = ("classical", "medieval", "modern")


def view(s: World, seat: int | None) -> GameView:
    """The table from one seat, or from beside it."""
    reader = reader_of(s, seat)
    return {
        "config": config(s),
        "round": s.round,
        "phase": phase(s),
        "ending": ENDING_IDS[s.ending],
        "over": s.over,
        "era": ERA_IDS[current_era(s) - 1],
        "first": s.first,
        "active": s.active,
        "seat": None if s.over else s.player,
        "you": seat,
        "reader": reader,
        "legal": list(s.legal) if seat is not None and s.player == seat else None,
        "deck": development(s),
        "display": display(s, reader),
        "discarded": [BOOK.id[card] for card in s.discarded],
        "removed": removed(s),
        "basics": {id: basic(s, i, reader) for i, id in enumerate(BASIC_IDS)},
        "piles": piles(s),
        "revolts": s.revolts if s.config.african else None,
        "bag": len(s.bag),
        "exchanges": len(s.exchanges),
        "hidden_monsters": hidden_monsters(s),
        "map": tiles(s, seat, reader),
        "heroes": [{"id": BOOK.id[hero], "price": price(bills.hero(s, reader, hero))} for hero in s.heroes],
        "monsters": [monster(s, each, reader) for each in s.monsters],
        "projects": [project(s, i, reader) for i in range(len(s.holders))] if s.config.future else [],
        "projects_open": s.open_projects,
        "track": track(s),
        "automa": automa(s),
        "in_use": [BOOK.id[card] for card in s.limbo],
        "march": march(s),
        "struck": struck(s),
        "limits": limits(),
        "players": [player(s, me, seat, lines) for me, lines in enumerate(scores(s))],
    }


def reader_of(s: World, seat: int | None) -> int:
    """Whose prices are told: a spectator reads those of whoever has the turn, or decides in an Automa's."""
    if seat is not None:
        return seat
    return s.active if not s.is_automa(s.active) else max(s.player, 0)


# ---------------------------------------------------------------- what was agreed, and where the game stands
def config(s: World) -> ConfigView:
    c = s.config
    return {
        "map": c.map.id,
        "mode": "continuous" if c.continuous else "normal",
        "modules": modules(s),
        "seats": len(s.players),
        "humans": c.humans,
        "automas": c.automas,
        "level": c.level,
        "trade_limit": c.trade_limit,
    }


def modules(s: World) -> list[Module]:
    c = s.config
    names: list[tuple[Module, bool]] = [
        ("african", c.african), ("future", c.future), ("natural_wonders", c.naturals), ("quests", c.quests),
        ("heroes", c.heroes), ("monsters", c.monsters), ("renaissance", c.renaissance),
    ]
    return [name for name, there in names if there]


def phase(s: World) -> Phase:
    """MON-TURN-02, by what is still to be done in the turn."""
    ahead = [frame.op for frame in (*s.stack, s.waiting)]
    if RETURN_QUEST in ahead:
        return "quests"
    if ACTIVATE in ahead:
        return "activation"
    if END_AUTOMA in ahead:
        return "automa"
    return "actions" if ACTIONS in ahead or STEP in ahead else "replenishment"


# ---------------------------------------------------------------- the supply
def development(s: World) -> DevelopmentView:
    left = s.deck[s.deck_at :]
    eras = [BOOK.era[card] - 1 for card in left]
    return {
        "size": len(left),
        "left": {era: eras.count(i) for i, era in enumerate(ERA_IDS)},
        "cards": sorted(BOOK.id[card] for card in left) if s.config.known_deck else None,
    }


def display(s: World, reader: int) -> DisplayView:
    width = s.config.width
    rows = [s.display[row * width : (row + 1) * width] for row in range(s.config.rows)]
    return {"rows": [[offer(s, card, reader) for card in row] for row in rows], "leaving": leaving(s, rows)}


def offer(s: World, card: int, reader: int) -> OfferView:
    return {"card": card_id(card), "price": None if card == EMPTY else price(bills.acquisition(s, reader, card))}


def leaving(s: World, rows: list[list[int]]) -> list[str]:
    """MON-DISP-01, MON-DISP-08, MAE-CONT-21, MAE-CONT-36: from the end farthest from the deck."""
    found = []
    for i, row in enumerate(rows):
        cards = [card for card in reversed(row) if card != EMPTY]
        if s.config.continuous:
            n = max(0, len(s.players) - s.taken) if s.ending != LAST else 0
        else:
            n = int(s.ending == FAR and not s.taken >> i & 1)
        found += cards[:n]
    return [BOOK.id[card] for card in found]


def basic(s: World, i: int, reader: int) -> BasicView:
    return {"left": s.basics[i], "price": price(bills.acquisition(s, reader, WORKSHOP + i))}


def piles(s: World) -> list[PileView]:
    may = reservable(s)
    return [
        {"era": PILE_ERAS[i], "left": len(pile), "open": i in may} for i, pile in enumerate(s.piles)
    ]


def removed(s: World) -> list[str]:
    """Commercial Gains among them left the game face down (MON-SOLO-19)."""
    return [BOOK.id[card] for card in s.removed if not GAIN_TOKEN <= card < MARKET_TOKEN]


def hidden_monsters(s: World) -> int:
    """MON-MONS-01: how many tokens on the map still hide a Monster: everybody can count them."""
    if not s.config.monsters:
        return 0
    sites = len([tile for tile in s.map.tiles if tile.number == MONSTER_NUMBER])
    found = len([card for card in s.removed if BOOK.monster[card] >= 0])
    return min(s.map.seats, MOST_MONSTERS, sites) - found


def automa(s: World) -> AutomaView | None:
    if not s.config.automas:
        return None
    return {
        "deck": len(s.automa_deck),
        "discard": [BOOK.id[card] for card in s.automa_discard],
        "played": [BOOK.id[card] for card in s.automa_played],
    }


# ---------------------------------------------------------------- Monsters, projects, Trade Track
def monster(s: World, packed: int, reader: int) -> MonsterView:
    kind, position = packed >> KIND_SHIFT, packed >> TILE_BITS & LOW_MASK
    return {
        "id": BOOK.id[kind],
        "place": place_of(s, packed & TILE_MASK),
        "position": position,
        "attacks_in": None if s.config.continuous else s.config.width - position,
        "price": [price(bill) for bill in bills.fight(s, reader, kind)],
        "lacks": bills.fight_lacks(s, reader, kind),
    }


def project(s: World, i: int, reader: int) -> ProjectView:
    return {
        "id": BOOK.id[PROJECT + i],
        "resource": STOCK_IDS[resource_of_project(i)],
        "holder": None if s.holders[i] < 0 else s.holders[i],
        "stake": s.stakes[i],
        "most": most_for(s, reader, i),
    }


def track(s: World) -> TrackView | None:
    if not s.config.african:
        return None
    return {"end": TRACK_END, "gains": [n for n in range(TRACK_END + 1) if GAIN_SPACES >> n & 1]}


# ---------------------------------------------------------------- conquests
def march(s: World) -> MarchView | None:
    if not s.march:
        return None
    target, warlord, hero = s.march[:3]
    sources = [tile for tile in s.march[3:] if tile != FROM_SUPPLY]
    return {
        "seat": s.owner[sources[0] if sources else warlord],
        "place": place_of(s, target),
        "warlord": place_or_none(s, warlord),
        "hero": place_or_none(s, hero),
        "soldiers": [place_of(s, tile) for tile in sources],
        "outpost": FROM_SUPPLY in s.march[3:],
        "die": next((frame.mem[0] for frame in (*s.stack, s.waiting) if frame.op is PAY_DIE), None),
    }


def struck(s: World) -> ConquestView | None:
    tile, previous = s.struck
    return None if tile == EMPTY else {"place": place_of(s, tile), "previous": None if previous < 0 else previous}


def limits() -> LimitsView:
    return {
        "outpost_defence": OUTPOST_DEFENCE,
        "wonder_defence": WONDER_DEFENCE,
        "natural_defence": NATURAL_DEFENCE,
        "outpost_soldiers": OUTPOST_SOLDIERS,
        "soldiers": SOLDIERS,
        "outposts": OUTPOSTS,
        "posts": POSTS,
        "majority": MAJORITY,
    }

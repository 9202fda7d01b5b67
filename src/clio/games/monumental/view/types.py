"""The types of the view: what a screen is told, and the words it is told in."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, get_args

Stock = Literal["production", "science", "military", "gold", "culture"]
Resource = Literal["production", "science", "military", "gold", "culture", "fresh_gold", "raid"]
Terrain = Literal[
    "capital", "plains", "forest", "mountain", "coast", "water", "volcano", "mines", "hills", "savanna", "oasis", "port"
]
Module = Literal["african", "future", "natural_wonders", "quests", "heroes", "monsters", "renaissance"]
Mode = Literal["normal", "continuous"]
Phase = Literal["quests", "activation", "actions", "automa", "replenishment"]
Ending = Literal["far", "triggered", "last"]
Era = Literal["classical", "medieval", "renaissance", "modern"]
Status = Literal["idle", "activated", "used", "reinforced"]
BasicBuilding = Literal["basic-workshop", "basic-laboratory", "basic-archery-range"]
TokenKind = Literal["production", "science"]
ScoreLine = Literal[
    "provinces", "knowledge", "wonders", "policies", "most-provinces", "most-knowledge", "most-wonders",
    "most-policies", "trade", "most-trade", "projects", "natural-wonders", "quests", "monsters", "automa-gold",
]

STOCK_IDS: Final[tuple[Stock, ...]] = get_args(Stock)
RESOURCE_IDS: Final[tuple[Resource, ...]] = get_args(Resource)
TERRAIN_IDS: Final[tuple[Terrain, ...]] = get_args(Terrain)
ENDING_IDS: Final[tuple[Ending, ...]] = get_args(Ending)
ERA_IDS: Final[tuple[Era, ...]] = get_args(Era)
STATUS_IDS: Final[tuple[Status, ...]] = get_args(Status)
BASIC_IDS: Final[tuple[BasicBuilding, ...]] = get_args(BasicBuilding)
TOKEN_IDS: Final[tuple[TokenKind, ...]] = get_args(TokenKind)
SCORE_LINES: Final[tuple[ScoreLine, ...]] = get_args(ScoreLine)


class PriceView(TypedDict):
    """`n` of a resource, or of basic resources of any type (None); the player would need `lacks` more, Gold counted
    where it may stand in."""

    resource: Stock | None
    n: int
    lacks: int


# ---------------------------------------------------------------- the table
class ConfigView(TypedDict):
    """What was agreed: `seats` are all, those of people come first; `level` and `trade_limit` concern the Automas."""

    map: str
    mode: Mode
    modules: list[Module]
    seats: int
    humans: int
    automas: int
    level: int
    trade_limit: bool


class OfferView(TypedDict):
    """A place of the display, with what its card costs the reader."""

    card: str | None
    price: PriceView | None


class DisplayView(TypedDict):
    """Rows, in each the place nearest the deck first. `leaving` are the cards that are discarded when the display is
    replenished, unless something changes."""

    rows: list[list[OfferView]]
    leaving: list[str]


class BasicView(TypedDict):
    left: int
    price: PriceView


class DevelopmentView(TypedDict):
    """Cards left per Era; their names too, unordered, where the players know the composition of the deck."""

    size: int
    left: dict[Era, int]
    cards: list[str] | None


class PileView(TypedDict):
    """A reserve pile: its Era, and whether cards of it may be reserved now."""

    era: Era
    left: int
    open: bool


class HeroView(TypedDict):
    """A Hero above the display, from the one nearest the deck on."""

    id: str
    price: PriceView


class MonsterView(TypedDict):
    """A Monster of the map; it attacks when the display has been replenished `attacks_in` times (None in continuous
    mode: at the end of every round). `price` is what the reader would pay to defeat it, `lacks` together."""

    id: str
    place: str
    position: int
    attacks_in: int | None
    price: list[PriceView]
    lacks: int


class ProjectView(TypedDict):
    """`most`: what the reader could give; it takes more than `stake`."""

    id: str
    resource: Stock
    holder: int | None
    stake: int
    most: int


class TrackView(TypedDict):
    """The Trade Track: its last space, and those that give a Commercial Gain."""

    end: int
    gains: list[int]


class AutomaView(TypedDict):
    """The common deck of all Automas; `played` are the cards resolved in this turn."""

    deck: int
    discard: list[str]
    played: list[str]


class MarchView(TypedDict):
    """A conquest under way: Units that left their tiles and have not arrived. `outpost`: one comes from the supply.
    `die`: what the die of Hidden Forces shows, while it is to be paid."""

    seat: int
    place: str
    warlord: str | None
    hero: str | None
    soldiers: list[str]
    outpost: bool
    die: int | None


class ConquestView(TypedDict):
    """The last conquest, and whom it was taken from."""

    place: str
    previous: int | None


class LimitsView(TypedDict):
    """What Outposts, Wonders and Natural Wonders add to a defence, how many Soldiers an Outpost takes the place of;
    pieces of each player; the points of a majority."""

    outpost_defence: int
    wonder_defence: int
    natural_defence: int
    outpost_soldiers: int
    soldiers: int
    outposts: int
    posts: int
    majority: int


# ---------------------------------------------------------------- the map
class DieView(TypedDict):
    """A result of the die of Hidden Forces: the faces of six that show it, and the whole price it leads to."""

    extra: int
    faces: int
    price: PriceView


class AttackView(TypedDict):
    """A conquest by the reader before it begins: the tiles whose Units could enter, the amounts of Gold that may be
    among the price, the results of the die of Hidden Forces, the Gold with which its controller can hold the Hills."""

    reach: list[str]
    gold: list[int]
    die: list[DieView]
    hold: int | None


class DefenceView(TypedDict):
    """What defends a Province, as its parts and in all. For the reader as attacker: Units that must enter, Units that
    could leave the tiles connected with it, the price; `beside`: it touches a tile of the reader, who could mount the
    `attack`. Of the reader's own Province it is what an attacker without effects meets, without price."""

    units: int
    outpost: int
    wonder: int
    natural: int
    terrain: int
    token: int
    effects: int
    total: int
    needed: int
    free: int
    beside: bool
    price: PriceView | None
    attack: AttackView | None


class MarketView(TypedDict):
    """A Market with the tokens left in it; whoever has visited it knows which ones."""

    id: str
    left: int
    tokens: list[str] | None
    visited: list[int]


class PostView(TypedDict):
    """A Trading Post and its Exchange token; none while it is being built (MAE-POST-13)."""

    owner: int
    exchange: str | None


class TileView(TypedDict):
    """A tile; `coastal`: it counts as a coastal Province. Soldiers, Warlord, Hero and Outpost are those of its owner,
    whose Units may leave but for those that must stay: `spare`; `explorers` lists the seat of each one there.
    `token` is the number of the Exploration token that lies face down, `town` says that it is a Free Town,
    `monster_may_hide` that it could be a Monster. `wonder` and `natural` are cards; `natural_hidden`: one lies face
    down. `cargo`: a Commercial Gain waits in the Port."""

    place: str
    q: int
    r: int
    terrain: Terrain
    coastal: bool
    capital: int | None
    owner: int | None
    soldiers: int
    warlord: bool
    hero: bool
    spare: int
    outpost: bool
    explorers: list[int]
    token: int | None
    town: bool
    monster_may_hide: bool
    resource: TokenKind | None
    market: MarketView | None
    cargo: bool
    wonder: str | None
    natural: str | None
    natural_hidden: bool
    post: PostView | None
    forces: bool
    monster: str | None
    defence: DefenceView | None


# ---------------------------------------------------------------- the players
class SlotView(TypedDict):
    """A place of a City, and the Knowledge under its card."""

    card: str | None
    status: Status
    knowledge: str | None
    knowledge_status: Status | None


class PeekView(TypedDict):
    """A card that its owner has looked at: how many cards lie on it."""

    card: str
    depth: int


class DeckView(TypedDict):
    """A City deck: the known top from above, and the rest unordered; `peeked` is for its owner alone."""

    size: int
    top: list[str]
    rest: list[str]
    peeked: PeekView | None


class PolicyView(TypedDict):
    id: str
    active: bool
    used: bool


class UsedView(TypedDict):
    """A card beside the City, a Natural Wonder: is its effect used?"""

    id: str
    used: bool


class ReservedView(TypedDict):
    """A card of the own reserve, with what it costs its owner."""

    id: str
    price: PriceView


class WonderView(TypedDict):
    """A Wonder whose first section stands, with the price of the second."""

    id: str
    price: PriceView


class OwnHeroView(TypedDict):
    """`place`: where its token stands, None while it marches or is dismissed."""

    id: str
    place: str | None
    used: bool
    dismissed: bool


class ExplorerView(TypedDict):
    place: str
    acted: bool
    moved: bool


class DoneView(TypedDict):
    """What a player has done in this turn, in continuous mode in this round; the last three in this turn. `marching`
    and `exploring`: the unique action was that, and may go on."""

    passed: bool
    invested: bool
    hero_taken: bool
    section_built: bool
    conquests: int
    unique: bool
    marching: bool
    exploring: bool


class PricesView(TypedDict):
    """What a player would pay now: for the next Policy, Scientific Progress, an Investment."""

    policy: PriceView | None
    progress: PriceView
    investment: PriceView | None


class PlayerView(TypedDict):
    """One side of the table. `resources` hold `fresh_gold` of the Gold, lost if it is not spent; `raid` is Military for
    unoccupied Provinces alone. `gains`, `quests` and `returned` have faces for their owner only. An Automa has no City,
    no prices and no effects; its cards lie in `discard`, `sites` are the Wonders that it builds."""

    civilization: str
    automa: bool
    resources: dict[Stock, int]
    fresh_gold: int
    raid: int
    gained: dict[Stock, int]
    city: list[SlotView]
    deck: DeckView
    discard: list[str]
    archive: list[str]
    drawn: list[UsedView]
    policies: list[PolicyView]
    undeveloped: list[str]
    reserved: list[ReservedView]
    wonder: WonderView | None
    sites: list[str]
    warlord: str
    warlord_place: str | None
    hero: OwnHeroView | None
    explorers: list[ExplorerView]
    soldiers_home: int
    outposts_left: int
    posts_left: int
    provinces: int
    products: int
    sciences: int
    space: int
    gains_count: int
    gains: list[str] | None
    used_gains: list[str]
    market_tokens: list[str]
    visited: list[str]
    quests_count: int
    quests: list[str] | None
    returned: str | None
    revealed: list[str]
    monsters: list[str]
    naturals: list[UsedView]
    siege: int
    siege_next: int
    bargain: int
    done: DoneView
    prices: PricesView | None
    score: dict[ScoreLine, int]
    points: int


class GameView(TypedDict):
    """The table as a seat sees it. Seats count from 0, those of people first; cards are ids of the card book. Prices
    and defences are those of the seat `reader`: one's own, for a spectator that of a player whose turn it is."""

    config: ConfigView
    round: int
    phase: Phase
    ending: Ending
    over: bool
    era: Era
    first: int
    active: int
    seat: int | None
    you: int | None
    reader: int
    legal: list[int] | None
    deck: DevelopmentView
    display: DisplayView
    discarded: list[str]
    removed: list[str]
    basics: dict[BasicBuilding, BasicView]
    piles: list[PileView]
    revolts: int | None
    bag: int
    exchanges: int
    hidden_monsters: int
    map: list[TileView]
    heroes: list[HeroView]
    monsters: list[MonsterView]
    projects: list[ProjectView]
    projects_open: bool
    track: TrackView | None
    automa: AutomaView | None
    in_use: list[str]
    march: MarchView | None
    struck: ConquestView | None
    limits: LimitsView
    players: list[PlayerView]

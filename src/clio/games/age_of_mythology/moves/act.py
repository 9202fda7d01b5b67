"""The actions of cards but Explore and Attack: Gather, Build, Recruit, Trade."""

from __future__ import annotations

from collections.abc import Callable

from clio.engine.kernel import Frame
from clio.engine.moves import Bounds, Need, Parts, Question, Reason, nowhere
from clio.games.age_of_mythology import actions as A
from clio.games.age_of_mythology import bills
from clio.games.age_of_mythology.bills import Bill
from clio.games.age_of_mythology.cardbook import (
    ALL, BOOK, BUILDING_BOOK, FOOD_ONLY, RESOURCE_IDS, SPACE_IDS, TERRAIN_IDS, UNIT_BOOK,
)
from clio.games.age_of_mythology.moves import board
from clio.games.age_of_mythology.moves.needs import (
    Asked, Here, MythMove, MythNeed, MythQuestion, MythReason, chosen, figure_left, in_favor, named, number_of,
    own_culture, own_spot, player, priced, spot, undecided,
)
from clio.games.age_of_mythology.moves.round import victory_cube
from clio.games.age_of_mythology.rules.build import BUILD as BUILD_OP
from clio.games.age_of_mythology.rules.build import Build, PayBuilding, can_build
from clio.games.age_of_mythology.rules.explore import TakeTile
from clio.games.age_of_mythology.rules.gather import WORKERS, Gather, Workers
from clio.games.age_of_mythology.rules.recruit import Recruit, can_recruit
from clio.games.age_of_mythology.rules.trade import Exchange, Trade
from clio.games.age_of_mythology.state import (
    BUILDINGS, DWARF, DWARF_WORKS, FAVOR, GREAT_TEMPLE, HOUSE, KINDS, MOST_HOUSES, MYTHIC, NOBODY_WORKS, NONE, QUARRY,
    RESOURCES, SPACES, VILLAGER, WONDER,
)
from clio.games.age_of_mythology.words import moves as say
from clio.games.age_of_mythology.words import questions as ask

DONE = MythMove("done", A.DONE, say.fixed("done.build"), moment=Reason("done"), declines=True)

# ---------------------------------------------------------------- Gather
COLLECT = MythMove(
    "collect", A.COLLECT, say.collect, TERRAIN_IDS + RESOURCE_IDS, places=board.gathered, usual=board.terrain,
    moment=Reason("collect", "AOM-GATHER-04"), group="gather",
    needs=(undecided(lambda at: number_of(at) not in (ALL, FOOD_ONLY), "AOM-GATHER-04"),),
)


def worker_moment(at: Here) -> str:
    """Workers wait for the Gather action; a space is also pointed at for a tile, or without one."""
    empty = player(at).tiles[at.n] == NONE
    if isinstance(at.f.op, TakeTile):
        return "by_itself" if empty else "space_taken"
    return "no_tile" if empty else gather_moment(at)


def gather_moment(at: Here) -> str:
    return "workers_next" if isinstance(at.f.op, Gather) else "workers"


MOMENT_CLAUSES = {"by_itself": "AOM-EXPLORE-06", "space_taken": "AOM-EXPLORE-06"}
TO_A_SPACE: MythReason = Reason(
    "workers", tells=own_spot, which=worker_moment,
    names=("workers", "workers_next", "no_tile", "by_itself", "space_taken"),
    also=lambda at: (MOMENT_CLAUSES.get(worker_moment(at), "AOM-GATHER-01"),),
)
SETTLE = MythMove(
    "settle villager", A.SETTLE, say.settle(VILLAGER), SPACE_IDS, places=board.space_and_villager,
    usual=lambda at: board.space(at) if isinstance(at.f.op, TakeTile) else board.space_and_villager(at),
    moment=TO_A_SPACE, group="workers",
)
SETTLE_DWARF = MythMove(
    "settle dwarf", A.SETTLE_DWARF, say.settle(DWARF_WORKS), SPACE_IDS, places=board.space_and_dwarf, usual=nowhere,
    moment=TO_A_SPACE, group="workers",
)
MOVE = MythMove(
    "move", A.MOVE, say.move, tuple(f"{here} {there}" for here in SPACE_IDS for there in SPACE_IDS), places=board.way,
    usual=nowhere, group="workers",
    moment=Reason("workers", "AOM-GATHER-01", which=gather_moment, names=("workers", "workers_next")),
)


def here(at: Here) -> int:
    return at.n // SPACES


def there(at: Here) -> int:
    return at.n % SPACES


def mover(at: Here) -> int:
    """The sort of the worker that a move takes from its tile."""
    return player(at).workers[here(at)]


def displaced(at: Here | Asked) -> int:
    """The sort of the worker who had to make room."""
    return at.f.mem[2]


def moved(at: Here, space: int) -> bool:
    """Has the worker of the space moved in this action?"""
    return bool(at.f.mem[0] >> space & 1)


def spare_tile(at: Here) -> bool:
    return WORKERS.spare_tile(player(at))


def place_for(
    sort: Callable[[Here], int], to: Callable[[Here], int], room: Callable[[Here], bool] | None = None
) -> tuple[MythNeed, ...]:
    """A worker of this sort may come to the space; `room`: whoever stands there could move on, which is sure where the
    one who comes leaves a tile."""

    def free(at: Here) -> bool:
        return player(at).workers[to(at)] == NOBODY_WORKS

    def tells(at: Here) -> Parts:
        return spot(player(at), to(at))

    return (
        Need(
            "tile_to_work_on", lambda at: player(at).tiles[to(at)] != NONE, "AOM-GATHER-01", "AOM-GATHER-19",
            tells=tells,
        ),
        Need("worker_may_move_on", lambda at: free(at) or not moved(at, to(at)), "AOM-GATHER-02", tells=tells),
        Need(
            "one_worker_per_tile", lambda at: free(at) or player(at).workers[to(at)] != sort(at), "AOM-GATHER-02",
            tells=tells,
        ),
        *(() if room is None else (
            Need(
                "tile_to_move_on_to", lambda at: free(at) or room(at), "AOM-GATHER-02", "AOM-GATHER-19", tells=tells
            ),
        )),
    )


def left_tile(at: Here) -> Parts:
    """The tile that the displaced worker had to leave."""
    return spot(player(at), at.f.mem[1])


PLACED_FIRST = MythNeed("displaced_worker_placed", lambda at: False, "AOM-GATHER-02", "AOM-GATHER-19", tells=left_tile)
MOVES_ON = MythNeed(
    "displaced_worker_placed", lambda at: here(at) == at.f.mem[1], "AOM-GATHER-02", "AOM-GATHER-19", tells=left_tile
)
SETTLING: tuple[MythNeed, ...] = (
    Need("villager_held", lambda at: player(at).villagers > 0, "AOM-GATHER-01", "AOM-BLDG-01"),
    *place_for(lambda at: VILLAGER, chosen, spare_tile),
)
SETTLING_DWARF: tuple[MythNeed, ...] = (
    Need("dwarves_to_work", lambda at: player(at).culture == DWARF // KINDS, "AOM-UNIT-27", "AOM-UNIT-10"),
    Need(
        "unit_held", lambda at: player(at).units[DWARF % KINDS] > 0, "AOM-GATHER-01", tells=lambda at: {"unit": DWARF},
    ),
    *place_for(lambda at: DWARF_WORKS, chosen, spare_tile),
)


def from_tile(at: Here) -> Parts:
    return spot(player(at), here(at))


MOVING: tuple[MythNeed, ...] = (
    Need("worker_there", lambda at: mover(at) != NOBODY_WORKS, "AOM-GATHER-01", tells=from_tile),
    Need("worker_not_moved", lambda at: not moved(at, here(at)), "AOM-GATHER-01", tells=from_tile),
    Need("to_another_tile", lambda at: here(at) != there(at), "AOM-GATHER-01", tells=from_tile),
    *place_for(mover, there),
)
def workers_placed(asked: Asked) -> Bounds:
    """Each worker moves once at most, to a tile of its own."""
    p = asked.s.players[asked.me]
    workers = p.villagers + (p.units[DWARF % KINDS] if p.culture == DWARF // KINDS else 0)
    workers += SPACES - p.workers.count(NOBODY_WORKS)
    return Bounds(0, min(workers, SPACES - p.tiles.count(NONE)), asked.f.mem[0].bit_count())


GATHER_QUESTIONS: tuple[MythQuestion, ...] = (
    Question("gather", Gather, (COLLECT,), Reason("collect", "AOM-GATHER-04"), ask.plain("gather")),
    Question(
        "displaced-worker", Workers,
        (MOVE.needing(MOVES_ON, *place_for(displaced, there)), SETTLE.needing(PLACED_FIRST),
         SETTLE_DWARF.needing(PLACED_FIRST), DONE.needing(PLACED_FIRST)),
        Reason("displaced", "AOM-GATHER-02", "AOM-GATHER-19", tells=left_tile), ask.displaced,
        when=lambda asked: bool(displaced(asked)),
    ),
    Question(
        "workers", Workers,
        (SETTLE.needing(*SETTLING), SETTLE_DWARF.needing(*SETTLING_DWARF), MOVE.needing(*MOVING),
         DONE.needing(label=say.fixed("done.workers", "done.workers.then"))),
        Reason("workers", "AOM-GATHER-01"), ask.workers, workers_placed,
    ),
)


# ---------------------------------------------------------------- Build
def spare_clauses(at: Here, f: Frame, building: int) -> tuple[str, ...]:
    """Of those who spare cubes of a building in the Build action of a frame: the Quarry, Nephthys."""
    quarry, less = BUILD_OP.memory(at.s, f)[2], bills.building(at.s, f, building).less
    return (*(["AOM-BLDG-12"] if quarry else []), *(["AOM-EGYPTGOD-05"] if less > quarry else []))


def building_bill(at: Here) -> Bill:
    return bills.building(at.s, at.f, at.n)


def to_build(at: Here) -> int:
    """Buildings that the card still allows."""
    return number_of(at) - BUILD_OP.memory(at.s, at.f)[1]


def buildable(at: Here) -> bool:
    power, _, quarry = BUILD_OP.memory(at.s, at.f)
    return any(can_build(at.s, player(at), kind, quarry, at.f.src, power) for kind in range(BUILDINGS))


def cost_clauses(at: Here) -> tuple[str, ...]:
    """Also why a Quarry does not help: it was built in the same action."""
    clauses = spare_clauses(at, at.f, at.n)
    return (*clauses, "AOM-BLDG-13") if player(at).has(QUARRY) and "AOM-BLDG-12" not in clauses else clauses


def building_price(at: Here) -> Parts:
    bill = building_bill(at)
    return {"a_building": at.n, "cubes": bill.less, **priced(bill)}


def bought(asked: Asked) -> Bounds:
    return Bounds(0, BOOK.number[asked.f.src], BUILD_OP.memory(asked.s, asked.f)[1])


STILL_BUILDING = undecided(lambda at: to_build(at) > 0, "AOM-BUILD-01")
BUILD = MythMove(
    "build", A.BUILD, say.construct, tuple(BUILDING_BOOK.id), places=board.in_stock,
    moment=Reason("build", "AOM-ACTION-08", "AOM-BUILD-01"),
    needs=(
        STILL_BUILDING,
        Need(
            "house_allowed", lambda at: at.n != HOUSE or player(at).houses < MOST_HOUSES, "AOM-BUILD-08",
            tells=lambda at: {"n": MOST_HOUSES},
        ),
        Need(
            "not_owned", lambda at: at.n == HOUSE or not player(at).has(at.n), "AOM-BUILD-07",
            tells=named("a_building", chosen),
        ),
        Need(
            "mythic_age", lambda at: at.n != WONDER or player(at).age == MYTHIC, "AOM-BLDG-21",
            tells=lambda at: {"age": player(at).age},
        ),
        Need("building_left", lambda at: at.s.stock[at.n] > 0, "AOM-BUILD-04", tells=named("building", chosen)),
        Need("city_space", lambda at: player(at).city_size() < SPACES, "AOM-BUILD-05", tells=lambda at: {"n": SPACES}),
        Need(
            "building_payable", lambda at: building_bill(at).payable, "AOM-BUILD-03", tells=building_price,
            also=cost_clauses,
            which=lambda at: "building_payable_less" if building_bill(at).less else "building_payable",
            names=("building_payable", "building_payable_less"),
        ),
    ),
)


def sparing(at: Here) -> tuple[str, ...]:
    """The clauses of those who spare cubes of the building that is paid."""
    return spare_clauses(at, at.s.stack[-1], at.f.mem[0])


def lacking(at: Here) -> list[int]:
    """Cubes of each resource that the player lacks for the building."""
    return [max(0, at.f.mem[2 + res] - player(at).cubes[res]) for res in range(RESOURCES)]


def spares_the_lacking(at: Here) -> bool:
    """Where every cube spared must be one that is lacking, it is one of these."""
    lacks = lacking(at)
    return sum(lacks) < at.f.mem[1] or lacks[at.n] > 0


def cubes_spared(asked: Asked) -> Bounds:
    building, left = asked.f.mem[:2]
    n = bills.building(asked.s, asked.s.stack[-1], building).less
    return Bounds(n, n, n - left)


LESS = MythMove(
    "less", A.LESS, say.resource("less"), RESOURCE_IDS, places=board.cube, usual=nowhere,
    moment=Reason("less", "AOM-BLDG-12"),
    needs=(
        undecided(lambda at: at.f.mem[1] > 0, "AOM-BLDG-12"),
        Need(
            "left_to_pay", lambda at: at.f.mem[2 + at.n] > 0, "AOM-GOD-08", also=sparing,
            tells=lambda at: {"res": at.n, "building": at.f.mem[0]},
        ),
        Need(
            "lacking_cube_spared", spares_the_lacking, "AOM-GOD-08", also=lambda at: ("AOM-BUILD-03", *sparing(at)),
            tells=lambda at: priced(Bill(at.f.mem[2:], player(at).cubes)),
        ),
    ),
)
BUILD_QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "build", Build, (BUILD, DONE.needing(STILL_BUILDING, undecided(buildable, "AOM-BUILD-01"))),
        Reason("build", "AOM-BUILD-01", tells=lambda at: {"card": at.f.src, "buildings": to_build(at)}),
        ask.buildings, bought,
    ),
    Question(
        "spare-cubes", PayBuilding, (LESS,),
        Reason("less", also=sparing, tells=lambda at: {"the_building": at.f.mem[0], "cubes": at.f.mem[1]}),
        ask.spare_cubes, cubes_spared,
    ),
)


# ---------------------------------------------------------------- Recruit
def to_recruit(at: Here) -> int:
    """Units that the card still allows."""
    return number_of(at) + 1 - len(at.f.mem)


def unit_bill(at: Here) -> Bill:
    return bills.unit(at.s, at.f, at.n)


def recruitable(at: Here) -> bool:
    p = player(at)
    return any(can_recruit(at.s, p, unit, at.f.src, bool(at.f.mem[0])) for unit in UNIT_BOOK.of(p.culture))


STILL_RECRUITING = undecided(lambda at: to_recruit(at) > 0, "AOM-RECRUIT-01")
RECRUIT = MythMove(
    "recruit", A.RECRUIT, say.recruit, tuple(UNIT_BOOK.id), places=board.figure,
    moment=Reason("recruit", "AOM-ACTION-08", "AOM-RECRUIT-01"),
    needs=(
        STILL_RECRUITING,
        own_culture("AOM-COMP-16"),
        Need(
            "hero_of_age", lambda at: UNIT_BOOK.age[at.n] <= player(at).age, "AOM-RECRUIT-06",
            tells=lambda at: {"the_unit": at.n, "age": UNIT_BOOK.age[at.n]},
        ),
        Need(
            "hero_awaited", lambda at: not at.s.config.hero_waits or UNIT_BOOK.age[at.n] <= player(at).hero_age,
            "AOM-RECRUIT-06", tells=named("unit", chosen),
        ),
        figure_left("AOM-RECRUIT-09", "AOM-SETUP-15"),
        Need(
            "unit_payable", lambda at: unit_bill(at).payable, "AOM-RECRUIT-03",
            tells=lambda at: {"a_unit": at.n, **priced(unit_bill(at))},
        ),
    ),
)
RECRUIT_QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "recruit", Recruit,
        (RECRUIT, DONE.needing(
            STILL_RECRUITING, undecided(recruitable, "AOM-RECRUIT-01"), label=say.fixed("done.recruit"),
        )),
        Reason("recruit", "AOM-RECRUIT-01", tells=lambda at: {"card": at.f.src, "units": to_recruit(at)}), ask.units,
        lambda asked: Bounds(0, BOOK.number[asked.f.src], len(asked.f.mem) - 1),
    ),
)


# ---------------------------------------------------------------- Trade
def to_pay(at: Here) -> int:
    return bills.trade(player(at), at.f.src).price + 1 - len(at.f.mem)


def cubes_paid(asked: Asked) -> Bounds:
    cost = bills.trade(asked.s.players[asked.me], asked.f.src).price
    return Bounds(cost, cost, len(asked.f.mem) - 1)


def given(at: Here) -> int:
    return at.n // RESOURCES


def taken(at: Here) -> int:
    return at.n % RESOURCES


def has_cube(res: Callable[[Here], int], *clauses: str) -> MythNeed:
    return Need("own_cube", lambda at: player(at).cubes[res(at)] > 0, *clauses, tells=named("res", res))


def one_colour(at: Here) -> bool:
    """The strict reading gives cubes of one colour only."""
    return not at.s.config.one_colour or at.f.mem[0] in (0, 1 << given(at))


def exchanges(asked: Asked) -> Bounds:
    """As many cubes as there are to give and to take, then victory cubes for the favor there could be."""
    s, p = asked.s, asked.s.players[asked.me]
    given, taken, bought, exchanged = asked.f.mem
    own = sum(n for res, n in enumerate(p.cubes) if not taken >> res & 1)
    swaps = 0 if bought else min(own, sum(n for res, n in enumerate(s.bank) if not given >> res & 1))
    cubes = min(s.victory, (p.cubes[FAVOR] + swaps) // bills.temple(p).favor) if p.has(GREAT_TEMPLE) else 0
    return Bounds(0, bought + exchanged + swaps + cubes, bought + exchanged)


PAY = MythMove(
    "pay", A.PAY, say.resource("pay"), RESOURCE_IDS, places=board.cube, usual=nowhere,
    moment=Reason("pay", "AOM-TRADE-01"),
    needs=(undecided(lambda at: to_pay(at) > 0, "AOM-TRADE-01"), has_cube(chosen, "AOM-TRADE-01")),
)
SWAP = MythMove(
    "swap", A.SWAP, say.swap, tuple(f"{give} {take}" for give in RESOURCE_IDS for take in RESOURCE_IDS),
    places=board.swapped,
    moment=Reason(
        "swap", "AOM-ACTION-08", "AOM-TRADE-01", names=("swap", "swap_next"),
        which=lambda at: "swap_next" if isinstance(at.f.op, Trade) else "swap",
    ),
    needs=(
        Need("before_buying", lambda at: not at.f.mem[2], "AOM-TRADE-12"),
        Need("two_resources", lambda at: given(at) != taken(at), "AOM-TRADE-03", tells=named("res", given)),
        has_cube(given, "AOM-TRADE-03"),
        Need("cube_in_bank", lambda at: at.s.bank[taken(at)] > 0, "AOM-TRADE-04", tells=named("res", taken)),
        Need(
            "not_taken_before", lambda at: not at.f.mem[1] >> given(at) & 1, "AOM-TRADE-03", "AOM-TRADE-06",
            tells=named("res", given),
        ),
        Need(
            "not_given_before", lambda at: not at.f.mem[0] >> taken(at) & 1, "AOM-TRADE-03", "AOM-TRADE-06",
            tells=named("res", taken),
        ),
        Need(
            "one_resource_given", one_colour, "AOM-TRADE-03",
            tells=named("res", lambda at: at.f.mem[0].bit_length() - 1),
        ),
    ),
)
BUY = MythMove(
    "buy victory", A.BUY, say.buy, places=board.temple_and_favor, usual=board.temple,
    moment=Reason("buy", "AOM-TRADE-08"), group="buy",
    needs=(
        Need("great_temple", lambda at: player(at).has(GREAT_TEMPLE), "AOM-TRADE-08", "AOM-BLDG-20"),
        victory_cube("AOM-TRADE-10"),
        Need(
            "temple_payable", lambda at: bills.temple(player(at)).payable, "AOM-TRADE-08", "AOM-BLDG-20",
            tells=lambda at: in_favor(bills.temple(player(at))),
        ),
    ),
)
TRADE_QUESTIONS: tuple[MythQuestion, ...] = (
    Question(
        "pay-trade", Trade, (PAY,), Reason("pay", "AOM-TRADE-01", tells=named("cubes", to_pay)), ask.trade_cost,
        cubes_paid,
    ),
    Question(
        "exchange", Exchange, (DONE.needing(label=say.stop_trading), SWAP, BUY),
        Reason("exchange", "AOM-TRADE-03", "AOM-TRADE-06"), ask.exchange, exchanges,
    ),
)

QUESTIONS = (*GATHER_QUESTIONS, *BUILD_QUESTIONS, *RECRUIT_QUESTIONS, *TRADE_QUESTIONS)

"""Which options deserve a look: the answers to small questions by a rule of thumb, the rest by trying them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from clio.bots.monumental import weights as W
from clio.bots.monumental.board import camp_of, conquests, danger, may_fortify, others_land
from clio.bots.monumental.hopes import ease
from clio.bots.monumental.shopping import Prospects
from clio.bots.monumental.travels import Goal, promise
from clio.bots.monumental.worth import BONUS, CARD, USE
from clio.engine.kernel import Op
from clio.games.families.monumental.ops import city as shared
from clio.games.families.monumental.ops import resources
from clio.games.families.monumental.rules.city import KeepKnowledge
from clio.games.families.monumental.rules.policies import Bonuses
from clio.games.families.monumental.state import BASICS, EMPTY, GOLD, PRODUCTION, SCIENCE
from clio.games.monumental import actions as A
from clio.games.monumental.cardbook import BOOK, SAVANNA
from clio.games.monumental.ops import board, city, explorers, monsters, trade, wonders
from clio.games.monumental.ops.board import spare
from clio.games.monumental.ops.city import lose_counters
from clio.games.monumental.rules import automa_board, automa_cards, conquest, projects, quests
from clio.games.monumental.rules.conquest import HOLD_HILLS
from clio.games.monumental.rules.round import ACTIVATE
from clio.games.monumental.rules.turn import ACTIONS, STEP
from clio.games.monumental.state import PASSED, Player, World

NEW_DECISION: Final[tuple[Op[World], ...]] = (ACTIONS, STEP, ACTIVATE)
TARGETS: Final = 5  # conquests that are tried
AMOUNTS: Final = 4  # numbers that are tried of a longer row


class Eyes(Protocol):
    """What the rules of thumb ask the judge for."""

    seat: int

    def outlook(self, s: World) -> Prospects: ...

    def paths(self, s: World) -> tuple[list[Goal], list[Goal]]: ...


# ---------------------------------------------------------------- what follows from an option
def foresee(s: World, me: int, action: int) -> None:
    """Carry out an option. The end of a turn is judged before the City is filled again: what that deals is nobody's
    merit. The answer of whoever holds Hills is guessed."""
    op = s.waiting.op
    pl = s.players[me]
    if op in (ACTIONS, STEP) and action in (A.DONE, A.PASS):
        if action == A.PASS or op is ACTIONS:
            lose_counters(s, me)
            pl.done |= PASSED
        s.player = EMPTY
        return
    s.apply(action)
    while s.waiting.op is HOLD_HILLS and s.player not in (me, EMPTY):
        s.apply(A.AMOUNT + bid(s, s.player, me))


def bid(s: World, owner: int, attacker: int) -> int:
    """MAE-TILE-03: one Gold more than the attacker has, if the Hills are worth it."""
    sure = s.players[attacker].res[GOLD] + 1
    return sure if sure <= min(s.players[owner].res[GOLD], A.AMOUNTS - 1) and sure * W.GOLD <= W.HILLS else 0


# ---------------------------------------------------------------- the turn
def considered(eyes: Eyes, s: World, deep: bool) -> list[int]:
    """The options worth trying."""
    legal = s.legal
    if len(legal) == 1:
        return legal
    found = RULES.get(type(s.waiting.op))
    return legal if found is None else found(eyes, s, legal, deep)


def in_turn(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Without steps that lead nowhere, needless Manoeuvres and hopeless conquests."""
    me = eyes.seat
    pl = s.players[me]
    out = [a for a in legal if a < A.CONQUER or A.OUTPOST <= a < A.EXPLORE or a >= A.PICK_UP]
    out += campaigns(eyes, s, [a for a in legal if A.CONQUER <= a < A.MANOEUVRE])
    marches = [a for a in legal if A.MANOEUVRE <= a < A.OUTPOST]
    if marches:
        out += sources(s, me, marches)
    ways = [a for a in legal if A.EXPLORE <= a < A.PICK_UP]
    if ways:
        out += nearer(eyes, s, pl, ways)
    return out


def campaigns(eyes: Eyes, s: World, targets: list[int]) -> list[int]:
    """The conquests that bring most for their price."""
    if len(targets) <= TARGETS:
        return targets
    found = conquests(s, eyes.seat, eyes.outlook(s))
    found.sort(key=lambda target: target[0] * W.MILITARY - target[1])
    best = [A.CONQUER + s.map.place[tile] for _, _, tile in found]
    return [a for a in best if a in targets][:TARGETS]


def sources(s: World, me: int, marches: list[int]) -> list[int]:
    """From where a Unit may best leave for a Province in danger, or for a camp: the Capital, or the safest tile; none
    without danger."""
    pl = s.players[me]
    risks = {tile: risk for risk, tile in danger(s, me)}
    home = A.MANOEUVRE + s.map.place[pl.capital]
    if home in marches and (risks or may_fortify(s, pl)):
        return [home]
    if not risks:
        return []
    safe = min(marches, key=lambda a: risks.get(s.map.tile_at[a - A.MANOEUVRE], 0.0))
    tile = s.map.tile_at[safe - A.MANOEUVRE]
    return [safe] if risks.get(tile, 0.0) < 0.5 * max(risks.values()) else []


def nearer(eyes: Eyes, s: World, pl: Player, ways: list[int]) -> list[int]:
    """For each Explorer the step that promises most, if it promises more than to stay."""
    single, both = eyes.paths(s)
    now = promise(pl, single, both)[0]
    stand = pl.explorers
    best: list[tuple[float, int]] = [(now, EMPTY), (now, EMPTY)]
    for a in ways:
        e, place = divmod(a - A.EXPLORE, A.GRID)
        tile = s.map.tile_at[place]
        pl.explorers = (tile, stand[1]) if e == 0 else (stand[0], tile)
        then = promise(pl, single, both)[0]
        if then > best[e][0] + W.SLIGHT:
            best[e] = (then, a)
    pl.explorers = stand
    return [a for _, a in best if a != EMPTY]


# ---------------------------------------------------------------- questions inside an action
def first(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """As little as possible, or in any order."""
    return legal[:1]


def force(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Soldiers come from the Capital, or from where the danger is least. Inside a thought the Warlord leads the first
    conquest of a turn, for his effect, and nobody else goes without need."""
    if legal[0] == A.STOP:
        return legal[:1]
    if legal[0] < A.TILE:
        leads = not s.players[eyes.seat].led and s.waiting.mem[2] < 0
        return [legal[0] if leads else legal[-1]] if deep else legal
    pl = s.players[eyes.seat]
    home = A.TILE + s.map.place[pl.capital]
    if home in legal:
        return [home]
    foes = others_land(s, eyes.seat)
    return [min(legal, key=lambda a: weakness(s, pl, s.map.tile_at[a - A.TILE], foes))]


def weakness(s: World, pl: Player, tile: int, foes: int) -> tuple[int, int]:
    """How much a tile needs its Soldiers: first those beside nobody else's, then those with many."""
    return (int(bool(s.map.around[tile] & foes)), -spare(s, pl, tile))


def token_gain(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Inside a thought the gain that is worth most in general."""
    token = s.waiting.src
    gains = [a for a in legal if a < A.PICK]
    if not deep or len(gains) < 2:
        return legal
    return [gains[0] if USE[token] >= BONUS[token] else gains[1]]


def manoeuvre(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """A Soldier, to one of the Provinces in most danger, or to the others of a camp."""
    if legal[0] < A.TILE:
        return legal[:1]
    pl = s.players[eyes.seat]
    camp = [camp_of(s, pl)] if may_fortify(s, pl) else []
    tiles = [tile for _, tile in sorted(danger(s, eyes.seat), reverse=True)][:2]
    found = [A.TILE + s.map.place[tile] for tile in dict.fromkeys(tiles + camp)]
    return [a for a in found if a in legal] or legal[:1]


def free_moves(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    return [*sources(s, eyes.seat, legal[:-1]), A.STOP]


def free_steps(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Act if there is something to do, else go nearer, else stop."""
    pl = s.players[eyes.seat]
    acts = [a for a in legal if a == A.BUILD_POST or A.PICK_UP <= a < A.YES]
    near = nearer(eyes, s, pl, [a for a in legal if A.EXPLORE <= a < A.PICK_UP])
    return [*(acts or near), A.STOP]


def weakest(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Of the cards that may go, the one that brings least; with the right to stop, if there is one."""
    pl = s.players[eyes.seat]
    cards = [a for a in legal if a != A.STOP]
    least = min(cards, key=lambda a: CARD[a - A.PICK] if a >= A.PICK else slot_worth(pl, a - A.SLOT))
    return [a for a in legal if a == A.STOP or a == least]


def slot_worth(pl: Player, slot: int) -> float:
    return CARD[pl.city[slot]]


def strongest(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """The best activated card stays."""
    pl = s.players[eyes.seat]
    best = max([a for a in legal if a != A.STOP], key=lambda a: slot_worth(pl, a - A.SLOT))
    return [a for a in legal if a == A.STOP or a == best]


def by_use(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """The token or card with the best effect."""
    return [max(legal, key=lambda a: USE[a - A.PICK])]


def by_bonus(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    return [max(legal, key=lambda a: BONUS[a - A.PICK])]


def by_worth(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    return [max(legal, key=lambda a: CARD[a - A.PICK])]


def plenty(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Inside a thought: pay with what there is most of, Gold last."""
    if not deep:
        return legal
    res = s.players[eyes.seat].res
    paid = [a for a in legal if a != A.STOP]
    most = max(paid, key=lambda a: (a - A.SPEND < BASICS, res[a - A.SPEND]))
    return [a for a in legal if a == A.STOP or a == most]


def some(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """The ends of a row of numbers, and a few between."""
    if len(legal) <= AMOUNTS:
        return legal
    step = (len(legal) - 1) / (AMOUNTS - 1)
    return [legal[round(i * step)] for i in range(AMOUNTS)]


def hold_hills(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    return [A.AMOUNT + bid(s, eyes.seat, s.waiting.mem[0])]


def pay_on(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Pay and go on, or let it be; a token first if nothing else pays."""
    return [a for a in legal if a in (A.YES, A.NO)] if A.YES in legal else legal


def newest(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """The reserve pile of the newest Era has the best cards; near the end only cheap ones can still be paid."""
    return [legal[-1] if eyes.outlook(s).rounds > 1 else legal[0]]


def transfer(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Give away the card that is worth least, to whoever has the fewest points, an Automa above all."""
    if legal[0] == A.STOP:
        least = min(legal[1:], key=lambda a: CARD[a - A.PICK])
        return [A.STOP, least]
    return [min(legal, key=lambda a: (not s.is_automa(a - A.SEAT), s.players[a - A.SEAT].land.bit_count()))]


def return_quest(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    return [min(legal, key=lambda a: ease(a - A.PICK))]


def place_wonder(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """On a Savanna for its Gold, or where the danger is greatest."""
    golden = s.map.of_terrain[SAVANNA]
    out = [a for a in legal if golden >> s.map.tile_at[a - A.TILE] & 1][:1]
    risks = sorted(danger(s, eyes.seat), reverse=True)
    out += [a for a in [A.TILE + s.map.place[tile] for _, tile in risks] if a in legal and a not in out][:2]
    return out or legal[:1]


def of_automa(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """What an Automa conquers if a human decides: nothing of one's own, of others first, then what is worth least."""
    own = s.players[eyes.seat].land | s.players[eyes.seat].edge
    return [min(legal, key=lambda a: harm(s, eyes.seat, s.map.tile_at[a - A.TILE], own))]


def harm(s: World, me: int, tile: int, own: int) -> tuple[int, int]:
    owner = s.owner[tile]
    token = s.tokens[tile]
    worth = 0 if token == EMPTY else BOOK.automa_gold[token]
    return (2 if owner == me else int(bool(own >> tile & 1 and owner < 0)), worth)


def mines(eyes: Eyes, s: World, legal: list[int], deep: bool) -> list[int]:
    """Production that buys nothing becomes Gold: none, all, or all but the price of something on sale."""
    have = s.players[eyes.seat].res[PRODUCTION]
    prices = {BOOK.cost[card] for card in s.display if card != EMPTY and BOOK.purse[card] != SCIENCE}
    wanted = {0, have, *[have - price for price in sorted(prices) if price < have]}
    return [a for a in legal if a - A.AMOUNT in wanted]


Rule = Callable[[Eyes, World, list[int], bool], list[int]]
RULES: Final[dict[type[Op[Any]], Rule]] = {
    type(ACTIONS): in_turn,
    type(STEP): in_turn,
    type(ACTIVATE): lambda eyes, s, legal, deep: [a for a in legal if a >= A.ACTIVATE],
    resources.PayPrice: first,
    explorers.PayTwo: first,
    Bonuses: first,
    city.Order: first,
    monsters.WhichUnit: first,
    monsters.LoseWhich: first,
    automa_board.AutomaStep: first,
    automa_cards.AutomaWonder: first,
    automa_board.AutomaConquest: of_automa,
    conquest.Force: force,
    conquest.TokenGain: token_gain,
    board.Manoeuvre: manoeuvre,
    board.MoveUnits: free_moves,
    explorers.MoveExplorers: free_steps,
    shared.Archive: weakest,
    shared.DiscardCity: weakest,
    trade.ArchiveReserved: weakest,
    shared.Reinforce: strongest,
    explorers.TakeMarket: by_use,
    shared.CopyPolicy: by_use,
    shared.CopyBonus: by_bonus,
    KeepKnowledge: by_worth,
    resources.PayBasic: plenty,
    resources.PayDifferent: plenty,
    resources.Convert: plenty,
    trade.PayForEach: plenty,
    projects.Contribute: some,
    conquest.MineGold: mines,
    conquest.HoldHills: hold_hills,
    conquest.PayDie: pay_on,
    conquest.MatchHills: pay_on,
    trade.Reserve: newest,
    trade.TransferReserved: transfer,
    quests.ReturnQuest: return_quest,
    wonders.PlaceWonder: place_wonder,
    shared.SwapCity: lambda eyes, s, legal, deep: [A.STOP] if A.STOP in legal else legal[:1],
}
